// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/conclusions_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme.h"

namespace attn::ui {
namespace {

QLabel* paragraph(const QString& text, const char* tone = nullptr) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    if (tone)
        label->setProperty("tone", tone);
    return label;
}

bool namesFile(const Conclusion& conclusion) {
    return conclusion.id == "source" || conclusion.id == "target";
}

}  // namespace

ConclusionsDialog::ConclusionsDialog(const Content& content, QWidget* parent)
    : QDialog(parent), m_conclusions(content.conclusions) {
    setObjectName(QStringLiteral("conclusionsDialog"));
    setWindowTitle(tr("How %1 Was Read").arg(content.name));
    const Theme& t = theme();
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, t.space, 0);
    column->setSpacing(3 * t.space);
    if (!content.heading.isEmpty())
        column->addWidget(paragraph(content.heading));
    for (const Conclusion& conclusion : m_conclusions)
        column->addWidget(conclusionBlock(conclusion));
    addLines(*column, content.lines);
    column->addStretch();

    auto* scroll = new QScrollArea;
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* again = buttons->addButton(tr("&Read Again"), QDialogButtonBox::AcceptRole);
    again->setObjectName(QStringLiteral("readAgain"));
    again->setToolTip(tr("Read the file again with these choices"));
    again->setProperty("role", "primary");
    again->setEnabled(false);
    for (const auto& [id, box] : m_boxes)
        connect(box, &QComboBox::currentIndexChanged, again, [again] { again->setEnabled(true); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(scroll, 1);
    rows->addWidget(buttons);

    const int line = QFontMetrics(t.label).height();
    QSize wanted(42 * line, inner->heightForWidth(40 * line) + 6 * line);
    wanted.setHeight(std::min(wanted.height(), 40 * line));
    if (parent)
        wanted = wanted.boundedTo((QSizeF(parent->size()) * 0.94).toSize());
    resize(wanted);
}

QWidget* ConclusionsDialog::conclusionBlock(const Conclusion& conclusion) {
    auto* block = new QWidget;
    auto* column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().space / 2);
    auto* topic = paragraph(QString::fromStdString(conclusion.topic));
    topic->setFont(theme().labelBold);
    column->addWidget(topic);
    column->addWidget(paragraph(QString::fromStdString(conclusion.what)));
    if (!conclusion.why.empty())
        column->addWidget(paragraph(QString::fromStdString(conclusion.why), "muted"));
    if (conclusion.choices.size() > 1 || namesFile(conclusion))
        column->addWidget(choiceRow(conclusion));
    return block;
}

QWidget* ConclusionsDialog::choiceRow(const Conclusion& conclusion) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, theme().space, 0, 0);
    auto* box = new QComboBox;
    box->setObjectName(QString::fromStdString(conclusion.id));
    box->setAccessibleName(QString::fromStdString(conclusion.topic));
    box->setAccessibleDescription(QString::fromStdString(conclusion.why));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    for (const Conclusion::Choice& choice : conclusion.choices)
        box->addItem(QString::fromStdString(choice.label), QString::fromStdString(choice.value));
    const QString value = QString::fromStdString(conclusion.value);
    if (box->findData(value) < 0)
        box->addItem(value.isEmpty() ? tr("none") : value, value);
    box->setCurrentIndex(box->findData(value));
    box->setToolTip(box->currentText());
    m_boxes[conclusion.id] = box;
    line->addWidget(box, 1);
    if (!namesFile(conclusion))
        return row;
    auto* browse = new QPushButton(tr("Choose…"));
    browse->setObjectName(box->objectName() + QStringLiteral(".browse"));
    browse->setAutoDefault(false);
    browse->setAccessibleName(tr("Choose: %1").arg(box->accessibleName()));
    connect(browse, &QPushButton::clicked, this, [this, box] {
        const QString path = QFileDialog::getOpenFileName(this, box->accessibleName());
        if (path.isEmpty())
            return;
        if (box->findData(path) < 0)
            box->addItem(path, path);
        box->setCurrentIndex(box->findData(path));
        box->setToolTip(path);
    });
    line->addWidget(browse);
    return row;
}

void ConclusionsDialog::addLines(QVBoxLayout& column, const QStringList& lines) {
    if (lines.isEmpty())
        return;
    auto* topic = paragraph(tr("Left out"));
    topic->setFont(theme().labelBold);
    column.addWidget(topic);
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("conclusionLines"));
    list->setAccessibleName(tr("What was left out, and why"));
    list->setWordWrap(true);
    list->setUniformItemSizes(false);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->addItems(lines);
    const int shown = std::clamp(static_cast<int>(lines.size()), 2, 8);
    list->setMinimumHeight(shown * (list->fontMetrics().height() + theme().space));
    column.addWidget(list, 1);
}

std::map<std::string, std::string> ConclusionsDialog::overruled() const {
    std::map<std::string, std::string> chosen;
    for (const Conclusion& conclusion : m_conclusions) {
        const auto box = m_boxes.find(conclusion.id);
        const std::string now =
            box == m_boxes.end() ? conclusion.value : box->second->currentData().toString().toStdString();
        if (conclusion.isOverruled || now != conclusion.value)
            chosen[conclusion.id] = now;
    }
    return chosen;
}

}  // namespace attn::ui
