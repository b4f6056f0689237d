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
struct PickleBytes {};  // bytes that are only skipped
struct PickleList {
    std::vector<PickleId> items;
    bool isTuple = false;
};
struct PickleDict {
    std::vector<std::pair<PickleId, PickleId>> items;
    bool isOrdered = false;  // true for a collections.OrderedDict
};
// One of the few known names. It is never looked up or run.
struct PickleGlobal {
    std::string name;  // for example "torch.FloatStorage"
};
// Persistent id ('storage', type, key, place, count). It stands for numbers in a file of their own.
struct PickleStorage {
    std::string type;  // for example "FloatStorage"
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

// What a pickle describes. Values refer to each other by place, so a list that contains itself does no harm
// in memory. Code that walks through the values must bound the depth.
struct Pickle {
    std::vector<PickleValue> values;
    PickleId root = 0;
    std::size_t bytes = 0;  // of the text that were read; more may follow them
};

// What is read besides tensors in dictionaries, for limits and for advice in sentences.
struct PickleUse {
    std::string toSave = "model.state_dict()";  // what the user should save
    std::size_t mostValues = 1'000'000;
    // A network has at most thousands of tensors, its optimiser three times as many. Tensors need the most
    // memory, and five bytes that refer to earlier values are enough to make one.
    std::size_t mostTensors = 20'000;
};

// Reads the pickle of a state_dict as torch.save writes it: plain containers, numbers, texts and tensors. The
// protocol is 2; the framing of 3 to 5 is read too. Anything else, such as another global, another call or an
// object's state, throws Error that starts with `where` and names it. Memory grows with the length of the
// text, not with the sizes that it claims.
// Source of the machine: Python's Lib/pickletools.py; of the calls: torch/_utils.py.
Pickle readPickle(std::string_view text, const std::string& where, const PickleUse& use = {});

}  // namespace attn
