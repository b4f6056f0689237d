// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_file.h"

#include <gmock/gmock.h>
#include <zip.h>

#include <functional>
#include <memory>

#include "core/base/error.h"
#include "core/lessons/format/lesson_json.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using Files = std::map<std::string, std::string>;
using nlohmann::ordered_json;

std::string lessonProblem(Files files) {
    try {
        loadLesson(LessonFiles::of("x.attnlesson", std::move(files)));
    } catch (const Error& error) {
        return error.what();
    }
    return "no problem";
}

// The sentence about the sample with a value put at a place of its JSON.
std::string problemWith(const std::string& place, const std::string& value) {
    ordered_json json = sampleLessonJson();
    json[ordered_json::json_pointer(place)] = ordered_json::parse(value);
    return lessonProblem(sampleLessonFiles(json));
}

std::string problemWithText(const std::string& markdown) {
    Files files = sampleLessonFiles();
    files["steps/one.md"] = markdown;
    return lessonProblem(files);
}

std::string problemOf(const std::string& path) {
    try {
        loadLesson(path);
    } catch (const Error& error) {
        return error.what();
    }
    return "no problem";
}

// A zip file of entries by libzip, which writes what this program does not.
class OddZip {
public:
    explicit OddZip(const std::string& path)
        : m_zip(zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr)) {}
    ~OddZip() { zip_close(m_zip); }
    OddZip(const OddZip&) = delete;
    OddZip& operator=(const OddZip&) = delete;
    zip_uint64_t add(const std::string& name, const std::string& bytes) {
        m_bytes.push_back(std::make_unique<std::string>(bytes));
        zip_source_t* source = zip_source_buffer(m_zip, m_bytes.back()->data(), m_bytes.back()->size(), 0);
        return static_cast<zip_uint64_t>(zip_file_add(m_zip, name.c_str(), source, ZIP_FL_ENC_UTF_8));
    }
    void addSample() {
        for (const auto& [name, bytes] : sampleLessonFiles())
            add(name, bytes);
    }
    zip_t* archive() { return m_zip; }

private:
    zip_t* m_zip;
    std::vector<std::unique_ptr<std::string>> m_bytes;
};

TEST(LessonFile, ReadsAFolder) {
    const TemporaryFolder folder;
    const std::string path = writeSampleLesson(folder);
    folder.write("sample/.hidden", "x");
    folder.write("sample/lesson.json~", "x");
    for (const std::string& place : {path, path + "/lesson.json"}) {
        const auto lesson = loadLesson(place);
        EXPECT_EQ(lesson->id, "sample");
        EXPECT_EQ(lesson->language, "en");
        EXPECT_EQ(lesson->steps.size(), 7U);
        EXPECT_EQ(lesson->questionCount(), 6);
        EXPECT_EQ(lesson->minutes, 5);
    }
    const auto lesson = loadLesson(path);
    const LessonStep& point = *lesson->findStep("point");
    EXPECT_EQ(point.state.lanes.size(), 2U) << "from a step before";
    EXPECT_THAT(point.state.hidden, testing::ElementsAre("weights"));
    EXPECT_TRUE(lesson->findStep("do")->state.hidden.empty()) << "null takes it back";
    EXPECT_EQ(point.question->times, 3);
    EXPECT_EQ(point.question->enough, 2);
    EXPECT_EQ(lesson->findStep("bet")->question->hints.size(), 2U);
    EXPECT_EQ(lesson->findStep("say")->question->modelAnswer.text(), "Because of `{row1.looks_at}`.");
}

TEST(LessonFile, IsPackedIntoOneFileAndRead) {
    const TemporaryFolder folder;
    const auto files = LessonFiles::open(writeSampleLesson(folder));
    const std::string path = folder.file("x.attnlesson");
    packLesson(*files, path);
    const auto lesson = loadLesson(path);
    EXPECT_EQ(lesson->title, "A sample");
    EXPECT_EQ(lesson->files->names(), files->names());
    EXPECT_EQ(lesson->files->read("steps/one.md"), "One more.\n");
    EXPECT_FALSE(lesson->files->isFolder());
    const std::string bytes = readBytes(path);
    packLesson(*lesson->files, path);
    EXPECT_EQ(readBytes(path), bytes) << "the same bytes";
}

