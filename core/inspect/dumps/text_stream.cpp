// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/text_stream.h"

#include <unicode/utf8.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/cannot_open.h"
#include "core/files/file_reader.h"
#include "core/files/piped_file.h"

namespace attn {
namespace {

constexpr unsigned streamBlock = 65'536;
constexpr std::uint64_t leastStreamMemory = 64'000'000, streamMemoryPerByte = 200;
constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

[[noreturn]] void refuseLength(const TextStream& stream, std::int64_t line, std::size_t longest) {
    throw Error(told("%1, line %2", stream.path(), line) + ": " +
                told("a sentence takes more than %1 bytes, which is the most that is read here.", longest));
}

bool isUtf8(std::string_view text) {
    const auto* bytes = reinterpret_cast<const uint8_t*>(text.data());
    const auto length = static_cast<int32_t>(text.size());
    for (int32_t i = 0; i < length;) {
        UChar32 character = 0;
        U8_NEXT(bytes, i, length, character);
        if (character < 0)
            return false;
    }
    return true;
}

}  // namespace

TextStream::TextStream(const std::string& path) : m_path(path), m_block(streamBlock) {
    m_fileSize = FileReader(path).size();  // throws for anything but a regular file
    m_file = ::gzopen(readablePath(path).c_str(), "rb");
    if (!m_file)
        throw cannotOpen(path);
    try {
        if (fill() && std::string_view(m_block.data(), m_end).starts_with(utf8Mark))
            m_next = utf8Mark.size();
    } catch (...) {
        ::gzclose_r(m_file);  // no destructor runs after a constructor that failed
        throw;
    }
}

TextStream::~TextStream() {
    ::gzclose_r(m_file);
}

bool TextStream::fill() {
    int count = 0;
    m_next = m_end = 0;
    while (m_end == 0 && (count = ::gzread(m_file, m_block.data(), streamBlock)) > 0) {
        m_end = static_cast<std::size_t>(count);
        const std::string_view block(m_block.data(), m_end);
        if (!std::exchange(m_hasBegun, true))
            m_decoder.begin(block);
        if (!m_decoder.isNeeded())
            continue;
        const std::string text = m_decoder.decode(block);
        m_block.resize(std::max<std::size_t>(streamBlock, text.size()));
        std::copy(text.begin(), text.end(), m_block.begin());
        m_end = text.size();
    }
    if (m_end > 0)
        return true;
    if (count == 0 && m_decoder.isInside())
        throw Error(
            told("%1 is where this text in UTF-16 is cut short; copy or download it again.", place()));
    int problem = Z_OK;
    ::gzerror(m_file, &problem);
    if (problem == Z_ERRNO)
        throw Error(m_path + ": " + told("cannot be read: %1.", std::strerror(errno)), Error::Kind::Failure);
    if (problem != Z_OK && problem != Z_STREAM_END)
        throw Error(problem == Z_BUF_ERROR
                        ? told("%1 is where this gzip file is cut short; copy or download it again.", place())
                        : told("%1 is where this gzip file is damaged; copy or download it again.", place()));
    return false;
}

int TextStream::get() {
    const int c = peek();
    if (c >= 0)
        ++m_next;
    if (c == '\n')
        ++m_line;
    return c;
}

void TextStream::skipBlanks() {
    for (int c = peek(); c == ' ' || c == '\t' || c == '\n' || c == '\r'; c = peek())
        get();
}

std::string TextStream::place() const {
    return told("%1, line %2", m_path, m_line);
}

void TextStream::charge(std::size_t bytes) {
    m_charged += bytes;
    const std::uint64_t most = leastStreamMemory + streamMemoryPerByte * m_fileSize;
    if (m_charged > most)
        throw Error(place() + ": " +
                    told("is where this file of %1 bytes takes more than %2 megabytes of memory; all of it "
                         "must fit into memory: take a part of it.",
                         m_fileSize, most / 1'000'000));
}

double TextStream::share() const {
    const auto offset = static_cast<double>(::gzoffset(m_file));
    return m_fileSize == 0 ? 1 : std::clamp(offset / static_cast<double>(m_fileSize), 0.0, 1.0);
}

bool TextStream::nextLine(std::string& line, std::size_t longest) {
    line.clear();
    if (peek() < 0)
        return false;
    const std::int64_t begin = m_line;
    while (peek() >= 0) {
        const char* from = m_block.data() + m_next;
        const char* end = std::find(from, static_cast<const char*>(m_block.data() + m_end), '\n');
        if (line.size() + static_cast<std::size_t>(end - from) > longest)
            refuseLength(*this, begin, longest);
        line.append(from, end);
        m_next = static_cast<std::size_t>(end - m_block.data());
        if (m_next < m_end) {
            get();
            break;
        }
    }
    if (line.ends_with('\r'))
        line.pop_back();
    if (!isUtf8(line))
        throw Error(told("%1, line %2", m_path, begin) + ": " +
                    told("is not UTF-8; convert the file to UTF-8, for example with iconv."));
    return true;
}

std::string TextStream::jsonValue(std::size_t longest) {
    const std::int64_t begin = m_line;
    std::string text;
    int depth = 0;
    bool isText = false, isEscaped = false;
    while (true) {
        const int c = peek();
        if (c < 0 && depth == 0 && !isText)
            return text;
        if (c < 0)
            throw Error(
                m_path + ": " +
                told("ends inside the value that begins in line %1; copy or download it again.", begin));
        const bool isOpening = c == '{' || c == '[', isClosing = c == '}' || c == ']';
        const bool isBetween = c == ',' || c == ':' || c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!isText && depth == 0 && (isClosing || isBetween || (isOpening && !text.empty())))
            return text;
        if (text.size() == longest)
            refuseLength(*this, begin, longest);
        text += static_cast<char>(get());
        if (isText) {
            const bool ends = c == '"' && !isEscaped;
            isEscaped = c == '\\' && !isEscaped;
            isText = !ends;
        } else {
            isText = c == '"';
            depth += isOpening ? 1 : isClosing ? -1 : 0;
        }
        if (depth == 0 && !isText && (isClosing || c == '"'))
            return text;
    }
}

}  // namespace attn
