// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// The number of decimals for a mean and its deviation (≥ 0): enough for two significant digits of the
// deviation, or of the mean if the deviation is 0 and the mean would be shown as 0. At least `least`, and at
// most `most` unless `least` is larger.
int spreadDecimals(double mean, double deviation, int least, int most = 6);

}  // namespace attn
