// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/launch_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <filesystem>

#include "core/base/error.h"
#include "core/tasks/task.h"
#include "core/train/setup/run_setup.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

ui::LaunchOptions parse(const QStringList& arguments) {
    return ui::parseLaunchOptions(QStringList{QStringLiteral("attention-lab")} + arguments);
}

std::string refusalOf(const QStringList& arguments) {
    try {
        parse(arguments);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "";
}

TEST(LaunchOptions, ReadsEverything) {
    const ui::LaunchOptions options =
        parse({"a.safetensors", "--text", "9 May 1998", "--steps", "7", "--theme", "dark", "--size",
               "1024x768", "--screenshot", "out.png", "b.safetensors"});
    EXPECT_EQ(options.models, QStringList({"a.safetensors", "b.safetensors"}));
    EXPECT_EQ(options.text, QStringLiteral("9 May 1998"));
    EXPECT_EQ(options.steps, 7);
    EXPECT_EQ(options.theme, ui::ThemeKind::Dark);
    EXPECT_EQ(options.size, QSize(1024, 768));
    EXPECT_EQ(options.screenshot, QStringLiteral("out.png"));
    EXPECT_TRUE(options.answer.isEmpty());
}

TEST(LaunchOptions, AModelOfAnotherProgramIsNoRecipe) {
    const TemporaryFolder folder;
    const QString config = QString::fromStdString(folder.write("config.json", R"({"model_type": "marian"})"));
    EXPECT_EQ(parse({config}).models, QStringList(config));
    EXPECT_FALSE(parse({config}).trains);
    folder.write("config.json", R"({"task": "dates"})");
    EXPECT_EQ(parse({config}).runs, QStringList(config));
}

TEST(LaunchOptions, TrainModeHasItsOwn) {
    const ui::LaunchOptions options = parse({"--train", "--example", "reverse", "--text", "abc", "--updates",
                                             "500", "--update", "130", "--screenshot", "out.png"});
    EXPECT_TRUE(options.trains);
    EXPECT_EQ(options.example, QStringLiteral("reverse"));
    EXPECT_EQ(options.updates, 500);
    EXPECT_EQ(options.update, 130);
    for (const QStringList& files : {QStringList{"lecture.attnrun"}, {"a.json", "b.json"}}) {
        EXPECT_TRUE(parse(files).trains);
        EXPECT_EQ(parse(files).runs, files);
        EXPECT_TRUE(parse(files).models.isEmpty());
    }
    EXPECT_THAT(refusalOf({"--train", "a.safetensors"}), testing::StartsWith("a.safetensors: "));
    EXPECT_THAT(refusalOf({"a.json", "a.safetensors"}), testing::StartsWith("a.safetensors: "));
    EXPECT_THAT(refusalOf({"--updates", "5"}), testing::HasSubstr("--train"));
    EXPECT_THAT(refusalOf({"--train", "--steps", "5"}), testing::HasSubstr("--updates"));
    EXPECT_THAT(refusalOf({"--train", "--updates", "-1"}), testing::HasSubstr("from 0 to"));
    EXPECT_THAT(refusalOf({"--train", "--render", "t.json", "--out", "t.svg"}),
                testing::HasSubstr("--render"));
}

TEST(LaunchOptions, ASessionIsOpenedByItself) {
    const ui::LaunchOptions options =
        parse({"lesson.attnlab", "--theme", "dark", "--size", "1024x768", "--screenshot", "out.png"});
    EXPECT_EQ(options.session, QStringLiteral("lesson.attnlab"));
    EXPECT_TRUE(options.models.isEmpty());
    EXPECT_FALSE(options.trains);
    for (const QStringList& more : {QStringList{"a.safetensors"},
                                    {"b.attnlab"},
                                    {"a.attnrun"},
                                    {"--train"},
                                    {"--example", "dates"},
                                    {"--text", "abc"},
                                    {"--steps", "3"},
                                    {"--updates", "3"}})
        EXPECT_THAT(refusalOf(QStringList{"lesson.attnlab"} + more),
                    testing::HasSubstr(".attnlab: a session "))
            << more.front().toStdString();
    EXPECT_THAT(refusalOf({"lesson.attnlab", "--render", "t.json", "--out", "t.svg"}),
                testing::HasSubstr("--render"));
}

TEST(LaunchOptions, NothingIsGiven) {
    const ui::LaunchOptions options = parse({});
    EXPECT_TRUE(options.models.isEmpty());
    EXPECT_FALSE(options.text || options.steps || options.theme || options.size);
    EXPECT_EQ(parse({"--text", ""}).text, QString());
}

TEST(LaunchOptions, HelpAndVersion) {
    EXPECT_THAT(parse({"--help"}).answer.toStdString(), testing::HasSubstr("--screenshot"));
    EXPECT_THAT(parse({"--help"}).answer.toStdString(), testing::Not(testing::HasSubstr("quit-after")));
    EXPECT_THAT(parse({"--version"}).answer.toStdString(), testing::StartsWith("attention-lab "));
}

// The manual page is written by hand.
TEST(LaunchOptions, StandInTheManualPage) {
    QFile file(QString::fromStdString((projectDir() / "resources/desktop/attention-lab.1").string()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString page =
        QString::fromUtf8(file.readAll()).remove(QRegularExpression(QStringLiteral("\\\\(f.)?")));
    static const QRegularExpression option(QStringLiteral("^  (?:-., )?(--[a-z-]+)"),
                                           QRegularExpression::MultilineOption);
    auto options = option.globalMatch(parse({"--help"}).answer);
    ASSERT_TRUE(options.hasNext());
    while (options.hasNext()) {
        const QString name = options.next().captured(1);
        EXPECT_TRUE(page.contains(QRegularExpression(name + QStringLiteral("(?![a-z-])"))))
            << name.toStdString();
    }
}

TEST(LaunchOptions, FilesOfTheProgramAreFoundInAnyFolder) {
    const test::TemporaryFolder folder;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const QString model = QStringLiteral("resources/models/reverse/dot.safetensors");
    EXPECT_EQ(parse({model}).models.front().toStdString(),
              (resourceDir() / "models/reverse/dot.safetensors").string());
    EXPECT_TRUE(QFile::exists(parse({"--render", model, "--out", "r.svg"}).models.front()));
    EXPECT_EQ(parse({"nothere.safetensors"}).models.front(), QStringLiteral("nothere.safetensors"));
    std::filesystem::current_path(before);
}

TEST(LaunchOptions, RenderIsOfOneTable) {
    const ui::LaunchOptions options = parse({"--render", "table.json", "--out", "picture.SVG", "--what",
                                             "exact_match", "--theme", "projector", "--size", "800x500"});
    EXPECT_EQ(options.render, QStringLiteral("table.json"));
    EXPECT_EQ(options.out, QStringLiteral("picture.SVG"));
    EXPECT_EQ(options.what, QStringLiteral("exact_match"));
    EXPECT_EQ(options.theme, ui::ThemeKind::Projector);
    EXPECT_EQ(options.size, QSize(800, 500));
    for (const QStringList& nameless :
         {QStringList{"--render", "t.json"}, {"--render", "t.json", "--out", ""}})
        EXPECT_THAT(refusalOf(nameless), testing::HasSubstr("t.json: the picture has no name"));
    EXPECT_THAT(refusalOf({"--render", "t.json", "--out", "x.jpg"}), testing::HasSubstr("x.jpg"));
    EXPECT_THAT(refusalOf({"--render", "", "--out", "x.png"}), testing::HasSubstr("expected a table"));
    EXPECT_THAT(refusalOf({"--render", "t.json", "--out", "x.png", "model.safetensors"}),
                testing::HasSubstr("leave other files"));
    EXPECT_THAT(refusalOf({"--out", "x.png"}), testing::HasSubstr("--render TABLE.json"));
}

TEST(LaunchOptions, RenderIsOfModels) {
    const ui::LaunchOptions options =
        parse({"--render", "a.safetensors", "b.safetensors", "--text", "9 May", "--out", "x.pdf"});
    ASSERT_TRUE(options.figure);
    EXPECT_TRUE(options.render.isEmpty());
    EXPECT_EQ(options.models, QStringList({"a.safetensors", "b.safetensors"}));
    EXPECT_EQ(options.figure->view, QStringLiteral("lanes"));
    EXPECT_EQ(parse({"--render", "a.safetensors", "--out", "x.png"}).figure->view, QStringLiteral("heatmap"));
    EXPECT_EQ(parse({"--render", "a.safetensors", "--out", "x.png", "--scale", "2.5"}).figure->scale, 2.5);
    const auto wrong = [](const QStringList& more) {
        return refusalOf(QStringList{"--render", "a.safetensors"} + more);
    };
    EXPECT_THAT(wrong({}), testing::HasSubstr("--out"));
    EXPECT_THAT(wrong({"--out", "x.gif"}), testing::HasSubstr(".png, .svg, .pdf, .csv, .json or .tex"));
    const ui::LaunchOptions beam = parse({"--render", "a.safetensors", "--out", "x.svg", "--view", "beam",
                                          "--beam", "8", "--length-power", "0.6", "--refill"});
    EXPECT_EQ(beam.figure->beamWidth, 8);
    EXPECT_TRUE(beam.figure->refillsBeam);
    EXPECT_EQ(beam.figure->lengthPower, 0.6);
    EXPECT_THAT(wrong({"--out", "x.svg", "--view", "lines", "--beam", "8"}),
                testing::HasSubstr("--view lines searches no beam"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--view", "lines", "--refill"}),
                testing::HasSubstr("--refill: --view lines searches no beam"));
    for (const char* width : {"0", "21", "2.5", "x"})
        EXPECT_THAT(wrong({"--out", "x.svg", "--view", "beam", "--beam", width}),
                    testing::HasSubstr("expected a whole number from 1 to 20"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--view", "beam", "--length-power", "3"}),
                testing::HasSubstr("expected a number from 0 to 2"));
    EXPECT_EQ(parse({"--render", "a.safetensors", "b.safetensors", "--out", "x.svg", "--view", "difference",
                     "--lane", "dot"})
                  .figure->lane,
              QStringLiteral("dot"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--view", "plaid"}), testing::HasSubstr("choose heatmap"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--view", "lanes", "--lane", "dot"}),
                testing::HasSubstr("all lanes"));
    EXPECT_THAT(wrong({"--out", "x.png", "--scale", "11"}), testing::HasSubstr("from 0.5 to 10"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--scale", "2"}), testing::HasSubstr("--scale is of PNG pictures"));
    EXPECT_THAT(wrong({"--out", "x.csv", "--theme", "dark"}), testing::HasSubstr("--theme is of pictures"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--what", "summary"}), testing::HasSubstr("--what"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--train"}), testing::HasSubstr("--train"));
    EXPECT_THAT(wrong({"--out", "x.svg", "--screenshot", "x.png"}), testing::HasSubstr("--screenshot"));
    EXPECT_THAT(refusalOf({"--render", "--text", "9 May", "--out", "x.svg"}),
                testing::HasSubstr("--render: expected a model or a table of attnlab compare, found the "
                                   "option --text"));
    EXPECT_THAT(wrong({"--out", "--scale", "2"}), testing::HasSubstr("found the option --scale"));
    for (const char* nameless : {".svg", "pictures/.svg"})
        EXPECT_THAT(wrong({"--out", nameless}), testing::HasSubstr("no name before its ending"));
    EXPECT_THAT(refusalOf({"--render", "t.json", "--out", ".svg"}),
                testing::HasSubstr("no name before its ending"));
    EXPECT_THAT(refusalOf({"--render", "t.json", "--out", "x.svg", "--view", "lanes"}),
                testing::HasSubstr("t.json is a table"));
    EXPECT_THAT(refusalOf({"--view", "lanes"}), testing::HasSubstr("--render MODEL"));
    EXPECT_THAT(parse({"--help"}).answer.toStdString(),
                testing::HasSubstr("What --render draws of models: heatmap, lanes,"));
}

TEST(LaunchOptions, AMapIsChosenForModels) {
    EXPECT_EQ(parse({"a.safetensors", "--map", "cross.2.1"}).map, QStringLiteral("cross.2.1"));
    EXPECT_EQ(parse({"--render", "a.safetensors", "--out", "x.svg", "--map", "rollout"}).map,
              QStringLiteral("rollout"));
    EXPECT_THAT(refusalOf({"--map", "cross"}), testing::HasSubstr("that is no attention map"));
    EXPECT_THAT(refusalOf({"a.attnlab", "--map", "rollout"}), testing::HasSubstr("or the session"));
    EXPECT_THAT(refusalOf({"--train", "--map", "rollout"}), testing::HasSubstr("or --train"));
    EXPECT_THAT(refusalOf({"--inspect", "--map", "rollout"}), testing::HasSubstr("or --inspect"));
    EXPECT_THAT(refusalOf({"--render", "t.json", "--out", "x.svg", "--map", "rollout"}),
                testing::HasSubstr("t.json is a table"));
}

TEST(LaunchOptions, TrainModeTakesTheExampleOfEveryTaskWithRecipes) {
    for (const TaskDescription& task : tasks()) {
        EXPECT_TRUE(hasUsualSetup(task.id)) << task.id;
        EXPECT_EQ(parse({"--train", "--example", QString::fromStdString(task.id)}).example.toStdString(),
                  task.id);
    }
    EXPECT_THAT(refusalOf({"--train", "--example", "sortt"}),
                testing::HasSubstr("--example sortt: there is no such task; did you mean \"sort\"?"));
}

TEST(LaunchOptions, WrongValuesAreNamed) {
    EXPECT_THAT(refusalOf({"--theme", "plaid"}), testing::HasSubstr("plaid"));
    for (const char* size : {"12", "0x0", "axb", "1024x", "99999x99999", "-5x7"})
        EXPECT_THAT(refusalOf({"--size", size}), testing::HasSubstr("--size")) << size;
    for (const char* steps : {"x", "-1", "1.5", "99999999999"})
        EXPECT_THAT(refusalOf({QStringLiteral("--steps=%1").arg(steps)}), testing::HasSubstr("--steps"))
            << steps;
    EXPECT_THAT(refusalOf({"--screenshot", "picture.jpg"}), testing::HasSubstr(".png"));
    EXPECT_THAT(refusalOf({"--nonsense"}), testing::HasSubstr("nonsense"));
    EXPECT_THAT(refusalOf({"--text", QString(1001, 'x')}), testing::HasSubstr("1001"));
    EXPECT_NE(refusalOf({"--theme"}), "");
}

}  // namespace
}  // namespace attn::test
