// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of systems: one file or one set of models at a time, on the job's thread.
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>

#include "core/inspect/read_dump.h"
#include "core/inspect/texts/dump_start.h"
#include "ui/inspect/inspect_controller.h"
#include "ui/kit/text/number_text.h"
#include "ui/pictures/lane/lane_identity.h"

namespace attn::ui {
namespace {

// Files that may have the texts: it is for the user to say so.
QString offeredTexts(const std::vector<Conclusion>& conclusions) {
    for (const Conclusion& conclusion : conclusions)
        if (conclusion.id == "target" && conclusion.value.empty() && !conclusion.isOverruled &&
            conclusion.choices.size() > 1)
            return InspectController::tr(
                "Its target texts are not known: Ctrl+I offers files that may have them.");
    return {};
}

QString systemName(const TrainedModel& model) {
    LaneData lane;
    setIdentity(lane, model.network.config());
    return lane.name;
}

// Two of one score: their files tell them apart.
QStringList systemNames(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                        const QStringList& paths) {
    QStringList names;
    for (const auto& model : models)
        names.append(systemName(*model));
    const QStringList scores = names;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (scores.count(scores[i]) > 1)
            names[i] += QStringLiteral(" · ") + QFileInfo(paths.value(i)).completeBaseName();
    }
    return names;
}

}  // namespace

void InspectController::post(int run, std::function<void()> call) {
    QMetaObject::invokeMethod(
        this,
        [this, run, call = std::move(call)] {
            if (run == m_run)
                call();
        },
        Qt::QueuedConnection);
}

void InspectController::report(double share, const QString& what) {
    emit progressed(share, what);
}

bool InspectController::isBusy() const {
    return !m_queue.empty() || m_job.isRunning() || m_measuring.isRunning();
}

void InspectController::cancel() {
    if (!isBusy())
        return;
    ++m_run;
    m_queue.clear();
    m_done = nullptr;
    m_wantsMeasuring = false;
    m_job.cancel();
    m_measuring.cancel();
    refreshRows();
    emit metricsChanged();
    report(1, {});
    emit said(tr("Stopped. What was read is kept."));
}

void InspectController::enqueue(std::function<void()> start) {
    m_queue.push_back(std::move(start));
    startNext();
}

void InspectController::startNext() {
    if (m_job.isRunning())
        return;
    if (m_queue.empty()) {
        if (m_isStale)
            measureSoon();
        if (!isBusy())
            report(1, {});
        return;
    }
    publishBasis();
    const std::function<void()> start = std::move(m_queue.front());
    m_queue.pop_front();
    start();
}

void InspectController::startJob(BackgroundJob::Work work, std::function<void()> done) {
    m_done = std::move(done);
    m_job.start(std::move(work));
}

void InspectController::endJob(bool isDone, const QString& sentence) {
    const std::function<void()> done = std::exchange(m_done, nullptr);
    const std::shared_ptr<Reading> reading = std::exchange(m_reading, nullptr);
    dropBasis();
    std::optional<Failed> read = std::exchange(m_underWay, std::nullopt);
    if (read && (isDone || !sentence.isEmpty())) {
        // What is not there has no other format either.
        const QFileInfo file(read->path);
        const bool isThere = file.isFile() && file.isReadable() && file.size() > 0;
        m_failed = !sentence.isEmpty() && isThere ? std::move(read) : std::nullopt;
        if (m_failed)
            m_failed->why = sentence;
        emit readingFailed();
    }
    if (!sentence.isEmpty())
        emit problem(m_failed && m_failed->why == sentence
                         ? sentence + QLatin1Char(' ') +
                               tr("Inspect › Open Again As (Ctrl+Shift+I) chooses the format.")
                         : sentence);
    else if (isDone && done)
        done();
    else if (reading && !reading->read->format.empty()) {
        // Stopped: what is there has numbers and a form as well.
        reading->made = *reading->read;
        describe(*reading);
    }
    if (m_hasMore) {
        refreshRows();
        emit metricsChanged();
    }
    startNext();
}

InspectController::Take InspectController::taker(const std::shared_ptr<Reading>& reading) {
    return [this, run = m_run, reading, shared = m_shared](const std::vector<SentencePointer>& more,
                                                           double share) {
        Basis basis;
        {
            const std::lock_guard lock(shared->mutex);
            basis = shared->basis;
        }
        const auto batch = std::make_shared<Batch>();
        batch->version = basis.version;
        batch->share = share;
        batch->sentences.reserve(more.size());
        for (const SentencePointer& sentence : more) {
            const std::vector<Link>* known = basis.gold ? basis.gold->find(sentence->key.number) : nullptr;
            if (!known && sentence->truth)
                known = &*sentence->truth;
            Inspection::Measured measured;
            measured.sentence = sentence;
            measured.metrics = measure(*sentence, known, basis.options, &measured.counts);
            batch->sentences.push_back(std::move(measured));
        }
        post(run, [this, reading, batch] { add(*reading, *batch); });
    };
}

