// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/launch_options.h"

namespace attn::ui {

// Decodes the text with the models of the command line, to the end or for the given number of steps, and
// writes the figure that the window would export. Needs an application object but no display. Throws Error.
void renderSteps(const LaunchOptions& options);

}  // namespace attn::ui
