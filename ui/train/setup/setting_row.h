// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace attn::ui {

class ElidedLabel;

// One setting: its name, its editor and, while its value is wrong, the reason below them. The editor's object
// name is the setting's id. The sentence is named "problem." and the id. settingText() gives name and
// explanation.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    // Takes an editor, or a widget with several editors. The first editor is the label's buddy.
    SettingRow(const QString& id, QWidget* editor, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    // An empty sentence means that the value is valid.
    void setProblem(const QString& sentence);
    bool hasProblem() const;
    // Shows the setting but does not let the user change it.
    void setFrozen(bool frozen);
    // Sets a longer name, such as "Pairs", when there is room. Changes only the label.
    void setLabel(const QString& label);
    QWidget* editor() const { return m_editor; }
    // Width at which nothing is cut.
    int fullWidth() const;

private:
    void applyTheme();

    QString m_id;
    ElidedLabel* m_label;
    QWidget* m_editor;
    QLabel* m_problem;
};

// Makes editors for settings. They are as narrow as the column of values. Turning the wheel above them
// scrolls the area around them.
QLineEdit* newNumberEdit();
QComboBox* newChoice();
QCheckBox* newSwitch();
// Width of the column of values in the current theme.
int settingWidth();

}  // namespace attn::ui
