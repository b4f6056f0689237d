// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/sessions/session_file.h"
#include "ui/pictures/landscape/landscape_plane.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace attn::ui {

struct ChosenLandscape;

class ElidedLabel;
class LandscapeView;

// The score landscape: what the weights are as a function of the query. Either keys of a plane that are
// chosen by hand, under every score function, or the lanes of Step mode with their own annotations. It keeps
// keys, query and temperature.
class LandscapePage : public QWidget {
    Q_OBJECT

public:
    static constexpr int fewestKeys = 2, mostKeys = 12;

    explicit LandscapePage(QWidget* parent = nullptr);

    // The planes of the lanes that have one.
    void setLanes(std::vector<LandscapePlane> planes);
    void setStep(int step);
    // Whether the lanes' planes are shown.
    bool showsLanes() const { return m_showsLanes; }
    void setShowsLanes(bool showsLanes);

    // Shows chosen keys [2, n] and a query. `scores` are the ids of the planes that are shown, empty: all.
    // The slider takes the nearest temperature that it has.
    void setChosen(const Matrix& keys, QPointF query, double temperature, const QStringList& scores);

    // For sessions.
    SavedLandscape saved() const;
    void restore(const SavedLandscape& landscape);
    // What the chosen keys are drawn from, for figures; nullptr while the lanes are shown.
    std::shared_ptr<const ChosenLandscape> figure() const;

    double temperature() const;
    const Matrix& keys() const { return m_keys; }
    LandscapeView* view() const { return m_view; }
    void takeFocus();

    bool eventFilter(QObject* object, QEvent* event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void lanesRequested();  // the lanes' planes are shown and may be old
    void edited();          // saved() may have changed

private:
    QToolButton* newSegment(const QString& text, const QString& tip, const char* place);
    void build();
    void setKeyCount(int count);
    void moveKey(int key, QPointF place);
    void reset();
    void showPlanes();
    void showTemperature();
    void showColours();

    LandscapeView* m_view;
    QToolButton *m_chosen, *m_ofLanes;
    QBoxLayout* m_bars = nullptr;  // the kinds of keys, and what is set
    QComboBox* m_colour;           // by the largest weight, or by that of one key
    QSpinBox* m_count;
    QLabel* m_countLabel;
    QSlider* m_temperature;
    QLabel* m_temperatureText;
    ElidedLabel* m_note;
    QStackedWidget* m_stack;
    QLabel* m_prompt;
    Matrix m_keys;         // [2, n]
    QStringList m_scores;  // whose planes are shown; empty: all
    std::vector<LandscapePlane> m_lanes;
    bool m_showsLanes = false;
};

}  // namespace attn::ui
