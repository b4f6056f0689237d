// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_key.h"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>

#include "core/base/blanks.h"
#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {

namespace {

using GetForm = const icu::Normalizer2*(UErrorCode&);

const icu::Normalizer2* loaded(GetForm* getForm) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* form = getForm(status);
    if (U_FAILURE(status) || !form)
        throw Error(told("The Unicode library cannot normalise text (%1); install ICU with its data.",
                         u_errorName(status)),
                    Error::Kind::Failure);
    return form;
}

// The data that ICU loads first is shared by all threads. The first caller loads it here, once, in a way that
// a thread sanitizer that sees only our code can follow.
const icu::Normalizer2& foldedForm() {
    static const icu::Normalizer2* const form =
        loaded([](UErrorCode& status) { return icu::Normalizer2::getNFKCCasefoldInstance(status); });
    return *form;
}

const icu::Normalizer2& plainForm() {
    static const icu::Normalizer2* const form =
        loaded([](UErrorCode& status) { return icu::Normalizer2::getNFKCInstance(status); });
    return *form;
}

icu::UnicodeString normalized(std::string_view text, const icu::Normalizer2& form) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    form.normalize(withPlainBlanks(text), result, status);
    if (U_FAILURE(status))
        throw Error(told("The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.",
                         text.size(), u_errorName(status)),
                    Error::Kind::Failure);
    return result;
}

}  // namespace

std::string textKey(std::string_view text) {
    icu::UnicodeString unicode = normalized(text, foldedForm());
    unicode.findAndReplace(icu::UnicodeString(u' '), icu::UnicodeString());
    std::string key;
    unicode.toUTF8String(key);
    return key;
}

std::string compatibilityForm(std::string_view text, bool isLowerCase) {
    icu::UnicodeString unicode = normalized(text, plainForm());
    if (isLowerCase)
        unicode.toLower(icu::Locale::getRoot());
    std::string result;
    unicode.toUTF8String(result);
    return result;
}

}  // namespace attn
