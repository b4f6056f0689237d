// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/dump_reader.h"

#include <QFileInfo>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/sentences/undecided.h"
#include "core/inspect/system_maps.h"
#include "core/inspect/texts/dump_start.h"
#include "ui/kit/text/number_text.h"

namespace attn::ui {
namespace {

// A hint about files that may have the texts: only the user can say whether they do.
QString offeredTexts(const std::vector<Conclusion>& conclusions) {
    for (const Conclusion& conclusion : conclusions)
        if (conclusion.id == "target" && conclusion.value.empty() && !conclusion.isOverruled &&
            conclusion.choices.size() > 1)
            return DumpReader::tr("Its target texts are not known: Ctrl+I offers files that may have them.");
    return {};
}

}  // namespace

DumpReader::DumpReader(InspectSystems& systems, ReadingQueue& queue, SystemIntake& intake, QObject* parent)
    : QObject(parent), m_systems(systems), m_queue(queue), m_intake(intake) {
    connect(&queue, &ReadingQueue::ended, this, [this] { m_reading.reset(); });
    connect(&systems, &InspectSystems::removed, this, [this](int id) {
        if (m_reading && m_reading->id == id)
            m_queue.stopTask();
    });
}

void DumpReader::open(const QString& path, const DumpOptions& options) {
    m_queue.enqueue([this, path, options] { run(path, options, 0); });
}

void DumpReader::reopen(int system, const DumpOptions& options) {
    if (system < 0 || system >= m_systems.count() || m_systems.model(system))
        return;
    const QString path = QString::fromStdString(m_systems.inspection().system(system).path);
    m_queue.enqueue([this, path, options, id = m_systems.idOf(system)] { run(path, options, id); });
}

void DumpReader::run(const QString& path, const DumpOptions& options, int replaces) {
    const auto reading = std::make_shared<SystemReading>();
    reading->replaces = replaces;
    reading->what = tr("Reading %1").arg(QFileInfo(path).fileName());
    reading->made.name = m_systems.nameOf(path, replaces).toStdString();
    reading->made.path = path.toStdString();
    reading->made.options = options;
    m_reading = reading;
    emit progressed(0, reading->what);
    // The job's own copy, which the window reads after the job has ended.
    const auto made = std::make_shared<InspectedSystem>(reading->made);
    const auto asked = std::make_shared<std::optional<Conclusion>>();
    const auto work = [asked, queue = &m_queue, generation = m_queue.generation(), reading, made,
                       take = m_intake.taker(reading)](const std::stop_token& stop, const auto&) {
        DumpWatch watch;
        watch.stop = stop;
        watch.publish = take;
        watch.concluded = [&](const std::vector<Conclusion>& conclusions) {
            queue->post(generation, [reading, conclusions] {
                reading->made.conclusions = conclusions;
                reading->made.maps = mapsOf(conclusions);
                reading->made.map = mapOf(conclusions);
            });
        };
        AlignmentDump dump;
        try {
            dump = readDump(made->path, made->options, watch);
        } catch (const UndecidedDump& undecided) {
            *asked = undecided.open();
            throw Error(undecided.seen());
        } catch (const UnknownFormat& unknown) {
            throw Error(unknown.seen());  // formats are chosen by their names here
        }
        made->format = dump.format;
        made->conclusions = std::move(dump.conclusions);
        made->maps = mapsOf(made->conclusions);
        made->map = mapOf(made->conclusions);
        made->skipped = dump.skipped.text();
        made->problem = std::move(dump.problem);
        return !stop.stop_requested();
    };
    const auto stopped = [this, reading, made] {
        // The sentences that were read have a format and conclusions as well.
        if (made->format.empty())
            return;
        reading->made = *made;
        m_intake.describe(*reading);
    };
    m_queue.run({.work = work,
                 .done = [this, reading, made] { finish(*reading, *made); },
                 .stopped = stopped,
                 .file = ReadingQueue::Failed{path, false, {}, options, asked}});
}

void DumpReader::finish(SystemReading& reading, const InspectedSystem& made) {
    reading.made = made;
    m_intake.describe(reading);
    const int system = m_systems.indexOf(reading.id);
    if (system < 0)
        return;
    emit finished(system);
    emit opened(QString::fromStdString(made.path));
    const auto count = static_cast<qint64>(m_systems.inspection().system(system).sentences.size());
    QString read = QString::fromStdString(made.name) + QStringLiteral(": ") + countedSentences(count);
    if (const QString offer = offeredTexts(made.conclusions); !offer.isEmpty())
        read += QStringLiteral(". ") + offer;
    emit said(read);
}

}  // namespace attn::ui
