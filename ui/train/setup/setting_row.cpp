// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/setting_row.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>
#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {
namespace {

class Choice : public QComboBox {
public:
    Choice() {
        setFocusPolicy(Qt::StrongFocus);
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(1);
    }
    // Wide enough to show every choice in full.
    QSize sizeHint() const override {
        return {std::max(settingWidth(), widest() + arrowRoom()), QComboBox::sizeHint().height()};
    }
    QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 5, sizeHint().height()};
    }
    void showPopup() override {
        view()->setMinimumWidth(widest() + 6 * theme().space +
                                view()->verticalScrollBar()->sizeHint().width());
        QComboBox::showPopup();
    }

protected:
    bool event(QEvent* event) override {
        // The shown choice may be cut, so the tooltip has all of it.
        if (event->type() == QEvent::ToolTip && !currentText().isEmpty())
            setToolTip(currentText() + QLatin1Char('\n') + whatsThis());
        return QComboBox::event(event);
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    int widest() const {
        const QFontMetrics metrics(theme().label);
        int width = metrics.horizontalAdvance(placeholderText());
        for (int i = 0; i < count(); ++i)
            width = std::max(width, metrics.horizontalAdvance(itemText(i)));
        return width;
    }
    // Room for the arrow and the borders, as in the style sheet.
    static int arrowRoom() { return QFontMetrics(theme().label).height() + 4 * theme().space; }
};

class NumberEdit : public QLineEdit {
public:
    NumberEdit() {
        setAlignment(Qt::AlignRight);
        setProperty("density", "compact");
    }
    QSize sizeHint() const override { return {settingWidth(), QLineEdit::sizeHint().height()}; }
    QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 5, sizeHint().height()};
    }

protected:
    void focusInEvent(QFocusEvent* event) override {
        m_before = text();
        QLineEdit::focusInEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Escape && !isReadOnly() && text() != m_before) {
            selectAll();
            insert(m_before);
        }
        QLineEdit::keyPressEvent(event);
    }

private:
    QString m_before;  // text when it got the focus
};

// Returns the editor, or all editors of a widget that holds several.
QList<QWidget*> partsOf(QWidget* editor) {
    QList<QWidget*> parts = editor->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    parts.removeIf([](const QWidget* part) { return part->focusPolicy() == Qt::NoFocus; });
    return editor->focusPolicy() != Qt::NoFocus || parts.isEmpty() ? QList<QWidget*>{editor} : parts;
}

}  // namespace

int settingWidth() {
    return 10 * QFontMetrics(theme().label).averageCharWidth() + 6 * theme().space;
}

QLineEdit* newNumberEdit() {
    return new NumberEdit;
}

QComboBox* newChoice() {
    return new Choice;
}

QCheckBox* newSwitch() {
    auto* box = new QCheckBox;
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

SettingRow::SettingRow(const QString& id, QWidget* editor, QWidget* parent)
    : QWidget(parent),
      m_id(id),
      m_label(new ElidedLabel(this)),
      m_editor(editor),
      m_problem(new QLabel(this)) {
    const auto [label, help] = settingText(id);
    m_label->setContent(label, help);
    m_label->setWhatsThis(help);
    const QList<QWidget*> parts = partsOf(editor);
    m_label->setBuddy(parts.front());
    for (QWidget* part : parts) {
        if (part->accessibleName().isEmpty())
            part->setAccessibleName(label);
        part->setToolTip(help);
        part->setWhatsThis(help);
    }
    if (editor->objectName().isEmpty())
        editor->setObjectName(id);
    m_problem->setObjectName(QStringLiteral("problem.") + id);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setProperty("tone", "wrong");
    m_problem->hide();

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_label, 0, 0);
    const bool isSwitch = qobject_cast<QCheckBox*>(editor) != nullptr;
    grid->addWidget(editor, 0, 1, isSwitch ? Qt::AlignRight | Qt::AlignVCenter : Qt::Alignment());
    grid->addWidget(m_problem, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SettingRow::applyTheme);
    applyTheme();
}

void SettingRow::applyTheme() {
    m_problem->setFont(theme().small);
    if (!qobject_cast<QCheckBox*>(m_editor))
        m_editor->setFixedWidth(qobject_cast<QComboBox*>(m_editor) ? m_editor->sizeHint().width()
                                                                   : settingWidth());
}

int SettingRow::fullWidth() const {
    return QFontMetrics(theme().label).horizontalAdvance(m_label->text()) + 6 + m_editor->sizeHint().width();
}

void SettingRow::setLabel(const QString& label) {
    m_label->setContent(label, settingText(m_id).help);
}

void SettingRow::setProblem(const QString& sentence) {
    if (m_problem->text() == sentence)
        return;
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    for (QWidget* part : partsOf(m_editor)) {
        part->setProperty("state", sentence.isEmpty() ? QVariant() : QVariant("wrong"));
        part->style()->unpolish(part);
        part->style()->polish(part);
        part->setAccessibleDescription(sentence);
    }
}

bool SettingRow::hasProblem() const {
    return !m_problem->text().isEmpty();
}

void SettingRow::setFrozen(bool frozen) {
    for (QWidget* part : partsOf(m_editor)) {
        if (auto* edit = qobject_cast<QLineEdit*>(part))
            edit->setReadOnly(frozen);
        else
            part->setEnabled(!frozen);
    }
}

}  // namespace attn::ui
