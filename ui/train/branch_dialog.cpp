// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/branch_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <array>

#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/train/change_range.h"

namespace attn::ui {
namespace {

struct Row {
    QString name, label, help;
    std::optional<double> TrainingChange::*place;
};

}  // namespace

std::optional<TrainingChange> askForBranch(const QString& lane, Index update, const TrainingChange& now,
                                           QWidget* parent) {
    const std::array<Row, 3> rows = {
        Row{QStringLiteral("branchRate"), tr("Learning &rate"),
            tr("above 0, of the branch's first update; its schedule goes on in proportion"),
            &TrainingChange::rate},
        Row{QStringLiteral("branchDropout"), tr("&Dropout"), rangeOf(&TrainingChange::dropout).text,
            &TrainingChange::dropout},
        Row{QStringLiteral("branchForcing"), tr("&Teacher forcing"),
            rangeOf(&TrainingChange::teacherForcing).text, &TrainingChange::teacherForcing}};
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("branchDialog"));
    dialog.setWindowTitle(tr("New Branch"));
    auto* column = new QVBoxLayout(&dialog);
    auto* text = new QLabel(tr("A new lane that is %1 up to update %2, and goes on from there with:")
                                .arg(lane, groupedNumber(update)));
    text->setWordWrap(true);
    column->addWidget(text);
    auto* form = new QFormLayout;
    column->addLayout(form);
    auto* wrong = new QLabel;
    wrong->setObjectName(QStringLiteral("branchProblem"));
    wrong->setWordWrap(true);
    column->addWidget(wrong);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Branch"));
    column->addWidget(buttons);
    std::array<QLineEdit*, rows.size()> edits{};
    std::array<QString, rows.size()> before;
    TrainingChange change;
    const auto check = [&] {
        change = {};
        QString sentence;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Row& row = rows[i];
            const std::optional<double> value = realNumber(edits[i]->text().toStdString());
            const ChangeRange range = rangeOf(row.place);
            if (!(value && range.holds(*value)) && sentence.isEmpty())
                sentence = tr("%1 should be a number %2, found “%3”.")
                               .arg(withoutAccelerator(row.label), range.text, edits[i]->text());
            if (edits[i]->text() != before[i])
                change.*row.place = value;  // empty while the text is not a number
        }
        const bool isOther = change != TrainingChange();
        const bool isWrong = !sentence.isEmpty();
        wrong->setText(isWrong || isOther ? sentence : tr("Change at least one of them."));
        wrong->setProperty("tone", isWrong ? "wrong" : "muted");
        wrong->style()->polish(wrong);
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!isWrong && isOther);
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        before[i] = typedNumber((now.*rows[i].place).value_or(0), 3);
        edits[i] = new QLineEdit(before[i]);
        edits[i]->setObjectName(rows[i].name);
        edits[i]->setToolTip(rows[i].help);
        edits[i]->setAccessibleDescription(rows[i].help);
        form->addRow(rows[i].label, edits[i]);
        auto* help = new QLabel(rows[i].help);
        help->setFont(theme().small);
        help->setProperty("tone", "muted");
        form->addRow(QString(), help);
        QObject::connect(edits[i], &QLineEdit::textChanged, &dialog, check);
    }
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QWidget::setTabOrder(edits.back(), buttons->button(QDialogButtonBox::Ok));
    QWidget::setTabOrder(buttons->button(QDialogButtonBox::Ok), buttons->button(QDialogButtonBox::Cancel));
    edits[0]->setFocus();
    edits[0]->selectAll();
    check();
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return change;
}

}  // namespace attn::ui
