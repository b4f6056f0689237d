// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/train/recipes/training_change.h"

class QLabel;
class QLineEdit;

namespace attn::ui {

// What may be changed while lanes are trained: learning rate, dropout, teacher forcing. Shows what the next
// update takes; Return makes a change, Escape takes back what was typed, and both leave the field. The
// editors are named "liveRate", "liveDropout", "liveForcing".
class LiveSettings : public QWidget {
    Q_OBJECT

public:
    struct Values {
        double rate = 0, dropout = 0, teacherForcing = 1;
        QString note = {};  // what else is to be known of them, or why they cannot be changed
        bool canChange = true;
        bool operator==(const Values&) const = default;
    };
    explicit LiveSettings(QWidget* parent = nullptr);
    ~LiveSettings() override;

    // Leaves what a person is typing. None: there is no run.
    void setValues(std::optional<Values> values);

signals:
    void changeRequested(const attn::TrainingChange& change);
    void problem(const QString& sentence);
    void left();  // the keys are no field's any more

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        QLabel* label;
        QLineEdit* edit;
        QString help;
        std::optional<double> TrainingChange::*place;
    };
    void addField(std::size_t index, const QString& name, const QString& label, const QString& help,
                  std::optional<double> TrainingChange::*place);
    bool take(const Field& field);  // false: what is typed is no value
    void show(const Field& field, double value);
    void applyTheme();
    double valueOf(const Field& field) const;

    std::array<Field, 3> m_fields{};
    std::optional<Values> m_values;
};

}  // namespace attn::ui
