// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/marian/marian_file.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>
#include <string_view>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/npy_array.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/pytorch/number_parts.h"

namespace attn {
namespace {

constexpr const char* marianWriter = "Marian";
constexpr std::string_view settingsName = "special:model.yml";
constexpr std::string_view specialStart = "special:";
constexpr std::string_view arraySuffix = ".npy";
constexpr std::size_t mostArrays = 10'000;
constexpr std::uint64_t largestSettings = 1 << 20;
// Beginnings of the names that Marian gives its arrays.
constexpr std::string_view marianNames[] = {"special:", "encoder_", "decoder_", "Wemb", "Wpos", "F0::"};

std::string arrayName(std::string name) {
    if (name.ends_with(arraySuffix))
        name.resize(name.size() - arraySuffix.size());
    return name;
}

// The name of the first file in a zip file, from the bytes before that file.
bool startsAsMarian(const std::string& path) {
    constexpr std::size_t lengthPlace = 26, namePlace = 30, longestName = 9;
    FileReader file(path);
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), namePlace + longestName));
    if (start.size() <= namePlace || !start.starts_with("PK\x03\x04") || start[lengthPlace] == '\0')
        return false;
    const std::string_view name = std::string_view(start).substr(namePlace);
    return std::any_of(std::begin(marianNames), std::end(marianNames),
                       [&](std::string_view known) { return name.starts_with(known); });
}

// The text of an array of characters, which ends at its first zero.
std::string settingsText(const ZipArchive& archive, const ZipArchive::Entry& entry) {
    const std::string where = archive.path() + ": " + inQuotes(entry.name);
    if (entry.size > largestSettings)
        throw Error(told("%1 has %2 bytes, at most %3 are read here.", where, entry.size, largestSettings));
    const std::string bytes = archive.read(entry);
    const NpyArray array = npyArrayOf(bytes, where);
    if (std::string_view("iubS").find(array.kind) == std::string_view::npos || array.itemSize != 1)
        throw Error(told("%1 should be an array of bytes, found the type %2.", where, inQuotes(array.type)));
    const std::string text = bytes.substr(array.dataBegin);
    return text.substr(0, text.find('\0'));
}

NamedTensor arrayOf(const std::shared_ptr<const ZipArchive>& archive, const ZipArchive::Entry& entry) {
    const std::string where = archive->path() + ": " + inQuotes(entry.name);
    const NpyArray array = npyArrayOf(archive->start(entry, longestNpyStart), where);
    const std::uint64_t expected = npyDataBytes(array, where);
    if (array.kind == 'f' && entry.size - array.dataBegin != expected)
        throw Error(
            told("%1 has %2 bytes of numbers, expected %3.", where, entry.size - array.dataBegin, expected));
    NamedTensor tensor = {arrayName(entry.name), array.shape,
                          [archive, &entry, where] { return npyFloats(archive->read(entry), where); }};
    tensor.place = entry.name;
    if (array.kind == 'f' && array.itemSize == sizeof(float) && array.order == '<' && !array.isFortran)
        tensor.stream = [archive, &entry, begin = array.dataBegin, expected](const NumberSink& sink) {
            const auto convert = [](const std::string& bytes, std::uint64_t count) {
                std::vector<float> numbers(count);
                std::memcpy(numbers.data(), bytes.data(), count * sizeof(float));
                return numbers;
            };
            NumberParts parts(begin, sizeof(float), expected / sizeof(float), convert, sink);
            archive->stream(entry, [&](std::string_view part) { parts.take(part); });
        };
    return tensor;
}

}  // namespace

bool isMarianFile(const std::string& path) {
    std::error_code ignored;
    if (!path.ends_with(".npz") || !std::filesystem::is_regular_file(path, ignored))
        return false;
    try {
        const ZipArchive archive(path, marianWriter);
        return std::any_of(
            archive.entries().begin(), archive.entries().end(),
            [](const ZipArchive::Entry& entry) { return arrayName(entry.name) == settingsName; });
    } catch (const Error&) {
    }
    try {
        return startsAsMarian(path);
    } catch (const Error&) {
        return false;
    }
}

MarianFile loadMarianFile(const std::string& path) {
    const auto archive = std::make_shared<const ZipArchive>(path, marianWriter);
    if (archive->entries().size() > mostArrays)
        throw Error(path + ": " +
                    told("holds %1 arrays, at most %2 are possible in a model of Marian.",
                         archive->entries().size(), mostArrays));
    MarianFile result;
    result.tensors.path = path;
    result.tensors.fileBytes = FileReader(path).size();
    std::set<std::string> names;
    for (const ZipArchive::Entry& entry : archive->entries()) {
        const std::string name = arrayName(entry.name);
        if (!names.insert(name).second)
            throw Error(path + ": " +
                        told("%1 stands twice in it; take another copy of the file.", inQuotes(name)));
        if (entry.isLocked)
            throw Error(path + ": " +
                        told("%1 is encrypted, expected a model as Marian writes it.", inQuotes(name)));
        if (name == settingsName)
            result.settings =
                yamlEntries(settingsText(*archive, entry), path + ": " + std::string(settingsName));
        else if (!name.starts_with(specialStart))
            result.tensors.tensors.push_back(arrayOf(archive, entry));
    }
    if (!names.contains(std::string(settingsName)))
        throw Error(path + ": " + told("has no %1, as models of Marian do.", settingsName));
    return result;
}

}  // namespace attn
