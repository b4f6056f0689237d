// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/told.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/dumps/link_readers.h"

namespace attn {
namespace {

constexpr int linesLooked = 100;

// The share of the first lines that have a form, if it is more than a third; lines without content do not
// count.
double shareOf(std::string_view start, ParseLinkLine parse) {
    int lines = 0, right = 0;
    while (!start.empty() && lines < linesLooked) {
        const std::size_t end = start.find('\n');
        std::string_view line = start.substr(0, end);
        // The last line may be cut.
        if (end == std::string_view::npos && lines > 0)
            break;
        start.remove_prefix(std::min(line.size() + 1, start.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        RawSentence sentence;
        const bool isRight = std::string_view(parse(line, sentence)).empty();
        if (isRight && sentence.links.empty())
            continue;
        ++lines;
        right += isRight ? 1 : 0;
    }
    return 3 * right > lines ? static_cast<double>(right) / lines : 0;
}

bool parsePharaoh(std::string_view line) {
    RawSentence sentence;
    return std::string_view(parsePharaohLine(line, sentence)).empty();
}

constexpr std::string_view markOfBytes = "\xEF\xBB\xBF";

template <ParseLinkLine parse>
double fitsLines(std::string_view start) {
    if (start.starts_with(markOfBytes))
        start.remove_prefix(markOfBytes.size());
    return 0.9 * shareOf(start, parse);
}

// A sentence that is a number may occur anywhere, but not in every line.
double fitsScores(std::string_view start) {
    const double share = shareOf(start, parseScoredLine);
    return share > 0.95 ? 0.91 * share : 0;
}

// The number of a sentence or scores beside the links are no translation.
template <ParseLinkLine parse>
const char* parseWithText(std::string_view line, RawSentence& sentence) {
    const char* problem = parse(line, sentence);
    const bool isText =
        sentence.target && std::any_of(line.begin(), line.end(), [](char c) {
            return static_cast<unsigned char>(c) >= 0x80 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        });
    const bool hasText = isText && !parsePharaoh(line);
    return *problem || hasText ? problem : translatable("without a text");
}

double fitsGiza(std::string_view start) {
    return isGizaHeader(firstFullLine(start)) ? 1 : 0;
}

template <ParseLinkLine parse>
std::unique_ptr<DumpReader> openLines(const std::string& path) {
    return openLinkLines(
        path, {.parse = parse, .skipsBlank = parse == parseNaaclLine, .hasRanks = parse == parseNBestLine});
}

DumpTraits traits(const char* why) {
    DumpTraits all;
    all.hasLinks = true;
    all.why = why;
    return all;
}

DumpTraits withAnyNumbers(DumpTraits traits) {
    traits.firstNumber.reset();
    return traits;
}

DumpTraits with(const LinkTraits& links, DumpTraits traits) {
    traits.links = links;
    return traits;
}

DumpTraits withField(std::string_view mark, std::size_t index) {
    return with({.field = LinkColumn{mark, index, mark == "|||"}}, traits(""));
}

}  // namespace

std::vector<DumpFormat> linkFormats() {
    return {
        {"giza", "GIZA++ A3.final",
         "# Sentence pair (1) source length 5 target length 6 alignment score : 1e-05",
         with({.base = 1, .isBaseCertain = true, .zeroIsNothing = true, .countsSentences = true},
              traits(translatable("GIZA++ writes the target positions behind each source token, from 1."))),
         fitsGiza, openGiza},
        {"marian-hard-nbest",
         translatable("Marian, n-best with hard alignment: number ||| target ||| links ||| scores"),
         "0 ||| das Haus ||| 0-0 1-1 ||| F0= -1.5 ||| -0.5", withField("|||", 2), fitsLines<parseNBestLine>,
         openLines<parseNBestLine>},
        {"fast-align-forced", translatable("fast_align, forced: source ||| target ||| links ||| score"),
         "das Haus ||| the house ||| 0-0 1-1 ||| -12.5", withField("|||", 2), fitsLines<parseForcedLine>,
         openLines<parseForcedLine>},
        {"marian-scorer", translatable("Marian's scorer: log probability ||| links"), "-12.5 ||| 0-0 1-1",
         traits(""), fitsScores, openLines<parseScoredLine>},
        {"marian-hard", translatable("Marian (hard) and OpenNMT-py (report_align): target ||| links"),
         "das Haus ||| 0-0 1-1", withField("|||", 1), fitsLines<parseTargetLine>, openLines<parseTargetLine>},
        {"columns", translatable("source, target and links, parted by TAB"), "a b<TAB>c d<TAB>0-1 1-0",
         withField("\t", 2), fitsLines<parseColumnsLine>, openLines<parseColumnsLine>},
        {"target-links", translatable("target and links, parted by TAB"), "the house<TAB>0-0 1-1",
         withField("\t", 1), fitsLines<parseWithText<parseTargetColumnLine>>,
         openLines<parseTargetColumnLine>},
        {"links-target", translatable("links and target, parted by TAB"), "0-0 1-1<TAB>the house",
         withField("\t", 0), fitsLines<parseWithText<parseLinkColumnLine>>, openLines<parseLinkColumnLine>},
        {"naacl", translatable("NAACL: the numbers of a sentence and of two positions, and S or P"),
         "18 1 1 S",
         withAnyNumbers(with({.base = 1, .zeroIsNothing = true, .isLinkALine = true}, traits(""))),
         fitsLines<parseNaaclLine>, openLines<parseNaaclLine>},
        {"pharaoh", translatable("Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)"),
         "0-0 1-2 2p1", withAnyNumbers(withField("", 0)), fitsLines<parsePharaohLine>,
         openLines<parsePharaohLine>},
    };
}

}  // namespace attn
