// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_figures.h"

#include <QFileInfo>

#include "ui/figures/step/beam_finder.h"
#include "ui/figures/step/step_caption.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

std::shared_ptr<const DecodeTrace> copyOf(const std::shared_ptr<const DecodeTrace>& trace) {
    return trace ? std::make_shared<const DecodeTrace>(*trace) : nullptr;
}

// The session's trace grows at its end while it is decoded: a figure has one of its own.
FigureSource sourceOf(const Lane& lane) {
    auto data = std::make_shared<LaneData>(*lane.data());
    setTrace(*data, copyOf(data->trace));
    data->original = copyOf(data->original);
    setMarks(*data);
    // A lane of a run names its update itself.
    const bool isFile = !QFileInfo(lane.path()).suffix().isEmpty();
    return {shownPicture(std::shared_ptr<const LaneData>(data)), data,
            isFile ? QFileInfo(lane.path()).fileName() : lane.path(),
            isFile ? lane.model()->training.updates : 0};
}

}  // namespace

StepFigure figureOf(const Session& session, const Selection& selection, const QString& view, ThemeKind kind,
                    ColourMap map, BeamChoice beam) {
    StepFigure figure;
    figure.view = view;
    for (const Lane* lane : session.shownLanes())
        figure.lanes.push_back(sourceOf(*lane));
    figure.selection = selection;
    figure.selection.source = figure.selection.row = -1;
    figure.selection.guess = figure.selection.lastGuess = -1;
    figure.beam = beam;
    figure.finder = std::make_shared<BeamFinder>();
    figure.text = session.sourceText();
    figure.theme = makePictureTheme(kind, map);
    figure.caption = stepCaption(figure);
    return figure;
}

}  // namespace attn::ui
