// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/metrics/link.h"
#include "core/metrics/token_differences.h"
#include "core/network/attention_rows.h"
#include "ui/pictures/lane/token_mark.h"

namespace attn::ui {

// Everything that pictures show of one attention map over one sentence: tokens, rows of weights, and links.
// It never changes once it is shared, but rows that come from a trace grow with it.
struct Picture {
    QString name;                     // of the lane or system: "Additive"
    int colour = 0;                   // index of Theme::lane
    QString map;                      // which map it is (map_text.h); empty if there is only one
    QString briefMap;                 // the same for little room: "cross 2 mean"; empty as `map`
    QString mapName;                  // its name in files and commands: "cross.2.mean"; empty as `map`
    bool attends = true;              // false: there is one fixed vector for every step
    bool takesWeights = true;         // false: they are made of two maps, so nobody can give them
    bool isClass = false;             // the output is one token, a class, and no "</s>" follows
    QStringList sourceTokens;         // raw, as the tokeniser cut them; one for each annotation
    std::vector<bool> sourceUnknown;  // not in the model's vocabulary
    // Raw, one for each row, including "</s>". For a lane in training they are its own predictions, even if
    // it reads the reference.
    QStringList outputTokens;
    std::map<int, QString> predictions;  // by row: what the lane itself would say if the output differs
    QStringList referenceTokens;         // expected output without "</s>"; empty when it is not known
    // How the output differs from the reference; empty when that is not known. If the decoder reads the
    // reference, its own predictions are compared.
    std::optional<TokenDifferences> differences;
    AttentionRows rows;  // as far as decoded; without attention they have no weights
    // All rows are there before the first step, and the current one is chosen by itself: those of an encoder.
    bool isStanding = false;
    // The tokens of the output attend to those that the decoder has read: a row may look at no column after
    // its own.
    bool isCausal = false;
    bool isFinished = false;  // no rows will follow
    std::vector<Link> links;  // known alignment of this source and output; empty when it is not known
    // Set for a system that gives links instead of weights, by target, then source; the rows have 1 for each.
    std::optional<std::vector<Link>> ownLinks;
    // What was changed by hand, and the rows without these changes; empty when nothing was changed.
    std::vector<TokenMark> sourceMarks, outputMarks;
    AttentionRows originalRows;
};

// The rows of the expected output, with its "</s>"; 0 when it is not known.
inline int expectedRows(const Picture& picture) {
    const auto tokens = static_cast<int>(picture.referenceTokens.size());
    return tokens == 0 || picture.isClass ? tokens : tokens + 1;
}

// The selection of the window. -1: nothing is hovered.
struct Selection {
    int step = 0;           // number of rows shown, from 0 to those decoded; the current row is step - 1
    bool showsAll = false;  // rows after the current one are shown too
    int source = -1;        // hovered source position
    int row = -1;           // hovered output row
    int mapRow = 0;         // chosen row of a picture whose rows are standing
    int lane = 0;           // the lane that the dock shows in detail
    // Guessed source positions, for the row that comes next and for the current one.
    int guess = -1, lastGuess = -1;
    bool operator==(const Selection&) const = default;
};

// The number of rows that `selection` shows: an output that has ended keeps showing all of its rows.
inline int rowsShown(const Picture& picture, const Selection& selection) {
    const int decoded = picture.rows.size();
    const bool isCut = selection.step < decoded && !selection.showsAll && !picture.isStanding;
    return isCut ? selection.step : decoded;
}

// -1 when nothing is decoded yet.
inline int currentRow(const Picture& picture, const Selection& selection) {
    const int decoded = picture.rows.size();
    if (picture.isStanding)
        return (selection.mapRow < decoded ? selection.mapRow + 1 : decoded) - 1;
    return (selection.step < decoded ? selection.step : decoded) - 1;
}

// The attention of the current row; nullptr when nothing is decoded yet.
inline const MapTrace* currentAttention(const Picture& picture, const Selection& selection) {
    return picture.rows.find(currentRow(picture, selection));
}

// The known link between a row and a source position; nullptr when there is none.
inline const Link* knownLink(const Picture& picture, int row, int source) {
    for (const Link& link : picture.links) {
        if (link.target == row && link.source == source)
            return &link;
    }
    return nullptr;
}

// Whether the token of a decoded row is the expected one; empty when that is not known.
inline std::optional<bool> isRightToken(const Picture& picture, int row) {
    const auto place = static_cast<std::size_t>(row);
    if (!picture.differences || row < 0 || place >= picture.differences->isRight.size())
        return std::nullopt;
    return picture.differences->isRight[place];
}

// Whether somebody set the weights of a decoded row by hand.
inline bool hasGivenWeights(const Picture& picture, Index row) {
    const MapTrace* attention = picture.rows.find(row);
    return attention && attention->hasGivenWeights;
}

// Whether a system has links instead of weights.
inline bool givesLinks(const Picture& picture) {
    return picture.ownLinks.has_value();
}

}  // namespace attn::ui
