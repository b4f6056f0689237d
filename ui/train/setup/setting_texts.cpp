// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/setting_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace attn::ui {
namespace {

struct Texts {
    const char* id;
    const char* label;
    const char* help;
};

constexpr auto context = "attn::ui::settings";

constexpr Texts texts[] = {
    {"task", QT_TRANSLATE_NOOP("attn::ui::settings", "Task"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "What the lanes learn: a generated task, whose true alignment is known, or texts of "
                       "your own. Another task brings its usual settings.")},
    {"corpus", QT_TRANSLATE_NOOP("attn::ui::settings", "Texts"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Files, lengths, vocabularies and tokenisers of your own texts, with a preview.")},
    {"pairs", QT_TRANSLATE_NOOP("attn::ui::settings", "Pairs"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.")},
    {"held_out", QT_TRANSLATE_NOOP("attn::ui::settings", "Held out"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Pairs that are never trained on: loss, exact match and alignment error are measured "
                       "on them.")},
    {"lengths", QT_TRANSLATE_NOOP("attn::ui::settings", "Source length"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Shortest and longest source of the task, in its own unit.")},
    {"cell", QT_TRANSLATE_NOOP("attn::ui::settings", "Cell"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than "
                       "the plain RNN. Here it is set for all lanes.")},
    {"wiring", QT_TRANSLATE_NOOP("attn::ui::settings", "Wiring"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Bahdanau looks with the state before the step and feeds the context into the cell; "
                       "Luong looks with the state after it. Here it is set for all lanes.")},
    {"model.encoder.bidirectional", QT_TRANSLATE_NOOP("attn::ui::settings", "Bidirectional"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "The encoder reads the source forwards and backwards, so that an annotation knows what "
         "stands on both sides of it.")},
    {"model.decoder.hidden", QT_TRANSLATE_NOOP("attn::ui::settings", "Hidden"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Size of the decoder's state. The encoder follows while the annotations have the same "
                       "size; dot, scaled dot and content need equal sizes.")},
    {"model.encoder.hidden", QT_TRANSLATE_NOOP("attn::ui::settings", "Encoder hidden"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Size of the encoder's state in each direction. An annotation joins the states of all directions.")},
    {"model.encoder.embedding", QT_TRANSLATE_NOOP("attn::ui::settings", "Embedding"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Size of the vector of a source token. The target's size follows while both are equal.")},
    {"model.decoder.embedding", QT_TRANSLATE_NOOP("attn::ui::settings", "Target embedding"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Size of the vector of a target token.")},
    {"model.attention.size", QT_TRANSLATE_NOOP("attn::ui::settings", "Attention size"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Width of the hidden layer of additive and key · query scores and of local predictive "
                       "spans. Other scores and spans do not use it.")},
    {"model.encoder.layers", QT_TRANSLATE_NOOP("attn::ui::settings", "Layers"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.")},
    {"model.decoder.layers", QT_TRANSLATE_NOOP("attn::ui::settings", "Decoder layers"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Recurrent layers of the decoder, one above the other.")},
    {"model.encoder.bridge", QT_TRANSLATE_NOOP("attn::ui::settings", "Bridge"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy "
         "(one direction of the same size).")},
    {"optimizer.rate", QT_TRANSLATE_NOOP("attn::ui::settings", "Learning rate"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Learning rate: how far one update moves. Too high and the loss jumps or diverges, too "
         "low and nothing happens for long.")},
    {"optimizer.final_rate", QT_TRANSLATE_NOOP("attn::ui::settings", "Final rate"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Learning rate of the last update. The rate falls to this value.")},
    {"optimizer.decay", QT_TRANSLATE_NOOP("attn::ui::settings", "Fall"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "How the rate falls: along half a cosine, along a line, not at all, or with one over the "
         "root of the update, whatever the final rate.")},
    {"optimizer.warmup", QT_TRANSLATE_NOOP("attn::ui::settings", "Warm-up"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Number of updates in which the rate rises from 0.")},
    {"optimizer.clip_norm", QT_TRANSLATE_NOOP("attn::ui::settings", "Clip norm"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "A longer gradient is shortened to this length, so that no single batch spoils the "
                       "weights; 0 does not clip.")},
    {"optimizer.beta1", QT_TRANSLATE_NOOP("attn::ui::settings", "Adam, β₁"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "How much of the mean gradient is kept from update to update.")},
    {"optimizer.beta2", QT_TRANSLATE_NOOP("attn::ui::settings", "Adam, β₂"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "How much of the mean squared gradient is kept.")},
    {"optimizer.epsilon", QT_TRANSLATE_NOOP("attn::ui::settings", "Adam, ε"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Keeps steps bounded where gradients vanish.")},
    {"batch", QT_TRANSLATE_NOOP("attn::ui::settings", "Batch"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Pairs in one update.")},
    {"dropout", QT_TRANSLATE_NOOP("attn::ui::settings", "Dropout"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Share of the activations that each update leaves out, from 0 to below 1. It helps "
                       "when there are few pairs.")},
    {"label_smoothing", QT_TRANSLATE_NOOP("attn::ui::settings", "Label smoothing"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Share of the right token's probability that updates ask to spread over all tokens, "
                       "from 0 to below 1. Measured losses are without it.")},
    {"own_sizes", QT_TRANSLATE_NOOP("attn::ui::settings", "Own sizes"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Whether this lane has sizes and layers of its own, instead of those of the run.")},
    {"own_training", QT_TRANSLATE_NOOP("attn::ui::settings", "Own training"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Whether this lane has an optimiser, a schedule, a batch and a number of updates of its "
         "own, instead of those of the run. Its pairs and the seed are those of the run.")},
    {"teacher_forcing", QT_TRANSLATE_NOOP("attn::ui::settings", "Teacher forcing"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Share of the steps at which the decoder reads the right last token rather than its "
                       "own, from 0 to 1.")},
    {"hard.entropy", QT_TRANSLATE_NOOP("attn::ui::settings", "Hard: entropy"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "For lanes with a hard span: how much they are rewarded for trying other positions.")},
    {"hard.baseline_decay", QT_TRANSLATE_NOOP("attn::ui::settings", "Hard: baseline"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "For lanes with a hard span: each draw is compared with an average loss, and this "
                       "share of the average is kept at every update.")},
    {"updates", QT_TRANSLATE_NOOP("attn::ui::settings", "Updates"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "The run ends after so many updates.")},
    {"early_stop.exact_match", QT_TRANSLATE_NOOP("attn::ui::settings", "Stop at exact"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "A lane ends as soon as this share of the held-out outputs is completely right, from "
                       "0 (never) to 1.")},
    {"early_stop.loss", QT_TRANSLATE_NOOP("attn::ui::settings", "Stop at loss"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "A lane ends as soon as its held-out loss is not above this; 0: never.")},
    {"early_stop.seconds", QT_TRANSLATE_NOOP("attn::ui::settings", "Stop after s"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "A lane ends after so many seconds of its own updates; 0: never.")},
    {"early_stop.patience", QT_TRANSLATE_NOOP("attn::ui::settings", "Patience"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "A lane ends after so many measurements in a row without a lower held-out loss, and "
                       "keeps its best weights; 0: never.")},
    {"measure_every", QT_TRANSLATE_NOOP("attn::ui::settings", "Measure every"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Updates between measurements; 0: twenty in the run.")},
    {"seed", QT_TRANSLATE_NOOP("attn::ui::settings", "Seed"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Start of all random numbers: initial weights, pairs and batches. The same seed gives "
                       "the same run, another seed gives another run.")},
    {"threads", QT_TRANSLATE_NOOP("attn::ui::settings", "Threads per lane"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Processors that one lane uses. With as many lanes as processors, 1 is best.")},
    {"corpus.layout", QT_TRANSLATE_NOOP("attn::ui::settings", "Files"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "One file with a tab between source and target in each line, or two files that match "
                       "line by line.")},
    {"corpus.swap", QT_TRANSLATE_NOOP("attn::ui::settings", "Swap sides"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Translates the other way: the first column, or the source file, becomes the target.")},
    {"corpus.classes", QT_TRANSLATE_NOOP("attn::ui::settings", "Targets are classes"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Each target is a label of one word. In a file with tabs it stands first, before the "
                       "text. Lanes then give one class.")},
    {"corpus.held_out", QT_TRANSLATE_NOOP("attn::ui::settings", "Held-out part"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.")},
    {"corpus.lengths", QT_TRANSLATE_NOOP("attn::ui::settings", "Tokens per side"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Shortest and longest side of a pair. Other pairs are left out.")},
    {"corpus.shortest", QT_TRANSLATE_NOOP("attn::ui::settings", "Tokens per side"), ""},
    {"corpus.longest", QT_TRANSLATE_NOOP("attn::ui::settings", "Tokens per side"), ""},
    {"corpus.vocabulary.size", QT_TRANSLATE_NOOP("attn::ui::settings", "Vocabulary"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "How many of the most frequent tokens of each side are known. The others become "
                       "<unk>; 0 knows all.")},
    {"corpus.vocabulary.frequency", QT_TRANSLATE_NOOP("attn::ui::settings", "At least"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "How often a token must occur in the training pairs to be known.")},
    {"same_tokenizer", QT_TRANSLATE_NOOP("attn::ui::settings", "Same for both"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "The target is cut like the source. Each side still learns its own pieces.")},
    {"tokenizer", QT_TRANSLATE_NOOP("attn::ui::settings", "Tokeniser"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "What a text is cut into: characters, words, learnt pieces of words, or what stands "
                       "between blanks.")},
    {"tokenizer.lower_case", QT_TRANSLATE_NOOP("attn::ui::settings", "Small letters"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Capitals are read as small letters: fewer tokens, but outputs are without capitals.")},
    {"tokenizer.size", QT_TRANSLATE_NOOP("attn::ui::settings", "Pieces"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "How many pieces of words are learnt.")},
    {"tokenizer.type", QT_TRANSLATE_NOOP("attn::ui::settings", "Learnt by"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "unigram: the most likely pieces; bpe: the most frequent pairs are joined.")},
    {"lanes", QT_TRANSLATE_NOOP("attn::ui::settings", "Lanes"), ""},
    {"model.attention.score", QT_TRANSLATE_NOOP("attn::ui::settings", "Score"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "How well a position fits the state: the lane's score function.")},
    {"model.attention.span", QT_TRANSLATE_NOOP("attn::ui::settings", "Span"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "Where the lane may look: everywhere (global), near a position (local), or at one drawn "
         "position (hard).")},
    {"model.attention.window", QT_TRANSLATE_NOOP("attn::ui::settings", "Window"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "How far to each side of its centre a local span looks, in tokens.")},
    {"model.attention.longest_source", QT_TRANSLATE_NOOP("attn::ui::settings", "Longest source"),
     QT_TRANSLATE_NOOP(
         "attn::ui::settings",
         "How many positions the location score has weights for. It sees nothing beyond them.")},
    {"model.attention.activation", QT_TRANSLATE_NOOP("attn::ui::settings", "Activation"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Function g of the additive score.")},
    {"model.attention.bias", QT_TRANSLATE_NOOP("attn::ui::settings", "Bias"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "The additive score adds a learnt bias before g.")},
    {"model.attention.learned_key_strength", QT_TRANSLATE_NOOP("attn::ui::settings", "Learned β"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "The strength β of the content score is learnt; without it weights stay flat.")},
    {"model.decoder.wiring", QT_TRANSLATE_NOOP("attn::ui::settings", "Wiring"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Bahdanau looks with the state before the step, Luong with the state after it.")},
    {"model.decoder.input_feeding", QT_TRANSLATE_NOOP("attn::ui::settings", "Input feeding"),
     QT_TRANSLATE_NOOP("attn::ui::settings",
                       "Luong's decoder reads its last attentional vector with the next token, so that it "
                       "knows where it has looked.")},
    {"model.decoder.cell", QT_TRANSLATE_NOOP("attn::ui::settings", "Cell"),
     QT_TRANSLATE_NOOP("attn::ui::settings", "Recurrent cell of this lane's encoder and decoder.")},
};

}  // namespace

SettingText settingText(const QString& id) {
    for (const Texts& row : texts)
        if (id == QLatin1String(row.id))
            return {QCoreApplication::translate(context, row.label),
                    QCoreApplication::translate(context, row.help)};
    return {};
}

QString problemText(const QString& sentence) {
    static const QRegularExpression key(QStringLiteral(R"([a-z_0-9]+(\.[a-z_0-9]+)+|^[a-z_]+)"));
    QString text;
    qsizetype end = 0;
    for (auto found = key.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString label = settingText(match.captured()).label;
        text += sentence.mid(end, match.capturedStart() - end) + (label.isEmpty() ? match.captured() : label);
        end = match.capturedEnd();
    }
    return text + sentence.mid(end);
}

}  // namespace attn::ui
