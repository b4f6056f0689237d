// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace attn::ui {

// What formula pictures call an entry of a tensor (formula_symbols.h); empty for no tensor.
QString tensorSymbolName(const std::string& tensor);

}  // namespace attn::ui