TEST(LessonFile, IsWrittenAsItIsRead) {
    const auto lesson = loadLesson(LessonFiles::of("x", sampleLessonFiles()));
    EXPECT_EQ(lessonToJson(*lesson).dump(2), [] {
        ordered_json expected = sampleLessonJson();
        ordered_json ordered;
        for (const char* key : {"format", "version", "id", "title"})
            ordered[key] = expected[key];
        ordered["language"] = "en";
        for (const auto& [key, value] : expected.items())
            if (!ordered.contains(key))
                ordered[key] = value;
        return lessonToJson(*loadLesson(LessonFiles::of("x", sampleLessonFiles(ordered)))).dump(2);
    }());
    Lesson changed = *lesson;
    changed.title = "Another";
    changed.steps[0].text = TextTemplate("New text.\n");
    const auto again = loadLesson(lessonFiles(changed, "y", {{"steps/more.md", "x"}}));
    EXPECT_EQ(again->title, "Another");
    EXPECT_EQ(again->steps[0].text.text(), "New text.\n");
    EXPECT_TRUE(again->files->has("steps/more.md"));
    for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
        if (lesson->steps[i].question) {
            EXPECT_EQ(questionToJson(*again->steps[i].question), questionToJson(*lesson->steps[i].question));
        }
    }
}

TEST(LessonFile, RefusesBadValuesWithStepAndKey) {
    const std::string start = "x.attnlesson: lesson.json";
    EXPECT_EQ(problemWith("/format", "\"x\""),
              start + ": its format is \"x\", expected \"attention-lab-lesson\".");
    EXPECT_EQ(
        problemWith("/version", "2"),
        start + ": was written by a newer Attention Lab (version 2; this one reads 1); update the program.");
    EXPECT_EQ(
        problemWith("/id", "\"A b\""),
        start + ": id should be an id of small letters, digits and hyphens, at most 60, found \"A b\".");
    EXPECT_EQ(problemWith("/titel", "1"), start + ": key \"titel\" is not known; did you mean \"title\"?");
    EXPECT_EQ(problemWith("/steps", "[]"), start + ": steps is empty; a lesson has a step.");
    EXPECT_EQ(problemWith("/steps/2/id", "\"read\""),
              start + ", step 3: id is \"read\" as that of a step before it.");
    EXPECT_EQ(problemWith("/steps/2/titel", "1"),
              start + ", step 3 \"bet\": key \"titel\" is not known; did you mean \"title\"?");
    EXPECT_EQ(
        problemWith("/steps/2/text", "\"steps/ono.md\""),
        start +
            ", step 3 \"bet\": text: \"steps/ono.md\" is not in the lesson; did you mean \"steps/one.md\"?");
    EXPECT_EQ(problemWith("/steps/2/question/tolerance", "\"1 +\""),
              start +
                  ", step 3 \"bet\": question.tolerance: \"1 +\", at character 4: a value was expected, "
                  "found its end.");
    EXPECT_EQ(problemWith("/steps/2/question/tolerance", "[]"),
              start +
                  ", step 3 \"bet\": question.tolerance should be an expression, as a text, or a number, "
                  "found array.");
    EXPECT_EQ(problemWith("/steps/2/question/kind", "\"guess\""),
              start +
                  ", step 3 \"bet\": question.kind should be one of choose, bet, point, do, find, say, found "
                  "\"guess\".");
    EXPECT_EQ(
        problemWith("/steps/2/question/toleranse", "3"),
        start + ", step 3 \"bet\": key \"question.toleranse\" is not known; did you mean \"tolerance\"?");
    EXPECT_EQ(problemWith("/steps/2/question/ask", "\"{answr}\""),
              start +
                  ", step 3 \"bet\": question.ask: \"answr\": at character 1: there is no name \"answr\"; "
                  "did you mean \"answer\"?");
    EXPECT_EQ(problemWith("/steps/1/question/choices/1/right", "true").find("no problem"), 0U);
    EXPECT_EQ(problemWith("/steps/1/question/choices/0/right", "false"),
              start + ", step 2 \"choose\": question.choices has no choice that is right.");
    EXPECT_EQ(problemWith("/steps/1/question/choices/1/id", "\"a\""),
              start + ", step 2 \"choose\": question.choices[2].id is \"a\" as that of a choice before it.");
    EXPECT_EQ(problemWith("/steps/3/question/at", "\"word\""),
              start +
                  ", step 4 \"point\": question.at should be one of token, bar, cell, output, lane, map, "
                  "term, run, found \"word\".");
    EXPECT_EQ(problemWith("/steps/3/question/enough", "4"),
              start + ", step 4 \"point\": question.enough should be from 1 to 3, found 4.");
    EXPECT_EQ(problemWith("/steps/3/question/lane", "\"dit\""),
              start + ", step 4 \"point\": question.lane names no lane \"dit\".");
    EXPECT_EQ(
        problemWith("/steps/4/question/solution", R"({"chnges": {}})"),
        start + ", step 5 \"do\": key \"question.solution.chnges\" is not known; did you mean \"changes\"?");
    EXPECT_EQ(problemWith("/steps/0/highlights", "[\"lane:dit\"]"),
              start +
                  ", step 1 \"read\": highlights has no part of the window \"lane:dit\"; see \"Highlights\" "
                  "in the specification of lessons.");
}

