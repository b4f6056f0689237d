// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/network/batch.h"
#include "core/network/layers/parameters.h"
#include "tests/support/paths.h"

namespace attn {

// The files of a folder of cases, sorted; empty when the folder is missing.
std::vector<std::string> goldenFiles(const std::filesystem::path& folder = test::goldenDir());
// The name of a case in a list of tests.
std::string goldenName(const std::string& path);

// Reads one case and compares results with it. Its tensors are row-major; the `asReference` functions below
// say where our columns stand in them.
class GoldenCase {
public:
    explicit GoldenCase(const std::string& path) : m_file(SafetensorsFile::load(path)) {}

    bool has(const std::string& name) const { return m_file.find(name) != nullptr; }
    // The sentence pairs `in.source`, `in.target`, without their padding.
    std::vector<SentencePair> pairs() const;
    const std::string& metadata(const std::string& key) const { return m_file.metadata().at(key); }
    std::vector<std::uint64_t> shape(const std::string& name) const;
    std::vector<Real> values(const std::string& name) const;
    std::vector<Index> integers(const std::string& name) const;

    // Copies `<prefix><name>` into every tensor of the buffer; `strip` is first taken off our names.
    void fill(Parameters& parameters, const std::string& prefix, const std::string& strip = "") const;
    // Compares tensor by tensor with those that `fill` reads.
    void expectEqual(const Parameters& parameters, const std::string& prefix,
                     const std::string& strip = "") const;
    // The tolerance is 1e-4 of the tensor's largest magnitude, or 1e-6.
    void expectEqual(const std::string& name, const std::vector<Real>& found) const;

private:
    SafetensorsFile m_file;
};

// Our columns [R, N] of source positions in the reference's form [B, S, R] with zero padding; `order[b]` is
// the place of our sentence b in the reference's batch.
std::vector<Real> asReference(const Positions& positions, const std::vector<Index>& order,
                              const ConstMatrixRef& columns);
// Our columns [R, T·B] in the reference's form [B, T, R].
std::vector<Real> stepsAsReference(const std::vector<Index>& order, const ConstMatrixRef& columns);

}  // namespace attn
