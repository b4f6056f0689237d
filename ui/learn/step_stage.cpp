// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/step_stage.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include "core/base/error.h"
#include "core/files/file_reader.h"
#include "core/files/resource_folder.h"
#include "core/lessons/format/changes_json.h"
#include "core/lessons/format/lesson_draft.h"
#include "ui/kit/text/string_lists.h"
#include "ui/learn/scene_overlay.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/landscape/landscape_page.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/prediction.h"
#include "ui/step/views/step_pictures.h"

namespace attn::ui {
namespace {

struct StageId {
    const char* id;
    Stage stage;
};
constexpr StageId stageIds[] = {
    {"annotations", Stage::Annotations},
    {"read", Stage::Read},
    {"source_self", Stage::SourceSelf},
    {"self_attention", Stage::SelfAttention},
    {"state", Stage::State},
    {"scores", Stage::Scores},
    {"weights", Stage::Weights},
    {"context", Stage::Context},
    {"values", Stage::Values},
    {"attentional", Stage::Attentional},
    {"feed_forward", Stage::FeedForward},
    {"residual", Stage::Residual},
    {"output", Stage::Output},
};

// The path of a lane's model as a lesson writes it. The bytes of one that does not come with the program go
// into `files`.
std::string modelPath(const Lane& lane, std::map<std::string, std::string>& files) {
    namespace fs = std::filesystem;
    const fs::path path = lane.path().toStdString();
    if (path.string().starts_with(bundledPrefix) || files.contains(path.string()))
        return path.string();  // of a lesson that is shown
    const fs::path inside = path.lexically_normal().lexically_relative(resourceFolder().lexically_normal());
    if (!path.empty() && !inside.empty() && !inside.string().starts_with(".."))
        return std::string(bundledPrefix) + inside.generic_string();
    if (path.extension() != ".safetensors" || !fs::exists(path))
        throw Error(StepStage::tr("The lane %1 has no file. Save its model and open that file, so that the "
                                  "lesson can have it.")
                        .arg(lane.name())
                        .toStdString());
    std::string name = "models/" + lessonIdOf(path.stem().string()) + ".safetensors";
    std::string bytes = readFile(path.string(), LessonFiles::largestWhole);
    for (int number = 2; files.contains(name) && files.at(name) != bytes; ++number)
        name = "models/" + lessonIdOf(path.stem().string()) + "-" + std::to_string(number) + ".safetensors";
    files[name] = std::move(bytes);
    return name;
}

bool has(const std::vector<std::string>& ids, const char* id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

StepStage::StepStage(StepMode& step, QObject* parent)
    : QObject(parent),
      m_step(step),
      m_overlay(new SceneOverlay(step.page())),
      m_area(step.page()->findChild<LaneArea*>()),
      m_grid(m_area->grid()) {
    m_fitTimer.setSingleShot(true);
    m_fitTimer.setInterval(0);
    connect(&m_fitTimer, &QTimer::timeout, this, &StepStage::fitLanes);
    m_area->installEventFilter(this);
    m_grid->installEventFilter(this);
    connect(&m_step.layout(), &LayoutActions::focusChanged, this, [this] { m_choosesLayout = false; });
    connect(&m_step.prediction(), &Prediction::pointed, this, [this](int source) {
        m_position = source;
        emit pointed(pointedAt());
    });
    connect(&m_step.cursor(), &StepCursor::selectionChanged, this, [this] {
        m_overlay->update();
        emit pointed(pointedAt());
    });
    connect(&m_step.session(), &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Maps)
            emit pointed(pointedAt());
        if (change != SessionChange::Decoded)
            emit changed();
        m_overlay->update();
        m_fitTimer.start();
    });
}

bool StepStage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_area && event->type() == QEvent::Resize)
        m_fitTimer.start();
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (m_isAsking && watched == m_grid && (isOverride || event->type() == QEvent::KeyPress)) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        const bool isOurs =
            key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isOurs && !(pressed->modifiers() & ~Qt::KeypadModifier)) {
            event->accept();
            if (!isOverride)
                moveMark(key);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

// Arrows go from token to token of the source, Enter points at one. Elsewhere they are keys of the window.
void StepStage::moveMark(int key) {
    StepCursor& cursor = m_step.cursor();
    const Lane* lane = cursor.selectedLane();
    const int source = cursor.selection().source, count = lane ? lane->sourceLength() : 0;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int next =
            source < 0 && key == Qt::Key_Left ? count - 1 : source + (key == Qt::Key_Right ? 1 : -1);
        cursor.setHoveredSource(std::clamp(next, 0, std::max(0, count - 1)));
    } else {
        m_step.prediction().guess(source);
    }
}

