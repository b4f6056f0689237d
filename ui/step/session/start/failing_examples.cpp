// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/start/failing_examples.h"

#include <algorithm>

#include "core/network/attention/scores/score_registry.h"
#include "ui/kit/text/tr.h"
#include "ui/step/session/resource_locator.h"

namespace attn::ui {
namespace {

const QString fixedVector = QStringLiteral("none"), attending = QStringLiteral("additive");

// The id of the lane of this file; empty if it is not open.
QString openLane(const Session& session, const QString& path) {
    for (const auto& lane : session.lanes())
        if (lane->path() == path)
            return lane->id();
    return {};
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

const std::vector<FixedVectorExample>& fixedVectorExamples() {
    static const std::vector<FixedVectorExample> table = {
        {"translate", "the report of the president must be signed in 1995 ."},
        {"translate", "I love this school because the teachers are good ."},
        {"translate", "Anne went to Athens in May 1991 and her friends worked in London ."},
        {"reverse", "vdoizuvgvy"},
        {"reverse", "abcdefghijkl"},
    };
    return table;
}

QList<BeamText> beamTexts(const QString& taskId) {
    QList<BeamText> texts;
    for (const BeamExample& example : beamExamples()) {
        const QString score = QString::fromLatin1(example.score);
        if (taskId != QLatin1String(example.task) || bundledModel(taskId, score).isEmpty())
            continue;
        texts.append(
            {QString::fromUtf8(example.text), score, coreText(findScoreFunction(example.score)->label)});
    }
    return texts;
}

QStringList fixedVectorTexts(const QString& taskId) {
    QStringList texts;
    if (bundledModel(taskId, fixedVector).isEmpty() || bundledModel(taskId, attending).isEmpty())
        return texts;
    for (const FixedVectorExample& example : fixedVectorExamples())
        if (taskId == QLatin1String(example.task))
            texts.append(QString::fromUtf8(example.text));
    return texts;
}

namespace {

// Opens the task's bundled models, shows this one and returns the id of its lane. Empty if it cannot be
// opened.
QString openBundled(Session& session, const QString& taskId, const QString& scoreId, const QString& text) {
    const QString path = bundledModel(taskId, scoreId);
    if (const QString open = openLane(session, path); !open.isEmpty()) {
        session.setSourceText(text);
        session.setLaneShown(open, true);
        return open;
    }
    SessionInputs inputs = session.inputs();
    inputs.text = text;
    inputs.whatIfs.clear();  // they belong to other models
    inputs.hiddenLanes.removeAll(scoreId);
    session.replaceModels(bundledModels(taskId), inputs);
    return openLane(session, path);
}

}  // namespace

void openFixedVectorExample(Session& session, StepCursor& cursor, const QString& taskId,
                            const QString& text) {
    const QString fixed = openBundled(session, taskId, fixedVector, text);
    if (fixed.isEmpty())
        return;
    session.setLanesShown({fixed, openLane(session, bundledModel(taskId, attending))});
    cursor.lastAction->trigger();
}

void openBeamExample(Session& session, StepCursor& cursor, const QString& taskId, const BeamText& example) {
    const QString open = openBundled(session, taskId, example.scoreId, example.text);
    if (open.isEmpty())
        return;
    const auto shown = session.shownLanes();
    for (std::size_t lane = 0; lane < shown.size(); ++lane)
        if (shown[lane]->id() == open)
            cursor.selectLane(static_cast<int>(lane));
    cursor.lastAction->trigger();
}

}  // namespace attn::ui
