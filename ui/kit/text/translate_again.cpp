// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/translate_again.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHash>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QMetaProperty>
#include <QPointer>
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
#include <functional>
#include <memory>
#include <vector>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int deepest = 4;  // of values inside of values
// Letters by which a text with placeholders is recognised, and by which it is whatever the values are. A
// letter of Chinese counts as four.
constexpr int fewestLetters = 2, surelyRecognised = 12, aWord = 4, lettersOfHan = 4;
constexpr int notCounted = -1;
constexpr const char* keepsItems = "_attn_keeps_items";

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

// Whether a text may stand in the window for long. Sentences of the core with values are about what just
// happened, and their words would be found in texts that a person wrote. Its labels begin with a capital
// letter, and what they mean is said in many letters.
bool isOfTheWindow(const SourceText& source, const QString& places) {
    if (places.contains(QLatin1String("ui/")))
        return true;
    static const QRegularExpression value(QStringLiteral("%[1-9n]"));
    return !source.text.isEmpty() && !source.text.contains(value) &&
           (source.text.front().isUpper() || lettersIn(source.text) >= surelyRecognised);
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
                                  ? m_translator.translate(catalogueContext, source.text.toUtf8().constData(),
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

QStringList keysIn(const QObject& object) {
    QStringList names;
    if (const auto* action = qobject_cast<const QAction*>(&object))
        for (const QKeySequence& key : action->shortcuts())
            names.append(key.toString(QKeySequence::NativeText));
    return names;
}

QString withKeysOf(const QObject& object, const QString& shown, const Retranslation& texts, QString& source) {
    const QStringList keys = keysIn(object);
    QString start = shown;
    if (keys.isEmpty() || texts.knows(shown) || start.remove(keysAtEnd()) == shown)
        return texts.of(shown, source);
    return QStringLiteral("%1 (%2)").arg(texts.of(start, source), keys.join(QStringLiteral(", ")));
}

// What a tool button takes from its command, whenever that changes.
bool isOfCommand(const QObject& object, const char* property) {
    const auto* button = qobject_cast<const QToolButton*>(&object);
    if (!button || !button->defaultAction())
        return false;
    if (qstrcmp(property, "accessibleName") == 0)
        return button->accessibleName() == button->text();
    constexpr std::array taken = {"text", "toolTip", "statusTip", "whatsThis"};
    return std::any_of(taken.begin(), taken.end(),
                       [&](const char* each) { return qstrcmp(property, each) == 0; });
}

// What Qt makes of an action's own text.
bool isMadeOfText(const QObject& object, const char* property) {
    const auto* action = qobject_cast<const QAction*>(&object);
    if (!action)
        return false;
    const QAction plain(action->text());
    return (qstrcmp(property, "iconText") == 0 && action->iconText() == plain.iconText()) ||
           (qstrcmp(property, "toolTip") == 0 && action->toolTip() == plain.toolTip());
}

// The texts of all windows, looked up first and written then: one that is written may change others.
class Rewriting {
public:
    Rewriting(const QString& from, const QString& to)
        : m_texts(from, to),
          m_fromEnglish(QStringLiteral("en"), to),
          m_isFromEnglish(from == english),
          m_isToEnglish(to == english) {}

    void look(QObject& object) {
        lookAtProperties(object);
        if (auto* box = qobject_cast<QComboBox*>(&object); box && !box->property(keepsItems).toBool())
            lookAtItems(*box);
        if (auto* tabs = qobject_cast<QTabBar*>(&object))
            lookAtTabs(*tabs);
        if (auto* dock = qobject_cast<QDockWidget*>(&object))
            lookAtButtons(*dock);
    }
    void write() const {
        for (const auto& write : m_writes)
            write();
    }

private:
    static constexpr QLatin1String english{"en"};

    // The text in the new language. What was concluded once is kept with the object, by `name`: two English
    // texts may be one in another language, and not every text tells of which it was made.
    QString wanted(QObject& object, const QByteArray& name, const QString& shown, bool hasKeys = false) {
        const QByteArray ofSource = "_attn_source_" + name, ofEnglish = "_attn_english_" + name,
                         ofShown = "_attn_shown_" + name;
        const bool isKnown = !m_isFromEnglish && object.property(ofShown).toString() == shown &&
                             object.property(ofShown).isValid();
        const QString inEnglish = m_isFromEnglish ? shown
                                  : isKnown       ? object.property(ofEnglish).toString()
                                                  : QString();
        const Retranslation& texts = isKnown ? m_fromEnglish : m_texts;
        const QString& basis = isKnown ? inEnglish : shown;
        QString source = object.property(ofSource).toString();
        const QString text = isKnown && m_isToEnglish ? inEnglish
                             : hasKeys                ? withKeysOf(object, basis, texts, source)
                                                      : texts.of(basis, source);
        object.setProperty(ofSource, source);
        object.setProperty(ofEnglish, inEnglish.isEmpty() ? QVariant() : QVariant(inEnglish));
        object.setProperty(ofShown, inEnglish.isEmpty() ? QVariant() : QVariant(text));
        return text;
    }

    void lookAtProperties(QObject& object) {
        for (const char* name : textProperties) {
            const int index = object.metaObject()->indexOfProperty(name);
            if (index < 0 || isEdited(object, name) || isOfCommand(object, name) ||
                isMadeOfText(object, name))
                continue;
            const QMetaProperty property = object.metaObject()->property(index);
            if (property.metaType().id() != QMetaType::QString || !property.isWritable())
                continue;
            const QString shown = property.read(&object).toString();
            if (shown.isEmpty())
                continue;
            if (const QString text = wanted(object, name, shown, true); text != shown)
                m_writes.push_back([there = QPointer(&object), property, text] {
                    if (there)
                        property.write(there, text);
                });
        }
    }
    void lookAtItems(QComboBox& box) {
        for (int item = 0; item < box.count(); ++item) {
            const QByteArray name = "item" + QByteArray::number(item);
            const QString text = wanted(box, name, box.itemText(item));
            QString tip = box.itemData(item, Qt::ToolTipRole).toString();
            if (!tip.isEmpty())
                tip = wanted(box, name + "tip", tip);
            m_writes.push_back([there = QPointer(&box), item, text, tip] {
                if (!there || item >= there->count())
                    return;
                const QSignalBlocker quiet(there);  // the choice stays
                there->setItemText(item, text);
                if (!tip.isEmpty())
                    there->setItemData(item, tip, Qt::ToolTipRole);
            });
        }
    }
    void lookAtTabs(QTabBar& tabs) {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            const QByteArray name = "tab" + QByteArray::number(tab);
            const QString text = wanted(tabs, name, tabs.tabText(tab)),
                          tip = wanted(tabs, name + "tip", tabs.tabToolTip(tab));
            m_writes.push_back([there = QPointer(&tabs), tab, text, tip] {
                if (!there || tab >= there->count())
                    return;
                there->setTabText(tab, text);
                there->setTabToolTip(tab, tip);
            });
        }
    }
    // Qt names them once, in words of its own catalogue; no literals, which ours would take.
    void lookAtButtons(QDockWidget& dock) {
        static constexpr std::array<const char*, 3> floating = {"qt_dockwidget_floatbutton", "Float",
                                                                "Undocks and re-attaches the dock widget"};
        static constexpr std::array<const char*, 3> closing = {"qt_dockwidget_closebutton", "Close",
                                                               "Closes the dock widget"};
        for (const auto& names : {floating, closing})
            if (auto* button = dock.findChild<QWidget*>(QLatin1String(names[0])))
                m_writes.push_back([there = QPointer(button), names] {
                    if (!there)
                        return;
                    there->setAccessibleName(QDockWidget::tr(names[1]));
                    there->setAccessibleDescription(QDockWidget::tr(names[2]));
                });
    }

    const Retranslation m_texts, m_fromEnglish;
    const bool m_isFromEnglish, m_isToEnglish;
    std::vector<std::function<void()>> m_writes;
};

}  // namespace