// Where a grid would show only a half of the lanes or less, one is large and all are small pictures beside
// it.
void StepStage::fitLanes() {
    LaneGrid* grid = m_area->grid();
    if (!m_choosesLayout || !m_area->isVisible() || grid->laneCount() < 2)
        return;
    const double share = static_cast<double>(m_area->height()) / grid->heightForAll(m_area->width());
    m_step.layout().setFocused(std::floor(share * grid->laneCount()) <= grid->laneCount() / 2.0);
    m_choosesLayout = true;
}

const Lane* StepStage::laneOf(const std::string& id) const {
    for (const auto& lane : m_step.session().lanes())
        if (lane->id().toStdString() == id)
            return lane.get();
    return nullptr;
}

QStringList StepStage::show(const StepScene& scene) {
    m_scene = scene;
    m_position = -1;
    m_sliders.clear();
    for (const LessonSlider& slider : scene.state.sliders)
        m_sliders[slider.id] = slider.value;
    Session& session = m_step.session();
    StepCursor& cursor = m_step.cursor();
    std::vector<std::unique_ptr<Lane>> lanes;
    SessionInputs inputs;
    inputs.text = scene.text.left(Session::longestText);
    inputs.reads = scene.readsReference ? DecoderReads::Reference : DecoderReads::OwnOutput;
    const bool hidesNames = has(scene.state.hidden, "names");
    std::map<std::string, SavedWhatIfs> whatIfs;
    for (const ContextLane& of : scene.lanes) {
        const QString id = QString::fromStdString(of.id);
        lanes.push_back(std::make_unique<Lane>(QString::fromStdString(of.model.name), of.model.model));
        const auto named = std::find_if(scene.state.lanes.begin(), scene.state.lanes.end(),
                                        [&](const LessonLane& lane) { return lane.id == of.id; });
        const QString given = hidesNames                         ? tr("Lane %1").arg(lanes.size())
                              : named == scene.state.lanes.end() ? QString()
                                                                 : QString::fromStdString(named->name);
        lanes.back()->setTag({.id = id, .name = {}, .colour = -1, .given = given});
        if (!of.isShown)
            inputs.hiddenLanes.append(id);
        if (const std::optional<MapAddress> map = mapOfName(of.map); map && !of.map.empty())
            inputs.maps[id] = *map;
        whatIfs[of.id] = of.changes;
    }
    session.restoreLanes(std::move(lanes), inputs);
    QStringList sentences;
    try {
        setWhatIfs(whatIfs);
    } catch (const Error& error) {
        sentences.append(QString::fromUtf8(error.what()));
    }
    m_begun.clear();
    for (const auto& lane : session.lanes())
        m_begun[lane->id().toStdString()] = savedOf(*lane);

    const auto shown = session.shownLanes();
    const auto selected = std::find_if(shown.begin(), shown.end(), [&](const Lane* lane) {
        return lane->id().toStdString() == scene.state.lane;
    });
    cursor.selectLane(selected == shown.end() ? 0 : static_cast<int>(selected - shown.begin()));
    if (scene.state.step)
        cursor.setStep(static_cast<int>(*scene.state.step));
    else
        cursor.lastAction->trigger();
    m_step.layout().setFocused(scene.state.showsFocus);
    m_choosesLayout = !scene.state.showsFocus;
    m_fitTimer.start();
    bool isKnown = false;
    for (const StepPictureId& row : stepPictureIds)
        if (scene.state.view == row.id) {
            m_step.pictures().setPicture(row.picture);
            isKnown = true;
        }
    if (!isKnown)
        m_step.pictures().setPicture(StepPicture::Heatmap);
    if (scene.state.view == "beam")
        m_step.beam().setWidth(static_cast<int>(scene.state.beam));
    if (scene.state.landscape)
        if (auto* page = m_step.page()->findChild<LandscapePage*>()) {
            const LessonLandscape& landscape = *scene.state.landscape;
            Matrix keys(2, static_cast<Index>(landscape.keys.size()));
            for (std::size_t i = 0; i < landscape.keys.size(); ++i) {
                keys(0, static_cast<Index>(i)) = static_cast<Real>(landscape.keys[i].first);
                keys(1, static_cast<Index>(i)) = static_cast<Real>(landscape.keys[i].second);
            }
            page->setChosen(keys, QPointF(landscape.query.first, landscape.query.second),
                            landscape.temperature, textsOf(landscape.scores));
        }
    if (scene.state.stage.empty()) {
        m_step.dock()->hide();
    } else {
        for (const StageId& row : stageIds)
            if (scene.state.stage == row.id && cursor.selectedLane()) {
                const std::vector<Stage> stages = stagesOf(cursor.selectedLane()->model()->network.config());
                const auto found = std::find(stages.begin(), stages.end(), row.stage);
                if (found != stages.end())
                    cursor.setStage(static_cast<int>(found - stages.begin()) + 1);
            }
        m_step.dock()->show();
    }
    m_hidesNextRow = has(scene.state.hidden, "next_row");
    setCovered(has(scene.state.hidden, "weights") && hasCards(m_step.pictures().picture()));
    return sentences;
}

