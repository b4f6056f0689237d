// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/sentence_file.h"

#include <charconv>
#include <set>
#include <string_view>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"

namespace attn {
namespace {

constexpr std::size_t sizeOfNode = 48;  // bytes of an entry in a set of numbers

// The memory that a sentence takes.
std::size_t sizeOf(const TextSentence& sentence) {
    std::size_t bytes = sizeof(TextSentence);
    for (const std::string& token : sentence.tokens)
        bytes += sizeof(std::string) + token.size();
    return bytes;
}

// Cuts the whole number off the start of a text and returns it; returns nothing when it does not fit.
std::optional<long> takeNumber(std::string_view& text) {
    long number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || number < 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

// "0<TAB>the sentence"
bool takeTabNumber(std::string_view text, TextSentence& sentence) {
    sentence.number = takeNumber(text);
    if (!sentence.number || !text.starts_with('\t'))
        return false;
    sentence.tokens = piecesOf(text.substr(1));
    return true;
}

// "<s snum=26> the sentence </s>" (WPT 2003)
bool takeTagged(std::string_view text, TextSentence& sentence) {
    constexpr std::string_view begin = "<s snum=", end = "</s>";
    text = text.substr(0, text.find_last_not_of(asciiBlanks) + 1);
    if (!text.starts_with(begin) || !text.ends_with(end))
        return false;
    text.remove_prefix(begin.size());
    sentence.number = takeNumber(text);
    if (!sentence.number || !text.starts_with('>') || text.size() < 1 + end.size())
        return false;
    sentence.tokens = piecesOf(text.substr(1, text.size() - 1 - end.size()));
    return true;
}

bool takePlain(std::string_view text, TextSentence& sentence) {
    sentence.tokens = piecesOf(text);
    return true;
}

struct LineForm {
    bool (*take)(std::string_view, TextSentence&);
    const char* example;
};
constexpr LineForm lineForms[] = {
    {takeTagged, "<s snum=26> the sentence </s>"}, {takeTabNumber, "0<TAB>the sentence"}, {takePlain, ""}};

}  // namespace

std::vector<TextSentence> readSentences(const std::string& path, const std::stop_token& stop) {
    LineReader lines(path);
    std::vector<TextSentence> sentences;
    std::set<long> numbers;
    const LineForm* form = nullptr;
    for (std::string line; !stop.stop_requested() && lines.next(line);) {
        TextSentence sentence;
        for (const LineForm& candidate : lineForms) {
            if (!form && candidate.take(line, sentence))
                form = &candidate;
        }
        sentence = {};
        if (!form->take(line, sentence))
            throw Error(lines.place() + ": " +
                        told("expected %1 as in the lines before it, found %2.", inQuotes(form->example),
                             inQuotes(line)));
        if (sentence.number && !numbers.insert(*sentence.number).second)
            throw Error(lines.place() + ": " +
                        told("has the number %1, which a line before it has; give each sentence its own.",
                             *sentence.number));
        sentence.line = lines.number();
        lines.charge(sizeOf(sentence) + (sentence.number ? sizeOfNode : 0));
        sentences.push_back(std::move(sentence));
    }
    if (sentences.empty() && !stop.stop_requested())
        throw Error(path + ": " + told("is empty; a sentence in each line was expected."));
    return sentences;
}

SentencePairs readSentencePairs(const std::string& sourcePath, const std::string& targetPath) {
    SentencePairs pairs{sourcePath, targetPath, readSentences(sourcePath), readSentences(targetPath)};
    if (pairs.source.size() != pairs.target.size())
        throw Error(targetPath + ": " +
                    told("has %1 sentences, but %2 has %3; the same number was expected in both.",
                         pairs.target.size(), sourcePath, pairs.source.size()));
    for (std::size_t i = 0; i < pairs.source.size(); ++i) {
        const TextSentence& source = pairs.source[i];
        const TextSentence& target = pairs.target[i];
        if (source.number && target.number && source.number != target.number)
            throw Error(told("%1, line %2", targetPath, target.line) + ": " +
                        told("has the number %1, but line %2 of %3 has %4; the same order was expected in "
                             "both.",
                             *target.number, source.line, sourcePath, *source.number));
    }
    return pairs;
}

SentencePairs readSentencePairs(const std::string& path, const std::stop_token& stop) {
    LineReader lines(path);
    SentencePairs pairs{path, path, {}, {}};
    std::string_view mark;
    for (std::string line; !stop.stop_requested() && lines.next(line);) {
        if (mark.empty())
            mark = line.find("|||") != std::string::npos ? "|||" : "\t";
        const std::size_t at = line.find(mark);
        if (at == std::string::npos)
            throw Error(
                lines.place() + ": " +
                (mark == "\t"
                     ? told("expected source and target parted by a TAB or \"|||\", found %1.",
                            inQuotes(line))
                     : told("expected source and target parted by \"|||\", found %1.", inQuotes(line))));
        std::string_view target = std::string_view(line).substr(at + mark.size());
        if (mark == "\t")
            target = target.substr(0, target.find('\t'));
        pairs.source.push_back({{}, lines.number(), piecesOf(std::string_view(line).substr(0, at))});
        pairs.target.push_back({{}, lines.number(), piecesOf(target)});
        lines.charge(sizeOf(pairs.source.back()) + sizeOf(pairs.target.back()));
    }
    if (pairs.source.empty() && !stop.stop_requested())
        throw Error(path + ": " + told("is empty; a sentence pair in each line was expected."));
    return pairs;
}

}  // namespace attn
