// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

class ColourLegend;
class LaneGrid;
class LayoutActions;
class LinesLegend;
class LinkLegend;
class PictureActions;
class SourcePanel;
class SpanLegend;
class TextNote;

// The legends of what the lanes show, beside the text or in the line below it: as many of them as fit.
class StepLegends : public QObject {
    Q_OBJECT

public:
    struct Views {
        SourcePanel* source;
        TextNote* note;
        LaneGrid* grid;
        PictureActions* picture;
        LayoutActions* layout;
    };
    // All must live as long as it.
    StepLegends(const Session& session, const StepCursor& cursor, const Views& views, QObject* parent);

    // Chooses those that a window of this width has room for.
    void fit(int width, bool isPresenting);

private:
    const Session& m_session;
    const StepCursor& m_cursor;
    Views m_views;
    LinkLegend* m_links;
    SpanLegend* m_spans;
    ColourLegend* m_weights;
    ColourLegend* m_differences;
    LinesLegend* m_lineWidths;
};

}  // namespace attn::ui
