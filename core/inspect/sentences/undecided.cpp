// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentences/undecided.h"

#include <utility>

namespace attn {
namespace {

std::string optionsOf(const Conclusion& open) {
    std::string text;
    for (std::size_t i = 0; i < open.choices.size(); ++i) {
        const Conclusion::Choice& choice = open.choices[i];
        text += i == 0 ? "" : i + 1 == open.choices.size() ? " or " : ", ";
        text += "--set " + open.id + "=" + choice.value + " (" + choice.label + ")";
    }
    return text;
}

}  // namespace

UndecidedDump::UndecidedDump(const std::string& path, Conclusion open)
    : Error(path + ": " + open.what + "; say it with " + optionsOf(open) + "."),
      m_open(std::move(open)),
      m_seen(path + ": " + m_open.what + ".") {}

}  // namespace attn
