// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/tokens/source_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <algorithm>

#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/tokens/source_edit.h"
#include "ui/pictures/tokens/token_chips.h"

namespace attn::ui {
namespace {

constexpr int rowSpacing = 4, columnSpacing = 12, narrowSpacing = 8;
constexpr int rounding = 2;  // pixels lost by rounding the widths of several texts in a line
constexpr int fieldEdges = 28, clearButton = 22;
constexpr int leastReference = 12;  // in letters

}  // namespace

SourcePanel::SourcePanel(QWidget* parent)
    : QWidget(parent),
      m_sourceCaption(new QLabel(tr("Source"), this)),
      m_outputCaption(new QLabel(tr("Output"), this)),
      m_edit(new SourceEdit(this)),
      m_source(new TokenChips(TokenChips::Kind::Source, this)),
      m_output(new TokenChips(TokenChips::Kind::Output, this)),
      m_counts(new ElidedLabel(this)),
      m_reference(new ElidedLabel(this)),
      m_evidence(new ElidedLabel(this)),
      m_position(new QLabel(this)),
      m_legends(new QWidget(this)) {
    m_edit->setObjectName(QStringLiteral("sourceText"));
    m_edit->setPlaceholderText(tr("Type a text to decode"));
    m_edit->setAccessibleName(tr("Source text"));
    m_edit->setAccessibleDescription(tr("Enter or Escape leaves the field"));
    m_source->setObjectName(QStringLiteral("sourceChips"));
    m_source->setAccessibleName(tr("Source tokens"));
    m_output->setObjectName(QStringLiteral("outputChips"));
    m_output->setAccessibleName(tr("Output tokens of the selected lane"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_counts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_counts->setCursor(Qt::PointingHandCursor);
    m_counts->installEventFilter(this);
    m_reference->setObjectName(QStringLiteral("reference"));
    m_reference->setProperty("tone", "reference");
    m_reference->hide();
    m_evidence->setObjectName(QStringLiteral("evidence"));
    m_evidence->setProperty("tone", "reference");
    m_evidence->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_evidence->hide();
    m_position->setObjectName(QStringLiteral("shownPosition"));
    m_position->hide();
    auto* legends = new QHBoxLayout(m_legends);
    legends->setContentsMargins(0, 0, 0, 0);
    legends->setSpacing(12);
    auto* end = new QHBoxLayout;
    end->setContentsMargins(0, 0, 0, 0);
    end->setSpacing(narrowSpacing);
    end->addWidget(m_position);
    end->addWidget(m_legends);
    for (QLabel* label : {m_sourceCaption, m_outputCaption, static_cast<QLabel*>(m_counts)})
        label->setProperty("tone", "muted");

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 6, 12, 0);
    grid->setHorizontalSpacing(columnSpacing);
    grid->setVerticalSpacing(rowSpacing);
    grid->addWidget(m_sourceCaption, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_source, 0, 2, 1, 2);
    grid->addWidget(m_reference, 0, 2);
    grid->addLayout(end, 0, 4);
    grid->addWidget(m_outputCaption, 1, 0);
    grid->addWidget(m_output, 1, 1, 1, 2);
    grid->addWidget(m_counts, 1, 4);
    grid->addWidget(m_evidence, 1, 1, 1, 4, Qt::AlignRight);
    grid->setColumnStretch(2, 1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    connect(m_edit, &SourceEdit::focusChanged, this, &SourcePanel::fitText);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
        fitText();
        emit textEdited(text);
    });
    connect(m_edit, &SourceEdit::left, this, &SourcePanel::textLeft);
    connect(m_source, &TokenChips::hovered, this, &SourcePanel::sourceHovered);
    connect(m_output, &TokenChips::hovered, this, [this](int row) {
        const int rows = m_data ? rowsShown(*m_data, m_selection) : 0;
        emit rowHovered(row < rows ? row : -1);  // the chip "…" is not a row yet
    });
    connect(m_output, &TokenChips::clicked, this, [this](int row) { emit stepRequested(row + 1); });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SourcePanel::applyTheme);
    setScope({});
    applyTheme();
}

void SourcePanel::applyTheme() {
    fitLegends();
    m_reference->setFont(theme().label);
    m_evidence->setFont(theme().label);
    m_position->setFont(theme().labelBold);
}

// With chips, the field has room for a long date, and the chips have the rest. Without them the field suits
// the text, but does not become narrower while somebody types.
int SourcePanel::editWidth() const {
    const int letter = QFontMetrics(theme().label).averageCharWidth();
    if (m_hasTokens)
        return std::max(120, std::min(30 * letter, width() / 4));
    const int text = textWidth(m_edit->font()) + 4 * letter;
    const int typed = m_edit->hasFocus() ? m_edit->width() : 0;
    const int least = std::max(24 * letter, typed);
    if (hasBeside()) {
        const int most = width() - widthWithout(m_beside->minimumSizeHint().width(), !m_legends->isHidden());
        return std::max(120, std::min({std::max(text, least), most, 2 * width() / 5}));
    }
    // If they do not both fit, the text has priority over the right output, because the pictures show the
    // text.
    const int room = textRoom();
    const int reference = m_reference->isHidden() ? 0 : m_reference->sizeHint().width();
    if (std::max(text, least) + reference <= room)
        return std::max(120, std::max(text, least));
    const int tight = textWidth(m_edit->font());
    const int share = tight + reference <= room ? room - reference : tight;
    return std::max(120,
                    std::min(std::max(share, typed), room - std::min(reference, leastReference * letter)));
}

