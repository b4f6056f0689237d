// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

// Sets up the child's standard streams before it starts.
class Redirections {
public:
    Redirections() {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawnattr_init(&m_attributes);
        // The child must not inherit the test's handling of the signal.
        sigset_t pipeSignal;
        sigemptyset(&pipeSignal);
        sigaddset(&pipeSignal, SIGPIPE);
        posix_spawnattr_setsigdefault(&m_attributes, &pipeSignal);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGDEF);
    }
    ~Redirections() {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
        if (m_pipe >= 0)
            ::close(m_pipe);
    }
    Redirections(const Redirections&) = delete;
    Redirections& operator=(const Redirections&) = delete;

    void toFile(int descriptor, const std::string& path) {
        posix_spawn_file_actions_addopen(&m_actions, descriptor, path.c_str(), O_WRONLY | O_CREAT, 0600);
    }
    void fromFile(int descriptor, const std::string& path) {
        posix_spawn_file_actions_addopen(&m_actions, descriptor, path.c_str(), O_RDONLY, 0);
    }
    void toClosed(int descriptor) { posix_spawn_file_actions_addclose(&m_actions, descriptor); }
    void toBrokenPipe(int descriptor) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            throw std::runtime_error("no pipe");
        ::close(ends[0]);
        m_pipe = ends[1];
        posix_spawn_file_actions_adddup2(&m_actions, m_pipe, descriptor);
    }

    pid_t start(const std::string& path, char** arguments) const {
        pid_t child = 0;
        if (::posix_spawn(&child, path.c_str(), &m_actions, &m_attributes, arguments, environ) != 0)
            throw std::runtime_error(path + " cannot be started");
        return child;
    }

private:
    posix_spawn_file_actions_t m_actions;
    posix_spawnattr_t m_attributes;
    int m_pipe = -1;
};

// A started program; its output is kept in `folder`.
class Run {
public:
    Run(const std::string& name, const std::vector<std::string>& arguments, Output output,
        const std::string& input = "/dev/null")
        : m_isCaptured(output == Output::Captured) {
        Redirections redirections;
        redirections.fromFile(STDIN_FILENO, input);
        if (m_isCaptured)
            redirections.toFile(STDOUT_FILENO, m_folder.file("out"));
        else if (output == Output::FullDisk)
            redirections.toFile(STDOUT_FILENO, "/dev/full");
        else if (output == Output::BrokenPipe)
            redirections.toBrokenPipe(STDOUT_FILENO);
        else
            redirections.toClosed(STDOUT_FILENO);
        redirections.toFile(STDERR_FILENO, m_folder.file("err"));

        std::vector<std::string> words = {(programDir() / name).string()};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> pointers;
        for (std::string& word : words)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        m_child = redirections.start(words.front(), pointers.data());
    }

    std::string errors() const { return readBytes(m_folder.file("err")); }
    void send(int signal) const { ::kill(m_child, signal); }

    ProgramResult wait() {
        int status = 0;
        ::waitpid(m_child, &status, 0);
        ProgramResult result;
        result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        result.out = m_isCaptured ? readBytes(m_folder.file("out")) : "";
        result.err = errors();
        return result;
    }

private:
    const TemporaryFolder m_folder;
    bool m_isCaptured;
    pid_t m_child = 0;
};

}  // namespace

ProgramResult runProgram(const std::string& name, const std::vector<std::string>& arguments, Output output,
                         const std::string& input) {
    return Run(name, arguments, output, input).wait();
}

ProgramResult runProgramWithSignal(const std::string& name, const std::vector<std::string>& arguments,
                                   int signal) {
    Run run(name, arguments, Output::Captured);
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (run.errors().empty()) {
        if (std::chrono::steady_clock::now() > end) {
            run.send(SIGKILL);
            run.wait();
            throw std::runtime_error(name + " says nothing");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    run.send(signal);
    return run.wait();
}

}  // namespace attn::test
