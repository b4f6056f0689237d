// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_texts.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <unordered_map>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"
#include "core/files/read_files.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/links/link_text_choice.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/texts/sentence_file.h"
#include "core/inspect/texts/texts_beside.h"
#include "core/inspect/texts/weight_form.h"
#include "core/system/descriptors.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 200;      // files of a folder that are examined
constexpr std::size_t mostCandidates = 12;  // files of which all pairs are tried
constexpr std::uintmax_t largestFile = 64'000'000;

// The properties of a sentence that show whether a text fits.
struct SentenceShape {
    std::optional<long> number;  // the number that the file gives it
    long tokens = 0;
};
using TextShape = std::vector<SentenceShape>;
struct TextSide {
    std::string path;
    TextShape shape;
};

TextShape shapeOf(const std::vector<TextSentence>& texts) {
    TextShape shape;
    shape.reserve(texts.size());
    for (const TextSentence& sentence : texts)
        shape.push_back({sentence.number, static_cast<long>(sentence.tokens.size())});
    return shape;
}

std::string firstLineOf(const std::string& path) {
    LineReader lines(path);
    std::string line;
    lines.next(line);
    return line;
}

// For each sentence of the links its place in a text; empty if the text does not have the sentence.
std::vector<std::optional<std::size_t>> placesIn(const TextShape& texts, const LinkCollection& all) {
    long first = 1;  // the number of the first sentence
    for (const SentenceShape& text : texts)
        first = std::min(first, text.number.value_or(first));
    std::unordered_map<long, std::size_t> byNumber;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].number)
            byNumber[*texts[i].number - first] = i;
    }
    const bool matchesNumbers = all.isNumbered && !byNumber.empty();
    std::vector<std::optional<std::size_t>> places;
    places.reserve(all.sentences.size());
    for (const LinkSentence& sentence : all.sentences) {
        std::optional<std::size_t> place;
        if (matchesNumbers) {
            if (const auto found = byNumber.find(sentence.key.number); found != byNumber.end())
                place = found->second;
        } else if (const long at = sentence.key.number; at < static_cast<long>(texts.size())) {
            place = static_cast<std::size_t>(at);
        }
        places.push_back(place);
    }
    return places;
}

// Whether the text has all sentences with links. For NAACL, only the texts tell which sentences have none.
bool coversAll(const std::vector<std::optional<std::size_t>>& places, const LinkCollection& all) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i] && !all.sentences[i].links.empty())
            return false;
    }
    return true;
}

// Whether the sentence has all tokens that the known links of the file name.
bool fitsTruth(const LinkSentence& sentence, int tokens, Side side) {
    return !sentence.truth ||
           std::all_of(sentence.truth->begin(), sentence.truth->end(), [&](const Link& link) {
               return (side == Side::Source ? link.source : link.target) < tokens;
           });
}

enum class TextOrigin { Found, Chosen };

// Gives each sentence its text. A text that was only found is not given to a sentence that it does not fit.
void giveTexts(LinkCollection& all, const std::vector<TextSentence>& texts, Side side, TextOrigin origin,
               const std::stop_token& stop) {
    const std::vector<std::optional<std::size_t>> places = placesIn(shapeOf(texts), all);
    for (std::size_t i = 0; i < places.size() && !stop.stop_requested(); ++i) {
        LinkSentence& sentence = all.sentences[i];
        if (!places[i])
            continue;
        TokenList tokens(texts[*places[i]].tokens);
        // If the file says that there is an end mark, its positions include one.
        if ((side == Side::Source ? sentence.sourceEnd : sentence.targetEnd).value_or(false) &&
            (tokens.empty() || !isEndMark(tokens.back())))
            tokens.add(endMark);
        if (origin == TextOrigin::Found && !fitsTruth(sentence, tokens.size(), side))
            continue;
        (side == Side::Source ? sentence.source : sentence.target) = std::move(tokens);
    }
}

// The sides that the file lacks, for which texts are searched in the folder.
struct WantedSides {
    bool source = false, target = false;
};

// This looks at the sentences, because in some formats a file may have texts or not. If some sentences have a
// text, the side is not searched for, because the others would get texts of another corpus.
WantedSides lackedSides(const LinkCollection& all) {
    WantedSides lacked{true, true};
    for (const LinkSentence& sentence : all.sentences) {
        lacked.source = lacked.source && !sentence.source;
        lacked.target = lacked.target && !sentence.target;
    }
    return lacked;
}

