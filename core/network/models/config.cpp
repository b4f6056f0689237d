// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/config.h"

#include <algorithm>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/config_json.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"

namespace attn {

namespace {

// Far above what one machine trains; products of two of them stay far below 2^63.
constexpr Index largestVocabulary = 1'000'000;
constexpr Index largestSize = 16'384;
constexpr Index largestLayers = 16;
constexpr Index specialTokens = 4;

// The first problem found; the checks after it are skipped.
class Checker {
public:
    explicit Checker(std::string path) : m_path(std::move(path)) {}

    void size(const std::string& key, Index found, Index smallest, Index largest) {
        if (!m_problem.empty() || (found >= smallest && found <= largest))
            return;
        const std::string possible =
            smallest == largest ? std::to_string(smallest)
                                : "from " + std::to_string(smallest) + " to " + std::to_string(largest);
        m_problem = m_path + key + " should be " + possible + ", found " + std::to_string(found) + ".";
    }

    void oneOf(const std::string& key, const std::string& found, const std::vector<std::string>& known) {
        if (m_problem.empty() && std::find(known.begin(), known.end(), found) == known.end())
            m_problem =
                m_path + key + " should be one of " + listed(known) + ", found " + inQuotes(found) + ".";
    }

    void require(bool isSound, const std::string& problem) {
        if (m_problem.empty() && !isSound)
            m_problem = problem;
    }

    std::string name(const std::string& key) const { return m_path + key; }
    const std::string& problem() const { return m_problem; }

private:
    std::string m_path;
    std::string m_problem;
};

// A table's ids, as they stand in configurations.
template <typename Description>
std::vector<std::string> idsOf(const std::vector<Description>& table) {
    std::vector<std::string> ids;
    for (const Description& row : table)
        ids.push_back(row.id);
    return ids;
}

}  // namespace

std::string configProblem(const ModelConfig& config, VocabularySizes sizes, const std::string& path) {
    Checker check(path);
    const EncoderConfig& encoder = config.encoder;
    const DecoderConfig& decoder = config.decoder;
    const AttentionConfig& attention = config.attention;

    if (sizes == VocabularySizes::Written) {
        check.size("source_size", config.sourceSize, specialTokens, largestVocabulary);
        check.size("target_size", config.targetSize, specialTokens, largestVocabulary);
    }
    check.oneOf("encoder.cell", encoder.cell, idsOf(cells()));
    check.size("encoder.hidden", encoder.hidden, 1, largestSize);
    check.size("encoder.embedding", encoder.embedding, 1, largestSize);
    check.oneOf("encoder.bridge", encoder.bridge, {"tanh", "copy"});
    check.oneOf("decoder.wiring", decoder.wiring, idsOf(wirings()));
    check.oneOf("decoder.cell", decoder.cell, idsOf(cells()));
    check.size("decoder.hidden", decoder.hidden, 1, largestSize);
    check.size("decoder.embedding", decoder.embedding, 1, largestSize);
    check.size("encoder.layers", encoder.layers, 1, largestLayers);
    check.size("decoder.layers", decoder.layers, 1, largestLayers);

    check.oneOf("attention.score", attention.score, idsOf(scoreFunctions()));
    check.size("attention.size", attention.size, 1, largestSize);
    check.size("attention.longest_source", attention.longestSource, 1, largestSize);
    check.oneOf("attention.activation", attention.activation, {"tanh", "sigmoid", "relu"});
    check.oneOf("attention.span", attention.span, idsOf(spans()));
    check.size("attention.window", attention.window, 1, largestSize);

    // Sizes out of range are not multiplied below.
    if (!check.problem().empty())
        return check.problem();
    const std::string annotation = check.name("encoder.hidden") + " in " +
                                   std::to_string(config.directions()) +
                                   (config.directions() == 1 ? " direction" : " directions") + " makes " +
                                   std::to_string(config.annotationSize()) + ".";
    if (const ScoreDescription* score = findScoreFunction(attention.score); score && score->needsEqualSizes)
        check.require(decoder.hidden == config.annotationSize(),
                      check.name("attention.score") + " \"" + score->id +
                          "\" needs states and annotations of one size, found " +
                          check.name("decoder.hidden") + " " + std::to_string(decoder.hidden) + " while " +
                          annotation);
    if (const ScoreDescription* score = findScoreFunction(attention.score); score && !score->attends)
        check.require(attention.span == "global",
                      check.name("attention.span") + " should be \"global\" with the score \"" + score->id +
                          "\", which has no weights to confine, found " + inQuotes(attention.span) + ".");
    if (encoder.bridge == "copy")
        check.require(!encoder.bidirectional && encoder.hidden == decoder.hidden,
                      check.name("encoder.bridge") +
                          " \"copy\" needs one direction and annotations of the decoder's size, found " +
                          check.name("decoder.hidden") + " " + std::to_string(decoder.hidden) + " while " +
                          annotation);
    return check.problem();
}

void validate(const ModelConfig& config) {
    const std::string problem = configProblem(config, VocabularySizes::Written);
    if (!problem.empty())
        throw Error(problem);
}

}  // namespace attn
