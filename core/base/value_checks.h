// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Checks values one after another and keeps the first problem, as a sentence that names the key, what was
// found and what is possible. The checks after it are skipped.
class ValueChecks {
public:
    // `path` goes before every key: "model.".
    explicit ValueChecks(std::string path = {}) : m_path(std::move(path)) {}

    void whole(const std::string& key, Index found, Index smallest, Index largest);
    void oneOf(const std::string& key, const std::string& found, const std::vector<std::string>& known);
    // The ids of the table's rows are possible.
    template <typename Row>
    void oneOf(const std::string& key, const std::string& found, const std::vector<Row>& table) {
        std::vector<std::string> ids;
        for (const Row& row : table)
            ids.push_back(row.id);
        oneOf(key, found, ids);
    }
    // `problem` is the whole sentence.
    void require(bool isPossible, const std::string& problem);

    bool isSound() const { return m_problem.empty(); }
    // Empty when every value is sound.
    const std::string& problem() const { return m_problem; }
    // The key with its path.
    std::string name(const std::string& key) const { return m_path + key; }

private:
    std::string m_path;
    std::string m_problem;
};

}  // namespace attn
