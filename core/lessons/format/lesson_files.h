// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr const char* lessonFileSuffix = ".attnlesson";
inline constexpr const char* lessonJsonName = "lesson.json";
// Begins the path of a file that comes with the program.
inline constexpr std::string_view bundledPrefix = "resources/";

// The kinds of files that a lesson has, and the most bytes of one.
struct LessonFileKind {
    const char* suffix;
    std::uint64_t largest;
};
const std::vector<LessonFileKind>& lessonFileKinds();
// nullptr: a lesson has no such file.
const LessonFileKind* lessonFileKind(std::string_view name);

// What is wrong with the path of a file inside a lesson, as a sentence about `subject`: `the entry "../a.md"
// leads outside of the lesson …`. Empty when it is fine.
std::string lessonPathProblem(std::string_view path, const std::string& subject);

// The files of a lesson: a folder, or a zip file. Nothing outside of it is ever read.
class LessonFiles {
public:
    static constexpr std::size_t mostFiles = 500;
    static constexpr std::uint64_t largestWhole = 64 << 20;  // bytes

    virtual ~LessonFiles() = default;
    // Lists the files and checks each name, kind and size. `path` is a folder, its lesson.json, or a zip
    // file. Throws Error that starts with the path for anything that README.md refuses.
    static std::shared_ptr<const LessonFiles> open(const std::string& path);
    // Files that are in memory, for a lesson that is being written. Throws as `open`.
    static std::shared_ptr<const LessonFiles> of(const std::string& path,
                                                 std::map<std::string, std::string> files);

    const std::string& path() const { return m_path; }
    bool isFolder() const { return m_isFolder; }
    bool has(const std::string& name) const { return m_sizes.contains(name); }
    std::vector<std::string> names() const;
    // All bytes of a file. Throws Error when the lesson has no such file, or it cannot be read.
    std::string read(const std::string& name) const;
    // For sentences: "week3.attnlesson: steps/1.md".
    std::string where(const std::string& name) const { return m_path + ": " + name; }

protected:
    LessonFiles(std::string path, bool isFolder) : m_path(std::move(path)), m_isFolder(isFolder) {}
    // Throws Error for a file that a lesson does not have, or for too many or too large ones.
    void add(const std::string& name, std::uint64_t size);
    // Of a file that `add` was called with.
    virtual std::string load(const std::string& name) const = 0;

private:
    std::string m_path;
    bool m_isFolder;
    std::map<std::string, std::uint64_t> m_sizes;
    std::uint64_t m_whole = 0;
};

}  // namespace attn
