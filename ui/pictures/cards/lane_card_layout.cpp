// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a card.
#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/changed_badge.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/document/document_view.h"
#include "ui/pictures/lane/figure_label.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {

QSize LaneCard::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {13 * line, 43 * line / 4};
}

int LaneCard::padding(int width) const {
    const int line = QFontMetrics(theme().label).height();
    return width < 20 * line ? 2 * theme().space : 3 * theme().space;
}

double LaneCard::lettersIn(int height) const {
    const double line = QFontMetrics(theme().label).height();
    return std::clamp(height / (24 * line), 1.0, 1.5);
}

int LaneCard::plotWidth(int width) const {
    return width - 2 * padding(width) + 4 - mapsWidth(width);
}

// The height of everything above and below the plot.
int LaneCard::frameHeight(const Frame& frame) const {
    const Theme& t = theme();
    const int line = QFontMetrics(t.label).height();
    int height = 4 * t.space + m_name->fontMetrics().height() + t.space;
    if (frame.hasFormulaLine)
        height += std::max(line, m_formula->sizeHint().height()) + 1;
    if (frame.hasFooter)
        height += line + 2 * t.space;
    return height;
}

// If rows would become too low, first the figures at the foot are dropped, then the formula moves into the
// title.
LaneCard::Frame LaneCard::frameFor(QSize size) const {
    const double line = QFontMetrics(theme().label).height();
    if (showsDocument()) {
        const Frame whole = {true, false};
        return size.height() - frameHeight(whole) - documentTop() >= m_document->leastHeight() ? whole
                                                                                               : Frame();
    }
    const bool hasRows = m_data && m_picture != StepPicture::Lines;
    struct Wish {
        Frame frame;
        double rowHeight;
    };
    std::vector<Wish> wishes = {{{true, true}, 1.3 * line}, {{false, true}, 1.3 * line}};
    if (m_isLarge)
        wishes = {{{true, false}, 2 * line}};
    else if (isTraining())  // its figures are what the user watches
        wishes = {{{true, true}, 1.3 * line}, {{true, false}, leastRowHeight()}};
    for (const auto& [frame, wanted] : wishes) {
        const int room = size.height() - frameHeight(frame);
        const bool isLow = wanted <= leastRowHeight();
        const bool fits = hasRows ? m_plot->needs(plotWidth(size.width())).rowHeight(room, !isLow) >= wanted
                                  : room >= 9 * line;
        if (fits)
            return frame;
    }
    return {};
}

int LaneCard::leastHeight(int width) const {
    if (showsDocument())
        return leastDocumentCard();
    if (!m_data || m_picture == StepPicture::Lines)
        return minimumSizeHint().height();
    const PlotNeeds& needs = m_plot->needs(plotWidth(width));
    // A large lane drops its bars if there is no room for them.
    const double bars = m_isLarge ? needs.leastBars : 0;
    const double leastRow = m_isLarge ? tightRowHeight() : leastRowHeight();
    const int needed = static_cast<int>(std::ceil(needs.heightForLow(leastRow) - bars));
    const int least = needed + frameHeight({});
    return m_isLarge ? least : std::max(minimumSizeHint().height(), least);
}

int LaneCard::compactHeight(int width) const {
    if (showsDocument())
        return leastDocumentCard();
    if (!m_data || m_picture == StepPicture::Lines)
        return minimumSizeHint().height();
    const PlotNeeds& needs = m_plot->needs(plotWidth(width));
    const double bars = m_isLarge ? needs.leastBars : 0;  // they may be dropped here too
    return static_cast<int>(std::ceil(needs.leastHeight() - bars)) + frameHeight({});
}

double LaneCard::rowHeight(QSize size) const {
    const PlotNeeds& needs = m_plot->needs(plotWidth(size.width()));
    const int room = size.height() - frameHeight({});
    const double usual = needs.rowHeight(room, false);
    const bool isShort = usual < leastRowHeight();
    return isShort ? (room - needs.heightForLow(0)) / std::max(1, needs.rows) : usual;
}

