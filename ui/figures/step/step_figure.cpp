// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/step_figure.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/decimal_text.h"

namespace attn::ui {
namespace {

constexpr double narrowestCaption = 24;  // in lines of text, for pictures of free width

const StepFigureView& viewOf(const StepFigure& figure) {
    const StepFigureView* view = findStepFigureView(figure.view);
    if (!view)
        throw Error("there is no view “" + figure.view.toStdString() + "”.");
    return *view;
}

// Lines are broken between words, or inside a word that is longer than a line or in a script without blanks.
QStringList captionLines(const QString& text, double width) {
    QStringList lines;
    for (const QString& part : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(part, theme().label);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1.0, width));
            lines.append(part.mid(line.textStart(), line.textLength()).trimmed());
        }
        layout.endLayout();
    }
    return lines;
}

// An SVG has a text for each run of one direction. A viewer puts the blank at the end of a right-to-left run
// on its right, unless a mark follows it, which keeps it on the left. A blank before a left-to-right run
// belongs to that run.
QString withBlanksInOrder(QString line) {
    static const QRegularExpression blanks(
        QStringLiteral("(?<=[\\p{Arabic}\\p{Hebrew}]) (?=[\\p{Arabic}\\p{Hebrew}\\d])"));
    return line.replace(blanks, QStringLiteral(" \u200f"));
}

// The drawing with its margins and its caption. Must live within a ThemeScope.
class StepPage {
public:
    StepPage(const StepFigure& figure, double ratio) : m_figure(figure), m_margin(4 * theme().space) {
        if (figure.lanes.empty())
            throw Error("there is nothing to draw: no lane is shown; open a model first.");
        FigureRoom room;
        if (figure.width)
            room.width = *figure.width - 2 * m_margin;
        if (figure.height)
            room.height = *figure.height - 2 * m_margin - (room.width ? captionHeight(*room.width) : 0);
        m_drawing = viewOf(figure).layOut(figure, room, ratio);
        const QSizeF needed = wholeSize(room.width.value_or(captionWidth()));
        // The size that was asked for is used if the smallest readable drawing fits into it.
        const QSizeF asked(figure.width.value_or(needed.width()), figure.height.value_or(needed.height()));
        if (needed.width() > asked.width() || needed.height() > asked.height())
            refuse(asked.toSize(), needed);
        m_size =
            QSize(static_cast<int>(std::ceil(asked.width())), static_cast<int>(std::ceil(asked.height())));
    }

    QSize size() const { return m_size; }

    void paint(QPainter& painter) const {
        const Theme& t = theme();
        painter.fillRect(QRectF(QPointF(), QSizeF(m_size)), t.card);
        const QStringList lines = caption(m_size.width() - 2 * m_margin);
        const double below = lines.isEmpty() ? 0 : captionHeight(m_size.width() - 2 * m_margin);
        const QSizeF drawn = m_drawing->size();
        painter.save();
        // Remaining room is split equally between both sides.
        painter.translate(
            m_figure.width ? std::floor(std::max(m_margin, (m_size.width() - drawn.width()) / 2)) : m_margin,
            std::floor(std::max(m_margin, (m_size.height() - below - drawn.height()) / 2)));
        m_drawing->paint(painter);
        painter.restore();
        painter.setFont(t.label);
        painter.setPen(t.text);
        double baseline = m_size.height() - m_margin - static_cast<double>(lines.size()) * line() +
                          QFontMetricsF(t.label).ascent();
        for (const QString& text : lines) {
            painter.drawText(QPointF(m_margin, baseline), withBlanksInOrder(text));
            baseline += line();
        }
    }

private:
    static double line() { return std::ceil(1.1 * QFontMetricsF(theme().label).height()); }
    QStringList caption(double width) const {
        return m_figure.caption.isEmpty() ? QStringList() : captionLines(m_figure.caption, width);
    }
    double captionHeight(double width) const {
        const QStringList lines = caption(width);
        return lines.isEmpty() ? 0 : static_cast<double>(lines.size()) * line() + m_margin / 2;
    }
    double captionWidth() const {
        const double width = m_drawing->size().width();
        return m_figure.caption.isEmpty() ? width : std::max(width, narrowestCaption * line());
    }
    QSizeF wholeSize(double width) const {
        const double inner = std::max(width, m_drawing->size().width());
        return {std::ceil(inner) + 2 * m_margin,
                std::ceil(m_drawing->size().height() + captionHeight(inner)) + 2 * m_margin};
    }
    [[noreturn]] void refuse(QSize asked, QSizeF needed) const {
        const QSize least(static_cast<int>(std::ceil(needed.width())),
                          static_cast<int>(std::ceil(needed.height())));
        throw Error("a picture of " + std::to_string(asked.width()) + "x" + std::to_string(asked.height()) +
                    " is too small for this view; give it at least " + std::to_string(least.width()) + "x" +
                    std::to_string(least.height()) + ".");
    }

