// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the files of the window by the window's own savers, in a loop, for faults.py and kills.py.
//   window_saves kinds
//   window_saves KIND FOLDER CALL ERROR STAYS FROM STRIDE    each call fails in turn; needs libattn_faults.so
//   window_saves KIND FOLDER loop                            saves until it is killed
//   window_saves KIND FOLDER write VERSION                   saves once: 0 is the old file, 1 the new one
//   window_saves KIND FOLDER check                           "old", "new", or what is wrong, where a reader
//   tells
// KIND FOLDER … prints "NUMBER tab OUTCOME tab SENTENCE" for each call: failed, survived or lost.
#include <dlfcn.h>

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QMainWindow>
#include <QScopeGuard>
#include <QTimer>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/lessons/format/lesson_file.h"
#include "core/lessons/progress/lesson_progress.h"
#include "core/model_files/model_file.h"
#include "core/runs/run_copy.h"
#include "core/runs/run_file.h"
#include "tests/core/model_files/small_model.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/sample_run.h"
#include "tests/support/sample_session.h"
#include "tests/ui/figures/sample_film.h"
#include "tests/ui/inspect/document/small_systems.h"
#include "ui/figures/film/animation.h"
#include "ui/figures/film/film_strip.h"
#include "ui/files/file_work.h"
#include "ui/files/window_settings.h"
#include "ui/inspect/document/gold_document.h"
#include "ui/window/application.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;

using Arm = void (*)(const char* call, long at, const char* error, int stays, const char* under, int others);
using Disarm = long (*)(long* failed);

// How one kind of file is saved: version 0 is the old file, 1 the new one.
struct Saver {
    std::string name;  // of the file in the folder
    std::function<void(int version, const QString& path)> write;
    bool isJob = true;  // on another thread, by FileWork; else while an event is handled
    std::function<int(const QString& path)> versionOf = {};  // throws; empty: the bytes are compared
};

std::string bytesOfAll(const fs::path& path) {
    if (!fs::is_directory(path))
        return readBytes(path);
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(path))
        files[entry.path().filename().string()] = readBytes(entry.path());
    std::string all;
    for (const auto& [name, bytes] : files)
        all += name + '\n' + bytes;
    return all;
}

std::string versionText(int version) {
    return version == 0 ? "the old file" : "the new file";
}

