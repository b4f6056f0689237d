// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/file_name.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(FileNameFor, KeepsLettersDigitsAndDots) {
    EXPECT_EQ(fileNameFor(QStringLiteral("Luong dot 1.5")), QStringLiteral("Luong-dot-1.5"));
    EXPECT_EQ(fileNameFor(QStringLiteral("größe_2")), QStringLiteral("größe-2"));
}

TEST(FileNameFor, NamesNoFolderAndNoHiddenFile) {
    EXPECT_EQ(fileNameFor(QStringLiteral("../../etc/passwd")), QStringLiteral("-.-..-etc-passwd"));
    EXPECT_EQ(fileNameFor(QStringLiteral(".bashrc")), QStringLiteral("-bashrc"));
    EXPECT_EQ(fileNameFor(QStringLiteral("a\\b:c")), QStringLiteral("a-b-c"));
    EXPECT_EQ(fileNameFor(QString(QChar(0)) + QStringLiteral("x\n\u202ey")), QStringLiteral("-x--y"));
    EXPECT_EQ(fileNameFor(QString()), QStringLiteral("-"));
}

TEST(FileNameFor, FitsIntoAFileSystem) {
    EXPECT_EQ(fileNameFor(QString(100'000, QLatin1Char('a'))).size(), 150);
    EXPECT_LE(fileNameFor(QString(100'000, QChar(0x4e2d))).toUtf8().size(), 150);
}

}  // namespace
}  // namespace attn::ui
