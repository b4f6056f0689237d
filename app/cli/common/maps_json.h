// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/train/evaluation.h"

namespace attn {

// The measures of each map: "map", then error rate, precision, recall and "largest_on_link" of links, or
// "evidence_hits", "evidence_weight" and "evidence_error_rate" of classes. Unknown values are null.
nlohmann::ordered_json mapsJson(const std::vector<MapMeasures>& maps, bool areClasses);

// Two tables, layers by heads: the error rate of each map, and how often its largest weight is on a known
// link (of classes: on evidence). Empty for one map, of which the other figures speak.
std::string mapTables(const Measures& measures);
// One table of the error rates of maps against links, layers by heads.
std::string mapErrorTable(const std::string& title, const std::vector<MapMeasures>& maps);
// The error rates by source length, a column for each map; empty for one map.
std::string mapLengthTable(const Evaluation& evaluation);

}  // namespace attn
