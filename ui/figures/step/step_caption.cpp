// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/step_caption.h"

#include <algorithm>
#include <set>

#include "ui/figures/step/beam_finder.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/landscape/landscape_scene.h"

namespace attn::ui {
namespace {

constexpr qsizetype longestName = 60;  // characters of a file's name

QString attentionText(const FigureSource& source) {
    const Picture& picture = *source.picture;
    QStringList more = {source.lane ? source.lane->variant : QString(), picture.map};
    more.removeAll(QString());
    const QString name = more.isEmpty()
                             ? picture.name
                             : QStringLiteral("%1 (%2)").arg(picture.name, more.join(QStringLiteral(", ")));
    if (source.model.isEmpty())
        return tr("Alignment of %1").arg(name);
    return picture.attends ? tr("%1 attention").arg(name) : name;
}

// The name of a lane with the map that is shown of it.
QString shownName(const Picture& picture) {
    return picture.map.isEmpty() ? picture.name : QStringLiteral("%1: %2").arg(picture.name, picture.map);
}

// Whether the alignments were read; those are whole.
bool isRead(const std::vector<FigureSource>& lanes) {
    return std::all_of(lanes.begin(), lanes.end(),
                       [](const FigureSource& lane) { return lane.model.isEmpty(); });
}

QString trainedText(Index updates) {
    return tr("update %1").arg(groupedNumber(updates));
}

QString modelText(const FigureSource& lane) {
    return lane.updates > 0 ? QStringLiteral("%1 (%2)").arg(lane.model, trainedText(lane.updates))
                            : lane.model;
}

// All models, with their update only once if it is the same.
QString modelsText(const std::vector<FigureSource>& lanes) {
    const bool isSame = std::all_of(lanes.begin(), lanes.end(), [&](const FigureSource& lane) {
        return lane.updates == lanes.front().updates;
    });
    QStringList names;
    for (const FigureSource& lane : lanes)
        names.append(isSame ? lane.model : modelText(lane));
    const QString all = names.join(QStringLiteral(", "));
    return isSame && lanes.front().updates > 0
               ? QStringLiteral("%1 (%2)").arg(all, trainedText(lanes.front().updates))
               : all;
}

// The number of steps of the longest lane, if it is known for all.
int wholeSteps(const std::vector<FigureSource>& lanes) {
    int whole = 0;
    for (const FigureSource& lane : lanes) {
        const Picture& picture = *lane.picture;
        if (picture.isStanding)
            continue;
        const int decoded = picture.rows.size();
        const int expected = expectedRows(picture);
        const bool isKnown = picture.isFinished || expected > decoded;
        if (!isKnown)
            return 0;
        whole = std::max(whole, picture.isFinished ? decoded : expected);
    }
    return whole;
}

QString stepText(const std::vector<FigureSource>& lanes, const Selection& selection) {
    int step = 0;
    for (const FigureSource& lane : lanes)
        if (!lane.picture->isStanding)
            step = std::max(step, currentRow(*lane.picture, selection) + 1);
    const int whole = wholeSteps(lanes);
    return whole > 0 ? tr("step %1 of %2").arg(step).arg(whole) : tr("step %1").arg(step);
}

QString numbersText(const std::set<Index>& positions) {
    QStringList texts;
    for (const Index position : positions)
        texts.append(QString::number(position + 1));
    return texts.join(QStringLiteral(", "));
}

bool isBeam(const StepFigure& figure) {
    return figure.view == QLatin1String("beam");
}

QString cleanName(const QString& text) {
    QString name;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isSurrogate() || c.isMark())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    name = name.left(longestName);
    while (name.endsWith(QLatin1Char('-')) || (!name.isEmpty() && name.back().isHighSurrogate()))
        name.chop(1);
    return name;
}

}  // namespace

const Picture* baseOf(const StepFigure& figure) {
    const StepFigureView* view = findStepFigureView(figure.view);
    if (!view || view->lanes != FigureLanes::Compared || figure.lanes.empty())
        return nullptr;
    const int last = static_cast<int>(figure.lanes.size()) - 1;
    return figure.lanes[static_cast<std::size_t>(std::clamp(figure.selection.lane, 0, last))].picture.get();
}

