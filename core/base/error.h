// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace attn {

// A problem that can be told to the user in one sentence: what is wrong, where, what was expected, what to
// do. `WrongInput` means that a file, a text or an option is not what it should be (exit code 2 on the
// command line). `Failure` is everything else: a full disk, a run that diverged (exit code 1).
class Error : public std::runtime_error {
public:
    enum class Kind { WrongInput, Failure };

    explicit Error(const std::string& sentence, Kind kind = Kind::WrongInput)
        : std::runtime_error(sentence), m_kind(kind) {}

    Kind kind() const { return m_kind; }

private:
    Kind m_kind;
};

}  // namespace attn
