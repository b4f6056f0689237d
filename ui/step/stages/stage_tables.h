// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QStringList>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {

// All numbers of one stage as tables. `text` reads shared const data, which it keeps alive.
struct NumberTable {
    QString title;
    QStringList columns;
    QStringList rows;
    std::function<QString(int row, int column)> text;
    // What a cell is, or what it is a part of; none for what is no number of the computation (a window's
    // ends).
    std::function<std::optional<Quantity>(int row, int column)> quantity = {};
};

// Empty when the stage has no numbers yet.
std::vector<NumberTable> stageTables(Stage stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection);

}  // namespace attn::ui
