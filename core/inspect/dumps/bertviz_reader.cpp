// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/arrays/array_sites.h"
#include "core/inspect/dumps/escaped_json.h"
#include "core/inspect/dumps/page_readers.h"

namespace attn {
namespace {

constexpr std::size_t mostOfLayersOrHeads = 256;

// One picture of a page: numbers of [layer][head][row][column].
struct PageAttention {
    std::string name;
    std::array<std::size_t, 4> sizes{};
    std::vector<Real> numbers;
    std::optional<TokenList> left, right;

    AlignmentWeights grid(std::size_t layer, std::size_t head) const {
        const std::size_t count = sizes[2] * sizes[3];
        const Real* first = numbers.data() + (layer * sizes[1] + head) * count;
        return Eigen::Map<const AlignmentWeights>(first, static_cast<Index>(sizes[2]),
                                                  static_cast<Index>(sizes[3]));
    }
};

class BertVizReader : public DumpReader {
public:
    explicit BertVizReader(const std::string& path) : m_json(path) {}

    RawRead next() override {
        RawRead read;
        while (m_json.findKey("attention")) {
            const int c = m_json.peek();
            if (c != '[' && c != '{')
                continue;
            read.line = m_json.stream().line();
            const std::vector<PageAttention> all = readAll();
            if (all.empty())
                continue;
            const std::vector<double> layers = readLayers();
            read.reason = fill(all, layers, read.sentence);
            read.sentence.line = read.line;
            read.state = read.reason.empty() ? ReadState::Sentence : ReadState::Wrong;
            m_json.stream().charge(bytesOf(read.sentence));
            ++m_count;
            return read;
        }
        if (m_count == 0)
            throw Error(m_json.stream().path() + ": " +
                        told("has no attention of BertViz (\"attention\" with \"attn\", \"left_text\" and "
                             "\"right_text\"); save the page of head_view or model_view, for example with "
                             "html_action=\"return\"."));
        return read;
    }

    double share() const override { return m_json.share(); }

private:
    // A list of pictures, or an object of them in older versions. Empty if it is something else.
    std::vector<PageAttention> readAll() {
        std::vector<PageAttention> all;
        const bool isObject = m_json.take('{');
        if (!isObject)
            m_json.need('[');
        if (m_json.take(isObject ? '}' : ']'))
            return all;
        do {
            std::string name;
            if (isObject) {
                name = m_json.text();
                m_json.need(':');
            }
            if (m_json.peek() != '{')
                return {};
            PageAttention one = readOne();
            if (isObject)
                one.name = name;
            if (!one.numbers.empty())
                all.push_back(std::move(one));
        } while (m_json.take(','));
        m_json.need(isObject ? '}' : ']');
        return all;
    }

    PageAttention readOne() {
        PageAttention one;
        m_json.need('{');
        if (m_json.take('}'))
            return one;
        do {
            const std::string key = m_json.text();
            m_json.need(':');
            if (key == "queries" || key == "keys")
                throw Error(m_json.stream().place() + ": " +
                            told("is BertViz's neuron_view, whose queries and keys are not read; save the "
                                 "page of head_view or model_view."));
            if (key == "attn")
                readNumbers(one);
            else if (key == "left_text")
                one.left = readTokens();
            else if (key == "right_text")
                one.right = readTokens();
            else if (key == "name" && m_json.peek() == '"')
                one.name = m_json.text();
            else
                m_json.skip();
        } while (m_json.take(','));
        m_json.need('}');
        return one;
    }

    TokenList readTokens() {
        TokenList tokens;
        m_json.need('[');
        if (m_json.take(']'))
            return tokens;
        do {
            tokens.add(m_json.text());
            m_json.stream().charge(sizeof(std::uint32_t) + tokens.back().size());
        } while (m_json.take(','));
        m_json.need(']');
        return tokens;
    }

    void readNumbers(PageAttention& one) {
        one.numbers.clear();
        one.sizes = {};
        readLevel(one, 0);
    }

    void readLevel(PageAttention& one, std::size_t level) {
        const std::size_t before = one.numbers.size();
        std::size_t count = 0;
        m_json.need('[');
        do {
            if (level + 1 < one.sizes.size())
                readLevel(one, level + 1);
            else
                one.numbers.push_back(static_cast<Real>(m_json.number()));
            ++count;
        } while (m_json.take(','));
        m_json.need(']');
        if (level + 1 == one.sizes.size())
            m_json.stream().charge((one.numbers.size() - before) * sizeof(Real));
        std::size_t& size = one.sizes[level];
        if (size != 0 && size != count)
            throw Error(m_json.stream().place() + ": " +
                        told("lists of \"attn\" have %1 and %2 entries; [layer][head][row][column] of equal "
                             "lengths was expected.",
                             size, count));
        size = count;
    }

