// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/views/explain/shown_explanation.h"

class QCheckBox;
class QLabel;
class QToolButton;

namespace attn::ui {

class TermsModel;
class TermsTable;

// Why a number is what it is: its formula in symbols and in numbers, its terms, and the trace's own value
// beside it. What it is made of opens in its place; Alt+← or Backspace goes back. Beside the window, which
// stays usable. The labels are named "why", "name", "symbols", "numbers", "result", "precision", "note", the
// trail "trail".
class ExplanationWindow : public QDialog {
    Q_OBJECT

public:
    explicit ExplanationWindow(QWidget* parent);

    // Begins a new trail with a number; what is shown of it follows by setExplanation.
    void open(const Quantity& quantity);
    // Of the number that was asked for last; others are ignored.
    void setExplanation(const ShownExplanation& shown);
    void setBusy();

    const Quantity& quantity() const { return m_trail.back(); }
    const std::vector<Quantity>& trail() const { return m_trail; }
    TermsTable* table() const { return m_table; }

signals:
    void wanted(const attn::Quantity& quantity);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openPart(const Quantity& quantity);
    void goBackTo(std::size_t length);  // of the trail
    void applyTheme();
    void makeRoom();
    void showTrail();
    void showResult();
    void showNothing();

    std::vector<Quantity> m_trail;
    ShownExplanation m_shown;
    TermsModel* m_model;
    TermsTable* m_table;
    QToolButton* m_back;
    QCheckBox* m_largestFirst;
    QLabel *m_trailLabel, *m_why, *m_name, *m_symbols, *m_numbers, *m_result, *m_precision, *m_note;
};

}  // namespace attn::ui
