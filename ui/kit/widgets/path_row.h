// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace attn::ui {

// The path of a text file: typed, chosen in a dialog or dropped. The field's object name is that of the row;
// the button adds ".browse" to it.
class PathRow : public QWidget {
    Q_OBJECT

public:
    PathRow(const QString& name, QWidget* parent = nullptr);

    void setLabel(const QString& label, const QString& help);
    QString path() const;
    void setPath(const QString& path);  // emits nothing

signals:
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void browse();

    QLabel* m_label;
    QLineEdit* m_edit;
    QPushButton* m_browse;
};

}  // namespace attn::ui
