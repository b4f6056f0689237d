// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentences/conclusion_choice.h"

#include <algorithm>
#include <cassert>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

std::string asSentence(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return told("%1.", text);
}

}  // namespace

Conclusion newConclusion(const std::string& id, const std::string& topic) {
    Conclusion result;
    result.id = id;
    result.topic = topic;
    return result;
}

std::vector<std::string> choiceIds(bool hasLinks) {
    if (hasLinks)
        return {"format",     "base",   "order",  "first",   "source-end",
                "target-end", "source", "target", "subwords"};
    return {"format", "orientation", "source-end", "target-end", "map",    "axes",   "arrays",  "site",
            "beams",  "padding",     "numbers",    "first",      "source", "target", "subwords"};
}

void checkChoiceIds(const std::map<std::string, std::string>& overruled) {
    std::vector<std::string> known = choiceIds(false);
    for (const std::string& id : choiceIds(true)) {
        if (std::find(known.begin(), known.end(), id) == known.end())
            known.push_back(id);
    }
    for (const auto& [id, value] : overruled) {
        if (std::find(known.begin(), known.end(), id) == known.end())
            throw Error(
                told("Unknown choice for a file of alignments %1; %2", inQuotes(id), suggestion(id, known)));
    }
}

void applyChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled) {
    const auto chosen = overruled.find(conclusion.id);
    if (chosen == overruled.end())
        return;
    std::vector<std::string> known;
    for (const Conclusion::Choice& choice : conclusion.choices)
        known.push_back(choice.value);
    if (std::find(known.begin(), known.end(), chosen->second) == known.end())
        throw Error(told("Unknown value %1 for %2; %3", inQuotes(chosen->second), conclusion.id,
                         suggestion(chosen->second, known)));
    conclusion.isOverruled = true;
    conclusion.value = chosen->second;
    conclusion.why = told("Chosen by hand. What the file shows: %1", conclusion.why);
}

void applyLabelledChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled) {
    applyChoice(conclusion, overruled);
    for (const Conclusion::Choice& choice : conclusion.choices) {
        if (choice.value == conclusion.value)
            conclusion.what = asSentence(choice.label);
    }
}

std::string inSentences(long count, long all) {
    assert(count <= all);
    if (count == all)
        return plural(all, "In the first sentence", "In all %1 sentences looked at", all);
    return told("In %1 of %2 sentences looked at", count, all);
}

}  // namespace attn
