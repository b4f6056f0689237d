// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentences/undecided.h"

#include <utility>

#include "core/base/told.h"

namespace attn {
namespace {

std::string optionsOf(const Conclusion& open) {
    std::string text;
    for (std::size_t i = 0; i < open.choices.size(); ++i) {
        const Conclusion::Choice& choice = open.choices[i];
        const std::string option = "--set " + open.id + "=" + choice.value + " (" + choice.label + ")";
        if (i > 0 && i + 1 == open.choices.size())
            text = told("%1 or %2", text, option);
        else
            text += (i == 0 ? "" : ", ") + option;
    }
    return text;
}

}  // namespace

UndecidedDump::UndecidedDump(const std::string& path, Conclusion open)
    : Error(path + ": " + told("%1; say it with %2.", open.what, optionsOf(open))),
      m_open(std::move(open)),
      m_seen(path + ": " + told("%1.", m_open.what)) {}

}  // namespace attn
