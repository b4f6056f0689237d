// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/inspect/inspect_systems.h"

namespace attn {

// Prints to standard output what was concluded, the figures of each system and the first `limit` rows of the
// first one.
void printInspected(const InspectedCorpus& corpus, Index limit);

// Everything; all rows unless there is a limit.
nlohmann::ordered_json inspectedJson(const InspectedCorpus& corpus, std::optional<Index> limit);

nlohmann::ordered_json conclusionsJson(const std::vector<Conclusion>& conclusions);
nlohmann::ordered_json goldJson(const GoldLinks& gold);
// Describes the known links and how they were read.
std::string goldHead(const GoldLinks& gold);

// Prints the formats that can be read, by their names for --set format=….
void printFormats();
nlohmann::ordered_json formatsJson();

}  // namespace attn
