// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/pickle_calls.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr const char* orderedDict = "collections.OrderedDict";
constexpr const char* rebuildTensor = "torch._utils._rebuild_tensor_v2";
constexpr const char* rebuildParameter = "torch._utils._rebuild_parameter";
constexpr std::string_view torchPrefix = "torch.";

// Tensors and keys are copied, so their sizes are bounded.
constexpr std::size_t mostAxes = 16;
constexpr std::size_t longestKey = 200;

constexpr const char* storageTypes[] = {"FloatStorage", "DoubleStorage", "HalfStorage",  "BFloat16Storage",
                                        "LongStorage",  "IntStorage",    "ShortStorage", "CharStorage",
                                        "ByteStorage",  "BoolStorage"};

bool isStorageType(const std::string& module, const std::string& name) {
    return module == "torch" &&
           std::find(std::begin(storageTypes), std::end(storageTypes), name) != std::end(storageTypes);
}

// The arguments of one call.
class Arguments {
public:
    Arguments(const Pickle& pickle, PickleId id, std::string call)
        : m_pickle(pickle), m_list(std::get_if<PickleList>(&pickle.values[id])), m_call(std::move(call)) {
        if (!m_list || !m_list->isTuple)
            refuse(told("%1 has no list of arguments.", m_call));
    }

    std::size_t size() const { return m_list->items.size(); }
    void requireSize(std::size_t smallest, std::size_t largest) const {
        if (size() < smallest || size() > largest)
            refuse(smallest == largest
                       ? told("%1 has %2 arguments, expected %3.", m_call, size(), smallest)
                       : told("%1 has %2 arguments, expected %3 to %4.", m_call, size(), smallest, largest));
    }
    template <typename Type>
    const Type& get(std::size_t i, const char* expected) const {
        const auto* value = std::get_if<Type>(&m_pickle.values[m_list->items[i]]);
        if (!value)
            refuse(told("%1 should have %2 as argument %3.", m_call, told(expected), i));
        return *value;
    }
    std::uint64_t sizeAt(std::size_t i) const {
        return nonNegative(get<std::int64_t>(i, translatable("a whole number")));
    }
    std::vector<std::uint64_t> sizes(std::size_t i) const {
        std::vector<std::uint64_t> result;
        for (const PickleId id : get<PickleList>(i, translatable("a tuple of whole numbers")).items) {
            const auto* value = std::get_if<std::int64_t>(&m_pickle.values[id]);
            if (!value)
                refuse(told("%1 should have whole numbers in argument %2.", m_call, i));
            result.push_back(nonNegative(*value));
        }
        return result;
    }
    // For sentences: the place and the name of the function.
    const std::string& call() const { return m_call; }
    [[noreturn]] void refuse(const std::string& sentence) const { throw Error(sentence); }

private:
    std::uint64_t nonNegative(std::int64_t value) const {
        if (value < 0)
            refuse(told("%1 has the negative size %2.", m_call, value));
        return static_cast<std::uint64_t>(value);
    }

    const Pickle& m_pickle;
    const PickleList* m_list;
    std::string m_call;
};

// Makes an empty dictionary. The pickle adds its pairs afterwards.
PickleDict makeOrderedDict(const Arguments& arguments) {
    arguments.requireSize(0, 0);
    return {{}, true};
}

// Arguments: (storage, offset, shape, strides, requires_grad, hooks[, metadata]). The last three are not
// used.
PickleTensor makeTensor(const Arguments& arguments) {
    arguments.requireSize(4, 7);
    PickleTensor tensor{arguments.get<PickleStorage>(0, translatable("a storage")), arguments.sizeAt(1),
                        arguments.sizes(2), arguments.sizes(3)};
    if (tensor.shape.size() != tensor.strides.size())
        arguments.refuse(told("%1 has a shape of %2 dimensions and %3 strides.", arguments.call(),
                              tensor.shape.size(), tensor.strides.size()));
    if (tensor.shape.size() > mostAxes)
        arguments.refuse(told("%1 has a shape of %2 dimensions, at most %3 are read.", arguments.call(),
                              tensor.shape.size(), mostAxes));
    return tensor;
}

}  // namespace

void checkPickleGlobal(const std::string& module, const std::string& name, const std::string& where,
                       const PickleUse& use) {
    const std::string full = module + "." + name;
    if (full == orderedDict || full == rebuildTensor || full == rebuildParameter ||
        isStorageType(module, name))
        return;
    if (module == "__main__" || module.starts_with("torch.nn.modules."))
        throw Error(where + ": " +
                    told("holds a whole module (%1), not a state_dict; save %2 instead.", inQuotes(full),
                         use.toSave));
    throw Error(
        where + ": " +
        told("asks for %1, which is no plain container and no tensor, so it was not run; save only %2.",
             inQuotes(full), use.toSave));
}

PickleValue pickleCall(const Pickle& pickle, PickleId function, PickleId arguments, const std::string& where,
                       const PickleUse& use) {
    const auto* global = std::get_if<PickleGlobal>(&pickle.values[function]);
    if (!global)
        throw Error(where + ": " + told("calls what is no function; save it again with torch.save."));
    const Arguments read(pickle, arguments, where + ": " + global->name);
    if (global->name == orderedDict)
        return makeOrderedDict(read);
    if (global->name == rebuildTensor)
        return makeTensor(read);
    if (global->name == rebuildParameter) {
        read.requireSize(1, 3);
        return read.get<PickleTensor>(0, translatable("a tensor"));
    }
    read.refuse(
        told("%1 is called, which is no way to make a tensor; save only %2.", read.call(), use.toSave));
}

PickleStorage pickleStorage(const Pickle& pickle, PickleId id, const std::string& where) {
    const Arguments read(pickle, id, where + ": " + told("a persistent id"));
    read.requireSize(5, 6);
    if (read.get<std::string>(0, translatable("the text \"storage\"")) != "storage")
        read.refuse(told("%1 should start with \"storage\", found %2.", read.call(),
                         inQuotes(read.get<std::string>(0, translatable("a text")))));
    const std::string& type = read.get<PickleGlobal>(1, translatable("the type of a storage")).name;
    if (!type.starts_with(torchPrefix) || !isStorageType("torch", type.substr(torchPrefix.size())))
        read.refuse(told("%1 should name the type of a storage, found %2.", read.call(), inQuotes(type)));
    if (read.size() == 6)
        read.get<PickleNone>(5, translatable("None, because a view of another storage is not read,"));
    const std::string& key = read.get<std::string>(2, translatable("a text as key"));
    if (key.size() > longestKey)
        read.refuse(
            told("%1 has a key of %2 bytes, at most %3 are read.", read.call(), key.size(), longestKey));
    return {type.substr(torchPrefix.size()), key, read.sizeAt(4)};
}

const char* pickleCodeName(unsigned char code) {
    switch (code) {
        case 'i':
            return translatable("INST, an object");
        case 'o':
            return translatable("OBJ, an object");
        case 0x81:
            return translatable("NEWOBJ, an object");
        case 0x92:
            return translatable("NEWOBJ_EX, an object");
        case 0x82:
        case 0x83:
        case 0x84:
            return translatable("EXT, an object of a registry");
        case 'P':
            return translatable("PERSID, a reference by text");
        case 0x8f:
            return translatable("EMPTY_SET, a set");
        case 0x91:
            return translatable("FROZENSET, a set");
        case 0x96:
            return translatable("BYTEARRAY8, changeable bytes");
        case 0x97:
        case 0x98:
            return translatable("BUFFER, numbers outside of the file");
        default:
            return nullptr;
    }
}

}  // namespace attn
