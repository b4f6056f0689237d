// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/mapping_fit.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/model_files/pytorch/name_patterns.h"

namespace attn {
namespace {

using Alias = std::map<std::string, std::string>;
using ByName = std::map<std::string, const NamedTensor*>;

constexpr std::size_t mostNamed = 5;  // most names that a sentence lists
// A model of the specification has far fewer tensors. The limit keeps the search for a mapping short.
constexpr std::size_t mostModelTensors = 5000;
constexpr std::size_t mostPrefixes = 20;

std::string renamed(const std::string& name, const Alias& alias) {
    for (const auto& [old, fresh] : alias)
        if (name.starts_with(old))
            return fresh + name.substr(old.size());
    return name;
}

bool isThere(const ByName& tensors, const std::string& pattern) {
    const std::size_t star = pattern.find('*');
    if (star == std::string::npos)
        return tensors.count(pattern) > 0;
    const std::string stem = pattern.substr(0, star);
    for (auto found = tensors.lower_bound(stem); found != tensors.end() && found->first.starts_with(stem);
         ++found)
        if (matches(pattern, found->first))
            return true;
    return false;
}

std::vector<std::string> patternsOf(const Mapping& mapping) {
    std::vector<std::string> patterns = mapping.recognised;
    for (const TensorRule& rule : mapping.rules)
        patterns.insert(patterns.end(), rule.from.begin(), rule.from.end());
    for (const auto* map : {&mapping.ignored, &mapping.mustBeZero})
        for (const auto& [name, reason] : *map)
            patterns.push_back(name);
    if (!mapping.attentionalBias.empty())
        patterns.push_back(mapping.attentionalBias);
    return patterns;
}

// Prefixes that may stand in front of all names of the mapping. They are found at one name that the mapping
// needs.
std::set<std::string> prefixesFor(const Mapping& mapping, const NamedTensors& tensors, const Alias& alias) {
    std::set<std::string> prefixes = {""};
    const std::vector<std::string> patterns = patternsOf(mapping);
    const auto key = std::find_if(patterns.begin(), patterns.end(),
                                  [](const std::string& pattern) { return !isPattern(pattern); });
    if (key == patterns.end())
        return prefixes;
    for (const auto& [old, fresh] : alias.empty() ? Alias{{"", ""}} : alias) {
        const std::string name = key->starts_with(fresh) ? old + key->substr(fresh.size()) : *key;
        for (const NamedTensor& tensor : tensors.tensors)
            if (prefixes.size() < mostPrefixes && tensor.name.ends_with("." + name))
                prefixes.insert(tensor.name.substr(0, tensor.name.size() - name.size()));
    }
    return prefixes;
}

MappingFit laidOn(const Mapping& mapping, const NamedTensors& tensors, const std::string& prefix,
                  const Alias& alias) {
    MappingFit fit{mapping, prefix, {}, {}, {}, {}};
    for (const NamedTensor& tensor : tensors.tensors)
        if (tensor.name.starts_with(prefix) &&
            !fit.byName.emplace(renamed(tensor.name.substr(prefix.size()), alias), &tensor).second)
            fit.doubled.push_back(tensor.name);
    for (const std::string& name : mapping.recognised)
        if (!isThere(fit.byName, name))
            fit.missing.push_back(name);
    for (const TensorRule& rule : mapping.rules)
        for (const std::string& name : rule.from)
            if (!rule.isOptional && !rule.isZero && !isThere(fit.byName, name))
                fit.missing.push_back(name);
    if (!mapping.refusal.empty() && !mapping.isOnly)
        return fit;
    const std::vector<std::string> patterns = patternsOf(mapping);
    // Clang 14 can capture names of structured bindings only this way.
    for (const auto& [name, tensor] : fit.byName)
        if (std::none_of(patterns.begin(), patterns.end(),
                         [&name = name](const std::string& pattern) { return matches(pattern, name); }))
            fit.unknown.push_back(name);
    return fit;
}

std::string firstOf(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i)
        text += (i == 0 ? "" : ", ") + inQuotes(names[i]);
    return names.size() > mostNamed ? told("%1 and %2 more", text, names.size() - mostNamed) : text;
}

std::string namesOf(const NamedTensors& tensors) {
    std::vector<std::string> names;
    for (const NamedTensor& tensor : tensors.tensors)
        names.push_back(tensor.name);
    return firstOf(names);
}

// True when the file has a name, at any place, that the mapping knows.
bool knowsSome(const MappingFit& fit) {
    return fit.byName.size() > fit.unknown.size();
}

// "; nearest is "a mapping", which needs also "x" and does not know "y""
std::string nearestInWords(const MappingFit& nearest) {
    const std::string title = inQuotes(nearest.mapping.title);
    const std::string missing = firstOf(nearest.missing), unknown = firstOf(nearest.unknown);
    std::string text = missing.empty() && unknown.empty() ? told("; nearest is %1", title)
                       : unknown.empty() ? told("; nearest is %1, which needs also %2", title, missing)
                       : missing.empty() ? told("; nearest is %1, which does not know %2", title, unknown)
                                         : told("; nearest is %1, which needs also %2 and does not know %3",
                                                title, missing, unknown);
    if (!nearest.doubled.empty())
        text += told(", for which %1 would be a second tensor of one name", firstOf(nearest.doubled));
    return text;
}

[[noreturn]] void refuseUnmapped(const NamedTensors& tensors, const std::optional<MappingFit>& nearest) {
    throw Error(tensors.path + ": " +
                told("no mapping knows its tensors (%1)%2; name its tensors in a mapping file for \"attnlab "
                     "import --mapping\".",
                     namesOf(tensors), nearest ? nearestInWords(*nearest) : std::string()));
}

}  // namespace

