// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <thread>

#include "core/train/setup/corpus_preview.h"

namespace attn::ui {

// Reads corpora on a thread of its own; of several requests the newest wins, and what an older one finds is
// dropped. The window's thread only; neither read() nor cancel() nor the destructor waits.
class CorpusReader : public QObject {
    Q_OBJECT

public:
    explicit CorpusReader(QObject* parent = nullptr);
    ~CorpusReader() override;

    void read(const Recipe& recipe);
    void cancel();
    bool isReading() const { return m_isReading; }

signals:
    // Percent of the pairs that are cut; -1 while it is not known.
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
