// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

// Files without a name, and names of open files. Where the system has no such files the functions say so, and
// the callers have another way.

namespace attn {

// Opens a new file of the folder that has no name yet, for reading and writing. -1 with errno, also where the
// system or the folder's file system cannot (EOPNOTSUPP).
int openUnnamedFile(const std::string& folder);
// Gives such a file a name that nothing has. False with errno, EEXIST for a name that is taken.
bool nameUnnamedFile(int descriptor, const std::string& name);
// A new file that is in memory alone. -1 with errno.
int openMemoryFile();

// A path that opens what the descriptor of this process has open.
std::string pathOfDescriptor(int descriptor);
// The descriptor that a path like "/dev/stdin" or "/dev/fd/3" names in this process.
std::optional<int> descriptorOfPath(std::string_view path);
// Whether `folder` is the system's list of the files that a process has open, for example "/dev/fd"; its
// entries are not related to each other.
bool isDescriptorFolder(const std::string& folder);

}  // namespace attn
