// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>

#include "core/base/nearest_name.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/expressions/expression_node.h"

namespace attn {
namespace {

using Numbers1 = std::vector<double>;

const Numbers1& notEmpty(const Numbers1& numbers, const std::string& function) {
    if (numbers.empty())
        throw Error(function + ": the list is empty.");
    return numbers;
}

void checkSameLength(const Numbers1& left, const Numbers1& right, const std::string& function) {
    if (left.size() != right.size())
        throw Error(function + ": the lists have " + std::to_string(left.size()) + " and " +
                    std::to_string(right.size()) + " values, expected equally many.");
}

FactValue listOf(const Numbers1& numbers) {
    FactValue::List list;
    list.reserve(numbers.size());
    for (const double number : numbers)
        list.push_back(FactValue::number(number));
    return FactValue::list(std::move(list));
}

double productSum(const Numbers1& left, const Numbers1& right) {
    return std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
}

double entropyOf(const Numbers1& weights) {
    double entropy = 0;
    for (const double weight : weights) {
        if (weight < 0)
            throw Error("entropy: weights are 0 or more, found " + std::to_string(weight) + ".");
        if (weight > 0)
            entropy -= weight * std::log2(weight);
    }
    return entropy;
}

Numbers1 softmaxOf(const Numbers1& scores, double temperature) {
    if (!(temperature > 0))
        throw Error("softmax: the temperature should be above 0.");
    const double largest = *std::max_element(scores.begin(), scores.end());
    Numbers1 weights;
    for (const double score : scores)
        weights.push_back(std::exp((score - largest) / temperature));
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

// Σ p ln(p / m), where m is the mean of p and q.
double divergenceFromMean(const Numbers1& p, const Numbers1& q) {
    double sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i] > 0)
            sum += p[i] * std::log(2 * p[i] / (p[i] + q[i]));
    return sum;
}

double median(Numbers1 numbers) {
    std::sort(numbers.begin(), numbers.end());
    const std::size_t half = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

// A list, or several numbers.
Numbers1 manyNumbers(const FactCall& call) {
    if (!call.named.empty())
        throw Error(call.name + " has no argument " + inQuotes(call.named.begin()->first) + ".");
    if (call.arguments.size() == 1 && call.arguments.front().kind() == FactValue::Kind::List)
        return notEmpty(call.arguments.front().asNumbers(), call.name);
    Numbers1 numbers;
    for (const FactValue& argument : call.arguments)
        numbers.push_back(argument.asNumber());
    return notEmpty(numbers, call.name);
}

std::vector<std::string> splitAt(const std::string& text, const std::string& mark) {
    if (mark.empty())
        throw Error("split: a text is split at one character or more.");
    std::vector<std::string> pieces;
    for (std::size_t from = 0;;) {
        const std::size_t end = text.find(mark, from);
        const std::string piece = text.substr(from, end == std::string::npos ? end : end - from);
        if (!piece.empty())
            pieces.push_back(piece);
        if (end == std::string::npos)
            return pieces;
        from = end + mark.size();
    }
}

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    return from == std::string::npos ? "" : text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1);
}

double numberOfText(const std::string& text) {
    const std::string digits = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || !std::isfinite(value))
        throw Error("number: " + inQuotes(text) + " is no number.");
    return value;
}

FactValue::List sortedList(FactValue::List list) {
    for (const FactValue& each : list)
        if (each.kind() != list.front().kind() ||
            (each.kind() != FactValue::Kind::Number && each.kind() != FactValue::Kind::Text))
            throw Error("sort: the list should have numbers only or texts only.");
    std::stable_sort(list.begin(), list.end(), [](const FactValue& left, const FactValue& right) {
        return left.kind() == FactValue::Kind::Number ? left.asNumber() < right.asNumber()
                                                      : left.asText() < right.asText();
    });
    return list;
}

FactValue rangeOf(double from, double to, double step) {
    if (step == 0)
        throw Error("range: the step should not be 0.");
    if ((to - from) / step > static_cast<double>(Expression::mostValues))
        throw Error("range: the list would have more than 100000 values.");
    FactValue::List list;
    const double count = std::floor((to - from) / step + 1e-9);
    for (double i = 0; i <= count; ++i)
        list.push_back(FactValue::number(from + i * step));
    return FactValue::list(std::move(list));
}

