// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class CommandArguments : public CommandTest {};

TEST_F(CommandArguments, HelpOfEveryCommandHasAnExample) {
    const ProgramResult all = run({"--help"});
    EXPECT_EQ(all.code, 0);
    EXPECT_EQ(all.err, "");
    for (const std::string command : {"train", "decode", "evaluate", "align", "inspect", "compare", "info",
                                      "export", "import", "completion", "manual"}) {
        EXPECT_THAT(all.out, HasSubstr("  " + command + " "));
        const ProgramResult help = run({command, "--help"});
        EXPECT_EQ(help.code, 0) << command;
        EXPECT_EQ(help.err, "") << command;
        EXPECT_THAT(help.out, HasSubstr("Example"));
        EXPECT_THAT(help.out, HasSubstr("attnlab " + command + " "));
    }
}

TEST_F(CommandArguments, VersionIsOneLine) {
    const ProgramResult result = run({"--version"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.out, testing::MatchesRegex("attnlab [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_F(CommandArguments, NamesWhatIsWrong) {
    EXPECT_THAT(sentence({}), HasSubstr("a command is needed: train, decode, evaluate, "));
    EXPECT_THAT(sentence({"deocde"}), HasSubstr("unknown command \"deocde\"; did you mean \"decode\"?"));
    EXPECT_THAT(sentence({"decode", "m", "--txt", "9"}),
                HasSubstr("decode: unknown option \"--txt\"; did you mean \"--text\"?"));
    EXPECT_THAT(sentence({"decode", "--text", "9"}), HasSubstr("decode: MODEL is missing"));
    EXPECT_THAT(sentence({"decode", "m"}), HasSubstr("decode: names no text; give it with --text"));
    EXPECT_THAT(sentence({"decode", "m", "--text"}), HasSubstr("--text needs a value"));
    EXPECT_THAT(sentence({"decode", "m", "--text", "9", "--text", "8"}), HasSubstr("once only"));
    EXPECT_THAT(sentence({"decode", "m", "n", "--text", "9"}), HasSubstr("unexpected argument \"n\""));
    EXPECT_THAT(sentence({"train"}), HasSubstr("train: RECIPE is missing"));
}

TEST_F(CommandArguments, NumbersMustBeWholeAndInRange) {
    for (const std::string number : {"0", "-1", "1.5", "12x", "", "99999999999999999999"}) {
        EXPECT_THAT(sentence({"evaluate", "m", "--pairs", number}),
                    HasSubstr("--pairs: expected a whole number from 1 to 100000, found \"" + number + "\""));
    }
}

// A shell gives it for a variable that is not set. Taken for no option, it would measure something else.
TEST_F(CommandArguments, AnEmptyTextIsNoValue) {
    const std::string model = saveDateModel();
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"evaluate", model, "--corpus", ""},
                                               {"evaluate", model, "--task", ""},
                                               {"evaluate", model, "--against", ""},
                                               {"inspect", model, "--gold", ""},
                                               {"inspect", model, "--csv", ""},
                                               {"export", model, "--to", ""},
                                               {"import", model, "--out", ""},
                                               {"train", "r.json", "--out-dir", ""},
                                               {"train", "r.json", "--resume", ""},
                                               {"explain-bench", model, "--out", ""}})
        EXPECT_THAT(sentence(arguments),
                    HasSubstr(": an empty text is given; give it a value, or leave it out."))
            << testing::PrintToString(arguments);
}

TEST_F(CommandArguments, AnOptionBeforeTheCommandIsToldToStandBehindIt) {
    EXPECT_THAT(sentence({"--json", "info", "m"}),
                HasSubstr("info: --json belongs right behind the command: attnlab info --json …"));
}

TEST_F(CommandArguments, AFileThatBeginsWithADashIsToldHowToBeWritten) {
    const std::filesystem::path before = std::filesystem::current_path();
    m_folder.write("-y.talp", "0-0\n");
    std::filesystem::current_path(m_folder.path());
    EXPECT_THAT(sentence({"align", "-y.talp", "--gold", "g"}), HasSubstr("is written ./-y.talp"));
    std::filesystem::current_path(before);
}

