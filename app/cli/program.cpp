// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <CLI/CLI.hpp>

#include "app/cli/align/align_command.h"
#include "app/cli/common/arguments.h"
#include "app/cli/compare/compare_command.h"
#include "app/cli/completion/completion_command.h"
#include "app/cli/decode/decode_command.h"
#include "app/cli/evaluate/evaluate_command.h"
#include "app/cli/explain_bench/explain_bench_command.h"
#include "app/cli/export/export_command.h"
#include "app/cli/import/import_command.h"
#include "app/cli/info/info_command.h"
#include "app/cli/inspect/inspect_command.h"
#include "app/cli/lesson/lesson_command.h"
#include "app/cli/manual/manual_command.h"
#include "app/cli/train/train_command.h"

namespace attn {

std::unique_ptr<CLI::App> createProgram(const std::string& version) {
    auto app = std::make_unique<CLI::App>("Trains, runs and measures translating networks with attention.",
                                          "attnlab");
    app->set_version_flag("--version", "attnlab " + version);
    app->require_subcommand(1);
    app->get_formatter()->column_width(24);
    app->get_formatter()->label("SUBCOMMAND", "COMMAND");
    app->footer(
        "\"attnlab COMMAND --help\" lists the options of a command.\n"
        "Exit code: 0 success, 2 wrong input, 1 any other failure.");
    addTrainCommand(*app);
    addDecodeCommand(*app);
    addEvaluateCommand(*app);
    addExplainBenchCommand(*app);
    addAlignCommand(*app);
    addInspectCommand(*app);
    addCompareCommand(*app);
    addInfoCommand(*app);
    addExportCommand(*app);
    addImportCommand(*app);
    addLessonCommand(*app);
    addCompletionCommand(*app);
    addManualCommand(*app, version);
    for (CLI::App* command : app->get_subcommands({})) {
        command->group("Commands");
        refuseEmptyValues(*command);
    }
    addCompleteCommand(*app);
    return app;
}

}  // namespace attn