std::map<std::string, Saver> savers() {
    std::map<std::string, Saver> all;
    const auto run = std::make_shared<SavedRun>(sampleRun());
    const auto versionOfRun = [](const QString& path) {
        const std::string text = loadRun(path.toStdString()).pin.source;
        return text == versionText(0) ? 0 : text == versionText(1) ? 1 : -1;
    };
    all["run"] = {"a.attnrun",
                  [run](int version, const QString& path) {
                      SavedRun saved = *run;
                      saved.pin.source = versionText(version);
                      saveRun(saved, path.toStdString());
                  },
                  true, versionOfRun};
    all["session"] = {"a.attnlab", [](int version, const QString& path) {
                          SavedSession session = sampleSession();
                          session.text = versionText(version);
                          session.mode = "step";  // kills.py types into its text
                          saveSession(session, path.toStdString(), {});
                      }};
    all["window model"] = {"a.safetensors", [](int version, const QString& path) {
                               TrainedModel model = smallModel();
                               model.training.seed = static_cast<std::uint64_t>(version);
                               saveModel(model, path.toStdString());
                           }};
    // The files of both versions are read before anything fails.
    const auto lessons = std::make_shared<std::vector<std::shared_ptr<const LessonFiles>>>();
    const auto lessonFolder = std::make_shared<TemporaryFolder>();
    for (const int version : {0, 1}) {
        auto json = sampleLessonJson();
        json["title"] = versionText(version);
        lessons->push_back(LessonFiles::open(
            writeSampleLesson(*lessonFolder, sampleLessonFiles(json), "lesson" + std::to_string(version))));
    }
    all["window lesson"] = {"a.attnlesson", [lessons, lessonFolder](int version, const QString& path) {
                                packLesson(*(*lessons)[static_cast<std::size_t>(version)],
                                           path.toStdString());
                            }};
    all["progress"] = {"progress.json",
                       [](int version, const QString& path) {
                           Progress progress;
                           progress.person = versionText(version);
                           progress.lessons["a"].step = "b";
                           saveProgress(progress, path.toStdString());
                       },
                       false};
    all["answers"] = {"answers.json",
                      [](int version, const QString& path) {
                          AnswerSheet sheet;
                          sheet.lesson = "a";
                          sheet.person = versionText(version);
                          saveAnswerSheets({sheet}, path.toStdString());
                      },
                      false};
    all["known links"] = {"a.links",
                          [](int version, const QString& path) {
                              Inspection inspection;
                              ui::InspectSystems systems(inspection);
                              ui::ReadingQueue queue;
                              ui::GoldDocument gold(inspection, systems, queue);
                              systems.add(smallSystem("one", {0, 1}), nullptr, 0);
                              gold.toggleLink(1, 0, version);
                              QString problem;
                              QObject::connect(&gold, &ui::GoldDocument::problem,
                                               [&](const QString& sentence) { problem = sentence; });
                              if (!gold.save(path, QStringLiteral("pharaoh")))
                                  throw Error(problem.toStdString(), Error::Kind::Failure);
                          },
                          false};
    all["window settings"] = {"config/attention-lab/attention-lab.conf",
                              [](int version, const QString&) {
                                  ui::WindowSettings settings = ui::loadWindowSettings();
                                  settings.text = QString::fromStdString(versionText(version));
                                  saveWindowSettings(settings);
                              },
                              false};
    all["film strip"] = {"a.svg", [](int version, const QString& path) {
                             ui::FilmStrip strip;
                             strip.lanes = filmLanes(1);
                             strip.updates = ui::filmUpdates(strip.lanes, 2);
                             strip.title = QString::fromStdString(versionText(version));
                             strip.theme = ui::makePictureTheme(ui::ThemeKind::Light, ui::ColourMap::Blues);
                             writeFilmStrip(strip, path);
                         }};
    const auto animation = [](int version) {
        ui::Animation film;
        film.lanes = filmLanes(1);
        film.updates = ui::filmUpdates(film.lanes, static_cast<std::size_t>(2 + version));
        film.title = QString::fromStdString(versionText(version));
        film.theme = ui::makePictureTheme(ui::ThemeKind::Light, ui::ColourMap::Blues);
        return film;
    };
    // Where Qt gets no memory for a letter it draws none, and says nothing: whole pictures are enough.
    const auto versionOfAnimation = [](const QString& path) {
        const std::string bytes = readBytes(path.toStdString());
        const auto sizeAt = [&](std::size_t place) {
            std::uint32_t size = 0;
            std::memcpy(&size, bytes.data() + place, sizeof size);
            return static_cast<std::size_t>(size);
        };
        // RIFF: a head of twelve bytes, then parts of a name, a size and as many bytes, to an even number.
        if (bytes.size() < 12 || !bytes.starts_with("RIFF") || sizeAt(4) + 8 != bytes.size())
            throw Error("it has not as many bytes as it says");
        int frames = 0;
        std::size_t place = 12;
        for (; place + 8 <= bytes.size(); place += 8 + (sizeAt(place + 4) + 1) / 2 * 2)
            frames += bytes.compare(place, 4, "ANMF") == 0 ? 1 : 0;
        if (place != bytes.size())
            throw Error("its parts do not fill it");
        return frames - 2;
    };
    all["animation"] = {
        "a.webp", [animation](int version, const QString& path) { writeAnimation(animation(version), path); },
        true, versionOfAnimation};
    const auto versionOfFrames = [](const QString& path) {
        const QDir folder(path);
        const QStringList names = folder.entryList(QDir::Files);
        for (const QString& name : names)
            if (QImage(folder.filePath(name)).isNull())
                throw Error(name.toStdString() + " is no picture");
        return names.isEmpty() ? 0 : names.size() == 3 ? 1 : -1;
    };
    all["frames"] = {"frames",
                     [animation](int version, const QString& path) {
                         if (version > 0)
                             writeAnimationFrames(animation(version), path);
                         else
                             QDir().mkpath(path);  // pictures go only into an empty folder
                     },
                     true, versionOfFrames};
    // The safety copy of a run grows by what is new. Like Autosave, one RunCopy writes all versions.
    const auto copy = std::make_shared<RunCopy>();
    all["run copy"] = {"a.attnrun",
                       [run, copy](int version, const QString& path) {
                           SavedRun saved = *run;
                           saved.pin.source = versionText(version);
                           copy->write(saved, path.toStdString());
                       },
                       true, versionOfRun};
    return all;
}

class Driver {
public:
    Driver(const Saver& saver, const QString& folder)
        : m_saver(saver),
          m_folder(folder),
          m_path(folder + QLatin1Char('/') + QString::fromStdString(saver.name)),
          m_work(&m_window) {
        QObject::connect(&m_work, &ui::FileWork::problem, [this](const QString& said) { m_problem = said; });
        QObject::connect(qobject_cast<ui::Application*>(qApp), &ui::Application::problem,
                         [this](const QString& said) { m_problem = said; });
        QDir().mkpath(QFileInfo(m_path).path());
    }

    // Saves a version like the window does. Returns what the window says; empty after a success.
    QString save(int version, const std::function<void()>& before = {},
                 const std::function<void()>& after = {}) {
        m_problem.clear();
        bool isEnded = false;
        if (m_saver.isJob) {
            if (before)
                before();
            m_work.start({QStringLiteral("File"), m_path, QString(),
                          [this, version](const std::stop_token&, const auto&) {
                              m_saver.write(version, m_path);
                              return true;
                          }});
            m_work.wait();
            isEnded = true;
        } else {
            QTimer::singleShot(0, &m_window, [&] {
                const auto end = qScopeGuard([&] {
                    if (after)
                        after();
                    isEnded = true;
                });
                if (before)
                    before();
                try {
                    m_saver.write(version, m_path);
                } catch (const Error& error) {  // like the window's slots; a lack of memory leaves them
                    m_problem = QString::fromUtf8(error.what());
                }
            });
            while (!isEnded)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            return m_problem;
        }
        if (after)
            after();
        return m_problem;
    }

