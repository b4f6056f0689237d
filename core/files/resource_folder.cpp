// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/resource_folder.h"

#include <cstdlib>

#include "core/system/program_path.h"

namespace attn {

namespace fs = std::filesystem;

fs::path resourceFolder() {
    std::error_code error;
    if (const char* chosen = std::getenv("ATTENTION_LAB_RESOURCES"); chosen && *chosen)
        return fs::is_directory(chosen, error) ? fs::absolute(chosen, error).lexically_normal() : fs::path();
    const fs::path program = programPath();
    for (const fs::path& place :
         {program.parent_path() / ATTN_INSTALLED_RESOURCE_DIR, fs::path(ATTN_SOURCE_RESOURCE_DIR)})
        if (fs::is_directory(place, error))
            return place.lexically_normal();
    return {};
}

}  // namespace attn
