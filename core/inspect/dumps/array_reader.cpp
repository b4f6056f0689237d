// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/npy_array.h"
#include "core/inspect/arrays/array_layout.h"
#include "core/inspect/arrays/array_sites.h"
#include "core/inspect/dumps/array_readers.h"

namespace attn {
namespace {

using Overruled = std::map<std::string, std::string>;

// Reads the sentences of a layout one by one.
class ArrayReader : public DumpReader {
public:
    ArrayReader(ArrayFile file, const Overruled& overruled)
        : m_file(std::move(file)), m_layout(layOut(m_file, overruled)) {
        checkMemory();
        m_source = textsOfSide(m_file, m_layout, Side::Source);
        m_target = textsOfSide(m_file, m_layout, Side::Target);
        for (const LaidArray& laid : m_layout.arrays)
            m_lastUse[laid.array.bytes.get()] = *laid.group;
    }

    RawRead next() override {
        RawRead read;
        if (m_done == m_layout.sentences.size())
            return read;
        const ArrayLayout::Sentence& sentence = m_layout.sentences[m_done];
        if (m_layout.isOfSteps)
            readSteps(sentence, read.sentence);
        else
            readMaps(sentence, read.sentence);
        std::sort(read.sentence.maps.begin(), read.sentence.maps.end(),
                  [](const RawSentence::Map& a, const RawSentence::Map& b) { return a.map < b.map; });
        if (!m_source.empty())
            read.sentence.source = m_source[m_done];
        if (!m_target.empty())
            read.sentence.target = m_target[m_done];
        if (m_layout.areNumbered)
            read.sentence.number = static_cast<long>(sentence.group);
        ++m_done;
        if (m_done == m_layout.sentences.size() || m_layout.sentences[m_done].group != sentence.group)
            forgetGroup(sentence.group);
        read.state = ReadState::Sentence;
        read.line = read.sentence.line = static_cast<std::int64_t>(m_done);
        return read;
    }

    double share() const override {
        return m_layout.sentences.empty()
                   ? 1
                   : static_cast<double>(m_done) / static_cast<double>(m_layout.sentences.size());
    }

    void want(const MapAddress& map) override { m_wanted = map; }
    std::vector<Conclusion> conclusions() const override { return m_layout.conclusions; }

private:
    bool isWanted(const MapAddress& map) const {
        return !m_wanted || (map.site == m_wanted->site && map.layer == m_wanted->layer &&
                             (map.head == m_wanted->head || m_wanted->head == MapAddress::allHeads));
    }

    // Views may share their numbers, so that a small file could describe much.
    void checkMemory() const {
        constexpr std::uint64_t freeNumbers = 16'000'000, timesStored = 4;
        std::set<const ArrayBytes*> seen;
        std::uint64_t described = 0, stored = 0;
        for (const LaidArray& laid : m_layout.arrays) {
            if (seen.insert(laid.array.bytes.get()).second)
                stored += laid.array.bytes->size() / widthOf(laid.array.format);
            std::uint64_t count = 1;
            for (const std::uint64_t size : laid.array.shape)
                count = size > 0 && count > UINT64_MAX / size ? UINT64_MAX : count * size;
            const bool isCutNpy = m_layout.arrays.size() == 1;
            described += isCutNpy ? 0 : std::min<std::uint64_t>(count, 1ULL << 50);
        }
        if (described > freeNumbers + timesStored * stored)
            throw Error(m_file.path + ": " +
                        told("its arrays describe %1 numbers, but the file has %2; save tensors of their "
                             "own, for example with .clone().",
                             described, stored));
    }

    static Index placeOf(const std::optional<std::int64_t>& fixed, std::uint64_t index) {
        return static_cast<Index>(fixed ? static_cast<std::uint64_t>(std::max<std::int64_t>(*fixed, 0))
                                        : index);
    }

    template <typename Take>
    void eachMatrix(const LaidArray& laid, std::uint64_t row, const Take& take) const {
        for (std::uint64_t layer = 0; layer < laid.sizeOf(ArrayAxis::Layer); ++layer)
            for (std::uint64_t head = 0; head < laid.sizeOf(ArrayAxis::Head); ++head) {
                const MapAddress map = {*laid.site, placeOf(laid.layer, layer), placeOf(laid.head, head)};
                const std::vector<std::uint64_t> leading = laid.leading(row, layer, head);
                if (!isThere(laid.array, leading))
                    refuseCut();
                if (isWanted(map))
                    take(map, gridOf(laid.array, leading));
            }
    }

    [[noreturn]] void refuseCut() const {
        const std::uint64_t count = m_layout.claimed;
        throw Error(m_file.path + ": " +
                    plural(count,
                           "is cut short: its header says 1 sentence, it ends in sentence %2; copy or "
                           "download it again.",
                           "is cut short: its header says %1 sentences, it ends in sentence %2; copy or "
                           "download it again.",
                           count, m_done + 1));
    }

