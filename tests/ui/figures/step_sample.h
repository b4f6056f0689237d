// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/sample_models.h"
#include "ui/step/step_figures.h"

namespace attn::test {

// Untrained models that have decoded a sentence, and figures of the result.
class StepSample {
public:
    explicit StepSample(const QString& text = QStringLiteral("9 May 1998"), int steps = 4) : m_steps(steps) {
        session.openModels({writeSampleModel(m_folder.path(), "additive"),
                            writeSampleModel(m_folder.path(), "dot"),
                            writeSampleModel(m_folder.path(), "none")});
        ui::SessionInputs inputs;
        inputs.text = text;
        session.start(inputs);
        decode(steps);
    }
    void decode(int steps) {
        session.decodeUpTo(steps);
        while (session.isDecoding())
            QCoreApplication::processEvents();
    }
    ui::StepFigure figure(const QString& view = QStringLiteral("heatmap"), int lane = 0,
                          ui::ThemeKind kind = ui::ThemeKind::Light) const {
        return ui::figureOf(session, {.step = m_steps, .lane = lane}, view, kind, ui::ColourMap::Blues);
    }

    ui::Session session;

private:
    TemporaryFolder m_folder;
    int m_steps;
};

}  // namespace attn::test
