// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/files/formats/yaml_entries.h"

namespace attn {

// The settings of a model of Marian. Keys that are missing have Marian's usual values.
class MarianSettings {
public:
    // Throws Error that starts with `path` when a key stands twice.
    MarianSettings(std::vector<YamlEntry> entries, std::string path);

    // Throws Error with the reason when the model is another one than a Transformer of an encoder and a
    // decoder as this program has it.
    void refuseOthers() const;
    [[noreturn]] void refuse(const std::string& reason) const;

    const YamlEntry* find(const std::string& key) const;  // nullptr when it is missing
    std::string text(const std::string& key, const std::string& usual) const;
    bool flag(const std::string& key) const;  // false when it is missing
    // A whole number from 1 to `most`. Throws Error for anything else.
    Index count(const std::string& key, Index usual, Index most) const;
    // "pre" or "post": where the layers have their norms.
    std::string norm() const;
    // Whether a norm follows the last layer.
    bool hasTopNorm() const;
    std::string activation() const;  // our id

private:
    // What is done before or after a layer, without dropout: "a" adds, "n" norms.
    std::string operations(const std::string& key, const std::string& usual) const;

    std::vector<YamlEntry> m_entries;
    std::string m_path;
};

}  // namespace attn
