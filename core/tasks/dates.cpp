// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/dates.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/base/ascii_digit.h"
#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/date_forms.h"

namespace attn {

namespace {

constexpr std::string_view blanks = " \t\n\r";

// The first year of the dates that are drawn; `firstShortYear` is for forms with a two-digit year.
constexpr int firstYear = 1950, firstShortYear = 1969, yearsDrawn = 100;

std::string years(int first) {
    return told("%1 to %2", first, first + yearsDrawn - 1);
}

char toUpper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

char toLower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string padded(int value, std::size_t width) {
    const std::string digits = std::to_string(value);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

// Adds the links of the `width` output digits from position `target` on to the part at `range`, whose
// positions are shifted by `shift` tokens.
void addLinks(const std::string& text, const TextRange& range, int target, int width, int shift,
              std::vector<Link>& links) {
    const int end = range.begin + range.length;
    const bool isNumber = isAsciiDigit(text[static_cast<std::size_t>(range.begin)]);
    for (int i = 0; i < width; ++i) {
        const int sameDigit = end - width + i;
        if (isNumber && sameDigit >= range.begin) {
            links.push_back({shift + sameDigit, target + i});
            continue;
        }
        for (int j = range.begin; j < end; ++j) {
            if (text[static_cast<std::size_t>(j)] != '.')  // skips the full stop of an abbreviation
                links.push_back({shift + j, target + i});
        }
    }
}

// `source` is the date's text with `shift` tokens before it and blanks after it.
TaskPair pairOf(const WrittenDate& date, const std::string& source, int shift) {
    TaskPair pair;
    pair.source = source;
    pair.target = padded(date.value(DatePart::Year), 4) + "-" + padded(date.value(DatePart::Month), 2) + "-" +
                  padded(date.value(DatePart::Day), 2);
    addLinks(date.text, date.range(DatePart::Year), 0, 4, shift, pair.links);
    addLinks(date.text, date.range(DatePart::Month), 5, 2, shift, pair.links);
    addLinks(date.text, date.range(DatePart::Day), 8, 2, shift, pair.links);
    for (Link& link : pair.links) {
        const auto explanations = std::count_if(pair.links.begin(), pair.links.end(), [&](const Link& other) {
            return other.target == link.target;
        });
        link.sure = explanations == 1;
    }
    return pair;
}

// The source without the blanks at both ends.
std::string withoutBlanks(const std::string& source) {
    const std::size_t begin = source.find_first_not_of(blanks);
    return begin == std::string::npos ? std::string()
                                      : source.substr(begin, source.find_last_not_of(blanks) + 1 - begin);
}

// Counts characters, but CR LF, a line end of two characters, is one token.
int tokenCount(std::string_view leadingBlanks) {
    auto count = static_cast<int>(leadingBlanks.size());
    for (std::size_t at = leadingBlanks.find("\r\n"); at != std::string_view::npos;
         at = leadingBlanks.find("\r\n", at + 2))
        --count;
    return count;
}

}  // namespace

std::unique_ptr<Task> Dates::create(const TaskLengths&) {
    return std::make_unique<Dates>();
}

std::string Dates::id() const {
    return "dates";
}

std::string Dates::label() const {
    return "Dates to ISO";
}

TaskTokenizers Dates::tokenizers() const {
    return {"characters", "characters"};
}

std::vector<std::string> Dates::sourceTokens() const {
    std::set<char> characters;
    const auto add = [&](std::string_view text) {
        for (const char c : text)
            characters.insert({c, toLower(c), toUpper(c)});
    };
    add("0123456789");
    for (const DateForm& form : dateForms()) {
        for (const DatePiece& piece : form.pieces) {
            add(piece.literal);
            if (!piece.field)
                continue;
            for (const DateName& name : piece.field->names) {
                add(name.usual);
                add(name.other);
            }
            if (piece.field->isOrdinal)
                add("stndrdth");
        }
    }
    std::vector<std::string> tokens;
    for (const char c : characters)
        tokens.emplace_back(1, c);
    return tokens;
}

std::vector<std::string> Dates::targetTokens() const {
    return {"-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
}

TaskPair Dates::sample(Random& random) const {
    const std::vector<DateForm>& forms = dateForms();
    const DateForm& form = forms[static_cast<std::size_t>(random.below(static_cast<int>(forms.size())))];
    const std::chrono::sys_days first =
        std::chrono::year(form.hasShortYear() ? firstShortYear : firstYear) / std::chrono::January / 1;
    constexpr int daysOfACentury = 36525;  // from either first year: 25 leap years, including 2000
    WrittenDate date = writeDate(form, first + std::chrono::days(random.below(daysOfACentury)), random);
    const int letterCase = random.below(4);
    if (letterCase == 2)
        std::transform(date.text.begin(), date.text.end(), date.text.begin(), toLower);
    if (letterCase == 3)
        std::transform(date.text.begin(), date.text.end(), date.text.begin(), toUpper);
    return pairOf(date, date.text, 0);
}

std::optional<TaskPair> Dates::solve(const std::string& source) const {
    const std::string text = withoutBlanks(source);
    if (text.empty())
        return std::nullopt;
    const int shift = tokenCount(std::string_view(source).substr(0, source.find_first_not_of(blanks)));
    std::optional<TaskPair> result;
    for (const DateForm& form : dateForms()) {
        const std::optional<WrittenDate> date = readDate(form, text);
        if (!date)
            continue;
        TaskPair pair = pairOf(*date, source, shift);
        if (result && (result->target != pair.target || result->links != pair.links))
            return std::nullopt;
        result = std::move(pair);
    }
    return result;
}

std::vector<std::string> Dates::examples() const {
    std::vector<std::string> texts;
    for (const DateForm& form : dateForms())
        texts.push_back(form.example);
    return texts;
}

std::string Dates::scope() const {
    return told("dates of the years %1 in %2 forms; two digits of a year stand for %3", years(firstYear),
                dateForms().size(), years(firstShortYear));
}

std::string Dates::outside(const std::string& source) const {
    const std::string text = withoutBlanks(source);
    if (text.empty())
        return {};
    std::string problem =
        told("This text is a date in none of the %1 forms that the task has.", dateForms().size());
    for (const DateForm& form : dateForms()) {
        const std::optional<WrittenDate> date = readDate(form, text);
        if (!date)
            continue;
        const int year = date->value(DatePart::Year);
        const int first = form.hasShortYear() ? firstShortYear : firstYear;
        if (year >= first && year < first + yearsDrawn)
            return {};
        problem = told("The year %1 is outside the years of the task, %2.", year, years(firstYear));
    }
    return problem;
}

std::string Dates::remark() const {
    return told(
        "A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.");
}

}  // namespace attn
