// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Inspect mode without its window: filters and orders of 100,000 sentences, each within 100 ms,
// the first time and again; measuring 10,000 sentences of 30 × 30; what a sentence takes besides its weights.
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "core/inspect/table/charts.h"
#include "core/inspect/table/sentence_filter.h"

namespace {

using namespace attn;

constexpr int tableRows = 100000, measuredRows = 10000, side = 30;
constexpr double millisecondsAllowed = 100;

double milliseconds(const std::function<void()>& run) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    run();
    return 1e3 * std::chrono::duration<double>(Clock::now() - begin).count();
}

// Words as often as Zipf's law has them, some with letters outside ASCII.
class Texts {
public:
    Texts() {
        for (int i = 0; i < 20000; ++i) {
            std::string word;
            for (int left = i + 7; left > 0; left /= 20)
                word += "etaoinshrdlucmfwypvb"[left % 20];
            m_words.push_back(i % 9 == 4 ? "Ü" + word + "ß" : i % 5 == 0 ? "E" + word : word);
        }
    }
    TokenList next(int length) {
        TokenList tokens;
        for (int i = 0; i < length; ++i)
            tokens.add(m_words[static_cast<std::size_t>(std::pow(20000.0, m_share(m_random))) % 20000]);
        tokens.shrink();
        return tokens;
    }
    double share() { return m_share(m_random); }

private:
    std::mt19937 m_random{1};
    std::uniform_real_distribution<double> m_share{0, 1};
    std::vector<std::string> m_words;
};

SentencePointer sentenceOf(Texts& texts, int number, int length, bool hasWeights) {
    auto sentence = std::make_shared<AlignedSentence>();
    sentence->key.number = number;
    sentence->source = texts.next(length);
    sentence->target = texts.next(length);
    if (!hasWeights)
        return sentence;
    sentence->weights.resize(length, length);
    for (Index i = 0; i < length; ++i) {
        for (Index j = 0; j < length; ++j)
            sentence->weights(i, j) = static_cast<Real>(std::exp(4 * texts.share()));
        sentence->weights.row(i) /= sentence->weights.row(i).sum();
    }
    std::vector<Link> links;
    for (int i = 0; i < length; ++i)
        links.push_back({i, i});
    sentence->truth = std::move(links);
    return sentence;
}

// Orders and filters of a table whose metrics are drawn.
bool measureTable(Texts& texts) {
    Inspection inspection;
    InspectedSystem system;
    system.name = "table";
    const int index = inspection.addSystem(std::move(system));
    std::vector<Inspection::Measured> measured;
    for (int row = 0; row < tableRows; ++row) {
        MetricValues values;
        for (double& value : values)
            value = texts.share() < 0.1 ? std::nan("") : texts.share();
        const int length = 5 + static_cast<int>(50 * texts.share());
        measured.push_back({sentenceOf(texts, row, length, false), values, {}});
    }
    std::printf("%d sentences arrive %30.1f ms\n", tableRows,
                milliseconds([&] { inspection.append(index, measured); }));

    struct Case {
        const char* what;
        const char* filter;
        SortOrder order;
    };
    const Case cases[] = {
        {"all, by number (folds all texts at first)", "", {}},
        {"by AER", "", {SortKey::Metric, Metric::ErrorRate, false}},
        {"by confidence, falling", "", {SortKey::Metric, Metric::Confidence, true}},
        {"by source", "", {.key = SortKey::Source}},
        {"by target, falling", "", {.key = SortKey::Target, .isDescending = true}},
        {"a common letter", "e", {}},
        {"a rare word", "überhaupt", {}},
        {"two words", "eta shr", {}},
        {"ranges", "aer>=0.5 confidence<0.5", {}},
        {"all of it, by entropy", "aer>=0.2 confidence<0.9 eta Üe", {SortKey::Metric, Metric::Entropy, true}},
    };
    SentenceIndex rows;
    bool isInTime = true;
    for (const Case& one : cases) {
        const SentenceFilter filter = parseFilter(one.filter);
        std::size_t count = 0;
        const auto run = [&] { count = rows.rows(inspection, index, filter, one.order).size(); };
        const double first = milliseconds(run), again = milliseconds(run);
        const bool isFolding = &one == cases;  // done in the background of loading, batch by batch
        const bool isLate = again > millisecondsAllowed || (!isFolding && first > millisecondsAllowed);
        isInTime &= !isLate;
        std::printf("%-42s %6zu rows: first %7.1f ms, again %7.1f ms%s\n", one.what, count, first, again,
                    isLate ? "  LATE" : "");
    }
    const std::vector<int> all = rows.rows(inspection, index, {}, {});
    std::printf("histogram %40.1f ms\n",
                milliseconds([&] { histogram(inspection, index, Metric::Entropy, all); }));
    return isInTime;
}

void measureSentences(Texts& texts) {
    InspectedSystem system;
    system.name = "weights";
    for (int row = 0; row < measuredRows; ++row)
        system.sentences.push_back(sentenceOf(texts, row, side, true));
    const std::size_t before = mallinfo2().uordblks;
    Inspection inspection;
    std::printf("%d sentences of %d × %d, all metrics: %.0f ms\n", measuredRows, side, side,
                milliseconds([&] { inspection.addSystem(std::move(system)); }));
    SentenceIndex rows;
    rows.rows(inspection, 0, {}, {});
    std::printf("  besides the sentences themselves: %.0f bytes each\n",
                static_cast<double>(mallinfo2().uordblks - before) / measuredRows);
    for (const bool hasThreshold : {false, true}) {
        MeasureOptions options;
        if (hasThreshold)
            options.threshold = Real(0.1);
        inspection.setOptions(options);
        bool isTaken = false;
        const double time = milliseconds([&] {
            const auto found = measureAll(inspection.snapshot(MeasuredPart::Links));
            isTaken = found && inspection.take(*found);
        });
        std::printf("  links %s a threshold: %.0f ms, AER %.4f%s\n", hasThreshold ? "with" : "without", time,
                    inspection.pooled(0).errorRate().value_or(-1), isTaken ? "" : ", not taken");
    }
}

}  // namespace

int main() {
    Texts texts;
    const bool isInTime = measureTable(texts);
    measureSentences(texts);
    return isInTime ? 0 : 1;
}
