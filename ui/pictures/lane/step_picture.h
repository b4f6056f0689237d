// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// What the centre of Step mode shows of the decoded lanes.
enum class StepPicture {
    Heatmap,     // a card for each lane: weights and the bars of the current step
    Lines,       // the same cards with two rows of tokens, joined by lines
    Difference,  // the same cards with a lane's weights minus those of the selected lane
    Beam,        // the tree of a beam search of the selected lane
    Document,    // the same cards with the text in lines by sentence, of lanes that say a class
    Landscape,   // planes of queries, coloured by the weights that a score function gives
};

// Whether the lanes' cards are shown.
constexpr bool hasCards(StepPicture picture) {
    return picture != StepPicture::Beam && picture != StepPicture::Landscape;
}

// Its name in files of sessions and figures.
struct StepPictureId {
    StepPicture picture;
    const char* id;
};
inline constexpr StepPictureId stepPictureIds[] = {
    {StepPicture::Heatmap, "heatmap"},       {StepPicture::Lines, "lines"},
    {StepPicture::Difference, "difference"}, {StepPicture::Beam, "beam"},
    {StepPicture::Document, "document"},     {StepPicture::Landscape, "landscape"},
};
constexpr const char* idOf(StepPicture picture) {
    for (const StepPictureId& row : stepPictureIds)
        if (row.picture == picture)
            return row.id;
    return "";
}

}  // namespace attn::ui
