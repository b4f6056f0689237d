// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/prediction_wiring.h"

#include <QLabel>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/prediction.h"

namespace attn::ui {

void connectPrediction(Prediction& prediction, PictureActions& picture, const PredictionViews& views) {
    views.said->setObjectName(QStringLiteral("guesses"));
    views.said->setTextFormat(Qt::PlainText);
    views.said->setWordWrap(true);
    views.said->setContentsMargins(14, 4, 14, 0);
    views.said->hide();
    QObject::connect(views.grid, &LaneGrid::guessed, &prediction, &Prediction::guess);
    QObject::connect(views.source->sourceChips(), &TokenChips::clicked, &prediction,
                     [&prediction](int source) {
                         if (prediction.isOn() || prediction.isAsking())
                             prediction.guess(source);
                     });
    // Guesses are clicks on source tokens, and a tree has no source tokens.
    QObject::connect(prediction.predictAction, &QAction::toggled, &picture, [&picture](bool isOn) {
        if (isOn && !hasCards(picture.picture()))
            picture.setPicture(StepPicture::Heatmap);
    });
    QObject::connect(&picture, &PictureActions::pictureChanged, &prediction,
                     [&prediction](StepPicture shown) {
                         if (!hasCards(shown))
                             prediction.predictAction->setChecked(false);
                     });
    QObject::connect(&prediction, &Prediction::changed, views.said, [&prediction, views] {
        views.said->setFont(theme().labelBold);
        views.said->setText(prediction.sentence());
        views.said->setToolTip(prediction.tally());
        views.said->setVisible(prediction.isOn());
        views.grid->setGuessing(prediction.isOn() || prediction.isAsking());
        views.source->setGuessing(prediction.isOn() || prediction.isAsking());
    });
}

}  // namespace attn::ui
