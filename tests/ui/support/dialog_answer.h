// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QFileDialog>
#include <QHash>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <functional>
#include <string>

namespace attn::test {

// What a person does with dialogs that come up while a test waits for an action to return. Each comes once,
// in the order in which the answers were made; one that never came is a failure, and so is one too many,
// which is closed.
class DialogAnswers : public QObject {
public:
    DialogAnswers() {
        connect(&m_poll, &QTimer::timeout, this, &DialogAnswers::look);
        m_poll.start(10);
    }
    ~DialogAnswers() override { EXPECT_TRUE(m_answers.empty()) << m_answers.front().name << " never came"; }

    // `name` is the dialog's object name, "" any.
    void add(const std::string& name, std::function<void(QDialog&)> answer) {
        m_answers.push_back({name, std::move(answer)});
    }
    void press(const std::string& name, QMessageBox::StandardButton button) {
        add(name, [button](QDialog& dialog) {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            ASSERT_NE(box, nullptr) << dialog.metaObject()->className();
            QTest::mouseClick(box->button(button), Qt::LeftButton);
        });
    }
    // Types the path into a file dialog.
    void choose(const std::string& path) {
        add("QFileDialog", [path](QDialog& dialog) {
            auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            ASSERT_NE(edit, nullptr);
            // In one piece and without Return: the dialog completes what is typed, and reads folders
            // meanwhile.
            edit->setText(QString::fromStdString(path));
            dialog.accept();
        });
    }
    int came() const { return m_came; }

private:
    void look() {
        QDialog* dialog = nullptr;
        if (auto* found = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog = found;
        if (!dialog || dialog == m_last || !dialog->isVisible())
            return;
        // A dialog that has brought up another is the active one again while that one still closes. It comes
        // back only when its own loop of events runs again.
        const int level = QThread::currentThread()->loopLevel();
        const auto seen = m_levels.constFind(dialog);
        if (seen != m_levels.constEnd() && *seen != level)
            return;
        m_last = dialog;
        if (seen == m_levels.constEnd())
            connect(dialog, &QDialog::finished, this, [this, dialog] {
                m_last = nullptr;
                m_levels.remove(dialog);
            });
        m_levels.insert(dialog, level);
        ++m_came;
        const std::string name = dialog->objectName().toStdString();
        if (m_answers.empty() || (!m_answers.front().name.empty() && m_answers.front().name != name)) {
            ADD_FAILURE() << "a dialog that nobody expected: " << name << " "
                          << dialog->windowTitle().toStdString();
            dialog->reject();
            return;
        }
        const auto answer = m_answers.front().answer;
        m_answers.erase(m_answers.begin());
        // Not here: no timer fires again before it has returned, and a dialog may bring up another.
        QTimer::singleShot(0, dialog, [answer, dialog] { answer(*dialog); });
    }

    struct Answer {
        std::string name;
        std::function<void(QDialog&)> answer;
    };
    std::vector<Answer> m_answers;
    QTimer m_poll;
    QDialog* m_last = nullptr;
    QHash<QDialog*, int> m_levels;  // of the open ones, that of their loops of events
    int m_came = 0;
};

}  // namespace attn::test
