// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/decimal_text.h"

#include <gtest/gtest.h>

#include <QDateTime>
#include <QLineEdit>
#include <QTest>
#include <map>

#include "core/base/told.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/time_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/widgets/decimal_spin_box.h"
#include "ui/pictures/document/document.h"

namespace attn::ui {
namespace {

class DecimalTextTest : public testing::Test {
protected:
    ~DecimalTextTest() override { useLanguage(QStringLiteral("en")); }
};

TEST_F(DecimalTextTest, TheMarkIsThatOfTheLanguageAndDigitsAreWestern) {
    const std::map<QString, QString> expected = {{"en", "-0.250"}, {"de", "-0,250"},    {"fr", "-0,250"},
                                                 {"es", "-0,250"}, {"zh_CN", "-0.250"}, {"ar", "-0.250"}};
    for (const Language& each : languages()) {
        useLanguage(each.id);
        EXPECT_EQ(decimalText(-0.25, 'f', 3), expected.at(each.id)) << each.id.toStdString();
    }
}

TEST_F(DecimalTextTest, EveryNumberOfTheKitHasTheMark) {
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(readableNumber(4.3e-7, 2), QStringLiteral("4,3\u202f×\u202f10⁻⁷"));
    EXPECT_EQ(powerNumber(4.3e-7, 1), QStringLiteral("4,3\u202f×\u202f10⁻⁷"));
    EXPECT_EQ(typedNumber(1e-5, 3), QStringLiteral("0,00001"));
    EXPECT_EQ(typedNumber(0.003, 3), QStringLiteral("0,003"));
    EXPECT_EQ(shortWeight(0.93), QStringLiteral(",93"));
    EXPECT_EQ(shortWeight(0.001), QStringLiteral("<,01"));
    EXPECT_EQ(classShare(0.001), QStringLiteral("<0,01"));
    EXPECT_EQ(exactNumber(0.0042), QStringLiteral("0,00420"));
    EXPECT_EQ(metricText(Metric::ErrorRate, 0.0425), QStringLiteral("4,25\u202f%"));
    EXPECT_EQ(metricText(Metric::LogProbability, -0.00001), QStringLiteral("0,00"));
    EXPECT_TRUE(roughTime(4.2).startsWith(QStringLiteral("4,2"))) << roughTime(4.2).toStdString();
    EXPECT_TRUE(timeSpan(0.0013).startsWith(QStringLiteral("1,3"))) << timeSpan(0.0013).toStdString();
    EXPECT_EQ(groupedNumber(37268), QStringLiteral("37\u202f268")) << "as in every language";
}

TEST_F(DecimalTextTest, ATextThatIsMadeGetsTheMarkWithinItsNumbers) {
    useLanguage(QStringLiteral("fr"));
    EXPECT_EQ(withDecimalMark(QStringLiteral("1.5 ± 0.25.")), QStringLiteral("1,5 ± 0,25."));
    EXPECT_EQ(withDecimalMark(QStringLiteral("model.bin .5 3.")), QStringLiteral("model.bin .5 3."));
    useLanguage(QStringLiteral("en"));
    EXPECT_EQ(withDecimalMark(QStringLiteral("1.5")), QStringLiteral("1.5"));
}

TEST_F(DecimalTextTest, FilesHaveAPointInEveryLanguage) {
    useLanguage(QStringLiteral("de"));
    {
        const DecimalPoint outer;
        {
            const DecimalPoint inner;
            EXPECT_EQ(decimalText(0.5), QStringLiteral("0.5"));
        }
        EXPECT_EQ(decimalText(0.5), QStringLiteral("0.5"));
        EXPECT_EQ(withDecimalMark(QStringLiteral("0.5")), QStringLiteral("0.5"));
        EXPECT_EQ(shortWeight(0.93), QStringLiteral(".93"));
    }
    EXPECT_EQ(decimalText(0.5), QStringLiteral("0,5"));
}

TEST_F(DecimalTextTest, SentencesOfTheCoreHaveTheMark) {
    const auto sentence = [] { return told("the loss is %1 per token", toldNumber("0.25")); };
    EXPECT_NE(sentence().find("0.25"), std::string::npos);
    for (const auto& [language, number] : std::map<const char*, const char*>{
             {"de", "0,25"}, {"fr", "0,25"}, {"es", "0,25"}, {"zh_CN", "0.25"}, {"ar", "0.25"}}) {
        useLanguage(QString::fromLatin1(language));
        EXPECT_NE(sentence().find(number), std::string::npos) << language << ": " << sentence();
        const DecimalPoint ofAFile;
        EXPECT_NE(sentence().find("0.25"), std::string::npos) << language;
    }
}

TEST_F(DecimalTextTest, AFieldShowsTheMarkAndTakesBoth) {
    useLanguage(QStringLiteral("de"));
    DecimalSpinBox box;
    box.setRange(0, 10000);
    box.setDecimals(2);
    box.setSuffix(QStringLiteral(" a.b,c"));
    box.show();
    auto* edit = box.findChild<QLineEdit*>();
    for (const char* typed : {"1.25", "1,25"}) {
        box.setValue(0);
        box.selectAll();
        QTest::keyClicks(edit, QString::fromLatin1(typed));
        QTest::keyClick(edit, Qt::Key_Return);
        EXPECT_DOUBLE_EQ(box.value(), 1.25) << typed;
        EXPECT_EQ(box.text(), QStringLiteral("1,25 a.b,c"));
    }
    box.setValue(1234.5);
    EXPECT_EQ(box.cleanText(), QStringLiteral("1234,50")) << "no groups";
    changeLanguage(QStringLiteral("ar"));
    EXPECT_EQ(box.cleanText(), QStringLiteral("1234.50"));
    EXPECT_DOUBLE_EQ(box.value(), 1234.5);
    box.selectAll();
    QTest::keyClicks(edit, QStringLiteral("0,75"));
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_DOUBLE_EQ(box.value(), 0.75);
}

TEST_F(DecimalTextTest, TheMarkOfAFieldFollowsTheLanguage) {
    QLineEdit field(QStringLiteral("0.003"));
    followDecimalMark(field);
    field.setModified(true);
    changeLanguage(QStringLiteral("es"));
    EXPECT_EQ(field.text(), QStringLiteral("0,003"));
    EXPECT_TRUE(field.isModified());
    changeLanguage(QStringLiteral("zh_CN"));
    EXPECT_EQ(field.text(), QStringLiteral("0.003"));
}

TEST_F(DecimalTextTest, ATextThatIsTranslatedAgainHasTheMarkInItsNumbers) {
    const Retranslation texts(QStringLiteral("en"), QStringLiteral("de"));
    EXPECT_TRUE(texts.of(QStringLiteral("temperature 0.25")).endsWith(QStringLiteral(" 0,25")));
    EXPECT_TRUE(texts.of(QStringLiteral("temperature 1.2.3")).endsWith(QStringLiteral(" 1.2.3")));
    const Retranslation back(QStringLiteral("de"), QStringLiteral("en"));
    EXPECT_EQ(back.of(texts.of(QStringLiteral("temperature 0.25"))), QStringLiteral("temperature 0.25"));
}

TEST_F(DecimalTextTest, DatesAreThoseOfTheLanguageWithWesternDigits) {
    const QDateTime when(QDate(2026, 11, 28), QTime(9, 5));
    useLanguage(QStringLiteral("de"));
    EXPECT_TRUE(dateText(when).startsWith(QStringLiteral("28.11."))) << dateText(when).toStdString();
    useLanguage(QStringLiteral("en"));
    EXPECT_TRUE(dateText(when).startsWith(QStringLiteral("11/28/"))) << dateText(when).toStdString();
    useLanguage(QStringLiteral("ar"));
    EXPECT_TRUE(dateText(when).contains(QStringLiteral("28"))) << dateText(when).toStdString();
}

}  // namespace
}  // namespace attn::ui
