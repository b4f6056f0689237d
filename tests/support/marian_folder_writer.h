// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/math/random.h"
#include "core/text/piece_model.h"
#include "tests/core/model_files/pytorch/pytorch_parts.h"
#include "tests/support/zip_bytes.h"

namespace attn::test {

// One tensor of a file of Hugging Face.
struct FolderTensor {
    std::string name;
    std::vector<std::uint64_t> shape;
    std::vector<float> numbers;
};

constexpr std::uint64_t folderWidth = 8, folderInner = 12, folderTokens = 7;

inline std::vector<std::int32_t> narrowSizes(const std::vector<std::uint64_t>& sizes) {
    return {sizes.begin(), sizes.end()};
}

inline std::vector<std::int32_t> stridesOf(const std::vector<std::uint64_t>& shape) {
    std::vector<std::int32_t> strides(shape.size(), 1);
    for (std::size_t i = shape.size(); i-- > 1;)
        strides[i - 1] = strides[i] * static_cast<std::int32_t>(shape[i]);
    return strides;
}

inline std::string pickleOf(const std::vector<FolderTensor>& tensors, bool isLegacy) {
    std::vector<std::pair<std::string, std::string>> items;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        std::string storage = pickledStorage("FloatStorage", std::to_string(i),
                                             static_cast<std::int32_t>(tensors[i].numbers.size()));
        // In the old form, None says that the storage is not a view of another one.
        if (isLegacy)
            storage.insert(storage.size() - 2, "N");
        items.emplace_back(tensors[i].name, pickledTensor(storage, 0, narrowSizes(tensors[i].shape),
                                                          stridesOf(tensors[i].shape)));
    }
    return pickled(pickledStateDict(items));
}

// The tensors of a small MarianMT model: one layer in each half, width 8, seven tokens.
inline std::vector<FolderTensor> marianFolderTensors() {
    std::vector<FolderTensor> all;
    Random random(4);
    const auto add = [&](const std::string& name, const std::vector<std::uint64_t>& shape) {
        FolderTensor& tensor = all.emplace_back(FolderTensor{name, shape, {}});
        std::uint64_t count = 1;
        for (const std::uint64_t size : shape)
            count *= size;
        for (std::uint64_t i = 0; i < count; ++i)
            tensor.numbers.push_back(static_cast<float>(random.uniform() - 0.5));
    };
    const auto linear = [&](const std::string& name, std::uint64_t rows, std::uint64_t columns) {
        add(name + ".weight", {rows, columns});
        add(name + ".bias", {rows});
    };
    const auto norm = [&](const std::string& name) {
        add(name + ".weight", {folderWidth});
        add(name + ".bias", {folderWidth});
    };
    add("model.shared.weight", {folderTokens, folderWidth});
    add("final_logits_bias", {1, folderTokens});
    for (const std::string half : {"encoder", "decoder"}) {
        const std::string layer = "model." + half + ".layers.0.";
        std::vector<std::string> attentions = {"self_attn"};
        if (half == "decoder")
            attentions.emplace_back("encoder_attn");
        for (const std::string& attention : attentions) {
            for (const char* part : {".q_proj", ".k_proj", ".v_proj", ".out_proj"})
                linear(layer + attention + part, folderWidth, folderWidth);
            norm(layer + attention + "_layer_norm");
        }
        linear(layer + "fc1", folderInner, folderWidth);
        linear(layer + "fc2", folderWidth, folderInner);
        norm(layer + "final_layer_norm");
    }
    return all;
}

inline std::string safetensorsOf(const std::vector<FolderTensor>& tensors) {
    std::vector<TensorToWrite> written;
    for (const FolderTensor& tensor : tensors)
        written.push_back({tensor.name, tensor.shape, tensor.numbers});
    return safetensorsBytes({{"format", "pt"}}, written);
}

// A pytorch_model.bin: a zip file, or the form that torch.save wrote before 1.6.
inline std::string pytorchZipOf(const std::vector<FolderTensor>& tensors) {
    NamedBytes files = {{"pytorch_model/data.pkl", pickleOf(tensors, false)}};
    for (std::size_t i = 0; i < tensors.size(); ++i)
        files.emplace_back("pytorch_model/data/" + std::to_string(i), floatBytes(tensors[i].numbers));
    files.emplace_back("pytorch_model/version", "3\n");
    return zipBytes(files);
}

inline std::string pytorchLegacyOf(const std::vector<FolderTensor>& tensors) {
    std::string keys = "](", numbers;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        keys += pickledText(std::to_string(i));
        numbers += littleEndian(std::uint64_t{tensors[i].numbers.size()}) + floatBytes(tensors[i].numbers);
    }
    return std::string("\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19.") + pickled(pickledInteger(1001)) +
           pickled("}(" + pickledText("little_endian") + "\x88u") + pickleOf(tensors, true) +
           pickled(keys + "e") + numbers;
}

// The files of its folder besides the weights: config.json, vocab.json, source.spm, target.spm.
inline NamedBytes marianFolderFiles() {
    const std::string pieces =
        trainPieceModel({12, "unigram", "identity"}, std::vector<std::string>(20, "abab ba a"));
    return {{"config.json",
             R"({"model_type": "marian", "d_model": 8, "encoder_layers": 1, "decoder_layers": 1,
 "encoder_attention_heads": 2, "decoder_attention_heads": 4, "activation_function": "swish",
 "scale_embedding": true, "vocab_size": 7, "pad_token_id": 6, "eos_token_id": 0,
 "decoder_start_token_id": 6, "bad_words_ids": [[6]]})"},
            {"vocab.json", R"({"</s>": 0, "<unk>": 1, "▁": 2, "a": 3, "b": 4, "ab": 5, "<pad>": 6})"},
            {"source.spm", pieces},
            {"target.spm", pieces}};
}

}  // namespace attn::test
