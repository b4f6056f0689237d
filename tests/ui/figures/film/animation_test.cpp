// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/animation.h"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>
#include <webp/demux.h>

#include <csignal>
#include <filesystem>

#include "core/base/error.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/figures/sample_film.h"
#include "ui/figures/film/webp_writer.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

ui::Animation animation(int lanes = 3) {
    ui::Animation film;
    film.lanes = filmLanes(lanes);
    film.updates = ui::filmUpdates(film.lanes, 100);
    film.title = QStringLiteral("a b c d e");
    film.theme = ui::makePictureTheme(ui::ThemeKind::Light, ui::ColourMap::Blues);
    return film;
}

struct DecodedFrame {
    QImage image;
    int end;  // ms
};

std::vector<DecodedFrame> decoded(const std::string& bytes) {
    const WebPData data = {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, nullptr);
    std::vector<DecodedFrame> frames;
    WebPAnimInfo info = {};
    if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info))
        return frames;
    while (WebPAnimDecoderHasMoreFrames(decoder)) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        if (!WebPAnimDecoderGetNext(decoder, &pixels, &end))
            break;
        const QImage image(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                           QImage::Format_RGBA8888);
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), end});
    }
    EXPECT_EQ(info.frame_count, frames.size());
    EXPECT_EQ(info.loop_count, 0u) << "for ever";
    WebPAnimDecoderDelete(decoder);
    return frames;
}

std::string problemOf(const std::function<void()>& work) {
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return "none";
}

TEST(Animation, DecodesToTheFramesThatWereDrawn) {
    const TemporaryFolder folder;
    const ui::Animation film = animation();
    std::vector<int> done;
    EXPECT_TRUE(ui::writeAnimation(film, QString::fromStdString(folder.file("a.webp")),
                                   {.publish = [&](int frame, int all) {
                                       EXPECT_EQ(all, 5);
                                       done.push_back(frame);
                                   }}));
    EXPECT_THAT(done, ElementsAre(1, 2, 3, 4, 5));
    const std::vector<DecodedFrame> frames = decoded(readBytes(folder.file("a.webp")));
    ASSERT_EQ(frames.size(), 5u);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        EXPECT_EQ(frames[i].image.size(), ui::animationSize(film));
        EXPECT_TRUE(frames[i].image == ui::animationFrame(film, i)) << "without loss, frame " << i;
        EXPECT_EQ(frames[i].end, 125 * (static_cast<int>(i) + 1) + (i == 4 ? 1000 : 0));
    }
}

TEST(Animation, HasItsSizeScaleRateAndTheme) {
    const TemporaryFolder folder;
    ui::Animation film = animation(8);
    film.theme = ui::makePictureTheme(ui::ThemeKind::Dark, ui::ColourMap::Grey);
    film.size = QSize(901, 507);
    film.scale = 2;
    film.framesPerSecond = 20;
    ui::writeAnimation(film, QString::fromStdString(folder.file("a.webp")));
    const std::vector<DecodedFrame> frames = decoded(readBytes(folder.file("a.webp")));
    ASSERT_EQ(frames.size(), 5u);
    EXPECT_EQ(frames[0].image.size(), QSize(1802, 1014));
    EXPECT_EQ(frames[0].image.pixelColor(2, 2), film.theme.card);
    EXPECT_EQ(frames[0].end, 50);
}

TEST(Animation, IsWrittenAsFramesToo) {
    const TemporaryFolder folder;
    const ui::Animation film = animation();
    EXPECT_TRUE(ui::writeAnimationFrames(film, QString::fromStdString(folder.file("frames"))));
    EXPECT_EQ(folder.fileCount(), 1u);
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.file("frames")))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    EXPECT_THAT(names, ElementsAre("frame-0001.png", "frame-0002.png", "frame-0003.png", "frame-0004.png",
                                   "frame-0005.png"));
    const QImage read(QString::fromStdString(folder.file("frames/frame-0003.png")));
    EXPECT_TRUE(read.convertToFormat(QImage::Format_RGB32) == ui::animationFrame(film, 2));
    // An empty folder is accepted, a full one is refused.
    std::filesystem::create_directory(folder.file("empty"));
    EXPECT_TRUE(ui::writeAnimationFrames(film, QString::fromStdString(folder.file("empty"))));
    EXPECT_THAT(
        problemOf([&] { ui::writeAnimationFrames(film, QString::fromStdString(folder.file("frames"))); }),
        HasSubstr("frames: is a folder that is not empty"));
}

