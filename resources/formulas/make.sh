#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Typesets every *.tex of this folder (one line of mathematics each) as SVG beside it. For developers: the SVGs are
# committed. They are paths with one black fill, for the themes to recolour, and all of a kind have one height and one
# baseline, so a view that scales them alike shows one size of type. \sym{name}{…} groups a symbol's paths under the id
# "sym-name-number", so that a view finds its place.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"

packages=(texlive-latex-base texlive-latex-recommended texlive-fonts-recommended dvisvgm)
if ! dpkg-query -W "${packages[@]}" >/dev/null 2>&1; then
    become=()
    [ "$(id -u)" -eq 0 ] || become=(sudo)
    ${become[@]+"${become[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for formula in *.tex; do
    name=${formula%.tex}
    height=10.5 depth=4
    # Those of the explanation window stand alone and have higher symbols.
    [[ $name != explain-* ]] || height=13.2 depth=5.6
    cat >"$work/$name.tex" <<TEX
\\documentclass{minimal}
\\usepackage{amsmath,mathpazo}
\\newcommand\\under[2]{\\vbox{\\ialign{\\hfil\$##\$\\hfil\\crcr\\scriptscriptstyle#1\\crcr
\\noalign{\\kern.4pt\\nointerlineskip}#2\\crcr}}}
\\newcommand\\fwd[1]{\\under{\\rightarrow}{#1}}
\\newcommand\\bwd[1]{\\under{\\leftarrow}{#1}}
\\newcount\\symbols
\\newcommand\\sym[2]{\\global\\advance\\symbols by 1
\\special{dvisvgm:raw <g id='sym-#1-\\the\\symbols'>}#2\\special{dvisvgm:raw </g>}}
\\hoffset=-1in \\voffset=-1in
\\begin{document}
\\setbox0\\hbox{\$$(cat "$formula")\$}
\\ht0=${height}pt \\dp0=${depth}pt
\\dimen0=\\ht0 \\advance\\dimen0\\dp0
\\shipout\\vbox{\\special{papersize=\\the\\wd0,\\the\\dimen0}\\box0}
\\end{document}
TEX
    if ! (cd "$work" && latex -interaction=nonstopmode -halt-on-error "$name.tex" >"$name.out"); then
        echo "$formula: TeX refuses it:" >&2
        grep -A2 '^!' "$work/$name.out" >&2
        exit 1
    fi
    dvisvgm --verbosity=3 --no-fonts=1 --bbox=papersize --precision=2 --translate=72,72 --output="$work/$name.svg" "$work/$name.dvi"
    # The fill that the themes replace; generator's comment off, so that the file does not change with its version.
    sed -e '/^<!--/d' -e "s/<g id='page1'/<g fill='#000000'/" "$work/$name.svg" >"$name.svg"
done
