// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/span_view.h"

#include <cmath>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// Only `local_p` has both a window and weights of its own after the softmax.
bool hasFactor(const StepTrace& step) {
    return step.alignment().span.centre && step.alignment().span.distribution.size() > 0;
}

}  // namespace

std::optional<SpanWindow> spanWindow(const StepTrace& step) {
    if (!step.alignment().span.centre || step.alignment().weights.size() == 0) {
        return std::nullopt;
    }
    const double centre = static_cast<double>(*step.alignment().span.centre);
    const auto reach = static_cast<double>(step.alignment().span.window);
    SpanWindow window{-1, -1, centre, centre - reach, centre + reach};
    int nearest = 0;
    const bool hasScores = step.alignment().scores.size() > 0;  // pictures of training have none
    for (int j = 0; j < step.alignment().weights.size(); ++j) {
        if (hasScores && !std::isfinite(step.alignment().scores[j])) {
            continue;  // not permitted
        }
        if (std::abs(j - centre) < std::abs(nearest - centre)) {
            nearest = j;
        }
        if (j >= window.from && j <= window.to) {
            window.first = window.first < 0 ? j : window.first;
            window.last = j;
        }
    }
    if (window.first < 0) {
        window.first = window.last = nearest;  // a window without any permitted position takes the nearest
    }
    return window;
}

const Vector& distributionOf(const StepTrace& step) {
    return step.alignment().span.distribution.size() > 0 ? step.alignment().span.distribution
                                                         : step.alignment().weights;
}

const Vector& drawnWeights(const StepTrace& step) {
    return isHard(step) ? step.alignment().span.distribution : step.alignment().weights;
}

int focusOf(const StepTrace& step) {
    if (step.alignment().weights.size() == 0) {
        return -1;
    }
    Index largest = 0;
    step.alignment().weights.maxCoeff(&largest);
    return static_cast<int>(step.alignment().span.taken.value_or(largest));
}

double spanFactor(const SpanTrace& span, double position) {
    if (!span.centre || span.distribution.size() == 0 || span.window <= 0) {
        return 1;
    }
    const double deviation = static_cast<double>(span.window) / 2;
    const double away = position - static_cast<double>(*span.centre);
    return std::exp(-away * away / (2 * deviation * deviation));
}

QString weightText(const StepTrace& step, int source) {
    if (isHard(step)) {
        return (source == *step.alignment().span.taken ? QStringLiteral("● ") : QString()) +
               exactNumber(step.alignment().span.distribution[source]);
    }
    if (hasFactor(step) && step.alignment().span.distribution[source] > 0) {
        return exactNumber(step.alignment().span.distribution[source]) + QStringLiteral(" → ") +
               exactNumber(step.alignment().weights[source]);
    }
    return exactNumber(step.alignment().weights[source]);
}

QString weightTip(const StepTrace& step, int source) {
    const QString score = source < step.alignment().scores.size()
                              ? exactNumber(step.alignment().scores[source])
                              : QStringLiteral("–"),
                  weight = exactNumber(step.alignment().weights[source]);
    if (step.alignment().hasGivenWeights) {
        return tr("α = %1, given   e = %2").arg(weight, score);
    }
    if (isHard(step)) {
        return tr("p = %1   e = %2\n").arg(exactNumber(step.alignment().span.distribution[source]), score) +
               (source == *step.alignment().span.taken ? tr("● taken: α = %1") : tr("not taken: α = %1"))
                   .arg(weight);
    }
    const std::optional<SpanWindow> window = spanWindow(step);
    if (!window) {
        return tr("α = %1   e = %2").arg(weight, score);
    }
    QString text;
    if (!window->contains(source)) {
        text = tr("outside the window: α = %1   e = %2").arg(weight, score);
    } else if (hasFactor(step)) {
        text = tr("softmax %1 × factor %2\nα = %3   e = %4")
                   .arg(exactNumber(step.alignment().span.distribution[source]),
                        exactNumber(spanFactor(step.alignment().span, source)), weight, score);
    } else {
        text = tr("α = %1   e = %2").arg(weight, score);
    }
    return text + QLatin1Char('\n') + windowText(step);
}

QString windowText(const StepTrace& step) {
    const std::optional<SpanWindow> window = spanWindow(step);
    return window
               ? tr("window %1 to %2 around p = %3, counted from 0")
                     .arg(positionText(window->from), positionText(window->to), positionText(window->centre))
               : QString();
}

QString positionText(double position) {
    QString text = QString::number(position, 'f', 2);
    if (text.endsWith(QLatin1String(".00"))) {
        text.chop(3);
    }
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

}  // namespace attn::ui
