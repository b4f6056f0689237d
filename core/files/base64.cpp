// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/base64.h"

#include <sodium.h>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr int base64Variant = sodium_base64_VARIANT_ORIGINAL;

}  // namespace

std::string toBase64(const std::string& bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), base64Variant), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), base64Variant);
    text.pop_back();  // the terminating zero
    return text;
}

std::string fromBase64(const std::string& text, const std::string& where) {
    std::string bytes(text.size() / 4 * 3, '\0');
    std::size_t size = 0;
    const bool isRead =
        sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &size, nullptr, base64Variant) == 0;
    bytes.resize(size);
    // The library accepts some bytes above 127 as digits.
    if (!isRead || toBase64(bytes) != text)
        throw Error(told("%1 is not base64, found %2; the file is damaged, take another copy.", where,
                         inQuotes(text)));
    return bytes;
}

}  // namespace attn
