// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/corpus/corpus_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>
#include <filesystem>

#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/widgets/path_row.h"
#include "ui/train/corpus/corpus_preview_view.h"
#include "ui/train/corpus/tokenizer_box.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {
namespace {

constexpr Index specialTokenCount = unknownToken + 1;
const QString oneFile = QStringLiteral("one"), twoFiles = QStringLiteral("two"),
              ownFiles = QStringLiteral("own");

std::optional<Index> number(const QLineEdit* edit) {
    return wholeNumber(edit->text().toStdString());
}

QString placed(const std::string& path, const std::string& folder) {
    return path.empty()
               ? QString()
               : QString::fromStdString(std::filesystem::absolute(std::filesystem::path(folder) / path)
                                            .lexically_normal()
                                            .string());
}

QStringList filesOf(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    return paths;
}

}  // namespace

void CorpusDialog::showRecipe(const Recipe& recipe) {
    const CorpusRecipe corpus = recipe.corpus.value_or(CorpusRecipe());
    const auto place = [&](PathRow& row, const std::string& path) {
        row.setPath(placed(path, corpus.folder));
    };
    const bool areTwo = !corpus.files.source.empty();
    m_layout->setCurrentIndex(m_layout->findData(areTwo ? twoFiles : oneFile));
    place(*m_files, corpus.files.pairs);
    place(*m_source, corpus.files.source);
    place(*m_target, corpus.files.target);
    place(*m_heldOutFiles, corpus.heldOutFiles.pairs);
    place(*m_heldOutSource, corpus.heldOutFiles.source);
    place(*m_heldOutTarget, corpus.heldOutFiles.target);
    m_swap->setChecked(corpus.files.swap);
    m_classes->setChecked(corpus.files.classes);
    m_heldOut->setCurrentIndex(
        m_heldOut->findData(corpus.hasOwnHeldOut() ? ownFiles : QString::fromStdString(corpus.heldOut)));
    m_heldOutCount->setText(QString::number(recipe.heldOut));
    m_shortest->setText(QString::number(corpus.limits.shortest));
    m_longest->setText(QString::number(corpus.limits.longest));
    m_size->setText(QString::number(corpus.vocabularySize));
    m_frequency->setText(QString::number(corpus.vocabularyFrequency));
    m_same->setChecked(corpus.sourceTokenizer == corpus.targetTokenizer);
    m_sourceTokenizer->setPlan(corpus.sourceTokenizer);
    m_targetTokenizer->setPlan(corpus.targetTokenizer);
    showChoices();
}

void CorpusDialog::showChoices() {
    const bool isOne = m_layout->currentData().toString() == oneFile;
    const bool isOwn = m_heldOut->currentData().toString() == ownFiles;
    m_files->setVisible(isOne);
    m_source->setVisible(!isOne);
    m_target->setVisible(!isOne);
    // A recipe may give held-out files another layout. Their rows then follow that layout.
    m_heldOutFiles->setVisible(isOwn && isOne);
    m_heldOutSource->setVisible(isOwn && !isOne);
    m_heldOutTarget->setVisible(isOwn && !isOne);
    // A label is one word, so it is not cut.
    const bool isTargetCut = !m_classes->isChecked();
    m_sameRow->setVisible(isTargetCut);
    m_targetTokenizer->setVisible(isTargetCut && !m_same->isChecked());
    m_targetTitle->setVisible(isTargetCut && !m_same->isChecked());
}

bool CorpusDialog::hasFiles() const {
    const auto areGiven = [](const PathRow* one, const PathRow* source, const PathRow* target) {
        return one->isHidden() ? !source->path().isEmpty() && !target->path().isEmpty()
                               : !one->path().isEmpty();
    };
    const bool isOwn = m_heldOut->currentData().toString() == ownFiles;
    return areGiven(m_files, m_source, m_target) &&
           (!isOwn || areGiven(m_heldOutFiles, m_heldOutSource, m_heldOutTarget));
}

CorpusRecipe CorpusDialog::corpus() const {
    const auto filesFrom = [this](const PathRow* one, const PathRow* source, const PathRow* target) {
        CorpusFiles files;
        if (one->isHidden()) {
            files.source = source->path().toStdString();
            files.target = target->path().toStdString();
        } else {
            files.pairs = one->path().toStdString();
        }
        files.swap = m_swap->isChecked();
        return files;
    };
    CorpusRecipe corpus;
    corpus.files = filesFrom(m_files, m_source, m_target);
    if (m_heldOut->currentData().toString() == ownFiles)
        corpus.heldOutFiles = filesFrom(m_heldOutFiles, m_heldOutSource, m_heldOutTarget);
    else
        corpus.heldOut = m_heldOut->currentData().toString().toStdString();
    corpus.limits = {number(m_shortest).value_or(0), number(m_longest).value_or(0)};
    corpus.vocabularySize = number(m_size).value_or(0);
    corpus.vocabularyFrequency = number(m_frequency).value_or(0);
    corpus.sourceTokenizer = m_sourceTokenizer->plan();
    corpus.targetTokenizer = m_same->isChecked() ? corpus.sourceTokenizer : m_targetTokenizer->plan();
    corpus.setClasses(m_classes->isChecked());
    return corpus;
}

Recipe CorpusDialog::recipe() const {
    Recipe recipe = m_start;
    recipe.task.clear();
    recipe.lengths = {};
    recipe.corpus = corpus();
    recipe.heldOut = number(m_heldOutCount).value_or(0);
    return recipe;
}

