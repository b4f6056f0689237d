// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Two layers of one head: the cross-attention of "x y" to "a b </s>", and the encoder's own.
const std::string pageJson =
    R"({"attention": [{"name": "Encoder", "attn": [[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.5, 0.0, 0.5]]], )"
    R"([[[1, 0, 0], [0, 1, 0], [0, 0, 1]]]], "left_text": ["a", "b", "</s>"], "right_text": ["a", "b", "</s>"]}, )"
    R"({"name": "Cross", "attn": [[[[0.25, 0.5, 0.25], [1e-1, 0.1, 0.8]]], [[[0, 0, 1], [0, 1, 0]]]], )"
    R"("left_text": ["x", "\"y\u00e9"], "right_text": ["a", "b", "</s>"]}], )"
    R"("default_filter": "0", "root_div_id": "bertviz-1", "layer": null, "include_layers": [0, 5]})";

const std::string pageStart = "<!DOCTYPE html>\n<html><body><div id='x'></div><script>\nconst params = ";
const std::string pageEnd =
    "; // the page's data\nconst config = {}; config.attention = "
    "params['attention'];\n</script></body></html>\n";

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text)
        result += c == '"'    ? "\\\""
                  : c == '\\' ? "\\\\"
                  : c == '\n' ? "\\n"
                  : c == '<'  ? "\\u003c"
                              : std::string(1, c);
    return result;
}

std::string inHtml(const std::string& text) {
    std::string result;
    for (const char c : text)
        result += c == '"' ? "&quot;" : c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
    return result;
}

class BertViz : public testing::Test {
protected:
    RawFile read(const std::string& content) const {
        return rawFile("bertviz", m_folder.write("page.html", content));
    }
    static void expectSample(const RawFile& file) {
        ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
        EXPECT_EQ(file.problem, "");
        const RawSentence& raw = file.sentences[0];
        ASSERT_EQ(raw.maps.size(), 4U);
        EXPECT_EQ(nameOf(raw.maps[0].map), "encoder.1.1");
        EXPECT_EQ(nameOf(raw.maps[1].map), "encoder.6.1") << "the layers that the page names";
        EXPECT_EQ(nameOf(raw.maps[2].map), "cross.1.1");
        AlignmentWeights cross(2, 3);
        cross << 0.25F, 0.5F, 0.25F, 0.1F, 0.1F, 0.8F;
        EXPECT_EQ(raw.maps[2].grid, cross);
        EXPECT_EQ(raw.maps[0].grid(2, 0), 0.5F);
        EXPECT_EQ(raw.source->joined(), "a b </s>");
        EXPECT_EQ(raw.target->joined(), "x \"yé");
    }

    const TemporaryFolder m_folder;
};

TEST_F(BertViz, PagesAndNotebooksAreRead) {
    const std::string page = pageStart + pageJson + pageEnd;
    expectSample(read(page));
    expectSample(read("<html><script>run(\"" + escaped(pageJson) + "\");</script></html>"));
    expectSample(read("<html><iframe srcdoc=\"" + inHtml(page) + "\"></iframe></html>"));
    expectSample(read(R"({"cells": [{"cell_type": "code", "outputs": [{"data": {"text/html": [")" +
                      escaped(page) + "\"]}}]}]}"));
    expectSample(read("<html><script>x = \"" + escaped(escaped(pageJson)) + "\";</script></html>"));
    EXPECT_EQ(bestFormat(page), "bertviz");
    EXPECT_EQ(bestFormat("<!DOCTYPE html>\n<html><head><style>" + std::string(9999, 'x')), "bertviz");
}

TEST_F(BertViz, TheChosenMapHasItsOwnTexts) {
    const std::string path = m_folder.write("page.html", pageStart + pageJson + pageEnd);
    const AlignmentDump cross = readDump(path);
    ASSERT_EQ(cross.sentences.size(), 1U) << cross.skipped.text();
    EXPECT_EQ(cross.sentences[0]->weights(0, 2), 1) << "the last layer";
    const AlignmentDump encoder = readDump(path, {.overruled = {{"map", "encoder.1.1"}}, .reference = {}});
    EXPECT_EQ(encoder.sentences.at(0)->target.joined(), "a b </s>");
}

TEST_F(BertViz, SeveralPicturesAreSeveralSentences) {
    const std::string own =
        R"({"attention": [{"name": null, "attn": [[[[1, 0], [0.5, 0.5]]]], "left_text": ["I", "go"], "right_text": ["I", "go"]}]})";
    const std::string old =
        R"({"attention": {"all": {"attn": [[[[0, 1], [1, 0]]]], "left_text": ["I", "go"], "right_text": ["I", "go"]},)"
        R"( "ab": {"attn": [[[[1]]]], "left_text": ["I"], "right_text": ["go"]}}, "default_filter": "all"})";
    const RawFile file = read("<script>" + own + "</script><script>" + old + "</script>");
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    EXPECT_EQ(nameOf(file.sentences[0].maps[0].map), "decoder.1.1") << "no token sees one after it";
    EXPECT_EQ(nameOf(file.sentences[1].maps[0].map), "encoder.1.1");
}

TEST_F(BertViz, OtherPagesAreRefused) {
    EXPECT_THAT(read("<html>attention</html>").problem, HasSubstr("no attention of BertViz"));
    EXPECT_THAT(read(R"({"attention": {"all": {"attn": [[[[1]]]], "queries": [[[[1]]]]}}})").problem,
                HasSubstr("neuron_view"));
    EXPECT_THAT(read(R"({"attention": [{"attn": [[[[1, 0], [1]]]]}]})").problem, HasSubstr("equal lengths"));
    EXPECT_THAT(read(R"({"attention": [{"attn": [[[[1, "x"]]]]}]})").problem, HasSubstr("a number"));
}

TEST_F(BertViz, PagesThatAreCutShort) {
    constexpr std::size_t cuts = 40;
    const std::string page = pageStart + pageJson;
    for (std::size_t i = 0; i < cuts; ++i) {
        const RawFile file = read(page.substr(0, page.size() * i / cuts));
        EXPECT_LE(file.sentences.size(), 1U);
        EXPECT_TRUE(!file.problem.empty() || file.sentences.size() == 1) << i;
    }
    EXPECT_NE(read(R"({"attention": )" + std::string(100'000, '[')).problem, "");
    EXPECT_NE(read(R"({"attention": [{"x": )" + std::string(100'000, '[')).problem, "");
    EXPECT_NE(read(R"({"attention": [{"left_text": [")" + std::string(200'000, 'x')).problem, "");
    EXPECT_NE(
        read(R"({"attention": [{"attn": [[[[NaN, 1e999]]]], "left_text": ["a"], "right_text": ["a", "b"]}]})")
            .sentences.size(),
        0U)
        << "weights are checked later";
}

}  // namespace
}  // namespace attn::test
