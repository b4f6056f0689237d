# bash completion of attention-lab. SPDX-License-Identifier: GPL-3.0-or-later
# Names of files are completed by bash itself.
_attention_lab() {
    local word=${COMP_WORDS[COMP_CWORD]}
    COMPREPLY=()
    [[ $word == -* ]] || return
    COMPREPLY=($(compgen -W "$(attention-lab --help 2>/dev/null | sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p')" -- "$word"))
}
complete -o default -F _attention_lab attention-lab
