// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stage_tables.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

// Six significant digits: all that a float surely holds.
QString full(double value) {
    return readableNumber(value, 6);
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

// `first` is the vector's first number.
NumberTable vectorTable(const QString& title, std::shared_ptr<const LaneData> lane, const Vector& vector,
                        const Quantity& first) {
    const Vector* numbers = &vector;  // part of the lane's trace
    return {title,
            {title},
            dimensions(vector.size()),
            [lane = std::move(lane), numbers](int row, int) { return full((*numbers)[row]); },
            [first](int row, int) {
                Quantity quantity = first;
                quantity.unit = row;
                return quantity;
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
            [lane = std::move(lane), now = &step, order](int row, int column) {
                const int token = order[static_cast<std::size_t>(row)];
                const double p = static_cast<double>(now->probabilities[token]);
                return full(column == 0   ? p
                            : column == 1 ? static_cast<double>(now->logits[token])
                                          : std::log(p));
            },
            [t = step.step, written = step.token, order](int row, int column) {
                const Token token = order[static_cast<std::size_t>(row)];
                if (column == 2 && token == written) {
                    return Quantity{.kind = Kind::LogProbability, .step = t};
                }
                return Quantity{
                    .kind = column == 1 ? Kind::Logit : Kind::Probability, .step = t, .unit = token};
            }};
}

NumberTable scoreTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const QStringList rows = positions(*lane, static_cast<int>(step.alignment().scores.size()));
    return {
        tr("Scores"),
        {tr("score e")},
        rows,
        [lane = std::move(lane), now = &step](int row, int) { return full(now->alignment().scores[row]); },
        [t = step.step](int row, int) { return Quantity{.kind = Kind::Score, .step = t, .position = row}; }};
}

// Of the positions that the softmax is over: those with a score, inside a local span's window. Where none is,
// the one that gets everything.
std::vector<double> exponentials(const StepTrace& step, const std::optional<SpanWindow>& window) {
    const auto count = static_cast<std::size_t>(step.alignment().scores.size());
    const auto score = [&](std::size_t j) {
        return static_cast<double>(step.alignment().scores[static_cast<Index>(j)]);
    };
    const auto isIn = [&](std::size_t j) {
        return std::isfinite(score(j)) && (!window || window->contains(static_cast<int>(j)));
    };
    double top = -std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < count; ++j) {
        top = isIn(j) ? std::max(top, score(j)) : top;
    }
    std::vector<double> powers(count);
    for (std::size_t j = 0; j < count; ++j) {
        if (isIn(j)) {
            powers[j] = std::exp((score(j) - top) / static_cast<double>(step.alignment().temperature));
        } else if (!std::isfinite(top)) {
            const Vector& all = step.alignment().span.distribution.size() > 0
                                    ? step.alignment().span.distribution
                                    : step.alignment().weights;
            powers[j] = all[static_cast<Index>(j)] > 0 ? 1 : 0;
        }
    }
    return powers;
}

// From the scores to the weights, a column for each thing that the span does.
NumberTable weightTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const QStringList rows = positions(*lane, static_cast<int>(step.alignment().scores.size()));
    const std::optional<SpanWindow> window = spanWindow(step);
    const bool isLocal = window.has_value(), hasSoftmax = step.alignment().span.distribution.size() > 0;
    const bool hasFactor = isLocal && hasSoftmax;
    const std::vector<double> powers = exponentials(step, window);
    QStringList columns = {tr("score e"), step.alignment().temperature == 1
                                              ? tr("exp(e − max e)")
                                              : tr("exp((e − max e) / temperature)")};
    std::vector<std::function<double(int)>> values = {
        [now = &step](int j) { return static_cast<double>(now->alignment().scores[j]); },
        [powers](int j) { return powers[static_cast<std::size_t>(j)]; }};
    std::vector<std::optional<Kind>> kinds = {Kind::Score, Kind::Exponential};
    if (isLocal) {
        columns << tr("in the window");
        values.push_back([window](int j) { return window->contains(j) ? 1.0 : 0.0; });
        kinds.push_back(std::nullopt);
    }
    if (hasSoftmax) {
        columns << (isLocal ? tr("softmax in the window") : tr("softmax p"));
        values.push_back(
            [now = &step](int j) { return static_cast<double>(now->alignment().span.distribution[j]); });
        kinds.push_back(Kind::Distribution);
    }
    if (hasFactor) {
        columns << tr("factor");
        values.push_back([now = &step](int j) { return spanFactor(now->alignment().span, j); });
        kinds.push_back(Kind::WindowFactor);
    }
    columns << tr("weight α");
    values.push_back([now = &step](int j) { return static_cast<double>(now->alignment().weights[j]); });
    kinds.push_back(Kind::AttentionWeight);
    return {tr("Weights"), columns, rows,
            [lane = std::move(lane), values = std::move(values)](int row, int column) {
                return full(values[static_cast<std::size_t>(column)](row));
            },
            [t = step.step, kinds](int row, int column) -> std::optional<Quantity> {
                const std::optional<Kind> kind = kinds[static_cast<std::size_t>(column)];
                return kind ? std::optional(Quantity{.kind = *kind, .step = t, .position = row})
                            : std::nullopt;
            }};
}