    const StepFigure& m_figure;
    const double m_margin;
    std::unique_ptr<StepDrawing> m_drawing;
    QSize m_size;
};

QString titleOf(const StepFigure& figure) {
    return figure.caption.isEmpty() ? figure.text
                                    : QString(figure.caption).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

}  // namespace

const std::vector<StepFigureView>& stepFigureViews() {
    static const std::vector<StepFigureView> views = {
        {"heatmap", QT_TRANSLATE_NOOP("attn::ui", "Heatmap of one lane"), FigureLanes::Selected,
         layOutHeatmap, false, QT_TRANSLATE_NOOP("attn::ui", "Matrix")},
        {"lanes", QT_TRANSLATE_NOOP("attn::ui", "All lanes"), FigureLanes::All, layOutLanes, false,
         QT_TRANSLATE_NOOP("attn::ui", "Side by side")},
        {"lines", QT_TRANSLATE_NOOP("attn::ui", "Lines of one lane"), FigureLanes::Selected,
         layOutLinesOfLane, false, QT_TRANSLATE_NOOP("attn::ui", "Lines")},
        {"difference", QT_TRANSLATE_NOOP("attn::ui", "Differences from one lane"), FigureLanes::Compared,
         layOutDifferences, false, QT_TRANSLATE_NOOP("attn::ui", "Difference")},
        {"beam", QT_TRANSLATE_NOOP("attn::ui", "Beam tree of one lane"), FigureLanes::Selected, layOutBeam,
         true},
        {"document", QT_TRANSLATE_NOOP("attn::ui", "Text of one lane"), FigureLanes::Selected,
         layOutDocuments, true},
        {"documents", QT_TRANSLATE_NOOP("attn::ui", "Texts of all lanes"), FigureLanes::All, layOutDocuments,
         true},
        {"landscape", QT_TRANSLATE_NOOP("attn::ui", "Score landscapes of all lanes"), FigureLanes::All,
         layOutLandscapes, true},
    };
    return views;
}

const StepFigureView* findStepFigureView(const QString& id) {
    for (const StepFigureView& view : stepFigureViews())
        if (id == QLatin1String(view.id))
            return &view;
    return nullptr;
}

std::vector<FigureSource> lanesOf(const StepFigure& figure) {
    if (viewOf(figure).lanes != FigureLanes::Selected || figure.lanes.empty())
        return figure.lanes;
    const int last = static_cast<int>(figure.lanes.size()) - 1;
    return {figure.lanes[static_cast<std::size_t>(std::clamp(figure.selection.lane, 0, last))]};
}

QSize stepFigureSize(const StepFigure& figure) {
    const ThemeScope scope(figure.theme);
    const DecimalPoint inFiles;
    return StepPage(figure, 1).size();
}

QByteArray drawStepFigure(const StepFigure& figure, PictureFormat format, double scale) {
    const ThemeScope scope(figure.theme);
    const DecimalPoint inFiles;
    const StepPage page(figure, format == PictureFormat::Png ? std::max(1.0, scale) : 1);
    return pictureBytes(
        format, page.size(), titleOf(figure), theme().label,
        [&](QPaintDevice& device) {
            QPainter painter(&device);
            page.paint(painter);
        },
        scale);
}

QImage stepFigureImage(const StepFigure& figure, double scale) {
    const ThemeScope scope(figure.theme);
    const DecimalPoint inFiles;
    const StepPage page(figure, std::max(1.0, scale));
    return pictureImage(page.size(), scale, [&](QPaintDevice& device) {
        QPainter painter(&device);
        page.paint(painter);
    });
}

void paintStepFigure(QPainter& painter, const StepFigure& figure) {
    const ThemeScope scope(figure.theme);
    const DecimalPoint inFiles;
    StepPage(figure, 1).paint(painter);
}

}  // namespace attn::ui
