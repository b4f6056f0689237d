#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the window, starts it on a display and an accessibility bus of its own, and walks it as a screen reader does.
# Usage: tests/accessibility/run.sh [OPTION…]; see walk.py for the options.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
program=$root/build/release/bin/attention-lab

"$root/app/install_packages.sh" accessibility
cd "$root"
[ -f build/release/build.ninja ] || cmake --preset release
cmake --build --preset release --parallel "$(nproc)" --target attention-lab

# A home of its own: no settings of the user are read, and none are changed.
home=$(mktemp -d)
display=
cleanup() {
    [ -z "$display" ] || kill "$display" 2>/dev/null || true
    rm -rf "$home"
}
trap cleanup EXIT
mkdir -m 700 "$home/runtime" "$home/work" "$home/work/a" "$home/work/b"  # dialogs of files show two folders
mkfifo "$home/display"
exec 3<>"$home/display"
# Without -noreset the server begins anew when its last client leaves.
Xvfb -displayfd 3 -noreset -screen 0 1600x1000x24 -nolisten tcp >/dev/null 2>&1 &
display=$!
read -r -t 20 number <&3 || { echo "Xvfb did not start within 20 seconds" >&2; exit 1; }

cd "$home/work"
env -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_STATE_HOME -u XDG_CACHE_HOME -u XDG_CURRENT_DESKTOP -u WAYLAND_DISPLAY \
    HOME="$home" XDG_RUNTIME_DIR="$home/runtime" DISPLAY=":$number" LANG=C.UTF-8 LC_ALL=C.UTF-8 NO_AT_BRIDGE=0 \
    QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 \
    dbus-run-session -- bash -c '
        /usr/libexec/at-spi-bus-launcher --launch-immediately &
        /usr/bin/python3 "$@"
        ended=$?
        kill $! 2>/dev/null
        exit $ended' - "$root/tests/accessibility/walk.py" "$program" "$@" 2> >(grep -v -e dbus-daemon -e "SpiRegistry daemon" >&2)