// The width of the field, with its edges and the button in it.
int SourcePanel::textWidth(const QFont& font) const {
    return QFontMetrics(font).horizontalAdvance(m_edit->text()) + fieldEdges +
           (m_edit->isClearButtonEnabled() ? clearButton : 0);
}

// The room for the text and the right output, without the other parts of the line.
int SourcePanel::textRoom() const {
    return width() - widthWithout(0, !m_legends->isHidden()) - rounding;
}

bool SourcePanel::hasRoomForReference(int legends, int count) const {
    const int gap = static_cast<QGridLayout*>(layout())->horizontalSpacing();
    const int others = widthWithout(0, false) + legends + (count - 1) * m_legends->layout()->spacing() + gap;
    return textWidth(theme().label) + m_reference->sizeHint().width() + rounding + others <= width();
}

// In a presentation, letters become smaller and the position shorter before the text is cut.
void SourcePanel::fitText() {
    const bool isPresented = !m_position->isHidden() && !m_hasTokens;
    m_edit->setClearable(!isPresented);  // the text needs the room, and the presenter uses a remote
    const int reference = m_reference->isHidden() ? 0 : leastReference;
    const int room = textRoom() - reference * QFontMetrics(theme().label).averageCharWidth();
    const bool isSmall =
        isPresented && !hasBeside() && !m_edit->hasFocus() && textWidth(theme().label) > room;
    m_edit->setFont(isSmall ? theme().small : theme().label);
    const QFontMetrics position(m_position->font());
    const int more = position.horizontalAdvance(m_fullPosition) - m_position->sizeHint().width();
    const bool isShort = isSmall && textWidth(theme().small) > room - more;
    m_position->setText(isShort ? m_shortPosition : m_fullPosition);
    m_edit->setFixedWidth(editWidth());
}

bool SourcePanel::hasBeside() const {
    return m_beside && !m_beside->isHidden();
}

// The width of the text's row without the text, with a part of width `beside` in it.
int SourcePanel::widthWithout(int beside, bool hasLegends) const {
    const auto* grid = static_cast<QGridLayout*>(layout());
    const QMargins margins = grid->contentsMargins();
    const int gap = grid->horizontalSpacing();
    int width = margins.left() + margins.right() + 2 * gap + beside;
    if (!m_position->isHidden())
        width += m_position->sizeHint().width() + gap;
    if (!m_hasTokens && isOfClass())
        width += m_sourceCaption->sizeHint().width() + gap;
    return width + (hasLegends ? m_legends->sizeHint().width() + gap : 0);
}

// The effect of a change by hand is more important than the scale, which never changes.
void SourcePanel::fitLegends() {
    const int leastText = 14 * QFontMetrics(theme().label).averageCharWidth();
    const bool isNarrow = hasBeside() && !m_hasTokens &&
                          widthWithout(m_beside->minimumSizeHint().width(), true) + leastText > width();
    m_legends->setVisible(!isNarrow);
    fitText();
    emit fitted();
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
    fitText();
}

void SourcePanel::setScope(const QString& scope) {
    const QString tip = tr("The text that every lane decodes (Ctrl+L)");
    m_edit->setToolTip(scope.isEmpty() ? tip : tip + QLatin1Char('\n') + scope);
}

void SourcePanel::setData(std::shared_ptr<const LaneData> lane) {
    if (lane == m_data)
        return;
    m_data = std::move(lane);
    if (m_data)
        m_source->setTokens(m_data->sourceTokens, m_data->sourceUnknown);
    else
        m_source->setTokens({});
    if (isOfClass() != m_wasOfClass) {
        m_wasOfClass = isOfClass();
        m_sourceCaption->setText(m_wasOfClass ? tr("Text") : tr("Source"));
        m_outputCaption->setText(m_wasOfClass ? tr("Says") : tr("Output"));
        showParts();
    }
    m_source->setMarks(m_data ? m_data->sourceMarks : std::vector<TokenMark>());
    showReference();
    showEvidence();
    showOutput();
}

void SourcePanel::showReference() {
    const bool isKnown = m_data && m_data->model && !m_data->referenceTokens.isEmpty();
    const QString text = isKnown ? QString::fromStdString(m_data->model->tokenizers.target->join(
                                       stringsOf(m_data->referenceTokens)))
                                 : QString();
    m_reference->setContent(
        isKnown ? tr("true: %1").arg(isolated(text)) : QString(),
        isKnown ? tr("The output that is right for this text: %1").arg(isolated(text)) : QString());
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
    m_output->setMarks(m_data->outputMarks);
    m_output->setPending(isWhole ? QString() : QStringLiteral("…"));
    m_output->setCurrent(rows - 1);
    giveRoom();
}

