// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

namespace attn::ui {

// The program's QApplication. Where memory runs out while an event is handled, the window says so and goes
// on; Qt alone would end the program and what is not saved with it.
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    // One sentence.
    void problem(const QString& sentence);

private:
    const QString m_noMemory;  // made beforehand
};

}  // namespace attn::ui
