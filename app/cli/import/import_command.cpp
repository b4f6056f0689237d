// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import/import_command.h"

#include <charconv>
#include <memory>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/import_model.h"
#include "core/model_files/model_file.h"
#include "core/model_files/pytorch/named_tensors.h"
#include "core/network/config.h"
#include "core/network/transformer/feed_forward.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostHeads = largestSize;

struct ImportArguments {
    std::vector<std::string> files;
    std::string out;
    std::string special;
    std::string frame;
    ImportOptions import;
    std::vector<std::string> given;  // names of the options that say what tensors alone do not
    bool json = false;
};

// "1,2,3,0"; "-" for a token that the model does not have.
SpecialIds specialIds(const std::string& text) {
    SpecialIds ids;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string part = text.substr(begin, end - begin);
        int id = -1;
        const auto [last, failure] = std::from_chars(part.data(), part.data() + part.size(), id);
        const bool isNumber = failure == std::errc() && last == part.data() + part.size() && id >= 0;
        if (part != "-" && !isNumber)
            throw Error("import: --special should be four ids or \"-\", PAD,BEGIN,END,UNKNOWN, found " +
                        inQuotes(text) + ".");
        ids.push_back(part == "-" ? -1 : id);
        begin = end + 1;
    }
    if (ids.size() != 4)
        throw Error("import: --special should be four ids, PAD,BEGIN,END,UNKNOWN, found " + inQuotes(text) +
                    ".");
    return ids;
}

// Of a whole model nothing has to be found out: of a file that `export` wrote, and of a model of another
// program.
ImportedModel importedFrom(const ImportArguments& options) {
    const std::string& path = options.files.front();
    const auto checkNothingGiven = [&] {
        if (!options.given.empty())
            throw Error("import: " + path + " is a whole model, which says such things itself; leave out " +
                        listed(options.given) + ".");
    };
    const bool isAlone = options.files.size() == 1 && options.import.configuration.empty();
    if (const ForeignModel* foreign = isAlone ? foreignModelOf(path) : nullptr) {
        checkNothingGiven();
        return {loadModel(path), "a model of " + foreign->label, ""};
    }
    if (isAlone && !isPytorchFile(path)) {
        const SafetensorsFile file = SafetensorsFile::load(path);
        if (file.metadata().contains("config")) {
            checkNothingGiven();
            return {loadModel(file), "a model file of Attention Lab", ""};
        }
    }
    return importModel(options.files, options.import);
}

void importFiles(ImportArguments options) {
    if (!options.special.empty())
        options.import.special = specialIds(options.special);
    if (!options.frame.empty())
        options.import.frame = TokenFrame{options.frame == "begin" || options.frame == "both",
                                          options.frame == "end" || options.frame == "both"};
    checkOutputs("import", {{options.out, "--out"}}, options.files);
    checkTensorsPlace("import", {options.out, "--out"});
    const ImportedModel imported = importedFrom(options);
    checkNotRead("import", {{options.out, "--out"}});
    saveModel(*imported.model, options.out);
    const TrainedModel& model = *imported.model;
    const ModelConfig& config = model.network.config();
    Json result = {{"model", options.out},
                   {"mapping", imported.mapping},
                   {"score", config.attention.score},
                   {"wiring", config.decoder.wiring},
                   {"parameters", model.network.layout()->parameterCount()},
                   {"source_size", config.sourceSize},
                   {"target_size", config.targetSize},
                   {"source_tokenizer", model.tokenizers.source->id()},
                   {"target_tokenizer", model.tokenizers.target->id()}};
    std::string note = imported.note;
    for (const std::string& conclusion : model.conclusions)
        note += (note.empty() ? "" : "; ") + conclusion;
    if (!note.empty())
        result["note"] = note;
    if (options.json) {
        writeJson("import", result);
        return;
    }
    for (const auto& [key, value] : result.items()) {
        std::string label = key;
        std::replace(label.begin(), label.end(), '_', ' ');
        writeOutput(paddedRight(label, 18) + (value.is_string() ? value.get<std::string>() : value.dump()) +
                    "\n");
    }
}

}  // namespace

void addImportCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "import", "Make a model file of a PyTorch state_dict or a model of another program");
    const auto options = std::make_shared<ImportArguments>();
    command
        ->add_option("STATE_DICT", options->files,
                     "The .pt, .pth or .safetensors file; of several, each file's name stands before its "
                     "tensors; or the "
                     "folder or file of a model of CTranslate2, Hugging Face's MarianMT, Marian or Argos")
        ->required()
        ->option_text(" ");
    command->add_option("--out", options->out, "The model file to write")
        ->required()
        ->option_text("FILE (needed)");
    command
        ->add_option("--mapping", options->import.mapping,
                     "Names its tensors; default: the one of the program that fits")
        ->option_text("FILE");
    command
        ->add_option("--config", options->import.configuration,
                     "Of tensors with the specification's names: a model file with the same network, or JSON")
        ->option_text("FILE");
    command
        ->add_option("--heads", options->import.heads,
                     "Of nn.Transformer, whose tensors do not say it: nhead")
        ->check(wholeNumber(1, mostHeads))
        ->option_text("N");
    command
        ->add_option("--norm", options->import.norm,
                     "Of nn.Transformer: pre where norm_first is True; default post")
        ->check(oneOf({"pre", "post"}))
        ->option_text("pre|post");
    command
        ->add_option("--activation", options->import.activation,
                     "Of nn.Transformer: " + listed(feedForwardActivations()) + "; default relu")
        ->check(oneOf(feedForwardActivations()))
        ->option_text("relu|gelu|swish");
    command
        ->add_option("--frame", options->frame,
                     "What stands around every source: <s> before it (begin), </s> behind it (end), both or "
                     "none; default: both for the translation tutorial's Transformer, else none")
        ->check(oneOf({"none", "begin", "end", "both"}))
        ->option_text("none|begin|end|both");
    command->add_option("--part", options->import.part, "Of nested dictionaries, the one to take: model")
        ->option_text("NAME");
    command
        ->add_option("--source-vocabulary", options->import.sourceVocabulary,
                     "One token a line in the order of their ids, or JSON; default: #4, #5 …")
        ->option_text("FILE");
    command->add_option("--target-vocabulary", options->import.targetVocabulary, "The same of the target")
        ->option_text("FILE");
    command
        ->add_option(
            "--special", options->special,
            "The model's ids of padding, begin, end and unknown, \"-\" for one it has not; default: by "
            "their names in the vocabularies, else 0,1,2,3")
        ->option_text("IDS");
    command
        ->add_option("--tokenizer", options->import.tokenizer,
                     "Cuts the texts; default: characters, or blanks where tokens are longer")
        ->option_text("ID");
    command->add_flag("--json", options->json, "Print what was imported as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab import model.pt --out model.safetensors\n"
        "  attnlab import encoder.pt decoder.pt --out model.safetensors --source-vocabulary en.txt "
        "--target-vocabulary fr.txt\n"
        "  attnlab import checkpoint.pt --part model --mapping mine.json --special 1,2,3,0 --out "
        "model.safetensors\n"
        "  attnlab import transformer.pt --heads 8 --out model.safetensors --source-vocabulary de.txt "
        "--target-vocabulary en.txt\n"
        "  attnlab import state_dict.pt --config like.safetensors --out model.safetensors\n"
        "Every other command also reads a state_dict that needs none of these options. Nothing of a file is "
        "ever "
        "run.");
    command->callback([options, command] {
        for (const CLI::Option* option : command->get_options())
            if (const std::string name = option->get_name();
                option->count() > 0 && name.starts_with("--") && name != "--out" && name != "--json")
                options->given.push_back(name);
        importFiles(*options);
    });
}

}  // namespace attn
