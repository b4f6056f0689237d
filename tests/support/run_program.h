// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn::test {

// The program's standard output: a file that is read back, a full disk, a reader that has gone, or a closed
// stream.
enum class Output { Captured, FullDisk, BrokenPipe, Closed };

struct ProgramResult {
    int code = -1;  // exit code; 128 + number after a signal
    std::string out;
    std::string err;
};

// Runs a built program of the project and waits for it; `input` is the file for its standard input. Throws
// std::runtime_error when it cannot be started.
ProgramResult runProgram(const std::string& name, const std::vector<std::string>& arguments,
                         Output output = Output::Captured, const std::string& input = "/dev/null");
// The same, and sends the program a signal as soon as it has written to standard error; throws when it writes
// nothing for a minute.
ProgramResult runProgramWithSignal(const std::string& name, const std::vector<std::string>& arguments,
                                   int signal);

}  // namespace attn::test
