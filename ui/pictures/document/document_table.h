// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// A document as a list for screen readers: its items are the sentences with their weights, and theirs are the
// words with theirs. From then on Qt's accessibility creates such lists. It may be called again.
void installDocumentTables();

}  // namespace attn::ui
