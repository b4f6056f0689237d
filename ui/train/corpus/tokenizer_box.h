// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace attn::ui {

class SettingRow;

// How one side of a corpus is cut: the tokeniser and what it may be told. Editors are named after `prefix`:
// "source.tokenizer", "source.lower_case", "source.size", "source.type".
class TokenizerBox : public QWidget {
    Q_OBJECT

public:
    TokenizerBox(const QString& prefix, QWidget* parent = nullptr);

    // JSON as it stands in recipes; settings that have no editor here stay with their tokeniser.
    void setPlan(const std::string& json);
    std::string plan() const;
    bool isReadable() const;  // its number

signals:
    void edited();

private:
    void showRows();

    std::string m_plan;  // as it was set
    QComboBox *m_id, *m_type;
    QCheckBox* m_lowerCase;
    QLineEdit* m_size;
    SettingRow *m_idRow, *m_lowerCaseRow, *m_sizeRow, *m_typeRow;
};

}  // namespace attn::ui
