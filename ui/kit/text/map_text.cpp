// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/map_text.h"

#include "ui/kit/text/model_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

bool readsSentences(const ModelConfig& config) {
    return config.encoder.kind == "hierarchical";
}

// Whether the maps of a site are counted by layers and heads.
bool hasPlaces(const ModelConfig& config, MapSite site) {
    const bool isOfHeads = site == MapSite::Cross && !hasScoreFunction(config);
    return site == MapSite::Encoder || site == MapSite::Decoder || isOfHeads;
}

bool isOnlyMap(const ModelConfig& config, const MapAddress& map) {
    return map == MapAddress() && hasScoreFunction(config) && !readsSentences(config) &&
           config.encoder.kind != "self_attention";
}

Index headsOf(const ModelConfig& config, MapSite site) {
    return site == MapSite::Encoder ? config.encoder.heads : config.decoder.heads;
}

QString briefSite(const ModelConfig& config, MapSite site) {
    switch (site) {
        case MapSite::Encoder:
            return tr("encoder");
        case MapSite::Decoder:
            return tr("decoder");
        case MapSite::Words:
            return tr("words");
        case MapSite::Tokens:
            return tr("word × sent.");
        case MapSite::Rollout:
            return tr("rollout");
        case MapSite::Cross:
            if (readsSentences(config))
                return tr("sentences");
            return hasScoreFunction(config) ? tr("attention") : tr("cross");
        case MapSite::Pool:
            break;
    }
    return readsSentences(config) ? tr("sentences") : tr("pool");
}

}  // namespace

QString mapSiteText(const ModelConfig& config, MapSite site) {
    switch (site) {
        case MapSite::Encoder:
            return tr("self-attention of the encoder");
        case MapSite::Decoder:
            return tr("self-attention of the decoder");
        case MapSite::Words:
            return tr("words in their sentence");
        case MapSite::Tokens:
            return tr("word × sentence");
        case MapSite::Cross:
            if (readsSentences(config))
                return tr("sentences");
            return hasScoreFunction(config) ? tr("attention") : tr("cross-attention");
        case MapSite::Rollout:
            return tr("rollout of attention through all layers");
        case MapSite::Pool:
            break;
    }
    return readsSentences(config) ? tr("sentences") : tr("words of the text");
}

QString mapPlaceText(const ModelConfig& config, const MapAddress& map) {
    if (!hasPlaces(config, map.site))
        return {};
    QString layer = tr("layer %1").arg(map.layer + 1);
    const Index heads = headsOf(config, map.site);
    if (heads == 1)
        return layer;
    const QString head = map.head == MapAddress::allHeads ? tr("mean of %1 heads").arg(heads)
                                                          : tr("head %1").arg(map.head + 1);
    return tr("%1, %2").arg(layer, head);
}

QString mapText(const ModelConfig& config, const MapAddress& map) {
    if (isOnlyMap(config, map))
        return {};
    const QString site = mapSiteText(config, map.site), place = mapPlaceText(config, map);
    return place.isEmpty() ? site : tr("%1, %2").arg(site, place);
}

QString familyMapText(const QString& map) {
    return tr("%1 (alignment of its own program)").arg(map);
}

QString briefMapText(const ModelConfig& config, const MapAddress& map) {
    if (isOnlyMap(config, map))
        return {};
    QString site = briefSite(config, map.site);
    if (!hasPlaces(config, map.site))
        return site;
    QString layer = QStringLiteral("%1 %2").arg(site).arg(map.layer + 1);
    if (headsOf(config, map.site) == 1)
        return layer;
    return map.head == MapAddress::allHeads ? tr("%1 mean").arg(layer)
                                            : QStringLiteral("%1·%2").arg(layer).arg(map.head + 1);
}

}  // namespace attn::ui
