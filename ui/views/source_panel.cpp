// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/source_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <algorithm>

#include "ui/theme.h"
#include "ui/views/elided_label.h"
#include "ui/views/source_edit.h"
#include "ui/views/token_chips.h"
#include "ui/views/what_if_marks.h"

namespace attn::ui {
namespace {

constexpr int rowSpacing = 4;

}  // namespace

SourcePanel::SourcePanel(QWidget* parent)
    : QWidget(parent),
      m_sourceCaption(new QLabel(tr("Source"), this)),
      m_outputCaption(new QLabel(tr("Output"), this)),
      m_edit(new SourceEdit(this)),
      m_source(new TokenChips(TokenChips::Kind::Source, this)),
      m_output(new TokenChips(TokenChips::Kind::Output, this)),
      m_counts(new ElidedLabel(this)) {
    m_edit->setObjectName(QStringLiteral("sourceText"));
    m_edit->setPlaceholderText(tr("Type a text to decode"));
    m_edit->setAccessibleName(tr("Source text"));
    m_edit->setAccessibleDescription(tr("Enter or Escape leaves the field"));
    m_edit->setToolTip(tr("The text that every lane decodes (Ctrl+L)"));
    m_source->setObjectName(QStringLiteral("sourceChips"));
    m_source->setAccessibleName(tr("Source tokens"));
    m_output->setObjectName(QStringLiteral("outputChips"));
    m_output->setAccessibleName(tr("Output tokens of the selected lane"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_counts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_counts->setCursor(Qt::PointingHandCursor);
    m_counts->installEventFilter(this);
    for (QLabel* label : {m_sourceCaption, m_outputCaption, static_cast<QLabel*>(m_counts)})
        label->setProperty("tone", "muted");

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 6, 12, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(rowSpacing);
    grid->addWidget(m_sourceCaption, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_source, 0, 2, 1, 3);
    grid->addWidget(m_outputCaption, 1, 0);
    grid->addWidget(m_output, 1, 1, 1, 2);
    grid->addWidget(m_counts, 1, 4);
    grid->setColumnStretch(2, 1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    connect(m_edit, &QLineEdit::textEdited, this, &SourcePanel::textEdited);
    connect(m_edit, &SourceEdit::left, this, &SourcePanel::textLeft);
    connect(m_source, &TokenChips::hovered, this, &SourcePanel::sourceHovered);
    connect(m_output, &TokenChips::hovered, this, [this](int row) {
        const int rows = m_data ? rowsShown(*m_data, m_selection) : 0;
        emit rowHovered(row < rows ? row : -1);  // the chip "…" is no row yet
    });
    connect(m_output, &TokenChips::clicked, this, [this](int row) { emit stepRequested(row + 1); });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SourcePanel::applyTheme);
    applyTheme();
}

void SourcePanel::applyTheme() {
    // Room for a long date; the chips beside it have the rest.
    const int wanted = QFontMetrics(theme().label).averageCharWidth() * 30;
    m_edit->setFixedWidth(std::max(120, std::min(wanted, width() / 4)));
}

void SourcePanel::resizeEvent(QResizeEvent*) {
    applyTheme();
    giveRoom();
}

void SourcePanel::setText(const QString& text) {
    if (m_edit->text() == text)
        return;
    const int cursor = m_edit->cursorPosition();
    m_edit->setText(text);
    m_edit->setCursorPosition(m_edit->hasFocus() ? cursor : 0);
}

void SourcePanel::setData(std::shared_ptr<const LaneData> lane) {
    if (lane == m_data)
        return;
    m_data = std::move(lane);
    if (m_data)
        m_source->setTokens(m_data->sourceTokens, m_data->sourceUnknown);
    else
        m_source->setTokens({});
    m_source->setMarks(m_data ? sourceMarks(*m_data) : std::vector<TokenMark>());
    showOutput();
}

void SourcePanel::setSelection(const Selection& selection) {
    const bool hasMoved = selection.step != m_selection.step;
    m_selection = selection;
    m_source->setHighlighted(selection.source);
    if (hasMoved)
        showOutput();
    m_output->setHighlighted(selection.row);
}

void SourcePanel::showOutput() {
    if (!m_data) {
        m_output->setTokens({});
        m_output->setMarks({});
        m_output->setPending({});
        return;
    }
    const int rows = rowsShown(*m_data, m_selection);
    const bool isWhole = m_data->isFinished && rows == m_data->outputTokens.size();
    m_output->setTokens(m_data->outputTokens.mid(0, rows));
    m_output->setMarks(outputMarks(*m_data));
    m_output->setPending(isWhole ? QString() : QStringLiteral("…"));
    m_output->setCurrent(rows - 1);
    giveRoom();
}

void SourcePanel::giveRoom() {
    // Tokens come first; the counts take what is left, down to a third of the line.
    const int wanted = m_output->sizeHint().width();
    const bool hasBeside = m_beside && !m_beside->isHidden();
    m_output->setMinimumWidth(std::min(wanted, width() * (hasBeside ? 2 : 3) / 5));
    const int others = m_outputCaption->sizeHint().width() + m_output->minimumWidth() + 60;
    m_counts->setHidden(
        m_isCompact ||
        (hasBeside && others + m_beside->sizeHint().width() + m_counts->sizeHint().width() > width()));
}

void SourcePanel::placeBeside(QWidget* line) {
    m_beside = line;
    static_cast<QGridLayout*>(layout())->addWidget(line, 1, 3);
    line->installEventFilter(this);
    giveRoom();
}

bool SourcePanel::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == m_beside && (type == QEvent::ShowToParent || type == QEvent::HideToParent))
        giveRoom();
    if (watched == m_counts && type == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        emit countsClicked();
    return QWidget::eventFilter(watched, event);
}

void SourcePanel::setCounts(const QString& text, const QString& explanation) {
    m_counts->setContent(text, explanation);
}

void SourcePanel::setCompact(bool isCompact) {
    if (isCompact == m_isCompact)
        return;
    m_isCompact = isCompact;
    for (QWidget* part : {static_cast<QWidget*>(m_outputCaption), static_cast<QWidget*>(m_output),
                          static_cast<QWidget*>(m_counts)})
        part->setHidden(isCompact);
    giveRoom();
    static_cast<QGridLayout*>(layout())->setVerticalSpacing(isCompact ? 0 : rowSpacing);
}

int SourcePanel::heightFor(bool isCompact) const {
    const QMargins margins = layout()->contentsMargins();
    const int first = std::max(m_edit->sizeHint().height(), m_source->sizeHint().height());
    const int second = isCompact ? 0 : rowSpacing + m_output->sizeHint().height();
    return margins.top() + first + second + margins.bottom();
}

void SourcePanel::focusText() {
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

}  // namespace attn::ui
