// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/panels/stage_panel.h"

#include <algorithm>

#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/pictures/lane/formula_symbols.h"
#include "ui/step/stages/drawing/stage_button.h"

namespace attn::ui {

StagePanel::StagePanel(Stage stage, Legend legend, QWidget* parent)
    : QWidget(parent),
      m_stage(stage),
      m_formula(new FormulaLabel(this)),
      m_factFormula(new FormulaLabel(this)),
      m_all(new StageButton(this)) {
    m_factFormula->hide();
    connect(m_all, &StageButton::clicked, this, &StagePanel::numbersRequested);
    connect(m_formula, &FormulaLabel::symbolHovered, this, &StagePanel::hoverSymbol);
    connect(m_factFormula, &FormulaLabel::symbolHovered, this, &StagePanel::hoverSymbol);
    setAccessRole(*this, QAccessible::Grouping);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    if (legend != Legend::None) {
        m_legend = new ColourLegend(
            legend == Legend::Weights ? ColourLegend::Kind::Weights : ColourLegend::Kind::Signed, this);
        m_legend->setCaption(QString());
    }
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        dataChanged();
        placeHeader();
        update();
    });
}

void StagePanel::setData(std::shared_ptr<const LaneData> laneData) {
    if (laneData == m_data) {
        return;
    }
    m_data = std::move(laneData);
    dataChanged();
    refresh();
}

void StagePanel::setSelection(const Selection& selection) {
    if (selection == m_selection) {
        return;
    }
    m_selection = selection;
    refresh();
}

void StagePanel::setStandsOut(bool standsOut) {
    m_standsOut = standsOut;
    update();
}

void StagePanel::setNumber(int number) {
    setObjectName(QStringLiteral("stage%1").arg(number));
    if (number != m_number) {
        m_number = number;
        refresh();
    }
}

const ModelConfig* StagePanel::config() const {
    return m_data && m_data->model ? &m_data->model->network.config() : nullptr;
}

StageFormula StagePanel::formula() const {
    static const ModelConfig usual;
    return stageFormula(m_stage, config() ? *config() : usual);
}

QString StagePanel::formulaText() const {
    return m_formula->text();
}

void StagePanel::setLegendRange(double range) {
    if (m_legend) {
        m_legend->setRange(range);
        placeHeader();
    }
}

void StagePanel::refresh() {
    const QString title = QStringLiteral("%1 · %2").arg(m_number).arg(titleText());
    if (title != m_title) {
        m_title = title;
        setAccessibleName(title);
        m_all->setAccessibleName(tr("All numbers of %1").arg(title));
    }
    const StageFormula own = formula(), second = factFormula();
    m_formula->setFormula(own.id, own.text);
    m_factFormula->setFormula(second.id, second.text);
    lightFormulas();
    m_fact = fact();
    describe();
    placeHeader();
    update();
}

void StagePanel::describe() {
    const QString said = readsNumbers() && !isVisible() ? QString() : description();
    const QString second = factFormula().text;
    setAccessibleDescription(
        m_fact.isEmpty() ? said : said + QStringLiteral("; ") + second + QLatin1Char(' ') + m_fact);
}

void StagePanel::showEvent(QShowEvent*) {
    if (readsNumbers())
        describe();
}

void StagePanel::setChoice(const StageChoice& choice) {
    if (choice == m_choice) {
        return;
    }
    m_choice = choice;
    refresh();
}

int StagePanel::stepNumber() const {
    return m_data ? rowsShown(*m_data, m_selection) : 0;
}

void StagePanel::placeHeader() {
    const Theme& t = theme();
    const int line = QFontMetrics(t.labelBold).height();
    const int left = 3 * t.space, right = width() - 3 * t.space, top = 2 * t.space + line + 1;
    m_all->setGeometry(width() - line - 2 * t.space, 2 * t.space - 1, line + 2, line + 2);
    int formulaRight = right;
    int height = line + 1;
    if (m_legend) {
        const QSize size = m_legend->sizeHint();
        m_legend->setGeometry(right - size.width(), top + (height - size.height()) / 2, size.width(),
                              size.height());
        formulaRight = right - size.width() - 2 * t.space;
    }
    // A formula below three quarters of its size cannot be read. A legend then hides if another one says the
    // same: that of the window for weights, that of the context for signed numbers.
    const int wanted = m_formula->sizeHint().width();
    const bool isCrowded = m_legend && m_stage != Stage::Context && formulaRight - left < 3 * wanted / 4;
    if (m_legend) {
        m_legend->setVisible(!isCrowded);
    }
    const int room = std::max(1, (isCrowded ? right : formulaRight) - left);
    m_formula->setVisible(room >= 3 * wanted / 4);
    m_formula->setGeometry(left, top, room, height);
    const int second = m_factFormula->sizeHint().width();
    m_factFormula->setGeometry(left, top + height, second, height);
    m_factFormula->setVisible(hasFactLine() && !m_factFormula->text().isEmpty() &&
                              second + labelWidth(t.small, m_fact) + t.space <= right - left);
}

// Only if enough room is left for the picture.
bool StagePanel::hasFactLine() const {
    return !m_fact.isEmpty() && height() >= 9 * QFontMetrics(theme().labelBold).height();
}

