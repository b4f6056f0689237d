// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Where one tensor of the specification comes from.
struct TensorRule {
    // Name in the specification. One "*" stands for what the names in the state_dict have there: at the end
    // for any rest ("encoder.rnn.*"), elsewhere for a part without dots ("encoder.layers.*.norm1.weight").
    std::string name;
    std::vector<std::string> from;  // names in the state_dict, joined side by side (more columns)
    // its blocks of columns in their order; when empty, the specification's order
    std::vector<std::string> columns;
    // Of `parts` equal blocks of rows of the tensor, the one at place `part`. 0: the whole tensor.
    Index part = 0;
    Index parts = 0;
    bool isTransposed = false;
    bool isSqueezed = false;  // dimensions of size 1 are dropped
    bool isSummed = false;    // the tensors of `from` are added instead of joined
    bool isOptional = false;  // may be missing; the configuration then has no such tensor
    bool isZero = false;      // may be missing; it is then zero
};

// Says how a foreign state_dict becomes a model. It is a JSON file:
//   {"format": "attention-lab-mapping", "version": 1, "title": …,
//    "config": {…},                      choices as in a model file; the shapes give cells, sizes, layers
//                                        and directions
//    "tensors": {name: "foreign" | {"from": "foreign" | […], "columns": […],
//                                   "part": [1, 3] (the second third of the rows),
//                                   "transpose", "squeeze", "sum", "optional", "zero"}},
//    "aliases": [{"en.": "encoder."}],   beginnings of names that mean the same
//    "ignore": {"foreign": reason},      tensors that the model does not need
//    "must_be_zero": {"foreign": reason},
//    "source_frame": ["begin", "end"],   tokens around every source, unless the importer is told otherwise
//    "attentional_bias": "foreign"}      bias of the attentional layer: withAttentionalBias
// Blocks of columns: embedding, context, state, annotation, attentional. A missing block is zero.
// A file may have "recognise": [names] and "refuse": sentence instead of config and tensors. It then says why
// this program cannot hold a well-known model. "only": true limits it to files without other tensors.
struct Mapping {
    std::string path;
    std::string title;
    nlohmann::json config = nlohmann::json::object();
    std::vector<TensorRule> rules;
    std::vector<std::map<std::string, std::string>> aliases;
    std::map<std::string, std::string> ignored;
    std::map<std::string, std::string> mustBeZero;
    std::string attentionalBias;           // empty: the layer has no bias
    std::vector<std::string> sourceFrame;  // "begin", "end": tokens that stand around every source
    std::vector<std::string> recognised;
    bool isOnly = false;  // recognised only in a file that has no other tensors
    std::string refusal;
};

// Throws Error that names the file and the key.
Mapping loadMapping(const std::string& path);
// The mappings that come with the program, sorted by file name. Empty when the folder is missing.
std::vector<Mapping> bundledMappings();

}  // namespace attn
