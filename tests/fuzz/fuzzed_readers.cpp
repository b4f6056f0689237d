// SPDX-License-Identifier: GPL-3.0-or-later
// FUZZED_READER names the reader. With "list" the program writes all names, each with its folder of seeds,
// and ends. With FUZZED_SEED it writes a good file to that path, if the reader has one, and ends; with 1 when
// the good file is refused. With FUZZED_TELLS it writes the sentences about refused inputs.
#include "tests/fuzz/fuzzed_readers.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string_view>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/text/text_ids.h"

namespace attn::fuzz {
namespace {

// A file in memory.
int fuzzedFile() {
    static const int file = memfd_create("fuzzed", 0);
    return file;
}

// A folder with two texts that a dump may belong to and a link to the file in memory, the same for all
// inputs.
class FuzzedFolder {
public:
    FuzzedFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "fuzzed-XXXXXX").string();
        if (fuzzedFile() < 0 || !mkdtemp(name.data()))
            std::abort();
        m_folder = name;
        m_path = (m_folder / "dump").string();
        std::ofstream(m_folder / "source.txt") << "a b\nc\n";
        std::ofstream(m_folder / "target.txt") << "x\ny z\n";
        for (const std::string& path : {m_path, m_path + ".json"})
            std::filesystem::create_symlink("/proc/self/fd/" + std::to_string(fuzzedFile()), path);
    }
    ~FuzzedFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    const std::string& path() const { return m_path; }

private:
    std::filesystem::path m_folder;
    std::string m_path;
};

std::vector<FuzzedReader> allReaders() {
    std::vector<FuzzedReader> all;
    for (const auto& some : {dumpReaders(), foreignReaders(), formatReaders(), ownReaders(), textReaders()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

const FuzzedReader& fuzzedReader() {
    static const std::vector<FuzzedReader> all = allReaders();
    const char* name = std::getenv("FUZZED_READER");
    for (const FuzzedReader& reader : all)
        if (name && reader.name == name)
            return reader;
    std::fputs("FUZZED_READER should be one of those that \"list\" gives\n", stderr);
    std::exit(2);
}

// False when the input is refused.
bool reads(const FuzzedReader& reader, std::string bytes) {
    static const FuzzedFolder folder;
    try {
        reader.read(FuzzedInput(std::move(bytes), folder.path()));
    } catch (const Error& error) {
        require(!std::string_view(error.what()).empty(), "an error without a sentence");
        if (std::getenv("FUZZED_TELLS"))
            std::fprintf(stderr, "%s\n", error.what());
        return false;
    }
    return true;
}

// Writes the reader's good file.
void writeExample(const FuzzedReader& reader, const char* path) {
    if (!reader.example)
        return;
    const std::string bytes = reader.example();
    std::ofstream(path, std::ios::binary) << bytes;
    if (!reads(reader, bytes)) {
        std::fprintf(stderr, "%s: the example is refused\n", reader.name.c_str());
        std::exit(1);
    }
}

}  // namespace

const std::string& FuzzedInput::path() const {
    if (!m_isWritten && (ftruncate(fuzzedFile(), 0) != 0 || pwrite(fuzzedFile(), bytes.data(), bytes.size(),
                                                                   0) != static_cast<ssize_t>(bytes.size())))
        std::abort();
    m_isWritten = true;
    return m_path;
}

void require(bool isRight, const char* sentence) {
    if (isRight)
        return;
    std::fprintf(stderr, "%s\n", sentence);
    std::abort();
}

void useModel(const std::shared_ptr<const TrainedModel>& model) {
    const Tokenizer& tokenizer = *model->tokenizers.source;
    const std::vector<Token> source = textIds(tokenizer, model->source, tokenizer.tokenize("ab a"));
    if (!source.empty())
        decode(model, source, {.maximumLength = 2, .target = {}, .interventions = {}});
}

}  // namespace attn::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    using namespace attn::fuzz;
    const char* name = std::getenv("FUZZED_READER");
    if (name && std::string_view(name) == "list") {
        for (const FuzzedReader& reader : allReaders())
            std::printf("%s %s\n", reader.name.c_str(), reader.seeds.c_str());
        std::exit(0);
    }
    if (const char* seed = std::getenv("FUZZED_SEED")) {
        writeExample(fuzzedReader(), seed);
        std::exit(0);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    attn::fuzz::reads(attn::fuzz::fuzzedReader(), {reinterpret_cast<const char*>(data), size});
    return 0;
}
