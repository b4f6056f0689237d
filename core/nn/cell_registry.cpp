// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cell_registry.h"

#include <algorithm>
#include <cassert>

#include "core/nn/cells/gru.h"
#include "core/nn/cells/lstm.h"
#include "core/nn/cells/rnn.h"

namespace attn {

const std::vector<CellDescription>& cells() {
    static const std::vector<CellDescription> table = {
        {"rnn", "Plain RNN", createRnn},
        {"gru", "GRU", createGru},
        {"lstm", "LSTM", createLstm},
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