TEST(LessonFile, RefusesBadStates) {
    const std::string start = "x.attnlesson: lesson.json, step 1 \"read\": ";
    EXPECT_EQ(problemWith("/steps/0/state/txt", "1"),
              start + "key \"state.txt\" is not known; did you mean \"text\"?");
    EXPECT_EQ(problemWith("/steps/0/state/txt", "null"),
              start + "key \"state.txt\" is not known; did you mean \"text\"?");
    EXPECT_EQ(problemWith("/steps/0/state/task", "\"date\""),
              start + "state.task has no task \"date\"; did you mean \"dates\"?");
    EXPECT_EQ(problemWith("/steps/0/state/view", "\"pie\""),
              start +
                  "state.view should be one of heatmap, lines, difference, beam, document, landscape, "
                  "found \"pie\".");
    EXPECT_EQ(problemWith("/steps/0/state/step", "-1"),
              start + "state.step should be from 0 to 1000, found -1.");
    EXPECT_EQ(problemWith("/steps/0/state/lane", "\"dots\""),
              start + "state.lane names no lane \"dots\"; did you mean \"dot\"?");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/1/id", "\"dot\""),
              start + "state.lanes has the id \"dot\" twice.");
    EXPECT_EQ(problemWith("/steps/0/state/hide", "[\"all\"]"),
              start +
                  "state.hide should be some of next_row, weights, names, "
                  "found \"all\".");
    EXPECT_EQ(problemWith("/steps/0/state/corpus", R"({"lengths": [5, 4]})"),
              start + "state.corpus.lengths should be the shortest and the longest length, such as [4, 30].");
    EXPECT_EQ(problemWith("/steps/0/state/landscape", R"({"keys": [[1, 2]]})"),
              start + "state.landscape.keys should be 2 to 12 keys, found 1.");
    EXPECT_EQ(problemWith("/steps/0/state/sliders",
                          R"([{"id": "t", "least": 0, "most": 1, "value": 1, "temperature_of": "dot"}])"),
              start + "state.sliders[1].least should be above 0, because the slider is a temperature.");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/changes", R"({"steps": [{"step": 0, "token": "1"}]})"),
              start + "state.lanes[1].changes.steps[1].step should be from 1 to 10000, found 0.");
}

TEST(LessonFile, ReachesNothingOutsideOfItself) {
    const std::string start = "x.attnlesson: lesson.json, step 1 \"read\": state.lanes: ";
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/model", "\"/etc/x.safetensors\""),
              start + "\"/etc/x.safetensors\" is an absolute path, which leads outside of the lesson.");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/model", "\"resources/../../x.safetensors\""),
              start +
                  "\"resources/../../x.safetensors\" leads outside of the lesson, or back into it; name the "
                  "file without . and ...");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/model", "\"a\\\\b.safetensors\""),
              start + "\"a\\b.safetensors\" has a backslash in its name; folders are parted by /.");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/model", "\"x.safetensors\"")
                  .find(start + "\"x.safetensors\" is not in the lesson"),
              0U);
    EXPECT_EQ(
        problemWith("/steps/0/state/lanes/0/model", "\"resources/models/none.safetensors\""),
        "x.attnlesson: lesson.json: \"resources/models/none.safetensors\" does not come with the program.");
    EXPECT_EQ(problemWith("/steps/0/state/lanes/0/model", "\"resources/recipes/dates/dot.json\""),
              start + "\"resources/recipes/dates/dot.json\" should end in .safetensors.");
}

