// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/step/stages/stage_panels.h"

namespace attn::ui {

namespace {

QString numbered(const QString& symbol, int number) {
    return symbol + subscript(number);
}

Quantity topState(const ModelConfig& config, Index step) {
    return {.kind = Kind::DecoderState, .step = step, .layer = config.decoder.layers - 1};
}

}  // namespace

StripsPanel::StripsPanel(Stage stage, Legend legend, QWidget* parent) : StagePanel(stage, legend, parent) {}

void StripsPanel::setRange(double range) {
    m_range = range;
    setLegendRange(range);
}

int StripsPanel::fitting() const {
    return std::max(1, static_cast<int>(area().height() / (QFontMetrics(theme().small).height() + 3)));
}

std::vector<StripsPanel::Strip> StripsPanel::strips() const {
    std::vector<Strip> result = vectors();
    // Of too many the result stays.
    while (result.size() > 1 && static_cast<int>(result.size()) > fitting()) {
        result.erase(result.end() - 2);
    }
    if (result.empty()) {
        return result;
    }
    const QRectF room = area();
    double labels = 0;
    for (const Strip& strip : result) {
        labels = std::max(labels, labelWidth(theme().smallBold, strip.label));
    }
    labels = std::min(labels + 8, 0.4 * room.width());
    const double height = std::min(room.height() / static_cast<double>(result.size()),
                                   2.2 * QFontMetrics(theme().small).height());
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].place = QRectF(room.left(), std::round(room.top() + static_cast<double>(i) * height),
                                 room.width() - labels, std::round(height) - 3);
    }
    return result;
}

void StripsPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::vector<Strip> all = strips();
    if (all.empty()) {
        paintNote(painter, room, tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    for (const Strip& strip : all) {
        QImage image(static_cast<int>(strip.numbers.size()), 1, QImage::Format_RGB32);
        for (int k = 0; k < image.width(); ++k) {
            image.setPixel(k, 0, t.signedValue(strip.numbers[k], m_range).rgb());
        }
        painter.drawImage(strip.place, image);
        const bool isHovered = (strip.source >= 0 && strip.source == selection().source) ||
                               (!strip.symbol.isEmpty() && isLit(strip.symbol));
        painter.setPen(QPen(isHovered     ? t.gold
                            : strip.isSum ? t.text
                                          : t.border,
                            isHovered ? t.strongLine : t.line));
        painter.drawRect(strip.place.adjusted(0.5, 0.5, -0.5, -0.5));
        const QRectF label = labelPlace(strip);
        const QFont& font = strip.isSum || isHovered ? t.smallBold : t.small;
        painter.setPen(t.text);
        drawLabel(painter, font, label, Qt::AlignLeft, cutLabel(font, strip.label, label.width()));
    }
}

QRectF StripsPanel::labelPlace(const Strip& strip) const {
    return {strip.place.right() + 6, strip.place.top() - 2, area().right() - strip.place.right() - 6,
            strip.place.height() + 4};
}

// The label of an annotation's part is its weight.
std::optional<Quantity> StripsPanel::quantityAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (strip.first && strip.place.contains(position)) {
            const auto count = static_cast<double>(strip.numbers.size());
            const auto k =
                static_cast<Index>((position.x() - strip.place.left()) / strip.place.width() * count);
            Quantity quantity = *strip.first;
            quantity.unit = std::clamp<Index>(k, 0, strip.numbers.size() - 1);
            return quantity;
        }
        if (strip.source >= 0 && labelPlace(strip).contains(position)) {
            return Quantity{.kind = Kind::AttentionWeight, .step = step()->step, .position = strip.source};
        }
    }
    return std::nullopt;
}

std::optional<Quantity> StripsPanel::mainQuantity(int) const {
    for (const Strip& strip : vectors()) {
        if (strip.isSum) {
            return strip.first;
        }
    }
    return std::nullopt;
}

int StripsPanel::sourceAt(QPointF position) const {
    // Found without the hovered strip's exchange, which would flicker: by the strip under the mouse.
    for (const Strip& strip : strips()) {
        if (position.y() >= strip.place.top() && position.y() <= strip.place.bottom()) {
            return strip.source;
        }
    }
    return -1;
}

