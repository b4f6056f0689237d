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

// To be called before anything is computed. Throws Error when an output would overwrite an input, when two
// outputs are the same file under any names, and when a file cannot be written. Empty `inputs` are ignored.
void checkOutputs(const std::string& command, const std::vector<OutputPlace>& outputs,
                  const std::vector<std::string>& inputs);

// To be called once everything is read and before anything is written: throws Error when an output would
// replace a file that was read without being named. Needs keepReadFiles.
void checkNotRead(const std::string& command, const std::vector<OutputPlace>& outputs);

// To be called after checkOutputs for a file of tensors (a model, a checkpoint). Throws Error when another
// kind of file exists there, because that must not be overwritten, or the name says another kind.
void checkTensorsPlace(const std::string& command, const OutputPlace& output);

// Throws Error for a name with the ending of another kind of file than is written.
void checkEnding(const std::string& command, const OutputPlace& output, const std::string& ending);

// Creates the folder and its parents. Throws Error with the system's reason.
void makeOutputFolder(const std::string& folder, const std::string& option);

}  // namespace attn