// What the span decided besides the weights.
NumberTable spanTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    QStringList names;
    std::vector<double> values;
    if (const std::optional<SpanWindow> window = spanWindow(step)) {
        names << tr("centre p, counted from 0") << tr("window starts") << tr("window ends");
        values = {window->centre, window->from, window->to};
        if (step.alignment().span.distribution.size() > 0) {
            names << tr("σ = window / 2");
            values.push_back(static_cast<double>(step.alignment().span.window) / 2);
        }
    } else {
        names << tr("position taken, counted from 0");
        values = {static_cast<double>(*step.alignment().span.taken)};
    }
    names << tr("sum of the weights");
    values.push_back(static_cast<double>(step.alignment().weights.sum()));
    const bool hasCentre = step.alignment().span.centre.has_value();
    return {tr("Span"),
            {tr("value")},
            names,
            [lane = std::move(lane), values](int row, int) {
                return full(values[static_cast<std::size_t>(row)]);
            },
            [t = step.step, hasCentre](int row, int) {
                return row == 0 && hasCentre ? std::optional(Quantity{.kind = Kind::Centre, .step = t})
                                             : std::nullopt;
            }};
}

NumberTable contextTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    QStringList columns = {tr("context c")};
    for (int j = 0; j < step.alignment().weights.size(); ++j) {
        columns << QStringLiteral("α%1 h%1  %2")
                       .arg(subscript(j + 1), tokenText(lane->sourceTokens.value(j)).text);
    }
    return {
        tr("Context"), columns, dimensions(step.context.size()),
        [lane = std::move(lane), now = &step](int row, int column) {
            return full(column == 0 ? now->context[row]
                                    : now->alignment().weights[column - 1] *
                                          lane->trace->annotations(row, column - 1));
        },
        [t = step.step](int row, int) { return Quantity{.kind = Kind::Context, .step = t, .unit = row}; }};
}

}  // namespace

std::vector<NumberTable> stageTables(Stage stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection) {
    std::vector<NumberTable> tables;
    if (!lane || !lane->trace) {
        return tables;
    }
    const StepTrace* step = currentStep(*lane, selection);
    if (stage == Stage::Annotations) {
        const Matrix* h = &lane->trace->annotations;
        tables.push_back({tr("Annotations h"), positions(*lane, static_cast<int>(h->cols())),
                          dimensions(h->rows()),
                          [lane, h](int row, int column) { return full((*h)(row, column)); },
                          [](int row, int column) {
                              return Quantity{.kind = Kind::Annotation, .position = column, .unit = row};
                          }});
        const bool isOneWay = lane->model && !lane->model->network.config().encoder.bidirectional;
        tables.push_back(vectorTable(isOneWay ? tr("Summary h→") : tr("Summary [h→ ; h←]"), lane,
                                     lane->trace->summary, {.kind = Kind::Summary}));
        tables.push_back(
            vectorTable(tr("First state s₀"), lane, lane->trace->firstState, {.kind = Kind::FirstState}));
        return tables;
    }
    if (!step) {
        return tables;
    }
    const int number = static_cast<int>(step->step) + 1;
    const auto addVector = [&](const QString& name, int index, const Vector& vector, const Quantity& first) {
        tables.push_back(vectorTable(name + subscript(index), lane, vector, first));
    };
    const Index t = step->step, top = lane->model ? lane->model->network.config().decoder.layers - 1 : 0;
    const Quantity state{.kind = Kind::DecoderState, .step = t, .layer = top},
        context{.kind = Kind::Context, .step = t}, attentional{.kind = Kind::Attentional, .step = t};
    const bool hasAttentional = step->attentional.size() > 0;
    const StepTrace* before = number > 1 ? step - 1 : nullptr;
    switch (stage) {
        case Stage::Annotations:
            break;
        case Stage::Scores:
            if (step->alignment().scores.size() > 0) {
                tables.push_back(scoreTable(lane, *step));
            }
            addVector(tr("Query s"), hasAttentional ? number : number - 1, step->query,
                      {.kind = Kind::Query, .step = t});
            break;
        case Stage::Weights:
            if (step->alignment().scores.size() > 0) {
                tables.push_back(weightTable(lane, *step));
            }
            if (step->alignment().span.centre || step->alignment().span.taken) {
                tables.push_back(spanTable(lane, *step));
            }
            break;
        case Stage::Context:
            tables.push_back(contextTable(lane, *step));
            break;
        case Stage::State:
            addVector(tr("State s"), number, step->state, state);
            addVector(tr("Before s"), number - 1, before ? before->state : lane->trace->firstState,
                      before ? Quantity{.kind = Kind::DecoderState, .step = t - 1, .layer = top}
                             : Quantity{.kind = Kind::FirstState});
            if (!hasAttentional) {
                addVector(tr("Context c"), number, step->context, context);
            } else if (before && lane->model && lane->model->network.config().decoder.inputFeeding) {
                addVector(tr("Fed back h̃"), number - 1, before->attentional,
                          {.kind = Kind::Attentional, .step = t - 1});
            }
            break;
        case Stage::Attentional:
            if (hasAttentional) {
                addVector(tr("Attentional vector h̃"), number, step->attentional, attentional);
                addVector(tr("Context c"), number, step->context, context);
                addVector(tr("State s"), number, step->state, state);
            }
            break;
        case Stage::Output:
            tables.push_back(tokenTable(lane, *step));
            if (hasAttentional) {
                addVector(tr("Attentional vector h̃"), number, step->attentional, attentional);
            } else {
                addVector(tr("State s"), number, step->state, state);
                addVector(tr("Context c"), number, step->context, context);
            }
            break;
    }
    return tables;
}

}  // namespace attn::ui
