// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion/completion_command.h"

#include <array>
#include <memory>
#include <string>

#include "app/cli/common/output.h"
#include "app/cli/completion/completion.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

// Each script asks attnlab for the words that may come next, and offers file names if there are none.
struct Shell {
    std::string name;
    const char* script;
};

constexpr const char* bashScript = R"SH(# bash completion of attnlab
_attnlab() {
    local IFS=$'\n' i words=() joins=
    # bash takes "--task=dates" for three words.
    for ((i = 1; i <= COMP_CWORD; ++i)); do
        if [[ ${COMP_WORDS[i]} == = && ${#words[@]} -gt 0 && ${words[-1]} == --* ]]; then
            words[-1]+==
            joins=1
        elif [[ -n $joins ]]; then
            words[-1]+=${COMP_WORDS[i]}
            joins=
        else
            words+=("${COMP_WORDS[i]}")
        fi
    done
    COMPREPLY=($(attnlab complete "${words[@]}" 2>/dev/null))
    [[ ${words[-1]} != --*=* ]] || COMPREPLY=("${COMPREPLY[@]#*=}")
}
complete -o default -F _attnlab attnlab
)SH";

constexpr const char* zshScript = R"SH(#compdef attnlab
_attnlab() {
    local -a found
    found=("${(@f)$(attnlab complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "${found[1]}" ]]; then
        compadd -- "${found[@]}"
    else
        _files
    fi
}
compdef _attnlab attnlab
)SH";

constexpr const char* fishScript = R"SH(# fish completion of attnlab
function __attnlab_complete
    set -l words (commandline -opc) (commandline -ct)
    attnlab complete $words[2..-1] 2>/dev/null
end
complete -c attnlab -a "(__attnlab_complete)"
)SH";

const std::array<Shell, 3>& shells() {
    static const std::array<Shell, 3> table = {
        {{"bash", bashScript}, {"zsh", zshScript}, {"fish", fishScript}}};
    return table;
}

void printScript(const std::string& name) {
    std::vector<std::string> known;
    for (const Shell& shell : shells()) {
        if (shell.name == name) {
            writeOutput(shell.script);
            return;
        }
        known.push_back(shell.name);
    }
    throw Error("completion: unknown shell " + inQuotes(name) + "; " + suggestion(name, known));
}

}  // namespace

void addCompletionCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("completion", "Print a script that lets a shell complete attnlab");
    const auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "The shell")->required()->option_text("bash|zsh|fish");
    command->footer(
        "Examples:\n"
        "  source <(attnlab completion bash)\n"
        "  attnlab completion fish > ~/.config/fish/completions/attnlab.fish");
    command->callback([shell] { printScript(*shell); });
}

void addCompleteCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("complete");
    command->group("");
    command->set_help_flag();
    command->prefix_command();
    command->callback([&app, command] {
        for (const std::string& word : completions(app, command->remaining()))
            writeOutput(word + "\n");
    });
}

}  // namespace attn
