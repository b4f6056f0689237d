// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/alignment_file.h"
#include "core/io/alignment_formats/formats.h"

namespace attn {

const std::vector<AlignmentFormat>& alignmentFormats() {
    static const std::vector<AlignmentFormat> table = {
        {"naacl", "the numbers of a sentence and of two positions, and S or P", "26 2 1 S", 1, fitsNaacl,
         readNaacl, true},
        {"columns", "sentence, its translation and their links, parted by TAB", "a b<TAB>c d<TAB>0-1 1-0", 0,
         fitsColumns, readColumns},
        {"pharaoh", "links parted by blanks, i-j sure and ipj or i?j possible", "0-0 1-2 2p1", 0, fitsPharaoh,
         readPharaoh},
    };
    return table;
}

}  // namespace attn
