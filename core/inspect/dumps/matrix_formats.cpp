// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"
#include "core/inspect/dumps/comma_matrix_reader.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/dumps/header_matrix_reader.h"

namespace attn {

std::vector<DumpFormat> matrixFormats() {
    return {{"sockeye",
             translatable("Sockeye 1: translation with alignment matrix"),
             "0 ||| das Haus ||| 0.25 ||| the house ||| 2 ||| 2",
             {.why = translatable("Sockeye 1 writes a line for each source token."),
              .rowsAreSources = true,
              .firstNumber = std::nullopt},  // depends on the version
             fitsSockeye,
             openHeaderMatrices},
            {"nematus",
             translatable("Nematus, OpenNMT-Lua and Amun: header and matrix"),
             "0 ||| das Haus ||| 0 ||| the house ||| 3 3",
             {.why = translatable("Nematus writes a line for each target token.")},
             fitsNematus,
             openHeaderMatrices},
            {"marian",
             translatable("Marian (--alignment soft) and Amun: target and weights in a line"),
             "das Haus ||| 0.8,0.1,0.1 0.2,0.7,0.1",
             {.why = translatable("Marian writes a group of weights for each target token.")},
             fitsCommaMatrices,
             openCommaMatrices}};
}

}  // namespace attn
