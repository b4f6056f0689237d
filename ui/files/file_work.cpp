// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_work.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <utility>

#include "core/base/error.h"

namespace attn::ui {

FileWork::FileWork(QWidget* window, QObject* parent) : QObject(parent), m_window(window) {
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        if (m_progress) {
            m_progress->setMaximum(all);
            m_progress->setValue(done);
        }
    });
    connect(&m_job, &BackgroundJob::ended, this, &FileWork::end);
}

bool FileWork::isBusy() {
    if (isRunning())
        emit problem(tr("%1: the work with this file is not finished yet; wait for it, or cancel it.")
                         .arg(m_task.path));
    return isRunning();
}

void FileWork::start(Task task) {
    if (isBusy())
        return;
    m_task = std::move(task);
    m_hasSucceeded = false;
    m_progress = new QProgressDialog(tr("%1: %2").arg(m_task.what, QFileInfo(m_task.path).fileName()),
                                     tr("&Cancel"), 0, 0, m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setMinimumDuration(600);
    m_progress->setAutoReset(false);
    connect(m_progress, &QProgressDialog::canceled, &m_job, &BackgroundJob::cancel);
    m_job.start(std::exchange(m_task.work, nullptr));
}

void FileWork::end(bool isDone, const QString& text) {
    delete m_progress;  // at once, so that it does not cover questions of `done`
    const std::function<void()> done = std::exchange(m_task.done, nullptr);
    m_hasSucceeded = isDone && text.isEmpty();
    if (!text.isEmpty())
        emit problem(text);
    if (!m_hasSucceeded)
        return;
    const QString sentence = m_task.said;  // a copy, because `done` may start another task
    try {
        if (done)
            done();
        if (!sentence.isEmpty())
            emit said(sentence);
    } catch (const Error& error) {
        m_hasSucceeded = false;
        emit problem(QString::fromUtf8(error.what()));
    }
}

bool FileWork::wait() {
    if (isRunning()) {
        QEventLoop loop;
        connect(&m_job, &BackgroundJob::ended, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return m_hasSucceeded;
}

std::function<void(double)> sharesOf(const BackgroundJob::Publish& publish) {
    constexpr int percent = 100;
    return [&publish](double share) { publish(static_cast<int>(percent * share), percent); };
}

}  // namespace attn::ui
