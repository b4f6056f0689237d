// SPDX-License-Identifier: GPL-3.0-or-later
// Models of other programs: one file of a good model is made up, and the model opens and says something, or a
// sentence tells why it cannot.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/model_files/model_file.h"
#include "tests/fuzz/fuzzed_readers.h"
#include "tests/support/argos_writer.h"
#include "tests/support/marian_folder_writer.h"
#include "tests/support/marian_writer.h"

namespace attn::fuzz {
namespace {

using test::NamedBytes;

// A folder with a whole model, and the file in it that is fuzzed.
struct FuzzedFile {
    std::string name;                    // of the reader
    std::string file;                    // of the folder
    std::function<NamedBytes()> folder;  // all its files, the good one of this name among them
    std::string opened;                  // what is opened: a file of the folder, or "" for the folder
    // What stands in the file for these bytes; when empty, they do themselves.
    std::function<std::string(const std::string&)> packed = {};
};

NamedBytes marianMtFolder(const std::string& weightsName, const std::string& weights) {
    NamedBytes files = test::marianFolderFiles();
    files.emplace_back(weightsName, weights);
    return files;
}

NamedBytes marianFolder() {
    const TrainedModel model = test::smallTransformer("post", true);
    return {{"source.vocab.yml", test::marianVocabulary(model.source)},
            {"target.vocab.yml", test::marianVocabulary(model.target)},
            {"decoder.yml", "models: [model.npz]\nvocabs: [source.vocab.yml, target.vocab.yml]\n"},
            {"model.npz", test::zipBytes(test::marianArrays(model))}};
}

// A whole model of Marian in which the bytes stand for one array.
std::function<std::string(const std::string&)> asArray(const std::string& name, bool isSettings) {
    return [name, isSettings](const std::string& bytes) {
        static const NamedBytes good = test::marianArrays(test::smallTransformer("post", true));
        NamedBytes arrays = good;
        for (auto& [each, content] : arrays)
            if (each == name)
                content = isSettings ? test::marianSettingsArray(bytes) : bytes;
        return test::zipBytes(arrays);
    };
}

NamedBytes ct2Folder() {
    NamedBytes files = {{"config.json", R"({"add_source_eos": true, "layer_norm_epsilon": 1e-6})"}};
    for (const auto& [name, bytes] : test::argosFiles())
        if (const std::size_t slash = name.rfind('/'); name.find("/model/") != std::string::npos)
            files.emplace_back(name.substr(slash + 1), bytes);
    return files;
}

const std::vector<FuzzedFile>& fuzzedFiles() {
    using namespace attn::test;
    const auto marianMt = [](const std::string& name, const std::string& file) {
        return FuzzedFile{
            name, file,
            [] { return marianMtFolder("model.safetensors", safetensorsOf(marianFolderTensors())); }, ""};
    };
    static const std::vector<FuzzedFile> files = {
        {"ct2", "model.bin", ct2Folder, ""},
        {"ct2-config", "config.json", ct2Folder, ""},
        {"ct2-vocabulary", "target_vocabulary.json", ct2Folder, ""},
        {"argos", "small.argosmodel",
         [] {
             return NamedBytes{{"small.argosmodel", smallArgosPackage()}};
         },
         "small.argosmodel"},
        marianMt("marianmt-safetensors", "model.safetensors"),
        marianMt("marianmt-config", "config.json"),
        marianMt("marianmt-vocabulary", "vocab.json"),
        marianMt("marianmt-pieces", "source.spm"),
        {"marianmt-zip", "pytorch_model.bin",
         [] { return marianMtFolder("pytorch_model.bin", pytorchZipOf(marianFolderTensors())); }, ""},
        {"marianmt-legacy", "pytorch_model.bin",
         [] { return marianMtFolder("pytorch_model.bin", pytorchLegacyOf(marianFolderTensors())); }, ""},
        {"marian-npz", "model.npz", marianFolder, "model.npz"},
        {"marian-array", "model.npz", marianFolder, "model.npz",
         asArray("encoder_l1_self_Wo_ln_scale.npy", false)},
        {"marian-settings", "model.npz", marianFolder, "model.npz", asArray("special:model.yml.npy", true)},
        {"marian-vocabulary", "source.vocab.yml", marianFolder, "model.npz"},
        {"marian-decoder", "decoder.yml", marianFolder, ""}};
    return files;
}

// The seed of an array or of settings is what is packed; of others, the good file.
std::string seedOf(const FuzzedFile& fuzzed) {
    if (fuzzed.name == "marian-settings")
        return "type: transformer\ndim-emb: 8\nenc-depth: 2\ndec-depth: 2\ntransformer-heads: 2\n"
               "transformer-dim-ffn: 12\ntransformer-ffn-activation: relu\ntied-embeddings: true\n"
               "transformer-tied-layers:\n  []\nvocabs:\n  - source.vocab.yml\n  - \"target.vocab.yml\"\n";
    if (fuzzed.name == "marian-array")
        return test::npyBytes({1, 8}, std::vector<float>(8, 1));
    for (const auto& [name, bytes] : fuzzed.folder())
        if (name == fuzzed.file)
            return bytes;
    return {};
}

// The folder, whose fuzzed file is a link to a file in memory.
class FuzzedModel {
public:
    explicit FuzzedModel(const FuzzedFile& fuzzed) : m_fuzzed(fuzzed), m_file(memfd_create("fuzzed", 0)) {
        for (const auto& [name, bytes] : fuzzed.folder())
            if (name != fuzzed.file)
                m_folder.write(name, bytes);
        std::filesystem::create_symlink("/proc/self/fd/" + std::to_string(m_file),
                                        m_folder.file(fuzzed.file));
    }
    std::string pathWith(const std::string& bytes) const {
        const std::string content = m_fuzzed.packed ? m_fuzzed.packed(bytes) : bytes;
        if (ftruncate(m_file, 0) != 0 ||
            pwrite(m_file, content.data(), content.size(), 0) != static_cast<ssize_t>(content.size()))
            std::abort();
        return m_fuzzed.opened.empty() ? m_folder.path().string() : m_folder.file(m_fuzzed.opened);
    }

private:
    const FuzzedFile& m_fuzzed;
    int m_file;
    test::TemporaryFolder m_folder;
};

}  // namespace

std::vector<FuzzedReader> foreignReaders() {
    std::vector<FuzzedReader> all;
    for (const FuzzedFile& file : fuzzedFiles())
        all.push_back({file.name, "foreign",
                       [&file](const FuzzedInput& input) {
                           static const FuzzedModel model(file);
                           useModel(loadModel(model.pathWith(input.bytes)));
                       },
                       [&file] { return seedOf(file); }});
    return all;
}

}  // namespace attn::fuzz
