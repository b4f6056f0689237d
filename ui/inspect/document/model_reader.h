// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <map>
#include <memory>
#include <vector>

#include "core/inspect/model_system.h"
#include "ui/inspect/document/system_intake.h"

namespace attn::ui {

// Decodes a corpus with models: each becomes a system. For the window's thread only.
class ModelReader : public QObject {
    Q_OBJECT

public:
    // All of them outlive this.
    ModelReader(InspectSystems& systems, ReadingQueue& queue, SystemIntake& intake,
                QObject* parent = nullptr);

    struct Models {
        std::vector<std::shared_ptr<const TrainedModel>> models;
        QStringList paths;  // of their files, for names and tooltips
        ModelCorpus corpus;
        ReadsTarget reads = ReadsTarget::Own;
    };
    // Opens each model as a system and replaces all models that are open. Does nothing without models.
    void open(const Models& models);
    // Reads the same models in another way; does nothing without models.
    void setReads(ReadsTarget reads);
    // Gives a model's sentences again with another of its maps. Its old system stays until all are there.
    void setMap(int system, const MapAddress& map);
    // Shows the sentences of all models in another form.
    void setForm(const SentenceForm& form);
    const SentenceForm& form() const { return m_form; }
    // The models that `open` opened last, and the way in which they read.
    const Models& latest() const { return m_models; }

signals:
    void readsChanged();
    void formChanged();
    void progressed(double share, const QString& what);
    void said(const QString& sentence);

private:
    using Readings = std::vector<std::shared_ptr<SystemReading>>;
    void run(const Models& models);
    void runAgain(int id, const MapAddress& map);
    void formAgain(int id);
    std::shared_ptr<SystemReading> readingAgain(int id);
    Readings readingsOf(const Models& models);

    InspectSystems& m_systems;
    ReadingQueue& m_queue;
    SystemIntake& m_intake;
    Models m_models;
    SentenceForm m_form;
    ModelCorpus m_decoded;  // what the open models decoded
    // The chosen maps, for as long as their models are open.
    std::map<std::shared_ptr<const TrainedModel>, MapAddress> m_maps;
};

}  // namespace attn::ui
