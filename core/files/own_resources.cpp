// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/own_resources.h"

#include <glob.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace attn {
namespace {

constexpr const char* beginning = "resources/";

// Options that name one file to be read.
constexpr std::array<std::string_view, 4> inputs = {"--against", "--config", "--merge", "--start-from"};

std::vector<std::string> filesOf(const std::string& pattern) {
    glob_t found = {};
    std::vector<std::string> files;
    if (::glob(pattern.c_str(), 0, nullptr, &found) == 0)
        files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
    ::globfree(&found);
    return files;
}

}  // namespace

std::vector<std::string> withOwnResources(const std::vector<std::string>& words,
                                          const std::filesystem::path& resources) {
    std::vector<std::string> result;
    bool followsOption = false;
    std::string_view last;
    for (const std::string& word : words) {
        std::vector<std::string> files;
        const bool isInput = std::find(inputs.begin(), inputs.end(), last) != inputs.end();
        if ((!followsOption || isInput) && word.starts_with(beginning) && !resources.empty() &&
            filesOf(word).empty())
            files = filesOf((resources / word.substr(std::string(beginning).size())).string());
        if (files.empty())
            files = {word};
        result.insert(result.end(), files.begin(), files.end());
        followsOption = word.size() > 1 && word.front() == '-';
        last = word;
    }
    return result;
}

}  // namespace attn
