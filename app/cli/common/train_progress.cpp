// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/train_progress.h"

#include <sys/ioctl.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/cli/common/interrupt.h"
#include "core/base/display_text.h"

namespace attn {
namespace {

std::string duration(double seconds) {
    const auto whole = std::lround(seconds);
    char text[64];
    std::snprintf(text, sizeof text, "%ld:%02ld", whole / 60, whole % 60);
    return text;
}

std::string progressText(const TrainingProgress& progress) {
    const std::string exact =
        progress.exactMatch ? formatted("%.1f %%", 100 * *progress.exactMatch) : std::string("–");
    return std::to_string(progress.update) + "/" + std::to_string(progress.updates) + " updates · loss " +
           formatted("%.4f", progress.loss) + " · exact match " + exact + " · " +
           formatted("%.0f", progress.tokensPerSecond) + " tokens/s · " + duration(progress.secondsLeft) +
           " left";
}

// A line that the terminal breaks could not be overwritten.
std::string cutToTerminal(std::string text) {
    winsize size = {};
    if (::ioctl(fileno(stderr), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return text;
    while (displayWidth(text) >= size.ws_col) {
        while ((static_cast<unsigned char>(text.back()) & 0xC0) == 0x80)
            text.pop_back();
        text.pop_back();
    }
    return text;
}

}  // namespace

std::string formatted(const char* format, double value) {
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

ProgressLines::ProgressLines(const std::vector<std::string>& names) : m_isTerminal(isTerminal(stderr)) {
    std::size_t width = 0;
    for (const std::string& name : names)
        width = std::max(width, displayWidth(visibleText(name)));
    for (const std::string& name : names)
        m_lines.push_back({names.size() > 1 ? paddedRight(visibleText(name), width) + "  " : ""});
}

ProgressLines::~ProgressLines() {
    if (m_isOpen)
        std::fputc('\n', stderr);
}

void ProgressLines::show(const std::vector<TrainingProgress>& lanes, const std::vector<bool>& ended) {
    if (m_isTerminal && m_isOpen && lanes.size() > 1)
        std::fprintf(stderr, "\033[%zuA", lanes.size() - 1);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const TrainingProgress& progress = lanes[i];
        Line& line = m_lines[i];
        const std::string text = line.start + progressText(progress);
        if (m_isTerminal) {
            std::fprintf(stderr, "%s\r\033[K%s", i > 0 ? "\n" : "", cutToTerminal(text).c_str());
            m_isOpen = true;
        } else if (!line.isLast && progress.update > 0 && (progress.update >= line.next || ended[i])) {
            std::fprintf(stderr, "%s\n", text.c_str());
            line.next = progress.update + progress.updates / 20;
            line.isLast = ended[i];
        }
    }
    std::fflush(stderr);
}

}  // namespace attn
