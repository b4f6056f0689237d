// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/startup.h"

#include <algorithm>

#include "core/error.h"
#include "ui/session/resource_locator.h"

namespace attn::ui {
namespace {

// Characters that stay readable as columns of eight lanes side by side.
constexpr std::size_t readableLength = 16;

// The first example that fills the lanes and still has readable columns; else the first.
QString firstExample(const Session& session) {
    const Task* task = session.task();
    const std::vector<std::string> examples = task ? task->examples() : std::vector<std::string>();
    const auto fits = std::find_if(examples.begin(), examples.end(), [](const std::string& text) {
        return text.size() >= readableLength / 2 && text.size() <= readableLength &&
               std::any_of(text.begin(), text.end(),
                           [](char letter) { return letter >= 'a' && letter <= 'z'; });
    });
    if (examples.empty())
        return {};
    return QString::fromStdString(fits == examples.end() ? examples.front() : *fits);
}

}  // namespace

void startSession(Session& session, StepCursor& cursor, const LaunchOptions& options,
                  const QStringList& hiddenLanes) {
    QString refusal;
    if (!options.models.isEmpty()) {
        const auto listening =
            QObject::connect(&session, &Session::refused, &session, [&](const QString& sentence) {
                if (refusal.isEmpty())
                    refusal = sentence;
            });
        session.openModels(options.models);
        QObject::disconnect(listening);
        if (!refusal.isEmpty())
            throw Error(refusal.toStdString());
    } else {
        session.openModels(bundledModels());
    }
    session.start({.text = options.text.value_or(firstExample(session)),
                   .reads = DecoderReads::OwnOutput,
                   .hiddenLanes = hiddenLanes});
    // Two thirds: rows to look at, and some left to decode.
    cursor.setStep(options.steps.value_or(session.expectedSteps().value_or(9) * 2 / 3));
}

}  // namespace attn::ui
