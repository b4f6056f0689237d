// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/export_command.h"

#include <filesystem>
#include <memory>

#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/resource_folder.h"
#include "core/model_files/model_file.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

struct ExportOptions {
    std::string model;
    std::string to;
    bool json = false;
};

std::string targetOf(const ExportOptions& options) {
    const fs::path model = options.model;
    const std::string to = options.to.empty() ? model.stem().string() + "-export.safetensors" : options.to;
    if (fs::path(to).extension() != ".safetensors")
        throw Error("export: " + inQuotes(to) +
                    " should end in .safetensors, which is what is written; PyTorch saves other formats.");
    checkOutputs("export", {{to, "--to"}}, {options.model});
    checkTensorsPlace("export", {to, "--to"});
    return to;
}

Json describe(const TrainedModel& model, const std::string& to) {
    Json tensors = Json::array();
    for (const ParameterEntry& entry : model.network.layout()->entries())
        tensors.push_back(
            {{"name", entry.name},
             {"shape", entry.rank == 1 ? Json::array({entry.rows}) : Json::array({entry.rows, entry.cols})},
             {"dtype", "F32"}});
    return {{"file", to},
            {"script", (resourceFolder() / "pytorch" / "attention_lab.py").lexically_normal().string()},
            {"parameters", model.network.layout()->parameterCount()},
            {"tensors", tensors}};
}

void printExported(const Json& result) {
    for (const Json& tensor : result["tensors"])
        writeOutput(paddedRight(tensor["name"].get<std::string>(), 34) + "F32  " + tensor["shape"].dump() +
                    "\n");
    writeOutput("\n" + result["file"].get<std::string>() + "\nIn Python, beside " +
                result["script"].get<std::string>() + ":\n  from attention_lab import load_model\n" +
                "  model = load_model(" + result["file"].dump() + ")\n");
}

void exportModel(const ExportOptions& options) {
    const std::string to = targetOf(options);
    const std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    saveModel(*model, to);
    const Json result = describe(*model, to);
    options.json ? writeJson("export", result) : printExported(result);
}

}  // namespace

void addExportCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("export", "Write a model for PyTorch");
    const auto options = std::make_shared<ExportOptions>();
    command->add_option("MODEL", options->model, "The model file, or a state_dict that the program knows")
        ->required()
        ->option_text(" ");
    command
        ->add_option("--to", options->to,
                     "The safetensors file to write; default: the model's name with -export, in this folder")
        ->option_text("FILE");
    command->add_flag("--json", options->json, "Print file and tensors as JSON");
    command->footer(
        "Every tensor is written by the specification's name as 32-bit numbers, whatever the model was read "
        "from;\n"
        "configuration, vocabularies and training stand in the metadata, so the file is a model file too.\n"
        "The script attention_lab.py among the program's resources loads it into a torch.nn.Module.\n"
        "Examples:\n"
        "  attnlab export resources/models/dates/additive.safetensors --to additive.safetensors\n"
        "  attnlab export stranger.pt --json");
    command->callback([options] { exportModel(*options); });
}

}  // namespace attn
