// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/live_settings.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/decimal_spin_box.h"
#include "ui/train/change_range.h"

namespace attn::ui {

LiveSettings::LiveSettings(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    addField(
        0, QStringLiteral("liveRate"), tr("&Rate"),
        tr("Learning rate of the next update; the schedule goes on in proportion to it. Return changes it."),
        &TrainingChange::rate);
    addField(1, QStringLiteral("liveDropout"), tr("&Dropout"),
             tr("Share of the activations that an update leaves out, from 0 to below 1. Return changes it."),
             &TrainingChange::dropout);
    addField(2, QStringLiteral("liveForcing"), tr("Teacher f&orcing"),
             tr("Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. "
                "Return changes it."),
             &TrainingChange::teacherForcing);
    row->addStretch();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &LiveSettings::applyTheme);
    applyTheme();
    setValues(std::nullopt);
}

LiveSettings::~LiveSettings() {
    // A field loses the focus when the window closes. This object can no longer answer then.
    for (const Field& field : m_fields)
        field.edit->disconnect(this);
}

void LiveSettings::addField(std::size_t index, const QString& name, const QString& label, const QString& help,
                            std::optional<double> TrainingChange::*place) {
    Field& field = m_fields[index];
    field = {new QLabel(label, this), new QLineEdit(this), place};
    field.label->setProperty("tone", "muted");
    field.label->setBuddy(field.edit);
    field.label->setToolTip(help);
    field.edit->setObjectName(name);
    field.edit->setToolTip(help);
    field.edit->setWhatsThis(help);
    field.edit->setAccessibleName(withoutAccelerator(label));
    field.edit->setAccessibleDescription(help);
    field.edit->setAlignment(Qt::AlignRight);
    field.edit->installEventFilter(this);
    followDecimalMark(*field.edit);
    connect(field.edit, &QLineEdit::returnPressed, this, [this, index] {
        if (take(m_fields[index]))
            emit left();
    });
    connect(field.edit, &QLineEdit::editingFinished, this, [this, index] {
        if (m_values && !m_fields[index].edit->hasFocus())
            show(m_fields[index], valueOf(m_fields[index]));
    });
    auto* row = static_cast<QHBoxLayout*>(layout());
    if (index > 0)
        row->addSpacing(6);
    row->addWidget(field.label);
    row->addWidget(field.edit);
}

double LiveSettings::valueOf(const Field& field) const {
    return field.place == &TrainingChange::rate      ? m_values->rate
           : field.place == &TrainingChange::dropout ? m_values->dropout
                                                     : m_values->teacherForcing;
}

void LiveSettings::show(const Field& field, double value) {
    const QString text = typedNumber(value, 3);
    const bool isSame = field.edit->text() == text;
    const bool isSelected = field.edit->hasFocus() && field.edit->selectedText() == field.edit->text();
    if (!isSame)
        field.edit->setText(text);
    field.edit->setModified(false);
    // A selected number stays selected, so that typing replaces the new one.
    if (!isSame && isSelected)
        field.edit->selectAll();
    else if (!field.edit->hasFocus())
        field.edit->setCursorPosition(0);
}

void LiveSettings::setValues(std::optional<Values> values) {
    m_values = values;
    for (const Field& field : m_fields) {
        field.edit->setEnabled(values && values->canChange);
        QString help = field.edit->whatsThis();
        if (values && !values->note.isEmpty())
            help.prepend(values->note + QLatin1Char('\n'));
        field.edit->setToolTip(help);
        field.label->setToolTip(help);
        field.edit->setAccessibleDescription(help);
        if (values && !values->canChange)
            field.edit->setModified(false);
        // Does not replace what the user is typing.
        if (values && !field.edit->isModified())
            show(field, valueOf(field));
        if (!values) {
            field.edit->clear();
            field.edit->setModified(false);
        }
    }
}

bool LiveSettings::take(const Field& field) {
    if (!field.edit->isModified())
        return true;
    const std::optional<double> value = realNumber(field.edit->text().toStdString());
    const ChangeRange range = rangeOf(field.place);
    if (!value || !range.holds(*value)) {
        emit problem(tr("%1 should be a number %2, found “%3”.")
                         .arg(field.edit->accessibleName(), range.text, field.edit->text()));
        return false;
    }
    field.edit->setModified(false);
    TrainingChange change;
    change.*field.place = *value;
    emit changeRequested(change);
    return true;
}

bool LiveSettings::eventFilter(QObject* watched, QEvent* event) {
    auto* edit = qobject_cast<QLineEdit*>(watched);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (edit && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();  // Escape leaves the field. It must not leave the presenter view.
            return true;
        }
        for (const Field& field : m_fields) {
            if (field.edit == edit && m_values)
                show(field, valueOf(field));
        }
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LiveSettings::applyTheme() {
    const int width = QFontMetrics(theme().label).horizontalAdvance(QStringLiteral("0.000000")) + 22;
    for (const Field& field : m_fields)
        field.edit->setFixedWidth(width);
}

}  // namespace attn::ui
