// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/gold_edit.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/lines/utf16_decoder.h"
#include "core/inspect/dumps/positions.h"
#include "core/inspect/links/link_collection.h"
#include "core/inspect/links/link_field.h"
#include "core/inspect/links/link_numbers.h"

namespace attn {
namespace {

constexpr std::uint64_t largestGold = 1'000'000'000;  // bytes
constexpr std::string_view byteMark = "\xEF\xBB\xBF";

// Where the links of a file stand; nullptr where the file has no format that is known.
const LinkTraits* linksOf(const GoldLinks& gold) {
    for (const DumpFormat& format : dumpFormats())
        if (format.id == gold.format)
            return &format.traits.links;
    return nullptr;
}

// nullptr where a line has no fields.
const LinkColumn* columnOf(const GoldLinks& gold) {
    const LinkTraits* links = linksOf(gold);
    return links && links->field && !links->field->mark.empty() ? &*links->field : nullptr;
}

std::string readingOf(const GoldLinks& gold, const char* id) {
    for (const Conclusion& conclusion : gold.conclusions)
        if (conclusion.id == id)
            return conclusion.value;
    return {};
}

std::vector<LinkChange> changesBetween(const std::vector<Link>& before, const std::vector<Link>& after,
                                       int base, bool isTargetFirst) {
    std::map<std::pair<int, int>, std::array<std::optional<bool>, 2>> states;  // by target and source
    for (const Link& link : before)
        states[{link.target, link.source}][0] = link.sure;
    for (const Link& link : after)
        states[{link.target, link.source}][1] = link.sure;
    std::vector<LinkChange> changes;
    for (const auto& [place, state] : states) {
        const auto [target, source] = place;
        if (state[0] != state[1])
            changes.push_back({(isTargetFirst ? target : source) + base,
                               (isTargetFirst ? source : target) + base, state[0], state[1]});
    }
    return changes;
}

struct FileLine {
    std::string text, end;  // the line without its end, and the end alone
    bool isGone = false;
    std::vector<std::string> before = {}, after = {};  // new lines before and after it
};

std::vector<FileLine> linesOf(const std::string& content) {
    std::vector<FileLine> lines;
    for (std::size_t at = 0; at < content.size();) {
        const std::size_t feed = content.find('\n', at);
        std::size_t end = std::min(feed, content.size());
        if (end > at && content[end - 1] == '\r')
            --end;
        const std::size_t next = feed == std::string::npos ? content.size() : feed + 1;
        lines.push_back({content.substr(at, end - at), content.substr(end, next - end)});
        at = next;
    }
    return lines;
}

class GoldEditing {
public:
    GoldEditing(const GoldLinks& read, const GoldLinks& edited)
        : m_read(read),
          m_edited(edited),
          m_base(readingOf(read, "base") == "1" ? 1 : 0),
          m_isTargetFirst(readingOf(read, "order") == "target-first"),
          m_isLinkALine(linksOf(read) && linksOf(read)->isLinkALine),
          m_column(columnOf(read)) {}

    std::string text() {
        const std::string content = readFile(m_read.path, largestGold);
        if (isUtf16(textEncoding(content)))
            throw Error(m_read.path + ": " +
                        told("is UTF-16, which is read and not written; save the links under another name, "
                             "or convert the file with: iconv -f %1 -t UTF-8",
                             nameOf(textEncoding(content))));
        const bool hasMark = content.starts_with(byteMark);
        m_lines = linesOf(hasMark ? content.substr(byteMark.size()) : content);
        // The file is read again as it was read first, so that links are known by sentences and lines.
        std::map<std::string, std::string> choices = {{"format", m_read.format}};
        for (const Conclusion& conclusion : m_read.conclusions)
            if (conclusion.id == "first" && conclusion.isOverruled)
                choices["first"] = conclusion.value;
        m_all = collectLinks(m_read.path, linkFormatOf(m_read.path, choices));
        settleNumbers(m_all, choices);
        for (const LinkSentence& sentence : m_all.sentences)
            if (sentence.key.rank == 0)
                m_places[sentence.key.number] = &sentence;
        m_lastEnd = m_lines.empty() ? std::string() : m_lines.back().end;
        m_end = m_lines.empty() || m_lines.front().end.empty() ? "\n" : m_lines.front().end;
        lookAtStyle();
        std::map<long, bool> numbers;
        for (const GoldLinks* each : {&m_read, &m_edited})
            for (const auto& [number, links] : each->links)
                numbers[number] = true;
        for (const auto& [number, isThere] : numbers)
            editSentence(number);
        return (hasMark ? std::string(byteMark) : std::string()) + joined();
    }

private:
    // The place of the links in a line.
    std::pair<std::size_t, std::size_t> fieldOf(std::string_view line) const {
        if (!m_column) {
            const std::size_t tab = line.find('\t');
            const bool hasNumber = tab != line.npos && sentenceNumber(line.substr(0, tab));
            const std::size_t begin = hasNumber ? tab + 1 : 0;
            return {begin, std::min(line.find('\t', begin), line.size())};
        }
        std::size_t begin = 0;
        for (std::size_t i = 0; i < m_column->index; ++i)
            begin = line.find(m_column->mark, begin) + m_column->mark.size();
        return {begin, std::min(line.find(m_column->mark, begin), line.size())};
    }