double codePoints(const std::string& text) {
    return static_cast<double>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string lowered(std::string text) {
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

struct BuiltIn {
    std::string name;
    std::vector<std::string> parameters;  // empty: it reads the call itself
    std::size_t needed;
    std::function<FactValue(const FactArguments&, const FactCall&)> compute;
};

BuiltIn ofNumber(const char* name, double (*compute)(double)) {
    return {name, {"x"}, 1, [compute](const FactArguments& given, const FactCall&) {
                return FactValue::number(compute(given.number("x")));
            }};
}

BuiltIn ofNumbers(const char* name, const std::function<double(const Numbers1&)>& compute,
                  bool mayBeEmpty = false) {
    return {
        name, {"list"}, 1, [=, function = std::string(name)](const FactArguments& given, const FactCall&) {
            const Numbers1 numbers = given.numbers("list");
            return FactValue::number(compute(mayBeEmpty ? numbers : notEmpty(numbers, function)));
        }};
}

BuiltIn ofTwoLists(const char* name, const std::function<double(const Numbers1&, const Numbers1&)>& compute) {
    return {
        name, {"a", "b"}, 2, [=, function = std::string(name)](const FactArguments& given, const FactCall&) {
            const Numbers1 left = given.numbers("a"), right = given.numbers("b");
            checkSameLength(left, right, function);
            return FactValue::number(compute(left, right));
        }};
}

BuiltIn ofMany(const char* name, bool isLargest) {
    return {name, {}, 0, [isLargest](const FactArguments&, const FactCall& call) {
                const Numbers1 numbers = manyNumbers(call);
                return FactValue::number(isLargest ? *std::max_element(numbers.begin(), numbers.end())
                                                   : *std::min_element(numbers.begin(), numbers.end()));
            }};
}

BuiltIn ofTruths(const char* name, bool isAll) {
    return {name, {"list"}, 1, [isAll](const FactArguments& given, const FactCall& call) {
                for (const FactValue& each : given.list("list")) {
                    if (each.kind() != FactValue::Kind::Truth)
                        throw Error(call.name + ": the list should have true and false only, and " +
                                    kindInWords(each) + " is in it.");
                    if (each.asTruth() != isAll)
                        return FactValue::truth(!isAll);
                }
                return FactValue::truth(isAll);
            }};
}

double logarithmOf(double x) {
    if (!(x > 0))
        throw Error("a logarithm is of a number above 0.");
    return std::log(x);
}

double rootOf(double x) {
    if (x < 0)
        throw Error("sqrt: the number should be 0 or more.");
    return std::sqrt(x);
}

double lengthOf(const Numbers1& numbers) {
    return std::sqrt(productSum(numbers, numbers));
}

std::vector<BuiltIn> numberFunctions() {
    return {
        ofNumber("abs", [](double x) { return std::abs(x); }),
        ofNumber("ceil", [](double x) { return std::ceil(x); }),
        ofNumber("floor", [](double x) { return std::floor(x); }),
        ofNumber("sqrt", rootOf),
        ofNumber("exp", [](double x) { return std::exp(x); }),
        ofNumber("ln", logarithmOf),
        ofNumber("log2", [](double x) { return logarithmOf(x) / std::numbers::ln2; }),
        ofNumber("log10", [](double x) { return logarithmOf(x) / std::numbers::ln10; }),
        ofNumber("tanh", [](double x) { return std::tanh(x); }),
        ofNumber("sigmoid", [](double x) { return 1 / (1 + std::exp(-x)); }),
        ofNumber("cos", [](double x) { return std::cos(x); }),
        ofNumber("sin", [](double x) { return std::sin(x); }),
        {"round",
         {"x", "decimals"},
         1,
         [](const FactArguments& given, const FactCall&) {
             const double factor = std::pow(10.0, static_cast<double>(given.whole("decimals", 0, 0, 12)));
             return FactValue::number(std::round(given.number("x") * factor) / factor);
         }},
        {"near",
         {"a", "b", "tolerance"},
         2,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::truth(std::abs(given.number("a") - given.number("b")) <=
                                     given.number("tolerance", 1e-6));
         }},
        ofMany("min", false),
        ofMany("max", true),
    };
}

std::vector<BuiltIn> listFunctions() {
    return {
        ofNumbers(
            "sum", [](const Numbers1& all) { return std::accumulate(all.begin(), all.end(), 0.0); }, true),
        ofNumbers("mean",
                  [](const Numbers1& all) {
                      return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
                  }),
        ofNumbers("median", median),
        ofNumbers("norm", lengthOf, true),
        ofNumbers("argmax",
                  [](const Numbers1& all) {
                      return static_cast<double>(std::max_element(all.begin(), all.end()) - all.begin() + 1);
                  }),
        ofNumbers("argmin",
                  [](const Numbers1& all) {
                      return static_cast<double>(std::min_element(all.begin(), all.end()) - all.begin() + 1);
                  }),
        ofNumbers("entropy", entropyOf),
        {"softmax",
         {"list", "temperature"},
         1,
         [](const FactArguments& given, const FactCall& call) {
             return listOf(
                 softmaxOf(notEmpty(given.numbers("list"), call.name), given.number("temperature", 1)));
         }},
        ofTwoLists("dot", productSum),
        ofTwoLists("cosine",
                   [](const Numbers1& left, const Numbers1& right) {
                       const double lengths = lengthOf(left) * lengthOf(right);
                       if (lengths == 0)
                           throw Error("cosine: a list of zeros has no direction.");
                       return productSum(left, right) / lengths;
                   }),
        ofTwoLists("js",
                   [](const Numbers1& p, const Numbers1& q) {
                       return (divergenceFromMean(p, q) + divergenceFromMean(q, p)) / 2;
                   }),
        ofTwoLists("tv",
                   [](const Numbers1& p, const Numbers1& q) {
                       double sum = 0;
                       for (std::size_t i = 0; i < p.size(); ++i)
                           sum += std::abs(p[i] - q[i]);
                       return sum / 2;
                   }),
        {"count",
         {"list"},
         1,
         [](const FactArguments& given, const FactCall&) {
             const FactValue& what = given.value("list");
             return FactValue::number(what.kind() == FactValue::Kind::Text
                                          ? codePoints(what.asText())
                                          : static_cast<double>(given.list("list").size()));
         }},
        {"first",
         {"list"},
         1,
         [](const FactArguments& given, const FactCall&) {
             const FactValue::List& list = given.list("list");
             if (list.empty())
                 throw Error("first: the list is empty.");
             return list.front();
         }},
        {"last",
         {"list"},
         1,
         [](const FactArguments& given, const FactCall&) {
             const FactValue::List& list = given.list("list");
             if (list.empty())
                 throw Error("last: the list is empty.");
             return list.back();
         }},
        {"sort",
         {"list"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::list(sortedList(given.list("list")));
         }},
        {"reverse",
         {"list"},
         1,
         [](const FactArguments& given, const FactCall&) {
             const FactValue::List& list = given.list("list");
             return FactValue::list({list.rbegin(), list.rend()});
         }},
        {"range",
         {"a", "b", "step"},
         2,
         [](const FactArguments& given, const FactCall&) {
             return rangeOf(given.number("a"), given.number("b"), given.number("step", 1));
         }},
        ofTruths("any", false),
        ofTruths("all", true),
    };
}

std::vector<BuiltIn> textFunctions() {
    return {
        {"lower",
         {"text"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::text(lowered(given.text("text")));
         }},
        {"trim",
         {"text"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::text(trimmed(given.text("text")));
         }},
        {"split",
         {"text", "at"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::texts(splitAt(given.text("text"), given.text("at", " ")));
         }},
        {"join",
         {"list", "with"},
         1,
         [](const FactArguments& given, const FactCall&) {
             std::string text;
             const std::string mark = given.text("with", " ");
             bool isFirst = true;
             for (const FactValue& each : given.list("list")) {
                 text += (isFirst ? "" : mark) + shownFact(each);
                 if (text.size() > Expression::mostTextBytes)
                     throw Error("join: the text would have more than a million bytes.");
                 isFirst = false;
             }
             return FactValue::text(std::move(text));
         }},
        {"number",
         {"text"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::number(numberOfText(given.text("text")));
         }},
        {"text",
         {"x"},
         1,
         [](const FactArguments& given, const FactCall&) {
             return FactValue::text(shownFact(given.value("x")));
         }},
    };
}

const std::vector<BuiltIn>& builtIns() {
    static const std::vector<BuiltIn> all = [] {
        std::vector<BuiltIn> table = numberFunctions();
        for (std::vector<BuiltIn> more : {listFunctions(), textFunctions()})
            table.insert(table.end(), more.begin(), more.end());
        return table;
    }();
    return all;
}

}  // namespace

std::optional<FactValue> callBuiltIn(const FactCall& call) {
    for (const BuiltIn& one : builtIns())
        if (one.name == call.name) {
            if (one.parameters.empty())
                return one.compute(FactArguments({call.name, {}, {}}, {}, 0), call);
            return one.compute(FactArguments(call, one.parameters, one.needed), call);
        }
    return std::nullopt;
}

std::optional<FactValue> builtInConstant(const std::string& name) {
    if (name == "pi")
        return FactValue::number(std::numbers::pi);
    if (name == "e")
        return FactValue::number(std::numbers::e);
    if (name == "ln2")
        return FactValue::number(std::numbers::ln2);
    return std::nullopt;
}

const std::vector<std::string>& builtInConstants() {
    static const std::vector<std::string> names = {"pi", "e", "ln2"};
    return names;
}

const std::vector<std::string>& builtInFunctions() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const BuiltIn& one : builtIns())
            all.push_back(one.name);
        all.emplace_back("if");
        return all;
    }();
    return names;
}

}  // namespace attn
