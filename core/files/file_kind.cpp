// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_kind.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"

namespace attn {
namespace {

using namespace std::string_view_literals;

struct NamedKind {
    std::size_t place;  // of the mark in the file
    std::string_view mark;
    const char* name;
};

// The first kind that fits is taken.
constexpr NamedKind kinds[] = {
    {0, "\x89PNG\r\n\x1a\n"sv, translatable("a PNG picture")},
    {0, "\xff\xd8\xff"sv, translatable("a JPEG picture")},
    {0, "GIF8"sv, translatable("a GIF picture")},
    {8, "WEBP"sv, translatable("a WebP picture")},
    {0, "II*\0"sv, translatable("a TIFF picture")},
    {0, "MM\0*"sv, translatable("a TIFF picture")},
    {0, "<svg"sv, translatable("an SVG picture")},
    {0, "%PDF-"sv, translatable("a PDF document")},
    {0, "%!PS"sv, translatable("a PostScript document")},
    {0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, translatable("an Office document")},
    {0, "<!DOCTYPE html"sv, translatable("a web page")},
    {0, "<!doctype html"sv, translatable("a web page")},
    {0, "<html"sv, translatable("a web page")},
    {0, "<?xml"sv, translatable("an XML text")},
    {0, "PK\x03\x04"sv, translatable("a zip archive")},
    {0, "\x1f\x8b"sv, translatable("a gzip archive")},
    {0, "BZh"sv, translatable("a bzip2 archive")},
    {0,
     "\xfd"
     "7zXZ\0"sv,
     translatable("an xz archive")},
    {0, "7z\xbc\xaf\x27\x1c"sv, translatable("a 7-Zip archive")},
    {0, "Rar!"sv, translatable("a RAR archive")},
    {0,
     "\x7f"
     "ELF"sv,
     translatable("a program")},
    {0, "\x93NUMPY"sv, translatable("a NumPy array")},
    {0, "\x89HDF\r\n\x1a\n"sv, translatable("an HDF5 file")},
    {0, "GGUF"sv, translatable("a GGUF model")},
    {0, "SQLite format 3\0"sv, translatable("an SQLite database")},
    {0, "ID3"sv, translatable("a sound file")},
    {0, "OggS"sv, translatable("a sound file")},
    {0, "fLaC"sv, translatable("a sound file")},
    {8, "WAVE"sv, translatable("a sound file")},
    {4, "ftyp"sv, translatable("a film")},
    {257, "ustar"sv, translatable("a tar archive")},
};

// A safetensors file begins with a length of eight bytes, and those are never eight visible characters.
bool isText(std::string_view start) {
    return start.size() >= 8 && std::all_of(start.begin(), start.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return (byte >= 0x20 && byte < 0xf8) || c == '\n' || c == '\r' || c == '\t';  // also UTF-8
           });
}

}  // namespace

std::string fileKind(std::string_view start) {
    for (const NamedKind& kind : kinds)
        if (start.size() > kind.place && start.substr(kind.place).starts_with(kind.mark))
            return kind.name;
    return isText(start.substr(0, fileKindBytes)) ? translatable("a text") : "";
}

std::string fileKindOf(const std::string& path) {
    try {
        FileReader file(path);
        return fileKind(file.read(std::min<std::uint64_t>(file.size(), fileKindBytes)));
    } catch (const Error&) {
        return {};
    }
}

}  // namespace attn
