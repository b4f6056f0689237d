// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/side_margins.h"
#include "ui/learn/lesson_player.h"

namespace attn::ui {
namespace {

constexpr int lessonGap = 2;  // pixels

// Qt measures the lines of a title in another width when it places it than when it draws it.
class LessonTitles : public QStyledItemDelegate {
public:
    explicit LessonTitles(QListWidget* list) : QStyledItemDelegate(list), m_list(list) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem drawn = option;
        drawn.rect = QRect(0, 0, m_list->viewport()->width() - 2 * lessonGap, m_list->viewport()->height());
        return QStyledItemDelegate::sizeHint(drawn, index);
    }

private:
    QListWidget* m_list;
};

}  // namespace

LessonList::LessonList(LessonPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_list(new QListWidget(this)),
      m_open(new QPushButton(tr("&Open Lesson…"), this)) {
    auto* column = new QVBoxLayout(this);
    setSideMargins(column, {12, 10, 4, 10});
    auto* title = new QLabel(tr("Lessons"), this);
    title->setFont(theme().title);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, title,
            [title] { title->setFont(theme().title); });
    m_list->setObjectName(QStringLiteral("lessons"));
    m_list->setAccessibleName(tr("Lessons"));
    m_list->setWordWrap(true);
    m_list->setSpacing(lessonGap);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setItemDelegate(new LessonTitles(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_open->setObjectName(QStringLiteral("openLesson"));
    m_open->setToolTip(tr("Open a lesson from a file (.attnlesson)"));
    column->addWidget(title);
    column->addWidget(m_list, 1);
    column->addWidget(m_open);
    for (const BundledLesson& bundled : bundledLessons(language().toStdString())) {
        if (bundled.lesson)
            m_lessons.push_back(bundled.lesson);
        else
            m_problems.append(QString::fromStdString(bundled.problem));
    }
    fill();
    connect(m_open, &QPushButton::clicked, this, &LessonList::openRequested);
    const auto choose = [this](const QListWidgetItem* item) {
        const auto place = static_cast<std::size_t>(m_list->row(item));
        if (place >= m_lessons.size())
            return;
        // A lesson that is saved first because of it joins the list.
        const std::shared_ptr<const Lesson> lesson = m_lessons[place];
        emit chosen(lesson);
    };
    connect(m_list, &QListWidget::itemClicked, this, choose);
    connect(m_list, &QListWidget::itemActivated, this, choose);
    connect(&m_player, &LessonPlayer::progressChanged, this, &LessonList::fill);
}

void LessonList::add(std::shared_ptr<const Lesson> lesson) {
    const auto same = std::find_if(m_lessons.begin(), m_lessons.end(),
                                   [&](const auto& other) { return other->id == lesson->id; });
    if (same == m_lessons.end())
        m_lessons.push_back(std::move(lesson));
    else
        *same = std::move(lesson);
    fill();
}

void LessonList::readAgain() {
    for (std::shared_ptr<const Lesson>& lesson : m_lessons) {
        try {
            lesson = loadLesson(lesson->files->path(), language().toStdString());
        } catch (const Error&) {
            continue;
        }
    }
    fill();
}

void LessonList::fill() {
    static const QRegularExpression afterAWord(QStringLiteral("(?<=\\S) "));
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        const Lesson& lesson = *m_lessons[i];
        const int done = m_player.doneSteps(lesson), all = static_cast<int>(lesson.steps.size());
        const bool isOpen = m_player.lesson() && m_player.lesson()->id == lesson.id;
        QString text = isolated(QString::fromStdString(lesson.title));
        if (lesson.number)
            text = QStringLiteral("%1  ").arg(*lesson.number) + text;
        if (done == all)
            text += QStringLiteral("  ✓");
        else if (done > 0)
            text += tr("  %1 of %2").arg(done).arg(all).replace(afterAWord, QString(QChar::Nbsp));
        const auto row = static_cast<int>(i);
        QListWidgetItem* item = m_list->item(row);
        if (!item)
            m_list->addItem(item = new QListWidgetItem);
        item->setText(text);
        item->setData(
            Qt::AccessibleTextRole,
            tr("%1, %2 of %3 steps done").arg(QString::fromStdString(lesson.title)).arg(done).arg(all));
        QString tip = QString::fromStdString(lesson.summary);
        if (lesson.minutes)
            tip += (tip.isEmpty() ? QString() : QStringLiteral("\n")) +
                   tr("About %1 minutes").arg(*lesson.minutes);
        item->setToolTip(tip);
        QFont font = isOpen ? theme().labelBold : theme().label;
        item->setFont(font);
        if (isOpen && m_shown != lesson.id) {
            m_shown = lesson.id;
            m_list->setCurrentRow(row);
        }
    }
    while (m_list->count() > static_cast<int>(m_lessons.size()))
        delete m_list->takeItem(m_list->count() - 1);
}

void LessonList::takeFocus() {
    m_list->setFocus();
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

QSize LessonList::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, 400};
}

}  // namespace attn::ui
