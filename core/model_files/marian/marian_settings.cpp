// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_settings.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

// A setting that may only have some values; the reason ends in what was found.
struct RequiredSetting {
    const char* key;
    std::vector<std::string> allowed;
    const char* reason;
};
const std::vector<RequiredSetting>& requiredSettings() {
    static const std::vector<RequiredSetting> rows = {
        {"type", {"transformer"}, "its architecture, expected \"transformer\", is"},
        {"transformer-decoder-autoreg",
         {"", "self-attention"},
         "its decoder looks back otherwise than by self-attention, by"},
        {"transformer-tied-layers", {""}, "its layers share weights:"},
        {"transformer-pool", {"false"}, "its encoder pools its tokens: \"transformer-pool\" is"},
        {"transformer-ffn-depth", {"2"}, "its feed-forward layers should be 2 deep, and their depth is"},
        {"transformer-decoder-ffn-depth",
         {"0", "2"},
         "its decoder's feed-forward layers should be 2 deep, and their depth is"},
        {"right-left", {"false"}, "it writes from the last token to the first one: \"right-left\" is"},
        {"lemma-dim-emb", {"0"}, "its tokens are made of factors: \"lemma-dim-emb\" is"},
        {"ulr", {"false"}, "its source tokens share universal embeddings: \"ulr\" is"},
    };
    return rows;
}

struct MarianActivation {
    const char* theirs;
    const char* ours;
};
constexpr MarianActivation marianActivations[] = {{"relu", "relu"}, {"swish", "swish"}};

}  // namespace

MarianSettings::MarianSettings(std::vector<YamlEntry> entries, std::string path)
    : m_entries(std::move(entries)), m_path(std::move(path)) {
    std::set<std::string> keys;
    for (const YamlEntry& entry : m_entries)
        if (!keys.insert(entry.key).second)
            throw Error(m_path + ": special:model.yml:" + std::to_string(entry.line) + ": " +
                        inQuotes(entry.key) + " stands twice.");
}

void MarianSettings::refuse(const std::string& reason) const {
    throw Error(m_path + ": is a model of Marian that this program cannot hold: " + reason + ".");
}

void MarianSettings::refuseOthers() const {
    if (!find("type"))
        refuse("it does not say its architecture (\"type\")");
    for (const RequiredSetting& row : requiredSettings()) {
        const YamlEntry* entry = find(row.key);
        if (!entry)
            continue;
        std::vector<std::string> values = entry->values;
        if (entry->isDeeper)
            values.emplace_back("a list of lists");
        for (const std::string& value : values)
            if (std::find(row.allowed.begin(), row.allowed.end(), value) == row.allowed.end())
                refuse(std::string(row.reason) + " " + inQuotes(value));
    }
    if (!operations("transformer-postprocess-emb", "d").empty())
        refuse("it has a layer norm after the embeddings (\"transformer-postprocess-emb\")");
    norm();
    hasTopNorm();
    activation();
}

const YamlEntry* MarianSettings::find(const std::string& key) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const YamlEntry& entry) { return entry.key == key; });
    return found == m_entries.end() ? nullptr : &*found;
}

std::string MarianSettings::text(const std::string& key, const std::string& usual) const {
    const YamlEntry* entry = find(key);
    if (!entry)
        return usual;
    if (entry->isList || entry->isDeeper || entry->values.size() != 1)
        throw Error(m_path + ": special:model.yml:" + std::to_string(entry->line) + ": " + inQuotes(key) +
                    " should be one value, found a list or a mapping.");
    return entry->values.front();
}

bool MarianSettings::flag(const std::string& key) const {
    const std::string value = text(key, "false");
    if (value != "true" && value != "false")
        throw Error(m_path + ": special:model.yml: " + inQuotes(key) + " should be true or false, found " +
                    inQuotes(value) + ".");
    return value == "true";
}

Index MarianSettings::count(const std::string& key, Index usual, Index most) const {
    const std::string value = text(key, std::to_string(usual));
    Index number = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (problem != std::errc() || end != value.data() + value.size() || number < 1 || number > most)
        throw Error(m_path + ": special:model.yml: " + inQuotes(key) +
                    " should be a whole number from 1 to " + std::to_string(most) + ", found " +
                    inQuotes(value) + ".");
    return number;
}

std::string MarianSettings::operations(const std::string& key, const std::string& usual) const {
    std::string value = text(key, usual);
    std::erase(value, 'd');
    if (value.find_first_not_of("an") != std::string::npos)
        refuse(inQuotes(key) + " should have no operations but d (dropout), a (add) and n (norm), found " +
               inQuotes(text(key, usual)));
    return value;
}

std::string MarianSettings::norm() const {
    const std::string before = operations("transformer-preprocess", ""),
                      after = operations("transformer-postprocess", "dan");
    if (before.empty() && after == "an")
        return "post";
    if (before == "n" && after == "a")
        return "pre";
    refuse("its layers should have norms before (\"n\", \"da\") or after them (\"\", \"dan\"), found " +
           inQuotes(text("transformer-preprocess", "")) + " and " +
           inQuotes(text("transformer-postprocess", "dan")));
}

bool MarianSettings::hasTopNorm() const {
    const std::string top = operations("transformer-postprocess-top", "");
    if (top.find('a') != std::string::npos)
        refuse("it adds the embeddings after the last layer (\"transformer-postprocess-top\")");
    return !top.empty();
}

std::string MarianSettings::activation() const {
    const std::string name = text("transformer-ffn-activation", "swish");
    for (const MarianActivation& row : marianActivations)
        if (name == row.theirs)
            return row.ours;
    refuse("the activation of its feed-forward layers is " + inQuotes(name) + ", expected relu or swish");
}

}  // namespace attn
