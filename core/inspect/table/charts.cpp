// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <tuple>

namespace attn {
namespace {

constexpr int mostGroups = 12;

double known(const Inspection& inspection, int system, int row, Metric metric) {
    return valueOf(inspection.metrics(system, row), metric);
}

// The width of bins, digit · 10^exponent. Edges are whole multiples of it, each the double nearest to its
// decimal.
struct Width {
    int digit = 1;
    int exponent = 0;

    double value() const { return edge(1); }
    double edge(double multiple) const {
        const double power = std::pow(10.0, std::abs(exponent));
        return exponent < 0 ? multiple * digit / power : multiple * digit * power;
    }
};

// The smallest width among 1, 2, 5, 10 … that divides the range into at most `bins`.
Width roundWidth(double range, int bins, bool isWhole) {
    const double least = range / std::max(bins, 1);
    Width width{1, least > 0 ? std::max(static_cast<int>(std::floor(std::log10(least))), -300) : -1};
    if (isWhole)
        width.exponent = std::max(width.exponent, 0);
    for (const int digit : {1, 2, 5}) {
        width.digit = digit;
        if (width.value() >= least * (1 - 1e-9))
            return width;
    }
    return {1, width.exponent + 1};
}

// Edges from the largest one not above `low` to the first one not below `high`, for counts to the first one
// above it.
std::vector<double> roundEdges(double low, double high, int wanted, bool isWhole) {
    // Neighbouring doubles are too close for a range, because the edges between them would be equal.
    const double precision = 1e-12 * std::max(std::abs(low), std::abs(high));
    const Width width = roundWidth(high > low ? std::max(high - low, precision) : precision, wanted, isWhole);
    double multiple = std::floor(low / width.value());
    while (width.edge(multiple) > low)
        --multiple;
    std::vector<double> edges = {width.edge(multiple)};
    do
        edges.push_back(width.edge(++multiple));
    while (isWhole ? edges.back() <= high : edges.back() < high);
    return edges;
}

// The index of the bin; the last edge belongs to the last bin.
std::size_t binOf(const std::vector<double>& edges, double value) {
    const auto above = std::upper_bound(edges.begin(), edges.end(), value) - edges.begin();
    return std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(above - 1, 0)), edges.size() - 2);
}

// The share of right targets.
class Accuracy {
public:
    void add(double right) {
        if (std::isnan(right))
            return;
        m_right += right;
        ++m_known;
    }
    std::optional<double> share() const {
        return m_known == 0 ? std::nullopt : std::optional(m_right / static_cast<double>(m_known));
    }

private:
    double m_right = 0;
    long m_known = 0;
};

}  // namespace

KnownMetrics knownMetrics(const Inspection& inspection, int system) {
    KnownMetrics found{};
    std::size_t missing = metricCount;
    for (int row = 0; row < inspection.rowCount() && missing > 0; ++row) {
        if (!inspection.sentence(system, row))
            continue;
        const MetricValues& values = inspection.metrics(system, row);
        for (std::size_t i = 0; i < metricCount; ++i) {
            if (!found[i] && std::isfinite(values[i])) {
                found[i] = true;
                --missing;
            }
        }
    }
    return found;
}

