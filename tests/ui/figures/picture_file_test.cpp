// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/picture_file.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

// Qt gives an image without pixels when it gets no memory for them.
TEST(PictureFileTest, AnImageThatCannotBeWrittenIsAnErrorAndNoEmptyFile) {
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    EXPECT_EQ(QImage::fromData(ui::pngBytes(image), "PNG").size(), QSize(2, 2));
    try {
        ui::pngBytes(QImage());
        ADD_FAILURE() << "it was written";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_STREQ(error.what(),
                     "there is no memory for this picture; take a smaller size, or close other programs.");
    }
}

}  // namespace
}  // namespace attn::test
