// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/read_dump.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/inspect/arrays/attention_file.h"
#include "core/inspect/links/link_dump.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/texts/dump_start.h"
#include "core/inspect/weights/weight_dump.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {
namespace {

Conclusion formatConclusion(const std::string& path, const DumpFormat& format, bool isOverruled) {
    Conclusion result = newConclusion("format", told("Format"));
    result.value = format.id;
    result.isOverruled = isOverruled;
    result.what = told("%1.", told(format.label.c_str()));
    result.why = isOverruled ? told("Chosen by hand.") : whyFormat(startOfFile(path));
    for (const DumpFormat& each : dumpFormats())
        result.choices.push_back({each.id, told(each.label.c_str())});
    return result;
}

std::vector<Conclusion> withFormat(std::vector<Conclusion> conclusions, const Conclusion& format,
                                   const std::optional<Conclusion>& encoding) {
    const auto found = std::find_if(conclusions.begin(), conclusions.end(),
                                    [](const Conclusion& each) { return each.id == "format"; });
    if (found != conclusions.end())
        return conclusions;
    if (encoding)
        conclusions.insert(conclusions.begin(), *encoding);
    conclusions.insert(conclusions.begin(), format);
    return conclusions;
}

}  // namespace

const DumpFormat& formatOfDump(const std::string& path, const DumpOptions& options) {
    const std::string start = startOfFile(path);
    refuseWideText(path, start);
    refuseLoneReturns(path, start);
    const auto chosen = options.overruled.find("format");
    return chosen == options.overruled.end() ? seenFormat(path, start) : dumpFormat(chosen->second);
}

AlignmentDump readDump(const std::string& path, const DumpOptions& options, const DumpWatch& watch) {
    checkChoiceIds(options.overruled);
    const DumpFormat& format = formatOfDump(path, options);
    const Conclusion concluded = formatConclusion(path, format, options.overruled.contains("format"));

    const std::optional<Conclusion> encoding = encodingConclusion(path);
    DumpWatch inner = watch;
    if (watch.concluded)
        inner.concluded = [&](const std::vector<Conclusion>& conclusions) {
            watch.concluded(withFormat(conclusions, concluded, encoding));
        };
    AlignmentDump dump = format.traits.hasLinks ? readLinkDump(path, format, options, inner)
                                                : readWeightDump(path, format, options, inner);
    dump.conclusions = withFormat(std::move(dump.conclusions), concluded, encoding);
    return dump;
}

bool looksLikeModel(const std::string& path) {
    if (foreignModelOf(path))
        return true;
    if (path.ends_with(".npz") || path.ends_with(".npy"))
        return false;
    if (holdsAttention(path))
        return false;
    FileReader file(path);
    const std::string start = file.read(std::min<std::uint64_t>(file.size(), 9));
    // A safetensors file begins with the eight bytes of a length, lowest first, and then JSON. As a length,
    // text would be far larger than any file.
    const bool isSafetensors = start.size() == 9 && start[8] == '{' &&
                               std::string_view(start).substr(5, 3) == std::string_view("\0\0\0", 3);
    return isSafetensors || path.ends_with(".safetensors") || isPytorchFile(path);
}

}  // namespace attn
