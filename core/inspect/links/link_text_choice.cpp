// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_text_choice.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "core/base/told.h"
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
    Conclusion conclusion = side == Side::Source ? newConclusion("source", told("Source texts"))
                                                 : newConclusion("target", told("Target texts"));
    conclusion.value = path;
    if (path.empty())
        conclusion.what = side == Side::Source ? told("No file has the source texts.")
                                               : told("No file has the target texts.");
    else if (isBoth)
        conclusion.what = told("Source and target texts are in %1.", nameOfText(path));
    else
        conclusion.what = side == Side::Source ? told("The source texts are in %1.", nameOfText(path))
                                               : told("The target texts are in %1.", nameOfText(path));
    return conclusion;
}

void addTextChoices(Conclusion& conclusion, const std::vector<std::string>& paths) {
    for (const std::string& path : paths)
        conclusion.choices.push_back({path, told("the texts of %1", nameOfText(path))});
    conclusion.choices.push_back({"", told("no texts, numbers of the positions")});
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
        conclusion.why =
            choice.wrong == 0
                ? told("It is in the same folder, has as many sentences, and all links fit its lengths.")
                : told(
                      "It is in the same folder, has as many sentences, and all links but %1 fit its "
                      "lengths.",
                      choice.wrong);
        if (choice.isByName)
            conclusion.why += " " + told("Others do, too, but its name says what it is.");
    } else if (side == Side::Target && choice.isOffered) {
        conclusion.what = told("The target texts are not known.");
        conclusion.why = told(
            "%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where "
            "it has.",
            nameOfText(one.fits.front()));
    } else if (!one.equal.empty()) {
        conclusion.what = side == Side::Source
                              ? told("The source texts are not known: several files may have them.")
                              : told("The target texts are not known: several files may have them.");
        std::string names;
        for (std::size_t i = 0; i < one.equal.size(); ++i) {
            if (i > 0 && i + 1 == one.equal.size())
                names = told("%1 and %2", names, nameOfText(one.equal[i]));
            else
                names += (i == 0 ? "" : ", ") + nameOfText(one.equal[i]);
        }
        conclusion.why = told("%1 beside the links fit equally well.", names);
    } else {
        conclusion.why =
            told("No files beside this one have as many sentences, of lengths that fit the links.");
    }
    if (!one.fits.empty())
        addTextChoices(conclusion, one.fits);
    return conclusion;
}

Conclusion chosenTextConclusion(Side side, const std::string& chosen, bool isBoth) {
    Conclusion conclusion = textConclusion(side, chosen, isBoth);
    conclusion.isOverruled = true;
    conclusion.why = told("Chosen by hand.");
    if (!chosen.empty())
        addTextChoices(conclusion, {chosen});
    return conclusion;
}

}  // namespace attn
