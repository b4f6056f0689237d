// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace attn {

// Place of a value in Pickle::values.
using PickleId = std::uint32_t;

struct PickleNone {};
struct PickleBytes {};  // only passed over
struct PickleList {
    std::vector<PickleId> items;
    bool isTuple = false;
};
struct PickleDict {
    std::vector<std::pair<PickleId, PickleId>> items;
    bool isOrdered = false;  // collections.OrderedDict
};
// One of the few names that are known; nothing is ever looked up or run.
struct PickleGlobal {
    std::string name;  // "torch.FloatStorage"
};
// Persistent id ('storage', type, key, place, count): numbers that stand in a file of their own.
struct PickleStorage {
    std::string type;  // "FloatStorage"
    std::string key;
    std::uint64_t count = 0;
};
struct PickleTensor {
    PickleStorage storage;
    std::uint64_t offset = 0;  // in numbers
    std::vector<std::uint64_t> shape;
    std::vector<std::uint64_t> strides;  // in numbers
};

using PickleValue = std::variant<PickleNone, bool, std::int64_t, double, std::string, PickleBytes, PickleList,
                                 PickleDict, PickleGlobal, PickleStorage, PickleTensor>;

// What a pickle describes. Values refer to each other by place, so that a pickle whose lists hold themselves
// is no danger in memory; who walks through it bounds the depth.
struct Pickle {
    std::vector<PickleValue> values;
    PickleId root = 0;
};

// The pickle of a state_dict as torch.save writes it (protocol 2; the framing of 3 to 5 is read too): plain
// containers, numbers, texts and tensors. Anything else — another global, another call, an object's state —
// throws Error that starts with `where` and names it. Memory grows with the text and not with what it claims.
// The machine: Python's Lib/pickletools.py; the calls: torch/_utils.py.
Pickle readPickle(std::string_view text, const std::string& where);

}  // namespace attn