    void readMaps(const ArrayLayout::Sentence& sentence, RawSentence& raw) const {
        const bool isOnlyMatrix = isPlain();
        for (const LaidArray& laid : m_layout.arrays) {
            if (laid.group != sentence.group)
                continue;
            eachMatrix(laid, sentence.row, [&](const MapAddress& map, AlignmentWeights grid) {
                if (map.site == MapSite::Encoder)
                    cutRows(grid);
                if (isOnlyMatrix)
                    raw.grid = std::move(grid);
                else
                    raw.maps.push_back({map, std::move(grid)});
            });
        }
    }

    // Neither layers nor heads: a matrix for each sentence.
    bool isPlain() const {
        return std::all_of(m_layout.arrays.begin(), m_layout.arrays.end(), [](const LaidArray& laid) {
            return !laid.layer && !laid.head && !laid.has(ArrayAxis::Layer) && !laid.has(ArrayAxis::Head) &&
                   laid.site == MapSite::Cross;
        });
    }

    // In a padded batch the padding's own rows of self-attention have weights, its columns have none.
    static void cutRows(AlignmentWeights& grid) {
        Index used = grid.cols();
        while (used > 1 && (grid.col(used - 1).array() == 0).all())
            --used;
        if (grid.rows() == grid.cols() && used < grid.cols())
            grid = AlignmentWeights(grid.topLeftCorner(used, used));
    }

    // Puts the rows of each step one below the other. The columns of a decoder's self-attention grow.
    void readSteps(const ArrayLayout::Sentence& sentence, RawSentence& raw) const {
        std::map<MapAddress, std::map<std::int64_t, AlignmentWeights>> steps;
        for (const LaidArray& laid : m_layout.arrays) {
            if (laid.group != sentence.group)
                continue;
            const std::int64_t step = laid.step.value_or(0);
            std::uint64_t row = sentence.row;
            if (!sentence.rowsOfStep.empty()) {
                if (static_cast<std::uint64_t>(step) >= sentence.rowsOfStep.size())
                    continue;
                row = static_cast<std::uint64_t>(sentence.rowsOfStep[static_cast<std::size_t>(step)]);
            }
            eachMatrix(laid, row, [&](const MapAddress& map, AlignmentWeights grid) {
                steps[map][step] = std::move(grid);
            });
        }
        for (auto& [map, grids] : steps) {
            Index rows = 0, columns = 0;
            for (const auto& [step, grid] : grids) {
                rows += grid.rows();
                columns = std::max(columns, grid.cols());
            }
            if (static_cast<double>(rows) * static_cast<double>(columns) > mostNumbersOfSteps)
                throw Error(m_file.path + ": " +
                            told("sentence %1 has %2 rows of up to %3 weights, which is more than is read.",
                                 m_done + 1, rows, columns));
            AlignmentWeights joined = AlignmentWeights::Zero(rows, columns);
            Index row = 0;
            for (const auto& [step, grid] : grids) {
                joined.block(row, 0, grid.rows(), grid.cols()) = grid;
                row += grid.rows();
            }
            raw.maps.push_back({map, std::move(joined)});
        }
    }

    // Releases the bytes of arrays that no later sentence needs.
    void forgetGroup(std::int64_t group) {
        for (const LaidArray& laid : m_layout.arrays)
            if (laid.group == group && m_lastUse[laid.array.bytes.get()] == group)
                laid.array.bytes->forget();
    }

    static constexpr double mostNumbersOfSteps = 100e6;

    ArrayFile m_file;
    ArrayLayout m_layout;
    std::vector<std::optional<TokenList>> m_source, m_target;
    std::map<const ArrayBytes*, std::int64_t> m_lastUse;  // the last group that reads them
    std::optional<MapAddress> m_wanted;                   // nothing: all maps
    std::size_t m_done = 0;
};

// A single array may be cut short: the sentences that are there are read.
class NpyReader : public DumpReader {
public:
    NpyReader(const std::string& path, const Overruled& overruled) {
        ArrayFile file = readNpyFile(path);
        m_array = file.arrays.front();
        m_path = path;
        const std::vector<std::uint64_t> first(m_array.dimensions() - 2, 0);
        const bool hasSentences = m_array.dimensions() < 3 || m_array.shape.front() > 0;
        if (hasSentences && !isThere(m_array, first))
            throw Error(path + ": " +
                        told("is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes "
                             "after the header; copy or download it again.",
                             m_array.rows(), m_array.columns(), m_array.bytes->size() - m_array.begin));
        if (hasSentences)
            m_reader = std::make_unique<ArrayReader>(std::move(file), overruled);
    }

