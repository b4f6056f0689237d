// SPDX-License-Identifier: GPL-3.0-or-later
// A library that is loaded before all others (LD_PRELOAD) and makes one call of a program fail, or all calls
// from one on. tests/README.md says how it is used. It allocates nothing and calls the kernel itself.
//
// The environment chooses what fails:
//   ATTN_FAULT_CALL     write, sync, rename, link, open, mmap or memory: the group of calls that is counted
//   ATTN_FAULT_AT       the number of the call that fails, from 1; without it calls are only counted
//   ATTN_FAULT_ERROR    ENOSPC, EIO, EACCES, EINTR, ENOMEM, or SHORT: a write writes one byte of several
//   ATTN_FAULT_STAYS    1: all calls after it fail too, like on a full disk
//   ATTN_FAULT_UNDER    only files below this folder count; mmap and memory count from the first such file on
//   ATTN_FAULT_THREADS  others: calls of the first thread do not count
//   ATTN_FAULT_REPORT   a file that gets a line "hit" when a call fails, and "calls N" when the program ends
// A test in the same process arms the library by attn_fault_arm and asks attn_fault_disarm how many calls
// came.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

enum Group : int { None, Write, Sync, Rename, Link, Open, Map, Memory };

struct Name {
    const char* text;
    int value;
};
constexpr int shortWrite = -1;
constexpr Name groups[] = {{"write", Write}, {"sync", Sync}, {"rename", Rename}, {"link", Link},
                           {"open", Open},   {"mmap", Map},  {"memory", Memory}};
constexpr Name errors[] = {{"ENOSPC", ENOSPC}, {"EIO", EIO},       {"EACCES", EACCES},
                           {"EINTR", EINTR},   {"ENOMEM", ENOMEM}, {"SHORT", shortWrite}};

std::atomic<int> group = None;
std::atomic<long> failsAt = 0;
std::atomic<long> calls = 0, hits = 0;
std::atomic<bool> hasBegun = false;  // a file below the folder was touched
int error = EIO;
bool stays = false;
bool onlyOthers = false;
char folder[PATH_MAX];
std::size_t folderSize = 0;
char report[PATH_MAX];

int valueOf(const Name* names, std::size_t count, const char* text, int otherwise) {
    for (std::size_t i = 0; text && i < count; ++i)
        if (std::strcmp(names[i].text, text) == 0)
            return names[i].value;
    return otherwise;
}

void copyText(char* to, const char* from) {
    std::strncpy(to, from ? from : "", PATH_MAX - 1);
    to[PATH_MAX - 1] = '\0';
}

void tell(const char* line) {
    if (!report[0])
        return;
    const long file =
        ::syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0)
        return;
    ::syscall(SYS_write, file, line, std::strlen(line));
    ::syscall(SYS_close, file);
}

bool isUnder(const char* path) {
    if (folderSize == 0)
        return true;
    if (!path)
        return false;
    char whole[2 * PATH_MAX];
    if (path[0] != '/') {
        if (::syscall(SYS_getcwd, whole, PATH_MAX) < 0)
            return false;
        std::strcat(whole, "/");
        std::strncat(whole, path, PATH_MAX - 1);
        path = whole;
    }
    if (std::strncmp(path, folder, folderSize) != 0 || (path[folderSize] != '/' && path[folderSize] != '\0'))
        return false;
    hasBegun = true;
    return true;
}

bool isUnder(int descriptor) {
    if (folderSize == 0)
        return true;
    char link[40] = "/proc/self/fd/";
    char digits[12];
    int count = 0;
    do {
        digits[count++] = static_cast<char>('0' + descriptor % 10);
    } while ((descriptor /= 10) > 0);
    std::size_t end = std::strlen(link);
    while (count > 0)
        link[end++] = digits[--count];
    link[end] = '\0';
    char path[PATH_MAX];
    const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    if (size <= 0)
        return false;
    path[size] = '\0';
    return path[0] == '/' && isUnder(path);
}

