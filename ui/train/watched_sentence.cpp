// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/watched_sentence.h"

#include <algorithm>
#include <utility>

#include "core/metrics/alignment.h"
#include "core/train/live/picture.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/lane/lane_identity.h"
#include "ui/pictures/lane/output_differences.h"
#include "ui/pictures/maps/self_attention_picture.h"

namespace attn::ui {
namespace {

std::string sourceText(const RecipeCorpora& corpora, const SentencePair& pair) {
    std::vector<std::string> tokens;
    for (const Token token : pair.source)
        tokens.push_back(corpora.source.text(token));
    return corpora.tokenizers.source->join(tokens);
}

// The last measurement up to an update; nullptr before the first.
const Measurement* measuredAt(const LaneHistory& history, Index update) {
    const auto after = std::upper_bound(
        history.measurements.begin(), history.measurements.end(), update,
        [](Index wanted, const Measurement& measurement) { return wanted < measurement.update; });
    return after == history.measurements.begin() ? nullptr : &*std::prev(after);
}

QString endText(TrainingEnd end) {
    switch (end) {
        case TrainingEnd::Whole:
            return tr("done");
        case TrainingEnd::Patience:
            return tr("done: no more progress");
        case TrainingEnd::Goal:
            return tr("done: exact match reached");
        case TrainingEnd::Loss:
            return tr("done: loss reached");
        case TrainingEnd::Time:
            return tr("done: time is up");
        case TrainingEnd::Diverged:
            return tr("diverged");
        case TrainingEnd::Stopped:
            break;
    }
    return {};
}

void setProgress(LaneData& data, const LaneHistory& history, const Snapshot& snapshot,
                 std::optional<Index> shown) {
    if (const Measurement* measured = measuredAt(history, snapshot.update)) {
        data.exactMatch = measured->exactMatch;
        data.loss = measured->loss;
    }
    // The name says where a branch comes from ("Additive from 800, rate 0.001"). Its note says what it
    // changes.
    if (history.origin) {
        const QString name = QString::fromStdString(history.name),
                      update = QString::number(history.origin->update);
        const qsizetype from = name.lastIndexOf(update + QStringLiteral(", "));
        const QString changes = from < 0 ? QString() : name.mid(from + update.size() + 2);
        data.name = tr("%1 from %2").arg(data.name, update);
        data.variant = data.variant.isEmpty() ? changes : changes + QStringLiteral(" · ") + data.variant;
        data.variantText = name + QLatin1Char('\n') + data.variantText;
    }
    if (!shown || *shown >= history.update()) {
        data.state = history.end ? endText(*history.end) : QString();
        data.trouble = QString::fromStdString(history.problem);
    } else if (snapshot.update > *shown) {
        data.state = tr("begins at update %1").arg(groupedNumber(snapshot.update));
    } else if (snapshot.update < *shown) {
        data.state = tr("update %1").arg(groupedNumber(snapshot.update));
    }
}

}  // namespace

PinnedSentence WatchedSentence::pin() const {
    return {text.toStdString(), readsReference ? target : std::nullopt};
}

WatchedSentence usualSentence(const Recipe& recipe, const RecipeCorpora* corpora) {
    if (!recipe.corpus) {
        const std::vector<std::string> examples = createTask(recipe.task, recipe.lengths)->examples();
        return examples.empty() ? WatchedSentence()
                                : sentenceOf(QString::fromStdString(examples.front()), recipe, corpora);
    }
    if (!corpora || corpora->heldOut.pairs.empty())
        return {};
    // Chooses a pair that fills a heatmap, the first with the fewest unknown tokens: their words are not
    // kept.
    const auto& pairs = corpora->heldOut.pairs;
    const auto rank = [](const SentencePair& pair) {
        const bool isFitting = pair.source.size() >= 6 && pair.source.size() <= 14;
        return std::pair(!isFitting, std::count(pair.source.begin(), pair.source.end(), unknownToken));
    };
    const auto found = std::min_element(
        pairs.begin(), pairs.end(),
        [&](const SentencePair& one, const SentencePair& other) { return rank(one) < rank(other); });
    WatchedSentence sentence;
    sentence.text = QString::fromStdString(sourceText(*corpora, *found));
    sentence.target = corpora->heldOut.references[static_cast<std::size_t>(found - pairs.begin())];
    return sentence;
}

WatchedSentence sentenceOf(const QString& text, const Recipe& recipe, const RecipeCorpora* corpora) {
    WatchedSentence sentence;
    sentence.text = text;
    if (!recipe.corpus) {
        if (std::optional<TaskPair> pair =
                createTask(recipe.task, recipe.lengths)->solve(text.toStdString())) {
            sentence.target = pair->target;
            sentence.links = pair->links;
        }
        return sentence;
    }
    if (!corpora)
        return sentence;
    const auto& pairs = corpora->heldOut.pairs;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (sourceText(*corpora, pairs[i]) == text.toStdString()) {
            sentence.target = corpora->heldOut.references[i];
            break;
        }
    }
    return sentence;
}

std::shared_ptr<const LaneData> watchedLane(const LaneHistory& history, const LaneLook& look,
                                            const Snapshot& snapshot, std::optional<Index> shown,
                                            const WatchedSentence& sentence,
                                            const std::shared_ptr<const RecipeCorpora>& corpora) {
    auto data = std::make_shared<LaneData>();
    setIdentity(*data, history.recipe.model);
    if (!look.name.isEmpty())
        data->name = look.name;
    data->colour = look.colour;
    setProgress(*data, history, snapshot, shown);
    if (!corpora)
        return data;
    const std::vector<std::string> source = corpora->tokenizers.source->tokenize(sentence.text.toStdString());
    data->sourceTokens = textsOf(source);
    for (const std::string& token : source)
        data->sourceUnknown.push_back(!corpora->source.contains(token));
    std::vector<std::string> reference;
    if (sentence.target)
        reference = corpora->tokenizers.target->tokenize(*sentence.target);
    data->referenceTokens = textsOf(reference);
    data->target = {corpora, &corpora->target};
    setTrace(*data, snapshot.picture);
    if (!snapshot.picture)
        return data;
    const std::optional<MapAddress> self = selfAttentionOf(*snapshot.picture);
    const MapTrace* own =
        snapshot.picture->steps.empty() ? nullptr : alignmentIn(snapshot.picture->steps.front());
    if (data->attends && own)
        setMapName(*data, history.recipe.model, own->map);
    if (self && !own)
        data->rows = AttentionRows(std::vector<MapTrace>(snapshot.picture->steps.size()));
    // The lane's output, also where the decoder then reads another token.
    std::vector<std::string> said, output;
    for (const StepTrace& step : snapshot.picture->steps) {
        said.push_back(corpora->target.text(step.predicted));
        output.push_back(corpora->target.text(step.token));
    }
    data->outputTokens = textsOf(said);
    if (sentence.target)
        data->differences = outputDifferences(*snapshot.picture, corpora->target, reference, true,
                                              sentence.pin().target.has_value(), data->isClass);
    if (!sentence.links.empty())
        data->links = linksOfMatchingTokens(sentence.links, output, reference);
    data->isFinished = true;
    if (self)
        data->otherAxes =
            selfAttentionPicture(*data, history.recipe.model, *self, selfAttentionRows(*snapshot.picture));
    return data;
}

}  // namespace attn::ui
