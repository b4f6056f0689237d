// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/theme_pairs.h"

namespace attn::ui {
namespace {

struct PairedColour {
    const char* name;
    QColor Theme::*of;
};

constexpr PairedColour window{"window", &Theme::window}, card{"card", &Theme::card},
    chip{"chip", &Theme::chip}, chipOutput{"chipOutput", &Theme::chipOutput},
    accent{"accent", &Theme::accent}, accentSoft{"accentSoft", &Theme::accentSoft},
    accentHover{"accentHover", &Theme::accentHover}, goldSoft{"goldSoft", &Theme::goldSoft};

std::vector<ThemePair> allPairs() {
    std::vector<ThemePair> pairs;
    const auto add = [&](double least, PairedColour colour, std::initializer_list<PairedColour> grounds) {
        for (const PairedColour& ground : grounds)
            pairs.push_back({colour.name, ground.name, colour.of, ground.of, least});
    };
    const auto text = [&](PairedColour colour, std::initializer_list<PairedColour> grounds) {
        add(textContrast, colour, grounds);
    };
    const auto graphic = [&](PairedColour colour, std::initializer_list<PairedColour> grounds) {
        add(graphicContrast, colour, grounds);
    };
    // Tokens stand on chips of every kind: plain, said, current, hovered.
    text({"text", &Theme::text}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    text({"mutedText", &Theme::mutedText}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    text({"unknown", &Theme::unknown}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    text({"right", &Theme::right}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    text({"goldText", &Theme::goldText}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    text({"accentText", &Theme::accentText}, {accent, accentHover});
    text({"accent", &Theme::accent}, {window, card});  // links, the label of the current row
    graphic({"accent", &Theme::accent}, {chip, chipOutput, accentSoft});
    graphic({"focus", &Theme::focus}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    graphic({"gold", &Theme::gold}, {window, card, chip, chipOutput, accentSoft, goldSoft});
    graphic({"outline", &Theme::outline}, {window, card});
    return pairs;
}

}  // namespace

const std::vector<ThemePair>& themePairs() {
    static const std::vector<ThemePair> pairs = allPairs();
    return pairs;
}

}  // namespace attn::ui
