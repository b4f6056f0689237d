// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ct2_writer.h"
#include "tests/support/zip_bytes.h"

namespace attn::test {

// The files of a small package of Argos Translate.
inline NamedBytes argosFiles() {
    return {{"translate-a_x-1_0/metadata.json", R"({"from_code": "a", "to_code": "x"})"},
            {"translate-a_x-1_0/model/model.bin", ct2Bytes(6, 1)},
            {"translate-a_x-1_0/model/source_vocabulary.txt", "<blank>\n<s>\n</s>\na\nb\nc\n"},
            {"translate-a_x-1_0/model/target_vocabulary.json",
             R"(["<blank>", "<s>", "</s>", "<unk>", "x", "y"])"}};
}

inline std::string smallArgosPackage() {
    return zipBytes(argosFiles());
}

}  // namespace attn::test
