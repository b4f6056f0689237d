// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/token_text.h"

#include <gtest/gtest.h>

#include <QGuiApplication>

namespace attn::ui {
namespace {

TEST(TokenText, InvisibleCharactersGetSymbols) {
    EXPECT_EQ(tokenText(" ").text, QStringLiteral("␣"));
    EXPECT_EQ(tokenText("\n").text, QStringLiteral("␊"));
    EXPECT_EQ(tokenText("\t").text, QStringLiteral("␉"));
    EXPECT_EQ(tokenText(QString(QChar(0x7f))).text, QStringLiteral("␡"));
    EXPECT_EQ(tokenText(QString(QChar(0x200f))).text, QStringLiteral("◌"));
    EXPECT_EQ(tokenText("").text, QStringLiteral("∅"));
    for (const QString& token :
         {QStringLiteral(" "), QStringLiteral("\n"), QString(), QStringLiteral("</s>")}) {
        EXPECT_TRUE(tokenText(token).isSymbol);
    }
}

TEST(TokenText, VisibleTokensStay) {
    for (const QString& token :
         {QStringLiteral("a"), QStringLiteral("signée"), QStringLiteral("世界"), QStringLiteral("مرحبا"),
          QStringLiteral("🙂"), QStringLiteral("👩‍👩‍👧")}) {
        EXPECT_EQ(tokenText(token).text, token);
        EXPECT_FALSE(tokenText(token).isSymbol);
    }
    EXPECT_EQ(tokenText("a b").text, QStringLiteral("a␣b"));
    EXPECT_EQ(tokenText(QString(QChar(0x301))).text, QStringLiteral("◌") + QChar(0x301));
}

TEST(TokenText, NamesForScreenReaders) {
    EXPECT_EQ(tokenName(" "), "blank");
    EXPECT_EQ(tokenName("\n"), "line feed");
    EXPECT_EQ(tokenName("J"), QStringLiteral("“J”"));
}

TEST(TokenText, TokensFromRightToLeftDoNotTurnTheSentence) {
    const QString token = QStringLiteral("مرحبا"), sentence = tokenName(token) + ", position 1";
    EXPECT_TRUE(token.isRightToLeft());
    EXPECT_TRUE((token + ", position 1").isRightToLeft());
    EXPECT_FALSE(sentence.isRightToLeft());
    EXPECT_TRUE(sentence.contains(token));
    EXPECT_EQ(isolated(QStringLiteral("世界")), QStringLiteral("世界"));
}

TEST(TokenText, TextsFromLeftToRightKeepTheirEndInASentenceFromTheRight) {
    const QString title = QStringLiteral("Why divide?");
    EXPECT_EQ(isolated(title), title);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString turned = isolated(title), none = isolated({});
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    EXPECT_EQ(turned, QChar(0x2068) + title + QChar(0x2069));
    EXPECT_EQ(none, "");
}

TEST(TokenText, Numbers) {
    EXPECT_EQ(shortWeight(0.934), ".93");
    EXPECT_EQ(shortWeight(1), "1.00");
    EXPECT_EQ(shortWeight(0), ".00");
    EXPECT_EQ(shortWeight(0.0049), "<.01");
    EXPECT_EQ(shortWeight(1e-30), "<.01");
    EXPECT_EQ(shortWeight(0.005), ".01");
    EXPECT_EQ(exactNumber(0.9312), "0.931");
    EXPECT_EQ(exactNumber(0.00042), "0.000420");
    EXPECT_EQ(exactNumber(-14.523), QStringLiteral("−14.52"));
    EXPECT_EQ(exactNumber(0), "0");
    EXPECT_EQ(exactNumber(1.2e-7), QStringLiteral("1.2\u202f×\u202f10⁻⁷"));
    EXPECT_EQ(subscript(120), QStringLiteral("₁₂₀"));
}

}  // namespace
}  // namespace attn::ui
