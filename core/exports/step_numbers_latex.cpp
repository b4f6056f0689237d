// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/exports/step_numbers_parts.h"

namespace attn {
namespace {

// The number of source tokens that fit the width of a page; wider tables are made smaller.
constexpr std::size_t mostColumns = 6;

std::string escaped(char c) {
    switch (c) {
        case '\\':
            return "\\textbackslash{}";
        case '~':
            return "\\textasciitilde{}";
        case '^':
            return "\\textasciicircum{}";
        case '<':
            return "\\textless{}";
        case '>':
            return "\\textgreater{}";
        case '|':
            return "\\textbar{}";
        case '"':
            return "\\textquotedblright{}";
        case '\n':
        case '\r':
        case '\t':
            return "\\textvisiblespace{}";
        default:
            break;
    }
    if (std::string_view("{}$&#_%").find(c) != std::string_view::npos)
        return std::string("\\").append(1, c);
    // The braces keep LaTeX from reading it as an argument of the line end before it.
    if (c == '[' || c == ']' || c == '*')
        return std::string("{").append(1, c).append("}");
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? std::string("?") : std::string(1, c);
}

// The bytes of an invisible character at the start of `text` that turns the direction of the source around,
// so that it reads otherwise than it is, or that ends a line or controls a terminal: U+0080 to U+009F,
// U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069. 0 for any other.
std::size_t hiddenControl(std::string_view text) {
    const auto at = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
    if (text.size() >= 2 && at(0) == 0xc2 && at(1) >= 0x80 && at(1) < 0xa0)
        return 2;
    if (text.size() >= 2 && at(0) == 0xd8 && at(1) == 0x9c)  // U+061C
        return 2;
    if (text.size() < 3 || at(0) != 0xe2)
        return 0;
    const unsigned char last = at(2);
    const bool isControl = at(1) == 0x80   ? last == 0x8e || last == 0x8f || (last >= 0xa8 && last <= 0xae)
                           : at(1) == 0x81 ? last >= 0xa6 && last <= 0xa9
                                           : false;
    return isControl ? 3 : 0;
}

class LatexTable {
public:
    LatexTable(const LaneNumbers& lane, const LatexOptions& options) : m_lane(lane), m_options(options) {}

    std::string text(const std::string& caption, const std::string& label) {
        const std::size_t columns = attends() ? m_lane.source.size() : 0;
        const bool isWide = columns > mostColumns;
        m_text = "\\begin{table}\n\\centering\n";
        m_text.append("\\caption{").append(latexText(caption)).append("}\n");
        m_text.append("\\label{tab:").append(label).append("}\n");
        m_text += isWide ? "\\resizebox{\\linewidth}{!}{%\n" : "";
        m_text.append("\\begin{tabular}{rl")
            .append(columns, 'r')
            .append(attends() ? "r" : "")
            .append(isOfTokens() ? "r}\n" : "}\n");
        addWeights();
        if (attends())
            addScores();
        m_text.append("\\bottomrule\n\\end{tabular}").append(isWide ? "}\n" : "\n").append("\\end{table}\n");
        return m_text;
    }

private:
    bool attends() const { return !m_lane.output.empty() && m_lane.rows[0].weights.size() > 0; }
    // If there are only weights, no probability is known.
    bool isOfTokens() const { return m_lane.output.empty() || m_lane.trace; }
    void addHeads(const char* symbol) {
        m_text.append("$t$ & ").append(symbol);
        if (attends())
            for (const std::string& token : m_lane.source)
                m_text.append(" & ").append(latexToken(token));
    }
    void addWeights() {
        m_text += "\\toprule\n";
        addHeads(attends() ? "$\\alpha_{tj}$" : "");
        m_text.append(isOfTokens() ? " & $p(y_t)$" : "")
            .append(attends() ? " & $H_t$ (bit)" : "")
            .append(" \\\\\n\\midrule\n");
        for (std::size_t row = 0; row < m_lane.output.size(); ++row) {
            const MapTrace& attention = m_lane.rows[static_cast<Index>(row)];
            addRow(row, attention.weights);
            if (const std::optional<double> probability = tokenProbability(m_lane, row))
                m_text.append(" & ").append(latexNumber(*probability, m_options.decimals));
            if (const std::optional<double> entropy = rowEntropy(attention))
                m_text.append(" & ").append(latexNumber(*entropy, m_options.decimals));
            m_text += " \\\\\n";
        }
    }
    void addScores() {
        if (m_lane.rows[0].scores.size() == 0)
            return;
        m_text += "\\midrule\n";
        addHeads("$e_{tj}$");
        m_text += " & & \\\\\n\\midrule\n";
        for (std::size_t row = 0; row < m_lane.output.size(); ++row) {
            addRow(row, m_lane.rows[static_cast<Index>(row)].scores);
            m_text += " & & \\\\\n";
        }
    }
    void addRow(std::size_t row, const Vector& values) {
        m_text.append(std::to_string(row + 1)).append(" & ").append(latexToken(m_lane.output[row]));
        for (const Real value : values)
            m_text.append(" & ").append(latexNumber(static_cast<double>(value), m_options.decimals));
    }

