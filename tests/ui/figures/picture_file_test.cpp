// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/picture_file.h"

#include <gtest/gtest.h>

#include <QFont>
#include <QPainter>
#include <QXmlStreamReader>

#include "core/base/error.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

// The names of all elements, and the texts between them.
struct SvgContent {
    QStringList elements, texts;
    QString problem;
};

SvgContent contentOf(const QByteArray& svg) {
    SvgContent content;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement())
            content.elements.append(reader.name().toString());
        else if (reader.isCharacters() && !reader.isWhitespace())
            content.texts.append(reader.text().toString());
    }
    content.problem = reader.hasError() ? reader.errorString() : QString();
    return content;
}

QByteArray svgWith(const QString& text) {
    const QFont font = theme().label;
    return pictureBytes(PictureFormat::Svg, QSize(300, 100), text, font, [&](QPaintDevice& device) {
        QPainter painter(&device);
        painter.setFont(font);
        painter.drawText(QPointF(10, 20), text);
    });
}

TEST(PictureFile, NoTokenBecomesAnElementOfAnSvg) {
    const SvgContent usual = contentOf(svgWith(QStringLiteral("token")));
    EXPECT_EQ(usual.problem, QString());
    for (const QString& attack :
         {QStringLiteral("</title><script>alert(1)</script>"),
          QStringLiteral("\"><image href=\"file:///etc/passwd\"/>"), QStringLiteral("]]><!--"),
          QStringLiteral("&xxe;"), QStringLiteral("a\x01\x1b\x7f z"), QStringLiteral("\u202eevil\u2066"),
          QString(QChar(0xFFFF)) + QStringLiteral("b")}) {
        const SvgContent found = contentOf(svgWith(attack));
        EXPECT_EQ(found.problem, QString()) << attack.toStdString() << found.problem.toStdString();
        EXPECT_FALSE(found.elements.contains(QStringLiteral("script"))) << attack.toStdString();
        EXPECT_FALSE(found.elements.contains(QStringLiteral("image"))) << attack.toStdString();
    }
    const QString plain = QStringLiteral("<b>x</b>&amp;");
    EXPECT_TRUE(contentOf(svgWith(plain)).texts.contains(plain));
}

TEST(PictureFile, ItsMetadataAreTheTitleAlone) {
    const auto paint = [](QPaintDevice& device) { QPainter painter(&device); };
    const QImage image = QImage::fromData(
        pictureBytes(PictureFormat::Png, QSize(30, 20), QStringLiteral("title"), theme().label, paint));
    EXPECT_EQ(image.textKeys(), QStringList()) << "no folder, no name, no time";
    const QByteArray pdf =
        pictureBytes(PictureFormat::Pdf, QSize(30, 20), QStringLiteral("title"), theme().label, paint);
    EXPECT_FALSE(pdf.contains(qgetenv("HOME")));
}

// Qt gives an image without pixels when it gets no memory for them.
TEST(PictureFile, AnImageThatCannotBeWrittenIsAnErrorAndNoEmptyFile) {
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    EXPECT_EQ(QImage::fromData(pngBytes(image), "PNG").size(), QSize(2, 2));
    try {
        pngBytes(QImage());
        ADD_FAILURE() << "it was written";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_STREQ(error.what(),
                     "there is no memory for this picture; take a smaller size, or close other programs.");
    }
}

}  // namespace
}  // namespace attn::ui