struct Retranslation::Texts {
    // A text with placeholders in both languages.
    struct Pattern {
        Pattern(const QString& old, const QString& fresh, std::size_t text);

        QRegularExpression shown;
        QString order;    // of the placeholders in the old language: "21"
        QString literal;  // its longest part without placeholders
        QString wanted;
        std::size_t source;  // its place among sourceTexts()
        int letters = 0, lettersInFront = 0;
    };

    QChar mark;  // of decimals in the new language
    // A text of sourceTexts() for a number, in the new language.
    std::function<QString(std::size_t source, int number)> counted;
    QHash<QString, QString> sources;     // of texts of the old language, by SourceText::key
    QHash<QString, QString> old, fresh;  // by SourceText::key
    std::vector<Pattern> patterns;       // those with most letters first

    // Any value may stand in a text of many letters, behind a word, and between quotation marks. Otherwise it
    // is a number or a text of the window: the name "No attention" is no "%1 attention".
    bool isSure(const Pattern& pattern, const QRegularExpressionMatch& match) const {
        if (pattern.letters >= surelyRecognised || pattern.lettersInFront >= aWord)
            return true;
        for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
            if (isQuoted(match, group))
                continue;
            const QString value = match.captured(group);
            if (!sources.contains(value) &&
                std::any_of(value.begin(), value.end(), [](QChar letter) { return letter.isLetter(); }))
                return false;
        }
        return true;
    }

    // Whether a value stands between quotation marks: “%1”, „%1“, « %1 ».
    static bool isQuoted(const QRegularExpressionMatch& match, int group) {
        static const QString marks = QStringLiteral("“„«\"‘‚「『");
        qsizetype before = match.capturedStart(group) - 1;
        const QString& text = match.captured(0);
        while (before > 0 && text[before].isSpace())
            --before;
        return before >= 0 && marks.contains(text[before]);
    }

    // A value of a text. What is quoted may be somebody's own words, if it is no label.
    QString valueOf(const QRegularExpressionMatch& match, int group, int depth) const {
        const QString value = match.captured(group);
        const bool isLabel = !value.isEmpty() && !value.front().isLower();
        return isQuoted(match, group) && !isLabel ? value : of(value, depth);
    }

    // The text in the new language, whose form depends on the number in it.
    QString wantedFor(const Pattern& pattern, const QRegularExpressionMatch& match) const {
        if (!sourceTexts()[pattern.source].isCounted)
            return pattern.wanted;
        for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
            bool isNumber = false;
            const int number = match.captured(group).remove(QChar(0x202F)).toInt(&isNumber);
            if (isNumber)
                return counted(pattern.source, number);
        }
        return pattern.wanted;
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
            const QString wanted = wantedFor(pattern, match);
            QString text;
            qsizetype from = 0;
            QRegularExpressionMatchIterator places = placeholder().globalMatch(wanted);
            while (places.hasNext()) {
                const QRegularExpressionMatch place = places.next();
                const qsizetype group = pattern.order.indexOf(place.captured(1));
                text += wanted.mid(from, place.capturedStart() - from) +
                        valueOf(match, static_cast<int>(group) + 1, depth + 1);
                from = place.capturedEnd();
            }
            return text + wanted.mid(from);
        }
        if (const auto lines = shown.split(QLatin1Char('\n')); lines.size() > 1)
            return eachOf(lines, depth).join(QLatin1Char('\n'));
        const QString separator = QStringLiteral(" · ");  // of figures side by side
        if (const auto parts = shown.split(separator); parts.size() > 1)
            return eachOf(parts, depth).join(separator);
        // A label and what it is: "Entropy: how widely tokens look".
        const QString colon = QStringLiteral(": ");
        if (const qsizetype end = shown.indexOf(colon); end > 0 && sources.contains(shown.left(end)))
            return of(shown.left(end), depth + 1) + colon + of(shown.mid(end + colon.size()), depth + 1);
        // A whole text with commas may be a sentence that somebody wrote.
        const QString comma = QStringLiteral(", ");
        if (const auto parts = shown.split(comma); depth > 0 && parts.size() > 1)
            return eachOf(parts, depth).join(comma);
        // A text that is a number and nothing else may be a token. Whoever shows it writes it anew.
        return depth > 0 ? withMark(shown, mark) : shown;
    }
};

