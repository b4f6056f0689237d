// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_pictures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/network/shown_maps.h"
#include "core/train/live/picture.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr double largestToken = 1 << 24;  // largest range of whole numbers that a float holds exactly
constexpr double mostShare = 1.001;       // of weights and probabilities, which are rounded
constexpr double mostSpread = 1e6;  // limit of a window, and of how far a centre may lie outside the sentence

enum Column {
    Previous,
    Written,
    Predicted,
    PredictedProbability,
    IsForced,
    LogProbability,
    Temperature,
    HasGivenWeights,
    HasCentre,
    Centre,
    Taken,  // −1: no token
    Window,
    Parts,  // what it has in `weights`: nothing, weights, or weights and a distribution
    ColumnCount
};
static_assert(ColumnCount == PackedPictures::stepColumns);

// The alignment of a step; without one it has no weights.
const MapTrace& alignmentOf(const StepTrace& step) {
    static const MapTrace nothing;
    const MapTrace* map = alignmentIn(step);
    return map ? *map : nothing;
}

bool isWhole(const StepTrace& step, Index sources) {
    const MapTrace& map = alignmentOf(step);
    const Vector& weights = map.weights;
    const Vector& distribution = map.span.distribution;
    return std::isfinite(step.predictedProbability) && std::isfinite(step.logProbability) &&
           std::isfinite(map.temperature) && weights.allFinite() && distribution.allFinite() &&
           std::isfinite(map.span.centre.value_or(0)) &&
           (weights.size() == sources || (weights.size() == 0 && distribution.size() == 0)) &&
           (distribution.size() == sources || distribution.size() == 0);
}

struct SelfAttentionSize {
    Index rows = 0, sources = 0;
    bool isOfEncoder = false;
    Index weights(Index row) const { return isOfEncoder ? sources : row + 1; }
};

SelfAttentionSize selfAttentionSize(const MapAddress& map, Index sources, Index steps) {
    return {isOfEncoder(map) ? sources : steps, sources, isOfEncoder(map)};
}

bool isWhole(const LanePicture& picture) {
    const auto sources = static_cast<Index>(picture.source.size());
    for (const StepTrace& step : picture.steps)
        if (!isWhole(step, sources))
            return false;
    const std::vector<MapTrace> rows = selfAttentionRows(picture);
    if (rows.empty())
        return true;
    const SelfAttentionSize size =
        selfAttentionSize(rows.front().map, sources, static_cast<Index>(picture.steps.size()));
    bool isComplete = static_cast<Index>(rows.size()) == size.rows;
    for (std::size_t i = 0; isComplete && i < rows.size(); ++i)
        isComplete =
            rows[i].weights.size() == size.weights(static_cast<Index>(i)) && rows[i].weights.allFinite();
    return isComplete;
}

// The alignment that all steps show.
MapAddress mapOf(const DecodeTrace& picture) {
    return picture.steps.empty() ? MapAddress() : alignmentOf(picture.steps.front()).map;
}

void append(std::vector<float>& numbers, const Vector& values) {
    for (const Real value : values)
        numbers.push_back(static_cast<float>(value));
}

void pack(const StepTrace& step, PackedPictures& packed) {
    const MapTrace& map = alignmentOf(step);
    float row[ColumnCount] = {};
    row[Previous] = static_cast<float>(step.previous);
    row[Written] = static_cast<float>(step.token);
    row[Predicted] = static_cast<float>(step.predicted);
    row[PredictedProbability] = static_cast<float>(step.predictedProbability);
    row[IsForced] = step.forced ? 1 : 0;
    row[LogProbability] = static_cast<float>(step.logProbability);
    row[Temperature] = static_cast<float>(map.temperature);
    row[HasGivenWeights] = map.hasGivenWeights ? 1 : 0;
    row[HasCentre] = map.span.centre ? 1 : 0;
    row[Centre] = static_cast<float>(map.span.centre.value_or(0));
    row[Taken] = static_cast<float>(map.span.taken.value_or(-1));
    row[Window] = static_cast<float>(map.span.window);
    row[Parts] = static_cast<float>((map.weights.size() > 0) + (map.span.distribution.size() > 0));
    packed.steps.insert(packed.steps.end(), std::begin(row), std::end(row));
    append(packed.weights, map.weights);
    append(packed.weights, map.span.distribution);
}

