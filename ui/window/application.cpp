// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include <new>

namespace attn::ui {

Application::Application(int& argc, char** argv)
    : QApplication(argc, argv),
      m_noMemory(tr("There is not enough memory for this. Save your work, and close other programs.")) {}

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        try {
            emit problem(m_noMemory);
        } catch (const std::bad_alloc&) {  // nothing can be said either
        }
        return true;
    }
}

}  // namespace attn::ui
