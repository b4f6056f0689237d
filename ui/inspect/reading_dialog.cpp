// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/reading_dialog.h"

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

#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/calm_wheel.h"

namespace attn::ui {
namespace {

constexpr int problemLines = 6;  // seen at once
// In lines of text: the width from which topic, words and choice stand side by side, and the width of a
// choice then.
constexpr int sideBySideFrom = 46, choiceLines = 18;

// The value that was chosen for one conclusion.
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

// The widget for one conclusion, and the chosen value.
struct Choice {
    QWidget* control = nullptr;
    std::function<std::string()> value;
};

// Long choices do not make the dialog wide.
Choice makeChoices(const Conclusion& conclusion) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("conclusion-") + QString::fromStdString(conclusion.id));
    box->setAccessibleName(QString::fromStdString(conclusion.topic));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    calmWheel(box);
    for (const Conclusion::Choice& choice : conclusion.choices)
        box->addItem(QString::fromStdString(choice.label), QString::fromStdString(choice.value));
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(conclusion.value))));
    const auto explain = [box] { box->setToolTip(box->currentText()); };
    QObject::connect(box, &QComboBox::currentIndexChanged, box, explain);
    explain();
    return {box, [box] { return box->currentData().toString().toStdString(); }};
}

// Texts are files that the user may name.
Choice makePath(const Conclusion& conclusion, QWidget* window) {
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
    auto* control = new QWidget;
    auto* both = new QHBoxLayout(control);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(edit, 1);
    both->addWidget(choose);
    return {control, [edit] { return edit->text().toStdString(); }};
}

QVBoxLayout* makeWords(const Conclusion& conclusion) {
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(wrapped(QString::fromStdString(conclusion.what)));
    if (!conclusion.why.empty())
        words->addWidget(wrapped(QString::fromStdString(conclusion.why), "muted"));
    if (!conclusion.doubt.empty())
        words->addWidget(wrapped(QString::fromStdString(conclusion.doubt), "wrong"));
    return words;
}

// They stand side by side if `window` is wide enough, else one below the other.
void addConclusions(const ReadFile& file, std::size_t index, QVBoxLayout* column, QWidget* window,
                    std::vector<Chosen>& chosen) {
    auto* name = new QLabel(file.name);
    name->setFont(theme().title);
    column->addWidget(name);
    const int line = QFontMetrics(theme().label).height();
    const bool isWide = window->width() >= sideBySideFrom * line;
    auto* grid = new QGridLayout;
    grid->setColumnStretch(isWide ? 1 : 0, 1);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(isWide ? 10 : 4);
    for (const Conclusion& conclusion : file.conclusions) {
        const int row = grid->rowCount();
        QLabel* topic = wrapped(QString::fromStdString(conclusion.topic));
        topic->setFont(theme().labelBold);
        Choice choice;
        if (conclusion.id == "source" || conclusion.id == "target")
            choice = makePath(conclusion, window);
        else if (conclusion.choices.size() > 1)
            choice = makeChoices(conclusion);
        grid->addWidget(topic, row, 0, Qt::AlignTop);
        grid->addLayout(makeWords(conclusion), isWide ? row : row + 1, isWide ? 1 : 0);
        if (choice.control) {
            chosen.push_back({index, &conclusion, choice.value});
            if (isWide)
                choice.control->setFixedWidth(choiceLines * line);
            grid->addWidget(choice.control, isWide ? row : row + 2, isWide ? 2 : 0, Qt::AlignTop);
        }
        if (!isWide)
            grid->setRowMinimumHeight(row + 3, 10);
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
    const std::vector<ReadFile>& files, WereRead wereRead, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("readingDialog"));
    const int line = QFontMetrics(theme().label).height();
    dialog.resize(QSize(52 * line, 34 * line).boundedTo(parent->window()->size() * 0.9));
    dialog.setWindowTitle(wereRead == WereRead::Yes ? tr("How the File Was Read") : tr("Open Again As"));
    auto* area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus);  // its fields have it
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
    buttons->button(QDialogButtonBox::Ok)
        ->setText(wereRead == WereRead::Yes ? tr("Read &Again") : tr("&Open"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* rows = new QVBoxLayout(&dialog);
    rows->addWidget(area, 1);
    rows->addWidget(buttons);
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
