// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told_apart.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

TEST(ToldApart, NamesThatOccurBeforeGetANumber) {
    EXPECT_THAT(toldApart({"a", "b", "a", "a"}), testing::ElementsAre("a", "b", "a (2)", "a (3)"));
    EXPECT_THAT(toldApart({"a", "a (2)", "a"}), testing::ElementsAre("a", "a (2)", "a (3)"));
    EXPECT_THAT(toldApart({}), testing::IsEmpty());
}

}  // namespace
}  // namespace attn::test