void StepStage::setCovered(bool isCovered) {
    m_overlay->cover(isCovered ? m_area : nullptr, tr("The weights are hidden until you have answered."));
    // The tokens above take clicks meanwhile.
    if (auto* source = m_step.page()->findChild<SourcePanel*>(); source && isCovered != m_isCovered)
        source->setTokensShown(isCovered);
    m_isCovered = isCovered;
}

void StepStage::reveal() {
    setCovered(false);
    if (!std::exchange(m_hidesNextRow, false))
        return;
    m_step.prediction().mark(-1);
    m_step.cursor().stepAction->trigger();
}

void StepStage::highlight(const std::vector<std::string>& parts) {
    if (parts.empty())
        return m_overlay->setParts({});
    m_overlay->setParts([this, parts] {
        std::vector<QRect> rects;
        QWidget* page = m_step.page();
        const auto add = [&](const QWidget* widget, int inside = 0) {
            if (widget && widget->isVisible())
                rects.push_back(QRect(widget->mapTo(page, QPoint()), widget->size())
                                    .adjusted(inside, inside, -inside, -inside));
        };
        const auto shown = m_step.session().shownLanes();
        for (const std::string& part : parts) {
            const std::size_t colon = part.find(':');
            const std::string kind = part.substr(0, colon);
            if (kind == "text")
                add(page->findChild<SourcePanel*>());
            else if (kind == "lanes")
                add(m_area, 4);  // in the margin around the cards, so that the frame covers no text above
            else if (kind == "landscape")
                add(page->findChild<LandscapePage*>());
            else if (colon != std::string::npos && kind != "run" && kind != "slider" && kind != "stage")
                for (std::size_t i = 0; i < shown.size(); ++i)
                    if (shown[i]->id().toStdString() == part.substr(colon + 1) &&
                        static_cast<int>(i) < m_area->grid()->laneCount())
                        add(m_area->grid()->card(static_cast<int>(i)));
        }
        return rects;
    });
}

void StepStage::setAsking(bool isAsking) {
    m_isAsking = isAsking;
    m_step.prediction().setAsking(isAsking);
}

QString StepStage::figures() const {
    const Lane* lane = m_step.cursor().selectedLane();
    if (!lane || !lane->attends() || !m_area->isFocused())
        return {};
    const LaneCard* card = m_area->grid()->card(m_step.cursor().selection().lane);
    return tr("%1: mean entropy %2, AER %3").arg(lane->name(), card->entropyText(), card->aerText());
}

PointedAt StepStage::pointedAt() const {
    PointedAt at;
    const Lane* lane = m_step.cursor().selectedLane();
    if (!lane)
        return at;
    at.lane = lane->id();
    at.laneName = lane->name();
    if (const auto map = lane->map())
        at.map = QString::fromStdString(nameOf(*map));
    at.step = m_step.cursor().selection().step;
    at.position = m_position + 1;
    if (m_position >= 0)
        at.token = lane->data()->sourceTokens.value(m_position);
    return at;
}

