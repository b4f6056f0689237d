// SPDX-License-Identifier: GPL-3.0-or-later
#include <unicode/utf8.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/npy_array.h"
#include "core/inspect/arrays/array_file.h"
#include "core/inspect/arrays/number_format.h"

namespace attn {
namespace {

constexpr std::string_view npySuffix = ".npy";
constexpr std::string_view marianMember = "special:model.yml";
constexpr std::uint64_t mostTextBytes = 64'000'000;
constexpr std::size_t mostMembers = 100'000;

// Floats of 2, 4 or 8 bytes and integers of 8. Nothing for other types.
std::optional<NumberFormat> numberOf(const NpyArray& header) {
    const bool isKnownOrder = header.order == '<' || header.order == '>';
    if (!isKnownOrder)
        return std::nullopt;
    const auto format = [&](NumberKind kind) { return NumberFormat{kind, header.isBigEndian()}; };
    if (header.kind == 'f' && header.itemSize == 2)
        return format(NumberKind::Half);
    if (header.kind == 'f' && header.itemSize == 4)
        return format(NumberKind::Float);
    if (header.kind == 'f' && header.itemSize == 8)
        return format(NumberKind::Double);
    if (header.kind == 'i' && header.itemSize == 8)
        return format(NumberKind::Integer);
    return std::nullopt;
}

// Texts have four bytes a character (UTF-32) or one.
bool isWide(const NpyArray& header) {
    return header.kind == 'U';
}
bool isText(const NpyArray& header) {
    return (header.kind == 'U' || header.kind == 'S') && header.itemSize > 0;
}

NpyArray headerOf(ArrayBytes& bytes, const std::string& where) {
    const std::string start = bytes.read(0, std::min(bytes.size(), npyStartBytes));
    if (start.starts_with("\x1F\x8B"))
        throw Error(where + ": " +
                    told("is packed with gzip, which is read of texts only; unpack it first, for example "
                         "with gunzip."));
    NpyArray header = npyArrayOf(bytes.read(0, std::min(bytes.size(), npyDataBegin(start, where))), where);
    if (isText(header))
        header.itemSize = std::min(header.itemSize, longestNpyStart);
    return header;
}

StoredArray storedArray(const NpyArray& header, std::string name, std::shared_ptr<ArrayBytes> data) {
    StoredArray array;
    array.name = std::move(name);
    array.shape = header.shape;
    array.strides = denseStrides(header.shape, header.isFortran);
    array.format = *numberOf(header);
    array.bytes = std::move(data);
    array.begin = header.dataBegin;
    return array;
}

void appendUtf8(char32_t character, std::string& text, const std::string& where) {
    char bytes[U8_MAX_LENGTH];
    int32_t length = 0;
    bool isWrong = character > 0x10FFFF || (character >= 0xD800 && character <= 0xDFFF);
    if (!isWrong)
        U8_APPEND(bytes, length, U8_MAX_LENGTH, static_cast<UChar32>(character), isWrong);
    if (isWrong)
        throw Error(where + ": " + told("has a text with a number that is no character; save it again."));
    text.append(bytes, static_cast<std::size_t>(length));
}

// The text of one item without the zeros that fill it up.
std::string itemText(const char* bytes, const NpyArray& header, const std::string& where) {
    std::string text;
    for (std::uint64_t i = 0; i < header.itemSize; ++i) {
        if (!isWide(header)) {
            text += bytes[i];
            continue;
        }
        char32_t character = 0;
        for (int byte = 0; byte < 4; ++byte)
            character =
                character << 8 |
                static_cast<unsigned char>(
                    bytes[4 * i + static_cast<std::uint64_t>(header.isBigEndian() ? byte : 3 - byte)]);
        if (character == 0)
            break;
        appendUtf8(character, text, where);
    }
    text.resize(std::min(text.find('\0'), text.size()));
    if (!isWide(header)) {
        for (int32_t i = 0; i < static_cast<int32_t>(text.size());) {
            UChar32 character = 0;
            U8_NEXT(text.data(), i, static_cast<int32_t>(text.size()), character);
            if (character < 0)
                throw Error(where + ": " + told("has a text that is not UTF-8; save it as an array of str."));
        }
    }
    return text;
}

// An array of texts of no, one or two dimensions.
ArrayTexts textsOf(const NpyArray& header, const std::string& name, ArrayBytes& bytes,
                   const std::string& where) {
    const std::uint64_t width = header.itemSize * (isWide(header) ? 4 : 1);
    const std::uint64_t left = bytes.size() - header.dataBegin;
    std::uint64_t count = 1;
    for (const std::uint64_t size : header.shape) {
        if (size > left / width / count)
            throw Error(where + ": " +
                        told("is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or "
                             "download it again.",
                             header.shownShape(), left));
        count *= size;
        if (count == 0)
            break;
    }
    if (count * width > left || count * width > mostTextBytes)
        throw Error(where + ": " +
                    told("its texts take %1 bytes, the file has %2 for them, and %3 are the most that is "
                         "read.",
                         count * width, left, mostTextBytes));
    const std::string data = bytes.read(header.dataBegin, count * width);
    const std::vector<std::uint64_t> strides = denseStrides(header.shape, header.isFortran);
    const auto item = [&](std::uint64_t place) {
        return itemText(data.data() + place * width, header, where);
    };
    ArrayTexts texts{.name = name, .entries = {}, .isNested = header.shape.size() == 2};
    if (texts.isNested) {
        for (std::uint64_t i = 0; i < header.shape[0]; ++i) {
            TokenList& tokens = texts.entries.emplace_back();
            for (std::uint64_t j = 0; j < header.shape[1]; ++j)
                tokens.add(item(i * strides[0] + j * strides[1]));
        }
    } else {
        for (std::uint64_t i = 0; i < count; ++i)
            texts.entries.emplace_back().add(item(i));
    }
    return texts;
}

}  // namespace

ArrayFile readNpyFile(const std::string& path) {
    const auto reader = std::make_shared<FileReader>(path);
    const std::shared_ptr<ArrayBytes> all = bytesOfFile(reader, 0, reader->size());
    const NpyArray header = headerOf(*all, path);
    if (header.isPickled())
        throw Error(path + ": " +
                    told("holds pickled Python objects, which could run anything and are never loaded; save "
                         "one plain array of floats with numpy.save, padded with zeros."));
    if (!numberOf(header) || !isFloat(*numberOf(header)))
        throw Error(path + ": " +
                    told("is an array of type %1; only floats are read; save weights.astype(\"float32\") "
                         "with numpy.save.",
                         inQuotes(header.type)));
    if (header.shape.size() < 2 || header.shape.size() > 5)
        throw Error(
            path + ": " +
            told("has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers "
                 "and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or "
                 "[layer][sentence][head][a][b].",
                 header.shownShape()));
    for (std::size_t axis = header.shape.size() > 2 ? 1 : 0; axis < header.shape.size(); ++axis)
        if (header.shape[axis] == 0)
            throw Error(path + ": " + told("has shape %1; there are no weights in it.", header.shownShape()));
    ArrayFile file{.path = path, .arrays = {}, .texts = {}, .leftOut = {}};
    file.arrays.push_back(storedArray(header, "", all));
    return file;
}

ArrayFile readNpzFile(const std::string& path) {
    const auto zip = std::make_shared<const ZipArchive>(path, "numpy.savez");
    if (zip->find(std::string(marianMember)) || zip->find(std::string(marianMember) + std::string(npySuffix)))
        throw Error(path + ": " +
                    told("is a model of Marian, not a dump of attention; open it as a model: File › Open in "
                         "the window, or its name wherever a model stands on the command line."));
    if (zip->entries().size() > mostMembers)
        throw Error(path + ": " +
                    told("has %1 arrays; %2 are the most that is read.", zip->entries().size(), mostMembers));
    ArrayFile file{.path = path, .arrays = {}, .texts = {}, .leftOut = {}};
    std::set<std::string> names;
    std::uint64_t textBytes = 0;
    for (const ZipArchive::Entry& entry : zip->entries()) {
        std::string name = entry.name;
        if (!name.ends_with(npySuffix)) {
            file.leftOut.push_back(name);
            continue;
        }
        name.resize(name.size() - npySuffix.size());
        const std::string where = path + ": " + inQuotes(name);
        if (!names.insert(name).second)
            throw Error(told("%1 stands twice in it; each array may stand once.", where));
        if (entry.isLocked || !entry.isRegular)
            throw Error(told("%1 is encrypted or no file; save it again with numpy.savez.", where));
        const std::shared_ptr<ArrayBytes> whole = bytesOfEntry(zip, entry);
        const NpyArray header = headerOf(*whole, where);
        if (isText(header) && header.shape.size() <= 2) {
            textBytes += entry.size;
            if (textBytes > mostTextBytes)
                throw Error(
                    told("%1 and the texts before it take more than %2 bytes, which is the most that is "
                         "read.",
                         where, mostTextBytes));
            file.texts.push_back(textsOf(header, name, *whole, where));
        } else if (numberOf(header) && (header.shape.size() >= 2 || !isFloat(*numberOf(header)))) {
            StoredArray array = storedArray(header, name, whole);
            checkArray(array, path);
            file.arrays.push_back(std::move(array));
        } else {
            file.leftOut.push_back(header.isPickled() ? told("%1 (pickled, never loaded)", name) : name);
        }
        whole->forget();
    }
    return file;
}

}  // namespace attn
