// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QToolTip>
#include <cmath>

#include "core/metrics/alignment.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/attention/span_legend.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/panels/stage_tables.h"
#include "ui/step/stages/stages_view.h"

namespace attn::test {
namespace {

// The real window on a model of another kind beside the usual one.
class SpansTest : public WindowTest {
protected:
    void show(const std::string& score, const ChangeConfig& change, int steps = 4) {
        ui::LaunchOptions options;
        options.models = {writeSampleModel(folder.path(), score, 11, change)};
        if (score != "none")
            options.models << writeSampleModel(folder.path(), "none");
        options.text = QStringLiteral("9 May 1998");
        options.steps = 0;
        options.size = QSize(1600, 980);
        open(options);
        action("reference")->trigger();  // an untrained model may end at once
        for (int i = 0; i < steps; ++i)
            press(Qt::Key_Space);
        ASSERT_EQ(card()->data()->trace->steps.size(), static_cast<std::size_t>(steps));
    }
    void showSpan(const std::string& span, Index reach = 2) {
        show("general", [&](ModelConfig& config) {
            config.attention.span = span;
            config.attention.window = reach;
        });
    }

    ui::LaneCard* card() const { return grid()->card(0); }
    const StepTrace& traceStep(int row) const {
        return card()->data()->trace->steps[static_cast<std::size_t>(row)];
    }
    ui::StagePanel* panel(ui::Stage stage) const {
        return window->findChild<ui::StagesView*>()->panel(stage);
    }
    QPoint cell(int row, int column) const {
        return card()->plot()->places().cell(row, column).center().toPoint();
    }
    QString tipAt(QPoint place) const {
        QHelpEvent event(QEvent::ToolTip, place, card()->plot()->mapToGlobal(place));
        QApplication::sendEvent(card()->plot(), &event);
        return QToolTip::text();
    }
    QImage plotImage() const { return card()->plot()->grab().toImage(); }
    QString variant() const { return card()->findChild<QLabel*>("variant")->text(); }

