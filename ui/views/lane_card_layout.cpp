// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a card stand.
#include <QLabel>
#include <algorithm>

#include "ui/theme.h"
#include "ui/views/attention_plot.h"
#include "ui/views/changed_badge.h"
#include "ui/views/elided_label.h"
#include "ui/views/figure_label.h"
#include "ui/views/formula_label.h"
#include "ui/views/lane_card.h"
#include "ui/views/lines_view.h"

namespace attn::ui {

QSize LaneCard::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {13 * line, 43 * line / 4};  // eight of them and the stages fit 1024 × 768
}

// By hand: eight cards with a QLayout each would lay out anew with every text of every step.
void LaneCard::placeChildren() {
    const Theme& t = theme();
    const int line = QFontMetrics(t.label).height();
    const int pad = width() < 20 * line ? 2 * t.space : 3 * t.space;
    const int left = pad, right = width() - pad;
    const int titleHeight = m_name->fontMetrics().height();
    const int dot = titleHeight * 5 / 9 + 6;
    int y = pad - 1;
    const int nameWidth = m_name->fontMetrics().horizontalAdvance(m_name->text()) + 4;
    const int formulaHeight = std::max(line, m_formula->sizeHint().height());
    m_name->setGeometry(left + dot, y, std::min(nameWidth, right - left - dot), titleHeight);
    // The guess stands beside the name; where that gets narrow, beside the formula.
    const int nameEnd = placeBadge(y, titleHeight, right);
    int room = right - nameEnd - 2 * t.space;
    const bool isBeside = room >= m_next->fullWidth() || room >= m_next->shortWidth() + 4 * t.space;
    const int formulaRoom = right - left - m_formula->sizeHint().width() - 2 * t.space;
    const bool isBelow = !isBeside && formulaRoom > room;
    m_next->setCaption((isBelow ? formulaRoom : room) >= m_next->fullWidth() ? FigureLabel::Caption::Full
                                                                             : FigureLabel::Caption::None);
    const int formulaTop = y + titleHeight + 1;
    const int nextWidth = std::min(isBelow ? std::max(formulaRoom, (right - left) / 3) : room,
                                   std::max(m_next->fullWidth(), line));
    m_next->setGeometry(right - nextWidth, isBelow ? formulaTop : y, nextWidth,
                        isBelow ? formulaHeight : titleHeight);
    const int formulaRight = isBelow ? right - nextWidth - 2 * t.space : right;
    m_formula->setGeometry(left, formulaTop, std::max(1, formulaRight - left), formulaHeight);
    // The variant beside the name, or at the end of the formula's line where only that has the room.
    const int wanted = m_variant->fontMetrics().horizontalAdvance(m_variant->text()) + 1;
    const int variantLeft = nameEnd + 2 * t.space;
    const int titleRoom = (isBelow ? right : right - nextWidth - 3 * t.space) - variantLeft;
    const int formulaEnd = left + std::min(m_formula->sizeHint().width(), m_formula->width());
    const int lineRoom = formulaRight - formulaEnd - 3 * t.space;
    const bool isInTitle = titleRoom >= wanted || titleRoom >= lineRoom;
    const int stateWanted =
        m_state->text().isEmpty() ? 0 : m_state->fontMetrics().horizontalAdvance(m_state->text()) + 2;
    // What the weights are less of says more than the variant, which the status bar has, too.
    const bool isCrowded = !isInTitle && stateWanted > 0 && lineRoom < stateWanted + 2 * t.space + wanted;
    const int variantWidth = isCrowded ? 0 : std::clamp(isInTitle ? titleRoom : lineRoom, 0, wanted);
    const int taken = isInTitle || variantWidth <= line ? 0 : variantWidth + 2 * t.space;
    const int stateWidth = std::clamp(lineRoom - taken, 0, stateWanted);
    m_state->setVisible(!m_state->text().isEmpty() && stateWidth > line);
    m_state->setGeometry(formulaRight - taken - stateWidth, formulaTop, stateWidth, formulaHeight);
    m_variant->setVisible(!m_variant->text().isEmpty() && variantWidth > line);
    m_variant->setGeometry(isInTitle ? variantLeft : formulaRight - variantWidth, isInTitle ? y : formulaTop,
                           variantWidth, isInTitle ? titleHeight : formulaHeight);
    y = formulaTop + formulaHeight + t.space;

    const QFontMetrics labelMetrics(t.label);
    const int footTop = height() - line - pad + 2;
    placePictures(QRect(left - 2, y, right - left + 4, std::max(1, footTop - 2 * t.space - y)));

    placeTrouble();

    FigureLabel* const firstFigure = isTraining() ? m_loss : m_entropy;
    const int total = right - left, gap = 3 * t.space;
    const auto sum = [&](auto width) {
        return width(firstFigure) + width(m_aer) + width(m_accuracy) + 2 * gap;
    };
    // As wide as such figures get, so that lanes of one width choose alike.
    const int widest =
        labelMetrics.horizontalAdvance(isTraining() ? tr("loss 0.00012 AER 0.00 accuracy 100.0 %")
                                                    : tr("entropy 0.00 bit AER 0.00 accuracy 100.0 %")) +
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
    // Last of all what the lane took: its tooltip and the list of times have it, too.
    const int timed = labelMetrics.horizontalAdvance(tr("step 0.00 ms")) + gap;
    const bool hasTime =
        isFull && m_data && !isTraining() && !m_data->stepSeconds.empty() && widest + timed <= total;
    m_time->setVisible(hasTime);
    m_aer->setGeometry(left + first + t.space, footTop, hasTime ? middle / 2 : middle, line);
    m_time->setGeometry(left + first + t.space + middle / 2, footTop, middle - middle / 2, line);
    for (FigureLabel* label : {firstFigure, m_aer, m_accuracy, m_time}) {
        label->setCaption(caption);
    }
}

// The word goes first where there is no room for the guess beside it.
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

// Over the lower part of the heatmap, as high as its sentence.
void LaneCard::placeTrouble() {
    QRect room = m_plot->isHidden() ? m_lines->geometry() : m_plot->geometry();
    room.setTop(std::max(room.top(), room.bottom() - m_trouble->heightForWidth(room.width())));
    m_trouble->setGeometry(room);
    m_trouble->raise();
}

}  // namespace attn::ui
