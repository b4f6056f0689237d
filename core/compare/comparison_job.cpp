// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_job.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <new>
#include <system_error>
#include <thread>

#include "core/base/error.h"
#include "core/compare/run_training.h"

namespace attn {
namespace {

class ComparisonJob {
public:
    ComparisonJob(const Comparison& comparison, const std::vector<std::size_t>& runs, const RunStore& store,
                  const ComparisonOptions& options, const std::stop_token& stop,
                  const std::function<void(const RunNews&)>& publish)
        : m_comparison(comparison),
          m_runs(runs),
          m_store(store),
          m_options(options),
          m_stop(stop),
          m_publish(publish),
          m_pairs(comparison) {
        const auto processors = static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
        m_places = m_free = options.threads > 0 ? options.threads : processors;
    }

    void run() {
        std::vector<std::jthread> workers;
        try {
            const auto most = std::min(m_places, static_cast<Index>(m_runs.size()));
            for (Index i = 0; i < most; ++i)
                workers.emplace_back([this] { work(); });
        } catch (const std::system_error&) {
            if (workers.empty())
                throw Error("the system gives no thread; close other programs.", Error::Kind::Failure);
        }
        // The destructors of the workers wait for them.
    }

    std::vector<ComparedRun> take() {
        std::vector<ComparedRun> runs;
        for (auto& [index, run] : m_done)
            runs.push_back(std::move(run));
        return runs;
    }

private:
    void work() {
        std::unique_lock lock(m_mutex);
        while (m_next < m_runs.size() && !m_stop.stop_requested()) {
            const std::size_t run = m_runs[m_next++];
            const Index places =
                std::min(threadsOf(m_comparison.lanes[m_comparison.lane(run)].recipe), m_places);
            m_changed.wait(lock, [&] { return m_free >= places; });
            m_free -= places;
            lock.unlock();
            handle(run);
            lock.lock();
            m_free += places;
            m_changed.notify_all();
        }
    }

    // An exception ends only this run.
    void handle(std::size_t run) {
        using Stage = RunNews::Stage;
        std::string problem;
        try {
            if (std::optional<ComparedRun> found = m_store.find(run, problem))
                return keep(std::move(*found), Stage::Found, {});
            if (!problem.empty())
                tell({run, Stage::Training, {}, nullptr, problem});
            std::optional<ComparedRun> result = trainRun(m_comparison, run, m_pairs, m_store, m_options,
                                                         m_stop, [this](const RunNews& news) { tell(news); });
            if (!result)
                return tell({run, Stage::Stopped, {}, nullptr, {}});
            std::string unsaved;
            try {
                m_store.save(*result);
            } catch (const Error& error) {
                unsaved = error.what();
            }
            return keep(std::move(*result), Stage::Ended, unsaved);
        } catch (const std::bad_alloc&) {
            problem = "there is not enough memory; compare with fewer --threads.";
        } catch (const std::exception& error) {
            problem = error.what();
        }
        tell({run, Stage::Failed, {}, nullptr, m_comparison.runName(run) + ": " + problem});
    }

    void keep(ComparedRun result, RunNews::Stage stage, const std::string& problem) {
        const std::lock_guard lock(m_publishing);
        const std::size_t run = result.run;
        const ComparedRun& kept = m_done.insert_or_assign(run, std::move(result)).first->second;
        m_publish({run, stage, {}, &kept, problem});
    }

    void tell(const RunNews& news) {
        const std::lock_guard lock(m_publishing);
        m_publish(news);
    }

    const Comparison& m_comparison;
    const std::vector<std::size_t>& m_runs;
    const RunStore& m_store;
    const ComparisonOptions m_options;
    const std::stop_token m_stop;
    const std::function<void(const RunNews&)>& m_publish;
    SharedPairs m_pairs;

    std::mutex m_mutex;  // guards the next three
    std::condition_variable m_changed;
    std::size_t m_next = 0;
    Index m_free = 0;
    Index m_places = 0;

    std::mutex m_publishing;  // also guards m_done
    std::map<std::size_t, ComparedRun> m_done;
};

}  // namespace

ComparisonTable runComparison(const Comparison& comparison, const std::vector<std::size_t>& runs,
                              const RunStore& store, const ComparisonOptions& options,
                              const std::stop_token& stop,
                              const std::function<void(const RunNews&)>& publish) {
    ComparisonJob job(comparison, runs, store, options, stop, publish);
    job.run();
    return {comparison, job.take()};
}

}  // namespace attn
