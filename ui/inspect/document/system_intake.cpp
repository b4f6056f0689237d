// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/system_intake.h"

namespace attn::ui {

SystemIntake::SystemIntake(InspectSystems& systems, ReadingQueue& queue, InspectMeasuring& measuring,
                           QObject* parent)
    : QObject(parent), m_systems(systems), m_queue(queue), m_measuring(measuring) {}

SystemIntake::Take SystemIntake::taker(const std::shared_ptr<SystemReading>& reading) {
    return [this, queue = &m_queue, generation = m_queue.generation(), reading,
            newest = m_measuring.newest()](const std::vector<SentencePointer>& more, double share) {
        const InspectMeasuring::Basis basis = newest();
        const auto batch = std::make_shared<Batch>();
        batch->version = basis.version;
        batch->share = share;
        batch->sentences.reserve(more.size());
        for (const SentencePointer& sentence : more) {
            const std::vector<Link>* known =
                knownLinks(basis.gold.get(), sentence->key.number, sentence.get());
            Inspection::Measured measured;
            measured.sentence = sentence;
            measured.metrics = measure(*sentence, known, basis.options, &measured.counts);
            batch->sentences.push_back(std::move(measured));
        }
        queue->post(generation, [this, reading, batch] { add(*reading, *batch); });
    };
}

void SystemIntake::add(SystemReading& reading, const Batch& batch) {
    emit progressed(batch.share, reading.what);
    if (batch.sentences.empty())
        return;
    const bool isFirst = reading.id == 0;
    if (isFirst)
        reading.id = m_systems.add(reading.made, reading.model, reading.replaces);
    const int system = m_systems.indexOf(reading.id);
    if (system < 0)
        return;  // it was closed
    m_systems.append(system, batch.sentences);
    if (isFirst)
        m_systems.announce();
    m_measuring.noteVersion(batch.version);
}

void SystemIntake::describe(const SystemReading& reading) {
    const int system = m_systems.indexOf(reading.id);
    if (system < 0)
        return;
    m_systems.describe(system, reading.made);
    m_systems.announce();
    for (const std::string& sentence : {reading.made.problem, reading.made.skipped}) {
        if (!sentence.empty())
            emit problem(QString::fromStdString(sentence));
    }
}

}  // namespace attn::ui
