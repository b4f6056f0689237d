// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <list>
#include <optional>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/base/work_stopped.h"
#include "core/files/atomic_file.h"
#include "core/files/formats/zip_writer.h"
#include "core/files/portable_path.h"
#include "core/files/resource_folder.h"
#include "core/model_files/model_file.h"
#include "core/runs/run_packing.h"
#include "core/sessions/session_json.h"

namespace attn {
namespace {

std::filesystem::path folderOfSession(const std::string& sessionPath) {
    const std::filesystem::path folder = std::filesystem::path(sessionPath).parent_path();
    return folder.empty() ? "." : folder;
}

// What is written says no more of the sender's folders than it must.
void setPlaces(SavedModel& model, const std::string& sessionPath) {
    const std::filesystem::path file = model.path;
    model.relativePath.clear();
    if (model.model && model.isKept) {
        model.name = file.filename().string();
        model.path.clear();
        return;
    }
    model.relativePath = relativeWay(file, folderOfSession(sessionPath));
    const bool isInside = !model.relativePath.empty() && !leadsOut(model.relativePath);
    model.path = isInside ? model.relativePath : fromHome(file);
}

// Checks the file of an open model once more, because a session that names a path must lead to the model that
// is open.
void settle(SavedModel& model, const std::string& sessionPath) {
    model.embedded.clear();
    if (model.model) {
        const bool isThere = !model.path.empty() && model.opened && fileStamp(model.path) == model.opened;
        if (isThere)
            model.digest = fileDigest(model.path);
        model.isKept = model.isKept || !isThere;
    }
    if (!model.path.empty())
        setPlaces(model, sessionPath);
}

// All entries of the file and their content.
class PackedSession {
public:
    PackedSession(SavedSession& session, const std::string& path, const SessionWork& work) {
        std::vector<std::string> models;
        for (const SavedModel& model : session.models)
            session.keepsModels = session.keepsModels || (model.isKept && !model.path.empty());
        for (SavedModel& model : session.models) {
            if (work.stop.stop_requested())
                throw WorkStopped();
            settle(model, path);
            if (!model.isKept || !model.model)
                continue;
            models.push_back(modelBytes(*model.model, path));
            model.embedded = digestOf(models.back());
        }
        add(sessionJsonName, sessionToJson(session).dump(2) + "\n");
        std::size_t next = 0;
        for (const SavedModel& model : session.models)
            if (!model.embedded.empty())
                add(embeddedName(model.embedded), std::move(models[next++]));
        if (session.run)
            addRun(session, path, work);
    }
    const std::vector<ZipEntry>& entries() const { return m_entries; }

private:
    void add(const std::string& name, std::string bytes) {
        m_entries.push_back({name, {m_bytes.emplace_back(std::move(bytes))}});
    }
    // The weights are not copied, because a run takes as much memory as everything else together.
    void addRun(const SavedSession& session, const std::string& path, const SessionWork& work) {
        SaveRunOptions options;
        options.weights = session.runWeights;
        m_run.emplace(*session.run, path, options);
        if (work.stop.stop_requested())
            throw WorkStopped();
        const std::string& header = m_bytes.emplace_back(m_run->header(m_run->tensors()));
        m_entries.push_back({sessionRunName, m_run->parts(header)});
    }

    std::list<std::string> m_bytes;
    std::optional<PackedRun> m_run;
    std::vector<ZipEntry> m_entries;
};

}  // namespace

std::vector<std::string> namedOutside(const SavedSession& session, const std::string& path) {
    const std::filesystem::path folder = folderOfSession(path);
    std::vector<std::string> outside;
    for (const SavedModel& model : session.models)
        if (!model.isKept && !model.path.empty() && !liesIn(model.path, folder) &&
            !liesIn(model.path, resourceFolder()))
            outside.push_back(model.path);
    return outside;
}

bool saveSession(SavedSession session, const std::string& path, const SessionWork& work) {
    try {
        const PackedSession packed(session, path, work);
        const ZipFile zip(packed.entries(), path);
        std::uint64_t whole = 0;
        for (const std::string_view part : zip.parts())
            whole += part.size();
        writeFileAtomically(path, zip.parts(), [&](std::uint64_t written) {
            if (work.stop.stop_requested())
                throw WorkStopped();
            if (work.publish)
                work.publish(static_cast<double>(written) / static_cast<double>(whole));
        });
        return true;
    } catch (const WorkStopped&) {
        return false;
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": " + told("not written, because a path or a text of the session is not UTF-8."),
                    Error::Kind::Failure);
    }
}

}  // namespace attn
