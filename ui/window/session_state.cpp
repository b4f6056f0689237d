// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session_state.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

#include "core/base/error.h"
#include "core/network/attention/scores/score_registry.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

QString scoreName(const std::string& id) {
    const ScoreDescription* score = findScoreFunction(id);
    return score ? coreText(score->label) : QString::fromStdString(id);
}

QString modelText(const SavedModel& model) {
    const QString place = QString::fromStdString(model.path.empty() ? model.name : model.path);
    return tr("%1 (%2)").arg(scoreName(model.score), place);
}

QString changedSentence(const QString& path, const QStringList& changed) {
    return changed.size() == 1 ? tr("%1: the model %2 has changed since the session was saved. The window "
                                    "shows the present model.")
                                     .arg(path, changed.front())
                               : tr("%1: the models %2 have changed since the session was saved. The window "
                                    "shows the present models.")
                                     .arg(path, changed.join(QStringLiteral(", ")));
}

QString leftOutSentence(const QString& path, const std::vector<std::string>& leftOut) {
    constexpr std::size_t mostNamed = 3;
    QStringList reasons;
    for (std::size_t i = 0; i < std::min(mostNamed, leftOut.size()); ++i)
        reasons.append(QString::fromStdString(leftOut[i]));
    if (leftOut.size() > mostNamed)
        reasons.append(tr("and %1 more").arg(leftOut.size() - mostNamed));
    return tr("%1: some parts cannot be read and are left out: %2.")
        .arg(path, reasons.join(QStringLiteral("; ")));
}

QString missingSentence(const QString& path, const QStringList& missing, bool isAny) {
    const QString names = missing.join(QStringLiteral(", "));
    const bool isOne = missing.size() == 1;
    if (!isAny)
        return (isOne
                    ? tr("%1: the model %2 is missing or cannot be read. Put it back, or open other models.")
                    : tr("%1: the models %2 are missing or cannot be read. Put them back, or open others."))
            .arg(path, names);
    return (isOne ? tr("%1: the model %2 is missing or cannot be read. The others are open, and the choices "
                       "made for it are kept.")
                  : tr("%1: the models %2 are missing or cannot be read. The others are open, and the "
                       "choices made for them are kept."))
        .arg(path, names);
}

}  // namespace

void SessionState::noteModels() {
    std::erase_if(m_origins, [](const Origin& origin) { return origin.model.expired(); });
    for (const auto& lane : m_session.lanes()) {
        if (originOf(*lane))
            continue;
        const QFileInfo file(lane->path());
        const QString path = file.isFile() ? file.absoluteFilePath() : QString();
        m_origins.push_back({lane->model(), path, fileStamp(path.toStdString())});
    }
    std::erase_if(m_missing, [this](const SavedModel& model) { return isOpen(model.laneId()); });
}

const SessionState::Origin* SessionState::originOf(const Lane& lane) const {
    const auto found = std::find_if(m_origins.begin(), m_origins.end(), [&](const Origin& origin) {
        return origin.model.lock() == lane.model();
    });
    return found == m_origins.end() ? nullptr : &*found;
}

bool SessionState::isOpen(const std::string& id) const {
    return std::any_of(m_session.lanes().begin(), m_session.lanes().end(),
                       [&](const auto& lane) { return lane->id().toStdString() == id; });
}

void SessionState::collect(SavedSession& saved) const {
    const SessionInputs& inputs = m_session.inputs();
    saved.text = inputs.text.toStdString();
    saved.readsReference = inputs.reads == DecoderReads::Reference;
    saved.hiddenLanes = stringsOf(inputs.hiddenLanes);
    saved.takesRead = inputs.form.rows == RowToken::Read;
    saved.mergesPieces = inputs.form.mergesPieces;
    for (const auto& lane : m_session.lanes()) {
        const std::string id = lane->id().toStdString();
        SavedModel& model = saved.models.emplace_back();
        model.score = lane->scoreId().toStdString();
        if (id != model.score)
            model.lane = id;
        if (lane->tag().colour != lane->scorePlace())
            model.colour = lane->tag().colour;
        model.model = lane->model();
        const Origin* origin = originOf(*lane);
        if (origin && !origin->path.isEmpty())
            model.path = origin->path.toStdString();
        else
            model.name = QFileInfo(lane->path()).fileName().toStdString();  // says nothing of its folder
        if (origin)
            model.opened = origin->opened;
        if (const auto map = inputs.maps.find(lane->id()); map != inputs.maps.end())
            model.map = nameOf(map->second);
        if (const Interventions& whatIfs = m_session.whatIfs(lane->id()); !whatIfs.isEmpty())
            saved.whatIfs[id] = toSaved(whatIfs, *lane->model());
    }
    saved.models.insert(saved.models.end(), m_missing.begin(), m_missing.end());
    for (const SavedModel& model : m_missing) {
        const auto found = m_missingWhatIfs.find(model.laneId());
        if (found != m_missingWhatIfs.end() && inputs.text == m_missingText)
            saved.whatIfs.insert(*found);
    }
    saved.step = m_cursor.step();
    saved.stage = m_cursor.stage();
    if (const Lane* selected = m_cursor.selectedLane())
        saved.lane = selected->id().toStdString();
}

