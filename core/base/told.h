// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/told.h"

// Texts that a person reads, in the language of the program. The core writes English; a program with other
// languages gives it the way to its catalogues. Every text stands as a literal in a call of `told`, `plural`
// or `translatable`, where resources/translations/update.py finds it.

namespace attn {

// Returns the text in the language of the program; `count` chooses among its plural forms, -1 where it has
// none. It is called from any thread, and returns the English text where it knows no other one.
using Translate = std::string (*)(const char* english, long count);
// The mark between a whole number and its decimals where the program shows numbers now, '.' or ','. It is
// called from any thread.
using DecimalMark = char (*)();
// Nothing brings English and its point back, which is how programs start.
void translateBy(Translate translate, DecimalMark mark = nullptr);

// While one lives, `told` and `plural` give English in this thread, and `toldNumber` gives a point: for texts
// of files, and where a program reads what a sentence says.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;
};

// While one lives, `toldNumber` gives a point in this thread: where sentences quote the numbers of a file.
class NumbersOfFiles {
public:
    NumbersOfFiles();
    ~NumbersOfFiles();
    NumbersOfFiles(const NumbersOfFiles&) = delete;
    NumbersOfFiles& operator=(const NumbersOfFiles&) = delete;
};

// A number for a sentence that a person reads: "0.25" gets the decimal mark of the program's language. A
// number that is quoted from a file, or has to be written into one, is told as it stands there.
std::string toldNumber(std::string number);

namespace telling {

std::string translated(const char* english, long count);
// "%1" is the first value, "%9" the last possible one. Values are put in once: a "%2" in the first stays.
std::string filled(std::string_view text, std::initializer_list<std::string_view> values);

inline std::string inWords(std::string_view value) {
    return std::string(value);
}
// Whole numbers only: how many digits a fraction shows is decided where it is known.
template <std::integral Number>
requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) std::string inWords(Number value) {
    return std::to_string(value);
}

}  // namespace telling

// told("the model has no tensor %1.", inQuotes(name)): a sentence, or a part of one, with its values.
template <typename... Values>
std::string told(const char* english, const Values&... values) {
    return telling::filled(telling::translated(english, -1), {std::string_view(telling::inWords(values))...});
}

// plural(lines, "the file has one line.", "the file has %1 lines.", lines): the first text is that of 1, the
// second that of every other number.
template <std::integral Count, typename... Values>
std::string plural(Count count, const char* one, const char* many, const Values&... values) {
    return telling::filled(
        count == 1 ? telling::translated(one, -1) : telling::translated(many, static_cast<long>(count)),
        {std::string_view(telling::inWords(values))...});
}

// Marks a text of a table, which stays English there: who shows it gives it to `told`, or to `tr` in the
// window.
constexpr const char* translatable(const char* english) {
    return english;
}

}  // namespace attn
