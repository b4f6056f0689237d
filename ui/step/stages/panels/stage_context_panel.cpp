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
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {

namespace {

NumberTable contextTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const Vector* weights = &ownAttention(*lane, step).weights;
    const QStringList tokens = AnnotatedSource(*lane).labels();
    QStringList columns = {tr("context c")};
    for (int j = 0; j < weights->size(); ++j) {
        columns << QStringLiteral("α%1 h%1  %2").arg(subscript(j + 1), tokenText(tokens.value(j)).text);
    }
    return {
        tr("Context"), columns, numberNames(step.context.size()),
        [lane = std::move(lane), now = &step, weights](int row, int column) {
            return fullText(column == 0 ? now->context[row]
                                        : (*weights)[column - 1] * lane->trace->annotations(row, column - 1));
        },
        [t = step.step](int row, int) { return Quantity{.kind = Kind::Context, .step = t, .unit = row}; }};
}

}  // namespace

ContextPanel::ContextPanel(QWidget* parent) : StripsPanel(Stage::Context, Legend::Signed, parent) {}

void ContextPanel::dataChanged() {
    if (lane() && lane()->trace && lane()->trace->annotations.size() > 0) {
        // The range of the annotations is enough, because the weights add up to at most 1.
        setRange(niceRange(lane()->trace->annotations.cwiseAbs().maxCoeff()));
    }
}

QString ContextPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Context c%1").arg(subscript(number)) : tr("Context c");
}

QString ContextPanel::valueText(int index) const {
    const StepTrace* now = step();
    return now && index >= 0 && index < ownAttention(*lane(), *now).weights.size()
               ? QStringLiteral("×") + shortWeight(ownAttention(*lane(), *now).weights[index])
               : QString();
}

std::vector<ContextPanel::Strip> ContextPanel::vectors() const {
    const StepTrace* now = step();
    std::vector<Strip> result;
    if (!now) {
        return result;
    }
    const int most = fitting();
    const Quantity context{.kind = Kind::Context, .step = now->step};
    const Vector& weights = ownAttention(*lane(), *now).weights;
    const AnnotatedSource source(*lane());
    const QStringList tokens = source.labels();
    const Index count = weights.size();
    if (count > 0 && most >= 2) {
        const Matrix& h = lane()->trace->annotations;
        const bool showsAll = count <= most - 1;
        const std::size_t own = static_cast<std::size_t>(std::clamp(most - (showsAll ? 1 : 2), 1, 4));
        std::vector<int> sources = largest(weights, own);
        // A nearly empty strip is left out, unless it is hovered.
        const int hovered = source.of(selection().source);
        const bool isOther = hovered >= 0 && hovered < count &&
                             std::find(sources.begin(), sources.end(), hovered) == sources.end();
        while (sources.size() > 1 && weights[sources.back()] < 0.005f && sources.back() != hovered) {
            sources.pop_back();
        }
        if (isOther) {
            if (sources.size() == own && own > 1) {
                sources.pop_back();
            }
            sources.push_back(hovered);
        }
        const auto fits = [room = 0.4 * area().width()](const QString& label) {
            return labelWidth(theme().smallBold, label) + 8 <= room;
        };
        const auto token = [&](int j) { return isolated(tokenText(tokens.value(j)).text); };
        const auto quoted = [&](int j) { return QStringLiteral("%1 “%2”").arg(valueText(j), token(j)); };
        // Either all labels have quotes or none has.
        const bool hasQuotes =
            std::all_of(sources.begin(), sources.end(), [&](int j) { return fits(quoted(j)); });
        Vector others = now->context;
        Index left = (weights.array() != 0).count();  // positions that add something at all
        for (const int j : sources) {
            const Vector part = weights[j] * h.col(j);
            others -= part;
            left -= weights[j] != 0 ? 1 : 0;
            const QString plain = valueText(j) + QLatin1Char(' ') + token(j);
            const Quantity weight{.kind = Kind::AttentionWeight, .step = now->step, .position = j};
            result.push_back({{},
                              hasQuotes ? quoted(j) : plain,
                              part,
                              source.firstToken(j),
                              false,
                              context,
                              {},
                              weight,
                              source.tokenCount(j)});
        }
        if (left > 0 && most > 2) {
            const QString whole = tr("+ %1 more").arg(left);
            result.push_back(
                {{}, fits(whole) ? whole : QStringLiteral("+ %1").arg(left), others, -1, false, context});
        }
    }
    result.push_back({{},
                      numbered(QStringLiteral("= c"), stepNumber()),
                      now->context,
                      -1,
                      true,
                      context,
                      QStringLiteral("c")});
    return result;
}

QString ContextPanel::description() const {
    const StepTrace* now = step();
    if (!now) {
        return tr("No context yet");
    }
    QStringList parts;
    const Vector& weights = ownAttention(*lane(), *now).weights;
    if (weights.size() > 0) {
        for (const int j : largest(weights, 3)) {
            if (weights[j] == 0) {
                break;
            }
            parts << tr("%1 of %2", "a weight of an annotation")
                         .arg(exactNumber(weights[j]), AnnotatedSource(*lane()).name(j));
        }
    }
    return tr("Context of %1 numbers%2")
        .arg(now->context.size())
        .arg(parts.isEmpty() ? tr(", the same at every step")
                             : QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
}

std::vector<NumberTable> contextTables(const TableSource& source) {
    return {contextTable(source.lane, *source.step)};
}

}  // namespace attn::ui
