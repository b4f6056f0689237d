// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace attn::ui {

// The fields of a question as core/lessons/README.md describes it. Keys that have no field are kept.
class QuestionEditor : public QWidget {
    Q_OBJECT

public:
    explicit QuestionEditor(QWidget* parent = nullptr);

    // null: nothing is asked.
    void setQuestion(const nlohmann::ordered_json& question);
    nlohmann::ordered_json question() const;

signals:
    void edited();
    // The solution of a question to do is to be taken from the window.
    void solutionRequested();

public slots:
    void setSolution(const nlohmann::ordered_json& solution);

private:
    struct Field {
        const char* key;    // a path such as "scale.least"
        const char* kinds;  // ids of the kinds that have it, each between blanks; "*": all
        enum class Form { Text, Number, Line, Lines, Choices, Hints, Solution } form;
        QWidget* label = nullptr;
        QWidget* edit = nullptr;
    };
    void addField(Field field, const QString& label, const QString& example);
    QString kind() const;
    void showFields();
    QString textOf(const Field& field) const;
    void setTextOf(const Field& field, const QString& text);
    void read(const Field& field, nlohmann::ordered_json& question) const;

    QComboBox* m_kind;
    QComboBox* m_at;
    QLabel* m_atLabel;
    QFormLayout* m_form;
    QPushButton* m_take;
    std::vector<Field> m_fields;
    nlohmann::ordered_json m_question;  // as it was set
    bool m_isSetting = false;
};

}  // namespace attn::ui
