// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_settings.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

// A setting that may only have some values; %1 of the reason is what was found.
struct RequiredSetting {
    const char* key;
    std::vector<std::string> allowed;
    const char* reason;
};
const std::vector<RequiredSetting>& requiredSettings() {
    static const std::vector<RequiredSetting> rows = {
        {"type", {"transformer"}, translatable("its architecture, expected \"transformer\", is %1")},
        {"transformer-decoder-autoreg",
         {"", "self-attention"},
         translatable("its decoder looks back otherwise than by self-attention, by %1")},
        {"transformer-tied-layers", {""}, translatable("its layers share weights: %1")},
        {"transformer-pool",
         {"false"},
         translatable("its encoder pools its tokens: \"transformer-pool\" is %1")},
        {"transformer-ffn-depth",
         {"2"},
         translatable("its feed-forward layers should be 2 deep, and their depth is %1")},
        {"transformer-decoder-ffn-depth",
         {"0", "2"},
         translatable("its decoder's feed-forward layers should be 2 deep, and their depth is %1")},
        {"right-left",
         {"false"},
         translatable("it writes from the last token to the first one: \"right-left\" is %1")},
        {"lemma-dim-emb", {"0"}, translatable("its tokens are made of factors: \"lemma-dim-emb\" is %1")},
        {"ulr", {"false"}, translatable("its source tokens share universal embeddings: \"ulr\" is %1")},
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
                        told("%1 stands twice.", inQuotes(entry.key)));
}

void MarianSettings::refuse(const std::string& reason) const {
    throw Error(m_path + ": " + told("is a model of Marian that this program cannot hold: %1.", reason));
}

void MarianSettings::refuseOthers() const {
    if (!find("type"))
        refuse(told("it does not say its architecture (\"type\")"));
    for (const RequiredSetting& row : requiredSettings()) {
        const YamlEntry* entry = find(row.key);
        if (!entry)
            continue;
        std::vector<std::string> values = entry->values;
        if (entry->isDeeper)
            values.emplace_back(told("a list of lists"));
        for (const std::string& value : values)
            if (std::find(row.allowed.begin(), row.allowed.end(), value) == row.allowed.end())
                refuse(told(row.reason, inQuotes(value)));
    }
    if (!operations("transformer-postprocess-emb", "d").empty())
        refuse(told("it has a layer norm after the embeddings (\"transformer-postprocess-emb\")"));
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
        throw Error(m_path + ": special:model.yml:" + std::to_string(entry->line) + ": " +
                    told("%1 should be one value, found a list or a mapping.", inQuotes(key)));
    return entry->values.front();
}

bool MarianSettings::flag(const std::string& key) const {
    const std::string value = text(key, "false");
    if (value != "true" && value != "false")
        throw Error(m_path + ": special:model.yml: " +
                    told("%1 should be true or false, found %2.", inQuotes(key), inQuotes(value)));
    return value == "true";
}

Index MarianSettings::count(const std::string& key, Index usual, Index most) const {
    const std::string value = text(key, std::to_string(usual));
    Index number = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (problem != std::errc() || end != value.data() + value.size() || number < 1 || number > most)
        throw Error(m_path + ": special:model.yml: " +
                    told("%1 should be a whole number from 1 to %2, found %3.", inQuotes(key), most,
                         inQuotes(value)));
    return number;
}

std::string MarianSettings::operations(const std::string& key, const std::string& usual) const {
    std::string value = text(key, usual);
    std::erase(value, 'd');
    if (value.find_first_not_of("an") != std::string::npos)
        refuse(told("%1 should have no operations but d (dropout), a (add) and n (norm), found %2",
                    inQuotes(key), inQuotes(text(key, usual))));
    return value;
}

std::string MarianSettings::norm() const {
    const std::string before = operations("transformer-preprocess", ""),
                      after = operations("transformer-postprocess", "dan");
    if (before.empty() && after == "an")
        return "post";
    if (before == "n" && after == "a")
        return "pre";
    refuse(told(
        "its layers should have norms before (\"n\", \"da\") or after them (\"\", \"dan\"), found %1 and %2",
        inQuotes(text("transformer-preprocess", "")), inQuotes(text("transformer-postprocess", "dan"))));
}

bool MarianSettings::hasTopNorm() const {
    const std::string top = operations("transformer-postprocess-top", "");
    if (top.find('a') != std::string::npos)
        refuse(told("it adds the embeddings after the last layer (\"transformer-postprocess-top\")"));
    return !top.empty();
}

std::string MarianSettings::activation() const {
    const std::string name = text("transformer-ffn-activation", "swish");
    for (const MarianActivation& row : marianActivations)
        if (name == row.theirs)
            return row.ours;
    refuse(told("the activation of its feed-forward layers is %1, expected relu or swish", inQuotes(name)));
}

}  // namespace attn
