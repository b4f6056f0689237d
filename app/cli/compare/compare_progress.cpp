// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_progress.h"

#include <cstdio>

#include "app/cli/common/interrupt.h"
#include "app/cli/common/train_progress.h"
#include "core/base/display_text.h"

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds redrawInterval{200};

}  // namespace

CompareProgress::CompareProgress(const Comparison& comparison, std::size_t runs, bool isQuiet)
    : m_comparison(comparison),
      m_runs(runs),
      m_isQuiet(isQuiet),
      m_isTerminal(isTerminal(stderr)),
      m_begin(Clock::now()),
      m_shown(m_begin) {}

CompareProgress::~CompareProgress() {
    if (m_isOpen)
        std::fputc('\n', stderr);
}

void CompareProgress::line(const std::string& text) {
    std::fprintf(stderr, "%s%s\n", m_isOpen ? "\r\033[K" : "", text.c_str());
    m_isOpen = false;
    std::fflush(stderr);
}

void CompareProgress::show(const RunNews& news) {
    using Stage = RunNews::Stage;
    // Runs that share their pairs report the same problem, so it is said only once.
    if (!news.problem.empty() && m_said.insert(news.problem).second)
        line("attnlab: " + news.problem);
    if (news.stage == Stage::Resumed)
        m_partsHere += static_cast<double>(news.progress.update) / static_cast<double>(news.progress.updates);
    if (news.stage == Stage::Resumed || (news.stage == Stage::Training && news.progress.updates > 0)) {
        m_parts[news.run] =
            static_cast<double>(news.progress.update) / static_cast<double>(news.progress.updates);
    }
    if (news.stage == Stage::Found || news.stage == Stage::Ended || news.stage == Stage::Failed) {
        ++m_ended;
        m_trained += news.stage == Stage::Ended ? 1 : 0;
        m_parts.erase(news.run);
    }
    if (m_isQuiet)
        return;
    if (news.result) {
        const RunFigures& figures = news.result->figures;
        std::string text = std::to_string(m_ended) + "/" + std::to_string(m_runs) + "  " +
                           visibleText(m_comparison.lanes[m_comparison.lane(news.run)].name) + ", seed " +
                           std::to_string(m_comparison.seed(news.run)) + ": ";
        text += figures.exactMatch ? "exact match " + formatted("%.2f %%", 100 * *figures.exactMatch)
                : figures.accuracy ? "accuracy " + formatted("%.2f %%", 100 * *figures.accuracy)
                                   : std::string("diverged");
        text += news.stage == Stage::Found ? ", done before" : formatted(" in %.1f s", *figures.seconds);
        line(text);
    }
    if (m_isTerminal && Clock::now() - m_shown >= redrawInterval)
        showWork();
}

void CompareProgress::showWork() {
    m_shown = Clock::now();
    double atWork = -m_partsHere;
    for (const auto& [run, part] : m_parts)
        atWork += part;
    const double done = static_cast<double>(m_trained) + atWork;
    std::string text = std::to_string(m_ended) + "/" + std::to_string(m_runs) + " runs done, " +
                       std::to_string(m_parts.size()) + " at work";
    if (done > 0.02) {
        const double seconds = std::chrono::duration<double>(m_shown - m_begin).count();
        const double left = static_cast<double>(m_runs - m_ended) - atWork - m_partsHere;
        text += " · about " + formatted("%.0f min", seconds / done * left / 60) + " left";
    }
    std::fprintf(stderr, "\r\033[K%s", text.c_str());
    std::fflush(stderr);
    m_isOpen = true;
}

}  // namespace attn
