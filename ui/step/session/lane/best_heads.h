// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>

#include "ui/kit/jobs/background_job.h"
#include "ui/pictures/maps/map_set.h"
#include "ui/step/session/lane/lane.h"

namespace attn::ui {

// Finds the head of a lane's cross-attention with the least alignment error rate on other pairs: fresh ones
// of the lane's task, which its model was not trained on. It measures on a thread, one lane at a time, and
// keeps what it found as long as the model is there.
class BestHeads : public QObject {
    Q_OBJECT

public:
    static constexpr Index pairCount = 200;

    explicit BestHeads(QObject* parent = nullptr);

    // Whether the lane has several heads that attend to the source, and links of its task are known.
    static bool isPossible(const Lane& lane);
    // `found` comes at once if the answer is known. Another lane that is measured is given up.
    void find(const Lane& lane);
    void cancel();
    bool isMeasuring(const Lane& lane) const;
    bool isMeasuring() const { return m_job.isRunning(); }  // any lane
    std::optional<BestMap> of(const Lane& lane) const;

signals:
    void found(const QString& laneId, const attn::ui::BestMap& best);
    void changed();                         // what is measured or known
    void problem(const QString& sentence);  // why it cannot be found

private:
    void finish(bool isDone, const QString& problem);

    using Model = std::weak_ptr<const TrainedModel>;
    std::map<Model, BestMap, std::owner_less<Model>> m_known;
    BackgroundJob m_job;
    std::shared_ptr<const TrainedModel> m_model;  // that is measured
    QString m_lane;
    std::shared_ptr<BestMap> m_result;  // of the job's thread until it ends
};

}  // namespace attn::ui
