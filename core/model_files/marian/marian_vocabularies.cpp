// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_vocabularies.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/model_files/pytorch/side_vocabulary.h"
#include "core/text/sentence_pieces.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t largestMarianSettings = 1 << 20;
constexpr std::uint64_t largestMarianPieceModel = 64 << 20;
constexpr std::size_t mostFilesLookedAt = 1000;

struct SideFiles {
    const char* pieceModel;       // of OPUS-MT's downloads
    std::vector<std::string> in;  // what names of its vocabulary have at their start
};
const SideFiles sourceFiles = {"source.spm", {"source", "src"}};
const SideFiles targetFiles = {"target.spm", {"target", "trg", "tgt"}};

bool isNamedAs(const std::string& name, const SideFiles& side) {
    return std::any_of(side.in.begin(), side.in.end(),
                       [&](const std::string& start) { return name.starts_with(start); });
}

bool hasSuffix(const std::string& name, const std::vector<std::string>& suffixes) {
    return std::any_of(suffixes.begin(), suffixes.end(),
                       [&](const std::string& suffix) { return name.ends_with(suffix); });
}

std::vector<std::string> listOf(const fs::path& path, const std::string& key) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored))
        return {};
    for (const YamlEntry& entry : yamlEntries(readFile(path.string(), largestMarianSettings), path.string()))
        if (entry.key == key)
            return entry.values;
    return {};
}

using VocabularyPaths = std::pair<fs::path, fs::path>;

// Named paths are mostly those of another machine; then the file of that name beside the model counts. A name
// does not lead out of the folder.
std::optional<fs::path> besideModel(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    const fs::path given = fs::path(name).lexically_normal();
    const bool isBelow = given.is_relative() && given.has_filename() && *given.begin() != "..";
    for (const fs::path& path : {folder / (isBelow ? given : given.filename()), folder / given.filename()})
        if (!name.empty() && fs::is_regular_file(path, ignored))
            return path;
    return std::nullopt;
}

std::optional<VocabularyPaths> pathsOf(const fs::path& folder, const std::vector<std::string>& names) {
    if (names.size() != 1 && names.size() != 2)
        return std::nullopt;
    const std::optional<fs::path> source = besideModel(folder, names.front()),
                                  target = besideModel(folder, names.back());
    return source && target ? std::optional(VocabularyPaths(*source, *target)) : std::nullopt;
}

// Of files that vocabularies may be: the only one, or one for each side.
std::optional<VocabularyPaths> pathsAmong(const std::vector<fs::path>& files) {
    if (files.size() == 1)
        return VocabularyPaths(files.front(), files.front());
    if (files.size() != 2)
        return std::nullopt;
    for (const std::size_t first : {0u, 1u})
        if (isNamedAs(files[first].filename().string(), sourceFiles) &&
            isNamedAs(files[1 - first].filename().string(), targetFiles))
            return VocabularyPaths(files[first], files[1 - first]);
    return std::nullopt;
}

std::optional<VocabularyPaths> guessedPaths(const fs::path& folder) {
    std::vector<fs::path> lists, models;
    std::error_code problem;
    std::size_t seen = 0;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end && seen < mostFilesLookedAt;
         it.increment(problem), ++seen) {
        const std::string name = it->path().filename().string();
        if (!it->is_regular_file(problem))
            continue;
        if (name.find("vocab") != std::string::npos && hasSuffix(name, {".yml", ".yaml", ".json"}))
            lists.push_back(it->path());
        else if (name.ends_with(".spm"))
            models.push_back(it->path());
    }
    return pathsAmong(lists.empty() ? models : lists);
}

