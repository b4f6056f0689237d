// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/render_steps.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

#include "core/base/error.h"
#include "ui/figures/step/step_caption.h"
#include "ui/figures/step/step_export.h"
#include "ui/step/session/start/startup.h"
#include "ui/step/step_figures.h"

namespace attn::ui {
namespace {

void requireAllModels(const Session& session, const QStringList& models) {
    if (static_cast<qsizetype>(session.lanes().size()) < models.size())
        throw Error("--render " + models.join(QLatin1Char(' ')).toStdString() +
                    ": a model is named twice; a figure has one lane for each file.");
}

void requireText(const Session& session) {
    for (const Lane* lane : session.shownLanes())
        if (lane->sourceLength() > 0)
            return;
    throw Error("--text: there is nothing to decode; give a sentence.");
}

// `wanted` is the id of a lane, its name, or a score. For a score the first lane with it is taken.
int laneOf(const Session& session, const QString& wanted) {
    const std::vector<const Lane*> lanes = session.shownLanes();
    const auto placeOf = [&](const auto& isWanted) {
        return static_cast<int>(std::find_if(lanes.begin(), lanes.end(), isWanted) - lanes.begin());
    };
    const int count = static_cast<int>(lanes.size());
    if (wanted.isEmpty())
        return 0;
    if (const int i = placeOf([&](const Lane* lane) { return lane->id() == wanted; }); i < count)
        return i;
    if (const int i = placeOf([&](const Lane* lane) { return lane->name() == wanted; }); i < count)
        return i;
    if (const int i = placeOf([&](const Lane* lane) { return lane->scoreId() == wanted; }); i < count)
        return i;
    QStringList ids;
    for (const Lane* lane : lanes)
        ids.append(lane->id());
    throw Error("--lane " + wanted.toStdString() + ": none of the models has this score; choose " +
                ids.join(QStringLiteral(" or ")).toStdString() + ".");
}

}  // namespace

void renderSteps(const LaunchOptions& options) {
    checkPicturePlace(options.out, "--out " + options.out.toStdString());
    Session session;
    QString refusal;
    QObject::connect(&session, &Session::refused, &session, [&](const QString& sentence) {
        if (refusal.isEmpty())
            refusal = sentence;
    });
    StepCursor cursor(session);
    LaunchOptions start = options;
    start.steps = options.steps.value_or(std::numeric_limits<int>::max());
    startSession(session, cursor, start, {});
    requireAllModels(session, options.models);
    requireText(session);
    cursor.selectLane(laneOf(session, options.figure->lane));
    while (session.isDecoding() && refusal.isEmpty())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    if (!refusal.isEmpty())
        throw Error(refusal.toStdString());
    StepExport request;
    request.figure =
        figureOf(session, cursor.selection(), options.figure->view, options.theme.value_or(ThemeKind::Light),
                 ColourMap::Blues,
                 {options.figure->beamWidth.value_or(BeamChoice().width),
                  options.figure->lengthPower.value_or(BeamChoice().lengthPower),
                  options.figure->refillsBeam ? EndedPlace::IsRefilled : EndedPlace::StaysEmpty});
    if (options.size) {
        request.figure.width = options.size->width();
        request.figure.height = options.size->height();
    }
    request.scale = options.figure->scale.value_or(request.scale);
    writeExport(request, options.out);
}

}  // namespace attn::ui
