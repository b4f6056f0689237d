// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/path_row.h"
#include "ui/kit/widgets/side_margins.h"
#include "ui/train/corpus/corpus_dialog.h"
#include "ui/train/corpus/corpus_preview_view.h"
#include "ui/train/corpus/tokenizer_box.h"
#include "ui/train/setup/setting_row.h"

// This file builds the dialog.
namespace attn::ui {
namespace {

constexpr int keyPause = 300;  // ms

QLabel* newTitle(const QString& text) {
    auto* title = new QLabel(text);
    title->setFont(theme().labelBold);
    return title;
}

QLineEdit* newNumber(const char* name) {
    QLineEdit* edit = newNumberEdit();
    edit->setObjectName(QLatin1String(name));
    return edit;
}

}  // namespace

CorpusDialog::CorpusDialog(const Recipe& recipe, QWidget* parent) : QDialog(parent), m_start(recipe) {
    setObjectName(QStringLiteral("corpusDialog"));
    setWindowTitle(tr("Own texts"));
    setAcceptDrops(true);
    if (!m_start.corpus)
        m_start.pairs = 0;  // 0 takes all pairs

    auto* settings = new QWidget;
    auto* column = new QVBoxLayout(settings);
    setSideMargins(column, {0, 0, 10, 0});
    column->setSpacing(6);
    addFiles(*column);
    addHeldOut(*column);
    addLimits(*column);
    addTokenizers(*column);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);  // its fields have it
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(settings);
    const int character = QFontMetrics(theme().label).averageCharWidth();
    scroll->setMinimumWidth(settingWidth() + 20 * character);

    auto* both = new QHBoxLayout;
    both->setSpacing(16);
    both->addWidget(scroll, 2);
    both->addWidget(newResult(), 5);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Use these texts"));
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setProperty("role", "primary");
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    for (const auto button : {QDialogButtonBox::Ok, QDialogButtonBox::Cancel})
        buttons->button(button)->setIcon(QIcon());
    auto* all = new QVBoxLayout(this);
    all->addLayout(both, 1);
    all->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_soon, &QTimer::timeout, this, &CorpusDialog::read);
    m_soon.setSingleShot(true);
    m_soon.setInterval(keyPause);
    connect(&m_reader, &CorpusReader::done, this, &CorpusDialog::showPreview);
    connect(&m_reader, &CorpusReader::failed, this, &CorpusDialog::showError);
    connect(&m_reader, &CorpusReader::progressed, this, [this](int percent) {
        m_progress->setRange(0, percent < 0 ? 0 : 100);
        m_progress->setValue(percent);
    });
    const QSize wanted(130 * character, 46 * QFontMetrics(theme().label).height());
    resize(wanted.boundedTo(parent ? parent->size() * 0.95 : screen()->availableSize() * 0.9));
    showRecipe(m_start);
    changed();
    (m_files->isHidden() ? m_source : m_files)->setFocus();
}

void CorpusDialog::addFiles(QVBoxLayout& column) {
    column.addWidget(newTitle(tr("Texts")));
    m_layout = newChoice();
    m_layout->addItem(tr("one"), QStringLiteral("one"));
    m_layout->addItem(tr("two"), QStringLiteral("two"));
    auto* layout = new SettingRow(QStringLiteral("corpus.layout"), m_layout);
    m_layout->setObjectName(QStringLiteral("layout"));
    m_files = new PathRow(QStringLiteral("files"));
    m_source = new PathRow(QStringLiteral("source"));
    m_target = new PathRow(QStringLiteral("target"));
    const QString kinds = tr("UTF-8, plain or gzip.");
    m_files->setLabel(tr("File"), tr("One pair per line: source, tab, target. A third column is ignored.") +
                                      QLatin1Char(' ') + kinds);
    m_source->setLabel(tr("Source file"), tr("One sentence per line.") + QLatin1Char(' ') + kinds);
    m_target->setLabel(tr("Target file"),
                       tr("Line k translates line k of the source file.") + QLatin1Char(' ') + kinds);
    m_swap = newSwitch();
    auto* swap = new SettingRow(QStringLiteral("corpus.swap"), m_swap);
    m_swap->setObjectName(QStringLiteral("swap"));
    column.addWidget(layout);
    for (PathRow* row : {m_files, m_source, m_target}) {
        column.addWidget(row);
        connect(row, &PathRow::edited, this, &CorpusDialog::changed);
    }
    m_classes = newSwitch();
    auto* classes = new SettingRow(QStringLiteral("corpus.classes"), m_classes);
    m_classes->setObjectName(QStringLiteral("classes"));
    column.addWidget(swap);
    column.addWidget(classes);
    connect(m_classes, &QCheckBox::clicked, this, [this] {
        showChoices();
        changed();
    });
    connect(m_layout, &QComboBox::activated, this, [this] {
        showChoices();
        changed();
    });
    connect(m_swap, &QCheckBox::clicked, this, &CorpusDialog::changed);
}

