// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/output_places.h"

#include <filesystem>

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class OutputPlaces : public CommandTest {
protected:
    // The refusal names both files, and the input file keeps its bytes.
    void expectRefused(const std::vector<std::string>& arguments, const std::string& option,
                       const std::string& file) {
        SCOPED_TRACE(testing::PrintToString(arguments));
        const std::string before = readBytes(file);
        EXPECT_THAT(sentence(arguments), AllOf(HasSubstr(option), HasSubstr(file)));
        EXPECT_EQ(readBytes(file), before);
    }
};

TEST_F(OutputPlaces, NoInputIsWrittenOver) {
    const std::string recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    const std::string links = m_folder.write("l.talp", "0-0 1-1\n");
    expectRefused({"train", recipe, "--out", recipe}, "--out", recipe);
    expectRefused({"train", recipe, "--checkpoint", recipe}, "--checkpoint", recipe);
    expectRefused({"compare", recipe, "--out", recipe}, "--out", recipe);
    expectRefused({"compare", "--merge", recipe, "--out", recipe}, "--out", recipe);
    expectRefused({"inspect", links, "--links", links}, "--links", links);
    expectRefused({"inspect", links, "--gold", recipe, "--csv", recipe}, "--csv", recipe);
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    expectRefused({"import", model, "--out", model}, "--out", model);
}

TEST_F(OutputPlaces, StandardInputIsAnInputToo) {
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    const std::string source = m_folder.write("s", "9 May 1998\n");
    for (const std::vector<std::string>& option : {std::vector<std::string>{}, {"--source", "-"}}) {
        std::vector<std::string> arguments = {"decode", model, "--out", source};
        arguments.insert(arguments.end(), option.begin(), option.end());
        const ProgramResult result = runProgram("attnlab", arguments, Output::Captured, source);
        EXPECT_EQ(result.code, 2);
        EXPECT_THAT(result.err, HasSubstr("would write over"));
        EXPECT_EQ(readBytes(source), "9 May 1998\n");
    }
}

TEST_F(OutputPlaces, AnotherNameOfAnInputIsTheInput) {
    const std::string recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    std::filesystem::create_symlink(recipe, m_folder.file("link.json"));
    std::filesystem::create_hard_link(recipe, m_folder.file("hard.json"));
    for (const std::string& other :
         {m_folder.file("link.json"), m_folder.file("hard.json"), m_folder.path().string() + "/./r.json"})
        EXPECT_THAT(sentence({"train", recipe, "--out", other}), HasSubstr("would write over")) << other;
}

TEST_F(OutputPlaces, TextsOfARecipeAreInputsToo) {
    Recipe recipe = tinyRecipe();
    recipe.task.clear();
    recipe.pairs = 0;
    recipe.corpus.emplace();
    recipe.corpus->files.pairs = "texts.tsv";
    m_folder.write("texts.tsv", "a b\tc d\n");
    const std::string path = m_folder.write("r.json", recipeToJson(recipe));
    EXPECT_THAT(sentence({"train", path, "--out", m_folder.file("texts.tsv")}),
                HasSubstr("would write over"));
    std::filesystem::rename(m_folder.file("texts.tsv"), m_folder.file("texts.csv"));
    recipe.corpus->files.pairs = "texts.csv";
    const std::string other = m_folder.write("other.json", recipeToJson(recipe));
    expectRefused({"compare", other, "--seeds", "1", "--out", m_folder.file("texts.csv")}, "--out",
                  m_folder.file("texts.csv"));
}

// What a command reads without being told: the texts of a bench, the parts of a lesson, texts beside links.
TEST_F(OutputPlaces, FilesThatAreFoundAreInputsToo) {
    const std::string model = (resourceDir() / "models" / "translate" / "dot.safetensors").string();
    const std::string pairs = m_folder.write("pairs.tsv", "the book is sold .\tle livre est vendu .\n");
    expectRefused({"explain-bench", model, "--corpus", pairs, "--out", pairs}, "--out", pairs);

    const std::string lesson = m_folder.file("week3");
    std::filesystem::copy(resourceDir() / "lessons" / "01-one-vector", lesson,
                          std::filesystem::copy_options::recursive);
    expectRefused({"lesson", lesson, "--worksheet", lesson + "/lesson.json"}, "--worksheet",
                  lesson + "/lesson.json");
    expectRefused({"lesson", lesson, "--pack", "--out", lesson + "/lesson.json"}, "--out",
                  lesson + "/lesson.json");

    const std::string links = m_folder.write("sys.talp", "0-0 1-1\n");
    const std::string found = m_folder.write("pairs.txt", "the book\tle livre\n");
    expectRefused({"inspect", links, "--csv", found}, "--csv", found);
}

