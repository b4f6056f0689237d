// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/decoded_lines.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "app/cli/common/output.h"
#include "app/cli/decode/decode_report.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

std::string oneLine(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The score in a field of an n-best list; no tool compares more than six digits.
std::string scoreText(double score) {
    char text[40];
    std::snprintf(text, sizeof text, "%.6f", score);
    return text;
}

}  // namespace

DecodedLinesWriter::DecodedLinesWriter(const DecodeLinesOptions& options,
                                       std::shared_ptr<const TrainedModel> model,
                                       const std::string& sourceName)
    : m_options(options), m_model(std::move(model)) {
    if (!options.out.empty())
        m_file = std::make_unique<AtomicFile>(options.out);
    if (!options.json)
        return;
    Json head = {{"format", "attention-lab-decoded-lines"},
                 {"version", 1},
                 {"model", options.model},
                 {"score", m_model->network.config().attention.score},
                 {"source", sourceName}};
    if (m_model->network.alignment())
        head["map"] = options.map.empty() ? nameOf(*m_model->network.alignment()) : options.map;
    if (options.beam > 0)
        head.update({{"beam_width", options.beam},
                     {"length_power", options.lengthPower},
                     {"refill", options.isRefilled}});
    std::string start = oneLine(head);
    start.pop_back();
    put(start + ",\n\"lines\":[");
}

void DecodedLinesWriter::write(const DecodedLine& line) {
    if (m_options.json) {
        put((std::exchange(m_isFirst, false) ? "\n" : ",\n") + jsonOf(line));
    } else if (m_options.best > 0) {
        for (const DecodedText& output : line.outputs)
            put(std::to_string(line.number - 1) + " ||| " + textOf(output, line) + " ||| " +
                scoreText(output.score) + "\n");
    } else {
        put((line.outputs.empty() ? "" : textOf(line.outputs.front(), line)) + "\n");
    }
}

void DecodedLinesWriter::flush() {
    if (!m_file)
        return flushOutput();
    m_file->write(m_waiting);
    m_waiting.clear();
}

void DecodedLinesWriter::finish() {
    if (m_options.json)
        put("\n]}\n");
    flush();
    if (m_file)
        m_file->commit();
}

std::vector<std::string> DecodedLinesWriter::tokensOf(const DecodedText& output,
                                                      const DecodedLine& line) const {
    std::vector<std::string> tokens;
    for (std::size_t t = 0; t < output.tokens.size(); ++t) {
        const bool isReplaced = m_options.replacesUnknown && output.tokens[t] == unknownToken;
        tokens.push_back(isReplaced ? line.source[static_cast<std::size_t>(output.attended[t])]
                                    : m_model->target.text(output.tokens[t]));
    }
    return tokens;
}

std::string DecodedLinesWriter::textOf(const DecodedText& output, const DecodedLine& line) const {
    std::string text = m_model->tokenizers.target->join(tokensOf(output, line));
    // A token may contain a line end, but a line must stay one line.
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string DecodedLinesWriter::jsonOf(const DecodedLine& line) const {
    const auto outputJson = [&](const DecodedText& output) {
        const std::vector<std::string> tokens = tokensOf(output, line);
        Json json = {{"output", m_model->tokenizers.target->join(tokens)},
                     {"output_tokens", tokens},
                     {"stop", output.isEnded ? "end" : "length"},
                     {"log_probability", output.logProbability}};
        if (m_options.beam > 0)
            json["score"] = output.score;
        json["attended"] = output.attended;
        return json;
    };
    Json json = {{"line", line.number},
                 {"problem", line.problem.empty() ? Json(nullptr) : Json(line.problem)},
                 {"source_tokens", line.source},
                 {"unknown_source_tokens", unknownTokens(line.source, m_model->source)}};
    if (m_options.best > 0) {
        json["outputs"] = Json::array();
        for (const DecodedText& output : line.outputs)
            json["outputs"].push_back(outputJson(output));
    } else if (line.outputs.empty()) {
        json.update({{"output", ""}, {"output_tokens", Json::array()}});
    } else {
        json.update(outputJson(line.outputs.front()));
    }
    return oneLine(json);
}

void DecodedLinesWriter::put(const std::string& text) {
    if (m_file)
        m_waiting += text;
    else
        writeOutput(text);
}

}  // namespace attn
