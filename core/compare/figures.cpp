// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/base/told.h"

namespace attn {

const std::vector<Figure>& figures() {
    constexpr double any = 1e18;
    static const std::vector<Figure> table = {
        {"exact_match", translatable("Exact match"), "%", 100, 1, Better::Higher, false, 1,
         &RunFigures::exactMatch},
        {"accuracy", translatable("Accuracy"), "%", 100, 1, Better::Higher, false, 1, &RunFigures::accuracy},
        {"macro_f1", translatable("Macro-F1"), "%", 100, 1, Better::Higher, false, 1, &RunFigures::macroF1},
        {"evidence_hits", translatable("Looks at evidence"), "%", 100, 1, Better::Higher, false, 1,
         &RunFigures::evidenceHits},
        {"bleu", translatable("BLEU"), "", 1, 1, Better::Higher, false, 100, &RunFigures::bleu},
        {"token_accuracy", translatable("Token accuracy"), "%", 100, 1, Better::Higher, false, 1,
         &RunFigures::tokenAccuracy},
        {"loss", translatable("Loss"), "", 1, 4, Better::Lower, false, any, &RunFigures::loss},
        {"alignment_error_rate", translatable("Alignment error"), "%", 100, 1, Better::Lower, false, 1,
         &RunFigures::alignmentErrorRate},
        {"tokens_per_second", translatable("Target tokens/s"), "", 1, 0, Better::Higher, true, any,
         &RunFigures::tokensPerSecond},
        {"seconds", translatable("Training time"), "s", 1, 1, Better::Lower, true, any, &RunFigures::seconds},
        {"updates", translatable("Updates"), "", 1, 0, Better::Neither, false, any, &RunFigures::updates},
        {"parameters", translatable("Parameters"), "", 1, 0, Better::Neither, false, any,
         &RunFigures::parameters},
    };
    return table;
}

const Figure* findFigure(const std::string& id) {
    const auto found = std::find_if(figures().begin(), figures().end(),
                                    [&](const Figure& figure) { return figure.id == id; });
    return found == figures().end() ? nullptr : &*found;
}

std::string shown(const Figure& figure, double value, int decimals) {
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", decimals, figure.factor * value);
    return text;
}

void setMeasures(RunFigures& figures, const Evaluation& evaluation) {
    if (evaluation.pairs == 0)
        return;
    if (const auto& classes = evaluation.classes) {
        figures.accuracy = classes->confusion.accuracy();
        figures.macroF1 = classes->confusion.macroF1();
        figures.evidenceHits = classes->words.hitShare();
    } else {
        figures.exactMatch = evaluation.exactMatch;
        figures.tokenAccuracy = evaluation.tokenAccuracy;
        figures.alignmentErrorRate = evaluation.alignmentErrorRate;
    }
    if (std::isfinite(evaluation.loss))
        figures.loss = evaluation.loss;
    if (evaluation.texts)
        // Through exp and log, a perfect score comes out slightly too high.
        figures.bleu = std::min(evaluation.texts->bleu.score, findFigure("bleu")->largest);
}

}  // namespace attn
