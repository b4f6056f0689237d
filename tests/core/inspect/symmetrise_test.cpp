// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/symmetrise.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/links_file.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

// Both have 0-0 and 3-3. 1-0 is a neighbour of 0-0, 2-2 one of 3-3, and 5-5 is alone. When 0-4 is tried, one
// of its tokens has a link.
const std::vector<Link> forward{{0, 0}, {1, 0}, {3, 3}, {5, 5}}, backward{{0, 0}, {2, 2}, {3, 3}, {0, 4}};

TEST(Symmetrise, KeepsTheLinksOfBothOrOfEither) {
    EXPECT_THAT(symmetrised(forward, backward, "intersection"), ElementsAre(Link{0, 0}, Link{3, 3}));
    EXPECT_THAT(symmetrised(forward, backward, "union"),
                ElementsAre(Link{0, 0}, Link{1, 0}, Link{2, 2}, Link{3, 3}, Link{0, 4}, Link{5, 5}));
    EXPECT_THROW(symmetrised(forward, backward, "grow"), Error);
}

TEST(Symmetrise, GrowsFromLinksOfBothToTheirNeighbours) {
    EXPECT_THAT(symmetrised(forward, backward, "grow-diag"),
                ElementsAre(Link{0, 0}, Link{1, 0}, Link{2, 2}, Link{3, 3}));
    // A neighbour is left out if both its tokens have links; one that is reached only through another
    // neighbour is added.
    EXPECT_THAT(symmetrised({{0, 0}, {1, 1}, {0, 1}, {2, 2}, {3, 2}}, {{0, 0}, {1, 1}}, "grow-diag"),
                ElementsAre(Link{0, 0}, Link{1, 1}, Link{2, 2}, Link{3, 2}));
}

TEST(Symmetrise, EndsWithLinksBetweenTokensThatHaveNone) {
    EXPECT_THAT(symmetrised(forward, backward, "grow-diag-final-and"),
                ElementsAre(Link{0, 0}, Link{1, 0}, Link{2, 2}, Link{3, 3}, Link{5, 5}));
    EXPECT_THAT(symmetrised({}, {}, "grow-diag-final-and"), testing::IsEmpty());
}

TEST(Symmetrise, IsWrittenFromZeroOrOne) {
    const std::vector<std::vector<Link>> links{symmetrised(forward, backward, "intersection")};
    EXPECT_EQ(linksAsPharaoh(links), "0-0 3-3\n");
    EXPECT_EQ(linksAsPharaoh(links, 1), "1-1 4-4\n");
}

}  // namespace
}  // namespace attn::test
