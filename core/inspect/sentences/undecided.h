// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// Something about a file cannot be concluded, and a guess could be wrong by much, so the user is asked. The
// sentence names the option of the command line and its values; seen() leaves them out, for users who choose
// in another way.
class UndecidedDump : public Error {
public:
    // `open` has the choices; its `what` is a clause: "it cannot be told what …".
    UndecidedDump(const std::string& path, Conclusion open);
    const Conclusion& open() const { return m_open; }
    const std::string& seen() const { return m_seen; }

private:
    Conclusion m_open;
    std::string m_seen;
};

}  // namespace attn
