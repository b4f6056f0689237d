// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/pytorch_file.h"

#include <Eigen/Core>
#include <algorithm>
#include <cstring>
#include <memory>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/pytorch/pickle_reader.h"

namespace attn {
namespace {

constexpr std::string_view pickleName = "data.pkl";
constexpr std::uint64_t largestPickle = 16 << 20;
constexpr int deepestNesting = 8;
constexpr std::size_t mostVisited = 50'000;
constexpr std::size_t longestName = 500;

// Bytes of one number. 0 for a type that is not floating-point.
std::uint64_t widthOf(const std::string& storageType) {
    if (storageType == "DoubleStorage")
        return 8;
    if (storageType == "FloatStorage")
        return 4;
    return storageType == "HalfStorage" || storageType == "BFloat16Storage" ? 2 : 0;
}

// The file holds each `Number` as `Bits`, at any alignment.
template <typename Number, typename Bits>
void gather(const PickleTensor& tensor, const std::string& bytes, std::vector<float>& values) {
    // Fills as many values as the shape says, row-major: the innermost index runs fastest.
    std::vector<std::uint64_t> index(tensor.shape.size(), 0);
    std::uint64_t place = tensor.offset;
    for (float& value : values) {
        Bits bits;
        std::memcpy(&bits, bytes.data() + place * sizeof bits, sizeof bits);
        value = static_cast<float>(Eigen::numext::bit_cast<Number>(bits));
        for (std::size_t d = index.size(); d-- > 0;) {
            place += tensor.strides[d];
            if (++index[d] < tensor.shape[d])
                break;
            place -= tensor.strides[d] * tensor.shape[d];
            index[d] = 0;
        }
    }
}

class PytorchArchive {
public:
    explicit PytorchArchive(const std::string& path)
        : m_zip(std::make_shared<const ZipArchive>(path, "torch.save")), m_folder(findFolder()) {
        if (m_zip->find(m_folder + "constants.pkl") || hasCode())
            refuse(
                "is a TorchScript archive (torch.jit.save), not a state_dict; save model.state_dict() with "
                "torch.save instead.");
        if (const ZipArchive::Entry* order = m_zip->find(m_folder + "byteorder");
            order && order->size < 100 && m_zip->read(*order) != "little")
            refuse("its numbers have the byte order " + inQuotes(m_zip->read(*order)) +
                   ", expected \"little\"; save it again on the machine that wants to read it.");
    }

