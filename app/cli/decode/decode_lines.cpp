// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/decode_lines.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "app/cli/common/interrupt.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/decode/chosen_map.h"
#include "app/cli/decode/decode_report.h"
#include "app/cli/decode/decode_tokens.h"
#include "app/cli/decode/decoded_lines.h"
#include "app/cli/decode/line_progress.h"
#include "app/cli/decode/maps_file.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/lines/line_stream.h"
#include "core/math/side_by_side.h"
#include "core/model_files/model_file.h"
#include "core/text/text_ids.h"

namespace attn {
namespace {

// Lines that are read, decoded and written together, for each thread. Lines take longer with a beam.
constexpr Index blockLines = 512, beamBlockLines = 32;
constexpr std::size_t blockBytes = 4'000'000;
constexpr Index mostUnread = 10;
constexpr std::size_t mostUnknown = 20;

// Lines show where each token looks, so a map must have a row a step and a column a source token.
MapAddress lineMapOfName(const std::string& name, const TrainedModel& model) {
    const MapAddress map = chosenMapOfName(name, model);
    if (rowsOf(map) == MapAxis::Steps && columnsOf(map, model.network) == MapAxis::Source)
        return map;
    std::vector<std::string> possible;
    for (const MapAddress& each : alignmentMaps(model.network))
        possible.push_back(nameOf(each));
    throw Error("--map: " + name +
                " is not between steps and source tokens, and lines show where each output token looks; "
                "possible: " +
                listed(possible) + ".");
}

class LineDecoding {
public:
    LineDecoding(const DecodeLinesOptions& options, std::shared_ptr<const TrainedModel> model,
                 LineStream& source)
        : m_model(std::move(model)),
          m_source(source),
          m_threads(options.threads > 0 ? options.threads : processorCount()),
          m_mostLines(m_threads * (options.beam > 0 ? beamBlockLines : blockLines)),
          m_decoder(m_model, {m_threads, options.steps, options.beam, options.lengthPower,
                              std::max<Index>(options.best, 1),
                              options.isRefilled ? EndedPlace::IsRefilled : EndedPlace::StaysEmpty}),
          m_map(options.map.empty() ? std::nullopt : std::optional(lineMapOfName(options.map, *m_model))),
          m_maps(options.maps.empty()
                     ? nullptr
                     : std::make_unique<MapsFile>(options.maps, options.model, m_model->network)),
          m_writer(options, m_model, source.name()) {
        if (options.showsProgress)
            m_progress.emplace();
    }

    void run(const std::stop_token& stop) {
        while (readBlock(stop)) {
            std::vector<std::vector<DecodedText>> found = m_decoder.run(m_ids, stop);
            if (stop.stop_requested())
                break;
            if (m_map)
                attend(found, stop);
            const std::vector<SentenceMaps> maps = mapsOf(found, stop);
            if (stop.stop_requested())
                break;
            for (std::size_t i = 0; i < m_block.size(); ++i) {
                if (m_maps && !found[i].empty())
                    m_maps->add(maps[i]);
                if (!found[i].empty() && !found[i].front().isEnded && !m_model->network.saysOneToken())
                    ++m_stopped;
                m_block[i].outputs = std::move(found[i]);
                m_writer.write(m_block[i]);
            }
            m_writer.flush();
            m_written += static_cast<Index>(m_block.size());
            if (m_progress)
                m_progress->show(m_written, m_source.share());
        }
    }

    void finish() {
        m_writer.finish();
        if (m_maps)
            m_maps->finish();
        if (m_progress)
            m_progress->finish(m_written);
        if (m_unread > mostUnread)
            tell(m_source.name() + ": " + std::to_string(m_unread) +
                 " lines in all cannot be read; their outputs are empty");
        if (m_stopped > 0)
            tell(std::to_string(m_stopped) + " of " + std::to_string(m_written) +
                 " outputs were stopped at the most tokens allowed, before </s>; --steps allows more");
        if (m_unknown.empty())
            return;
        std::string list;
        for (const std::string& token : m_unknown)
            list += (list.empty() ? "" : ", ") + visibleText(token);
        tell(std::to_string(m_unknownCount) + " of " + std::to_string(m_tokenCount) +
             " source tokens are not in the model's source vocabulary and were read as <unk>: " + list +
             (m_unknown.size() == mostUnknown ? " …" : ""));
    }

