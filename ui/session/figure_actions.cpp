// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figure_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QStatusBar>
#include <algorithm>

#include "core/error.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/print_figure.h"
#include "ui/figures/step_export.h"
#include "ui/session/new_command.h"
#include "ui/session/step_figures.h"
#include "ui/theme.h"

namespace attn::ui {
namespace {

constexpr int messageTime = 8000;  // ms

}  // namespace

FigureActions::FigureActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent)
    : QObject(parent),
      exportAction(newCommand(this, QStringLiteral("exportFigure"), tr("&Export Figure…"),
                              tr("Write what is shown as a picture, or its numbers as a table"),
                              {Qt::CTRL | Qt::Key_E}, [this] { exportFigure(); })),
      printAction(newCommand(this, QStringLiteral("printFigure"), tr("&Print…"),
                             tr("Print the figure, after a look at the page"), {Qt::CTRL | Qt::Key_P},
                             [this] { print(); })),
      copyPictureAction(newCommand(this, QStringLiteral("copyPicture"), tr("Copy P&icture"),
                                   tr("Copy the selected lane's heatmap as a picture and as a drawing"),
                                   {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [this] { copyPicture(); })),
      copyLatexAction(newCommand(this, QStringLiteral("copyLatex"), tr("Copy as La&TeX Table"),
                                 tr("Copy the selected lane's numbers as a LaTeX table"), {},
                                 [this] { copyLatex(); })),
      m_session(session),
      m_cursor(cursor),
      m_window(window),
      m_last(std::make_unique<StepExport>()) {
    m_last->figure.view = QStringLiteral("lanes");
    m_last->figure.theme = makePictureTheme(ThemeKind::Light, theme().map);
    exportAction->setIconText(tr("Export…"));
    connect(&m_session, &Session::changed, this, &FigureActions::updateActions);
    updateActions();
}

FigureActions::~FigureActions() = default;

void FigureActions::updateActions() {
    const auto shown = m_session.shownLanes();
    const bool isThere =
        std::any_of(shown.begin(), shown.end(), [](const Lane* lane) { return lane->sourceLength() > 0; });
    for (QAction* action : {exportAction, printAction, copyPictureAction, copyLatexAction})
        action->setEnabled(isThere);
}

StepExport FigureActions::current() const {
    StepExport request = *m_last;
    const StepFigure& last = m_last->figure;
    request.figure = figureOf(m_session, m_cursor.selection(), last.view, last.theme.kind, theme().map);
    request.figure.width = last.width;
    return request;
}

void FigureActions::say(const QString& sentence) {
    if (auto* window = qobject_cast<QMainWindow*>(m_window))
        window->statusBar()->showMessage(sentence, messageTime);
}

void FigureActions::exportFigure() {
    ExportDialog dialog(current(), m_window);
    dialog.exec();
    *m_last = dialog.request();
    m_last->figure.lanes.clear();
    if (!dialog.said().isEmpty())
        say(dialog.said());
}

void FigureActions::print() {
    StepFigure figure = current().figure;
    figure.theme = makePictureTheme(ThemeKind::Light, theme().map);
    figure.width.reset();
    try {
        printFigure(figure, m_window);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void FigureActions::copyPicture() {
    StepExport request = current();
    request.figure = figureOf(m_session, m_cursor.selection(), QStringLiteral("heatmap"),
                              request.figure.theme.kind, theme().map);
    try {
        copyFigure(request);
        say(tr("Picture copied"));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void FigureActions::copyLatex() {
    StepExport request = current();
    request.figure = figureOf(m_session, m_cursor.selection(), QStringLiteral("heatmap"),
                              request.figure.theme.kind, theme().map);
    request.format = ExportFormat::Latex;
    QApplication::clipboard()->setText(QString::fromUtf8(exportBytes(request)));
    say(tr("LaTeX table copied"));
}

}  // namespace attn::ui
