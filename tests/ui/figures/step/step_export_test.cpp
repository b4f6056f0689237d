// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/step_export.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <QImage>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "tests/support/small_disk.h"
#include "tests/ui/figures/step_sample.h"
#include "ui/figures/step/beam_finder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class StepExportTest : public testing::Test {
protected:
    std::string refusal(const QString& path) {
        ui::StepExport request;
        request.figure = sample.figure();
        try {
            ui::writeExport(request, path);
        } catch (const Error& error) {
            return error.what();
        }
        return "";
    }
    QString file(const char* name) const { return QString::fromStdString(folder.file(name)); }

    StepSample sample;
    TemporaryFolder folder;
};

TEST_F(StepExportTest, NumbersAreThoseOfTheTrace) {
    ui::StepExport request;
    request.figure = sample.figure(QStringLiteral("lanes"));
    ui::writeExport(request, file("all.json"));
    const auto whole = nlohmann::json::parse(readBytes(folder.file("all.json")));
    EXPECT_EQ(whole["text"], "9 May 1998");
    ASSERT_EQ(whole["lanes"].size(), 3U);
    for (std::size_t lane = 0; lane < 3; ++lane) {
        const DecodeTrace& trace = *request.figure.lanes[lane].lane->trace;
        const auto& steps = whole["lanes"][lane]["steps"];
        ASSERT_EQ(steps.size(), 4U);
        for (std::size_t row = 0; row < 4; ++row) {
            ASSERT_EQ(steps[row]["weights"].size(),
                      static_cast<std::size_t>(trace.steps[row].alignment().weights.size()));
            for (Index j = 0; j < trace.steps[row].alignment().weights.size(); ++j)
                EXPECT_EQ(steps[row]["weights"][static_cast<std::size_t>(j)].get<Real>(),
                          trace.steps[row].alignment().weights[j]);
        }
    }
    // Each lane has its own table with a title.
    ui::writeExport(request, file("all.tex"));
    for (const char* caption : {"\\caption{Additive attention, model additive.safetensors",
                                "\\caption{Dot attention, model dot.safetensors"})
        EXPECT_THAT(readBytes(folder.file("all.tex")), HasSubstr(caption));
    request.figure.caption = QStringLiteral("Mine");
    ui::writeExport(request, file("all.tex"));
    EXPECT_THAT(readBytes(folder.file("all.tex")), HasSubstr("\\caption{Dot: Mine}"));
    // The figure has one lane where the view shows one.
    request.figure = sample.figure(QStringLiteral("heatmap"), 1);
    ui::writeExport(request, file("one.csv"));
    EXPECT_THAT(readBytes(folder.file("one.csv")), HasSubstr("\r\nDot,weight,4,"));
    EXPECT_THAT(readBytes(folder.file("one.csv")), testing::Not(HasSubstr("Additive")));
    request.decimals = 5;
    ui::writeExport(request, file("one.tex"));
    const double weight =
        static_cast<double>(request.figure.lanes[1].lane->trace->steps[0].alignment().weights[0]);
    EXPECT_THAT(readBytes(folder.file("one.tex")),
                HasSubstr(QByteArray::number(weight, 'f', 5).toStdString()));
}

TEST_F(StepExportTest, NumbersOfABeamAreItsHypotheses) {
    ui::StepExport request;
    request.figure = sample.figure(QStringLiteral("beam"), 1);
    request.figure.beam.width = 3;
    const auto found = ui::foundBeam(request.figure);
    ui::writeExport(request, file("beam.json"));
    const auto whole = nlohmann::json::parse(readBytes(folder.file("beam.json")));
    EXPECT_EQ(whole["format"], "attention-lab beam");
    EXPECT_EQ(whole["lanes"][0]["lane"], "Dot");
    EXPECT_EQ(whole["lanes"][0]["beam_width"], 3);
    const auto& hypotheses = whole["lanes"][0]["hypotheses"];
    ASSERT_EQ(hypotheses.size(), found->tree->ranked.size());
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        const BeamNode& node = ui::nodeOf(*found, found->tree->ranked[i]);
        EXPECT_EQ(hypotheses[i]["rank"], i + 1);
        EXPECT_EQ(hypotheses[i]["log_probability"], node.logProbability);
        EXPECT_EQ(hypotheses[i]["score"], node.score);
        EXPECT_EQ(hypotheses[i]["tokens"].size(), static_cast<std::size_t>(node.length));
    }
    ui::writeExport(request, file("beam.csv"));
    EXPECT_THAT(readBytes(folder.file("beam.csv")), HasSubstr("\r\nDot,dot.safetensors,"));
    ui::writeExport(request, file("beam.tex"));
    EXPECT_THAT(readBytes(folder.file("beam.tex")), HasSubstr("rank & hypothesis & $\\ln p$ & score"));
    EXPECT_TRUE(ui::tabbedNumbers(request.figure).startsWith("lane\tmodel\t"));
}

