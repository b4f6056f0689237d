// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// The part of an inspection that goes into a file.
struct MetricsSelection {
    std::vector<int> systems;
    const std::vector<int>* rows = nullptr;  // all when nullptr
};

// One row for each sentence of each system that has it: number, rank, system, source, target, known_links
// (their number, empty when none are known), then all metrics by their ids. An unknown metric is empty.
std::string metricsCsv(const Inspection& inspection, const MetricsSelection& selection);

// {"format": "attention-lab metrics", "version": 1, "threshold": null or a number, "coverage_exponent": 6,
//  "systems": [{"name", "path", "format", "score", "aer", "precision", "recall" (pooled), "sentences":
//   [{"number", "rank", "source", "target", "known_links", and metrics by their ids}]}]}; null where one is
//   not known.
std::string metricsJson(const Inspection& inspection, const MetricsSelection& selection);

}  // namespace attn
