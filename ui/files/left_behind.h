// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <functional>
#include <memory>

#include "ui/files/autosave.h"

class QWidget;

namespace attn::ui {

// What becomes of a copy that the user wants: held until it is taken over, and `said` when it is there.
using OpenLeftBehind =
    std::function<void(const QString& path, std::shared_ptr<QLockFile> hold, const QString& said)>;

// Asks of each copy that a crash has left what to do with it, until one is opened: then true. `problem` gets
// what is wrong.
bool offerLeftBehind(const AutosaveKind& kind, QWidget* window, const OpenLeftBehind& open,
                     const std::function<void(const QString&)>& problem);

}  // namespace attn::ui
