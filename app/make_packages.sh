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

# What must be that of the graphics driver stays outside; every desktop has it. The command line needs no desktop, but
# its library for pages (cairo) wants those of X11.
outside='^(linux-vdso|ld-linux[^.]*|libc|libm|libpthread|libdl|librt|libresolv|libGL|libGLX|libGLdispatch|libOpenGL|libEGL|libgbm|libdrm)\.so'
while read -r library; do
    [[ $(basename "$library") =~ $outside ]] || cp -nL "$library" lib/attention-lab/
done < <(find bin lib plugins -type f -exec ldd {} + 2>/dev/null | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | grep -v "^$stage" | sort -u)
find lib/attention-lab -maxdepth 1 -name '*.so*' -type f -exec patchelf --set-rpath '$ORIGIN' {} +
find lib/attention-lab/glibc-hwcaps -name '*.so*' -type f -exec patchelf --set-rpath '$ORIGIN/../..' {} +
find plugins -name '*.so' -exec patchelf --set-rpath '$ORIGIN/../../lib/attention-lab' {} +
cp "$root/LICENSE" "$root/README.md" "$root/resources/CHANGELOG.md" .
cd "$stage"
tar -cJf "$out/$name.tar.xz" --owner=0 --group=0 --sort=name "$name"
ls -l "$out"/*.deb "$out/$name.tar.xz"
