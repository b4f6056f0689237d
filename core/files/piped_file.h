// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// From now on this process reads pipes and sockets where files are expected ("<(zcat x.gz)", "/dev/stdin"),
// and waits for them. For a command line; a window must not wait.
void readPipesAsFiles();

// The name under which a file is opened, sized and read, as often as needed: `path` itself, or that of the
// bytes that a pipe gave, which are held in memory till the process ends. A pipe is read to its end by the
// first call that names it. Any thread. Throws Error when a pipe breaks or does not end.
std::string readablePath(const std::string& path);

// Whether `folder` is the system's list of what a process has open, "/dev/fd" for one: what stands there has
// nothing to do with each other.
bool isDescriptorFolder(const std::string& folder);

}  // namespace attn
