// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/machine_memory.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#if defined(_WIN32)
#include <windows.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#else
#include <sys/mman.h>
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

void setZeroPages(void* bytes, std::size_t count) {
#if defined(__linux__)
    // Pages of the heap that are given back are zero when they are read again.
    constexpr std::size_t fewBytes = std::size_t{1} << 20;
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes), end = begin + count;
    const std::uintptr_t first = (begin + page - 1) / page * page, last = end / page * page;
    char* const all = static_cast<char*>(bytes);
    if (count >= fewBytes && madvise(all + (first - begin), last - first, MADV_DONTNEED) == 0) {
        std::memset(all, 0, first - begin);
        std::memset(all + (last - begin), 0, end - last);
        return;
    }
#endif
    if (count > 0)  // there may be no address then
        std::memset(bytes, 0, count);
}

void preferLargePages([[maybe_unused]] void* bytes, [[maybe_unused]] std::size_t count) {
#if defined(__linux__)
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes), first = (begin + page - 1) / page * page;
    if (begin + count > first)
        madvise(static_cast<char*>(bytes) + (first - begin), begin + count - first, MADV_HUGEPAGE);
#endif
}

void returnMemory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

}  // namespace attn
