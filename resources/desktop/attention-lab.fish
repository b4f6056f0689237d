# fish completion of attention-lab. SPDX-License-Identifier: GPL-3.0-or-later
complete -c attention-lab -n 'string match -q -- "-*" (commandline -ct)' -f -a "(attention-lab --help 2>/dev/null | string match -rg '^  (?:-., )?(--[a-z-]+)')"
