// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "core/inspect/inspection.h"
#include "ui/inspect/document/reading_queue.h"
#include "ui/kit/jobs/background_job.h"

namespace attn::ui {

// Keeps the figures in step with the known links and the options. Sentences that are being read are measured
// with the newest ones. When those change, all sentences are measured again in the background, as soon as
// nothing is being read. For the window's thread only, except the function that `newest` returns.
class InspectMeasuring : public QObject {
    Q_OBJECT

public:
    // Both outlive this.
    InspectMeasuring(Inspection& inspection, const ReadingQueue& queue, QObject* parent = nullptr);
    ~InspectMeasuring() override;

    // What a sentence is measured with.
    struct Basis {
        std::shared_ptr<const GoldLinks> gold;
        MeasureOptions options;
        int version = 0;
    };
    // A function that any thread may call, even after this is gone.
    std::function<Basis()> newest() const;

    // Whether the figures do not yet match the present options and links.
    bool isStale() const { return m_isStale; }
    bool isRunning() const { return m_job.isRunning(); }
    // Measures again in the background.
    void setThreshold(std::optional<double> threshold);
    // Other links are known, or other options count.
    void changeBasis();
    // The links of one sentence changed; its figures are right already.
    void changeSentence();
    // A system was removed, so what is being measured has other places.
    void followRemoval();
    // Sentences that were measured with that version of the basis have arrived.
    void noteVersion(int version) { m_isStale = m_isStale || version != m_basis.version; }
    void cancel();
    // Stops and waits for the thread; no signal is emitted any more.
    void drop() { m_job.drop(); }

signals:
    void progressed(double share, const QString& what);
    void optionsChanged();
    void measured();  // all figures are new
    void ended();     // also without a result
    void problem(const QString& sentence);

private:
    struct Shared {
        std::mutex mutex;
        Basis basis;  // the newest
    };
    void publish();
    void withdraw();
    void measureSoon();
    void start();
    void endJob(bool isDone, const QString& sentence);

    Inspection& m_inspection;
    const ReadingQueue& m_queue;
    Basis m_basis;
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
    bool m_isStale = false;   // some figures belong to an earlier basis
    bool m_isWanted = false;  // and must be measured again
    std::shared_ptr<std::optional<Inspection::Measurements>> m_measured;
    BackgroundJob m_job;  // the last member, so that its thread ends first
};

}  // namespace attn::ui
