// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// Runs commands in a shell. $P is attnlab.
class Pipes : public CommandTest {
protected:
    static ProgramResult shell(const std::string& command) {
        return runProgram("/bin/bash", {"-c", "P=" + (programDir() / "attnlab").string() + "; " + command});
    }
    // Expects the same standard output from a command that reads files and from one that reads pipes.
    static void expectSame(const std::string& files, const std::string& pipes) {
        SCOPED_TRACE(pipes);
        const ProgramResult expected = shell(files), found = shell(pipes);
        EXPECT_EQ(expected.code, 0) << expected.err;
        EXPECT_EQ(found.code, 0) << found.err;
        EXPECT_EQ(found.out, expected.out);
        EXPECT_NE(found.out, "");
    }
};

TEST_F(Pipes, ModelsAreRead) {
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    expectSame("$P decode " + model + " --text '9 May 1998' --target 1998-05-09",
               "$P decode <(cat " + model + ") --text '9 May 1998' --target 1998-05-09");
    expectSame("$P decode " + model + " --text '9 May 1998'",
               "cat " + model + " | $P decode /dev/stdin --text '9 May 1998'");
    EXPECT_EQ(shell("$P export <(cat " + model + ") --to " + m_folder.file("e.safetensors")).code, 0);
    EXPECT_EQ(shell("$P info <(cat " + model + ") --json").code, 0);
}

TEST_F(Pipes, TextsAreRead) {
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    const std::string source = m_folder.write("s", "9 May 1998\n3 March 2011\n"),
                      target = m_folder.write("t", "1998-05-09\n2011-03-04\n");
    const std::string rest = " --json | grep -v -e seconds -e '\"corpus\"'";
    expectSame(
        "$P evaluate " + model + " --source " + source + " --target " + target + rest,
        "$P evaluate " + model + " --source <(cat " + source + ") --target <(gzip -c " + target + ")" + rest);
    expectSame("$P decode " + model + " --source " + source,
               "$P decode <(cat " + model + ") --source <(cat " + source + ")");
}

TEST_F(Pipes, LinksAndDumpsAreRead) {
    const std::string links = m_folder.write("a.talp", "0-0 1-1\n0-1 1-0\n2-2\n"),
                      gold = m_folder.write("gold.talp", "0-0 1-1\n0-0 1-1\n2-2\n");
    expectSame("$P align " + links + " --gold " + gold + " --json | grep error_rate",
               "$P align <(cat " + links + ") --gold <(cat " + gold + ") --json | grep error_rate");
    expectSame("$P inspect " + links + " --gold " + gold + " --json | grep aer",
               "$P inspect <(cat " + links + ") --gold <(gzip -c " + gold + ") --json | grep aer");
}

TEST_F(Pipes, RecipesAreRead) {
    const std::string recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    const std::string out = m_folder.file("m.safetensors");
    const ProgramResult result = shell("$P train <(cat " + recipe + ") --quiet --out " + out);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(readBytes(out), "");
}

// Nobody waits for a pipe that only a file names.
TEST_F(Pipes, ThoseThatAFileNamesAreRefused) {
    ASSERT_EQ(::mkfifo(m_folder.file("texts.tsv").c_str(), 0600), 0);
    Recipe recipe = tinyRecipe();
    recipe.task.clear();
    recipe.pairs = 0;
    recipe.corpus.emplace();
    recipe.corpus->files.pairs = "texts.tsv";
    const std::string path = m_folder.write("r.json", recipeToJson(recipe));
    const ProgramResult result =
        runProgram("/usr/bin/timeout", {"20", (programDir() / "attnlab").string(), "train", path, "--quiet",
                                        "--out", m_folder.file("m.safetensors")});
    EXPECT_EQ(result.code, 2) << result.err;
    EXPECT_THAT(result.err, HasSubstr("texts.tsv: is not a regular file"));
}

TEST_F(Pipes, WhatIsNeitherAFileNorAPipeIsRefused) {
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    EXPECT_THAT(sentence({"decode", model, "--source", "/dev/zero"}), HasSubstr("is a device"));
    EXPECT_THAT(sentence({"info", "/dev/null"}), HasSubstr("is not a regular file"));
    EXPECT_THAT(sentence({"info", m_folder.path().string()}), HasSubstr("is a folder"));
}

}  // namespace
}  // namespace attn::test
