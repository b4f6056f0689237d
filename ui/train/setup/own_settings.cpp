// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/own_settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "core/train/setup/setup_fields.h"
#include "ui/train/setup/field_editor.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {

OwnSettings::OwnSettings(const QStringList& fields, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_fields.reserve(static_cast<std::size_t>(fields.size()));
    for (const QString& id : fields)
        add(id);
}

void OwnSettings::add(const QString& id) {
    const SetupField* field = findSetupField(id.toStdString());
    if (!field)
        return;
    const std::size_t place = m_fields.size();
    QWidget* editor = newFieldEditor(
        *field, [this, place](const QString& text) { take(place, text); },
        [this, place] {
            if (m_fields[place].unreadable.isEmpty())
                show(m_fields[place]);
        });
    editor->setObjectName(QStringLiteral("own.") + id);
    auto* row = new SettingRow(id, editor, this);
    layout()->addWidget(row);
    m_fields.push_back({id, row, editor});
}

void OwnSettings::take(std::size_t place, const QString& text) {
    if (m_isShowing)
        return;
    Field& field = m_fields[place];
    const std::string problem =
        setField(*findSetupField(field.id.toStdString()), text.toStdString(), m_recipe);
    field.unreadable = problem.empty()
                           ? QString()
                           : settingText(field.id).label + QLatin1Char(' ') + QString::fromStdString(problem);
    field.row->setProblem(field.unreadable);
    emit edited();
}

void OwnSettings::show(Field& field) {
    const SetupField& known = *findSetupField(field.id.toStdString());
    // A text that is being typed stays where it means the same.
    if (auto* line = qobject_cast<QLineEdit*>(field.editor); line && line->hasFocus()) {
        Recipe typed = m_recipe;
        if (setField(known, line->text().toStdString(), typed).empty() &&
            fieldText(known, typed) == fieldText(known, m_recipe))
            return;
    }
    showFieldIn(*field.editor, known, m_recipe);
}

void OwnSettings::setRecipe(const Recipe& recipe) {
    m_isShowing = true;
    m_recipe = recipe;
    for (Field& field : m_fields) {
        if (!field.unreadable.isEmpty() && field.editor->hasFocus())
            continue;
        field.unreadable.clear();
        field.row->setProblem({});
        show(field);
    }
    m_isShowing = false;
}

void OwnSettings::setShown(const QStringList& fields) {
    for (Field& field : m_fields)
        field.row->setVisible(fields.contains(field.id));
}

void OwnSettings::setFrozen(bool frozen) {
    for (Field& field : m_fields)
        field.row->setFrozen(frozen);
}

bool OwnSettings::setProblem(const QString& id, const QString& sentence) {
    bool isHere = false;
    for (Field& field : m_fields) {
        if (!field.unreadable.isEmpty())
            continue;
        const bool isIt = field.id == id && !field.row->isHidden();
        field.row->setProblem(isIt ? sentence : QString());
        isHere = isHere || isIt;
    }
    return isHere;
}

bool OwnSettings::isReadable() const {
    return std::all_of(m_fields.begin(), m_fields.end(), [](const Field& field) {
        return field.unreadable.isEmpty() || field.row->isHidden();
    });
}

}  // namespace attn::ui
