// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/ctranslate2/argos_package.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/ctranslate2/ct2_model.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

constexpr const char* packageWriter = "Argos Translate";
constexpr const char* packageSuffix = ".argosmodel";
constexpr const char* weightsInside = "model/model.bin";
constexpr std::size_t mostEntries = 10'000;
// Deflated weights are at least a tenth of their size, unless they are no weights.
constexpr std::uint64_t largestGrowth = 10;
constexpr std::uint64_t freeGrowth = 1 << 20;

// Where the zip file has model/model.bin: "translate-en_fr-1_9/". All such places.
std::vector<std::string> packagesIn(const ZipArchive& archive) {
    std::vector<std::string> places;
    for (const ZipArchive::Entry& entry : archive.entries())
        if (entry.name == weightsInside || entry.name.ends_with(std::string("/") + weightsInside))
            places.push_back(entry.name.substr(0, entry.name.size() - std::string(weightsInside).size()));
    return places;
}

bool leavesPackage(const fs::path& name) {
    return name.is_absolute() || std::find(name.begin(), name.end(), "..") != name.end();
}

void checkEntries(const ZipArchive& archive) {
    const std::string start = archive.path() + ": ";
    if (archive.entries().size() > mostEntries)
        throw Error(start + told("is no package of Argos Translate that is safe to read: it has %1 files, at "
                                 "most %2 are possible.",
                                 archive.entries().size(), mostEntries));
    std::set<std::string> names;
    for (const ZipArchive::Entry& entry : archive.entries()) {
        if (leavesPackage(entry.name))
            throw Error(start +
                        told("is no package of Argos Translate that is safe to read: %1 leaves the package.",
                             inQuotes(entry.name)));
        if (!names.insert(entry.name).second)
            throw Error(start +
                        told("is no package of Argos Translate that is safe to read: %1 stands twice in it.",
                             inQuotes(entry.name)));
        if (entry.isLocked)
            throw Error(start + told("is no package of Argos Translate that is safe to read: %1 is "
                                     "encrypted; unpack it and name its folder.",
                                     inQuotes(entry.name)));
        if (!entry.isRegular)
            throw Error(
                start +
                told("is no package of Argos Translate that is safe to read: %1 is not a regular file.",
                     inQuotes(entry.name)));
    }
}

}  // namespace

bool isArgosPackage(const std::string& path) {
    std::error_code ignored;
    const fs::path suffix = fs::path(path).extension();
    if ((suffix != packageSuffix && suffix != ".zip") || !fs::is_regular_file(path, ignored))
        return false;
    if (suffix == packageSuffix)
        return true;
    try {
        return fileKindOf(path) == fileKind("PK\x03\x04") &&
               !packagesIn(ZipArchive(path, packageWriter)).empty();
    } catch (const Error&) {
        return false;
    }
}

std::shared_ptr<const TrainedModel> loadArgosPackage(const std::string& path) {
    const auto archive = std::make_shared<const ZipArchive>(path, packageWriter);
    checkEntries(*archive);
    const std::vector<std::string> places = packagesIn(*archive);
    if (places.size() != 1)
        throw Error(
            path + ": " +
            told("a package of Argos Translate has one model (model/model.bin in a folder), found %1.",
                 places.size()));
    if (!archive->find(places.front() + "metadata.json"))
        throw Error(
            path + ": " +
            told("has no metadata.json beside the folder \"model\", as packages of Argos Translate do."));
    const std::uint64_t largest = freeGrowth + largestGrowth * FileReader(path).size();
    return loadCt2Model(FileFolder(archive, places.front() + "model"), path, largest);
}

}  // namespace attn
