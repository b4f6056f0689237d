// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/inspect/links/gold.h"
#include "core/inspect/links/link_collection.h"

namespace attn {

// Lengths of both sides of a sentence, without end marks; −1 where a length is not known.
struct SideLengths {
    int source = -1, target = -1;
};

// How the links of a file are to be read.
struct LinkReading {
    int base = 0;
    bool isTargetFirst = false;
    bool hasSourceEnd = false, hasTargetEnd = false;  // the position "length" is the end mark
    bool zeroIsNothing = false;                       // counting from 1, position 0 means: without a link
    std::vector<Conclusion> conclusions;              // base, order, source-end, target-end, nothing
};

// Concludes base and order from all links of a file. Of the two bases and the two orders it takes those that
// put the fewest links outside their sentences; a tie is decided by whether position 0 occurs, and by what is
// usual. Known links and links of systems are treated alike. `lengths` has an entry for each sentence. Throws
// Error for an unknown value in `overruled`. The result of a stopped call is useless.
LinkReading concludeLinks(const LinkCollection& all, const std::vector<SideLengths>& lengths,
                          const std::map<std::string, std::string>& overruled,
                          const std::stop_token& stop = {});

// Links with positions from 0, ordered by target, then source, each once (sure if one of its copies is), and
// the links that were left out.
struct CheckedLinks {
    std::vector<Link> links;
    std::vector<GoldProblem> problems;
};
CheckedLinks checkLinks(const LinkSentence& sentence, const SideLengths& lengths, const LinkReading& reading,
                        const LinkCollection& all);

}  // namespace attn
