// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/portable_path.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace attn {

namespace fs = std::filesystem;

namespace {

fs::path resolved(const fs::path& path) {
    std::error_code error;
    const fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path.lexically_normal() : found;
}

// As the environment has it; empty when the account has none.
fs::path homeFolder() {
    const char* home = std::getenv("HOME");
    const fs::path path = home ? fs::path(home).lexically_normal() : fs::path();
    return path.is_absolute() && path.has_relative_path() ? path : fs::path();
}

// Both are absolute.
bool isBelow(const fs::path& path, const fs::path& folder) {
    const auto [differs, end] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return !folder.empty() && differs == folder.end() && end != path.end();
}

// The path with one name for its folders of another name.
fs::path renamed(const fs::path& path, const fs::path& from, const fs::path& to) {
    fs::path result;
    for (const fs::path& part : path)
        result /= part == from ? to : part;
    return result;
}

const fs::path accountMark = "~";

// Of a place outside of the home folder.
std::string withoutAccountsName(const fs::path& path, const fs::path& home) {
    const bool hasMark = std::find(path.begin(), path.end(), accountMark) != path.end();
    return (hasMark ? path : renamed(path, home.filename(), accountMark)).string();
}

// The folder in which both lie.
fs::path commonFolder(const fs::path& left, const fs::path& right) {
    fs::path common;
    for (auto a = left.begin(), b = right.begin(); a != left.end() && b != right.end() && *a == *b; ++a, ++b)
        common /= *a;
    return common;
}

}  // namespace

std::string relativeWay(const fs::path& path, const fs::path& folder) {
    const fs::path file = resolved(path), from = resolved(folder);
    const fs::path home = homeFolder().empty() ? fs::path() : resolved(homeFolder());
    if (!isBelow(file, from)) {
        const fs::path common = commonFolder(file, from);
        const bool isAboveHome = !home.empty() && isBelow(home, common);
        if (!common.has_relative_path() || isAboveHome)
            return {};
    }
    return file.lexically_relative(from).string();
}

std::string fromHome(const fs::path& path) {
    std::error_code error;
    const fs::path home = homeFolder(), plain = fs::absolute(path, error).lexically_normal();
    if (home.empty())
        return plain.string();
    if (isBelow(plain, home))
        return (fs::path("~") / plain.lexically_relative(home)).string();
    const fs::path file = resolved(path), there = resolved(home);
    return isBelow(file, there) ? (fs::path("~") / file.lexically_relative(there)).string()
                                : withoutAccountsName(plain, home);
}

std::string withHome(const std::string& written) {
    const fs::path home = homeFolder();
    if (home.empty())
        return written;
    if (written.starts_with("~/"))
        return (home / written.substr(2)).lexically_normal().string();
    return fs::path(written).is_absolute() ? renamed(written, accountMark, home.filename()).string()
                                           : written;
}

std::string withoutAccount(std::string sentence) {
    const fs::path home = homeFolder();
    if (home.empty())
        return sentence;
    const auto replace = [&](const std::string& from, const std::string& to) {
        for (std::size_t place = sentence.find(from); place != sentence.npos;
             place = sentence.find(from, place + to.size()))
            sentence.replace(place, from.size(), to);
    };
    replace(home.string() + "/", "~/");
    replace(resolved(home).string() + "/", "~/");
    replace("/" + home.filename().string() + "/", "/~/");
    return sentence;
}

bool liesIn(const fs::path& path, const fs::path& folder) {
    return isBelow(resolved(path), resolved(folder));
}

}  // namespace attn
