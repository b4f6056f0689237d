// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/network/attention/scores/score_form.h"
#include "core/network/explained/number_form.h"

namespace attn {

// One attention of a network, or those of all layers and heads of a part: the place of its numbers and what
// they depend on. A row has one query and reads some annotations.
struct AttentionPlace {
    Part part = Part::Model;
    AttentionSetup setup;  // size of the query, size of what it is compared with, score, span
    const std::vector<ScoreForm>* forms = nullptr;
    Index rows = 0;     // steps, or positions or sentences of an encoder
    Index longest = 0;  // annotations of the longest row
    Index layers = 1;
    Index heads = 1;
    std::function<std::string(Index layer)> tensors = {};      // "attention.", "encoder.words.attention."
    std::function<Index(const Quantity& at)> length = {};      // of the row of a number, where rows differ
    std::function<MapAddress(const Quantity& at)> map = {};    // whose edits and traces these are
    Kind annotation = Kind::Annotation;                        // what a query is compared with
    Index (*time)(Index row) = [](Index row) { return row; };  // t of local_m
    // Rows are steps of decoding.
    bool isOfStep = true;
    // A map that is switched off reads nothing even where weights are given.
    bool isOffFirst = false;

    Index lengthOf(const Quantity& at) const { return length ? length(at) : longest; }
};

// The numbers from queries and annotations to weights: score, span and softmax, changes by hand included
// (model-spec, "Score functions" and "From scores to weights: the span").
void addAttentionNumbers(const Numbers& numbers, const AttentionPlace& place, NumberForms& table);

// What a step's trace has of a map; nullptr if it has none.
const MapTrace* traceOf(const StepTrace& step, const MapAddress& map);

}  // namespace attn
