// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/evaluation_json.h"
#include "app/cli/fresh_pairs.h"
#include "core/io/alignment_file.h"

namespace attn {

struct AlignOptions {
    std::vector<std::string> systems;
    std::string gold;
    AlignmentFileOptions goldFile;
    AlignmentFileOptions systemFile;
    std::string source;
    std::string target;
    std::string pairs;
    bool leavesOutWrongLinks = false;
    FreshPairsOptions fresh;
    MeasureChoices measures;
    bool json = false;
};

// One line of the result.
struct AlignedSystem {
    std::string path;
    std::string task;  // of a model that was measured on generated pairs
    bool isModel = false;
    std::optional<double> errorRate;
    std::optional<double> precision;
    std::optional<double> recall;
    std::optional<long> links;  // |A|
    std::optional<SoftAlignmentMeans> soft;
    Index sentences = 0;
    LeftOutLinks doubled;
    LeftOutLinks outOfRange;
    long unknownTokens = 0;
};

struct KnownLinks {
    AlignmentFile file;
    std::optional<SentencePairs> sentences;
    long sure = 0;
    long possible = 0;  // those that are not sure
};

// Throws Error for what cannot be read or does not fit.
KnownLinks readKnownLinks(const AlignOptions& options);
AlignedSystem alignFile(const std::string& path, const AlignOptions& options, const KnownLinks& gold);
// The model reads the given translations.
AlignedSystem alignModel(const std::string& path, const AlignOptions& options, const KnownLinks& gold);
// The model reads fresh pairs of a task, whose links are known.
AlignedSystem alignModelOnTask(const std::string& path, const AlignOptions& options);

}  // namespace attn
