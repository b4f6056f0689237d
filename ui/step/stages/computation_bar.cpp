// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/computation_bar.h"

#include <algorithm>
#include <cmath>

#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/choice_bar.h"

namespace attn::ui {

ComputationBar::ComputationBar(QWidget* parent)
    : QWidget(parent),
      m_check(new QToolButton(this)),
      m_beside(new QToolButton(this)),
      m_outcome(new QPushButton(this)),
      m_choices(new ChoiceBar(this)) {
    m_check->setObjectName(QStringLiteral("checkButton"));
    m_beside->setObjectName(QStringLiteral("besideButton"));
    m_outcome->setObjectName(QStringLiteral("checkOutcome"));
    for (QToolButton* button : {m_check, m_beside}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_check->setAccessibleName(tr("Check the numbers"));
    m_outcome->setProperty("role", "flat");
    m_outcome->setFlat(true);
    m_outcome->setFocusPolicy(Qt::TabFocus);
    m_outcome->hide();
    m_beside->setText(tr("Beside ▾"));
    m_beside->setAccessibleName(tr("Lanes unfolded beside"));
    m_beside->setToolTip(tr("Show the stages of other lanes below these"));
    m_beside->setPopupMode(QToolButton::InstantPopup);
    connect(m_check, &QToolButton::clicked, this,
            [this] { m_isRunning ? emit stopRequested() : emit checkRequested(); });
    connect(m_outcome, &QPushButton::clicked, this, &ComputationBar::outcomeActivated);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &ComputationBar::applyTheme);
    m_outcome->setEnabled(false);
    setOutcome({}, false);
    applyTheme();
}

void ComputationBar::applyTheme() {
    m_check->setFont(theme().small);
    m_beside->setFont(theme().small);
    QFont font = theme().small;
    font.setUnderline(m_outcome->isEnabled());
    m_outcome->setFont(font);
    updateGeometry();
    place();
    update();
}

QSize ComputationBar::sizeHint() const {
    return {40 * QFontMetrics(theme().small).height(), QFontMetrics(theme().labelBold).height() + 14};
}

void ComputationBar::setLane(const QString& name, int colour) {
    m_name = name;
    m_colour = colour;
    setAccessibleName(name.isEmpty() ? QString() : tr("Computation of %1").arg(name));
    place();
    update();
}

void ComputationBar::setCanCheck(bool canCheck) {
    m_canCheck = canCheck;
    m_check->setEnabled(m_canCheck || m_isRunning);
}

void ComputationBar::setProgress(int done, int all) {
    const bool isNew = !m_isRunning;
    m_isRunning = true;
    m_check->setText(tr("Stop"));
    m_check->setToolTip(tr("Stop the check"));
    m_check->setEnabled(true);
    m_sentence = all > 0 ? tr("Checking … %1 %").arg(100 * done / all) : tr("Checking …");
    m_outcome->setEnabled(false);
    m_outcome->show();
    place();
    if (isNew) {
        emit newsChanged();
    }
}

void ComputationBar::setOutcome(const QString& sentence, bool isLink) {
    m_isRunning = false;
    m_check->setText(tr("Check"));
    m_check->setToolTip(tr("Compute every number shown again in double precision and compare (Ctrl+K)"));
    m_check->setEnabled(m_canCheck);
    m_sentence = sentence;
    m_outcome->setEnabled(isLink);
    QFont font = theme().small;
    font.setUnderline(isLink);
    m_outcome->setFont(font);
    m_outcome->setCursor(isLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_outcome->setVisible(!sentence.isEmpty());
    place();
    emit newsChanged();
}

void ComputationBar::setBesideMenu(QMenu* menu) {
    m_beside->setMenu(menu);
}

void ComputationBar::place() {
    const Theme& t = theme();
    const int height = this->height() - 6;
    const auto wide = [&](const QToolButton& button) {
        return QFontMetrics(t.small).horizontalAdvance(button.text()) + 6 * t.space;
    };
    const int name = static_cast<int>(labelWidth(t.labelBold, m_name)) + 9 * t.space;
    int left = std::min(name, width() / 3);
    m_check->setGeometry(left, 3, wide(*m_check), height);
    left += wide(*m_check) + t.space;
    const int right = width() - 2 * t.space - wide(*m_beside);
    m_beside->setGeometry(right, 3, wide(*m_beside), height);
    // News need some of the line.
    const int whole = std::max(1, right - left - t.space);
    m_choices->setGeometry(left, 0, whole, this->height());
    left += m_choices->fit(m_sentence.isEmpty() ? whole : whole / 2);
    m_choices->resize(std::max(1, left - m_choices->x()), this->height());
    const int room = std::max(1, right - left - t.space);
    const QFontMetrics metrics(t.small);
    const int wanted = metrics.horizontalAdvance(m_sentence) + 8 * t.space;
    m_outcome->setGeometry(left, 3, std::min(room, wanted), height);
    m_outcome->setText(metrics.elidedText(m_sentence, Qt::ElideRight, room - 8 * t.space)
                           .replace(QLatin1Char('&'), QStringLiteral("&&")));
    m_outcome->setAccessibleName(m_sentence);
    m_outcome->setToolTip(
        m_outcome->isEnabled() ? tr("%1\nClick: the arithmetic of this number").arg(m_sentence) : m_sentence);
}

void ComputationBar::resizeEvent(QResizeEvent*) {
    place();
}

void ComputationBar::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.window);
    if (m_name.isEmpty()) {
        return;
    }
    const double dot = std::round(0.6 * QFontMetrics(t.labelBold).height());
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneMark(painter, t, m_colour, QRectF(3 * t.space, (height() - dot) / 2, dot, dot));
    painter.setPen(t.text);
    const double left = 4 * t.space + dot;
    drawLabel(painter, t.labelBold, QRectF(left, 0, m_check->x() - left, height()), Qt::AlignLeft,
              cutLabel(t.labelBold, m_name, m_check->x() - left));
}

}  // namespace attn::ui
