// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/model_reader.h"

#include <algorithm>
#include <map>
#include <utility>

namespace attn::ui {

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
    for (int system = m_systems.count() - 1; system >= 0; --system) {
        const std::shared_ptr<const TrainedModel> made = m_systems.model(system);
        if (!made)
            continue;
        if (isSame && std::find(models.models.begin(), models.models.end(), made) != models.models.end())
            old[made.get()] = m_systems.idOf(system);
        else
            m_systems.close(system);
    }
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
        readings.push_back(reading);
    }
    return readings;
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
            const std::string left = alignModel(*models.models[i], texts, models.reads, publish, stop);
            queue->post(generation, [intake, reading = readings[i], left, skipped = texts.skipped] {
                reading->made.skipped = left.empty() ? skipped : left;
                intake->describe(*reading);
            });
        }
        return !stop.stop_requested();
    };
    const auto done = [this, count = static_cast<int>(readings.size())] {
        emit said(count == 1 ? tr("1 model decoded") : tr("%1 models decoded").arg(count));
    };
    m_queue.run({.work = work, .done = done});
}

}  // namespace attn::ui
