// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include "core/inspect/links/link_collection.h"
#include "core/inspect/links/link_dump.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {

// Files of links that a test writes, in a folder of their own.
class LinkFiles : public testing::Test {
protected:
    AlignmentDump dump(const std::string& content,
                       const std::map<std::string, std::string>& overruled = {}) const {
        DumpOptions options;
        options.overruled = overruled;
        return dumpFile(m_folder.write("links", content), options);
    }
    static AlignmentDump dumpFile(const std::string& path, const DumpOptions& options = {},
                                  const DumpWatch& watch = {}) {
        return readLinkDump(path, linkFormatOf(path, options.overruled), options, watch);
    }
    static std::string data(const std::string& name) { return (dataDir() / name).string(); }

    const TemporaryFolder m_folder;
};

// The conclusion with this id; an empty one when there is none.
inline Conclusion conclusionOn(const std::vector<Conclusion>& conclusions, const std::string& id) {
    for (const Conclusion& conclusion : conclusions) {
        if (conclusion.id == id)
            return conclusion;
    }
    return {};
}

}  // namespace attn::test
