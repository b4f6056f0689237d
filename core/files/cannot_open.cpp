// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cannot_open.h"

#include <cerrno>
#include <cstring>

#include "core/base/told.h"

namespace attn {

Error cannotOpen(const std::string& path) {
    const int reason = errno;
    if (path.empty())
        return Error(told("a file's name is expected, and an empty text is given; name a file."));
    return Error(path + ": " + told("cannot be opened: %1.", std::strerror(reason)));
}

}  // namespace attn
