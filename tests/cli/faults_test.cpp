// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/paths.h"
#include "tests/support/python.h"
#include "tests/support/run_program.h"

namespace attn::test {
namespace {

// A small part of tests/faults/run.sh: each call that writes a file fails once.
TEST(FaultsTest, AFileThatCannotBeWrittenLeavesTheOldOneAndASentence) {
    const std::filesystem::path library = programDir() / "../lib/libattn_faults.so";
    if (!std::filesystem::exists(library) || !std::filesystem::exists(python))
        GTEST_SKIP() << "needs Python and " << library.string() << ", which a sanitizer's build lacks";
    const ProgramResult result =
        runProgram(python, {(projectDir() / "tests/faults/faults.py").string(), programDir().string(),
                            library.string(), "--quick", "--jobs", "2"});
    EXPECT_EQ(result.code, 0) << result.out << result.err;
}

}  // namespace
}  // namespace attn::test
