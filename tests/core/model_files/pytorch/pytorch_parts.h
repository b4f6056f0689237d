// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zip.h>

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace attn::test {

// Pieces from which a test builds pickles, valid or not (codes: Python's Lib/pickletools.py).
template <typename Number>
std::string littleEndian(Number value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}
inline std::string pickled(const std::string& body) {
    return "\x80\x02" + body + ".";
}
inline std::string pickledText(const std::string& text) {
    return "X" + littleEndian(static_cast<std::uint32_t>(text.size())) + text;
}
inline std::string pickledInteger(std::int32_t value) {
    return "J" + littleEndian(value);
}
inline std::string pickledGlobal(const std::string& module, const std::string& name) {
    return "c" + module + "\n" + name + "\n";
}
inline std::string pickledTuple(const std::vector<std::int32_t>& values) {
    std::string bytes = "(";
    for (const std::int32_t value : values)
        bytes += pickledInteger(value);
    return bytes + "t";
}
inline std::string pickledStorage(const std::string& type, const std::string& key, std::int32_t count) {
    return "(" + pickledText("storage") + pickledGlobal("torch", type) + pickledText(key) +
           pickledText("cpu") + pickledInteger(count) + "tQ";
}
inline const std::string pickledOrderedDict = pickledGlobal("collections", "OrderedDict") + ")R";
inline std::string pickledTensor(const std::string& storage, std::int32_t offset,
                                 const std::vector<std::int32_t>& shape,
                                 const std::vector<std::int32_t>& strides) {
    return pickledGlobal("torch._utils", "_rebuild_tensor_v2") + "(" + storage + pickledInteger(offset) +
           pickledTuple(shape) + pickledTuple(strides) + "\x89" + pickledOrderedDict + "tR";
}
// An OrderedDict from texts to values, with the `_metadata` of a state_dict.
inline std::string pickledStateDict(const std::vector<std::pair<std::string, std::string>>& items) {
    std::string bytes = pickledOrderedDict + "(";
    for (const auto& [name, value] : items)
        bytes += pickledText(name) + value;
    return bytes + "u}" + pickledText("_metadata") + pickledOrderedDict + "sb";
}

inline std::string floatBytes(const std::vector<float>& values) {
    std::string bytes(values.size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

// Writes a zip file with these entries, stored or deflated.
inline std::string writeZip(const std::string& path,
                            const std::vector<std::pair<std::string, std::string>>& entries,
                            int method = ZIP_CM_STORE) {
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, bytes] : entries) {
        zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
        const zip_int64_t place = zip_file_add(archive, name.c_str(), source, 0);
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(place), method, 0);
    }
    if (zip_close(archive) != 0)
        throw std::runtime_error(path + " cannot be written");
    return path;
}

// Replaces the sizes of the entry `name` in the zip file's directory by these claims. Throws when there is no
// such entry.
inline std::string withClaim(std::string zip, const std::string& name, std::uint32_t packed,
                             std::uint32_t unpacked) {
    // "PK\1\2", …, sizes at 20 and 24, …, the name at 46 (PKWARE's APPNOTE, 4.3.12).
    const std::size_t directory = zip.find("PK\x01\x02");
    const std::size_t at = zip.find(name, directory) - 46;
    zip.replace(at + 20, 4, littleEndian(packed));
    zip.replace(at + 24, 4, littleEndian(unpacked));
    return zip;
}

// {"w": [2, 3] floats 0 … 5, "b": [2] a view of the second column}
inline std::string smallPickle() {
    const std::string storage = pickledStorage("FloatStorage", "0", 6);
    return pickled(pickledStateDict(
        {{"w", pickledTensor(storage, 0, {2, 3}, {3, 1})}, {"b", pickledTensor(storage, 1, {2}, {3})}}));
}
inline std::vector<std::pair<std::string, std::string>> smallEntries() {
    return {{"small/data.pkl", smallPickle()},
            {"small/data/0", floatBytes({0, 1, 2, 3, 4, 5})},
            {"small/version", "3\n"}};
}

}  // namespace attn::test
