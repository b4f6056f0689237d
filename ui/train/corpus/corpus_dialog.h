// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>

#include "core/train/setup/run_setup.h"
#include "ui/train/corpus/corpus_reader.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace attn::ui {

class CorpusPreviewView;
class PathRow;
class SettingRow;
class TokenizerBox;

// Lets users choose their own texts to train on: files, the held-out part, lengths, vocabularies and
// tokenisers. A preview shows what training would read. Another thread reads the files. The dialog can be
// accepted when the files were read with the current settings.
//
// Editors are named "layout", "files" (with a tab), "source", "target", "swap", "classes", "heldOut",
// "heldOutCount", "heldOutFiles", "heldOutSource", "heldOutTarget", "shortest", "longest", "size",
// "frequency", "sameTokenizer"; TokenizerBox names its own. Labels are "summary", "skipped", "error"; buttons
// are "stop", "ok", "cancel".
class CorpusDialog : public QDialog {
    Q_OBJECT

public:
    // Starts with the corpus of `recipe`, if it has one.
    explicit CorpusDialog(const Recipe& recipe, QWidget* parent = nullptr);

    // The recipe with the dialog's values. Paths are absolute.
    Recipe recipe() const;
    // Writes the texts, and what is known about them, into a set-up.
    void applyTo(RunSetup& setup) const;
    // Sets one file or two, like dropping them on the dialog does.
    void setFiles(const QStringList& paths);
    bool isReading() const { return m_reader.isReading() || m_soon.isActive(); }
    // The preview read last. nullptr when nothing was read or a setting has changed since.
    std::shared_ptr<const CorpusPreview> preview() const { return m_preview; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addFiles(QVBoxLayout& column);
    void addHeldOut(QVBoxLayout& column);
    void addLimits(QVBoxLayout& column);
    void addTokenizers(QVBoxLayout& column);
    QWidget* newResult();
    void showRecipe(const Recipe& recipe);
    void showChoices();
    void changed();
    void read();
    void showPreview(const std::shared_ptr<const CorpusPreview>& preview);
    void showError(const QString& sentence);
    void showReading(bool isReading);
    bool checkNumbers();
    bool hasFiles() const;
    CorpusRecipe corpus() const;

    Recipe m_start;
    std::shared_ptr<const CorpusPreview> m_preview;
    QComboBox *m_layout, *m_heldOut;
    PathRow *m_files, *m_source, *m_target, *m_heldOutFiles, *m_heldOutSource, *m_heldOutTarget;
    QCheckBox *m_swap, *m_classes, *m_same;
    QLineEdit *m_heldOutCount, *m_shortest, *m_longest, *m_size, *m_frequency;
    SettingRow *m_sameRow, *m_countRow, *m_lengthsRow, *m_sizeRow, *m_frequencyRow;
    TokenizerBox *m_sourceTokenizer, *m_targetTokenizer;
    QLabel *m_targetTitle, *m_summary, *m_skipped, *m_error;
    CorpusPreviewView* m_rows;
    QProgressBar* m_progress;
    QPushButton *m_stop, *m_ok;
    QTimer m_soon;  // starts after the last key of a path or number
    CorpusReader m_reader;
};

}  // namespace attn::ui