TEST(Animation, CanBeStopped) {
    const TemporaryFolder folder;
    folder.write("a.webp", "as it was");
    for (const bool asFrames : {false, true}) {
        std::stop_source stop;
        const ui::AnimationProgress progress = {stop.get_token(), [&](int frame, int) {
                                                    if (frame == 2)
                                                        stop.request_stop();
                                                }};
        const QString out = QString::fromStdString(folder.file(asFrames ? "frames" : "a.webp"));
        EXPECT_FALSE(asFrames ? ui::writeAnimationFrames(animation(), out, progress)
                              : ui::writeAnimation(animation(), out, progress));
    }
    EXPECT_EQ(readBytes(folder.file("a.webp")), "as it was");
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(Animation, AKillWhileFramesAreDrawnLeavesNothing) {
    const TemporaryFolder folder;
    const QString out = QString::fromStdString(folder.file("frames"));
    const pid_t child = ::fork();
    if (child == 0) {
        ui::writeAnimationFrames(animation(), out, {{}, [](int frame, int) {
                                                        if (frame == 4)
                                                            ::kill(::getpid(), SIGKILL);
                                                    }});
        ::_exit(0);
    }
    ASSERT_GT(child, 0);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it was killed";
    EXPECT_EQ(folder.fileCount(), 0u);
}

TEST(Animation, SaysWhatIsWrongWithAPlaceOrASetting) {
    const TemporaryFolder folder;
    const QString nowhere = QString::fromStdString(folder.file("no/such/a.webp"));
    const QString there = QString::fromStdString(folder.file("a.webp"));
    EXPECT_THAT(problemOf([&] { ui::writeAnimation(animation(), nowhere); }),
                HasSubstr("no/such/a.webp: the folder "));
    EXPECT_THAT(problemOf([&] { ui::writeAnimationFrames(animation(), nowhere); }),
                HasSubstr("no/such does not exist; make it first."));
    const QString file = QString::fromStdString(folder.write("file", "x"));
    EXPECT_THAT(problemOf([&] { ui::writeAnimationFrames(animation(), file); }),
                HasSubstr("is a file, not a folder"));
    ui::Animation film = animation();
    film.framesPerSecond = 0;
    EXPECT_THAT(problemOf([&] { ui::writeAnimation(film, there); }), HasSubstr("from 0.1 to 100"));
    film = animation();
    film.size = QSize(60, 60);
    EXPECT_THAT(problemOf([&] { ui::writeAnimation(film, there); }),
                HasSubstr("an animation of 3 lanes does not fit into 60x60; give it at least "));
    film = animation();
    film.updates.clear();
    EXPECT_THAT(problemOf([&] { ui::writeAnimation(film, there); }), HasSubstr("no heatmap to draw"));
    EXPECT_THAT(problemOf([] { ui::WebpWriter(QSize(20'000, 10)); }), HasSubstr("at most 16383 on a side"));
    {
        const SmallDisk disk(1000);
        EXPECT_THAT(problemOf([&] { ui::writeAnimation(animation(), there); }),
                    HasSubstr("a.webp: cannot be written: "));
        EXPECT_THAT(problemOf([&] {
                        ui::writeAnimationFrames(animation(), QString::fromStdString(folder.file("frames")));
                    }),
                    HasSubstr("frames: cannot be written: "));
    }
    EXPECT_EQ(folder.fileCount(), 1u) << "nothing but the file that was there";
}

}  // namespace
}  // namespace attn::test
