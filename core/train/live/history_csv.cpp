// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/history_csv.h"

#include <algorithm>
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

// What only some runs have: measures of classes, and the errors of maps.
struct MoreColumns {
    bool hasClasses = false;
    std::vector<MapAddress> maps;

    explicit MoreColumns(std::span<const LaneHistory> lanes) {
        for (const LaneHistory& lane : lanes)
            for (const Measurement& measured : lane.measurements) {
                hasClasses = hasClasses || measured.macroF1 || measured.evidence;
                for (const MapError& error : measured.maps)
                    if (std::find(maps.begin(), maps.end(), error.map) == maps.end())
                        maps.push_back(error.map);
            }
        std::sort(maps.begin(), maps.end());
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        if (hasClasses)
            names = {"macro_f1", "evidence"};
        for (const MapAddress& map : maps)
            names.push_back("alignment_error_rate " + nameOf(map));
        return names;
    }
    std::vector<std::optional<double>> of(const Measurement& measured) const {
        std::vector<std::optional<double>> values;
        if (hasClasses)
            values = {measured.macroF1, measured.evidence};
        for (const MapAddress& map : maps) {
            const auto found = std::find_if(measured.maps.begin(), measured.maps.end(),
                                            [&](const MapError& error) { return error.map == map; });
            values.push_back(found == measured.maps.end() ? std::nullopt
                                                          : std::optional(found->alignmentErrorRate));
        }
        return values;
    }
};

void addLane(const LaneHistory& lane, const MoreColumns& more, CsvText& csv) {
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
            for (const std::optional<double> value : more.of(*measured))
                fields.push_back(csvNumber(value));
        } else {
            fields.resize(10 + more.names().size());
        }
        csv.row(fields);
    }
}

}  // namespace

std::string historyToCsv(std::span<const LaneHistory> lanes) {
    const MoreColumns more(lanes);
    std::vector<std::string> columns = {"lane",        "update",         "loss",
                                        "seconds",     "held_out_pairs", "held_out_loss",
                                        "exact_match", "token_accuracy", "alignment_error_rate",
                                        "bleu"};
    for (const std::string& name : more.names())
        columns.push_back(name);
    CsvText csv;
    csv.row(columns);
    for (const LaneHistory& lane : lanes)
        addLane(lane, more, csv);
    return csv.text();
}

}  // namespace attn
