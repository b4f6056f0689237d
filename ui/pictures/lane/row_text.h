// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// What a row of a map is, in words: "step 3, “May”", or for an encoder's map "from “May”, position 3".
inline QString rowText(const Picture& picture, int row) {
    const QString token = tokenName(picture.outputTokens.value(row));
    return picture.isStanding ? tr("from %1, position %2").arg(token).arg(row + 1)
                              : tr("step %1, %2").arg(row + 1).arg(token);
}

}  // namespace attn::ui