TEST_F(StepExportTest, NumbersOfDifferencesAreThoseOfTheTraces) {
    ui::StepExport request;
    request.figure = sample.figure(QStringLiteral("difference"), 1);
    ui::writeExport(request, file("less.json"));
    const auto whole = nlohmann::json::parse(readBytes(folder.file("less.json")));
    ASSERT_EQ(whole["lanes"].size(), 1U) << "neither the base nor a lane without attention";
    EXPECT_EQ(whole["lanes"][0]["base"], "Dot");
    const auto& steps = whole["lanes"][0]["steps"];
    ASSERT_EQ(steps.size(), 4U);
    const DecodeTrace &own = *request.figure.lanes[0].lane->trace,
                      &base = *request.figure.lanes[1].lane->trace;
    for (std::size_t row = 0; row < 4; ++row)
        for (Index j = 0; j < own.steps[row].alignment().weights.size(); ++j)
            EXPECT_EQ(steps[row]["differences"][static_cast<std::size_t>(j)].get<Real>(),
                      own.steps[row].alignment().weights[j] - base.steps[row].alignment().weights[j]);
    ui::writeExport(request, file("less.csv"));
    EXPECT_THAT(readBytes(folder.file("less.csv")), HasSubstr("\r\nAdditive,Dot,additive.safetensors,0,1,"));
    ui::writeExport(request, file("less.tex"));
    EXPECT_THAT(readBytes(folder.file("less.tex")),
                HasSubstr("\\caption{Attention of Additive less that of Dot, models"));
    request.figure = sample.figure(QStringLiteral("difference"), 2);
    EXPECT_THROW(ui::exportBytes(request), Error);
    EXPECT_THROW(ui::writeExport(request, file("none.csv")), Error);
}

TEST_F(StepExportTest, TheNamesEndDecides) {
    for (const ui::ExportFormatRow& row : ui::exportFormats()) {
        const QString path = file("figure.") + QString::fromLatin1(row.ending).toUpper();
        EXPECT_EQ(refusal(path), "");
        EXPECT_EQ(ui::exportFormat(path), row.format);
        EXPECT_TRUE(ui::exportFilters().contains(QLatin1String("*.") + QLatin1String(row.ending)));
    }
    EXPECT_THAT(readBytes(folder.file("figure.PDF")), StartsWith("%PDF"));
    EXPECT_FALSE(QImage(file("figure.PNG")).isNull());
    for (const char* name : {"figure.gif", "figure", "figure.svg.bak"})
        EXPECT_THAT(refusal(file(name)),
                    testing::AllOf(StartsWith(folder.file(name)),
                                   HasSubstr("Choose .png, .svg, .pdf, .csv, .json or .tex")));
    EXPECT_EQ(folder.fileCount(), 6U);
}

TEST_F(StepExportTest, WhatCannotBeWrittenLeavesTheOldFile) {
    const QString path = file("figure.svg");
    folder.write("figure.svg", "old");
    {
        const SmallDisk disk(2000);
        EXPECT_THAT(refusal(path), StartsWith(path.toStdString()));
    }
    EXPECT_EQ(readBytes(folder.file("figure.svg")), "old");
    EXPECT_EQ(folder.fileCount(), 1U);
    EXPECT_THAT(refusal(file("no/figure.svg")), HasSubstr("does not exist"));
    std::filesystem::create_directory(folder.file("folder.svg"));
    EXPECT_THAT(refusal(file("folder.svg")), HasSubstr("is a folder"));
}

TEST_F(StepExportTest, AFolderThatMustNotBeWrittenToIsNamed) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "nothing is forbidden to root";
    std::filesystem::create_directory(folder.file("shut"));
    std::filesystem::permissions(folder.file("shut"),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    EXPECT_THAT(refusal(file("shut/figure.svg")), HasSubstr("cannot be written to"));
}

}  // namespace
}  // namespace attn::test
