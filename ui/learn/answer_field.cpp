// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/answer_field.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/decimal_spin_box.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

using nlohmann::json;

QVBoxLayout* columnOf(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

// How many of a class have chosen an answer. `id` tells it from others.
QSpinBox* newHands(const QString& id, const QString& answer, QWidget* parent) {
    auto* hands = new QSpinBox(parent);
    hands->setObjectName(QStringLiteral("hands_") + id);
    hands->setAccessibleName(AnswerField::tr("Hands for %1").arg(answer));
    hands->setToolTip(AnswerField::tr("How many hands are up for this answer"));
    hands->setSuffix(AnswerField::tr(" hands"));
    hands->setRange(0, 999);
    hands->hide();
    return hands;
}

// A button beside a text that wraps, unlike the button's own.
class ChooseField : public AnswerField {
public:
    ChooseField(const LessonQuestion& question, const QStringList& texts, QWidget* parent)
        : AnswerField(parent),
          m_isMany(question.isMany),
          m_group(new QButtonGroup(this)),
          m_grid(new QGridLayout(this)) {
        m_group->setExclusive(!m_isMany);
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setVerticalSpacing(6);
        m_grid->setHorizontalSpacing(24);
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            const QString id = QString::fromStdString(question.choices[i].id);
            const QString text = texts.value(static_cast<qsizetype>(i));
            auto* choice = new QWidget(this);
            auto* button = m_isMany ? static_cast<QAbstractButton*>(new QCheckBox(choice))
                                    : static_cast<QAbstractButton*>(new QRadioButton(choice));
            button->setObjectName(QStringLiteral("choice_") + id);
            button->setProperty("choice", id);
            button->setAccessibleName(text);
            auto* label = new QLabel(text, choice);
            label->setTextFormat(Qt::MarkdownText);
            // Without this the label itself would open files that a text names.
            label->setResourceProvider([](const QUrl&) { return QVariant(QByteArray()); });
            label->setWordWrap(true);
            label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
            label->setBuddy(button);
            label->installEventFilter(this);
            m_labels.append(label);
            auto* row = new QHBoxLayout(choice);
            row->setContentsMargins(0, 0, 0, 0);
            row->setSpacing(8);
            row->addWidget(button, 0, Qt::AlignTop);
            row->addWidget(label, 1);
            m_hands.append(newHands(id, text, choice));
            row->addWidget(m_hands.back(), 0, Qt::AlignTop);
            m_choices.append(choice);
            m_group->addButton(button);
            connect(button, &QAbstractButton::toggled, this, &AnswerField::changed);
        }
        arrange(1);
    }

    json answer() const override {
        json ids = json::array();
        for (const QAbstractButton* button : m_group->buttons())
            if (button->isChecked())
                ids.push_back(button->property("choice").toString().toStdString());
        if (ids.empty())
            return {};
        return m_isMany ? ids : ids.front();
    }
    void setAnswer(const json& answer) override {
        const json ids = answer.is_array() ? answer : json::array({answer});
        for (QAbstractButton* button : m_group->buttons()) {
            const json id = button->property("choice").toString().toStdString();
            button->setChecked(std::find(ids.begin(), ids.end(), id) != ids.end());
        }
    }
    QWidget* first() override { return m_group->buttons().value(0); }
    // A class sees all choices at once: short ones stand in two columns.
    void setPresenting(bool isPresenting) override {
        for (QSpinBox* hands : m_hands) {
            hands->setVisible(isPresenting);
            hands->setSuffix({});  // texts need the room
        }
        m_isPresenting = isPresenting;
        arrange(columns());
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonRelease)
            if (const qsizetype place = m_labels.indexOf(watched); place >= 0)
                m_group->buttons()[place]->click();
        return AnswerField::eventFilter(watched, event);
    }
    bool event(QEvent* event) override {
        // The buttons stand in the middle of the first lines.
        if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange)
            for (QAbstractButton* button : m_group->buttons())
                button->setFixedHeight(fontMetrics().height());
        return AnswerField::event(event);
    }

