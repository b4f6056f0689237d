// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/files/lines/skipped_lines.h"
#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// What an importer concluded about a file, in words, and the alternatives.
struct Conclusion {
    struct Choice {
        std::string value;  // for DumpOptions::overruled and the command line: "source-rows"
        std::string label;  // for people: "a row for each source token"
    };
    std::string id;               // "orientation"
    std::string topic;            // for people: "Orientation"
    std::string value;            // the choice that was made
    std::string what;             // "Columns are target steps."
    std::string why;              // "In all 5 sentences the columns sum to 1, the rows do not."
    std::vector<Choice> choices;  // with fewer than two there is nothing to overrule
    bool isOverruled = false;     // by the user
    std::string doubt = {};       // one sentence: why another choice may be right; empty when it is certain
    bool isWarning = false;       // it changes what is measured, so it is told beside the figures
};
// Ids and values of conclusions; readers draw those that apply to their files:
//   format       id of a DumpFormat
//   orientation  target-rows, source-rows
//   source-end   end, none            the last source position is the end mark
//   target-end   end, none
//   base         0, 1                 number of the first position of links
//   order        source-first, target-first   of links, and of formats with two texts
//   map          name of an attention map: cross.1.2   of files that have several
//   axes         layer-head, sentence-head …   what the first dimensions of an array are
//   arrays       sentences, layers             what the arrays of a file are
//   site         cross, decoder, encoder       what kind of attention an array is
//   beams        1, 2 …                        rows of an array that belong to one sentence
//   padding      cut, none            zeros past the texts' lengths
//   numbers      file, place          the numbers of the sentences
//   first        0, 1                 number of the first sentence of the corpus
//   source, target   paths of the files that hold the texts; "" for no texts
//   subwords     keep, @@, ▁, ##      pieces merged into words (core/inspect/texts/subwords.h)

struct DumpOptions {
    std::map<std::string, std::string> overruled;  // by id of a conclusion
    std::string reference;                         // path of the right outputs; may be empty
};

// Receives what is known while a file is being read.
struct DumpWatch {
    std::stop_token stop;
    // Called on the calling thread with sentences in the file's order, as soon as there are some, and with
    // the share of the file that has been read, 0 to 1. The sentences are in AlignmentDump::sentences as
    // well.
    std::function<void(const std::vector<SentencePointer>& more, double share)> publish;
    // Called before the first sentences with the conclusions that are known then.
    std::function<void(const std::vector<Conclusion>&)> concluded;
};

// A file of attention or links that another system wrote.
struct AlignmentDump {
    std::string path;
    std::string format;       // id
    bool isNumbered = false;  // the sentences' numbers are the file's own
    std::vector<SentencePointer> sentences;
    std::vector<Conclusion> conclusions;
    SkippedLines skipped{std::string()};  // sentences that could not be read, by the line they begin in
    std::string problem;  // why nothing was read after the last sentence; empty when all was read
};

}  // namespace attn
