// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of 10 000 sentences of 30 × 30 weights, in each format that holds weights: when the first sentences
// are there, when all are read and measured, and the largest memory beside the weights' own. Targets: 200 ms,
// 5 s, twice the weights as float.
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <random>
#include <string>

#include "core/inspect/inspection.h"
#include "core/inspect/read_dump.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace attn;

constexpr int sentences = 10'000, length = 30;
constexpr double weightBytes = static_cast<double>(sentences) * length * length * sizeof(float);
constexpr double firstAllowed = 0.2, allAllowed = 5, memoryAllowed = 2;

// Rows that sum to 1, as far as their printed digits go: of one sentence [T][S].
std::vector<std::vector<float>> weightsOf(std::mt19937& random) {
    std::uniform_real_distribution<float> uniform(0.001F, 1);
    std::vector<std::vector<float>> rows(length, std::vector<float>(length));
    for (auto& row : rows) {
        float sum = 0;
        for (float& weight : row)
            sum += weight = std::pow(uniform(random), 6.F);
        for (float& weight : row)
            weight /= sum;
    }
    return rows;
}

std::string words(int sentence, char letter) {
    std::string text;
    for (int i = 0; i < length; ++i)
        text += (i > 0 ? " " : "") + std::string(1, letter) + std::to_string((sentence * 7 + i) % 1000);
    return text;
}

void addRow(std::string& text, const std::vector<float>& row, char between) {
    char digits[32];
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0)
            text += between;
        const auto end =
            std::to_chars(digits, digits + sizeof(digits), row[i], std::chars_format::general, 6);
        text.append(digits, end.ptr);
    }
}

using Rows = std::vector<std::vector<float>>;
struct Written {
    const char* name;
    std::string (*start)();
    std::string (*sentence)(int number, const Rows& rows);
    std::string (*end)();
};

std::string nothing() {
    return {};
}

std::string nematus(int number, const Rows& rows) {
    std::string text = std::to_string(number) + " ||| " + words(number, 't') + " ||| 0 ||| " +
                       words(number, 's') + " ||| " + std::to_string(length) + " " + std::to_string(length) +
                       "\n";
    for (const auto& row : rows) {
        addRow(text, row, ' ');
        text += '\n';
    }
    return text + "\n";
}

std::string marian(int number, const Rows& rows) {
    std::string text = words(number, 't') + " |||";
    for (const auto& row : rows) {
        text += ' ';
        addRow(text, row, ',');
    }
    return text + "\n";
}

std::string ownStart() {
    return R"({"format": "attention-lab alignments", "version": 1, "sentences": [)";
}

std::string own(int number, const Rows& rows) {
    const auto list = [&](char letter) {
        std::string text = words(number, letter);
        for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 3))
            text.replace(at, 1, "\",\"");
        return "[\"" + text + "\"]";
    };
    std::string text = (number > 0 ? "," : "") + std::string(R"({"number":)") + std::to_string(number) +
                       R"(,"source":)" + list('s') + R"(,"target":)" + list('t') + R"(,"weights":[)";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += i > 0 ? ",[" : "[";
        addRow(text, rows[i], ',');
        text += ']';
    }
    return text + "]}\n";
}

std::string ownEnd() {
    return "]}\n";
}

std::string numpyStart() {
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(sentences) +
                         ", " + std::to_string(length) + ", " + std::to_string(length) + "), }";
    header.resize(118 - 1, ' ');
    return std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + "\n";
}

std::string numpy(int, const Rows& rows) {
    std::string bytes;
    for (const auto& row : rows)
        bytes.append(reinterpret_cast<const char*>(row.data()), row.size() * sizeof(float));
    return bytes;
}

const Written formats[] = {{"nematus", nothing, nematus, nothing},
                           {"marian", nothing, marian, nothing},
                           {"attention-lab", ownStart, own, ownEnd},
                           {"numpy", numpyStart, numpy, nothing}};

double mebibytes(const char* field) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind(field, 0) == 0)
            return std::stod(line.substr(std::strlen(field))) / 1024;
    return 0;
}

void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

bool measureFormat(const Written& format, const std::string& path) {
    {
        std::mt19937 random(1);
        std::ofstream out(path, std::ios::binary);
        out << format.start();
        for (int i = 0; i < sentences; ++i)
            out << format.sentence(i, weightsOf(random));
        out << format.end();
    }
    forgetPeak();
    const double before = mebibytes("VmRSS:");
    const auto begin = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    double first = 0;
    Inspection inspection;
    InspectedSystem described;
    described.name = format.name;
    const int system = inspection.addSystem(described);
    DumpWatch watch;
    watch.publish = [&](const std::vector<SentencePointer>& more, double) {
        std::vector<Inspection::Measured> measured;
        for (const SentencePointer& sentence : more) {
            Inspection::Measured one{sentence, {}, {}};
            one.metrics = measure(*sentence, nullptr, {}, &one.counts);
            measured.push_back(std::move(one));
        }
        inspection.append(system, measured);
        if (first == 0)
            first = seconds();
    };
    const AlignmentDump dump = readDump(path, {}, watch);
    const double all = seconds();
    const double memory = (mebibytes("VmHWM:") - before) * 1024 * 1024 / weightBytes;
    const bool isWhole =
        inspection.rowCount() == sentences && inspection.sentence(system, 17)->weights.rows() == length;
    std::printf(
        "%-14s first sentences %6.1f ms (at most 200), all measured %5.2f s (5), memory %4.2f of the weights "
        "(2)%s\n",
        format.name, 1000 * first, all, memory, isWhole ? "" : "  NOT WHOLE");
    return isWhole && first <= firstAllowed && all <= allAllowed && memory <= memoryAllowed;
}

}  // namespace

int main() {
    const attn::test::TemporaryFolder folder;
    bool isMet = true;
    for (const Written& format : formats) {
        // Each in a process of its own: what one has given back is the next one's for nothing.
        std::fflush(stdout);
        const pid_t child = fork();
        if (child == 0) {
            const bool isDone = measureFormat(format, folder.file(std::string(format.name) + ".dump"));
            std::fflush(stdout);
            _exit(isDone ? 0 : 1);
        }
        int status = 1;
        waitpid(child, &status, 0);
        isMet = status == 0 && isMet;
    }
    return isMet ? 0 : 1;
}
