// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// A text for which a beam finds a better output in one lane than greedy decoding does.
struct BeamText {
    QString text;
    QString scoreId;
    QString lane;  // name
    bool operator==(const BeamText&) const = default;
};

// A task as a list of examples shows it.
struct ExampleTask {
    QString id;
    QString label;
    QStringList texts;
    QList<BeamText> beams = {};
    QStringList fixedVector = {};  // texts that do not fit into one fixed vector
    QString line = {};             // what they show
    bool operator==(const ExampleTask&) const = default;
};

// Something worth seeing first: models with a text (first_looks.h).
struct FirstLook {
    QString id;  // for the command line
    QString title;
    QString line;  // what it shows
    bool operator==(const FirstLook&) const = default;
};

}  // namespace attn::ui
