// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/files/formats/yaml_entries.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// A model file of Marian (Junczys-Dowmunt et al. 2018): a zip file of .npy arrays (.npz). The array
// special:model.yml holds the settings as YAML text.
struct MarianFile {
    NamedTensors tensors;  // by Marian's names: "encoder_l1_self_Wq" [in, out], "Wemb" [tokens, d]
    std::vector<YamlEntry> settings;
};

// Whether the file is called .npz and holds special:model.yml. Also true of a damaged file whose first array
// has a name of Marian's. Reads little and never throws. Other .npz files are arrays of weights.
bool isMarianFile(const std::string& path);
// Reads names, shapes and settings; numbers are read when they are asked for. Throws Error with one sentence
// that starts with the path.
MarianFile loadMarianFile(const std::string& path);

}  // namespace attn
