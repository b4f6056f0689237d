// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// One key of a flat YAML text and what it has: a text, or a list of texts.
struct YamlEntry {
    std::string key;
    std::vector<std::string> values;  // one text, or those of the list; "" for nothing
    bool isList = false;
    bool isDeeper = false;  // its value holds lists or keys of its own, which are left out
    int line = 1;
};

// The keys of a YAML or JSON text whose root is a mapping, in their order. References (aliases), which could
// make a small text large, several documents, and values nested deeper than 16 are refused. Throws Error with
// one sentence that starts with `where`; a key may stand twice, that is left to the caller.
std::vector<YamlEntry> yamlEntries(const std::string& text, const std::string& where);

}  // namespace attn
