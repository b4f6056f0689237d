// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the guide is typed as it stands there, on files of small size.
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;

class Readme : public CommandTest {
protected:
    // Makes the files that the guide names in capitals or with example names.
    void SetUp() override {
        fs::create_directories(m_folder.path() / "resources/recipes/dates");
        for (const char* score : {"additive", "dot"}) {
            Recipe recipe = tinyRecipe();
            recipe.model.attention.score = score;
            recipe.updates = 3;
            m_folder.write(std::string("resources/recipes/dates/") + score + ".json", recipeToJson(recipe));
        }
        fs::copy_file(resourceDir() / "models/dates/dot.safetensors", m_folder.path() / "model.safetensors");
        m_folder.write("links.txt", "0-0 1-1\n0-0\n");
        m_folder.write("gold.txt", "1-1 2-2\n1-1\n");
        m_folder.write("valid.en", "9 May 1998\n3 June 2001\n");
        m_folder.write("valid.fr", "1998-05-09\n2001-06-03\n");
        m_folder.write("test.en", "9 May 1998\n\n3 June 2001\n");
        m_folder.write("one.fr", "1998-05-09\n2001-06-04\n");
        m_folder.write("other.fr", "1998-05-08\n2001-06-03\n");
        writeSampleLesson(m_folder, sampleLessonFiles(), "lesson");
        m_folder.write(
            "answers.json",
            R"({"format": "attention-lab-answers", "version": 1, "lesson": "sample", "answers": {}})");
    }

    static std::string withFiles(std::string command) {
        static const std::vector<std::pair<std::string, std::string>> files = {
            {"SYSTEM…", "links.txt"},
            {"RECIPE…", "resources/recipes/dates/*.json"},
            {"part-*.json", "table.json"},
            {"FILE.safetensors", "exported.safetensors"},
            {"LESSON", "lesson"},
            {"ANSWERS.json", "answers.json"},
            {"RECIPE", "resources/recipes/dates/additive.json"},
            {"MODEL", "model.safetensors"},
            {"OTHER", "model.safetensors"},
            {"COMMAND", "decode"},
            {"TASK", "dates"},
            {"FILE", "gold.txt"},
            {"| man -l -", "> manual.1"}};
        for (const auto& [name, file] : files)
            for (std::size_t at = command.find(name); at != command.npos;
                 at = command.find(name, at + file.size()))
                command.replace(at, name.size(), file);
        return command;
    }

    // Runs a command in a shell in the folder. Returns the exit code. The output is in the file "said".
    int type(const std::string& command) const {
        const std::string script = "cd '" + m_folder.path().string() + "' && PATH='" + programDir().string() +
                                   "':$PATH && { " + withFiles(command) + "\n} > said 2>&1 < /dev/null";
        const std::string line = "bash -c \"$ATTN_TEST_COMMAND\"";
        ::setenv("ATTN_TEST_COMMAND", script.c_str(), 1);
        const int status = std::system(line.c_str());
        ::unsetenv("ATTN_TEST_COMMAND");
        return status;
    }
};

// Returns the lines of code blocks and the texts between backquotes.
std::vector<std::string> commandsOf(const std::string& guide) {
    std::vector<std::string> commands;
    std::istringstream text(guide);
    bool isBlock = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("```")) {
            isBlock = !isBlock;
        } else if (isBlock && (line.starts_with("attnlab ") || line.starts_with("source <(attnlab"))) {
            commands.push_back(line.substr(0, line.find("  #")));
        }
    }
    static const std::regex quoted("`(attnlab [^`\n]+)`");
    for (std::sregex_iterator found(guide.begin(), guide.end(), quoted), end; found != end; ++found)
        if (std::string command = (*found)[1]; command.find(' ', 8) != command.npos)
            commands.push_back(command);
    return commands;
}

TEST_F(Readme, EveryCommandIsRight) {
    const std::vector<std::string> commands = commandsOf(readBytes(projectDir() / "README.md"));
    EXPECT_GT(commands.size(), 20U);
    for (const std::string& command : commands) {
        // Commands may be named within a sentence: "attnlab evaluate MODEL --task dates" is a command line,
        // "attnlab train" is not.
        EXPECT_EQ(type(command), 0) << command << "\n" << readBytes(m_folder.path() / "said");
    }
}

}  // namespace
}  // namespace attn::test
