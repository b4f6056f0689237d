// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_wiring.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <algorithm>
#include <memory>
#include <numeric>

#include "ui/kit/text/tr.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/what_if/temperature_dialog.h"
#include "ui/step/what_if/token_dialog.h"
#include "ui/step/what_if/what_if_actions.h"
#include "ui/step/what_if/what_if_strip.h"

namespace attn::ui {
namespace {

bool isForText(Token token) {
    return token != paddingToken && token != beginToken;
}

QString vocabularyText(const QString& kind, const WhatIfTarget& target, Index size) {
    return tr("the %1 vocabulary of %2 (%3 tokens)").arg(kind, target.lane->name()).arg(size);
}

// The most likely token comes first.
std::vector<TokenChoice> likelyTokens(const WhatIfTarget& target) {
    const Vector& probabilities = target.step()->probabilities;
    std::vector<Token> order(static_cast<std::size_t>(probabilities.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](Token a, Token b) { return probabilities[a] > probabilities[b]; });
    std::vector<TokenChoice> choices;
    for (const Token token : order)
        if (isForText(token))
            choices.push_back({token, QString::fromStdString(target.data->target->text(token)),
                               static_cast<double>(probabilities[token])});
    return choices;
}

std::vector<TokenChoice> sourceTokens(const WhatIfTarget& target) {
    const Vocabulary& vocabulary = target.lane->model()->source;
    std::vector<TokenChoice> choices;
    for (Token token = 0; token < static_cast<Token>(vocabulary.size()); ++token)
        if (isForText(token) && token != endToken && token != unknownToken)
            choices.push_back({token, QString::fromStdString(vocabulary.text(token))});
    return choices;
}

// It closes when its target no longer exists.
void showFor(Session& session, QDialog* dialog) {
    QObject::connect(&session, &Session::changed, dialog, [dialog](SessionChange change) {
        if (change != SessionChange::Decoded)
            dialog->close();
    });
    dialog->show();
    dialog->activateWindow();
}

void askForToken(Session& session, WhatIfActions& actions, QWidget* window) {
    const WhatIfTarget target = actions.editor().target();
    if (!target.step())
        return;
    const int step = target.row + 1;
    auto* dialog = new TokenDialog(
        {.title = tr("Say Another Token"),
         .prompt =
             target.data->isClass
                 ? tr("The class that %1 says. The most likely ones come first.").arg(target.lane->name())
                 : tr("The token that %1 writes at step %2 and reads at step %3. The "
                      "most likely tokens come first.")
                       .arg(target.lane->name())
                       .arg(step)
                       .arg(step + 1),
         .vocabulary = vocabularyText(tr("target"), target, target.data->target->size()),
         .verb = tr("Say %1"),
         .choices = likelyTokens(target),
         .first = target.step()->token},
        window);
    QObject::connect(dialog, &TokenDialog::chosen, &actions,
                     [&actions, id = target.lane->id(), row = target.row](Token token) {
                         actions.editor().say(id, row, token);
                     });
    showFor(session, dialog);
}

void askForSwap(Session& session, WhatIfActions& actions, QWidget* window) {
    const WhatIfTarget target = actions.editor().target();
    if (!target.lane || target.source < 0)
        return;
    auto* dialog = new TokenDialog(
        {.title = tr("Swap Source Token"),
         .prompt = tr("The token that %1 reads in place of %2, source token %3.")
                       .arg(target.lane->name(), quotedToken(target.data->sourceTokens.value(target.source)))
                       .arg(target.source + 1),
         .vocabulary = vocabularyText(tr("source"), target, target.lane->model()->source.size()),
         .verb = tr("Read %1"),
         .choices = sourceTokens(target),
         .first = target.lane->model()->source.idOfText(
             target.data->sourceTokens.value(target.source).toStdString())},
        window);
    QObject::connect(dialog, &TokenDialog::chosen, &actions,
                     [&actions, id = target.lane->id(), source = target.source](Token token) {
                         actions.editor().swap(id, source, token);
                     });
    showFor(session, dialog);
}

TemperatureState temperatureState(const WhatIfEditor& editor) {
    const WhatIfTarget target = editor.target();
    if (!target.lane)
        return {.reason = tr("No model is open.")};
    TemperatureState state{.lane = target.lane->name(), .step = target.row + 1, .root = editor.rootOfSize()};
    if (!target.lane->attends())
        state.reason = tr("%1 has no attention: there are no scores to divide. Select another lane.")
                           .arg(target.lane->name());
    const Interventions& changes = target.data->whatIfs;
    state.ofAll = state.ofStep = static_cast<double>(changes.temperature);
    if (const MapIntervention* change = changes.of(target.row, target.mapOfStep())) {
        state.ofStep = static_cast<double>(change->temperature.value_or(changes.temperature));
        state.isByHand = change->weights.has_value();
    }
    return state;
}

// The part of the screen that a temperature changes: the current row of the selected lane, the rows after it,
// and the bars.
QRect changedPlace(const LaneGrid& grid, int lane) {
    if (lane < 0 || lane >= grid.laneCount() || !grid.showsCells() || !grid.card(lane)->data())
        return {};
    AttentionPlot* plot = grid.card(lane)->plot();
    const AttentionLayout& places = plot->places();
    const int row = std::max(0, currentRow(*grid.card(lane)->data(), plot->selection()));
    const int top = static_cast<int>(places.y(std::max(row, places.firstRow)));
    const QRect place(plot->mapToGlobal(QPoint(0, top)), QSize(plot->width(), plot->height() - top));
    const QWidget* view = grid.viewport();
    return place.intersected(QRect(view->mapToGlobal(QPoint(0, 0)), view->size()));
}

// Places a dialog in the lower right corner of the window, because heatmaps begin at the upper left. In the
// upper right corner if it hides less of `changed` there. It stays within the screen.
void placeInCorner(QDialog& dialog, const QWidget& window, const QRect& changed) {
    constexpr int edge = 8;  // for its frame
    dialog.adjustSize();
    const QRect room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
                           .intersected(window.screen()->availableGeometry());
    const QPoint corner = room.bottomRight() - QPoint(dialog.width() + edge, dialog.height() + edge);
    const QPoint lower(std::max(room.left(), corner.x()), std::max(room.top(), corner.y()));
    const QPoint upper(lower.x(), room.top());
    const auto hidden = [&](QPoint at) {
        const QRect both = QRect(at, dialog.size()).intersected(changed);
        return both.isEmpty() ? 0 : both.width() * both.height();
    };
    dialog.move(hidden(upper) < hidden(lower) ? upper : lower);
}

void askForTemperature(Session& session, StepCursor& cursor, WhatIfActions& actions, const LaneGrid& grid) {
    QWidget* window = grid.window();
    auto* dialog = window->findChild<TemperatureDialog*>();
    if (!dialog) {
        dialog = new TemperatureDialog(window);
        const auto follow = [dialog, &actions] { dialog->setState(temperatureState(actions.editor())); };
        QObject::connect(&cursor, &StepCursor::selectionChanged, dialog, follow);
        QObject::connect(dialog, &TemperatureDialog::temperatureChosen, &actions,
                         [&session, &actions, drag = std::make_shared<int>(-1)](bool isForAll, double value,
                                                                                bool isFirst) {
                             if (isFirst)
                                 *drag = session.newDrag();
                             const int row = actions.editor().target().row;
                             actions.editor().setTemperature(
                                 isForAll ? std::nullopt : std::optional<int>(row), value, *drag);
                         });
        follow();
        placeInCorner(*dialog, *window, changedPlace(grid, cursor.selection().lane));
    }
    dialog->show();
    dialog->activateWindow();
}

// The command concerns the row and the position that were hovered. Rows of an encoder's map are no steps.
void openMenu(StepCursor& cursor, WhatIfActions& actions, WhatIfActions::Place kind, int row, int column,
              QPoint place) {
    const WhatIfTarget target = actions.editor().target();
    const bool isStep =
        kind == WhatIfActions::Place::Output || !target.data || !shownPicture(*target.data).isStanding;
    if (row >= 0 && isStep && row != target.row)
        cursor.setStep(row + 1);
    actions.popUp(kind, place, isStep ? -1 : row, column);
}

void askForUnmasking(Session& session, WhatIfActions& actions, QWidget* window) {
    const WhatIfTarget target = actions.editor().target();
    if (!target.map())
        return;
    auto* question =
        new QMessageBox(QMessageBox::Warning, tr("Lift Causal Mask"),
                        tr("Let each step of %1 read the steps after it?").arg(target.lane->name()),
                        QMessageBox::Cancel, window);
    question->setObjectName(QStringLiteral("liftMaskQuestion"));
    question->setInformativeText(
        tr("The mask hides from a step what comes after it. Without it, a step reads the very token that it "
           "is to say, so a right answer proves nothing. This model was trained with the mask: what it makes "
           "of later tokens was never learned.") +
        QStringLiteral("\n\n") +
        tr("There are later steps only while the decoder reads the reference. While it reads its own output, "
           "nothing changes."));
    question->addButton(tr("&Lift"), QMessageBox::AcceptRole)
        ->setObjectName(QStringLiteral("liftMaskAccept"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(question, &QMessageBox::buttonClicked, &actions,
                     [&actions, question](QAbstractButton* button) {
                         if (question->buttonRole(button) == QMessageBox::AcceptRole)
                             actions.editor().toggleMap(&WholeMapIntervention::readsAhead);
                     });
    showFor(session, question);
}

}  // namespace

void connectWhatIfs(Session& session, StepCursor& cursor, WhatIfActions& actions, const WhatIfViews& views) {
    QWidget* window = views.grid->window();
    QObject::connect(&actions, &WhatIfActions::tokenWanted, &cursor,
                     [&session, &actions, window] { askForToken(session, actions, window); });
    QObject::connect(&actions, &WhatIfActions::swapWanted, &cursor,
                     [&session, &actions, window] { askForSwap(session, actions, window); });
    QObject::connect(&actions, &WhatIfActions::temperatureWanted, &cursor,
                     [&session, &cursor, &actions, grid = views.grid] {
                         askForTemperature(session, cursor, actions, *grid);
                     });

    QObject::connect(&actions, &WhatIfActions::unmaskingWanted, &cursor,
                     [&session, &actions, window] { askForUnmasking(session, actions, window); });

    using Place = WhatIfActions::Place;
    QObject::connect(views.grid, &LaneGrid::menuRequested, &cursor,
                     [&cursor, &actions](int lane, int row, int source, QPoint place) {
                         cursor.selectLane(lane);
                         openMenu(cursor, actions, Place::Cell, row, source, place);
                     });
    QObject::connect(views.source->sourceChips(), &TokenChips::menuRequested, &cursor,
                     [&cursor, &actions](int source, QPoint place) {
                         openMenu(cursor, actions, Place::Source, -1, source, place);
                     });
    QObject::connect(views.source->outputChips(), &TokenChips::menuRequested, &cursor,
                     [&cursor, &actions](int row, QPoint place) {
                         openMenu(cursor, actions, Place::Output, row, -1, place);
                     });

    auto refresh = [&cursor, strip = views.strip, last = std::shared_ptr<const LaneData>()]() mutable {
        const Lane* lane = cursor.selectedLane();
        const auto data = lane ? lane->data() : nullptr;
        if (data != last)
            strip->setData(last = data);
    };
    refresh();
    QObject::connect(&cursor, &StepCursor::selectionChanged, &cursor, refresh);
    QObject::connect(views.strip, &WhatIfStrip::takeBackRequested, &cursor,
                     [&actions](const WhatIfItem& item) { actions.editor().takeBack(item); });
}

void connectWhys(StepCursor& cursor, WhatIfActions& actions, ExplainActions& explain, LaneGrid* grid) {
    QObject::connect(grid, &LaneGrid::cellActivated, &explain, &ExplainActions::explainWeight);
    QObject::connect(&actions, &WhatIfActions::explanationWanted, &explain, [&cursor, &actions, &explain] {
        const WhatIfTarget target = actions.editor().target();
        if (target.hasWeights() && target.column >= 0)
            explain.explainWeight(cursor.selection().lane, target.mapRow, target.column);
    });
}

}  // namespace attn::ui
