// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session_models.h"

#include <filesystem>
#include <map>

#include "core/base/error.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"
#include "core/files/portable_path.h"
#include "core/files/resource_folder.h"
#include "core/model_files/model_file.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

// Empty for a file that cannot be read or is larger than any model, and after a stop.
std::optional<std::string> digestOfFile(const std::string& path, const std::stop_token& stop = {}) {
    try {
        const std::optional<FileStamp> stamp = fileStamp(path);
        return stamp && stamp->size <= mostFileBytes ? fileDigest(path, stop) : std::nullopt;
    } catch (const Error&) {
        return std::nullopt;
    }
}

// Empty for a file that is not a model of this score.
std::optional<FoundModels::Found> readModel(const std::string& path, const std::string& score) {
    try {
        FoundModels::Found found;
        found.opened = fileStamp(path);
        found.model = loadModel(path);
        found.score = score;
        found.path = path;
        if (found.model->network.config().attention.score == score)
            return found;
    } catch (const Error&) {
    }
    return std::nullopt;
}

// Bundled model files by their digests, also by those that they had before they carried a checksum; they are
// read on first use.
class BundledDigests {
public:
    std::string path(const std::string& digest) {
        if (!m_isRead)
            read();
        const auto found = m_paths.find(digest);
        return found == m_paths.end() ? std::string() : found->second;
    }

private:
    void read() {
        m_isRead = true;
        const fs::path models = resourceFolder() / "models";
        readEarlier(models);
        std::error_code error;
        fs::recursive_directory_iterator entry(models, error), end;
        for (; !error && entry != end; entry.increment(error)) {
            const std::string path = entry->path().string();
            if (entry->path().extension() != ".safetensors")
                continue;
            if (const std::optional<std::string> digest = digestOfFile(path))
                m_paths.emplace(*digest, path);
        }
    }

    void readEarlier(const fs::path& models) {
        const std::string path = (models / "earlier_digests.json").string();
        try {
            const nlohmann::json earlier = parseJson(readFile(path, mostEarlier), path);
            for (const auto& [digest, model] : earlier.items())
                if (model.is_string())
                    m_paths.emplace(digest, (models / model.get<std::string>()).string());
        } catch (const Error&) {
        }
    }

    static constexpr std::size_t mostEarlier = 1 << 20;  // bytes
    bool m_isRead = false;
    std::map<std::string, std::string> m_paths;
};

// A relative way without ".." leads to a file in the session's folder: a link in a folder that was sent along
// must not lead out of it.
std::vector<std::string> placesOf(const SavedModel& model, const std::string& sessionPath) {
    std::vector<std::string> places;
    if (fs::path(model.path).is_absolute() && !model.isRelative)
        places.push_back(model.path);
    if (!model.relativePath.empty()) {
        std::error_code error;
        const fs::path folder = fs::absolute(sessionPath, error).parent_path();
        const std::string place = (folder / model.relativePath).lexically_normal().string();
        const bool mayLeave = leadsOut(model.relativePath);
        if ((mayLeave || liesIn(place, folder)) && (places.empty() || places.front() != place))
            places.push_back(place);
    }
    return places;
}

std::optional<FoundModels::Found> sameModel(const SavedModel& model, const std::vector<std::string>& places,
                                            BundledDigests& bundled, const std::stop_token& stop) {
    const bool hasDigest = !model.digest.empty();
    for (const std::string& place : places)
        if (hasDigest && digestOfFile(place, stop) == model.digest)
            if (auto found = readModel(place, model.score))
                return found;
    if (model.model) {
        FoundModels::Found found;
        found.model = model.model;
        found.score = model.score;
        found.path = model.path.empty() ? model.name : model.path;
        found.isKept = true;
        return found;
    }
    const std::string path = hasDigest ? bundled.path(model.digest) : std::string();
    return path.empty() ? std::nullopt : readModel(path, model.score);
}

std::optional<FoundModels::Found> changedModel(const SavedModel& model,
                                               const std::vector<std::string>& places,
                                               const std::stop_token& stop) {
    for (const std::string& place : places) {
        if (stop.stop_requested())
            return std::nullopt;
        if (auto found = readModel(place, model.score)) {
            found->isChanged = !model.digest.empty();
            return found;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<FoundModels> findModels(const SavedSession& session, const std::string& sessionPath,
                                      const SessionWork& work) {
    FoundModels models;
    BundledDigests bundled;
    double done = 0;
    for (const SavedModel& model : session.models) {
        if (work.stop.stop_requested())
            return std::nullopt;
        const std::vector<std::string> places = placesOf(model, sessionPath);
        std::optional<FoundModels::Found> found = sameModel(model, places, bundled, work.stop);
        if (work.stop.stop_requested())
            return std::nullopt;
        if (!found)
            found = changedModel(model, places, work.stop);
        if (found) {
            found->lane = model.laneId();
            found->colour = model.colour;
            models.found.push_back(std::move(*found));
        } else {
            models.missing.push_back(model);
        }
        if (work.publish)
            work.publish(++done / static_cast<double>(session.models.size()));
    }
    return models;
}

}  // namespace attn
