// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "core/train/setup/bundled_recipes.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace attn::ui {

// Lets the user choose lanes among the recipes that come with the program. A row has a recipe's name, and a
// line that says what kind of model it is, how large, and how it is trained. Children are named "recipeList",
// "replaceLanes", "recipeCount" and "addRecipes".
class RecipeDialog : public QDialog {
    Q_OBJECT

public:
    // The lanes are to be added to `setup`, or to replace its lanes.
    RecipeDialog(const RunSetup& setup, std::vector<BundledRecipe> recipes, QWidget* parent = nullptr);

    // The set-up with the chosen lanes.
    RunSetup setup() const;

private:
    std::vector<Recipe> chosen() const;
    void follow();

    const RunSetup m_setup;
    const std::vector<BundledRecipe> m_recipes;
    QListWidget* m_list;
    QCheckBox* m_replaces;
    QLabel* m_count;
    QPushButton* m_add;
};

// "2 + 2 layers · no positions · width 32 · 20 k parameters · rate 0.004 · 3 000 updates".
QString recipeLine(const Recipe& recipe, const std::optional<Index>& parameters);

}  // namespace attn::ui