    NamedTensors tensors() {
        const ZipArchive::Entry& entry = *m_zip->find(m_folder + std::string(pickleName));
        if (entry.size > largestPickle)
            refuse(inQuotes(entry.name) + " has " + std::to_string(entry.size) + " bytes, at most " +
                   std::to_string(largestPickle) + " are read; save only model.state_dict().");
        m_pickle = readPickle(m_zip->read(entry), m_zip->path() + ": " + std::string(pickleName));
        if (std::holds_alternative<PickleTensor>(m_pickle.values[m_pickle.root]))
            refuse("holds one tensor without a name; save model.state_dict() instead.");
        if (!std::holds_alternative<PickleDict>(m_pickle.values[m_pickle.root]))
            refuse("holds no dictionary of tensors; save model.state_dict() instead.");
        collect(m_pickle.root, "", 0);
        if (m_result.tensors.empty())
            refuse("holds a dictionary without any tensor; save model.state_dict() instead.");
        for (const ZipArchive::Entry* storage : m_storages)
            if (storage->isPacked)
                m_zip->prove(*storage);
        m_result.path = m_zip->path();
        m_result.fileBytes = FileReader(m_zip->path()).size();
        return std::move(m_result);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const {
        throw Error(m_zip->path() + ": " + problem);
    }

    // Finds the folder in front of "data.pkl", for example "archive/".
    std::string findFolder() const {
        std::vector<std::string> found;
        for (const ZipArchive::Entry& entry : m_zip->entries())
            if (entry.name == pickleName || entry.name.ends_with("/data.pkl"))
                found.push_back(entry.name.substr(0, entry.name.size() - pickleName.size()));
        if (found.empty())
            refuse("is a zip file without data.pkl, so torch.save has not written it; give a state_dict.");
        if (found.size() > 1)
            refuse("is a zip file with several data.pkl, " + inQuotes(found[0]) + " and " +
                   inQuotes(found[1]) + "; torch.save writes one.");
        return found.front();
    }
    bool hasCode() const {
        return std::any_of(m_zip->entries().begin(), m_zip->entries().end(),
                           [&](const auto& entry) { return entry.name.starts_with(m_folder + "code/"); });
    }

    void collect(PickleId id, const std::string& prefix, int depth) {
        if (++m_visited > mostVisited)
            refuse("holds more than " + std::to_string(mostVisited) +
                   " entries, which is the most that is read here; save only model.state_dict().");
        const PickleValue& value = m_pickle.values[id];
        if (const auto* tensor = std::get_if<PickleTensor>(&value)) {
            add(prefix, *tensor);
        } else if (const auto* dict = std::get_if<PickleDict>(&value)) {
            if (depth >= deepestNesting)
                refuse("its dictionaries are nested deeper than " + std::to_string(deepestNesting) +
                       " levels, as in " + inQuotes(prefix) + "; save only model.state_dict().");
            for (const auto& [key, item] : dict->items) {
                const auto* name = std::get_if<std::string>(&m_pickle.values[key]);
                if (name && name->size() + prefix.size() > longestName)
                    refuse("a name of more than " + std::to_string(longestName) +
                           " bytes: " + inQuotes(prefix + name->substr(0, longestName)) + ".");
                if (name)
                    collect(item, prefix.empty() ? *name : prefix + "." + *name, depth + 1);
            }
        }
    }

    void add(const std::string& name, const PickleTensor& tensor) {
        if (!m_names.insert(name).second)
            refuse("tensor " + inQuotes(name) + " stands twice in it; each may stand once.");
        const std::string start = "tensor " + inQuotes(name) + " ";
        const std::uint64_t count = checkedCount(tensor, start);
        const ZipArchive::Entry* entry = m_zip->find(m_folder + "data/" + tensor.storage.key);
        if (!entry)
            refuse(start + "should have its numbers in " + inQuotes(m_folder + "data/" + tensor.storage.key) +
                   ", which is not in the file.");
        const std::uint64_t width = widthOf(tensor.storage.type);
        if (width > 0 && entry->size / width != tensor.storage.count)
            refuse(start + "needs " + std::to_string(tensor.storage.count) + " numbers of " +
                   std::to_string(width) + " bytes, but " + inQuotes(entry->name) + " has " +
                   std::to_string(entry->size) + " bytes.");
        m_storages.insert(entry);
        m_result.tensors.push_back({name, tensor.shape, [zip = m_zip, entry, tensor, count, start] {
                                        return read(*zip, *entry, tensor, count, zip->path() + ": " + start);
                                    }});
    }

    // Returns how many numbers the tensor has. Checks that all of them lie in its storage and that the tensor
    // has no more numbers than the storage, so that a stride of zero cannot multiply a few numbers.
    std::uint64_t checkedCount(const PickleTensor& tensor, const std::string& start) const {
        const std::uint64_t stored = tensor.storage.count;
        if (std::find(tensor.shape.begin(), tensor.shape.end(), 0u) != tensor.shape.end())
            return 0;
        std::uint64_t count = 1, last = tensor.offset;
        bool fits = last < stored;
        for (std::size_t d = 0; fits && d < tensor.shape.size(); ++d) {
            const std::uint64_t size = tensor.shape[d], stride = tensor.strides[d];
            fits = size <= stored / count && (stride == 0 || size - 1 <= (stored - 1 - last) / stride);
            if (fits) {
                count *= size;
                last += (size - 1) * stride;
            }
        }
        if (!fits)
            refuse(start + "of shape " + shapeText(tensor.shape) + " with strides " +
                   shapeText(tensor.strides) + " and offset " + std::to_string(tensor.offset) +
                   " does not fit its storage of " + std::to_string(stored) + " numbers.");
        return count;
    }

    static std::vector<float> read(const ZipArchive& zip, const ZipArchive::Entry& entry,
                                   const PickleTensor& tensor, std::uint64_t count,
                                   const std::string& start) {
        const std::string& type = tensor.storage.type;
        if (widthOf(type) == 0)
            throw Error(start + "has numbers of the type torch." + type +
                        ", expected floating-point numbers of 16, 32 or 64 bits.");
        std::vector<float> values(count);
        const std::string bytes = count == 0 ? std::string() : zip.read(entry);
        if (type == "DoubleStorage")
            gather<double, std::uint64_t>(tensor, bytes, values);
        else if (type == "FloatStorage")
            gather<float, std::uint32_t>(tensor, bytes, values);
        else if (type == "HalfStorage")
            gather<Eigen::half, std::uint16_t>(tensor, bytes, values);
        else
            gather<Eigen::bfloat16, std::uint16_t>(tensor, bytes, values);
        return values;
    }

    std::shared_ptr<const ZipArchive> m_zip;
    std::string m_folder;
    Pickle m_pickle;
    NamedTensors m_result;
    std::set<std::string> m_names;
    std::set<const ZipArchive::Entry*> m_storages;  // storages that tensors use
    std::size_t m_visited = 0;
};

}  // namespace

NamedTensors loadPytorchFile(const std::string& path) {
    FileReader file(path);
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), 2));
    const bool isOther = start != "PK" && !start.starts_with('\x80');
    if (const std::string kind = isOther ? fileKindOf(path) : ""; !kind.empty() && kind != "a text")
        throw Error(path + ": is no PyTorch file: it is " + kind + ".");
    if (isOther)
        throw Error(path + ": is no PyTorch file, " +
                    (start.empty() ? "it is empty" : "it does not begin as torch.save begins one") +
                    "; save model.state_dict() with torch.save.");
    if (start.starts_with('\x80'))
        throw Error(
            path +
            ": is in the format that torch.save wrote before PyTorch 1.6 (a bare pickle), which is not "
            "read; load it with a newer PyTorch and save the state_dict again with torch.save.");
    return PytorchArchive(path).tensors();
}

}  // namespace attn
