// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/lane_tags.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>

#include "core/network/attention/scores/score_registry.h"
#include "core/train/setup/told_apart.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

int freeColour(const Lanes& lanes, const Lane& lane) {
    const auto isFree = [&](int colour) {
        return std::none_of(lanes.begin(), lanes.end(),
                            [&](const auto& other) { return other->tag().colour == colour; });
    };
    const int usual = lane.scorePlace();
    for (const int wanted : {lane.tag().colour, usual})
        if (wanted >= 0 && wanted < laneColourCount && isFree(wanted))
            return wanted;
    // The colours of scores are taken only when no others are left.
    const int first = static_cast<int>(scoreFunctions().size()) % laneColourCount;
    for (int i = 0; i < laneColourCount; ++i)
        if (const int colour = (first + i) % laneColourCount; isFree(colour))
            return colour;
    return usual;
}

QString freeId(const Lanes& lanes, const Lane& lane) {
    const auto isFree = [&](const QString& id) {
        return std::none_of(lanes.begin(), lanes.end(), [&](const auto& other) { return other->id() == id; });
    };
    if (!lane.id().isEmpty() && isFree(lane.id()))
        return lane.id();
    QString id = lane.scoreId();
    for (int number = 2; !isFree(id); ++number)
        id = QStringLiteral("%1-%2").arg(lane.scoreId()).arg(number);
    return id;
}

// The name of a lane's file, with its folder if another file of the group has the same name.
LaneName filePart(const Lane& lane, bool hasFolder) {
    const QFileInfo file(lane.path());
    QString name = file.completeBaseName();
    if (hasFolder && file.isAbsolute())
        name = file.dir().dirName() + QLatin1Char('/') + name;
    return {name.toStdString(), name.toStdString()};
}

void tellFilesApart(std::vector<LaneName>& names, const Lanes& lanes) {
    for (const std::vector<std::size_t>& group : sameNames(names)) {
        QSet<QString> files, paths;
        for (const std::size_t i : group) {
            files.insert(QFileInfo(lanes[i]->path()).completeBaseName());
            paths.insert(lanes[i]->path());
        }
        if (paths.size() == 1 && group.size() > 1)
            continue;  // lanes of one model
        if (files.size() == 1 && !QFileInfo(lanes[group.front()]->path()).isAbsolute())
            continue;  // never a file
        const bool hasFolder = files.size() < static_cast<qsizetype>(group.size());
        for (const std::size_t i : group)
            names[i] = joined(names[i], filePart(*lanes[i], hasFolder));
    }
}

}  // namespace

Lanes::iterator laneOfFile(Lanes& lanes, const QString& path) {
    const QString file = QFileInfo(path).canonicalFilePath();
    return std::find_if(lanes.begin(), lanes.end(), [&](const auto& lane) {
        return !file.isEmpty() && QFileInfo(lane->path()).canonicalFilePath() == file;
    });
}

LaneTag freeTag(const Lanes& lanes, const Lane& lane) {
    return {
        .id = freeId(lanes, lane), .name = {}, .colour = freeColour(lanes, lane), .given = lane.tag().given};
}

void nameLanes(const Lanes& lanes) {
    std::vector<LaneName> names;
    std::vector<ModelConfig> models;
    for (const auto& lane : lanes) {
        models.push_back(lane->model()->network.config());
        names.push_back(modelName(models.back()));
    }
    for (const std::vector<std::size_t>& group : sameNames(names))
        for (const std::size_t i : group)
            names[i] = modelAndSpanName(models[i]);
    tellApart(names, models);
    tellFilesApart(names, lanes);
    numberApart(names);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        LaneTag tag = lanes[i]->tag();
        tag.name = tag.given.isEmpty() ? QString::fromStdString(names[i].label) : tag.given;
        if (tag.name != lanes[i]->tag().name)
            lanes[i]->setTag(std::move(tag));
    }
}

}  // namespace attn::ui
