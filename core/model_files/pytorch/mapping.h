// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace attn {

// Where one tensor of the specification comes from.
struct TensorRule {
    std::string name;                  // of the specification; "encoder.rnn.*" for all that begin so
    std::vector<std::string> from;     // names in the state_dict, joined side by side (more columns)
    std::vector<std::string> columns;  // its blocks of columns in their order; empty: as in the specification
    bool isTransposed = false;
    bool isSqueezed = false;  // dimensions of size 1 are dropped
    bool isSummed = false;    // the tensors of `from` are added instead of joined
    bool isOptional = false;  // may be missing: the configuration then goes without it
    bool isZero = false;      // may be missing: it is then zero
};

// How a stranger's state_dict becomes a model: a JSON file
//   {"format": "attention-lab-mapping", "version": 1, "title": …,
//    "config": {…},      choices as in a model file; cells, sizes, layers and directions follow from the
//    shapes "tensors": {name: "foreign" | {"from": "foreign" | […], "columns": […], "transpose", "squeeze",
//    "sum",
//                                   "optional", "zero"}},
//    "aliases": [{"en.": "encoder."}],   beginnings of names that mean the same
//    "ignore": {"foreign": reason},      tensors whose absence changes nothing
//    "must_be_zero": {"foreign": reason},
//    "attentional_bias": "foreign"}      bias of the attentional layer: withAttentionalBias
// Blocks of columns: embedding, context, state, annotation, attentional; one that is missing is zero.
// A file with "recognise": [names] and "refuse": sentence instead of config and tensors says why a
// well-known model cannot be held; with "only": true, where nothing else stands in the file.
struct Mapping {
    std::string path;
    std::string title;
    nlohmann::json config = nlohmann::json::object();
    std::vector<TensorRule> rules;
    std::vector<std::map<std::string, std::string>> aliases;
    std::map<std::string, std::string> ignored;
    std::map<std::string, std::string> mustBeZero;
    std::string attentionalBias;  // empty: none
    std::vector<std::string> recognised;
    bool isOnly = false;  // recognised only where no other tensor is
    std::string refusal;
};

// Throws Error naming the file and the key.
Mapping loadMapping(const std::string& path);
// Those that come with the program, by file name; none when the folder is missing.
std::vector<Mapping> bundledMappings();

}  // namespace attn
