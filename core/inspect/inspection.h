// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/dump.h"
#include "core/inspect/gold.h"
#include "core/inspect/measure.h"

namespace attn {

// A system that is inspected: a model's own decoding or a dump.
struct InspectedSystem {
    std::string name;    // "Additive", "marian.out.lv"
    std::string path;    // of the dump or the model; may be empty
    std::string score;   // id of the score function of a model; empty of a dump
    std::string task;    // of a model over a generated task: its id; else empty
    std::string format;  // id of a DumpFormat; "model"
    bool isNumbered = false;
    std::vector<SentencePointer> sentences;
    std::vector<Conclusion> conclusions;
    std::string skipped;  // SkippedLines::text(), "" when none was
    std::string problem;  // AlignmentDump::problem
    // To read it again with other choices.
    DumpOptions options;
};

// All systems over one corpus: a row for each sentence that any of them has, rows of the same key shared. A
// plain document without threads; what takes long is computed elsewhere from shared pointers and handed in.
class Inspection {
public:
    struct Row {
        std::vector<MetricValues> metrics;    // by system; noMetrics() where it has no such sentence
        std::vector<AlignmentCounts> counts;  // by system
    };

    int systemCount() const { return static_cast<int>(m_systems.size()); }
    const InspectedSystem& system(int index) const { return m_systems[static_cast<std::size_t>(index)]; }
    // Without sentences that it has already: they come by `append`. Its index.
    int addSystem(InspectedSystem system);
    void removeSystem(int index);
    // All about a system but its sentences, which stay.
    void describe(int index, const InspectedSystem& system);
    // Sentences with what was measured of them, in any order; those of new keys make new rows at the end.
    struct Measured {
        SentencePointer sentence;
        MetricValues metrics;
        AlignmentCounts counts;
    };
    void append(int index, const std::vector<Measured>& more);

    int rowCount() const { return static_cast<int>(m_keys.size()); }
    SentenceKey key(int row) const { return m_keys[static_cast<std::size_t>(row)]; }
    std::optional<int> rowOf(SentenceKey key) const;
    // nullptr where the system lacks it.
    const AlignedSentence* sentence(int system, int row) const;
    SentencePointer sharedSentence(int system, int row) const;
    const MetricValues& metrics(int system, int row) const;
    const AlignmentCounts& counts(int system, int row) const;
    // Known links of a row for a system: those of the gold file, else the sentence's own truth; nullptr.
    const std::vector<Link>* known(int system, int row) const;

    const GoldLinks* gold() const { return m_gold ? &*m_gold : nullptr; }
    // What was measured does not follow: remeasure() does.
    void setGold(std::optional<GoldLinks> gold);
    // One sentence's links, made by hand where there was no gold; measures the row.
    void setLinks(int row, std::vector<Link> links);

    const MeasureOptions& options() const { return m_options; }
    void setOptions(const MeasureOptions& options) { m_options = options; }
    // Everything anew on the calling thread. `stop` between rows leaves the rest as it was: false.
    bool remeasure(const std::stop_token& stop = {});
    // The same elsewhere: what remeasure would set, of what is there when it is called. Any thread may run
    // it.
    struct Measurements {
        std::vector<std::vector<MetricValues>> metrics;  // [system][row]
        std::vector<std::vector<AlignmentCounts>> counts;
    };
    // Pooled over the rows that are given, all when nullptr.
    AlignmentCounts pooled(int system, const std::vector<int>* rows = nullptr) const;

private:
    std::vector<InspectedSystem> m_systems;
    std::vector<SentenceKey> m_keys;
    std::optional<GoldLinks> m_gold;
    MeasureOptions m_options;
};

}  // namespace attn
