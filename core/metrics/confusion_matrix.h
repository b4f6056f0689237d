// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace attn {

// What a classification did with the texts of one class c. n(a, g) is the number of texts of class a that
// were given class g.
struct ClassFigures {
    int index = 0;
    long texts = 0;  // Σ_g n(c, g)
    long given = 0;  // Σ_a n(a, c)
    long right = 0;  // n(c, c)

    // right / given and right / texts; empty when the denominator is 0.
    std::optional<double> precision() const;
    std::optional<double> recall() const;
    // 2 · right / (texts + given), the harmonic mean of precision and recall.
    double f1() const;
};

// Counts how often a text of each class was given each class. A class is a number from 0 on.
class ConfusionMatrix {
public:
    // Stands for what is no class: an output that no class has, or a true class that nobody knows. Such a
    // text is never right. It is no class of figures().
    static constexpr int noClass = -1;

    void add(int actual, int given, long count = 1);
    ConfusionMatrix& operator+=(const ConfusionMatrix& other);

    long texts() const { return m_texts; }
    long count(int actual, int given) const;
    // Σ_c n(c, c) / texts; empty without texts.
    std::optional<double> accuracy() const;
    // The classes that some text has or was given, ascending.
    std::vector<ClassFigures> figures() const;
    // The mean of the F1 of these classes, each of them counting alike: the "averaged F1" of Opitz & Burst
    // 2019, "Macro F1 and Macro F1", as in scikit-learn's f1_score(average="macro"). Empty without them.
    std::optional<double> macroF1() const;
    // All counts that are not 0, by actual class, then by given class.
    const std::map<std::pair<int, int>, long>& counts() const { return m_counts; }

private:
    std::map<std::pair<int, int>, long> m_counts;
    long m_texts = 0;
};

}  // namespace attn
