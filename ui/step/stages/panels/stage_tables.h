// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QStringList>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/stages/numbers/lane_numbers.h"

namespace attn::ui {

// All numbers of one stage as tables. `text` reads shared const data, which it keeps alive.
struct NumberTable {
    QString title;
    QStringList columns;
    QStringList rows;
    std::function<QString(int row, int column)> text;
    // The number in a cell, or the number that it is a part of. Nothing for a cell that is no number of the
    // computation (a window's end).
    std::function<std::optional<Quantity>(int row, int column)> quantity = {};
};

// Empty when the stage has no numbers yet. Without `numbers`, the lane's are read anew.
std::vector<NumberTable> stageTables(Stage stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection, const StageChoice& choice = {},
                                     std::shared_ptr<const LaneNumbers> numbers = nullptr);

// The source of a stage's tables, with the tables that several stages have.
struct TableSource {
    std::shared_ptr<const LaneData> lane;  // has a trace
    const StepTrace* step = nullptr;       // the current one; nullptr for a stage without steps
    const StepTrace* before = nullptr;     // nullptr at the first step
    std::shared_ptr<const LaneNumbers> numbers = nullptr;
    StageChoice choice = {};
    Selection selection = {};

    int number() const { return static_cast<int>(step->step) + 1; }
    // A vector of the trace; `first` is its first number.
    NumberTable vector(const QString& title, const Vector& numbers, const Quantity& first) const;
    // "s₅": the vector of the step with this number.
    NumberTable vector(const QString& name, int number, const Vector& numbers, const Quantity& first) const;
    // The vectors of this step that several stages show.
    NumberTable state() const;
    NumberTable context() const;
    NumberTable attentional() const;

    // For the lane's model.
    const ModelConfig& config() const { return lane->model->network.config(); }
    bool hasHeads() const;  // of a Transformer, instead of one attention
    // A row of LaneNumbers as a table; none if there is no such row.
    std::optional<NumberTable> row(const QString& title, const Quantity& first) const;
    // Scores or weights of the chosen layer, a column for each head; the mean of weights, too.
    std::vector<NumberTable> ofHeads(Kind kind, Part part, const QString& title) const;
    // Columns of equal length side by side; those without numbers are left out.
    struct Column {
        QString name;
        Quantity first;
    };
    std::vector<NumberTable> columns(const QString& title, const std::vector<Column>& all,
                                     const QStringList& rowNames) const;
};

// "3  M" for each of `count` annotations; of sentences their numbers.
QStringList positionNames(const LaneData& lane, int count);
// "1", "2" … for the numbers of a vector.
QStringList numberNames(Index count);
// The raw tokens that the decoder read up to a step, or all if a map reads ahead, and "2  la" for each.
QStringList readTokens(const LaneData& lane, Index step);
QStringList readNames(const LaneData& lane, Index step);
// Whether a row of such numbers runs over what is attended to, not over units.
inline bool isOverPositions(Kind kind) {
    return runsOverPositions(kind) || kind == Kind::MeanWeight;
}
// Six significant digits, which a float holds surely.
QString fullText(double value);
// The state of the decoder's last layer at a step, its first number.
Quantity topState(const LaneData& lane, Index step);

}  // namespace attn::ui
