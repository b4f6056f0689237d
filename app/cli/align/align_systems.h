// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/common/evaluation_json.h"
#include "app/cli/common/fresh_pairs.h"
#include "core/inspect/inspection.h"
#include "core/inspect/texts/sentence_file.h"

namespace attn {

// How files of links are to be read, as far as the user says.
struct LinkChoices {
    std::string format;
    std::string base;  // "0", "1"; empty: found out
    bool isFlipped = false;
};

struct AlignOptions {
    std::vector<std::string> systems;
    std::string gold;
    LinkChoices goldFile;
    LinkChoices systemFile;
    std::string source;
    std::string target;
    std::string pairs;
    std::vector<std::string> set;  // ID=VALUE, of DumpOptions
    bool isStrict = false;
    std::string symmetrise;  // one of symmetrisations(); may be empty
    bool isOfOlderScript = false;
    FreshPairsOptions fresh;
    MeasureChoices measures;
    bool measuresMaps = false;
    bool json = false;
};

// One line of the result.
struct AlignedSystem {
    std::string path;
    std::string task;  // for a model that was measured on generated pairs
    bool isModel = false;
    std::optional<double> errorRate;
    std::optional<double> precision;
    std::optional<double> recall;
    std::optional<long> links;  // |A|
    std::optional<SoftAlignmentMeans> soft;
    Index sentences = 0;
    // Of a model, on demand: every map between output and source, with its rows taken for the tokens that
    // their steps write, and for those that they read.
    struct Map {
        MapAddress map;
        AlignmentCounts written, read;
    };
    std::vector<Map> maps;
    std::vector<Conclusion> conclusions;  // about its file
    long unknownTokens = 0;
};

// Files and their symmetrised links, compared with known links. They are read and counted as in `attnlab
// inspect`.
struct AlignedFiles {
    Inspection inspection;                   // systems in the order of the options, without the models
    std::optional<SentencePairs> sentences;  // the texts that models read
};

// Throws Error for a file that cannot be read.
AlignedFiles readAlignedFiles(const AlignOptions& options);
// The result of the system with this index in the inspection.
AlignedSystem alignedFile(const Inspection& inspection, int index);
// Aligns the given translations with the model.
AlignedSystem alignModel(const std::string& path, const AlignOptions& options, const AlignedFiles& files);
// Aligns fresh pairs of a task, whose links are known, with the model.
AlignedSystem alignModelOnTask(const std::string& path, const AlignOptions& options);

}  // namespace attn
