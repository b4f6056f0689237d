// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "ui/files/mode.h"
#include "ui/inspect/inspect_controller.h"

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
    static ModeKind kind();

    InspectController& controller() { return m_controller; }
    InspectPage& inspectPage() { return *m_inspectPage; }

    void setShown(bool isShown) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;
    // In front of a class: the picture alone, whose sentences a presenter's remote turns like pages.
    void setPresenting(bool isPresenting) override;

    // Dumps join what is open, models come in place of those that are.
    void open(const QStringList& paths) override;
    // Files, or the models of Step mode; known links.
    void begin(const LaunchOptions& options, const WindowSettings& remembered) override;
    // With nothing open, the models of Step mode are inspected.
    void prepare() override;
    // Over fresh pairs of their task; their files are for tooltips.
    void takeModels(const GivenModels& given) override;
    bool isBusy() override;
    bool isEmpty() const;
    // Of edits of known links.
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
    bool saveGold(bool asksForPath);
    QString goldFormat() const;
    QString proposedGoldPath(bool keepsForm) const;
    bool mayLoseGold();
    void read(const QStringList& paths);
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
