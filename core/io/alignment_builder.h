// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>

#include "core/corpus/line_reader.h"
#include "core/io/alignment_file.h"

namespace attn {

// What the readers of alignment formats fill, a line after the other: knows where it is, counts positions
// from 0, and checks every link.
class AlignmentBuilder {
public:
    AlignmentBuilder(const std::string& path, const AlignmentFormat& format,
                     const AlignmentFileOptions& options);

    // The next line is a sentence of its own.
    void startSentence(std::optional<long> number);
    // Goes on with the sentence of a number, new or not.
    void goToSentence(long number);
    // Tokens of the sentence that was started, in the file's order of languages.
    void setTexts(std::string_view first, std::string_view second);
    // Positions as the file counts them, in its order of languages; `text` is the link as it stands there.
    void addLink(long first, long second, bool isSure, std::string_view text);
    // Throws Error: the line, what was expected, what was found.
    [[noreturn]] void refuse(std::string_view found) const;

    void readLines(LineReader& lines, std::string line);
    AlignmentFile finish();

private:
    std::size_t placeOf(std::optional<long> number);
    void addSentence(std::optional<long> number);
    void checkOrder(long number) const;
    // Tokens of the current sentence, −1 when they are not known.
    Index length(bool isSource) const;
    bool isInRange(const Link& link, std::string_view text);
    std::string sentenceName() const;

    const AlignmentFormat& m_format;
    const AlignmentFileOptions& m_options;
    long m_base;
    AlignmentFile m_file;
    LineReader* m_lines = nullptr;
    std::size_t m_current = 0;
    std::size_t m_started = 0;
    long m_firstNumber = 1;
    std::map<long, std::size_t> m_byNumber;
    std::map<std::tuple<std::size_t, int, int>, std::size_t> m_seen;  // place in the sentence's links
};

// Past it are slips of the pen, and a text of that length would be needed.
inline constexpr long furthestPosition = 1'000'000;
// Reads "12" whole; none when there is more or less, or when it is past what a position can be.
std::optional<long> wholePosition(std::string_view text);
// The same for the number of a sentence, which may be any.
std::optional<long> sentenceNumber(std::string_view text);

}  // namespace attn
