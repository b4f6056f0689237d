// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/model_reader.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/inspect/system_maps.h"
#include "core/math/side_by_side.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

namespace {

// Also says in the name of the system what its rows and tokens are.
void setFormOf(InspectedSystem& system, const SentenceForm& form, const TrainedModel& model) {
    const TokenTraits traits = tokenTraits(model);
    QString name = QString::fromStdString(system.name);
    const QString read = ModelReader::tr(" · tokens read"), words = ModelReader::tr(" · words");
    name.remove(read).remove(words);
    if (form.rows == RowToken::Read && !traits.givesClass)
        name += read;
    if (form.mergesPieces && !traits.pieces.empty())
        name += words;
    system.name = name.toStdString();
    system.form = form;
}

}  // namespace

ModelReader::ModelReader(InspectSystems& systems, ReadingQueue& queue, SystemIntake& intake, QObject* parent)
    : QObject(parent), m_systems(systems), m_queue(queue), m_intake(intake) {}

void ModelReader::open(const Models& models) {
    if (models.models.empty())
        return;
    m_models = models;
    m_queue.enqueue([this, opened = m_models] { run(opened); });
}

void ModelReader::setReads(ReadsTarget reads) {
    if (reads == m_models.reads || m_models.models.empty())
        return;
    m_models.reads = reads;
    emit readsChanged();
    m_queue.enqueue([this, opened = m_models] { run(opened); });
}

// If the sentences stay the same, each model's old system stays until its new one arrives, so that the row
// and the system on the screen stay. All other models are closed at once.
ModelReader::Readings ModelReader::readingsOf(const Models& models) {
    const bool isSame = models.corpus == std::exchange(m_decoded, models.corpus);
    std::map<const TrainedModel*, int> old;
    std::vector<int> closed;
    for (int system = m_systems.count() - 1; system >= 0; --system) {
        const std::shared_ptr<const TrainedModel> made = m_systems.model(system);
        if (!made)
            continue;
        if (isSame && std::find(models.models.begin(), models.models.end(), made) != models.models.end())
            old[made.get()] = m_systems.idOf(system);
        else
            closed.push_back(system);
    }
    m_systems.close(closed);
    std::erase_if(m_maps, [&](const auto& chosen) {
        return std::find(models.models.begin(), models.models.end(), chosen.first) == models.models.end();
    });
    const QStringList names = systemNames(models.models, models.paths);
    Readings readings;
    for (std::size_t i = 0; i < models.models.size(); ++i) {
        const auto reading = std::make_shared<SystemReading>();
        const TrainedModel& made = *models.models[i];
        const QString& name = names[static_cast<qsizetype>(i)];
        reading->model = models.models[i];
        if (const auto found = old.find(&made); found != old.end())
            reading->replaces = found->second;
        reading->what = tr("Decoding with %1").arg(name);
        reading->made.name = name.toStdString();
        reading->made.path = models.paths.value(static_cast<qsizetype>(i)).toStdString();
        reading->made.score = made.network.config().attention.score;
        reading->made.task = models.corpus.task;
        reading->made.format = "model";
        reading->made.maps = mapsOf(made);
        reading->made.givesClasses = made.network.saysOneToken();
        if (const auto chosen = m_maps.find(models.models[i]); chosen != m_maps.end())
            reading->made.map = chosen->second;
        else if (!reading->made.maps.empty())
            reading->made.map = made.network.alignment();
        if (reading->made.map)
            reading->made.name = nameWithMap(name, made, *reading->made.map).toStdString();
        setFormOf(reading->made, m_form, made);
        readings.push_back(reading);
    }
    return readings;
}

// The old systems stay until the sentences are there in their new form, which takes no reading.
void ModelReader::setForm(const SentenceForm& form) {
    if (form == m_form)
        return;
    m_form = form;
    emit formChanged();
    for (int system = 0; system < m_systems.count(); ++system)
        if (m_systems.model(system))
            m_queue.enqueue([this, id = m_systems.idOf(system)] { formAgain(id); });
}

