// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_english.h"

#include <cassert>
#include <numeric>
#include <string_view>

#include "core/math/random.h"

namespace attn::translation {

namespace {

constexpr const char* article = "a";

// The form of "a" before a word, which depends on the word's sound.
const char* articleBefore(std::string_view word) {
    const bool isVowel = std::string_view("aeiouAEIO").find(word.front()) != std::string_view::npos;
    return isVowel && !word.starts_with("Eu") && !word.starts_with("uni") ? "an" : "a";
}

}  // namespace

int English::say(const std::string& word) {
    if (!m_hasFailed) {
        put(word);
        if (!m_hasFailed)
            saidAt(word);
    }
    return position();
}

void English::saidAt(const std::string& word) {
    if (m_isAfterArticle)
        setArticle(position(), articleBefore(word));
    ++m_position;
    m_isAfterArticle = word == article;
}

int EnglishWriter::choose(const std::vector<int>& weights) {
    int place = m_random.below(std::accumulate(weights.begin(), weights.end(), 0));
    int way = 0;
    while (place >= weights[static_cast<std::size_t>(way)])
        place -= weights[static_cast<std::size_t>(way++)];
    return way;
}

int EnglishWriter::pick(const std::vector<std::string>& words, const std::vector<int>& weights) {
    std::vector<int> possible = weights;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].empty())
            possible[i] = 0;
    if (std::accumulate(possible.begin(), possible.end(), 0) == 0) {
        fail();
        return -1;
    }
    const int chosen = choose(possible);
    say(words[static_cast<std::size_t>(chosen)]);
    return chosen;
}

void EnglishWriter::put(const std::string& word) {
    m_tokens.push_back(word);
}

void EnglishWriter::setArticle(int position, const std::string& form) {
    m_tokens[static_cast<std::size_t>(position)] = form;
}

std::string EnglishWriter::text() const {
    std::string text;
    for (const std::string& token : m_tokens)
        text += (text.empty() ? "" : " ") + token;
    return text;
}

int EnglishReader::choose(const std::vector<int>& weights) {
    if (hasFailed())
        return 0;
    if (m_depth == m_path.size())
        m_path.push_back({0, static_cast<int>(weights.size())});
    return m_path[m_depth++].taken;
}

int EnglishReader::pick(const std::vector<std::string>& words, const std::vector<int>&) {
    if (hasFailed())
        return -1;
    std::vector<int> found;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!words[i].empty() && isNext(words[i]))
            found.push_back(static_cast<int>(i));
    if (found.empty()) {
        fail();
        return -1;
    }
    const int way = found.size() == 1 ? 0 : choose(std::vector<int>(found.size(), 1));
    const int chosen = found[static_cast<std::size_t>(way)];
    say(words[static_cast<std::size_t>(chosen)]);
    return chosen;
}

void EnglishReader::put(const std::string& word) {
    if (!isNext(word))
        fail();
}

void EnglishReader::setArticle(int position, const std::string& form) {
    if (m_tokens[static_cast<std::size_t>(position)] != form)
        fail();
}

bool EnglishReader::isNext(const std::string& word) const {
    if (isAtEnd())
        return false;
    const std::string& token = m_tokens[static_cast<std::size_t>(m_position)];
    return token == word || (word == article && token == "an");
}

bool advance(std::vector<EnglishReader::Choice>& path) {
    while (!path.empty() && path.back().taken + 1 == path.back().count)
        path.pop_back();
    if (path.empty())
        return false;
    ++path.back().taken;
    return true;
}

}  // namespace attn::translation