    TemporaryFolder folder;
};

TEST_F(SpansTest, LocalWindowIsDrawnWhereTheTraceSaysIt) {
    showSpan("local_m");
    EXPECT_EQ(variant(), QStringLiteral("local-m"));
    EXPECT_TRUE(child<QWidget>("spanLegend")->isVisible());
    QTest::qWait(1);
    const QImage image = plotImage();
    for (int row = 0; row < 3; ++row) {  // the current row has a frame of its own
        ASSERT_EQ(traceStep(row).alignment().span.centre, static_cast<Real>(row));
        for (int j = 0; j < 10; ++j) {
            const QColor colour = image.pixelColor(cell(row, j) - QPoint(4, 4));
            if (j > row + 2) {
                EXPECT_EQ(traceStep(row).alignment().weights[j], 0) << row << ' ' << j;
                EXPECT_EQ(colour, ui::theme().card) << row << ' ' << j;
            } else if (j != ui::focusOf(traceStep(row).alignment()) &&
                       !ui::knownLink(*card()->data(), row, j)) {
                EXPECT_EQ(colour, ui::theme().weight(traceStep(row).alignment().weights[j]))
                    << row << ' ' << j;
            }
        }
        // The bracket that closes the window.
        const QRectF last = card()->plot()->places().cell(row, row + 2);
        bool isClosed = false;
        for (int x = static_cast<int>(last.right()) - 3; x <= static_cast<int>(last.right()); ++x)
            isClosed = isClosed || image.pixelColor(x, cell(row, 0).y()) == ui::theme().mutedText;
        EXPECT_TRUE(isClosed) << row;
    }
    QTest::mouseMove(card()->plot(), cell(2, 3));
    EXPECT_TRUE(tipAt(cell(2, 3)).contains(ui::weightTip(traceStep(2).alignment(), 3)))
        << tipAt(cell(2, 3)).toStdString();
    EXPECT_TRUE(tipAt(cell(2, 9)).contains(QStringLiteral("outside the window")));
    EXPECT_EQ(panel(ui::Stage::Weights)->factText(), QStringLiteral("= 3 · w = 2"));
    EXPECT_TRUE(card()->accessibleDescription().contains(QStringLiteral("window 1 to 5 around p = 3")));
}

TEST_F(SpansTest, PredictedCentreAndWhatTheFactorLeaves) {
    showSpan("local_p", 3);
    const StepTrace& now = traceStep(3);
    const double centre = static_cast<double>(*now.alignment().span.centre);
    EXPECT_EQ(panel(ui::Stage::Weights)->factText(),
              QStringLiteral("= %1 · w = 3, σ = 1.50").arg(ui::positionText(centre)));
    for (int j = 0; j < 10; ++j) {
        EXPECT_NEAR(now.alignment().weights[j],
                    now.alignment().span.distribution[j] * ui::spanFactor(now.alignment().span, j), 1e-6)
            << j;
        EXPECT_EQ(panel(ui::Stage::Weights)->valueText(j), ui::shortWeight(now.alignment().weights[j]));
    }
    EXPECT_LT(now.alignment().weights.sum(), 0.999f);  // not renormalised, and not claimed to be
    double entropy = 0;
    for (int row = 0; row < 4; ++row)
        entropy += entropyBits(traceStep(row).alignment().span.distribution) / 4.0;
    EXPECT_EQ(card()->entropyText(), QString::number(entropy, 'f', 2) + " bit");
    // The centre stands where it is, between two columns.
    const auto x = card()->plot()->places().centreX(centre);
    ASSERT_TRUE(x);
    const QRectF column = card()->plot()->places().cell(0, static_cast<int>(std::lround(centre)));
    EXPECT_GE(*x, column.left() - 1);
    EXPECT_LE(*x, column.right() + 1);
    const int inside = ui::spanWindow(now.alignment())->first;
    const QString tip = tipAt(cell(3, inside));
    EXPECT_TRUE(tip.contains(ui::exactNumber(now.alignment().span.distribution[inside])))
        << tip.toStdString();
    EXPECT_TRUE(tip.contains(QStringLiteral("α = ") + ui::exactNumber(now.alignment().weights[inside])));
}

TEST_F(SpansTest, TablesSayWhatTheSpanDid) {
    const auto full = [](double value) {
        return QString::number(value, 'g', 6).replace('-', QStringLiteral("−"));
    };
    showSpan("local_p", 3);
    const StepTrace local = traceStep(3);
    auto tables = ui::stageTables(ui::Stage::Weights, card()->data(), window->cursor().selection());
    ASSERT_EQ(tables.size(), 2u);
    EXPECT_EQ(tables[0].columns.mid(2),
              (QStringList{"in the window", "softmax in the window", "factor", QStringLiteral("weight α")}));
    for (int j = 0; j < 10; ++j) {
        EXPECT_EQ(tables[0].text(j, 3), full(local.alignment().span.distribution[j]));
        EXPECT_EQ(tables[0].text(j, 5), full(local.alignment().weights[j]));
    }
    EXPECT_EQ(tables[1].text(0, 0), full(*local.alignment().span.centre));
    EXPECT_EQ(tables[1].text(3, 0), full(1.5));
    EXPECT_EQ(tables[1].text(4, 0), full(local.alignment().weights.sum()));
    showSpan("hard");
    tables = ui::stageTables(ui::Stage::Weights, card()->data(), window->cursor().selection());
    ASSERT_EQ(tables.size(), 2u);
    EXPECT_EQ(tables[0].text(5, 2), full(traceStep(3).alignment().span.distribution[5]));
    EXPECT_EQ(tables[1].text(0, 0), QString::number(*traceStep(3).alignment().span.taken));
}

// Numbers that are open are copied later, when the lane may have been decoded anew.
TEST_F(SpansTest, TablesKeepTheirNumbersWhileTheLaneIsDecodedAnew) {
    showSpan("local_p", 3);
    const auto texts = [](const std::vector<ui::NumberTable>& tables) {
        QStringList all;
        for (const ui::NumberTable& table : tables)
            for (int row = 0; row < table.rows.size(); ++row)
                for (int column = 0; column < table.columns.size(); ++column)
                    all << table.text(row, column);
        return all;
    };
    std::vector<std::vector<ui::NumberTable>> tables;
    QStringList before;
    for (const ui::Stage stage : {ui::Stage::Context, ui::Stage::Weights, ui::Stage::Scores}) {
        tables.push_back(ui::stageTables(stage, card()->data(), window->cursor().selection()));
        before += texts(tables.back());
    }
    ASSERT_GT(before.size(), 50);
    Interventions changes;
    changes.zeroed = {1};
    window->session().setWhatIfs(window->session().lanes().at(0)->id(), changes, "change");
    waitUntilDecoded();
    QStringList after;
    for (const auto& each : tables)
        after += texts(each);
    EXPECT_EQ(after, before);
}

TEST_F(SpansTest, HardSpanMarksWhatItTook) {
    showSpan("hard");
    const StepTrace& now = traceStep(3);
    const int taken = static_cast<int>(*now.alignment().span.taken);
    EXPECT_EQ(now.alignment().weights[taken], 1);
    QTest::qWait(1);
    const QImage image = plotImage();
    for (int row = 0; row < 3; ++row) {
        const Vector& p = traceStep(row).alignment().span.distribution;
        for (int j = 0; j < 10; ++j) {
            const QColor ground = ui::theme().weight(p[j]);
            const bool isTaken = j == *traceStep(row).alignment().span.taken;
            if (!isTaken) {
                EXPECT_EQ(image.pixelColor(cell(row, j)), ground) << row << ' ' << j;
                continue;
            }
            // The disc, beside the number where that is printed.
            const QRect area = card()->plot()->places().cell(row, j).toRect().adjusted(4, 3, -4, -3);
            int ink = 0;
            for (int y = area.top(); y <= area.bottom(); ++y)
                for (int x = area.left(); x <= area.right(); ++x)
                    ink += image.pixelColor(x, y) == ui::theme().textOn(ground) ? 1 : 0;
            EXPECT_GT(ink, 20) << row;
        }
        EXPECT_EQ(panel(ui::Stage::Weights)->valueText(row),
                  ui::shortWeight(now.alignment().span.distribution[row]));
    }
    const QString fact = panel(ui::Stage::Weights)->factText();
    EXPECT_TRUE(fact.contains(ui::exactNumber(now.alignment().span.distribution[taken])))
        << fact.toStdString();
    EXPECT_TRUE(card()->accessibleDescription().contains(
        QStringLiteral("takes %1 with probability %2")
            .arg(ui::tokenName(card()->data()->sourceTokens[taken]),
                 ui::exactNumber(now.alignment().span.distribution[taken]))));
    EXPECT_EQ(panel(ui::Stage::Context)->valueText(taken), QStringLiteral("×1.00"));
}

TEST_F(SpansTest, LuongsStagesStandInTheirOwnOrder) {
    show("dot", [](ModelConfig& config) {
        config.decoder.wiring = "luong";
        config.decoder.cell = "lstm";
        config.decoder.layers = 2;
    });
    EXPECT_EQ(variant(), QStringLiteral("Luong LSTM · 2 layers"));
    const auto* stages = window->findChild<ui::StagesView*>();
    ASSERT_EQ(stages->stageCount(), 7);
    EXPECT_EQ(panel(ui::Stage::State)->title(), QStringLiteral("2 · State s₄"));
    EXPECT_EQ(panel(ui::Stage::Attentional)->title(), QStringLiteral("6 · h̃₄ attentional vector"));
    EXPECT_EQ(panel(ui::Stage::State)->valueText(0), QStringLiteral("h̃₃"));  // fed back
    EXPECT_EQ(panel(ui::Stage::State)->formulaText(), QStringLiteral("LSTM([emb(y) ; h̃ₜ₋₁], sₜ₋₁)"));
    EXPECT_EQ(panel(ui::Stage::Output)->formulaText(), QStringLiteral("softmax(Wₒ h̃ + bₒ)"));
    EXPECT_EQ(traceStep(3).query, traceStep(3).state);
    // Keys walk over all seven; the sixth is the attentional vector.
    for (int i = 0; i < 6; ++i)
        press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(stages->stage(), 6);
    press(Qt::Key_2);  // a lane of Bahdanau's wiring has no such stage
    EXPECT_EQ(stages->stageCount(), 6);
    EXPECT_EQ(stages->stage(), 0);
    EXPECT_FALSE(panel(ui::Stage::Attentional)->isVisible());
    press(Qt::Key_1);
    EXPECT_EQ(stages->stage(), 6);
    QTest::mouseClick(panel(ui::Stage::State), Qt::LeftButton, {}, QPoint(30, 12));
    EXPECT_EQ(stages->stage(), 2);
    press(Qt::Key_2);
    EXPECT_EQ(stages->stage(), 5);  // the same stage at its place in the other order
}

TEST_F(SpansTest, EveryCellAndFeedingNamesItsFormula) {
    const auto formula = [&](const char* cell, bool feeds) {
        show("dot", [&](ModelConfig& config) {
            config.decoder.wiring = "luong";
            config.decoder.inputFeeding = feeds;
            config.decoder.cell = cell;
        });
        return panel(ui::Stage::State)->formulaText();
    };
    EXPECT_EQ(formula("rnn", false), QStringLiteral("tanh(W [emb(y) ; sₜ₋₁] + b)"));
    EXPECT_TRUE(variant().endsWith(QStringLiteral("Luong RNN · no input feeding")));
    EXPECT_EQ(formula("gru", false), QStringLiteral("GRU(emb(y), sₜ₋₁)"));
    EXPECT_EQ(formula("gru", true), QStringLiteral("GRU([emb(y) ; h̃ₜ₋₁], sₜ₋₁)"));
}

TEST_F(SpansTest, EveryFormulaHasItsPicture) {
    for (const char* wiring : {"bahdanau", "luong"}) {
        for (const char* cell : {"rnn", "gru", "lstm"}) {
            for (const char* span : {"global", "local_m", "local_p", "hard"}) {
                for (const bool feeds : {true, false}) {
                    ModelConfig config;
                    config.decoder.wiring = wiring;
                    config.decoder.cell = cell;
                    config.decoder.inputFeeding = feeds;
                    config.encoder.bidirectional = feeds;
                    config.attention.span = span;
                    std::vector<ui::StageFormula> all = {ui::spanFormula(config)};
                    for (const ui::Stage stage : ui::stagesOf(config))
                        all.push_back(ui::stageFormula(stage, config));
                    for (const ui::StageFormula& formula : all) {
                        EXPECT_TRUE(formula.id.isEmpty() ||
                                    QFile::exists(QStringLiteral(":/formulas/%1.svg").arg(formula.id)))
                            << formula.id.toStdString();
                    }
                }
            }
        }
    }
}

TEST_F(SpansTest, OneDirectionHasFormulasOfItsOwn) {
    show("none", [](ModelConfig& config) {
        config.encoder.bidirectional = false;
        config.encoder.hidden = 16;
        config.encoder.bridge = "copy";
    });
    EXPECT_EQ(card()->data()->formulaId, QStringLiteral("score-none-one"));
    EXPECT_TRUE(QFile::exists(QStringLiteral(":/formulas/score-none-one.svg")));
    EXPECT_EQ(panel(ui::Stage::Annotations)->formulaText(), QStringLiteral("hⱼ = h→ⱼ"));
    EXPECT_EQ(panel(ui::Stage::Context)->formulaText(), QStringLiteral("c = h→"));
}

TEST_F(SpansTest, UsualModelsSayNothingSpecial) {
    open();
    EXPECT_EQ(variant(), QString());
    EXPECT_FALSE(child<QWidget>("spanLegend")->isVisible());
    EXPECT_EQ(panel(ui::Stage::Weights)->factText(), QString());
    EXPECT_EQ(panel(ui::Stage::State)->title(), QStringLiteral("5 · State s%1").arg(ui::subscript(step())));
}

TEST_F(SpansTest, AnySizeAndThemeIsDrawn) {
    show("location", [](ModelConfig& config) {
        config.attention.span = "local_m";
        config.attention.longestSource = 4;  // the last positions have no score
        config.decoder.wiring = "luong";
    });
    for (const ui::ThemeKind kind : {ui::ThemeKind::Dark, ui::ThemeKind::Projector, ui::ThemeKind::Light}) {
        ui::setTheme(kind);
        for (const QSize size : {QSize(640, 480), QSize(1024, 768), QSize(1600, 980)}) {
            window->resize(size);
            EXPECT_FALSE(window->grab().isNull());
        }
    }
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_FALSE(window->grab().isNull());
    EXPECT_EQ(panel(ui::Stage::Scores)->valueText(9), QStringLiteral("–"));
}

}  // namespace
}  // namespace attn::test
