// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/arguments.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>
#include <string_view>

#include "core/base/nearest_name.h"

namespace attn {
namespace {

std::vector<std::string> commandNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command :
         app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); }))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> optionNames(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    }
    return names;
}

std::string unexpected(const std::string& argument, const CLI::App& app, const CLI::App& command,
                       const std::string& help) {
    if (argument.starts_with('-')) {
        const std::string name = argument.substr(0, argument.find('='));
        const std::vector<std::string> known = optionNames(command);
        if (std::find(known.begin(), known.end(), name) != known.end())
            return name + " belongs right behind the command: attnlab " + command.get_name() + " " + name +
                   " …";
        std::error_code ignored;
        if (std::filesystem::exists(argument, ignored))
            return "unknown option " + inQuotes(argument) + "; a file of this name is written ./" + argument +
                   ".";
        return "unknown option " + inQuotes(name) + "; " + suggestion(name, known);
    }
    if (&command == &app)
        return "unknown command " + inQuotes(argument) + "; " + suggestion(argument, commandNames(app));
    return "unexpected argument " + inQuotes(argument) + help;
}

// "0.5", "10"
std::string plainNumber(double value) {
    char text[64];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

// Validators with values have a name that holds them.
constexpr std::string_view valuesMark = "values\n";

std::string nameOf(const std::vector<std::string>& values) {
    std::string name(valuesMark);
    for (const std::string& value : values)
        name += value + '\n';
    return name;
}

}  // namespace

CLI::Validator wholeNumber(std::uint64_t smallest, std::uint64_t largest) {
    return {[=](std::string& text) -> std::string {
                std::uint64_t number = 0;
                const char* end = text.data() + text.size();
                const auto [stopped, problem] = std::from_chars(text.data(), end, number);
                if (problem == std::errc() && stopped == end && number >= smallest && number <= largest)
                    return {};
                return "expected a whole number from " + std::to_string(smallest) + " to " +
                       std::to_string(largest) + ", found " + inQuotes(text) + ".";
            },
            ""};
}

CLI::Validator realNumber(double smallest, double largest) {
    return {[=](std::string& text) -> std::string {
                double number = 0;
                const char* end = text.data() + text.size();
                const auto [stopped, problem] = std::from_chars(text.data(), end, number);
                if (problem == std::errc() && stopped == end && number >= smallest && number <= largest)
                    return {};
                return "expected a number from " + plainNumber(smallest) + " to " + plainNumber(largest) +
                       ", found " + inQuotes(text) + ".";
            },
            ""};
}

CLI::Validator oneOf(std::vector<std::string> values) {
    const std::string name = nameOf(values);
    return {[known = std::move(values)](std::string& text) -> std::string {
                if (std::find(known.begin(), known.end(), text) != known.end())
                    return {};
                return "unknown value " + inQuotes(text) + "; possible: " + listed(known) + ".";
            },
            "", name};
}

CLI::Validator offered(const std::vector<std::string>& values) {
    return {[](std::string&) { return std::string(); }, "", nameOf(values)};
}

std::vector<std::string> offeredValues(const CLI::Option& option) {
    std::vector<std::string> values;
    try {
        for (int i = 0;; ++i) {
            // CLI11 gives validators only of options that may be changed.
            const std::string& name = const_cast<CLI::Option&>(option).get_validator(i)->get_name();
            if (!name.starts_with(valuesMark))
                continue;
            std::istringstream lines(name.substr(valuesMark.size()));
            for (std::string value; std::getline(lines, value);)
                values.push_back(value);
        }
    } catch (const CLI::OptionNotFound&) {  // there are no more
    }
    return values;
}

void refuseEmptyValues(CLI::App& command) {
    const CLI::Validator hasText(
        [](std::string& text) {
            return text.empty() ? std::string("an empty text is given; give it a value, or leave it out.")
                                : std::string();
        },
        "");
    for (CLI::Option* option : command.get_options())
        if (!option->get_lnames().empty() && option->get_items_expected_max() > 0)
            option->check(hasText);
}

std::string argumentProblem(const CLI::App& app, const CLI::ParseError& error) {
    const std::vector<CLI::App*> given = app.get_subcommands();
    const CLI::App& command = given.empty() ? app : *given.front();
    const std::string name = given.empty() ? "" : command.get_name();
    const std::string start = given.empty() ? "" : name + ": ";
    const std::string help =
        "; \"attnlab " + name + (given.empty() ? "" : " ") + "--help\" shows how it is used.";

    const std::string what = error.what();
    // The name comes first in both forms: "--steps: …" and "MODEL is required".
    const std::string subject = what.substr(0, what.find_first_of(": "));
    if (dynamic_cast<const CLI::ValidationError*>(&error))
        return start + what;
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
        const bool isRepeated = what.find("received") != std::string::npos;
        return start + subject + (isRepeated ? " may be given once only" : " needs a value") + help;
    }
    // Unknown options are reported before missing ones, because a misspelt option may be the cause.
    const std::vector<std::string> rest = app.remaining(true);
    if (!rest.empty())
        return start + unexpected(rest.front(), app, command, help);
    if (given.empty())
        return "a command is needed: " + listed(commandNames(app)) + help;
    if (dynamic_cast<const CLI::RequiredError*>(&error))
        return start + subject + " is missing" + help;
    const std::string other = what.substr(what.rfind(' ') + 1);
    if (dynamic_cast<const CLI::ExcludesError*>(&error))
        return start + subject + " and " + other + " do not go together; leave one of them out.";
    if (dynamic_cast<const CLI::RequiresError*>(&error))
        return start + subject + " does nothing without " + other + "; add " + other + ", or leave " +
               subject + " out.";
    return start + what + help;
}

}  // namespace attn