TEST_F(CommandArguments, ValuesOfAListAreNamed) {
    EXPECT_THAT(sentence({"evaluate", "m", "--coverage-exponent", "3"}),
                HasSubstr("--coverage-exponent: unknown value \"3\"; possible: 6, 2."));
    EXPECT_THAT(sentence({"import", "m", "--out", "o", "--norm", "prae"}),
                HasSubstr("--norm: unknown value \"prae\"; possible: pre, post."));
}

// Whoever gives such an option expects it to change the result.
TEST_F(CommandArguments, OptionsThatWouldDoNothingAreRefused) {
    const std::string model = saveDateModel();
    using Arguments = std::vector<std::string>;
    const std::vector<std::pair<Arguments, std::string>> withoutAnother = {
        {{"align", model, "--gold-format", "pharaoh"}, "--gold"},
        {{"align", model, "--gold-base", "1"}, "--gold"},
        {{"align", model, "--gold-flip"}, "--gold"},
        {{"align", model, "--symmetrise", "union"}, "--gold"},
        {{"compare", "r.json", "--pairs-per-length", "3"}, "--lengths"},
        {{"decode", model, "--text", "9", "--length-power", "1"}, "--beam"},
        {{"decode", model, "--text", "9", "--refill"}, "--beam"},
        {{"evaluate", model, "--length-power", "1"}, "--beam"},
        {{"evaluate", model, "--bootstrap", "10"}, "--against"},
        {{"evaluate", model, "--bootstrap-seed", "10"}, "--against"},
        {{"inspect", model, "--gold-base", "1"}, "--gold"},
        {{"inspect", model, "--links-base", "1"}, "--links"},
        {{"lesson", "1", "--out", "o"}, "--pack"},
        {{"train", "r.json", "--checkpoint-every", "5"}, "--checkpoint"},
    };
    for (const auto& [arguments, other] : withoutAnother)
        EXPECT_THAT(sentence(arguments), HasSubstr(" does nothing without " + other + "; add " + other))
            << testing::PrintToString(arguments);
    for (const Arguments& arguments :
         std::vector<Arguments>{{"align", model, "--gold", "g", "--task", "dates"},
                                {"align", model, "--gold", "g", "--lengths", "3"},
                                {"align", model, "--gold", "g", "--count", "3"},
                                {"align", model, "--gold", "g", "--seed", "3"},
                                {"compare", "--merge", "a", "--seeds", "3"},
                                {"compare", "--merge", "a", "--pairs", "3"},
                                {"compare", "--merge", "a", "--lengths", "1-3"},
                                {"compare", "--merge", "a", "--threads", "3"},
                                {"compare", "--merge", "a", "--work-dir", "w"},
                                {"compare", "--merge", "a", "--shard", "1/2"},
                                {"compare", "r.json", "--format", "csv", "--json"},
                                {"evaluate", model, "--corpus", "c", "--task", "dates"},
                                {"evaluate", model, "--corpus-dir", ".", "--task", "dates"},
                                {"evaluate", model, "--corpus-dir", ".", "--corpus", "c"},
                                {"explain-bench", model, "--source", "s", "--target", "t", "--corpus", "c"},
                                {"train", "r.json", "--out", "o", "--out-dir", "d"},
                                {"train", "r.json", "--start-from", "o", "--resume", "d"}})
        EXPECT_THAT(sentence(arguments), HasSubstr(" do not go together; leave one of them out."))
            << testing::PrintToString(arguments);
    const std::string links = m_folder.write("links", "0-0\n"), text = m_folder.write("text", "a\n");
    EXPECT_THAT(sentence({"align", links, "--gold", links, "--base", "0", "--set", "base=1"}),
                HasSubstr("--set base= and --base say the same thing"));
    EXPECT_THAT(sentence({"inspect", links, "--set", "base=0", "--set", "base=1"}),
                HasSubstr("--set base= is given twice"));
    EXPECT_THAT(sentence({"evaluate", text, "--target", text, "--threshold", "0.5"}),
                HasSubstr("holds outputs, and --threshold is of models"));
    EXPECT_THAT(sentence({"evaluate", model, "--corpus-dir", "."}), HasSubstr("was trained on none"));
    EXPECT_THAT(sentence({"evaluate", model, "--length-width", "2"}), HasSubstr("add --by-length"));
    EXPECT_THAT(sentence({"inspect", model, "--source", text, "--target", text, "--seed", "1"}),
                HasSubstr("--seed draws a task's pairs"));
    EXPECT_THAT(sentence({"decode", model, "--text", "9", "--hard", "cross.1.1", "--off", "cross.1.1"}),
                HasSubstr("cross.1.1 is given to more than one of them"));
    EXPECT_THAT(sentence({"decode", model, "--text", "9", "--map-temperature", "cross.1.1=2",
                          "--map-temperature", "cross.1.1=3"}),
                HasSubstr("cross.1.1 is given twice"));
    for (const Arguments& option :
         std::vector<Arguments>{{"--format", "pharaoh"}, {"--base", "1"}, {"--flip"}, {"--set", "base=1"}}) {
        Arguments arguments = {"align", model};
        arguments.insert(arguments.end(), option.begin(), option.end());
        EXPECT_THAT(sentence(arguments), HasSubstr("every system is a model")) << option.front();
    }
    EXPECT_THAT(sentence({"align", links, "--gold", "g", "--maps"}),
                HasSubstr("--maps is of models, and no system is one"));
    EXPECT_THAT(sentence({"explain-bench", model, "--reference", "r"}), HasSubstr("unknown option"));
}

