// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/texts_beside.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"
#include "core/files/read_files.h"
#include "core/inspect/texts/dump_start.h"
#include "core/inspect/texts/sentence_file.h"
#include "core/system/descriptors.h"

namespace attn {
namespace {

constexpr std::size_t mostFilesTried = 200;

int countTokens(std::string_view line) {
    int count = 0;
    while (!takePiece(line).empty())
        ++count;
    return count;
}

struct Fit {
    std::string path;
    long same = 0, more = 0;  // sentences with as many weights as tokens, or with one more
    long cut = 0;             // sentences with fewer weights than tokens
    long exact() const { return std::max(same, more); }
};

// Adds one sentence; returns false if the line cannot be its text.
bool addSentence(Fit& fit, const WantedTexts::Sentence& wanted, int tokens, const WantedTexts& all) {
    const Extent& extent = wanted.extent;
    if (all.isArray && tokens > extent.size && extent.used == extent.size) {
        ++fit.cut;
        return true;
    }
    const int most = tokens + (wanted.hasEnd.value_or(true) ? 1 : 0);  // positions with an end mark
    const bool hasMore = extent.used > most && (wanted.hasEnd || !all.mayHaveMore);
    if (tokens == 0 || tokens > extent.size || hasMore)
        return false;
    fit.same += extent.size == tokens || extent.used == tokens;
    fit.more += extent.size == tokens + 1 || extent.used == tokens + 1;
    return true;
}

std::optional<Fit> fitFile(const std::string& path, const WantedTexts& wanted, const std::stop_token& stop) {
    Fit fit{path};
    try {
        LineReader lines(path);
        std::string line;
        std::size_t next = 0;
        const std::vector<WantedTexts::Sentence>& sentences = wanted.sentences;
        while ((next < sentences.size() || wanted.lines > 0) && lines.next(line)) {
            if (stop.stop_requested())
                return std::nullopt;
            if (wanted.lines > 0 && lines.number() > wanted.lines)
                return std::nullopt;
            const int tokens = next < sentences.size() ? countTokens(line) : 0;
            // Hypotheses of an n-best list share a line.
            for (; next < sentences.size() && sentences[next].line == lines.number() - 1; ++next) {
                if (!addSentence(fit, sentences[next], tokens, wanted))
                    return std::nullopt;
            }
        }
        if (next < sentences.size() || (wanted.lines > 0 && lines.number() != wanted.lines))
            return std::nullopt;
    } catch (const Error&) {
        return std::nullopt;  // the file is not a text
    }
    return fit;
}

std::vector<std::string> filesOf(const std::string& folder) {
    std::vector<std::string> paths;
    if (isDescriptorFolder(folder))
        return paths;
    std::error_code problem;
    std::filesystem::directory_iterator entries(folder.empty() ? "." : folder, problem);
    for (; !problem && entries != std::filesystem::directory_iterator() && paths.size() < mostFilesTried;
         entries.increment(problem)) {
        std::error_code unknown;
        if (entries->is_regular_file(unknown))
            paths.push_back((std::filesystem::path(folder) / entries->path().filename()).string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

bool holdsPairs(const std::string& path) {
    LineReader lines(path);
    std::string line;
    lines.next(line);
    const auto tab = line.find('\t');
    // "0<TAB>the sentence" has a single TAB as well.
    const bool isNumbered =
        tab != std::string::npos && line.find_first_not_of("0123456789") >= tab && tab > 0;
    return line.find("|||") != std::string::npos || (tab != std::string::npos && !isNumbered);
}

bool isAlignmentFile(const std::string& path) {
    try {
        const std::string start = startOfFile(path);
        if (start.starts_with("number,rank,system,"))  // written by metricsCsv
            return true;
        seenFormat(path, start);
        return true;
    } catch (const Error&) {
        return false;
    }
}

std::vector<TokenList> readTokenLines(const std::string& path, const std::stop_token& stop) {
    LineReader lines(path);
    std::vector<TokenList> all;
    for (std::string line; !stop.stop_requested() && lines.next(line);) {
        all.push_back(TokenList::split(line));
        lines.charge(all.back().bytes());
    }
    if (all.empty() && !stop.stop_requested())
        throw Error(path + ": " + told("is empty; a sentence in each line was expected."));
    return all;
}

std::vector<TokenList> readSideLines(const std::string& path, Side side, const std::stop_token& stop) {
    if (!holdsPairs(path))
        return readTokenLines(path, stop);
    const SentencePairs pairs = readSentencePairs(path, stop);
    std::vector<TokenList> all;
    for (const TextSentence& sentence : side == Side::Source ? pairs.source : pairs.target)
        all.emplace_back(sentence.tokens);
    return all;
}

TextsBeside findTextsBeside(const std::string& folder, const std::vector<std::string>& without,
                            const WantedTexts& wanted, const std::stop_token& stop) {
    const OnlyLooking looking;
    std::vector<Fit> fits;
    for (const std::string& path : filesOf(folder)) {
        if (std::find(without.begin(), without.end(), path) != without.end())
            continue;
        const std::optional<Fit> fit = fitFile(path, wanted, stop);
        if (fit && !isAlignmentFile(path))
            fits.push_back(*fit);
    }
    if (stop.stop_requested())
        return {};
    std::stable_sort(fits.begin(), fits.end(),
                     [](const Fit& a, const Fit& b) { return a.exact() > b.exact(); });
    TextsBeside result;
    for (const Fit& fit : fits)
        result.possible.push_back(fit.path);
    const bool isOnlyBest = fits.size() == 1 || (fits.size() > 1 && fits[0].exact() > fits[1].exact());
    if (isOnlyBest) {
        result.path = fits[0].path;
        result.fitting = fits[0].exact();
        result.cut = fits[0].cut;
        result.hasEnd = fits[0].more > fits[0].same;
    }
    return result;
}

}  // namespace attn
