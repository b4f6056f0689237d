// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <functional>
#include <random>

#include "core/base/error.h"
#include "core/files/formats/zip_archive.h"
#include "core/files/formats/zip_writer.h"
#include "core/sessions/session_file.h"
#include "core/sessions/session_json.h"
#include "tests/support/sample_run.h"
#include "tests/support/sample_session.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class BrokenSession : public testing::Test {
protected:
    BrokenSession() {
        SavedSession session = sampleSession();
        SavedRun run;
        run.lanes.push_back(sampleLane("Additive", sampleRecipe("additive"), 2));
        session.run = std::make_shared<const SavedRun>(run);
        saveSession(session, m_folder.file("sound"));
        m_bytes = readBytes(m_folder.file("sound"));
        const ZipArchive zip(m_folder.file("sound"), "Attention Lab");
        for (const ZipArchive::Entry& entry : zip.entries())
            m_entries[entry.name] = zip.read(entry);
    }

    // The sentence without the path that it must start with.
    std::string errorOf(const std::string& bytes) const {
        const std::string path = m_folder.write("session", bytes);
        try {
            loadSession(path);
        } catch (const Error& error) {
            const std::string sentence = error.what();
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            EXPECT_EQ(sentence.find(path + ": "), 0u) << sentence;
            EXPECT_LT(sentence.size(), 500u);
            EXPECT_EQ(sentence.find('\n'), std::string::npos);
            return sentence.substr(path.size() + 2);
        }
        return "sound";
    }
    std::string errorOfEntries(const std::function<void(std::map<std::string, std::string>&)>& change) const {
        std::map<std::string, std::string> entries = m_entries;
        change(entries);
        std::vector<ZipEntry> list;
        for (const auto& [name, content] : entries)
            list.push_back({name, {content}});
        const ZipFile zip(list, "");
        std::string bytes;
        for (const std::string_view part : zip.parts())
            bytes += part;
        return errorOf(bytes);
    }
    std::string errorOfJson(const std::function<void(json&)>& change) const {
        return errorOfEntries([&](auto& entries) {
            json value = json::parse(entries["session.json"]);
            change(value);
            entries["session.json"] = value.dump();
        });
    }
    // The error after a value was changed; the key is given like "/models/0/score".
    std::string errorOfValue(const std::string& pointer, const json& value) const {
        return errorOfJson([&](json& session) { session[json::json_pointer(pointer)] = value; });
    }

    const TemporaryFolder m_folder;
    std::string m_bytes;
    std::map<std::string, std::string> m_entries;
};

// All that is read of a session, with its models and its run.
std::string savedAgain(const std::string& path) {
    const std::string again = path + ".again";
    saveSession(*loadSession(path), again);
    return readBytes(again);
}

TEST_F(BrokenSession, CutShortAtAnyPlaceIsRefused) {
    EXPECT_EQ(errorOf(m_bytes), "sound");
    for (std::size_t part = 0; part < 50; ++part)
        EXPECT_NE(errorOf(m_bytes.substr(0, m_bytes.size() * part / 50)), "sound") << part;
    for (std::size_t missing = 1; missing <= 40; ++missing)
        EXPECT_NE(errorOf(m_bytes.substr(0, m_bytes.size() - missing)), "sound") << missing;
    EXPECT_THAT(errorOf("no session at all"), HasSubstr("not a whole zip file, as Attention Lab writes it"));
}

TEST_F(BrokenSession, FlippedBitsAreRefusedOrHarmless) {
    std::mt19937 random(3);
    std::uniform_int_distribution<std::size_t> place(0, m_bytes.size() - 1);
    const std::string sound = savedAgain(m_folder.file("sound"));
    for (int i = 0; i < repetitions(600); ++i) {
        std::string bytes = m_bytes;
        const std::size_t at = i < 60 ? static_cast<std::size_t>(i) : place(random);
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << i % 8));
        if (errorOf(bytes) == "sound") {
            EXPECT_TRUE(savedAgain(m_folder.file("session")) == sound) << at;
        }
    }
}

TEST_F(BrokenSession, OfAnotherFormatOrANewerVersionIsRefused) {
    EXPECT_EQ(errorOfValue("/format", "attention-lab-run"),
              "session.json: its format is \"attention-lab-run\", expected \"attention-lab-session\".");
    EXPECT_EQ(errorOfValue("/version", 3),
              "session.json: was written by a newer Attention Lab (version 3; this one reads 2); update the "
              "program.");
    EXPECT_EQ(errorOfValue("/version", 0), "session.json: version should be from 1 to 2, found 0.");
    EXPECT_EQ(errorOfJson([](json& value) { value.erase("version"); }),
              "session.json: version is missing; a session of Attention Lab has it.");
    EXPECT_EQ(errorOfJson([](json& value) {
                  value["version"] = 3;
                  value["step"] = "somewhere else in that version";
              }).substr(0, 36),
              "session.json: was written by a newer");
}

