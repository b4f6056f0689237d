// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/picture_cache.h"

#include "core/network/shown_maps.h"
#include "ui/inspect/document/sentence_picture.h"
#include "ui/pictures/lane/lane_identity.h"

namespace attn::ui {
namespace {

// The number of pictures that are kept: those of one row in all systems, and of a few more rows.
constexpr std::size_t mostPictures = 64;

}  // namespace

void PictureCache::forgetSentence(long number) {
    std::erase_if(m_pictures, [&](const auto& kept) {
        return m_systems.inspection().key(kept.first.second).number == number;
    });
}

// The source of a sentence whose system lacks it. It comes from another system, if the number of its tokens
// fits.
QStringList PictureCache::openSource(const AlignedSentence& sentence, int row) const {
    for (int system = 0; system < m_systems.count(); ++system) {
        const AlignedSentence* other = m_systems.inspection().sentence(system, row);
        if (!other || !other->knowsSource)
            continue;
        const int positions = sentence.source.size(), tokens = other->sourceLength();
        const bool fits =
            sentence.links ? positions <= tokens + 1 : positions == tokens || positions == tokens + 1;
        if (!fits)
            continue;
        QStringList source;
        for (int i = 0; i < positions; ++i) {
            const std::string_view token = i < tokens ? other->source[i] : std::string_view(endMark);
            source.append(QString::fromUtf8(token.data(), static_cast<qsizetype>(token.size())));
        }
        return source;
    }
    return {};
}

std::shared_ptr<const Picture> PictureCache::picture(int system, int row) const {
    if (system < 0 || row < 0)
        return nullptr;
    const Inspection& inspection = m_systems.inspection();
    const AlignedSentence* sentence = inspection.sentence(system, row);
    if (!sentence)
        return nullptr;
    if (const auto kept = m_pictures.find({system, row}); kept != m_pictures.end())
        return kept->second;
    auto picture = sentencePicture(*sentence, inspection.known(system, row));
    if (!sentence->knowsSource)
        if (const QStringList tokens = openSource(*sentence, row); !tokens.isEmpty())
            picture->sourceTokens = tokens;
    picture->name = QString::fromStdString(inspection.system(system).name);
    picture->colour = m_systems.colourOf(system);
    if (const std::optional<MapAddress> map = inspection.system(system).map) {
        if (const auto model = m_systems.model(system))
            setMapName(*picture, model->network.config(), *map);
        else
            picture->map = QString::fromStdString(mapInWords(*map));
    }
    if (m_pictures.size() >= mostPictures)
        m_pictures.clear();
    return m_pictures[{system, row}] = std::move(picture);
}

}  // namespace attn::ui
