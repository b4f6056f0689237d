// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/beam_wiring.h"

#include <QAction>
#include <QCoreApplication>
#include <QTimer>
#include <memory>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/tr.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/session/descriptions.h"

namespace attn::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto unnoticed = 200ms;  // a shorter search is not mentioned

class BeamPresenter {
public:
    BeamPresenter(Session& session, StepCursor& cursor, BeamController& controller, BeamPage& page)
        : m_session(session), m_cursor(cursor), m_controller(controller), m_page(page) {
        m_patience.setSingleShot(true);
        m_patience.setInterval(unnoticed);
        QObject::connect(&m_patience, &QTimer::timeout, &m_page, [this] {
            m_isLong = true;
            refresh();
        });
    }

    void refresh() {
        if (!m_controller.isShown())
            return;
        if (!m_controller.isSearching()) {
            m_patience.stop();
            m_isLong = false;
            m_progress.clear();
        } else if (!m_isLong && !m_patience.isActive()) {
            m_patience.start();
        }
        showPrompt();
        const Lane* lane = m_cursor.selectedLane();
        m_page.setOptions(m_controller.width(), m_controller.lengthPower(), m_controller.ended());
        m_page.setLane(lane ? lane->data() : nullptr);
        m_page.setData(m_controller.data());
        m_page.setState({.isSearching = m_controller.isSearching(),
                         .isCurrent = m_controller.isCurrent(),
                         .text = stateText()});
        m_page.setHoveredSource(m_cursor.selection().source);
    }

    void setProgress(int steps, int most) {
        m_progress = tr("Searching: token %1 of at most %2").arg(steps).arg(most);
        refresh();
    }

private:
    void showPrompt() {
        Prompt prompt = promptFor(m_session);
        const Lane* lane = m_cursor.selectedLane();
        if (prompt.headline.isEmpty() && lane && lane->sourceLength() == 0)
            prompt = {tr("“%1” cannot read this text").arg(lane->name()),
                      tr("Select another lane with 1 to 8, or change the text (Ctrl+L)")};
        m_page.setPrompt(prompt.headline, prompt.advice);
    }

    QString stateText() const {
        if (!m_controller.problem().isEmpty())
            return m_controller.problem();
        if (m_controller.isStopped())
            return tr("The search was stopped. This tree belongs to the text or the settings before");
        if (!m_isLong)
            return {};
        return m_progress.isEmpty() ? tr("Searching…") : m_progress;
    }

    Session& m_session;
    StepCursor& m_cursor;
    BeamController& m_controller;
    BeamPage& m_page;
    QTimer m_patience;
    bool m_isLong = false;
    QString m_progress;
};

}  // namespace

void connectBeam(Session& session, StepCursor& cursor, BeamController& controller, BeamPage& page,
                 QAction& decodePath) {
    const auto presenter = std::make_shared<BeamPresenter>(session, cursor, controller, page);
    // While it is shown, the controller reports every change of cursor and session.
    QObject::connect(&controller, &BeamController::changed, &page, [presenter] { presenter->refresh(); });
    QObject::connect(&controller, &BeamController::progressed, &page,
                     [presenter](int steps, int most) { presenter->setProgress(steps, most); });
    QObject::connect(&page, &BeamPage::widthChosen, &controller, &BeamController::setWidth);
    QObject::connect(&page, &BeamPage::lengthPowerChosen, &controller, &BeamController::setLengthPower);
    QObject::connect(&page, &BeamPage::endedChosen, &controller, &BeamController::setEnded);
    QObject::connect(&page, &BeamPage::decodeRequested, &controller, &BeamController::decode);
    QObject::connect(&page, &BeamPage::stopRequested, &controller, &BeamController::stop);
    QObject::connect(&page, &BeamPage::searchRequested, &controller, &BeamController::searchAgain);
    QObject::connect(&page, &BeamPage::sourceHovered, &cursor, &StepCursor::setHoveredSource);

    QObject::connect(&decodePath, &QAction::triggered, &page, &BeamPage::decode);
    const auto enable = [&decodePath, &controller, &page] {
        decodePath.setEnabled(controller.isShown() && page.canDecode());
    };
    QObject::connect(&page, &BeamPage::decodableChanged, &decodePath, enable);
    QObject::connect(&controller, &BeamController::changed, &page, enable);
}

QAction* newDecodePathAction(QObject* parent) {
    QAction* action = newCommand(parent, QStringLiteral("decodePath"), tr("Decode Beam Pat&h"),
                                 tr("Make the selected path of the beam tree the output of the lane"),
                                 {Qt::CTRL | Qt::Key_Return}, [] {});
    action->setEnabled(false);
    return action;
}

}  // namespace attn::ui
