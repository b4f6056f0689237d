// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/inspect/system_maps.h"
#include "ui/inspect/document/inspect_systems.h"
#include "ui/inspect/document/reading_queue.h"
#include "ui/kit/jobs/background_job.h"

namespace attn::ui {

// Measures all attention maps of the shown system in the background, as long as somebody wants to see them.
// It starts when nothing is being read, and again when links, options or sentences have changed. For the
// window's thread only.
class MapMeasuring : public QObject {
    Q_OBJECT

public:
    // Both outlive this.
    MapMeasuring(const InspectSystems& systems, const ReadingQueue& queue, QObject* parent = nullptr);
    ~MapMeasuring() override;

    // Whether the result is wanted.
    void want(bool isWanted);
    // The maps of the shown system in their order; nullptr while they are not known.
    const std::vector<MapCounts>* counts() const;
    bool isRunning() const { return m_job.isRunning(); }
    // Whether the user has stopped it; `again` measures all the same.
    bool isStopped() const { return m_isStopped; }
    void again();
    // What was measured is out of date: links, threshold or sentences are others.
    void invalidate();
    // Another map of the system that was measured is to be shown: its sentences come again with other
    // weights, and what was measured of all maps stays.
    void keepForOtherMap();
    void cancel();
    // Stops and waits for the thread; no signal is emitted any more.
    void drop() { m_job.drop(); }

signals:
    void progressed(double share, const QString& what);
    void changed();  // counts() or isStopped() is another
    void ended();    // also without a result
    void problem(const QString& sentence);

private:
    void followSentences();
    void endKeeping();
    bool isOfShown() const;
    void startSoon();
    void start();
    void endJob(bool isDone, const QString& sentence);
    int shownId() const;

    const InspectSystems& m_systems;
    const ReadingQueue& m_queue;
    bool m_isWanted = false, m_isStopped = false;
    bool m_isKept = false;  // until the sentences with the other map are there
    int m_version = 0;
    struct Result {
        int system = 0;  // id
        int version = -1;
        std::optional<std::vector<MapCounts>> counts;
    };
    Result m_known;
    std::shared_ptr<Result> m_measured;
    QTimer m_soon;
    BackgroundJob m_job;  // the last member, so that its thread ends first
};

}  // namespace attn::ui
