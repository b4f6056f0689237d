// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/architectures.h"
#include "tests/ui/support/sample_models.h"

namespace attn::test {

// An untrained model of dates with this encoder and wiring. Its fifth token ends a sentence.
inline ChangeConfig asArchitecture(const ModelConfig& architecture) {
    return [architecture](ModelConfig& config) {
        const Index source = config.sourceSize, target = config.targetSize;
        config = architecture;
        config.sourceSize = source;
        config.targetSize = target;
    };
}

inline QString writeArchitecture(const std::filesystem::path& folder, const Architecture& architecture) {
    const std::filesystem::path own = folder / architecture.name;
    return writeSampleModel(own, architecture.config.attention.score, 7, asArchitecture(architecture.config));
}

inline Architecture architectureOf(const std::string& name) {
    for (const Architecture& each : architectures())
        if (each.name == name)
            return each;
    return {};
}

}  // namespace attn::test
