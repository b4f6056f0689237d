// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/train/recipes/training_change.h"

class QLabel;
class QLineEdit;

namespace attn::ui {

// Settings that may change during training: learning rate, dropout, teacher forcing. Shows the values of the
// next update. Return makes a change, Escape restores the value, and both leave the field. The editors are
// named "liveRate", "liveDropout", "liveForcing".
class LiveSettings : public QWidget {
    Q_OBJECT

public:
    struct Values {
        double rate = 0, dropout = 0, teacherForcing = 1;
        QString note = {};  // more about the values, or why they cannot be changed
        bool canChange = true;
        bool operator==(const Values&) const = default;
    };
    explicit LiveSettings(QWidget* parent = nullptr);
    ~LiveSettings() override;

    // Keeps what the user is typing. Without values there is no run.
    void setValues(std::optional<Values> values);

signals:
    void changeRequested(const attn::TrainingChange& change);
    void problem(const QString& sentence);
    void left();  // a field gives the keyboard back

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        QLabel* label;
        QLineEdit* edit;
        std::optional<double> TrainingChange::*place;
    };
    void addField(std::size_t index, const QString& name, const QString& label, const QString& help,
                  std::optional<double> TrainingChange::*place);
    bool take(const Field& field);  // false: the text is not a valid value
    void show(const Field& field, double value);
    void applyTheme();
    double valueOf(const Field& field) const;

    std::array<Field, 3> m_fields{};
    std::optional<Values> m_values;
};

}  // namespace attn::ui
