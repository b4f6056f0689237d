// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace attn {
struct TrainedModel;
}

namespace attn::fuzz {

// What a reader is given: the same bytes as a text and as a file.
class FuzzedInput {
public:
    FuzzedInput(std::string bytes, const std::string& path) : bytes(std::move(bytes)), m_path(path) {}
    // Writes the bytes when it is first asked for.
    const std::string& path() const;
    std::string jsonPath() const { return path() + ".json"; }  // the same, called a JSON file

    const std::string bytes;

private:
    const std::string& m_path;
    mutable bool m_isWritten = false;
};

// A reader of files or texts. Whatever it is given, it reads it or throws Error with a sentence.
struct FuzzedReader {
    std::string name;
    std::string seeds;  // folder of tests/fuzz/seeds
    std::function<void(const FuzzedInput&)> read;
    // A good file, for seeds that are not kept. It is not refused.
    std::function<std::string()> example = {};
};

std::vector<FuzzedReader> dumpReaders();     // alignments of other programs, known links, lessons
std::vector<FuzzedReader> foreignReaders();  // models of other programs
std::vector<FuzzedReader> formatReaders();   // containers of any content: safetensors, zip, pickle
std::vector<FuzzedReader> ownReaders();      // files of this program
std::vector<FuzzedReader> textReaders();     // texts that people type, paste or drop, and corpora

// Ends the program as a crash does, with the sentence.
void require(bool isRight, const char* sentence);
// Lets the model translate two tokens.
void useModel(const std::shared_ptr<const TrainedModel>& model);

}  // namespace attn::fuzz
