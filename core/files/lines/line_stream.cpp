// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/line_stream.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unicode/utf8.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/files/cannot_open.h"
#include "core/files/lines/line_reader.h"
#include "core/files/read_files.h"
#include "core/system/descriptors.h"
#include "core/system/wake_up.h"

namespace attn {
namespace {

constexpr std::size_t streamBlock = 65'536;
constexpr std::string_view streamMark = "\xEF\xBB\xBF", gzipMark = "\x1F\x8B";

// Its descriptor becomes readable after a stop.
class StopEvent {
public:
    explicit StopEvent(const std::stop_token& stop) : m_callback(stop, Ring{m_wakeUp}) {}
    int descriptor() const { return m_wakeUp.descriptor(); }

private:
    struct Ring {
        const WakeUp& wakeUp;
        void operator()() const { wakeUp.ring(); }
    };
    WakeUp m_wakeUp;
    std::stop_callback<Ring> m_callback;  // destroyed before the descriptor, to which it may be writing
};

// "is not UTF-8 at byte 3"; empty for valid UTF-8. With `isDecoded` the text was UTF-16.
std::string brokenText(std::string_view text, bool isDecoded) {
    const auto length = static_cast<int32_t>(text.size());
    for (int32_t i = 0; i < length;) {
        const int32_t begin = i;
        UChar32 character = 0;
        U8_NEXT(text.data(), i, length, character);
        if (character < 0)
            return (isDecoded ? "is UTF-16 with half of a pair at byte " : "is not UTF-8 at byte ") +
                   std::to_string(begin + 1);
    }
    return {};
}

}  // namespace

LineStream::LineStream(const std::string& path)
    : m_name(path == "-" ? "standard input" : path), m_block(streamBlock) {
    m_descriptor =
        path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (m_descriptor < 0)
        throw cannotOpen(m_name);
    struct stat status = {};
    const bool isKnown = ::fstat(m_descriptor, &status) == 0;
    if (!isKnown || S_ISDIR(status.st_mode)) {
        ::close(m_descriptor);
        throw Error(m_name + ": is a folder; a text file was expected, plain or gzip.");
    }
    const bool isDevice = S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode);
    if (isDevice && path != "-" && !descriptorOfPath(path)) {
        ::close(m_descriptor);
        throw Error(m_name + ": is a device; a text file was expected, plain or gzip.");
    }
    if (!S_ISREG(status.st_mode))
        return;
    m_size = static_cast<double>(status.st_size);
    noteReadFile(m_descriptor);
    m_gzip = ::gzdopen(m_descriptor, "rb");
    if (!m_gzip) {
        ::close(m_descriptor);
        throw Error(m_name + ": no memory to read it.", Error::Kind::Failure);
    }
}

LineStream::~LineStream() {
    if (m_gzip)
        ::gzclose_r(m_gzip);
    else
        ::close(m_descriptor);
}

bool LineStream::next(Line& line, const std::stop_token& stop) {
    line = {};
    std::size_t length = 0;  // also counts the bytes of a line that is too long to be kept
    bool isThere = false, hasEnd = false;
    while (!hasEnd && fill(stop)) {
        isThere = true;
        const char* begin = m_block.data() + m_begin;
        const char* end = m_block.data() + m_end;
        const char* lineEnd = std::find(begin, end, '\n');
        length += static_cast<std::size_t>(lineEnd - begin);
        if (length <= LineReader::longestLine)
            line.text.append(begin, lineEnd);
        hasEnd = lineEnd != end;
        m_begin = static_cast<std::size_t>(lineEnd - m_block.data()) + (hasEnd ? 1 : 0);
    }
    if (stop.stop_requested())
        return false;
    if (m_number == 0 && line.text.starts_with(streamMark)) {
        line.text.erase(0, streamMark.size());
        isThere = hasEnd || !line.text.empty();  // a byte order mark alone is not a line
    }
    if (!isThere)
        return false;
    ++m_number;
    if (length > LineReader::longestLine)
        line = {"", "has more than " + std::to_string(LineReader::longestLine) + " bytes"};
    else if (line.text.ends_with('\r'))
        line.text.pop_back();
    line.problem += brokenText(line.text, m_decoder.isNeeded());
    return true;
}

bool LineStream::isReady() const {
    if (m_begin < m_end || m_isAtEnd || m_gzip)
        return true;
    pollfd ready{m_descriptor, POLLIN, 0};
    return ::poll(&ready, 1, 0) > 0;
}

double LineStream::share() const {
    return m_gzip && m_size > 0 ? std::clamp(static_cast<double>(::gzoffset(m_gzip)) / m_size, 0.0, 1.0) : 0;
}

// Returns whether the block has unread bytes, reading more if needed. When a file was cut short, everything
// that is left is returned before the error is thrown.
bool LineStream::fill(const std::stop_token& stop) {
    while (m_begin == m_end && !m_isAtEnd) {
        if (stop.stop_requested() || (!m_gzip && !waitForBytes(stop)))
            return false;
        m_begin = 0;
        m_end = static_cast<std::size_t>(readBlock());
        m_isAtEnd = m_end == 0;
        const std::string_view bytes(m_block.data(), m_end);
        if (!m_gzip && m_isFirstBlock && bytes.starts_with(gzipMark))
            throw Error(m_name + ": is packed by gzip; unpack it on its way: zcat FILE | attnlab …");
        if (std::exchange(m_isFirstBlock, false))
            m_decoder.begin(bytes);
        if (m_decoder.isNeeded())
            decodeBlock();
    }
    return m_begin < m_end;
}

// Turns the block into UTF-8. It may become empty: then its bytes wait for the next block.
void LineStream::decodeBlock() {
    if (m_isAtEnd && m_decoder.isInside())
        throw Error(m_name + ": line " + std::to_string(m_number + 1) +
                    " is where this text in UTF-16 is cut short; copy or download it again.");
    const std::string text = m_decoder.decode({m_block.data(), m_end});
    m_block.resize(std::max(m_block.size(), text.size()));
    std::copy(text.begin(), text.end(), m_block.begin());
    m_end = text.size();
}

Index LineStream::readBlock() {
    while (!m_gzip) {
        const ssize_t count = ::read(m_descriptor, m_block.data(), m_block.size());
        if (count >= 0)
            return count;
        if (errno != EINTR && errno != EAGAIN)
            refuse(std::string("cannot be read: ") + std::strerror(errno) + ".");
    }
    const int count = ::gzread(m_gzip, m_block.data(), static_cast<unsigned>(m_block.size()));
    if (count > 0)
        return count;
    int problem = Z_OK;
    ::gzerror(m_gzip, &problem);
    if (problem == Z_ERRNO)
        refuse(std::string("cannot be read: ") + std::strerror(errno) + ".");
    if (problem != Z_OK && problem != Z_STREAM_END)
        throw Error(m_name + ": line " + std::to_string(m_number + 1) + " is where this gzip file is " +
                    (problem == Z_BUF_ERROR ? "cut short" : "damaged") + "; copy or download it again.");
    return 0;
}

bool LineStream::waitForBytes(const std::stop_token& stop) const {
    const StopEvent event(stop);
    pollfd ready[2] = {{m_descriptor, POLLIN, 0}, {event.descriptor(), POLLIN, 0}};
    while (::poll(ready, 2, -1) < 0 && errno == EINTR) {
    }
    return !stop.stop_requested();
}

void LineStream::refuse(const std::string& what) const {
    throw Error(m_name + ": " + what, Error::Kind::Failure);
}

}  // namespace attn
