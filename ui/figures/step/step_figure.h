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

#include "core/decode/beam.h"
#include "ui/figures/picture_file.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/lane_data.h"

class QImage;
class QPainter;

namespace attn::ui {

class BeamFinder;
struct ChosenLandscape;

// Figures over all rows of a lane; empty when they are not known.
struct MeasuredFigures {
    std::optional<double> entropy;  // bits
    std::optional<double> errorRate;
};

// A lane in a figure: plain values that any thread may read while the session goes on decoding.
struct FigureSource {
    std::shared_ptr<const Picture> picture;  // never nullptr; its rows do not grow
    std::shared_ptr<const LaneData>
        lane;           // the same with the lane's facts; nullptr if only weights were read
    QString model;      // name of its file, or its origin; empty for weights that no model here made
    Index updates = 0;  // training updates; 0: not to be mentioned
    // Set if it was measured by other rules than those of ui/pictures/lane/lane_measures.h: for links, with a
    // threshold.
    std::optional<MeasuredFigures> measured = {};
};

// The settings of a figure's beam search.
struct BeamChoice {
    int width = 5;
    double lengthPower = 1;
    EndedPlace ended = EndedPlace::StaysEmpty;
    bool operator==(const BeamChoice&) const = default;
};

// Lets the caller of a figure that needs a search follow and stop it.
struct FigureWatch {
    std::stop_token stop = {};
    std::function<void(Index steps, Index most)> progress = {};  // called on the thread that searches
};

// A picture of Step mode on paper: its content without its form.
struct StepFigure {
    QString view;                     // id of a StepFigureView
    std::vector<FigureSource> lanes;  // the lanes shown, in their order; at least one
    Selection selection;              // its `lane` is the lane for views that show one or compare with one
    BeamChoice beam;                  // for views that search
    // Shares search results between all copies of the figure; nullptr: every drawing searches itself.
    std::shared_ptr<BeamFinder> finder;
    std::shared_ptr<const ChosenLandscape> landscape;  // of its view; nullptr: the lanes' own planes
    FigureWatch watch;
    QString text;              // the sentence
    QString number;            // number of the sentence among others; empty for a single one
    QString caption;           // below the picture; may be empty
    Theme theme;               // from makePictureTheme
    std::optional<int> width;  // in device-independent pixels; empty: what the drawing needs
    std::optional<int> height;
};

// The room for a drawing; an empty direction is free.
struct FigureRoom {
    std::optional<double> width, height;
};

// The laid-out drawing of a view. It must live within the ThemeScope in which it was made.
class StepDrawing {
public:
    virtual ~StepDrawing() = default;
    // Larger than the room only if the smallest readable drawing is.
    virtual QSizeF size() const = 0;
    // Paints from (0, 0), on the ground of the theme's card, with a legend.
    virtual void paint(QPainter& painter) const = 0;
};

// The lanes of a figure that a view shows: the selected one, all of them, or all except the selected one.
enum class FigureLanes { Selected, All, Compared };

// A row of the only list of views that can be drawn; everything that names views uses it. A new view is a row
// and a file.
struct StepFigureView {
    const char* id;     // for the command line
    const char* label;  // for tr()
    FigureLanes lanes;
    // `ratio` is the number of device pixels in a device-independent one, 1 for drawings.
    std::unique_ptr<StepDrawing> (*layOut)(const StepFigure& figure, const FigureRoom& room, double ratio);
    bool needsModel = false;             // weights alone are not enough
    const char* inspectLabel = nullptr;  // for tr(), the name in Inspect mode
};
const std::vector<StepFigureView>& stepFigureViews();
const StepFigureView* findStepFigureView(const QString& id);
// The lanes that the figure's view shows.
std::vector<FigureSource> lanesOf(const StepFigure& figure);

// These functions run on any thread that may draw images. They throw Error when the view does not exist, or
// when it does not fit into the given size, naming the smallest size that does. They throw WorkStopped when
// the figure's watch asks for it.

// The size of the whole picture in device-independent pixels.
QSize stepFigureSize(const StepFigure& figure);
// `scale` is the number of PNG pixels in a device-independent one.
QByteArray drawStepFigure(const StepFigure& figure, PictureFormat format, double scale = pngScale);
QImage stepFigureImage(const StepFigure& figure, double scale);
// Paints as vectors from (0, 0) in device-independent pixels.
void paintStepFigure(QPainter& painter, const StepFigure& figure);

}  // namespace attn::ui
