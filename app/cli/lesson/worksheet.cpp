// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/worksheet.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "app/cli/lesson/worksheet_words.h"
#include "core/base/error.h"
#include "core/lessons/format/lesson_text.h"

namespace attn {
namespace {

constexpr double pageWidth = 595.28, pageHeight = 841.89;  // A4 in points
constexpr double margin = 56, pageFooter = 30;
constexpr double lineGap = 22;  // of lines to write on
constexpr const char* textFont = "Noto Sans, DejaVu Sans, Sans 10";
constexpr const char* codeFont = "DejaVu Sans Mono, Monospace";
// Stands for a number to be filled in, until it is drawn: a character that no text has and no mark of
// Markdown.
constexpr std::string_view placeOfBlank = "\uE000";
constexpr const char* drawnBlank = "________";

struct FreeSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct FreeCairo {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
struct FreeObject {
    void operator()(gpointer object) const { g_object_unref(object); }
};

std::string escapedMarkup(std::string_view text) {
    gchar* made = g_markup_escape_text(text.data(), static_cast<gssize>(text.size()));
    std::string escaped = made;
    g_free(made);
    return escaped;
}

std::string markupOf(const std::vector<LessonSpan>& spans) {
    std::string markup;
    for (const LessonSpan& span : spans) {
        std::string text = escapedMarkup(span.text);
        for (std::size_t at = text.find(placeOfBlank); at != std::string::npos; at = text.find(placeOfBlank))
            text.replace(at, placeOfBlank.size(), drawnBlank);
        if (span.isCode)
            text = std::string("<span face=\"") + codeFont + "\" size=\"smaller\">" + text + "</span>";
        if (span.isItalic)
            text = "<i>" + text + "</i>";
        if (span.isBold)
            text = "<b>" + text + "</b>";
        if (span.link.starts_with("https://"))
            text += " (" + escapedMarkup(span.link) + ")";
        markup += text;
    }
    return markup;
}

cairo_status_t addBytes(void* closure, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

// Pages that are filled from the top.
class Worksheet {
public:
    explicit Worksheet(const Lesson& lesson)
        : m_lesson(lesson),
          m_words(worksheetWords(lesson.language)),
          m_surface(cairo_pdf_surface_create_for_stream(addBytes, &m_bytes, pageWidth, pageHeight)),
          m_cairo(cairo_create(m_surface.get())) {
        cairo_pdf_surface_set_metadata(m_surface.get(), CAIRO_PDF_METADATA_TITLE, lesson.title.c_str());
        cairo_pdf_surface_set_metadata(m_surface.get(), CAIRO_PDF_METADATA_CREATOR, "Attention Lab");
        addHead();
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            addStep(i + 1, lesson.steps[i]);
        endPage();
    }

    std::string take() {
        m_cairo.reset();
        cairo_surface_finish(m_surface.get());
        const cairo_status_t status = cairo_surface_status(m_surface.get());
        if (status != CAIRO_STATUS_SUCCESS)
            throw Error(std::string("the worksheet cannot be drawn: ") + cairo_status_to_string(status) + ".",
                        Error::Kind::Failure);
        return std::move(m_bytes);
    }

private:
    void addHead() {
        addMarkup("<span size=\"18pt\"><b>" + escapedMarkup(m_lesson.title) + "</b></span>", 0, 4);
        if (!m_lesson.summary.empty())
            addMarkup(escapedMarkup(m_lesson.summary), 0, 6);
        addMarkup(std::string(m_words.name) + " " + std::string(30, '_') + "     " +
                      std::string(m_words.date) + " " + std::string(14, '_'),
                  0, 10);
    }

    void addStep(std::size_t number, const LessonStep& step) {
        keepTogether(90);
        m_y += 8;
        addMarkup("<span size=\"13pt\"><b>" + std::to_string(number) + ". " + escapedMarkup(step.title) +
                      "</b></span>",
                  0, 4);
        addText(step.text, 0);
        if (!step.toDo.isEmpty())
            addText(step.toDo, 12);
        if (step.question)
            addQuestion(*step.question);
    }

    void addQuestion(const LessonQuestion& question) {
        keepTogether(70);
        m_y += 4;
        addText(question.ask, 0, true);
        switch (question.kind) {
            case QuestionKind::Choose:
                for (const LessonChoice& choice : question.choices)
                    addChoice(choice.text);
                break;
            case QuestionKind::Bet:
                addBet(question);
                break;
            case QuestionKind::Point:
                for (Index i = 0; i < question.times; ++i)
                    addMarkup((question.times > 1 ? std::to_string(i + 1) + ".  " : std::string()) +
                                  std::string(m_words.point) + " " + std::string(24, '_'),
                              12, 4);
                break;
            case QuestionKind::Do:
                addMarkup(std::string(m_words.changed), 12, 0);
                addLines(3);
                break;
            case QuestionKind::Find:
                addMarkup(std::string(m_words.found), 12, 0);
                addLines(1);
                break;
            case QuestionKind::Say:
                addLines(5);
                break;
        }
        m_y += 6;
    }

    void addBet(const LessonQuestion& question) {
        std::string possible;
        for (const double offer : question.offers)
            possible += (possible.empty() ? std::string(m_words.oneOf) + " " : ", ") +
                        shownFact(FactValue::number(offer));
        std::string unit;
        if (question.scale) {
            unit = question.scale->unit.empty() ? "" : " " + question.scale->unit;
            possible = std::string(m_words.from) + " " + shownFact(FactValue::number(question.scale->least)) +
                       " " + std::string(m_words.to) + " " +
                       shownFact(FactValue::number(question.scale->most)) + unit;
        }
        addMarkup(escapedMarkup(possible + "."), 12, 2);
        addMarkup(std::string(m_words.bet) + " " + std::string(12, '_') + escapedMarkup(unit) + "     " +
                      std::string(m_words.measured) + " " + std::string(12, '_') + escapedMarkup(unit),
                  12, 4);
    }

    void addChoice(const TextTemplate& text) {
        const double top = m_y;
        const int page = m_page;
        addText(text, 30);
        if (page != m_page)
            return;
        cairo_set_line_width(m_cairo.get(), 0.8);
        cairo_rectangle(m_cairo.get(), margin + 14, top + 3, 9, 9);
        cairo_stroke(m_cairo.get());
    }

    void addText(const TextTemplate& text, double indent, bool isBold = false) {
        for (const LessonBlock& block : readLessonText(text.plain(std::string(placeOfBlank))).blocks)
            addBlock(block, indent, isBold);
    }

    void addBlock(const LessonBlock& block, double indent, bool isBold) {
        std::string markup = markupOf(block.spans);
        switch (block.kind) {
            case LessonBlock::Kind::Heading:
                markup = "<span size=\"11.5pt\"><b>" + markup + "</b></span>";
                break;
            case LessonBlock::Kind::Item:
                indent += 14.0 * block.level;
                if (!block.marker.empty())
                    drawMarker(block.marker, indent - 12);
                break;
            case LessonBlock::Kind::Quote:
                indent += 18;
                break;
            case LessonBlock::Kind::Code:
                markup =
                    std::string("<span face=\"") + codeFont + "\" size=\"smaller\">" + markup + "</span>";
                indent += 14;
                break;
            case LessonBlock::Kind::Row:
                for (const std::vector<LessonSpan>& cell : block.cells)
                    markup += (markup.empty() ? "" : "   |   ") + markupOf(cell);
                break;
            default:
                break;
        }
        while (markup.ends_with('\n'))
            markup.pop_back();
        addMarkup(isBold ? "<b>" + markup + "</b>" : markup, indent,
                  block.kind == LessonBlock::Kind::Row ? 1 : 4);
    }

    using Layout = std::unique_ptr<PangoLayout, FreeObject>;
    Layout layoutOf(const std::string& markup, double indent) {
        Layout layout(pango_cairo_create_layout(m_cairo.get()));
        PangoFontDescription* font = pango_font_description_from_string(textFont);
        pango_layout_set_font_description(layout.get(), font);
        pango_font_description_free(font);
        pango_layout_set_width(layout.get(), pango_units_from_double(pageWidth - 2 * margin - indent));
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_markup(layout.get(), markup.data(), static_cast<int>(markup.size()));
        return layout;
    }

    void drawMarker(const std::string& marker, double indent) {
        keepTogether(30);
        const Layout layout = layoutOf(escapedMarkup(marker), indent);
        cairo_move_to(m_cairo.get(), margin + indent, m_y);
        pango_cairo_show_layout(m_cairo.get(), layout.get());
    }

    // Draws line by line, so that a paragraph may go on on the next page.
    void addMarkup(const std::string& markup, double indent, double after) {
        const Layout layout = layoutOf(markup, indent);
        std::unique_ptr<PangoLayoutIter, void (*)(PangoLayoutIter*)> line(pango_layout_get_iter(layout.get()),
                                                                          pango_layout_iter_free);
        do {
            PangoRectangle extents;
            pango_layout_iter_get_line_extents(line.get(), nullptr, &extents);
            const double height = pango_units_to_double(extents.height);
            if (m_y + height > pageHeight - margin - pageFooter)
                nextPage();
            const double base = pango_units_to_double(pango_layout_iter_get_baseline(line.get()) - extents.y);
            cairo_move_to(m_cairo.get(), margin + indent + pango_units_to_double(extents.x), m_y + base);
            pango_cairo_show_layout_line(m_cairo.get(), pango_layout_iter_get_line_readonly(line.get()));
            m_y += height;
        } while (pango_layout_iter_next_line(line.get()));
        m_y += after;
    }

    void addLines(int count) {
        for (int i = 0; i < count; ++i) {
            keepTogether(lineGap);
            m_y += lineGap;
            cairo_set_line_width(m_cairo.get(), 0.5);
            cairo_set_source_rgb(m_cairo.get(), 0.5, 0.5, 0.5);
            cairo_move_to(m_cairo.get(), margin, m_y);
            cairo_line_to(m_cairo.get(), pageWidth - margin, m_y);
            cairo_stroke(m_cairo.get());
            cairo_set_source_rgb(m_cairo.get(), 0, 0, 0);
        }
        m_y += 4;
    }

    // What follows is not parted from its head.
    void keepTogether(double height) {
        if (m_y + height > pageHeight - margin - pageFooter)
            nextPage();
    }
    void nextPage() {
        endPage();
        ++m_page;
        m_y = margin;
    }
    void endPage() {
        const Layout layout = layoutOf("<span size=\"8pt\">" + escapedMarkup(m_lesson.title) + " · " +
                                           std::to_string(m_page) + "</span>",
                                       0);
        cairo_move_to(m_cairo.get(), margin, pageHeight - margin);
        pango_cairo_show_layout(m_cairo.get(), layout.get());
        cairo_show_page(m_cairo.get());
    }

    const Lesson& m_lesson;
    const WorksheetWords& m_words;
    std::string m_bytes;
    std::unique_ptr<cairo_surface_t, FreeSurface> m_surface;
    std::unique_ptr<cairo_t, FreeCairo> m_cairo;
    double m_y = margin;
    int m_page = 1;
};

}  // namespace

std::string worksheetPdf(const Lesson& lesson) {
    return Worksheet(lesson).take();
}

}  // namespace attn
