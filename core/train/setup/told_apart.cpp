// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/told_apart.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/train/setup/run_setup.h"

namespace attn {
namespace {

template <typename Description>
LaneName partOf(const std::vector<Description>& table, const std::string& id) {
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const Description& description) { return description.id == id; });
    return row == table.end() ? LaneName{id, id} : LaneName{row->label, id};
}

LaneName cellPart(const ModelConfig& model) {
    const LaneName encoder = partOf(cells(), model.encoder.cell),
                   decoder = partOf(cells(), model.decoder.cell);
    if (encoder == decoder)
        return encoder;
    return {encoder.label + " to " + decoder.label, encoder.id + "-" + decoder.id};
}

LaneName sizePart(const char* label, const char* id, Index size) {
    const std::string number = std::to_string(size);
    return {std::string(label) + " " + number, id + number};
}

LaneReads readsOf(const ModelConfig& model) {
    return readsOf(model.attention, model.decoder.wiring);
}

bool hasHeads(const ModelConfig& model) {
    const WiringDescription* wiring = findWiring(model.decoder.wiring);
    return wiring && !wiring->hasScoreFunction;
}

// Whether its encoder is told where a token stands.
bool hasPositions(const ModelConfig& model) {
    const std::string& kind = model.encoder.kind;
    return kind == "self_attention" || kind == "convolution" || kind == "embedding";
}

// The differences between models of one score, the most telling first. Empty if a model does not read it.
constexpr LaneName (*differences[])(const ModelConfig&) = {
    [](const ModelConfig& model) { return partOf(wirings(), model.decoder.wiring); },
    cellPart,
    [](const ModelConfig& model) {
        const Index window = model.attention.window;
        return readsOf(model).window ? sizePart("window", "window", window) : LaneName{};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).inputFeeding ? LaneName{}
               : model.decoder.inputFeeding ? LaneName{"fed", "fed"}
                                            : LaneName{"not fed", "not_fed"};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).keyStrength          ? LaneName{}
               : model.attention.learnedKeyStrength ? LaneName{"learned β", "learned"}
                                                    : LaneName{"β = 1", "fixed"};
    },
    [](const ModelConfig& model) {
        const std::string& activation = model.attention.activation;
        return readsOf(model).activationAndBias ? LaneName{activation, activation} : LaneName{};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).activationAndBias ? LaneName{}
               : model.attention.bias            ? LaneName{"bias", "bias"}
                                                 : LaneName{"no bias", "no_bias"};
    },
    [](const ModelConfig& model) {
        const Index longest = model.attention.longestSource;
        return readsOf(model).longestSource ? sizePart("up to", "to", longest) : LaneName{};
    },
    [](const ModelConfig& model) {
        return model.encoder.bidirectional ? LaneName{"both directions", "both"}
                                           : LaneName{"one direction", "one"};
    },
    [](const ModelConfig& model) {
        return hasHeads(model) ? sizePart("heads", "heads", model.decoder.heads) : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& norm = model.decoder.norm;
        return hasHeads(model) ? LaneName{norm + "-norm", norm} : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& positions = model.decoder.positions;
        return hasHeads(model) ? LaneName{"positions " + positions, positions} : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& positions = model.encoder.positions;
        return hasPositions(model) ? LaneName{"encoder positions " + positions, positions} : LaneName{};
    },
    [](const ModelConfig& model) {
        return model.encoder.kind == "convolution" ? sizePart("window", "window", model.encoder.width)
                                                   : LaneName{};
    },
    [](const ModelConfig& model) { return sizePart("hidden", "hidden", model.decoder.hidden); },
    [](const ModelConfig& model) { return sizePart("encoder", "encoder", model.encoder.hidden); },
    [](const ModelConfig& model) { return sizePart("layers", "layers", model.decoder.layers); },
    [](const ModelConfig& model) { return sizePart("encoder layers", "layers", model.encoder.layers); },
    [](const ModelConfig& model) { return sizePart("embedding", "embedding", model.decoder.embedding); },
    [](const ModelConfig& model) {
        return readsOf(model).size ? sizePart("attention", "attention", model.attention.size) : LaneName{};
    },
};

}  // namespace

LaneName joined(const LaneName& name, const LaneName& part) {
    return part.id.empty() ? name : LaneName{name.label + " · " + part.label, name.id + "-" + part.id};
}

LaneName scoreName(const std::string& score) {
    return partOf(scoreFunctions(), score);
}

LaneName modelName(const ModelConfig& model) {
    LaneName name = scoreName(model.attention.score);
    const WiringDescription* wiring = findWiring(model.decoder.wiring);
    const bool isUsual = model.attention.score == EncoderConfig().score;
    if (wiring && !wiring->hasScoreFunction)
        name = isUsual ? LaneName{wiring->label, wiring->id} : joined({wiring->label, wiring->id}, name);
    const std::string usual = hasHeads(model) ? "self_attention" : EncoderConfig().kind;
    if (model.encoder.kind == usual)
        return name;
    if (model.encoder.isRecurrent()) {
        const LaneName cell = partOf(cells(), model.encoder.cell);
        return {name.label + " over " + cell.label, name.id + "-over-" + cell.id};
    }
    LaneName encoder = partOf(encoders(), model.encoder.kind);
    encoder.label.front() =
        static_cast<char>(std::tolower(static_cast<unsigned char>(encoder.label.front())));
    return {name.label + " over " + encoder.label, name.id + "-over-" + encoder.id};
}

LaneName modelAndSpanName(const ModelConfig& model) {
    const LaneName name = modelName(model);
    const std::string& span = model.attention.span;
    return span == AttentionConfig().span ? name : joined(name, partOf(spans(), span));
}

std::vector<std::vector<std::size_t>> sameNames(const std::vector<LaneName>& names) {
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < names.size(); ++i)
        groups[names[i].id].push_back(i);
    std::vector<std::vector<std::size_t>> several;
    for (auto& [name, lanes] : groups)
        if (lanes.size() > 1)
            several.push_back(std::move(lanes));
    return several;
}

void tellApart(std::vector<LaneName>& names, const std::vector<ModelConfig>& models) {
    for (const auto difference : differences)
        for (const std::vector<std::size_t>& group : sameNames(names)) {
            const LaneName first = difference(models[group.front()]);
            const bool differ = std::any_of(group.begin(), group.end(),
                                            [&](std::size_t i) { return difference(models[i]) != first; });
            for (const std::size_t i : group)
                if (differ)
                    names[i] = joined(names[i], difference(models[i]));
        }
}

void numberApart(std::vector<LaneName>& names) {
    std::set<std::string> taken;
    for (const LaneName& name : names)
        taken.insert(name.id);
    for (const std::vector<std::size_t>& group : sameNames(names)) {
        int number = 1;
        for (std::size_t k = 1; k < group.size(); ++k) {
            LaneName& name = names[group[k]];
            std::string text;
            do
                text = std::to_string(++number);
            while (!taken.insert(name.id + "-" + text).second);
            name.label += " " + text;
            name.id += "-" + text;
        }
    }
}

}  // namespace attn
