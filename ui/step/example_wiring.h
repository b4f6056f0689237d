// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class MapActions;
class PictureActions;
class Session;
class StepCursor;
class StepPictures;
class StepToolBar;

struct ExampleViews {
    StepToolBar* bar;
    PictureActions* picture;
    StepPictures* pictures;
    MapActions* maps;
};

// Opens the examples that are chosen in the tool bar, each with the picture that shows what it is about. The
// keyboard focus then goes to that picture, so that digits choose lanes.
void connectExamples(Session& session, StepCursor& cursor, const ExampleViews& views);

}  // namespace attn::ui
