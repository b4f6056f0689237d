// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/evaluate/evaluate_bootstrap.h"

namespace attn {

// Texts that any system has written, a line for each line of the references.
struct OutputsOptions {
    std::string outputs;                  // a file
    std::string target;                   // the first references
    std::vector<std::string> references;  // further ones
    BleuOptions bleu;
    BootstrapChoices bootstrap;
    Index threads = 1;
    bool json = false;
};

// Whether a file holds a text, packed or not, and no model. Throws Error where it cannot be opened.
bool isOutputsFile(const std::string& path);
// All of a text. Throws Error where it has not `count` lines, those of `of`; 0: any number.
std::vector<std::string> readLines(const std::string& path, Index count = 0, const std::string& of = {});

// Measures them without a model and prints what it has found. Throws Error where files do not fit.
void evaluateOutputs(const OutputsOptions& options);

}  // namespace attn