void SourcePanel::giveRoom() {
    // Tokens get up to three fifths of the line, or two fifths if something is beside them; the counts take
    // the rest.
    const int wanted = m_output->sizeHint().width();
    m_output->setMinimumWidth(std::min(wanted, width() * (hasBeside() ? 2 : 3) / 5));
    const int others = m_outputCaption->sizeHint().width() + m_output->minimumWidth() + 60;
    m_evidence->setMaximumWidth(std::max(0, width() - others));
    m_counts->setHidden(
        m_isCompact || !m_hasTokens || hasLineOfClass() ||
        (hasBeside() && others + m_beside->sizeHint().width() + m_counts->sizeHint().width() > width()));
}

void SourcePanel::placeBeside(QWidget* line) {
    m_beside = line;
    line->installEventFilter(this);
    showParts();
}

void SourcePanel::addLegend(QWidget* legend) {
    m_legends->layout()->addWidget(legend);
}

void SourcePanel::setPosition(const QString& position, const QString& shortPosition) {
    m_fullPosition = position;
    m_shortPosition = shortPosition;
    fitText();
}

void SourcePanel::setPositionShown(bool isShown) {
    m_position->setVisible(isShown);
    fitLegends();
}

void SourcePanel::setTokensShown(bool areShown) {
    m_hasTokens = areShown;
    showParts();
    applyTheme();
}

// The line beside the output replaces the right output if there is no line of tokens.
void SourcePanel::showParts() {
    auto* grid = static_cast<QGridLayout*>(layout());
    const bool hasOutput = (m_hasTokens || isOfClass()) && !m_isCompact;
    m_sourceCaption->setVisible(m_hasTokens || isOfClass());
    m_source->setVisible(m_hasTokens);
    m_outputCaption->setVisible(hasOutput);
    m_output->setVisible(hasOutput);
    if (m_beside)
        m_hasTokens ? grid->addWidget(m_beside, 1, 3) : grid->addWidget(m_beside, 0, 2, 1, 2);
    showReferenceWhereItMay();
    showEvidence();
    giveRoom();
    grid->setVerticalSpacing(hasOutput ? rowSpacing : 0);
    grid->setHorizontalSpacing(m_hasTokens ? columnSpacing : narrowSpacing);
}

bool SourcePanel::explainsEvidence() const {
    return hasLineOfClass() && (!m_data->links.empty() || !m_data->evidenceOfTruth.empty());
}

bool SourcePanel::hasLineOfClass() const {
    return isOfClass() && !m_isCompact && !m_isGuessing && !hasBeside();
}

// The right class stands in the line of the class, which has room for it.
void SourcePanel::showEvidence() {
    // The evidence is that of the true class, even if the lane says another one.
    const bool isWrong = explainsEvidence() && m_data->links.empty();
    const QString outlined = isWrong ? tr("outlined: the evidence of %1, which this lane does not say")
                                           .arg(tokenText(m_data->referenceTokens.value(0)).text)
                                     : tr("the true evidence is outlined: the words that decide");
    QStringList parts;
    if (hasLineOfClass() && !m_reference->text().isEmpty())
        parts.append(m_reference->text());
    if (explainsEvidence())
        parts.append(outlined);
    const bool wasHidden = m_evidence->isHidden();
    m_evidence->setContent(parts.join(QStringLiteral(" · ")),
                           tr("A solid outline is the word from which the class is known. Words with dashed "
                              "outlines decide together."));
    m_evidence->setVisible(!parts.isEmpty());
    showReferenceWhereItMay();
    if (m_evidence->isHidden() == wasHidden)
        return;
    giveRoom();
    emit fitted();
}

void SourcePanel::showReferenceWhereItMay() {
    m_reference->setVisible(!m_hasTokens && !m_isGuessing && !hasBeside() && !m_isReferenceBelow &&
                            !hasLineOfClass());
}

bool SourcePanel::offersReference() const {
    return !m_hasTokens && !m_isGuessing && !hasLineOfClass() && !m_reference->text().isEmpty();
}

void SourcePanel::setReferenceBelow(bool isBelow) {
    m_isReferenceBelow = isBelow;
    showReferenceWhereItMay();
}

void SourcePanel::setGuessing(bool isGuessing) {
    m_isGuessing = isGuessing;
    showReferenceWhereItMay();
    showEvidence();
}

bool SourcePanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        fitLegends();
    return QWidget::event(event);
}

bool SourcePanel::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == m_beside && (type == QEvent::ShowToParent || type == QEvent::HideToParent)) {
        showReferenceWhereItMay();
        showEvidence();
        giveRoom();
        fitLegends();
    }
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
    showParts();
}

int SourcePanel::heightFor(bool isCompact) const {
    const QMargins margins = layout()->contentsMargins();
    const int first = std::max(m_edit->sizeHint().height(), m_hasTokens ? m_source->sizeHint().height() : 0);
    const bool hasSecond = !isCompact && (m_hasTokens || isOfClass());
    const int second = hasSecond ? rowSpacing + m_output->sizeHint().height() : 0;
    return margins.top() + first + second + margins.bottom();
}

void SourcePanel::focusText() {
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

}  // namespace attn::ui
