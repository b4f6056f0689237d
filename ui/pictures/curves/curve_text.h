// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace attn::ui {

// Numbers as the training views write them; "—" without a value.
QString lossText(std::optional<double> loss);      // "0.0123"; "NaN", "∞"
QString percentText(std::optional<double> share);  // from 0 to 1: "99.8 %"
QString errorText(std::optional<double> error);    // "0.153"
QString settingText(double value);                 // "0.001", "1e-05"

}  // namespace attn::ui
