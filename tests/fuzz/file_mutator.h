// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

namespace attn::fuzz {

class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) {}
    // 0 to count − 1; 0 for a count of 0.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }
    bool oneIn(std::size_t count) { return below(count) == 0; }

private:
    std::mt19937 m_random;
};

// Each function changes a file of one form and writes it back so that readers get past the form: lengths,
// offsets and checksums fit the new content, except now and then. Files inside of files are changed by their
// own form. A file that has not this form comes back empty.
std::string mutatedZip(const std::string& bytes, Dice& dice, int depth);
std::string mutatedSafetensors(const std::string& bytes, Dice& dice, int depth);
std::string mutatedRecords(const std::string& bytes, Dice& dice, int depth);
std::string mutatedGzip(const std::string& bytes, Dice& dice, int depth);
std::string mutatedJson(const std::string& bytes, Dice& dice, int depth);
// Lines, fields and numbers of any text.
std::string mutatedText(const std::string& bytes, Dice& dice);

// The one of these that fits, or else libFuzzer's own changes of bytes. `depth` counts files inside of files.
std::string mutatedFile(const std::string& bytes, Dice& dice, int depth = 0);
// libFuzzer's own changes.
std::string mutatedBytes(const std::string& bytes);
// A number of 1 to 8 bytes that checks of sizes may get wrong.
std::uint64_t oddNumber(Dice& dice);

}  // namespace attn::fuzz
