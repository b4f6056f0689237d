// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/error.h"
#include "core/inspect/dumps/array_readers.h"
#include "core/inspect/dumps/npy_header.h"

namespace attn {
namespace {

// The float that `Bits` represent in IEEE 754 with 16, 32 or 64 bits.
template <typename Float, typename Bits>
Real floatAt(const char* bytes, bool isBigEndian) {
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Bits); ++i) {
        const std::size_t from = isBigEndian ? i : sizeof(Bits) - 1 - i;
        bits = static_cast<Bits>(bits << 8 | static_cast<unsigned char>(bytes[from]));
    }
    return static_cast<Real>(std::bit_cast<Float>(bits));
}

// There is no std type for half floats; Eigen's conversion gives the same values as the hardware.
template <>
Real floatAt<Eigen::half, std::uint16_t>(const char* bytes, bool isBigEndian) {
    const auto low = static_cast<unsigned char>(bytes[isBigEndian ? 1 : 0]);
    const auto high = static_cast<unsigned char>(bytes[isBigEndian ? 0 : 1]);
    return static_cast<Real>(Eigen::half_impl::half_to_float(
        Eigen::half_impl::raw_uint16_to_half(static_cast<std::uint16_t>(high << 8 | low))));
}

class NumpyReader : public DumpReader {
public:
    explicit NumpyReader(const std::string& path) : m_file(path), m_header(readNpyHeader(m_file)) {
        const std::vector<std::uint64_t>& shape = m_header.shape;
        m_sentences = shape.size() > 2 ? shape.front() : 1;
        m_heads = shape.size() > 3 ? shape[shape.size() - 3] : 1;
        m_layers = shape.size() > 4 ? shape[1] : 1;
        m_hasMaps = shape.size() > 3;
        m_left = m_file.size() - m_header.dataBegin;
        const std::uint64_t rows = shape[shape.size() - 2], columns = shape.back();
        const auto itemSize = static_cast<std::uint64_t>(m_header.itemSize);
        // Divides, because products of the numbers in the header may overflow.
        if (m_sentences > 0 && columns > m_left / itemSize / rows / m_heads / m_layers)
            throw Error(path + ": is cut short: a sentence of " + std::to_string(rows) + " times " +
                        std::to_string(columns) + " numbers does not fit into the " + std::to_string(m_left) +
                        " bytes after the header; copy or download it again.");
        m_rows = static_cast<Index>(rows);
        m_columns = static_cast<Index>(columns);
    }

    RawRead next() override {
        RawRead read;
        if (m_done == m_sentences) {
            if (m_left > 0)
                throw Error(m_file.path() + ": has " + std::to_string(m_left) +
                            (m_left == 1 ? " byte" : " bytes") +
                            " more than its header says; the sentences before were read.");
            return read;
        }
        const std::uint64_t bytesOfMap = static_cast<std::uint64_t>(m_rows) *
                                         static_cast<std::uint64_t>(m_columns) *
                                         static_cast<std::uint64_t>(m_header.itemSize);
        if (bytesOfMap * m_heads * m_layers > m_left)
            throw Error(m_file.path() + ": is cut short: its header says " + std::to_string(m_sentences) +
                        (m_sentences == 1 ? " sentence" : " sentences") + ", it ends in sentence " +
                        std::to_string(m_done + 1) + "; copy or download it again.");
        const auto take = [&](AlignmentWeights& grid) {
            const std::string block = m_file.read(bytesOfMap);
            m_left -= bytesOfMap;
            grid.resize(m_rows, m_columns);
            fill(block, grid);
        };
        for (std::uint64_t layer = 0; layer < m_layers && m_hasMaps; ++layer)
            for (std::uint64_t head = 0; head < m_heads; ++head)
                take(read.sentence.maps
                         .emplace_back(RawSentence::Map{
                             {MapSite::Cross, static_cast<Index>(layer), static_cast<Index>(head)}, {}})
                         .grid);
        if (!m_hasMaps)
            take(read.sentence.grid);
        ++m_done;
        read.state = ReadState::Sentence;
        read.line = read.sentence.line = static_cast<std::int64_t>(m_done);
        return read;
    }

    double share() const override {
        return 1 -
               static_cast<double>(m_left) / static_cast<double>(std::max<std::uint64_t>(m_file.size(), 1));
    }

private:
    void fill(const std::string& block, AlignmentWeights& grid) const {
        const char* bytes = block.data();
        const auto read = m_header.itemSize == 2   ? floatAt<Eigen::half, std::uint16_t>
                          : m_header.itemSize == 4 ? floatAt<float, std::uint32_t>
                                                   : floatAt<double, std::uint64_t>;
        for (Index i = 0; i < grid.size(); ++i, bytes += m_header.itemSize)
            grid.data()[i] = read(bytes, m_header.isBigEndian);
    }

    FileReader m_file;
    NpyHeader m_header;
    std::uint64_t m_sentences = 0, m_done = 0;
    std::uint64_t m_left = 0;  // bytes
    Index m_rows = 0, m_columns = 0;
    std::uint64_t m_layers = 1, m_heads = 1;
    bool m_hasMaps = false;
};

}  // namespace

double fitsNumpy(std::string_view start) {
    if (start.starts_with(npyMagic))
        return 1;
    // An archive whose first entry is an array; opening it is refused with advice.
    return start.starts_with("PK\x03\x04") && start.substr(0, 300).find(".npy") != start.npos ? 1 : 0;
}

std::unique_ptr<DumpReader> openNumpy(const std::string& path) {
    return std::make_unique<NumpyReader>(path);
}

}  // namespace attn
