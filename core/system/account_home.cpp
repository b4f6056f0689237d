// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/account_home.h"

#if !defined(_WIN32)
#include <pwd.h>
#include <unistd.h>

#include <vector>
#endif

namespace attn {

std::string accountHome() {
#if defined(_WIN32)
    return {};
#else
    constexpr std::size_t room = 16'384;
    std::vector<char> text(room);
    passwd entry = {};
    passwd* found = nullptr;
    const bool isKnown = ::getpwuid_r(::getuid(), &entry, text.data(), text.size(), &found) == 0;
    return isKnown && found && entry.pw_dir ? entry.pw_dir : std::string();
#endif
}

}  // namespace attn
