// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace attn {

// A hidden folder in `parent` that takes its place when it is whole; gone when it does not come so far. Its
// lock tells it from what a killed program left behind (removeStaleTemporaries). All throw Error (Failure)
// that starts with `path`, for which it is written.
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
    int m_descriptor = -1;
};

}  // namespace attn
