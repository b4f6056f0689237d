// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/lane_curves.h"

#include <algorithm>
#include <cstring>

#include "core/network/shown_maps.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/model_text.h"

namespace attn::ui {
namespace {

// Compares the bytes, so that NaN equals itself.
bool isSame(float a, float b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::optional<CurvePoint> pointOf(const LaneCurves& curves, std::optional<Index> update, CurveKind kind) {
    const Measurement* measurement = update ? curves.measuredAt(*update) : nullptr;
    const std::optional<double> value =
        measurement && measurement->update == *update ? curves.valueOf(*measurement, kind) : std::nullopt;
    return value ? CurvePoint{static_cast<double>(*update), *value} : std::optional<CurvePoint>();
}

}  // namespace

bool LaneCurves::goesOn(const LaneHistory& history) const {
    const std::size_t known = m_losses.size(), measured = m_measurements.size();
    if (history.firstUpdate != m_firstUpdate || history.losses.size() < known ||
        history.measurements.size() < measured) {
        return false;
    }
    if (measured > 0 && (history.measurements[0] != m_measurements[0] ||
                         history.measurements[measured - 1] != m_measurements[measured - 1])) {
        return false;
    }
    return known == 0 || (isSame(history.losses[0], m_losses[0]) &&
                          isSame(history.losses[known / 2], m_losses[known / 2]) &&
                          isSame(history.losses[known - 1], m_losses[known - 1]));
}

void LaneCurves::take(const LaneHistory& history) {
    if (!goesOn(history)) {
        *this = LaneCurves(m_window);
        m_firstUpdate = history.firstUpdate;
    }
    const std::size_t known = m_losses.size();
    m_losses.insert(m_losses.end(), history.losses.begin() + static_cast<std::ptrdiff_t>(known),
                    history.losses.end());
    if (m_window > 1) {
        for (std::size_t i = known; i < m_losses.size(); ++i) {
            m_means.push_back(static_cast<float>(m_mean.add(static_cast<double>(m_losses[i]))));
        }
    }
    m_measurements.insert(m_measurements.end(),
                          history.measurements.begin() + static_cast<std::ptrdiff_t>(m_measurements.size()),
                          history.measurements.end());
    m_alignedAt = history.alignedAt;
    m_exactAt = history.exactAt;
    m_areClasses = saysClass(history.recipe.model);
    m_watched = history.watched;
    m_selfAttention =
        m_watched && isSelfAttention(*m_watched) ? mapText(history.recipe.model, *m_watched) : QString();
    m_maps.clear();
    if (!m_measurements.empty()) {
        for (const MapError& error : m_measurements.back().maps) {
            m_maps.push_back({error.map, mapText(history.recipe.model, error.map)});
        }
    }
}

void LaneCurves::setWindow(Index window) {
    if (window == m_window) {
        return;
    }
    m_window = window;
    m_mean = MovingMean(window);
    m_means.clear();
    if (window > 1) {
        m_means.reserve(m_losses.size());
        for (const float loss : m_losses) {
            m_means.push_back(static_cast<float>(m_mean.add(static_cast<double>(loss))));
        }
    }
}

std::optional<double> LaneCurves::at(std::span<const float> values, Index update) const {
    const Index i = update - firstUpdate();
    return i >= 0 && i < static_cast<Index>(values.size())
               ? static_cast<double>(values[static_cast<std::size_t>(i)])
               : std::optional<double>();
}

const Measurement* LaneCurves::measuredAt(Index update) const {
    const auto after =
        std::upper_bound(m_measurements.begin(), m_measurements.end(), update,
                         [](Index limit, const Measurement& found) { return limit < found.update; });
    return after == m_measurements.begin() ? nullptr : &*(after - 1);
}

std::optional<CurvePoint> LaneCurves::aligned() const {
    // It is a point of the lane's alignment, not of another map.
    return m_watched ? std::nullopt : pointOf(*this, m_alignedAt, CurveKind::AlignmentError);
}

std::optional<CurvePoint> LaneCurves::exact() const {
    return pointOf(*this, m_exactAt, CurveKind::ExactMatch);
}

std::vector<CurveKind> LaneCurves::kindsOf(const std::vector<const LaneCurves*>& lanes) {
    bool areTexts = false, hasErrors = false, areClasses = false, hasEvidence = false;
    for (const LaneCurves* lane : lanes) {
        for (const Measurement& measurement : lane->measurements()) {
            areTexts = areTexts || measurement.bleu;
            hasErrors = hasErrors || measurement.alignmentErrorRate;
            areClasses = areClasses || measurement.macroF1;
            hasEvidence = hasEvidence || measurement.evidence;
        }
    }
    if (areClasses) {
        std::vector<CurveKind> ofClasses = {CurveKind::Loss, CurveKind::ExactMatch, CurveKind::MacroF1};
        if (hasEvidence) {
            ofClasses.push_back(CurveKind::Evidence);
        }
        return ofClasses;
    }
    std::vector<CurveKind> kinds = {CurveKind::Loss};
    if (areTexts) {
        kinds.insert(kinds.end(), {CurveKind::HeldOutLoss, CurveKind::TokenAccuracy, CurveKind::Bleu});
    }
    kinds.push_back(CurveKind::ExactMatch);
    if (!areTexts || hasErrors) {
        kinds.push_back(CurveKind::AlignmentError);
    }
    return kinds;
}

std::optional<double> errorOf(const Measurement& measurement, const MapAddress& map) {
    const auto found = std::find_if(measurement.maps.begin(), measurement.maps.end(),
                                    [&](const MapError& error) { return error.map == map; });
    return found == measurement.maps.end() ? std::nullopt : std::optional(found->alignmentErrorRate);
}

std::optional<double> LaneCurves::valueOf(const Measurement& measurement, CurveKind kind) const {
    switch (kind) {
        case CurveKind::Loss:
        case CurveKind::HeldOutLoss:
            return measurement.loss;
        case CurveKind::TokenAccuracy:
            return measurement.tokenAccuracy;
        case CurveKind::Bleu:
            return measurement.bleu;
        case CurveKind::ExactMatch:
            return measurement.exactMatch;
        case CurveKind::MacroF1:
            return measurement.macroF1;
        case CurveKind::Evidence:
            return measurement.evidence;
        case CurveKind::AlignmentError:
            break;
    }
    return m_watched ? errorOf(measurement, *m_watched) : measurement.alignmentErrorRate;
}

}  // namespace attn::ui
