// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session_files.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSettings>
#include <algorithm>
#include <future>
#include <stop_token>

#include "core/base/error.h"
#include "ui/files/left_behind.h"
#include "ui/files/save_dialog.h"
#include "ui/files/settings_file.h"
#include "ui/kit/commands/new_command.h"

namespace attn::ui {
namespace {

const char* const keepsModelsKey = "session/keepsModels";

}  // namespace

// The result of the reading thread.
struct SessionFiles::Read {
    SavedSession session;
    FoundModels models;
    std::optional<FileStamp> stamp;
    bool keepsModels = false;  // the file keeps models that have files of their own

    bool from(const QString& path, const SessionWork& work) {
        const std::string file = path.toStdString();
        stamp = fileStamp(file);
        std::optional<SavedSession> found = loadSession(file, work);
        if (!found)
            return false;
        std::optional<FoundModels> foundModels = findModels(*found, file, work);
        if (!foundModels)
            return false;
        keepsModels = doesKeepModels(*found);
        session = std::move(*found);
        models = std::move(*foundModels);
        return true;
    }
    static bool doesKeepModels(const SavedSession& saved) {
        return saved.keepsModels ||
               std::any_of(saved.models.begin(), saved.models.end(), [](const SavedModel& model) {
                   return !model.path.empty() && !model.embedded.empty();
               });
    }
    // A copy lacks the run and the models that have files. They are taken from the file to which the copy
    // belongs. Without that file the session has no run.
    void completeCopy(const SessionWork& work) {
        stamp = fileStamp(session.origin);
        try {
            if (const auto file = loadSession(session.origin, work)) {
                session.run = file->run;
                keepsModels = keepsModels || doesKeepModels(*file);
            }
        } catch (const Error&) {
            session.origin.clear();
        }
    }
};

SessionFiles::SessionFiles(Session& session, StepCursor& cursor, QWidget* window)
    : QObject(window),
      saveAction(newCommand(this, QStringLiteral("saveSession"), tr("Sa&ve Session"),
                            tr("Save models, text, changes by hand and window as a session"),
                            {Qt::CTRL | Qt::Key_S}, [this] { save(false); })),
      saveAsAction(newCommand(this, QStringLiteral("saveSessionAs"), tr("Save Sessio&n As…"),
                              tr("Save the session in another file, with the models in it or without"),
                              {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [this] { save(true); })),
      m_session(session),
      m_window(window),
      m_state(session, cursor),
      m_work(window),
      m_autosave(sessionCopies(), [this] { return copy(); }),
      m_keepsModels(QSettings().value(QLatin1String(keepsModelsKey)).toBool()) {
    connect(&m_work, &FileWork::problem, this, &SessionFiles::problem);
    connect(&m_work, &FileWork::said, this, &SessionFiles::said);
    connect(&m_autosave, &Autosave::failed, this, &SessionFiles::problem);
    m_follow.setSingleShot(true);
    m_follow.setInterval(0);
    connect(&m_follow, &QTimer::timeout, this, &SessionFiles::follow);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Models)
            m_state.noteModels();
        if (change != SessionChange::Decoded)
            noteChange();
    });
}

void SessionFiles::begin(bool keepsSafe) {
    m_keepsSafe = keepsSafe;
    m_state.noteModels();
    m_content = content();
    follow();
}

SavedSession SessionFiles::collect(bool SessionPart::*which) const {
    SavedSession saved;
    m_state.collect(saved);
    for (const SessionPart& part : m_parts)
        if (!which || part.*which)
            part.collect(saved);
    return saved;
}

std::string SessionFiles::content() const {
    return sessionContent(collect(&SessionPart::isContent));
}

void SessionFiles::follow() {
    const bool isNew = isChanged();
    const QString name = m_path.isEmpty() ? tr("Recovered session") : QFileInfo(m_path).fileName();
    const bool isNamed = !m_path.isEmpty() || m_isRecovered;
    m_window->setWindowTitle(isNamed ? tr("%1[*] – Attention Lab").arg(name) : tr("Attention Lab"));
    m_window->setWindowModified(isNamed && isNew);
    if (!m_keepsSafe)
        return;
    if (isNew)
        m_autosave.noteChange();
    else if (!m_autosave.path().isEmpty())
        m_autosave.discard();
}