QRectF StagePanel::factLine() const {
    const Theme& t = theme();
    const int line = QFontMetrics(t.labelBold).height() + 1;
    return hasFactLine() ? QRectF(3 * t.space, 2 * t.space + 2 * line, width() - 6 * t.space, line)
                         : QRectF();
}

QString StagePanel::leastTitle() const {
    const auto isSymbol = [](const QString& word) {
        return word.size() < 3 || std::any_of(word.begin(), word.end(), [](QChar letter) {
                   return !letter.isLetter() && letter != QLatin1Char('-');
               });
    };
    QStringList words = titleText().split(QLatin1Char(' '));
    while (words.size() > 1 && isSymbol(words.back()))
        words.removeLast();
    return words.join(QLatin1Char(' '));
}

int StagePanel::leastWidth() const {
    const Theme& t = theme();
    const QFontMetrics metrics(t.labelBold);
    const QString title = QStringLiteral("%1 · %2").arg(m_number).arg(leastTitle());
    // The button is at the right end of the line.
    return metrics.horizontalAdvance(title) + metrics.height() + 6 * t.space + 1;
}

int StagePanel::titleRight() const {
    return m_all->x() - theme().space;
}

QRectF StagePanel::area() const {
    const Theme& t = theme();
    const int line = QFontMetrics(t.labelBold).height();
    const double top = 2 * t.space + (hasFactLine() ? 3 : 2) * (line + 1) + t.space;
    return QRectF(QPointF(3 * t.space, top), QPointF(std::max(3 * t.space + 1, width() - 3 * t.space),
                                                     std::max(top + 1, height() - 1.5 * t.space)));
}

void StagePanel::paintNote(QPainter& painter, const QRectF& area, const QString& text) const {
    painter.setFont(theme().label);
    painter.setPen(theme().mutedText);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, text);
}

void StagePanel::resizeEvent(QResizeEvent*) {
    placeHeader();
}

void StagePanel::paintTitle(QPainter& painter) const {
    const Theme& t = theme();
    const QFontMetrics metrics(t.labelBold);
    painter.setFont(t.labelBold);
    painter.setPen(m_standsOut ? t.accent : t.text);
    const int left = 3 * t.space;
    // If the title does not fit, its last words are left out first.
    QString shown = m_title;
    while (metrics.horizontalAdvance(shown) > titleRight() - left && shown.count(QLatin1Char(' ')) > 2) {
        shown.truncate(shown.lastIndexOf(QLatin1Char(' ')));
    }
    shown = metrics.elidedText(shown, Qt::ElideRight, titleRight() - left);
    painter.drawText(QRect(left, 2 * t.space, titleRight() - left, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, shown);
    // Paints as much of the note as fits beside the title.
    QString note = noteText();
    const double room = titleRight() - left - metrics.horizontalAdvance(shown) - 2 * t.space;
    while (note.contains(QStringLiteral(" · ")) && labelWidth(t.small, note) > room) {
        note.truncate(note.lastIndexOf(QStringLiteral(" · ")));
    }
    painter.setPen(t.mutedText);
    if (!note.isEmpty() && labelWidth(t.small, note) <= room) {
        drawLabel(painter, t.small, QRectF(left, 2 * t.space, titleRight() - left, metrics.height()),
                  Qt::AlignRight, note);
    }
    if (hasFactLine()) {
        const QRect formula = m_factFormula->geometry();
        const double from = m_factFormula->isHidden() ? left : formula.right() + t.space;
        drawLabel(painter, t.small, QRectF(from, formula.top(), width() - left - from, formula.height()),
                  Qt::AlignLeft, cutLabel(t.small, m_fact, width() - left - from));
    }
}

void StagePanel::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.card);
    if (m_standsOut) {
        painter.fillRect(QRectF(0, 0, width(), t.strongLine + 1), t.accent);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.focus, t.strongLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 5, 5);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    paintTitle(painter);
    if (!m_data || !m_data->trace) {
        paintNote(painter, area(), m_data ? tr("no sentence yet") : tr("no model"));
        return;
    }
    paintPicture(painter, area());
    // The picture of a symbol, if it is more than a column or a strip.
    const auto isOwn = [this](const QString& symbol) {
        return !isOfSource(symbol) && stageOfSymbol(symbol) == m_stage;
    };
    if (std::any_of(m_lit.begin(), m_lit.end(), isOwn)) {
        painter.setPen(QPen(theme().gold, theme().strongLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area().adjusted(-5, -3, 5, 3));
    }
}

void StagePanel::setLit(const QStringList& symbols) {
    if (symbols != m_lit) {
        m_lit = symbols;
        lightFormulas();
        update();
    }
}

bool StagePanel::isLit(const QString& symbol) const {
    static const ModelConfig usual;
    return m_lit.contains(sameSymbol(symbol, config() ? *config() : usual));
}

void StagePanel::lightFormulas() {
    for (FormulaLabel* formula : {m_formula, m_factFormula}) {
        QStringList lit;
        for (const QString& symbol : formula->symbols()) {
            if (isLit(symbol)) {
                lit << symbol;
            }
        }
        formula->setLit(lit);
    }
}

}  // namespace attn::ui
