// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sstream>
#include <string>

#include "tests/ui/window/window_fixture.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/inspect/inspect_page.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/widgets/message_bar.h"

namespace attn::test {

// "haus0 …": two words with weights on the diagonal.
inline std::string twoWordDump(int count) {
    std::ostringstream text;
    for (int i = 0; i < count; ++i)
        text << i << " ||| das Haus" << i << " ||| 0 ||| the house" << i << " ||| 3 3\n"
             << "0.8 0.1 0.1\n0.1 0.8 0.1\n0.1 0.1 0.8\n\n";
    return text.str();
}

class InspectModeTest : public WindowTest {
protected:
    ui::InspectMode& mode() const { return window->mode<ui::InspectMode>(); }
    ui::InspectController& controller() const { return mode().controller(); }
    ui::SentenceTable* table() const { return mode().inspectPage().table(); }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !mode().isBusy(); }, 120'000));
        QCoreApplication::processEvents();
    }
    void openDumps(const QStringList& paths) {
        ui::LaunchOptions options;
        options.inspects = true;
        options.inspected = paths;
        open(options);
        wait();
    }
    QString dump(const std::string& name, int count = 12) {
        return QString::fromStdString(m_folder.write(name, twoWordDump(count)));
    }
    QString message() const { return window->findChild<ui::MessageBar*>()->text(); }

    TemporaryFolder m_folder;
};

}  // namespace attn::test
