// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/cell_registry.h"

#include <algorithm>
#include <cassert>

#include "core/base/told.h"
#include "core/network/recurrent/cells/gru.h"
#include "core/network/recurrent/cells/lstm.h"
#include "core/network/recurrent/cells/rnn.h"

namespace attn {

const std::vector<CellDescription>& cells() {
    static const std::vector<CellDescription> table = {
        {"rnn", translatable("Plain RNN"), createRnn},
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
