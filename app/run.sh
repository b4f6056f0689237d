#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and opens the window with the given arguments. Without a display it writes
# a PNG of the window instead.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
build=$root/build/release

"$root/app/install_packages.sh"
[ -f "$build/build.ninja" ] || cmake -S "$root" --preset release
cmake --build "$build" --parallel "$(nproc)" --target attention-lab attnlab

arguments=("$@")
if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ -z "${QT_QPA_PLATFORM:-}" ]; then
    export QT_QPA_PLATFORM=offscreen
    case " $* " in
        *" --screenshot"* | *" --help "* | *" -h "* | *" --help-all "* | *" -v "* | *" --version "*) ;;
        *)
            picture=$PWD/attention-lab.png
            echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the window is drawn into a picture."
            "$build/bin/attention-lab" "$@" --screenshot "$picture"
            echo "Written: $picture"
            exit 0
            ;;
    esac
fi
exec "$build/bin/attention-lab" ${arguments[@]+"${arguments[@]}"}