TEST_F(OutputPlaces, AModelsFolderIsReadWhole) {
    const std::filesystem::path folder = dataDir() / "models" / "marian-hf-a";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    const std::string copy = m_folder.file("copy");
    std::filesystem::copy(folder, copy, std::filesystem::copy_options::recursive);
    const std::string text = m_folder.write("text", "a\n");
    for (const char* part : {"config.json", "vocab.json", "source.spm", "pytorch_model.bin"}) {
        const std::string file = copy + "/" + part;
        expectRefused({"decode", copy, "--source", text, "--out", file}, "--out", file);
        expectRefused({"decode", copy, "--text", "a", "--maps", file}, "--maps", file);
    }
}

TEST_F(OutputPlaces, TheEndingSaysWhatIsWritten) {
    const std::string model = saveDateModel();
    EXPECT_THAT(sentence({"import", model, "--out", m_folder.file("x.pt")}),
                testing::HasSubstr("should end in .safetensors"));
    EXPECT_THAT(sentence({"explain-bench", model, "--out", m_folder.file("x.csv")}),
                testing::HasSubstr("should end in .json"));
    EXPECT_THAT(sentence({"lesson", "1", "--worksheet", m_folder.file("x.txt")}),
                testing::HasSubstr("should end in .pdf"));
}

TEST_F(OutputPlaces, AFileThatIsNoModelIsNotWrittenOver) {
    const std::string recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    const std::string notes = m_folder.write("notes.txt", "what I found today\n");
    expectRefused({"train", recipe, "--out", notes}, "--out", notes);
    expectRefused({"train", recipe, "--checkpoint", notes}, "--checkpoint", notes);
    const std::string model = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    expectRefused({"import", model, "--out", notes}, "--out", notes);
    // An older model or an empty file is replaced.
    const std::string out = m_folder.file("m.safetensors");
    EXPECT_EQ(run({"train", recipe, "--out", out, "--quiet"}).code, 0);
    EXPECT_EQ(run({"train", recipe, "--out", out, "--quiet"}).code, 0);
    m_folder.write("empty.safetensors", "");
    EXPECT_EQ(run({"train", recipe, "--out", m_folder.file("empty.safetensors"), "--quiet"}).code, 0);
}

// The file behind a stream would be replaced, with the rest of what is written there.
TEST_F(OutputPlaces, AStreamIsNoFile) {
    const std::string links = m_folder.write("l.talp", "0-0 1-1\n");
    for (const char* stream : {"/dev/stdout", "/dev/fd/1", "/dev/stderr"})
        EXPECT_THAT(sentence({"inspect", links, "--csv", stream}),
                    HasSubstr("is an open stream, not a file; give --csv the name of a file."));
}

TEST_F(OutputPlaces, AnEmptyNameIsCalledSo) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"info", ""}, {"train", ""}, {"compare", ""}, {"inspect", ""}, {"decode", "", "--text", "x"}})
        EXPECT_THAT(sentence(arguments), HasSubstr("attnlab: a file's name is expected"))
            << arguments.front();
}

TEST_F(OutputPlaces, TheFolderOfModelsIsMade) {
    const std::string recipe = m_folder.write("r.json", recipeToJson(tinyRecipe()));
    const std::string folder = m_folder.file("new/models");
    EXPECT_EQ(run({"train", recipe, "--out-dir", folder, "--quiet"}).code, 0);
    EXPECT_TRUE(std::filesystem::exists(folder + "/r.safetensors"));
    m_folder.write("file", "x");
    EXPECT_THAT(sentence({"train", recipe, "--out-dir", m_folder.file("file/models")}),
                HasSubstr("the folder cannot be made"));
}

}  // namespace
}  // namespace attn::test
