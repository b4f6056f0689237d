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

// Answers dialogs that open while a test waits for an action to return. Each answer is used once, in the
// order in which the answers were added. It is a failure when a dialog does not open. A dialog without an
// answer is a failure too and is closed.
class DialogAnswers : public QObject {
public:
    DialogAnswers() {
        connect(&m_poll, &QTimer::timeout, this, &DialogAnswers::look);
        m_poll.start(10);
    }
    ~DialogAnswers() override { EXPECT_TRUE(m_answers.empty()) << m_answers.front().name << " never came"; }

    // `name` is the dialog's object name. "" stands for any dialog.
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
            // The path is set in one piece and without Return, because the dialog completes typed text and
            // reads folders in the meantime.
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
        // A dialog that has opened another becomes active again while the other one still closes. It is ready
        // only when its own event loop runs again.
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
        // The answer does not run here, because no timer fires until this returns, and the dialog may open
        // another one.
        QTimer::singleShot(0, dialog, [answer, dialog] { answer(*dialog); });
    }

    struct Answer {
        std::string name;
        std::function<void(QDialog&)> answer;
    };
    std::vector<Answer> m_answers;
    QTimer m_poll;
    QDialog* m_last = nullptr;
    QHash<QDialog*, int> m_levels;  // levels of the event loops of open dialogs
    int m_came = 0;
};

}  // namespace attn::test
