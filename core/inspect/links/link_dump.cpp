// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_dump.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/links/link_numbers.h"
#include "core/inspect/links/link_texts.h"
#include "core/inspect/sentences/reference.h"
#include "core/inspect/texts/sentence_file.h"
#include "core/inspect/texts/subwords.h"

namespace attn {
namespace {

constexpr std::size_t firstLinkBatch = 100, largestLinkBatch = 1000;
constexpr double shareOfReading = 0.9;  // the rest of the time is spent on making sentences
// Limits on the position numbers that stand for tokens, because a short line may name a position far away.
constexpr long leastStandIns = 200'000, standInsPerLink = 50;

SideLengths lengthsOf(const LinkSentence& sentence) {
    return {sentence.source ? sentence.source->size() : -1, sentence.target ? sentence.target->size() : -1};
}

TokenList numbersUpTo(int count) {
    TokenList tokens;
    for (int i = 1; i <= count; ++i)
        tokens.add(std::to_string(i));
    tokens.shrink();
    return tokens;
}

// Counts the links that were left out, by kinds.
class LeftOutCounts {
public:
    void add(const std::vector<GoldProblem>& problems) {
        for (const GoldProblem& problem : problems) {
            ++m_counts[problem.kind];
            if (m_first.empty())
                m_first = told("Line %1: %2", problem.line, problem.text);
        }
    }
    // Empty when no link was left out.
    std::optional<Conclusion> conclusion() const {
        if (m_counts.empty())
            return std::nullopt;
        Conclusion conclusion;
        conclusion.id = "left-out";
        conclusion.topic = told("Links left out");
        std::string list;
        for (const auto& [kind, count] : m_counts) {
            conclusion.value = std::to_string(count);
            list += (list.empty() ? "" : ", ") + inWords(kind, count);
        }
        conclusion.what = told("Left out: %1.", list);
        conclusion.why = m_first;
        return conclusion;
    }

private:
    static std::string inWords(GoldProblem::Kind kind, long count) {
        switch (kind) {
            case GoldProblem::Kind::OutOfRange:
                return plural(count, "1 link outside its sentence", "%1 links outside their sentences",
                              count);
            case GoldProblem::Kind::Doubled:
                return plural(count, "1 link that stood there before", "%1 links that stood there before",
                              count);
            default:
                return plural(count, "1 link of position 0, where they are counted from 1",
                              "%1 links of position 0, where they are counted from 1", count);
        }
    }
    std::map<GoldProblem::Kind, long> m_counts;
    std::string m_first;
};

// If the file itself says that there is an end mark, its tokens contain it; otherwise it is added.
bool giveEnd(TokenList& tokens, const std::optional<bool>& said, bool concluded) {
    if (said)
        return *said && !tokens.empty();
    if (concluded)
        tokens.add(endMark);
    return concluded;
}

class LinkDumpMaker {
public:
    LinkDumpMaker(LinkCollection& all, const LinkReading& reading) : m_all(all), m_reading(reading) {
        for (const LinkSentence& sentence : all.sentences)
            m_standIns += standInsPerLink * static_cast<long>(sentence.links.size());
    }

