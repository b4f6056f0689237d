// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/ctranslate2/ct2_file.h"

#include <Eigen/Core>
#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/safetensors.h"

namespace attn {
namespace {

constexpr std::uint32_t newestVersion = 6;
constexpr std::uint32_t mostVariables = 100'000;
constexpr std::size_t mostDimensions = 8;
constexpr std::uint64_t mostCount = std::uint64_t{1} << 40;  // numbers of a variable
constexpr std::uint64_t partNumbers = 1 << 16;               // that are read at a time
constexpr double usualInt16Scale = 1000;                     // of version 1, which has no scales

static_assert(std::endian::native == std::endian::little, "the format is little-endian");

enum class NumberType { Float32, Int8, Int16, Int32, Float16, Bfloat16 };

struct TypeRow {
    NumberType type;
    std::uint64_t bytes;
};
// By the number that stands in files of version 4 and newer.
constexpr TypeRow numberTypes[] = {{NumberType::Float32, 4}, {NumberType::Int8, 1},
                                   {NumberType::Int16, 2},   {NumberType::Int32, 4},
                                   {NumberType::Float16, 2}, {NumberType::Bfloat16, 2}};

struct Variable {
    NumberType type = NumberType::Float32;
    std::vector<std::uint64_t> shape;
    std::uint64_t count = 0;  // numbers
    std::uint64_t place = 0;  // of the first byte
};

template <typename Number>
void widen(const std::string& bytes, std::vector<float>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Number number;
        std::memcpy(&number, bytes.data() + i * sizeof(Number), sizeof(Number));
        numbers[i] = static_cast<float>(number);
    }
}

std::uint64_t bytesEach(NumberType type) {
    return numberTypes[static_cast<std::size_t>(type)].bytes;
}

// Goes through the file from its start. Every size is checked against what is left.
class Ct2Cursor {
public:
    explicit Ct2Cursor(FileReader& file) : m_file(file) { m_file.seek(0); }

    template <typename Number>
    Number number() {
        const std::string bytes = take(sizeof(Number));
        Number value;
        std::memcpy(&value, bytes.data(), sizeof(Number));
        return value;
    }
    // Its length counts a zero at its end.
    std::string text() {
        const auto length = number<std::uint16_t>();
        std::string value = take(length);
        if (value.empty() || value.back() != '\0' || value.find('\0') + 1 != value.size())
            refuse(
                told("is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero "
                     "byte; take another copy of the file.",
                     m_place));
        value.pop_back();
        return value;
    }
    void skip(std::uint64_t bytes) {
        require(bytes);
        m_place += bytes;
        m_file.seek(m_place);
    }
    std::uint64_t place() const { return m_place; }
    bool isAtEnd() const { return m_place == m_file.size(); }
    std::uint64_t size() const { return m_file.size(); }
    [[noreturn]] void refuse(const std::string& sentence) const {
        throw Error(m_file.path() + ": " + sentence);
    }

private:
    std::string take(std::uint64_t bytes) {
        require(bytes);
        m_place += bytes;
        return m_file.read(bytes);
    }
    void require(std::uint64_t bytes) const {
        if (bytes > m_file.size() - m_place)
            refuse(
                told("is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should "
                     "follow; take another copy of the file.",
                     m_place, bytes));
    }

