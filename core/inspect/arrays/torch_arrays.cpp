// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/arrays/array_file.h"
#include "core/model_files/pytorch/pytorch_file.h"

namespace attn {
namespace {

constexpr int deepestLists = 8;
constexpr std::size_t mostWalked = 2'000'000;
constexpr std::size_t longestTensorName = 500;

std::optional<NumberFormat> torchFormat(const std::string& storageType) {
    if (storageType == "HalfStorage")
        return NumberFormat{NumberKind::Half};
    if (storageType == "BFloat16Storage")
        return NumberFormat{NumberKind::BFloat};
    if (storageType == "FloatStorage")
        return NumberFormat{NumberKind::Float};
    if (storageType == "DoubleStorage")
        return NumberFormat{NumberKind::Double};
    if (storageType == "LongStorage")
        return NumberFormat{NumberKind::Integer};
    return std::nullopt;
}

// Walks through the lists and dictionaries of a pickle. Values may be shared and lists may contain
// themselves, so depth and number of steps are bounded.
class ArrayWalk {
public:
    ArrayWalk(const TorchObject& object, const std::string& path)
        : m_object(object), m_reader(std::make_shared<FileReader>(path)) {
        m_file.path = path;
    }

    ArrayFile run() {
        const PickleId root = m_object.pickle.root;
        const auto* list = std::get_if<PickleList>(&m_object.pickle.values[root]);
        m_file.isTuple = list && list->isTuple;
        walk(root, {}, 0);
        return std::move(m_file);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const { throw Error(m_file.path + ": " + problem); }
    const PickleValue& at(PickleId id) const { return m_object.pickle.values[id]; }

    // Where a value stands.
    struct Place {
        std::string name;
        std::vector<std::int64_t> before, places;
        std::string shown() const {
            StoredArray array;
            array.name = name;
            array.before = before;
            array.places = places;
            return array.shownName();
        }
    };

    void walk(PickleId id, const Place& place, int depth) {
        if (++m_walked > mostWalked)
            refuse(
                told("holds more than %1 values in its lists, which is the most that is read.", mostWalked));
        if (depth > deepestLists)
            refuse(
                told("its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer "
                     "levels.",
                     deepestLists, inQuotes(place.shown())));
        const PickleValue& value = at(id);
        if (const auto* tensor = std::get_if<PickleTensor>(&value)) {
            add(*tensor, place);
        } else if (const auto* dict = std::get_if<PickleDict>(&value)) {
            for (const auto& [key, item] : dict->items)
                walkItem(key, item, place, depth);
        } else if (const auto* list = std::get_if<PickleList>(&value)) {
            if (addTexts(*list, place))
                return;
            for (std::size_t i = 0; i < list->items.size(); ++i) {
                Place inner = place;
                inner.places.push_back(static_cast<std::int64_t>(i));
                walk(list->items[i], inner, depth + 1);
            }
        } else if (const auto* text = std::get_if<std::string>(&value); text && !place.name.empty()) {
            ArrayTexts& texts = m_file.texts.emplace_back();
            texts.name = nameOf(place);
            texts.entries.emplace_back().add(*text);
        }
    }

    void walkItem(PickleId key, PickleId item, const Place& place, int depth) {
        Place inner = place;
        const auto* name = std::get_if<std::string>(&at(key));
        const auto* number = std::get_if<std::int64_t>(&at(key));
        if (name && name->size() + place.name.size() > longestTensorName)
            refuse(told("a name of more than %1 bytes: %2.", longestTensorName,
                        inQuotes(name->substr(0, longestTensorName))));
        if (name) {
            inner.before.insert(inner.before.end(), place.places.begin(), place.places.end());
            inner.places.clear();
            inner.name += (inner.name.empty() ? "" : ".") + *name;
        } else if (number) {
            inner.places.push_back(*number);
        } else {
            return;
        }
        walk(item, inner, depth + 1);
    }

    // The name with the sentence's place, if there is one.
    static std::string nameOf(const Place& place) {
        return place.before.empty() ? place.name : place.name + ".sentence" + std::to_string(place.before[0]);
    }

    bool isListOfTexts(const PickleList& list) const {
        for (const PickleId id : list.items)
            if (!std::holds_alternative<std::string>(at(id)))
                return false;
        return !list.items.empty();
    }

    TokenList tokensOf(const PickleList& list) {
        TokenList tokens;
        for (const PickleId id : list.items)
            tokens.add(std::get<std::string>(at(id)));
        m_walked += list.items.size();
        return tokens;
    }

    // Returns whether the list consists of texts or of lists of texts. A list may be shared by many, so the
    // memory of the texts is bounded.
    bool addTexts(const PickleList& list, const Place& place) {
        ArrayTexts texts{.name = nameOf(place), .entries = {}, .isNested = false};
        if (isListOfTexts(list)) {
            for (const PickleId id : list.items)
                keep(texts, TokenList(std::vector{std::get<std::string>(at(id))}));
        } else {
            for (const PickleId id : list.items) {
                const auto* inner = std::get_if<PickleList>(&at(id));
                if (!inner || !isListOfTexts(*inner))
                    return false;
            }
            if (list.items.empty())
                return false;
            texts.isNested = true;
            for (const PickleId id : list.items)
                keep(texts, tokensOf(std::get<PickleList>(at(id))));
        }
        m_file.texts.push_back(std::move(texts));
        return true;
    }

    void keep(ArrayTexts& texts, TokenList tokens) {
        constexpr std::size_t mostBytes = 256'000'000;
        m_textBytes += tokens.bytes();
        if (m_textBytes > mostBytes)
            refuse(told("its texts take more than %1 megabytes of memory, which is the most that is read.",
                        mostBytes / 1'000'000));
        texts.entries.push_back(std::move(tokens));
    }

    void add(const PickleTensor& tensor, const Place& place) {
        const std::optional<NumberFormat> format = torchFormat(tensor.storage.type);
        if (!format || (tensor.shape.size() < 2 && isFloat(*format))) {
            m_file.leftOut.push_back(place.shown());
            return;
        }
        StoredArray array;
        array.name = place.name;
        array.before = place.before;
        array.places = place.places;
        array.shape = tensor.shape;
        array.strides = tensor.strides;
        array.offset = tensor.offset;
        array.format = *format;
        std::shared_ptr<ArrayBytes>& bytes = m_storages[tensor.storage.key];
        const TorchStorage found = m_object.find(tensor.storage);
        if (!bytes)
            bytes = found.zip ? bytesOfEntry(found.zip, found.entry)
                              : bytesOfFile(m_reader, found.begin, found.bytes);
        array.bytes = bytes;
        checkArray(array, m_file.path);
        m_file.arrays.push_back(std::move(array));
    }

    const TorchObject& m_object;
    std::shared_ptr<FileReader> m_reader;
    std::map<std::string, std::shared_ptr<ArrayBytes>> m_storages;
    ArrayFile m_file;
    std::size_t m_walked = 0, m_textBytes = 0;
};

}  // namespace

ArrayFile readTorchArrays(const std::string& path) {
    const TorchObject object = loadTorchObject(
        path, {.toSave = told("lists, tuples and dictionaries of tensors, such as dict(output)"),
               .mostValues = 2'000'000,
               .mostTensors = 100'000});
    return ArrayWalk(object, path).run();
}

}  // namespace attn
