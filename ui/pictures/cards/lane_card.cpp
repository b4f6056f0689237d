// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_card.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>

#include "core/metrics/alignment.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/time_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/changed_badge.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/document/document_view.h"
#include "ui/pictures/lane/figure_label.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/pictures/lane/formula_symbols.h"
#include "ui/pictures/lane/lane_measures.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_summary.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/pictures/maps/map_table.h"

namespace attn::ui {
namespace {

const QString& dash() {
    static const QString text = QStringLiteral("—");
    return text;
}

// Two digits, because more would not fit beside the other figures.
QString shortLoss(double loss) {
    return loss >= 0.1 && loss < 100 ? decimalText(loss, 'f', 2)
           : std::isfinite(loss)     ? readableNumber(loss, 2)
                                     : lossText(loss);
}

QString number(const std::optional<double>& value, int digits, double scale = 1) {
    return value ? decimalText(*value * scale, 'f', digits) : dash();
}

}  // namespace

LaneCard::LaneCard(QWidget* parent)
    : QWidget(parent),
      m_name(new QLabel(this)),
      m_changed(new ChangedBadge(this)),
      m_variant(new ElidedLabel(this)),
      m_formula(new FormulaLabel(this)),
      m_next(new FigureLabel(tr("next"), QString(), this)),
      m_entropy(new FigureLabel(tr("entropy"), tr("H"), this)),
      m_loss(new FigureLabel(tr("loss"), tr("loss"), this)),
      m_aer(new FigureLabel(tr("AER"), tr("AER"), this)),
      m_accuracy(new FigureLabel(tr("exact match"), tr("exact"), this)),
      m_time(new FigureLabel(tr("step"), tr("step"), this)),
      m_state(new ElidedLabel(this)),
      m_plot(new AttentionPlot(this)),
      m_trouble(new QLabel(this)) {
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setTextFormat(Qt::PlainText);
    m_formula->setObjectName(QStringLiteral("formula"));
    m_variant->setObjectName(QStringLiteral("variant"));
    m_variant->setProperty("tone", "muted");
    m_next->setObjectName(QStringLiteral("next"));
    m_next->setStrong(true);
    m_next->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_next->setToolTip(
        tr("The most likely token of the current step and its probability; then the one that "
           "was said in its place by hand, if any"));
    m_entropy->setObjectName(QStringLiteral("entropy"));
    m_entropy->setToolTip(
        tr("How widely the softmax of the scores spreads, before a span changes it: the mean of the rows "
           "shown, 0 bit when each row looks at one token"));
    m_loss->setObjectName(QStringLiteral("loss"));
    m_loss->setToolTip(
        tr("Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setProperty("tone", "muted");
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_trouble->setObjectName(QStringLiteral("trouble"));
    m_trouble->setProperty("role", "trouble");
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    m_aer->setObjectName(QStringLiteral("aer"));
    m_aer->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    m_aer->setToolTip(
        tr("Alignment error rate of the rows shown, measured against the known links; a dash where no row "
           "has one"));
    m_accuracy->setObjectName(QStringLiteral("accuracy"));
    m_accuracy->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_accuracy->setToolTip(tr("Whole outputs that are right on held-out pairs, as last measured"));
    m_time->setObjectName(QStringLiteral("time"));
    m_time->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    m_time->setToolTip(tr("Time of one step of this lane on this machine: the median of the steps so far"));

    connect(m_formula, &FormulaLabel::symbolHovered, this, [this](const QString& symbol) {
        emit sourceHovered(m_data && isOfSource(symbol) ? sourceLookedAt(*m_data, m_selection) : -1);
    });
    connectPlot();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &LaneCard::applyTheme);
    applyTheme();
}

// A large lane has a large name, unless it is too narrow for one.
void LaneCard::fitName() {
    QFont title = theme().title;
    if (m_isLarge && width() >= 16 * QFontMetrics(theme().label).height())
        title.setPointSizeF(title.pointSizeF() * 1.3);
    if (title != m_name->font())
        m_name->setFont(title);
}

void LaneCard::applyTheme() {
    fitName();
    m_variant->setFont(theme().label);
    m_state->setFont(theme().label);
    m_trouble->setFont(theme().small);
    showFigures();  // anew, if the language has another decimal mark
    placeChildren();
    update();
}

void LaneCard::setData(std::shared_ptr<const LaneData> laneData) {
    if (laneData == m_data) {
        return;
    }
    const bool isSameLane =
        laneData && m_data && laneData->name == m_data->name && laneData->formulaId == m_data->formulaId &&
        headText(*laneData) == headText(*m_data) && laneData->variantText == m_data->variantText;
    m_data = std::move(laneData);
    showPicture();
    if (m_data && !isSameLane) {
        nameLane();
        update();
    }
    showFigures();
}

void LaneCard::showPicture() {
    followAxes();
    m_plot->setData(shown());
    if (m_lines)
        m_lines->setData(shown());
    if (showsDocument() && !m_document)
        makeDocument();
    if (m_document)
        m_document->setData(m_data);
    selectInPictures();
}

void LaneCard::nameLane() {
    m_next->setName(m_data->isClass ? tr("class") : tr("next"), QString());
    m_accuracy->setName(m_data->isClass ? tr("accuracy") : tr("exact match"),
                        m_data->isClass ? tr("acc.") : tr("exact"));
    m_name->setText(m_data->name);
    const QString text = head();
    m_variant->setContent(text, m_data->variantText);
    m_formula->setFormula(m_data->formulaId, m_data->formulaText);
    setAccessibleName(text.isEmpty() ? tr("Lane %1").arg(m_data->name)
                                     : tr("Lane %1, %2").arg(m_data->name, text));
    m_plot->setAccessibleName(tr("Attention weights of %1").arg(m_data->name));
    if (m_lines)
        m_lines->setAccessibleName(tr("Attention of %1 as lines").arg(m_data->name));
    if (m_document)
        m_document->setAccessibleName(tr("Text as %1 weighs it").arg(m_data->name));
}

void LaneCard::setSelection(const Selection& selection) {
    if (selection == m_selection) {
        return;
    }
    const bool isStep = selection.step != m_selection.step;
    m_selection = selection;
    selectInPictures();
    if (m_table)
        m_table->setSelection(selection);
    m_formula->setLit(selection.source >= 0 ? sourceSymbols() : QStringList());
    if (isStep) {
        showFigures();
    } else {
        describe();
    }
}

void LaneCard::setSelected(bool selected) {
    if (selected != m_isSelected) {
        m_isSelected = selected;
        update();
    }
}

void LaneCard::setRowLabelWidth(int width) {
    m_plot->setRowLabelWidth(width);
}

void LaneCard::setLeastRows(int rows) {
    m_plot->setLeastRows(rows);
}

void LaneCard::setLarge(bool isLarge) {
    if (isLarge == m_isLarge)
        return;
    m_isLarge = isLarge;
    if (!isLarge)
        setMaps(nullptr, std::nullopt);
    m_next->setLarge(isLarge);
    applyTheme();
}

void LaneCard::setEditable(bool isEditable) {
    m_isEditable = isEditable;
    m_plot->setEditable(isEditable);
    if (m_lines)
        m_lines->setEditable(isEditable);
    if (m_document)
        m_document->setEditable(isEditable);
}

void LaneCard::setGuessing(bool isGuessing) {
    m_isGuessing = isGuessing;
    followAxes();
}

void LaneCard::setNumber(int number) {
    m_number = number;
    describe();
}

// The information of the head that a small card leaves out.
QString LaneCard::summary() const {
    QStringList lines = {m_data->name};
    if (m_number > 0)
        lines.front() += tr(": select this lane (%1)").arg(m_number);
    if (!m_data->formulaText.isEmpty())
        lines << m_data->formulaText;
    if (const QString map = shown()->map; !map.isEmpty())
        lines << tr("Shown: %1").arg(map);
    if (!m_data->variantText.isEmpty())
        lines << m_data->variantText;
    if (isTraining())
        lines << tr("loss %1, AER %2, exact match %3").arg(lossText(), aerText(), accuracyText());
    else if (m_data->attends)
        lines << tr("so far: mean entropy %1, AER %2").arg(entropyText(), aerText());
    if (!isTraining() && m_data->exactMatch)
        lines << tr("model: %1 of held-out pairs are right").arg(accuracyText());
    return lines.join(QLatin1Char('\n'));
}

// Mean entropy of the softmax of the first rows, in bits; empty without weights.
std::optional<double> LaneCard::meanEntropy(int rows) {
    const AttentionRows rowsOfMap = shown()->rows;
    if (!m_data->attends || rows == 0)
        return std::nullopt;
    if (m_measured != rowsOfMap) {
        m_measured = rowsOfMap;
        m_entropySums = {0};
    }
    for (int row = static_cast<int>(m_entropySums.size()) - 1; row < rows; ++row) {
        const std::optional<double> entropy = entropyOf(distributionOf(m_measured[row]));
        if (!entropy)
            return std::nullopt;
        m_entropySums.push_back(m_entropySums.back() + *entropy);
    }
    return m_entropySums[static_cast<std::size_t>(rows)] / rows;
}

void LaneCard::showFigures() {
    if (!m_data) {
        return;
    }
    showChanges();
    const std::shared_ptr<const Picture> kept = shown();
    const Picture& picture = *kept;
    const int rows = rowsShown(picture, m_selection);
    const auto entropy = meanEntropy(rows);
    m_entropy->setValue(number(entropy, 2) + (entropy ? tr(" bit") : QString()));
    m_aer->setValue(number(errorRate(picture, rows), 2));
    m_accuracy->setValue(number(m_data->exactMatch, 1, 100) + (m_data->exactMatch ? tr(" %") : QString()));
    m_time->setValue(m_data->stepSeconds.empty() ? dash() : timeSpan(medianOf(m_data->stepSeconds)));
    m_loss->setValue(m_data->loss ? shortLoss(*m_data->loss) : dash());
    (isTraining() ? m_entropy : m_loss)->hide();
    m_state->setContent(noteText());
    m_trouble->setText(m_data->trouble);
    m_trouble->setToolTip(m_data->trouble);
    m_trouble->setVisible(!m_data->trouble.isEmpty());
    if (const StepTrace* step = currentStep(*m_data, m_selection); step && m_data->target) {
        const SaidToken said = saidIn(*m_data, currentRow(*m_data, m_selection));
        const auto changed = m_data->whatIfs.steps.find(step->step);
        const bool isByHand =
            changed != m_data->whatIfs.steps.end() && changed->second.token && step->predicted != step->token;
        const QString given =
            isByHand ? tokenText(QString::fromStdString(m_data->target->text(step->token))).text : QString();
        m_next->setValue(tokenText(said.text).text, shortWeight(step->predictedProbability) +
                                                        (isByHand ? tr(", said: %1").arg(given) : QString()));
        m_next->setVerdict(said.isRight);
    } else {
        m_next->setValue(dash());
        m_next->setVerdict({});
    }
    placeChildren();
    describe();
}

void LaneCard::showChanges() {
    const bool isChanged = !m_data->whatIfs.isEmpty();
    m_changed->setVisible(isChanged);
    m_changed->setContent(isChanged ? whatIfText(*m_data) : QString());
}

void LaneCard::describe() {
    if (!m_data) {
        return;
    }
    const std::shared_ptr<const Picture> kept = shown();
    const Picture& picture = *kept;
    const Selection selection = pictureSelection();
    const MapTrace* attention = currentAttention(picture, selection);
    QString text;
    if (m_data->rows.size() == 0) {
        text = tr("%1 attention, nothing decoded yet").arg(m_data->name);
    } else if (!attention) {
        text = tr("%1, %2").arg(m_data->name, picture.map);
    } else {
        const int rows = currentRow(picture, selection) + 1;
        text = (picture.isStanding ? tr("%1 attention, row %2 of %3") : tr("%1 attention, step %2 of %3"))
                   .arg(m_data->name)
                   .arg(rows)
                   .arg(picture.rows.size());
        if (!picture.map.isEmpty())
            text += QStringLiteral(", ") + picture.map;
        if (attention->weights.size() > 0) {
            const int most = focusOf(*attention);
            const int focus = selection.source >= 0 && selection.source < attention->weights.size()
                                  ? selection.source
                                  : most;
            const QString source = tokenName(picture.sourceTokens.value(focus));
            if (isHard(*attention)) {
                text += (focus == most ? tr(", takes %1 with probability %2")
                                       : tr(", does not take %1, whose probability is %2"))
                            .arg(source, exactNumber(attention->span.distribution[focus]));
            } else {
                text += (focus == most ? tr(", looks at %1 with %2") : tr(", weight of %1 is %2"))
                            .arg(source, exactNumber(attention->weights[focus]));
            }
            if (const Link* link = knownLink(picture, rows - 1, focus)) {
                text += link->sure ? tr(", a known link") : tr(", a possible link");
            }
            if (const QString window = windowText(*attention); !window.isEmpty()) {
                text += QStringLiteral(", ") + window;
            }
        } else {
            text += tr(", one fixed vector for every step");
        }
        text += (m_data->isClass ? tr("; class %1") : tr("; next token %1")).arg(nextText());
        if (const std::optional<bool> isRight = isRightToken(*m_data, currentRow(*m_data, m_selection)))
            text += *isRight ? tr(", as expected") : tr(", not as expected");
    }
    text += tr("; entropy %1, alignment error rate %2, exact match %3")
                .arg(entropyText(), aerText(), accuracyText());
    if (isTraining())
        text += tr(", loss %1").arg(lossText());
    if (!m_data->whatIfs.isEmpty())
        text += tr("; changed by hand: %1").arg(m_changed->accessibleDescription());
    for (const QString& more : {noteText(), timeText(), m_data->trouble})
        text += more.isEmpty() ? QString() : QStringLiteral("; ") + more;
    setToolTip(summary());
    setAccessibleDescription(text);
    m_plot->setAccessibleDescription(text);
    if (m_lines)
        m_lines->setAccessibleDescription(text);
    if (m_document)
        m_document->setAccessibleDescription(text);
}

QString LaneCard::nextText() const {
    return m_next->text();
}
QString LaneCard::entropyText() const {
    return m_entropy->text();
}
QString LaneCard::aerText() const {
    return m_aer->text();
}
QString LaneCard::accuracyText() const {
    return m_accuracy->text();
}

QString LaneCard::lossText() const {
    return m_loss->text();
}

void LaneCard::resizeEvent(QResizeEvent*) {
    fitName();
    placeChildren();
}

void LaneCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        emit selectRequested();
    }
}

