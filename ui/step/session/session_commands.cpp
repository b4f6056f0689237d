// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/session_commands.h"

namespace attn::ui {
namespace {

constexpr qint64 typingPause = 1000;  // ms

}  // namespace

ChangeInputs::ChangeInputs(Session& session, SessionInputs inputs, const QString& text, Merging merging)
    : QUndoCommand(text), m_session(session), m_inputs(std::move(inputs)), m_merging(merging) {
    m_age.start();
}

void ChangeInputs::swap() {
    const SessionInputs before = m_session.inputs();
    m_session.replaceInputs(m_inputs);
    m_inputs = before;
}

bool ChangeInputs::mergeWith(const QUndoCommand* other) {
    // Both have run. This one holds the inputs before the first change, which undo must bring back.
    if (m_merging.endsWithPause && m_age.elapsed() > typingPause)
        return false;
    m_age = static_cast<const ChangeInputs*>(other)->m_age;
    setObsolete(m_inputs == m_session.inputs());
    return true;
}

}  // namespace attn::ui
