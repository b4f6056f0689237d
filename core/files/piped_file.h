// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// From now on this process accepts pipes and sockets where files are expected ("<(zcat x.gz)", "/dev/stdin")
// and waits for their data. This is for a command line; a window must not wait.
void readPipesAsFiles();

// The name under which a file can be opened, measured and read as often as needed. This is `path` itself; for
// a pipe it is the name of the bytes that the pipe gave, which are held in memory until the process ends. The
// first call that names a pipe reads it to its end. Any thread may call. Throws Error when a pipe breaks or
// does not end.
std::string readablePath(const std::string& path);

}  // namespace attn
