// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// A text of which a beam finds a better output than one token at a time does, in one lane.
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
    QStringList fixedVector = {};  // texts that one fixed vector does not hold
    bool operator==(const ExampleTask&) const = default;
};

}  // namespace attn::ui
