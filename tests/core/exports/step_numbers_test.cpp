// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/step_numbers.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "core/metrics/alignment.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

// Two steps over three tokens; in the second step a span excludes one token.
StepNumbers someSteps() {
    DecodeTrace trace;
    trace.annotations = Matrix::Random(4, 3);
    Vocabulary target;
    const Token tokens[] = {target.add("a"), target.add("\"b\",\n")};
    for (int row = 0; row < 2; ++row) {
        StepTrace step;
        step.step = row;
        step.token = step.predicted = tokens[row];
        step.logProbability = std::log(Real(0.8) / static_cast<Real>(row + 1));
        step.makeAlignment().weights = Vector::Constant(3, Real(0.1));
        step.makeAlignment().weights[row] = Real(0.8);
        step.makeAlignment().scores = Vector::Constant(3, Real(-1.25));
        step.makeAlignment().scores[2] = -std::numeric_limits<Real>::infinity();
        step.probabilities = Vector::Constant(6, Real(0.1));
        step.probabilities[tokens[row]] = Real(0.5);
        trace.steps.push_back(step);
    }
    LaneNumbers lane;
    lane.name = "Key · query";
    lane.model = "key_query.safetensors";
    lane.updates = 1240;
    lane.source = {"x", " ", "\xE4\xB8\xAD"};
    lane.output = {"a", "\"b\",\n"};
    lane.trace = std::make_shared<const DecodeTrace>(std::move(trace));
    lane.rows = AttentionRows(lane.trace);
    lane.target = std::make_shared<const Vocabulary>(std::move(target));
    LaneNumbers none = lane;
    none.name = "No attention";
    auto plain = std::make_shared<DecodeTrace>(*lane.trace);
    for (StepTrace& step : plain->steps)
        step.makeAlignment().weights = step.makeAlignment().scores = Vector();
    none.trace = plain;
    none.rows = AttentionRows(none.trace);
    return {"x \xE4\xB8\xAD", {lane, none}};
}

// Parses CSV by RFC 4180.
std::vector<std::vector<std::string>> parseCsv(const std::string& text) {
    std::vector<std::vector<std::string>> rows(1, {""});
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isQuoted) {
            if (text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"')
                rows.back().back() += text[++i];
            else if (text[i] == '"')
                isQuoted = false;
            else
                rows.back().back() += text[i];
        } else if (text[i] == '"') {
            isQuoted = true;
        } else if (text[i] == ',') {
            rows.back().emplace_back();
        } else if (text[i] == '\r') {
            rows.push_back({""});
            ++i;
        } else {
            rows.back().back() += text[i];
        }
    }
    rows.pop_back();
    return rows;
}

TEST(StepNumbers, CsvHasEveryNumberOfTheTrace) {
    const StepNumbers numbers = someSteps();
    const auto rows = parseCsv(stepNumbersToCsv(numbers));
    // Header; source and two steps of two rows; source and two steps of one row.
    ASSERT_EQ(rows.size(), 9U);
    for (const auto& row : rows)
        EXPECT_EQ(row.size(), 9U);
    EXPECT_EQ(rows[0][5], "entropy_bits");
    EXPECT_EQ(rows[0][8], "3");
    EXPECT_EQ(rows[1][1], "source");
    EXPECT_EQ(rows[1][7], " ");
    EXPECT_EQ(rows[1][8], "\xE4\xB8\xAD");
    const StepTrace& step = numbers.lanes[0].trace->steps[1];
    const auto& weights = rows[4];
    EXPECT_EQ(weights[0], "Key · query");
    EXPECT_EQ(weights[1], "weight");
    EXPECT_EQ(weights[2], "2");
    EXPECT_EQ(weights[3], "\"b\",\n");
    EXPECT_NEAR(std::stod(weights[4]), 0.4, 1e-6);
    EXPECT_NEAR(std::stod(weights[5]), static_cast<double>(entropyBits(step.alignment().weights)), 1e-9);
    for (int j = 0; j < 3; ++j)
        EXPECT_EQ(static_cast<Real>(std::stod(weights[static_cast<std::size_t>(6 + j)])),
                  step.alignment().weights[j]);
    EXPECT_EQ(weights[7], "0.8") << "no digits that were never computed";
    EXPECT_EQ(rows[5][1], "score");
    EXPECT_EQ(rows[5][6], "-1.25");
    EXPECT_EQ(rows[5][8], "") << "minus infinity is no number";
    EXPECT_EQ(rows[7][0], "No attention");
    EXPECT_EQ(rows[7][5], "");
    EXPECT_EQ(rows[7][6], "");
}

