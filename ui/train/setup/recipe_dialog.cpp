// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/recipe_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "core/train/setup/setup_cost.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

QString recipeLine(const Recipe& recipe, const std::optional<Index>& parameters) {
    QStringList parts = {variantText(recipe.model), sizeText(recipe.model)};
    if (parameters)
        parts.append(tr("%1 parameters").arg(roughNumber(static_cast<double>(*parameters))));
    parts.append(tr("rate %1").arg(typedNumber(recipe.optimizer.rate, 3)));
    parts.append(tr("%1 updates").arg(groupedNumber(recipe.updates)));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

RecipeDialog::RecipeDialog(const RunSetup& setup, std::vector<BundledRecipe> recipes, QWidget* parent)
    : QDialog(parent),
      m_setup(setup),
      m_recipes(std::move(recipes)),
      m_list(new QListWidget),
      m_replaces(new QCheckBox(tr("In &place of the present lanes"))),
      m_count(new QLabel) {
    setObjectName(QStringLiteral("recipeDialog"));
    setWindowTitle(tr("Lanes of Recipes"));
    auto* text =
        new QLabel(tr("Each chosen recipe becomes a lane with its own model and training. All lanes "
                      "learn the pairs of the run."));
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("recipeList"));
    m_list->setAccessibleName(tr("Recipes"));
    m_list->setSpacing(2);
    const std::optional<TextSizes> texts = textSizes(m_setup);
    for (const BundledRecipe& recipe : m_recipes) {
        ModelConfig model = recipe.recipe.model;
        std::optional<Index> parameters;
        if (texts) {
            model.sourceSize = texts->sourceVocabulary;
            model.targetSize = texts->targetVocabulary;
            parameters = parameterCount(model);
        }
        const QString name = QString::fromStdString(recipe.name);
        const QString line = recipeLine(recipe.recipe, parameters);
        auto* item = new QListWidgetItem(name + QLatin1Char('\n') + line, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(Qt::UserRole, QString::fromStdString(recipe.id));
        item->setData(Qt::AccessibleTextRole, name + QStringLiteral(", ") + line);
        item->setToolTip(variantSentences(recipe.recipe.model) + QLatin1Char('\n') +
                         QString::fromStdString(recipe.id));
    }
    m_list->setCurrentRow(0);
    m_replaces->setObjectName(QStringLiteral("replaceLanes"));
    m_count->setObjectName(QStringLiteral("recipeCount"));
    m_count->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("&Take These"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("addRecipes"));
    m_add->setProperty("role", "primary");
    m_add->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setIcon(QIcon());

    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(m_list, 1);
    column->addWidget(m_replaces);
    column->addWidget(m_count);
    column->addWidget(buttons);
    connect(m_list, &QListWidget::itemChanged, this, &RecipeDialog::follow);
    connect(m_replaces, &QCheckBox::toggled, this, &RecipeDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QFontMetrics metrics(theme().label);
    resize(QSize(88 * metrics.averageCharWidth(), 34 * metrics.height())
               .boundedTo(parent ? parent->size() * 0.95 : screen()->availableSize() * 0.9));
    follow();
    m_list->setFocus();
}

std::vector<Recipe> RecipeDialog::chosen() const {
    std::vector<Recipe> recipes;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            recipes.push_back(m_recipes[static_cast<std::size_t>(row)].recipe);
    return recipes;
}

void RecipeDialog::follow() {
    const std::size_t count = chosen().size(),
                      lanes = count + (m_replaces->isChecked() ? 0 : m_setup.lanes.size());
    const bool isTooMany = lanes > RunSetup::mostLanes;
    m_count->setText(
        isTooMany    ? tr("That makes %1 lanes; a run has %2 at most.").arg(lanes).arg(RunSetup::mostLanes)
        : count == 0 ? tr("Choose at least one recipe.")
                     : tr("The run then has %1 of at most %2 lanes.").arg(lanes).arg(RunSetup::mostLanes));
    m_count->setProperty("tone", isTooMany ? "wrong" : "muted");
    m_count->style()->polish(m_count);
    m_add->setEnabled(count > 0 && !isTooMany);
}

RunSetup RecipeDialog::setup() const {
    RunSetup setup = m_setup;
    if (m_replaces->isChecked())
        setup.lanes.clear();
    addLanes(setup, chosen());
    return setup;
}

}  // namespace attn::ui
