// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"

namespace attn {

// The format of a file cannot be recognised. The sentence lists the ids that an option may name; seen()
// leaves them out, for users who choose in another way.
class UnknownFormat : public Error {
public:
    // `expected`: "alignments", "links", in the language of the program. `found`: the line that fits no
    // format.
    UnknownFormat(const std::string& path, int line, const std::string& expected, const std::string& found,
                  const std::vector<std::string>& ids);
    const std::string& seen() const { return m_seen; }

private:
    std::string m_seen;
};

// The first bytes of a file, unpacked if it is gzip, in UTF-8 if it is UTF-16. Throws Error when it cannot be
// read or is empty.
std::string startOfFile(const std::string& path);

// Throws Error for UTF-32, recognised by its byte order mark or by the zeros between letters;
// the sentence tells how to convert the file. `start` comes from startOfFile.
void refuseWideText(const std::string& path, std::string_view start);

// What is concluded of a text in UTF-16; nothing for others. Throws the errors of startOfFile.
std::optional<Conclusion> encodingConclusion(const std::string& path);

// Throws Error for a file whose first bytes show a picture, an archive or the like. `expected`: "links".
void refuseOtherKind(const std::string& path, std::string_view start, const std::string& expected);

// Throws UnknownFormat for a text that fits none of the formats, naming the formats and the first line that
// fits none.
[[noreturn]] void refuseFormat(const std::string& path, const std::string& start, const std::string& expected,
                               const std::vector<DumpFormat>& formats);

// Throws Error for a text whose lines end in CR alone, telling how to convert it; it would be a single line
// otherwise.
void refuseLoneReturns(const std::string& path, std::string_view start);

// Why a file was recognised, for Conclusion::why: "It begins with "0-0 1-2"."
std::string whyFormat(std::string_view start);

// The format that fits best. Throws Error when none does; for a text this is UnknownFormat.
const DumpFormat& seenFormat(const std::string& path, std::string_view start);

}  // namespace attn
