// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/runs/run_file.h"
#include "core/runs/run_pictures.h"

namespace attn {

// A run in the form of a file: tensors, and everything else as JSON. Numbers are not copied where possible,
// so the run must outlive this.
class PackedRun {
public:
    // Throws Error (Failure) that starts with `path` when a text of the run is not UTF-8.
    PackedRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options);
    PackedRun(const PackedRun&) = delete;
    PackedRun& operator=(const PackedRun&) = delete;

    const std::vector<TensorToWrite>& tensors() const { return m_tensors; }
    // The part of a file before these tensors. `continued` names the tensors that continue those of the same
    // name in an earlier part of the file.
    std::string header(const std::vector<TensorToWrite>& tensors,
                       const std::vector<std::string>& continued = {}) const;
    // The same of all tensors, with the checksum of the whole file (safetensors_checksum.h).
    std::string checkedHeader() const;
    // A whole file; `header` describes all tensors and must outlive the result.
    std::vector<std::string_view> parts(const std::string& header) const;
    // The size of all tensors and the text.
    std::uint64_t bytes() const;

private:
    std::vector<std::pair<std::string, std::string>> metadata() const;
    void add(std::string name, const std::vector<float>& values, std::uint64_t columns = 0);
    void add(std::string name, const Vector& values);
    void add(const std::string& name, const Keyframe& keyframe);

    std::list<PackedPictures> m_pictures;
    std::vector<TensorToWrite> m_tensors;
    std::list<Eigen::VectorXf> m_copies;  // of numbers that are not floats
    std::string m_text;
};

}  // namespace attn
