// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/formula_symbols.h"

#include <algorithm>
#include <array>

#include "ui/tr.h"

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
    SymbolRow{"c", QT_TR_NOOP("c: the context, the annotations in the shares of the weights"),
              Stage::Context},
    SymbolRow{"y", QT_TR_NOOP("E y: the learned vector of the token written before")},
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

int sourceLookedAt(const LaneData& lane, const Selection& selection) {
    const StepTrace* step = currentStep(lane, selection);
    int source = selection.source;
    if (source < 0 && step && step->weights.size() > 0) {
        step->weights.maxCoeff(&source);
    }
    return source;
}

QString sameSymbol(const QString& symbol, const ModelConfig& config) {
    if (symbol == QLatin1String("query")) {
        return config.decoder.wiring == "luong" ? QStringLiteral("state") : QStringLiteral("before");
    }
    return symbol;
}

std::optional<Stage> stageOfSymbol(const QString& symbol) {
    const SymbolRow* row = symbolRow(symbol);
    return row ? row->stage : std::nullopt;
}

}  // namespace attn::ui
