// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attn::ui {

struct LaunchOptions;
struct WindowSettings;
class MainWindow;
class SessionFiles;
class StepMode;

// Makes the session files of a window and adds their commands to the end of its File menu. These parts of the
// window belong to a session: picture, docks, mode and run.
SessionFiles* addSessionFiles(MainWindow& window, StepMode& step, QMenu* menu);

// Opens the session of the command line, if there is one, and keeps copies from then on. A refused file
// throws Error when a screenshot is to be taken. Otherwise the window starts as usual and says why.
void startSessionFiles(MainWindow& window, SessionFiles& files, const LaunchOptions& options,
                       const WindowSettings& remembered);

}  // namespace attn::ui
