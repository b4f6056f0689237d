// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/history_csv.h"

#include <charconv>
#include <cmath>

#include "core/files/formats/csv.h"

namespace attn {
namespace {

// Writes the shortest digits of the float itself, not those of its value as a double.
std::string lossText(float loss) {
    if (!std::isfinite(loss))
        return "";
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, loss).ptr};
}

void addLane(const LaneHistory& lane, CsvText& csv) {
    auto measured = lane.measurements.begin();
    for (Index update = lane.firstUpdate; update <= lane.update(); ++update) {
        const Index place = update - lane.firstUpdate - 1;
        std::vector<std::string> fields = {
            lane.name, std::to_string(update),
            place < 0 ? std::string() : lossText(lane.losses[static_cast<std::size_t>(place)])};
        while (measured != lane.measurements.end() && measured->update < update)
            ++measured;
        if (measured != lane.measurements.end() && measured->update == update) {
            for (const std::optional<double> value :
                 {std::optional(measured->seconds), std::optional(static_cast<double>(measured->pairs)),
                  std::optional(measured->loss), std::optional(measured->exactMatch),
                  std::optional(measured->tokenAccuracy), measured->alignmentErrorRate, measured->bleu})
                fields.push_back(csvNumber(value));
        } else {
            fields.resize(10);
        }
        csv.row(fields);
    }
}

}  // namespace

std::string historyToCsv(std::span<const LaneHistory> lanes) {
    CsvText csv;
    csv.row({"lane", "update", "loss", "seconds", "held_out_pairs", "held_out_loss", "exact_match",
             "token_accuracy", "alignment_error_rate", "bleu"});
    for (const LaneHistory& lane : lanes)
        addLane(lane, csv);
    return csv.text();
}

}  // namespace attn
