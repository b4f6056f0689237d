// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/inspection.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace attn {
namespace {

std::size_t at(int index) {
    assert(index >= 0);
    return static_cast<std::size_t>(index);
}

}  // namespace

int Inspection::placeOf(int system, int row) const {
    const std::vector<int>& places = m_parts[at(system)].places;
    return at(row) < places.size() ? places[at(row)] : -1;
}

int Inspection::addSystem(InspectedSystem system) {
    const int index = systemCount();
    std::vector<Measured> brought;
    for (SentencePointer& sentence : std::exchange(system.sentences, {}))
        brought.push_back({std::move(sentence), noMetrics(), {}});
    m_systems.push_back(std::move(system));
    m_parts.emplace_back();
    append(index, brought);
    for (int row = 0; row < rowCount(); ++row)
        measurePlace(index, row, MeasuredPart::All);
    return index;
}

void Inspection::removeSystems(std::vector<int> indices) {
    std::sort(indices.rbegin(), indices.rend());
    for (const int index : indices) {
        m_systems.erase(m_systems.begin() + index);
        m_parts.erase(m_parts.begin() + index);
    }
    placeAll();
}

void Inspection::describe(int index, const InspectedSystem& system) {
    InspectedSystem& described = m_systems[at(index)];
    std::vector<SentencePointer> sentences = std::move(described.sentences);
    described = system;
    described.sentences = std::move(sentences);
}

void Inspection::append(int index, const std::vector<Measured>& more) {
    if (more.empty())
        return;
    InspectedSystem& system = m_systems[at(index)];
    Part& part = m_parts[at(index)];
    const auto first = static_cast<int>(system.sentences.size());
    // Grows by an eighth; if it doubled, most of the new memory would stay unused.
    if (const std::size_t size = at(first) + more.size(); size > part.metrics.capacity()) {
        part.metrics.reserve(size + size / 8);
        part.counts.reserve(size + size / 8);
        system.sentences.reserve(size + size / 8);
    }
    for (const Measured& measured : more) {
        system.sentences.push_back(measured.sentence);
        part.metrics.push_back(measured.metrics);
        part.counts.push_back(measured.counts);
    }
    for (int i = first; i < static_cast<int>(system.sentences.size()); ++i)
        setDisagreement(place(index, i));
}

int Inspection::place(int system, int place) {
    const SentenceKey key = m_systems[at(system)].sentences[at(place)]->key;
    // Sentences usually come in order, so the end is tried first.
    const std::size_t rows = m_rows.size();
    const int row = m_rows.try_emplace(m_rows.end(), key, rowCount())->second;
    if (m_rows.size() > rows)
        m_keys.push_back(key);
    std::vector<int>& places = m_parts[at(system)].places;
    if (places.size() <= at(row))
        places.resize(at(row) + 1, -1);
    places[at(row)] = place;
    return row;
}

void Inspection::placeAll() {
    ++m_version;
    m_keys.clear();
    m_rows.clear();
    for (Part& part : m_parts)
        part.places.clear();
    for (int system = 0; system < systemCount(); ++system) {
        for (int i = 0; i < static_cast<int>(m_systems[at(system)].sentences.size()); ++i)
            place(system, i);
    }
    for (int row = 0; row < rowCount(); ++row)
        setDisagreement(row);
}

void Inspection::setDisagreement(int row) {
    std::vector<const AlignedSentence*> sentences;
    for (int system = 0; system < systemCount(); ++system) {
        if (const AlignedSentence* found = sentence(system, row))
            sentences.push_back(found);
    }
    const double value = disagreement(sentences).value_or(valueOf(noMetrics(), Metric::Disagreement));
    for (int system = 0; system < systemCount(); ++system) {
        if (const int place = placeOf(system, row); place >= 0)
            m_parts[at(system)].metrics[at(place)][static_cast<std::size_t>(Metric::Disagreement)] = value;
    }
}

std::optional<int> Inspection::rowOf(SentenceKey key) const {
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? std::nullopt : std::optional(found->second);
}

const AlignedSentence* Inspection::sentence(int system, int row) const {
    const int place = placeOf(system, row);
    return place < 0 ? nullptr : m_systems[at(system)].sentences[at(place)].get();
}

SentencePointer Inspection::sharedSentence(int system, int row) const {
    const int place = placeOf(system, row);
    return place < 0 ? nullptr : m_systems[at(system)].sentences[at(place)];
}

const MetricValues& Inspection::metrics(int system, int row) const {
    static const MetricValues none = noMetrics();
    const int place = placeOf(system, row);
    return place < 0 ? none : m_parts[at(system)].metrics[at(place)];
}

const AlignmentCounts& Inspection::counts(int system, int row) const {
    static const AlignmentCounts none;
    const int place = placeOf(system, row);
    return place < 0 ? none : m_parts[at(system)].counts[at(place)];
}

const std::vector<Link>* Inspection::known(int system, int row) const {
    return knownLinks(m_gold.get(), key(row).number, sentence(system, row));
}

void Inspection::setOptions(const MeasureOptions& options) {
    if (m_options == options)
        return;
    m_options = options;
    ++m_version;
}

MetricMean Inspection::meanOf(int system, Metric metric, const std::vector<int>* rows) const {
    MetricMean mean;
    const auto add = [&](int row) {
        if (const double value = valueOf(metrics(system, row), metric); !std::isnan(value)) {
            mean.sum += value;
            ++mean.count;
        }
    };
    if (rows)
        std::for_each(rows->begin(), rows->end(), add);
    else
        for (int row = 0; row < rowCount(); ++row)
            add(row);
    return mean;
}

AlignmentCounts Inspection::pooled(int system, const std::vector<int>* rows) const {
    AlignmentCounts sum;
    if (rows) {
        for (const int row : *rows)
            sum += counts(system, row);
    } else {
        for (int row = 0; row < rowCount(); ++row)
            sum += counts(system, row);
    }
    return sum;
}

}  // namespace attn
