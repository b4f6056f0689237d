// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of Inspect mode.
#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "ui/inspect/inspect_exports.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/inspect/inspect_page.h"
#include "ui/inspect/inspected_data.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/commands/zoom_commands.h"

namespace attn::ui {

// The commands that buttons also show.
void InspectMode::buildActions(QWidget*) {
    m_open = newCommand(this, QStringLiteral("openDumps"), tr("&Open Alignments…"),
                        tr("Open attention or links of any system, or models, beside those that are open"),
                        {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, [this] { chooseDumps(); });
    m_models = newCommand(this, QStringLiteral("inspectModels"), tr("Inspect the &Models of Step Mode"),
                          tr("Decode a thousand fresh sentences with the models that are open in Step mode"),
                          {Qt::CTRL | Qt::Key_M}, [this] { emit modelsRequested(); });
    m_models->setIconText(tr("Inspect the Open Models"));
    m_gold = newCommand(this, QStringLiteral("openGold"), tr("Open &Known Links…"),
                        tr("Open the known links that the systems are measured against"),
                        {Qt::CTRL | Qt::Key_K}, [this] { chooseGold(); });
    m_gold->setIconText(tr("Known Links…"));
    m_ownOutput = newCommand(this, QStringLiteral("inspectOwnOutput"), tr("Models Read Their &Own Output"),
                             tr("The models read their own output. Only right tokens have known links then"),
                             {}, [this] { m_controller.models().setReads(ReadsTarget::Own); });
    m_ownOutput->setIconText(tr("Own Output"));
    m_reference = newCommand(this, QStringLiteral("inspectReference"), tr("Models Read the Re&ference"),
                             tr("The models read the right output, token by token"), {},
                             [this] { m_controller.models().setReads(ReadsTarget::Reference); });
    m_reference->setIconText(tr("Reference"));
    auto* reads = new QActionGroup(this);
    for (QAction* action : {m_ownOutput, m_reference}) {
        action->setCheckable(true);
        reads->addAction(action);
    }
    m_ownOutput->setChecked(true);
    m_rowsOfRead = newCommand(
        this, QStringLiteral("rowsOfRead"), tr("&Rows of the Tokens That Are Read"),
        tr("A decoder's step reads a token and writes the next one. Its weights are shown and measured for "
           "the token that it reads, not for the one that it writes (Chen et al. 2020)"),
        {}, [this] { setForm(); });
    m_wordsOfPieces = newCommand(
        this, QStringLiteral("wordsOfPieces"), tr("&Words Instead of Pieces"),
        tr("Pieces of words are merged: weights of a word's pieces are added over the source and averaged "
           "over the output"),
        {}, [this] { setForm(); });
    for (QAction* action : {m_rowsOfRead, m_wordsOfPieces})
        action->setCheckable(true);
}

void InspectMode::setForm() {
    m_controller.models().setForm(
        {m_rowsOfRead->isChecked() ? RowToken::Read : RowToken::Written, m_wordsOfPieces->isChecked()});
}

void InspectMode::buildMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Inspect"), window);
    m_menus.append(menu);
    menu->setToolTipsVisible(true);  // why a command cannot be chosen
    menu->addActions({m_open, m_models});
    m_close = addCommand(menu, QStringLiteral("closeSystem"), tr("&Close System"),
                         tr("Close the system that is shown"), {Qt::CTRL | Qt::Key_W}, this,
                         [this] { m_controller.systems().close(m_controller.systems().shown()); });
    m_shownMenu = menu->addMenu(tr("&Show System"));
    m_otherMenu = menu->addMenu(tr("Compare &With"));
    m_mapMenu = menu->addMenu(tr("Shown &Map"));
    m_mapMenu->menuAction()->setObjectName(QStringLiteral("shownMapMenu"));
    QMenu* models = menu->addMenu(tr("What Mo&dels Read"));
    models->addActions({m_ownOutput, m_reference});
    models->addSeparator();
    models->addActions({m_rowsOfRead, m_wordsOfPieces});
    models->addSeparator();
    m_texts = addCommand(
        models, QStringLiteral("modelTexts"), tr("Te&xts of the Models…"),
        tr("Choose what the models decode: fresh sentences of a task, or files"), {}, this,
        [this] { chooseTexts(m_controller.models().latest().models, m_controller.models().latest().paths); });
    m_reading = addCommand(menu, QStringLiteral("howRead"), tr("How the File Was &Read…"),
                           tr("How the file was understood, and why. Another reading can be chosen"),
                           {Qt::CTRL | Qt::Key_I}, this, [this] { showReading(); });
    m_openAs = addCommand(menu, QStringLiteral("openAs"), tr("Open A&gain As…"),
                          tr("Choose the format of the file that could not be read"),
                          {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, this, [this] { openAs(); });
    menu->addSeparator();
    menu->addMenu(makeGoldMenu(menu));
    menu->addMenu(m_exportMenu);
    menu->addSeparator();
    menu->addMenu(makeSentenceMenu(menu));
    m_worst = addCommand(menu, QStringLiteral("worstAlignments"), tr("Worst Ali&gnments…"),
                         tr("The worst alignments of the sentences in the table, as small pictures"),
                         {Qt::CTRL | Qt::Key_B}, this, [this] { showWorst(); });
    m_step = addCommand(menu, QStringLiteral("inspectInStep"), tr("Open in S&tep Mode"),
                        tr("Decode the sentence token by token; Enter in the table does the same"),
                        {Qt::CTRL | Qt::Key_Return}, this,
                        [this] { openInStep(m_controller.selection().currentRow()); });
    m_stepTip = m_step->toolTip();
}

QMenu* InspectMode::makeGoldMenu(QWidget* parent) {
    auto* menu = new QMenu(tr("&Known Links"), parent);
    menu->addAction(m_gold);
    m_saveGold = addCommand(menu, QStringLiteral("saveGold"), tr("&Save Known Links"),
                            tr("Save the known links with the edits"), {Qt::CTRL | Qt::Key_S}, this,
                            [this] { saveGold(false); });
    m_saveGoldAs =
        addCommand(menu, QStringLiteral("saveGoldAs"), tr("Save Known Links &As…"),
                   tr("Save the known links in another file, in their own form, Pharaoh's or NAACL's"), {},
                   this, [this] { saveGold(true); });
    m_closeGold = addCommand(menu, QStringLiteral("closeGold"), tr("&Close Known Links"),
                             tr("Measure without the file of known links"), {}, this, [this] {
                                 if (!mayLoseGold())
                                     return;
                                 m_goldPath.clear();  // other links must not be saved over these
                                 m_controller.gold().close();
                             });
    menu->addSeparator();
    QAction* undo = m_controller.gold().undoStack().createUndoAction(menu, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undoLink"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setStatusTip(tr("Undo the last edit of a known link"));
    QAction* redo = m_controller.gold().undoStack().createRedoAction(menu, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redoLink"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setStatusTip(tr("Redo the edit of a known link"));
    menu->addActions({m_inspectPage->picture()->editLinksAction, undo, redo});
    return menu;
}

// The commands choose which sentences the table has, and which one is current.
QMenu* InspectMode::makeSentenceMenu(QWidget* parent) {
    auto* menu = new QMenu(tr("S&entences"), parent);
    menu->setToolTipsVisible(true);  // why a filter cannot be chosen
    m_next = addCommand(menu, QStringLiteral("nextSentence"), tr("&Next Sentence"),
                        tr("Look at the next sentence of the table"), {}, this,
                        [this] { m_controller.selection().moveCurrentRow(1); });
    m_previous = addCommand(menu, QStringLiteral("previousSentence"), tr("&Previous Sentence"),
                            tr("Look at the previous sentence of the table"), {}, this,
                            [this] { m_controller.selection().moveCurrentRow(-1); });
    setSentenceKeys();
    menu->addSeparator();
    addCommand(menu, QStringLiteral("filterSentences"), tr("&Filter"),
               tr("Type words or ranges of metrics that sentences must have"), {Qt::CTRL | Qt::Key_F}, this,
               [this] {
                   m_inspectPage->setPictureAlone(false);
                   m_inspectPage->filter()->edit();
               });
    addCommand(menu, QStringLiteral("clearFilter"), tr("&Clear Filter"), tr("Show all sentences"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_F}, this, [this] { m_controller.selection().setFilter({}); });
    menu->addActions(m_inspectPage->filter()->readyMenu()->actions());
    return menu;
}

// While presenting, the keys of a remote move through the sentences.
void InspectMode::setSentenceKeys() {
    QList<QKeySequence> next = {Qt::ALT | Qt::Key_Down}, previous = {Qt::ALT | Qt::Key_Up};
    if (m_isPresenting) {
        next.append(Qt::Key_PageDown);
        previous.append(Qt::Key_PageUp);
    }
    m_next->setShortcuts(next);
    m_previous->setShortcuts(previous);
}

void InspectMode::addToViewMenu(QMenu* menu) {
    InspectPictureView* picture = m_inspectPage->picture();
    for (QAction* action : picture->shownActions)
        menu->addAction(action);
    menu->addSeparator();
    menu->addAction(m_inspectPage->chartsAction);
    addCommand(menu, QStringLiteral("explanationBench"), tr("Is It E&xplanation?…"),
               tr("Measure whether the weights of the open models explain what they say"), {}, this,
               [this] { showBench(); });
    zoomMenu(menu, picture,
             {.name = QStringLiteral("zoomPicture"),
              .in = tr("Larger cells in the picture; wheel, Shift+wheel or dragging scroll it"),
              .out = tr("Smaller cells in the picture"),
              .zoomBy = [picture](int steps) { picture->zoomBy(steps); },
              .fit = [picture] { picture->resetZoom(); }});
    menu->addSeparator();
}

void InspectMode::fillSystemMenus() {
    const Inspection& inspection = m_controller.inspection();
    for (QMenu* menu : {m_shownMenu, m_otherMenu, m_mapMenu})
        emptyMenu(*menu);
    const auto add = [this](QMenu* menu, const QString& name, bool isChecked, auto run) {
        QAction* action = menu->addAction(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(isChecked);
        connect(action, &QAction::triggered, &m_controller, run);
    };
    add(m_otherMenu, tr("Nothing"), m_controller.systems().other() < 0,
        [this] { m_controller.systems().compareWith(-1); });
    for (int system = 0; system < inspection.systemCount(); ++system) {
        const QString name = QString::fromStdString(inspection.system(system).name);
        add(m_shownMenu, name, system == m_controller.systems().shown(),
            [this, system] { m_controller.systems().show(system); });
        if (system != m_controller.systems().shown())
            add(m_otherMenu, name, system == m_controller.systems().other(),
                [this, system] { m_controller.systems().compareWith(system); });
    }
    const int shown = m_controller.systems().shown();
    if (shown >= 0)
        for (const MapAddress& map : inspection.system(shown).maps)
            add(m_mapMenu, shownMapName(m_controller.systems().model(shown).get(), map),
                inspection.system(shown).map == map,
                [this, map] { m_controller.setMap(m_controller.systems().shown(), map); });
    m_mapMenu->setEnabled(!m_mapMenu->isEmpty());
    m_shownMenu->setEnabled(inspection.systemCount() > 1);
    m_otherMenu->setEnabled(inspection.systemCount() > 1);
}

}  // namespace attn::ui
