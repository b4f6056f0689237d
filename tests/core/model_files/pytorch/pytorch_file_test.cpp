// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/pytorch_file.h"

#include <gmock/gmock.h>

#include <cmath>
#include <random>
#include <span>

#include "core/base/error.h"
#include "tests/core/model_files/pytorch/pytorch_parts.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

using test::floatBytes;
using test::littleEndian;
using test::pickled;
using test::pickledGlobal;
using test::pickledInteger;
using test::pickledOrderedDict;
using test::pickledStateDict;
using test::pickledStorage;
using test::pickledTensor;
using test::pickledText;
using test::readBytes;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Entries = std::vector<std::pair<std::string, std::string>>;

class PytorchFile : public testing::Test {
protected:
    std::string write(const Entries& entries, int method = ZIP_CM_STORE) const {
        return test::writeZip(m_folder.file("m.pt"), entries, method);
    }
    std::string writePickle(const std::string& pickle,
                            const std::string& data = test::floatBytes({1, 2})) const {
        return write({{"archive/data.pkl", pickle}, {"archive/data/0", data}, {"archive/version", "3\n"}});
    }
    // The sentence about a file that must be refused.
    static std::string refusal(const std::string& path) {
        try {
            const NamedTensors tensors = loadNamedTensors(path);
            for (const NamedTensor& tensor : tensors.tensors)
                tensor.read();
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), StartsWith(path + ": "));
            return error.what();
        }
        ADD_FAILURE() << "not refused";
        return {};
    }

    // Reading a tensor part by part gives the same numbers as reading it at once.
    static void expectSameInParts(const NamedTensors& tensors) {
        for (const NamedTensor& tensor : tensors.tensors) {
            std::vector<float> numbers;
            tensor.forEachPart([&](std::span<const float> part) {
                numbers.insert(numbers.end(), part.begin(), part.end());
            });
            EXPECT_EQ(numbers, tensor.read()) << tensor.name;
        }
    }

    const test::TemporaryFolder m_folder;
};

TEST_F(PytorchFile, ReadsTensorsAndViews) {
    for (const int method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
        const NamedTensors tensors = loadNamedTensors(write(test::smallEntries(), method));
        ASSERT_EQ(tensors.tensors.size(), 2u);
        EXPECT_EQ(tensors.tensors[0].name, "w");
        EXPECT_THAT(tensors.tensors[0].shape, ElementsAre(2u, 3u));
        EXPECT_THAT(tensors.tensors[0].read(), ElementsAre(0, 1, 2, 3, 4, 5));
        EXPECT_THAT(tensors.find("b")->read(), ElementsAre(1, 4));
        EXPECT_EQ(tensors.find("a"), nullptr);
        expectSameInParts(tensors);
    }
}

