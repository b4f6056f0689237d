// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/pictures/maps/map_set.h"

class QToolButton;

namespace attn::ui {

class ElidedLabel;

// What is known of the best head of a lane.
struct BestHead {
    bool isPossible = false;  // it can be found: its task has known links
    bool isMeasuring = false;
    std::optional<BestMap> found;
    bool operator==(const BestHead&) const = default;
};

// The choices of a map in a line: the heads of the layer that is shown and their mean, the rollout, and the
// head that is best on known links, with a note on how many pairs it was chosen. Buttons are named "choice-"
// and the map's address; the last one is "choice-best", the note "bestNote".
class MapChoices : public QWidget {
    Q_OBJECT

public:
    explicit MapChoices(QWidget* parent = nullptr);

    void setMaps(std::shared_ptr<const MapSet> maps);
    void setChosen(const std::optional<MapAddress>& map);
    void setBest(const BestHead& best);

    QToolButton* bestButton() const { return m_bestButton; }
    QString note() const;

signals:
    void mapRequested(const attn::MapAddress& map);
    void bestRequested();  // to be found and shown, or no longer to be looked for

private:
    struct Choice {
        MapAddress map;
        QToolButton* button;
    };
    QToolButton* newButton(const QString& name);
    std::vector<MapAddress> wanted() const;
    void follow();
    void showBest();

    std::shared_ptr<const MapSet> m_maps;
    std::optional<MapAddress> m_chosen;
    MapAddress m_layer;  // whose heads are offered
    BestHead m_best;
    std::vector<Choice> m_choices;
    QToolButton* m_bestButton;
    ElidedLabel* m_note;
};

}  // namespace attn::ui
