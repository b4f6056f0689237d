// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/translate_again.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHash>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>
#include <QTranslator>
#include <QWidget>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/language.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr const char* context = "attn::ui";
constexpr int deepest = 4;  // of values inside of values
// Letters by which a text with placeholders is recognised, and by which it is whatever the values are. A
// letter of Chinese counts as four.
constexpr int fewestLetters = 2, surelyRecognised = 12, aWord = 4, lettersOfHan = 4;
constexpr int notCounted = -1;

int lettersIn(const QString& text) {
    int letters = 0;
    for (const QChar letter : text)
        letters += letter.script() == QChar::Script_Han ? lettersOfHan : letter.isLetter() ? 1 : 0;
    return letters;
}

struct SourceText {
    QString text, disambiguation;
    bool isCounted = false;

    QString key() const { return text + QChar(0x1F) + disambiguation; }
};

// Whether a text may stand in the window for long. Sentences of the core are about what just happened, and
// their words would be found in texts that a person wrote; its labels begin with a capital letter and have no
// values.
bool isOfTheWindow(const SourceText& source, const QString& places) {
    return places.contains(QLatin1String("ui/")) ||
           (!source.text.isEmpty() && source.text.front().isUpper() &&
            !source.text.contains(QLatin1Char('%')) && !source.text.endsWith(QLatin1Char('.')));
}

// All texts of the window, from a catalogue that is part of the program.
const std::vector<SourceText>& sourceTexts() {
    static const std::vector<SourceText> texts = [] {
        std::vector<SourceText> found;
        QFile file(QStringLiteral(":/translations/attention_lab_de.ts"));
        if (!file.open(QIODevice::ReadOnly))
            return found;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("message"))
                found.push_back(
                    {{}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
            else if (xml.name() == QLatin1String("source") && !found.empty())
                found.back().text = xml.readElementText();
            else if (xml.name() == QLatin1String("comment") && !found.empty())
                found.back().disambiguation = xml.readElementText();
            else if (xml.name() == QLatin1String("extracomment") && !found.empty() &&
                     !isOfTheWindow(found.back(), xml.readElementText()))
                found.pop_back();
        }
        return found;
    }();
    return texts;
}

// One catalogue, apart from the one in use.
class Lookup {
public:
    explicit Lookup(const QString& language) {
        if (language != QLatin1String("en"))
            m_isThere = m_translator.load(QStringLiteral(":/translations/attention_lab_%1.qm").arg(language));
    }
    QString of(const SourceText& source, int count) const {
        const QString found = m_isThere
                                  ? m_translator.translate(context, source.text.toUtf8().constData(),
                                                           source.disambiguation.toUtf8().constData(), count)
                                  : QString();
        return found.isEmpty() ? source.text : found;
    }

private:
    QTranslator m_translator;
    bool m_isThere = false;
};

// The mark of a number with decimals, which may have a unit: "0.25", "−3,1 %". Other values stay.
QString withMark(QString value, QChar mark) {
    static const QRegularExpression number(QStringLiteral("^[−+-]?[0-9]*[.,][0-9]+([ \u202f][^0-9.,]*)?$"));
    if (!number.match(value).hasMatch())
        return value;
    return value.replace(QLatin1Char('.'), mark).replace(QLatin1Char(','), mark);
}

const QRegularExpression& placeholder() {
    static const QRegularExpression expression(QStringLiteral("%L?([0-9n])"));
    return expression;
}

// The properties that hold texts of the program. A text that a person edits is none of them.
constexpr std::array textProperties = {"text",
                                       "title",
                                       "iconText",
                                       "toolTip",
                                       "statusTip",
                                       "whatsThis",
                                       "accessibleName",
                                       "accessibleDescription",
                                       "windowTitle",
                                       "placeholderText",
                                       "prefix",
                                       "suffix",
                                       "specialValueText",
                                       "caption"};

bool isEdited(const QObject& object, const char* property) {
    return qstrcmp(property, "text") == 0 &&
           (qobject_cast<const QLineEdit*>(&object) || qobject_cast<const QTextEdit*>(&object));
}

// A tip ends with the keys of its command: "Take one step (Ctrl+Right)". Keys have other names in other
// languages.
const QRegularExpression& keysAtEnd() {
    static const QRegularExpression expression(QStringLiteral(" \\([^()]*\\)$"));
    return expression;
}