    void makeReferences() {
        for (int version : {0, 1}) {
            clear();
            if (version == 1 && m_saver.name == "frames")
                save(0);
            const QString problem = save(version);
            if (!problem.isEmpty())
                throw Error(problem.toStdString());
            m_reference[version] = bytesOfAll(m_path.toStdString());
        }
    }

    // "old", "new", or what is wrong.
    std::string state() const {
        std::string strays;
        for (const auto& entry : fs::recursive_directory_iterator(m_folder.toStdString())) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with(".attention-lab") || name.find(".conf.") != std::string::npos)
                strays += " " + name;
        }
        if (!strays.empty())
            return "left behind:" + strays;
        try {
            if (m_saver.versionOf) {
                const int version = m_saver.versionOf(m_path);
                return version == 0 ? "old" : version == 1 ? "new" : "another version";
            }
        } catch (const std::exception& error) {
            return std::string("broken: ") + error.what();
        }
        const std::string bytes = bytesOfAll(m_path.toStdString());
        return bytes == m_reference[0] ? "old" : bytes == m_reference[1] ? "new" : "broken";
    }

    void fail(const std::string& call, const std::string& error, bool stays, long from, long stride) {
        const auto arm = reinterpret_cast<Arm>(::dlsym(RTLD_DEFAULT, "attn_fault_arm"));
        const auto disarm = reinterpret_cast<Disarm>(::dlsym(RTLD_DEFAULT, "attn_fault_disarm"));
        if (!arm || !disarm)
            throw Error("libattn_faults.so is not loaded (LD_PRELOAD).");
        const bool isMemory = call == "memory" || call == "mmap";
        const std::string under = isMemory ? "" : m_folder.toStdString();
        for (long at = from;; at += stride) {
            if (m_saver.name == "frames")
                clear();
            const QString before = save(0);
            if (!before.isEmpty() || state() != "old") {
                std::cout << at << "\tlost\tno old file can be saved any more: " << before.toStdString()
                          << state() << std::endl;
                return;
            }
            long failed = 0, calls = 0;
            std::cout << at << "\tbegins" << std::endl;
            const QString problem = save(
                1,
                [&] {
                    arm(call.c_str(), at, error.c_str(), stays, under.c_str(), isMemory && m_saver.isJob);
                },
                [&] { calls = disarm(&failed); });
            if (failed == 0) {
                std::cout << calls << "\tcalls" << std::endl;
                return;
            }
            const std::string found = state();
            const bool isWhole = found == "old" || found == "new";
            const bool isLie = problem.isEmpty() && found == "old";
            const bool gaveUp =
                !problem.isEmpty() && (error == "EINTR" || error == "SHORT") && call != "rename";
            std::cout << at << '\t'
                      << (!isWhole || isLie || gaveUp ? "lost"
                          : problem.isEmpty()         ? "survived"
                                                      : "failed")
                      << '\t' << found << ": " << problem.toStdString() << std::endl;
        }
    }

    void loop() {
        for (int version = 0;; version = 1 - version) {
            if (m_saver.name == "frames")
                clear();
            save(version);
            std::cout << "saved" << std::endl;
        }
    }

private:
    void clear() { fs::remove_all(m_path.toStdString()); }

    const Saver m_saver;
    const QString m_folder, m_path;
    QMainWindow m_window;
    ui::FileWork m_work;
    QString m_problem;
    std::string m_reference[2];
};

int runSaves(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::map<std::string, Saver> all = savers();
    if (words.size() == 1 && words[0] == "kinds") {
        for (const auto& [kind, saver] : all)
            std::cout << kind << '\n';
        return 0;
    }
    if (words.size() < 3 || !all.contains(words[0])) {
        std::cerr << "window_saves: read the comment at the top of window_saves.cpp\n";
        return 2;
    }
    Driver driver(all.at(words[0]), QString::fromStdString(words[1]));
    if (words[2] == "loop") {
        driver.loop();
    } else if (words[2] == "write" && words.size() == 4) {
        const QString problem = driver.save(std::stoi(words[3]));
        if (!problem.isEmpty())
            throw Error(problem.toStdString());
    } else if (words[2] == "check") {
        const std::string found = driver.state();
        std::cout << found << '\n';
    } else if (words.size() == 7) {
        driver.makeReferences();
        driver.fail(words[2], words[3], words[4] == "1", std::stol(words[5]), std::stol(words[6]));
    }
    return 0;
}

}  // namespace
}  // namespace attn::test

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 2)
        for (const auto& [name, folder] :
             {std::pair{"XDG_CONFIG_HOME", "/config"}, std::pair{"XDG_DATA_HOME", "/data"}})
            qputenv(name, QByteArray(argv[2]) + folder);
    attn::ui::Application application(argc, argv);
    QCoreApplication::setOrganizationName("attention-lab");
    QCoreApplication::setApplicationName("attention-lab");
    try {
        return attn::test::runSaves(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "window_saves: " << error.what() << '\n';
        return 1;
    }
}
