// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step_export.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <QImage>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/error.h"
#include "tests/support/small_disk.h"
#include "tests/ui/figures/step_sample.h"

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
        const DecodeTrace& trace = *request.figure.lanes[lane].data->trace;
        const auto& steps = whole["lanes"][lane]["steps"];
        ASSERT_EQ(steps.size(), 4U);
        for (std::size_t row = 0; row < 4; ++row) {
            ASSERT_EQ(steps[row]["weights"].size(),
                      static_cast<std::size_t>(trace.steps[row].weights.size()));
            for (Index j = 0; j < trace.steps[row].weights.size(); ++j)
                EXPECT_EQ(steps[row]["weights"][static_cast<std::size_t>(j)].get<Real>(),
                          trace.steps[row].weights[j]);
        }
    }
    // A table each, which says what it is of.
    ui::writeExport(request, file("all.tex"));
    for (const char* caption : {"\\caption{Additive attention, model additive.safetensors",
                                "\\caption{Dot attention, model dot.safetensors"})
        EXPECT_THAT(readBytes(folder.file("all.tex")), HasSubstr(caption));
    request.figure.caption = QStringLiteral("Mine");
    ui::writeExport(request, file("all.tex"));
    EXPECT_THAT(readBytes(folder.file("all.tex")), HasSubstr("\\caption{Dot: Mine}"));
    // One lane where the view shows one.
    request.figure = sample.figure(QStringLiteral("heatmap"), 1);
    ui::writeExport(request, file("one.csv"));
    EXPECT_THAT(readBytes(folder.file("one.csv")), HasSubstr("\r\nDot,weight,4,"));
    EXPECT_THAT(readBytes(folder.file("one.csv")), testing::Not(HasSubstr("Additive")));
    request.decimals = 5;
    ui::writeExport(request, file("one.tex"));
    const double weight = static_cast<double>(request.figure.lanes[1].data->trace->steps[0].weights[0]);
    EXPECT_THAT(readBytes(folder.file("one.tex")),
                HasSubstr(QByteArray::number(weight, 'f', 5).toStdString()));
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
                                   HasSubstr("end it in .png, .svg, .pdf, .csv, .json or .tex")));
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
