// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
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

private:
    std::string load(const std::string& name) const override {
        return readFile((m_folder / name).string(), lessonFileKind(name)->largest);
    }
    void list(const fs::path& folder, const std::string& prefix, int depth) {
        if (depth > deepestFolder)
            throw Error(told("%1 is more than %2 folders deep, which no lesson needs.", where(prefix),
                             deepestFolder));
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            entries.push_back(*entry);
            if (entries.size() > 4 * mostFiles)
                throw Error(path() + ": " +
                            told("has more than %1 files, which is the most of a lesson.", mostFiles));
        }
        if (error)
            throw Error(told("%1 cannot be read: %2.", where(prefix.empty() ? told("the folder") : prefix),
                             error.message()));
        std::sort(entries.begin(), entries.end());
        for (const fs::directory_entry& entry : entries) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with('.') || name.ends_with('~'))
                continue;
            const std::string whole = prefix.empty() ? name : prefix + "/" + name;
            if (entry.is_symlink(error))
                throw Error(
                    told("%1 is a symbolic link, which may lead outside of the lesson; put the file "
                         "itself there.",
                         where(whole)));
            if (entry.is_directory(error))
                list(entry.path(), whole, depth + 1);
            else if (entry.is_regular_file(error))
                add(whole, entry.file_size(error));
            else
                throw Error(told("%1 is no regular file.", where(whole)));
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
            const std::string problem = lessonPathProblem(name, told("the entry %1", inQuotes(entry.name)));
            if (!problem.empty())
                throw Error(path + ": " + problem);
            if (!entry.isRegular)
                throw Error(told("%1 is a symbolic link or no file at all, which a lesson does not have.",
                                 where(name)));
            if (entry.isLocked)
                throw Error(told("%1 is encrypted, so it cannot be read; pack the lesson without a password.",
                                 where(name)));
            if (isFolderEntry)
                continue;
            add(name, entry.size);
        }
    }

private:
    std::string load(const std::string& name) const override { return m_zip.read(*m_zip.find(name)); }

    ZipArchive m_zip;
};

class MemoryFiles : public LessonFiles {
public:
    MemoryFiles(const std::string& path, std::map<std::string, std::string> files)
        : LessonFiles(path, false), m_files(std::move(files)) {
        for (const auto& [name, bytes] : m_files)
            add(name, bytes.size());
    }

private:
    std::string load(const std::string& name) const override { return m_files.at(name); }

    std::map<std::string, std::string> m_files;
};

void requireLesson(const LessonFiles& files) {
    if (!files.has(lessonJsonName))
        throw Error(files.path() + ": " +
                    told("%1 is not in it, which every lesson has; choose a lesson of Attention Lab.",
                         lessonJsonName));
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

std::string lessonPathProblem(std::string_view path, const std::string& subject) {
    if (path.empty())
        return told("%1 has no name.", subject);
    if (path.size() > longestName)
        return told("%1 has a name of more than %2 bytes.", subject, longestName);
    if (!isUtf8Text(path))
        return told("%1 has a name that is not UTF-8.", subject);
    if (std::any_of(path.begin(), path.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
        return told("%1 has a control character in its name.", subject);
    if (path.front() == '/' || (path.size() > 1 && path[1] == ':'))
        return told("%1 is an absolute path, which leads outside of the lesson.", subject);
    if (path.find('\\') != std::string_view::npos)
        return told("%1 has a backslash in its name; folders are parted by /.", subject);
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string_view part = path.substr(from, end - from);
        if (part == ".." || part == ".")
            return told("%1 leads outside of the lesson, or back into it; name the file without . and ...",
                        subject);
        if (part.empty())
            return told("%1 has a folder without a name.", subject);
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

std::string LessonFiles::read(const std::string& name) const {
    if (!has(name))
        throw Error(m_path + ": " + told("has no file %1.", inQuotes(name)));
    return load(name);
}

void LessonFiles::add(const std::string& name, std::uint64_t size) {
    const std::string problem = lessonPathProblem(name, told("the file %1", inQuotes(name)));
    if (!problem.empty())
        throw Error(m_path + ": " + problem);
    if (name.starts_with(bundledPrefix))
        throw Error(
            told("%1 cannot be in a lesson, because paths that begin with resources/ are files of the "
                 "program; rename the folder.",
                 where(name)));
    const LessonFileKind* kind = lessonFileKind(name);
    if (!kind) {
        std::string known;
        for (const LessonFileKind& each : lessonFileKinds())
            known += (known.empty() ? "" : ", ") + std::string(each.suffix);
        throw Error(told("%1 is of no kind that a lesson has (%2); take it out.", where(name), known));
    }
    if (size > kind->largest)
        throw Error(told("%1 has %2 bytes, at most %3 are read.", where(name), size, kind->largest));
    if (!m_sizes.emplace(name, size).second)
        throw Error(told("%1 is in it twice.", where(name)));
    if (m_sizes.size() > mostFiles)
        throw Error(m_path + ": " +
                    told("has more than %1 files, which is the most of a lesson.", mostFiles));
    m_whole += size;
    if (m_whole > largestWhole)
        throw Error(
            m_path + ": " +
            told("its files have more than %1 bytes together, which is the most of a lesson.", largestWhole));
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
