// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "ui/files/launch_options.h"
#include "ui/inspect/inspect_controller.h"
#include "ui/kit/mode.h"

class QProgressBar;
class QToolButton;

namespace attn::ui {

class ElidedLabel;
class InspectExports;
class InspectPage;
class InspectToolBar;
struct SheetItem;

// A corpus of alignments from any system against the known links: the controller, its views and commands.
class InspectMode : public Mode {
    Q_OBJECT

public:
    explicit InspectMode(QWidget* window);

    InspectController& controller() { return m_controller; }
    InspectPage& inspectPage() { return *m_inspectPage; }
    void addToViewMenu(QMenu* menu, QAction* before);

    void setShown(bool isShown) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;
    // In front of a class: the picture alone, whose sentences a presenter's remote turns like pages.
    void setPresenting(bool isPresenting);

    // Dumps join what is open, models come in place of those that are. What is wrong is said.
    void open(const QStringList& paths);
    // Models that are open elsewhere, over fresh pairs of their task; their files for tooltips.
    void inspectModels(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                       const QStringList& paths);
    // What the command line asks for.
    void begin(const LaunchOptions& options);
    // Something that was asked for is still to come.
    bool isBusy() const;
    bool isEmpty() const;
    // Asks once when edits of known links would be lost; false: the window stays open.
    bool mayClose();

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);
    // The models of Step mode are to be inspected.
    void modelsRequested();
    // A sentence to be decoded in Step mode by the models that are open here.
    void stepRequested(const std::vector<std::shared_ptr<const attn::TrainedModel>>& models,
                       const QStringList& paths, const QString& text);

private:
    void buildActions(QWidget* window);
    void buildViews(QWidget* window);
    void buildExports(QWidget* window);
    void buildMenu(QWidget* window);
    QMenu* makeGoldMenu(QWidget* parent);
    QMenu* makeSentenceMenu(QWidget* parent);
    void setSentenceKeys();
    void fillSystemMenus();
    void follow();
    void followRow();
    void showPrompt();
    void showSummary();
    void showProgress(double share, const QString& what);
    void chooseDumps();
    void chooseGold();
    bool saveGold(bool asksForPath);
    QString goldFormat() const;
    QString proposedGoldPath(bool keepsForm) const;
    bool mayLoseGold();
    QStringList withoutFolders(const QStringList& paths);
    void openInStep(int row);
    void showReading();
    // The file that could not be read, in a format that is asked for.
    void openAs();
    void showWorst();
    std::vector<SheetItem> worstItems() const;
    // Asks what they shall decode.
    void chooseTexts(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                     const QStringList& paths);

    InspectController m_controller;
    std::function<bool()> m_isPending;  // the views do not show everything yet
    QString m_goldPath, m_goldFormat;   // it was saved there
    InspectExports* m_exports = nullptr;
    InspectPage* m_inspectPage = nullptr;
    InspectToolBar* m_inspectBar = nullptr;
    ElidedLabel* m_summary = nullptr;
    QWidget* m_progress = nullptr;
    QProgressBar* m_share = nullptr;
    QString m_stepTip;  // of m_step, while it can be chosen
    QString m_working;  // what is under way; "" nothing
    bool m_isAsking = false, m_isPresenting = false;
    QAction* m_openAs = nullptr;
    QAction *m_open = nullptr, *m_models = nullptr, *m_gold = nullptr, *m_saveGold = nullptr;
    QAction *m_saveGoldAs = nullptr, *m_closeGold = nullptr, *m_close = nullptr, *m_step = nullptr;
    QAction *m_ownOutput = nullptr, *m_reference = nullptr, *m_reading = nullptr;
    QAction *m_texts = nullptr, *m_worst = nullptr, *m_next = nullptr, *m_previous = nullptr;
    QMenu *m_shownMenu = nullptr, *m_otherMenu = nullptr, *m_exportMenu = nullptr;
};

}  // namespace attn::ui