private:
    void resizeEvent(QResizeEvent* event) override {
        AnswerField::resizeEvent(event);
        arrange(columns());
    }
    int columns() const {
        int widest = 0;
        for (qsizetype i = 0; m_isPresenting && i < m_choices.size(); ++i)
            widest =
                std::max(widest, fontMetrics().horizontalAdvance(m_group->buttons()[i]->accessibleName()) +
                                     m_hands[i]->sizeHint().width() + 3 * fontMetrics().height());
        return m_isPresenting && 2 * widest <= width() ? 2 : 1;
    }
    void arrange(int columns) {
        if (columns == m_columns)
            return;
        m_columns = columns;
        for (qsizetype i = 0; i < m_choices.size(); ++i)
            m_grid->addWidget(m_choices[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
        for (int column = 0; column < 2; ++column)
            m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    }

    bool m_isMany;
    QButtonGroup* m_group;
    QGridLayout* m_grid;
    bool m_isPresenting = false;
    int m_columns = 0;
    QList<QWidget*> m_choices;
    QList<QSpinBox*> m_hands;
    QList<QObject*> m_labels;
};

class OffersField : public AnswerField {
public:
    OffersField(const LessonQuestion& question, QWidget* parent)
        : AnswerField(parent), m_group(new QButtonGroup(this)) {
        auto* column = columnOf(this);
        const QString unit = question.scale ? QString::fromStdString(question.scale->unit) : QString();
        for (const double offer : question.offers) {
            auto* button = new QRadioButton(this);
            const auto show = [button, offer, unit] {
                const QString number = decimalText(offer);
                button->setText(unit.isEmpty() ? number : number + QLatin1Char(' ') + unit);
            };
            show();
            connect(ThemeNotifier::instance(), &ThemeNotifier::changed, button, show);
            button->setObjectName(QStringLiteral("offer_%1").arg(offer));
            auto* row = new QHBoxLayout;
            row->addWidget(button);
            m_hands.append(newHands(QString::number(offer), button->text(), this));
            row->addWidget(m_hands.back());
            row->addStretch();
            column->addLayout(row);
            m_group->addButton(button);
            m_offers.push_back(offer);
            connect(button, &QAbstractButton::toggled, this, &AnswerField::changed);
        }
    }
    json answer() const override {
        const auto place = m_group->buttons().indexOf(m_group->checkedButton());
        return place < 0 ? json() : json(m_offers[static_cast<std::size_t>(place)]);
    }
    void setAnswer(const json& answer) override {
        for (std::size_t i = 0; answer.is_number() && i < m_offers.size(); ++i)
            if (std::abs(m_offers[i] - answer.get<double>()) < 1e-9)
                m_group->buttons()[static_cast<qsizetype>(i)]->setChecked(true);
    }
    QWidget* first() override { return m_group->buttons().value(0); }
    void setPresenting(bool isPresenting) override {
        for (QSpinBox* hands : m_hands)
            hands->setVisible(isPresenting);
    }

private:
    QButtonGroup* m_group;
    QList<QSpinBox*> m_hands;
    std::vector<double> m_offers;
};

// A number, typed or set by a slider.
class NumberField : public AnswerField {
public:
    NumberField(const BetScale& scale, QWidget* parent)
        : AnswerField(parent), m_scale(scale), m_box(new DecimalSpinBox(this)) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        m_box->setObjectName(QStringLiteral("bet"));
        m_box->setAccessibleName(tr("Your bet"));
        m_box->setRange(scale.least, scale.most);
        const double step = scale.step > 0 ? scale.step : (scale.most - scale.least) / 100;
        const int decimals =
            scale.step > 0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(scale.step) - 1e-9)), 0, 6)
                           : 3;
        m_box->setDecimals(decimals);
        m_box->setSingleStep(step);
        if (!scale.unit.empty())
            m_box->setSuffix(QLatin1Char(' ') + QString::fromStdString(scale.unit));
        auto* slider = new QSlider(Qt::Horizontal, this);
        slider->setObjectName(QStringLiteral("betSlider"));
        slider->setAccessibleName(tr("Your bet"));
        const int most = scale.step > 0 && !scale.isLogarithmic
                             ? std::max(1, static_cast<int>(std::lround((scale.most - scale.least) / step)))
                             : 200;
        slider->setRange(0, most);
        row->addWidget(slider, 1);
        row->addWidget(m_box);
        connect(slider, &QSlider::valueChanged, this, [this, most](int value) {
            if (!m_isSetting)
                m_box->setValue(valueAt(static_cast<double>(value) / most));
        });
        connect(m_box, &QDoubleSpinBox::valueChanged, this, [this, slider, most](double value) {
            m_wasSet = true;
            m_isSetting = true;
            slider->setValue(static_cast<int>(std::lround(shareOf(value) * most)));
            m_isSetting = false;
            emit changed();
        });
        m_box->setValue(valueAt(0.5));
        m_wasSet = false;
    }
    json answer() const override { return m_wasSet ? json(m_box->value()) : json(); }
    void setAnswer(const json& answer) override {
        if (!answer.is_number())
            return;
        m_box->setValue(answer.get<double>());
        m_wasSet = true;
        emit changed();
    }
    QWidget* first() override { return m_box; }

