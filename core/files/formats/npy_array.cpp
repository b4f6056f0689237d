// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/npy_array.h"

#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr std::size_t mostAxes = 64;  // as NumPy 2
constexpr std::uint64_t mostBytes = std::uint64_t{1} << 43;

// Scans the literal of Python that the header consists of: {'descr': '<f4', 'fortran_order': False,
// 'shape': (5, 50), }.
class NpyLiteral {
public:
    NpyLiteral(std::string_view text, const std::string& where) : m_rest(text), m_where(where) {}

    NpyArray array() {
        NpyArray array;
        bool hasType = false, hasOrder = false, hasShape = false;
        need("{");
        while (!take("}")) {
            const std::string_view key = text();
            need(":");
            bool& isKnown = key == "descr" ? hasType : key == "fortran_order" ? hasOrder : hasShape;
            if ((key != "descr" && key != "fortran_order" && key != "shape") || isKnown)
                refuse(told("the keys descr, fortran_order and shape, each once"));
            isKnown = true;
            if (key == "descr")
                takeType(array);
            else if (key == "shape")
                takeShape(array);
            else
                array.isFortran = truth();
            if (!take(",") && !m_rest.starts_with('}'))
                refuse(told("%1 or %2", "','", "'}'"));
        }
        if (!hasType || !hasOrder || !hasShape)
            refuse(told("the keys descr, fortran_order and shape"));
        return array;
    }

private:
    bool take(std::string_view word) {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n"), m_rest.size()));
        if (!m_rest.starts_with(word))
            return false;
        m_rest.remove_prefix(word.size());
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n"), m_rest.size()));
        return true;
    }
    void need(std::string_view word) {
        if (!take(word))
            refuse("'" + std::string(word) + "'");
    }
    std::string_view text() {
        const std::string_view quote = m_rest.substr(0, 1);
        const std::size_t end = quote == "'" || quote == "\"" ? m_rest.find(quote, 1) : m_rest.npos;
        if (end == m_rest.npos)
            refuse(told("a text in quotation marks"));
        const std::string_view found = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(end + 1);
        return found;
    }
    bool truth() {
        if (take("True"))
            return true;
        if (!take("False"))
            refuse(told("%1 or %2", "True", "False"));
        return false;
    }
    // A type is '<f4': byte order, kind, size. '=' means the order of the machine, '|' that there is none.
    void takeType(NpyArray& array) {
        if (m_rest.starts_with('['))
            throw Error(m_where + ": " +
                        told("is an array of records; only floats are read; save weights.astype(\"float32\") "
                             "with numpy.save."));
        array.type = text();
        const std::string& type = array.type;
        std::uint64_t size = 0;
        if (type.size() < 3)
            return;
        const auto [end, problem] = std::from_chars(type.data() + 2, type.data() + type.size(), size);
        if (problem != std::errc() || end != type.data() + type.size())
            return;
        array.order = type[0];
        array.kind = type[1];
        array.itemSize = size;
    }
    void takeShape(NpyArray& array) {
        need("(");
        while (!take(")")) {
            std::uint64_t size = 0;
            const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), size);
            if (problem != std::errc())
                refuse(told("a whole number"));
            m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
            take("L");  // Python 2 wrote it
            if (!take(",") && !m_rest.starts_with(')'))
                refuse(told("%1 or %2", "','", "')'"));
            array.shape.push_back(size);
            if (array.shape.size() > mostAxes)
                throw Error(m_where + ": " + told("claims an impossible shape."));
        }
    }
    [[noreturn]] void refuse(const std::string& expected) const {
        throw Error(m_where + ": " +
                    told("its .npy header is broken: expected %1, found %2; save the array again with "
                         "numpy.save.",
                         expected, inQuotes(m_rest)));
    }

    std::string_view m_rest;
    const std::string& m_where;
};

template <typename Number, typename Bits>
void takeNumbers(std::string_view data, bool isBigEndian, std::vector<float>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Bits bits = 0;
        std::memcpy(&bits, data.data() + i * sizeof(Bits), sizeof(Bits));
        if (isBigEndian != (std::endian::native == std::endian::big)) {
            auto bytes = std::bit_cast<std::array<unsigned char, sizeof(Bits)>>(bits);
            std::reverse(bytes.begin(), bytes.end());
            bits = std::bit_cast<Bits>(bytes);
        }
        if constexpr (sizeof(Bits) == 2)
            numbers[i] = Eigen::half_impl::half_to_float(Eigen::half_impl::raw_uint16_to_half(bits));
        else
            numbers[i] = static_cast<float>(std::bit_cast<Number>(bits));
    }
}