void InspectController::add(Reading& reading, const Batch& batch) {
    report(batch.share, reading.what);
    if (batch.sentences.empty())
        return;
    const bool isFirst = reading.id == 0;
    std::optional<SentenceKey> key;  // that was looked at
    if (isFirst) {
        const int old = reading.replaces ? indexOf(reading.replaces) : -1;
        const bool wasShown = old >= 0 && old == m_shown, wasOther = old >= 0 && old == m_other;
        const int other = m_other < 0 || wasOther ? 0 : m_ids[static_cast<std::size_t>(m_other)];
        if (m_row >= 0)
            key = m_inspection.key(m_row);
        const int colour = old >= 0 && !model(old) ? colourOf(old) : freeColour();
        if (old >= 0)
            removeAt(old);
        m_inspection.addSystem(reading.made);
        reading.id = ++m_lastId;
        m_ids.push_back(reading.id);
        if (reading.model)
            m_modelOf[reading.id] = reading.model;
        else
            m_colours[reading.id] = colour;
        if (m_shown < 0 || wasShown)
            m_shown = m_inspection.systemCount() - 1;
        if (wasOther)
            m_other = m_inspection.systemCount() - 1;
        else if (wasShown && other)
            m_other = indexOf(other);
    }
    const int system = indexOf(reading.id);
    if (system < 0)
        return;  // it was closed
    m_inspection.append(system, batch.sentences);
    if (isFirst) {
        m_hasMore = true;
        if (m_row < 0 && key)
            m_row = m_inspection.rowOf(*key).value_or(-1);
        refreshRows();
        emit systemsChanged();
        emit metricsChanged();
        emit currentRowChanged();
    }
    m_hasMore = true;
    m_isStale = m_isStale || batch.version != m_basis.version;
    refreshRowsSoon();
}

void InspectController::describe(const Reading& reading) {
    const int system = indexOf(reading.id);
    if (system < 0)
        return;
    m_inspection.describe(system, reading.made);
    m_lanes.clear();
    m_hasMore = true;
    refreshRows();
    emit systemsChanged();
    emit metricsChanged();
    emit currentRowChanged();
    for (const std::string& sentence : {reading.made.problem, reading.made.skipped}) {
        if (!sentence.empty())
            emit problem(QString::fromStdString(sentence));
    }
}

void InspectController::openDump(const QString& path, const DumpOptions& options) {
    enqueue([this, path, options] { runDump(path, options, 0); });
}

void InspectController::reopen(int system, const DumpOptions& options) {
    if (system < 0 || system >= m_inspection.systemCount() || model(system))
        return;
    const QString path = QString::fromStdString(m_inspection.system(system).path);
    const int id = m_ids[static_cast<std::size_t>(system)];
    enqueue([this, path, options, id] { runDump(path, options, id); });
}

// Two files of one name: their folders tell them apart.
QString InspectController::nameOf(const QString& path, int replaces) const {
    const QFileInfo file(path);
    QString name = file.fileName();
    const auto isTaken = [&] {
        for (int system = 0; system < m_inspection.systemCount(); ++system) {
            if (m_ids[static_cast<std::size_t>(system)] != replaces &&
                m_inspection.system(system).name == name.toStdString())
                return true;
        }
        return false;
    };
    if (isTaken())
        name.prepend(file.absoluteDir().dirName() + QLatin1Char('/'));
    const QString first = name;
    for (int copy = 2; isTaken(); ++copy)
        name = QStringLiteral("%1 (%2)").arg(first).arg(copy);
    return name;
}