SavedWhatIfs StepStage::savedOf(const Lane& lane) const {
    return toSaved(m_step.session().whatIfs(lane.id()), *lane.model());
}

void StepStage::setWhatIfs(const std::map<std::string, SavedWhatIfs>& whatIfs) {
    SessionInputs inputs = m_step.session().inputs();
    std::string problem;
    for (const auto& [id, saved] : whatIfs) {
        const Lane* lane = laneOf(id);
        if (!lane)
            continue;
        inputs.whatIfs.erase(lane->id());
        try {
            const Interventions changed = fromSaved(saved, *lane->model(), lane->sourceLength());
            if (!changed.isEmpty())
                inputs.whatIfs[lane->id()] = changed;
        } catch (const Error& error) {
            problem = error.what();
        }
    }
    m_step.session().start(inputs);
    if (!problem.empty())
        throw Error(problem);
}

void StepStage::begin() {
    Session& session = m_step.session();
    m_scene = {};
    m_scene.text = session.sourceText();
    m_scene.state.view = idOf(m_step.pictures().picture());
    m_scene.state.step = m_step.cursor().selection().step;
    m_begun.clear();
    for (const auto& lane : session.lanes()) {
        m_begun[lane->id().toStdString()] = savedOf(*lane);
        ContextLane& of = m_scene.lanes.emplace_back();
        of.id = lane->id().toStdString();
        of.isShown = session.isLaneShown(lane->id());
    }
    if (const Lane* lane = m_step.cursor().selectedLane())
        m_scene.state.lane = lane->id().toStdString();
}

WindowChanges StepStage::changes() const {
    WindowChanges changes;
    Session& session = m_step.session();
    if (session.sourceText() != m_scene.text)
        changes.text = session.sourceText().toStdString();
    std::vector<std::string> shown, before;
    for (const auto& lane : session.lanes()) {
        const std::string id = lane->id().toStdString();
        const SavedWhatIfs now = savedOf(*lane);
        const auto begun = m_begun.find(id);
        if (begun == m_begun.end() ? !(now == SavedWhatIfs()) : !(now == begun->second))
            changes.changes[id] = now;
        if (session.isLaneShown(lane->id()))
            shown.push_back(id);
    }
    for (const ContextLane& lane : m_scene.lanes)
        if (lane.isShown)
            before.push_back(lane.id);
    std::vector<std::string> sorted = shown;
    std::sort(sorted.begin(), sorted.end());
    std::sort(before.begin(), before.end());
    if (sorted != before)
        changes.lanes = shown;
    for (const LessonSlider& slider : m_scene.state.sliders)
        if (const double value = m_sliders.at(slider.id); value != slider.value)
            changes.sliders[slider.id] = value;
    if (const std::string view = idOf(m_step.pictures().picture()); view != m_scene.state.view)
        changes.view = view;
    if (const Lane* lane = m_step.cursor().selectedLane();
        lane && !m_scene.state.lane.empty() && lane->id().toStdString() != m_scene.state.lane)
        changes.lane = lane->id().toStdString();
    const Index step = m_step.cursor().selection().step;
    if (m_scene.state.step && step != *m_scene.state.step)
        changes.step = step;
    return changes;
}

