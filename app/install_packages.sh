#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The only list of the Debian packages that the project needs. Usage: install_packages.sh [GROUP], where GROUP is
# check, fuzz, accessibility or package. It installs what is missing and prints nothing when nothing is. With "check"
# it includes what .ci/run needs, with "fuzz" what tests/fuzz/run.sh needs, with "accessibility" what
# tests/accessibility/run.sh needs, with "package" what app/make_packages.sh needs.
set -euo pipefail

packages=(
    # for compiler and build
    g++ cmake ninja-build pkgconf
    # for engine and command line
    libeigen3-dev nlohmann-json3-dev libcli11-dev libicu-dev
    # for foreign corpora and models: gzip, SentencePiece (with checks of its model and base64), PyTorch's zip,
    # Marian's settings
    zlib1g-dev libsentencepiece-dev libprotobuf-dev libsodium-dev libzip-dev libyaml-cpp-dev
    # for lessons: Markdown, pages to print
    libmd4c-dev libpango1.0-dev
    # for the window; the last three let Qt talk to X11 and Wayland
    qt6-base-dev qt6-svg-dev libqcustomplot-dev libgl-dev libxcb-cursor0 libxkbcommon-x11-0 qt6-wayland
    # for the window in other languages
    qt6-l10n-tools qt6-translations-l10n
    # for animations of heatmaps
    libwebp-dev
    # fonts of the window: digits of equal width, most scripts, CJK, emoji
    fonts-noto-core fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji
    # for tests
    libgtest-dev libgmock-dev
)
if [ "${1:-}" = check ]; then
    # Clang compiles what runs under the sanitizers; llvm has the symbolizer, which names the lines of a finding, lld
    # links in a quarter of the time.
    packages+=(clang libclang-rt-14-dev llvm lld clang-format clang-tidy ccache python3)
elif [ "${1:-}" = fuzz ]; then
    packages+=(clang libclang-rt-14-dev llvm)
elif [ "${1:-}" = accessibility ]; then
    packages+=(at-spi2-core python3-pyatspi dbus xvfb xdotool python3)
elif [ "${1:-}" = package ]; then
    packages+=(dpkg-dev file patchelf xz-utils)
fi

if ! command -v apt-get >/dev/null; then
    echo "This is no Debian, so nothing was installed; needed are what Debian calls: ${packages[*]}" >&2
    exit 0
fi

# dpkg-query fails when a package is unknown, but still lists the others.
installed=$({ dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' "${packages[@]}" 2>/dev/null || true; } | sed -n 's/^ii *//p')
missing=()
for package in "${packages[@]}"; do
    grep -qxF "$package" <<<"$installed" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi

become=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Packages are missing and only root may install them; as root, run: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    become=(sudo)
fi
apt=(${become[@]+"${become[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
echo "Installing ${missing[*]}; the first time this takes a minute or more."
"${apt[@]}" update
"${apt[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null
