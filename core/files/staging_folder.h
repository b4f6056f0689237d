// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// A hidden folder in `parent` that replaces its target when it is whole and is removed otherwise. Its lock
// tells it from a folder that a killed program left behind (removeStaleTemporaries). All functions throw
// Error (Failure) that starts with `path`, the path that the folder is written for.
class StagingFolder {
public:
    StagingFolder(const std::filesystem::path& parent, const std::string& path);
    ~StagingFolder();
    StagingFolder(const StagingFolder&) = delete;
    StagingFolder& operator=(const StagingFolder&) = delete;

    void add(const std::string& name, std::string_view content);
    // `target` is an empty folder or nothing.
    void replace(const std::filesystem::path& target);

private:
    void require(bool isDone) const;

    const std::string m_path;
    std::string m_name;
    std::vector<std::string> m_added;  // names of the files
    int m_descriptor = -1;
};

}  // namespace attn