void CorpusDialog::applyTo(RunSetup& setup) const {
    const Recipe mine = recipe();
    setup.common.task.clear();
    setup.common.lengths = {};
    setup.common.corpus = mine.corpus;
    setup.common.pairs = mine.pairs;
    setup.common.heldOut = mine.heldOut;
    setup.texts = m_preview ? std::optional<TextSizes>(m_preview->sizes) : std::nullopt;
}

bool CorpusDialog::checkNumbers() {
    const auto check = [](SettingRow* row, std::initializer_list<const QLineEdit*> edits) {
        const bool areNumbers = std::all_of(edits.begin(), edits.end(),
                                            [](const QLineEdit* edit) { return number(edit).has_value(); });
        row->setProblem(areNumbers ? QString()
                        : edits.size() == 1
                            ? tr("%1 should be a whole number.").arg(settingText(row->id()).label)
                            : tr("%1 should be two whole numbers.").arg(settingText(row->id()).label));
        return areNumbers;
    };
    const bool count = check(m_countRow, {m_heldOutCount});
    const bool lengths = check(m_lengthsRow, {m_shortest, m_longest});
    const bool size = check(m_sizeRow, {m_size});
    const bool frequency = check(m_frequencyRow, {m_frequency});
    return count && lengths && size && frequency && m_sourceTokenizer->isReadable() &&
           (m_same->isChecked() || m_classes->isChecked() || m_targetTokenizer->isReadable());
}

void CorpusDialog::changed() {
    m_preview.reset();
    m_reader.cancel();
    m_ok->setEnabled(false);
    showError({});
    const bool areSound = checkNumbers();
    if (areSound && hasFiles())
        m_soon.start();
    else
        m_soon.stop();
    showReading(m_soon.isActive());
    if (!m_soon.isActive()) {
        m_rows->setRows({});
        m_skipped->clear();
        m_summary->setText(areSound ? tr("Choose the files, or drop them here: one file with a tab between "
                                         "source and target, or two files that match line by line.")
                                    : tr("A number cannot be read."));
    }
}

void CorpusDialog::read() {
    showReading(true);
    m_summary->setText(tr("Reading %1 …").arg(QString::fromStdString(corpus().files.names())));
    m_reader.read(recipe());
}

void CorpusDialog::showReading(bool isReading) {
    m_progress->setVisible(isReading);
    m_stop->setVisible(isReading);
}

void CorpusDialog::showPreview(const std::shared_ptr<const CorpusPreview>& preview) {
    m_preview = preview;
    showReading(false);
    const TextSizes& sizes = preview->sizes;
    // A comma between thousands would be read as the decimal mark of some languages.
    const auto count = [](Index value) {
        return decimalMark() == QLatin1Char(',')
                   ? groupedNumber(value)
                   : QLocale(QLocale::English).toString(static_cast<qlonglong>(value));
    };
    if (m_classes->isChecked())
        m_summary->setText(tr("%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A "
                              "text has %5 tokens on average.")
                               .arg(count(sizes.pairs), count(preview->heldOut),
                                    count(sizes.targetVocabulary - specialTokenCount),
                                    count(sizes.sourceVocabulary), decimalText(sizes.sourceLength, 'f', 1)));
    else
        m_summary->setText(tr("%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target "
                              "tokens. A source has "
                              "%5 tokens on average, a target %6.")
                               .arg(count(sizes.pairs), count(preview->heldOut),
                                    count(sizes.sourceVocabulary), count(sizes.targetVocabulary),
                                    decimalText(sizes.sourceLength, 'f', 1),
                                    decimalText(sizes.targetLength - 1, 'f', 1)));
    QStringList lines;
    for (const SkippedLines* skipped :
         {&preview->skipped, preview->heldOutSkipped ? &*preview->heldOutSkipped : nullptr})
        if (skipped && skipped->count() > 0)
            lines.append(QString::fromStdString(skipped->text()));
    for (const std::string& note : preview->notes)
        lines.append(problemText(QString::fromStdString(note)));
    m_skipped->setText(lines.isEmpty() ? tr("No line was skipped.") : lines.join(QLatin1Char('\n')));
    m_rows->setRows(preview->rows);
    m_ok->setEnabled(true);
}

void CorpusDialog::showError(const QString& sentence) {
    // A long path may break after its folders.
    m_error->setText(problemText(sentence).replace(QLatin1Char('/'), QStringLiteral("/\u200b")));
    m_error->setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    showReading(false);
    m_rows->setRows({});
    m_skipped->clear();
    m_summary->clear();
}

void CorpusDialog::setFiles(const QStringList& paths) {
    if (paths.isEmpty() || paths.size() > 2) {
        changed();
        showError(tr("%1 files were dropped. Drop one file with a tab between source and target, or two "
                     "files that match line by line.")
                      .arg(paths.size()));
        return;
    }
    m_layout->setCurrentIndex(m_layout->findData(paths.size() == 1 ? oneFile : twoFiles));
    if (paths.size() == 1) {
        m_files->setPath(paths.front());
    } else {
        m_source->setPath(paths.front());
        m_target->setPath(paths.back());
    }
    showChoices();
    changed();
}

void CorpusDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void CorpusDialog::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    setFiles(filesOf(*event->mimeData()));
}

}  // namespace attn::ui
