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

// Of a place that was checked, for a file of tensors (a model, a checkpoint). Throws Error when another kind
// of file is there: it is not written over.
void checkTensorsPlace(const std::string& command, const OutputPlace& output);

// Makes the folder, and those that it is in. Throws Error with the system's reason.
void makeOutputFolder(const std::string& folder, const std::string& option);

}  // namespace attn
