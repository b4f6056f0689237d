// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/base/counted.h"
#include "core/compare/spread_decimals.h"
#include "core/compare/summary.h"
#include "core/compare/table_json.h"
#include "core/compare/table_text.h"

namespace attn {
namespace {

// Escapes what would end a cell or the table.
std::string cell(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '|' || c == '\\' || c == '*' || c == '<' || c == '`' || c == '[')
            safe += '\\';
        safe += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return safe;
}

std::string orDash(std::string text) {
    return text.empty() ? "–" : text;
}

// `runs` is the number of runs that could have a value.
std::string spreadText(const Figure& figure, const Spread& spread, std::size_t runs) {
    if (spread.count == 0)
        return "–";
    // A setting that was chosen, not measured, has no deviation, and neither has a single run.
    const bool isSpread = spread.deviation && (figure.better != Better::Neither || *spread.deviation != 0);
    const double deviation = isSpread ? *spread.deviation : 0;
    const int decimals =
        spreadDecimals(figure.factor * spread.mean, figure.factor * deviation, figure.decimals);
    std::string text = shown(figure, spread.mean, decimals);
    if (isSpread)
        text.append(" ± ").append(shown(figure, deviation, decimals));
    if (spread.count < runs)
        text += " (" + std::to_string(spread.count) + " of " + std::to_string(runs) + ")";
    return text;
}

std::string heading(const Figure& figure) {
    return figure.label + (figure.unit.empty() ? "" : " (" + figure.unit + ")");
}

class Markdown {
public:
    void row(const std::vector<std::string>& cells) {
        for (const std::string& text : cells)
            m_text.append("| ").append(text).append(" ");
        m_text += "|\n";
    }
    // Aligns texts to the left and numbers to the right.
    void line(std::size_t texts, std::size_t numbers) {
        for (std::size_t i = 0; i < texts + numbers; ++i)
            m_text += i < texts ? "| --- " : "| ---: ";
        m_text += "|\n";
    }
    std::string m_text;
};

bool differ(const Comparison& comparison, std::string (*fact)(const Recipe&)) {
    return std::any_of(comparison.lanes.begin(), comparison.lanes.end(), [&](const ComparedLane& lane) {
        return fact(lane.recipe) != fact(comparison.lanes.front().recipe);
    });
}

struct Fact {
    const char* heading;
    std::string (*value)(const Recipe&);
};
// The table has a column for a fact when lanes differ in it; the first two are always there.
const std::vector<Fact>& facts() {
    static const std::vector<Fact> table = {
        {"Task", [](const Recipe& recipe) { return dataName(recipe); }},
        {"Score", [](const Recipe& recipe) { return recipe.model.attention.score; }},
        {"Encoder", [](const Recipe& recipe) { return recipe.model.encoder.kind; }},
        {"Wiring", [](const Recipe& recipe) { return recipe.model.decoder.wiring; }},
        {"Span", [](const Recipe& recipe) { return recipe.model.attention.span; }},
        {"Cell", [](const Recipe& recipe) { return cellName(recipe); }},
    };
    return table;
}

void writeLanes(Markdown& out, const ComparisonTable& table, const std::vector<LaneSummary>& lanes) {
    std::vector<const Fact*> shownFacts;
    for (std::size_t i = 0; i < facts().size(); ++i) {
        if (i < 2 || differ(table.comparison, facts()[i].value))
            shownFacts.push_back(&facts()[i]);
    }
    std::vector<std::string> cells = {"Recipe"};
    for (const Fact* fact : shownFacts)
        cells.emplace_back(fact->heading);
    std::size_t numbers = 1;
    for (std::size_t i = 0; i < figures().size(); ++i) {
        if (!isMeasured(lanes, i))
            continue;
        cells.push_back(heading(figures()[i]));
        ++numbers;
    }
    cells.emplace_back("Runs");
    out.row(cells);
    out.line(1 + shownFacts.size(), numbers);
    for (const LaneSummary& lane : lanes) {
        const std::size_t measured = lane.runs - lane.diverged;
        const ComparedLane& compared = table.comparison.lanes[lane.lane];
        cells = {cell(compared.name)};
        for (const Fact* fact : shownFacts)
            cells.push_back(orDash(cell(fact->value(compared.recipe))));
        for (std::size_t i = 0; i < figures().size(); ++i) {
            if (isMeasured(lanes, i))
                cells.push_back(spreadText(figures()[i], lane.figures[i], measured));
        }
        cells.push_back(std::to_string(measured) + " of " + std::to_string(table.comparison.seeds.size()));
        out.row(cells);
    }
}

void writeLengths(Markdown& out, const ComparisonTable& table, const std::vector<LaneSummary>& lanes,
                  const Figure& figure, Spread LengthSummary::*value) {
    std::set<Index> lengths;
    std::vector<std::string> cells = {"Length"};
    for (const LaneSummary& lane : lanes) {
        cells.push_back(cell(table.comparison.lanes[lane.lane].name));
        for (const LengthSummary& found : lane.byLength)
            lengths.insert(found.length);
    }
    if (lengths.empty())
        return;
    const std::string unit = table.comparison.lengthUnit();
    out.m_text.append("\n").append(heading(figure)).append(" by source length");
    out.m_text.append(unit.empty() ? "" : " in " + unit).append(":\n\n");
    out.row(cells);
    out.line(0, cells.size());
    for (const Index length : lengths) {
        cells.clear();
        cells.push_back(std::to_string(length));
        for (const LaneSummary& lane : lanes) {
            const auto found = std::lower_bound(
                lane.byLength.begin(), lane.byLength.end(), length,
                [](const LengthSummary& entry, Index wanted) { return entry.length < wanted; });
            const bool isThere = found != lane.byLength.end() && found->length == length;
            cells.push_back(isThere ? spreadText(figure, (*found).*value, lane.runs - lane.diverged) : "–");
        }
        out.row(cells);
    }
}

std::string seedsText(const Comparison& comparison) {
    std::string text = comparison.seeds.size() == 1 ? "Seed" : "Mean ± standard deviation over seeds";
    for (std::size_t i = 0; i < comparison.seeds.size(); ++i)
        text.append(i == 0 ? " " : ", ").append(std::to_string(comparison.seeds[i]));
    return text;
}

std::set<std::string> signaturesOf(const std::vector<LaneSummary>& lanes) {
    std::set<std::string> signatures;
    for (const LaneSummary& lane : lanes) {
        if (!lane.bleuSignature.empty())
            signatures.insert(lane.bleuSignature);
    }
    return signatures;
}

}  // namespace