void InspectController::runDump(const QString& path, const DumpOptions& options, int replaces) {
    const auto reading = std::make_shared<Reading>();
    reading->replaces = replaces;
    reading->what = tr("Reading %1").arg(QFileInfo(path).fileName());
    reading->made.name = nameOf(path, replaces).toStdString();
    reading->made.path = path.toStdString();
    reading->made.options = options;
    m_reading = reading;
    m_underWay = Failed{path, false, {}};
    report(0, reading->what);
    const auto made = std::make_shared<InspectedSystem>(reading->made);
    reading->read = made;
    const auto work = [this, run = m_run, reading, made, take = taker(reading)](const std::stop_token& stop,
                                                                                const auto&) {
        DumpWatch watch;
        watch.stop = stop;
        watch.publish = take;
        watch.concluded = [&](const std::vector<Conclusion>& conclusions) {
            post(run, [reading, conclusions] { reading->made.conclusions = conclusions; });
        };
        AlignmentDump dump;
        try {
            dump = readDump(made->path, made->options, watch);
        } catch (const UnknownFormat& unknown) {
            throw Error(unknown.seen());  // formats are chosen by their names here
        }
        made->format = dump.format;
        made->conclusions = std::move(dump.conclusions);
        made->skipped = dump.skipped.text();
        made->problem = std::move(dump.problem);
        return !stop.stop_requested();
    };
    startJob(work, [this, reading, made] {
        reading->made = *made;
        describe(*reading);
        const int system = indexOf(reading->id);
        if (system < 0)
            return;
        if (m_goldSource && m_goldSource->knewTexts)
            checkTexts(system);
        readGoldAgain();
        emit opened(QString::fromStdString(made->path));
        const auto count = static_cast<qint64>(m_inspection.system(system).sentences.size());
        QString read = QString::fromStdString(made->name) + QStringLiteral(": ") + countedSentences(count);
        if (const QString offer = offeredTexts(made->conclusions); !offer.isEmpty())
            read += QStringLiteral(". ") + offer;
        emit said(read);
    });
}

void InspectController::openModels(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                                   const QStringList& paths, const ModelCorpus& corpus, ReadsTarget reads) {
    if (models.empty())
        return;
    m_models = {models, paths, corpus, reads};
    enqueue([this, opened = m_models] { runModels(opened); });
}

void InspectController::setModelReads(ReadsTarget reads) {
    if (reads == m_models.reads || m_models.models.empty())
        return;
    m_models.reads = reads;
    emit systemsChanged();
    enqueue([this, opened = m_models] { runModels(opened); });
}

void InspectController::runModels(const Models& models) {
    // The same sentences read otherwise: each stays until its successor comes, so that what one looks at
    // stays.
    const bool isSame = models.corpus == std::exchange(m_decoded, models.corpus);
    std::map<const TrainedModel*, int> old;
    for (int system = m_inspection.systemCount() - 1; system >= 0; --system) {
        const std::shared_ptr<const TrainedModel> made = model(system);
        if (!made)
            continue;
        if (isSame && std::find(models.models.begin(), models.models.end(), made) != models.models.end())
            old[made.get()] = m_ids[static_cast<std::size_t>(system)];
        else
            closeSystem(system);
    }
    const QStringList names = systemNames(models.models, models.paths);
    std::vector<std::shared_ptr<Reading>> readings;
    std::vector<Take> takes;
    for (std::size_t i = 0; i < models.models.size(); ++i) {
        const auto reading = std::make_shared<Reading>();
        const TrainedModel& made = *models.models[i];
        reading->model = models.models[i];
        if (const auto found = old.find(&made); found != old.end())
            reading->replaces = found->second;
        reading->what = tr("Decoding with %1").arg(names[static_cast<qsizetype>(i)]);
        reading->made.name = names[static_cast<qsizetype>(i)].toStdString();
        reading->made.path = models.paths.value(static_cast<qsizetype>(i)).toStdString();
        reading->made.score = made.network.config().attention.score;
        reading->made.task = models.corpus.task;
        reading->made.format = "model";
        readings.push_back(reading);
        takes.push_back(taker(reading));
    }
    report(0, readings.front()->what);
    const auto work = [this, run = m_run, models, readings, takes](const std::stop_token& stop, const auto&) {
        const ModelTexts texts = modelTexts(models.corpus, models.models, stop);
        for (std::size_t i = 0; i < readings.size() && !stop.stop_requested(); ++i) {
            const auto publish = [&](const std::vector<SentencePointer>& more, double share) {
                takes[i](more, (static_cast<double>(i) + share) / static_cast<double>(readings.size()));
            };
            const std::string left = alignModel(*models.models[i], texts, models.reads, publish, stop);
            post(run, [this, reading = readings[i], left, skipped = texts.skipped] {
                reading->made.skipped = left.empty() ? skipped : left;
                describe(*reading);
            });
        }
        return !stop.stop_requested();
    };
    startJob(work, [this, count = static_cast<int>(readings.size())] {
        emit said(count == 1 ? tr("1 model decoded") : tr("%1 models decoded").arg(count));
    });
}

}  // namespace attn::ui
