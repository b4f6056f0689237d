// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/behind_links.h"

namespace attn {

std::filesystem::path behindLinks(std::filesystem::path path, std::error_code& error) {
    constexpr int mostLinks = 40;
    std::error_code ignored;  // a path that does not exist is no link
    error.clear();
    for (int links = 0; std::filesystem::is_symlink(path, ignored); ++links) {
        if (links == mostLinks) {
            error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
            return path;
        }
        const std::filesystem::path next = std::filesystem::read_symlink(path, error);
        if (error)
            return path;
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

}  // namespace attn
