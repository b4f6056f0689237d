// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/types.h"

namespace attn {

class FactRecord;

// What an expression of a lesson computes with (README.md, "Expressions"). Lists and records are shared, so a
// value is cheap to copy.
class FactValue {
public:
    using List = std::vector<FactValue>;
    enum class Kind { None, Truth, Number, Text, List, Record };

    FactValue() = default;
    static FactValue truth(bool value);
    static FactValue number(double value);
    static FactValue text(std::string value);
    static FactValue list(List values);
    static FactValue numbers(const ConstVectorRef& values);
    static FactValue texts(const std::vector<std::string>& values);
    // Places that count from 0 become numbers that count from 1.
    static FactValue places(const std::vector<Index>& values);
    static FactValue record(std::shared_ptr<FactRecord> value);
    // Nothing becomes `none`.
    static FactValue optional(const std::optional<double>& value);

    Kind kind() const { return static_cast<Kind>(m_value.index()); }
    bool isNone() const { return kind() == Kind::None; }
    // Throw Error, "should be a number, found a text" and the like, for another kind.
    bool asTruth() const;
    double asNumber() const;
    const std::string& asText() const;
    const List& asList() const;
    FactRecord& asRecord() const;
    std::vector<double> asNumbers() const;  // a list of nothing else

    // What it costs to go through: the number of its values, also of those in lists of lists, which may be
    // shared. A text counts one more for every 64 bytes.
    std::size_t weight() const;

    // Of different kinds: false. Records are equal to themselves only.
    bool operator==(const FactValue& other) const;

private:
    struct Values;
    [[noreturn]] void refuse(const char* expected) const;

    std::variant<std::monostate, bool, double, std::string, std::shared_ptr<const Values>,
                 std::shared_ptr<FactRecord>>
        m_value;
};

// "a number", "a list"; of a record what it is called: "a lane".
std::string kindInWords(const FactValue& value);

}  // namespace attn