std::vector<HistogramBin> histogram(const Inspection& inspection, int system, Metric metric,
                                    const std::vector<int>& shownRows, int wanted) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (int row = 0; row < inspection.rowCount(); ++row) {
        if (const double value = known(inspection, system, row, metric); std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (low > high || !std::isfinite(high - low))
        return {};
    const std::vector<double> edges = roundEdges(low, high, wanted, infoOf(metric).isWhole);
    std::vector<HistogramBin> bins(edges.size() - 1);
    for (std::size_t i = 0; i < bins.size(); ++i) {
        bins[i].low = edges[i];
        bins[i].high = edges[i + 1];
    }
    for (int row = 0; row < inspection.rowCount(); ++row) {
        if (const double value = known(inspection, system, row, metric); std::isfinite(value))
            ++bins[binOf(edges, value)].all;
    }
    for (const int row : shownRows) {
        if (const double value = known(inspection, system, row, metric); std::isfinite(value))
            ++bins[binOf(edges, value)].shown;
    }
    return bins;
}

std::vector<ScatterPoint> scatter(const Inspection& inspection, int system, Metric x, Metric y,
                                  const std::vector<int>& rows) {
    std::vector<ScatterPoint> points;
    for (const int row : rows) {
        const ScatterPoint point{row, known(inspection, system, row, x), known(inspection, system, row, y)};
        if (std::isfinite(point.x) && std::isfinite(point.y))
            points.push_back(point);
    }
    return points;
}

std::vector<LengthGroup> byLength(const Inspection& inspection, int system, const std::vector<int>& rows) {
    const auto lengthOf = [&](int row) {
        return static_cast<int>(known(inspection, system, row, Metric::SourceLength));
    };
    std::vector<int> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own),
                 [&](int row) { return inspection.sentence(system, row) != nullptr; });
    if (own.empty())
        return {};
    const auto [shortest, longest] = std::minmax_element(
        own.begin(), own.end(), [&](int left, int right) { return lengthOf(left) < lengthOf(right); });
    // Groups end at multiples of their width: 1 to 5, 6 to 10 …
    const auto groupOf = [](int length, int width) { return std::max(length - 1, 0) / width; };
    int width = 1;
    for (int step = 0; groupOf(lengthOf(*longest), width) - groupOf(lengthOf(*shortest), width) >= mostGroups;
         ++step)
        width = static_cast<int>(std::array{1, 2, 5}[static_cast<std::size_t>(step) % 3] *
                                 std::pow(10.0, step / 3));

    std::map<int, std::pair<LengthGroup, Accuracy>> groups;
    for (const int row : own) {
        const int length = lengthOf(row), index = groupOf(length, width);
        auto& [group, accuracy] = groups[index];
        if (group.sentences == 0)
            group.shortest = index * width + 1;
        group.shortest = std::min(group.shortest, length);
        group.longest = (index + 1) * width;
        ++group.sentences;
        group.counts += inspection.counts(system, row);
        accuracy.add(known(inspection, system, row, Metric::Right));
    }
    std::vector<LengthGroup> result;
    for (auto& [index, found] : groups) {
        found.first.accuracy = found.second.share();
        result.push_back(found.first);
    }
    return result;
}

std::vector<SystemFigures> bySystem(const Inspection& inspection, const std::vector<int>& rows) {
    std::vector<SystemFigures> result;
    for (int system = 0; system < inspection.systemCount(); ++system) {
        SystemFigures figures;
        Accuracy accuracy;
        double confidence = 0;
        long confident = 0;
        for (const int row : rows) {
            if (!inspection.sentence(system, row))
                continue;
            ++figures.sentences;
            figures.counts += inspection.counts(system, row);
            accuracy.add(known(inspection, system, row, Metric::Right));
            if (const double value = known(inspection, system, row, Metric::Confidence); !std::isnan(value)) {
                confidence += value;
                ++confident;
            }
        }
        figures.accuracy = accuracy.share();
        if (confident > 0)
            figures.meanConfidence = confidence / static_cast<double>(confident);
        result.push_back(figures);
    }
    return result;
}

std::vector<int> worstRows(const Inspection& inspection, int system, const std::vector<int>& rows,
                           int count) {
    // The smallest key is the worst row.
    std::vector<std::tuple<double, double, int>> worst;
    for (const int row : rows) {
        const double error = known(inspection, system, row, Metric::ErrorRate);
        const double confidence = known(inspection, system, row, Metric::Confidence);
        if (!std::isnan(error) || !std::isnan(confidence))
            worst.emplace_back(std::isnan(error) ? 1 : -error, std::isnan(confidence) ? 1 : confidence, row);
    }
    const auto end = worst.begin() + std::clamp<std::ptrdiff_t>(count, 0, std::ssize(worst));
    std::partial_sort(worst.begin(), end, worst.end());
    std::vector<int> result;
    std::transform(worst.begin(), end, std::back_inserter(result),
                   [](const auto& entry) { return std::get<int>(entry); });
    return result;
}

}  // namespace attn
