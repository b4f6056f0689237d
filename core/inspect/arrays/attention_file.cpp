// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/attention_file.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/files/file_reader.h"
#include "core/inspect/arrays/array_file.h"
#include "core/inspect/arrays/array_name.h"

namespace attn {
namespace {

// A model has no tensor of attention with three or more dimensions, and names of parameters.
bool areAttention(const ArrayFile& file) {
    bool isAny = false;
    for (const StoredArray& array : file.arrays) {
        if (!isFloat(array.format))
            continue;
        const ArrayName name = arrayName(array.name);
        if (name.isParameter)
            return false;
        const bool isAttention = !name.isOther && (name.isAttention || name.site);
        const bool isNumbered = name.sentence || name.item || !array.places.empty() || !array.before.empty();
        isAny = isAny || array.name.empty() ||
                (array.dimensions() > 2 ? isAttention || isNumbered : isNumbered && !name.isOther);
    }
    return isAny;
}

// What transformers calls the objects that its models return.
bool isOutputOfModel(std::string_view problem) {
    return problem.find("\"transformers.") != problem.npos && problem.find("Output\"") != problem.npos;
}

}  // namespace

bool holdsAttention(const std::string& path) {
    try {
        FileReader file(path);
        const std::string start = file.read(std::min<std::uint64_t>(file.size(), 9));
        if (start.starts_with("PK") || start.starts_with('\x80'))
            return areAttention(readTorchArrays(path));
        if (start.size() == 9 && start[8] == '{' && start.substr(5, 3) == std::string_view("\0\0\0", 3))
            return areAttention(readSafetensorsArrays(path));
    } catch (const Error& error) {
        // Such an object is refused with other advice than a model.
        return isOutputOfModel(error.what());
    }
    return false;
}

}  // namespace attn
