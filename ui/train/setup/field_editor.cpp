// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/field_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <variant>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/widgets/decimal_spin_box.h"
#include "ui/train/setup/setting_row.h"

namespace attn::ui {
namespace {

bool isReal(const SetupField& field) {
    return std::holds_alternative<double& (*)(Recipe&)>(field.place);
}

}  // namespace

QWidget* newFieldEditor(const SetupField& field, const std::function<void(const QString& text)>& edited,
                        const std::function<void()>& finished) {
    if (!field.choices.empty()) {
        QComboBox* box = newChoice();
        keepItems(*box);  // the values of a recipe
        for (const std::string& choice : field.choices)
            box->addItem(QString::fromStdString(choice), QString::fromStdString(choice));
        QObject::connect(box, &QComboBox::currentIndexChanged, box,
                         [=] { edited(box->currentData().toString()); });
        return box;
    }
    if (std::holds_alternative<bool& (*)(Recipe&)>(field.place)) {
        QCheckBox* box = newSwitch();
        QObject::connect(box, &QCheckBox::toggled, box,
                         [=](bool isOn) { edited(isOn ? QStringLiteral("true") : QStringLiteral("false")); });
        return box;
    }
    QLineEdit* line = newNumberEdit();
    if (isReal(field))
        followDecimalMark(*line);
    QObject::connect(line, &QLineEdit::textEdited, line, edited);
    QObject::connect(line, &QLineEdit::editingFinished, line, finished);
    return line;
}

void showFieldIn(QWidget& editor, const SetupField& field, const Recipe& recipe) {
    QString text = QString::fromStdString(fieldText(field, recipe));
    if (isReal(field))
        text = withDecimalMark(text);
    if (auto* box = qobject_cast<QCheckBox*>(&editor))
        box->setChecked(text == QLatin1String("true"));
    else if (auto* choice = qobject_cast<QComboBox*>(&editor))
        choice->setCurrentIndex(choice->findData(text));
    else if (auto* line = qobject_cast<QLineEdit*>(&editor); line && line->text() != text)
        line->setText(text);
}

}  // namespace attn::ui
