// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/digest.h"

#include <sodium.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>

#include "core/files/file_reader.h"

namespace attn {
namespace {

constexpr std::size_t digestBytes = crypto_hash_sha256_BYTES;

class Sha256 {
public:
    Sha256() { crypto_hash_sha256_init(&m_state); }
    void add(std::string_view bytes) {
        crypto_hash_sha256_update(&m_state, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  bytes.size());
    }
    std::string text() {
        std::array<unsigned char, digestBytes> hash{};
        crypto_hash_sha256_final(&m_state, hash.data());
        std::string digits(2 * digestBytes + 1, '\0');
        sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
        digits.pop_back();  // the terminating zero
        return digits;
    }

private:
    crypto_hash_sha256_state m_state{};
};

}  // namespace

std::string digestOf(std::string_view bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.text();
}

std::string fileDigest(const std::string& path) {
    return *fileDigest(path, std::stop_token());
}

std::optional<std::string> fileDigest(const std::string& path, const std::stop_token& stop) {
    constexpr std::uint64_t most = 1 << 20;  // bytes read at a time
    FileReader file(path);
    Sha256 hash;
    for (std::uint64_t left = file.size(); left > 0;) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::string bytes = file.read(std::min(left, most));
        hash.add(bytes);
        left -= bytes.size();
    }
    return hash.text();
}

bool isDigest(const std::string& text) {
    return text.size() == 2 * digestBytes && std::all_of(text.begin(), text.end(), [](char digit) {
               return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
           });
}

std::optional<FileStamp> fileStamp(const std::string& path) {
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    constexpr std::int64_t second = 1'000'000'000;
    return FileStamp{static_cast<std::uint64_t>(status.st_size),
                     status.st_mtim.tv_sec * second + status.st_mtim.tv_nsec};
}

}  // namespace attn
