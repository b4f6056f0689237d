// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/npy_header.h"

#include <charconv>
#include <optional>

#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

constexpr std::uint64_t longestNpyHeader = 65'536;  // bytes; the headers of plain arrays have some 120

// Scans the Python literal {'descr': '<f4', 'fortran_order': False, 'shape': (5, 50, 50), } that the header
// consists of; it understands nothing else.
class HeaderText {
public:
    HeaderText(std::string_view text, const std::string& path) : m_rest(text), m_path(path) {}

    bool take(char c) {
        skipBlanks();
        if (!m_rest.starts_with(c))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    void need(char c) {
        if (!take(c))
            refuse(std::string("'") + c + "'");
    }
    bool isNext(std::string_view word) {
        skipBlanks();
        return m_rest.starts_with(word);
    }
    std::string text() {
        skipBlanks();
        const char quote = m_rest.empty() ? '\0' : m_rest.front();
        const std::size_t end = quote == '\'' || quote == '"' ? m_rest.find(quote, 1) : m_rest.npos;
        if (end == m_rest.npos)
            refuse("a text in quotation marks");
        const std::string found(m_rest.substr(1, end - 1));
        m_rest.remove_prefix(end + 1);
        return found;
    }
    bool truth() {
        for (const std::string_view word : {"True", "False"})
            if (isNext(word)) {
                m_rest.remove_prefix(word.size());
                return word == "True";
            }
        refuse("True or False");
    }
    std::uint64_t number() {
        skipBlanks();
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (problem != std::errc())
            refuse("a whole number");
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (m_rest.starts_with('L'))  // Python 2 wrote it
            m_rest.remove_prefix(1);
        return value;
    }
    [[noreturn]] void refuse(const std::string& expected) const {
        throw Error(m_path + ": its .npy header is broken: expected " + expected + ", found " +
                    inQuotes(m_rest) + "; save the array again with numpy.save.");
    }

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n"), m_rest.size())); }

    std::string_view m_rest;
    const std::string& m_path;
};

std::uint64_t headerLength(FileReader& file, int version) {
    const std::uint64_t bytes = version == 1 ? 2 : 4;
    const std::uint64_t before = npyMagic.size() + 2 + bytes;
    if (file.size() < before)
        throw Error(file.path() + ": ends inside its .npy header; copy or download it again.");
    const std::string text = file.read(bytes);
    std::uint64_t length = 0;  // little endian
    for (std::size_t i = text.size(); i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(text[i]);
    if (length > longestNpyHeader || length > file.size() - before)
        throw Error(file.path() + ": its .npy header should have " + std::to_string(length) +
                    " bytes, the file has " + std::to_string(file.size() - before) + " and at most " +
                    std::to_string(longestNpyHeader) + " are read; save the array again with numpy.save.");
    return length;
}

void readDescription(HeaderText& text, const std::string& path, NpyHeader& header) {
    const std::string floats = "only floats are read; save weights.astype(\"float32\") with numpy.save.";
    if (text.isNext("["))
        throw Error(path + ": is an array of records; " + floats);
    const std::string type = text.text();
    if (type.find('O') != type.npos)
        throw Error(
            path +
            ": holds pickled Python objects, which could run anything and are never loaded; save one plain "
            "array of floats with numpy.save, padded with zeros.");
    // A type is '<f4': byte order, kind, bytes of an item. '=' and '|' do not occur for saved floats.
    if (type.size() != 3 || (type[0] != '<' && type[0] != '>') || type[1] != 'f' ||
        (type[2] != '2' && type[2] != '4' && type[2] != '8'))
        throw Error(path + ": is an array of type " + inQuotes(type) + "; " + floats);
    header.isBigEndian = type[0] == '>';
    header.itemSize = type[2] - '0';
}

void readShape(HeaderText& text, NpyHeader& header) {
    text.need('(');
    while (!text.take(')')) {
        header.shape.push_back(text.number());
        if (!text.take(',') && !text.isNext(")"))
            text.refuse("',' or ')'");
    }
}

constexpr std::uint64_t mostHeads = 256;  // and layers

std::string shapeText(const std::vector<std::uint64_t>& shape) {
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text.append(i > 0 ? ", " : "").append(std::to_string(shape[i]));
    return text + ")";
}

void checkShape(const std::string& path, const std::vector<std::uint64_t>& shape) {
    const std::string found = path + ": has shape " + shapeText(shape) + "; ";
    if (shape.size() < 2 || shape.size() > 5)
        throw Error(
            found +
            "[sentence][a][b] was expected, [a][b] for a single sentence, or [sentence][head][a][b] or "
            "[sentence][layer][head][a][b].");
    for (std::size_t axis = shape.size() > 2 ? 1 : 0; axis < shape.size(); ++axis)
        if (shape[axis] == 0)
            throw Error(found + "there are no weights in it.");
    for (std::size_t axis = 1; axis + 2 < shape.size(); ++axis)
        if (shape[axis] > mostHeads)
            throw Error(found + (shape.size() - axis == 3 ? "the heads" : "the layers") + " should be " +
                        std::to_string(mostHeads) + " at most.");
}

}  // namespace

NpyHeader readNpyHeader(FileReader& file) {
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), npyMagic.size() + 2));
    if (start.starts_with("PK"))
        throw Error(
            file.path() +
            ": is an archive of arrays (.npz); one array is read: save it with numpy.save(\"weights.npy\", "
            "array).");
    if (start.starts_with("\x1F\x8B"))
        throw Error(file.path() +
                    ": is packed with gzip, which is read of texts only; unpack it first, for example with "
                    "gunzip.");
    if (!start.starts_with(npyMagic) || start.size() < npyMagic.size() + 2)
        throw Error(file.path() + ": does not start as an .npy file does; save one array with numpy.save.");
    const int version = static_cast<unsigned char>(start[npyMagic.size()]);
    if (version < 1 || version > 3)
        throw Error(file.path() + ": is an .npy file of version " + std::to_string(version) +
                    "; versions 1 to 3 are read: save the array again with numpy.save.");
    const std::uint64_t length = headerLength(file, version);
    const std::string literal = file.read(length);

    NpyHeader header;
    header.dataBegin = start.size() + (version == 1 ? 2 : 4) + length;
    HeaderText text(literal, file.path());
    bool hasType = false, hasOrder = false, hasShape = false, isFortran = false;
    text.need('{');
    while (!text.take('}')) {
        const std::string key = text.text();
        text.need(':');
        if (key == "descr" && !hasType) {
            readDescription(text, file.path(), header);
            hasType = true;
        } else if (key == "fortran_order" && !hasOrder) {
            isFortran = text.truth();
            hasOrder = true;
        } else if (key == "shape" && !hasShape) {
            readShape(text, header);
            hasShape = true;
        } else {
            text.refuse("the keys descr, fortran_order and shape, each once");
        }
        if (!text.take(',') && !text.isNext("}"))
            text.refuse("',' or '}'");
    }
    if (!hasType || !hasOrder || !hasShape)
        text.refuse("the keys descr, fortran_order and shape");
    if (isFortran)
        throw Error(file.path() +
                    ": is in Fortran order; save it in C order: numpy.save(\"weights.npy\", "
                    "numpy.ascontiguousarray(array)).");
    checkShape(file.path(), header.shape);
    return header;
}

}  // namespace attn
