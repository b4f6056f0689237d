// SPDX-License-Identifier: GPL-3.0-or-later
// What Train mode says a run will take, against what its updates take: processor time of every lane, so that
// other programs do not count. estimate_benchmark [FOLDER of tests/benchmark/translation's texts]
#include <time.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "core/base/error.h"
#include "core/files/resource_folder.h"
#include "core/train/setup/corpus_preview.h"
#include "core/train/setup/fit_to_texts.h"
#include "core/train/setup/setup_cost.h"

namespace attn {
namespace {

constexpr double mostSeconds = 1.5;  // measured of a lane
constexpr Index warmUp = 2, fewest = 3;

double threadSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Of one update, after the first ones.
double secondsOfUpdate(const Recipe& recipe, const std::shared_ptr<const RecipeCorpora>& corpora) {
    LaneTraining lane(recipe, corpora);
    for (Index i = 0; i < warmUp; ++i)
        lane.update();
    const double begin = threadSeconds();
    Index done = 0;
    for (; done < recipe.updates - warmUp && (done < fewest || threadSeconds() - begin < mostSeconds); ++done)
        lane.update();
    return (threadSeconds() - begin) / static_cast<double>(done);
}

bool compare(const std::string& name, const RunSetup& setup) {
    const RunCost cost = *expectedCost(setup, measuredSpeed(), 1);
    std::shared_ptr<const RecipeCorpora> corpora;
    double seconds = 0;
    for (const JobLane& lane : jobLanes(setup)) {
        if (!corpora)
            corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(lane.recipe));
        seconds += secondsOfUpdate(lane.recipe, corpora) * static_cast<double>(setup.common.updates);
    }
    const double ratio = cost.seconds / seconds;
    std::printf("  %-42s said %7.1f s, takes %7.1f s: %.2f%s\n", name.c_str(), cost.seconds, seconds, ratio,
                ratio > 1 / 1.34 && ratio < 1.34 ? "" : "  MISSED");
    std::fflush(stdout);
    return ratio > 1 / 1.34 && ratio < 1.34;
}

RunSetup withHidden(RunSetup setup, Index hidden) {
    setup.common.model.decoder.hidden = hidden;
    setup.common.model.encoder.hidden = hidden / 2;
    return setup;
}

RunSetup ownTexts(const std::string& source, const std::string& target, const std::string& tokenizer) {
    RunSetup setup = usualSetup("dates");
    setup.common.task.clear();
    setup.common.pairs = 0;
    setup.common.corpus.emplace();
    CorpusFiles& files = setup.common.corpus->files;
    (target.empty() ? files.pairs : files.source) = source;
    files.target = target;
    setup.common.corpus->sourceTokenizer = setup.common.corpus->targetTokenizer = tokenizer;
    setup.texts = previewCorpus(laneRecipe(setup, 0), 1).sizes;
    fitToTexts(setup);
    return setup;
}

}  // namespace
}  // namespace attn

int main(int argc, char** argv) {
    using namespace attn;
    try {
        std::printf("one processor: %.1f thousand million multiplications a second\n", measuredSpeed() / 1e9);
        bool isRight = true;
        for (const char* task : {"dates", "reverse", "translate", "numbers"})
            isRight = compare(task, usualSetup(task)) && isRight;
        for (const Index hidden : {16, 128, 256, 512})
            isRight =
                compare("dates, hidden " + std::to_string(hidden), withHidden(usualSetup("dates"), hidden)) &&
                isRight;
        const std::filesystem::path recipes = resourceFolder() / "recipes";
        for (const char* recipe :
             {"dates/transformer", "dates/transformer_additive", "dates/transformer_content",
              "dates/convolution", "dates/embedding", "reverse/transformer", "reverse/transformer_one_layer",
              "translate/transformer", "tags/convolution", "sentiment/gru", "sentiment/hierarchical",
              "sentiment/convolution", "sentiment/self_attention", "sentiment/embedding"})
            isRight =
                compare(recipe, loadSetup({(recipes / (std::string(recipe) + ".json")).string()})) && isRight;
        if (argc > 1) {
            const std::string folder = std::string(argv[1]) + "/";
            const std::string words = R"({"id":"words"})", letters = R"({"id":"characters"})";
            const std::string english = folder + "multi30k/train.10k.en",
                              french = folder + "multi30k/train.10k.fr",
                              pairs = folder + "tatoeba-eng-fra/train.10k.tsv";
            isRight = compare("Multi30k, words", ownTexts(english, french, words)) && isRight;
            isRight = compare("Tatoeba, words", ownTexts(pairs, "", words)) && isRight;
            isRight = compare("Tatoeba, characters", ownTexts(pairs, "", letters)) && isRight;
        }
        return isRight ? 0 : 1;
    } catch (const Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