    FileReader& m_file;
    std::uint64_t m_place = 0;
};

Variable readVariable(Ct2Cursor& cursor, std::uint32_t version, const std::string& name) {
    Variable variable;
    const auto rank = cursor.number<std::uint8_t>();
    if (rank > mostDimensions)
        cursor.refuse(
            told("is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy "
                 "of the file.",
                 cursor.place(), inQuotes(name), rank));
    variable.count = 1;
    for (std::uint8_t i = 0; i < rank; ++i) {
        variable.shape.push_back(cursor.number<std::uint32_t>());
        if (variable.shape.back() > 0 && variable.count > mostCount / variable.shape.back())
            cursor.refuse(
                told("is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take "
                     "another copy of the file.",
                     cursor.place(), inQuotes(name), shapeText(variable.shape)));
        variable.count *= variable.shape.back();
    }
    const auto type = cursor.number<std::uint8_t>();
    const auto size = cursor.number<std::uint32_t>();
    std::uint64_t bytes = size;
    if (version >= 4) {
        if (type >= std::size(numberTypes))
            cursor.refuse(
                told("is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; "
                     "take another copy of the file.",
                     cursor.place(), inQuotes(name), type));
        variable.type = numberTypes[type].type;
    } else {
        if (type != 4 && type != 2 && type != 1)
            cursor.refuse(
                told("is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take "
                     "another copy of the file.",
                     cursor.place(), inQuotes(name), type));
        variable.type = type == 4 ? NumberType::Float32 : type == 2 ? NumberType::Int16 : NumberType::Int8;
        bytes = std::uint64_t{size} * type;
    }
    // The size is of 32 bits, so that of a large variable does not fit; the shape is what counts.
    const std::uint64_t needed = variable.count * bytesEach(variable.type);
    if (bytes != (needed & 0xFFFFFFFF) && bytes != needed)
        cursor.refuse(
            told("is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take "
                 "another copy of the file.",
                 cursor.place(), inQuotes(name), bytes, shapeText(variable.shape)));
    variable.place = cursor.place();
    cursor.skip(needed);
    return variable;
}

// The numbers [first, first + count) of a variable.
std::vector<float> numbersOf(FileReader& file, const Variable& variable, std::uint64_t first,
                             std::uint64_t count) {
    file.seek(variable.place + first * bytesEach(variable.type));
    const std::string bytes = file.read(count * bytesEach(variable.type));
    std::vector<float> numbers(count);
    switch (variable.type) {
        case NumberType::Float32:
            std::memcpy(numbers.data(), bytes.data(), bytes.size());
            break;
        case NumberType::Int8:
            widen<std::int8_t>(bytes, numbers);
            break;
        case NumberType::Int16:
            widen<std::int16_t>(bytes, numbers);
            break;
        case NumberType::Int32:
            widen<std::int32_t>(bytes, numbers);
            break;
        case NumberType::Float16:
            widen<Eigen::half>(bytes, numbers);
            break;
        case NumberType::Bfloat16:
            widen<Eigen::bfloat16>(bytes, numbers);
            break;
    }
    return numbers;
}

std::vector<float> numbersOf(FileReader& file, const Variable& variable) {
    return numbersOf(file, variable, 0, variable.count);
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// Version 1 has OpenNMT-tf's names.
std::string oldName(std::string name) {
    if (name.starts_with("transformer/"))
        name.erase(0, std::string("transformer/").size());
    // A scale stands behind: "kernel:0_scale".
    replaceAll(name, ":0", "");
    replaceAll(name, "w_embs", "embeddings/weight");
    replaceAll(name, "kernel", "weight");
    replaceAll(name, "LayerNorm", "layer_norm");
    replaceAll(name, "dense", "projection");
    replaceAll(name, "conv1d_", "linear_");
    replaceAll(name, "conv1d", "linear_0");
    replaceAll(name, "masked_multi_head", "self_attention");
    replaceAll(name, "multi_head", name.starts_with("encoder/") ? "self_attention" : "attention");
    return name;
}

std::string dottedName(std::string name, std::uint32_t version) {
    if (version == 1)
        name = oldName(std::move(name));
    std::replace(name.begin(), name.end(), '/', '.');
    // "layer_3" becomes "layers.3"; "layer_norm" stays.
    for (std::size_t at = name.find("layer_"); at != std::string::npos; at = name.find("layer_", at + 1)) {
        const std::size_t digit = at + std::string("layer_").size();
        if (digit < name.size() && std::isdigit(static_cast<unsigned char>(name[digit])) &&
            (at == 0 || name[at - 1] == '.'))
            name.replace(at, digit - at, "layers.");
    }
    // A list of one table of embeddings.
    replaceAll(name, "embeddings_0", "embeddings");
    return name;
}

}  // namespace

bool isCt2File(const std::string& path) {
    FileReader file(path);
    if (file.size() < 4)
        return false;
    const std::string bytes = file.read(std::min<std::uint64_t>(file.size(), 8));
    std::uint32_t version = 0;
    std::memcpy(&version, bytes.data(), sizeof(version));
    return version >= 1 && version <= newestVersion;
}

Ct2File loadCt2File(const std::shared_ptr<FileReader>& file) {
    const std::string path = file->path();
    Ct2Cursor cursor(*file);
    const auto version = cursor.number<std::uint32_t>();
    if (version < 1 || version > newestVersion)
        throw Error(path + ": " +
                    told("is no model of CTranslate2 that this program reads: its binary version is %1, "
                         "expected 1 to %2.",
                         version, newestVersion));
    Ct2File result;
    if (version >= 2) {
        result.specification = cursor.text();
        result.revision = cursor.number<std::uint32_t>();
    }
    const auto count = cursor.number<std::uint32_t>();
    if (count > mostVariables)
        cursor.refuse(
            told("is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of "
                 "the file.",
                 cursor.place(), count));
    std::map<std::string, Variable> variables;
    std::vector<std::string> order;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string name = dottedName(cursor.text(), version);
        Variable variable = readVariable(cursor, version, name);
        if (!variables.emplace(name, std::move(variable)).second)
            cursor.refuse(
                told("is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the "
                     "file.",
                     cursor.place(), inQuotes(name)));
        order.push_back(name);
    }
    if (version >= 3) {
        const auto aliases = cursor.number<std::uint32_t>();
        if (aliases > mostVariables)
            cursor.refuse(
                told("is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy "
                     "of the file.",
                     cursor.place(), aliases));
        for (std::uint32_t i = 0; i < aliases; ++i) {
            const std::string alias = dottedName(cursor.text(), version);
            const std::string name = dottedName(cursor.text(), version);
            if (variables.contains(alias) || !variables.contains(name) ||
                !result.aliases.emplace(alias, name).second)
                cursor.refuse(
                    told("is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which "
                         "cannot be; take another copy of the file.",
                         cursor.place(), inQuotes(name), inQuotes(alias)));
        }
    }
    if (!cursor.isAtEnd())
        cursor.refuse(
            told("is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take "
                 "another copy of the file.",
                 cursor.place(), cursor.size() - cursor.place()));

