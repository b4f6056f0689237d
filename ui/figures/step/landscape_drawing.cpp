// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <algorithm>

#include "core/base/error.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/landscape/landscape_scene.h"

namespace attn::ui {
namespace {

class LandscapeDrawing : public StepDrawing {
public:
    LandscapeDrawing(std::vector<LandscapePlane> planes, int step, const FigureRoom& room) {
        const QSizeF usual = LandscapeScene::usualSize(static_cast<int>(planes.size()));
        m_scene.size = {std::max(usual.width(), room.width.value_or(0)),
                        std::max(usual.height(), room.height.value_or(0))};
        m_scene.step = step;
        m_scene.setPlanes(std::move(planes));
    }
    LandscapeDrawing(const ChosenLandscape& chosen, const FigureRoom& room)
        : LandscapeDrawing(chosen.planes, 0, room) {
        m_scene.keys = chosen.keys;
        m_scene.query = chosen.query;
        m_scene.temperature = chosen.temperature;
        m_scene.key = chosen.key;
    }
    QSizeF size() const override { return m_scene.size; }
    void paint(QPainter& painter) const override { m_scene.paint(painter); }

private:
    mutable LandscapeScene m_scene;  // it computes colours when it is painted first
};

}  // namespace

std::unique_ptr<StepDrawing> layOutLandscapes(const StepFigure& figure, const FigureRoom& room, double) {
    if (figure.landscape)
        return std::make_unique<LandscapeDrawing>(*figure.landscape, room);
    std::vector<LandscapePlane> planes;
    for (const FigureSource& source : lanesOf(figure))
        if (source.lane && source.lane->model && source.lane->trace)
            if (std::optional<LandscapePlane> plane = landscapeOf(*source.lane))
                planes.push_back(std::move(*plane));
    if (planes.empty())
        throw Error(
            tr("no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have "
               "decoded three steps.")
                .toStdString());
    return std::make_unique<LandscapeDrawing>(std::move(planes), figure.selection.step - 1, room);
}

}  // namespace attn::ui
