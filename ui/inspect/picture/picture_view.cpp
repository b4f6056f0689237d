// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_view.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <algorithm>

#include "ui/inspect/picture/compared_picture.h"
#include "ui/inspect/picture/picture_legend.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_threshold.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lines/lines_legend.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/pictures/lines/link_legend.h"

namespace attn::ui {
namespace {

constexpr std::array pictureZooms = {1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0};

bool isSameSentence(const InspectedPicture& a, const InspectedPicture& b) {
    if (a.main.sentence && b.main.sentence)
        return a.main.sentence->key == b.main.sentence->key;
    return a.main.picture && b.main.picture && a.main.picture->sourceTokens == b.main.picture->sourceTokens &&
           a.main.picture->outputTokens == b.main.picture->outputTokens;
}

bool haveSameTokens(const Picture& a, const Picture& b) {
    return a.sourceTokens == b.sourceTokens && a.outputTokens == b.outputTokens;
}

}  // namespace

InspectPictureView::InspectPictureView(QWidget* parent)
    : QWidget(parent),
      shownActions(makeShownActions(this)),
      editLinksAction(makeEditAction(this)),
      m_content(new QWidget(this)),
      m_title(new ElidedLabel(this)),
      m_weights(new ColourLegend(ColourLegend::Kind::Weights, this)),
      m_signs(new ColourLegend(ColourLegend::Kind::Signed, this)),
      m_lineWidths(new LinesLegend(this)),
      m_links(new LinkLegend(this)),
      m_found(new PictureLegend(this)),
      m_threshold(new PictureThreshold(this)),
      m_note(new QLabel(this)),
      m_main(new PicturePane(this)),
      m_other(new PicturePane(this)) {
    setObjectName(QStringLiteral("inspectPicture"));
    setAccessibleName(tr("Picture of the sentence"));
    m_title->setObjectName(QStringLiteral("title"));
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    for (QWidget* above : {static_cast<QWidget*>(m_threshold), static_cast<QWidget*>(m_note)})
        above->setContentsMargins(PicturePane::ringRoom, 0, PicturePane::ringRoom, 0);
    m_main->setObjectName(QStringLiteral("mainPane"));
    m_other->setObjectName(QStringLiteral("otherPane"));
    m_main->setEmptyNote(tr("No sentence is selected."));
    m_selection.step = 1;
    m_selection.showsAll = true;

    auto* area = m_area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_content);
    area->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_content->setObjectName(QStringLiteral("content"));
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(2, 2, 2, 2);
    frame->addWidget(area);

    auto* column = new QVBoxLayout(m_content);
    column->setSpacing(theme().space);
    column->addWidget(makeHeader());
    column->addWidget(makeLegends());
    column->addWidget(m_threshold);
    column->addWidget(m_note);
    m_panes = new QBoxLayout(QBoxLayout::LeftToRight);
    m_panes->setSpacing(4 * theme().space - 2 * PicturePane::ringRoom);
    m_panes->addWidget(m_main, 1);
    m_panes->addWidget(m_other, 1);
    column->addLayout(m_panes, 1);

    addAction(editLinksAction);
    connect(editLinksAction, &QAction::toggled, this, [this] { showPicture(); });
    for (std::size_t i = 0; i < shownCount; ++i)
        connect(shownActions[i], &QAction::triggered, this, [this, i] { setShown(static_cast<Shown>(i)); });
    connect(m_threshold, &PictureThreshold::thresholdChanged, this, &InspectPictureView::thresholdChanged);
    connectPane(m_main);
    connectPane(m_other);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { applyTheme(); });
    applyTheme();
    setPicture({});
}

void InspectPictureView::connectPane(PicturePane* pane) {
    connect(pane, &PicturePane::stepRequested, this, [this](int step) {
        Selection next = m_selection;
        const Picture* main = m_picture.main.picture.get();
        const Picture* other = m_picture.other ? m_picture.other->picture.get() : nullptr;
        int rows = 0;
        for (const Picture* each : {main, other})
            rows = std::max(rows, each ? each->rows.size() : 0);
        next.step = std::clamp(step, std::min(1, rows), rows);
        select(next);
        keepRowInSight();
    });
    connect(pane, &PicturePane::sourceHovered, this, [this](int source) {
        Selection next = m_selection;
        next.source = source;
        select(next);
    });
    connect(pane, &PicturePane::rowHovered, this, [this](int row) {
        Selection next = m_selection;
        next.row = row;
        select(next);
    });
    connect(pane, &PicturePane::linkToggled, this, &InspectPictureView::linkToggled);
    connect(pane, &PicturePane::zoomRequested, this, &InspectPictureView::zoomBy);
    connect(pane->lines(), &LinesView::sourcePicked, this, [this] { showNote(); });
    PicturePane* const beside = pane == m_main ? m_other : m_main;
    connect(pane, &PicturePane::plotScrolled, this,
            [beside](int column, int row) { beside->plot()->scrollTo(column, row); });
    connect(pane, &PicturePane::linesScrolled, this,
            [beside](double share) { beside->lines()->scrollTo(share); });
}

