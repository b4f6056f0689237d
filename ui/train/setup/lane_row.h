// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QWidget>
#include <vector>

#include "core/train/setup/run_setup.h"
#include "ui/kit/text/tr.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace attn::ui {

class ElidedLabel;
class OwnSettings;
class SettingRow;

// One lane of a set-up: colour, name and whether it takes part. When the row is open, it also shows the
// lane's own settings. Children are named "open", "takesPart", "remove" and "problem". The editors of
// settings are named after their keys; those of sizes and of the training, which a lane may have for itself,
// are of OwnSettings. The switches "ownSizes" and "ownTraining" say whether it has.
class LaneRow : public QWidget {
    Q_OBJECT

public:
    static constexpr int indent = 16;  // indent of the lane's own settings

    explicit LaneRow(QWidget* parent = nullptr);

    void setLane(const LaneSetup& lane);
    const LaneSetup& lane() const { return m_lane; }
    // `colour` is an index into the theme's lane colours. `note` stands behind the name, for example "61 k".
    void setTitle(const QString& name, int colour, const QString& note, const QString& noteHelp);
    // Sets a problem of the whole lane. An unreadable number is explained beside its own field.
    void setProblem(const QString& field, const QString& sentence);
    void setFrozen(bool frozen);
    void setRemovable(bool removable);
    void setOpen(bool open);
    bool isOpen() const;
    // True when all numbers can be read.
    bool isReadable() const;

signals:
    void edited();  // lane() has changed
    void readableChanged();
    void removeRequested();
    // The lane is to have its own sizes, or training, or those of the run.
    void ownSizesRequested(bool isOwn);
    void ownTrainingRequested(bool isOwn);

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
    // Made when the row is opened for the first time.
    QComboBox *m_score = nullptr, *m_span = nullptr, *m_wiring = nullptr, *m_cell = nullptr,
              *m_activation = nullptr;
    QLabel* m_own = nullptr;  // says the model of a lane whose recipe has all of it
    SettingRow *m_sizesRow = nullptr, *m_trainingRow = nullptr;
    QCheckBox *m_hasSizes = nullptr, *m_hasTraining = nullptr;
    OwnSettings *m_sizes = nullptr, *m_training = nullptr;
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

// Fills a choice from a registry: labels as texts, ids as data.
template <typename Description>
void fillChoice(QComboBox& box, const std::vector<Description>& table) {
    for (const Description& row : table)
        box.addItem(coreText(row.label), QString::fromStdString(row.id));
}
// Selects the item with this id, or nothing (−1) when there is no such item.
void selectChoice(QComboBox& box, const std::string& id);

}  // namespace attn::ui
