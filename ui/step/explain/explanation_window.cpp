// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explanation_window.h"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/themed_icon.h"
#include "ui/step/explain/explanation_text.h"
#include "ui/step/explain/formula_lines.h"
#include "ui/step/explain/numbers/number_row.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/terms_model.h"
#include "ui/step/explain/terms_table.h"

namespace attn::ui {
namespace {

constexpr int fewLines = 6;  // of the table

QLabel* textLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* linkLabel(QWidget* parent, const char* name) {
    QLabel* label = textLabel(parent, name);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

QString link(const QString& target, const QString& text) {
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(target, theme().accent.name(), text.toHtmlEscaped());
}

QString sentenceOf(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

}  // namespace

ExplanationWindow::ExplanationWindow(QWidget* parent)
    : QDialog(parent, Qt::Tool),
      m_model(new TermsModel(this)),
      m_table(new TermsTable(m_model, this)),
      m_formulas(new FormulaLines(this)),
      m_back(new QToolButton(this)),
      m_largestFirst(new QCheckBox(tr("Largest first"), this)),
      m_trailLabel(linkLabel(this, "trail")),
      m_why(textLabel(this, "why")),
      m_name(textLabel(this, "name")),
      m_numbers(textLabel(this, "numbers")),
      m_result(linkLabel(this, "result")),
      m_precision(textLabel(this, "precision")),
      m_note(textLabel(this, "note")) {
    setObjectName(QStringLiteral("explanation"));
    m_back->setObjectName(QStringLiteral("explanationBack"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back to the number before (Alt+←, Backspace)"));
    m_largestFirst->setObjectName(QStringLiteral("largestFirst"));
    m_largestFirst->setToolTip(tr("The terms with the largest size first, else in their own order"));
    m_precision->setProperty("tone", "muted");
    m_trailLabel->setWordWrap(false);
    auto* top = new QHBoxLayout;
    top->addWidget(m_back);
    top->addWidget(m_trailLabel, 1);
    top->addWidget(m_largestFirst);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(top);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_why, m_name, m_formulas, m_numbers}) {
        column->addWidget(widget);
    }
    column->addWidget(m_table, 1000);
    for (QLabel* label : {m_note, m_result, m_precision}) {
        column->addWidget(label);
    }
    column->addStretch(1);  // where there is no table
    connect(m_table, &TermsTable::quantityRequested, this, &ExplanationWindow::openPart);
    connect(m_back, &QToolButton::clicked, this, [this] { goBackTo(m_trail.size() - 1); });
    connect(m_largestFirst, &QCheckBox::toggled, m_model, &TermsModel::setLargestFirst);
    connect(m_trailLabel, &QLabel::linkActivated, this,
            [this](const QString& place) { goBackTo(static_cast<std::size_t>(place.toUInt())); });
    connect(m_result, &QLabel::linkActivated, this, [this] {
        if (m_shown.explanation && m_shown.explanation->divisor && m_shown.explanation->divisor->quantity)
            openPart(*m_shown.explanation->divisor->quantity);
    });
    connectLit();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &ExplanationWindow::applyTheme);
    applyTheme();
    showWaiting();
    const int line = QFontMetrics(theme().label).height();
    resize(QSize(41 * line, 27 * line).boundedTo(parent->window()->size() * 0.8));
}

void ExplanationWindow::applyTheme() {
    const Theme& t = theme();
    m_why->setFont(t.title);
    QFont formula = t.formula;
    formula.setItalic(false);
    m_numbers->setFont(formula);
    m_back->setIcon(themedIcon(QStringLiteral("back"), t.text, t.grid));
    if (!m_trail.empty()) {
        showTrail();
        showResult();
    }
}

void ExplanationWindow::connectLit() {
    connect(m_formulas, &FormulaLines::symbolHovered, this, [this](const QString& symbol) {
        m_symbol = symbol;
        light();
        emit symbolHovered(symbol,
                           m_shown.explanation ? sourceOf(m_shown.explanation->of, *m_shown.lane) : -1);
    });
    connect(m_table, &TermsTable::lookedAt, this, &ExplanationWindow::lookAt);
}

void ExplanationWindow::lookAt(const QModelIndex& index) {
    const Operand* operand = m_model->operand(index);
    m_symbol = operand ? symbolName(*operand, m_shown.explanation->of, *m_shown.lane) : QString();
    light();
    const int source = operand && operand->quantity ? sourceOf(*operand->quantity, *m_shown.lane) : -1;
    const bool isOfSource = source >= 0;
    if (isOfSource || m_isSourceOurs)
        emit sourceHovered(source);
    m_isSourceOurs = isOfSource;
}

void ExplanationWindow::setSource(int source) {
    m_source = source;
    light();
}

// Lights a symbol and its terms, or else what is about the source position.
void ExplanationWindow::light() {
    QStringList lit;
    if (!m_symbol.isEmpty()) {
        lit << m_symbol;
    } else if (m_shown.explanation && m_source >= 0) {
        for (const std::vector<Operand>& term : m_shown.explanation->terms)
            for (const Operand& one : term)
                if (one.quantity && isAbout(*one.quantity, *m_shown.lane, m_source))
                    lit << symbolName(one, m_shown.explanation->of, *m_shown.lane);
        lit.removeDuplicates();
    }
    m_formulas->setLit(lit);
    m_model->setLit(m_symbol.isEmpty() ? QStringList() : lit, m_symbol.isEmpty() ? m_source : -1);
}

// The base class hides what was still open, and the table then loses the focus.
ExplanationWindow::~ExplanationWindow() {
    m_table->disconnect(this);
    m_formulas->disconnect(this);
}

void ExplanationWindow::beginWith(const Quantity& quantity) {
    m_trail = {quantity};
    emit wanted(quantity);
}

void ExplanationWindow::openPart(const Quantity& quantity) {
    if (!m_trail.empty() && m_trail.back() == quantity) {
        return;
    }
    m_trail.push_back(quantity);
    emit wanted(quantity);
}

void ExplanationWindow::goBackTo(std::size_t length) {
    if (length == 0 || length >= m_trail.size()) {
        return;
    }
    m_trail.resize(length);
    emit wanted(m_trail.back());
}

// What stands here until the first explanation has been computed.
void ExplanationWindow::showWaiting() {
    m_why->setText(tr("Why this number?"));
    setWindowTitle(m_why->text());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_trailLabel, m_largestFirst, m_name, m_formulas,
                                                           m_numbers, m_table, m_note, m_result})
        widget->hide();
    setBusy();
}

