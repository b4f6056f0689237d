// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/inspect/links/link_conclusions.h"

namespace attn {
namespace {

using Kind = GoldProblem::Kind;

// The link as it stands in its file.
std::string textOf(const FileLink& link, const LinkSentence& sentence, const LinkCollection& all) {
    const std::string first = std::to_string(link.first), second = std::to_string(link.second);
    if (all.format->traits.links.isLinkALine)
        return "Link " + std::to_string(sentence.key.number + all.firstNumber) + " " + first + " " + second;
    return "Link " + first + (link.isSure ? "-" : "p") + second;
}

std::string pastEnd(const char* side, int length) {
    return std::string("the ") + side + " has " + std::to_string(length) +
           (length == 1 ? " token." : " tokens.");
}

}  // namespace

std::string countedLinks(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " link" : " links");
}

CheckedLinks checkLinks(const LinkSentence& sentence, const SideLengths& lengths, const LinkReading& reading,
                        const LinkCollection& all) {
    struct Found {
        Link link;
        const FileLink* from;
    };
    CheckedLinks checked;
    const auto leaveOut = [&](Kind kind, const FileLink& link, const std::string& why) {
        checked.problems.push_back({kind, link.line, sentence.key, textOf(link, sentence, all) + why});
    };
    std::vector<Found> found;
    found.reserve(sentence.links.size());
    for (const FileLink& link : sentence.links) {
        const long source = (reading.isTargetFirst ? link.second : link.first) - reading.base;
        const long target = (reading.isTargetFirst ? link.first : link.second) - reading.base;
        if (reading.zeroIsNothing && (source < 0) != (target < 0))
            continue;
        if (source < 0 || target < 0)
            leaveOut(Kind::Nothing, link, ": position 0, but links count from 1.");
        else if (lengths.source >= 0 && source >= lengths.source + (reading.hasSourceEnd ? 1 : 0))
            leaveOut(Kind::OutOfRange, link, ": " + pastEnd("source", lengths.source));
        else if (lengths.target >= 0 && target >= lengths.target + (reading.hasTargetEnd ? 1 : 0))
            leaveOut(Kind::OutOfRange, link, ": " + pastEnd("target", lengths.target));
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
        leaveOut(Kind::Doubled, *each.from, ": stands there twice.");
    }
    std::stable_sort(
        checked.problems.begin(), checked.problems.end(),
        [](const GoldProblem& left, const GoldProblem& right) { return left.line < right.line; });
    return checked;
}

}  // namespace attn
