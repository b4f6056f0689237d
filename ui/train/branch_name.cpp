// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/branch_name.h"

#include <QCoreApplication>
#include <QString>

namespace attn::ui {

std::string branchName(const LaneHistory& origin, Index update, const TrainingChange& change) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("attn::ui::branch", text); };
    QString name = tr("%1 from %2").arg(QString::fromStdString(origin.name)).arg(update);
    const auto add = [&](const char* text, const std::optional<double>& value) {
        if (value)
            name += QStringLiteral(", ") + tr(text).arg(*value);
    };
    add(QT_TRANSLATE_NOOP("attn::ui::branch", "rate %1"), change.rate);
    add(QT_TRANSLATE_NOOP("attn::ui::branch", "dropout %1"), change.dropout);
    add(QT_TRANSLATE_NOOP("attn::ui::branch", "teacher forcing %1"), change.teacherForcing);
    return name.toStdString();
}

}  // namespace attn::ui
