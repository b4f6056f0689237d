// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/picture_file.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFont>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
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

TEST(PictureFile, NoTokenBreaksOutOfAPdf) {
    const QString pdfinfo = QStandardPaths::findExecutable(QStringLiteral("pdfinfo"));
    if (pdfinfo.isEmpty())
        GTEST_SKIP() << "pdfinfo is not installed";
    for (const QString& attack :
         {QStringLiteral(") /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> ("),
          QStringLiteral("\\) >> endobj 9 0 obj << /Type /Action"), QStringLiteral("(((\\")}) {
        const QFont font = theme().label;
        const QByteArray pdf =
            pictureBytes(PictureFormat::Pdf, QSize(300, 100), attack, font, [&](QPaintDevice& device) {
                QPainter painter(&device);
                painter.setFont(font);
                painter.drawText(QPointF(10, 20), attack);
            });
        QProcess process;
        process.start(pdfinfo, {QStringLiteral("-")});
        process.write(pdf);
        process.closeWriteChannel();
        ASSERT_TRUE(process.waitForFinished());
        EXPECT_EQ(process.readAllStandardError().toStdString(), "") << attack.toStdString();
        const QString about = QString::fromUtf8(process.readAllStandardOutput());
        EXPECT_TRUE(about.contains(
            QRegularExpression(QStringLiteral("^Title: +%1$").arg(QRegularExpression::escape(attack)),
                               QRegularExpression::MultilineOption)))
            << about.toStdString();
        EXPECT_TRUE(about.contains(
            QRegularExpression(QStringLiteral("^JavaScript: +no$"), QRegularExpression::MultilineOption)));
        // A title is written with two bytes a letter; a reference that broke out of it would have one.
        EXPECT_FALSE(pdf.contains("/OpenAction"));
        EXPECT_FALSE(pdf.contains("/JavaScript"));
    }
}

TEST(PictureFile, ItsMetadataAreTheTitleAlone) {
    const auto paint = [](QPaintDevice& device) { QPainter painter(&device); };
    const QImage image = QImage::fromData(
        pictureBytes(PictureFormat::Png, QSize(30, 20), QStringLiteral("title"), theme().label, paint));
    EXPECT_EQ(image.textKeys(), QStringList()) << "no folder, no name, no time";
    const QByteArray pdf =
        pictureBytes(PictureFormat::Pdf, QSize(30, 20), QStringLiteral("title"), theme().label, paint);
    const QByteArray svg =
        pictureBytes(PictureFormat::Svg, QSize(30, 20), QStringLiteral("title"), theme().label, paint);
    EXPECT_TRUE(svg.contains("<title>title</title>"));
    for (const QByteArray& file : {pdf, svg}) {
        EXPECT_FALSE(file.contains(qgetenv("HOME")));
        EXPECT_FALSE(file.contains(QDir::currentPath().toUtf8()));
    }
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
