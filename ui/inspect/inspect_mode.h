// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/network/models/trained_model.h"
#include "ui/files/mode.h"
#include "ui/inspect/document/inspect_controller.h"

class QProgressBar;
class QToolButton;

namespace attn::ui {

class ElidedLabel;
class InspectExports;
class InspectPage;
class ExplanationBench;
class InspectToolBar;
struct SheetItem;

// Compares a corpus of alignments from any system with the known links: the controller, its views and
// commands.
class InspectMode : public Mode {
    Q_OBJECT

public:
    explicit InspectMode(QWidget* window);
    static ModeKind kind();

    InspectController& controller() { return m_controller; }
    InspectPage& inspectPage() { return *m_inspectPage; }

    void setShown(bool isShown) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;
    // For a class: shows only the picture, and a presenter's remote turns the sentences like pages.
    void setPresenting(bool isPresenting) override;

    // Opens files: dumps are added, models replace those that are open. Problems are reported.
    void open(const QStringList& paths) override;
    // Opens the files or the models of Step mode, and the known links.
    void begin(const LaunchOptions& options, const WindowSettings& remembered) override;
    // If nothing is open, the models of Step mode are inspected.
    void prepare() override;
    // Inspects the models on fresh pairs of their task; their files are for tooltips.
    void takeModels(const GivenModels& given) override;
    // Whether something that was asked for is not finished.
    bool isBusy() override;
    QString failure() const override { return m_failure; }
    bool isEmpty() const;
    // Asks if edits of known links would be lost; false: the window stays open.
    bool mayClose() override;

protected:
    void addToViewMenu(QMenu* menu) override;

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
    void setForm();
    bool saveGold(bool asksForPath);
    QString goldFormat() const;
    QString proposedGoldPath(bool keepsForm) const;
    bool mayLoseGold();
    void read(const QStringList& paths);
    void noteFailure(const QString& sentence);
    QStringList withoutFolders(const QStringList& paths);
    void openInStep(int row);
    void showReading();
    // Opens the file that could not be read in a format for which it asks.
    void openAs();
    void showWorst();
    void showBench();
    std::vector<SheetItem> worstItems() const;
    // Asks what the models should decode.
    void chooseTexts(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                     const QStringList& paths);

    InspectController m_controller;
    std::function<bool()> m_isPending;  // the views do not show everything yet
    QString m_goldPath, m_goldFormat;   // where and how it was saved
    InspectExports* m_exports = nullptr;
    InspectPage* m_inspectPage = nullptr;
    InspectToolBar* m_inspectBar = nullptr;
    ExplanationBench* m_bench = nullptr;  // made when it is asked for
    ElidedLabel* m_summary = nullptr;
    QWidget* m_progress = nullptr;
    QProgressBar* m_share = nullptr;
    QString m_stepTip;  // of m_step while it is available
    QString m_working;  // what is under way; may be ""
    QString m_failure;  // the first sentence about a file that could not be read
    bool m_isAsking = false, m_isPresenting = false;
    QAction* m_openAs = nullptr;
    QAction *m_open = nullptr, *m_models = nullptr, *m_gold = nullptr, *m_saveGold = nullptr;
    QAction *m_saveGoldAs = nullptr, *m_closeGold = nullptr, *m_close = nullptr, *m_step = nullptr;
    QAction *m_ownOutput = nullptr, *m_reference = nullptr, *m_reading = nullptr;
    QAction *m_rowsOfRead = nullptr, *m_wordsOfPieces = nullptr;
    std::weak_ptr<const TrainedModel> m_traitsModel;
    TokenTraits m_traits;  // of that model
    QAction *m_texts = nullptr, *m_worst = nullptr, *m_next = nullptr, *m_previous = nullptr;
    QMenu *m_shownMenu = nullptr, *m_otherMenu = nullptr, *m_mapMenu = nullptr, *m_exportMenu = nullptr;
};

}  // namespace attn::ui
