// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that libFuzzer changes byte by byte seldom get past lengths, offsets and checksums. This changes
// what stands inside of them.
#include "tests/fuzz/file_mutator.h"

#include <zlib.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "core/files/crc32.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace attn::fuzz {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostUnpacked = 1 << 20;  // bytes
constexpr int deepestFile = 4;

template <typename Number>
Number numberAt(const std::string& bytes, std::size_t place) {
    Number number;
    std::memcpy(&number, bytes.data() + place, sizeof number);
    return number;
}

template <typename Number>
void put(std::string& bytes, std::uint64_t value) {
    const auto number = static_cast<Number>(value);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

// `windowBits` as zlib has them: −15 without a head, 31 for gzip. Empty when it is not packed so.
std::string unpacked(const std::string& bytes, int windowBits) {
    z_stream stream = {};
    if (inflateInit2(&stream, windowBits) != Z_OK)
        return {};
    std::string text(std::min(mostUnpacked, bytes.size() * 50 + 1000), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    inflate(&stream, Z_FINISH);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

std::string packed(const std::string& text, int windowBits) {
    z_stream stream = {};
    if (deflateInit2(&stream, 1, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string bytes(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

// A file of a zip file, with the fields of its headers that are written back as they were.
struct Member {
    std::string name, content, extra, comment;
    std::uint16_t madeBy = 0, flags = 0, method = 0, time = 0, date = 0;
    std::uint32_t attributes = 0;
};

constexpr std::size_t localSize = 30, centralSize = 46, endSize = 22;

std::vector<Member> membersOf(const std::string& bytes) {
    std::vector<Member> members;
    const std::size_t end = bytes.rfind("PK\5\6");
    if (end == bytes.npos || end + endSize > bytes.size())
        return {};
    std::size_t place = numberAt<std::uint32_t>(bytes, end + 16);
    for (int left = numberAt<std::uint16_t>(bytes, end + 10); left > 0; --left) {
        if (place + centralSize > end || bytes.compare(place, 4, "PK\1\2") != 0)
            break;
        const std::size_t name = numberAt<std::uint16_t>(bytes, place + 28),
                          extra = numberAt<std::uint16_t>(bytes, place + 30),
                          comment = numberAt<std::uint16_t>(bytes, place + 32),
                          size = numberAt<std::uint32_t>(bytes, place + 20),
                          local = numberAt<std::uint32_t>(bytes, place + 42);
        if (place + centralSize + name + extra + comment > end || local + localSize > bytes.size())
            break;
        Member& member = members.emplace_back();
        member.madeBy = numberAt<std::uint16_t>(bytes, place + 4);
        member.flags = numberAt<std::uint16_t>(bytes, place + 8) & ~8;  // no sizes behind the content
        member.method = numberAt<std::uint16_t>(bytes, place + 10);
        member.time = numberAt<std::uint16_t>(bytes, place + 12);
        member.date = numberAt<std::uint16_t>(bytes, place + 14);
        member.attributes = numberAt<std::uint32_t>(bytes, place + 38);
        member.name = bytes.substr(place + centralSize, name);
        member.extra = bytes.substr(place + centralSize + name, extra);
        member.comment = bytes.substr(place + centralSize + name + extra, comment);
        const std::size_t begin = local + localSize + numberAt<std::uint16_t>(bytes, local + 26) +
                                  numberAt<std::uint16_t>(bytes, local + 28);
        if (begin <= bytes.size())
            member.content = bytes.substr(begin, size);
        if (member.method == 8)
            member.content = unpacked(member.content, -15);
        place += centralSize + name + extra + comment;
    }
    return members;
}

class ZipText {
public:
    explicit ZipText(const std::vector<Member>& members) {
        for (const Member& member : members)
            add(member);
        const std::size_t begin = bytes.size();
        bytes += m_directory;
        for (const auto& [place, width] : m_directoryFields)
            fields.emplace_back(begin + place, width);
        const std::size_t end = bytes.size();
        bytes += "PK\5\6";
        put<std::uint32_t>(bytes, 0);
        put<std::uint16_t>(bytes, members.size());
        put<std::uint16_t>(bytes, members.size());
        put<std::uint32_t>(bytes, end - begin);
        put<std::uint32_t>(bytes, begin);
        put<std::uint16_t>(bytes, 0);
        for (const auto& [place, width] :
             {std::pair(4, 2), {6, 2}, {8, 2}, {10, 2}, {12, 4}, {16, 4}, {20, 2}})
            fields.emplace_back(end + static_cast<std::size_t>(place), width);
    }

    std::string bytes;
    std::vector<std::pair<std::size_t, std::size_t>> fields;  // place and width of the numbers of headers

private:
    void add(const Member& member) {
        const std::string content = member.method == 8 ? packed(member.content, -15) : member.content;
        const std::size_t local = bytes.size();
        std::string common;
        put<std::uint16_t>(common, member.flags);
        put<std::uint16_t>(common, member.method);
        put<std::uint16_t>(common, member.time);
        put<std::uint16_t>(common, member.date);
        put<std::uint32_t>(common, crc32Of(member.content));
        put<std::uint32_t>(common, content.size());
        put<std::uint32_t>(common, member.content.size());
        put<std::uint16_t>(common, member.name.size());
        put<std::uint16_t>(common, member.extra.size());
        for (const auto& [place, width] :
             {std::pair(0, 2), {2, 2}, {8, 4}, {12, 4}, {16, 4}, {20, 2}, {22, 2}}) {
            fields.emplace_back(local + 6 + static_cast<std::size_t>(place), width);
            m_directoryFields.emplace_back(m_directory.size() + 8 + static_cast<std::size_t>(place), width);
        }
        bytes += "PK\3\4";
        put<std::uint16_t>(bytes, 20);
        bytes += common + member.name + member.extra + content;
        m_directoryFields.emplace_back(m_directory.size() + 42, 4);
        m_directory += "PK\1\2";
        put<std::uint16_t>(m_directory, member.madeBy);
        put<std::uint16_t>(m_directory, 20);
        m_directory += common;
        put<std::uint16_t>(m_directory, member.comment.size());
        put<std::uint32_t>(m_directory, 0);  // disk, internal attributes
        put<std::uint32_t>(m_directory, member.attributes);
        put<std::uint32_t>(m_directory, local);
        m_directory += member.name + member.extra + member.comment;
    }

    std::string m_directory;
    std::vector<std::pair<std::size_t, std::size_t>> m_directoryFields;
};

void changeMembers(std::vector<Member>& members, Dice& dice, int depth) {
    const std::size_t place = dice.below(members.size());
    Member& member = members[place];
    Member& other = members[dice.below(members.size())];
    switch (dice.below(20)) {
        case 0:
            members.erase(members.begin() + static_cast<long>(place));
            break;
        case 1:
            members.push_back(Member(member));
            break;
        case 2:
            std::swap(member.content, other.content);
            break;
        case 3:
            member.name = mutatedBytes(member.name).substr(0, 300);
            break;
        case 4:
            member.name = dice.oneIn(2) ? other.name : "../" + member.name;
            break;
        case 5:
            member.method = dice.oneIn(2) ? 0 : 8;
            break;
        case 6:
            member.attributes = dice.oneIn(2) ? 0120777u << 16 : static_cast<std::uint32_t>(oddNumber(dice));
            break;
        case 7:
            member.flags ^= 1u << dice.below(16);
            break;
        case 8:
            member.extra = mutatedBytes(member.extra).substr(0, 300);
            break;
        case 9:
            member.content.resize(dice.below(member.content.size() + 1));
            break;
        default:
            member.content = mutatedFile(member.content, dice, depth + 1);
    }
}

std::uint64_t bytesOfType(const std::string& dtype) {
    if (dtype == "F32" || dtype == "I32" || dtype == "U32")
        return 4;
    if (dtype == "F16" || dtype == "BF16" || dtype == "I16" || dtype == "U16")
        return 2;
    return dtype == "I64" || dtype == "F64" || dtype == "U64" ? 8 : 1;
}

// A safetensors file whose tensors keep their own bytes.
struct Tensors {
    Json header;
    std::vector<std::pair<std::string, std::string>> tensors;  // by place: name and numbers

    bool read(const std::string& text, const std::string& data) {
        header = Json::parse(text, nullptr, false);
        if (!header.is_object())
            return false;
        std::vector<std::pair<std::size_t, std::string>> order;
        for (const auto& [name, tensor] : header.items()) {
            if (name == "__metadata__")
                continue;
            if (!tensor.is_object() || !tensor.contains("data_offsets") || !tensor.contains("shape") ||
                !tensor.contains("dtype") || !tensor["dtype"].is_string() || !tensor["shape"].is_array())
                return false;
            const Json& offsets = tensor["data_offsets"];
            if (!offsets.is_array() || offsets.size() != 2 || !offsets[0].is_number_unsigned() ||
                !offsets[1].is_number_unsigned() || offsets[0].get<std::size_t>() > data.size())
                return false;
            order.emplace_back(offsets[0].get<std::size_t>(), name);
        }
        std::sort(order.begin(), order.end());
        for (const auto& [begin, name] : order) {
            const std::size_t end = header[name]["data_offsets"][1].get<std::size_t>();
            tensors.emplace_back(name, data.substr(begin, end < begin ? 0 : end - begin));
        }
        return true;
    }

    // Writes the offsets into the header and gives the numbers.
    std::string place() {
        std::string data;
        for (const auto& [name, numbers] : tensors) {
            header[name]["data_offsets"] = {data.size(), data.size() + numbers.size()};
            data += numbers;
        }
        return data;
    }

    // Another shape, with as many numbers.
    void reshape(std::size_t which, Dice& dice) {
        auto& [name, numbers] = tensors[which];
        Json& shape = header[name]["shape"];
        if (shape.empty() || dice.oneIn(8))
            shape.insert(shape.begin(), 1);
        else if (dice.oneIn(8))
            shape.erase(shape.begin());
        else
            shape[dice.below(shape.size())] = dice.below(20);
        std::uint64_t bytes = bytesOfType(header[name]["dtype"].get<std::string>());
        for (const Json& size : shape)
            bytes *= size.is_number_unsigned() ? std::min<std::uint64_t>(size.get<std::uint64_t>(), 4096) : 1;
        if (bytes < mostUnpacked)
            numbers.resize(bytes, '\1');
    }

    void changeNumbers(std::size_t which, Dice& dice) {
        static const std::uint32_t odd[] = {0x7fc00000, 0x7f800000, 0xff800000, 0x7f7fffff,
                                            0x00000001, 0x80000000, 0x3f800000, 0xbf800000};
        std::string& numbers = tensors[which].second;
        if (numbers.size() >= 4 && dice.oneIn(2)) {
            std::memcpy(numbers.data() + dice.below(numbers.size() / 4) * 4, &odd[dice.below(std::size(odd))],
                        4);
            return;
        }
        const std::size_t size = numbers.size();
        numbers = mutatedBytes(numbers);
        numbers.resize(size, '\0');
    }
};

// Changes the header's text: zeros for the digits of the checksum, or those of `checksum`.
std::size_t checksumPlace(const std::string& header) {
    static const std::string start = "\"crc32:";
    const std::size_t place = header.find(start);
    return place == header.npos || place + start.size() + 8 > header.size() ? header.npos
                                                                            : place + start.size();
}

std::string withHead(std::string header, const std::string& data, Dice& dice) {
    header.resize((header.size() + 7) / 8 * 8, ' ');
    std::string length;
    put<std::uint64_t>(length, header.size());
    if (const std::size_t place = checksumPlace(header); place != header.npos && !dice.oneIn(40)) {
        header.replace(place, 8, "00000000");
        const std::uint32_t checksum = crc32Of(data, crc32Of(header, crc32Of(length)));
        char digits[9];
        std::snprintf(digits, sizeof digits, "%08x", checksum);
        header.replace(place, 8, digits);
    }
    return length + header + data;
}

}  // namespace

std::uint64_t oddNumber(Dice& dice) {
    static const std::uint64_t odd[] = {0,
                                        1,
                                        2,
                                        7,
                                        0x7f,
                                        0xff,
                                        0x7fff,
                                        0xffff,
                                        0x7fffffff,
                                        0xffffffff,
                                        0xfffffffe,
                                        0x7fffffffffffffff,
                                        0xffffffffffffffff};
    return dice.oneIn(3) ? dice.below(1 << 16) : odd[dice.below(std::size(odd))];
}

std::string mutatedBytes(const std::string& bytes) {
    std::string changed = bytes;
    changed.resize(bytes.size() + 64);
    changed.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(changed.data()), bytes.size(), changed.size()));
    return changed;
}

std::string mutatedZip(const std::string& bytes, Dice& dice, int depth) {
    std::vector<Member> members = membersOf(bytes);
    if (members.empty())
        return {};
    changeMembers(members, dice, depth);
    ZipText zip(members);
    while (dice.oneIn(8)) {
        const auto [place, width] = zip.fields[dice.below(zip.fields.size())];
        const std::uint64_t number = oddNumber(dice);
        zip.bytes.replace(place, width, reinterpret_cast<const char*>(&number), width);
    }
    return zip.bytes;
}

std::string mutatedSafetensors(const std::string& bytes, Dice& dice, int depth) {
    if (bytes.size() < 10)
        return {};
    const std::uint64_t length = numberAt<std::uint64_t>(bytes, 0);
    if (length > bytes.size() - 8 || bytes[8] != '{')
        return {};
    const std::string text = bytes.substr(8, length), data = bytes.substr(8 + length);
    Tensors file;
    if (dice.oneIn(6) || !file.read(text, data)) {
        const std::string changed = mutatedJson(text, dice, depth + 1);
        return withHead(changed.empty() ? mutatedBytes(text) : changed, data, dice);
    }
    const auto metadata = file.header.find("__metadata__");
    const bool hasMetadata = metadata != file.header.end() && metadata->is_object() && !metadata->empty();
    if (hasMetadata && !dice.oneIn(3)) {
        Json& value = std::next(metadata->begin(), static_cast<long>(dice.below(metadata->size()))).value();
        if (value.is_string())
            value = mutatedFile(value.get<std::string>(), dice, depth + 1);
    } else if (!file.tensors.empty()) {
        const std::size_t which = dice.below(file.tensors.size());
        const std::size_t what = dice.below(8);
        if (what < 3) {
            file.reshape(which, dice);
        } else if (what == 3) {
            file.header.erase(file.tensors[which].first);
            file.tensors.erase(file.tensors.begin() + static_cast<long>(which));
        } else if (what == 4) {
            const std::string name = file.tensors[which].first + "2";
            file.header[name] = Json(file.header[file.tensors[which].first]);
            file.tensors.emplace_back(name, file.tensors[which].second);
        } else {
            file.changeNumbers(which, dice);
        }
    }
    const std::string placed = file.place();
    return withHead(file.header.dump(-1, ' ', false, Json::error_handler_t::replace), placed, dice);
}

std::string mutatedRecords(const std::string& bytes, Dice& dice, int depth) {
    static const std::string mark = "ATTNREC1";
    std::vector<std::string> records;
    for (std::size_t place = 0; place + 24 <= bytes.size() && bytes.compare(place, mark.size(), mark) == 0;) {
        const std::uint64_t size = numberAt<std::uint64_t>(bytes, place + 8);
        if (size > bytes.size() - place - 24)
            break;
        records.push_back(bytes.substr(place + 24, size));
        place += 24 + size;
    }
    if (records.empty())
        return {};
    const std::size_t which = dice.below(records.size());
    switch (dice.below(12)) {
        case 0:
            records.erase(records.begin() + static_cast<long>(which));
            break;
        case 1:
            records.push_back(std::string(records[which]));
            break;
        case 2:
            std::swap(records[which], records[dice.below(records.size())]);
            break;
        default:
            records[which] = mutatedFile(records[which], dice, depth + 1);
    }
    std::string all;
    for (const std::string& record : records) {
        std::string head = mark;
        put<std::uint64_t>(head, dice.oneIn(100) ? oddNumber(dice) : record.size());
        put<std::uint32_t>(head, crc32Of(record));
        put<std::uint32_t>(head, crc32Of(head));
        all += head + record;
    }
    return all;
}

std::string mutatedGzip(const std::string& bytes, Dice& dice, int depth) {
    const std::string text = unpacked(bytes, 31);
    return text.empty() ? std::string() : packed(mutatedFile(text, dice, depth + 1), 31);
}

std::string mutatedText(const std::string& bytes, Dice& dice) {
    static const char* const numbers[] = {
        "0",     "-1",     "1",  "2147483647",           "2147483648", "1000000", "999",  "nan",
        "1e999", "1e-400", "-0", "18446744073709551616", "0.5",        "inf",     "0x10", "1e9"};
    static const std::string separators = "\n\t |,:;=\"'()[]{}<>";
    // The text cut at one of its separators, or at its numbers.
    std::string changed = bytes;
    if (dice.oneIn(3)) {
        const std::size_t digit = changed.find_first_of("0123456789", dice.below(changed.size()));
        if (digit != changed.npos) {
            const std::size_t end = changed.find_first_not_of("0123456789.", digit);
            return changed.replace(digit, end == changed.npos ? end : end - digit,
                                   numbers[dice.below(std::size(numbers))]);
        }
    }
    const char separator = dice.oneIn(2) ? '\n' : separators[dice.below(separators.size())];
    std::vector<std::string> parts(1);
    for (const char c : changed) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    const std::size_t which = dice.below(parts.size()), other = dice.below(parts.size());
    switch (dice.below(5)) {
        case 0:
            parts.erase(parts.begin() + static_cast<long>(which));
            break;
        case 1:
            parts.insert(parts.begin() + static_cast<long>(other), dice.oneIn(10) ? 100 : 1,
                         std::string(parts[which]));
            break;
        case 2:
            std::swap(parts[which], parts[other]);
            break;
        case 3:
            parts[which] = parts[other];
            break;
        default:
            parts[which] = mutatedBytes(parts[which]);
    }
    changed.clear();
    for (std::size_t i = 0; i < parts.size(); ++i)
        changed += (i > 0 ? std::string(1, separator) : std::string()) + parts[i];
    return changed;
}

std::string mutatedFile(const std::string& bytes, Dice& dice, int depth) {
    std::string changed;
    if (!bytes.empty() && depth <= deepestFile && !dice.oneIn(10)) {
        const std::size_t start = bytes.find_first_not_of(" \t\r\n");
        if (bytes.starts_with("PK"))
            changed = mutatedZip(bytes, dice, depth);
        else if (bytes.starts_with("ATTNREC1"))
            changed = mutatedRecords(bytes, dice, depth);
        else if (bytes.starts_with("\x1f\x8b"))
            changed = mutatedGzip(bytes, dice, depth);
        else if (start != bytes.npos && (bytes[start] == '{' || bytes[start] == '['))
            changed = mutatedJson(bytes, dice, depth);
        if (changed.empty() && bytes.size() > 9 && bytes[8] == '{')
            changed = mutatedSafetensors(bytes, dice, depth);
        if (changed.empty() && dice.oneIn(3) && bytes.find('\0') == bytes.npos)
            changed = mutatedText(bytes, dice);
    }
    return changed.empty() ? mutatedBytes(bytes) : changed;
}

}  // namespace attn::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    attn::fuzz::Dice dice(seed);
    const std::string changed = attn::fuzz::mutatedFile({reinterpret_cast<const char*>(data), size}, dice);
    if (changed.empty() || changed.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, changed.data(), changed.size());
    return changed.size();
}
