// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/faithfulness/faithfulness.h"

namespace attn {

// One model's part of a result: its figures, and with `withRows` each row of weights.
nlohmann::ordered_json faithfulnessJson(const std::string& path, const TrainedModel& model,
                                        const std::vector<RowFaithfulness>& rows, bool withRows);
// The same figures as a table with a column for each model, and with several of them their mean and
// deviation.
std::string faithfulnessTable(const std::vector<std::string>& names,
                              const std::vector<FaithfulnessSummary>& summaries);

}  // namespace attn
