// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/foreign_models.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/model_files/ctranslate2/argos_package.h"
#include "core/model_files/ctranslate2/ct2_model.h"
#include "core/model_files/hugging_face/marian_folder.h"
#include "core/model_files/marian/marian_model.h"

namespace attn {

const std::vector<ForeignModel>& foreignModels() {
    static const std::vector<ForeignModel> table = {
        {"ctranslate2", "CTranslate2", isCt2Model, loadCt2Model},
        {"hugging_face", translatable("MarianMT of Hugging Face"), isMarianFolder, loadMarianFolder},
        {"marian", "Marian", isMarianModel, loadMarianModel},
        {"argos", "Argos Translate", isArgosPackage, loadArgosPackage},
    };
    return table;
}

const ForeignModel* foreignModelOf(const std::string& path) {
    const auto found = std::find_if(foreignModels().begin(), foreignModels().end(),
                                    [&](const ForeignModel& kind) { return kind.isOne(path); });
    return found == foreignModels().end() ? nullptr : &*found;
}

}  // namespace attn
