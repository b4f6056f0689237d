// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/export_command.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/atomic_file.h"
#include "core/files/formats/safetensors.h"
#include "core/files/resource_folder.h"
#include "core/model_files/model_file.h"
#include "core/model_files/pytorch/transformer_state_dict.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr const char* specificationNames = "specification";
constexpr const char* transformerNames = "transformer";

struct ExportOptions {
    std::string model;
    std::string to;
    std::string names = specificationNames;
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

std::string attentionLabScript() {
    return (resourceFolder() / "pytorch" / "attention_lab.py").lexically_normal().string();
}

Json describe(const TrainedModel& model, const std::string& to) {
    Json tensors = Json::array();
    for (const ParameterEntry& entry : model.network.layout()->entries())
        tensors.push_back({{"name", entry.name}, {"shape", entry.shape()}, {"dtype", "F32"}});
    return {{"file", to},
            {"script", attentionLabScript()},
            {"parameters", model.network.layout()->parameterCount()},
            {"tensors", tensors}};
}

void printTensors(const Json& tensors) {
    std::size_t width = 32;
    for (const Json& tensor : tensors)
        width = std::max(width, displayWidth(tensor["name"].get<std::string>()));
    for (const Json& tensor : tensors)
        writeOutput(paddedRight(tensor["name"].get<std::string>(), width + 2) + "F32  " +
                    tensor["shape"].dump() + "\n");
}

void printExported(const Json& result) {
    printTensors(result["tensors"]);
    writeOutput("\n" + result["file"].get<std::string>() + "\nIn Python, beside " +
                result["script"].get<std::string>() + ":\n  from attention_lab import load_model\n" +
                "  model = load_model(" + result["file"].dump() + ")\n");
}

// The tensors by the names of PyTorch's translation tutorial. Vocabularies stand in the metadata for people.
void exportTransformer(const TrainedModel& model, const ExportOptions& options, const std::string& to) {
    const TransformerStateDict state = transformerStateDict(model.network, options.model);
    std::vector<TensorToWrite> tensors;
    Json listed = Json::array();
    for (const TransformerStateDict::Tensor& tensor : state.tensors) {
        tensors.push_back({tensor.name, tensor.shape, tensor.values});
        listed.push_back({{"name", tensor.name}, {"shape", tensor.shape}, {"dtype", "F32"}});
    }
    std::string arguments;
    for (const auto& [name, value] : state.arguments)
        arguments += (arguments.empty() ? "" : ", ") + name + "=" + value;
    const auto tokens = [](const Vocabulary& vocabulary) {
        return Json(vocabulary.tokens()).dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    writeFileAtomically(to, safetensorsBytes({{"format", "pt"},
                                              {"nn.Transformer", arguments},
                                              {"source_tokens", tokens(model.source)},
                                              {"target_tokens", tokens(model.target)}},
                                             tensors));
    if (options.json)
        return writeJson("export", Json{{"file", to},
                                        {"script", attentionLabScript()},
                                        {"nn.Transformer", arguments},
                                        {"parameters", model.network.layout()->parameterCount()},
                                        {"tensors", listed}});
    printTensors(listed);
    writeOutput("\n" + to + "\nIn Python, beside " + attentionLabScript() +
                ":\n  from attention_lab import read_tensors\n  tensors, metadata = read_tensors(" +
                Json(to).dump() +
                ")\n  model.load_state_dict(tensors)\nwhere model is the tutorial's, with " +
                "nn.Transformer(" + arguments + ").\n");
}

void exportModel(const ExportOptions& options) {
    const std::string to = targetOf(options);
    const std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    checkNotRead("export", {{to, "--to"}});
    if (options.names == transformerNames)
        return exportTransformer(*model, options, to);
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
    command
        ->add_option("--names", options->names,
                     "transformer: those of nn.Transformer in PyTorch's translation tutorial; default: "
                     "specification")
        ->check(oneOf({specificationNames, transformerNames}))
        ->option_text("specification|transformer");
    command->add_flag("--json", options->json, "Print file and tensors as JSON");
    command->footer(
        "Every tensor is written by the specification's name as 32-bit numbers, whatever the model was read "
        "from;\n"
        "configuration, vocabularies and training stand in the metadata, so the file is a model file too.\n"
        "The script attention_lab.py among the program's resources loads it into a torch.nn.Module.\n"
        "Examples:\n"
        "  attnlab export resources/models/dates/additive.safetensors --to additive.safetensors\n"
        "  attnlab export MODEL --names transformer --to state_dict.safetensors\n"
        "  attnlab export stranger.pt --json");
    command->callback([options] { exportModel(*options); });
}

}  // namespace attn