// nullptr when the system was closed meanwhile; the queue then goes on.
std::shared_ptr<SystemReading> ModelReader::readingAgain(int id) {
    const int system = m_systems.indexOf(id);
    if (system < 0) {
        m_queue.run({.work = [](const std::stop_token&, const auto&) { return true; }, .done = [] {}});
        return nullptr;
    }
    auto reading = std::make_shared<SystemReading>();
    reading->replaces = id;
    reading->model = m_systems.model(system);
    reading->made = m_systems.inspection().system(system);
    return reading;
}

void ModelReader::formAgain(int id) {
    const auto reading = readingAgain(id);
    if (!reading)
        return;
    const auto sentences = std::make_shared<std::vector<SentencePointer>>(std::move(reading->made.sentences));
    reading->made.sentences.clear();
    setFormOf(reading->made, m_form, *reading->model);
    reading->what = tr("Reading %1 again").arg(QString::fromStdString(reading->made.name));
    const auto work = [sentences, form = m_form, traits = tokenTraits(*reading->model),
                       take = m_intake.taker(reading)](const std::stop_token& stop, const auto&) {
        for (SentencePointer& sentence : *sentences) {
            if (stop.stop_requested())
                return false;
            sentence = inForm(sentence, form, traits);
        }
        take(*sentences, 1);
        return true;
    };
    m_queue.run({.work = work, .done = [] {}});
}

void ModelReader::setMap(int system, const MapAddress& map) {
    const std::shared_ptr<const TrainedModel> model = m_systems.model(system);
    if (!model)
        return;
    m_maps[model] = map;
    m_queue.enqueue([this, id = m_systems.idOf(system), map] { runAgain(id, map); });
}

void ModelReader::runAgain(int id, const MapAddress& map) {
    const auto reading = readingAgain(id);
    if (!reading)
        return;
    const auto sentences =
        std::make_shared<const std::vector<SentencePointer>>(std::move(reading->made.sentences));
    reading->made.sentences.clear();
    reading->made.map = map;
    reading->made.name =
        nameWithMap(QString::fromStdString(reading->made.name), *reading->model, map).toStdString();
    reading->what = tr("Reading %1 again").arg(QString::fromStdString(reading->made.name));
    emit progressed(0, reading->what);
    const auto work = [sentences, model = reading->model, map, form = reading->made.form,
                       take = m_intake.taker(reading)](const std::stop_token& stop, const auto&) {
        // A part of the sentences would replace all of them, so they wait for the last.
        std::vector<SentencePointer> all;
        const auto publish = [&](std::vector<SentencePointer> more, double share) {
            all.insert(all.end(), more.begin(), more.end());
            take({}, std::min(share, 0.99));
        };
        alignAgain(*model, *sentences, map, form, publish, stop);
        if (stop.stop_requested())
            return false;
        take(all, 1);
        return true;
    };
    m_queue.run({.work = work, .done = [] {}});
}

void ModelReader::run(const Models& models) {
    const Readings readings = readingsOf(models);
    std::vector<SystemIntake::Take> takes;
    for (const auto& reading : readings)
        takes.push_back(m_intake.taker(reading));
    emit progressed(0, readings.front()->what);
    const auto work = [queue = &m_queue, generation = m_queue.generation(), intake = &m_intake, models,
                       readings, takes](const std::stop_token& stop, const auto&) {
        const ModelTexts texts = modelTexts(models.corpus, models.models, stop);
        for (std::size_t i = 0; i < readings.size() && !stop.stop_requested(); ++i) {
            const auto publish = [&](const std::vector<SentencePointer>& more, double share) {
                takes[i](more, (static_cast<double>(i) + share) / static_cast<double>(readings.size()));
            };
            const std::string left =
                alignModel(*models.models[i], texts, models.reads, publish, stop, processorCount(),
                           readings[i]->made.map, readings[i]->made.form);
            queue->post(generation, [intake, reading = readings[i], left, skipped = texts.skipped] {
                reading->made.skipped = left.empty() ? skipped : left;
                intake->describe(*reading);
            });
        }
        return !stop.stop_requested();
    };
    const auto done = [this, count = static_cast<int>(readings.size())] {
        emit said(count == 1 ? tr("1 model decoded")
                             : tr("%1 models decoded", nullptr, pluralOf(count)).arg(count));
    };
    m_queue.run({.work = work, .done = done});
}

}  // namespace attn::ui
