// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/time/time_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/train/time/time_track.h"

namespace attn::ui {
namespace {

constexpr double megabyte = 1024 * 1024;
constexpr int captionFrom = 75;  // least width for the caption, in average letters
// Widths in the row: margins at both sides, gaps between slider, text and button, and slack for the text.
constexpr int rowMargin = 4, rowGap = 10, besideText = 2 * (rowMargin + rowGap), textSlack = 4;
const QString separator = QStringLiteral(" · ");

}  // namespace

TimeLine::TimeLine(QWidget* parent)
    : QWidget(parent),
      m_caption(new QLabel(tr("History"), this)),
      m_track(new TimeTrack(this)),
      m_text(new ElidedLabel(this)),
      m_live(new QPushButton(tr("Live"), this)) {
    m_caption->setProperty("tone", "muted");
    m_caption->setBuddy(m_track);
    m_caption->setToolTip(
        tr("A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the "
           "line, or press ← and →, to look at earlier ones while training goes on."));
    m_text->setObjectName(QStringLiteral("shownUpdate"));
    m_text->setProperty("tone", "muted");
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_live->setObjectName(QStringLiteral("live"));
    m_live->setCheckable(true);
    m_live->setToolTip(tr("Show the lanes as they are now (End on the time line)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(rowMargin, 0, rowMargin, 0);
    row->setSpacing(rowGap);
    row->addWidget(m_caption);
    row->addWidget(m_track, 1);
    row->addWidget(m_text);
    row->addWidget(m_live);
    connect(m_track, &TimeTrack::updateRequested, this, [this](qint64 update) {
        showText();
        emit updateRequested(update);
    });
    connect(m_track, &TimeTrack::liveRequested, this, [this] {
        showText();
        emit liveRequested();
    });
    connect(m_live, &QPushButton::clicked, this, [this] {
        m_track->setShownUpdate({});
        showText();
        emit liveRequested();
    });
    showText();
}

void TimeLine::setData(const TimeLineData& run) {
    m_newest = run.newest;
    m_hasStops = !run.stops.empty();
    m_track->setData(run);
    showText();
}

void TimeLine::setShownUpdate(std::optional<qint64> update) {
    if (update == m_track->shownUpdate())
        return;
    m_track->setShownUpdate(update);
    showText();
}

void TimeLine::setPace(Pace pace, qint64 updates) {
    if (pace == m_pace && updates == m_updates)
        return;
    m_pace = pace;
    m_updates = updates;
    showText();
}

// Says which update the heatmaps show, in texts of decreasing length. In the presenter's view nothing else
// says whether the run goes on.
QStringList TimeLine::updateTexts(std::optional<qint64> shown) const {
    const QString update = groupedNumber(shown.value_or(m_newest));
    if (shown)
        return {tr("heatmaps of update %1").arg(update), tr("update %1").arg(update)};
    if (m_newest == 0)
        return {tr("no updates yet")};
    if (m_pace == Pace::Running)
        return {tr("live, update %1").arg(update), tr("update %1").arg(update)};
    if (m_pace == Pace::Ended)
        return {tr("ended at update %1").arg(update), tr("ended at %1").arg(update)};
    const QString paused = tr("paused at update %1").arg(update);
    QStringList texts = {paused, tr("paused at %1").arg(update)};
    if (m_updates > 0)
        texts.prepend(tr("%1 of %2").arg(paused, groupedNumber(m_updates)));
    return texts;
}

// The place of the first text that leaves the slider two fifths of the width, else of the first that fits.
qsizetype TimeLine::fittingText(const QStringList& texts) const {
    const int fixed = m_live->sizeHint().width() + besideText;
    for (const int slider : {width() * 2 / 5, m_track->minimumSizeHint().width()}) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (m_text->fontMetrics().horizontalAdvance(texts[i]) + textSlack <= width() - slider - fixed)
                return i;
        }
    }
    return texts.size() - 1;
}

void TimeLine::setMemory(qint64 used, qint64 limit) {
    m_used = used;
    m_limit = limit;
    showText();
}

// Where room is short, the slider gets it and the caption is hidden.
void TimeLine::resizeEvent(QResizeEvent*) {
    m_caption->setVisible(width() >= captionFrom * fontMetrics().averageCharWidth());
    showText();
}

// The slider's share follows the width, so it does not count here.
QSize TimeLine::minimumSizeHint() const {
    const int width =
        m_track->minimumSizeHint().width() + m_leastWidth + m_live->minimumSizeHint().width() + besideText;
    return {width, QWidget::minimumSizeHint().height()};
}

QString TimeLine::text() const {
    return m_text->text();
}

void TimeLine::showText() {
    const std::optional<qint64> shown = m_track->shownUpdate();
    // As it would be for the newest update, whose number is the longest.
    const QStringList live = updateTexts({}), past = updateTexts(m_newest);
    const QString& liveText = live[fittingText(live)];
    const qsizetype pastPlace = fittingText(past);
    const QString text = shown ? updateTexts(shown)[pastPlace] : liveText;
    QString history, explanation;
    if (m_limit > 0) {
        const auto size = [](qint64 bytes) {
            return decimalText(static_cast<double>(bytes) / megabyte, 'f', 0);
        };
        history = separator + tr("history %1 MB of %2 MB").arg(size(m_used), size(m_limit));
        explanation =
            tr("Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; "
               "for the others the lanes are trained again up to that update.");
    }
    m_text->setContent(text + history, explanation);
    // The update is always shown in full. Where room is short, the rest is cut. The text has the same room
    // for every update, live or not, so that the slider does not move under the pointer.
    const auto widthOf = [&](const QString& part) { return m_text->fontMetrics().horizontalAdvance(part); };
    const int before = m_leastWidth;
    m_leastWidth = std::max(widthOf(live.back()), widthOf(past.back())) + textSlack;
    const int wanted = std::max(widthOf(liveText), widthOf(past[pastPlace])) + textSlack;
    const int least = m_track->minimumSizeHint().width();
    const int left = width() - m_live->sizeHint().width() - besideText -
                     (m_caption->isHidden() ? 0 : m_caption->sizeHint().width() + rowGap);
    const int track = std::clamp(left - wanted, least, std::max(least, width() * 2 / 5));
    m_track->setMinimumWidth(track);
    m_text->setMinimumWidth(std::clamp(left - track, wanted, wanted + widthOf(history)));
    if (m_leastWidth != before)
        updateGeometry();
    m_live->setChecked(!shown);
    m_track->setEnabled(m_hasStops || m_newest > 0);
}

}  // namespace attn::ui
