// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_controller.h"

namespace attn::ui {

InspectController::InspectController(QObject* parent) : QObject(parent) {
    connectParts();
    connectMessages();
}

InspectController::~InspectController() {
    m_queue.drop();
    m_measuring.drop();
    m_mapMeasuring.drop();
}

// Everybody else connects later, so the parts agree with one another before a view hears of a change.
void InspectController::connectParts() {
    connect(&m_systems, &InspectSystems::removed, this, [this] {
        m_pictures.forget();
        m_measuring.followRemoval();
        m_gold.followRemoval();
    });
    connect(&m_systems, &InspectSystems::described, this, [this] { m_pictures.forget(); });
    connect(&m_dumps, &DumpReader::finished, &m_gold, &GoldDocument::followSystem);
    connect(&m_gold, &GoldDocument::replaced, this, [this] {
        m_pictures.forget();
        m_measuring.changeBasis();
        m_mapMeasuring.invalidate();
        m_selection.refreshRow();
    });
    connect(&m_gold, &GoldDocument::edited, this, [this](long number) {
        m_pictures.forgetSentence(number);
        m_measuring.changeSentence();
        m_mapMeasuring.invalidate();
        m_selection.followEdit(number);
    });
    connect(&m_measuring, &InspectMeasuring::optionsChanged, this, [this] {
        m_pictures.forget();
        m_mapMeasuring.invalidate();
        m_selection.refreshRow();
    });
    connect(&m_measuring, &InspectMeasuring::measured, &m_selection, &InspectSelection::followMeasuring);
    connect(&m_queue, &ReadingQueue::settled, &m_selection, &InspectSelection::refreshPending);
    connect(&m_queue, &ReadingQueue::drained, this, &InspectController::sayIdle);
    connect(&m_measuring, &InspectMeasuring::ended, this, &InspectController::sayIdle);
    connect(&m_mapMeasuring, &MapMeasuring::ended, this, &InspectController::sayIdle);
}

void InspectController::connectMessages() {
    connect(&m_intake, &SystemIntake::progressed, this, &InspectController::progressed);
    connect(&m_dumps, &DumpReader::progressed, this, &InspectController::progressed);
    connect(&m_models, &ModelReader::progressed, this, &InspectController::progressed);
    connect(&m_gold, &GoldDocument::progressed, this, &InspectController::progressed);
    connect(&m_measuring, &InspectMeasuring::progressed, this, &InspectController::progressed);
    connect(&m_mapMeasuring, &MapMeasuring::progressed, this, &InspectController::progressed);
    connect(&m_mapMeasuring, &MapMeasuring::problem, this, &InspectController::problem);
    connect(&m_intake, &SystemIntake::problem, this, &InspectController::problem);
    connect(&m_queue, &ReadingQueue::problem, this, &InspectController::problem);
    connect(&m_gold, &GoldDocument::problem, this, &InspectController::problem);
    connect(&m_measuring, &InspectMeasuring::problem, this, &InspectController::problem);
    connect(&m_dumps, &DumpReader::said, this, &InspectController::said);
    connect(&m_models, &ModelReader::said, this, &InspectController::said);
    connect(&m_gold, &GoldDocument::said, this, &InspectController::said);
    connect(&m_dumps, &DumpReader::opened, this, &InspectController::opened);
    connect(&m_gold, &GoldDocument::opened, this, &InspectController::opened);
}

void InspectController::setMap(int system, const MapAddress& map) {
    if (system < 0 || system >= m_systems.count() || m_inspection.system(system).map == map)
        return;
    if (system == m_systems.shown())
        m_mapMeasuring.keepForOtherMap();
    if (m_systems.model(system))
        return m_models.setMap(system, map);
    DumpOptions options = m_inspection.system(system).options;
    options.overruled["map"] = attn::nameOf(map);
    m_dumps.reopen(system, options);
}

void InspectController::sayIdle() {
    if (!isBusy())
        emit progressed(1, {});
}

void InspectController::cancel() {
    if (!isBusy())
        return;
    m_queue.cancel();
    m_measuring.cancel();
    m_mapMeasuring.cancel();
    m_selection.refresh();
    emit progressed(1, {});
    emit said(tr("Stopped. What was read is kept."));
}

}  // namespace attn::ui
