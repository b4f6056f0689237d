// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paths.h"

namespace attn::test {

std::filesystem::path projectDir() {
    return ATTN_PROJECT_DIR;
}

std::filesystem::path programDir() {
    return ATTN_PROGRAM_DIR;
}

}  // namespace attn::test
