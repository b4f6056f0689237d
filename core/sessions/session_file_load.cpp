// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/zip_archive.h"
#include "core/files/portable_path.h"
#include "core/model_files/model_file.h"
#include "core/runs/run_file.h"
#include "core/sessions/session_json.h"

namespace attn {
namespace {

constexpr const char* sessionWriter = "Attention Lab";
constexpr std::uint64_t largestJson = 64 << 20;  // bytes

std::string readEntry(const ZipArchive& zip, const std::string& name, std::uint64_t largest = ~0ULL) {
    const ZipArchive::Entry* entry = zip.find(name);
    if (!entry)
        throw Error(zip.path() + ": " +
                    told("%1 is not in it, which %2 has; choose a file that Attention Lab has saved.", name,
                         told(sessionCalled)));
    if (entry->size > largest)
        throw Error(zip.path() + ": " +
                    told("%1 in it has %2 bytes, at most %3 are read.", name, entry->size, largest));
    return zip.read(*entry);
}

SavedSession readHeader(const ZipArchive& zip) {
    SavedSession session =
        sessionFromJson(readEntry(zip, sessionJsonName, largestJson), zip.path() + ": " + sessionJsonName);
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::absolute(zip.path(), error).parent_path();
    for (SavedModel& model : session.models) {
        model.isRelative = !model.path.empty() && model.path == model.relativePath;
        model.path = withHome(model.path);
        if (model.isRelative)
            model.path = (folder / model.path).lexically_normal().string();
    }
    return session;
}

void readEmbedded(const ZipArchive& zip, SavedModel& model) {
    const std::string name = embeddedName(model.embedded);
    const std::string bytes = readEntry(zip, name);
    const std::string where = zip.path() + ": " + name;
    if (digestOf(bytes) != model.embedded)
        throw Error(where + ": " +
                    told("its bytes are not those that were saved; take another copy of the session."));
    model.model = loadModel(SafetensorsFile::parse(bytes, where));
    const std::string& score = model.model->network.config().attention.score;
    if (score != model.score)
        throw Error(where + ": " +
                    told("its score is \"%1\", expected \"%2\", as session.json says.", score, model.score));
}

std::optional<SavedSession> readSession(const ZipArchive& zip, const SessionWork& work) {
    const std::string& path = zip.path();
    SavedSession session = readHeader(zip);
    for (SavedModel& model : session.models) {
        if (work.stop.stop_requested())
            return std::nullopt;
        if (!model.embedded.empty())
            readEmbedded(zip, model);
    }
    if (zip.find(sessionRunName)) {
        LoadRunOptions options;
        options.stop = work.stop;
        options.publish = work.publish;
        const SafetensorsFile file =
            SafetensorsFile::parse(readEntry(zip, sessionRunName), path + ": " + sessionRunName);
        std::optional<SavedRun> run = loadRun(file, path, options);
        if (!run)
            return std::nullopt;
        session.run = std::make_shared<const SavedRun>(std::move(*run));
    }
    return session;
}

}  // namespace

SavedSession loadSessionHeader(const std::string& path) {
    return readHeader(ZipArchive(path, sessionWriter));
}

std::optional<SavedSession> loadSession(const std::string& path, const SessionWork& work) {
    return readSession(ZipArchive(path, sessionWriter), work);
}

std::optional<SavedSession> loadSessionBytes(std::string bytes, const std::string& path,
                                             const SessionWork& work) {
    return readSession(ZipArchive(std::move(bytes), path, sessionWriter), work);
}

}  // namespace attn
