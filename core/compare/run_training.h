// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <optional>

#include "core/compare/comparison_job.h"
#include "core/compare/test_pairs.h"

namespace attn {

// Pairs that several runs share; the first run that needs them makes them.
class SharedPairs {
public:
    struct Pairs {
        std::shared_ptr<const RecipeCorpora> corpora;
        TestPairs tests;
    };
    explicit SharedPairs(const Comparison& comparison) : m_comparison(comparison) {}

    // Waits while another thread makes the pairs. Throws the errors of recipeCorpora and testPairs. Returns
    // nullptr after a stop.
    std::shared_ptr<const Pairs> get(const Recipe& recipe, const std::stop_token& stop);

private:
    struct Entry {
        Recipe recipe;
        std::mutex making;
        std::weak_ptr<const Pairs> pairs;
    };

    std::shared_ptr<const Pairs> hold(std::shared_ptr<const Pairs> pairs);

    const Comparison& m_comparison;
    std::mutex m_mutex;
    std::vector<std::shared_ptr<Entry>> m_entries;
    // The latest pairs are held here, because between two runs nobody else may hold them.
    std::array<std::shared_ptr<const Pairs>, 2> m_held;
};

// Trains one run from its recipe or its checkpoint and returns its figures. After a stop returns nothing, and
// the state is in the checkpoint. `publish` gets Resumed, Training and Measuring. Throws Error.
std::optional<ComparedRun> trainRun(const Comparison& comparison, std::size_t run, SharedPairs& pairs,
                                    const RunStore& store, const ComparisonOptions& options,
                                    const std::stop_token& stop,
                                    const std::function<void(const RunNews&)>& publish);

}  // namespace attn
