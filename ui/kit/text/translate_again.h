// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>

class QComboBox;

namespace attn::ui {

// Texts of the window in another language. A text that is shown is looked up among those of the old language:
// as it stands, then as one with placeholders, whose values are looked up in turn; a value that is a number
// gets the decimal mark of the new language. What is found nowhere (a token, a file's name) stays.
class Retranslation {
public:
    // From one id of `languages()` into the other one.
    Retranslation(const QString& from, const QString& to);
    ~Retranslation();

    QString of(const QString& shown) const;
    // `source` tells which English text is shown, where that was concluded before; it is concluded if not.
    QString of(const QString& shown, QString& source) const;
    // Whether this is a text of the old language as it stands.
    bool knows(const QString& shown) const;

private:
    struct Texts;
    const std::unique_ptr<const Texts> m_texts;
};

// Says that the window has another language, after its texts were looked up. Whoever keeps texts, or makes
// one of many parts, makes them anew.
class LanguageNotifier : public QObject {
    Q_OBJECT

public:
    static LanguageNotifier* instance();

signals:
    void changed();

private:
    LanguageNotifier() = default;
};

// Keeps the items of a box when the language changes: they are no words of the window, but values of a file,
// or somebody's own words.
void keepItems(QComboBox& box);

// Uses the language from now on (`useLanguage`), and writes the texts of all windows anew.
void changeLanguage(const QString& id);

}  // namespace attn::ui
