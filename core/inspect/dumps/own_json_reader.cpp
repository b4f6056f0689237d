// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/inspect/dumps/array_readers.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/json_sentence.h"
#include "core/inspect/dumps/own_json.h"
#include "core/inspect/dumps/text_stream.h"

namespace attn {
namespace {

constexpr long furthestRank = 1'000'000;
constexpr std::size_t longestHeadValue = 65'536;  // bytes of a value beside the sentences

enum class Holds { Weights, Links };

// Reads {"format": …, "version": 1, "sentences": [{…}, …]} one sentence at a time, because files may be
// larger than memory.
class OwnJsonReader : public DumpReader {
public:
    OwnJsonReader(const std::string& path, Holds holds) : m_stream(path), m_holds(holds) {
        m_stream.skipBlanks();
        need('{');
        m_isAmongSentences = readKeys();
        if (!m_isAmongSentences)
            throw Error(path + ": " + told("has no \"sentences\"; a list of them was expected."));
    }

    RawRead next() override {
        RawRead read;
        if (!m_isAmongSentences)
            return read;
        m_stream.skipBlanks();
        if (m_stream.peek() == ']') {
            m_stream.get();
            m_isAmongSentences = false;
            readRest();
            return read;
        }
        if (m_count++ > 0) {
            need(',');
            m_stream.skipBlanks();
        }
        read.line = m_stream.line();
        const std::string text = m_stream.jsonValue(longestJsonSentence);
        if (text.empty())
            refuse(told("a sentence in braces"));
        fillRead(read, m_stream, [&] { return sentenceOf(text); });
        return read;
    }

    double share() const override { return m_stream.share(); }

private:
    [[noreturn]] void refuse(const std::string& expected) {
        const int c = m_stream.peek();
        throw Error(
            m_stream.place() + ": " +
            (c < 0
                 ? told("expected %1, found the end of the file; copy or download it again.", expected)
                 : told("expected %1, found %2.", expected, inQuotes(std::string(1, static_cast<char>(c))))));
    }

    void need(char c) {
        if (m_stream.peek() != c)
            refuse(std::string("'") + c + "'");
        m_stream.get();
    }

    // Reads the keys of the outer object up to "sentences" (returns true) or to its end.
    bool readKeys() {
        for (m_stream.skipBlanks(); m_stream.peek() != '}'; m_stream.skipBlanks()) {
            if (m_keys++ > 0) {
                need(',');
                m_stream.skipBlanks();
            }
            if (m_stream.peek() != '"')
                refuse(told("a key in quotation marks"));
            const nlohmann::json key = headValue();
            m_stream.skipBlanks();
            need(':');
            m_stream.skipBlanks();
            if (key == "sentences") {
                if (m_hasSentences)
                    throw Error(m_stream.place() + ": " +
                                told("\"sentences\" stands twice; it may stand once."));
                m_hasSentences = true;
                need('[');
                return true;
            }
            check(key.get<std::string>(), headValue());
        }
        m_stream.get();
        return false;
    }

    nlohmann::json headValue() {
        const std::string place = m_stream.place();
        return parseJson(m_stream.jsonValue(longestHeadValue), place);
    }

    void check(const std::string& key, const nlohmann::json& value) const {
        if (key == "format" && value != weightsFormatName)
            throw Error(m_stream.place() + ": " +
                        told("\"format\" should be %1, found %2.", inQuotes(weightsFormatName),
                             inQuotes(value.dump())));
        if (key == "version" && value != weightsFormatVersion)
            throw Error(m_stream.place() + ": " +
                        told("is of version %1; this program reads version %2.", inQuotes(value.dump()),
                             weightsFormatVersion));
    }

    void readRest() {
        if (readKeys())
            refuse(told("one list of sentences"));
        m_stream.skipBlanks();
        if (m_stream.peek() >= 0)
            refuse(told("the end of the file"));
    }

    RawSentence sentenceOf(const std::string& text) const;

