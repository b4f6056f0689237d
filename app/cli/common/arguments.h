// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <string>

namespace attn {

// What beams may be asked for.
inline constexpr std::uint64_t widestBeam = 1000;
inline constexpr double largestLengthPower = 10;

// Refuses what is not a whole number from `smallest` to `largest`, in words.
CLI::Validator wholeNumber(std::uint64_t smallest, std::uint64_t largest);

// The same for a number with a point.
CLI::Validator realNumber(double smallest, double largest);

// What the arguments lack, in one sentence that starts with the command's name where one was given; near
// names are suggested. `app` is the whole program after its parse has thrown `error`.
std::string argumentProblem(const CLI::App& app, const CLI::ParseError& error);

}  // namespace attn
