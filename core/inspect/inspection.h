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
#include "core/inspect/sentence_form.h"
#include "core/inspect/sentences/dump.h"
#include "core/network/map_address.h"

namespace attn {

// A system that is inspected: a model's own decoding or a dump.
struct InspectedSystem {
    std::string name;    // "Additive", "marian.out.lv"
    std::string path;    // path of the dump or the model; may be empty
    std::string score;   // id of a model's score function; empty for a dump
    std::string task;    // id of the generated task of a model; else empty
    std::string format;  // id of a DumpFormat, or "model"
    std::vector<SentencePointer> sentences;
    std::vector<Conclusion> conclusions;
    // The maps between output and source that its alignments can show, and the one that they show; empty
    // without a choice.
    std::vector<MapAddress> maps = {};
    std::optional<MapAddress> map = {};
    SentenceForm form = {};     // of the sentences of a model
    bool givesClasses = false;  // its outputs are one token each, a class
    std::string skipped;        // SkippedLines::text(); "" when no line was skipped
    std::string problem;        // AlignmentDump::problem
    // The options to read it again with other choices.
    DumpOptions options;
};

// The metrics to be measured again. Links: those that depend on links, after other links became known or
// other ones count; the rest depends only on the weights.
enum class MeasuredPart { Links, All };

// The mean of a metric over several sentences.
struct MetricMean {
    double sum = 0;
    long count = 0;  // number of sentences whose metric is known
    std::optional<double> mean() const {
        return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
    }
};

// All systems over one corpus. There is a row for each sentence that any system has; sentences with the same
// key share a row. A plain document without threads: long computations run elsewhere on shared pointers, and
// their results are handed in.
class Inspection {
public:
    int systemCount() const { return static_cast<int>(m_systems.size()); }
    const InspectedSystem& system(int index) const { return m_systems[static_cast<std::size_t>(index)]; }
    // Measures the sentences that the system brings; sentences that are still being read come later by
    // `append`. Returns its index.
    int addSystem(InspectedSystem system);
    // Also removes rows that no other system has; the other rows may change their places. Any order of
    // indices.
    void removeSystems(std::vector<int> indices);
    // Replaces everything about a system except its sentences.
    void describe(int index, const InspectedSystem& system);
    // Sentences with their measurements, in any order. New keys make new rows at the end; of two sentences
    // with the same key the later one is shown. `append` computes the disagreement itself.
    struct Measured {
        SentencePointer sentence;
        MetricValues metrics;
        AlignmentCounts counts;
    };
    void append(int index, const std::vector<Measured>& more);

    int rowCount() const { return static_cast<int>(m_keys.size()); }
    SentenceKey key(int row) const { return m_keys[static_cast<std::size_t>(row)]; }
    std::optional<int> rowOf(SentenceKey key) const;
    // nullptr when the system does not have the sentence.
    const AlignedSentence* sentence(int system, int row) const;
    SentencePointer sharedSentence(int system, int row) const;
    const MetricValues& metrics(int system, int row) const;
    const AlignmentCounts& counts(int system, int row) const;
    // The known links (see knownLinks) of a row for a system.
    const std::vector<Link>* known(int system, int row) const;

    const GoldLinks* gold() const { return m_gold.get(); }
    // For other threads; while one of them holds it, edits are made on a copy.
    std::shared_ptr<const GoldLinks> sharedGold() const { return m_gold; }
    // This does not measure anything; remeasure() does.
    void setGold(std::optional<GoldLinks> gold);
    // Sets the links of the sentence whose rows have `number`; without a gold, one made by hand is created.
    // Without links, the gold forgets the sentence. Measures the rows of the sentence; the links are kept
    // even if it has no rows.
    void setLinks(long number, std::optional<std::vector<Link>> links);

    // Describes the sentences for known links: the lengths that the first system that knows them gives, with
    // the target's length taken from the reference if there is one.
    GoldTexts texts() const;

    const MeasureOptions& options() const { return m_options; }
    // This does not measure anything; remeasure() does.
    void setOptions(const MeasureOptions& options);
    // Measures everything again on the calling thread. A `stop` between rows leaves the rest as it was and
    // returns false.
    bool remeasure(const std::stop_token& stop = {}, MeasuredPart part = MeasuredPart::All);

    // For measuring elsewhere: what remeasure needs of the present state. Any thread may read it.
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
        std::vector<std::vector<MetricValues>> metrics;    // by sentence; empty for MeasuredPart::Links
        std::vector<std::vector<AlignmentCounts>> counts;  // by sentence
    };
    // Returns false and changes nothing when systems were removed or known links or options changed since the
    // snapshot was taken. Sentences that were added since then keep the measurements that they came with.
    [[nodiscard]] bool take(const Measurements& measurements);

    // The mean over the given rows (all when nullptr) whose metric is known.
    MetricMean meanOf(int system, Metric metric, const std::vector<int>* rows = nullptr) const;
    // The counts pooled over the given rows (all when nullptr).
    AlignmentCounts pooled(int system, const std::vector<int>* rows = nullptr) const;

private:
    // Measurements of one system, in the order of InspectedSystem::sentences.
    struct Part {
        std::vector<MetricValues> metrics;
        std::vector<AlignmentCounts> counts;
        std::vector<int> places;  // by row; −1 or past the end: the row has no sentence of the system
    };
    int placeOf(int system, int row) const;
    // Returns the row.
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

// Known links of a sentence whose row has `number`: those of the file, or else the sentence's own truth;
// nullptr without either.
const std::vector<Link>* knownLinks(const GoldLinks* gold, long number, const AlignedSentence* sentence);

// Computes the measurements for `take`, on any thread. `progress` gets the share done, 0 to 1, now and then.
// Returns nothing after a stop.
std::optional<Inspection::Measurements> measureAll(const Inspection::Snapshot& snapshot,
                                                   const std::function<void(double share)>& progress = {},
                                                   const std::stop_token& stop = {});

}  // namespace attn
