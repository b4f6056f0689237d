// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/landscape/landscape_wiring.h"

#include <utility>

#include "ui/pictures/landscape/landscape_plane.h"
#include "ui/step/landscape/landscape_page.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {
namespace {

class LandscapePresenter {
public:
    LandscapePresenter(Session& session, StepCursor& cursor, LandscapePage& page)
        : m_session(session), m_cursor(cursor), m_page(page) {}

    void refresh() {
        if (!m_page.isVisible() || !m_page.showsLanes())
            return;
        showLanes();
        m_page.setStep(m_cursor.selection().step - 1);
    }
    void showLanes() {
        std::vector<Shown> shown;
        std::vector<LandscapePlane> planes;
        for (const Lane* lane : m_session.shownLanes())
            if (const std::shared_ptr<const LaneData> data = lane->data(); data && data->trace)
                shown.emplace_back(data->trace, data->trace->steps.size());
        if (shown == m_shown)
            return;
        m_shown = std::move(shown);
        for (const Lane* lane : m_session.shownLanes())
            if (const std::shared_ptr<const LaneData> data = lane->data(); data && data->model && data->trace)
                if (std::optional<LandscapePlane> plane = landscapeOf(*data))
                    planes.push_back(std::move(*plane));
        m_page.setLanes(std::move(planes));
    }

private:
    Session& m_session;
    StepCursor& m_cursor;
    LandscapePage& m_page;
    // A trace may grow by a step.
    using Shown = std::pair<std::shared_ptr<const DecodeTrace>, std::size_t>;
    std::vector<Shown> m_shown;
};

}  // namespace

void connectLandscape(Session& session, StepCursor& cursor, LandscapePage& page) {
    const auto presenter = std::make_shared<LandscapePresenter>(session, cursor, page);
    QObject::connect(&cursor, &StepCursor::selectionChanged, &page, [presenter] { presenter->refresh(); });
    QObject::connect(&page, &LandscapePage::lanesRequested, &page, [presenter] { presenter->refresh(); });
}

}  // namespace attn::ui
