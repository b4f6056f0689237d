// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <new>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "app/cli/program.h"
#include "core/base/error.h"
#include "core/base/last_words.h"
#include "core/files/own_resources.h"
#include "core/files/piped_file.h"
#include "core/files/read_files.h"
#include "core/files/resource_folder.h"

namespace {

constexpr int failure = 1;
constexpr int wrongInput = 2;

int complain(const std::string& sentence, int code) {
    attn::tell(sentence);
    return code;
}

// If a standard stream is closed, the next opened file would get its number, and results would go into that
// file.
void keepStandardStreams() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) < 0 && ::open("/dev/null", O_RDONLY) < 0)
            return;
    }
}

int run(int argc, char** argv) {
    const std::unique_ptr<CLI::App> program = attn::createProgram(ATTN_VERSION);
    CLI::App& app = *program;
    try {
        std::vector<std::string> words =
            attn::withOwnResources({argv + std::min(argc, 1), argv + argc}, attn::resourceFolder());
        std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
        app.parse(std::move(words));
    } catch (const CLI::Success& asked) {  // --help, --version
        std::ostringstream answer;
        app.exit(asked, answer, answer);
        attn::writeOutput(answer.str());
    } catch (const CLI::ParseError& error) {
        return complain(attn::argumentProblem(app, error), wrongInput);
    }
    attn::flushOutput();
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    attn::sayLastWords("attnlab");
    keepStandardStreams();
    attn::readPipesAsFiles({argv + std::min(argc, 1), argv + argc});
    attn::keepReadFiles();
    std::signal(SIGPIPE, SIG_IGN);  // a vanished reader ends the program, but only after files are finished
    std::signal(SIGXFSZ, SIG_IGN);  // the same for a file that reached its size limit
    try {
        return run(argc, argv);
    } catch (const attn::ReaderGone&) {
        return failure;
    } catch (const attn::Error& error) {
        return complain(error.what(), error.kind() == attn::Error::Kind::WrongInput ? wrongInput : failure);
    } catch (const std::bad_alloc&) {
        return complain(attn::noMemorySentence, failure);
    } catch (const std::exception& error) {
        return complain(error.what(), failure);
    }
}
