// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/numpy_generator.h"

#include <gmock/gmock.h>

#include <vector>

namespace attn {
namespace {

using testing::ElementsAre;

std::vector<std::uint32_t> drawn(NumpyGenerator& generator, std::uint32_t below, int count) {
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(generator.below(below));
    return numbers;
}

// numpy 1.24: r = numpy.random.default_rng(seed); r.choice(10, 30); r.choice(1000, 5); r.choice(3000000000,
// 4)
TEST(NumpyGenerator, GivesNumpysNumbers) {
    NumpyGenerator usual(12345);
    EXPECT_THAT(drawn(usual, 10, 30), ElementsAre(6, 2, 7, 3, 2, 7, 6, 6, 9, 3, 8, 3, 5, 5, 2, 1, 2, 6, 6, 9,
                                                  7, 2, 9, 9, 7, 6, 1, 0, 2, 4));
    EXPECT_THAT(drawn(usual, 1000, 5), ElementsAre(72, 886, 474, 697, 212));
    EXPECT_THAT(drawn(usual, 3'000'000'000, 4), ElementsAre(347946179, 2201784489, 2322832822, 2144944801));
    NumpyGenerator large((std::uint64_t{1} << 40) + 3);
    EXPECT_THAT(drawn(large, 10, 10), ElementsAre(7, 7, 4, 9, 3, 4, 3, 0, 7, 1));
    EXPECT_THAT(drawn(usual, 1, 2), ElementsAre(0, 0));
}

}  // namespace
}  // namespace attn
