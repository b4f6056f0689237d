#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes attention-lab_VERSION_amd64.deb and attention-lab-VERSION-linux-x86_64.tar.xz from the release build.
# Usage: make_packages.sh [FOLDER]. FOLDER takes the packages; without it, build/packages. The archive carries Qt and
# runs where it is unpacked: on Linux with glibc 2.36 or newer, and X11 or Wayland.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
build=$root/build/release
out=$(realpath -m "${1:-$root/build/packages}")

"$root/app/install_packages.sh" package
cmake -S "$root" --preset release >/dev/null
cmake --build "$build" --parallel "$(nproc)" --target attention-lab attnlab attnlab_documents
mkdir -p "$out"
(cd "$build" && cpack -B "$out" >/dev/null)
rm -rf "$out/_CPack_Packages"

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name=attention-lab-$version-linux-x86_64
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cmake --install "$build" --prefix "$stage/$name" --strip >/dev/null
cd "$stage/$name"

plugins=$(qtpaths6 --plugin-dir 2>/dev/null || echo /usr/lib/x86_64-linux-gnu/qt6/plugins)
for kind in platforms platforminputcontexts imageformats iconengines xcbglintegrations wayland-shell-integration \
    wayland-decoration-client wayland-graphics-integration-client printsupport; do
    if [ -d "$plugins/$kind" ]; then
        mkdir -p "plugins/$kind"
        cp "$plugins/$kind"/*.so "plugins/$kind/"
    fi
done
rm -f plugins/platforms/libqeglfs.so plugins/platforms/libqlinuxfb.so plugins/platforms/libqvnc.so \
    plugins/platforms/libqminimal*.so
mkdir -p translations
cp /usr/share/qt6/translations/qtbase_{de,fr,es,zh_CN,ar}.qm translations/
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' >bin/qt.conf

# The Debian package that a file is of. Libraries may be known by the other name of their folder (/lib, /usr/lib).
package_of() {
    local path
    path=$(readlink -f "$1")
    local found
    found=$(dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "${path#/usr}" 2>/dev/null || dpkg-query -S "/usr$path" 2>/dev/null) ||
        { echo "$1: no package has this file, so its licence is not known." >&2; return 1; }
    sed -n '1s/:.*//p' <<<"$found"
}

# What must be that of the graphics driver stays outside; every desktop has it. The command line needs no desktop, but
# its library for pages (cairo) wants those of X11.
outside='^(linux-vdso|ld-linux[^.]*|libc|libm|libpthread|libdl|librt|libresolv|libGL|libGLX|libGLdispatch|libOpenGL|libEGL|libgbm|libdrm)\.so'
declare -A packages
while read -r library; do
    [[ $(basename "$library") =~ $outside ]] && continue
    cp -nL "$library" lib/attention-lab/
    package=$(package_of "$library")
    packages[$package]=1
done < <(find bin lib plugins -type f -exec ldd {} + 2>/dev/null | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | grep -v "^$stage" | sort -u)
find lib/attention-lab -maxdepth 1 -name '*.so*' -type f -exec patchelf --set-rpath '$ORIGIN' {} +
find lib/attention-lab/glibc-hwcaps -name '*.so*' -type f -exec patchelf --set-rpath '$ORIGIN/../..' {} +
find plugins -name '*.so' -exec patchelf --set-rpath '$ORIGIN/../../lib/attention-lab' {} +
# Each library comes with the licence of its package, and with the version whose source belongs to it.
while read -r plugin; do
    package=$(package_of "$plugins/${plugin#plugins/}")
    packages[$package]=1
done < <(find plugins -name '*.so')
packages[qt6-translations-l10n]=1
mkdir licences
{
    echo "libattn_core is part of Attention Lab. The other libraries in lib/attention-lab, the plugins and Qt's translations"
    echo "are those of Debian 12; only where they look for each other is changed (patchelf --set-rpath). This folder has the"
    echo "licences of their packages. Debian has their sources: https://snapshot.debian.org, or"
    echo "apt source PACKAGE=VERSION with these versions:"
    echo
    for package in $(printf '%s\n' "${!packages[@]}" | sort); do
        cp -L "/usr/share/doc/$package/copyright" "licences/$package.txt"
        dpkg-query -W -f '${Package} ${Version}, of the source ${source:Package} ${source:Version}\n' "$package" | head -1
    done
} >licences/README.txt
cp "$root/LICENSE" "$root/README.md" "$root/resources/CHANGELOG.md" .
cd "$stage"
tar -cJf "$out/$name.tar.xz" --owner=0 --group=0 --sort=name "$name"
ls -l "$out"/*.deb "$out/$name.tar.xz"