void ExplanationWindow::setBusy() {
    m_precision->setText(tr("Computing …"));
    m_precision->show();
}

void ExplanationWindow::setExplanation(const ShownExplanation& shown) {
    if (m_trail.empty() || shown.asked != m_trail.back()) {
        return;
    }
    // The place in the table stays while only the numbers change.
    const bool isSame = m_shown.explanation && shown.explanation && m_shown.asked == shown.asked &&
                        m_shown.explanation->terms.size() == shown.explanation->terms.size();
    const QModelIndex place = m_table->currentIndex();
    if (!isSame)
        m_symbol.clear();
    m_shown = shown;
    m_model->setExplanation(shown);
    m_table->fitColumns();
    m_table->setVisible(shown.explanation && explanationNote(*shown.explanation, *shown.lane).isEmpty());
    m_largestFirst->setVisible(m_model->termCount() > 2);
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(isSame ? m_model->index(place.row(), place.column())
                                        : m_model->firstQuantity());
    }
    showTrail();
    showResult();
    if (!isSame)
        makeRoom();
}

// As wide as the table wants and high enough for a few of its lines, within the screen.
void ExplanationWindow::makeRoom() {
    if (m_table->isHidden())
        return;
    const QRect place = screen()->availableGeometry();
    const QMargins margins = layout()->contentsMargins();
    const int wantedWidth = std::max(width(), m_table->wantedWidth() + margins.left() + margins.right());
    const QSize wider(std::min(wantedWidth, place.width()), height());
    layout()->activate();
    const int others = layout()->totalHeightForWidth(wider.width()) - m_table->minimumHeight();
    const QSize wanted(wider.width(),
                       std::min(std::max(height(), others + m_table->heightFor(fewLines)), place.height()));
    if (wanted == size())
        return;
    resize(wanted);
    if (isVisible())
        move(std::max(place.left(), std::min(x(), place.right() + 1 - frameGeometry().width())),
             std::max(place.top(), std::min(y(), place.bottom() + 1 - frameGeometry().height())));
}

// The trail; of a long one, its end.
void ExplanationWindow::showTrail() {
    if (!m_shown.lane) {
        return;
    }
    m_back->setEnabled(m_trail.size() > 1);
    const QString arrow = QStringLiteral(" › ");
    const QFontMetrics metrics(m_trailLabel->font());
    std::size_t first = m_trail.size() - 1;
    int width = metrics.horizontalAdvance(quantitySymbol(m_trail.back(), *m_shown.lane)) +
                metrics.horizontalAdvance(QStringLiteral("… › "));
    while (first > 0) {
        width += metrics.horizontalAdvance(quantitySymbol(m_trail[first - 1], *m_shown.lane) + arrow);
        if (width > m_trailLabel->width()) {
            break;
        }
        --first;
    }
    QStringList parts;
    if (first > 0) {
        parts << QStringLiteral("…");
    }
    for (std::size_t i = first; i + 1 < m_trail.size(); ++i) {
        parts << link(QString::number(i + 1), quantitySymbol(m_trail[i], *m_shown.lane));
    }
    parts << quantitySymbol(m_trail.back(), *m_shown.lane).toHtmlEscaped();
    m_trailLabel->setText(parts.join(arrow));
    m_trailLabel->show();
}

