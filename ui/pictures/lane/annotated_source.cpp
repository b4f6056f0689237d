// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/annotated_source.h"

#include <algorithm>

#include "core/network/hierarchical/hierarchical_encoder.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
AnnotatedSource::AnnotatedSource(const LaneData& lane)
    : m_lane(lane), m_areSentences(lane.model && lane.model->network.readsSentences()) {
    if (m_areSentences && lane.trace)
        m_starts = sentenceStarts(lane.trace->source, lane.model->network.config().encoder.separators);
}

int AnnotatedSource::count() const {
    return m_areSentences ? static_cast<int>(m_starts.size()) : static_cast<int>(m_lane.sourceTokens.size());
}

QStringList AnnotatedSource::labels() const {
    if (!m_areSentences)
        return m_lane.sourceTokens;
    QStringList numbers;
    for (int i = 1; i <= count(); ++i)
        numbers << QString::number(i);
    return numbers;
}

QString AnnotatedSource::name(int annotation) const {
    return m_areSentences ? tr("sentence %1").arg(annotation + 1)
                          : tokenName(m_lane.sourceTokens.value(annotation));
}

int AnnotatedSource::firstToken(int annotation) const {
    const bool isThere = annotation >= 0 && annotation < count();
    return m_areSentences && isThere ? static_cast<int>(m_starts[static_cast<std::size_t>(annotation)])
                                     : annotation;
}

int AnnotatedSource::tokenCount(int annotation) const {
    if (!m_areSentences)
        return 1;
    const int end =
        annotation + 1 < count() ? firstToken(annotation + 1) : static_cast<int>(m_lane.sourceTokens.size());
    return end - firstToken(annotation);
}

int AnnotatedSource::of(int source) const {
    if (!m_areSentences || source < 0)
        return source;
    return static_cast<int>(std::upper_bound(m_starts.begin(), m_starts.end(), static_cast<Index>(source)) -
                            m_starts.begin()) -
           1;
}

const MapTrace& ownAttention(const LaneData& lane, const StepTrace& step) {
    if (lane.model && lane.model->network.readsSentences())
        for (const MapTrace& map : step.maps)
            if (map.map.site == MapSite::Pool || map.map.site == MapSite::Cross)
                return map;
    return step.alignment();
}

int annotationLookedAt(const LaneData& lane, const Selection& selection) {
    // A lane's data may come before the selection of its new sentence, so the chosen word may not be in it.
    if (selection.source >= 0 && selection.source < lane.sourceTokens.size())
        return AnnotatedSource(lane).of(selection.source);
    const StepTrace* step = currentStep(lane, selection);
    int largest = -1;
    if (step && ownAttention(lane, *step).weights.size() > 0)
        ownAttention(lane, *step).weights.maxCoeff(&largest);
    return largest < 0 && !lane.sourceTokens.isEmpty() ? 0 : largest;
}

}  // namespace attn::ui
