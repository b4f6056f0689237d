// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace attn::ui {

// Short hints on what a new user can do first; each disappears for good once it was followed. There are no
// hints before `begin`, so that screenshots of the window have none.
class Hints : public QObject {
    Q_OBJECT

public:
    enum class Hint { Learn, Step, Drag, Why };

    using QObject::QObject;

    // `used` holds the ids of hints that are gone, as `used()` returned them.
    void begin(const QStringList& used);
    const QStringList& used() const { return m_used; }
    void use(Hint hint);
    // "Space steps · drag a bar · click a number: why?"; empty when all hints were used.
    QString text() const;

signals:
    void changed();

private:
    bool m_hasBegun = false;
    QStringList m_used;
};

}  // namespace attn::ui
