// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_options.h"

#include <charconv>
#include <filesystem>
#include <optional>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/compare/table_text.h"

namespace attn {
namespace {

constexpr std::uint64_t mostSeeds = 1000;
constexpr Index mostShards = 1'000'000;

template <typename Number>
std::optional<Number> number(std::string_view text) {
    Number value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

// "3-7" or "3"
template <typename Number>
std::optional<std::pair<Number, Number>> range(std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::optional<Number> first = number<Number>(text.substr(0, dash));
    const std::optional<Number> last =
        dash == std::string_view::npos ? first : number<Number>(text.substr(dash + 1));
    if (!first || !last || *last < *first)
        return std::nullopt;
    return std::pair(*first, *last);
}

}  // namespace

std::vector<std::uint64_t> parseSeeds(const std::string& text) {
    const auto refuse = [&] {
        throw Error("compare: --seeds: expected how many (3) or which (1,2,3 or 5-7), at most " +
                    std::to_string(mostSeeds) + " and each once, found " + inQuotes(text) + ".");
    };
    std::vector<std::uint64_t> seeds;
    if (const std::optional<std::uint64_t> count = number<std::uint64_t>(text)) {
        if (*count < 1 || *count > mostSeeds)
            refuse();
        for (std::uint64_t seed = 1; seed <= *count; ++seed)
            seeds.push_back(seed);
        return seeds;
    }
    std::set<std::uint64_t> seen;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const auto found = range<std::uint64_t>(std::string_view(text).substr(start, end - start));
        if (!found || found->second - found->first >= mostSeeds)
            refuse();
        for (std::uint64_t i = 0; i <= found->second - found->first; ++i) {
            seeds.push_back(found->first + i);
            if (!seen.insert(seeds.back()).second || seeds.size() > mostSeeds)
                refuse();
        }
        start = end + 1;
    }
    return seeds;
}

LengthTest parseLengths(const std::string& text) {
    if (text.empty())
        return {};
    const auto found = range<Index>(text);
    if (!found || found->first < 1 || found->second > LengthTest::longestPossible)
        throw Error(
            "compare: --lengths: expected a shortest and a longest source length, for example 1-30, "
            "found " +
            inQuotes(text) + ".");
    return {found->first, found->second, 0};
}

Shard parseShard(const std::string& text) {
    if (text.empty())
        return {};
    const std::size_t slash = text.find('/');
    const std::optional<Index> index = number<Index>(std::string_view(text).substr(0, slash));
    const std::optional<Index> count =
        slash == std::string::npos ? std::nullopt : number<Index>(std::string_view(text).substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count || *count > mostShards)
        throw Error("compare: --shard: expected PART/PARTS counted from 1, for example 1/4 to 4/4, found " +
                    inQuotes(text) + (index == 0 ? "; let the array begin at 1 (--array=1-N)." : "."));
    return {*index, *count};
}

std::string formatOf(const std::string& file) {
    std::string end = std::filesystem::path(file).extension().string();
    if (!end.empty())
        end.erase(0, 1);
    if (findTableFormat(end))
        return end;
    std::vector<std::string> known;
    for (const TableFormat& format : tableFormats())
        known.push_back("." + format.id);
    throw Error("compare: --out " + file + ": the name does not say the format; end it with one of " +
                listed(known) + ".");
}

}  // namespace attn
