// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/common/evaluation_json.h"
#include "app/cli/common/fresh_pairs.h"

namespace attn {

struct InspectOptions {
    std::vector<std::string> systems;
    std::string gold, goldBase;
    std::string source, target, pairs, reference;  // paths of texts
    FreshPairsOptions fresh;                       // for models, if there are no files
    bool isCountGiven = false, isSeedGiven = false;
    bool readsReference = false;
    std::string map;               // of models; empty: their alignment
    bool takesRead = false;        // of models: rows of the tokens that are read
    std::vector<std::string> set;  // "ID=VALUE" for conclusions
    bool mergesSubwords = false;
    MeasureChoices measures;
    std::string filter, sort;
    Index limit = 20;
    std::string symmetrise;  // one of symmetrisations(); may be empty
    int linksBase = 0;
    std::string csv, metricsJson, links, weights;  // paths of files to be written
    bool json = false;
    bool isStrict = false;
    bool listsFormats = false;

    bool hasFiles() const { return !source.empty() || !target.empty() || !pairs.empty(); }
};

}  // namespace attn
