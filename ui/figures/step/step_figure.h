// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "ui/figures/picture_file.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/lane_data.h"

class QImage;
class QPainter;

namespace attn::ui {

class BeamFinder;

// Of all rows of a lane; none: not known.
struct MeasuredFigures {
    std::optional<double> entropy;  // bits
    std::optional<double> errorRate;
};

// A lane in a figure: plain values that any thread may read while the session decodes on.
struct FigureSource {
    std::shared_ptr<const LaneData> data;  // never nullptr; its trace is nobody else's
    QString model;      // name of its file, or where it comes from; empty of what no model here made
    Index updates = 0;  // that it was trained; 0: not to be named
    // Measured by other rules than those of ui/pictures/lane/lane_measures.h: of links, with a threshold.
    std::optional<MeasuredFigures> measured = {};
};

// What a beam search of a figure is asked for.
struct BeamChoice {
    int width = 5;
    double lengthPower = 1;
};

// Of weights that were read nobody knows how likely a token was.
inline bool knowsTokens(const LaneData& lane) {
    return lane.model || lane.target;
}

// Who waits for a figure that has to be searched for.
struct FigureWatch {
    std::stop_token stop = {};
    std::function<void(Index steps, Index most)> progress = {};  // on the thread that searches
};

// A picture of Step mode on paper: what is drawn, without how.
struct StepFigure {
    QString view;                     // id of a StepFigureView
    std::vector<FigureSource> lanes;  // shown ones, in their order; at least one
    Selection selection;              // its `lane` is the one of views that show one or compare with one
    BeamChoice beam;                  // of views that search
    // Keeps what was found for all copies of the figure; nullptr: every drawing searches.
    std::shared_ptr<BeamFinder> finder;
    FigureWatch watch;
    QString text;              // the sentence
    QString number;            // of the sentence among others; empty: it is alone
    QString caption;           // below the picture; empty for none
    Theme theme;               // of makePictureTheme
    std::optional<int> width;  // in device-independent pixels; none: what the drawing needs
    std::optional<int> height;
};

// Room for a drawing; none: as it looks well.
struct FigureRoom {
    std::optional<double> width, height;
};

// What a view draws, laid out. It lives within the ThemeScope in which it was made.
class StepDrawing {
public:
    virtual ~StepDrawing() = default;
    // Larger than its room only where the least that can be read is.
    virtual QSizeF size() const = 0;
    // From (0, 0), on the ground of the theme's card, with the legend of what it shows.
    virtual void paint(QPainter& painter) const = 0;
};

// Which of a figure's lanes a view shows: the selected one, all of them, or all less the selected one.
enum class FigureLanes { Selected, All, Compared };

// The one list of what can be drawn: whatever names views reads it. A new one is a row and a file.
struct StepFigureView {
    const char* id;     // of the command line
    const char* label;  // for tr()
    FigureLanes lanes;
    // `ratio`: device pixels in one of ours, 1 for drawings.
    std::unique_ptr<StepDrawing> (*layOut)(const StepFigure& figure, const FigureRoom& room, double ratio);
    bool needsModel = false;             // weights alone do not do
    const char* inspectLabel = nullptr;  // for tr(), as Inspect mode names it
};
const std::vector<StepFigureView>& stepFigureViews();
const StepFigureView* findStepFigureView(const QString& id);
// The lanes that the figure's view shows.
std::vector<FigureSource> lanesOf(const StepFigure& figure);

// All these on any thread that may draw images. They throw Error when the view is not there, or it does not
// fit into the size that is asked for, naming the least that does; Stopped as the figure's watch asks.

// Of the whole picture, in device-independent pixels.
QSize stepFigureSize(const StepFigure& figure);
// `scale`: pixels of a PNG in one of ours.
QByteArray drawStepFigure(const StepFigure& figure, PictureFormat format, double scale = pngScale);
QImage stepFigureImage(const StepFigure& figure, double scale);
// As vectors from (0, 0) in device-independent pixels.
void paintStepFigure(QPainter& painter, const StepFigure& figure);

}  // namespace attn::ui
