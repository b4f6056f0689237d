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

// What is said of one file: what was concluded and what was left out, by lines.
struct ReadFile {
    QString name;
    std::vector<Conclusion> conclusions;
    QStringList problems;
};

enum class WereRead { Yes, No };

// Shows how files were read, or that one could not be, and lets the user overrule it. By file what was chosen
// otherwise than it was read, by the ids of the conclusions, with what was overruled before; none: nothing is
// to be read again.
std::vector<std::optional<std::map<std::string, std::string>>> askHowToRead(
    const std::vector<ReadFile>& files, WereRead wereRead, QWidget* parent);

}  // namespace attn::ui
