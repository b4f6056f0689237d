// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// A hidden folder in `parent` that replaces its target when it is whole and is removed otherwise. Until
// then only its owner can look into it (mode 0700). Its lock tells it from a folder that a killed program
// left behind (removeStaleTemporaries). All functions throw Error (Failure) that starts with `path`, the path
// that the folder is written for.
class StagingFolder {
public:
    StagingFolder(const std::filesystem::path& parent, const std::string& path);
    ~StagingFolder();
    StagingFolder(const StagingFolder&) = delete;
    StagingFolder& operator=(const StagingFolder&) = delete;

    void add(const std::string& name, std::string_view content);
    // `target` is an empty folder, whose mode stays, or nothing.
    void replace(const std::filesystem::path& target);

private:
    void require(bool isDone) const;

    const std::string m_path;
    std::string m_name;
    std::vector<std::string> m_added;  // names of the files
    int m_descriptor = -1;
    mode_t m_mode = 0;  // of the whole folder
};

}  // namespace attn