    const std::string scaleSuffix = "_scale";
    const auto add = [&](const std::string& name, const std::string& variableName) {
        const Variable& variable = variables.at(variableName);
        const auto found = variables.find(variableName + scaleSuffix);
        const std::optional<Variable> scale =
            found == variables.end() ? std::nullopt : std::optional(found->second);
        const std::uint64_t rows = variable.shape.empty() ? 1 : variable.shape[0];
        result.tensors.hasNarrowWeights |= variable.type == NumberType::Int8;
        if (scale && (scale->type != NumberType::Float32 || (scale->count != 1 && scale->count != rows)))
            throw Error(
                path + ": " +
                told("the scale of %1 should be one number or one for each of %2 rows, found shape %3.",
                     inQuotes(name), rows, shapeText(scale->shape)));
        const auto stream = [file, path, name, variable, scale, rows](const NumberSink& sink) {
            if (variable.type == NumberType::Int8 && !scale)
                throw Error(path + ": " +
                            told("%1 has whole numbers of 8 bits and no scale; convert the model again.",
                                 inQuotes(name)));
            std::vector<float> scales;
            if (variable.type == NumberType::Int8 || variable.type == NumberType::Int16)
                scales = scale ? numbersOf(*file, *scale) : std::vector<float>{float(usualInt16Scale)};
            const std::uint64_t width = rows == 0 ? 1 : variable.count / rows;
            for (std::uint64_t done = 0; done < variable.count;) {
                const std::uint64_t count = std::min(variable.count - done, partNumbers);
                std::vector<float> numbers = numbersOf(*file, variable, done, count);
                for (std::uint64_t i = 0; i < count && !scales.empty(); ++i)
                    numbers[i] /= scales.size() == 1 ? scales[0] : scales[(done + i) / width];
                sink(numbers);
                done += count;
            }
        };
        const auto read = [stream, count = variable.count] {
            std::vector<float> numbers;
            numbers.reserve(count);
            stream([&](std::span<const float> part) {
                numbers.insert(numbers.end(), part.begin(), part.end());
            });
            return numbers;
        };
        result.tensors.tensors.push_back(
            {name, variable.shape, read, stream, std::to_string(variable.place)});
    };
    for (const std::string& name : order) {
        const Variable& variable = variables.at(name);
        if (name.ends_with(scaleSuffix) &&
            variables.contains(name.substr(0, name.size() - scaleSuffix.size())))
            continue;
        if (variable.shape.empty())
            result.options[name] = static_cast<double>(numbersOf(*file, variable).front());
        else
            add(name, name);
    }
    for (const auto& [alias, name] : result.aliases)
        if (!alias.ends_with(scaleSuffix) && !variables.at(name).shape.empty())
            add(alias, name);
    result.tensors.path = path;
    result.tensors.fileBytes = cursor.size();
    return result;
}

}  // namespace attn
