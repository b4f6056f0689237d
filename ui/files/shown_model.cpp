// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/shown_model.h"

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/network/models/wiring_registry.h"

namespace attn::ui {

std::shared_ptr<const attn::TrainedModel> loadShownModel(const std::string& path) {
    std::shared_ptr<const attn::TrainedModel> model = loadModel(path);
    const attn::ModelConfig& config = model->network.config();
    if (!isRecurrent(config))
        throw Error(path +
                    ": the window shows models with a recurrent encoder and decoder, found the encoder \"" +
                    config.encoder.kind + "\" and the wiring \"" + config.decoder.wiring +
                    "\"; decode it with attnlab decode.");
    return model;
}

}  // namespace attn::ui