std::vector<std::string> tableNotes(const ComparisonTable& table) {
    std::vector<std::string> notes;
    for (const std::string& difference : recipeDifferences(table.comparison))
        notes.push_back("recipes differ: " + difference);
    const std::vector<LaneSummary> lanes = summarize(table);
    if (signaturesOf(lanes).size() > 1) {
        for (const LaneSummary& lane : lanes) {
            if (!lane.bleuSignature.empty())
                notes.push_back(table.comparison.lanes[lane.lane].name + ": BLEU is " + lane.bleuSignature +
                                ", and that of others is not");
        }
    }
    for (const ComparedRun& run : table.runs) {
        if (!run.problem.empty())
            notes.push_back(table.comparison.runName(run.run) + ": " + run.problem);
    }
    for (const std::size_t run : missingRuns(table))
        notes.push_back("missing: " + table.comparison.runName(run));
    return notes;
}

std::string tableToMarkdown(const ComparisonTable& table) {
    const std::vector<LaneSummary> lanes = summarize(table);
    Markdown out;
    writeLanes(out, table, lanes);
    const Comparison& comparison = table.comparison;
    // Of a class, the one token is all there is.
    const bool areClasses =
        std::all_of(comparison.lanes.begin(), comparison.lanes.end(),
                    [](const ComparedLane& lane) { return lane.recipe.model.decoder.wiring == "pool"; });
    writeLengths(out, table, lanes, *findFigure(areClasses ? "accuracy" : "exact_match"),
                 &LengthSummary::exactMatch);
    if (!areClasses)
        writeLengths(out, table, lanes, *findFigure("token_accuracy"), &LengthSummary::tokenAccuracy);
    out.m_text.append("\n").append(seedsText(comparison));
    out.m_text += "; measured on " +
                  (comparison.testPairs > 0 ? counted(comparison.testPairs, "fresh pair")
                                            : std::string("the held-out pairs")) +
                  ".\n";
    if (const std::set<std::string> signatures = signaturesOf(lanes); signatures.size() == 1)
        out.m_text += "BLEU: " + cell(*signatures.begin()) + ".\n";
    const std::vector<std::string> notes = tableNotes(table);
    if (!notes.empty())
        out.m_text += "\n";
    for (const std::string& note : notes)
        out.m_text += "- " + cell(note) + "\n";
    return out.m_text;
}

const std::vector<TableFormat>& tableFormats() {
    static const std::vector<TableFormat> table = {
        {"json", tableToJson}, {"csv", tableToCsv}, {"md", tableToMarkdown}};
    return table;
}

const TableFormat* findTableFormat(const std::string& id) {
    const auto found = std::find_if(tableFormats().begin(), tableFormats().end(),
                                    [&](const TableFormat& format) { return format.id == id; });
    return found == tableFormats().end() ? nullptr : &*found;
}

}  // namespace attn
