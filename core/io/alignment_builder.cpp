// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/alignment_builder.h"

#include <charconv>

#include "core/error.h"
#include "core/text/ascii_blanks.h"
#include "core/text/nearest_name.h"

namespace attn {
namespace {

constexpr std::size_t sizeOfNode = 80;  // of the maps, at most

void count(LeftOutLinks& links, std::int64_t line) {
    if (++links.count == 1)
        links.firstLine = line;
}

std::optional<long> wholeNumber(std::string_view text) {
    long number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

}  // namespace

std::optional<long> wholePosition(std::string_view text) {
    const std::optional<long> number = wholeNumber(text);
    return number && *number <= furthestPosition ? number : std::nullopt;
}

std::optional<long> sentenceNumber(std::string_view text) {
    return wholeNumber(text);
}

AlignmentBuilder::AlignmentBuilder(const std::string& path, const AlignmentFormat& format,
                                   const AlignmentFileOptions& options)
    : m_format(format), m_options(options), m_base(options.base.value_or(format.usualBase)) {
    m_file.path = path;
    m_file.format = format.id;
    if (!options.sentences)
        return;
    for (std::size_t i = 0; i < options.sentences->source.size(); ++i) {
        const Sentence& source = options.sentences->source[i];
        const std::optional<long> number =
            source.number ? source.number : options.sentences->target[i].number;
        m_file.sentences.push_back({number, 0, {}});
        if (number)
            m_byNumber[*number] = i;
    }
}

void AlignmentBuilder::addSentence(std::optional<long> number) {
    m_lines->charge(sizeof(SentenceLinks) + (number ? sizeOfNode : 0));
    m_file.sentences.push_back({number, 0, {}});
}

// Of a line with a number for sentences that have none: they go line by line, from 0 or from 1.
void AlignmentBuilder::checkOrder(long number) const {
    const auto expected = static_cast<long>(m_started) + (m_firstNumber == 0 ? 0 : 1);
    if (number != expected)
        throw Error(m_lines->place() + ": has the number " + std::to_string(number) +
                    ", but the sentences of " + m_options.sentences->sourcePath +
                    " have no numbers, so that " + std::to_string(expected) +
                    " was expected in this line; put the lines in order, or give the sentences numbers.");
}

std::size_t AlignmentBuilder::placeOf(std::optional<long> number) {
    const bool areKnown = m_options.sentences != nullptr;
    if (number && (!areKnown || !m_byNumber.empty())) {
        const auto [found, isNew] = m_byNumber.insert({*number, m_file.sentences.size()});
        if (isNew && areKnown)
            throw Error(m_lines->place() + ": speaks of sentence " + std::to_string(*number) +
                        ", which is not in " + m_options.sentences->sourcePath + ".");
        if (isNew)
            addSentence(number);
        return found->second;
    }
    if (!areKnown)
        addSentence(number);
    else if (m_started >= m_file.sentences.size())
        throw Error(m_lines->place() + ": is one line more than the " +
                    std::to_string(m_file.sentences.size()) + " sentences of " +
                    m_options.sentences->sourcePath + "; a line for each was expected.");
    return m_started;
}

void AlignmentBuilder::startSentence(std::optional<long> number) {
    if (m_started == 0)
        m_firstNumber = number.value_or(1);
    if (number && m_options.sentences && m_byNumber.empty())
        checkOrder(*number);
    m_current = placeOf(number);
    ++m_started;
    m_seen.clear();
    SentenceLinks& sentence = m_file.sentences[m_current];
    if (sentence.line > 0)
        throw Error(m_lines->place() + ": has the number " + std::to_string(number.value_or(0)) +
                    ", which line " + std::to_string(sentence.line) + " has; give each sentence its own.");
    sentence.line = m_lines->number();
}

void AlignmentBuilder::goToSentence(long number) {
    // Links without numbered sentences: the order in which numbers come is all that can be matched.
    if (m_options.sentences && m_byNumber.empty())
        throw Error(m_lines->place() + ": numbers its sentences, but those of " +
                    m_options.sentences->sourcePath + " have no numbers; give the files that have them.");
    m_current = placeOf(number);
    SentenceLinks& sentence = m_file.sentences[m_current];
    if (sentence.line == 0)
        sentence.line = m_lines->number();
}

void AlignmentBuilder::setTexts(std::string_view first, std::string_view second) {
    if (!m_file.texts)
        m_file.texts = SentencePairs{m_file.path, m_file.path, {}, {}};
    if (m_options.isFlipped)
        std::swap(first, second);
    for (const bool isSource : {true, false}) {
        Sentence sentence{{}, m_lines->number(), piecesOf(isSource ? first : second)};
        m_lines->charge(sizeof(Sentence) + sentence.tokens.size() * sizeof(std::string) +
                        (isSource ? first : second).size());
        (isSource ? m_file.texts->source : m_file.texts->target).push_back(std::move(sentence));
    }
}

Index AlignmentBuilder::length(bool isSource) const {
    const auto of = [&](const SentencePairs& pairs, std::size_t place) {
        const std::vector<Sentence>& side = isSource ? pairs.source : pairs.target;
        return static_cast<Index>(side[place].tokens.size());
    };
    if (m_options.sentences)
        return of(*m_options.sentences, m_current);
    return m_file.texts ? of(*m_file.texts, m_file.texts->source.size() - 1) : -1;
}

std::string AlignmentBuilder::sentenceName() const {
    const std::optional<long>& number = m_file.sentences[m_current].number;
    return number ? "sentence " + std::to_string(*number)
                  : "sentence " + std::to_string(m_current + 1) + " (counted from 1)";
}

bool AlignmentBuilder::isInRange(const Link& link, std::string_view text) {
    for (const bool isSource : {true, false}) {
        const Index tokens = length(isSource);
        const int position = isSource ? link.source : link.target;
        if (tokens < 0 || position < tokens)
            continue;
        if (m_options.outOfRange == WrongLinks::LeaveOut) {
            count(m_file.outOfRange, m_lines->number());
            return false;
        }
        const std::string side = isSource ? "source" : "target";
        throw Error(m_lines->place() + ": link " + inQuotes(text) + ": " + side + " position " +
                    std::to_string(position + m_base) + " is past the end of " + sentenceName() +
                    ", which has " + std::to_string(tokens) + " " + side + " tokens (positions count from " +
                    std::to_string(m_base) +
                    "; --gold-base and --base change that); correct it, or leave such links out with "
                    "--skip-wrong-links.");
    }
    return true;
}

void AlignmentBuilder::addLink(long first, long second, bool isSure, std::string_view text) {
    if (m_format.zeroIsNothing && m_base == 1 && (first == 0 || second == 0)) {
        count(m_file.unaligned, m_lines->number());
        return;
    }
    if (first < m_base || second < m_base)
        throw Error(m_lines->place() + ": link " + inQuotes(text) + " has position 0, but positions count " +
                    "from 1 here; correct it, or say that they count from 0 with --gold-base 0 (--base 0 of "
                    "a system).");
    Link link{static_cast<int>(first - m_base), static_cast<int>(second - m_base), isSure};
    if (m_options.isFlipped)
        std::swap(link.source, link.target);
    if (!isInRange(link, text))
        return;
    std::vector<Link>& links = m_file.sentences[m_current].links;
    const auto [place, isNew] = m_seen.insert({{m_current, link.source, link.target}, links.size()});
    if (isNew) {
        m_lines->charge(sizeof(Link) + sizeOfNode);
        links.push_back(link);
        return;
    }
    if (m_options.doubled == WrongLinks::Refuse)
        throw Error(m_lines->place() + ": link " + inQuotes(text) + " stands twice in " + sentenceName() +
                    "; correct it, or leave such links out with --skip-wrong-links.");
    count(m_file.doubled, m_lines->number());
    links[place->second].sure |= isSure;
}

void AlignmentBuilder::refuse(std::string_view found) const {
    throw Error(m_lines->place() + ": expected " + m_format.label + ", such as " +
                inQuotes(m_format.example) + ", found " + inQuotes(found) + ".");
}

void AlignmentBuilder::readLines(LineReader& lines, std::string line) {
    m_lines = &lines;
    do {
        m_format.read(line, *this);
    } while (lines.next(line));
}

AlignmentFile AlignmentBuilder::finish() {
    const std::size_t expected = m_file.sentences.size();
    if (m_options.sentences && m_started > 0 && m_started < expected)
        throw Error(m_file.path + ": has " + std::to_string(m_started) + " lines for the " +
                    std::to_string(expected) + " sentences of " + m_options.sentences->sourcePath +
                    "; a line for each was expected.");
    return std::move(m_file);
}

}  // namespace attn
