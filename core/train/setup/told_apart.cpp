// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/told_apart.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/told.h"
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
    return row == table.end() ? LaneName{id, id} : LaneName{told(row->label.c_str()), id};
}

LaneName cellPart(const ModelConfig& model) {
    const LaneName encoder = partOf(cells(), model.encoder.cell),
                   decoder = partOf(cells(), model.decoder.cell);
    if (encoder == decoder)
        return encoder;
    return {told("%1 to %2", encoder.label, decoder.label), encoder.id + "-" + decoder.id};
}

// %1 of the label is the size.
LaneName sizePart(const char* label, const char* id, Index size) {
    return {told(label, size), id + std::to_string(size)};
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
        return readsOf(model).window ? sizePart(translatable("window %1"), "window", window) : LaneName{};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).inputFeeding ? LaneName{}
               : model.decoder.inputFeeding ? LaneName{told("fed"), "fed"}
                                            : LaneName{told("not fed"), "not_fed"};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).keyStrength          ? LaneName{}
               : model.attention.learnedKeyStrength ? LaneName{told("learned β"), "learned"}
                                                    : LaneName{"β = 1", "fixed"};
    },
    [](const ModelConfig& model) {
        const std::string& activation = model.attention.activation;
        return readsOf(model).activationAndBias ? LaneName{activation, activation} : LaneName{};
    },
    [](const ModelConfig& model) {
        return !readsOf(model).activationAndBias ? LaneName{}
               : model.attention.bias            ? LaneName{told("bias"), "bias"}
                                                 : LaneName{told("no bias"), "no_bias"};
    },
    [](const ModelConfig& model) {
        const Index longest = model.attention.longestSource;
        return readsOf(model).longestSource ? sizePart(translatable("up to %1"), "to", longest) : LaneName{};
    },
    [](const ModelConfig& model) {
        return model.encoder.bidirectional ? LaneName{told("both directions"), "both"}
                                           : LaneName{told("one direction"), "one"};
    },
    [](const ModelConfig& model) {
        return hasHeads(model) ? sizePart(translatable("heads %1"), "heads", model.decoder.heads)
                               : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& norm = model.decoder.norm;
        return hasHeads(model) ? LaneName{told("%1-norm", norm), norm} : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& positions = model.decoder.positions;
        return hasHeads(model) ? LaneName{told("positions %1", positions), positions} : LaneName{};
    },
    [](const ModelConfig& model) {
        const std::string& positions = model.encoder.positions;
        return hasPositions(model) ? LaneName{told("encoder positions %1", positions), positions}
                                   : LaneName{};
    },
    [](const ModelConfig& model) {
        return model.encoder.kind == "convolution"
                   ? sizePart(translatable("window %1"), "window", model.encoder.width)
                   : LaneName{};
    },
    [](const ModelConfig& model) {
        return sizePart(translatable("hidden %1"), "hidden", model.decoder.hidden);
    },
    [](const ModelConfig& model) {
        return sizePart(translatable("encoder %1"), "encoder", model.encoder.hidden);
    },
    [](const ModelConfig& model) {
        return sizePart(translatable("layers %1"), "layers", model.decoder.layers);
    },
    [](const ModelConfig& model) {
        return sizePart(translatable("encoder layers %1"), "layers", model.encoder.layers);
    },
    [](const ModelConfig& model) {
        return sizePart(translatable("embedding %1"), "embedding", model.decoder.embedding);
    },
    [](const ModelConfig& model) {
        return readsOf(model).size ? sizePart(translatable("attention %1"), "attention", model.attention.size)
                                   : LaneName{};
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
        name = isUsual ? partOf(wirings(), wiring->id) : joined(partOf(wirings(), wiring->id), name);
    const std::string usual = hasHeads(model) ? "self_attention" : EncoderConfig().kind;
    if (model.encoder.kind == usual)
        return name;
    if (model.encoder.isRecurrent()) {
        const LaneName cell = partOf(cells(), model.encoder.cell);
        return {told("%1 over %2", name.label, cell.label), name.id + "-over-" + cell.id};
    }
    const EncoderDescription* encoder = findEncoder(model.encoder.kind);
    return {encoder ? told(encoder->over.c_str(), name.label)
                    : told("%1 over %2", name.label, model.encoder.kind),
            name.id + "-over-" + model.encoder.kind};
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
