// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// The files of alignments and models in a folder, by name; for a large folder only those among its first
// files.
QStringList alignmentsIn(const QString& folder);

// Whether a file is opened in Inspect mode: while that is shown, everything except sessions and runs, else
// files whose content is attention or links.
bool belongsToInspect(const QString& path, bool isInspectShown);

}  // namespace attn::ui