    // nullptr for a sentence that is left out.
    std::shared_ptr<AlignedSentence> make(LinkSentence& from) {
        CheckedLinks checked = checkLinks(from, lengthsOf(from), m_reading, m_all);
        auto sentence = std::make_shared<AlignedSentence>();
        sentence->key = from.key;
        sentence->line = from.line;
        sentence->logProbability = from.logProbability;
        int source = 0, target = 0;
        const std::vector<Link> truth = from.truth.value_or(std::vector<Link>());
        for (const auto* links : {&std::as_const(checked.links), &truth}) {
            for (const Link& link : *links) {
                source = std::max(source, link.source + 1);
                target = std::max(target, link.target + 1);
            }
        }
        sentence->knowsSource = from.source.has_value();
        sentence->knowsTarget = from.target.has_value();
        const long standIns = (from.source ? 0 : source) + (from.target ? 0 : target);
        if (standIns > m_standIns) {
            m_all.wrong.push_back({from.line, told("with positions far past those of other sentences")});
            return nullptr;
        }
        m_standIns -= standIns;
        m_leftOut.add(checked.problems);
        sentence->source = from.source ? std::move(*from.source) : numbersUpTo(source);
        sentence->target = from.target ? std::move(*from.target) : numbersUpTo(target);
        sentence->hasSourceEnd =
            giveEnd(sentence->source, from.sourceEnd, from.source && m_reading.hasSourceEnd);
        sentence->hasTargetEnd =
            giveEnd(sentence->target, from.targetEnd, from.target && m_reading.hasTargetEnd);
        sentence->links = std::move(checked.links);
        sentence->truth = std::move(from.truth);
        if (hasTruthOutside(*sentence)) {
            m_all.wrong.push_back({from.line, told("with known links outside of it")});
            return nullptr;
        }
        from.links = {};
        return sentence;
    }
    const LeftOutCounts& leftOut() const { return m_leftOut; }

private:
    LinkCollection& m_all;
    const LinkReading& m_reading;
    LeftOutCounts m_leftOut;
    long m_standIns = leastStandIns;
};

// Looks at all sentences, because pieces may occur late. The result of a stopped call is useless.
SubwordCounts piecesIn(const LinkCollection& all, const std::stop_token& stop) {
    SubwordCounts counts;
    for (const LinkSentence& sentence : all.sentences) {
        if (stop.stop_requested())
            break;
        counts.add(sentence.source ? &*sentence.source : nullptr,
                   sentence.target ? &*sentence.target : nullptr);
    }
    return counts;
}

// The reference at the place of the sentence, counted from 0.
std::optional<TokenList> referenceOf(const AlignedSentence& sentence,
                                     const std::vector<TextSentence>& references) {
    const auto place = static_cast<std::size_t>(sentence.key.number);
    return place < references.size() ? std::optional(TokenList(references[place].tokens)) : std::nullopt;
}

}  // namespace

AlignmentDump readLinkDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
                           const DumpWatch& watch) {
    const auto publish = [&](const std::vector<SentencePointer>& more, double share) {
        if (watch.publish)
            watch.publish(more, share);
    };
    LinkCollection all =
        collectLinks(path, format, watch.stop, [&](double share) { publish({}, shareOfReading * share); });
    AlignmentDump dump;
    dump.path = path;
    dump.format = format.id;
    dump.isNumbered = all.isNumbered;
    dump.problem = all.problem;
    if (watch.stop.stop_requested())
        return dump;
    const std::vector<Conclusion> numbers = settleNumbers(all, options.overruled);
    addUnlinked(all);
    addUnlinked(all);
    dump.conclusions = addTexts(all, options.overruled, watch.stop);
    if (watch.stop.stop_requested())
        return dump;
    const std::vector<Conclusion> unlinked = concludeUnlinked(all);
    std::vector<SideLengths> lengths;
    lengths.reserve(all.sentences.size());
    for (const LinkSentence& sentence : all.sentences)
        lengths.push_back(lengthsOf(sentence));
    const LinkReading reading = concludeLinks(all, lengths, options.overruled, watch.stop);
    for (const auto* more : {&reading.conclusions, &numbers, &unlinked})
        dump.conclusions.insert(dump.conclusions.end(), more->begin(), more->end());

    SubwordMerging subwords(options.overruled);
    const SubwordCounts pieces = piecesIn(all, watch.stop);
    if (watch.stop.stop_requested())
        return dump;
    subwords.look(pieces);
    std::vector<SentencePointer> batch;
    const auto flush = [&](double share) {
        if (dump.sentences.empty()) {
            if (subwords.conclusion())
                dump.conclusions.push_back(*subwords.conclusion());
            if (watch.concluded)
                watch.concluded(dump.conclusions);
        }
        subwords.apply(batch);
        dump.sentences.insert(dump.sentences.end(), batch.begin(), batch.end());
        publish(batch, share);
        batch.clear();
    };
    const std::vector<TextSentence> references = options.reference.empty()
                                                     ? std::vector<TextSentence>()
                                                     : readSentences(options.reference, watch.stop);
    LinkDumpMaker maker(all, reading);
    std::size_t batchSize = firstLinkBatch, done = 0;
    for (LinkSentence& each : all.sentences) {
        if (watch.stop.stop_requested())
            break;
        ++done;
        const std::shared_ptr<AlignedSentence> sentence = maker.make(each);
        if (!sentence)
            continue;
        // A target of position numbers cannot be right or wrong.
        if (sentence->knowsTarget || each.reference || each.isRight)
            setReference(*sentence, referenceOf(*sentence, references),
                         {std::move(each.reference), each.isRight});
        batch.push_back(sentence);
        if (batch.size() < batchSize)
            continue;
        flush(shareOfReading +
              (1 - shareOfReading) * static_cast<double>(done) / static_cast<double>(all.sentences.size()));
        batchSize = std::min(largestLinkBatch, 2 * batchSize);
    }
    flush(1);
    if (const std::optional<Conclusion> leftOut = maker.leftOut().conclusion())
        dump.conclusions.push_back(*leftOut);
    dump.skipped = all.skipped();
    return dump;
}

}  // namespace attn
