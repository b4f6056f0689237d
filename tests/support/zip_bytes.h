// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/files/formats/zip_writer.h"

namespace attn::test {

using NamedBytes = std::vector<std::pair<std::string, std::string>>;

// A zip file of these files, stored.
inline std::string zipBytes(const NamedBytes& files) {
    std::vector<ZipEntry> entries;
    for (const auto& [name, bytes] : files)
        entries.push_back({name, {bytes}});
    const ZipFile zip(entries, "a zip file");
    std::string bytes;
    for (const std::string_view part : zip.parts())
        bytes += part;
    return bytes;
}

}  // namespace attn::test
