// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <QDataStream>
#include <QImage>
#include <QProcess>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/compare/table_json.h"
#include "tests/support/paths.h"
#include "tests/support/small_disk.h"
#include "tests/ui/figures/sample_table.h"
#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/window_fixture.h"

namespace attn::test {
namespace {

// Starts the program itself, like a user does.
class ProgramTest : public WindowTest {
protected:
    struct Outcome {
        int code;
        QString out, err;
    };
    Outcome run(const QStringList& arguments, const QString& scale = {}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        if (!scale.isEmpty())
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
        process.setProcessEnvironment(environment);
        process.start(QString::fromStdString((programDir() / "attention-lab").string()), arguments);
        EXPECT_TRUE(process.waitForFinished(60000));
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    TemporaryFolder folder;
};

TEST_F(ProgramTest, WritesAPictureOfTheWindow) {
    const QString path = QString::fromStdString(folder.file("window.png"));
    const QStringList arguments = {"--text", "9 May 1998", "--steps",      "4",
                                   "--size", "1024x768",   "--screenshot", path};
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
    const QImage picture(path);
    EXPECT_EQ(picture.size(), QSize(1024, 768));
    EXPECT_EQ(run(arguments).code, 0);
    EXPECT_EQ(QImage(path), picture);  // gives the same picture again
    EXPECT_EQ(run(arguments, QStringLiteral("2")).code, 0);
    EXPECT_EQ(QImage(path).size(), QSize(2048, 1536));
}

TEST_F(ProgramTest, AFullDiskLeavesAGoodPictureWhole) {
    const std::string path = folder.write("window.png", "a good picture");
    const QStringList arguments = {"--text",   "9 May 1998",   "--size",
                                   "1024x768", "--screenshot", QString::fromStdString(path)};
    {
        const SmallDisk disk(1000);
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.code, 1);
        EXPECT_TRUE(outcome.err.contains(QStringLiteral("window.png: cannot be written: ")))
            << outcome.err.toStdString();
    }
    EXPECT_EQ(readBytes(path), "a good picture");
    EXPECT_EQ(folder.fileCount(), 1u);
}

// Uses the screens of lessons. The window of a first start, with its frame, fits the screen. So does a window
// whose saved place was on a larger screen.
TEST_F(ProgramTest, TheWindowFitsItsScreen) {
    const auto start = [&](QSize screen, double scale) {
        const std::string config = folder.write(
            "screen.json", QStringLiteral(R"({"screens": [{"name": "s", "x": 0, "y": 0, "width": %1,
                "height": %2, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": %3}]})")
                               .arg(screen.width() / scale)
                               .arg(screen.height() / scale)
                               .arg(scale)
                               .toStdString());
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                           QStringLiteral("offscreen:configfile=") + QString::fromStdString(config));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), QString::fromStdString(folder.file("config")));
        process.setProcessEnvironment(environment);
        process.start(QString::fromStdString((programDir() / "attention-lab").string()),
                      {"--quit-after-first-frame"});
        EXPECT_TRUE(process.waitForFinished(60000));
        EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
        const QSettings settings(
            QString::fromStdString(folder.file("config/attention-lab/attention-lab.conf")),
            QSettings::IniFormat);
        // Written like QWidget::saveGeometry does: two numbers before the frame.
        QDataStream stream(settings.value("window/geometry").toByteArray());
        quint32 magic = 0;
        quint16 major = 0, minor = 0;
        QRect frame;
        stream >> magic >> major >> minor >> frame;
        return frame;
    };
    struct Screen {
        QSize size;  // in device pixels
        double scale;
    };
    for (const Screen& screen :
         {Screen{{2560, 1600}, 1}, Screen{{1366, 768}, 1}, Screen{{1024, 768}, 1}, Screen{{2560, 1440}, 2}}) {
        for (const bool isFirst : {true, false}) {
            std::filesystem::remove_all(folder.file("config"));
            if (!isFirst) {
                EXPECT_GE(start({2560, 1600}, 1).height(), 980);
            }
            const QRect room(QPoint(0, 0), screen.size / screen.scale);
            const QRect frame = start(screen.size, screen.scale);
            EXPECT_TRUE(room.contains(frame)) << frame.width() << " x " << frame.height() << " on "
                                              << room.width() << " x " << room.height();
            EXPECT_GE(frame.height(), std::min(room.height() - 40, 980)) << "no room is wasted";
        }
    }
}

TEST_F(ProgramTest, WritesAPictureOfTrainMode) {
    const QString recipe = QString::fromStdString(folder.write("dot.json", R"({
        "task": "reverse", "pairs": 60, "held_out": 10, "batch": 4, "updates": 9,
        "model": {"encoder": {"hidden": 4, "embedding": 4}, "decoder": {"hidden": 8, "embedding": 4},
                  "attention": {"score": "dot"}}})"));
    const QString path = QString::fromStdString(folder.file("train.png"));
    const Outcome outcome = run({recipe, "--updates", "3", "--update", "1", "--text", "abc", "--size",
                                 "1024x768", "--screenshot", path});
    EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
    EXPECT_EQ(QImage(path).size(), QSize(1024, 768));
    const Outcome missing = run({"missing.json", "--screenshot", path});
    EXPECT_EQ(missing.code, 2);
    EXPECT_TRUE(missing.err.startsWith(QStringLiteral("attention-lab: missing.json")))
        << missing.err.toStdString();
}

