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
<source>Preview</source>
<extracomment>ui/export/figure_preview.cpp, ui/export/print_figure.cpp</extracomment>
<translation>Vorschau</translation>
</message>
<message>
<source>Zoom</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>Zoom</translation>
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
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
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
<source>, ended places refilled</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>, beendete Plätze neu besetzt</translation>
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
<extracomment>core/decode/interventions.cpp, ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
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
<translation>%1 minus Basis %2</translation>
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
<extracomment>core/files/formats/npy_array.cpp, core/inspect/sentences/undecided.cpp, core/network/models/config_json.cpp, ui/figures/step/step_export.cpp</extracomment>
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
<extracomment>ui/files/autosave_kinds.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
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
<extracomment>core/runs/run_file_save.cpp, ui/files/autosave_kinds.cpp</extracomment>
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
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Recall</translation>
</message>
<message>
<source>Entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
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
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
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
<translation>Zahl</translation>
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
<extracomment>ui/kit/text/map_text.cpp, ui/step/session/lane/formed_picture.cpp</extracomment>
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
<extracomment>core/tasks/task_registry.cpp, ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>Self-Attention des Encoders</translation>
</message>
<message>
<source>self-attention of the decoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
<extracomment>core/explain/residual_stream.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
<extracomment>core/network/shown_maps.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Head %1</translation>
</message>
<message>
<source>%1, %2</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1, %2</translation>
</message>
<message>
<source>%1 (alignment of its own program)</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 (Alignment seines eigenen Programms)</translation>
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
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 Schicht</translation>
</message>
<message numerus="yes">
<source>%1 layers</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 Schicht</numerusform>
<numerusform>%1 Schichten</numerusform>
</translation>
</message>
<message>
<source>1 head</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 Head</translation>
</message>
<message numerus="yes">
<source>%1 heads</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
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
<translation>Normierung nach jeder Teilschicht</translation>
</message>
<message>
<source>norm before each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Normierung vor jeder Teilschicht</translation>
</message>
<message>
<source>both directions</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>beide Richtungen</translation>
</message>
<message>
<source>one direction</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
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
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>1 Satz</translation>
</message>
<message numerus="yes">
<source>%1 sentences</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
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
<source>Clear the text</source>
<extracomment>ui/kit/widgets/clear_button.cpp</extracomment>
<translation>Den Text löschen</translation>
</message>
<message>
<source>%1 at position %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp</extracomment>
<translation>%1 an Position %2</translation>
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
<source>ended, but %1 others ended with a better score</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>beendet, aber %1 andere endeten mit besserem Score</translation>
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
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Rate %1</translation>
</message>
<message>
<source>dropout %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
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
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips.cpp</extracomment>
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
<extracomment>core/network/models/encoder_registry.cpp, ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
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
<extracomment>ui/files/file_work.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
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
<translation>w: die Zeile von y in der Ausgabeschicht, durch die Normierungen auf ihrem Weg</translation>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
<source>shifted exponential of the score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>verschobener Exponentialwert des Scores</translation>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
<extracomment>core/explain/residual_stream.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
<translation>letzte Normierung des Encoders</translation>
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
<translation>letzte Normierung des Decoders</translation>
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
<translation>was der Bias der letzten Normierung zum Logit beiträgt</translation>
</message>
<message>
<source>what the bias of the norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>was der Bias der Normierung zum Logit beiträgt</translation>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Logit</translation>
</message>
<message>
<source>largest logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>größtes Logit</translation>
</message>
<message>
<source>shifted exponential of the logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>verschobener Exponentialwert des Logits</translation>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
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
<source>tokens read</source>
<extracomment>ui/step/session/lane/formed_picture.cpp</extracomment>
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
<source>One Review, Four Readers</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Eine Rezension, vier Leser</translation>
</message>
<message>
<source>by sentence, flat, without order, without attention</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>satzweise, flach, ohne Reihenfolge, ohne Attention</translation>
</message>
<message>
<source>The Head That Aligns</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Der Alignment-Head</translation>
</message>
<message>
<source>a Transformer's head beside the attention of a GRU</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>der Head eines Transformers neben der Attention einer GRU</translation>
</message>
<message>
<source>The Order-Blind Transformer</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Der reihenfolgeblinde Transformer</translation>
</message>
<message>
<source>without positions it cannot turn a word round</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>ohne Positionen kann er kein Wort umdrehen</translation>
</message>
<message>
<source>the parts of a date change their places</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>die Teile eines Datums tauschen ihre Plätze</translation>
</message>
<message>
<source>the attention walks along the letters</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>die Attention läuft an den Buchstaben entlang</translation>
</message>
<message>
<source>the attention walks backwards</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>die Attention läuft rückwärts</translation>
</message>
<message>
<source>the next letter may be anywhere</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>der nächste Buchstabe kann überall sein</translation>
</message>
<message>
<source>words become digits, and some digits have no word</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Wörter werden zu Ziffern, und manche Ziffern haben kein Wort</translation>
</message>
<message>
<source>a digit becomes several words</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>eine Ziffer wird zu mehreren Wörtern</translation>
</message>
<message>
<source>words change their order between languages</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Wörter wechseln zwischen Sprachen ihre Reihenfolge</translation>
</message>
<message>
<source>each word has a part of speech, and its neighbours tell which</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>jedes Wort hat eine Wortart, die seine Nachbarn verraten</translation>
</message>
<message>
<source>a few words of a text decide its class</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>wenige Wörter eines Textes entscheiden über seine Klasse</translation>
</message>
<message>
<source>one of several opinions decides</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>eine von mehreren Meinungen entscheidet</translation>
</message>
<message>
<source>two of many numbers are added</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>zwei von vielen Zahlen werden addiert</translation>
</message>
<message>
<source>Open Model</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Modell öffnen</translation>
</message>
<message>
<source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>%1 ist ein Modell für „%2“, die offenen Spuren sind für „%3“.</translation>
</message>
<message>
<source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Alle Spuren dekodieren einen Text. Allein beginnt es mit einem Text seiner eigenen Aufgabe; neben den anderen dekodiert es deren Text, den es nicht gelernt hat.</translation>
</message>
<message>
<source>Open &amp;Alone</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>&amp;Allein öffnen</translation>
</message>
<message>
<source>Open &amp;Beside the Others</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
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
<translation>Norm.-Bias</translation>
</message>
<message>
<source>norm of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Norm. von %1</translation>
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
<extracomment>core/network/explained/quantity_name.cpp, ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
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
<extracomment>core/train/recipes/recipe.cpp, ui/train/change_range.h</extracomment>
<translation>von 0 bis 1</translation>
</message>
<message>
<source>%1 updates</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>%1 Updates</translation>
</message>
<message>
<source>update %1 of %2</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Update %1 von %2</translation>
</message>
<message>
<source>update %1, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Update %1, ohne Ende</translation>
</message>
<message>
<source>updates %1 to %2 of %3</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Updates %1 bis %2 von %3</translation>
</message>
<message>
<source>updates %1 to %2, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Updates %1 bis %2, ohne Ende</translation>
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
<extracomment>core/train/setup/told_apart.cpp, ui/train/train_texts.cpp</extracomment>
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
<source>Ref&amp;ill</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Nachf&amp;üllen</translation>
</message>
<message>
<source>The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's generate. Otherwise the beam narrows</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Den Platz einer beendeten Hypothese nimmt die nächstbeste Fortsetzung ein, wie in generate von Hugging Face. Sonst wird der Beam schmaler</translation>
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
<source>%1 to %2</source>
<extracomment>core/network/shown_maps.cpp, core/tasks/dates.cpp, core/tasks/task_registry.cpp, core/tasks/task_scope.cpp, core/train/setup/told_apart.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 bis %2</translation>
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
<source>evidence AER %1 (of the weights above the threshold)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Evidenz-AER %1 (der Gewichte über der Schwelle)</translation>
</message>
<message>
<source>evidence AER %1 (of the largest weights, as many as words of evidence)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Evidenz-AER %1 (der größten Gewichte, so viele wie Wörter der Evidenz)</translation>
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
<translation>ausgegeben: %1</translation>
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
<extracomment>core/inspect/arrays/array_axes.cpp, ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
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
<extracomment>core/compare/figures.cpp, ui/step/counts_dialog.cpp</extracomment>
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
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>1 Link</translation>
</message>
<message numerus="yes">
<source>%1 links</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
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
A click selects the lane. Ctrl+click or Space hides or shows its curves.</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>%1
Ein Klick wählt die Spur aus. Strg+Klick oder die Leertaste blendet ihre Kurven aus oder ein.</translation>
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
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
<source>%1 (sentences)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 (Sätze)</translation>
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
<extracomment>core/inspect/links/link_dump.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
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
<source>Why this number?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Warum diese Zahl?</translation>
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
<source>Each step reads the last token that the lane wrote</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Jeder Schritt liest das letzte Token, das die Spur geschrieben hat</translation>
</message>
<message>
<source>&amp;Reference</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>&amp;Referenz</translation>
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
<source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Alignment-Fehler (AER) jeder Map über alle Sätze, mit Zeilen der gelesenen Tokens. Je kräftiger die Farbe, desto kleiner der Fehler. Wählen Sie eine Zelle, um ihre Map zu zeigen.</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Alignment-Fehler (AER) jeder Map über alle Sätze. Je kräftiger die Farbe, desto kleiner der Fehler. Wählen Sie eine Zelle, um ihre Map zu zeigen.</translation>
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
<source>Format</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/read_dump.cpp, ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Format</translation>
</message>
<message>
<source>It could not be read.</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Das konnte nicht gelesen werden.</translation>
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
<source>Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Eigene Ausgabe</translation>
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
<source>Reference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Referenz</translation>
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
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
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
<extracomment>core/faithfulness/faithfulness_figures.cpp, ui/step/landscape/landscape_page.cpp</extracomment>
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
<translation>, wählt %1 nicht (Wahrscheinlichkeit %2)</translation>
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
<source>&amp;Open Lesson…</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Lektion &amp;öffnen…</translation>
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
<source>H&amp;int</source>
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
<translation>Weite&amp;r</translation>
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
<source>Lesson</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Lektion</translation>
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
<source>Do&amp;ne</source>
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
<translation>Nach oben</translation>
</message>
<message>
<source>Move the step before the one above</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Den Schritt vor den darüber verschieben</translation>
</message>
<message>
<source>Down</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Nach unten</translation>
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
<source>A lesson is written in one language: the texts in other languages are not saved with it.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>Eine Lektion wird in einer Sprache geschrieben: Die Texte in anderen Sprachen werden nicht mit ihr gespeichert.</translation>
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
<source>&amp;Open…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Öffnen…</translation>
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
<source>Measuring the heads on %1 other pairs …</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Misst die Heads an %1 anderen Paaren …</translation>
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
<translation>Durchsuchen…</translation>
</message>
<message>
<source>Browse: %1</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Durchsuchen: %1</translation>
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
<extracomment>core/inspect/links/link_collection.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
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
<source>Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Gehen Sie zu dem Schritt, den Sie meinen.</translation>
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
<extracomment>core/runs/run_pictures.cpp, ui/learn/writing/question_editor.cpp</extracomment>
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
<extracomment>core/lessons/facts/lane_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
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
<extracomment>core/lessons/facts/model_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
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
<translation>Antwortmöglichkeiten</translation>
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
<source>empty: any number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>leer: jede Zahl</translation>
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
<source>Choose a lesson.</source>
<extracomment>ui/learn/scene_pictures.cpp</extracomment>
<translation>Wählen Sie eine Lektion.</translation>
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
<source>Sort By</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>Sortieren nach</translation>
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
<source>: not in the vocabulary, read as &lt;unk&gt;</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>: nicht im Vokabular, wird als &lt;unk&gt; gelesen</translation>
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
<extracomment>core/network/models/encoder_registry.cpp, ui/train/setup/setting_texts.cpp</extracomment>
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
<translation>Breite der verdeckten Schicht der Scores Additive und Key · Query und der lokal-prädiktiven Bereiche. Andere Scores und Bereiche benutzen sie nicht.</translation>
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
<translation>Anteil der Wahrscheinlichkeit des richtigen Tokens, den die Updates auf alle Tokens verteilen, von 0 bis unter 1. Gemessene Losses enthalten ihn nicht.</translation>
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
<extracomment>core/compare/figures.cpp, ui/train/setup/setting_texts.cpp</extracomment>
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
<extracomment>ui/step/session/start/startup.cpp</extracomment>
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
<source>Right-click, Shift+F10</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Rechtsklick, Umschalt+F10</translation>
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
<translation>Zahl</translation>
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
<source>Choose the columns, or one to sort by</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Spalten wählen, oder eine, nach der sortiert wird</translation>
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
<translation>meinten Sie „%1“?</translation>
</message>
<message>
<source>possible: %1.</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>möglich: %1.</translation>
</message>
<message>
<source>%1 should be %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp, core/train/recipes/recipe.cpp</extracomment>
<translation>%1 muss %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be from %2 to %3, found %4.</source>
<extracomment>core/base/value_checks.cpp, core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_pictures.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 muss von %2 bis %3 sein, gefunden: %4.</translation>
</message>
<message>
<source>%1 should be one of %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_json.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 muss eins von %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>Exact match</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Exakte Treffer</translation>
</message>
<message>
<source>Accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Accuracy</translation>
</message>
<message>
<source>Macro-F1</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Makro-F1</translation>
</message>
<message>
<source>Looks at evidence</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Blickt auf Evidenz</translation>
</message>
<message>
<source>Token accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Token-Accuracy</translation>
</message>
<message>
<source>Alignment error</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Alignment-Fehler</translation>
</message>
<message>
<source>Target tokens/s</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Zieltokens/s</translation>
</message>
<message>
<source>Training time</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Trainingszeit</translation>
</message>
<message>
<source>%1 is missing; a table of a comparison has it.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 fehlt; die Tabelle eines Vergleichs hat es.</translation>
</message>
<message>
<source>%1 should be a list in brackets, found %2.</source>
<extracomment>core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 muss eine Liste in Klammern sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be from 0 to %2, found %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 muss von 0 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 is empty; every recipe has a name.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 ist leer; jedes Rezept hat einen Namen.</translation>
</message>
<message>
<source>comparison.lanes has two named %1; every name may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>comparison.lanes hat zwei mit dem Namen %1; jeder Name darf nur einmal vorkommen.</translation>
</message>
<message>
<source>%1 should be a whole number from 0 that stands once, found %2.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 muss eine ganze Zahl ab 0 sein, die nur einmal vorkommt, gefunden: %2.</translation>
</message>
<message>
<source>%1 is empty; a comparison has at least one.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 ist leer; ein Vergleich hat mindestens einen Eintrag.</translation>
</message>
<message>
<source>a comparison of %1 runs; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ein Vergleich von %1 Läufen; höchstens %2 werden gelesen.</translation>
</message>
<message>
<source>a comparison of %1 runs × lengths; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ein Vergleich von %1 Läufen × Längen; höchstens %2 werden gelesen.</translation>
</message>
<message>
<source>%1 has more lengths than the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 hat mehr Längen als der Vergleich.</translation>
</message>
<message>
<source>%1 %2 with seed %3 is no run of the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 %2 mit Seed %3 ist kein Lauf des Vergleichs.</translation>
</message>
<message>
<source>%1 is a second one of %2 with seed %3; each may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 ist ein zweiter Eintrag für %2 mit Seed %3; jeder darf nur einmal vorkommen.</translation>
</message>
<message>
<source>%1 is %2, but the recipe says %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 ist %2, aber im Rezept steht %3.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found none; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ist keine Tabelle eines Vergleichs: format muss „%1“ sein, fehlt aber; schreiben Sie eine mit attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found %2; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ist keine Tabelle eines Vergleichs: format muss „%1“ sein, gefunden: %2; schreiben Sie eine mit attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is of version %1, and this program reads version %2; take a newer program.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>hat Version %1, dieses Programm liest aber Version %2; nehmen Sie ein neueres Programm.</translation>
</message>
<message>
<source>the temperature should be a number above 0, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>die Temperatur muss eine Zahl über 0 sein, gefunden: %1.</translation>
</message>
<message>
<source>weights of words and of sentences cannot be given; change the whole map %1 instead.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>Gewichte von Wörtern und Sätzen lassen sich nicht vorgeben; ändern Sie stattdessen die ganze Map %1.</translation>
</message>
<message>
<source>a row of the map %1 is a source position, and there are %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>eine Zeile der Map %1 ist eine Position der Quelle, und es gibt %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 steps so far, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>Attention braucht ein Gewicht für jeden der bisher %1 Schritte, gefunden: %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 source positions, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>Attention braucht ein Gewicht für jede der %1 Quellpositionen, gefunden: %2.</translation>
</message>
<message>
<source>the weight of position %1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>das Gewicht von Position %1 muss eine Zahl von 0 bis 1 sein, gefunden: %2.</translation>
</message>
<message>
<source>the attention weights should add up to 1, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>die Attention-Gewichte müssen die Summe 1 haben, gefunden: %1.</translation>
</message>
<message>
<source>the encoder of this model has no position encodings, so the places of its tokens cannot be changed; choose a model whose encoder.positions are not "none".</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>der Encoder dieses Modells hat keine Positionskodierungen, daher lassen sich die Plätze seiner Tokens nicht ändern; wählen Sie ein Modell, dessen encoder.positions nicht „none“ ist.</translation>
</message>
<message>
<source>places should be the numbers 1 to %1 in any order, one for each source token.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>die Plätze müssen die Zahlen 1 bis %1 in beliebiger Reihenfolge sein, eine je Quelltoken.</translation>
</message>
<message>
<source>a model without attention has no scores to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ein Modell ohne Attention hat keine Scores, die sich ändern lassen; wählen Sie ein anderes Modell.</translation>
</message>
<message>
<source>a model without attention has no weights to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ein Modell ohne Attention hat keine Gewichte, die sich ändern lassen; wählen Sie ein anderes Modell.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to zero.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>die Quelle hat die Positionen 1 bis %1, genullt werden soll Position %2.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to swap.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>die Quelle hat die Positionen 1 bis %1, getauscht werden soll Position %2.</translation>
</message>
<message>
<source>the source vocabulary has tokens 0 to %1, found %2 for position %3.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>das Quellvokabular hat die Tokens 0 bis %1, gefunden: %2 für Position %3.</translation>
</message>
<message>
<source>the model has no attention map %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>das Modell hat keine Attention-Map %1.</translation>
</message>
<message>
<source>only a map of the decoder to itself has later steps to read; it is named decoder.LAYER.HEAD.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>nur eine Map des Decoders auf sich selbst hat spätere Schritte zu lesen; sie heißt decoder.LAYER.HEAD.</translation>
</message>
<message>
<source>steps are counted from 1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>Schritte werden ab 1 gezählt.</translation>
</message>
<message>
<source>the target vocabulary has tokens 0 to %1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>das Zielvokabular hat die Tokens 0 bis %1, gefunden: %2.</translation>
</message>
<message>
<source>weights cannot be given in the map %1 while it reads later steps.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>in der Map %1 lassen sich keine Gewichte vorgeben, solange sie spätere Schritte liest.</translation>
</message>
<message>
<source>the text has no tokens: one at least is needed to decode</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>der Text hat keine Tokens: zum Dekodieren ist mindestens eines nötig</translation>
</message>
<message>
<source>the model has no attention map %1 in its steps.</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>das Modell hat in seinen Schritten keine Attention-Map %1.</translation>
</message>
<message>
<source>a model with the wiring "%1" has no residual stream; open one with the wiring "transformer".</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>ein Modell mit der Verschaltung „%1“ hat keinen Residualstrom; öffnen Sie eines mit der Verschaltung „transformer“.</translation>
</message>
<message>
<source>self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Self-Attention, Schicht %1</translation>
</message>
<message>
<source>cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Cross-Attention, Schicht %1</translation>
</message>
<message>
<source>feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Feed-Forward, Schicht %1</translation>
</message>
<message>
<source>feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Feed-Forward</translation>
</message>
<message>
<source>bias of the norm after self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Self-Attention, Schicht %1</translation>
</message>
<message>
<source>bias of the norm after cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Cross-Attention, Schicht %1</translation>
</message>
<message>
<source>bias of the norm after feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Feed-Forward, Schicht %1</translation>
</message>
<message>
<source>bias of the norm after self-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Self-Attention</translation>
</message>
<message>
<source>bias of the norm after cross-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Cross-Attention</translation>
</message>
<message>
<source>bias of the norm after feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Normierung nach Feed-Forward</translation>
</message>
<message>
<source>the token that was read</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>das gelesene Token</translation>
</message>
<message>
<source>its position</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>seine Position</translation>
</message>
<message>
<source>bias of the last norm</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der letzten Normierung</translation>
</message>
<message>
<source>bias of the output layer</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>Bias der Ausgabeschicht</translation>
</message>
<message>
<source>has no attention, so there are no weights to judge</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>hat keine Attention, daher gibt es keine Gewichte zu beurteilen</translation>
</message>
<message>
<source>the model has no attention, so there are no weights to be judged.</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>das Modell hat keine Attention, daher gibt es keine Gewichte zu beurteilen.</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>gelöscht, bis die Klasse kippt (%, nie = 100), nach Gewicht</translation>
</message>
<message>
<source>first position is linked (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>erste Position ist verlinkt (%), nach Gewicht</translation>
</message>
<message>
<source>average precision of links (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>mittlere Precision der Links (%), nach Gewicht</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>gelöscht, bis die Klasse kippt (%, nie = 100), nach Gradient</translation>
</message>
<message>
<source>first position is linked (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>erste Position ist verlinkt (%), nach Gradient</translation>
</message>
<message>
<source>average precision of links (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>mittlere Precision der Links (%), nach Gradient</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>gelöscht, bis die Klasse kippt (%, nie = 100), nach Gewicht × Gradient</translation>
</message>
<message>
<source>first position is linked (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>erste Position ist verlinkt (%), nach Gewicht × Gradient</translation>
</message>
<message>
<source>average precision of links (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>mittlere Precision der Links (%), nach Gewicht × Gradient</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>gelöscht, bis die Klasse kippt (%, nie = 100), zufällig</translation>
</message>
<message>
<source>first position is linked (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>erste Position ist verlinkt (%), zufällig</translation>
</message>
<message>
<source>average precision of links (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>mittlere Precision der Links (%), zufällig</translation>
</message>
<message>
<source>rows of weights</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>Zeilen von Gewichten</translation>
</message>
<message>
<source>positions of a row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>Positionen einer Zeile</translation>
</message>
<message>
<source>τ with gradients</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ mit Gradienten</translation>
</message>
<message>
<source>τ with leaving a token out</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ mit Weglassen eines Tokens</translation>
</message>
<message>
<source>output changes, permuted row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>Ausgabe ändert sich, permutierte Zeile</translation>
</message>
<message>
<source>output changes, uniform row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>Ausgabe ändert sich, gleichverteilte Zeile</translation>
</message>
<message>
<source>adversarial row diverges (nats)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>adversariale Zeile weicht ab (Nats)</translation>
</message>
<message>
<source>rows that can be fooled (%)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>täuschbare Zeilen (%)</translation>
</message>
<message>
<source>a source of %1 tokens is longer than the longest, %2.</source>
<extracomment>core/faithfulness/input_effects.cpp</extracomment>
<translation>eine Quelle von %1 Tokens ist länger als die längste, %2.</translation>
</message>
<message>
<source>cannot be written: %1.</source>
<extracomment>core/files/atomic_file.cpp, core/files/formats/record_file.cpp, core/files/staging_folder.cpp, core/files/temporary_file.cpp</extracomment>
<translation>kann nicht geschrieben werden: %1.</translation>
</message>
<message>
<source>it is a folder</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>es ist ein Ordner</translation>
</message>
<message>
<source>it is not a regular file</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>es ist keine reguläre Datei</translation>
</message>
<message>
<source>%1 is not base64, found %2; the file is damaged, take another copy.</source>
<extracomment>core/files/base64.cpp</extracomment>
<translation>%1 ist kein base64, gefunden: %2; die Datei ist beschädigt, nehmen Sie eine andere Kopie.</translation>
</message>
<message>
<source>a file's name is expected, and an empty text is given; name a file.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>ein Dateiname wird erwartet, angegeben ist ein leerer Text; nennen Sie eine Datei.</translation>
</message>
<message>
<source>cannot be opened: %1.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>kann nicht geöffnet werden: %1.</translation>
</message>
<message>
<source>a PNG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein PNG-Bild</translation>
</message>
<message>
<source>a JPEG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein JPEG-Bild</translation>
</message>
<message>
<source>a GIF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein GIF-Bild</translation>
</message>
<message>
<source>a WebP picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein WebP-Bild</translation>
</message>
<message>
<source>a TIFF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein TIFF-Bild</translation>
</message>
<message>
<source>an SVG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein SVG-Bild</translation>
</message>
<message>
<source>a PDF document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein PDF-Dokument</translation>
</message>
<message>
<source>a PostScript document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein PostScript-Dokument</translation>
</message>
<message>
<source>an Office document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein Office-Dokument</translation>
</message>
<message>
<source>a web page</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>eine Webseite</translation>
</message>
<message>
<source>an XML text</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein XML-Text</translation>
</message>
<message>
<source>a zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein zip-Archiv</translation>
</message>
<message>
<source>a gzip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein gzip-Archiv</translation>
</message>
<message>
<source>a bzip2 archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein bzip2-Archiv</translation>
</message>
<message>
<source>an xz archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein xz-Archiv</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein 7-Zip-Archiv</translation>
</message>
<message>
<source>a RAR archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein RAR-Archiv</translation>
</message>
<message>
<source>a program</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein Programm</translation>
</message>
<message>
<source>a NumPy array</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein NumPy-Array</translation>
</message>
<message>
<source>an HDF5 file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>eine HDF5-Datei</translation>
</message>
<message>
<source>a GGUF model</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein GGUF-Modell</translation>
</message>
<message>
<source>an SQLite database</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>eine SQLite-Datenbank</translation>
</message>
<message>
<source>a sound file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>eine Tondatei</translation>
</message>
<message>
<source>a film</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein Film</translation>
</message>
<message>
<source>a tar archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ein tar-Archiv</translation>
</message>
<message>
<source>a text</source>
<extracomment>core/files/file_kind.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ein Text</translation>
</message>
<message>
<source>is a folder; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>ist ein Ordner; erwartet wird eine Datei.</translation>
</message>
<message>
<source>is not a regular file; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>ist keine reguläre Datei; erwartet wird eine Datei.</translation>
</message>
<message>
<source>is too large: %1 bytes of it are to be read, at most %2 fit into the memory; choose a smaller file.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>ist zu groß: %1 Bytes davon sind zu lesen, höchstens %2 passen in den Speicher; wählen Sie eine kleinere Datei.</translation>
</message>
<message>
<source>no memory for its %1 bytes.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>kein Speicher für die %1 Bytes.</translation>
</message>
<message>
<source>cannot be read: %1.</source>
<extracomment>core/files/file_reader.cpp, core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp</extracomment>
<translation>kann nicht gelesen werden: %1.</translation>
</message>
<message>
<source>became shorter while it was read.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>wurde kürzer, während sie gelesen wurde.</translation>
</message>
<message>
<source>has %1 bytes, at most %2 are read here.</source>
<extracomment>core/files/file_reader.cpp, core/files/formats/file_folder.cpp</extracomment>
<translation>hat %1 Bytes, höchstens %2 werden hier gelesen.</translation>
</message>
<message>
<source>is missing; take another copy of the file.</source>
<extracomment>core/files/formats/file_folder.cpp</extracomment>
<translation>fehlt; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>not set</source>
<extracomment>core/files/formats/json_difference.cpp</extracomment>
<translation>nicht gesetzt</translation>
</message>
<message>
<source>JSON nested deeper than %1 levels, which nothing that is read here needs.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON mit mehr als %1 Ebenen, die nichts braucht, was hier gelesen wird.</translation>
</message>
<message>
<source>JSON key %1 stands twice in one object; each may stand once.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON-Schlüssel %1 kommt in einem Objekt zweimal vor; jeder darf nur einmal vorkommen.</translation>
</message>
<message>
<source>more than %1 JSON values, which is the most that is read here.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>mehr als %1 JSON-Werte; mehr werden hier nicht gelesen.</translation>
</message>
<message>
<source>not JSON at line %1, column %2, where the text ends too early.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>kein JSON in Zeile %1, Spalte %2, wo der Text zu früh endet.</translation>
</message>
<message>
<source>not JSON at line %1, column %2.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>kein JSON in Zeile %1, Spalte %2.</translation>
</message>
<message>
<source>a JSON number that is too large for any computer number.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>eine JSON-Zahl, die für jede Computerzahl zu groß ist.</translation>
</message>
<message>
<source>the JSON should be an object in braces, found %1.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>das JSON muss ein Objekt in geschweiften Klammern sein, gefunden: %1.</translation>
</message>
<message>
<source>%1 should be an object in braces, found %2.</source>
<extracomment>core/files/formats/json_reader.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 muss ein Objekt in geschweiften Klammern sein, gefunden: %2.</translation>
</message>
<message>
<source>a text in quotation marks</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp</extracomment>
<translation>ein Text in Anführungszeichen</translation>
</message>
<message>
<source>true or false</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/expressions/fact_value.cpp</extracomment>
<translation>true oder false</translation>
</message>
<message>
<source>a whole number</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp, core/model_files/pytorch/pickle_calls.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>eine ganze Zahl</translation>
</message>
<message>
<source>a list of whole numbers</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>eine Liste ganzer Zahlen</translation>
</message>
<message>
<source>a list of texts</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>eine Liste von Texten</translation>
</message>
<message>
<source>a whole number from 0 to 18446744073709551615</source>
<extracomment>core/files/formats/json_reader.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>eine ganze Zahl von 0 bis 18446744073709551615</translation>
</message>
<message>
<source>a number</source>
<extracomment>core/files/formats/json_reader.cpp, core/inspect/dumps/escaped_json.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>eine Zahl</translation>
</message>
<message>
<source>key %1 is not known; %2</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>Schlüssel %1 ist nicht bekannt; %2</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape, each once</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>die Schlüssel descr, fortran_order und shape, jeder einmal</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>die Schlüssel descr, fortran_order und shape</translation>
</message>
<message>
<source>is an array of records; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ist ein Array von Datensätzen; gelesen werden nur Gleitkommazahlen; speichern Sie weights.astype("float32") mit numpy.save.</translation>
</message>
<message>
<source>claims an impossible shape.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>gibt eine unmögliche Form an.</translation>
</message>
<message>
<source>its .npy header is broken: expected %1, found %2; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>der .npy-Kopf ist fehlerhaft: erwartet: %1, gefunden: %2; speichern Sie das Array erneut mit numpy.save.</translation>
</message>
<message>
<source>does not start as an .npy file does; copy or download it again, or save one array with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>beginnt nicht wie eine .npy-Datei; kopieren oder laden Sie die Datei erneut, oder speichern Sie ein Array mit numpy.save.</translation>
</message>
<message>
<source>is an .npy file of version %1; versions 1 to 3 are read: save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ist eine .npy-Datei der Version %1; gelesen werden die Versionen 1 bis 3: Speichern Sie das Array erneut mit numpy.save.</translation>
</message>
<message>
<source>ends inside its .npy header; copy or download it again.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>endet im .npy-Kopf; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>its .npy header should have %1 bytes, and at most %2 are read; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>sein .npy-Kopf soll %1 Bytes haben, und höchstens %2 werden gelesen; speichern Sie das Array erneut mit numpy.save.</translation>
</message>
<message>
<source>holds pickled objects of Python, which are never loaded.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>enthält Pickle-Objekte von Python, die nie geladen werden.</translation>
</message>
<message>
<source>holds numbers of the type %1, expected floating-point numbers.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>enthält Zahlen des Typs %1, erwartet waren Gleitkommazahlen.</translation>
</message>
<message>
<source>has %1 bytes of numbers, expected %2.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>hat %1 Bytes an Zahlen, erwartet werden %2.</translation>
</message>
<message>
<source>holds no whole record; take another copy of it.</source>
<extracomment>core/files/formats/record_file.cpp</extracomment>
<translation>enthält keinen ganzen Datensatz; nehmen Sie eine andere Kopie.</translation>
</message>
<message>
<source>%1 is missing; %2 has it.</source>
<extracomment>core/files/formats/required_keys.cpp</extracomment>
<translation>%1 fehlt; %2 hat es.</translation>
</message>
<message>
<source>a checkpoint of Attention Lab</source>
<extracomment>core/files/formats/required_keys.h, core/train/checkpoint.cpp</extracomment>
<translation>ein Checkpoint von Attention Lab</translation>
</message>
<message>
<source>has %1 bytes, which is too short for a safetensors file.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>hat %1 Bytes, zu wenig für eine safetensors-Datei.</translation>
</message>
<message>
<source>not a whole safetensors file: it is %1.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>keine vollständige safetensors-Datei: Es ist %1.</translation>
</message>
<message>
<source>not a whole safetensors file: its header should have %1 bytes, but only %2 follow.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>keine vollständige safetensors-Datei: Der Kopf soll %1 Bytes haben, aber nur %2 folgen.</translation>
</message>
<message>
<source>header too long: it has %1 bytes, at most %2 are allowed.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>Kopf zu lang: Er hat %1 Bytes, höchstens %2 sind erlaubt.</translation>
</message>
<message>
<source>has become shorter since it was opened.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>ist seit dem Öffnen kürzer geworden.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>Tensor %1 hat den dtype %2, erwartet wird F32, F16 oder BF16.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected I64.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>Tensor %1 hat den dtype %2, erwartet wird I64.</translation>
</message>
<message>
<source>metadata key "%1" should be "crc32:" and eight hexadecimal digits, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>Metadatenschlüssel „%1“ muss „crc32:“ und acht Hexadezimalziffern sein, gefunden: %2; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is damaged: its checksum should be %1, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>ist beschädigt: Die Prüfsumme soll %1 sein, gefunden: %2; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>tensor %1 should be described by an object, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 muss durch ein Objekt beschrieben sein, gefunden: %2.</translation>
</message>
<message>
<source>tensor %1 has the key %2, known are dtype, shape and data_offsets.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 hat den Schlüssel %2, bekannt sind dtype, shape und data_offsets.</translation>
</message>
<message>
<source>tensor %1 lacks its %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>bei Tensor %1 fehlt %2.</translation>
</message>
<message>
<source>tensor %1 should have a text as dtype, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 muss einen Text als dtype haben, gefunden: %2.</translation>
</message>
<message>
<source>tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 hat den unbekannten dtype %2, erwartet wird F32, F16 oder BF16.</translation>
</message>
<message>
<source>tensor %1 should have a list of whole numbers as %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 muss eine Liste ganzer Zahlen als %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>tensor %1 should have whole numbers from 0 up in its %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 muss ganze Zahlen ab 0 als %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>tensor %1 should have two data_offsets, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 muss zwei data_offsets haben, gefunden: %2.</translation>
</message>
<message>
<source>tensor %1 ends before it begins: data_offsets %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 endet, bevor er beginnt: data_offsets %2.</translation>
</message>
<message>
<source>tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data are there.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 reicht über das Dateiende hinaus: data_offsets %2, aber es sind nur %3 Bytes Daten da.</translation>
</message>
<message>
<source>tensor %1 has a shape whose product overflows: %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 hat eine Form, deren Produkt überläuft: %2.</translation>
</message>
<message>
<source>tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Tensor %1 mit Form %2 und dtype %3 braucht %4 Bytes, aber seine data_offsets umfassen %5.</translation>
</message>
<message>
<source>__metadata__ should be an object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>__metadata__ muss ein Objekt sein, gefunden: %1.</translation>
</message>
<message>
<source>metadata key %1 should be a text, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Metadatenschlüssel %1 muss ein Text sein, gefunden: %2.</translation>
</message>
<message>
<source>tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>die Tensoren %1 und %2 überlappen: Der eine endet bei Byte %3, der nächste beginnt bei Byte %4.</translation>
</message>
<message>
<source>gap of %1 bytes in front of tensor %2, tensors should follow each other.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Lücke von %1 Bytes vor Tensor %2; Tensoren müssen aufeinander folgen.</translation>
</message>
<message>
<source>%1 bytes at the end belong to no tensor, the file should end with the last one.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>%1 Bytes am Ende gehören zu keinem Tensor; die Datei muss mit dem letzten enden.</translation>
</message>
<message>
<source>safetensors header</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>Kopf der safetensors-Datei</translation>
</message>
<message>
<source>the safetensors header should be a JSON object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>der Kopf der safetensors-Datei muss ein JSON-Objekt sein, gefunden: %1.</translation>
</message>
<message>
<source>refers to another place ("*"), which is not read here.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>verweist auf eine andere Stelle („*“), was hier nicht gelesen wird.</translation>
</message>
<message>
<source>should hold keys and values, found %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>muss Schlüssel und Werte enthalten, gefunden: %1.</translation>
</message>
<message>
<source>should hold keys and values, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>muss Schlüssel und Werte enthalten, gefunden: eine Liste.</translation>
</message>
<message>
<source>should have texts as keys, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>muss Texte als Schlüssel haben, gefunden: eine Liste.</translation>
</message>
<message>
<source>should have texts as keys, found a mapping.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>muss Texte als Schlüssel haben, gefunden: eine Zuordnung.</translation>
</message>
<message>
<source>has values nested deeper than %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>hat Werte mit mehr als %1 Ebenen.</translation>
</message>
<message>
<source>is empty, expected keys and values.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ist leer, erwartet werden Schlüssel und Werte.</translation>
</message>
<message>
<source>holds several documents, expected one.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>enthält mehrere Dokumente, erwartet wird eines.</translation>
</message>
<message>
<source>is no YAML that can be read (%1).</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ist kein lesbares YAML (%1).</translation>
</message>
<message>
<source>%1 is compressed in a way that is not read, expected stored or deflated; save it again with %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 ist auf eine Art komprimiert, die nicht gelesen wird, erwartet wird stored oder deflated; speichern Sie die Datei erneut mit %2.</translation>
</message>
<message>
<source>%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 gibt %2 Bytes an in einer Datei von %3, von denen die Einträge %4 übrig lassen; die Datei ist beschädigt.</translation>
</message>
<message>
<source>%1 is stored in %2 bytes and claims %3; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 ist in %2 Bytes gespeichert und gibt %3 an; die Datei ist beschädigt.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 soll entpackt aus %2 Bytes %3 ergeben, was Gewichte nie tun; speichern Sie die Datei erneut mit %4.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, as others before it do, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 soll wie andere davor entpackt aus %2 Bytes %3 ergeben, was Gewichte nie tun; speichern Sie die Datei erneut mit %4.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it: it is %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>keine vollständige zip-Datei, wie %1 sie schreibt: Es ist %2.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it (%2); get it once more from where it came from, or save it again with %1.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>keine vollständige zip-Datei, wie %1 sie schreibt (%2); holen Sie sie noch einmal von ihrer Quelle oder speichern Sie sie erneut mit %1.</translation>
</message>
<message>
<source>not a whole zip file: entry %1 of its directory is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>keine vollständige zip-Datei: Eintrag %1 des Verzeichnisses ist beschädigt.</translation>
</message>
<message>
<source>%1 in it has %2 bytes, at most %3 are read.</source>
<extracomment>core/files/formats/zip_archive.cpp, core/sessions/session_file_load.cpp</extracomment>
<translation>%1 darin hat %2 Bytes, höchstens %3 werden gelesen.</translation>
</message>
<message>
<source>%1 in it cannot be read from byte %2; copy or download it again.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin ist ab Byte %2 nicht lesbar; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>%1 in it is damaged at its start.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin ist am Anfang beschädigt.</translation>
</message>
<message>
<source>%1 in it cannot be read: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin kann nicht gelesen werden: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin ist beschädigt: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2 bytes instead of %3.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin ist beschädigt: %2 Bytes statt %3.</translation>
</message>
<message>
<source>%1 in it is damaged: its checksum or its length is wrong.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 darin ist beschädigt: Prüfsumme oder Länge ist falsch.</translation>
</message>
<message>
<source>cannot be written: it would have %1 bytes, and a zip file holds %2; leave models or weights out.</source>
<extracomment>core/files/formats/zip_writer.cpp</extracomment>
<translation>kann nicht geschrieben werden: Es wären %1 Bytes, eine zip-Datei fasst aber %2; lassen Sie Modelle oder Gewichte weg.</translation>
</message>
<message>
<source>the corpus has %1 files, but had %2</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>das Korpus hat %1 Dateien, hatte aber %2</translation>
</message>
<message>
<source>has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>hat %1 Zeilen und die CRC-32 %2, hatte aber %3 Zeilen und die CRC-32 %4</translation>
</message>
<message>
<source>is a folder; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>ist ein Ordner; erwartet wird eine Textdatei, unkomprimiert oder gzip.</translation>
</message>
<message>
<source>is not a regular file; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>ist keine reguläre Datei; erwartet wird eine Textdatei, unkomprimiert oder gzip.</translation>
</message>
<message>
<source>no memory to read it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>kein Speicher, um sie zu lesen.</translation>
</message>
<message>
<source>line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a tab between its sides.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>Zeile %1 hat mehr als %2 Bytes; eine Zeile muss einen Satz enthalten oder ein Paar mit einem Tabulator zwischen den Seiten.</translation>
</message>
<message>
<source>%1, line %2</source>
<extracomment>core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp, core/inspect/links/link_collection.cpp, core/inspect/texts/dump_start.cpp, core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1, Zeile %2</translation>
</message>
<message>
<source>line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>in Zeile %1 braucht diese Datei von %2 Bytes mehr als %3 Megabyte Speicher; sie muss ganz in den Speicher passen: Nehmen Sie einen Teil davon.</translation>
</message>
<message>
<source>line %1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>in Zeile %1 ist dieser UTF-16-Text abgeschnitten; kopieren oder laden Sie ihn erneut.</translation>
</message>
<message>
<source>line %1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>in Zeile %1 ist diese gzip-Datei abgeschnitten; kopieren oder laden Sie sie erneut.</translation>
</message>
<message>
<source>line %1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>in Zeile %1 ist diese gzip-Datei beschädigt; kopieren oder laden Sie sie erneut.</translation>
</message>
<message>
<source>line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>Zeile %1 ist UTF-16 mit einem halben Paar bei Byte %2; speichern Sie die Datei erneut als UTF-8.</translation>
</message>
<message>
<source>line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>Zeile %1 ist bei Byte %2 (0x%3) kein UTF-8; wandeln Sie die Datei in UTF-8 um, zum Beispiel mit iconv.</translation>
</message>
<message>
<source>%1 %2 (line %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 %2 (Zeile %3)</translation>
</message>
<message numerus="yes">
<source>%1 %2 (lines %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 %2 (Zeile %3)</numerusform>
<numerusform>%1 %2 (Zeilen %3)</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 sentence: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 von %2 Satz übersprungen: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 sentences: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 von %2 Satz übersprungen: %3</numerusform>
<numerusform>%1 von %2 Sätzen übersprungen: %3</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 line: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 von %2 Zeile übersprungen: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 lines: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 von %2 Zeile übersprungen: %3</numerusform>
<numerusform>%1 von %2 Zeilen übersprungen: %3</numerusform>
</translation>
</message>
<message>
<source>line %1 has a text but no class label; expected a label of one word for every text.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>Zeile %1 hat einen Text, aber kein Klassenlabel; erwartet wird für jeden Text ein Label aus einem Wort.</translation>
</message>
<message>
<source>line %1 has the class label %2 with a blank in it; expected one word. In a file with tabs the label stands before the text, and with swap after it.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>Zeile %1 hat das Klassenlabel %2 mit einem Leerzeichen darin; erwartet wird ein Wort. In einer Datei mit Tabulatoren steht das Label vor dem Text, mit swap dahinter.</translation>
</message>
<message>
<source>empty</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>leer</translation>
</message>
<message>
<source>line %1 has no tab; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>Zeile %1 hat keinen Tabulator; erwartet werden eine Quelle, ein Tabulator und ein Ziel sowie höchstens eine dritte Spalte.</translation>
</message>
<message>
<source>line %1 has %2 tabs; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>Zeile %1 hat %2 Tabulatoren; erwartet werden eine Quelle, ein Tabulator und ein Ziel sowie höchstens eine dritte Spalte.</translation>
</message>
<message>
<source>is empty; expected one pair a line, a tab between its sides.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>ist leer; erwartet wird ein Paar je Zeile, mit einem Tabulator zwischen den Seiten.</translation>
</message>
<message>
<source>has %1 lines, but %2 has %3; line k of one must be the translation of line k of the other.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>hat %1 Zeilen, %2 aber %3; Zeile k der einen muss die Übersetzung von Zeile k der anderen sein.</translation>
</message>
<message>
<source>is empty; expected one sentence a line.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>ist leer; erwartet wird ein Satz je Zeile.</translation>
</message>
<message>
<source>%1 and %2</source>
<extracomment>core/files/lines/text_pairs.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/symmetrise.cpp, core/network/shown_maps.cpp</extracomment>
<translation>%1 und %2</translation>
</message>
<message>
<source>has shape %1; the layers should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>hat die Form %1; es dürfen höchstens %2 Schichten sein.</translation>
</message>
<message>
<source>has shape %1; the heads should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>hat die Form %1; es dürfen höchstens %2 Heads sein.</translation>
</message>
<message>
<source>The matrices along dimension %1 end at different places, as sentences do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Die Matrizen entlang Dimension %1 enden an verschiedenen Stellen, wie Sätze es tun.</translation>
</message>
<message>
<source>Arrays of such names are tuples over layers.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Arrays mit solchen Namen sind Tupel über Schichten.</translation>
</message>
<message>
<source>the array has shape %1, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>das Array hat die Form %1, also mehr Dimensionen als die Sätze, Schichten, Heads, Zeilen und Spalten, die sein Name offen lässt.</translation>
</message>
<message>
<source>%1 has shape %2, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>%1 hat die Form %2, also mehr Dimensionen als die Sätze, Schichten, Heads, Zeilen und Spalten, die der Name offen lässt.</translation>
</message>
<message>
<source>Dimensions</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Dimensionen</translation>
</message>
<message>
<source>All matrices end at the same place, as those of one sentence do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Alle Matrizen enden an derselben Stelle, wie die eines einzigen Satzes.</translation>
</message>
<message>
<source>Sentences of one length would look the same.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Sätze gleicher Länge sähen ebenso aus.</translation>
</message>
<message>
<source>It is the usual meaning.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Es ist die übliche Bedeutung.</translation>
</message>
<message>
<source>Nothing in the numbers tells it.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Nichts an den Zahlen verrät es.</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of its array of shape %1 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>was die ersten Dimensionen des Arrays der Form %1 sind, ist nicht zu erkennen</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of %1 of shape %2 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>was die ersten Dimensionen von %1 der Form %2 sind, ist nicht zu erkennen</translation>
</message>
<message>
<source>The texts have 1 sentence.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Die Texte haben 1 Satz.</translation>
</message>
<message numerus="yes">
<source>The texts have %1 sentences.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>
<numerusform>Die Texte haben %1 Satz.</numerusform>
<numerusform>Die Texte haben %1 Sätze.</numerusform>
</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>hat kein Attention-Array; erwartet werden Gleitkomma-Arrays mit 2 bis 5 Dimensionen, die letzten beiden Ziel- und Quellpositionen.</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions; left out: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>hat kein Attention-Array; erwartet werden Gleitkomma-Arrays mit 2 bis 5 Dimensionen, die letzten beiden Ziel- und Quellpositionen; ausgelassen: %1.</translation>
</message>
<message>
<source>its lists are nested deeper than sentences, tokens and layers, as in %1; save fewer levels.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>die Listen sind tiefer verschachtelt als Sätze, Tokens und Schichten, etwa in %1; speichern Sie weniger Ebenen.</translation>
</message>
<message>
<source>Arrays</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Arrays</translation>
</message>
<message>
<source>an array for each sentence</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ein Array je Satz</translation>
</message>
<message>
<source>an array for each layer</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ein Array je Schicht</translation>
</message>
<message>
<source>The %1 arrays have matrices of different sizes.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Die %1 Arrays haben Matrizen verschiedener Größe.</translation>
</message>
<message>
<source>The texts have one sentence.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Die Texte haben einen Satz.</translation>
</message>
<message>
<source>A tuple of arrays of one shape is what output_attentions gives.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Ein Tupel von Arrays gleicher Form ist das, was output_attentions liefert.</translation>
</message>
<message>
<source>it cannot be told whether its %1 arrays, which have one size, are those of sentences or of layers</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ob die %1 gleich großen Arrays zu Sätzen oder zu Schichten gehören, ist nicht zu erkennen</translation>
</message>
<message>
<source>its arrays have different numbers of sentences: %1 and %2, as in %3.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>die Arrays haben verschiedene Anzahlen von Sätzen: %1 und %2, etwa in %3.</translation>
</message>
<message>
<source>two of its arrays are of one layer and head, the second is %1; each may stand once.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>zwei der Arrays sind von derselben Schicht und demselben Head, das zweite ist %1; jedes darf nur einmal vorkommen.</translation>
</message>
<message>
<source>Left out</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Ausgelassen</translation>
</message>
<message>
<source>Not read: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Nicht gelesen: %1.</translation>
</message>
<message>
<source>They are no attention by their names, shapes or kinds of numbers.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Nach Namen, Form oder Zahlenart sind sie keine Attention.</translation>
</message>
<message>
<source>%1 and 1 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>%1 und 1 weiteres</translation>
</message>
<message numerus="yes">
<source>%1 and %2 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp, core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>
<numerusform>%1 und %2 weiteres</numerusform>
<numerusform>%1 und %2 weitere</numerusform>
</translation>
</message>
<message>
<source>Attention</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Attention</translation>
</message>
<message>
<source>attention of the decoder to the source</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Attention des Decoders auf die Quelle</translation>
</message>
<message>
<source>Each step sees more positions than the one before.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Jeder Schritt sieht mehr Positionen als der vorige.</translation>
</message>
<message>
<source>All steps see the same number of positions.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Alle Schritte sehen gleich viele Positionen.</translation>
</message>
<message>
<source>In all %1 matrices looked at no position sees one after it.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>In allen %1 betrachteten Matrizen sieht keine Position eine spätere.</translation>
</message>
<message>
<source>In all %1 matrices looked at there are as many rows as columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>In allen %1 betrachteten Matrizen gibt es ebenso viele Zeilen wie Spalten.</translation>
</message>
<message>
<source>There are other numbers of rows than of columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Die Anzahlen der Zeilen und der Spalten sind verschieden.</translation>
</message>
<message>
<source>It is the usual one.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Es ist die übliche.</translation>
</message>
<message>
<source>The matrices are square, so they may be those of self-attention.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Die Matrizen sind quadratisch, es kann also Self-Attention sein.</translation>
</message>
<message>
<source>beam_indices names row %1 of a beam that has %2 rows.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>beam_indices nennt Zeile %1 eines Beams, der %2 Zeilen hat.</translation>
</message>
<message>
<source>Beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Beam</translation>
</message>
<message>
<source>The file has %1 sequences and %2 rows for each token.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Die Datei hat %1 Sequenzen und je Token %2 Zeilen.</translation>
</message>
<message>
<source>The first place of a beam may change between tokens; save beam_indices as well, which name the rows of each sentence.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Der erste Platz eines Beams kann zwischen Tokens wechseln; speichern Sie auch beam_indices, das die Zeilen jedes Satzes nennt.</translation>
</message>
<message>
<source>it cannot be told whether the %1 rows of each token are sentences or places in a beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>ob die %1 Zeilen jedes Tokens Sätze oder Plätze in einem Beam sind, ist nicht zu erkennen</translation>
</message>
<message>
<source>Each sentence is followed through its beam.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Jeder Satz wird durch seinen Beam verfolgt.</translation>
</message>
<message>
<source>The file has beam_indices.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Die Datei hat beam_indices.</translation>
</message>
<message>
<source>each row is a sentence of its own</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>jede Zeile ist ein eigener Satz</translation>
</message>
<message numerus="yes">
<source>a sentence is every %1 rows, of which the first is read</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>
<numerusform>je %1 Zeile ist ein Satz, gelesen wird die erste</numerusform>
<numerusform>je %1 Zeilen sind ein Satz, gelesen wird die erste</numerusform>
</translation>
</message>
<message>
<source>is packed with gzip, which is read of texts only; unpack it first, for example with gunzip.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>ist mit gzip gepackt, was nur bei Texten gelesen wird; entpacken Sie die Datei zuerst, zum Beispiel mit gunzip.</translation>
</message>
<message>
<source>has a text with a number that is no character; save it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>hat einen Text mit einer Zahl, die kein Zeichen ist; speichern Sie die Datei erneut.</translation>
</message>
<message>
<source>has a text that is not UTF-8; save it as an array of str.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>hat einen Text, der kein UTF-8 ist; speichern Sie ihn als Array von str.</translation>
</message>
<message>
<source>is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or download it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>ist abgeschnitten: Die Texte der Form %1 passen nicht in die %2 Bytes; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>its texts take %1 bytes, the file has %2 for them, and %3 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>die Texte brauchen %1 Bytes, die Datei hat %2 dafür, und höchstens %3 werden gelesen.</translation>
</message>
<message>
<source>holds pickled Python objects, which could run anything and are never loaded; save one plain array of floats with numpy.save, padded with zeros.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>enthält Pickle-Objekte von Python, die alles Mögliche ausführen könnten und nie geladen werden; speichern Sie ein einfaches Gleitkomma-Array mit numpy.save, mit Nullen aufgefüllt.</translation>
</message>
<message>
<source>is an array of type %1; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>ist ein Array des Typs %1; gelesen werden nur Gleitkommazahlen; speichern Sie weights.astype("float32") mit numpy.save.</translation>
</message>
<message>
<source>has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or [layer][sentence][head][a][b].</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>hat die Form %1; erwartet wird [sentence][a][b], für einen einzelnen Satz [a][b], oder mit Schichten und Heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] oder [layer][sentence][head][a][b].</translation>
</message>
<message>
<source>has shape %1; there are no weights in it.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>hat die Form %1; darin sind keine Gewichte.</translation>
</message>
<message>
<source>is a model of Marian, not a dump of attention; open it as a model: File › Open in the window, or its name wherever a model stands on the command line.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>ist ein Modell von Marian, kein Attention-Dump; öffnen Sie es als Modell: Datei › Öffnen im Fenster oder sein Name, wo immer in der Befehlszeile ein Modell steht.</translation>
</message>
<message>
<source>has %1 arrays; %2 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>hat %1 Arrays; höchstens %2 werden gelesen.</translation>
</message>
<message>
<source>%1 stands twice in it; each array may stand once.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 kommt darin zweimal vor; jedes Array darf nur einmal vorkommen.</translation>
</message>
<message>
<source>%1 is encrypted or no file; save it again with numpy.savez.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 ist verschlüsselt oder keine Datei; speichern Sie es erneut mit numpy.savez.</translation>
</message>
<message>
<source>%1 and the texts before it take more than %2 bytes, which is the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 und die Texte davor brauchen mehr als %2 Bytes; mehr werden nicht gelesen.</translation>
</message>
<message>
<source>%1 (pickled, never loaded)</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 (Pickle, wird nie geladen)</translation>
</message>
<message>
<source>the array of shape %1 needs more numbers than the %2 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>das Array der Form %1 braucht mehr Zahlen als die %2, die die Datei dafür hat; es ist abgeschnitten oder beschädigt: Kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>%1 der Form %2 braucht mehr Zahlen als die %3, die die Datei dafür hat; es ist abgeschnitten oder beschädigt: Kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>holds more than %1 values in its lists, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>enthält mehr als %1 Werte in den Listen; mehr werden nicht gelesen.</translation>
</message>
<message>
<source>its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer levels.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>die Listen und Dictionarys haben mehr als %1 Ebenen, etwa in %2; speichern Sie weniger Ebenen.</translation>
</message>
<message>
<source>a name of more than %1 bytes: %2.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp, core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ein Name mit mehr als %1 Bytes: %2.</translation>
</message>
<message>
<source>its texts take more than %1 megabytes of memory, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>die Texte brauchen mehr als %1 Megabyte Speicher; mehr werden nicht gelesen.</translation>
</message>
<message>
<source>lists, tuples and dictionaries of tensors, such as dict(output)</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>Listen, Tupel und Dictionarys von Tensoren, etwa dict(output)</translation>
</message>
<message>
<source>Attention Lab: JSON with weights</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: JSON mit Gewichten</translation>
</message>
<message>
<source>This format has a row of weights for each target token.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Dieses Format hat für jedes Zieltoken eine Zeile mit Gewichten.</translation>
</message>
<message>
<source>Attention Lab: JSON with links</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: JSON mit Links</translation>
</message>
<message>
<source>Links of this format name the source first and count from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Links dieses Formats nennen die Quelle zuerst und zählen ab 0.</translation>
</message>
<message>
<source>Nematus: JSON lines of its plot script</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus: JSON-Zeilen des Plot-Skripts</translation>
</message>
<message>
<source>Nematus writes a row for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus schreibt für jedes Zieltoken eine Zeile und eine für die Endmarke.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment soft</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: Ausgabe mit --print-alignment soft</translation>
</message>
<message>
<source>fairseq prints a group of weights for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq schreibt für jedes Zieltoken eine Gruppe von Gewichten und eine für die Endmarke.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: Ausgabe mit --print-alignment</translation>
</message>
<message>
<source>fairseq prints the source position first and counts from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq schreibt die Quellposition zuerst und zählt ab 0.</translation>
</message>
<message>
<source>its arrays describe %1 numbers, but the file has %2; save tensors of their own, for example with .clone().</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>die Arrays beschreiben %1 Zahlen, die Datei hat aber %2; speichern Sie eigenständige Tensoren, zum Beispiel mit .clone().</translation>
</message>
<message>
<source>sentence %1 has %2 rows of up to %3 weights, which is more than is read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Satz %1 hat %2 Zeilen mit bis zu %3 Gewichten; so viel wird nicht gelesen.</translation>
</message>
<message>
<source>is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes after the header; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>ist abgeschnitten: Ein Satz von %1 mal %2 Zahlen passt nicht in die %3 Bytes nach dem Kopf; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>NumPy array (.npy), as Neural Monkey saves it, or with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>NumPy-Array (.npy), wie Neural Monkey es speichert, oder mit Schichten und Heads</translation>
</message>
<message>
<source>A NumPy array has numbers and no texts; padding fills it up to the longest sentence.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Ein NumPy-Array hat Zahlen und keine Texte; Padding füllt es bis zum längsten Satz auf.</translation>
</message>
<message>
<source>NumPy arrays (.npz), with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>NumPy-Arrays (.npz), mit Schichten und Heads</translation>
</message>
<message>
<source>Arrays of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Attention-Arrays haben für jedes Zieltoken eine Zeile.</translation>
</message>
<message>
<source>safetensors with tensors of attention</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>safetensors mit Attention-Tensoren</translation>
</message>
<message>
<source>Tensors of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Attention-Tensoren haben für jedes Zieltoken eine Zeile.</translation>
</message>
<message>
<source>PyTorch: torch.save of attentions, as output_attentions and generate() give them</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>PyTorch: torch.save von Attentions, wie output_attentions und generate() sie liefern</translation>
</message>
<message>
<source>is cut short: its header says 1 sentence, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>ist abgeschnitten: Laut Kopf 1 Satz, Ende in Satz %2; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message numerus="yes">
<source>is cut short: its header says %1 sentences, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>ist abgeschnitten: Laut Kopf %1 Satz, Ende in Satz %2; kopieren oder laden Sie die Datei erneut.</numerusform>
<numerusform>ist abgeschnitten: Laut Kopf %1 Sätze, Ende in Satz %2; kopieren oder laden Sie die Datei erneut.</numerusform>
</translation>
</message>
<message>
<source>has 1 byte more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>hat 1 Byte mehr, als der Kopf angibt; die Sätze davor wurden gelesen.</translation>
</message>
<message numerus="yes">
<source>has %1 bytes more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>hat %1 Byte mehr, als der Kopf angibt; die Sätze davor wurden gelesen.</numerusform>
<numerusform>hat %1 Bytes mehr, als der Kopf angibt; die Sätze davor wurden gelesen.</numerusform>
</translation>
</message>
<message>
<source>with rows of unequal length</source>
<extracomment>core/inspect/dumps/attn_debug_reader.cpp, core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Zeilen ungleicher Länge</translation>
</message>
<message>
<source>has no attention of BertViz ("attention" with "attn", "left_text" and "right_text"); save the page of head_view or model_view, for example with html_action="return".</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>hat keine Attention von BertViz („attention“ mit „attn“, „left_text“ und „right_text“); speichern Sie die Seite von head_view oder model_view, zum Beispiel mit html_action="return".</translation>
</message>
<message>
<source>is BertViz's neuron_view, whose queries and keys are not read; save the page of head_view or model_view.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>ist neuron_view von BertViz, dessen Queries und Keys nicht gelesen werden; speichern Sie die Seite von head_view oder model_view.</translation>
</message>
<message>
<source>lists of "attn" have %1 and %2 entries; [layer][head][row][column] of equal lengths was expected.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>Listen von „attn“ haben %1 und %2 Einträge; erwartet wird [layer][head][row][column] gleicher Längen.</translation>
</message>
<message>
<source>with more than 256 layers or heads</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>mit mehr als 256 Schichten oder Heads</translation>
</message>
<message>
<source>with a layer that stands twice</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>mit einer Schicht, die zweimal vorkommt</translation>
</message>
<message>
<source>with a weight that is not a number</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>mit einem Gewicht, das keine Zahl ist</translation>
</message>
<message>
<source>without weights</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp, core/inspect/dumps/nematus_json_reader.cpp, core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>ohne Gewichte</translation>
</message>
<message>
<source>Unknown format of alignments %1; %2</source>
<extracomment>core/inspect/dumps/dump_format_registry.cpp</extracomment>
<translation>Unbekanntes Format von Alignments %1; %2</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or save it again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>erwartet: %1, gefunden: das Dateiende; kopieren oder speichern Sie die Datei erneut.</translation>
</message>
<message>
<source>expected %1, found %2; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>erwartet: %1, gefunden: %2; speichern Sie die Seite erneut.</translation>
</message>
<message>
<source>a text has no end within %1 bytes; copy or save the file again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>ein Text endet nicht innerhalb von %1 Bytes; kopieren oder speichern Sie die Datei erneut.</translation>
</message>
<message>
<source>expected a text of JSON, found %1; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>erwartet: ein JSON-Text, gefunden: %1; speichern Sie die Seite erneut.</translation>
</message>
<message>
<source>a number instead of %1</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>eine Zahl anstelle von %1</translation>
</message>
<message>
<source>lists are nested deeper than %1 levels; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>die Listen haben mehr als %1 Ebenen; speichern Sie die Seite erneut.</translation>
</message>
<message>
<source>a value</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>ein Wert</translation>
</message>
<message>
<source>with links that are not two positions, as in 0-1</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>mit Links, die nicht zwei Positionen sind, wie in 0-1</translation>
</message>
<message>
<source>with weights that are not numbers</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Gewichten, die keine Zahlen sind</translation>
</message>
<message>
<source>without a line of their alignment (A-), which --print-alignment adds</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>ohne Alignment-Zeile (A-), die --print-alignment hinzufügt</translation>
</message>
<message>
<source>without "({ … })" behind each token</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>ohne „({ … })“ hinter jedem Token</translation>
</message>
<message>
<source>without "# Sentence pair" before it</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>ohne „# Sentence pair“ davor</translation>
</message>
<message>
<source>without a number</source>
<extracomment>core/inspect/dumps/giza.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>ohne Nummer</translation>
</message>
<message>
<source>cut short</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>abgeschnitten</translation>
</message>
<message>
<source>whose header has neither five nor six fields</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>mit einem Kopf aus weder fünf noch sechs Feldern</translation>
</message>
<message>
<source>whose header has no number of the sentence</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>mit einem Kopf ohne Satznummer</translation>
</message>
<message>
<source>whose header has no score</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>mit einem Kopf ohne Score</translation>
</message>
<message>
<source>without a header</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>ohne Kopf</translation>
</message>
<message>
<source>with numbers that are not finite (NaN or Infinity)</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Zahlen, die nicht endlich sind (NaN oder Infinity)</translation>
</message>
<message>
<source>with JSON that is too large, nested too deep or has a key twice</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit JSON, das zu groß oder zu tief verschachtelt ist oder einen Schlüssel zweimal hat</translation>
</message>
<message>
<source>that are not JSON</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>ohne gültiges JSON</translation>
</message>
<message>
<source>that are not JSON objects in braces</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>ohne JSON-Objekt in geschweiften Klammern</translation>
</message>
<message>
<source>with weights that are not rows of numbers</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Gewichten, die keine Zeilen von Zahlen sind</translation>
</message>
<message>
<source>with maps that are not named one by one</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Maps, die nicht einzeln benannt sind</translation>
</message>
<message>
<source>with maps that are not called cross.LAYER.HEAD</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Maps, die nicht cross.LAYER.HEAD heißen</translation>
</message>
<message>
<source>with tokens that are not a list of texts</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Tokens, die keine Liste von Texten sind</translation>
</message>
<message>
<source>with links whose positions are not whole numbers from 0</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Links, deren Positionen keine ganzen Zahlen ab 0 sind</translation>
</message>
<message>
<source>with links that are not [source, target, "sure"]</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit Links, die nicht [source, target, "sure"] sind</translation>
</message>
<message>
<source>with a value of %1 that is not a whole number</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit einem Wert von %1, der keine ganze Zahl ist</translation>
</message>
<message>
<source>with a value of %1 that is not true or false</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>mit einem Wert von %1, der nicht true oder false ist</translation>
</message>
<message>
<source>without a text</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>ohne Text</translation>
</message>
<message>
<source>GIZA++ writes the target positions behind each source token, from 1.</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>GIZA++ schreibt die Zielpositionen hinter jedes Quelltoken, ab 1.</translation>
</message>
<message>
<source>Marian, n-best with hard alignment: number ||| target ||| links ||| scores</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian, n-best mit hartem Alignment: Nummer ||| Ziel ||| Links ||| Scores</translation>
</message>
<message>
<source>fast_align, forced: source ||| target ||| links ||| score</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>fast_align, forced: Quelle ||| Ziel ||| Links ||| Score</translation>
</message>
<message>
<source>Marian's scorer: log probability ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marians Scorer: Log-Wahrscheinlichkeit ||| Links</translation>
</message>
<message>
<source>Marian (hard) and OpenNMT-py (report_align): target ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian (hard) und OpenNMT-py (report_align): Ziel ||| Links</translation>
</message>
<message>
<source>source, target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Quelle, Ziel und Links, durch TAB getrennt</translation>
</message>
<message>
<source>target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Ziel und Links, durch TAB getrennt</translation>
</message>
<message>
<source>links and target, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Links und Ziel, durch TAB getrennt</translation>
</message>
<message>
<source>NAACL: the numbers of a sentence and of two positions, and S or P</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>NAACL: die Nummern eines Satzes und zweier Positionen sowie S oder P</translation>
</message>
<message>
<source>Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Pharaoh: Links, durch Leerzeichen getrennt (fast_align, awesome-align, simalign …)</translation>
</message>
<message>
<source>with a piece that is no link</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>mit einem Stück, das kein Link ist</translation>
</message>
<message>
<source>with other fields than the format has</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>mit anderen Feldern, als das Format hat</translation>
</message>
<message>
<source>with other than the numbers of a sentence and of two positions</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>mit anderem als den Nummern eines Satzes und zweier Positionen</translation>
</message>
<message>
<source>with other than three columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>mit einer anderen Spaltenzahl als drei</translation>
</message>
<message>
<source>with other than two columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>mit einer anderen Spaltenzahl als zwei</translation>
</message>
<message>
<source>Sockeye 1: translation with alignment matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1: Übersetzung mit Alignment-Matrix</translation>
</message>
<message>
<source>Sockeye 1 writes a line for each source token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1 schreibt für jedes Quelltoken eine Zeile.</translation>
</message>
<message>
<source>Nematus, OpenNMT-Lua and Amun: header and matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus, OpenNMT-Lua und Amun: Kopf und Matrix</translation>
</message>
<message>
<source>Nematus writes a line for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus schreibt für jedes Zieltoken eine Zeile.</translation>
</message>
<message>
<source>Marian (--alignment soft) and Amun: target and weights in a line</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian (--alignment soft) und Amun: Ziel und Gewichte in einer Zeile</translation>
</message>
<message>
<source>Marian writes a group of weights for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian schreibt für jedes Zieltoken eine Gruppe von Gewichten.</translation>
</message>
<message>
<source>has no "sentences"; a list of them was expected.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>hat kein „sentences“; erwartet wird eine Liste davon.</translation>
</message>
<message>
<source>a sentence in braces</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>ein Satz in geschweiften Klammern</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or download it again.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>erwartet: %1, gefunden: das Dateiende; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>expected %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>erwartet: %1, gefunden: %2.</translation>
</message>
<message>
<source>a key in quotation marks</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>ein Schlüssel in Anführungszeichen</translation>
</message>
<message>
<source>"sentences" stands twice; it may stand once.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>„sentences“ kommt zweimal vor; es darf nur einmal vorkommen.</translation>
</message>
<message>
<source>"format" should be %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>„format“ muss %1 sein, gefunden: %2.</translation>
</message>
<message>
<source>is of version %1; this program reads version %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>hat Version %1; dieses Programm liest Version %2.</translation>
</message>
<message>
<source>one list of sentences</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>eine einzige Liste von Sätzen</translation>
</message>
<message>
<source>the end of the file</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>das Dateiende</translation>
</message>
<message>
<source>with a rank above %1</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>mit einem Rang über %1</translation>
</message>
<message>
<source>with a log_probability that is not a number</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>mit einer log_probability, die keine Zahl ist</translation>
</message>
<message>
<source>without links</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>ohne Links</translation>
</message>
<message>
<source>BertViz: a saved page or notebook of head_view or model_view</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz: gespeicherte Seite oder Notebook von head_view oder model_view</translation>
</message>
<message>
<source>BertViz has a row of weights for each token on the left.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz hat für jedes Token links eine Zeile mit Gewichten.</translation>
</message>
<message>
<source>OpenNMT-py: log with the tables of -attn_debug</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py: Log mit den Tabellen von -attn_debug</translation>
</message>
<message>
<source>OpenNMT-py writes a line for each target token, the last for the end mark.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py schreibt für jedes Zieltoken eine Zeile, die letzte für die Endmarke.</translation>
</message>
<message>
<source>a sentence takes more than %1 bytes, which is the most that is read here.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>ein Satz braucht mehr als %1 Bytes; mehr werden hier nicht gelesen.</translation>
</message>
<message>
<source>%1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1: dieser UTF-16-Text ist hier abgeschnitten; kopieren oder laden Sie ihn erneut.</translation>
</message>
<message>
<source>%1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1: diese gzip-Datei ist hier abgeschnitten; kopieren oder laden Sie sie erneut.</translation>
</message>
<message>
<source>%1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1: diese gzip-Datei ist hier beschädigt; kopieren oder laden Sie sie erneut.</translation>
</message>
<message>
<source>is where this file of %1 bytes takes more than %2 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>hier braucht diese Datei von %1 Bytes mehr als %2 Megabyte Speicher; sie muss ganz in den Speicher passen: Nehmen Sie einen Teil davon.</translation>
</message>
<message>
<source>is not UTF-8; convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>ist kein UTF-8; wandeln Sie die Datei in UTF-8 um, zum Beispiel mit iconv.</translation>
</message>
<message>
<source>ends inside the value that begins in line %1; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>endet in dem Wert, der in Zeile %1 beginnt; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and none is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 hat %2, %3 %4, und keiner kommt in beiden vor: Sind das dieselben Texte?</translation>
</message>
<message>
<source>In most sentences %1 names one position more than %2: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>In den meisten Sätzen nennt %1 eine Position mehr als %2: Es kann Links von Endmarken haben, was die Texte verraten würden.</translation>
</message>
<message>
<source>In %1 of %2 %3 names one position more than %4: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%2 betrachtet, in %1 davon nennt %3 eine Position mehr als %4: Es kann Links von Endmarken haben, was die Texte verraten würden.</translation>
</message>
<message>
<source>One position further on, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Eine Position weiter gerückt ergäben die bekannten Links eine AER von %1 statt %2: Ist %3 oder %4 ab einem anderen Anfang gezählt?</translation>
</message>
<message>
<source>One position further back, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Eine Position zurück gerückt ergäben die bekannten Links eine AER von %1 statt %2: Ist %3 oder %4 ab einem anderen Anfang gezählt?</translation>
</message>
<message>
<source>With source and target exchanged, the known links would give an AER of %1, not %2: does %3 or %4 name the target first?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Mit vertauschter Quelle und vertauschtem Ziel ergäben die bekannten Links eine AER von %1 statt %2: Nennt %3 oder %4 das Ziel zuerst?</translation>
</message>
<message>
<source>Against the known links of the sentence before, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Gegen die bekannten Links des Satzes davor hätte das letzte Drittel von %1 eine AER von %2 statt %3: Fehlt dort oder in %4 eine Zeile, oder ist eine zu viel?</translation>
</message>
<message>
<source>Against the known links of the sentence after, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Gegen die bekannten Links des Satzes danach hätte das letzte Drittel von %1 eine AER von %2 statt %3: Fehlt dort oder in %4 eine Zeile, oder ist eine zu viel?</translation>
</message>
<message>
<source>%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 von %2 Links aus %3 liegen außerhalb der Sätze von %4: Sind das dieselben Texte?</translation>
</message>
<message>
<source>%1 has no link: is it the file of known links?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 enthält keinen Link: Ist das die Datei der bekannten Links?</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 hat %2, %3 %4, und nur 1 Satz kommt in beiden vor: Sind das dieselben Texte?</translation>
</message>
<message numerus="yes">
<source>%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>
<numerusform>%1 hat %2, %3 %4, und nur %5 Satz kommt in beiden vor: Sind das dieselben Texte?</numerusform>
<numerusform>%1 hat %2, %3 %4, und nur %5 Sätze kommen in beiden vor: Sind das dieselben Texte?</numerusform>
</translation>
</message>
<message>
<source>line %1: %2</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Zeile %1: %2</translation>
</message>
<message>
<source>line %1: sentence %2: %3</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Zeile %1: Satz %2: %3</translation>
</message>
<message>
<source>%1.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/read_dump.cpp, core/inspect/sentences/conclusion_choice.cpp, core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1.</translation>
</message>
<message>
<source>Chosen by hand.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/read_dump.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Von Hand gewählt.</translation>
</message>
<message>
<source>A sentence %1; it is left out.</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Ein Satz %1; er wird ausgelassen.</translation>
</message>
<message>
<source>Nothing more could be read: %1</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Mehr war nicht lesbar: %1</translation>
</message>
<message>
<source>is UTF-16, which is read and not written; save the links under another name, or convert the file with: iconv -f %1 -t UTF-8</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>ist UTF-16, das gelesen, aber nicht geschrieben wird; speichern Sie die Links unter einem anderen Namen oder wandeln Sie die Datei um mit: iconv -f %1 -t UTF-8</translation>
</message>
<message>
<source>has no line of sentence %1, which has been edited; save the links in another format.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>hat keine Zeile für Satz %1, der bearbeitet wurde; speichern Sie die Links in einem anderen Format.</translation>
</message>
<message>
<source>what it says of sentence %1 is not what was read; it has been changed since. Save the links under another name.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>der Eintrag zu Satz %1 ist nicht mehr der gelesene; die Datei wurde seither geändert. Speichern Sie die Links unter einem anderen Namen.</translation>
</message>
<message>
<source>Link %1: position 0, but links count from 1.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Link %1: Position 0, aber Links zählen ab 1.</translation>
</message>
<message>
<source>Link %1: stands there twice.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Link %1: kommt zweimal vor.</translation>
</message>
<message>
<source>Link %1: the source has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Link %1: die Quelle hat 1 Token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the source has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Link %1: die Quelle hat %2 Token.</numerusform>
<numerusform>Link %1: die Quelle hat %2 Tokens.</numerusform>
</translation>
</message>
<message>
<source>Link %1: the target has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Link %1: das Ziel hat 1 Token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the target has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Link %1: das Ziel hat %2 Token.</numerusform>
<numerusform>Link %1: das Ziel hat %2 Tokens.</numerusform>
</translation>
</message>
<message>
<source>is no text: it has bytes that are zero; links were expected.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>ist kein Text: Die Datei hat Nullbytes; erwartet werden Links.</translation>
</message>
<message>
<source>with a number, which the first has not</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>mit einer Nummer, die der erste nicht hat</translation>
</message>
<message>
<source>without a number, which the first has</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>ohne Nummer, die der erste hat</translation>
</message>
<message>
<source>with the number and rank of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>mit Nummer und Rang eines früheren Satzes</translation>
</message>
<message>
<source>with the number of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>mit der Nummer eines früheren Satzes</translation>
</message>
<message>
<source>is empty; links were expected: %1, such as %2.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>ist leer; erwartet werden Links: %1, zum Beispiel %2.</translation>
</message>
<message>
<source>Unknown format of links %1; %2</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>Unbekanntes Format von Links %1; %2</translation>
</message>
<message>
<source>is empty; links were expected, such as "0-0 1-2 2p1".</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>ist leer; erwartet werden Links, zum Beispiel „0-0 1-2 2p1“.</translation>
</message>
<message>
<source>its only sentence cannot be read; it is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>der einzige Satz ist nicht lesbar, er ist einer %1; erwartet: %2, zum Beispiel %3.</translation>
</message>
<message numerus="yes">
<source>not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>
<numerusform>der %4 Satz ist nicht lesbar; der erste ist einer %1; erwartet: %2, zum Beispiel %3.</numerusform>
<numerusform>keiner der %4 Sätze ist lesbar; der erste ist einer %1; erwartet: %2, zum Beispiel %3.</numerusform>
</translation>
</message>
<message>
<source>Unknown choice %1 for %2 of links; possible: %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Unbekannte Wahl %1 für %2 von Links; möglich: %3.</translation>
</message>
<message>
<source>%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1; ab 1 gezählt lägen %2 außerhalb ihrer Sätze, ab 0 gezählt %3.</translation>
</message>
<message>
<source>Counted from 0, %1 would be outside their sentences, counted from 1, %2.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Ab 0 gezählt lägen %1 außerhalb ihrer Sätze, ab 1 gezählt %2.</translation>
</message>
<message>
<source>Position 0 stands for no token: no link names it on both sides</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Position 0 steht für kein Token: Kein Link nennt sie auf beiden Seiten</translation>
</message>
<message>
<source>No link names position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Kein Link nennt Position 0</translation>
</message>
<message>
<source>%1, but counted from 1, %2 would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, aber ab 1 gezählt lägen %2 außerhalb ihrer Sätze.</translation>
</message>
<message>
<source>%1, but there are no links; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, aber es gibt keine Links; Dateien von %2 zählen meist ab 0.</translation>
</message>
<message>
<source>%1, but there are few sentences; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, aber es gibt wenige Sätze; Dateien von %2 zählen meist ab 0.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: the lengths of their sentences are not known, and the positions that occur leave it open.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die Links können ab 0 oder ab 1 gezählt sein: Die Längen ihrer Sätze sind nicht bekannt, und die vorkommenden Positionen lassen es offen.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted from %3, %4 counted from %5.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die Links können ab 0 oder ab 1 gezählt sein: Von %1 lägen %2 außerhalb ihrer Sätze, gezählt ab %3, und %4, gezählt ab %5.</translation>
</message>
<message>
<source>End mark of the source</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Endmarke der Quelle</translation>
</message>
<message>
<source>End mark of the target</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Endmarke des Ziels</translation>
</message>
<message>
<source>The last source position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die letzte Quellposition ist die Endmarke.</translation>
</message>
<message>
<source>The last target position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die letzte Zielposition ist die Endmarke.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last source token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>In vielen Sätzen nennt ein Link die Position hinter dem letzten Quelltoken.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last target token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>In vielen Sätzen nennt ein Link die Position hinter dem letzten Zieltoken.</translation>
</message>
<message>
<source>the last position is the end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>die letzte Position ist die Endmarke</translation>
</message>
<message>
<source>no end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>keine Endmarke</translation>
</message>
<message>
<source>Position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Position 0</translation>
</message>
<message>
<source>Links are counted from 1, and no link names 0 on both sides.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die Links sind ab 1 gezählt, und kein Link nennt 0 auf beiden Seiten.</translation>
</message>
<message>
<source>Links are counted from %1.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links sind ab %1 gezählt.</translation>
</message>
<message>
<source>There are no texts that could tell; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Es gibt keine Texte, die es verraten; bei den meisten Dateien ist es so.</translation>
</message>
<message>
<source>Both orders fit the lengths; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Beide Reihenfolgen passen zu den Längen; bei den meisten Dateien ist es so.</translation>
</message>
<message>
<source>The source has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Die Quelle hat keine Endmarke.</translation>
</message>
<message>
<source>The target has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Das Ziel hat keine Endmarke.</translation>
</message>
<message>
<source>First position</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Erste Position</translation>
</message>
<message>
<source>links are counted from 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links sind ab 0 gezählt</translation>
</message>
<message>
<source>links are counted from 1</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links sind ab 1 gezählt</translation>
</message>
<message>
<source>Order of links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Reihenfolge der Links</translation>
</message>
<message>
<source>links name the source first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links nennen die Quelle zuerst</translation>
</message>
<message>
<source>links name the target first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links nennen das Ziel zuerst</translation>
</message>
<message>
<source>Links name the target first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links nennen das Ziel zuerst.</translation>
</message>
<message>
<source>Links name the source first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Links nennen die Quelle zuerst.</translation>
</message>
<message>
<source>Position 0 occurs in %1 of 1 sentence with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Position 0 kommt in %1 von 1 Satz mit Links vor</translation>
</message>
<message numerus="yes">
<source>Position 0 occurs in %1 of %2 sentences with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>Position 0 kommt in %1 von %2 Satz mit Links vor</numerusform>
<numerusform>Position 0 kommt in %1 von %2 Sätzen mit Links vor</numerusform>
</translation>
</message>
<message>
<source>%1, and 1 sentence has a link to the position of its length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, und 1 Satz hat einen Link zur Position seiner Länge.</translation>
</message>
<message numerus="yes">
<source>%1, and %2 sentences have a link to the position of their length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1, und %2 Satz hat einen Link zur Position seiner Länge.</numerusform>
<numerusform>%1, und %2 Sätze haben einen Link zur Position ihrer Länge.</numerusform>
</translation>
</message>
<message>
<source>Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Ab %1 gezählt liegt %2 von %3 außerhalb des Satzes; ab %4 gezählt wären es %5.</translation>
</message>
<message numerus="yes">
<source>Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>Ab %1 gezählt liegt %2 von %3 außerhalb des Satzes; ab %4 gezählt wären es %5.</numerusform>
<numerusform>Ab %1 gezählt liegen %2 von %3 außerhalb ihrer Sätze; ab %4 gezählt wären es %5.</numerusform>
</translation>
</message>
<message>
<source>1 link to position 0 says that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>1 Link zu Position 0 besagt, dass ein Token keinen Link hat.</translation>
</message>
<message numerus="yes">
<source>%1 links to position 0 say that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1 Link zu Position 0 besagt, dass ein Token keinen Link hat.</numerusform>
<numerusform>%1 Links zu Position 0 besagen, dass ein Token keinen Link hat.</numerusform>
</translation>
</message>
<message>
<source>In the other order 1 link would be outside its sentence.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>In der anderen Reihenfolge läge 1 Link außerhalb seines Satzes.</translation>
</message>
<message numerus="yes">
<source>In the other order %1 links would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>In der anderen Reihenfolge läge %1 Link außerhalb seines Satzes.</numerusform>
<numerusform>In der anderen Reihenfolge lägen %1 Links außerhalb ihrer Sätze.</numerusform>
</translation>
</message>
<message>
<source>Line %1: %2</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Zeile %1: %2</translation>
</message>
<message>
<source>Links left out</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Ausgelassene Links</translation>
</message>
<message>
<source>with positions far past those of other sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>mit Positionen weit jenseits derer anderer Sätze</translation>
</message>
<message>
<source>with known links outside of it</source>
<extracomment>core/inspect/links/link_dump.cpp, core/inspect/weights/weight_dump.cpp</extracomment>
<translation>mit bekannten Links außerhalb des Satzes</translation>
</message>
<message>
<source>1 link outside its sentence</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 Link außerhalb seines Satzes</translation>
</message>
<message numerus="yes">
<source>%1 links outside their sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 Link außerhalb seines Satzes</numerusform>
<numerusform>%1 Links außerhalb ihrer Sätze</numerusform>
</translation>
</message>
<message>
<source>1 link that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 Link, der schon vorkam</translation>
</message>
<message numerus="yes">
<source>%1 links that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 Link, der schon vorkam</numerusform>
<numerusform>%1 Links, die schon vorkamen</numerusform>
</translation>
</message>
<message>
<source>1 link of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 Link von Position 0, wo ab 1 gezählt wird</translation>
</message>
<message numerus="yes">
<source>%1 links of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 Link von Position 0, wo ab 1 gezählt wird</numerusform>
<numerusform>%1 Links von Position 0, wo ab 1 gezählt wird</numerusform>
</translation>
</message>
<message>
<source>Numbers of the sentences</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Nummern der Sätze</translation>
</message>
<message>
<source>The numbers start again: the file was read as %1 files, one behind the other.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Die Nummern beginnen von vorn: Die Datei wurde als %1 Dateien hintereinander gelesen.</translation>
</message>
<message>
<source>Sentences without links at the end of one would move those behind it.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Sätze ohne Links am Ende einer Datei würden die dahinter verschieben.</translation>
</message>
<message>
<source>with the number 0, where the first has the number 1</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>mit der Nummer 0, während der erste die Nummer 1 hat</translation>
</message>
<message>
<source>no sentence has a number above 0; numbers from 1 were expected, as was chosen.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>kein Satz hat eine Nummer über 0; erwartet werden, wie gewählt, Nummern ab 1.</translation>
</message>
<message>
<source>Sentences without links</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Sätze ohne Links</translation>
</message>
<message>
<source>Its number is missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Seine Nummer fehlt zwischen der ersten und der letzten.</translation>
</message>
<message>
<source>Their numbers are missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Ihre Nummern fehlen zwischen der ersten und der letzten.</translation>
</message>
<message>
<source>1 sentence has no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>1 Satz hat keinen Link.</translation>
</message>
<message numerus="yes">
<source>%1 sentences have no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>
<numerusform>%1 Satz hat keinen Link.</numerusform>
<numerusform>%1 Sätze haben keinen Link.</numerusform>
</translation>
</message>
<message>
<source>Target texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Zieltexte</translation>
</message>
<message>
<source>No file has the source texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Keine Datei hat die Quelltexte.</translation>
</message>
<message>
<source>No file has the target texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Keine Datei hat die Zieltexte.</translation>
</message>
<message>
<source>Source and target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Quell- und Zieltexte stehen in %1.</translation>
</message>
<message>
<source>The source texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Die Quelltexte stehen in %1.</translation>
</message>
<message>
<source>The target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Die Zieltexte stehen in %1.</translation>
</message>
<message>
<source>the texts of %1</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>die Texte von %1</translation>
</message>
<message>
<source>no texts, numbers of the positions</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>keine Texte, Nummern der Positionen</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Sie liegt im selben Ordner, hat ebenso viele Sätze, und alle Links passen zu ihren Längen.</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links but %1 fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Sie liegt im selben Ordner, hat ebenso viele Sätze, und alle Links bis auf %1 passen zu ihren Längen.</translation>
</message>
<message>
<source>Others do, too, but its name says what it is.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Das gilt auch für andere, aber ihr Name sagt, was sie ist.</translation>
</message>
<message>
<source>The target texts are not known.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Die Zieltexte sind nicht bekannt.</translation>
</message>
<message>
<source>%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 könnte sie haben: Alle Links passen zu den Längen, aber das allein genügt nicht. Wählen Sie die Datei, wenn es so ist.</translation>
</message>
<message>
<source>The source texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Die Quelltexte sind nicht bekannt: Mehrere Dateien könnten sie haben.</translation>
</message>
<message>
<source>The target texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Die Zieltexte sind nicht bekannt: Mehrere Dateien könnten sie haben.</translation>
</message>
<message>
<source>%1 beside the links fit equally well.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 neben den Links passen gleich gut.</translation>
</message>
<message>
<source>No files beside this one have as many sentences, of lengths that fit the links.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Keine Dateien daneben haben ebenso viele Sätze, deren Längen zu den Links passen.</translation>
</message>
<message>
<source>Numbers of sentences</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Satznummern</translation>
</message>
<message>
<source>Lines have the numbers of their sentences in %1.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>In %1 tragen die Zeilen die Nummern ihrer Sätze.</translation>
</message>
<message>
<source>It numbers its sentences, and the links have as many lines without numbers.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Sie nummeriert ihre Sätze, und die Links haben ebenso viele Zeilen ohne Nummern.</translation>
</message>
<message>
<source>has 1 sentence, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>hat 1 Satz, %2 aber Links für %3; erwartet wird für jeden ein Text.</translation>
</message>
<message numerus="yes">
<source>has %1 sentences, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>
<numerusform>hat %1 Satz, %2 aber Links für %3; erwartet wird für jeden ein Text.</numerusform>
<numerusform>hat %1 Sätze, %2 aber Links für %3; erwartet wird für jeden ein Text.</numerusform>
</translation>
</message>
<message>
<source>Tokens of the source, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens der Quelle, ohne ihre Endmarke.</translation>
</message>
<message>
<source>Target length</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Ziellänge</translation>
</message>
<message>
<source>Tokens of the target, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens des Ziels, ohne seine Endmarke.</translation>
</message>
<message>
<source>Log-probability</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Log-Wahrscheinlichkeit</translation>
</message>
<message>
<source>ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>ln P(Ziel | Quelle), wie das System es angibt: die Summe der Log-Wahrscheinlichkeiten seiner Tokens.</translation>
</message>
<message>
<source>Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with the system's links A, sure links S and possible ones P (Och &amp; Ney 2003). Of weights only target tokens that have a known link count.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Alignment-Fehlerrate (AER) gegen die bekannten Links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), mit den Links A des Systems, den sicheren Links S und den möglichen P (Och &amp; Ney 2003). Bei Gewichten zählen nur Zieltokens, die einen bekannten Link haben.</translation>
</message>
<message>
<source>Precision</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Precision</translation>
</message>
<message>
<source>Share of the system's links that are known as possible: |A∩P| / |A| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Anteil der Links des Systems, die als mögliche bekannt sind: |A∩P| / |A| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>Share of the sure links that the system found: |A∩S| / |S| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Anteil der sicheren Links, die das System gefunden hat: |A∩S| / |S| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: each looks at one source token alone.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie breit Zieltokens blicken, in Bit: der Mittelwert über sie von −Σ_j α_ij log₂ α_ij. 0: Jedes blickt auf ein einziges Quelltoken.</translation>
</message>
<message>
<source>Source entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Quellentropie</translation>
</message>
<message>
<source>How widely source tokens are looked at, in bits: the mean over them of −Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie breit Quelltokens angeblickt werden, in Bit: der Mittelwert über sie von −Σ_i α̂_ij log₂ α̂_ij mit α̂_ij = α_ij / Σ_i α_ij.</translation>
</message>
<message>
<source>Coverage deviation</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Abdeckungsabweichung</translation>
</message>
<message>
<source>How far the attention that source tokens get is from 1 each: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie weit die Attention auf jedes Quelltoken von 1 abweicht: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6, wenn nichts anderes gewählt ist; 0 ist am besten (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Absentmindedness of target</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Zerstreutheit des Ziels</translation>
</message>
<message>
<source>How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie zerstreut Zieltokens blicken: 1/T Σ_i Σ_j α_ij ln α_ij; 0 ist am besten (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Absentmindedness of source</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Zerstreutheit der Quelle</translation>
</message>
<message>
<source>How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie zerstreut die Attention auf Quelltokens ist: 1/S Σ_j Σ_i α̂_ij ln α̂_ij mit α̂_ij = α_ij / Σ_i α_ij; 0 ist am besten (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Confidence</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Konfidenz</translation>
</message>
<message>
<source>exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>exp(−0.05 (CDP + AP_out + AP_in)²) aus Abdeckungsabweichung und beiden Zerstreutheiten; 1 ist am besten (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Disagreement</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Uneinigkeit</translation>
</message>
<message>
<source>How differently the systems look at the sentence: the mean over target tokens and pairs of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Wie verschieden die Systeme den Satz anblicken: der Mittelwert über Zieltokens und Systempaare der Totalvariation ½ Σ_j |α_ij − β_ij|; 0: gleich, 1: nichts gemeinsam.</translation>
</message>
<message>
<source>1 where the target is the reference, token by token, and 0 where it is not.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>1, wo das Ziel Token für Token die Referenz ist, und 0, wo nicht.</translation>
</message>
<message>
<source>the %1 model (%2 of %3)</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>das Modell %1 (%2 von %3)</translation>
</message>
<message>
<source>the %1 model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>das Modell %1</translation>
</message>
<message>
<source>A model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>Ein Modell</translation>
</message>
<message>
<source>does not say which task it is for; choose a task, or files with texts.</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>gibt keine Aufgabe an; wählen Sie eine Aufgabe oder Dateien mit Texten.</translation>
</message>
<message>
<source>%1, 1 fresh pair</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1, 1 neues Paar</translation>
</message>
<message numerus="yes">
<source>%1, %2 fresh pairs</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>
<numerusform>%1, %2 neues Paar</numerusform>
<numerusform>%1, %2 neue Paare</numerusform>
</translation>
</message>
<message>
<source>Unknown choice for a file of alignments %1; %2</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Unbekannte Wahl für eine Datei mit Alignments %1; %2</translation>
</message>
<message>
<source>Unknown value %1 for %2; %3</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Unbekannter Wert %1 für %2; %3</translation>
</message>
<message>
<source>Chosen by hand. What the file shows: %1</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Von Hand gewählt. Was die Datei zeigt: %1</translation>
</message>
<message>
<source>In %1 of %2 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>In %1 von %2 betrachteten Sätzen</translation>
</message>
<message>
<source>In the first sentence</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Im ersten Satz</translation>
</message>
<message numerus="yes">
<source>In all %1 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>
<numerusform>Im %1 betrachteten Satz</numerusform>
<numerusform>In allen %1 betrachteten Sätzen</numerusform>
</translation>
</message>
<message>
<source>%1; say it with %2.</source>
<extracomment>core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1; geben Sie es mit %2 an.</translation>
</message>
<message>
<source>Unknown way to symmetrise %1; %2</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Unbekannte Art der Symmetrisierung %1; %2</translation>
</message>
<message>
<source>have no sentence in common; two directions of the same corpus were expected.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>haben keinen Satz gemeinsam; erwartet werden zwei Richtungen desselben Korpus.</translation>
</message>
<message>
<source>Links</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Links</translation>
</message>
<message>
<source>Those of two systems, by %1.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Die zweier Systeme, durch %1.</translation>
</message>
<message>
<source>One of the two systems has longer sentences: are these the same texts?</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Eins der beiden Systeme hat längere Sätze: Sind das dieselben Texte?</translation>
</message>
<message>
<source>Left out: 1 link outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Ausgelassen: 1 Link außerhalb der Texte.</translation>
</message>
<message numerus="yes">
<source>Left out: %1 links outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>
<numerusform>Ausgelassen: %1 Link außerhalb der Texte.</numerusform>
<numerusform>Ausgelassen: %1 Links außerhalb der Texte.</numerusform>
</translation>
</message>
<message>
<source>%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same texts?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 von %2 Sätzen, die %3 und %4 gemeinsam haben, haben ungleiche Quelltexte: Sind das dieselben Texte?</translation>
</message>
<message>
<source>%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 hat %2 Sätze, %3 %4, und nur ihre Nummern verbinden sie: Fehlt in einer Datei eine Zeile?</translation>
</message>
<message>
<source>Filter: there is no metric %1; %2 Text that holds &lt;, &gt; or = goes into quotation marks.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filter: Es gibt keine Metrik %1; %2 Text mit &lt;, &gt; oder = gehört in Anführungszeichen.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is nothing; write for example %2.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filter: Nach %1 wird eine Zahl erwartet, es folgt aber nichts; schreiben Sie zum Beispiel %2.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filter: Nach %1 wird eine Zahl erwartet, gefunden: %2; schreiben Sie zum Beispiel %3.</translation>
</message>
<message>
<source>Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filter: %1 ist ein Anteil, von 0 bis 1 oder bis 100%, aber dort steht %2; schreiben Sie zum Beispiel %3.</translation>
</message>
<message>
<source>Filter: a class was expected after %1=, but there is nothing; write for example %1=positive.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filter: Nach %1= wird eine Klasse erwartet, es folgt aber nichts; schreiben Sie zum Beispiel %1=positive.</translation>
</message>
<message>
<source>The Unicode library cannot fold the case of text (%1); install ICU with its data.</source>
<extracomment>core/inspect/table/folded_texts.cpp</extracomment>
<translation>Die Unicode-Bibliothek kann Groß- und Kleinschreibung nicht angleichen (%1); installieren Sie ICU mit seinen Daten.</translation>
</message>
<message>
<source>Right answer, wrong look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Antwort richtig, Blick falsch</translation>
</message>
<message>
<source>The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Das Ziel ist die Referenz, aber mindestens die Hälfte des Alignments ist falsch (AER ab 50 %).</translation>
</message>
<message>
<source>Wrong answer, right look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Antwort falsch, Blick richtig</translation>
</message>
<message>
<source>The target is not the reference, though the alignment is right (AER 10 % or less).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Das Ziel ist nicht die Referenz, obwohl das Alignment stimmt (AER bis 10 %).</translation>
</message>
<message>
<source>Low confidence</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Geringe Konfidenz</translation>
</message>
<message>
<source>Scattered attention or uneven coverage: a confidence of 50 % or less.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Zerstreute Attention oder ungleichmäßige Abdeckung: eine Konfidenz bis 50 %.</translation>
</message>
<message>
<source>Systems disagree</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Systeme uneinig</translation>
</message>
<message>
<source>At least half of the attention lies elsewhere in another system (disagreement 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>In einem anderen System liegt mindestens die Hälfte der Attention woanders (Uneinigkeit ab 50 %).</translation>
</message>
<message>
<source>Long sentences</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Lange Sätze</translation>
</message>
<message>
<source>Sources of 30 tokens and more.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Quellen ab 30 Tokens.</translation>
</message>
<message>
<source>is empty; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ist leer; erwartet werden Alignments von Sätzen.</translation>
</message>
<message>
<source>cannot be unpacked; copy or download it again.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>lässt sich nicht entpacken; kopieren oder laden Sie die Datei erneut.</translation>
</message>
<message>
<source>is empty once it is unpacked; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ist entpackt leer; erwartet werden Alignments von Sätzen.</translation>
</message>
<message>
<source>The line is not UTF-8.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Die Zeile ist nicht in UTF-8.</translation>
</message>
<message>
<source>The line has %1, which looks like a blank and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Die Zeile enthält %1, das wie ein Leerzeichen aussieht und keins ist.</translation>
</message>
<message>
<source>The line has %1, which looks like a hyphen and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Die Zeile enthält %1, das wie ein Bindestrich aussieht und keiner ist.</translation>
</message>
<message>
<source>The line has %1, which cannot be seen.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Die Zeile enthält %1, das man nicht sehen kann.</translation>
</message>
<message>
<source>is of no known format of %1, found %2; known are %3: choose one if it is of that format all the same.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>hat kein bekanntes Format von %1, gefunden: %2; bekannt sind %3: Wählen Sie eines, falls die Datei doch dieses Format hat.</translation>
</message>
<message>
<source>%1 is of no known format of %2. Line %3 is %4.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1 hat kein bekanntes Format von %2. Zeile %3 ist %4.</translation>
</message>
<message>
<source>is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ist Text in %1; erwartet wird UTF-8 oder UTF-16. Wandeln Sie die Datei um, zum Beispiel mit: %2</translation>
</message>
<message>
<source>Encoding</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Zeichenkodierung</translation>
</message>
<message>
<source>The text is %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Der Text ist %1.</translation>
</message>
<message>
<source>It begins with the byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Er beginnt mit der Byte Order Mark.</translation>
</message>
<message>
<source>It has zeros between its letters and no byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Er hat Nullen zwischen den Buchstaben und keine Byte Order Mark.</translation>
</message>
<message>
<source>is %1; %2 were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ist %1; erwartet: %2.</translation>
</message>
<message>
<source>its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert it, for example with: %1</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>die Zeilen enden nur in Wagenrückläufen (CR); erwartet werden Zeilenvorschübe (LF). Wandeln Sie die Datei um, zum Beispiel mit: %1</translation>
</message>
<message>
<source>Its first bytes are those of such files.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Ihre ersten Bytes sind die solcher Dateien.</translation>
</message>
<message>
<source>It begins with %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Sie beginnt mit %1.</translation>
</message>
<message>
<source>alignments</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Alignments</translation>
</message>
<message>
<source>First sentence</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Erster Satz</translation>
</message>
<message>
<source>sentences are numbered from 0</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Sätze sind ab 0 nummeriert</translation>
</message>
<message>
<source>sentences are numbered from 1</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Sätze sind ab 1 nummeriert</translation>
</message>
<message>
<source>Files of this format always are.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Bei Dateien dieses Formats ist es immer so.</translation>
</message>
<message>
<source>The number 0 occurs.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Die Nummer 0 kommt vor.</translation>
</message>
<message>
<source>The number 0 does not occur.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Die Nummer 0 kommt nicht vor.</translation>
</message>
<message>
<source>expected %1 as in the lines before it, found %2.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>erwartet: %1 wie in den Zeilen davor, gefunden: %2.</translation>
</message>
<message>
<source>has the number %1, which a line before it has; give each sentence its own.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>hat die Nummer %1, die schon eine frühere Zeile hat; geben Sie jedem Satz eine eigene.</translation>
</message>
<message>
<source>is empty; a sentence in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp, core/inspect/texts/texts_beside.cpp</extracomment>
<translation>ist leer; erwartet wird ein Satz je Zeile.</translation>
</message>
<message>
<source>has %1 sentences, but %2 has %3; the same number was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>hat %1 Sätze, %2 aber %3; erwartet werden in beiden gleich viele.</translation>
</message>
<message>
<source>has the number %1, but line %2 of %3 has %4; the same order was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>hat die Nummer %1, Zeile %2 von %3 aber %4; erwartet wird in beiden dieselbe Reihenfolge.</translation>
</message>
<message>
<source>expected source and target parted by a TAB or "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>erwartet: Quelle und Ziel, getrennt durch TAB oder „|||“, gefunden: %1.</translation>
</message>
<message>
<source>expected source and target parted by "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>erwartet: Quelle und Ziel, getrennt durch „|||“, gefunden: %1.</translation>
</message>
<message>
<source>is empty; a sentence pair in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>ist leer; erwartet wird ein Satzpaar je Zeile.</translation>
</message>
<message>
<source>merge pieces that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Teile verbinden, die auf @@ enden</translation>
</message>
<message>
<source>tokens that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Tokens, die auf @@ enden</translation>
</message>
<message>
<source>merge pieces of words that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Teile von Wörtern verbinden, die mit ▁ beginnen</translation>
</message>
<message>
<source>tokens that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Tokens, die mit ▁ beginnen</translation>
</message>
<message>
<source>merge pieces that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Teile verbinden, die mit ## beginnen</translation>
</message>
<message>
<source>tokens that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Tokens, die mit ## beginnen</translation>
</message>
<message>
<source>Sub-words</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Wortteile</translation>
</message>
<message>
<source>There are no sub-words of kind %1; %2</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Es gibt keine Wortteile der Art %1; %2</translation>
</message>
<message>
<source>Tokens are words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Tokens sind Wörter.</translation>
</message>
<message>
<source>No token ends in @@ or begins with ▁ or ##.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Kein Token endet auf @@ oder beginnt mit ▁ oder ##.</translation>
</message>
<message>
<source>keep the pieces</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Teile behalten</translation>
</message>
<message>
<source>Tokens are pieces of words and stay so.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Tokens sind Wortteile und bleiben es.</translation>
</message>
<message>
<source>Pieces are merged into words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Teile werden zu Wörtern verbunden.</translation>
</message>
<message>
<source>%1 of %2 has %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>%1 (von %2) hat %3.</translation>
</message>
<message numerus="yes">
<source>%1 of %2 have %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>
<numerusform>%1 (von %2) hat %3.</numerusform>
<numerusform>%1 (von %2) haben %3.</numerusform>
</translation>
</message>
<message>
<source>whose weights are all zero</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit lauter Gewichten gleich null</translation>
</message>
<message>
<source>without source tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>ohne Quelltokens</translation>
</message>
<message>
<source>without target tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>ohne Zieltokens</translation>
</message>
<message>
<source>with more source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit mehr Quelltokens als Gewichten dafür</translation>
</message>
<message>
<source>with more target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit mehr Zieltokens als Gewichten dafür</translation>
</message>
<message>
<source>with fewer source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit weniger Quelltokens als Gewichten dafür</translation>
</message>
<message>
<source>with fewer target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit weniger Zieltokens als Gewichten dafür</translation>
</message>
<message>
<source>with weights that are not finite (NaN or infinite)</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit Gewichten, die nicht endlich sind (NaN oder unendlich)</translation>
</message>
<message>
<source>with negative weights</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit negativen Gewichten</translation>
</message>
<message>
<source>with weights above 1</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>mit Gewichten über 1</translation>
</message>
<message>
<source>Orientation</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Ausrichtung</translation>
</message>
<message>
<source>rows are target steps, columns source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Zeilen sind Zielschritte, Spalten Quelltokens</translation>
</message>
<message>
<source>columns are target steps, rows source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Spalten sind Zielschritte, Zeilen Quelltokens</translation>
</message>
<message>
<source>%1 the rows sum to 1, the columns do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 haben die Zeilen die Summe 1, die Spalten nicht.</translation>
</message>
<message>
<source>%1 the columns sum to 1, the rows do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 haben die Spalten die Summe 1, die Zeilen nicht.</translation>
</message>
<message>
<source>%1 the numbers of tokens fit the weights this way, the other way they do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 passen die Tokenzahlen so zu den Gewichten, andersherum nicht.</translation>
</message>
<message>
<source>The sums speak for the other way: columns sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Die Summen sprechen für das Gegenteil: Spalten haben die Summe 1.</translation>
</message>
<message>
<source>The sums speak for the other way: rows sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Die Summen sprechen für das Gegenteil: Zeilen haben die Summe 1.</translation>
</message>
<message>
<source>Sums and numbers of tokens leave it open.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Summen und Tokenzahlen lassen es offen.</translation>
</message>
<message>
<source>column</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Spalte</translation>
</message>
<message>
<source>row</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Zeile</translation>
</message>
<message>
<source>columns</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Spalten</translation>
</message>
<message>
<source>rows</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Zeilen</translation>
</message>
<message>
<source>the last source %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>die letzte %1 der Quelle ist die Endmarke</translation>
</message>
<message>
<source>the last target %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>die letzte %1 des Ziels ist die Endmarke</translation>
</message>
<message>
<source>no source %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>keine %1 der Quelle ist eine Endmarke</translation>
</message>
<message>
<source>no target %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>keine %1 des Ziels ist eine Endmarke</translation>
</message>
<message>
<source>source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Quelltokens</translation>
</message>
<message>
<source>target tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Zieltokens</translation>
</message>
<message>
<source>The source texts are not known.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Die Quelltexte sind nicht bekannt.</translation>
</message>
<message>
<source>%1 the source ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 endet die Quelle mit einer eigenen Endmarke.</translation>
</message>
<message>
<source>%1 the target ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 endet das Ziel mit einer eigenen Endmarke.</translation>
</message>
<message>
<source>%1 there is one %2 more than %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 gibt es eine %2 mehr als %3.</translation>
</message>
<message>
<source>%1 no more %2 than %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 haben nicht mehr %2 als %3 Gewichte, der Rest ist null.</translation>
</message>
<message>
<source>%1 there are as many %2 as %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 gibt es ebenso viele %2 wie %3.</translation>
</message>
<message>
<source>%1 there are weights in more %2 than %3; they are left out.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 gibt es Gewichte in mehr %2 als %3; sie werden ausgelassen.</translation>
</message>
<message>
<source>%1 one %2 more than %3 has weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 hat eine %2 mehr als %3 Gewichte, der Rest ist null.</translation>
</message>
<message>
<source>%1 as many %2 as %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 haben ebenso viele %2 wie %3 Gewichte, der Rest ist null.</translation>
</message>
<message>
<source>Padding</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Padding</translation>
</message>
<message>
<source>weights past the end of the texts are left out</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Gewichte hinter dem Ende der Texte werden ausgelassen</translation>
</message>
<message>
<source>all weights belong to the sentence</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>alle Gewichte gehören zum Satz</translation>
</message>
<message>
<source>%1 there are more rows or columns than tokens.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 gibt es mehr Zeilen oder Spalten als Tokens.</translation>
</message>
<message>
<source>%1 the last rows or columns are zero or past the text.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 sind die letzten Zeilen oder Spalten null oder liegen hinter dem Text.</translation>
</message>
<message>
<source>Attention map</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Attention-Map</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read, its heads averaged.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Die Datei hat je Satz Maps von %1 und %2; gelesen wird die letzte Schicht, gemittelt über ihre Heads.</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Die Datei hat je Satz Maps von %1 und %2; gelesen wird die letzte Schicht.</translation>
</message>
<message>
<source>with one attention map alone</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>mit nur einer Attention-Map</translation>
</message>
<message>
<source>without the attention map %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>ohne die Attention-Map %1</translation>
</message>
<message>
<source>with heads of different sizes</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>mit Heads verschiedener Größe</translation>
</message>
<message>
<source>without a line in %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>ohne Zeile in %1</translation>
</message>
<message>
<source>not a single sentence could be read as of %1, such as %2; %3; check that the file is whole, or choose another format or orientation.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>kein einziger Satz ließ sich lesen als %1, zum Beispiel %2; %3; prüfen Sie, ob die Datei vollständig ist, oder wählen Sie ein anderes Format oder eine andere Ausrichtung.</translation>
</message>
<message>
<source>it has none</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>sie hat keine</translation>
</message>
<message>
<source>sentences have the numbers that the file gives them</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Sätze haben die Nummern, die die Datei ihnen gibt</translation>
</message>
<message>
<source>sentences are numbered by their place in the file</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Sätze sind nach ihrem Platz in der Datei nummeriert</translation>
</message>
<message>
<source>The file gives several sentences the same number.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Die Datei gibt mehreren Sätzen dieselbe Nummer.</translation>
</message>
<message>
<source>The file gives each source sentence a number of its own.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Die Datei gibt jedem Quellsatz eine eigene Nummer.</translation>
</message>
<message>
<source>The file gives numbers to some sentences only.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Die Datei gibt nur einigen Sätzen Nummern.</translation>
</message>
<message>
<source>The numbers start again: the file is several files, one behind the other.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Die Nummern beginnen von vorn: Die Datei besteht aus mehreren Dateien hintereinander.</translation>
</message>
<message>
<source>the texts of the dump</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>die Texte des Dumps</translation>
</message>
<message>
<source>The source texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Die Quelltexte sind nicht bekannt: Nummern der Positionen stehen für sie.</translation>
</message>
<message>
<source>The target texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Die Zieltexte sind nicht bekannt: Nummern der Positionen stehen für sie.</translation>
</message>
<message>
<source>It is the only file beside the dump that has a line of no more tokens than weights for each sentence.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Sie ist die einzige Datei neben dem Dump, die für jeden Satz eine Zeile mit nicht mehr Tokens als Gewichten hat.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights, the end mark not counted.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 hat sie ebenso viele Tokens wie Gewichte, die Endmarke nicht mitgezählt.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 hat sie ebenso viele Tokens wie Gewichte.</translation>
</message>
<message>
<source>%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 neben dem Dump könnte sie haben: Für jeden Satz gibt es eine Zeile, aber die Längen allein genügen nicht. Wählen Sie die Datei, wenn es so ist.</translation>
</message>
<message>
<source>%1 and %2 beside the dump fit equally well.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 und %2 neben dem Dump passen gleich gut.</translation>
</message>
<message>
<source>No file beside the dump has a line for each sentence with as many tokens as weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Keine Datei neben dem Dump hat für jeden Satz eine Zeile mit ebenso vielen Tokens wie Gewichten.</translation>
</message>
<message>
<source>It has %1, the dump %2.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Sie hat %1, der Dump %2.</translation>
</message>
<message>
<source>1 sentence is longer than the array; its tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 Satz ist länger als das Array; seine Tokens dahinter werden ausgelassen.</translation>
</message>
<message numerus="yes">
<source>%1 sentences are longer than the array; their tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 Satz ist länger als das Array; seine Tokens dahinter werden ausgelassen.</numerusform>
<numerusform>%1 Sätze sind länger als das Array; ihre Tokens dahinter werden ausgelassen.</numerusform>
</translation>
</message>
<message>
<source>1 sentence that has no line in it, or none that fits, has numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 Satz, der darin keine oder keine passende Zeile hat, hat Nummern der Positionen.</translation>
</message>
<message numerus="yes">
<source>%1 sentences that have no line in it, or none that fits, have numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 Satz, der darin keine oder keine passende Zeile hat, hat Nummern der Positionen.</numerusform>
<numerusform>%1 Sätze, die darin keine oder keine passende Zeile haben, haben Nummern der Positionen.</numerusform>
</translation>
</message>
<message>
<source>1 line</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 Zeile</translation>
</message>
<message numerus="yes">
<source>%1 lines</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 Zeile</numerusform>
<numerusform>%1 Zeilen</numerusform>
</translation>
</message>
<message>
<source>The system has no attention, so there are no weights to write; write its metrics instead.</source>
<extracomment>core/inspect/weights_file.cpp</extracomment>
<translation>Das System hat keine Attention, daher gibt es keine Gewichte zu schreiben; schreiben Sie stattdessen seine Metriken.</translation>
</message>
<message>
<source>W turns by 45°</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>W dreht um 45°</translation>
</message>
<message>
<source>landscape: a score that attends is needed, found %1.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: Nötig ist ein Score mit Attention, gefunden: %1.</translation>
</message>
<message>
<source>landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: Nötig sind 1 bis %1 Keys aus zwei Zahlen, gefunden: %2 aus %3.</translation>
</message>
<message>
<source>the answer should be %1, found %2.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>die Antwort muss %1 sein, gefunden: %2.</translation>
</message>
<message>
<source>has no question.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>hat keine Frage.</translation>
</message>
<message>
<source>%1, step %2 %3</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, Schritt %2 %3</translation>
</message>
<message>
<source>the answer</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/checks/question_facts.cpp</extracomment>
<translation>die Antwort</translation>
</message>
<message>
<source>a list of choices</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>eine Liste von Antwortmöglichkeiten</translation>
</message>
<message>
<source>a choice</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>eine Antwortmöglichkeit</translation>
</message>
<message>
<source>there is no choice %1.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>es gibt keine Antwortmöglichkeit %1.</translation>
</message>
<message>
<source>a list of %1 answers</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>eine Liste von %1 Antworten</translation>
</message>
<message>
<source>none of them is right.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>keine davon ist richtig.</translation>
</message>
<message>
<source>several are right (%1), and one is asked for.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>mehrere sind richtig (%1), gefragt ist nach einer.</translation>
</message>
<message>
<source>without a task there are no texts to look through; give a solution.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>ohne Aufgabe gibt es keine Texte zum Durchsuchen; geben Sie eine Lösung an.</translation>
</message>
<message>
<source>an object of what was changed</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>ein Objekt mit den Änderungen</translation>
</message>
<message>
<source>the answer should be an object such as {"%1": …}, found %2.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>die Antwort muss ein Objekt wie {"%1": …} sein, gefunden: %2.</translation>
</message>
<message>
<source>the answer's %1 should be a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 der Antwort muss eine ganze Zahl ab 1 sein.</translation>
</message>
<message>
<source>the answer's %1 should be a text.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 der Antwort muss ein Text sein.</translation>
</message>
<message>
<source>the answer's key %1 is not known.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>der Schlüssel %1 der Antwort ist nicht bekannt.</translation>
</message>
<message>
<source>the answer's %1 should be a text or a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 der Antwort muss ein Text oder eine ganze Zahl ab 1 sein.</translation>
</message>
<message>
<source>nothing is right: the list is empty.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>nichts ist richtig: Die Liste ist leer.</translation>
</message>
<message>
<source>the value is no place that can be pointed at: %1</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>der Wert ist keine Stelle, auf die man zeigen kann: %1</translation>
</message>
<message>
<source>%1 is no value that can be written.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 ist kein Wert, der sich schreiben lässt.</translation>
</message>
<message>
<source>%1: the list is empty.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: die Liste ist leer.</translation>
</message>
<message>
<source>%1: the lists have %2 and %3 values, expected equally many.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: die Listen haben %2 und %3 Werte, erwartet werden gleich viele.</translation>
</message>
<message>
<source>entropy: weights are 0 or more, found %1.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>entropy: Gewichte sind mindestens 0, gefunden: %1.</translation>
</message>
<message>
<source>softmax: the temperature should be above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>softmax: Die Temperatur muss über 0 sein.</translation>
</message>
<message>
<source>%1 has no argument %2.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 hat kein Argument %2.</translation>
</message>
<message>
<source>split: a text is split at one character or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>split: Ein Text wird an einem oder mehreren Zeichen geteilt.</translation>
</message>
<message>
<source>number: %1 is no number.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>number: %1 ist keine Zahl.</translation>
</message>
<message>
<source>sort: the list should have numbers only or texts only.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sort: Die Liste darf nur Zahlen oder nur Texte enthalten.</translation>
</message>
<message>
<source>range: the step should not be 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: Die Schrittweite darf nicht 0 sein.</translation>
</message>
<message>
<source>range: the list would have more than 100000 values.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: Die Liste hätte mehr als 100000 Werte.</translation>
</message>
<message>
<source>%1: the list should have true and false only, and %2 is in it.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: die Liste darf nur true und false enthalten, gefunden: %2.</translation>
</message>
<message>
<source>a logarithm is of a number above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>einen Logarithmus gibt es nur von einer Zahl über 0.</translation>
</message>
<message>
<source>sqrt: the number should be 0 or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sqrt: Die Zahl muss mindestens 0 sein.</translation>
</message>
<message>
<source>cosine: a list of zeros has no direction.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>cosine: Eine Liste von Nullen hat keine Richtung.</translation>
</message>
<message>
<source>this divides by 0.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>hier wird durch 0 geteilt.</translation>
</message>
<message>
<source>"in" looks in a list, or for a text in a text; found %1 in %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>„in“ sucht in einer Liste oder einen Text in einem Text; gefunden: %1 in %2.</translation>
</message>
<message>
<source>%1 compares two numbers or two texts, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 vergleicht zwei Zahlen oder zwei Texte, gefunden: %2 und %3.</translation>
</message>
<message>
<source>the result is not a finite number.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>das Ergebnis ist keine endliche Zahl.</translation>
</message>
<message>
<source>the list has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>die Liste hat mehr als 100000 Werte.</translation>
</message>
<message>
<source>the text has more than a million bytes.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>der Text hat mehr als eine Million Bytes.</translation>
</message>
<message>
<source>the list has more than a million values, with those of the lists in it.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>die Liste hat mehr als eine Million Werte, mit denen der Listen in ihr.</translation>
</message>
<message>
<source>the expression needs more than two million operations.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>der Ausdruck braucht mehr als zwei Millionen Operationen.</translation>
</message>
<message>
<source>there is no name %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>es gibt keinen Namen %1; %2</translation>
</message>
<message>
<source>there is no function %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>es gibt keine Funktion %1; %2</translation>
</message>
<message>
<source>%1 has no %2; %3</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 hat kein %2; %3</translation>
</message>
<message>
<source>%1 has no %2; a lane, a row or a model has members.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 hat kein %2; Member haben eine Spur, eine Zeile oder ein Modell.</translation>
</message>
<message>
<source>a list of %1 has no place %2; the first one is 1, the last one -1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>eine Liste der Länge %1 hat keinen Platz %2; der erste ist 1, der letzte -1.</translation>
</message>
<message>
<source>+ takes two numbers, two texts or two lists, found %1 and %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>+ verlangt zwei Zahlen, zwei Texte oder zwei Listen, gefunden: %1 und %2.</translation>
</message>
<message>
<source>%1 takes two numbers, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 verlangt zwei Zahlen, gefunden: %2 und %3.</translation>
</message>
<message>
<source>the result has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>das Ergebnis hat mehr als 100000 Werte.</translation>
</message>
<message>
<source>at character %1: %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>bei Zeichen %1: %2</translation>
</message>
<message>
<source>the expression should be true or false, found %1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>der Ausdruck muss true oder false ergeben, gefunden: %1.</translation>
</message>
<message>
<source>this is no number that can be computed with.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>mit dieser Zahl lässt sich nicht rechnen.</translation>
</message>
<message>
<source>a letter follows a number; an operator is missing.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>auf eine Zahl folgt ein Buchstabe; ein Operator fehlt.</translation>
</message>
<message>
<source>after \ a text may have \, ', " or n, and nothing else.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>nach \ darf in einem Text nur \, ', " oder n stehen.</translation>
</message>
<message>
<source>the text that begins here has no end; close it with %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der hier beginnende Text hat kein Ende; schließen Sie ihn mit %1.</translation>
</message>
<message>
<source>an expression has no sign %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>in einem Ausdruck gibt es kein Zeichen %1.</translation>
</message>
<message>
<source>the expression should end here, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Ausdruck muss hier enden, gefunden: %1.</translation>
</message>
<message>
<source>the expression is nested too deeply.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Ausdruck ist zu tief verschachtelt.</translation>
</message>
<message>
<source>its end</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>das Ende</translation>
</message>
<message>
<source>a number or text</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>eine Zahl oder ein Text</translation>
</message>
<message>
<source>%1 was expected after %2, found %3.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>erwartet: %1 nach %2, gefunden: %3.</translation>
</message>
<message>
<source>%1 was expected, found %2.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>erwartet: %1, gefunden: %2.</translation>
</message>
<message>
<source>= gives an argument its value; write == to compare.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>= gibt einem Argument seinen Wert; zum Vergleichen schreiben Sie ==.</translation>
</message>
<message>
<source>comparisons have no chain; write a &lt; b and b &lt; c.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>Vergleiche lassen sich nicht verketten; schreiben Sie a &lt; b and b &lt; c.</translation>
</message>
<message>
<source>the expression has more than 500 operators.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Ausdruck hat mehr als 500 Operatoren.</translation>
</message>
<message>
<source>the name of a member</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Name eines Members</translation>
</message>
<message>
<source>the place in a list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Platz in einer Liste</translation>
</message>
<message>
<source>the argument %1 is given twice.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>das Argument %1 ist zweimal angegeben.</translation>
</message>
<message>
<source>arguments with a name come after those without.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>Argumente mit Namen stehen hinter denen ohne.</translation>
</message>
<message>
<source>, or ) was expected after an argument, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>nach einem Argument wird , oder ) erwartet, gefunden: %1.</translation>
</message>
<message>
<source>the expression in brackets</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Ausdruck in Klammern</translation>
</message>
<message>
<source>a value was expected, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ein Wert wird erwartet, gefunden: %1.</translation>
</message>
<message>
<source>a value was expected, found "if"; if(condition, a, b) is one.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ein Wert wird erwartet, gefunden: „if“; if(condition, a, b) ist einer.</translation>
</message>
<message>
<source>if takes three arguments: if(condition, a, b).</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>if verlangt drei Argumente: if(condition, a, b).</translation>
</message>
<message>
<source>, or ] was expected in a list, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>in einer Liste wird , oder ] erwartet, gefunden: %1.</translation>
</message>
<message>
<source>a name for the values of the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ein Name für die Werte der Liste</translation>
</message>
<message>
<source>the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>die Liste</translation>
</message>
<message>
<source>the expression has %1 bytes, at most 4000 are read.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>der Ausdruck hat %1 Bytes, höchstens 4000 werden gelesen.</translation>
</message>
<message>
<source>should be %1, found %2.</source>
<extracomment>core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>muss %1 sein, gefunden: %2.</translation>
</message>
<message>
<source>a list</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>eine Liste</translation>
</message>
<message>
<source>something that has members, such as a lane</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>etwas mit Membern, etwa eine Spur</translation>
</message>
<message>
<source>should be a list of numbers, and %1 is in it.</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>muss eine Liste von Zahlen sein, enthält aber %1.</translation>
</message>
<message>
<source>%1 has no argument %2; %3</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 hat kein Argument %2; %3</translation>
</message>
<message>
<source>%1 has the argument %2 twice.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 hat das Argument %2 zweimal.</translation>
</message>
<message>
<source>%1 needs the argument %2.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 braucht das Argument %2.</translation>
</message>
<message>
<source>%1 should be a whole number from %2 to %3, found %4.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 muss eine ganze Zahl von %2 bis %3 sein, gefunden: %4.</translation>
</message>
<message>
<source>%1 takes 1 argument at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 nimmt höchstens 1 Argument, gefunden: %3.</translation>
</message>
<message numerus="yes">
<source>%1 takes %2 arguments at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>
<numerusform>%1 nimmt höchstens %2 Argument, gefunden: %3.</numerusform>
<numerusform>%1 nimmt höchstens %2 Argumente, gefunden: %3.</numerusform>
</translation>
</message>
<message>
<source>the brace before %1 has no partner; write {{ for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>die geschweifte Klammer vor %1 hat kein Gegenstück; schreiben Sie {{ für eine Klammer.</translation>
</message>
<message>
<source>the brace after %1 has no partner; write }} for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>die geschweifte Klammer nach %1 hat kein Gegenstück; schreiben Sie }} für eine Klammer.</translation>
</message>
<message>
<source>%1 is no format of a number; write decimals such as 2, or % or 1% for a share.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 ist kein Zahlenformat; schreiben Sie Nachkommastellen wie 2, oder % oder 1% für einen Anteil.</translation>
</message>
<message>
<source>%1 is no format of a number.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 ist kein Zahlenformat.</translation>
</message>
<message>
<source>the format %1 is for a number, found %2.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>das Format %1 ist für eine Zahl, gefunden: %2.</translation>
</message>
<message>
<source>there is no training %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt in diesem Schritt kein Training %1.</translation>
</message>
<message>
<source>there is no training %1; %2</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt kein Training %1; %2</translation>
</message>
<message>
<source>there is no slider %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt in diesem Schritt keinen Regler %1.</translation>
</message>
<message>
<source>the text has %1 tokens, and a lesson decodes %2 at most.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>der Text hat %1 Tokens, eine Lektion dekodiert höchstens %2.</translation>
</message>
<message>
<source>the lane %1 has no attention, so it has no weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>die Spur %1 hat keine Attention und daher keine Gewichte.</translation>
</message>
<message>
<source>there is no right output of this text that the lane could read; give the state a target.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>zu diesem Text gibt es keine richtige Ausgabe, die die Spur lesen könnte; geben Sie dem Zustand ein Ziel.</translation>
</message>
<message>
<source>terms: this map has no score that is a sum.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>terms: Diese Map hat keinen Score, der eine Summe ist.</translation>
</message>
<message>
<source>a row</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>eine Zeile</translation>
</message>
<message>
<source>scores and spans are known of the lane's own map only.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>Scores und Bereiche sind nur von der eigenen Map der Spur bekannt.</translation>
</message>
<message>
<source>probability: the output has no token %1; %2</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>probability: Die Ausgabe hat kein Token %1; %2</translation>
</message>
<message>
<source>the lane %1 has no scores of this map: it has no attention, or the map is a mean of several.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>die Spur %1 hat keine Scores dieser Map: Sie hat keine Attention, oder die Map ist ein Mittel mehrerer.</translation>
</message>
<message>
<source>looks_at: this map does not look at tokens of the source.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>looks_at: Diese Map blickt nicht auf Tokens der Quelle.</translation>
</message>
<message>
<source>the lane %1 has no row of weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>die Spur %1 hat keine Zeile mit Gewichten.</translation>
</message>
<message>
<source>the recipe's %1 is %2, and a lesson trains with %3 at most.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 im Rezept ist %2, eine Lektion trainiert mit höchstens %3.</translation>
</message>
<message>
<source>a lesson trains on a task, and this recipe trains on a corpus.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>eine Lektion trainiert an einer Aufgabe, dieses Rezept aber an einem Korpus.</translation>
</message>
<message>
<source>hidden size</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>Hidden-Größe</translation>
</message>
<message>
<source>%1 does not say which task it is for; give the argument task.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 gibt keine Aufgabe an; setzen Sie das Argument task.</translation>
</message>
<message>
<source>metric: there is no measure %1; %2</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: Es gibt keinen Messwert %1; %2</translation>
</message>
<message>
<source>metric: give length or lengths, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: Geben Sie length oder lengths an, nicht beides.</translation>
</message>
<message>
<source>metric: lengths should be the shortest and the longest one, such as [4, 30].</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: lengths muss die kürzeste und die längste Länge sein, etwa [4, 30].</translation>
</message>
<message>
<source>metric: with changed maps or temperature only exact_match and token_accuracy are measured.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: Mit geänderten Maps oder geänderter Temperatur werden nur exact_match und token_accuracy gemessen.</translation>
</message>
<message>
<source>metric: give lane or model, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: Geben Sie lane oder model an, nicht beides.</translation>
</message>
<message>
<source>metric: %1 has no %2, which classes have.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: %1 hat kein %2, das es nur bei Klassen gibt.</translation>
</message>
<message>
<source>metric: %1 has no %2; it has no attention, or no link is known.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: %1 hat kein %2: keine Attention, oder kein Link ist bekannt.</translation>
</message>
<message>
<source>heads_needed: share should be above 0 and at most 1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: share muss über 0 und höchstens 1 sein.</translation>
</message>
<message>
<source>heads_needed: %1 has %2 heads in this model, expected 1 to %3; a site is cross, encoder or decoder.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: %1 hat in diesem Modell %2 Heads, erwartet wird 1 bis %3; eine Stelle ist cross, encoder oder decoder.</translation>
</message>
<message>
<source>the result of heads_needed</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>das Ergebnis von heads_needed</translation>
</message>
<message>
<source>random_rows: score should be one of dot, scaled_dot, content, found %1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: score muss dot, scaled_dot oder content sein, gefunden: %1.</translation>
</message>
<message>
<source>random_rows: divide should be above 0.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: divide muss über 0 sein.</translation>
</message>
<message>
<source>the result of random_rows</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>das Ergebnis von random_rows</translation>
</message>
<message>
<source>%1 has no key %2.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 hat keinen Schlüssel %2.</translation>
</message>
<message>
<source>%1 has no key %2; %3</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 hat keinen Schlüssel %2; %3</translation>
</message>
<message>
<source>%1 of %2 is a group of keys; name one of them.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 von %2 ist eine Gruppe von Schlüsseln; nennen Sie einen davon.</translation>
</message>
<message>
<source>a model</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>ein Modell</translation>
</message>
<message>
<source>the configuration</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>die Konfiguration</translation>
</message>
<message>
<source>the model has no tensor %1; %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>das Modell hat keinen Tensor %1; %2</translation>
</message>
<message>
<source>the tensor %1 has more than 100000 numbers.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>der Tensor %1 hat mehr als 100000 Zahlen.</translation>
</message>
<message>
<source>the training %1</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>das Training %1</translation>
</message>
<message>
<source>the training %1 is on a corpus; a lesson trains on a task.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>das Training %1 nutzt ein Korpus; eine Lektion trainiert an einer Aufgabe.</translation>
</message>
<message>
<source>the recipe</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>das Rezept</translation>
</message>
<message>
<source>the training %1 by %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>das Training %1 nach %2</translation>
</message>
<message>
<source>there is no lane %1 in this step.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt in diesem Schritt keine Spur %1.</translation>
</message>
<message>
<source>there is no lane %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt keine Spur %1; %2</translation>
</message>
<message>
<source>there is no slider %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>es gibt keinen Regler %1; %2</translation>
</message>
<message>
<source>the slider %1 is a temperature, which is above 0.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>der Regler %1 ist eine Temperatur, die über 0 liegt.</translation>
</message>
<message>
<source>this step has no lane.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>dieser Schritt hat keine Spur.</translation>
</message>
<message>
<source>%1 should be a position from 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 muss eine Position ab 1 sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should name an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 muss eine Attention-Map wie „cross.1.1“ nennen, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/runs/run_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 muss eine Zahl von 0 bis 1 sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should have the sum 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 muss die Summe 1 haben, gefunden: %2.</translation>
</message>
<message>
<source>%1 is changed in nothing; give token, weights, temperature or maps.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 ändert nichts; geben Sie token, weights, temperature oder maps an.</translation>
</message>
<message>
<source>%1 stands twice; a step is changed once.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 kommt zweimal vor; ein Schritt wird nur einmal geändert.</translation>
</message>
<message>
<source>has no %1, so it is no lesson.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>hat kein %1 und ist daher keine Lektion.</translation>
</message>
<message>
<source>is not JSON: %1</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>ist kein JSON: %1</translation>
</message>
<message>
<source>should be an object.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>muss ein Objekt sein.</translation>
</message>
<message>
<source>%1 should end in %2.</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 muss auf %2 enden.</translation>
</message>
<message>
<source>%1 is not in the lesson; %2</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 ist nicht in der Lektion; %2</translation>
</message>
<message>
<source>trains on a corpus, whose files are outside of the lesson; give it a task.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>trainiert an einem Korpus, dessen Dateien außerhalb der Lektion liegen; geben Sie eine Aufgabe an.</translation>
</message>
<message>
<source>%1, step %2, the training %3</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1, Schritt %2, das Training %3</translation>
</message>
<message>
<source>not written, because a text of the lesson is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>nicht geschrieben, weil ein Text der Lektion kein UTF-8 ist.</translation>
</message>
<message>
<source>%1 does not come with the program.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1 gehört nicht zum Programm.</translation>
</message>
<message>
<source>the recipe has no key %1.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>das Rezept hat keinen Schlüssel %1.</translation>
</message>
<message>
<source>the model of the lane %1 is neither in the session nor bundled; save the session with its models.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>das Modell der Spur %1 ist weder in der Sitzung noch mitgeliefert; speichern Sie die Sitzung mit ihren Modellen.</translation>
</message>
<message>
<source>%1 is more than %2 folders deep, which no lesson needs.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 liegt mehr als %2 Ordner tief; so tief braucht es keine Lektion.</translation>
</message>
<message>
<source>has more than %1 files, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>hat mehr als %1 Dateien; mehr darf eine Lektion nicht haben.</translation>
</message>
<message>
<source>%1 cannot be read: %2.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 kann nicht gelesen werden: %2.</translation>
</message>
<message>
<source>the folder</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>der Ordner</translation>
</message>
<message>
<source>%1 is a symbolic link, which may lead outside of the lesson; put the file itself there.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist ein symbolischer Link, der aus der Lektion hinausführen kann; legen Sie die Datei selbst dorthin.</translation>
</message>
<message>
<source>%1 is no regular file.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist keine reguläre Datei.</translation>
</message>
<message>
<source>the entry %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>der Eintrag %1</translation>
</message>
<message>
<source>%1 is a symbolic link or no file at all, which a lesson does not have.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist ein symbolischer Link oder gar keine Datei, was es in einer Lektion nicht gibt.</translation>
</message>
<message>
<source>%1 is encrypted, so it cannot be read; pack the lesson without a password.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist verschlüsselt und daher nicht lesbar; packen Sie die Lektion ohne Passwort.</translation>
</message>
<message>
<source>%1 is not in it, which every lesson has; choose a lesson of Attention Lab.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 fehlt darin, obwohl jede Lektion es hat; wählen Sie eine Lektion von Attention Lab.</translation>
</message>
<message>
<source>%1 has no name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat keinen Namen.</translation>
</message>
<message>
<source>%1 has a name of more than %2 bytes.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat einen Namen mit mehr als %2 Bytes.</translation>
</message>
<message>
<source>%1 has a name that is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat einen Namen, der kein UTF-8 ist.</translation>
</message>
<message>
<source>%1 has a control character in its name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat ein Steuerzeichen im Namen.</translation>
</message>
<message>
<source>%1 is an absolute path, which leads outside of the lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist ein absoluter Pfad, der aus der Lektion hinausführt.</translation>
</message>
<message>
<source>%1 has a backslash in its name; folders are parted by /.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat einen Backslash im Namen; Ordner werden durch / getrennt.</translation>
</message>
<message>
<source>%1 leads outside of the lesson, or back into it; name the file without . and ...</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 führt aus der Lektion hinaus oder in sie zurück; nennen Sie die Datei ohne . und ...</translation>
</message>
<message>
<source>%1 has a folder without a name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 hat einen Ordner ohne Namen.</translation>
</message>
<message>
<source>has no file %1.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>hat keine Datei %1.</translation>
</message>
<message>
<source>the file %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>die Datei %1</translation>
</message>
<message>
<source>%1 cannot be in a lesson, because paths that begin with resources/ are files of the program; rename the folder.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 kann nicht in einer Lektion stehen, weil Pfade, die mit resources/ beginnen, Dateien des Programms sind; benennen Sie den Ordner um.</translation>
</message>
<message>
<source>%1 is of no kind that a lesson has (%2); take it out.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ist von keiner Art, die eine Lektion hat (%2); nehmen Sie die Datei heraus.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read.</source>
<extracomment>core/lessons/format/lesson_files.cpp, core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 hat %2 Bytes, höchstens %3 werden gelesen.</translation>
</message>
<message>
<source>%1 is in it twice.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 kommt darin zweimal vor.</translation>
</message>
<message>
<source>its files have more than %1 bytes together, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>die Dateien haben zusammen mehr als %1 Bytes; mehr darf eine Lektion nicht haben.</translation>
</message>
<message>
<source>%1 should be the code of a language such as en, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 muss ein Sprachcode wie en sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 is empty; a lesson has a step.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 ist leer; eine Lektion hat mindestens einen Schritt.</translation>
</message>
<message>
<source>its format is %1, expected "%2".</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/lessons/progress/lesson_progress.cpp, core/model_files/tensor_file.cpp, core/sessions/session_json.cpp</extracomment>
<translation>das Format ist %1, erwartet wird „%2“.</translation>
</message>
<message>
<source>was written by a newer Attention Lab (version %1; this one reads %2); update the program.</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>stammt von einem neueren Attention Lab (Version %1; dieses liest %2); aktualisieren Sie das Programm.</translation>
</message>
<message>
<source>%1 should be %2 names at most, found %3.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 darf höchstens %2 Namen haben, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be a name of letters, digits and _, which no digit begins.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 muss ein Name aus Buchstaben, Ziffern und _ sein, der nicht mit einer Ziffer beginnt.</translation>
</message>
<message>
<source>%1 means something else in expressions; take another name.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 bedeutet in Ausdrücken etwas anderes; nehmen Sie einen anderen Namen.</translation>
</message>
<message>
<source>%1 uses itself, in a circle.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 verwendet sich selbst, im Kreis.</translation>
</message>
<message>
<source>%1, step %2</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, Schritt %2</translation>
</message>
<message>
<source>%1 is %2 as that of a step before it.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 ist %2 wie bei einem früheren Schritt.</translation>
</message>
<message>
<source>%1 should be a file of the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 muss eine Datei der Lektion sein.</translation>
</message>
<message>
<source>%1 has no part of the window %2; see "Highlights" in the specification of lessons.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 hat keinen Teil des Fensters %2; siehe „Highlights“ in der Spezifikation der Lektionen.</translation>
</message>
<message>
<source>%1 should be a file of the lesson, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 muss eine Datei der Lektion sein, gefunden: %2.</translation>
</message>
<message>
<source>the text is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>der Text ist kein UTF-8.</translation>
</message>
<message>
<source>a link or a picture has a name that is computed; write the name itself.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ein Link oder ein Bild hat einen berechneten Namen; schreiben Sie den Namen selbst hin.</translation>
</message>
<message>
<source>the link %1 leads to neither a page (https://…) nor a step of the lesson (#ID).</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>der Link %1 führt weder zu einer Seite (https://…) noch zu einem Schritt der Lektion (#ID).</translation>
</message>
<message>
<source>the picture %1 is no PNG or JPEG file of the lesson; put it into the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>das Bild %1 ist keine PNG- oder JPEG-Datei der Lektion; legen Sie es in die Lektion.</translation>
</message>
<message>
<source>the text of a choice shows no pictures; put them into the question.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>der Text einer Antwortmöglichkeit zeigt keine Bilder; setzen Sie sie in die Frage.</translation>
</message>
<message>
<source>%1 names no lane %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 nennt keine Spur %2.</translation>
</message>
<message>
<source>a question to find needs lanes in the state, or a solution.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>eine Suchfrage braucht Spuren im Zustand oder eine Lösung.</translation>
</message>
<message>
<source>%1 is no text of the lesson, so it is not used.</source>
<extracomment>core/lessons/format/lesson_languages.cpp</extracomment>
<translation>%1 ist kein Text der Lektion und wird daher nicht verwendet.</translation>
</message>
<message>
<source>%1 should be two numbers in brackets, such as [1, 0.5].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 muss aus zwei Zahlen in Klammern bestehen, etwa [1, 0.5].</translation>
</message>
<message>
<source>%1 should be the shortest and the longest length, such as [4, 30].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 muss die kürzeste und die längste Länge sein, etwa [4, 30].</translation>
</message>
<message>
<source>%1 should be above 0, because the slider is a temperature.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 muss über 0 sein, weil der Regler eine Temperatur ist.</translation>
</message>
<message>
<source>%1 should be numbers, texts or truths, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 muss aus Zahlen, Texten oder Wahrheitswerten bestehen, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 values, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 muss 2 bis 12 Werte haben, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 keys, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 muss 2 bis 12 Keys haben, gefunden: %2.</translation>
</message>
<message>
<source>%1 has no score function %2 to choose.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 hat keine Score-Funktion %2 zur Wahl.</translation>
</message>
<message>
<source>%1 has the id %2 twice.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 hat die ID %2 zweimal.</translation>
</message>
<message>
<source>%1 names no lane %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 nennt keine Spur %2; %3</translation>
</message>
<message>
<source>%1 has no task %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 hat keine Aufgabe %2; %3</translation>
</message>
<message>
<source>%1 should be some of %2, found %3.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 darf nur Werte aus %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>%1 has no model for the lane %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 hat kein Modell für die Spur %2.</translation>
</message>
<message>
<source>the text is no Markdown that can be read.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>der Text ist kein lesbares Markdown.</translation>
</message>
<message>
<source>HTML is not read, found %1; put a token such as `&lt;/s&gt;` into code marks.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>HTML wird nicht gelesen, gefunden: %1; setzen Sie ein Token wie `&lt;/s&gt;` in Code-Zeichen.</translation>
</message>
<message>
<source>%1 is missing.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 fehlt.</translation>
</message>
<message>
<source>%1 should be a text, found an empty one.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 muss ein Text sein, gefunden: ein leerer.</translation>
</message>
<message>
<source>%1 should be an id of letters, digits, _ and -, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 muss eine ID aus Buchstaben, Ziffern, _ und - sein, höchstens %2, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be an id of small letters, digits and hyphens, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 muss eine ID aus Kleinbuchstaben, Ziffern und Bindestrichen sein, höchstens %2, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be %2 at most, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 darf höchstens %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 is %2 as that of a choice before it.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 ist %2 wie bei einer früheren Antwortmöglichkeit.</translation>
</message>
<message>
<source>%1 should be 2 to 12, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 muss 2 bis 12 sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 has no choice that is right.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 hat keine richtige Antwortmöglichkeit.</translation>
</message>
<message>
<source>%1 has several choices that are right; add "many": true if all must be chosen.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 hat mehrere richtige Antwortmöglichkeiten; ergänzen Sie "many": true, wenn alle gewählt werden müssen.</translation>
</message>
<message>
<source>%1 should be above 0 on a logarithmic scale.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 muss auf einer logarithmischen Skala über 0 sein.</translation>
</message>
<message>
<source>%1 should be a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 muss eine Zahl sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 or "offers" says which numbers a bet may be; give one of the two.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 oder „offers“ legt fest, auf welche Zahlen gewettet werden kann; geben Sie eines der beiden an.</translation>
</message>
<message>
<source>%1 should be an expression, as a text, or a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 muss ein Ausdruck als Text oder eine Zahl sein, gefunden: %2.</translation>
</message>
<message>
<source>has version %1, this program reads %2; update the program.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>hat Version %1, dieses Programm liest %2; aktualisieren Sie das Programm.</translation>
</message>
<message>
<source>has version %1, this program reads %2; the file is damaged.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>hat Version %1, dieses Programm liest %2; die Datei ist beschädigt.</translation>
</message>
<message>
<source>%1 has more than %2 bytes.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>%1 hat mehr als %2 Bytes.</translation>
</message>
<message>
<source>a text of the answers is not UTF-8, so they cannot be written.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>ein Text der Antworten ist kein UTF-8, daher können sie nicht geschrieben werden.</translation>
</message>
<message>
<source>Unknown tokeniser of BLEU %1; %2</source>
<extracomment>core/metrics/bleu_tokenizer.cpp</extracomment>
<translation>Unbekannter BLEU-Tokenizer %1; %2</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: it has %1 files, at most %2 are possible.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ist kein Paket von Argos Translate, das sich sicher lesen lässt: Es hat %1 Dateien, höchstens %2 sind möglich.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 leaves the package.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ist kein Paket von Argos Translate, das sich sicher lesen lässt: %1 führt aus dem Paket hinaus.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 stands twice in it.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ist kein Paket von Argos Translate, das sich sicher lesen lässt: %1 kommt darin zweimal vor.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is encrypted; unpack it and name its folder.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ist kein Paket von Argos Translate, das sich sicher lesen lässt: %1 ist verschlüsselt; entpacken Sie es und nennen Sie den Ordner.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is not a regular file.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ist kein Paket von Argos Translate, das sich sicher lesen lässt: %1 ist keine reguläre Datei.</translation>
</message>
<message>
<source>a package of Argos Translate has one model (model/model.bin in a folder), found %1.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ein Paket von Argos Translate hat ein Modell (model/model.bin in einem Ordner), gefunden: %1.</translation>
</message>
<message>
<source>has no metadata.json beside the folder "model", as packages of Argos Translate do.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>hat neben dem Ordner „model“ keine metadata.json, wie Pakete von Argos Translate sie haben.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero byte; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 steht ein Name, der nicht mit einem Nullbyte endet; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should follow; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Es endet bei Byte %1 vor den %2 Bytes, die folgen müssten; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommt %2 %3 Dimensionen; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommt %2 die unmögliche Form %3; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommt %2 den unbekannten Zahlentyp %3; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommen die Zahlen von %2 %3 Bytes; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommt %2 %3 Bytes für die Form %4; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no model of CTranslate2 that this program reads: its binary version is %1, expected 1 to %2.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein CTranslate2-Modell, das dieses Programm liest: Die Binärversion ist %1, erwartet wird 1 bis %2.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 sind %2 Variablen angegeben; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 kommt %2 zum zweiten Mal vor; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 sind %2 Aliasse angegeben; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which cannot be; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 bekommt %2 den unmöglichen Alias %3; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ist kein vollständiges CTranslate2-Modell: Bei Byte %1 müsste es enden, es bleiben aber %2 Bytes; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>the scale of %1 should be one number or one for each of %2 rows, found shape %3.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>die Skala von %1 muss eine Zahl oder eine für jede von %2 Zeilen sein, gefunden: Form %3.</translation>
</message>
<message>
<source>%1 has whole numbers of 8 bits and no scale; convert the model again.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>%1 hat ganze Zahlen mit 8 Bit und keine Skala; konvertieren Sie das Modell erneut.</translation>
</message>
<message>
<source>its attention knows positions relative to each other</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Attention kennt relative Positionen</translation>
</message>
<message>
<source>its positions are turned into queries and keys in a way of its own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Positionen werden auf eigene Art in Queries und Keys gedreht</translation>
</message>
<message>
<source>its attention falls with the distance of two tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Attention fällt mit dem Abstand zweier Tokens</translation>
</message>
<message>
<source>it has a layer norm after the embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es hat eine Layer-Norm nach den Embeddings</translation>
</message>
<message>
<source>a token has several embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ein Token hat mehrere Embeddings</translation>
</message>
<message>
<source>it reads sounds, not tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es liest Töne, keine Tokens</translation>
</message>
<message>
<source>its feed-forward layers have gates</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Feed-Forward-Schichten haben Gates</translation>
</message>
<message>
<source>its embeddings have another width than its layers</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Embeddings haben eine andere Breite als die Schichten</translation>
</message>
<message>
<source>its queries have a scale of their own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Queries haben eine eigene Skalierung</translation>
</message>
<message>
<source>its sublayers share a layer norm</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Teilschichten teilen sich eine Layer-Norm</translation>
</message>
<message>
<source>it says one class of a text</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es sagt eine Klasse je Text</translation>
</message>
<message>
<source>is a model of CTranslate2 that this program cannot hold: %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ist ein CTranslate2-Modell, das dieses Programm nicht abbilden kann: %1.</translation>
</message>
<message>
<source>its option %1 should be from 0 to %2</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Option %1 muss von 0 bis %2 sein</translation>
</message>
<message>
<source>should be an object, found %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp, core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>muss ein Objekt sein, gefunden: %1.</translation>
</message>
<message>
<source>it has a decoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es hat nur einen Decoder</translation>
</message>
<message>
<source>it has an encoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es hat nur einen Encoder</translation>
</message>
<message>
<source>it does not say how many heads it has</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es gibt nicht an, wie viele Heads es hat</translation>
</message>
<message>
<source>the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 (swish) or 3 (gelu)</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>die Aktivierung der Feed-Forward-Schichten hat die Nummer %1, erwartet wird 0 (relu), 2 (swish) oder 3 (gelu)</translation>
</message>
<message>
<source>it has the option %1, which this program does not know</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es hat die Option %1, die dieses Programm nicht kennt</translation>
</message>
<message>
<source>has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or shared_vocabulary.json; take the whole folder of the model.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>hat keine %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt oder shared_vocabulary.json; nehmen Sie den ganzen Ordner des Modells.</translation>
</message>
<message>
<source>its target vocabulary has no token that ends a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>das Zielvokabular hat kein Token, das einen Satz beendet</translation>
</message>
<message>
<source>its target vocabulary has no token that begins a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>das Zielvokabular hat kein Token, das einen Satz beginnt</translation>
</message>
<message>
<source>MarianMT of Hugging Face</source>
<extracomment>core/model_files/foreign_models.cpp, resources/mappings/families/marian_hugging_face.json</extracomment>
<translation>MarianMT von Hugging Face</translation>
</message>
<message>
<source>%1 should be a text, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 muss ein Text sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be true or false, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 muss true oder false sein, gefunden: %2.</translation>
</message>
<message>
<source>has no %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>hat kein %1.</translation>
</message>
<message>
<source>%1 should be from 1 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 muss von 1 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>"bad_words_ids" should hold lists of one id each, found %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>„bad_words_ids“ muss Listen mit je einer ID enthalten, gefunden: %1.</translation>
</message>
<message>
<source>%1 should be a whole number, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/runs/run_pictures.cpp</extracomment>
<translation>%1 muss eine ganze Zahl sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be an id from 0 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 muss eine ID von 0 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>is a model that this program cannot hold: %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ist ein Modell, das dieses Programm nicht abbilden kann: %1.</translation>
</message>
<message>
<source>its family is %1, expected "marian" (OPUS-MT)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>die Familie ist %1, erwartet wird „marian“ (OPUS-MT)</translation>
</message>
<message>
<source>its positions are learned ("static_position_embeddings" is false)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>die Positionen sind gelernt („static_position_embeddings“ ist false)</translation>
</message>
<message>
<source>it forces the first token ("forced_bos_token_id")</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>es erzwingt das erste Token („forced_bos_token_id“)</translation>
</message>
<message>
<source>has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>hat weder pytorch_model.bin noch model.safetensors; nehmen Sie den ganzen Ordner des Modells.</translation>
</message>
<message>
<source>%1 is %2, but the weights have %3 layers.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 ist %2, die Gewichte haben aber %3 Schichten.</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>die Aktivierung der Feed-Forward-Schichten ist %1, erwartet wird swish, silu, relu oder gelu</translation>
</message>
<message>
<source>it does not say from which token its decoder starts</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>es gibt nicht an, mit welchem Token der Decoder beginnt</translation>
</message>
<message>
<source>no tensor stands under "%1".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>unter „%1“ steht kein Tensor.</translation>
</message>
<message>
<source>%1; only what stands under %2 was taken, so leave --part out when the rest of the model stands beside it.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>%1; nur was unter %2 steht, wurde genommen; lassen Sie also --part weg, wenn der Rest des Modells daneben steht.</translation>
</message>
<message>
<source>is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>ist %1; --heads, --norm und --activation gehören zu nn.Transformer, lassen Sie sie weg.</translation>
</message>
<message>
<source>is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "attnlab import --heads N".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>ist %1, und kein Tensor verrät, in wie viele Heads %2 Zahlen geteilt werden; geben Sie nhead mit „attnlab import --heads N“ an.</translation>
</message>
<message>
<source>no token begins or none ends a sentence; say which with "--special PAD,BEGIN,END,UNKNOWN".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>kein Token beginnt oder keines beendet einen Satz; geben Sie sie mit „--special PAD,BEGIN,END,UNKNOWN“ an.</translation>
</message>
<message>
<source>the bias %1 is carried by one more hidden unit, which is always 1 in the annotations</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>der Bias %1 steckt in einer zusätzlichen Hidden-Einheit, die in den Annotationen immer 1 ist</translation>
</message>
<message>
<source>&lt;s&gt; and &lt;/s&gt; stand around every source, as this kind of model is trained; say --frame none for one that was not</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>&lt;s&gt; und &lt;/s&gt; umgeben jede Quelle, wie diese Art von Modell trainiert ist; geben Sie --frame none an, wenn es bei diesem nicht so war</translation>
</message>
<message>
<source>Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the option --special of "attnlab import" says others.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>Wo kein Vokabular angegeben ist, gelten die IDs 0 bis 3 als Padding, Anfang, Ende und Unbekannt; die Option --special von „attnlab import“ nennt andere.</translation>
</message>
<message>
<source>the tensor %1 is missing; the configuration asks for it, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>der Tensor %1 fehlt; die Konfiguration verlangt ihn, also gehören sie nicht zusammen.</translation>
</message>
<message>
<source>the first four tokens should be padding, begin, end and unknown, as the specification has them.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>die ersten vier Tokens müssen Padding, Anfang, Ende und Unbekannt sein, wie die Spezifikation es verlangt.</translation>
</message>
<message>
<source>a number in %1 is not finite.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>eine Zahl in %1 ist nicht endlich.</translation>
</message>
<message>
<source>the tensor %1 is %2, the configuration makes it %3.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>der Tensor %1 ist %2, laut Konfiguration %3.</translation>
</message>
<message>
<source>the configuration has no tensor %1, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>die Konfiguration hat keinen Tensor %1, also gehören sie nicht zusammen.</translation>
</message>
<message>
<source>has no tensors %1, %2 and output.weight, which the specification names; leave --config out for other models.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>hat keine Tensoren %1, %2 und output.weight, die die Spezifikation nennt; lassen Sie --config bei anderen Modellen weg.</translation>
</message>
<message>
<source>its tensors have the specification's names, which do not say what cells, wiring and score they belong to; "attnlab import" with --config takes a model file or a configuration.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>die Tensoren haben die Namen der Spezifikation, die nicht verraten, zu welchen Zellen, welcher Verschaltung und welchem Score sie gehören; „attnlab import“ mit --config nimmt eine Modelldatei oder eine Konfiguration.</translation>
</message>
<message>
<source>the specification's names</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>die Namen der Spezifikation</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read here.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 hat %2 Bytes, höchstens %3 werden hier gelesen.</translation>
</message>
<message>
<source>%1 should be an array of bytes, found the type %2.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 sollte ein Array von Bytes sein, gefunden wurde der Typ %2.</translation>
</message>
<message>
<source>%1 has %2 bytes of numbers, expected %3.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 hat %2 Bytes an Zahlen, erwartet werden %3.</translation>
</message>
<message>
<source>holds %1 arrays, at most %2 are possible in a model of Marian.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>enthält %1 Arrays, höchstens %2 sind in einem Modell von Marian möglich.</translation>
</message>
<message>
<source>%1 stands twice in it; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 kommt darin zweimal vor; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>%1 is encrypted, expected a model as Marian writes it.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 ist verschlüsselt, erwartet wird ein Modell, wie Marian es schreibt.</translation>
</message>
<message>
<source>has no %1, as models of Marian do.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>hat kein %1, wie Modelle von Marian es haben.</translation>
</message>
<message>
<source>its weights are whole numbers of 8 bits (intgemm); take the model before that</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>die Gewichte sind ganze Zahlen mit 8 Bit (intgemm); nehmen Sie das Modell davor</translation>
</message>
<message>
<source>its decoder looks back by a recurrent unit</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>der Decoder blickt mit einer rekurrenten Einheit zurück</translation>
</message>
<message>
<source>its decoder looks back by average attention</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>der Decoder blickt mit Average Attention zurück</translation>
</message>
<message>
<source>its tokens are made of factors</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>die Tokens bestehen aus Faktoren</translation>
</message>
<message>
<source>its tokens have embeddings of types</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>die Tokens haben Embeddings von Typen</translation>
</message>
<message>
<source>holds several models of Marian (%1); choose one of the files.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>enthält mehrere Modelle von Marian (%1); wählen Sie eine der Dateien.</translation>
</message>
<message>
<source>no settings name its vocabulary; %1, the only one in its folder, is taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>keine Einstellungen nennen sein Vokabular; %1, das einzige in seinem Ordner, wird verwendet.</translation>
</message>
<message>
<source>no settings name its vocabularies; %1 and %2, the only ones in its folder, are taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>keine Einstellungen nennen seine Vokabulare; %1 und %2, die einzigen in seinem Ordner, werden verwendet.</translation>
</message>
<message>
<source>%1 is %2, but the tensors have %3.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>%1 ist %2, die Tensoren haben aber %3.</translation>
</message>
<message>
<source>has no token &lt;/s&gt;, which ends the sentences of every model of Marian.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>hat kein Token &lt;/s&gt;, mit dem bei jedem Modell von Marian die Sätze enden.</translation>
</message>
<message>
<source>its architecture, expected "transformer", is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Architektur, erwartet wird „transformer“, ist %1</translation>
</message>
<message>
<source>its decoder looks back otherwise than by self-attention, by %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>der Decoder blickt nicht mit Self-Attention zurück, sondern mit %1</translation>
</message>
<message>
<source>its layers share weights: %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Schichten teilen sich Gewichte: %1</translation>
</message>
<message>
<source>its encoder pools its tokens: "transformer-pool" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>der Encoder fasst seine Tokens zusammen: „transformer-pool“ ist %1</translation>
</message>
<message>
<source>its feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Feed-Forward-Schichten müssen 2 tief sein, ihre Tiefe ist aber %1</translation>
</message>
<message>
<source>its decoder's feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Feed-Forward-Schichten des Decoders müssen 2 tief sein, ihre Tiefe ist aber %1</translation>
</message>
<message>
<source>it writes from the last token to the first one: "right-left" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>es schreibt vom letzten Token zum ersten: „right-left“ ist %1</translation>
</message>
<message>
<source>its tokens are made of factors: "lemma-dim-emb" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Tokens bestehen aus Faktoren: „lemma-dim-emb“ ist %1</translation>
</message>
<message>
<source>its source tokens share universal embeddings: "ulr" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Quelltokens teilen sich universelle Embeddings: „ulr“ ist %1</translation>
</message>
<message>
<source>%1 stands twice.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 kommt zweimal vor.</translation>
</message>
<message>
<source>is a model of Marian that this program cannot hold: %1.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ist ein Modell von Marian, das dieses Programm nicht abbilden kann: %1.</translation>
</message>
<message>
<source>it does not say its architecture ("type")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>es gibt seine Architektur nicht an („type“)</translation>
</message>
<message>
<source>a list of lists</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>eine Liste von Listen</translation>
</message>
<message>
<source>it has a layer norm after the embeddings ("transformer-postprocess-emb")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>es hat eine Layer-Norm nach den Embeddings („transformer-postprocess-emb“)</translation>
</message>
<message>
<source>%1 should be one value, found a list or a mapping.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 muss ein einzelner Wert sein, gefunden: eine Liste oder Zuordnung.</translation>
</message>
<message>
<source>%1 should be a whole number from 1 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 muss eine ganze Zahl von 1 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 should have no operations but d (dropout), a (add) and n (norm), found %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 darf nur die Operationen d (Dropout), a (Addition) und n (Normierung) haben, gefunden: %2</translation>
</message>
<message>
<source>its layers should have norms before ("n", "da") or after them ("", "dan"), found %1 and %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Schichten müssen Normierungen davor („n“, „da“) oder danach („“, „dan“) haben, gefunden: %1 und %2</translation>
</message>
<message>
<source>it adds the embeddings after the last layer ("transformer-postprocess-top")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>es addiert die Embeddings nach der letzten Schicht („transformer-postprocess-top“)</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected relu or swish</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>die Aktivierung der Feed-Forward-Schichten ist %1, erwartet wird relu oder swish</translation>
</message>
<message>
<source>tensor %1 should have two dimensions, found shape %2.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp, core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 muss zwei Dimensionen haben, gefunden: Form %2.</translation>
</message>
<message>
<source>has neither a table of embeddings %1 nor %2; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>hat weder eine Embedding-Tabelle %1 noch %2; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>has no table of learned positions %1, which its settings ask for; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>hat keine Tabelle gelernter Positionen %1, die die Einstellungen verlangen; nehmen Sie eine andere Kopie der Datei.</translation>
</message>
<message>
<source>its vocabularies are not beside it; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>die Vokabulare liegen nicht daneben; legen Sie sie dorthin und nennen Sie sie in decoder.yml, etwa „vocabs: [source.spm, target.spm]“.</translation>
</message>
<message>
<source>its vocabularies are not beside it, for example %1; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>die Vokabulare liegen nicht daneben, zum Beispiel %1; legen Sie sie dorthin und nennen Sie sie in decoder.yml, etwa „vocabs: [source.spm, target.spm]“.</translation>
</message>
<message>
<source>%1 should have an id of its own from 0 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp, core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 muss eine eigene ID von 0 bis %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>is a vocabulary of factors, and models whose tokens are made of factors cannot be held.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>ist ein Vokabular von Faktoren, und Modelle, deren Tokens aus Faktoren bestehen, lassen sich nicht abbilden.</translation>
</message>
<message>
<source>a model file of Attention Lab</source>
<extracomment>core/model_files/model_file.cpp, core/model_files/tensor_file.h</extracomment>
<translation>eine Modelldatei von Attention Lab</translation>
</message>
<message>
<source>%1 should be a JSON list of texts, found %2.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 muss eine JSON-Liste von Texten sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2 as entry %3.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 darf nur Texte enthalten, gefunden: %2 als Eintrag %3.</translation>
</message>
<message>
<source>%1 has %2 tokens, but config.%3 is %4.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 hat %2 Tokens, config.%3 ist aber %4.</translation>
</message>
<message>
<source>is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or Marian was expected, or a file.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>ist ein Ordner ohne Modell; erwartet wurde der Ordner eines Modells von Hugging Face, CTranslate2 oder Marian, oder eine Datei.</translation>
</message>
<message>
<source>not written, because a token or a name of the model is not UTF-8.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>nicht geschrieben, weil ein Token oder ein Name des Modells kein UTF-8 ist.</translation>
</message>
<message>
<source>its tensors would make a network of %1 numbers from a file of %2 bytes, in which so many cannot stand; save model.state_dict() again with torch.save.</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>die Tensoren ergäben ein Netz von %1 Zahlen aus einer Datei von %2 Bytes, in die so viele nicht passen; speichern Sie model.state_dict() erneut mit torch.save.</translation>
</message>
<message>
<source>as %1: %2</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>als %1: %2</translation>
</message>
<message>
<source>the score %1 would change with it</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>der Score %1 würde sich damit ändern</translation>
</message>
<message>
<source>the weights of the span local_p do not sum to 1</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>die Gewichte des Bereichs local_p haben nicht die Summe 1</translation>
</message>
<message>
<source>only GRU layers whose last state the decoder starts from can carry one</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>nur GRU-Schichten, mit deren letztem Zustand der Decoder beginnt, können einen aufnehmen</translation>
</message>
<message>
<source>%1 should be a list of texts, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 muss eine Liste von Texten sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 darf nur Texte enthalten, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be a text in quotation marks, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 muss ein Text in Anführungszeichen sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be the place, from 0, and the number of equal blocks of rows of one tensor, as in [0, 3], found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 muss der Platz (ab 0) und die Anzahl gleicher Zeilenblöcke eines Tensors sein, etwa [0, 3], gefunden: %2.</translation>
</message>
<message>
<source>tensors.%1 should say "from" which tensor it comes.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 muss mit „from“ angeben, aus welchem Tensor es stammt.</translation>
</message>
<message>
<source>tensors.%1 should have one "*" where the one name that it comes from has one, and else none.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 muss ein „*“ haben, wenn der eine Name, aus dem es stammt, eines hat, sonst keines.</translation>
</message>
<message>
<source>format should be "%1", found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>format muss „%1“ sein, gefunden: %2.</translation>
</message>
<message>
<source>is of version %1, this program reads version %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>hat Version %1, dieses Programm liest Version %2.</translation>
</message>
<message>
<source>aliases should be a list of objects, found %1.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>aliases muss eine Liste von Objekten sein, gefunden: %1.</translation>
</message>
<message>
<source>should have either "tensors" or "recognise" and "refuse".</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>muss entweder „tensors“ oder „recognise“ und „refuse“ haben.</translation>
</message>
<message>
<source>; nearest is %1</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; am nächsten ist %1</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; am nächsten ist %1, das auch %2 braucht</translation>
</message>
<message>
<source>; nearest is %1, which does not know %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; am nächsten ist %1, das %2 nicht kennt</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2 and does not know %3</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; am nächsten ist %1, das auch %2 braucht und %3 nicht kennt</translation>
</message>
<message>
<source>, for which %1 would be a second tensor of one name</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>, wofür %1 ein zweiter Tensor gleichen Namens wäre</translation>
</message>
<message>
<source>no mapping knows its tensors (%1)%2; name its tensors in a mapping file for "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>keine Zuordnung kennt die Tensoren (%1)%2; benennen Sie die Tensoren in einer Zuordnungsdatei für „attnlab import --mapping“.</translation>
</message>
<message>
<source>holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>enthält %1 Tensoren, höchstens %2 sind in einem Netz aus Encoder, Attention und Decoder möglich.</translation>
</message>
<message>
<source>is a state_dict, and the program's mappings, which name its tensors, are not installed; set ATTENTION_LAB_RESOURCES to the folder of resources.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>ist ein state_dict, und die Zuordnungen des Programms, die seine Tensoren benennen, sind nicht installiert; setzen Sie ATTENTION_LAB_RESOURCES auf den Ordner resources.</translation>
</message>
<message>
<source>holds several models, under %1 and %2; choose one with "attnlab import --part".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>enthält mehrere Modelle, unter %1 und %2; wählen Sie eines mit „attnlab import --part“.</translation>
</message>
<message>
<source>two mappings fit, %1 and %2; choose one with "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>zwei Zuordnungen passen, %1 und %2; wählen Sie eine mit „attnlab import --mapping“.</translation>
</message>
<message>
<source>two files are called "%1", which is to stand before the names of their tensors; rename one of them.</source>
<extracomment>core/model_files/pytorch/named_tensors.cpp</extracomment>
<translation>zwei Dateien heißen „%1“, was vor den Namen ihrer Tensoren stehen soll; benennen Sie eine davon um.</translation>
</message>
<message>
<source>%1 has no list of arguments.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat keine Argumentliste.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat %2 Argumente, erwartet werden %3.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3 to %4.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat %2 Argumente, erwartet werden %3 bis %4.</translation>
</message>
<message>
<source>%1 should have %2 as argument %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1: Argument %3 muss %2 sein.</translation>
</message>
<message>
<source>a tuple of whole numbers</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ein Tupel ganzer Zahlen</translation>
</message>
<message>
<source>%1 should have whole numbers in argument %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 muss in Argument %2 ganze Zahlen haben.</translation>
</message>
<message>
<source>%1 has the negative size %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat die negative Größe %2.</translation>
</message>
<message>
<source>a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ein Storage</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions and %3 strides.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat eine Form mit %2 Dimensionen und %3 Strides.</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat eine Form mit %2 Dimensionen, höchstens %3 werden gelesen.</translation>
</message>
<message>
<source>holds a whole module (%1), not a state_dict; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>enthält ein ganzes Modul (%1), kein state_dict; speichern Sie stattdessen %2.</translation>
</message>
<message>
<source>asks for %1, which is no plain container and no tensor, so it was not run; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>verlangt %1, das weder ein einfacher Container noch ein Tensor ist, und wurde daher nicht ausgeführt; speichern Sie nur %2.</translation>
</message>
<message>
<source>calls what is no function; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ruft etwas auf, das keine Funktion ist; speichern Sie die Datei erneut mit torch.save.</translation>
</message>
<message>
<source>a tensor</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ein Tensor</translation>
</message>
<message>
<source>%1 is called, which is no way to make a tensor; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 wird aufgerufen, was keinen Tensor erzeugt; speichern Sie nur %2.</translation>
</message>
<message>
<source>a persistent id</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>eine persistente ID</translation>
</message>
<message>
<source>the text "storage"</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>der Text „storage“</translation>
</message>
<message>
<source>%1 should start with "storage", found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 muss mit „storage“ beginnen, gefunden: %2.</translation>
</message>
<message>
<source>the type of a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>der Typ eines Storage</translation>
</message>
<message>
<source>%1 should name the type of a storage, found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 muss den Typ eines Storage nennen, gefunden: %2.</translation>
</message>
<message>
<source>None, because a view of another storage is not read,</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>None (eine Ansicht eines anderen Storage wird nicht gelesen)</translation>
</message>
<message>
<source>a text as key</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ein Text als Schlüssel</translation>
</message>
<message>
<source>%1 has a key of %2 bytes, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 hat einen Schlüssel von %2 Bytes, höchstens %3 werden gelesen.</translation>
</message>
<message>
<source>INST, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>INST, ein Objekt</translation>
</message>
<message>
<source>OBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>OBJ, ein Objekt</translation>
</message>
<message>
<source>NEWOBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ, ein Objekt</translation>
</message>
<message>
<source>NEWOBJ_EX, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ_EX, ein Objekt</translation>
</message>
<message>
<source>EXT, an object of a registry</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EXT, ein Objekt einer Registry</translation>
</message>
<message>
<source>PERSID, a reference by text</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>PERSID, ein Verweis als Text</translation>
</message>
<message>
<source>EMPTY_SET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EMPTY_SET, eine Menge</translation>
</message>
<message>
<source>FROZENSET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>FROZENSET, eine Menge</translation>
</message>
<message>
<source>BYTEARRAY8, changeable bytes</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BYTEARRAY8, veränderliche Bytes</translation>
</message>
<message>
<source>BUFFER, numbers outside of the file</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BUFFER, Zahlen außerhalb der Datei</translation>
</message>
<message>
<source>damaged at byte %1: %2; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>beschädigt bei Byte %1: %2; speichern Sie die Datei erneut mit torch.save.</translation>
</message>
<message>
<source>cut short: %1 bytes should follow byte %2, found %3.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>abgeschnitten: Auf Byte %2 müssen %1 Bytes folgen, gefunden: %3.</translation>
</message>
<message>
<source>a name has no end</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>ein Name hat kein Ende</translation>
</message>
<message>
<source>describes more than %1 values, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>beschreibt mehr als %1 Werte; mehr werden hier nicht gelesen; speichern Sie nur %2.</translation>
</message>
<message>
<source>describes more than %1 tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>beschreibt mehr als %1 Tensoren; mehr werden hier nicht gelesen; speichern Sie nur %2.</translation>
</message>
<message>
<source>describes more than %1 storages of tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>beschreibt mehr als %1 Storages von Tensoren; mehr werden hier nicht gelesen; speichern Sie nur %2.</translation>
</message>
<message>
<source>a value is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>ein Wert fehlt</translation>
</message>
<message>
<source>a mark is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>eine Marke fehlt</translation>
</message>
<message>
<source>something is appended to what is no list</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>etwas wird an etwas angehängt, das keine Liste ist</translation>
</message>
<message>
<source>pairs are added to what is no dictionary</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>Paare werden zu etwas hinzugefügt, das kein Dictionary ist</translation>
</message>
<message>
<source>it refers to value %1, which was not kept</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>es verweist auf Wert %1, der nicht aufbewahrt wurde</translation>
</message>
<message>
<source>a global without a name</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>ein Global ohne Namen</translation>
</message>
<message>
<source>sets the state of an object that is no state_dict, at byte %1; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>setzt bei Byte %1 den Zustand eines Objekts, das kein state_dict ist; speichern Sie stattdessen %2.</translation>
</message>
<message>
<source>sets the attribute %1 of a dictionary, only "_metadata" is known; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>setzt das Attribut %1 eines Dictionarys, bekannt ist nur „_metadata“; speichern Sie stattdessen %2.</translation>
</message>
<message>
<source>sets the attribute without a name of a dictionary, only "_metadata" is known; save %1 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>setzt das Attribut ohne Namen eines Dictionarys, bekannt ist nur „_metadata“; speichern Sie stattdessen %1.</translation>
</message>
<message>
<source>is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>ist ein Pickle mit Protokoll %1, erwartet wird 2 bis 5; speichern Sie die Datei erneut mit torch.save.</translation>
</message>
<message>
<source>nothing is left to drop</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>es ist nichts mehr zu verwerfen da</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 (%2) at byte %3 is not read; save %4 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>enthält etwas, das weder einfacher Container noch Tensor ist: Der Pickle-Code %1 (%2) bei Byte %3 wird nicht gelesen; speichern Sie stattdessen %4.</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 at byte %2 is not read; save %3 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>enthält etwas, das weder einfacher Container noch Tensor ist: Der Pickle-Code %1 bei Byte %2 wird nicht gelesen; speichern Sie stattdessen %3.</translation>
</message>
<message>
<source>%1 should have its numbers in %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 soll seine Zahlen in %2 haben, das nicht in der Datei ist.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 braucht %2 Zahlen mit je %3 Bytes, %4 hat aber %5 Bytes.</translation>
</message>
<message>
<source>cut short: the numbers of storage %1 are missing.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>abgeschnitten: Die Zahlen von Storage %1 fehlen.</translation>
</message>
<message>
<source>cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>abgeschnitten: Storage %1 soll %2 Zahlen mit je %3 Bytes haben, es folgen aber %4 Bytes.</translation>
</message>
<message>
<source>%1 should have its numbers in storage %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 soll seine Zahlen in Storage %2 haben, das nicht in der Datei ist.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 braucht %2 Zahlen mit je %3 Bytes, sein Storage hat aber %4 Bytes.</translation>
</message>
<message>
<source>holds one tensor without a name; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>enthält einen einzelnen Tensor ohne Namen; speichern Sie stattdessen model.state_dict().</translation>
</message>
<message>
<source>holds no dictionary of tensors; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>enthält kein Dictionary von Tensoren; speichern Sie stattdessen model.state_dict().</translation>
</message>
<message>
<source>holds a dictionary without any tensor; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>enthält ein Dictionary ohne Tensor; speichern Sie stattdessen model.state_dict().</translation>
</message>
<message>
<source>holds more than %1 entries, which is the most that is read here; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>enthält mehr als %1 Einträge; mehr werden hier nicht gelesen; speichern Sie nur model.state_dict().</translation>
</message>
<message>
<source>its dictionaries are nested deeper than %1 levels, as in %2; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Dictionarys haben mehr als %1 Ebenen, etwa in %2; speichern Sie nur model.state_dict().</translation>
</message>
<message>
<source>tensor %1 stands twice in it; each may stand once.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>Tensor %1 kommt darin zweimal vor; jeder darf nur einmal vorkommen.</translation>
</message>
<message>
<source>tensor %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>Tensor %1</translation>
</message>
<message>
<source>%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 mit Form %2, Strides %3 und Offset %4 passt nicht zu seinem Storage von %5 Zahlen.</translation>
</message>
<message>
<source>%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 hat Zahlen des Typs torch.%2, erwartet werden Gleitkommazahlen mit 16, 32 oder 64 Bit.</translation>
</message>
<message>
<source>is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist ein TorchScript-Archiv (torch.jit.save), kein state_dict; speichern Sie stattdessen %1 mit torch.save.</translation>
</message>
<message>
<source>its numbers have the byte order %1, expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Zahlen haben die Byte-Reihenfolge %1, erwartet wird „little“; speichern Sie die Datei erneut auf dem Rechner, der sie lesen soll.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read; save only %4.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 hat %2 Bytes, höchstens %3 werden gelesen; speichern Sie nur %4.</translation>
</message>
<message>
<source>is a zip file without data.pkl, so torch.save has not written it; give a state_dict.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist eine zip-Datei ohne data.pkl, also nicht von torch.save geschrieben; geben Sie ein state_dict an.</translation>
</message>
<message>
<source>is a zip file with several data.pkl, %1 and %2; torch.save writes one.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist eine zip-Datei mit mehreren data.pkl, %1 und %2; torch.save schreibt nur eine.</translation>
</message>
<message>
<source>is a pickle, but torch.save has not written it; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist ein Pickle, aber nicht von torch.save geschrieben; speichern Sie %1 mit torch.save.</translation>
</message>
<message>
<source>the version</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Version</translation>
</message>
<message>
<source>has a version of torch.save's old format that is not known, expected %1; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>hat eine unbekannte Version des alten Formats von torch.save, erwartet wird %1; speichern Sie die Datei erneut mit torch.save.</translation>
</message>
<message>
<source>the machine's sizes</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Größen des Rechners</translation>
</message>
<message>
<source>the object</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>das Objekt</translation>
</message>
<message>
<source>the keys of the storages</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Schlüssel der Storages</translation>
</message>
<message>
<source>has no list of storages behind its object; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>hat hinter dem Objekt keine Liste von Storages; die Datei ist beschädigt.</translation>
</message>
<message>
<source>names a storage that no tensor has; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>nennt ein Storage, das kein Tensor hat; die Datei ist beschädigt.</translation>
</message>
<message>
<source>its numbers have the byte order "big", expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>die Zahlen haben die Byte-Reihenfolge „big“, erwartet wird „little“; speichern Sie die Datei erneut auf dem Rechner, der sie lesen soll.</translation>
</message>
<message>
<source>is no PyTorch file: it is %1.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist keine PyTorch-Datei: Es ist %1.</translation>
</message>
<message>
<source>is no PyTorch file, it is empty; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist keine PyTorch-Datei, sondern leer; speichern Sie %1 mit torch.save.</translation>
</message>
<message>
<source>is no PyTorch file, it does not begin as torch.save begins one; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ist keine PyTorch-Datei, sie beginnt nicht wie eine von torch.save; speichern Sie %1 mit torch.save.</translation>
</message>
<message>
<source>storage %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>Storage %1</translation>
</message>
<message>
<source>padding</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Padding</translation>
</message>
<message>
<source>begin</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Anfang</translation>
</message>
<message>
<source>end</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Ende</translation>
</message>
<message>
<source>unknown</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Unbekannt</translation>
</message>
<message>
<source>should be a list of tokens or an object token → id, found %1.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>muss eine Liste von Tokens oder ein Objekt Token → ID sein, gefunden: %1.</translation>
</message>
<message>
<source>entry %1 should be a text, found %2.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Eintrag %1 muss ein Text sein, gefunden: %2.</translation>
</message>
<message>
<source>is not UTF-8; save the list as UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ist kein UTF-8; speichern Sie die Liste als UTF-8.</translation>
</message>
<message>
<source>is empty, expected one token in every line.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ist leer, erwartet wird ein Token je Zeile.</translation>
</message>
<message>
<source>the id of %1 is %2, but there are %3 tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>die ID von %1 ist %2, es gibt aber %3 Tokens.</translation>
</message>
<message>
<source>the id %1 cannot be two of padding, begin, end and unknown.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>die ID %1 kann nicht für zwei von Padding, Anfang, Ende und Unbekannt stehen.</translation>
</message>
<message>
<source>is empty, expected tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ist leer, erwartet werden Tokens.</translation>
</message>
<message>
<source>%1 tokens, but the embedding has %2 rows.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 Tokens, das Embedding hat aber %2 Zeilen.</translation>
</message>
<message>
<source>token %1 is not UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>Token %1 ist kein UTF-8.</translation>
</message>
<message>
<source>tensor %1 should hold %2 blocks of as many rows, found shape %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 muss %2 Blöcke mit gleich vielen Zeilen enthalten, gefunden: Form %3.</translation>
</message>
<message>
<source>tensor %1 of shape %2 does not go together with %3 of shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 mit Form %2 passt nicht zu %3 mit Form %4.</translation>
</message>
<message>
<source>tensor %1 (%2) should have at least %3 dimensions, found shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 (%2) muss mindestens %3 Dimensionen haben, gefunden: Form %4.</translation>
</message>
<message>
<source>tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found shape [%2, %3].</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 muss 1-, 3- oder 4-mal so viele Zeilen wie Spalten haben (rnn, gru, lstm), gefunden: Form [%2, %3].</translation>
</message>
<message>
<source>%1 is not among the blocks of this tensor.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 gehört nicht zu den Blöcken dieses Tensors.</translation>
</message>
<message>
<source>%1 stands twice; each block may stand once.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 kommt zweimal vor; jeder Block darf nur einmal vorkommen.</translation>
</message>
<message>
<source>tensor %1 (%2) should have %3 columns for %4, found shape %5.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 (%2) muss %3 Spalten für %4 haben, gefunden: Form %5.</translation>
</message>
<message>
<source>the mapping %1 says of no tensor that it is %2, which a model of this configuration has.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>die Zuordnung %1 bezeichnet keinen Tensor als %2, den ein Modell dieser Konfiguration hat.</translation>
</message>
<message>
<source>tensor %1 (%2) should have shape %3, found %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 (%2) muss die Form %3 haben, gefunden: %4.</translation>
</message>
<message>
<source>tensor %1 would be %2, which a model of this configuration does not have.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 wäre %2, den ein Modell dieser Konfiguration nicht hat.</translation>
</message>
<message>
<source>tensor %1 holds NaN as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 enthält NaN als Zahl %2, erwartet werden endliche Zahlen.</translation>
</message>
<message>
<source>tensor %1 holds infinity as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 enthält Unendlich als Zahl %2, erwartet werden endliche Zahlen.</translation>
</message>
<message>
<source>tensor %1 should have shape %2, found %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp, core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 muss die Form %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no bias, and %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 ist nicht null, aber die Attention-Schicht tanh(W_c [c ; s]) der Spezifikation hat keinen Bias, und %2.</translation>
</message>
<message>
<source>tensor %1 is not zero, but %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>Tensor %1 ist nicht null, aber %2.</translation>
</message>
<message>
<source>nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer hat ein gemeinsames %1 für beide Hälften, gefunden: encoder.%1 %2 und decoder.%1 %3</translation>
</message>
<message>
<source>nn.Transformer is an encoder "self_attention" under the wiring "transformer", found %1 under %2</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer ist ein Encoder „self_attention“ mit der Verschaltung „transformer“, gefunden: %1 mit %2</translation>
</message>
<message>
<source>heads of nn.Transformer score by "scaled_dot", found %1</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>Heads von nn.Transformer haben den Score „scaled_dot“, gefunden: %1</translation>
</message>
<message>
<source>nn.Transformer has a norm after its last layer, and this model has none (last_norm)</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer hat eine Normierung nach der letzten Schicht, dieses Modell hat keine (last_norm)</translation>
</message>
<message>
<source>the tutorial multiplies embeddings by √d, and this model does not</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>das Tutorial multipliziert Embeddings mit √d, dieses Modell nicht</translation>
</message>
<message>
<source>nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has another one</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer hat in den Normierungen ε = 1e-5, wenn nichts anderes angegeben ist, dieses Modell hat ein anderes</translation>
</message>
<message>
<source>nn.Transformer does not turn queries and keys, as positions "rotary" do</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer dreht Queries und Keys nicht, wie Positionen „rotary“ es tun</translation>
</message>
<message>
<source>the tutorial has one table of positions, and this model has learned one for each half</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>das Tutorial hat eine einzige Positionstabelle, dieses Modell hat für jede Hälfte eine gelernt</translation>
</message>
<message>
<source>%1; leave --names out to write the specification's names.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>%1; lassen Sie --names weg, um die Namen der Spezifikation zu schreiben.</translation>
</message>
<message>
<source>says of no tensor that it is %1.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>bezeichnet keinen Tensor als %1.</translation>
</message>
<message>
<source>tensor "%1" holds NaN at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Tensor „%1“ enthält NaN bei [%2]</translation>
</message>
<message>
<source>tensor "%1" holds infinity at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Tensor „%1“ enthält Unendlich bei [%2]</translation>
</message>
<message>
<source>metadata key "%1" is missing; %2 has it.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Metadatenschlüssel „%1“ fehlt; %2 hat ihn.</translation>
</message>
<message>
<source>its version is %1, expected a whole number from 1 up.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>die Version ist %1, erwartet wird eine ganze Zahl ab 1.</translation>
</message>
<message>
<source>is of version %1, this program reads up to version %2; open it with a newer Attention Lab.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>hat Version %1, dieses Programm liest bis Version %2; öffnen Sie die Datei mit einem neueren Attention Lab.</translation>
</message>
<message>
<source>tensor %1 is unknown in a model of this configuration; %2</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Tensor %1 ist in einem Modell dieser Konfiguration unbekannt; %2</translation>
</message>
<message>
<source>tensor "%1" is missing, expected with shape %2.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Tensor „%1“ fehlt, erwartet wird er mit Form %2.</translation>
</message>
<message>
<source>tensor "%1" should have shape %2, found %3.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>Tensor „%1“ muss die Form %2 haben, gefunden: %3.</translation>
</message>
<message>
<source>%1, expected finite numbers.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>%1, erwartet werden endliche Zahlen.</translation>
</message>
<message>
<source>not written, because %1; train with a lower rate.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>nicht geschrieben: %1; trainieren Sie mit einer kleineren Rate.</translation>
</message>
<message>
<source>%1 should be at least %2, found %3.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 muss mindestens %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be from 0 to 1, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 muss von 0 bis 1 sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be a list of files, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 muss eine Liste von Dateien sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be a CRC-32 of 32 bits, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 muss eine CRC-32 mit 32 Bit sein, gefunden: %2.</translation>
</message>
<message>
<source>recipe of the training</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>Rezept des Trainings</translation>
</message>
<message>
<source>Additive</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Additive</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Bahdanau et al. 2015, A.1.2</translation>
</message>
<message>
<source>General</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>General</translation>
</message>
<message>
<source>Luong et al. 2015, section 3.1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015, Abschnitt 3.1</translation>
</message>
<message>
<source>Dot</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Dot</translation>
</message>
<message>
<source>Scaled dot</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Scaled dot</translation>
</message>
<message>
<source>Vaswani et al. 2017, equation 1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/transformer/head_score.cpp</extracomment>
<translation>Vaswani et al. 2017, Gleichung 1</translation>
</message>
<message>
<source>Key · query</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Key · Query</translation>
</message>
<message>
<source>keys and queries of learned projections</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Keys und Queries aus gelernten Projektionen</translation>
</message>
<message>
<source>Content</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Content</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Graves et al. 2014, Gleichung 6</translation>
</message>
<message>
<source>Location</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Location</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015, Gleichung 8</translation>
</message>
<message>
<source>No attention</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Ohne Attention</translation>
</message>
<message>
<source>Cho et al. 2014</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Cho et al. 2014</translation>
</message>
<message>
<source>the score %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/models/config_json.cpp</extracomment>
<translation>der Score %1</translation>
</message>
<message numerus="yes">
<source>the scores %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>
<numerusform>der Score %1</numerusform>
<numerusform>die Scores %1</numerusform>
</translation>
</message>
<message>
<source>Global</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Global</translation>
</message>
<message>
<source>Local, monotonic</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Lokal, monoton</translation>
</message>
<message>
<source>Local, predictive</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Lokal, prädiktiv</translation>
</message>
<message>
<source>Hard</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Hart</translation>
</message>
<message>
<source>%1 should be odd, so that a window has a middle, found %2.</source>
<extracomment>core/network/convolution/convolution_encoder.cpp</extracomment>
<translation>%1 muss ungerade sein, damit ein Fenster eine Mitte hat, gefunden: %2.</translation>
</message>
<message>
<source>gate of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Gate einer Zelle</translation>
</message>
<message>
<source>1 − z of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z einer Zelle</translation>
</message>
<message>
<source>W h + b of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b einer Zelle</translation>
</message>
<message>
<source>memory of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Zellspeicher</translation>
</message>
<message>
<source>tanh of a memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh eines Zellspeichers</translation>
</message>
<message>
<source>state of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Zustand des Encoders</translation>
</message>
<message>
<source>annotation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Annotation</translation>
</message>
<message>
<source>summary of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Zusammenfassung des Encoders</translation>
</message>
<message>
<source>first state</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>erster Zustand</translation>
</message>
<message>
<source>gate of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Gate des Decoders</translation>
</message>
<message>
<source>1 − z of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z des Decoders</translation>
</message>
<message>
<source>W h + b of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b des Decoders</translation>
</message>
<message>
<source>memory of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Zellspeicher des Decoders</translation>
</message>
<message>
<source>tanh of the decoder's memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh des Decoder-Zellspeichers</translation>
</message>
<message>
<source>state of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Zustand des Decoders</translation>
</message>
<message>
<source>query</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Query</translation>
</message>
<message>
<source>query times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Query mal ihre Matrix</translation>
</message>
<message>
<source>annotation times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Annotation mal ihre Matrix</translation>
</message>
<message>
<source>length of what the query is compared with</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Länge dessen, womit die Query verglichen wird</translation>
</message>
<message>
<source>product of both lengths</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Produkt beider Längen</translation>
</message>
<message>
<source>cosine</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Kosinus</translation>
</message>
<message>
<source>key strength β</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Key-Stärke β</translation>
</message>
<message>
<source>unit of the score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Einheit des Scores</translation>
</message>
<message>
<source>unit of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Einheit des Zentrums</translation>
</message>
<message>
<source>share of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Anteil des Zentrums</translation>
</message>
<message>
<source>centre of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Fensterzentrum</translation>
</message>
<message>
<source>distance from the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Abstand vom Zentrum</translation>
</message>
<message>
<source>factor of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Fensterfaktor</translation>
</message>
<message>
<source>score divided by the temperature</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Score, geteilt durch die Temperatur</translation>
</message>
<message>
<source>largest score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>größter Score</translation>
</message>
<message>
<source>sum of the exponentials</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Summe der Exponentialwerte</translation>
</message>
<message>
<source>softmax</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Softmax</translation>
</message>
<message>
<source>context</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Kontext</translation>
</message>
<message>
<source>attentional vector</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Attention-Vektor</translation>
</message>
<message>
<source>sum of the exponentials of the logits</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Summe der Exponentialwerte der Logits</translation>
</message>
<message>
<source>logarithm of that sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Logarithmus dieser Summe</translation>
</message>
<message>
<source>logarithm of the token's probability</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Logarithmus der Tokenwahrscheinlichkeit</translation>
</message>
<message>
<source>rate of the position's angle</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Frequenz des Positionswinkels</translation>
</message>
<message>
<source>learned vector of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>gelernter Vektor des Tokens</translation>
</message>
<message>
<source>code of the position</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Positionskodierung</translation>
</message>
<message>
<source>cosine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Kosinus der Drehung</translation>
</message>
<message>
<source>sine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Sinus der Drehung</translation>
</message>
<message>
<source>input of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Eingabe des Tokens</translation>
</message>
<message>
<source>distance from the mean</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Abstand vom Mittelwert</translation>
</message>
<message>
<source>variance</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Varianz</translation>
</message>
<message>
<source>deviation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Standardabweichung</translation>
</message>
<message>
<source>normalised number</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>normierte Zahl</translation>
</message>
<message>
<source>layer norm</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Layer-Norm</translation>
</message>
<message>
<source>what the sublayer adds</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Beitrag der Teilschicht</translation>
</message>
<message>
<source>sum of the stream and what is added</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Summe aus Strom und Beitrag</translation>
</message>
<message>
<source>first layer's sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Summe der ersten Schicht</translation>
</message>
<message>
<source>share that the activation lets through</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Anteil, den die Aktivierung durchlässt</translation>
</message>
<message>
<source>activation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Aktivierung</translation>
</message>
<message>
<source>query before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Query vor der Drehung</translation>
</message>
<message>
<source>key before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Key vor der Drehung</translation>
</message>
<message>
<source>key</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Key</translation>
</message>
<message>
<source>mean weight of the heads</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>mittleres Gewicht der Heads</translation>
</message>
<message>
<source>value of the summary</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Wert der Zusammenfassung</translation>
</message>
<message>
<source>weight in the whole text</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Gewicht im ganzen Text</translation>
</message>
<message>
<source>projected input</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>projizierte Eingabe</translation>
</message>
<message>
<source>sum of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Summe des Fensters</translation>
</message>
<message>
<source>gate of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Gate des Fensters</translation>
</message>
<message>
<source>output of the convolution</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Ausgabe der Faltung</translation>
</message>
<message>
<source>what is added to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Beitrag zum Logit</translation>
</message>
<message>
<source>what a bias adds to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>Beitrag eines Bias zum Logit</translation>
</message>
<message>
<source>%1 "none" is not possible: a sentence's vector is made of its words by their weights.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 „none“ ist nicht möglich: Der Vektor eines Satzes entsteht aus seinen Wörtern durch ihre Gewichte.</translation>
</message>
<message>
<source>%1 names no token; a sentence ends with one of them.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 nennt kein Token; ein Satz endet mit einem davon.</translation>
</message>
<message>
<source>%1 should be ids of tokens from 0 to %2, found %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 muss aus Token-IDs von 0 bis %2 bestehen, gefunden: %3.</translation>
</message>
<message>
<source>%1 in %2 direction makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 in %2 Richtung ergibt %3.</translation>
</message>
<message numerus="yes">
<source>%1 in %2 directions makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>
<numerusform>%1 in %2 Richtung ergibt %3.</numerusform>
<numerusform>%1 in %2 Richtungen ergibt %3.</numerusform>
</translation>
</message>
<message>
<source>%1 "%2" needs states and annotations of one size, found %3 %4 while %5</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 „%2“ braucht Zustände und Annotationen gleicher Größe, gefunden: %3 %4, aber %5</translation>
</message>
<message>
<source>%1 should be "global" with the score "%2", which has no weights to confine, found %3.</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 muss „global“ sein beim Score „%2“, der keine einzugrenzenden Gewichte hat, gefunden: %3.</translation>
</message>
<message>
<source>the wiring %1</source>
<extracomment>core/network/models/config_json.cpp</extracomment>
<translation>die Verschaltung %1</translation>
</message>
<message>
<source>%1 "hard" is not possible over sentences, whose draws are not judged; ask for "global".</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 „hard“ ist über Sätzen nicht möglich, deren Ziehungen nicht bewertet werden; verlangen Sie „global“.</translation>
</message>
<message>
<source>Recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Rekurrent</translation>
</message>
<message>
<source>%1 over recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 über rekurrent</translation>
</message>
<message>
<source>%1 over self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 über Self-Attention</translation>
</message>
<message>
<source>Convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Faltung</translation>
</message>
<message>
<source>%1 over convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 über Faltung</translation>
</message>
<message>
<source>%1 over embedding</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 über Embedding</translation>
</message>
<message>
<source>Hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Hierarchisch</translation>
</message>
<message>
<source>%1 over hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 über hierarchisch</translation>
</message>
<message>
<source>Bahdanau</source>
<extracomment>core/network/models/wiring_registry.cpp</extracomment>
<translation>Bahdanau</translation>
</message>
<message>
<source>Luong</source>
<extracomment>core/network/models/wiring_registry.cpp</extracomment>
<translation>Luong</translation>
</message>
<message>
<source>Transformer</source>
<extracomment>core/network/models/wiring_registry.cpp</extracomment>
<translation>Transformer</translation>
</message>
<message>
<source>Pool</source>
<extracomment>core/network/models/wiring_registry.cpp</extracomment>
<translation>Pool</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "pool", whose one step has no place in the text, found "%2".</source>
<extracomment>core/network/pool/pool_decoder.cpp</extracomment>
<translation>%1 muss „global“ sein bei der Verschaltung „pool“, deren einziger Schritt keinen Platz im Text hat, gefunden: „%2“.</translation>
</message>
<message>
<source>Plain RNN</source>
<extracomment>core/network/recurrent/cells/cell_registry.cpp</extracomment>
<translation>Einfaches RNN</translation>
</message>
<message>
<source>%1 "copy" needs one direction and annotations of the decoder's size, found %2 %3 while %4</source>
<extracomment>core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 „copy“ braucht eine Richtung und Annotationen von der Größe des Decoders, gefunden: %2 %3, aber %4</translation>
</message>
<message>
<source>%1 to %2 (and %3, the mean of a layer's heads)</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>%1 bis %2 (und %3, das Mittel der Heads einer Schicht)</translation>
</message>
<message>
<source>this model has no attention, so it has no map %1.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>dieses Modell hat keine Attention, also keine Map %1.</translation>
</message>
<message>
<source>this model has no attention map %1; it has %2.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>dieses Modell hat keine Attention-Map %1; es hat %2.</translation>
</message>
<message>
<source>mean of the heads</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Mittel der Heads</translation>
</message>
<message>
<source>self-attention of the encoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Self-Attention des Encoders, Schicht %1, %2</translation>
</message>
<message>
<source>self-attention of the decoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Self-Attention des Decoders, Schicht %1, %2</translation>
</message>
<message>
<source>attention of the decoder to the source, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Attention des Decoders auf die Quelle, Schicht %1, %2</translation>
</message>
<message>
<source>attention of a sentence to its words</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Attention eines Satzes auf seine Wörter</translation>
</message>
<message>
<source>attention of the class</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Attention der Klasse</translation>
</message>
<message>
<source>weight of a word in its sentence times the sentence's</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Gewicht eines Worts in seinem Satz mal Gewicht des Satzes</translation>
</message>
<message>
<source>attention followed through all layers</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>Attention, durch alle Schichten verfolgt</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Luong et al. 2015, Gleichung 8, in jedem Head</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Bahdanau et al. 2015, A.1.2, in jedem Head</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Graves et al. 2014, Gleichung 6, in jedem Head</translation>
</message>
<message>
<source>%1 %2 is not offered in heads, because their projections of queries and keys already make "dot" the same; ask for "dot" or "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 gibt es in Heads nicht, weil deren Projektionen von Queries und Keys „dot“ schon gleichwertig machen; verlangen Sie „dot“ oder „scaled_dot“.</translation>
</message>
<message>
<source>%1 "location" is not offered in heads: it reads no keys, and a head compares queries with keys; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 „location“ gibt es in Heads nicht: Es liest keine Keys, und ein Head vergleicht Queries mit Keys; verlangen Sie „scaled_dot“.</translation>
</message>
<message>
<source>%1 "none" is possible in cross-attention only: self-attention without weights reads nothing; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 „none“ ist nur in Cross-Attention möglich: Self-Attention ohne Gewichte liest nichts; verlangen Sie „scaled_dot“.</translation>
</message>
<message>
<source>%1 should be from 1e-12 to 0.1.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 muss von 1e-12 bis 0.1 sein.</translation>
</message>
<message>
<source>%1 should divide %2 %3, found %4.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 muss ein Teiler von %2 %3 sein, gefunden: %4.</translation>
</message>
<message>
<source>%1 "rotary" turns pairs of numbers, so a head needs an even number of them, found %2 (%3 %4 in %5 heads).</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 „rotary“ dreht Zahlenpaare, daher braucht ein Head eine gerade Anzahl von Zahlen, gefunden: %2 (%3 %4 in %5 Heads).</translation>
</message>
<message>
<source>%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 hat ebenso viele Sinus wie Kosinus, daher muss die Breite gerade und mindestens 4 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 makes %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 ergibt %2.</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "transformer", whose heads read all positions, found %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 muss „global“ sein bei der Verschaltung „transformer“, deren Heads alle Positionen lesen, gefunden: %2.</translation>
</message>
<message>
<source>%1 needs an encoder with self-attention of the same size as the decoder, and vocabularies of one size.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 braucht einen Encoder mit Self-Attention von der Größe des Decoders und gleich große Vokabulare.</translation>
</message>
<message>
<source>lanes[%1].origin leads round in a circle; expected a lane that has no origin at its end.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes[%1].origin führt im Kreis; erwartet wird am Ende eine Spur ohne origin.</translation>
</message>
<message>
<source>lanes should be 1 to %1, found %2.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes muss 1 bis %1 Einträge haben, gefunden: %2.</translation>
</message>
<message>
<source>the weights of update %1 are %2 numbers, but a network of this recipe has %3; they belong to another model.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>die Gewichte von Update %1 sind %2 Zahlen, ein Netz dieses Rezepts hat aber %3; sie gehören zu einem anderen Modell.</translation>
</message>
<message>
<source>%1 should be an object of attention maps, found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 muss ein Objekt von Attention-Maps sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 should name attention maps such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 muss Attention-Maps wie „cross.1.1“ nennen, gefunden: %2.</translation>
</message>
<message>
<source>%1 is of update %2, expected one after %3.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 ist von Update %2, erwartet wird eines nach %3.</translation>
</message>
<message>
<source>%1 is %2, the lane itself; expected another one.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 ist %2, die Spur selbst; erwartet wird eine andere.</translation>
</message>
<message>
<source>%1 should be an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 muss eine Attention-Map wie „cross.1.1“ sein, gefunden: %2.</translation>
</message>
<message>
<source>%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 enthält NaN bei [%2], erwartet werden endliche Zahlen bei einer Spur, die nicht divergiert ist.</translation>
</message>
<message>
<source>%1 hold infinity at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 enthält Unendlich bei [%2], erwartet werden endliche Zahlen bei einer Spur, die nicht divergiert ist.</translation>
</message>
<message>
<source>%1 is %2, but its losses are of %3 updates.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 ist %2, die Losses sind aber von %3 Updates.</translation>
</message>
<message>
<source>a saved run of Attention Lab</source>
<extracomment>core/runs/run_json.h</extracomment>
<translation>ein gespeicherter Lauf von Attention Lab</translation>
</message>
<message>
<source>not written, because a name or a sentence of the run is not UTF-8.</source>
<extracomment>core/runs/run_packing.cpp</extracomment>
<translation>nicht geschrieben, weil ein Name oder ein Satz des Laufs kein UTF-8 ist.</translation>
</message>
<message>
<source>more source tokens are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>es sind mehr Quelltokens gezählt als vorhanden.</translation>
</message>
<message>
<source>more steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>es sind mehr Schritte gezählt als vorhanden.</translation>
</message>
<message>
<source>fewer numbers are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>es sind weniger Zahlen gezählt als vorhanden.</translation>
</message>
<message>
<source>more weights are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>es sind mehr Gewichte gezählt als vorhanden.</translation>
</message>
<message>
<source>a weight</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Gewicht</translation>
</message>
<message>
<source>more numbers of steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>es sind mehr Zahlen von Schritten gezählt als vorhanden.</translation>
</message>
<message>
<source>a token</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Token</translation>
</message>
<message>
<source>a flag</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Flag</translation>
</message>
<message>
<source>a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>eine Wahrscheinlichkeit</translation>
</message>
<message>
<source>a logarithm of a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Logarithmus einer Wahrscheinlichkeit</translation>
</message>
<message>
<source>a temperature</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>eine Temperatur</translation>
</message>
<message>
<source>a centre</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Zentrum</translation>
</message>
<message>
<source>a position</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>eine Position</translation>
</message>
<message>
<source>a window</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Fenster</translation>
</message>
<message>
<source>a count of distributions</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>eine Anzahl von Verteilungen</translation>
</message>
<message>
<source>a position is taken where there are no weights.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>eine Position ist gewählt, wo es keine Gewichte gibt.</translation>
</message>
<message>
<source>entry %1 should be [update] or [update, source tokens, steps, stop] with counts below 2147483648, and may have the names of an attention map and of a self-attention behind them.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>Eintrag %1 muss [update] oder [update, source tokens, steps, stop] mit Anzahlen unter 2147483648 sein; dahinter können die Namen einer Attention-Map und einer Self-Attention stehen.</translation>
</message>
<message>
<source>entry %1 is of update %2, expected one from %3 to %4.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>Eintrag %1 ist von Update %2, erwartet wird eines von %3 bis %4.</translation>
</message>
<message>
<source>a stop should be 0, 1 or 2, found %1.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ein Stopp muss 0, 1 oder 2 sein, gefunden: %1.</translation>
</message>
<message>
<source>%1 has no losses; %2 has them.</source>
<extracomment>core/runs/run_summary.cpp</extracomment>
<translation>%1 hat keine Losses; %2 hat sie.</translation>
</message>
<message>
<source>should be a list of names of tensors.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>muss eine Liste von Tensornamen sein.</translation>
</message>
<message>
<source>tensor %1 is missing, which its lane speaks of.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 fehlt, obwohl seine Spur ihn nennt.</translation>
</message>
<message>
<source>tensor %1 should have %2 numbers as the others of its lane, found %3.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 muss wie die anderen seiner Spur %2 Zahlen haben, gefunden: %3.</translation>
</message>
<message>
<source>tensor %1 should have some numbers as the others of its lane, found %2.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 muss wie die anderen seiner Spur Zahlen haben, gefunden: %2.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers from 0 up.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 enthält %2 bei [%3], erwartet werden endliche Zahlen ab 0.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 enthält %2 bei [%3], erwartet werden endliche Zahlen.</translation>
</message>
<message>
<source>tensor %1 belongs to no lane of the run.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>Tensor %1 gehört zu keiner Spur des Laufs.</translation>
</message>
<message>
<source>its source vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>das Quellvokabular hat kein Token %1 mehr; wählen Sie ein anderes.</translation>
</message>
<message>
<source>its target vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>das Zielvokabular hat kein Token %1 mehr; wählen Sie ein anderes.</translation>
</message>
<message>
<source>%1 is not in it, which %2 has; choose a file that Attention Lab has saved.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>%1 fehlt darin, obwohl %2 es hat; wählen Sie eine Datei, die Attention Lab gespeichert hat.</translation>
</message>
<message>
<source>its bytes are not those that were saved; take another copy of the session.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>die Bytes sind nicht die gespeicherten; nehmen Sie eine andere Kopie der Sitzung.</translation>
</message>
<message>
<source>its score is "%1", expected "%2", as session.json says.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>der Score ist „%1“, laut session.json wird „%2“ erwartet.</translation>
</message>
<message>
<source>not written, because a path or a text of the session is not UTF-8.</source>
<extracomment>core/sessions/session_file_save.cpp</extracomment>
<translation>nicht geschrieben, weil ein Pfad oder ein Text der Sitzung kein UTF-8 ist.</translation>
</message>
<message>
<source>%1 should be two numbers from −1000 to 1000, found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 muss aus zwei Zahlen von −1000 bis 1000 bestehen, gefunden: %2.</translation>
</message>
<message>
<source>%1 should be a position from 0 to %2, found %3.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 muss eine Position von 0 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be 64 small hexadecimal digits (SHA-256), found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 muss aus 64 kleinen Hexadezimalziffern bestehen (SHA-256), gefunden: %2.</translation>
</message>
<message>
<source>%1 should be the id of a score function, found nothing.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 muss die ID einer Score-Funktion sein, gefunden: nichts.</translation>
</message>
<message>
<source>%1 is missing; a model that is not kept in the session has the place of its file.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 fehlt; ein Modell, das nicht in der Sitzung liegt, hat den Ort seiner Datei.</translation>
</message>
<message>
<source>%1 is %2 as that of a model before it; each lane has its own.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 ist %2 wie bei einem früheren Modell; jede Spur hat eine eigene.</translation>
</message>
<message>
<source>%1 should be %2 at most, found more.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 darf höchstens %2 haben, gefunden: mehr.</translation>
</message>
<message>
<source>map of the lane %1 should name an attention map such as "cross.1.1", found %2</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>die Map der Spur %1 muss eine Attention-Map wie „cross.1.1“ nennen, gefunden: %2</translation>
</message>
<message>
<source>a session of Attention Lab</source>
<extracomment>core/sessions/session_json.h</extracomment>
<translation>eine Sitzung von Attention Lab</translation>
</message>
<message>
<source>%1 is missing; a session of Attention Lab has it.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 fehlt; eine Sitzung von Attention Lab hat es.</translation>
</message>
<message>
<source>%1 should have %2 bytes at most, found %3.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 darf höchstens %2 Bytes haben, gefunden: %3.</translation>
</message>
<message>
<source>%1 should be %2 texts at most, found more.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 darf höchstens %2 Texte haben, gefunden: mehr.</translation>
</message>
<message>
<source>%1 numbers from 0 to 9, two of them marked by brackets</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>%1 Zahlen von 0 bis 9, zwei davon durch Klammern markiert</translation>
</message>
<message>
<source>The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text is something else.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>Die Aufgabe hat Zahlen von 0 bis 9, von denen zwei markiert sind, etwa 3 [7] 1 [2]; dieser Text ist etwas anderes.</translation>
</message>
<message>
<source>The task has texts of %1 numbers, and this one has %2.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>Die Aufgabe hat Texte von %1 Zahlen, dieser hat %2.</translation>
</message>
<message>
<source>dates of the years %1 in %2 forms; two digits of a year stand for %3</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Datumsangaben der Jahre %1 in %2 Formen; zwei Jahresziffern stehen für %3</translation>
</message>
<message>
<source>This text is a date in none of the %1 forms that the task has.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Dieser Text ist ein Datum in keiner der %1 Formen, die die Aufgabe hat.</translation>
</message>
<message>
<source>The year %1 is outside the years of the task, %2.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Das Jahr %1 liegt außerhalb der Jahre der Aufgabe, %2.</translation>
</message>
<message>
<source>A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Ein Gewicht kann neben dem bekannten Link liegen: Ein Encoder in beiden Richtungen nimmt Nachbarn in eine Annotation auf.</translation>
</message>
<message>
<source>%1 small letters from a to z</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>%1 Kleinbuchstaben von a bis z</translation>
</message>
<message>
<source>The task has small letters from a to z, and this text has other characters.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>Die Aufgabe hat Kleinbuchstaben von a bis z, dieser Text hat andere Zeichen.</translation>
</message>
<message>
<source>The task has texts of %1 letters, and this one has %2.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>Die Aufgabe hat Texte von %1 Buchstaben, dieser hat %2.</translation>
</message>
<message>
<source>The task has numbers of %1 digits, and this one has %2.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Die Aufgabe hat Zahlen mit %1 Ziffern, diese hat %2.</translation>
</message>
<message>
<source>numbers of %1 digits in English words</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Zahlen mit %1 Ziffern in englischen Wörtern</translation>
</message>
<message>
<source>This text is no number in English words.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Dieser Text ist keine Zahl in englischen Wörtern.</translation>
</message>
<message>
<source>numbers of %1 digits</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Zahlen mit %1 Ziffern</translation>
</message>
<message>
<source>This text is no number in digits.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Dieser Text ist keine Zahl in Ziffern.</translation>
</message>
<message>
<source>reviews of %1 sentences, one of which decides, made of %2 words</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Rezensionen von %1 Sätzen, von denen einer entscheidet, aus %2 Wörtern</translation>
</message>
<message>
<source>This is no review of the task's small grammar with one sentence that decides, so its class is not known.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Dies ist keine Rezension aus der kleinen Grammatik der Aufgabe mit einem entscheidenden Satz, daher ist ihre Klasse nicht bekannt.</translation>
</message>
<message>
<source>The task has reviews of %1 sentences, and this one has %2.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Die Aufgabe hat Rezensionen von %1 Sätzen, diese hat %2.</translation>
</message>
<message>
<source>A weight may stand beside the evidence: an annotation of any word can know of the whole text.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Ein Gewicht kann neben der Evidenz liegen: Die Annotation jedes Worts kann vom ganzen Text wissen.</translation>
</message>
<message>
<source>English sentences of %1 clauses, made of %2 words</source>
<extracomment>core/tasks/tags.cpp, core/tasks/translate.cpp</extracomment>
<translation>englische Sätze von %1 Teilsätzen, aus %2 Wörtern</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its tags are not known.</source>
<extracomment>core/tasks/tags.cpp</extracomment>
<translation>Dies ist kein Satz aus der kleinen Grammatik der Aufgabe, daher sind seine Tags nicht bekannt.</translation>
</message>
<message>
<source>Dates to ISO</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Datum nach ISO</translation>
</message>
<message>
<source>Copy letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Buchstaben kopieren</translation>
</message>
<message>
<source>letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Buchstaben</translation>
</message>
<message>
<source>Reverse letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Buchstaben umkehren</translation>
</message>
<message>
<source>Sort letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Buchstaben sortieren</translation>
</message>
<message>
<source>Number words to digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Zahlwörter in Ziffern</translation>
</message>
<message>
<source>digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Ziffern</translation>
</message>
<message>
<source>Digits to number words</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Ziffern in Zahlwörter</translation>
</message>
<message>
<source>English to French</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Englisch–Französisch</translation>
</message>
<message>
<source>clauses</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Teilsätze</translation>
</message>
<message>
<source>Parts of speech</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Wortarten</translation>
</message>
<message>
<source>Sentiment of reviews</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentiment von Rezensionen</translation>
</message>
<message>
<source>Sentiment, distracting</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentiment, mit Ablenkung</translation>
</message>
<message>
<source>Sum of two marked numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Summe zweier markierter Zahlen</translation>
</message>
<message>
<source>numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Zahlen</translation>
</message>
<message>
<source>found %1, but the task "%2" has no lengths to choose.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>gefunden: %1, aber die Aufgabe „%2“ hat keine wählbaren Längen.</translation>
</message>
<message>
<source>should be a shortest and a longest one from %1 to %2, found %3.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>müssen eine kürzeste und eine längste von %1 bis %2 sein, gefunden: %3.</translation>
</message>
<message>
<source>Lengths of the task "%1": %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Längen der Aufgabe „%1“: %2</translation>
</message>
<message>
<source>Unknown task %1; %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Unbekannte Aufgabe %1; %2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its right output is not known.</source>
<extracomment>core/tasks/translate.cpp</extracomment>
<translation>Dies ist kein Satz aus der kleinen Grammatik der Aufgabe, daher ist seine richtige Ausgabe nicht bekannt.</translation>
</message>
<message>
<source>SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a piece, so take a larger size or more texts.</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>SentencePiece kann keine %1 Wortteile (%2) aus %3 Texten lernen: %4; jedes Zeichen braucht einen Wortteil, nehmen Sie also eine größere Anzahl oder mehr Texte.</translation>
</message>
<message>
<source>the texts are empty or too long</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>die Texte sind leer oder zu lang</translation>
</message>
<message>
<source>is larger than two gigabytes</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>ist größer als zwei Gigabyte</translation>
</message>
<message>
<source>has a piece of %1 bytes, at most %2 are possible</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>hat einen Wortteil von %1 Bytes, höchstens %2 sind möglich</translation>
</message>
<message>
<source>has tests of its own, which are not run here</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>hat eigene Tests, die hier nicht ausgeführt werden</translation>
</message>
<message>
<source>is damaged</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>ist beschädigt</translation>
</message>
<message>
<source>has rules that change texts, and they are damaged</source>
<extracomment>core/text/piece_rules.cpp</extracomment>
<translation>hat Regeln, die Texte ändern, und sie sind beschädigt</translation>
</message>
<message>
<source>%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 fehlt; dieser Tokenizer wird aus einem Korpus gelernt und braucht das Gelernte.</translation>
</message>
<message>
<source>SentencePiece's new model</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>das neue Modell von SentencePiece</translation>
</message>
<message>
<source>%1 is no model of SentencePiece (%2); the file is damaged, take another copy.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 ist kein SentencePiece-Modell (%2); die Datei ist beschädigt, nehmen Sie eine andere Kopie.</translation>
</message>
<message>
<source>SentencePiece cannot cut %1 (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece kann %1 nicht zerlegen (%2).</translation>
</message>
<message>
<source>SentencePiece cannot join %1 pieces (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece kann %1 Wortteile nicht verbinden (%2).</translation>
</message>
<message>
<source>The Unicode library cannot cut text into words (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>Die Unicode-Bibliothek kann Text nicht in Wörter zerlegen (%1); installieren Sie ICU mit seinen Daten.</translation>
</message>
<message>
<source>The Unicode library cannot cut text into characters (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>Die Unicode-Bibliothek kann Text nicht in Zeichen zerlegen (%1); installieren Sie ICU mit seinen Daten.</translation>
</message>
<message>
<source>The Unicode library cannot normalise text (%1); install ICU with its data.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>Die Unicode-Bibliothek kann Text nicht normalisieren (%1); installieren Sie ICU mit seinen Daten.</translation>
</message>
<message>
<source>The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>Die Unicode-Bibliothek kann einen Text von %1 Bytes nicht normalisieren (%2); versuchen Sie einen kürzeren.</translation>
</message>
<message>
<source>%1 is %2, which is unknown; %3</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 ist %2, das ist unbekannt; %3</translation>
</message>
<message>
<source>%1 may hold %2 and %3, found %4.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 darf %2 und %3 enthalten, gefunden: %4.</translation>
</message>
<message>
<source>Characters</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Zeichen</translation>
</message>
<message>
<source>Words</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Wörter</translation>
</message>
<message>
<source>What stands between blanks</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Was zwischen Leerzeichen steht</translation>
</message>
<message>
<source>unknown tokeniser %1; %2</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>unbekannter Tokenizer %1; %2</translation>
</message>
<message>
<source>tokeniser %1</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Tokenizer %1</translation>
</message>
<message>
<source>tokenizer has a source but no target; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer hat source, aber kein target; es muss beides haben.</translation>
</message>
<message>
<source>tokenizer has a target but no source; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer hat target, aber kein source; es muss beides haben.</translation>
</message>
<message>
<source>the end</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>das Ende</translation>
</message>
<message>
<source>token %1 of the vocabulary must be %2, found %3; a vocabulary starts with &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>Token %1 des Vokabulars muss %2 sein, gefunden: %3; ein Vokabular beginnt mit &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</translation>
</message>
<message>
<source>%1 stands twice in the vocabulary, as token %2 and as token %3; every token must stand once.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>%1 kommt im Vokabular zweimal vor, als Token %2 und als Token %3; jedes Token darf nur einmal vorkommen.</translation>
</message>
<message>
<source>is a checkpoint of another corpus: %1; resume it with the unchanged corpus.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>ist ein Checkpoint eines anderen Korpus: %1; setzen Sie ihn mit dem unveränderten Korpus fort.</translation>
</message>
<message>
<source>is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>ist ein Checkpoint eines anderen Rezepts: %1; setzen Sie ihn mit dem Rezept fort, mit dem er entstand.</translation>
</message>
<message>
<source>a number below 0 in adam.square, expected mean squares of gradients.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>eine Zahl unter 0 in adam.square, erwartet werden mittlere Quadrate von Gradienten.</translation>
</message>
<message>
<source>task "%1" has no %2 different pairs besides those in use, found %3; ask for fewer.</source>
<extracomment>core/train/corpora/corpus.cpp</extracomment>
<translation>Aufgabe „%1“ hat außer den verwendeten keine %2 verschiedenen Paare, gefunden: %3; verlangen Sie weniger.</translation>
</message>
<message>
<source>does not fit the task "%1": its source vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Im Quellvokabular fehlt %2; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>does not fit the task "%1": its target vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Im Zielvokabular fehlt %2; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>does not fit the task "%1": its source tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Der Quell-Tokenizer ist %2, erwartet wird „%3“; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>does not fit the task "%1": its target tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Der Ziel-Tokenizer ist %2, erwartet wird „%3“; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>does not fit the task "%1": the task has classes, and the model writes outputs of several tokens; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Die Aufgabe hat Klassen, das Modell schreibt aber Ausgaben aus mehreren Tokens; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>does not fit the task "%1": the model gives classes, and the task has longer outputs; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>passt nicht zur Aufgabe „%1“: Das Modell gibt Klassen aus, die Aufgabe hat aber längere Ausgaben; nehmen Sie ein Modell, das an dieser Aufgabe trainiert wurde.</translation>
</message>
<message>
<source>model.encoder.longest should be at least %1, the tokens of the longest source to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.longest muss mindestens %1 sein, die Tokens der längsten Trainingsquelle, gefunden: %2; bei Positionen „learned“ gibt es für jede davon einen Vektor.</translation>
</message>
<message>
<source>model.decoder.longest should be at least %1, the tokens of the longest target with its &lt;/s&gt; to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.decoder.longest muss mindestens %1 sein, die Tokens des längsten Trainingsziels mit seinem &lt;/s&gt;, gefunden: %2; bei Positionen „learned“ gibt es für jede davon einen Vektor.</translation>
</message>
<message>
<source>model.encoder.separators: %1 is no token of the source; name tokens with which a sentence ends.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.separators: %1 ist kein Token der Quelle; nennen Sie Tokens, mit denen ein Satz endet.</translation>
</message>
<message>
<source>line %1 has the class %2, which is the name of a special token; write it in another way.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>Zeile %1 hat die Klasse %2, den Namen eines Sondertokens; schreiben Sie sie anders.</translation>
</message>
<message>
<source>line %1 and every other line to train on has the class %2; expected two classes or more.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>Zeile %1 und jede andere Trainingszeile hat die Klasse %2; erwartet werden mindestens zwei Klassen.</translation>
</message>
<message>
<source>the training part</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>der Trainingsteil</translation>
</message>
<message>
<source>pairs asks for %1, but only %2 are left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>pairs verlangt %1, zum Trainieren bleiben aber nur %2.</translation>
</message>
<message>
<source>held_out asks for %1, but only %2 are left to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>held_out verlangt %1, zum Messen bleiben aber nur %2.</translation>
</message>
<message>
<source>the source tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>die Größe des Quell-Tokenizers verlangt %1 Wortteile, die Texte ergeben aber nur %2.</translation>
</message>
<message>
<source>the target tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>die Größe des Ziel-Tokenizers verlangt %1 Wortteile, die Texte ergeben aber nur %2.</translation>
</message>
<message>
<source>line %1 has the class %2, which %3 does not have; its classes are %4.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>Zeile %1 hat die Klasse %2, %3 hat sie nicht; die Klassen dort sind %4.</translation>
</message>
<message>
<source>no pair is left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>es bleibt kein Paar zum Trainieren.</translation>
</message>
<message>
<source>no pair is left that could be held out.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>es bleibt kein Paar zum Validieren.</translation>
</message>
<message>
<source>no token stands %1 times in the training part; lower corpus.vocabulary.frequency.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>kein Token kommt im Trainingsteil %1-mal vor; senken Sie corpus.vocabulary.frequency.</translation>
</message>
<message>
<source>%1 when the model was trained, so that the pairs that were held out cannot be told from the others; take the unchanged corpus, or name other texts to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>%1, als das Modell trainiert wurde, daher lassen sich die Validierungspaare nicht von den anderen unterscheiden; nehmen Sie das unveränderte Korpus oder nennen Sie andere Texte zum Messen.</translation>
</message>
<message>
<source>the model</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>das Modell</translation>
</message>
<message>
<source>repeated</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>wiederholt</translation>
</message>
<message>
<source>with a source or target that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>mit einer Quelle oder einem Ziel aus der Validierung</translation>
</message>
<message>
<source>with a source that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>mit einer Quelle aus der Validierung</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2 (the usual number); ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>%1 Paare sind brauchbar, held_out verlangt aber %2 (die übliche Zahl); verlangen Sie weniger, damit einige zum Trainieren bleiben.</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2; ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>%1 Paare sind brauchbar, held_out verlangt aber %2; verlangen Sie weniger, damit einige zum Trainieren bleiben.</translation>
</message>
<message>
<source>try a change to the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>versuchen Sie eine Änderung auf die Rate %1 oder begrenzen Sie den Gradienten auf 1.</translation>
</message>
<message>
<source>try the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>versuchen Sie die Rate %1 oder begrenzen Sie den Gradienten auf 1.</translation>
</message>
<message>
<source>try a change to the rate %1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>versuchen Sie eine Änderung auf die Rate %1.</translation>
</message>
<message>
<source>try the rate %1, clip the gradient below %2 or warm up for longer.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>versuchen Sie die Rate %1, begrenzen Sie den Gradienten unter %2 oder verlängern Sie das Warm-up.</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high for a gradient that is not clipped; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>das Training divergierte bei Update %1: %2, höchstwahrscheinlich, weil die Lernrate von %3 für einen unbegrenzten Gradienten zu hoch ist; %4</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>das Training divergierte bei Update %1: %2, höchstwahrscheinlich, weil die Lernrate von %3 zu hoch ist; %4</translation>
</message>
<message>
<source>the loss is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>der Loss ist keine Zahl mehr</translation>
</message>
<message>
<source>the loss is %1 per token</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>der Loss ist %1 je Token</translation>
</message>
<message>
<source>the gradient is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>der Gradient ist keine Zahl mehr</translation>
</message>
<message>
<source>change at update %1</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>Änderung bei Update %1</translation>
</message>
<message>
<source>the loss on held-out pairs is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>der Loss auf Validierungspaaren ist keine Zahl mehr</translation>
</message>
<message>
<source>%1, or go back on the time line and branch from there with a smaller rate.</source>
<extracomment>core/train/live/lane_recorder.cpp</extracomment>
<translation>%1, oder gehen Sie auf der Zeitleiste zurück und zweigen Sie dort mit einer kleineren Rate ab.</translation>
</message>
<message>
<source>there is not enough memory for the model; train fewer lanes at once.</source>
<extracomment>core/train/live/live_models.cpp</extracomment>
<translation>für das Modell reicht der Speicher nicht; trainieren Sie weniger Spuren zugleich.</translation>
</message>
<message>
<source>its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>das Korpus hat sich seither geändert: %1; machen Sie mit dem unveränderten Korpus weiter oder beginnen Sie neu.</translation>
</message>
<message>
<source>its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>die gespeicherten Gewichte sind %1 Zahlen, ein Netz des Rezepts hat aber %2; beginnen Sie neu.</translation>
</message>
<message>
<source>its watched map is %1, which its network does not have; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>die beobachtete Map ist %1, die das Netz nicht hat; beginnen Sie neu.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring ist %1, das Korpus hat aber Klassen, die nur die Verschaltung „pool“ ausgibt.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring ist %1, die Aufgabe %2 hat aber Klassen, die nur die Verschaltung „pool“ ausgibt.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has outputs of several tokens, and "pool" gives one class; take another wiring, or set corpus.classes.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring ist %1, das Korpus hat aber Ausgaben aus mehreren Tokens, und „pool“ gibt nur eine Klasse aus; nehmen Sie eine andere Verschaltung oder setzen Sie corpus.classes.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has outputs of several tokens, and "pool" gives one class; take another wiring.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring ist %1, die Aufgabe %2 hat aber Ausgaben aus mehreren Tokens, und „pool“ gibt nur eine Klasse aus; nehmen Sie eine andere Verschaltung.</translation>
</message>
<message>
<source>%1 should have either files (one file, a tab between the sides of a pair) or both source and target (two files, line by line).</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 muss entweder files haben (eine Datei, ein Tabulator zwischen den Seiten eines Paars) oder source und target (zwei Dateien, Zeile für Zeile).</translation>
</message>
<message>
<source>%1 has a source but no target; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 hat source, aber kein target; geben Sie beides an oder ein Objekt für beide.</translation>
</message>
<message>
<source>%1 has a target but no source; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 hat target, aber kein source; geben Sie beides an oder ein Objekt für beide.</translation>
</message>
<message>
<source>corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one word; leave it out.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>corpus.tokenizer.target ist %1, Klassen werden aber mit %2 zerlegt, da ein Label ein Wort ist; lassen Sie es weg.</translation>
</message>
<message>
<source>%1 should be one of %2 or an object with files of its own, found %3.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 muss eins von %2 oder ein Objekt mit eigenen Dateien sein, gefunden: %3.</translation>
</message>
<message>
<source>Every source is padded to the longest one, and the model reads the padding as if it were text.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Jede Quelle wird bis zur längsten aufgefüllt, und das Modell liest das Padding, als wäre es Text.</translation>
</message>
<message>
<source>Long targets are cut at half of the longest one, and end there.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Lange Ziele werden bei der Hälfte des längsten abgeschnitten und enden dort.</translation>
</message>
<message>
<source>The labels stand one row off: the first token of every target is missing.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Die Labels sind um eine Zeile verschoben: Das erste Token jedes Ziels fehlt.</translation>
</message>
<message>
<source>Every target stands beside the source of another pair.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Jedes Ziel steht neben der Quelle eines anderen Paars.</translation>
</message>
<message>
<source>This training makes a mistake on purpose, for a lesson. %1</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Dieses Training macht für eine Lektion absichtlich einen Fehler. %1</translation>
</message>
<message>
<source>shorter than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>kürzer als %1 Tokens</translation>
</message>
<message>
<source>longer than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>länger als %1 Tokens</translation>
</message>
<message>
<source>a number above 0</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>eine Zahl über 0</translation>
</message>
<message>
<source>from 0 to the rate (%1)</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 bis zur Rate (%1)</translation>
</message>
<message>
<source>at least 0 and below 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>mindestens 0 und unter 1</translation>
</message>
<message>
<source>from 1e-30 to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 1e-30 bis 1</translation>
</message>
<message>
<source>from 0 (no clipping) to 1000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 (kein Clipping) bis 1000000</translation>
</message>
<message>
<source>from 0 (never) to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 (nie) bis 1</translation>
</message>
<message>
<source>from 0 (never) to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 (nie) bis 1000</translation>
</message>
<message>
<source>from 0 (never) to 1000000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 (nie) bis 1000000000</translation>
</message>
<message>
<source>from 0 to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>von 0 bis 1000</translation>
</message>
<message>
<source>%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1rate, %1dropout, %1teacher_forcing oder %1updates muss gesetzt sein, gefunden: keins davon.</translation>
</message>
<message>
<source>lengths %1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>Längen %1</translation>
</message>
<message>
<source>changes should be a list of objects, found %1.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>changes muss eine Liste von Objekten sein, gefunden: %1.</translation>
</message>
<message>
<source>%1 is missing; it says after how many updates the change is made.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 fehlt; es gibt an, nach wie vielen Updates die Änderung erfolgt.</translation>
</message>
<message>
<source>model.%1.%2 is read by %3 only, found with %4; leave it out.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>model.%1.%2 wird nur von %3 gelesen, gefunden mit %4; lassen Sie es weg.</translation>
</message>
<message>
<source>has both task and corpus; a recipe trains on one of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>hat sowohl task als auch corpus; ein Rezept trainiert mit einem davon.</translation>
</message>
<message>
<source>lengths are of a task's sources; those of a corpus are corpus.shortest and corpus.longest.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>lengths gilt für die Quellen einer Aufgabe; für ein Korpus gelten corpus.shortest und corpus.longest.</translation>
</message>
<message>
<source>%1 is %2, expected %3</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 ist %2, erwartet: %3</translation>
</message>
<message>
<source>has neither task nor corpus; name the task, such as "task": "dates", or the files to train on with corpus.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>hat weder task noch corpus; nennen Sie die Aufgabe, etwa "task": "dates", oder mit corpus die Trainingsdateien.</translation>
</message>
<message>
<source>batch %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Batch %1</translation>
</message>
<message>
<source>updates %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Updates %1</translation>
</message>
<message>
<source>smoothing %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Smoothing %1</translation>
</message>
<message>
<source>clip %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Clip %1</translation>
</message>
<message>
<source>warm-up %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Warm-up %1</translation>
</message>
<message>
<source>fall %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>Abfall %1</translation>
</message>
<message>
<source>No recipe to make a run of; name at least one.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>Kein Rezept für einen Lauf; nennen Sie mindestens eines.</translation>
</message>
<message>
<source>%1 recipes are too many for one run, which has %2 lanes at most; open fewer.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>%1 Rezepte sind zu viele für einen Lauf, der höchstens %2 Spuren hat; öffnen Sie weniger.</translation>
</message>
<message>
<source>corpus starts at another folder</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>corpus beginnt bei einem anderen Ordner</translation>
</message>
<message>
<source>cannot be trained in one run with %1: %2; all lanes of a run learn the same pairs, and may differ in everything else.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>lässt sich nicht in einem Lauf mit %1 trainieren: %2; alle Spuren eines Laufs lernen dieselben Paare und dürfen sich in allem anderen unterscheiden.</translation>
</message>
<message>
<source>has no recipes of the task %1; the program's resources are not where they should be, or the task is not known.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>hat keine Rezepte der Aufgabe %1; die Ressourcen des Programms liegen nicht am richtigen Ort, oder die Aufgabe ist nicht bekannt.</translation>
</message>
<message>
<source>lanes should have one that takes part, found none.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes muss eine beteiligte Spur haben, gefunden: keine.</translation>
</message>
<message>
<source>lanes should be %1 at most, found %2.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes darf höchstens %1 Spuren haben, gefunden: %2.</translation>
</message>
<message>
<source>window %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Fenster %1</translation>
</message>
<message>
<source>fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>mit Feeding</translation>
</message>
<message>
<source>not fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>ohne Feeding</translation>
</message>
<message>
<source>learned β</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>gelerntes β</translation>
</message>
<message>
<source>bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Bias</translation>
</message>
<message>
<source>no bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>ohne Bias</translation>
</message>
<message>
<source>up to %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>bis %1</translation>
</message>
<message>
<source>heads %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Heads %1</translation>
</message>
<message>
<source>%1-norm</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1-Norm</translation>
</message>
<message>
<source>positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Positionen %1</translation>
</message>
<message>
<source>encoder positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Encoder-Positionen %1</translation>
</message>
<message>
<source>encoder %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Encoder %1</translation>
</message>
<message>
<source>layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Schichten %1</translation>
</message>
<message>
<source>encoder layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Encoder-Schichten %1</translation>
</message>
<message>
<source>embedding %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Embedding %1</translation>
</message>
<message>
<source>attention %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>Attention %1</translation>
</message>
<message>
<source>%1 over %2</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 über %2</translation>
</message>
<message>
<source>training cannot start from this model: its %1 is %2, the recipe's is %3; give the recipe the model's settings.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>das Training kann nicht mit diesem Modell beginnen: %1 ist %2, im Rezept %3; geben Sie dem Rezept die Einstellungen des Modells.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>das Training kann nicht mit diesem Modell beginnen: Das Quellvokabular hat andere Tokens als das des Rezepts; trainieren Sie es an der Aufgabe oder den Texten, mit denen es entstand.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>das Training kann nicht mit diesem Modell beginnen: Das Quellvokabular hat %1 Tokens, das des Rezepts %2; trainieren Sie es an der Aufgabe oder den Texten, mit denen es entstand.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>das Training kann nicht mit diesem Modell beginnen: Das Zielvokabular hat andere Tokens als das des Rezepts; trainieren Sie es an der Aufgabe oder den Texten, mit denen es entstand.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>das Training kann nicht mit diesem Modell beginnen: Das Zielvokabular hat %1 Tokens, das des Rezepts %2; trainieren Sie es an der Aufgabe oder den Texten, mit denen es entstand.</translation>
</message>
<message>
<source>the system gives no %1 threads; train with fewer.</source>
<extracomment>core/train/team.cpp</extracomment>
<translation>das System stellt keine %1 Threads bereit; trainieren Sie mit weniger.</translation>
</message>
<message>
<source>the system gives only %1 threads; train with fewer.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>das System stellt nur %1 Threads bereit; trainieren Sie mit weniger.</translation>
</message>
<message>
<source>there is not enough memory; train fewer lanes at once.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>der Speicher reicht nicht; trainieren Sie weniger Spuren zugleich.</translation>
</message>
<message>
<source>the source has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>die Quelle hat %1 Tokens des Modells, ein Modell liest hier aber höchstens %2 je Satz; lassen Sie den Satz weg oder teilen Sie ihn.</translation>
</message>
<message>
<source>the target has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>das Ziel hat %1 Tokens des Modells, ein Modell liest hier aber höchstens %2 je Satz; lassen Sie den Satz weg oder teilen Sie ihn.</translation>
</message>
<message>
<source>the model says one class for a text, so it aligns no words; give a model that translates.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>das Modell sagt eine Klasse je Text und aligniert daher keine Wörter; geben Sie ein Modell an, das übersetzt.</translation>
</message>
<message>
<source>Transformer of CTranslate2</source>
<extracomment>resources/mappings/families/ctranslate2.json</extracomment>
<translation>Transformer von CTranslate2</translation>
</message>
<message>
<source>Transformer of Marian</source>
<extracomment>resources/mappings/families/marian.json</extracomment>
<translation>Transformer von Marian</translation>
</message>
<message>
<source>Luong's decoder with score concat</source>
<extracomment>resources/mappings/luong_concat.json</extracomment>
<translation>Decoder von Luong mit dem Score concat</translation>
</message>
<message>
<source>Luong's decoder with score dot</source>
<extracomment>resources/mappings/luong_dot.json</extracomment>
<translation>Decoder von Luong mit dem Score dot</translation>
</message>
<message>
<source>Luong's decoder with score general</source>
<extracomment>resources/mappings/luong_general.json</extracomment>
<translation>Decoder von Luong mit dem Score general</translation>
</message>
<message>
<source>Luong's decoder above summed directions</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>Decoder von Luong über summierten Richtungen</translation>
</message>
<message>
<source>encoder.gru.weight_hh_l0_reverse is the second direction of an encoder whose directions are summed and whose raw last state starts the decoder (decoder.gru), while the specification joins the directions and starts from tanh(W_b [forward ; backward] + b_b), which cannot be the raw state; only a model whose encoder has one direction can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>encoder.gru.weight_hh_l0_reverse ist die zweite Richtung eines Encoders, dessen Richtungen summiert werden und dessen letzter Zustand den Decoder (decoder.gru) unverändert startet. Die Spezifikation setzt die Richtungen aneinander und beginnt mit tanh(W_b [vorwärts ; rückwärts] + b_b), was nicht der unveränderte Zustand sein kann; nur ein Modell mit einer Richtung im Encoder kann geöffnet werden.</translation>
</message>
<message>
<source>Luong's decoder with several layers</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>Decoder von Luong mit mehreren Schichten</translation>
</message>
<message>
<source>decoder.gru.weight_hh_l1 is a second layer of a decoder whose layers each start from their own state of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>decoder.gru.weight_hh_l1 ist die zweite Schicht eines Decoders, dessen Schichten je mit einem eigenen Zustand des Encoders beginnen. In der Spezifikation beginnen alle Schichten mit einem Zustand; nur das Modell mit einer Schicht kann geöffnet werden.</translation>
</message>
<message>
<source>An encoder alone</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>Ein Encoder allein</translation>
</message>
<message>
<source>holds an embedding and a GRU and no more (embedding.weight, gru.weight_ih_l0 …), so it is an encoder without attention and decoder; give both files to "attnlab import encoder.pt decoder.pt".</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>enthält ein Embedding und eine GRU und sonst nichts (embedding.weight, gru.weight_ih_l0 …), ist also ein Encoder ohne Attention und Decoder; geben Sie beide Dateien an: „attnlab import encoder.pt decoder.pt“.</translation>
</message>
<message>
<source>Translation tutorial with attention over fixed positions</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>Übersetzungs-Tutorial mit Attention über feste Positionen</translation>
</message>
<message>
<source>attn.weight scores fixed positions from [embedding ; state], attn_combine.weight makes relu(W [embedding ; context] + b) of the context before gru.weight_ih_l0 reads it, and out.weight reads the state alone; the specification's "location" scores from the state alone, without a bias, and no wiring of it has a layer between context and cell, so it cannot hold this decoder.</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>attn.weight bewertet feste Positionen aus [Embedding ; Zustand], attn_combine.weight macht aus dem Kontext relu(W [Embedding ; Kontext] + b), bevor gru.weight_ih_l0 ihn liest, und out.weight liest nur den Zustand. „location“ der Spezifikation bewertet nur aus dem Zustand, ohne Bias, und keine Verschaltung hat eine Schicht zwischen Kontext und Zelle; deshalb kann dieser Decoder nicht geöffnet werden.</translation>
</message>
<message>
<source>Textbook RNNsearch with several layers</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>RNNsearch aus dem Lehrbuch mit mehreren Schichten</translation>
</message>
<message>
<source>decoder.rnn.weight_hh_l1 is a second layer of a decoder whose layers each start from their own layer of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>decoder.rnn.weight_hh_l1 ist die zweite Schicht eines Decoders, dessen Schichten je mit einer eigenen Schicht des Encoders beginnen. In der Spezifikation beginnen alle Schichten mit einem Zustand; nur das Modell mit einer Schicht kann geöffnet werden.</translation>
</message>
<message>
<source>RNNsearch with layers attn and v</source>
<extracomment>resources/mappings/rnnsearch_attn.json</extracomment>
<translation>RNNsearch mit den Schichten attn und v</translation>
</message>
<message>
<source>RNNsearch with layers attn_fc and v_fc</source>
<extracomment>resources/mappings/rnnsearch_attn_fc.json</extracomment>
<translation>RNNsearch mit den Schichten attn_fc und v_fc</translation>
</message>
<message>
<source>Textbook RNNsearch with layers W_q, W_k and w_v</source>
<extracomment>resources/mappings/textbook_additive.json</extracomment>
<translation>RNNsearch aus dem Lehrbuch mit den Schichten W_q, W_k und w_v</translation>
</message>
<message>
<source>Translation tutorial with layers Wa, Ua and Va</source>
<extracomment>resources/mappings/tutorial_additive.json</extracomment>
<translation>Übersetzungs-Tutorial mit den Schichten Wa, Ua und Va</translation>
</message>
<message>
<source>Translation tutorial with nn.Transformer</source>
<extracomment>resources/mappings/tutorial_transformer.json</extracomment>
<translation>Übersetzungs-Tutorial mit nn.Transformer</translation>
</message>
</context>
</TS>
