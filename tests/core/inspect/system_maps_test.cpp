// SPDX-License-Identifier: GPL-3.0-or-later
// Other maps of systems: of a model, and of a file that has several.
#include "core/inspect/system_maps.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/model_system.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/table/corpus_classes.h"
#include "core/inspect/table/sentence_filter.h"
#include "core/model_files/model_file.h"
#include "core/network/shown_maps.h"
#include "core/train/evaluation.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::shared_ptr<const TrainedModel> modelOfTask(const std::string& task, const std::string& name) {
    return loadModel(resourceDir() / "models" / task / (name + ".safetensors"));
}

ModelTexts textsFor(const std::shared_ptr<const TrainedModel>& model, Index count) {
    ModelCorpus corpus;
    corpus.task = model->training.task;
    corpus.count = count;
    return modelTexts(corpus, {model});
}

std::vector<SentencePointer> alignedWith(const TrainedModel& model, const ModelTexts& texts,
                                         ReadsTarget reads, const std::optional<MapAddress>& map = {}) {
    std::vector<SentencePointer> all;
    const auto publish = [&](std::vector<SentencePointer> more, double) {
        all.insert(all.end(), more.begin(), more.end());
    };
    alignModel(model, texts, reads, publish, {}, 1, map);
    return all;
}

Corpus corpusOf(const TrainedModel& model, const ModelTexts& texts) {
    Corpus corpus;
    for (const TaskPair& pair : texts.pairs) {
        SentencePair ids{model.source.ids(model.tokenizers.source->tokenize(pair.source)),
                         model.target.ids(model.tokenizers.target->tokenize(pair.target))};
        if (model.network.saysOneToken())
            corpus.targetKind = TargetKind::Class;
        else
            ids.target.push_back(endToken);
        corpus.pairs.push_back(std::move(ids));
        corpus.links.push_back(pair.links);
    }
    return corpus;
}

TEST(SystemMaps, AModelGivesItsSentencesAgainWithAnotherMap) {
    const auto model = modelOfTask("dates", "transformer");
    const ModelTexts texts = textsFor(model, 70);
    const std::vector<SentencePointer> shown = alignedWith(*model, texts, ReadsTarget::Own);
    for (const MapAddress& map : mapsOf(*model)) {
        const std::vector<SentencePointer> expected = alignedWith(*model, texts, ReadsTarget::Own, map);
        std::vector<SentencePointer> found;
        alignAgain(*model, shown, map, {}, [&](std::vector<SentencePointer> more, double) {
            found.insert(found.end(), more.begin(), more.end());
        });
        ASSERT_EQ(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i]->key, expected[i]->key);
            EXPECT_EQ(found[i]->truth, expected[i]->truth);
            EXPECT_EQ(found[i]->target, expected[i]->target);
            EXPECT_LT((found[i]->weights - expected[i]->weights).cwiseAbs().maxCoeff(), 1e-5)
                << nameOf(map) << ", " << i;
        }
    }
    EXPECT_TRUE(mapsOf(*modelOfTask("dates", "general")).empty()) << "one map is no choice";
}

TEST(SystemMaps, EveryMapIsMeasuredAsEvaluationDoes) {
    const auto model = modelOfTask("dates", "transformer");
    const ModelTexts texts = textsFor(model, 150);
    MeasuredSystem system;
    system.model = model;
    system.maps = mapsOf(*model);
    system.sentences = alignedWith(*model, texts, ReadsTarget::Reference);
    double share = 0;
    const auto counts = measureMaps(system, nullptr, {}, [&](double done) { share = done; });
    ASSERT_TRUE(counts);
    EXPECT_EQ(share, 1);
    EvaluationOptions options;
    options.count = 150;
    options.decodes = false;
    options.measuresMaps = true;
    const Evaluation expected = evaluate(model->network, corpusOf(*model, texts), options);
    ASSERT_EQ(counts->size(), expected.maps.size());
    for (std::size_t i = 0; i < counts->size(); ++i) {
        EXPECT_EQ((*counts)[i].map, expected.maps[i].map);
        EXPECT_EQ((*counts)[i].counts.errorRate(), expected.maps[i].alignment.errorRate())
            << nameOf((*counts)[i].map);
    }
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(measureMaps(system, nullptr, {}, {}, stop.get_token()));
}

constexpr const char* severalMaps = R"({"format": "attention-lab alignments", "version": 1, "sentences": [
 {"source": "a b", "target": "x y", "maps": {"cross.1.1": [[1, 0], [0, 1]], "cross.1.2": [[0, 1], [1, 0]],
  "cross.2.1": [[0.75, 0.25], [0.5, 0.5]], "cross.2.2": [[0.25, 0.75], [0, 1]]}, "truth": [[0, 0], [1, 1]]},
 {"source": "a", "target": "x", "maps": {"cross.1.1": [[1]], "cross.1.2": [[1]], "cross.2.1": [[1]],
  "cross.2.2": [[1]]}, "truth": [[0, 0]]}
]})";