TEST_F(BrokenSession, TwoModelsOfOneLaneAreRefused) {
    EXPECT_EQ(errorOfJson([](json& value) { value["models"].push_back(value["models"][0]); }),
              "session.json: models[1].score is \"additive\" as that of a model before it; each lane has its "
              "own.");
    EXPECT_EQ(errorOfJson([](json& value) {
                  value["models"].push_back(value["models"][0]);
                  value["models"][0]["lane"] = value["models"][1]["lane"] = "one";
              }),
              "session.json: models[1].lane is \"one\" as that of a model before it; each lane has its own.");
}

TEST_F(BrokenSession, UnknownKeysArePassedOver) {
    EXPECT_EQ(errorOfJson([](json& value) {
                  value["invented_later"] = {1, 2};
                  value["models"][0]["also"] = true;
                  value["what_ifs"]["additive"]["even"] = "here";
              }),
              "sound");
    EXPECT_EQ(
        errorOfJson([](json& value) {
            value = {{"format", value["format"]}, {"version", 1}, {"models", json::array()}, {"text", ""}};
        }),
        "sound");
    EXPECT_EQ(loadSession(m_folder.file("session"))->mode, "step") << "where the key is missing";
}

TEST_F(BrokenSession, WrongKindsAndRangesNameTheirKey) {
    const struct {
        const char* pointer;
        json value;
        const char* sentence;
    } rows[] = {
        {"/step", -3, "step should be from 0 to 1000000, found -3."},
        {"/step", 1.5, "step should be a whole number, found 1.5."},
        {"/stage", 101, "stage should be from 0 to 100, found 101."},
        {"/text", 5, "text should be a text in quotation marks, found 5."},
        {"/text", std::string(20000, 'a'), "text should have 16000 bytes at most, found 20000."},
        {"/reads_reference", "yes", "reads_reference should be true or false, found \"yes\"."},
        {"/shows_computation", 1, "shows_computation should be true or false, found 1."},
        {"/hidden_lanes", "dot", "hidden_lanes should be a list in brackets, found string."},
        {"/hidden_lanes", {"dot", 4}, "hidden_lanes[1] should be a text in quotation marks, found number."},
        {"/models", 4, "models should be a list in brackets, found number."},
        {"/models/0", 4, "models[0] should be an object in braces, found number."},
        {"/models/0/score", "", "models[0].score should be the id of a score function, found nothing."},
        {"/models/0/digest", "ABC",
         "models[0].digest should be 64 small hexadecimal digits (SHA-256), found \"ABC\"."},
        {"/what_ifs", 4, "what_ifs should be an object in braces, found number."},
    };
    for (const auto& row : rows)
        EXPECT_EQ(errorOfValue(row.pointer, row.value), std::string("session.json: ") + row.sentence);
    EXPECT_EQ(
        errorOfJson([](json& value) { value["models"][0].erase("embedded"); }),
        "session.json: models[0].path is missing; a model that is not kept in the session has the place "
        "of its file.");
    EXPECT_EQ(errorOfJson([](json& value) { value["models"].push_back(value["models"][0]); }),
              "session.json: models[1].score is \"additive\" as that of a model before it; each lane has its "
              "own.");
}

