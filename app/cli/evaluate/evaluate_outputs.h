// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/evaluate/evaluate_bootstrap.h"

namespace attn {

// Texts that any system has written, one line for each line of the references.
struct OutputsOptions {
    std::string outputs;                  // a file
    std::string target;                   // the first references
    std::vector<std::string> references;  // further ones
    BleuOptions bleu;
    BootstrapChoices bootstrap;
    Index threads = 1;
    bool json = false;
};

// Whether a file holds a text, plain or packed, and not a model. Throws Error when it cannot be opened.
bool isOutputsFile(const std::string& path);

// Measures outputs without a model and prints the result. Throws Error when the files do not fit.
void evaluateOutputs(const OutputsOptions& options);

}  // namespace attn
