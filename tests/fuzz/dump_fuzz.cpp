// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds, a reader takes it or says in a sentence why not; what it took can be measured.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "core/error.h"
#include "core/inspect/dump.h"
#include "core/inspect/gold.h"
#include "core/inspect/measure.h"

namespace {

// A file in memory, the same for all inputs.
std::string pathWith(const std::uint8_t* data, std::size_t size) {
    static const int file = memfd_create("fuzzed", 0);
    if (file < 0 || ftruncate(file, 0) != 0 || pwrite(file, data, size, 0) != static_cast<ssize_t>(size))
        std::abort();
    return "/proc/self/fd/" + std::to_string(file);
}

void readAsGold(const std::string& path) {
    attn::GoldTexts texts;
    for (long number = 0; number < 3; ++number)
        texts.sentences.push_back({number, 5, 6});
    const attn::GoldLinks gold = attn::readGold(path, texts);
    attn::goldAsPharaoh(gold, 3);
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string path = pathWith(data, size), reader = ATTN_FUZZED;
    try {
        if (reader == "gold")
            readAsGold(path);
        else
            readAsDump(path, reader);
    } catch (const attn::Error& error) {
        if (std::string_view(error.what()).empty())
            std::abort();
    }
    return 0;
}
