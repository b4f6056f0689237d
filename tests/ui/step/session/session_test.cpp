// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/session.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <set>

#include "core/base/error.h"
#include "core/network/attention/scores/score_registry.h"
#include "tests/support/marian_writer.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/sample_models.h"
#include "ui/step/exports.h"

namespace attn::test {
namespace {

// Cuts nothing that holds a number.
class WordsOnly : public Tokenizer {
public:
    std::string id() const override { return "words_only"; }
    std::vector<std::string> tokenize(std::string_view text) const override {
        if (text.find_first_of("0123456789") != text.npos)
            throw Error("no numbers here.");
        return {std::string(text)};
    }
    std::string join(const std::vector<std::string>& tokens) const override {
        return tokens.empty() ? std::string() : tokens.front();
    }
};

class SessionTest : public testing::Test {
protected:
    void SetUp() override {
        session.openModels({writeSampleModel(folder.path(), "dot"), writeSampleModel(folder.path(), "none"),
                            writeSampleModel(folder.path(), "additive")});
    }
    void start(const QString& text) {
        ui::SessionInputs inputs;
        inputs.text = text;
        session.start(inputs);
    }
    void decode(int steps) {
        session.decodeUpTo(steps);
        while (session.isDecoding())
            QCoreApplication::processEvents();
    }

