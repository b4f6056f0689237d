// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/figures.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/compare/table_json.h"
#include "tests/core/compare/sample_comparison.h"

namespace attn::test {
namespace {

Evaluation perfect() {
    const std::vector<std::string> texts = {"a dog runs over there", "two men sit on a bench today"};
    Evaluation evaluation;
    evaluation.pairs = 2;
    evaluation.exactMatch = evaluation.tokenAccuracy = 1;
    evaluation.texts = TextMeasures{corpusBleu(texts, texts), 100, 100};
    return evaluation;
}

// exp of the mean logarithm of four times 100 % can exceed 100.
TEST(Figures, PerfectBleuIsNoMoreThan100) {
    EXPECT_GT(perfect().texts->bleu.score, 100);
    RunFigures figures;
    setMeasures(figures, perfect());
    EXPECT_EQ(figures.bleu, 100);
    ComparisonTable table = madeUpTable(tinyComparison({"dot"}, {1}));
    table.runs[0].figures = figures;
    EXPECT_EQ(tableFromJson(tableToJson(table), "here").runs[0].figures, figures);
}

TEST(Figures, HaveWhatWasMeasured) {
    RunFigures figures;
    setMeasures(figures, {});
    EXPECT_EQ(figures, RunFigures{}) << "no pairs";
    Evaluation evaluation = perfect();
    evaluation.texts.reset();
    evaluation.loss = std::numeric_limits<double>::infinity();
    setMeasures(figures, evaluation);
    EXPECT_EQ(figures.exactMatch, 1);
    EXPECT_FALSE(figures.bleu);
    EXPECT_FALSE(figures.loss);
}

}  // namespace
}  // namespace attn::test