// Counts a call that may fail. True: it must fail now, and errno says how.
bool failsNow() {
    if (onlyOthers && ::syscall(SYS_gettid) == ::syscall(SYS_getpid))
        return false;
    const long number = ++calls;
    const long at = failsAt;
    if (at <= 0 || number < at || (number > at && !stays))
        return false;
    if (hits++ == 0)
        tell("hit\n");
    if (error != shortWrite)
        errno = error;
    return true;
}

template <class Place>
bool failsAtPlace(Group asked, Place place) {
    const int wanted = group.load(std::memory_order_relaxed);
    if (wanted == None || (wanted != asked && (wanted < Map || hasBegun)))
        return false;
    return isUnder(place) && wanted == asked && failsNow();
}

bool failsAnywhere(Group asked) {
    return group.load(std::memory_order_relaxed) == asked && (folderSize == 0 || hasBegun) && failsNow();
}

bool isShort() {
    return error == shortWrite;
}

template <class Result>
Result answer(long result) {
    return static_cast<Result>(result);
}

mode_t modeOf(int flags, va_list& more) {
    return (flags & (O_CREAT | O_TMPFILE)) ? static_cast<mode_t>(va_arg(more, int)) : 0;
}

int openFile(int at, const char* path, int flags, mode_t mode) {
    if (failsAtPlace(Open, path))
        return -1;
    return answer<int>(::syscall(SYS_openat, at, path, flags, mode));
}

// In a folder that is given by its descriptor, the folder decides.
int openIn(int at, const char* path, int flags, mode_t mode) {
    if (at == AT_FDCWD || path[0] == '/')
        return openFile(at, path, flags, mode);
    if (failsAtPlace(Open, at))
        return -1;
    return answer<int>(::syscall(SYS_openat, at, path, flags, mode));
}

struct Setup {
    Setup() {
        copyText(report, ::getenv("ATTN_FAULT_REPORT"));
        copyText(folder, ::getenv("ATTN_FAULT_UNDER"));
        folderSize = std::strlen(folder);
        const char* at = ::getenv("ATTN_FAULT_AT");
        failsAt = at ? std::atol(at) : 0;
        error = valueOf(errors, std::size(errors), ::getenv("ATTN_FAULT_ERROR"), EIO);
        const char* stay = ::getenv("ATTN_FAULT_STAYS");
        stays = stay && stay[0] == '1';
        const char* threads = ::getenv("ATTN_FAULT_THREADS");
        onlyOthers = threads && std::strcmp(threads, "others") == 0;
        group = valueOf(groups, std::size(groups), ::getenv("ATTN_FAULT_CALL"), None);
    }
    ~Setup() {
        group = None;
        char line[40] = "calls ";
        char digits[24];
        int count = 0;
        long left = calls;
        do {
            digits[count++] = static_cast<char>('0' + left % 10);
        } while ((left /= 10) > 0);
        std::size_t end = std::strlen(line);
        while (count > 0)
            line[end++] = digits[--count];
        line[end++] = '\n';
        line[end] = '\0';
        tell(line);
    }
} setup;

}  // namespace

