// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/faithfulness/faithfulness.h"

namespace attn {

// A figure of a summary: its words, where it is found, and how it is written.
struct FaithfulnessFigure {
    std::string words;  // "τ with gradients", in the language of the program
    std::function<std::optional<double>(const FaithfulnessSummary&)> value;
    const char* format;
    double factor = 1;
    std::string text(double of) const;  // of a value
};
// In the order of a table.
std::vector<FaithfulnessFigure> faithfulnessFigures();

// One model's part of a result: its figures, and with `withRows` each row of weights.
nlohmann::ordered_json faithfulnessJson(const std::string& path, const TrainedModel& model,
                                        const std::vector<RowFaithfulness>& rows, bool withRows);

// What was measured and how, as both a result and a file begin.
nlohmann::ordered_json faithfulnessSettingsJson(Index sentences, const FaithfulnessOptions& options,
                                                std::uint64_t pairsSeed);
// A file of results: `settings`, and `models` as faithfulnessJson gives them.
std::string faithfulnessFile(const nlohmann::ordered_json& settings, const nlohmann::ordered_json& models);

}  // namespace attn
