// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/told.h"
#include "core/inspect/dumps/array_readers.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/json_sentence.h"
#include "core/inspect/dumps/text_stream.h"

namespace attn {
namespace {

// One line for each hypothesis: {"id", "source_sent", "target_sent", "matrix"}; a file to which Nematus's
// alignment_util.py has not added the texts has only "matrix". The texts lack the end marks that the matrix
// has. "prob" is always 0 and means nothing.
class NematusJsonReader : public DumpReader {
public:
    explicit NematusJsonReader(const std::string& path) : m_stream(path) {}

    RawRead next() override {
        std::string line;
        RawRead read;
        do {
            read.line = m_stream.line();
            if (!m_stream.nextLine(line, longestJsonSentence))
                return read;
        } while (line.find_first_not_of(" \t") == line.npos);
        fillRead(read, m_stream, [&] { return sentenceOf(line); });
        return read;
    }

    double share() const override { return m_stream.share(); }

private:
    RawSentence sentenceOf(const std::string& line) {
        const nlohmann::json object = sentenceObject(line);
        RawSentence sentence;
        sentence.number = jsonNumber(object, "id");
        const nlohmann::json* matrix = jsonPart(object, "matrix");
        if (!matrix)
            throw WrongSentence{told("without weights")};
        sentence.grid = jsonGrid(*matrix);
        if (const nlohmann::json* text = jsonPart(object, "source_sent"))
            sentence.source = jsonTokens(*text);
        if (const nlohmann::json* text = jsonPart(object, "target_sent"))
            sentence.target = jsonTokens(*text);
        // The hypotheses of an n-best list stand together and have the same id.
        if (sentence.number) {
            m_rank = sentence.number == m_lastNumber ? m_rank + 1 : 0;
            m_lastNumber = sentence.number;
            if (m_rank > 0)
                sentence.rank = m_rank;
        }
        return sentence;
    }

    TextStream m_stream;
    std::optional<long> m_lastNumber;
    int m_rank = 0;
};

}  // namespace

double fitsNematusJson(std::string_view start) {
    const std::string_view line = firstFullLine(start);
    if (!line.substr(std::min(line.find_first_not_of(" \t"), line.size())).starts_with('{'))
        return 0;
    if (line.find("\"matrix\"") != line.npos)
        return 0.95;
    return line.find("\"source_sent\"") != line.npos || line.find("\"target_sent\"") != line.npos ? 0.6 : 0;
}

std::unique_ptr<DumpReader> openNematusJson(const std::string& path) {
    return std::make_unique<NematusJsonReader>(path);
}

}  // namespace attn
