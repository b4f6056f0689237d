// SPDX-License-Identifier: GPL-3.0-or-later
// Real strangers: state_dict files that others have made.
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/model_files/import_model.h"
#include "core/model_files/model_file.h"
#include "core/model_files/pytorch/named_tensors.h"
#include "tests/support/paths.h"

namespace attn {
namespace {

using testing::HasSubstr;

std::vector<Token> tokensOf(const SafetensorsFile& file, const std::string& name) {
    const std::vector<std::int64_t> values = file.integers(*file.find(name));
    return {values.begin(), values.end()};
}

Real largestDifference(const Vector& found, const float* expected) {
    return (found - Eigen::Map<const Eigen::VectorXf>(expected, found.size()).cast<Real>())
        .cwiseAbs()
        .maxCoeff();
}

void expectAsItsOwner(const std::string& path, const SafetensorsFile& expected) {
    SCOPED_TRACE(path);
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    int cases = 0;
    for (; expected.find(std::to_string(cases) + ".source"); ++cases) {
        const std::string start = std::to_string(cases) + ".";
        const std::vector<Token> source = tokensOf(expected, start + "source");
        const std::vector<Token> reads = tokensOf(expected, start + "decoder_reads");
        const std::vector<float> logits = expected.floats(*expected.find(start + "logits"));
        const std::vector<float> weights = expected.floats(*expected.find(start + "weights"));
        ASSERT_EQ(reads.front(), beginToken);
        const DecodeTrace trace = decode(model, source,
                                         {.maximumLength = static_cast<Index>(reads.size()),
                                          .force = true,
                                          .target = {reads.begin() + 1, reads.end()},
                                          .interventions = {}});
        ASSERT_EQ(trace.steps.size(), reads.size());
        for (std::size_t t = 0; t < reads.size(); ++t) {
            const StepTrace& step = trace.steps[t];
            const auto size = static_cast<std::size_t>(step.logits.size());
            ASSERT_EQ(logits.size(), reads.size() * size);
            EXPECT_LE(largestDifference(step.logits, logits.data() + t * size), 1e-5) << start << t;
            EXPECT_LE(largestDifference(step.alignment().weights, weights.data() + t * source.size()), 1e-5)
                << start << t;
        }
    }
    EXPECT_GT(cases, 0);
}

TEST(ForeignModel, ComputesWhatItsOwnerComputed) {
    const std::filesystem::path folder = test::foreignDir();
    if (!std::filesystem::exists(folder / "expected.safetensors"))
        GTEST_SKIP() << "no " << folder << ": a stranger's model is not compared";
    const SafetensorsFile expected = SafetensorsFile::load(folder / "expected.safetensors");
    expectAsItsOwner(folder / "model.pt", expected);
    expectAsItsOwner(folder / "model.safetensors", expected);
}

class DateModel : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(m_folder / "decoder.pt"))
            GTEST_SKIP() << "no " << m_folder << ": its model is not tried";
    }
    static std::string sentence(const std::vector<std::string>& paths) {
        try {
            importModel(paths);
        } catch (const Error& error) {
            return error.what();
        }
        return "not refused";
    }
    const std::filesystem::path m_folder = test::dataDir() / "model-datenorm-gru-attention";
};

TEST_F(DateModel, IsReadAndRefusedForWhatItsLayersDo) {
    const std::string encoder = m_folder / "encoder.pt", decoder = m_folder / "decoder.pt";
    EXPECT_EQ(loadNamedTensors(encoder).find("gru.weight_ih_l0")->read().size(), 768u * 256u);
    EXPECT_EQ(loadNamedTensors(decoder).find("attn.weight")->shape, (std::vector<std::uint64_t>{45, 512}));
    for (const std::vector<std::string>& paths : {std::vector{decoder}, std::vector{encoder, decoder}}) {
        EXPECT_THAT(sentence(paths),
                    HasSubstr("attn.weight scores fixed positions from [embedding ; state]"));
        EXPECT_THAT(sentence(paths), HasSubstr("attn_combine.weight"));
    }
    EXPECT_THAT(sentence({encoder}), HasSubstr("it is an encoder without attention and decoder"));
}

}  // namespace
}  // namespace attn