bool LaneCard::event(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        emit sourceHovered(-1);
        emit rowHovered(-1);
    }
    return QWidget::event(event);
}

void LaneCard::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = m_isSelected ? t.strongLine : t.line;
    painter.setPen(QPen(m_isSelected ? t.accent : t.border, width));
    painter.setBrush(t.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), t.radius,
                            t.radius);
    const auto frameFocused = [&](const QWidget* picture, const QWidget* place) {
        if (picture && picture->hasFocus()) {
            painter.setPen(QPen(t.focus, t.strongLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(place->geometry()).adjusted(-3, -2, 3, 2), 4, 4);
        }
    };
    frameFocused(m_plot, m_plot);
    frameFocused(m_lines, m_lines);
    frameFocused(m_document, m_document);
    frameFocused(m_table, m_mapsArea);
    if (!m_data) {
        return;
    }
    const QRect name = m_name->geometry();
    const double size = std::floor(name.height() * 5 / 9.0);
    paintLaneMark(painter, t, m_data->colour,
                  QRectF(name.left() - size - 6, name.center().y() - size / 2 + 1, size, size));
    if (m_frame.hasFooter) {
        const int line = m_accuracy->geometry().top() - t.space;
        const int left = padding(this->width());
        painter.fillRect(QRectF(left, line, m_accuracy->geometry().right() - left, t.line), t.border);
    }
}

}  // namespace attn::ui
