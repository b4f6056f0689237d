// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "core/train/recipes/recipe.h"
#include "core/train/setup/setup_fields.h"

class QWidget;

namespace attn::ui {

// An editor for a field of the set-up: a choice, a switch or a line. `edited` gets the text of each change,
// `finished` is called when somebody has typed to the end.
QWidget* newFieldEditor(const SetupField& field, const std::function<void(const QString& text)>& edited,
                        const std::function<void()>& finished);
// Shows the field's value in the recipe.
void showFieldIn(QWidget& editor, const SetupField& field, const Recipe& recipe);

}  // namespace attn::ui
