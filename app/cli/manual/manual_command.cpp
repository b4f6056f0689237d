// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/manual/manual_command.h"

#include <CLI/CLI.hpp>
#include <sstream>

#include "app/cli/common/output.h"

namespace attn {
namespace {

// Escapes a text for roff: no character acts as a command, and hyphens stay hyphens.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result.starts_with('.') || result.starts_with('\'') ? "\\&" + result : result;
}

std::string section(const std::string& name) {
    return ".SH " + name + "\n";
}

// The indented lines of a footer are examples to be typed.
std::string footer(const std::string& text) {
    std::ostringstream out;
    std::istringstream lines(text);
    bool isExample = false;
    for (std::string line; std::getline(lines, line);) {
        const bool wasExample = isExample;
        isExample = line.starts_with("  ");
        if (isExample && !wasExample)
            out << ".PP\n.nf\n.RS\n";
        if (!isExample && wasExample)
            out << ".RE\n.fi\n";
        if (!isExample)
            out << ".PP\n";
        out << escaped(isExample ? line.substr(2) : line) << '\n';
    }
    return out.str() + (isExample ? ".RE\n.fi\n" : "");
}

std::string option(const CLI::Option& option, const CLI::Formatter& formatter) {
    return ".TP\n.B " +
           escaped(formatter.make_option_name(&option, option.get_positional()) +
                   formatter.make_option_opts(&option)) +
           "\n" + escaped(option.get_description()) + "\n";
}

std::string command(const CLI::App& app, const CLI::Formatter& formatter) {
    std::string usage = "attnlab " + app.get_name() + " [OPTIONS]";
    std::string text;
    for (const bool isPositional : {true, false}) {
        for (const CLI::Option* each : app.get_options()) {
            if (each->get_positional() != isPositional)
                continue;
            text += option(*each, formatter);
            if (isPositional)
                usage += " " + formatter.make_option_usage(each);
        }
    }
    return ".SS " + escaped(usage) + "\n" + escaped(app.get_description()) + ".\n" + text +
           footer(app.get_footer());
}

}  // namespace

std::string manualPage(const CLI::App& app, const std::string& version) {
    const CLI::Formatter formatter;
    std::string page = ".TH ATTNLAB 1 \"\" \"Attention Lab " + version + "\" \"User Commands\"\n";
    page += section("NAME") + "attnlab \\- trains, runs and measures translating networks with attention\n";
    page += section("SYNOPSIS") + ".B attnlab\n[OPTIONS] COMMAND\n";
    page += section("DESCRIPTION") + escaped(app.get_description()) + "\n" + footer(app.get_footer());
    page += section("OPTIONS");
    for (const CLI::Option* each : app.get_options())
        page += option(*each, formatter);
    page += section("COMMANDS");
    for (const CLI::App* each :
         app.get_subcommands([](const CLI::App* sub) { return !sub->get_group().empty(); }))
        page += command(*each, formatter);
    page += section("FILES") + ".TP\n.B resources/\n" +
            escaped(
                "A file that begins so, and that the present folder does not have, is that of the program: "
                "its models, recipes, comparisons and mappings. So the examples work everywhere.") +
            "\n";
    return page;
}

void addManualCommand(CLI::App& app, const std::string& version) {
    CLI::App* command = app.add_subcommand("manual", "Print the manual page, for man");
    command->footer(
        "Example:\n"
        "  attnlab manual | man -l -");
    command->callback([&app, version] { writeOutput(manualPage(app, version)); });
}

}  // namespace attn