// Done by hand, because eight cards with a QLayout each would do a new layout for every text of every step.
void LaneCard::placeChildren() {
    const Theme& t = theme();
    const int pad = padding(width());
    m_frame = frameFor(size());
    placeHead();
    placeFooter();
    const int top = m_headBottom + t.space;
    const int foot = m_frame.hasFooter ? m_accuracy->geometry().top() - 2 * t.space : height() - 2 * t.space;
    const int bottom = placeMaps(top, foot);
    const double enlarge = m_isLarge ? lettersIn(bottom - top) : 1;
    m_plot->setEnlarge(enlarge);
    if (m_lines)
        m_lines->setEnlarge(enlarge);
    m_plot->setPrintsWeights(m_isLarge);
    if (m_document)
        m_document->setLarge(m_isLarge);
    placePictures(QRect(pad - 2, top, plotWidth(width()), std::max(1, bottom - top)));
    placeTrouble();
}

void LaneCard::placeHead() {
    const Theme& t = theme();
    const int line = QFontMetrics(t.label).height();
    const int pad = padding(width());
    const int left = pad, right = width() - pad;
    const int titleHeight = m_name->fontMetrics().height();
    const int dot = titleHeight * 5 / 9 + 6;
    const int y = 2 * t.space - 1;
    const QString name = m_data ? m_data->name : QString();
    const int nameWidth = m_name->fontMetrics().horizontalAdvance(name) + 4;
    const std::shared_ptr<const Picture> kept = m_data ? shown() : nullptr;
    const Picture* picture = kept.get();
    const QString map = picture ? picture->briefMap : QString();
    const int formulaHeight = std::max(line, m_formula->sizeHint().height());
    const int nameLeft = placeSwitch(left, y, titleHeight) + dot;
    // In a single line the probability gives way to the map, then the middle of a long name, whose beginning
    // and end tell lanes apart.
    int brief = map.isEmpty() ? 0 : m_variant->fontMetrics().horizontalAdvance(map) + 1 + 2 * t.space;
    int nameRoom = right - nameLeft;
    // A document has the class above its bars, too. So the class gives way where the name would be cut.
    const bool dropsNext = showsDocument() && !m_isLarge && !m_peek &&
                           nameWidth + brief + m_next->valueWidth() + 2 * t.space > nameRoom;
    m_next->setVisible(!dropsNext);
    if (dropsNext) {
        if (nameWidth + brief > nameRoom)
            brief = 0;
    } else if (!m_frame.hasFormulaLine) {
        const int whole = m_next->fullWidth() + 2 * t.space;
        const int next =
            m_isLarge && nameWidth + brief + whole <= nameRoom ? m_next->fullWidth() : m_next->valueWidth();
        const int leastName = 3 * nameWidth / 5;
        nameRoom -= next + 2 * t.space;
        // A map's name that is cut after a letter or two names nothing. The status bar has it, too.
        if (!m_peek && nameRoom - brief < leastName)
            brief = 0;
        nameRoom = std::max(nameRoom - brief, leastName);
    }
    const bool dropsMap = !map.isEmpty() && brief == 0;
    m_name->setGeometry(nameLeft, y, std::min(nameWidth, std::min(nameRoom, right - nameLeft)), titleHeight);
    m_name->setText(m_name->fontMetrics().elidedText(name, Qt::ElideMiddle, m_name->width()));
    // The guess is beside the name, or beside the formula if there is too little room.
    const int nameEnd = placeBadge(y, titleHeight, right);
    int room = right - nameEnd - 2 * t.space;
    if (!m_frame.hasFormulaLine && !m_isLarge)
        room = std::max(room - brief, std::min(room, m_next->valueWidth()));
    const bool isBeside =
        !m_frame.hasFormulaLine || room >= m_next->fullWidth() || room >= m_next->shortWidth() + 4 * t.space;
    const int formulaRoom = right - left - m_formula->sizeHint().width() - 2 * t.space;
    const bool isBelow = !isBeside && formulaRoom > room;
    // In a single line some cards would have the caption and others not.
    const bool hasCaption =
        (m_isLarge && room >= m_next->fullWidth()) ||
        (m_frame.hasFormulaLine && (isBelow ? formulaRoom : room) >= m_next->fullWidth() + 8 * t.space);
    m_next->setCaption(hasCaption ? FigureLabel::Caption::Full : FigureLabel::Caption::None);
    const int formulaTop = y + titleHeight + 1;
    const int nextWidth = dropsNext ? 0
                                    : std::min(isBelow ? std::max(formulaRoom, (right - left) / 3) : room,
                                               std::max(m_next->shownWidth(), line));
    m_next->setGeometry(right - nextWidth, isBelow ? formulaTop : y, nextWidth,
                        isBelow ? formulaHeight : titleHeight);
    // Where there is no room for all of it, a head has the map alone, in many words or few, and all
    // else gives way to it.
    const int stateWanted =
        m_state->text().isEmpty() ? 0 : m_state->fontMetrics().horizontalAdvance(m_state->text()) + 2;
    const int besideName = right - nextWidth - 2 * t.space - nameEnd - 2 * t.space;
    const int besideFormula = right - (isBelow ? nextWidth + 2 * t.space : 0) - left -
                              m_formula->sizeHint().width() - 3 * t.space -
                              (stateWanted > 0 ? stateWanted + 2 * t.space : 0);
    const int words = m_frame.hasFormulaLine ? std::max(besideName, besideFormula) : besideName;
    const auto hasRoomFor = [&](const QString& text) {
        return m_variant->fontMetrics().horizontalAdvance(text) + 1 <= words;
    };
    if (m_data) {
        const QString text = head();
        m_variant->setContent(map.isEmpty() || m_peek || hasRoomFor(text) ? text
                              : hasRoomFor(picture->map)                  ? picture->map
                                                                          : map,
                              m_data->variantText);
    }
    const int variantWanted = m_variant->fontMetrics().horizontalAdvance(m_variant->text()) + 1;
    const int titleLeft = nameEnd + 2 * t.space;
    if (!m_frame.hasFormulaLine) {
        // The formula has priority, because lanes differ in it; the variant is also in the name's tooltip.
        int place = titleLeft, end = right - (dropsNext ? 0 : nextWidth + 2 * t.space);
        const auto put = [&](QWidget* widget, int wanted, bool mayBeCut) {
            const int width = mayBeCut ? std::clamp(end - place, 0, wanted) : wanted;
            const bool fits = wanted > 0 && width > line && place + width <= end;
            widget->setVisible(fits);
            if (fits)
                widget->setGeometry(place, y, width, titleHeight);
            place += fits ? width + 2 * t.space : 0;
        };
        const bool hasVariant = !m_variant->text().isEmpty() && (m_isLarge || !m_sharesVariant);
        if (dropsMap)
            m_variant->hide();
        else if (!map.isEmpty())
            put(m_variant, variantWanted, true);
        put(m_state, stateWanted, true);
        put(m_formula, m_formula->sizeHint().width(), false);
        if (map.isEmpty())
            put(m_variant, hasVariant ? variantWanted : 0, false);
        m_headBottom = y + titleHeight;
        return;
    }
    const int formulaRight = isBelow ? right - nextWidth - 2 * t.space : right;
    m_formula->setVisible(true);
    m_formula->setGeometry(left, formulaTop, std::max(1, formulaRight - left), formulaHeight);
    // The variant is beside the name, or at the end of the formula's line if only that has room.
    const int titleRoom = (isBelow ? right : right - nextWidth - 3 * t.space) - titleLeft;
    const int formulaEnd = left + std::min(m_formula->sizeHint().width(), m_formula->width());
    const int lineRoom = formulaRight - formulaEnd - 3 * t.space;
    const bool isInTitle = titleRoom >= variantWanted || titleRoom >= lineRoom;
    // The base of a difference is more important than the variant, which the status bar shows too.
    const bool isCrowded =
        !isInTitle && stateWanted > 0 && lineRoom < stateWanted + 2 * t.space + variantWanted;
    const int variantWidth = isCrowded ? 0 : std::clamp(isInTitle ? titleRoom : lineRoom, 0, variantWanted);
    const int taken = isInTitle || variantWidth <= line ? 0 : variantWidth + 2 * t.space;
    const int stateWidth = std::clamp(lineRoom - taken, 0, stateWanted);
    m_state->setVisible(!m_state->text().isEmpty() && stateWidth > line);
    m_state->setGeometry(formulaRight - taken - stateWidth, formulaTop, stateWidth, formulaHeight);
    m_variant->setVisible(!m_variant->text().isEmpty() && variantWidth > line);
    m_variant->setGeometry(isInTitle ? titleLeft : formulaRight - variantWidth, isInTitle ? y : formulaTop,
                           variantWidth, isInTitle ? titleHeight : formulaHeight);
    m_headBottom = formulaTop + formulaHeight;
}

