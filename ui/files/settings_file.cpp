// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/settings_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

constexpr int hexadecimal = 16;

bool isPlainLetter(QChar letter) {
    return letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == QLatin1Char('_') ||
                                      letter == QLatin1Char('-') || letter == QLatin1Char('.'));
}

bool isHexDigit(QChar letter) {
    const QChar lower = letter.toLower();
    return letter.unicode() < 128 &&
           (letter.isDigit() || (lower >= QLatin1Char('a') && lower <= QLatin1Char('f')));
}

// A key's part; what is not a plain letter becomes %41 or %U20AC.
QString escapedKey(const QString& key) {
    QString text;
    for (const QChar letter : key) {
        if (isPlainLetter(letter))
            text += letter;
        else if (letter == QLatin1Char('/'))
            text += QLatin1Char('\\');
        else if (letter.unicode() < 256)
            text += QStringLiteral("%%1").arg(letter.unicode(), 2, hexadecimal, QLatin1Char('0')).toUpper();
        else
            text += QStringLiteral("%U%1").arg(letter.unicode(), 4, hexadecimal, QLatin1Char('0')).toUpper();
    }
    return text;
}

// In quotes. Whoever reads \x takes all hexadecimal digits behind it, so that one that follows is written as
// \x, too.
QString quoted(const QString& text) {
    QString out = QStringLiteral("\"");
    bool isAfterNumber = false;
    for (const QChar letter : text) {
        const bool isNumber =
            letter.unicode() < 32 || letter.unicode() > 126 || (isAfterNumber && isHexDigit(letter));
        if (isNumber)
            out += QStringLiteral("\\x%1").arg(letter.unicode(), 0, hexadecimal);
        else if (letter == QLatin1Char('"') || letter == QLatin1Char('\\'))
            out += QLatin1Char('\\') + QString(letter);
        else
            out += letter;
        isAfterNumber = isNumber;
    }
    return out + QLatin1Char('"');
}

// An @ at the beginning would mean something else than a text.
QString quotedText(const QString& text) {
    return quoted(text.startsWith(QLatin1Char('@')) ? QLatin1Char('@') + text : text);
}

QString valueText(const QVariant& value) {
    switch (value.typeId()) {
        case QMetaType::QByteArray:
            return quoted(QStringLiteral("@ByteArray(%1)").arg(QString::fromLatin1(value.toByteArray())));
        case QMetaType::QStringList: {
            QStringList parts;
            for (const QString& part : value.toStringList())
                parts.append(quotedText(part));
            return parts.isEmpty() ? QStringLiteral("@Invalid()") : parts.join(QStringLiteral(", "));
        }
        case QMetaType::UnknownType:
            return QStringLiteral("@Invalid()");
        default:
            return quotedText(value.toString());
    }
}

}  // namespace

QByteArray settingsText(const SettingValues& values) {
    QMap<QString, QString> sections;
    for (auto value = values.begin(); value != values.end(); ++value) {
        const auto slash = value.key().indexOf(QLatin1Char('/'));
        const QString section = slash < 0 ? QStringLiteral("General") : escapedKey(value.key().left(slash));
        sections[section] += escapedKey(value.key().mid(slash + 1)) + QLatin1Char('=') +
                             valueText(value.value()) + QLatin1Char('\n');
    }
    QString text;
    for (auto section = sections.begin(); section != sections.end(); ++section)
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QLatin1Char('[') + section.key() +
                QStringLiteral("]\n") + section.value();
    return text.toUtf8();
}

void storeSettings(const SettingValues& values) {
    SettingValues all;
    QString path;
    {
        QSettings store;
        store.setFallbacksEnabled(false);  // what the whole system has set stays there
        path = store.fileName();
        for (const QString& key : store.allKeys())
            all[key] = store.value(key);
    }
    all.insert(values);
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        throw Error(
            tr("%1: cannot be created, so the settings are not kept. Free some space, or allow writing "
               "there.")
                .arg(folder)
                .toStdString(),
            Error::Kind::Failure);
    const QByteArray text = settingsText(all);
    writeFileAtomically(path.toStdString(), {text.constData(), static_cast<std::size_t>(text.size())});
}

}  // namespace attn::ui