nlohmann::ordered_json StepStage::record(std::map<std::string, std::string>& files) const {
    const Session& session = m_step.session();
    const StepCursor& cursor = m_step.cursor();
    nlohmann::ordered_json state = {{"fresh", true}, {"lanes", nlohmann::ordered_json::array()}};
    std::vector<std::string> hidden;
    for (const auto& lane : session.lanes()) {
        const std::string id = lane->id().toStdString();
        nlohmann::ordered_json row = {{"id", id}, {"model", modelPath(*lane, files)}};
        if (!lane->tag().given.isEmpty())
            row["name"] = lane->tag().given.toStdString();
        if (session.inputs().maps.contains(lane->id()))
            row["map"] = nameOf(session.inputs().maps.at(lane->id()));
        if (const SavedWhatIfs changed = savedOf(*lane); !(changed == SavedWhatIfs()))
            row["changes"] = changesToJson(changed);
        state["lanes"].push_back(row);
        if (!session.isLaneShown(lane->id()))
            hidden.push_back(id);
    }
    if (state["lanes"].empty())
        throw Error(tr("There is nothing to record: open a model first.").toStdString());
    if (!hidden.empty())
        state["hidden_lanes"] = hidden;
    state["text"] = session.sourceText().toStdString();
    if (session.inputs().reads == DecoderReads::Reference)
        state["reads_reference"] = true;
    if (const std::string view = idOf(m_step.pictures().picture()); view != "heatmap")
        state["view"] = view;
    if (const Lane* lane = cursor.selectedLane()) {
        state["lane"] = lane->id().toStdString();
        if (!lane->isFinished() || cursor.step() < lane->stepCount())
            state["step"] = cursor.step();
        if (m_step.dock()->isVisible() && cursor.stage() > 0) {
            const std::vector<Stage> stages = stagesOf(lane->model()->network.config());
            for (const StageId& row : stageIds)
                if (row.stage == stages[static_cast<std::size_t>(cursor.stage() - 1)])
                    state["stage"] = row.id;
        }
    }
    if (m_step.wantsFocus() && !m_choosesLayout)
        state["focus"] = true;
    return state;
}

void StepStage::apply(const WindowChanges& changes) {
    if (changes.text)
        setText(QString::fromStdString(*changes.text));
    setWhatIfs(changes.changes);
    for (const auto& [id, value] : changes.sliders)
        setSlider(id, value);
    if (changes.lanes) {
        QStringList ids;
        for (const std::string& id : *changes.lanes)
            ids.append(QString::fromStdString(id));
        m_step.session().setLanesShown(ids);
    }
    if (changes.view)
        for (const StepPictureId& row : stepPictureIds)
            if (*changes.view == row.id)
                m_step.pictures().setPicture(row.picture);
    if (changes.lane) {
        const auto shown = m_step.session().shownLanes();
        for (std::size_t i = 0; i < shown.size(); ++i)
            if (shown[i]->id().toStdString() == *changes.lane)
                m_step.cursor().selectLane(static_cast<int>(i));
    }
    if (changes.step)
        m_step.cursor().setStep(static_cast<int>(*changes.step));
    else
        m_step.cursor().lastAction->trigger();
}

void StepStage::showPointed(const nlohmann::json& answer) {
    const nlohmann::json& one = answer.is_array() && !answer.empty() ? answer.back() : answer;
    if (!one.is_object())
        return;
    if (const std::string lane = one.value("lane", std::string()); !lane.empty()) {
        WindowChanges changes;
        changes.lane = lane;
        if (one.contains("step"))
            changes.step = one["step"].get<Index>();
        else
            changes.step = m_step.cursor().selection().step;
        selectLane(lane);
        m_step.cursor().setStep(static_cast<int>(*changes.step));
    }
    if (one.contains("position"))
        m_step.prediction().mark(one["position"].get<int>() - 1);
}

void StepStage::selectLane(const std::string& id) {
    const auto shown = m_step.session().shownLanes();
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (shown[i]->id().toStdString() == id)
            m_step.cursor().selectLane(static_cast<int>(i));
}

QString StepStage::text() const {
    return m_step.session().sourceText();
}

void StepStage::setText(const QString& text) {
    m_step.session().setSourceText(text);
}

void StepStage::goOn() {
    m_position = -1;
    m_step.cursor().stepAction->trigger();
}

double StepStage::slider(const std::string& id) const {
    const auto found = m_sliders.find(id);
    return found == m_sliders.end() ? 0 : found->second;
}

void StepStage::setSlider(const std::string& id, double value) {
    const LessonSlider* slider = m_scene.state.findSlider(id);
    if (!slider || m_sliders[id] == value)
        return;
    m_sliders[id] = value;
    if (const Lane* lane = laneOf(slider->temperatureOf)) {
        Interventions now = m_step.session().whatIfs(lane->id());
        now.temperature = static_cast<Real>(value);
        m_step.session().setWhatIfs(lane->id(), now, tr("Temperature"), 1'000'000);
    }
    emit sliderChanged(QString::fromStdString(id), value);
    emit changed();
}

}  // namespace attn::ui