    // The layers that the page has, from 0, where the keys behind the attention tell it.
    std::vector<double> readLayers() {
        std::vector<double> layers;
        while (m_json.take(',')) {
            const std::string key = m_json.text();
            m_json.need(':');
            if (key != "include_layers" || !m_json.take('[')) {
                m_json.skip();
                continue;
            }
            if (m_json.take(']'))
                continue;
            do
                layers.push_back(m_json.number());
            while (m_json.take(',') && layers.size() < mostOfLayersOrHeads);
            m_json.need(']');
        }
        return layers;
    }

    static MapSite siteOf(const PageAttention& one) {
        if (one.name == "Encoder")
            return MapSite::Encoder;
        if (one.name == "Decoder")
            return MapSite::Decoder;
        const bool isSelf = one.sizes[2] == one.sizes[3] && one.left == one.right;
        if (one.name == "Cross" || !isSelf)
            return MapSite::Cross;
        for (std::size_t layer = 0; layer < one.sizes[0]; ++layer)
            for (std::size_t head = 0; head < one.sizes[1]; ++head)
                if (!isLowerTriangle(one.grid(layer, head)))
                    return MapSite::Encoder;
        return MapSite::Decoder;
    }

    // Fills the sentence and returns why it cannot. Parts of a picture, such as "Sentence A -> Sentence B",
    // are left out.
    static std::string fill(const std::vector<PageAttention>& all, const std::vector<double>& layers,
                            RawSentence& sentence) {
        for (const PageAttention& one : all) {
            const MapSite site = siteOf(one);
            const bool isThere = std::any_of(sentence.maps.begin(), sentence.maps.end(),
                                             [&](const auto& map) { return map.map.site == site; });
            if (isThere || one.name.find("->") != one.name.npos)
                continue;
            if (one.sizes[0] > mostOfLayersOrHeads || one.sizes[1] > mostOfLayersOrHeads)
                return told("with more than 256 layers or heads");
            for (std::size_t layer = 0; layer < one.sizes[0]; ++layer)
                for (std::size_t head = 0; head < one.sizes[1]; ++head) {
                    const bool isNamed = layers.size() == one.sizes[0] && layers[layer] >= 0 &&
                                         layers[layer] < static_cast<double>(mostOfLayersOrHeads);
                    const auto shown =
                        isNamed ? static_cast<Index>(layers[layer]) : static_cast<Index>(layer);
                    sentence.maps.push_back({{site, shown, static_cast<Index>(head)}, one.grid(layer, head)});
                }
            if (site != MapSite::Decoder && one.right)
                sentence.source = one.right;
            if (site != MapSite::Encoder && one.left)
                sentence.target = one.left;
        }
        std::sort(sentence.maps.begin(), sentence.maps.end(),
                  [](const auto& a, const auto& b) { return a.map < b.map; });
        const auto twice = std::adjacent_find(sentence.maps.begin(), sentence.maps.end(),
                                              [](const auto& a, const auto& b) { return a.map == b.map; });
        return twice == sentence.maps.end() ? "" : told("with a layer that stands twice");
    }

    EscapedJson m_json;
    long m_count = 0;
};

bool startsLikePage(std::string_view start) {
    start.remove_prefix(std::min(start.find_first_not_of(" \t\r\n\xEF\xBB\xBF"), start.size()));
    std::string first(start.substr(0, 15));
    std::transform(first.begin(), first.end(), first.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return first.starts_with("<!doctype html") || first.starts_with("<html") ||
           first.starts_with("<script") || first.starts_with("<div");
}

}  // namespace

double fitsBertViz(std::string_view start) {
    const bool hasKeys = start.find("left_text") != start.npos && start.find("attn") != start.npos;
    if (hasKeys && start.find("attention") != start.npos)
        return 0.96;
    const bool isNotebook =
        start.find("\"cells\"") != start.npos && start.find("\"cell_type\"") != start.npos;
    return startsLikePage(start) || isNotebook ? 0.5 : 0;
}

std::unique_ptr<DumpReader> openBertViz(const std::string& path) {
    return std::make_unique<BertVizReader>(path);
}

}  // namespace attn
