// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/text/tokenizer.h"

namespace attn {

// Cuts texts as another tokeniser does and puts <s> before the tokens, </s> behind them, or both, because the
// model was trained on such sources.
class Framed : public Tokenizer {
public:
    Framed(std::shared_ptr<const Tokenizer> inner, TokenFrame frame);

    std::string id() const override { return m_inner->id(); }
    std::vector<std::string> tokenize(std::string_view text) const override;
    // Drops the frame first.
    std::string join(const std::vector<std::string>& tokens) const override;
    void addSettings(nlohmann::json& value) const override { m_inner->addSettings(value); }
    bool isLowerCase() const override { return m_inner->isLowerCase(); }
    TokenFrame frame() const override { return m_frame; }

private:
    std::shared_ptr<const Tokenizer> m_inner;
    TokenFrame m_frame;
};

// The same tokeniser when the frame is empty.
std::shared_ptr<const Tokenizer> framed(std::shared_ptr<const Tokenizer> inner, TokenFrame frame);

}  // namespace attn
