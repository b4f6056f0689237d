// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QStringList>

#include "ui/views/lane_data.h"

namespace attn::ui {

// All numbers of one stage as tables. `text` reads shared const data, which it keeps alive.
struct NumberTable {
    QString title;
    QStringList columns;
    QStringList rows;
    std::function<QString(int row, int column)> text;
};

// `stage` 1–5; empty when the stage has no numbers yet.
std::vector<NumberTable> stageTables(int stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection);

}  // namespace attn::ui
