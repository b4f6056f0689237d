// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/corpus/tokenizer_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "core/text/tokenizer.h"
#include "core/train/setup/setup_fields.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {
namespace {

constexpr Index usualPieces = 4000;

}  // namespace

TokenizerBox::TokenizerBox(const QString& prefix, QWidget* parent)
    : QWidget(parent),
      m_id(newChoice()),
      m_type(newChoice()),
      m_lowerCase(newSwitch()),
      m_size(newNumberEdit()) {
    fillChoice(*m_id, tokenizers());
    for (const char* type : {"unigram", "bpe"})
        m_type->addItem(QLatin1String(type), QLatin1String(type));
    m_id->setObjectName(prefix + QStringLiteral(".tokenizer"));
    m_lowerCase->setObjectName(prefix + QStringLiteral(".lower_case"));
    m_size->setObjectName(prefix + QStringLiteral(".size"));
    m_type->setObjectName(prefix + QStringLiteral(".type"));
    m_idRow = new SettingRow(QStringLiteral("tokenizer"), m_id);
    m_lowerCaseRow = new SettingRow(QStringLiteral("tokenizer.lower_case"), m_lowerCase);
    m_sizeRow = new SettingRow(QStringLiteral("tokenizer.size"), m_size);
    m_typeRow = new SettingRow(QStringLiteral("tokenizer.type"), m_type);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (SettingRow* row : {m_idRow, m_lowerCaseRow, m_sizeRow, m_typeRow})
        column->addWidget(row);
    connect(m_id, &QComboBox::activated, this, [this] {
        showRows();
        emit edited();
    });
    connect(m_type, &QComboBox::activated, this, &TokenizerBox::edited);
    connect(m_lowerCase, &QCheckBox::clicked, this, &TokenizerBox::edited);
    connect(m_size, &QLineEdit::textEdited, this, [this] {
        m_sizeRow->setProblem(isReadable() ? QString()
                                           : tr("%1 should be a whole number.")
                                                 .arg(settingText(QStringLiteral("tokenizer.size")).label));
        emit edited();
    });
    setPlan(R"({"id":"words"})");
}

void TokenizerBox::setPlan(const std::string& json) {
    m_plan = json;
    const nlohmann::json value = nlohmann::json::parse(json);
    selectChoice(*m_id, value.value("id", "words"));
    selectChoice(*m_type, value.value("type", "unigram"));
    m_lowerCase->setChecked(value.value("lower_case", false));
    m_size->setText(QString::number(value.value("size", usualPieces)));
    m_sizeRow->setProblem({});
    showRows();
}

void TokenizerBox::showRows() {
    const QString id = m_id->currentData().toString();
    const bool arePieces = id == QLatin1String("sentencepiece");
    m_lowerCaseRow->setVisible(arePieces || id == QLatin1String("words"));
    m_sizeRow->setVisible(arePieces);
    m_typeRow->setVisible(arePieces);
}

bool TokenizerBox::isReadable() const {
    return m_sizeRow->isHidden() || wholeNumber(m_size->text().toStdString());
}

std::string TokenizerBox::plan() const {
    const std::string id = m_id->currentData().toString().toStdString();
    nlohmann::json value = nlohmann::json::parse(m_plan);
    if (value.value("id", "") != id)
        value = {{"id", id}};
    if (!m_lowerCaseRow->isHidden() && (m_lowerCase->isChecked() || value.contains("lower_case")))
        value["lower_case"] = m_lowerCase->isChecked();
    if (!m_sizeRow->isHidden()) {
        value["size"] = wholeNumber(m_size->text().toStdString()).value_or(usualPieces);
        value["type"] = m_type->currentData().toString().toStdString();
    }
    return value.dump();
}

}  // namespace attn::ui