Retranslation::Texts::Pattern::Pattern(const QString& old, const QString& fresh, std::size_t text)
    : wanted(fresh), source(text) {
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
          const Lookup old(from);
          const auto inNew = std::make_shared<const Lookup>(to);
          const Lookup& fresh = *inNew;
          texts->counted = [inNew](std::size_t source, int number) {
              return inNew->of(sourceTexts()[source], number);
          };
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
                      texts->patterns.emplace_back(shown, wanted,
                                                   static_cast<std::size_t>(&source - sourceTexts().data()));
              }
          }
          // Names of fields and buttons are texts without the mark of their accelerator.
          for (const SourceText& source : sourceTexts()) {
              const QString shown = old.of(source, notCounted), plain = withoutAccelerator(shown);
              if (source.isCounted || plain == shown || shown.contains(placeholder()) ||
                  texts->sources.contains(plain))
                  continue;
              const QString key = source.key() + QChar(0x1E);
              texts->sources.insert(plain, key);
              texts->old.insert(key, plain);
              texts->fresh.insert(key, withoutAccelerator(fresh.of(source, notCounted)));
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

bool Retranslation::knows(const QString& shown) const {
    return m_texts->sources.contains(shown);
}

void keepItems(QComboBox& box) {
    box.setProperty(keepsItems, true);
}

LanguageNotifier* LanguageNotifier::instance() {
    static LanguageNotifier notifier;
    return &notifier;
}

void changeLanguage(const QString& id) {
    const QString from = language();
    const Qt::LayoutDirection direction = QApplication::layoutDirection();
    useLanguage(id);
    if (language() == from)
        return;
    Rewriting texts(from, language());
    for (QWidget* window : QApplication::topLevelWidgets()) {
        texts.look(*window);
        for (QObject* object : window->findChildren<QObject*>())
            texts.look(*object);
    }
    texts.write();
    emit LanguageNotifier::instance()->changed();
    // Views measure and draw their texts anew.
    if (QApplication::layoutDirection() != direction)
        setTheme(theme().kind, theme().map);
    else
        emit ThemeNotifier::instance()->changed();
}

}  // namespace attn::ui
