// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/beam_examples.h"

#include <algorithm>

#include "core/attention/score_registry.h"
#include "ui/session/resource_locator.h"

namespace attn::ui {
namespace {

// Of the models that are bundled for the task; empty where there is none of the score.
QString bundledModel(const QString& taskId, const QString& scoreId) {
    for (const QString& path : bundledModels(taskId))
        if (path.endsWith(QLatin1Char('/') + scoreId + QStringLiteral(".safetensors")))
            return path;
    return {};
}

bool isOpen(const Session& session, const QString& path) {
    return std::any_of(session.lanes().begin(), session.lanes().end(),
                       [&](const auto& lane) { return lane->path() == path; });
}

}  // namespace

// Found by decoding 3,000 texts of each task with every bundled model.
const std::vector<BeamExample>& beamExamples() {
    static const std::vector<BeamExample> table = {
        {"reverse", "scaled_dot", "cuqvszemufpfxs"},
        {"reverse", "scaled_dot", "hohcbgluobcfs"},
        {"reverse", "content", "xvrvqvjzrqhuwy"},
        {"translate", "none", "she meets the famous man ."},
        {"translate", "none", "the Council does not sign the agreement ."},
        {"translate", "none", "Alice fell behind the houses in June 1999 ."},
    };
    return table;
}

QList<BeamText> beamTexts(const QString& taskId) {
    QList<BeamText> texts;
    for (const BeamExample& example : beamExamples()) {
        const QString score = QString::fromLatin1(example.score);
        if (taskId != QLatin1String(example.task) || bundledModel(taskId, score).isEmpty())
            continue;
        texts.append({QString::fromUtf8(example.text), score,
                      QString::fromStdString(findScoreFunction(example.score)->label)});
    }
    return texts;
}

void openBeamExample(Session& session, StepCursor& cursor, const QString& taskId, const BeamText& example) {
    if (isOpen(session, bundledModel(taskId, example.scoreId))) {
        session.setSourceText(example.text);
        session.setLaneShown(example.scoreId, true);
    } else {
        SessionInputs inputs = session.inputs();
        inputs.text = example.text;
        inputs.whatIfs.clear();  // of other models
        inputs.hiddenLanes.removeAll(example.scoreId);
        if (session.replaceModels(bundledModels(taskId), inputs) == 0)
            return;
    }
    const auto shown = session.shownLanes();
    for (std::size_t lane = 0; lane < shown.size(); ++lane)
        if (shown[lane]->scoreId() == example.scoreId)
            cursor.selectLane(static_cast<int>(lane));
    cursor.lastAction->trigger();
}

}  // namespace attn::ui
