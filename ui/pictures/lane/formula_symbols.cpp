// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/formula_symbols.h"

#include <algorithm>
#include <array>

#include "core/network/models/wiring_registry.h"

#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

struct SymbolRow {
    const char* name;
    const char* meaning;
    std::optional<Stage> stage = {};
};

const std::array symbolRows = {
    SymbolRow{"h", QT_TR_NOOP("h: the annotation of a source token"), Stage::Annotations},
    SymbolRow{"e", QT_TR_NOOP("e: the score of each source token"), Stage::Scores},
    SymbolRow{"alpha", QT_TR_NOOP("α: the weight of each source token"), Stage::Weights},
    SymbolRow{"p", QT_TR_NOOP("p: where the span looks"), Stage::Weights},
    SymbolRow{"query", QT_TR_NOOP("s: the query, a state of the decoder"), Stage::State},
    SymbolRow{"state", QT_TR_NOOP("s: the new state of the decoder"), Stage::State},
    SymbolRow{"before", QT_TR_NOOP("s: the state of the decoder before this step"), Stage::State},
    SymbolRow{"c", QT_TR_NOOP("c: the context, the mean of the annotations by their weights"),
              Stage::Context},
    SymbolRow{"y", QT_TR_NOOP("E y: the learned vector of the last token")},
    SymbolRow{"attentional", QT_TR_NOOP("h̃: the attentional vector"), Stage::Attentional},
    SymbolRow{"feed", QT_TR_NOOP("h̃: the attentional vector of the step before, fed back"),
              Stage::Attentional},
    SymbolRow{"beta", QT_TR_NOOP("κ: learned, the strength of the cosine")},
    SymbolRow{"W", QT_TR_NOOP("W: learned, the cell's matrices")},
    SymbolRow{"Wa", QT_TR_NOOP("Wₐ: learned, attention.W_a")},
    SymbolRow{"va", QT_TR_NOOP("vₐ: learned, attention.v_a")},
    SymbolRow{"ba", QT_TR_NOOP("bₐ: learned, attention.b_a")},
    SymbolRow{"WK", QT_TR_NOOP("W_K: learned, attention.W_K")},
    SymbolRow{"WQ", QT_TR_NOOP("W_Q: learned, attention.W_Q")},
    SymbolRow{"Wp", QT_TR_NOOP("W_p: learned, attention.W_p")},
    SymbolRow{"vp", QT_TR_NOOP("v_p: learned, attention.v_p")},
    SymbolRow{"Wc", QT_TR_NOOP("W_c: learned, attentional.weight")},
    SymbolRow{"Wo", QT_TR_NOOP("Wₒ: learned, output.weight")},
    SymbolRow{"bo", QT_TR_NOOP("bₒ: learned, output.bias")},
    // Only in the arithmetic of single numbers.
    SymbolRow{"Wb", QT_TR_NOOP("W_b: learned, bridge.weight")},
    SymbolRow{"bb", QT_TR_NOOP("b_b: learned, bridge.bias")},
    SymbolRow{"Wih", QT_TR_NOOP("W: learned, the cell's weight_ih, for what it reads")},
    SymbolRow{"bih", QT_TR_NOOP("b: learned, the cell's bias_ih")},
    SymbolRow{"Whh", QT_TR_NOOP("W: learned, the cell's weight_hh, for its state before")},
    SymbolRow{"bhh", QT_TR_NOOP("b: learned, the cell's bias_hh")},
    SymbolRow{"x", QT_TR_NOOP("x: what the cell reads")},
    SymbolRow{"embedding", QT_TR_NOOP("E w: the learned vector of the source token")},
    SymbolRow{"below", QT_TR_NOOP("the state of the layer below")},
    SymbolRow{"neighbour", QT_TR_NOOP("h: the state at the position that was read before")},
    SymbolRow{"r", QT_TR_NOOP("r: the reset gate, how much of the state before the candidate sees")},
    SymbolRow{"z", QT_TR_NOOP("z: the update gate, how much of the state before is kept")},
    SymbolRow{"n", QT_TR_NOOP("n: the candidate for the new state")},
    SymbolRow{"complement", QT_TR_NOOP("1 − z: how much of the candidate is taken")},
    SymbolRow{"a", QT_TR_NOOP("a: the candidate's part from the state before")},
    SymbolRow{"i", QT_TR_NOOP("i: the input gate, how much of the candidate is remembered")},
    SymbolRow{"f", QT_TR_NOOP("f: the forget gate, how much of the memory is kept")},
    SymbolRow{"g", QT_TR_NOOP("g: the candidate for the memory")},
    SymbolRow{"o", QT_TR_NOOP("o: the output gate, how much of the memory is shown")},
    SymbolRow{"memory", QT_TR_NOOP("m: the memory of the cell")},
    SymbolRow{"memoryBefore", QT_TR_NOOP("m: the memory of the cell before")},
    SymbolRow{"memoryTanh", QT_TR_NOOP("tanh(m): the memory, between −1 and 1")},
    SymbolRow{"summary", QT_TR_NOOP("the summary: the encoder's last states")},
    SymbolRow{"projected", QT_TR_NOOP("the annotation times its matrix")},
    SymbolRow{"projectedQuery", QT_TR_NOOP("the query times its matrix")},
    SymbolRow{"queryNorm", QT_TR_NOOP("the length of the query")},
    SymbolRow{"annotationNorm", QT_TR_NOOP("the length of the annotation")},
    SymbolRow{"norms", QT_TR_NOOP("the product of both lengths, never 0")},
    SymbolRow{"cosine", QT_TR_NOOP("the cosine between query and annotation")},
    SymbolRow{"strength", QT_TR_NOOP("β: the strength of the cosine")},
    SymbolRow{"unit", QT_TR_NOOP("the score's hidden layer")},
    SymbolRow{"centreUnit", QT_TR_NOOP("the hidden layer of the window's centre")},
    SymbolRow{"share", QT_TR_NOOP("the window's centre as a share of the source")},
    SymbolRow{"away", QT_TR_NOOP("the distance from the window's centre, both counted from 0")},
    SymbolRow{"factor", QT_TR_NOOP("the window's factor: less, the farther from its centre")},
    SymbolRow{"largest", QT_TR_NOOP("the largest score of the step, divided by the temperature")},
    SymbolRow{
        "exp",
        QT_TR_NOOP("the exponential of the score, less the largest one, both divided by the temperature")},
    SymbolRow{"sum", QT_TR_NOOP("the sum of all exponentials of the step")},
    SymbolRow{"softmax", QT_TR_NOOP("the share of this exponential in the sum of all")},
    SymbolRow{"logit", QT_TR_NOOP("the logit of a token"), Stage::Output},
    SymbolRow{"largestLogit", QT_TR_NOOP("the largest logit of the step")},
    SymbolRow{"logitExp", QT_TR_NOOP("the exponential of a token's logit, less the largest one")},
    SymbolRow{"logitSum", QT_TR_NOOP("the sum of these exponentials over all tokens")},
    SymbolRow{"logSum", QT_TR_NOOP("the logarithm of that sum")},
};