Autosave::Write SessionFiles::copy() const {
    if (!isChanged())
        return {};
    const auto saved = std::make_shared<SavedSession>(collect(&SessionPart::isKeptSafe));
    saved->origin = m_path.toStdString();
    return [saved](const std::string& path, const std::stop_token& stop) {
        return saveSession(*saved, path, {.stop = stop, .publish = {}});
    };
}

QString SessionFiles::writtenSentence(const SavedSession& saved, const QString& path) {
    QStringList outside;
    for (const std::string& file : namedOutside(saved, path.toStdString()))
        outside.append(QFileInfo(QString::fromStdString(file)).fileName());
    if (outside.isEmpty())
        return tr("%1 written").arg(path);
    return tr("%1 written. It does not hold %2: to pass it on, send this along, or save it with the models "
              "in it.")
        .arg(path, outside.join(QStringLiteral(", ")));
}

bool SessionFiles::save(bool asksForPath) {
    if (m_work.isBusy())
        return false;
    const Conflict found = asksForPath ? Conflict::None : conflict();
    if (found == Conflict::Stay)
        return false;
    QString path = m_path;
    if (path.isEmpty() || asksForPath || found == Conflict::SaveElsewhere) {
        const QString byPath = tr("Sessions that know models by their files (*.attnlab)");
        const QString withModels = tr("Sessions with the models in them (*.attnlab)");
        const SaveChoice choice = askForSaveFile(
            m_window, tr("Save Session"), path.isEmpty() ? QStringLiteral("session.attnlab") : path,
            byPath + QStringLiteral(";;") + withModels, m_keepsModels ? withModels : byPath);
        path = choice.path;
        if (path.isEmpty())
            return false;
        m_keepsModels = choice.filter == withModels;
        try {
            storeSettings({{QLatin1String(keepsModelsKey), m_keepsModels}});
        } catch (const Error& error) {
            emit problem(QString::fromUtf8(error.what()));  // the session itself can still be saved
        }
    }
    const auto saved = std::make_shared<SavedSession>(collect());
    for (const SessionPart& part : m_parts)
        if (part.mayGive && !part.mayGive(*saved, path))
            return false;
    saved->keepsModels = m_keepsModels;
    for (SavedModel& model : saved->models)
        model.isKept = m_keepsModels;
    const auto stamp = std::make_shared<std::optional<FileStamp>>();
    const auto write = [saved, path, stamp](const std::stop_token& stop,
                                            const BackgroundJob::Publish& publish) {
        const std::string file = path.toStdString();
        const bool isWritten = saveSession(*saved, file, {.stop = stop, .publish = sharesOf(publish)});
        *stamp = fileStamp(file);
        return isWritten;
    };
    m_work.start({tr("Session"), path, writtenSentence(*saved, path), write,
                  [this, saved, path, stamp] { finishSaving(*saved, path, *stamp); }});
    return true;
}

SessionFiles::Conflict SessionFiles::conflict() {
    const std::optional<FileStamp> now = fileStamp(m_path.toStdString());
    if (m_path.isEmpty() || !now || now == m_stamp)
        return Conflict::None;
    QMessageBox box(
        QMessageBox::Warning, tr("Attention Lab"),
        tr("The file %1 has changed since this window read it.").arg(QFileInfo(m_path).fileName()),
        QMessageBox::NoButton, m_window);
    box.setInformativeText(
        tr("Another window or program has written it. If you replace it, what was saved there is lost."));
    box.setObjectName(QStringLiteral("sessionChanged"));
    QPushButton* elsewhere = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    replace->setObjectName(QStringLiteral("replaceSession"));
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == replace)
        return Conflict::None;
    return box.clickedButton() == elsewhere ? Conflict::SaveElsewhere : Conflict::Stay;
}

void SessionFiles::finishSaving(const SavedSession& saved, const QString& path,
                                const std::optional<FileStamp>& stamp) {
    m_path = path;
    m_stamp = stamp;
    m_content = sessionContent(saved);
    m_isRecovered = false;
    m_session.undoStack()->setClean();  // later typing is another undo command
    m_autosave.discard();
    for (const SessionPart& part : m_parts)
        if (part.saved)
            part.saved(saved);
    emit opened(path);
    follow();
}