using Places = std::vector<std::optional<std::size_t>>;

// `mayHaveEnd` is set for decoders, which may link end marks. Links are taken to name the source first; files
// that fit only the other order must be chosen by the user.
TextFit fitOf(const LinkCollection& all, const TextShape* source, const TextShape* target, bool mayHaveEnd,
              const std::stop_token& stop) {
    const Places sourcePlaces = source ? placesIn(*source, all) : Places();
    const Places targetPlaces = target ? placesIn(*target, all) : Places();
    TextFit fits[2];
    for (std::size_t i = 0; i < all.sentences.size() && !stop.stop_requested(); ++i) {
        const LinkSentence& sentence = all.sentences[i];
        const auto lengthOf = [&](const TextShape* texts, const Places& places,
                                  const std::optional<TokenList>& own) {
            if (texts)
                return places[i] ? (*texts)[*places[i]].tokens : 0L;
            return own ? static_cast<long>(own->size()) : -1L;
        };
        const long lengths[] = {lengthOf(source, sourcePlaces, sentence.source),
                                lengthOf(target, targetPlaces, sentence.target)};
        // If the sentence has its own text, that already contains the end mark.
        const bool hasEnd[] = {source ? sentence.sourceEnd.value_or(mayHaveEnd) : mayHaveEnd,
                               target ? sentence.targetEnd.value_or(mayHaveEnd) : mayHaveEnd};
        for (const long base : {0L, 1L}) {
            long last[] = {-1, -1};
            for (const FileLink& link : sentence.links) {
                const long at[] = {link.first - base, link.second - base};
                for (const int side : {0, 1}) {
                    last[side] = std::max(last[side], at[side]);
                    // If positions count from 1, a 0 on one side alone says that a token has no link.
                    if ((at[side] < 0 && at[1 - side] < 0) ||
                        (lengths[side] >= 0 && at[side] >= lengths[side] + (hasEnd[side] ? 1 : 0)))
                        ++fits[base].wrong;
                }
            }
            fits[base].linked += sentence.links.empty() ? 0 : 1;
            fits[base].ended += last[1] >= 0 && last[1] + 1 >= lengths[1] ? 1 : 0;
            for (const int side : {0, 1})
                fits[base].slack += std::max(0L, lengths[side] - 1 - last[side]);
        }
    }
    return fits[0].rank() <= fits[1].rank() ? fits[0] : fits[1];
}

// The number of lines of a text whose lines belong to links by their places. Hypotheses of an n-best list
// share a line.
std::size_t linesWanted(const LinkCollection& all) {
    if (!all.isNumbered)
        return all.sentences.size() + all.wrong.size();
    long last = -1;
    for (const LinkSentence& sentence : all.sentences)
        last = std::max(last, sentence.key.number);
    return static_cast<std::size_t>(last + 1);
}

// This is cheaper than reading the sentences, because it stops early in a longer file.
bool hasLines(const std::string& path, std::size_t count, const std::stop_token& stop) {
    LineReader lines(path);
    for (std::string line; !stop.stop_requested() && lines.next(line);) {
        if (lines.number() > static_cast<Index>(count))
            return false;
    }
    return lines.number() == static_cast<Index>(count);
}

bool isLinkFile(const std::string& line) {
    const std::vector<DumpFormat> formats = linkFormats();
    return std::any_of(formats.begin(), formats.end(),
                       [&](const DumpFormat& format) { return format.fits(line + '\n') > 0; });
}

