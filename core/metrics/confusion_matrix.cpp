// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/confusion_matrix.h"

namespace attn {
namespace {

std::optional<double> share(long part, long whole) {
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

std::optional<double> ClassFigures::precision() const {
    return share(right, given);
}

std::optional<double> ClassFigures::recall() const {
    return share(right, texts);
}

double ClassFigures::f1() const {
    return share(2 * right, texts + given).value_or(0);
}

void ConfusionMatrix::add(int actual, int given, long count) {
    if (count == 0)
        return;
    m_counts[{actual, given}] += count;
    m_texts += count;
}

ConfusionMatrix& ConfusionMatrix::operator+=(const ConfusionMatrix& other) {
    for (const auto& [place, count] : other.m_counts)
        add(place.first, place.second, count);
    return *this;
}

long ConfusionMatrix::count(int actual, int given) const {
    const auto found = m_counts.find({actual, given});
    return found == m_counts.end() ? 0 : found->second;
}

std::optional<double> ConfusionMatrix::accuracy() const {
    long right = 0;
    for (const auto& [place, count] : m_counts)
        right += place.first == place.second && place.first != noClass ? count : 0;
    return share(right, m_texts);
}

std::vector<ClassFigures> ConfusionMatrix::figures() const {
    std::map<int, ClassFigures> byClass;
    const auto of = [&](int index) -> ClassFigures& {
        ClassFigures& figures = byClass[index];
        figures.index = index;
        return figures;
    };
    for (const auto& [place, count] : m_counts) {
        const auto [actual, given] = place;
        of(actual).texts += count;
        of(given).given += count;
        if (actual == given)
            of(actual).right += count;
    }
    byClass.erase(noClass);
    std::vector<ClassFigures> result;
    for (const auto& [index, figures] : byClass)
        result.push_back(figures);
    return result;
}

std::optional<double> ConfusionMatrix::macroF1() const {
    const std::vector<ClassFigures> classes = figures();
    if (classes.empty())
        return std::nullopt;
    double sum = 0;
    for (const ClassFigures& each : classes)
        sum += each.f1();
    return sum / static_cast<double>(classes.size());
}

}  // namespace attn
