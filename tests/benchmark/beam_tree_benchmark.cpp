// SPDX-License-Identifier: GPL-3.0-or-later
// A beam of 10 over 50 steps, of which no hypothesis ends: search, layout, and painting of what is in sight
// in a window of 1600 × 980 and of the whole tree. Target: layout and either picture within 100 ms.
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <functional>
#include <iostream>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/trained_model.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/beam/beam_painter.h"

namespace {

using namespace attn;
using namespace attn::ui;

constexpr double millisecondsAllowed = 100;
constexpr Index width = 10, steps = 50;

std::shared_ptr<const TrainedModel> model() {
    Vocabulary vocabulary;
    for (int i = 0; i < 200; ++i)
        vocabulary.add("word" + std::to_string(i));
    ModelConfig config;
    config.sourceSize = config.targetSize = vocabulary.size();
    Seq2Seq network(config);
    network.parameters().initialize(1);
    // It never ends by itself: the end would cut the work short.
    const ParameterLayout& layout = *network.layout();
    network.parameters().vector(layout.find("output.bias").value())[endToken] = -1000;
    return std::make_shared<const TrainedModel>(
        TrainedModel{std::move(network), vocabulary, vocabulary, {}, {}});
}

std::shared_ptr<const BeamData> search() {
    const auto searched = model();
    auto lane = std::make_shared<LaneData>();
    lane->model = searched;
    lane->target = {searched, &searched->target};
    std::vector<Token> source;
    for (Token token = 4; token < 24; ++token)
        source.push_back(token);
    BeamOptions options;
    options.width = width;
    options.maximumLength = steps;
    BeamData data;
    data.tree = std::make_shared<const BeamTree>(beamSearch(searched, source, options));
    data.lane = lane;
    data.width = width;
    data.maximumLength = steps;
    return makeBeamData(data);
}

// The worst of some, after a first that makes fonts and labels.
double worst(const std::function<void()>& work, double* first = nullptr) {
    double most = 0;
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer clock;
        clock.start();
        work();
        const double milliseconds = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        if (i == 0 && first)
            *first = milliseconds;
        else
            most = std::max(most, milliseconds);
    }
    return most;
}

void paint(const BeamData& data, const BeamLayout& layout, QImage& image) {
    QPainter painter(&image);
    BeamMarks marks;
    marks.selected = data.tree->ranked.front();
    paintBeamSteps(painter, layout);
    paintBeamTree(painter, data, layout, marks, QRectF(QPointF(), image.size()));
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    setTheme(ThemeKind::Light);
    QElapsedTimer clock;
    clock.start();
    const auto data = search();
    std::cout << "search: " << static_cast<double>(clock.nsecsElapsed()) * 1e-6 << " ms, "
              << data->tree->nodes.size() << " nodes\n";
    double first = 0, firstPaint = 0;
    BeamLayout layout;
    const double layoutTime = worst([&] { layout = layOut(*data->tree, beamSizes(*data)); }, &first);
    QImage part(1000, 520, QImage::Format_ARGB32_Premultiplied);
    QImage all(layout.size.toSize(), QImage::Format_ARGB32_Premultiplied);
    for (QImage* image : {&part, &all})
        image->fill(theme().card);
    const double seen = worst([&] { paint(*data, layout, part); }, &firstPaint);
    const double whole = worst([&] { paint(*data, layout, all); });
    std::cout << "layout: first " << first << " ms, then at most " << layoutTime << " ms\n"
              << "what is in sight: first " << firstPaint << " ms, then at most " << seen << " ms\n"
              << "all of it, " << layout.size.toSize().width() << " × " << layout.size.toSize().height()
              << ": at most " << whole << " ms (allowed " << millisecondsAllowed << " ms with the layout)\n";
    return first + firstPaint <= millisecondsAllowed && layoutTime + whole <= millisecondsAllowed ? 0 : 1;
}