// `areNamed`: settings name them.
VocabularyPaths findPaths(const fs::path& model, const MarianSettings& settings, bool& areNamed) {
    const fs::path folder = model.parent_path();
    std::vector<std::vector<std::string>> named;
    if (const YamlEntry* entry = settings.find("vocabs"))
        named.push_back(entry->values);
    for (const std::string& name : {model.filename().string() + ".decoder.yml", std::string("decoder.yml")})
        named.push_back(listOf(folder / name, "vocabs"));
    for (const std::vector<std::string>& names : named)
        if (const std::optional<VocabularyPaths> paths = pathsOf(folder, names))
            return *paths;
    areNamed = false;
    if (const std::optional<VocabularyPaths> paths = guessedPaths(folder))
        return *paths;
    std::string wanted;
    for (const std::vector<std::string>& names : named)
        for (const std::string& name : names)
            if (wanted.empty())
                wanted = inQuotes(fs::path(name).filename().string());
    throw Error(model.string() + ": " +
                (wanted.empty()
                     ? told("its vocabularies are not beside it; put them there and name them in "
                            "decoder.yml, as in \"vocabs: [source.spm, target.spm]\".")
                     : told("its vocabularies are not beside it, for example %1; put them there and name "
                            "them in decoder.yml, as in \"vocabs: [source.spm, target.spm]\".",
                            wanted)));
}

std::vector<std::string> tokensOfEntries(const fs::path& path) {
    const std::string where = path.string();
    const std::vector<YamlEntry> entries = yamlEntries(readFile(where, largestVocabularyFile), where);
    std::vector<std::string> tokens(entries.size());
    std::vector<bool> isSet(entries.size(), false);
    for (const YamlEntry& entry : entries) {
        const std::string value = entry.values.size() == 1 ? entry.values.front() : "";
        std::size_t id = 0;
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), id);
        if (entry.isList || entry.isDeeper || problem != std::errc() || end != value.data() + value.size() ||
            id >= tokens.size() || isSet[id])
            throw Error(where + ":" + std::to_string(entry.line) + ": " +
                        told("%1 should have an id of its own from 0 to %2, found %3.", inQuotes(entry.key),
                             tokens.size() - 1, inQuotes(value)));
        tokens[id] = entry.key;
        isSet[id] = true;
    }
    return tokens;
}

std::shared_ptr<const SentencePieces> pieceModel(const fs::path& path, bool haveLanguageCodes) {
    return std::make_shared<const SentencePieces>(readFile(path.string(), largestMarianPieceModel),
                                                  PieceTexts{false, true, haveLanguageCodes},
                                                  path.string() + ":");
}

MarianVocabulary loadVocabulary(const fs::path& path, const SideFiles& side) {
    MarianVocabulary result;
    result.path = path.string();
    const std::string name = path.filename().string();
    if (name.ends_with(".fsv"))
        throw Error(
            result.path + ": " +
            told("is a vocabulary of factors, and models whose tokens are made of factors cannot be held."));
    if (name.ends_with(".spm")) {
        const std::shared_ptr<const SentencePieces> pieces = pieceModel(path, false);
        result.tokens = pieces->pieces();
        result.pieces = pieces;
        return result;
    }
    const bool hasIds = hasSuffix(name, {".yml", ".yaml", ".json"});
    result.tokens = hasIds ? tokensOfEntries(path) : loadTokens(path.string());
    std::error_code ignored;
    if (const fs::path beside = path.parent_path() / side.pieceModel; fs::is_regular_file(beside, ignored))
        result.pieces = pieceModel(beside, true);
    return result;
}

}  // namespace

MarianVocabularies marianVocabularies(const std::string& path, const MarianSettings& settings) {
    bool areNamed = true;
    const VocabularyPaths paths = findPaths(path, settings, areNamed);
    return {loadVocabulary(paths.first, sourceFiles), loadVocabulary(paths.second, targetFiles), areNamed};
}

std::string modelOfDecoderSettings(const std::string& folder) {
    const std::vector<std::string> models = listOf(fs::path(folder) / "decoder.yml", "models");
    return models.size() == 1 ? fs::path(models.front()).filename().string() : std::string();
}

}  // namespace attn
