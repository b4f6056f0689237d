// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_kind.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);

std::string refusal(const std::string& path) {
    try {
        loadModel(path);
    } catch (const Error& error) {
        return error.what();
    }
    return "none";
}

TEST(FileKind, KnowsCommonFilesByTheirBeginning) {
    EXPECT_EQ(fileKind(png), "a PNG picture");
    EXPECT_EQ(fileKind("%PDF-1.7"), "a PDF document");
    EXPECT_EQ(fileKind("\xff\xd8\xff\xe0"), "a JPEG picture");
    EXPECT_EQ(fileKind("<!DOCTYPE html>"), "a web page");
    EXPECT_EQ(fileKind("this is no model"), "a text");
    EXPECT_EQ(fileKind(std::string("\x20\0\0\0\0\0\0\0{\"a\"", 12)), "");
    EXPECT_EQ(fileKind(""), "");
}

TEST(FileKind, IsSaidOfWhatIsNoModel) {
    const test::TemporaryFolder folder;
    for (const char* name : {"photo.safetensors", "photo.pt", "photo.png"}) {
        const std::string sentence = refusal(folder.write(name, png + std::string(2000, 'x')));
        EXPECT_THAT(sentence, EndsWith("it is a PNG picture.")) << name;
        EXPECT_THAT(sentence, Not(HasSubstr("727905341920923785")));
    }
    EXPECT_THAT(refusal(folder.write("short.png", png)), EndsWith("it is a PNG picture."));
    EXPECT_THAT(refusal(folder.write("notes.safetensors", "these are my notes")), EndsWith("it is a text."));
}

}  // namespace
}  // namespace attn
