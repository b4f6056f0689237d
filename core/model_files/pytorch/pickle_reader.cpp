// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/pickle_reader.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstring>
#include <unordered_map>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/model_files/pytorch/pickle_calls.h"

namespace attn {
namespace {

constexpr PickleId mark = UINT32_MAX;

class PickleMachine {
public:
    PickleMachine(std::string_view text, const std::string& where, const PickleUse& use)
        : m_text(text), m_where(where), m_use(use) {}

    Pickle run() {
        while (step(static_cast<unsigned char>(take(1)[0]))) {
        }
        m_pickle.root = pop();
        m_pickle.bytes = m_place;
        return std::move(m_pickle);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const { throw Error(m_where + ": " + problem); }
    [[noreturn]] void refuseDamaged(const std::string& problem) const {
        refuse(told("damaged at byte %1: %2; save it again with torch.save.", m_at, problem));
    }

    std::string_view take(std::uint64_t count) {
        if (count > m_text.size() - m_place)
            refuse(told("cut short: %1 bytes should follow byte %2, found %3.", count, m_place,
                        m_text.size() - m_place));
        m_at = m_place;
        m_place += count;
        return m_text.substr(m_at, count);
    }
    // Reads a little-endian number.
    template <typename Number>
    Number number() {
        Number value;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    double bigEndianDouble() {
        std::array<char, sizeof(double)> bytes;
        std::memcpy(bytes.data(), take(bytes.size()).data(), bytes.size());
        std::reverse(bytes.begin(), bytes.end());
        return std::bit_cast<double>(bytes);
    }
    std::string line() {
        const std::size_t end = m_text.find('\n', m_place);
        if (end == std::string_view::npos)
            refuseDamaged(told("a name has no end"));
        const std::string result(take(end - m_place));
        take(1);
        return result;
    }
    // Reads a two's complement number of up to 8 bytes. A longer one (a checkpoint's random seed) is pushed
    // as a value that is not a number.
    void pushLong(std::uint64_t length) {
        const std::string_view bytes = take(length);
        if (length > sizeof(std::int64_t)) {
            push(PickleBytes{});
            return;
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            value |= std::uint64_t(static_cast<unsigned char>(bytes[i])) << (8 * i);
        if (length > 0 && length < 8 && (bytes.back() & 0x80))
            value |= ~std::uint64_t(0) << (8 * length);
        push(static_cast<std::int64_t>(value));
    }

    void push(PickleValue value) {
        if (m_pickle.values.size() >= m_use.mostValues)
            refuse(told("describes more than %1 values, which is the most that is read here; save only %2.",
                        m_use.mostValues, m_use.toSave));
        if (std::holds_alternative<PickleTensor>(value) && ++m_tensors > m_use.mostTensors)
            refuse(told("describes more than %1 tensors, which is the most that is read here; save only %2.",
                        m_use.mostTensors, m_use.toSave));
        if (std::holds_alternative<PickleStorage>(value) && ++m_storages > m_use.mostTensors)
            refuse(
                told("describes more than %1 storages of tensors, which is the most that is read here; save "
                     "only %2.",
                     m_use.mostTensors, m_use.toSave));
        m_pickle.values.push_back(std::move(value));
        m_stack.push_back(static_cast<PickleId>(m_pickle.values.size() - 1));
    }
    PickleId top() const {
        if (m_stack.empty() || m_stack.back() == mark)
            refuseDamaged(told("a value is missing"));
        return m_stack.back();
    }
    PickleId pop() {
        const PickleId id = top();
        m_stack.pop_back();
        return id;
    }
    // Takes the values that were pushed since the mark.
    std::vector<PickleId> popToMark() {
        const auto found = std::find(m_stack.rbegin(), m_stack.rend(), mark);
        if (found == m_stack.rend())
            refuseDamaged(told("a mark is missing"));
        const std::vector<PickleId> items(found.base(), m_stack.end());
        m_stack.erase(found.base() - 1, m_stack.end());
        return items;
    }
    void pushTuple(std::size_t count) {
        std::vector<PickleId> items(count);
        for (std::size_t i = count; i-- > 0;)
            items[i] = pop();
        push(PickleList{std::move(items), true});
    }

    PickleValue& at(PickleId id) { return m_pickle.values[id]; }

    void append(const std::vector<PickleId>& items) {
        auto* list = std::get_if<PickleList>(&at(top()));
        if (!list || list->isTuple)
            refuseDamaged(told("something is appended to what is no list"));
        list->items.insert(list->items.end(), items.begin(), items.end());
    }
    void setItems(const std::vector<PickleId>& items) {
        auto* dict = std::get_if<PickleDict>(&at(top()));
        if (!dict || items.size() % 2 != 0)
            refuseDamaged(told("pairs are added to what is no dictionary"));
        for (std::size_t i = 0; i < items.size(); i += 2)
            dict->items.emplace_back(items[i], items[i + 1]);
    }

    void remember(std::uint64_t place) { m_memo[place] = top(); }
    void recall(std::uint64_t place) {
        const auto found = m_memo.find(place);
        if (found == m_memo.end())
            refuseDamaged(told("it refers to value %1, which was not kept", place));
        m_stack.push_back(found->second);
    }

    void pushGlobal(const std::string& module, const std::string& name) {
        checkPickleGlobal(module, name, m_where, m_use);
        push(PickleGlobal{module + "." + name});
    }
    void stackGlobal() {
        const PickleId name = pop(), module = pop();
        const auto* nameText = std::get_if<std::string>(&at(name));
        const auto* moduleText = std::get_if<std::string>(&at(module));
        if (!nameText || !moduleText)
            refuseDamaged(told("a global without a name"));
        pushGlobal(*moduleText, *nameText);
    }
    void reduce() {
        const PickleId arguments = pop(), function = pop();
        push(pickleCall(m_pickle, function, arguments, m_where, m_use));
    }
    // Accepts only the state that a state_dict carries: the versions of its modules, which are not used.
    void build() {
        const PickleId state = pop();
        const auto* object = std::get_if<PickleDict>(&at(top()));
        const auto* attributes = std::get_if<PickleDict>(&at(state));
        if (!object || !object->isOrdered || !attributes)
            refuse(told("sets the state of an object that is no state_dict, at byte %1; save %2 instead.",
                        m_at, m_use.toSave));
        for (const auto& [key, value] : attributes->items) {
            const auto* name = std::get_if<std::string>(&at(key));
            if (!name || *name != "_metadata")
                refuse(name ? told("sets the attribute %1 of a dictionary, only \"_metadata\" is known; save "
                                   "%2 instead.",
                                   inQuotes(*name), m_use.toSave)
                            : told("sets the attribute without a name of a dictionary, only \"_metadata\" is "
                                   "known; save %1 instead.",
                                   m_use.toSave));
        }
    }

    bool step(unsigned char code) {
        switch (code) {
            case '.':
                return false;
            case 0x80:  // PROTO
                if (const int protocol = number<std::uint8_t>(); protocol < 2 || protocol > 5)
                    refuse(told("is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.",
                                protocol));
                return true;
            case 0x95:  // FRAME: what follows stands in it, nothing to do
                number<std::uint64_t>();
                return true;
            case '(':
                m_stack.push_back(mark);
                return true;
            case '0':  // POP
                if (m_stack.empty())
                    refuseDamaged(told("nothing is left to drop"));
                m_stack.pop_back();
                return true;
            case '}':
                push(PickleDict{});
                return true;
            case ']':
                push(PickleList{});
                return true;
            case ')':
                push(PickleList{{}, true});
                return true;
            case 't':
                push(PickleList{popToMark(), true});
                return true;
            case 0x85:  // TUPLE1 …
            case 0x86:
            case 0x87:
                pushTuple(code - 0x84u);
                return true;
            default:
                return stepValue(code) || stepContainer(code);
        }
    }

    bool stepValue(unsigned char code) {
        switch (code) {
            case 'N':
                push(PickleNone{});
                return true;
            case 0x88:
            case 0x89:
                push(code == 0x88);
                return true;
            case 'J':
                push(std::int64_t(number<std::int32_t>()));
                return true;
            case 'K':
                push(std::int64_t(number<std::uint8_t>()));
                return true;
            case 'M':
                push(std::int64_t(number<std::uint16_t>()));
                return true;
            case 0x8a:  // LONG1
                pushLong(number<std::uint8_t>());
                return true;
            case 'G':
                push(bigEndianDouble());
                return true;
            case 'X':  // BINUNICODE
            case 'T':  // BINSTRING, of Python 2
                push(std::string(take(number<std::uint32_t>())));
                return true;
            case 0x8c:  // SHORT_BINUNICODE
            case 'U':   // SHORT_BINSTRING
                push(std::string(take(number<std::uint8_t>())));
                return true;
            case 0x8d:  // BINUNICODE8
                push(std::string(take(number<std::uint64_t>())));
                return true;
            case 'B':
                take(number<std::uint32_t>());
                push(PickleBytes{});
                return true;
            case 'C':
                take(number<std::uint8_t>());
                push(PickleBytes{});
                return true;
            default:
                return false;
        }
    }

    bool stepContainer(unsigned char code) {
        switch (code) {
            case 'a':
                append({pop()});
                return true;
            case 'e':
                append(popToMark());
                return true;
            case 's': {
                const PickleId value = pop(), key = pop();
                setItems({key, value});
                return true;
            }
            case 'u':
                setItems(popToMark());
                return true;
            case 'q':
                remember(number<std::uint8_t>());
                return true;
            case 'r':
                remember(number<std::uint32_t>());
                return true;
            case 0x94:  // MEMOIZE
                remember(m_memo.size());
                return true;
            case 'h':
                recall(number<std::uint8_t>());
                return true;
            case 'j':
                recall(number<std::uint32_t>());
                return true;
            case 'c': {
                const std::string module = line();
                pushGlobal(module, line());
                return true;
            }
            case 0x93:
                stackGlobal();
                return true;
            case 'Q': {
                const PickleId id = pop();
                push(pickleStorage(m_pickle, id, m_where));
                return true;
            }
            case 'R':
                reduce();
                return true;
            case 'b':
                build();
                return true;
            default:
                refuseCode(code);
        }
    }

    [[noreturn]] void refuseCode(unsigned char code) const {
        const char* name = pickleCodeName(code);
        char number[8];
        std::snprintf(number, sizeof number, "0x%02X", static_cast<unsigned>(code));
        refuse(name ? told("holds what is no plain container and no tensor: the pickle's code %1 (%2) at "
                           "byte %3 is not read; save %4 instead.",
                           number, told(name), m_at, m_use.toSave)
                    : told("holds what is no plain container and no tensor: the pickle's code %1 at byte %2 "
                           "is not read; save %3 instead.",
                           number, m_at, m_use.toSave));
    }

    std::string_view m_text;
    const std::string& m_where;
    const PickleUse& m_use;
    std::size_t m_place = 0;
    std::size_t m_at = 0;  // place of what was read last
    std::vector<PickleId> m_stack;
    std::unordered_map<std::uint64_t, PickleId> m_memo;
    std::size_t m_tensors = 0;
    std::size_t m_storages = 0;
    Pickle m_pickle;
};

}  // namespace

Pickle readPickle(std::string_view text, const std::string& where, const PickleUse& use) {
    return PickleMachine(text, where, use).run();
}

}  // namespace attn
