// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/read_files.h"

#include <sys/stat.h>

#include <atomic>
#include <mutex>
#include <set>
#include <utility>

namespace attn {
namespace {

struct ReadFiles {
    std::atomic<bool> isKept = false;
    std::mutex mutex;
    std::set<std::pair<dev_t, ino_t>> files;
};

ReadFiles& readFiles() {
    static ReadFiles all;
    return all;
}

thread_local int searches = 0;

}  // namespace

OnlyLooking::OnlyLooking() {
    ++searches;
}

OnlyLooking::~OnlyLooking() {
    --searches;
}

void keepReadFiles() {
    readFiles().isKept = true;
}

void noteReadFile(int descriptor) {
    ReadFiles& all = readFiles();
    struct stat status = {};
    if (!all.isKept || searches > 0 || ::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return;
    const std::lock_guard lock(all.mutex);
    all.files.emplace(status.st_dev, status.st_ino);
}

bool wasRead(const std::string& path) {
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        return false;
    ReadFiles& all = readFiles();
    const std::lock_guard lock(all.mutex);
    return all.files.contains({status.st_dev, status.st_ino});
}

}  // namespace attn
