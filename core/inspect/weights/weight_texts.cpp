// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights/weight_texts.h"

#include <algorithm>
#include <filesystem>

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
    Conclusion result = newConclusion(m_name, m_side == Side::Source ? "Source texts" : "Target texts");
    result.value = m_path;
    result.isOverruled = m_isChosen;
    std::vector<std::string> paths = m_beside.possible;
    if (isFile() && std::find(paths.begin(), paths.end(), m_path) == paths.end())
        paths.push_back(m_path);
    for (const std::string& path : paths)
        result.choices.push_back({path, "the texts of " + fileNameOf(path)});
    result.choices.push_back(
        {"", m_isMissing ? "no texts, numbers of the positions" : "the texts of the dump"});
    result.what = isFile()
                      ? "The " + m_name + " texts are in " + fileNameOf(m_path) + "."
                      : "The " + m_name + " texts are not known: numbers of the positions stand for them.";
    const auto lines = static_cast<long>(m_lines.size());
    if (m_isChosen) {
        result.why = "Chosen by hand.";
    } else if (isFile()) {
        result.why = m_beside.fitting == 0
                         ? std::string(
                               "It is the only file beside the dump that has a line of no more tokens "
                               "than weights for each sentence")
                         : inSentences(m_beside.fitting, m_sampleCount) +
                               " it has as many tokens as there "
                               "are weights";
        result.why += m_beside.fitting > 0 && m_beside.hasEnd ? ", the end mark not counted." : ".";
    } else if (m_isOffered) {
        result.why = fileNameOf(paths[0]) +
                     " beside the dump may have them: it has a line for each sentence, but the lengths alone "
                     "do not tell. Choose it where it has.";
    } else if (paths.size() > 1) {
        result.why =
            fileNameOf(paths[0]) + " and " + fileNameOf(paths[1]) + " beside the dump fit equally well.";
    } else {
        result.why = "No file beside the dump has a line for each sentence with as many tokens as weights.";
    }
    if (m_cut > 0)
        result.why +=
            " " + std::to_string(m_cut) +
            (m_cut == 1 ? " sentence is longer than the array; its tokens past it are left out."
                        : " sentences are longer than the array; their tokens past it are left out.");
    if (m_numbered > 0)
        result.why +=
            " " + std::to_string(m_numbered) +
            (m_numbered == 1 ? " sentence that has no line in it, or none that fits, has numbers"
                             : " sentences that have no line in it, or none that fits, have numbers") +
            " of positions.";
    if (isFile() && sentences > 0 && sentences != lines)
        result.why += " It has " + std::to_string(lines) + (lines == 1 ? " line" : " lines") + ", the dump " +
                      std::to_string(sentences) + (sentences == 1 ? " sentence." : " sentences.");
    return result;
}

}  // namespace attn
