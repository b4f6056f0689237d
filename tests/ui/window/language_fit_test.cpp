// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and texts in every language, on a small projector.
#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyleOptionComboBox>
#include <QTextDocument>
#include <QToolButton>
#include <set>

#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/widgets/elided_label.h"

namespace attn::test {
namespace {

class LanguageFitTest : public WindowTest, public testing::WithParamInterface<const char*> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::useLanguage(QString::fromUtf8(GetParam()));
    }
    ~LanguageFitTest() override { ui::useLanguage(QStringLiteral("en")); }

    void openOnAProjector() {
        open();
        waitUntilDecoded();
        window->resize(1024, 768);
    }
    template <typename Check>
    void inEachMode(Check check) {
        for (const char* mode : {"stepMode", "trainMode", "inspectMode", "learnMode"}) {
            action(mode)->trigger();
            QTest::qWait(20);
            check(mode);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Languages, LanguageFitTest, testing::Values("en", "de", "fr", "es", "zh_CN", "ar"),
                         [](const auto& language) { return std::string(language.param); });

// The letter that chooses a command of an open menu or presses a button; none is 0.
QChar acceleratorOf(QString text) {
    text.replace(QLatin1String("&&"), QString());
    const qsizetype mark = text.indexOf(QLatin1Char('&'));
    return mark < 0 || mark + 1 >= text.size() ? QChar() : text.at(mark + 1).toLower();
}

void expectDistinct(const QList<QAction*>& commands, const std::string& where) {
    std::map<QChar, QString> taken;
    for (const QAction* each : commands) {
        const QChar letter = acceleratorOf(each->text());
        if (!each->isVisible() || letter.isNull())
            continue;
        const auto [before, isNew] = taken.emplace(letter, each->text());
        EXPECT_TRUE(isNew) << where << ": " << before->second.toStdString() << " and "
                           << each->text().toStdString();
    }
}

TEST_P(LanguageFitTest, NoAcceleratorsOfAMenuCollide) {
    openOnAProjector();
    inEachMode([&](const std::string& mode) {
        expectDistinct(window->menuBar()->actions(), mode);
        for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>())
            expectDistinct(menu->actions(), mode + ", " + menu->title().toStdString());
    });
}

// A button's underlined letter must press it: no menu and no other button may have it.
TEST_P(LanguageFitTest, UnderlinedLettersOfButtonsPressThem) {
    qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(resourceDir().string()));
    const auto check = [&](const std::string& where) {
        std::map<QChar, QString> taken;
        for (const QAction* menu : window->menuBar()->actions())
            if (menu->isVisible())
                taken.emplace(acceleratorOf(menu->text()), menu->text());
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
            const QChar letter = acceleratorOf(button->text());
            if (!button->isVisible() || letter.isNull())
                continue;
            const auto [before, isNew] = taken.emplace(letter, button->text());
            EXPECT_TRUE(isNew) << where << ": " << before->second.toStdString() << " and "
                               << button->text().toStdString();
            EXPECT_EQ(button->shortcut(), QKeySequence::mnemonic(button->text()))
                << where << ": " << button->text().toStdString();
        }
    };
    openOnAProjector();
    inEachMode(check);
    for (const int step : {6, 9, 10}) {  // a question, one that is compared, the end
        ui::LaunchOptions options;
        options.lesson = QStringLiteral("explanation");
        options.lessonStep = step;
        open(options);
        ASSERT_TRUE(QTest::qWaitFor([this] { return child<QPushButton>("lessonNext")->isVisible(); }));
        check("step " + std::to_string(step));
    }
}

// What of the widget's text has no room; empty where all is seen.
QString cutText(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (qobject_cast<const ui::ElidedLabel*>(label) || label->text().isEmpty())
            return {};
        // Letters may touch the lines above and below: margins are no text.
        const QSize room = label->size();
        const QSize needed = label->wordWrap()
                                 ? QSize(0, label->heightForWidth(room.width()))
                                 : QSize(label->minimumSizeHint().width(), label->fontMetrics().ascent());
        return needed.width() > room.width() || needed.height() > room.height() ? label->text() : QString();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if (button->text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
            return {};
        const int needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        return needed > button->width() ? button->text() : QString();
    }
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        return box->fontMetrics().horizontalAdvance(box->title()) > box->width() ? box->title() : QString();
    return {};
}

TEST_P(LanguageFitTest, NoTextIsCut) {
    openOnAProjector();
    inEachMode([&](const std::string& mode) {
        for (const QWidget* each : window->findChildren<QWidget*>()) {
            if (!each->isVisible())
                continue;
            const QString cut = cutText(*each);
            EXPECT_TRUE(cut.isEmpty())
                << mode << ": " << each->metaObject()->className() << " " << each->objectName().toStdString()
                << " has " << each->width() << " x " << each->height() << " for " << cut.toStdString();
        }
    });
}

// Chinese writes the key of a command behind it: "打开(&O)". A button of a tool bar has no such key.
TEST_P(LanguageFitTest, NoButtonShowsTheAcceleratorOfItsCommand) {
    openOnAProjector();
    const QRegularExpression accelerator(QStringLiteral("\\([A-Z]\\)"));
    const auto check = [&](const std::string& mode) {
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
            for (const QString& text : {button->text(), button->accessibleName()})
                EXPECT_FALSE(text.contains(accelerator))
                    << mode << ": " << button->objectName().toStdString() << " " << text.toStdString();
        }
    };
    inEachMode(check);
    ui::changeLanguage(QStringLiteral("en"));
    check("English");
    EXPECT_EQ(child<QToolButton>("openDumpsButton")->text(), QStringLiteral("Open Alignments…"));
    ui::changeLanguage(QString::fromUtf8(GetParam()));
    check("and back");
}

}  // namespace
}  // namespace attn::test
