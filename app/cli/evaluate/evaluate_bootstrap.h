// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/metrics/bleu.h"
#include "core/metrics/paired_bootstrap.h"

namespace attn {

// --against, --bootstrap and --bootstrap-seed
struct BootstrapChoices {
    std::string against;  // a model, or a file of outputs
    BootstrapOptions options;
};
void addBootstrapOptions(CLI::App& command, BootstrapChoices& choices);

// Outputs of a system and of what it is compared with, over the same sentences with their references.
struct ComparedOutputs {
    std::vector<std::string> system, baseline;
    std::vector<std::vector<std::string>> references;
};

// Keys "against", "bootstrap_samples", "bootstrap_seed" and "paired_bootstrap" with an object each of "bleu",
// "chrf" and "chrf_plus_plus".
nlohmann::ordered_json bootstrapJson(const ComparedOutputs& outputs, const BleuOptions& bleu,
                                     const BootstrapChoices& choices, Index threads);
// The same as rows of a table.
void printBootstrap(const nlohmann::ordered_json& result);

}  // namespace attn
