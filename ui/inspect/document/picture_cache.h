// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <map>
#include <memory>
#include <utility>

#include "ui/inspect/document/inspect_systems.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// Makes pictures of the sentences of open systems, and keeps the latest ones. For the window's thread only.
class PictureCache {
public:
    // The systems outlive this.
    explicit PictureCache(const InspectSystems& systems) : m_systems(systems) {}

    // nullptr when the system lacks the sentence. It is the same object until it is forgotten.
    std::shared_ptr<const Picture> picture(int system, int row) const;
    void forget() { m_pictures.clear(); }
    // Forgets the pictures of the sentence with this SentenceKey::number.
    void forgetSentence(long number);

private:
    QStringList openSource(const AlignedSentence& sentence, int row) const;

    const InspectSystems& m_systems;
    mutable std::map<std::pair<int, int>, std::shared_ptr<const Picture>> m_pictures;  // by system and row
};

}  // namespace attn::ui
