// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/compare/comparison.h"

namespace attn {

struct CompareOptions {
    std::vector<std::string> recipes;
    std::string seeds = "3";
    std::string workFolder;
    std::string shard;
    std::vector<std::string> parts;  // tables to be merged
    std::vector<std::string> out;
    std::string format = "md";
    std::string lengths;
    Index pairsPerLength = 500;
    Index testPairs = 0;
    Index threads = 0;
    bool json = false;
    bool quiet = false;
};

// "3" means 1, 2, 3; "1,5-7" means exactly those. These functions throw Error that names the option, what was
// found and what is expected.
std::vector<std::uint64_t> parseSeeds(const std::string& text);
// "1-30", with the number of pairs not yet set; empty: no test.
LengthTest parseLengths(const std::string& text);
struct Shard {
    Index index = 1;  // 1 … count
    Index count = 1;
};
// "2/8"; empty: the only part.
Shard parseShard(const std::string& text);

// The format for the end of a file's name.
std::string formatOf(const std::string& file);

}  // namespace attn
