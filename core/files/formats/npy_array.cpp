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

constexpr std::string_view npyStart = "\x93NUMPY";
constexpr std::size_t mostAxes = 16;
constexpr std::uint64_t mostNumbers = std::uint64_t{1} << 40;

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
                refuse(told("',' or '}'"));
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
            refuse(told("True or False"));
        return false;
    }
    // A type is '<f4': byte order, kind, bytes of a number. '=' means the order of the machine, '|' that
    // there is none.
    void takeType(NpyArray& array) {
        if (m_rest.starts_with('['))
            throw Error(m_where + ": " + told("is an array of records, expected plain numbers."));
        const std::string_view type = text();
        const std::string_view orders = "<>=|", kinds = "fiubS";
        int size = 0;
        if (type.size() >= 3)
            std::from_chars(type.data() + 2, type.data() + type.size(), size);
        if (type.find('O') != type.npos)
            throw Error(m_where + ": " + told("holds pickled objects of Python, which are never loaded."));
        if (type.size() != 3 || orders.find(type[0]) == orders.npos || kinds.find(type[1]) == kinds.npos ||
            size < 1 || size > 8)
            throw Error(m_where + ": " +
                        told("holds numbers of the type %1, which is not read.", inQuotes(type)));
        array.isBigEndian = type[0] == '>';
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
                refuse(told("',' or ')'"));
            array.shape.push_back(size);
            if (array.shape.size() > mostAxes || (size > 0 && array.count > mostNumbers / size))
                throw Error(m_where + ": " + told("claims an impossible shape."));
            array.count *= size;
        }
    }
    [[noreturn]] void refuse(const std::string& expected) const {
        throw Error(m_where + ": " +
                    told("its .npy header is broken: expected %1, found %2.", expected, inQuotes(m_rest)));
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

NpyArray npyArrayOf(std::string_view start, const std::string& where) {
    const std::size_t before = npyStart.size() + 2;
    if (start.size() < before || !start.starts_with(npyStart))
        throw Error(where + ": " + told("does not start as an .npy array does."));
    const int version = static_cast<unsigned char>(start[npyStart.size()]);
    if (version < 1 || version > 3)
        throw Error(where + ": " + told("is an .npy array of version %1, expected 1 to 3.", version));
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    std::uint64_t length = 0;  // lowest byte first
    for (std::size_t i = lengthBytes; i-- > 0;)
        length =
            length << 8 | (before + i < start.size() ? static_cast<unsigned char>(start[before + i]) : 0);
    const std::size_t begin = before + lengthBytes;
    if (start.size() < begin || length > start.size() - begin || begin + length > longestNpyStart)
        throw Error(
            where + ": " +
            told("ends inside its .npy header, or the header is longer than %1 bytes.", longestNpyStart));
    NpyArray array = NpyLiteral(start.substr(begin, length), where).array();
    array.dataBegin = begin + length;
    return array;
}

std::vector<float> npyFloats(std::string_view bytes, const std::string& where) {
    const NpyArray array = npyArrayOf(bytes, where);
    if (array.kind != 'f' || (array.itemSize != 2 && array.itemSize != 4 && array.itemSize != 8))
        throw Error(where + ": " +
                    told("holds numbers of kind '%1' and %2 bytes, expected floating-point numbers.",
                         std::string(1, array.kind), array.itemSize));
    if (bytes.size() - array.dataBegin != array.dataBytes())
        throw Error(
            where + ": " +
            told("has %1 bytes of numbers, expected %2.", bytes.size() - array.dataBegin, array.dataBytes()));
    const std::string_view data = bytes.substr(array.dataBegin);
    std::vector<float> numbers(array.count);
    if (array.itemSize == 2)
        takeNumbers<Eigen::half, std::uint16_t>(data, array.isBigEndian, numbers);
    else if (array.itemSize == 4)
        takeNumbers<float, std::uint32_t>(data, array.isBigEndian, numbers);
    else
        takeNumbers<double, std::uint64_t>(data, array.isBigEndian, numbers);
    return array.isFortran && array.shape.size() > 1 ? lastFastest(numbers, array.shape) : numbers;
}

}  // namespace attn
