// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "core/train/evaluation.h"
#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class AlignCommand : public CommandTest {
protected:
    std::string write(const std::string& name, const std::string& content) const {
        return m_folder.write(name, content);
    }
};

TEST_F(AlignCommand, CountsFilesAgainstKnownLinks) {
    const std::string gold = write("gold", "1-1 2p1\n1-1\n");
    const std::string good = write("good", "0-0\r\n0-0\r\n"), bad = write("bad", "1-0 1-0\n0-1\n");
    const nlohmann::json found = json({"align", good, bad, "--gold", gold, "--gold-base", "1", "--json"});
    EXPECT_EQ(found["gold"]["sure"], 2);
    EXPECT_EQ(found["gold"]["possible"], 1);
    EXPECT_EQ(found["gold"]["format"], "pharaoh");
    EXPECT_EQ(found["systems"][0]["kind"], "file");
    EXPECT_EQ(found["systems"][0]["alignment_error_rate"], 0);
    EXPECT_EQ(found["systems"][0]["alignment_precision"], 1);
    EXPECT_EQ(found["systems"][0]["links"], 2);
    // There are two links, one of them possible: 1 − (0 + 1) / (2 + 2).
    EXPECT_EQ(found["systems"][1]["alignment_error_rate"], 0.75);
    EXPECT_EQ(found["systems"][1]["alignment_recall"], 0);
    EXPECT_EQ(found["systems"][1]["conclusions"].back()["what"], "Left out: 1 link that stood there before.");

    const ProgramResult text = run({"align", good, bad, "--gold", gold, "--gold-base", "1"});
    EXPECT_THAT(text.out, HasSubstr("2 sentences, 2 sure and 1 possible links"));
    EXPECT_THAT(text.out, HasSubstr("75.00 %    50.00 %     0.00 %          2\n"));
    EXPECT_THAT(text.err, HasSubstr("bad: Left out: 1 link that stood there before. Line 1: Link 1-0"));
}

TEST_F(AlignCommand, TurnsLinksAround) {
    const std::string gold = write("gold", "0-1 2-0\n"), system = write("system", "1-0 0-2\n");
    EXPECT_EQ(json({"align", system, "--gold", gold, "--flip", "--json"})["systems"][0]["alignment_recall"],
              1);
    EXPECT_EQ(
        json({"align", system, "--gold", gold, "--gold-flip", "--json"})["systems"][0]["alignment_recall"],
        1);
    EXPECT_EQ(json({"align", system, "--gold", gold, "--json"})["systems"][0]["alignment_recall"], 0);
}

