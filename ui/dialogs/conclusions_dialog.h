// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <map>
#include <string>
#include <vector>

#include "core/inspect/dump.h"

class QComboBox;
class QVBoxLayout;

namespace attn::ui {

// What an importer made of a file, and why, with a list of choices where it may be wrong; below them what was
// left out. Accepted, `overruled` has what the user chose otherwise. The list of a conclusion is named after
// its id, the lines of what was left out "conclusionLines".
class ConclusionsDialog : public QDialog {
    Q_OBJECT

public:
    struct Content {
        QString name;     // of the file
        QString heading;  // in one sentence: "103 sentences were read."
        std::vector<Conclusion> conclusions;
        QStringList lines;  // of what was left out, a sentence each
    };
    explicit ConclusionsDialog(const Content& content, QWidget* parent = nullptr);

    // By id: what was overruled before and still is, and what was chosen now.
    std::map<std::string, std::string> overruled() const;

private:
    QWidget* conclusionBlock(const Conclusion& conclusion);
    QWidget* choiceRow(const Conclusion& conclusion);
    void addLines(QVBoxLayout& column, const QStringList& lines);

    std::vector<Conclusion> m_conclusions;
    std::map<std::string, QComboBox*> m_boxes;
};

}  // namespace attn::ui
