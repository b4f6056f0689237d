// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights/weight_texts.h"

#include <algorithm>
#include <filesystem>

#include "core/base/told.h"
#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {
namespace {

// At least this many sentences must exist, and nearly all must be as long as the weights.
constexpr long fewestTelling = 3;
constexpr double tellingShare = 0.9;

std::string fileNameOf(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

}  // namespace

SideTexts::SideTexts(const std::string& path, Side side, std::stop_token stop)
    : m_dump(path),
      m_name(side == Side::Source ? "source" : "target"),
      m_side(side),
      m_stop(std::move(stop)) {}

void SideTexts::choose(const Choices& overruled) {
    const auto chosen = overruled.find(m_name), source = overruled.find("source");
    m_isChosen = chosen != overruled.end();
    if (m_isChosen)
        m_path = chosen->second;
    m_isOfSource = m_side == Side::Target && !isFile() && source != overruled.end() &&
                   !source->second.empty() && holdsPairs(source->second);
    if (m_isOfSource) {
        m_path = source->second;
        m_isChosen = true;
    }
    if (isFile())
        m_lines = readSideLines(m_path, m_side, m_stop);
}

void SideTexts::keepOwn() {
    if (!m_isOfSource)
        return;
    m_path.clear();
    m_lines.clear();
}

void SideTexts::find(const std::vector<PlacedSample>& samples, bool rowsAreTargets, long lines,
                     const std::string& taken) {
    WantedTexts wanted;
    wanted.lines = lines;
    wanted.mayHaveMore = m_side == Side::Target;
    for (const PlacedSample& sample : samples) {
        const GridExtents& extents = sample.known.extents;
        const bool isSource = m_side == Side::Source;
        wanted.sentences.push_back(
            {sample.line, isSource ? extents.source(rowsAreTargets) : extents.target(rowsAreTargets),
             isSource ? sample.known.sourceEnd : sample.known.targetEnd});
        wanted.isArray = sample.known.isArray;
        // Only arrays, whose sentences all have one size, may be filled up with values other than zero.
        wanted.mayHaveMore =
            wanted.mayHaveMore && wanted.sentences.back().extent.size == wanted.sentences[0].extent.size;
    }
    m_isMissing = true;
    m_sampleCount = static_cast<long>(samples.size());
    const std::filesystem::path dump(m_dump);
    const std::string folder = dump.parent_path().string();
    std::stable_sort(wanted.sentences.begin(), wanted.sentences.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
    TextsBeside found = findTextsBeside(folder, {dump.string(), taken}, wanted, m_stop);
    // Outputs of other systems also have a line for each sentence, so only equal lengths tell the right file.
    const long whole = m_sampleCount - found.cut;
    m_isOffered = m_side == Side::Target && !found.path.empty() &&
                  (whole < fewestTelling ||
                   static_cast<double>(found.fitting) < tellingShare * static_cast<double>(whole));
    if (m_isOffered)
        found.path.clear();
    if (!m_isChosen) {
        m_path = found.path;
        if (isFile())
            m_lines = readTokenLines(m_path, m_stop);
    }
    m_beside = std::move(found);
}

const TokenList* SideTexts::of(const std::optional<TokenList>& own, long line) const {
    if (isFile() && (m_isChosen || !own))
        return hasLine(line) ? &m_lines[static_cast<std::size_t>(line)] : nullptr;
    return own ? &*own : nullptr;
}

std::optional<Conclusion> SideTexts::conclusion(long sentences) const {
    if (!m_isMissing && !isFile())
        return std::nullopt;
    const bool isSource = m_side == Side::Source;
    Conclusion result = newConclusion(m_name, isSource ? told("Source texts") : told("Target texts"));
    result.value = m_path;
    result.isOverruled = m_isChosen;
    std::vector<std::string> paths = m_beside.possible;
    if (isFile() && std::find(paths.begin(), paths.end(), m_path) == paths.end())
        paths.push_back(m_path);
    for (const std::string& path : paths)
        result.choices.push_back({path, told("the texts of %1", fileNameOf(path))});
    result.choices.push_back(
        {"", m_isMissing ? told("no texts, numbers of the positions") : told("the texts of the dump")});
    if (isFile())
        result.what = isSource ? told("The source texts are in %1.", fileNameOf(m_path))
                               : told("The target texts are in %1.", fileNameOf(m_path));
    else
        result.what = isSource
                          ? told("The source texts are not known: numbers of the positions stand for them.")
                          : told("The target texts are not known: numbers of the positions stand for them.");
    const auto lines = static_cast<long>(m_lines.size());
    if (m_isChosen) {
        result.why = told("Chosen by hand.");
    } else if (isFile()) {
        if (m_beside.fitting <= 0)
            result.why = told(
                "It is the only file beside the dump that has a line of no more tokens than weights for "
                "each sentence.");
        else if (m_beside.hasEnd)
            result.why = told("%1 it has as many tokens as there are weights, the end mark not counted.",
                              inSentences(m_beside.fitting, m_sampleCount));
        else
            result.why = told("%1 it has as many tokens as there are weights.",
                              inSentences(m_beside.fitting, m_sampleCount));
    } else if (m_isOffered) {
        result.why = told(
            "%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not "
            "tell. Choose it where it has.",
            fileNameOf(paths[0]));
    } else if (paths.size() > 1) {
        result.why =
            told("%1 and %2 beside the dump fit equally well.", fileNameOf(paths[0]), fileNameOf(paths[1]));
    } else {
        result.why =
            told("No file beside the dump has a line for each sentence with as many tokens as weights.");
    }
    if (m_cut > 0)
        result.why +=
            " " + plural(m_cut, "1 sentence is longer than the array; its tokens past it are left out.",
                         "%1 sentences are longer than the array; their tokens past it are left out.", m_cut);
    if (m_numbered > 0)
        result.why +=
            " " + plural(m_numbered,
                         "1 sentence that has no line in it, or none that fits, has numbers of positions.",
                         "%1 sentences that have no line in it, or none that fits, have numbers of "
                         "positions.",
                         m_numbered);
    if (isFile() && sentences > 0 && sentences != lines)
        result.why += " " + told("It has %1, the dump %2.", plural(lines, "1 line", "%1 lines", lines),
                                 plural(sentences, "1 sentence", "%1 sentences", sentences));
    return result;
}

}  // namespace attn