MappingFit findMapping(const NamedTensors& tensors, const std::vector<Mapping>& mappings) {
    if (tensors.tensors.size() > mostModelTensors)
        throw Error(
            tensors.path + ": " +
            told("holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.",
                 tensors.tensors.size(), mostModelTensors));
    if (mappings.empty())
        throw Error(tensors.path + ": " +
                    told("is a state_dict, and the program's mappings, which name its tensors, are not "
                         "installed; set ATTENTION_LAB_RESOURCES to the folder of resources."));
    std::optional<MappingFit> found, nearest;
    for (const Mapping& mapping : mappings) {
        std::vector<Alias> aliases = {{}};
        aliases.insert(aliases.end(), mapping.aliases.begin(), mapping.aliases.end());
        for (const Alias& alias : aliases) {
            for (const std::string& prefix : prefixesFor(mapping, tensors, alias)) {
                MappingFit fit = laidOn(mapping, tensors, prefix, alias);
                if (!mapping.refusal.empty()) {
                    if (fit.isWhole() && (!mapping.isOnly || prefix.empty()))
                        throw Error(tensors.path + ": " + mapping.refusal);
                    continue;
                }
                const auto difference = [](const MappingFit& f) {
                    return f.missing.size() + f.unknown.size() + f.doubled.size();
                };
                if (!fit.isWhole()) {
                    if (knowsSome(fit) && (!nearest || difference(fit) < difference(*nearest)))
                        nearest = std::move(fit);
                    continue;
                }
                // Two aliases that lead to the same tensors count as one fit.
                if (found && found->prefix == fit.prefix && found->mapping.path == mapping.path)
                    continue;
                if (found && found->mapping.path == mapping.path)
                    throw Error(tensors.path + ": " +
                                told("holds several models, under %1 and %2; choose one with \"attnlab "
                                     "import --part\".",
                                     inQuotes(found->prefix), inQuotes(fit.prefix)));
                if (found)
                    throw Error(
                        tensors.path + ": " +
                        told("two mappings fit, %1 and %2; choose one with \"attnlab import --mapping\".",
                             found->mapping.path, mapping.path));
                found = std::move(fit);
            }
        }
    }
    if (!found)
        refuseUnmapped(tensors, nearest);
    return *found;
}

std::map<std::string, TensorRule> rulesFor(const MappingFit& fit) {
    std::map<std::string, TensorRule> rules;
    for (const TensorRule& rule : fit.mapping.rules) {
        if (!isPattern(rule.name)) {
            const bool isHere = std::all_of(rule.from.begin(), rule.from.end(), [&](const std::string& name) {
                return fit.byName.count(name) > 0;
            });
            if (isHere || rule.isZero)
                rules[rule.name] = rule;
            if (!isHere && rule.isZero)
                rules[rule.name].from.clear();
            continue;
        }
        for (const auto& [name, tensor] : fit.byName) {
            const std::optional<std::string> rest = starOf(rule.from.front(), name);
            if (!rest)
                continue;
            TensorRule one = rule;
            one.name = withStar(rule.name, *rest);
            one.from = {name};
            rules.emplace(one.name, one);
        }
    }
    return rules;
}

}  // namespace attn
