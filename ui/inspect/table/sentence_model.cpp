// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/table/sentence_model.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// More than fits into any column. The tooltip has more.
constexpr int mostShown = 300, mostExplained = 1500;
// Sentences that show what the tokens of a system are, and the share of characters in a system that reads
// letters.
constexpr std::size_t looksAt = 50;
constexpr double mostlyCharacters = 0.95;

const QString unknownNumber = QStringLiteral("–");

QString shortHead(Metric metric) {
    switch (metric) {
        case Metric::SourceLength:
            return tr("m");
        case Metric::TargetLength:
            return tr("n");
        case Metric::LogProbability:
            return tr("log p");
        case Metric::ErrorRate:
            return tr("AER");
        case Metric::Precision:
            return tr("Prec.");
        case Metric::Recall:
            return tr("Recall");
        case Metric::Entropy:
            return tr("Entropy");
        case Metric::SourceEntropy:
            return tr("S. entropy");
        case Metric::CoverageDeviation:
            return tr("Coverage");
        case Metric::AbsentmindednessOut:
            return tr("Absent. T");
        case Metric::AbsentmindednessIn:
            return tr("Absent. S");
        case Metric::Confidence:
            return tr("Confid.");
        case Metric::Disagreement:
            return tr("Disagr.");
        case Metric::Right:
            return tr("Right");
    }
    return {};
}

bool isUsualColumn(Metric metric) {
    return metric == Metric::SourceLength || metric == Metric::ErrorRate || metric == Metric::Entropy ||
           metric == Metric::Confidence || metric == Metric::LogProbability;
}

std::vector<SentenceColumn> columnTable() {
    std::vector<SentenceColumn> columns = {{QStringLiteral("number"),
                                            tr("#"),
                                            tr("Number", "of a sentence"),
                                            tr("The sentence's number in its file."),
                                            {SortKey::Number},
                                            true},
                                           {QStringLiteral("source"),
                                            tr("Source"),
                                            tr("Source"),
                                            tr("The source's tokens."),
                                            {SortKey::Source},
                                            true},
                                           {QStringLiteral("target"),
                                            tr("Target"),
                                            tr("Target"),
                                            tr("The target's tokens."),
                                            {SortKey::Target},
                                            true}};
    for (const MetricInfo& info : metricInfos())
        columns.push_back({QString::fromStdString(info.id),
                           shortHead(info.metric),
                           coreText(info.label),
                           coreText(info.meaning),
                           {SortKey::Metric, info.metric},
                           isUsualColumn(info.metric)});
    return columns;
}

bool isSame(const SortOrder& column, const SortOrder& order) {
    return column.key == order.key && (order.key != SortKey::Metric || column.metric == order.metric);
}

bool isCharacter(std::string_view token) {
    const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
    return std::count_if(token.begin(), token.end(), begins) <= 1;
}

// A short sentence of words may consist of single characters ("2 ."), and a sentence of letters may contain a
// longer token.
TokenGap gapOf(const InspectedSystem& system, TokenList AlignedSentence::*side,
               int (AlignedSentence::*length)() const) {
    long tokens = 0, characters = 0;
    const std::size_t count = std::min<std::size_t>(system.sentences.size(), looksAt);
    for (std::size_t i = 0; i < count; ++i) {
        const AlignedSentence& sentence = *system.sentences[i];
        for (int j = 0; j < (sentence.*length)(); ++j) {
            ++tokens;
            characters += isCharacter((sentence.*side)[j]) ? 1 : 0;
        }
    }
    return tokens > 0 && static_cast<double>(characters) >= mostlyCharacters * static_cast<double>(tokens)
               ? TokenGap::None
               : TokenGap::Blank;
}

}  // namespace

const std::vector<SentenceColumn>& sentenceColumns() {
    static const std::vector<SentenceColumn> columns = columnTable();
    return columns;
}

QString sentenceNumber(SentenceKey key) {
    const QString number = QString::number(key.number);
    return key.rank == 0 ? number : QStringLiteral("%1.%2").arg(number).arg(key.rank);
}

TokenGap sourceGap(const InspectedSystem& system) {
    return gapOf(system, &AlignedSentence::source, &AlignedSentence::sourceLength);
}

TokenGap targetGap(const InspectedSystem& system) {
    return gapOf(system, &AlignedSentence::target, &AlignedSentence::targetLength);
}

QString sentenceText(const TokenList& tokens, int count, int most, TokenGap gap) {
    QString text;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && gap == TokenGap::Blank)
            text += QLatin1Char(' ');
        const std::string_view token = tokens[i];
        text += QString::fromUtf8(token.data(), static_cast<qsizetype>(token.size()));
        if (text.size() > most) {
            text.truncate(most);
            if (text.back().isHighSurrogate())
                text.chop(1);
            return text + QStringLiteral("…");
        }
    }
    return text.simplified();
}

