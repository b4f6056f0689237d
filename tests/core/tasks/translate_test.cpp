// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/translate.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "core/math/random.h"
#include "core/tasks/grammar/translate_french.h"
#include "core/tasks/grammar/translate_lexicon.h"
#include "core/text/tokenizer.h"
#include "tests/core/tasks/outside_of.h"
#include "tests/support/sanitized.h"

namespace attn {
namespace {

using testing::HasSubstr;
using translation::FrenchWords;

const Task& task() {
    static const std::unique_ptr<Task> translate = createTranslate({1, 2});
    return *translate;
}

std::string french(const std::string& english) {
    const std::optional<TaskPair> pair = task().solve(english);
    return pair ? pair->target : "none";
}

// "le=the du=of?+the?": each French token with the English tokens that explain it.
std::string links(const std::string& english) {
    const std::optional<TaskPair> pair = task().solve(english);
    if (!pair)
        return "none";
    const std::shared_ptr<const Tokenizer> words = createTokenizer("words");
    const std::vector<std::string> source = words->tokenize(pair->source);
    const std::vector<std::string> target = words->tokenize(pair->target);
    std::string text;
    for (std::size_t i = 0; i < target.size(); ++i) {
        text += (i == 0 ? "" : " ") + target[i] + "=";
        std::string separator;
        for (const Link& link : pair->links) {
            if (link.target != static_cast<int>(i))
                continue;
            text += separator + source.at(static_cast<std::size_t>(link.source)) + (link.sure ? "" : "?");
            separator = "+";
        }
    }
    return text;
}

TEST(Translate, KnowsTheSentenceOfTheLiterature) {
    const std::string english = "the European Economic Area was signed in August 1992 .";
    EXPECT_EQ(french(english), "la zone économique européenne a été signée en août 1992 .");
    EXPECT_EQ(links(english),
              "la=the zone=Area économique=Economic européenne=European a=was été=was?+signed? "
              "signée=signed en=in août=August 1992=1992 .=.");
}

TEST(Translate, ArticlesAgreeAndElide) {
    EXPECT_EQ(french("the man loves the woman ."), "l'homme aime la femme .");
    EXPECT_EQ(french("the hero sees a school ."), "le héros voit une école .");
    EXPECT_EQ(french("the heroes see some schools ."), "les héros voient des écoles .");
    EXPECT_EQ(french("this man and ."), "none");
    EXPECT_EQ(french("this man is old ."), "cet homme est vieux .");
    EXPECT_EQ(french("this actress is old ."), "cette actrice est vieille .");
    EXPECT_EQ(french("these men are happy ."), "ces hommes sont heureux .");
    EXPECT_EQ(french("my actress defends her school ."), "mon actrice défend son école .");
    EXPECT_EQ(french("her girl sold our cars ."), "sa fille a vendu nos voitures .");
    EXPECT_EQ(french("their friends want two apples ."), "none");  // "want" needs a verb
}

TEST(Translate, AdjectivesStandOnTheirSideAndAgree) {
    EXPECT_EQ(french("the old man found a new hotel ."), "le vieil homme a trouvé un nouvel hôtel .");
    EXPECT_EQ(french("these beautiful red cars are small ."), "ces belles voitures rouges sont petites .");
    EXPECT_EQ(french("he bought some big white houses ."), "il a acheté de grandes maisons blanches .");
    EXPECT_EQ(french("he bought some white houses ."), "il a acheté des maisons blanches .");
    EXPECT_EQ(french("the old hero sleeps ."), "le vieux héros dort .");
    EXPECT_EQ(french("the beautiful trees are Italian ."), "les beaux arbres sont italiens .");
    EXPECT_EQ(links("he bought a small red apple ."),
              "il=he a=bought acheté=bought une=a petite=small pomme=apple rouge=red .=.");
}

TEST(Translate, PrepositionsMergeWithArticles) {
    EXPECT_EQ(french("the report of the president is important ."),
              "le rapport du président est important .");
    EXPECT_EQ(french("the report of the ministers is important ."),
              "le rapport des ministres est important .");
    EXPECT_EQ(french("the book of the actress is French ."), "le livre de l'actrice est français .");
    EXPECT_EQ(french("the book of Anne is French ."), "le livre d'Anne est français .");
    EXPECT_EQ(french("she goes to the museum ."), "elle va au musée .");
    EXPECT_EQ(french("she goes to the schools ."), "elle va aux écoles .");
    EXPECT_EQ(french("she goes to the hotel ."), "elle va à l'hôtel .");
    EXPECT_EQ(french("she came from some old cities ."), "elle est venue de vieilles villes .");
    EXPECT_EQ(links("she worked near the garden ."),
              "elle=she a=worked travaillé=worked près=near du=near?+the? jardin=garden .=.");
    EXPECT_EQ(links("they sleep in front of the house ."),
              "ils=they dorment=sleep devant=in?+front?+of? la=the maison=house .=.");
    EXPECT_EQ(french("I went to Italy in 1991 ."), "je suis allé en Italie en 1991 .");
    EXPECT_EQ(french("I came from Athens ."), "je suis venu d'Athènes .");
    EXPECT_EQ(french("I worked in Paris in May 1990 ."), "j'ai travaillé à Paris en mai 1990 .");
}

TEST(Translate, ParticiplesAgreeWithTheSubjectOfEtreAndAnObjectBeforeAvoir) {
    EXPECT_EQ(french("the girls arrived from Rome ."), "les filles sont arrivées de Rome .");
    EXPECT_EQ(french("Mary has left with Peter ."), "Marie est partie avec Pierre .");
    EXPECT_EQ(french("the girls have slept ."), "les filles ont dormi .");
    EXPECT_EQ(french("he saw her ."), "il l'a vue .");
    EXPECT_EQ(french("he saw them ."), "il les a vus .");
    EXPECT_EQ(french("they have invited me ."), "ils m'ont invité .");
    EXPECT_EQ(french("the laws were signed by Alice ."), "les lois ont été signées par Alice .");
    EXPECT_EQ(french("the law has been signed ."), "la loi a été signée .");
    EXPECT_EQ(french("the letters are written ."), "les lettres sont écrites .");
    EXPECT_EQ(links("the law will be signed ."), "la=the loi=law sera=will?+be? signée=signed .=.");
    EXPECT_EQ(links("the law must be signed ."), "la=the loi=law doit=must être=be signée=signed .=.");
    EXPECT_EQ(links("the law has been signed ."), "la=the loi=law a=has été=been signée=signed .=.");
}

TEST(Translate, NegationHasTwoParts) {
    EXPECT_EQ(links("he does not see her ."), "il=he ne=not la=her voit=see pas=not .=.");
    EXPECT_EQ(links("I did not invite him ."), "je=I ne=not l'=him ai=did pas=not invité=invite .=.");
    EXPECT_EQ(links("the law was not signed ."),
              "la=the loi=law n'=not a=was pas=not été=was?+signed? signée=signed .=.");
    EXPECT_EQ(french("she does not want to see them ."), "elle ne veut pas les voir .");
    EXPECT_EQ(french("she must not invite Anne ."), "elle ne doit pas inviter Anne .");
    EXPECT_EQ(french("they will not arrive tomorrow ."), "ils n'arriveront pas demain .");
    EXPECT_EQ(french("he has not bought a house ."), "il n'a pas acheté de maison .");
    EXPECT_EQ(french("he did not find a hotel ."), "il n'a pas trouvé d'hôtel .");
    EXPECT_EQ(french("the house is not big ."), "la maison n'est pas grande .");
}

TEST(Translate, KnowsItsTensesAndAuxiliaries) {
    EXPECT_EQ(french("I love her ."), "je l'aime .");
    EXPECT_EQ(french("I am happy ."), "je suis heureux .");
    EXPECT_EQ(french("I was happy ."), "j'étais heureux .");
    EXPECT_EQ(french("they were rich ."), "ils étaient riches .");
    EXPECT_EQ(french("the museum will be famous ."), "le musée sera célèbre .");
    EXPECT_EQ(french("the men will build a school ."), "les hommes construiront une école .");
    EXPECT_EQ(links("he wants to love her ."), "il=he veut=wants l'=her aimer=love .=.");
    EXPECT_EQ(links("they will defend us ."), "none");
}

TEST(Translate, JoinsClauses) {
    EXPECT_EQ(french("I slept because Anne worked and he left ."),
              "j'ai dormi parce qu'Anne a travaillé et il est parti .");
    EXPECT_EQ(links("I left because he slept ."),
              "je=I suis=left parti=left parce=because qu'=because il=he a=slept dormi=slept .=.");
}

TEST(Translate, RefusesWhatIsNotOfTheGrammar) {
    for (const char* text : {"",
                             " ",
                             ".",
                             "the",
                             "the man",
                             "the man .",
                             "the man sleeps",
                             "the man sleep .",
                             "the men sleeps .",
                             "The man sleeps .",
                             "a apple is red .",
                             "an car is red .",
                             "a old man sleeps .",
                             "the red old car is new .",
                             "he see her .",
                             "he saw she .",
                             "I is happy .",
                             "they was happy .",
                             "the house is not not big .",
                             "la maison est grande .",
                             "the man sleeps . .",
                             "he went to him .",
                             "France is beautiful .",
                             "she visited Italy .",
                             "the house near is big .",
                             "the man sleeps and .",
                             "in 1992 he left .",
                             "\xFF"})
        EXPECT_EQ(french(text), "none") << text;
    EXPECT_EQ(french(std::string(1'000'000, 'a')), "none");
    std::string many;
    for (int i = 0; i < 300; ++i)
        many += "the ";
    EXPECT_EQ(french(many), "none");
    many = "she sleeps";
    for (int i = 0; i < 80; ++i)
        many += " and she sleeps";
    EXPECT_EQ(french(many + " ."), "none");
}

TEST(Translate, SourceIsReadHoweverItIsSpaced) {
    EXPECT_EQ(french(" the man   sleeps."), "l'homme dort .");
}

TEST(Translate, HasAHundredThousandPairs) {
    Random random(12);
    std::set<std::string> sources, targets;
    constexpr int count = test::repetitions(130'000);
    for (int i = 0; i < count; ++i) {
        const TaskPair pair = task().sample(random);
        sources.insert(pair.source);
        targets.insert(pair.target);
    }
    EXPECT_GE(sources.size(), std::size_t(count * 10 / 13));
    EXPECT_GE(targets.size(), std::size_t(count * 9 / 13));
}

TEST(Translate, DrawsTheSentenceOfTheLiteratureInItsParts) {
    // Every choice that leads to it is made sometimes.
    Random random(13);
    int signedAreas = 0, augusts = 0, european = 0;
    const std::unique_ptr<Task> oneClause = createTranslate({1, 1});
    for (int i = 0; i < 20'000; ++i) {
        const std::string source = oneClause->sample(random).source;
        signedAreas += source.find("Area was signed") != std::string::npos;
        augusts += source.find("in August 1992 .") != std::string::npos;
        european += source.starts_with("the European Economic Area was ");
    }
    EXPECT_GT(signedAreas, 0);
    EXPECT_GT(augusts, 0);
    EXPECT_GT(european, 0);
}

TEST(Translate, DrawsAsManyClausesAsAskedFor) {
    const auto clausesOf = [](const std::string& source) {
        int count = 1;
        for (const std::string& token : createTokenizer("words")->tokenize(source))
            count += token == "and" || token == "but" || token == "because";
        return count;
    };
    for (const TaskLengths lengths : {TaskLengths{1, 1}, TaskLengths{1, 2}, TaskLengths{3, 4}}) {
        const std::unique_ptr<Task> some = createTranslate(lengths);
        Random random(14);
        std::set<int> counts;
        for (int i = 0; i < 200; ++i)
            counts.insert(clausesOf(some->sample(random).source));
        EXPECT_EQ(*counts.begin(), lengths.shortest);
        EXPECT_EQ(*counts.rbegin(), lengths.longest);
    }
}

TEST(Translate, EveryFrenchWordHasALink) {
    Random random(15);
    const std::shared_ptr<const Tokenizer> words = createTokenizer("words");
    for (int i = 0; i < 2000; ++i) {
        const TaskPair pair = task().sample(random);
        std::set<int> explained;
        for (const Link& link : pair.links)
            explained.insert(link.target);
        EXPECT_EQ(explained.size(), words->tokenize(pair.target).size()) << pair.target;
    }
}

// These pairs never stand side by side in correct French.
TEST(Translate, WritesNoUnmergedWords) {
    Random random(16);
    for (int i = 0; i < test::repetitions(20'000); ++i) {
        const std::string target = " " + task().sample(random).target;
        for (const char* wrong :
             {" de le ",       " de les ",    " à le ",     " à les ",    " de des ", " ce a",   " ce ho",
              " vieux homme ", " beau homme", " nouveau a", " ma a",      " sa a",    " sa é",   " je a",
              " je é",         " ne a",       " ne e",      " que i",     " que e",   " la a",   " la é",
              " le a",         " le homme",   " l'héros",   " cet héros", " de A",    " de une", " de un "})
            EXPECT_THAT(target, Not(HasSubstr(wrong)));
    }
}

TEST(TranslateLexicon, FormsAreWholeAndTokens) {
    const std::shared_ptr<const Tokenizer> words = createTokenizer("words");
    for (const std::vector<std::string>& list : {translation::englishTokens(), translation::frenchTokens()}) {
        for (const std::string& token : list) {
            // Only an elided word before another word ends in an apostrophe.
            const bool isElided = token.back() == '\'';
            EXPECT_EQ(words->tokenize(isElided ? token + "homme" : token).front(), token);
        }
    }
}

TEST(TranslateFrench, MergesNeighbours) {
    const auto text = [](std::initializer_list<const char*> words) {
        FrenchWords list;
        for (const char* word : words)
            list.push_back({word, {static_cast<int>(list.size())}});
        return translation::sentence(translation::merged(list));
    };
    EXPECT_EQ(text({"de", "le", "homme"}), "de l'homme");
    EXPECT_EQ(text({"de", "le", "héros"}), "du héros");
    EXPECT_EQ(text({"à", "les", "hôtels"}), "aux hôtels");
    EXPECT_EQ(text({"de", "des", "amis"}), "d'amis");
    EXPECT_EQ(text({"je", "ne", "le", "aime", "pas"}), "je ne l'aime pas");
    EXPECT_EQ(text({"je", "ai"}), "j'ai");
    const FrenchWords merged = translation::merged({{"de", {3}}, {"le", {4}}, {"livre", {5}}});
    ASSERT_EQ(merged.size(), 2u);
    EXPECT_EQ(merged[0].sources, (std::vector<int>{3, 4}));
}

TEST(Translate, SaysWhichTextsAreOutside) {
    EXPECT_EQ(outsideOf("translate", "the old man sleeps ."), "");
    EXPECT_EQ(outsideOf("translate", ""), "");
    EXPECT_EQ(outsideOf("translate", "man the old sleeps ."),
              "This is no sentence of the task's small grammar, so its right output is not known.");
}

}  // namespace
}  // namespace attn
