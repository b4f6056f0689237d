// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model_files/pytorch/pickle_reader.h"

namespace attn {

// The globals and calls that a state_dict consists of. All others are refused. Every Error starts with
// `where`.

// Throws Error that names the global when it is not one of them.
void checkPickleGlobal(const std::string& module, const std::string& name, const std::string& where,
                       const PickleUse& use = {});
// Returns what `function(*arguments)` makes: an OrderedDict or a tensor. Throws Error for any other call.
PickleValue pickleCall(const Pickle& pickle, PickleId function, PickleId arguments, const std::string& where,
                       const PickleUse& use = {});
// Reads a storage from the tuple ('storage', type, key, place, count).
PickleStorage pickleStorage(const Pickle& pickle, PickleId id, const std::string& where);
// Python's name, in English, of a refused code that would make an object; nullptr for any other code.
const char* pickleCodeName(unsigned char code);

}  // namespace attn