// The parts of a file's name between dots, dashes and underscores.
std::vector<std::string> partsOfName(const std::string& path) {
    std::vector<std::string> parts(1);
    for (const char c : fs::path(path).filename().string()) {
        if (c == '.' || c == '-' || c == '_')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

bool isNamedAlike(const std::string& text, const std::string& links) {
    const std::vector<std::string> parts = partsOfName(text), all = partsOfName(links);
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [&](const std::string& part) {
               return std::find(all.begin(), all.end(), part) != all.end();
           });
}

std::vector<std::string> filesBeside(const std::string& path, const std::vector<std::string>& taken) {
    const auto isTaken = [&](const fs::path& file) {
        std::error_code ignored;
        return fs::equivalent(file, path, ignored) ||
               std::any_of(taken.begin(), taken.end(),
                           [&](const std::string& each) { return fs::equivalent(file, each, ignored); });
    };
    std::vector<std::string> files;
    std::error_code problem;
    const fs::path folder = fs::path(path).has_parent_path() ? fs::path(path).parent_path() : fs::path(".");
    if (isDescriptorFolder(folder))
        return files;
    for (fs::directory_iterator each(folder, problem), end; !problem && each != end;
         each.increment(problem)) {
        std::error_code ignored;
        if (files.size() < mostFiles && each->is_regular_file(ignored) && !isTaken(each->path()) &&
            each->file_size(ignored) <= largestFile)
            files.push_back(each->path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// Fits of the files beside the links; empty when the links do not tell, or nothing fits. `mayHaveEnd` is as
// for fitOf; `taken` holds the paths of files that are chosen already.
std::vector<TextFit> textsBesideLinks(const LinkCollection& all, WantedSides wanted, bool mayHaveEnd,
                                      const std::vector<std::string>& taken, const std::stop_token& stop) {
    long links = 0;
    for (const LinkSentence& sentence : all.sentences)
        links += static_cast<long>(sentence.links.size());
    std::vector<TextFit> fits;
    if (links == 0)
        return fits;
    const OnlyLooking looking;
    std::vector<TextSide> sides;
    const auto take = [&](const TextShape* first, const TextShape* second, const std::string& source,
                          const std::string& target) {
        TextFit fit = fitOf(all, first, second, mayHaveEnd, stop);
        fit.source = source;
        fit.target = target;
        fit.isBoth = first && second && target.empty();
        fit.isNamedAlike = isNamedAlike(target, all.path);
        if (fit.wrong <= 1 + links / 200)
            fits.push_back(std::move(fit));
    };
    const std::size_t lines = linesWanted(all);
    const bool needsAllLines = !all.isNumbered && !all.format->traits.links.isLinkALine;
    const auto isAsLong = [&](const TextShape& texts) {
        const bool hasNumbers = !texts.empty() && texts.front().number.has_value();
        return (all.isNumbered && hasNumbers
                    ? coversAll(placesIn(texts, all), all)
                    : texts.size() == lines ||
                          (all.format->traits.links.isLinkALine && coversAll(placesIn(texts, all), all)));
    };
    for (const std::string& path : filesBeside(all.path, taken)) {
        if (stop.stop_requested())
            return {};
        try {
            if (isLinkFile(firstLineOf(path)) || (needsAllLines && !hasLines(path, lines, stop)) ||
                isAlignmentFile(path))
                continue;
            if (holdsPairs(path)) {
                if (!wanted.source || !wanted.target)
                    continue;
                const SentencePairs pairs = readSentencePairs(path, stop);
                const TextShape source = shapeOf(pairs.source), target = shapeOf(pairs.target);
                if (isAsLong(source))
                    take(&source, &target, path, {});
            } else if (sides.size() < mostCandidates) {
                TextShape texts = shapeOf(readSentences(path, stop));
                if (isAsLong(texts))
                    sides.push_back({path, std::move(texts)});
            }
        } catch (const Error&) {
            continue;  // not a text
        }
    }
    for (const TextSide& first : sides) {
        if (stop.stop_requested())
            return {};
        if (!wanted.source || !wanted.target) {
            take(wanted.source ? &first.shape : nullptr, wanted.target ? &first.shape : nullptr,
                 wanted.source ? first.path : "", wanted.target ? first.path : "");
            continue;
        }
        for (const TextSide& second : sides) {
            if (&first != &second && !stop.stop_requested())
                take(&first.shape, &second.shape, first.path, second.path);
        }
    }
    return fits;
}

void checkLong(const std::vector<TextSentence>& texts, const std::string& path, const LinkCollection& all) {
    const auto lines = all.sentences.size() + all.wrong.size();
    // If sentences have numbers, the file need not have all sentences of a corpus.
    if (!all.isNumbered && texts.size() < lines)
        throw Error(path + ": " +
                    plural(texts.size(),
                           "has 1 sentence, but %2 has links of %3; a text for each was expected.",
                           "has %1 sentences, but %2 has links of %3; a text for each was expected.",
                           texts.size(), all.path, lines));
}

// If the file has both sides, this is the half of each line for the side in question.
std::vector<TextSentence> textsOf(const std::string& path, Side side, const std::stop_token& stop) {
    if (!holdsPairs(path))
        return readSentences(path, stop);
    SentencePairs pairs = readSentencePairs(path, stop);
    return std::move(side == Side::Source ? pairs.source : pairs.target);
}

// Drops empty lines after the last sentence of the text.
void dropEmptyEnd(LinkCollection& all, std::size_t texts) {
    while (!all.isNumbered && all.wrong.empty() && all.sentences.size() > texts) {
        const LinkSentence& last = all.sentences.back();
        if (!last.links.empty() || last.source || last.target || last.truth)
            return;
        all.sentences.pop_back();
    }
}

// If the lines of links have no numbers, they follow the lines of the text, so they get the numbers of its
// sentences. Returns false if the text has none.
bool takeNumbers(LinkCollection& all, const std::vector<TextSentence>& texts) {
    std::set<long> numbers;
    long first = 1;
    for (const TextSentence& text : texts) {
        if (!text.number || !numbers.insert(*text.number).second)
            return false;
        first = std::min(first, *text.number);
    }
    if (all.isNumbered || !all.wrong.empty() || texts.size() != all.sentences.size())
        return false;
    for (std::size_t i = 0; i < texts.size(); ++i)
        all.sentences[i].key.number = *texts[i].number - first;
    all.isNumbered = true;
    return true;
}

// Returns whether the sentences now have the numbers of the text.
bool giveChosen(LinkCollection& all, const std::string& path, Side side, const std::stop_token& stop) {
    const std::vector<TextSentence> texts = textsOf(path, side, stop);
    if (stop.stop_requested())
        return false;
    dropEmptyEnd(all, texts.size());
    checkLong(texts, path, all);
    const bool areNumbers = takeNumbers(all, texts);
    giveTexts(all, texts, side, TextOrigin::Chosen, stop);
    return areNumbers;
}

Conclusion numbersOfTexts(const std::string& path) {
    Conclusion conclusion = newConclusion("numbers", told("Numbers of sentences"));
    conclusion.value = path;
    conclusion.what =
        told("Lines have the numbers of their sentences in %1.", fs::path(path).filename().string());
    conclusion.why = told("It numbers its sentences, and the links have as many lines without numbers.");
    return conclusion;
}

}  // namespace

std::vector<Conclusion> addTexts(LinkCollection& all, const std::map<std::string, std::string>& overruled,
                                 const std::stop_token& stop) {
    const WantedSides lacked = lackedSides(all);
    const auto chosenOf = [&](const char* id) {
        const auto found = overruled.find(id);
        return found == overruled.end() ? std::nullopt : std::optional(found->second);
    };
    const std::optional<std::string> source = chosenOf("source"), target = chosenOf("target");
    const bool isBoth =
        lacked.target && source && !source->empty() && target.value_or("").empty() && holdsPairs(*source);
    std::vector<Conclusion> conclusions;
    for (const Side side : {Side::Source, Side::Target}) {
        const std::string path = (side == Side::Source || isBoth ? source : target).value_or("");
        if (!path.empty() && !stop.stop_requested() && giveChosen(all, path, side, stop))
            conclusions.push_back(numbersOfTexts(path));
    }
    const WantedSides wanted{lacked.source && !source, lacked.target && !target && !isBoth};
    TextChoice found;
    if (wanted.source || wanted.target) {
        const std::vector<std::string> taken = {source.value_or(""), target.value_or("")};
        const bool isDecoder = lacked.source && !lacked.target;
        std::vector<TextFit> fits = textsBesideLinks(all, wanted, isDecoder, taken, stop);
        if (fits.empty() && !isDecoder)
            fits = textsBesideLinks(all, wanted, true, taken, stop);
        found = chooseTexts(std::move(fits));
        if (!found.source.path.empty())
            giveTexts(all, textsOf(found.source.path, Side::Source, stop), Side::Source, TextOrigin::Found,
                      stop);
        if (const std::string& path = found.isBoth ? found.source.path : found.target.path; !path.empty())
            giveTexts(all, textsOf(path, Side::Target, stop), Side::Target, TextOrigin::Found, stop);
    }
    if (stop.stop_requested())
        return {};
    if (wanted.source)
        conclusions.push_back(foundTextConclusion(Side::Source, found));
    else if (source && (lacked.source || !source->empty()))
        conclusions.push_back(chosenTextConclusion(Side::Source, *source, isBoth));
    if (wanted.target && !found.isBoth)
        conclusions.push_back(foundTextConclusion(Side::Target, found));
    else if (target && !isBoth && (lacked.target || !target->empty()))
        conclusions.push_back(chosenTextConclusion(Side::Target, *target, false));
    return conclusions;
}

}  // namespace attn
