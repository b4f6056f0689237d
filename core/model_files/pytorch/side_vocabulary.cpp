// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/side_vocabulary.h"

#include <unicode/ustring.h>

#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"

namespace attn {

using nlohmann::json;

namespace {

constexpr std::size_t specialCount = 4;
constexpr const char* specialNames[specialCount] = {translatable("padding"), translatable("begin"),
                                                    translatable("end"), translatable("unknown")};

const std::vector<std::string> usualNames[specialCount] = {
    {"<pad>", "<PAD>", "[PAD]", "PAD"},
    {"<s>", "<sos>", "<SOS>", "<bos>", "<BOS>", "<go>", "[BOS]", "[SOS]", "SOS", "BOS"},
    {"</s>", "<eos>", "<EOS>", "[EOS]", "EOS"},
    {"<unk>", "<UNK>", "[UNK]", "UNK"}};

bool isUtf8(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(nullptr, 0, nullptr, text.data(), static_cast<int32_t>(text.size()), &status);
    return status != U_INVALID_CHAR_FOUND;
}

std::vector<std::string> fromJson(const std::string& bytes, const std::string& path) {
    const json value = parseJson(bytes, path);
    if (!value.is_array() && !value.is_object())
        throw Error(path + ": " +
                    told("should be a list of tokens or an object token → id, found %1.", value.type_name()));
    std::vector<std::string> tokens(value.size());
    std::vector<bool> isSet(value.size(), false);
    std::size_t place = 0;
    for (const auto& [key, item] : value.items()) {
        const json& id = value.is_array() ? json(place++) : item;
        if (value.is_array() && !item.is_string())
            throw Error(path + ": " +
                        told("entry %1 should be a text, found %2.", place - 1, inQuotes(item.dump())));
        if (!id.is_number_unsigned() || id.get<std::uint64_t>() >= tokens.size() ||
            isSet[id.get<std::size_t>()])
            throw Error(path + ": " +
                        told("%1 should have an id of its own from 0 to %2, found %3.", inQuotes(key),
                             tokens.size() - 1, inQuotes(id.dump())));
        isSet[id.get<std::size_t>()] = true;
        tokens[id.get<std::size_t>()] = value.is_array() ? item.get<std::string>() : key;
    }
    return tokens;
}

std::vector<std::string> fromLines(const std::string& bytes, const std::string& path) {
    std::vector<std::string> tokens;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        std::string token = bytes.substr(begin, end - begin);
        if (token.ends_with('\r'))
            token.pop_back();
        if (!isUtf8(token))
            throw Error(path + ":" + std::to_string(tokens.size() + 1) + ": " +
                        told("is not UTF-8; save the list as UTF-8."));
        if (token.empty())
            throw Error(path + ":" + std::to_string(tokens.size() + 1) + ": " +
                        told("is empty, expected one token in every line."));
        tokens.push_back(std::move(token));
        begin = end + 1;
    }
    return tokens;
}

SpecialIds usualIds(const std::vector<std::string>& tokens) {
    SpecialIds ids(specialCount, -1);
    for (std::size_t i = 0; i < specialCount; ++i)
        for (const std::string& name : usualNames[i]) {
            const auto found = std::find(tokens.begin(), tokens.end(), name);
            if (ids[i] < 0 && found != tokens.end())
                ids[i] = found - tokens.begin();
        }
    return ids;
}

void checkSpecial(const SpecialIds& special, Index size, const std::string& where) {
    for (std::size_t i = 0; i < special.size(); ++i) {
        if (special[i] >= size)
            throw Error(where + ": " +
                        told("the id of %1 is %2, but there are %3 tokens.", told(specialNames[i]),
                             special[i], size));
        if (special[i] >= 0 && std::count(special.begin(), special.end(), special[i]) > 1)
            throw Error(where + ": " +
                        told("the id %1 cannot be two of padding, begin, end and unknown.", special[i]));
    }
}

}  // namespace

std::vector<std::string> loadTokens(const std::string& path) {
    return tokensOf(readFile(path, largestVocabularyFile), path);
}

std::vector<std::string> tokensOf(std::string bytes, const std::string& path) {
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.erase(0, 3);
    std::vector<std::string> tokens =
        std::filesystem::path(path).extension() == ".json" ? fromJson(bytes, path) : fromLines(bytes, path);
    if (tokens.empty())
        throw Error(path + ": " + told("is empty, expected tokens."));
    return tokens;
}

SideVocabulary sideVocabulary(Index size, const std::optional<std::vector<std::string>>& tokens,
                              const SpecialIds& special, const std::string& where) {
    if (tokens && static_cast<Index>(tokens->size()) != size)
        throw Error(where + ": " + told("%1 tokens, but the embedding has %2 rows.", tokens->size(), size));
    if (tokens)
        for (std::size_t id = 0; id < tokens->size(); ++id)
            if (!isUtf8((*tokens)[id]))
                throw Error(where + ": " + told("token %1 is not UTF-8.", id));
    const SpecialIds ids = !special.empty() ? special : tokens ? usualIds(*tokens) : SpecialIds();
    checkSpecial(ids, size, where);
    SideVocabulary side;
    std::vector<std::string> texts = Vocabulary().tokens();
    const auto text = [&](Index id) {
        return tokens ? (*tokens)[static_cast<std::size_t>(id)] : std::string("#").append(std::to_string(id));
    };
    if (ids.empty()) {
        for (Index id = static_cast<Index>(specialCount); id < size; ++id)
            texts.push_back(text(id));
    } else {
        side.rows.assign(ids.begin(), ids.end());
        for (Index id = 0; id < size; ++id) {
            if (std::find(ids.begin(), ids.end(), id) != ids.end())
                continue;
            side.rows.push_back(id);
            texts.push_back(text(id));
        }
        // The ids stay the same.
        if (static_cast<Index>(side.rows.size()) == size &&
            std::is_sorted(side.rows.begin(), side.rows.end()))
            side.rows.clear();
    }
    side.vocabulary = Vocabulary(std::move(texts), where);
    return side;
}

std::shared_ptr<const Tokenizer> tokenizerFor(const Vocabulary& vocabulary, const std::string& chosen) {
    if (!chosen.empty())
        return createTokenizer(chosen);
    std::shared_ptr<const Tokenizer> characters = createTokenizer("characters");
    const std::vector<std::string>& tokens = vocabulary.tokens();
    const bool areCharacters =
        std::all_of(tokens.begin() + unknownToken + 1, tokens.end(),
                    [&](const auto& token) { return characters->tokenize(token).size() == 1; });
    return areCharacters && vocabulary.size() > unknownToken + 1 ? characters : createTokenizer("blanks");
}

}  // namespace attn
