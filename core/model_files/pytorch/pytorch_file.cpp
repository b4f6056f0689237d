// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/pytorch_file.h"

#include <Eigen/Core>
#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/pytorch/number_parts.h"
#include "core/model_files/pytorch/pickle_reader.h"

namespace attn {
namespace {

constexpr std::string_view pickleName = "data.pkl";
constexpr std::uint64_t largestPickle = 16 << 20;
constexpr std::uint64_t partBytes = 256 << 10;
constexpr int deepestNesting = 8;
constexpr std::size_t mostVisited = 50'000;
constexpr std::size_t longestName = 500;

// Torch's number 0x1950a86a20f9469cfc6c as a pickle of its own.
constexpr std::string_view oldMagic("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 15);
constexpr std::int64_t oldVersion = 1001;

// Bytes of one number of any type that PyTorch stores.
std::uint64_t bytesOf(const std::string& storageType) {
    if (storageType == "DoubleStorage" || storageType == "LongStorage")
        return 8;
    if (storageType == "FloatStorage" || storageType == "IntStorage")
        return 4;
    return storageType == "CharStorage" || storageType == "ByteStorage" || storageType == "BoolStorage" ? 1
                                                                                                        : 2;
}

// The same; 0 for a type that is not floating-point.
std::uint64_t widthOf(const std::string& storageType) {
    const bool isFloat = storageType == "DoubleStorage" || storageType == "FloatStorage" ||
                         storageType == "HalfStorage" || storageType == "BFloat16Storage";
    return isFloat ? bytesOf(storageType) : 0;
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

// Where the numbers of a file's tensors are.
class Storages {
public:
    virtual ~Storages() = default;
    // Throws Error whose subject is `start` when the file does not have exactly the numbers that the storage
    // claims. `width` is the size of one number in bytes; 0 for a type whose numbers are not read.
    virtual void check(const PickleStorage& storage, std::uint64_t width, const std::string& start) = 0;
    // The bytes of a storage that was checked. Safe to call from several threads.
    virtual std::string read(const std::string& key) const = 0;
    // The same part by part.
    virtual void stream(const std::string& key, const std::function<void(std::string_view)>& sink) const = 0;
    // Where they are.
    virtual TorchStorage place(const std::string& key) const = 0;
};

// The zip that torch.save has written since PyTorch 1.6: each storage is a file in it.
class ZipStorages : public Storages {
public:
    ZipStorages(std::shared_ptr<const ZipArchive> zip, std::string folder)
        : m_zip(std::move(zip)), m_folder(std::move(folder)) {}

    void check(const PickleStorage& storage, std::uint64_t width, const std::string& start) override {
        const ZipArchive::Entry* entry = m_zip->find(nameOf(storage.key));
        if (!entry)
            throw Error(told("%1 should have its numbers in %2, which is not in the file.", start,
                             inQuotes(nameOf(storage.key))));
        if (width > 0 && entry->size / width != storage.count)
            throw Error(told("%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.", start, storage.count,
                             width, inQuotes(entry->name), entry->size));
        m_used.insert(entry);
    }
    std::string read(const std::string& key) const override { return m_zip->read(*m_zip->find(nameOf(key))); }
    void stream(const std::string& key, const std::function<void(std::string_view)>& sink) const override {
        m_zip->stream(*m_zip->find(nameOf(key)), sink);
    }
    TorchStorage place(const std::string& key) const override {
        return {.zip = m_zip, .entry = *m_zip->find(nameOf(key))};
    }
    // Unpacks what was checked once, so that damage is found before a network is made.
    void prove() const {
        for (const ZipArchive::Entry* entry : m_used)
            if (entry->isPacked)
                m_zip->prove(*entry);
    }

private:
    std::string nameOf(const std::string& key) const { return m_folder + "data/" + key; }

    std::shared_ptr<const ZipArchive> m_zip;
    std::string m_folder;
    std::set<const ZipArchive::Entry*> m_used;
};

// The form before PyTorch 1.6: behind the pickles stand the storages, each with its count in 8 bytes.
class PlainStorages : public Storages {
public:
    explicit PlainStorages(const std::string& path) : m_path(path) {}

    // Adds the storage that begins at `place` and returns where the next one begins. `width` as in `check`.
    std::uint64_t add(const std::string& key, std::uint64_t width, std::uint64_t place) {
        FileReader file(m_path);
        std::uint64_t count = 0;
        if (place > file.size() || file.size() - place < sizeof count)
            throw Error(m_path + ": " +
                        told("cut short: the numbers of storage %1 are missing.", inQuotes(key)));
        file.seek(place);
        std::memcpy(&count, file.read(sizeof count).data(), sizeof count);
        place += sizeof count;
        if (count > (file.size() - place) / width)
            throw Error(m_path + ": " +
                        told("cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.",
                             inQuotes(key), count, width, file.size() - place));
        m_parts[key] = {place, count * width};
        return place + count * width;
    }
    void check(const PickleStorage& storage, std::uint64_t width, const std::string& start) override {
        const auto found = m_parts.find(storage.key);
        if (found == m_parts.end())
            throw Error(told("%1 should have its numbers in storage %2, which is not in the file.", start,
                             inQuotes(storage.key)));
        if (width > 0 && found->second.bytes / width != storage.count)
            throw Error(told("%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.", start,
                             storage.count, width, found->second.bytes));
    }
    std::string read(const std::string& key) const override {
        const Part& part = m_parts.at(key);
        FileReader file(m_path);
        file.seek(part.place);
        return file.read(part.bytes);
    }
    void stream(const std::string& key, const std::function<void(std::string_view)>& sink) const override {
        const Part& part = m_parts.at(key);
        FileReader file(m_path);
        file.seek(part.place);
        for (std::uint64_t done = 0; done < part.bytes; done += partBytes)
            sink(file.read(std::min(part.bytes - done, partBytes)));
    }
    TorchStorage place(const std::string& key) const override {
        const Part& part = m_parts.at(key);
        return {.zip = {}, .entry = {}, .begin = part.place, .bytes = part.bytes};
    }

private:
    struct Part {
        std::uint64_t place = 0;
        std::uint64_t bytes = 0;
    };

    std::string m_path;
    std::map<std::string, Part> m_parts;
};

// What torch.save wrote, before anything is made of it.
struct TorchParts {
    Pickle pickle;
    std::shared_ptr<Storages> storages;
};

// Walks through the dictionaries of a pickle and gives each tensor its name.
class TensorWalk {
public:
    TensorWalk(const Pickle& pickle, const std::string& path, std::shared_ptr<Storages> storages)
        : m_pickle(pickle), m_path(path), m_storages(std::move(storages)) {}

    NamedTensors run() {
        if (std::holds_alternative<PickleTensor>(m_pickle.values[m_pickle.root]))
            refuse(told("holds one tensor without a name; save model.state_dict() instead."));
        if (!std::holds_alternative<PickleDict>(m_pickle.values[m_pickle.root]))
            refuse(told("holds no dictionary of tensors; save model.state_dict() instead."));
        collect(m_pickle.root, "", 0);
        if (m_result.tensors.empty())
            refuse(told("holds a dictionary without any tensor; save model.state_dict() instead."));
        m_result.path = m_path;
        m_result.fileBytes = FileReader(m_path).size();
        return std::move(m_result);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const { throw Error(m_path + ": " + problem); }

    void collect(PickleId id, const std::string& prefix, int depth) {
        if (++m_visited > mostVisited)
            refuse(
                told("holds more than %1 entries, which is the most that is read here; save only "
                     "model.state_dict().",
                     mostVisited));
        const PickleValue& value = m_pickle.values[id];
        if (const auto* tensor = std::get_if<PickleTensor>(&value)) {
            add(prefix, *tensor);
        } else if (const auto* dict = std::get_if<PickleDict>(&value)) {
            if (depth >= deepestNesting)
                refuse(
                    told("its dictionaries are nested deeper than %1 levels, as in %2; save only "
                         "model.state_dict().",
                         deepestNesting, inQuotes(prefix)));
            for (const auto& [key, item] : dict->items) {
                const auto* name = std::get_if<std::string>(&m_pickle.values[key]);
                if (name && name->size() + prefix.size() > longestName)
                    refuse(told("a name of more than %1 bytes: %2.", longestName,
                                inQuotes(prefix + name->substr(0, longestName))));
                if (name)
                    collect(item, prefix.empty() ? *name : prefix + "." + *name, depth + 1);
            }
        }
    }

    void add(const std::string& name, const PickleTensor& tensor) {
        if (!m_names.insert(name).second)
            refuse(told("tensor %1 stands twice in it; each may stand once.", inQuotes(name)));
        const std::string start = told("tensor %1", inQuotes(name));
        const std::uint64_t count = checkedCount(tensor, start);
        m_storages->check(tensor.storage, widthOf(tensor.storage.type), m_path + ": " + start);
        NamedTensor& added = m_result.tensors.emplace_back();
        added.name = name;
        added.shape = tensor.shape;
        added.read = [storages = m_storages, tensor, count, start = m_path + ": " + start] {
            return read(*storages, tensor, count, start);
        };
        if (isRowMajor(tensor)) {
            added.place = tensor.storage.key + " " + std::to_string(tensor.offset);
            if (widthOf(tensor.storage.type) > 0)
                added.stream = [storages = m_storages, tensor, count](const NumberSink& sink) {
                    stream(*storages, tensor, count, sink);
                };
        }
    }

    // Whether the numbers stand one after the other as the shape says.
    static bool isRowMajor(const PickleTensor& tensor) {
        std::uint64_t expected = 1;
        for (std::size_t d = tensor.shape.size(); d-- > 0;) {
            if (tensor.shape[d] != 1 && tensor.strides[d] != expected)
                return false;
            expected *= tensor.shape[d];
        }
        return true;
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
            refuse(
                told("%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.",
                     start, shapeText(tensor.shape), shapeText(tensor.strides), tensor.offset, stored));
        return count;
    }

    static std::vector<float> read(const Storages& storages, const PickleTensor& tensor, std::uint64_t count,
                                   const std::string& start) {
        const std::string& type = tensor.storage.type;
        if (widthOf(type) == 0)
            throw Error(told(
                "%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.",
                start, type));
        return numbersOf(tensor, count == 0 ? std::string() : storages.read(tensor.storage.key), count);
    }

    // The numbers of a row-major tensor.
    static void stream(const Storages& storages, const PickleTensor& tensor, std::uint64_t count,
                       const NumberSink& sink) {
        if (count == 0)
            return;
        const auto convert = [&](const std::string& bytes, std::uint64_t numbers) {
            PickleTensor piece = tensor;
            piece.offset = 0;
            piece.shape = {numbers};
            piece.strides = {1};
            return numbersOf(piece, bytes, numbers);
        };
        const std::uint64_t width = widthOf(tensor.storage.type);
        NumberParts parts(tensor.offset * width, width, count, convert, sink);
        storages.stream(tensor.storage.key, [&](std::string_view part) { parts.take(part); });
    }

    static std::vector<float> numbersOf(const PickleTensor& tensor, const std::string& bytes,
                                        std::uint64_t count) {
        std::vector<float> values(count);
        const std::string& type = tensor.storage.type;
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

    const Pickle& m_pickle;
    std::string m_path;
    std::shared_ptr<Storages> m_storages;
    NamedTensors m_result;
    std::set<std::string> m_names;
    std::size_t m_visited = 0;
};

// The zip form of torch.save.
class PytorchArchive {
public:
    PytorchArchive(const std::string& path, const PickleUse& use)
        : m_use(use), m_zip(std::make_shared<const ZipArchive>(path, "torch.save")), m_folder(findFolder()) {
        if (m_zip->find(m_folder + "constants.pkl") || hasCode())
            refuse(
                told("is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save "
                     "instead.",
                     m_use.toSave));
        if (const ZipArchive::Entry* order = m_zip->find(m_folder + "byteorder");
            order && order->size < 100 && m_zip->read(*order) != "little")
            refuse(
                told("its numbers have the byte order %1, expected \"little\"; save it again on the machine "
                     "that wants to read it.",
                     inQuotes(m_zip->read(*order))));
    }

    NamedTensors tensors() {
        const TorchParts read = parts();
        NamedTensors result = TensorWalk(read.pickle, m_zip->path(), read.storages).run();
        static_cast<const ZipStorages&>(*read.storages).prove();
        return result;
    }

    TorchParts parts() {
        const ZipArchive::Entry& entry = *m_zip->find(m_folder + std::string(pickleName));
        if (entry.size > largestPickle)
            refuse(told("%1 has %2 bytes, at most %3 are read; save only %4.", inQuotes(entry.name),
                        entry.size, largestPickle, m_use.toSave));
        return {readPickle(m_zip->read(entry), m_zip->path() + ": " + std::string(pickleName), m_use),
                std::make_shared<ZipStorages>(m_zip, m_folder)};
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
            refuse(
                told("is a zip file without data.pkl, so torch.save has not written it; give a state_dict."));
        if (found.size() > 1)
            refuse(told("is a zip file with several data.pkl, %1 and %2; torch.save writes one.",
                        inQuotes(found[0]), inQuotes(found[1])));
        return found.front();
    }
    bool hasCode() const {
        return std::any_of(m_zip->entries().begin(), m_zip->entries().end(),
                           [&](const auto& entry) { return entry.name.starts_with(m_folder + "code/"); });
    }

    const PickleUse& m_use;
    std::shared_ptr<const ZipArchive> m_zip;
    std::string m_folder;
};

// The form of torch.save before PyTorch 1.6: five pickles (a magic number, the version, the sizes of the
// machine's integers, the object, the keys of its storages), then the storages in the order of the keys.
// Source: torch/serialization.py, _legacy_load.
class OldPytorchFile {
public:
    OldPytorchFile(const std::string& path, const PickleUse& use) : m_path(path), m_use(use) {
        FileReader file(path);
        m_start = file.read(std::min(file.size(), largestPickle));
    }

    NamedTensors tensors() {
        const TorchParts read = parts();
        return TensorWalk(read.pickle, m_path, read.storages).run();
    }

    TorchParts parts() {
        if (!m_start.starts_with(oldMagic))
            throw Error(m_path + ": " +
                        told("is a pickle, but torch.save has not written it; save %1 with torch.save.",
                             m_use.toSave));
        m_place = oldMagic.size();
        const Pickle version = next(translatable("the version"));
        const auto* number = std::get_if<std::int64_t>(&version.values[version.root]);
        if (!number || *number != oldVersion)
            throw Error(m_path + ": " +
                        told("has a version of torch.save's old format that is not known, expected %1; save "
                             "it again with torch.save.",
                             oldVersion));
        refuseBigEndian(next(translatable("the machine's sizes")));
        Pickle object = next(translatable("the object"));
        const Pickle keys = next(translatable("the keys of the storages"));
        const auto* list = std::get_if<PickleList>(&keys.values[keys.root]);
        if (!list)
            throw Error(m_path + ": " +
                        told("has no list of storages behind its object; the file is damaged."));
        std::map<std::string, std::uint64_t> widths;
        for (const PickleValue& value : object.values)
            if (const auto* storage = std::get_if<PickleStorage>(&value))
                widths[storage->key] = bytesOf(storage->type);
        const auto storages = std::make_shared<PlainStorages>(m_path);
        std::uint64_t place = m_place;
        for (const PickleId id : list->items) {
            const auto* key = std::get_if<std::string>(&keys.values[id]);
            if (!key || !widths.contains(*key))
                throw Error(m_path + ": " + told("names a storage that no tensor has; the file is damaged."));
            place = storages->add(*key, widths[*key], place);
        }
        return {std::move(object), storages};
    }

private:
    Pickle next(const char* what) {
        Pickle pickle =
            readPickle(std::string_view(m_start).substr(m_place), m_path + ": " + told(what), m_use);
        m_place += pickle.bytes;
        return pickle;
    }
    void refuseBigEndian(const Pickle& sizes) const {
        const auto* dict = std::get_if<PickleDict>(&sizes.values[sizes.root]);
        if (!dict)
            return;
        for (const auto& [key, value] : dict->items) {
            const auto* name = std::get_if<std::string>(&sizes.values[key]);
            const auto* isLittle = std::get_if<bool>(&sizes.values[value]);
            if (name && *name == "little_endian" && isLittle && !*isLittle)
                throw Error(m_path + ": " +
                            told("its numbers have the byte order \"big\", expected \"little\"; save it "
                                 "again on the machine that wants to read it."));
        }
    }

    std::string m_path;
    const PickleUse& m_use;
    std::string m_start;
    std::size_t m_place = 0;
};

// Throws Error for what torch.save cannot have written. Returns whether it is the form before PyTorch 1.6.
bool isOldTorchFile(const std::string& path, const PickleUse& use) {
    FileReader file(path);
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), 2));
    const bool isOther = start != "PK" && !start.starts_with('\x80');
    if (const std::string kind = isOther ? fileKindOf(path) : ""; !kind.empty() && kind != "a text")
        throw Error(path + ": " + told("is no PyTorch file: it is %1.", told(kind.c_str())));
    if (isOther)
        throw Error(path + ": " +
                    (start.empty()
                         ? told("is no PyTorch file, it is empty; save %1 with torch.save.", use.toSave)
                         : told("is no PyTorch file, it does not begin as torch.save begins one; save %1 "
                                "with torch.save.",
                                use.toSave)));
    return start.starts_with('\x80');
}

}  // namespace

NamedTensors loadPytorchFile(const std::string& path) {
    const PickleUse use;
    return isOldTorchFile(path, use) ? OldPytorchFile(path, use).tensors()
                                     : PytorchArchive(path, use).tensors();
}

TorchObject loadTorchObject(const std::string& path, const PickleUse& use) {
    TorchParts parts =
        isOldTorchFile(path, use) ? OldPytorchFile(path, use).parts() : PytorchArchive(path, use).parts();
    return {std::move(parts.pickle),
            [path, storages = std::move(parts.storages)](const PickleStorage& storage) {
                storages->check(storage, bytesOf(storage.type),
                                path + ": " + told("storage %1", inQuotes(storage.key)));
                return storages->place(storage.key);
            }};
}

}  // namespace attn
