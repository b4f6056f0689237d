#compdef attention-lab
# SPDX-License-Identifier: GPL-3.0-or-later
# zsh reads the options from --help.
_gnu_generic "$@"
