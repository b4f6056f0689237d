// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/prediction.h"

#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/sole_focus.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

// For a class, a small weight counts as none.
QString weightSaid(double weight) {
    constexpr double least = 0.001;
    return weight < least ? Prediction::tr("under %1").arg(decimalText(least)) : exactNumber(weight);
}

}  // namespace

Prediction::Prediction(Session& session, StepCursor& cursor, QObject* parent)
    : QObject(parent),
      predictAction(newCommand(
          this, QStringLiteral("predict"), tr("Predict, Then Re&veal"),
          tr("Click the source token that you expect the next step to look at most. The step then shows it"),
          {Qt::CTRL | Qt::Key_G})),
      guessAction(newCommand(this, QStringLiteral("guess"), tr("&Guess the Marked Token"),
                             tr("Guess that the next step looks most at the source token under the mouse or "
                                "marked by the arrow keys"),
                             {Qt::Key_G}, [this] { guess(m_cursor.selection().source); })),
      m_session(session),
      m_cursor(cursor) {
    predictAction->setCheckable(true);
    connect(predictAction, &QAction::toggled, this, &Prediction::forget);
    connect(&m_cursor, &StepCursor::selectionChanged, this, &Prediction::follow);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change != SessionChange::Decoded && change != SessionChange::ShownLanes)
            forget();
    });
    follow();
}

void Prediction::forget() {
    m_guesses.clear();
    follow();
}

void Prediction::setAsking(bool isAsking) {
    m_isAsking = isAsking;
    predictAction->setEnabled(!isAsking);
    if (isAsking)
        predictAction->setChecked(false);
    mark(-1);
    forget();
}

void Prediction::mark(int source) {
    m_marked = source;
    follow();
}

int Prediction::guessed(int row) const {
    const auto found = m_guesses.find(row);
    return found == m_guesses.end() ? -1 : found->second;
}

bool Prediction::canGuess() const {
    const Lane* lane = m_cursor.selectedLane();
    return isOn() && lane && !lane->data()->otherAxes && m_cursor.stepAction->isEnabled() &&
           !(lane->isFinished() && lane->stepCount() <= m_cursor.step());
}

void Prediction::guess(int source) {
    const Lane* lane = m_cursor.selectedLane();
    if (m_isAsking) {
        if (!lane || source < 0 || source >= lane->sourceLength())
            return;
        mark(source);
        emit pointed(source);
        return;
    }
    if (!canGuess() || source < 0 || source >= lane->sourceLength())
        return;
    const int row = m_cursor.step();
    if (guessed(row) == source)
        m_guesses.erase(row);
    else
        m_guesses[row] = source;
    follow();
}

void Prediction::follow() {
    const int row = m_cursor.step();
    guessAction->setEnabled((m_isAsking || canGuess()) && m_cursor.selection().source >= 0);
    m_cursor.setGuesses({m_isAsking ? m_marked : guessed(row), row > 0 ? guessed(row - 1) : -1});
    emit changed();
}

Prediction::Score Prediction::score() const {
    Score score;
    const Lane* selected = m_cursor.selectedLane();
    if (!selected)
        return score;
    const auto lane = selected->data();
    const int shown = rowsShown(*lane, m_cursor.selection());
    for (const auto& [row, source] : m_guesses) {
        if (row >= shown)
            break;
        const MapTrace& attention = lane->rows[row];
        const Vector& weights = drawnWeights(attention);
        if (source >= weights.size())
            continue;
        ++score.guesses;
        score.right += isFocus(attention, source) ? 1 : 0;
        score.weight += static_cast<double>(weights[source]);
    }
    score.weight /= std::max(1, score.guesses);
    return score;
}

QString Prediction::outcome(const LaneData& lane, int row) const {
    const int source = guessed(row);
    if (source < 0 || row >= rowsShown(lane, m_cursor.selection()))
        return {};
    const MapTrace& attention = lane.rows[row];
    const Vector& weights = drawnWeights(attention);
    if (source >= weights.size())
        return {};
    const int focus = focusOf(attention);
    const QString token = tokenName(lane.sourceTokens.value(source));
    const QString weight = weightSaid(static_cast<double>(weights[source]));
    const Score total = score();
    const QString right = tr("%1 of %2 right").arg(total.right).arg(total.guesses);
    if (isFocus(attention, source))
        return tr("✓ %1 %2 · %3").arg(token, weight, right);
    return tr("✗ %1 %2 · %3 %4 · %5")
        .arg(token, weight, tokenName(lane.sourceTokens.value(focus)),
             weightSaid(static_cast<double>(weights[focus])), right);
}

QString Prediction::tally() const {
    const Score total = score();
    if (!isOn() || total.guesses == 0)
        return {};
    return tr("%1 of %2 right, mean weight %3")
        .arg(total.right)
        .arg(total.guesses)
        .arg(weightSaid(total.weight));
}

QString Prediction::question(const LaneData& lane, int row) const {
    if (!lane.attends)
        return tr("%1 has one fixed vector for every step: choose another lane.").arg(lane.name);
    if (lane.otherAxes)
        return tr("%1 shows %2: choose a map from the output to the source.")
            .arg(lane.name, lane.otherAxes->map);
    if (!canGuess())
        return tr("This is the end of the output.");
    if (const int source = guessed(row); source >= 0)
        return tr("Step %1: your guess is %2. Space reveals it.")
            .arg(row + 1)
            .arg(tokenName(lane.sourceTokens.value(source)));
    return tr("Step %1: what will %2 look at? Click a source token, or Tab, →, G")
        .arg(row + 1)
        .arg(lane.name);
}

QString Prediction::sentence() const {
    const Lane* selected = m_cursor.selectedLane();
    if (!isOn() || !selected)
        return {};
    const auto lane = selected->data();
    const int row = m_cursor.step();
    const QString last = row > 0 ? outcome(*lane, row - 1) : QString();
    if (last.isEmpty() || guessed(row) >= 0)
        return question(*lane, row);
    const bool asks = canGuess() && lane->attends;
    return last + QStringLiteral(" · ") + (asks ? tr("next: step %1").arg(row + 1) : question(*lane, row));
}

}  // namespace attn::ui
