// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>

namespace attn::ui {

// Thrown by work that was stopped and returns nothing. It is not a problem, so nobody is told.
class Stopped : public std::exception {
public:
    const char* what() const noexcept override { return "stopped"; }
};

}  // namespace attn::ui
