// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/inspect/inspect_systems.h"

namespace attn {

// What was concluded, figures of each system and the first `limit` rows of the first one, to standard output.
void printInspected(const InspectedCorpus& corpus, Index limit);

// All of it: every row unless there is a limit.
nlohmann::ordered_json inspectedJson(const InspectedCorpus& corpus, std::optional<Index> limit);

nlohmann::ordered_json conclusionsJson(const std::vector<Conclusion>& conclusions);
nlohmann::ordered_json goldJson(const GoldLinks& gold);
// What known links there are, and how they were read.
std::string goldHead(const GoldLinks& gold);

// The formats that are read, by what they are called with --set format=….
void printFormats();
nlohmann::ordered_json formatsJson();

}  // namespace attn
