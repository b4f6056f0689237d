// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights/weight_dump.h"

#include <algorithm>
#include <filesystem>
#include <unordered_set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/sentences/reference.h"
#include "core/inspect/texts/joined_numbers.h"
#include "core/inspect/texts/subwords.h"
#include "core/inspect/weights/weight_conclusions.h"
#include "core/inspect/weights/weight_numbering.h"
#include "core/inspect/weights/weight_texts.h"
#include "core/network/shown_maps.h"

namespace attn {
namespace {

constexpr std::size_t sampleSentences = 200, sampleBytes = 4'000'000;
constexpr std::size_t firstBatch = 100, largestBatch = 1000;

class WeightDump {
public:
    WeightDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
               const DumpWatch& watch);
    AlignmentDump read();

private:
    struct Placed {
        RawSentence raw;
        long place = 0;  // place in the file, from 0
    };

    bool readNext(Placed& placed);
    std::string takeMap(RawSentence& raw);
    void concludeMap(const RawSentence& raw);
    void readSample();
    void conclude();
    bool doNumbersStartAgain() const;
    void collectConclusions();
    void add(Placed& placed);
    bool isOneText(Side side) const;
    WeightForm formOf(const RawSentence& raw, const WeightTexts& texts) const;
    std::optional<TokenList> referenceOf(long line) const;
    void publish();
    [[noreturn]] void refuse() const;

    const DumpFormat& m_format;
    const DumpOptions& m_options;
    const DumpWatch& m_watch;
    std::unique_ptr<DumpReader> m_reader;
    AlignmentDump m_dump;
    std::vector<Placed> m_sample;
    bool m_isEnd = false;  // all sentences that can be read have been
    long m_place = 0;
    WeightForm m_form;
    WeightNumbering m_numbering;
    SideTexts m_source, m_target;
    SubwordMerging m_subwords;
    std::vector<TokenList> m_reference;
    std::vector<Conclusion> m_formConclusions;
    std::optional<Conclusion> m_mapConclusion;  // of a file that has several maps of a sentence
    MapAddress m_map;                           // the one that is read then
    std::vector<SentencePointer> m_batch;
    std::size_t m_batchSize = firstBatch;
};

WeightDump::WeightDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
                       const DumpWatch& watch)
    : m_format(format),
      m_options(options),
      m_watch(watch),
      m_reader(format.openAs(path, options.overruled)),
      m_numbering(format.traits),
      m_source(path, Side::Source, watch.stop),
      m_target(path, Side::Target, watch.stop),
      m_subwords(options.overruled) {
    m_dump.path = path;
    m_dump.format = format.id;
    m_dump.skipped = SkippedLines(std::filesystem::path(path).filename().string());
    m_dump.skipped.unit = "sentences";
    m_source.choose(options.overruled);
    m_target.choose(options.overruled);
    if (!options.reference.empty())
        m_reference = readTokenLines(options.reference, watch.stop);
}

// Reads the next valid sentence. Returns false at the end, after a stop, and after an error if there are
// sentences already.
bool WeightDump::readNext(Placed& placed) {
    try {
        while (!m_isEnd && !m_watch.stop.stop_requested()) {
            RawRead read = m_reader->next();
            if (read.state == ReadState::End)
                break;
            placed.place = m_place++;
            m_dump.skipped.lines = m_place;
            if (read.state == ReadState::Sentence) {
                read.reason = takeMap(read.sentence);
                if (read.reason.empty()) {
                    placed.raw = std::move(read.sentence);
                    return true;
                }
            }
            if (read.sentence.number)
                m_numbering.see(*read.sentence.number);
            m_dump.skipped.add(read.reason, read.line);
        }
    } catch (const Error& error) {
        if (m_dump.sentences.empty() && m_sample.empty() && m_batch.empty())
            throw;
        m_dump.problem = error.what();
    }
    m_isEnd = true;
    return false;
}

