// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "core/inspect/sentences/dump.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

QStringList tokensOf(const TokenList& tokens);

// The picture of a sentence. The weights are 1 for each link of a system with links. The caller sets name and
// colour.
std::shared_ptr<Picture> sentencePicture(const AlignedSentence& sentence, const std::vector<Link>* known);

}  // namespace attn::ui
