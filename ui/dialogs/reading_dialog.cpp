// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/reading_dialog.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <functional>

#include "ui/theme.h"
#include "ui/tr.h"
#include "ui/views/calm_wheel.h"

namespace attn::ui {
namespace {

constexpr int problemLines = 6;  // that are seen at once

// What was chosen for one conclusion.
struct Chosen {
    std::size_t file = 0;
    const Conclusion* conclusion = nullptr;
    std::function<std::string()> value;
};

QLabel* wrapped(const QString& text, const char* tone = nullptr) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setProperty("tone", tone);
    return label;
}

std::function<std::string()> addChoices(const Conclusion& conclusion, QGridLayout* grid, int row) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("conclusion-") + QString::fromStdString(conclusion.id));
    box->setAccessibleName(QString::fromStdString(conclusion.topic));
    calmWheel(box);
    for (const Conclusion::Choice& choice : conclusion.choices)
        box->addItem(QString::fromStdString(choice.label), QString::fromStdString(choice.value));
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(conclusion.value))));
    grid->addWidget(box, row, 2, Qt::AlignTop);
    return [box] { return box->currentData().toString().toStdString(); };
}

// Texts are files that the user may name.
std::function<std::string()> addPath(const Conclusion& conclusion, QGridLayout* grid, int row,
                                     QWidget* window) {
    auto* edit = new QLineEdit(QString::fromStdString(conclusion.value));
    edit->setObjectName(QStringLiteral("conclusion-") + QString::fromStdString(conclusion.id));
    edit->setAccessibleName(QString::fromStdString(conclusion.topic));
    edit->setPlaceholderText(tr("no file"));
    auto* choose = new QToolButton;
    choose->setText(tr("Choose…"));
    QObject::connect(choose, &QToolButton::clicked, window, [edit, window] {
        const QString path = QFileDialog::getOpenFileName(window, tr("Open Texts"), edit->text());
        if (!path.isEmpty())
            edit->setText(path);
    });
    auto* both = new QHBoxLayout;
    both->addWidget(edit, 1);
    both->addWidget(choose);
    grid->addLayout(both, row, 2, Qt::AlignTop);
    return [edit] { return edit->text().toStdString(); };
}

void addConclusions(const ReadFile& file, std::size_t index, QVBoxLayout* column, QWidget* window,
                    std::vector<Chosen>& chosen) {
    auto* name = new QLabel(file.name);
    name->setFont(theme().title);
    column->addWidget(name);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    for (const Conclusion& conclusion : file.conclusions) {
        const int row = grid->rowCount();
        auto* topic = new QLabel(QString::fromStdString(conclusion.topic));
        topic->setFont(theme().labelBold);
        grid->addWidget(topic, row, 0, Qt::AlignTop);
        auto* words = new QVBoxLayout;
        words->setSpacing(2);
        words->addWidget(wrapped(QString::fromStdString(conclusion.what)));
        if (!conclusion.why.empty())
            words->addWidget(wrapped(QString::fromStdString(conclusion.why), "muted"));
        if (!conclusion.doubt.empty())
            words->addWidget(wrapped(QString::fromStdString(conclusion.doubt), "wrong"));
        grid->addLayout(words, row, 1);
        const bool isPath = conclusion.id == "source" || conclusion.id == "target";
        if (isPath)
            chosen.push_back({index, &conclusion, addPath(conclusion, grid, row, window)});
        else if (conclusion.choices.size() > 1)
            chosen.push_back({index, &conclusion, addChoices(conclusion, grid, row)});
    }
    column->addLayout(grid);
    if (file.problems.isEmpty())
        return;
    auto* list = new QPlainTextEdit(file.problems.join(QLatin1Char('\n')));
    list->setObjectName(QStringLiteral("readProblems"));
    list->setAccessibleName(tr("What was left out"));
    list->setReadOnly(true);
    list->setMinimumHeight(problemLines * QFontMetrics(theme().label).lineSpacing() + 16);
    column->addWidget(wrapped(tr("Left out:")));
    column->addWidget(list);
}

}  // namespace

std::vector<std::optional<std::map<std::string, std::string>>> askHowToRead(
    const std::vector<ReadFile>& files, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("readingDialog"));
    dialog.setWindowTitle(tr("How the File Was Read"));
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setSpacing(12);
    std::vector<Chosen> chosen;
    for (std::size_t i = 0; i < files.size(); ++i)
        addConclusions(files[i], i, column, &dialog, chosen);
    column->addStretch();
    area->setWidget(content);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Read &Again"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* rows = new QVBoxLayout(&dialog);
    rows->addWidget(area, 1);
    rows->addWidget(buttons);
    const int line = QFontMetrics(theme().label).height();
    dialog.resize(QSize(52 * line, 34 * line).boundedTo(parent->window()->size() * 0.9));
    std::vector<std::optional<std::map<std::string, std::string>>> answer(files.size());
    if (dialog.exec() != QDialog::Accepted)
        return answer;
    std::vector<bool> changed(files.size());
    std::vector<std::map<std::string, std::string>> overruled(files.size());
    for (const Chosen& one : chosen) {
        const std::string value = one.value();
        const bool differs = value != one.conclusion->value;
        changed[one.file] = changed[one.file] || differs;
        if (differs || one.conclusion->isOverruled)
            overruled[one.file][one.conclusion->id] = value;
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (changed[i])
            answer[i] = overruled[i];
    }
    return answer;
}

}  // namespace attn::ui
