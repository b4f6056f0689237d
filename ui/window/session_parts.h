// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attn::ui {

struct LaunchOptions;
struct WindowSettings;
class MainWindow;
class SessionFiles;
class StepMode;

// The session files of a window, their commands at the end of its File menu, and what of the window is part
// of them: picture, docks, mode and run.
SessionFiles* addSessionFiles(MainWindow& window, StepMode& step, QMenu* menu);

// Opens the session of the command line, if there is one, and keeps what follows safe. Without a screenshot
// to take, a file that is refused leaves the window as it always starts, and says why. Throws Error
// otherwise.
void startSessionFiles(MainWindow& window, SessionFiles& files, const LaunchOptions& options,
                       const WindowSettings& remembered);

}  // namespace attn::ui