    FileLine& lineAt(std::int64_t number, long sentence) {
        if (number < 1 || number > static_cast<std::int64_t>(m_lines.size()))
            refuse(sentence);
        return m_lines[static_cast<std::size_t>(number - 1)];
    }

    void lookAtStyle() {
        std::array<long, 2> sorted{};
        bool knowsMark = false;
        for (const LinkSentence& sentence : m_all.sentences) {
            if (m_isLinkALine) {
                const auto isSorted = [&](auto isBefore) {
                    return std::is_sorted(sentence.links.begin(), sentence.links.end(), isBefore) ? 1 : 0;
                };
                sorted[0] += isSorted([](const FileLink& a, const FileLink& b) {
                    return std::tie(a.first, a.second) < std::tie(b.first, b.second);
                });
                sorted[1] += isSorted([](const FileLink& a, const FileLink& b) {
                    return std::tie(a.second, a.first) < std::tie(b.second, b.first);
                });
                continue;
            }
            const std::string& line = lineAt(sentence.line, sentence.key.number).text;
            const auto [begin, end] = fieldOf(line);
            LinkField(std::string_view(line).substr(begin, end - begin)).look(m_style, sorted, knowsMark);
        }
        m_style.isBySecond = sorted[1] > sorted[0];
    }

    void editSentence(long number) {
        static const std::vector<Link> none;
        const std::vector<Link>*before = m_read.find(number), *after = m_edited.find(number);
        const std::vector<LinkChange> changes =
            changesBetween(before ? *before : none, after ? *after : none, m_base, m_isTargetFirst);
        const auto place = m_places.find(number);
        if (changes.empty())
            return;
        if (m_isLinkALine)
            return editNaacl(number, changes);
        if (place == m_places.end())
            return addLine(number, changes);
        FileLine& line = lineAt(place->second->line, number);
        const auto [begin, end] = fieldOf(line.text);
        LinkField field(std::string_view(line.text).substr(begin, end - begin));
        for (const LinkChange& change : changes)
            if (!field.apply(change, m_style))
                refuse(number);
        line.text.replace(begin, end - begin,
                          field.text(m_column && m_column->isPadded, end == line.text.size()));
    }

    // Adds a line for a sentence that has none in the file.
    void addLine(long number, const std::vector<LinkChange>& changes) {
        if (m_column)
            throw Error(m_read.path + ": " +
                        told("has no line of sentence %1, which has been edited; save the links in another "
                             "format.",
                             number));
        LinkField field("");
        for (const LinkChange& change : changes)
            if (!field.apply(change, m_style))
                refuse(number);
        const std::string links = field.text(false, true);
        if (m_read.isNumbered)
            return addAt(number, std::to_string(number + m_all.firstNumber) + "\t" + links);
        if (number < static_cast<long>(m_lines.size()))
            refuse(number);  // the line is there, but could not be read
        while (static_cast<long>(m_lines.size()) < number)
            m_lines.push_back({});
        m_lines.push_back({links, {}});
    }

    // Adds the text before the first line of a later sentence.
    void addAt(long number, const std::string& text) {
        for (const auto& [other, sentence] : m_places)
            if (other > number) {
                lineAt(sentence->line, number).before.push_back(text);
                return;
            }
        m_last.push_back(text);
    }