// Every head of the first sentence can be chosen, and the mean of a layer's heads.
void WeightDump::concludeMap(const RawSentence& raw) {
    Conclusion conclusion = newConclusion("map", told("Attention map"));
    const auto offer = [&](const MapAddress& map) {
        conclusion.choices.push_back({nameOf(map), mapInWords(map)});
    };
    Index layers = 0, heads = 0;
    for (std::size_t i = 0; i < raw.maps.size(); ++i) {
        const MapAddress& map = raw.maps[i].map;
        offer(map);
        conclusion.value = nameOf(map);
        const bool isLast = i + 1 == raw.maps.size() || raw.maps[i + 1].map.site != map.site ||
                            raw.maps[i + 1].map.layer != map.layer;
        if (isLast && map.head > 0) {
            offer({map.site, map.layer, MapAddress::allHeads});
            conclusion.value = conclusion.choices.back().value;
        }
        layers = std::max(layers, map.layer + 1);
        heads = std::max(heads, map.head + 1);
    }
    const std::string ofLayers = plural(layers, "1 layer", "%1 layers", layers);
    conclusion.why =
        heads > 1 ? told(
                        "The file has maps of %1 and %2 for each sentence; the last layer is read, its "
                        "heads averaged.",
                        ofLayers, plural(heads, "1 head", "%1 heads", heads))
                  : told("The file has maps of %1 and %2 for each sentence; the last layer is read.",
                         ofLayers, plural(heads, "1 head", "%1 heads", heads));
    applyLabelledChoice(conclusion, m_options.overruled);
    m_map = mapOfName(conclusion.value).value();
    m_reader->want(m_map);
    m_mapConclusion = std::move(conclusion);
}

// Keeps the chosen map of a sentence that has several. Returns why it cannot.
std::string WeightDump::takeMap(RawSentence& raw) {
    if (raw.maps.empty() && m_mapConclusion)
        return raw.grid.size() > 0 ? told("with one attention map alone")
                                   : told("without the attention map %1", nameOf(m_map));
    if (raw.maps.empty())
        return {};
    if (!m_mapConclusion)
        concludeMap(raw);
    Index count = 0;
    for (const RawSentence::Map& map : raw.maps) {
        const bool isOfMean =
            m_map.head == MapAddress::allHeads && map.map.site == m_map.site && map.map.layer == m_map.layer;
        if (!isOfMean && map.map != m_map)
            continue;
        if (count++ == 0)
            raw.grid = map.grid;
        else if (raw.grid.rows() != map.grid.rows() || raw.grid.cols() != map.grid.cols())
            return told("with heads of different sizes");
        else
            raw.grid += map.grid;
    }
    if (count == 0)
        return told("without the attention map %1", nameOf(m_map));
    if (count > 1)
        raw.grid /= static_cast<Real>(count);
    raw.maps.clear();
    // Rows and columns of self-attention are tokens of one text.
    if (m_map.site == MapSite::Encoder)
        raw.target = raw.source;
    if (m_map.site == MapSite::Decoder)
        raw.source = raw.target;
    return {};
}

void WeightDump::readSample() {
    std::size_t bytes = 0;
    Placed placed;
    while (m_sample.size() < sampleSentences && bytes < sampleBytes && readNext(placed)) {
        bytes += bytesOf(placed.raw);
        m_sample.push_back(std::move(placed));
    }
}

