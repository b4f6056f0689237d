// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/pictures/landscape/landscape_scene.h"

namespace attn::ui {

// A landscape that can be changed: one query, dragged by the mouse or moved by arrows, stands in all planes.
// Keys that are points of the planes are moved likewise: Page Up and Page Down choose what the arrows move. A
// double click or Enter shows one plane large.
class LandscapeView : public QWidget {
    Q_OBJECT

public:
    explicit LandscapeView(QWidget* parent = nullptr);

    // `keys` [2, n] are points of the planes; without any, the planes have paths and no query to move.
    void setPlanes(std::vector<LandscapePlane> planes, const Matrix& keys);
    void setQuery(QPointF query);
    QPointF query() const { return m_query; }
    void setTemperature(double temperature);
    void setStep(int step);
    void setKey(std::optional<int> key);  // whose weights are the colours
    const LandscapeScene& scene() const { return m_scene; }
    // Shows a plane alone and large, or all of them again.
    void toggleLarge(int plane);

    QSize minimumSizeHint() const override;

signals:
    void queryMoved(QPointF query);
    void keyMoved(int key, QPointF place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool hasKeys() const { return m_scene.keys.cols() > 0; }
    int handleAt(int plane, QPointF position) const;
    void move(int handle, QPointF place);
    void changed();

    LandscapeScene m_scene;
    QPointF m_query = {1, 0.5};
    int m_handle = LandscapeScene::queryHandle;  // what arrows move
    int m_current = 0;                           // the plane that was clicked last
    int m_dragged = -1;                          // the plane in which something is dragged
};

}  // namespace attn::ui