void InspectPictureView::select(const Selection& selection) {
    m_selection = selection;
    m_selection.showsAll = true;
    m_main->setSelection(m_selection);
    m_other->setSelection(m_selection);
}

// Long pictures are higher than the panel.
void InspectPictureView::keepRowInSight() {
    AttentionPlot* plot = m_main->plot();
    if (!plot->isVisible() || !m_picture.main.picture)
        return;
    const int row = currentRow(*m_picture.main.picture, m_selection);
    const QRect cell = plot->places().cell(std::max(0, row), 0).toRect();
    const int middle = plot->mapTo(m_content, cell.center()).y();
    m_area->ensureVisible(-m_content->x(), middle, 0, 2 * cell.height());
}

void InspectPictureView::setSelection(const Selection& selection) {
    select(selection);
}

void InspectPictureView::setPicture(InspectedPicture picture) {
    Selection next = m_selection;
    if (!isSameSentence(m_picture, picture)) {
        next = Selection();
        next.step = 1;
    }
    m_picture = std::move(picture);
    showPicture();
    select(next);
}

void InspectPictureView::setShown(Shown shown) {
    m_wanted = shown;
    if (shown == Shown::Matrix || shown == Shown::Lines)
        m_besides = shown;
    showPicture();
}

InspectPictureView::Shown InspectPictureView::shown() const {
    const bool isOfTwo = m_wanted == Shown::Difference || m_wanted == Shown::SideBySide;
    return isOfTwo && !m_picture.other ? Shown::Matrix : m_wanted;
}

// The tokens that known links can join. The picture of the other system has the same links if its tokens are
// the same.
LinkEditing InspectPictureView::editingOf(const InspectedSentence& shown) const {
    if (!editLinksAction->isChecked() || !shown.picture || !m_picture.main.picture ||
        !haveSameTokens(*shown.picture, *m_picture.main.picture))
        return {};
    LinkEditing editing;
    editing.isOn = true;
    editing.sources = shown.sentence ? shown.sentence->sourceLength()
                                     : static_cast<int>(shown.picture->sourceTokens.size());
    editing.targets = shown.sentence ? shown.sentence->targetLength()
                                     : static_cast<int>(shown.picture->outputTokens.size());
    return editing;
}