    TemporaryFolder folder;
    ui::Session session;
};

TEST_F(SessionTest, LanesStandInTheRegistrysOrder) {
    ASSERT_EQ(session.lanes().size(), 3U);
    EXPECT_EQ(session.lanes()[0]->scoreId(), QStringLiteral("additive"));
    EXPECT_EQ(session.lanes()[1]->scoreId(), QStringLiteral("dot"));
    EXPECT_EQ(session.lanes()[2]->scoreId(), QStringLiteral("none"));
}

QStringList namesOf(const ui::Session& session) {
    QStringList names;
    for (const auto& lane : session.lanes())
        names.append(lane->name());
    return names;
}

TEST_F(SessionTest, ASecondModelOfAScoreIsALaneOfItsOwn) {
    const auto isLocal = [](ModelConfig& config) { config.attention.span = "local_m"; };
    const QString local = writeSampleModel(folder.path() / "local", "dot", 8, isLocal);
    ASSERT_TRUE(session.openModel(local));
    ASSERT_EQ(session.lanes().size(), 4U);
    EXPECT_EQ(namesOf(session), QStringList({"Additive", "Dot", "Dot · Local, monotonic", "No attention"}));
    EXPECT_EQ(session.lanes()[1]->id(), QStringLiteral("dot"));
    EXPECT_EQ(session.lanes()[2]->id(), QStringLiteral("dot-2"));
    EXPECT_EQ(session.lanes()[1]->data()->colour, 2) << "the score's own";
    EXPECT_EQ(session.lanes()[2]->data()->colour, static_cast<int>(scoreFunctions().size()))
        << "one that no score has";
    EXPECT_EQ(session.lanes()[2]->data()->name, session.lanes()[2]->name());

    start(QStringLiteral("9 May 1998"));
    decode(3);
    Interventions changes;
    changes.temperature = 2;
    session.setWhatIfs(QStringLiteral("dot-2"), changes, QStringLiteral("change"));
    EXPECT_TRUE(session.lanes()[1]->data()->whatIfs.isEmpty());
    EXPECT_EQ(session.lanes()[2]->data()->whatIfs, changes);
    session.setLaneShown(QStringLiteral("dot"), false);
    EXPECT_EQ(session.shownLanes().size(), 3U);
    EXPECT_TRUE(session.isLaneShown(QStringLiteral("dot-2")));
}

TEST_F(SessionTest, ALaneIsClosed) {
    start(QStringLiteral("9 May 1998"));
    Interventions changes;
    changes.zeroed = {1};
    session.setWhatIfs(QStringLiteral("dot"), changes, QStringLiteral("change"));
    session.setLanesShown({QStringLiteral("dot")});
    ASSERT_EQ(session.lanes().at(1)->id(), QStringLiteral("dot"));
    session.closeLane(session.lanes()[1]->id());  // the window gives the lane's own id
    EXPECT_EQ(namesOf(session), QStringList({"Additive", "No attention"}));
    EXPECT_FALSE(session.shownLanes().empty()) << "one lane is always shown";
    EXPECT_TRUE(session.whatIfs(QStringLiteral("dot")).isEmpty());
    EXPECT_FALSE(session.undoStack()->canUndo());
    session.closeLane(QStringLiteral("additive"));
    QString sentence;
    QObject::connect(&session, &ui::Session::refused, [&](const QString& said) { sentence = said; });
    session.closeLane(QStringLiteral("none"));
    EXPECT_EQ(session.lanes().size(), 1U);
    EXPECT_THAT(sentence.toStdString(), testing::HasSubstr("only lane"));
}

TEST_F(SessionTest, WhatAReaderConcludedIsSaid) {
    QStringList said;
    QObject::connect(&session, &ui::Session::concluded,
                     [&](const QString& sentence) { said.append(sentence); });
    const TemporaryFolder models;
    const std::string path = writeMarian(models, smallTransformer("post", true));
    ASSERT_TRUE(session.openModel(QString::fromStdString(path)));
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said.front().contains(QStringLiteral("source.vocab.yml"))) << said.front().toStdString();
}

TEST_F(SessionTest, AFileThatIsOpenIsReadAgain) {
    start(QStringLiteral("9 May 1998"));
    Interventions changes;
    changes.zeroed = {1};
    session.setWhatIfs(QStringLiteral("dot"), changes, QStringLiteral("change"));
    const auto before = session.lanes()[1]->model();
    const QString path = writeSampleModel(folder.path(), "dot", 99);
    ASSERT_TRUE(session.openModel(QFileInfo(path).path() + QStringLiteral("/./dot.safetensors")));
    ASSERT_EQ(session.lanes().size(), 3U);
    EXPECT_NE(session.lanes()[1]->model(), before);
    EXPECT_EQ(session.lanes()[1]->id(), QStringLiteral("dot"));
    EXPECT_EQ(session.lanes()[1]->data()->whatIfs, changes) << "what is chosen for the lane stays";
    EXPECT_EQ(namesOf(session), QStringList({"Additive", "Dot", "No attention"}));
}

TEST_F(SessionTest, EqualModelsAreNamedAfterTheirFiles) {
    const QString copy = QString::fromStdString(folder.file("copy.safetensors"));
    ASSERT_TRUE(QFile::copy(session.lanes()[1]->path(), copy));
    ASSERT_TRUE(session.openModel(copy));
    EXPECT_EQ(namesOf(session), QStringList({"Additive", "Dot · dot", "Dot · copy", "No attention"}));
    ASSERT_TRUE(session.openModel(writeSampleModel(folder.path() / "elsewhere", "dot")));
    const QString place = QString::fromStdString(folder.path().filename().string());
    EXPECT_EQ(namesOf(session).mid(1, 3),
              QStringList({"Dot · " + place + "/dot", "Dot · " + place + "/copy", "Dot · elsewhere/dot"}));
}

TEST_F(SessionTest, SixteenLanesAreTheMost) {
    QStringList paths;
    for (int i = 0; i < 14; ++i)
        paths.append(writeSampleModel(folder.path() / std::to_string(i), "general"));
    const QSignalSpy refusals(&session, &ui::Session::refused);
    EXPECT_EQ(session.openModels(paths), 13);
    EXPECT_EQ(session.lanes().size(), 16U);
    ASSERT_EQ(refusals.count(), 1);
    EXPECT_TRUE(refusals[0][0].toString().contains(QStringLiteral("at most 16 lanes")));
    std::set<int> colours;
    std::set<QString> names, ids;
    for (const auto& lane : session.lanes()) {
        colours.insert(lane->data()->colour);
        names.insert(lane->name());
        ids.insert(lane->id());
    }
    EXPECT_EQ(colours.size(), 16U);
    EXPECT_EQ(*colours.rbegin(), 15);
    EXPECT_EQ(names.size(), 16U);
    EXPECT_EQ(ids.size(), 16U);
}

TEST_F(SessionTest, StepwiseDecodingEqualsDecodingAtOnce) {
    start(QStringLiteral("9 May 1998"));
    for (int step = 1; step <= 8; ++step)
        decode(step);
    for (const ui::Lane* lane : session.shownLanes()) {
        const auto data = lane->data();
        const DecodeTrace whole = attn::decode(lane->model(), data->trace->source);
        for (std::size_t row = 0; row < data->trace->steps.size(); ++row) {
            EXPECT_EQ(data->trace->steps[row].token, whole.steps[row].token);
            EXPECT_EQ(data->trace->steps[row].alignment().weights, whole.steps[row].alignment().weights);
        }
    }
}

TEST_F(SessionTest, EveryChangeIsOneSignalAndTypingIsOneCommand) {
    start(QStringLiteral("9"));
    QSignalSpy changes(&session, &ui::Session::changed);
    session.setSourceText(QStringLiteral("9 "));
    EXPECT_EQ(changes.count(), 1);
    session.setSourceText(QStringLiteral("9 M"));
    EXPECT_EQ(session.undoStack()->count(), 1);
    session.setSourceText(QStringLiteral("9"));  // back where typing began: nothing to undo
    EXPECT_EQ(session.undoStack()->count(), 0);
    session.setSourceText(QStringLiteral("9"));
    EXPECT_EQ(changes.count(), 3);
}

TEST_F(SessionTest, HiddenLanesAreNotDecoded) {
    ui::SessionInputs inputs;
    inputs.text = QStringLiteral("9 May 1998");
    inputs.hiddenLanes = {QStringLiteral("dot")};
    session.start(inputs);
    decode(3);
    EXPECT_EQ(session.lanes()[1]->stepCount(), 0);
    session.setLaneShown(QStringLiteral("dot"), true);
    while (session.isDecoding())
        QCoreApplication::processEvents();
    EXPECT_EQ(session.lanes()[1]->stepCount(), 3);
    session.setLaneShown(QStringLiteral("dot"), false);
    session.setLaneShown(QStringLiteral("none"), false);
    ASSERT_EQ(session.shownLanes().size(), 1U);
    const QSignalSpy refusals(&session, &ui::Session::refused);
    session.setLaneShown(session.shownLanes().front()->scoreId(), false);
    EXPECT_EQ(session.shownLanes().size(), 1U) << "the last one stays";
    EXPECT_EQ(refusals.count(), 1) << "and it is said";
    session.setLanesShown({QStringLiteral("dot"), QStringLiteral("none")});
    EXPECT_EQ(session.shownLanes().size(), 2U);
    session.setLanesShown({QStringLiteral("no such lane")});
    EXPECT_EQ(session.shownLanes().size(), 2U);
    session.undoStack()->undo();
    EXPECT_EQ(session.shownLanes().size(), 1U);
}

TEST_F(SessionTest, TextThatAModelCannotCutFailsItsLaneOnly) {
    TrainedModel model = sampleModel("general", 7);
    model.tokenizers.source = std::make_shared<WordsOnly>();
    std::vector<std::unique_ptr<ui::Lane>> lanes;
    lanes.push_back(std::make_unique<ui::Lane>(QStringLiteral("words.safetensors"),
                                               std::make_shared<const TrainedModel>(std::move(model))));
    QSignalSpy refusals(&session, &ui::Session::refused);
    EXPECT_EQ(session.openLanes(std::move(lanes)), 1);
    start(QStringLiteral("May"));
    decode(3);
    const ui::Lane& lane = *session.lanes()[1];
    ASSERT_EQ(lane.scoreId(), QStringLiteral("general"));
    EXPECT_EQ(lane.sourceLength(), 1);
    EXPECT_GT(lane.stepCount(), 0);
    EXPECT_EQ(refusals.count(), 0);

    session.setSourceText(QStringLiteral("9 May 1998"));
    decode(3);
    ASSERT_EQ(refusals.count(), 1);
    EXPECT_EQ(refusals[0][0].toString(),
              lane.name() + QStringLiteral(" could not read the text: no numbers here."));
    EXPECT_TRUE(lane.isFinished());
    EXPECT_EQ(lane.stepCount(), 0);
    EXPECT_TRUE(lane.data()->sourceTokens.isEmpty());
    EXPECT_EQ(session.lanes()[0]->stepCount(), 3);
    session.undoStack()->undo();
    decode(3);
    EXPECT_GT(lane.stepCount(), 0);
}

TEST_F(SessionTest, WeightsAreCopiedAsTheyAre) {
    start(QStringLiteral("9 May 1998"));
    decode(3);
    const auto data = session.lanes()[0]->data();
    const QStringList rows = ui::weightTable(*data, 2).split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(rows.size(), 3);
    EXPECT_EQ(rows[0].split('\t').size(), 11);
    const QStringList cells = rows[2].split('\t');
    ASSERT_EQ(cells.size(), 11);
    for (int source = 0; source < 10; ++source)
        EXPECT_NEAR(cells[source + 1].toDouble(),
                    static_cast<double>(data->trace->steps[1].alignment().weights[source]), 1e-6);
    EXPECT_TRUE(ui::weightTable(*session.lanes()[2]->data(), 2).isEmpty());
}

}  // namespace
}  // namespace attn::test