QStringList changeTexts(const FigureSource& source) {
    QStringList texts;
    if (!source.lane)
        return texts;
    const LaneData& lane = *source.lane;
    const Interventions& changes = lane.whatIfs;
    if (changes.temperature != 1)
        texts.append(tr("temperature %1").arg(static_cast<double>(changes.temperature)));
    for (const auto& [position, token] : changes.swapped)
        texts.append(tr("source token %1 replaced by %2")
                         .arg(position + 1)
                         .arg(tokenName(lane.sourceTokens.value(position))));
    if (!changes.zeroed.empty())
        texts.append((changes.zeroed.size() == 1 ? tr("no annotation of source token %1")
                                                 : tr("no annotations of source tokens %1", nullptr,
                                                      pluralOf(changes.zeroed.size())))
                         .arg(numbersText(changes.zeroed)));
    std::set<Index> weights;
    for (const auto& [step, change] : changes.steps) {
        // A lane with several maps says in which of them.
        const auto where = [&lane](const MapAddress& map) {
            return lane.map.isEmpty() ? QString() : tr(" in %1").arg(QString::fromStdString(nameOf(map)));
        };
        for (const auto& [map, edit] : change.maps) {
            if (edit.weights && lane.map.isEmpty())
                weights.insert(step);
            else if (edit.weights)
                texts.append(tr("weights of step %1").arg(step + 1) + where(map));
        }
        if (change.token)
            texts.append(
                tr("token of step %1 set to %2")
                    .arg(step + 1)
                    .arg(tokenName(lane.target ? QString::fromStdString(lane.target->text(*change.token))
                                               : lane.outputTokens.value(step))));
        for (const auto& [map, edit] : change.maps)
            if (edit.temperature)
                texts.append(tr("temperature %1 at step %2")
                                 .arg(static_cast<double>(*edit.temperature))
                                 .arg(step + 1) +
                             where(map));
    }
    if (!weights.empty())
        texts.append((weights.size() == 1 ? tr("weights of step %1")
                                          : tr("weights of steps %1", nullptr, pluralOf(weights.size())))
                         .arg(numbersText(weights)));
    return texts;
}

QString stepCaption(const StepFigure& figure) {
    const DecimalPoint inFiles;
    if (figure.landscape && figure.view == QLatin1String("landscape"))
        return tr("Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), "
                  "temperature %5")
            .arg(figure.landscape->planes.size())
            .arg(figure.landscape->keys.cols())
            .arg(decimalText(figure.landscape->query.x(), 'f', 2),
                 decimalText(figure.landscape->query.y(), 'f', 2),
                 decimalText(figure.landscape->temperature, 'f', 2));
    const std::vector<FigureSource> lanes = lanesOf(figure);
    if (lanes.empty())
        return {};
    QStringList parts, changes;
    if (lanes.size() == 1) {
        parts << attentionText(lanes.front());
        if (!isRead(lanes))
            parts << tr("model %1").arg(modelText(lanes.front()));
        if (isBeam(figure))
            parts << tr("beam search of width %1, score %2")
                             .arg(figure.beam.width)
                             .arg(beamScoreText(figure.beam.lengthPower)) +
                         beamEndedText(figure.beam.ended);
        changes = changeTexts(lanes.front());
    } else {
        const Picture* base = baseOf(figure);
        QStringList names;
        for (const FigureSource& lane : lanes) {
            if (lane.picture.get() != base)
                names.append(shownName(*lane.picture));
            if (const QStringList own = changeTexts(lane); !own.isEmpty())
                changes.append(tr("in %1 %2").arg(lane.picture->name, own.join(QStringLiteral(", "))));
        }
        QString all =
            names.size() == 1
                ? tr("Attention of %1").arg(names.front())
                : tr("Attention of %1 lanes (%2)").arg(names.size()).arg(names.join(QStringLiteral(", ")));
        if (isRead(lanes))
            all = names.size() == 1 ? tr("Alignment of %1").arg(names.front())
                                    : tr("Alignments of %1").arg(names.join(QStringLiteral(", ")));
        parts << (base ? tr("%1 less that of %2").arg(all, base->name) : all);
        if (!isRead(lanes))
            parts << tr("models %1").arg(modelsText(lanes));
    }
    const QString text = QStringLiteral("“%1”").arg(figure.text);
    parts << (figure.number.isEmpty() ? text : tr("sentence %1 %2").arg(figure.number, text));
    const bool hasSteps = std::any_of(lanes.begin(), lanes.end(),
                                      [](const FigureSource& lane) { return !lane.picture->isStanding; });
    if (hasSteps && !isBeam(figure) && !isRead(lanes) &&
        !(figure.selection.showsAll && figure.selection.step == 0))
        parts << stepText(lanes, figure.selection);
    QString caption = parts.join(QStringLiteral(", "));
    if (!changes.isEmpty())
        caption += tr("; changed by hand: %1").arg(changes.join(QStringLiteral("; ")));
    return caption;
}

QString figureFileName(const StepFigure& figure) {
    const std::vector<FigureSource> lanes = lanesOf(figure);
    QString first = lanes.size() == 1 ? lanes.front().picture->name : tr("lanes");
    if (isBeam(figure))
        first += QLatin1Char(' ') + tr("beam");
    else if (const Picture* base = baseOf(figure))
        first = tr("less %1").arg(base->name);
    else if (!figure.number.isEmpty() && lanes.size() > 1)
        first = tr("systems");
    const QString name =
        cleanName(QStringList{first.toLower(), figure.number, figure.text}.join(QLatin1Char(' ')));
    return name.isEmpty() ? QStringLiteral("figure") : name;
}

}  // namespace attn::ui
