// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <thread>

#include "core/train/setup/corpus_preview.h"

namespace attn::ui {

// Reads corpora on its own thread. The newest request replaces older ones, whose results are dropped. Used
// only on the window's thread. read(), cancel() and the destructor do not wait.
class CorpusReader : public QObject {
    Q_OBJECT

public:
    explicit CorpusReader(QObject* parent = nullptr);
    ~CorpusReader() override;

    void read(const Recipe& recipe);
    void cancel();
    bool isReading() const { return m_isReading; }

signals:
    // Percent of the pairs that are cut; −1 while unknown.
    void progressed(int percent);
    void done(std::shared_ptr<const attn::CorpusPreview> preview);
    void failed(const QString& sentence);

private:
    struct Desk;
    static void work(const std::shared_ptr<Desk>& desk);

    std::shared_ptr<Desk> m_desk;
    bool m_isReading = false;
};

}  // namespace attn::ui
