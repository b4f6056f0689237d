// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/lane.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "core/decode/weight_count.h"
#include "core/metrics/alignment.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/train/setup/told_apart.h"
#include "ui/kit/text/string_lists.h"
#include "ui/pictures/lane/lane_identity.h"
#include "ui/pictures/lane/output_differences.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/step/session/lane/formed_picture.h"
#include "ui/step/session/lane/lane_maps.h"

namespace attn::ui {
namespace {

// The longest that all maps are read at a time, so that the window answers.
constexpr std::chrono::milliseconds mapsSlice{4};

// The seconds that a call takes.
template <typename Call>
double secondsOf(Call&& call) {
    const auto begin = std::chrono::steady_clock::now();
    call();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

void Lane::Decoding::advance() {
    stepSeconds.push_back(secondsOf([this] { stepper->advance(); }));
}

Lane::Lane(QString path, std::shared_ptr<const TrainedModel> model)
    : m_path(std::move(path)),
      m_model(std::move(model)),
      m_scoreId(QString::fromStdString(m_model->network.config().attention.score)),
      m_reading(m_model) {}

int Lane::scorePlace() const {
    const std::vector<ScoreDescription>& scores = scoreFunctions();
    const ScoreDescription* score = findScoreFunction(m_scoreId.toStdString());
    return static_cast<int>(score ? score - scores.data() : std::ssize(scores));
}

void Lane::setTag(LaneTag tag) {
    m_tag = std::move(tag);
    m_data.reset();
}

QString Lane::name() const {
    if (!m_tag.name.isEmpty())
        return m_tag.name;
    return QString::fromStdString(modelName(m_model->network.config()).label);
}

bool Lane::attends() const {
    return m_model->network.alignment().has_value();
}

void Lane::setInput(LaneInput input) {
    m_input = std::move(input);
    m_source.clear();
    m_reference.clear();
    m_decoding = {};
    m_original = {};
    m_whatIfs = {};
    m_hasFailed = false;
    m_data.reset();
    try {
        m_source = m_model->tokenizers.source->tokenize(m_input.text.toStdString());
        if (m_input.truth)
            m_reference = m_model->tokenizers.target->tokenize(m_input.truth->target);
    } catch (...) {
        m_hasFailed = true;
        throw;
    }
}

void Lane::setWhatIfs(const Interventions& whatIfs) {
    if (whatIfs == m_whatIfs)
        return;
    if (m_whatIfs.isEmpty())
        m_original = std::move(m_decoding);
    m_decoding = {};
    if (whatIfs.isEmpty())
        m_decoding = std::exchange(m_original, {});
    m_whatIfs = whatIfs;
    m_hasFailed = false;
    m_data.reset();
}

std::optional<MapAddress> Lane::map() const {
    return m_map ? m_map : m_model->network.alignment();
}

std::vector<MapAddress> Lane::keptMaps() const {
    const std::optional<MapAddress> own = m_model->network.alignment();
    if (!m_map || isOfEncoder(*m_map) || m_map->site == MapSite::Rollout)
        return {};
    if (!own || isOfSteps(m_model->network, *m_map))
        return {*m_map};
    // Where annotations are sentences, the stages show the attention over them, from which that of the tokens
    // is made.
    const std::optional<MapAddress> sentences = mapOfSentences(m_model->network);
    if (sentences && m_map->site != sentences->site)
        return {*own, *sentences, *m_map};
    return {*own, *m_map};
}

void Lane::setMap(const std::optional<MapAddress>& map) {
    const Network& network = m_model->network;
    const std::vector<MapAddress> shown = mapsOfLane(network);
    const bool isOther =
        map && map != network.alignment() && std::find(shown.begin(), shown.end(), *map) != shown.end();
    const std::vector<MapAddress> kept = keptMaps();
    const std::optional<MapAddress> before = std::exchange(m_map, isOther ? map : std::nullopt);
    if (m_map == before)
        return;
    m_data.reset();
    m_decoding.encoderRows.clear();
    m_original.encoderRows.clear();
    // Steps keep no other maps than those that were asked for, so they are decoded again.
    if (keptMaps() == kept)
        return;
    m_decoding = {};
    m_original = {};
    m_hasFailed = false;
}

void Lane::setForm(const SentenceForm& form) {
    if (std::exchange(m_form, form) != form)
        m_data.reset();
}

const TokenTraits& Lane::traits() const {
    if (!m_traits)
        m_traits = tokenTraits(*m_model);
    return *m_traits;
}

int Lane::stepCount() const {
    return m_decoding.stepper ? static_cast<int>(m_decoding.stepper->trace().steps.size()) : 0;
}

qint64 Lane::weightCount(int steps) const {
    const Network& network = m_model->network;
    const Index length = sourceLength();
    if (!network.readsSentences())
        return attn::weightCount(network, length, length, steps);
    const Index sentences = m_decoding.stepper ? m_decoding.stepper->trace().annotations.cols() : 0;
    return attn::weightCount(network, length, sentences, steps);
}

bool Lane::hadEnded() const {
    return m_original.stepper && m_original.stepper->isFinished();
}

bool Lane::isFinished() const {
    return m_source.empty() || m_hasFailed || (m_decoding.stepper && m_decoding.stepper->isFinished());
}

std::optional<int> Lane::expectedSteps() const {
    if (isFinished())
        return stepCount();
    // One more than the reference for </s>, which a class lacks. A lane that reads its own output may run on
    // past it.
    const int expected = m_model->network.saysOneToken() ? 1 : static_cast<int>(m_reference.size()) + 1;
    if (!m_input.truth || expected <= stepCount())
        return std::nullopt;
    return expected;
}

void Lane::prepare() {
    if (m_decoding.stepper || m_source.empty() || m_hasFailed)
        return;
    try {
        m_decoding = begin(m_whatIfs);
        if (!m_whatIfs.isEmpty() && !m_original.stepper)
            m_original = begin({});
    } catch (...) {
        m_hasFailed = true;
        throw;
    }
    m_data.reset();
}

Lane::Decoding Lane::begin(const Interventions& whatIfs) const {
    DecodeOptions options;
    options.interventions = whatIfs;
    options.maps = keptMaps();
    if (m_input.readsReference && m_input.truth) {
        options.force = true;
        options.target = m_model->target.ids(m_reference);
    }
    Decoding decoding;
    decoding.encoderSeconds = secondsOf([&] {
        decoding.stepper = std::make_shared<Stepper>(m_model, m_model->source.ids(m_source), options);
    });
    return decoding;
}

void Lane::advance() {
    prepare();
    try {
        m_decoding.advance();
        // Decodes it row by row beside the lane, and to its end once the lane has ended.
        const auto isBehind = [this] {
            return m_decoding.stepper->isFinished() ||
                   m_original.stepper->trace().steps.size() < m_decoding.stepper->trace().steps.size();
        };
        while (m_original.stepper && !m_original.stepper->isFinished() && isBehind())
            m_original.advance();
    } catch (...) {
        m_hasFailed = true;
        throw;
    }
    m_data.reset();
}

std::vector<Link> Lane::applicableLinks(const DecodeTrace& trace) const {
    if (!m_input.truth || !m_input.linksCount)
        return {};
    std::vector<std::string> output;
    for (const StepTrace& step : trace.steps)
        output.push_back(m_model->target.text(step.token));
    return linksOfMatchingTokens(m_input.truth->links, output, m_reference);
}

std::shared_ptr<const LaneData> Lane::data() const {
    if (m_data)
        return m_data;
    auto data = std::make_shared<LaneData>();
    setIdentity(*data, m_model->network.config());
    data->name = name();
    if (m_tag.colour >= 0)
        data->colour = m_tag.colour;
    std::vector<std::string> source = m_source;
    for (const auto& [position, token] : m_whatIfs.swapped)
        source.at(static_cast<std::size_t>(position)) = m_model->source.text(token);
    data->sourceTokens = textsOf(source);
    for (const std::string& token : source)
        data->sourceUnknown.push_back(!m_model->source.contains(token));
    data->whatIfs = m_whatIfs;
    data->keptMaps = keptMaps();
    if (m_original.stepper)
        data->original = std::shared_ptr<const DecodeTrace>(m_original.stepper, &m_original.stepper->trace());
    if (m_input.truth)
        data->referenceTokens = textsOf(m_reference);
    if (m_decoding.stepper) {
        for (const StepTrace& step : m_decoding.stepper->trace().steps) {
            if (step.predicted != step.token)
                data->predictions[static_cast<int>(data->outputTokens.size())] =
                    QString::fromStdString(m_model->target.text(step.predicted));
            data->outputTokens.append(QString::fromStdString(m_model->target.text(step.token)));
        }
        data->links = applicableLinks(m_decoding.stepper->trace());
        if (data->isClass && data->links.empty() && m_input.truth && m_input.linksCount)
            data->evidenceOfTruth = m_input.truth->links;
        if (m_input.truth)
            data->differences =
                outputDifferences(m_decoding.stepper->trace(), m_model->target, m_reference,
                                  m_decoding.stepper->isFinished(), m_input.readsReference, data->isClass);
        // Shares the stepper's trace, which only ever grows at its end; a copy for every step would make
        // decoding of n tokens cost n². The stepper lives as long as anybody looks at its trace.
        setTrace(*data, std::shared_ptr<const DecodeTrace>(m_decoding.stepper, &m_decoding.stepper->trace()));
    }
    data->encoderSeconds = m_decoding.encoderSeconds;
    data->stepSeconds = m_decoding.stepSeconds;
    data->model = m_model;
    data->target = {m_model, &m_model->target};
    if (m_model->training.exactMatch >= 0)
        data->exactMatch = m_model->training.exactMatch;
    data->isFinished = isFinished();
    setMarks(*data);
    const std::optional<MapAddress> shown = map(), own = m_model->network.alignment();
    const bool isOwn = shown && isOfSteps(m_model->network, *shown);
    if (isOwn || own)
        setMapName(*data, m_model->network.config(), isOwn ? *shown : *own);
    if (shown && !isOwn)
        data->otherAxes = otherPicture(*data, *shown);
    const bool isOverSource = shown && readsTokensOfSource(m_model->network, *shown);
    if (isOverSource && m_form != SentenceForm())
        if (std::shared_ptr<const Picture> formed = formedPicture(shownPicture(*data), m_form, traits()))
            data->otherAxes = std::move(formed);
    // Without attention to the source, the steps' only map is not the lane's own.
    if (!own && !data->keptMaps.empty())
        data->rows = AttentionRows(std::vector<MapTrace>(static_cast<std::size_t>(data->rows.size())));
    m_data = data;
    return m_data;
}

std::shared_ptr<const Picture> Lane::otherPicture(const LaneData& data, const MapAddress& map) const {
    if (map.site == MapSite::Rollout) {
        m_reading.follow(data, QDeadlineTimer(QDeadlineTimer::Forever));
        return pictureOfMap(data, map, m_reading.rows(data, map));
    }
    if (!isOfEncoder(map))
        return pictureOfMap(data, map, keptRows(data.trace.get(), map), keptRows(data.original.get(), map));
    for (Decoding* decoding : {&m_decoding, &m_original})
        if (decoding->stepper && decoding->encoderRows.empty())
            decoding->encoderRows = decoding->stepper->encoderRows(map);
    return pictureOfMap(data, map, m_decoding.encoderRows, m_original.encoderRows);
}

std::shared_ptr<const MapSet> Lane::maps() const {
    if (!m_reading.hasSeveral())
        return nullptr;
    const std::shared_ptr<const LaneData> shown = data();
    m_reading.follow(*shown, QDeadlineTimer(mapsSlice, Qt::PreciseTimer));
    return m_reading.maps(shown, m_input.linksCount);
}

bool Lane::hasMoreMaps() const {
    return m_reading.hasSeveral() && m_reading.isBehind(*data());
}

std::shared_ptr<const Picture> Lane::pictureOf(const MapAddress& map) const {
    const std::shared_ptr<const LaneData> shown = data();
    if (map == this->map())
        return shownPicture(shown);
    const std::shared_ptr<Picture> picture = pictureOfMap(*shown, map, m_reading.rows(*shown, map));
    picture->takesWeights = false;  // changes by hand are of the map that is shown
    return picture;
}

QString Lane::outputText(int steps) const {
    std::vector<std::string> tokens;
    for (int row = 0; row < std::min(steps, stepCount()); ++row) {
        const Token token = m_decoding.stepper->trace().steps[static_cast<std::size_t>(row)].token;
        if (token != endToken)
            tokens.push_back(m_model->target.text(token));
    }
    return QString::fromStdString(m_model->tokenizers.target->join(tokens));
}

}  // namespace attn::ui
