// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/landscape/landscape_plane.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

QColor mixed(const QColor& ground, const QColor& colour, double share) {
    const auto part = [&](int from, int to) {
        return static_cast<int>(std::lround(from + share * (to - from)));
    };
    return {part(ground.red(), colour.red()), part(ground.green(), colour.green()),
            part(ground.blue(), colour.blue())};
}

struct CaptionRow {
    const char* score;
    const char* text;
};

const CaptionRow captionRows[] = {
    {"additive", QT_TRANSLATE_NOOP("attn::ui", "far out tanh saturates: equal weights")},
    {"general", QT_TRANSLATE_NOOP("attn::ui", "the plane is turned by W before the product")},
    {"dot", QT_TRANSLATE_NOOP("attn::ui", "a longer query makes sharper weights")},
    {"scaled_dot", QT_TRANSLATE_NOOP("attn::ui", "like dot, but softer by √2")},
    {"key_query", QT_TRANSLATE_NOOP("attn::ui", "projections see mostly the horizontal")},
    {"content", QT_TRANSLATE_NOOP("attn::ui", "the angle alone counts, at any length")},
    {"location", QT_TRANSLATE_NOOP("attn::ui", "keys are not read, only their positions")},
};

}  // namespace

void LandscapeRaster::setPlane(const LandscapePlane& plane) {
    if (plane.plane == m_plane && plane.reach == m_reach)
        return;
    m_plane = plane.plane;
    m_reach = plane.reach;
    Matrix all(2, points * points);
    for (int row = 0; row < points; ++row)
        for (int column = 0; column < points; ++column) {
            const QPointF at = place(column, row);
            all.col(row * points + column) << static_cast<Real>(at.x()), static_cast<Real>(at.y());
        }
    m_scores = m_plane->scores(all);
    m_temperature = -1;
}

QPointF LandscapeRaster::place(int column, int row) const {
    const auto along = [&](int i) { return m_reach * (2.0 * (i + 0.5) / points - 1); };
    return {along(column), -along(row)};
}

void LandscapeRaster::update(double temperature, std::optional<int> key) {
    if (temperature == m_temperature && key == m_key)
        return;
    m_temperature = temperature;
    m_key = key;
    const Theme& t = theme();
    const auto keys = static_cast<int>(m_scores.rows());
    m_image = QImage(points, points, QImage::Format_RGB32);
    m_regions.assign(static_cast<std::size_t>(keys), {});
    const bool isOfKey = key && *key < keys;
    Vector drawn(points * points);  // the weights that have colours and lines
    std::vector<Index> winners;
    for (int i = 0; i < points * points; ++i) {
        Index winner = 0;
        const Real top = m_scores.col(i).maxCoeff(&winner);
        const Real sum = ((m_scores.col(i).array() - top) / static_cast<Real>(temperature)).exp().sum();
        const double largest = 1 / static_cast<double>(sum), even = 1.0 / keys;
        const double weight =
            isOfKey ? std::exp(static_cast<double>(m_scores(*key, i) - top) / temperature) * largest
                    : largest;
        drawn[i] = static_cast<Real>(weight);
        winners.push_back(winner);
        const double share = isOfKey ? weight : keys > 1 ? (weight - even) / (1 - even) : 1;
        m_image.setPixel(
            i % points, i / points,
            mixed(t.card, t.lane(isOfKey ? *key : static_cast<int>(winner)), 0.08 + 0.72 * share).rgb());
        m_regions[static_cast<std::size_t>(winner)].share += 1.0 / (points * points);
    }
    findMiddles(winners);
    // The weights of one key are smooth everywhere.
    joinLines(drawn, isOfKey ? std::vector<Index>(winners.size(), *key) : winners);
}

