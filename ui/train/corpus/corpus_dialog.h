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

// Texts of the user's own to train on: their files, which of them are held out, lengths, vocabularies and
// tokenisers, with a preview of what training would see. Files are read on another thread; the dialog can be
// accepted when they were read as it says.
//
// Editors are named "layout", "files" (with a tab), "source", "target", "swap", "heldOut", "heldOutCount",
// "heldOutFiles", "heldOutSource", "heldOutTarget", "shortest", "longest", "size", "frequency",
// "sameTokenizer", those of TokenizerBox; labels "summary", "skipped", "error"; buttons "stop", "ok",
// "cancel".
class CorpusDialog : public QDialog {
    Q_OBJECT

public:
    // Starts with the corpus of `recipe`, where it has one.
    explicit CorpusDialog(const Recipe& recipe, QWidget* parent = nullptr);

    // The recipe with what the dialog says, paths absolute.
    Recipe recipe() const;
    // Sets the texts of a set-up and what is known of them.
    void applyTo(RunSetup& setup) const;
    // One file, or two of them, as when they are dropped on the dialog.
    void setFiles(const QStringList& paths);
    bool isReading() const { return m_reader.isReading() || m_soon.isActive(); }
    // What was read last; nullptr when nothing, or when it has been changed since.
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
    QCheckBox *m_swap, *m_same;
    QLineEdit *m_heldOutCount, *m_shortest, *m_longest, *m_size, *m_frequency;
    SettingRow *m_countRow, *m_lengthsRow, *m_sizeRow, *m_frequencyRow;
    TokenizerBox *m_sourceTokenizer, *m_targetTokenizer;
    QLabel *m_targetTitle, *m_summary, *m_skipped, *m_error;
    CorpusPreviewView* m_rows;
    QProgressBar* m_progress;
    QPushButton *m_stop, *m_ok;
    QTimer m_soon;  // after the last key of a path or number
    CorpusReader m_reader;
};

}  // namespace attn::ui
