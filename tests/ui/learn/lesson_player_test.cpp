// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_player.h"

#include <gmock/gmock.h>

#include <QFile>
#include <QSignalSpy>

#include "core/lessons/format/lesson_file.h"
#include "core/lessons/progress/lesson_progress.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

TEST(LessonPlayerTest, ProgressThatCouldNotBeKeptIsKeptLater) {
    const TemporaryFolder folder;
    const std::string path = folder.file("progress/progress.json");
    folder.write("progress", "a file where a folder is expected");
    ui::LessonPlayer player(QString::fromStdString(path));
    QSignalSpy problems(&player, &ui::LessonPlayer::problem);
    player.open(loadLesson(writeSampleLesson(folder)));
    player.next();
    player.back();
    player.next();
    EXPECT_EQ(problems.count(), 1) << "it is said once";
    std::filesystem::remove(folder.file("progress"));
    player.back();
    EXPECT_TRUE(loadProgress(path).lessons.contains("sample"));
    EXPECT_EQ(problems.count(), 1);
    std::filesystem::remove_all(folder.file("progress"));
    folder.write("progress", "it is a file again");
    player.next();
    EXPECT_EQ(problems.count(), 2) << "another problem is said";
}

}  // namespace
}  // namespace attn::test
