// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/figure_actions.h"

#include <QProgressDialog>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "ui/export/export_dialog.h"
#include "ui/export/print_figure.h"
#include "ui/figures/step/beam_finder.h"
#include "ui/figures/step/step_caption.h"
#include "ui/figures/step/step_export.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/step_figures.h"
#include "ui/step/views/picture_actions.h"

namespace attn::ui {
namespace {

constexpr int progressDelay = 600;  // ms

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
                                   tr("Copy the picture of the selected lane as pixels and as a drawing"),
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
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        if (m_progress) {
            m_progress->setMaximum(all);
            m_progress->setValue(done);
        }
    });
    connect(&m_job, &BackgroundJob::ended, this, [this](bool isDone, const QString& sentence) {
        delete m_progress;
        if (isDone)
            std::exchange(m_next, nullptr)();
        else if (!sentence.isEmpty())
            emit problem(sentence);
    });
    updateActions();
}

FigureActions::~FigureActions() = default;

void FigureActions::follow(const PictureActions& pictures, const BeamController& beam) {
    m_pictures = &pictures;
    m_beam = &beam;
    connect(&pictures, &PictureActions::pictureChanged, this, [this](StepPicture picture) {
        m_last->figure.view = picture == StepPicture::Heatmap    ? QStringLiteral("lanes")
                              : picture == StepPicture::Document ? QStringLiteral("documents")
                                                                 : shownView();
    });
}

QString FigureActions::lastView() const {
    return m_last->figure.view;
}

QString FigureActions::shownView() const {
    return QString::fromLatin1(idOf(m_pictures ? m_pictures->picture() : StepPicture::Heatmap));
}

void FigureActions::updateActions() {
    const auto shown = m_session.shownLanes();
    const bool isThere =
        std::any_of(shown.begin(), shown.end(), [](const Lane* lane) { return lane->sourceLength() > 0; });
    for (QAction* action : {exportAction, printAction, copyPictureAction, copyLatexAction})
        action->setEnabled(isThere);
}

StepExport FigureActions::current(const QString& view) const {
    StepExport request = *m_last;
    const StepFigure& last = m_last->figure;
    const BeamChoice beam =
        m_beam ? BeamChoice{m_beam->width(), m_beam->lengthPower(), m_beam->ended()} : BeamChoice();
    request.figure = figureOf(m_session, m_cursor.selection(), view, last.theme.kind, theme().map, beam);
    request.figure.width = last.width;
    if (chosenLandscape) {
        request.figure.landscape = chosenLandscape();
        request.figure.caption = stepCaption(request.figure);
    }
    const auto lane = static_cast<std::size_t>(request.figure.selection.lane);
    if (m_beam && m_beam->isCurrent() && lane < request.figure.lanes.size())
        request.figure.finder->keep(request.figure.lanes[lane].lane, m_beam->data());
    return request;
}

void FigureActions::whenFound(const StepFigure& figure, std::function<void()> next) {
    if (m_job.isRunning())
        return;
    if (figure.view != QLatin1String("beam") || (m_beam && m_beam->isCurrent())) {
        next();
        return;
    }
    run(
        figure, [](const StepFigure& watched) { foundBeam(watched); }, std::move(next));
}

void FigureActions::run(StepFigure figure, std::function<void(const StepFigure&)> work,
                        std::function<void()> next) {
    m_next = std::move(next);
    m_progress = new QProgressDialog(tr("Preparing the figure…"), tr("&Cancel"), 0, 0, m_window);
    m_progress->setObjectName(QStringLiteral("figureProgress"));
    m_progress->setWindowTitle(tr("Figure", "a picture"));
    m_progress->setMinimumDuration(progressDelay);
    m_progress->setAutoReset(false);
    connect(m_progress, &QProgressDialog::canceled, &m_job, &BackgroundJob::cancel);
    m_job.start([figure = std::move(figure), work = std::move(work)](
                    const std::stop_token& stop, const BackgroundJob::Publish& publish) mutable {
        figure.watch = {.stop = stop, .progress = [&](Index steps, Index most) {
                            publish(static_cast<int>(steps), static_cast<int>(most));
                        }};
        work(figure);
        return true;
    });
}

void FigureActions::exportFigure() {
    ExportDialog dialog(current(lastView()), m_window);
    dialog.exec();
    *m_last = dialog.request();
    m_last->figure.lanes.clear();
    m_last->figure.finder.reset();
    if (!dialog.said().isEmpty())
        emit said(dialog.said());
}

void FigureActions::print() {
    StepFigure figure = current(lastView()).figure;
    figure.theme = makePictureTheme(ThemeKind::Light, theme().map);
    figure.width.reset();
    whenFound(figure, [this, figure] {
        try {
            printFigure(figure, m_window);
        } catch (const Error& error) {
            emit problem(QString::fromUtf8(error.what()));
        }
    });
}

void FigureActions::copyPicture() {
    StepExport request = current(shownView());
    request.figure.width.reset();
    if (!rowOf(request.format).picture)
        request.format = ExportFormat::Svg;
    copy(request, tr("Picture copied"));
}

void FigureActions::copyLatex() {
    StepExport request = current(shownView());
    request.format = ExportFormat::Latex;
    copy(request, tr("LaTeX table copied"));
}

void FigureActions::copy(const StepExport& request, const QString& sentence) {
    if (m_job.isRunning())
        return;
    auto copied = std::make_shared<FigureCopy>();
    run(
        request.figure,
        [request, copied](const StepFigure& watched) {
            StepExport now = request;
            now.figure = watched;
            *copied = copyOf(now);
        },
        [this, copied, sentence] {
            putOnClipboard(*copied);
            emit said(sentence);
        });
}

}  // namespace attn::ui
