// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_pane.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/inspect/picture/picture_figures.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

constexpr int mostFittedRows = 60;

}  // namespace

PicturePane::PicturePane(QWidget* parent)
    : QWidget(parent),
      m_name(new ElidedLabel(this)),
      m_note(new QLabel(this)),
      m_plot(new AttentionPlot(this)),
      m_lines(new LinesView(this)),
      m_figures(new PictureFigures(this)) {
    m_name->setObjectName(QStringLiteral("pane-name"));
    m_note->setObjectName(QStringLiteral("pane-note"));
    m_note->setProperty("tone", "muted");
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(ringRoom, ringRoom, ringRoom, ringRoom);
    column->setSpacing(theme().space);
    column->addWidget(m_name);
    column->addWidget(m_plot, 1);
    column->addWidget(m_lines, 1);
    column->addWidget(m_note, 1);
    column->addWidget(m_figures);
    const auto connectBody = [this](auto* body) {
        using View = std::remove_pointer_t<decltype(body)>;
        connect(body, &View::stepRequested, this, &PicturePane::stepRequested);
        connect(body, &View::sourceHovered, this, &PicturePane::sourceHovered);
        connect(body, &View::rowHovered, this, &PicturePane::rowHovered);
        connect(body, &View::zoomRequested, this, &PicturePane::zoomRequested);
        connect(body, &View::linkToggled, this,
                [this](int row, int source) { emit linkToggled(source, row); });
    };
    connectBody(m_plot);
    connectBody(m_lines);
    connect(m_plot, &AttentionPlot::scrolled, this, &PicturePane::plotScrolled);
    connect(m_lines, &LinesView::scrolled, this, &PicturePane::linesScrolled);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { applyTheme(); });
    applyTheme();
    showBody();
}

void PicturePane::applyTheme() {
    const int line = QFontMetrics(theme().label).height();
    m_name->setFont(theme().labelBold);
    m_note->setFont(theme().label);
    const int dot = m_name->fontMetrics().height() * 5 / 9;
    m_name->setContentsMargins(dot + 8, 0, 0, 0);
    m_lines->setMinimumSize(10 * line, 8 * line);
    fitRows();
    update();
}

// Rows are at least as high as their labels; parts above and below need height too. The plot of a very long
// sentence scrolls.
void PicturePane::fitRows() {
    const int line = QFontMetrics(theme().label).height();
    const int rows = m_sentence.picture ? std::min(rowCount(*m_sentence.picture), mostFittedRows) : 0;
    const int needed = static_cast<int>(rows * leastRowHeight()) + 7 * line;
    m_plot->setMinimumSize(10 * line, std::max(8 * line, needed));
}

void PicturePane::setSentence(const InspectedSentence& sentence) {
    m_sentence = sentence;
    m_name->setContent(sentence.system);
    if (sentence.picture) {
        m_plot->setData(sentence.picture);
        m_lines->setData(sentence.picture);
        m_plot->setFoundLinks(sentence.links);
        m_lines->setFoundLinks(sentence.links);
        m_plot->setAccessibleName(tr("Attention weights of %1").arg(sentence.system));
        m_lines->setAccessibleName(tr("Attention of %1 as lines").arg(sentence.system));
    }
    m_figures->setMetrics(sentence.metrics);
    fitRows();
    showBody();
    describe();
    update();
}

void PicturePane::setBody(Body body) {
    const bool hadFocus = m_plot->hasFocus() || m_lines->hasFocus();
    m_body = body;
    showBody();
    if (hadFocus)
        takeFocus();
}

void PicturePane::setName(Name name) {
    m_shownName = name;
    showBody();
}

void PicturePane::showBody() {
    const bool hasPicture = m_sentence.picture != nullptr;
    // The pane that is shown first would ask for room beside the other.
    const bool isMatrix = m_body == Body::Matrix;
    (isMatrix ? static_cast<QWidget*>(m_lines) : m_plot)->hide();
    m_plot->setVisible(hasPicture && isMatrix);
    m_lines->setVisible(hasPicture && !isMatrix);
    m_figures->setVisible(hasPicture);
    m_note->setVisible(!hasPicture);
    m_note->setText(m_sentence.system.isEmpty()
                        ? m_emptyNote
                        : tr("%1 does not have this sentence.").arg(m_sentence.system));
    m_name->setVisible(m_shownName == Name::Shown);
    update();
}

void PicturePane::setBase(std::shared_ptr<const Picture> base) {
    m_plot->setBase(std::move(base));
}

void PicturePane::setSelection(const Selection& selection) {
    m_selection = selection;
    m_plot->setSelection(selection);
    m_lines->setSelection(selection);
    describe();
}

void PicturePane::setLinkEditing(const LinkEditing& editing) {
    m_plot->setLinkEditing(editing);
    m_lines->setLinkEditing(editing);
}

void PicturePane::setRowLabelWidth(int width) {
    m_plot->setRowLabelWidth(width);
}

void PicturePane::setZoom(double zoom) {
    m_plot->setZoom(zoom);
    m_lines->setZoom(zoom);
}

int PicturePane::figuresHeight(int width) const {
    return m_figures->layout()->heightForWidth(width);
}

void PicturePane::setLeastFiguresHeight(int height) {
    m_figures->setMinimumHeight(height);
}

void PicturePane::setErrorRateShown(bool isShown) {
    m_figures->setErrorRateShown(isShown);
}

void PicturePane::setEmptyNote(const QString& note) {
    m_emptyNote = note;
    showBody();
}

void PicturePane::takeFocus() {
    (m_body == Body::Matrix ? static_cast<QWidget*>(m_plot) : m_lines)->setFocus(Qt::OtherFocusReason);
}

// A description of the selection, for screen readers.
void PicturePane::describe() {
    QString text;
    const MapTrace* attention =
        m_sentence.picture ? currentAttention(*m_sentence.picture, m_selection) : nullptr;
    if (attention && attention->weights.size() > 0) {
        const Picture& picture = *m_sentence.picture;
        const int row = currentRow(picture, m_selection), most = focusOf(*attention);
        const int source = m_selection.source >= 0 && m_selection.source < attention->weights.size()
                               ? m_selection.source
                               : most;
        text = (givesLinks(picture) ? tr("%1, target token %2 of %3, %4: %5")
                                    : tr("%1, target token %2 of %3, weight of %4 is %5"))
                   .arg(tokenName(picture.outputTokens.value(row)))
                   .arg(row + 1)
                   .arg(picture.rows.size())
                   .arg(tokenName(picture.sourceTokens.value(source)),
                        givesLinks(picture) ? ownLinkText(picture, row, source)
                                            : exactNumber(attention->weights[source]));
        if (const Link* link = knownLink(picture, row, source))
            text += link->sure ? tr(", a known link") : tr(", a possible link");
    }
    m_plot->setAccessibleDescription(text);
    m_lines->setAccessibleDescription(text);
}

void PicturePane::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_name->isHidden() && m_sentence.picture) {
        const QRect name = m_name->geometry();
        const double size = m_name->fontMetrics().height() * 5 / 9.0;
        paintLaneMark(painter, t, m_sentence.picture->colour,
                      QRectF(name.left() + 1, name.center().y() - size / 2 + 1, size, size));
    }
    for (const QWidget* body : {static_cast<QWidget*>(m_plot), static_cast<QWidget*>(m_lines)}) {
        if (body->hasFocus()) {
            painter.setPen(QPen(t.focus, t.strongLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(body->geometry()).adjusted(-2, -2, 2, 2), 4, 4);
        }
    }
}

}  // namespace attn::ui