    RawRead next() override {
        RawRead read = m_reader ? m_reader->next() : RawRead{};
        if (read.state == ReadState::End)
            refuseMore();
        return read;
    }
    double share() const override { return m_reader ? m_reader->share() : 1; }
    void want(const MapAddress& map) override {
        if (m_reader)
            m_reader->want(map);
    }
    std::vector<Conclusion> conclusions() const override {
        return m_reader ? m_reader->conclusions() : std::vector<Conclusion>{};
    }

private:
    void refuseMore() const {
        std::uint64_t bytes = widthOf(m_array.format);
        for (const std::uint64_t size : m_array.shape)
            bytes *= size;
        const std::uint64_t there = m_array.bytes->size() - m_array.begin;
        if (there > bytes)
            throw Error(m_path + ": " +
                        plural(there - bytes,
                               "has 1 byte more than its header says; the sentences before were read.",
                               "has %1 bytes more than its header says; the sentences before were read.",
                               there - bytes));
    }

    std::string m_path;
    StoredArray m_array;
    std::unique_ptr<ArrayReader> m_reader;
};

bool isZip(std::string_view start) {
    return start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06");
}

// The name of the first entry of a zip file.
std::string_view firstEntry(std::string_view start) {
    constexpr std::size_t nameLength = 26, name = 30;
    if (start.size() < name)
        return {};
    const auto low = static_cast<unsigned char>(start[nameLength]);
    const auto high = static_cast<unsigned char>(start[nameLength + 1]);
    return start.substr(name, static_cast<std::size_t>(high << 8 | low));
}

// The eight bytes of a length, lowest first, and JSON. As a length, text would be far larger than any file.
bool isSafetensors(std::string_view start) {
    return start.size() > 9 && start[8] == '{' && start.substr(5, 3) == std::string_view("\0\0\0", 3);
}

template <ArrayFile (*readFile)(const std::string&)>
std::unique_ptr<DumpReader> openArraysChosen(const std::string& path, const Overruled& overruled) {
    return std::make_unique<ArrayReader>(readFile(path), overruled);
}

template <ArrayFile (*readFile)(const std::string&)>
std::unique_ptr<DumpReader> openArrays(const std::string& path) {
    return openArraysChosen<readFile>(path, {});
}

std::unique_ptr<DumpReader> openNpyChosen(const std::string& path, const Overruled& overruled) {
    return std::make_unique<NpyReader>(path, overruled);
}

std::unique_ptr<DumpReader> openNpy(const std::string& path) {
    return openNpyChosen(path, {});
}

double fitsNumpy(std::string_view start) {
    return start.starts_with(npyMagic) ? 1 : 0;
}

double fitsNumpyArchive(std::string_view start) {
    return isZip(start) && firstEntry(start).ends_with(".npy") ? 1 : 0;
}

double fitsSafetensors(std::string_view start) {
    return isSafetensors(start) ? 0.9 : 0;
}

// A zip of torch.save, or pickles one after the other.
double fitsTorch(std::string_view start) {
    const bool isOld = start.starts_with(std::string_view("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9", 9));
    return isOld || (isZip(start) && firstEntry(start).ends_with("data.pkl")) ? 0.9 : 0;
}

}  // namespace

std::vector<DumpFormat> numberFormats() {
    return {
        {.id = "numpy",
         .label = translatable("NumPy array (.npy), as Neural Monkey saves it, or with layers and heads"),
         .example = "numpy.save(\"alignments.npy\", weights)",
         .traits =
             {.why = translatable(
                  "A NumPy array has numbers and no texts; padding fills it up to the longest sentence."),
              .rowsAreSources = true,
              .isArray = true},
         .fits = fitsNumpy,
         .open = openNpy,
         .openChosen = openNpyChosen},
        {.id = "numpy-archive",
         .label = translatable("NumPy arrays (.npz), with layers and heads"),
         .example = "numpy.savez(\"alignments.npz\", cross_attentions=weights)",
         .traits = {.why = translatable("Arrays of attention have a row for each target token."),
                    .firstNumber = std::nullopt},
         .fits = fitsNumpyArchive,
         .open = openArrays<readNpzFile>,
         .openChosen = openArraysChosen<readNpzFile>},
        {.id = "safetensors",
         .label = translatable("safetensors with tensors of attention"),
         .example = "save_file({\"cross_attentions\": weights}, \"alignments.safetensors\")",
         .traits = {.why = translatable("Tensors of attention have a row for each target token."),
                    .firstNumber = std::nullopt},
         .fits = fitsSafetensors,
         .open = openArrays<readSafetensorsArrays>,
         .openChosen = openArraysChosen<readSafetensorsArrays>},
        {.id = "torch",
         .label =
             translatable("PyTorch: torch.save of attentions, as output_attentions and generate() give them"),
         .example = "torch.save(output.cross_attentions, \"alignments.pt\")",
         .traits = {.why = translatable("Tensors of attention have a row for each target token."),
                    .firstNumber = std::nullopt},
         .fits = fitsTorch,
         .open = openArrays<readTorchArrays>,
         .openChosen = openArraysChosen<readTorchArrays>},
    };
}

}  // namespace attn
