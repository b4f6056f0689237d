// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/inspection.h"

#include <gmock/gmock.h>

#include <cmath>

#include "tests/core/inspect/sentences/small_sentence.h"

namespace attn::test {
namespace {

using ::testing::ElementsAre;

AlignedSentence straight(long number) {
    return weighted(number, "a b", "x y", weightsOf({{1, 0}, {0, 1}}));
}
AlignedSentence crossed(long number) {
    return weighted(number, "a b", "x y", weightsOf({{0, 1}, {1, 0}}));
}

GoldLinks diagonal(std::initializer_list<long> numbers) {
    GoldLinks gold;
    for (const long number : numbers)
        gold.links[number] = {{0, 0}, {1, 1}};
    return gold;
}

double errorRate(const Inspection& inspection, int system, int row) {
    return valueOf(inspection.metrics(system, row), Metric::ErrorRate);
}
double disagreementOf(const Inspection& inspection, int system, int row) {
    return valueOf(inspection.metrics(system, row), Metric::Disagreement);
}

TEST(Inspection, SharesRowsOfTheSameKey) {
    Inspection inspection;
    EXPECT_EQ(inspection.addSystem(systemOf("one", {straight(0), straight(2)})), 0);
    EXPECT_EQ(inspection.addSystem(systemOf("two", {crossed(2), crossed(3)})), 1);
    ASSERT_EQ(inspection.rowCount(), 3);
    EXPECT_EQ(inspection.key(1).number, 2);
    EXPECT_EQ(inspection.rowOf({3, 0}), 2);
    EXPECT_EQ(inspection.rowOf({3, 1}), std::nullopt);
    EXPECT_EQ(inspection.sentence(0, 2), nullptr);
    EXPECT_EQ(inspection.sentence(1, 0), nullptr);
    EXPECT_EQ(inspection.sharedSentence(1, 1).get(), inspection.sentence(1, 1));
    EXPECT_TRUE(std::isnan(valueOf(inspection.metrics(1, 0), Metric::SourceLength)));
    EXPECT_EQ(valueOf(inspection.metrics(1, 2), Metric::SourceLength), 2);
    EXPECT_TRUE(std::isnan(disagreementOf(inspection, 0, 0)));
    EXPECT_EQ(disagreementOf(inspection, 0, 1), 1);
    EXPECT_EQ(disagreementOf(inspection, 1, 1), 1);

    inspection.removeSystems({0});
    ASSERT_EQ(inspection.rowCount(), 2);
    EXPECT_EQ(inspection.system(0).name, "two");
    EXPECT_EQ(inspection.key(0).number, 2);
    EXPECT_TRUE(std::isnan(disagreementOf(inspection, 0, 0)));
    inspection.removeSystems({0});
    EXPECT_EQ(inspection.rowCount(), 0);
}

TEST(Inspection, SeveralSystemsGoAtOnce) {
    Inspection inspection;
    for (const char* name : {"one", "two", "three", "four"})
        inspection.addSystem(systemOf(name, {straight(0)}));
    inspection.removeSystems({0, 2});
    ASSERT_EQ(inspection.systemCount(), 2);
    EXPECT_EQ(inspection.system(0).name, "two");
    EXPECT_EQ(inspection.system(1).name, "four");
}

TEST(Inspection, TakesBatchesAsTheyCome) {
    Inspection inspection;
    InspectedSystem empty;
    empty.name = "batches";
    const int system = inspection.addSystem(empty);
    const auto measured = [](AlignedSentence sentence) {
        return Inspection::Measured{shared(sentence), measure(sentence, nullptr, {}), {}};
    };
    inspection.append(system, {measured(straight(1)), measured(straight(0))});
    inspection.append(system, {measured(straight(2))});
    AlignedSentence second = straight(0);
    second.key.rank = 1;
    inspection.append(system, {measured(second), measured(crossed(2))});
    ASSERT_EQ(inspection.rowCount(), 4);
    EXPECT_EQ(inspection.key(0).number, 1);
    EXPECT_EQ(inspection.key(3), (SentenceKey{0, 1}));
    EXPECT_EQ(inspection.sentence(0, 2)->weights(0, 0), 0) << "the later one of the same key";
    EXPECT_EQ(inspection.system(0).sentences.size(), 5U);

    InspectedSystem described;
    described.name = "read";
    inspection.describe(system, described);
    EXPECT_EQ(inspection.system(0).name, "read");
    EXPECT_EQ(inspection.system(0).sentences.size(), 5U);
}

TEST(Inspection, MeasuresAgainstKnownLinks) {
    Inspection inspection;
    AlignedSentence own = crossed(1);
    own.truth = std::vector<Link>{{1, 0}, {0, 1}};
    inspection.addSystem(systemOf("one", {straight(0), own}));
    EXPECT_TRUE(std::isnan(errorRate(inspection, 0, 0)));
    EXPECT_EQ(errorRate(inspection, 0, 1), 0) << "its own truth";
    EXPECT_EQ(inspection.known(0, 0), nullptr);

    inspection.setGold(diagonal({0, 1}));
    EXPECT_EQ(errorRate(inspection, 0, 1), 0) << "not yet measured";
    EXPECT_TRUE(inspection.remeasure());
    EXPECT_EQ(errorRate(inspection, 0, 0), 0);
    EXPECT_EQ(errorRate(inspection, 0, 1), 1);
    EXPECT_DOUBLE_EQ(*inspection.pooled(0).errorRate(), 0.5);
    const std::vector<int> rows = {1};
    EXPECT_DOUBLE_EQ(*inspection.pooled(0, &rows).errorRate(), 1);

    std::stop_source stop;
    stop.request_stop();
    inspection.setGold({});
    EXPECT_FALSE(inspection.remeasure(stop.get_token()));
    EXPECT_EQ(errorRate(inspection, 0, 0), 0);
    EXPECT_TRUE(inspection.remeasure());
    EXPECT_EQ(inspection.gold(), nullptr);
    EXPECT_EQ(errorRate(inspection, 0, 1), 0);
}

TEST(Inspection, EditsMeasureTheirRow) {
    Inspection inspection;
    AlignedSentence second = crossed(0);
    second.key.rank = 1;
    inspection.addSystem(systemOf("one", {straight(0), second, straight(1)}));
    inspection.addSystem(systemOf("two", {crossed(0)}));
    inspection.setLinks(0, std::vector<Link>{{1, 1}, {0, 0}});
    ASSERT_NE(inspection.gold(), nullptr);
    EXPECT_THAT(*inspection.known(0, 0), ElementsAre(Link{0, 0}, Link{1, 1}));
    EXPECT_EQ(errorRate(inspection, 0, 0), 0);
    EXPECT_EQ(errorRate(inspection, 0, 1), 1) << "another hypothesis of the same sentence";
    EXPECT_EQ(errorRate(inspection, 1, 0), 1);
    EXPECT_EQ(disagreementOf(inspection, 1, 0), 1);
    EXPECT_TRUE(std::isnan(errorRate(inspection, 0, 2)));
}

TEST(Inspection, LinksOutliveTheirRowsAndSnapshots) {
    Inspection inspection;
    inspection.addSystem(systemOf("one", {straight(0)}));
    inspection.addSystem(systemOf("two", {straight(0), straight(7)}));
    inspection.setGold(diagonal({0, 7}));
    const auto before = inspection.sharedGold();
    inspection.removeSystems({1});
    inspection.setLinks(7, std::vector<Link>{{1, 1}});
    EXPECT_EQ(before->links.at(7).size(), 2U) << "read elsewhere";
    EXPECT_EQ(inspection.gold()->links.at(7).size(), 1U);
    inspection.addSystem(systemOf("two", {straight(7)}));
    EXPECT_EQ(inspection.counts(1, *inspection.rowOf({7, 0})).sure, 1);
    inspection.setLinks(7, {});
    inspection.setLinks(0, {});
    EXPECT_EQ(inspection.gold(), nullptr) << "made by hand, and nothing is left";
}

TEST(Inspection, KnownLinksAreCountedAsTheRowsAre) {
    Inspection inspection;
    InspectedSystem links = systemOf("links", {straight(0), straight(1)});
    for (SentencePointer& sentence : links.sentences) {
        AlignedSentence unknown = *sentence;
        unknown.knowsSource = unknown.knowsTarget = false;
        unknown.weights.resize(0, 0);
        unknown.links.emplace();
        sentence = shared(unknown);
    }
    inspection.addSystem(links);
    EXPECT_EQ(inspection.texts().sentences.at(1).source, -1);
    AlignedSentence decoded = straight(0), second = straight(1);
    decoded.reference = TokenList::split("x y z </s>");
    second.key.rank = 1;
    InspectedSystem numbered = systemOf("numbered", {decoded, straight(1), second});
    inspection.addSystem(numbered);
    const GoldTexts texts = inspection.texts();
    ASSERT_EQ(texts.sentences.size(), 2U) << "hypotheses are no sentences of their own";
    EXPECT_EQ(texts.sentences[0].number, 0);
    EXPECT_EQ(texts.sentences[0].source, 2);
    EXPECT_EQ(texts.sentences[0].target, 3) << "the reference's";
    EXPECT_EQ(texts.sentences[1].target, 2);
}

TEST(Inspection, IsMeasuredElsewhere) {
    Inspection inspection;
    inspection.addSystem(systemOf("one", {straight(0), crossed(1)}));
    inspection.addSystem(systemOf("two", {crossed(0)}));
    inspection.setGold(diagonal({0, 1, 2}));
    for (const MeasuredPart part : {MeasuredPart::Links, MeasuredPart::All}) {
        const auto found = measureAll(inspection.snapshot(part));
        ASSERT_TRUE(found);
        inspection.append(1, {{shared(straight(1)), noMetrics(), {}}});
        EXPECT_TRUE(inspection.take(*found));
        EXPECT_EQ(errorRate(inspection, 0, 0), 0);
        EXPECT_EQ(errorRate(inspection, 0, 1), 1);
        EXPECT_EQ(errorRate(inspection, 1, 0), 1);
        EXPECT_EQ(inspection.counts(1, 0).found, 2);
        EXPECT_EQ(valueOf(inspection.metrics(0, 0), Metric::Confidence), 1);
        EXPECT_EQ(disagreementOf(inspection, 0, 0), 1);
    }
    MeasureOptions options;
    options.threshold = Real(0.5);
    const auto stale = measureAll(inspection.snapshot(MeasuredPart::All));
    inspection.setOptions(options);
    EXPECT_FALSE(inspection.take(*stale));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(measureAll(inspection.snapshot(MeasuredPart::All), {}, stop.get_token()));
}

}  // namespace
}  // namespace attn::test
