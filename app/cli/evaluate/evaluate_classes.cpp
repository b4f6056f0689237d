// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate/evaluate_classes.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "app/cli/common/text_table.h"
#include "app/cli/common/train_progress.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostColumns = 12;  // of a matrix
constexpr std::size_t mostMistakes = 12;

Json orNull(std::optional<double> value) {
    return value ? Json(*value) : Json(nullptr);
}

std::vector<std::string> namesOf(const Json& result) {
    std::vector<std::string> names;
    for (const Json& row : result["classes"])
        names.push_back(row["class"].get<std::string>());
    return names;
}

std::string percent(const Json& share) {
    return share.is_null() ? "–" : formatted("%.2f %%", 100 * share.get<double>());
}

std::string matrixOf(const Json& result, const std::vector<std::string>& names) {
    std::vector<std::vector<std::string>> rows = {{"texts of class \\ given"}};
    rows.front().insert(rows.front().end(), names.begin(), names.end());
    for (std::size_t actual = 0; actual < names.size(); ++actual) {
        std::vector<std::string>& row = rows.emplace_back(1, names[actual]);
        for (const Json& count : result["confusion"][actual])
            row.push_back(count.dump());
    }
    return textTable(rows);
}

std::string mistakesOf(const Json& result, const std::vector<std::string>& names) {
    std::vector<std::tuple<long, std::size_t, std::size_t>> mistakes;
    for (std::size_t actual = 0; actual < names.size(); ++actual)
        for (std::size_t given = 0; given < names.size(); ++given)
            if (const long count = result["confusion"][actual][given].get<long>();
                given != actual && count > 0)
                mistakes.emplace_back(-count, actual, given);
    std::sort(mistakes.begin(), mistakes.end());
    mistakes.resize(std::min(mistakes.size(), mostMistakes));
    std::vector<std::vector<std::string>> rows = {{"texts of class", "given", "texts"}};
    for (const auto& [count, actual, given] : mistakes)
        rows.push_back({names[actual], names[given], std::to_string(-count)});
    return textTable(rows);
}

}  // namespace

Json classesJson(const ClassMeasures& classes, const Vocabulary& target) {
    const std::vector<ClassFigures> figures = classes.confusion.figures();
    Json rows = Json::array(), matrix = Json::array();
    for (const ClassFigures& each : figures) {
        rows.push_back({{"class", target.text(each.index + unknownToken + 1)},
                        {"texts", each.texts},
                        {"given", each.given},
                        {"right", each.right},
                        {"precision", orNull(each.precision())},
                        {"recall", orNull(each.recall())},
                        {"f1", each.f1()}});
        Json& row = matrix.emplace_back(Json::array());
        for (const ClassFigures& other : figures)
            row.push_back(classes.confusion.count(each.index, other.index));
    }
    long none = 0;
    for (const auto& [place, count] : classes.confusion.counts())
        none += place.second == ConfusionMatrix::noClass ? count : 0;
    return {{"classes", std::move(rows)}, {"confusion", std::move(matrix)}, {"no_class", none}};
}

std::string classTables(const Json& result) {
    const std::vector<std::string> names = namesOf(result);
    std::vector<std::vector<std::string>> rows = {{"class", "texts", "given", "precision", "recall", "F1"}};
    for (const Json& row : result["classes"])
        rows.push_back({row["class"].get<std::string>(), row["texts"].dump(), row["given"].dump(),
                        percent(row["precision"]), percent(row["recall"]), percent(row["f1"])});
    std::string text = "\n" + textTable(rows) + "\n" +
                       (names.size() <= mostColumns ? matrixOf(result, names) : mistakesOf(result, names));
    if (const long none = result["no_class"].get<long>(); none > 0)
        text +=
            std::to_string(none) + (none == 1 ? " text was" : " texts were") + " given no class at all.\n";
    return text;
}

}  // namespace attn