// A picture of other data must not take the place of what cannot be read.
TEST_F(ProgramTest, WritesNoPictureOfInspectModeWithoutItsFiles) {
    const QString path = QString::fromStdString(folder.file("inspect.png"));
    const QString links = QString::fromStdString(folder.write("a.links", "0-0 1-1\n0-0\n"));
    const QString noise = QString::fromStdString(folder.write("noise.txt", "these are no links\n"));
    const QString gone = QString::fromStdString(folder.file("gone.links"));
    for (const QStringList& files : {QStringList{gone}, {links, "--gold", gone}, {noise}, {links, noise}}) {
        const Outcome outcome = run(QStringList{"--inspect"} + files + QStringList{"--screenshot", path});
        EXPECT_EQ(outcome.code, 2) << files.join(' ').toStdString();
        EXPECT_TRUE(outcome.err.startsWith(QStringLiteral("attention-lab: "))) << outcome.err.toStdString();
        EXPECT_FALSE(QFile::exists(path));
    }
    // What can be read with a note is a picture.
    const QString skipping = QString::fromStdString(folder.write("b.links", "0-0 1-1\n0-0 x\n0-0\n"));
    for (const QString& file : {links, skipping}) {
        EXPECT_EQ(run({"--inspect", file, "--screenshot", path}).code, 0) << file.toStdString();
        EXPECT_TRUE(QFile::remove(path));
    }
}

TEST_F(ProgramTest, WhatShowsNoWindowNeedsNoDisplay) {
    const QString table =
        QString::fromStdString(folder.write("t.json", tableToJson(sampleTable({"dot", "none"}, {1, 2}))));
    const QString out = QString::fromStdString(folder.file("t.svg"));
    for (const QStringList& arguments :
         {QStringList{"--help"}, {"--version"}, {"--render", table, "--out", out}}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":4711"));  // no display answers there
        process.setProcessEnvironment(environment);
        process.start(QString::fromStdString((programDir() / "attention-lab").string()), arguments);
        ASSERT_TRUE(process.waitForFinished(60000));
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << arguments.join(' ').toStdString();
        EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    }
    EXPECT_FALSE(readBytes(folder.file("t.svg")).empty());
}

TEST_F(ProgramTest, WrongInputIsOneSentence) {
    const QString bad = QString::fromStdString(folder.write("bad.safetensors", "x"));
    for (const QStringList& arguments :
         {QStringList{"--size", "12"}, {"--theme", "plaid"}, {"--nope"}, {bad}, {"missing.safetensors"}}) {
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.code, 2) << arguments.join(' ').toStdString();
        EXPECT_EQ(outcome.err.trimmed().count('\n'), 0) << outcome.err.toStdString();
        EXPECT_TRUE(outcome.err.startsWith(QStringLiteral("attention-lab: ")));
        EXPECT_TRUE(outcome.out.isEmpty());
    }
    const Outcome outcome =
        run({"--screenshot", QString::fromStdString(folder.file("no/such/folder/x.png"))});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_TRUE(outcome.err.contains("does not exist; make it first")) << outcome.err.toStdString();
}