void LaneCard::setSharesVariant(bool shares) {
    if (shares == m_sharesVariant)
        return;
    m_sharesVariant = shares;
    placeChildren();
}

void LaneCard::placeFooter() {
    FigureLabel* const firstFigure = isTraining() ? m_loss : m_entropy;
    for (FigureLabel* label : {firstFigure, m_aer, m_accuracy})
        label->setVisible(m_frame.hasFooter);
    if (!m_frame.hasFooter) {
        m_time->hide();
        return;
    }
    const Theme& t = theme();
    const QFontMetrics labelMetrics(t.label);
    const int line = labelMetrics.height(), pad = padding(width());
    const int left = pad, right = width() - pad;
    const int footTop = height() - line - 2 * t.space + 1;
    const int total = right - left, gap = 3 * t.space;
    const auto sum = [&](auto width) {
        return width(firstFigure) + width(m_aer) + width(m_accuracy) + 2 * gap;
    };
    // Uses the greatest width of such figures, so that cards of equal width choose alike.
    const int widest =
        labelMetrics.horizontalAdvance(isTraining() ? tr("loss 0.00012 AER 0.00 exact match 100.0 %")
                                                    : tr("entropy 0.00 bit AER 0.00 exact match 100.0 %")) +
        2 * gap + 9;
    const auto caption = std::max(widest, sum([](FigureLabel* label) { return label->fullWidth(); })) <= total
                             ? FigureLabel::Caption::Full
                             : FigureLabel::Caption::Short;
    const bool isFull = caption == FigureLabel::Caption::Full;
    const auto widthOf = [&](FigureLabel* label) {
        return isFull ? label->fullWidth() : label->shortWidth();
    };
    const int first = widthOf(firstFigure), last = widthOf(m_accuracy);
    firstFigure->setGeometry(left, footTop, first, line);
    m_accuracy->setGeometry(right - last, footTop, last, line);
    const int middle = std::max(1, total - first - last - 2 * t.space);
    // The time comes last, because the tooltip and the list of times show it too.
    const int timed = labelMetrics.horizontalAdvance(tr("step 0.00 ms")) + gap;
    const bool hasTime =
        isFull && m_data && !isTraining() && !m_data->stepSeconds.empty() && widest + timed <= total;
    m_time->setVisible(hasTime);
    m_aer->setGeometry(left + first + t.space, footTop, hasTime ? middle / 2 : middle, line);
    m_time->setGeometry(left + first + t.space + middle / 2, footTop, middle - middle / 2, line);
    for (FigureLabel* label : {firstFigure, m_aer, m_accuracy, m_time})
        label->setCaption(caption);
}