TEST(LessonFile, RefusesTextsThatLeadElsewhere) {
    const std::string start = "x.attnlesson: steps/one.md: ";
    EXPECT_EQ(problemWithText("[x](file:///etc/passwd)"),
              start +
                  "the link \"file:///etc/passwd\" leads to neither a page (https://…) nor a step of the "
                  "lesson (#ID).");
    for (const char* link :
         {"[x](other.md)", "[x](#nowhere)", "http://x.org", "www.x.org", "[x][y]\n\n[y]: /etc",
          "<javascript:x>", "a@b.org", "[x](JavaScript:alert(1))", "[x](data:text/html,x)"})
        EXPECT_THAT(problemWithText(link), testing::HasSubstr("leads to neither a page")) << link;
    EXPECT_EQ(problemWithText("[x](https://a.org) [y](#bet)"), "no problem");
    for (const char* picture : {"![x](https://a.org/x.png)", "![x](../x.png)", "![x](/x.png)", "![x](y.png)",
                                "![x](lesson.json)", "![x][y]\n\n[y]: https://a.org/x.png"})
        EXPECT_THAT(problemWithText(picture), testing::HasSubstr("is no PNG or JPEG file of the lesson"))
            << picture;
    for (const char* html : {"<img src=x>", "a <b>c</b>", "<!-- x -->", "</s>", "<script>x</script>"})
        EXPECT_THAT(problemWithText(html), testing::HasSubstr("HTML is not read")) << html;
    EXPECT_EQ(problemWithText("`<img>` 1 < 2, a<1\n\n    <img>\n"), "no problem");
    EXPECT_EQ(problemWithText("{1 +}"),
              start + "\"1 +\": at character 4: a value was expected, found its end.");
    EXPECT_EQ(problemWithText("\xff"), start + "the text is not UTF-8.");
    EXPECT_EQ(problemWith("/steps/1/question/right", "\"<img src=x>\""),
              "x.attnlesson: lesson.json, step 2 \"choose\": question.right: HTML is not read, found \"<img "
              "src=x>\"; put a "
              "token such as `</s>` into code marks.");
    Files files = sampleLessonFiles();
    files["steps/one.md"] = "![x](p.png)";
    files["p.png"] = "\x89PNG";
    EXPECT_EQ(lessonProblem(files), "no problem");
}

TEST(LessonFile, ChoicesHaveNoPictures) {
    Files files = sampleLessonFiles();
    files["p.png"] = "\x89PNG";
    json lesson = json::parse(files[lessonJsonName]);
    lesson["steps"][1]["question"]["choices"][0]["text"] = "![x](p.png)";
    files[lessonJsonName] = lesson.dump();
    EXPECT_THAT(lessonProblem(files), testing::HasSubstr("the text of a choice shows no pictures"));
}

// Nobody can check a name before it is computed.
TEST(LessonFile, NamesOfPicturesAndLinksAreNotComputed) {
    for (const char* text : {"![a]({'../../secret'}.png)", "[a](https://{'a'}.org)", "[a](#{'first'})"})
        EXPECT_THAT(problemWithText(text), testing::HasSubstr("has a name that is computed")) << text;
    const auto files = LessonFiles::of("a.attnlesson", {{lessonJsonName, "{}"}});
    EXPECT_THROW(files->read("nothere.png"), Error);
    EXPECT_THROW(files->read("../lesson.json"), Error);
}

