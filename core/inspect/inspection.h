// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/links/gold.h"
#include "core/inspect/measures/measure.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// A system that is inspected: a model's own decoding or a dump.
struct InspectedSystem {
    std::string name;    // "Additive", "marian.out.lv"
    std::string path;    // of the dump or the model; may be empty
    std::string score;   // id of the score function of a model; empty of a dump
    std::string task;    // of a model over a generated task: its id; else empty
    std::string format;  // id of a DumpFormat; "model"
    std::vector<SentencePointer> sentences;
    std::vector<Conclusion> conclusions;
    std::string skipped;  // SkippedLines::text(), "" when none was
    std::string problem;  // AlignmentDump::problem
    // To read it again with other choices.
    DumpOptions options;
};

// What is found out again when other links are known or other ones count; the rest of the metrics depend on
// the weights alone.
enum class MeasuredPart { Links, All };

// A metric of several sentences.
struct MetricMean {
    double sum = 0;
    long count = 0;  // sentences of which it is known
    std::optional<double> mean() const {
        return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
    }
};

// All systems over one corpus: a row for each sentence that any of them has, rows of the same key shared. A
// plain document without threads; what takes long is computed elsewhere from shared pointers and handed in.
class Inspection {
public:
    int systemCount() const { return static_cast<int>(m_systems.size()); }
    const InspectedSystem& system(int index) const { return m_systems[static_cast<std::size_t>(index)]; }
    // Sentences that it brings are measured here; those that are still being read come by `append`. Its
    // index.
    int addSystem(InspectedSystem system);
    // Rows that no other system has go, too; the others may be elsewhere afterwards.
    void removeSystem(int index);
    // All about a system but its sentences, which stay.
    void describe(int index, const InspectedSystem& system);
    // Sentences with what was measured of them, in any order; those of new keys make new rows at the end, and
    // of two of the same key the later one is shown. Disagreement is found out here.
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
    // knownLinks of a row for a system.
    const std::vector<Link>* known(int system, int row) const;

    const GoldLinks* gold() const { return m_gold.get(); }
    // For other threads; edits are made on a copy while somebody has it.
    std::shared_ptr<const GoldLinks> sharedGold() const { return m_gold; }
    // What was measured does not follow: remeasure() does.
    void setGold(std::optional<GoldLinks> gold);
    // Links of the sentence whose rows have `number`, made by hand where there was no gold; none: the gold
    // says nothing of it any more. Measures its rows; kept where there are none, too.
    void setLinks(long number, std::optional<std::vector<Link>> links);

    // What known links speak of: lengths of the first system that knows them, of
    // the reference where there is one.
    GoldTexts texts() const;

    const MeasureOptions& options() const { return m_options; }
    // What was measured does not follow.
    void setOptions(const MeasureOptions& options);
    // Anew on the calling thread. `stop` between rows leaves the rest as it was: false.
    bool remeasure(const std::stop_token& stop = {}, MeasuredPart part = MeasuredPart::All);

    // The same elsewhere: what remeasure needs of what is there now. Any thread may read it.
    struct Snapshot {
        MeasuredPart part = MeasuredPart::All;
        std::uint64_t version = 0;
        std::shared_ptr<const GoldLinks> gold;
        MeasureOptions options;
        // By system, in the order of InspectedSystem::sentences.
        std::vector<std::vector<SentencePointer>> sentences;
    };
    Snapshot snapshot(MeasuredPart part) const;
    struct Measurements {
        MeasuredPart part = MeasuredPart::All;
        std::uint64_t version = 0;
        std::vector<std::vector<MetricValues>> metrics;    // as the sentences; of MeasuredPart::Links empty
        std::vector<std::vector<AlignmentCounts>> counts;  // as the sentences
    };
    // False, and nothing happens, where systems went or known links or options changed since the snapshot was
    // taken. Sentences that came since keep what they came with.
    [[nodiscard]] bool take(const Measurements& measurements);

    // Of the rows that are given, all when nullptr, where the metric is known.
    MetricMean meanOf(int system, Metric metric, const std::vector<int>* rows = nullptr) const;
    // Pooled over the rows that are given, all when nullptr.
    AlignmentCounts pooled(int system, const std::vector<int>* rows = nullptr) const;

private:
    // Of one system, by the place of a sentence in InspectedSystem::sentences.
    struct Part {
        std::vector<MetricValues> metrics;
        std::vector<AlignmentCounts> counts;
        std::vector<int> places;  // by row, −1 where it has no sentence; rows past the end have none
    };
    int placeOf(int system, int row) const;
    // The row.
    int place(int system, int place);
    void placeAll();
    void measurePlace(int system, int row, MeasuredPart part);
    void setDisagreement(int row);

    std::vector<InspectedSystem> m_systems;
    std::vector<Part> m_parts;
    std::vector<SentenceKey> m_keys;
    std::map<SentenceKey, int> m_rows;
    std::shared_ptr<GoldLinks> m_gold;
    MeasureOptions m_options;
    std::uint64_t m_version = 0;
};

// Known links of a sentence whose row has `number`: those of the file, else its own truth; nullptr.
const std::vector<Link>* knownLinks(const GoldLinks* gold, long number, const AlignedSentence* sentence);

// What `take` wants, on any thread. `progress` is told the share, 0 to 1, now and then; none when stopped.
std::optional<Inspection::Measurements> measureAll(const Inspection::Snapshot& snapshot,
                                                   const std::function<void(double share)>& progress = {},
                                                   const std::stop_token& stop = {});

}  // namespace attn
