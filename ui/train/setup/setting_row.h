// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace attn::ui {

class ElidedLabel;

// One setting: its name, its editor and, while its value is wrong, why below them. The editor's object name
// is the setting's id, that of the sentence is "problem." and the id; name and explanation are those of
// settingText().
class SettingRow : public QWidget {
    Q_OBJECT

public:
    // Takes the editor, or a widget of several, the first of which is the label's buddy.
    SettingRow(const QString& id, QWidget* editor, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    // Empty: the value is sound.
    void setProblem(const QString& sentence);
    bool hasProblem() const;
    // A setting that is shown but not to be changed.
    void setFrozen(bool frozen);
    // "Pairs" where more room is: the label alone.
    void setLabel(const QString& label);
    QWidget* editor() const { return m_editor; }
    // In which nothing is cut.
    int fullWidth() const;

private:
    void applyTheme();

    QString m_id;
    ElidedLabel* m_label;
    QWidget* m_editor;
    QLabel* m_problem;
};

// Editors as settings have them: as narrow as the column of values, and a wheel that turns above them scrolls
// what is around them.
QLineEdit* newNumberEdit();
QComboBox* newChoice();
QCheckBox* newSwitch();
// Width of the column of values in the current theme.
int settingWidth();

}  // namespace attn::ui