private:
    double valueAt(double share) const {
        if (m_scale.isLogarithmic && m_scale.least > 0)
            return m_scale.least * std::pow(m_scale.most / m_scale.least, share);
        return m_scale.least + share * (m_scale.most - m_scale.least);
    }
    double shareOf(double value) const {
        if (m_scale.isLogarithmic && m_scale.least > 0)
            return std::log(value / m_scale.least) / std::log(m_scale.most / m_scale.least);
        return (value - m_scale.least) / (m_scale.most - m_scale.least);
    }

    BetScale m_scale;
    DecimalSpinBox* m_box;
    bool m_wasSet = false, m_isSetting = false;
};

// A part of the window. It is pointed at there.
class PointField : public AnswerField {
public:
    PointField(const LessonQuestion& question, QWidget* parent)
        : AnswerField(parent), m_question(question), m_said(new QLabel(this)) {
        QVBoxLayout* column = columnOf(this);
        m_said->setObjectName(QStringLiteral("pointed"));
        m_said->setWordWrap(true);
        m_said->setTextFormat(Qt::PlainText);
        column->addWidget(m_said);
        if (question.at == PointAt::Term) {
            m_term = new QSpinBox(this);
            m_term->setObjectName(QStringLiteral("term"));
            m_term->setPrefix(tr("term "));
            m_term->setAccessibleName(tr("Term of the sum"));
            m_term->setRange(1, 9999);
            column->addWidget(m_term);
            connect(m_term, &QSpinBox::valueChanged, this, &AnswerField::changed);
        }
        say();
    }
    json answer() const override {
        if (m_question.times > 1) {
            json all = m_given;
            const json last = single();
            if (!last.is_null() && static_cast<Index>(all.size()) < m_question.times)
                all.push_back(last);
            return static_cast<Index>(all.size()) == m_question.times ? all : json();
        }
        return single();
    }
    void setAnswer(const json& answer) override {
        const json& one = answer.is_array() && !answer.empty() ? answer.back() : answer;
        if (answer.is_array())
            m_given = answer.empty() ? json::array() : json(answer.begin(), answer.end() - 1);
        m_at = {};
        if (one.is_object()) {
            m_at.lane = QString::fromStdString(one.value("lane", std::string()));
            m_at.map = QString::fromStdString(one.value("map", std::string()));
            m_at.step = one.value("step", 0);
            m_at.position = one.value("position", 0);
            if (m_term)
                m_term->setValue(one.value("term", 1));
            m_at.run = QString::fromStdString(one.value("run", std::string()));
        }
        say();
        emit changed();
    }
    void point(const PointedAt& at) override {
        m_at = at;
        say();
        emit changed();
    }
    bool nextRow() override {
        const json one = single();
        if (m_question.times == 1 || one.is_null() || given() + 1 >= m_question.times)
            return false;
        m_given.push_back(one);
        m_at = {};
        say();
        emit changed();
        return true;
    }
    Index given() const { return static_cast<Index>(m_given.size()); }

private:
    json single() const {
        const std::string lane = m_at.lane.toStdString();
        switch (m_question.at) {
            case PointAt::SourceToken:
            case PointAt::Bar:
                return m_at.position > 0 ? json{{"lane", lane}, {"position", m_at.position}} : json();
            case PointAt::Cell:
                return m_at.position > 0 && m_at.step > 0
                           ? json{{"lane", lane}, {"step", m_at.step}, {"position", m_at.position}}
                           : json();
            case PointAt::Output:
                return m_at.step > 0 ? json{{"lane", lane}, {"step", m_at.step}} : json();
            case PointAt::Lane:
                return lane.empty() ? json() : json{{"lane", lane}};
            case PointAt::Map:
                return m_at.map.isEmpty() ? json() : json{{"lane", lane}, {"map", m_at.map.toStdString()}};
            case PointAt::Term:
                return m_at.step > 0 && m_at.position > 0 ? json{{"lane", lane},
                                                                 {"step", m_at.step},
                                                                 {"position", m_at.position},
                                                                 {"term", m_term->value()}}
                                                          : json();
            case PointAt::Run:
                return m_at.run.isEmpty() ? json() : json{{"run", m_at.run.toStdString()}};
        }
        return {};
    }
    void say() {
        const QString token = m_at.token.isEmpty() ? QString() : quotedToken(m_at.token);
        QString text;
        switch (m_question.at) {
            case PointAt::SourceToken:
            case PointAt::Bar:
                text = m_at.position > 0
                           ? tr("Chosen: token %1 %2").arg(m_at.position).arg(token)
                           : tr("Click a token of the source, or go to it with ← and → and press Enter.");
                break;
            case PointAt::Cell:
                text = m_at.position > 0 ? tr("Chosen: step %1, token %2 %3, %4")
                                               .arg(m_at.step)
                                               .arg(m_at.position)
                                               .arg(token, m_at.laneName)
                                         : tr("Go to the row, then click the column of the token.");
                break;
            case PointAt::Output:
                text = m_at.step > 0 ? tr("Chosen: step %1, %2. Go to the step that you mean.")
                                           .arg(m_at.step)
                                           .arg(m_at.laneName)
                                     : tr("Go to the step that you mean.");
                break;
            case PointAt::Lane:
                text = m_at.laneName.isEmpty() ? tr("Click the lane.") : tr("Chosen: %1").arg(m_at.laneName);
                break;
            case PointAt::Map:
                text = m_at.map.isEmpty() ? tr("Show the map that you mean.")
                                          : tr("Chosen: %1, %2").arg(m_at.map, m_at.laneName);
                break;
            case PointAt::Term:
                text = m_at.position > 0
                           ? tr("Chosen: step %1, token %2 %3").arg(m_at.step).arg(m_at.position).arg(token)
                           : tr("Click the column of the token, then give the number of the term.");
                break;
            case PointAt::Run:
                text = m_at.run.isEmpty()
                           ? tr("Click the training.")
                           : tr("Chosen: %1").arg(m_at.laneName.isEmpty() ? m_at.run : m_at.laneName);
                break;
        }
        if (m_question.times > 1)
            text = tr("%1 of %2. ").arg(given() + 1).arg(m_question.times) + text;
        m_said->setText(text);
        m_said->setVisible(!text.isEmpty());
    }

