// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// One row a decoder wiring; what lists wirings reads this table.
struct WiringDescription {
    std::string id;     // as in configurations: "bahdanau"
    std::string label;  // for people: "Bahdanau"
};
inline const std::vector<WiringDescription>& wirings() {
    static const std::vector<WiringDescription> table = {{"bahdanau", "Bahdanau"}};
    return table;
}

}  // namespace attn
