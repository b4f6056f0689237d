// SPDX-License-Identifier: GPL-3.0-or-later
// Stages of a text whose words are read sentence by sentence.
#pragma once

#include "ui/step/stages/panels/stage_panels.h"

namespace attn::ui {

// The weights of the words in the sentence that is looked at.
class WordWeightsPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit WordWeightsPanel(QWidget* parent);
    QString valueText(int index) const override;
    // Of a source token outside of the sentence: the largest one.
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    const Vector* values() const override;
    std::optional<Quantity> barQuantity(int column) const override;
    QStringList columnTokens() const override;
    QString columnName(int column) const override;
    int columnOf(int source) const override;
    int firstSource(int column) const override;
    QString barTip(int column) const override;
    QString titleText() const override;
    QString noteText() const override;
    double low() const override { return 0; }
    double high() const override { return 1; }
    QString axisText(double value) const override;
    QColor barColour(int column) const override;
    bool readsNumbers() const override { return true; }
};

// The words of that sentence times their weights, and their sum.
class SentenceVectorPanel : public StripsPanel {
    Q_OBJECT

public:
    explicit SentenceVectorPanel(QWidget* parent);
    QString valueText(int index) const override;  // label of a strip

protected:
    QString titleText() const override;
    QString noteText() const override;
    std::vector<Strip> vectors() const override;
    double rangeFor(const std::vector<Strip>& strips) const override { return largestOf(strips); }
    QString description() const override;
    bool readsNumbers() const override { return true; }
};

// The weight of each word in its sentence times that of its sentence.
class TokenWeightsPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit TokenWeightsPanel(QWidget* parent);
    QString valueText(int index) const override;

protected:
    const Vector* values() const override;
    std::optional<Quantity> barQuantity(int column) const override;
    QStringList columnTokens() const override { return lane()->sourceTokens; }
    QString columnName(int column) const override;
    int columnOf(int source) const override { return source; }
    int firstSource(int column) const override { return column; }
    QString barTip(int column) const override;
    QString titleText() const override;
    double low() const override { return 0; }
    double high() const override;
    QString axisText(double value) const override;
    QColor barColour(int column) const override;
};

}  // namespace attn::ui
