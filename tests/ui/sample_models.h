// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <string>

#include "core/attention/score_registry.h"
#include "core/io/model_file.h"
#include "core/tasks/task.h"
#include "core/text/tokenizer.h"

namespace attn::test {

using ChangeConfig = std::function<void(ModelConfig&)>;

// An untrained model of the dates task, small and quick: what the window shows of it is as true as of any
// other. `change` chooses what is not the default.
inline TrainedModel sampleModel(const std::string& score, std::uint64_t seed,
                                const ChangeConfig& change = {}) {
    const std::unique_ptr<Task> task = createTask("dates");
    Vocabulary source;
    for (const std::string& token : task->sourceTokens())
        source.add(token);
    Vocabulary target;
    for (const std::string& token : task->targetTokens())
        target.add(token);
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
    training.task = "dates";
    training.seed = seed;
    training.exactMatch = 0.125;
    return {std::move(network), std::move(source), std::move(target),
            tokenizersFromJson(R"({"id":"characters"})", "test"), training};
}

inline QString writeSampleModel(const std::filesystem::path& folder, const std::string& score,
                                std::uint64_t seed = 7, const ChangeConfig& change = {}) {
    std::filesystem::create_directories(folder);
    const std::string path = (folder / (score + ".safetensors")).string();
    saveModel(sampleModel(score, seed, change), path);
    return QString::fromStdString(path);
}

// A resources folder with a model for each score.
inline void writeSampleResources(const std::filesystem::path& resources) {
    for (const ScoreDescription& score : scoreFunctions())
        writeSampleModel(resources / "models" / "dates", score.id);
}

}  // namespace attn::test
