// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/formats.h"

namespace attn {

std::vector<DumpFormat> linkFormats() {
    return {};
}

}  // namespace attn
