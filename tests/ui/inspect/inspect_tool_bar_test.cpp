// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_tool_bar.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "ui/inspect/system_chooser.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

class InspectToolBarTest : public testing::Test {
protected:
    InspectToolBarTest() {
        setTheme(ThemeKind::Light);
        m_bar.resize(1000, 44);
        m_bar.show();
    }
    SystemChooser& chooser(const char* name) {
        return *m_bar.findChild<SystemChooser*>(QString::fromLatin1(name));
    }
    void show(const QStringList& names) {
        std::vector<InspectToolBar::System> systems;
        for (const QString& name : names)
            systems.push_back({name, QStringLiteral("/files/") + name, static_cast<int>(systems.size())});
        m_bar.setSystems(systems, 0, -1);
        QTest::qWait(0);
    }
    // All that the bar holds is in sight.
    bool holdsAll() {
        for (const QWidget* part : m_bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isVisible() && part->x() + part->width() > m_bar.width())
                return false;
        }
        return chooser("shownSystem").isVisible();
    }

    bool areReadsVisible() {
        const auto buttons = m_bar.findChildren<QToolButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [this](const QToolButton* button) {
            return button->defaultAction() == &m_own && button->isVisible();
        });
    }

    QAction m_open{QStringLiteral("Open Alignments…")}, m_known{QStringLiteral("Known Links…")};
    QAction m_own{QStringLiteral("Own Output")}, m_reference{QStringLiteral("Reference")};
    InspectToolBar m_bar{{&m_open, &m_known, &m_own, &m_reference}};
};

TEST_F(InspectToolBarTest, NamesHaveTheRoomThatThereIs) {
    const QString name = QStringLiteral("enfr.100.awesome-align.out");
    show({name, QStringLiteral("giza.100.enfr.grow-diagonal.talp")});
    EXPECT_GE(chooser("shownSystem").width(), chooser("shownSystem").wantedWidth());
    EXPECT_TRUE(chooser("shownSystem").toolTip().contains(QStringLiteral("/files/") + name));
    EXPECT_TRUE(holdsAll());
    m_bar.resize(620, 44);
    QTest::qWait(0);
    EXPECT_LT(chooser("shownSystem").width(), chooser("shownSystem").wantedWidth());
    EXPECT_TRUE(holdsAll());
}

// The box of maps says which map it is, so the name of the system need not.
TEST_F(InspectToolBarTest, WithoutRoomNamesAreBriefBeforeTheyAreCut) {
    const QString map = QStringLiteral("Cross-attention, layer 2, mean of 4 heads");
    m_bar.resize(1400, 44);
    m_bar.setSystems({{QStringLiteral("Transformer (cross.2.mean)"), {}, 0, QStringLiteral("Transformer")}},
                     0, -1);
    m_bar.setMaps({QStringLiteral("Cross-attention, layer 1, head 1"), map},
                  {QStringLiteral("cross.1.1"), QStringLiteral("cross.2.mean")}, 1);
    QTest::qWait(0);
    EXPECT_EQ(chooser("shownMap").shownText(), map);
    EXPECT_EQ(chooser("shownSystem").shownText(), "Transformer (cross.2.mean)");
    m_bar.resize(560, 44);
    QTest::qWait(0);
    EXPECT_EQ(chooser("shownMap").shownText(), "cross.2.mean");
    EXPECT_EQ(chooser("shownSystem").shownText(), "Transformer");
    EXPECT_TRUE(chooser("shownMap").toolTip().contains(map));
    EXPECT_TRUE(holdsAll());
}

TEST_F(InspectToolBarTest, ButtonsLoseTheirWordsWhereThereIsLittleRoom) {
    show({QStringLiteral("enfr.100.awesome-align.out"), QStringLiteral("giza.100.enfr.grow-diagonal.talp")});
    m_bar.setReadsShown(true);
    const auto words = [this] {
        int count = 0;
        for (const QToolButton* button : m_bar.findChildren<QToolButton*>()) {
            if (button->defaultAction() == &m_open || button->defaultAction() == &m_known)
                count += button->toolButtonStyle() == Qt::ToolButtonTextOnly;
        }
        return count;
    };
    QTest::qWait(0);
    EXPECT_EQ(words(), 2);
    for (const int width : {700, 620, 560, 500, 440}) {
        m_bar.resize(width, 44);
        QTest::qWait(0);
        EXPECT_TRUE(holdsAll()) << width;
    }
    EXPECT_EQ(words(), 0);
    EXPECT_FALSE(areReadsVisible()) << "in the menu";
    m_bar.resize(1000, 44);
    QTest::qWait(0);
    EXPECT_EQ(words(), 2);
    EXPECT_TRUE(areReadsVisible());
}

// The second box is not yet laid out when it appears.
TEST_F(InspectToolBarTest, ASecondSystemLeavesTheButtonsTheirPlace) {
    m_bar.resize(720, 44);
    show({QStringLiteral("enfr.100.awesome-align.out")});
    EXPECT_TRUE(holdsAll());
    show({QStringLiteral("enfr.100.awesome-align.out"), QStringLiteral("giza.100.enfr.grow-diagonal.talp")});
    EXPECT_TRUE(holdsAll());
    EXPECT_TRUE(chooser("otherSystem").isVisible());
}

TEST_F(InspectToolBarTest, ShortNamesTakeLittle) {
    show({QStringLiteral("Additive"), QStringLiteral("Dot")});
    EXPECT_EQ(chooser("shownSystem").width(), chooser("shownSystem").wantedWidth());
    EXPECT_LT(chooser("shownSystem").width(), 200);
    show({QStringLiteral("Additive")});
    EXPECT_FALSE(chooser("otherSystem").isVisible());
}

}  // namespace
}  // namespace attn::ui
