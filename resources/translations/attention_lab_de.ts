<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>attn::ui</name>
        <message>
            <source>&amp;Matrix</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>&amp;Matrix</translation>
        </message>
        <message>
            <source>Matrix</source>
            <extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Matrix</translation>
        </message>
        <message>
            <source>The weights as a matrix, a row for each target token</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Die Gewichte als Matrix, eine Zeile je Zieltoken</translation>
        </message>
        <message>
            <source>Lin&amp;es</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
            <translation>&amp;Linien</translation>
        </message>
        <message>
            <source>Lines</source>
            <extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Linien</translation>
        </message>
        <message>
            <source>The weights as lines between the tokens</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Die Gewichte als Linien zwischen den Tokens</translation>
        </message>
        <message>
            <source>&amp;Difference</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
            <translation>&amp;Differenz</translation>
        </message>
        <message>
            <source>Difference</source>
            <extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Differenz</translation>
        </message>
        <message>
            <source>Diff.</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Diff.</translation>
        </message>
        <message>
            <source>The weights of the shown system less those of the other one</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Die Gewichte des angezeigten Systems minus die des anderen</translation>
        </message>
        <message>
            <source>&amp;Side by Side</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>&amp;Nebeneinander</translation>
        </message>
        <message>
            <source>Side by Side</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Both systems' pictures of the sentence</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Die Bilder des Satzes von beiden Systemen</translation>
        </message>
        <message>
            <source>update</source>
            <extracomment>ui/pictures/curves/curves_layout.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Update</translation>
        </message>
        <message>
            <source>%1 × %2 pixels</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>%1 × %2 Pixel</translation>
        </message>
        <message>
            <source>The lane %1 has no file. Save its model and open that file, so that the lesson can have it.</source>
            <extracomment>ui/learn/step_stage.cpp</extracomment>
            <translation>Die Spur %1 hat keine Datei. Speichern Sie ihr Modell und öffnen Sie diese Datei, damit die Lektion es haben kann.</translation>
        </message>
        <message>
            <source>After update %1: %2 branches off %3</source>
            <extracomment>ui/train/time/time_line_data.cpp</extracomment>
            <translation>Nach Update %1: %2 zweigt von %3 ab</translation>
        </message>
        <message>
            <source>Print Figure</source>
            <extracomment>ui/export/print_figure.cpp</extracomment>
            <translation>Abbildung drucken</translation>
        </message>
        <message numerus="yes">
            <source>Mean and standard deviation over %1 seeds</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>
                <numerusform>Mittelwert und Standardabweichung über %1 Seed</numerusform>
                <numerusform>Mittelwert und Standardabweichung über %1 Seeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Mean and standard deviation over seeds %1</source>
            <comment>a list of numbers</comment>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>Mittelwert und Standardabweichung über die Seeds %1</translation>
        </message>
        <message>
            <source>One run, seed %1</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>Ein Lauf, Seed %1</translation>
        </message>
        <message>
            <source>; measured on %1 fresh pairs</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>; gemessen an %1 neuen Paaren</translation>
        </message>
        <message>
            <source>; by length on at most %1 fresh pairs of each length</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>; nach Länge an höchstens %1 neuen Paaren je Länge</translation>
        </message>
        <message>
            <source>; measured on at most %1 fresh pairs of each length</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation>; gemessen an höchstens %1 neuen Paaren je Länge</translation>
        </message>
        <message>
            <source> Diverged: %1 of %2 runs.</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation> Divergiert: %1 von %2 Läufen.</translation>
        </message>
        <message>
            <source> Missing: %1 of %2 runs.</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation> Fehlend: %1 von %2 Läufen.</translation>
        </message>
        <message>
            <source> The recipes differ in more than their attention.</source>
            <extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
            <translation> Die Rezepte unterscheiden sich nicht nur in ihrer Attention.</translation>
        </message>
        <message>
            <source>Source length</source>
            <extracomment>ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Quelllänge</translation>
        </message>
        <message>
            <source>higher is better</source>
            <extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
            <translation>höher ist besser</translation>
        </message>
        <message>
            <source>lower is better</source>
            <extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
            <translation>niedriger ist besser</translation>
        </message>
        <message>
            <source>update %1</source>
            <extracomment>ui/figures/film/film.cpp, ui/figures/step/step_caption.cpp, ui/pictures/curves/reading_table.cpp, ui/train/time/time_line.cpp, ui/train/watched_sentence.cpp</extracomment>
            <translation>Update %1</translation>
        </message>
        <message>
            <source>exact match %1 %</source>
            <extracomment>ui/figures/film/film.cpp</extracomment>
            <translation>exakte Treffer %1 %</translation>
        </message>
        <message>
            <source>weight α 0</source>
            <extracomment>ui/figures/film/film_legend.cpp</extracomment>
            <translation>Gewicht α 0</translation>
        </message>
        <message>
            <source>link found</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/picture/picture_legend.cpp, ui/pictures/lane/own_links.cpp</extracomment>
            <translation>gefundener Link</translation>
        </message>
        <message>
            <source>known link</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>bekannter Link</translation>
        </message>
        <message>
            <source>possible link</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>möglicher Link</translation>
        </message>
        <message>
            <source>window</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>centre</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Zentrum</translation>
        </message>
        <message>
            <source>taken</source>
            <extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>Weight</source>
            <extracomment>ui/figures/report/inspect_report.cpp</extracomment>
            <translation>Gewicht</translation>
        </message>
        <message>
            <source>outlined: known link, dashed: a possible one</source>
            <extracomment>ui/figures/report/inspect_report.cpp</extracomment>
            <translation>umrandet: bekannter Link, gestrichelt: ein möglicher</translation>
        </message>
        <message>
            <source>The pictures are drawn by a script in this file: allow it to run.</source>
            <extracomment>ui/figures/report/inspect_report.cpp</extracomment>
            <translation>Die Bilder zeichnet ein Skript in dieser Datei: Lassen Sie es zu.</translation>
        </message>
        <message>
            <source>ln p / length</source>
            <extracomment>ui/figures/step/beam_finder.cpp</extracomment>
            <translation>ln p / Länge</translation>
        </message>
        <message>
            <source>no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
            <extracomment>ui/figures/step/landscape_drawing.cpp</extracomment>
            <translation>Keine Spur hat eine Landschaft; gezeichnet wird sie für rekurrente Spuren, die überallhin blicken und drei Schritte dekodiert haben.</translation>
        </message>
        <message>
            <source>class </source>
            <extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
            <translation>Klasse </translation>
        </message>
        <message>
            <source>next </source>
            <extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
            <translation>nächstes </translation>
        </message>
        <message>
            <source>Alignment of %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Alignment von %1</translation>
        </message>
        <message>
            <source>%1 attention</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>%1-Attention</translation>
        </message>
        <message>
            <source>step %1 of %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>step %1</source>
            <extracomment>ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>temperature %1</source>
            <extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_marks.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Temperatur %1</translation>
        </message>
        <message>
            <source>source token %1 replaced by %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Quelltoken %1 durch %2 ersetzt</translation>
        </message>
        <message>
            <source>no annotation of source token %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>keine Annotation von Quelltoken %1</translation>
        </message>
        <message numerus="yes">
            <source>no annotations of source tokens %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>
                <numerusform>keine Annotation von Quelltoken %1</numerusform>
                <numerusform>keine Annotationen der Quelltokens %1</numerusform>
            </translation>
        </message>
        <message>
            <source> in %1</source>
            <extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation> in %1</translation>
        </message>
        <message>
            <source>weights of step %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Gewichte von Schritt %1</translation>
        </message>
        <message>
            <source>token of step %1 set to %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Token von Schritt %1 auf %2 gesetzt</translation>
        </message>
        <message>
            <source>temperature %1 at step %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Temperatur %1 in Schritt %2</translation>
        </message>
        <message numerus="yes">
            <source>weights of steps %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>
                <numerusform>Gewichte von Schritt %1</numerusform>
                <numerusform>Gewichte der Schritte %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), temperature %5</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Attention-Gewichte von %1 Score-Funktionen über einer Ebene von Queries, %2 Keys, Query (%3, %4), Temperatur %5</translation>
        </message>
        <message>
            <source>model %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Modell %1</translation>
        </message>
        <message>
            <source>beam search of width %1, score %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Beam-Suche der Breite %1, Score %2</translation>
        </message>
        <message>
            <source>in %1 %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>in %1 %2</translation>
        </message>
        <message>
            <source>Attention of %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Attention von %1</translation>
        </message>
        <message>
            <source>Attention of %1 lanes (%2)</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Attention von %1 Spuren (%2)</translation>
        </message>
        <message>
            <source>Alignments of %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Alignments von %1</translation>
        </message>
        <message>
            <source>%1 less that of %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>%1 minus die von %2</translation>
        </message>
        <message>
            <source>models %1</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Modelle %1</translation>
        </message>
        <message>
            <source>sentence %1 %2</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Satz %1 %2</translation>
        </message>
        <message>
            <source>; changed by hand: %1</source>
            <extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>; von Hand geändert: %1</translation>
        </message>
        <message>
            <source>lanes</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Spuren</translation>
        </message>
        <message>
            <source>beam</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Beam</translation>
        </message>
        <message>
            <source>less %1</source>
            <extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
            <translation>minus %1</translation>
        </message>
        <message>
            <source>systems</source>
            <extracomment>ui/figures/step/step_caption.cpp</extracomment>
            <translation>Systeme</translation>
        </message>
        <message>
            <source>PNG picture</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>PNG-Bild</translation>
        </message>
        <message>
            <source>SVG drawing</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>SVG-Zeichnung</translation>
        </message>
        <message>
            <source>PDF page</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>PDF-Seite</translation>
        </message>
        <message>
            <source>Numbers as CSV</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>Zahlen als CSV</translation>
        </message>
        <message>
            <source>Numbers as JSON</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>Zahlen als JSON</translation>
        </message>
        <message>
            <source>LaTeX table</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>LaTeX-Tabelle</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>%1 oder %2</translation>
        </message>
        <message>
            <source>%1: the ending of the name decides the format. Choose %2.</source>
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
            <translation>%1: Die Endung des Namens bestimmt das Format. Wählen Sie %2.</translation>
        </message>
        <message>
            <source>Heatmap of one lane</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Heatmap einer Spur</translation>
        </message>
        <message>
            <source>All lanes</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Alle Spuren</translation>
        </message>
        <message>
            <source>Side by side</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>Lines of one lane</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Linien einer Spur</translation>
        </message>
        <message>
            <source>Differences from one lane</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Differenzen zu einer Spur</translation>
        </message>
        <message>
            <source>Beam tree of one lane</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Beam-Baum einer Spur</translation>
        </message>
        <message>
            <source>Text of one lane</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Text einer Spur</translation>
        </message>
        <message>
            <source>Texts of all lanes</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Texte aller Spuren</translation>
        </message>
        <message>
            <source>Score landscapes of all lanes</source>
            <extracomment>ui/figures/step/step_figure.cpp</extracomment>
            <translation>Score-Landschaften aller Spuren</translation>
        </message>
        <message>
            <source>1 lane</source>
            <extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
            <translation>1 Spur</translation>
        </message>
        <message numerus="yes">
            <source>%1 lanes</source>
            <extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
            <translation>
                <numerusform>%1 Spur</numerusform>
                <numerusform>%1 Spuren</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2, %3</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>%1, %2, %3</translation>
        </message>
        <message>
            <source>“%1”</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>„%1“</translation>
        </message>
        <message>
            <source>1 step</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>1 Schritt</translation>
        </message>
        <message numerus="yes">
            <source>%1 steps</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>
                <numerusform>%1 Schritt</numerusform>
                <numerusform>%1 Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1”, %2</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>„%1“, %2</translation>
        </message>
        <message>
            <source>the run</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>den Lauf</translation>
        </message>
        <message>
            <source>The program ended before this run was saved:</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Das Programm endete, bevor dieser Lauf gespeichert war:</translation>
        </message>
        <message>
            <source>The run of %1 was recovered. It is not saved in a file yet</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Der Lauf von %1 wurde wiederhergestellt. Er ist noch in keiner Datei gespeichert</translation>
        </message>
        <message>
            <source>the session</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>die Sitzung</translation>
        </message>
        <message>
            <source>The program ended before this session was saved:</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Das Programm endete, bevor diese Sitzung gespeichert war:</translation>
        </message>
        <message>
            <source>The session of %1 was recovered. Its changes are not saved yet</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Die Sitzung von %1 wurde wiederhergestellt. Ihre Änderungen sind noch nicht gespeichert</translation>
        </message>
        <message>
            <source>the lesson</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>die Lektion</translation>
        </message>
        <message>
            <source>The program ended before this lesson was saved:</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Das Programm endete, bevor diese Lektion gespeichert war:</translation>
        </message>
        <message>
            <source>The lesson of %1 was recovered. It is not saved in a file yet</source>
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
            <translation>Die Lektion von %1 wurde wiederhergestellt. Sie ist noch in keiner Datei gespeichert</translation>
        </message>
        <message>
            <source>Attention Lab</source>
            <extracomment>ui/files/left_behind.cpp, ui/files/run_in_session_dialog.cpp, ui/inspect/inspect_mode_gold.cpp, ui/train/train_exports.cpp, ui/train/train_files.cpp, ui/train/train_mode.cpp, ui/window/main_window.cpp, ui/window/session_files.cpp</extracomment>
            <translation>Attention Lab</translation>
        </message>
        <message>
            <source>%1, kept %2.</source>
            <extracomment>ui/files/left_behind.cpp</extracomment>
            <translation>%1, gesichert %2.</translation>
        </message>
        <message>
            <source>The copy of %1 cannot be opened: %2</source>
            <extracomment>ui/files/left_behind.cpp</extracomment>
            <translation>Die Kopie von %1 lässt sich nicht öffnen: %2</translation>
        </message>
        <message>
            <source>Ask &amp;Later</source>
            <extracomment>ui/files/left_behind.cpp</extracomment>
            <translation>S&amp;päter fragen</translation>
        </message>
        <message>
            <source>%1 kB</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>%1 kB</translation>
        </message>
        <message>
            <source>%1 MB</source>
            <extracomment>ui/files/run_in_session_dialog.cpp, ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 MB</translation>
        </message>
        <message>
            <source>%1 GB</source>
            <extracomment>ui/files/run_in_session_dialog.cpp, ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 GB</translation>
        </message>
        <message>
            <source>Shall the session take the training run along (%1, %2)?</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>Soll die Sitzung den Trainingslauf mitnehmen (%1, %2)?</translation>
        </message>
        <message>
            <source>With its weights it adds %1 to the file, and training goes on where it is. Without them it adds %2: the charts and heatmaps are there, and to go on the run is trained again from its first weights.</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>Mit Gewichten wird die Datei um %1 größer, und das Training geht dort weiter, wo es steht. Ohne sie sind es %2: Diagramme und Heatmaps sind da; zum Weitertrainieren wird der Lauf ab den ersten Gewichten neu trainiert.</translation>
        </message>
        <message>
            <source>&amp;With Weights</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>&amp;Mit Gewichten</translation>
        </message>
        <message>
            <source>With&amp;out Weights</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>&amp;Ohne Gewichte</translation>
        </message>
        <message>
            <source>&amp;Leave the Run Out</source>
            <extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
            <translation>Lauf &amp;weglassen</translation>
        </message>
        <message>
            <source>%1: cannot be created, so the settings are not kept. Free some space, or allow writing there.</source>
            <extracomment>ui/files/settings_file.cpp</extracomment>
            <translation>%1: kann nicht angelegt werden, daher werden die Einstellungen nicht aufbewahrt. Schaffen Sie Platz oder erlauben Sie dort das Schreiben.</translation>
        </message>
        <message>
            <source>tokens</source>
            <extracomment>ui/inspect/charts/chart_text.cpp, ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>bits</source>
            <extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
            <translation>Bit</translation>
        </message>
        <message>
            <source>nats</source>
            <extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
            <translation>Nat</translation>
        </message>
        <message>
            <source>Metrics as CSV (*.csv)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Metriken als CSV (*.csv)</translation>
        </message>
        <message>
            <source>Metrics as JSON (*.json)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Metriken als JSON (*.json)</translation>
        </message>
        <message>
            <source>Links as Pharaoh (*.talp)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Links als Pharaoh (*.talp)</translation>
        </message>
        <message>
            <source>Weights as JSON (*.json)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Gewichte als JSON (*.json)</translation>
        </message>
        <message>
            <source>Weights as Nematus writes them (*.txt)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Gewichte, wie Nematus sie schreibt (*.txt)</translation>
        </message>
        <message>
            <source>Report as HTML (*.html)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Bericht als HTML (*.html)</translation>
        </message>
        <message>
            <source>Report as PDF (*.pdf)</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Bericht als PDF (*.pdf)</translation>
        </message>
        <message>
            <source>target texts</source>
            <extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
            <translation>Zieltexte</translation>
        </message>
        <message>
            <source>source texts</source>
            <extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
            <translation>Quelltexte</translation>
        </message>
        <message>
            <source>texts</source>
            <extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
            <translation>Texte</translation>
        </message>
        <message>
            <source>The %1 of %2 are not known: its tokens are compared by their places.</source>
            <extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
            <translation>Die %1 von %2 sind nicht bekannt: Die Tokens werden nach ihren Plätzen verglichen.</translation>
        </message>
        <message>
            <source>AER</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>AER</translation>
        </message>
        <message>
            <source>entropy</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/picture/picture_figures.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>confidence</source>
            <extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
            <translation>Konfidenz</translation>
        </message>
        <message>
            <source>coverage dev.</source>
            <extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
            <translation>Abdeckungsabw.</translation>
        </message>
        <message>
            <source>absentm. out</source>
            <extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
            <translation>Zerstr. Ausg.</translation>
        </message>
        <message>
            <source>absentm. in</source>
            <extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
            <translation>Zerstr. Eing.</translation>
        </message>
        <message>
            <source>log p</source>
            <extracomment>ui/inspect/picture/picture_figures.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>log p</translation>
        </message>
        <message>
            <source>no file</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>keine Datei</translation>
        </message>
        <message>
            <source>Choose…</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>Open Texts</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Texte öffnen</translation>
        </message>
        <message>
            <source>What was left out</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Was ausgelassen wurde</translation>
        </message>
        <message>
            <source>Left out:</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Ausgelassen:</translation>
        </message>
        <message>
            <source>How the File Was Read</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Wie die Datei gelesen wurde</translation>
        </message>
        <message>
            <source>Open Again As</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Erneut öffnen als</translation>
        </message>
        <message>
            <source>Read &amp;Again</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>&amp;Erneut lesen</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <extracomment>ui/inspect/reading_dialog.cpp</extracomment>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <source>m</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>m</translation>
        </message>
        <message>
            <source>n</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>n</translation>
        </message>
        <message>
            <source>Prec.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Prec.</translation>
        </message>
        <message>
            <source>Recall</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Recall</translation>
        </message>
        <message>
            <source>Entropy</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>S. entropy</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Q-Entropie</translation>
        </message>
        <message>
            <source>Coverage</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Abdeckung</translation>
        </message>
        <message>
            <source>Absent. T</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Zerstr. Z</translation>
        </message>
        <message>
            <source>Absent. S</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Zerstr. Q</translation>
        </message>
        <message>
            <source>Confid.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Konfid.</translation>
        </message>
        <message>
            <source>Disagr.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Uneinigk.</translation>
        </message>
        <message>
            <source>Right</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Richtig</translation>
        </message>
        <message>
            <source>#</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>#</translation>
        </message>
        <message>
            <source>Number</source>
            <comment>of a sentence</comment>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>The sentence's number in its file.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Die Nummer des Satzes in seiner Datei.</translation>
        </message>
        <message>
            <source>Source</source>
            <extracomment>ui/inspect/table/sentence_model.cpp, ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>The source's tokens.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Die Tokens der Quelle.</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>ui/inspect/table/sentence_model.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>The target's tokens.</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Die Tokens des Ziels.</translation>
        </message>
        <message>
            <source>&amp;Zoom</source>
            <extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
            <translation>&amp;Zoom</translation>
        </message>
        <message>
            <source>Zoom &amp;In</source>
            <extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <source>Zoom &amp;Out</source>
            <extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <source>&amp;Fit</source>
            <extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
            <translation>&amp;Einpassen</translation>
        </message>
        <message>
            <source>The whole sentence, as far as it fits</source>
            <extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
            <translation>Der ganze Satz, soweit er passt</translation>
        </message>
        <message>
            <source>encoder</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>decoder</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Decoder</translation>
        </message>
        <message>
            <source>words</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/session/formed_picture.cpp</extracomment>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>word × sent.</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Wort × Satz</translation>
        </message>
        <message>
            <source>rollout</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Rollout</translation>
        </message>
        <message>
            <source>sentences</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Sätze</translation>
        </message>
        <message>
            <source>attention</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Attention</translation>
        </message>
        <message>
            <source>cross</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Cross</translation>
        </message>
        <message>
            <source>pool</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Pool</translation>
        </message>
        <message>
            <source>self-attention of the encoder</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Self-Attention des Encoders</translation>
        </message>
        <message>
            <source>self-attention of the decoder</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Self-Attention des Decoders</translation>
        </message>
        <message>
            <source>words in their sentence</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Wörter in ihrem Satz</translation>
        </message>
        <message>
            <source>word × sentence</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Wort × Satz</translation>
        </message>
        <message>
            <source>cross-attention</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Cross-Attention</translation>
        </message>
        <message>
            <source>rollout of attention through all layers</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Rollout der Attention durch alle Schichten</translation>
        </message>
        <message>
            <source>words of the text</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Wörter des Textes</translation>
        </message>
        <message>
            <source>layer %1</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>Schicht %1</translation>
        </message>
        <message>
            <source>mean of %1 heads</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>Mittel von %1 Heads</translation>
        </message>
        <message>
            <source>head %1</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Head %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1 mean</source>
            <extracomment>ui/kit/text/map_text.cpp</extracomment>
            <translation>%1 Mittel</translation>
        </message>
        <message>
            <source>yes</source>
            <extracomment>ui/kit/text/metric_text.cpp</extracomment>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>ui/kit/text/metric_text.cpp</extracomment>
            <translation>nein</translation>
        </message>
        <message>
            <source>not known</source>
            <extracomment>ui/inspect/charts/map_chart.cpp, ui/kit/text/metric_text.cpp</extracomment>
            <translation>nicht bekannt</translation>
        </message>
        <message>
            <source>%1
Exactly %2</source>
            <extracomment>ui/kit/text/metric_text.cpp</extracomment>
            <translation>%1
Genau %2</translation>
        </message>
        <message>
            <source>%1
Not known of this sentence</source>
            <extracomment>ui/kit/text/metric_text.cpp</extracomment>
            <translation>%1
Für diesen Satz nicht bekannt</translation>
        </message>
        <message>
            <source>1 layer</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>1 Schicht</translation>
        </message>
        <message numerus="yes">
            <source>%1 layers</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Schicht</numerusform>
                <numerusform>%1 Schichten</numerusform>
            </translation>
        </message>
        <message>
            <source>1 head</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>1 Head</translation>
        </message>
        <message numerus="yes">
            <source>%1 heads</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Head</numerusform>
                <numerusform>%1 Heads</numerusform>
            </translation>
        </message>
        <message>
            <source>no positions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>keine Positionen</translation>
        </message>
        <message>
            <source>learned positions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>gelernte Positionen</translation>
        </message>
        <message>
            <source>rotary positions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>rotierende Positionen</translation>
        </message>
        <message>
            <source>sinusoidal positions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>sinusförmige Positionen</translation>
        </message>
        <message>
            <source>norm after each sublayer</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Norm nach jeder Teilschicht</translation>
        </message>
        <message>
            <source>norm before each sublayer</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Norm vor jeder Teilschicht</translation>
        </message>
        <message>
            <source>both directions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>beide Richtungen</translation>
        </message>
        <message>
            <source>one direction</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>eine Richtung</translation>
        </message>
        <message>
            <source>%1; words: %2; sentences: %3</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1; Wörter: %2; Sätze: %3</translation>
        </message>
        <message>
            <source>windows of %1 tokens</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Fenster von %1 Tokens</translation>
        </message>
        <message>
            <source>%1, a learned query, one class</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1, eine gelernte Query, eine Klasse</translation>
        </message>
        <message>
            <source>%1, one class</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1, eine Klasse</translation>
        </message>
        <message>
            <source> with input feeding</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation> mit Input Feeding</translation>
        </message>
        <message>
            <source> without input feeding</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation> ohne Input Feeding</translation>
        </message>
        <message>
            <source>%1 + %2 layers</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1 + %2 Schichten</translation>
        </message>
        <message>
            <source>encoder: %1</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Encoder: %1</translation>
        </message>
        <message>
            <source>no input feeding</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>kein Input Feeding</translation>
        </message>
        <message>
            <source>Span: %1</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Bereich: %1</translation>
        </message>
        <message>
            <source>no attention</source>
            <extracomment>ui/figures/film/film_tiles.cpp, ui/inspect/sheet/contact_sheet.cpp, ui/kit/text/model_text.cpp</extracomment>
            <translation>keine Attention</translation>
        </message>
        <message>
            <source>Attention to the source: %1, %2</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Attention auf die Quelle: %1, %2</translation>
        </message>
        <message>
            <source>Attention to the source: none, one fixed vector for every step</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Attention auf die Quelle: keine, ein fester Vektor für jeden Schritt</translation>
        </message>
        <message>
            <source>, window %1 to each side</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>, Fenster %1 zu jeder Seite</translation>
        </message>
        <message>
            <source>%1
Decoder: %2
Encoder: %3</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1
Decoder: %2
Encoder: %3</translation>
        </message>
        <message>
            <source>width %1</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Breite %1</translation>
        </message>
        <message>
            <source>%1 · hidden %2</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>%1 · Hidden %2</translation>
        </message>
        <message>
            <source>annotations of %1 numbers</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>Annotationen aus %1 Zahlen</translation>
        </message>
        <message>
            <source>1 sentence</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>1 Satz</translation>
        </message>
        <message numerus="yes">
            <source>%1 sentences</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Satz</numerusform>
                <numerusform>%1 Sätze</numerusform>
            </translation>
        </message>
        <message>
            <source>1 token</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>1 Token</translation>
        </message>
        <message numerus="yes">
            <source>%1 tokens</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Token</numerusform>
                <numerusform>%1 Tokens</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 M</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 M</translation>
        </message>
        <message>
            <source>%1 k</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 k</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>ui/kit/text/number_text.cpp, ui/kit/text/time_text.cpp</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>%1 h</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <extracomment>ui/kit/text/time_text.cpp</extracomment>
            <translation>%1 µs</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <extracomment>ui/kit/text/time_text.cpp</extracomment>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>blank</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>Leerzeichen</translation>
        </message>
        <message>
            <source>line feed</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>Zeilenvorschub</translation>
        </message>
        <message>
            <source>carriage return</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>Wagenrücklauf</translation>
        </message>
        <message>
            <source>tab</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>Tabulator</translation>
        </message>
        <message>
            <source>no-break space</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>geschütztes Leerzeichen</translation>
        </message>
        <message>
            <source>an empty token</source>
            <extracomment>ui/kit/text/token_text.cpp</extracomment>
            <translation>ein leeres Token</translation>
        </message>
        <message>
            <source>%1 at step %2</source>
            <extracomment>ui/pictures/attention/attention_bars.cpp, ui/pictures/attention/attention_plot_events.cpp, ui/pictures/attention/difference_painter.cpp, ui/pictures/beam/beam_text.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
            <translation>%1 in Schritt %2</translation>
        </message>
        <message>
            <source>one fixed vector for every step</source>
            <extracomment>ui/pictures/attention/attention_painter.cpp, ui/pictures/lines/lines_painter.cpp</extracomment>
            <translation>ein fester Vektor für jeden Schritt</translation>
        </message>
        <message>
            <source>one fixed vector</source>
            <extracomment>ui/pictures/attention/attention_painter.cpp</extracomment>
            <translation>ein fester Vektor</translation>
        </message>
        <message>
            <source>by itself the lane would say %1</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>von selbst würde die Spur %1 sagen</translation>
        </message>
        <message>
            <source>not expected here</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>hier nicht erwartet</translation>
        </message>
        <message>
            <source>expected: %1</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>erwartet: %1</translation>
        </message>
        <message>
            <source>one expected token is missing before it</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>davor fehlt ein erwartetes Token</translation>
        </message>
        <message numerus="yes">
            <source>%1 expected tokens are missing before it</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
                <numerusform>davor fehlt %1 erwartetes Token</numerusform>
                <numerusform>davor fehlen %1 erwartete Tokens</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1: %2</source>
            <extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
            <translation>minus %1: %2</translation>
        </message>
        <message>
            <source>not permitted</source>
            <extracomment>ui/pictures/attention/attention_table.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>nicht erlaubt</translation>
        </message>
        <message>
            <source>%1, from position %2 %3: %4</source>
            <extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
            <translation>%1, von Position %2 %3: %4</translation>
        </message>
        <message>
            <source>%1, step %2 %3: %4</source>
            <extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
            <translation>%1, Schritt %2 %3: %4</translation>
        </message>
        <message>
            <source>, most looked at</source>
            <extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
            <translation>, am meisten angeblickt</translation>
        </message>
        <message>
            <source>, a known link</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, ein bekannter Link</translation>
        </message>
        <message>
            <source>, a possible link</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, ein möglicher Link</translation>
        </message>
        <message>
            <source>step</source>
            <extracomment>ui/pictures/beam/beam_painter.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>1 hypothesis was cut at %1 tokens</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>1 Hypothese wurde bei %1 Tokens abgebrochen</translation>
        </message>
        <message numerus="yes">
            <source>%1 hypotheses were cut at %2 tokens</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Hypothese wurde bei %2 Tokens abgebrochen</numerusform>
                <numerusform>%1 Hypothesen wurden bei %2 Tokens abgebrochen</numerusform>
            </translation>
        </message>
        <message>
            <source>1 hypothesis ended</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>1 Hypothese endete</translation>
        </message>
        <message numerus="yes">
            <source>%1 hypotheses ended</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>
                <numerusform>%1 Hypothese endete</numerusform>
                <numerusform>%1 Hypothesen endeten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 cut at %2 tokens</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>%1 bei %2 Tokens abgebrochen</translation>
        </message>
        <message>
            <source>Searched again: every hypothesis says %1, as you chose</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>Neu gesucht: Jede Hypothese sagt %1, wie von Ihnen gewählt</translation>
        </message>
        <message>
            <source> and </source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation> und </translation>
        </message>
        <message>
            <source>Searched again: every hypothesis says the %1 tokens that you chose</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>Neu gesucht: Jede Hypothese sagt die %1 von Ihnen gewählten Tokens</translation>
        </message>
        <message>
            <source>No hypothesis ended</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>Keine Hypothese endete</translation>
        </message>
        <message>
            <source>The best, ln p %1 (score %2)</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>Die beste, ln p %1 (Score %2)</translation>
        </message>
        <message>
            <source>, differs from the lane's output at step %1</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>, weicht ab Schritt %1 von der Ausgabe der Spur ab</translation>
        </message>
        <message>
            <source>, is the lane's output</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>, ist die Ausgabe der Spur</translation>
        </message>
        <message>
            <source>, begins like the lane's output so far</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>, beginnt wie die bisherige Ausgabe der Spur</translation>
        </message>
        <message>
            <source>ended, rank %1 of %2</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>beendet, Rang %1 von %2</translation>
        </message>
        <message>
            <source>cut at %1 tokens, rank %2 of %3</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>bei %1 Tokens abgebrochen, Rang %2 von %3</translation>
        </message>
        <message>
            <source>pruned: other hypotheses were more probable</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>verworfen: Andere Hypothesen waren wahrscheinlicher</translation>
        </message>
        <message>
            <source>continued</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>fortgesetzt</translation>
        </message>
        <message>
            <source>continued, but never ended</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>fortgesetzt, aber nie beendet</translation>
        </message>
        <message>
            <source>p = %1 after the tokens before it, ln p %2</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>p = %1 nach den Tokens davor, ln p %2</translation>
        </message>
        <message>
            <source>all up to here: ln p %1, score %2</source>
            <extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
            <translation>alle bis hier: ln p %1, Score %2</translation>
        </message>
        <message>
            <source>learning rate %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>Lernrate %1</translation>
        </message>
        <message>
            <source>rate %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Rate %1</translation>
        </message>
        <message>
            <source>dropout %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
            <translation>Dropout %1</translation>
        </message>
        <message>
            <source>teacher forcing ratio %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>Anteil Teacher Forcing %1</translation>
        </message>
        <message>
            <source>forcing %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>Forcing %1</translation>
        </message>
        <message>
            <source>without end</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>ohne Ende</translation>
        </message>
        <message>
            <source>to %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>bis %1</translation>
        </message>
        <message>
            <source>all lanes</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>alle Spuren</translation>
        </message>
        <message>
            <source>After update %1: %2 (%3)</source>
            <extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
            <translation>Nach Update %1: %2 (%3)</translation>
        </message>
        <message>
            <source>Point at a word to see where it looks.</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Zeigen Sie auf ein Wort, um zu sehen, wohin es blickt.</translation>
        </message>
        <message>
            <source>weight in its sentence %1</source>
            <extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Gewicht in seinem Satz %1</translation>
        </message>
        <message>
            <source>weight of its sentence %1</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Gewicht seines Satzes %1</translation>
        </message>
        <message>
            <source>looked at with %1</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>angeblickt mit %1</translation>
        </message>
        <message>
            <source>weight %1</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Gewicht %1</translation>
        </message>
        <message>
            <source>%1, position %2</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips_events.cpp</extracomment>
            <translation>%1, Position %2</translation>
        </message>
        <message>
            <source>, not in the vocabulary</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp</extracomment>
            <translation>, nicht im Vokabular</translation>
        </message>
        <message>
            <source>%1 does not attend: the words have no weights</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>%1 hat keine Attention: Die Wörter haben keine Gewichte</translation>
        </message>
        <message>
            <source>sentence %1 has %2</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Satz %1 hat %2</translation>
        </message>
        <message>
            <source>evidence: the class is known from it</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Evidenz: Daraus ist die Klasse bekannt</translation>
        </message>
        <message>
            <source>evidence of %1, the true class</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>Evidenz für %1, die wahre Klasse</translation>
        </message>
        <message>
            <source>%1 more: %2</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>%1 weitere: %2</translation>
        </message>
        <message>
            <source>, evidence</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>, Evidenz</translation>
        </message>
        <message>
            <source>, evidence of %1</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>, Evidenz für %1</translation>
        </message>
        <message>
            <source>sentence %1 of %2</source>
            <extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Satz %1 von %2</translation>
        </message>
        <message>
            <source>%1, weight %2</source>
            <extracomment>ui/pictures/document/document.cpp</extracomment>
            <translation>%1, Gewicht %2</translation>
        </message>
        <message>
            <source>far out tanh saturates: equal weights</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>weit außen sättigt tanh: gleiche Gewichte</translation>
        </message>
        <message>
            <source>the plane is turned by W before the product</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>W dreht die Ebene vor dem Produkt</translation>
        </message>
        <message>
            <source>a longer query makes sharper weights</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>eine längere Query macht schärfere Gewichte</translation>
        </message>
        <message>
            <source>like dot, but softer by √2</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>wie dot, aber um √2 weicher</translation>
        </message>
        <message>
            <source>projections see mostly the horizontal</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>die Projektionen sehen vor allem die Waagerechte</translation>
        </message>
        <message>
            <source>the angle alone counts, at any length</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>es zählt nur der Winkel, bei jeder Länge</translation>
        </message>
        <message>
            <source>keys are not read, only their positions</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>die Keys werden nicht gelesen, nur ihre Positionen</translation>
        </message>
        <message>
            <source>%1 % of the variance of the queries lies in this plane</source>
            <extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
            <translation>%1 % der Varianz der Queries liegen in dieser Ebene</translation>
        </message>
        <message>
            <source>%1 has no weights to compare with: choose another.</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>%1 hat keine Gewichte zum Vergleich: Wählen Sie eine andere.</translation>
        </message>
        <message>
            <source>%1 and %2 show maps with other axes, so their weights cannot be compared.</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>%1 und %2 zeigen Maps mit verschiedenen Achsen, daher lassen sich ihre Gewichte nicht vergleichen.</translation>
        </message>
        <message>
            <source>%1 and %2 read different source tokens, so their weights cannot be compared.</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>%1 und %2 lesen verschiedene Quelltokens, daher lassen sich ihre Gewichte nicht vergleichen.</translation>
        </message>
        <message>
            <source>%1 has no step %2: nothing to compare with</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>%1 hat keinen Schritt %2: nichts zum Vergleichen</translation>
        </message>
        <message>
            <source>The outputs differ from step %1 on, so these weights belong to different outputs</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>Ab Schritt %1 weichen die Ausgaben ab, daher gehören diese Gewichte zu verschiedenen Ausgaben</translation>
        </message>
        <message>
            <source>%1 says %2 here, %3 says %4</source>
            <extracomment>ui/pictures/lane/difference.cpp</extracomment>
            <translation>%1 sagt hier %2, %3 sagt %4</translation>
        </message>
        <message>
            <source>no link found</source>
            <extracomment>ui/pictures/lane/own_links.cpp</extracomment>
            <translation>kein gefundener Link</translation>
        </message>
        <message>
            <source>possible link found</source>
            <extracomment>ui/pictures/lane/own_links.cpp</extracomment>
            <translation>gefundener möglicher Link</translation>
        </message>
        <message>
            <source>from %1, position %2</source>
            <extracomment>ui/pictures/lane/row_text.h</extracomment>
            <translation>von %1, Position %2</translation>
        </message>
        <message>
            <source>step %1, %2</source>
            <extracomment>ui/pictures/lane/row_text.h</extracomment>
            <translation>Schritt %1, %2</translation>
        </message>
        <message>
            <source>α = %1, given   e = %2</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>α = %1, vorgegeben   e = %2</translation>
        </message>
        <message>
            <source>p = %1   e = %2
</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>p = %1   e = %2
</translation>
        </message>
        <message>
            <source>● taken: α = %1</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>● gewählt: α = %1</translation>
        </message>
        <message>
            <source>not taken: α = %1</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>nicht gewählt: α = %1</translation>
        </message>
        <message>
            <source>α = %1</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>α = %1</translation>
        </message>
        <message>
            <source>α = %1   e = %2</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>α = %1   e = %2</translation>
        </message>
        <message>
            <source>outside the window: α = %1   e = %2</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>außerhalb des Fensters: α = %1   e = %2</translation>
        </message>
        <message>
            <source>softmax %1 × factor %2
α = %3   e = %4</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>Softmax %1 × Faktor %2
α = %3   e = %4</translation>
        </message>
        <message>
            <source>window %1 to %2 around p = %3, counted from 0</source>
            <extracomment>ui/pictures/lane/span_view.cpp</extracomment>
            <translation>Fenster %1 bis %2 um p = %3, ab 0 gezählt</translation>
        </message>
        <message>
            <source>Source token</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>Quelltoken</translation>
        </message>
        <message>
            <source>Word weights</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Wortgewichte</translation>
        </message>
        <message>
            <source>Sentence vector</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Satzvektor</translation>
        </message>
        <message>
            <source>Self-attention of the encoder</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Self-Attention des Encoders</translation>
        </message>
        <message>
            <source>Windows and gates</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>Fenster und Gates</translation>
        </message>
        <message>
            <source>Annotations</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Annotationen</translation>
        </message>
        <message>
            <source>Read</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>Gelesen</translation>
        </message>
        <message>
            <source>Self-attention</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
            <translation>Self-Attention</translation>
        </message>
        <message>
            <source>State</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Scores</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Scores</translation>
        </message>
        <message>
            <source>Weights</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>Words × sentences</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Wörter × Sätze</translation>
        </message>
        <message>
            <source>Context</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>Kontext</translation>
        </message>
        <message>
            <source>Values</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Values</translation>
        </message>
        <message>
            <source>Attentional vector</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Attention-Vektor</translation>
        </message>
        <message>
            <source>Feed-forward</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>Feed-Forward</translation>
        </message>
        <message>
            <source>Residual stream</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Residualstrom</translation>
        </message>
        <message>
            <source>Next token</source>
            <extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
            <translation>Nächstes Token</translation>
        </message>
        <message>
            <source>token</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Token</translation>
        </message>
        <message>
            <source>weights</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>changed by hand: %1</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>von Hand geändert: %1</translation>
        </message>
        <message>
            <source>the original has %1 here</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>im Original steht hier %1</translation>
        </message>
        <message>
            <source>its annotation is set to 0</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>seine Annotation ist auf 0 gesetzt</translation>
        </message>
        <message>
            <source>swapped by hand</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>von Hand getauscht</translation>
        </message>
        <message>
            <source>swapped by hand: the original has %1 here</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>von Hand getauscht: im Original steht hier %1</translation>
        </message>
        <message>
            <source>%1 in the original</source>
            <extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
            <translation>%1 im Original</translation>
        </message>
        <message>
            <source>%1 at %2</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp, ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>%1 bei %2</translation>
        </message>
        <message>
            <source>%1 zeroed</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 genullt</translation>
        </message>
        <message>
            <source>%1 swapped in</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 eingetauscht</translation>
        </message>
        <message>
            <source>%1 swapped for %2</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 gegen %2 getauscht</translation>
        </message>
        <message>
            <source>all weight on step %1</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>alles Gewicht auf Schritt %1</translation>
        </message>
        <message>
            <source>all weight on %1</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>alles Gewicht auf %1</translation>
        </message>
        <message>
            <source>uniform weights</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>gleichverteilte Gewichte</translation>
        </message>
        <message>
            <source>weights by hand</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Gewichte von Hand</translation>
        </message>
        <message>
            <source>%1 uniform</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 gleichverteilt</translation>
        </message>
        <message>
            <source>%1 hard</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 hart</translation>
        </message>
        <message>
            <source>%1 off</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>%1 aus</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>ui/files/file_work.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>mask of %1 lifted</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Maske von %1 aufgehoben</translation>
        </message>
        <message>
            <source>mask of %1 lifted (no effect: no later step is known)</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Maske von %1 aufgehoben (ohne Wirkung: kein späterer Schritt ist bekannt)</translation>
        </message>
        <message>
            <source>the output is the same</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>die Ausgabe ist dieselbe</translation>
        </message>
        <message>
            <source>the output is the same so far</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>die Ausgabe ist bisher dieselbe</translation>
        </message>
        <message>
            <source>nothing</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>nichts</translation>
        </message>
        <message>
            <source>step %1: %2 instead of %3</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Schritt %1: %2 statt %3</translation>
        </message>
        <message>
            <source>first token that differs: step %1, %2 instead of %3</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>erstes abweichendes Token: Schritt %1, %2 statt %3</translation>
        </message>
        <message>
            <source> of the output</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation> der Ausgabe</translation>
        </message>
        <message>
            <source> so far</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation> bisher</translation>
        </message>
        <message>
            <source>ln p%1%2 %3 → %4</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>ln p%1%2 %3 → %4</translation>
        </message>
        <message>
            <source>positions shuffled</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Positionen gemischt</translation>
        </message>
        <message>
            <source>row %1: %2</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Zeile %1: %2</translation>
        </message>
        <message>
            <source>step %1: %2</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>Schritt %1: %2</translation>
        </message>
        <message>
            <source>says %1</source>
            <extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
            <translation>sagt %1</translation>
        </message>
        <message>
            <source>mean</source>
            <extracomment>ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Decode Beam Pat&amp;h</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Beam-Pfa&amp;d dekodieren</translation>
        </message>
        <message>
            <source>Make the selected path of the beam tree the output of the lane</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Den ausgewählten Pfad des Beam-Baums zur Ausgabe der Spur machen</translation>
        </message>
        <message>
            <source>t = %1</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>t = %1</translation>
        </message>
        <message>
            <source>j = %1 %2</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>j = %1 %2</translation>
        </message>
        <message>
            <source>y = %1</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>y = %1</translation>
        </message>
        <message>
            <source>layer l = %1</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>Schicht l = %1</translation>
        </message>
        <message>
            <source>number %1</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>Zahl %1</translation>
        </message>
        <message>
            <source>w: the row of y in the output layer, through the norms on its way</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>w: die Zeile von y in der Ausgabeschicht, durch die Normen auf ihrem Weg</translation>
        </message>
        <message>
            <source>x is what the cell reads</source>
            <extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
            <translation>x ist, was die Zelle liest</translation>
        </message>
        <message>
            <source>at least 10⁻⁸: %1</source>
            <extracomment>ui/step/explain/explanation_text.cpp</extracomment>
            <translation>mindestens 10⁻⁸: %1</translation>
        </message>
        <message>
            <source>(%1 terms)</source>
            <extracomment>ui/step/explain/explanation_text.cpp</extracomment>
            <translation>(%1 Summanden)</translation>
        </message>
        <message>
            <source>This position takes no part in the softmax: it is outside of the window or has no score.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Diese Position nimmt nicht am Softmax teil: Sie liegt außerhalb des Fensters oder hat keinen Score.</translation>
        </message>
        <message>
            <source>Nothing is inside the window: the nearest position gets everything.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Im Fenster liegt nichts: Die nächste Position erhält alles.</translation>
        </message>
        <message>
            <source>It was set by hand.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
            <translation>Es wurde von Hand gesetzt.</translation>
        </message>
        <message>
            <source>Hard attention takes the position with the largest score alone: not this one.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Harte Attention wählt allein die Position mit dem größten Score: nicht diese.</translation>
        </message>
        <message>
            <source>Hard attention takes the position with the largest score alone: this one.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Harte Attention wählt allein die Position mit dem größten Score: diese.</translation>
        </message>
        <message>
            <source>the query</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>die Query</translation>
        </message>
        <message>
            <source>the query times its matrix</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>die Query mal ihre Matrix</translation>
        </message>
        <message>
            <source>the annotation of %1 times its matrix</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>die Annotation von %1 mal ihre Matrix</translation>
        </message>
        <message>
            <source>length of the query</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Länge der Query</translation>
        </message>
        <message>
            <source>length of the annotation of %1</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Länge der Annotation von %1</translation>
        </message>
        <message>
            <source>product of the lengths of query and annotation of %1, step %2</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Produkt der Längen von Query und Annotation von %1, Schritt %2</translation>
        </message>
        <message>
            <source>cosine between query and annotation of %1, step %2</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Kosinus zwischen Query und Annotation von %1, Schritt %2</translation>
        </message>
        <message>
            <source>strength of the cosine</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Stärke des Kosinus</translation>
        </message>
        <message>
            <source>the score's hidden layer</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>die verdeckte Schicht des Scores</translation>
        </message>
        <message>
            <source>score</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Score</translation>
        </message>
        <message>
            <source>The model has learned positions 1 to %1 only: no score, so no weight.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Das Modell hat nur die Positionen 1 bis %1 gelernt: kein Score, also kein Gewicht.</translation>
        </message>
        <message>
            <source>the hidden layer of the window's centre</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>die verdeckte Schicht des Fensterzentrums</translation>
        </message>
        <message>
            <source>the window's centre as a share of the source</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>das Fensterzentrum als Anteil der Quelle</translation>
        </message>
        <message>
            <source>the window's centre, counted from 0,</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>das Fensterzentrum, ab 0 gezählt,</translation>
        </message>
        <message>
            <source>The window moves on by one position with each step, as far as the last one.</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Das Fenster rückt mit jedem Schritt um eine Position weiter, bis zur letzten.</translation>
        </message>
        <message>
            <source>distance from the window's centre</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Abstand vom Fensterzentrum</translation>
        </message>
        <message>
            <source>the window's factor</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>der Fensterfaktor</translation>
        </message>
        <message>
            <source>score, divided by the temperature,</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Score, geteilt durch die Temperatur,</translation>
        </message>
        <message>
            <source>largest score, divided by the temperature,</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>größter Score, geteilt durch die Temperatur,</translation>
        </message>
        <message>
            <source>exponential of the score</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Exponentialwert des Scores</translation>
        </message>
        <message>
            <source>sum of the scores' exponentials</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Summe der Exponentialwerte der Scores</translation>
        </message>
        <message>
            <source>softmax of the scores: share</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Softmax der Scores: Anteil</translation>
        </message>
        <message>
            <source>weight</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>Gewicht</translation>
        </message>
        <message>
            <source>input gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Input-Gate</translation>
        </message>
        <message>
            <source>forget gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Forget-Gate</translation>
        </message>
        <message>
            <source>candidate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Kandidat</translation>
        </message>
        <message>
            <source>output gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Output-Gate</translation>
        </message>
        <message>
            <source>reset gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Reset-Gate</translation>
        </message>
        <message>
            <source>update gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Update-Gate</translation>
        </message>
        <message>
            <source>number %1 of the encoder's %2, %3, at %4</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>%2 des Encoders, Zahl %1, %3, bei %4</translation>
        </message>
        <message>
            <source>forwards</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>vorwärts</translation>
        </message>
        <message>
            <source>backwards</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>rückwärts</translation>
        </message>
        <message>
            <source>number %1 of the decoder's %2 at step %3</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>%2 des Decoders, Zahl %1, in Schritt %3</translation>
        </message>
        <message>
            <source>, layer %1</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>, Schicht %1</translation>
        </message>
        <message>
            <source>1 − update gate</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>1 − Update-Gate</translation>
        </message>
        <message>
            <source>candidate's part from the state before</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Anteil des Kandidaten aus dem Zustand davor</translation>
        </message>
        <message>
            <source>memory</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Zellspeicher</translation>
        </message>
        <message>
            <source>tanh of the memory</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>tanh des Zellspeichers</translation>
        </message>
        <message>
            <source>state</source>
            <extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>self-attention</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Self-Attention</translation>
        </message>
        <message>
            <source>feed-forward layer</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Feed-Forward-Schicht</translation>
        </message>
        <message>
            <source>input of the encoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Eingabe des Encoders</translation>
        </message>
        <message>
            <source>feed-forward layer of the encoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Feed-Forward-Schicht des Encoders</translation>
        </message>
        <message>
            <source>convolution</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Faltung</translation>
        </message>
        <message>
            <source>last norm of the encoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>letzte Norm des Encoders</translation>
        </message>
        <message>
            <source>input of the decoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Eingabe des Decoders</translation>
        </message>
        <message>
            <source>feed-forward layer of the decoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Feed-Forward-Schicht des Decoders</translation>
        </message>
        <message>
            <source>last norm of the decoder</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>letzte Norm des Decoders</translation>
        </message>
        <message>
            <source>if the decoder stopped before its first layer</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>wenn der Decoder vor seiner ersten Schicht aufhörte</translation>
        </message>
        <message>
            <source>if the decoder stopped after its %1, layer %2</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>wenn der Decoder nach %1, Schicht %2, aufhörte</translation>
        </message>
        <message>
            <source>if the decoder stopped after its %1</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>wenn der Decoder nach %1 aufhörte</translation>
        </message>
        <message>
            <source>words of sentence %1</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Wörter von Satz %1</translation>
        </message>
        <message>
            <source>gate %1</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>Gate %1</translation>
        </message>
        <message>
            <source>what the bias of the output layer adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was der Bias der Ausgabeschicht zum Logit beiträgt</translation>
        </message>
        <message>
            <source>what the bias of the last norm adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was der Bias der letzten Norm zum Logit beiträgt</translation>
        </message>
        <message>
            <source>what the bias of the norm adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was der Bias der Norm zum Logit beiträgt</translation>
        </message>
        <message>
            <source>what the token that was read adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was das gelesene Token zum Logit beiträgt</translation>
        </message>
        <message>
            <source>what its position adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was seine Position zum Logit beiträgt</translation>
        </message>
        <message>
            <source>what the sublayer adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>was die Teilschicht zum Logit beiträgt</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>a quantity of a token</comment>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 (position %2)</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
            <translation>%1 (Position %2)</translation>
        </message>
        <message>
            <source>%1 for %2</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>%1 für %2</translation>
        </message>
        <message>
            <source>number %1 of %2</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
            <translation>%2, Zahl %1</translation>
        </message>
        <message>
            <source>number %1 of the %2</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>%2, Zahl %1</translation>
        </message>
        <message>
            <source>%1 of %2 at step %3</source>
            <extracomment>ui/step/explain/numbers/number_row.cpp</extracomment>
            <translation>%1 von %2 in Schritt %3</translation>
        </message>
        <message>
            <source>the annotation of %1</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>die Annotation von %1</translation>
        </message>
        <message>
            <source>This annotation was set to 0 by hand.</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
            <translation>Diese Annotation wurde von Hand auf 0 gesetzt.</translation>
        </message>
        <message>
            <source>the summary: the encoder's last states</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>die Zusammenfassung: die letzten Zustände des Encoders</translation>
        </message>
        <message>
            <source>the summary: the mean of the annotations</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>die Zusammenfassung: das Mittel der Annotationen</translation>
        </message>
        <message>
            <source>the first state s₀</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>der erste Zustand s₀</translation>
        </message>
        <message>
            <source>the context</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>der Kontext</translation>
        </message>
        <message>
            <source>the attentional vector</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>der Attention-Vektor</translation>
        </message>
        <message>
            <source>logit</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Logit</translation>
        </message>
        <message>
            <source>largest logit</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>größtes Logit</translation>
        </message>
        <message>
            <source>exponential of the logit</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>Exponentialwert des Logits</translation>
        </message>
        <message>
            <source>sum of the logits' exponentials</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>Summe der Exponentialwerte der Logits</translation>
        </message>
        <message>
            <source>logarithm of the sum of the logits' exponentials</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>Logarithmus der Summe der Exponentialwerte der Logits</translation>
        </message>
        <message>
            <source>probability</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>logarithm of the probability of the token written</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>Logarithmus der Wahrscheinlichkeit des geschriebenen Tokens</translation>
        </message>
        <message>
            <source>No difference in %1 numbers, computed again in double precision</source>
            <extracomment>ui/step/explain/path_check.cpp</extracomment>
            <translation>Keine Differenz bei %1 Zahlen, neu berechnet mit doppelter Genauigkeit</translation>
        </message>
        <message>
            <source>Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, computed again %5)</source>
            <extracomment>ui/step/explain/path_check.cpp</extracomment>
            <translation>Größte Differenz %2 bei %1 Zahlen, neu berechnet mit doppelter Genauigkeit: %3 (angezeigt %4, neu berechnet %5)</translation>
        </message>
        <message>
            <source>constant</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>konstant</translation>
        </message>
        <message>
            <source>a constant</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>eine Konstante</translation>
        </message>
        <message>
            <source>learned: number %1 of %2</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>gelernt: Zahl %1 von %2</translation>
        </message>
        <message>
            <source>learned: row %1, column %2 of %3</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>gelernt: Zeile %1, Spalte %2 von %3</translation>
        </message>
        <message>
            <source>, the row of %1</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>, die Zeile von %1</translation>
        </message>
        <message>
            <source>This map gives the same weight to every position that is permitted.</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>Diese Map gibt jeder erlaubten Position dasselbe Gewicht.</translation>
        </message>
        <message>
            <source>This map is switched off.</source>
            <extracomment>ui/step/explain/quantity_text.cpp</extracomment>
            <translation>Diese Map ist ausgeschaltet.</translation>
        </message>
        <message>
            <source>1 parameter</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>1 Parameter</translation>
        </message>
        <message numerus="yes">
            <source>%1 parameters</source>
            <extracomment>ui/step/session/descriptions.cpp, ui/train/setup/recipe_dialog.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>
                <numerusform>%1 Parameter</numerusform>
                <numerusform>%1 Parameter</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 k parameters</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>%1 k Parameter</translation>
        </message>
        <message>
            <source>fresh pairs</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>neue Paare</translation>
        </message>
        <message>
            <source>held-out pairs</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Validierungspaare</translation>
        </message>
        <message>
            <source>model: %1 % of %2</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Modell: %1 % (%2)</translation>
        </message>
        <message>
            <source>model: %1 % of %2, AER %3</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Modell: %1 % (%2), AER %3</translation>
        </message>
        <message>
            <source>1 weight computed</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>1 Gewicht berechnet</translation>
        </message>
        <message numerus="yes">
            <source>%1 weights computed</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>
                <numerusform>%1 Gewicht berechnet</numerusform>
                <numerusform>%1 Gewichte berechnet</numerusform>
            </translation>
        </message>
        <message>
            <source> of %1 (m·T a lane)</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation> von %1 (m·T je Spur)</translation>
        </message>
        <message>
            <source> of %1</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation> von %1</translation>
        </message>
        <message>
            <source>seed %1</source>
            <extracomment>ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
            <translation>Seed %1</translation>
        </message>
        <message>
            <source>No model is open</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Kein Modell ist geöffnet</translation>
        </message>
        <message>
            <source>Open a model file with Ctrl+O, or drop one here</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Öffnen Sie mit Strg+O eine Modelldatei oder ziehen Sie eine hierher</translation>
        </message>
        <message>
            <source>Type a text to decode</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp, ui/step/session/descriptions.cpp</extracomment>
            <translation>Text zum Dekodieren eingeben</translation>
        </message>
        <message>
            <source>Ctrl+L goes to the source text</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Strg+L führt zum Quelltext</translation>
        </message>
        <message>
            <source>Ctrl+L goes to the source text; “%1” has examples</source>
            <extracomment>ui/step/session/descriptions.cpp</extracomment>
            <translation>Strg+L führt zum Quelltext; „%1“ hat Beispiele</translation>
        </message>
        <message>
            <source>One Review, Four Readers</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Eine Rezension, vier Leser</translation>
        </message>
        <message>
            <source>by sentence, flat, without order, without attention</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>satzweise, flach, ohne Reihenfolge, ohne Attention</translation>
        </message>
        <message>
            <source>The Head That Aligns</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Der Alignment-Head</translation>
        </message>
        <message>
            <source>a Transformer's head beside the attention of a GRU</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>der Head eines Transformers neben der Attention einer GRU</translation>
        </message>
        <message>
            <source>The Order-Blind Transformer</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Der reihenfolgeblinde Transformer</translation>
        </message>
        <message>
            <source>without positions it cannot turn a word round</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>ohne Positionen kann er kein Wort umdrehen</translation>
        </message>
        <message>
            <source>the parts of a date change their places</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>die Teile eines Datums tauschen ihre Plätze</translation>
        </message>
        <message>
            <source>the attention walks along the letters</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>die Attention läuft an den Buchstaben entlang</translation>
        </message>
        <message>
            <source>the attention walks backwards</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>die Attention läuft rückwärts</translation>
        </message>
        <message>
            <source>the next letter may be anywhere</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>der nächste Buchstabe kann überall sein</translation>
        </message>
        <message>
            <source>words become digits, and some digits have no word</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Wörter werden zu Ziffern, und manche Ziffern haben kein Wort</translation>
        </message>
        <message>
            <source>a digit becomes several words</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>eine Ziffer wird zu mehreren Wörtern</translation>
        </message>
        <message>
            <source>words change their order between languages</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Wörter wechseln zwischen Sprachen ihre Reihenfolge</translation>
        </message>
        <message>
            <source>each word has a part of speech, and its neighbours tell which</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>jedes Wort hat eine Wortart, die seine Nachbarn verraten</translation>
        </message>
        <message>
            <source>a few words of a text decide its class</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>wenige Wörter eines Textes entscheiden über seine Klasse</translation>
        </message>
        <message>
            <source>one of several opinions decides</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>eine von mehreren Meinungen entscheidet</translation>
        </message>
        <message>
            <source>two of many numbers are added</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>zwei von vielen Zahlen werden addiert</translation>
        </message>
        <message>
            <source>tokens read</source>
            <extracomment>ui/step/session/formed_picture.cpp</extracomment>
            <translation>gelesene Tokens</translation>
        </message>
        <message>
            <source>%1: m = %2 source tokens, T = %3 output tokens so far</source>
            <extracomment>ui/step/session/lane_counts.cpp</extracomment>
            <translation>%1: m = %2 Quelltokens, T = %3 Ausgabetokens bisher</translation>
        </message>
        <message>
            <source>%1: m = %2 source tokens, T = %3 output tokens are expected</source>
            <extracomment>ui/step/session/lane_counts.cpp</extracomment>
            <translation>%1: m = %2 Quelltokens, T = %3 Ausgabetokens werden erwartet</translation>
        </message>
        <message>
            <source>%1: m = %2 source tokens, T = %3 output tokens</source>
            <extracomment>ui/step/session/lane_counts.cpp</extracomment>
            <translation>%1: m = %2 Quelltokens, T = %3 Ausgabetokens</translation>
        </message>
        <message>
            <source>. Its %1 attention maps have %2 weights.</source>
            <extracomment>ui/step/session/lane_counts.cpp</extracomment>
            <translation>. Ihre %1 Attention-Maps haben %2 Gewichte.</translation>
        </message>
        <message>
            <source>. Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.</source>
            <extracomment>ui/step/session/lane_counts.cpp</extracomment>
            <translation>. Attention gewichtet in jedem Schritt jedes Quelltoken: m · T = %1 · %2 = %3 Gewichte. Ohne sie bleibt nur Lesen und Schreiben: m + T = %1 + %2 = %4 Schritte.</translation>
        </message>
        <message>
            <source>Open Model</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>Modell öffnen</translation>
        </message>
        <message>
            <source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>%1 ist ein Modell für „%2“, die offenen Spuren sind für „%3“.</translation>
        </message>
        <message>
            <source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>Alle Spuren dekodieren einen Text. Allein beginnt es mit einem Text seiner eigenen Aufgabe; neben den anderen dekodiert es deren Text, den es nicht gelernt hat.</translation>
        </message>
        <message>
            <source>Open &amp;Alone</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>&amp;Allein öffnen</translation>
        </message>
        <message>
            <source>Open &amp;Beside the Others</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>&amp;Neben den anderen öffnen</translation>
        </message>
        <message>
            <source>Units, layer %1</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>Einheiten, Schicht %1</translation>
        </message>
        <message>
            <source>W₁ x + b₁</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>W₁ x + b₁</translation>
        </message>
        <message>
            <source>unit</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>Einheit</translation>
        </message>
        <message>
            <source>Added to the stream</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Zum Strom addiert</translation>
        </message>
        <message>
            <source>self</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Self</translation>
        </message>
        <message>
            <source>ff</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>FF</translation>
        </message>
        <message>
            <source>token %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Token %1</translation>
        </message>
        <message>
            <source>position %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Position %1</translation>
        </message>
        <message>
            <source>norm bias</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Norm-Bias</translation>
        </message>
        <message>
            <source>norm of %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Norm von %1</translation>
        </message>
        <message>
            <source>output bias</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Ausgabe-Bias</translation>
        </message>
        <message>
            <source>before the first layer</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>vor der ersten Schicht</translation>
        </message>
        <message>
            <source>after %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>nach %1</translation>
        </message>
        <message>
            <source>Parts of the logit of %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Teile des Logits von %1</translation>
        </message>
        <message>
            <source>adds</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Beitrag</translation>
        </message>
        <message>
            <source>If it stopped here</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Bei Stopp hier</translation>
        </message>
        <message>
            <source>p of the most likely</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>p des wahrscheinlichsten</translation>
        </message>
        <message>
            <source>p of %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>p von %1</translation>
        </message>
        <message>
            <source>logit of %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Logit von %1</translation>
        </message>
        <message>
            <source>Summary: mean of h</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Zusammenfassung: Mittel der h</translation>
        </message>
        <message>
            <source>Summary h→</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Zusammenfassung h→</translation>
        </message>
        <message>
            <source>Summary [h→ ; h←]</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Zusammenfassung [h→ ; h←]</translation>
        </message>
        <message>
            <source>Annotations h</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Annotationen h</translation>
        </message>
        <message>
            <source>First state s₀</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Erster Zustand s₀</translation>
        </message>
        <message>
            <source>context c</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>Kontext c</translation>
        </message>
        <message>
            <source>Tokens</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>ln p</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>ln p</translation>
        </message>
        <message>
            <source>End of the stream x</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Ende des Stroms x</translation>
        </message>
        <message>
            <source>score e</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Score e</translation>
        </message>
        <message>
            <source>Learned query</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Gelernte Query</translation>
        </message>
        <message>
            <source>Query s</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Query s</translation>
        </message>
        <message>
            <source>Before s</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>Davor s</translation>
        </message>
        <message>
            <source>Fed back h̃</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>Rückgeführt h̃</translation>
        </message>
        <message>
            <source>sentence %1</source>
            <extracomment>ui/pictures/lane/annotated_source.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
            <translation>Satz %1</translation>
        </message>
        <message>
            <source>exp(e − max e)</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>exp(e − max e)</translation>
        </message>
        <message>
            <source>exp((e − max e) / temperature)</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>exp((e − max e) / Temperatur)</translation>
        </message>
        <message>
            <source>in the window</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>im Fenster</translation>
        </message>
        <message>
            <source>softmax in the window</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Softmax im Fenster</translation>
        </message>
        <message>
            <source>softmax p</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Softmax p</translation>
        </message>
        <message>
            <source>factor</source>
            <extracomment>ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Faktor</translation>
        </message>
        <message>
            <source>weight α</source>
            <extracomment>ui/figures/step/lines_drawing.cpp, ui/kit/widgets/colour_legend.cpp, ui/pictures/lines/lines_legend.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Gewicht α</translation>
        </message>
        <message>
            <source>centre p, counted from 0</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Zentrum p, ab 0 gezählt</translation>
        </message>
        <message>
            <source>window starts</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Fensteranfang</translation>
        </message>
        <message>
            <source>window ends</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Fensterende</translation>
        </message>
        <message>
            <source>σ = window / 2</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>σ = Fenster / 2</translation>
        </message>
        <message>
            <source>position taken, counted from 0</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>gewählte Position, ab 0 gezählt</translation>
        </message>
        <message>
            <source>sum of the weights</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Summe der Gewichte</translation>
        </message>
        <message>
            <source>Span</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp, ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Bereich</translation>
        </message>
        <message>
            <source>value</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Input x</source>
            <extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>Eingabe x</translation>
        </message>
        <message>
            <source>W x + b</source>
            <extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>W x + b</translation>
        </message>
        <message>
            <source>Heads, layer %1</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Heads, Schicht %1</translation>
        </message>
        <message>
            <source>Values v of head %1</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Values v von Head %1</translation>
        </message>
        <message>
            <source>W_v c</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>W_v c</translation>
        </message>
        <message>
            <source>x %1</source>
            <extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>x %1</translation>
        </message>
        <message>
            <source>output x</source>
            <extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>Ausgabe x</translation>
        </message>
        <message>
            <source>Window of %1, layer %2</source>
            <extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>Fenster von %1, Schicht %2</translation>
        </message>
        <message>
            <source>Words of sentence %1</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Wörter von Satz %1</translation>
        </message>
        <message>
            <source>sentence vector v</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Satzvektor v</translation>
        </message>
        <message>
            <source>h %1</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>h %1</translation>
        </message>
        <message>
            <source>Sentence %1</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/table/sentence_model.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Satz %1</translation>
        </message>
        <message>
            <source>&amp;Heatmaps</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>&amp;Heatmaps</translation>
        </message>
        <message>
            <source>Show the weights of each lane as a heatmap</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Die Gewichte jeder Spur als Heatmap zeigen</translation>
        </message>
        <message>
            <source>Join source and output tokens by lines as thick as the weights</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Quell- und Ausgabetokens durch Linien verbinden, so dick wie die Gewichte</translation>
        </message>
        <message>
            <source>Show each lane's weights less those of the selected lane</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Die Gewichte jeder Spur minus die der ausgewählten zeigen</translation>
        </message>
        <message>
            <source>&amp;Beam Tree</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>&amp;Beam-Baum</translation>
        </message>
        <message>
            <source>Show what a beam search of the selected lane finds, pruned ends included</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Zeigen, was eine Beam-Suche der ausgewählten Spur findet, auch verworfene Enden</translation>
        </message>
        <message>
            <source>D&amp;ocuments</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>D&amp;okumente</translation>
        </message>
        <message>
            <source>Show the text in lines by sentence, each word shaded by its weight</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Den Text satzweise in Zeilen zeigen, jedes Wort nach seinem Gewicht gefärbt</translation>
        </message>
        <message>
            <source>&amp;Score Landscape</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>&amp;Score-Landschaft</translation>
        </message>
        <message>
            <source>Show the weights as a function of the query, under every score function</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Die Gewichte als Funktion der Query zeigen, unter jeder Score-Funktion</translation>
        </message>
        <message>
            <source>the %1 vocabulary of %2 (%3 tokens)</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>dem %1vokabular von %2 (%3 Tokens)</translation>
        </message>
        <message>
            <source>Say Another Token</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Anderes Token sagen</translation>
        </message>
        <message>
            <source>The class that %1 says. The most likely ones come first.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Die Klasse, die %1 sagt. Die wahrscheinlichsten stehen zuerst.</translation>
        </message>
        <message>
            <source>The token that %1 writes at step %2 and reads at step %3. The most likely tokens come first.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Das Token, das %1 in Schritt %2 schreibt und in Schritt %3 liest. Die wahrscheinlichsten Tokens stehen zuerst.</translation>
        </message>
        <message>
            <source>target</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Say %1</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>%1 sagen</translation>
        </message>
        <message>
            <source>Swap Source Token</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Quelltoken tauschen</translation>
        </message>
        <message>
            <source>The token that %1 reads in place of %2, source token %3.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Das Token, das %1 anstelle von %2, Quelltoken %3, liest.</translation>
        </message>
        <message>
            <source>source</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Quell</translation>
        </message>
        <message>
            <source>Read %1</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>%1 lesen</translation>
        </message>
        <message>
            <source>No model is open.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Kein Modell ist geöffnet.</translation>
        </message>
        <message>
            <source>%1 has no attention: there are no scores to divide. Select another lane.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>%1 hat keine Attention: Es gibt keine Scores zu teilen. Wählen Sie eine andere Spur aus.</translation>
        </message>
        <message>
            <source>Lift Causal Mask</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Kausale Maske aufheben</translation>
        </message>
        <message>
            <source>Let each step of %1 read the steps after it?</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Soll jeder Schritt von %1 auch die späteren lesen?</translation>
        </message>
        <message>
            <source>The mask hides from a step what comes after it. Without it, a step reads the very token that it is to say, so a right answer proves nothing. This model was trained with the mask: what it makes of later tokens was never learned.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Die Maske verbirgt vor einem Schritt, was nach ihm kommt. Ohne sie liest ein Schritt genau das Token, das er sagen soll, sodass eine richtige Antwort nichts beweist. Dieses Modell wurde mit der Maske trainiert: Was es aus späteren Tokens macht, hat es nie gelernt.</translation>
        </message>
        <message>
            <source>There are later steps only while the decoder reads the reference. While it reads its own output, nothing changes.</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>Spätere Schritte gibt es nur, solange der Decoder die Referenz liest. Solange er seine eigene Ausgabe liest, ändert sich nichts.</translation>
        </message>
        <message>
            <source>&amp;Lift</source>
            <extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
            <translation>&amp;Aufheben</translation>
        </message>
        <message>
            <source>Learning &amp;rate</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>&amp;Lernrate</translation>
        </message>
        <message>
            <source>above 0, of the branch's first update; its schedule goes on in proportion</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>über 0, für das erste Update des Zweigs; ihr Verlauf geht im Verhältnis dazu weiter</translation>
        </message>
        <message>
            <source>&amp;Dropout</source>
            <extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
            <translation>&amp;Dropout</translation>
        </message>
        <message>
            <source>&amp;Teacher forcing</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>&amp;Teacher Forcing</translation>
        </message>
        <message>
            <source>New Branch</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>Neuer Zweig</translation>
        </message>
        <message>
            <source>A new lane that is %1 up to update %2, and goes on from there with:</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>Eine neue Spur, die bis Update %2 mit %1 übereinstimmt und von dort weitergeht mit:</translation>
        </message>
        <message>
            <source>&amp;Branch</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>&amp;Abzweigen</translation>
        </message>
        <message>
            <source>%1 should be a number %2, found “%3”.</source>
            <extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
            <translation>%1: Erwartet wird eine Zahl %2, gefunden „%3“.</translation>
        </message>
        <message>
            <source>Change at least one of them.</source>
            <extracomment>ui/train/branch_dialog.cpp</extracomment>
            <translation>Ändern Sie mindestens einen Wert.</translation>
        </message>
        <message>
            <source>above 0</source>
            <extracomment>ui/train/change_range.h</extracomment>
            <translation>über 0</translation>
        </message>
        <message>
            <source>from 0 to below 1</source>
            <extracomment>ui/train/change_range.h</extracomment>
            <translation>von 0 bis unter 1</translation>
        </message>
        <message>
            <source>from 0 to 1</source>
            <extracomment>ui/train/change_range.h</extracomment>
            <translation>von 0 bis 1</translation>
        </message>
        <message>
            <source>%1 updates</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>%1 Updates</translation>
        </message>
        <message>
            <source>update %1, without end</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Update %1, ohne Ende</translation>
        </message>
        <message>
            <source>update %1 of %2</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Update %1 von %2</translation>
        </message>
        <message>
            <source>%1 tokens/s</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>%1 Tokens/s</translation>
        </message>
        <message>
            <source>about %1 left</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>noch etwa %1</translation>
        </message>
        <message>
            <source>trained again to have its weights: update %1 …</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>für die Gewichte neu trainiert: Update %1 …</translation>
        </message>
        <message>
            <source>without weights: to go on, it is trained again from its first ones</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>ohne Gewichte: Zum Weitermachen wird ab den ersten neu trainiert</translation>
        </message>
        <message>
            <source>fetching weights …</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Gewichte werden geholt …</translation>
        </message>
        <message>
            <source>right output not known: every lane reads its own output</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>richtige Ausgabe nicht bekannt: Jede Spur liest ihre eigene Ausgabe</translation>
        </message>
        <message>
            <source>every lane reads the right output</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>jede Spur liest die richtige Ausgabe</translation>
        </message>
        <message>
            <source>every lane reads its own output</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>jede Spur liest ihre eigene Ausgabe</translation>
        </message>
        <message>
            <source>hidden %1</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Hidden %1</translation>
        </message>
        <message>
            <source>lanes of different kinds</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Spuren verschiedener Art</translation>
        </message>
        <message>
            <source>This run needs much memory</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Dieser Lauf braucht viel Speicher</translation>
        </message>
        <message>
            <source>About %1; this machine has %2. Nothing of it is made before you start it.</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Etwa %1; dieser Rechner hat %2. Nichts davon wird angelegt, bevor Sie ihn starten.</translation>
        </message>
        <message>
            <source>Nothing to train yet</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Noch nichts zu trainieren</translation>
        </message>
        <message>
            <source>Correct the marked settings, or choose a task above.</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Berichtigen Sie die markierten Einstellungen oder wählen Sie oben eine Aufgabe.</translation>
        </message>
        <message>
            <source>This cannot be trained</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Dies lässt sich nicht trainieren</translation>
        </message>
        <message>
            <source>Making the pairs to train on …</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Die Trainingspaare werden erzeugt …</translation>
        </message>
        <message>
            <source>The lanes are trained in different ways: these are the values of %1 alone.</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Die Spuren werden verschieden trainiert: Dies sind nur die Werte von %1.</translation>
        </message>
        <message>
            <source>The run has ended: what you enter counts when you train it on.</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Der Lauf ist beendet: Was Sie eingeben, gilt beim Weitertrainieren.</translation>
        </message>
        <message>
            <source>The run has ended and cannot be trained on.</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>Der Lauf ist beendet und lässt sich nicht weitertrainieren.</translation>
        </message>
        <message>
            <source>done</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>fertig</translation>
        </message>
        <message>
            <source>done: no more progress</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>fertig: kein Fortschritt mehr</translation>
        </message>
        <message>
            <source>done: exact match reached</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>fertig: exakte Treffer erreicht</translation>
        </message>
        <message>
            <source>done: loss reached</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>fertig: Loss erreicht</translation>
        </message>
        <message>
            <source>done: time is up</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>fertig: Zeit abgelaufen</translation>
        </message>
        <message>
            <source>diverged</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>divergiert</translation>
        </message>
        <message>
            <source>%1 from %2</source>
            <extracomment>ui/train/branch_name.cpp, ui/train/watched_sentence.cpp</extracomment>
            <translation>%1 ab %2</translation>
        </message>
        <message>
            <source>begins at update %1</source>
            <extracomment>ui/train/watched_sentence.cpp</extracomment>
            <translation>beginnt bei Update %1</translation>
        </message>
        <message>
            <source>About Attention Lab</source>
            <extracomment>ui/window/about_dialog.cpp</extracomment>
            <translation>Über Attention Lab</translation>
        </message>
        <message>
            <source>Shows how attention aligns source and target, one token at a time, in one lane for each score function.</source>
            <extracomment>ui/window/about_dialog.cpp</extracomment>
            <translation>Zeigt, wie Attention Quelle und Ziel aligniert, ein Token nach dem anderen, in einer Spur je Score-Funktion.</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. Built with Qt, QCustomPlot and Eigen.</source>
            <extracomment>ui/window/about_dialog.cpp</extracomment>
            <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Erstellt mit Qt, QCustomPlot und Eigen.</translation>
        </message>
        <message>
            <source>&amp;Blank Screen</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>S&amp;chwarzer Bildschirm</translation>
        </message>
        <message>
            <source>Make the window black until the next key</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>Das Fenster bis zur nächsten Taste schwarz machen</translation>
        </message>
        <message>
            <source>The session was saved in the mode “%1”, which this program does not have. It is shown in Step mode.</source>
            <extracomment>ui/window/session_parts.cpp</extracomment>
            <translation>Die Sitzung wurde im Modus „%1“ gespeichert, den dieses Programm nicht hat. Sie wird im Schrittmodus gezeigt.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>ui/pictures/cards/lane_thumb.cpp, ui/step/step_tool_bar.cpp, ui/window/session_state.cpp</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1: the model %2 has changed since the session was saved. The window shows the present model.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Das Modell %2 hat sich geändert, seit die Sitzung gespeichert wurde. Das Fenster zeigt das jetzige Modell.</translation>
        </message>
        <message>
            <source>%1: the models %2 have changed since the session was saved. The window shows the present models.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Die Modelle %2 haben sich geändert, seit die Sitzung gespeichert wurde. Das Fenster zeigt die jetzigen Modelle.</translation>
        </message>
        <message>
            <source>and %1 more</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>und %1 weitere</translation>
        </message>
        <message>
            <source>%1: some parts cannot be read and are left out: %2.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Einige Teile lassen sich nicht lesen und werden weggelassen: %2.</translation>
        </message>
        <message>
            <source>%1: the model %2 is missing or cannot be read. Put it back, or open other models.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Das Modell %2 fehlt oder lässt sich nicht lesen. Legen Sie es zurück oder öffnen Sie andere Modelle.</translation>
        </message>
        <message>
            <source>%1: the models %2 are missing or cannot be read. Put them back, or open others.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Die Modelle %2 fehlen oder lassen sich nicht lesen. Legen Sie sie zurück oder öffnen Sie andere.</translation>
        </message>
        <message>
            <source>%1: the model %2 is missing or cannot be read. The others are open, and the choices made for it are kept.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Das Modell %2 fehlt oder lässt sich nicht lesen. Die anderen sind offen, und was dafür gewählt war, bleibt erhalten.</translation>
        </message>
        <message>
            <source>%1: the models %2 are missing or cannot be read. The others are open, and the choices made for them are kept.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Die Modelle %2 fehlen oder lassen sich nicht lesen. Die anderen sind offen, und was für sie gewählt war, bleibt erhalten.</translation>
        </message>
        <message>
            <source>Annotations h₁…h%1</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Annotationen h₁…h%1</translation>
        </message>
        <message>
            <source>Annotations hⱼ</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Annotationen hⱼ</translation>
        </message>
        <message>
            <source>‖h‖ = %1</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>‖h‖ = %1</translation>
        </message>
        <message>
            <source>no annotations</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>keine Annotationen</translation>
        </message>
        <message>
            <source>h%1 of %2, %3 numbers, %4</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>h%1 von %2, %3 Zahlen, %4</translation>
        </message>
        <message>
            <source>
number %1: %2</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>
Zahl %1: %2</translation>
        </message>
        <message>
            <source>, of the forward state h→</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>, vom Vorwärtszustand h→</translation>
        </message>
        <message>
            <source>, of the backward state h←</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>, vom Rückwärtszustand h←</translation>
        </message>
        <message>
            <source>No annotations yet</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>Noch keine Annotationen</translation>
        </message>
        <message>
            <source>%1 annotations of %2 numbers each, one per source token</source>
            <extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
            <translation>%1 Annotationen aus je %2 Zahlen, eine je Quelltoken</translation>
        </message>
        <message>
            <source>Hands for %1</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Hände für %1</translation>
        </message>
        <message>
            <source>How many hands are up for this answer</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Wie viele Hände für diese Antwort oben sind</translation>
        </message>
        <message>
            <source> hands</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation> Hände</translation>
        </message>
        <message>
            <source>There is not enough memory for this. Save your work, and close other programs.</source>
            <extracomment>ui/window/application.cpp</extracomment>
            <translation>Dafür reicht der Speicher nicht. Speichern Sie Ihre Arbeit und schließen Sie andere Programme.</translation>
        </message>
        <message>
            <source>
%1
%2</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
%1
%2</translation>
        </message>
        <message>
            <source>not permitted: a token attends to those before it</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>nicht erlaubt: ein Token blickt nur auf die vor ihm</translation>
        </message>
        <message>
            <source>
%1, less %2: %3</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
%1, minus %2: %3</translation>
        </message>
        <message>
            <source>
known link: this is where it comes from</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
bekannter Link: von hier kommt es</translation>
        </message>
        <message>
            <source>
possible link: one of several places where it may come from</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
möglicher Link: eine von mehreren Stellen, von denen es kommen kann</translation>
        </message>
        <message>
            <source>
link found: the weights become one here</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
gefundener Link: hier werden die Gewichte zu einem</translation>
        </message>
        <message>
            <source>
Click: no link, sure, possible in turn</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
Klick: kein Link, sicher, möglich im Wechsel</translation>
        </message>
        <message>
            <source>
Double-click: why this number?</source>
            <extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
            <translation>
Doppelklick: warum diese Zahl?</translation>
        </message>
        <message>
            <source>h̃%1</source>
            <extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
            <translation>h̃%1</translation>
        </message>
        <message>
            <source>h̃%1 attentional vector</source>
            <extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
            <translation>h̃%1 Attention-Vektor</translation>
        </message>
        <message>
            <source>h̃ attentional vector</source>
            <extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
            <translation>h̃ Attention-Vektor</translation>
        </message>
        <message>
            <source>Attentional vector of %1 numbers, made of context and state</source>
            <extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
            <translation>Attention-Vektor aus %1 Zahlen, gebildet aus Kontext und Zustand</translation>
        </message>
        <message>
            <source>No attentional vector yet</source>
            <extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
            <translation>Noch kein Attention-Vektor</translation>
        </message>
        <message>
            <source>%1: cannot be created, so there is no safety copy of %2. Free some space, or allow writing there.</source>
            <extracomment>ui/files/autosave.cpp</extracomment>
            <translation>%1: kann nicht angelegt werden, daher gibt es keine Sicherungskopie für %2. Schaffen Sie Platz oder erlauben Sie dort das Schreiben.</translation>
        </message>
        <message>
            <source>%1: cannot be written, so there is no safety copy of %2. Free some space, or allow writing there.</source>
            <extracomment>ui/files/autosave.cpp</extracomment>
            <translation>%1: kann nicht geschrieben werden, daher gibt es keine Sicherungskopie für %2. Schaffen Sie Platz oder erlauben Sie dort das Schreiben.</translation>
        </message>
        <message>
            <source>There is not enough memory for this.</source>
            <extracomment>ui/kit/jobs/background_job.cpp</extracomment>
            <translation>Dafür reicht der Speicher nicht.</translation>
        </message>
        <message>
            <source>The system has no thread left for this. Close other programs.</source>
            <extracomment>ui/kit/jobs/background_job.cpp</extracomment>
            <translation>Das System hat dafür keinen Thread mehr frei. Schließen Sie andere Programme.</translation>
        </message>
        <message>
            <source>choice of a path</source>
            <extracomment>ui/step/beam/beam_controller.cpp</extracomment>
            <translation>Wahl eines Pfads</translation>
        </message>
        <message>
            <source>Beam of width %1, score %2</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>Beam der Breite %1, Score %2</translation>
        </message>
        <message>
            <source>best hypothesis</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>beste Hypothese</translation>
        </message>
        <message>
            <source>output of the lane</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>Ausgabe der Spur</translation>
        </message>
        <message>
            <source>pruned</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>verworfen</translation>
        </message>
        <message>
            <source>p of the token</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>p des Tokens</translation>
        </message>
        <message>
            <source>after an end: rank and score</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>nach einem Ende: Rang und Score</translation>
        </message>
        <message>
            <source>cut at %1 tokens</source>
            <extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
            <translation>bei %1 Tokens abgebrochen</translation>
        </message>
        <message>
            <source>ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, </source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>ln p ist die Log-Wahrscheinlichkeit aller Tokens bis hier. Hypothesen werden nach ihrem Score geordnet, </translation>
        </message>
        <message>
            <source>ln p itself, because α is 0</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>ln p selbst, weil α gleich 0 ist</translation>
        </message>
        <message>
            <source>ln p / %1^%2, the length to the power of α</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>ln p / %1^%2, die Länge hoch α</translation>
        </message>
        <message>
            <source>No attention: every step reads the same vector.</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Keine Attention: Jeder Schritt liest denselben Vektor.</translation>
        </message>
        <message>
            <source>Decode This Path</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Diesen Pfad dekodieren</translation>
        </message>
        <message>
            <source>Attention weights of the path</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Attention-Gewichte des Pfads</translation>
        </message>
        <message>
            <source>Attention rows of the path</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Attention-Zeilen des Pfads</translation>
        </message>
        <message>
            <source>Token</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp, ui/step/what_if/token_dialog.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Token</translation>
        </message>
        <message>
            <source>Path</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Pfad</translation>
        </message>
        <message>
            <source>No token is selected</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Kein Token ist ausgewählt</translation>
        </message>
        <message>
            <source>The tokens up to here as text</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Die Tokens bis hier als Text</translation>
        </message>
        <message>
            <source>p %1 · ln p %2</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>p %1 · ln p %2</translation>
        </message>
        <message>
            <source>Probability of this token after the tokens before it</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Wahrscheinlichkeit dieses Tokens nach den Tokens davor</translation>
        </message>
        <message>
            <source>ln p %1 · score %2</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>ln p %1 · Score %2</translation>
        </message>
        <message>
            <source>Make these tokens the output of the lane, which then continues by itself (Enter)</source>
            <extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
            <translation>Diese Tokens zur Ausgabe der Spur machen, die dann von selbst fortfährt (Enter)</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp, ui/step/beam/beam_page.cpp, ui/step/session/step_cursor.cpp</extracomment>
            <translation>S&amp;topp</translation>
        </message>
        <message>
            <source>&amp;Search</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <source>Stop the search and keep the tree that is there</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>Die Suche stoppen und den vorhandenen Baum behalten</translation>
        </message>
        <message>
            <source>Search again</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>Erneut suchen</translation>
        </message>
        <message>
            <source>Select a token of the tree first</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>Wählen Sie zuerst ein Token des Baums aus</translation>
        </message>
        <message>
            <source>This tree belongs to the text or the settings before. Wait for the new one</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>Dieser Baum gehört zum vorherigen Text oder den vorherigen Einstellungen. Warten Sie auf den neuen</translation>
        </message>
        <message>
            <source>This path is already the output of the lane</source>
            <extracomment>ui/step/beam/beam_page.cpp</extracomment>
            <translation>Dieser Pfad ist bereits die Ausgabe der Spur</translation>
        </message>
        <message>
            <source>number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · frame in the lane's colour: the lane's output · thick line: probable</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Zahl: Wahrscheinlichkeit des Tokens · ⊣ verworfen · nach einem Ende: Rang und Score · fett: die beste · Rahmen in der Farbe der Spur: Ausgabe der Spur · dicke Linie: wahrscheinlich</translation>
        </message>
        <message>
            <source>Colour of the lane</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Farbe der Spur</translation>
        </message>
        <message>
            <source>The lane that is searched; 1 to 8 select another</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Die Spur, die durchsucht wird; 1 bis 8 wählen eine andere</translation>
        </message>
        <message>
            <source>How many hypotheses every step keeps, from 1 to %1</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Wie viele Hypothesen jeder Schritt behält, von 1 bis %1</translation>
        </message>
        <message>
            <source>&amp;Width</source>
            <extracomment>ui/export/export_dialog.cpp, ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>&amp;Breite</translation>
        </message>
        <message>
            <source>Width</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Breite</translation>
        </message>
        <message>
            <source>Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes the mean of all tokens</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Hypothesen werden nach ln p geteilt durch die Länge hoch α geordnet. 0 bevorzugt kurze, 1 nimmt das Mittel aller Tokens</translation>
        </message>
        <message>
            <source>Length normalisation α</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Längennormierung α</translation>
        </message>
        <message>
            <source>Draw the tree smaller (Ctrl+−)</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Den Baum kleiner zeichnen (Strg+−)</translation>
        </message>
        <message>
            <source>100 %</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>100 %</translation>
        </message>
        <message>
            <source>Draw the tree in its usual size (Ctrl+0)</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Den Baum in üblicher Größe zeichnen (Strg+0)</translation>
        </message>
        <message>
            <source>Draw the tree larger (Ctrl++)</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Den Baum größer zeichnen (Strg++)</translation>
        </message>
        <message>
            <source>Fit</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Einpassen</translation>
        </message>
        <message>
            <source>Draw all of the tree, as far as it stays readable, and the next ones too, until another size is chosen (Ctrl+9)</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>Den ganzen Baum zeichnen, soweit er lesbar bleibt, und auch die nächsten, bis eine andere Größe gewählt wird (Strg+9)</translation>
        </message>
        <message>
            <source>%1 %</source>
            <extracomment>ui/learn/runs_stage.cpp, ui/step/beam/beam_page_parts.cpp, ui/step/explain/terms_model.cpp</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>&amp;Length normalisation α</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>&amp;Längennormierung α</translation>
        </message>
        <message>
            <source>&amp;Length α</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>&amp;Länge α</translation>
        </message>
        <message>
            <source>&amp;α</source>
            <extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
            <translation>&amp;α</translation>
        </message>
        <message>
            <source>Searching: token %1 of at most %2</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Suche: Token %1 von höchstens %2</translation>
        </message>
        <message>
            <source>“%1” cannot read this text</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>„%1“ kann diesen Text nicht lesen</translation>
        </message>
        <message>
            <source>Select another lane with 1 to 8, or change the text (Ctrl+L)</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Wählen Sie mit 1 bis 8 eine andere Spur oder ändern Sie den Text (Strg+L)</translation>
        </message>
        <message>
            <source>The search was stopped. This tree belongs to the text or the settings before</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Die Suche wurde gestoppt. Dieser Baum gehört zum vorherigen Text oder den vorherigen Einstellungen</translation>
        </message>
        <message>
            <source>Searching…</source>
            <extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
            <translation>Suche läuft…</translation>
        </message>
        <message>
            <source>Beam tree</source>
            <extracomment>ui/step/beam/beam_view.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Beam-Baum</translation>
        </message>
        <message>
            <source>Nothing was searched yet</source>
            <extracomment>ui/step/beam/beam_view.cpp</extracomment>
            <translation>Noch wurde nichts gesucht</translation>
        </message>
        <message>
            <source>%1, none selected</source>
            <extracomment>ui/step/beam/beam_view.cpp</extracomment>
            <translation>%1, keines ausgewählt</translation>
        </message>
        <message>
            <source>Blank screen</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>Schwarzer Bildschirm</translation>
        </message>
        <message>
            <source>Any key brings the picture back</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>Jede Taste bringt das Bild zurück</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
            <translation>geändert</translation>
        </message>
        <message>
            <source>Changed by hand: %1
In the heatmap a triangle marks a changed step, and a diamond marks a token that differs from the original. A folded corner shows the colour of the original weight.</source>
            <extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
            <translation>Von Hand geändert: %1
In der Heatmap markiert ein Dreieck einen geänderten Schritt und eine Raute ein Token, das vom Original abweicht. Eine umgeknickte Ecke zeigt die Farbe des ursprünglichen Gewichts.</translation>
        </message>
        <message>
            <source>layer</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Schicht</translation>
        </message>
        <message>
            <source>head</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Head</translation>
        </message>
        <message>
            <source>Layer and head of the stages</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Schicht und Head der Stufen</translation>
        </message>
        <message>
            <source>Token whose logit is shown in parts</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Token, dessen Logit in Teilen gezeigt wird</translation>
        </message>
        <message>
            <source>Choose the token whose logit the residual stream shows in parts</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Das Token wählen, dessen Logit der Residualstrom in Teilen zeigt</translation>
        </message>
        <message>
            <source>Show layer %1</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Schicht %1 zeigen</translation>
        </message>
        <message>
            <source>Show the mean of all heads</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Das Mittel aller Heads zeigen</translation>
        </message>
        <message>
            <source>Show head %1</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Head %1 zeigen</translation>
        </message>
        <message>
            <source>layer %1 ▾</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Schicht %1 ▾</translation>
        </message>
        <message>
            <source>head %1 ▾</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Head %1 ▾</translation>
        </message>
        <message>
            <source>logit of %1 ▾</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Logit von %1 ▾</translation>
        </message>
        <message>
            <source>The token that is said</source>
            <extracomment>ui/step/stages/choice_bar.cpp</extracomment>
            <translation>Das gesagte Token</translation>
        </message>
        <message>
            <source>Confusion matrix: true classes by given ones</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Konfusionsmatrix: wahre gegen ausgegebene Klassen</translation>
        </message>
        <message>
            <source>accuracy %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Accuracy %1</translation>
        </message>
        <message>
            <source>macro F1 %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Makro-F1 %1</translation>
        </message>
        <message>
            <source>evidence AER %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Evidenz-AER %1</translation>
        </message>
        <message>
            <source>largest weight on evidence %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>größtes Gewicht auf Evidenz %1</translation>
        </message>
        <message>
            <source>weight on evidence %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Gewicht auf Evidenz %1</translation>
        </message>
        <message>
            <source>is %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>ist %1</translation>
        </message>
        <message>
            <source>given %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>als %1</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Click to show all sentences again</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Klick zeigt wieder alle Sätze</translation>
        </message>
        <message>
            <source>Click to show only these</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>Klick zeigt nur diese</translation>
        </message>
        <message>
            <source>Colour legend: %1</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Farblegende: %1</translation>
        </message>
        <message>
            <source>From 0 to 1</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Von 0 bis 1</translation>
        </message>
        <message>
            <source>Blue below zero, orange above, from %1 to %2</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Blau unter null, Orange darüber, von %1 bis %2</translation>
        </message>
        <message>
            <source>Blue, down to %1: %2; orange, up to %3: %4</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Blau, bis hinab zu %1: %2; Orange, bis hinauf zu %3: %4</translation>
        </message>
        <message>
            <source>Blue, %1: %2
Orange, %3: %4</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Blau, %1: %2
Orange, %3: %4</translation>
        </message>
        <message>
            <source>Attention weights, the same scale in every lane</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Attention-Gewichte, dieselbe Skala in jeder Spur</translation>
        </message>
        <message>
            <source>Blue is negative, orange is positive</source>
            <extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
            <translation>Blau ist negativ, Orange ist positiv</translation>
        </message>
        <message>
            <source>Check the numbers</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Zahlen prüfen</translation>
        </message>
        <message>
            <source>Beside ▾</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Daneben ▾</translation>
        </message>
        <message>
            <source>Lanes unfolded beside</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Daneben ausgeklappte Spuren</translation>
        </message>
        <message>
            <source>Show the stages of other lanes below these</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Die Stufen anderer Spuren unter diesen zeigen</translation>
        </message>
        <message>
            <source>Computation of %1</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Berechnung von %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Stopp</translation>
        </message>
        <message>
            <source>Stop the check</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Die Prüfung stoppen</translation>
        </message>
        <message>
            <source>Checking … %1 %</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Prüfung … %1 %</translation>
        </message>
        <message>
            <source>Checking …</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Prüfung …</translation>
        </message>
        <message>
            <source>Check</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Compute every number shown again in double precision and compare (Ctrl+K)</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>Jede angezeigte Zahl mit doppelter Genauigkeit neu berechnen und vergleichen (Strg+K)</translation>
        </message>
        <message>
            <source>%1
Click: the arithmetic of this number</source>
            <extracomment>ui/step/stages/computation_bar.cpp</extracomment>
            <translation>%1
Klick: die Rechnung zu dieser Zahl</translation>
        </message>
        <message>
            <source>Sentence %1, %2</source>
            <extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
            <translation>Satz %1, %2</translation>
        </message>
        <message>
            <source>#%1 · %2 × %3</source>
            <extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
            <translation>#%1 · %2 × %3</translation>
        </message>
        <message>
            <source>#%1</source>
            <extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
            <translation>#%1</translation>
        </message>
        <message>
            <source>The worst alignments</source>
            <extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
            <translation>Die schlechtesten Alignments</translation>
        </message>
        <message>
            <source>Context c%1</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>Kontext c%1</translation>
        </message>
        <message>
            <source>Context c</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
            <translation>Kontext c</translation>
        </message>
        <message>
            <source>+ %1 more</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>+ %1 weitere</translation>
        </message>
        <message>
            <source>No context yet</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>Noch kein Kontext</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>a weight of an annotation</comment>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Context of %1 numbers%2</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>Kontext aus %1 Zahlen%2</translation>
        </message>
        <message>
            <source>, the same at every step</source>
            <extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
            <translation>, in jedem Schritt derselbe</translation>
        </message>
        <message>
            <source>%1 should be a whole number.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/corpus/tokenizer_box.cpp, ui/train/setup/lane_row.cpp</extracomment>
            <translation>%1: Erwartet wird eine ganze Zahl.</translation>
        </message>
        <message>
            <source>%1 should be two whole numbers.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/setup/setup_panel.cpp</extracomment>
            <translation>%1: Erwartet werden zwei ganze Zahlen.</translation>
        </message>
        <message>
            <source>Choose the files, or drop them here: one file with a tab between source and target, or two files that match line by line.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>Wählen Sie die Dateien oder ziehen Sie sie hierher: eine Datei mit Tabulator zwischen Quelle und Ziel oder zwei Dateien, die Zeile für Zeile zusammengehören.</translation>
        </message>
        <message>
            <source>A number cannot be read.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>Eine Zahl ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Reading %1 …</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>%1 wird gelesen …</translation>
        </message>
        <message>
            <source>%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A text has %5 tokens on average.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>%1 Texte zum Training, %2 zur Validierung. %3 Klassen; %4 Quelltokens sind bekannt. Ein Text hat im Mittel %5 Tokens.</translation>
        </message>
        <message>
            <source>%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target tokens. A source has %5 tokens on average, a target %6.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>%1 Paare zum Training, %2 zur Validierung. Vokabulare: %3 Quell- und %4 Zieltokens. Eine Quelle hat im Mittel %5 Tokens, ein Ziel %6.</translation>
        </message>
        <message>
            <source>No line was skipped.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>Keine Zeile wurde übersprungen.</translation>
        </message>
        <message>
            <source>%1 files were dropped. Drop one file with a tab between source and target, or two files that match line by line.</source>
            <extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
            <translation>%1 Dateien wurden abgelegt. Legen Sie eine Datei mit Tabulator zwischen Quelle und Ziel ab oder zwei Dateien, die Zeile für Zeile zusammengehören.</translation>
        </message>
        <message>
            <source>Own texts</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Eigene Texte</translation>
        </message>
        <message>
            <source>Use these texts</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Diese Texte verwenden</translation>
        </message>
        <message>
            <source>Texts</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp, ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Texte</translation>
        </message>
        <message>
            <source>one</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>eine</translation>
        </message>
        <message>
            <source>two</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>zwei</translation>
        </message>
        <message>
            <source>UTF-8, plain or gzip.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>UTF-8, unkomprimiert oder gzip.</translation>
        </message>
        <message>
            <source>File</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Datei</translation>
        </message>
        <message>
            <source>One pair per line: source, tab, target. A third column is ignored.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Ein Paar je Zeile: Quelle, Tabulator, Ziel. Eine dritte Spalte wird übergangen.</translation>
        </message>
        <message>
            <source>Source file</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Quelldatei</translation>
        </message>
        <message>
            <source>One sentence per line.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Ein Satz je Zeile.</translation>
        </message>
        <message>
            <source>Target file</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Zieldatei</translation>
        </message>
        <message>
            <source>Line k translates line k of the source file.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Zeile k übersetzt Zeile k der Quelldatei.</translation>
        </message>
        <message>
            <source>at random</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>the last</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>die letzten</translation>
        </message>
        <message>
            <source>own files</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>eigene Dateien</translation>
        </message>
        <message>
            <source>Pairs that are used only for measuring. The limits of length do not apply to them.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Paare, die nur zum Messen dienen. Die Längengrenzen gelten für sie nicht.</translation>
        </message>
        <message>
            <source>Held-out file</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Validierungsdatei</translation>
        </message>
        <message>
            <source>Held-out source file</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Validierungs-Quelldatei</translation>
        </message>
        <message>
            <source>Held-out target file</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Validierungs-Zieldatei</translation>
        </message>
        <message>
            <source>Fewest tokens per side</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Wenigste Tokens je Seite</translation>
        </message>
        <message>
            <source>Most tokens per side</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Meiste Tokens je Seite</translation>
        </message>
        <message>
            <source>Cut into tokens</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Zerlegung in Tokens</translation>
        </message>
        <message>
            <source>Texts read</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Gelesene Texte</translation>
        </message>
        <message>
            <source>Stop reading</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Lesen stoppen</translation>
        </message>
        <message>
            <source>Pairs as training reads them</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Paare, wie das Training sie liest</translation>
        </message>
        <message>
            <source>Reading was stopped. Change a setting to read again.</source>
            <extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
            <translation>Das Lesen wurde gestoppt. Ändern Sie eine Einstellung, um erneut zu lesen.</translation>
        </message>
        <message>
            <source>First pairs</source>
            <extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
            <translation>Erste Paare</translation>
        </message>
        <message>
            <source>Line of the file</source>
            <extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
            <translation>Zeile der Datei</translation>
        </message>
        <message>
            <source>Source tokens</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp, ui/pictures/tokens/token_chips.cpp, ui/train/corpus/corpus_preview_view.cpp</extracomment>
            <translation>Quelltokens</translation>
        </message>
        <message>
            <source>Target tokens</source>
            <extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
            <translation>Zieltokens</translation>
        </message>
        <message>
            <source>There is not enough memory for these texts; take fewer pairs.</source>
            <extracomment>ui/train/corpus/corpus_reader.cpp</extracomment>
            <translation>Für diese Texte reicht der Speicher nicht; nehmen Sie weniger Paare.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Counts and Times</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Anzahlen und Zeiten</translation>
        </message>
        <message>
            <source>Counts and times of each lane</source>
            <extracomment>ui/step/counts_dialog.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Anzahlen und Zeiten jeder Spur</translation>
        </message>
        <message>
            <source>Lane</source>
            <extracomment>ui/learn/writing/question_editor.cpp, ui/step/counts_dialog.cpp</extracomment>
            <translation>Spur</translation>
        </message>
        <message>
            <source>Weights
of m · T</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Gewichte
von m · T</translation>
        </message>
        <message>
            <source>Parameters</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Encoder</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>One step</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Ein Schritt</translation>
        </message>
        <message>
            <source>To no
attention</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Ggü. ohne
Attention</translation>
        </message>
        <message>
            <source>Weights computed so far, of those of the whole output</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Bisher berechnete Gewichte, von denen der ganzen Ausgabe</translation>
        </message>
        <message>
            <source>The median of many runs, and the interval that holds the true median 95 times in 100</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Der Median vieler Durchläufe und das Intervall, das in 95 von 100 Fällen den wahren Median enthält</translation>
        </message>
        <message>
            <source>One step, in those of the lane without attention; ≈ 1 where no difference was found</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Ein Schritt, in Schritten der Spur ohne Attention; ≈ 1, wo kein Unterschied gefunden wurde</translation>
        </message>
        <message>
            <source>Times are medians of many runs on this machine, all lanes in turn; under them their 95 % interval.</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Die Zeiten sind Mediane vieler Durchläufe auf diesem Rechner, alle Spuren im Wechsel; darunter ihr 95-%-Intervall.</translation>
        </message>
        <message>
            <source>&amp;Copy as Text</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Als Text &amp;kopieren</translation>
        </message>
        <message>
            <source>Copy the table with its formula, tabs between columns (Ctrl+C)</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Die Tabelle mit ihrer Formel kopieren, Tabulatoren zwischen den Spalten (Strg+C)</translation>
        </message>
        <message>
            <source>Weights
of all</source>
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
            <translation>Gewichte
von allen</translation>
        </message>
        <message>
            <source>Coverage of the source</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp, ui/step/beam/coverage_bars.cpp</extracomment>
            <translation>Abdeckung der Quelle</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>ui/step/beam/coverage_bars.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Coverage: the sum of a source token's weights over all rows</source>
            <extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
            <translation>Abdeckung: die Summe der Gewichte eines Quelltokens über alle Zeilen</translation>
        </message>
        <message>
            <source>%1, position %2: %3
%4</source>
            <extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
            <translation>%1, Position %2: %3
%4</translation>
        </message>
        <message>
            <source>coverage %1</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>Abdeckung %1</translation>
        </message>
        <message>
            <source>1 link</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>1 Link</translation>
        </message>
        <message numerus="yes">
            <source>%1 links</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>
                <numerusform>%1 Link</numerusform>
                <numerusform>%1 Links</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, position %2: %3</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>%1, Position %2: %3</translation>
        </message>
        <message>
            <source>Choose a sentence to see how much attention each of its source tokens gets.</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>Wählen Sie einen Satz, um zu sehen, wie viel Attention jedes seiner Quelltokens erhält.</translation>
        </message>
        <message>
            <source>links per source token, 1 at the line</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>Links je Quelltoken, 1 an der Linie</translation>
        </message>
        <message>
            <source>coverage Σα of each source token, 1 at the line</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>Abdeckung Σα jedes Quelltokens, 1 an der Linie</translation>
        </message>
        <message>
            <source>Lanes of the curves</source>
            <extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
            <translation>Spuren der Kurven</translation>
        </message>
        <message>
            <source>, selected</source>
            <extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
            <translation>, ausgewählt</translation>
        </message>
        <message>
            <source>, hidden</source>
            <extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
            <translation>, ausgeblendet</translation>
        </message>
        <message>
            <source>%1
click selects the lane, Ctrl+click hides or shows its curves</source>
            <extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
            <translation>%1
Klick wählt die Spur aus, Strg+Klick blendet ihre Kurven aus oder ein</translation>
        </message>
        <message>
            <source>Measures of every lane while training</source>
            <extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
            <translation>Messwerte aller Spuren im Training</translation>
        </message>
        <message>
            <source>▲ first measurement of %1 % or more</source>
            <extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
            <translation>▲ erste Messung ab %1 %</translation>
        </message>
        <message>
            <source>◆ first alignment error below %1</source>
            <extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
            <translation>◆ erster Alignment-Fehler unter %1</translation>
        </message>
        <message>
            <source>dotted: changed while training</source>
            <extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
            <translation>gepunktet: im Training geändert</translation>
        </message>
        <message>
            <source>dashed: branches</source>
            <extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
            <translation>gestrichelt: Zweige</translation>
        </message>
        <message>
            <source>Curves of training</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Kurven des Trainings</translation>
        </message>
        <message>
            <source>All lanes are hidden</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Alle Spuren sind ausgeblendet</translation>
        </message>
        <message>
            <source>The loss of every batch appears here</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Hier erscheint der Loss jedes Batches</translation>
        </message>
        <message>
            <source>The share of held-out pairs that are right appears here</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Hier erscheint der Anteil richtiger Validierungspaare</translation>
        </message>
        <message>
            <source>The distance from the true alignment appears here</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Hier erscheint der Abstand vom wahren Alignment</translation>
        </message>
        <message>
            <source>No lane has a true alignment to be compared with</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Keine Spur hat ein wahres Alignment zum Vergleich</translation>
        </message>
        <message>
            <source>Self-attention is watched, which has no alignment to be measured</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Beobachtet wird Self-Attention, für die es kein Alignment zu messen gibt</translation>
        </message>
        <message>
            <source>%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>%1: Loss %2, Accuracy %3, Makro-F1 %4, Evidenz %5 bei Update %6</translation>
        </message>
        <message>
            <source>%1: loss %2, exact match %3, alignment error %4 at update %5</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>%1: Loss %2, exakte Treffer %3, Alignment-Fehler %4 bei Update %5</translation>
        </message>
        <message>
            <source>Nothing is measured yet</source>
            <extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
            <translation>Noch ist nichts gemessen</translation>
        </message>
        <message>
            <source>−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss itself</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>−ln p je Zieltoken jedes Batches. Wo ein Mittel gezeichnet ist, ist die blasse Kurve der Loss selbst</translation>
        </message>
        <message>
            <source>Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>Validierungspaare, deren ganze Ausgabe richtig ist; ▲ die erste Messung ab %1 %</translation>
        </message>
        <message>
            <source>How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the first below %1</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>Wie weit die größten Gewichte vom wahren Alignment entfernt sind, 0 bis 1, weniger ist besser; ◆ die erste unter %1</translation>
        </message>
        <message>
            <source>−ln p per target token of held-out pairs; where it rises while the training loss falls the pairs are learnt by heart</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>−ln p je Zieltoken von Validierungspaaren; wo es steigt, während der Trainings-Loss fällt, werden die Paare auswendig gelernt</translation>
        </message>
        <message>
            <source>Target tokens of held-out pairs that the decoder, reading the right ones before, finds the most likely</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>Zieltokens von Validierungspaaren, die der Decoder nach Lesen der richtigen Tokens davor für die wahrscheinlichsten hält</translation>
        </message>
        <message>
            <source>Words and groups of words that the outputs share with the right ones, 0 to 100</source>
            <extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
            <translation>Wörter und Wortgruppen, die die Ausgaben mit den richtigen gemeinsam haben, 0 bis 100</translation>
        </message>
        <message>
            <source>%1, layer %2, alignment error of each head: %3</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>%1, Schicht %2, Alignment-Fehler jedes Heads: %3</translation>
        </message>
        <message>
            <source>%1, %2, alignment error: %3</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>%1, %2, Alignment-Fehler: %3</translation>
        </message>
        <message>
            <source>loss</source>
            <extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Loss</translation>
        </message>
        <message>
            <source>held-out loss</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Validierungs-Loss</translation>
        </message>
        <message>
            <source>token accuracy</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Token-Accuracy</translation>
        </message>
        <message>
            <source>BLEU</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>BLEU</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Accuracy</translation>
        </message>
        <message>
            <source>exact match</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>exakte Treffer</translation>
        </message>
        <message>
            <source>macro F1</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Makro-F1</translation>
        </message>
        <message>
            <source>evidence</source>
            <extracomment>ui/figures/step/document_drawing.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Evidenz</translation>
        </message>
        <message>
            <source>alignment error</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>Alignment-Fehler</translation>
        </message>
        <message>
            <source>measured at</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>gemessen bei</translation>
        </message>
        <message>
            <source>mean of %1</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Mittel von %1</translation>
        </message>
        <message>
            <source>▲ the first measurement of %1 % or more</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>▲ die erste Messung ab %1 %</translation>
        </message>
        <message>
            <source>◆ the first alignment error below %1</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>◆ der erste Alignment-Fehler unter %1</translation>
        </message>
        <message>
            <source>%1: %2 is watched, which has no alignment to be measured</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>%1: Beobachtet wird %2, dafür gibt es kein Alignment zu messen</translation>
        </message>
        <message>
            <source>log</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>log</translation>
        </message>
        <message>
            <source>Training loss</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Trainings-Loss</translation>
        </message>
        <message>
            <source>Training loss (%1)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Trainings-Loss (%1)</translation>
        </message>
        <message>
            <source>Accuracy, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Accuracy, Validierung %</translation>
        </message>
        <message>
            <source>Exact match, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Exakte Treffer, Validierung %</translation>
        </message>
        <message>
            <source>Held-out loss (log)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Validierungs-Loss (log)</translation>
        </message>
        <message>
            <source>Held-out loss</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Validierungs-Loss</translation>
        </message>
        <message>
            <source>Token accuracy, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Token-Accuracy, Validierung %</translation>
        </message>
        <message>
            <source>BLEU, held-out</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>BLEU, Validierung</translation>
        </message>
        <message>
            <source>Macro F1, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Makro-F1, Validierung %</translation>
        </message>
        <message>
            <source>Largest weight on evidence, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Größtes Gewicht auf Evidenz, Validierung %</translation>
        </message>
        <message>
            <source>AER (none of self-attention; thin: each head)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>AER (keine für Self-Attention; dünn: jeder Head)</translation>
        </message>
        <message>
            <source>Alignment error (AER; none of self-attention)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Alignment-Fehler (AER; keiner für Self-Attention)</translation>
        </message>
        <message>
            <source>Alignment error (AER; thin: each head)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Alignment-Fehler (AER; dünn: jeder Head)</translation>
        </message>
        <message>
            <source>Alignment error (AER)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Alignment-Fehler (AER)</translation>
        </message>
        <message>
            <source>AER (no self-att.)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>AER (ohne Self-Att.)</translation>
        </message>
        <message>
            <source>Loss (log)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Loss (log)</translation>
        </message>
        <message>
            <source>Loss</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Loss</translation>
        </message>
        <message>
            <source>Accuracy %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Accuracy %</translation>
        </message>
        <message>
            <source>Exact match %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Exakte Treffer %</translation>
        </message>
        <message>
            <source>Token acc. %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Token-Acc. %</translation>
        </message>
        <message>
            <source>Macro F1 %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Makro-F1 %</translation>
        </message>
        <message>
            <source>Evidence %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Evidenz %</translation>
        </message>
        <message>
            <source>Charts ▾</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Diagramme ▾</translation>
        </message>
        <message>
            <source>Scale and smoothing of the loss, which lanes and updates are shown</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Skala und Glättung des Loss, welche Spuren und Updates gezeigt werden</translation>
        </message>
        <message>
            <source>Settings of the charts</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Einstellungen der Diagramme</translation>
        </message>
        <message>
            <source>Scale and S&amp;moothing</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>S&amp;kala und Glättung</translation>
        </message>
        <message>
            <source>&amp;Logarithmic loss</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>&amp;Logarithmischer Loss</translation>
        </message>
        <message>
            <source>Draw the loss on a logarithmic axis, or on a linear one</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Den Loss auf einer logarithmischen oder einer linearen Achse zeichnen</translation>
        </message>
        <message>
            <source>&amp;Smoothing of the loss</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>&amp;Glättung des Loss</translation>
        </message>
        <message>
            <source>None</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Mean of the last %1 updates</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Mittel der letzten %1 Updates</translation>
        </message>
        <message>
            <source>The loss itself stays behind its mean, pale</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Der Loss selbst bleibt blass hinter seinem Mittel</translation>
        </message>
        <message>
            <source>&amp;Next smoothing</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>&amp;Nächste Glättung</translation>
        </message>
        <message>
            <source>None, 10, 50, 200 updates, and again none</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Keine, 10, 50, 200 Updates und wieder keine</translation>
        </message>
        <message>
            <source>L&amp;anes</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>S&amp;puren</translation>
        </message>
        <message>
            <source>Show all &amp;updates</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Alle &amp;Updates zeigen</translation>
        </message>
        <message>
            <source>From the first update to the newest (double click in a chart)</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Vom ersten Update bis zum neuesten (Doppelklick in ein Diagramm)</translation>
        </message>
        <message>
            <source>Show this lane's curves</source>
            <extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
            <translation>Die Kurven dieser Spur zeigen</translation>
        </message>
        <message>
            <source>difference −1</source>
            <extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
            <translation>Differenz −1</translation>
        </message>
        <message>
            <source>α of %1, the base</source>
            <extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
            <translation>α von %1, der Basis</translation>
        </message>
        <message>
            <source>output differs from the base</source>
            <extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
            <translation>Ausgabe weicht von der Basis ab</translation>
        </message>
        <message>
            <source>1  weight</source>
            <extracomment>ui/figures/step/document_drawing.cpp</extracomment>
            <translation>1  Gewicht</translation>
        </message>
        <message>
            <source>evidence of several words</source>
            <extracomment>ui/figures/step/document_drawing.cpp</extracomment>
            <translation>Evidenz aus mehreren Wörtern</translation>
        </message>
        <message>
            <source>Scroll the text</source>
            <extracomment>ui/pictures/document/document_view.cpp</extracomment>
            <translation>Den Text verschieben</translation>
        </message>
        <message>
            <source>
Click: why this number?</source>
            <extracomment>ui/pictures/document/document_view.cpp</extracomment>
            <translation>
Klick: warum diese Zahl?</translation>
        </message>
        <message>
            <source>sentence %1: weight %2</source>
            <extracomment>ui/pictures/document/document_view.cpp</extracomment>
            <translation>Satz %1: Gewicht %2</translation>
        </message>
        <message>
            <source>Its target texts are not known: Ctrl+I offers files that may have them.</source>
            <extracomment>ui/inspect/document/dump_reader.cpp</extracomment>
            <translation>Die Zieltexte sind nicht bekannt: Strg+I bietet Dateien an, in denen sie stehen könnten.</translation>
        </message>
        <message>
            <source>Reading %1</source>
            <extracomment>ui/inspect/document/dump_reader.cpp, ui/inspect/document/gold_document.cpp</extracomment>
            <translation>%1 wird gelesen</translation>
        </message>
        <message>
            <source>Show or hide the stages of “%1” below those of the selected lane</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Die Stufen von „%1“ unter denen der ausgewählten Spur ein- oder ausblenden</translation>
        </message>
        <message>
            <source>&amp;Why This Number?</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>&amp;Warum diese Zahl?</translation>
        </message>
        <message>
            <source>Show how the highlighted weight or stage was computed</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Zeigen, wie das hervorgehobene Gewicht oder die Stufe berechnet wurde</translation>
        </message>
        <message>
            <source>&amp;Check the Numbers</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Zahlen &amp;prüfen</translation>
        </message>
        <message>
            <source>Compute every number of the selected lane again in double precision and compare; or stop the check</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Jede Zahl der ausgewählten Spur mit doppelter Genauigkeit neu berechnen und vergleichen; oder die Prüfung stoppen</translation>
        </message>
        <message>
            <source>&amp;Unfold Other Lanes</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Andere Spuren a&amp;usklappen</translation>
        </message>
        <message>
            <source>Show the stages of other lanes below those of the selected lane</source>
            <extracomment>ui/step/explain/explain_actions.cpp</extracomment>
            <translation>Die Stufen anderer Spuren unter denen der ausgewählten Spur zeigen</translation>
        </message>
        <message>
            <source>by weight</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>nach Gewicht</translation>
        </message>
        <message>
            <source>by gradient</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>nach Gradient</translation>
        </message>
        <message>
            <source>by weight × gradient</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>nach Gewicht × Gradient</translation>
        </message>
        <message>
            <source>&amp;Save…</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>&amp;Speichern…</translation>
        </message>
        <message>
            <source>Is It Explanation?</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Ist es eine Erklärung?</translation>
        </message>
        <message>
            <source>Write all figures and every row of weights as JSON</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Alle Kennzahlen und jede Zeile von Gewichten als JSON schreiben</translation>
        </message>
        <message>
            <source>Figures by model</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Kennzahlen nach Modell</translation>
        </message>
        <message>
            <source>Change under permuted rows</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Änderung bei permutierten Zeilen</translation>
        </message>
        <message>
            <source>Erased until the class flips</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Gelöscht, bis die Klasse kippt</translation>
        </message>
        <message>
            <source>Rank correlation of weights and gradients</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Rangkorrelation von Gewichten und Gradienten</translation>
        </message>
        <message>
            <source>Model of the curves</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Modell der Kurven</translation>
        </message>
        <message>
            <source>Weights explain an output if it changes where they are changed, and if they rank the tokens as their effect does (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Gewichte erklären eine Ausgabe, wenn sie sich mit ihnen ändert und wenn sie die Tokens nach ihrer Wirkung ordnen (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</translation>
        </message>
        <message>
            <source>&amp;Fresh sentences</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>&amp;Neue Sätze</translation>
        </message>
        <message>
            <source>&amp;Permutations of a row</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>&amp;Permutationen je Zeile</translation>
        </message>
        <message>
            <source>Permuted Rows</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Permutierte Zeilen</translation>
        </message>
        <message>
            <source>Erasing</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Kendall's τ</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Kendalls τ</translation>
        </message>
        <message>
            <source>has no model</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>hat kein Modell</translation>
        </message>
        <message>
            <source>%1 has no task of the program; use attnlab explain-bench with a corpus</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>%1 hat keine Aufgabe des Programms; verwenden Sie attnlab explain-bench mit einem Korpus</translation>
        </message>
        <message>
            <source>%1 has other vocabularies than %2</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>%1 hat andere Vokabulare als %2</translation>
        </message>
        <message>
            <source>&amp;Measure</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>&amp;Messen</translation>
        </message>
        <message>
            <source>Open models in Inspect mode first.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Öffnen Sie zuerst Modelle im Analysemodus.</translation>
        </message>
        <message>
            <source>None of the open systems can be measured.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Keines der offenen Systeme lässt sich messen.</translation>
        </message>
        <message>
            <source>Left out: %1.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Ausgelassen: %1.</translation>
        </message>
        <message>
            <source>Are the weights an explanation?</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Sind die Gewichte eine Erklärung?</translation>
        </message>
        <message>
            <source>Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Gemessen an %1 neuen Sätzen der Aufgabe %2, mit %3 Permutationen jeder Zeile.</translation>
        </message>
        <message>
            <source>Figure</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Kennzahl</translation>
        </message>
        <message>
            <source>Nothing is measured yet.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Noch ist nichts gemessen.</translation>
        </message>
        <message>
            <source>Largest weight of the row</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Größtes Gewicht der Zeile</translation>
        </message>
        <message>
            <source>Median change of the output</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Median der Änderung der Ausgabe</translation>
        </message>
        <message>
            <source>Other rows are measured of models that say a class.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Die anderen Zeilen werden an Modellen gemessen, die eine Klasse ausgeben.</translation>
        </message>
        <message>
            <source>Kendall's τ of weights and gradients</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Kendalls τ von Gewichten und Gradienten</translation>
        </message>
        <message>
            <source>Share of rows</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Anteil der Zeilen</translation>
        </message>
        <message>
            <source>In no row a rank correlation can be computed.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>In keiner Zeile lässt sich eine Rangkorrelation berechnen.</translation>
        </message>
        <message>
            <source>Erasing is measured of models that say a class.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Das Löschen wird an Modellen gemessen, die eine Klasse ausgeben.</translation>
        </message>
        <message>
            <source>Share of the tokens that are erased</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Anteil der gelöschten Tokens</translation>
        </message>
        <message>
            <source>Share of the classes that have flipped</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Anteil der gekippten Klassen</translation>
        </message>
        <message>
            <source>Save the Bench</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Messung speichern</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>The figures are in %1.</source>
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
            <translation>Die Kennzahlen stehen in %1.</translation>
        </message>
        <message>
            <source>Largest first</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Größte zuerst</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Back to the number before (Alt+←, Backspace)</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Zurück zur Zahl davor (Alt+←, Rücktaste)</translation>
        </message>
        <message>
            <source>The terms with the largest size first, else in their own order</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Die betragsgrößten Summanden zuerst, sonst in ihrer eigenen Reihenfolge</translation>
        </message>
        <message>
            <source>Computing …</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Berechnung …</translation>
        </message>
        <message>
            <source>No longer there</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Nicht mehr da</translation>
        </message>
        <message>
            <source>%1 has no such number now. Decode further, or go back to the earlier text.</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>%1 hat jetzt keine solche Zahl. Dekodieren Sie weiter oder gehen Sie zum früheren Text zurück.</translation>
        </message>
        <message>
            <source>lane %1</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Spur %1</translation>
        </message>
        <message>
            <source>Why %1?</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Warum %1?</translation>
        </message>
        <message>
            <source>largest of %1 terms: %2</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>größter von %1 Summanden: %2</translation>
        </message>
        <message>
            <source>sum of %1 terms: %2</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Summe von %1 Summanden: %2</translation>
        </message>
        <message>
            <source>divided by %1 = %2</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>geteilt durch %1 = %2</translation>
        </message>
        <message>
            <source>at least 10⁻⁸</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>mindestens 10⁻⁸</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>a function of a number</comment>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>result &lt;b&gt;%1&lt;/b&gt;</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Ergebnis &lt;b&gt;%1&lt;/b&gt;</translation>
        </message>
        <message>
            <source>Shown (single precision) %1 · computed again (double) %2 · difference %3</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Angezeigt (einfache Genauigkeit) %1 · neu berechnet (doppelte) %2 · Differenz %3</translation>
        </message>
        <message>
            <source>Decoding does not keep this number. It is computed here, in double precision.</source>
            <extracomment>ui/step/explain/explanation_window.cpp</extracomment>
            <translation>Beim Dekodieren wird diese Zahl nicht aufbewahrt. Sie wird hier mit doppelter Genauigkeit berechnet.</translation>
        </message>
        <message>
            <source>Ca&amp;ption</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Bildun&amp;terschrift</translation>
        </message>
        <message>
            <source>Export Figure</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Abbildung exportieren</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>ui/export/export_dialog.cpp, ui/inspect/inspect_mode.cpp, ui/learn/lesson_panel.cpp</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>ui/export/export_dialog.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;Exportieren…</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>ui/export/export_dialog.cpp, ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>What is exported</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Was exportiert wird</translation>
        </message>
        <message>
            <source>S&amp;ystem</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;System</translation>
        </message>
        <message>
            <source>&amp;Lane</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Sp&amp;ur</translation>
        </message>
        <message>
            <source>The system that the figure shows, or that is subtracted from the other one</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Das System, das die Abbildung zeigt oder das vom anderen abgezogen wird</translation>
        </message>
        <message>
            <source>The lane that the figure shows, or with which the others are compared</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Die Spur, die die Abbildung zeigt oder mit der die anderen verglichen werden</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <source>SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the format.</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>SVG und PDF halten Linien und Texte in jeder Größe scharf. Die Endung des Dateinamens bestimmt das Format.</translation>
        </message>
        <message>
            <source>× </source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>× </translation>
        </message>
        <message>
            <source>&amp;Scale</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;Maßstab</translation>
        </message>
        <message>
            <source>Scale</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Maßstab</translation>
        </message>
        <message>
            <source>Pixels in the file for each pixel of the picture, from %1 to %2</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Pixel in der Datei je Pixel des Bildes, von %1 bis %2</translation>
        </message>
        <message>
            <source>&amp;Decimals</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>De&amp;zimalen</translation>
        </message>
        <message>
            <source>Decimal places of the numbers in the table</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Dezimalstellen der Zahlen in der Tabelle</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Projector</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Projektor</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>&amp;Design</translation>
        </message>
        <message>
            <source>Colours and letters of the picture. The window has “%1”.</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Farben und Schrift des Bildes. Das Fenster hat „%1“.</translation>
        </message>
        <message>
            <source>as needed</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>nach Bedarf</translation>
        </message>
        <message>
            <source> px</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation> px</translation>
        </message>
        <message>
            <source>The cells become wider or narrower, and the letters keep their size. 96 px are one inch.</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Die Zellen werden breiter oder schmaler, die Schriftgröße bleibt. 96 px sind ein Zoll.</translation>
        </message>
        <message>
            <source>Text of the caption</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Text der Bildunterschrift</translation>
        </message>
        <message>
            <source>%1 written</source>
            <extracomment>ui/export/export_dialog.cpp, ui/inspect/document/gold_document.cpp, ui/inspect/inspect_exports.cpp, ui/train/train_files.cpp, ui/window/session_files.cpp</extracomment>
            <translation>%1 geschrieben</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <extracomment>ui/export/export_dialog.cpp, ui/step/figure_actions.cpp</extracomment>
            <translation>Bild kopiert</translation>
        </message>
        <message>
            <source>Numbers copied</source>
            <extracomment>ui/export/export_dialog.cpp</extracomment>
            <translation>Zahlen kopiert</translation>
        </message>
        <message>
            <source>%1 of %2 units are on</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>%1 von %2 Einheiten sind aktiv</translation>
        </message>
        <message>
            <source>nothing decoded yet</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_bars_panel.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
            <translation>noch nichts dekodiert</translation>
        </message>
        <message>
            <source>unit %1: %2</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>Einheit %1: %2</translation>
        </message>
        <message>
            <source>No units yet</source>
            <extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>Noch keine Einheiten</translation>
        </message>
        <message>
            <source>&amp;Export Figure…</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
            <translation>&amp;Abbildung exportieren…</translation>
        </message>
        <message>
            <source>Write what is shown as a picture, or its numbers as a table</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Das Angezeigte als Bild oder seine Zahlen als Tabelle schreiben</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <source>Print the figure, after a look at the page</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Die Abbildung nach einem Blick auf die Seite drucken</translation>
        </message>
        <message>
            <source>Copy P&amp;icture</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>B&amp;ild kopieren</translation>
        </message>
        <message>
            <source>Copy the picture of the selected lane as pixels and as a drawing</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Das Bild der ausgewählten Spur als Pixel und als Zeichnung kopieren</translation>
        </message>
        <message>
            <source>Copy as La&amp;TeX Table</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Als La&amp;TeX-Tabelle kopieren</translation>
        </message>
        <message>
            <source>Copy the selected lane's numbers as a LaTeX table</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Die Zahlen der ausgewählten Spur als LaTeX-Tabelle kopieren</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Preparing the figure…</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Abbildung wird vorbereitet…</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <extracomment>ui/files/file_work.cpp, ui/step/figure_actions.cpp</extracomment>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>Figure</source>
            <comment>a picture</comment>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>Abbildung</translation>
        </message>
        <message>
            <source>LaTeX table copied</source>
            <extracomment>ui/step/figure_actions.cpp</extracomment>
            <translation>LaTeX-Tabelle kopiert</translation>
        </message>
        <message>
            <source>Beginning of the file</source>
            <extracomment>ui/export/figure_preview.cpp</extracomment>
            <translation>Anfang der Datei</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>ui/export/figure_preview.cpp</extracomment>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>%1: the work with this file is not finished yet; wait for it, or cancel it.</source>
            <extracomment>ui/files/file_work.cpp</extracomment>
            <translation>%1: Die Arbeit mit dieser Datei ist noch nicht fertig; warten Sie oder brechen Sie sie ab.</translation>
        </message>
        <message>
            <source>+%1 more</source>
            <extracomment>ui/figures/film/film_tiles.cpp</extracomment>
            <translation>+%1 weitere</translation>
        </message>
        <message>
            <source>not yet</source>
            <extracomment>ui/figures/film/film_tiles.cpp</extracomment>
            <translation>noch nicht</translation>
        </message>
        <message>
            <source>Words that a sentence must have, "several of them" in quotes, and ranges of metrics: length&lt;20 aer&gt;=0.5.
Shares go from 0 to 1; 50% means 0.5.</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Wörter, die ein Satz enthalten muss, "mehrere davon" in Anführungszeichen, und Bereiche von Metriken: length&lt;20 aer&gt;=0.5.
Anteile gehen von 0 bis 1; 50% bedeutet 0.5.</translation>
        </message>
        <message>
            <source>There is no AER without known links: open them first.</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Ohne bekannte Links gibt es keine AER: Öffnen Sie sie zuerst.</translation>
        </message>
        <message>
            <source>There is no reference, so nobody knows which answers are right.</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Es gibt keine Referenz, daher weiß niemand, welche Antworten richtig sind.</translation>
        </message>
        <message>
            <source>There is no other system to disagree with.</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Es gibt kein anderes System, mit dem sie uneins sein könnten.</translation>
        </message>
        <message>
            <source>%1 is not known of these sentences.</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>%1 ist für diese Sätze nicht bekannt.</translation>
        </message>
        <message>
            <source>&amp;Ready Filters</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>&amp;Fertige Filter</translation>
        </message>
        <message>
            <source>Filter of the sentences</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Filter der Sätze</translation>
        </message>
        <message>
            <source>Filter: words, length&lt;20, aer&gt;=0.5 …</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Filter: Wörter, length&lt;20, aer&gt;=0.5 …</translation>
        </message>
        <message>
            <source>Filters</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Ready filters</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Fertige Filter</translation>
        </message>
        <message>
            <source>Common filters</source>
            <extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
            <translation>Häufige Filter</translation>
        </message>
        <message>
            <source>The text that you found</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Der gefundene Text</translation>
        </message>
        <message>
            <source>a text, also typed above the pictures</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>ein Text, auch über den Bildern eingegeben</translation>
        </message>
        <message>
            <source>Formula</source>
            <extracomment>ui/pictures/lane/formula_label.cpp, ui/step/explain/formula_lines.cpp</extracomment>
            <translation>Formel</translation>
        </message>
        <message>
            <source>edit of a known link</source>
            <extracomment>ui/inspect/document/gold_document.cpp</extracomment>
            <translation>Bearbeitung eines bekannten Links</translation>
        </message>
        <message>
            <source>%1: known links of %2, %3 sure and %4 possible</source>
            <extracomment>ui/inspect/document/gold_document.cpp</extracomment>
            <translation>%1: bekannte Links von %2, %3 sichere und %4 mögliche</translation>
        </message>
        <message>
            <source>; 1 link or line left out</source>
            <extracomment>ui/inspect/document/gold_document.cpp</extracomment>
            <translation>; 1 Link oder Zeile ausgelassen</translation>
        </message>
        <message numerus="yes">
            <source>; %1 links or lines left out</source>
            <extracomment>ui/inspect/document/gold_document.cpp</extracomment>
            <translation>
                <numerusform>; %1 Link oder Zeile ausgelassen</numerusform>
                <numerusform>; %1 Links oder Zeilen ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <source>New here? Ctrl+4: lesson 1</source>
            <extracomment>ui/kit/hints.cpp</extracomment>
            <translation>Neu hier? Strg+4: Lektion 1</translation>
        </message>
        <message>
            <source>Space steps</source>
            <extracomment>ui/kit/hints.cpp</extracomment>
            <translation>Leertaste: Schritt</translation>
        </message>
        <message>
            <source>drag a bar</source>
            <extracomment>ui/kit/hints.cpp</extracomment>
            <translation>Balken ziehen</translation>
        </message>
        <message>
            <source>click a number: why?</source>
            <extracomment>ui/kit/hints.cpp</extracomment>
            <translation>Zahl anklicken: warum?</translation>
        </message>
        <message>
            <source>filtered</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp</extracomment>
            <translation>gefiltert</translation>
        </message>
        <message>
            <source>all</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp, ui/step/session/lane_sets.cpp</extracomment>
            <translation>alle</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
            <translation>%1: %2 von %3</translation>
        </message>
        <message>
            <source>Histogram of %1</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
            <translation>Histogramm: %1</translation>
        </message>
        <message>
            <source>a metric</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
            <translation>eine Metrik</translation>
        </message>
        <message>
            <source>Show or hide the lane “%1”</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Die Spur „%1“ ein- oder ausblenden</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>Undo the last change of text, lanes or decoder</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Die letzte Änderung an Text, Spuren oder Decoder rückgängig machen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Redo the change that was undone</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Die rückgängig gemachte Änderung wiederholen</translation>
        </message>
        <message>
            <source>&amp;Own Output</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>&amp;Eigene Ausgabe</translation>
        </message>
        <message>
            <source>Own Output</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>Eigene Ausgabe</translation>
        </message>
        <message>
            <source>Each step reads the last token that the lane wrote</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Jeder Schritt liest das letzte Token, das die Spur geschrieben hat</translation>
        </message>
        <message>
            <source> (Ctrl+U)</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation> (Strg+U)</translation>
        </message>
        <message>
            <source>&amp;Reference</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>&amp;Referenz</translation>
        </message>
        <message>
            <source>Reference</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>Referenz</translation>
        </message>
        <message>
            <source>Each step reads the last token of the right output (Ctrl+R)</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Jeder Schritt liest das letzte Token der richtigen Ausgabe (Strg+R)</translation>
        </message>
        <message>
            <source>The right output of this text is not known</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Die richtige Ausgabe dieses Textes ist nicht bekannt</translation>
        </message>
        <message>
            <source>Metric of the histogram</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Metrik des Histogramms</translation>
        </message>
        <message>
            <source>Metric from left to right</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Metrik von links nach rechts</translation>
        </message>
        <message>
            <source>Metric from bottom to top</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Metrik von unten nach oben</translation>
        </message>
        <message>
            <source>Charts</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp, ui/train/train_exports.cpp</extracomment>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>against</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>gegen</translation>
        </message>
        <message>
            <source>No sentence passes the filter.</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/inspect_wiring.cpp</extracomment>
            <translation>Kein Satz passt zum Filter.</translation>
        </message>
        <message>
            <source>Metrics</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Metriken</translation>
        </message>
        <message>
            <source>Systems</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Systeme</translation>
        </message>
        <message>
            <source>Maps and classes</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Maps und Klassen</translation>
        </message>
        <message>
            <source>Maps</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Maps</translation>
        </message>
        <message>
            <source>Classes</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Histogram</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Histogramm</translation>
        </message>
        <message>
            <source>Scatter</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Streuung</translation>
        </message>
        <message>
            <source>Length</source>
            <extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
            <translation>Länge</translation>
        </message>
        <message>
            <source>Stopped. What was read is kept.</source>
            <extracomment>ui/inspect/document/inspect_controller.cpp</extracomment>
            <translation>Gestoppt. Was gelesen wurde, bleibt erhalten.</translation>
        </message>
        <message>
            <source>with rows of the tokens written: %1</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>mit Zeilen der geschriebenen Tokens: %1</translation>
        </message>
        <message>
            <source>with rows of the tokens read: %1</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>mit Zeilen der gelesenen Tokens: %1</translation>
        </message>
        <message>
            <source>Layer %1</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Schicht %1</translation>
        </message>
        <message>
            <source>Rollout</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Rollout</translation>
        </message>
        <message>
            <source>Head 1</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Head 1</translation>
        </message>
        <message>
            <source>Mean</source>
            <extracomment>ui/inspect/charts/map_chart.cpp, ui/inspect/inspected_data.cpp</extracomment>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Head %1</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Head %1</translation>
        </message>
        <message>
            <source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. Choose a cell to show its map.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Alignment-Fehler (AER) jeder Map über alle Sätze, mit Zeilen der gelesenen Tokens. Wählen Sie eine Zelle, um ihre Map zu zeigen.</translation>
        </message>
        <message>
            <source>Alignment error (AER) of every map over all sentences. Choose a cell to show its map.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Alignment-Fehler (AER) jeder Map über alle Sätze. Wählen Sie eine Zelle, um ihre Map zu zeigen.</translation>
        </message>
        <message>
            <source>Measuring was stopped.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Die Messung wurde gestoppt.</translation>
        </message>
        <message>
            <source>Measuring the alignment error of every map …</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Der Alignment-Fehler jeder Map wird gemessen …</translation>
        </message>
        <message>
            <source>Open known links to see the alignment error of each map. Choose a cell to show its map.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Öffnen Sie bekannte Links, um den Alignment-Fehler jeder Map zu sehen. Wählen Sie eine Zelle, um ihre Map zu zeigen.</translation>
        </message>
        <message>
            <source>Known links made by hand: %1 sure, %2 possible.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Von Hand gesetzte bekannte Links: %1 sichere, %2 mögliche.</translation>
        </message>
        <message>
            <source>Known links of %1: %2 sure, %3 possible.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Bekannte Links von %1: %2 sichere, %3 mögliche.</translation>
        </message>
        <message>
            <source>Format: %1</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Format: %1</translation>
        </message>
        <message>
            <source>1 link or line was left out.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>1 Link oder Zeile wurde ausgelassen.</translation>
        </message>
        <message numerus="yes">
            <source>%1 links or lines were left out.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>
                <numerusform>%1 Link oder Zeile wurde ausgelassen.</numerusform>
                <numerusform>%1 Links oder Zeilen wurden ausgelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export &amp;Metrics…</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>&amp;Metriken exportieren…</translation>
        </message>
        <message>
            <source>Write the metrics of the sentences shown, of all systems, as CSV or JSON</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Die Metriken der angezeigten Sätze für alle Systeme als CSV oder JSON schreiben</translation>
        </message>
        <message>
            <source>Export Metrics</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Metriken exportieren</translation>
        </message>
        <message>
            <source>Export &amp;Links…</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>&amp;Links exportieren…</translation>
        </message>
        <message>
            <source>Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Alle Links des angezeigten Systems mit dieser Schwelle als Pharaoh schreiben: eine Zeile je Satz</translation>
        </message>
        <message>
            <source>Export Links</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Links exportieren</translation>
        </message>
        <message>
            <source>Export &amp;Weights…</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>&amp;Gewichte exportieren…</translation>
        </message>
        <message>
            <source>Write the weights of the shown system as JSON or as Nematus writes them</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Die Gewichte des angezeigten Systems als JSON oder wie Nematus schreiben</translation>
        </message>
        <message>
            <source>Export Weights</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Gewichte exportieren</translation>
        </message>
        <message>
            <source>Export &amp;Report…</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>&amp;Bericht exportieren…</translation>
        </message>
        <message>
            <source>Write the sentences that are selected, or shown, with their pictures</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Die ausgewählten oder angezeigten Sätze mit ihren Bildern schreiben</translation>
        </message>
        <message>
            <source>Write the picture of the current sentence, or its numbers as a table</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Das Bild des aktuellen Satzes oder seine Zahlen als Tabelle schreiben</translation>
        </message>
        <message>
            <source>Export Report of the First %1 of %2 Sentences</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Bericht über die ersten %1 von %2 Sätzen exportieren</translation>
        </message>
        <message numerus="yes">
            <source>Export Report of the %n Selected Sentences</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>
                <numerusform>Bericht über den ausgewählten Satz exportieren</numerusform>
                <numerusform>Bericht über die %n ausgewählten Sätze exportieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Export Report of All %n Sentences Shown</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>
                <numerusform>Bericht über den angezeigten Satz exportieren</numerusform>
                <numerusform>Bericht über alle %n angezeigten Sätze exportieren</numerusform>
            </translation>
        </message>
        <message>
            <source>The first %1 of %2, out of %3.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>%2, davon die ersten %1; insgesamt %3.</translation>
        </message>
        <message>
            <source>%1 of %2.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>%2, davon %1.</translation>
        </message>
        <message>
            <source>Filter: %1</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Filter: %1</translation>
        </message>
        <message>
            <source>Disagreement of all systems: %1, the mean of %2.</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>Uneinigkeit aller Systeme: %1, gemittelt über %2.</translation>
        </message>
        <message>
            <source>precision</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Precision</translation>
        </message>
        <message>
            <source>recall</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Recall</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Export</translation>
        </message>
        <message>
            <source>%1: %2 written</source>
            <extracomment>ui/inspect/inspect_exports.cpp</extracomment>
            <translation>%1: %2 geschrieben</translation>
        </message>
        <message>
            <source>Measuring</source>
            <extracomment>ui/inspect/document/inspect_measuring.cpp</extracomment>
            <translation>Messung läuft</translation>
        </message>
        <message>
            <source>Step mode needs the model of %1, and only its weights are known.</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Der Schrittmodus braucht das Modell von %1, bekannt sind nur seine Gewichte.</translation>
        </message>
        <message>
            <source>Inspect</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Inspect a corpus of alignments from any system</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Ein Korpus von Alignments eines beliebigen Systems analysieren</translation>
        </message>
        <message>
            <source>Stop and keep what was read</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Stoppen und behalten, was gelesen wurde</translation>
        </message>
        <message>
            <source>E&amp;xport</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>E&amp;xport</translation>
        </message>
        <message>
            <source>Reading</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Reading …</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Lesen …</translation>
        </message>
        <message>
            <source>No alignments are open.</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Es sind keine Alignments geöffnet.</translation>
        </message>
        <message>
            <source>Open the attention that a translation system wrote, or the links of an aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too.</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Öffnen Sie die Attention, die ein Übersetzungssystem geschrieben hat, oder die Links eines Aligners: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Dateien lassen sich auch auf das Fenster ziehen.</translation>
        </message>
        <message>
            <source>AER %1 (of all %2)</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>AER %1 (aller: %2)</translation>
        </message>
        <message>
            <source>AER %1</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>AER %1</translation>
        </message>
        <message>
            <source>known links: %1</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>bekannte Links: %1</translation>
        </message>
        <message>
            <source>, counted from %1</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>, gezählt ab %1</translation>
        </message>
        <message>
            <source>%1: this folder has no file of alignments and no model.</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>%1: Dieser Ordner enthält keine Datei mit Alignments und kein Modell.</translation>
        </message>
        <message>
            <source>Open Alignments</source>
            <extracomment>ui/inspect/inspect_mode.cpp</extracomment>
            <translation>Alignments öffnen</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Worst Alignments of %1</source>
            <extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
            <translation>Schlechteste Alignments von %1</translation>
        </message>
        <message>
            <source>Open Known Links</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Bekannte Links öffnen</translation>
        </message>
        <message>
            <source>NAACL, numbers from 1 (*.naacl)</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>NAACL, Nummern ab 1 (*.naacl)</translation>
        </message>
        <message>
            <source>Pharaoh, positions from 0 (*.pharaoh)</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Pharaoh, Positionen ab 0 (*.pharaoh)</translation>
        </message>
        <message>
            <source>The form of the file that was opened (*)</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Die Form der geöffneten Datei (*)</translation>
        </message>
        <message>
            <source>Save Known Links</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Bekannte Links speichern</translation>
        </message>
        <message>
            <source>The known links have changed.</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Die bekannten Links haben sich geändert.</translation>
        </message>
        <message>
            <source>Save them?</source>
            <extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
            <translation>Sollen sie gespeichert werden?</translation>
        </message>
        <message>
            <source>&amp;Open Alignments…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Alignments ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>Open attention or links of any system, or models, beside those that are open</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Attention oder Links beliebiger Systeme oder Modelle zu den geöffneten hinzu öffnen</translation>
        </message>
        <message>
            <source>Inspect the &amp;Models of Step Mode</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Modelle des Schrittmodus analysieren</translation>
        </message>
        <message>
            <source>Decode a thousand fresh sentences with the models that are open in Step mode</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Tausend neue Sätze mit den Modellen dekodieren, die im Schrittmodus offen sind</translation>
        </message>
        <message>
            <source>Inspect the Open Models</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Offene Modelle analysieren</translation>
        </message>
        <message>
            <source>Open &amp;Known Links…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Bekannte &amp;Links öffnen…</translation>
        </message>
        <message>
            <source>Open the known links that the systems are measured against</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die bekannten Links öffnen, an denen die Systeme gemessen werden</translation>
        </message>
        <message>
            <source>Known Links…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Bekannte Links…</translation>
        </message>
        <message>
            <source>Models Read Their &amp;Own Output</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Modelle lesen &amp;eigene Ausgabe</translation>
        </message>
        <message>
            <source>The models read their own output. Only right tokens have known links then</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Die Modelle lesen ihre eigene Ausgabe. Bekannte Links haben dann nur die richtigen Tokens</translation>
        </message>
        <message>
            <source>Models Read the Re&amp;ference</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Modelle lesen Re&amp;ferenz</translation>
        </message>
        <message>
            <source>The models read the right output, token by token</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Die Modelle lesen die richtige Ausgabe, Token für Token</translation>
        </message>
        <message>
            <source>&amp;Rows of the Tokens That Are Read</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
            <translation>&amp;Zeilen der gelesenen Tokens</translation>
        </message>
        <message>
            <source>A decoder's step reads a token and writes the next one. Its weights are shown and measured for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Ein Schritt des Decoders liest ein Token und schreibt das nächste. Seine Gewichte werden für das gelesene Token angezeigt und gemessen, nicht für das geschriebene (Chen et al. 2020)</translation>
        </message>
        <message>
            <source>&amp;Words Instead of Pieces</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
            <translation>&amp;Wörter statt Wortteile</translation>
        </message>
        <message>
            <source>Pieces of words are merged: weights of a word's pieces are added over the source and averaged over the output</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
            <translation>Wortteile werden zusammengefasst: Die Gewichte der Teile eines Wortes werden über die Quelle addiert und über die Ausgabe gemittelt</translation>
        </message>
        <message>
            <source>&amp;Inspect</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Anal&amp;yse</translation>
        </message>
        <message>
            <source>&amp;Close System</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>System s&amp;chließen</translation>
        </message>
        <message>
            <source>Close the system that is shown</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Das angezeigte System schließen</translation>
        </message>
        <message>
            <source>&amp;Show System</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;System anzeigen</translation>
        </message>
        <message>
            <source>Compare &amp;With</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Vergleichen mit</translation>
        </message>
        <message>
            <source>Shown &amp;Map</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Angezeigte Ma&amp;p</translation>
        </message>
        <message>
            <source>What Mo&amp;dels Read</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Was Mo&amp;delle lesen</translation>
        </message>
        <message>
            <source>Te&amp;xts of the Models…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Te&amp;xte der Modelle…</translation>
        </message>
        <message>
            <source>Choose what the models decode: fresh sentences of a task, or files</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Wählen, was die Modelle dekodieren: neue Sätze einer Aufgabe oder Dateien</translation>
        </message>
        <message>
            <source>How the File Was &amp;Read…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Wie die Datei &amp;gelesen wurde…</translation>
        </message>
        <message>
            <source>How the file was understood, and why. Another reading can be chosen</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Wie die Datei verstanden wurde und warum. Eine andere Lesart lässt sich wählen</translation>
        </message>
        <message>
            <source>Open A&amp;gain As…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Erneut öffnen &amp;als…</translation>
        </message>
        <message>
            <source>Choose the format of the file that could not be read</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Das Format der Datei wählen, die nicht gelesen werden konnte</translation>
        </message>
        <message>
            <source>Worst Ali&amp;gnments…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Schlechteste Al&amp;ignments…</translation>
        </message>
        <message>
            <source>The worst alignments of the sentences in the table, as small pictures</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die schlechtesten Alignments der Sätze in der Tabelle als kleine Bilder</translation>
        </message>
        <message>
            <source>Open in S&amp;tep Mode</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Im Schri&amp;ttmodus öffnen</translation>
        </message>
        <message>
            <source>Decode the sentence token by token; Enter in the table does the same</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Den Satz Token für Token dekodieren; Enter in der Tabelle tut dasselbe</translation>
        </message>
        <message>
            <source>&amp;Known Links</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Bekannte Links</translation>
        </message>
        <message>
            <source>&amp;Save Known Links</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Bekannte Links &amp;speichern</translation>
        </message>
        <message>
            <source>Save the known links with the edits</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die bekannten Links mit den Bearbeitungen speichern</translation>
        </message>
        <message>
            <source>Save Known Links &amp;As…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Bekannte Links speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Save the known links in another file, in their own form, Pharaoh's or NAACL's</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die bekannten Links in einer anderen Datei speichern, in ihrer eigenen Form oder der von Pharaoh oder NAACL</translation>
        </message>
        <message>
            <source>&amp;Close Known Links</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Bekannte Links s&amp;chließen</translation>
        </message>
        <message>
            <source>Measure without the file of known links</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Ohne die Datei mit bekannten Links messen</translation>
        </message>
        <message>
            <source>Undo the last edit of a known link</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die letzte Bearbeitung eines bekannten Links rückgängig machen</translation>
        </message>
        <message>
            <source>Redo the edit of a known link</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Die Bearbeitung des bekannten Links wiederholen</translation>
        </message>
        <message>
            <source>S&amp;entences</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Sät&amp;ze</translation>
        </message>
        <message>
            <source>&amp;Next Sentence</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Nächster Satz</translation>
        </message>
        <message>
            <source>Look at the next sentence of the table</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Den nächsten Satz der Tabelle ansehen</translation>
        </message>
        <message>
            <source>&amp;Previous Sentence</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Vorheriger Satz</translation>
        </message>
        <message>
            <source>Look at the previous sentence of the table</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Den vorherigen Satz der Tabelle ansehen</translation>
        </message>
        <message>
            <source>&amp;Filter</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>&amp;Filter</translation>
        </message>
        <message>
            <source>Type words or ranges of metrics that sentences must have</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Wörter oder Bereiche von Metriken eingeben, die Sätze haben müssen</translation>
        </message>
        <message>
            <source>&amp;Clear Filter</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Filter &amp;löschen</translation>
        </message>
        <message>
            <source>Show all sentences</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Alle Sätze anzeigen</translation>
        </message>
        <message>
            <source>Is It E&amp;xplanation?…</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Ist es eine Er&amp;klärung?…</translation>
        </message>
        <message>
            <source>Measure whether the weights of the open models explain what they say</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Messen, ob die Gewichte der offenen Modelle erklären, was diese sagen</translation>
        </message>
        <message>
            <source>Larger cells in the picture; wheel, Shift+wheel or dragging scroll it</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Größere Zellen im Bild; Mausrad, Umschalt+Mausrad oder Ziehen verschiebt es</translation>
        </message>
        <message>
            <source>Smaller cells in the picture</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Kleinere Zellen im Bild</translation>
        </message>
        <message>
            <source>Nothing</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Inspect Models</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Modelle analysieren</translation>
        </message>
        <message>
            <source>&amp;Fresh pairs of a task</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>&amp;Neue Paare einer Aufgabe</translation>
        </message>
        <message>
            <source>Pairs that the models were not trained on; their true alignment is known</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Paare, mit denen die Modelle nicht trainiert wurden; ihr wahres Alignment ist bekannt</translation>
        </message>
        <message>
            <source>&amp;Texts</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>&amp;Texte</translation>
        </message>
        <message>
            <source>Sentences and their translations, cut as the models were trained</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Sätze und ihre Übersetzungen, zerlegt wie beim Training der Modelle</translation>
        </message>
        <message>
            <source>Source texts</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Quelltexte</translation>
        </message>
        <message>
            <source>One sentence per line. Without a second file: source, tab and target in each line.</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Ein Satz je Zeile. Ohne zweite Datei: Quelle, Tabulator und Ziel in jeder Zeile.</translation>
        </message>
        <message>
            <source>Their translations</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Ihre Übersetzungen</translation>
        </message>
        <message>
            <source>As many lines as the first file. Leave it empty if the first file has pairs.</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>So viele Zeilen wie die erste Datei. Leer lassen, wenn die erste Datei Paare enthält.</translation>
        </message>
        <message>
            <source>Their &amp;own output</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Ihre &amp;eigene Ausgabe</translation>
        </message>
        <message>
            <source>The &amp;reference</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Die &amp;Referenz</translation>
        </message>
        <message>
            <source>T&amp;ask</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>&amp;Aufgabe</translation>
        </message>
        <message>
            <source>&amp;Pairs</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>&amp;Paare</translation>
        </message>
        <message>
            <source>What they decode</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Was sie dekodieren</translation>
        </message>
        <message>
            <source>What they read</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Was sie lesen</translation>
        </message>
        <message>
            <source>The source texts are missing: name a file.</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>Die Quelltexte fehlen: Geben Sie eine Datei an.</translation>
        </message>
        <message>
            <source>%1: there is no such file; choose another one.</source>
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
            <translation>%1: Diese Datei gibt es nicht; wählen Sie eine andere.</translation>
        </message>
        <message>
            <source>C&amp;harts of the Metrics</source>
            <extracomment>ui/inspect/inspect_page.cpp</extracomment>
            <translation>&amp;Diagramme der Metriken</translation>
        </message>
        <message>
            <source>Show or hide the charts below the table; in a small window they take its place</source>
            <extracomment>ui/inspect/inspect_page.cpp</extracomment>
            <translation>Die Diagramme unter der Tabelle ein- oder ausblenden; in einem kleinen Fenster treten sie an deren Stelle</translation>
        </message>
        <message>
            <source>Picture of the sentence</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Bild des Satzes</translation>
        </message>
        <message>
            <source>No sentence is selected.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Kein Satz ist ausgewählt.</translation>
        </message>
        <message>
            <source> less %1</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation> minus %1</translation>
        </message>
        <message>
            <source> and %1</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation> und %1</translation>
        </message>
        <message>
            <source>only %1</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>nur %1</translation>
        </message>
        <message>
            <source>more by %1</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>mehr von %1</translation>
        </message>
        <message>
            <source>Editing known links: click a cell, or press Space, for sure, possible, none in turn. End marks have no links.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Bekannte Links bearbeiten: Zelle anklicken oder Leertaste drücken für sicher, möglich, keiner im Wechsel. Endmarken haben keine Links.</translation>
        </message>
        <message>
            <source>Editing known links: click a source token, then a target token.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Bekannte Links bearbeiten: erst ein Quelltoken anklicken, dann ein Zieltoken.</translation>
        </message>
        <message>
            <source>Now click the target token that %1 is linked with, or %1 again to stop.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Klicken Sie nun auf das Zieltoken, mit dem %1 verbunden ist, oder noch einmal auf %1, um aufzuhören.</translation>
        </message>
        <message>
            <source>%1 does not have this sentence: there is nothing to compare with.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>%1 hat diesen Satz nicht: Es gibt nichts zu vergleichen.</translation>
        </message>
        <message>
            <source>The outputs differ from target token %1 on, so the weights from there on belong to different outputs.</source>
            <extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
            <translation>Ab Zieltoken %1 weichen die Ausgaben ab, daher gehören die Gewichte von dort an zu verschiedenen Ausgaben.</translation>
        </message>
        <message>
            <source>&amp;Edit Known Links</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Bekannte Links &amp;bearbeiten</translation>
        </message>
        <message>
            <source>Edit Known Links</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Bekannte Links bearbeiten</translation>
        </message>
        <message>
            <source>Clicks make known links: none, sure, possible in turn (K)</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Klicks setzen bekannte Links: keiner, sicher, möglich im Wechsel (K)</translation>
        </message>
        <message>
            <source>Clicks make known links: none, sure, possible in turn</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Klicks setzen bekannte Links: keiner, sicher, möglich im Wechsel</translation>
        </message>
        <message>
            <source>Inspecting</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Analysieren</translation>
        </message>
        <message>
            <source>System that is shown</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Angezeigtes System</translation>
        </message>
        <message>
            <source>System that it is compared with</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>System, mit dem verglichen wird</translation>
        </message>
        <message>
            <source>Attention map that is shown and measured</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Attention-Map, die angezeigt und gemessen wird</translation>
        </message>
        <message>
            <source>Write metrics, links, weights, a report or the picture into a file</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Metriken, Links, Gewichte, einen Bericht oder das Bild in eine Datei schreiben</translation>
        </message>
        <message>
            <source>No comparison</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>Kein Vergleich</translation>
        </message>
        <message>
            <source>with %1</source>
            <extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
            <translation>mit %1</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>&amp;Keys</translation>
        </message>
        <message>
            <source>No lane has a landscape: one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Keine Spur hat eine Landschaft: Gezeichnet wird sie für rekurrente Spuren, die überallhin blicken und drei Schritte dekodiert haben.</translation>
        </message>
        <message>
            <source>Chosen Keys</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Gewählte Keys</translation>
        </message>
        <message>
            <source>Keys that you place yourself, under every score function</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Keys, die Sie selbst platzieren, unter jeder Score-Funktion</translation>
        </message>
        <message>
            <source>This Sentence</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Dieser Satz</translation>
        </message>
        <message>
            <source>The lanes' own annotations and the plane that their queries move in</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Die eigenen Annotationen der Spuren und die Ebene, in der sich ihre Queries bewegen</translation>
        </message>
        <message>
            <source>What the colours show</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Was die Farben zeigen</translation>
        </message>
        <message>
            <source>Colours and lines show the largest weight of each point, or the weight of one key</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Farben und Linien zeigen das größte Gewicht jedes Punkts oder das Gewicht eines Keys</translation>
        </message>
        <message>
            <source>largest weight</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>größtes Gewicht</translation>
        </message>
        <message>
            <source>Number of keys</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Anzahl der Keys</translation>
        </message>
        <message>
            <source>Temperature</source>
            <extracomment>ui/learn/step_stage.cpp, ui/step/landscape/landscape_page.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Temperatur</translation>
        </message>
        <message>
            <source>Scores are divided by the temperature before the softmax</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Scores werden vor dem Softmax durch die Temperatur geteilt</translation>
        </message>
        <message>
            <source>&amp;Temperature</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>&amp;Temperatur</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Keys, query and temperature as at the start</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Keys, Query und Temperatur wie zu Beginn</translation>
        </message>
        <message>
            <source>weight of %1</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Gewicht von %1</translation>
        </message>
        <message>
            <source>Queries of the decoder, step by step, in the plane of their two principal components; a region is named by the source token with the most weight; numbers are those of the projected query</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Queries des Decoders, Schritt für Schritt, in der Ebene ihrer zwei Hauptkomponenten; ein Gebiet ist nach dem Quelltoken mit dem größten Gewicht benannt; Zahlen gelten für die projizierte Query</translation>
        </message>
        <message>
            <source>Drag the query or a key; arrows move it, Page Up and Page Down choose it · double click: one plane large · lines: the largest weight is 0.5 and 0.9</source>
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
            <translation>Query oder einen Key ziehen; Pfeiltasten bewegen, Bild auf und Bild ab wählen · Doppelklick: eine Ebene groß · Linien: das größte Gewicht ist 0,5 und 0,9</translation>
        </message>
        <message>
            <source>H %1 bit</source>
            <extracomment>ui/pictures/landscape/landscape_scene.cpp</extracomment>
            <translation>H %1 bit</translation>
        </message>
        <message>
            <source>Score landscape</source>
            <extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
            <translation>Score-Landschaft</translation>
        </message>
        <message>
            <source>Query at %1, %2. %3</source>
            <extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
            <translation>Query bei %1, %2. %3</translation>
        </message>
        <message>
            <source>Lanes</source>
            <extracomment>ui/pictures/cards/lane_area.cpp, ui/pictures/cards/lane_grid.cpp, ui/pictures/cards/lane_thumbs.cpp, ui/step/step_tool_bar.cpp, ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Spuren</translation>
        </message>
        <message>
            <source>next</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>folgt</translation>
        </message>
        <message>
            <source>H</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>H</translation>
        </message>
        <message>
            <source>exact</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>exakt</translation>
        </message>
        <message>
            <source>The most likely token of the current step and its probability; then the one that was said in its place by hand, if any</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Das wahrscheinlichste Token des aktuellen Schritts und seine Wahrscheinlichkeit; danach gegebenenfalls das Token, das von Hand an seiner Stelle gesagt wurde</translation>
        </message>
        <message>
            <source>How widely the softmax of the scores spreads, before a span changes it: the mean of the rows shown, 0 bit when each row looks at one token</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Wie weit der Softmax der Scores streut, bevor ein Bereich ihn verändert: das Mittel der angezeigten Zeilen, 0 bit, wenn jede Zeile auf ein Token blickt</translation>
        </message>
        <message>
            <source>Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Mittleres −ln p der richtigen Tokens von Validierungspaaren bei der letzten Messung: 0, wo alle sicher sind</translation>
        </message>
        <message>
            <source>Alignment error rate of the rows shown, measured against the known links; a dash where no row has one</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Alignment-Fehlerrate der angezeigten Zeilen, gemessen an den bekannten Links; ein Strich, wo keine Zeile einen hat</translation>
        </message>
        <message>
            <source>Whole outputs that are right on held-out pairs, as last measured</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Vollständig richtige Ausgaben auf Validierungspaaren bei der letzten Messung</translation>
        </message>
        <message>
            <source>Time of one step of this lane on this machine: the median of the steps so far</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Zeit eines Schritts dieser Spur auf diesem Rechner: der Median der bisherigen Schritte</translation>
        </message>
        <message>
            <source>class</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>acc.</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Acc.</translation>
        </message>
        <message>
            <source>Lane %1</source>
            <extracomment>ui/learn/step_stage.cpp, ui/pictures/cards/lane_card.cpp, ui/step/session/step_cursor.cpp, ui/train/train_actions.cpp</extracomment>
            <translation>Spur %1</translation>
        </message>
        <message>
            <source>Lane %1, %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Spur %1, %2</translation>
        </message>
        <message>
            <source>Attention weights of %1</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Attention-Gewichte von %1</translation>
        </message>
        <message>
            <source>Attention of %1 as lines</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
            <translation>Attention von %1 als Linien</translation>
        </message>
        <message>
            <source>Text as %1 weighs it</source>
            <extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_document.cpp</extracomment>
            <translation>Text, wie %1 ihn gewichtet</translation>
        </message>
        <message>
            <source>: select this lane (%1)</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>: diese Spur auswählen (%1)</translation>
        </message>
        <message>
            <source>Shown: %1</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Angezeigt: %1</translation>
        </message>
        <message>
            <source>loss %1, AER %2, exact match %3</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Loss %1, AER %2, exakte Treffer %3</translation>
        </message>
        <message>
            <source>so far: mean entropy %1, AER %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>bisher: mittlere Entropie %1, AER %2</translation>
        </message>
        <message>
            <source>model: %1 of held-out pairs are right</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>Modell: %1 der Validierungspaare sind richtig</translation>
        </message>
        <message>
            <source> bit</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation> bit</translation>
        </message>
        <message>
            <source> %</source>
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source>, said: %1</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, gesagt: %1</translation>
        </message>
        <message>
            <source>%1 attention, nothing decoded yet</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>%1-Attention, noch nichts dekodiert</translation>
        </message>
        <message>
            <source>%1 attention, row %2 of %3</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>%1-Attention, Zeile %2 von %3</translation>
        </message>
        <message>
            <source>%1 attention, step %2 of %3</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>%1-Attention, Schritt %2 von %3</translation>
        </message>
        <message>
            <source>, takes %1 with probability %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, wählt %1 mit Wahrscheinlichkeit %2</translation>
        </message>
        <message>
            <source>, does not take %1, whose probability is %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, wählt nicht %1 mit der Wahrscheinlichkeit %2</translation>
        </message>
        <message>
            <source>, looks at %1 with %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, blickt auf %1 mit %2</translation>
        </message>
        <message>
            <source>, weight of %1 is %2</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, Gewicht von %1 ist %2</translation>
        </message>
        <message>
            <source>, one fixed vector for every step</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, ein fester Vektor für jeden Schritt</translation>
        </message>
        <message>
            <source>; class %1</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>; Klasse %1</translation>
        </message>
        <message>
            <source>; next token %1</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>; nächstes Token %1</translation>
        </message>
        <message>
            <source>, as expected</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, wie erwartet</translation>
        </message>
        <message>
            <source>, not as expected</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, nicht wie erwartet</translation>
        </message>
        <message>
            <source>; entropy %1, alignment error rate %2, exact match %3</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>; Entropie %1, Alignment-Fehlerrate %2, exakte Treffer %3</translation>
        </message>
        <message>
            <source>, loss %1</source>
            <extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
            <translation>, Loss %1</translation>
        </message>
        <message>
            <source>loss 0.00012 AER 0.00 exact match 100.0 %</source>
            <extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
            <translation>Loss 0,00012 AER 0,00 exakte Treffer 100,0 %</translation>
        </message>
        <message>
            <source>entropy 0.00 bit AER 0.00 exact match 100.0 %</source>
            <extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
            <translation>Entropie 0,00 bit AER 0,00 exakte Treffer 100,0 %</translation>
        </message>
        <message>
            <source>step 0.00 ms</source>
            <extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
            <translation>Schritt 0,00 ms</translation>
        </message>
        <message>
            <source>look at: %1</source>
            <extracomment>ui/pictures/cards/lane_card_maps.cpp</extracomment>
            <translation>Blick auf: %1</translation>
        </message>
        <message>
            <source>Attention maps</source>
            <extracomment>ui/pictures/cards/lane_card_maps.cpp, ui/pictures/maps/map_table.cpp</extracomment>
            <translation>Attention-Maps</translation>
        </message>
        <message>
            <source>base: its weights</source>
            <extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
            <translation>Basis: ihre Gewichte</translation>
        </message>
        <message>
            <source>less %1, %2</source>
            <extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
            <translation>minus %1, %2</translation>
        </message>
        <message>
            <source>%1 a step, %2 for the encoder, on this machine</source>
            <extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
            <translation>%1 je Schritt, %2 für den Encoder, auf diesem Rechner</translation>
        </message>
        <message>
            <source>Whether this lane is trained</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Ob diese Spur trainiert wird</translation>
        </message>
        <message>
            <source>Remove lane</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Spur entfernen</translation>
        </message>
        <message>
            <source>Remove this lane from the run</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Diese Spur aus dem Lauf entfernen</translation>
        </message>
        <message>
            <source>Remove the lane %1</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Die Spur %1 entfernen</translation>
        </message>
        <message>
            <source>This lane has a model of its own:
%1</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Diese Spur hat ein eigenes Modell:
%1</translation>
        </message>
        <message>
            <source>Train the lane %1</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Die Spur %1 trainieren</translation>
        </message>
        <message>
            <source>Settings of the lane %1</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Einstellungen der Spur %1</translation>
        </message>
        <message>
            <source>Settings of %1 alone: score, span, wiring, cell, sizes, training</source>
            <extracomment>ui/train/setup/lane_row.cpp</extracomment>
            <translation>Einstellungen nur für %1: Score, Bereich, Verschaltung, Zelle, Größen, Training</translation>
        </message>
        <message>
            <source>Only %1</source>
            <extracomment>ui/step/session/lane_sets.cpp</extracomment>
            <translation>Nur %1</translation>
        </message>
        <message>
            <source>Show the lane “%1” alone</source>
            <extracomment>ui/step/session/lane_sets.cpp</extracomment>
            <translation>Nur die Spur „%1“ anzeigen</translation>
        </message>
        <message>
            <source>&amp;All Lanes</source>
            <extracomment>ui/step/session/lane_sets.cpp</extracomment>
            <translation>&amp;Alle Spuren</translation>
        </message>
        <message>
            <source>Show every open lane</source>
            <extracomment>ui/step/session/lane_sets.cpp</extracomment>
            <translation>Jede geöffnete Spur anzeigen</translation>
        </message>
        <message>
            <source>Show these two lanes alone, to compare them</source>
            <extracomment>ui/step/session/lane_sets.cpp</extracomment>
            <translation>Nur diese beiden Spuren anzeigen, um sie zu vergleichen</translation>
        </message>
        <message>
            <source>Train %1</source>
            <extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
            <translation>%1 trainieren</translation>
        </message>
        <message>
            <source>%1 is trained; click to leave it out</source>
            <extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
            <translation>%1 wird trainiert; ein Klick lässt die Spur aus</translation>
        </message>
        <message>
            <source>%1 is not trained; click to train it</source>
            <extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
            <translation>%1 wird nicht trainiert; ein Klick trainiert die Spur</translation>
        </message>
        <message>
            <source>Show the lane %1</source>
            <extracomment>ui/pictures/cards/lane_thumb.cpp</extracomment>
            <translation>Die Spur %1 anzeigen</translation>
        </message>
        <message>
            <source>&amp;System</source>
            <extracomment>ui/window/language_actions.cpp, ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;System</translation>
        </message>
        <message>
            <source>The language of the window</source>
            <extracomment>ui/window/language_actions.cpp</extracomment>
            <translation>Die Sprache des Fensters</translation>
        </message>
        <message>
            <source>&amp;Grid of Lanes</source>
            <extracomment>ui/step/views/layout_actions.cpp</extracomment>
            <translation>R&amp;aster der Spuren</translation>
        </message>
        <message>
            <source>Show all lanes side by side</source>
            <extracomment>ui/step/views/layout_actions.cpp</extracomment>
            <translation>Alle Spuren nebeneinander anzeigen</translation>
        </message>
        <message>
            <source>&amp;Focus on One Lane</source>
            <extracomment>ui/step/views/layout_actions.cpp, ui/train/train_page.cpp</extracomment>
            <translation>&amp;Fokus auf eine Spur</translation>
        </message>
        <message>
            <source>Show the selected lane large, the others as small pictures; again: the grid</source>
            <extracomment>ui/step/views/layout_actions.cpp</extracomment>
            <translation>Die ausgewählte Spur groß anzeigen, die anderen als kleine Bilder; noch einmal: das Raster</translation>
        </message>
        <message>
            <source>Grid</source>
            <extracomment>ui/step/views/layout_actions.cpp</extracomment>
            <translation>Raster</translation>
        </message>
        <message>
            <source>Focus</source>
            <extracomment>ui/step/views/layout_actions.cpp</extracomment>
            <translation>Fokus</translation>
        </message>
        <message>
            <source>Learn</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>Lessons that drive the window and check the answers</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Lektionen, die das Fenster steuern und die Antworten prüfen</translation>
        </message>
        <message>
            <source>The lesson is in %1.</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Die Lektion ist in %1.</translation>
        </message>
        <message>
            <source>Choose a lesson.</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Wählen Sie eine Lektion.</translation>
        </message>
        <message>
            <source>&amp;Lesson</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>&amp;Lektion</translation>
        </message>
        <message>
            <source>&amp;Next Step</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>&amp;Nächster Schritt</translation>
        </message>
        <message>
            <source>Go to the next step of the lesson</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Zum nächsten Schritt der Lektion gehen</translation>
        </message>
        <message>
            <source>&amp;Previous Step</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>&amp;Vorheriger Schritt</translation>
        </message>
        <message>
            <source>Go back to the step before</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Zum Schritt davor zurückgehen</translation>
        </message>
        <message>
            <source>Go to the &amp;Question</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Zur &amp;Frage</translation>
        </message>
        <message>
            <source>Scroll to the question and answer it with the keyboard</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Zur Frage blättern und sie mit der Tastatur beantworten</translation>
        </message>
        <message>
            <source>Start &amp;Again</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Neu &amp;beginnen</translation>
        </message>
        <message>
            <source>Forget your answers to this lesson and begin with its first step</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Ihre Antworten in dieser Lektion vergessen und mit dem ersten Schritt beginnen</translation>
        </message>
        <message>
            <source>&amp;Save Your Answers…</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Antworten &amp;speichern…</translation>
        </message>
        <message>
            <source>Write your answers to this lesson as a file that a teacher can have checked</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Ihre Antworten in dieser Lektion als Datei schreiben, die eine Lehrkraft prüfen lassen kann</translation>
        </message>
        <message>
            <source>Ne&amp;w Lesson…</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Neue Le&amp;ktion…</translation>
        </message>
        <message>
            <source>Write a lesson: set up the pictures, record them as steps, and type the texts</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Eine Lektion schreiben: Bilder einrichten, als Schritte aufnehmen und die Texte eingeben</translation>
        </message>
        <message>
            <source>&amp;Edit This Lesson</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Lektion b&amp;earbeiten</translation>
        </message>
        <message>
            <source>Change a copy of the lesson that is open</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Eine Kopie der geöffneten Lektion ändern</translation>
        </message>
        <message>
            <source>Back to Wr&amp;iting</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Zurück zum Sch&amp;reiben</translation>
        </message>
        <message>
            <source>Go on writing the lesson that is tried</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Die ausprobierte Lektion weiterschreiben</translation>
        </message>
        <message>
            <source>List of &amp;Lessons</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>&amp;Liste der Lektionen</translation>
        </message>
        <message>
            <source>Show the list of lessons, or hide it</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Die Liste der Lektionen ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Open Lesson</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Lektion öffnen</translation>
        </message>
        <message>
            <source>Lessons (*.attnlesson lesson.json)</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Lektionen (*.attnlesson lesson.json)</translation>
        </message>
        <message>
            <source>The answer is not complete. Point at what is asked for in the picture.</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Die Antwort ist nicht vollständig. Zeigen Sie im Bild auf das, wonach gefragt ist.</translation>
        </message>
        <message>
            <source>Save Your Answers</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Antworten speichern</translation>
        </message>
        <message>
            <source>Answers (*.json)</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Antworten (*.json)</translation>
        </message>
        <message>
            <source>Your answers are in %1.</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Ihre Antworten stehen in %1.</translation>
        </message>
        <message>
            <source>%1 of %2 questions answered</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>%1 von %2 Fragen beantwortet</translation>
        </message>
        <message>
            <source>Alignment error by the length of the source</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>Alignment-Fehler nach Länge der Quelle</translation>
        </message>
        <message>
            <source>Open known links to see the alignment error by the length of the source.</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>Öffnen Sie bekannte Links, um den Alignment-Fehler nach Länge der Quelle zu sehen.</translation>
        </message>
        <message>
            <source>source length, tokens</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>Quelllänge, Tokens</translation>
        </message>
        <message>
            <source>%1, exact match</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>%1, exakte Treffer</translation>
        </message>
        <message>
            <source>%1 to %2 tokens</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>%1 bis %2 Tokens</translation>
        </message>
        <message>
            <source>%1, %2, %3: %4 %5</source>
            <extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
            <translation>%1, %2, %3: %4 %5</translation>
        </message>
        <message>
            <source>, exact match %1</source>
            <extracomment>ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp</extracomment>
            <translation>, exakte Treffer %1</translation>
        </message>
        <message>
            <source>trained on %1–%2</source>
            <extracomment>ui/figures/charts/length_painter.cpp</extracomment>
            <translation>trainiert auf %1–%2</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <extracomment>ui/learn/lesson_list.cpp, ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Öffnen…</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>ui/learn/lesson_list.cpp</extracomment>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Open a lesson from a file (.attnlesson)</source>
            <extracomment>ui/learn/lesson_list.cpp</extracomment>
            <translation>Eine Lektion aus einer Datei öffnen (.attnlesson)</translation>
        </message>
        <message>
            <source>  %1 of %2</source>
            <extracomment>ui/learn/lesson_list.cpp</extracomment>
            <translation>  %1 von %2</translation>
        </message>
        <message>
            <source>%1, %2 of %3 steps done</source>
            <extracomment>ui/learn/lesson_list.cpp</extracomment>
            <translation>%1, %2 von %3 Schritten erledigt</translation>
        </message>
        <message>
            <source>About %1 minutes</source>
            <extracomment>ui/learn/lesson_list.cpp</extracomment>
            <translation>Etwa %1 Minuten</translation>
        </message>
        <message>
            <source>Back to &amp;Writing</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Zurück zum &amp;Schreiben</translation>
        </message>
        <message>
            <source>&amp;Check</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>&amp;Prüfen</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>H&amp;inweis</translation>
        </message>
        <message>
            <source>Show &amp;Me</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Zei&amp;gen</translation>
        </message>
        <message>
            <source>As at the Start</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Wie zu Beginn</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <extracomment>ui/learn/lesson_panel.cpp, ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Let the engine check the answer (Ctrl+Return)</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Die Antwort vom Programm prüfen lassen (Strg+Enter)</translation>
        </message>
        <message>
            <source>Show the right answer in the window</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Die richtige Antwort im Fenster zeigen</translation>
        </message>
        <message>
            <source>Show the window as it was when the step began</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Das Fenster zeigen, wie es zu Beginn des Schritts war</translation>
        </message>
        <message>
            <source>The engine computes</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Das Programm rechnet</translation>
        </message>
        <message>
            <source>Lesson %1</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Lektion %1</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>&amp;Compare</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <source>Compare with this answer</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Vergleichen Sie mit dieser Antwort</translation>
        </message>
        <message>
            <source>✓ Right</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>✓ Richtig</translation>
        </message>
        <message>
            <source>✗ Not yet</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>✗ Noch nicht</translation>
        </message>
        <message>
            <source>: %1 of %2</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>: %1 von %2</translation>
        </message>
        <message>
            <source>. Measured: %1</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>. Gemessen: %1</translation>
        </message>
        <message>
            <source>An answer</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Eine Antwort</translation>
        </message>
        <message>
            <source>No answer was found</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Keine Antwort gefunden</translation>
        </message>
        <message>
            <source>This is right</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>Dies ist richtig</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <source>There is no further hint.</source>
            <extracomment>ui/learn/lesson_player.cpp</extracomment>
            <translation>Es gibt keinen weiteren Hinweis.</translation>
        </message>
        <message>
            <source>The step was stopped. Choose it again to go on.</source>
            <extracomment>ui/learn/lesson_player.cpp</extracomment>
            <translation>Der Schritt wurde gestoppt. Wählen Sie ihn erneut, um fortzufahren.</translation>
        </message>
        <message>
            <source>There is not enough memory for this step. Close other programs, then try again.</source>
            <extracomment>ui/learn/lesson_worker.cpp</extracomment>
            <translation>Für diesen Schritt reicht der Speicher nicht. Schließen Sie andere Programme und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Title</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Where does it look?</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Wohin blickt es?</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <source>one sentence for the list</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>ein Satz für die Liste</translation>
        </message>
        <message>
            <source>Title of the step</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Titel des Schritts</translation>
        </message>
        <message>
            <source>One row</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Eine Zeile</translation>
        </message>
        <message>
            <source>To do</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Zu tun</translation>
        </message>
        <message>
            <source>what the person is to do; may be empty</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>was zu tun ist; darf leer sein</translation>
        </message>
        <message>
            <source>&amp;Record a Step</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schritt auf&amp;nehmen</translation>
        </message>
        <message>
            <source>Add a step that shows the window as it is now</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Einen Schritt hinzufügen, der das Fenster zeigt, wie es jetzt ist</translation>
        </message>
        <message>
            <source>Record A&amp;gain</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>&amp;Erneut aufnehmen</translation>
        </message>
        <message>
            <source>Let the step show the window as it is now</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Den Schritt das Fenster zeigen lassen, wie es jetzt ist</translation>
        </message>
        <message>
            <source>Up</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Auf</translation>
        </message>
        <message>
            <source>Move the step before the one above</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Den Schritt vor den darüber verschieben</translation>
        </message>
        <message>
            <source>Down</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Ab</translation>
        </message>
        <message>
            <source>Move the step after the one below</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Den Schritt hinter den darunter verschieben</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove the step</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Den Schritt entfernen</translation>
        </message>
        <message>
            <source>&amp;Try It</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Aus&amp;probieren</translation>
        </message>
        <message>
            <source>Do the lesson from this step on</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Die Lektion ab diesem Schritt durchgehen</translation>
        </message>
        <message>
            <source>Sa&amp;ve…</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>&amp;Speichern…</translation>
        </message>
        <message>
            <source>Write the lesson into a file</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Die Lektion in eine Datei schreiben</translation>
        </message>
        <message>
            <source>End writing</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schreiben beenden</translation>
        </message>
        <message>
            <source>Text of the step</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Text des Schritts</translation>
        </message>
        <message>
            <source>Markdown; {lane('dot').step(1).entropy | 2} is computed</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Markdown; {lane('dot').step(1).entropy | 2} wird berechnet</translation>
        </message>
        <message>
            <source>Steps</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Step</source>
            <comment>of a lesson</comment>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Text</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp, ui/pictures/tokens/source_panel.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Text</translation>
        </message>
        <message>
            <source>Set up the pictures, then record a step.</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Richten Sie die Bilder ein und nehmen Sie dann einen Schritt auf.</translation>
        </message>
        <message>
            <source>The lesson</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Die Lektion</translation>
        </message>
        <message>
            <source>The lesson is whole.</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Die Lektion ist vollständig.</translation>
        </message>
        <message>
            <source>Step %1</source>
            <comment>of a lesson</comment>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>Save Lesson</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Lektion speichern</translation>
        </message>
        <message>
            <source>Lessons (*.attnlesson)</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Lektionen (*.attnlesson)</translation>
        </message>
        <message>
            <source>Lesson</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>The lesson “%1” has changes that are not saved.</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Die Lektion „%1“ hat ungespeicherte Änderungen.</translation>
        </message>
        <message>
            <source>It cannot be saved yet: %1</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Sie kann noch nicht gespeichert werden: %1</translation>
        </message>
        <message>
            <source>Trainings are written in the lesson's file; only pictures of lanes are recorded.</source>
            <extracomment>ui/learn/lesson_writing.cpp</extracomment>
            <translation>Trainings werden in der Datei der Lektion geschrieben; aufgenommen werden nur Bilder von Spuren.</translation>
        </message>
        <message>
            <source>of step %1</source>
            <extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
            <translation>von Schritt %1</translation>
        </message>
        <message>
            <source>no line: below %1</source>
            <extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
            <translation>keine Linie: unter %1</translation>
        </message>
        <message>
            <source>Legend of lines: the thicker, the larger the weight</source>
            <extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
            <translation>Legende der Linien: je dicker, desto größer das Gewicht</translation>
        </message>
        <message>
            <source>The thicker and darker a line, the larger the weight; those under 1 % have no line.
Coloured lines are of the current row, or of the token under the mouse.</source>
            <extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
            <translation>Je dicker und dunkler eine Linie, desto größer das Gewicht; unter 1 % gibt es keine Linie.
Farbige Linien gehören zur aktuellen Zeile oder zum Token unter der Maus.</translation>
        </message>
        <message>
            <source>known link: this is where it comes from</source>
            <extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
            <translation>bekannter Link: von hier kommt es</translation>
        </message>
        <message>
            <source>possible link: one of several places where it may come from</source>
            <extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
            <translation>möglicher Link: eine von mehreren Stellen, von denen es kommen kann</translation>
        </message>
        <message>
            <source>Weights under 1 % have no line.</source>
            <extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
            <translation>Gewichte unter 1 % haben keine Linie.</translation>
        </message>
        <message>
            <source>The thicker a line, the larger the weight. %1</source>
            <extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
            <translation>Je dicker eine Linie, desto größer das Gewicht. %1</translation>
        </message>
        <message>
            <source>Legend of outlines: solid is a known link, dashed a possible link</source>
            <extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>Legende der Umrisse: durchgezogen ist ein bekannter Link, gestrichelt ein möglicher</translation>
        </message>
        <message>
            <source>A solid outline is a known link: this source
token alone explains the output token.
Dashed outlines are possible links: these source
tokens explain it together, and looking at any
of them is right.</source>
            <extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>Ein durchgezogener Umriss ist ein bekannter Link:
Dieses Quelltoken allein erklärt das Ausgabetoken.
Gestrichelte Umrisse sind mögliche Links: Diese
Quelltokens erklären es gemeinsam, und auf jedes
von ihnen zu blicken ist richtig.</translation>
        </message>
        <message>
            <source>An empty outline is a known link without a line:
its weight is under 1 %.</source>
            <extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>Ein leerer Umriss ist ein bekannter Link ohne Linie:
Sein Gewicht liegt unter 1 %.</translation>
        </message>
        <message>
            <source>The largest weight of a row has its number
where there is room.</source>
            <extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>Am größten Gewicht einer Zeile steht seine Zahl,
wo Platz ist.</translation>
        </message>
        <message>
            <source>The largest weight of a row is outlined too,
or printed where there is room.</source>
            <extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
            <translation>Auch das größte Gewicht einer Zeile ist umrandet
oder steht als Zahl da, wo Platz ist.</translation>
        </message>
        <message>
            <source>&amp;Rate</source>
            <extracomment>ui/train/live_settings.cpp</extracomment>
            <translation>&amp;Rate</translation>
        </message>
        <message>
            <source>Learning rate of the next update; the schedule goes on in proportion to it. Return changes it.</source>
            <extracomment>ui/train/live_settings.cpp</extracomment>
            <translation>Lernrate des nächsten Updates; ihr Verlauf geht im Verhältnis dazu weiter. Enter übernimmt sie.</translation>
        </message>
        <message>
            <source>Share of the activations that an update leaves out, from 0 to below 1. Return changes it.</source>
            <extracomment>ui/train/live_settings.cpp</extracomment>
            <translation>Anteil der Aktivierungen, die ein Update auslässt, von 0 bis unter 1. Enter übernimmt ihn.</translation>
        </message>
        <message>
            <source>Teacher f&amp;orcing</source>
            <extracomment>ui/train/live_settings.cpp</extracomment>
            <translation>Teacher F&amp;orcing</translation>
        </message>
        <message>
            <source>Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. Return changes it.</source>
            <extracomment>ui/train/live_settings.cpp</extracomment>
            <translation>Anteil der Schritte, in denen der Decoder das richtige Token statt seines eigenen liest, von 0 bis 1. Enter übernimmt ihn.</translation>
        </message>
        <message>
            <source>%1: a session is opened alone. Choose no other file with it.</source>
            <extracomment>ui/window/main_window.cpp</extracomment>
            <translation>%1: Eine Sitzung wird allein geöffnet. Wählen Sie keine andere Datei dazu.</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>ui/window/main_window.cpp</extracomment>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Everything it opens (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Lessons (*.attnlesson);;Models (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Runs and recipes (*.attnrun *.json);;All files, alignments among them (*)</source>
            <extracomment>ui/window/main_window.cpp</extracomment>
            <translation>Alles, was sich öffnen lässt (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sitzungen (*.attnlab);;Lektionen (*.attnlesson);;Modelle (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Läufe und Rezepte (*.attnrun *.json);;Alle Dateien, darunter Alignments (*)</translation>
        </message>
        <message>
            <source>Save Screenshot</source>
            <extracomment>ui/window/main_window.cpp</extracomment>
            <translation>Bildschirmfoto speichern</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <extracomment>ui/window/main_window.cpp</extracomment>
            <translation>Bilder (*.png)</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is open already is read again</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Eine Sitzung, Modelle, einen gespeicherten Lauf oder Rezepte öffnen. Ein Modell wird zu einer Spur; eines, dessen Datei schon offen ist, wird neu gelesen</translation>
        </message>
        <message>
            <source>Open &amp;Recent</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Zuletzt &amp;verwendet</translation>
        </message>
        <message>
            <source>Save Screensho&amp;t…</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Bildschirm&amp;foto speichern…</translation>
        </message>
        <message>
            <source>Write a picture of the window as a PNG</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Ein Bild des Fensters als PNG schreiben</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>Close the window</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Das Fenster schließen</translation>
        </message>
        <message>
            <source>M&amp;ode</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>M&amp;odus</translation>
        </message>
        <message>
            <source>Lang&amp;uage</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Sprac&amp;he</translation>
        </message>
        <message>
            <source>&amp;Appearance</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Erscheinungsbild</translation>
        </message>
        <message>
            <source>&amp;Full Screen</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Vo&amp;llbild</translation>
        </message>
        <message>
            <source>Fill the whole screen, or go back to a window</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Den ganzen Bildschirm füllen oder zu einem Fenster zurückkehren</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Shortcuts and Gestures</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Tastenkürzel und Gesten</translation>
        </message>
        <message>
            <source>Every key of this window, and what the mouse does in it</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Jede Taste dieses Fensters und was die Maus darin tut</translation>
        </message>
        <message>
            <source>&amp;About Attention Lab</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Über Attention Lab</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <extracomment>ui/window/main_window_menus.cpp</extracomment>
            <translation>Version und Lizenz</translation>
        </message>
        <message>
            <source>&amp;Next Map</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>&amp;Nächste Map</translation>
        </message>
        <message>
            <source>Show the next attention map of the selected lane</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Die nächste Attention-Map der ausgewählten Spur zeigen</translation>
        </message>
        <message>
            <source>&amp;Previous Map</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>&amp;Vorherige Map</translation>
        </message>
        <message>
            <source>Show the attention map before, of the selected lane</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Die vorherige Attention-Map der ausgewählten Spur zeigen</translation>
        </message>
        <message>
            <source>&amp;Best Head on Known Links</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>&amp;Bester Head an bekannten Links</translation>
        </message>
        <message>
            <source>A decoder's step reads a token and writes the next one. Its weights are shown for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Ein Schritt des Decoders liest ein Token und schreibt das nächste. Seine Gewichte werden für das gelesene Token gezeigt, nicht für das geschriebene (Chen et al. 2020)</translation>
        </message>
        <message>
            <source>Attentio&amp;n Map</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Atte&amp;ntion-Map</translation>
        </message>
        <message>
            <source>Open a model first</source>
            <extracomment>ui/step/views/map_actions.cpp, ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Öffnen Sie zuerst ein Modell</translation>
        </message>
        <message>
            <source>%1 has no attention map</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>%1 hat keine Attention-Map</translation>
        </message>
        <message>
            <source>%1 has one attention map</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>%1 hat eine Attention-Map</translation>
        </message>
        <message>
            <source>Choose which attention of %1 its lane shows</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Wählen, welche Attention von %1 die Spur zeigt</translation>
        </message>
        <message>
            <source>%1 of %2 aligns best: AER %3 on %4 other pairs</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>%1 von %2 aligniert am besten: AER %3 an %4 anderen Paaren</translation>
        </message>
        <message>
            <source>Stop Looking for the &amp;Best Head</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Suche nach &amp;bestem Head stoppen</translation>
        </message>
        <message>
            <source>Stop measuring the heads of %1</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Die Messung der Heads von %1 stoppen</translation>
        </message>
        <message>
            <source>Measure the heads of %1 on %2 other pairs, and show the one nearest to their links</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Die Heads von %1 an %2 anderen Paaren messen und den zeigen, der ihren Links am nächsten ist</translation>
        </message>
        <message>
            <source>Several heads must attend to a source whose links are known</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Dazu müssen mehrere Heads auf eine Quelle mit bekannten Links blicken</translation>
        </message>
        <message>
            <source>Show this map of %1 (%2)</source>
            <extracomment>ui/step/views/map_actions.cpp</extracomment>
            <translation>Diese Map von %1 zeigen (%2)</translation>
        </message>
        <message>
            <source>Measure All Maps</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>Alle Maps messen</translation>
        </message>
        <message>
            <source>Alignment error of each attention map</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>Alignment-Fehler jeder Attention-Map</translation>
        </message>
        <message>
            <source>Avg</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>Ø</translation>
        </message>
        <message>
            <source>%1: %2 %3%4%5</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>%1: %2 %3%4%5</translation>
        </message>
        <message>
            <source>, shown</source>
            <extracomment>ui/inspect/charts/map_chart.cpp, ui/pictures/maps/map_table.cpp</extracomment>
            <translation>, angezeigt</translation>
        </message>
        <message>
            <source>Click to show this map</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>Klick zeigt diese Map</translation>
        </message>
        <message>
            <source>In percent.</source>
            <extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
            <translation>In Prozent.</translation>
        </message>
        <message>
            <source>head 1</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Head 1</translation>
        </message>
        <message>
            <source>Choice of the map</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Wahl der Map</translation>
        </message>
        <message>
            <source>Show %1</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>%1 anzeigen</translation>
        </message>
        <message>
            <source>measuring… (cancel)</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Messung… (abbrechen)</translation>
        </message>
        <message>
            <source>best on known links</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>bester an bekannten Links</translation>
        </message>
        <message>
            <source>Stop looking for the best head</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Die Suche nach dem besten Head stoppen</translation>
        </message>
        <message>
            <source>Show the head of the cross-attention whose largest weights are nearest to the known links of other pairs of the task, which the model was not trained on</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Den Head der Cross-Attention zeigen, dessen größte Gewichte den bekannten Links anderer Paare der Aufgabe am nächsten sind, mit denen das Modell nicht trainiert wurde</translation>
        </message>
        <message>
            <source>Best on known links</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>Bester an bekannten Links</translation>
        </message>
        <message>
            <source>chosen on %1 other pairs: AER %2 there</source>
            <extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
            <translation>gewählt an %1 anderen Paaren: dort AER %2</translation>
        </message>
        <message>
            <source>Measuring all maps</source>
            <extracomment>ui/inspect/document/map_measuring.cpp</extracomment>
            <translation>Alle Maps werden gemessen</translation>
        </message>
        <message>
            <source>Attention maps of %1</source>
            <extracomment>ui/pictures/maps/map_table.cpp</extracomment>
            <translation>Attention-Maps von %1</translation>
        </message>
        <message>
            <source>, alignment error rate %1</source>
            <extracomment>ui/pictures/maps/map_table.cpp</extracomment>
            <translation>, Alignment-Fehlerrate %1</translation>
        </message>
        <message>
            <source>, later tokens are not permitted</source>
            <extracomment>ui/pictures/maps/map_table.cpp</extracomment>
            <translation>, spätere Tokens sind nicht erlaubt</translation>
        </message>
        <message>
            <source>
Click to show it large.</source>
            <extracomment>ui/pictures/maps/map_table.cpp</extracomment>
            <translation>
Klick zeigt sie groß.</translation>
        </message>
        <message>
            <source>Message</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Meldung</translation>
        </message>
        <message>
            <source>Close this message</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <source>Close message</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Meldung schließen</translation>
        </message>
        <message>
            <source>And %1 more like these.</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Und %1 weitere dieser Art.</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Problem</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Mode</source>
            <extracomment>ui/window/mode_list.cpp</extracomment>
            <translation>Modus</translation>
        </message>
        <message>
            <source>%1 (Ctrl+%2)</source>
            <extracomment>ui/window/mode_list.cpp</extracomment>
            <translation>%1 (Strg+%2)</translation>
        </message>
        <message>
            <source> · tokens read</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation> · gelesene Tokens</translation>
        </message>
        <message>
            <source> · words</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation> · Wörter</translation>
        </message>
        <message>
            <source>Decoding with %1</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation>Dekodieren mit %1</translation>
        </message>
        <message>
            <source>Reading %1 again</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation>%1 wird erneut gelesen</translation>
        </message>
        <message>
            <source>1 model decoded</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation>1 Modell dekodiert</translation>
        </message>
        <message numerus="yes">
            <source>%1 models decoded</source>
            <extracomment>ui/inspect/document/model_reader.cpp</extracomment>
            <translation>
                <numerusform>%1 Modell dekodiert</numerusform>
                <numerusform>%1 Modelle dekodiert</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Recurrent | Transformer</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>&amp;Rekurrent | Transformer</translation>
        </message>
        <message>
            <source>Show a GRU with additive attention beside a Transformer of the same task, alone</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Nur eine GRU mit additiver Attention und daneben einen Transformer derselben Aufgabe anzeigen</translation>
        </message>
        <message>
            <source>Show models with the score “%1” alone: a GRU and other architectures, so that only the architecture differs</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Nur Modelle mit dem Score „%1“ anzeigen: eine GRU und andere Architekturen, sodass sich nur die Architektur unterscheidet</translation>
        </message>
        <message>
            <source>All &amp;Heads of One Layer</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Alle &amp;Heads einer Schicht</translation>
        </message>
        <message>
            <source>Show each head of a Transformer's layer in a lane of its own</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Jeden Head einer Schicht eines Transformers in einer eigenen Spur anzeigen</translation>
        </message>
        <message>
            <source>One &amp;Score in All Architectures</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Ein &amp;Score in allen Architekturen</translation>
        </message>
        <message>
            <source>Compare architectures that score alike</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Architekturen mit gleichem Score vergleichen</translation>
        </message>
        <message>
            <source>all heads of one layer</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>alle Heads einer Schicht</translation>
        </message>
        <message>
            <source>Show each of the %1 heads of %2 in a lane of its own: %3, layer %4</source>
            <extracomment>ui/step/session/model_sets.cpp</extracomment>
            <translation>Jeden der %1 Heads von %2 in einer eigenen Spur anzeigen: %3, Schicht %4</translation>
        </message>
        <message>
            <source>&amp;Reduce Motion</source>
            <extracomment>ui/step/motion_actions.cpp</extracomment>
            <translation>Bewegung ver&amp;ringern</translation>
        </message>
        <message>
            <source>Nothing fades, slides or blinks</source>
            <extracomment>ui/step/motion_actions.cpp</extracomment>
            <translation>Nichts blendet, gleitet oder blinkt</translation>
        </message>
        <message>
            <source>Your bet</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Ihre Wette</translation>
        </message>
        <message>
            <source>Double click or Enter: why this number?</source>
            <extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
            <translation>Doppelklick oder Enter: warum diese Zahl?</translation>
        </message>
        <message>
            <source>Not trained:</source>
            <extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
            <translation>Nicht trainiert:</translation>
        </message>
        <message>
            <source>Lanes that are not trained</source>
            <extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
            <translation>Spuren, die nicht trainiert werden</translation>
        </message>
        <message>
            <source>Class p(y)</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Klasse p(y)</translation>
        </message>
        <message>
            <source>Next token p(y%1)</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Nächstes Token p(y%1)</translation>
        </message>
        <message>
            <source>Next token p(y)</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Nächstes Token p(y)</translation>
        </message>
        <message>
            <source>given</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>vorgegeben</translation>
        </message>
        <message>
            <source>%1
probability %2
logit %3</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>%1
Wahrscheinlichkeit %2
Logit %3</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>%1 mit %2</translation>
        </message>
        <message>
            <source>No token yet</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Noch kein Token</translation>
        </message>
        <message>
            <source>Most likely: %1</source>
            <extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>Am wahrscheinlichsten: %1</translation>
        </message>
        <message>
            <source>Browse…</source>
            <extracomment>ui/kit/widgets/path_row.cpp</extracomment>
            <translation>Suchen…</translation>
        </message>
        <message>
            <source>Browse: %1</source>
            <extracomment>ui/kit/widgets/path_row.cpp</extracomment>
            <translation>Suchen: %1</translation>
        </message>
        <message>
            <source>Choose the file in a dialog</source>
            <extracomment>ui/kit/widgets/path_row.cpp</extracomment>
            <translation>Die Datei in einem Dialog wählen</translation>
        </message>
        <message>
            <source>Texts (*.tsv *.txt *.csv *.gz);;All files (*)</source>
            <extracomment>ui/kit/widgets/path_row.cpp</extracomment>
            <translation>Texte (*.tsv *.txt *.csv *.gz);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>A text in lines by sentence is for models that say a class</source>
            <extracomment>ui/step/views/picture_actions.cpp</extracomment>
            <translation>Ein Text satzweise in Zeilen ist für Modelle, die eine Klasse ausgeben</translation>
        </message>
        <message>
            <source>The largest weight of each row, or every weight above the threshold, is a link.</source>
            <extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
            <translation>Das größte Gewicht jeder Zeile oder jedes Gewicht über der Schwelle ist ein Link.</translation>
        </message>
        <message>
            <source>The system gives links, not weights; lighter ones it calls possible.</source>
            <extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
            <translation>Das System gibt Links aus, keine Gewichte; hellere nennt es möglich.</translation>
        </message>
        <message>
            <source>Legend: links that the system gives are filled</source>
            <extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
            <translation>Legende: Links, die das System ausgibt, sind gefüllt</translation>
        </message>
        <message>
            <source>Legend: links that the weights become are marked</source>
            <extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
            <translation>Legende: Links, zu denen die Gewichte werden, sind markiert</translation>
        </message>
        <message>
            <source>%1 does not have this sentence.</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
            <translation>%1 hat diesen Satz nicht.</translation>
        </message>
        <message>
            <source>%1, target token %2 of %3, %4: %5</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
            <translation>%1, Zieltoken %2 von %3, %4: %5</translation>
        </message>
        <message>
            <source>%1, target token %2 of %3, weight of %4 is %5</source>
            <extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
            <translation>%1, Zieltoken %2 von %3, Gewicht von %4 ist %5</translation>
        </message>
        <message>
            <source>Threshold</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Schwelle</translation>
        </message>
        <message>
            <source>Whether all weights above a threshold are links, or the largest of each row</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Ob alle Gewichte über einer Schwelle Links sind oder das größte jeder Zeile</translation>
        </message>
        <message>
            <source>Weights above this are links, in hundredths</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Gewichte darüber sind Links, in Hundertsteln</translation>
        </message>
        <message>
            <source>links</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Links</translation>
        </message>
        <message>
            <source>corpus AER</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Korpus-AER</translation>
        </message>
        <message>
            <source>Links of this sentence that the weights become, marked with dots</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Links dieses Satzes, zu denen die Gewichte werden, mit Punkten markiert</translation>
        </message>
        <message>
            <source>off</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>aus</translation>
        </message>
        <message>
            <source>%1 has no weights of this sentence.</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>%1 hat keine Gewichte zu diesem Satz.</translation>
        </message>
        <message>
            <source>On: every weight above the threshold is a link.
Off: the largest weight of each row is.</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Ein: Jedes Gewicht über der Schwelle ist ein Link.
Aus: Das größte Gewicht jeder Zeile ist einer.</translation>
        </message>
        <message>
            <source>Of all sentences that have known links, with this threshold</source>
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
            <translation>Aller Sätze mit bekannten Links, bei dieser Schwelle</translation>
        </message>
        <message>
            <source>term </source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Summand </translation>
        </message>
        <message>
            <source>Term of the sum</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Summand der Summe</translation>
        </message>
        <message>
            <source>Chosen: token %1 %2</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: Token %1 %2</translation>
        </message>
        <message>
            <source>Click a token of the source, or go to it with ← and → and press Enter.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Klicken Sie auf ein Token der Quelle oder gehen Sie mit ← und → dorthin und drücken Sie Enter.</translation>
        </message>
        <message>
            <source>Chosen: step %1, token %2 %3, %4</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: Schritt %1, Token %2 %3, %4</translation>
        </message>
        <message>
            <source>Go to the row, then click the column of the token.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gehen Sie zur Zeile und klicken Sie dann auf die Spalte des Tokens.</translation>
        </message>
        <message>
            <source>Chosen: step %1, %2. Go to the step that you mean.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: Schritt %1, %2. Gehen Sie zu dem Schritt, den Sie meinen.</translation>
        </message>
        <message>
            <source>Click the lane.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Klicken Sie auf die Spur.</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: %1</translation>
        </message>
        <message>
            <source>Show the map that you mean.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Zeigen Sie die Map an, die Sie meinen.</translation>
        </message>
        <message>
            <source>Chosen: %1, %2</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: %1, %2</translation>
        </message>
        <message>
            <source>Chosen: step %1, token %2 %3</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Gewählt: Schritt %1, Token %2 %3</translation>
        </message>
        <message>
            <source>Click the column of the token, then give the number of the term.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Klicken Sie auf die Spalte des Tokens und geben Sie dann die Nummer des Summanden an.</translation>
        </message>
        <message>
            <source>Click the training.</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Klicken Sie auf das Training.</translation>
        </message>
        <message>
            <source>%1 of %2. </source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>%1 von %2. </translation>
        </message>
        <message>
            <source>under %1</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>unter %1</translation>
        </message>
        <message>
            <source>Predict, Then Re&amp;veal</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Vorhersagen, dann &amp;aufdecken</translation>
        </message>
        <message>
            <source>Click the source token that you expect the next step to look at most. The step then shows it</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Klicken Sie auf das Quelltoken, auf das der nächste Schritt Ihrer Erwartung nach am meisten blickt. Der Schritt zeigt es dann</translation>
        </message>
        <message>
            <source>&amp;Guess the Marked Token</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Markiertes Token &amp;raten</translation>
        </message>
        <message>
            <source>Guess that the next step looks most at the source token under the mouse or marked by the arrow keys</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Raten, dass der nächste Schritt am meisten auf das Quelltoken unter der Maus oder das mit den Pfeiltasten markierte blickt</translation>
        </message>
        <message>
            <source>%1 of %2 right</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>%1 von %2 richtig</translation>
        </message>
        <message>
            <source>✓ %1 %2 · %3</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>✓ %1 %2 · %3</translation>
        </message>
        <message>
            <source>✗ %1 %2 · %3 %4 · %5</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>✗ %1 %2 · %3 %4 · %5</translation>
        </message>
        <message>
            <source>%1 of %2 right, mean weight %3</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>%1 von %2 richtig, mittleres Gewicht %3</translation>
        </message>
        <message>
            <source>%1 has one fixed vector for every step: choose another lane.</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>%1 hat einen festen Vektor für jeden Schritt: Wählen Sie eine andere Spur.</translation>
        </message>
        <message>
            <source>%1 shows %2: choose a map from the output to the source.</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>%1 zeigt %2: Wählen Sie eine Map von der Ausgabe zur Quelle.</translation>
        </message>
        <message>
            <source>This is the end of the output.</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Hier endet die Ausgabe.</translation>
        </message>
        <message>
            <source>Step %1: your guess is %2. Space reveals it.</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Schritt %1: Sie raten %2. Die Leertaste deckt es auf.</translation>
        </message>
        <message>
            <source>Step %1: what will %2 look at? Click a source token, or Tab, →, G</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>Schritt %1: Worauf wird %2 blicken? Quelltoken anklicken oder Tab, →, G</translation>
        </message>
        <message>
            <source>next: step %1</source>
            <extracomment>ui/step/views/prediction.cpp</extracomment>
            <translation>als Nächstes: Schritt %1</translation>
        </message>
        <message>
            <source>&amp;Presenter View</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>&amp;Präsentationsansicht</translation>
        </message>
        <message>
            <source>Fill the screen with large type and nothing but the picture; Escape goes back</source>
            <extracomment>ui/window/presenter_view.cpp</extracomment>
            <translation>Den Bildschirm mit großer Schrift und nichts als dem Bild füllen; Esc führt zurück</translation>
        </message>
        <message>
            <source>Nothing is asked</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Keine Frage</translation>
        </message>
        <message>
            <source>Choose one of several</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Eine von mehreren wählen</translation>
        </message>
        <message>
            <source>Bet on a number</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Auf eine Zahl wetten</translation>
        </message>
        <message>
            <source>Point at a part</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Auf einen Teil zeigen</translation>
        </message>
        <message>
            <source>Do something in the window</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Etwas im Fenster tun</translation>
        </message>
        <message>
            <source>Find a text</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Einen Text finden</translation>
        </message>
        <message>
            <source>Say it in own words</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>In eigenen Worten sagen</translation>
        </message>
        <message>
            <source>a source token</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ein Quelltoken</translation>
        </message>
        <message>
            <source>a cell</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>eine Zelle</translation>
        </message>
        <message>
            <source>an output token</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ein Ausgabetoken</translation>
        </message>
        <message>
            <source>a lane</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>eine Spur</translation>
        </message>
        <message>
            <source>an attention map</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>eine Attention-Map</translation>
        </message>
        <message>
            <source>a term of a score</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ein Summand eines Scores</translation>
        </message>
        <message>
            <source>a bar</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ein Balken</translation>
        </message>
        <message>
            <source>a training</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ein Training</translation>
        </message>
        <message>
            <source>At</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Teil</translation>
        </message>
        <message>
            <source>Take the Changes of the Window</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Änderungen des Fensters übernehmen</translation>
        </message>
        <message>
            <source>Question</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Frage</translation>
        </message>
        <message>
            <source>Ask</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Fragetext</translation>
        </message>
        <message>
            <source>What does it look at next?</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Worauf blickt es als Nächstes?</translation>
        </message>
        <message>
            <source>Choices</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>[x] a right one
[ ] a wrong one | its hint
[= lane('dot').exact] right if this is true</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>[x] eine richtige
[ ] eine falsche | ihr Hinweis
[= lane('dot').exact] richtig, wenn dies wahr ist</translation>
        </message>
        <message>
            <source>Right is</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Richtig ist</translation>
        </message>
        <message>
            <source>lane('dot').step(1).argmax</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>lane('dot').step(1).argmax</translation>
        </message>
        <message>
            <source>Within</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Toleranz</translation>
        </message>
        <message>
            <source>1</source>
            <extracomment>ui/learn/writing/question_editor.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>1</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Von</translation>
        </message>
        <message>
            <source>0</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>0</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Bis</translation>
        </message>
        <message>
            <source>100</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>100</translation>
        </message>
        <message>
            <source>In steps of</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Schrittweite</translation>
        </message>
        <message>
            <source>Unit</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Einheit</translation>
        </message>
        <message>
            <source>its id; empty: any</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>ihre Id; leer: beliebig</translation>
        </message>
        <message>
            <source>Right if</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Richtig, wenn</translation>
        </message>
        <message>
            <source>lane('dot').output != lane('dot').original.output</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>lane('dot').output != lane('dot').original.output</translation>
        </message>
        <message>
            <source>Solution</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Lösung</translation>
        </message>
        <message>
            <source>Model answer</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Musterantwort</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>one a line
[= answer &gt; value] shown if this is true</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>einer je Zeile
[= answer &gt; value] erscheint, wenn dies wahr ist</translation>
        </message>
        <message>
            <source>Said if right</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Text, wenn richtig</translation>
        </message>
        <message>
            <source>Measured: {value}.</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Gemessen: {value}.</translation>
        </message>
        <message>
            <source>Said if wrong</source>
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
            <translation>Text, wenn falsch</translation>
        </message>
        <message>
            <source>Inspect › Open Again As (Ctrl+Shift+I) asks for it.</source>
            <extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
            <translation>Analyse › Erneut öffnen als (Strg+Umschalt+I) fragt danach.</translation>
        </message>
        <message>
            <source>Inspect › Open Again As (Ctrl+Shift+I) chooses the format.</source>
            <extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
            <translation>Analyse › Erneut öffnen als (Strg+Umschalt+I) wählt das Format.</translation>
        </message>
        <message>
            <source>Values of the lanes</source>
            <extracomment>ui/pictures/curves/reading_table.cpp</extracomment>
            <translation>Werte der Spuren</translation>
        </message>
        <message>
            <source>&amp;Clear List</source>
            <extracomment>ui/files/recent_files.cpp</extracomment>
            <translation>Liste &amp;leeren</translation>
        </message>
        <message>
            <source>Forget the recent files</source>
            <extracomment>ui/files/recent_files.cpp</extracomment>
            <translation>Die zuletzt verwendeten Dateien vergessen</translation>
        </message>
        <message>
            <source>In &amp;place of the present lanes</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>&amp;Anstelle der jetzigen Spuren</translation>
        </message>
        <message>
            <source>Lanes of Recipes</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Spuren aus Rezepten</translation>
        </message>
        <message>
            <source>Each chosen recipe becomes a lane with its own model and training. All lanes learn the pairs of the run.</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Jedes gewählte Rezept wird zu einer Spur mit eigenem Modell und Training. Alle Spuren lernen die Paare des Laufs.</translation>
        </message>
        <message>
            <source>Recipes</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Rezepte</translation>
        </message>
        <message>
            <source>&amp;Take These</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Diese &amp;nehmen</translation>
        </message>
        <message>
            <source>That makes %1 lanes; a run has %2 at most.</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Das ergibt %1 Spuren; ein Lauf hat höchstens %2.</translation>
        </message>
        <message>
            <source>Choose at least one recipe.</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Wählen Sie mindestens ein Rezept.</translation>
        </message>
        <message>
            <source>The run then has %1 of at most %2 lanes.</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>Der Lauf hat dann %1 von höchstens %2 Spuren.</translation>
        </message>
        <message>
            <source>%1 adds %2 to the logit of %3</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>%1 trägt %2 zum Logit von %3 bei</translation>
        </message>
        <message>
            <source>  head %1: %2</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>  Head %1: %2</translation>
        </message>
        <message>
            <source>If the network stopped here, it would say: %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Hörte das Netz hier auf, würde es sagen: %1</translation>
        </message>
        <message>
            <source>No parts yet</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Noch keine Teile</translation>
        </message>
        <message>
            <source>What each part adds to the logit of %1: %2</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>Was jeder Teil zum Logit von %1 beiträgt: %2</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <source>&amp;Reset</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>Zu&amp;rücksetzen</translation>
        </message>
        <message>
            <source>Take every training back to its first weights</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>Jedes Training auf seine ersten Gewichte zurücksetzen</translation>
        </message>
        <message>
            <source>Pause (&amp;T)</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>Pause (&amp;T)</translation>
        </message>
        <message>
            <source>Go on (&amp;T)</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>Weiter (&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Train</source>
            <extracomment>ui/learn/runs_stage.cpp, ui/train/train_mode.cpp</extracomment>
            <translation>&amp;Training</translation>
        </message>
        <message>
            <source>Trained. %1</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>Trainiert. %1</translation>
        </message>
        <message>
            <source>%1 %2 %</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>%1 %2 %</translation>
        </message>
        <message>
            <source>%1. Exact match: %2</source>
            <extracomment>ui/learn/runs_stage.cpp</extracomment>
            <translation>%1. Exakte Treffer: %2</translation>
        </message>
        <message>
            <source>Your answer</source>
            <extracomment>ui/learn/answer_field.cpp</extracomment>
            <translation>Ihre Antwort</translation>
        </message>
        <message>
            <source>No sentence has both %1 and %2.</source>
            <extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
            <translation>Kein Satz hat sowohl %1 als auch %2.</translation>
        </message>
        <message>
            <source>%1 against %2</source>
            <extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
            <translation>%1 gegen %2</translation>
        </message>
        <message>
            <source>Row %1
%2 %3
%4 %5</source>
            <extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
            <translation>Zeile %1
%2 %3
%4 %5</translation>
        </message>
        <message>
            <source>learned query</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>gelernte Query</translation>
        </message>
        <message>
            <source>query s%1</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Query s%1</translation>
        </message>
        <message>
            <source>Step %1, scores of %2 heads, %3 each</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Schritt %1, Scores von %2 Heads, je %3</translation>
        </message>
        <message>
            <source>Scores e%1</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Scores e%1</translation>
        </message>
        <message>
            <source>Scores e</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>Scores e</translation>
        </message>
        <message>
            <source> · divided by %1</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation> · geteilt durch %1</translation>
        </message>
        <message>
            <source> · own axis</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation> · eigene Achse</translation>
        </message>
        <message>
            <source>%1, head %2
score %3</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
            <translation>%1, Head %2
Score %3</translation>
        </message>
        <message>
            <source>%1
number %2: %3</source>
            <extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
            <translation>%1
Zahl %2: %3</translation>
        </message>
        <message>
            <source>future: hatched, not permitted</source>
            <extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
            <translation>Zukunft: schraffiert, nicht erlaubt</translation>
        </message>
        <message>
            <source>%1 reads %2, position %3%4
weight %5</source>
            <extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
            <translation>%1 liest %2, Position %3%4
Gewicht %5</translation>
        </message>
        <message>
            <source>No weights yet</source>
            <extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
            <translation>Noch keine Gewichte</translation>
        </message>
        <message>
            <source>%1 over %2 tokens, the largest weight is %3 at %4; %5</source>
            <extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
            <translation>%1 über %2 Tokens, das größte Gewicht ist %3 bei %4; %5</translation>
        </message>
        <message>
            <source>Reference: %1</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Referenz: %1</translation>
        </message>
        <message>
            <source>, line %1</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>, Zeile %1</translation>
        </message>
        <message>
            <source>Sentences</source>
            <extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
            <translation>Sätze</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Clear Filter</source>
            <extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
            <translation>Filter löschen</translation>
        </message>
        <message>
            <source>Usual Columns</source>
            <extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
            <translation>Übliche Spalten</translation>
        </message>
        <message>
            <source>Sentence vector v</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Satzvektor v</translation>
        </message>
        <message>
            <source>Sentence vector v%1</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Satzvektor v%1</translation>
        </message>
        <message>
            <source>No sentence yet</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Noch kein Satz</translation>
        </message>
        <message>
            <source>Vectors: %1; %2</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp, ui/step/stages/panels/windows_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Vektoren: %1; %2</translation>
        </message>
        <message>
            <source>%1: the window shows at most %2 lanes, and they are all taken; close one first.</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1: Das Fenster zeigt höchstens %2 Spuren, und alle sind belegt; schließen Sie zuerst eine.</translation>
        </message>
        <message>
            <source>%1 is the only lane that is open. Open another one, then close it.</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1 ist die einzige offene Spur. Öffnen Sie eine andere und schließen Sie sie dann.</translation>
        </message>
        <message>
            <source>change of text</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Änderung des Textes</translation>
        </message>
        <message>
            <source>change of what the decoder reads</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Änderung dessen, was der Decoder liest</translation>
        </message>
        <message>
            <source>%1 is the only lane that is shown. Show another one, then hide it.</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1 ist die einzige angezeigte Spur. Zeigen Sie eine andere an und blenden Sie sie dann aus.</translation>
        </message>
        <message>
            <source>choice of lanes</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Wahl der Spuren</translation>
        </message>
        <message>
            <source>choice of the map</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Wahl der Map</translation>
        </message>
        <message>
            <source>choice of rows and words</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Wahl von Zeilen und Wörtern</translation>
        </message>
        <message>
            <source>return to the original</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>Rückkehr zum Original</translation>
        </message>
        <message>
            <source>%1 could not read the text: %2</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1 konnte den Text nicht lesen: %2</translation>
        </message>
        <message>
            <source>%1: the changes by hand do not fit any more and were left out: %2</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1: Die Änderungen von Hand passen nicht mehr und wurden weggelassen: %2</translation>
        </message>
        <message>
            <source>%1 could not decode: %2</source>
            <extracomment>ui/step/session/session.cpp</extracomment>
            <translation>%1 konnte nicht dekodieren: %2</translation>
        </message>
        <message>
            <source>Sa&amp;ve Session</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sit&amp;zung speichern</translation>
        </message>
        <message>
            <source>Save models, text, changes by hand and window as a session</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Modelle, Text, Änderungen von Hand und Fenster als Sitzung speichern</translation>
        </message>
        <message>
            <source>Save Sessio&amp;n As…</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sitzun&amp;g speichern unter…</translation>
        </message>
        <message>
            <source>Save the session in another file, with the models in it or without</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Die Sitzung in einer anderen Datei speichern, mit den Modellen darin oder ohne</translation>
        </message>
        <message>
            <source>Recovered session</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Wiederhergestellte Sitzung</translation>
        </message>
        <message>
            <source>%1[*] – Attention Lab</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>%1[*] – Attention Lab</translation>
        </message>
        <message>
            <source>%1 written. It does not hold %2: to pass it on, send this along, or save it with the models in it.</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>%1 geschrieben. Nicht enthalten: %2. Zum Weitergeben schicken Sie dies mit, oder speichern Sie die Sitzung mit den Modellen darin.</translation>
        </message>
        <message>
            <source>Sessions that know models by their files (*.attnlab)</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sitzungen, die Modelle nach ihren Dateien kennen (*.attnlab)</translation>
        </message>
        <message>
            <source>Sessions with the models in them (*.attnlab)</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sitzungen mit den Modellen darin (*.attnlab)</translation>
        </message>
        <message>
            <source>Save Session</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sitzung speichern</translation>
        </message>
        <message>
            <source>Session</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Sitzung</translation>
        </message>
        <message>
            <source>The file %1 has changed since this window read it.</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Die Datei %1 hat sich geändert, seit dieses Fenster sie gelesen hat.</translation>
        </message>
        <message>
            <source>Another window or program has written it. If you replace it, what was saved there is lost.</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Ein anderes Fenster oder Programm hat sie geschrieben. Wenn Sie sie ersetzen, geht verloren, was dort gespeichert war.</translation>
        </message>
        <message>
            <source>Save &amp;As…</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <source>&amp;Replace</source>
            <extracomment>ui/train/train_exports.cpp, ui/window/session_files.cpp</extracomment>
            <translation>&amp;Ersetzen</translation>
        </message>
        <message>
            <source>%1 opened</source>
            <extracomment>ui/train/train_mode.cpp, ui/window/session_files.cpp</extracomment>
            <translation>%1 geöffnet</translation>
        </message>
        <message>
            <source>The session is not saved.</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Die Sitzung ist nicht gespeichert.</translation>
        </message>
        <message>
            <source>The session %1 has changed.</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Die Sitzung %1 hat sich geändert.</translation>
        </message>
        <message>
            <source>Save it with its models, its text and the changes by hand?</source>
            <extracomment>ui/window/session_files.cpp</extracomment>
            <translation>Soll sie mit ihren Modellen, ihrem Text und den Änderungen von Hand gespeichert werden?</translation>
        </message>
        <message>
            <source>%1: session.json: text has %2 characters, the window takes at most %3.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: session.json: text hat %2 Zeichen, das Fenster nimmt höchstens %3.</translation>
        </message>
        <message>
            <source>%1: the changes by hand do not fit any more and are left out: %2.</source>
            <extracomment>ui/window/session_state.cpp</extracomment>
            <translation>%1: Die Änderungen von Hand passen nicht mehr und werden weggelassen: %2.</translation>
        </message>
        <message>
            <source>Source %1</source>
            <extracomment>ui/train/setup/setup_panel.cpp</extracomment>
            <translation>Quelle %1</translation>
        </message>
        <message>
            <source>A run has %1 lanes at most</source>
            <extracomment>ui/train/setup/setup_panel.cpp</extracomment>
            <translation>Ein Lauf hat höchstens %1 Spuren</translation>
        </message>
        <message>
            <source>One more lane, with the first score that no lane has yet</source>
            <extracomment>ui/train/setup/setup_panel.cpp</extracomment>
            <translation>Eine Spur mehr, mit dem ersten Score, den noch keine Spur hat</translation>
        </message>
        <message>
            <source>1 setting is wrong: show it</source>
            <extracomment>ui/train/setup/setup_panel.cpp</extracomment>
            <translation>1 Einstellung ist falsch: zeigen</translation>
        </message>
        <message numerus="yes">
            <source>%1 settings are wrong: show one</source>
            <extracomment>ui/train/setup/setup_panel.cpp</extracomment>
            <translation>
                <numerusform>%1 Einstellung ist falsch: zeigen</numerusform>
                <numerusform>%1 Einstellungen sind falsch: eine zeigen</numerusform>
            </translation>
        </message>
        <message>
            <source>These are the settings of the run. Reset it to change them.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Dies sind die Einstellungen des Laufs. Setzen Sie ihn zurück, um sie zu ändern.</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Optimierer</translation>
        </message>
        <message>
            <source>Each lane is trained as it says itself.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Jede Spur wird trainiert, wie sie es selbst sagt.</translation>
        </message>
        <message>
            <source>Stops</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Stopps</translation>
        </message>
        <message>
            <source>Own texts…</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Eigene Texte…</translation>
        </message>
        <message>
            <source>by lane</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>je Spur</translation>
        </message>
        <message>
            <source>New seed</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Neuer Seed</translation>
        </message>
        <message>
            <source>Other first weights and other batches: what chance does to a run</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Andere erste Gewichte und andere Batches: was der Zufall mit einem Lauf macht</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Shows all other settings of the run</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Zeigt alle anderen Einstellungen des Laufs</translation>
        </message>
        <message>
            <source>Rarely changed</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Selten geändert</translation>
        </message>
        <message>
            <source>Show the settings of this group that are rarely changed</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Die selten geänderten Einstellungen dieser Gruppe zeigen</translation>
        </message>
        <message>
            <source>Rarely changed settings: %1</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Selten geänderte Einstellungen: %1</translation>
        </message>
        <message>
            <source>Corpus</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Korpus</translation>
        </message>
        <message>
            <source>Shortest source</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Kürzeste Quelle</translation>
        </message>
        <message>
            <source>Longest source</source>
            <extracomment>ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Längste Quelle</translation>
        </message>
        <message>
            <source>Model</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Each lane has the model of its recipe.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Jede Spur hat das Modell ihres Rezepts.</translation>
        </message>
        <message>
            <source>Add lane</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Neue Spur</translation>
        </message>
        <message>
            <source>Recipes…</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Rezepte…</translation>
        </message>
        <message>
            <source>Choose lanes of any architecture among the recipes that come with the program</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Spuren beliebiger Architektur unter den mitgelieferten Rezepten wählen</translation>
        </message>
        <message>
            <source>Race: GRU and Transformer</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Rennen: GRU und Transformer</translation>
        </message>
        <message>
            <source>Two lanes on dates, a GRU and a Transformer, each trained as its recipe says</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Zwei Spuren mit Datumsangaben, eine GRU und ein Transformer, jede nach ihrem Rezept trainiert</translation>
        </message>
        <message>
            <source>Open…</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Speichern…</translation>
        </message>
        <message>
            <source>Read the settings from recipes, one for each lane</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Die Einstellungen aus Rezepten lesen, eines je Spur</translation>
        </message>
        <message>
            <source>Save the settings as recipes, one for each lane; attnlab reads them, too</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Die Einstellungen als Rezepte speichern, eines je Spur; auch attnlab liest sie</translation>
        </message>
        <message>
            <source>How long it takes is known once the texts are read.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Wie lange es dauert, ist bekannt, sobald die Texte gelesen sind.</translation>
        </message>
        <message>
            <source>No lane can be trained.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Keine Spur lässt sich trainieren.</translation>
        </message>
        <message>
            <source>%1 parameters per lane</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>%1 Parameter je Spur</translation>
        </message>
        <message>
            <source>%1 to %2 parameters per lane</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>%1 bis %2 Parameter je Spur</translation>
        </message>
        <message>
            <source>about %1 texts/s</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>etwa %1 Texte/s</translation>
        </message>
        <message>
            <source>about %1 target tokens/s</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>etwa %1 Zieltokens/s</translation>
        </message>
        <message>
            <source>about %1 for all %2 updates</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>etwa %1 für alle %2 Updates</translation>
        </message>
        <message>
            <source>Parameters are counted; speed, time and memory are estimates for all lanes together on %1 processors, from the work of one update and this machine's speed.</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>Parameter sind gezählt; Tempo, Zeit und Speicher sind Schätzungen für alle Spuren zusammen auf %1 Prozessoren, aus der Arbeit eines Updates und dem Tempo dieses Rechners.</translation>
        </message>
        <message>
            <source>about %1 of memory, of %2: Start asks first</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>etwa %1 Speicher von %2: Start fragt zuvor</translation>
        </message>
        <message>
            <source>about %1 of memory</source>
            <extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
            <translation>etwa %1 Speicher</translation>
        </message>
        <message>
            <source>Legend: a dot is a known link, a ring a possible one</source>
            <extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
            <translation>Legende: Ein Punkt ist ein bekannter Link, ein Ring ein möglicher</translation>
        </message>
        <message>
            <source>Links that people made. On dark cells their marks have a light edge</source>
            <extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
            <translation>Links, die Menschen gesetzt haben. Auf dunklen Zellen haben ihre Marken einen hellen Rand</translation>
        </message>
        <message>
            <source>Shortcuts and Gestures</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Tastenkürzel und Gesten</translation>
        </message>
        <message>
            <source>Search commands, keys and gestures</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Befehle, Tasten und Gesten suchen</translation>
        </message>
        <message>
            <source>Command or place</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Befehl oder Ort</translation>
        </message>
        <message>
            <source>Keys or mouse</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Tasten oder Maus</translation>
        </message>
        <message>
            <source>What it does</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Was geschieht</translation>
        </message>
        <message>
            <source>No command and no gesture has “%1”.</source>
            <extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
            <translation>Kein Befehl und keine Geste enthält „%1“.</translation>
        </message>
        <message>
            <source>no attention: one fixed vector for every step</source>
            <extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
            <translation>keine Attention: ein fester Vektor für jeden Schritt</translation>
        </message>
        <message>
            <source>%1, position %2
%3</source>
            <extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
            <translation>%1, Position %2
%3</translation>
        </message>
        <message>
            <source>No numbers at this step</source>
            <extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
            <translation>Keine Zahlen in diesem Schritt</translation>
        </message>
        <message>
            <source>Step %1, %2 numbers, several are the largest, %3</source>
            <extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
            <translation>Schritt %1, %2 Zahlen, mehrere sind die größten, %3</translation>
        </message>
        <message>
            <source>Step %1, %2 numbers, the largest is %3 at %4</source>
            <extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
            <translation>Schritt %1, %2 Zahlen, die größte ist %3 bei %4</translation>
        </message>
        <message>
            <source>Known words</source>
            <extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
            <translation>Bekannte Wörter</translation>
        </message>
        <message>
            <source>Clear the text</source>
            <extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
            <translation>Den Text löschen</translation>
        </message>
        <message>
            <source>Output</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Ausgabe</translation>
        </message>
        <message>
            <source>Source text</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Quelltext</translation>
        </message>
        <message>
            <source>Enter or Escape leaves the field</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Enter oder Esc verlässt das Feld</translation>
        </message>
        <message>
            <source>Output tokens of the selected lane</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Ausgabetokens der ausgewählten Spur</translation>
        </message>
        <message>
            <source>The text that every lane decodes (Ctrl+L)</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Der Text, den jede Spur dekodiert (Strg+L)</translation>
        </message>
        <message>
            <source>Says</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Sagt</translation>
        </message>
        <message>
            <source>true: %1</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>wahr: %1</translation>
        </message>
        <message>
            <source>The output that is right for this text: %1</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Die richtige Ausgabe für diesen Text: %1</translation>
        </message>
        <message>
            <source>outlined: the evidence of %1, which this lane does not say</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>umrandet: die Evidenz für %1, was diese Spur nicht sagt</translation>
        </message>
        <message>
            <source>the true evidence is outlined: the words that decide</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>die wahre Evidenz ist umrandet: die Wörter, die entscheiden</translation>
        </message>
        <message>
            <source>A solid outline is the word from which the class is known. Words with dashed outlines decide together.</source>
            <extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
            <translation>Ein durchgezogener Umriss ist das Wort, aus dem die Klasse bekannt ist. Wörter mit gestricheltem Umriss entscheiden gemeinsam.</translation>
        </message>
        <message>
            <source>Legend of spans: brackets are a window, a triangle its centre, a disc what was taken</source>
            <extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Legende der Bereiche: Klammern sind ein Fenster, ein Dreieck dessen Zentrum, eine Scheibe, was gewählt wurde</translation>
        </message>
        <message>
            <source>A local span looks only at the positions between the brackets;
the triangle is the centre p, which may lie between two positions.
A hard span takes the one position with the disc; the colours are the probabilities that it chose from.
Hollow bars are the softmax, filled bars are the weights that are used.</source>
            <extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Ein lokaler Bereich blickt nur auf die Positionen zwischen den Klammern;
das Dreieck ist das Zentrum p, das zwischen zwei Positionen liegen kann.
Ein harter Bereich wählt die eine Position mit der Scheibe; die Farben sind die Wahrscheinlichkeiten dieser Wahl.
Hohle Balken sind der Softmax, gefüllte die verwendeten Gewichte.</translation>
        </message>
        <message>
            <source>Hatched cells are not permitted</source>
            <extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Schraffierte Zellen sind nicht erlaubt</translation>
        </message>
        <message>
            <source>Hatched: a token of the output may not attend to later ones.</source>
            <extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
            <translation>Schraffiert: Ein Token der Ausgabe darf nicht auf spätere blicken.</translation>
        </message>
        <message>
            <source>All numbers of this stage as a table (Enter)</source>
            <extracomment>ui/step/stages/drawing/stage_button.cpp</extracomment>
            <translation>Alle Zahlen dieser Stufe als Tabelle (Enter)</translation>
        </message>
        <message>
            <source>%1 · %2 of step %3</source>
            <extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
            <translation>%1 · %2 von Schritt %3</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>All numbers of %1</source>
            <extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
            <translation>Alle Zahlen: %1</translation>
        </message>
        <message>
            <source>no sentence yet</source>
            <extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
            <translation>noch kein Satz</translation>
        </message>
        <message>
            <source>no model</source>
            <extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
            <translation>kein Modell</translation>
        </message>
        <message>
            <source>Click: why this number? Enter: all numbers of this stage</source>
            <extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
            <translation>Klick: warum diese Zahl? Enter: alle Zahlen dieser Stufe</translation>
        </message>
        <message>
            <source>Click: highlight this stage. Enter: all its numbers</source>
            <extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
            <translation>Klick: diese Stufe hervorheben. Enter: alle ihre Zahlen</translation>
        </message>
        <message>
            <source>Click or Enter: all numbers of this stage</source>
            <extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
            <translation>Klick oder Enter: alle Zahlen dieser Stufe</translation>
        </message>
        <message>
            <source>Stages of the computation</source>
            <extracomment>ui/step/stages/stages_view.cpp</extracomment>
            <translation>Stufen der Berechnung</translation>
        </message>
        <message>
            <source>State s%1</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>Zustand s%1</translation>
        </message>
        <message>
            <source>State s</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
            <translation>Zustand s</translation>
        </message>
        <message>
            <source>reads %1</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>liest %1</translation>
        </message>
        <message>
            <source> · top of %1 layers</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation> · oberste von %1 Schichten</translation>
        </message>
        <message>
            <source>New state of %1 numbers, %2</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>Neuer Zustand aus %1 Zahlen, %2</translation>
        </message>
        <message>
            <source>No state yet</source>
            <extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
            <translation>Noch kein Zustand</translation>
        </message>
        <message>
            <source>&amp;Step</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Schritt</translation>
        </message>
        <message>
            <source>Decode the next token in every lane</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Das nächste Token in jeder Spur dekodieren</translation>
        </message>
        <message>
            <source>Go one token back</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Ein Token zurückgehen</translation>
        </message>
        <message>
            <source>&amp;First</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>An&amp;fang</translation>
        </message>
        <message>
            <source>Go to the start, before the first token</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Zum Anfang gehen, vor das erste Token</translation>
        </message>
        <message>
            <source>&amp;Last</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Ende</translation>
        </message>
        <message>
            <source>Decode to the end</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Bis zum Ende dekodieren</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <extracomment>ui/step/session/step_cursor.cpp, ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Abspielen</translation>
        </message>
        <message>
            <source>Decode token after token, or pause</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Token für Token dekodieren oder pausieren</translation>
        </message>
        <message>
            <source>Stop playing or decoding, and keep the tokens so far</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Abspielen oder Dekodieren stoppen und die bisherigen Tokens behalten</translation>
        </message>
        <message>
            <source>&amp;Next Stage</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Nächste Stufe</translation>
        </message>
        <message>
            <source>Highlight the next stage of the computation; after the last comes the next token</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Die nächste Stufe der Berechnung hervorheben; nach der letzten kommt das nächste Token</translation>
        </message>
        <message>
            <source>P&amp;revious Stage</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Vorherige Stufe</translation>
        </message>
        <message>
            <source>Highlight the previous stage of the computation</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Die vorherige Stufe der Berechnung hervorheben</translation>
        </message>
        <message>
            <source>Lane &amp;%1</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Spur &amp;%1</translation>
        </message>
        <message>
            <source>Show the computation of this lane in the dock</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>Die Berechnung dieser Spur im Dock zeigen</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <extracomment>ui/step/session/step_cursor.cpp</extracomment>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>difference of weights</source>
            <extracomment>ui/step/views/step_legends.cpp</extracomment>
            <translation>Differenz der Gewichte</translation>
        </message>
        <message>
            <source>Step</source>
            <extracomment>ui/step/step_mode.cpp</extracomment>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Decode a text token by token</source>
            <extracomment>ui/step/step_mode.cpp</extracomment>
            <translation>Einen Text Token für Token dekodieren</translation>
        </message>
        <message>
            <source>&amp;Lanes Shown</source>
            <extracomment>ui/step/step_mode.cpp</extracomment>
            <translation>Angezeigte &amp;Spuren</translation>
        </message>
        <message>
            <source>Computation</source>
            <extracomment>ui/step/step_mode.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Berechnung</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>Copy &amp;Output</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Ausgabe k&amp;opieren</translation>
        </message>
        <message>
            <source>Copy the selected lane's output as text</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Die Ausgabe der ausgewählten Spur als Text kopieren</translation>
        </message>
        <message>
            <source>Copy &amp;Weights</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Gewichte kopieren</translation>
        </message>
        <message>
            <source>Copy the selected lane's weights as a table, tabs between columns</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Die Gewichte der ausgewählten Spur als Tabelle kopieren, Tabulatoren zwischen den Spalten</translation>
        </message>
        <message>
            <source>&amp;Paste as Source Text</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Als Quelltext &amp;einfügen</translation>
        </message>
        <message>
            <source>Decode the text of the clipboard</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Den Text der Zwischenablage dekodieren</translation>
        </message>
        <message>
            <source>Edit &amp;Source Text</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Quelltext bearbeiten</translation>
        </message>
        <message>
            <source>Go to the source text and select it</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Zum Quelltext gehen und ihn markieren</translation>
        </message>
        <message>
            <source>Choose an E&amp;xample…</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Beispie&amp;l wählen…</translation>
        </message>
        <message>
            <source>Open the list of examples: texts of every task that has trained models</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Die Liste der Beispiele öffnen: Texte jeder Aufgabe, für die es trainierte Modelle gibt</translation>
        </message>
        <message>
            <source>&amp;Close Lane</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Spur schließen</translation>
        </message>
        <message>
            <source>Close the model of the selected lane; its file stays as it is</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Das Modell der ausgewählten Spur schließen; seine Datei bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>P&amp;icture</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>B&amp;ild</translation>
        </message>
        <message>
            <source>&amp;Tokens of Text and Output</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>&amp;Tokens von Text und Ausgabe</translation>
        </message>
        <message>
            <source>Show or hide the lines of tokens above the lanes</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Die Zeilen mit Tokens über den Spuren ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Größere Zellen in allen Spuren; Mausrad, Umschalt+Mausrad, Pfeiltasten oder Ziehen verschieben sie</translation>
        </message>
        <message>
            <source>Smaller cells in all lanes</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Kleinere Zellen in allen Spuren</translation>
        </message>
        <message>
            <source>&amp;Select Lane</source>
            <extracomment>ui/step/step_mode_menus.cpp, ui/train/train_mode.cpp</extracomment>
            <translation>Spur aus&amp;wählen</translation>
        </message>
        <message>
            <source>&amp;Computation</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Be&amp;rechnung</translation>
        </message>
        <message>
            <source>Show or hide the stages of the selected lane's computation</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Die Stufen der Berechnung der ausgewählten Spur ein- oder ausblenden</translation>
        </message>
        <message>
            <source>&amp;Decode</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>De&amp;kodieren</translation>
        </message>
        <message>
            <source>%1 tokens / s</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>%1 Tokens / s</translation>
        </message>
        <message>
            <source>Play %1 tokens per second</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>%1 Tokens pro Sekunde abspielen</translation>
        </message>
        <message>
            <source>Decoder &amp;Reads</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>De&amp;coder liest</translation>
        </message>
        <message>
            <source>Co&amp;mputation</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Berechn&amp;ung</translation>
        </message>
        <message>
            <source>&amp;Counts and Times…</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>An&amp;zahlen und Zeiten…</translation>
        </message>
        <message>
            <source>How many weights each lane computed, and how long its steps took</source>
            <extracomment>ui/step/step_mode_menus.cpp</extracomment>
            <translation>Wie viele Gewichte jede Spur berechnet hat und wie lange ihre Schritte dauerten</translation>
        </message>
        <message>
            <source>The weights are hidden until you have answered.</source>
            <extracomment>ui/learn/step_stage.cpp</extracomment>
            <translation>Die Gewichte bleiben verborgen, bis Sie geantwortet haben.</translation>
        </message>
        <message>
            <source>%1: mean entropy %2, AER %3</source>
            <extracomment>ui/learn/step_stage.cpp</extracomment>
            <translation>%1: mittlere Entropie %2, AER %3</translation>
        </message>
        <message>
            <source>There is nothing to record: open a model first.</source>
            <extracomment>ui/learn/step_stage.cpp</extracomment>
            <translation>Es gibt nichts aufzunehmen: Öffnen Sie zuerst ein Modell.</translation>
        </message>
        <message>
            <source>Decoding</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Dekodieren</translation>
        </message>
        <message>
            <source>Examples</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Beispiele</translation>
        </message>
        <message>
            <source>Lanes shown</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Angezeigte Spuren</translation>
        </message>
        <message>
            <source>Decoder reads</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Decoder liest</translation>
        </message>
        <message>
            <source>Tokens per second when playing</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Tokens pro Sekunde beim Abspielen</translation>
        </message>
        <message>
            <source>Speed of playing, in tokens per second</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Tempo des Abspielens, in Tokens pro Sekunde</translation>
        </message>
        <message>
            <source>%1 / s</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>%1 / s</translation>
        </message>
        <message>
            <source>Lanes: %1</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Spuren: %1</translation>
        </message>
        <message>
            <source>step %1 / %2</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Schritt %1 / %2</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>%1 / s ▾</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>%1 / s ▾</translation>
        </message>
        <message>
            <source>No examples</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Keine Beispiele</translation>
        </message>
        <message>
            <source>texts of every task that has trained models</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Texte jeder Aufgabe, für die es trainierte Modelle gibt</translation>
        </message>
        <message>
            <source>Open %1: %2</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>%1 öffnen: %2</translation>
        </message>
        <message>
            <source>The Race</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Das Rennen</translation>
        </message>
        <message>
            <source>a GRU and a Transformer learn dates side by side</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>eine GRU und ein Transformer lernen nebeneinander Datumsangaben</translation>
        </message>
        <message>
            <source>Set up a run of both in Train mode</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Einen Lauf mit beiden im Trainingsmodus einrichten</translation>
        </message>
        <message>
            <source>Decode “%1”</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>„%1“ dekodieren</translation>
        </message>
        <message>
            <source>Open the models of “%1” and decode “%2”</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Die Modelle für „%1“ öffnen und „%2“ dekodieren</translation>
        </message>
        <message>
            <source>Where a Fixed Vector Fails</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Wo ein fester Vektor scheitert</translation>
        </message>
        <message>
            <source>Decode “%1” without attention and with additive attention</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>„%1“ ohne Attention und mit additiver Attention dekodieren</translation>
        </message>
        <message>
            <source>Where Greedy Fails</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Wo Greedy scheitert</translation>
        </message>
        <message>
            <source>%1 takes the likeliest token at each step and goes wrong; a beam finds the right output</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>%1 nimmt in jedem Schritt das wahrscheinlichste Token und irrt; ein Beam findet die richtige Ausgabe</translation>
        </message>
        <message>
            <source>Lanes that are shown: %1</source>
            <extracomment>ui/step/step_tool_bar.cpp</extracomment>
            <translation>Angezeigte Spuren: %1</translation>
        </message>
        <message>
            <source>Alignment error by system</source>
            <extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
            <translation>Alignment-Fehler nach System</translation>
        </message>
        <message>
            <source>Open known links to see the alignment error of each system.</source>
            <extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
            <translation>Öffnen Sie bekannte Links, um den Alignment-Fehler jedes Systems zu sehen.</translation>
        </message>
        <message>
            <source>%1: %2 %3</source>
            <extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
            <translation>%1: %2 %3</translation>
        </message>
        <message>
            <source>%1, all shown sentences together</source>
            <extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
            <translation>%1, alle angezeigten Sätze zusammen</translation>
        </message>
        <message>
            <source>Attentional vector h̃</source>
            <extracomment>ui/step/stages/panels/stage_tables.cpp</extracomment>
            <translation>Attention-Vektor h̃</translation>
        </message>
        <message>
            <source>%1, layer %2</source>
            <extracomment>ui/step/stages/panels/stage_tables.cpp, ui/train/watched_map_menu.cpp</extracomment>
            <translation>%1, Schicht %2</translation>
        </message>
        <message>
            <source>Back to &amp;1</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Zurück auf &amp;1</translation>
        </message>
        <message>
            <source>All steps</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Alle Schritte</translation>
        </message>
        <message>
            <source>All steps, except those with a temperature of their own</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Alle Schritte außer denen mit eigener Temperatur</translation>
        </message>
        <message>
            <source>A number from 0.1 to 10</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Eine Zahl von 0,1 bis 10</translation>
        </message>
        <message>
            <source>Leave the scores as the model computes them</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Die Scores lassen, wie das Modell sie berechnet</translation>
        </message>
        <message>
            <source>What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Was Scaled dot tut: Bei K Zahlen in einer Annotation wächst sᵀh mit √K</translation>
        </message>
        <message>
            <source>0.1 · sharper</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>0,1 · schärfer</translation>
        </message>
        <message>
            <source>flatter · 10</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>flacher · 10</translation>
        </message>
        <message>
            <source>Step %1 has weights by hand: its temperature has no effect.</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Schritt %1 hat Gewichte von Hand: Seine Temperatur bleibt ohne Wirkung.</translation>
        </message>
        <message>
            <source>The scores of %1 are divided by the temperature before the softmax.</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Die Scores von %1 werden vor dem Softmax durch die Temperatur geteilt.</translation>
        </message>
        <message>
            <source>Step %1</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>This step</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Dieser Schritt</translation>
        </message>
        <message>
            <source>&amp;Divide by √K = %1</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>&amp;Durch √K = %1 teilen</translation>
        </message>
        <message>
            <source>The temperature should be a number from 0.1 to 10, found %1: nothing was changed.</source>
            <extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
            <translation>Die Temperatur muss eine Zahl von 0,1 bis 10 sein, gefunden: %1. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>%1
Click or Enter: its own arithmetic</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>%1
Klick oder Enter: die eigene Rechnung</translation>
        </message>
        <message>
            <source>The size of this term as a share of the sizes of all</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>Der Betrag dieses Summanden als Anteil an den Beträgen aller</translation>
        </message>
        <message>
            <source>share</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>= product</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>= Produkt</translation>
        </message>
        <message>
            <source>term</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>Summand</translation>
        </message>
        <message>
            <source>× factor</source>
            <extracomment>ui/step/explain/terms_model.cpp</extracomment>
            <translation>× Faktor</translation>
        </message>
        <message>
            <source>Terms</source>
            <extracomment>ui/step/explain/terms_table.cpp</extracomment>
            <translation>Summanden</translation>
        </message>
        <message>
            <source>The text has %1 characters. The window reads the first %2 and leaves out the rest.</source>
            <extracomment>ui/step/views/text_notes.cpp</extracomment>
            <translation>Der Text hat %1 Zeichen. Das Fenster liest die ersten %2 und lässt den Rest weg.</translation>
        </message>
        <message>
            <source>%1 The models have not learnt such texts.</source>
            <extracomment>ui/step/views/text_notes.cpp</extracomment>
            <translation>%1 Die Modelle haben solche Texte nicht gelernt.</translation>
        </message>
        <message>
            <source>%1 does not know the word %2 and reads &lt;unk&gt;.</source>
            <extracomment>ui/step/views/text_notes.cpp</extracomment>
            <translation>%1 kennt das Wort %2 nicht und liest &lt;unk&gt;.</translation>
        </message>
        <message numerus="yes">
            <source>%1 does not know %2 words, the first is %3, and reads &lt;unk&gt;.</source>
            <extracomment>ui/step/views/text_notes.cpp</extracomment>
            <translation>
                <numerusform>%1 kennt %2 Wort nicht, nämlich %3, und liest &lt;unk&gt;.</numerusform>
                <numerusform>%1 kennt %2 Wörter nicht, das erste ist %3, und liest &lt;unk&gt;.</numerusform>
            </translation>
        </message>
        <message>
            <source>Write %1</source>
            <extracomment>ui/step/views/text_notes.cpp</extracomment>
            <translation>%1 schreiben</translation>
        </message>
        <message>
            <source>Light or dark, like the desktop when the program started</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Hell oder dunkel, wie die Arbeitsumgebung beim Programmstart</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>Dark text on a light ground</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Dunkler Text auf hellem Grund</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>Light text on a dark ground</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Heller Text auf dunklem Grund</translation>
        </message>
        <message>
            <source>&amp;Projector</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Projektor</translation>
        </message>
        <message>
            <source>Large labels and thick lines for a lecture hall</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Große Beschriftungen und dicke Linien für den Hörsaal</translation>
        </message>
        <message>
            <source>&amp;Blues</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Blautöne</translation>
        </message>
        <message>
            <source>Weights from white to dark blue</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Gewichte von Weiß bis Dunkelblau</translation>
        </message>
        <message>
            <source>&amp;Cividis</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Cividis</translation>
        </message>
        <message>
            <source>Weights from yellow to blue, even for colour-blind eyes</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Gewichte von Gelb bis Blau, gleichmäßig auch für farbenblinde Augen</translation>
        </message>
        <message>
            <source>&amp;Grey</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>&amp;Grau</translation>
        </message>
        <message>
            <source>Weights in grey, as the papers print them</source>
            <extracomment>ui/window/theme_actions.cpp</extracomment>
            <translation>Gewichte in Grau, wie Fachartikel sie drucken</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>ui/train/time/time_line.cpp, ui/train/train_files.cpp</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Live</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Live</translation>
        </message>
        <message>
            <source>A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the line, or press ← and →, to look at earlier ones while training goes on.</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Ein Snapshot hält die Heatmaps des beobachteten Satzes aller Spuren bei einem Update fest. Ziehen Sie an der Linie oder drücken Sie ← und →, um frühere anzusehen, während das Training weitergeht.</translation>
        </message>
        <message>
            <source>Show the lanes as they are now (End on the time line)</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Die Spuren zeigen, wie sie jetzt sind (Ende auf der Zeitleiste)</translation>
        </message>
        <message>
            <source>heatmaps of update %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Heatmaps von Update %1</translation>
        </message>
        <message>
            <source>no updates yet</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>noch keine Updates</translation>
        </message>
        <message>
            <source>live, update %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>live, Update %1</translation>
        </message>
        <message>
            <source>ended at update %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>beendet bei Update %1</translation>
        </message>
        <message>
            <source>ended at %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>beendet bei %1</translation>
        </message>
        <message>
            <source>paused at update %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>pausiert bei Update %1</translation>
        </message>
        <message>
            <source>paused at %1</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>pausiert bei %1</translation>
        </message>
        <message>
            <source>history %1 MB of %2 MB</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Verlauf %1 MB von %2 MB</translation>
        </message>
        <message>
            <source>Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; for the others the lanes are trained again up to that update.</source>
            <extracomment>ui/train/time/time_line.cpp</extracomment>
            <translation>Speicher der Snapshots aller Spuren. Die mit langem Strich haben Gewichte und öffnen sich sofort; für die anderen werden die Spuren bis zu diesem Update neu trainiert.</translation>
        </message>
        <message>
            <source>History: update that the heatmaps show</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Verlauf: Update, das die Heatmaps zeigen</translation>
        </message>
        <message>
            <source>1 snapshot</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>1 Snapshot</translation>
        </message>
        <message numerus="yes">
            <source>%1 snapshots</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>
                <numerusform>%1 Snapshot</numerusform>
                <numerusform>%1 Snapshots</numerusform>
            </translation>
        </message>
        <message>
            <source>Heatmaps of update %1; %2</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Heatmaps von Update %1; %2</translation>
        </message>
        <message>
            <source>Live; %1</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Live; %1</translation>
        </message>
        <message>
            <source>Snapshot of update %1, with weights</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Snapshot von Update %1, mit Gewichten</translation>
        </message>
        <message>
            <source>Snapshot of update %1, the picture alone. Before its lanes are opened, saved or branched, they are trained again up to this update</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Snapshot von Update %1, nur das Bild. Bevor seine Spuren geöffnet, gespeichert oder abgezweigt werden, werden sie bis zu diesem Update neu trainiert</translation>
        </message>
        <message>
            <source>Live, update %1</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Live, Update %1</translation>
        </message>
        <message>
            <source>Snapshots appear here while lanes are trained</source>
            <extracomment>ui/train/time/time_track.cpp</extracomment>
            <translation>Hier erscheinen Snapshots, während Spuren trainiert werden</translation>
        </message>
        <message>
            <source>Output tokens</source>
            <extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
            <translation>Ausgabetokens</translation>
        </message>
        <message>
            <source> (%1)</source>
            <extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
            <translation> (%1)</translation>
        </message>
        <message>
            <source>No tokens yet</source>
            <extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
            <translation>Noch keine Tokens</translation>
        </message>
        <message>
            <source>; current: %1</source>
            <extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
            <translation>; aktuell: %1</translation>
        </message>
        <message>
            <source>: not in the vocabulary, read as &lt;unk&gt;</source>
            <extracomment>ui/pictures/tokens/token_chips_events.cpp</extracomment>
            <translation>: nicht im Vokabular, wird als &lt;unk&gt; gelesen</translation>
        </message>
        <message>
            <source>Type to find a token</source>
            <extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Tippen, um ein Token zu finden</translation>
        </message>
        <message>
            <source>Up and Down go through the list, Enter takes the highlighted token</source>
            <extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Auf und Ab gehen durch die Liste, Enter nimmt das hervorgehobene Token</translation>
        </message>
        <message>
            <source>“%1” is not in %2. Choose one from the list.</source>
            <extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>„%1“ ist nicht in %2. Wählen Sie eines aus der Liste.</translation>
        </message>
        <message>
            <source>a Token</source>
            <extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
            <translation>Token</translation>
        </message>
        <message>
            <source>+ position %1</source>
            <extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>+ Position %1</translation>
        </message>
        <message>
            <source>Nothing read yet</source>
            <extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>Noch nichts gelesen</translation>
        </message>
        <message>
            <source>%1 is read as %2 numbers, at position %3</source>
            <extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
            <translation>%1 wird als %2 Zahlen gelesen, an Position %3</translation>
        </message>
        <message>
            <source>%1: weight in its sentence × weight of sentence %2</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>%1: Gewicht in seinem Satz × Gewicht von Satz %2</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <source>Train all lanes, or pause them</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Alle Spuren trainieren oder pausieren</translation>
        </message>
        <message>
            <source>Step 1 &amp;Batch</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>1 &amp;Batch weiter</translation>
        </message>
        <message>
            <source>Train every lane on one batch, then pause</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Jede Spur mit einem Batch trainieren, dann pausieren</translation>
        </message>
        <message>
            <source>Train &amp;Without End</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Ohne Ende trainieren</translation>
        </message>
        <message>
            <source>Train all lanes on past their last update, until you pause them</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Alle Spuren über ihr letztes Update hinaus trainieren, bis Sie sie pausieren</translation>
        </message>
        <message>
            <source>R&amp;eset</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Zurücksetzen</translation>
        </message>
        <message>
            <source>Take every lane back to its first weights; a run that is not saved is asked about first</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Jede Spur auf ihre ersten Gewichte zurücksetzen; bei einem ungespeicherten Lauf wird zuvor gefragt</translation>
        </message>
        <message>
            <source>&amp;Previous Snapshot</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Vorheriger Snapshot</translation>
        </message>
        <message>
            <source>Show the lanes one snapshot earlier</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren einen Snapshot früher zeigen</translation>
        </message>
        <message>
            <source>&amp;Next Snapshot</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Nächster Snapshot</translation>
        </message>
        <message>
            <source>Show the lanes one snapshot later</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren einen Snapshot später zeigen</translation>
        </message>
        <message>
            <source>Ten Snapshots Back</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Zehn Snapshots zurück</translation>
        </message>
        <message>
            <source>Show the lanes ten snapshots earlier</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren zehn Snapshots früher zeigen</translation>
        </message>
        <message>
            <source>Ten Snapshots On</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Zehn Snapshots vor</translation>
        </message>
        <message>
            <source>Show the lanes ten snapshots later</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren zehn Snapshots später zeigen</translation>
        </message>
        <message>
            <source>&amp;First Weights</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Erste Gewichte</translation>
        </message>
        <message>
            <source>Show the lanes before their first update</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren vor ihrem ersten Update zeigen</translation>
        </message>
        <message>
            <source>&amp;Live</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Live</translation>
        </message>
        <message>
            <source>Show the lanes as they are now</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Die Spuren zeigen, wie sie jetzt sind</translation>
        </message>
        <message>
            <source>Decoder &amp;Reads the Right Output</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>De&amp;coder liest die richtige Ausgabe</translation>
        </message>
        <message>
            <source>The decoder reads the right output of the watched sentence; otherwise each lane reads its own output</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Der Decoder liest die richtige Ausgabe des beobachteten Satzes; sonst liest jede Spur ihre eigene Ausgabe</translation>
        </message>
        <message>
            <source>Select this lane</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>Diese Spur auswählen</translation>
        </message>
        <message>
            <source>S&amp;hown Update</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>An&amp;gezeigtes Update</translation>
        </message>
        <message>
            <source>Pau&amp;se</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>+%1 &amp;Updates</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>+%1 &amp;Updates</translation>
        </message>
        <message>
            <source>&amp;Go On</source>
            <extracomment>ui/train/train_actions.cpp</extracomment>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>Reset the run to choose its lanes</source>
            <extracomment>ui/train/train_parts.cpp</extracomment>
            <translation>Setzen Sie den Lauf zurück, um seine Spuren zu wählen</translation>
        </message>
        <message>
            <source>At least one lane is trained: switch on another first</source>
            <extracomment>ui/train/train_parts.cpp</extracomment>
            <translation>Mindestens eine Spur wird trainiert: Schalten Sie zuerst eine andere ein</translation>
        </message>
        <message>
            <source>A file with this name exists already.</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
        </message>
        <message numerus="yes">
            <source>%1 files with these names exist already.</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>
                <numerusform>%1 Datei mit diesem Namen gibt es schon.</numerusform>
                <numerusform>%1 Dateien mit diesen Namen gibt es schon.</numerusform>
            </translation>
        </message>
        <message>
            <source>Replace %1?</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>%1 ersetzen?</translation>
        </message>
        <message>
            <source>Save Recipes</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Rezepte speichern</translation>
        </message>
        <message>
            <source>1 recipe saved in %1</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>1 Rezept in %1 gespeichert</translation>
        </message>
        <message numerus="yes">
            <source>%1 recipes saved in %2</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>
                <numerusform>%1 Rezept in %2 gespeichert</numerusform>
                <numerusform>%1 Rezepte in %2 gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <source>Save Model</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Modell speichern</translation>
        </message>
        <message>
            <source>Models (*.safetensors)</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Modelle (*.safetensors)</translation>
        </message>
        <message>
            <source>Save All Models</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Alle Modelle speichern</translation>
        </message>
        <message>
            <source>Models</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Modelle</translation>
        </message>
        <message>
            <source>Export Film Strip</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Filmstreifen exportieren</translation>
        </message>
        <message>
            <source>Export Charts</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Diagramme exportieren</translation>
        </message>
        <message>
            <source>Film strip</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Filmstreifen</translation>
        </message>
        <message>
            <source>Folder of the Pictures</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Ordner der Bilder</translation>
        </message>
        <message>
            <source>Export Animation</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Animation exportieren</translation>
        </message>
        <message>
            <source>Animation (*.webp)</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Animation (*.webp)</translation>
        </message>
        <message>
            <source>Animation</source>
            <extracomment>ui/train/train_exports.cpp</extracomment>
            <translation>Animation</translation>
        </message>
        <message>
            <source>&amp;Save Run</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf &amp;speichern</translation>
        </message>
        <message>
            <source>Save the run with its history and its settings</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Den Lauf mit seinem Verlauf und seinen Einstellungen speichern</translation>
        </message>
        <message>
            <source>Save Run &amp;As…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Save the run with its history and its settings in another file</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Den Lauf mit seinem Verlauf und seinen Einstellungen in einer anderen Datei speichern</translation>
        </message>
        <message>
            <source>Save &amp;Model…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Modell speichern…</translation>
        </message>
        <message>
            <source>Save the selected lane at the shown update as a model file</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Die ausgewählte Spur beim angezeigten Update als Modelldatei speichern</translation>
        </message>
        <message>
            <source>Save A&amp;ll Models…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Alle Modelle speichern…</translation>
        </message>
        <message>
            <source>Save every lane at the shown update as a model file</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Jede Spur beim angezeigten Update als Modelldatei speichern</translation>
        </message>
        <message>
            <source>Save R&amp;ecipes…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Rezepte speichern…</translation>
        </message>
        <message>
            <source>Save the settings of every lane as a recipe, for another run or for attnlab</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Die Einstellungen jeder Spur als Rezept speichern, für einen anderen Lauf oder für attnlab</translation>
        </message>
        <message>
            <source>Export &amp;Charts…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Diagramme exportieren…</translation>
        </message>
        <message>
            <source>The charts as a picture: PNG, SVG or PDF</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Die Diagramme als Bild: PNG, SVG oder PDF</translation>
        </message>
        <message>
            <source>Export &amp;Film Strip…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Filmstreifen exportieren…</translation>
        </message>
        <message>
            <source>Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Heatmaps aller Spuren bei mehreren Updates als ein Bild: PNG, SVG oder PDF</translation>
        </message>
        <message>
            <source>Export An&amp;imation…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>An&amp;imation exportieren…</translation>
        </message>
        <message>
            <source>Heatmaps of all lanes, update after update, as an animated WebP</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Heatmaps aller Spuren, Update für Update, als animiertes WebP</translation>
        </message>
        <message>
            <source>Export Animation as &amp;Pictures…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Animation als &amp;Bilder exportieren…</translation>
        </message>
        <message>
            <source>The same animation as a folder of PNG pictures</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Dieselbe Animation als Ordner mit PNG-Bildern</translation>
        </message>
        <message>
            <source>Export &amp;History…</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>&amp;Verlauf exportieren…</translation>
        </message>
        <message>
            <source>Losses and measurements of every lane as a table (CSV)</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Losses und Messwerte jeder Spur als Tabelle (CSV)</translation>
        </message>
        <message>
            <source>Export History</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Verlauf exportieren</translation>
        </message>
        <message>
            <source>Table (*.csv)</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Tabelle (*.csv)</translation>
        </message>
        <message>
            <source>Run with weights, %1 (*.attnrun)</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf mit Gewichten, %1 (*.attnrun)</translation>
        </message>
        <message>
            <source>Run without weights, %1 (*.attnrun)</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf ohne Gewichte, %1 (*.attnrun)</translation>
        </message>
        <message>
            <source>Save Run</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf speichern</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>The run is not saved; it is at update %1.</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Der Lauf ist nicht gespeichert; er ist bei Update %1.</translation>
        </message>
        <message>
            <source>Save it with its history and its settings?</source>
            <extracomment>ui/train/train_files.cpp</extracomment>
            <translation>Soll er mit seinem Verlauf und seinen Einstellungen gespeichert werden?</translation>
        </message>
        <message>
            <source>Train</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Training</translation>
        </message>
        <message>
            <source>Train lanes and watch attention appear</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Spuren trainieren und zusehen, wie Attention entsteht</translation>
        </message>
        <message>
            <source>Set Up the R&amp;ace</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>&amp;Rennen einrichten</translation>
        </message>
        <message>
            <source>A GRU and a Transformer learn dates side by side, each trained as its recipe says</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Eine GRU und ein Transformer lernen nebeneinander Datumsangaben, jeder trainiert, wie sein Rezept es sagt</translation>
        </message>
        <message>
            <source>New &amp;Branch…</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Neuer Z&amp;weig…</translation>
        </message>
        <message>
            <source>Train the selected lane again from the shown update, with other settings</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Die ausgewählte Spur ab dem angezeigten Update mit anderen Einstellungen neu trainieren</translation>
        </message>
        <message>
            <source>Open in Step &amp;Mode</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Im Schritt&amp;modus öffnen</translation>
        </message>
        <message>
            <source>Decode with the lanes of the shown update</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Mit den Spuren des angezeigten Updates dekodieren</translation>
        </message>
        <message>
            <source>Open R&amp;un or Recipes…</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Lauf oder Rezepte öff&amp;nen…</translation>
        </message>
        <message>
            <source>Open a saved run, or the recipes of a new one</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Einen gespeicherten Lauf oder die Rezepte eines neuen öffnen</translation>
        </message>
        <message>
            <source>E&amp;xport Run</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Lauf e&amp;xportieren</translation>
        </message>
        <message>
            <source>Open Recipes</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Rezepte öffnen</translation>
        </message>
        <message>
            <source>Recipes (*.json);;All files (*)</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Rezepte (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open Run or Recipes</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Lauf oder Rezepte öffnen</translation>
        </message>
        <message>
            <source>Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Läufe und Rezepte (*.attnrun *.json);;Läufe (*.attnrun);;Rezepte (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>A run is opened alone. Choose one run, or recipes.</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Ein Lauf wird allein geöffnet. Wählen Sie einen Lauf oder Rezepte.</translation>
        </message>
        <message>
            <source>This run takes about %1 of memory; this machine has %2.</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Dieser Lauf braucht etwa %1 Speicher; dieser Rechner hat %2.</translation>
        </message>
        <message>
            <source>The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer lanes take less.</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>Der Rechner kann stehen bleiben oder das Programm beenden. Weniger Paare, eine kleinere Hidden-Größe oder weniger Spuren brauchen weniger.</translation>
        </message>
        <message>
            <source>&amp;Start all the same</source>
            <extracomment>ui/train/train_mode.cpp</extracomment>
            <translation>&amp;Trotzdem starten</translation>
        </message>
        <message>
            <source>Se&amp;ttings of the Run</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>Ei&amp;nstellungen des Laufs</translation>
        </message>
        <message>
            <source>Show or hide the settings</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>Die Einstellungen ein- oder ausblenden</translation>
        </message>
        <message>
            <source>C&amp;harts of the Run</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>&amp;Diagramme des Laufs</translation>
        </message>
        <message>
            <source>Show or hide the charts; in a small window they take the place of the lanes</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>Die Diagramme ein- oder ausblenden; in einem kleinen Fenster treten sie an die Stelle der Spuren</translation>
        </message>
        <message>
            <source>Show the selected lane large, all as small pictures; again: the grid</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>Die ausgewählte Spur groß, alle als kleine Bilder zeigen; noch einmal: das Raster</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>ui/train/train_page.cpp</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>00 000 of 00 000</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>00 000 von 00 000</translation>
        </message>
        <message>
            <source>Training</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>Training</translation>
        </message>
        <message>
            <source>What is learnt</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>Was gelernt wird</translation>
        </message>
        <message>
            <source>Set up a run that learns “%1”</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>Einen Lauf einrichten, der „%1“ lernt</translation>
        </message>
        <message>
            <source>&amp;Your Own Texts…</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>&amp;Eigene Texte…</translation>
        </message>
        <message>
            <source>Set up a run that learns from pairs of texts in files</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>Einen Lauf einrichten, der aus Textpaaren in Dateien lernt</translation>
        </message>
        <message>
            <source>update 00 000 of 00 000</source>
            <extracomment>ui/train/train_tool_bar.cpp</extracomment>
            <translation>Update 00 000 von 00 000</translation>
        </message>
        <message>
            <source>Task</source>
            <extracomment>ui/train/setup/setting_texts.cpp, ui/train/train_tool_bar.cpp</extracomment>
            <translation>Aufgabe</translation>
        </message>
        <message>
            <source>= head %1</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>= Head %1</translation>
        </message>
        <message>
            <source>%1 heads → W_O</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>%1 Heads → W_O</translation>
        </message>
        <message>
            <source>→ W_O</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>→ W_O</translation>
        </message>
        <message>
            <source>No values yet</source>
            <extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>Noch keine Values</translation>
        </message>
        <message>
            <source>Watched &amp;Map</source>
            <extracomment>ui/train/watched_map_menu.cpp</extracomment>
            <translation>Beobach&amp;tete Map</translation>
        </message>
        <message>
            <source>Choose which attention map of the lane its pictures and its curve show</source>
            <extracomment>ui/train/watched_map_menu.cpp</extracomment>
            <translation>Wählen, welche Attention-Map der Spur ihre Bilder und ihre Kurve zeigen</translation>
        </message>
        <message>
            <source>This lane has no attention map</source>
            <extracomment>ui/train/watched_map_menu.cpp</extracomment>
            <translation>Diese Spur hat keine Attention-Map</translation>
        </message>
        <message>
            <source>This lane has one attention map</source>
            <extracomment>ui/train/watched_map_menu.cpp</extracomment>
            <translation>Diese Spur hat eine Attention-Map</translation>
        </message>
        <message>
            <source>Watch this map of %1</source>
            <extracomment>ui/train/watched_map_menu.cpp</extracomment>
            <translation>Diese Map von %1 beobachten</translation>
        </message>
        <message>
            <source>change of weights</source>
            <extracomment>ui/step/session/weight_drag.cpp</extracomment>
            <translation>Änderung von Gewichten</translation>
        </message>
        <message>
            <source>Weights α%1</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Gewichte α%1</translation>
        </message>
        <message>
            <source>Weights α</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Gewichte α</translation>
        </message>
        <message>
            <source>of the sentences</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>der Sätze</translation>
        </message>
        <message>
            <source>takes %1</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>wählt %1</translation>
        </message>
        <message>
            <source>p = %1</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>p = %1</translation>
        </message>
        <message>
            <source>Σ α = %1</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>Σ α = %1</translation>
        </message>
        <message>
            <source>● %1 taken, p = %2</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>● %1 gewählt, p = %2</translation>
        </message>
        <message>
            <source>= %1 · w = %2</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>= %1 · w = %2</translation>
        </message>
        <message>
            <source>= %1 · w = %2, σ = %3</source>
            <extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
            <translation>= %1 · w = %2, σ = %3</translation>
        </message>
        <message>
            <source>Wh&amp;y This Weight?</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Wa&amp;rum dieses Gewicht?</translation>
        </message>
        <message>
            <source>&amp;Uniform Row</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Zeile &amp;gleichverteilen</translation>
        </message>
        <message>
            <source>&amp;Hard Row</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Harte Zeile</translation>
        </message>
        <message>
            <source>Shu&amp;ffle Row</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Zeile m&amp;ischen</translation>
        </message>
        <message>
            <source>Say Another &amp;Token…</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Anderes &amp;Token sagen…</translation>
        </message>
        <message>
            <source>&amp;Zero Source Token</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Quelltoken &amp;nullen</translation>
        </message>
        <message>
            <source>S&amp;wap Source Token…</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Quelltoken tauschen…</translation>
        </message>
        <message>
            <source>Te&amp;mperature…</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Tem&amp;peratur…</translation>
        </message>
        <message>
            <source>&amp;Divide Scores by √K</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Scores &amp;durch √K teilen</translation>
        </message>
        <message>
            <source>Reset &amp;Step</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Schritt zurücksetzen</translation>
        </message>
        <message>
            <source>Reset &amp;Lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Sp&amp;ur zurücksetzen</translation>
        </message>
        <message>
            <source>Reset &amp;Everything</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Alles zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Uniform Map</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Gleichverteilte Map</translation>
        </message>
        <message>
            <source>&amp;Hard Map</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Harte Map</translation>
        </message>
        <message>
            <source>Map &amp;Off</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Map &amp;aus</translation>
        </message>
        <message>
            <source>&amp;Lift Causal Mask…</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Kausale Maske aufheben…</translation>
        </message>
        <message>
            <source>Shuffle &amp;Positions</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Positionen mischen</translation>
        </message>
        <message>
            <source>&amp;Row of Lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Zeile der Spur</translation>
        </message>
        <message>
            <source>Whole &amp;Map</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Ganze &amp;Map</translation>
        </message>
        <message>
            <source>What if</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Was wäre wenn</translation>
        </message>
        <message>
            <source>&amp;What If</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Was wäre wenn</translation>
        </message>
        <message>
            <source>Step once first: nothing is decoded yet</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Gehen Sie zuerst einen Schritt: Noch ist nichts dekodiert</translation>
        </message>
        <message>
            <source>Open the arithmetic of this weight of step %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Rechnung zu diesem Gewicht von Schritt %1 öffnen</translation>
        </message>
        <message>
            <source>Give everything that %1 reads the same weight</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Allem, was %1 liest, dasselbe Gewicht geben</translation>
        </message>
        <message>
            <source>Give every source token the same weight at %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Jedem Quelltoken bei %1 dasselbe Gewicht geben</translation>
        </message>
        <message>
            <source>Give all the weight of %1 to %2</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Alles Gewicht von %1 auf %2 legen</translation>
        </message>
        <message>
            <source>Put the weights of %1 into a new random order</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Gewichte von %1 in eine neue zufällige Reihenfolge bringen</translation>
        </message>
        <message>
            <source>All weights of %1 are equal: there is no other order</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Alle Gewichte von %1 sind gleich: Es gibt keine andere Reihenfolge</translation>
        </message>
        <message>
            <source>Choose the class that is said instead</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Klasse wählen, die stattdessen gesagt wird</translation>
        </message>
        <message>
            <source>Choose the token that the decoder writes at step %1 and reads at the next step</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Das Token wählen, das der Decoder in Schritt %1 schreibt und im nächsten Schritt liest</translation>
        </message>
        <message>
            <source>Divide the scores by a temperature: below 1 sharper, above 1 flatter</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Scores durch eine Temperatur teilen: unter 1 schärfer, über 1 flacher</translation>
        </message>
        <message>
            <source>Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter weights</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Scores jedes Schritts durch √K = %1 teilen, wie Scaled dot: dieselben Scores, flachere Gewichte</translation>
        </message>
        <message>
            <source>Select the lane Dot: Scaled dot divides the same scores by √K</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Wählen Sie die Spur Dot aus: Scaled dot teilt dieselben Scores durch √K</translation>
        </message>
        <message>
            <source>This lane is not shown</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Diese Spur wird nicht angezeigt</translation>
        </message>
        <message>
            <source>Give step %1 the weights of this lane at the same step</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Schritt %1 die Gewichte dieser Spur im selben Schritt geben</translation>
        </message>
        <message>
            <source>Give step %1 the weights of another lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Schritt %1 die Gewichte einer anderen Spur geben</translation>
        </message>
        <message>
            <source>No other lane that is shown has such a row</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Keine andere angezeigte Spur hat eine solche Zeile</translation>
        </message>
        <message>
            <source>Point at a source token first, or go to it with the arrow keys</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Zeigen Sie zuerst auf ein Quelltoken oder gehen Sie mit den Pfeiltasten dorthin</translation>
        </message>
        <message>
            <source>&amp;Zero Source Token %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Quelltoken %1 &amp;nullen</translation>
        </message>
        <message>
            <source>Give %1 its annotation back</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>%1 die Annotation zurückgeben</translation>
        </message>
        <message>
            <source>Set the annotation of %1 to 0, so that nothing can be read there</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Annotation von %1 auf 0 setzen, sodass dort nichts gelesen werden kann</translation>
        </message>
        <message>
            <source>%1 has no attention: it reads one fixed vector, no single annotation</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>%1 hat keine Attention: Gelesen wird ein fester Vektor, keine einzelne Annotation</translation>
        </message>
        <message>
            <source>S&amp;wap Source Token %1…</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>&amp;Quelltoken %1 tauschen…</translation>
        </message>
        <message>
            <source>Replace %1 by another token</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>%1 durch ein anderes Token ersetzen</translation>
        </message>
        <message>
            <source>the attention</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>die Attention</translation>
        </message>
        <message>
            <source>Take back the change of %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Änderung zurücknehmen: %1</translation>
        </message>
        <message>
            <source>Give everything that %1 may read the same weight, in every row</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>In jeder Zeile allem, was %1 lesen darf, dasselbe Gewicht geben</translation>
        </message>
        <message>
            <source>Give all weight to the largest score, in every row of %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>In jeder Zeile alles Gewicht auf den größten Score legen: %1</translation>
        </message>
        <message>
            <source>Let %1 add nothing</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>%1 nichts beitragen lassen</translation>
        </message>
        <message>
            <source>Let each step read the steps after it in %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Jeden Schritt auch die späteren lesen lassen: %1</translation>
        </message>
        <message>
            <source>Only the decoder's attention to its own output has a causal mask: choose one of its maps first</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Nur die Attention des Decoders auf seine eigene Ausgabe hat eine kausale Maske: Wählen Sie zuerst eine ihrer Maps</translation>
        </message>
        <message>
            <source>Change every row of %1, or the order of the source</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Jede Zeile (%1) oder die Reihenfolge der Quelle ändern</translation>
        </message>
        <message>
            <source>Let the source tokens stand at their own places again</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Die Quelltokens wieder an ihren eigenen Plätzen stehen lassen</translation>
        </message>
        <message>
            <source>Let the encoder take the source tokens to stand in a random order: what does it know from positions alone?</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Den Encoder annehmen lassen, die Quelltokens stünden in zufälliger Reihenfolge: Was weiß er allein aus Positionen?</translation>
        </message>
        <message>
            <source>Remove all changes by hand at step %1</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Alle Änderungen von Hand in Schritt %1 entfernen</translation>
        </message>
        <message>
            <source>Nothing was changed at this step</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>In diesem Schritt wurde nichts geändert</translation>
        </message>
        <message>
            <source>Remove all changes by hand in this lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Alle Änderungen von Hand in dieser Spur entfernen</translation>
        </message>
        <message>
            <source>Nothing was changed in this lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>In dieser Spur wurde nichts geändert</translation>
        </message>
        <message>
            <source>Remove all changes by hand in every lane</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Alle Änderungen von Hand in jeder Spur entfernen</translation>
        </message>
        <message>
            <source>Nothing was changed by hand</source>
            <extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
            <translation>Von Hand wurde nichts geändert</translation>
        </message>
        <message>
            <source>uniform row</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>gleichverteilte Zeile</translation>
        </message>
        <message>
            <source>hard row</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>harte Zeile</translation>
        </message>
        <message>
            <source>shuffled row</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>gemischte Zeile</translation>
        </message>
        <message>
            <source>Choose the row of another lane</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Wählen Sie die Zeile einer anderen Spur</translation>
        </message>
        <message>
            <source>%1 has no attention: there is no row to take</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 hat keine Attention: Es gibt keine Zeile zu übernehmen</translation>
        </message>
        <message>
            <source>%1 shows a map with other axes: no row of another lane fits</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 zeigt eine Map mit anderen Achsen: Keine Zeile einer anderen Spur passt</translation>
        </message>
        <message>
            <source>%1 shows a map with other axes: the row does not fit</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 zeigt eine Map mit anderen Achsen: Die Zeile passt nicht</translation>
        </message>
        <message>
            <source>%1 cuts the text into %2 tokens, %3 into %4: the row does not fit</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 zerlegt den Text in %2 Tokens, %3 in %4: Die Zeile passt nicht</translation>
        </message>
        <message>
            <source>%1 has no step %2</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 hat keinen Schritt %2</translation>
        </message>
        <message>
            <source>row of %1</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zeile von %1</translation>
        </message>
        <message>
            <source>reset of a source token</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zurücksetzen eines Quelltokens</translation>
        </message>
        <message>
            <source>zeroed source token</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>genulltes Quelltoken</translation>
        </message>
        <message>
            <source>change of a map</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Änderung einer Map</translation>
        </message>
        <message>
            <source>The encoder of %1 has no position encodings</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Der Encoder von %1 hat keine Positionskodierungen</translation>
        </message>
        <message>
            <source>One token has no other order</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Ein einzelnes Token hat keine andere Reihenfolge</translation>
        </message>
        <message>
            <source>shuffled positions</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>gemischte Positionen</translation>
        </message>
        <message>
            <source>another token</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>anderes Token</translation>
        </message>
        <message>
            <source>swapped source token</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>getauschtes Quelltoken</translation>
        </message>
        <message>
            <source>scores divided by √K</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>durch √K geteilte Scores</translation>
        </message>
        <message>
            <source>temperature</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Temperatur</translation>
        </message>
        <message>
            <source>removal of “%1”</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Entfernen von „%1“</translation>
        </message>
        <message>
            <source>reset of a step</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zurücksetzen eines Schritts</translation>
        </message>
        <message>
            <source>reset of a lane</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zurücksetzen einer Spur</translation>
        </message>
        <message>
            <source>Changes by hand</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>Änderungen von Hand</translation>
        </message>
        <message>
            <source>Before and after the changes: p is the probability that the lane gives to its own output</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>Vor und nach den Änderungen: p ist die Wahrscheinlichkeit, die die Spur ihrer eigenen Ausgabe gibt</translation>
        </message>
        <message>
            <source>Undo this change: %1</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>Diese Änderung rückgängig machen: %1</translation>
        </message>
        <message>
            <source>1 change</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>1 Änderung</translation>
        </message>
        <message numerus="yes">
            <source>%1 changes</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>
                <numerusform>%1 Änderung</numerusform>
                <numerusform>%1 Änderungen</numerusform>
            </translation>
        </message>
        <message>
            <source>+ %1</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>+ %1</translation>
        </message>
        <message>
            <source>More changes by hand: choose one to undo</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>Weitere Änderungen von Hand: eine wählen, um sie rückgängig zu machen</translation>
        </message>
        <message>
            <source>More changes: %1</source>
            <extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
            <translation>Weitere Änderungen: %1</translation>
        </message>
        <message>
            <source>row %1</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>%1 has no attention: there is no map to change</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 hat keine Attention: Es gibt keine Map zu ändern</translation>
        </message>
        <message>
            <source>The weights that %1 shows are made of several maps. Choose one of these first</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Die Gewichte, die %1 zeigt, sind aus mehreren Maps gebildet. Wählen Sie zuerst eine davon</translation>
        </message>
        <message>
            <source>%1 has no attention: there are no weights to change</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>%1 hat keine Attention: Es gibt keine Gewichte zu ändern</translation>
        </message>
        <message>
            <source>Weights of words and of sentences cannot be given. Change the whole map instead</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Gewichte von Wörtern und Sätzen lassen sich nicht vorgeben. Ändern Sie stattdessen die ganze Map</translation>
        </message>
        <message>
            <source>The weights that %1 shows cannot be given</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Die Gewichte, die %1 zeigt, lassen sich nicht vorgeben</translation>
        </message>
        <message>
            <source>Point at a row of the map first</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zeigen Sie zuerst auf eine Zeile der Map</translation>
        </message>
        <message>
            <source>Point at a weight of the map first</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Zeigen Sie zuerst auf ein Gewicht der Map</translation>
        </message>
        <message>
            <source>No windows yet</source>
            <extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
            <translation>Noch keine Fenster</translation>
        </message>
        <message>
            <source>Word weights α%1</source>
            <extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
            <translation>Wortgewichte α%1</translation>
        </message>
        <message>
            <source>teacher forcing %1</source>
            <extracomment>ui/train/branch_name.cpp</extracomment>
            <translation>Teacher Forcing %1</translation>
        </message>
        <message>
            <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)</source>
            <extracomment>ui/figures/picture_file.cpp</extracomment>
            <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Seite (*.pdf)</translation>
        </message>
        <message>
            <source>What the lanes learn: a generated task, whose true alignment is known, or texts of your own. Another task brings its usual settings.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Was die Spuren lernen: eine erzeugte Aufgabe mit bekanntem wahrem Alignment oder eigene Texte. Eine andere Aufgabe bringt ihre üblichen Einstellungen mit.</translation>
        </message>
        <message>
            <source>Files, lengths, vocabularies and tokenisers of your own texts, with a preview.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Dateien, Längen, Vokabulare und Tokenizer Ihrer eigenen Texte, mit Vorschau.</translation>
        </message>
        <message>
            <source>Pairs</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Mit wie vielen Satzpaaren trainiert wird. Von eigenen Texten werden die ersten genommen; 0 nimmt alle.</translation>
        </message>
        <message>
            <source>Held out</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Validierung</translation>
        </message>
        <message>
            <source>Pairs that are never trained on: loss, exact match and alignment error are measured on them.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Paare, mit denen nie trainiert wird: An ihnen werden Loss, exakte Treffer und Alignment-Fehler gemessen.</translation>
        </message>
        <message>
            <source>Shortest and longest source of the task, in its own unit.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Kürzeste und längste Quelle der Aufgabe, in ihrer eigenen Einheit.</translation>
        </message>
        <message>
            <source>Cell</source>
            <extracomment>ui/train/setup/setting_texts.cpp, ui/window/gestures.cpp</extracomment>
            <translation>Zelle</translation>
        </message>
        <message>
            <source>Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than the plain RNN. Here it is set for all lanes.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Rekurrente Zelle von Encoder und Decoder: GRU und LSTM behalten Gelesenes länger als das einfache RNN. Hier gilt sie für alle Spuren.</translation>
        </message>
        <message>
            <source>Wiring</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Verschaltung</translation>
        </message>
        <message>
            <source>Bahdanau looks with the state before the step and feeds the context into the cell; Luong looks with the state after it. Here it is set for all lanes.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Bahdanau blickt mit dem Zustand vor dem Schritt und gibt den Kontext in die Zelle; Luong blickt mit dem Zustand danach. Hier gilt sie für alle Spuren.</translation>
        </message>
        <message>
            <source>Bidirectional</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Bidirektional</translation>
        </message>
        <message>
            <source>The encoder reads the source forwards and backwards, so that an annotation knows what stands on both sides of it.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Der Encoder liest die Quelle vorwärts und rückwärts, sodass eine Annotation weiß, was zu beiden Seiten steht.</translation>
        </message>
        <message>
            <source>Hidden</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Hidden</translation>
        </message>
        <message>
            <source>Size of the decoder's state. The encoder follows while the annotations have the same size; dot, scaled dot and content need equal sizes.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Größe des Decoder-Zustands. Der Encoder folgt, solange die Annotationen dieselbe Größe haben; dot, scaled dot und content brauchen gleiche Größen.</translation>
        </message>
        <message>
            <source>Encoder hidden</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Encoder-Hidden</translation>
        </message>
        <message>
            <source>Size of the encoder's state in each direction. An annotation joins the states of all directions.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Größe des Encoder-Zustands in jeder Richtung. Eine Annotation verbindet die Zustände aller Richtungen.</translation>
        </message>
        <message>
            <source>Embedding</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Embedding</translation>
        </message>
        <message>
            <source>Size of the vector of a source token. The target's size follows while both are equal.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Größe des Vektors eines Quelltokens. Die des Ziels folgt, solange beide gleich sind.</translation>
        </message>
        <message>
            <source>Target embedding</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Ziel-Embedding</translation>
        </message>
        <message>
            <source>Size of the vector of a target token.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Größe des Vektors eines Zieltokens.</translation>
        </message>
        <message>
            <source>Attention size</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Attention-Größe</translation>
        </message>
        <message>
            <source>Width of the hidden layer of additive and key · query scores and of local predictive spans. Other scores and spans do not use it.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Breite der verdeckten Schicht von additiven und Key-·-Query-Scores und von lokal-prädiktiven Bereichen. Andere Scores und Bereiche benutzen sie nicht.</translation>
        </message>
        <message>
            <source>Layers</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Rekurrente Schichten des Encoders, übereinander. Der Decoder folgt, solange er ebenso viele hat.</translation>
        </message>
        <message>
            <source>Decoder layers</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Decoder-Schichten</translation>
        </message>
        <message>
            <source>Recurrent layers of the decoder, one above the other.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Rekurrente Schichten des Decoders, übereinander.</translation>
        </message>
        <message>
            <source>Bridge</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy (one direction of the same size).</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie der erste Zustand des Decoders aus dem Encoder entsteht: tanh einer gelernten Abbildung oder eine Kopie (eine Richtung derselben Größe).</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Lernrate</translation>
        </message>
        <message>
            <source>Learning rate: how far one update moves. Too high and the loss jumps or diverges, too low and nothing happens for long.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Lernrate: wie weit ein Update geht. Ist sie zu hoch, springt oder divergiert der Loss; ist sie zu niedrig, geschieht lange nichts.</translation>
        </message>
        <message>
            <source>Final rate</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Endrate</translation>
        </message>
        <message>
            <source>Learning rate of the last update. The rate falls to this value.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Lernrate des letzten Updates. Die Rate fällt auf diesen Wert.</translation>
        </message>
        <message>
            <source>Fall</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Abfall</translation>
        </message>
        <message>
            <source>How the rate falls: along half a cosine, along a line, not at all, or with one over the root of the update, whatever the final rate.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie die Rate fällt: entlang eines halben Kosinus, linear, gar nicht oder mit eins durch die Wurzel des Updates, ungeachtet der Endrate.</translation>
        </message>
        <message>
            <source>Warm-up</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Warm-up</translation>
        </message>
        <message>
            <source>Number of updates in which the rate rises from 0.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Anzahl der Updates, in denen die Rate von 0 ansteigt.</translation>
        </message>
        <message>
            <source>Clip norm</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Clip-Norm</translation>
        </message>
        <message>
            <source>A longer gradient is shortened to this length, so that no single batch spoils the weights; 0 does not clip.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Ein längerer Gradient wird auf diese Länge gekürzt, damit kein einzelner Batch die Gewichte verdirbt; 0 kürzt nicht.</translation>
        </message>
        <message>
            <source>Adam, β₁</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Adam, β₁</translation>
        </message>
        <message>
            <source>How much of the mean gradient is kept from update to update.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie viel vom mittleren Gradienten von Update zu Update bleibt.</translation>
        </message>
        <message>
            <source>Adam, β₂</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Adam, β₂</translation>
        </message>
        <message>
            <source>How much of the mean squared gradient is kept.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie viel vom mittleren quadrierten Gradienten bleibt.</translation>
        </message>
        <message>
            <source>Adam, ε</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Adam, ε</translation>
        </message>
        <message>
            <source>Keeps steps bounded where gradients vanish.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Hält Schritte begrenzt, wo Gradienten verschwinden.</translation>
        </message>
        <message>
            <source>Batch</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Pairs in one update.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Paare in einem Update.</translation>
        </message>
        <message>
            <source>Dropout</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Dropout</translation>
        </message>
        <message>
            <source>Share of the activations that each update leaves out, from 0 to below 1. It helps when there are few pairs.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Anteil der Aktivierungen, die jedes Update auslässt, von 0 bis unter 1. Hilft bei wenigen Paaren.</translation>
        </message>
        <message>
            <source>Label smoothing</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Label Smoothing</translation>
        </message>
        <message>
            <source>Share of the right token's probability that updates ask to spread over all tokens, from 0 to below 1. Measured losses are without it.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Anteil der Wahrscheinlichkeit des richtigen Tokens, den Updates über alle Tokens verteilt haben wollen, von 0 bis unter 1. Gemessene Losses sind ohne ihn.</translation>
        </message>
        <message>
            <source>Own sizes</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eigene Größen</translation>
        </message>
        <message>
            <source>Whether this lane has sizes and layers of its own, instead of those of the run.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Ob diese Spur eigene Größen und Schichten hat statt der des Laufs.</translation>
        </message>
        <message>
            <source>Own training</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eigenes Training</translation>
        </message>
        <message>
            <source>Whether this lane has an optimiser, a schedule, a batch and a number of updates of its own, instead of those of the run. Its pairs and the seed are those of the run.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Ob diese Spur Optimierer, Lernratenverlauf, Batch und Anzahl der Updates selbst hat statt der des Laufs. Paare und Seed sind die des Laufs.</translation>
        </message>
        <message>
            <source>Teacher forcing</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Teacher Forcing</translation>
        </message>
        <message>
            <source>Share of the steps at which the decoder reads the right last token rather than its own, from 0 to 1.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Anteil der Schritte, in denen der Decoder das richtige letzte Token statt seines eigenen liest, von 0 bis 1.</translation>
        </message>
        <message>
            <source>Hard: entropy</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Hart: Entropie</translation>
        </message>
        <message>
            <source>For lanes with a hard span: how much they are rewarded for trying other positions.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Für Spuren mit hartem Bereich: wie sehr sie dafür belohnt werden, andere Positionen zu versuchen.</translation>
        </message>
        <message>
            <source>Hard: baseline</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Hart: Baseline</translation>
        </message>
        <message>
            <source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Für Spuren mit hartem Bereich: Jede Ziehung wird mit einem mittleren Loss verglichen; dieser Anteil des Mittels bleibt bei jedem Update.</translation>
        </message>
        <message>
            <source>Updates</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Updates</translation>
        </message>
        <message>
            <source>The run ends after so many updates.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Der Lauf endet nach so vielen Updates.</translation>
        </message>
        <message>
            <source>Stop at exact</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Stopp bei exakt</translation>
        </message>
        <message>
            <source>A lane ends as soon as this share of the held-out outputs is completely right, from 0 (never) to 1.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eine Spur endet, sobald dieser Anteil der Validierungsausgaben ganz richtig ist, von 0 (nie) bis 1.</translation>
        </message>
        <message>
            <source>Stop at loss</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Stopp bei Loss</translation>
        </message>
        <message>
            <source>A lane ends as soon as its held-out loss is not above this; 0: never.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eine Spur endet, sobald ihr Validierungs-Loss nicht darüber liegt; 0: nie.</translation>
        </message>
        <message>
            <source>Stop after s</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Stopp nach s</translation>
        </message>
        <message>
            <source>A lane ends after so many seconds of its own updates; 0: never.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eine Spur endet nach so vielen Sekunden eigener Updates; 0: nie.</translation>
        </message>
        <message>
            <source>Patience</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Geduld</translation>
        </message>
        <message>
            <source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eine Spur endet nach so vielen Messungen in Folge ohne niedrigeren Validierungs-Loss und behält ihre besten Gewichte; 0: nie.</translation>
        </message>
        <message>
            <source>Measure every</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Messen alle</translation>
        </message>
        <message>
            <source>Updates between measurements; 0: twenty in the run.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Updates zwischen Messungen; 0: zwanzig im Lauf.</translation>
        </message>
        <message>
            <source>Seed</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Seed</translation>
        </message>
        <message>
            <source>Start of all random numbers: initial weights, pairs and batches. The same seed gives the same run, another seed gives another run.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Anfang aller Zufallszahlen: Anfangsgewichte, Paare und Batches. Derselbe Seed ergibt denselben Lauf, ein anderer einen anderen.</translation>
        </message>
        <message>
            <source>Threads per lane</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Threads je Spur</translation>
        </message>
        <message>
            <source>Processors that one lane uses. With as many lanes as processors, 1 is best.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Prozessoren, die eine Spur benutzt. Bei so vielen Spuren wie Prozessoren ist 1 am besten.</translation>
        </message>
        <message>
            <source>Files</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>One file with a tab between source and target in each line, or two files that match line by line.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Eine Datei mit Tabulator zwischen Quelle und Ziel in jeder Zeile oder zwei Dateien, die Zeile für Zeile zusammengehören.</translation>
        </message>
        <message>
            <source>Swap sides</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Seiten tauschen</translation>
        </message>
        <message>
            <source>Translates the other way: the first column, or the source file, becomes the target.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Übersetzt in der anderen Richtung: Die erste Spalte oder die Quelldatei wird zum Ziel.</translation>
        </message>
        <message>
            <source>Targets are classes</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Ziele sind Klassen</translation>
        </message>
        <message>
            <source>Each target is a label of one word. In a file with tabs it stands first, before the text. Lanes then give one class.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Jedes Ziel ist ein Label aus einem Wort. In einer Datei mit Tabulatoren steht es zuerst, vor dem Text. Spuren geben dann eine Klasse aus.</translation>
        </message>
        <message>
            <source>Held-out part</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Validierungsteil</translation>
        </message>
        <message>
            <source>Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Welche Paare zum Messen zurückbleiben: vom Seed gezogene, die letzten oder eigene Dateien.</translation>
        </message>
        <message>
            <source>Tokens per side</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Tokens je Seite</translation>
        </message>
        <message>
            <source>Shortest and longest side of a pair. Other pairs are left out.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Kürzeste und längste Seite eines Paars. Andere Paare werden ausgelassen.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Vokabular</translation>
        </message>
        <message>
            <source>How many of the most frequent tokens of each side are known. The others become &lt;unk&gt;; 0 knows all.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie viele der häufigsten Tokens jeder Seite bekannt sind. Die anderen werden &lt;unk&gt;; 0 kennt alle.</translation>
        </message>
        <message>
            <source>At least</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Mindestens</translation>
        </message>
        <message>
            <source>How often a token must occur in the training pairs to be known.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie oft ein Token in den Trainingspaaren vorkommen muss, um bekannt zu sein.</translation>
        </message>
        <message>
            <source>Same for both</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Für beide gleich</translation>
        </message>
        <message>
            <source>The target is cut like the source. Each side still learns its own pieces.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Das Ziel wird wie die Quelle zerlegt. Jede Seite lernt dennoch ihre eigenen Wortteile.</translation>
        </message>
        <message>
            <source>Tokeniser</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Tokenizer</translation>
        </message>
        <message>
            <source>What a text is cut into: characters, words, learnt pieces of words, or what stands between blanks.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Worin ein Text zerlegt wird: Zeichen, Wörter, gelernte Wortteile oder was zwischen Leerzeichen steht.</translation>
        </message>
        <message>
            <source>Small letters</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Kleinbuchstaben</translation>
        </message>
        <message>
            <source>Capitals are read as small letters: fewer tokens, but outputs are without capitals.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Großbuchstaben werden als kleine gelesen: weniger Tokens, aber Ausgaben ohne Großbuchstaben.</translation>
        </message>
        <message>
            <source>Pieces</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wortteile</translation>
        </message>
        <message>
            <source>How many pieces of words are learnt.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie viele Wortteile gelernt werden.</translation>
        </message>
        <message>
            <source>Learnt by</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Gelernt mit</translation>
        </message>
        <message>
            <source>unigram: the most likely pieces; bpe: the most frequent pairs are joined.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>unigram: die wahrscheinlichsten Teile; bpe: die häufigsten Paare werden verbunden.</translation>
        </message>
        <message>
            <source>Score</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Score</translation>
        </message>
        <message>
            <source>How well a position fits the state: the lane's score function.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie gut eine Position zum Zustand passt: die Score-Funktion der Spur.</translation>
        </message>
        <message>
            <source>Where the lane may look: everywhere (global), near a position (local), or at one drawn position (hard).</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wohin die Spur blicken darf: überallhin (global), nahe einer Position (lokal) oder auf eine gezogene Position (hart).</translation>
        </message>
        <message>
            <source>Window</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>How far to each side of its centre a local span looks, in tokens.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Wie weit ein lokaler Bereich zu jeder Seite seines Zentrums blickt, in Tokens.</translation>
        </message>
        <message>
            <source>How many positions the location score has weights for. It sees nothing beyond them.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Für wie viele Positionen der Location-Score Gewichte hat. Darüber hinaus sieht er nichts.</translation>
        </message>
        <message>
            <source>Activation</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Aktivierung</translation>
        </message>
        <message>
            <source>Function g of the additive score.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Funktion g des additiven Scores.</translation>
        </message>
        <message>
            <source>Bias</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Bias</translation>
        </message>
        <message>
            <source>The additive score adds a learnt bias before g.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Der additive Score addiert vor g einen gelernten Bias.</translation>
        </message>
        <message>
            <source>Learned β</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Gelerntes β</translation>
        </message>
        <message>
            <source>The strength β of the content score is learnt; without it weights stay flat.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Die Stärke β des Content-Scores wird gelernt; ohne sie bleiben die Gewichte flach.</translation>
        </message>
        <message>
            <source>Bahdanau looks with the state before the step, Luong with the state after it.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Bahdanau blickt mit dem Zustand vor dem Schritt, Luong mit dem Zustand danach.</translation>
        </message>
        <message>
            <source>Input feeding</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Input Feeding</translation>
        </message>
        <message>
            <source>Luong's decoder reads its last attentional vector with the next token, so that it knows where it has looked.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Luongs Decoder liest seinen letzten Attention-Vektor zusammen mit dem nächsten Token, sodass er weiß, wohin er geblickt hat.</translation>
        </message>
        <message>
            <source>Recurrent cell of this lane's encoder and decoder.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Rekurrente Zelle von Encoder und Decoder dieser Spur.</translation>
        </message>
        <message>
            <source>update %1 of the run</source>
            <extracomment>ui/step/session/startup.cpp</extracomment>
            <translation>Update %1 des Laufs</translation>
        </message>
        <message>
            <source>Reset the run to choose another task</source>
            <extracomment>ui/train/train_wiring.cpp</extracomment>
            <translation>Setzen Sie den Lauf zurück, um eine andere Aufgabe zu wählen</translation>
        </message>
        <message>
            <source>Every step computes one weight for each source token in every lane with attention: m·T weights for the whole output. Click to see the counts and times of each lane.</source>
            <extracomment>ui/step/wiring.cpp</extracomment>
            <translation>Jeder Schritt berechnet in jeder Spur mit Attention ein Gewicht je Quelltoken: m·T Gewichte für die ganze Ausgabe. Ein Klick zeigt Anzahlen und Zeiten jeder Spur.</translation>
        </message>
        <message>
            <source>so far: mean entropy %1, AER %2 · </source>
            <extracomment>ui/step/wiring.cpp</extracomment>
            <translation>bisher: mittlere Entropie %1, AER %2 · </translation>
        </message>
        <message>
            <source>h: the annotation of a source token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>h: die Annotation eines Quelltokens</translation>
        </message>
        <message>
            <source>e: the score of each source token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>e: der Score jedes Quelltokens</translation>
        </message>
        <message>
            <source>α: the weight of each source token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>α: das Gewicht jedes Quelltokens</translation>
        </message>
        <message>
            <source>p: where the span looks</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>p: wohin der Bereich blickt</translation>
        </message>
        <message>
            <source>s: the query, a state of the decoder</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>s: die Query, ein Zustand des Decoders</translation>
        </message>
        <message>
            <source>s: the new state of the decoder</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>s: der neue Zustand des Decoders</translation>
        </message>
        <message>
            <source>s: the state of the decoder before this step</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>s: der Zustand des Decoders vor diesem Schritt</translation>
        </message>
        <message>
            <source>c: the context, the mean of the annotations by their weights</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>c: der Kontext, das mit den Gewichten gebildete Mittel der Annotationen</translation>
        </message>
        <message>
            <source>E y: the learned vector of the last token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>E y: der gelernte Vektor des letzten Tokens</translation>
        </message>
        <message>
            <source>h̃: the attentional vector</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>h̃: der Attention-Vektor</translation>
        </message>
        <message>
            <source>h̃: the attentional vector of the step before, fed back</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>h̃: der Attention-Vektor des Schritts davor, zurückgeführt</translation>
        </message>
        <message>
            <source>κ: learned, the strength of the cosine</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>κ: gelernt, die Stärke des Kosinus</translation>
        </message>
        <message>
            <source>W: learned, the cell's matrices</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W: gelernt, die Matrizen der Zelle</translation>
        </message>
        <message>
            <source>Wₐ: learned, attention.W_a</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>Wₐ: gelernt, attention.W_a</translation>
        </message>
        <message>
            <source>vₐ: learned, attention.v_a</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>vₐ: gelernt, attention.v_a</translation>
        </message>
        <message>
            <source>bₐ: learned, attention.b_a</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>bₐ: gelernt, attention.b_a</translation>
        </message>
        <message>
            <source>W_K: learned, attention.W_K</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W_K: gelernt, attention.W_K</translation>
        </message>
        <message>
            <source>W_Q: learned, attention.W_Q</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W_Q: gelernt, attention.W_Q</translation>
        </message>
        <message>
            <source>W_p: learned, attention.W_p</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W_p: gelernt, attention.W_p</translation>
        </message>
        <message>
            <source>v_p: learned, attention.v_p</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>v_p: gelernt, attention.v_p</translation>
        </message>
        <message>
            <source>W_c: learned, attentional.weight</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W_c: gelernt, attentional.weight</translation>
        </message>
        <message>
            <source>Wₒ: learned, output.weight</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>Wₒ: gelernt, output.weight</translation>
        </message>
        <message>
            <source>bₒ: learned, output.bias</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>bₒ: gelernt, output.bias</translation>
        </message>
        <message>
            <source>W_b: learned, bridge.weight</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W_b: gelernt, bridge.weight</translation>
        </message>
        <message>
            <source>b_b: learned, bridge.bias</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>b_b: gelernt, bridge.bias</translation>
        </message>
        <message>
            <source>W: learned, the cell's weight_ih, for what it reads</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W: gelernt, weight_ih der Zelle, für das, was sie liest</translation>
        </message>
        <message>
            <source>b: learned, the cell's bias_ih</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>b: gelernt, bias_ih der Zelle</translation>
        </message>
        <message>
            <source>W: learned, the cell's weight_hh, for its state before</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>W: gelernt, weight_hh der Zelle, für ihren Zustand davor</translation>
        </message>
        <message>
            <source>b: learned, the cell's bias_hh</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>b: gelernt, bias_hh der Zelle</translation>
        </message>
        <message>
            <source>x: what the cell reads</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>x: was die Zelle liest</translation>
        </message>
        <message>
            <source>E w: the learned vector of the source token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>E w: der gelernte Vektor des Quelltokens</translation>
        </message>
        <message>
            <source>the state of the layer below</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Zustand der Schicht darunter</translation>
        </message>
        <message>
            <source>h: the state at the position that was read before</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>h: der Zustand an der zuvor gelesenen Position</translation>
        </message>
        <message>
            <source>r: the reset gate, how much of the state before the candidate sees</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>r: das Reset-Gate, wie viel vom Zustand davor der Kandidat sieht</translation>
        </message>
        <message>
            <source>z: the update gate, how much of the state before is kept</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>z: das Update-Gate, wie viel vom Zustand davor bleibt</translation>
        </message>
        <message>
            <source>n: the candidate for the new state</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>n: der Kandidat für den neuen Zustand</translation>
        </message>
        <message>
            <source>1 − z: how much of the candidate is taken</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>1 − z: wie viel vom Kandidaten übernommen wird</translation>
        </message>
        <message>
            <source>a: the candidate's part from the state before</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>a: der Anteil des Kandidaten aus dem Zustand davor</translation>
        </message>
        <message>
            <source>i: the input gate, how much of the candidate is remembered</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>i: das Input-Gate, wie viel vom Kandidaten gemerkt wird</translation>
        </message>
        <message>
            <source>f: the forget gate, how much of the memory is kept</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>f: das Forget-Gate, wie viel vom Zellspeicher bleibt</translation>
        </message>
        <message>
            <source>g: the candidate for the memory</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>g: der Kandidat für den Zellspeicher</translation>
        </message>
        <message>
            <source>o: the output gate, how much of the memory is shown</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>o: das Output-Gate, wie viel vom Zellspeicher gezeigt wird</translation>
        </message>
        <message>
            <source>m: the memory of the cell</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>m: der Zellspeicher</translation>
        </message>
        <message>
            <source>m: the memory of the cell before</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>m: der Zellspeicher davor</translation>
        </message>
        <message>
            <source>tanh(m): the memory, between −1 and 1</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>tanh(m): der Zellspeicher, zwischen −1 und 1</translation>
        </message>
        <message>
            <source>the annotation times its matrix</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>die Annotation mal ihre Matrix</translation>
        </message>
        <message>
            <source>the length of the query</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>die Länge der Query</translation>
        </message>
        <message>
            <source>the length of the annotation</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>die Länge der Annotation</translation>
        </message>
        <message>
            <source>the product of both lengths, never 0</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>das Produkt beider Längen, nie 0</translation>
        </message>
        <message>
            <source>the cosine between query and annotation</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Kosinus zwischen Query und Annotation</translation>
        </message>
        <message>
            <source>β: the strength of the cosine</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>β: die Stärke des Kosinus</translation>
        </message>
        <message>
            <source>the distance from the window's centre, both counted from 0</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Abstand vom Fensterzentrum, beide ab 0 gezählt</translation>
        </message>
        <message>
            <source>the window's factor: less, the farther from its centre</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Fensterfaktor: kleiner, je weiter vom Zentrum</translation>
        </message>
        <message>
            <source>the largest score of the step, divided by the temperature</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der größte Score des Schritts, geteilt durch die Temperatur</translation>
        </message>
        <message>
            <source>the exponential of the score, less the largest one, both divided by the temperature</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Exponentialwert des Scores abzüglich des größten, beide durch die Temperatur geteilt</translation>
        </message>
        <message>
            <source>the sum of all exponentials of the step</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>die Summe aller Exponentialwerte des Schritts</translation>
        </message>
        <message>
            <source>the share of this exponential in the sum of all</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Anteil dieses Exponentialwerts an der Summe aller</translation>
        </message>
        <message>
            <source>the logit of a token</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>das Logit eines Tokens</translation>
        </message>
        <message>
            <source>the largest logit of the step</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>das größte Logit des Schritts</translation>
        </message>
        <message>
            <source>the exponential of a token's logit, less the largest one</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Exponentialwert des Logits eines Tokens abzüglich des größten</translation>
        </message>
        <message>
            <source>the sum of these exponentials over all tokens</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>die Summe dieser Exponentialwerte über alle Tokens</translation>
        </message>
        <message>
            <source>the logarithm of that sum</source>
            <extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
            <translation>der Logarithmus dieser Summe</translation>
        </message>
        <message>
            <source>Heatmap and lines</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Heatmap und Linien</translation>
        </message>
        <message>
            <source>Cell or bar</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zelle oder Balken</translation>
        </message>
        <message>
            <source>Point</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Its weight, and its token in every lane and stage</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ihr Gewicht, und ihr Token in jeder Spur und Stufe</translation>
        </message>
        <message>
            <source>Row or line</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zeile oder Linie</translation>
        </message>
        <message>
            <source>Click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Klick</translation>
        </message>
        <message>
            <source>Select the lane and go to this step</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Spur auswählen und zu diesem Schritt gehen</translation>
        </message>
        <message>
            <source>Double-click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Doppelklick</translation>
        </message>
        <message>
            <source>Why this weight? Opens its arithmetic</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Warum dieses Gewicht? Öffnet die Rechnung dazu</translation>
        </message>
        <message>
            <source>Bar</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Balken</translation>
        </message>
        <message>
            <source>Drag up or down</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Auf oder ab ziehen</translation>
        </message>
        <message>
            <source>Set its weight by hand; what follows is decoded anew</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Sein Gewicht von Hand setzen; was folgt, wird neu dekodiert</translation>
        </message>
        <message>
            <source>Cell, bar or row</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zelle, Balken oder Zeile</translation>
        </message>
        <message>
            <source>Right-click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <source>Menu of what can be changed: row, token, source token, temperature</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Menü dessen, was sich ändern lässt: Zeile, Token, Quelltoken, Temperatur</translation>
        </message>
        <message>
            <source>Cells</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zellen</translation>
        </message>
        <message>
            <source>Ctrl+wheel</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Strg+Mausrad</translation>
        </message>
        <message>
            <source>Larger or smaller cells in all lanes</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Größere oder kleinere Zellen in allen Spuren</translation>
        </message>
        <message>
            <source>Long sentence</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Langer Satz</translation>
        </message>
        <message>
            <source>Wheel, Shift+wheel</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Mausrad, Umschalt+Mausrad</translation>
        </message>
        <message>
            <source>Scroll up and down, sideways</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Auf und ab, seitwärts verschieben</translation>
        </message>
        <message>
            <source>Drag, or drag by the middle button</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ziehen, auch mit der mittleren Taste</translation>
        </message>
        <message>
            <source>Scroll it by hand</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ihn mit der Hand verschieben</translation>
        </message>
        <message>
            <source>With the focus</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Mit dem Fokus</translation>
        </message>
        <message>
            <source>← →,  ↑ ↓</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>← →,  ↑ ↓</translation>
        </message>
        <message>
            <source>Point at the next source token, go to the next step</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Auf das nächste Quelltoken zeigen, zum nächsten Schritt gehen</translation>
        </message>
        <message>
            <source>+,  −</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>+,  −</translation>
        </message>
        <message>
            <source>More or less weight for the source token that is pointed at: moves its bar</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Mehr oder weniger Gewicht für das Quelltoken, auf das gezeigt wird: bewegt seinen Balken</translation>
        </message>
        <message>
            <source>While guessing (Ctrl+G)</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Beim Raten (Strg+G)</translation>
        </message>
        <message>
            <source>Click on a column</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Klick auf eine Spalte</translation>
        </message>
        <message>
            <source>The guess of what the next step looks at most</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Raten, worauf der nächste Schritt am meisten blickt</translation>
        </message>
        <message>
            <source>Table of maps</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Tabelle der Maps</translation>
        </message>
        <message>
            <source>Map</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Map</translation>
        </message>
        <message>
            <source>Look at it: the large picture shows it until the pointer leaves</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Sie ansehen: Das große Bild zeigt sie, bis der Mauszeiger sie verlässt</translation>
        </message>
        <message>
            <source>The lane shows it</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Spur zeigt sie</translation>
        </message>
        <message>
            <source>← → ↑ ↓,  Enter,  Esc</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>← → ↑ ↓,  Enter,  Esc</translation>
        </message>
        <message>
            <source>Look at the next map, show it, go back to the one that is shown</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die nächste Map ansehen, sie zeigen, zurück zur gezeigten gehen</translation>
        </message>
        <message>
            <source>Documents</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Word</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Wort</translation>
        </message>
        <message>
            <source>Its exact weight, in every lane</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Sein genaues Gewicht in jeder Spur</translation>
        </message>
        <message>
            <source>Menu of what can be changed</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Menü dessen, was sich ändern lässt</translation>
        </message>
        <message>
            <source>Long text</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Langer Text</translation>
        </message>
        <message>
            <source>Wheel</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Mausrad</translation>
        </message>
        <message>
            <source>Scroll it in all lanes</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ihn in allen Spuren verschieben</translation>
        </message>
        <message>
            <source>Larger or smaller letters in all lanes</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Größere oder kleinere Schrift in allen Spuren</translation>
        </message>
        <message>
            <source>Point at the next word, at the line above or below</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Auf das nächste Wort, auf die Zeile darüber oder darunter zeigen</translation>
        </message>
        <message>
            <source>Source and output</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Quelle und Ausgabe</translation>
        </message>
        <message>
            <source>Its column or row in every lane</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Seine Spalte oder Zeile in jeder Spur</translation>
        </message>
        <message>
            <source>Output token</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ausgabetoken</translation>
        </message>
        <message>
            <source>Go to its step</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zu seinem Schritt gehen</translation>
        </message>
        <message>
            <source>Menu of what can be changed: zero or swap it, let the decoder say another one</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Menü dessen, was sich ändern lässt: nullen oder tauschen, den Decoder ein anderes sagen lassen</translation>
        </message>
        <message>
            <source>Scroll it</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Verschieben</translation>
        </message>
        <message>
            <source>Counts</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Anzahlen</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>Why this number? Opens its arithmetic</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Warum diese Zahl? Öffnet die Rechnung dazu</translation>
        </message>
        <message>
            <source>Title of a stage</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Titel einer Stufe</translation>
        </message>
        <message>
            <source>This stage stands out; a second click makes all alike</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diese Stufe tritt hervor; ein zweiter Klick macht alle gleich</translation>
        </message>
        <message>
            <source>Elsewhere in a stage</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Anderswo in einer Stufe</translation>
        </message>
        <message>
            <source>All numbers of the stage as a table</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Alle Zahlen der Stufe als Tabelle</translation>
        </message>
        <message>
            <source>Symbol of a formula</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Symbol einer Formel</translation>
        </message>
        <message>
            <source>What it stands for lights up</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Das, wofür es steht, leuchtet auf</translation>
        </message>
        <message>
            <source>Why?</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Number of the arithmetic</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zahl der Rechnung</translation>
        </message>
        <message>
            <source>Click, Enter</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Klick, Enter</translation>
        </message>
        <message>
            <source>Its own arithmetic; Alt+← goes back</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ihre eigene Rechnung; Alt+← geht zurück</translation>
        </message>
        <message>
            <source>Select it: its path, attention rows and coverage</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Auswählen: sein Pfad, Attention-Zeilen und Abdeckung</translation>
        </message>
        <message>
            <source>Double-click, Enter</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Doppelklick, Enter</translation>
        </message>
        <message>
            <source>Make its path the decoded one</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Seinen Pfad zum dekodierten machen</translation>
        </message>
        <message>
            <source>Ground</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Hintergrund</translation>
        </message>
        <message>
            <source>Drag</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Move the tree</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Den Baum verschieben</translation>
        </message>
        <message>
            <source>Tree</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Baum</translation>
        </message>
        <message>
            <source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Strg+Mausrad, Strg++, Strg+−</translation>
        </message>
        <message>
            <source>Draw it larger or smaller</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Größer oder kleiner zeichnen</translation>
        </message>
        <message>
            <source>Ctrl+9,  Ctrl+0</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Strg+9,  Strg+0</translation>
        </message>
        <message>
            <source>Draw all of it; draw it in its usual size</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ganz zeichnen; in üblicher Größe zeichnen</translation>
        </message>
        <message>
            <source>← → ↑ ↓,  Home,  End</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>← → ↑ ↓,  Pos1,  Ende</translation>
        </message>
        <message>
            <source>The token before, after, of the same step; the ends of the path</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Das Token davor, danach, desselben Schritts; die Enden des Pfads</translation>
        </message>
        <message>
            <source>Charts of training</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diagramme des Trainings</translation>
        </message>
        <message>
            <source>Chart</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>Read all lanes at this update</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Alle Spuren bei diesem Update ablesen</translation>
        </message>
        <message>
            <source>Take every lane back to this update</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Jede Spur auf dieses Update zurücksetzen</translation>
        </message>
        <message>
            <source>Zoom in and out at the pointer</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Am Mauszeiger vergrößern und verkleinern</translation>
        </message>
        <message>
            <source>Drag, Shift+wheel</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ziehen, Umschalt+Mausrad</translation>
        </message>
        <message>
            <source>Move along the updates</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Entlang der Updates verschieben</translation>
        </message>
        <message>
            <source>All updates again</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Wieder alle Updates</translation>
        </message>
        <message>
            <source>Lane of the legend</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Spur der Legende</translation>
        </message>
        <message>
            <source>Select the lane</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Spur auswählen</translation>
        </message>
        <message>
            <source>Ctrl+click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Strg+Klick</translation>
        </message>
        <message>
            <source>Hide its curves, or show them</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Ihre Kurven aus- oder einblenden</translation>
        </message>
        <message>
            <source>Time line</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>Track</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Leiste</translation>
        </message>
        <message>
            <source>Click, drag</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Klick, Ziehen</translation>
        </message>
        <message>
            <source>Take every lane to this update</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Jede Spur zu diesem Update bringen</translation>
        </message>
        <message>
            <source>The next snapshot</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Der nächste Snapshot</translation>
        </message>
        <message>
            <source>Table of sentences</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Tabelle der Sätze</translation>
        </message>
        <message>
            <source>Head of a column</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Spaltenkopf</translation>
        </message>
        <message>
            <source>Sort by it; a second click turns the order</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Danach sortieren; ein zweiter Klick kehrt die Reihenfolge um</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Show this sentence</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diesen Satz anzeigen</translation>
        </message>
        <message>
            <source>Open this sentence in Step mode, where a model is open</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diesen Satz im Schrittmodus öffnen, wo ein Modell offen ist</translation>
        </message>
        <message>
            <source>Choose the columns</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Spalten wählen</translation>
        </message>
        <message>
            <source>Charts of sentences</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Diagramme der Sätze</translation>
        </message>
        <message>
            <source>Bar or point</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Balken oder Punkt</translation>
        </message>
        <message>
            <source>Keep the sentences of this bar; show the sentence of this point</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Sätze dieses Balkens behalten; den Satz dieses Punkts anzeigen</translation>
        </message>
        <message>
            <source>Keep the sentences within; a click beside them keeps all again</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Sätze darin behalten; ein Klick daneben behält wieder alle</translation>
        </message>
        <message>
            <source>Known links</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Bekannte Links</translation>
        </message>
        <message>
            <source>Cell, while editing</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Zelle, beim Bearbeiten</translation>
        </message>
        <message>
            <source>Click, Space</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Klick, Leertaste</translation>
        </message>
        <message>
            <source>No link, a sure one, a possible one, in turn</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Kein Link, ein sicherer, ein möglicher im Wechsel</translation>
        </message>
        <message>
            <source>Presenter view</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Präsentationsansicht</translation>
        </message>
        <message>
            <source>Black screen</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Schwarzer Bildschirm</translation>
        </message>
        <message>
            <source>Any key or click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Beliebige Taste oder Klick</translation>
        </message>
        <message>
            <source>Show the lanes again</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Die Spuren wieder zeigen</translation>
        </message>
        <message>
            <source>did you mean "%1"?</source>
            <extracomment>core/base/nearest_name.cpp</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>possible: %1.</source>
            <extracomment>core/base/nearest_name.cpp</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 should be %2, found %3.</source>
            <extracomment>core/base/value_checks.cpp</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 should be from %2 to %3, found %4.</source>
            <extracomment>core/base/value_checks.cpp</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 should be one of %2, found %3.</source>
            <extracomment>core/base/value_checks.cpp</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