TEST_F(BrokenSession, SingleBadValuesAreLeftOutAndTheRestOpens) {
    const struct {
        const char* pointer;
        json value;
        const char* reason;
    } rows[] = {
        {"/picture", "pie",
         "picture should be one of heatmap, lines, difference, beam, document, landscape, found \"pie\""},
        {"/mode", 3, "mode should be a text in quotation marks, found 3"},
        {"/beam_width", 0, "beam_width should be from 1 to 1000, found 0"},
        {"/beam_width", "five", "beam_width should be a whole number, found \"five\""},
        {"/length_power", -1, "length_power should be from 0.0 to 100.0, found -1.0"},
        {"/landscape/keys", {{1, 2}}, "landscape.keys should be 2 to 12 keys, found 1"},
        {"/landscape/query",
         {1, "x"},
         "landscape.query should be two numbers from −1000 to 1000, found [1,\"x\"]"},
        {"/layout", "?", "layout is not base64, found \"?\"; the file is damaged, take another copy"},
        {"/geometry", "?", "geometry is not base64, found \"?\"; the file is damaged, take another copy"},
        {"/what_ifs/additive/temperature", 0,
         "what_ifs.additive.temperature should be from 1e-06 to 1000000.0, found 0.0"},
        {"/what_ifs/additive/zeroed",
         {-1, 2},
         "what_ifs.additive.zeroed[0] should be a position from 0 to 1000000, found -1"},
        {"/what_ifs/additive/swapped/0/position", "one",
         "what_ifs.additive.swapped[0].position should be a whole number, found \"one\""},
        {"/what_ifs/additive/swapped/0/token", 4,
         "what_ifs.additive.swapped[0].token should be a text in quotation marks, found 4"},
        {"/what_ifs/additive/steps/0/step", -1,
         "what_ifs.additive.steps[0].step should be from 0 to 1000000, found -1"},
        {"/what_ifs/additive/steps/1/weights",
         {0.5, 1.5},
         "what_ifs.additive.steps[1].weights[1] should be a number from 0 to 1, found 1.5"},
    };
    const SavedSession sound = *loadSession(m_folder.file("sound"));
    EXPECT_TRUE(sound.leftOut.empty());
    for (const auto& row : rows) {
        ASSERT_EQ(errorOfValue(row.pointer, row.value), "sound") << row.pointer;
        const SavedSession read = *loadSession(m_folder.file("session"));
        EXPECT_EQ(read.leftOut, std::vector<std::string>{row.reason});
        EXPECT_EQ(read.models.size(), sound.models.size());
        EXPECT_EQ(read.text, sound.text);
        EXPECT_EQ(read.step, sound.step);
        EXPECT_EQ(read.whatIfs.size(), sound.whatIfs.size());
    }
    ASSERT_EQ(errorOfValue("/picture", "pie"), "sound");
    EXPECT_EQ(loadSession(m_folder.file("session"))->picture, "heatmap");
    ASSERT_EQ(errorOfValue("/what_ifs/additive/zeroed", {-1, 2}), "sound");
    SavedWhatIfs expected = sound.whatIfs.at("additive");
    expected.zeroed = {2};
    EXPECT_EQ(loadSession(m_folder.file("session"))->whatIfs.at("additive"), expected);
}

TEST_F(BrokenSession, EditedByHandTheJsonIsChecked) {
    const auto errorOfText = [&](const std::string& text) {
        return errorOfEntries([&](auto& entries) { entries["session.json"] = text; });
    };
    EXPECT_THAT(errorOfText("{\"format\": "), HasSubstr("session.json: not JSON at line 1"));
    EXPECT_THAT(errorOfText(std::string(1000, '[')), HasSubstr("nested deeper than 16"));
    EXPECT_THAT(errorOfText(R"({"text": "a", "text": "b"})"), HasSubstr("stands twice in one object"));
    EXPECT_THAT(errorOfText("[]"), HasSubstr("should be an object in braces"));
}

TEST_F(BrokenSession, PartsMustBeThereAndBeWhatWasSaved) {
    EXPECT_EQ(errorOfEntries([](auto& entries) { entries.erase("session.json"); }),
              "session.json is not in it, which a session of Attention Lab has; choose a file that Attention "
              "Lab has saved.");
    std::string model;
    for (const auto& entry : m_entries)
        if (entry.first.starts_with("models/"))
            model = entry.first;
    EXPECT_THAT(errorOfEntries([&](auto& entries) { entries.erase(model); }),
                HasSubstr(model + " is not in it"));
    EXPECT_EQ(errorOfEntries([&](auto& entries) { entries[model].back() ^= 1; }),
              model + ": its bytes are not those that were saved; take another copy of the session.");
    EXPECT_THAT(errorOfEntries([](auto& entries) { entries["run.attnrun"].resize(90); }),
                HasSubstr("run.attnrun: not a whole safetensors file"));
    EXPECT_THAT(errorOfValue("/models/0/score", "dot"),
                HasSubstr("its score is \"additive\", expected \"dot\", as session.json says."));
}

TEST_F(BrokenSession, WhatIsNotThereIsSaid) {
    try {
        loadSession("/nowhere/lesson.attnlab");
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(), "/nowhere/lesson.attnlab: cannot be opened: No such file or directory.");
    }
    EXPECT_THROW(loadSession(m_folder.path().string()), Error);
}

}  // namespace
}  // namespace attn::test
