// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/metrics/bleu.h"
#include "core/metrics/paired_bootstrap.h"

namespace attn {

// Values of --against, --bootstrap and --bootstrap-seed.
struct BootstrapChoices {
    std::string against;  // a model, or a file of outputs
    BootstrapOptions options;
};
void addBootstrapOptions(CLI::App& command, BootstrapChoices& choices);

// Outputs of a system and of the one that it is compared with, for the same sentences, with their references.
struct ComparedOutputs {
    std::vector<std::string> system, baseline;
    std::vector<std::vector<std::string>> references;
};

// The keys "against", "bootstrap_samples", "bootstrap_seed" and "paired_bootstrap"; the last holds an object
// for each of "bleu", "chrf" and "chrf_plus_plus".
nlohmann::ordered_json bootstrapJson(const ComparedOutputs& outputs, const BleuOptions& bleu,
                                     const BootstrapChoices& choices, Index threads);
// Prints the same as rows of a table.
void printBootstrap(const nlohmann::ordered_json& result);

}  // namespace attn