TEST(LessonFile, NamesAreChecked) {
    const std::string start = "x.attnlesson: lesson.json: let";
    EXPECT_EQ(problemWith("/let", R"({"a": "b", "b": "a + 1"})"), start + ".a uses itself, in a circle.");
    EXPECT_EQ(problemWith("/let", R"({"lane_": "1", "answer": "1"})"),
              start + ": \"answer\" means something else in expressions; take another name.");
    EXPECT_EQ(problemWith("/let", R"({"row1": "1", "mean_entropy": "1", "1a": "1"})"),
              start + ": \"1a\" should be a name of letters, digits and _, which no digit begins.");
    EXPECT_EQ(problemWith("/let/row1", "\"answer\"")
                  .find(start + ".row1: \"answer\", at character 1: there is no name"),
              0U);
}

TEST(LessonFile, RefusesFilesThatALessonDoesNotHave) {
    const auto with = [](const std::string& name, const std::string& bytes = "x") {
        Files files = sampleLessonFiles();
        files[name] = bytes;
        return lessonProblem(files);
    };
    EXPECT_EQ(with("run.sh"),
              "x.attnlesson: run.sh is of no kind that a lesson has (.md, .json, .attnlab, .safetensors, "
              ".png, .jpg, .jpeg); take it out.");
    EXPECT_EQ(with("resources/x.md"),
              "x.attnlesson: resources/x.md cannot be in a lesson, because paths that begin with resources/ "
              "are files of the program; rename the folder.");
    EXPECT_EQ(with("big.md", std::string(70'000, 'x')),
              "x.attnlesson: big.md has 70000 bytes, at most 65536 are read.");
    EXPECT_THAT(with("../x.md"), testing::HasSubstr("leads outside of the lesson"));
    EXPECT_THAT(with("a//x.md"), testing::HasSubstr("has a folder without a name"));
    EXPECT_THAT(with("a\nb.md"), testing::HasSubstr("has a control character in its name"));
    EXPECT_THAT(with("\xff.md"), testing::HasSubstr("has a name that is not UTF-8"));
    EXPECT_THAT(with("C:/x.md"), testing::HasSubstr("is an absolute path"));
    Files many = sampleLessonFiles();
    for (int i = 0; i < 500; ++i)
        many[std::to_string(i) + ".md"] = "";
    EXPECT_EQ(lessonProblem(many), "x.attnlesson: has more than 500 files, which is the most of a lesson.");
    EXPECT_EQ(
        lessonProblem({{"x.md", ""}}),
        "x.attnlesson: lesson.json is not in it, which every lesson has; choose a lesson of Attention Lab.");
}

TEST(LessonFile, RefusesLinksInAFolder) {
    const TemporaryFolder folder;
    const std::string path = writeSampleLesson(folder);
    fs::create_symlink("/etc/hostname", folder.path() / "sample/x.md");
    EXPECT_EQ(
        problemOf(path),
        path + ": x.md is a symbolic link, which may lead outside of the lesson; put the file itself there.");
    fs::remove(folder.path() / "sample/x.md");
    fs::create_directory_symlink("/etc", folder.path() / "sample/more");
    EXPECT_THAT(problemOf(path), testing::HasSubstr("more is a symbolic link"));
    EXPECT_THAT(problemOf(folder.file("nothing.attnlesson")),
                testing::StartsWith(folder.file("nothing.attnlesson")));
}

TEST(LessonFile, RefusesTricksOfZipFiles) {
    const TemporaryFolder folder;
    const std::string path = folder.file("x.attnlesson");
    const auto problem = [&](const std::function<void(OddZip&)>& make) {
        {
            OddZip zip(path);
            zip.addSample();
            make(zip);
        }
        return problemOf(path);
    };
    EXPECT_EQ(problem([](OddZip&) {}), "no problem");
    EXPECT_EQ(problem([](OddZip& zip) { zip_dir_add(zip.archive(), "steps", 0); }), "no problem");
    EXPECT_EQ(problem([](OddZip& zip) { zip.add("../x.md", "x"); }),
              path +
                  ": the entry \"../x.md\" leads outside of the lesson, or back into it; name the file "
                  "without . and ...");
    EXPECT_THAT(problem([](OddZip& zip) { zip.add("/etc/x.md", "x"); }),
                testing::HasSubstr("is an absolute path"));
    EXPECT_EQ(problem([](OddZip& zip) {
                  const zip_uint64_t entry = zip.add("x.md", "/etc/passwd");
                  zip_file_set_external_attributes(zip.archive(), entry, 0, ZIP_OPSYS_UNIX, 0120777U << 16);
              }),
              path + ": x.md is a symbolic link or no file at all, which a lesson does not have.");
    EXPECT_EQ(problem([](OddZip& zip) {
                  const zip_uint64_t entry = zip.add("x.md", "secret");
                  zip_file_set_encryption(zip.archive(), entry, ZIP_EM_AES_128, "password");
              }),
              path + ": x.md is encrypted, so it cannot be read; pack the lesson without a password.");
    EXPECT_THAT(problem([](OddZip& zip) { zip.add("x.md", std::string(70'000, 'x')); }),
                testing::HasSubstr("at most 65536 are read"));
    // Two entries of one name: the second one is named anew in the bytes, with the same length.
    problem([](OddZip& zip) { zip.add("steps/two.md", "x"); });
    std::string bytes = readBytes(path);
    for (std::size_t at = bytes.find("steps/two.md"); at != std::string::npos;
         at = bytes.find("steps/two.md"))
        bytes.replace(at, 12, "steps/one.md");
    folder.write("x.attnlesson", bytes);
    EXPECT_EQ(problemOf(path), path + ": steps/one.md is in it twice.");
    folder.write("x.attnlesson", "no zip");
    EXPECT_THAT(problemOf(path), testing::StartsWith(path + ": not a whole zip file"));
}

TEST(LessonFile, RecipesTrainOnTasks) {
    ordered_json json = sampleLessonJson();
    json["steps"][0]["state"]["runs"] = ordered_json::parse(R"([{"id": "r", "recipe": "r.json"}])");
    Files files = sampleLessonFiles(json);
    EXPECT_THAT(lessonProblem(files), testing::HasSubstr("state.runs: \"r.json\" is not in the lesson"));
    files["r.json"] = R"({"corpus": {"files": "/etc/passwd"}})";
    EXPECT_EQ(
        lessonProblem(files),
        "x.attnlesson: r.json: trains on a corpus, whose files are outside of the lesson; give it a task.");
    files["r.json"] = R"({"task": "datse"})";
    EXPECT_THAT(lessonProblem(files), testing::StartsWith("x.attnlesson: r.json: task should be one of"));
    files["r.json"] = R"({"task": "dates"})";
    EXPECT_EQ(lessonProblem(files), "no problem");
    json["steps"][0]["state"]["runs"][0]["settings"] = ordered_json::parse(
        R"([{"key": "optimizer.rate", "values": [0.1, {"value": 0.01, "text": "low"}]}])");
    files["lesson.json"] = json.dump();
    const auto lesson = loadLesson(LessonFiles::of("x.attnlesson", files));
    const LessonSetting& setting = lesson->steps[0].state.runs[0].settings.at(0);
    EXPECT_EQ(setting.label, "optimizer.rate");
    EXPECT_EQ(setting.values.at(1).text, "low");
    const auto problemOfValues = [&](const char* key, const char* values) {
        nlohmann::ordered_json& changed = json["steps"][0]["state"]["runs"][0]["settings"][0];
        changed["key"] = key;
        changed["values"] = ordered_json::parse(values);
        files["lesson.json"] = json.dump();
        return lessonProblem(files);
    };
    EXPECT_THAT(problemOfValues("optimizer.rat", "[1, 2]"), testing::HasSubstr("did you mean \"rate\""));
    EXPECT_THAT(problemOfValues("optimizer.rate", "[0.1, -1]"),
                testing::HasSubstr("optimizer.rate should be a number above 0"));
    EXPECT_THAT(problemOfValues("optimizer.rate", "[0.1]"), testing::HasSubstr("2 to 12 values, found 1"));
    EXPECT_THAT(problemOfValues("optimizer.rate", "[0.1, [2]]"), testing::HasSubstr("found array"));
}

TEST(LessonFile, ListsThoseOfTheProgramThatItCanRead) {
    for (const BundledLesson& each : bundledLessons())
        EXPECT_EQ(each.problem, "") << each.path;
}

}  // namespace
}  // namespace attn::test
