// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/example_wiring.h"

#include "ui/step/beam/beam_controller.h"
#include "ui/step/session/descriptions.h"
#include "ui/step/session/start/failing_examples.h"
#include "ui/step/session/start/first_looks.h"
#include "ui/step/step_tool_bar.h"
#include "ui/step/views/map_actions.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/step_pictures.h"

namespace attn::ui {

void connectExamples(Session& session, StepCursor& cursor, const ExampleViews& views) {
    PictureActions* picture = views.picture;
    StepPictures* pictures = views.pictures;
    MapActions* maps = views.maps;
    QObject::connect(views.bar, &StepToolBar::exampleChosen, pictures, &StepPictures::takeFocus);
    QObject::connect(views.bar, &StepToolBar::firstLookChosen, pictures,
                     [&session, &cursor, picture, pictures, maps](const QString& id) {
                         if (picture->picture() != StepPicture::Document)
                             picture->setPicture(StepPicture::Heatmap);
                         const bool isOfHead = openFirstLook(session, cursor, id);
                         if (hasClasses(session))
                             picture->setPicture(StepPicture::Document);
                         pictures->takeFocus();
                         if (isOfHead)
                             maps->openWithBest();
                     });
    QObject::connect(views.bar, &StepToolBar::beamExampleChosen, pictures,
                     [&session, &cursor, picture, pictures](const QString& task, const BeamText& example) {
                         pictures->beam().setWidth(usualBeamWidth);
                         pictures->beam().setLengthPower(usualLengthPower);
                         picture->setPicture(StepPicture::Beam);
                         openBeamExample(session, cursor, task, example);
                         pictures->takeFocus();
                     });
    QObject::connect(views.bar, &StepToolBar::fixedVectorExampleChosen, pictures,
                     [&session, &cursor, picture, pictures](const QString& task, const QString& text) {
                         picture->setPicture(StepPicture::Heatmap);
                         openFixedVectorExample(session, cursor, task, text);
                         pictures->takeFocus();
                     });
}

}  // namespace attn::ui
