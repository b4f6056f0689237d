// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/beam_node_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/beam/beam_text.h"
#include "ui/step/beam/coverage_bars.h"

namespace attn::ui {
namespace {

ElidedLabel* namedLine(const char* name, QWidget* parent) {
    auto* label = new ElidedLabel(parent);
    label->setObjectName(QLatin1String(name));
    return label;
}

QLabel* wrappedText(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString scoreTip(const BeamData& data, const BeamNode& node) {
    const QString about = BeamNodePanel::tr(
        "ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, ");
    if (data.lengthPower == 0)
        return about + BeamNodePanel::tr("ln p itself, because α is 0");
    // A class is one token, so its beam has no places to refill.
    const bool isClass = data.lane->model->network.saysOneToken();
    return about + BeamNodePanel::tr("ln p / %1^%2, the length to the power of α")
                       .arg(scoredLength(node, isClass ? EndedPlace::StaysEmpty : data.ended))
                       .arg(decimalText(data.lengthPower, 'g', 3));
}

}  // namespace

BeamNodePanel::BeamNodePanel(QWidget* parent)
    : QWidget(parent),
      m_name(namedLine("beamNode", this)),
      m_fate(wrappedText("beamFate", this)),
      m_text(namedLine("beamText", this)),
      m_token(namedLine("beamToken", this)),
      m_path(namedLine("beamNumbers", this)),
      m_plot(new AttentionPlot),
      m_rows(new QWidget),
      m_coverage(new CoverageBars(m_plot, m_rows)),
      m_noAttention(new QLabel(tr("No attention: every step reads the same vector."))),
      m_decode(new QPushButton(tr("Decode This Path"))) {
    m_fate->setProperty("tone", "muted");
    m_plot->setObjectName(QStringLiteral("beamHeatmap"));
    m_plot->setAccessibleName(tr("Attention weights of the path"));
    m_rows->setAccessibleName(tr("Attention rows of the path"));
    m_noAttention->setObjectName(QStringLiteral("beamNoAttention"));
    m_noAttention->setWordWrap(true);
    m_noAttention->setProperty("tone", "muted");
    m_noAttention->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    const auto addFigure = [&](const QString& caption, ElidedLabel* value) {
        auto* title = new QLabel(caption, this);
        title->setProperty("tone", "muted");
        value->setAccessibleName(caption);
        m_captions.push_back(title);
        grid->addWidget(title, grid->rowCount(), 0);
        grid->addWidget(value, grid->rowCount() - 1, 1);
    };
    addFigure(tr("Token"), m_token);
    addFigure(tr("Path"), m_path);

    auto* about = new QVBoxLayout;
    about->setSpacing(2);
    about->addWidget(m_name);
    about->addWidget(m_fate);
    about->addWidget(m_text);
    about->addLayout(grid);
    about->addSpacing(4);
    about->addWidget(m_decode);
    about->addStretch();

    auto* inner = new QVBoxLayout(m_rows);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(2);
    inner->addWidget(m_plot, 1);
    inner->addWidget(m_coverage);
    inner->addWidget(m_noAttention, 1);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMinimumHeight(1);  // this area shrinks first
    area->setWidget(m_rows);
    area->viewport()->setAutoFillBackground(false);
    m_rows->setAutoFillBackground(false);

    m_parts = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_parts->setContentsMargins(10, 6, 10, 8);
    m_parts->setSpacing(6);
    m_parts->addLayout(about);
    m_parts->addWidget(area, 1);

    m_decode->setObjectName(QStringLiteral("decodePathButton"));
    m_decode->setAutoDefault(false);
    connect(m_decode, &QPushButton::clicked, this, &BeamNodePanel::decodeRequested);
    connect(m_plot, &AttentionPlot::stepRequested, this, &BeamNodePanel::stepRequested);
    connect(m_plot, &AttentionPlot::sourceHovered, this, &BeamNodePanel::sourceHovered);
    connect(m_plot, &AttentionPlot::rowHovered, this, [this](int row) {
        m_row = row;
        showSelection();
    });
    connect(m_coverage, &CoverageBars::sourceHovered, this, &BeamNodePanel::sourceHovered);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &BeamNodePanel::applyTheme);
    applyTheme();
    setObstacle({});
    setNode(nullptr, {}, -1);
}

void BeamNodePanel::applyTheme() {
    const Theme& t = theme();
    m_name->setFont(t.title);
    m_plot->setMinimumHeight(5 * QFontMetrics(t.label).height());
}

void BeamNodePanel::resizeEvent(QResizeEvent*) {
    // On a low and wide page, as on a projector, the rows stand beside the text about them.
    const bool isLow = height() < 17 * QFontMetrics(theme().label).height() && width() > 1.8 * height();
    m_parts->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setStretch(0, isLow ? 1 : 0);
    fitFate();
}

// If room is short, the rows shrink and not the sentence.
void BeamNodePanel::fitFate() {
    const QMargins margins = m_parts->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const bool isBeside = m_parts->direction() == QBoxLayout::LeftToRight;
    m_fate->setMinimumHeight(0);  // otherwise its least height would count
    m_fate->setMinimumHeight(std::max(0, m_fate->heightForWidth(isBeside ? room / 2 : room)));
}

void BeamNodePanel::setNode(const std::shared_ptr<const BeamData>& found, const BeamLayout& layout,
                            Index node) {
    const bool isThere = found && node >= 0;
    const bool attends = isThere && found->lane->attends;
    for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_token),
                          static_cast<QWidget*>(m_path), m_rows})
        part->setVisible(isThere);
    for (QLabel* caption : m_captions)
        caption->setVisible(isThere);
    m_decode->setVisible(isThere);
    m_fate->setVisible(isThere);
    m_plot->setVisible(attends);
    m_coverage->setVisible(attends);
    m_noAttention->setVisible(isThere && !attends);
    if (!isThere) {
        m_name->setContent(tr("No token is selected"));
        m_picture.reset();
        return;
    }
    m_picture = pathPicture(*found, node);
    m_steps = m_picture->rows.size();
    m_row = -1;
    m_name->setContent(nodeName(*found, node));
    m_fate->setText(nodeFate(*found, layout, node));
    fitFate();
    m_text->setContent(QStringLiteral("“%1”").arg(pathText(*found, node)),
                       tr("The tokens up to here as text"));
    showNumbers(*found, node);
    m_plot->setData(m_picture);
    m_coverage->setCoverage(attends ? coverageOf(m_picture->rows) : Vector(), m_picture->sourceTokens,
                            m_picture->colour);
    showSelection();
}

