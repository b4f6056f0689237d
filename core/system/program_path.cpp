// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/program_path.h"

#include <system_error>

#if defined(_WIN32)
#include <windows.h>

#include <array>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>

#include <array>
#endif

namespace attn {

std::filesystem::path programPath() {
#if defined(_WIN32)
    std::array<wchar_t, 4096> path = {};
    const DWORD length = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    return length < path.size() ? std::filesystem::path(path.data(), path.data() + length)
                                : std::filesystem::path();
#elif defined(__APPLE__)
    std::array<char, 4096> path = {};
    auto size = static_cast<std::uint32_t>(path.size());
    std::error_code error;
    return _NSGetExecutablePath(path.data(), &size) == 0 ? std::filesystem::canonical(path.data(), error)
                                                         : std::filesystem::path();
#else
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

}  // namespace attn
