// SPDX-License-Identifier: GPL-3.0-or-later
// Containers, whatever stands in them.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/files/formats/record_file.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/safetensors_checksum.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/pytorch/named_tensors.h"
#include "core/model_files/pytorch/pickle_reader.h"
#include "tests/fuzz/fuzzed_readers.h"
#include "tests/support/marian_folder_writer.h"
#include "tests/support/zip_bytes.h"

namespace attn::fuzz {
namespace {

void readAsSafetensors(const FuzzedInput& input) {
    const SafetensorsFile file = SafetensorsFile::load(input.path());
    require(SafetensorsFile::loadHeader(input.path()).tensors().size() == file.tensors().size(),
            "the header has other tensors than the file");
    for (const TensorInfo& tensor : file.tensors()) {
        try {
            if (tensor.dtype == "I64") {
                require(file.integers(tensor).size() == tensor.count, "a tensor has other numbers");
                continue;
            }
            std::size_t streamed = 0;
            file.stream(tensor, [&](std::span<const float> part) { streamed += part.size(); });
            require(file.floats(tensor).size() == tensor.count && streamed == tensor.count,
                    "a tensor has other numbers");
        } catch (const Error&) {
            continue;  // its type is not read
        }
    }
}

std::string exampleSafetensors() {
    static const std::vector<float> numbers = {1, 2, 3, 4, 5, 6};
    return checkedSafetensorsBytes(
        {{"format", "attention-lab-model"}, {"note", "[1]"}},
        {{"a", {2, 3}, numbers}, {"b", {}, std::span(numbers).first(1)}, {"c", {0}, {}}});
}

void readAsZip(const FuzzedInput& input) {
    const ZipArchive zip(input.bytes, "x", "the fuzzer");
    for (const ZipArchive::Entry& entry : zip.entries()) {
        try {
            const std::string whole = zip.read(entry);
            require(whole.size() == entry.size, "an entry has another size");
            zip.prove(entry);
            require(whole.starts_with(zip.start(entry, 7)), "an entry starts otherwise");
            if (!entry.isPacked && entry.size > 1)
                require(zip.readPart(entry, 1, entry.size - 1) == whole.substr(1), "a part is another one");
        } catch (const Error&) {
            continue;
        }
    }
}

void readAsTensors(const FuzzedInput& input) {
    const NamedTensors tensors = loadNamedTensors(input.path());
    for (const NamedTensor& tensor : tensors.tensors)
        tensor.forEachPart([](std::span<const float>) {});
}

void readAsRecords(const FuzzedInput& input) {
    std::string last;
    RecordFile::read(input.path(), [&](std::string record) { last = std::move(record); });
    require(RecordFile::isOne(input.path()), "records in no file of records");
    RecordFile::readLast(input.path());
}

}  // namespace

std::vector<FuzzedReader> formatReaders() {
    return {
        {"safetensors-file", "safetensors", readAsSafetensors, exampleSafetensors},
        {"zip", "zip", readAsZip,
         [] {
             return test::zipBytes({{"a.txt", "a"}, {"b/c.json", "{\"d\": [1]}"}});
         }},
        {"pickle", "pickle", [](const FuzzedInput& input) { readPickle(input.bytes, "x"); },
         [] { return test::pickleOf(test::marianFolderTensors(), false); }},
        {"pytorch", "pytorch", readAsTensors, [] { return test::pytorchZipOf(test::marianFolderTensors()); }},
        {"records", "run", readAsRecords}};
}

}  // namespace attn::fuzz