TEST_F(AlignCommand, LeavesOutWrongLinksAndSaysSo) {
    const std::string pairs = write("pairs", "a b ||| c\nd ||| e f\n");
    const std::string gold = write("gold", "0-0 1-0\n0-2 0-1\n"), system = write("system", "0-0\n0-1\n");
    const ProgramResult result = run({"align", system, "--gold", gold, "--pairs", pairs, "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, HasSubstr("gold, line 2: Link 0-2: the target has 2 tokens.\n"));
    const nlohmann::json found = nlohmann::json::parse(result.out);
    EXPECT_EQ(found["gold"]["problems"][0]["kind"], "out_of_range");
    EXPECT_EQ(found["gold"]["problems"][0]["line"], 2);
    EXPECT_EQ(found["gold"]["sure"], 3);
    EXPECT_EQ(run({"align", system, "--gold", gold, "--pairs", pairs, "--strict"}).code, 1);
    EXPECT_EQ(run({"align", system, "--gold", gold, "--pairs", pairs, "--skip-wrong-links"}).code, 0);
}

// It says so in one sentence, in both directions, whatever else is wrong.
TEST_F(AlignCommand, SaysOnceThatKnownLinksAreOfOtherTexts) {
    const std::string one = write("one", "0-0\n"), two = write("two", "0-0\n0-1\n");
    for (const char* command : {"align", "inspect"}) {
        const ProgramResult fewer = run({command, one, "--gold", two}),
                            more = run({command, two, "--gold", one});
        EXPECT_EQ(fewer.err,
                  "attnlab: two has 2 sentences, one 1, and only 1 sentence is in both: are these the "
                  "same texts?\n");
        EXPECT_EQ(more.err,
                  "attnlab: one has 1 sentence, two 2, and only 1 sentence is in both: are these the "
                  "same texts?\n");
        EXPECT_EQ(fewer.code, 0);
        EXPECT_EQ(run({command, one, "--gold", two, "--strict"}).code, 1);
        std::string links, pairs, plain;
        for (int i = 0; i < 30; ++i) {
            plain += "0-0\n";
            links += "0-0 5-5 6-6 7-7\n";
            pairs += "a b ||| c d\n";
        }
        const ProgramResult other = run(
            {command, write("s", plain), "--gold", write("other", links), "--pairs", write("pairs", pairs)});
        EXPECT_EQ(
            other.err,
            "attnlab: 90 of 120 links of other are outside the sentences of s: are these the same texts?\n");
    }
}

TEST_F(AlignCommand, DoubtsKnownLinksWithoutALink) {
    const std::string system = write("s", "0-0\n1-1\n"), empty = write("empty", "\n\n");
    for (const char* command : {"align", "inspect"}) {
        const ProgramResult result = run({command, system, "--gold", empty});
        EXPECT_EQ(result.err, "attnlab: empty has no link: is it the file of known links?\n");
        EXPECT_EQ(result.code, 0);
        EXPECT_EQ(run({command, system, "--gold", empty, "--strict"}).code, 1);
    }
}

// The command finds the base and the end marks of both files by itself. Therefore a file is right against
// itself.
TEST_F(AlignCommand, GivesTheFiguresOfInspectInEveryForm) {
    constexpr int sentences = 30;
    std::string pairs, plain, fromOne, withNull, withEnds, naacl, fromOneWithEnds;
    for (int i = 0; i < sentences; ++i) {
        // with the end marks of both sides; the target token after the first has no link
        const int length = 4 + i % 5;
        std::string texts[2];
        for (int k = 0; k < length; ++k)
            for (std::string& text : texts)
                text += (k ? " w" : "w") + std::to_string(k);
        pairs += texts[0] + " ||| " + texts[1] + "\n";
        const auto link = [](int a, int b) { return std::to_string(a) + "-" + std::to_string(b) + " "; };
        for (int k = 0; k < length; ++k) {
            const std::string number = std::to_string(i + 1) + " ";
            withNull += k == 1 ? link(0, k + 1) : link(k + 1, k + 1);
            if (k == 1)
                continue;
            plain += link(k, k);
            fromOne += link(k + 1, k + 1);
            withEnds += link(k, k);
            fromOneWithEnds += link(k + 1, k + 1);
            naacl += number + std::to_string(k + 1) + " " + std::to_string(k + 1) + "\n";
        }
        withEnds += link(length, 1) + link(length, length);
        fromOneWithEnds += link(length + 1, 2) + link(length + 1, length + 1);
        for (std::string* lines : {&plain, &fromOne, &withNull, &withEnds, &fromOneWithEnds})
            *lines += i % 2 ? "\r\n" : "\n";
    }
    write("texts", pairs);
    const std::vector<std::string> forms = {write("plain", plain),           write("one", fromOne),
                                            write("null", withNull),         write("ends", withEnds),
                                            write("ends1", fromOneWithEnds), write("naacl", naacl)};
    for (const std::string& gold : forms) {
        for (const char* command : {"align", "inspect"}) {
            std::vector<std::string> arguments = {command, "--gold", gold, "--json"};
            arguments.insert(arguments.end(), forms.begin(), forms.end());
            const ProgramResult result = run(arguments);
            EXPECT_EQ(result.err, "") << command << " " << gold;
            const nlohmann::json found = nlohmann::json::parse(result.out);
            for (const nlohmann::json& system : found["systems"])
                EXPECT_EQ(system["alignment_error_rate"], 0)
                    << command << " " << system["system"] << " against " << gold;
            EXPECT_EQ(found["gold"]["sure"], found["systems"][0]["links"]);
        }
    }
    // Without the texts nothing says that the last links belong to end marks, so the command says that.
    std::filesystem::remove(m_folder.file("texts"));
    EXPECT_THAT(
        run({"align", forms[3], "--gold", forms[1]}).err,
        HasSubstr("In most sentences ends names one position more than one: it may have links of end"));
    // This base differs from the one that was found.
    EXPECT_THAT(run({"align", forms[0], "--gold", forms[0], "--base", "1", "--gold-base", "0"}).err,
                HasSubstr("the known links would give an AER of 11.11 %, not 33.33 %"));
}

TEST_F(AlignCommand, JoinsTwoDirections) {
    const std::string forward = write("forward", "0-0 1-0\n0-0 1-1\n"),
                      backward = write("backward", "0-0\n0-0 1-1 0-1\n"),
                      gold = write("gold", "0-0\n0-0 1-1\n");
    const nlohmann::json found =
        json({"align", forward, backward, "--gold", gold, "--symmetrise", "intersection", "--json"});
    EXPECT_EQ(found["systems"][2]["system"], "intersection");
    EXPECT_EQ(found["systems"][2]["alignment_error_rate"], 0);
    EXPECT_EQ(json({"align", forward, backward, "--gold", gold, "--symmetrise", "union",
                    "--json"})["systems"][2]["links"],
              5);
    EXPECT_THAT(sentence({"align", forward, "--gold", gold, "--symmetrise", "union"}),
                HasSubstr("name two, found 1."));
    EXPECT_EQ(run({"inspect", forward, backward, "--symmetrise", "grow-diag-final-and", "--links",
                   m_folder.file("joined"), "--links-base", "1"})
                  .code,
              0);
    std::ifstream joined(m_folder.file("joined"));
    std::string line;
    std::getline(joined, line);
    EXPECT_EQ(line, "1-1 2-1");
}

TEST_F(AlignCommand, MeasuresModelsOnTheirTask) {
    const std::string path = saveDateModel(), none = saveDateModel("none");
    const nlohmann::json found = json({"align", path, none, "--count", "30", "--seed", "5", "--json"});
    EXPECT_FALSE(found.contains("gold"));
    const nlohmann::json& system = found["systems"][0];
    EXPECT_EQ(system["task"], "dates");
    EXPECT_EQ(system["sentences"], 30);
    const nlohmann::json evaluated = json({"evaluate", path, "--pairs", "30", "--seed", "5", "--json"});
    for (const char* key : {"alignment_error_rate", "alignment_precision", "output_entropy", "confidence"})
        EXPECT_EQ(system[key], evaluated[key]) << key;
    EXPECT_TRUE(found["systems"][1]["alignment_error_rate"].is_null());
    EXPECT_FALSE(found["systems"][1].contains("confidence"));
    EXPECT_NE(json({"align", path, "--count", "30", "--seed", "5", "--threshold", "0.02",
                    "--json"})["systems"][0]["links"],
              system["links"]);
    EXPECT_THAT(run({"align", path, none, "--count", "5"}).out, HasSubstr("confidence\n"));
}

// Every map of a Transformer, with a row for what a step writes and for what it reads.
TEST_F(AlignCommand, MeasuresEveryMapOfAModelBothWays) {
    const std::string path = (resourceDir() / "models" / "reverse" / "transformer.safetensors").string();
    // The letters of the output are those of the source from behind.
    const std::string gold = write("gold", "4-0 3-1 2-2 1-3 0-4\n");
    const std::string pairs = write("pairs", "a b c d e ||| e d c b a\n");
    const nlohmann::json system =
        json({"align", path, "--gold", gold, "--pairs", pairs, "--maps", "--json"})["systems"][0];
    double best = 1, bestRead = 1;
    for (const nlohmann::json& map : system["maps"]) {
        best = std::min(best, map["written"]["alignment_error_rate"].get<double>());
        bestRead = std::min(bestRead, map["read"]["alignment_error_rate"].get<double>());
    }
    EXPECT_EQ(best, 0);  // a head looks at the letter that it writes
    EXPECT_LE(bestRead, 1);
    const std::string text = run({"align", path, "--gold", gold, "--pairs", pairs, "--maps"}).out;
    EXPECT_THAT(text, HasSubstr("AER, writing"));
    EXPECT_THAT(text, HasSubstr("AER, reading"));
    EXPECT_THAT(run({"align", path, "--maps"}).err, HasSubstr("add --gold"));
}

TEST_F(AlignCommand, MeasuresModelsOnGivenTranslations) {
    const std::string path = saveDateModel();
    const std::string gold = write("gold", "0-0 1p0\n0-0\n\n");
    const std::string pairs = write("pairs", "2 May ||| 2020-05-02\nJune ||| 2021-06-01\nx ||| \n");
    const ProgramResult result = run({"align", path, "--gold", gold, "--pairs", pairs, "--json"});
    EXPECT_EQ(result.code, 0) << result.err;
    const nlohmann::json system = nlohmann::json::parse(result.out)["systems"][0];
    EXPECT_EQ(system["kind"], "model");
    EXPECT_EQ(system["links"], 2);
    EXPECT_TRUE(system["confidence"].is_number());
    EXPECT_THAT(sentence({"align", path, "--gold", gold}), HasSubstr("a model needs the sentences of"));
    // The links have their texts beside them, so no other file is needed.
    const std::string columns = write("columns", "2 May\t2020-05-02\t0-0 1-0\n");
    EXPECT_EQ(json({"align", path, "--gold", columns, "--json"})["systems"][0]["links"], 1);
}

TEST_F(AlignCommand, ModelsRefuseSentencesThatAreTooLong) {
    const std::string pairs = write("pairs", "a ||| b\n" + std::string(1001, 'a') + " ||| b\n");
    EXPECT_THAT(sentence({"align", saveDateModel(), "--gold", write("gold", "0-0\n0-0\n"), "--pairs", pairs}),
                HasSubstr("pairs, line 2: the source has 1001 tokens of the model"));
}

// Neither file has texts, so a sentence is as long as either of them reaches.
TEST_F(AlignCommand, JoinedLinksReachAsFarAsEitherFile) {
    const std::string few = write("few", "0-0 1-1\n\n"), more = write("more", "0-0 1-1 5-5\n0-0 2-1\n");
    for (const auto& [first, second] : {std::pair(few, more), std::pair(more, few)}) {
        const nlohmann::json found =
            json({"align", first, second, "--symmetrise", "union", "--gold", more, "--json"});
        EXPECT_EQ(found["systems"][2]["links"], 5);
        EXPECT_EQ(found["systems"][2]["alignment_error_rate"], 0);
    }
}

TEST_F(AlignCommand, SystemsOfOtherTextsAreDoubted) {
    const std::string two = write("two", "0-0\n0-0\n"), three = write("three", "0-0\n0-0\n0-0\n");
    EXPECT_THAT(
        run({"inspect", two, three}).err,
        HasSubstr("two has 2 sentences, three 3, and they meet by number alone: does one lack a line?"));
    EXPECT_EQ(run({"inspect", two, two}).err, "");
    const std::string pairs = write("pairs", "the house ||| la maison\na green tree ||| un arbre vert\n"),
                      others =
                          write("others", "where is it ||| la maison\nwe sing a song ||| un arbre vert\n"),
                      joined =
                          write("joined", "The hou@@ se ||| la maison\na green tree ||| un arbre vert\n");
    const auto withTexts = [&](const std::string& name, const std::string& texts) {
        const std::string path = m_folder.file(name + ".json");
        EXPECT_EQ(run({"inspect", two, "--pairs", texts, "--weights", path}).code, 0);
        return path;
    };
    const std::string one = withTexts("one", pairs);
    EXPECT_THAT(
        run({"inspect", one, withTexts("other", others)}).err,
        HasSubstr("2 of 2 sentences that one.json and other.json have in common have unlike source texts"));
    EXPECT_EQ(run({"inspect", one, withTexts("cut", joined)}).err, "");
}

TEST_F(AlignCommand, SaysWhatIsMissing) {
    const std::string links = write("links", "0-0\n"), other = write("other", "a\n");
    EXPECT_THAT(sentence({"align", links}), HasSubstr("add --gold"));
    EXPECT_THAT(sentence({"align", links, "--source", other, "--target", other}), HasSubstr("add --gold"));
    EXPECT_THAT(sentence({"align", links, "--gold", links, "--source", other}), HasSubstr("give both"));
    EXPECT_THAT(sentence({"align", links, "--gold", links, "--task", "dates"}),
                HasSubstr("leave one of them out"));
    EXPECT_THAT(sentence({"align", links, "--gold", links, "--format", "pharoh"}),
                HasSubstr("did you mean \"pharaoh\"?"));
    EXPECT_THAT(sentence({"align", links, "--gold", m_folder.path()}), HasSubstr("is a folder"));
    EXPECT_THAT(sentence({"align", links, "--gold", m_folder.file("gone")}), HasSubstr("No such file"));
    EXPECT_THAT(sentence({"align", other, "--gold", links}),
                HasSubstr("other, line 1: is of no known format"));
    EXPECT_THAT(sentence({"align",
                          write("nbsp",
                                "0-0\xC2\xA0"
                                "1-1\n"),
                          "--gold", links}),
                HasSubstr("The line has U+00A0, which looks like a blank and is none."));
    EXPECT_THAT(sentence({"align",
                          write("dash",
                                "0\xE2\x80\x93"
                                "0\n"),
                          "--gold", links}),
                HasSubstr("The line has U+2013, which looks like a hyphen and is none."));
    EXPECT_THAT(sentence({"align",
                          write("unseen",
                                "0-\xE2\x80\x8B"
                                "0\n"),
                          "--gold", links}),
                HasSubstr("The line has U+200B, which cannot be seen."));
    EXPECT_THAT(sentence({"align", write("latin", "caf\xE9\n"), "--gold", links}),
                HasSubstr("The line is not UTF-8."));
    EXPECT_THAT(sentence({"align", write("empty", ""), "--gold", links}), HasSubstr("empty: is empty"));
    // This is a model, but one that cannot be read.
    EXPECT_THAT(sentence({"align", write("old.pt", "\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19."), "--gold",
                          links, "--source", other, "--target", other}),
                HasSubstr("the version: cut short"));
    TrainedModel nameless = dateModel("dot");
    nameless.training.task.clear();
    EXPECT_THAT(sentence({"align", save(nameless)}), HasSubstr("add --task with one of"));
}

TEST_F(AlignCommand, GivesTheKnownRatesOfHansards) {
    const std::filesystem::path folder = dataDir() / "gold-hansards-en-fr";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    const ProgramResult result =
        run({"align", folder / "enfr.100.awesome-align.out", folder / "giza.100.enfr.grow-diagonal.talp",
             "--gold", folder / "enfr.100.gold", "--gold-base", "1", "--pairs", folder / "enfr.100.src-tgt"});
    EXPECT_THAT(result.out, HasSubstr("4.25 %    96.80 %    94.31 %       1312\n"));
    EXPECT_THAT(result.out, HasSubstr("6.42 %    98.19 %    88.20 %       1106\n"));
}

}  // namespace
}  // namespace attn::test
