// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/decode/sentence.h"
#include "core/network/rollout.h"

namespace attn {

// One attention map of a sentence that was decoded. Rows and columns are what `rowsOf` and `columnsOf` say
// (shown_maps.h); the row of step t of a decoder's own map has t + 1 weights.
struct DecodedMap {
    MapAddress map;
    std::vector<Vector> rows;
};

// Reads a sentence again, token by token, and keeps the rows of any of its maps, also of those that no trace
// keeps.
class MapReader {
public:
    // Encodes at once, so the rows of the encoder's maps are there. `maps` are some of `shownMaps`,
    // `readAhead` as in Sentence. Throws Error as `Sentence` does.
    MapReader(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
              Interventions interventions, const std::vector<MapAddress>& maps,
              std::vector<Token> readAhead = {});

    // The decoder reads one more token. All maps of its steps get a row.
    void read(Token previous);
    const std::vector<Token>& tokens() const { return m_tokens; }  // that it has read

    // In the order in which they were asked for.
    const std::vector<DecodedMap>& maps() const { return m_maps; }
    std::vector<DecodedMap> takeMaps() { return std::move(m_maps); }

private:
    Vector nextRollout();

    Sentence m_sentence;
    std::optional<Rollout> m_rollout;
    std::vector<Vector> m_wholeRollout;  // of all steps, where they were computed at once
    std::vector<Token> m_tokens;
    std::vector<DecodedMap> m_maps;
};

}  // namespace attn
