// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "ui/inspect/document/inspect_measuring.h"
#include "ui/inspect/document/inspect_systems.h"
#include "ui/inspect/document/reading_queue.h"

namespace attn::ui {

// A system that is being read.
struct SystemReading {
    int id = 0;                                 // of the system, as soon as it exists
    int replaces = 0;                           // id of the system that it then replaces; 0: none
    InspectedSystem made;                       // without sentences
    std::shared_ptr<const TrainedModel> model;  // nullptr for a dump
    QString what;                               // for `progressed`
};

// Measures the sentences of systems on the thread that reads them, and adds them to the open systems on the
// window's thread. A system exists from its first sentences on. For the window's thread only.
class SystemIntake : public QObject {
    Q_OBJECT

public:
    // All of them outlive this.
    SystemIntake(InspectSystems& systems, ReadingQueue& queue, InspectMeasuring& measuring,
                 QObject* parent = nullptr);

    // Takes more sentences, and the share of the work done, 0 to 1; for the thread that reads. Its calls have
    // no effect after the queue was cancelled.
    using Take = std::function<void(const std::vector<SentencePointer>& more, double share)>;
    Take taker(const std::shared_ptr<SystemReading>& reading);
    // Passes on what is known about a system after all of its sentences were read.
    void describe(const SystemReading& reading);

signals:
    void progressed(double share, const QString& what);
    void problem(const QString& sentence);

private:
    struct Batch {
        std::vector<Inspection::Measured> sentences;
        int version = 0;  // version of the basis
        double share = 0;
    };
    void add(SystemReading& reading, const Batch& batch);

    InspectSystems& m_systems;
    ReadingQueue& m_queue;
    InspectMeasuring& m_measuring;
};

}  // namespace attn::ui
