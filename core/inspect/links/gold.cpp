// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/gold.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/links/link_conclusions.h"
#include "core/inspect/links/link_numbers.h"
#include "core/inspect/texts/dump_start.h"

namespace attn {
namespace {

// The lengths that the corpus gives, or else those of the file's own texts.
std::vector<SideLengths> lengthsFor(const LinkCollection& all, const GoldTexts& texts) {
    std::map<long, SideLengths> byNumber;
    for (const GoldTexts::Sentence& sentence : texts.sentences)
        byNumber[sentence.number] = {sentence.source, sentence.target};
    std::vector<SideLengths> lengths;
    lengths.reserve(all.sentences.size());
    for (const LinkSentence& sentence : all.sentences) {
        SideLengths own;
        if (const auto found = byNumber.find(sentence.key.number); found != byNumber.end())
            own = found->second;
        if (sentence.source && own.source < 0)
            own.source = sentence.source->size();
        if (sentence.target && own.target < 0)
            own.target = sentence.target->size();
        lengths.push_back(own);
    }
    return lengths;
}

// Links to and from end marks do not count.
void dropEndMarks(std::vector<Link>& links, const SideLengths& lengths) {
    std::erase_if(links, [&](const Link& link) {
        return (lengths.source >= 0 && link.source >= lengths.source) ||
               (lengths.target >= 0 && link.target >= lengths.target);
    });
}

}  // namespace

std::string GoldProblem::described() const {
    return kind == Kind::Unreadable ? told("line %1: %2", line, text)
                                    : told("line %1: sentence %2: %3", line, key.number, text);
}

const std::vector<Link>* GoldLinks::find(long number) const {
    const auto found = links.find(number);
    return found == links.end() ? nullptr : &found->second;
}

long GoldLinks::sureCount() const {
    long count = 0;
    for (const auto& [number, each] : links)
        count += std::count_if(each.begin(), each.end(), [](const Link& link) { return link.sure; });
    return count;
}

long GoldLinks::possibleCount() const {
    long count = 0;
    for (const auto& [number, each] : links)
        count += std::count_if(each.begin(), each.end(), [](const Link& link) { return !link.sure; });
    return count;
}

GoldLinks readGold(const std::string& path, const GoldTexts& texts,
                   const std::map<std::string, std::string>& overruled, const std::stop_token& stop) {
    const DumpFormat& format = linkFormatOf(path, overruled);
    LinkCollection all = collectLinks(path, format, stop);
    if (stop.stop_requested())
        return {};
    const std::vector<Conclusion> numbers = settleNumbers(all, overruled);
    const std::vector<SideLengths> lengths = lengthsFor(all, texts);
    LinkReading reading = concludeLinks(all, lengths, overruled, stop);

    GoldLinks gold;
    gold.path = path;
    gold.format = format.id;
    gold.isNumbered = all.isNumbered;
    Conclusion chosen;
    chosen.id = "format";
    chosen.topic = told("Format");
    chosen.value = format.id;
    chosen.what = told("%1.", told(format.label.c_str()));
    chosen.isOverruled = overruled.contains("format");
    chosen.why = chosen.isOverruled ? told("Chosen by hand.") : whyFormat(startOfFile(path));
    for (const DumpFormat& each : formatsWithLinks())
        chosen.choices.push_back({each.id, told(each.label.c_str())});
    gold.conclusions = std::move(reading.conclusions);
    if (std::optional<Conclusion> encoding = encodingConclusion(path))
        gold.conclusions.insert(gold.conclusions.begin(), std::move(*encoding));
    gold.conclusions.insert(gold.conclusions.begin(), std::move(chosen));
    gold.conclusions.insert(gold.conclusions.end(), numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < all.sentences.size() && !stop.stop_requested(); ++i) {
        const LinkSentence& sentence = all.sentences[i];
        CheckedLinks checked = checkLinks(sentence, lengths[i], reading, all);
        for (GoldProblem& problem : checked.problems) {
            gold.problems.push_back(std::move(problem));
        }
        dropEndMarks(checked.links, lengths[i]);
        if (sentence.key.rank == 0)
            gold.links[sentence.key.number] = std::move(checked.links);
    }
    for (const LinkCollection::WrongLine& wrong : all.wrong)
        gold.problems.push_back({GoldProblem::Kind::Unreadable,
                                 wrong.line,
                                 {},
                                 told("A sentence %1; it is left out.", wrong.reason)});
    if (!all.problem.empty())
        gold.problems.push_back({GoldProblem::Kind::Unreadable,
                                 all.sentences.back().line + 1,
                                 {},
                                 told("Nothing more could be read: %1", all.problem)});
    std::stable_sort(
        gold.problems.begin(), gold.problems.end(),
        [](const GoldProblem& left, const GoldProblem& right) { return left.line < right.line; });
    return gold;
}

}  // namespace attn
