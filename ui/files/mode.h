// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/network/map_address.h"

class QAction;
class QDockWidget;
class QMenu;
class QToolBar;
class QWidget;

namespace attn {
struct TrainedModel;
}

namespace attn::ui {

struct LaunchOptions;
struct WindowSettings;
class Mode;

// What the window knows of a mode before it is made.
struct ModeKind {
    QString id;     // in settings, in sessions and in the names of actions: "train"
    QString label;  // of its button and its entry in the menu
    QString tip;    // without the key
    // Whether it opens a file that a user chose or dropped. `isShown`: the mode is shown.
    std::function<bool(const QString& path, bool isShown)> opens;
    // Whether the command line asks for the mode.
    std::function<bool(const LaunchOptions& options)> isAskedFor;
    // Whether a crash has left files that the mode can recover; empty: never.
    std::function<bool()> hasLeftBehind;
    std::function<Mode*(QWidget* window)> make;
    bool standsFirst = false;  // its button stands before those of the others
};

// Models that one mode gives to another.
struct GivenModels {
    std::vector<std::shared_ptr<const TrainedModel>> models;
    QStringList paths;                                 // by model; may be empty
    QString text;                                      // to decode; may be empty
    std::vector<std::optional<MapAddress>> maps = {};  // to show, by model; may be empty
};

// One of the window's modes: its page in the centre, its bar, and everything else that only exists while the
// mode is shown. The key of a command is off while all its menus and buttons are hidden, so that modes may
// use the same keys.
class Mode : public QObject {
    Q_OBJECT

public:
    Mode(const ModeKind& kind, QObject* parent) : QObject(parent), m_id(kind.id), m_label(kind.label) {}

    const QString& id() const { return m_id; }
    const QString& label() const { return m_label; }
    QWidget* page() const { return m_page; }
    QToolBar* bar() const { return m_bar; }
    QDockWidget* dock() const { return m_dock; }
    // They have no parent: who makes the mode takes them.
    const QList<QWidget*>& statusWidgets() const { return m_statusWidgets; }
    // The menus between View and Help.
    const QList<QMenu*>& menus() const { return m_menus; }
    bool isShown() const { return m_isShown; }

    // Puts the mode's commands into a menu that modes share, before the action `before` (nullptr: at the
    // end).
    void joinFileMenu(QMenu* menu, QAction* before);
    void joinViewMenu(QMenu* menu, QAction* before);

    // The window puts the page into its centre itself.
    virtual void setShown(bool isShown);
    // Whether the user wants the dock open: as it is now, or as it was when the mode was last shown.
    bool wantsDock() const;
    // Shows again what a window layout that was saved in another mode has hidden.
    virtual void restoreParts(bool wantsDock);
    // Gives the keyboard focus to the part of the mode that needs it.
    virtual void takeFocus() = 0;
    // Called when the width of the window or the content of its status bar has changed.
    virtual void fitStatusBar(int /*width*/) {}
    // Called when the window begins or ends to present this mode to a class.
    virtual void setPresenting(bool /*isPresenting*/) {}

    // Opens files that its kind opens, and asks to be shown if it shows them. Problems are reported.
    virtual void open(const QStringList& paths) = 0;
    // Does what the command line asks for, or else opens what was remembered. Throws Error.
    virtual void begin(const LaunchOptions& options, const WindowSettings& remembered) = 0;
    // Called when a user goes to the mode. An empty mode may ask for something to show.
    virtual void prepare() {}
    // Whether something that was asked for is not finished.
    virtual bool isBusy() = 0;
    // Why a file with which the program was started could not be opened; empty where all were.
    virtual QString failure() const { return {}; }
    // Asks once if something would be lost; false: the window stays open.
    virtual bool mayClose() { return true; }
    // Called when the window closes, after every mode has agreed.
    virtual void end() {}
    // Asks what to do with the files that a crash has left, and asks to be shown if it opens one.
    virtual void offerLeftBehind() {}
    // Reads and writes what the window remembers of the mode.
    virtual void restore(const WindowSettings& /*settings*/) {}
    virtual void remember(WindowSettings& /*settings*/) {}
    // Gives models to another mode, and takes models from one.
    virtual GivenModels givenModels() { return {}; }
    virtual void takeModels(const GivenModels& /*given*/) {}
    // Sets up the race of a GRU and a Transformer, if it is Train mode.
    virtual void openRace() {}

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void found(const QString& sentence);  // by a command that was asked to find something
    void opened(const QString& path);     // for the list of recent files
    void changed();                       // messages about what was there before are out of date
    void wanted();                        // the mode is to be shown
    void modelsRequested();               // those of Step mode, for takeModels
    void raceRequested();                 // in Train mode, by openRace
    void modelsGiven(const attn::ui::GivenModels& given);  // to Step mode, which decodes the text

protected:
    // At the end of the menu.
    virtual void addToFileMenu(QMenu* /*menu*/) {}
    virtual void addToViewMenu(QMenu* /*menu*/) {}

    QWidget* m_page = nullptr;
    QToolBar* m_bar = nullptr;
    QDockWidget* m_dock = nullptr;
    bool m_dockGivesWay = false;  // it is hidden only for lack of room
    QList<QWidget*> m_statusWidgets;
    QList<QMenu*> m_menus;

private:
    void join(QMenu* menu, QAction* before, void (Mode::*add)(QMenu*));

    QString m_id, m_label;
    QList<QPointer<QAction>> m_own;  // of menus that modes share
    bool m_isShown = true;
    bool m_wantsDock = true;
};

}  // namespace attn::ui