    void editNaacl(long number, const std::vector<LinkChange>& changes) {
        const auto place = m_places.find(number);
        const LinkSentence* sentence = place == m_places.end() ? nullptr : place->second;
        for (const LinkChange& change : changes) {
            bool isThere = false;
            const FileLink *next = nullptr, *last = nullptr;
            for (std::size_t i = 0; sentence && i < sentence->links.size(); ++i) {
                const FileLink& link = sentence->links[i];
                last = &link;
                if (!next && !m_style.isBefore(link.first, link.second, change))
                    next = &link;
                if (link.first != change.first || link.second != change.second)
                    continue;
                isThere = true;
                FileLine& line = lineAt(link.line, number);
                if (change.after)
                    line.text = naaclLine(line.text, change, nullptr);
                else
                    line.isGone = true;
            }
            if (isThere != change.before.has_value())
                refuse(number);
            if (isThere)
                continue;
            const FileLink* model = next ? next : last;
            if (!model) {
                addAt(number, naaclLine(m_lines.front().text, change, &number));
                continue;
            }
            FileLine& line = lineAt(model->line, number);
            (next ? line.before : line.after).push_back(naaclLine(line.text, change, &number));
        }
    }

    // The line `model` with the kind that `change` sets. If `number` is given, it becomes the line of another
    // link, in the sentence with that number.
    std::string naaclLine(const std::string& model, const LinkChange& change, const long* number) const {
        std::vector<std::string> gaps, pieces;
        std::string_view rest = model;
        const char* last = model.data();
        for (std::string_view piece = takePiece(rest); !piece.empty(); piece = takePiece(rest)) {
            gaps.emplace_back(last, piece.data());
            pieces.emplace_back(piece);
            last = piece.data() + piece.size();
        }
        const std::string tail(last, model.data() + model.size());
        const bool hasKind = pieces.size() > 3 && (pieces[3] == "S" || pieces[3] == "P");
        if (!hasKind && !*change.after) {
            pieces.insert(pieces.begin() + 3, "P");
            gaps.insert(gaps.begin() + 3, gaps[2]);
        } else if (hasKind) {
            pieces[3] = *change.after ? "S" : "P";
        }
        if (number) {
            // The confidence belonged to another link.
            const bool keepsKind = hasKind || !*change.after;
            pieces.resize(keepsKind ? 4 : 3);
            std::string text = std::to_string(*number + m_all.firstNumber);
            if (pieces[0].starts_with('0') && text.size() < pieces[0].size())
                text.insert(0, pieces[0].size() - text.size(), '0');
            pieces[0] = text;
            pieces[1] = std::to_string(change.first);
            pieces[2] = std::to_string(change.second);
        }
        std::string line;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            line.append(gaps[i]).append(pieces[i]);
        return line + tail;
    }

    std::string joined() const {
        std::vector<std::pair<const std::string*, const std::string*>> all;  // text and end of each line
        for (const FileLine& line : m_lines) {
            for (const std::string& text : line.before)
                all.emplace_back(&text, &m_end);
            if (!line.isGone)
                all.emplace_back(&line.text, line.end.empty() ? &m_end : &line.end);
            for (const std::string& text : line.after)
                all.emplace_back(&text, &m_end);
        }
        for (const std::string& text : m_last)
            all.emplace_back(&text, &m_end);
        if (!all.empty() && m_lastEnd.empty())
            all.back().second = &m_lastEnd;
        std::string text;
        for (const auto& [line, end] : all)
            text.append(*line).append(*end);
        return text;
    }

    [[noreturn]] void refuse(long number) const {
        throw Error(m_read.path + ": " +
                    told("what it says of sentence %1 is not what was read; it has been changed since. Save "
                         "the links under another name.",
                         number));
    }

    const GoldLinks &m_read, &m_edited;
    const int m_base;
    const bool m_isTargetFirst, m_isLinkALine;
    const LinkColumn* m_column;
    LinkCollection m_all;
    std::map<long, const LinkSentence*> m_places;  // by SentenceKey::number
    std::vector<FileLine> m_lines;
    std::vector<std::string> m_last;  // new lines at the end of the file
    std::string m_end, m_lastEnd;
    LinkStyle m_style;
};

}  // namespace

bool keepsGoldForm(const GoldLinks& read) {
    const LinkTraits* links = linksOf(read);
    if (read.path.empty() || !links || !(links->isLinkALine || links->field))
        return false;
    FileReader file(read.path);
    return !file.read(std::min<std::uint64_t>(file.size(), 2)).starts_with("\x1F\x8B");  // gzip
}

std::string editedGoldFile(const GoldLinks& read, const GoldLinks& edited) {
    return GoldEditing(read, edited).text();
}

}  // namespace attn
