// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What stands at the places of a symbol: numbers counted from 1, or the letter that a sum runs over.
struct SymbolPlaces {
    QString position;  // as a subscript: "₂" or "ⱼ"
    QString unit;      // "5", "i", "i + 64"; of tokens "“M”" or "y"
};

// Which of a quantity's places mean something.
struct Places {
    bool step = false, position = false, unit = false;
};
inline constexpr Places eachStep{.step = true}, eachPosition{.position = true};
inline constexpr Places stepUnits{.step = true, .unit = true}, positionUnits{.position = true, .unit = true};
inline constexpr Places stepPositions{.step = true, .position = true};

// Whose layers a number has.
enum class Cells { None, Encoder, Decoder };

// How one kind of number is written for people. Lanes must have a model.
struct NumberRow {
    Kind kind;
    Places places;
    Cells cells = Cells::None;
    bool hasTokens = false;  // its units are tokens of the output
    // It is a part of a larger number at its position: labels leave out the position's token.
    bool isPart = false;
    // "weight of “M” (position 2) at step 3"
    QString (*name)(const Quantity& quantity, const LaneData& lane);
    // "α₃,₂"
    QString (*symbol)(const Quantity& quantity, const LaneData& lane, const SymbolPlaces& places);
    // Pictures ":/formulas/<id>.svg" of its general formula; a second one says what x is.
    QStringList (*formulas)(const Quantity& quantity, const ModelConfig& config);
    // What formula pictures call it (formula_symbols.h); empty: nothing. `symbolNameIn`, if there is one,
    // names it in the formula of `of`.
    const char* symbolName = "";
    QString (*symbolNameIn)(const Quantity& quantity, const Quantity& of,
                            const ModelConfig& config) = nullptr;
    // Why there is nothing more to compute if its explanation is a constant; nullptr: it never is.
    QString (*constantNote)(const Explanation& explanation, const LaneData& lane) = nullptr;
};
// The row of a number. Numbers of layers, heads, words and sentences have rows made of the engine's names
// (layered_numbers.h).
const NumberRow& numberRow(const Quantity& quantity);

// A file of rows for each part of the model.
std::vector<NumberRow> cellNumbers();
std::vector<NumberRow> attentionNumbers();
std::vector<NumberRow> outputNumbers();

// What a number's position is about.
// A source token, a token that the decoder has read, a sentence of the text: "“M”", "sentence 2".
QString positionToken(const Quantity& quantity, const LaneData& lane);
// The source token, or the first one of the sentence; −1 if it is about neither.
int sourceOf(const Quantity& quantity, const LaneData& lane);
// Whether it is about this source position; about none where that is −1.
bool isAbout(const Quantity& quantity, const LaneData& lane, int source);

// Parts of names.
QString sourceName(const Quantity& quantity, const LaneData& lane);  // "“M” (position 2)", "sentence 2"
QString targetName(Index token, const LaneData& lane);
QString numberOf(const QString& what, const Quantity& quantity);  // "number 5 of …"
QString atStep(const QString& what, const Quantity& quantity);    // "… at step 3"
QString ofSource(const QString& what, const Quantity& quantity, const LaneData& lane);
QString ofToken(const QString& what, const Quantity& quantity, const LaneData& lane);

// Parts of symbols.
QString stepMark(const Quantity& quantity);                              // "₃"
QString querySymbol(const Quantity& quantity, const LaneData& lane);     // "s₂"
QString entryOf(const QString& vector, const SymbolPlaces& places);      // "h₂[5]"
QString cellMark(const Quantity& quantity, const SymbolPlaces& places);  // "₃,₂"

// Parts of formulas' ids.
QString explainId(const char* name);        // "explain-…"
QString oneWay(const ModelConfig& config);  // "-one" of an encoder in one direction
inline const ModelConfig& configOf(const LaneData& lane) {
    return lane.model->network.config();
}

// "r", "z", "n" of a GRU, "i", "f", "g", "o" of an LSTM.
QString gateLetter(const std::string& cell, Index gate);

}  // namespace attn::ui
