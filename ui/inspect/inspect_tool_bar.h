// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolBar>
#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace attn::ui {

class SystemChooser;

// Shows what is open, which system is shown and which one it is compared with, which of its attention maps is
// shown, and what the models read.
class InspectToolBar : public QToolBar {
    Q_OBJECT

public:
    // Commands that the bar shows; others own them.
    struct Commands {
        QAction* open;
        QAction* known;
        QAction *ownOutput, *reference;  // what models read; only one is checked
        QMenu* exports = nullptr;        // menu of the files that can be written
    };
    explicit InspectToolBar(const Commands& commands, QWidget* parent = nullptr);

    struct System {
        QString name;
        QString path;        // for the tooltip
        int colour = 0;      // index for Theme::lane
        QString brief = {};  // for little room: without the map, which has a box of its own
        bool operator==(const System&) const = default;
    };
    // −1: none is shown, or none is compared.
    void setSystems(const std::vector<System>& systems, int shown, int other);
    // The maps of the shown system; fewer than two are no choice, and nothing is shown of them. `shown` is a
    // place among them. `briefs` are for little room.
    void setMaps(const QStringList& names, const QStringList& briefs, int shown);
    // To be shown only while there are models.
    void setReadsShown(bool isShown);

signals:
    void systemChosen(int system);
    void otherChosen(int system);  // −1: none
    void mapChosen(int place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeMenuButton(QMenu* menu);
    QToolButton* makeButton(QAction* command, const char* role = nullptr);
    void fill();
    void applyTheme();
    void fitChoosers();
    int room() const;

    struct Button {
        QToolButton* widget;
        QString icon;  // used if there is no room for words
    };

    std::vector<System> m_systems;
    int m_shown = -1, m_other = -1;
    SystemChooser *m_system, *m_compared, *m_map;
    QAction *m_systemPlace, *m_comparedPlace, *m_mapPlace;
    QAction* m_reads;
    QWidget* m_readsButtons = nullptr;
    bool m_areReadsShown = false;
    std::vector<Button> m_buttons;  // at the right end
};

}  // namespace attn::ui
