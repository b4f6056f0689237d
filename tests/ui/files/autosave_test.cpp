// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/autosave.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <filesystem>

#include "core/base/error.h"
#include "core/runs/run_file.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_disk.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class AutosaveTest : public testing::Test {
protected:
    void SetUp() override { QDir(ui::Autosave::folder()).removeRecursively(); }
    void TearDown() override { QDir(ui::Autosave::folder()).removeRecursively(); }

    ui::Autosave::Source source() {
        return [this] { return m_run; };
    }
    static int files() {
        return static_cast<int>(QDir(ui::Autosave::folder()).entryList(QDir::Files | QDir::Hidden).size());
    }
    // Simulates that the process with the copy was killed: the lock names a process that no longer exists.
    static void orphan(const QString& path) {
        QProcess gone;
        gone.start(QStringLiteral("true"), QStringList());
        ASSERT_TRUE(gone.waitForStarted());
        const qint64 pid = gone.processId();
        ASSERT_TRUE(gone.waitForFinished());
        QFile lock(path + QStringLiteral(".lock"));
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        lock.write(QByteArray::number(pid) + "\nattention-lab-tests\n" +
                   QSysInfo::machineHostName().toUtf8() + '\n');
    }
    static QString copyLeftBehind(const SavedRun& run) {
        QDir().mkpath(ui::Autosave::folder());
        const QString path = ui::Autosave::folder() + QStringLiteral("/left.attnrun");
        saveRun(run, path.toStdString());
        orphan(path);
        return path;
    }

    std::shared_ptr<const SavedRun> m_run = std::make_shared<const SavedRun>(sampleRun());
};

TEST_F(AutosaveTest, WritesWhatIsNewAndNothingWithoutARun) {
    m_run.reset();
    ui::Autosave autosave(source());
    autosave.setInterval(20);
    QSignalSpy written(&autosave, &ui::Autosave::written);
    autosave.noteChange();
    QTest::qWait(100);
    EXPECT_FALSE(QDir(ui::Autosave::folder()).exists());
    m_run = std::make_shared<const SavedRun>(sampleRun());
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 1; }));
    EXPECT_EQ(loadRun(autosave.path().toStdString()).lanes.size(), 4u);
    EXPECT_EQ(files(), 2) << "the copy and its lock";
    QTest::qWait(100);
    EXPECT_EQ(written.count(), 1) << "nothing is new";
    autosave.noteChange();
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 2; }));
    autosave.discard();
    EXPECT_EQ(files(), 0);
    EXPECT_EQ(autosave.path(), QString());
}

TEST_F(AutosaveTest, OnlyTheOwnerCanReadACopy) {
    // As an older version left it.
    ASSERT_TRUE(QDir().mkpath(ui::Autosave::folder()));
    QFile::setPermissions(ui::Autosave::folder(), QFile::Permissions(0x7755));
    ui::Autosave autosave(source());
    QSignalSpy written(&autosave, &ui::Autosave::written);
    for (int i = 1; i <= 2; ++i) {
        autosave.writeNow();
        ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == i; }));
        EXPECT_EQ(std::filesystem::status(ui::Autosave::folder().toStdString()).permissions(),
                  std::filesystem::perms::owner_all);
        EXPECT_EQ(std::filesystem::status(autosave.path().toStdString()).permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    }
    autosave.discard();
}

TEST_F(AutosaveTest, AFirstCopyComesSoonAndTheNextAfterAnInterval) {
    EXPECT_EQ(ui::runCopies().first, 10'000);
    EXPECT_LE(ui::runCopies().interval, 60'000);
    const ui::AutosaveKind kind = {.suffix = QStringLiteral(".attnrun"),
                                   .subject = QStringLiteral("the run"),
                                   .endedBefore = {},
                                   .back = {},
                                   .first = 40,
                                   .interval = 600,
                                   .describe = {}};
    ui::Autosave autosave(kind, [this]() -> ui::Autosave::Write {
        return [run = m_run](const std::string& path, const std::stop_token&) { return saveRun(*run, path); };
    });
    QSignalSpy written(&autosave, &ui::Autosave::written);
    QTest::qWait(80);
    EXPECT_EQ(written.count(), 0) << "nothing is new";
    QElapsedTimer clock;
    clock.start();
    autosave.noteChange();
    autosave.noteChange();
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 1; }));
    EXPECT_GE(clock.elapsed(), 40);
    EXPECT_LT(clock.restart(), 600);
    autosave.noteChange();
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 2; }));
    EXPECT_GE(clock.elapsed(), 550);
    autosave.discard();
}

TEST_F(AutosaveTest, WritesOnDemand) {
    ui::Autosave autosave(source());
    QSignalSpy written(&autosave, &ui::Autosave::written);
    autosave.writeNow();
    EXPECT_TRUE(autosave.isWriting());
    autosave.writeNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 2; })) << "one after the other";
    autosave.writeNow();
    autosave.discard();
    QTest::qWait(50);
    EXPECT_EQ(files(), 0) << "a write that was going on is gone, too";
    EXPECT_EQ(written.count(), 2);
}