void LaneCard::setPart(const std::optional<LanePart>& part) {
    const bool hadSwitch = m_switch && !m_switch->isHidden();
    if (part && !m_switch) {
        QWidget* before = lastInTabOrder();
        m_switch = new LaneSwitch(this);
        setTabOrder(before, m_switch);
        connect(m_switch, &LaneSwitch::switched, this, &LaneCard::switched);
    }
    if (part)
        m_switch->setPart(*part);
    if (m_switch)
        m_switch->setVisible(part.has_value());
    if (hadSwitch != part.has_value())
        placeChildren();
}

QWidget* LaneCard::lastInTabOrder() const {
    if (m_switch)
        return m_switch;
    if (m_choices)
        return m_choices->bestButton();
    if (m_document)
        return m_document;
    return m_lines ? static_cast<QWidget*>(m_lines) : m_plot;
}

int LaneCard::placeSwitch(int left, int top, int height) {
    if (!m_switch || m_switch->isHidden())
        return left;
    const QSize size = m_switch->sizeHint();
    m_switch->setGeometry(left - 2, top + (height - size.height()) / 2 + 1, size.width(), size.height());
    return left - 2 + size.width() + theme().space;
}

// The word is dropped first if there is no room for the guess beside it.
int LaneCard::placeBadge(int top, int height, int right) {
    const int name = m_name->geometry().right();
    if (!m_data || m_data->whatIfs.isEmpty())
        return name;
    const int left = name + 1 + theme().space;
    const bool isFull = right - left - m_changed->fullWidth() - 3 * theme().space >= m_next->shortWidth();
    const int width = isFull ? m_changed->fullWidth() : m_changed->shortWidth();
    m_changed->setGeometry(left, top, width, height);
    return left + width;
}

// It covers the lower part of the heatmap and is as high as its sentence requires.
void LaneCard::placeTrouble() {
    QRect room = mainPicture()->geometry();
    room.setTop(std::max(room.top(), room.bottom() - m_trouble->heightForWidth(room.width())));
    m_trouble->setGeometry(room);
    m_trouble->raise();
}

}  // namespace attn::ui
