// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_key.h"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>

#include "core/error.h"
#include "core/text/blanks.h"

namespace attn {

namespace {

using GetForm = const icu::Normalizer2*(UErrorCode&);

icu::UnicodeString normalized(std::string_view text, GetForm* getForm) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* form = getForm(status);
    icu::UnicodeString result;
    if (form)
        form->normalize(withPlainBlanks(text), result, status);
    if (U_FAILURE(status))
        throw Error(std::string("The Unicode library cannot normalise text (") + u_errorName(status) +
                        "); install ICU with its data.",
                    Error::Kind::Failure);
    return result;
}

GetForm* const foldedForm = [](UErrorCode& status) {
    return icu::Normalizer2::getNFKCCasefoldInstance(status);
};
GetForm* const plainForm = [](UErrorCode& status) { return icu::Normalizer2::getNFKCInstance(status); };

}  // namespace

std::string textKey(std::string_view text) {
    icu::UnicodeString unicode = normalized(text, foldedForm);
    unicode.findAndReplace(icu::UnicodeString(u' '), icu::UnicodeString());
    std::string key;
    unicode.toUTF8String(key);
    return key;
}

std::string compatibilityForm(std::string_view text, bool isLowerCase) {
    icu::UnicodeString unicode = normalized(text, plainForm);
    if (isLowerCase)
        unicode.toLower(icu::Locale::getRoot());
    std::string result;
    unicode.toUTF8String(result);
    return result;
}

}  // namespace attn