    Index written() const { return m_written; }

private:
    // Reads at least one line, and more if they are available without waiting. Returns false after the last.
    bool readBlock(const std::stop_token& stop) {
        m_block.clear();
        m_ids.clear();
        std::size_t bytes = 0;
        LineStream::Line line;
        while (static_cast<Index>(m_block.size()) < m_mostLines && bytes < blockBytes &&
               (m_block.empty() || m_source.isReady()) && m_source.next(line, stop)) {
            bytes += line.text.size();
            add(line);
        }
        return !m_block.empty();
    }

    void add(const LineStream::Line& line) {
        TextTokens text;
        if (line.problem.empty())
            text = cutText(*m_model->tokenizers.source, line.text);
        else
            text.problem = line.problem;
        if (!text.problem.empty() && m_unread++ < mostUnread)
            tell(m_source.name() + ", line " + std::to_string(m_source.number()) + ": " + text.problem +
                 "; its output is empty");
        const std::vector<Token>& ids =
            m_ids.emplace_back(textIds(*m_model->tokenizers.source, m_model->source, text.tokens));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (ids[i] != unknownToken)
                continue;
            ++m_unknownCount;
            if (m_unknown.size() < mostUnknown)
                m_unknown.insert(text.tokens[i]);
        }
        m_tokenCount += static_cast<Index>(ids.size());
        m_block.push_back({m_source.number(), std::move(text.tokens), std::move(text.problem), {}});
    }

    // Where the outputs look in the chosen map, instead of the model's alignment.
    void attend(std::vector<std::vector<DecodedText>>& found, const std::stop_token& stop) const {
        sideBySide(m_threads, static_cast<Index>(found.size()), [&](Index, Index item) {
            const auto place = static_cast<std::size_t>(item);
            for (DecodedText& output : found[place]) {
                if (stop.stop_requested())
                    return;
                const DecodedMap map =
                    decodedMaps(m_model, m_ids[place], output.tokens, output.isEnded, {*m_map}).front();
                for (std::size_t t = 0; t < output.tokens.size(); ++t)
                    map.rows[t].maxCoeff(&output.attended[t]);
            }
        });
    }

    // All maps of the best output of each text, where they are asked for.
    std::vector<SentenceMaps> mapsOf(const std::vector<std::vector<DecodedText>>& found,
                                     const std::stop_token& stop) const {
        std::vector<SentenceMaps> maps(m_maps ? found.size() : 0);
        sideBySide(m_threads, static_cast<Index>(maps.size()), [&](Index, Index item) {
            const auto place = static_cast<std::size_t>(item);
            if (found[place].empty() || stop.stop_requested())
                return;
            const DecodedText& best = found[place].front();
            SentenceMaps& sentence = maps[place];
            sentence.line = m_block[place].number;
            sentence.source = m_block[place].source;
            for (const Token token : best.tokens)
                sentence.output.push_back(m_model->target.text(token));
            sentence.maps = decodedMaps(m_model, m_ids[place], best.tokens, best.isEnded, m_maps->maps());
        });
        return maps;
    }

    const std::shared_ptr<const TrainedModel> m_model;
    LineStream& m_source;
    const Index m_threads, m_mostLines;
    TextDecoder m_decoder;
    const std::optional<MapAddress> m_map;   // --map
    const std::unique_ptr<MapsFile> m_maps;  // --maps
    DecodedLinesWriter m_writer;             // may write at once, so what can be refused stands above
    std::optional<LineProgress> m_progress;
    std::vector<DecodedLine> m_block;
    std::vector<std::vector<Token>> m_ids;
    std::set<std::string> m_unknown;  // examples of unknown tokens
    Index m_unknownCount = 0, m_tokenCount = 0, m_unread = 0, m_written = 0, m_stopped = 0;
};

}  // namespace

void decodeLines(const DecodeLinesOptions& options) {
    std::vector<OutputPlace> outputs;
    if (!options.out.empty())
        outputs.push_back({options.out, "--out"});
    if (!options.maps.empty())
        outputs.push_back({options.maps, "--maps"});
    checkOutputs("decode", outputs, {options.model, options.source});
    std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    LineStream source(options.source);  // standard input may be a file that is an output
    checkNotRead("decode", outputs);
    if (options.replacesUnknown && !model->network.alignment())
        throw Error(options.model + ": has no attention, whose weights --replace-unk needs; leave it out.");
    const InterruptWatch interrupt;
    LineDecoding decoding(options, std::move(model), source);
    decoding.run(interrupt.token());
    if (interrupt.token().stop_requested())
        throw Error("decode was interrupted after " + std::to_string(decoding.written()) + " lines" +
                        (options.out.empty() ? "." : "; " + options.out + " was not written."),
                    Error::Kind::Failure);
    decoding.finish();
}

}  // namespace attn
