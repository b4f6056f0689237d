// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_choices.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/widgets/elided_label.h"

namespace attn::ui {
namespace {

bool isHeadOf(const MapAddress& map, const MapAddress& layer) {
    return map.site == layer.site && map.layer == layer.layer;
}

// The heads of a layer follow each other, so only the first one says what they are.
QString choiceText(const MapAddress& map) {
    if (map.site == MapSite::Rollout)
        return MapChoices::tr("rollout");
    if (map.head == MapAddress::allHeads)
        return MapChoices::tr("mean");
    return map.head == 0 ? MapChoices::tr("head 1") : QString::number(map.head + 1);
}

}  // namespace

MapChoices::MapChoices(QWidget* parent)
    : QWidget(parent), m_bestButton(newButton(QStringLiteral("best"))), m_note(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("mapChoices"));
    setAccessibleName(tr("Choice of the map"));
    m_note->setObjectName(QStringLiteral("bestNote"));
    m_note->setProperty("tone", "muted");
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    row->addWidget(m_bestButton);
    row->addSpacing(6);
    row->addWidget(m_note, 1);
    connect(m_bestButton, &QToolButton::clicked, this, [this] {
        showBest();  // a click does not check it by itself
        emit bestRequested();
    });
    showBest();
}

QToolButton* MapChoices::newButton(const QString& name) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("choice-") + name);
    button->setProperty("role", "choice");
    button->setCheckable(true);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

void MapChoices::setMaps(std::shared_ptr<const MapSet> maps) {
    if (maps == m_maps)
        return;
    m_maps = std::move(maps);
    follow();
}

void MapChoices::setChosen(const std::optional<MapAddress>& map) {
    if (map == m_chosen)
        return;
    m_chosen = map;
    follow();
}

void MapChoices::setBest(const BestHead& best) {
    if (best == m_best)
        return;
    m_best = best;
    showBest();
}

// The mean first, then the heads, then the rollout.
std::vector<MapAddress> MapChoices::wanted() const {
    std::vector<MapAddress> maps;
    for (const LaneMap& each : m_maps->maps)
        if (isHeadOf(each.map, m_layer))
            maps.push_back(each.map);
    std::stable_partition(maps.begin(), maps.end(),
                          [](const MapAddress& map) { return map.head == MapAddress::allHeads; });
    for (const LaneMap& each : m_maps->maps)
        if (each.map.site == MapSite::Rollout)
            maps.push_back(each.map);
    return maps;
}

void MapChoices::follow() {
    if (!m_maps)
        return;
    // A rollout has no layer: the one shown before stays, or else the last one.
    const auto hasMean = [this](const MapAddress& map) {
        return placeOf(*m_maps, MapAddress{map.site, map.layer, MapAddress::allHeads}) >= 0;
    };
    if (m_chosen && m_chosen->site != MapSite::Rollout)
        m_layer = *m_chosen;
    if (placeOf(*m_maps, m_layer) < 0 ||
        (m_chosen && m_chosen->site == MapSite::Rollout && !hasMean(m_layer)))
        for (const LaneMap& each : m_maps->maps)
            if (each.map.head == MapAddress::allHeads)
                m_layer = each.map;
    const std::vector<MapAddress> maps = wanted();
    const bool isSame =
        std::equal(maps.begin(), maps.end(), m_choices.begin(), m_choices.end(),
                   [](const MapAddress& map, const Choice& choice) { return map == choice.map; });
    if (!isSame) {
        for (const Choice& choice : m_choices) {
            choice.button->hide();
            choice.button->deleteLater();
        }
        m_choices.clear();
        QWidget* before = nullptr;
        for (const MapAddress& map : maps) {
            QToolButton* button = newButton(QString::fromStdString(nameOf(map)));
            const QString& name = m_maps->maps[static_cast<std::size_t>(placeOf(*m_maps, map))].name;
            button->setText(choiceText(map));
            button->setAccessibleName(name);
            button->setToolTip(tr("Show %1").arg(name));
            connect(button, &QToolButton::clicked, this, [this, map] {
                emit mapRequested(map);
                follow();
            });
            static_cast<QHBoxLayout*>(layout())->insertWidget(static_cast<int>(m_choices.size()), button);
            if (before)
                setTabOrder(before, button);
            before = button;
            m_choices.push_back({map, button});
        }
        if (before)
            setTabOrder(before, m_bestButton);
    }
    for (const Choice& choice : m_choices)
        choice.button->setChecked(choice.map == m_chosen);
    showBest();
}

QString MapChoices::note() const {
    return m_note->text();
}

void MapChoices::showBest() {
    const bool isShown = m_best.found && m_best.found->map == m_chosen;
    m_bestButton->setVisible(m_best.isPossible);
    m_bestButton->setText(m_best.isMeasuring ? tr("measuring… (cancel)") : tr("best on known links"));
    m_bestButton->setChecked(isShown && !m_best.isMeasuring);
    m_bestButton->setToolTip(
        m_best.isMeasuring
            ? tr("Stop looking for the best head")
            : tr("Show the head of the cross-attention whose largest weights are nearest to the known links "
                 "of other pairs of the task, which the model was not trained on"));
    m_bestButton->setAccessibleName(m_best.isMeasuring ? tr("Stop looking for the best head")
                                                       : tr("Best on known links"));
    m_note->setContent(isShown ? tr("chosen on %1 other pairs: AER %2 there")
                                     .arg(m_best.found->pairs)
                                     .arg(decimalText(m_best.found->errorRate, 'f', 2))
                               : QString());
}

}  // namespace attn::ui
