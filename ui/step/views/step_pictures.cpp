// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/step_pictures.h"

#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_wiring.h"
#include "ui/step/landscape/landscape_page.h"
#include "ui/step/landscape/landscape_wiring.h"

namespace attn::ui {

StepPictures::StepPictures(Session& session, StepCursor& cursor, QWidget* parent)
    : QStackedWidget(parent),
      m_session(session),
      m_cursor(cursor),
      m_lanes(new LaneArea),
      m_beam(new BeamController(session, cursor, this)) {
    addWidget(m_lanes);
}

BeamPage* StepPictures::tree() {
    if (!m_tree) {
        m_tree = new BeamPage;
        addWidget(m_tree);
        connectBeam(m_session, m_cursor, *m_beam, *m_tree, *m_decodePath);
    }
    return m_tree;
}

LandscapePage* StepPictures::landscape() {
    if (!m_landscape) {
        m_landscape = new LandscapePage;
        m_usualLandscape = m_landscape->saved();
        addWidget(m_landscape);
        connect(m_landscape, &LandscapePage::edited, this, &StepPictures::landscapeEdited);
        connectLandscape(m_session, m_cursor, *m_landscape);
    }
    return m_landscape;
}

std::shared_ptr<const ChosenLandscape> StepPictures::chosenLandscape() const {
    return m_landscape ? m_landscape->figure() : nullptr;
}

void StepPictures::restoreLandscape(const std::optional<SavedLandscape>& saved) {
    if (saved || m_landscape)
        landscape()->restore(saved.value_or(m_usualLandscape));
}

std::optional<SavedLandscape> StepPictures::savedLandscape() const {
    if (!m_landscape || m_landscape->saved() == m_usualLandscape)
        return std::nullopt;
    return m_landscape->saved();
}

void StepPictures::show(StepPicture picture) {
    const bool isTree = picture == StepPicture::Beam;
    const bool isLandscape = picture == StepPicture::Landscape;
    setCurrentWidget(isTree        ? static_cast<QWidget*>(tree())
                     : isLandscape ? static_cast<QWidget*>(landscape())
                                   : m_lanes);
    m_beam->setShown(isTree);
    if (isLandscape)
        emit m_landscape->lanesRequested();  // they may have changed meanwhile
    m_lanes->grid()->setPicture(picture);
}

void StepPictures::takeFocus() {
    if (currentWidget() == m_lanes)
        m_lanes->takeFocus();
    else if (currentWidget() == m_landscape)
        m_landscape->takeFocus();
    else
        m_tree->takeFocus();
}

}  // namespace attn::ui
