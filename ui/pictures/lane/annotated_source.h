// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What the annotations of a lane are about: the tokens of its source, or the sentences of its text. The lane
// must outlive it.
class AnnotatedSource {
public:
    explicit AnnotatedSource(const LaneData& lane);

    bool areSentences() const { return m_areSentences; }
    int count() const;
    // Raw tokens; of sentences their numbers.
    QStringList labels() const;
    // In a sentence: "“M”", "sentence 2".
    QString name(int annotation) const;
    // The first token of an annotation, and how many tokens it is about.
    int firstToken(int annotation) const;
    int tokenCount(int annotation) const;
    // The annotation that is about a token; −1 if none is.
    int of(int source) const;

private:
    const LaneData& m_lane;
    bool m_areSentences;
    std::vector<Index> m_starts;  // of sentences
};

// The attention of a lane's wiring in a step: over tokens, or over sentences.
const MapTrace& ownAttention(const LaneData& lane, const StepTrace& step);

// The annotation that is looked at: that of the hovered token, else the one with the largest weight; −1 for
// none.
int annotationLookedAt(const LaneData& lane, const Selection& selection);

}  // namespace attn::ui