TEST(StepNumbers, TabsStayOneRowEach) {
    std::istringstream lines(stepNumbersToTabs(someSteps()));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_EQ(std::count(line.begin(), line.end(), '\t'), 8) << line;
    EXPECT_EQ(count, 9);
}

TEST(StepNumbers, JsonHasModelSentenceAndSteps) {
    const StepNumbers numbers = someSteps();
    const Json whole = Json::parse(stepNumbersToJson(numbers));
    EXPECT_EQ(whole["text"], numbers.text);
    ASSERT_EQ(whole["lanes"].size(), 2U);
    const Json& lane = whole["lanes"][0];
    EXPECT_EQ(lane["model"], "key_query.safetensors");
    EXPECT_EQ(lane["updates"], 1240);
    EXPECT_EQ(lane["source_tokens"], Json(numbers.lanes[0].source));
    EXPECT_EQ(lane["annotations"].size(), 3U);
    for (std::size_t row = 0; row < 2; ++row) {
        const StepTrace& step = numbers.lanes[0].trace->steps[row];
        const Json& shown = lane["steps"][row];
        EXPECT_EQ(shown["step"], row + 1);
        EXPECT_EQ(shown["token"], numbers.lanes[0].output[row]);
        for (int j = 0; j < 3; ++j) {
            EXPECT_EQ(shown["weights"][static_cast<std::size_t>(j)].get<Real>(), step.alignment().weights[j]);
        }
        for (int j = 0; j < 2; ++j)
            EXPECT_EQ(shown["scores"][static_cast<std::size_t>(j)].get<Real>(), step.alignment().scores[j]);
        EXPECT_TRUE(shown["scores"][2].is_null());
        EXPECT_EQ(shown["most_likely"][0]["token"], numbers.lanes[0].output[row]);
        EXPECT_EQ(shown["most_likely"].size(), 5U);
    }
    EXPECT_TRUE(whole["lanes"][1]["steps"][0]["entropy_bits"].is_null());
}

// A sentence whose weights were read has nothing else.
TEST(StepNumbers, WeightsAloneHaveNoProbabilities) {
    StepNumbers numbers = someSteps();
    numbers.lanes.resize(1);
    LaneNumbers& lane = numbers.lanes[0];
    std::vector<MapTrace> rows(2);
    rows[0].weights = rows[1].weights = Vector::Constant(3, Real(0.5));
    lane.rows = AttentionRows(rows);
    lane.trace = nullptr;
    lane.target = nullptr;
    const Json step = Json::parse(stepNumbersToJson(numbers))["lanes"][0]["steps"][1];
    EXPECT_EQ(step["step"], 2);
    EXPECT_EQ(step["weights"], Json({0.5, 0.5, 0.5}));
    EXPECT_EQ(step["forced"], false);
    for (const char* key : {"previous", "probability", "log_probability", "predicted",
                            "predicted_probability", "span_centre", "span_taken", "span_window"})
        EXPECT_TRUE(step[key].is_null()) << key;
    for (const char* key : {"most_likely", "scores", "query", "context", "state", "attentional"})
        EXPECT_EQ(step[key], Json::array()) << key;
    EXPECT_THAT(stepNumbersToCsv(numbers), HasSubstr(",weight,1,a,,1.5,0.5,0.5,0.5\r\n"));
    EXPECT_THAT(stepNumbersToLatex(numbers, {}), Not(HasSubstr("p(y_t)")));
}

TEST(StepNumbers, LatexEscapesAndRounds) {
    EXPECT_EQ(latexText("50 % of A_B & {x} #1 $ ~ ^ \\ <s>"),
              "50 \\% of A\\_B \\& \\{x\\} \\#1 \\$ \\textasciitilde{} \\textasciicircum{} \\textbackslash{} "
              "\\textless{}s\\textgreater{}");
    EXPECT_EQ(latexText("“a--b”"), "``a-{}-b''");
    const std::string text =
        stepNumbersToLatex(someSteps(), {.decimals = 2, .caption = "A & B", .label = "x"});
    EXPECT_THAT(text, HasSubstr("\\caption{Key \\textperiodcentered{} query: A \\& B}"));
    EXPECT_THAT(text, HasSubstr("\\label{tab:x}"));
    EXPECT_THAT(text, HasSubstr("\\label{tab:x-2}"));
    EXPECT_THAT(text, HasSubstr(" & x & \\textvisiblespace{} & "));
    EXPECT_THAT(text, HasSubstr("1 & a & 0.80 & 0.10 & 0.10 & 0.80 & 0.92 \\\\"));
    EXPECT_THAT(text, HasSubstr("1 & a & $-1.25$ & $-1.25$ & $-\\infty$ & & \\\\"));
    EXPECT_THAT(text, Not(HasSubstr("resizebox"))) << "three columns fit a page";
}

