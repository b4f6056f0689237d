// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/piece_rules.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/base/told.h"

namespace attn {
namespace {

constexpr std::uint32_t labels = 256;
// SentencePiece has room for so many rules that fit the same place of a text.
constexpr int mostMatches = 32;
constexpr std::size_t mostUnits = 1 << 22;

// One element of the double array, as the library Darts-clone packs it.
struct Unit {
    std::uint32_t bits = 0;

    bool isValue() const { return bits >> 31; }
    std::uint32_t value() const { return bits & 0x7fff'ffff; }
    std::uint32_t label() const { return bits & 0x8000'00ff; }
    bool hasValue() const { return (bits >> 8) & 1; }
    std::uint32_t offset() const { return (bits >> 10) << ((bits & (1u << 9)) >> 6); }
};

class RuleTrie {
public:
    RuleTrie(std::string_view array, std::size_t replacements)
        : m_units(array.size() / sizeof(Unit)), m_replacements(replacements) {
        std::memcpy(m_units.data(), array.data(), m_units.size() * sizeof(Unit));
    }

    bool isSafe() {
        m_matches.assign(m_units.size(), unseen);
        return isInside(0) && followed();
    }

private:
    static constexpr int unseen = -2, open = -1;

    struct Place {
        std::uint32_t unit;
        std::uint32_t label = 0;  // the next one to be followed
    };

    std::uint32_t base(std::uint32_t place) const { return place ^ m_units[place].offset(); }
    // Whether all units that can follow this one are in the array.
    bool isInside(std::uint32_t place) const { return (base(place) | (labels - 1)) < m_units.size(); }

    // Follows every text from the root. Counts the rules on the way to the end of each.
    bool followed() {
        std::vector<Place> path = {{0}};
        m_matches[0] = open;
        std::vector<int> below = {0};  // the most rules below each unit of the path, without its own
        while (!path.empty()) {
            const std::size_t depth = path.size() - 1;
            const std::uint32_t start = base(path[depth].unit);
            bool isDeeper = false;
            // Label 0 leads to the value itself.
            while (!isDeeper && path[depth].label < labels) {
                const std::uint32_t label = path[depth].label++, next = start ^ label;
                if (label == 0 || m_units[next].label() != label)
                    continue;
                if (m_matches[next] == open || !isInside(next) || !hasGoodValue(next))
                    return false;
                if (m_matches[next] >= 0) {
                    below.back() = std::max(below.back(), m_matches[next]);
                    continue;
                }
                m_matches[next] = open;
                path.push_back({next});
                below.push_back(0);
                isDeeper = true;
            }
            if (isDeeper)
                continue;
            const std::uint32_t unit = path.back().unit;
            const int matches = below.back() + (m_units[unit].hasValue() ? 1 : 0);
            if (matches > mostMatches)
                return false;
            m_matches[unit] = matches;
            path.pop_back();
            below.pop_back();
            if (!below.empty())
                below.back() = std::max(below.back(), matches);
        }
        return true;
    }

    bool hasGoodValue(std::uint32_t place) const {
        return !m_units[place].hasValue() ||
               (m_units[base(place)].isValue() && m_units[base(place)].value() < m_replacements);
    }

    std::vector<Unit> m_units;
    std::size_t m_replacements;  // bytes
    std::vector<int> m_matches;  // of each unit that was followed: rules from it to the farthest end
};

}  // namespace

std::string pieceRulesProblem(std::string_view rules) {
    const std::string damaged = told("has rules that change texts, and they are damaged");
    std::uint32_t size = 0;
    if (rules.size() <= sizeof size)
        return damaged;
    std::memcpy(&size, rules.data(), sizeof size);
    rules.remove_prefix(sizeof size);
    if (size >= rules.size() || size < labels * sizeof(Unit) || size % sizeof(Unit) != 0 ||
        size / sizeof(Unit) > mostUnits)
        return damaged;
    const std::string_view replacements = rules.substr(size);
    if (replacements.back() != '\0')
        return damaged;
    return RuleTrie(rules.substr(0, size), replacements.size()).isSafe() ? std::string() : damaged;
}

}  // namespace attn