void WeightDump::conclude() {
    for (const Placed& placed : m_sample)
        m_numbering.look(placed.raw);
    m_numbering.conclude(m_options.overruled);
    // If the numbers are places anyway, a later restart does no harm. Otherwise the whole file must be
    // examined.
    const auto isPlace = [&](const Placed& each) {
        return m_numbering.lineOf(each.raw, each.place) == each.place;
    };
    if (m_numbering.isNumbered() && !m_isEnd && !std::all_of(m_sample.begin(), m_sample.end(), isPlace) &&
        doNumbersStartAgain())
        m_numbering.join();
    m_dump.isNumbered = m_numbering.isNumbered();
    std::vector<PlacedSample> placed;
    for (const Placed& each : m_sample) {
        // Wrong weights tell nothing.
        if (wrongWeights(each.raw.grid).empty())
            placed.push_back({m_numbering.lineOf(each.raw, each.place), sampleOf(each.raw)});
        if (!placed.empty())
            placed.back().known.isArray = m_format.traits.isArray;
    }
    if (placed.empty())
        return;
    const bool hasSource = std::any_of(m_sample.begin(), m_sample.end(),
                                       [](const Placed& each) { return each.raw.source.has_value(); });
    const bool hasTarget = std::any_of(m_sample.begin(), m_sample.end(),
                                       [](const Placed& each) { return each.raw.target.has_value(); });
    if (hasTarget)
        m_target.keepOwn();
    const long lines = m_isEnd && m_dump.problem.empty() && !m_dump.isNumbered ? m_place : 0;
    std::vector<WeightSample> samples;
    const auto look = [&] {
        samples.clear();
        for (PlacedSample& each : placed) {
            WeightSample sample = each.known;
            const SideTexts& source = isOneText(Side::Source) ? m_target : m_source;
            const SideTexts& target = isOneText(Side::Target) ? m_source : m_target;
            if (source.isFile())
                sample.texts.source = source.of(std::nullopt, each.line);
            if (target.isFile())
                sample.texts.target = target.of(std::nullopt, each.line);
            samples.push_back(sample);
        }
        return concludeOrientation(samples, m_format.traits, m_options.overruled, m_form);
    };
    Conclusion orientation = look();
    if (!hasSource && !isOneText(Side::Source))
        m_source.find(placed, m_form.rowsAreTargets, lines, m_target.path());
    if (!hasTarget && !isOneText(Side::Target))
        m_target.find(placed, m_form.rowsAreTargets, lines, m_source.path());
    orientation = look();
    m_formConclusions = {orientation};
    for (const Side side : {Side::Source, Side::Target})
        m_formConclusions.push_back(concludeEnd(samples, side, m_options.overruled, m_form));
    if (const auto padding = concludePadding(samples, m_options.overruled, m_form))
        m_formConclusions.push_back(*padding);
}

// This reads the whole file in a separate pass.
bool WeightDump::doNumbersStartAgain() const {
    JoinedNumbers numbers;
    try {
        const std::unique_ptr<DumpReader> reader = m_format.openAs(m_dump.path, m_options.overruled);
        for (RawRead read = reader->next(); read.state != ReadState::End && !m_watch.stop.stop_requested();
             read = reader->next()) {
            if (read.sentence.number)
                numbers.see(*read.sentence.number);
        }
    } catch (const Error&) {
        // The part before the error is what will be read.
    }
    return numbers.areJoined(false);
}

void WeightDump::collectConclusions() {
    m_dump.conclusions = m_formConclusions;
    if (m_mapConclusion)
        m_dump.conclusions.insert(m_dump.conclusions.begin(), *m_mapConclusion);
    const std::vector<Conclusion> ofReader = m_reader->conclusions();
    m_dump.conclusions.insert(m_dump.conclusions.begin(), ofReader.begin(), ofReader.end());
    const long sentences =
        m_isEnd && m_dump.problem.empty() && !m_watch.stop.stop_requested() && !m_dump.isNumbered ? m_place
                                                                                                  : 0;
    for (const SideTexts* side : {&m_source, &m_target}) {
        if (isOneText(side == &m_source ? Side::Source : Side::Target))
            continue;
        if (const std::optional<Conclusion> texts = side->conclusion(sentences))
            m_dump.conclusions.push_back(*texts);
    }
    for (const Conclusion& conclusion : m_numbering.conclusions())
        m_dump.conclusions.push_back(conclusion);
    if (m_subwords.conclusion())
        m_dump.conclusions.push_back(*m_subwords.conclusion());
}

void WeightDump::add(Placed& placed) {
    RawSentence& raw = placed.raw;
    const std::int64_t line = raw.line > 0 ? raw.line : placed.place + 1;
    const auto skip = [&](const std::string& reason) { m_dump.skipped.add(reason, line); };
    AlignedSentence sentence;
    if (const std::string reason = m_numbering.take(raw, placed.place, sentence.key); !reason.empty())
        return skip(reason);
    const long textLine = m_numbering.lineOf(raw, placed.place);
    for (const SideTexts* side : {&m_source, &m_target}) {
        if (side->isFile() && !side->isFound() && !side->hasLine(textLine))
            return skip(
                told("without a line in %1", std::filesystem::path(side->path()).filename().string()));
    }
    const SideTexts& sources = isOneText(Side::Source) ? m_target : m_source;
    const SideTexts& targets = isOneText(Side::Target) ? m_source : m_target;
    const WeightTexts texts = {sources.of(raw.source, textLine), targets.of(raw.target, textLine),
                               sources.isFound() && !raw.source, targets.isFound() && !raw.target};
    if (const std::string reason = applyForm(formOf(raw, texts), raw, texts, sentence); !reason.empty())
        return skip(reason);
    if (m_source.isFound() && !sentence.knowsSource)
        m_source.leaveNumbered();
    if (m_target.isFound() && !sentence.knowsTarget)
        m_target.leaveNumbered();
    if (texts.source && sentence.knowsSource && sentence.source.size() < texts.source->size())
        m_source.leaveCut();
    if (texts.target && sentence.knowsTarget && sentence.target.size() < texts.target->size())
        m_target.leaveCut();
    sentence.line = line;
    sentence.logProbability = raw.logProbability;
    sentence.truth = std::move(raw.truth);
    if (hasTruthOutside(sentence))
        return skip(told("with known links outside of it"));
    setReference(sentence, referenceOf(textLine), {std::move(raw.reference), raw.isRight});
    m_batch.push_back(std::make_shared<const AlignedSentence>(std::move(sentence)));
}

