// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/start/first_looks.h"

#include <QFileInfo>
#include <algorithm>

#include "core/tasks/task.h"
#include "ui/kit/text/tr.h"
#include "ui/step/session/resource_locator.h"

namespace attn::ui {
namespace {

struct LookRow {
    const char* id;
    const char* title;
    const char* line;
    const char* task;
    std::vector<const char*> models;  // files of the task's folder, without their ending
    const char* text;                 // "": an example of the task whose evidence is several words
    const char* alignedModel = "";    // whose best head is shown and which is selected
};

const std::vector<LookRow>& lookRows() {
    static const std::vector<LookRow> rows = {
        {"review",
         QT_TRANSLATE_NOOP("attn::ui", "One Review, Four Readers"),
         QT_TRANSLATE_NOOP("attn::ui", "by sentence, flat, without order, without attention"),
         "sentiment_distracting",
         {"hierarchical", "gru", "embedding", "last_state"},
         ""},
        {"aligning-head",
         QT_TRANSLATE_NOOP("attn::ui", "The Head That Aligns"),
         QT_TRANSLATE_NOOP("attn::ui", "a Transformer's head beside the attention of a GRU"),
         "reverse",
         {"additive", "transformer"},
         "abcdefgh",
         "transformer"},
        {"order-blind",
         QT_TRANSLATE_NOOP("attn::ui", "The Order-Blind Transformer"),
         QT_TRANSLATE_NOOP("attn::ui", "without positions it cannot turn a word round"),
         "reverse",
         {"transformer", "transformer_order_blind"},
         "abcdefgh"},
    };
    return rows;
}

struct TaskLineRow {
    const char* task;
    const char* line;
};

const TaskLineRow taskLineRows[] = {
    {"dates", QT_TRANSLATE_NOOP("attn::ui", "the parts of a date change their places")},
    {"copy", QT_TRANSLATE_NOOP("attn::ui", "the attention walks along the letters")},
    {"reverse", QT_TRANSLATE_NOOP("attn::ui", "the attention walks backwards")},
    {"sort", QT_TRANSLATE_NOOP("attn::ui", "the next letter may be anywhere")},
    {"numbers", QT_TRANSLATE_NOOP("attn::ui", "words become digits, and some digits have no word")},
    {"numbers_back", QT_TRANSLATE_NOOP("attn::ui", "a digit becomes several words")},
    {"translate", QT_TRANSLATE_NOOP("attn::ui", "words change their order between languages")},
    {"tags", QT_TRANSLATE_NOOP("attn::ui", "each word has a part of speech, and its neighbours tell which")},
    {"sentiment", QT_TRANSLATE_NOOP("attn::ui", "a few words of a text decide its class")},
    {"sentiment_distracting", QT_TRANSLATE_NOOP("attn::ui", "one of several opinions decides")},
    {"addition", QT_TRANSLATE_NOOP("attn::ui", "two of many numbers are added")},
};

// The paths of a look's models; empty if one of them is not bundled.
QStringList pathsOf(const LookRow& row) {
    QStringList paths;
    for (const char* name : row.models) {
        const QString path = bundledModel(QString::fromLatin1(row.task), QString::fromLatin1(name));
        if (path.isEmpty())
            return {};
        paths.append(path);
    }
    return paths;
}

// The example with the most sentences whose class is known from several words, such as a negation.
QString textOf(const LookRow& row) {
    if (*row.text)
        return QString::fromUtf8(row.text);
    const std::unique_ptr<Task> task = createTask(row.task);
    std::string best;
    for (const std::string& text : task->examples()) {
        const std::optional<TaskPair> pair = task->solve(text);
        const bool isBetter = best.empty() || text.size() > best.size();
        if (pair && pair->links.size() > 1 && isBetter)
            best = text;
    }
    return QString::fromStdString(best.empty() ? task->examples().front() : best);
}

bool selectLaneOf(const QString& model, const Session& session, StepCursor& cursor) {
    const auto& lanes = session.lanes();
    const auto lane = std::find_if(lanes.begin(), lanes.end(), [&](const auto& each) {
        return QFileInfo(each->path()).completeBaseName() == model;
    });
    if (lane == lanes.end())
        return false;
    cursor.selectLane(static_cast<int>(lane - lanes.begin()));
    return true;
}

}  // namespace

QList<FirstLook> firstLooks() {
    QList<FirstLook> looks;
    for (const LookRow& row : lookRows())
        if (!pathsOf(row).isEmpty())
            looks.append({QString::fromLatin1(row.id), tr(row.title), tr(row.line)});
    return looks;
}

bool openFirstLook(Session& session, StepCursor& cursor, const QString& id) {
    const auto& rows = lookRows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const LookRow& each) { return id == QLatin1String(each.id); });
    const QStringList paths = row == rows.end() ? QStringList() : pathsOf(*row);
    const auto inputs = [&] {
        return SessionInputs{.text = textOf(*row), .reads = DecoderReads::OwnOutput, .hiddenLanes = {}};
    };
    if (paths.isEmpty() || session.replaceModels(paths, inputs()) == 0)
        return false;
    const bool isOfHead =
        *row->alignedModel && selectLaneOf(QString::fromLatin1(row->alignedModel), session, cursor);
    cursor.lastAction->trigger();
    return isOfHead;
}

QString taskLine(const QString& taskId) {
    for (const TaskLineRow& row : taskLineRows)
        if (taskId == QLatin1String(row.task))
            return tr(row.line);
    return {};
}

}  // namespace attn::ui
