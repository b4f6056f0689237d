// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/inspect/document/dump_reader.h"
#include "ui/inspect/document/gold_document.h"
#include "ui/inspect/document/inspect_measuring.h"
#include "ui/inspect/document/inspect_selection.h"
#include "ui/inspect/document/inspect_systems.h"
#include "ui/inspect/document/map_measuring.h"
#include "ui/inspect/document/model_reader.h"
#include "ui/inspect/document/picture_cache.h"
#include "ui/inspect/document/reading_queue.h"
#include "ui/inspect/document/system_intake.h"

namespace attn::ui {

// The document of Inspect mode on the window's thread. Owns its parts and connects them. Reading and
// measuring run on other threads; their results arrive as queued calls and are dropped when they are
// outdated.
class InspectController : public QObject {
    Q_OBJECT

public:
    explicit InspectController(QObject* parent = nullptr);
    ~InspectController() override;

    const Inspection& inspection() const { return m_inspection; }
    InspectSystems& systems() { return m_systems; }
    const InspectSystems& systems() const { return m_systems; }
    InspectSelection& selection() { return m_selection; }
    const InspectSelection& selection() const { return m_selection; }
    const PictureCache& pictures() const { return m_pictures; }
    const ReadingQueue& queue() const { return m_queue; }
    InspectMeasuring& measuring() { return m_measuring; }
    const InspectMeasuring& measuring() const { return m_measuring; }
    MapMeasuring& mapMeasuring() { return m_mapMeasuring; }
    const MapMeasuring& mapMeasuring() const { return m_mapMeasuring; }
    GoldDocument& gold() { return m_gold; }
    DumpReader& dumps() { return m_dumps; }
    ModelReader& models() { return m_models; }

    // Whether something is being read or measured.
    bool isBusy() const { return m_queue.isBusy() || m_measuring.isRunning() || m_mapMeasuring.isRunning(); }
    // Shows another map of a system, which its model or its file gives again.
    void setMap(int system, const MapAddress& map);
    // Keeps what was read; nothing more arrives of what was under way.
    void cancel();

signals:
    // What any part has to say.
    void progressed(double share, const QString& what);  // 1: nothing is under way any more
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);  // for the list of recent files

private:
    void connectParts();
    void connectMessages();
    void sayIdle();

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    InspectSelection m_selection{m_systems};
    PictureCache m_pictures{m_systems};
    ReadingQueue m_queue;
    InspectMeasuring m_measuring{m_inspection, m_queue};
    MapMeasuring m_mapMeasuring{m_systems, m_queue};
    GoldDocument m_gold{m_inspection, m_systems, m_queue};
    SystemIntake m_intake{m_systems, m_queue, m_measuring};
    DumpReader m_dumps{m_systems, m_queue, m_intake};
    ModelReader m_models{m_systems, m_queue, m_intake};
};

}  // namespace attn::ui