    const LaneNumbers& m_lane;
    const LatexOptions& m_options;
    std::string m_text;
};

// If tables of several lanes share a caption, it begins with the lane's name.
std::string captionOf(const StepNumbers& numbers, std::size_t lane, const LatexOptions& options) {
    const LaneNumbers& own = numbers.lanes[lane];
    if (!own.caption.empty() || options.caption.empty())
        return own.caption.empty() ? own.name : own.caption;
    return numbers.lanes.size() == 1 ? options.caption
                                     : std::string(own.name).append(": ").append(options.caption);
}

}  // namespace

std::string latexText(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        // Characters that pdflatex knows by name in any encoding of its fonts: ␣, the quotation marks of
        // captions and others.
        static const std::array<std::pair<std::string_view, std::string_view>, 6> names = {
            std::pair<std::string_view, std::string_view>{"“", "``"},
            {"”", "''"},
            {"␣", "\\textvisiblespace{}"},
            {"·", "\\textperiodcentered{}"},
            {"\u202f", "\\,"},
            {"−", "$-$"}};
        const auto name = std::find_if(names.begin(), names.end(), [&](const auto& each) {
            return std::string_view(text).substr(i).starts_with(each.first);
        });
        if (name != names.end()) {
            out += name->second;
            i += name->first.size() - 1;
        } else if (const std::size_t bytes = hiddenControl(std::string_view(text).substr(i)); bytes > 0) {
            out += '?';
            i += bytes - 1;
        } else {
            // Two equal characters must not become a ligature.
            const bool isPair = i > 0 && text[i] == text[i - 1] &&
                                std::string_view("-'`,").find(text[i]) != std::string_view::npos;
            out.append(isPair ? "{}" : "").append(escaped(text[i]));
        }
    }
    return out;
}

std::string latexToken(const std::string& token) {
    if (token == " " || token.empty())
        return "\\textvisiblespace{}";
    return latexText(token);
}

std::string latexNumber(double value, int decimals) {
    if (std::isinf(value))
        return value < 0 ? "$-\\infty$" : "$\\infty$";
    if (std::isnan(value))
        return "--";
    std::array<char, 400> text{};
    const char* const begin = text.data();
    const char* const end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals).ptr;
    std::string digits(begin, end);
    if (digits.front() != '-')
        return digits;
    const bool isZero = digits.find_first_of("123456789") == std::string::npos;
    return isZero ? digits.substr(1) : std::string("$").append(digits).append("$");
}

std::string stepNumbersToLatex(const StepNumbers& numbers, const LatexOptions& options) {
    std::string text = "% \\usepackage{booktabs}\n% \\usepackage{graphicx}\n";
    for (std::size_t lane = 0; lane < numbers.lanes.size(); ++lane) {
        const std::string label =
            lane == 0 ? options.label
                      : std::string(options.label).append("-").append(std::to_string(lane + 1));
        text.append(lane == 0 ? "" : "\n")
            .append(LatexTable(numbers.lanes[lane], options).text(captionOf(numbers, lane, options), label));
    }
    return text;
}

}  // namespace attn
