// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/dump_start.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/piped_file.h"

namespace attn {
namespace {

constexpr std::size_t startSize = 65'536;
constexpr double leastFit = 0.2;

// The encoding of a text with several bytes for each unit; "" for other texts. Such a text has its zeros at
// the same place of each unit.
std::string wideEncoding(std::string_view start) {
    // The longer marks are tested first, because UTF-32LE begins with UTF-16LE's mark.
    if (start.starts_with(std::string_view("\xFF\xFE\0\0", 4)) ||
        start.starts_with(std::string_view("\0\0\xFE\xFF", 4)))
        return "UTF-32";
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF"))
        return "UTF-16";
    constexpr std::size_t looked = 256, least = 8;
    if (start.size() < least || start.starts_with("\x93NUMPY") || start.starts_with("PK"))
        return {};
    start = start.substr(0, std::min(start.size(), looked) & ~std::size_t{3});
    std::array<std::size_t, 4> zeros{};
    for (std::size_t i = 0; i < start.size(); ++i)
        zeros[i % 4] += start[i] == '\0';
    const std::size_t units = start.size() / 4, most = units * 3 / 4;
    const bool isLittle = zeros[1] > most && zeros[3] > most, isBig = zeros[0] > most && zeros[2] > most;
    if (isLittle && zeros[0] == 0)
        return zeros[2] > most ? "UTF-32LE" : "UTF-16LE";
    if (isBig && zeros[3] == 0)
        return zeros[1] > most ? "UTF-32BE" : "UTF-16BE";
    return {};
}

}  // namespace

UnknownFormat::UnknownFormat(const std::string& path, int line, const std::string& expected,
                             const std::string& found, const std::vector<std::string>& ids)
    : Error(path + ", line " + std::to_string(line) + ": is of no known format of " + expected + ", found " +
            inQuotes(found) + "; known are " + listed(ids) +
            ": choose one if it is of that format all the same."),
      m_seen(path + " is of no known format of " + expected + ". Line " + std::to_string(line) + " is " +
             inQuotes(found) + ".") {}

std::string startOfFile(const std::string& path) {
    FileReader file(path);  // throws for anything but a regular file
    if (file.size() == 0)
        throw Error(path + ": is empty; alignments of sentences were expected.");
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> unpacked(::gzopen(readablePath(path).c_str(), "rb"),
                                                              ::gzclose_r);
    std::string start(startSize, '\0');
    // If a packed file is damaged, this reads what comes before the damage.
    const int count =
        unpacked ? ::gzread(unpacked.get(), start.data(), static_cast<unsigned>(start.size())) : -1;
    if (count < 0)
        throw Error(path + ": cannot be unpacked; copy or download it again.");
    if (count == 0)
        throw Error(path + ": is empty once it is unpacked; alignments of sentences were expected.");
    start.resize(static_cast<std::size_t>(count));
    return start;
}

void refuseWideText(const std::string& path, std::string_view start) {
    const std::string encoding = wideEncoding(start);
    if (!encoding.empty())
        throw Error(path + ": is text in " + encoding +
                    "; UTF-8 was expected. Convert it, for example with: iconv -f " + encoding +
                    " -t UTF-8 " + path + " > converted.txt");
}

void refuseOtherKind(const std::string& path, std::string_view start, const std::string& expected) {
    if (const std::string kind = fileKind(start); !kind.empty() && kind != "a text")
        throw Error(path + ": is " + kind + "; " + expected + " were expected.");
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
        start.starts_with("\x93NUMPY"))
        return;
    start = start.substr(first, start.find_last_not_of(blanks) + 1 - first);
    if (start.find('\n') == start.npos && start.find('\r') != start.npos)
        throw Error(path +
                    ": its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert "
                    "it, for example with: tr '\\r' '\\n' < " +
                    path + " > converted.txt");
}

std::string whyFormat(std::string_view start) {
    if (start.find('\0') != start.npos || start.starts_with("\x93NUMPY"))
        return "Its first bytes are those of such files.";
    start.remove_prefix(std::min(start.size(), start.find_first_not_of(" \t\r\n\xEF\xBB\xBF")));
    std::string line(start.substr(0, start.find_first_of("\r\n")));
    for (std::size_t tab = line.find('\t'); tab != line.npos; tab = line.find('\t'))
        line.replace(tab, 1, "<TAB>");
    return "It begins with " + inQuotes(line) + ".";
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
        refuseOtherKind(path, start, "alignments");
        refuseFormat(path, std::string(start), "alignments", dumpFormats());
    }
    return *best;
}

}  // namespace attn
