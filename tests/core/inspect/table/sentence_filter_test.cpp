// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/sentence_filter.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Range = SentenceFilter::Range;

MATCHER_P3(IsRange, metric, least, most, "") {
    return arg == Range{metric, std::optional<double>(least), std::optional<double>(most)};
}

constexpr std::nullopt_t none = std::nullopt;

TEST(SentenceFilter, IsReadAsPeopleTypeIt) {
    const SentenceFilter filter = parseFilter("aer>=0.5  length<20 text words right=1");
    EXPECT_EQ(filter.text, "text words");
    EXPECT_THAT(filter.ranges,
                ElementsAre(IsRange(Metric::ErrorRate, 0.5, none), IsRange(Metric::SourceLength, none, 19.0),
                            IsRange(Metric::Right, 1.0, 1.0)));
    EXPECT_TRUE(parseFilter("").isEmpty());
    EXPECT_TRUE(parseFilter("  \"\" ").isEmpty());
    EXPECT_THAT(parseFilter("AER ≥ 50% target-length > 3").ranges,
                ElementsAre(IsRange(Metric::ErrorRate, 0.5, none), IsRange(Metric::TargetLength, 4.0, none)));
    EXPECT_THAT(
        parseFilter("log_probability <= -1e1 confidence=known").ranges,
        ElementsAre(IsRange(Metric::LogProbability, none, -10.0), IsRange(Metric::Confidence, none, none)));
    EXPECT_EQ(parseFilter("aer>=0.7%").ranges.at(0).least, 0.007) << "0.7 / 100 is more than 7 / 1000";
    EXPECT_EQ(parseFilter("aer>=2e1%").ranges.at(0).least, 0.2);
    const Range open = parseFilter("entropy>0.5").ranges.at(0);
    EXPECT_GT(*open.least, 0.5);
    EXPECT_LT(*open.least, 0.5 + 1e-15);
}

TEST(SentenceFilter, ReadsClasses) {
    const SentenceFilter filter = parseFilter("class=good given=bad aer<0.5 text");
    EXPECT_EQ(filter.actual, "good");
    EXPECT_EQ(filter.given, "bad");
    EXPECT_EQ(filter.text, "text");
    EXPECT_EQ(parseFilter(filterText(filter)), filter);
    EXPECT_FALSE(parseFilter("class=good").isEmpty());
    EXPECT_EQ(parseFilter("first class given").text, "first class given");
    EXPECT_THROW(parseFilter("given="), Error);
}

TEST(SentenceFilter, QuotationMarksAndEqualSignsStayWhenItIsWritten) {
    EXPECT_THAT(textPieces(parseFilter(R"(""x a)").text), ElementsAre("\"x a"));
    for (const char* text : {R"(""x)", R"(""" b)", R"(a"b" c)", R"("a "b)", "class===x",
                             "given=====", "right>=0.30000000000000004", "length>1e40",
                             "length<-1e40 right>=1.8446744073709551e39"}) {
        const SentenceFilter filter = parseFilter(text);
        EXPECT_EQ(parseFilter(filterText(filter)), filter) << filterText(filter);
    }
    EXPECT_EQ(parseFilter("class===x").actual, "=x");
}

TEST(SentenceFilter, NarrowsRangesOfOneMetric) {
    EXPECT_THAT(parseFilter("aer>=0.2 aer<=0.6 aer>=0.1 aer<=0.5").ranges,
                ElementsAre(IsRange(Metric::ErrorRate, 0.2, 0.5)));
}

TEST(SentenceFilter, TakesAllElseForText) {
    EXPECT_THAT(textPieces(parseFilter(R"(the "European Union" <unk> 5" a->b x <s> "aer>1" 3<4)").text),
                ElementsAre("the", "European Union", "<unk>", "5\"", "a->b", "x", "<s>", "aer>1", "3<4"));
    EXPECT_THAT(parseFilter("the <unk>").ranges, IsEmpty());
    EXPECT_THAT(textPieces(parseFilter("\"not closed").text), ElementsAre("not closed"));
}

TEST(SentenceFilter, IsWrittenSoThatItIsReadAgain) {
    for (const char* text : {"", "aer>=0.5 source_length<20 words", "entropy>0.1 entropy<0.7",
                             "right=0 aer=known", "confidence<=0.3 \"European Union\" \"<unk>\" x",
                             "log_probability>-12.25", "\"a\"<b\" aer>=33.3%"}) {
        const SentenceFilter filter = parseFilter(text);
        EXPECT_EQ(parseFilter(filterText(filter)), filter) << text;
    }
    EXPECT_EQ(filterText(parseFilter("x entropy<0.7 entropy>0.1")), "entropy>0.1 entropy<0.7 x");
    EXPECT_EQ(filterText(parseFilter("length<20 right=1")), "source_length<=19 right=1");
    for (const ReadyFilter& ready : readyFilters()) {
        SentenceFilter filter;
        for (const Range& range : ready.ranges)
            addRange(filter, range);
        EXPECT_EQ(parseFilter(filterText(filter)), filter) << ready.id;
        EXPECT_FALSE(ready.label.empty());
    }
}

TEST(SentenceFilter, SaysWhatIsWrong) {
    const auto expectError = [](const std::string& text, const std::string& sentence) {
        EXPECT_THAT([&] { parseFilter(text); }, ThrowsMessage<Error>(HasSubstr(sentence))) << text;
    };
    expectError("aer>=",
                "a number was expected after aer>=, but there is nothing; write for example aer>=0.5.");
    expectError("aer > many", "but there is \"many\"");
    expectError("aer>0,5", "\"0,5\"");
    expectError("length<10%", "\"10%\"");
    expectError("aer<nan", "\"nan\"");
    expectError("aer>=20",
                "aer is a share, from 0 to 1 or to 100%, but there is \"20\"; write for example aer>=20%.");
    EXPECT_NO_THROW(parseFilter("entropy>=20 aer<=100% aer>1"));
    expectError("confidenc<0.5", "did you mean \"confidence\"?");
    expectError("zzzzzzzz<0.5", "possible: length, source_length");
}

TEST(SentenceFilter, ReadyOnesFindWhatTheySay) {
    EXPECT_EQ(readyFilters()[0].id, "right_answer_wrong_look");
    EXPECT_THAT(readyFilters()[0].ranges,
                ElementsAre(IsRange(Metric::ErrorRate, 0.5, none), IsRange(Metric::Right, 1.0, 1.0)));
    EXPECT_THAT(readyFilters()[1].ranges,
                ElementsAre(IsRange(Metric::ErrorRate, none, 0.1), IsRange(Metric::Right, 0.0, 0.0)));
}

}  // namespace
}  // namespace attn::test
