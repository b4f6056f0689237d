// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/yaml_entries.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr int deepest = 16;

// Takes the library's events, so that no tree is built and nothing is ever referred to.
class EntryEvents : public YAML::EventHandler {
public:
    explicit EntryEvents(const std::string& where) : m_where(where) {}

    std::vector<YamlEntry> entries() { return std::move(m_entries); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    // In a plain key, "null" is a word like others.
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
        take(mark, m_depth == 1 && m_isKey ? "null" : "");
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        refuse(mark, told("refers to another place (\"*\"), which is not read here."));
    }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  const std::string& value) override {
        take(mark, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        open(mark, true);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        open(mark, false);
    }
    void OnMapEnd() override { close(); }

private:
    [[noreturn]] void refuse(const YAML::Mark& mark, const std::string& sentence) const {
        throw Error(m_where + ":" + std::to_string(mark.line + 1) + ": " + sentence);
    }
    void take(const YAML::Mark& mark, const std::string& text) {
        if (m_depth == 0)
            refuse(mark, told("should hold keys and values, found %1.", inQuotes(text)));
        if (m_depth == 1 && m_isKey) {
            m_entries.push_back({text, {}, false, false, mark.line + 1});
            m_isKey = false;
        } else if (m_depth == 1) {
            m_entries.back().values = {text};
            m_isKey = true;
        } else if (m_depth == 2 && m_entries.back().isList) {
            m_entries.back().values.push_back(text);
        }
    }
    void open(const YAML::Mark& mark, bool isList) {
        if (m_depth == 0 && isList)
            refuse(mark, told("should hold keys and values, found a list."));
        if (m_depth == 1 && m_isKey)
            refuse(mark, isList ? told("should have texts as keys, found a list.")
                                : told("should have texts as keys, found a mapping."));
        if (m_depth == deepest)
            refuse(mark, told("has values nested deeper than %1.", deepest));
        if (m_depth == 1 && isList)
            m_entries.back().isList = true;
        else if (m_depth > 0)
            m_entries.back().isDeeper = true;
        ++m_depth;
    }
    void close() {
        --m_depth;
        if (m_depth == 1)
            m_isKey = true;
    }

    const std::string& m_where;
    std::vector<YamlEntry> m_entries;
    int m_depth = 0;
    bool m_isKey = true;  // of what comes next in the root
};

}  // namespace

std::vector<YamlEntry> yamlEntries(const std::string& text, const std::string& where) {
    EntryEvents events(where);
    try {
        std::istringstream stream(text);
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(events))
            throw Error(where + ": " + told("is empty, expected keys and values."));
        EntryEvents none(where);
        if (parser.HandleNextDocument(none))
            throw Error(where + ": " + told("holds several documents, expected one."));
    } catch (const YAML::Exception& exception) {
        throw Error(where + ":" + std::to_string(exception.mark.line + 1) + ": " +
                    told("is no YAML that can be read (%1).", inQuotes(exception.msg)));
    }
    return events.entries();
}

}  // namespace attn