QStringList SessionState::restore(const SavedSession& saved, FoundModels models, const QString& path) {
    const QString text = QString::fromStdString(saved.text);
    if (text.size() > Session::longestText)
        throw Error(tr("%1: session.json: text has %2 characters, the window takes at most %3.")
                        .arg(path)
                        .arg(text.size())
                        .arg(Session::longestText)
                        .toStdString());
    QStringList changed, missing, sentences;
    std::vector<std::unique_ptr<Lane>> lanes;
    for (FoundModels::Found& found : models.found) {
        const QString place = QString::fromStdString(found.path);
        // A model that is embedded in the session may have the name of another file, so it gets no path.
        m_origins.push_back({found.model, QFileInfo(place).isAbsolute() ? place : QString(), found.opened});
        if (found.isChanged)
            changed.append(tr("%1 (%2)").arg(scoreName(found.score), place));
        lanes.push_back(std::make_unique<Lane>(place, std::move(found.model)));
        lanes.back()->setTag({.id = QString::fromStdString(found.lane),
                              .name = {},
                              .colour = static_cast<int>(found.colour.value_or(-1))});
    }
    m_missing = std::move(models.missing);
    m_missingWhatIfs = saved.whatIfs;
    m_missingText = text;
    for (const SavedModel& model : m_missing)
        missing.append(modelText(model));

    SessionInputs inputs;
    inputs.text = text;
    inputs.reads = saved.readsReference ? DecoderReads::Reference : DecoderReads::OwnOutput;
    inputs.hiddenLanes = textsOf(saved.hiddenLanes);
    inputs.form = {saved.takesRead ? RowToken::Read : RowToken::Written, saved.mergesPieces};
    for (const SavedModel& model : saved.models)
        if (const std::optional<MapAddress> map = mapOfName(model.map))
            inputs.maps[QString::fromStdString(model.laneId())] = *map;
    const bool isAny = !lanes.empty();
    m_session.restoreLanes(std::move(lanes), inputs);
    if (!saved.leftOut.empty())
        sentences.append(leftOutSentence(path, saved.leftOut));
    if (!changed.isEmpty())
        sentences.append(changedSentence(path, changed));
    if (!missing.isEmpty())
        sentences.append(missingSentence(path, missing, isAny));
    if (const QString dropped = addWhatIfs(saved, path); !dropped.isEmpty())
        sentences.append(dropped);

    const auto shown = m_session.shownLanes();
    const auto selected = std::find_if(
        shown.begin(), shown.end(), [&](const Lane* lane) { return lane->id().toStdString() == saved.lane; });
    m_cursor.selectLane(selected == shown.end() ? 0 : static_cast<int>(selected - shown.begin()));
    m_cursor.setStep(static_cast<int>(saved.step));
    m_cursor.setStage(static_cast<int>(saved.stage));
    return sentences;
}

QString SessionState::addWhatIfs(const SavedSession& saved, const QString& path) {
    SessionInputs inputs = m_session.inputs();
    QStringList dropped;
    for (const auto& lane : m_session.lanes()) {
        const auto found = saved.whatIfs.find(lane->id().toStdString());
        if (found == saved.whatIfs.end())
            continue;
        try {
            const Interventions whatIfs = fromSaved(found->second, *lane->model(), lane->sourceLength());
            if (!whatIfs.isEmpty())
                inputs.whatIfs[lane->id()] = whatIfs;
        } catch (const Error& error) {
            QString reason = QString::fromUtf8(error.what());
            if (reason.endsWith(QLatin1Char('.')))
                reason.chop(1);
            dropped.append(tr("%1 (%2)").arg(lane->name(), reason));
        }
    }
    m_session.start(inputs);
    return dropped.isEmpty() ? QString()
                             : tr("%1: the changes by hand do not fit any more and are left out: %2.")
                                   .arg(path, dropped.join(QStringLiteral(", ")));
}

}  // namespace attn::ui
