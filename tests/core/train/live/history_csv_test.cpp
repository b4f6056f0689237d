// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/history_csv.h"

#include <gtest/gtest.h>

#include <limits>

namespace attn::test {
namespace {

TEST(HistoryCsv, HasARowAnUpdateWithWhatWasMeasured) {
    LaneHistory lane;
    lane.name = "dot, scaled";
    lane.losses = {2.5F, 0.1F, std::numeric_limits<float>::quiet_NaN()};
    lane.measurements = {{0, 0, 64, 3.5, 0, 0.25, 1.0}, {2, 0.5, 64, 0.75, 0.5, 0.875, {}, 31.5}};
    LaneHistory branch;
    branch.name = "branch";
    branch.origin = {0, 2};
    branch.firstUpdate = 2;
    branch.losses = {1};
    const std::vector<LaneHistory> lanes = {lane, branch};
    EXPECT_EQ(historyToCsv(lanes),
              "lane,update,loss,seconds,held_out_pairs,held_out_loss,exact_match,token_accuracy,"
              "alignment_error_rate,bleu\r\n"
              "\"dot, scaled\",0,,0,64,3.5,0,0.25,1,\r\n"
              "\"dot, scaled\",1,2.5,,,,,,,\r\n"
              "\"dot, scaled\",2,0.1,0.5,64,0.75,0.5,0.875,,31.5\r\n"
              "\"dot, scaled\",3,,,,,,,,\r\n"
              "branch,2,,,,,,,,\r\n"
              "branch,3,1,,,,,,,\r\n");
}

}  // namespace
}  // namespace attn::test