const SymbolRow* symbolRow(const QString& symbol) {
    const auto found = std::find_if(symbolRows.begin(), symbolRows.end(),
                                    [&](const SymbolRow& row) { return symbol == QLatin1String(row.name); });
    return found == symbolRows.end() ? nullptr : &*found;
}

}  // namespace

QString symbolMeaning(const QString& symbol) {
    const SymbolRow* row = symbolRow(symbol);
    return row ? tr(row->meaning) : QString();
}

QStringList sourceSymbols() {
    return {QStringLiteral("h"), QStringLiteral("e"), QStringLiteral("alpha")};
}

bool isOfSource(const QString& symbol) {
    return sourceSymbols().contains(symbol);
}

int sourceLookedAt(const Picture& picture, const Selection& selection) {
    const MapTrace* attention = currentAttention(picture, selection);
    int source = selection.source;
    if (source < 0 && attention && attention->weights.size() > 0) {
        attention->weights.maxCoeff(&source);
    }
    return source;
}

QString sameSymbol(const QString& symbol, const ModelConfig& config) {
    if (symbol == QLatin1String("query")) {
        return hasAttentionalVector(config) ? QStringLiteral("state") : QStringLiteral("before");
    }
    return symbol;
}

std::optional<Stage> stageOfSymbol(const QString& symbol) {
    const SymbolRow* row = symbolRow(symbol);
    return row ? row->stage : std::nullopt;
}

}  // namespace attn::ui
