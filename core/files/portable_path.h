// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace attn {

// Places of files as they are written into files that are passed on: they must lead to the same file on this
// account and must not tell its name, which is part of the home folder's path.

// The way from `folder` to `path`, both with links resolved. Empty where it climbs out of the home folder, or
// to the root: it would name the folders on the way.
std::string relativeWay(const std::filesystem::path& path, const std::filesystem::path& folder);

// Whether a relative way begins with ".." when it is made plain: "..d" does not.
bool leadsOut(const std::filesystem::path& way);

// "~/models/dot.safetensors" for a file in the home folder, "/media/~/stick/dot.safetensors" for one on a
// drive of the account, otherwise the absolute path.
std::string fromHome(const std::filesystem::path& path);
// The reverse; other paths stay as they are.
std::string withHome(const std::string& written);

// "run1/attention.txt": the name of a file with the folder that it is in, for tables where the name alone
// occurs twice. A file in the home folder has its name alone.
std::string nameWithFolder(const std::filesystem::path& path);

// A sentence with these places in place of those that it names: "~/data/train.tsv: cannot be opened".
std::string withoutAccount(std::string sentence);

// Whether a place that a file names in `folder` is in it, also after links are resolved.
bool liesIn(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace attn
