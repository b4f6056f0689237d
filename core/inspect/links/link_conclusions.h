// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/inspect/links/gold.h"
#include "core/inspect/links/link_collection.h"

namespace attn {

// Lengths of both sides of a sentence without end marks; −1 where they are not known.
struct SideLengths {
    int source = -1, target = -1;
};

// How the links of a file are to be read.
struct LinkReading {
    int base = 0;
    bool isTargetFirst = false;
    bool hasSourceEnd = false, hasTargetEnd = false;  // position "length" is the end mark
    bool zeroIsNothing = false;                       // counted from 1, position 0 says: without a link
    std::vector<Conclusion> conclusions;              // base, order, source-end, target-end, nothing
};

// Of all links of the file: of the two bases and the two orders the ones with which the fewest links are
// outside their sentences; what is equal is told by whether position 0 occurs, and by what is usual. Known
// links and those of systems are read alike. `lengths`: of each sentence. Throws Error for a value of
// `overruled` that there is not. After a stop it is of no use.
LinkReading concludeLinks(const LinkCollection& all, const std::vector<SideLengths>& lengths,
                          const std::map<std::string, std::string>& overruled,
                          const std::stop_token& stop = {});

// Links as the program counts them, ordered by target, then source, each once (sure where one of the doubled
// is), and what was left out.
struct CheckedLinks {
    std::vector<Link> links;
    std::vector<GoldProblem> problems;
};
CheckedLinks checkLinks(const LinkSentence& sentence, const SideLengths& lengths, const LinkReading& reading,
                        const LinkCollection& all);

// "1 link", "3 links"
std::string countedLinks(std::size_t count);

}  // namespace attn