extern "C" {

// Begins to count the calls of a group anew. The texts mean what the environment's mean; `at` 0 only counts.
void attn_fault_arm(const char* call, long at, const char* name, int isLasting, const char* under,
                    int others) {
    group = None;
    failsAt = at;
    calls = hits = 0;
    hasBegun = false;
    error = valueOf(errors, std::size(errors), name, EIO);
    stays = isLasting != 0;
    onlyOthers = others != 0;
    copyText(folder, under);
    folderSize = std::strlen(folder);
    group = valueOf(groups, std::size(groups), call, None);
}

// Ends it and returns how many calls were counted; `failed` becomes how many of them failed.
long attn_fault_disarm(long* failed) {
    group = None;
    if (failed)
        *failed = hits;
    return calls;
}

ssize_t write(int file, const void* bytes, size_t size) {
    if (size > 0 && failsAtPlace(Write, file)) {
        if (!isShort())
            return -1;
        size = size > 1 ? size / 2 : size;
    }
    return answer<ssize_t>(::syscall(SYS_write, file, bytes, size));
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t from) {
    if (size > 0 && failsAtPlace(Write, file)) {
        if (!isShort())
            return -1;
        size = size > 1 ? size / 2 : size;
    }
    return answer<ssize_t>(::syscall(SYS_pwrite64, file, bytes, size, from));
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t from) {
    return pwrite64(file, bytes, size, from);
}

ssize_t writev(int file, const iovec* parts, int count) {
    if (count > 0 && failsAtPlace(Write, file)) {
        if (!isShort())
            return -1;
        if (parts[0].iov_len > 0)
            return answer<ssize_t>(::syscall(SYS_write, file, parts[0].iov_base, (parts[0].iov_len + 1) / 2));
    }
    return answer<ssize_t>(::syscall(SYS_writev, file, parts, count));
}

int fsync(int file) {
    return failsAtPlace(Sync, file) && !isShort() ? -1 : answer<int>(::syscall(SYS_fsync, file));
}

int fdatasync(int file) {
    return failsAtPlace(Sync, file) && !isShort() ? -1 : answer<int>(::syscall(SYS_fdatasync, file));
}

int renameat2(int from, const char* old, int to, const char* name, unsigned flags) noexcept {
    if (failsAtPlace(Rename, name))
        return -1;
    return answer<int>(::syscall(SYS_renameat2, from, old, to, name, flags));
}

int renameat(int from, const char* old, int to, const char* name) noexcept {
    return renameat2(from, old, to, name, 0);
}

int rename(const char* old, const char* name) noexcept {
    return renameat2(AT_FDCWD, old, AT_FDCWD, name, 0);
}

int linkat(int from, const char* old, int to, const char* name, int flags) noexcept {
    if (failsAtPlace(Link, name))
        return -1;
    return answer<int>(::syscall(SYS_linkat, from, old, to, name, flags));
}

int link(const char* old, const char* name) noexcept {
    return linkat(AT_FDCWD, old, AT_FDCWD, name, 0);
}

int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return openFile(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return openFile(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int openat(int at, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return openIn(at, path, flags, mode);
}

int openat64(int at, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return openIn(at, path, flags | O_LARGEFILE, mode);
}

int creat(const char* path, mode_t mode) {
    return openFile(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

// The C library's own function.
#define ATTN_NEXT(name) reinterpret_cast<decltype(&name)>(::dlsym(RTLD_NEXT, #name))

FILE* fopen(const char* path, const char* mode) {
    static const auto next = ATTN_NEXT(fopen);
    return failsAtPlace(Open, path) ? nullptr : next(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    static const auto next = ATTN_NEXT(fopen64);
    return failsAtPlace(Open, path) ? nullptr : next(path, mode);
}

int mkostemp(char* path, int flags) {
    static const auto next = ATTN_NEXT(mkostemp);
    return failsAtPlace(Open, path) ? -1 : next(path, flags);
}

int mkstemp(char* path) {
    return mkostemp(path, 0);
}

int mkdir(const char* path, mode_t mode) noexcept {
    // A signal does not interrupt it.
    return error != EINTR && failsAtPlace(Open, path)
               ? -1
               : answer<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

void* mmap64(void* start, size_t size, int protection, int flags, int file, off64_t from) noexcept {
    if (failsAnywhere(Map))
        return reinterpret_cast<void*>(-1);
    return reinterpret_cast<void*>(::syscall(SYS_mmap, start, size, protection, flags, file, from));
}

void* mmap(void* start, size_t size, int protection, int flags, int file, off_t from) noexcept {
    return mmap64(start, size, protection, flags, file, from);
}

void* malloc(size_t size) noexcept {
    return failsAnywhere(Memory) ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) noexcept {
    return failsAnywhere(Memory) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* block, size_t size) noexcept {
    return failsAnywhere(Memory) ? nullptr : __libc_realloc(block, size);
}

void* memalign(size_t alignment, size_t size) noexcept {
    return failsAnywhere(Memory) ? nullptr : __libc_memalign(alignment, size);
}

void* aligned_alloc(size_t alignment, size_t size) noexcept {
    return memalign(alignment, size);
}

int posix_memalign(void** block, size_t alignment, size_t size) noexcept {
    void* found = memalign(alignment, size);
    if (!found)
        return ENOMEM;
    *block = found;
    return 0;
}

}  // extern "C"
