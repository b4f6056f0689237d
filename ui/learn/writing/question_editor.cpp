// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/writing/question_editor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/files/formats/json_reader.h"

namespace attn::ui {
namespace {

using nlohmann::ordered_json;

constexpr int linesOfField = 3;

struct KindName {
    const char* id;
    const char* label;
};
const KindName kindNames[] = {
    {"", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Nothing is asked")},
    {"choose", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Choose one of several")},
    {"bet", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Bet on a number")},
    {"point", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Point at a part")},
    {"do", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Do something in the window")},
    {"find", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Find a text")},
    {"say", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "Say it in own words")},
};

const KindName pointNames[] = {
    {"token", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a source token")},
    {"cell", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a cell")},
    {"output", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "an output token")},
    {"lane", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a lane")},
    {"map", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "an attention map")},
    {"term", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a term of a score")},
    {"bar", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a bar")},
    {"run", QT_TRANSLATE_NOOP("attn::ui::QuestionEditor", "a training")},
};

// The value at a path such as "scale.least"; null: none.
ordered_json valueAt(const ordered_json& object, const std::string& path) {
    const auto place = placeOfKey(path);
    return object.contains(place) ? object[place] : ordered_json();
}

// null takes the key away, and with it a group that is then empty.
void put(ordered_json& object, const std::string& path, const ordered_json& value) {
    const auto place = placeOfKey(path);
    if (!value.is_null()) {
        object[place] = value;
    } else if (object.contains(place)) {
        ordered_json& group = object[place.parent_pointer()];
        group.erase(place.back());
        if (group.empty() && !place.parent_pointer().empty())
            object.erase(place.parent_pointer().back());
    }
}

QString shown(const ordered_json& value) {
    if (value.is_null())
        return {};
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

// A number where it is one, else the text: an expression.
ordered_json numberOrText(const QString& text) {
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber)
        return text.toStdString();
    return number == std::floor(number) && std::abs(number) < 1e15 ? ordered_json(static_cast<qint64>(number))
                                                                   : ordered_json(number);
}

// "[x] text", "[ ] text", "[= expression] text": what stands in the brackets, and the text.
struct MarkedLine {
    QString mark, text;
};
MarkedLine markedLine(const QString& line) {
    static const QRegularExpression form(QStringLiteral("^\\s*\\[\\s*(.*?)\\s*\\]\\s(.*)$"));
    const QRegularExpressionMatch match = form.match(line);
    return match.hasMatch() ? MarkedLine{match.captured(1), match.captured(2).trimmed()}
                            : MarkedLine{{}, line.trimmed()};
}

QStringList linesOf(const QString& text) {
    return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString choicesText(const ordered_json& choices) {
    QStringList lines;
    for (const ordered_json& choice : choices) {
        const ordered_json right = valueAt(choice, "right");
        const QString mark = right == true       ? QStringLiteral("x")
                             : right.is_string() ? QStringLiteral("= ") + shown(right)
                                                 : QStringLiteral(" ");
        QString line = QStringLiteral("[%1] %2").arg(mark, shown(valueAt(choice, "text")));
        if (const ordered_json hint = valueAt(choice, "hint"); !hint.is_null())
            line += QStringLiteral(" | ") + shown(hint);
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

// Ids of choices whose text stays are kept, because answers name them.
ordered_json choicesOf(const QString& text, const ordered_json& before) {
    ordered_json choices = ordered_json::array();
    for (const QString& line : linesOf(text)) {
        const MarkedLine marked = markedLine(line);
        const QString shownText = marked.text.section(QStringLiteral(" | "), 0, 0);
        const QString hint = marked.text.section(QStringLiteral(" | "), 1);
        std::string id;
        if (before.is_array())
            for (const ordered_json& old : before)
                if (shown(valueAt(old, "text")) == shownText && valueAt(old, "id").is_string())
                    id = old["id"].get<std::string>();
        ordered_json choice = {{"id", id}, {"text", shownText.toStdString()}};
        if (marked.mark.startsWith(QLatin1Char('=')))
            choice["right"] = marked.mark.mid(1).trimmed().toStdString();
        else
            choice["right"] = !marked.mark.isEmpty();
        if (!hint.isEmpty())
            choice["hint"] = hint.toStdString();
        choices.push_back(choice);
    }
    std::set<std::string> taken;
    for (const ordered_json& choice : choices)
        taken.insert(choice["id"].get<std::string>());
    int number = 0;
    for (ordered_json& choice : choices) {
        if (!choice["id"].get_ref<const std::string&>().empty())
            continue;
        std::string id;
        do
            id = "choice-" + std::to_string(++number);
        while (taken.contains(id));
        choice["id"] = id;
    }
    return choices;
}

QString hintsText(const ordered_json& hints) {
    QStringList lines;
    for (const ordered_json& hint : hints)
        lines.append(
            hint.is_object()
                ? QStringLiteral("[= %1] %2").arg(shown(valueAt(hint, "when")), shown(valueAt(hint, "text")))
                : shown(hint));
    return lines.join(QLatin1Char('\n'));
}

ordered_json hintsOf(const QString& text) {
    ordered_json hints = ordered_json::array();
    for (const QString& line : linesOf(text)) {
        const MarkedLine marked = markedLine(line);
        if (marked.mark.startsWith(QLatin1Char('=')))
            hints.push_back(
                {{"when", marked.mark.mid(1).trimmed().toStdString()}, {"text", marked.text.toStdString()}});
        else
            hints.push_back(line.trimmed().toStdString());
    }
    return hints.empty() ? ordered_json() : hints;
}

}  // namespace

QuestionEditor::QuestionEditor(QWidget* parent)
    : QWidget(parent),
      m_kind(new QComboBox(this)),
      m_at(new QComboBox(this)),
      m_atLabel(new QLabel(tr("At"), this)),
      m_form(new QFormLayout(this)),
      m_take(new QPushButton(tr("Take the Changes of the Window"), this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_kind->setObjectName(QStringLiteral("questionKind"));
    for (const KindName& row : kindNames)
        m_kind->addItem(tr(row.label), QString::fromLatin1(row.id));
    m_at->setObjectName(QStringLiteral("questionAt"));
    for (const KindName& row : pointNames)
        m_at->addItem(tr(row.label), QString::fromLatin1(row.id));
    m_atLabel->setBuddy(m_at);
    m_take->setObjectName(QStringLiteral("takeSolution"));
    m_form->addRow(tr("Question"), m_kind);
    m_form->addRow(m_atLabel, m_at);
    using Form = Field::Form;
    addField({"ask", "*", Form::Lines}, tr("Ask"), tr("What does it look at next?"));
    addField({"choices", " choose ", Form::Choices}, tr("Choices"),
             tr("[x] a right one\n[ ] a wrong one | its hint\n[= lane('dot').exact] right if this is true"));
    addField({"value", " bet point ", Form::Number}, tr("Right is"), tr("lane('dot').step(1).argmax"));
    addField({"tolerance", " bet ", Form::Number}, tr("Within"), tr("1"));
    addField({"scale.least", " bet ", Form::Number}, tr("From"), tr("0"));
    addField({"scale.most", " bet ", Form::Number}, tr("To"), tr("100"));
    addField({"scale.step", " bet ", Form::Number}, tr("In steps of"), tr("empty: any number"));
    addField({"scale.unit", " bet ", Form::Line}, tr("Unit"), tr("tokens"));
    addField({"lane", " point ", Form::Line}, tr("Lane"), tr("its id; empty: any"));
    addField({"check", " do find ", Form::Line}, tr("Right if"),
             tr("lane('dot').output != lane('dot').original.output"));
    addField({"solution", " do ", Form::Solution}, tr("Solution"), QString());
    addField({"model_answer", " say ", Form::Lines}, tr("Model answer"), QString());
    addField({"hints", " choose bet point do find ", Form::Hints}, tr("Hints"),
             tr("one a line\n[= answer > value] shown if this is true"));
    addField({"right", " choose bet point do find ", Form::Line}, tr("Said if right"),
             tr("Measured: {value}."));
    addField({"wrong", " bet point do find ", Form::Line}, tr("Said if wrong"), QString());
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        if (!m_isSetting)
            emit edited();
    });
    connect(m_at, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_isSetting)
            emit edited();
    });
    connect(m_take, &QPushButton::clicked, this, &QuestionEditor::solutionRequested);
    showFields();
}

void QuestionEditor::addField(Field field, const QString& label, const QString& example) {
    const bool isLong = field.form == Field::Form::Lines || field.form == Field::Form::Choices ||
                        field.form == Field::Form::Hints;
    QString name = QString::fromLatin1(field.key).replace(QLatin1Char('.'), QLatin1Char('_'));
    const auto notice = [this] {
        if (!m_isSetting)
            emit edited();
    };
    if (isLong) {
        auto* edit = new QPlainTextEdit(this);
        edit->setTabChangesFocus(true);
        edit->setPlaceholderText(example);
        edit->setFixedHeight(linesOfField * edit->fontMetrics().lineSpacing() + 14);
        connect(edit, &QPlainTextEdit::textChanged, this, notice);
        field.edit = edit;
    } else {
        auto* edit = new QLineEdit(this);
        edit->setPlaceholderText(example);
        edit->setReadOnly(field.form == Field::Form::Solution);
        connect(edit, &QLineEdit::textChanged, this, notice);
        field.edit = edit;
    }
    field.edit->setObjectName(QStringLiteral("question_") + name);
    field.edit->setAccessibleName(label);
    auto* shownLabel = new QLabel(label, this);
    shownLabel->setBuddy(field.edit);
    field.label = shownLabel;
    m_form->addRow(shownLabel, field.edit);
    if (field.form == Field::Form::Solution)
        m_form->addRow(QString(), m_take);
    m_fields.push_back(field);
}

QString QuestionEditor::kind() const {
    return m_kind->currentData().toString();
}

void QuestionEditor::showFields() {
    const QString now = kind();
    for (const Field& field : m_fields) {
        const QString kinds = QString::fromLatin1(field.kinds);
        const bool isShown = !now.isEmpty() && (kinds == QLatin1String("*") ||
                                                kinds.contains(QLatin1Char(' ') + now + QLatin1Char(' ')));
        field.label->setVisible(isShown);
        field.edit->setVisible(isShown);
    }
    m_at->setVisible(now == QLatin1String("point"));
    m_atLabel->setVisible(now == QLatin1String("point"));
    m_take->setVisible(now == QLatin1String("do"));
}

QString QuestionEditor::textOf(const Field& field) const {
    if (const auto* lines = qobject_cast<const QPlainTextEdit*>(field.edit))
        return lines->toPlainText();
    return static_cast<const QLineEdit*>(field.edit)->text();
}

void QuestionEditor::setTextOf(const Field& field, const QString& text) {
    if (auto* lines = qobject_cast<QPlainTextEdit*>(field.edit))
        lines->setPlainText(text);
    else
        static_cast<QLineEdit*>(field.edit)->setText(text);
}

void QuestionEditor::setQuestion(const ordered_json& question) {
    m_isSetting = true;
    m_question = question;
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(shown(valueAt(question, "kind")))));
    m_at->setCurrentIndex(std::max(0, m_at->findData(shown(valueAt(question, "at")))));
    for (const Field& field : m_fields) {
        const ordered_json value = valueAt(question, field.key);
        setTextOf(field, field.form == Field::Form::Choices ? choicesText(value)
                         : field.form == Field::Form::Hints ? hintsText(value)
                                                            : shown(value));
    }
    showFields();
    m_isSetting = false;
}

void QuestionEditor::read(const Field& field, ordered_json& question) const {
    const QString text = textOf(field).trimmed();
    if (field.form == Field::Form::Choices)
        return put(question, field.key, choicesOf(text, valueAt(m_question, field.key)));
    if (text.isEmpty())
        return put(question, field.key, {});
    switch (field.form) {
        case Field::Form::Number:
            return put(question, field.key, numberOrText(text));
        case Field::Form::Hints:
            return put(question, field.key, hintsOf(text));
        case Field::Form::Solution:
            return put(question, field.key, ordered_json::parse(text.toStdString(), nullptr, false));
        default:
            return put(question, field.key, text.toStdString());
    }
}

ordered_json QuestionEditor::question() const {
    const QString now = kind();
    if (now.isEmpty())
        return {};
    ordered_json question = ordered_json::object();
    // What has no field is of the old kind.
    if (shown(valueAt(m_question, "kind")) == now)
        question = m_question;
    question["kind"] = now.toStdString();
    if (now == QLatin1String("point"))
        question["at"] = m_at->currentData().toString().toStdString();
    for (const Field& field : m_fields) {
        const QString kinds = QString::fromLatin1(field.kinds);
        if (kinds == QLatin1String("*") || kinds.contains(QLatin1Char(' ') + now + QLatin1Char(' ')))
            read(field, question);
    }
    return question;
}

void QuestionEditor::setSolution(const ordered_json& solution) {
    for (const Field& field : m_fields)
        if (field.form == Field::Form::Solution)
            setTextOf(field, shown(solution));
}

}  // namespace attn::ui