void pack(const Snapshot& snapshot, PackedPictures& packed) {
    const LanePicture* picture = snapshot.picture.get();
    if (!picture || !isWhole(*picture)) {
        packed.index.push_back(ordered_json::array({snapshot.update}));
        return;
    }
    ordered_json& entry = packed.index.emplace_back(ordered_json::array(
        {snapshot.update, picture->source.size(), picture->steps.size(), static_cast<int>(picture->stop)}));
    // The only map of a recurrent network has no name.
    const std::optional<MapAddress> self = selfAttentionOf(*picture);
    if (const MapAddress map = mapOf(*picture); self || map != MapAddress())
        entry.push_back(nameOf(map));
    if (self)
        entry.push_back(nameOf(*self));
    for (const Token token : picture->source)
        packed.sources.push_back(static_cast<float>(token));
    for (const StepTrace& step : picture->steps)
        pack(step, packed);
    for (const MapTrace& row : selfAttentionRows(*picture))
        append(packed.weights, row.weights);
}

// Hands out the numbers from the front, as many as are asked for.
class Unpacker {
public:
    Unpacker(const PackedPictures& numbers, std::string start)
        : m_sources(numbers.sources),
          m_steps(numbers.steps),
          m_weights(numbers.weights),
          m_start(std::move(start)) {}

    std::shared_ptr<const LanePicture> picture(Index sources, Index steps, Index stop, const MapAddress& map,
                                               const std::optional<MapAddress>& self) {
        auto trace = std::make_shared<LanePicture>();
        for (const float id :
             take(m_sources, sources, translatable("more source tokens are counted than are there.")))
            trace->source.push_back(
                static_cast<Token>(whole(id, 0, largestToken, translatable("a source token"))));
        if (steps > static_cast<Index>(m_steps.size()) / ColumnCount)
            refuse(told("more steps are counted than are there."));
        for (Index i = 0; i < steps; ++i)
            trace->steps.push_back(step(i, sources, map));
        trace->stop = static_cast<StopReason>(stop);
        if (self)
            addSelfAttention(*trace, selfAttentionSize(*self, sources, steps), *self);
        return trace;
    }

    void expectEnd() const {
        if (!m_sources.empty() || !m_steps.empty() || !m_weights.empty())
            refuse(told("fewer numbers are counted than are there."));
    }

    [[noreturn]] void refuse(const std::string& sentence) const { throw Error(m_start + sentence); }

private:
    std::span<const float> take(std::span<const float>& numbers, Index count, const char* sentence) const {
        if (count > static_cast<Index>(numbers.size()))
            refuse(told(sentence));
        const std::span<const float> taken = numbers.first(static_cast<std::size_t>(count));
        numbers = numbers.subspan(taken.size());
        return taken;
    }

    double within(float value, double smallest, double largest, const char* what) const {
        if (!(value >= smallest && value <= largest))
            refuse(told("%1 should be from %2 to %3, found %4.", told(what), json(smallest).dump(),
                        json(largest).dump(), std::to_string(value)));
        return value;
    }
    double whole(float value, double smallest, double largest, const char* what) const {
        if (within(value, smallest, largest, what) != std::floor(value))
            refuse(told("%1 should be a whole number, found %2.", told(what), std::to_string(value)));
        return value;
    }

    Vector distribution(Index count) {
        const std::span<const float> taken =
            take(m_weights, count, translatable("more weights are counted than are there."));
        for (const float weight : taken)
            within(weight, 0, mostShare, translatable("a weight"));
        return Eigen::Map<const Eigen::VectorXf>(taken.data(), count).cast<Real>();
    }

    void addSelfAttention(LanePicture& picture, const SelfAttentionSize& size, const MapAddress& map) {
        for (Index i = 0; i < size.rows; ++i) {
            MapTrace& row = size.isOfEncoder ? picture.encoderRows.emplace_back()
                                             : picture.steps[static_cast<std::size_t>(i)].maps.emplace_back();
            row.map = map;
            row.weights = distribution(size.weights(i));
        }
    }

