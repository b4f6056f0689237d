// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/step/session/session.h"

namespace attn::ui {

// Sentences about the session, for labels.

// "10 tokens · 8 lanes · 490 weights computed of 770 (m·T a lane)": source tokens of `selected`, shown lanes,
// and over all of them what the steps up to `step` took (S weights a step, none without attention) of what
// the whole output needs where its length is known.
QString countsText(const Session& session, const Lane* selected, int step);

// "additive.safetensors · local-p · GRU · hidden 64 · 31 k parameters · seed 1".
QString modelSummary(const Lane& lane);

// Which spans, other than global ones, the shown lanes have.
struct ShownSpans {
    bool local = false;
    bool hard = false;
};
ShownSpans shownSpans(const Session& session);

// Which known links the text has, whether or not their rows are decoded.
struct LinkKinds {
    bool sure = false, possible = false;
};
LinkKinds linkKinds(const Session& session);

// Why there is no lane to see; empty when there is one.
struct Prompt {
    QString headline;
    QString advice;
};
Prompt promptFor(const Session& session);

}  // namespace attn::ui
