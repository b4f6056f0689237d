// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUuid>
#include <cstdio>

#include "core/base/error.h"
#include "core/runs/run_copy.h"
#include "core/system/machine_memory.h"

namespace attn::ui {
namespace {

QString lockOf(const QString& path) {
    return path + QStringLiteral(".lock");
}

// The lock of a copy; it never becomes stale while its owner lives.
std::unique_ptr<QLockFile> lockFile(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockOf(path));
    lock->setStaleLockTime(0);
    return lock;
}

// What somebody works on is nobody else's business, and a folder keeps others out whatever the umask says.
// Older versions made it open to all. A file system without modes refuses, and the copy is made all the same.
bool makePrivateFolder(const QString& place) {
    if (!QDir().mkpath(place))
        return false;
    QFile::setPermissions(place, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return true;
}

// Removes locks whose copies were never written.
void removeLoneLocks(const QDir& folder) {
    for (const QString& name : folder.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
        QString path = folder.filePath(name);
        path.chop(5);
        if (!QFile::exists(path) && lockFile(path)->tryLock(0))
            QFile::remove(path);
    }
}

// The file's name is gone when this returns. To free the bytes of a long run takes tens of milliseconds, and
// happens when another thread closes the file.
void removeLarge(const QString& path) {
    std::FILE* const open = std::fopen(QFile::encodeName(path).constData(), "rb");
    const bool isGone = QFile::remove(path);
    if (open && isGone)
        return QThreadPool::globalInstance()->start([open] { std::fclose(open); });
    if (open)
        std::fclose(open);
    if (!isGone)
        QFile::remove(path);  // a system that removes no open file
}

}  // namespace

QString Autosave::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/autosave");
}

Autosave::Autosave(Source source, QObject* parent)
    : Autosave(
          runCopies(),
          [source = std::move(source), copy = std::make_shared<RunCopy>()]() -> Write {
              const std::shared_ptr<const SavedRun> run = source();
              if (!run)
                  return {};
              return [run, copy](const std::string& path, const std::stop_token& stop) {
                  SaveRunOptions options;
                  options.stop = stop;
                  const bool isWritten = copy->write(*run, path, options);
                  returnMemory();
                  return isWritten;
              };
          },
          parent) {}

Autosave::Autosave(const AutosaveKind& kind, Content content, QObject* parent)
    : QObject(parent),
      m_kind(kind),
      m_content(std::move(content)),
      m_first(kind.first),
      m_interval(kind.interval) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&m_job, &BackgroundJob::ended, this, &Autosave::endWrite);
}

Autosave::~Autosave() = default;

void Autosave::noteChange() {
    m_isChanged = true;
    wait();
}

void Autosave::wait() {
    if (m_isChanged && !m_job.isRunning() && !m_timer.isActive())
        m_timer.start(m_lock ? m_interval : m_first);
}

void Autosave::setInterval(int milliseconds) {
    m_first = m_interval = milliseconds;
    if (m_timer.isActive())
        m_timer.start(milliseconds);
}

void Autosave::writeNow() {
    if (m_job.isRunning())
        m_isWanted = true;
    else
        write();
}

void Autosave::write() {
    m_isWanted = false;
    m_timer.stop();
    try {
        const Write writeTo = m_content();
        if (writeTo && takePlace()) {
            m_isChanged = false;
            m_job.start([writeTo, path = m_path.toStdString()](const std::stop_token& stop, const auto&) {
                const bool isDone = writeTo(path, stop);
                QFile::setPermissions(QString::fromStdString(path), QFile::ReadOwner | QFile::WriteOwner);
                return isDone;
            });
        }
    } catch (const std::exception& error) {
        report(QString::fromUtf8(error.what()));
    }
    wait();
}

// The first write chooses the name, which nobody else uses.
bool Autosave::takePlace() {
    if (m_lock)
        return true;
    const QString place = folder();
    if (!makePrivateFolder(place)) {
        report(tr("%1: cannot be created, so there is no safety copy of %2. Free some space, or allow "
                  "writing there.")
                   .arg(place, m_kind.subject));
        return false;
    }
    const QString path = QStringLiteral("%1/%2%3").arg(
        place, QUuid::createUuid().toString(QUuid::WithoutBraces), m_kind.suffix);
    std::unique_ptr<QLockFile> lock = lockFile(path);
    if (!lock->tryLock(0)) {
        report(tr("%1: cannot be written, so there is no safety copy of %2. Free some space, or allow "
                  "writing there.")
                   .arg(place, m_kind.subject));
        return false;
    }
    m_lock = std::move(lock);
    m_path = path;
    return true;
}

void Autosave::endWrite(bool isDone, const QString& problem) {
    if (isDone) {
        m_hasFailed = false;
        emit written();
    } else if (!problem.isEmpty()) {
        m_isChanged = true;  // tried again after the interval
        report(problem);
    }
    if (m_isWanted)
        write();
    else
        wait();
}

void Autosave::report(const QString& problem) {
    if (m_hasFailed)
        return;
    m_hasFailed = true;
    emit failed(problem);
}

void Autosave::discard() {
    m_job.drop();
    m_timer.stop();
    m_isChanged = m_isWanted = m_hasFailed = false;
    if (!m_lock)
        return;
    removeLarge(m_path);
    m_path.clear();
    m_lock.reset();
}

std::vector<Autosave::LeftBehind> Autosave::leftBehind(const AutosaveKind& kind) {
    const QDir place(folder());
    if (place.exists())
        makePrivateFolder(place.path());  // older versions made it open to all, and so what is left behind
    removeLoneLocks(place);
    std::vector<LeftBehind> found;
    const QString pattern = QLatin1Char('*') + kind.suffix;
    for (const QFileInfo& file : place.entryInfoList({pattern}, QDir::Files, QDir::Time)) {
        const std::unique_ptr<QLockFile> lock = lockFile(file.filePath());
        if (!lock->tryLock(0))
            continue;
        LeftBehind left{file.filePath(), file.lastModified(), {}, {}};
        try {
            left.what = kind.describe(file.filePath().toStdString());
        } catch (const std::exception& error) {
            left.problem = QString::fromUtf8(error.what());
        }
        found.push_back(std::move(left));
    }
    return found;
}

std::shared_ptr<QLockFile> Autosave::hold(const QString& path) {
    std::unique_ptr<QLockFile> lock = lockFile(path);
    if (!lock->tryLock(0))
        throw Error(path.toStdString() + ": another window has taken it; go on with it there.");
    return lock;
}

void Autosave::takeOver(const QString& path, std::shared_ptr<QLockFile> lock) {
    discard();
    m_lock = std::move(lock);
    m_path = path;
}

void Autosave::remove(const QString& path) {
    const std::unique_ptr<QLockFile> lock = lockFile(path);
    if (lock->tryLock(0))
        QFile::remove(path);
}

}  // namespace attn::ui
