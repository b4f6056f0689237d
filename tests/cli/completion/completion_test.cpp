// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion/completion.h"

#include <regex>

#include "app/cli/program.h"
#include "core/tasks/task.h"
#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> complete(const std::vector<std::string>& words) {
    return completions(*createProgram("1.2.3"), words);
}

TEST(Completion, OffersCommandsButNotTheHiddenOne) {
    EXPECT_THAT(complete({""}), AllOf(Contains("train"), Contains("decode"), Not(Contains("complete"))));
    EXPECT_THAT(complete({"tr"}), ElementsAre("train"));
    EXPECT_THAT(complete({"--v"}), ElementsAre("--version"));
    EXPECT_THAT(complete({"xyz"}), IsEmpty());
    EXPECT_THAT(complete({}), IsEmpty());
}

TEST(Completion, OffersOptionsOfTheCommand) {
    EXPECT_THAT(complete({"decode", "model", "--te"}), ElementsAre("--text", "--temperature"));
    EXPECT_THAT(complete({"train", "--"}), AllOf(Contains("--resume"), Each(StartsWith("--"))));
    EXPECT_THAT(complete({"nothing", "--"}), IsEmpty());
}

TEST(Completion, OffersValuesWhereTheyAreKnown) {
    EXPECT_THAT(complete({"evaluate", "model", "--task", "dat"}), ElementsAre("dates"));
    EXPECT_THAT(complete({"completion", ""}), ElementsAre("bash", "zsh", "fish"));
    EXPECT_THAT(complete({"align", "a", "--symmetrise", "int"}), ElementsAre("intersection"));
    EXPECT_THAT(complete({"align", "a", "--gold-format", "na"}), ElementsAre("naacl"));
    EXPECT_THAT(complete({"inspect", "a", "--sort", "source"}),
                ElementsAre("source", "source_length", "source_entropy"));
    EXPECT_THAT(complete({"evaluate", "model", "--bleu-tokeniser", ""}), Contains("13a"));
    EXPECT_THAT(complete({"evaluate", "model", "--task=dat"}), ElementsAre("--task=dates"));
    EXPECT_THAT(complete({"evaluate", "model", "--pairs", ""}), IsEmpty());
    EXPECT_THAT(complete({"decode", ""}), IsEmpty()) << "a file";
    EXPECT_THAT(complete({"train", "a.json", "--checkpoint-every", ""}), IsEmpty());
}

class CompletionCommand : public CommandTest {};

TEST_F(CompletionCommand, AnswersTheShell) {
    EXPECT_EQ(run({"complete", "evaluate", "--tas"}).out, "--task\n");
    EXPECT_THAT(run({"complete", "dec"}).out, "decode\n");
    EXPECT_EQ(run({"complete", "decode", "--he"}).out, "--help\n");
    EXPECT_EQ(run({"complete", "decode", "--help", "--js"}).out, "--json\n");
    EXPECT_THAT(run({"complete", ""}).out, HasSubstr("train\n"));
    EXPECT_EQ(run({"complete"}).code, 0);
}

// bash parts words at "=".
TEST_F(CompletionCommand, CompletesAValueBehindItsOptionInBash) {
    const std::string program = (programDir() / "attnlab").string();
    const ProgramResult result = runProgram(
        "/bin/bash", {"-c", "attnlab() { " + program +
                                " \"$@\"; }; source <(attnlab completion bash); "
                                "COMP_WORDS=(attnlab evaluate m --task = dat); COMP_CWORD=5; _attnlab; "
                                "echo \"${COMPREPLY[@]}\"; COMP_WORDS=(attnlab dec); COMP_CWORD=1; _attnlab; "
                                "echo \"${COMPREPLY[@]}\""});
    EXPECT_EQ(result.out, "dates\ndecode\n");
    EXPECT_EQ(result.err, "");
}

TEST_F(CompletionCommand, KnowsItsShells) {
    for (const std::string shell : {"bash", "zsh", "fish"})
        EXPECT_THAT(run({"completion", shell}).out, HasSubstr("attnlab complete")) << shell;
    EXPECT_THAT(sentence({"completion", "bsh"}), HasSubstr("unknown shell \"bsh\"; did you mean \"bash\"?"));
    EXPECT_THAT(sentence({"completion"}), HasSubstr("completion: SHELL is missing"));
}

TEST_F(CompletionCommand, TheManualHasEveryOptionOfEveryCommand) {
    const std::string page = run({"manual"}).out;
    EXPECT_THAT(page, StartsWith(".TH ATTNLAB 1"));
    const auto program = createProgram("1.2.3");
    for (const CLI::App* command :
         program->get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); })) {
        const std::string name = std::regex_replace(command->get_name(), std::regex("-"), "\\-");
        EXPECT_THAT(page, HasSubstr("attnlab " + name + " [OPTIONS]"));
        for (const CLI::Option* option : command->get_options())
            EXPECT_THAT(page, HasSubstr(option->get_lnames().empty()
                                            ? option->get_name()
                                            : "\\-\\-" + option->get_lnames().front().substr(
                                                             0, option->get_lnames().front().find('-'))))
                << command->get_name();
    }
}

}  // namespace
}  // namespace attn::test
