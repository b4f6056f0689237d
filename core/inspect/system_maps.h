// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/inspect/sentence_form.h"
#include "core/network/map_address.h"
#include "core/network/models/trained_model.h"

namespace attn {

// The maps that can be shown of a system's alignments; empty where there is no choice. Those of a model are
// alignmentMaps of its network; those of a file are what its conclusion "map" offers.
std::vector<MapAddress> mapsOf(const TrainedModel& model);
std::vector<MapAddress> mapsOf(const std::vector<Conclusion>& conclusions);
// The map that a file was read with; nothing where it has no choice.
std::optional<MapAddress> mapOf(const std::vector<Conclusion>& conclusions);

// Reads sentences again that `alignModel` made with this model, and gives them with the weights of another of
// its maps and in the given form; all else stays as it is. `publish` is called on the calling thread, batch
// by batch and in their order. Sentences that were not published before a stop are left out.
void alignAgain(const TrainedModel& model, const std::vector<SentencePointer>& sentences,
                const MapAddress& map, const SentenceForm& form,
                const std::function<void(std::vector<SentencePointer> more, double share)>& publish,
                const std::stop_token& stop = {});

// How far one map of a system is from the known links, over all its sentences.
struct MapCounts {
    MapAddress map;
    AlignmentCounts counts;                // as the system shows its sentences
    std::optional<AlignmentCounts> other;  // of a model: with rows of the other kind (SentenceForm::rows)
};

// Measures all maps of a system as `measure` measures the one that is shown. A model reads its sentences
// again, once for all maps; a file is read again for each map (`model` is nullptr). `progress` gets the share
// done, 0 to 1. Returns nothing after a stop. Throws Error when the file cannot be read. May run on any
// thread.
struct MeasuredSystem {
    std::shared_ptr<const TrainedModel> model;
    std::string path;
    DumpOptions options;
    std::vector<MapAddress> maps;
    std::vector<SentencePointer> sentences;  // of a model
    SentenceForm form;                       // of a model
};
std::optional<std::vector<MapCounts>> measureMaps(const MeasuredSystem& system, const GoldLinks* gold,
                                                  const MeasureOptions& options,
                                                  const std::function<void(double share)>& progress = {},
                                                  const std::stop_token& stop = {});

}  // namespace attn
