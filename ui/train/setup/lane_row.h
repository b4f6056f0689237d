// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QWidget>
#include <vector>

#include "core/train/setup/run_setup.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace attn::ui {

class ElidedLabel;
class SettingRow;

// One lane of a set-up: colour, name, whether it takes part; opened, what it has of its own. Children are
// named "open", "takesPart", "remove", "problem" and, those of its settings, after their keys.
class LaneRow : public QWidget {
    Q_OBJECT

public:
    static constexpr int indent = 16;  // of its own settings

    explicit LaneRow(QWidget* parent = nullptr);

    void setLane(const LaneSetup& lane);
    const LaneSetup& lane() const { return m_lane; }
    // `colour` is a place among the theme's lane colours; `note` stands behind the name: "61 k".
    void setTitle(const QString& name, int colour, const QString& note, const QString& noteHelp);
    // Of the whole lane; a number that cannot be read is explained beside its own field.
    void setProblem(const QString& field, const QString& sentence);
    void setFrozen(bool frozen);
    void setRemovable(bool removable);
    void setOpen(bool open);
    bool isOpen() const;
    // All numbers can be read.
    bool isReadable() const;

signals:
    void edited();  // lane() is another
    void readableChanged();
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    void addChoice(const QString& id, QComboBox* box);
    void addNumber(const QString& id, Index& place);
    void addSwitch(const QString& id, bool& place);
    void readChoices();
    void showRows();
    void showProblem();
    void applyTheme();
    SettingRow* row(const QString& id) const;

    LaneSetup m_lane;
    int m_colour = 0;
    bool m_isFrozen = false, m_isRemovable = true;
    QString m_problemField, m_sentence;
    QToolButton* m_open;
    QWidget* m_dot;
    ElidedLabel* m_name;
    QLabel* m_note;
    QCheckBox* m_takesPart;
    QLabel* m_problem;
    QWidget* m_body;
    // Made when it is opened for the first time.
    QComboBox *m_score = nullptr, *m_span = nullptr, *m_wiring = nullptr, *m_cell = nullptr,
              *m_activation = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<SettingRow*> m_rows;
    struct Number {
        QString id;
        QLineEdit* edit;
        Index* place;
        bool isReadable = true;
    };
    std::vector<Number> m_numbers;
    struct Switch {
        QCheckBox* box;
        bool* place;
    };
    std::vector<Switch> m_switches;
    bool m_isShowing = false;
};

// A choice's rows from a registry: its labels, its ids as data.
template <typename Description>
void fillChoice(QComboBox& box, const std::vector<Description>& table) {
    for (const Description& row : table)
        box.addItem(QString::fromStdString(row.label), QString::fromStdString(row.id));
}
// Selects the item with this id; -1, nothing, where there is none.
void selectChoice(QComboBox& box, const std::string& id);

}  // namespace attn::ui
