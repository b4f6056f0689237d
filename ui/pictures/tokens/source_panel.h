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

// The sentence: its text in a field with the tokens into which the selected lane cut it, and below them that
// lane's output so far. If the pictures name the tokens themselves, there is one line with the text, the
// right output and legends. It takes const data and emits intent. Children have the object names
// "sourceText", "sourceChips", "outputChips", "counts", "reference", "evidence", "shownPosition".
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcePanel(QWidget* parent = nullptr);

    void setText(const QString& text);
    // Describes the texts that the models have learnt; empty when that is not known.
    void setScope(const QString& scope);
    // nullptr: no lane.
    void setData(std::shared_ptr<const LaneData> lane);
    void setSelection(const Selection& selection);
    void setCounts(const QString& text, const QString& explanation);
    void focusText();
    // Whether the line of the output is hidden.
    void setCompact(bool isCompact);
    // Whether the right output is hidden, because it would give the answer away.
    void setGuessing(bool isGuessing);
    // The right output, and whether it can be shown: not beside tokens, nor while a class guesses.
    const ElidedLabel* reference() const { return m_reference; }
    bool offersReference() const;
    // Whether the right output and the text fit in one line beside `count` legends of `legends` pixels.
    // Otherwise the right output may be shown below, in a line of another widget.
    bool hasRoomForReference(int legends, int count) const;
    void setReferenceBelow(bool isBelow);
    // Whether a line says that the evidence of the class is outlined.
    bool explainsEvidence() const;
    // Whether the lines of tokens are shown. The class that a lane says is always shown.
    void setTokensShown(bool areShown);
    // Adds it at the right end of the first line. Takes ownership.
    void addLegend(QWidget* legend);
    // Shows "step 6 / 12" before the legends, for a window without its bar. The short form is used if the
    // text needs the room.
    void setPosition(const QString& position, const QString& shortPosition);
    void setPositionShown(bool isShown);
    int heightFor(bool isCompact) const;  // pixels

    SourceEdit* edit() const { return m_edit; }
    TokenChips* sourceChips() const { return m_source; }
    TokenChips* outputChips() const { return m_output; }
    // Puts a line that appears and disappears beside the output, before the counts, which it may displace.
    // Nothing below may move, because the line may appear while a bar is dragged. Takes ownership.
    void placeBeside(QWidget* line);

signals:
    void textEdited(const QString& text);
    void textLeft();
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void stepRequested(int step);
    void countsClicked();
    void fitted();  // a part needs another width, or has got it

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
    bool isOfClass() const { return m_data && m_data->isClass; }
    bool hasLineOfClass() const;  // with the right class and the evidence
    void showEvidence();
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
    ElidedLabel* m_evidence;
    QLabel* m_position;
    QString m_fullPosition, m_shortPosition;
    QWidget* m_legends;
    QWidget* m_beside = nullptr;
    bool m_isCompact = false;
    bool m_isGuessing = false;
    bool m_isReferenceBelow = false;
    bool m_hasTokens = true;
    bool m_wasOfClass = false;  // what the captions say
};

}  // namespace attn::ui
