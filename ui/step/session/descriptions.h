// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/step/session/session.h"

namespace attn::ui {

// Sentences about the session, for labels.

// "10 tokens · 8 lanes · 490 weights computed of 770 (m·T a lane)": the source tokens of `selected`, the
// shown lanes, and the weights of all of them up to `step` (S a step, none without attention) out of those of
// the whole output, if its length is known.
QString countsText(const Session& session, const Lane* selected, int step);

// "additive.safetensors · local-p · GRU · hidden 64 · 31 k parameters · seed 1".
QString modelSummary(const Lane& lane);

// The spans of the shown lanes, other than global ones, and whether the map that one shows is causal.
struct ShownSpans {
    bool local = false;
    bool hard = false;
    bool causal = false;
};
ShownSpans shownSpans(const Session& session);
// Whether one of a lane's maps is causal, shown or not.
bool hasCausalMap(const Lane& lane);

// Whether an open lane says a class.
bool hasClasses(const Session& session);

// The kinds of known links of the text. Their rows need not be decoded.
struct LinkKinds {
    bool sure = false, possible = false;
};
LinkKinds linkKinds(const Session& session);

// Why no lane is seen; empty if one is.
struct Prompt {
    QString headline;
    QString advice;
};
Prompt promptFor(const Session& session);

}  // namespace attn::ui
