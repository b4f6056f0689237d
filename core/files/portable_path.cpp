// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/portable_path.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "core/system/account_home.h"

namespace attn {

namespace fs = std::filesystem;

namespace {

fs::path resolved(const fs::path& path) {
    std::error_code error;
    const fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path.lexically_normal() : found;
}

// As the environment or else the list of accounts has it; empty when the account has none.
fs::path homeFolder() {
    const char* set = std::getenv("HOME");
    fs::path path = fs::path(set && *set ? std::string(set) : accountHome()).lexically_normal();
    if (path.has_relative_path() && !path.has_filename())
        path = path.parent_path();  // "/home/ada/"
    return path.is_absolute() && path.has_relative_path() ? path : fs::path();
}

// Both are absolute.
bool isBelow(const fs::path& path, const fs::path& folder) {
    const auto [differs, end] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return !folder.empty() && differs == folder.end() && end != path.end();
}

// Removable drives are mounted in a folder of the account's name.
const std::array<fs::path, 2> mounts = {"/media", "/run/media"};
const fs::path accountMark = "~";

// The same place in the folder of another account's drives; empty for other places.
fs::path ofDrive(const fs::path& path, const fs::path& account, const fs::path& other) {
    for (const fs::path& mount : mounts)
        if (isBelow(path, mount / account))
            return mount / other / path.lexically_relative(mount / account);
    return {};
}

// The folder in which both lie.
fs::path commonFolder(const fs::path& left, const fs::path& right) {
    fs::path common;
    for (auto a = left.begin(), b = right.begin(); a != left.end() && b != right.end() && *a == *b; ++a, ++b)
        common /= *a;
    return common;
}

}  // namespace

bool leadsOut(const fs::path& way) {
    const fs::path plain = way.lexically_normal();
    return plain.begin() != plain.end() && *plain.begin() == "..";
}

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
    if (isBelow(file, there))
        return (fs::path("~") / file.lexically_relative(there)).string();
    const fs::path drive = ofDrive(plain, home.filename(), accountMark);
    return drive.empty() ? plain.string() : drive.string();
}

std::string withHome(const std::string& written) {
    const fs::path home = homeFolder();
    if (home.empty())
        return written;
    if (written.starts_with("~/"))
        return (home / written.substr(2)).lexically_normal().string();
    const fs::path drive = ofDrive(written, accountMark, home.filename());
    return drive.empty() ? written : drive.string();
}

std::string nameWithFolder(const fs::path& path) {
    std::error_code error;
    const fs::path whole = fs::absolute(path, error).lexically_normal(), folder = whole.parent_path();
    const bool isHome = !homeFolder().empty() && resolved(folder) == resolved(homeFolder());
    return (isHome ? whole.filename() : folder.filename() / whole.filename()).string();
}

std::string withoutAccount(std::string sentence) {
    const fs::path home = homeFolder();
    if (home.empty())
        return sentence;
    // Only where a path begins: "/srv/home/ada" is another place than "/home/ada".
    const auto replace = [&](const std::string& from, const std::string& to) {
        for (std::size_t place = sentence.find(from); place != sentence.npos;
             place = sentence.find(from, place + 1)) {
            const char before = place > 0 ? sentence[place - 1] : ' ';
            if (!std::isalnum(static_cast<unsigned char>(before)) && !std::strchr("/._-~", before))
                sentence.replace(place, from.size(), to);
        }
    };
    replace(home.string() + "/", "~/");
    replace(resolved(home).string() + "/", "~/");
    for (const fs::path& mount : mounts)
        replace((mount / home.filename()).string() + "/", (mount / accountMark).string() + "/");
    return sentence;
}

bool liesIn(const fs::path& path, const fs::path& folder) {
    return isBelow(resolved(path), resolved(folder));
}

}  // namespace attn
