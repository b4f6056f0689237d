// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/npy_header.h"

#include <algorithm>
#include <charconv>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

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
            refuse(told("a text in quotation marks"));
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
        refuse(told("%1 or %2", "True", "False"));
    }
    std::uint64_t number() {
        skipBlanks();
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (problem != std::errc())
            refuse(told("a whole number"));
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (m_rest.starts_with('L'))  // Python 2 wrote it
            m_rest.remove_prefix(1);
        return value;
    }
    [[noreturn]] void refuse(const std::string& expected) const {
        throw Error(m_path + ": " +
                    told("its .npy header is broken: expected %1, found %2; save the array again with "
                         "numpy.save.",
                         expected, inQuotes(m_rest)));
    }

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n"), m_rest.size())); }

    std::string_view m_rest;
    const std::string& m_path;
};

std::uint64_t headerLength(ArrayBytes& bytes, int version, const std::string& where) {
    const std::uint64_t count = version == 1 ? 2 : 4;
    const std::uint64_t before = npyMagic.size() + 2 + count;
    if (bytes.size() < before)
        throw Error(where + ": " + told("ends inside its .npy header; copy or download it again."));
    const std::string text = bytes.read(before - count, count);
    std::uint64_t length = 0;  // little endian
    for (std::size_t i = text.size(); i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(text[i]);
    if (length > longestNpyHeader || length > bytes.size() - before)
        throw Error(where + ": " +
                    told("its .npy header should have %1 bytes, the file has %2 and at most %3 are read; "
                         "save the array again with numpy.save.",
                         length, bytes.size() - before, longestNpyHeader));
    return length;
}

// A type is '<f4': byte order, kind, bytes of an item or characters of a text.
void readDescription(HeaderText& text, const std::string& where, NpyHeader& header) {
    if (text.isNext("["))
        throw Error(where + ": " +
                    told("is an array of records; only floats are read; save weights.astype(\"float32\") "
                         "with numpy.save."));
    header.type = text.text();
    const std::string& type = header.type;
    if (type.size() < 3)
        return;
    std::uint64_t size = 0;
    const auto [end, problem] = std::from_chars(type.data() + 2, type.data() + type.size(), size);
    if (problem != std::errc() || end != type.data() + type.size())
        return;
    header.isBigEndian = type[0] == '>';
    if (type[1] == 'U' || type[1] == 'S') {
        header.textLength = std::min<std::uint64_t>(size, longestNpyHeader);
        header.isWide = type[1] == 'U';
    }
    const bool isKnownOrder = type[0] == '<' || type[0] == '>';
    if (isKnownOrder && type[1] == 'f' && (size == 2 || size == 4 || size == 8))
        header.number = {size == 2   ? NumberKind::Half
                         : size == 4 ? NumberKind::Float
                                     : NumberKind::Double,
                         header.isBigEndian};
    if (isKnownOrder && type[1] == 'i' && size == 8)
        header.number = {NumberKind::Integer, header.isBigEndian};
}

void readShape(HeaderText& text, NpyHeader& header) {
    text.need('(');
    while (!text.take(')')) {
        header.shape.push_back(text.number());
        if (!text.take(',') && !text.isNext(")"))
            text.refuse(told("%1 or %2", "','", "')'"));
    }
}

}  // namespace

std::string NpyHeader::shownShape() const {
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text.append(i > 0 ? ", " : "").append(std::to_string(shape[i]));
    return text + ")";
}

NpyHeader readNpyHeader(ArrayBytes& bytes, const std::string& where) {
    const std::string start = bytes.read(0, std::min<std::uint64_t>(bytes.size(), npyMagic.size() + 2));
    if (start.starts_with("\x1F\x8B"))
        throw Error(where + ": " +
                    told("is packed with gzip, which is read of texts only; unpack it first, for example "
                         "with gunzip."));
    if (!start.starts_with(npyMagic) || start.size() < npyMagic.size() + 2)
        throw Error(where + ": " +
                    told("does not start as an .npy file does; save one array with numpy.save."));
    const int version = static_cast<unsigned char>(start[npyMagic.size()]);
    if (version < 1 || version > 3)
        throw Error(where + ": " +
                    told("is an .npy file of version %1; versions 1 to 3 are read: save the array again "
                         "with numpy.save.",
                         version));
    const std::uint64_t length = headerLength(bytes, version, where);

    NpyHeader header;
    const std::uint64_t literalBegin = start.size() + (version == 1 ? 2 : 4);
    header.dataBegin = literalBegin + length;
    const std::string literal = bytes.read(literalBegin, length);
    HeaderText text(literal, where);
    bool hasType = false, hasOrder = false, hasShape = false;
    text.need('{');
    while (!text.take('}')) {
        const std::string key = text.text();
        text.need(':');
        if (key == "descr" && !hasType) {
            readDescription(text, where, header);
            hasType = true;
        } else if (key == "fortran_order" && !hasOrder) {
            header.isFortran = text.truth();
            hasOrder = true;
        } else if (key == "shape" && !hasShape) {
            readShape(text, header);
            hasShape = true;
        } else {
            text.refuse(told("the keys descr, fortran_order and shape, each once"));
        }
        if (!text.take(',') && !text.isNext("}"))
            text.refuse(told("%1 or %2", "','", "'}'"));
    }
    if (!hasType || !hasOrder || !hasShape)
        text.refuse(told("the keys descr, fortran_order and shape"));
    return header;
}

}  // namespace attn