QString StripsPanel::symbolAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (position.y() >= strip.place.top() && position.y() <= strip.place.bottom()) {
            return strip.symbol;
        }
    }
    return {};
}

QString StripsPanel::tipAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (strip.place.contains(position)) {
            const int k =
                std::min(static_cast<int>((position.x() - strip.place.left()) / strip.place.width() *
                                          static_cast<double>(strip.numbers.size())),
                         static_cast<int>(strip.numbers.size()) - 1);
            return tr("%1\nnumber %2: %3").arg(strip.label).arg(k + 1).arg(exactNumber(strip.numbers[k]));
        }
    }
    return {};
}

ContextPanel::ContextPanel(QWidget* parent) : StripsPanel(Stage::Context, Legend::Signed, parent) {}

void ContextPanel::dataChanged() {
    if (lane() && lane()->trace && lane()->trace->annotations.size() > 0) {
        // The annotations' range: weights that add up to at most 1 keep inside.
        setRange(niceRange(lane()->trace->annotations.cwiseAbs().maxCoeff()));
    }
}

QString ContextPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Context c%1").arg(subscript(number)) : tr("Context c");
}

QString ContextPanel::valueText(int index) const {
    const StepTrace* now = step();
    return now && index >= 0 && index < now->alignment().weights.size()
               ? QStringLiteral("×") + shortWeight(now->alignment().weights[index])
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
    const Index count = now->alignment().weights.size();
    if (count > 0 && most >= 2) {
        const Matrix& h = lane()->trace->annotations;
        const bool showsAll = count <= most - 1;
        const std::size_t own = static_cast<std::size_t>(std::clamp(most - (showsAll ? 1 : 2), 1, 4));
        std::vector<int> sources = largest(now->alignment().weights, own);
        // A strip that is all but empty says nothing, but for the hovered one, which is always there.
        const int hovered = selection().source;
        const bool isOther = hovered >= 0 && hovered < count &&
                             std::find(sources.begin(), sources.end(), hovered) == sources.end();
        while (sources.size() > 1 && now->alignment().weights[sources.back()] < 0.005f &&
               sources.back() != hovered) {
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
        const auto token = [&](int j) { return isolated(tokenText(lane()->sourceTokens.value(j)).text); };
        const auto quoted = [&](int j) { return QStringLiteral("%1 “%2”").arg(valueText(j), token(j)); };
        // Quotes around all of them, or around none.
        const bool hasQuotes =
            std::all_of(sources.begin(), sources.end(), [&](int j) { return fits(quoted(j)); });
        Vector others = now->context;
        Index left = (now->alignment().weights.array() != 0).count();  // positions that add something at all
        for (const int j : sources) {
            const Vector part = now->alignment().weights[j] * h.col(j);
            others -= part;
            left -= now->alignment().weights[j] != 0 ? 1 : 0;
            const QString plain = valueText(j) + QLatin1Char(' ') + token(j);
            result.push_back({{}, hasQuotes ? quoted(j) : plain, part, j, false, context});
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
    if (now->alignment().weights.size() > 0) {
        for (const int j : largest(now->alignment().weights, 3)) {
            if (now->alignment().weights[j] == 0) {
                break;
            }
            parts << tr("%1 of %2")
                         .arg(exactNumber(now->alignment().weights[j]),
                              tokenName(lane()->sourceTokens.value(j)));
        }
    }
    return tr("Context of %1 numbers%2")
        .arg(now->context.size())
        .arg(parts.isEmpty() ? tr(", the same at every step")
                             : QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
}

// Every cell's state lies between −1 and 1, the map's usual range, whose legend stands beside the
// annotations: the formula needs the room.
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
    const Quantity state = topState(*config(), now->step);
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
                      before ? topState(*config(), before->step) : Quantity{.kind = Kind::FirstState},
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

AttentionalPanel::AttentionalPanel(QWidget* parent) : StripsPanel(Stage::Attentional, Legend::None, parent) {}

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
         topState(*config(), now->step),
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

}  // namespace attn::ui
