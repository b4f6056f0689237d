// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cell_registry.h"

#include <algorithm>
#include <cassert>

#include "core/nn/cells/gru.h"

namespace attn {

const std::vector<CellDescription>& cells() {
    static const std::vector<CellDescription> table = {
        {"gru", "GRU", createGru},
    };
    return table;
}

std::shared_ptr<const Cell> createCell(const std::string& id) {
    const auto row = std::find_if(cells().begin(), cells().end(),
                                  [&](const CellDescription& cell) { return cell.id == id; });
    assert(row != cells().end());
    return row->create();
}

}  // namespace attn
