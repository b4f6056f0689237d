// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/name_patterns.h"

namespace attn {

bool isPattern(std::string_view name) {
    return name.find('*') != std::string_view::npos;
}

std::optional<std::string> starOf(std::string_view pattern, std::string_view name) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == name ? std::optional<std::string>("") : std::nullopt;
    const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
    if (name.size() < before.size() + after.size() || !name.starts_with(before) || !name.ends_with(after))
        return std::nullopt;
    const std::string_view between = name.substr(before.size(), name.size() - before.size() - after.size());
    if (!after.empty() && (between.empty() || between.find('.') != std::string_view::npos))
        return std::nullopt;
    return std::string(between);
}

std::string withStar(std::string_view pattern, std::string_view text) {
    std::string name(pattern);
    const std::size_t star = name.find('*');
    return star == std::string::npos ? name : name.replace(star, 1, text);
}

}  // namespace attn
