// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/symbol_names.h"

#include <QHash>

namespace attn::ui {

QString tensorSymbolName(const std::string& tensor) {
    static const QHash<QString, const char*> names = {
        {QStringLiteral("attention.W_a"), "Wa"},
        {QStringLiteral("attention.v_a"), "va"},
        {QStringLiteral("attention.b_a"), "ba"},
        {QStringLiteral("attention.W_K"), "WK"},
        {QStringLiteral("attention.W_Q"), "WQ"},
        {QStringLiteral("attention.W_p"), "Wp"},
        {QStringLiteral("attention.v_p"), "vp"},
        {QStringLiteral("attention.key_strength"), "beta"},
        {QStringLiteral("attentional.weight"), "Wc"},
        {QStringLiteral("output.weight"), "Wo"},
        {QStringLiteral("output.bias"), "bo"},
        {QStringLiteral("bridge.weight"), "Wb"},
        {QStringLiteral("bridge.bias"), "bb"},
        {QStringLiteral("encoder.embedding.weight"), "embedding"},
        {QStringLiteral("decoder.embedding.weight"), "y"},
        {QStringLiteral("weight_ih"), "Wih"},
        {QStringLiteral("weight_hh"), "Whh"},
        {QStringLiteral("bias_ih"), "bih"},
        {QStringLiteral("bias_hh"), "bhh"},
    };
    // Cells have theirs for each layer and direction: "encoder.rnn.weight_ih_l0_reverse".
    const QString name = QString::fromStdString(tensor);
    const QString part = name.section(QStringLiteral(".rnn."), 1).section(QLatin1Char('_'), 0, 1);
    return QString::fromLatin1(names.value(part.isEmpty() ? name : part, ""));
}

}  // namespace attn::ui
