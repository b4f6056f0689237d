// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoStack>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "ui/inspect/document/inspect_systems.h"
#include "ui/inspect/document/reading_queue.h"

namespace attn::ui {

// The known links that the systems are measured against: reads them from a file, edits them with undo, and
// saves them. For the window's thread only.
class GoldDocument : public QObject {
    Q_OBJECT

public:
    // All of them outlive this. Only this sets the links of `inspection`.
    GoldDocument(Inspection& inspection, const InspectSystems& systems, ReadingQueue& queue,
                 QObject* parent = nullptr);
    ~GoldDocument() override;

    // Waits for what is still being read. `overruled` has conclusions of the reader that the user decided
    // otherwise, by their ids.
    void open(const QString& path, const std::map<std::string, std::string>& overruled = {});
    void close();
    // Whether links are known at all, or for the row in the shown system; −1 is no row.
    bool isKnown(int row) const;
    // Whether the links came from a file that can be saved with nothing but the edits changed.
    bool keepsForm() const;
    // Afterwards `path` is the old file or the whole new one. `format` is "pharaoh" or "naacl"; if it is
    // empty, the file keeps the form of the file that was read and differs only in the edits. Returns false
    // after a failure, which `problem` has reported.
    bool save(const QString& path, const QString& format);

    // Turns no link into a sure one, that into a possible one, and that into none. The words are those of the
    // shown system's sentence. Can be undone.
    void toggleLink(int row, int source, int target);
    QUndoStack& undoStack() { return m_undo; }
    bool isChanged() const { return !m_undo.isClean(); }

    // A system was read. Checks whether the links fit its texts. If the file was opened before any texts were
    // known, it is read again.
    void followSystem(int system);
    // A system was removed. After the last one, the next ones may have other numbers.
    void followRemoval();

signals:
    void replaced();           // all links are others
    void edited(long number);  // those of the sentence with this SentenceKey::number
    void progressed(double share, const QString& what);
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);

private:
    friend class LinkEdit;
    struct Source {
        QString path;
        std::map<std::string, std::string> overruled;
        bool knewTexts = false;
    };
    enum class Reading { First, Again };
    void read(const QString& path, const std::map<std::string, std::string>& overruled, Reading reading);
    void take(GoldLinks gold);
    void checkTexts(int system);
    // `number` is SentenceKey::number; without links, nothing is known about the sentence any more.
    void setLinks(long number, const std::optional<std::vector<Link>>& links);
    GoldLinks allLinks() const;

    Inspection& m_inspection;
    const InspectSystems& m_systems;
    ReadingQueue& m_queue;
    QUndoStack m_undo;
    std::optional<Source> m_source;
    std::shared_ptr<const GoldLinks> m_written;  // as in the file at its path; nullptr: in no file
};

}  // namespace attn::ui
