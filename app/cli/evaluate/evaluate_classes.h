// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/text/vocabulary.h"
#include "core/train/evaluation.h"

namespace attn {

// "classes": the figures of each class that a text has or was given, by its name in the target vocabulary;
// "confusion": how many texts of each class (a row) were given each of them (a column), in the same order;
// and "no_class": texts whose most likely token is no class.
nlohmann::ordered_json classesJson(const ClassMeasures& classes, const Vocabulary& target);

// These figures as tables for people. Of more than a dozen classes, the texts that were most often given a
// wrong class instead of the whole matrix.
std::string classTables(const nlohmann::ordered_json& result);

}  // namespace attn