const std::vector<std::string> attacks = {"\\input{/etc/passwd}",      "\\write18{rm -rf ~}",
                                          "$\\infty$ % & # _ ^ ~",     "^^5cinput{x}",
                                          "}\\end{table}\n\\input x",  "\u202eevil\u2066 \xc2\x9b \u2028",
                                          "a\x01\x1b[31m\x7f\tb\r\nc", "=cmd|' /C calc'!A1",
                                          "\"><img onerror=alert(1)>", "</script><script>alert(1)</script>"};

StepNumbers attackedNumbers(const std::string& attack) {
    StepNumbers numbers = someSteps();
    numbers.text = numbers.lanes[0].name = numbers.lanes[0].caption = attack;
    numbers.lanes[0].source[0] = numbers.lanes[0].output[0] = attack;
    return numbers;
}

TEST(StepNumbers, NoTokenIsACommandOfLatex) {
    const std::regex known(R"(\\(text[a-z]+\{\}|[{}$&#_%,])|\{[\]*\[]\}|\{\}|\$-\$)");
    for (const std::string& attack : attacks) {
        const std::string bare = std::regex_replace(latexText(attack), known, "");
        EXPECT_EQ(bare.find_first_of("\\{}$&#_%^~\n\r\t\x01\x1b\x7f"), std::string::npos) << attack << bare;
        for (const char* hidden : {"\xe2\x80\xae", "\xe2\x81\xa6", "\xc2\x9b", "\xe2\x80\xa8", "\xd8\x9c"})
            EXPECT_THAT(bare, Not(HasSubstr(hidden)));
        const std::string text = stepNumbersToLatex(attackedNumbers(attack), {});
        EXPECT_THAT(text, Not(testing::ContainsRegex("[\\]input|[\\]write"))) << attack;
        if (attack.find_first_of("\\$%\n\x01") != std::string::npos) {
            EXPECT_THAT(text, Not(HasSubstr(attack)));
        }
    }
    EXPECT_EQ(latexText("na\u00efve \u2026 \u4e2d"), "na\u00efve \u2026 \u4e2d") << "letters stay";
}

TEST(StepNumbers, NoTokenBreaksOutOfItsCellOrText) {
    for (const std::string& attack : attacks) {
        const StepNumbers numbers = attackedNumbers(attack);
        const nlohmann::json json = nlohmann::json::parse(stepNumbersToJson(numbers));
        EXPECT_EQ(json["lanes"][0]["source_tokens"][0], attack);
        const auto rows = parseCsv(stepNumbersToCsv(numbers));
        for (const auto& row : rows) {
            EXPECT_EQ(row.size(), rows[0].size()) << attack;
            for (const std::string& cell : row)
                EXPECT_NE(cell.substr(0, 1), "=") << "a spreadsheet would compute it";
        }
    }
}

TEST(StepNumbers, LatexCompiles) {
    if (std::system("command -v pdflatex > /dev/null 2>&1") != 0)
        GTEST_SKIP() << "pdflatex is not installed";
    StepNumbers numbers = someSteps();
    numbers.lanes[0].source = {"[", "\\", "%"};
    numbers.lanes[0].output = {"*", "--,,''\"|"};
    const TemporaryFolder folder;
    folder.write("t.tex",
                 "\\documentclass{article}\n\\usepackage{booktabs}\n\\usepackage{graphicx}\n"
                 "\\begin{document}\n" +
                     stepNumbersToLatex({numbers.text, {numbers.lanes[0]}}, {}) + "\\end{document}\n");
    const std::string command = "cd '" + folder.path().string() +
                                "' && pdflatex -interaction=nonstopmode -halt-on-error t.tex > out.txt 2>&1";
    EXPECT_EQ(std::system(command.c_str()), 0) << readBytes(folder.path() / "out.txt");
}

}  // namespace
}  // namespace attn::test
