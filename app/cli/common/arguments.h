// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// The largest width of a beam.
inline constexpr std::uint64_t widestBeam = 1000;
inline constexpr double largestLengthPower = 10;
inline constexpr std::uint64_t mostThreads = 1024;

// Refuses anything but a whole number from `smallest` to `largest`, with a sentence.
CLI::Validator wholeNumber(std::uint64_t smallest, std::uint64_t largest);

// The same for a decimal number.
CLI::Validator realNumber(double smallest, double largest);

// Refuses anything but one of these values, with a sentence.
CLI::Validator oneOf(std::vector<std::string> values);

// Accepts any value; the command checks it. Completion offers these.
CLI::Validator offered(const std::vector<std::string>& values);
// The values of oneOf or offered.
std::vector<std::string> offeredValues(const CLI::Option& option);

// Makes every option of a command refuse an empty text, which a shell gives for a variable that is not set.
// Commands would take it for an option that is not given.
void refuseEmptyValues(CLI::App& command);

// What is wrong with the arguments, in one sentence that starts with the command's name if one was given and
// suggests near names. `app` is the whole program after its parse has thrown `error`.
std::string argumentProblem(const CLI::App& app, const CLI::ParseError& error);

}  // namespace attn