// From the first index running fastest to the last one.
std::vector<float> lastFastest(const std::vector<float>& numbers, const std::vector<std::uint64_t>& shape) {
    std::vector<float> result(numbers.size());
    std::vector<std::uint64_t> index(shape.size(), 0);
    for (const float number : numbers) {
        std::uint64_t place = 0;
        for (std::size_t axis = 0; axis < shape.size(); ++axis)
            place = place * shape[axis] + index[axis];
        result[place] = number;
        for (std::size_t axis = 0; axis < shape.size() && ++index[axis] == shape[axis]; ++axis)
            index[axis] = 0;
    }
    return result;
}

}  // namespace

std::string NpyArray::shownShape() const {
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text.append(i > 0 ? ", " : "").append(std::to_string(shape[i]));
    return text + ")";
}

std::uint64_t npyDataBegin(std::string_view start, const std::string& where) {
    const std::size_t before = npyMagic.size() + 2;
    if (start.size() < before || !start.starts_with(npyMagic))
        throw Error(where + ": " +
                    told("does not start as an .npy file does; copy or download it again, or save one array "
                         "with numpy.save."));
    const int version = static_cast<unsigned char>(start[npyMagic.size()]);
    if (version < 1 || version > 3)
        throw Error(where + ": " +
                    told("is an .npy file of version %1; versions 1 to 3 are read: save the array again "
                         "with numpy.save.",
                         version));
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    if (start.size() < before + lengthBytes)
        throw Error(where + ": " + told("ends inside its .npy header; copy or download it again."));
    std::uint64_t length = 0;  // lowest byte first
    for (std::size_t i = lengthBytes; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(start[before + i]);
    const std::uint64_t begin = before + lengthBytes + length;
    if (begin > longestNpyStart)
        throw Error(where + ": " +
                    told("its .npy header should have %1 bytes, and at most %2 are read; save the array "
                         "again with numpy.save.",
                         length, longestNpyStart - npyStartBytes));
    return begin;
}

NpyArray npyArrayOf(std::string_view start, const std::string& where) {
    const std::uint64_t end = npyDataBegin(start, where);
    if (end > start.size())
        throw Error(where + ": " + told("ends inside its .npy header; copy or download it again."));
    const std::size_t begin = npyMagic.size() + 2 + (start[npyMagic.size()] == 1 ? 2 : 4);
    NpyArray array = NpyLiteral(start.substr(begin, end - begin), where).array();
    array.dataBegin = end;
    return array;
}

std::uint64_t npyDataBytes(const NpyArray& array, const std::string& where) {
    std::uint64_t bytes = std::max<std::uint64_t>(array.itemSize, 1);
    for (const std::uint64_t size : array.shape) {
        if (size > 0 && bytes > mostBytes / size)
            throw Error(where + ": " + told("claims an impossible shape."));
        bytes *= size;
    }
    return bytes;
}

std::vector<float> npyFloats(std::string_view bytes, const std::string& where) {
    const NpyArray array = npyArrayOf(bytes, where);
    if (array.isPickled())
        throw Error(where + ": " + told("holds pickled objects of Python, which are never loaded."));
    const bool isKnownOrder = array.order == '<' || array.order == '>';
    if (!isKnownOrder || array.kind != 'f' ||
        (array.itemSize != 2 && array.itemSize != 4 && array.itemSize != 8))
        throw Error(
            where + ": " +
            told("holds numbers of the type %1, expected floating-point numbers.", inQuotes(array.type)));
    const std::uint64_t expected = npyDataBytes(array, where);
    if (bytes.size() - array.dataBegin != expected)
        throw Error(where + ": " +
                    told("has %1 bytes of numbers, expected %2.", bytes.size() - array.dataBegin, expected));
    const std::string_view data = bytes.substr(array.dataBegin);
    std::vector<float> numbers(expected / array.itemSize);
    if (array.itemSize == 2)
        takeNumbers<Eigen::half, std::uint16_t>(data, array.isBigEndian(), numbers);
    else if (array.itemSize == 4)
        takeNumbers<float, std::uint32_t>(data, array.isBigEndian(), numbers);
    else
        takeNumbers<double, std::uint64_t>(data, array.isBigEndian(), numbers);
    return array.isFortran && array.shape.size() > 1 ? lastFastest(numbers, array.shape) : numbers;
}

}  // namespace attn
