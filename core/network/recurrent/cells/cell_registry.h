// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/recurrent/cells/cell.h"

namespace attn {

// One row a cell; what lists cells reads this table.
struct CellDescription {
    std::string id;     // as in configurations: "gru"
    std::string label;  // for people: "GRU"
    std::shared_ptr<const Cell> (*create)();
};
const std::vector<CellDescription>& cells();
// The id must be known (asserted): configurations are validated before.
std::shared_ptr<const Cell> createCell(const std::string& id);

}  // namespace attn
