// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// Makes this process keep which files it opens for reading, until it ends. A command needs it to see that no
// output takes the place of a file that it has read, also of one that nobody named: the vocabulary in a
// model's folder, a text that was found beside another one. The window replaces what it has read and keeps
// nothing. Any thread may call these.
void keepReadFiles();

// To be called by a reader with the descriptor that it has opened.
void noteReadFile(int descriptor);

// Files that its thread opens while it lives are not kept: a search only looks whether they are of use.
class OnlyLooking {
public:
    OnlyLooking();
    ~OnlyLooking();
    OnlyLooking(const OnlyLooking&) = delete;
    OnlyLooking& operator=(const OnlyLooking&) = delete;
};

// Whether this very file was read, under any name.
bool wasRead(const std::string& path);

}  // namespace attn
