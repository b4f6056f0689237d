// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/metrics/confusion_matrix.h"
#include "core/metrics/evidence.h"

namespace attn {

// What a system made of a corpus whose outputs are classes, over some rows.
struct CorpusClasses {
    std::vector<std::string> names;  // of the classes, sorted; the confusion's classes are places in it
    ConfusionMatrix confusion;
    EvidenceCounts evidence;  // of the weights of the shown map; without texts where no links are known
};
// Nothing unless the system gives classes and some of the rows have a true class. Rows without one are left
// out.
std::optional<CorpusClasses> classesOf(const Inspection& inspection, int system,
                                       const std::vector<int>& rows);

}  // namespace attn
