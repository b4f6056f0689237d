// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/own_links.h"

#include <algorithm>
#include <utility>

#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double possibleShare = 0.45;

}  // namespace

const Link* ownLink(const Picture& picture, int row, int source) {
    if (!picture.ownLinks)
        return nullptr;
    const auto found = std::lower_bound(
        picture.ownLinks->begin(), picture.ownLinks->end(), std::pair(row, source),
        [](const Link& link, const auto& place) { return std::pair(link.target, link.source) < place; });
    return found != picture.ownLinks->end() && found->target == row && found->source == source ? &*found
                                                                                               : nullptr;
}

double ownLinkShare(bool isSure) {
    return isSure ? 1 : possibleShare;
}

QColor ownLinkColour(bool isSure) {
    return theme().weight(ownLinkShare(isSure));
}

QString ownLinkText(const Picture& picture, int row, int source) {
    const Link* link = ownLink(picture, row, source);
    return !link ? tr("no link found") : link->sure ? tr("link found") : tr("possible link found");
}

}  // namespace attn::ui
