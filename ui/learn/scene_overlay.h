// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <functional>
#include <vector>

namespace attn::ui {

// Lies over the pictures of a lesson. It outlines parts of them, and lets every click through.
class SceneOverlay : public QWidget {
    Q_OBJECT

public:
    // Gives the rectangles to outline, in the parent's coordinates.
    using Parts = std::function<std::vector<QRect>()>;

    explicit SceneOverlay(QWidget* parent);

    void setParts(Parts parts);
    // Covers a part of the parent until it is uncovered; `text` says why. nullptr: nothing is covered.
    void cover(QWidget* part, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    Parts m_parts;
    QPointer<QWidget> m_covered;
    QString m_text;
};

}  // namespace attn::ui
