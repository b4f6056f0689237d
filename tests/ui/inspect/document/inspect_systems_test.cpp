// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_systems.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/network/attention/scores/score_registry.h"
#include "tests/ui/inspect/document/small_systems.h"
#include "tests/ui/support/sample_models.h"

namespace attn::ui {
namespace {

class InspectSystemsTest : public testing::Test {
protected:
    int add(const std::string& name, int replaces = 0) {
        const int id = m_systems.add(test::smallSystem(name, {0, 1}), nullptr, replaces);
        m_systems.announce();
        return id;
    }
    std::string nameAt(int system) const {
        return system < 0 ? std::string() : m_inspection.system(system).name;
    }

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
};

TEST_F(InspectSystemsTest, TheFirstOneIsShownAndEachHasAColour) {
    EXPECT_EQ(m_systems.shown(), -1);
    EXPECT_EQ(m_systems.shownCount(), 0);
    add("one");
    add("two");
    EXPECT_EQ(m_systems.shown(), 0);
    EXPECT_EQ(m_systems.other(), -1);
    EXPECT_EQ(m_systems.shownCount(), 2);
    EXPECT_EQ(m_systems.colourOf(0), 0);
    EXPECT_EQ(m_systems.colourOf(1), 1);
    m_systems.close(0);
    EXPECT_EQ(m_systems.colourOf(0), 1) << "it keeps its colour";
    add("three");
    EXPECT_EQ(m_systems.colourOf(1), 0) << "the first free one";
}

TEST_F(InspectSystemsTest, ModelsOfOneScoreHaveColoursOfTheirOwn) {
    const std::shared_ptr<const TrainedModel> model =
        std::make_shared<TrainedModel>(test::sampleModel("dot", 1));
    const auto addModel = [&](const std::string& name, int replaces = 0) {
        const int id = m_systems.add(test::smallSystem(name, {0, 1}), model, replaces);
        m_systems.announce();
        return id;
    };
    addModel("one");
    const int usual = m_systems.colourOf(0);
    const int two = addModel("two");
    const int second = m_systems.colourOf(1);
    EXPECT_NE(second, usual);
    EXPECT_GE(second, static_cast<int>(scoreFunctions().size()))
        << "the colour of a score belongs to that score";
    addModel("three");
    EXPECT_NE(m_systems.colourOf(2), usual);
    EXPECT_NE(m_systems.colourOf(2), second);
    addModel("two again", two);
    EXPECT_EQ(m_systems.colourOf(2), second) << "read again with another map";
    m_systems.close(0);
    addModel("four");
    EXPECT_EQ(m_systems.colourOf(2), usual) << "it is free again";
}

TEST_F(InspectSystemsTest, IdsStayWhileOthersClose) {
    const int one = add("one"), two = add("two");
    m_systems.close(m_systems.indexOf(one));
    EXPECT_EQ(m_systems.indexOf(one), -1);
    EXPECT_EQ(m_systems.indexOf(two), 0);
    EXPECT_EQ(m_systems.idOf(0), two);
    EXPECT_NE(add("three"), one) << "ids are not used again";
    m_systems.close(7);
    EXPECT_EQ(m_systems.count(), 2);
}

TEST_F(InspectSystemsTest, TheShownOneAndTheComparedOneChangePlaces) {
    add("one");
    add("two");
    m_systems.compareWith(1);
    m_systems.show(1);
    EXPECT_EQ(m_systems.shown(), 1);
    EXPECT_EQ(m_systems.other(), 0);
    m_systems.compareWith(1);
    EXPECT_EQ(m_systems.other(), -1) << "a system is not compared with itself";
    m_systems.compareWith(0);
    m_systems.close(1);
    EXPECT_EQ(m_systems.shown(), 0);
    EXPECT_EQ(m_systems.other(), -1);
}

TEST_F(InspectSystemsTest, ASuccessorIsShownOrComparedAsTheOldOneWas) {
    const int one = add("one"), two = add("two");
    m_systems.compareWith(1);
    add("one again", one);
    EXPECT_EQ(nameAt(m_systems.shown()), "one again");
    EXPECT_EQ(nameAt(m_systems.other()), "two");
    EXPECT_EQ(m_systems.colourOf(m_systems.shown()), 0);
    add("two again", two);
    EXPECT_EQ(nameAt(m_systems.shown()), "one again");
    EXPECT_EQ(nameAt(m_systems.other()), "two again");
    EXPECT_EQ(m_systems.count(), 2);
}

TEST_F(InspectSystemsTest, RowsAreOutdatedBeforeTheChangeIsTold) {
    QStringList order;
    QObject::connect(&m_systems, &InspectSystems::removed, [&] { order.append("removed"); });
    QObject::connect(&m_systems, &InspectSystems::rowsOutdated, [&] { order.append("rows"); });
    QObject::connect(&m_systems, &InspectSystems::changed, [&] { order.append("changed"); });
    add("one");
    add("two");
    EXPECT_EQ(order, (QStringList{"rows", "changed", "rows", "changed"}));
    order.clear();
    m_systems.compareWith(1);
    EXPECT_EQ(order, QStringList{"changed"}) << "the rows stay";
    order.clear();
    m_systems.show(0);
    EXPECT_EQ(order, QStringList()) << "it is shown already";
    m_systems.close(0);
    EXPECT_EQ(order, (QStringList{"removed", "rows", "changed"}));
}

TEST_F(InspectSystemsTest, FilesOfTheSameNameGetOtherNames) {
    const QString path = QStringLiteral("/texts/first/attention.txt");
    EXPECT_EQ(m_systems.nameOf(path, 0), QStringLiteral("attention.txt"));
    const int id = add("attention.txt");
    EXPECT_EQ(m_systems.nameOf(path, 0), QStringLiteral("first/attention.txt"));
    EXPECT_EQ(m_systems.nameOf(path, id), QStringLiteral("attention.txt")) << "the old one goes";
    add("first/attention.txt");
    EXPECT_EQ(m_systems.nameOf(path, 0), QStringLiteral("first/attention.txt (2)"));
}

TEST_F(InspectSystemsTest, ModelsHaveTheNamesAndColoursOfTheirScores) {
    const auto dot = std::make_shared<const TrainedModel>(test::sampleModel("dot", 1));
    const auto additive = std::make_shared<const TrainedModel>(test::sampleModel("additive", 1));
    add("dump");
    const int id = m_systems.add(test::smallSystem("model", {0}), dot, 0);
    EXPECT_EQ(m_systems.model(m_systems.indexOf(id)), dot);
    EXPECT_EQ(m_systems.model(0), nullptr);
    EXPECT_EQ(m_systems.model(-1), nullptr);
    const QStringList names =
        systemNames({dot, additive, dot}, {"/a/left.safetensors", "", "/b/right.safetensors"});
    EXPECT_TRUE(names[0].endsWith(QStringLiteral(" · left"))) << names[0].toStdString();
    EXPECT_TRUE(names[2].endsWith(QStringLiteral(" · right"))) << names[2].toStdString();
    EXPECT_FALSE(names[1].contains(QStringLiteral("·"))) << names[1].toStdString();
}

}  // namespace
}  // namespace attn::ui
