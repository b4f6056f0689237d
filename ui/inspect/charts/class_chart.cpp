// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/class_chart.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/inspect/charts/cell_table.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

ClassChart::ClassChart(QWidget* parent)
    : QWidget(parent),
      m_figures(new QLabel),
      m_table(
          new CellTable(QStringLiteral("confusion"), tr("Confusion matrix: true classes by given ones"))) {
    m_figures->setObjectName(QStringLiteral("class-figures"));
    m_figures->setWordWrap(true);
    m_figures->setContentsMargins(theme().space, theme().space, theme().space, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_figures);
    column->addWidget(m_table, 1);
    setFocusProxy(m_table);
    connect(m_table, &CellTable::chosen, this, &ClassChart::choose);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &ClassChart::fill);
}

void ClassChart::setClasses(const InspectedClasses& classes) {
    m_classes = classes;
    fill();
}

QString ClassChart::figures() const {
    if (!m_classes.all)
        return {};
    const CorpusClasses& shown = m_classes.shown ? *m_classes.shown : *m_classes.all;
    QStringList parts = {tr("accuracy %1").arg(shareText(shown.confusion.accuracy())),
                         tr("macro F1 %1").arg(shareText(shown.confusion.macroF1()))};
    if (shown.evidence.texts > 0) {
        const QString found =
            m_classes.hasThreshold
                ? tr("evidence AER %1 (of the weights above the threshold)")
                : tr("evidence AER %1 (of the largest weights, as many as words of evidence)");
        parts.append(found.arg(metricText(Metric::ErrorRate, shown.evidence.errorRate())));
        parts.append(tr("largest weight on evidence %1").arg(shareText(shown.evidence.hitShare())));
        parts.append(tr("weight on evidence %1").arg(shareText(shown.evidence.meanWeight())));
    }
    return parts.join(QStringLiteral(" · "));
}

void ClassChart::choose(int row, int column) {
    if (!m_classes.all || row < 0 || column < 0)
        return;
    const std::string& actual = m_classes.all->names[static_cast<std::size_t>(row)];
    const std::string& given = m_classes.all->names[static_cast<std::size_t>(column)];
    if (m_classes.actual == actual && m_classes.given == given)
        emit cellRequested(std::nullopt, std::nullopt);
    else
        emit cellRequested(actual, given);
}

void ClassChart::fill() {
    m_figures->setText(figures());
    if (!m_classes.all)
        return m_table->begin({}, {});
    const CorpusClasses& all = *m_classes.all;
    const auto count = static_cast<int>(all.names.size());
    QStringList actual, given, described;
    for (const std::string& name : all.names) {
        actual.append(tr("is %1").arg(QString::fromStdString(name)));
        given.append(tr("given %1").arg(QString::fromStdString(name)));
    }
    m_table->begin(actual, given);
    for (int row = 0; row < count; ++row) {
        long ofClass = 0;
        for (int column = 0; column < count; ++column)
            ofClass += all.confusion.count(row, column);
        for (int column = 0; column < count; ++column) {
            const long number = all.confusion.count(row, column);
            const bool isChosen = m_classes.actual == all.names[static_cast<std::size_t>(row)] &&
                                  m_classes.given == all.names[static_cast<std::size_t>(column)];
            const QString text = tr("%1, %2: %3").arg(actual[row], given[column], countedSentences(number));
            m_table->setCell(
                row, column,
                {groupedNumber(number), text,
                 isChosen ? tr("Click to show all sentences again") : tr("Click to show only these"),
                 ofClass > 0 ? std::optional(static_cast<double>(number) / static_cast<double>(ofClass))
                             : std::nullopt,
                 isChosen});
            described.append(text);
        }
    }
    m_table->end();
    m_table->setAccessibleDescription(figures() + QStringLiteral(". ") +
                                      described.join(QStringLiteral("; ")));
}

}  // namespace attn::ui
