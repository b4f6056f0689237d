// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <functional>
#include <memory>

#include "ui/files/autosave.h"

class QWidget;

namespace attn::ui {

// Opens a copy that the user wants. `hold` is kept until the copy is taken over; `said` is to be shown when
// it is open.
using OpenLeftBehind =
    std::function<void(const QString& path, std::shared_ptr<QLockFile> hold, const QString& said)>;

// Asks for each copy that a crash has left what to do with it, until one is opened; then returns true.
// `problem` is called with what went wrong.
bool offerLeftBehind(const AutosaveKind& kind, QWidget* window, const OpenLeftBehind& open,
                     const std::function<void(const QString&)>& problem);

}  // namespace attn::ui
