// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "tests/support/paths.h"

namespace attn {

std::vector<std::string> goldenFiles(const std::filesystem::path& folder) {
    std::vector<std::string> files;
    std::error_code missing;
    for (const auto& entry : std::filesystem::directory_iterator(folder, missing))
        if (entry.path().extension() == ".safetensors")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string goldenName(const std::string& path) {
    std::string name = std::filesystem::path(path).stem();
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

std::vector<SentencePair> GoldenCase::pairs() const {
    const std::vector<Index> source = integers("in.source"), target = integers("in.target"),
                             lengths = integers("in.source_lengths");
    const auto longest = static_cast<Index>(shape("in.source")[1]);
    const auto steps = static_cast<Index>(shape("in.target")[1]);
    std::vector<SentencePair> pairs(lengths.size());
    for (std::size_t b = 0; b < pairs.size(); ++b) {
        const auto row = source.begin() + static_cast<Index>(b) * longest;
        pairs[b].source.assign(row, row + lengths[b]);
        for (Index t = 0; t < steps; ++t) {
            const Index token = target[b * static_cast<std::size_t>(steps) + static_cast<std::size_t>(t)];
            if (token != paddingToken)
                pairs[b].target.push_back(static_cast<Token>(token));
        }
    }
    return pairs;
}

std::vector<std::uint64_t> GoldenCase::shape(const std::string& name) const {
    return m_file.find(name)->shape;
}

std::vector<Real> GoldenCase::values(const std::string& name) const {
    const std::vector<float> floats = m_file.floats(*m_file.find(name));
    return {floats.begin(), floats.end()};
}

std::vector<Index> GoldenCase::integers(const std::string& name) const {
    const std::vector<std::int64_t> integers = m_file.integers(*m_file.find(name));
    return {integers.begin(), integers.end()};
}

namespace {

std::string stripped(const std::string& name, const std::string& strip) {
    return name.starts_with(strip) ? name.substr(strip.size()) : name;
}

}  // namespace

void GoldenCase::fill(Parameters& parameters, const std::string& prefix, const std::string& strip) const {
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        const std::vector<Real> from = values(prefix + stripped(entry.name, strip));
        ASSERT_EQ(static_cast<Index>(from.size()), entry.size()) << entry.name;
        std::copy(from.begin(), from.end(), parameters.buffer().data() + entry.offset);
    }
}

void GoldenCase::expectEqual(const Parameters& parameters, const std::string& prefix,
                             const std::string& strip) const {
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        const Real* first = parameters.buffer().data() + entry.offset;
        expectEqual(prefix + stripped(entry.name, strip), {first, first + entry.size()});
    }
}

void GoldenCase::expectEqual(const std::string& name, const std::vector<Real>& found) const {
    const std::vector<Real> expected = values(name);
    ASSERT_EQ(expected.size(), found.size()) << name;
    Real largest = 0, difference = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        largest = std::max(largest, std::abs(expected[i]));
        difference = std::max(difference, std::abs(expected[i] - found[i]));
        ASSERT_TRUE(std::isfinite(found[i])) << name << ", number " << i;
    }
    EXPECT_LE(difference, std::max(Real(1e-4) * largest, Real(1e-6))) << name << ", largest " << largest;
}

std::vector<Real> asReference(const Positions& positions, const std::vector<Index>& order,
                              const ConstMatrixRef& columns) {
    const Index rows = columns.rows(), longest = positions.longest();
    std::vector<Real> result(static_cast<std::size_t>(positions.batch() * longest * rows), 0);
    for (Index j = 0; j < longest; ++j) {
        for (Index b = 0; b < positions.active(j); ++b) {
            const Index place = (order[static_cast<std::size_t>(b)] * longest + j) * rows;
            for (Index r = 0; r < rows; ++r) {
                const Real value = columns(r, positions.first(j) + b);
                result[static_cast<std::size_t>(place + r)] = std::isinf(value) ? 0 : value;
            }
        }
    }
    return result;
}

std::vector<Real> stepsAsReference(const std::vector<Index>& order, const ConstMatrixRef& columns) {
    const auto batch = static_cast<Index>(order.size());
    const Index rows = columns.rows(), steps = columns.cols() / batch;
    std::vector<Real> result(static_cast<std::size_t>(columns.size()));
    for (Index t = 0; t < steps; ++t)
        for (Index b = 0; b < batch; ++b)
            for (Index r = 0; r < rows; ++r)
                result[static_cast<std::size_t>((order[static_cast<std::size_t>(b)] * steps + t) * rows +
                                                r)] = columns(r, t * batch + b);
    return result;
}

}  // namespace attn
