// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace attn {
namespace {

std::atomic<Translate> translator = nullptr;
std::atomic<DecimalMark> markInUse = nullptr;
thread_local int keptInEnglish = 0, keptAsInFiles = 0;

}  // namespace

void translateBy(Translate translate, DecimalMark mark) {
    translator = translate;
    markInUse = mark;
}

InEnglish::InEnglish() {
    ++keptInEnglish;
}

InEnglish::~InEnglish() {
    --keptInEnglish;
}

NumbersOfFiles::NumbersOfFiles() {
    ++keptAsInFiles;
}

NumbersOfFiles::~NumbersOfFiles() {
    --keptAsInFiles;
}

std::string toldNumber(std::string number) {
    const DecimalMark mark = markInUse;
    if (mark && keptInEnglish == 0 && keptAsInFiles == 0)
        std::replace(number.begin(), number.end(), '.', mark());
    return number;
}

namespace telling {

std::string translated(const char* english, long count) {
    const Translate translate = translator;
    return translate && keptInEnglish == 0 ? translate(english, count) : english;
}

std::string filled(std::string_view text, std::initializer_list<std::string_view> values) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = text[i] == '%' && i + 1 < text.size()
                                      ? static_cast<std::size_t>(text[i + 1] - '1')
                                      : values.size();
        if (place < values.size())
            result += values.begin()[place], ++i;
        else
            result += text[i];
    }
    return result;
}

}  // namespace telling
}  // namespace attn
