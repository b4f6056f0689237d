// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/dump_start.h"

#include <zlib.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/formats/npy_array.h"
#include "core/files/lines/utf16_decoder.h"
#include "core/files/piped_file.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

constexpr std::size_t startSize = 65'536;
constexpr double leastFit = 0.2;

// The first bytes, unpacked.
std::string unpackedStart(const std::string& path) {
    FileReader file(path);  // throws for anything but a regular file
    if (file.size() == 0)
        throw Error(path + ": " + told("is empty; alignments of sentences were expected."));
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> unpacked(::gzopen(readablePath(path).c_str(), "rb"),
                                                              ::gzclose_r);
    std::string start(startSize, '\0');
    // If a packed file is damaged, this reads what comes before the damage.
    const int count =
        unpacked ? ::gzread(unpacked.get(), start.data(), static_cast<unsigned>(start.size())) : -1;
    if (count < 0)
        throw Error(path + ": " + told("cannot be unpacked; copy or download it again."));
    if (count == 0)
        throw Error(path + ": " +
                    told("is empty once it is unpacked; alignments of sentences were expected."));
    start.resize(static_cast<std::size_t>(count));
    return start;
}

// Why a line may fit no format though it looks as if it did. Editors and web pages put such characters into
// numbers. Empty, or a sentence after a blank.
std::string lookalike(const std::string& line) {
    for (const char32_t point : codePoints(line)) {
        char name[16];
        std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(point));
        if (point == 0xFFFD)
            return " " + told("The line is not UTF-8.");
        if (point == 0xA0 || (point >= 0x2000 && point <= 0x200A) || point == 0x202F || point == 0x3000)
            return " " + told("The line has %1, which looks like a blank and is none.", name);
        if (point == 0xAD || (point >= 0x2010 && point <= 0x2015) || point == 0x2212)
            return " " + told("The line has %1, which looks like a hyphen and is none.", name);
        if ((point >= 0x200B && point <= 0x200F) || point == 0x2060 || point == 0xFEFF)
            return " " + told("The line has %1, which cannot be seen.", name);
    }
    return {};
}

}  // namespace

UnknownFormat::UnknownFormat(const std::string& path, int line, const std::string& expected,
                             const std::string& found, const std::vector<std::string>& ids)
    : Error(told("%1, line %2", path, line) + ": " +
            told("is of no known format of %1, found %2; known are %3: choose one if it is of that format "
                 "all the same.",
                 expected, inQuotes(found), listed(ids)) +
            lookalike(found)),
      m_seen(told("%1 is of no known format of %2. Line %3 is %4.", path, expected, line, inQuotes(found)) +
             lookalike(found)) {}

std::string startOfFile(const std::string& path) {
    std::string start = unpackedStart(path);
    Utf16Decoder decoder;
    decoder.begin(start);
    return decoder.isNeeded() ? decoder.decode(start) : start;
}

void refuseWideText(const std::string& path, std::string_view start) {
    const TextEncoding encoding = textEncoding(start);
    if (encoding == TextEncoding::Utf32Little || encoding == TextEncoding::Utf32Big) {
        const std::string name = hasWideMark(start) ? "UTF-32" : nameOf(encoding);
        throw Error(path + ": " +
                    told("is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2",
                         name, "iconv -f " + name + " -t UTF-8 " + path + " > converted.txt"));
    }
}

std::optional<Conclusion> encodingConclusion(const std::string& path) {
    const std::string start = unpackedStart(path);
    const TextEncoding encoding = textEncoding(start);
    if (!isUtf16(encoding))
        return std::nullopt;
    Conclusion result = newConclusion("encoding", told("Encoding"));
    result.value = nameOf(encoding);
    result.what = told("The text is %1.", nameOf(encoding));
    result.why = hasWideMark(start) ? told("It begins with the byte order mark.")
                                    : told("It has zeros between its letters and no byte order mark.");
    return result;
}

void refuseOtherKind(const std::string& path, std::string_view start, const std::string& expected) {
    if (const std::string kind = fileKind(start); !kind.empty() && kind != fileKind("a line of text"))
        throw Error(path + ": " + told("is %1; %2 were expected.", kind, expected));
}

void refuseFormat(const std::string& path, const std::string& start, const std::string& expected,
                  const std::vector<DumpFormat>& formats) {
    std::istringstream lines(start);
    std::string line, found;
    std::vector<std::string> known;
    for (const DumpFormat& format : formats)
        known.push_back(format.id);
    int number = 0;
    bool isStrange = false;
    for (int i = 1; !isStrange && std::getline(lines, line); ++i) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        isStrange = std::none_of(formats.begin(), formats.end(), [&](const DumpFormat& format) {
            return format.fits(line + '\n') > leastFit;
        });
        if (number > 0 && !isStrange)
            continue;
        number = i;
        found = line;
    }
    throw UnknownFormat(path, std::max(number, 1), expected, found, known);
}

void refuseLoneReturns(const std::string& path, std::string_view start) {
    constexpr std::string_view blanks = " \t\r\n\xEF\xBB\xBF";
    const std::size_t first = start.find_first_not_of(blanks);
    // NumPy's numbers may contain any bytes, and JSON treats CR as a blank.
    if (first == start.npos || start[first] == '{' || start[first] == '[' || start.find('\0') != start.npos ||
        start.starts_with(npyMagic))
        return;
    start = start.substr(first, start.find_last_not_of(blanks) + 1 - first);
    if (start.find('\n') == start.npos && start.find('\r') != start.npos)
        throw Error(path + ": " +
                    told("its lines end in carriage returns alone (CR); line feeds (LF) were expected. "
                         "Convert it, for example with: %1",
                         "tr '\\r' '\\n' < " + path + " > converted.txt"));
}

std::string whyFormat(std::string_view start) {
    if (start.find('\0') != start.npos || start.starts_with(npyMagic))
        return told("Its first bytes are those of such files.");
    start.remove_prefix(std::min(start.size(), start.find_first_not_of(" \t\r\n\xEF\xBB\xBF")));
    std::string line(start.substr(0, start.find_first_of("\r\n")));
    for (std::size_t tab = line.find('\t'); tab != line.npos; tab = line.find('\t'))
        line.replace(tab, 1, "<TAB>");
    return told("It begins with %1.", inQuotes(line));
}

const DumpFormat& seenFormat(const std::string& path, std::string_view start) {
    const DumpFormat* best = nullptr;
    double bestFit = leastFit;
    for (const DumpFormat& format : dumpFormats()) {
        const double fit = format.fits(start);
        if (fit > bestFit) {
            best = &format;
            bestFit = fit;
        }
    }
    if (!best) {
        refuseOtherKind(path, start, told("alignments"));
        refuseFormat(path, std::string(start), told("alignments"), dumpFormats());
    }
    return *best;
}

}  // namespace attn
