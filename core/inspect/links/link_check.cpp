// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/inspect/links/link_conclusions.h"

#include "core/base/told.h"

namespace attn {
namespace {

using Kind = GoldProblem::Kind;

// The link as it stands in its file.
std::string textOf(const FileLink& link, const LinkSentence& sentence, const LinkCollection& all) {
    const std::string first = std::to_string(link.first), second = std::to_string(link.second);
    if (all.format->traits.links.isLinkALine)
        return std::to_string(sentence.key.number + all.firstNumber) + " " + first + " " + second;
    return first + (link.isSure ? "-" : "p") + second;
}

}  // namespace

CheckedLinks checkLinks(const LinkSentence& sentence, const SideLengths& lengths, const LinkReading& reading,
                        const LinkCollection& all) {
    struct Found {
        Link link;
        const FileLink* from;
    };
    CheckedLinks checked;
    const auto leaveOut = [&](Kind kind, const FileLink& link, const std::string& text) {
        checked.problems.push_back({kind, link.line, sentence.key, text});
    };
    const auto nameOfLink = [&](const FileLink& link) { return textOf(link, sentence, all); };
    std::vector<Found> found;
    found.reserve(sentence.links.size());
    for (const FileLink& link : sentence.links) {
        const long source = (reading.isTargetFirst ? link.second : link.first) - reading.base;
        const long target = (reading.isTargetFirst ? link.first : link.second) - reading.base;
        if (reading.zeroIsNothing && (source < 0) != (target < 0))
            continue;
        if (source < 0 || target < 0)
            leaveOut(Kind::Nothing, link,
                     told("Link %1: position 0, but links count from 1.", nameOfLink(link)));
        else if (lengths.source >= 0 && source >= lengths.source + (reading.hasSourceEnd ? 1 : 0))
            leaveOut(Kind::OutOfRange, link,
                     plural(lengths.source, "Link %1: the source has 1 token.",
                            "Link %1: the source has %2 tokens.", nameOfLink(link), lengths.source));
        else if (lengths.target >= 0 && target >= lengths.target + (reading.hasTargetEnd ? 1 : 0))
            leaveOut(Kind::OutOfRange, link,
                     plural(lengths.target, "Link %1: the target has 1 token.",
                            "Link %1: the target has %2 tokens.", nameOfLink(link), lengths.target));
        else
            found.push_back({{static_cast<int>(source), static_cast<int>(target), link.isSure}, &link});
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& left, const Found& right) {
        return std::pair(left.link.target, left.link.source) <
               std::pair(right.link.target, right.link.source);
    });
    checked.links.reserve(found.size());
    for (const Found& each : found) {
        Link* last = checked.links.empty() ? nullptr : &checked.links.back();
        if (!last || last->source != each.link.source || last->target != each.link.target) {
            checked.links.push_back(each.link);
            continue;
        }
        last->sure |= each.link.sure;
        leaveOut(Kind::Doubled, *each.from, told("Link %1: stands there twice.", nameOfLink(*each.from)));
    }
    std::stable_sort(
        checked.problems.begin(), checked.problems.end(),
        [](const GoldProblem& left, const GoldProblem& right) { return left.line < right.line; });
    return checked;
}

}  // namespace attn
