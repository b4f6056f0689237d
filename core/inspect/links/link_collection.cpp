// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_collection.h"

#include <algorithm>
#include <filesystem>
#include <unordered_map>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/lines/line_reader.h"
#include "core/files/lines/utf16_decoder.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/texts/dump_start.h"
#include "core/inspect/texts/joined_numbers.h"

namespace attn {
namespace {

constexpr std::size_t startBytes = 65'536;
constexpr int progressStep = 1024;  // sentences

void refuseNoText(const std::string& path) {
    FileReader file(path);
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), 512));
    if (start.starts_with("\x1F\x8B"))
        return;
    refuseWideText(path, start);
    if (isUtf16(textEncoding(start)))
        return;
    refuseOtherKind(path, start, told("links"));
    if (start.find('\0') != start.npos)
        throw Error(path + ": " + told("is no text: it has bytes that are zero; links were expected."));
}

std::string startOfLinks(const std::string& path) {
    LineReader lines(path);
    std::string start, line;
    try {
        while (start.size() < startBytes && lines.next(line))
            start += line + '\n';
    } catch (const Error&) {
        // Lines before a broken one are enough to tell the format; reading the file reports what is wrong
        // with it.
        if (start.empty())
            throw;
    }
    return start;
}

const DumpFormat* rowOf(const std::string& id) {
    const std::vector<DumpFormat>& table = formatsWithLinks();
    const auto row =
        std::find_if(table.begin(), table.end(), [&](const DumpFormat& format) { return format.id == id; });
    return row == table.end() ? nullptr : &*row;
}

// Collects by sentences what a reader gives.
class Collector {
public:
    Collector(LinkCollection& all, bool areJoined)
        : m_all(all), m_mergesNumbers(all.format->traits.links.isLinkALine), m_areJoined(areJoined) {}

    void add(RawSentence raw) {
        const bool isNumbered = raw.number.has_value();
        if (m_all.sentences.empty())
            m_all.isNumbered = isNumbered;
        if (isNumbered != m_all.isNumbered)
            return leaveOut(raw.line, isNumbered ? told("with a number, which the first has not")
                                                 : told("without a number, which the first has"));
        const SentenceKey key{numberOf(raw), raw.rank.value_or(0)};
        const auto [place, isNew] = m_places.insert({key.number, m_all.sentences.size()});
        if (isNew || key.rank > m_all.sentences[place->second].key.rank) {
            m_all.sentences.push_back({.key = key,
                                       .line = raw.line,
                                       .source = std::move(raw.source),
                                       .target = std::move(raw.target),
                                       .logProbability = raw.logProbability,
                                       .links = {},
                                       .reference = std::move(raw.reference),
                                       .isRight = raw.isRight,
                                       .sourceEnd = raw.sourceEnd,
                                       .targetEnd = raw.targetEnd,
                                       .truth = std::move(raw.truth)});
            place->second = m_all.sentences.size() - 1;
        } else if (!m_mergesNumbers) {
            return leaveOut(raw.line, key.rank > 0 ? told("with the number and rank of a sentence before it")
                                                   : told("with the number of a sentence before it"));
        }
        std::vector<FileLink>& links = m_all.sentences[place->second].links;
        links.reserve(links.size() + (m_mergesNumbers ? 0 : raw.links.size()));
        for (const RawLink& link : raw.links)
            links.push_back({link.first, link.second, link.isSure, raw.line});
    }
    void leaveOut(std::int64_t line, const std::string& reason) { m_all.wrong.push_back({line, reason}); }

    // To be called for every sentence, even for one that could not be read, because it takes a place.
    void see(const std::optional<long>& number, int rank) {
        if (m_mergesNumbers && number && m_last && *number < *m_last)
            m_before += std::exchange(m_most, 0);
        m_most = std::max(m_most, number.value_or(0) + (m_all.leastNumber == 0 ? 1 : 0));
        m_place += m_last == number && rank > 0 ? 0 : 1;
        m_last = number;
    }

private:
    long numberOf(const RawSentence& raw) const {
        if (!raw.number)
            return static_cast<long>(m_all.units - 1);
        if (!m_areJoined)
            return *raw.number;
        return m_mergesNumbers ? m_before + *raw.number : m_place;
    }

    LinkCollection& m_all;
    bool m_mergesNumbers;
    bool m_areJoined;
    long m_place = -1;              // of the last sentence; hypotheses of a sentence share its place
    long m_before = 0, m_most = 0;  // sentences in the parts before this one, and so far in it
    std::optional<long> m_last;
    std::unordered_map<long, std::size_t> m_places;
};

