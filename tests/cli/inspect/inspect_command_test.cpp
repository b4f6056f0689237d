// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <sstream>

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Two sentences in the format of Nematus, with end marks.
const char* const nematus =
    "0 ||| a b ||| 0 ||| x y z ||| 4 3\n"
    "0.7 0.1 0.1 0.1\n0.1 0.7 0.1 0.1\n0.1 0.1 0.1 0.7\n\n"
    "1 ||| c ||| 0 ||| v w ||| 3 2\n"
    "0.2 0.7 0.1\n0.1 0.1 0.8\n\n";

class InspectCommand : public CommandTest {
protected:
    std::string write(const std::string& name, const std::string& content) const {
        return m_folder.write(name, content);
    }
    static std::string read(const std::string& path) {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    static const nlohmann::json& conclusion(const nlohmann::json& found, const std::string& id) {
        static const nlohmann::json none;
        for (const nlohmann::json& each : found["systems"][0]["conclusions"]) {
            if (each["id"] == id)
                return each;
        }
        ADD_FAILURE() << "nothing is concluded of " << id << ": " << found["systems"][0]["conclusions"];
        return none;
    }
};

TEST_F(InspectCommand, SaysWhatItConcludedAndMeasures) {
    const std::string path = write("attention.txt", nematus), gold = write("gold", "1-1 2-2\n1-1\n");
    const nlohmann::json found = json({"inspect", path, "--gold", gold, "--json"});
    const nlohmann::json& system = found["systems"][0];
    EXPECT_EQ(system["kind"], "file");
    EXPECT_EQ(system["format"], "nematus");
    EXPECT_EQ(system["sentences"], 2);
    EXPECT_TRUE(system["skipped"].is_null());
    EXPECT_EQ(conclusion(found, "orientation")["value"], "target-rows");
    EXPECT_EQ(conclusion(found, "source-end")["value"], "end");
    EXPECT_EQ(found["gold"]["sure"], 3);
    EXPECT_EQ(found["gold"]["conclusions"].size() > 0, true);
    // The second sentence's token attends to the second source token, which is not the known link.
    ASSERT_EQ(found["rows"].size(), 2U);
    EXPECT_EQ(found["rows"][0]["systems"][0]["aer"], 0);
    EXPECT_EQ(found["rows"][1]["systems"][0]["aer"], 1);
    EXPECT_EQ(found["rows"][0]["systems"][0]["source_length"], 3);
    EXPECT_EQ(found["rows"][0]["systems"][0]["source"], "x y z </s>");
    EXPECT_NEAR(system["alignment_error_rate"], 1 - 4.0 / 6, 1e-12);
    EXPECT_EQ(system["links"], 3);

    const ProgramResult text = run({"inspect", path, "--gold", gold});
    EXPECT_EQ(text.code, 0) << text.err;
    EXPECT_THAT(text.out, AllOf(HasSubstr(system["conclusions"][0]["what"].get<std::string>()),
                                HasSubstr(system["conclusions"][0]["why"].get<std::string>()),
                                HasSubstr("33.33 %"), HasSubstr("x y z </s> → a b </s>"),
                                HasSubstr("2 sentences, 3 sure and 0 possible links")));
}

TEST_F(InspectCommand, FiltersSortsAndLimits) {
    const std::string path = write("attention.txt", nematus), gold = write("gold", "0-0 1-1\n0-0\n");
    const auto numbers = [&](std::vector<std::string> more) {
        std::vector<std::string> all = {"inspect", path, "--gold", gold, "--json"};
        all.insert(all.end(), more.begin(), more.end());
        std::vector<long> found;
        const nlohmann::json result = json(all);  // must outlive the loop
        for (const nlohmann::json& row : result["rows"])
            found.push_back(row["number"]);
        return found;
    };
    using Numbers = std::vector<long>;
    EXPECT_EQ(numbers({}), (Numbers{0, 1}));
    EXPECT_EQ(numbers({"--sort", "aer:desc"}), (Numbers{1, 0}));
    EXPECT_EQ(numbers({"--sort", "source"}), (Numbers{1, 0}));
    EXPECT_EQ(numbers({"--filter", "aer>=0.5"}), (Numbers{1}));
    EXPECT_EQ(numbers({"--filter", "y"}), (Numbers{0}));
    EXPECT_EQ(numbers({"--filter", "nowhere"}), Numbers{});
    EXPECT_EQ(numbers({"--limit", "1"}), (Numbers{0}));
    EXPECT_EQ(numbers({"--threshold", "0.05", "--filter", "precision<0.5"}), (Numbers{0, 1}));
    EXPECT_THAT(run({"inspect", path, "--filter", "nowhere"}).out,
                HasSubstr("no sentence passes the filter"));
    EXPECT_THAT(sentence({"inspect", path, "--sort", "entropi"}), HasSubstr("did you mean \"entropy\"?"));
    EXPECT_THAT(sentence({"inspect", path, "--sort", "aer:down"}), HasSubstr(":asc or :desc"));
    EXPECT_THAT(sentence({"inspect", path, "--filter", "aer>="}), HasSubstr("aer"));
}

TEST_F(InspectCommand, LetsConclusionsBeOverruled) {
    const std::string path = write("attention.txt", nematus);
    const nlohmann::json found = json({"inspect", path, "--set", "source-end=none", "--json"});
    EXPECT_EQ(conclusion(found, "source-end")["value"], "none");
    EXPECT_EQ(conclusion(found, "source-end")["overruled"], true);
    EXPECT_THAT(sentence({"inspect", path, "--set", "orientation"}), HasSubstr("ID=VALUE"));
    EXPECT_THAT(sentence({"inspect", path, "--set", "orientation=sideways"}), HasSubstr("source-rows"));
}

TEST_F(InspectCommand, FindsTheBaseOfKnownLinks) {
    const std::string pairs = write("pairs", "a b ||| c d\na ||| b\n"),
                      system = write("system", "0-0 1-1\n0-0\n");
    const nlohmann::json found =
        json({"inspect", system, "--gold", write("gold", "1-1 2-2\n1-1\n"), "--pairs", pairs, "--json"});
    EXPECT_EQ(found["systems"][0]["alignment_error_rate"], 0);
    EXPECT_EQ(found["rows"][0]["systems"][0]["source"], "a b");
    const ProgramResult wrong = run({"inspect", system, "--gold", write("wrong", "1-1 2-2 2-3\n1-1\n"),
                                     "--pairs", pairs, "--gold-base", "1"});
    EXPECT_EQ(wrong.code, 0);
    EXPECT_THAT(wrong.err, HasSubstr("wrong, line 1: "));
}

TEST_F(InspectCommand, CountsWhatItSkips) {
    const std::string path =
        write("attention.txt", std::string(nematus) +
                                   "2 ||| c ||| 0 ||| v w ||| 3 2\n"
                                   "0.2 nan 0.1\n0.1 0.1 0.8\n\n"
                                   "3 ||| c ||| 0 ||| v w ||| 3 2\n0.2 0.7 0.1\n0.1 0.1 0.8\n");
    const ProgramResult result = run({"inspect", path, "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, HasSubstr("skipped 1 of "));
    const nlohmann::json found = nlohmann::json::parse(result.out);
    EXPECT_EQ(found["systems"][0]["sentences"], 3);
    EXPECT_THAT(found["systems"][0]["skipped"], HasSubstr("skipped 1 of "));
}

TEST_F(InspectCommand, WritesFiles) {
    const std::string path = write("attention.txt", nematus);
    const auto file = [&](const char* name) { return m_folder.file(name); };
    const ProgramResult result =
        run({"inspect", path, "--csv", file("m.csv"), "--metrics-json", file("m.json"), "--links",
             file("links"), "--weights", file("w.json"), "--filter", "source_length>2"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(read(file("links")), "0-0 1-1\n1-0\n") << "links of all sentences, so that lines stay lines";
    EXPECT_THAT(read(file("m.csv")), AllOf(HasSubstr("entropy"), HasSubstr("x y z"), Not(HasSubstr("v w"))));
    EXPECT_EQ(nlohmann::json::parse(read(file("m.json")))["systems"][0]["sentences"].size(), 1U);
    // The written file can be read again.
    const nlohmann::json again = json({"inspect", file("w.json"), "--json"});
    EXPECT_EQ(again["systems"][0]["format"], "attention-lab");
    EXPECT_EQ(again["rows"][0]["systems"][0], json({"inspect", path, "--json"})["rows"][0]["systems"][0]);
    EXPECT_EQ(run({"inspect", path, "--weights", file("w.txt")}).code, 0);
    EXPECT_EQ(json({"inspect", file("w.txt"), "--json"})["rows"], json({"inspect", path, "--json"})["rows"]);
    EXPECT_THAT(sentence({"inspect", path, "--weights", file("w.png")}), HasSubstr(".json or .txt"));
    EXPECT_THAT(sentence({"inspect", path, path, "--links", file("l")}), HasSubstr("give one alone"));
}

TEST_F(InspectCommand, FilesOfOneNameHaveTheirLastFoldersAlone) {
    std::filesystem::create_directories(m_folder.file("x"));
    std::filesystem::create_directories(m_folder.file("y"));
    const std::string one = write("x/a.talp", "0-0\n"), two = write("y/a.talp", "0-0\n");
    EXPECT_EQ(
        run({"inspect", one, two, "--csv", m_folder.file("m.csv"), "--metrics-json", m_folder.file("m.json")})
            .code,
        0);
    for (const char* file : {"m.csv", "m.json"})
        EXPECT_THAT(read(m_folder.file(file)), AllOf(HasSubstr("x/a.talp"), HasSubstr("y/a.talp"),
                                                     Not(HasSubstr(m_folder.path().string()))));
}

TEST_F(InspectCommand, MergesPieces) {
    const std::string path = write("attention.txt",
                                   "0 ||| a@@ b ||| 0 ||| x@@ y z ||| 4 3\n"
                                   "0.5 0.3 0.1 0.1\n0.1 0.7 0.1 0.1\n0.1 0.1 0.1 0.7\n\n");
    const nlohmann::json found = json({"inspect", path, "--merge-subwords", "--json"});
    EXPECT_EQ(found["rows"][0]["systems"][0]["source"], "xy z </s>");
    EXPECT_EQ(found["rows"][0]["systems"][0]["target"], "ab </s>");
    EXPECT_THAT(run({"inspect", write("words", nematus), "--merge-subwords"}).err,
                HasSubstr("has no pieces of words"));
}

TEST_F(InspectCommand, ComparesSystems) {
    const std::string one = write("one", nematus);
    std::string other = nematus;
    other.replace(other.find("0.7 0.1 0.1 0.1"), 15, "0.1 0.7 0.1 0.1");
    const nlohmann::json found = json({"inspect", one, write("two", other), "--json"});
    EXPECT_NEAR(found["rows"][0]["systems"][1]["disagreement"], 0.3, 1e-6)
        << "of two target tokens one by 0.6";
    EXPECT_EQ(found["rows"][1]["systems"][0]["disagreement"], 0);
    EXPECT_THAT(run({"inspect", one, write("two", other)}).out, HasSubstr("2 of 2 sentences of one"));
}

TEST_F(InspectCommand, MeasuresModelsAsAlignDoes) {
    const std::string path = resourceDir() / "models/reverse/general.safetensors";
    const nlohmann::json forced =
        json({"inspect", path, "--count", "200", "--forced", "--json"})["systems"][0];
    const nlohmann::json expected = json({"align", path, "--count", "200", "--json"})["systems"][0];
    EXPECT_EQ(forced["kind"], "model");
    EXPECT_EQ(forced["score"], "general");
    EXPECT_EQ(forced["task"], "reverse");
    for (const char* key : {"alignment_error_rate", "alignment_precision", "alignment_recall", "links"})
        EXPECT_EQ(forced[key], expected[key]) << key;
    const nlohmann::json free = json({"inspect", path, "--count", "20", "--limit", "1", "--json"});
    EXPECT_EQ(free["systems"][0]["sentences"], 20);
    EXPECT_TRUE(free["rows"][0]["systems"][0]["log_probability"].is_number());
    EXPECT_TRUE(free["rows"][0]["systems"][0]["right"].is_number());
    EXPECT_EQ(json({"inspect", path, "--task", "reverse", "--count", "3", "--json"})["rows"].size(), 3U);
}

TEST_F(InspectCommand, ReadsTextsWithModels) {
    const std::string model = saveDateModel(),
                      pairs = write("pairs.tsv", "5 May\t2020-05-05\n6 May\t2020-05-06\n");
    const nlohmann::json found = json({"inspect", model, "--pairs", pairs, "--forced", "--json"});
    EXPECT_EQ(found["rows"].size(), 2U);
    EXPECT_TRUE(found["systems"][0]["alignment_error_rate"].is_null());
    EXPECT_THAT(sentence({"inspect", model, "--pairs", pairs, "--task", "dates"}),
                HasSubstr("give one of them"));
    EXPECT_THAT(sentence({"inspect", model, "--task", "copy"}), HasSubstr("does not fit the task \"copy\""));
}

TEST_F(InspectCommand, SaysWhichTextsOfAModelAreMissing) {
    const std::string model = saveDateModel(), text = write("text", "5 May\n");
    const auto missing = [&](const std::string& given, const std::string& add) {
        return "inspect: " + given + " is given without " + add + ", and the model " + model +
               " needs sentences and their translations; add " + add +
               ", or give both in one file with --pairs.";
    };
    EXPECT_THAT(sentence({"inspect", model, "--source", text}), HasSubstr(missing("--source", "--target")));
    EXPECT_THAT(sentence({"inspect", model, "--target", text}), HasSubstr(missing("--target", "--source")));
}

TEST_F(InspectCommand, SaysWhatIsMissing) {
    const std::string path = write("attention.txt", nematus);
    EXPECT_THAT(sentence({"inspect"}), HasSubstr("names no system"));
    EXPECT_THAT(sentence({"inspect", path, "--forced"}), HasSubstr("none of the systems is one"));
    EXPECT_THAT(sentence({"inspect", path, "--gold-base", "1"}), HasSubstr("add --gold"));
    EXPECT_THAT(sentence({"inspect", m_folder.file("gone")}), HasSubstr("No such file"));
    EXPECT_THAT(sentence({"inspect", write("empty", "")}), HasSubstr("empty"));
    EXPECT_THAT(run({"inspect", "--formats"}).out, AllOf(HasSubstr("nematus"), HasSubstr("pharaoh")));
    EXPECT_GT(json({"inspect", "--formats", "--json"})["formats"].size(), 5U);
}

TEST_F(InspectCommand, RefusesWhatSaysNothingOfItsSystems) {
    const std::string soft = write("attention.txt", nematus), hard = write("links.talp", "0-0 1-1\n0-0\n");
    for (const std::vector<std::string>& option : {std::vector<std::string>{"--count", "5"},
                                                   {"--seed", "5"},
                                                   {"--lengths", "4"},
                                                   {"--task", "copy"}}) {
        std::vector<std::string> all = {"inspect", soft};
        all.insert(all.end(), option.begin(), option.end());
        EXPECT_THAT(sentence(all),
                    HasSubstr("inspect: " + option[0] +
                              " says what models do, and none of the systems is one; leave it out."));
    }
    EXPECT_THAT(sentence({"inspect", hard, "--set", "orientation=source-rows"}),
                AllOf(HasSubstr("orientation"), HasSubstr("a file of links"), HasSubstr("base, order")));
    EXPECT_THAT(sentence({"inspect", soft, "--set", "base=1"}),
                AllOf(HasSubstr("base"), HasSubstr("a file of weights"), HasSubstr("orientation")));
    // One of them has this setting.
    EXPECT_EQ(run({"inspect", soft, hard, "--set", "orientation=target-rows"}).code, 0);
    EXPECT_EQ(run({"inspect", hard, soft, "--set", "base=0"}).code, 0);
}

TEST_F(InspectCommand, SortsByTheLengthThatFiltersKnow) {
    const std::string path = write("attention.txt", nematus);
    const nlohmann::json found = json({"inspect", path, "--sort", "length", "--json"});
    EXPECT_EQ(found["rows"][0]["number"], 1);
    EXPECT_EQ(found["rows"], json({"inspect", path, "--sort", "source_length", "--json"})["rows"]);
}

TEST_F(InspectCommand, WritesNoWeightsOfAModelWithoutAttention) {
    const std::string path = resourceDir() / "models/reverse/none.safetensors";
    for (const char* name : {"w.json", "w.txt"}) {
        const std::string file = m_folder.file(name);
        EXPECT_THAT(sentence({"inspect", path, "--count", "3", "--weights", file}),
                    HasSubstr("so there are no weights to write; write its metrics"));
        EXPECT_FALSE(std::filesystem::exists(file));
    }
}

TEST_F(InspectCommand, GivesTheKnownRatesOfHansards) {
    const std::filesystem::path folder = dataDir() / "gold-hansards-en-fr";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    for (const bool namesTexts : {false, true}) {
        std::vector<std::string> arguments = {"inspect",
                                              folder / "enfr.100.awesome-align.out",
                                              folder / "giza.100.enfr.grow-diagonal.talp",
                                              "--gold",
                                              folder / "enfr.100.gold",
                                              "--json"};
        if (namesTexts)
            arguments.insert(arguments.end(), {"--pairs", folder / "enfr.100.src-tgt"});
        const nlohmann::json found = json(arguments);
        EXPECT_NEAR(found["systems"][0]["alignment_error_rate"], 0.0425, 5e-5);
        EXPECT_NEAR(found["systems"][1]["alignment_error_rate"], 0.0642, 5e-5);
    }
}

}  // namespace
}  // namespace attn::test
