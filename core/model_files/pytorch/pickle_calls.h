// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model_files/pytorch/pickle_reader.h"

namespace attn {

// The globals and calls that a state_dict consists of, and the refusal of all others. Every Error starts with
// `where`.

// Throws Error naming a global that is not one of them.
void checkPickleGlobal(const std::string& module, const std::string& name, const std::string& where);
// What `function(*arguments)` makes: an OrderedDict or a tensor. Throws Error for what is no call of these.
PickleValue pickleCall(const Pickle& pickle, PickleId function, PickleId arguments, const std::string& where);
// From the tuple ('storage', type, key, place, count).
PickleStorage pickleStorage(const Pickle& pickle, PickleId id, const std::string& where);
// Python's name of a code that is refused; nullptr when it is none of those that make objects.
const char* pickleCodeName(unsigned char code);

}  // namespace attn
