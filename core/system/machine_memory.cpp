// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/machine_memory.h"

#include <algorithm>

#if defined(_WIN32)
#include <windows.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>

#include <cstdint>
#else
#include <unistd.h>

#include <fstream>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace attn {

#if defined(_WIN32)

double machineMemory() {
    MEMORYSTATUSEX status = {};
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? static_cast<double>(status.ullTotalPhys) : 0;
}

#elif defined(__APPLE__)

double machineMemory() {
    std::uint64_t bytes = 0;
    std::size_t size = sizeof bytes;
    return sysctlbyname("hw.memsize", &bytes, &size, nullptr, 0) == 0 ? static_cast<double>(bytes) : 0;
}

#else

double machineMemory() {
    const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    double bytes = pages > 0 && size > 0 ? static_cast<double>(pages) * static_cast<double>(size) : 0;
    std::ifstream group("/sys/fs/cgroup/memory.max");
    if (double most = 0; group >> most && most > 0)
        bytes = bytes > 0 ? std::min(bytes, most) : most;
    return bytes;
}

#endif

void returnMemory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

}  // namespace attn
