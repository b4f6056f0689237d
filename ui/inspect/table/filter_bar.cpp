// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/table/filter_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/clear_button.h"

namespace attn::ui {
namespace {

constexpr int typingPause = 150;  // ms

QString advice() {
    return FilterBar::tr(
        "Words that a sentence must have, \"several of them\" in quotes, and ranges of metrics: length<20 "
        "aer>=0.5.\nShares go from 0 to 1; 50% means 0.5.");
}

// Why a filter cannot use a metric.
QString reasonOf(Metric metric) {
    switch (metric) {
        case Metric::ErrorRate:
        case Metric::Precision:
        case Metric::Recall:
            return FilterBar::tr("There is no AER without known links: open them first.");
        case Metric::Right:
            return FilterBar::tr("There is no reference, so nobody knows which answers are right.");
        case Metric::Disagreement:
            return FilterBar::tr("There is no other system to disagree with.");
        default:
            return FilterBar::tr("%1 is not known of these sentences.").arg(coreText(infoOf(metric).label));
    }
}

QString actionName(const ReadyFilter& ready) {
    return QStringLiteral("filter-") + QString::fromStdString(ready.id);
}

}  // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent),
      m_line(new QLineEdit),
      m_count(new QLabel),
      m_problem(new QLabel),
      m_button(new QToolButton),
      m_ready(new QMenu(tr("&Ready Filters"), this)) {
    m_line->setObjectName(QStringLiteral("sentenceFilter"));
    m_line->setAccessibleName(tr("Filter of the sentences"));
    m_line->setPlaceholderText(tr("Filter: words, length<20, aer>=0.5 …"));
    setClearButton(*m_line, true);
    m_line->setToolTip(advice());
    m_line->installEventFilter(this);
    m_line->setMinimumWidth(80);
    m_count->setObjectName(QStringLiteral("sentenceCount"));
    m_count->setProperty("tone", "muted");
    m_problem->setObjectName(QStringLiteral("filterProblem"));
    m_problem->setProperty("tone", "wrong");
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    m_button->setObjectName(QStringLiteral("readyFilters"));
    m_button->setText(tr("Filters"));
    m_button->setAccessibleName(tr("Ready filters"));
    m_button->setToolTip(tr("Common filters"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_ready);
    m_ready->setToolTipsVisible(true);
    m_ready->setObjectName(QStringLiteral("readyFilterMenu"));
    for (const ReadyFilter& ready : readyFilters())
        addReady(ready);

    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_line, 1);
    row->addWidget(m_button);
    row->addWidget(m_count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_problem);

    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &FilterBar::apply);
    connect(m_line, &QLineEdit::textEdited, this, [this] { m_pause.start(); });
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty() && !m_filter.isEmpty())
            m_pause.start();  // the button in the line clears the text without an edit
    });
    connect(m_line, &QLineEdit::returnPressed, this, &FilterBar::apply);
}

void FilterBar::addReady(const ReadyFilter& ready) {
    QAction* action = m_ready->addAction(coreText(ready.label));
    action->setObjectName(actionName(ready));
    action->setToolTip(coreText(ready.meaning));
    action->setStatusTip(coreText(ready.meaning));
    // Replaces other ranges of the same metrics.
    connect(action, &QAction::triggered, this, [this, ranges = ready.ranges] {
        SentenceFilter filter = m_filter;
        for (const SentenceFilter::Range& range : ranges) {
            std::erase_if(filter.ranges, [&](const auto& old) { return old.metric == range.metric; });
            filter.ranges.push_back(range);
        }
        emit filterRequested(filter);
    });
}

void FilterBar::apply() {
    m_pause.stop();
    try {
        const SentenceFilter filter = parseFilter(m_line->text().toStdString());
        showProblem({});
        m_filter = filter;
        emit filterRequested(filter);
    } catch (const Error& error) {
        showProblem(QString::fromUtf8(error.what()));
    }
}

void FilterBar::showProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_line->setToolTip(sentence.isEmpty() ? advice() : sentence);
    m_line->setAccessibleDescription(sentence);
    m_line->setProperty("state", sentence.isEmpty() ? QVariant() : QVariant(QStringLiteral("wrong")));
    m_line->style()->unpolish(m_line);
    m_line->style()->polish(m_line);
}

void FilterBar::setFilter(const SentenceFilter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_pause.stop();
    showProblem({});
    m_line->setText(QString::fromStdString(filterText(filter)));
    m_pause.stop();
}

void FilterBar::setCount(qint64 shown, qint64 all) {
    m_count->setText(all == 0       ? QString()
                     : shown == all ? countedSentences(all)
                                    : tr("%1 of %2").arg(groupedNumber(shown), groupedNumber(all)));
}

void FilterBar::setKnown(const KnownMetrics& known) {
    for (const ReadyFilter& ready : readyFilters()) {
        auto* action = m_ready->findChild<QAction*>(actionName(ready));
        const auto lacking = std::find_if(ready.ranges.begin(), ready.ranges.end(), [&](const auto& range) {
            return !known[static_cast<std::size_t>(range.metric)];
        });
        const bool isKnown = lacking == ready.ranges.end();
        action->setEnabled(isKnown);
        action->setToolTip(isKnown ? coreText(ready.meaning) : reasonOf(lacking->metric));
    }
}

void FilterBar::edit() {
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_line->text().isEmpty()) {
            m_line->clear();
            apply();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down) {
            emit left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace attn::ui