TEST_F(CommandArguments, ResultsThatCannotBeWrittenAreAFailure) {
    const std::string model = saveDateModel();
    for (const Output output : {Output::FullDisk, Output::Closed}) {
        for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--help"},
                                                          {"info", model},
                                                          {"decode", model, "--text", "9", "--json"}}) {
            const ProgramResult result = run(arguments, output);
            EXPECT_EQ(result.code, 1) << arguments.front();
            // A closed reader did not ask for more.
            if (output == Output::BrokenPipe)
                EXPECT_EQ(result.err, "") << arguments.front();
            else
                EXPECT_THAT(result.err, HasSubstr("attnlab: standard output: cannot be written: "));
        }
    }
}

TEST_F(CommandArguments, NamesOfFilesReachNoTerminalAsTheyAre) {
    EXPECT_EQ(sentence({"info", "\x1b[31mred"}).find('\x1b'), std::string::npos);
    EXPECT_THAT(sentence({"info", "\x1b[31mred"}), HasSubstr("\\u{1B}[31mred"));
}

TEST_F(CommandArguments, EveryJsonNamesItsFormatAndItsVersion) {
    const std::string model = saveDateModel(), links = m_folder.write("links.txt", "0-0 1-1\n"),
                      recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    const std::vector<std::vector<std::string>> commands = {
        {"info", model},
        {"decode", model, "--text", "9 May"},
        {"decode", model, "--source", m_folder.write("lines.txt", "9 May\n")},
        {"evaluate", model, "--pairs", "2"},
        {"align", links, "--gold", links},
        {"inspect", links, "--gold", links},
        {"inspect", "--formats"},
        {"export", model, "--to", m_folder.file("out.safetensors")},
        {"import", model, "--out", m_folder.file("in.safetensors")},
        {"train", recipe, "--out", m_folder.file("trained.safetensors"), "--quiet"},
        {"compare", recipe, "--seeds", "1", "--work-dir", m_folder.file("work"), "--quiet"}};
    for (std::vector<std::string> command : commands) {
        command.emplace_back("--json");
        const nlohmann::json found = json(command);
        EXPECT_TRUE(found["format"].is_string()) << command.front();
        EXPECT_FALSE(found["version"].is_null()) << command.front();
    }
}

}  // namespace
}  // namespace attn::test
