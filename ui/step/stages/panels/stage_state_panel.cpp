// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {

// A state lies between −1 and 1, the usual range of the map. Its legend stands beside the annotations,
// because the formula needs the room here.
StatePanel::StatePanel(QWidget* parent) : StripsPanel(Stage::State, Legend::None, parent) {}

QString StatePanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("State s%1").arg(subscript(number)) : tr("State s");
}

QString StatePanel::noteText() const {
    const StepTrace* now = step();
    if (!now || !config()) {
        return {};
    }
    const QString token = QString::fromStdString(lane()->model->target.text(now->previous));
    QString text = tr("reads %1").arg(tokenText(token).text);
    if (config()->decoder.layers > 1) {
        text += tr(" · top of %1 layers").arg(config()->decoder.layers);
    }
    return text;
}

std::vector<StatePanel::Strip> StatePanel::vectors() const {
    const StepTrace* now = step();
    std::vector<Strip> result;
    if (!now || !config()) {
        return result;
    }
    const int number = stepNumber();
    const StepTrace* before =
        number > 1 ? &lane()->trace->steps[static_cast<std::size_t>(number - 2)] : nullptr;
    const Quantity state = topState(*lane(), now->step);
    if (now->attentional.size() == 0) {
        result.push_back({{},
                          numbered(QStringLiteral("c"), number),
                          now->context,
                          -1,
                          false,
                          Quantity{.kind = Kind::Context, .step = now->step},
                          QStringLiteral("c")});
    } else if (config()->decoder.inputFeeding) {
        result.push_back(
            {{},
             numbered(QStringLiteral("h̃"), number - 1),
             before ? before->attentional : Vector::Zero(now->attentional.size()).eval(),
             -1,
             false,
             before ? std::optional(Quantity{.kind = Kind::Attentional, .step = before->step}) : std::nullopt,
             QStringLiteral("feed")});
    }
    result.push_back({{},
                      numbered(QStringLiteral("s"), number - 1),
                      before ? before->state : lane()->trace->firstState,
                      -1,
                      false,
                      before ? topState(*lane(), before->step) : Quantity{.kind = Kind::FirstState},
                      QStringLiteral("before")});
    result.push_back(
        {{}, numbered(QStringLiteral("→ s"), number), now->state, -1, true, state, QStringLiteral("state")});
    return result;
}

QString StatePanel::valueText(int index) const {
    const std::vector<Strip> all = vectors();
    return index >= 0 && index < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(index)].label
                                                              : QString();
}

QString StatePanel::description() const {
    const StepTrace* now = step();
    return now ? tr("New state of %1 numbers, %2").arg(now->state.size()).arg(noteText())
               : tr("No state yet");
}

std::vector<NumberTable> stateTables(const TableSource& source) {
    const StepTrace* before = source.before;
    const LaneData& lane = *source.lane;
    const bool hasAttentional = source.step->attentional.size() > 0;
    std::vector<NumberTable> tables = {source.state()};
    tables.push_back(
        source.vector(tr("Before s"), source.number() - 1, before ? before->state : lane.trace->firstState,
                      before ? topState(lane, before->step) : Quantity{.kind = Kind::FirstState}));
    if (!hasAttentional) {
        tables.push_back(source.context());
    } else if (before && lane.model && lane.model->network.config().decoder.inputFeeding) {
        tables.push_back(source.vector(tr("Fed back h̃"), source.number() - 1, before->attentional,
                                       {.kind = Kind::Attentional, .step = before->step}));
    }
    return tables;
}

}  // namespace attn::ui
