// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QLabel>
#include <QTableView>

#include "core/explain/computation.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/step/explain/explanation_window.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/terms_model.h"
#include "ui/step/explain/terms_table.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"

namespace attn::test {

// The computation of the first lane in the real window, and the window that explains its numbers.
class ExplainWindowTest : public WindowTest {
protected:
    void openAt(int steps) {
        open();
        waitUntilDecoded();
        window->cursor().setStep(steps);
        waitUntilDecoded();
    }
    ui::StagesArea* stages() const { return window->findChild<ui::StagesArea*>(); }
    ui::StagePanel* panel(ui::Stage stage) const { return stages()->main()->panel(stage); }
    ui::ExplanationWindow* explanation() const { return window->findChild<ui::ExplanationWindow*>(); }
    std::shared_ptr<const ui::LaneData> lane() const { return window->cursor().selectedLane()->data(); }

    QString said(const char* label) const {
        return explanation()->findChild<QLabel*>(QLatin1String(label))->text();
    }
    void backToTheWindow() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }

    // Somewhere on the panel where that number is.
    void click(ui::StagePanel* panel, const Quantity& quantity) {
        for (int y = panel->height() - 1; y >= 0; y -= 2)
            for (int x = 0; x < panel->width(); x += 2)
                if (panel->quantityAt(QPointF(x, y)) == quantity)
                    return QTest::mouseClick(panel, Qt::LeftButton, {}, QPoint(x, y));
        FAIL() << "no such number in " << panel->title().toStdString();
    }
    // The windows lie over each other: the cursor itself would find the other one.
    static void hover(QWidget* widget, QPointF place) {
        QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(widget, &move);
    }
    // That the window shows this number, its arithmetic as the plain path has it.
    void expectShown(const Quantity& quantity) {
        ASSERT_NE(explanation(), nullptr);
        EXPECT_TRUE(explanation()->isVisible());
        const Computation computation(lane()->model, *lane()->trace, lane()->whatIfs);
        EXPECT_EQ(explanation()->quantity(), quantity);
        const QString why = QStringLiteral("Why %1?").arg(ui::exactNumber(computation.value(quantity)));
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("why") == why; }, 5000))
            << said("why").toStdString() << ", not " << why.toStdString();
        EXPECT_EQ(explanation()->windowTitle(), why);
        // Another name of the same number says the same why.
        const QString name = ui::quantityName(quantity, *lane()).mid(1);
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("name").contains(name); }, 5000))
            << said("name").toStdString() << ", not " << name.toStdString();
        Explanation expected = computation.explain(quantity);
        while (ui::isAlias(expected))
            expected = computation.explain(*expected.terms[0][0].quantity);
        const QString result = ui::fullNumber(expected.value);
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("result").contains(result); }, 5000));
        const auto* model = qobject_cast<const ui::TermsModel*>(explanation()->table()->model());
        ASSERT_EQ(model->termCount(), static_cast<int>(expected.terms.size()));
        for (int row = 0; row < model->termCount(); ++row) {
            const std::vector<Operand>& term = expected.terms[static_cast<std::size_t>(row)];
            for (std::size_t i = 0; i < term.size(); ++i) {
                const int column = static_cast<int>(2 * i);
                EXPECT_EQ(model->index(row, column).data().toString(), ui::operandLabel(term[i], *lane()));
                EXPECT_EQ(model->index(row, column + 1).data().toString(), ui::columnNumber(term[i].value));
                EXPECT_EQ(model->quantity(model->index(row, column)), term[i].quantity);
            }
        }
        if (const auto shown = computation.shown(quantity)) {
            EXPECT_TRUE(said("precision").contains(ui::preciseNumber(*shown)));
        }
    }
};

}  // namespace attn::test
