// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>

namespace attn::ui {

// A kind of document that autosave keeps safe, with its own kind of files.
struct AutosaveKind {
    QString suffix;       // of its files
    QString subject;      // "the run"
    QString endedBefore;  // said about a copy that was left behind
    QString back;         // said after it was opened; %1 is the time of the copy
    int first = 0;        // from the first change to the first write, in ms
    int interval = 0;     // between two writes, in ms
    // "Dates to ISO, 8 lanes, update 1 240". Throws Error when the file cannot be read.
    std::function<QString(const std::string& path)> describe;
};

const AutosaveKind& runCopies();
const AutosaveKind& sessionCopies();
const AutosaveKind& lessonCopies();  // of a lesson that is being written

}  // namespace attn::ui
