// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curve_axes.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/widgets/figure_canvas.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

constexpr double leastUpdates = 20;
constexpr double justOver = 1.0001;  // this many steps, and so another tick, would not fit
constexpr double runAway = 10;       // multiple of the largest first loss
constexpr double leastLoss = 1e-9;   // on a logarithmic axis
constexpr double mostRatio = 1e7;    // between the ends of that axis
constexpr double beyond = 4;         // ranges outside, up to which curves are still drawn

QVector<AxisTick> steps(const AxisRange& range, double step, auto label) {
    QVector<AxisTick> ticks;
    for (double i = std::ceil(range.low / step - 1e-9); i * step <= range.high + 1e-9 * step; ++i) {
        const double value = i * step + 0.0;  // no -0
        ticks.append({value, label(value)});
    }
    return ticks;
}

// Ticks at powers of ten, or at every n-th of them; with twos and fives if there are few.
QVector<AxisTick> logarithmicTicks(const AxisRange& range, int most) {
    const double low = std::log10(range.low), high = std::log10(range.high);
    const auto powers = static_cast<int>(std::floor(high + 1e-9) - std::ceil(low - 1e-9)) + 1;
    QVector<AxisTick> ticks;
    const auto add = [&](double value) {
        if (value >= range.low * (1 - 1e-9) && value <= range.high * (1 + 1e-9)) {
            ticks.append({value, readableNumber(value, 4)});
        }
    };
    const int every = std::max(1, (powers + most - 1) / std::max(1, most));
    const bool hasFives = 2 * powers + 1 <= most, hasTwos = 3 * powers + 2 <= most;
    for (int power = static_cast<int>(std::floor(low)); power <= static_cast<int>(std::ceil(high)); ++power) {
        if (((power % every) + every) % every != 0) {
            continue;
        }
        const double value = std::pow(10.0, power);
        add(value);
        if (hasTwos) {
            add(2 * value);
        }
        if (hasFives || (powers <= 1 && !hasTwos)) {
            add(5 * value);
        }
    }
    return ticks.size() < 2 ? steps(range, niceStep(range.size(), std::clamp(most, 2, 4)),
                                    [](double value) { return readableNumber(value, 4); })
                            : ticks;
}

// The range for losses from `low` to `high`; `high` is 0 if there are none.
AxisRange rangeAround(double low, double high, LossScale scale) {
    if (!(high > 0)) {
        return scale == LossScale::Linear ? AxisRange{0, 4} : AxisRange{0.01, 4};
    }
    if (scale == LossScale::Linear) {
        return {-0.015 * high, 1.06 * high};
    }
    low = std::max({low, high / mostRatio, leastLoss});
    high = std::max(high, low);
    const double room = std::max(std::pow(high / low, 0.06), 1.15);
    return {low / room, high * room};
}

}  // namespace

double unitOf(CurveKind kind) {
    return kind == CurveKind::ExactMatch || kind == CurveKind::TokenAccuracy || kind == CurveKind::MacroF1 ||
                   kind == CurveKind::Evidence
               ? 100
               : 1;
}

bool isLoss(CurveKind kind) {
    return kind == CurveKind::Loss || kind == CurveKind::HeldOutLoss;
}

double roundEnd(Index newest) {
    const double wanted = std::max(static_cast<double>(newest), leastUpdates);
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0}) {
        if (factor * power >= wanted * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

AxisRange lossRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale) {
    double first = 0;
    for (const LaneCurves* lane : lanes) {
        const std::span<const float> losses = lane->losses();
        if (!losses.empty() && std::isfinite(losses.front())) {
            first = std::max(first, static_cast<double>(losses.front()));
        }
    }
    const double limit = first > 0 ? runAway * first : std::numeric_limits<double>::infinity();
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const LaneCurves* lane : lanes) {
        const std::span<const float> values = lane->means();
        const auto size = static_cast<Index>(values.size());
        const double start = std::max(0.0, std::floor(span.low) - static_cast<double>(lane->firstUpdate()));
        for (auto i = static_cast<Index>(start); i < size; ++i) {
            if (static_cast<double>(lane->firstUpdate() + i) > span.high + 1) {
                break;
            }
            const auto value = static_cast<double>(values[static_cast<std::size_t>(i)]);
            if (std::isfinite(value) && value <= limit) {
                high = std::max(high, value);
                low = value > 0 ? std::min(low, value) : low;
            }
        }
    }
    return rangeAround(low, high, scale);
}

AxisRange heldOutRange(const std::vector<const LaneCurves*>& lanes, const AxisRange& span, LossScale scale) {
    double first = 0;
    for (const LaneCurves* lane : lanes) {
        if (!lane->measurements().empty() && std::isfinite(lane->measurements().front().loss)) {
            first = std::max(first, lane->measurements().front().loss);
        }
    }
    const double limit = first > 0 ? runAway * first : std::numeric_limits<double>::infinity();
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const LaneCurves* lane : lanes) {
        for (const Measurement& measurement : lane->measurements()) {
            const auto update = static_cast<double>(measurement.update);
            const double value = measurement.loss;
            if (update >= span.low && update <= span.high + 1 && std::isfinite(value) && value <= limit) {
                high = std::max(high, value);
                low = value > 0 ? std::min(low, value) : low;
            }
        }
    }
    return rangeAround(low, high, scale);
}

double drawableLoss(double loss, const AxisRange& range, LossScale scale) {
    if (std::isnan(loss)) {
        return loss;
    }
    if (scale == LossScale::Linear) {
        return std::clamp(loss, range.low, range.high + beyond * range.size());
    }
    return std::clamp(loss, range.low, range.high * std::pow(range.high / range.low, beyond));
}

AxisRange shareRange(CurveKind kind) {
    return kind == CurveKind::AlignmentError ? AxisRange{-0.015, 1.015} : AxisRange{-1.5, 101.5};
}

QVector<AxisTick> updateTicks(const AxisRange& span, int most) {
    const double found = niceStep(justOver * span.size(), std::max(1, most));
    const double step = found < 1 ? 1 : found == 2.5 ? 5 : found;  // must be whole
    return steps(span, step, [](double value) { return groupedNumber(std::llround(value)); });
}

QVector<AxisTick> valueTicks(CurveKind kind, const AxisRange& range, LossScale scale, int most) {
    if (isLoss(kind) && scale == LossScale::Logarithmic) {
        return logarithmicTicks(range, most);
    }
    if (isLoss(kind)) {
        return steps(range, niceStep(justOver * range.high, std::max(1, most)),
                     [](double value) { return readableNumber(value, 4); });
    }
    // Ticks at quarters, at halves or only at the ends.
    const double whole = kind == CurveKind::AlignmentError ? 1 : 100;
    const double parts = most >= 5 ? 4 : most >= 3 ? 2 : 1;
    return steps(range, whole / parts, [](double value) { return readableNumber(value, 3); });
}

}  // namespace attn::ui
