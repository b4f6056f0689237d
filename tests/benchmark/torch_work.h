// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdlib.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/train/corpora/batch_source.h"
#include "core/train/recipes/schedule.h"
#include "core/train/training_job.h"
#include "tests/benchmark/yardstick.h"

namespace attn::benchmark {

// Lanes that PyTorch trains as we do: torch_lanes.py with the same pairs, first weights, batches and rates.
class TorchWork {
public:
    // Lanes of one recipe's pairs, batches and rates; their goals are those of their recipes. With `outputs`,
    // each decodes the held-out pairs at its end.
    TorchWork(const std::vector<JobLane>& lanes, std::shared_ptr<const RecipeCorpora> corpora, bool outputs) {
        std::string folder = (std::filesystem::temp_directory_path() / "attn-torch-XXXXXX").string();
        if (!::mkdtemp(folder.data()))
            throw Error(folder + ": cannot be made.", Error::Kind::Failure);
        m_folder = folder;
        const Recipe& recipe = lanes.front().recipe;
        nlohmann::json work = {{"training", pairsJson(corpora->training)},
                               {"held_out", pairsJson(corpora->heldOut)},
                               {"measured_pairs", 256},
                               {"measure_every", recipe.measureEvery},
                               {"clip_norm", recipe.optimizer.clipNorm},
                               {"dropout", recipe.dropout},
                               {"outputs", outputs}};
        BatchSource batches(corpora->training.pairs, recipe.batch, recipe.seed);
        for (Index update = 0; update < recipe.updates; ++update) {
            work["batches"].push_back(batches.next());
            work["rates"].push_back(learningRate(recipe.optimizer, update, recipe.updates));
        }
        for (const JobLane& lane : lanes) {
            const std::string path = m_folder / (lane.name + ".safetensors");
            saveModel(*LaneTraining(lane.recipe, corpora).snapshot(), path);
            work["lanes"].push_back(
                {{"name", lane.name}, {"model", path}, {"goal", lane.recipe.earlyStop.exactMatch}});
        }
        std::ofstream(m_folder / "work.json") << work;
    }
    ~TorchWork() {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    TorchWork(const TorchWork&) = delete;
    TorchWork& operator=(const TorchWork&) = delete;

    // What the script prints, one object a lane; no list where there is no PyTorch.
    nlohmann::json run(const std::string& python, Index processes) const {
        const std::string command = torchSetup(1) + python +
                                    " -B '" ATTN_PROJECT_DIR "/tests/benchmark/torch_lanes.py' '" +
                                    (m_folder / "work.json").string() + "' " + std::to_string(processes);
        std::FILE* pipe = popen(command.c_str(), "r");
        if (!pipe)
            return {};
        std::string output;
        std::array<char, 4096> chunk{};
        while (std::fgets(chunk.data(), chunk.size(), pipe))
            output += chunk.data();
        pclose(pipe);
        return nlohmann::json::parse(output, nullptr, false);
    }

private:
    static nlohmann::json pairsJson(const Corpus& corpus) {
        nlohmann::json list = nlohmann::json::array();
        for (const SentencePair& pair : corpus.pairs)
            list.push_back({pair.source, pair.target});
        return list;
    }

    std::filesystem::path m_folder;
};

}  // namespace attn::benchmark
