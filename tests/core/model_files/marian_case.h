// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>

#include "core/decode/beam.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/files/formats/safetensors.h"
#include "core/text/text_ids.h"

namespace attn::test {

// One case of expected.json of a MarianMT folder, tried on a model that should be the same.
class MarianCase {
public:
    MarianCase(std::shared_ptr<const TrainedModel> model, const std::vector<std::string>& theirs,
               const nlohmann::json& row, const SafetensorsFile& values)
        : m_model(std::move(model)), m_theirs(theirs), m_row(row), m_values(values), m_name(row["name"]) {
        m_tokens = m_model->tokenizers.source->tokenize(m_row["text"].get<std::string>());
        m_source = textIds(*m_model->tokenizers.source, m_model->source, m_tokens);
    }

    void check() {
        SCOPED_TRACE(m_name);
        checkSource();
        checkForced();
        checkGreedy();
        checkBeam();
    }

private:
    // Their id of one of our tokens.
    Index theirId(const Vocabulary& vocabulary, Token token) const {
        static const std::map<Token, std::string> special = {{beginToken, "<pad>"}};
        const auto other = special.find(token);
        const std::string& text = other == special.end() ? vocabulary.text(token) : other->second;
        return std::find(m_theirs.begin(), m_theirs.end(), text) - m_theirs.begin();
    }
    Token ourId(Index theirs) const { return m_model->target.id(m_theirs[static_cast<std::size_t>(theirs)]); }
    void checkSource() const {
        std::vector<std::string> pieces = m_tokens;
        pieces.pop_back();
        EXPECT_EQ(pieces, m_row["pieces"].get<std::vector<std::string>>());
        std::vector<Index> ids;
        for (const Token token : m_source)
            ids.push_back(theirId(m_model->source, token));
        EXPECT_EQ(ids, m_row["input_ids"].get<std::vector<Index>>());
    }
    void expectNumbers(const std::string& name, const std::vector<float>& found) const {
        const std::vector<float> expected = m_values.floats(*m_values.find(m_name + "." + name));
        ASSERT_EQ(found.size(), expected.size()) << name;
        for (std::size_t i = 0; i < found.size(); ++i)
            ASSERT_NEAR(found[i], expected[i], tolerance) << name << " " << i;
    }
    void checkForced() const {
        const auto read = m_row["decoder_input_ids"].get<std::vector<Index>>();
        DecodeOptions options;
        options.force = true;
        for (std::size_t t = 1; t < read.size(); ++t)
            options.target.push_back(ourId(read[t]));
        const DecodeTrace trace = decode(m_model, m_source, options);
        const std::vector<float> expected = m_values.floats(*m_values.find(m_name + ".logits"));
        ASSERT_EQ(trace.steps.size(), read.size());
        for (std::size_t t = 0; t < read.size(); ++t)
            for (std::size_t id = 0; id + 1 < m_theirs.size(); ++id)  // the last one is <pad>
                ASSERT_NEAR(trace.steps[t].logits[ourId(static_cast<Index>(id))],
                            expected[t * m_theirs.size() + id], tolerance);
        expectMaps("encoder_attentions", "encoder", trace);
        expectMaps("decoder_attentions", "decoder", trace);
        expectMaps("cross_attentions", "cross", trace);
    }
    void expectMaps(const std::string& name, const std::string& part, const DecodeTrace& trace) const {
        const std::vector<std::uint64_t>& shape = m_values.find(m_name + "." + name)->shape;
        std::vector<MapAddress> maps;
        for (std::uint64_t layer = 1; layer <= shape[0]; ++layer)
            for (std::uint64_t head = 1; head <= shape[1]; ++head)
                maps.push_back(
                    mapOfName(part + "." + std::to_string(layer) + "." + std::to_string(head)).value());
        std::vector<float> found;
        for (const DecodedMap& map : decodedMaps(m_model, trace, {}, maps))
            for (std::size_t i = 0; i < shape[2]; ++i)
                for (std::uint64_t j = 0; j < shape[3]; ++j) {
                    const Vector& row = map.rows[i];
                    found.push_back(static_cast<Index>(j) < row.size() ? row[static_cast<Index>(j)] : 0);
                }
        expectNumbers(name, found);
    }
    // Their output without the start; when it is as long as their longest one, its last id was forced.
    std::vector<Index> expectedOutput(const char* key) const {
        auto ids = m_row[key].get<std::vector<Index>>();
        if (ids.size() == longest)
            ids.pop_back();
        ids.erase(ids.begin());
        return ids;
    }
    void checkGreedy() const {
        const std::vector<Index> expected = expectedOutput("greedy_ids");
        DecodeOptions options;
        options.maximumLength = static_cast<Index>(longest) - 2;
        const DecodeTrace trace = decode(m_model, m_source, options);
        std::vector<Index> ids;
        std::vector<std::string> said;
        for (const StepTrace& step : trace.steps) {
            ids.push_back(theirId(m_model->target, step.token));
            if (step.token != endToken)
                said.push_back(m_model->target.text(step.token));
        }
        EXPECT_EQ(ids, expected);
        EXPECT_EQ(m_model->tokenizers.target->join(said), m_row["greedy_text"].get<std::string>());
    }
    void checkBeam() const {
        BeamOptions options;
        options.width = 4;
        options.ended = EndedPlace::IsRefilled;
        options.maximumLength = static_cast<Index>(longest) - 2;
        const BeamTree tree = beamSearch(m_model, m_source, options);
        std::vector<Index> ids;
        for (const StepTrace& step : traceOf(tree, tree.ranked.front()).steps)
            ids.push_back(theirId(m_model->target, step.token));
        EXPECT_EQ(ids, expectedOutput("beam4_ids"));
    }

    static constexpr double tolerance = 1e-4;
    static constexpr std::size_t longest = 64;  // ids of an output, start and end included

    std::shared_ptr<const TrainedModel> m_model;
    const std::vector<std::string>& m_theirs;  // their tokens by id
    const nlohmann::json& m_row;
    const SafetensorsFile& m_values;
    std::string m_name;
    std::vector<std::string> m_tokens;
    std::vector<Token> m_source;
};

}  // namespace attn::test
