// SPDX-License-Identifier: GPL-3.0-or-later
// Made-up texts that are pasted and made-up files that are dropped. ATTN_STRANGE_INPUTS is their number, for
// longer runs by hand; each number makes the same inputs.
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <random>

#include "tests/support/sanitized.h"
#include "tests/ui/window/window_fixture.h"

namespace attn::test {
namespace {

class StrangeInputTest : public WindowTest {
protected:
    static int inputs(int usual) {
        const int chosen = qEnvironmentVariableIntValue("ATTN_STRANGE_INPUTS");
        return chosen > 0 ? chosen : repetitions(usual);
    }
    unsigned below(unsigned count) { return static_cast<unsigned>(m_random() % count); }

    // Characters that tokenisers, fonts and pictures treat in their own ways, half of a character among them.
    QString strangeText() {
        static const char16_t* const parts[] = {u"9 May 1998",
                                                u"a",
                                                u" ",
                                                u"\n",
                                                u"\r\n",
                                                u"\t",
                                                u"\u0301",
                                                u"\u200d",
                                                u"\u202e",
                                                u"אב",
                                                u"क्ष",
                                                u"日本",
                                                u"\U0001F468\u200D\U0001F469",
                                                u"\U0001F1E9\U0001F1EA",
                                                u"\uFEFF",
                                                u"\uFFFE",
                                                u"\u2028",
                                                u"\u0007",
                                                u"<b>x</b>",
                                                u"&amp;",
                                                u"<s>",
                                                u"</s>",
                                                u"<unk>",
                                                u"%1",
                                                u"\u00AD"};
        QString text;
        for (unsigned left = below(4) == 0 ? below(200) : below(8); left > 0; --left) {
            const unsigned part = below(static_cast<unsigned>(std::size(parts)) + 3);
            if (part < std::size(parts))
                text += QString::fromUtf16(parts[part]);
            else if (part == std::size(parts))
                text += QChar(0xD800 + below(0x800));
            else
                text += QChar(static_cast<char16_t>(below(0x10000)));
        }
        return below(50) == 0 ? text.repeated(300) : text;
    }

    // A file of this name, a folder, or nothing at all.
    QUrl strangeUrl() {
        static const char* const suffixes[] = {
            "",    ".txt", ".safetensors", ".attnlab", ".attnrun", ".attnlesson", ".json",
            ".pt", ".bin", ".gz",          ".npz",     ".tsv",     ".argosmodel"};
        static const char* const contents[] = {"",          "{",      "PK\3\4",        "\x1f\x8b", "{}",
                                               "0-0 1-1\n", "a\tb\n", "\x80\x02}q\0.", "ATTNREC1", "[]"};
        QString name;
        for (unsigned left = 1 + below(4); left > 0; --left)
            name += below(5) == 0 ? QChar(0xA0 + below(0x2000)) : QChar('a' + below(26));
        name += QLatin1String(suffixes[below(static_cast<unsigned>(std::size(suffixes)))]);
        const QString path = QString::fromStdString(m_folder.path().string()) + QLatin1Char('/') + name;
        switch (below(8)) {
            case 0:
                break;
            case 1:
                QDir().mkpath(path);
                break;
            case 2:
                return QUrl(QStringLiteral("https://example.org/") + name);
            case 3:
                return QUrl(strangeText());
            default: {
                QFile file(path);
                if (file.open(QIODevice::WriteOnly))
                    file.write(contents[below(static_cast<unsigned>(std::size(contents)))]);
            }
        }
        return QUrl::fromLocalFile(path);
    }

    TemporaryFolder m_folder;
    std::mt19937 m_random{20};
};

TEST_F(StrangeInputTest, AnyPastedTextIsDecoded) {
    open();
    for (int left = inputs(100); left > 0; --left) {
        const QString text = strangeText();
        QApplication::clipboard()->setText(text);
        if (left % 2 == 0) {
            action("pasteText")->trigger();
        } else {
            press(Qt::Key_L, Qt::ControlModifier);
            press(Qt::Key_V, Qt::ControlModifier);
        }
        waitUntilDecoded();
        window->grab();
        ASSERT_LE(window->session().sourceText().size(), std::max<qsizetype>(text.size(), 1000));
    }
}

TEST_F(StrangeInputTest, AnyDroppedFileIsOpenedOrRefused) {
    open();
    for (int left = inputs(100); left > 0; --left) {
        QMimeData data;
        QList<QUrl> urls;
        for (unsigned count = 1 + below(3); count > 0; --count)
            urls.append(strangeUrl());
        data.setUrls(urls);
        QDragEnterEvent enter({50, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        if (!enter.isAccepted())
            continue;
        QDropEvent event(QPointF(50, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &event);
        waitUntilDecoded();
        QTest::qWait(1);
    }
    EXPECT_TRUE(window->isVisible());
}

}  // namespace
}  // namespace attn::test
