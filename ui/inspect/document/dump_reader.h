// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "ui/inspect/document/system_intake.h"

namespace attn::ui {

// Reads dumps: each file becomes a system. For the window's thread only.
class DumpReader : public QObject {
    Q_OBJECT

public:
    // All of them outlive this.
    DumpReader(InspectSystems& systems, ReadingQueue& queue, SystemIntake& intake, QObject* parent = nullptr);

    // Adds a dump to the systems that are open, after what is still being read.
    void open(const QString& path, const DumpOptions& options = {});
    // Reads a dump again with other choices. The old system is removed when the first sentences of the new
    // one arrive, and stays if there are none. Does nothing for a model.
    void reopen(int system, const DumpOptions& options);

signals:
    void finished(int system);  // all of the dump was read
    void progressed(double share, const QString& what);
    void said(const QString& sentence);
    void opened(const QString& path);

private:
    void run(const QString& path, const DumpOptions& options, int replaces);
    void finish(SystemReading& reading, const InspectedSystem& made);

    InspectSystems& m_systems;
    ReadingQueue& m_queue;
    SystemIntake& m_intake;
    std::shared_ptr<SystemReading> m_reading;  // nullptr while no dump is being read
};

}  // namespace attn::ui
