// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/last_words.h"

#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>
#include <new>

namespace attn {
namespace {

constexpr int noMemoryCode = 1;

const char* programName = "";

// In one piece, so that nothing of another thread stands in between.
void say(const char* sentence) {
    const auto piece = [](const char* text) {
        return iovec{const_cast<char*>(text), std::strlen(text)};  // it is only read
    };
    const iovec line[] = {piece(programName), piece(": "), piece(sentence), piece("\n")};
    [[maybe_unused]] const ssize_t ignored = ::writev(STDERR_FILENO, line, static_cast<int>(std::size(line)));
}

// Allocates nothing.
[[noreturn]] void endProgram() {
    // Where memory runs out it may do so in several threads, and one sentence is enough.
    static std::atomic_flag isEnding;
    while (isEnding.test_and_set())
        ::pause();
    try {
        if (const std::exception_ptr problem = std::current_exception())
            std::rethrow_exception(problem);
    } catch (const std::bad_alloc&) {
        say(noMemorySentence);
        ::_exit(noMemoryCode);
    } catch (const std::exception& problem) {
        say(problem.what());
    } catch (...) {
    }
    std::abort();
}

}  // namespace

void sayLastWords(const char* program) {
    programName = program;
    std::set_terminate(endProgram);
}

}  // namespace attn