// Whether the text of a side is that of the other side: both axes of an encoder's self-attention are source
// tokens, those of a decoder's are target tokens.
bool WeightDump::isOneText(Side side) const {
    return m_mapConclusion && m_map.site == (side == Side::Target ? MapSite::Encoder : MapSite::Decoder);
}

// If a sentence tells about its own ends, that overrides what was concluded from all sentences.
WeightForm WeightDump::formOf(const RawSentence& raw, const WeightTexts& texts) const {
    WeightForm form = m_form;
    const auto settle = [&](AxisForm& axis, const std::optional<bool>& hasEnd,
                            const std::optional<TokenList>& own, const TokenList* text) {
        if (!hasEnd || m_options.overruled.contains(axis.name + "-end"))
            return;
        axis.hasEnd = *hasEnd;
        // Then its own tokens contain the end mark, while the tokens of other files may lack it.
        const bool isOwn = own && text == &*own;
        axis.tokensEnd = *hasEnd && (isOwn || (text && !text->empty() && isEndMark(text->back())));
    };
    settle(form.source, raw.sourceEnd, raw.source, texts.source);
    settle(form.target, raw.targetEnd, raw.target, texts.target);
    return form;
}

// The reference from the file that the options name, if there is one.
std::optional<TokenList> WeightDump::referenceOf(long line) const {
    if (line < 0 || line >= static_cast<long>(m_reference.size()))
        return std::nullopt;
    return m_reference[static_cast<std::size_t>(line)];
}

void WeightDump::publish() {
    m_subwords.apply(m_batch);
    m_dump.sentences.insert(m_dump.sentences.end(), m_batch.begin(), m_batch.end());
    if (m_watch.publish && !m_batch.empty())
        m_watch.publish(m_batch, m_isEnd ? 1 : m_reader->share());
    m_batch.clear();
}

void WeightDump::refuse() const {
    const std::string skipped = m_dump.skipped.text();
    throw Error(m_dump.path + ": " +
                told("not a single sentence could be read as of %1, such as %2; %3; check that the file is "
                     "whole, or choose another format or orientation.",
                     told(m_format.label.c_str()), inQuotes(m_format.example),
                     skipped.empty() ? told("it has none") : skipped));
}

AlignmentDump WeightDump::read() {
    readSample();
    conclude();
    const bool hasSample = !m_sample.empty();
    for (Placed& placed : m_sample)
        add(placed);
    m_sample = {};
    m_subwords.look(SubwordCounts(m_batch));
    collectConclusions();
    if (m_watch.concluded && hasSample)
        m_watch.concluded(m_dump.conclusions);
    publish();
    for (Placed placed; readNext(placed);) {
        add(placed);
        if (m_batch.size() < m_batchSize)
            continue;
        publish();
        m_batchSize = std::min(2 * m_batchSize, largestBatch);
    }
    publish();
    if (m_dump.sentences.empty() && !m_watch.stop.stop_requested())
        m_dump.problem.empty() ? refuse() : throw Error(m_dump.problem);
    m_dump.isNumbered = m_numbering.isNumbered();
    collectConclusions();
    return std::move(m_dump);
}

}  // namespace

AlignmentDump readWeightDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
                             const DumpWatch& watch) {
    return WeightDump(path, format, options, watch).read();
}

}  // namespace attn