    LessonQuestion m_question;
    QLabel* m_said;
    QSpinBox* m_term = nullptr;
    PointedAt m_at;
    json m_given = json::array();
};

class FindField : public AnswerField {
public:
    explicit FindField(QWidget* parent) : AnswerField(parent), m_edit(new QLineEdit(this)) {
        columnOf(this)->addWidget(m_edit);
        m_edit->setObjectName(QStringLiteral("find"));
        m_edit->setAccessibleName(tr("The text that you found"));
        m_edit->setPlaceholderText(tr("a text, also typed above the pictures"));
        connect(m_edit, &QLineEdit::textChanged, this, &AnswerField::changed);
        connect(m_edit, &QLineEdit::returnPressed, this, &AnswerField::entered);
    }
    json answer() const override {
        return m_edit->text().isEmpty() ? json() : json(m_edit->text().toStdString());
    }
    void setAnswer(const json& answer) override {
        if (answer.is_string())
            m_edit->setText(QString::fromStdString(answer.get<std::string>()));
    }
    QWidget* first() override { return m_edit; }

private:
    QLineEdit* m_edit;
};

class SayField : public AnswerField {
public:
    explicit SayField(QWidget* parent) : AnswerField(parent), m_edit(new QPlainTextEdit(this)) {
        columnOf(this)->addWidget(m_edit);
        m_edit->setObjectName(QStringLiteral("say"));
        m_edit->setAccessibleName(tr("Your answer"));
        m_edit->setTabChangesFocus(true);
        m_edit->setFixedHeight(5 * fontMetrics().lineSpacing());
        connect(m_edit, &QPlainTextEdit::textChanged, this, &AnswerField::changed);
    }
    json answer() const override {
        const QString text = m_edit->toPlainText().trimmed();
        return text.isEmpty() ? json() : json(text.toStdString());
    }
    void setAnswer(const json& answer) override {
        if (answer.is_string())
            m_edit->setPlainText(QString::fromStdString(answer.get<std::string>()));
    }
    QWidget* first() override { return m_edit; }

private:
    QPlainTextEdit* m_edit;
};

}  // namespace

AnswerField* makeAnswerField(const LessonQuestion& question, const QStringList& choices, QWidget* parent) {
    switch (question.kind) {
        case QuestionKind::Choose:
            return new ChooseField(question, choices, parent);
        case QuestionKind::Bet:
            if (!question.offers.empty())
                return new OffersField(question, parent);
            return new NumberField(question.scale.value_or(BetScale()), parent);
        case QuestionKind::Point:
            return new PointField(question, parent);
        case QuestionKind::Find:
            return new FindField(parent);
        case QuestionKind::Say:
            return new SayField(parent);
        case QuestionKind::Do:
            return nullptr;
    }
    return nullptr;
}

}  // namespace attn::ui