    StepTrace step(Index index, Index sources, const MapAddress& address) {
        const std::span<const float> row =
            take(m_steps, ColumnCount, translatable("more numbers of steps are counted than are there."));
        const auto token = [&](Column column) {
            return static_cast<Token>(whole(row[column], 0, largestToken, translatable("a token")));
        };
        const auto flag = [&](Column column) {
            return whole(row[column], 0, 1, translatable("a flag")) == 1;
        };
        StepTrace step;
        step.step = index;
        step.previous = token(Previous);
        step.token = token(Written);
        step.predicted = token(Predicted);
        step.predictedProbability =
            static_cast<Real>(within(row[PredictedProbability], 0, mostShare, translatable("a probability")));
        step.forced = flag(IsForced);
        step.logProbability = static_cast<Real>(
            within(row[LogProbability], -1e30, 1e-3, translatable("a logarithm of a probability")));
        MapTrace map;
        map.map = address;
        map.temperature = static_cast<Real>(within(row[Temperature], 0, 1e30, translatable("a temperature")));
        map.hasGivenWeights = flag(HasGivenWeights);
        const auto length = static_cast<double>(sources);
        if (flag(HasCentre))
            map.span.centre =
                static_cast<Real>(within(row[Centre], -mostSpread, mostSpread, translatable("a centre")));
        if (const double taken = whole(row[Taken], -1, length - 1, translatable("a position")); taken >= 0)
            map.span.taken = static_cast<Index>(taken);
        map.span.window = static_cast<Index>(whole(row[Window], 0, mostSpread, translatable("a window")));
        const double parts = whole(row[Parts], 0, 2, translatable("a count of distributions"));
        if (map.span.taken && parts == 0)
            refuse(told("a position is taken where there are no weights."));
        if (parts == 0)
            return step;
        map.weights = distribution(sources);
        if (parts == 2)
            map.span.distribution = distribution(sources);
        step.maps.push_back(std::move(map));
        return step;
    }

    std::span<const float> m_sources, m_steps, m_weights;
    const std::string m_start;
};

// The map that an entry of the index names at a place, `usual` if it names none; nothing if its name is no
// map's.
std::optional<MapAddress> namedMap(const json& entry, std::size_t place, std::optional<MapAddress> usual) {
    if (!entry.is_array() || entry.size() <= place)
        return usual;
    return entry[place].is_string() ? mapOfName(entry[place].get<std::string>()) : std::nullopt;
}

}  // namespace

PackedPictures packPictures(const std::vector<Snapshot>& snapshots) {
    PackedPictures packed;
    packed.index = ordered_json::array();
    for (std::size_t i = 0; i < snapshots.size(); ++i)
        if (i + 1 == snapshots.size() || snapshots[i + 1].update != snapshots[i].update)
            pack(snapshots[i], packed);
    return packed;
}

std::vector<Snapshot> unpackPictures(const json& index, const PackedPictures& numbers, Index updates,
                                     const std::string& where, const std::string& path) {
    Unpacker unpacker(numbers, where + ": " + path + ": ");
    std::vector<Snapshot> snapshots;
    Index last = -1;
    for (const json& entry : index) {
        const std::optional<MapAddress> map = namedMap(entry, 4, MapAddress());
        const bool hasSelf = entry.is_array() && entry.size() == 6;
        const std::optional<MapAddress> self = namedMap(entry, 5, std::nullopt);
        const bool isSized =
            entry.is_array() && (entry.size() == 1 || (entry.size() >= 4 && entry.size() <= 6));
        const bool isCounts =
            isSized &&
            std::all_of(entry.begin(), entry.begin() + (entry.size() == 1 ? 1 : 4), [](const json& count) {
                return count.is_number_unsigned() && count.get<std::uint64_t>() < 1u << 31;
            });
        if (!isCounts || !map || (hasSelf && !(self && isSelfAttention(*self))))
            unpacker.refuse(told(
                "entry %1 should be [update] or [update, source tokens, steps, stop] with counts below "
                "2147483648, and may have the names of an attention map and of a self-attention behind them.",
                snapshots.size()));
        Snapshot snapshot;
        snapshot.update = entry[0].get<Index>();
        if (snapshot.update <= last || snapshot.update > updates)
            unpacker.refuse(told("entry %1 is of update %2, expected one from %3 to %4.", snapshots.size(),
                                 snapshot.update, last + 1, updates));
        last = snapshot.update;
        if (entry.size() >= 4) {
            if (entry[3].get<Index>() > static_cast<Index>(StopReason::Length))
                unpacker.refuse(told("a stop should be 0, 1 or 2, found %1.", entry[3].dump()));
            snapshot.picture = unpacker.picture(entry[1].get<Index>(), entry[2].get<Index>(),
                                                entry[3].get<Index>(), *map, self);
        }
        snapshots.push_back(std::move(snapshot));
    }
    unpacker.expectEnd();
    return snapshots;
}

}  // namespace attn
