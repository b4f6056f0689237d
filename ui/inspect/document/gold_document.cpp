// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/gold_document.h"

#include <QFileInfo>
#include <QUndoCommand>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/inspect/corpus_texts.h"
#include "core/inspect/gold_fit.h"
#include "core/inspect/links/gold_edit.h"
#include "core/inspect/texts/dump_start.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

// Links of one sentence before and after a click.
class LinkEdit : public QUndoCommand {
public:
    struct Links {
        std::optional<std::vector<Link>> before, after;
    };
    LinkEdit(GoldDocument& gold, long number, Links links)
        : QUndoCommand(GoldDocument::tr("edit of a known link")),
          m_gold(gold),
          m_number(number),
          m_links(std::move(links)) {}

    void undo() override { m_gold.setLinks(m_number, m_links.before); }
    void redo() override { m_gold.setLinks(m_number, m_links.after); }

private:
    GoldDocument& m_gold;  // the owner of the stack
    long m_number;         // SentenceKey::number
    Links m_links;
};

GoldDocument::GoldDocument(Inspection& inspection, const InspectSystems& systems, ReadingQueue& queue,
                           QObject* parent)
    : QObject(parent), m_inspection(inspection), m_systems(systems), m_queue(queue) {}

GoldDocument::~GoldDocument() {
    // A stack with edits says that it is clean when it is destroyed. Its listeners may be gone by then.
    m_undo.disconnect();
}

void GoldDocument::open(const QString& path, const std::map<std::string, std::string>& overruled) {
    m_queue.enqueue([this, path, overruled] { read(path, overruled, Reading::First); });
}

void GoldDocument::followSystem(int system) {
    if (!m_source)
        return;
    if (m_source->knewTexts)
        checkTexts(system);
    else if (!isChanged())
        m_queue.enqueue([this, source = *m_source] { read(source.path, source.overruled, Reading::Again); });
}

void GoldDocument::followRemoval() {
    if (m_source && m_systems.count() == 0)
        m_source->knewTexts = false;
}

void GoldDocument::read(const QString& path, const std::map<std::string, std::string>& overruled,
                        Reading reading) {
    emit progressed(0, tr("Reading %1").arg(QFileInfo(path).fileName()));
    const auto made = std::make_shared<GoldLinks>();
    const auto texts = std::make_shared<const GoldTexts>(m_inspection.texts());
    const auto work = [made, texts, files = textFilesOf(m_inspection), overruled, file = path.toStdString()](
                          const std::stop_token& stop, const auto&) {
        GoldTexts all = *texts;
        if (files)
            addLengths(all, *files);
        try {
            *made = readGold(file, all, overruled, stop);
        } catch (const UnknownFormat& unknown) {
            throw Error(unknown.seen());  // formats are chosen by their names here
        }
        return !stop.stop_requested();
    };
    const auto done = [this, made, path, overruled, knew = !texts->sentences.empty(), reading] {
        // Edits that were made meanwhile are not thrown away for the same file.
        if (reading == Reading::Again && (!m_source || isChanged()))
            return;
        m_source = Source{path, overruled, knew};
        take(std::move(*made));
        emit opened(path);
    };
    m_queue.run({.work = work, .done = done, .file = ReadingQueue::Failed{path, true, {}}});
}

// If the links seem to belong to other texts, a banner says it. Other doubts, for example about the base, are
// said below the table.
void GoldDocument::checkTexts(int system) {
    if (const std::string other = otherTextsDoubt(m_inspection, system); !other.empty())
        return emit problem(QString::fromStdString(other));
    if (const std::vector<std::string> doubts = goldDoubts(m_inspection, system); !doubts.empty())
        emit said(QString::fromStdString(doubts.front()));
}

void GoldDocument::take(GoldLinks gold) {
    const QString name = QFileInfo(QString::fromStdString(gold.path)).fileName();
    const QString sentences = countedSentences(static_cast<qint64>(gold.links.size()));
    const int problems = static_cast<int>(gold.problems.size());
    const long sure = gold.sureCount(), possible = gold.possibleCount();
    m_undo.clear();
    m_inspection.setGold(std::move(gold));
    m_written = m_inspection.sharedGold();
    emit replaced();
    QString sentence = tr("%1: known links of %2, %3 sure and %4 possible")
                           .arg(name, sentences, groupedNumber(sure), groupedNumber(possible));
    if (problems > 0)
        sentence += problems == 1
                        ? tr("; 1 link or line left out")
                        : tr("; %1 links or lines left out", nullptr, pluralOf(problems)).arg(problems);
    emit said(sentence);
    checkTexts(m_systems.shown());
}

void GoldDocument::close() {
    m_source.reset();
    m_written.reset();
    m_undo.clear();
    if (!m_inspection.gold())
        return;
    m_inspection.setGold(std::nullopt);
    emit replaced();
}

bool GoldDocument::isKnown(int row) const {
    return m_inspection.gold() ||
           (m_systems.shown() >= 0 && row >= 0 && m_inspection.known(m_systems.shown(), row));
}

void GoldDocument::toggleLink(int row, int source, int target) {
    const int shown = m_systems.shown();
    const AlignedSentence* sentence =
        shown < 0 || row < 0 || row >= m_inspection.rowCount() ? nullptr : m_inspection.sentence(shown, row);
    if (!sentence || source < 0 || target < 0 || source >= sentence->sourceLength() ||
        target >= sentence->targetLength())
        return;
    LinkEdit::Links links;
    if (const std::vector<Link>* known = m_inspection.known(shown, row))
        links.before = *known;
    links.after = links.before.value_or(std::vector<Link>());
    cycleLink(*links.after, source, target);
    m_undo.push(new LinkEdit(*this, m_inspection.key(row).number, std::move(links)));
}

// The links change even if the system of the edited sentence has been closed since.
void GoldDocument::setLinks(long number, const std::optional<std::vector<Link>>& links) {
    m_inspection.setLinks(number, links);
    emit edited(number);
}

bool GoldDocument::keepsForm() const {
    try {
        return m_written && keepsGoldForm(*m_written);
    } catch (const Error&) {
        return false;  // the file has gone
    }
}

// All known links. If they came from no file, those of generated tasks are added, edited or not.
GoldLinks GoldDocument::allLinks() const {
    GoldLinks gold = m_inspection.gold() ? *m_inspection.gold() : GoldLinks();
    const int shown = m_systems.shown();
    const bool isOwn = gold.path.empty();
    for (int row = 0; isOwn && shown >= 0 && row < m_inspection.rowCount(); ++row) {
        const SentenceKey key = m_inspection.key(row);
        const std::vector<Link>* known = m_inspection.known(shown, row);
        if (known && key.rank == 0)
            gold.links.emplace(key.number, *known);
    }
    return gold;
}

bool GoldDocument::save(const QString& path, const QString& format) {
    GoldLinks gold = allLinks();
    const std::string file = path.toStdString();
    try {
        const bool keepsForm = format.isEmpty() && m_written;
        writeFileAtomically(file, keepsForm                          ? editedGoldFile(*m_written, gold)
                                  : format == QLatin1String("naacl") ? goldAsNaacl(gold)
                                                                     : goldAsPharaoh(gold));
        if (keepsForm) {
            gold.path = file;
            m_written = std::make_shared<const GoldLinks>(std::move(gold));
        } else if (m_written && QFileInfo(path) == QFileInfo(QString::fromStdString(m_written->path))) {
            m_written.reset();  // it has another form now
        }
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        return false;
    }
    m_undo.setClean();
    emit said(tr("%1 written").arg(path));
    emit opened(path);
    return true;
}

}  // namespace attn::ui
