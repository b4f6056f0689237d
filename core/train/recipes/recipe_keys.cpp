// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/recipe_keys.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/network/transformer/feed_forward.h"
#include "core/network/transformer/head_score.h"
#include "core/tasks/task.h"
#include "core/text/tokenizer.h"
#include "core/train/recipes/recipe.h"
#include "core/train/recipes/schedule.h"

namespace attn {
namespace {

constexpr const char* size = "1 to 16384";
constexpr const char* layers = "1 to 16";
constexpr const char* count = "1 to 1000000000";
constexpr const char* countOrNone = "0 to 1000000000";
constexpr const char* flag = "true, false";
constexpr const char* share = "0 to 1";
constexpr const char* divisor = "a divisor of `hidden`";
// What a recipe has besides a key that only some models read.
constexpr const char* selfAttention = R"({"model": {"encoder": {"kind": "self_attention"}}})";
constexpr const char* convolution = R"({"model": {"encoder": {"kind": "convolution"}}})";
constexpr const char* hierarchical =
    R"({"model": {"encoder": {"kind": "hierarchical", "separators": ["."]}}})";
constexpr const char* transformer =
    R"({"model": {"decoder": {"wiring": "transformer"}, "attention": {"score": "scaled_dot"}}})";

std::string joined(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids)
        text += (text.empty() ? "" : ", ") + id;
    return text;
}

template <typename Table>
std::string idsIn(const Table& table) {
    std::vector<std::string> ids;
    for (const auto& row : table)
        ids.push_back(row.id);
    return joined(ids);
}

// The number of columns of a text in UTF-8 that has no combining marks.
std::size_t columnsOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::vector<ScoreDescription> attendingScores() {
    std::vector<ScoreDescription> rows = scoreFunctions();
    std::erase_if(rows, [](const ScoreDescription& row) { return !row.attends; });
    return rows;
}

// The values of a recipe that sets nothing.
nlohmann::json usualValues() {
    Recipe recipe;
    recipe.model.decoder.wiring = "luong";  // its input feeding is written
    nlohmann::json values = nlohmann::json::parse(recipeToJson(recipe));
    values["model"]["decoder"]["wiring"] = DecoderConfig().wiring;
    return values.flatten();
}

// Those of a recipe that has only this part.
nlohmann::json usualValues(const std::string& part) {
    return nlohmann::json::parse(recipeToJson(recipeFromJson(part, "a part of a recipe"))).flatten();
}

std::vector<RecipeKey> allKeys() {
    std::vector<RecipeKey> keys = {
        {"task", "–", idsIn(tasks()),
         "What the model learns, from pairs that the program makes; this or `corpus`"},
        {"lengths.shortest", "the task's", "see Tasks", "Least length of a task's sources"},
        {"lengths.longest", "the task's", "see Tasks", "Greatest length of a task's sources"},
        {"corpus.files", "–", "a path", "One file of pairs with a tab between source and target"},
        {"corpus.source", "–", "a path", "Instead of `files`: the sources, a line each"},
        {"corpus.target", "–", "a path", "Instead of `files`: the targets, a line each"},
        {"corpus.swap", "false", flag, "Translate the other way"},
        {"corpus.classes", "false", flag,
         "Targets are class labels of one word; in `files` the label stands before the text"},
        {"corpus.held_out", "\"random\"", "random, last, or files of its own",
         "Where held-out pairs come from; files are given as `{\"files\"}` or `{\"source\", \"target\"}`"},
        {"corpus.shortest", "1", "1 to 2000", "Least number of tokens of each side"},
        {"corpus.longest", "50", "1 to 2000", "Greatest number of tokens of each side"},
        {"corpus.vocabulary.size", "0", "0 to 1000000", "The most frequent tokens that are kept; 0: all"},
        {"corpus.vocabulary.frequency", "1", "1 to 1000000", "How often a token must stand to be kept"},
        {"corpus.tokenizer", R"({"id": "words"})", idsIn(tokenizers()),
         "How texts are cut, for both sides or as `{\"source\", \"target\"}`"},
        {"model.encoder.kind", "\"recurrent\"", idsIn(encoders()), "What turns tokens into annotations"},
        {"model.encoder.cell", "", idsIn(cells()), "The encoder's recurrent cell"},
        {"model.encoder.layers", "", layers, "Layers of the encoder"},
        {"model.encoder.bidirectional", "", flag, "Whether it also reads from the end"},
        {"model.encoder.hidden", "", size, "Size of its state, each direction"},
        {"model.encoder.embedding", "", size, "Size of a source token's embedding"},
        {"model.encoder.bridge", "", "tanh, copy",
         "How the decoder's first state is made of the encoder's last"},
        {"model.encoder.heads", "", divisor, "With `self_attention`: heads of each attention", selfAttention},
        {"model.encoder.feed_forward", "", size, "With `self_attention`: width of the feed-forward layers",
         selfAttention},
        {"model.encoder.norm", "", "pre, post", "With `self_attention`: a norm before or after each sublayer",
         selfAttention},
        {"model.encoder.last_norm", "true", flag,
         "With `self_attention`: a norm after the last layer; without this key with the norm \"pre\" alone",
         selfAttention},
        {"model.encoder.norm_epsilon", "1e-05", "1e-12 to 0.1", "With `self_attention`: ε of its layer norms",
         selfAttention},
        {"model.encoder.scaled_embedding", "true", flag,
         "With `self_attention`: a token is read as √d times its embedding", selfAttention},
        {"model.encoder.activation", "", joined(feedForwardActivations()),
         "With `self_attention`: function of the feed-forward layers", selfAttention},
        {"model.encoder.positions", "", joined(positionKinds()),
         "Without recurrence: how the order of the tokens is known; of `convolution` it is usually learned, "
         "and "
         "only `self_attention` turns them",
         selfAttention},
        {"model.encoder.longest", "", size, "With `learned` positions: how many there are", selfAttention},
        {"model.encoder.score", "", idsIn(headScores()), "With `self_attention`: score of its heads",
         selfAttention},
        {"model.encoder.width", "", "1, 3, 5 … 63", "With `convolution`: tokens that a window sees",
         convolution},
        {"model.encoder.separators", "–", "a list of tokens",
         "With `hierarchical`: a sentence ends with one of them", hierarchical},
        {"model.encoder.words.cell", "", idsIn(cells()), "With `hierarchical`: cell of the reader of words",
         hierarchical},
        {"model.encoder.words.layers", "", layers, "Its layers", hierarchical},
        {"model.encoder.words.bidirectional", "", flag, "Whether it also reads from the end", hierarchical},
        {"model.encoder.words.hidden", "", size, "Size of its state, each direction", hierarchical},
        {"model.encoder.words.embedding", "", size, "Size of a token's embedding", hierarchical},
        {"model.encoder.sentences.cell", "", idsIn(cells()),
         "With `hierarchical`: cell of the reader of sentences", hierarchical},
        {"model.encoder.sentences.layers", "", layers, "Its layers", hierarchical},
        {"model.encoder.sentences.bidirectional", "", flag, "Whether it also reads from the end",
         hierarchical},
        {"model.encoder.sentences.hidden", "", size, "Size of its state, each direction", hierarchical},
        {"model.encoder.attention.score", "", idsIn(attendingScores()),
         "With `hierarchical`: score of words against the learned query of a sentence", hierarchical},
        {"model.encoder.attention.size", "", size, "Size A of that score", hierarchical},
        {"model.encoder.attention.longest_source", "", size, "With `location`: positions that have weights",
         hierarchical},
        {"model.encoder.attention.activation", "", "tanh, sigmoid, relu", "With `additive` only",
         hierarchical},
        {"model.encoder.attention.bias", "", flag, "With `additive` only", hierarchical},
        {"model.encoder.attention.learned_key_strength", "", flag, "With `content` only: β is learned",
         hierarchical},
        {"model.encoder.attention.query", "", size, "Size of the learned query", hierarchical},
        {"model.decoder.wiring", "", idsIn(wirings()), "Where attention stands in a step"},
        {"model.decoder.cell", "", idsIn(cells()), "The decoder's recurrent cell"},
        {"model.decoder.layers", "", layers, "Layers of the decoder"},
        {"model.decoder.hidden", "", size, "Size of its state"},
        {"model.decoder.embedding", "", size, "Size of a target token's embedding"},
        {"model.decoder.input_feeding", "", flag,
         "With `luong` only: the attentional vector is read at the next step"},
        {"model.decoder.heads", "", divisor, "With `transformer`: heads of each attention", transformer},
        {"model.decoder.feed_forward", "", size, "With `transformer`: width of the feed-forward layers",
         transformer},
        {"model.decoder.norm", "", "pre, post", "With `transformer`: a norm before or after each sublayer",
         transformer},
        {"model.decoder.last_norm", "true", flag,
         "With `transformer`: a norm after the last layer; without this key with the norm \"pre\" alone",
         transformer},
        {"model.decoder.norm_epsilon", "1e-05", "1e-12 to 0.1", "With `transformer`: ε of its layer norms",
         transformer},
        {"model.decoder.scaled_embedding", "true", flag,
         "With `transformer`: a token is read as √d times its embedding", transformer},
        {"model.decoder.activation", "", joined(feedForwardActivations()),
         "With `transformer`: function of the feed-forward layers", transformer},
        {"model.decoder.positions", "", joined(positionKinds()),
         "With `transformer`: how it knows the order of the output", transformer},
        {"model.decoder.longest", "", size, "With `transformer` and `learned` positions: how many there are",
         transformer},
        {"model.decoder.score", "", idsIn(headScores()), "With `transformer`: score of its self-attention",
         transformer},
        {"model.decoder.tied_output", "false", flag,
         "With `transformer`: the output layer has the weights of the embedding", transformer},
        {"model.attention.score", "", idsIn(scoreFunctions()), "The score function"},
        {"model.attention.size", "", size, "Size A of `additive`, `key_query` and `local_p`"},
        {"model.attention.longest_source", "", size, "With `location`: positions that have weights"},
        {"model.attention.activation", "", "tanh, sigmoid, relu", "With `additive` only"},
        {"model.attention.bias", "", flag, "With `additive` only"},
        {"model.attention.learned_key_strength", "false", flag, "With `content` only: β is learned"},
        {"model.attention.span", "", idsIn(spans()), "Which positions are looked at"},
        {"model.attention.window", "", size, "With `local_m` and `local_p`: positions on each side"},
        {"optimizer.rate", "", "above 0", "Learning rate of Adam"},
        {"optimizer.final_rate", "", "0 to the rate", "Rate at the last update of `cosine` and `linear`"},
        {"optimizer.beta1", "", "0 to below 1", "Adam's decay of the mean"},
        {"optimizer.beta2", "", "0 to below 1", "Adam's decay of the squares"},
        {"optimizer.epsilon", "", "1e-30 to 1", "Adam's ε"},
        {"optimizer.clip_norm", "", "0 to 1000000",
         "Greatest norm of the whole gradient; 0: it is not clipped"},
        {"optimizer.warmup", "", countOrNone, "Updates in which the rate rises from 0"},
        {"optimizer.decay", "", joined(decays()), "How the rate falls after the warm-up"},
        {"batch", "", "1 to 65536", "Pairs of an update"},
        {"updates", "", count, "Updates of the run"},
        {"pairs", "", countOrNone, "Training pairs; of a corpus the first so many, 0 (usual there): all"},
        {"held_out", "", countOrNone,
         "Pairs that are measured and never trained on; of files of their own 0 (usual there): all"},
        {"seed", "", "0 to 18446744073709551615", "Where all that is random begins"},
        {"threads", "0", "0 to 1024",
         "Threads of an update; 0: all of the machine where `attnlab train` has one recipe, else one"},
        {"dropout", "", "0 to below 1", "Share of the activations that an update leaves out"},
        {"label_smoothing", "0.0", "0 to below 1",
         "Share of the target that is spread over the whole vocabulary; measured losses are without it"},
        {"teacher_forcing", "1.0", share,
         "Share of the steps at which the decoder reads the right token; at the others it reads its own"},
        {"measure_every", "", countOrNone,
         "Updates from one measurement to the next; 0: twenty measurements a run"},
        {"early_stop.patience", "", countOrNone,
         "Measurements in a row without a lower loss that end the run; 0: never"},
        {"early_stop.exact_match", "", share, "Exact match that ends the run; 0: never"},
        {"early_stop.loss", "0.0", "0 to 1000",
         "Held-out loss of a target token that ends the run; 0: never"},
        {"early_stop.seconds", "0.0", "0 to 1000000000", "Seconds of updates that end the run; 0: never"},
        {"hard.entropy", "", "0 to 1000", "With the span `hard`: weight of the entropy bonus"},
        {"hard.baseline_decay", "", share, "With the span `hard`: share of the moving average that is kept"},
        {"changes", "–", "a list of objects",
         "What changes during the run: `update` and `rate`, `dropout`, `teacher_forcing` or `updates` "
         "(trains on past the end)"},
    };
    const nlohmann::json usual = usualValues();
    for (RecipeKey& key : keys) {
        std::string pointer = "/" + key.path;
        std::replace(pointer.begin(), pointer.end(), '.', '/');
        if (key.usual.empty())
            key.usual = (key.with.empty() ? usual : usualValues(key.with)).at(pointer).dump();
    }
    return keys;
}

}  // namespace

const std::vector<RecipeKey>& recipeKeys() {
    static const std::vector<RecipeKey> keys = allKeys();
    return keys;
}

std::string recipeKeyTable() {
    using Cells = std::array<std::string, 4>;
    std::vector<Cells> rows = {{"key", "usual", "possible", "what"}};
    for (const RecipeKey& key : recipeKeys())
        rows.push_back({"`" + key.path + "`", key.usual, key.possible, key.about});
    std::array<std::size_t, 3> widths{};
    for (const Cells& row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], columnsOf(row[i]));
    std::string text;
    const auto add = [&](const Cells& row) {
        text += "|";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::size_t blanks = i < widths.size() ? widths[i] - columnsOf(row[i]) : 0;
            text += " " + row[i] + std::string(blanks, ' ') + " |";
        }
        text += "\n";
    };
    add(rows.front());
    add({std::string(widths[0], '-'), std::string(widths[1], '-'), std::string(widths[2], '-'), "---"});
    for (std::size_t i = 1; i < rows.size(); ++i)
        add(rows[i]);
    return text;
}

}  // namespace attn