void SentenceModel::setRows(const Inspection* inspection, int system, const std::vector<int>& rows) {
    const int before = rowCount(), after = static_cast<int>(rows.size());
    const auto take = [&] {
        m_inspection = inspection;
        m_system = system;
        m_rows = rows;
        if (m_inspection && m_system >= 0 && !m_rows.empty()) {
            m_sourceGap = sourceGap(m_inspection->system(m_system));
            m_targetGap = targetGap(m_inspection->system(m_system));
        }
    };
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        take();
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        take();
        endRemoveRows();
    } else {
        take();
    }
    refresh();
}

bool SentenceModel::keepsPlaces(const Inspection* inspection, int system,
                                const std::vector<int>& rows) const {
    return inspection == m_inspection && system == m_system && rows.size() >= m_rows.size() &&
           std::equal(m_rows.begin(), m_rows.end(), rows.begin());
}

void SentenceModel::refresh() {
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void SentenceModel::setOrder(const SortOrder& order) {
    m_order = order;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int SentenceModel::rowAt(int place) const {
    return place < 0 || place >= rowCount() ? -1 : m_rows[static_cast<std::size_t>(place)];
}

int SentenceModel::placeOf(int row) const {
    const auto found = std::find(m_rows.begin(), m_rows.end(), row);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int SentenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SentenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(sentenceColumns().size());
}

const AlignedSentence* SentenceModel::sentence(int place) const {
    const int row = rowAt(place);
    return row < 0 || m_system < 0 || row >= m_inspection->rowCount() ? nullptr
                                                                      : m_inspection->sentence(m_system, row);
}

QString SentenceModel::number(int place, const SentenceColumn& column) const {
    const AlignedSentence* shown = sentence(place);
    if (!shown)
        return unknownNumber;
    if (column.order.key == SortKey::Number)
        return sentenceNumber(shown->key);
    const MetricInfo& info = infoOf(column.order.metric);
    const double value = valueOf(m_inspection->metrics(m_system, rowAt(place)), info.metric);
    return metricText(info.metric, value);
}

QString SentenceModel::text(int place, const SentenceColumn& column) const {
    if (column.isNumber())
        return number(place, column);
    const AlignedSentence* shown = sentence(place);
    if (!shown)
        return unknownNumber;
    return column.order.key == SortKey::Source
               ? sentenceText(shown->source, shown->sourceLength(), mostShown, m_sourceGap)
               : sentenceText(shown->target, shown->targetLength(), mostShown, m_targetGap);
}

QString SentenceModel::toolTip(int place, const SentenceColumn& column) const {
    const AlignedSentence* shown = sentence(place);
    if (!shown)
        return {};
    switch (column.order.key) {
        case SortKey::Source:
            return sentenceText(shown->source, shown->sourceLength(), mostExplained, m_sourceGap);
        case SortKey::Target: {
            QString text = sentenceText(shown->target, shown->targetLength(), mostExplained, m_targetGap);
            if (!shown->reference.empty() && shown->isRight == false)
                text += QLatin1Char('\n') + tr("Reference: %1")
                                                .arg(sentenceText(shown->reference, shown->reference.size(),
                                                                  mostExplained, m_targetGap));
            return text;
        }
        case SortKey::Number: {
            QString text = tr("Sentence %1").arg(number(place, column));
            if (shown->line > 0)
                text += tr(", line %1").arg(shown->line);
            return text;
        }
        case SortKey::Metric:
            break;
    }
    const double value = valueOf(m_inspection->metrics(m_system, rowAt(place)), column.order.metric);
    return tr("%1: %2").arg(column.name, exactMetricText(column.order.metric, value)) + QLatin1Char('\n') +
           column.meaning;
}

QVariant SentenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const SentenceColumn& column = sentenceColumns()[static_cast<std::size_t>(index.column())];
    switch (role) {
        case Qt::DisplayRole:
            return text(index.row(), column);
        case Qt::ToolTipRole:
            return toolTip(index.row(), column);
        case Qt::TextAlignmentRole:
            return static_cast<int>((column.isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::AccessibleTextRole:
            return tr("%1: %2").arg(column.name, text(index.row(), column));
        default:
            return {};
    }
}

QVariant SentenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const SentenceColumn& column = sentenceColumns()[static_cast<std::size_t>(section)];
    switch (role) {
        case Qt::DisplayRole:
            return column.head + (isSame(column.order, m_order)
                                      ? m_order.isDescending ? QStringLiteral(" ▼") : QStringLiteral(" ▲")
                                      : QString());
        case Qt::ToolTipRole:
            return column.name + QLatin1Char('\n') + column.meaning;
        case Qt::AccessibleTextRole:
            return column.name;
        case Qt::TextAlignmentRole:
            return static_cast<int>((column.isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        default:
            return {};
    }
}

}  // namespace attn::ui
