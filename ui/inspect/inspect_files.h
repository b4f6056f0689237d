// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// The files of alignments and models in a folder, by name; of a large folder those among the first files.
QStringList alignmentsIn(const QString& folder);

// Whether a file is opened in Inspect mode: while it is shown everything but sessions and runs, else what its
// content says is attention or links.
bool belongsToInspect(const QString& path, bool isInspectShown);

}  // namespace attn::ui
