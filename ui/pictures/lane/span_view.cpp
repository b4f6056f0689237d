// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/span_view.h"

#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// Only `local_p` has both a window and weights of its own after the softmax.
bool hasFactor(const MapTrace& attention) {
    return attention.span.centre && attention.span.distribution.size() > 0;
}

}  // namespace

std::optional<SpanWindow> spanWindow(const MapTrace& attention) {
    if (!attention.span.centre || attention.weights.size() == 0) {
        return std::nullopt;
    }
    const double centre = static_cast<double>(*attention.span.centre);
    const auto reach = static_cast<double>(attention.span.window);
    SpanWindow window{-1, -1, centre, centre - reach, centre + reach};
    int nearest = 0;
    const bool hasScores = attention.scores.size() > 0;  // pictures of training have none
    for (int j = 0; j < attention.weights.size(); ++j) {
        if (hasScores && !std::isfinite(attention.scores[j])) {
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

const Vector& distributionOf(const MapTrace& attention) {
    return attention.span.distribution.size() > 0 ? attention.span.distribution : attention.weights;
}

const Vector& drawnWeights(const MapTrace& attention) {
    return isHard(attention) ? attention.span.distribution : attention.weights;
}

int focusOf(const MapTrace& attention) {
    if (attention.weights.size() == 0) {
        return -1;
    }
    Index largest = 0;
    attention.weights.maxCoeff(&largest);
    return static_cast<int>(attention.span.taken.value_or(largest));
}

double spanFactor(const SpanTrace& span, double position) {
    if (!span.centre || span.distribution.size() == 0 || span.window <= 0) {
        return 1;
    }
    const double deviation = static_cast<double>(span.window) / 2;
    const double away = position - static_cast<double>(*span.centre);
    return std::exp(-away * away / (2 * deviation * deviation));
}

QString weightText(const MapTrace& attention, int source) {
    if (isHard(attention)) {
        return (source == *attention.span.taken ? QStringLiteral("● ") : QString()) +
               exactNumber(attention.span.distribution[source]);
    }
    if (hasFactor(attention) && attention.span.distribution[source] > 0) {
        return exactNumber(attention.span.distribution[source]) + QStringLiteral(" → ") +
               exactNumber(attention.weights[source]);
    }
    return exactNumber(attention.weights[source]);
}

QString weightTip(const MapTrace& attention, int source) {
    const QString score = source < attention.scores.size() ? exactNumber(attention.scores[source])
                                                           : QStringLiteral("–"),
                  weight = exactNumber(attention.weights[source]);
    if (attention.hasGivenWeights) {
        return tr("α = %1, given   e = %2").arg(weight, score);
    }
    if (isHard(attention)) {
        return tr("p = %1   e = %2\n").arg(exactNumber(attention.span.distribution[source]), score) +
               (source == *attention.span.taken ? tr("● taken: α = %1") : tr("not taken: α = %1"))
                   .arg(weight);
    }
    const std::optional<SpanWindow> window = spanWindow(attention);
    if (!window) {
        return attention.scores.size() == 0 ? tr("α = %1").arg(weight)
                                            : tr("α = %1   e = %2").arg(weight, score);
    }
    QString text;
    if (!window->contains(source)) {
        text = tr("outside the window: α = %1   e = %2").arg(weight, score);
    } else if (hasFactor(attention)) {
        text = tr("softmax %1 × factor %2\nα = %3   e = %4")
                   .arg(exactNumber(attention.span.distribution[source]),
                        exactNumber(spanFactor(attention.span, source)), weight, score);
    } else {
        text = tr("α = %1   e = %2").arg(weight, score);
    }
    return text + QLatin1Char('\n') + windowText(attention);
}

QString windowText(const MapTrace& attention) {
    const std::optional<SpanWindow> window = spanWindow(attention);
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
    return withDecimalMark(text).replace(QLatin1Char('-'), QStringLiteral("−"));
}

}  // namespace attn::ui