TEST_F(ProgramTest, DrawsATableWithoutAWindow) {
    const QString table =
        QString::fromStdString(folder.write("t.json", tableToJson(sampleTable({"dot", "none"}, {1, 2}))));
    const QString out = QString::fromStdString(folder.file("t.png"));
    const Outcome outcome = run({"--render", table, "--out", out, "--size", "800x500", "--theme", "dark"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_TRUE(outcome.err.isEmpty()) << outcome.err.toStdString();
    EXPECT_EQ(QImage(out).size(), QSize(1600, 1000));
    const Outcome nowhere =
        run({"--render", table, "--out", QString::fromStdString(folder.file("no/such/x.png"))});
    EXPECT_EQ(nowhere.code, 2);
    EXPECT_TRUE(nowhere.err.contains(QStringLiteral("no/such does not exist"))) << nowhere.err.toStdString();
    const Outcome wrong =
        run({"--render", QString::fromStdString(folder.write("bad.json", "[")), "--out", out});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_TRUE(wrong.err.contains(QStringLiteral("bad.json: not JSON at line 1")))
        << wrong.err.toStdString();
}

TEST_F(ProgramTest, DrawsModelsWithoutAWindow) {
    const auto model = [&](const char* score) {
        return QString::fromStdString((resources()->path() / "models" / "dates" / score).string()) +
               QStringLiteral(".safetensors");
    };
    const auto file = [&](const char* name) { return QString::fromStdString(folder.file(name)); };
    for (const char* name : {"f.svg", "f.pdf", "f.csv", "f.json", "f.tex", "f.png"}) {
        const Outcome outcome = run({"--render", model("dot"), model("additive"), "--text", "9 May", "--view",
                                     "lanes", "--steps", "3", "--out", file(name)});
        EXPECT_EQ(outcome.code, 0) << name << outcome.err.toStdString();
        EXPECT_TRUE(outcome.err.isEmpty() && outcome.out.isEmpty()) << outcome.err.toStdString();
        EXPECT_FALSE(readBytes(folder.file(name)).empty()) << name;
    }
    const auto numbers = nlohmann::json::parse(readBytes(folder.file("f.json")));
    EXPECT_EQ(numbers["text"], "9 May");
    EXPECT_EQ(numbers["lanes"].size(), 2U);
    EXPECT_EQ(numbers["lanes"][0]["steps"].size(), 3U);
    EXPECT_EQ(run({"--render", model("dot"), model("additive"), "--text", "9 May", "--lane", "dot", "--size",
                   "900x700", "--scale", "1.5", "--theme", "dark", "--out", file("g.png")})
                  .code,
              0);
    EXPECT_EQ(QImage(file("g.png")).size(), QSize(1350, 1050));
    for (const char* view : {"lines", "difference", "beam"}) {
        const Outcome outcome = run({"--render", model("dot"), model("additive"), "--text", "9 May", "--view",
                                     view, "--lane", "dot", "--out", file("v.svg")});
        EXPECT_EQ(outcome.code, 0) << view << outcome.err.toStdString();
        EXPECT_FALSE(readBytes(folder.file("v.svg")).empty()) << view;
    }
    EXPECT_EQ(run({"--render", model("dot"), "--text", "9 May", "--view", "beam", "--beam", "2", "--out",
                   file("b.json")})
                  .code,
              0);
    EXPECT_EQ(nlohmann::json::parse(readBytes(folder.file("b.json")))["lanes"][0]["beam_width"], 2);
    const auto refusal = [&](const QStringList& more, const QString& out = QStringLiteral("x.svg")) {
        const Outcome outcome = run(QStringList{"--render", model("dot"), "--out", file("") + out} + more);
        EXPECT_EQ(outcome.code, 2) << more.join(' ').toStdString();
        EXPECT_EQ(outcome.err.trimmed().count('\n'), 0) << outcome.err.toStdString();
        return outcome.err;
    };
    EXPECT_TRUE(refusal({"--lane", "additive", "--text", "9 May"}).contains("choose dot"));
    EXPECT_TRUE(refusal({model("dot"), "--text", "9 May"}).contains("is named twice"));
    EXPECT_TRUE(refusal({"--text", ""}).contains("nothing to decode"));
    EXPECT_TRUE(refusal({"missing.safetensors"}).contains("missing.safetensors"));
    EXPECT_TRUE(refusal({}, QStringLiteral("no/such/x.svg")).contains("does not exist"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("x.svg")));
    // A picture of a model does not take its place.
    const QString picture = file("model.svg");
    std::filesystem::copy_file(model("dot").toStdString(), picture.toStdString());
    const std::string before = readBytes(picture.toStdString());
    const Outcome over = run({"--render", picture, "--text", "9 May", "--out", picture});
    EXPECT_EQ(over.code, 2);
    EXPECT_TRUE(over.err.contains("is read for this picture")) << over.err.toStdString();
    EXPECT_EQ(readBytes(picture.toStdString()), before);
}

TEST_F(ProgramTest, DrawsTheMapThatIsAskedFor) {
    const QString model = writeArchitecture(folder.path(), architectureOf("self_attention_transformer"));
    const std::string out = folder.file("map.json");
    const std::vector<std::pair<const char*, const char*>> maps = {
        {"encoder.1.2", "self-attention of the encoder, layer 1, head 2"},
        {"decoder.2.1", "self-attention of the decoder, layer 2, head 1"},
        {"cross.1.mean", "cross-attention, layer 1, mean of 2 heads"},
        {"rollout", "rollout of attention through all layers"}};
    for (const auto& [map, words] : maps) {
        const Outcome outcome =
            run({"--render", model, "--text", "9 May", "--map", map, "--out", QString::fromStdString(out)});
        EXPECT_EQ(outcome.code, 0) << map << outcome.err.toStdString();
        EXPECT_THAT(readBytes(out), testing::HasSubstr(words)) << map;
    }
    const Outcome wrong = run(
        {"--render", model, "--text", "9 May", "--map", "cross.3.1", "--out", QString::fromStdString(out)});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err.toStdString(),
                testing::HasSubstr("--map cross.3.1: this model has no attention map \"cross.3.1\"; it has"));
}

TEST_F(ProgramTest, HelpAndVersionSucceed) {
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_TRUE(run({"--version"}).out.startsWith(QStringLiteral("attention-lab ")));
}

}  // namespace
}  // namespace attn::test
