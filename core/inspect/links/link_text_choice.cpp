// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_text_choice.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {
namespace {

std::string nameOfText(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

// Whether a part of the file's name, between characters that are not letters, names this side and no part
// names the other.
bool isNamedFor(Side side, const std::string& path) {
    constexpr std::string_view sources[] = {"src", "source"}, targets[] = {"trg", "tgt", "target"};
    bool isThis = false, isOther = false;
    std::string part;
    for (const char c : nameOfText(path) + ".") {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            part += c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            continue;
        }
        const bool isSourceName =
            std::find(std::begin(sources), std::end(sources), part) != std::end(sources);
        const bool isTargetName =
            std::find(std::begin(targets), std::end(targets), part) != std::end(targets);
        isThis |= side == Side::Source ? isSourceName : isTargetName;
        isOther |= side == Side::Source ? isTargetName : isSourceName;
        part.clear();
    }
    return isThis && !isOther;
}

// Keeps the fits for which `is` holds, if there are any; returns true when others were left out.
template <typename Is>
bool narrow(std::vector<TextFit>& fits, const Is& is) {
    std::vector<TextFit> kept;
    std::copy_if(fits.begin(), fits.end(), std::back_inserter(kept), is);
    if (kept.empty() || kept.size() == fits.size())
        return false;
    fits = std::move(kept);
    return true;
}

std::vector<std::string> pathsOf(const std::vector<TextFit>& fits, std::string TextFit::*side) {
    std::vector<std::string> paths;
    for (const TextFit& fit : fits) {
        const std::string& path = fit.*side;
        if (!path.empty() && std::find(paths.begin(), paths.end(), path) == paths.end())
            paths.push_back(path);
    }
    return paths;
}

TextChoice::One oneOf(const std::vector<TextFit>& fits, const std::vector<TextFit>& best,
                      std::string TextFit::*side) {
    TextChoice::One one{.path = {}, .equal = pathsOf(best, side), .fits = pathsOf(fits, side)};
    if (one.equal.size() == 1) {
        one.path = one.equal[0];
        one.equal.clear();
    }
    std::sort(one.equal.begin(), one.equal.end());
    return one;
}

Conclusion textConclusion(Side side, const std::string& path, bool isBoth) {
    Conclusion conclusion = side == Side::Source ? newConclusion("source", "Source texts")
                                                 : newConclusion("target", "Target texts");
    conclusion.value = path;
    if (path.empty())
        conclusion.what = "No file has the " + conclusion.id + " texts.";
    else if (isBoth)
        conclusion.what = "Source and target texts are in " + nameOfText(path) + ".";
    else
        conclusion.what = "The " + conclusion.id + " texts are in " + nameOfText(path) + ".";
    return conclusion;
}

void addTextChoices(Conclusion& conclusion, const std::vector<std::string>& paths) {
    for (const std::string& path : paths)
        conclusion.choices.push_back({path, "the texts of " + nameOfText(path)});
    conclusion.choices.push_back({"", "no texts, numbers of the positions"});
}

// Outputs of other systems have as many lines, and most are long enough for the links. But if the last token
// has a link in this many sentences, the file is the right one.
bool tellsTarget(const TextFit& fit) {
    constexpr long fewest = 3, part = 3, whole = 4;
    return fit.isBoth || fit.target.empty() || isNamedFor(Side::Target, fit.target) || fit.isNamedAlike ||
           (fit.linked >= fewest && whole * fit.ended >= part * fit.linked);
}

}  // namespace

TextChoice chooseTexts(std::vector<TextFit> fits) {
    TextChoice choice;
    if (fits.empty())
        return choice;
    std::stable_sort(fits.begin(), fits.end(),
                     [](const TextFit& a, const TextFit& b) { return a.rank() < b.rank(); });
    std::vector<TextFit> best;
    for (const TextFit& fit : fits) {
        if (fit.rank() == fits.front().rank())
            best.push_back(fit);
    }
    narrow(best, [](const TextFit& fit) { return fit.isBoth; });
    choice.isByName = narrow(best, [](const TextFit& fit) {
        return (fit.source.empty() || isNamedFor(Side::Source, fit.source)) &&
               (fit.target.empty() || isNamedFor(Side::Target, fit.target));
    });
    choice.source = oneOf(fits, best, &TextFit::source);
    choice.target = oneOf(fits, best, &TextFit::target);
    if (!choice.target.path.empty() && !tellsTarget(best[0])) {
        choice.isOffered = true;
        choice.target.path.clear();
    }
    choice.isBoth = best.size() == 1 && best[0].isBoth;
    choice.wrong = best[0].wrong;
    return choice;
}

Conclusion foundTextConclusion(Side side, const TextChoice& choice) {
    const TextChoice::One& one = side == Side::Source ? choice.source : choice.target;
    Conclusion conclusion = textConclusion(side, one.path, choice.isBoth);
    if (!one.path.empty()) {
        conclusion.why = "It is in the same folder, has as many sentences, and " +
                         (choice.wrong == 0 ? std::string("all links fit")
                                            : "all links but " + std::to_string(choice.wrong) + " fit") +
                         " its lengths.";
        if (choice.isByName)
            conclusion.why += " Others do, too, but its name says what it is.";
    } else if (side == Side::Target && choice.isOffered) {
        conclusion.what = "The target texts are not known.";
        conclusion.why = nameOfText(one.fits.front()) +
                         " may have them: all links fit its lengths, but those alone do not tell. Choose it "
                         "where it has.";
    } else if (!one.equal.empty()) {
        conclusion.what = "The " + conclusion.id + " texts are not known: several files may have them.";
        for (std::size_t i = 0; i < one.equal.size(); ++i)
            conclusion.why += (i == 0                     ? ""
                               : i + 1 < one.equal.size() ? ", "
                                                          : " and ") +
                              nameOfText(one.equal[i]);
        conclusion.why += " beside the links fit equally well.";
    } else {
        conclusion.why = "No files beside this one have as many sentences, of lengths that fit the links.";
    }
    if (!one.fits.empty())
        addTextChoices(conclusion, one.fits);
    return conclusion;
}

Conclusion chosenTextConclusion(Side side, const std::string& chosen, bool isBoth) {
    Conclusion conclusion = textConclusion(side, chosen, isBoth);
    conclusion.isOverruled = true;
    conclusion.why = "Chosen by hand.";
    if (!chosen.empty())
        addTextChoices(conclusion, {chosen});
    return conclusion;
}

}  // namespace attn
