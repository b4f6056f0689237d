// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/letter_task.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/math/random.h"

namespace attn {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";

}  // namespace

TaskTokenizers LetterTask::tokenizers() const {
    return {"characters", "characters"};
}

std::vector<std::string> LetterTask::sourceTokens() const {
    std::vector<std::string> tokens;
    for (const char letter : letters)
        tokens.emplace_back(1, letter);
    return tokens;
}

std::vector<std::string> LetterTask::targetTokens() const {
    return sourceTokens();
}

TaskPair LetterTask::sample(Random& random) const {
    const auto choices = static_cast<int>(m_lengths.longest - m_lengths.shortest + 1);
    std::string text(static_cast<std::size_t>(m_lengths.shortest + random.below(choices)), ' ');
    for (char& letter : text)
        letter = letters[static_cast<std::size_t>(random.below(static_cast<int>(letters.size())))];
    return pairOf(std::move(text));
}

std::optional<TaskPair> LetterTask::solve(const std::string& source) const {
    if (source.empty() || source.find_first_not_of(letters) != std::string::npos)
        return std::nullopt;
    return pairOf(source);
}

std::vector<std::string> LetterTask::examples() const {
    return {"attention", "alignment", "abcdefgh", "banana", "softmax", "context", "zyxw", "mississippi"};
}

std::string LetterTask::scope() const {
    return told("%1 small letters from a to z", lengthsText(m_lengths));
}

std::string LetterTask::outside(const std::string& source) const {
    if (source.empty())
        return {};
    if (source.find_first_not_of(letters) != std::string::npos)
        return told("The task has small letters from a to z, and this text has other characters.");
    const auto length = static_cast<Index>(source.size());
    if (length >= m_lengths.shortest && length <= m_lengths.longest)
        return {};
    return told("The task has texts of %1 letters, and this one has %2.", lengthsText(m_lengths), length);
}

TaskPair LetterTask::pairOf(std::string source) const {
    TaskPair pair;
    for (const int from : order(source)) {
        pair.links.push_back({from, static_cast<int>(pair.target.size())});
        pair.target += source[static_cast<std::size_t>(from)];
    }
    pair.source = std::move(source);
    return pair;
}

}  // namespace attn
