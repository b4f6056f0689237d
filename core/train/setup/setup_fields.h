// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/train/setup/run_setup.h"

namespace attn {

// A value of a recipe that all lanes of a run share and a person may set.
struct SetupField {
    std::string id;  // its key: "optimizer.rate"
    std::variant<Index& (*)(Recipe&), double& (*)(Recipe&), std::uint64_t& (*)(Recipe&), bool& (*)(Recipe&),
                 std::string& (*)(Recipe&)>
        place;
    // Of a text: what it may be, in the order in which people are offered them.
    std::vector<std::string> choices = {};
};
const std::vector<SetupField>& setupFields();
// nullptr when there is none.
const SetupField* findSetupField(const std::string& id);

// As a person reads and writes it: "0.003", "20000", "true".
std::string fieldText(const SetupField& field, Recipe recipe);
// Sets what a person typed; blanks around it and between its digits are nothing. Returns why it is not of the
// field's kind, as the end of a sentence that has named the field, and leaves the recipe as it is then; else
// an empty text. Whether the value is possible is for `problems`.
std::string setField(const SetupField& field, const std::string& text, Recipe& recipe);

// Text -> number, as above: none when it is not a whole number, or not a number, whose point may be a comma.
std::optional<Index> wholeNumber(const std::string& text);
std::optional<double> realNumber(const std::string& text);

struct SetupProblem {
    // Of a lane: a key of what it has of its own, "model.attention.window". Else a field's id, "task",
    // "lengths", "corpus" or "lanes".
    std::string field;
    std::optional<std::size_t> lane;
    std::string sentence;  // starts with the key
    bool operator==(const SetupProblem&) const = default;
};
// Everything that keeps a run from starting, fields in the order of setupFields(), lanes that take part last;
// by the rules of recipes, one problem a field or lane.
std::vector<SetupProblem> problems(const RunSetup& setup);

}  // namespace attn
