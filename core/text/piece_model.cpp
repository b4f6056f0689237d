// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/piece_model.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/wire_format_lite.h>
#include <sentencepiece_trainer.h>
#include <unicode/utf8.h>

#include <limits>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/text/piece_rules.h"

namespace attn {

namespace {

using google::protobuf::internal::WireFormatLite;
using google::protobuf::io::CodedInputStream;

// Field numbers of sentencepiece_model.proto.
enum ModelField { pieces = 1, normalizer = 3, selfTest = 4, denormalizer = 5 };
enum PieceField { pieceText = 1 };
enum NormalizerField { compiledRules = 2 };
constexpr std::uint32_t longestPiece = 400;  // bytes; the trainer's own bound is 16 characters

// In bytes. The trainer silently skips a text that is longer.
constexpr std::size_t longestText = 4192;

// How many bytes of a text the trainer gets at a time: up to a blank, which no piece crosses, or else up to
// the start of a character.
std::size_t cutOf(std::string_view text) {
    if (text.size() <= longestText)
        return text.size();
    if (const std::size_t blank = text.rfind(' ', longestText); blank != text.npos && blank > 0)
        return blank;
    std::size_t cut = longestText;
    U8_SET_CP_START(reinterpret_cast<const uint8_t*>(text.data()), std::size_t{0}, cut);
    return cut;
}

class TextIterator : public sentencepiece::SentenceIterator {
public:
    TextIterator(std::span<const std::string> texts, const std::stop_token& stop)
        : m_texts(texts), m_stop(stop) {
        take();
    }
    bool done() const override { return m_next == m_texts.size() || m_stop.stop_requested(); }
    void Next() override {
        m_begin += m_part.size();
        if (m_begin >= m_texts[m_next].size()) {
            ++m_next;
            m_begin = 0;
        }
        take();
    }
    const std::string& value() const override { return m_part; }
    sentencepiece::util::Status status() const override {
        using sentencepiece::util::Status, sentencepiece::util::StatusCode;
        return m_stop.stop_requested() ? Status(StatusCode::kCancelled, "stopped") : Status();
    }

private:
    void take() {
        m_part.clear();
        if (m_next < m_texts.size()) {
            const std::string_view rest = std::string_view(m_texts[m_next]).substr(m_begin);
            m_part = rest.substr(0, cutOf(rest));
        }
    }

    std::span<const std::string> m_texts;
    const std::stop_token& m_stop;
    std::size_t m_next = 0;
    std::size_t m_begin = 0;  // place of m_part in the text m_next
    std::string m_part;
};

// Calls `take` with the number and the length of every length-delimited field of the message that ends at the
// stream's limit. `take` reads the whole field or returns false. Returns false when the bytes are not a
// message.
template <typename Take>
bool readFields(CodedInputStream& in, const Take& take) {
    while (const std::uint32_t tag = in.ReadTag()) {
        if (WireFormatLite::GetTagWireType(tag) != WireFormatLite::WIRETYPE_LENGTH_DELIMITED) {
            if (!WireFormatLite::SkipField(&in, tag))
                return false;
            continue;
        }
        std::uint32_t length = 0;
        if (!in.ReadVarint32(&length) || length > std::numeric_limits<int>::max() ||
            !take(WireFormatLite::GetTagFieldNumber(tag), length))
            return false;
    }
    return in.ConsumedEntireMessage();
}

// The same for a message of `length` bytes inside another one.
template <typename Take>
bool readInner(CodedInputStream& in, std::uint32_t length, const Take& take) {
    const CodedInputStream::Limit limit = in.PushLimit(static_cast<int>(length));
    const bool isWhole = readFields(in, take) && in.BytesUntilLimit() == 0;
    in.PopLimit(limit);
    return isWhole;
}

// SentencePiece's error message without the source line at its start and without its advice.
std::string reasonOf(std::string_view message, const std::string& otherwise) {
    if (const std::size_t end = message.find("] "); end != message.npos)
        message.remove_prefix(end + 2);
    message = message.substr(0, message.find(". Increase"));
    while (!message.empty() && (message.back() == '.' || message.back() == ' '))
        message.remove_suffix(1);
    return message.empty() ? otherwise : std::string(message);
}

}  // namespace

std::string trainPieceModel(const PieceTraining& training, std::span<const std::string> texts,
                            const std::stop_token& stop) {
    TextIterator iterator(texts, stop);
    std::string model;
    const sentencepiece::util::Status status =
        sentencepiece::SentencePieceTrainer::Train({{"model_type", training.type},
                                                    {"vocab_size", std::to_string(training.size)},
                                                    {"hard_vocab_limit", "false"},
                                                    {"character_coverage", "1.0"},
                                                    {"normalization_rule_name", training.rules},
                                                    {"num_threads", "1"},
                                                    {"unk_id", "0"},
                                                    {"bos_id", "-1"},
                                                    {"eos_id", "-1"},
                                                    {"pad_id", "-1"},
                                                    {"unk_surface", "<unk>"},
                                                    {"minloglevel", "4"}},
                                                   &iterator, &model);
    if (!status.ok())
        throw Error(
            told("SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a "
                 "piece, so take a larger size or more texts.",
                 training.size, training.type, texts.size(),
                 reasonOf(status.message(), told("the texts are empty or too long"))));
    return model;
}

std::string pieceModelProblem(std::string_view model) {
    if (model.size() > std::numeric_limits<int>::max())
        return told("is larger than two gigabytes");
    CodedInputStream in(reinterpret_cast<const std::uint8_t*>(model.data()), static_cast<int>(model.size()));
    std::string problem;
    const auto skip = [&](std::uint32_t length) { return in.Skip(static_cast<int>(length)); };
    const auto takePiece = [&](int field, std::uint32_t length) {
        if (field == pieceText && length > longestPiece)
            problem = told("has a piece of %1 bytes, at most %2 are possible", length, longestPiece);
        return skip(length);
    };
    const auto takeRules = [&](int field, std::uint32_t length) {
        std::string rules;
        if (field != compiledRules || length == 0)
            return skip(length);
        if (length > model.size() || !in.ReadString(&rules, static_cast<int>(length)))
            return false;
        if (problem.empty())
            problem = pieceRulesProblem(rules);
        return true;
    };
    const bool isMessage = readFields(in, [&](int field, std::uint32_t length) {
        switch (field) {
            case pieces:
                return readInner(in, length, takePiece);
            case normalizer:
            case denormalizer:
                return readInner(in, length, takeRules);
            case selfTest:
                problem = told("has tests of its own, which are not run here");
                return skip(length);
            default:
                return skip(length);
        }
    });
    return isMessage ? problem : told("is damaged");
}

}  // namespace attn
