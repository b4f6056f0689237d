// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/lessons/expressions/facts.h"

namespace attn {

// A part of an expression that was read, with the parts inside.
struct ExpressionNode {
    enum class Kind {
        Constant,  // `value`
        Name,      // `text`
        Call,      // `text`, a function; the arguments are parts, the last ones with `names`
        Member,    // part 0, `text`
        Method,    // part 0, `text`, then arguments as in Call
        Item,      // part 0 [part 1]
        List,      // parts
        Each,      // [part 0 for text in part 1 if part 2]
        Not,       // part 0
        Negative,  // part 0
        And,       // parts 0 and 1
        Or,
        Comparison,  // part 0 text part 1
        Arithmetic,  // part 0 text part 1
    };
    Kind kind = Kind::Constant;
    Index place = 1;  // character, from 1
    std::string text = {};
    FactValue value = {};
    std::vector<std::shared_ptr<const ExpressionNode>> parts = {};
    std::vector<std::string> names = {};
};

// Throws ExpressionError.
std::shared_ptr<const ExpressionNode> parseExpression(const std::string& text);

// Functions and constants that every expression has. `if` is not among them, because it computes only what is
// chosen.
std::optional<FactValue> callBuiltIn(const FactCall& call);
std::optional<FactValue> builtInConstant(const std::string& name);
const std::vector<std::string>& builtInFunctions();
const std::vector<std::string>& builtInConstants();

}  // namespace attn