void BeamNodePanel::showNumbers(const BeamData& found, Index node) {
    const BeamNode& at = nodeOf(found, node);
    const double before = at.parent >= 0 ? nodeOf(found, at.parent).logProbability : 0;
    m_token->setContent(
        tr("p %1 · ln p %2").arg(exactNumber(probabilityOf(at)), signedNumber(at.logProbability - before)),
        tr("Probability of this token after the tokens before it"));
    m_path->setContent(tr("ln p %1 · score %2").arg(signedNumber(at.logProbability), signedNumber(at.score)),
                       scoreTip(found, at));
}

void BeamNodePanel::setObstacle(const QString& reason) {
    m_decode->setEnabled(reason.isEmpty());
    m_decode->setToolTip(
        reason.isEmpty()
            ? tr("Make these tokens the output of the lane, which then continues by itself (Enter)")
            : reason);
    m_decode->setStatusTip(m_decode->toolTip());
}

bool BeamNodePanel::hasKeys() const {
    return m_decode->hasFocus();
}

void BeamNodePanel::setHoveredSource(int source) {
    m_source = source;
    showSelection();
}

void BeamNodePanel::showSelection() {
    Selection selection;
    selection.step = m_steps;
    selection.row = m_row;
    selection.source = m_source;
    m_plot->setSelection(selection);
    m_coverage->setHovered(m_source);
}

}  // namespace attn::ui
