// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace attn::ui {

class SettingRow;

// Edits how one side of a corpus is cut: the tokeniser and its settings. Editors are named after `prefix`:
// "source.tokenizer", "source.lower_case", "source.size", "source.type".
class TokenizerBox : public QWidget {
    Q_OBJECT

public:
    TokenizerBox(const QString& prefix, QWidget* parent = nullptr);

    // Takes the JSON of a recipe. Settings without an editor here stay with their tokeniser.
    void setPlan(const std::string& json);
    std::string plan() const;
    bool isReadable() const;  // true when the size is a valid number

signals:
    void edited();

private:
    void showRows();

    std::string m_plan;  // the JSON that was set
    QComboBox *m_id, *m_type;
    QCheckBox* m_lowerCase;
    QLineEdit* m_size;
    SettingRow *m_idRow, *m_lowerCaseRow, *m_sizeRow, *m_typeRow;
};

}  // namespace attn::ui
