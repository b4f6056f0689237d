// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include "core/base/display_text.h"
#include "core/base/error.h"

namespace attn {
namespace {

constexpr int jsonVersion = 1;

void require(bool isDone) {
    if (!isDone && errno == EPIPE)
        throw ReaderGone();
    if (!isDone)
        throw Error(std::string("standard output: cannot be written: ") + std::strerror(errno) + ".",
                    Error::Kind::Failure);
}

}  // namespace

void writeOutput(std::string_view text) {
    static const bool isTerminal = ::isatty(STDOUT_FILENO) == 1;
    const std::string shown = isTerminal ? harmlessText(text) : std::string();
    const std::string_view written = isTerminal ? shown : text;
    require(std::fwrite(written.data(), 1, written.size(), stdout) == written.size());
}

void flushOutput() {
    // ferror reports failures of earlier writes that emptied the buffer unnoticed.
    require(std::fflush(stdout) == 0 && std::ferror(stdout) == 0);
}

void writeJson(const nlohmann::ordered_json& value) {
    writeOutput(value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

void writeJson(const std::string& command, const nlohmann::ordered_json& result) {
    nlohmann::ordered_json whole = {{"format", "attention-lab-" + command}, {"version", jsonVersion}};
    whole.update(result);
    writeJson(whole);
}

void tell(std::string_view sentence) {
    const std::string line = "attnlab: " + harmlessText(sentence) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace attn
