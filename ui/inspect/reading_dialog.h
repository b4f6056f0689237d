// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/dump.h"

class QWidget;

namespace attn::ui {

// What is reported about a file: what was concluded, and which lines were left out.
struct ReadFile {
    QString name;
    std::vector<Conclusion> conclusions;
    QStringList problems;
};

enum class WereRead { Yes, No };

// Shows how files were read, or that one could not be read, and lets the user overrule the conclusions.
// Returns for each file the new choices by the ids of the conclusions, including earlier ones; empty: the
// file need not be read again.
std::vector<std::optional<std::map<std::string, std::string>>> askHowToRead(
    const std::vector<ReadFile>& files, WereRead wereRead, QWidget* parent);

}  // namespace attn::ui