QList<QKeySequence> keysIn(const QObject& object) {
    const auto* action = qobject_cast<const QAction*>(&object);
    const auto* button = qobject_cast<const QToolButton*>(&object);
    if (!action && button)
        action = button->defaultAction();
    return action ? action->shortcuts() : QList<QKeySequence>();
}

QString withKeysOf(const QObject& object, const QString& shown, const Retranslation& texts, QString& source) {
    const QList<QKeySequence> keys = keysIn(object);
    QString start = shown;
    if (keys.isEmpty() || start.remove(keysAtEnd()) == shown)
        return texts.of(shown, source);
    QStringList names;
    for (const QKeySequence& key : keys)
        names.append(key.toString(QKeySequence::NativeText));
    return QStringLiteral("%1 (%2)").arg(texts.of(start, source), names.join(QStringLiteral(", ")));
}

void translateTexts(QObject& object, const Retranslation& texts) {
    for (const char* name : textProperties) {
        const int index = object.metaObject()->indexOfProperty(name);
        if (index < 0 || isEdited(object, name))
            continue;
        const QMetaProperty property = object.metaObject()->property(index);
        if (property.metaType().id() != QMetaType::QString || !property.isWritable())
            continue;
        const QString shown = property.read(&object).toString();
        if (shown.isEmpty())
            continue;
        // What was concluded once is kept: two English texts may be one in another language.
        const QByteArray memory = QByteArray("_attn_source_") + name;
        QString source = object.property(memory).toString();
        const QString wanted = withKeysOf(object, shown, texts, source);
        object.setProperty(memory, source);
        if (wanted != shown)
            property.write(&object, wanted);
    }
    if (auto* box = qobject_cast<QComboBox*>(&object)) {
        const QSignalBlocker quiet(box);  // the choice stays
        for (int item = 0; item < box->count(); ++item) {
            box->setItemText(item, texts.of(box->itemText(item)));
            if (const QString tip = box->itemData(item, Qt::ToolTipRole).toString(); !tip.isEmpty())
                box->setItemData(item, texts.of(tip), Qt::ToolTipRole);
        }
    }
    if (auto* tabs = qobject_cast<QTabBar*>(&object)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setTabText(tab, texts.of(tabs->tabText(tab)));
            tabs->setTabToolTip(tab, texts.of(tabs->tabToolTip(tab)));
        }
    }
}

}  // namespace

struct Retranslation::Texts {
    // A text with placeholders in both languages.
    struct Pattern {
        Pattern(const QString& old, const QString& fresh);

        QRegularExpression shown;
        QString order;    // of the placeholders in the old language: "21"
        QString literal;  // its longest part without placeholders
        QString wanted;
        int letters = 0, lettersInFront = 0;
    };

    QChar mark;                          // of decimals in the new language
    QHash<QString, QString> sources;     // of texts of the old language, by SourceText::key
    QHash<QString, QString> old, fresh;  // by SourceText::key
    std::vector<Pattern> patterns;       // those with most letters first

    // Any value may stand in a text of many letters, and behind a word. Otherwise it is a number or a text of
    // the window: the name "No attention" is no "%1 attention".
    bool isSure(const Pattern& pattern, const QRegularExpressionMatch& match) const {
        if (pattern.letters >= surelyRecognised || pattern.lettersInFront >= aWord)
            return true;
        for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
            const QString value = match.captured(group);
            if (!sources.contains(value) &&
                std::any_of(value.begin(), value.end(), [](QChar letter) { return letter.isLetter(); }))
                return false;
        }
        return true;
    }

    QStringList eachOf(QStringList parts, int depth) const {
        for (QString& part : parts)
            part = of(part, depth + 1);
        return parts;
    }

    QString of(const QString& shown, int depth) const {
        if (const auto found = sources.constFind(shown); found != sources.constEnd())
            return fresh.value(*found);
        if (depth == deepest)
            return withMark(shown, mark);
        if (const auto parts = shown.split(QLatin1Char('\t')); parts.size() > 1)
            return eachOf(parts, depth).join(QLatin1Char('\t'));  // name and note of a menu
        if (const auto parts = shown.split(QLatin1String(" | ")); parts.size() > 1)
            return eachOf(parts, depth).join(QLatin1String(" | "));  // lanes to compare
        // The number of a lane in front of its name, the mark of a menu behind the name of a button.
        static const QRegularExpression around(QStringLiteral("^(&\\d  )?(.+?)( ▾)?$"),
                                               QRegularExpression::DotMatchesEverythingOption);
        if (const auto found = around.match(shown);
            found.hasMatch() && found.captured(2).size() < shown.size())
            return found.captured(1) + of(found.captured(2), depth + 1) + found.captured(3);
        for (const Pattern& pattern : patterns) {
            if (!shown.contains(pattern.literal))
                continue;
            const QRegularExpressionMatch match = pattern.shown.match(shown);
            if (!match.hasMatch() || !isSure(pattern, match))
                continue;
            QString text;
            qsizetype from = 0;
            QRegularExpressionMatchIterator places = placeholder().globalMatch(pattern.wanted);
            while (places.hasNext()) {
                const QRegularExpressionMatch place = places.next();
                const qsizetype group = pattern.order.indexOf(place.captured(1));
                text += pattern.wanted.mid(from, place.capturedStart() - from) +
                        of(match.captured(static_cast<int>(group) + 1), depth + 1);
                from = place.capturedEnd();
            }
            return text + pattern.wanted.mid(from);
        }
        const QString separator = QStringLiteral(" · ");  // of figures side by side
        if (const auto parts = shown.split(separator); parts.size() > 1)
            return eachOf(parts, depth).join(separator);
        // A text that is a number and nothing else may be a token. Whoever shows it writes it anew.
        return depth > 0 ? withMark(shown, mark) : shown;
    }
};

