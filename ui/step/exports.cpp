// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/exports.h"

#include "ui/kit/text/token_text.h"

namespace attn::ui {

QString weightTable(const LaneData& lane, int steps) {
    const int rows = rowsShown(lane, {.step = steps});
    if (rows == 0 || !lane.attends)
        return {};
    QString table;
    for (const QString& token : lane.sourceTokens)
        table += QLatin1Char('\t') + tokenText(token).text;
    table += QLatin1Char('\n');
    for (int row = 0; row < rows; ++row) {
        table += tokenText(lane.outputTokens[row]).text;
        for (const Real weight : lane.trace->steps[static_cast<std::size_t>(row)].alignment().weights)
            table += QLatin1Char('\t') + QString::number(static_cast<double>(weight), 'g', 7);
        table += QLatin1Char('\n');
    }
    return table;
}

}  // namespace attn::ui
