// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/addition.h"

#include <string>
#include <vector>

#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/task_scope.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

constexpr int levels = 10;  // different numbers

struct Number {
    int value = 0;
    bool isMarked = false;
};

std::string textOf(const Number& number) {
    const std::string digit = std::to_string(number.value);
    return number.isMarked ? "[" + digit + "]" : digit;
}

std::optional<Number> numberOf(const std::string& token) {
    const bool isMarked = token.size() == 3 && token.front() == '[' && token.back() == ']';
    const std::string digit = isMarked ? token.substr(1, 1) : token;
    if (digit.size() != 1 || digit.front() < '0' || digit.front() > '9')
        return std::nullopt;
    return Number{digit.front() - '0', isMarked};
}

// Empty unless two numbers are marked.
std::optional<TaskPair> pairOf(std::string source, const std::vector<Number>& numbers) {
    TaskPair pair{std::move(source), {}, {}};
    int sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!numbers[i].isMarked)
            continue;
        sum += numbers[i].value;
        pair.links.push_back({static_cast<int>(i), 0, false});
    }
    if (pair.links.size() != 2)
        return std::nullopt;
    pair.target = std::to_string(sum);
    return pair;
}

class Addition : public Task, public TaskScope {
public:
    explicit Addition(const TaskLengths& lengths) : m_lengths(lengths), m_blanks(createTokenizer("blanks")) {}

    std::string id() const override { return "addition"; }
    std::string label() const override { return "Sum of two marked numbers"; }
    TaskTokenizers tokenizers() const override { return {"blanks", "blanks"}; }

    std::vector<std::string> sourceTokens() const override {
        std::vector<std::string> tokens;
        for (const bool isMarked : {false, true})
            for (int value = 0; value < levels; ++value)
                tokens.push_back(textOf({value, isMarked}));
        return tokens;
    }

    std::vector<std::string> targetTokens() const override {
        std::vector<std::string> sums;
        for (int sum = 0; sum <= 2 * (levels - 1); ++sum)
            sums.push_back(std::to_string(sum));
        return sums;
    }

    TaskPair sample(Random& random) const override {
        const auto choices = static_cast<int>(m_lengths.longest - m_lengths.shortest + 1);
        const int count = static_cast<int>(m_lengths.shortest) + random.below(choices);
        std::vector<Number> numbers(static_cast<std::size_t>(count));
        for (Number& number : numbers)
            number.value = random.below(levels);
        const int first = random.below(count), further = 1 + random.below(count - 1);
        for (const int place : {first, (first + further) % count})
            numbers[static_cast<std::size_t>(place)].isMarked = true;
        std::string text;
        for (const Number& number : numbers) {
            if (!text.empty())
                text += ' ';
            text += textOf(number);
        }
        return *pairOf(std::move(text), numbers);
    }

    std::optional<TaskPair> solve(const std::string& source) const override {
        const std::vector<Number> numbers = read(source);
        return numbers.empty() ? std::nullopt : pairOf(source, numbers);
    }

    // Texts of these lengths are too long to be written by hand, so they are drawn.
    std::vector<std::string> examples() const override {
        constexpr int count = 6;
        Random random(1);
        std::vector<std::string> texts;
        for (int i = 0; i < count; ++i)
            texts.push_back(sample(random).source);
        return texts;
    }

    std::string scope() const override {
        return told("%1 numbers from 0 to 9, two of them marked by brackets", lengthsText(m_lengths));
    }

    std::string outside(const std::string& source) const override {
        if (m_blanks->tokenize(source).empty())
            return {};
        if (!solve(source))
            return told(
                "The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this "
                "text is something else.");
        const auto count = static_cast<Index>(read(source).size());
        if (count >= m_lengths.shortest && count <= m_lengths.longest)
            return {};
        return told("The task has texts of %1 numbers, and this one has %2.", lengthsText(m_lengths), count);
    }

private:
    // Empty when the text is too long or has another token.
    std::vector<Number> read(const std::string& source) const {
        constexpr std::size_t longestText = 100'000;  // bytes; 10,000 numbers need 20,000
        if (source.size() > longestText)
            return {};
        std::vector<Number> numbers;
        for (const std::string& token : m_blanks->tokenize(source)) {
            const std::optional<Number> number = numberOf(token);
            if (!number)
                return {};
            numbers.push_back(*number);
        }
        return numbers;
    }

    const TaskLengths m_lengths;
    const std::shared_ptr<const Tokenizer> m_blanks;
};

}  // namespace

std::unique_ptr<Task> createAddition(const TaskLengths& lengths) {
    return std::make_unique<Addition>(lengths);
}

}  // namespace attn
