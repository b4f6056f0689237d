// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the work of Inspect mode ends after it was asked to stop, at thirty moments of each work: reading
// a dump of weights and one of links with texts beside it, reading known links, measuring all, decoding with
// a model. Target: 100 ms.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/inspect/links/gold.h"
#include "core/inspect/model_system.h"
#include "core/inspect/read_dump.h"
#include "core/model_files/model_file.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace attn;
using Work = std::function<void(const std::stop_token&)>;

constexpr double allowed = 0.1;  // seconds
constexpr int moments = 30;
constexpr int linkedSentences = 200'000, weightedSentences = 10'000, length = 30;

double secondsSince(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

bool measureCancel(const char* name, const Work& work) {
    auto begin = std::chrono::steady_clock::now();
    work({});
    const double whole = secondsSince(begin);
    double worst = 0, worstAt = 0;
    for (int i = 0; i < moments; ++i) {
        const double share = (i + 0.5) / moments;
        std::chrono::steady_clock::time_point end;
        std::jthread thread([&](const std::stop_token& stop) {
            work(stop);
            end = std::chrono::steady_clock::now();
        });
        std::this_thread::sleep_for(std::chrono::duration<double>(share * whole));
        begin = std::chrono::steady_clock::now();
        thread.request_stop();
        thread.join();
        const double waited = std::chrono::duration<double>(end - begin).count();
        if (waited > worst) {
            worst = waited;
            worstAt = share;
        }
    }
    std::printf("%-24s whole %6.2f s, stopped within %6.1f ms (at most 100), longest at %3.0f %% of it\n",
                name, whole, 1000 * worst, 100 * worstAt);
    return worst <= allowed;
}

// "s0 s1 … s29" on each line.
void writeTexts(const std::string& path, int sentences, const std::string& letter) {
    std::ofstream out(path);
    for (int i = 0; i < sentences; ++i) {
        for (int j = 0; j < length; ++j)
            out << letter << (i * 7 + j) % 1000 << (j + 1 < length ? ' ' : '\n');
    }
}

void writeLinks(const std::string& path) {
    std::ofstream out(path);
    for (int i = 0; i < linkedSentences; ++i) {
        for (int j = 0; j < length; ++j)
            out << j << '-' << (j * 11 + i) % length << (j + 1 < length ? ' ' : '\n');
    }
}

void writeWeights(const std::string& path) {
    std::ofstream out(path);
    for (int i = 0; i < weightedSentences; ++i) {
        for (int j = 0; j < length; ++j)
            out << 't' << j << ' ';
        out << "|||";
        for (int row = 0; row <= length; ++row) {
            out << ' ';
            for (int column = 0; column <= length; ++column)
                out << (column == (row * 7 + i) % (length + 1) ? "0.7" : "0.01")
                    << (column < length ? "," : "");
        }
        out << '\n';
    }
}

}  // namespace

int main(int count, char** arguments) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder.file("links"));
    const std::string links = folder.file("links/links.talp"), weights = folder.file("weights.txt");
    writeLinks(links);
    writeTexts(folder.file("links/corpus.en"), linkedSentences, "s");
    writeTexts(folder.file("links/corpus.fr"), linkedSentences, "t");
    writeWeights(weights);
    const auto read = [](const std::string& path) {
        return [path](const std::stop_token& stop) {
            DumpWatch watch;
            watch.stop = stop;
            readDump(path, {}, watch);
        };
    };
    bool isMet = measureCancel("links, texts beside", read(links));
    isMet = measureCancel("weights", read(weights)) && isMet;
    isMet =
        measureCancel("known links", [&](const std::stop_token& stop) { readGold(links, {}, {}, stop); }) &&
        isMet;

    Inspection inspection;
    const int system = inspection.addSystem({});
    std::vector<Inspection::Measured> all;
    for (const SentencePointer& sentence : readDump(weights).sentences)
        all.push_back({sentence, {}, {}});
    inspection.append(system, all);
    const Inspection::Snapshot snapshot = inspection.snapshot(MeasuredPart::All);
    isMet =
        measureCancel("measuring", [&](const std::stop_token& stop) { measureAll(snapshot, {}, stop); }) &&
        isMet;

    for (int i = 1; i < count; ++i) {
        const auto model = loadModel(arguments[i]);
        const Work decode = [&](const std::stop_token& stop) {
            const ModelTexts texts = modelTexts({}, {model}, stop);
            alignModel(
                *model, texts, ReadsTarget::Own, [](const auto&, double) {}, stop);
        };
        isMet = measureCancel("decoding", decode) && isMet;
    }
    return isMet ? 0 : 1;
}
