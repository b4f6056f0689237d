// SPDX-License-Identifier: GPL-3.0-or-later
// A window that changes its language has the texts of one that starts in it, in every mode.
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>
#include <map>

#include "tests/ui/inspect/inspect_fixture.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/translate_again.h"
#include "ui/train/train_controller.h"
#include "ui/train/train_mode.h"

namespace attn::test {
namespace {

using Texts = std::map<std::string, QString>;

constexpr int rowsRead = 40;  // of lists and tables

void addModel(Texts& texts, const std::string& where, const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model)
        return;
    for (int column = 0; column < model->columnCount(); ++column) {
        const std::string head = where + " head " + std::to_string(column);
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
            texts[head + " role " + std::to_string(role)] =
                model->headerData(column, Qt::Horizontal, role).toString();
        for (int row = 0; row < std::min(rowsRead, model->rowCount()); ++row)
            for (const int role :
                 {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                texts[where + " row " + std::to_string(row) + " column " + std::to_string(column) + " role " +
                      std::to_string(role)] = model->index(row, column).data(role).toString();
    }
}

// What the object says, by its place in the window and the name of the property.
void addTexts(Texts& texts, const std::string& where, const QObject& object) {
    const bool isEdited = qobject_cast<const QLineEdit*>(&object) || qobject_cast<const QTextEdit*>(&object);
    for (const char* name : {"text", "title", "iconText", "toolTip", "statusTip", "whatsThis",
                             "accessibleName", "accessibleDescription", "windowTitle", "placeholderText",
                             "prefix", "suffix", "specialValueText", "caption"}) {
        const QVariant value = object.property(name);
        if (value.typeId() == QMetaType::QString && !(isEdited && qstrcmp(name, "text") == 0))
            texts[where + " " + name] = value.toString();
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&object))
        for (int item = 0; item < box->count(); ++item)
            texts[where + " item " + std::to_string(item)] =
                box->itemText(item) + QLatin1Char('|') + box->itemData(item, Qt::ToolTipRole).toString();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&object))
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts[where + " tab " + std::to_string(tab)] =
                tabs->tabText(tab) + QLatin1Char('|') + tabs->tabToolTip(tab);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&object);
        view && !qobject_cast<const QHeaderView*>(view))
        addModel(texts, where, *view);
}

class LanguageChangeTest : public InspectModeTest, public testing::WithParamInterface<const char*> {
protected:
    ~LanguageChangeTest() override { ui::useLanguage(QStringLiteral("en")); }

    // A window in which every mode was shown.
    void openAllModes(const QString& language) {
        window.reset();
        ui::useLanguage(language);
        openDumps({m_dump});
        for (const char* mode : {"trainMode", "learnMode", "inspectMode", "stepMode"}) {
            action(mode)->trigger();
            QTest::qWait(50);
        }
        waitUntilDecoded();
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Right, Qt::ControlModifier);
        settle();
    }
    void settle() {
        // A run that was not begun is made anew.
        QTest::qWait(200);
        const ui::TrainController& runs = window->mode<ui::TrainMode>().controller();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                bool isMade = runs.corpora() != nullptr;
                for (int lane = 0; isMade && lane < runs.laneCount(); ++lane)
                    isMade = runs.history(lane).latest.picture && !runs.history(lane).measurements.empty();
                return isMade;
            },
            60'000));
        QTest::qWait(100);
        wait();
        waitUntilDecoded();
    }
    Texts texts() const {
        Texts texts;
        std::map<std::string, int> seen;
        for (const QObject* object : window->findChildren<QObject*>()) {
            // Qt makes these when they are first shown.
            const QByteArray type = object->metaObject()->className();
            if (type.startsWith("QStyle") || type == "QSizeGrip" || type.startsWith("QWidgetAction"))
                continue;
            std::string where = type.toStdString() + " " + object->objectName().toStdString();
            for (const QObject* parent = object->parent(); parent; parent = parent->parent())
                if (!parent->objectName().isEmpty()) {
                    where += " in " + parent->objectName().toStdString();
                    break;
                }
            if (where == "QToolButton laneSets in lessonStepBar")
                continue;  // nobody has seen it, and what of its text has room depends on that
            where += " #" + std::to_string(++seen[where]);
            addTexts(texts, where, *object);
        }
        return texts;
    }
    // Times of decoding are never twice the same.
    static std::string withoutTimes(QString text) {
        static const QRegularExpression time(QStringLiteral("[0-9]+([.,][0-9]+)?\\s(µs|ms)"));
        return text.replace(time, QStringLiteral("(time)")).toStdString();
    }
    static void expectSame(const Texts& found, const Texts& expected) {
        for (const auto& [where, text] : expected) {
            const auto there = found.find(where);
            if (there == found.end())
                ADD_FAILURE() << where << " is not there: " << text.toStdString();
            else
                EXPECT_EQ(withoutTimes(there->second), withoutTimes(text)) << where;
        }
    }

    const QString m_dump = dump("a.txt");
};

INSTANTIATE_TEST_SUITE_P(Languages, LanguageChangeTest, testing::Values("de", "fr", "es", "zh_CN", "ar"),
                         [](const auto& language) { return std::string(language.param); });

TEST_P(LanguageChangeTest, EveryTextIsThatOfAWindowThatStartsInTheLanguage) {
    const QString language = QString::fromUtf8(GetParam());
    openAllModes(language);
    const Texts expected = texts();
    openAllModes(QStringLiteral("en"));
    const Texts english = texts();
    ui::changeLanguage(language);
    settle();
    expectSame(texts(), expected);
    ui::changeLanguage(QStringLiteral("en"));
    settle();
    expectSame(texts(), english);
}

}  // namespace
}  // namespace attn::test
