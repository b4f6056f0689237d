// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/temporary_folder.h"

namespace attn::test {

// lesson.json of a lesson with a question of every kind, on bundled models of dates.
inline nlohmann::ordered_json sampleLessonJson() {
    return nlohmann::ordered_json::parse(R"json({
      "format": "attention-lab-lesson", "version": 1,
      "id": "sample", "title": "A sample", "summary": "One question of every kind.", "minutes": 5,
      "let": {"row1": "lane('dot').step(1)", "mean_entropy": "lane('dot').entropy"},
      "steps": [
        {"id": "read", "title": "A date", "text": "steps/read.md",
         "state": {"task": "dates", "text": "9 May 1998", "step": 1, "corpus": {"count": 20},
                   "lanes": [{"id": "dot", "model": "resources/models/dates/dot.safetensors"},
                             {"id": "additive", "model": "resources/models/dates/additive.safetensors"}]},
         "highlights": ["lane:dot", "lanes"]},
        {"id": "choose", "title": "Choose", "text": "steps/one.md",
         "question": {"kind": "choose", "ask": "Which year?",
                      "choices": [{"id": "a", "text": "1998", "right": "lane('dot').output == '1998-05-09'"},
                                  {"id": "b", "text": "1989", "right": false, "hint": "Read it once more."}],
                      "right": "Yes."}},
        {"id": "bet", "title": "Bet", "text": "steps/one.md",
         "question": {"kind": "bet", "ask": "How long is the output?", "value": "lane('dot').length", "tolerance": 1,
                      "scale": {"least": 1, "most": 30, "step": 1, "unit": "tokens"},
                      "hints": ["It is a date.", {"when": "answer > value", "text": "Less than {answer}."}],
                      "right": "Measured: {value}, you are {distance} away."}},
        {"id": "point", "title": "Point", "text": "steps/one.md", "state": {"hide": ["weights"]},
         "question": {"kind": "point", "at": "token", "lane": "dot", "times": 3, "enough": 2,
                      "ask": "What does it look at next?", "value": "lane('dot').step(row).argmax"}},
        {"id": "do", "title": "Do", "text": "steps/one.md", "state": {"hide": null},
         "do": "Make the first token 2.",
         "question": {"kind": "do", "ask": "Is the output another one?",
                      "check": "lane('dot').output != lane('dot').original.output and lane('dot').forced_steps == [1]",
                      "solution": {"changes": {"dot": {"steps": [{"step": 1, "token": "= if(row1.token == '1', '2', '1')"}]}}}}},
        {"id": "find", "title": "Find", "text": "steps/one.md",
         "question": {"kind": "find", "ask": "Find a date whose output ends in 1.",
                      "check": "lane('dot').exact and last(lane('dot').tokens) == '1'"}},
        {"id": "say", "title": "Say", "text": "steps/one.md",
         "question": {"kind": "say", "ask": "Why?", "model_answer": "Because of `{row1.looks_at}`."}}
      ]
    })json");
}

// The files of a lesson with this lesson.json.
inline std::map<std::string, std::string> sampleLessonFiles(
    const nlohmann::ordered_json& json = sampleLessonJson()) {
    return {{"lesson.json", json.dump(1)},
            {"steps/read.md", "# A date\n\nIt says `{row1.token}` and looks *there*; see [why](#say).\n"},
            {"steps/one.md", "One more.\n"}};
}

// Writes them into a folder and returns its path.
inline std::string writeSampleLesson(const TemporaryFolder& folder,
                                     const std::map<std::string, std::string>& files = sampleLessonFiles(),
                                     const std::string& name = "sample") {
    for (const auto& [file, bytes] : files) {
        std::filesystem::create_directories((folder.path() / name / file).parent_path());
        folder.write(name + "/" + file, bytes);
    }
    return folder.file(name);
}

}  // namespace attn::test