void CorpusDialog::addHeldOut(QVBoxLayout& column) {
    m_heldOut = newChoice();
    m_heldOut->addItem(tr("at random"), QStringLiteral("random"));
    m_heldOut->addItem(tr("the last"), QStringLiteral("last"));
    m_heldOut->addItem(tr("own files"), QStringLiteral("own"));
    auto* which = new SettingRow(QStringLiteral("corpus.held_out"), m_heldOut);
    m_heldOut->setObjectName(QStringLiteral("heldOut"));
    m_heldOutCount = newNumber("heldOutCount");
    m_countRow = new SettingRow(QStringLiteral("held_out"), m_heldOutCount);
    m_heldOutFiles = new PathRow(QStringLiteral("heldOutFiles"));
    m_heldOutSource = new PathRow(QStringLiteral("heldOutSource"));
    m_heldOutTarget = new PathRow(QStringLiteral("heldOutTarget"));
    const QString help =
        tr("Pairs that are used only for measuring. The limits of length do not apply to them.");
    m_heldOutFiles->setLabel(tr("Held-out file"), help);
    m_heldOutSource->setLabel(tr("Held-out source file"), help);
    m_heldOutTarget->setLabel(tr("Held-out target file"), help);
    column.addWidget(which);
    for (PathRow* row : {m_heldOutFiles, m_heldOutSource, m_heldOutTarget}) {
        column.addWidget(row);
        connect(row, &PathRow::edited, this, &CorpusDialog::changed);
    }
    column.addWidget(m_countRow);
    connect(m_heldOut, &QComboBox::activated, this, [this] {
        // By default all pairs of separate held-out files are held out, but only some of the training files.
        const bool isOwn = m_heldOut->currentData().toString() == QLatin1String("own");
        if (isOwn || m_heldOutCount->text() == QLatin1String("0"))
            m_heldOutCount->setText(QString::number(isOwn ? 0 : Recipe().heldOut));
        showChoices();
        changed();
    });
    connect(m_heldOutCount, &QLineEdit::textEdited, this, &CorpusDialog::changed);
}

void CorpusDialog::addLimits(QVBoxLayout& column) {
    auto* both = new QWidget;
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(3);
    m_shortest = newNumber("shortest");
    m_longest = newNumber("longest");
    m_shortest->setAccessibleName(tr("Fewest tokens per side"));
    m_longest->setAccessibleName(tr("Most tokens per side"));
    line->addWidget(m_shortest);
    line->addWidget(new QLabel(QStringLiteral("–")));
    line->addWidget(m_longest);
    m_size = newNumber("size");
    m_frequency = newNumber("frequency");
    m_lengthsRow = new SettingRow(QStringLiteral("corpus.lengths"), both);
    m_sizeRow = new SettingRow(QStringLiteral("corpus.vocabulary.size"), m_size);
    m_frequencyRow = new SettingRow(QStringLiteral("corpus.vocabulary.frequency"), m_frequency);
    for (SettingRow* row : {m_lengthsRow, m_sizeRow, m_frequencyRow})
        column.addWidget(row);
    for (QLineEdit* edit : {m_shortest, m_longest, m_size, m_frequency})
        connect(edit, &QLineEdit::textEdited, this, &CorpusDialog::changed);
}

void CorpusDialog::addTokenizers(QVBoxLayout& column) {
    m_same = newSwitch();
    m_sameRow = new SettingRow(QStringLiteral("same_tokenizer"), m_same);
    m_same->setObjectName(QStringLiteral("sameTokenizer"));
    m_sourceTokenizer = new TokenizerBox(QStringLiteral("source"));
    m_targetTokenizer = new TokenizerBox(QStringLiteral("target"));
    m_targetTitle = newTitle(tr("Target"));
    column.addWidget(newTitle(tr("Cut into tokens")));
    column.addWidget(m_sourceTokenizer);
    column.addWidget(m_sameRow);
    column.addWidget(m_targetTitle);
    column.addWidget(m_targetTokenizer);
    for (TokenizerBox* box : {m_sourceTokenizer, m_targetTokenizer})
        connect(box, &TokenizerBox::edited, this, &CorpusDialog::changed);
    connect(m_same, &QCheckBox::clicked, this, [this] {
        showChoices();
        changed();
    });
}

QWidget* CorpusDialog::newResult() {
    auto* result = new QWidget;
    m_summary = new QLabel;
    m_skipped = new QLabel;
    m_error = new QLabel;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_skipped->setObjectName(QStringLiteral("skipped"));
    m_error->setObjectName(QStringLiteral("error"));
    m_skipped->setProperty("tone", "muted");
    m_error->setProperty("tone", "wrong");
    for (QLabel* label : {m_summary, m_skipped, m_error}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_rows = new CorpusPreviewView;
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Texts read"));
    m_stop = new QPushButton(tr("Stop reading"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setAutoDefault(false);
    auto* column = new QVBoxLayout(result);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* reading = new QHBoxLayout;
    reading->addWidget(m_progress, 1);
    reading->addWidget(m_stop);
    column->addWidget(newTitle(tr("Pairs as training reads them")));
    column->addWidget(m_summary);
    column->addWidget(m_skipped);
    column->addWidget(m_error);
    column->addLayout(reading);
    column->addWidget(m_rows, 1);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_soon.stop();
        m_reader.cancel();
        showError(tr("Reading was stopped. Change a setting to read again."));
    });
    return result;
}

}  // namespace attn::ui