// Two tensors of one storage, whose parts end inside of a number when they are unpacked; one begins late.
TEST_F(PytorchFile, LargeTensorsComeInParts) {
    std::vector<float> numbers(300'001);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<float>(i);
    const std::string storage = pickledStorage("FloatStorage", "0", numbers.size());
    for (const int method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
        const NamedTensors tensors = loadNamedTensors(
            write({{"data.pkl", pickled(pickledStateDict(
                                    {{"all", pickledTensor(storage, 0, {300'001}, {1})},
                                     {"late", pickledTensor(storage, 70'001, {3, 70'000}, {70'000, 1})}}))},
                   {"data/0", test::floatBytes(numbers)}},
                  method));
        expectSameInParts(tensors);
        EXPECT_EQ(tensors.find("late")->read().front(), 70'001);
        EXPECT_NE(tensors.find("late")->place, tensors.find("all")->place);
    }
}

TEST_F(PytorchFile, TransposedViewsAndScalars) {
    const std::string storage = pickledStorage("FloatStorage", "0", 6);
    const NamedTensors tensors = loadNamedTensors(write(
        {{"data.pkl", pickled(pickledStateDict({{"t", pickledTensor(storage, 0, {3, 2}, {1, 3})},
                                                {"cube", pickledTensor(storage, 1, {1, 2, 2}, {9, 3, 1})},
                                                {"one", pickledTensor(storage, 5, {}, {})},
                                                {"none", pickledTensor(storage, 6, {0, 4}, {4, 1})}}))},
         {"data/0", test::floatBytes({0, 1, 2, 3, 4, 5})}}));
    EXPECT_THAT(tensors.find("t")->read(), ElementsAre(0, 3, 1, 4, 2, 5));
    EXPECT_THAT(tensors.find("cube")->read(), ElementsAre(1, 2, 4, 5));
    EXPECT_THAT(tensors.find("one")->read(), ElementsAre(5));
    EXPECT_THAT(tensors.find("none")->read(), ElementsAre());
    expectSameInParts(tensors);
}

TEST_F(PytorchFile, OtherWidthsBecomeFloat) {
    const auto read = [&](const std::string& type, const std::string& data) {
        return loadNamedTensors(
                   writePickle(pickled(pickledStateDict(
                                   {{"x", pickledTensor(pickledStorage(type, "0", 2), 0, {2}, {1})}})),
                               data))
            .tensors.at(0)
            .read();
    };
    EXPECT_THAT(read("DoubleStorage", test::littleEndian(0.5) + test::littleEndian(-3.0)),
                ElementsAre(0.5f, -3));
    EXPECT_THAT(read("HalfStorage", std::string("\x00\x38\x00\xc2", 4)), ElementsAre(0.5f, -3));
    EXPECT_THAT(read("BFloat16Storage", std::string("\x00\x3f\x40\xc0", 4)), ElementsAre(0.5f, -3));
}

TEST_F(PytorchFile, NestedDictionariesAreFlattened) {
    const std::string tensor = pickledTensor(pickledStorage("FloatStorage", "0", 2), 0, {2}, {1});
    // {"model": {…}, "optimizer": {"state": {0: {…}}}, "epoch": 3, "name": None, "rate": 0.5, "list":
    // [tensor]}
    const NamedTensors tensors = loadNamedTensors(writePickle(
        pickled("}(" + pickledText("model") + pickledStateDict({{"a.b", tensor}}) + pickledText("optimizer") +
                "}" + pickledText("state") + "}" + pickledInteger(0) + "}" + pickledText("step") + tensor +
                "ssss" + pickledText("epoch") + "K\x03" + pickledText("name") + "N" + pickledText("rate") +
                "G" + std::string("\x3f\xe0\0\0\0\0\0\0", 8) + pickledText("list") + "](" + tensor + "eu")));
    ASSERT_EQ(tensors.tensors.size(), 1u);
    EXPECT_EQ(tensors.tensors[0].name, "model.a.b");
}

TEST_F(PytorchFile, ParametersAndLaterProtocolsAreRead) {
    const std::string tensor = pickledTensor(pickledStorage("FloatStorage", "0", 2), 0, {2}, {1});
    const std::string parameter = pickledGlobal("torch._utils", "_rebuild_parameter") + "(" + tensor +
                                  "\x88" + pickledOrderedDict + "tR";
    EXPECT_THAT(
        loadNamedTensors(writePickle(pickled(pickledStateDict({{"p", parameter}})))).tensors.at(0).read(),
        ElementsAre(1, 2));
    // Protocol 4 has frames, short texts, a memo without numbers, and globals from the stack.
    std::string later = tensor;
    const std::string global = pickledGlobal("torch", "FloatStorage");
    const std::size_t place = later.find(global);
    later.replace(place, global.size(),
                  "\x8c\x05torch\x94\x8c\x0c"
                  "FloatStorage\x94\x93\x94");
    EXPECT_THAT(loadNamedTensors(writePickle("\x80\x04\x95" + test::littleEndian(std::uint64_t(1)) +
                                             "}\x94\x8c\x01p" + later + "s."))
                    .tensors.at(0)
                    .read(),
                ElementsAre(1, 2));
}

TEST_F(PytorchFile, WhatIsNoStateDictIsRefusedByName) {
    EXPECT_THAT(
        refusal(writePickle(pickled(pickledGlobal("__main__", "Net") + ")\x81}b"))),
        HasSubstr("holds a whole module (\"__main__.Net\"), not a state_dict; save model.state_dict()"));
    EXPECT_THAT(refusal(writePickle(pickled(pickledGlobal("torch.nn.modules.linear", "Linear") + ")R"))),
                HasSubstr("whole module (\"torch.nn.modules.linear.Linear\")"));
    EXPECT_THAT(
        refusal(writePickle(pickled(pickledGlobal("os", "system") + "(" + pickledText("true") + "tR"))),
        HasSubstr("asks for \"os.system\", which is no plain container and no tensor, so it was not run"));
    EXPECT_THAT(refusal(writePickle(pickled(pickledGlobal("builtins", "eval")))),
                HasSubstr("\"builtins.eval\""));
    EXPECT_THAT(refusal(writePickle(pickled(pickledText("posix") + pickledText("system") + "\x93"))),
                HasSubstr("\"posix.system\""));
    EXPECT_THAT(refusal(writePickle(pickled("(ios\nsystem\n"))), HasSubstr("0x69 (INST, an object)"));
    EXPECT_THAT(refusal(writePickle(pickled(pickledOrderedDict + ")\x81"))), HasSubstr("NEWOBJ"));
    EXPECT_THAT(refusal(writePickle(pickled(pickledGlobal("torch", "FloatStorage") + ")R"))),
                HasSubstr("torch.FloatStorage is called"));
    EXPECT_THAT(refusal(writePickle(pickled(pickledOrderedDict + "}" + pickledText("__class__") + "Nsb"))),
                HasSubstr("attribute \"__class__\""));
    EXPECT_THAT(refusal(writePickle(pickled("}}b"))), HasSubstr("no state_dict"));
    EXPECT_THAT(refusal(writePickle(pickled("]"))), HasSubstr("holds no dictionary of tensors"));
    EXPECT_THAT(refusal(writePickle(pickled("}"))), HasSubstr("without any tensor"));
    EXPECT_THAT(
        refusal(writePickle(pickled(pickledTensor(pickledStorage("FloatStorage", "0", 2), 0, {2}, {1})))),
        HasSubstr("one tensor without a name"));
}

TEST_F(PytorchFile, OtherArchivesAreRefusedByName) {
    EXPECT_THAT(
        refusal(write({{"m/data.pkl", pickled("}")}, {"m/code/__torch__.py", ""}, {"m/constants.pkl", ""}})),
        HasSubstr("TorchScript"));
    EXPECT_THAT(refusal(write({{"readme.txt", "hello"}})), HasSubstr("without data.pkl"));
    EXPECT_THAT(refusal(write({{"a/data.pkl", ""}, {"b/data.pkl", ""}})), HasSubstr("several data.pkl"));
    EXPECT_THAT(refusal(write({{"a/data.pkl", pickled("}")}, {"a/byteorder", "big"}})),
                HasSubstr("byte order \"big\""));
    EXPECT_THAT(refusal(m_folder.write("old.pt", pickled("}"))), HasSubstr("torch.save has not written it"));
}

// The form of torch.save before PyTorch 1.6 (torch/serialization.py, _legacy_save).
TEST_F(PytorchFile, TheOldFormIsRead) {
    const std::string magic("\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19.");
    const auto old = [&](int version, bool isLittle, const std::string& keys, const std::string& numbers) {
        const std::string sizes = "}(" + pickledText("little_endian") + (isLittle ? "\x88" : "\x89") + "u";
        // A storage has six entries here; the last one, None, says that it is not a view of another one.
        std::string storage = pickledStorage("FloatStorage", "17", 4);
        storage.insert(storage.size() - 2, "N");
        const std::string object = pickledStateDict({{"a", pickledTensor(storage, 0, {2, 2}, {2, 1})}});
        return m_folder.write("old.pt", magic + pickled(pickledInteger(version)) + pickled(sizes) +
                                            pickled(object) + pickled(keys) + numbers);
    };
    const std::string key = "](" + pickledText("17") + "e";
    const std::string numbers = littleEndian(std::uint64_t{4}) + floatBytes({1, 2, 3, 4});
    const NamedTensors tensors = loadNamedTensors(old(1001, true, key, numbers));
    ASSERT_EQ(tensors.tensors.size(), 1u);
    EXPECT_EQ(tensors.tensors[0].read(), (std::vector<float>{1, 2, 3, 4}));
    expectSameInParts(tensors);

    EXPECT_THAT(refusal(old(1000, true, key, numbers)), HasSubstr("expected 1001"));
    EXPECT_THAT(refusal(old(1001, false, key, numbers)), HasSubstr("byte order \"big\""));
    EXPECT_THAT(refusal(old(1001, true, "}", numbers)), HasSubstr("no list of storages"));
    EXPECT_THAT(refusal(old(1001, true, "](" + pickledText("18") + "e", numbers)),
                HasSubstr("a storage that no tensor has"));
    EXPECT_THAT(refusal(old(1001, true, "]", numbers)), HasSubstr("which is not in the file"));
    EXPECT_THAT(refusal(old(1001, true, key, littleEndian(std::uint64_t{5}) + floatBytes({1, 2, 3, 4, 5}))),
                HasSubstr("needs 4 numbers"));
    EXPECT_THAT(refusal(old(1001, true, key, littleEndian(~std::uint64_t{0}))), HasSubstr("cut short"));
    const std::string whole = readBytes(old(1001, true, key, numbers));
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_NE(refusal(m_folder.write("cut.pt", whole.substr(0, size))), "") << size;
}

TEST_F(PytorchFile, TensorsThatDoNotFitAreRefused) {
    const auto refusalOf = [&](const std::string& storage, int offset, const std::vector<int>& shape,
                               const std::vector<int>& strides) {
        return refusal(
            writePickle(pickled(pickledStateDict({{"x", pickledTensor(storage, offset, shape, strides)}}))));
    };
    const std::string two = pickledStorage("FloatStorage", "0", 2);
    EXPECT_THAT(refusalOf(two, 0, {3}, {1}),
                HasSubstr("tensor \"x\" of shape [3] with strides [1] and offset 0 "
                          "does not fit its storage of 2 numbers"));
    EXPECT_THAT(refusalOf(two, 1, {2}, {1}), HasSubstr("does not fit"));
    EXPECT_THAT(refusalOf(two, 2, {1}, {1}), HasSubstr("does not fit"));
    EXPECT_THAT(refusalOf(two, 0, {2147483647, 2147483647, 2147483647}, {0, 0, 0}),
                HasSubstr("does not fit"));
    EXPECT_THAT(refusalOf(two, 0, {2, 2}, {2147483647, 1}), HasSubstr("does not fit"));
    EXPECT_THAT(refusalOf(two, -1, {1}, {1}), HasSubstr("negative size -1"));
    EXPECT_THAT(refusalOf(two, 0, {1, 1}, {1}), HasSubstr("2 dimensions and 1 strides"));
    EXPECT_THAT(refusalOf(pickledStorage("FloatStorage", "0", 3), 0, {3}, {1}), HasSubstr("has 8 bytes"));
    EXPECT_THAT(refusalOf(pickledStorage("FloatStorage", "7", 2), 0, {2}, {1}),
                HasSubstr("\"archive/data/7\", which is not in the file"));
    EXPECT_THAT(refusalOf(pickledStorage("LongStorage", "0", 1), 0, {1}, {1}),
                HasSubstr("torch.LongStorage"));
    EXPECT_THAT(refusalOf(pickledStorage("ComplexFloatStorage", "0", 1), 0, {1}, {1}),
                HasSubstr("\"torch.ComplexFloatStorage\""));
}

TEST_F(PytorchFile, HostilePicklesEndWithASentence) {
    EXPECT_THAT(refusal(writePickle("\x80\x02}")), HasSubstr("cut short"));
    EXPECT_THAT(refusal(writePickle("\x80\x07}.")), HasSubstr("protocol 7"));
    EXPECT_THAT(refusal(writePickle(pickled("X\xff\xff\xff\xff"
                                            "abc"))),
                HasSubstr("cut short"));
    EXPECT_THAT(refusal(writePickle(pickled("u"))), HasSubstr("a mark is missing"));
    EXPECT_THAT(refusal(writePickle(pickled("h\x05"))), HasSubstr("refers to value 5"));
    EXPECT_THAT(refusal(writePickle(pickled(std::string(2'000'000, 'N')))),
                HasSubstr("more than 1000000 values"));
    // One dictionary contains itself. Another one has exponentially many paths.
    EXPECT_THAT(refusal(writePickle(pickled("}q\x01" + pickledText("a") + "h\x01s"))),
                HasSubstr("nested deeper"));
    std::string wide = "}q" + std::string(1, '\0');
    for (int level = 1; level < 8; ++level) {
        wide += "}q" + std::string(1, static_cast<char>(level)) + "(";
        for (int i = 0; i < 50; ++i)
            wide += pickledText("k" + std::to_string(i)) + "h" + std::string(1, static_cast<char>(level - 1));
        wide += "u";
    }
    EXPECT_THAT(refusal(writePickle(pickled(wide))), HasSubstr("more than 50000 entries"));
}

TEST_F(PytorchFile, AnEnormousClaimIsRefused) {
    // 200 MB of zeros are about 200 kB when deflated.
    const std::string zeros(200 << 20, '\0');
    EXPECT_THAT(refusal(write({{"a/data.pkl", test::smallPickle()}, {"a/data/0", zeros}}, ZIP_CM_DEFLATE)),
                HasSubstr("which weights never do"));
}

TEST_F(PytorchFile, ClaimsOfTheDirectoryAreHeldAgainstTheFile) {
    const std::string enormous = pickled(pickledStateDict(
        {{"encoder.embedding.weight", pickledTensor(pickledStorage("FloatStorage", "0", 1'000'000'000), 0,
                                                    {1'000'000, 1000}, {1000, 1})}}));
    const auto claimed = [&](int method, std::uint32_t packed, std::uint32_t unpacked) {
        const std::string bytes = test::readBytes(
            write({{"m/data.pkl", enormous}, {"m/data/0", test::floatBytes({1, 2})}}, method));
        return m_folder.write("claim.pt", test::withClaim(bytes, "m/data/0", packed, unpacked));
    };
    const std::uint32_t claim = 4'000'000'000;
    EXPECT_THAT(refusal(claimed(ZIP_CM_STORE, claim, claim)), HasSubstr("claims 4000000000 bytes in a file"));
    EXPECT_THAT(refusal(claimed(ZIP_CM_STORE, 8, claim)),
                HasSubstr("is stored in 8 bytes and claims 4000000000"));
    EXPECT_THAT(refusal(claimed(ZIP_CM_DEFLATE, claim, claim)), HasSubstr("claims 4000000000 bytes"));
    EXPECT_THAT(refusal(claimed(ZIP_CM_DEFLATE, 10, claim)), HasSubstr("which weights never do"));
    // These entries share their bytes. Each size is possible, but not all together.
    const std::string bytes = test::readBytes(write({{"m/data.pkl", enormous}, {"m/a", "1"}, {"m/b", "2"}}));
    const auto half = static_cast<std::uint32_t>(bytes.size() / 2 + 1);
    EXPECT_THAT(refusal(m_folder.write("share.pt", test::withClaim(test::withClaim(bytes, "m/a", half, half),
                                                                   "m/b", half, half))),
                HasSubstr("of which its entries leave"));
}

// The size that deflated bytes claim is checked before anything else is done.
TEST_F(PytorchFile, DeflatedTensorsAreProvedBeforeTheyAreRead) {
    const std::string storage = pickledStorage("FloatStorage", "0", 250'000);
    const std::string pickle = pickled(pickledStateDict({{"w", pickledTensor(storage, 0, {250'000}, {1})}}));
    const std::string path =
        write({{"m/data.pkl", pickle}, {"m/data/0", std::string(1'000'000, '\0')}}, ZIP_CM_DEFLATE);
    EXPECT_EQ(loadNamedTensors(path).find("w")->read(), std::vector<float>(250'000));
    std::string bytes = test::readBytes(path);
    // This is an empty deflate stream.
    const std::size_t data = bytes.find("m/data/0") + 8;
    bytes.replace(data, 4, std::string("\x03\x00\x00\x00", 4));
    try {
        loadNamedTensors(m_folder.write("early.pt", bytes));
        ADD_FAILURE() << "not refused";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("\"m/data/0\" in it is damaged"));
    }
}

// Two bytes recall the function, two recall its arguments, one calls it.
TEST_F(PytorchFile, TensorsThatCostFiveBytesAreCounted) {
    const std::string storage = pickledStorage("FloatStorage", "0", 2);
    std::string many = pickledGlobal("torch._utils", "_rebuild_tensor_v2") + "q\x01(" + storage +
                       pickledInteger(0) + test::pickledTuple({2}) + test::pickledTuple({1}) + "tq\x02R0";
    for (int i = 0; i < 20'001; ++i)
        many += "h\x01h\x02R";
    EXPECT_THAT(refusal(writePickle(pickled("](" + many + "e"))), HasSubstr("more than 20000 tensors"));
    const std::string id = "(" + pickledText("storage") + pickledGlobal("torch", "FloatStorage") +
                           pickledText("0") + pickledText("cpu") + pickledInteger(2) + "tq\x01Q";
    std::string storages = id;
    for (int i = 0; i < 20'001; ++i)
        storages += "h\x01Q";
    EXPECT_THAT(refusal(writePickle(pickled("](" + storages + "e"))),
                HasSubstr("more than 20000 storages of tensors"));
}

// Whatever the file holds, it gives the right count of numbers or one sentence.
void expectNumbersOrSentence(const std::string& path) {
    try {
        const NamedTensors tensors = loadNamedTensors(path);
        for (const NamedTensor& tensor : tensors.tensors)
            EXPECT_LE(tensor.read().size(), 6u);
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), StartsWith(path + ": "));
    }
}

TEST_F(PytorchFile, EveryTruncationEndsWithASentence) {
    const std::string bytes = test::readBytes(write(test::smallEntries()));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        refusal(m_folder.write("cut.pt", bytes.substr(0, length)));
    const std::string pickle = test::smallPickle();
    for (std::size_t length = 0; length < pickle.size(); ++length)
        refusal(writePickle(pickle.substr(0, length), test::floatBytes({0, 1, 2, 3, 4, 5})));
}

TEST_F(PytorchFile, FlippedBytesDoNoHarm) {
    std::mt19937 random(5);
    const auto flipped = [&](std::string bytes) {
        for (int i = 0; i < 3; ++i)
            bytes[random() % bytes.size()] = static_cast<char>(random());
        return bytes;
    };
    const std::string bytes = test::readBytes(write(test::smallEntries(), ZIP_CM_DEFLATE));
    const std::string pickle = test::smallPickle();
    for (int run = 0; run < 600; ++run) {
        expectNumbersOrSentence(m_folder.write("flip.pt", flipped(bytes)));
        expectNumbersOrSentence(writePickle(flipped(pickle), test::floatBytes({0, 1, 2, 3, 4, 5})));
    }
}

TEST_F(PytorchFile, SeveralFilesStandUnderTheirNames) {
    const std::string a = test::writeZip(m_folder.file("encoder.pt"), test::smallEntries());
    const std::string b = test::writeZip(m_folder.file("decoder.pth"), test::smallEntries());
    const NamedTensors tensors = loadNamedTensors(std::vector<std::string>{a, b});
    ASSERT_EQ(tensors.tensors.size(), 4u);
    EXPECT_EQ(tensors.tensors[0].name, "encoder.w");
    EXPECT_EQ(tensors.tensors[3].name, "decoder.b");
    EXPECT_THROW(loadNamedTensors(std::vector<std::string>{a, a}), Error);
}

}  // namespace
}  // namespace attn
