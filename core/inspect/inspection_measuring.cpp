// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/inspect/inspection.h"

namespace attn {

const std::vector<Link>* knownLinks(const GoldLinks* gold, long number, const AlignedSentence* sentence) {
    if (gold) {
        if (const auto found = gold->links.find(number); found != gold->links.end())
            return &found->second;
    }
    return sentence && sentence->truth ? &*sentence->truth : nullptr;
}

void Inspection::measurePlace(int system, int row, MeasuredPart part) {
    const int place = placeOf(system, row);
    if (place < 0)
        return;
    const AlignedSentence& measured = *sentence(system, row);
    Part& own = m_parts[static_cast<std::size_t>(system)];
    MetricValues& values = own.metrics[static_cast<std::size_t>(place)];
    AlignmentCounts& counts = own.counts[static_cast<std::size_t>(place)];
    const std::vector<Link>* links = knownLinks(m_gold.get(), key(row).number, &measured);
    if (part == MeasuredPart::Links) {
        counts = links ? countsOf(measured, *links, m_options.threshold) : AlignmentCounts{};
        setCounts(values, counts);
        return;
    }
    const double disagreement = valueOf(values, Metric::Disagreement);
    values = measure(measured, links, m_options, &counts);
    values[static_cast<std::size_t>(Metric::Disagreement)] = disagreement;
}

bool Inspection::remeasure(const std::stop_token& stop, MeasuredPart part) {
    ++m_version;
    for (int row = 0; row < rowCount(); ++row) {
        if (stop.stop_requested())
            return false;
        for (int system = 0; system < systemCount(); ++system)
            measurePlace(system, row, part);
    }
    return true;
}

Inspection::Snapshot Inspection::snapshot(MeasuredPart part) const {
    Snapshot snapshot{part, m_version, m_gold, m_options, {}};
    for (const InspectedSystem& system : m_systems)
        snapshot.sentences.push_back(system.sentences);
    return snapshot;
}

bool Inspection::take(const Measurements& measurements) {
    if (measurements.version != m_version)
        return false;
    for (std::size_t system = 0; system < measurements.counts.size(); ++system) {
        Part& part = m_parts[system];
        for (std::size_t i = 0; i < measurements.counts[system].size(); ++i) {
            part.counts[i] = measurements.counts[system][i];
            if (measurements.part == MeasuredPart::Links) {
                setCounts(part.metrics[i], part.counts[i]);
                continue;
            }
            const double disagreement = valueOf(part.metrics[i], Metric::Disagreement);
            part.metrics[i] = measurements.metrics[system][i];
            part.metrics[i][static_cast<std::size_t>(Metric::Disagreement)] = disagreement;
        }
    }
    return true;
}

std::optional<Inspection::Measurements> measureAll(const Inspection::Snapshot& snapshot,
                                                   const std::function<void(double share)>& progress,
                                                   const std::stop_token& stop) {
    constexpr std::size_t sentencesBetween = 256;
    std::size_t total = 0, done = 0;
    for (const std::vector<SentencePointer>& sentences : snapshot.sentences)
        total += sentences.size();
    Inspection::Measurements result{snapshot.part, snapshot.version, {}, {}};
    for (std::size_t system = 0; system < snapshot.sentences.size(); ++system) {
        const bool measuresAll = snapshot.part == MeasuredPart::All;
        std::vector<MetricValues> metrics;
        std::vector<AlignmentCounts> counts;
        metrics.reserve(measuresAll ? snapshot.sentences[system].size() : 0);
        counts.reserve(snapshot.sentences[system].size());
        for (const SentencePointer& sentence : snapshot.sentences[system]) {
            if (stop.stop_requested())
                return std::nullopt;
            const std::vector<Link>* links =
                knownLinks(snapshot.gold.get(), sentence->key.number, sentence.get());
            AlignmentCounts& found = counts.emplace_back();
            if (measuresAll)
                metrics.push_back(measure(*sentence, links, snapshot.options, &found));
            else if (links)
                found = countsOf(*sentence, *links, snapshot.options.threshold);
            if (++done % sentencesBetween == 0 && progress)
                progress(static_cast<double>(done) / static_cast<double>(total));
        }
        result.metrics.push_back(std::move(metrics));
        result.counts.push_back(std::move(counts));
    }
    return result;
}

}  // namespace attn
