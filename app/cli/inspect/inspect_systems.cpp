// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect/inspect_systems.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "app/cli/common/output.h"
#include "app/cli/common/reading_warnings.h"
#include "app/cli/inspect/inspect_models.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told_apart.h"
#include "core/files/portable_path.h"
#include "core/inspect/corpus_texts.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/symmetrise.h"
#include "core/inspect/texts/subwords.h"
#include "core/math/side_by_side.h"

namespace attn {
namespace {

std::string fileName(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

// The choices of --set, --source and similar options for a dump.
DumpOptions dumpOptions(const InspectOptions& options) {
    DumpOptions result;
    result.overruled = overruledBySet("inspect", options.set);
    if (!options.pairs.empty()) {
        result.overruled["source"] = options.pairs;
        result.overruled["target"] = "";
    }
    if (!options.source.empty())
        result.overruled["source"] = options.source;
    if (!options.target.empty())
        result.overruled["target"] = options.target;
    if (options.mergesSubwords)
        result.overruled["subwords"] = mergeSeenSubwords;
    result.reference = options.reference;
    return result;
}

bool hasConclusion(const InspectedSystem& system, const std::string& id) {
    return std::any_of(system.conclusions.begin(), system.conclusions.end(),
                       [&](const Conclusion& conclusion) { return conclusion.id == id; });
}

GoldLinks readGoldFile(const InspectOptions& options, const GoldTexts& texts) {
    std::map<std::string, std::string> overruled;
    if (!options.goldBase.empty())
        overruled["base"] = options.goldBase;
    return readGold(options.gold, texts, overruled);
}

// If a file name occurs twice, the last folders or numbers tell the files apart. Tables are passed on, so
// they name no more of the folders.
void nameApart(std::vector<InspectedSystem>& systems) {
    std::map<std::string, int> uses;
    for (const InspectedSystem& system : systems)
        ++uses[system.name];
    std::vector<std::string> names;
    for (const InspectedSystem& system : systems)
        names.push_back(uses[system.name] > 1 && !system.path.empty() ? nameWithFolder(system.path)
                                                                      : system.name);
    names = toldApart(names);
    for (std::size_t i = 0; i < systems.size(); ++i)
        systems[i].name = names[i];
}

void refuseModelOptions(const InspectOptions& options) {
    const std::pair<const char*, bool> given[] = {{"--forced", options.readsReference},
                                                  {"--map", !options.map.empty()},
                                                  {"--rows-read", options.takesRead},
                                                  {"--task", !options.fresh.task.empty()},
                                                  {"--lengths", !options.fresh.lengths.empty()},
                                                  {"--count", options.isCountGiven},
                                                  {"--seed", options.isSeedGiven}};
    for (const auto& [name, isGiven] : given) {
        if (isGiven)
            throw Error(std::string("inspect: ") + name +
                        " says what models do, and none of the systems is one; leave it out.");
    }
}

// Every choice of --set must apply to one of the files.
void checkSet(const InspectOptions& options, const std::vector<std::string>& models, const DumpOptions& how) {
    if (options.set.empty())
        return;
    std::set<std::string> settable;
    bool isAnyOfLinks = false;
    for (const std::string& path : options.systems) {
        if (std::find(models.begin(), models.end(), path) != models.end())
            continue;
        const bool hasLinks = formatOfDump(path, how).traits.hasLinks;
        isAnyOfLinks = isAnyOfLinks || hasLinks;
        const std::vector<std::string> ids = choiceIds(hasLinks);
        settable.insert(ids.begin(), ids.end());
    }
    const std::vector<std::string> of = choiceIds(isAnyOfLinks), ofOthers = choiceIds(!isAnyOfLinks);
    for (const auto& [id, value] : how.overruled) {
        // If no file has the id, readDump refuses it.
        if (!settable.contains(id) && std::find(ofOthers.begin(), ofOthers.end(), id) != ofOthers.end())
            throw Error("inspect: --set " + id + "= says nothing of a file of " +
                        (isAnyOfLinks ? "links" : "weights") + "; there can be set: " + listed(of) + ".");
    }
}

// Reads dumps in parallel; if several cannot be read, the error is about the first of them.
std::vector<InspectedSystem> dumpSystems(const std::vector<std::string>& paths, const DumpOptions& options) {
    std::vector<InspectedSystem> systems(paths.size());
    std::vector<std::exception_ptr> problems(paths.size());
    sideBySide(processorCount(), static_cast<Index>(paths.size()), [&](Index, Index item) {
        const auto i = static_cast<std::size_t>(item);
        try {
            systems[i] = systemOfDump(readDump(paths[i], options), options);
        } catch (...) {
            problems[i] = std::current_exception();
        }
    });
    for (const std::exception_ptr& problem : problems)
        if (problem)
            std::rethrow_exception(problem);
    return systems;
}

// Like Inspection::addSystem, which would measure on one thread.
void addMeasured(Inspection& inspection, InspectedSystem system) {
    std::vector<Inspection::Measured> measured;
    for (SentencePointer& sentence : std::exchange(system.sentences, {}))
        measured.push_back({std::move(sentence), noMetrics(), {}});
    const int index = inspection.addSystem(std::move(system));
    sideBySide(processorCount(), static_cast<Index>(measured.size()), [&](Index, Index item) {
        Inspection::Measured& each = measured[static_cast<std::size_t>(item)];
        const std::vector<Link>* links =
            knownLinks(inspection.gold(), each.sentence->key.number, each.sentence.get());
        each.metrics = measure(*each.sentence, links, inspection.options(), &each.counts);
    });
    inspection.append(index, measured);
}

std::vector<InspectedSystem> readSystems(const InspectOptions& options) {
    std::vector<std::string> models;
    for (const std::string& path : options.systems) {
        if (looksLikeModel(path))
            models.push_back(path);
    }
    const bool hasDumps = models.size() < options.systems.size();
    if (models.empty())
        refuseModelOptions(options);
    if (!hasDumps && !options.set.empty())
        throw Error(
            "inspect: --set overrules what was concluded of a file of alignments, and none of the "
            "systems is one; leave it out. --map chooses the map of a model.");
    const DumpOptions how = dumpOptions(options);
    checkSet(options, models, how);
    std::vector<InspectedSystem> read = modelSystems(models, options);
    std::vector<std::string> dumps;
    for (const std::string& path : options.systems)
        if (std::find(models.begin(), models.end(), path) == models.end())
            dumps.push_back(path);
    std::vector<InspectedSystem> readDumps = dumpSystems(dumps, how);
    std::vector<InspectedSystem> systems;
    auto model = read.begin(), dump = readDumps.begin();
    for (const std::string& path : options.systems) {
        const bool isModel = std::find(models.begin(), models.end(), path) != models.end();
        systems.push_back(std::move(isModel ? *model++ : *dump++));
        if (options.mergesSubwords && !hasConclusion(systems.back(), "subwords"))
            tell(path + ": has no pieces of words that could be merged");
    }
    nameApart(systems);
    return systems;
}

}  // namespace

std::map<std::string, std::string> overruledBySet(const std::string& command,
                                                  const std::vector<std::string>& set) {
    std::map<std::string, std::string> overruled;
    for (const std::string& text : set) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Error(command + ": --set should be ID=VALUE such as orientation=source-rows, found " +
                        inQuotes(text) + ".");
        const std::string id = text.substr(0, equals);
        if (!overruled.emplace(id, text.substr(equals + 1)).second)
            throw Error(command + ": --set " + id + "= is given twice; leave one of them out.");
    }
    return overruled;
}

InspectedSystem systemOfDump(AlignmentDump dump, const DumpOptions& options) {
    InspectedSystem system;
    system.name = fileName(dump.path);
    system.path = dump.path;
    system.format = dump.format;
    system.sentences = std::move(dump.sentences);
    system.conclusions = std::move(dump.conclusions);
    system.skipped = dump.skipped.text();
    system.problem = dump.problem;
    system.options = options;
    return system;
}

std::vector<std::string> sortKeyNames() {
    std::vector<std::string> names = {"number", "source", "target", "length"};
    for (const MetricInfo& each : metricInfos())
        names.push_back(each.id);
    return names;
}

SortOrder parseSortOrder(const std::string& text) {
    SortOrder order;
    if (text.empty())
        return order;
    const std::size_t colon = text.find(':');
    const std::string key = text.substr(0, colon);
    if (colon != std::string::npos) {
        const std::string way = text.substr(colon + 1);
        if (way != "asc" && way != "desc")
            throw Error("inspect: --sort ends in :asc or :desc, found " + inQuotes(way) + ".");
        order.isDescending = way == "desc";
    }
    const std::map<std::string, SortKey> keys = {
        {"number", SortKey::Number}, {"source", SortKey::Source}, {"target", SortKey::Target}};
    if (const auto found = keys.find(key); found != keys.end()) {
        order.key = found->second;
        return order;
    }
    const MetricInfo* info = findMetric(key == "length" ? "source_length" : key);  // as in filters
    if (!info)
        throw Error("inspect: --sort: nothing is called " + inQuotes(key) + "; " +
                    suggestion(key, sortKeyNames()));
    order.key = SortKey::Metric;
    order.metric = info->metric;
    return order;
}

InspectedCorpus readInspected(const InspectOptions& options) {
    InspectedCorpus corpus;
    corpus.order = parseSortOrder(options.sort);
    const SentenceFilter filter = parseFilter(options.filter);
    std::vector<InspectedSystem> systems = readSystems(options);
    Inspection& inspection = corpus.inspection;
    inspection.setOptions({options.measures.threshold, options.measures.coverageExponent});
    for (InspectedSystem& system : systems)
        addMeasured(inspection, std::move(system));
    if (!options.symmetrise.empty()) {
        const Inspection directions = std::exchange(inspection, {});
        inspection.setOptions(directions.options());
        inspection.addSystem(symmetrisedSystem(directions, options.symmetrise));
        for (int i = 0; i < directions.systemCount(); ++i)
            inspection.addSystem(directions.system(i));
    }
    if (!options.gold.empty()) {
        GoldTexts texts = inspection.texts();
        if (const std::optional<TextFiles> files = textFilesOf(inspection))
            addLengths(texts, *files);
        inspection.setGold(readGoldFile(options, texts));
        inspection.remeasure({}, MeasuredPart::Links);
    }
    corpus.warnings = readingWarnings(inspection);
    SentenceIndex index;
    corpus.rows = index.rows(inspection, 0, filter, corpus.order);
    return corpus;
}

}  // namespace attn
