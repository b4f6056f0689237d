// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/exports.h"

#include "ui/kit/text/token_text.h"

namespace attn::ui {

QString weightTable(const Picture& picture, int steps) {
    const int rows = rowsShown(picture, {.step = steps});
    if (rows == 0 || !picture.attends)
        return {};
    QString table = picture.map;
    for (const QString& token : picture.sourceTokens)
        table += QLatin1Char('\t') + tokenText(token).text;
    table += QLatin1Char('\n');
    for (int row = 0; row < rows; ++row) {
        table += tokenText(picture.outputTokens[row]).text;
        for (const Real weight : picture.rows[row].weights)
            table += QLatin1Char('\t') + QString::number(static_cast<double>(weight), 'g', 7);
        table += QLatin1Char('\n');
    }
    return table;
}

}  // namespace attn::ui