// Reads the file once; `numbers`, if set, sees the numbers of all sentences.
void readAll(LinkCollection& all, bool areJoined, JoinedNumbers* numbers, const std::stop_token& stop,
             const std::function<void(double)>& progress) {
    Collector collector(all, areJoined);
    try {
        const std::unique_ptr<DumpReader> reader = all.format->open(all.path);
        for (RawRead raw = reader->next(); raw.state != ReadState::End && !stop.stop_requested();
             raw = reader->next()) {
            ++all.units;
            if (const std::optional<long> number = raw.sentence.number) {
                all.leastNumber = std::min(all.leastNumber.value_or(*number), *number);
                if (numbers)
                    numbers->see(*number);
            }
            collector.see(raw.sentence.number, raw.sentence.rank.value_or(0));
            if (raw.state == ReadState::Sentence)
                collector.add(std::move(raw.sentence));
            else
                collector.leaveOut(raw.line, raw.reason);
            if (progress && all.units % progressStep == 0)
                progress(reader->share());
        }
    } catch (const Error& error) {
        if (all.sentences.empty())
            throw;
        all.problem = error.what();
    }
}

void checkSomething(const LinkCollection& all) {
    if (!all.sentences.empty())
        return;
    if (all.wrong.empty())
        throw Error(all.path + ": " +
                    told("is empty; links were expected: %1, such as %2.", told(all.format->label.c_str()),
                         inQuotes(all.format->example)));
    throw Error(
        told("%1, line %2", all.path, all.wrong.front().line) + ": " +
        plural(all.wrong.size(), "its only sentence cannot be read; it is one %1; expected %2, such as %3.",
               "not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.",
               all.wrong.front().reason, told(all.format->label.c_str()), inQuotes(all.format->example),
               all.wrong.size()));
}

}  // namespace

const std::vector<DumpFormat>& formatsWithLinks() {
    static const std::vector<DumpFormat> table = [] {
        std::vector<DumpFormat> all = linkFormats();
        for (const DumpFormat& format : arrayFormats())
            if (format.traits.hasLinks)
                all.push_back(format);
        return all;
    }();
    return table;
}

SkippedLines LinkCollection::skipped() const {
    SkippedLines skipped(std::filesystem::path(path).filename().string());
    for (const WrongLine& each : wrong)
        skipped.add(each.reason, each.line);
    skipped.lines = units;
    if (format && format->traits.links.countsSentences)
        skipped.unit = "sentences";
    return skipped;
}

const DumpFormat& linkFormatOf(const std::string& path, const std::map<std::string, std::string>& overruled) {
    std::vector<std::string> known;
    const DumpFormat* best = nullptr;
    double most = 0.2;
    refuseNoText(path);
    if (const auto chosen = overruled.find("format"); chosen != overruled.end()) {
        if (const DumpFormat* row = rowOf(chosen->second))
            return *row;
        for (const DumpFormat& format : formatsWithLinks())
            known.push_back(format.id);
        throw Error(told("Unknown format of links %1; %2", inQuotes(chosen->second),
                         suggestion(chosen->second, known)));
    }
    const std::string start = startOfLinks(path);
    refuseLoneReturns(path, start);
    for (const DumpFormat& format : formatsWithLinks()) {
        if (const double fit = format.fits(start); fit > most) {
            most = fit;
            best = rowOf(format.id);
        }
    }
    if (start.empty())
        throw Error(path + ": " + told("is empty; links were expected, such as \"0-0 1-2 2p1\"."));
    // No line has a link, and nothing else tells the format.
    if (!best && start.find_first_not_of(" \t\n") == std::string::npos)
        best = rowOf("pharaoh");
    if (!best)
        refuseFormat(path, start, told("links"), formatsWithLinks());
    return *best;
}

LinkCollection collectLinks(const std::string& path, const DumpFormat& format, const std::stop_token& stop,
                            const std::function<void(double)>& progress) {
    LinkCollection all;
    all.path = path;
    all.format = &format;
    JoinedNumbers numbers;
    readAll(all, false, &numbers, stop, progress);
    if (numbers.areJoined(format.traits.links.isLinkALine) && !stop.stop_requested()) {
        LinkCollection joined;
        joined.path = path;
        joined.format = &format;
        joined.leastNumber = all.leastNumber;
        joined.joinedParts = numbers.parts();
        all = std::move(joined);
        readAll(all, true, nullptr, stop, progress);
    }
    if (!stop.stop_requested())
        checkSomething(all);
    return all;
}

}  // namespace attn
