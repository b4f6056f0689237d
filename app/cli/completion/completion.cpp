// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion/completion.h"

#include <algorithm>

#include "app/cli/common/arguments.h"
#include "core/tasks/task.h"

namespace attn {
namespace {

using Words = std::vector<std::string>;

const CLI::Option* findOption(const CLI::App& command, const std::string& word) {
    const auto options = command.get_options();
    const auto found = std::find_if(options.begin(), options.end(), [&](const CLI::Option* option) {
        return !option->get_positional() && option->check_name(word);
    });
    return found == options.end() ? nullptr : *found;
}

bool takesValue(const CLI::Option* option) {
    return option && option->get_expected_max() > 0 && option->get_type_size() > 0;
}

// The values in the placeholder of an option or positional in the help: "TASK", or "bash|zsh|fish".
Words valuesOf(const CLI::Option& option) {
    Words values = offeredValues(option);
    if (!values.empty())
        return values;
    const std::string& text = option.get_option_text();
    const std::string placeholder = text.substr(0, text.find(' '));
    if (placeholder == "TASK") {
        for (const TaskDescription& task : tasks())
            values.push_back(task.id);
        return values;
    }
    const bool isChoice =
        placeholder.find('|') != std::string::npos &&
        std::none_of(placeholder.begin(), placeholder.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    for (std::size_t begin = 0; isChoice && begin <= placeholder.size();) {
        const std::size_t end = std::min(placeholder.find('|', begin), placeholder.size());
        values.push_back(placeholder.substr(begin, end - begin));
        begin = end + 1;
    }
    return values;
}

Words optionsOf(const CLI::App& command) {
    Words names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    }
    return names;
}

Words commandsOf(const CLI::App& app) {
    Words names;
    for (const CLI::App* command :
         app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); }))
        names.push_back(command->get_name());
    return names;
}

Words candidates(const CLI::App& app, const Words& words) {
    const std::string& last = words.back();
    const bool isOption = last.starts_with('-');
    if (words.size() == 1)
        return isOption ? optionsOf(app) : commandsOf(app);
    const auto named =
        app.get_subcommands([&](const CLI::App* each) { return each->get_name() == words.front(); });
    if (named.empty())
        return {};
    const CLI::App* command = named.front();
    const CLI::Option* previous = findOption(*command, words[words.size() - 2]);
    if (takesValue(previous))
        return valuesOf(*previous);
    if (const std::size_t end = last.find('='); isOption && end != last.npos) {
        const CLI::Option* option = findOption(*command, last.substr(0, end));
        Words values = takesValue(option) ? valuesOf(*option) : Words();
        for (std::string& value : values)
            value.insert(0, last.substr(0, end + 1));
        return values;
    }
    if (isOption)
        return optionsOf(*command);
    const auto positionals =
        command->get_options([](const CLI::Option* each) { return each->get_positional(); });
    return positionals.empty() ? Words() : valuesOf(*positionals.front());
}

}  // namespace

Words completions(const CLI::App& app, const Words& words) {
    if (words.empty())
        return {};
    Words found = candidates(app, words);
    std::erase_if(found, [&](const std::string& each) { return !each.starts_with(words.back()); });
    return found;
}

}  // namespace attn
