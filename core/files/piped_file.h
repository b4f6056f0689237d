// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// From now on this process accepts those pipes and sockets where files are expected that the words of its
// command line name ("<(zcat x.gz)", "/dev/stdin", "--set=source=pipe"), and waits for their data. A file
// that names a pipe does not make it wait. This is for a command line; a window must not wait.
void readPipesAsFiles(const std::vector<std::string>& words);

// The name under which a file can be opened, measured and read as often as needed. This is `path` itself; for
// a pipe it is the name of the bytes that the pipe gave, which are held in memory until the process ends. The
// first call that names a pipe reads it to its end. Any thread may call. Throws Error when a pipe breaks or
// does not end.
std::string readablePath(const std::string& path);

}  // namespace attn