// A region may be of several parts and of any form. Its name stands where it is widest: at the point that is
// farthest, in steps to the sides, from other regions and from the border (a distance transform in two
// passes).
void LandscapeRaster::findMiddles(const std::vector<Index>& winners) {
    std::vector<int> depth(winners.size());
    const auto at = [](int column, int row) {
        return static_cast<std::size_t>(row) * points + static_cast<std::size_t>(column);
    };
    const auto least = [&](int column, int row, int left, int up) {
        const auto from = [&](int otherColumn, int otherRow) {
            const bool isInside =
                otherColumn >= 0 && otherColumn < points && otherRow >= 0 && otherRow < points;
            return isInside && winners[at(otherColumn, otherRow)] == winners[at(column, row)]
                       ? depth[at(otherColumn, otherRow)] + 1
                       : 1;
        };
        return std::min(from(column + left, row), from(column, row + up));
    };
    for (int row = 0; row < points; ++row)
        for (int column = 0; column < points; ++column)
            depth[at(column, row)] = least(column, row, -1, -1);
    std::vector<int> deepest(m_regions.size(), 0);
    for (int row = points - 1; row >= 0; --row)
        for (int column = points - 1; column >= 0; --column) {
            int& own = depth[at(column, row)];
            own = std::min(own, least(column, row, 1, 1));
            const auto key = static_cast<std::size_t>(winners[at(column, row)]);
            if (own > deepest[key]) {
                deepest[key] = own;
                m_regions[key].middle = place(column, row);
            }
        }
}

// Marching squares: a line crosses each side whose ends lie on different sides of the level. Where two keys
// meet there is no line of one of them.
void LandscapeRaster::joinLines(const Vector& weights, const std::vector<Index>& winners) {
    m_lines.clear();
    const auto value = [&](int column, int row) {
        return static_cast<double>(weights[row * points + column]);
    };
    for (const double level : levels)
        for (int row = 0; row + 1 < points; ++row)
            for (int column = 0; column + 1 < points; ++column) {
                const int corners[4][2] = {
                    {column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}};
                const auto winner = [&](const int(&corner)[2]) {
                    return winners[static_cast<std::size_t>(corner[1]) * points +
                                   static_cast<std::size_t>(corner[0])];
                };
                if (winner(corners[0]) != winner(corners[1]) || winner(corners[0]) != winner(corners[2]) ||
                    winner(corners[0]) != winner(corners[3]))
                    continue;
                std::vector<QPointF> crossed;
                for (int side = 0; side < 4; ++side) {
                    const auto& from = corners[side];
                    const auto& to = corners[(side + 1) % 4];
                    const double a = value(from[0], from[1]) - level, b = value(to[0], to[1]) - level;
                    if ((a < 0) == (b < 0))
                        continue;
                    const QPointF begin = place(from[0], from[1]), end = place(to[0], to[1]);
                    crossed.push_back(begin + (end - begin) * (a / (a - b)));
                }
                for (std::size_t i = 0; i + 1 < crossed.size(); i += 2)
                    m_lines.emplace_back(crossed[i], crossed[i + 1]);
            }
}

QString landscapeCaption(const std::string& score) {
    for (const CaptionRow& row : captionRows)
        if (score == row.score)
            return tr(row.text);
    return {};
}

std::optional<LandscapePlane> landscapeOf(const LaneData& lane) {
    std::optional<ScorePlane> plane = ScorePlane::ofLane(*lane.model, *lane.trace);
    if (!plane)
        return std::nullopt;
    LandscapePlane result;
    result.name = lane.name;
    result.colour = lane.colour;
    result.caption = tr("%1 % of the variance of the queries lies in this plane")
                         .arg(decimalText(100 * plane->varianceInPlane(), 'f', 0));
    for (int j = 0; j < lane.sourceTokens.size(); ++j) {
        const QString& token = lane.sourceTokens[j];
        // Equal tokens are told apart by their positions.
        result.keys << tokenName(token) + (lane.sourceTokens.count(token) > 1 ? subscript(j + 1) : QString());
    }
    for (const StepTrace& step : lane.trace->steps)
        result.steps << tokenName(QString::fromStdString(lane.target->text(step.token)));
    result.reach = std::max(2.0, 1.15 * static_cast<double>(plane->path().cwiseAbs().maxCoeff()));
    result.plane = std::make_shared<ScorePlane>(std::move(*plane));
    return result;
}

}  // namespace attn::ui
