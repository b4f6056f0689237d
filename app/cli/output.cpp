// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include "core/error.h"

namespace attn {
namespace {

void require(bool isDone) {
    if (!isDone && errno == EPIPE)
        throw ReaderGone();
    if (!isDone)
        throw Error(std::string("standard output: cannot be written: ") + std::strerror(errno) + ".",
                    Error::Kind::Failure);
}

}  // namespace

void writeOutput(std::string_view text) {
    require(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void flushOutput() {
    // The second: what failed while the buffer was emptied by a write nobody looked at.
    require(std::fflush(stdout) == 0 && std::ferror(stdout) == 0);
}

void writeJson(const nlohmann::ordered_json& value) {
    writeOutput(value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace attn
