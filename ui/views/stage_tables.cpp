// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/stage_tables.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QCoreApplication>

#include "ui/views/token_text.h"

namespace attn::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("StageTables", text);
}

// Six significant digits: all that a float surely holds.
QString full(double value) {
    return QString::number(value, 'g', 6).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QStringList dimensions(Index count) {
    QStringList names;
    for (Index k = 1; k <= count; ++k) {
        names << QString::number(k);
    }
    return names;
}

QStringList positions(const LaneData& lane, int count) {
    QStringList names;
    for (int j = 0; j < count; ++j) {
        names << QStringLiteral("%1  %2").arg(j + 1).arg(tokenText(lane.sourceTokens.value(j)).text);
    }
    return names;
}

NumberTable vectorTable(const QString& title, std::shared_ptr<const LaneData> lane, const Vector& vector) {
    const Vector* numbers = &vector;  // part of the lane's trace
    return {title, {title}, dimensions(vector.size()), [lane = std::move(lane), numbers](int row, int) {
                return full((*numbers)[row]);
            }};
}

NumberTable tokenTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    std::vector<int> order(static_cast<std::size_t>(step.probabilities.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return step.probabilities[a] > step.probabilities[b]; });
    QStringList names;
    for (const int token : order) {
        names << (lane->model ? tokenText(QString::fromStdString(lane->model->target.text(token))).text
                              : QString::number(token));
    }
    return {tr("Tokens"),
            {tr("probability"), tr("logit"), tr("ln p")},
            names,
            [lane = std::move(lane), now = &step, order = std::move(order)](int row, int column) {
                const int token = order[static_cast<std::size_t>(row)];
                const double p = static_cast<double>(now->probabilities[token]);
                return full(column == 0   ? p
                            : column == 1 ? static_cast<double>(now->logits[token])
                                          : std::log(p));
            }};
}

NumberTable scoreTable(std::shared_ptr<const LaneData> lane, const StepTrace& step, bool withWeights) {
    const QStringList rows = positions(*lane, static_cast<int>(step.scores.size()));
    if (!withWeights) {
        return {tr("Scores"), {tr("score e")}, rows, [lane = std::move(lane), now = &step](int row, int) {
                    return full(now->scores[row]);
                }};
    }
    const double top = static_cast<double>(step.scores.maxCoeff());
    return {tr("Weights"),
            {tr("score e"), tr("exp(e − max e)"), tr("weight α")},
            rows,
            [lane = std::move(lane), now = &step, top](int row, int column) {
                const double e = static_cast<double>(now->scores[row]);
                return full(column == 0   ? e
                            : column == 1 ? std::exp(e - top)
                                          : static_cast<double>(now->weights[row]));
            }};
}

NumberTable contextTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    QStringList columns = {tr("context c")};
    for (int j = 0; j < step.weights.size(); ++j) {
        columns << QStringLiteral("α%1 h%1  %2")
                       .arg(subscript(j + 1), tokenText(lane->sourceTokens.value(j)).text);
    }
    return {tr("Context"), columns, dimensions(step.context.size()),
            [lane = std::move(lane), now = &step](int row, int column) {
                return full(column == 0
                                ? now->context[row]
                                : now->weights[column - 1] * lane->trace->annotations(row, column - 1));
            }};
}

}  // namespace

std::vector<NumberTable> stageTables(int stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection) {
    std::vector<NumberTable> tables;
    if (!lane || !lane->trace) {
        return tables;
    }
    const StepTrace* step = currentStep(*lane, selection);
    if (stage == 1) {
        const Matrix* h = &lane->trace->annotations;
        tables.push_back({tr("Annotations h"), positions(*lane, static_cast<int>(h->cols())),
                          dimensions(h->rows()),
                          [lane, h](int row, int column) { return full((*h)(row, column)); }});
        tables.push_back(vectorTable(tr("Summary [h→ ; h←]"), lane, lane->trace->summary));
        tables.push_back(vectorTable(tr("First state s₀"), lane, lane->trace->firstState));
        return tables;
    }
    if (!step) {
        return tables;
    }
    if (stage == 2 || stage == 3) {
        if (step->scores.size() > 0) {
            tables.push_back(scoreTable(lane, *step, stage == 3));
        }
        if (stage == 2) {
            tables.push_back(vectorTable(tr("Query"), lane, step->query));
        }
    } else if (stage == 4) {
        tables.push_back(contextTable(lane, *step));
    } else {
        tables.push_back(tokenTable(lane, *step));
        tables.push_back(
            vectorTable(tr("State s") + subscript(static_cast<int>(step->step) + 1), lane, step->state));
        if (step->attentional.size() > 0) {
            tables.push_back(vectorTable(tr("Attentional state h̃"), lane, step->attentional));
        }
    }
    return tables;
}

}  // namespace attn::ui