    TextStream m_stream;
    Holds m_holds;
    bool m_hasSentences = false, m_isAmongSentences = false;
    long m_keys = 0, m_count = 0;
};

RawSentence OwnJsonReader::sentenceOf(const std::string& text) const {
    const nlohmann::json object = sentenceObject(text);
    RawSentence sentence;
    sentence.number = jsonNumber(object, "number");
    if (const std::optional<long> rank = jsonNumber(object, "rank")) {
        if (*rank > furthestRank)
            throw WrongSentence{told("with a rank above %1", furthestRank)};
        sentence.rank = static_cast<int>(*rank);
    }
    if (const nlohmann::json* tokens = jsonPart(object, "source"))
        sentence.source = jsonTokens(*tokens);
    if (const nlohmann::json* tokens = jsonPart(object, "target"))
        sentence.target = jsonTokens(*tokens);
    if (const nlohmann::json* tokens = jsonPart(object, "reference"))
        sentence.reference = jsonTokens(*tokens);
    sentence.isRight = jsonTruth(object, "right");
    sentence.sourceEnd = jsonTruth(object, "source_end");
    sentence.targetEnd = jsonTruth(object, "target_end");
    if (const nlohmann::json* value = jsonPart(object, "log_probability")) {
        if (!value->is_number())
            throw WrongSentence{told("with a log_probability that is not a number")};
        sentence.logProbability = value->get<double>();
    }
    if (const nlohmann::json* truth = jsonPart(object, "truth")) {
        sentence.truth.emplace();
        for (const RawLink& link : jsonLinks(*truth))
            sentence.truth->push_back(
                {static_cast<int>(link.first), static_cast<int>(link.second), link.isSure});
    }
    const bool isOfLinks = m_holds == Holds::Links;
    if (const nlohmann::json* maps = isOfLinks ? nullptr : jsonPart(object, "maps")) {
        sentence.maps = jsonMaps(*maps);
        return sentence;
    }
    const nlohmann::json* alignment = jsonPart(object, isOfLinks ? "links" : "weights");
    if (!alignment)
        throw WrongSentence{isOfLinks ? told("without links") : told("without weights")};
    if (isOfLinks)
        sentence.links = jsonLinks(*alignment);
    else
        sentence.grid = jsonGrid(*alignment);
    return sentence;
}

// What the first bytes of a file show.
struct OwnStart {
    bool isNamed = false, hasSentences = false;
    std::optional<Holds> holds;  // the first of the two keys decides
};

// Tokens may be any text, even "links" or "weights", so only the keys of the outer object (depth 1) and of
// its sentences (depth 3) count.
OwnStart ownStart(std::string_view start) {
    OwnStart seen;
    int depth = 0;
    for (std::size_t i = 0; i < start.size(); ++i) {
        depth += start[i] == '{' || start[i] == '[' ? 1 : 0;
        depth -= start[i] == '}' || start[i] == ']' ? 1 : 0;
        if (start[i] != '"')
            continue;
        const std::size_t begin = ++i;
        while (i < start.size() && start[i] != '"')
            i += start[i] == '\\' ? 2 : 1;
        if (i >= start.size())
            break;
        const std::string_view text = start.substr(begin, i - begin);
        const std::size_t next = start.find_first_not_of(" \t\r\n", i + 1);
        const bool isKey = next != start.npos && start[next] == ':';
        seen.isNamed = seen.isNamed || (!isKey && depth == 1 && text == weightsFormatName);
        seen.hasSentences = seen.hasSentences || (isKey && depth == 1 && text == "sentences");
        if (!seen.holds && isKey && depth == 3 && seen.hasSentences &&
            (text == "weights" || text == "maps" || text == "links"))
            seen.holds = text == "links" ? Holds::Links : Holds::Weights;
    }
    return seen;
}

// How likely the file that begins like this is of this format and has such sentences.
double fitsOwn(std::string_view start, Holds holds) {
    const std::string_view line = firstFullLine(start);
    if (!line.substr(std::min(line.find_first_not_of(" \t"), line.size())).starts_with('{'))
        return 0;
    const OwnStart seen = ownStart(start);
    if (!seen.isNamed && !seen.hasSentences)
        return 0;
    const double fit = seen.isNamed ? 1 : 0.7;
    if (!seen.holds)
        return fit - 0.1;
    return *seen.holds == holds ? fit : 0;
}

}  // namespace

double fitsOwnWeights(std::string_view start) {
    return fitsOwn(start, Holds::Weights);
}

double fitsOwnLinks(std::string_view start) {
    return fitsOwn(start, Holds::Links);
}

std::unique_ptr<DumpReader> openOwnWeights(const std::string& path) {
    return std::make_unique<OwnJsonReader>(path, Holds::Weights);
}

std::unique_ptr<DumpReader> openOwnLinks(const std::string& path) {
    return std::make_unique<OwnJsonReader>(path, Holds::Links);
}

}  // namespace attn
