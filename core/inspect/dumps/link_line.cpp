// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/link_line.h"

#include <algorithm>
#include <charconv>

#include "core/base/ascii_blanks.h"
#include "core/base/told.h"
#include "core/inspect/dumps/positions.h"
#include "core/inspect/dumps/weight_numbers.h"

namespace attn {
namespace {

constexpr const char* noLink = translatable("with a piece that is no link");
constexpr const char* wrongFields = translatable("with other fields than the format has");

std::optional<double> scoreNumber(std::string_view text) {
    double number = 0;
    const char* last = text.data() + text.size();
    const auto [end, problem] = std::from_chars(text.data(), last, number);
    return problem == std::errc() && end == last ? std::optional(number) : std::nullopt;
}

std::string_view bareField(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(asciiBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(asciiBlanks) + 1);
}

bool areNumbers(std::string_view text) {
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text)) {
        if (!scoreNumber(piece))
            return false;
    }
    return true;
}

// Whether the text is one or two probabilities after a link: ":0.98", "-.98-.99".
bool areProbabilities(std::string_view text) {
    if (text.starts_with(':'))
        return scoreNumber(text.substr(1)).has_value();
    while (text.starts_with('-')) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find('-'), text.size());
        if (!scoreNumber(text.substr(0, end)))
            return false;
        text.remove_prefix(end);
    }
    return text.empty();
}

// Fills in links and the texts around them, for all parsers of fields.
const char* fillLinks(RawSentence& sentence, std::string_view links, std::optional<std::string_view> source,
                      std::string_view target) {
    std::optional<std::vector<RawLink>> found = parseLinks(links);
    if (!found)
        return noLink;
    sentence.links = std::move(*found);
    if (source)
        sentence.source = TokenList::split(*source);
    sentence.target = TokenList::split(target);
    return "";
}

// Reads exactly "0-3", "0p3" or "0?3".
std::optional<RawLink> bareLink(std::string_view piece) {
    const std::size_t mark = piece.find_first_of("-p?");
    const std::optional<long> first = wholePosition(piece.substr(0, mark));
    const std::optional<long> second = wholePosition(piece.substr(mark + 1));
    if (!first || !second)
        return std::nullopt;
    return RawLink{*first, *second, piece[mark] == '-'};
}

}  // namespace

std::optional<RawLink> parseLink(std::string_view piece) {
    const std::size_t mark = piece.find_first_of("-p?");
    if (mark == std::string_view::npos)
        return std::nullopt;
    const std::size_t end = std::min(piece.find_first_not_of("0123456789", mark + 1), piece.size());
    const std::optional<RawLink> link = bareLink(piece.substr(0, end));
    const std::string_view rest = piece.substr(end);
    const bool hasKind = rest == "-S" || rest == "-P";
    if (!link || (!hasKind && !areProbabilities(rest)))
        return std::nullopt;
    return RawLink{link->first, link->second, hasKind ? rest == "-S" : link->isSure};
}

std::optional<std::vector<RawLink>> parseLinks(std::string_view text) {
    std::vector<RawLink> links;
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text)) {
        const std::optional<RawLink> link = parseLink(piece);
        if (!link)
            return std::nullopt;
        links.push_back(*link);
    }
    return links;
}

std::vector<std::string_view> fieldsOf(std::string_view line, std::string_view mark) {
    std::vector<std::string_view> fields;
    for (std::size_t at = line.find(mark); at != std::string_view::npos; at = line.find(mark)) {
        fields.push_back(bareField(line.substr(0, at)));
        line.remove_prefix(at + mark.size());
    }
    fields.push_back(bareField(line));
    return fields;
}

const char* parsePharaohLine(std::string_view line, RawSentence& sentence) {
    const std::size_t tab = line.find('\t');
    if (tab != std::string_view::npos && sentenceNumber(line.substr(0, tab))) {
        sentence.number = sentenceNumber(line.substr(0, tab));
        line.remove_prefix(tab + 1);
    }
    // Scores may follow after a TAB, as in the output of fast_align's script for both directions.
    const std::size_t scores = line.find('\t');
    if (scores != std::string_view::npos && areNumbers(line.substr(scores)))
        line = line.substr(0, scores);
    std::optional<std::vector<RawLink>> links = parseLinks(line);
    if (!links)
        return noLink;
    sentence.links = std::move(*links);
    return "";
}

const char* parseNaaclLine(std::string_view line, RawSentence& sentence) {
    const std::optional<long> number = sentenceNumber(takePiece(line));
    const std::optional<long> first = wholePosition(takePiece(line));
    const std::optional<long> second = wholePosition(takePiece(line));
    std::string_view piece = takePiece(line);
    bool isSure = true;
    if (piece == "S" || piece == "P" || piece == "s" || piece == "p") {
        isSure = piece == "S" || piece == "s";
        piece = takePiece(line);
    }
    // The piece is a confidence, which is ignored.
    if (scoreNumber(piece))
        piece = takePiece(line);
    if (!number || !first || !second || !piece.empty())
        return translatable("with other than the numbers of a sentence and of two positions");
    sentence.number = *number;
    sentence.links = {{*first, *second, isSure}};
    return "";
}

const char* parseColumnsLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "\t");
    return fields.size() == 3 ? fillLinks(sentence, fields[2], fields[0], fields[1])
                              : translatable("with other than three columns");
}

const char* parseTargetColumnLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "\t");
    return fields.size() == 2 ? fillLinks(sentence, fields[1], {}, fields[0])
                              : translatable("with other than two columns");
}

const char* parseLinkColumnLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "\t");
    return fields.size() == 2 ? fillLinks(sentence, fields[0], {}, fields[1])
                              : translatable("with other than two columns");
}

const char* parseTargetLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "|||");
    return fields.size() == 2 || fields.size() == 3 ? fillLinks(sentence, fields[1], {}, fields[0])
                                                    : wrongFields;
}

std::optional<double> loneScore(std::string_view text) {
    const std::string_view bare = bareField(text);
    return bare.starts_with('-') ? scoreNumber(bare) : std::nullopt;
}

const char* parseScoredLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "|||");
    if (fields.size() != 2 || !loneScore(fields[0]))
        return wrongFields;
    std::optional<std::vector<RawLink>> links = parseLinks(fields[1]);
    if (!links)
        return noLink;
    sentence.links = std::move(*links);
    sentence.logProbability = loneScore(fields[0]);
    return "";
}

const char* parseNBestLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "|||");
    // "WordScores= …" may stand before the scores.
    const bool hasWordScores = fields.size() == 6 && fields[3].starts_with("WordScores=");
    if (fields.size() != (hasWordScores ? 6 : 5) || !sentenceNumber(fields[0]) ||
        fields[fields.size() - 2].find('=') == std::string_view::npos)
        return wrongFields;
    sentence.number = sentenceNumber(fields[0]);
    sentence.logProbability = pathScore(fields[fields.size() - 2]);
    return fillLinks(sentence, fields[2], {}, fields[1]);
}

const char* parseForcedLine(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = fieldsOf(line, "|||");
    if (fields.size() != 4 || !scoreNumber(fields[3]))
        return wrongFields;
    return fillLinks(sentence, fields[2], fields[0], fields[1]);
}

}  // namespace attn
