// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <string>

#include "core/model_files/model_file.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/tasks/task.h"
#include "core/train/corpora/corpus.h"
#include "tests/support/paths.h"

namespace attn::test {

using ChangeConfig = std::function<void(ModelConfig&)>;

// An untrained model of a task, small and fast. The window treats it like any other. `change` sets what is
// not the default.
inline TrainedModel sampleModel(const std::string& score, std::uint64_t seed, const ChangeConfig& change = {},
                                const std::string& taskId = "dates") {
    const std::unique_ptr<Task> task = createTask(taskId);
    Vocabulary source = sourceVocabulary(*task);
    Vocabulary target = targetVocabulary(*task);
    ModelConfig config;
    config.sourceSize = source.size();
    config.targetSize = target.size();
    config.encoder.hidden = 8;
    config.encoder.embedding = 8;
    config.decoder.hidden = 16;
    config.decoder.embedding = 8;
    config.attention.score = score;
    config.attention.size = 16;
    if (change)
        change(config);
    Seq2Seq network(config);
    network.parameters().initialize(seed);
    TrainingInfo training;
    training.task = taskId;
    training.seed = seed;
    training.exactMatch = 0.125;
    return {std::move(network), std::move(source), std::move(target), tokenizersOf(*task), training};
}

inline QString writeSampleModel(const std::filesystem::path& folder, const std::string& score,
                                std::uint64_t seed = 7, const ChangeConfig& change = {},
                                const std::string& taskId = "dates") {
    std::filesystem::create_directories(folder);
    const std::string path = (folder / (score + ".safetensors")).string();
    saveModel(sampleModel(score, seed, change, taskId), path);
    return QString::fromStdString(path);
}

// A resources folder with a model of dates for each score that has a bundled one, and three of another task.
inline void writeSampleResources(const std::filesystem::path& resources) {
    for (const std::string& score : bundledScores("models"))
        writeSampleModel(resources / "models" / "dates", score);
    for (const std::string score : {"dot", "additive", "none"})
        writeSampleModel(resources / "models" / "reverse", score, 7, {}, "reverse");
}

}  // namespace attn::test
