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

AttentionalPanel::AttentionalPanel(QWidget* parent) : StripsPanel(Stage::Attentional, Legend::None, parent) {}

QString AttentionalPanel::leastTitle() const {
    return tr("h̃%1").arg(subscript(std::max(1, stepNumber())));
}

QString AttentionalPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("h̃%1 attentional vector").arg(subscript(number)) : tr("h̃ attentional vector");
}

std::vector<AttentionalPanel::Strip> AttentionalPanel::vectors() const {
    const StepTrace* now = step();
    if (!now || !config() || now->attentional.size() == 0) {
        return {};
    }
    const int number = stepNumber();
    const Quantity context{.kind = Kind::Context, .step = now->step},
        result{.kind = Kind::Attentional, .step = now->step};
    return {
        {{}, numbered(QStringLiteral("c"), number), now->context, -1, false, context, QStringLiteral("c")},
        {{},
         numbered(QStringLiteral("s"), number),
         now->state,
         -1,
         false,
         topState(*lane(), now->step),
         QStringLiteral("state")},
        {{},
         numbered(QStringLiteral("→ h̃"), number),
         now->attentional,
         -1,
         true,
         result,
         QStringLiteral("attentional")}};
}

QString AttentionalPanel::valueText(int index) const {
    const std::vector<Strip> all = vectors();
    return index >= 0 && index < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(index)].label
                                                              : QString();
}

QString AttentionalPanel::description() const {
    const StepTrace* now = step();
    return now ? tr("Attentional vector of %1 numbers, made of context and state")
                     .arg(now->attentional.size())
               : tr("No attentional vector yet");
}

std::vector<NumberTable> attentionalTables(const TableSource& source) {
    if (source.step->attentional.size() == 0) {
        return {};
    }
    return {source.attentional(), source.context(), source.state()};
}

}  // namespace attn::ui
