// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/output_places.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/behind_links.h"
#include "core/files/read_files.h"
#include "core/system/descriptors.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

bool isSameFile(const std::string& a, const std::string& b) {
    std::error_code ignored;
    if (fs::equivalent(a, b, ignored))
        return true;
    // For files that do not exist yet, the resolved paths are compared.
    const fs::path first = fs::weakly_canonical(fs::absolute(behindLinks(a, ignored), ignored), ignored);
    const fs::path second = fs::weakly_canonical(fs::absolute(behindLinks(b, ignored), ignored), ignored);
    return !first.empty() && first == second;
}

[[noreturn]] void refuseOver(const std::string& command, const OutputPlace& output, const std::string& read) {
    throw Error(command + ": " + output.option + " would write over " + read +
                ", which is read; give it another file.");
}

void checkPlace(const OutputPlace& output) {
    const auto& [file, option] = output;
    std::error_code ignored;
    // A file that stands behind a stream would be replaced, with all that others write into it.
    if (descriptorOfPath(file))
        throw Error(file + ": is an open stream, not a file; give " + option + " the name of a file.");
    if (fs::is_directory(file, ignored))
        throw Error(file + ": is a folder, not a file; give " + option + " the name of a file in it.");
    fs::path folder = fs::path(file).parent_path();
    if (folder.empty())
        folder = ".";
    if (!fs::is_directory(folder, ignored))
        throw Error(file + ": the folder " + folder.string() + " does not exist; make it first.");
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        throw Error(file + ": the folder " + folder.string() +
                    " cannot be written to; choose another one with " + option + ".");
}

}  // namespace

void checkOutputs(const std::string& command, const std::vector<OutputPlace>& outputs,
                  const std::vector<std::string>& inputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto& [file, option] = outputs[i];
        for (const std::string& input : inputs)
            if (!input.empty() && isSameFile(file, input))
                refuseOver(command, outputs[i], input);
        for (std::size_t j = 0; j < i; ++j) {
            if (!isSameFile(file, outputs[j].file))
                continue;
            if (option == outputs[j].option)
                throw Error(command + ": " + option + " " + file + " is given twice; give every file once.");
            throw Error(command + ": " + outputs[j].option + " and " + option + " would be one file, " +
                        file + "; give them different names.");
        }
        checkPlace(outputs[i]);
    }
}

void checkNotRead(const std::string& command, const std::vector<OutputPlace>& outputs) {
    for (const OutputPlace& output : outputs)
        if (wasRead(output.file))
            refuseOver(command, output, output.file);
}

void checkTensorsPlace(const std::string& command, const OutputPlace& output) {
    std::error_code ignored;
    if (!fs::is_regular_file(output.file, ignored))
        return checkEnding(command, output, ".safetensors");
    std::ifstream in(output.file, std::ios::binary);
    std::array<char, 9> start{};
    in.read(start.data(), start.size());
    const auto found = static_cast<std::size_t>(in.gcount());
    // The first eight bytes are a length, the header follows.
    if (found == 0 || (found == start.size() && start.back() == '{'))
        return;
    throw Error(command + ": " + output.option + ": " + output.file +
                " is there already and is no model; give a name that is free.");
}

void checkEnding(const std::string& command, const OutputPlace& output, const std::string& ending) {
    static const std::set<std::string> known = {".attnlab", ".attnlesson", ".attnrun", ".bin", ".csv",
                                                ".html",    ".json",       ".md",      ".npy", ".npz",
                                                ".pdf",     ".png",        ".pt",      ".pth", ".safetensors",
                                                ".svg",     ".tex",        ".tsv",     ".txt"};
    std::string found = fs::path(output.file).extension().string();
    std::transform(found.begin(), found.end(), found.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (found != ending && known.contains(found))
        throw Error(command + ": " + output.option + ": " + inQuotes(output.file) + " should end in " +
                    ending + ", which is what is written.");
}

void makeOutputFolder(const std::string& folder, const std::string& option) {
    std::error_code problem;
    if (!folder.empty() && !fs::is_directory(folder, problem)) {
        problem.clear();
        fs::create_directories(folder, problem);
        if (problem)
            throw Error(folder + ": the folder cannot be made: " + problem.message() +
                        "; choose another one with " + option + ".");
    }
}

}  // namespace attn