TEST(SystemMaps, AFileWithLayersAndHeadsIsReadByTheChosenMap) {
    const TemporaryFolder folder;
    const std::string path = folder.write("maps.json", severalMaps);
    const AlignmentDump usual = readDump(path);
    EXPECT_EQ(usual.format, "attention-lab");
    ASSERT_EQ(usual.sentences.size(), 2U) << usual.problem;
    EXPECT_EQ(mapOf(usual.conclusions), (MapAddress{MapSite::Cross, 1, MapAddress::allHeads}));
    EXPECT_EQ(usual.sentences[0]->weights(0, 0), 0.5F) << "the mean of the last layer";
    std::vector<std::string> names;
    for (const MapAddress& map : mapsOf(usual.conclusions))
        names.push_back(nameOf(map));
    EXPECT_THAT(names, ElementsAre("cross.1.1", "cross.1.2", "cross.1.mean", "cross.2.1", "cross.2.2",
                                   "cross.2.mean"));
    DumpOptions options;
    options.overruled["map"] = "cross.1.2";
    const AlignmentDump chosen = readDump(path, options);
    EXPECT_EQ(chosen.sentences[0]->weights(0, 1), 1);
    options.overruled["map"] = "cross.9.9";
    EXPECT_THROW(readDump(path, options), Error);

    MeasuredSystem system;
    system.path = path;
    system.maps = mapsOf(usual.conclusions);
    const auto counts = measureMaps(system, nullptr, {});
    ASSERT_TRUE(counts);
    EXPECT_EQ((*counts)[0].counts.errorRate(), 0.0);
    EXPECT_NEAR((*counts)[1].counts.errorRate().value(), 1 - 2.0 / 6, 1e-12) << "one of three links";
    EXPECT_EQ(mapsOf(readDump(folder.write("one.json", R"({"format": "attention-lab alignments", "version": 1,
        "sentences": [{"weights": [[1]]}]})"))
                         .conclusions)
                  .size(),
              0U);
}

TEST(SystemMaps, SentencesWithoutTheirMapsAreLeftOut) {
    const TemporaryFolder folder;
    const AlignmentDump dump = readDump(
        folder.write("mixed.json", R"({"format": "attention-lab alignments", "version": 1, "sentences": [
 {"source": "a", "target": "x", "maps": {"cross.1.1": [[1]], "cross.1.2": [[1]]}},
 {"source": "a", "target": "x", "weights": [[1]]},
 {"source": "a", "target": "x", "maps": {"cross.3.1": [[1]]}},
 {"source": "a", "target": "x", "maps": {"encoder.1.1": [[1]]}}
]})"));
    EXPECT_EQ(dump.sentences.size(), 1U);
    EXPECT_EQ(dump.skipped.count(), 3);
}

// Every number of the chart of classes is that of `attnlab evaluate`.
TEST(CorpusClassesOf, AreThoseOfEvaluation) {
    for (const char* name : {"gru", "hierarchical"}) {
        const auto model = modelOfTask("sentiment", name);
        const ModelTexts texts = textsFor(model, 200);
        Inspection inspection;
        InspectedSystem system;
        system.givesClasses = true;
        system.sentences = alignedWith(*model, texts, ReadsTarget::Reference);
        inspection.addSystem(system);
        ASSERT_EQ(inspection.rowCount(), 200);
        std::vector<int> all;
        for (int row = 0; row < 200; ++row) {
            const AlignedSentence& sentence = *inspection.sentence(0, row);
            EXPECT_EQ(sentence.target.size(), 1);
            EXPECT_EQ(sentence.weights.rows(), 1);
            EXPECT_EQ(sentence.weights.cols(), sentence.source.size());
            EXPECT_EQ(*sentence.isRight, sentence.target == sentence.reference);
            all.push_back(row);
        }
        const auto classes = classesOf(inspection, 0, all);
        ASSERT_TRUE(classes) << name;
        EXPECT_THAT(classes->names, ElementsAre("negative", "positive"));
        EvaluationOptions options;
        options.count = 200;
        const Evaluation found = evaluate(model->network, corpusOf(*model, texts), options);
        EXPECT_EQ(classes->confusion.accuracy(), found.classes->confusion.accuracy());
        EXPECT_EQ(classes->confusion.macroF1(), found.classes->confusion.macroF1());
        EXPECT_EQ(classes->evidence.texts, found.classes->words.texts);
        EXPECT_EQ(classes->evidence.errorRate(), found.classes->words.errorRate());
        EXPECT_EQ(classes->evidence.hitShare(), found.classes->words.hitShare());
        // The cells of the matrix are what the filter finds.
        SentenceIndex index;
        for (int actual = 0; actual < 2; ++actual)
            for (int given = 0; given < 2; ++given) {
                SentenceFilter filter;
                filter.actual = classes->names[static_cast<std::size_t>(actual)];
                filter.given = classes->names[static_cast<std::size_t>(given)];
                EXPECT_EQ(static_cast<long>(index.rows(inspection, 0, filter, {}).size()),
                          classes->confusion.count(actual, given));
            }
        EXPECT_FALSE(classesOf(inspection, 0, {}));
    }
}

}  // namespace
}  // namespace attn::test