void ExplanationWindow::showNothing() {
    m_why->setText(tr("No longer there"));
    setWindowTitle(m_why->text());
    m_note->setText(tr("%1 has no such number now. Decode further, or go back to the earlier text.")
                        .arg(m_shown.lane->name));
    m_note->show();
    m_formulas->setLines({});
    m_formulas->hide();
    for (QLabel* label : {m_numbers, m_result, m_precision}) {
        label->clear();
        label->hide();
    }
}

void ExplanationWindow::showResult() {
    if (!m_shown.lane) {
        return;
    }
    const LaneData& lane = *m_shown.lane;
    m_name->setText(QStringLiteral("%1, %2").arg(sentenceOf(quantityName(m_trail.back(), lane)),
                                                 tr("lane %1").arg(lane.name)));
    m_name->show();
    if (!m_shown.explanation) {
        showNothing();
        return;
    }
    const attn::Explanation& explanation = *m_shown.explanation;
    const QString value =
        std::isinf(explanation.value) ? fullNumber(explanation.value) : exactNumber(explanation.value);
    m_why->setText(tr("Why %1?").arg(value));
    setWindowTitle(m_why->text());
    const QString equals = QStringLiteral(" = ");
    const QString note = explanationNote(explanation, lane);
    m_formulas->setLines(formulaLines(m_shown));
    m_formulas->show();
    light();
    m_numbers->setText(value + equals + formulaInNumbers(explanation));
    m_numbers->setVisible(note.isEmpty());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());

    QStringList result;
    const bool isLargest = explanation.function == Function::Largest;
    const std::size_t count = explanation.terms.size();
    double sum = explanation.sum;
    if (explanation.divisor) {
        sum *= explanation.divisor->value;
    }
    if (count > 1) {
        result << (isLargest ? tr("largest of %1 terms: %2") : tr("sum of %1 terms: %2"))
                      .arg(groupedNumber(static_cast<qint64>(count)), fullNumber(sum));
    }
    if (explanation.divisor) {
        const QString divisor = operandLabel(*explanation.divisor, lane);
        result << tr("divided by %1 = %2")
                      .arg(explanation.divisor->quantity ? link(QStringLiteral("divisor"), divisor)
                                                         : divisor.toHtmlEscaped(),
                           fullNumber(explanation.divisor->value));
    }
    if (explanation.function != Function::Identity && !isLargest) {
        const QString name = explanation.function == Function::AtLeastTiny
                                 ? tr("at least 10⁻⁸")
                                 : functionName(explanation.function);
        result << tr("%1 of %2", "a function of a number").arg(name, fullNumber(explanation.sum));
    }
    result << tr("result <b>%1</b>").arg(fullNumber(explanation.value));
    m_result->setText(sentenceOf(result.join(QStringLiteral(" · "))));
    m_result->setVisible(note.isEmpty());
    if (m_shown.shown) {
        const double shown = *m_shown.shown;
        m_precision->setText(tr("Shown (single precision) %1 · computed again (double) %2 · difference %3")
                                 .arg(preciseNumber(shown), preciseNumber(explanation.value),
                                      shown == explanation.value
                                          ? QStringLiteral("0")
                                          : exactNumber(std::abs(shown - explanation.value))));
    } else {
        m_precision->setText(
            tr("Decoding does not keep this number. It is computed here, in double precision."));
    }
    m_precision->show();
}

bool ExplanationWindow::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // Escape closes this window and must not reach the window behind.
        if (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Backspace ||
            (key->key() == Qt::Key_Left && key->modifiers() == Qt::AltModifier)) {
            event->accept();
            return true;
        }
    }
    return QDialog::event(event);
}

void ExplanationWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Backspace ||
        (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier) ||
        event->matches(QKeySequence::Back)) {
        goBackTo(m_trail.size() - 1);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept();  // no default button
    } else {
        QDialog::keyPressEvent(event);
    }
}

void ExplanationWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (!m_trail.empty()) {
        showTrail();
    }
}

}  // namespace attn::ui