Retranslation::Texts::Pattern::Pattern(const QString& old, const QString& fresh) : wanted(fresh) {
    QString expression = QStringLiteral("^");
    const auto add = [&](const QString& part) {
        expression += QRegularExpression::escape(part);
        letters += lettersIn(part);
        if (part.size() > literal.size())
            literal = part;
    };
    qsizetype from = 0;
    QRegularExpressionMatchIterator found = placeholder().globalMatch(old);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        add(old.mid(from, match.capturedStart() - from));
        expression += QStringLiteral("(.*?)");
        order += match.captured(1);
        from = match.capturedEnd();
    }
    add(old.mid(from));
    const QString front = old.left(old.indexOf(placeholder()));
    lettersInFront = lettersIn(front);
    shown.setPattern(expression + QLatin1Char('$'));
    shown.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
}

Retranslation::Retranslation(const QString& from, const QString& to)
    : m_texts([&] {
          auto texts = std::make_unique<Texts>();
          texts->mark = decimalMarkOf(QLocale(to));
          const Lookup old(from), fresh(to);
          for (const SourceText& source : sourceTexts()) {
              // A text that counts has a form for each of these numbers, and some of them are the same.
              const std::vector<int> counts =
                  source.isCounted ? std::vector<int>{0, 1, 2, 3, 11, 100} : std::vector<int>{notCounted};
              for (const int count : counts) {
                  const QString shown = old.of(source, count), wanted = fresh.of(source, count);
                  if (!shown.contains(placeholder())) {
                      if (!texts->sources.contains(shown) || source.disambiguation.isEmpty())
                          texts->sources.insert(shown, source.key());
                      texts->old.insert(source.key(), shown);
                      texts->fresh.insert(source.key(), wanted);
                  } else
                      texts->patterns.emplace_back(shown, wanted);
              }
          }
          std::erase_if(texts->patterns,
                        [](const Texts::Pattern& one) { return one.letters < fewestLetters; });
          std::stable_sort(
              texts->patterns.begin(), texts->patterns.end(),
              [](const Texts::Pattern& a, const Texts::Pattern& b) { return a.letters > b.letters; });
          return texts;
      }()) {}

Retranslation::~Retranslation() = default;

QString Retranslation::of(const QString& shown) const {
    return m_texts->of(shown, 0);
}

QString Retranslation::of(const QString& shown, QString& source) const {
    if (source.isEmpty() || m_texts->old.value(source) != shown)
        source = m_texts->sources.value(shown);
    return source.isEmpty() ? of(shown) : m_texts->fresh.value(source);
}

void changeLanguage(const QString& id) {
    const QString from = language();
    const Qt::LayoutDirection direction = QApplication::layoutDirection();
    useLanguage(id);
    if (language() == from)
        return;
    const Retranslation texts(from, language());
    for (QWidget* window : QApplication::topLevelWidgets()) {
        translateTexts(*window, texts);
        for (QObject* object : window->findChildren<QObject*>())
            translateTexts(*object, texts);
    }
    // Views measure and draw their texts anew.
    if (QApplication::layoutDirection() != direction)
        setTheme(theme().kind, theme().map);
    else
        emit ThemeNotifier::instance()->changed();
}

}  // namespace attn::ui
