// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace attn::ui {

// What a new user can do first, in a few words each: a hint goes for good once that was done. Nothing is
// hinted at before `begin`, so that pictures of the window have no hints.
class Hints : public QObject {
    Q_OBJECT

public:
    enum class Hint { Step, Drag, Why };

    using QObject::QObject;

    // `used`: ids of hints that are gone, as `used()` gave them.
    void begin(const QStringList& used);
    const QStringList& used() const { return m_used; }
    void use(Hint hint);
    // "Space steps · drag a bar · click a number: why?"; empty when all were used.
    QString text() const;

signals:
    void changed();

private:
    bool m_hasBegun = false;
    QStringList m_used;
};

}  // namespace attn::ui
