// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/train/training_change.h"

class QLabel;
class QLineEdit;

namespace attn::ui {

// What may be changed while lanes are trained: learning rate, dropout, teacher forcing. Shows what the next
// update takes; Return makes a change. The editors are named "liveRate", "liveDropout", "liveForcing".
class LiveSettings : public QWidget {
    Q_OBJECT

public:
    struct Values {
        double rate = 0, dropout = 0, teacherForcing = 1;
        bool operator==(const Values&) const = default;
    };
    explicit LiveSettings(QWidget* parent = nullptr);
    ~LiveSettings() override;

    // Leaves what a person is typing. None: there is no run that could take a change.
    void setValues(std::optional<Values> values);

signals:
    void changeRequested(const attn::TrainingChange& change);
    void problem(const QString& sentence);

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
    void take(const Field& field);
    void show(const Field& field, double value);
    void applyTheme();
    double valueOf(const Field& field) const;

    std::array<Field, 3> m_fields{};
    std::optional<Values> m_values;
};

}  // namespace attn::ui
