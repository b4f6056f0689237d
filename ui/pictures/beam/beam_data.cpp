// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_data.h"

#include <algorithm>

#include "core/decode/usual_length.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

constexpr std::size_t mostTreeBytes = std::size_t(512) << 20;

}  // namespace

Index longestHypothesis(const Seq2Seq& network, Index sourceLength, Index width) {
    const ModelConfig& config = network.config();
    const auto numbers = static_cast<std::size_t>(3 * sourceLength + 2 * config.targetSize +
                                                  4 * config.encoder.hidden + 3 * config.decoder.hidden);
    const std::size_t step = numbers * sizeof(Real) * static_cast<std::size_t>(width);
    return std::min(longestOutput(network, sourceLength),
                    std::max<Index>(20, static_cast<Index>(mostTreeBytes / step)));
}

std::shared_ptr<const BeamData> makeBeamData(BeamData data) {
    data.tokens.clear();
    for (const BeamNode& node : data.tree->nodes)
        data.tokens.append(QString::fromStdString(data.lane->target->text(node.token)));
    return std::make_shared<const BeamData>(std::move(data));
}

const BeamNode& nodeOf(const BeamData& data, Index node) {
    return data.tree->nodes[static_cast<std::size_t>(node)];
}

double probabilityOf(const BeamNode& node) {
    return static_cast<double>(node.step->probabilities[node.token]);
}

std::vector<Index> pathTo(const BeamTree& tree, Index node) {
    std::vector<Index> path;
    for (Index place = node; place >= 0; place = tree.nodes[static_cast<std::size_t>(place)].parent)
        path.push_back(place);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<Index> pathOf(const BeamTree& tree, const std::vector<Token>& tokens) {
    std::vector<Index> path;
    Index last = -1;
    // Parents come before their children, so one pass suffices.
    for (std::size_t i = 0; i < tree.nodes.size() && path.size() < tokens.size(); ++i) {
        if (tree.nodes[i].parent == last && tree.nodes[i].token == tokens[path.size()]) {
            last = static_cast<Index>(i);
            path.push_back(last);
        }
    }
    return path;
}

std::vector<Token> tokensOf(const DecodeTrace& trace) {
    std::vector<Token> tokens;
    for (const StepTrace& step : trace.steps)
        tokens.push_back(step.token);
    return tokens;
}

std::shared_ptr<const Picture> pathPicture(const BeamData& data, Index node) {
    auto lane = std::make_shared<LaneData>(*data.lane);
    setTrace(*lane, std::make_shared<const DecodeTrace>(traceOf(*data.tree, node)));
    lane->otherAxes.reset();
    lane->outputTokens.clear();
    for (const Index place : pathTo(*data.tree, node))
        lane->outputTokens.append(data.tokens[place]);
    lane->referenceTokens.clear();
    lane->differences.reset();  // they are those of the lane's own output
    lane->predictions.clear();
    lane->links.clear();
    lane->original.reset();
    setMarks(*lane);
    lane->isFinished = true;  // keeps no room for later rows
    return lane;
}

Vector coverageOf(const AttentionRows& rows) {
    Vector sum;
    for (int row = 0; row < rows.size(); ++row) {
        const Vector& weights = rows[row].weights;
        if (row == 0)
            sum = Vector::Zero(weights.size());
        sum += weights;
    }
    return sum;
}

}  // namespace attn::ui
