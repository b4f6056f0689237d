// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace attn::ui {

// A task as a list of examples shows it.
struct ExampleTask {
    QString id;
    QString label;
    QStringList texts;
    bool operator==(const ExampleTask&) const = default;
};

}  // namespace attn::ui
