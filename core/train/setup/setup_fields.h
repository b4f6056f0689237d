// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/train/setup/run_setup.h"

namespace attn {

// A setting of a run that a person may change. Lanes share it unless they have a model or a training of their
// own.
struct SetupField {
    std::string id;  // its key: "optimizer.rate"
    std::variant<Index& (*)(Recipe&), double& (*)(Recipe&), std::uint64_t& (*)(Recipe&), bool& (*)(Recipe&),
                 std::string& (*)(Recipe&)>
        place;
    // The possible values of a text, in the order in which people see them.
    std::vector<std::string> choices = {};
};
const std::vector<SetupField>& setupFields();
// nullptr if there is no such field.
const SetupField* findSetupField(const std::string& id);
// Whether it is a setting of the model, and of how a lane is trained (takeTraining). The others (pairs, seed)
// are the same for all lanes.
bool isOfModel(const SetupField& field);
bool isOfTraining(const SetupField& field);
// Whether every lane has a model, or a training, of its own, so that those of the run are not used.
bool haveOwnModels(const RunSetup& setup);
bool haveOwnTraining(const RunSetup& setup);

// The value as a person reads and writes it: "0.003", "20000", "true".
std::string fieldText(const SetupField& field, Recipe recipe);
// Sets the value that a person typed. Blanks around it and between its digits are ignored. If it is not of
// the field's kind, leaves the recipe as it is and returns why, as the end of a sentence that starts with the
// field. Returns an empty text otherwise. `problems` says whether the value is possible.
std::string setField(const SetupField& field, const std::string& text, Recipe& recipe);

// From text to number. Nothing if it is not a whole number, or not a number. A comma may be the decimal
// point.
std::optional<Index> wholeNumber(const std::string& text);
std::optional<double> realNumber(const std::string& text);

struct SetupProblem {
    // For a lane, the key of one of its settings: "model.attention.window". Otherwise the id of a field,
    // "task", "lengths", "corpus" or "lanes".
    std::string field;
    std::optional<std::size_t> lane;
    std::string sentence;  // names the key
    bool operator==(const SetupProblem&) const = default;
};
// Everything that keeps a run from starting, by the rules of recipes. There is at most one problem for a
// field or a lane. Fields stand in the order of setupFields(), then the lanes that take part.
std::vector<SetupProblem> problems(const RunSetup& setup);

}  // namespace attn
