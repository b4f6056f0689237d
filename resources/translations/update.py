#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the catalogues beside this script up to date with the texts of the program.

    resources/translations/update.py [--check]

Reads every `tr` under ui/ with Qt's lupdate (Debian: qt6-l10n-tools), every `told`, `plural` and `translatable`
under core/ (core/base/told.h), and the titles and refusals of resources/mappings. A catalogue has one context, because a text
means the same wherever it stands; `tr("Row", "of a table")` tells apart what does not. Translations are kept, texts
that are gone are dropped, new ones are unfinished. --check writes nothing and fails where something is new, gone,
unfinished, or lacks a placeholder.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

FOLDER = pathlib.Path(__file__).resolve().parent
PROJECT = FOLDER.parent.parent
# How many forms a counted text has, by Qt's rules for each language.
FORMS = {"de": 2, "fr": 2, "es": 2, "zh_CN": 1, "ar": 6}
LUPDATE = "/usr/lib/qt6/bin/lupdate"
CONTEXT = "attn::ui"


LITERALS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
TOLD = re.compile(r"\b(?:told|translatable)\(\s*" + LITERALS)
PLURAL = re.compile(r"\bplural\((?:[^;\"]*?),\s*" + LITERALS + r",\s*" + LITERALS)


def text_of(literals):
    """What C++ makes of neighbouring literals: '"a " "b"' is 'a b'."""
    joined = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals))
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), joined)


def add(texts, text, has_plurals, places):
    was_plural, old = texts.get((text, ""), (False, set()))
    texts[text, ""] = was_plural or has_plurals, old | places


def texts_of_the_core(texts):
    for path in sorted((PROJECT / "core").rglob("*")):
        if path.suffix not in (".cpp", ".h") or path.name == "told.h":
            continue
        source, place = path.read_text(encoding="utf-8"), {str(path.relative_to(PROJECT))}
        for found in TOLD.finditer(source):
            add(texts, text_of(found[1]), False, place)
        for found in PLURAL.finditer(source):
            add(texts, text_of(found[1]), False, place)
            add(texts, text_of(found[2]), True, place)


def texts_of_the_mappings(texts):
    for path in sorted((PROJECT / "resources/mappings").rglob("*.json")):
        mapping = json.loads(path.read_text(encoding="utf-8"))
        for key in ("title", "refuse"):
            if key in mapping:
                add(texts, mapping[key], False, {str(path.relative_to(PROJECT))})


def texts_of_the_program():
    """{(source, comment): (has plurals, places)} in the order of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        found = pathlib.Path(folder) / "found.ts"
        subprocess.run([LUPDATE, "-silent", "-I", ".", "ui", "-ts", found, "-target-language", "de",
                        "-source-language", "en", "-locations", "absolute"], cwd=PROJECT, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        texts = {}
        for message in xml.parse(found).getroot().iter("message"):
            key = message.findtext("source"), message.findtext("comment") or ""
            places = {re.sub(r".*/ui/", "ui/", at.get("filename")) for at in message.iter("location")}
            has_plurals, old = texts.get(key, (False, set()))
            texts[key] = has_plurals or message.get("numerus") == "yes", old | places
        texts_of_the_core(texts)
        texts_of_the_mappings(texts)
        return texts


def translations_in(path):
    """{(source, comment): the translated forms}"""
    if not path.exists():
        return {}
    known = {}
    for message in xml.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        if translation.get("type") != "unfinished":
            known[message.findtext("source"), message.findtext("comment") or ""] = forms
    return known


def placeholders(text):
    return sorted(re.findall(r"%L?[0-9n]", text))


def problems_of(language, texts, known):
    problems = [f"is gone from the program: {source!r}" for source, _ in known.keys() - texts.keys()]
    for (source, comment), (has_plurals, _) in texts.items():
        forms = known.get((source, comment))
        if not forms or not all(forms):
            problems.append(f"is not translated: {source!r}")
            continue
        if has_plurals and len(forms) != FORMS[language]:
            problems.append(f"has {len(forms)} forms, expected {FORMS[language]}: {source!r}")
        for form in forms:
            # The forms of one and two may leave the number out where it is the only value.
            if placeholders(form) != placeholders(source) and not (
                    has_plurals and len(placeholders(source)) == 1 and not placeholders(form)):
                problems.append(f"has other placeholders: {source!r}: {form!r}")
    return problems


def element(parent, name, text=None, **attributes):
    made = xml.SubElement(parent, name, attributes)
    made.text = text
    return made


def write(path, language, texts, known):
    root = xml.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = element(root, "context")
    element(context, "name", CONTEXT)
    for (source, comment), (has_plurals, places) in texts.items():
        message = element(context, "message", **({"numerus": "yes"} if has_plurals else {}))
        element(message, "source", source)
        if comment:
            element(message, "comment", comment)
        element(message, "extracomment", ", ".join(sorted(places)))
        forms = known.get((source, comment))
        translation = element(message, "translation", **({} if forms and all(forms) else {"type": "unfinished"}))
        if has_plurals:
            for k in range(FORMS[language]):
                element(translation, "numerusform", (forms or [])[k] if forms and k < len(forms) else "")
        else:
            translation.text = forms[0] if forms else ""
    xml.indent(root, "")  # no file is so large that tools complain of it
    path.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' +
                    xml.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def main():
    is_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit(f"{sys.argv[0]}: unknown argument {sys.argv[1]}; expected --check or nothing")
    texts = texts_of_the_program()
    has_failed = False
    for language in FORMS:
        path = FOLDER / f"attention_lab_{language}.ts"
        known = translations_in(path)
        if is_check:
            for problem in problems_of(language, texts, known):
                print(f"{path.name}: {problem}")
                has_failed = True
        else:
            write(path, language, texts, known)
            missing = sum(key not in known for key in texts)
            print(f"{path.name}: {len(texts)} texts, {missing} not translated")
    sys.exit(1 if has_failed else 0)


if __name__ == "__main__":
    main()
