// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/last_words.h"

#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

namespace attn {
namespace {

constexpr int noMemoryCode = 1;

const char* programName = "";

void put(const char* text) {
    [[maybe_unused]] const ssize_t ignored = ::write(STDERR_FILENO, text, std::strlen(text));
}

// Allocates nothing.
[[noreturn]] void endProgram() {
    try {
        if (const std::exception_ptr problem = std::current_exception())
            std::rethrow_exception(problem);
    } catch (const std::bad_alloc&) {
        put(programName);
        put(": ");
        put(noMemorySentence);
        put("\n");
        ::_exit(noMemoryCode);
    } catch (const std::exception& problem) {
        put(programName);
        put(": ");
        put(problem.what());
        put("\n");
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
