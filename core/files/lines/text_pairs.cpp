// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/text_pairs.h"

#include <unicode/unistr.h>
#include <algorithm>
#include <filesystem>

#include "core/base/blanks.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"

namespace attn {

namespace {

std::string nameOf(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

// The label without blanks around it. Throws Error for one that is empty or has a blank inside.
std::string classLabel(const std::string& text, const LineReader& reader) {
    icu::UnicodeString label = withPlainBlanks(text);
    label.trim();
    if (label.isEmpty())
        throw Error(
            reader.path() + ": " +
            told("line %1 has a text but no class label; expected a label of one word for every text.",
                 reader.number()));
    std::string result;
    label.toUTF8String(result);
    if (label.indexOf(u' ') >= 0)
        throw Error(reader.path() + ": " +
                    told("line %1 has the class label %2 with a blank in it; expected one word. In a file "
                         "with tabs the label stands before the text, and with swap after it.",
                         reader.number(), inQuotes(result)));
    return result;
}

// Collects the pairs that are read.
class PairCollector {
public:
    PairCollector(const CorpusFiles& files, TextPairs& result) : m_files(files), m_result(result) {}

    // The two readers may be the same object.
    void add(std::string first, std::string second, LineReader& firstReader, LineReader& secondReader) {
        const Index line = firstReader.number();
        m_result.skipped.lines = line;
        const bool hasTargetFirst = m_files.swap != (m_files.classes && !m_files.pairs.empty());
        std::string& target = hasTargetFirst ? first : second;
        const std::string& source = hasTargetFirst ? second : first;
        if (m_files.classes && !isBlankText(source))
            target = classLabel(target, hasTargetFirst ? firstReader : secondReader);
        if (isBlankText(first) || isBlankText(second))
            return m_result.skipped.add(told("empty"), line);
        firstReader.charge(sizeof(TextPair) + first.size());
        secondReader.charge(second.size());
        if (hasTargetFirst)
            std::swap(first, second);
        m_result.pairs.push_back({std::move(first), std::move(second), line});
    }

    void finish(const LineReader& reader) {
        m_result.files.push_back({nameOf(reader.path()), reader.number(), reader.checksum()});
    }

private:
    const CorpusFiles& m_files;
    TextPairs& m_result;
};

void readTabbed(const std::string& path, PairCollector& collector, const std::stop_token& stop) {
    LineReader reader(path);
    std::string line;
    while (!stop.stop_requested() && reader.next(line)) {
        const std::ptrdiff_t tabs = std::count(line.begin(), line.end(), '\t');
        if (tabs == 0 && isBlankText(line)) {
            collector.add("", "", reader, reader);
            continue;
        }
        if (tabs < 1 || tabs > 2)
            throw Error(path + ": " +
                        (tabs == 0 ? told("line %1 has no tab; expected a source, a tab and a target, and a "
                                          "third column at most.",
                                          reader.number())
                                   : told("line %1 has %2 tabs; expected a source, a tab and a target, and a "
                                          "third column at most.",
                                          reader.number(), tabs)));
        const std::size_t first = line.find('\t');
        const std::size_t second = std::min(line.find('\t', first + 1), line.size());
        collector.add(line.substr(0, first), line.substr(first + 1, second - first - 1), reader, reader);
    }
    if (reader.number() == 0 && !stop.stop_requested())
        throw Error(path + ": " + told("is empty; expected one pair a line, a tab between its sides."));
    collector.finish(reader);
}

Index linesTillEnd(LineReader& reader) {
    std::string line;
    while (reader.next(line)) {
    }
    return reader.number();
}

void readParallel(const CorpusFiles& files, PairCollector& collector, const std::stop_token& stop) {
    LineReader first(files.source), second(files.target);
    std::string left, right;
    while (!stop.stop_requested()) {
        const bool hasLeft = first.next(left), hasRight = second.next(right);
        if (!hasLeft && !hasRight)
            break;
        if (!hasLeft || !hasRight) {
            const Index lefts = linesTillEnd(first), rights = linesTillEnd(second);
            if (lefts > 0 && rights > 0)
                throw Error(files.source + ": " +
                            told("has %1 lines, but %2 has %3; line k of one must be the translation of line "
                                 "k of the other.",
                                 lefts, files.target, rights));
            break;
        }
        collector.add(left, right, first, second);
    }
    for (const LineReader* reader : {&first, &second}) {
        if (reader->number() == 0 && !stop.stop_requested())
            throw Error(reader->path() + ": " + told("is empty; expected one sentence a line."));
        collector.finish(*reader);
    }
}

}  // namespace

CorpusFiles CorpusFiles::in(const std::string& folder) const {
    CorpusFiles files = *this;
    for (std::string* path : {&files.pairs, &files.source, &files.target})
        if (!path->empty())
            *path = (std::filesystem::path(folder) / *path).string();
    return files;
}

std::vector<std::string> CorpusFiles::paths() const {
    std::vector<std::string> paths;
    for (const std::string& path : {pairs, source, target})
        if (!path.empty())
            paths.push_back(path);
    return paths;
}

std::string CorpusFiles::names() const {
    return pairs.empty() ? told("%1 and %2", nameOf(source), nameOf(target)) : nameOf(pairs);
}

TextPairs readTextPairs(const CorpusFiles& files, const std::stop_token& stop) {
    TextPairs result{{}, SkippedLines(files.names()), {}};
    PairCollector collector(files, result);
    files.pairs.empty() ? readParallel(files, collector, stop) : readTabbed(files.pairs, collector, stop);
    return result;
}

}  // namespace attn
