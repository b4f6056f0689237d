// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/network/models/trained_model.h"

namespace attn::ui {

// The systems that are open in Inspect mode: their models, names and colours, the one that is shown and the
// one it is compared with. A system has an index, its place among them, and an id, which it keeps while
// others come and go. For the window's thread only.
class InspectSystems : public QObject {
    Q_OBJECT

public:
    // The inspection outlives this. Its systems change only here.
    explicit InspectSystems(Inspection& inspection, QObject* parent = nullptr);

    const Inspection& inspection() const { return m_inspection; }
    int count() const { return m_inspection.systemCount(); }

    // The system that the table and the pictures show; −1: none.
    int shown() const { return m_shown; }
    void show(int system);
    // The number of sentences of the shown system.
    int shownCount() const;
    // The system that it is compared with; −1: none.
    int other() const { return m_other; }
    void compareWith(int system);
    void close(int system);
    void close(const std::vector<int>& systems);

    int idOf(int system) const { return m_ids[static_cast<std::size_t>(system)]; }
    int indexOf(int id) const;  // −1: it was closed
    // The model of a system; nullptr for a dump, or if there is no such system.
    std::shared_ptr<const TrainedModel> model(int system) const;
    // Index for Theme::lane, another one for each system as long as there are any: that of a model's score if
    // it is free. A file that is read again keeps it, unless its score is another one.
    int colourOf(int system) const;
    // A name for a dump that differs from those of the open systems; the system with the id `replaces` does
    // not count.
    QString nameOf(const QString& path, int replaces) const;

    // The following are for those who read systems. They emit neither `changed` nor `rowsOutdated`: whoever
    // calls them calls `announce` afterwards.
    // Adds a system without sentences, in place of the one with the id `replaces` (0: of none), which it
    // succeeds as the shown or compared one. `model` is nullptr for a dump. Returns its id, never 0.
    int add(const InspectedSystem& made, const std::shared_ptr<const TrainedModel>& model, int replaces);
    void append(int system, const std::vector<Inspection::Measured>& sentences);
    // Replaces everything about a system except its sentences.
    void describe(int system, const InspectedSystem& made);
    void announce();

signals:
    // The rows of the shown system must be found again. It comes before `changed`.
    void rowsOutdated();
    void changed();           // one was added or removed, or another one is shown or compared
    void removed(int id);     // at once; rows may have other places now
    void sentencesChanged();  // some were added, or their system has another description
    void described();

private:
    void remove(std::vector<int> systems);
    int freeColour(const TrainedModel* model) const;  // nullptr: of a dump

    Inspection& m_inspection;
    int m_shown = -1, m_other = -1;
    std::vector<int> m_ids;  // by system
    std::map<int, std::shared_ptr<const TrainedModel>> m_models;
    std::map<int, int> m_colours;
    int m_lastId = 0;
};

// The names of models that are opened together: those of their scores. If two have the same score, the names
// of their files are added.
QStringList systemNames(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                        const QStringList& paths);

// The name of a model's system with the short name of the map that it shows, where it has one.
QString nameWithMap(const QString& name, const TrainedModel& model, const MapAddress& map);

}  // namespace attn::ui
