// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/file_reader.h"
#include "core/files/formats/zip_archive.h"
#include "core/lessons/format/lesson_text.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kilo = 1 << 10, mega = 1 << 20;
constexpr std::size_t longestName = 200;  // bytes
constexpr int deepestFolder = 8;

class FolderFiles : public LessonFiles {
public:
    FolderFiles(const std::string& path, fs::path folder)
        : LessonFiles(path, true), m_folder(std::move(folder)) {
        list(m_folder, "", 1);
    }
    std::string read(const std::string& name) const override {
        return readFile((m_folder / name).string(), lessonFileKind(name)->largest);
    }

private:
    void list(const fs::path& folder, const std::string& prefix, int depth) {
        if (depth > deepestFolder)
            throw Error(where(prefix) + " is more than " + std::to_string(deepestFolder) +
                        " folders deep, which no lesson needs.");
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            entries.push_back(*entry);
            if (entries.size() > 4 * mostFiles)
                throw Error(path() + ": has more than " + std::to_string(mostFiles) +
                            " files, which is the most of a lesson.");
        }
        if (error)
            throw Error(where(prefix.empty() ? "the folder" : prefix) +
                        " cannot be read: " + error.message() + ".");
        std::sort(entries.begin(), entries.end());
        for (const fs::directory_entry& entry : entries) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with('.') || name.ends_with('~'))
                continue;
            const std::string whole = prefix.empty() ? name : prefix + "/" + name;
            if (entry.is_symlink(error))
                throw Error(
                    where(whole) +
                    " is a symbolic link, which may lead outside of the lesson; put the file itself there.");
            if (entry.is_directory(error))
                list(entry.path(), whole, depth + 1);
            else if (entry.is_regular_file(error))
                add(whole, entry.file_size(error));
            else
                throw Error(where(whole) + " is no regular file.");
        }
    }

    fs::path m_folder;
};

class ZippedFiles : public LessonFiles {
public:
    explicit ZippedFiles(const std::string& path)
        : LessonFiles(path, false), m_zip(path, "attnlab lesson --pack") {
        for (const ZipArchive::Entry& entry : m_zip.entries()) {
            const bool isFolderEntry = entry.name.ends_with('/') && entry.size == 0;
            const std::string name = isFolderEntry ? entry.name.substr(0, entry.name.size() - 1) : entry.name;
            const std::string problem = lessonPathProblem(name);
            if (!problem.empty())
                throw Error(path + ": the entry " + inQuotes(entry.name) + " " + problem + ".");
            if (!entry.isRegular)
                throw Error(where(name) +
                            " is a symbolic link or no file at all, which a lesson does not have.");
            if (entry.isLocked)
                throw Error(where(name) +
                            " is encrypted, so it cannot be read; pack the lesson without a password.");
            if (isFolderEntry)
                continue;
            add(name, entry.size);
        }
    }
    std::string read(const std::string& name) const override { return m_zip.read(*m_zip.find(name)); }

private:
    ZipArchive m_zip;
};

class MemoryFiles : public LessonFiles {
public:
    MemoryFiles(const std::string& path, std::map<std::string, std::string> files)
        : LessonFiles(path, false), m_files(std::move(files)) {
        for (const auto& [name, bytes] : m_files)
            add(name, bytes.size());
    }
    std::string read(const std::string& name) const override { return m_files.at(name); }

private:
    std::map<std::string, std::string> m_files;
};

void requireLesson(const LessonFiles& files) {
    if (!files.has(lessonJsonName))
        throw Error(files.path() + ": " + lessonJsonName +
                    " is not in it, which every lesson has; choose a lesson of Attention Lab.");
}

}  // namespace

const std::vector<LessonFileKind>& lessonFileKinds() {
    static const std::vector<LessonFileKind> kinds = {
        {".md", 64 * kilo}, {".json", mega},    {".attnlab", 64 * mega}, {".safetensors", 64 * mega},
        {".png", 4 * mega}, {".jpg", 4 * mega}, {".jpeg", 4 * mega}};
    return kinds;
}

const LessonFileKind* lessonFileKind(std::string_view name) {
    for (const LessonFileKind& kind : lessonFileKinds())
        if (name.ends_with(kind.suffix) && name.size() > std::string_view(kind.suffix).size())
            return &kind;
    return nullptr;
}

std::string lessonPathProblem(std::string_view path) {
    if (path.empty())
        return "has no name";
    if (path.size() > longestName)
        return "has a name of more than " + std::to_string(longestName) + " bytes";
    if (!isUtf8Text(path))
        return "has a name that is not UTF-8";
    if (std::any_of(path.begin(), path.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
        return "has a control character in its name";
    if (path.front() == '/' || (path.size() > 1 && path[1] == ':'))
        return "is an absolute path, which leads outside of the lesson";
    if (path.find('\\') != std::string_view::npos)
        return "has a backslash in its name; folders are parted by /";
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string_view part = path.substr(from, end - from);
        if (part == ".." || part == ".")
            return "leads outside of the lesson, or back into it; name the file without . and ..";
        if (part.empty())
            return "has a folder without a name";
        from = end + 1;
    }
    return {};
}

std::vector<std::string> LessonFiles::names() const {
    std::vector<std::string> names;
    for (const auto& [name, size] : m_sizes)
        names.push_back(name);
    return names;
}

void LessonFiles::add(const std::string& name, std::uint64_t size) {
    const std::string problem = lessonPathProblem(name);
    if (!problem.empty())
        throw Error(m_path + ": the file " + inQuotes(name) + " " + problem + ".");
    if (name.starts_with(bundledPrefix))
        throw Error(where(name) +
                    " cannot be in a lesson, because paths that begin with resources/ are files of the "
                    "program; rename the folder.");
    const LessonFileKind* kind = lessonFileKind(name);
    if (!kind) {
        std::string known;
        for (const LessonFileKind& each : lessonFileKinds())
            known += (known.empty() ? "" : ", ") + std::string(each.suffix);
        throw Error(where(name) + " is of no kind that a lesson has (" + known + "); take it out.");
    }
    if (size > kind->largest)
        throw Error(where(name) + " has " + std::to_string(size) + " bytes, at most " +
                    std::to_string(kind->largest) + " are read.");
    if (!m_sizes.emplace(name, size).second)
        throw Error(where(name) + " is in it twice.");
    if (m_sizes.size() > mostFiles)
        throw Error(m_path + ": has more than " + std::to_string(mostFiles) +
                    " files, which is the most of a lesson.");
    m_whole += size;
    if (m_whole > largestWhole)
        throw Error(m_path + ": its files have more than " + std::to_string(largestWhole) +
                    " bytes together, which is the most of a lesson.");
}

std::shared_ptr<const LessonFiles> LessonFiles::open(const std::string& path) {
    std::error_code error;
    std::shared_ptr<const LessonFiles> files;
    const fs::path place = path;
    if (fs::is_directory(place, error))
        files = std::make_shared<const FolderFiles>(path, place);
    else if (place.filename() == lessonJsonName)
        files = std::make_shared<const FolderFiles>(
            path, place.has_parent_path() ? place.parent_path() : fs::path("."));
    else
        files = std::make_shared<const ZippedFiles>(path);
    requireLesson(*files);
    return files;
}

std::shared_ptr<const LessonFiles> LessonFiles::of(const std::string& path,
                                                   std::map<std::string, std::string> files) {
    auto made = std::make_shared<const MemoryFiles>(path, std::move(files));
    requireLesson(*made);
    return made;
}

}  // namespace attn
