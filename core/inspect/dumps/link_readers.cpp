// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/link_readers.h"

#include <algorithm>
#include <filesystem>

#include "core/base/told.h"
#include "core/files/piped_file.h"

#include "core/base/ascii_blanks.h"

namespace attn {
namespace {

class LinkLineReader : public DumpReader {
public:
    LinkLineReader(const std::string& path, const LinkLineForm& form) : m_lines(path), m_form(form) {}

    RawRead next() override {
        RawRead read;
        do {
            if (!m_lines.next(m_line))
                return read;
        } while (m_form.skipsBlank && m_line.find_first_not_of(asciiBlanks) == std::string::npos);
        read.line = read.sentence.line = m_lines.number();
        const char* problem = m_form.parse(m_line, read.sentence);
        read.reason = *problem ? told(problem) : std::string();
        read.state = read.reason.empty() ? ReadState::Sentence : ReadState::Wrong;
        if (read.state == ReadState::Wrong)
            return read;
        const bool isSameNumber = read.sentence.number == m_number;
        m_number = read.sentence.number;
        if (m_form.hasRanks) {
            m_rank = isSameNumber ? m_rank + 1 : 0;
            read.sentence.rank = m_rank;
        }
        // The links of one sentence, one in each line, are gathered.
        if (m_form.skipsBlank && isSameNumber)
            m_lines.chargeLinks(read.sentence);
        else
            m_lines.charge(read.sentence);
        return read;
    }
    double share() const override { return m_lines.share(); }

private:
    SharedLines m_lines;
    LinkLineForm m_form;
    std::string m_line;
    std::optional<long> m_number;
    int m_rank = 0;
};

}  // namespace

SharedLines::SharedLines(const std::string& path) : m_lines(path) {
    std::error_code ignored;
    const auto size = std::filesystem::file_size(readablePath(path), ignored);
    m_size = ignored ? 0 : static_cast<double>(size);
}

bool SharedLines::next(std::string& line) {
    const bool isThere = m_lines.next(line);
    m_read += static_cast<double>(line.size() + 1);
    return isThere;
}

// The share is too high for a gzip file. It is read whole before anything is shown, so only the last value
// matters.
double SharedLines::share() const {
    return m_size > 0 ? std::min(1.0, m_read / m_size) : 1.0;
}

// Links get their line number and are copied once, so they count twice.
void SharedLines::charge(const RawSentence& sentence) {
    m_lines.charge(bytesOf(sentence) + sentence.links.size() * sizeof(RawLink));
}

void SharedLines::chargeLinks(const RawSentence& sentence) {
    m_lines.charge(2 * sentence.links.size() * sizeof(RawLink));
}

std::unique_ptr<DumpReader> openLinkLines(const std::string& path, const LinkLineForm& form) {
    return std::make_unique<LinkLineReader>(path, form);
}

}  // namespace attn