void SessionFiles::open(const QString& name) {
    const QString path = QFileInfo(name).absoluteFilePath();
    if (m_work.isBusy() || !mayLose())
        return;
    const auto read = std::make_shared<Read>();
    const auto work = [read, path](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        return read->from(path, {.stop = stop, .publish = sharesOf(publish)});
    };
    m_work.start({tr("Session"), path, QString(), work, [this, read, path, before = content()] {
                      // If the user changed something during the reading, this asks first.
                      if ((content() == before || mayLose()) && take(*read, path))
                          emit said(tr("%1 opened").arg(path));
                  }});
}

bool SessionFiles::openNow(const QString& name, std::chrono::milliseconds most,
                           const std::function<void()>& late) {
    const QString path = QFileInfo(name).absoluteFilePath();
    const auto read = std::make_shared<Read>();
    const auto stop = std::make_shared<std::stop_source>();
    const std::shared_future<bool> reading = std::async(std::launch::async, [read, path, stop] {
        return read->from(path, {.stop = stop->get_token(), .publish = {}});
    });
    if (most > most.zero() && reading.wait_for(most) == std::future_status::ready)
        return reading.get() && take(*read, path);
    const auto work = [reading, stop](const std::stop_token& cancel, const BackgroundJob::Publish&) {
        const std::stop_callback pass(cancel, [stop] { stop->request_stop(); });
        return reading.get();
    };
    m_work.start({tr("Session"), path, tr("%1 opened").arg(path), work, [this, read, path, late] {
                      if (take(*read, path))
                          late();
                  }});
    return false;
}

bool SessionFiles::take(Read& read, const QString& path) {
    for (const SessionPart& part : m_parts)
        if (part.mayTake && !part.mayTake(read.session))
            return false;
    QStringList sentences = m_state.restore(read.session, std::move(read.models),
                                            path.isEmpty() ? tr("Recovered session") : path);
    for (const SessionPart& part : m_parts)
        try {
            part.take(read.session);
        } catch (const Error& error) {
            sentences.append(QString::fromUtf8(error.what()));  // the other parts are still taken
        }
    m_autosave.discard();
    m_path = path;
    m_stamp = read.stamp;
    m_content = content();
    m_isRecovered = false;
    m_keepsModels = read.keepsModels;
    if (!path.isEmpty())
        emit opened(path);
    for (const QString& sentence : sentences)
        emit problem(sentence);
    follow();
    return true;
}

bool SessionFiles::offerLeftBehind() {
    m_work.wait();  // the session of the command line may still be read
    const auto openCopy = [this](const QString& path, std::shared_ptr<QLockFile> hold, const QString& said) {
        const auto read = std::make_shared<Read>();
        const auto work = [read, path](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
            const SessionWork readWork = {.stop = stop, .publish = sharesOf(publish)};
            if (!read->from(path, readWork))
                return false;
            if (!read->session.origin.empty())
                read->completeCopy(readWork);
            return !stop.stop_requested();
        };
        m_work.start({tr("Session"), path, QString(), work, [this, read, path, hold, said] {
                          // A bare name does not say where the file is.
                          const QString origin = QString::fromStdString(read->session.origin);
                          if (!mayLose() || !take(*read, QDir::isAbsolutePath(origin) ? origin : QString()))
                              return;
                          emit this->said(said);
                          m_autosave.takeOver(path, hold);
                          m_content.clear();
                          m_isRecovered = true;
                          follow();
                      }});
    };
    const bool isOpened = ui::offerLeftBehind(sessionCopies(), m_window, openCopy,
                                              [this](const QString& sentence) { emit problem(sentence); });
    m_work.wait();
    return isOpened;
}

// Nobody needs to save a text that was only tried out in a window without a file. Changes made by hand do
// need saving.
bool SessionFiles::needsAsking() const {
    return (!m_path.isEmpty() || m_isRecovered || m_session.hasWhatIfs()) && isChanged();
}

bool SessionFiles::mayLose() {
    if (m_isAsking)
        return false;
    const QScopedValueRollback asking(m_isAsking, true);
    m_work.wait();
    if (!needsAsking())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Attention Lab"),
                    m_path.isEmpty() ? tr("The session is not saved.")
                                     : tr("The session %1 has changed.").arg(QFileInfo(m_path).fileName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Save it with its models, its text and the changes by hand?"));
    box.setObjectName(QStringLiteral("loseSession"));
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    if (chosen == QMessageBox::Save)
        return save(false) && m_work.wait();
    return chosen == QMessageBox::Discard;
}

void SessionFiles::end() {
    m_keepsSafe = false;
    m_follow.stop();
    m_autosave.discard();
}

}  // namespace attn::ui
