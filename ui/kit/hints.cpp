// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/hints.h"

namespace attn::ui {
namespace {

struct Row {
    Hints::Hint hint;
    const char* id;
    const char* text;
};

const Row rows[] = {
    {Hints::Hint::Learn, "learn", QT_TRANSLATE_NOOP("attn::ui::Hints", "New here? Ctrl+4: lesson 1")},
    {Hints::Hint::Step, "step", QT_TRANSLATE_NOOP("attn::ui::Hints", "Space steps")},
    {Hints::Hint::Drag, "drag", QT_TRANSLATE_NOOP("attn::ui::Hints", "drag a bar")},
    {Hints::Hint::Why, "why", QT_TRANSLATE_NOOP("attn::ui::Hints", "click a number: why?")},
};

}  // namespace

void Hints::begin(const QStringList& used) {
    m_hasBegun = true;
    m_used = used;
    emit changed();
}

void Hints::use(Hint hint) {
    for (const Row& row : rows) {
        if (row.hint != hint || m_used.contains(QLatin1String(row.id)))
            continue;
        m_used.append(QLatin1String(row.id));
        emit changed();
    }
}

QString Hints::text() const {
    QStringList parts;
    for (const Row& row : rows)
        if (m_hasBegun && !m_used.contains(QLatin1String(row.id)))
            parts.append(tr(row.text));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace attn::ui