TEST_F(AutosaveTest, LeavesTheRunsOfLivingWindowsAlone) {
    ui::Autosave autosave(source());
    QSignalSpy written(&autosave, &ui::Autosave::written);
    autosave.writeNow();
    ASSERT_TRUE(written.wait());
    EXPECT_TRUE(ui::Autosave::leftBehind().empty());
    ui::Autosave::remove(autosave.path());
    EXPECT_TRUE(QFile::exists(autosave.path()));
    ui::Autosave other(source());
    EXPECT_THROW(ui::Autosave::hold(autosave.path()), Error);
    QSignalSpy otherWritten(&other, &ui::Autosave::written);
    other.writeNow();
    ASSERT_TRUE(otherWritten.wait());
    EXPECT_NE(other.path(), autosave.path());
}

TEST_F(AutosaveTest, OffersWhatADeadProcessLeft) {
    const QString path = copyLeftBehind(*m_run);
    const auto left = ui::Autosave::leftBehind();
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0].path, path);
    EXPECT_EQ(left[0].what, QStringLiteral("Dates to ISO, 4 lanes, update 8"));
    EXPECT_EQ(left[0].problem, QString());
    EXPECT_LT(left[0].when.secsTo(QDateTime::currentDateTime()), 60);
    EXPECT_EQ(ui::Autosave::leftBehind().size(), 1u) << "looking takes nothing";
    {
        ui::Autosave autosave(source());
        std::shared_ptr<QLockFile> lock = ui::Autosave::hold(path);
        EXPECT_TRUE(ui::Autosave::leftBehind().empty()) << "somebody reads it";
        EXPECT_EQ(loadRun(path.toStdString()).pin, m_run->pin);
        autosave.takeOver(path, std::move(lock));
        EXPECT_EQ(autosave.path(), path);
        EXPECT_TRUE(ui::Autosave::leftBehind().empty()) << "it has an owner";
        QSignalSpy written(&autosave, &ui::Autosave::written);
        autosave.writeNow();
        ASSERT_TRUE(written.wait());
        EXPECT_EQ(autosave.path(), path) << "in its own place";
    }
    ASSERT_EQ(ui::Autosave::leftBehind().size(), 1u) << "not saved, not closed: still offered";
    ui::Autosave::remove(path);
    EXPECT_EQ(files(), 0);
}

TEST_F(AutosaveTest, SaysWhatCannotBeRead) {
    const QString path = copyLeftBehind(*m_run);
    QFile file(path);
    ASSERT_TRUE(file.resize(100));
    const auto left = ui::Autosave::leftBehind();
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0].what, QString());
    EXPECT_THAT(left[0].problem.toStdString(), HasSubstr("left.attnrun: not a whole safetensors file"));
    EXPECT_TRUE(QFile::exists(path)) << "for whoever can mend it";
    // A lock without a copy is removed without a question.
    ASSERT_TRUE(QFile::remove(path));
    orphan(path);
    EXPECT_TRUE(ui::Autosave::leftBehind().empty());
    EXPECT_EQ(files(), 0);
}

TEST_F(AutosaveTest, ReportsAFullDiskOnce) {
    ui::Autosave autosave(source());
    QSignalSpy written(&autosave, &ui::Autosave::written), failed(&autosave, &ui::Autosave::failed);
    {
        const SmallDisk disk(500);
        autosave.setInterval(10);
        autosave.writeNow();
        ASSERT_TRUE(failed.wait());
        QTest::qWait(200);
        EXPECT_EQ(failed.count(), 1);
        EXPECT_THAT(failed[0][0].toString().toStdString(), HasSubstr("cannot be written: "));
        EXPECT_EQ(written.count(), 0);
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return written.count() == 1; })) << "tried again";
    {
        const SmallDisk disk(500);
        autosave.writeNow();
        ASSERT_TRUE(QTest::qWaitFor([&] { return failed.count() == 2; })) << "once more after a success";
    }
    EXPECT_EQ(loadRun(autosave.path().toStdString()).lanes.size(), 4u) << "the old copy";
    autosave.discard();
}

TEST_F(AutosaveTest, ReportsAFolderThatCannotBeMade) {
    const QString parent = QFileInfo(ui::Autosave::folder()).path();
    QDir().mkpath(parent);
    QFile inTheWay(ui::Autosave::folder());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    ui::Autosave autosave(source());
    QSignalSpy failed(&autosave, &ui::Autosave::failed);
    autosave.writeNow();
    autosave.writeNow();
    EXPECT_EQ(failed.count(), 1);
    EXPECT_THAT(failed[0][0].toString().toStdString(), HasSubstr("so there is no safety copy of the run"));
    inTheWay.close();
    inTheWay.remove();
}

}  // namespace
}  // namespace attn::test
