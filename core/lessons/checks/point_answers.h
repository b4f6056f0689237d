// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/lessons/expressions/fact_value.h"
#include "core/lessons/format/lesson.h"

namespace attn {

// Answers of questions to point (README.md, "point").

// Why the answer does not fit, as a sentence; empty when it does.
std::string pointAnswerProblem(PointAt at, const nlohmann::json& answer);
// Whether the answer is `value`, or one of a list of such values.
bool isPointedAt(PointAt at, const nlohmann::json& answer, const FactValue& value);
// The answer that `value`, or the first of a list, is. Throws Error, without a place, for a value that is no
// such place.
nlohmann::ordered_json pointAnswer(PointAt at, const FactValue& value, const std::string& lane, Index row);

// Numbers without a fraction are written whole.
nlohmann::ordered_json factJson(const FactValue& value);

}  // namespace attn
