// SPDX-License-Identifier: GPL-3.0-or-later
// Known links and what is measured against them.
#include <QFileInfo>
#include <QUndoCommand>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/inspect/corpus_texts.h"
#include "core/inspect/gold_fit.h"
#include "core/inspect/links/gold_edit.h"
#include "core/inspect/texts/dump_start.h"
#include "ui/files/file_work.h"
#include "ui/inspect/inspect_controller.h"
#include "ui/kit/text/number_text.h"

namespace attn::ui {

// Links of one sentence before and after a click.
class LinkEdit : public QUndoCommand {
public:
    struct Links {
        std::optional<std::vector<Link>> before, after;
    };
    LinkEdit(InspectController& controller, long number, Links links)
        : QUndoCommand(InspectController::tr("edit of a known link")),
          m_controller(controller),
          m_number(number),
          m_links(std::move(links)) {}

    void undo() override { m_controller.setLinks(m_number, m_links.before); }
    void redo() override { m_controller.setLinks(m_number, m_links.after); }

private:
    InspectController& m_controller;  // the owner of the stack
    long m_number;                    // SentenceKey::number
    Links m_links;
};

void InspectController::openGold(const QString& path, const std::map<std::string, std::string>& overruled) {
    enqueue([this, path, overruled] { runGold(path, overruled, false); });
}

// Where there was nothing yet to count them in, or something else.
void InspectController::readGoldAgain() {
    if (m_goldSource && !m_goldSource->knewTexts && !isGoldChanged())
        enqueue([this, source = *m_goldSource] { runGold(source.path, source.overruled, true); });
}

void InspectController::runGold(const QString& path, const std::map<std::string, std::string>& overruled,
                                bool isAgain) {
    report(0, tr("Reading %1").arg(QFileInfo(path).fileName()));
    m_underWay = Failed{path, true, {}};
    const auto read = std::make_shared<GoldLinks>();
    const auto texts = std::make_shared<const GoldTexts>(m_inspection.texts());
    const auto work = [read, texts, files = textFilesOf(m_inspection), overruled, file = path.toStdString()](
                          const std::stop_token& stop, const auto&) {
        GoldTexts all = *texts;
        if (files)
            addLengths(all, *files);
        try {
            *read = readGold(file, all, overruled, stop);
        } catch (const UnknownFormat& unknown) {
            throw Error(unknown.seen());  // formats are chosen by their names here
        }
        return !stop.stop_requested();
    };
    startJob(work, [this, read, path, overruled, knew = !texts->sentences.empty(), isAgain] {
        // Edits that were made meanwhile are worth more than the same file once more.
        if (isAgain && (!m_goldSource || isGoldChanged()))
            return;
        m_goldSource = GoldSource{path, overruled, knew};
        takeGold(std::move(*read));
        emit opened(path);
    });
}

// What was read may be of other texts: one banner says it. What else is in doubt, such as the base, is said
// below the table.
void InspectController::checkTexts(int system) {
    if (const std::string other = otherTextsDoubt(m_inspection, system); !other.empty())
        return emit problem(QString::fromStdString(other));
    if (const std::vector<std::string> doubts = goldDoubts(m_inspection, system); !doubts.empty())
        emit said(QString::fromStdString(doubts.front()));
}

void InspectController::takeGold(GoldLinks gold) {
    const QString name = QFileInfo(QString::fromStdString(gold.path)).fileName();
    const QString sentences = countedSentences(static_cast<qint64>(gold.links.size()));
    const int problems = static_cast<int>(gold.problems.size());
    const long sure = gold.sureCount(), possible = gold.possibleCount();
    m_undo.clear();
    m_inspection.setGold(std::move(gold));
    m_writtenGold = m_inspection.sharedGold();
    changeBasis();
    emit goldChanged();
    emit currentRowChanged();
    QString sentence =
        tr("%1: known links of %2, %3 sure and %4 possible").arg(name, sentences).arg(sure).arg(possible);
    if (problems > 0)
        sentence += problems == 1 ? tr("; 1 link or line left out")
                                  : tr("; %1 links or lines left out").arg(problems);
    emit said(sentence);
    checkTexts(m_shown);
}

void InspectController::closeGold() {
    m_goldSource.reset();
    m_writtenGold.reset();
    m_undo.clear();
    if (!m_inspection.gold())
        return;
    m_inspection.setGold(std::nullopt);
    changeBasis();
    emit goldChanged();
    emit currentRowChanged();
}

bool InspectController::hasGold() const {
    if (m_inspection.gold())
        return true;
    return m_shown >= 0 && m_row >= 0 && m_inspection.known(m_shown, m_row);
}

void InspectController::toggleLink(int row, int source, int target) {
    const AlignedSentence* sentence = m_shown < 0 || row < 0 || row >= m_inspection.rowCount()
                                          ? nullptr
                                          : m_inspection.sentence(m_shown, row);
    if (!sentence || source < 0 || target < 0 || source >= sentence->sourceLength() ||
        target >= sentence->targetLength())
        return;
    LinkEdit::Links links;
    if (const std::vector<Link>* known = m_inspection.known(m_shown, row))
        links.before = *known;
    links.after = links.before.value_or(std::vector<Link>());
    cycleLink(*links.after, source, target);
    m_undo.push(new LinkEdit(*this, m_inspection.key(row).number, std::move(links)));
}

// The system of the edited sentence may have been closed since: the links change all the same.
void InspectController::setLinks(long number, const std::optional<std::vector<Link>>& links) {
    m_inspection.setLinks(number, links);
    const auto numberOf = [this](int row) { return m_inspection.key(row).number; };
    std::erase_if(m_lanes, [&](const auto& lane) { return numberOf(lane.first.second) == number; });
    ++m_basis.version;
    if (m_job.isRunning())
        publishBasis();
    if (m_measuring.isRunning())
        measureSoon();  // with these links
    m_hasMore = true;
    emit goldChanged();
    emit metricsChanged();
    refreshRowsSoon();
    if (m_row >= 0 && numberOf(m_row) == number)
        emit currentRowChanged();
}

bool InspectController::keepsGoldForm() const {
    try {
        return m_writtenGold && attn::keepsGoldForm(*m_writtenGold);
    } catch (const Error&) {
        return false;  // the file has gone
    }
}

// All links that are known. Where there is no file those of generated tasks, too, edited or not.
bool InspectController::saveGold(const QString& path, const QString& format) {
    GoldLinks gold = m_inspection.gold() ? *m_inspection.gold() : GoldLinks();
    const bool isOwn = gold.path.empty();
    for (int row = 0; isOwn && m_shown >= 0 && row < m_inspection.rowCount(); ++row) {
        const SentenceKey key = m_inspection.key(row);
        const std::vector<Link>* known = m_inspection.known(m_shown, row);
        if (known && key.rank == 0)
            gold.links.emplace(key.number, *known);
    }
    const std::string file = path.toStdString();
    try {
        const bool keepsForm = format.isEmpty() && m_writtenGold;
        writeFileAtomically(file, keepsForm                          ? editedGoldFile(*m_writtenGold, gold)
                                  : format == QLatin1String("naacl") ? goldAsNaacl(gold)
                                                                     : goldAsPharaoh(gold));
        if (keepsForm) {
            gold.path = file;
            m_writtenGold = std::make_shared<const GoldLinks>(std::move(gold));
        } else if (m_writtenGold &&
                   QFileInfo(path) == QFileInfo(QString::fromStdString(m_writtenGold->path))) {
            m_writtenGold.reset();  // it has another form now
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

void InspectController::setThreshold(std::optional<double> threshold) {
    MeasureOptions options = m_inspection.options();
    options.threshold =
        threshold ? std::optional<Real>(static_cast<Real>(*threshold)) : std::optional<Real>();
    if (options == m_inspection.options())
        return;
    m_inspection.setOptions(options);
    changeBasis();
    emit currentRowChanged();
}

// Sentences that are read from now on are measured so.
void InspectController::publishBasis() {
    m_basis.gold = m_inspection.sharedGold();
    m_basis.options = m_inspection.options();
    const std::lock_guard lock(m_shared->mutex);
    m_shared->basis = m_basis;
}

// Nobody reads any more: edits need not be made on a copy.
void InspectController::dropBasis() {
    m_basis.gold = nullptr;
    const std::lock_guard lock(m_shared->mutex);
    m_shared->basis.gold = nullptr;
}

void InspectController::changeBasis() {
    ++m_basis.version;
    m_lanes.clear();
    if (m_job.isRunning())
        publishBasis();
    if (m_inspection.rowCount() > 0)
        measureSoon();
}

// The newest wins: what is under way starts anew.
void InspectController::measureSoon() {
    m_isStale = m_wantsMeasuring = true;
    if (m_job.isRunning() || !m_queue.empty())
        return;  // after it
    if (m_measuring.isRunning())
        m_measuring.cancel();
    else
        startMeasuring();
}

void InspectController::startMeasuring() {
    m_wantsMeasuring = false;
    const auto snapshot =
        std::make_shared<const Inspection::Snapshot>(m_inspection.snapshot(MeasuredPart::Links));
    m_measured = std::make_shared<std::optional<Inspection::Measurements>>();
    m_measuring.start([snapshot, measured = m_measured](const std::stop_token& stop,
                                                        const BackgroundJob::Publish& publish) {
        *measured = measureAll(*snapshot, sharesOf(publish), stop);
        return measured->has_value();
    });
}

void InspectController::endMeasuring(bool isDone, const QString& sentence) {
    if (!sentence.isEmpty())
        emit problem(sentence);
    const auto measured = std::exchange(m_measured, nullptr);
    if (isDone && measured && m_inspection.take(**measured)) {
        m_isStale = m_wantsMeasuring = false;
        m_hasMore = true;
        refreshRows();
        emit metricsChanged();
        emit currentRowChanged();
    } else if (m_wantsMeasuring) {
        measureSoon();
    }
    if (!isBusy())
        report(1, {});
}

}  // namespace attn::ui
