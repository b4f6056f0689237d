// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_worker.h"

#include <exception>
#include <new>

#include "core/base/work_stopped.h"
#include "core/lessons/expressions/facts.h"

namespace attn::ui {

LessonWorker::LessonWorker(QObject* parent)
    : QObject(parent), m_thread([this](const std::stop_token& end) { run(end); }) {}

LessonWorker::~LessonWorker() {
    m_thread.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.clear();
        m_stop.request_stop();
    }
    m_thread.join();
}

void LessonWorker::start(Work work) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back({std::move(work), m_generation});
    }
    m_changed.notify_all();
    if (++m_pending == 1)
        emit busyChanged(true);
}

void LessonWorker::drop() {
    if (m_pending == 0)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.clear();
        m_stop.request_stop();
    }
    ++m_generation;
    m_pending = 0;
    emit busyChanged(false);
}

void LessonWorker::run(const std::stop_token& end) {
    while (!end.stop_requested()) {
        Job job;
        std::stop_token stop;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, end, [this] { return !m_jobs.empty(); }))
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_stop = std::stop_source();
            stop = m_stop.get_token();
        }
        const int generation = job.generation;
        const auto publish = [this, generation](double share) {
            QMetaObject::invokeMethod(this, [this, generation, share] {
                if (generation == m_generation)
                    emit progressed(share);
            });
        };
        std::function<void()> result;
        QString problem;
        try {
            result = job.work({stop, publish});
        } catch (const WorkStopped&) {
            continue;
        } catch (const std::bad_alloc&) {
            problem = tr("There is not enough memory for this step. Close other programs, then try again.");
        } catch (const std::exception& error) {
            problem = QString::fromUtf8(error.what());
        }
        job.work = nullptr;
        QMetaObject::invokeMethod(this, [this, generation, result = std::move(result), problem] {
            finish(generation, result, problem);
        });
    }
}

void LessonWorker::finish(int generation, const std::function<void()>& result, const QString& problem) {
    if (generation != m_generation)
        return;
    if (--m_pending == 0)
        emit busyChanged(false);
    if (!problem.isEmpty())
        emit failed(problem);
    else if (result)
        result();
}

}  // namespace attn::ui
