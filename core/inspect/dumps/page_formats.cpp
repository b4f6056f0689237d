// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/dumps/page_readers.h"

namespace attn {

std::vector<DumpFormat> pageFormats() {
    return {
        {.id = "bertviz",
         .label = translatable("BertViz: a saved page or notebook of head_view or model_view"),
         .example =
             R"({"attention": [{"name": "Cross", "attn": [[[[1]]]], "left_text": ["a"], "right_text": ["b"]}]})",
         .traits = {.isSettled = true,
                    .why = translatable("BertViz has a row of weights for each token on the left.")},
         .fits = fitsBertViz,
         .open = openBertViz},
        {.id = "opennmt-py",
         .label = translatable("OpenNMT-py: log with the tables of -attn_debug"),
         .example = "the *0.9000000  0.1000000",
         .traits = {.why = translatable(
                        "OpenNMT-py writes a line for each target token, the last for the end mark.")},
         .fits = fitsAttnDebug,
         .open = openAttnDebug},
    };
}

}  // namespace attn
