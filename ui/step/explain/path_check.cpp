// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/path_check.h"

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/explain/explainer.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {

PathCheck::PathCheck(QObject* parent) : QObject(parent) {
    connect(&m_job, &BackgroundJob::progressed, this, &PathCheck::progressed);
    connect(&m_job, &BackgroundJob::ended, this, [this](bool isDone) {
        if (isDone && m_result)
            emit ended(*m_result);
    });
}

void PathCheck::start(const std::shared_ptr<const LaneData>& lane, int steps) {
    drop();
    m_lane = lane;
    m_steps = steps;
    m_result = std::make_shared<PathDifference>();
    // It has its own computation, so that no earlier result can help it.
    m_job.start([computation = computationOf(*lane), result = m_result, steps](
                    const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        computation->setStop(stop);
        int percent = 0;
        *result = largestDifference(*computation, steps, [&](Index done, Index all) {
            const int now = static_cast<int>(100 * done / all);
            if (now > percent)
                publish(percent = now, 100);
        });
        return true;
    });
}

void PathCheck::drop() {
    m_job.drop();
    m_lane = nullptr;
    m_result = nullptr;
}

QString checkSentence(const PathDifference& difference, const LaneData& lane) {
    const QString compared = groupedNumber(difference.compared);
    if (difference.difference == 0)
        return tr("No difference in %1 numbers, computed again in double precision").arg(compared);
    return tr("Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, "
              "computed again %5)")
        .arg(compared, exactNumber(difference.difference), quantityName(difference.quantity, lane),
             preciseNumber(difference.shown), preciseNumber(difference.plain));
}

}  // namespace attn::ui
