// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/step/explain/shown_explanation.h"

class QCheckBox;
class QLabel;
class QModelIndex;
class QToolButton;

namespace attn::ui {

class FormulaLines;
class TermsModel;
class TermsTable;

// Explains a number: its formula, typeset and in numbers, its terms, and the trace's own value beside it. The
// numbers that it is made of open in its place; Alt+← or Backspace goes back. The main window stays usable.
// The labels are named "why", "name", "numbers", "result", "precision", "note", the trail "trail".
class ExplanationWindow : public QDialog {
    Q_OBJECT

public:
    explicit ExplanationWindow(QWidget* parent);
    ~ExplanationWindow() override;

    // Begins a new trail with a number. setExplanation then shows its arithmetic.
    void beginWith(const Quantity& quantity);
    // Shows the explanation of the number that was asked for last, and ignores others.
    void setExplanation(const ShownExplanation& shown);
    void setBusy();

    const Quantity& quantity() const { return m_trail.back(); }
    const std::vector<Quantity>& trail() const { return m_trail; }
    TermsTable* table() const { return m_table; }
    FormulaLines* formulas() const { return m_formulas; }
    // Lights up what is about this source position; −1 for none.
    void setSource(int source);

signals:
    void wanted(const attn::Quantity& quantity);
    // A symbol of the formula is hovered, with the source position that it is about (−1 if none). An empty
    // symbol means that the mouse has left.
    void symbolHovered(const QString& symbol, int position);
    void sourceHovered(int source);  // in the table; −1: left

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
    void showWaiting();
    void showNothing();
    void connectLit();
    void light();
    void lookAt(const QModelIndex& index);

    std::vector<Quantity> m_trail;
    ShownExplanation m_shown;
    TermsModel* m_model;
    TermsTable* m_table;
    FormulaLines* m_formulas;
    QString m_symbol;             // hovered in the formula, or looked at in the table
    int m_source = -1;            // looked at anywhere
    bool m_isSourceOurs = false;  // set by the table
    QToolButton* m_back;
    QCheckBox* m_largestFirst;
    QLabel *m_trailLabel, *m_why, *m_name, *m_numbers, *m_result, *m_precision, *m_note;
};

}  // namespace attn::ui
