// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"
#include "core/inspect/dumps/array_readers.h"
#include "core/inspect/dumps/formats.h"

namespace attn {

std::vector<DumpFormat> arrayFormats() {
    return {
        {.id = "attention-lab",
         .label = translatable("Attention Lab: JSON with weights"),
         .example =
             R"({"format": "attention-lab alignments", "version": 1, "sentences": [{"weights": [[1]]}]})",
         .traits = {.isSettled = true,
                    .why = translatable("This format has a row of weights for each target token.")},
         .fits = fitsOwnWeights,
         .open = openOwnWeights},
        {.id = "attention-lab-links",
         .label = translatable("Attention Lab: JSON with links"),
         .example =
             R"({"format": "attention-lab alignments", "version": 1, "sentences": [{"links": [[0, 0, "sure"]]}]})",
         .traits = {.hasLinks = true,
                    .isSettled = true,
                    .why = translatable("Links of this format name the source first and count from 0."),
                    .links = {.countsSentences = true}},
         .fits = fitsOwnLinks,
         .open = openOwnLinks},
        {.id = "nematus-json",
         .label = translatable("Nematus: JSON lines of its plot script"),
         .example =
             R"({"id": 0, "source_sent": "ein Haus", "target_sent": "a house", "matrix": [[0.9, 0.1]]})",
         .traits = {.why =
                        translatable("Nematus writes a row for each target token and one for the end mark.")},
         .fits = fitsNematusJson,
         .open = openNematusJson},
        {.id = "fairseq-soft",
         .label = translatable("fairseq: output with --print-alignment soft"),
         .example = "A-0<TAB>0.900000,0.100000 0.200000,0.800000",
         .traits = {.why = translatable(
                        "fairseq prints a group of weights for each target token and one for the end mark.")},
         .fits = fitsFairseqWeights,
         .open = openFairseqWeights},
        {.id = "fairseq",
         .label = translatable("fairseq: output with --print-alignment"),
         .example = "A-0<TAB>0-0 1-1",
         .traits = {.hasLinks = true,
                    .why = translatable("fairseq prints the source position first and counts from 0."),
                    .links = {.countsSentences = true}},
         .fits = fitsFairseqLinks,
         .open = openFairseqLinks},
    };
}

}  // namespace attn
