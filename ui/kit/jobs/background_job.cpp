// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/jobs/background_job.h"

#include <QMetaObject>
#include <cassert>
#include <chrono>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "core/base/work_stopped.h"

namespace attn::ui {

namespace {

constexpr std::chrono::milliseconds pauseForMemory{20};

// An exception that leaves the thread would end the program. Where memory is short, the window hears of the
// end as soon as there is some.
template <class Post>
void tellEnd(Post post) {
    for (;;) {
        try {
            return post();
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(pauseForMemory);
        }
    }
}

}  // namespace

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent) {}

BackgroundJob::~BackgroundJob() {
    drop();
}

void BackgroundJob::start(Work work) {
    assert(!m_isRunning);
    drop();  // joins the thread of the work before
    m_isRunning = true;
    const int run = m_run;
    // Where memory has run out, there may be none for a sentence about it.
    const QString noMemory = tr("There is not enough memory for this.");
    const auto body = [this, run, noMemory, work = std::move(work)](const std::stop_token& stop) {
        const Publish publish = [this, run](int done, int all) {
            QMetaObject::invokeMethod(
                this,
                [this, run, done, all] {
                    if (run == m_run && m_isRunning)
                        emit progressed(done, all);
                },
                Qt::QueuedConnection);
        };
        bool isDone = false;
        QString problem;
        try {
            try {
                isDone = work(stop, publish);
            } catch (const WorkStopped&) {
                isDone = false;
            } catch (const std::bad_alloc&) {
                throw;
            } catch (const std::exception& error) {
                problem = QString::fromUtf8(error.what());
            }
        } catch (const std::bad_alloc&) {
            problem = noMemory;
        }
        tellEnd([&] {
            QMetaObject::invokeMethod(
                this, [this, run, isDone, problem] { finish(run, isDone, problem); }, Qt::QueuedConnection);
        });
    };
    try {
        m_thread = std::jthread(body);
    } catch (const std::system_error&) {
        finish(run, false, tr("The system has no thread left for this. Close other programs."));
    } catch (const std::bad_alloc&) {
        finish(run, false, noMemory);
    }
}

void BackgroundJob::finish(int run, bool isDone, const QString& problem) {
    if (run != m_run || !m_isRunning)
        return;
    if (m_thread.joinable())
        m_thread.join();
    m_isRunning = false;
    emit ended(isDone, problem);
}

void BackgroundJob::cancel() {
    m_thread.request_stop();
}

void BackgroundJob::drop() {
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    ++m_run;
    m_isRunning = false;
}

}  // namespace attn::ui
