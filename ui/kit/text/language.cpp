// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <memory>
#include <string>

#include "core/base/told.h"
#include "ui/kit/text/decimal_text.h"

namespace attn::ui {
namespace {

class Catalogue : public QTranslator {
public:
    QString translate(const char*, const char* text, const char* disambiguation, int count) const override {
        return QTranslator::translate(catalogueContext, text, disambiguation, count);
    }
};

struct InUse {
    QString id = QStringLiteral("en");
    std::unique_ptr<Catalogue> catalogue;
    std::unique_ptr<QTranslator> ofQt;  // buttons and dialogs of Qt itself
};

InUse& inUse() {
    static InUse used;
    return used;
}

// Sentences of the core, such as those about wrong files.
std::string ofCore(const char* english, long count) {
    return QCoreApplication::translate(catalogueContext, english, nullptr, static_cast<int>(count))
        .toStdString();
}

// Called from any thread. Whoever makes the content of a file holds a DecimalPoint.
char markOfCore() {
    return decimalMark().toLatin1();
}

bool isKnown(const QString& id) {
    return std::any_of(languages().begin(), languages().end(),
                       [&](const Language& language) { return language.id == id; });
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all = {
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
        {QStringLiteral("ar"), QStringLiteral("العربية")},
    };
    return all;
}

QString systemLanguage() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const Language& language : languages()) {
            const QLocale known(language.id);
            if (known.language() == locale.language() && known.script() == locale.script())
                return language.id;
        }
    }
    return QStringLiteral("en");
}

void useLanguage(const QString& id) {
    const QString chosen = id == QLatin1String("system") ? systemLanguage() : id;
    InUse next;
    if (isKnown(chosen) && chosen != QLatin1String("en")) {
        next.ofQt = std::make_unique<QTranslator>();
        if (next.ofQt->load(QStringLiteral("qtbase_") + chosen,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(next.ofQt.get());
        next.catalogue = std::make_unique<Catalogue>();
        if (next.catalogue->load(QStringLiteral(":/translations/attention_lab_%1.qm").arg(chosen)))
            next.id = chosen;
        QCoreApplication::installTranslator(next.catalogue.get());
    }
    inUse() = std::move(next);  // a translator that goes is no longer asked
    useDecimalMarkOf(QLocale(inUse().id));
    if (inUse().id == QLatin1String("en"))
        translateBy(nullptr);
    else
        translateBy(ofCore, markOfCore);
    QApplication::setLayoutDirection(QLocale(inUse().id).textDirection());
}

QString language() {
    return inUse().id;
}

}  // namespace attn::ui
