// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/pictures/lane/lane_data.h"

class QHBoxLayout;
class QLabel;

namespace attn::ui {

class ElidedLabel;
class SourceEdit;
class TokenChips;

// The sentence: its text to edit with the tokens the selected lane cut it into, and below them that lane's
// output so far; or, where the pictures name the tokens themselves, one line with the text, the right output
// and legends. Takes const data, emits intent. Children are named "sourceText", "sourceChips", "outputChips",
// "counts", "reference", "shownPosition".
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcePanel(QWidget* parent = nullptr);

    void setText(const QString& text);
    // What the texts are that the models have learnt; empty where that is not known.
    void setScope(const QString& scope);
    // nullptr: no lane.
    void setData(std::shared_ptr<const LaneData> lane);
    void setSelection(const Selection& selection);
    void setCounts(const QString& text, const QString& explanation);
    void focusText();
    // Without the line of the output.
    void setCompact(bool isCompact);
    // Without the right output, which would give the answer away.
    void setGuessing(bool isGuessing);
    // The right output, and whether there is one to show: not beside tokens, nor while a class guesses.
    const ElidedLabel* reference() const { return m_reference; }
    bool offersReference() const;
    // Whether it and the text are whole in one line beside so many legends of so many pixels. Where not, it
    // may stand below, in a line of another widget.
    bool hasRoomForReference(int legends, int count) const;
    void setReferenceBelow(bool isBelow);
    // Without both lines of tokens.
    void setTokensShown(bool areShown);
    // At the right end of the first line. Takes ownership.
    void addLegend(QWidget* legend);
    // "step 6 / 12" before the legends, for a window without its bar.
    // The short one where the text needs the room.
    void setPosition(const QString& position, const QString& shortPosition);
    void setPositionShown(bool isShown);
    int heightFor(bool isCompact) const;  // pixels

    SourceEdit* edit() const { return m_edit; }
    TokenChips* sourceChips() const { return m_source; }
    TokenChips* outputChips() const { return m_output; }
    // Puts a line that comes and goes beside the output, before the counts, which it may push out: nothing
    // below may move, for it may come while a bar is dragged. Takes ownership.
    void placeBeside(QWidget* line);

signals:
    void textEdited(const QString& text);
    void textLeft();
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void stepRequested(int step);
    void countsClicked();
    void fitted();  // something needs another width, or has it

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showOutput();
    void applyTheme();
    void giveRoom();
    void showParts();
    void showReference();
    void showReferenceWhereItMay();
    int editWidth() const;
    int textWidth(const QFont& font) const;
    int textRoom() const;
    void fitText();
    bool hasBeside() const;
    int widthWithout(int beside, bool hasLegends) const;
    void fitLegends();

    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
    QLabel* m_sourceCaption;
    QLabel* m_outputCaption;
    SourceEdit* m_edit;
    TokenChips* m_source;
    TokenChips* m_output;
    ElidedLabel* m_counts;
    ElidedLabel* m_reference;
    QLabel* m_position;
    QString m_fullPosition, m_shortPosition;
    QWidget* m_legends;
    QWidget* m_beside = nullptr;
    bool m_isCompact = false;
    bool m_isGuessing = false;
    bool m_isReferenceBelow = false;
    bool m_hasTokens = true;
};

}  // namespace attn::ui
