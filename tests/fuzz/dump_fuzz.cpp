// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds, a reader reads it or tells in a sentence why it cannot; what was read can be
// measured. FUZZED_READER names the reader: the id of a format, "any" (recognition of any file), "gold"
// (known links), "lesson" (a zip file of a lesson), "lesson-json" (its lesson.json) or "expression". With
// "list" the program writes all names and ends.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/links/gold.h"
#include "core/inspect/measures/measure.h"
#include "core/inspect/read_dump.h"
#include "core/lessons/expressions/facts.h"
#include "core/lessons/expressions/text_template.h"
#include "core/lessons/format/lesson_file.h"

namespace {

std::string fuzzedReader() {
    const char* name = std::getenv("FUZZED_READER");
    return name ? name : "any";
}

// A folder with two texts that a dump may belong to and a link to a file in memory, the same for all inputs.
class FuzzedFolder {
public:
    FuzzedFolder() : m_file(memfd_create("fuzzed", 0)) {
        std::string name = (std::filesystem::temp_directory_path() / "fuzzed-XXXXXX").string();
        if (m_file < 0 || !mkdtemp(name.data()))
            std::abort();
        m_folder = name;
        std::ofstream(m_folder / "source.txt") << "a b\nc\n";
        std::ofstream(m_folder / "target.txt") << "x\ny z\n";
        std::filesystem::create_symlink("/proc/self/fd/" + std::to_string(m_file), m_folder / "dump");
    }
    ~FuzzedFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    std::string pathWith(const std::uint8_t* data, std::size_t size) const {
        if (ftruncate(m_file, 0) != 0 || pwrite(m_file, data, size, 0) != static_cast<ssize_t>(size))
            std::abort();
        return (m_folder / "dump").string();
    }

private:
    int m_file;
    std::filesystem::path m_folder;
};

void readAsGold(const std::string& path) {
    attn::GoldTexts texts;
    for (long number = 0; number < 3; ++number)
        texts.sentences.push_back({number, 5, 6});
    const attn::GoldLinks gold = attn::readGold(path, texts);
    attn::goldAsPharaoh(gold);
    attn::goldAsNaacl(gold);
}

void readAsDump(const std::string& path, const std::string& format) {
    attn::DumpOptions options;
    if (format != "any")
        options.overruled["format"] = format;
    const attn::AlignmentDump dump = attn::readDump(path, options);
    const std::vector<attn::Link> known = {{0, 0, true}, {1, 1, false}};
    for (const attn::SentencePointer& sentence : dump.sentences) {
        attn::measure(*sentence, &known, {});
        attn::coverageOf(*sentence);
    }
}

// The lesson has the texts that tests/fuzz/seeds/lesson.json names.
void readAsLessonJson(std::string bytes) {
    attn::loadLesson(attn::LessonFiles::of(
        "x", {{"lesson.json", std::move(bytes)}, {"a.md", "One.\n"}, {"b.md", "Two: {1 + 1}.\n"}}));
}

// Knows no facts.
class NoFacts : public attn::Facts {
public:
    std::optional<attn::FactValue> value(const std::string&) override { return std::nullopt; }
    std::optional<attn::FactValue> call(const attn::FactCall&) override { return std::nullopt; }
    std::vector<std::string> names() const override { return {}; }
};

void readAsExpression(std::string text) {
    NoFacts facts;
    attn::TextTemplate(text).compute(facts);
    attn::Expression(std::move(text)).compute(facts);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    if (fuzzedReader() != "list")
        return 0;
    std::puts("any\ngold\nlesson\nlesson-json\nexpression");
    for (const attn::DumpFormat& format : attn::dumpFormats())
        std::puts(format.id.c_str());
    std::exit(0);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const FuzzedFolder folder;
    const std::string path = folder.pathWith(data, size), reader = fuzzedReader();
    try {
        if (reader == "gold")
            readAsGold(path);
        else if (reader == "lesson")
            attn::loadLesson(path);
        else if (reader == "lesson-json")
            readAsLessonJson({reinterpret_cast<const char*>(data), size});
        else if (reader == "expression")
            readAsExpression({reinterpret_cast<const char*>(data), size});
        else
            readAsDump(path, reader);
    } catch (const attn::Error& error) {
        if (std::string_view(error.what()).empty())
            std::abort();
    }
    return 0;
}
