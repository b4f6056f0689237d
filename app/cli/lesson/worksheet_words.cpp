// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/worksheet_words.h"

#include <algorithm>
#include <array>

namespace attn {

const WorksheetWords& worksheetWords(std::string_view language) {
    static constexpr std::array table = {
        WorksheetWords{"en", "Name", "Date", "One of", "From", "to", "My bet:", "Measured:", "I point at",
                       "What I changed, and what followed:", "I found:"},
        WorksheetWords{"de", "Name", "Datum", "Eine von", "Von", "bis",
                       "Mein Tipp:", "Gemessen:", "Ich zeige auf",
                       "Was ich verändert habe und was daraus folgte:", "Ich habe gefunden:"},
        WorksheetWords{"fr", "Nom", "Date", "Une de ces valeurs :", "De", "à", "Mon pari :", "Mesuré :",
                       "Je montre", "Ce que j’ai changé et ce qui a suivi :", "J’ai trouvé :"},
        WorksheetWords{"es", "Nombre", "Fecha", "Uno de", "De", "a", "Mi apuesta:", "Medido:", "Señalo",
                       "Qué cambié y qué ocurrió:", "He encontrado:"},
        WorksheetWords{"zh", "姓名", "日期", "可选：", "从", "到", "我的猜测：", "测得：", "我指的是",
                       "我改变了什么，结果如何：", "我找到了："}};
    const std::string_view code = language.substr(0, language.find('-'));
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const WorksheetWords& words) { return words.language == code; });
    return found == table.end() ? table.front() : *found;
}

}  // namespace attn
