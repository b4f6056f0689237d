// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
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
            // In one piece and without Return: the dialog completes what is typed, and reads folders meanwhile.
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
        m_last = dialog;
        connect(dialog, &QDialog::finished, this, [this] { m_last = nullptr; });
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
        answer(*dialog);
    }

    struct Answer {
        std::string name;
        std::function<void(QDialog&)> answer;
    };
    std::vector<Answer> m_answers;
    QTimer m_poll;
    QDialog* m_last = nullptr;
    int m_came = 0;
};

}  // namespace attn::test
