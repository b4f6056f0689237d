// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"

// Time from the start of the program to its first painted frame with eight lanes, and the most memory it
// held. Targets: at most 0.5 s offscreen on two cores, at most 150 MiB.

namespace {

constexpr double secondsAllowed = 0.5;
constexpr double mebibytesAllowed = 150;
constexpr int lanesExpected = 8;

struct Run {
    double seconds;    // until the line that says so was read
    double mebibytes;  // peak resident size
};

Run runOnce(const std::string& program) {
    int pipe[2];
    if (::pipe(pipe) != 0)
        throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe[0]);
    std::string name = program;
    std::string option = "--quit-after-first-frame";
    std::string size = "--size=1600x980";  // the platform's own screen is smaller
    char* arguments[] = {name.data(), option.data(), size.data(), nullptr};
    const auto start = std::chrono::steady_clock::now();
    pid_t process = 0;
    if (::posix_spawn(&process, program.c_str(), &actions, nullptr, arguments, environ) != 0)
        throw std::runtime_error(program + " does not start; build it first");
    ::close(pipe[1]);
    std::string line;
    for (char letter = 0; ::read(pipe[0], &letter, 1) == 1 && letter != '\n';)
        line += letter;
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    ::close(pipe[0]);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage usage{};
    ::wait4(process, &status, 0, &usage);
    if (status != 0 || line != "first frame, " + std::to_string(lanesExpected) + " lanes")
        throw std::runtime_error(program + " said “" + line + "” and not that eight lanes are painted");
    return {elapsed.count(), static_cast<double>(usage.ru_maxrss) / 1024};
}

}  // namespace

int main(int argc, char** argv) {
    const std::string program = argc > 1 ? argv[1] : ATTN_PROGRAM_DIR "/attention-lab";
    const attn::test::TemporaryFolder settings;
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    ::setenv("XDG_CONFIG_HOME", settings.path().c_str(), 1);
    try {
        runOnce(program);  // fills the file cache
        std::vector<Run> runs;
        for (int i = 0; i < 11; ++i)
            runs.push_back(runOnce(program));
        std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.seconds < b.seconds; });
        double mebibytes = 0;
        for (const Run& run : runs)
            mebibytes = std::max(mebibytes, run.mebibytes);
        const double median = runs[runs.size() / 2].seconds;
        std::cout << "first frame with " << lanesExpected << " lanes: median " << median << " s, slowest "
                  << runs.back().seconds << " s of " << runs.size() << " starts (allowed " << secondsAllowed
                  << " s)\npeak memory: " << mebibytes << " MiB (allowed " << mebibytesAllowed << " MiB)\n";
        return median <= secondsAllowed && mebibytes <= mebibytesAllowed ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
