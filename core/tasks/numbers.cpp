// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/numbers.h"

#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/number_words.h"
#include "core/tasks/task_scope.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

using Kind = NumberWord::Kind;

std::string randomDigits(const TaskLengths& lengths, Random& random) {
    const auto choices = static_cast<int>(lengths.longest - lengths.shortest + 1);
    std::string digits(static_cast<std::size_t>(lengths.shortest + random.below(choices)), '0');
    for (char& digit : digits)
        if (random.below(4) > 0)
            digit = static_cast<char>('0' + random.below(10));
    if (digits.size() > 1 && digits.front() == '0')
        digits.front() = static_cast<char>('1' + random.below(9));
    return digits;
}

std::string sentence(const std::vector<NumberWord>& words) {
    std::string text;
    for (const NumberWord& word : words)
        text += (text.empty() ? "" : " ") + word.text;
    return text;
}

// Adds the link of a digit that a word says, or the links of a zero that no word says. `positions` are the
// places of the words among the source tokens.
void addLinksOfDigit(int digit, const std::vector<NumberWord>& words, const std::vector<int>& positions,
                     std::vector<Link>& links) {
    int before = -1, after = -1;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const NumberWord& word = words[i];
        if (word.kind == Kind::Value && word.begin <= digit && digit < word.end) {
            links.push_back({positions[i], digit});
            return;
        }
        // A scale stands after the last of its digits.
        const bool isBefore = word.kind == Kind::Scale ? word.end <= digit : word.begin < digit;
        if (word.kind == Kind::And)
            continue;
        if (isBefore)
            before = positions[i];
        else if (after < 0)
            after = positions[i];
    }
    for (const int position : {before, after})
        if (position >= 0)
            links.push_back({position, digit, false});
}

TaskPair digitsOf(std::string source, const std::string& digits, const std::vector<NumberWord>& words,
                  const std::vector<int>& positions) {
    TaskPair pair{std::move(source), digits, {}};
    for (int digit = 0; digit < static_cast<int>(digits.size()); ++digit)
        addLinksOfDigit(digit, words, positions, pair.links);
    return pair;
}

TaskPair wordsOf(const std::string& digits) {
    const std::vector<NumberWord> words = numberWords(digits);
    TaskPair pair{digits, sentence(words), {}};
    for (std::size_t i = 0; i < words.size(); ++i)
        for (int digit = words[i].begin; digit < words[i].end; ++digit)
            pair.links.push_back({digit, static_cast<int>(i), words[i].end == words[i].begin + 1});
    return pair;
}

std::string outsideOfDigits(const std::string& digits, const TaskLengths& lengths) {
    const auto length = static_cast<Index>(digits.size());
    if (length >= lengths.shortest && length <= lengths.longest)
        return {};
    return told("The task has numbers of %1 digits, and this one has %2.", lengthsText(lengths), length);
}

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\n\r") == std::string::npos;
}

std::vector<std::string> allDigits() {
    return {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
}

class Numbers : public Task, public TaskScope {
public:
    explicit Numbers(const TaskLengths& lengths) : m_lengths(lengths), m_words(createTokenizer("words")) {}

    std::string id() const override { return "numbers"; }
    std::string label() const override { return "Number words to digits"; }
    TaskTokenizers tokenizers() const override { return {"words", "characters"}; }
    std::vector<std::string> sourceTokens() const override { return allNumberWords(); }
    std::vector<std::string> targetTokens() const override { return allDigits(); }

    TaskPair sample(Random& random) const override {
        const std::string digits = randomDigits(m_lengths, random);
        const std::vector<NumberWord> words = numberWords(digits);
        std::vector<int> positions(words.size());
        for (std::size_t i = 0; i < words.size(); ++i)
            positions[i] = static_cast<int>(i);
        return digitsOf(sentence(words), digits, words, positions);
    }

    std::optional<TaskPair> solve(const std::string& source) const override {
        constexpr std::size_t longestText = 1000;  // in bytes; nine digits need far fewer
        if (source.size() > longestText)
            return std::nullopt;
        const std::optional<ReadNumber> number = readNumber(m_words->tokenize(source));
        if (!number)
            return std::nullopt;
        return digitsOf(source, number->digits, numberWords(number->digits), number->positions);
    }

    std::vector<std::string> examples() const override {
        return {"three hundred and twenty one",
                "fifteen",
                "seven",
                "nine thousand and five",
                "forty two thousand one hundred and eleven",
                "six hundred thousand",
                "eighty",
                "one hundred and one thousand"};
    }

    std::string scope() const override {
        return told("numbers of %1 digits in English words", lengthsText(m_lengths));
    }
    std::string outside(const std::string& source) const override {
        if (isBlank(source))
            return {};
        const std::optional<TaskPair> pair = solve(source);
        return pair ? outsideOfDigits(pair->target, m_lengths)
                    : told("This text is no number in English words.");
    }

private:
    const TaskLengths m_lengths;
    const std::shared_ptr<const Tokenizer> m_words;
};

class NumbersBack : public Task, public TaskScope {
public:
    explicit NumbersBack(const TaskLengths& lengths) : m_lengths(lengths) {}

    std::string id() const override { return "numbers_back"; }
    std::string label() const override { return "Digits to number words"; }
    TaskTokenizers tokenizers() const override { return {"characters", "words"}; }
    std::vector<std::string> sourceTokens() const override { return allDigits(); }
    std::vector<std::string> targetTokens() const override { return allNumberWords(); }

    TaskPair sample(Random& random) const override { return wordsOf(randomDigits(m_lengths, random)); }

    std::optional<TaskPair> solve(const std::string& source) const override {
        const bool isNumber = !source.empty() && source.size() <= mostSpokenDigits &&
                              source.find_first_not_of("0123456789") == std::string::npos;
        if (!isNumber || (source.size() > 1 && source.front() == '0'))
            return std::nullopt;
        return wordsOf(source);
    }

    std::vector<std::string> examples() const override {
        return {"321", "15", "7", "9005", "42111", "600000", "80", "101000"};
    }

    std::string scope() const override { return told("numbers of %1 digits", lengthsText(m_lengths)); }
    std::string outside(const std::string& source) const override {
        if (isBlank(source))
            return {};
        const bool isNumber = source.find_first_not_of("0123456789") == std::string::npos &&
                              (source.size() == 1 || source.front() != '0');
        return isNumber ? outsideOfDigits(source, m_lengths) : told("This text is no number in digits.");
    }

private:
    const TaskLengths m_lengths;
};

}  // namespace

std::unique_ptr<Task> createNumbers(const TaskLengths& lengths) {
    return std::make_unique<Numbers>(lengths);
}

std::unique_ptr<Task> createNumbersBack(const TaskLengths& lengths) {
    return std::make_unique<NumbersBack>(lengths);
}

}  // namespace attn