void InspectPictureView::showPicture() {
    const Shown now = shown();
    const bool isBeside = now == Shown::SideBySide, hasMain = m_picture.main.picture != nullptr;
    const bool isLines = now == Shown::Lines || (isBeside && m_besides == Shown::Lines);
    shownActions[static_cast<std::size_t>(now)]->setChecked(true);
    const QString what = withoutAccelerator(shownActions[static_cast<std::size_t>(now)]->text());
    // The label leaves out the last parts first where it has little room: what the map is counts more than
    // the kind of picture, which the buttons beside show.
    QStringList title;
    if (!m_picture.number.isEmpty())
        title.append(QStringLiteral("#%1").arg(m_picture.number));
    if (!m_picture.main.system.isEmpty())
        title.append(m_picture.main.system);
    if (!title.isEmpty() && m_picture.other && now == Shown::Difference)
        title.last() += tr(" less %1").arg(m_picture.other->system);
    else if (!title.isEmpty() && m_picture.other && isBeside)
        title.last() += tr(" and %1").arg(m_picture.other->system);
    title.append(what);
    m_title->setContent(title.join(QStringLiteral(" · ")));

    const InspectedSentence other = m_picture.other.value_or(InspectedSentence());
    const bool hasBase = now == Shown::Difference && hasMain && other.picture;
    m_main->setSentence(m_picture.main);
    m_other->setSentence(other);
    for (PicturePane* pane : {m_main, m_other}) {
        pane->setName(isBeside ? PicturePane::Name::Shown : PicturePane::Name::Hidden);
        pane->setBody(isLines ? PicturePane::Body::Lines : PicturePane::Body::Matrix);
    }
    m_main->setBase(hasBase ? comparedPicture(m_picture.main, other) : nullptr);
    m_main->setLinkEditing(editingOf(m_picture.main));
    m_other->setLinkEditing(editingOf(other));
    const int labels =
        isBeside && hasMain && other.picture
            ? std::max(wantedLabelWidth(*m_picture.main.picture), wantedLabelWidth(*other.picture))
            : 0;
    m_main->setRowLabelWidth(labels);
    m_other->setRowLabelWidth(labels);
    m_other->setVisible(isBeside);

    // The picture that is seen: weights, links instead of them, or both side by side.
    const auto shows = [&](bool links) {
        const Picture* second = isBeside ? other.picture.get() : nullptr;
        return hasMain &&
               (givesLinks(*m_picture.main.picture) == links || (second && givesLinks(*second) == links));
    };
    m_weights->setVisible(shows(false) && !isLines && !hasBase);
    if (hasBase) {
        const bool areLinks = givesLinks(*m_picture.main.picture) && givesLinks(*other.picture);
        const QString words = areLinks ? tr("only %1") : tr("more by %1");
        m_signs->setEnds(words.arg(other.system), words.arg(m_picture.main.system));
    }
    m_signs->setVisible(hasBase);
    m_lineWidths->setVisible(shows(false) && isLines);
    m_links->setVisible(hasMain && m_picture.hasGold);
    m_links->setAlongLines(isLines);
    m_links->setLargestOutlined(hasBase);
    m_found->setVisible(hasMain && !hasBase);
    m_found->setMark(isLines         ? PictureLegend::Mark::Line
                     : !shows(true)  ? PictureLegend::Mark::Dot
                     : !shows(false) ? PictureLegend::Mark::Cell
                                     : PictureLegend::Mark::Both);
    m_found->setColour(hasMain ? m_picture.main.picture->colour : 0);
    m_threshold->setPicture(m_picture);
    arrangeControls();
    fitSegments();
    showNote();
    arrangePanes();
}

// The effect of clicks now, or a remark about a comparison.
void InspectPictureView::showNote() {
    const Shown now = shown();
    const bool hasMain = m_picture.main.picture != nullptr;
    const Picture* other = m_picture.other ? m_picture.other->picture.get() : nullptr;
    QString text;
    if (editLinksAction->isChecked() && hasMain) {
        const int picked = std::max(m_main->lines()->pickedSource(), m_other->lines()->pickedSource());
        text =
            m_main->lines()->isHidden()
                ? tr("Editing known links: click a cell, or press Space, for sure, possible, none in turn. "
                     "End marks have no links.")
            : picked < 0 ? tr("Editing known links: click a source token, then a target token.")
                         : tr("Now click the target token that %1 is linked with, or %1 again to stop.")
                               .arg(tokenName(m_picture.main.picture->sourceTokens.value(picked)));
    } else if (now == Shown::Difference && !other) {
        text = tr("%1 does not have this sentence: there is nothing to compare with.")
                   .arg(m_picture.other->system);
    } else if (now == Shown::Difference && hasMain) {
        const Picture& main = *m_picture.main.picture;
        const std::shared_ptr<const Picture> base = comparedPicture(m_picture.main, *m_picture.other);
        if (refusalOf(main, *base).isEmpty()) {
            text = placesNote(m_picture.main, *m_picture.other);
            if (const int first = firstOtherRow(main, *base); first >= 0)
                text =
                    tr("The outputs differ from target token %1 on, so the weights from there on belong to "
                       "different outputs.")
                        .arg(first + 1);
        }
    }
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void InspectPictureView::zoomBy(int steps) {
    m_zoom = std::clamp(m_zoom + steps, 0, static_cast<int>(pictureZooms.size()) - 1);
    for (PicturePane* pane : {m_main, m_other})
        pane->setZoom(pictureZooms[static_cast<std::size_t>(m_zoom)]);
}

void InspectPictureView::takeFocus() {
    m_main->takeFocus();
}

void InspectPictureView::setPresenting(bool isPresenting) {
    m_isPresenting = isPresenting;
    arrangeControls();
    fitSegments();
}

void InspectPictureView::resetZoom() {
    zoomBy(-m_zoom);
}

}  // namespace attn::ui
