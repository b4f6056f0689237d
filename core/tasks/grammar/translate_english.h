// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {
class Random;
}

namespace attn::translation {

// The English side of a sentence while the grammar goes through it from left to right. The same grammar
// serves writing, where the choices are random, and reading, where the text decides them: each word that a
// rule says must then be the next token.
class English {
public:
    virtual ~English() = default;
    // Chooses one of the alternatives 0, 1, …; the weights matter only for writing, where an alternative of
    // weight 0 is never chosen.
    virtual int choose(const std::vector<int>& weights) = 0;
    // Says one of these words and returns its index, or −1 when that fails. An empty word cannot be said.
    // Weights are as above.
    virtual int pick(const std::vector<std::string>& words, const std::vector<int>& weights) = 0;
    // Returns the position of the token. "a" also stands for "an" where the next word demands it.
    int say(const std::string& word);
    int position() const { return m_position - 1; }  // of the last token
    // The text does not follow the rules, so the result must not be used.
    bool hasFailed() const { return m_hasFailed; }
    void fail() { m_hasFailed = true; }

protected:
    virtual void put(const std::string& word) = 0;
    virtual void setArticle(int position, const std::string& form) = 0;
    void saidAt(const std::string& word);

    int m_position = 0;

private:
    bool m_hasFailed = false;
    bool m_isAfterArticle = false;
};

class EnglishWriter : public English {
public:
    explicit EnglishWriter(Random& random) : m_random(random) {}
    int choose(const std::vector<int>& weights) override;
    int pick(const std::vector<std::string>& words, const std::vector<int>& weights) override;
    std::string text() const;

protected:
    void put(const std::string& word) override;
    void setArticle(int position, const std::string& form) override;

private:
    Random& m_random;
    std::vector<std::string> m_tokens;
};

// Reads the text in one of the possible ways; `path` holds the choice made at each place that offered one.
class EnglishReader : public English {
public:
    struct Choice {
        int taken;
        int count;
    };
    EnglishReader(const std::vector<std::string>& tokens, std::vector<Choice>& path)
        : m_tokens(tokens), m_path(path) {}
    int choose(const std::vector<int>& weights) override;
    int pick(const std::vector<std::string>& words, const std::vector<int>& weights) override;
    bool isAtEnd() const { return m_position == static_cast<int>(m_tokens.size()); }

protected:
    void put(const std::string& word) override;
    void setArticle(int position, const std::string& form) override;

private:
    bool isNext(const std::string& word) const;

    const std::vector<std::string>& m_tokens;
    std::vector<Choice>& m_path;
    std::size_t m_depth = 0;
};

// Moves on to the next path; false when there is none.
bool advance(std::vector<EnglishReader::Choice>& path);

}  // namespace attn::translation
