// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn::test {

// Where the program's standard output goes: a file that is read back, a disk that is full, a reader that has
// gone, nowhere at all.
enum class Output { Captured, FullDisk, BrokenPipe, Closed };

struct ProgramResult {
    int code = -1;  // exit code; 128 + number after a signal
    std::string out;
    std::string err;
};

// Runs a built program of the project and waits for it; `input` is the file that its standard input is.
// Throws std::runtime_error when it cannot be started.
ProgramResult runProgram(const std::string& name, const std::vector<std::string>& arguments,
                         Output output = Output::Captured, const std::string& input = "/dev/null");
// The same, with a signal for the program as soon as it has said something on standard error; throws when it
// says nothing for a minute.
ProgramResult runProgramWithSignal(const std::string& name, const std::vector<std::string>& arguments,
                                   int signal);

}  // namespace attn::test
