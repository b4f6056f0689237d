// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast of every theme by WCAG 2: 4.5 : 1 for text, 3 : 1 for graphics.
#include <QApplication>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/theme_pairs.h"

namespace attn::ui {
namespace {

class ContrastTest : public testing::TestWithParam<ThemeKind> {
protected:
    const Theme t = makeTheme(GetParam(), ColourMap::Blues);
};

TEST_P(ContrastTest, WhatStandsOnWhatIsReadable) {
    ASSERT_GT(themePairs().size(), 40U);
    for (const ThemePair& pair : themePairs()) {
        const QColor colour = t.*pair.of, ground = t.*pair.on;
        EXPECT_GE(contrast(colour, ground), pair.least)
            << pair.colour << " " << colour.name().toStdString() << " on " << pair.ground << " "
            << ground.name().toStdString();
    }
}

TEST_P(ContrastTest, LanesStandOutOnCardsAndBesideThem) {
    for (int lane = 0; lane < laneColourCount; ++lane)
        for (const QColor& ground : {t.card, t.window})
            EXPECT_GE(contrast(t.lane(lane), ground), graphicContrast)
                << "lane " << lane << " on " << ground.name().toStdString();
}

// A hovered colour, a rule and a pair of the style sheet are no members of the theme's list unless somebody
// adds them. So the rules themselves are read, too.
TEST_P(ContrastTest, RulesOfTheStyleSheetAreReadable) {
    setTheme(GetParam());
    const QString sheet = qApp->styleSheet();
    setTheme(ThemeKind::Light);
    static const QRegularExpression rule(QStringLiteral(R"(([^{}]+)\{([^{}]*)\})")),
        ink(QStringLiteral(R"((?<![\w-])color:\s*(#[0-9a-f]{6})\b)")),
        ground(QStringLiteral(R"((?<![\w-])background(?:-color)?:\s*(#[0-9a-f]{6})\b)")),
        edge(QStringLiteral(R"((?<![\w-])border(?:-color)?:\s*(?:\d+px solid )?(#[0-9a-f]{6})\b)"));
    int texts = 0, edges = 0;
    for (auto rules = rule.globalMatch(sheet); rules.hasNext();) {
        const QRegularExpressionMatch found = rules.next();
        const QString who = found.captured(1).trimmed(), what = found.captured(2);
        if (who.contains(QLatin1String(":disabled")))
            continue;
        const QString text = ink.match(what).captured(1), on = ground.match(what).captured(1);
        if (!text.isEmpty() && !on.isEmpty()) {
            ++texts;
            EXPECT_GE(contrast(QColor(text), QColor(on)), textContrast) << who.toStdString();
        }
        const QString line = edge.match(what).captured(1);
        const bool isField = who.contains(QLatin1String("QLineEdit")) ||
                             who.startsWith(QLatin1String("QComboBox {")) ||
                             who == QLatin1String("QComboBox") || who.contains(QLatin1String("::indicator"));
        const bool tells = isField || who.contains(QLatin1String(":focus"));
        if (!line.isEmpty() && tells) {
            ++edges;
            for (const QColor& under : {t.window, t.card})
                EXPECT_GE(contrast(QColor(line), under), graphicContrast) << who.toStdString();
        }
    }
    EXPECT_GT(texts, 10);
    EXPECT_GT(edges, 10);
}

INSTANTIATE_TEST_SUITE_P(All, ContrastTest,
                         testing::Values(ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector));

}  // namespace
}  // namespace attn::ui
