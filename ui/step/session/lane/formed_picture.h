// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/inspect/sentence_form.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// A picture over the tokens of the source in another form: with rows of the tokens that are read, or words
// instead of pieces. It says so in the name of its map. Its rows are no steps any more, so that it stands:
// all that is decoded is shown. nullptr when the form changes nothing of it.
std::shared_ptr<Picture> formedPicture(const Picture& shown, const SentenceForm& form,
                                       const TokenTraits& traits);

}  // namespace attn::ui
