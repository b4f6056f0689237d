// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "core/train/recipes/recipe.h"

namespace attn::ui {

class SettingRow;

// Settings of one lane that are not those of the run: a row for each of some fields of a recipe. Editors are
// named "own." and the key.
class OwnSettings : public QWidget {
    Q_OBJECT

public:
    // `fields` are ids of setupFields().
    explicit OwnSettings(const QStringList& fields, QWidget* parent = nullptr);

    // Keeps the user's text where it means the same value.
    void setRecipe(const Recipe& recipe);
    const Recipe& recipe() const { return m_recipe; }
    // Shows only the fields with these ids.
    void setShown(const QStringList& fields);
    void setFrozen(bool frozen);
    // Says what is wrong beside the field; false: the field is not shown here. An unreadable text keeps its
    // own sentence. An empty field clears all.
    bool setProblem(const QString& field, const QString& sentence);
    // True when all texts that are shown are values.
    bool isReadable() const;

signals:
    void edited();  // recipe() or isReadable() has changed

private:
    struct Field {
        QString id;
        SettingRow* row;
        QWidget* editor;
        QString unreadable = {};  // why its text is not a value
    };
    void add(const QString& id);
    void take(std::size_t place, const QString& text);
    void show(Field& field);

    Recipe m_recipe;
    std::vector<Field> m_fields;
    bool m_isShowing = false;
};

}  // namespace attn::ui
