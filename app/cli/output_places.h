// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// A file that a command writes, and the option that names it.
struct OutputPlace {
    std::string file;
    std::string option;
};

// Before anything is computed. Throws Error where a file that is read would be written over, where two files
// that are written would be one, by whatever names, and where no file can be written. `inputs` without those
// that are empty.
void checkOutputs(const std::string& command, const std::vector<OutputPlace>& outputs,
                  const std::vector<std::string>& inputs);

// Throws Error when no file can be written there.
void checkPlace(const OutputPlace& output);

// The same for a file of tensors (a model, a checkpoint): one that is there and is none is not written over.
void checkTensorsPlace(const std::string& command, const OutputPlace& output);

// Makes the folder, and those that it is in. Throws Error with the system's reason.
void makeOutputFolder(const std::string& folder, const std::string& option);

}  // namespace attn
