<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
<name>attn::ui</name>
<message>
<source>&amp;Matrix</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>M&amp;atrice</translation>
</message>
<message>
<source>Matrix</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Matrice</translation>
</message>
<message>
<source>The weights as a matrix, a row for each target token</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les poids en matrice, une ligne par token cible</translation>
</message>
<message>
<source>Lin&amp;es</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>T&amp;raits</translation>
</message>
<message>
<source>Lines</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Traits</translation>
</message>
<message>
<source>The weights as lines between the tokens</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les poids en traits entre les tokens</translation>
</message>
<message>
<source>&amp;Difference</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Différence</translation>
</message>
<message>
<source>Difference</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Différence</translation>
</message>
<message>
<source>Diff.</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Diff.</translation>
</message>
<message>
<source>The weights of the shown system less those of the other one</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les poids du système affiché moins ceux de l’autre</translation>
</message>
<message>
<source>&amp;Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Côte à &amp;côte</translation>
</message>
<message>
<source>Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Côte à côte</translation>
</message>
<message>
<source>Both</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les deux</translation>
</message>
<message>
<source>Both systems' pictures of the sentence</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les images de la phrase pour les deux systèmes</translation>
</message>
<message>
<source>update</source>
<extracomment>ui/pictures/curves/curves_layout.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>mise à jour</translation>
</message>
<message>
<source>%1 × %2 pixels</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>%1 × %2 pixels</translation>
</message>
<message>
<source>The lane %1 has no file. Save its model and open that file, so that the lesson can have it.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>La piste %1 n’a pas de fichier. Enregistrez son modèle et ouvrez ce fichier, pour que la leçon puisse l’inclure.</translation>
</message>
<message>
<source>After update %1: %2 branches off %3</source>
<extracomment>ui/train/time/time_line_data.cpp</extracomment>
<translation>Après la mise à jour %1 : %2 part de %3</translation>
</message>
<message>
<source>Preview</source>
<extracomment>ui/export/figure_preview.cpp, ui/export/print_figure.cpp</extracomment>
<translation>Aperçu</translation>
</message>
<message>
<source>Zoom</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>Zoom</translation>
</message>
<message>
<source>Print Figure</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>Imprimer la figure</translation>
</message>
<message numerus="yes">
<source>Mean and standard deviation over %1 seeds</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>
<numerusform>Moyenne et écart-type sur %1 graine</numerusform>
<numerusform>Moyenne et écart-type sur %1 graines</numerusform>
</translation>
</message>
<message>
<source>Mean and standard deviation over seeds %1</source>
<comment>a list of numbers</comment>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>Moyenne et écart-type sur les graines %1</translation>
</message>
<message>
<source>One run, seed %1</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>Un seul entraînement, graine %1</translation>
</message>
<message>
<source>; measured on %1 fresh pairs</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> ; mesures sur %1 paires inédites</translation>
</message>
<message>
<source>; by length on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> ; par longueur, sur au plus %1 paires inédites de chaque longueur</translation>
</message>
<message>
<source>; measured on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> ; mesures sur au plus %1 paires inédites de chaque longueur</translation>
</message>
<message>
<source> Diverged: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Divergence : %1 sur %2 entraînements.</translation>
</message>
<message>
<source> Missing: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Manquants : %1 sur %2 entraînements.</translation>
</message>
<message>
<source> The recipes differ in more than their attention.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Les recettes ne diffèrent pas seulement par leur attention.</translation>
</message>
<message>
<source>Source length</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Longueur de la source</translation>
</message>
<message>
<source>higher is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>plus haut = mieux</translation>
</message>
<message>
<source>lower is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>plus bas = mieux</translation>
</message>
<message>
<source>update %1</source>
<extracomment>ui/figures/film/film.cpp, ui/figures/step/step_caption.cpp, ui/pictures/curves/reading_table.cpp, ui/train/time/time_line.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>mise à jour %1</translation>
</message>
<message>
<source>exact match %1 %</source>
<extracomment>ui/figures/film/film.cpp</extracomment>
<translation>sorties exactes %1 %</translation>
</message>
<message>
<source>weight α 0</source>
<extracomment>ui/figures/film/film_legend.cpp</extracomment>
<translation>poids α 0</translation>
</message>
<message>
<source>link found</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/picture/picture_legend.cpp, ui/pictures/lane/own_links.cpp</extracomment>
<translation>lien trouvé</translation>
</message>
<message>
<source>known link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>lien connu</translation>
</message>
<message>
<source>possible link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>lien possible</translation>
</message>
<message>
<source>window</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>fenêtre</translation>
</message>
<message>
<source>centre</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>centre</translation>
</message>
<message>
<source>taken</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>choisie</translation>
</message>
<message>
<source>Weight</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>Poids</translation>
</message>
<message>
<source>outlined: known link, dashed: a possible one</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>contour plein : lien connu, tirets : lien possible</translation>
</message>
<message>
<source>The pictures are drawn by a script in this file: allow it to run.</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>Les images sont dessinées par un script de ce fichier : autorisez-le à s’exécuter.</translation>
</message>
<message>
<source>ln p / length</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>ln p / longueur</translation>
</message>
<message>
<source>, ended places refilled</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>, places terminées remplies</translation>
</message>
<message>
<source>no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/figures/step/landscape_drawing.cpp</extracomment>
<translation>aucune piste n’a de paysage ; seules en ont les pistes récurrentes à portée globale qui ont décodé trois pas.</translation>
</message>
<message>
<source>class </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>classe </translation>
</message>
<message>
<source>next </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>suivant </translation>
</message>
<message>
<source>Alignment of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Alignement de %1</translation>
</message>
<message>
<source>%1 attention</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Attention %1</translation>
</message>
<message>
<source>step %1 of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>pas %1 sur %2</translation>
</message>
<message>
<source>step %1</source>
<extracomment>core/decode/interventions.cpp, ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>pas %1</translation>
</message>
<message>
<source>temperature %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_marks.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>température %1</translation>
</message>
<message>
<source>source token %1 replaced by %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>token source %1 remplacé par %2</translation>
</message>
<message>
<source>no annotation of source token %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>annotation du token source %1 supprimée</translation>
</message>
<message numerus="yes">
<source>no annotations of source tokens %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>annotation du token source %1 supprimée</numerusform>
<numerusform>annotations des tokens sources %1 supprimées</numerusform>
</translation>
</message>
<message>
<source> in %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> dans %1</translation>
</message>
<message>
<source>weights of step %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>poids du pas %1</translation>
</message>
<message>
<source>token of step %1 set to %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>token du pas %1 fixé à %2</translation>
</message>
<message>
<source>temperature %1 at step %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>température %1 au pas %2</translation>
</message>
<message numerus="yes">
<source>weights of steps %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>poids du pas %1</numerusform>
<numerusform>poids des pas %1</numerusform>
</translation>
</message>
<message>
<source>Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), temperature %5</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Poids d’attention de %1 fonctions de score sur un plan de requêtes, %2 clés, requête (%3, %4), température %5</translation>
</message>
<message>
<source>model %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>modèle %1</translation>
</message>
<message>
<source>beam search of width %1, score %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>recherche en faisceau de largeur %1, score %2</translation>
</message>
<message>
<source>in %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>dans %1 : %2</translation>
</message>
<message>
<source>Attention of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Attention de %1</translation>
</message>
<message>
<source>Attention of %1 lanes (%2)</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Attention de %1 pistes (%2)</translation>
</message>
<message>
<source>Alignments of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Alignements de %1</translation>
</message>
<message>
<source>%1 less that of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1, moins la base %2</translation>
</message>
<message>
<source>models %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>modèles %1</translation>
</message>
<message>
<source>sentence %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>phrase %1 %2</translation>
</message>
<message>
<source>; changed by hand: %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> ; changé à la main : %1</translation>
</message>
<message>
<source>lanes</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>pistes</translation>
</message>
<message>
<source>beam</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>faisceau</translation>
</message>
<message>
<source>less %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>moins %1</translation>
</message>
<message>
<source>systems</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>systèmes</translation>
</message>
<message>
<source>PNG picture</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Image PNG</translation>
</message>
<message>
<source>SVG drawing</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Dessin SVG</translation>
</message>
<message>
<source>PDF page</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Page PDF</translation>
</message>
<message>
<source>Numbers as CSV</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Nombres en CSV</translation>
</message>
<message>
<source>Numbers as JSON</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Nombres en JSON</translation>
</message>
<message>
<source>LaTeX table</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Tableau LaTeX</translation>
</message>
<message>
<source>%1 or %2</source>
<extracomment>core/files/formats/npy_array.cpp, core/inspect/sentences/undecided.cpp, core/network/models/config_json.cpp, ui/figures/step/step_export.cpp</extracomment>
<translation>%1 ou %2</translation>
</message>
<message>
<source>%1: the ending of the name decides the format. Choose %2.</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>%1 : l’extension du nom décide du format. Choisissez %2.</translation>
</message>
<message>
<source>Heatmap of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Carte de chaleur d’une piste</translation>
</message>
<message>
<source>All lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Toutes les pistes</translation>
</message>
<message>
<source>Side by side</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Côte à côte</translation>
</message>
<message>
<source>Lines of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Traits d’une piste</translation>
</message>
<message>
<source>Differences from one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Différences avec une piste</translation>
</message>
<message>
<source>Beam tree of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Arbre du faisceau d’une piste</translation>
</message>
<message>
<source>Text of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Texte d’une piste</translation>
</message>
<message>
<source>Texts of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Textes de toutes les pistes</translation>
</message>
<message>
<source>Score landscapes of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Paysages des scores de toutes les pistes</translation>
</message>
<message>
<source>1 lane</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>1 piste</translation>
</message>
<message numerus="yes">
<source>%1 lanes</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>
<numerusform>%1 piste</numerusform>
<numerusform>%1 pistes</numerusform>
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
<translation>« %1 »</translation>
</message>
<message>
<source>1 step</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>1 étape</translation>
</message>
<message numerus="yes">
<source>%1 steps</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>
<numerusform>%1 étape</numerusform>
<numerusform>%1 étapes</numerusform>
</translation>
</message>
<message>
<source>“%1”, %2</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>« %1 », %2</translation>
</message>
<message>
<source>the run</source>
<extracomment>core/runs/run_file_save.cpp, ui/files/autosave_kinds.cpp</extracomment>
<translation>l’entraînement</translation>
</message>
<message>
<source>The program ended before this run was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Le programme s’est arrêté avant que cet entraînement soit enregistré :</translation>
</message>
<message>
<source>The run of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>L’entraînement du %1 a été récupéré. Il n’est pas encore enregistré dans un fichier</translation>
</message>
<message>
<source>the session</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>la session</translation>
</message>
<message>
<source>The program ended before this session was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Le programme s’est arrêté avant que cette session soit enregistrée :</translation>
</message>
<message>
<source>The session of %1 was recovered. Its changes are not saved yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>La session du %1 a été récupérée. Ses modifications ne sont pas encore enregistrées</translation>
</message>
<message>
<source>the lesson</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>la leçon</translation>
</message>
<message>
<source>The program ended before this lesson was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Le programme s’est arrêté avant que cette leçon soit enregistrée :</translation>
</message>
<message>
<source>The lesson of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>La leçon du %1 a été récupérée. Elle n’est pas encore enregistrée dans un fichier</translation>
</message>
<message>
<source>Attention Lab</source>
<extracomment>ui/files/left_behind.cpp, ui/files/run_in_session_dialog.cpp, ui/inspect/inspect_mode_gold.cpp, ui/train/train_exports.cpp, ui/train/train_files.cpp, ui/train/train_mode.cpp, ui/window/main_window.cpp, ui/window/session_files.cpp</extracomment>
<translation>Attention Lab</translation>
</message>
<message>
<source>%1, kept %2.</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>%1, copie du %2.</translation>
</message>
<message>
<source>The copy of %1 cannot be opened: %2</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>La copie du %1 ne peut pas être ouverte : %2</translation>
</message>
<message>
<source>Ask &amp;Later</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>Plus &amp;tard</translation>
</message>
<message>
<source>%1 kB</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>%1 ko</translation>
</message>
<message>
<source>%1 MB</source>
<extracomment>ui/files/run_in_session_dialog.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>%1 Mo</translation>
</message>
<message>
<source>%1 GB</source>
<extracomment>ui/files/run_in_session_dialog.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>%1 Go</translation>
</message>
<message>
<source>Shall the session take the training run along (%1, %2)?</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>La session doit-elle contenir l’entraînement (%1, %2) ?</translation>
</message>
<message>
<source>With its weights it adds %1 to the file, and training goes on where it is. Without them it adds %2: the charts and heatmaps are there, and to go on the run is trained again from its first weights.</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>Avec ses poids, il ajoute %1 au fichier et reprend là où il en est. Sans eux, il ajoute %2 : les graphiques et les cartes de chaleur sont là, mais pour continuer il est refait depuis ses premiers poids.</translation>
</message>
<message>
<source>&amp;With Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Avec les poids</translation>
</message>
<message>
<source>With&amp;out Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Sans les poids</translation>
</message>
<message>
<source>&amp;Leave the Run Out</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Laisser de côté</translation>
</message>
<message>
<source>%1: cannot be created, so the settings are not kept. Free some space, or allow writing there.</source>
<extracomment>ui/files/settings_file.cpp</extracomment>
<translation>%1 : création impossible, les réglages ne sont donc pas conservés. Libérez de l’espace, ou autorisez l’écriture à cet endroit.</translation>
</message>
<message>
<source>tokens</source>
<extracomment>ui/inspect/charts/chart_text.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>tokens</translation>
</message>
<message>
<source>bits</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>bits</translation>
</message>
<message>
<source>nats</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>nats</translation>
</message>
<message>
<source>Metrics as CSV (*.csv)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Métriques en CSV (*.csv)</translation>
</message>
<message>
<source>Metrics as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Métriques en JSON (*.json)</translation>
</message>
<message>
<source>Links as Pharaoh (*.talp)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Liens au format Pharaoh (*.talp)</translation>
</message>
<message>
<source>Weights as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Poids en JSON (*.json)</translation>
</message>
<message>
<source>Weights as Nematus writes them (*.txt)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Poids tels que les écrit Nematus (*.txt)</translation>
</message>
<message>
<source>Report as HTML (*.html)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Rapport en HTML (*.html)</translation>
</message>
<message>
<source>Report as PDF (*.pdf)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Rapport en PDF (*.pdf)</translation>
</message>
<message>
<source>target texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textes cibles</translation>
</message>
<message>
<source>source texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textes sources</translation>
</message>
<message>
<source>texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textes</translation>
</message>
<message>
<source>The %1 of %2 are not known: its tokens are compared by their places.</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>Les %1 de %2 sont inconnus : ses tokens sont comparés par leur position.</translation>
</message>
<message>
<source>AER</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER</translation>
</message>
<message>
<source>entropy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/picture/picture_figures.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>entropie</translation>
</message>
<message>
<source>confidence</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>confiance</translation>
</message>
<message>
<source>coverage dev.</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>écart de couv.</translation>
</message>
<message>
<source>absentm. out</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>distr. sortie</translation>
</message>
<message>
<source>absentm. in</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>distr. entrée</translation>
</message>
<message>
<source>log p</source>
<extracomment>ui/inspect/picture/picture_figures.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>log p</translation>
</message>
<message>
<source>no file</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>aucun fichier</translation>
</message>
<message>
<source>Choose…</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Choisir…</translation>
</message>
<message>
<source>Open Texts</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Ouvrir des textes</translation>
</message>
<message>
<source>What was left out</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Ce qui a été laissé de côté</translation>
</message>
<message>
<source>Left out:</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Laissé de côté :</translation>
</message>
<message>
<source>How the File Was Read</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Comment le fichier a été lu</translation>
</message>
<message>
<source>Open Again As</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Rouvrir en tant que</translation>
</message>
<message>
<source>Read &amp;Again</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>&amp;Relire</translation>
</message>
<message>
<source>&amp;Open</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>&amp;Ouvrir</translation>
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
<translation>Préc.</translation>
</message>
<message>
<source>Recall</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Rappel</translation>
</message>
<message>
<source>Entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Entropie</translation>
</message>
<message>
<source>S. entropy</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Entropie S</translation>
</message>
<message>
<source>Coverage</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Couverture</translation>
</message>
<message>
<source>Absent. T</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Distr. C</translation>
</message>
<message>
<source>Absent. S</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Distr. S</translation>
</message>
<message>
<source>Confid.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Conf.</translation>
</message>
<message>
<source>Disagr.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Désacc.</translation>
</message>
<message>
<source>Right</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Juste</translation>
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
<translation>Nombre</translation>
</message>
<message>
<source>The sentence's number in its file.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Le numéro de la phrase dans son fichier.</translation>
</message>
<message>
<source>Source</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Source</translation>
</message>
<message>
<source>The source's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Les tokens de la source.</translation>
</message>
<message>
<source>Target</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Cible</translation>
</message>
<message>
<source>The target's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Les tokens de la cible.</translation>
</message>
<message>
<source>&amp;Zoom</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>&amp;Zoom</translation>
</message>
<message>
<source>Zoom &amp;In</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>Zoom a&amp;vant</translation>
</message>
<message>
<source>Zoom &amp;Out</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>Zoom a&amp;rrière</translation>
</message>
<message>
<source>&amp;Fit</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>A&amp;juster</translation>
</message>
<message>
<source>The whole sentence, as far as it fits</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>La phrase entière, autant que possible</translation>
</message>
<message>
<source>encoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>encodeur</translation>
</message>
<message>
<source>decoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>décodeur</translation>
</message>
<message>
<source>words</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>mots</translation>
</message>
<message>
<source>word × sent.</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>mot × phr.</translation>
</message>
<message>
<source>rollout</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_choices.cpp</extracomment>
<translation>rollout</translation>
</message>
<message>
<source>sentences</source>
<extracomment>core/tasks/task_registry.cpp, ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>phrases</translation>
</message>
<message>
<source>attention</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>attention</translation>
</message>
<message>
<source>cross</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>croisée</translation>
</message>
<message>
<source>pool</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>pooling</translation>
</message>
<message>
<source>self-attention of the encoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>auto-attention de l’encodeur</translation>
</message>
<message>
<source>self-attention of the decoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>auto-attention du décodeur</translation>
</message>
<message>
<source>words in their sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>mots dans leur phrase</translation>
</message>
<message>
<source>word × sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>mot × phrase</translation>
</message>
<message>
<source>cross-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>attention croisée</translation>
</message>
<message>
<source>rollout of attention through all layers</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>rollout de l’attention à travers toutes les couches</translation>
</message>
<message>
<source>words of the text</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>mots du texte</translation>
</message>
<message>
<source>layer %1</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>couche %1</translation>
</message>
<message>
<source>mean of %1 heads</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>moyenne de %1 têtes</translation>
</message>
<message>
<source>head %1</source>
<extracomment>core/network/shown_maps.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>tête %1</translation>
</message>
<message>
<source>%1, %2</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1, %2</translation>
</message>
<message>
<source>%1 (alignment of its own program)</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 (alignement de son propre programme)</translation>
</message>
<message>
<source>%1 mean</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 moy.</translation>
</message>
<message>
<source>yes</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>oui</translation>
</message>
<message>
<source>no</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>non</translation>
</message>
<message>
<source>not known</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/kit/text/metric_text.cpp</extracomment>
<translation>inconnu</translation>
</message>
<message>
<source>%1
Exactly %2</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
Exactement %2</translation>
</message>
<message>
<source>%1
Not known of this sentence</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
Inconnu pour cette phrase</translation>
</message>
<message>
<source>1 layer</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 couche</translation>
</message>
<message numerus="yes">
<source>%1 layers</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 couche</numerusform>
<numerusform>%1 couches</numerusform>
</translation>
</message>
<message>
<source>1 head</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 tête</translation>
</message>
<message numerus="yes">
<source>%1 heads</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 tête</numerusform>
<numerusform>%1 têtes</numerusform>
</translation>
</message>
<message>
<source>no positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>sans positions</translation>
</message>
<message>
<source>learned positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>positions apprises</translation>
</message>
<message>
<source>rotary positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>positions rotatives</translation>
</message>
<message>
<source>sinusoidal positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>positions sinusoïdales</translation>
</message>
<message>
<source>norm after each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>normalisation après chaque sous-couche</translation>
</message>
<message>
<source>norm before each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>normalisation avant chaque sous-couche</translation>
</message>
<message>
<source>both directions</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>deux sens</translation>
</message>
<message>
<source>one direction</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>un seul sens</translation>
</message>
<message>
<source>%1; words: %2; sentences: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 ; mots : %2 ; phrases : %3</translation>
</message>
<message>
<source>windows of %1 tokens</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>fenêtres de %1 tokens</translation>
</message>
<message>
<source>%1, a learned query, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1, une requête apprise, une classe</translation>
</message>
<message>
<source>%1, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1, une classe</translation>
</message>
<message>
<source> with input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> avec input feeding</translation>
</message>
<message>
<source> without input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> sans input feeding</translation>
</message>
<message>
<source>%1 + %2 layers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 + %2 couches</translation>
</message>
<message>
<source>encoder: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>encodeur : %1</translation>
</message>
<message>
<source>no input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>sans input feeding</translation>
</message>
<message>
<source>Span: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Portée : %1</translation>
</message>
<message>
<source>no attention</source>
<extracomment>ui/figures/film/film_tiles.cpp, ui/inspect/sheet/contact_sheet.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>sans attention</translation>
</message>
<message>
<source>Attention to the source: %1, %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Attention à la source : %1, %2</translation>
</message>
<message>
<source>Attention to the source: none, one fixed vector for every step</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Attention à la source : aucune, un vecteur fixe pour tous les pas</translation>
</message>
<message>
<source>, window %1 to each side</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>, fenêtre de %1 de chaque côté</translation>
</message>
<message>
<source>%1
Decoder: %2
Encoder: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1
Décodeur : %2
Encodeur : %3</translation>
</message>
<message>
<source>width %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>largeur %1</translation>
</message>
<message>
<source>%1 · hidden %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 · état caché %2</translation>
</message>
<message>
<source>annotations of %1 numbers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>annotations de %1 nombres</translation>
</message>
<message>
<source>1 sentence</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>1 phrase</translation>
</message>
<message numerus="yes">
<source>%1 sentences</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 phrase</numerusform>
<numerusform>%1 phrases</numerusform>
</translation>
</message>
<message>
<source>1 token</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>1 token</translation>
</message>
<message numerus="yes">
<source>%1 tokens</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 token</numerusform>
<numerusform>%1 tokens</numerusform>
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
<translation>espace</translation>
</message>
<message>
<source>line feed</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>saut de ligne</translation>
</message>
<message>
<source>carriage return</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>retour chariot</translation>
</message>
<message>
<source>tab</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>tabulation</translation>
</message>
<message>
<source>no-break space</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>espace insécable</translation>
</message>
<message>
<source>an empty token</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>un token vide</translation>
</message>
<message>
<source>Clear the text</source>
<extracomment>ui/kit/widgets/clear_button.cpp</extracomment>
<translation>Effacer le texte</translation>
</message>
<message>
<source>%1 at position %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp</extracomment>
<translation>%1 à la position %2</translation>
</message>
<message>
<source>%1 at step %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp, ui/pictures/attention/attention_plot_events.cpp, ui/pictures/attention/difference_painter.cpp, ui/pictures/beam/beam_text.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 au pas %2</translation>
</message>
<message>
<source>one fixed vector for every step</source>
<extracomment>ui/pictures/attention/attention_painter.cpp, ui/pictures/lines/lines_painter.cpp</extracomment>
<translation>un vecteur fixe pour tous les pas</translation>
</message>
<message>
<source>one fixed vector</source>
<extracomment>ui/pictures/attention/attention_painter.cpp</extracomment>
<translation>un vecteur fixe</translation>
</message>
<message>
<source>by itself the lane would say %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>d’elle-même, la piste dirait %1</translation>
</message>
<message>
<source>not expected here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>inattendu ici</translation>
</message>
<message>
<source>expected: %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>attendu : %1</translation>
</message>
<message>
<source>one expected token is missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>il manque un token attendu avant celui-ci</translation>
</message>
<message numerus="yes">
<source>%1 expected tokens are missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
<numerusform>il manque %1 token attendu avant celui-ci</numerusform>
<numerusform>il manque %1 tokens attendus avant celui-ci</numerusform>
</translation>
</message>
<message>
<source>minus %1: %2</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>moins %1 : %2</translation>
</message>
<message>
<source>not permitted</source>
<extracomment>ui/pictures/attention/attention_table.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>non permis</translation>
</message>
<message>
<source>%1, from position %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1, depuis la position %2 %3 : %4</translation>
</message>
<message>
<source>%1, step %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1, pas %2 %3 : %4</translation>
</message>
<message>
<source>, most looked at</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>, le plus regardé</translation>
</message>
<message>
<source>, a known link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, lien connu</translation>
</message>
<message>
<source>, a possible link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, lien possible</translation>
</message>
<message>
<source>step</source>
<extracomment>ui/pictures/beam/beam_painter.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>pas</translation>
</message>
<message>
<source>1 hypothesis was cut at %1 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 hypothèse coupée à %1 tokens</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses were cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 hypothèse coupée à %2 tokens</numerusform>
<numerusform>%1 hypothèses coupées à %2 tokens</numerusform>
</translation>
</message>
<message>
<source>1 hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 hypothèse terminée</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 hypothèse terminée</numerusform>
<numerusform>%1 hypothèses terminées</numerusform>
</translation>
</message>
<message>
<source>%1 cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>%1 coupées à %2 tokens</translation>
</message>
<message>
<source>Searched again: every hypothesis says %1, as you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Nouvelle recherche : chaque hypothèse dit %1, selon votre choix</translation>
</message>
<message>
<source> and </source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation> et </translation>
</message>
<message>
<source>Searched again: every hypothesis says the %1 tokens that you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Nouvelle recherche : chaque hypothèse dit les %1 tokens que vous avez choisis</translation>
</message>
<message>
<source>No hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Aucune hypothèse terminée</translation>
</message>
<message>
<source>The best, ln p %1 (score %2)</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>La meilleure, ln p %1 (score %2)</translation>
</message>
<message>
<source>, differs from the lane's output at step %1</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, diffère de la sortie de la piste au pas %1</translation>
</message>
<message>
<source>, is the lane's output</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, est la sortie de la piste</translation>
</message>
<message>
<source>, begins like the lane's output so far</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, commence comme la sortie actuelle de la piste</translation>
</message>
<message>
<source>ended, but %1 others ended with a better score</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>terminée, mais %1 autres se terminent avec un meilleur score</translation>
</message>
<message>
<source>ended, rank %1 of %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>terminée, rang %1 sur %2</translation>
</message>
<message>
<source>cut at %1 tokens, rank %2 of %3</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>coupée à %1 tokens, rang %2 sur %3</translation>
</message>
<message>
<source>pruned: other hypotheses were more probable</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>élaguée : d’autres hypothèses étaient plus probables</translation>
</message>
<message>
<source>continued</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>prolongée</translation>
</message>
<message>
<source>continued, but never ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>prolongée, mais jamais terminée</translation>
</message>
<message>
<source>p = %1 after the tokens before it, ln p %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>p = %1 après les tokens qui précèdent, ln p %2</translation>
</message>
<message>
<source>all up to here: ln p %1, score %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>tout jusqu’ici : ln p %1, score %2</translation>
</message>
<message>
<source>learning rate %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>taux d’apprentissage %1</translation>
</message>
<message>
<source>rate %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>taux %1</translation>
</message>
<message>
<source>dropout %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
<translation>dropout %1</translation>
</message>
<message>
<source>teacher forcing ratio %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>part de teacher forcing %1</translation>
</message>
<message>
<source>forcing %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>forcing %1</translation>
</message>
<message>
<source>without end</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>sans fin</translation>
</message>
<message>
<source>to %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>jusqu’à %1</translation>
</message>
<message>
<source>all lanes</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>toutes les pistes</translation>
</message>
<message>
<source>After update %1: %2 (%3)</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>Après la mise à jour %1 : %2 (%3)</translation>
</message>
<message>
<source>Point at a word to see where it looks.</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>Pointez un mot pour voir où il regarde.</translation>
</message>
<message>
<source>weight in its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>poids dans sa phrase %1</translation>
</message>
<message>
<source>weight of its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>poids de sa phrase %1</translation>
</message>
<message>
<source>looked at with %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>regardé avec %1</translation>
</message>
<message>
<source>weight %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>poids %1</translation>
</message>
<message>
<source>%1, position %2</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>%1, position %2</translation>
</message>
<message>
<source>, not in the vocabulary</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp</extracomment>
<translation>, absent du vocabulaire</translation>
</message>
<message>
<source>%1 does not attend: the words have no weights</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 n’a pas d’attention : les mots n’ont pas de poids</translation>
</message>
<message>
<source>sentence %1 has %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>la phrase %1 a %2</translation>
</message>
<message>
<source>evidence: the class is known from it</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>indice : il fait connaître la classe</translation>
</message>
<message>
<source>evidence of %1, the true class</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>indice de %1, la vraie classe</translation>
</message>
<message>
<source>%1 more: %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 autres : %2</translation>
</message>
<message>
<source>, evidence</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>, indice</translation>
</message>
<message>
<source>, evidence of %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>, indice de %1</translation>
</message>
<message>
<source>sentence %1 of %2</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>phrase %1 sur %2</translation>
</message>
<message>
<source>%1, weight %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1, poids %2</translation>
</message>
<message>
<source>far out tanh saturates: equal weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>au loin, tanh sature : poids égaux</translation>
</message>
<message>
<source>the plane is turned by W before the product</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>W fait tourner le plan avant le produit</translation>
</message>
<message>
<source>a longer query makes sharper weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>une requête plus longue rend les poids plus nets</translation>
</message>
<message>
<source>like dot, but softer by √2</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>comme dot, mais adouci par √2</translation>
</message>
<message>
<source>projections see mostly the horizontal</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>les projections voient surtout l’horizontale</translation>
</message>
<message>
<source>the angle alone counts, at any length</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>seul l’angle compte, quelle que soit la longueur</translation>
</message>
<message>
<source>keys are not read, only their positions</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>les clés ne sont pas lues, seulement leurs positions</translation>
</message>
<message>
<source>%1 % of the variance of the queries lies in this plane</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>%1 % de la variance des requêtes est dans ce plan</translation>
</message>
<message>
<source>%1 has no weights to compare with: choose another.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 n’a pas de poids à comparer : choisissez-en une autre.</translation>
</message>
<message>
<source>%1 and %2 show maps with other axes, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 et %2 montrent des cartes aux axes différents, leurs poids ne peuvent donc pas être comparés.</translation>
</message>
<message>
<source>%1 and %2 read different source tokens, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 et %2 lisent des tokens sources différents, leurs poids ne peuvent donc pas être comparés.</translation>
</message>
<message>
<source>%1 has no step %2: nothing to compare with</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 n’atteint pas le pas %2 : rien à comparer</translation>
</message>
<message>
<source>The outputs differ from step %1 on, so these weights belong to different outputs</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>Les sorties diffèrent à partir du pas %1 ; ces poids appartiennent donc à des sorties différentes</translation>
</message>
<message>
<source>%1 says %2 here, %3 says %4</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 dit ici %2, %3 dit %4</translation>
</message>
<message>
<source>no link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>aucun lien trouvé</translation>
</message>
<message>
<source>possible link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>lien possible trouvé</translation>
</message>
<message>
<source>from %1, position %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>depuis %1, position %2</translation>
</message>
<message>
<source>step %1, %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>pas %1, %2</translation>
</message>
<message>
<source>α = %1, given   e = %2</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>α = %1, imposé   e = %2</translation>
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
<translation>● choisie : α = %1</translation>
</message>
<message>
<source>not taken: α = %1</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>non choisie : α = %1</translation>
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
<translation>hors de la fenêtre : α = %1   e = %2</translation>
</message>
<message>
<source>softmax %1 × factor %2
α = %3   e = %4</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>softmax %1 × facteur %2
α = %3   e = %4</translation>
</message>
<message>
<source>window %1 to %2 around p = %3, counted from 0</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>fenêtre de %1 à %2 autour de p = %3, à partir de 0</translation>
</message>
<message>
<source>Source token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Token source</translation>
</message>
<message>
<source>Word weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Poids des mots</translation>
</message>
<message>
<source>Sentence vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Vecteur de phrase</translation>
</message>
<message>
<source>Self-attention of the encoder</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Auto-attention de l’encodeur</translation>
</message>
<message>
<source>Windows and gates</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Fenêtres et portes</translation>
</message>
<message>
<source>Annotations</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Annotations</translation>
</message>
<message>
<source>Read</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Lu</translation>
</message>
<message>
<source>Self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>Auto-attention</translation>
</message>
<message>
<source>State</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>État</translation>
</message>
<message>
<source>Scores</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Scores</translation>
</message>
<message>
<source>Weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Poids</translation>
</message>
<message>
<source>Words × sentences</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Mots × phrases</translation>
</message>
<message>
<source>Context</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Contexte</translation>
</message>
<message>
<source>Values</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Valeurs</translation>
</message>
<message>
<source>Attentional vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Vecteur attentionnel</translation>
</message>
<message>
<source>Feed-forward</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Feed-forward</translation>
</message>
<message>
<source>Residual stream</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Flux résiduel</translation>
</message>
<message>
<source>Next token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Token suivant</translation>
</message>
<message>
<source>token</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>token</translation>
</message>
<message>
<source>weights</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>poids</translation>
</message>
<message>
<source>changed by hand: %1</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>changé à la main : %1</translation>
</message>
<message>
<source>the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>l’original a ici %1</translation>
</message>
<message>
<source>its annotation is set to 0</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>son annotation est mise à 0</translation>
</message>
<message>
<source>swapped by hand</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>remplacé à la main</translation>
</message>
<message>
<source>swapped by hand: the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>remplacé à la main : l’original a ici %1</translation>
</message>
<message>
<source>%1 in the original</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>%1 dans l’original</translation>
</message>
<message>
<source>%1 at %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp, ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 en %2</translation>
</message>
<message>
<source>%1 zeroed</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 mis à zéro</translation>
</message>
<message>
<source>%1 swapped in</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 substitué</translation>
</message>
<message>
<source>%1 swapped for %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 remplacé par %2</translation>
</message>
<message>
<source>all weight on step %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>tout le poids sur le pas %1</translation>
</message>
<message>
<source>all weight on %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>tout le poids sur %1</translation>
</message>
<message>
<source>uniform weights</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>poids uniformes</translation>
</message>
<message>
<source>weights by hand</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>poids à la main</translation>
</message>
<message>
<source>%1 uniform</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 uniforme</translation>
</message>
<message>
<source>%1 hard</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 dure</translation>
</message>
<message>
<source>%1 off</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 désactivée</translation>
</message>
<message>
<source>%1: %2</source>
<extracomment>ui/files/file_work.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
<translation>%1 : %2</translation>
</message>
<message>
<source>mask of %1 lifted</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>masque de %1 levé</translation>
</message>
<message>
<source>mask of %1 lifted (no effect: no later step is known)</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>masque de %1 levé (sans effet : aucun pas ultérieur n’est connu)</translation>
</message>
<message>
<source>the output is the same</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>la sortie est la même</translation>
</message>
<message>
<source>the output is the same so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>la sortie est la même jusqu’ici</translation>
</message>
<message>
<source>nothing</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>rien</translation>
</message>
<message>
<source>step %1: %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>pas %1 : %2 au lieu de %3</translation>
</message>
<message>
<source>first token that differs: step %1, %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>premier token différent : pas %1, %2 au lieu de %3</translation>
</message>
<message>
<source> of the output</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> de la sortie</translation>
</message>
<message>
<source> so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> jusqu’ici</translation>
</message>
<message>
<source>ln p%1%2 %3 → %4</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>ln p%1%2 %3 → %4</translation>
</message>
<message>
<source>positions shuffled</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>positions mélangées</translation>
</message>
<message>
<source>row %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>ligne %1 : %2</translation>
</message>
<message>
<source>step %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>pas %1 : %2</translation>
</message>
<message>
<source>says %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>dit %1</translation>
</message>
<message>
<source>mean</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>moyenne</translation>
</message>
<message>
<source>Decode Beam Pat&amp;h</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Décoder le c&amp;hemin du faisceau</translation>
</message>
<message>
<source>Make the selected path of the beam tree the output of the lane</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Faire du chemin sélectionné dans l’arbre du faisceau la sortie de la piste</translation>
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
<translation>couche l = %1</translation>
</message>
<message>
<source>number %1</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>composante %1</translation>
</message>
<message>
<source>w: the row of y in the output layer, through the norms on its way</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>w : la ligne de y dans la couche de sortie, à travers les normalisations sur son chemin</translation>
</message>
<message>
<source>x is what the cell reads</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>x est ce que lit la cellule</translation>
</message>
<message>
<source>at least 10⁻⁸: %1</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>au moins 10⁻⁸ : %1</translation>
</message>
<message>
<source>(%1 terms)</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>(%1 termes)</translation>
</message>
<message>
<source>This position takes no part in the softmax: it is outside of the window or has no score.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>Cette position ne participe pas au softmax : elle est hors de la fenêtre ou n’a pas de score.</translation>
</message>
<message>
<source>Nothing is inside the window: the nearest position gets everything.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>Rien n’est dans la fenêtre : la position la plus proche reçoit tout.</translation>
</message>
<message>
<source>It was set by hand.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>Il a été fixé à la main.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: not this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>L’attention dure prend la seule position de plus grand score : pas celle-ci.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>L’attention dure prend la seule position de plus grand score : celle-ci.</translation>
</message>
<message>
<source>the query</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la requête</translation>
</message>
<message>
<source>the query times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la requête multipliée par sa matrice</translation>
</message>
<message>
<source>the annotation of %1 times its matrix</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>l’annotation de %1 multipliée par sa matrice</translation>
</message>
<message>
<source>length of the query</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>longueur de la requête</translation>
</message>
<message>
<source>length of the annotation of %1</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>longueur de l’annotation de %1</translation>
</message>
<message>
<source>product of the lengths of query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>produit des longueurs de la requête et de l’annotation de %1, pas %2</translation>
</message>
<message>
<source>cosine between query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>cosinus entre la requête et l’annotation de %1, pas %2</translation>
</message>
<message>
<source>strength of the cosine</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>force du cosinus</translation>
</message>
<message>
<source>the score's hidden layer</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la couche cachée du score</translation>
</message>
<message>
<source>score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>score</translation>
</message>
<message>
<source>The model has learned positions 1 to %1 only: no score, so no weight.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>Le modèle n’a appris que les positions 1 à %1 : pas de score, donc pas de poids.</translation>
</message>
<message>
<source>the hidden layer of the window's centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la couche cachée du centre de la fenêtre</translation>
</message>
<message>
<source>the window's centre as a share of the source</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>le centre de la fenêtre, en part de la source</translation>
</message>
<message>
<source>the window's centre, counted from 0,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>le centre de la fenêtre, compté à partir de 0,</translation>
</message>
<message>
<source>The window moves on by one position with each step, as far as the last one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>La fenêtre avance d’une position à chaque pas, jusqu’à la dernière.</translation>
</message>
<message>
<source>distance from the window's centre</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>distance au centre de la fenêtre</translation>
</message>
<message>
<source>the window's factor</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>le facteur de la fenêtre</translation>
</message>
<message>
<source>score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>score, divisé par la température,</translation>
</message>
<message>
<source>largest score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>plus grand score, divisé par la température,</translation>
</message>
<message>
<source>shifted exponential of the score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>exponentielle décalée du score</translation>
</message>
<message>
<source>sum of the scores' exponentials</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>somme des exponentielles des scores</translation>
</message>
<message>
<source>softmax of the scores: share</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>softmax des scores : part</translation>
</message>
<message>
<source>weight</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>poids</translation>
</message>
<message>
<source>input gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>porte d’entrée</translation>
</message>
<message>
<source>forget gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>porte d’oubli</translation>
</message>
<message>
<source>candidate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>candidat</translation>
</message>
<message>
<source>output gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>porte de sortie</translation>
</message>
<message>
<source>reset gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>porte de réinitialisation</translation>
</message>
<message>
<source>update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>porte de mise à jour</translation>
</message>
<message>
<source>number %1 of the encoder's %2, %3, at %4</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>%2 de l’encodeur, %3, à %4, composante %1</translation>
</message>
<message>
<source>forwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>vers l’avant</translation>
</message>
<message>
<source>backwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>vers l’arrière</translation>
</message>
<message>
<source>number %1 of the decoder's %2 at step %3</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>%2 du décodeur au pas %3, composante %1</translation>
</message>
<message>
<source>, layer %1</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>, couche %1</translation>
</message>
<message>
<source>1 − update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>1 − porte de mise à jour</translation>
</message>
<message>
<source>candidate's part from the state before</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>part du candidat issue de l’état précédent</translation>
</message>
<message>
<source>memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>mémoire</translation>
</message>
<message>
<source>tanh of the memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>tanh de la mémoire</translation>
</message>
<message>
<source>state</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>état</translation>
</message>
<message>
<source>self-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>auto-attention</translation>
</message>
<message>
<source>feed-forward layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>couche feed-forward</translation>
</message>
<message>
<source>input of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>entrée de l’encodeur</translation>
</message>
<message>
<source>feed-forward layer of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>couche feed-forward de l’encodeur</translation>
</message>
<message>
<source>convolution</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>convolution</translation>
</message>
<message>
<source>last norm of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>dernière normalisation de l’encodeur</translation>
</message>
<message>
<source>input of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>entrée du décodeur</translation>
</message>
<message>
<source>feed-forward layer of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>couche feed-forward du décodeur</translation>
</message>
<message>
<source>last norm of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>dernière normalisation du décodeur</translation>
</message>
<message>
<source>if the decoder stopped before its first layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si le décodeur s’arrêtait avant sa première couche</translation>
</message>
<message>
<source>if the decoder stopped after its %1, layer %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si le décodeur s’arrêtait après la partie « %1 », couche %2</translation>
</message>
<message>
<source>if the decoder stopped after its %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si le décodeur s’arrêtait après la partie « %1 »</translation>
</message>
<message>
<source>words of sentence %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>mots de la phrase %1</translation>
</message>
<message>
<source>gate %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>porte %1</translation>
</message>
<message>
<source>what the bias of the output layer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que le biais de la couche de sortie ajoute au logit</translation>
</message>
<message>
<source>what the bias of the last norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que le biais de la dernière normalisation ajoute au logit</translation>
</message>
<message>
<source>what the bias of the norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que le biais de la normalisation ajoute au logit</translation>
</message>
<message>
<source>what the token that was read adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que le token lu ajoute au logit</translation>
</message>
<message>
<source>what its position adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que sa position ajoute au logit</translation>
</message>
<message>
<source>what the sublayer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ce que la sous-couche ajoute au logit</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a quantity of a token</comment>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1 de %2</translation>
</message>
<message>
<source>%1 (position %2)</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 (position %2)</translation>
</message>
<message>
<source>%1 for %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1 pour %2</translation>
</message>
<message>
<source>number %1 of %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%2, composante %1</translation>
</message>
<message>
<source>number %1 of the %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%2, composante %1</translation>
</message>
<message>
<source>%1 of %2 at step %3</source>
<extracomment>ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 de %2 au pas %3</translation>
</message>
<message>
<source>the annotation of %1</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>l’annotation de %1</translation>
</message>
<message>
<source>This annotation was set to 0 by hand.</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>Cette annotation a été mise à 0 à la main.</translation>
</message>
<message>
<source>the summary: the encoder's last states</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>le résumé : les derniers états de l’encodeur</translation>
</message>
<message>
<source>the summary: the mean of the annotations</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>le résumé : la moyenne des annotations</translation>
</message>
<message>
<source>the first state s₀</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>le premier état s₀</translation>
</message>
<message>
<source>the context</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>le contexte</translation>
</message>
<message>
<source>the attentional vector</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>le vecteur attentionnel</translation>
</message>
<message>
<source>logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>logit</translation>
</message>
<message>
<source>largest logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>plus grand logit</translation>
</message>
<message>
<source>shifted exponential of the logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>exponentielle décalée du logit</translation>
</message>
<message>
<source>sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>somme des exponentielles des logits</translation>
</message>
<message>
<source>logarithm of the sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logarithme de la somme des exponentielles des logits</translation>
</message>
<message>
<source>probability</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>probabilité</translation>
</message>
<message>
<source>logarithm of the probability of the token written</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logarithme de la probabilité du token écrit</translation>
</message>
<message>
<source>No difference in %1 numbers, computed again in double precision</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>Aucune différence sur %1 nombres, recalculés en double précision</translation>
</message>
<message>
<source>Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, computed again %5)</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>Plus grande différence %2 sur %1 nombres, recalculés en double précision : %3 (affiché %4, recalculé %5)</translation>
</message>
<message>
<source>constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>constante</translation>
</message>
<message>
<source>a constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>une constante</translation>
</message>
<message>
<source>learned: number %1 of %2</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>appris : composante %1 de %2</translation>
</message>
<message>
<source>learned: row %1, column %2 of %3</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>appris : ligne %1, colonne %2 de %3</translation>
</message>
<message>
<source>, the row of %1</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>, la ligne de %1</translation>
</message>
<message>
<source>This map gives the same weight to every position that is permitted.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>Cette carte donne le même poids à chaque position permise.</translation>
</message>
<message>
<source>This map is switched off.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>Cette carte est désactivée.</translation>
</message>
<message>
<source>1 parameter</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>1 paramètre</translation>
</message>
<message numerus="yes">
<source>%1 parameters</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/setup/recipe_dialog.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>
<numerusform>%1 paramètre</numerusform>
<numerusform>%1 paramètres</numerusform>
</translation>
</message>
<message>
<source>%1 k parameters</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>%1 k paramètres</translation>
</message>
<message>
<source>fresh pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>paires inédites</translation>
</message>
<message>
<source>held-out pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>paires de validation</translation>
</message>
<message>
<source>model: %1 % of %2</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>modèle : %1 % sur %2</translation>
</message>
<message>
<source>model: %1 % of %2, AER %3</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>modèle : %1 % sur %2, AER %3</translation>
</message>
<message>
<source>1 weight computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>1 poids calculé</translation>
</message>
<message numerus="yes">
<source>%1 weights computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>
<numerusform>%1 poids calculé</numerusform>
<numerusform>%1 poids calculés</numerusform>
</translation>
</message>
<message>
<source> of %1 (m·T a lane)</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> sur %1 (m·T par piste)</translation>
</message>
<message>
<source> of %1</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> sur %1</translation>
</message>
<message>
<source>seed %1</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>graine %1</translation>
</message>
<message>
<source>No model is open</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Aucun modèle n’est ouvert</translation>
</message>
<message>
<source>Open a model file with Ctrl+O, or drop one here</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ouvrez un fichier de modèle avec Ctrl+O, ou déposez-en un ici</translation>
</message>
<message>
<source>Type a text to decode</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/step/session/descriptions.cpp</extracomment>
<translation>Saisissez un texte à décoder</translation>
</message>
<message>
<source>Ctrl+L goes to the source text</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L va au texte source</translation>
</message>
<message>
<source>Ctrl+L goes to the source text; “%1” has examples</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L va au texte source ; « %1 » propose des exemples</translation>
</message>
<message>
<source>tokens read</source>
<extracomment>ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>tokens lus</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens so far</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1 : m = %2 tokens sources, T = %3 tokens de sortie jusqu’ici</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens are expected</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1 : m = %2 tokens sources, T = %3 tokens de sortie attendus</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1 : m = %2 tokens sources, T = %3 tokens de sortie</translation>
</message>
<message>
<source>. Its %1 attention maps have %2 weights.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. Ses %1 cartes d’attention ont %2 poids.</translation>
</message>
<message>
<source>. Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. L’attention pondère chaque token source à chaque pas : m · T = %1 · %2 = %3 poids. Sans elle, il ne reste que lire et écrire : m + T = %1 + %2 = %4 pas.</translation>
</message>
<message>
<source>One Review, Four Readers</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Une critique, quatre lecteurs</translation>
</message>
<message>
<source>by sentence, flat, without order, without attention</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>par phrase, à plat, sans ordre, sans attention</translation>
</message>
<message>
<source>The Head That Aligns</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>La tête qui aligne</translation>
</message>
<message>
<source>a Transformer's head beside the attention of a GRU</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>une tête de Transformer à côté de l’attention d’un GRU</translation>
</message>
<message>
<source>The Order-Blind Transformer</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Le Transformer aveugle à l’ordre</translation>
</message>
<message>
<source>without positions it cannot turn a word round</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>sans positions, il ne peut pas retourner un mot</translation>
</message>
<message>
<source>the parts of a date change their places</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>les parties d’une date changent de place</translation>
</message>
<message>
<source>the attention walks along the letters</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>l’attention avance le long des lettres</translation>
</message>
<message>
<source>the attention walks backwards</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>l’attention avance à reculons</translation>
</message>
<message>
<source>the next letter may be anywhere</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>la lettre suivante peut être n’importe où</translation>
</message>
<message>
<source>words become digits, and some digits have no word</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>des mots deviennent des chiffres, et certains chiffres n’ont pas de mot</translation>
</message>
<message>
<source>a digit becomes several words</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>un chiffre devient plusieurs mots</translation>
</message>
<message>
<source>words change their order between languages</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>les mots changent d’ordre d’une langue à l’autre</translation>
</message>
<message>
<source>each word has a part of speech, and its neighbours tell which</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>chaque mot a une catégorie, que ses voisins révèlent</translation>
</message>
<message>
<source>a few words of a text decide its class</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>quelques mots d’un texte décident de sa classe</translation>
</message>
<message>
<source>one of several opinions decides</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>une opinion parmi plusieurs décide</translation>
</message>
<message>
<source>two of many numbers are added</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>deux nombres parmi beaucoup sont additionnés</translation>
</message>
<message>
<source>Open Model</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Ouvrir un modèle</translation>
</message>
<message>
<source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>%1 est un modèle de « %2 », et les pistes ouvertes sont de « %3 ».</translation>
</message>
<message>
<source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Toutes les pistes décodent un même texte. Seul, il part d’un texte de sa propre tâche ; à côté des autres, il décode le leur, qu’il n’a pas appris.</translation>
</message>
<message>
<source>Open &amp;Alone</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Ouvrir &amp;seul</translation>
</message>
<message>
<source>Open &amp;Beside the Others</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Ouvrir à &amp;côté des autres</translation>
</message>
<message>
<source>Units, layer %1</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Unités, couche %1</translation>
</message>
<message>
<source>W₁ x + b₁</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>W₁ x + b₁</translation>
</message>
<message>
<source>unit</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>unité</translation>
</message>
<message>
<source>Added to the stream</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Ajouté au flux</translation>
</message>
<message>
<source>self</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>auto</translation>
</message>
<message>
<source>ff</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>ff</translation>
</message>
<message>
<source>token %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>token %1</translation>
</message>
<message>
<source>position %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>position %1</translation>
</message>
<message>
<source>norm bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>biais norm.</translation>
</message>
<message>
<source>norm of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>norm. %1</translation>
</message>
<message>
<source>output bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>biais de sortie</translation>
</message>
<message>
<source>before the first layer</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>avant la première couche</translation>
</message>
<message>
<source>after %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>après %1</translation>
</message>
<message>
<source>Parts of the logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Parts du logit de %1</translation>
</message>
<message>
<source>adds</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>ajout</translation>
</message>
<message>
<source>If it stopped here</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>S’il s’arrêtait ici</translation>
</message>
<message>
<source>p of the most likely</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>p du plus probable</translation>
</message>
<message>
<source>p of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>p de %1</translation>
</message>
<message>
<source>logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>logit de %1</translation>
</message>
<message>
<source>Summary: mean of h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Résumé : moyenne de h</translation>
</message>
<message>
<source>Summary h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Résumé h→</translation>
</message>
<message>
<source>Summary [h→ ; h←]</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Résumé [h→ ; h←]</translation>
</message>
<message>
<source>Annotations h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Annotations h</translation>
</message>
<message>
<source>First state s₀</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Premier état s₀</translation>
</message>
<message>
<source>context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>contexte c</translation>
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
<translation>Fin du flux x</translation>
</message>
<message>
<source>score e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>score e</translation>
</message>
<message>
<source>Learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Requête apprise</translation>
</message>
<message>
<source>Query s</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Requête s</translation>
</message>
<message>
<source>Before s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>s précédent</translation>
</message>
<message>
<source>Fed back h̃</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Réinjecté h̃</translation>
</message>
<message>
<source>sentence %1</source>
<extracomment>ui/pictures/lane/annotated_source.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>phrase %1</translation>
</message>
<message>
<source>exp(e − max e)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp(e − max e)</translation>
</message>
<message>
<source>exp((e − max e) / temperature)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp((e − max e) / température)</translation>
</message>
<message>
<source>in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>dans la fenêtre</translation>
</message>
<message>
<source>softmax in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax dans la fenêtre</translation>
</message>
<message>
<source>softmax p</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax p</translation>
</message>
<message>
<source>factor</source>
<extracomment>ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>facteur</translation>
</message>
<message>
<source>weight α</source>
<extracomment>ui/figures/step/lines_drawing.cpp, ui/kit/widgets/colour_legend.cpp, ui/pictures/lines/lines_legend.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>poids α</translation>
</message>
<message>
<source>centre p, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>centre p, à partir de 0</translation>
</message>
<message>
<source>window starts</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>début de la fenêtre</translation>
</message>
<message>
<source>window ends</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>fin de la fenêtre</translation>
</message>
<message>
<source>σ = window / 2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>σ = fenêtre / 2</translation>
</message>
<message>
<source>position taken, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>position choisie, à partir de 0</translation>
</message>
<message>
<source>sum of the weights</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>somme des poids</translation>
</message>
<message>
<source>Span</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Portée</translation>
</message>
<message>
<source>value</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>valeur</translation>
</message>
<message>
<source>Input x</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Entrée x</translation>
</message>
<message>
<source>W x + b</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>W x + b</translation>
</message>
<message>
<source>Heads, layer %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Têtes, couche %1</translation>
</message>
<message>
<source>Values v of head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Valeurs v de la tête %1</translation>
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
<translation>sortie x</translation>
</message>
<message>
<source>Window of %1, layer %2</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Fenêtre de %1, couche %2</translation>
</message>
<message>
<source>Words of sentence %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Mots de la phrase %1</translation>
</message>
<message>
<source>sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>vecteur de phrase v</translation>
</message>
<message>
<source>h %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>h %1</translation>
</message>
<message>
<source>Sentence %1</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/table/sentence_model.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Phrase %1</translation>
</message>
<message>
<source>&amp;Heatmaps</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Cartes de chaleur</translation>
</message>
<message>
<source>Show the weights of each lane as a heatmap</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Afficher les poids de chaque piste en carte de chaleur</translation>
</message>
<message>
<source>Join source and output tokens by lines as thick as the weights</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Relier tokens sources et tokens de sortie par des traits aussi épais que les poids</translation>
</message>
<message>
<source>Show each lane's weights less those of the selected lane</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Afficher les poids de chaque piste moins ceux de la piste sélectionnée</translation>
</message>
<message>
<source>&amp;Beam Tree</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Arbre du faisceau</translation>
</message>
<message>
<source>Show what a beam search of the selected lane finds, pruned ends included</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Afficher ce que trouve une recherche en faisceau de la piste sélectionnée, branches élaguées comprises</translation>
</message>
<message>
<source>D&amp;ocuments</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>D&amp;ocuments</translation>
</message>
<message>
<source>Show the text in lines by sentence, each word shaded by its weight</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Afficher le texte en lignes, phrase par phrase, chaque mot ombré selon son poids</translation>
</message>
<message>
<source>&amp;Score Landscape</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Paysage des scores</translation>
</message>
<message>
<source>Show the weights as a function of the query, under every score function</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Afficher les poids en fonction de la requête, pour chaque fonction de score</translation>
</message>
<message>
<source>the %1 vocabulary of %2 (%3 tokens)</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>le vocabulaire %1 de %2 (%3 tokens)</translation>
</message>
<message>
<source>Say Another Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Dire un autre token</translation>
</message>
<message>
<source>The class that %1 says. The most likely ones come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>La classe que dit %1. Les plus probables viennent en premier.</translation>
</message>
<message>
<source>The token that %1 writes at step %2 and reads at step %3. The most likely tokens come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Le token que %1 écrit au pas %2 et lit au pas %3. Les tokens les plus probables viennent en premier.</translation>
</message>
<message>
<source>target</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>cible</translation>
</message>
<message>
<source>Say %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Dire %1</translation>
</message>
<message>
<source>Swap Source Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Remplacer le token source</translation>
</message>
<message>
<source>The token that %1 reads in place of %2, source token %3.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Le token que %1 lit à la place de %2, token source %3.</translation>
</message>
<message>
<source>source</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>source</translation>
</message>
<message>
<source>Read %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Lire %1</translation>
</message>
<message>
<source>No model is open.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Aucun modèle n’est ouvert.</translation>
</message>
<message>
<source>%1 has no attention: there are no scores to divide. Select another lane.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 n’a pas d’attention : il n’y a pas de scores à diviser. Sélectionnez une autre piste.</translation>
</message>
<message>
<source>Lift Causal Mask</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Lever le masque causal</translation>
</message>
<message>
<source>Let each step of %1 read the steps after it?</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Laisser chaque pas de %1 lire les pas qui le suivent ?</translation>
</message>
<message>
<source>The mask hides from a step what comes after it. Without it, a step reads the very token that it is to say, so a right answer proves nothing. This model was trained with the mask: what it makes of later tokens was never learned.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Le masque cache à un pas ce qui vient après lui. Sans lui, un pas lit le token même qu’il doit dire : une bonne réponse ne prouve donc rien. Ce modèle a été entraîné avec le masque : ce qu’il fait des tokens suivants n’a jamais été appris.</translation>
</message>
<message>
<source>There are later steps only while the decoder reads the reference. While it reads its own output, nothing changes.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Il n’y a de pas ultérieurs que lorsque le décodeur lit la référence. Tant qu’il lit sa propre sortie, rien ne change.</translation>
</message>
<message>
<source>&amp;Lift</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>&amp;Lever</translation>
</message>
<message>
<source>Learning &amp;rate</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>&amp;Taux d’apprentissage</translation>
</message>
<message>
<source>above 0, of the branch's first update; its schedule goes on in proportion</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>supérieur à 0, pour la première mise à jour de la branche ; son programme suit en proportion</translation>
</message>
<message>
<source>&amp;Dropout</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>&amp;Dropout</translation>
</message>
<message>
<source>&amp;Teacher forcing</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Teacher &amp;forcing</translation>
</message>
<message>
<source>New Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Nouvelle branche</translation>
</message>
<message>
<source>A new lane that is %1 up to update %2, and goes on from there with:</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Une nouvelle piste, identique à %1 jusqu’à la mise à jour %2, qui continue ensuite avec :</translation>
</message>
<message>
<source>&amp;Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Créer la &amp;branche</translation>
</message>
<message>
<source>%1 should be a number %2, found “%3”.</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>%1 : il faut un nombre %2, et non « %3 ».</translation>
</message>
<message>
<source>Change at least one of them.</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Changez-en au moins un.</translation>
</message>
<message>
<source>above 0</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>supérieur à 0</translation>
</message>
<message>
<source>from 0 to below 1</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>de 0 à moins de 1</translation>
</message>
<message>
<source>from 0 to 1</source>
<extracomment>core/train/recipes/recipe.cpp, ui/train/change_range.h</extracomment>
<translation>de 0 à 1</translation>
</message>
<message>
<source>%1 updates</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>%1 mises à jour</translation>
</message>
<message>
<source>update %1 of %2</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>mise à jour %1 sur %2</translation>
</message>
<message>
<source>update %1, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>mise à jour %1, sans fin</translation>
</message>
<message>
<source>updates %1 to %2 of %3</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>mises à jour %1 à %2 sur %3</translation>
</message>
<message>
<source>updates %1 to %2, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>mises à jour %1 à %2, sans fin</translation>
</message>
<message>
<source>%1 tokens/s</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>%1 tokens/s</translation>
</message>
<message>
<source>about %1 left</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>encore env. %1</translation>
</message>
<message>
<source>trained again to have its weights: update %1 …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>réentraînement pour obtenir ses poids : mise à jour %1 …</translation>
</message>
<message>
<source>without weights: to go on, it is trained again from its first ones</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>sans poids : pour continuer, il est réentraîné depuis ses premiers</translation>
</message>
<message>
<source>fetching weights …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>récupération des poids …</translation>
</message>
<message>
<source>right output not known: every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>bonne sortie inconnue : chaque piste lit sa propre sortie</translation>
</message>
<message>
<source>every lane reads the right output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>chaque piste lit la bonne sortie</translation>
</message>
<message>
<source>every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>chaque piste lit sa propre sortie</translation>
</message>
<message>
<source>hidden %1</source>
<extracomment>core/train/setup/told_apart.cpp, ui/train/train_texts.cpp</extracomment>
<translation>état caché %1</translation>
</message>
<message>
<source>lanes of different kinds</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>pistes de différentes sortes</translation>
</message>
<message>
<source>This run needs much memory</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Cet entraînement demande beaucoup de mémoire</translation>
</message>
<message>
<source>About %1; this machine has %2. Nothing of it is made before you start it.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Environ %1 ; cette machine en a %2. Rien n’en est créé avant le démarrage.</translation>
</message>
<message>
<source>Nothing to train yet</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Rien à entraîner pour l’instant</translation>
</message>
<message>
<source>Correct the marked settings, or choose a task above.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Corrigez les réglages marqués, ou choisissez une tâche ci-dessus.</translation>
</message>
<message>
<source>This cannot be trained</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Ceci ne peut pas être entraîné</translation>
</message>
<message>
<source>Making the pairs to train on …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Création des paires d’entraînement …</translation>
</message>
<message>
<source>The lanes are trained in different ways: these are the values of %1 alone.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Les pistes sont entraînées de différentes manières : ces valeurs sont celles de %1 seulement.</translation>
</message>
<message>
<source>The run has ended: what you enter counts when you train it on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>L’entraînement est terminé : votre saisie comptera si vous le prolongez.</translation>
</message>
<message>
<source>The run has ended and cannot be trained on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>L’entraînement est terminé et ne peut pas être prolongé.</translation>
</message>
<message>
<source>done</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>terminée</translation>
</message>
<message>
<source>done: no more progress</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>terminée : plus de progrès</translation>
</message>
<message>
<source>done: exact match reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>terminée : sorties exactes atteintes</translation>
</message>
<message>
<source>done: loss reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>terminée : perte atteinte</translation>
</message>
<message>
<source>done: time is up</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>terminée : temps écoulé</translation>
</message>
<message>
<source>diverged</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>a divergé</translation>
</message>
<message>
<source>%1 from %2</source>
<extracomment>ui/train/branch_name.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>%1 depuis %2</translation>
</message>
<message>
<source>begins at update %1</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>commence à la mise à jour %1</translation>
</message>
<message>
<source>About Attention Lab</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>À propos d’Attention Lab</translation>
</message>
<message>
<source>Shows how attention aligns source and target, one token at a time, in one lane for each score function.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>Montre comment l’attention aligne source et cible, token par token, dans une piste par fonction de score.</translation>
</message>
<message>
<source>Free software under the GNU General Public License, version 3 or later. Built with Qt, QCustomPlot and Eigen.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Réalisé avec Qt, QCustomPlot et Eigen.</translation>
</message>
<message>
<source>&amp;Blank Screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Écran &amp;noir</translation>
</message>
<message>
<source>Make the window black until the next key</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Rendre la fenêtre noire jusqu’à la prochaine touche</translation>
</message>
<message>
<source>The session was saved in the mode “%1”, which this program does not have. It is shown in Step mode.</source>
<extracomment>ui/window/session_parts.cpp</extracomment>
<translation>La session a été enregistrée dans le mode « %1 », que ce programme n’a pas. Elle est affichée en mode Pas à pas.</translation>
</message>
<message>
<source>%1 (%2)</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp, ui/step/step_tool_bar.cpp, ui/window/session_state.cpp</extracomment>
<translation>%1 (%2)</translation>
</message>
<message>
<source>%1: the model %2 has changed since the session was saved. The window shows the present model.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : le modèle %2 a changé depuis l’enregistrement de la session. La fenêtre montre le modèle actuel.</translation>
</message>
<message>
<source>%1: the models %2 have changed since the session was saved. The window shows the present models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : les modèles %2 ont changé depuis l’enregistrement de la session. La fenêtre montre les modèles actuels.</translation>
</message>
<message>
<source>and %1 more</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>et %1 autres</translation>
</message>
<message>
<source>%1: some parts cannot be read and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : certaines parties ne sont pas lisibles et sont laissées de côté : %2.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. Put it back, or open other models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : le modèle %2 manque ou n’est pas lisible. Remettez-le en place, ou ouvrez d’autres modèles.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. Put them back, or open others.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : les modèles %2 manquent ou ne sont pas lisibles. Remettez-les en place, ou ouvrez-en d’autres.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. The others are open, and the choices made for it are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : le modèle %2 manque ou n’est pas lisible. Les autres sont ouverts, et les choix faits pour lui sont gardés.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. The others are open, and the choices made for them are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : les modèles %2 manquent ou ne sont pas lisibles. Les autres sont ouverts, et les choix faits pour eux sont gardés.</translation>
</message>
<message>
<source>Annotations h₁…h%1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Annotations h₁…h%1</translation>
</message>
<message>
<source>Annotations hⱼ</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Annotations hⱼ</translation>
</message>
<message>
<source>‖h‖ = %1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>‖h‖ = %1</translation>
</message>
<message>
<source>no annotations</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>aucune annotation</translation>
</message>
<message>
<source>h%1 of %2, %3 numbers, %4</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>h%1 de %2, %3 nombres, %4</translation>
</message>
<message>
<source>
number %1: %2</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>
composante %1 : %2</translation>
</message>
<message>
<source>, of the forward state h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>, de l’état avant h→</translation>
</message>
<message>
<source>, of the backward state h←</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>, de l’état arrière h←</translation>
</message>
<message>
<source>No annotations yet</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Pas encore d’annotations</translation>
</message>
<message>
<source>%1 annotations of %2 numbers each, one per source token</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>%1 annotations de %2 nombres chacune, une par token source</translation>
</message>
<message>
<source>Hands for %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Mains pour %1</translation>
</message>
<message>
<source>How many hands are up for this answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Nombre de mains levées pour cette réponse</translation>
</message>
<message>
<source> hands</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation> mains</translation>
</message>
<message>
<source>There is not enough memory for this. Save your work, and close other programs.</source>
<extracomment>ui/window/application.cpp</extracomment>
<translation>La mémoire ne suffit pas pour cela. Enregistrez votre travail et fermez d’autres programmes.</translation>
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
<translation>non permis : un token regarde ceux qui le précèdent</translation>
</message>
<message>
<source>
%1, less %2: %3</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
%1, moins %2 : %3</translation>
</message>
<message>
<source>
known link: this is where it comes from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
lien connu : c’est de là qu’il vient</translation>
</message>
<message>
<source>
possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
lien possible : l’un des endroits d’où il peut venir</translation>
</message>
<message>
<source>
link found: the weights become one here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
lien trouvé : les poids donnent ici un lien</translation>
</message>
<message>
<source>
Click: no link, sure, possible in turn</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
Clic : pas de lien, sûr, possible tour à tour</translation>
</message>
<message>
<source>
Double-click: why this number?</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
Double-clic : pourquoi ce nombre ?</translation>
</message>
<message>
<source>h̃%1</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1</translation>
</message>
<message>
<source>h̃%1 attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1 vecteur attentionnel</translation>
</message>
<message>
<source>h̃ attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃ vecteur attentionnel</translation>
</message>
<message>
<source>Attentional vector of %1 numbers, made of context and state</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>Vecteur attentionnel de %1 nombres, fait du contexte et de l’état</translation>
</message>
<message>
<source>No attentional vector yet</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>Pas encore de vecteur attentionnel</translation>
</message>
<message>
<source>%1: cannot be created, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1 : création impossible, il n’y a donc pas de copie de sécurité de %2. Libérez de l’espace, ou autorisez l’écriture à cet endroit.</translation>
</message>
<message>
<source>%1: cannot be written, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1 : écriture impossible, il n’y a donc pas de copie de sécurité de %2. Libérez de l’espace, ou autorisez l’écriture à cet endroit.</translation>
</message>
<message>
<source>There is not enough memory for this.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>La mémoire ne suffit pas pour cela.</translation>
</message>
<message>
<source>The system has no thread left for this. Close other programs.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>Le système n’a plus de thread disponible pour cela. Fermez d’autres programmes.</translation>
</message>
<message>
<source>choice of a path</source>
<extracomment>ui/step/beam/beam_controller.cpp</extracomment>
<translation>choix d’un chemin</translation>
</message>
<message>
<source>Beam of width %1, score %2</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>Faisceau de largeur %1, score %2</translation>
</message>
<message>
<source>best hypothesis</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>meilleure hypothèse</translation>
</message>
<message>
<source>output of the lane</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>sortie de la piste</translation>
</message>
<message>
<source>pruned</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>élaguée</translation>
</message>
<message>
<source>p of the token</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>p du token</translation>
</message>
<message>
<source>after an end: rank and score</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>après une fin : rang et score</translation>
</message>
<message>
<source>cut at %1 tokens</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>coupée à %1 tokens</translation>
</message>
<message>
<source>ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, </source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p est la log-probabilité de tous les tokens jusqu’ici. Les hypothèses sont classées par leur score, </translation>
</message>
<message>
<source>ln p itself, because α is 0</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p même, car α vaut 0</translation>
</message>
<message>
<source>ln p / %1^%2, the length to the power of α</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p / %1^%2, la longueur à la puissance α</translation>
</message>
<message>
<source>No attention: every step reads the same vector.</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Sans attention : chaque pas lit le même vecteur.</translation>
</message>
<message>
<source>Decode This Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Décoder ce chemin</translation>
</message>
<message>
<source>Attention weights of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Poids d’attention du chemin</translation>
</message>
<message>
<source>Attention rows of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Lignes d’attention du chemin</translation>
</message>
<message>
<source>Token</source>
<extracomment>ui/step/beam/beam_node_panel.cpp, ui/step/what_if/token_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>Token</translation>
</message>
<message>
<source>Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Chemin</translation>
</message>
<message>
<source>No token is selected</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Aucun token n’est sélectionné</translation>
</message>
<message>
<source>The tokens up to here as text</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Les tokens jusqu’ici, en texte</translation>
</message>
<message>
<source>p %1 · ln p %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>p %1 · ln p %2</translation>
</message>
<message>
<source>Probability of this token after the tokens before it</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Probabilité de ce token après ceux qui le précèdent</translation>
</message>
<message>
<source>ln p %1 · score %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p %1 · score %2</translation>
</message>
<message>
<source>Make these tokens the output of the lane, which then continues by itself (Enter)</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Faire de ces tokens la sortie de la piste, qui continue ensuite d’elle-même (Entrée)</translation>
</message>
<message>
<source>S&amp;top</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/step/beam/beam_page.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>A&amp;rrêter</translation>
</message>
<message>
<source>&amp;Search</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>&amp;Chercher</translation>
</message>
<message>
<source>Stop the search and keep the tree that is there</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Arrêter la recherche et garder l’arbre obtenu</translation>
</message>
<message>
<source>Search again</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Chercher de nouveau</translation>
</message>
<message>
<source>Select a token of the tree first</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Sélectionnez d’abord un token de l’arbre</translation>
</message>
<message>
<source>This tree belongs to the text or the settings before. Wait for the new one</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Cet arbre correspond au texte ou aux réglages précédents. Attendez le nouveau</translation>
</message>
<message>
<source>This path is already the output of the lane</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Ce chemin est déjà la sortie de la piste</translation>
</message>
<message>
<source>number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · frame in the lane's colour: the lane's output · thick line: probable</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>nombre : probabilité du token · ⊣ élaguée · après une fin : rang et score · gras : la meilleure · cadre de la couleur de la piste : sa sortie · trait épais : probable</translation>
</message>
<message>
<source>Colour of the lane</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Couleur de la piste</translation>
</message>
<message>
<source>The lane that is searched; 1 to 8 select another</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>La piste explorée ; 1 à 8 en sélectionnent une autre</translation>
</message>
<message>
<source>How many hypotheses every step keeps, from 1 to %1</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Nombre d’hypothèses gardées à chaque pas, de 1 à %1</translation>
</message>
<message>
<source>&amp;Width</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;Largeur</translation>
</message>
<message>
<source>Width</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Largeur</translation>
</message>
<message>
<source>Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes the mean of all tokens</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Les hypothèses sont classées par ln p divisé par la longueur à la puissance α. 0 favorise les courtes, 1 prend la moyenne de tous les tokens</translation>
</message>
<message>
<source>Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Normalisation par la longueur α</translation>
</message>
<message>
<source>Ref&amp;ill</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>R&amp;emplir</translation>
</message>
<message>
<source>The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's generate. Otherwise the beam narrows</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>La meilleure suite restante prend la place d’une hypothèse terminée, comme dans generate de Hugging Face. Sinon le faisceau se rétrécit</translation>
</message>
<message>
<source>Draw the tree smaller (Ctrl+−)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Réduire l’arbre (Ctrl+−)</translation>
</message>
<message>
<source>100 %</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>100 %</translation>
</message>
<message>
<source>Draw the tree in its usual size (Ctrl+0)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dessiner l’arbre à sa taille habituelle (Ctrl+0)</translation>
</message>
<message>
<source>Draw the tree larger (Ctrl++)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Agrandir l’arbre (Ctrl++)</translation>
</message>
<message>
<source>Fit</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Ajuster</translation>
</message>
<message>
<source>Draw all of the tree, as far as it stays readable, and the next ones too, until another size is chosen (Ctrl+9)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dessiner tout l’arbre, tant qu’il reste lisible, et les suivants aussi, jusqu’au choix d’une autre taille (Ctrl+9)</translation>
</message>
<message>
<source>%1 %</source>
<extracomment>ui/learn/runs_stage.cpp, ui/step/beam/beam_page_parts.cpp, ui/step/explain/terms_model.cpp</extracomment>
<translation>%1 %</translation>
</message>
<message>
<source>&amp;Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;Normalisation par la longueur α</translation>
</message>
<message>
<source>&amp;Length α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;Longueur α</translation>
</message>
<message>
<source>&amp;α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;α</translation>
</message>
<message>
<source>Searching: token %1 of at most %2</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Recherche : token %1 sur %2 au plus</translation>
</message>
<message>
<source>“%1” cannot read this text</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>« %1 » ne peut pas lire ce texte</translation>
</message>
<message>
<source>Select another lane with 1 to 8, or change the text (Ctrl+L)</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Sélectionnez une autre piste avec 1 à 8, ou changez le texte (Ctrl+L)</translation>
</message>
<message>
<source>The search was stopped. This tree belongs to the text or the settings before</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>La recherche a été arrêtée. Cet arbre correspond au texte ou aux réglages précédents</translation>
</message>
<message>
<source>Searching…</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Recherche…</translation>
</message>
<message>
<source>Beam tree</source>
<extracomment>ui/step/beam/beam_view.cpp, ui/window/gestures.cpp</extracomment>
<translation>Arbre du faisceau</translation>
</message>
<message>
<source>Nothing was searched yet</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>Rien n’a encore été cherché</translation>
</message>
<message>
<source>%1, none selected</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>%1, aucun sélectionné</translation>
</message>
<message>
<source>%1 to %2</source>
<extracomment>core/network/shown_maps.cpp, core/tasks/dates.cpp, core/tasks/task_registry.cpp, core/tasks/task_scope.cpp, core/train/setup/told_apart.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 à %2</translation>
</message>
<message>
<source>Blank screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Écran noir</translation>
</message>
<message>
<source>Any key brings the picture back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Une touche quelconque fait revenir l’image</translation>
</message>
<message>
<source>changed</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>changé</translation>
</message>
<message>
<source>Changed by hand: %1
In the heatmap a triangle marks a changed step, and a diamond marks a token that differs from the original. A folded corner shows the colour of the original weight.</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>Changé à la main : %1
Dans la carte de chaleur, un triangle marque un pas changé et un losange un token qui diffère de l’original. Un coin replié montre la couleur du poids original.</translation>
</message>
<message>
<source>layer</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>couche</translation>
</message>
<message>
<source>head</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>tête</translation>
</message>
<message>
<source>Layer and head of the stages</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Couche et tête des étapes</translation>
</message>
<message>
<source>Token whose logit is shown in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Token dont le logit est montré en parts</translation>
</message>
<message>
<source>Choose the token whose logit the residual stream shows in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Choisir le token dont le flux résiduel montre le logit en parts</translation>
</message>
<message>
<source>Show layer %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Afficher la couche %1</translation>
</message>
<message>
<source>Show the mean of all heads</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Afficher la moyenne de toutes les têtes</translation>
</message>
<message>
<source>Show head %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Afficher la tête %1</translation>
</message>
<message>
<source>layer %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>couche %1 ▾</translation>
</message>
<message>
<source>head %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>tête %1 ▾</translation>
</message>
<message>
<source>logit of %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>logit de %1 ▾</translation>
</message>
<message>
<source>The token that is said</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Le token dit</translation>
</message>
<message>
<source>Confusion matrix: true classes by given ones</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Matrice de confusion : vraies classes et classes données</translation>
</message>
<message>
<source>accuracy %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>exactitude %1</translation>
</message>
<message>
<source>macro F1 %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>F1 macro %1</translation>
</message>
<message>
<source>evidence AER %1 (of the weights above the threshold)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER des indices %1 (des poids au-dessus du seuil)</translation>
</message>
<message>
<source>evidence AER %1 (of the largest weights, as many as words of evidence)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER des indices %1 (des plus grands poids, autant que de mots indices)</translation>
</message>
<message>
<source>largest weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>plus grand poids sur un indice %1</translation>
</message>
<message>
<source>weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>poids sur les indices %1</translation>
</message>
<message>
<source>is %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>vraie : %1</translation>
</message>
<message>
<source>given %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>donnée : %1</translation>
</message>
<message>
<source>%1, %2: %3</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>%1, %2 : %3</translation>
</message>
<message>
<source>Click to show all sentences again</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Cliquer pour revoir toutes les phrases</translation>
</message>
<message>
<source>Click to show only these</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Cliquer pour ne voir que celles-ci</translation>
</message>
<message>
<source>Colour legend: %1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Légende des couleurs : %1</translation>
</message>
<message>
<source>From 0 to 1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>De 0 à 1</translation>
</message>
<message>
<source>Blue below zero, orange above, from %1 to %2</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Bleu sous zéro, orange au-dessus, de %1 à %2</translation>
</message>
<message>
<source>Blue, down to %1: %2; orange, up to %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Bleu, jusqu’à %1 : %2 ; orange, jusqu’à %3 : %4</translation>
</message>
<message>
<source>Blue, %1: %2
Orange, %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Bleu, %1 : %2
Orange, %3 : %4</translation>
</message>
<message>
<source>Attention weights, the same scale in every lane</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Poids d’attention, même échelle dans toutes les pistes</translation>
</message>
<message>
<source>Blue is negative, orange is positive</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Le bleu est négatif, l’orange positif</translation>
</message>
<message>
<source>Check the numbers</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Vérifier les nombres</translation>
</message>
<message>
<source>Beside ▾</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>À côté ▾</translation>
</message>
<message>
<source>Lanes unfolded beside</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Pistes dépliées à côté</translation>
</message>
<message>
<source>Show the stages of other lanes below these</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Afficher les étapes d’autres pistes sous celles-ci</translation>
</message>
<message>
<source>Computation of %1</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Calcul de %1</translation>
</message>
<message>
<source>Stop</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Arrêter</translation>
</message>
<message>
<source>Stop the check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Arrêter la vérification</translation>
</message>
<message>
<source>Checking … %1 %</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Vérification … %1 %</translation>
</message>
<message>
<source>Checking …</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Vérification …</translation>
</message>
<message>
<source>Check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Vérifier</translation>
</message>
<message>
<source>Compute every number shown again in double precision and compare (Ctrl+K)</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Recalculer en double précision tous les nombres affichés et comparer (Ctrl+K)</translation>
</message>
<message>
<source>%1
Click: the arithmetic of this number</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>%1
Clic : le calcul de ce nombre</translation>
</message>
<message>
<source>Sentence %1, %2</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>Phrase %1, %2</translation>
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
<translation>Les pires alignements</translation>
</message>
<message>
<source>Context c%1</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Contexte c%1</translation>
</message>
<message>
<source>Context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>Contexte c</translation>
</message>
<message>
<source>+ %1 more</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>+ %1 autres</translation>
</message>
<message>
<source>No context yet</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Pas encore de contexte</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a weight of an annotation</comment>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>%1 de %2</translation>
</message>
<message>
<source>Context of %1 numbers%2</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Contexte de %1 nombres%2</translation>
</message>
<message>
<source>, the same at every step</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>, le même à chaque pas</translation>
</message>
<message>
<source>%1 should be a whole number.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/corpus/tokenizer_box.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 : il faut un nombre entier.</translation>
</message>
<message>
<source>%1 should be two whole numbers.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/setup/setup_panel.cpp</extracomment>
<translation>%1 : il faut deux nombres entiers.</translation>
</message>
<message>
<source>Choose the files, or drop them here: one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Choisissez les fichiers, ou déposez-les ici : un fichier avec une tabulation entre source et cible, ou deux fichiers qui se correspondent ligne à ligne.</translation>
</message>
<message>
<source>A number cannot be read.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Un nombre n’est pas lisible.</translation>
</message>
<message>
<source>Reading %1 …</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Lecture de %1 …</translation>
</message>
<message>
<source>%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A text has %5 tokens on average.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 textes d’entraînement, %2 de validation. %3 classes ; %4 tokens sources connus. Un texte a %5 tokens en moyenne.</translation>
</message>
<message>
<source>%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target tokens. A source has %5 tokens on average, a target %6.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 paires d’entraînement, %2 de validation. Vocabulaires : %3 tokens sources et %4 tokens cibles. Une source a %5 tokens en moyenne, une cible %6.</translation>
</message>
<message>
<source>No line was skipped.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Aucune ligne n’a été ignorée.</translation>
</message>
<message>
<source>%1 files were dropped. Drop one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 fichiers ont été déposés. Déposez un fichier avec une tabulation entre source et cible, ou deux fichiers qui se correspondent ligne à ligne.</translation>
</message>
<message>
<source>Own texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Vos textes</translation>
</message>
<message>
<source>Use these texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Utiliser ces textes</translation>
</message>
<message>
<source>Texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Textes</translation>
</message>
<message>
<source>one</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>un</translation>
</message>
<message>
<source>two</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>deux</translation>
</message>
<message>
<source>UTF-8, plain or gzip.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>UTF-8, tel quel ou gzip.</translation>
</message>
<message>
<source>File</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier</translation>
</message>
<message>
<source>One pair per line: source, tab, target. A third column is ignored.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Une paire par ligne : source, tabulation, cible. Une troisième colonne est ignorée.</translation>
</message>
<message>
<source>Source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier source</translation>
</message>
<message>
<source>One sentence per line.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Une phrase par ligne.</translation>
</message>
<message>
<source>Target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier cible</translation>
</message>
<message>
<source>Line k translates line k of the source file.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>La ligne k traduit la ligne k du fichier source.</translation>
</message>
<message>
<source>at random</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>au hasard</translation>
</message>
<message>
<source>the last</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>les dernières</translation>
</message>
<message>
<source>own files</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>fichiers à part</translation>
</message>
<message>
<source>Pairs that are used only for measuring. The limits of length do not apply to them.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Paires qui ne servent qu’à mesurer. Les limites de longueur ne s’y appliquent pas.</translation>
</message>
<message>
<source>Held-out file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier de validation</translation>
</message>
<message>
<source>Held-out source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier source de validation</translation>
</message>
<message>
<source>Held-out target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Fichier cible de validation</translation>
</message>
<message>
<source>Fewest tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Minimum de tokens par côté</translation>
</message>
<message>
<source>Most tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Maximum de tokens par côté</translation>
</message>
<message>
<source>Cut into tokens</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Découpage en tokens</translation>
</message>
<message>
<source>Texts read</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Textes lus</translation>
</message>
<message>
<source>Stop reading</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Arrêter la lecture</translation>
</message>
<message>
<source>Pairs as training reads them</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Les paires telles que l’entraînement les lit</translation>
</message>
<message>
<source>Reading was stopped. Change a setting to read again.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>La lecture a été arrêtée. Changez un réglage pour relire.</translation>
</message>
<message>
<source>First pairs</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Premières paires</translation>
</message>
<message>
<source>Line of the file</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Ligne du fichier</translation>
</message>
<message>
<source>Source tokens</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/pictures/tokens/token_chips.cpp, ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Tokens sources</translation>
</message>
<message>
<source>Target tokens</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Tokens cibles</translation>
</message>
<message>
<source>There is not enough memory for these texts; take fewer pairs.</source>
<extracomment>ui/train/corpus/corpus_reader.cpp</extracomment>
<translation>La mémoire ne suffit pas pour ces textes ; prenez moins de paires.</translation>
</message>
<message>
<source>%1 of %2</source>
<extracomment>core/inspect/arrays/array_axes.cpp, ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
<translation>%1 sur %2</translation>
</message>
<message>
<source>Counts and Times</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Nombres et durées</translation>
</message>
<message>
<source>Counts and times of each lane</source>
<extracomment>ui/step/counts_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>Nombres et durées de chaque piste</translation>
</message>
<message>
<source>Lane</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>Piste</translation>
</message>
<message>
<source>Weights
of m · T</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Poids
sur m · T</translation>
</message>
<message>
<source>Parameters</source>
<extracomment>core/compare/figures.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>Paramètres</translation>
</message>
<message>
<source>Encoder</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Encodeur</translation>
</message>
<message>
<source>One step</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Un pas</translation>
</message>
<message>
<source>To no
attention</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>/ sans
attention</translation>
</message>
<message>
<source>Weights computed so far, of those of the whole output</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Poids calculés jusqu’ici, sur ceux de toute la sortie</translation>
</message>
<message>
<source>The median of many runs, and the interval that holds the true median 95 times in 100</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>La médiane de nombreux essais, et l’intervalle qui contient la vraie médiane 95 fois sur 100</translation>
</message>
<message>
<source>One step, in those of the lane without attention; ≈ 1 where no difference was found</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Un pas, rapporté à ceux de la piste sans attention ; ≈ 1 si aucune différence n’a été trouvée</translation>
</message>
<message>
<source>Times are medians of many runs on this machine, all lanes in turn; under them their 95 % interval.</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Les durées sont des médianes de nombreux essais sur cette machine, toutes les pistes tour à tour ; au-dessous, leur intervalle à 95 %.</translation>
</message>
<message>
<source>&amp;Copy as Text</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>&amp;Copier comme texte</translation>
</message>
<message>
<source>Copy the table with its formula, tabs between columns (Ctrl+C)</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Copier le tableau avec sa formule, des tabulations entre les colonnes (Ctrl+C)</translation>
</message>
<message>
<source>Weights
of all</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Poids
sur tous</translation>
</message>
<message>
<source>Coverage of the source</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp, ui/step/beam/coverage_bars.cpp</extracomment>
<translation>Couverture de la source</translation>
</message>
<message>
<source>%1 %2</source>
<extracomment>ui/step/beam/coverage_bars.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 %2</translation>
</message>
<message>
<source>Coverage: the sum of a source token's weights over all rows</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>Couverture : la somme des poids d’un token source sur toutes les lignes</translation>
</message>
<message>
<source>%1, position %2: %3
%4</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>%1, position %2 : %3
%4</translation>
</message>
<message>
<source>coverage %1</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>couverture %1</translation>
</message>
<message>
<source>1 link</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>1 lien</translation>
</message>
<message numerus="yes">
<source>%1 links</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>
<numerusform>%1 lien</numerusform>
<numerusform>%1 liens</numerusform>
</translation>
</message>
<message>
<source>%1, position %2: %3</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>%1, position %2 : %3</translation>
</message>
<message>
<source>Choose a sentence to see how much attention each of its source tokens gets.</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>Choisissez une phrase pour voir l’attention que reçoit chacun de ses tokens sources.</translation>
</message>
<message>
<source>links per source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>liens par token source, 1 à la ligne</translation>
</message>
<message>
<source>coverage Σα of each source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>couverture Σα de chaque token source, 1 à la ligne</translation>
</message>
<message>
<source>Lanes of the curves</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>Pistes des courbes</translation>
</message>
<message>
<source>, selected</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>, sélectionnée</translation>
</message>
<message>
<source>, hidden</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>, masquée</translation>
</message>
<message>
<source>%1
A click selects the lane. Ctrl+click or Space hides or shows its curves.</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>%1
Un clic sélectionne la piste. Ctrl+clic ou Espace masque ou affiche ses courbes.</translation>
</message>
<message>
<source>Measures of every lane while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>Mesures de chaque piste pendant l’entraînement</translation>
</message>
<message>
<source>▲ first measurement of %1 % or more</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>▲ première mesure à %1 % ou plus</translation>
</message>
<message>
<source>◆ first alignment error below %1</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>◆ première erreur d’alignement sous %1</translation>
</message>
<message>
<source>dotted: changed while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>pointillé : changement en cours d’entraînement</translation>
</message>
<message>
<source>dashed: branches</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>tirets : branches</translation>
</message>
<message>
<source>Curves of training</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Courbes d’entraînement</translation>
</message>
<message>
<source>All lanes are hidden</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Toutes les pistes sont masquées</translation>
</message>
<message>
<source>The loss of every batch appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>La perte de chaque lot apparaît ici</translation>
</message>
<message>
<source>The share of held-out pairs that are right appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>La part des paires de validation justes apparaît ici</translation>
</message>
<message>
<source>The distance from the true alignment appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>L’écart avec le véritable alignement apparaît ici</translation>
</message>
<message>
<source>No lane has a true alignment to be compared with</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Aucune piste n’a de véritable alignement auquel la comparer</translation>
</message>
<message>
<source>Self-attention is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>L’auto-attention est suivie ; elle n’a pas d’alignement à mesurer</translation>
</message>
<message>
<source>%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1 : perte %2, exactitude %3, F1 macro %4, indices %5 à la mise à jour %6</translation>
</message>
<message>
<source>%1: loss %2, exact match %3, alignment error %4 at update %5</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1 : perte %2, sorties exactes %3, erreur d’alignement %4 à la mise à jour %5</translation>
</message>
<message>
<source>Nothing is measured yet</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Rien n’est encore mesuré</translation>
</message>
<message>
<source>−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss itself</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>−ln p par token cible de chaque lot. Quand une moyenne est tracée, la courbe pâle est la perte elle-même</translation>
</message>
<message>
<source>Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Paires de validation dont toute la sortie est juste ; ▲ première mesure à %1 % ou plus</translation>
</message>
<message>
<source>How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the first below %1</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Écart entre les plus grands poids et le véritable alignement, de 0 à 1, le moins est le mieux ; ◆ premier sous %1</translation>
</message>
<message>
<source>−ln p per target token of held-out pairs; where it rises while the training loss falls the pairs are learnt by heart</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>−ln p par token cible des paires de validation ; si elle monte pendant que la perte d’entraînement baisse, les paires sont apprises par cœur</translation>
</message>
<message>
<source>Target tokens of held-out pairs that the decoder, reading the right ones before, finds the most likely</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Tokens cibles des paires de validation que le décodeur, en lisant les justes qui précèdent, juge les plus probables</translation>
</message>
<message>
<source>Words and groups of words that the outputs share with the right ones, 0 to 100</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Mots et groupes de mots communs aux sorties et aux bonnes réponses, de 0 à 100</translation>
</message>
<message>
<source>%1, layer %2, alignment error of each head: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1, couche %2, erreur d’alignement de chaque tête : %3</translation>
</message>
<message>
<source>%1, %2, alignment error: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1, %2, erreur d’alignement : %3</translation>
</message>
<message>
<source>loss</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>perte</translation>
</message>
<message>
<source>held-out loss</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>perte de validation</translation>
</message>
<message>
<source>token accuracy</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>exactitude par token</translation>
</message>
<message>
<source>BLEU</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU</translation>
</message>
<message>
<source>accuracy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>exactitude</translation>
</message>
<message>
<source>exact match</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>sorties exactes</translation>
</message>
<message>
<source>macro F1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>F1 macro</translation>
</message>
<message>
<source>evidence</source>
<extracomment>ui/figures/step/document_drawing.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>indice</translation>
</message>
<message>
<source>alignment error</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>erreur d’alignement</translation>
</message>
<message>
<source>measured at</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>mesuré à</translation>
</message>
<message>
<source>mean of %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>moyenne sur %1</translation>
</message>
<message>
<source>▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>▲ la première mesure à %1 % ou plus</translation>
</message>
<message>
<source>◆ the first alignment error below %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>◆ la première erreur d’alignement sous %1</translation>
</message>
<message>
<source>%1: %2 is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1 : suit %2, qui n’a pas d’alignement à mesurer</translation>
</message>
<message>
<source>log</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>log</translation>
</message>
<message>
<source>Training loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte d’entraînement</translation>
</message>
<message>
<source>Training loss (%1)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte d’entraînement (%1)</translation>
</message>
<message>
<source>Accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitude, validation %</translation>
</message>
<message>
<source>Exact match, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Sorties exactes, validation %</translation>
</message>
<message>
<source>Held-out loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte de validation (log)</translation>
</message>
<message>
<source>Held-out loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte de validation</translation>
</message>
<message>
<source>Token accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitude par token, validation %</translation>
</message>
<message>
<source>BLEU, held-out</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU, validation</translation>
</message>
<message>
<source>Macro F1, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>F1 macro, validation %</translation>
</message>
<message>
<source>Largest weight on evidence, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Plus grand poids sur un indice, validation %</translation>
</message>
<message>
<source>AER (none of self-attention; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (sans auto-attention ; trait fin : chaque tête)</translation>
</message>
<message>
<source>Alignment error (AER; none of self-attention)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Erreur d’alignement (AER ; sans auto-attention)</translation>
</message>
<message>
<source>Alignment error (AER; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Erreur d’alignement (AER ; trait fin : chaque tête)</translation>
</message>
<message>
<source>Alignment error (AER)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Erreur d’alignement (AER)</translation>
</message>
<message>
<source>AER (no self-att.)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (sans auto-att.)</translation>
</message>
<message>
<source>Loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte (log)</translation>
</message>
<message>
<source>Loss</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Perte</translation>
</message>
<message>
<source>Accuracy %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitude %</translation>
</message>
<message>
<source>Exact match %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactes %</translation>
</message>
<message>
<source>Token acc. %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exact. tokens %</translation>
</message>
<message>
<source>Macro F1 %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>F1 macro %</translation>
</message>
<message>
<source>Evidence %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Indices %</translation>
</message>
<message>
<source>Charts ▾</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Graphiques ▾</translation>
</message>
<message>
<source>Scale and smoothing of the loss, which lanes and updates are shown</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Échelle et lissage de la perte, pistes et mises à jour affichées</translation>
</message>
<message>
<source>Settings of the charts</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Réglages des graphiques</translation>
</message>
<message>
<source>Scale and S&amp;moothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Éc&amp;helle et lissage</translation>
</message>
<message>
<source>&amp;Logarithmic loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Perte lo&amp;garithmique</translation>
</message>
<message>
<source>Draw the loss on a logarithmic axis, or on a linear one</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Tracer la perte sur un axe logarithmique, ou linéaire</translation>
</message>
<message>
<source>&amp;Smoothing of the loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;Lissage de la perte</translation>
</message>
<message>
<source>None</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Aucun</translation>
</message>
<message>
<source>Mean of the last %1 updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Moyenne des %1 dernières mises à jour</translation>
</message>
<message>
<source>The loss itself stays behind its mean, pale</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>La perte elle-même reste, pâle, derrière sa moyenne</translation>
</message>
<message>
<source>&amp;Next smoothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Lissage &amp;suivant</translation>
</message>
<message>
<source>None, 10, 50, 200 updates, and again none</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Aucun, 10, 50, 200 mises à jour, puis de nouveau aucun</translation>
</message>
<message>
<source>L&amp;anes</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;Pistes</translation>
</message>
<message>
<source>Show all &amp;updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Toutes les &amp;mises à jour</translation>
</message>
<message>
<source>From the first update to the newest (double click in a chart)</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>De la première mise à jour à la plus récente (double-clic dans un graphique)</translation>
</message>
<message>
<source>Show this lane's curves</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Afficher les courbes de cette piste</translation>
</message>
<message>
<source>difference −1</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>différence −1</translation>
</message>
<message>
<source>α of %1, the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>α de %1, la base</translation>
</message>
<message>
<source>output differs from the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>sortie différente de la base</translation>
</message>
<message>
<source>1  weight</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>1  poids</translation>
</message>
<message>
<source>evidence of several words</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>indice de plusieurs mots</translation>
</message>
<message>
<source>Scroll the text</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>Faire défiler le texte</translation>
</message>
<message>
<source>
Click: why this number?</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>
Clic : pourquoi ce nombre ?</translation>
</message>
<message>
<source>sentence %1: weight %2</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>phrase %1 : poids %2</translation>
</message>
<message>
<source>Its target texts are not known: Ctrl+I offers files that may have them.</source>
<extracomment>ui/inspect/document/dump_reader.cpp</extracomment>
<translation>Ses textes cibles sont inconnus : Ctrl+I propose des fichiers qui peuvent les contenir.</translation>
</message>
<message>
<source>Reading %1</source>
<extracomment>ui/inspect/document/dump_reader.cpp, ui/inspect/document/gold_document.cpp</extracomment>
<translation>Lecture de %1</translation>
</message>
<message>
<source>Show or hide the stages of “%1” below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Afficher ou masquer les étapes de « %1 » sous celles de la piste sélectionnée</translation>
</message>
<message>
<source>&amp;Why This Number?</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;Pourquoi ce nombre ?</translation>
</message>
<message>
<source>Show how the highlighted weight or stage was computed</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Montrer comment le poids ou l’étape en évidence a été calculé</translation>
</message>
<message>
<source>&amp;Check the Numbers</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;Vérifier les nombres</translation>
</message>
<message>
<source>Compute every number of the selected lane again in double precision and compare; or stop the check</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Recalculer en double précision tous les nombres de la piste sélectionnée et comparer ; ou arrêter la vérification</translation>
</message>
<message>
<source>&amp;Unfold Other Lanes</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;Déplier d’autres pistes</translation>
</message>
<message>
<source>Show the stages of other lanes below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Afficher les étapes d’autres pistes sous celles de la piste sélectionnée</translation>
</message>
<message>
<source>by weight</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>par poids</translation>
</message>
<message>
<source>by gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>par gradient</translation>
</message>
<message>
<source>by weight × gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>par poids × gradient</translation>
</message>
<message>
<source>&amp;Save…</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Enregistrer…</translation>
</message>
<message>
<source>Is It Explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Est-ce une explication ?</translation>
</message>
<message>
<source>Write all figures and every row of weights as JSON</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Écrire en JSON tous les chiffres et chaque ligne de poids</translation>
</message>
<message>
<source>Figures by model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Chiffres par modèle</translation>
</message>
<message>
<source>Change under permuted rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Changement quand les lignes sont permutées</translation>
</message>
<message>
<source>Erased until the class flips</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Effacés jusqu’au changement de classe</translation>
</message>
<message>
<source>Rank correlation of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Corrélation de rang des poids et des gradients</translation>
</message>
<message>
<source>Model of the curves</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Modèle des courbes</translation>
</message>
<message>
<source>Weights explain an output if it changes where they are changed, and if they rank the tokens as their effect does (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Les poids expliquent une sortie si elle change quand on les change, et s’ils classent les tokens comme le fait leur effet (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</translation>
</message>
<message>
<source>&amp;Fresh sentences</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Phrases &amp;inédites</translation>
</message>
<message>
<source>&amp;Permutations of a row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Permutations d’une ligne</translation>
</message>
<message>
<source>Permuted Rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Lignes permutées</translation>
</message>
<message>
<source>Erasing</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Effacement</translation>
</message>
<message>
<source>Kendall's τ</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ de Kendall</translation>
</message>
<message>
<source>has no model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>n’a pas de modèle</translation>
</message>
<message>
<source>%1 has no task of the program; use attnlab explain-bench with a corpus</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 n’a pas de tâche du programme ; utilisez attnlab explain-bench avec un corpus</translation>
</message>
<message>
<source>%1 has other vocabularies than %2</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 a d’autres vocabulaires que %2</translation>
</message>
<message>
<source>%1 (sentences)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 (phrases)</translation>
</message>
<message>
<source>&amp;Measure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Mesurer</translation>
</message>
<message>
<source>Open models in Inspect mode first.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Ouvrez d’abord des modèles en mode Inspection.</translation>
</message>
<message>
<source>None of the open systems can be measured.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Aucun des systèmes ouverts ne peut être mesuré.</translation>
</message>
<message>
<source>Left out: %1.</source>
<extracomment>core/inspect/links/link_dump.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Laissés de côté : %1.</translation>
</message>
<message>
<source>Are the weights an explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Les poids sont-ils une explication ?</translation>
</message>
<message>
<source>Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Mesuré sur %1 phrases inédites de la tâche %2, avec %3 permutations de chaque ligne.</translation>
</message>
<message>
<source>Figure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Mesure</translation>
</message>
<message>
<source>Nothing is measured yet.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Rien n’est encore mesuré.</translation>
</message>
<message>
<source>Largest weight of the row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Plus grand poids de la ligne</translation>
</message>
<message>
<source>Median change of the output</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Changement médian de la sortie</translation>
</message>
<message>
<source>Other rows are measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Les autres lignes se mesurent sur des modèles qui donnent une classe.</translation>
</message>
<message>
<source>Kendall's τ of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ de Kendall des poids et des gradients</translation>
</message>
<message>
<source>Share of rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Part des lignes</translation>
</message>
<message>
<source>In no row a rank correlation can be computed.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Aucune ligne ne permet de calculer une corrélation de rang.</translation>
</message>
<message>
<source>Erasing is measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>L’effacement se mesure sur des modèles qui donnent une classe.</translation>
</message>
<message>
<source>Share of the tokens that are erased</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Part des tokens effacés</translation>
</message>
<message>
<source>Share of the classes that have flipped</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Part des classes qui ont changé</translation>
</message>
<message>
<source>Save the Bench</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Enregistrer les mesures</translation>
</message>
<message>
<source>JSON (*.json)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>JSON (*.json)</translation>
</message>
<message>
<source>The figures are in %1.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Les chiffres sont dans %1.</translation>
</message>
<message>
<source>Largest first</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Les plus grands d’abord</translation>
</message>
<message>
<source>Back</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Retour</translation>
</message>
<message>
<source>Back to the number before (Alt+←, Backspace)</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Revenir au nombre précédent (Alt+←, Retour arrière)</translation>
</message>
<message>
<source>The terms with the largest size first, else in their own order</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Les plus grands termes d’abord, sinon dans leur ordre propre</translation>
</message>
<message>
<source>Why this number?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Pourquoi ce nombre ?</translation>
</message>
<message>
<source>Computing …</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Calcul …</translation>
</message>
<message>
<source>No longer there</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>N’existe plus</translation>
</message>
<message>
<source>%1 has no such number now. Decode further, or go back to the earlier text.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 n’a pas ce nombre pour l’instant. Décodez plus loin, ou revenez au texte précédent.</translation>
</message>
<message>
<source>lane %1</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>piste %1</translation>
</message>
<message>
<source>Why %1?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Pourquoi %1 ?</translation>
</message>
<message>
<source>largest of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>le plus grand de %1 termes : %2</translation>
</message>
<message>
<source>sum of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>somme de %1 termes : %2</translation>
</message>
<message>
<source>divided by %1 = %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>divisé par %1 = %2</translation>
</message>
<message>
<source>at least 10⁻⁸</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>au moins 10⁻⁸</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a function of a number</comment>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 de %2</translation>
</message>
<message>
<source>result &lt;b&gt;%1&lt;/b&gt;</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>résultat &lt;b&gt;%1&lt;/b&gt;</translation>
</message>
<message>
<source>Shown (single precision) %1 · computed again (double) %2 · difference %3</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Affiché (simple précision) %1 · recalculé (double) %2 · différence %3</translation>
</message>
<message>
<source>Decoding does not keep this number. It is computed here, in double precision.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Le décodage ne conserve pas ce nombre. Il est calculé ici, en double précision.</translation>
</message>
<message>
<source>Ca&amp;ption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Lé&amp;gende</translation>
</message>
<message>
<source>Export Figure</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Exporter la figure</translation>
</message>
<message>
<source>Cancel</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/inspect_mode.cpp, ui/learn/lesson_panel.cpp</extracomment>
<translation>Annuler</translation>
</message>
<message>
<source>Close</source>
<extracomment>ui/export/export_dialog.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Fermer</translation>
</message>
<message>
<source>&amp;Export…</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Exporter…</translation>
</message>
<message>
<source>&amp;Copy</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Copier</translation>
</message>
<message>
<source>&amp;View</source>
<extracomment>ui/export/export_dialog.cpp, ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Affichage</translation>
</message>
<message>
<source>What is exported</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Ce qui est exporté</translation>
</message>
<message>
<source>S&amp;ystem</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>S&amp;ystème</translation>
</message>
<message>
<source>&amp;Lane</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Piste</translation>
</message>
<message>
<source>The system that the figure shows, or that is subtracted from the other one</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Le système que montre la figure, ou celui qui est soustrait de l’autre</translation>
</message>
<message>
<source>The lane that the figure shows, or with which the others are compared</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>La piste que montre la figure, ou à laquelle les autres sont comparées</translation>
</message>
<message>
<source>&amp;Format</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Format</translation>
</message>
<message>
<source>SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the format.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>SVG et PDF gardent traits et textes nets à toutes les tailles. L’extension du nom de fichier décide du format.</translation>
</message>
<message>
<source>× </source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>× </translation>
</message>
<message>
<source>&amp;Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Éc&amp;helle</translation>
</message>
<message>
<source>Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Échelle</translation>
</message>
<message>
<source>Pixels in the file for each pixel of the picture, from %1 to %2</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Pixels du fichier pour chaque pixel de l’image, de %1 à %2</translation>
</message>
<message>
<source>&amp;Decimals</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Décimales</translation>
</message>
<message>
<source>Decimal places of the numbers in the table</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Nombre de décimales dans le tableau</translation>
</message>
<message>
<source>Light</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Clair</translation>
</message>
<message>
<source>Dark</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Sombre</translation>
</message>
<message>
<source>Projector</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Projecteur</translation>
</message>
<message>
<source>&amp;Theme</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Thème</translation>
</message>
<message>
<source>Colours and letters of the picture. The window has “%1”.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Couleurs et caractères de l’image. La fenêtre utilise « %1 ».</translation>
</message>
<message>
<source>as needed</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>automatique</translation>
</message>
<message>
<source> px</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation> px</translation>
</message>
<message>
<source>The cells become wider or narrower, and the letters keep their size. 96 px are one inch.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Les cases s’élargissent ou se resserrent, les caractères gardent leur taille. 96 px font un pouce.</translation>
</message>
<message>
<source>Text of the caption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Texte de la légende</translation>
</message>
<message>
<source>%1 written</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/document/gold_document.cpp, ui/inspect/inspect_exports.cpp, ui/train/train_files.cpp, ui/window/session_files.cpp</extracomment>
<translation>%1 : fichier écrit</translation>
</message>
<message>
<source>Picture copied</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>Image copiée</translation>
</message>
<message>
<source>Numbers copied</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Nombres copiés</translation>
</message>
<message>
<source>%1 of %2 units are on</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>unités actives : %1 sur %2</translation>
</message>
<message>
<source>nothing decoded yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_bars_panel.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>rien n’est encore décodé</translation>
</message>
<message>
<source>unit %1: %2</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>unité %1 : %2</translation>
</message>
<message>
<source>No units yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Pas encore d’unités</translation>
</message>
<message>
<source>&amp;Export Figure…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>&amp;Exporter la figure…</translation>
</message>
<message>
<source>Write what is shown as a picture, or its numbers as a table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Écrire ce qui est affiché en image, ou ses nombres en tableau</translation>
</message>
<message>
<source>&amp;Print…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>&amp;Imprimer…</translation>
</message>
<message>
<source>Print the figure, after a look at the page</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Imprimer la figure, après un aperçu de la page</translation>
</message>
<message>
<source>Copy P&amp;icture</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copier l’ima&amp;ge</translation>
</message>
<message>
<source>Copy the picture of the selected lane as pixels and as a drawing</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copier l’image de la piste sélectionnée en pixels et en dessin</translation>
</message>
<message>
<source>Copy as La&amp;TeX Table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copier en tableau La&amp;TeX</translation>
</message>
<message>
<source>Copy the selected lane's numbers as a LaTeX table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copier les nombres de la piste sélectionnée en tableau LaTeX</translation>
</message>
<message>
<source>Export…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>Exporter…</translation>
</message>
<message>
<source>Preparing the figure…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Préparation de la figure…</translation>
</message>
<message>
<source>&amp;Cancel</source>
<extracomment>ui/files/file_work.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>&amp;Annuler</translation>
</message>
<message>
<source>Figure</source>
<comment>a picture</comment>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Figure</translation>
</message>
<message>
<source>LaTeX table copied</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Tableau LaTeX copié</translation>
</message>
<message>
<source>Beginning of the file</source>
<extracomment>ui/export/figure_preview.cpp</extracomment>
<translation>Début du fichier</translation>
</message>
<message>
<source>%1: the work with this file is not finished yet; wait for it, or cancel it.</source>
<extracomment>ui/files/file_work.cpp</extracomment>
<translation>%1 : le travail sur ce fichier n’est pas terminé ; attendez-en la fin, ou annulez-le.</translation>
</message>
<message>
<source>+%1 more</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>+%1 autres</translation>
</message>
<message>
<source>not yet</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>pas encore</translation>
</message>
<message>
<source>Words that a sentence must have, "several of them" in quotes, and ranges of metrics: length&lt;20 aer&gt;=0.5.
Shares go from 0 to 1; 50% means 0.5.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Mots que la phrase doit contenir, "plusieurs mots" entre guillemets, et plages de métriques : length&lt;20 aer&gt;=0.5.
Les parts vont de 0 à 1 ; 50% signifie 0.5.</translation>
</message>
<message>
<source>There is no AER without known links: open them first.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Pas d’AER sans liens connus : ouvrez-les d’abord.</translation>
</message>
<message>
<source>There is no reference, so nobody knows which answers are right.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Sans référence, on ne sait pas quelles réponses sont justes.</translation>
</message>
<message>
<source>There is no other system to disagree with.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Il n’y a pas d’autre système avec lequel être en désaccord.</translation>
</message>
<message>
<source>%1 is not known of these sentences.</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/table/filter_bar.cpp</extracomment>
<translation>%1 : inconnu pour ces phrases.</translation>
</message>
<message>
<source>&amp;Ready Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtres &amp;prédéfinis</translation>
</message>
<message>
<source>Filter of the sentences</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtre des phrases</translation>
</message>
<message>
<source>Filter: words, length&lt;20, aer&gt;=0.5 …</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtre : mots, length&lt;20, aer&gt;=0.5 …</translation>
</message>
<message>
<source>Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtres</translation>
</message>
<message>
<source>Ready filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtres prédéfinis</translation>
</message>
<message>
<source>Common filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtres courants</translation>
</message>
<message>
<source>The text that you found</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Le texte que vous avez trouvé</translation>
</message>
<message>
<source>a text, also typed above the pictures</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>un texte, à saisir aussi au-dessus des images</translation>
</message>
<message>
<source>Formula</source>
<extracomment>ui/pictures/lane/formula_label.cpp, ui/step/explain/formula_lines.cpp</extracomment>
<translation>Formule</translation>
</message>
<message>
<source>edit of a known link</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>édition d’un lien connu</translation>
</message>
<message>
<source>%1: known links of %2, %3 sure and %4 possible</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>%1 : liens connus de %2, %3 sûrs et %4 possibles</translation>
</message>
<message>
<source>; 1 link or line left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation> ; 1 lien ou ligne laissé de côté</translation>
</message>
<message numerus="yes">
<source>; %1 links or lines left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>
<numerusform> ; %1 lien ou ligne laissé de côté</numerusform>
<numerusform> ; %1 liens ou lignes laissés de côté</numerusform>
</translation>
</message>
<message>
<source>New here? Ctrl+4: lesson 1</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>Débuter : Ctrl+4, leçon 1</translation>
</message>
<message>
<source>Space steps</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>Espace : avancer</translation>
</message>
<message>
<source>drag a bar</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>glisser une barre</translation>
</message>
<message>
<source>click a number: why?</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>cliquer sur un nombre : pourquoi ?</translation>
</message>
<message>
<source>filtered</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>filtrées</translation>
</message>
<message>
<source>all</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp, ui/step/session/lane_sets.cpp</extracomment>
<translation>toutes</translation>
</message>
<message>
<source>%1: %2 of %3</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>%1 : %2 sur %3</translation>
</message>
<message>
<source>Histogram of %1</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>Histogramme : %1</translation>
</message>
<message>
<source>a metric</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>une métrique</translation>
</message>
<message>
<source>Show or hide the lane “%1”</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Afficher ou masquer la piste « %1 »</translation>
</message>
<message>
<source>&amp;Undo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>&amp;Annuler</translation>
</message>
<message>
<source>Undo the last change of text, lanes or decoder</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Annuler le dernier changement de texte, de pistes ou de décodeur</translation>
</message>
<message>
<source>&amp;Redo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>&amp;Rétablir</translation>
</message>
<message>
<source>Redo the change that was undone</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Rétablir le changement annulé</translation>
</message>
<message>
<source>&amp;Own Output</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>&amp;Propre sortie</translation>
</message>
<message>
<source>Each step reads the last token that the lane wrote</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Chaque pas lit le dernier token écrit par la piste</translation>
</message>
<message>
<source>&amp;Reference</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>&amp;Référence</translation>
</message>
<message>
<source>Each step reads the last token of the right output (Ctrl+R)</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Chaque pas lit le dernier token de la bonne sortie (Ctrl+R)</translation>
</message>
<message>
<source>The right output of this text is not known</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>La bonne sortie de ce texte n’est pas connue</translation>
</message>
<message>
<source>Metric of the histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrique de l’histogramme</translation>
</message>
<message>
<source>Metric from left to right</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrique de gauche à droite</translation>
</message>
<message>
<source>Metric from bottom to top</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrique de bas en haut</translation>
</message>
<message>
<source>Charts</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/train/train_exports.cpp</extracomment>
<translation>Graphiques</translation>
</message>
<message>
<source>against</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>selon</translation>
</message>
<message>
<source>No sentence passes the filter.</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/inspect_wiring.cpp</extracomment>
<translation>Aucune phrase ne passe le filtre.</translation>
</message>
<message>
<source>Metrics</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métriques</translation>
</message>
<message>
<source>Systems</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Systèmes</translation>
</message>
<message>
<source>Maps and classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Cartes et classes</translation>
</message>
<message>
<source>Maps</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Cartes</translation>
</message>
<message>
<source>Classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Classes</translation>
</message>
<message>
<source>Histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Histogramme</translation>
</message>
<message>
<source>Scatter</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Nuage</translation>
</message>
<message>
<source>Length</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Longueur</translation>
</message>
<message>
<source>Stopped. What was read is kept.</source>
<extracomment>ui/inspect/document/inspect_controller.cpp</extracomment>
<translation>Lecture arrêtée. Ce qui a été lu est gardé.</translation>
</message>
<message>
<source>with rows of the tokens written: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>avec les lignes des tokens écrits : %1</translation>
</message>
<message>
<source>with rows of the tokens read: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>avec les lignes des tokens lus : %1</translation>
</message>
<message>
<source>Layer %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Couche %1</translation>
</message>
<message>
<source>Rollout</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Rollout</translation>
</message>
<message>
<source>Head 1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Tête 1</translation>
</message>
<message>
<source>Mean</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/inspect/inspected_data.cpp</extracomment>
<translation>Moyenne</translation>
</message>
<message>
<source>Head %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Tête %1</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Erreur d’alignement (AER) de chaque carte sur toutes les phrases, avec les lignes des tokens lus. Plus la couleur est forte, plus l’erreur est petite. Choisissez une case pour afficher sa carte.</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Erreur d’alignement (AER) de chaque carte sur toutes les phrases. Plus la couleur est forte, plus l’erreur est petite. Choisissez une case pour afficher sa carte.</translation>
</message>
<message>
<source>Measuring was stopped.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>La mesure a été arrêtée.</translation>
</message>
<message>
<source>Measuring the alignment error of every map …</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Mesure de l’erreur d’alignement de chaque carte …</translation>
</message>
<message>
<source>Open known links to see the alignment error of each map. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Ouvrez des liens connus pour voir l’erreur d’alignement de chaque carte. Choisissez une case pour afficher sa carte.</translation>
</message>
<message>
<source>Known links made by hand: %1 sure, %2 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Liens connus tracés à la main : %1 sûrs, %2 possibles.</translation>
</message>
<message>
<source>Known links of %1: %2 sure, %3 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Liens connus de %1 : %2 sûrs, %3 possibles.</translation>
</message>
<message>
<source>Format: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Format : %1</translation>
</message>
<message>
<source>1 link or line was left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>1 lien ou ligne a été laissé de côté.</translation>
</message>
<message numerus="yes">
<source>%1 links or lines were left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>%1 lien ou ligne a été laissé de côté.</numerusform>
<numerusform>%1 liens ou lignes ont été laissés de côté.</numerusform>
</translation>
</message>
<message>
<source>Export &amp;Metrics…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les &amp;métriques…</translation>
</message>
<message>
<source>Write the metrics of the sentences shown, of all systems, as CSV or JSON</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Écrire en CSV ou JSON les métriques des phrases affichées, pour tous les systèmes</translation>
</message>
<message>
<source>Export Metrics</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les métriques</translation>
</message>
<message>
<source>Export &amp;Links…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les &amp;liens…</translation>
</message>
<message>
<source>Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Écrire tous les liens du système affiché, avec ce seuil, au format Pharaoh : une ligne par phrase</translation>
</message>
<message>
<source>Export Links</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les liens</translation>
</message>
<message>
<source>Export &amp;Weights…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les &amp;poids…</translation>
</message>
<message>
<source>Write the weights of the shown system as JSON or as Nematus writes them</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Écrire les poids du système affiché en JSON ou comme Nematus</translation>
</message>
<message>
<source>Export Weights</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter les poids</translation>
</message>
<message>
<source>Export &amp;Report…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter le &amp;rapport…</translation>
</message>
<message>
<source>Write the sentences that are selected, or shown, with their pictures</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Écrire les phrases sélectionnées, ou affichées, avec leurs images</translation>
</message>
<message>
<source>Write the picture of the current sentence, or its numbers as a table</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Écrire l’image de la phrase courante, ou ses nombres en tableau</translation>
</message>
<message>
<source>Export Report of the First %1 of %2 Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exporter le rapport des %1 premières phrases sur %2</translation>
</message>
<message numerus="yes">
<source>Export Report of the %n Selected Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>Exporter le rapport de %n phrase sélectionnée</numerusform>
<numerusform>Exporter le rapport des %n phrases sélectionnées</numerusform>
</translation>
</message>
<message numerus="yes">
<source>Export Report of All %n Sentences Shown</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>Exporter le rapport de %n phrase affichée</numerusform>
<numerusform>Exporter le rapport des %n phrases affichées</numerusform>
</translation>
</message>
<message>
<source>The first %1 of %2, out of %3.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Les %1 premières sur %2, parmi %3.</translation>
</message>
<message>
<source>%1 of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1 sur %2.</translation>
</message>
<message>
<source>Filter: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Filtre : %1</translation>
</message>
<message>
<source>Disagreement of all systems: %1, the mean of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Désaccord de tous les systèmes : %1, moyenne de %2.</translation>
</message>
<message>
<source>precision</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>précision</translation>
</message>
<message>
<source>recall</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>rappel</translation>
</message>
<message>
<source>Export</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Export</translation>
</message>
<message>
<source>%1: %2 written</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1 : %2, fichier écrit</translation>
</message>
<message>
<source>Measuring</source>
<extracomment>ui/inspect/document/inspect_measuring.cpp</extracomment>
<translation>Mesure</translation>
</message>
<message>
<source>Step mode needs the model of %1, and only its weights are known.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Le mode Pas à pas a besoin du modèle de %1, et seuls ses poids sont connus.</translation>
</message>
<message>
<source>Inspect</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Inspection</translation>
</message>
<message>
<source>Inspect a corpus of alignments from any system</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Inspecter un corpus d’alignements de n’importe quel système</translation>
</message>
<message>
<source>Stop and keep what was read</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Arrêter et garder ce qui a été lu</translation>
</message>
<message>
<source>E&amp;xport</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>E&amp;xporter</translation>
</message>
<message>
<source>Reading</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Lecture</translation>
</message>
<message>
<source>Reading …</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Lecture …</translation>
</message>
<message>
<source>No alignments are open.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Aucun alignement n’est ouvert.</translation>
</message>
<message>
<source>Open the attention that a translation system wrote, or the links of an aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Ouvrez l’attention écrite par un système de traduction, ou les liens d’un aligneur : Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Vous pouvez aussi déposer des fichiers sur la fenêtre.</translation>
</message>
<message>
<source>AER %1 (of all %2)</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1 (sur l’ensemble : %2)</translation>
</message>
<message>
<source>AER %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1</translation>
</message>
<message>
<source>known links: %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>liens connus : %1</translation>
</message>
<message>
<source>, counted from %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>, numérotés à partir de %1</translation>
</message>
<message>
<source>%1: this folder has no file of alignments and no model.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>%1 : ce dossier ne contient ni fichier d’alignements ni modèle.</translation>
</message>
<message>
<source>Open Alignments</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Ouvrir des alignements</translation>
</message>
<message>
<source>All files (*)</source>
<extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Tous les fichiers (*)</translation>
</message>
<message>
<source>Format</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/read_dump.cpp, ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Format</translation>
</message>
<message>
<source>It could not be read.</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>La lecture a échoué.</translation>
</message>
<message>
<source>Worst Alignments of %1</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Pires alignements de %1</translation>
</message>
<message>
<source>Open Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Ouvrir des liens connus</translation>
</message>
<message>
<source>NAACL, numbers from 1 (*.naacl)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>NAACL, numéros à partir de 1 (*.naacl)</translation>
</message>
<message>
<source>Pharaoh, positions from 0 (*.pharaoh)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Pharaoh, positions à partir de 0 (*.pharaoh)</translation>
</message>
<message>
<source>The form of the file that was opened (*)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>La forme du fichier ouvert (*)</translation>
</message>
<message>
<source>Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Enregistrer les liens connus</translation>
</message>
<message>
<source>The known links have changed.</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Les liens connus ont changé.</translation>
</message>
<message>
<source>Save them?</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Les enregistrer ?</translation>
</message>
<message>
<source>&amp;Open Alignments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Ouvrir des alignements…</translation>
</message>
<message>
<source>Open attention or links of any system, or models, beside those that are open</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ouvrir l’attention ou les liens de n’importe quel système, ou des modèles, à côté de ce qui est ouvert</translation>
</message>
<message>
<source>Inspect the &amp;Models of Step Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Inspecter les &amp;modèles du mode Pas à pas</translation>
</message>
<message>
<source>Decode a thousand fresh sentences with the models that are open in Step mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Décoder mille phrases inédites avec les modèles ouverts en mode Pas à pas</translation>
</message>
<message>
<source>Inspect the Open Models</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Inspecter les modèles ouverts</translation>
</message>
<message>
<source>Open &amp;Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ouvrir des &amp;liens connus…</translation>
</message>
<message>
<source>Open the known links that the systems are measured against</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ouvrir les liens connus auxquels les systèmes sont comparés</translation>
</message>
<message>
<source>Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Liens connus…</translation>
</message>
<message>
<source>Models Read Their &amp;Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Les modèles lisent leur propre sort&amp;ie</translation>
</message>
<message>
<source>The models read their own output. Only right tokens have known links then</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Les modèles lisent leur propre sortie. Seuls les tokens justes ont alors des liens connus</translation>
</message>
<message>
<source>Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Propre sortie</translation>
</message>
<message>
<source>Models Read the Re&amp;ference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Les modèles lisent la ré&amp;férence</translation>
</message>
<message>
<source>The models read the right output, token by token</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Les modèles lisent la bonne sortie, token par token</translation>
</message>
<message>
<source>Reference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Référence</translation>
</message>
<message>
<source>&amp;Rows of the Tokens That Are Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>Lignes des to&amp;kens lus</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown and measured for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Un pas du décodeur lit un token et écrit le suivant. Ses poids sont affichés et mesurés pour le token lu, et non pour le token écrit (Chen et al. 2020)</translation>
</message>
<message>
<source>&amp;Words Instead of Pieces</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>Mots au lieu de so&amp;us-mots</translation>
</message>
<message>
<source>Pieces of words are merged: weights of a word's pieces are added over the source and averaged over the output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>Les sous-mots sont fusionnés : les poids des morceaux d’un mot sont additionnés côté source et moyennés côté sortie</translation>
</message>
<message>
<source>&amp;Inspect</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;Inspection</translation>
</message>
<message>
<source>&amp;Close System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Fermer le s&amp;ystème</translation>
</message>
<message>
<source>Close the system that is shown</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Fermer le système affiché</translation>
</message>
<message>
<source>&amp;Show System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Système affiché</translation>
</message>
<message>
<source>Compare &amp;With</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Comparer a&amp;vec</translation>
</message>
<message>
<source>Shown &amp;Map</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ca&amp;rte affichée</translation>
</message>
<message>
<source>What Mo&amp;dels Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ce &amp;que lisent les modèles</translation>
</message>
<message>
<source>Te&amp;xts of the Models…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Textes des modèles…</translation>
</message>
<message>
<source>Choose what the models decode: fresh sentences of a task, or files</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Choisir ce que décodent les modèles : phrases inédites d’une tâche, ou fichiers</translation>
</message>
<message>
<source>How the File Was &amp;Read…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Lecture &amp;du fichier…</translation>
</message>
<message>
<source>How the file was understood, and why. Another reading can be chosen</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Comment le fichier a été compris, et pourquoi. Une autre lecture peut être choisie</translation>
</message>
<message>
<source>Open A&amp;gain As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Rouvrir e&amp;n tant que…</translation>
</message>
<message>
<source>Choose the format of the file that could not be read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Choisir le format du fichier qui n’a pas pu être lu</translation>
</message>
<message>
<source>Worst Ali&amp;gnments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Pires ali&amp;gnements…</translation>
</message>
<message>
<source>The worst alignments of the sentences in the table, as small pictures</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Les pires alignements des phrases du tableau, en vignettes</translation>
</message>
<message>
<source>Open in S&amp;tep Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Ouvrir en mode &amp;Pas à pas</translation>
</message>
<message>
<source>Decode the sentence token by token; Enter in the table does the same</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Décoder la phrase token par token ; Entrée dans le tableau fait de même</translation>
</message>
<message>
<source>&amp;Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Liens &amp;connus</translation>
</message>
<message>
<source>&amp;Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Enregistrer les liens connus</translation>
</message>
<message>
<source>Save the known links with the edits</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Enregistrer les liens connus avec leurs modifications</translation>
</message>
<message>
<source>Save Known Links &amp;As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Enregistrer les liens connus so&amp;us…</translation>
</message>
<message>
<source>Save the known links in another file, in their own form, Pharaoh's or NAACL's</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Enregistrer les liens connus dans un autre fichier, sous leur forme, celle de Pharaoh ou de NAACL</translation>
</message>
<message>
<source>&amp;Close Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Fermer les liens connus</translation>
</message>
<message>
<source>Measure without the file of known links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Mesurer sans le fichier de liens connus</translation>
</message>
<message>
<source>Undo the last edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Annuler la dernière édition d’un lien connu</translation>
</message>
<message>
<source>Redo the edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Rétablir l’édition d’un lien connu</translation>
</message>
<message>
<source>S&amp;entences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>P&amp;hrases</translation>
</message>
<message>
<source>&amp;Next Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Phrase suiva&amp;nte</translation>
</message>
<message>
<source>Look at the next sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Voir la phrase suivante du tableau</translation>
</message>
<message>
<source>&amp;Previous Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Phrase &amp;précédente</translation>
</message>
<message>
<source>Look at the previous sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Voir la phrase précédente du tableau</translation>
</message>
<message>
<source>&amp;Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Filtrer</translation>
</message>
<message>
<source>Type words or ranges of metrics that sentences must have</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Saisir des mots ou des plages de métriques que les phrases doivent avoir</translation>
</message>
<message>
<source>&amp;Clear Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Effacer le filtre</translation>
</message>
<message>
<source>Show all sentences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Afficher toutes les phrases</translation>
</message>
<message>
<source>Is It E&amp;xplanation?…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Est-ce une e&amp;xplication ?…</translation>
</message>
<message>
<source>Measure whether the weights of the open models explain what they say</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Mesurer si les poids des modèles ouverts expliquent ce qu’ils disent</translation>
</message>
<message>
<source>Larger cells in the picture; wheel, Shift+wheel or dragging scroll it</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Agrandir les cases de l’image ; molette, Maj+molette ou glisser la font défiler</translation>
</message>
<message>
<source>Smaller cells in the picture</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Réduire les cases de l’image</translation>
</message>
<message>
<source>Nothing</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Rien</translation>
</message>
<message>
<source>Inspect Models</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Inspecter des modèles</translation>
</message>
<message>
<source>&amp;Fresh pairs of a task</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Paires &amp;inédites d’une tâche</translation>
</message>
<message>
<source>Pairs that the models were not trained on; their true alignment is known</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Paires sur lesquelles les modèles n’ont pas été entraînés ; leur véritable alignement est connu</translation>
</message>
<message>
<source>&amp;Texts</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;Textes</translation>
</message>
<message>
<source>Sentences and their translations, cut as the models were trained</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Phrases et leurs traductions, découpées comme à l’entraînement des modèles</translation>
</message>
<message>
<source>Source texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Textes sources</translation>
</message>
<message>
<source>One sentence per line. Without a second file: source, tab and target in each line.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Une phrase par ligne. Sans second fichier : source, tabulation et cible sur chaque ligne.</translation>
</message>
<message>
<source>Their translations</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Leurs traductions</translation>
</message>
<message>
<source>As many lines as the first file. Leave it empty if the first file has pairs.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Autant de lignes que le premier fichier. Laisser vide si le premier fichier contient des paires.</translation>
</message>
<message>
<source>Their &amp;own output</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Leur propre &amp;sortie</translation>
</message>
<message>
<source>The &amp;reference</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>La &amp;référence</translation>
</message>
<message>
<source>T&amp;ask</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Tâc&amp;he</translation>
</message>
<message>
<source>&amp;Pairs</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;Paires</translation>
</message>
<message>
<source>What they decode</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Ce qu’ils décodent</translation>
</message>
<message>
<source>What they read</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Ce qu’ils lisent</translation>
</message>
<message>
<source>The source texts are missing: name a file.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Les textes sources manquent : indiquez un fichier.</translation>
</message>
<message>
<source>%1: there is no such file; choose another one.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>%1 : ce fichier n’existe pas ; choisissez-en un autre.</translation>
</message>
<message>
<source>C&amp;harts of the Metrics</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>&amp;Graphiques des métriques</translation>
</message>
<message>
<source>Show or hide the charts below the table; in a small window they take its place</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>Afficher ou masquer les graphiques sous le tableau ; dans une petite fenêtre, ils prennent sa place</translation>
</message>
<message>
<source>Picture of the sentence</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Image de la phrase</translation>
</message>
<message>
<source>No sentence is selected.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Aucune phrase n’est sélectionnée.</translation>
</message>
<message>
<source> less %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> moins %1</translation>
</message>
<message>
<source> and %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> et %1</translation>
</message>
<message>
<source>only %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>seul %1</translation>
</message>
<message>
<source>more by %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>plus chez %1</translation>
</message>
<message>
<source>Editing known links: click a cell, or press Space, for sure, possible, none in turn. End marks have no links.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Édition des liens connus : cliquez sur une case, ou appuyez sur Espace, pour sûr, possible, aucun tour à tour. Les marques de fin n’ont pas de liens.</translation>
</message>
<message>
<source>Editing known links: click a source token, then a target token.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Édition des liens connus : cliquez sur un token source, puis sur un token cible.</translation>
</message>
<message>
<source>Now click the target token that %1 is linked with, or %1 again to stop.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Cliquez maintenant sur le token cible auquel %1 est lié, ou de nouveau sur %1 pour arrêter.</translation>
</message>
<message>
<source>%1 does not have this sentence: there is nothing to compare with.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>%1 n’a pas cette phrase : il n’y a rien à comparer.</translation>
</message>
<message>
<source>The outputs differ from target token %1 on, so the weights from there on belong to different outputs.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Les sorties diffèrent à partir du token cible %1 ; dès lors, les poids appartiennent à des sorties différentes.</translation>
</message>
<message>
<source>&amp;Edit Known Links</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Modifier les li&amp;ens connus</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn (K)</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les clics tracent les liens connus : aucun, sûr, possible tour à tour (K)</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Les clics tracent les liens connus : aucun, sûr, possible tour à tour</translation>
</message>
<message>
<source>Inspecting</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Inspection en cours</translation>
</message>
<message>
<source>System that is shown</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Système affiché</translation>
</message>
<message>
<source>System that it is compared with</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Système auquel il est comparé</translation>
</message>
<message>
<source>Attention map that is shown and measured</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Carte d’attention affichée et mesurée</translation>
</message>
<message>
<source>Write metrics, links, weights, a report or the picture into a file</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Écrire dans un fichier les métriques, les liens, les poids, un rapport ou l’image</translation>
</message>
<message>
<source>No comparison</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Sans comparaison</translation>
</message>
<message>
<source>with %1</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>avec %1</translation>
</message>
<message>
<source>&amp;Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>&amp;Clés</translation>
</message>
<message>
<source>No lane has a landscape: one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Aucune piste n’a de paysage : seules en ont les pistes récurrentes à portée globale qui ont décodé trois pas.</translation>
</message>
<message>
<source>Chosen Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Clés choisies</translation>
</message>
<message>
<source>Keys that you place yourself, under every score function</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Clés que vous placez vous-même, avec toutes les fonctions de score</translation>
</message>
<message>
<source>This Sentence</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Cette phrase</translation>
</message>
<message>
<source>The lanes' own annotations and the plane that their queries move in</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Les annotations des pistes et le plan où évoluent leurs requêtes</translation>
</message>
<message>
<source>What the colours show</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Ce que montrent les couleurs</translation>
</message>
<message>
<source>Colours and lines show the largest weight of each point, or the weight of one key</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Couleurs et lignes montrent le plus grand poids en chaque point, ou le poids d’une clé</translation>
</message>
<message>
<source>largest weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp, ui/step/landscape/landscape_page.cpp</extracomment>
<translation>plus grand poids</translation>
</message>
<message>
<source>Number of keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Nombre de clés</translation>
</message>
<message>
<source>Temperature</source>
<extracomment>ui/learn/step_stage.cpp, ui/step/landscape/landscape_page.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Température</translation>
</message>
<message>
<source>Scores are divided by the temperature before the softmax</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Les scores sont divisés par la température avant le softmax</translation>
</message>
<message>
<source>&amp;Temperature</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>&amp;Température</translation>
</message>
<message>
<source>Reset</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Réinitialiser</translation>
</message>
<message>
<source>Keys, query and temperature as at the start</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Clés, requête et température comme au début</translation>
</message>
<message>
<source>weight of %1</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>poids de %1</translation>
</message>
<message>
<source>Queries of the decoder, step by step, in the plane of their two principal components; a region is named by the source token with the most weight; numbers are those of the projected query</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Requêtes du décodeur, pas après pas, dans le plan de leurs deux composantes principales ; une région porte le nom du token source de plus grand poids ; les nombres sont ceux de la requête projetée</translation>
</message>
<message>
<source>Drag the query or a key; arrows move it, Page Up and Page Down choose it · double click: one plane large · lines: the largest weight is 0.5 and 0.9</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Glissez la requête ou une clé ; les flèches la déplacent, Page préc. et Page suiv. la choisissent · double-clic : un plan en grand · lignes : le plus grand poids vaut 0,5 et 0,9</translation>
</message>
<message>
<source>H %1 bit</source>
<extracomment>ui/pictures/landscape/landscape_scene.cpp</extracomment>
<translation>H %1 bit</translation>
</message>
<message>
<source>Score landscape</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>Paysage des scores</translation>
</message>
<message>
<source>Query at %1, %2. %3</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>Requête en %1, %2. %3</translation>
</message>
<message>
<source>Lanes</source>
<extracomment>ui/pictures/cards/lane_area.cpp, ui/pictures/cards/lane_grid.cpp, ui/pictures/cards/lane_thumbs.cpp, ui/step/step_tool_bar.cpp, ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Pistes</translation>
</message>
<message>
<source>next</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>suivant</translation>
</message>
<message>
<source>H</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>H</translation>
</message>
<message>
<source>exact</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>exactes</translation>
</message>
<message>
<source>The most likely token of the current step and its probability; then the one that was said in its place by hand, if any</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Le token le plus probable du pas courant et sa probabilité ; puis celui qui a été dit à sa place, à la main, s’il y en a un</translation>
</message>
<message>
<source>How widely the softmax of the scores spreads, before a span changes it: the mean of the rows shown, 0 bit when each row looks at one token</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Étalement du softmax des scores, avant qu’une portée le modifie : moyenne des lignes affichées, 0 bit quand chaque ligne regarde un seul token</translation>
</message>
<message>
<source>Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>−ln p moyen des tokens justes des paires de validation, à la dernière mesure : 0 quand tous sont certains</translation>
</message>
<message>
<source>Alignment error rate of the rows shown, measured against the known links; a dash where no row has one</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Taux d’erreur d’alignement des lignes affichées, par rapport aux liens connus ; un tiret si aucune ligne n’en a</translation>
</message>
<message>
<source>Whole outputs that are right on held-out pairs, as last measured</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Sorties entièrement justes sur les paires de validation, à la dernière mesure</translation>
</message>
<message>
<source>Time of one step of this lane on this machine: the median of the steps so far</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Durée d’un pas de cette piste sur cette machine : médiane des pas jusqu’ici</translation>
</message>
<message>
<source>class</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>classe</translation>
</message>
<message>
<source>acc.</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>exact.</translation>
</message>
<message>
<source>Lane %1</source>
<extracomment>ui/learn/step_stage.cpp, ui/pictures/cards/lane_card.cpp, ui/step/session/step_cursor.cpp, ui/train/train_actions.cpp</extracomment>
<translation>Piste %1</translation>
</message>
<message>
<source>Lane %1, %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Piste %1, %2</translation>
</message>
<message>
<source>Attention weights of %1</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Poids d’attention de %1</translation>
</message>
<message>
<source>Attention of %1 as lines</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>Attention de %1 en traits</translation>
</message>
<message>
<source>Text as %1 weighs it</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_document.cpp</extracomment>
<translation>Texte pondéré par %1</translation>
</message>
<message>
<source>: select this lane (%1)</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation> : sélectionner cette piste (%1)</translation>
</message>
<message>
<source>Shown: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Affiché : %1</translation>
</message>
<message>
<source>loss %1, AER %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>perte %1, AER %2, sorties exactes %3</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>jusqu’ici : entropie moyenne %1, AER %2</translation>
</message>
<message>
<source>model: %1 of held-out pairs are right</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>modèle : %1 des paires de validation sont justes</translation>
</message>
<message>
<source> bit</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> bit</translation>
</message>
<message>
<source> %</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> %</translation>
</message>
<message>
<source>, said: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, dit : %1</translation>
</message>
<message>
<source>%1 attention, nothing decoded yet</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Attention %1, rien n’est encore décodé</translation>
</message>
<message>
<source>%1 attention, row %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Attention %1, ligne %2 sur %3</translation>
</message>
<message>
<source>%1 attention, step %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Attention %1, pas %2 sur %3</translation>
</message>
<message>
<source>, takes %1 with probability %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, prend %1 avec la probabilité %2</translation>
</message>
<message>
<source>, does not take %1, whose probability is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, ne prend pas %1, dont la probabilité est %2</translation>
</message>
<message>
<source>, looks at %1 with %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, regarde %1 avec %2</translation>
</message>
<message>
<source>, weight of %1 is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, le poids de %1 est %2</translation>
</message>
<message>
<source>, one fixed vector for every step</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, un vecteur fixe pour tous les pas</translation>
</message>
<message>
<source>; class %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation> ; classe %1</translation>
</message>
<message>
<source>; next token %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation> ; token suivant %1</translation>
</message>
<message>
<source>, as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, comme attendu</translation>
</message>
<message>
<source>, not as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, inattendu</translation>
</message>
<message>
<source>; entropy %1, alignment error rate %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation> ; entropie %1, taux d’erreur d’alignement %2, sorties exactes %3</translation>
</message>
<message>
<source>, loss %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, perte %1</translation>
</message>
<message>
<source>loss 0.00012 AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>perte 0,00012 AER 0,00 sorties exactes 100,0 %</translation>
</message>
<message>
<source>entropy 0.00 bit AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>entropie 0,00 bit AER 0,00 sorties exactes 100,0 %</translation>
</message>
<message>
<source>step 0.00 ms</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>pas 0,00 ms</translation>
</message>
<message>
<source>look at: %1</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp</extracomment>
<translation>aperçu : %1</translation>
</message>
<message>
<source>Attention maps</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>Cartes d’attention</translation>
</message>
<message>
<source>base: its weights</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>base : ses poids</translation>
</message>
<message>
<source>less %1, %2</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>moins %1, %2</translation>
</message>
<message>
<source>%1 a step, %2 for the encoder, on this machine</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>%1 par pas, %2 pour l’encodeur, sur cette machine</translation>
</message>
<message>
<source>Whether this lane is trained</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Entraîner ou non cette piste</translation>
</message>
<message>
<source>Remove lane</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Retirer la piste</translation>
</message>
<message>
<source>Remove this lane from the run</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Retirer cette piste de l’entraînement</translation>
</message>
<message>
<source>Remove the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Retirer la piste %1</translation>
</message>
<message>
<source>This lane has a model of its own:
%1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Cette piste a son propre modèle :
%1</translation>
</message>
<message>
<source>Train the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Entraîner la piste %1</translation>
</message>
<message>
<source>Settings of the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Réglages de la piste %1</translation>
</message>
<message>
<source>Settings of %1 alone: score, span, wiring, cell, sizes, training</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Réglages de %1 seulement : score, portée, câblage, cellule, tailles, entraînement</translation>
</message>
<message>
<source>Only %1</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Seulement %1</translation>
</message>
<message>
<source>Show the lane “%1” alone</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Afficher seulement la piste « %1 »</translation>
</message>
<message>
<source>&amp;All Lanes</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>&amp;Toutes les pistes</translation>
</message>
<message>
<source>Show every open lane</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Afficher toutes les pistes ouvertes</translation>
</message>
<message>
<source>Show these two lanes alone, to compare them</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Afficher seulement ces deux pistes, pour les comparer</translation>
</message>
<message>
<source>Train %1</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>Entraîner %1</translation>
</message>
<message>
<source>%1 is trained; click to leave it out</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 : entraînée ; cliquer pour l’exclure</translation>
</message>
<message>
<source>%1 is not trained; click to train it</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 : non entraînée ; cliquer pour l’entraîner</translation>
</message>
<message>
<source>Show the lane %1</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp</extracomment>
<translation>Afficher la piste %1</translation>
</message>
<message>
<source>&amp;System</source>
<extracomment>ui/window/language_actions.cpp, ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Système</translation>
</message>
<message>
<source>The language of the window</source>
<extracomment>ui/window/language_actions.cpp</extracomment>
<translation>La langue de la fenêtre</translation>
</message>
<message>
<source>&amp;Grid of Lanes</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>&amp;Grille des pistes</translation>
</message>
<message>
<source>Show all lanes side by side</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Afficher toutes les pistes côte à côte</translation>
</message>
<message>
<source>&amp;Focus on One Lane</source>
<extracomment>ui/step/views/layout_actions.cpp, ui/train/train_page.cpp</extracomment>
<translation>&amp;Focus sur une piste</translation>
</message>
<message>
<source>Show the selected lane large, the others as small pictures; again: the grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Afficher la piste sélectionnée en grand, les autres en vignettes ; de nouveau : la grille</translation>
</message>
<message>
<source>Grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Grille</translation>
</message>
<message>
<source>Focus</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Focus</translation>
</message>
<message>
<source>Learn</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Leçons</translation>
</message>
<message>
<source>Lessons that drive the window and check the answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Des leçons qui pilotent la fenêtre et vérifient les réponses</translation>
</message>
<message>
<source>The lesson is in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>La leçon est dans %1.</translation>
</message>
<message>
<source>&amp;Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Leçon</translation>
</message>
<message>
<source>&amp;Next Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Étape &amp;suivante</translation>
</message>
<message>
<source>Go to the next step of the lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Aller à l’étape suivante de la leçon</translation>
</message>
<message>
<source>&amp;Previous Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Étape &amp;précédente</translation>
</message>
<message>
<source>Go back to the step before</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Revenir à l’étape précédente</translation>
</message>
<message>
<source>Go to the &amp;Question</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Aller à la &amp;question</translation>
</message>
<message>
<source>Scroll to the question and answer it with the keyboard</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Faire défiler jusqu’à la question et y répondre au clavier</translation>
</message>
<message>
<source>Start &amp;Again</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Recommencer</translation>
</message>
<message>
<source>Forget your answers to this lesson and begin with its first step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Oublier vos réponses à cette leçon et reprendre à sa première étape</translation>
</message>
<message>
<source>&amp;Save Your Answers…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Enregistrer vos réponses…</translation>
</message>
<message>
<source>Write your answers to this lesson as a file that a teacher can have checked</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Écrire vos réponses à cette leçon dans un fichier qu’un enseignant peut faire vérifier</translation>
</message>
<message>
<source>Ne&amp;w Lesson…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Nouvelle leçon…</translation>
</message>
<message>
<source>Write a lesson: set up the pictures, record them as steps, and type the texts</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Écrire une leçon : préparer les images, les capturer en étapes et saisir les textes</translation>
</message>
<message>
<source>&amp;Edit This Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Modifier cette leçon</translation>
</message>
<message>
<source>Change a copy of the lesson that is open</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Modifier une copie de la leçon ouverte</translation>
</message>
<message>
<source>Back to Wr&amp;iting</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Re&amp;tour à l’écriture</translation>
</message>
<message>
<source>Go on writing the lesson that is tried</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Continuer à écrire la leçon mise à l’essai</translation>
</message>
<message>
<source>List of &amp;Lessons</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Liste des leç&amp;ons</translation>
</message>
<message>
<source>Show the list of lessons, or hide it</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Afficher ou masquer la liste des leçons</translation>
</message>
<message>
<source>Open Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Ouvrir une leçon</translation>
</message>
<message>
<source>Lessons (*.attnlesson lesson.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Leçons (*.attnlesson lesson.json)</translation>
</message>
<message>
<source>The answer is not complete. Point at what is asked for in the picture.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>La réponse n’est pas complète. Désignez dans l’image ce qui est demandé.</translation>
</message>
<message>
<source>Save Your Answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Enregistrer vos réponses</translation>
</message>
<message>
<source>Answers (*.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Réponses (*.json)</translation>
</message>
<message>
<source>Your answers are in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Vos réponses sont dans %1.</translation>
</message>
<message>
<source>%1 of %2 questions answered</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Questions traitées : %1 sur %2</translation>
</message>
<message>
<source>Alignment error by the length of the source</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>Erreur d’alignement selon la longueur de la source</translation>
</message>
<message>
<source>Open known links to see the alignment error by the length of the source.</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>Ouvrez des liens connus pour voir l’erreur d’alignement selon la longueur de la source.</translation>
</message>
<message>
<source>source length, tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>longueur de la source, en tokens</translation>
</message>
<message>
<source>%1, exact match</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1, sorties exactes</translation>
</message>
<message>
<source>%1 to %2 tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1 à %2 tokens</translation>
</message>
<message>
<source>%1, %2, %3: %4 %5</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1, %2, %3 : %4 %5</translation>
</message>
<message>
<source>, exact match %1</source>
<extracomment>ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp</extracomment>
<translation>, sorties exactes %1</translation>
</message>
<message>
<source>trained on %1–%2</source>
<extracomment>ui/figures/charts/length_painter.cpp</extracomment>
<translation>entraînement sur %1–%2</translation>
</message>
<message>
<source>&amp;Open Lesson…</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Ou&amp;vrir une leçon…</translation>
</message>
<message>
<source>Lessons</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Leçons</translation>
</message>
<message>
<source>Open a lesson from a file (.attnlesson)</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Ouvrir une leçon depuis un fichier (.attnlesson)</translation>
</message>
<message>
<source>  %1 of %2</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>  %1 sur %2</translation>
</message>
<message>
<source>%1, %2 of %3 steps done</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>%1, étapes faites : %2 sur %3</translation>
</message>
<message>
<source>About %1 minutes</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Environ %1 minutes</translation>
</message>
<message>
<source>Back to &amp;Writing</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Retour à l’écrit&amp;ure</translation>
</message>
<message>
<source>&amp;Check</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Vér&amp;ifier</translation>
</message>
<message>
<source>H&amp;int</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Conseil</translation>
</message>
<message>
<source>Show &amp;Me</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Montrer</translation>
</message>
<message>
<source>As at the Start</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Comme au début</translation>
</message>
<message>
<source>&amp;Back</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>P&amp;récédent</translation>
</message>
<message>
<source>&amp;Next</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>S&amp;uivant</translation>
</message>
<message>
<source>Hint</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Conseil</translation>
</message>
<message>
<source>Let the engine check the answer (Ctrl+Return)</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Faire vérifier la réponse par le moteur (Ctrl+Entrée)</translation>
</message>
<message>
<source>Show the right answer in the window</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Montrer la bonne réponse dans la fenêtre</translation>
</message>
<message>
<source>Show the window as it was when the step began</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Remettre la fenêtre comme au début de l’étape</translation>
</message>
<message>
<source>The engine computes</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Le moteur calcule</translation>
</message>
<message>
<source>Lesson</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Leçon</translation>
</message>
<message>
<source>Lesson %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Leçon %1</translation>
</message>
<message>
<source>Step %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Étape %1 sur %2</translation>
</message>
<message>
<source>&amp;Compare</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Comparer</translation>
</message>
<message>
<source>Compare with this answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Comparez avec cette réponse</translation>
</message>
<message>
<source>✓ Right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✓ Juste</translation>
</message>
<message>
<source>✗ Not yet</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✗ Pas encore</translation>
</message>
<message>
<source>: %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation> : %1 sur %2</translation>
</message>
<message>
<source>. Measured: %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>. Mesuré : %1</translation>
</message>
<message>
<source>An answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Une réponse</translation>
</message>
<message>
<source>No answer was found</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Aucune réponse trouvée</translation>
</message>
<message>
<source>This is right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Voici la bonne réponse</translation>
</message>
<message>
<source>Do&amp;ne</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Terminer</translation>
</message>
<message>
<source>There is no further hint.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>Il n’y a pas d’autre conseil.</translation>
</message>
<message>
<source>The step was stopped. Choose it again to go on.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>L’étape a été arrêtée. Choisissez-la de nouveau pour continuer.</translation>
</message>
<message>
<source>There is not enough memory for this step. Close other programs, then try again.</source>
<extracomment>ui/learn/lesson_worker.cpp</extracomment>
<translation>La mémoire ne suffit pas pour cette étape. Fermez d’autres programmes, puis réessayez.</translation>
</message>
<message>
<source>Title</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Titre</translation>
</message>
<message>
<source>Where does it look?</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Où regarde-t-il ?</translation>
</message>
<message>
<source>Summary</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Résumé</translation>
</message>
<message>
<source>one sentence for the list</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>une phrase pour la liste</translation>
</message>
<message>
<source>Title of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Titre de l’étape</translation>
</message>
<message>
<source>One row</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Une ligne</translation>
</message>
<message>
<source>To do</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>À faire</translation>
</message>
<message>
<source>what the person is to do; may be empty</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>ce qu’il faut faire ; peut rester vide</translation>
</message>
<message>
<source>&amp;Record a Step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>&amp;Capturer une étape</translation>
</message>
<message>
<source>Add a step that shows the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Ajouter une étape qui montre la fenêtre telle qu’elle est</translation>
</message>
<message>
<source>Record A&amp;gain</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Recap&amp;turer</translation>
</message>
<message>
<source>Let the step show the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Faire montrer à l’étape la fenêtre telle qu’elle est</translation>
</message>
<message>
<source>Up</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Monter</translation>
</message>
<message>
<source>Move the step before the one above</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Placer l’étape avant celle du dessus</translation>
</message>
<message>
<source>Down</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Descendre</translation>
</message>
<message>
<source>Move the step after the one below</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Placer l’étape après celle du dessous</translation>
</message>
<message>
<source>Remove</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Retirer</translation>
</message>
<message>
<source>Remove the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Retirer l’étape</translation>
</message>
<message>
<source>&amp;Try It</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>&amp;Essayer</translation>
</message>
<message>
<source>Do the lesson from this step on</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Suivre la leçon à partir de cette étape</translation>
</message>
<message>
<source>Sa&amp;ve…</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Enre&amp;gistrer…</translation>
</message>
<message>
<source>Write the lesson into a file</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Écrire la leçon dans un fichier</translation>
</message>
<message>
<source>End writing</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Terminer l’écriture</translation>
</message>
<message>
<source>Text of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Texte de l’étape</translation>
</message>
<message>
<source>Markdown; {lane('dot').step(1).entropy | 2} is computed</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Markdown ; {lane('dot').step(1).entropy | 2} est calculé</translation>
</message>
<message>
<source>Steps</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Étapes</translation>
</message>
<message>
<source>Step</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Étape</translation>
</message>
<message>
<source>Text</source>
<extracomment>ui/learn/writing/lesson_writer.cpp, ui/pictures/tokens/source_panel.cpp, ui/window/gestures.cpp</extracomment>
<translation>Texte</translation>
</message>
<message>
<source>Set up the pictures, then record a step.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Préparez les images, puis capturez une étape.</translation>
</message>
<message>
<source>The lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La leçon</translation>
</message>
<message>
<source>The lesson is whole.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La leçon est complète.</translation>
</message>
<message>
<source>Step %1</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Pas %1</translation>
</message>
<message>
<source>Save Lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Enregistrer la leçon</translation>
</message>
<message>
<source>Lessons (*.attnlesson)</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Leçons (*.attnlesson)</translation>
</message>
<message>
<source>The lesson “%1” has changes that are not saved.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La leçon « %1 » a des modifications non enregistrées.</translation>
</message>
<message>
<source>It cannot be saved yet: %1</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Elle ne peut pas encore être enregistrée : %1</translation>
</message>
<message>
<source>Trainings are written in the lesson's file; only pictures of lanes are recorded.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>Les entraînements s’écrivent dans le fichier de la leçon ; seules les images des pistes sont capturées.</translation>
</message>
<message>
<source>A lesson is written in one language: the texts in other languages are not saved with it.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>Une leçon s’écrit dans une seule langue : les textes en d’autres langues ne sont pas enregistrés avec elle.</translation>
</message>
<message>
<source>of step %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>du pas %1</translation>
</message>
<message>
<source>no line: below %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>aucun trait : sous %1</translation>
</message>
<message>
<source>Legend of lines: the thicker, the larger the weight</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>Légende des traits : plus ils sont épais, plus le poids est grand</translation>
</message>
<message>
<source>The thicker and darker a line, the larger the weight; those under 1 % have no line.
Coloured lines are of the current row, or of the token under the mouse.</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>Plus un trait est épais et sombre, plus le poids est grand ; sous 1 %, il n’y a pas de trait.
Les traits colorés sont ceux de la ligne courante, ou du token sous la souris.</translation>
</message>
<message>
<source>known link: this is where it comes from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>lien connu : c’est de là qu’il vient</translation>
</message>
<message>
<source>possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>lien possible : l’un des endroits d’où il peut venir</translation>
</message>
<message>
<source>Weights under 1 % have no line.</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>Les poids sous 1 % n’ont pas de trait.</translation>
</message>
<message>
<source>The thicker a line, the larger the weight. %1</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>Plus un trait est épais, plus le poids est grand. %1</translation>
</message>
<message>
<source>Legend of outlines: solid is a known link, dashed a possible link</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Légende des contours : plein pour un lien connu, en tirets pour un lien possible</translation>
</message>
<message>
<source>A solid outline is a known link: this source
token alone explains the output token.
Dashed outlines are possible links: these source
tokens explain it together, and looking at any
of them is right.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Un contour plein est un lien connu : ce token
source explique à lui seul le token de sortie.
Les contours en tirets sont des liens possibles :
ces tokens sources l’expliquent ensemble, et
regarder l’un d’eux suffit.</translation>
</message>
<message>
<source>An empty outline is a known link without a line:
its weight is under 1 %.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Un contour vide est un lien connu sans trait :
son poids est sous 1 %.</translation>
</message>
<message>
<source>The largest weight of a row has its number
where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Le plus grand poids d’une ligne porte sa valeur
là où il y a la place.</translation>
</message>
<message>
<source>The largest weight of a row is outlined too,
or printed where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Le plus grand poids d’une ligne est aussi entouré,
ou écrit là où il y a la place.</translation>
</message>
<message>
<source>&amp;Rate</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>&amp;Taux</translation>
</message>
<message>
<source>Learning rate of the next update; the schedule goes on in proportion to it. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Taux d’apprentissage de la prochaine mise à jour ; son programme suit en proportion. Entrée le change.</translation>
</message>
<message>
<source>Share of the activations that an update leaves out, from 0 to below 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Part des activations qu’une mise à jour ignore, de 0 à moins de 1. Entrée la change.</translation>
</message>
<message>
<source>Teacher f&amp;orcing</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Teacher f&amp;orcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Part des pas où le décodeur lit le bon token et non le sien, de 0 à 1. Entrée la change.</translation>
</message>
<message>
<source>%1: a session is opened alone. Choose no other file with it.</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>%1 : une session s’ouvre seule. Ne choisissez aucun autre fichier avec elle.</translation>
</message>
<message>
<source>Open</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Ouvrir</translation>
</message>
<message>
<source>Everything it opens (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Lessons (*.attnlesson);;Models (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Runs and recipes (*.attnrun *.json);;All files, alignments among them (*)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Tout ce qui s’ouvre (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Leçons (*.attnlesson);;Modèles (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Entraînements et recettes (*.attnrun *.json);;Tous les fichiers, dont les alignements (*)</translation>
</message>
<message>
<source>Save Screenshot</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Enregistrer une capture d’écran</translation>
</message>
<message>
<source>Pictures (*.png)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Images (*.png)</translation>
</message>
<message>
<source>&amp;File</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Fichier</translation>
</message>
<message>
<source>&amp;Open…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Ou&amp;vrir…</translation>
</message>
<message>
<source>Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is open already is read again</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Ouvrir une session, des modèles, un entraînement enregistré ou des recettes. Un modèle devient une piste ; si son fichier est déjà ouvert, il est relu</translation>
</message>
<message>
<source>Open &amp;Recent</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Fichiers &amp;récents</translation>
</message>
<message>
<source>Save Screensho&amp;t…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Enregistrer une capture d’écr&amp;an…</translation>
</message>
<message>
<source>Write a picture of the window as a PNG</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Écrire une image PNG de la fenêtre</translation>
</message>
<message>
<source>&amp;Quit</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Quitter</translation>
</message>
<message>
<source>Close the window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Fermer la fenêtre</translation>
</message>
<message>
<source>M&amp;ode</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Mode</translation>
</message>
<message>
<source>Lang&amp;uage</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Langue</translation>
</message>
<message>
<source>&amp;Appearance</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>A&amp;pparence</translation>
</message>
<message>
<source>&amp;Full Screen</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Plein &amp;écran</translation>
</message>
<message>
<source>Fill the whole screen, or go back to a window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Remplir tout l’écran, ou revenir à une fenêtre</translation>
</message>
<message>
<source>&amp;Help</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Aid&amp;e</translation>
</message>
<message>
<source>&amp;Shortcuts and Gestures</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Raccourcis et gestes</translation>
</message>
<message>
<source>Every key of this window, and what the mouse does in it</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Toutes les touches de cette fenêtre, et ce qu’y fait la souris</translation>
</message>
<message>
<source>&amp;About Attention Lab</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>À &amp;propos d’Attention Lab</translation>
</message>
<message>
<source>Version and licence</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Version et licence</translation>
</message>
<message>
<source>&amp;Next Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Carte &amp;suivante</translation>
</message>
<message>
<source>Show the next attention map of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Afficher la carte d’attention suivante de la piste sélectionnée</translation>
</message>
<message>
<source>&amp;Previous Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Carte &amp;précédente</translation>
</message>
<message>
<source>Show the attention map before, of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Afficher la carte d’attention précédente de la piste sélectionnée</translation>
</message>
<message>
<source>&amp;Best Head on Known Links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>&amp;Meilleure tête sur les liens connus</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Un pas du décodeur lit un token et écrit le suivant. Ses poids sont affichés pour le token lu, et non pour le token écrit (Chen et al. 2020)</translation>
</message>
<message>
<source>Attentio&amp;n Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Carte &amp;d’attention</translation>
</message>
<message>
<source>Measuring the heads on %1 other pairs …</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mesure des têtes sur %1 autres paires…</translation>
</message>
<message>
<source>Open a model first</source>
<extracomment>ui/step/views/map_actions.cpp, ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Ouvrez d’abord un modèle</translation>
</message>
<message>
<source>%1 has no attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 n’a pas de carte d’attention</translation>
</message>
<message>
<source>%1 has one attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 a une seule carte d’attention</translation>
</message>
<message>
<source>Choose which attention of %1 its lane shows</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Choisir l’attention de %1 que montre sa piste</translation>
</message>
<message>
<source>%1 of %2 aligns best: AER %3 on %4 other pairs</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 de %2 aligne le mieux : AER %3 sur %4 autres paires</translation>
</message>
<message>
<source>Stop Looking for the &amp;Best Head</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Arrêter de chercher la &amp;meilleure tête</translation>
</message>
<message>
<source>Stop measuring the heads of %1</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Arrêter de mesurer les têtes de %1</translation>
</message>
<message>
<source>Measure the heads of %1 on %2 other pairs, and show the one nearest to their links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mesurer les têtes de %1 sur %2 autres paires, et afficher celle qui est la plus proche de leurs liens</translation>
</message>
<message>
<source>Several heads must attend to a source whose links are known</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Il faut plusieurs têtes attentives à une source dont les liens sont connus</translation>
</message>
<message>
<source>Show this map of %1 (%2)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Afficher cette carte de %1 (%2)</translation>
</message>
<message>
<source>Measure All Maps</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Mesurer toutes les cartes</translation>
</message>
<message>
<source>Alignment error of each attention map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Erreur d’alignement de chaque carte d’attention</translation>
</message>
<message>
<source>Avg</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Moy.</translation>
</message>
<message>
<source>%1: %2 %3%4%5</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>%1 : %2 %3%4%5</translation>
</message>
<message>
<source>, shown</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>, affichée</translation>
</message>
<message>
<source>Click to show this map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Cliquer pour afficher cette carte</translation>
</message>
<message>
<source>In percent.</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>En pour cent.</translation>
</message>
<message>
<source>head 1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>tête 1</translation>
</message>
<message>
<source>Choice of the map</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Choix de la carte</translation>
</message>
<message>
<source>Show %1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Afficher %1</translation>
</message>
<message>
<source>measuring… (cancel)</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>mesure… (annuler)</translation>
</message>
<message>
<source>best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>la meilleure sur liens connus</translation>
</message>
<message>
<source>Stop looking for the best head</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Arrêter la recherche de la meilleure tête</translation>
</message>
<message>
<source>Show the head of the cross-attention whose largest weights are nearest to the known links of other pairs of the task, which the model was not trained on</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Afficher la tête de l’attention croisée dont les plus grands poids sont les plus proches des liens connus d’autres paires de la tâche, sur lesquelles le modèle n’a pas été entraîné</translation>
</message>
<message>
<source>Best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>La meilleure sur liens connus</translation>
</message>
<message>
<source>chosen on %1 other pairs: AER %2 there</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>choisie sur %1 autres paires : AER %2 sur celles-ci</translation>
</message>
<message>
<source>Measuring all maps</source>
<extracomment>ui/inspect/document/map_measuring.cpp</extracomment>
<translation>Mesure de toutes les cartes</translation>
</message>
<message>
<source>Attention maps of %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>Cartes d’attention de %1</translation>
</message>
<message>
<source>, alignment error rate %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>, taux d’erreur d’alignement %1</translation>
</message>
<message>
<source>, later tokens are not permitted</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>, les tokens suivants ne sont pas permis</translation>
</message>
<message>
<source>
Click to show it large.</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>
Cliquer pour l’afficher en grand.</translation>
</message>
<message>
<source>Message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Message</translation>
</message>
<message>
<source>Close this message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Fermer ce message</translation>
</message>
<message>
<source>Close message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Fermer le message</translation>
</message>
<message>
<source>And %1 more like these.</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Et %1 autres du même genre.</translation>
</message>
<message>
<source>Problem</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Problème</translation>
</message>
<message>
<source>Done</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Terminé</translation>
</message>
<message>
<source>Mode</source>
<extracomment>ui/window/mode_list.cpp</extracomment>
<translation>Mode</translation>
</message>
<message>
<source> · tokens read</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · tokens lus</translation>
</message>
<message>
<source> · words</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · mots</translation>
</message>
<message>
<source>Decoding with %1</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>Décodage avec %1</translation>
</message>
<message>
<source>Reading %1 again</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>Relecture de %1</translation>
</message>
<message>
<source>1 model decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>1 modèle décodé</translation>
</message>
<message numerus="yes">
<source>%1 models decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>
<numerusform>%1 modèle décodé</numerusform>
<numerusform>%1 modèles décodés</numerusform>
</translation>
</message>
<message>
<source>&amp;Recurrent | Transformer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>&amp;Récurrent | Transformer</translation>
</message>
<message>
<source>Show a GRU with additive attention beside a Transformer of the same task, alone</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Afficher seulement un GRU à attention additive à côté d’un Transformer de la même tâche</translation>
</message>
<message>
<source>Show models with the score “%1” alone: a GRU and other architectures, so that only the architecture differs</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Afficher seulement des modèles au score « %1 » : un GRU et d’autres architectures, pour que seule l’architecture diffère</translation>
</message>
<message>
<source>All &amp;Heads of One Layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Toutes les têtes d’une cou&amp;che</translation>
</message>
<message>
<source>Show each head of a Transformer's layer in a lane of its own</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Afficher chaque tête d’une couche du Transformer dans sa propre piste</translation>
</message>
<message>
<source>One &amp;Score in All Architectures</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Un &amp;score dans toutes les architectures</translation>
</message>
<message>
<source>Compare architectures that score alike</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Comparer des architectures de même score</translation>
</message>
<message>
<source>all heads of one layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>toutes les têtes d’une couche</translation>
</message>
<message>
<source>Show each of the %1 heads of %2 in a lane of its own: %3, layer %4</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Afficher chacune des %1 têtes de %2 dans sa propre piste : %3, couche %4</translation>
</message>
<message>
<source>&amp;Reduce Motion</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>&amp;Réduire les animations</translation>
</message>
<message>
<source>Nothing fades, slides or blinks</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>Rien ne s’estompe, ne glisse ni ne clignote</translation>
</message>
<message>
<source>Your bet</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Votre pari</translation>
</message>
<message>
<source>Double click or Enter: why this number?</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>Double-clic ou Entrée : pourquoi ce nombre ?</translation>
</message>
<message>
<source>Not trained:</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>Non entraînées :</translation>
</message>
<message>
<source>Lanes that are not trained</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>Pistes qui ne sont pas entraînées</translation>
</message>
<message>
<source>Class p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Classe p(y)</translation>
</message>
<message>
<source>Next token p(y%1)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Token suivant p(y%1)</translation>
</message>
<message>
<source>Next token p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Token suivant p(y)</translation>
</message>
<message>
<source>given</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>imposé</translation>
</message>
<message>
<source>%1
probability %2
logit %3</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1
probabilité %2
logit %3</translation>
</message>
<message>
<source>%1 with %2</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1 avec %2</translation>
</message>
<message>
<source>No token yet</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Pas encore de token</translation>
</message>
<message>
<source>Most likely: %1</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Les plus probables : %1</translation>
</message>
<message>
<source>Browse…</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Parcourir…</translation>
</message>
<message>
<source>Browse: %1</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Parcourir : %1</translation>
</message>
<message>
<source>Choose the file in a dialog</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Choisir le fichier dans une boîte de dialogue</translation>
</message>
<message>
<source>Texts (*.tsv *.txt *.csv *.gz);;All files (*)</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Textes (*.tsv *.txt *.csv *.gz);;Tous les fichiers (*)</translation>
</message>
<message>
<source>A text in lines by sentence is for models that say a class</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Un texte en lignes par phrase est réservé aux modèles qui donnent une classe</translation>
</message>
<message>
<source>The largest weight of each row, or every weight above the threshold, is a link.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Le plus grand poids de chaque ligne, ou tout poids au-dessus du seuil, est un lien.</translation>
</message>
<message>
<source>The system gives links, not weights; lighter ones it calls possible.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Le système donne des liens, pas des poids ; les plus clairs sont ceux qu’il dit possibles.</translation>
</message>
<message>
<source>Legend: links that the system gives are filled</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Légende : les liens donnés par le système sont remplis</translation>
</message>
<message>
<source>Legend: links that the weights become are marked</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Légende : les liens tirés des poids sont marqués</translation>
</message>
<message>
<source>%1 does not have this sentence.</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1 n’a pas cette phrase.</translation>
</message>
<message>
<source>%1, target token %2 of %3, %4: %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1, token cible %2 sur %3, %4 : %5</translation>
</message>
<message>
<source>%1, target token %2 of %3, weight of %4 is %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1, token cible %2 sur %3, le poids de %4 est %5</translation>
</message>
<message>
<source>Threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Seuil</translation>
</message>
<message>
<source>Whether all weights above a threshold are links, or the largest of each row</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Prendre pour liens tous les poids au-dessus d’un seuil, ou le plus grand de chaque ligne</translation>
</message>
<message>
<source>Weights above this are links, in hundredths</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Les poids supérieurs sont des liens, en centièmes</translation>
</message>
<message>
<source>links</source>
<extracomment>core/inspect/links/link_collection.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>liens</translation>
</message>
<message>
<source>corpus AER</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>AER du corpus</translation>
</message>
<message>
<source>Links of this sentence that the weights become, marked with dots</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Liens de cette phrase tirés des poids, marqués par des points</translation>
</message>
<message>
<source>off</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>aucun</translation>
</message>
<message>
<source>%1 has no weights of this sentence.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>%1 n’a pas de poids pour cette phrase.</translation>
</message>
<message>
<source>On: every weight above the threshold is a link.
Off: the largest weight of each row is.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Activé : tout poids au-dessus du seuil est un lien.
Désactivé : seul le plus grand poids de chaque ligne l’est.</translation>
</message>
<message>
<source>Of all sentences that have known links, with this threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>De toutes les phrases qui ont des liens connus, avec ce seuil</translation>
</message>
<message>
<source>term </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>terme </translation>
</message>
<message>
<source>Term of the sum</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Terme de la somme</translation>
</message>
<message>
<source>Chosen: token %1 %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : token %1 %2</translation>
</message>
<message>
<source>Click a token of the source, or go to it with ← and → and press Enter.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Cliquez sur un token de la source, ou allez-y avec ← et → et appuyez sur Entrée.</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3, %4</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : pas %1, token %2 %3, %4</translation>
</message>
<message>
<source>Go to the row, then click the column of the token.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Allez à la ligne, puis cliquez sur la colonne du token.</translation>
</message>
<message>
<source>Chosen: step %1, %2. Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : pas %1, %2. Allez au pas que vous voulez désigner.</translation>
</message>
<message>
<source>Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Allez au pas que vous voulez désigner.</translation>
</message>
<message>
<source>Click the lane.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Cliquez sur la piste.</translation>
</message>
<message>
<source>Chosen: %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : %1</translation>
</message>
<message>
<source>Show the map that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Affichez la carte que vous voulez désigner.</translation>
</message>
<message>
<source>Chosen: %1, %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : %1, %2</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Choix : pas %1, token %2 %3</translation>
</message>
<message>
<source>Click the column of the token, then give the number of the term.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Cliquez sur la colonne du token, puis indiquez le numéro du terme.</translation>
</message>
<message>
<source>Click the training.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Cliquez sur l’entraînement.</translation>
</message>
<message>
<source>%1 of %2. </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>%1 sur %2. </translation>
</message>
<message>
<source>under %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>moins de %1</translation>
</message>
<message>
<source>Predict, Then Re&amp;veal</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Prédire, puis ré&amp;véler</translation>
</message>
<message>
<source>Click the source token that you expect the next step to look at most. The step then shows it</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Cliquez sur le token source que le pas suivant devrait regarder le plus. Le pas le montre ensuite</translation>
</message>
<message>
<source>&amp;Guess the Marked Token</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>&amp;Miser sur le token marqué</translation>
</message>
<message>
<source>Guess that the next step looks most at the source token under the mouse or marked by the arrow keys</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Prédire que le pas suivant regarde surtout le token source sous la souris ou marqué par les flèches</translation>
</message>
<message>
<source>%1 of %2 right</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>justes : %1 sur %2</translation>
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
<translation>justes : %1 sur %2, poids moyen %3</translation>
</message>
<message>
<source>%1 has one fixed vector for every step: choose another lane.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 a un vecteur fixe pour tous les pas : choisissez une autre piste.</translation>
</message>
<message>
<source>%1 shows %2: choose a map from the output to the source.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 montre %2 : choisissez une carte de la sortie vers la source.</translation>
</message>
<message>
<source>This is the end of the output.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>C’est la fin de la sortie.</translation>
</message>
<message>
<source>Step %1: your guess is %2. Space reveals it.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Pas %1 : vous prédisez %2. Espace révèle la réponse.</translation>
</message>
<message>
<source>Step %1: what will %2 look at? Click a source token, or Tab, →, G</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Pas %1 : que regardera %2 ? Cliquez sur un token source, ou Tab, →, G</translation>
</message>
<message>
<source>next: step %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>suivant : pas %1</translation>
</message>
<message>
<source>&amp;Presenter View</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>&amp;Vue de présentation</translation>
</message>
<message>
<source>Fill the screen with large type and nothing but the picture; Escape goes back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Remplir l’écran avec l’image seule, en grands caractères ; Échap en sort</translation>
</message>
<message>
<source>Nothing is asked</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Aucune question</translation>
</message>
<message>
<source>Choose one of several</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Choisir parmi plusieurs réponses</translation>
</message>
<message>
<source>Bet on a number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Parier sur un nombre</translation>
</message>
<message>
<source>Point at a part</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Désigner un élément</translation>
</message>
<message>
<source>Do something in the window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Faire quelque chose dans la fenêtre</translation>
</message>
<message>
<source>Find a text</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Trouver un texte</translation>
</message>
<message>
<source>Say it in own words</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Répondre avec ses propres mots</translation>
</message>
<message>
<source>a source token</source>
<extracomment>core/runs/run_pictures.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>un token source</translation>
</message>
<message>
<source>a cell</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>une case</translation>
</message>
<message>
<source>an output token</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>un token de sortie</translation>
</message>
<message>
<source>a lane</source>
<extracomment>core/lessons/facts/lane_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>une piste</translation>
</message>
<message>
<source>an attention map</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>une carte d’attention</translation>
</message>
<message>
<source>a term of a score</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>un terme d’un score</translation>
</message>
<message>
<source>a bar</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>une barre</translation>
</message>
<message>
<source>a training</source>
<extracomment>core/lessons/facts/model_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>un entraînement</translation>
</message>
<message>
<source>At</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Élément</translation>
</message>
<message>
<source>Take the Changes of the Window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Reprendre les changements de la fenêtre</translation>
</message>
<message>
<source>Question</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Question</translation>
</message>
<message>
<source>Ask</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Énoncé</translation>
</message>
<message>
<source>What does it look at next?</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Que regarde-t-il ensuite ?</translation>
</message>
<message>
<source>Choices</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Choix</translation>
</message>
<message>
<source>[x] a right one
[ ] a wrong one | its hint
[= lane('dot').exact] right if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>[x] un bon choix
[ ] un mauvais choix | son aide
[= lane('dot').exact] bon si ceci est vrai</translation>
</message>
<message>
<source>Right is</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Juste</translation>
</message>
<message>
<source>lane('dot').step(1).argmax</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').step(1).argmax</translation>
</message>
<message>
<source>Within</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>À ± près</translation>
</message>
<message>
<source>1</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>1</translation>
</message>
<message>
<source>From</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>De</translation>
</message>
<message>
<source>0</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>0</translation>
</message>
<message>
<source>To</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>À</translation>
</message>
<message>
<source>100</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>100</translation>
</message>
<message>
<source>In steps of</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Par pas de</translation>
</message>
<message>
<source>empty: any number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>vide : tout nombre</translation>
</message>
<message>
<source>Unit</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Unité</translation>
</message>
<message>
<source>its id; empty: any</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>son id ; vide : toutes</translation>
</message>
<message>
<source>Right if</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Juste si</translation>
</message>
<message>
<source>lane('dot').output != lane('dot').original.output</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').output != lane('dot').original.output</translation>
</message>
<message>
<source>Solution</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Solution</translation>
</message>
<message>
<source>Model answer</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Réponse type</translation>
</message>
<message>
<source>Hints</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Conseils</translation>
</message>
<message>
<source>one a line
[= answer &gt; value] shown if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>une par ligne
[= answer &gt; value] affichée si ceci est vrai</translation>
</message>
<message>
<source>Said if right</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Dit si juste</translation>
</message>
<message>
<source>Measured: {value}.</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Mesuré : {value}.</translation>
</message>
<message>
<source>Said if wrong</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Dit si faux</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) asks for it.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>Inspection › Rouvrir en tant que (Ctrl+Maj+I) le demande.</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) chooses the format.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>Inspection › Rouvrir en tant que (Ctrl+Maj+I) permet de choisir le format.</translation>
</message>
<message>
<source>Values of the lanes</source>
<extracomment>ui/pictures/curves/reading_table.cpp</extracomment>
<translation>Valeurs des pistes</translation>
</message>
<message>
<source>&amp;Clear List</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>&amp;Vider la liste</translation>
</message>
<message>
<source>Forget the recent files</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>Oublier les fichiers récents</translation>
</message>
<message>
<source>In &amp;place of the present lanes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>À la &amp;place des pistes actuelles</translation>
</message>
<message>
<source>Lanes of Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Pistes issues de recettes</translation>
</message>
<message>
<source>Each chosen recipe becomes a lane with its own model and training. All lanes learn the pairs of the run.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Chaque recette choisie devient une piste avec son modèle et son entraînement. Toutes les pistes apprennent les mêmes paires.</translation>
</message>
<message>
<source>Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Recettes</translation>
</message>
<message>
<source>&amp;Take These</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>P&amp;rendre</translation>
</message>
<message>
<source>That makes %1 lanes; a run has %2 at most.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Cela fait %1 pistes ; un entraînement en a %2 au plus.</translation>
</message>
<message>
<source>Choose at least one recipe.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Choisissez au moins une recette.</translation>
</message>
<message>
<source>The run then has %1 of at most %2 lanes.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>L’entraînement a alors %1 pistes sur %2 au plus.</translation>
</message>
<message>
<source>%1 adds %2 to the logit of %3</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 ajoute %2 au logit de %3</translation>
</message>
<message>
<source>  head %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>  tête %1 : %2</translation>
</message>
<message>
<source>If the network stopped here, it would say: %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Si le réseau s’arrêtait ici, il dirait : %1</translation>
</message>
<message>
<source>No parts yet</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Pas encore de parts</translation>
</message>
<message>
<source>What each part adds to the logit of %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Ce que chaque part ajoute au logit de %1 : %2</translation>
</message>
<message>
<source>none</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>aucun</translation>
</message>
<message>
<source>&amp;Reset</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>&amp;Réinitialiser</translation>
</message>
<message>
<source>Take every training back to its first weights</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Ramener chaque entraînement à ses premiers poids</translation>
</message>
<message>
<source>Pause (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Pause (&amp;T)</translation>
</message>
<message>
<source>Go on (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Con&amp;tinuer</translation>
</message>
<message>
<source>&amp;Train</source>
<extracomment>ui/learn/runs_stage.cpp, ui/train/train_mode.cpp</extracomment>
<translation>En&amp;traîner</translation>
</message>
<message>
<source>Trained. %1</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Entraînement terminé. %1</translation>
</message>
<message>
<source>%1 %2 %</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1 %2 %</translation>
</message>
<message>
<source>%1. Exact match: %2</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1. Sorties exactes : %2</translation>
</message>
<message>
<source>Your answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Votre réponse</translation>
</message>
<message>
<source>No sentence has both %1 and %2.</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>Aucune phrase n’a à la fois %1 et %2.</translation>
</message>
<message>
<source>%1 against %2</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>%1 selon %2</translation>
</message>
<message>
<source>Row %1
%2 %3
%4 %5</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>Ligne %1
%2 %3
%4 %5</translation>
</message>
<message>
<source>Choose a lesson.</source>
<extracomment>ui/learn/scene_pictures.cpp</extracomment>
<translation>Choisissez une leçon.</translation>
</message>
<message>
<source>learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>requête apprise</translation>
</message>
<message>
<source>query s%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>requête s%1</translation>
</message>
<message>
<source>Step %1, scores of %2 heads, %3 each</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Pas %1, scores de %2 têtes, %3 chacune</translation>
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
<translation> · divisés par %1</translation>
</message>
<message>
<source> · own axis</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · axe propre</translation>
</message>
<message>
<source>%1, head %2
score %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>%1, tête %2
score %3</translation>
</message>
<message>
<source>%1
number %2: %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>%1
composante %2 : %3</translation>
</message>
<message>
<source>future: hatched, not permitted</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>futur : hachuré, non permis</translation>
</message>
<message>
<source>%1 reads %2, position %3%4
weight %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 lit %2, position %3%4
poids %5</translation>
</message>
<message>
<source>No weights yet</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>Pas encore de poids</translation>
</message>
<message>
<source>%1 over %2 tokens, the largest weight is %3 at %4; %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 sur %2 tokens, le plus grand poids est %3 pour %4 ; %5</translation>
</message>
<message>
<source>Reference: %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Référence : %1</translation>
</message>
<message>
<source>, line %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>, ligne %1</translation>
</message>
<message>
<source>Sentences</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Phrases</translation>
</message>
<message>
<source>Columns</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Colonnes</translation>
</message>
<message>
<source>Clear Filter</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Effacer le filtre</translation>
</message>
<message>
<source>Sort By</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>Trier par</translation>
</message>
<message>
<source>Usual Columns</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>Colonnes habituelles</translation>
</message>
<message>
<source>Sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vecteur de phrase v</translation>
</message>
<message>
<source>Sentence vector v%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vecteur de phrase v%1</translation>
</message>
<message>
<source>No sentence yet</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Pas encore de phrase</translation>
</message>
<message>
<source>Vectors: %1; %2</source>
<extracomment>ui/step/stages/panels/values_panel.cpp, ui/step/stages/panels/windows_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vecteurs : %1 ; %2</translation>
</message>
<message>
<source>%1: the window shows at most %2 lanes, and they are all taken; close one first.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 : la fenêtre affiche au plus %2 pistes, et toutes sont prises ; fermez-en une d’abord.</translation>
</message>
<message>
<source>%1 is the only lane that is open. Open another one, then close it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 est la seule piste ouverte. Ouvrez-en une autre, puis fermez celle-ci.</translation>
</message>
<message>
<source>change of text</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>changement de texte</translation>
</message>
<message>
<source>change of what the decoder reads</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>changement de ce que lit le décodeur</translation>
</message>
<message>
<source>%1 is the only lane that is shown. Show another one, then hide it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 est la seule piste affichée. Affichez-en une autre, puis masquez celle-ci.</translation>
</message>
<message>
<source>choice of lanes</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>choix des pistes</translation>
</message>
<message>
<source>choice of the map</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>choix de la carte</translation>
</message>
<message>
<source>choice of rows and words</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>choix des lignes et des mots</translation>
</message>
<message>
<source>return to the original</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>retour à l’original</translation>
</message>
<message>
<source>%1 could not read the text: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 n’a pas pu lire le texte : %2</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and were left out: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 : les changements à la main ne conviennent plus et ont été laissés de côté : %2</translation>
</message>
<message>
<source>%1 could not decode: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 n’a pas pu décoder : %2</translation>
</message>
<message>
<source>Sa&amp;ve Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enre&amp;gistrer la session</translation>
</message>
<message>
<source>Save models, text, changes by hand and window as a session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enregistrer modèles, texte, changements à la main et fenêtre en session</translation>
</message>
<message>
<source>Save Sessio&amp;n As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enregistrer la session &amp;sous…</translation>
</message>
<message>
<source>Save the session in another file, with the models in it or without</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enregistrer la session dans un autre fichier, avec ou sans les modèles</translation>
</message>
<message>
<source>Recovered session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Session récupérée</translation>
</message>
<message>
<source>%1[*] – Attention Lab</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1[*] – Attention Lab</translation>
</message>
<message>
<source>%1 written. It does not hold %2: to pass it on, send this along, or save it with the models in it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1 enregistré. Il ne contient pas %2 : pour le transmettre, joignez-le, ou enregistrez la session avec ses modèles.</translation>
</message>
<message>
<source>Sessions that know models by their files (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sessions qui désignent les modèles par leurs fichiers (*.attnlab)</translation>
</message>
<message>
<source>Sessions with the models in them (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sessions qui contiennent les modèles (*.attnlab)</translation>
</message>
<message>
<source>Save Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enregistrer la session</translation>
</message>
<message>
<source>Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Session</translation>
</message>
<message>
<source>The file %1 has changed since this window read it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Le fichier %1 a changé depuis que cette fenêtre l’a lu.</translation>
</message>
<message>
<source>Another window or program has written it. If you replace it, what was saved there is lost.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Une autre fenêtre ou un autre programme l’a écrit. Si vous le remplacez, ce qui y était enregistré est perdu.</translation>
</message>
<message>
<source>Save &amp;As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Enregistrer &amp;sous…</translation>
</message>
<message>
<source>&amp;Replace</source>
<extracomment>ui/train/train_exports.cpp, ui/window/session_files.cpp</extracomment>
<translation>&amp;Remplacer</translation>
</message>
<message>
<source>%1 opened</source>
<extracomment>ui/train/train_mode.cpp, ui/window/session_files.cpp</extracomment>
<translation>%1 : fichier ouvert</translation>
</message>
<message>
<source>The session is not saved.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>La session n’est pas enregistrée.</translation>
</message>
<message>
<source>The session %1 has changed.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>La session %1 a changé.</translation>
</message>
<message>
<source>Save it with its models, its text and the changes by hand?</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>L’enregistrer avec ses modèles, son texte et les changements à la main ?</translation>
</message>
<message>
<source>%1: session.json: text has %2 characters, the window takes at most %3.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : session.json : le texte a %2 caractères, la fenêtre en accepte %3 au plus.</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1 : les changements à la main ne conviennent plus et sont laissés de côté : %2.</translation>
</message>
<message>
<source>Source %1</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Source %1</translation>
</message>
<message>
<source>A run has %1 lanes at most</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Un entraînement a %1 pistes au plus</translation>
</message>
<message>
<source>One more lane, with the first score that no lane has yet</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Une piste de plus, avec le premier score qu’aucune piste n’a encore</translation>
</message>
<message>
<source>1 setting is wrong: show it</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>1 réglage est faux : le montrer</translation>
</message>
<message numerus="yes">
<source>%1 settings are wrong: show one</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>
<numerusform>%1 réglage est faux : le montrer</numerusform>
<numerusform>%1 réglages sont faux : en montrer un</numerusform>
</translation>
</message>
<message>
<source>These are the settings of the run. Reset it to change them.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Voici les réglages de l’entraînement. Réinitialisez-le pour les changer.</translation>
</message>
<message>
<source>Optimiser</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Optimiseur</translation>
</message>
<message>
<source>Each lane is trained as it says itself.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Chaque piste est entraînée selon ses propres réglages.</translation>
</message>
<message>
<source>Stops</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Arrêts</translation>
</message>
<message>
<source>Own texts…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Vos textes…</translation>
</message>
<message>
<source>by lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>par piste</translation>
</message>
<message>
<source>New seed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Nouvelle graine</translation>
</message>
<message>
<source>Other first weights and other batches: what chance does to a run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>D’autres premiers poids et d’autres lots : ce que le hasard fait à un entraînement</translation>
</message>
<message>
<source>More</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Plus</translation>
</message>
<message>
<source>Shows all other settings of the run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Affiche tous les autres réglages de l’entraînement</translation>
</message>
<message>
<source>Rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Rarement changés</translation>
</message>
<message>
<source>Show the settings of this group that are rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Afficher les réglages de ce groupe rarement changés</translation>
</message>
<message>
<source>Rarely changed settings: %1</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Réglages rarement changés : %1</translation>
</message>
<message>
<source>Corpus</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Corpus</translation>
</message>
<message>
<source>Shortest source</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Source min.</translation>
</message>
<message>
<source>Longest source</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Source max.</translation>
</message>
<message>
<source>Model</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Modèle</translation>
</message>
<message>
<source>Each lane has the model of its recipe.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Chaque piste a le modèle de sa recette.</translation>
</message>
<message>
<source>Add lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Ajouter une piste</translation>
</message>
<message>
<source>Recipes…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Recettes…</translation>
</message>
<message>
<source>Choose lanes of any architecture among the recipes that come with the program</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Choisir des pistes de toute architecture parmi les recettes fournies avec le programme</translation>
</message>
<message>
<source>Race: GRU and Transformer</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Course : GRU et Transformer</translation>
</message>
<message>
<source>Two lanes on dates, a GRU and a Transformer, each trained as its recipe says</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Deux pistes sur les dates, un GRU et un Transformer, chacune entraînée selon sa recette</translation>
</message>
<message>
<source>Open…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Ouvrir…</translation>
</message>
<message>
<source>Save…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Enregistrer…</translation>
</message>
<message>
<source>Read the settings from recipes, one for each lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Lire les réglages depuis des recettes, une par piste</translation>
</message>
<message>
<source>Save the settings as recipes, one for each lane; attnlab reads them, too</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Enregistrer les réglages en recettes, une par piste ; attnlab les lit aussi</translation>
</message>
<message>
<source>How long it takes is known once the texts are read.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>La durée sera connue quand les textes seront lus.</translation>
</message>
<message>
<source>No lane can be trained.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Aucune piste ne peut être entraînée.</translation>
</message>
<message>
<source>%1 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>%1 paramètres par piste</translation>
</message>
<message>
<source>%1 to %2 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>%1 à %2 paramètres par piste</translation>
</message>
<message>
<source>about %1 texts/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>env. %1 textes/s</translation>
</message>
<message>
<source>about %1 target tokens/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>env. %1 tokens cibles/s</translation>
</message>
<message>
<source>about %1 for all %2 updates</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>env. %1 pour les %2 mises à jour</translation>
</message>
<message>
<source>Parameters are counted; speed, time and memory are estimates for all lanes together on %1 processors, from the work of one update and this machine's speed.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Les paramètres sont comptés ; vitesse, durée et mémoire sont estimées pour toutes les pistes ensemble sur %1 processeurs, d’après le travail d’une mise à jour et la vitesse de cette machine.</translation>
</message>
<message>
<source>about %1 of memory, of %2: Start asks first</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>env. %1 de mémoire, sur %2 : Démarrer demandera confirmation</translation>
</message>
<message>
<source>about %1 of memory</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>env. %1 de mémoire</translation>
</message>
<message>
<source>Legend: a dot is a known link, a ring a possible one</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>Légende : un point est un lien connu, un anneau un lien possible</translation>
</message>
<message>
<source>Links that people made. On dark cells their marks have a light edge</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>Liens tracés par des humains. Sur les cases sombres, leurs marques ont un bord clair</translation>
</message>
<message>
<source>Shortcuts and Gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Raccourcis et gestes</translation>
</message>
<message>
<source>Search commands, keys and gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Chercher des commandes, touches et gestes</translation>
</message>
<message>
<source>Command or place</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Commande ou endroit</translation>
</message>
<message>
<source>Keys or mouse</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Touches ou souris</translation>
</message>
<message>
<source>What it does</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Effet</translation>
</message>
<message>
<source>No command and no gesture has “%1”.</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Aucune commande ni aucun geste ne contient « %1 ».</translation>
</message>
<message>
<source>no attention: one fixed vector for every step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>sans attention : un vecteur fixe pour tous les pas</translation>
</message>
<message>
<source>%1, position %2
%3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>%1, position %2
%3</translation>
</message>
<message>
<source>No numbers at this step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>Pas de nombres à ce pas</translation>
</message>
<message>
<source>Step %1, %2 numbers, several are the largest, %3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>Pas %1, %2 nombres, plusieurs sont les plus grands, %3</translation>
</message>
<message>
<source>Step %1, %2 numbers, the largest is %3 at %4</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>Pas %1, %2 nombres, le plus grand est %3 pour %4</translation>
</message>
<message>
<source>Known words</source>
<extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
<translation>Mots connus</translation>
</message>
<message>
<source>Output</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Sortie</translation>
</message>
<message>
<source>Source text</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Texte source</translation>
</message>
<message>
<source>Enter or Escape leaves the field</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Entrée ou Échap quitte le champ</translation>
</message>
<message>
<source>Output tokens of the selected lane</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Tokens de sortie de la piste sélectionnée</translation>
</message>
<message>
<source>The text that every lane decodes (Ctrl+L)</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Le texte que décodent toutes les pistes (Ctrl+L)</translation>
</message>
<message>
<source>Says</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Dit</translation>
</message>
<message>
<source>true: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>vrai : %1</translation>
</message>
<message>
<source>The output that is right for this text: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>La sortie juste pour ce texte : %1</translation>
</message>
<message>
<source>outlined: the evidence of %1, which this lane does not say</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>entourés : les indices de %1, que cette piste ne dit pas</translation>
</message>
<message>
<source>the true evidence is outlined: the words that decide</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>les vrais indices sont entourés : les mots qui décident</translation>
</message>
<message>
<source>A solid outline is the word from which the class is known. Words with dashed outlines decide together.</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Un contour plein est le mot qui fait connaître la classe. Les mots au contour en tirets décident ensemble.</translation>
</message>
<message>
<source>Legend of spans: brackets are a window, a triangle its centre, a disc what was taken</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Légende des portées : les crochets sont une fenêtre, le triangle son centre, le disque ce qui a été choisi</translation>
</message>
<message>
<source>A local span looks only at the positions between the brackets;
the triangle is the centre p, which may lie between two positions.
A hard span takes the one position with the disc; the colours are the probabilities that it chose from.
Hollow bars are the softmax, filled bars are the weights that are used.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Une portée locale ne regarde que les positions entre les crochets ;
le triangle est le centre p, qui peut tomber entre deux positions.
Une portée dure prend la seule position marquée du disque ; les couleurs sont les probabilités du tirage.
Les barres creuses sont le softmax, les pleines les poids utilisés.</translation>
</message>
<message>
<source>Hatched cells are not permitted</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Les cases hachurées ne sont pas permises</translation>
</message>
<message>
<source>Hatched: a token of the output may not attend to later ones.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Hachuré : un token de la sortie ne peut pas regarder ceux qui le suivent.</translation>
</message>
<message>
<source>All numbers of this stage as a table (Enter)</source>
<extracomment>ui/step/stages/drawing/stage_button.cpp</extracomment>
<translation>Tous les nombres de cette étape en tableau (Entrée)</translation>
</message>
<message>
<source>%1 · %2 of step %3</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2, pas %3</translation>
</message>
<message>
<source>%1 · %2</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2</translation>
</message>
<message>
<source>All numbers of %1</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>Tous les nombres de %1</translation>
</message>
<message>
<source>no sentence yet</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>pas encore de phrase</translation>
</message>
<message>
<source>no model</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>aucun modèle</translation>
</message>
<message>
<source>Click: why this number? Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic : pourquoi ce nombre ? Entrée : tous les nombres de cette étape</translation>
</message>
<message>
<source>Click: highlight this stage. Enter: all its numbers</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic : mettre cette étape en évidence. Entrée : tous ses nombres</translation>
</message>
<message>
<source>Click or Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic ou Entrée : tous les nombres de cette étape</translation>
</message>
<message>
<source>Stages of the computation</source>
<extracomment>ui/step/stages/stages_view.cpp</extracomment>
<translation>Étapes du calcul</translation>
</message>
<message>
<source>State s%1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>État s%1</translation>
</message>
<message>
<source>State s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>État s</translation>
</message>
<message>
<source>reads %1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>lit %1</translation>
</message>
<message>
<source> · top of %1 layers</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation> · dernière de %1 couches</translation>
</message>
<message>
<source>New state of %1 numbers, %2</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Nouvel état de %1 nombres, %2</translation>
</message>
<message>
<source>No state yet</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Pas encore d’état</translation>
</message>
<message>
<source>&amp;Step</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Avancer</translation>
</message>
<message>
<source>Decode the next token in every lane</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Décoder le token suivant dans toutes les pistes</translation>
</message>
<message>
<source>Go one token back</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Reculer d’un token</translation>
</message>
<message>
<source>&amp;First</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Début</translation>
</message>
<message>
<source>Go to the start, before the first token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Aller au début, avant le premier token</translation>
</message>
<message>
<source>&amp;Last</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Fin</translation>
</message>
<message>
<source>Decode to the end</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Décoder jusqu’à la fin</translation>
</message>
<message>
<source>&amp;Play</source>
<extracomment>ui/step/session/step_cursor.cpp, ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Lecture</translation>
</message>
<message>
<source>Decode token after token, or pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Décoder token après token, ou mettre en pause</translation>
</message>
<message>
<source>Stop playing or decoding, and keep the tokens so far</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Arrêter la lecture ou le décodage, et garder les tokens obtenus</translation>
</message>
<message>
<source>&amp;Next Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Étape &amp;suivante</translation>
</message>
<message>
<source>Highlight the next stage of the computation; after the last comes the next token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Mettre en évidence l’étape suivante du calcul ; après la dernière vient le token suivant</translation>
</message>
<message>
<source>P&amp;revious Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Étape précéd&amp;ente</translation>
</message>
<message>
<source>Highlight the previous stage of the computation</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Mettre en évidence l’étape précédente du calcul</translation>
</message>
<message>
<source>Lane &amp;%1</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Piste &amp;%1</translation>
</message>
<message>
<source>Show the computation of this lane in the dock</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Afficher le calcul de cette piste dans le panneau</translation>
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
<translation>différence des poids</translation>
</message>
<message>
<source>Step</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Pas à pas</translation>
</message>
<message>
<source>Decode a text token by token</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Décoder un texte token par token</translation>
</message>
<message>
<source>&amp;Lanes Shown</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Pistes affic&amp;hées</translation>
</message>
<message>
<source>Computation</source>
<extracomment>ui/step/step_mode.cpp, ui/window/gestures.cpp</extracomment>
<translation>Calcul</translation>
</message>
<message>
<source>&amp;Edit</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>É&amp;dition</translation>
</message>
<message>
<source>Copy &amp;Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copier la s&amp;ortie</translation>
</message>
<message>
<source>Copy the selected lane's output as text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copier la sortie de la piste sélectionnée en texte</translation>
</message>
<message>
<source>Copy &amp;Weights</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copier les &amp;poids</translation>
</message>
<message>
<source>Copy the selected lane's weights as a table, tabs between columns</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copier les poids de la piste sélectionnée en tableau, des tabulations entre les colonnes</translation>
</message>
<message>
<source>&amp;Paste as Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Coller comme texte source</translation>
</message>
<message>
<source>Decode the text of the clipboard</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Décoder le texte du presse-papiers</translation>
</message>
<message>
<source>Edit &amp;Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Modifier le texte source</translation>
</message>
<message>
<source>Go to the source text and select it</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Aller au texte source et le sélectionner</translation>
</message>
<message>
<source>Choose an E&amp;xample…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Choisir un e&amp;xemple…</translation>
</message>
<message>
<source>Open the list of examples: texts of every task that has trained models</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Ouvrir la liste des exemples : textes de toutes les tâches qui ont des modèles entraînés</translation>
</message>
<message>
<source>&amp;Close Lane</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Fermer la piste</translation>
</message>
<message>
<source>Close the model of the selected lane; its file stays as it is</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Fermer le modèle de la piste sélectionnée ; son fichier reste tel quel</translation>
</message>
<message>
<source>P&amp;icture</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Image</translation>
</message>
<message>
<source>&amp;Tokens of Text and Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Tokens du texte et de la sortie</translation>
</message>
<message>
<source>Show or hide the lines of tokens above the lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Afficher ou masquer les lignes de tokens au-dessus des pistes</translation>
</message>
<message>
<source>Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Agrandir les cases de toutes les pistes ; molette, Maj+molette, flèches ou glisser les font défiler</translation>
</message>
<message>
<source>Smaller cells in all lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Réduire les cases de toutes les pistes</translation>
</message>
<message>
<source>&amp;Select Lane</source>
<extracomment>ui/step/step_mode_menus.cpp, ui/train/train_mode.cpp</extracomment>
<translation>&amp;Sélectionner une piste</translation>
</message>
<message>
<source>&amp;Computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Cal&amp;cul</translation>
</message>
<message>
<source>Show or hide the stages of the selected lane's computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Afficher ou masquer les étapes du calcul de la piste sélectionnée</translation>
</message>
<message>
<source>&amp;Decode</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Déc&amp;oder</translation>
</message>
<message>
<source>%1 tokens / s</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>%1 tokens / s</translation>
</message>
<message>
<source>Play %1 tokens per second</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Lecture à %1 tokens par seconde</translation>
</message>
<message>
<source>Decoder &amp;Reads</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Le décodeur l&amp;it</translation>
</message>
<message>
<source>Co&amp;mputation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Calc&amp;ul</translation>
</message>
<message>
<source>&amp;Counts and Times…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Nombres et durées…</translation>
</message>
<message>
<source>How many weights each lane computed, and how long its steps took</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Nombre de poids calculés par chaque piste, et durée de ses pas</translation>
</message>
<message>
<source>The weights are hidden until you have answered.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>Les poids sont masqués jusqu’à votre réponse.</translation>
</message>
<message>
<source>%1: mean entropy %2, AER %3</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>%1 : entropie moyenne %2, AER %3</translation>
</message>
<message>
<source>There is nothing to record: open a model first.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>Il n’y a rien à capturer : ouvrez d’abord un modèle.</translation>
</message>
<message>
<source>Decoding</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Décodage</translation>
</message>
<message>
<source>Examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Exemples</translation>
</message>
<message>
<source>Lanes shown</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Pistes affichées</translation>
</message>
<message>
<source>Decoder reads</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Le décodeur lit</translation>
</message>
<message>
<source>Tokens per second when playing</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Tokens par seconde à la lecture</translation>
</message>
<message>
<source>Speed of playing, in tokens per second</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Vitesse de lecture, en tokens par seconde</translation>
</message>
<message>
<source>%1 / s</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s</translation>
</message>
<message>
<source>Lanes: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Pistes : %1</translation>
</message>
<message>
<source>step %1 / %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>pas %1 / %2</translation>
</message>
<message>
<source>Pause</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Pause</translation>
</message>
<message>
<source>Play</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Lecture</translation>
</message>
<message>
<source>%1 / s ▾</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s ▾</translation>
</message>
<message>
<source>No examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Aucun exemple</translation>
</message>
<message>
<source>texts of every task that has trained models</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>textes de toutes les tâches qui ont des modèles entraînés</translation>
</message>
<message>
<source>Open %1: %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Ouvrir %1 : %2</translation>
</message>
<message>
<source>The Race</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>La course</translation>
</message>
<message>
<source>a GRU and a Transformer learn dates side by side</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>un GRU et un Transformer apprennent les dates côte à côte</translation>
</message>
<message>
<source>Set up a run of both in Train mode</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Préparer un entraînement des deux en mode Entraînement</translation>
</message>
<message>
<source>Decode “%1”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Décoder « %1 »</translation>
</message>
<message>
<source>Open the models of “%1” and decode “%2”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Ouvrir les modèles de « %1 » et décoder « %2 »</translation>
</message>
<message>
<source>Where a Fixed Vector Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Quand un vecteur fixe échoue</translation>
</message>
<message>
<source>Decode “%1” without attention and with additive attention</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Décoder « %1 » sans attention et avec l’attention additive</translation>
</message>
<message>
<source>Where Greedy Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Quand le décodage glouton échoue</translation>
</message>
<message>
<source>%1 takes the likeliest token at each step and goes wrong; a beam finds the right output</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 prend à chaque pas le token le plus probable et se trompe ; un faisceau trouve la bonne sortie</translation>
</message>
<message>
<source>Lanes that are shown: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Pistes affichées : %1</translation>
</message>
<message>
<source>Alignment error by system</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>Erreur d’alignement par système</translation>
</message>
<message>
<source>Open known links to see the alignment error of each system.</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>Ouvrez des liens connus pour voir l’erreur d’alignement de chaque système.</translation>
</message>
<message>
<source>%1: %2 %3</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1 : %2 %3</translation>
</message>
<message>
<source>%1, all shown sentences together</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1, toutes les phrases affichées ensemble</translation>
</message>
<message>
<source>Attentional vector h̃</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>Vecteur attentionnel h̃</translation>
</message>
<message>
<source>%1, layer %2</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp, ui/train/watched_map_menu.cpp</extracomment>
<translation>%1, couche %2</translation>
</message>
<message>
<source>Back to &amp;1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Revenir à &amp;1</translation>
</message>
<message>
<source>All steps</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Tous les pas</translation>
</message>
<message>
<source>All steps, except those with a temperature of their own</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Tous les pas, sauf ceux qui ont leur propre température</translation>
</message>
<message>
<source>A number from 0.1 to 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Un nombre de 0,1 à 10</translation>
</message>
<message>
<source>Leave the scores as the model computes them</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Laisser les scores tels que le modèle les calcule</translation>
</message>
<message>
<source>What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Ce que fait Scaled dot : avec K nombres par annotation, sᵀh croît comme √K</translation>
</message>
<message>
<source>0.1 · sharper</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>0,1 · plus net</translation>
</message>
<message>
<source>flatter · 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>plus plat · 10</translation>
</message>
<message>
<source>Step %1 has weights by hand: its temperature has no effect.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Le pas %1 a des poids à la main : sa température est sans effet.</translation>
</message>
<message>
<source>The scores of %1 are divided by the temperature before the softmax.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Les scores de %1 sont divisés par la température avant le softmax.</translation>
</message>
<message>
<source>Step %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Pas %1</translation>
</message>
<message>
<source>This step</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Ce pas</translation>
</message>
<message>
<source>&amp;Divide by √K = %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>&amp;Diviser par √K = %1</translation>
</message>
<message>
<source>The temperature should be a number from 0.1 to 10, found %1: nothing was changed.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>La température doit être un nombre de 0,1 à 10, et non %1 : rien n’a été changé.</translation>
</message>
<message>
<source>%1
Click or Enter: its own arithmetic</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>%1
Clic ou Entrée : son propre calcul</translation>
</message>
<message>
<source>The size of this term as a share of the sizes of all</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>La grandeur de ce terme, en part des grandeurs de tous</translation>
</message>
<message>
<source>share</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>part</translation>
</message>
<message>
<source>= product</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>= produit</translation>
</message>
<message>
<source>term</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>terme</translation>
</message>
<message>
<source>× factor</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>× facteur</translation>
</message>
<message>
<source>Terms</source>
<extracomment>ui/step/explain/terms_table.cpp</extracomment>
<translation>Termes</translation>
</message>
<message>
<source>The text has %1 characters. The window reads the first %2 and leaves out the rest.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>Le texte a %1 caractères. La fenêtre lit les %2 premiers et laisse le reste.</translation>
</message>
<message>
<source>%1 The models have not learnt such texts.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 Les modèles n’ont pas appris de tels textes.</translation>
</message>
<message>
<source>%1 does not know the word %2 and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 ne connaît pas le mot %2 et lit &lt;unk&gt;.</translation>
</message>
<message numerus="yes">
<source>%1 does not know %2 words, the first is %3, and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>
<numerusform>%1 ne connaît pas %2 mot, le premier est %3, et lit &lt;unk&gt;.</numerusform>
<numerusform>%1 ne connaît pas %2 mots, le premier est %3, et lit &lt;unk&gt;.</numerusform>
</translation>
</message>
<message>
<source>Write %1</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>Écrire %1</translation>
</message>
<message>
<source>Light or dark, like the desktop when the program started</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Clair ou sombre, comme le bureau au démarrage du programme</translation>
</message>
<message>
<source>&amp;Light</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Clair</translation>
</message>
<message>
<source>Dark text on a light ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Texte sombre sur fond clair</translation>
</message>
<message>
<source>&amp;Dark</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Som&amp;bre</translation>
</message>
<message>
<source>Light text on a dark ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Texte clair sur fond sombre</translation>
</message>
<message>
<source>&amp;Projector</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Projecteur</translation>
</message>
<message>
<source>Large labels and thick lines for a lecture hall</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Grandes étiquettes et traits épais pour un amphithéâtre</translation>
</message>
<message>
<source>&amp;Blues</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>B&amp;leus</translation>
</message>
<message>
<source>Weights from white to dark blue</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Poids du blanc au bleu foncé</translation>
</message>
<message>
<source>&amp;Cividis</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Ci&amp;vidis</translation>
</message>
<message>
<source>Weights from yellow to blue, even for colour-blind eyes</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Poids du jaune au bleu, même pour les daltoniens</translation>
</message>
<message>
<source>&amp;Grey</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Gris</translation>
</message>
<message>
<source>Weights in grey, as the papers print them</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Poids en gris, comme les impriment les articles</translation>
</message>
<message>
<source>History</source>
<extracomment>ui/train/time/time_line.cpp, ui/train/train_files.cpp</extracomment>
<translation>Historique</translation>
</message>
<message>
<source>Live</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>En direct</translation>
</message>
<message>
<source>A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the line, or press ← and →, to look at earlier ones while training goes on.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Un instantané garde la carte de chaleur de la phrase suivie, pour chaque piste, à une mise à jour. Glissez le long de la chronologie, ou utilisez ← et →, pour voir les précédents pendant que l’entraînement continue.</translation>
</message>
<message>
<source>Show the lanes as they are now (End on the time line)</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Afficher les pistes telles qu’elles sont maintenant (Fin dans la chronologie)</translation>
</message>
<message>
<source>heatmaps of update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>cartes de chaleur de la mise à jour %1</translation>
</message>
<message>
<source>no updates yet</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>pas encore de mises à jour</translation>
</message>
<message>
<source>live, update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en direct, mise à jour %1</translation>
</message>
<message>
<source>ended at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>terminé à la mise à jour %1</translation>
</message>
<message>
<source>ended at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>terminé à %1</translation>
</message>
<message>
<source>paused at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en pause à la mise à jour %1</translation>
</message>
<message>
<source>paused at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en pause à %1</translation>
</message>
<message>
<source>history %1 MB of %2 MB</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>historique %1 Mo sur %2 Mo</translation>
</message>
<message>
<source>Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; for the others the lanes are trained again up to that update.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Mémoire des instantanés de toutes les pistes. Ceux à longue graduation ont des poids et s’ouvrent aussitôt ; pour les autres, les pistes sont réentraînées jusqu’à cette mise à jour.</translation>
</message>
<message>
<source>History: update that the heatmaps show</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Historique : mise à jour que montrent les cartes de chaleur</translation>
</message>
<message>
<source>1 snapshot</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>1 instantané</translation>
</message>
<message numerus="yes">
<source>%1 snapshots</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>
<numerusform>%1 instantané</numerusform>
<numerusform>%1 instantanés</numerusform>
</translation>
</message>
<message>
<source>Heatmaps of update %1; %2</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Cartes de chaleur de la mise à jour %1 ; %2</translation>
</message>
<message>
<source>Live; %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>En direct ; %1</translation>
</message>
<message>
<source>Snapshot of update %1, with weights</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Instantané de la mise à jour %1, avec les poids</translation>
</message>
<message>
<source>Snapshot of update %1, the picture alone. Before its lanes are opened, saved or branched, they are trained again up to this update</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Instantané de la mise à jour %1, image seule. Avant d’ouvrir, d’enregistrer ou de ramifier ses pistes, elles sont réentraînées jusqu’à cette mise à jour</translation>
</message>
<message>
<source>Live, update %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>En direct, mise à jour %1</translation>
</message>
<message>
<source>Snapshots appear here while lanes are trained</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Des instantanés apparaissent ici pendant l’entraînement des pistes</translation>
</message>
<message>
<source>Output tokens</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>Tokens de sortie</translation>
</message>
<message>
<source>: not in the vocabulary, read as &lt;unk&gt;</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation> : absent du vocabulaire, lu comme &lt;unk&gt;</translation>
</message>
<message>
<source> (%1)</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation> (%1)</translation>
</message>
<message>
<source>No tokens yet</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>Pas encore de tokens</translation>
</message>
<message>
<source>; current: %1</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation> ; courant : %1</translation>
</message>
<message>
<source>Type to find a token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>Saisir pour trouver un token</translation>
</message>
<message>
<source>Up and Down go through the list, Enter takes the highlighted token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>Haut et Bas parcourent la liste, Entrée prend le token en évidence</translation>
</message>
<message>
<source>“%1” is not in %2. Choose one from the list.</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>« %1 » n’est pas dans %2. Choisissez-en un dans la liste.</translation>
</message>
<message>
<source>a Token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>un token</translation>
</message>
<message>
<source>+ position %1</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>+ position %1</translation>
</message>
<message>
<source>Nothing read yet</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Rien n’est encore lu</translation>
</message>
<message>
<source>%1 is read as %2 numbers, at position %3</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>%1 est lu comme %2 nombres, à la position %3</translation>
</message>
<message>
<source>%1: weight in its sentence × weight of sentence %2</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>%1 : poids dans sa phrase × poids de la phrase %2</translation>
</message>
<message>
<source>&amp;Start</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Démarrer</translation>
</message>
<message>
<source>Train all lanes, or pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entraîner toutes les pistes, ou les mettre en pause</translation>
</message>
<message>
<source>Step 1 &amp;Batch</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Avancer d’un &amp;lot</translation>
</message>
<message>
<source>Train every lane on one batch, then pause</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entraîner chaque piste sur un lot, puis mettre en pause</translation>
</message>
<message>
<source>Train &amp;Without End</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entraîner &amp;sans fin</translation>
</message>
<message>
<source>Train all lanes on past their last update, until you pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entraîner toutes les pistes au-delà de leur dernière mise à jour, jusqu’à la mise en pause</translation>
</message>
<message>
<source>R&amp;eset</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Réinitialiser</translation>
</message>
<message>
<source>Take every lane back to its first weights; a run that is not saved is asked about first</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Ramener chaque piste à ses premiers poids ; confirmation demandée si l’entraînement n’est pas enregistré</translation>
</message>
<message>
<source>&amp;Previous Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Instantané &amp;précédent</translation>
</message>
<message>
<source>Show the lanes one snapshot earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes un instantané plus tôt</translation>
</message>
<message>
<source>&amp;Next Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Instantané suiva&amp;nt</translation>
</message>
<message>
<source>Show the lanes one snapshot later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes un instantané plus tard</translation>
</message>
<message>
<source>Ten Snapshots Back</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Dix instantanés en arrière</translation>
</message>
<message>
<source>Show the lanes ten snapshots earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes dix instantanés plus tôt</translation>
</message>
<message>
<source>Ten Snapshots On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Dix instantanés en avant</translation>
</message>
<message>
<source>Show the lanes ten snapshots later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes dix instantanés plus tard</translation>
</message>
<message>
<source>&amp;First Weights</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Pr&amp;emiers poids</translation>
</message>
<message>
<source>Show the lanes before their first update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes avant leur première mise à jour</translation>
</message>
<message>
<source>&amp;Live</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>En dire&amp;ct</translation>
</message>
<message>
<source>Show the lanes as they are now</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Afficher les pistes telles qu’elles sont maintenant</translation>
</message>
<message>
<source>Decoder &amp;Reads the Right Output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Le décodeur lit la &amp;bonne sortie</translation>
</message>
<message>
<source>The decoder reads the right output of the watched sentence; otherwise each lane reads its own output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Le décodeur lit la bonne sortie de la phrase suivie ; sinon, chaque piste lit sa propre sortie</translation>
</message>
<message>
<source>Select this lane</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Sélectionner cette piste</translation>
</message>
<message>
<source>S&amp;hown Update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Mise à jour a&amp;ffichée</translation>
</message>
<message>
<source>Pau&amp;se</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>P&amp;ause</translation>
</message>
<message>
<source>+%1 &amp;Updates</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>+%1 &amp;mises à jour</translation>
</message>
<message>
<source>&amp;Go On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>C&amp;ontinuer</translation>
</message>
<message>
<source>Reset the run to choose its lanes</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>Réinitialisez l’entraînement pour choisir ses pistes</translation>
</message>
<message>
<source>At least one lane is trained: switch on another first</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>Au moins une piste est entraînée : activez-en d’abord une autre</translation>
</message>
<message>
<source>A file with this name exists already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Un fichier de ce nom existe déjà.</translation>
</message>
<message numerus="yes">
<source>%1 files with these names exist already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>%1 fichier de ce nom existe déjà.</numerusform>
<numerusform>%1 fichiers de ces noms existent déjà.</numerusform>
</translation>
</message>
<message>
<source>Replace %1?</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Remplacer %1 ?</translation>
</message>
<message>
<source>Save Recipes</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Enregistrer les recettes</translation>
</message>
<message>
<source>1 recipe saved in %1</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>1 recette enregistrée dans %1</translation>
</message>
<message numerus="yes">
<source>%1 recipes saved in %2</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>%1 recette enregistrée dans %2</numerusform>
<numerusform>%1 recettes enregistrées dans %2</numerusform>
</translation>
</message>
<message>
<source>Save Model</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Enregistrer le modèle</translation>
</message>
<message>
<source>Models (*.safetensors)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Modèles (*.safetensors)</translation>
</message>
<message>
<source>Save All Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Enregistrer tous les modèles</translation>
</message>
<message>
<source>Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Modèles</translation>
</message>
<message>
<source>Export Film Strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exporter la pellicule</translation>
</message>
<message>
<source>Export Charts</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exporter les graphiques</translation>
</message>
<message>
<source>Film strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Pellicule</translation>
</message>
<message>
<source>Folder of the Pictures</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Dossier des images</translation>
</message>
<message>
<source>Export Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exporter l’animation</translation>
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
<translation>&amp;Enregistrer l’entraînement</translation>
</message>
<message>
<source>Save the run with its history and its settings</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer l’entraînement avec son historique et ses réglages</translation>
</message>
<message>
<source>Save Run &amp;As…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer l’entraînement so&amp;us…</translation>
</message>
<message>
<source>Save the run with its history and its settings in another file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer l’entraînement avec son historique et ses réglages dans un autre fichier</translation>
</message>
<message>
<source>Save &amp;Model…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer le &amp;modèle…</translation>
</message>
<message>
<source>Save the selected lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer la piste sélectionnée, à la mise à jour affichée, en fichier de modèle</translation>
</message>
<message>
<source>Save A&amp;ll Models…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer tous &amp;les modèles…</translation>
</message>
<message>
<source>Save every lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer chaque piste, à la mise à jour affichée, en fichier de modèle</translation>
</message>
<message>
<source>Save R&amp;ecipes…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer les re&amp;cettes…</translation>
</message>
<message>
<source>Save the settings of every lane as a recipe, for another run or for attnlab</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer les réglages de chaque piste en recette, pour un autre entraînement ou pour attnlab</translation>
</message>
<message>
<source>Export &amp;Charts…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter les &amp;graphiques…</translation>
</message>
<message>
<source>The charts as a picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Les graphiques en image : PNG, SVG ou PDF</translation>
</message>
<message>
<source>Export &amp;Film Strip…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter la &amp;pellicule…</translation>
</message>
<message>
<source>Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Cartes de chaleur de toutes les pistes à plusieurs mises à jour, en une image : PNG, SVG ou PDF</translation>
</message>
<message>
<source>Export An&amp;imation…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter l’an&amp;imation…</translation>
</message>
<message>
<source>Heatmaps of all lanes, update after update, as an animated WebP</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Cartes de chaleur de toutes les pistes, mise à jour après mise à jour, en WebP animé</translation>
</message>
<message>
<source>Export Animation as &amp;Pictures…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter l’animation en im&amp;ages…</translation>
</message>
<message>
<source>The same animation as a folder of PNG pictures</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>La même animation en dossier d’images PNG</translation>
</message>
<message>
<source>Export &amp;History…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter l’&amp;historique…</translation>
</message>
<message>
<source>Losses and measurements of every lane as a table (CSV)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Pertes et mesures de chaque piste en tableau (CSV)</translation>
</message>
<message>
<source>Export History</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exporter l’historique</translation>
</message>
<message>
<source>Table (*.csv)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Tableau (*.csv)</translation>
</message>
<message>
<source>Run with weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Entraînement avec poids, %1 (*.attnrun)</translation>
</message>
<message>
<source>Run without weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Entraînement sans poids, %1 (*.attnrun)</translation>
</message>
<message>
<source>Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Enregistrer l’entraînement</translation>
</message>
<message>
<source>Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Entraînement</translation>
</message>
<message>
<source>The run is not saved; it is at update %1.</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>L’entraînement n’est pas enregistré ; il en est à la mise à jour %1.</translation>
</message>
<message>
<source>Save it with its history and its settings?</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>L’enregistrer avec son historique et ses réglages ?</translation>
</message>
<message>
<source>Train</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Entraînement</translation>
</message>
<message>
<source>Train lanes and watch attention appear</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Entraîner des pistes et voir l’attention apparaître</translation>
</message>
<message>
<source>Set Up the R&amp;ace</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Préparer la co&amp;urse</translation>
</message>
<message>
<source>A GRU and a Transformer learn dates side by side, each trained as its recipe says</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Un GRU et un Transformer apprennent les dates côte à côte, chacun entraîné selon sa recette</translation>
</message>
<message>
<source>New &amp;Branch…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Nouvelle &amp;branche…</translation>
</message>
<message>
<source>Train the selected lane again from the shown update, with other settings</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Réentraîner la piste sélectionnée à partir de la mise à jour affichée, avec d’autres réglages</translation>
</message>
<message>
<source>Open in Step &amp;Mode</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Ouvrir en &amp;mode Pas à pas</translation>
</message>
<message>
<source>Decode with the lanes of the shown update</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Décoder avec les pistes de la mise à jour affichée</translation>
</message>
<message>
<source>Open R&amp;un or Recipes…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>&amp;Ouvrir un entraînement ou des recettes…</translation>
</message>
<message>
<source>Open a saved run, or the recipes of a new one</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Ouvrir un entraînement enregistré, ou les recettes d’un nouveau</translation>
</message>
<message>
<source>E&amp;xport Run</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>E&amp;xporter l’entraînement</translation>
</message>
<message>
<source>Open Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Ouvrir des recettes</translation>
</message>
<message>
<source>Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Recettes (*.json);;Tous les fichiers (*)</translation>
</message>
<message>
<source>Open Run or Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Ouvrir un entraînement ou des recettes</translation>
</message>
<message>
<source>Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Entraînements et recettes (*.attnrun *.json);;Entraînements (*.attnrun);;Recettes (*.json);;Tous les fichiers (*)</translation>
</message>
<message>
<source>A run is opened alone. Choose one run, or recipes.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Un entraînement s’ouvre seul. Choisissez un entraînement, ou des recettes.</translation>
</message>
<message>
<source>This run takes about %1 of memory; this machine has %2.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Cet entraînement prend environ %1 de mémoire ; cette machine en a %2.</translation>
</message>
<message>
<source>The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer lanes take less.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>La machine peut se figer, ou arrêter le programme. Moins de paires, un état caché plus petit ou moins de pistes en demandent moins.</translation>
</message>
<message>
<source>&amp;Start all the same</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>&amp;Démarrer quand même</translation>
</message>
<message>
<source>Se&amp;ttings of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Réglages &amp;de l’entraînement</translation>
</message>
<message>
<source>Show or hide the settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Afficher ou masquer les réglages</translation>
</message>
<message>
<source>C&amp;harts of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Gr&amp;aphiques de l’entraînement</translation>
</message>
<message>
<source>Show or hide the charts; in a small window they take the place of the lanes</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Afficher ou masquer les graphiques ; dans une petite fenêtre, ils prennent la place des pistes</translation>
</message>
<message>
<source>Show the selected lane large, all as small pictures; again: the grid</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Afficher la piste sélectionnée en grand, toutes en vignettes ; de nouveau : la grille</translation>
</message>
<message>
<source>Settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Réglages</translation>
</message>
<message>
<source>00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>00 000 sur 00 000</translation>
</message>
<message>
<source>Training</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Entraînement en cours</translation>
</message>
<message>
<source>What is learnt</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Ce qui est appris</translation>
</message>
<message>
<source>Set up a run that learns “%1”</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Préparer un entraînement qui apprend « %1 »</translation>
</message>
<message>
<source>&amp;Your Own Texts…</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>&amp;Vos propres textes…</translation>
</message>
<message>
<source>Set up a run that learns from pairs of texts in files</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Préparer un entraînement sur des paires de textes en fichiers</translation>
</message>
<message>
<source>update 00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>mise à jour 00 000 sur 00 000</translation>
</message>
<message>
<source>Task</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/train_tool_bar.cpp</extracomment>
<translation>Tâche</translation>
</message>
<message>
<source>= head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>= tête %1</translation>
</message>
<message>
<source>%1 heads → W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>%1 têtes → W_O</translation>
</message>
<message>
<source>→ W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>→ W_O</translation>
</message>
<message>
<source>No values yet</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Pas encore de valeurs</translation>
</message>
<message>
<source>Watched &amp;Map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>&amp;Carte suivie</translation>
</message>
<message>
<source>Choose which attention map of the lane its pictures and its curve show</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Choisir la carte d’attention de la piste que montrent ses images et sa courbe</translation>
</message>
<message>
<source>This lane has no attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Cette piste n’a pas de carte d’attention</translation>
</message>
<message>
<source>This lane has one attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Cette piste a une seule carte d’attention</translation>
</message>
<message>
<source>Watch this map of %1</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Suivre cette carte de %1</translation>
</message>
<message>
<source>change of weights</source>
<extracomment>ui/step/session/weight_drag.cpp</extracomment>
<translation>changement des poids</translation>
</message>
<message>
<source>Weights α%1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Poids α%1</translation>
</message>
<message>
<source>Weights α</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Poids α</translation>
</message>
<message>
<source>of the sentences</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>des phrases</translation>
</message>
<message>
<source>takes %1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>prend %1</translation>
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
<translation>● %1 choisi, p = %2</translation>
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
<translation>Pour&amp;quoi ce poids ?</translation>
</message>
<message>
<source>&amp;Uniform Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Ligne &amp;uniforme</translation>
</message>
<message>
<source>&amp;Hard Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Ligne &amp;dure</translation>
</message>
<message>
<source>Shu&amp;ffle Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Mélanger la ligne</translation>
</message>
<message>
<source>Say Another &amp;Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Dire un autre &amp;token…</translation>
</message>
<message>
<source>&amp;Zero Source Token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mettre à &amp;zéro le token source</translation>
</message>
<message>
<source>S&amp;wap Source Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Remplacer le token source…</translation>
</message>
<message>
<source>Te&amp;mperature…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>T&amp;empérature…</translation>
</message>
<message>
<source>&amp;Divide Scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Diviser les scores par √&amp;K</translation>
</message>
<message>
<source>Reset &amp;Step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Réinitialiser le &amp;pas</translation>
</message>
<message>
<source>Reset &amp;Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Réinitialiser la p&amp;iste</translation>
</message>
<message>
<source>Reset &amp;Everything</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>T&amp;out réinitialiser</translation>
</message>
<message>
<source>&amp;Uniform Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Carte &amp;uniforme</translation>
</message>
<message>
<source>&amp;Hard Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Carte &amp;dure</translation>
</message>
<message>
<source>Map &amp;Off</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Désactiver la &amp;carte</translation>
</message>
<message>
<source>&amp;Lift Causal Mask…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Lever le masque causal…</translation>
</message>
<message>
<source>Shuffle &amp;Positions</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mélanger les po&amp;sitions</translation>
</message>
<message>
<source>&amp;Row of Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Li&amp;gne de la piste</translation>
</message>
<message>
<source>Whole &amp;Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Carte e&amp;ntière</translation>
</message>
<message>
<source>What if</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Et si</translation>
</message>
<message>
<source>&amp;What If</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Et &amp;si</translation>
</message>
<message>
<source>Step once first: nothing is decoded yet</source>
<extracomment>ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Avancez d’abord d’un pas : rien n’est encore décodé</translation>
</message>
<message>
<source>Open the arithmetic of this weight of step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Ouvrir le calcul de ce poids du pas %1</translation>
</message>
<message>
<source>Give everything that %1 reads the same weight</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner le même poids à tout ce que lit %1</translation>
</message>
<message>
<source>Give every source token the same weight at %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner le même poids à chaque token source pour %1</translation>
</message>
<message>
<source>Give all the weight of %1 to %2</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner tout le poids de %1 à %2</translation>
</message>
<message>
<source>Put the weights of %1 into a new random order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mettre les poids de %1 dans un nouvel ordre aléatoire</translation>
</message>
<message>
<source>All weights of %1 are equal: there is no other order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Tous les poids de %1 sont égaux : il n’y a pas d’autre ordre</translation>
</message>
<message>
<source>Choose the class that is said instead</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Choisir la classe dite à la place</translation>
</message>
<message>
<source>Choose the token that the decoder writes at step %1 and reads at the next step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Choisir le token que le décodeur écrit au pas %1 et lit au pas suivant</translation>
</message>
<message>
<source>Divide the scores by a temperature: below 1 sharper, above 1 flatter</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Diviser les scores par une température : sous 1 plus net, au-dessus de 1 plus plat</translation>
</message>
<message>
<source>Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter weights</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Diviser les scores de chaque pas par √K = %1, comme Scaled dot : les mêmes scores, des poids plus plats</translation>
</message>
<message>
<source>Select the lane Dot: Scaled dot divides the same scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Sélectionnez la piste Dot : Scaled dot divise les mêmes scores par √K</translation>
</message>
<message>
<source>This lane is not shown</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Cette piste n’est pas affichée</translation>
</message>
<message>
<source>Give step %1 the weights of this lane at the same step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner au pas %1 les poids de cette piste au même pas</translation>
</message>
<message>
<source>Give step %1 the weights of another lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner au pas %1 les poids d’une autre piste</translation>
</message>
<message>
<source>No other lane that is shown has such a row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Aucune autre piste affichée n’a une telle ligne</translation>
</message>
<message>
<source>Point at a source token first, or go to it with the arrow keys</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Pointez d’abord un token source, ou allez-y avec les flèches</translation>
</message>
<message>
<source>&amp;Zero Source Token %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mettre à &amp;zéro le token source %1</translation>
</message>
<message>
<source>Give %1 its annotation back</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Rendre à %1 son annotation</translation>
</message>
<message>
<source>Set the annotation of %1 to 0, so that nothing can be read there</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mettre à 0 l’annotation de %1, pour que rien ne puisse y être lu</translation>
</message>
<message>
<source>%1 has no attention: it reads one fixed vector, no single annotation</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 n’a pas d’attention : elle lit un vecteur fixe, aucune annotation en particulier</translation>
</message>
<message>
<source>S&amp;wap Source Token %1…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Remplacer le token source %1…</translation>
</message>
<message>
<source>Replace %1 by another token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Remplacer %1 par un autre token</translation>
</message>
<message>
<source>the attention</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>l’attention</translation>
</message>
<message>
<source>Take back the change of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Annuler le changement de %1</translation>
</message>
<message>
<source>Give everything that %1 may read the same weight, in every row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner le même poids à tout ce que %1 peut lire, dans chaque ligne</translation>
</message>
<message>
<source>Give all weight to the largest score, in every row of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Donner tout le poids au plus grand score, dans chaque ligne de %1</translation>
</message>
<message>
<source>Let %1 add nothing</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Faire que %1 n’ajoute rien</translation>
</message>
<message>
<source>Let each step read the steps after it in %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Laisser chaque pas lire les pas qui le suivent dans %1</translation>
</message>
<message>
<source>Only the decoder's attention to its own output has a causal mask: choose one of its maps first</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Seule l’attention du décodeur à sa propre sortie a un masque causal : choisissez d’abord l’une de ses cartes</translation>
</message>
<message>
<source>Change every row of %1, or the order of the source</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Changer toutes les lignes de %1, ou l’ordre de la source</translation>
</message>
<message>
<source>Let the source tokens stand at their own places again</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Remettre les tokens sources à leur propre place</translation>
</message>
<message>
<source>Let the encoder take the source tokens to stand in a random order: what does it know from positions alone?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Faire croire à l’encodeur que les tokens sources sont dans un ordre aléatoire : que sait-il par les seules positions ?</translation>
</message>
<message>
<source>Remove all changes by hand at step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Retirer tous les changements à la main du pas %1</translation>
</message>
<message>
<source>Nothing was changed at this step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Rien n’a été changé à ce pas</translation>
</message>
<message>
<source>Remove all changes by hand in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Retirer tous les changements à la main de cette piste</translation>
</message>
<message>
<source>Nothing was changed in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Rien n’a été changé dans cette piste</translation>
</message>
<message>
<source>Remove all changes by hand in every lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Retirer tous les changements à la main de toutes les pistes</translation>
</message>
<message>
<source>Nothing was changed by hand</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Rien n’a été changé à la main</translation>
</message>
<message>
<source>uniform row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ligne uniforme</translation>
</message>
<message>
<source>hard row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ligne dure</translation>
</message>
<message>
<source>shuffled row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ligne mélangée</translation>
</message>
<message>
<source>Choose the row of another lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Choisissez la ligne d’une autre piste</translation>
</message>
<message>
<source>%1 has no attention: there is no row to take</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 n’a pas d’attention : il n’y a pas de ligne à prendre</translation>
</message>
<message>
<source>%1 shows a map with other axes: no row of another lane fits</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 montre une carte aux axes différents : la ligne d’une autre piste ne convient pas</translation>
</message>
<message>
<source>%1 shows a map with other axes: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 montre une carte aux axes différents : la ligne ne convient pas</translation>
</message>
<message>
<source>%1 cuts the text into %2 tokens, %3 into %4: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 découpe le texte en %2 tokens, %3 en %4 : la ligne ne convient pas</translation>
</message>
<message>
<source>%1 has no step %2</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 n’atteint pas le pas %2</translation>
</message>
<message>
<source>row of %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ligne de %1</translation>
</message>
<message>
<source>reset of a source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>réinitialisation d’un token source</translation>
</message>
<message>
<source>zeroed source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>token source mis à zéro</translation>
</message>
<message>
<source>change of a map</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>changement d’une carte</translation>
</message>
<message>
<source>The encoder of %1 has no position encodings</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>L’encodeur de %1 n’a pas d’encodage des positions</translation>
</message>
<message>
<source>One token has no other order</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Un seul token n’a pas d’autre ordre</translation>
</message>
<message>
<source>shuffled positions</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>positions mélangées</translation>
</message>
<message>
<source>another token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>autre token</translation>
</message>
<message>
<source>swapped source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>token source remplacé</translation>
</message>
<message>
<source>scores divided by √K</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>scores divisés par √K</translation>
</message>
<message>
<source>temperature</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>température</translation>
</message>
<message>
<source>removal of “%1”</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>retrait de « %1 »</translation>
</message>
<message>
<source>reset of a step</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>réinitialisation d’un pas</translation>
</message>
<message>
<source>reset of a lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>réinitialisation d’une piste</translation>
</message>
<message>
<source>Changes by hand</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Changements à la main</translation>
</message>
<message>
<source>Before and after the changes: p is the probability that the lane gives to its own output</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Avant et après les changements : p est la probabilité que la piste donne à sa propre sortie</translation>
</message>
<message>
<source>Undo this change: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Annuler ce changement : %1</translation>
</message>
<message>
<source>1 change</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>1 changement</translation>
</message>
<message numerus="yes">
<source>%1 changes</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>
<numerusform>%1 changement</numerusform>
<numerusform>%1 changements</numerusform>
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
<translation>Autres changements à la main : choisissez-en un à annuler</translation>
</message>
<message>
<source>More changes: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Autres changements : %1</translation>
</message>
<message>
<source>row %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ligne %1</translation>
</message>
<message>
<source>%1 has no attention: there is no map to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 n’a pas d’attention : il n’y a pas de carte à changer</translation>
</message>
<message>
<source>The weights that %1 shows are made of several maps. Choose one of these first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Les poids que montre %1 sont faits de plusieurs cartes. Choisissez d’abord l’une d’elles</translation>
</message>
<message>
<source>%1 has no attention: there are no weights to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 n’a pas d’attention : il n’y a pas de poids à changer</translation>
</message>
<message>
<source>Weights of words and of sentences cannot be given. Change the whole map instead</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Les poids des mots et des phrases ne peuvent pas être imposés. Changez plutôt la carte entière</translation>
</message>
<message>
<source>The weights that %1 shows cannot be given</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Les poids que montre %1 ne peuvent pas être imposés</translation>
</message>
<message>
<source>Point at a weight of the map first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Pointez d’abord un poids de la carte</translation>
</message>
<message>
<source>No windows yet</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Pas encore de fenêtres</translation>
</message>
<message>
<source>Word weights α%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Poids des mots α%1</translation>
</message>
<message>
<source>teacher forcing %1</source>
<extracomment>ui/train/branch_name.cpp</extracomment>
<translation>teacher forcing %1</translation>
</message>
<message>
<source>PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)</source>
<extracomment>ui/figures/picture_file.cpp</extracomment>
<translation>Image PNG (*.png);;Dessin SVG (*.svg);;Page PDF (*.pdf)</translation>
</message>
<message>
<source>What the lanes learn: a generated task, whose true alignment is known, or texts of your own. Another task brings its usual settings.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Ce qu’apprennent les pistes : une tâche générée, dont le véritable alignement est connu, ou vos propres textes. Une autre tâche apporte ses réglages habituels.</translation>
</message>
<message>
<source>Files, lengths, vocabularies and tokenisers of your own texts, with a preview.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Fichiers, longueurs, vocabulaires et tokeniseurs de vos textes, avec un aperçu.</translation>
</message>
<message>
<source>Pairs</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Paires</translation>
</message>
<message>
<source>How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Nombre de paires de phrases d’entraînement. De vos propres textes, les premières sont prises ; 0 les prend toutes.</translation>
</message>
<message>
<source>Held out</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Validation</translation>
</message>
<message>
<source>Pairs that are never trained on: loss, exact match and alignment error are measured on them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Paires jamais vues à l’entraînement : la perte, les sorties exactes et l’erreur d’alignement y sont mesurées.</translation>
</message>
<message>
<source>Shortest and longest source of the task, in its own unit.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Source la plus courte et la plus longue de la tâche, dans son unité.</translation>
</message>
<message>
<source>Cell</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/window/gestures.cpp</extracomment>
<translation>Cellule</translation>
</message>
<message>
<source>Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than the plain RNN. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cellule récurrente de l’encodeur et du décodeur : GRU et LSTM retiennent ce qu’ils lisent plus longtemps que le simple RNN. Se règle ici pour toutes les pistes.</translation>
</message>
<message>
<source>Wiring</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Câblage</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step and feeds the context into the cell; Luong looks with the state after it. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau regarde avec l’état avant le pas et donne le contexte à la cellule ; Luong regarde avec l’état après le pas. Se règle ici pour toutes les pistes.</translation>
</message>
<message>
<source>Bidirectional</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bidirectionnel</translation>
</message>
<message>
<source>The encoder reads the source forwards and backwards, so that an annotation knows what stands on both sides of it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>L’encodeur lit la source dans les deux sens : une annotation sait ainsi ce qui l’entoure.</translation>
</message>
<message>
<source>Hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>État caché</translation>
</message>
<message>
<source>Size of the decoder's state. The encoder follows while the annotations have the same size; dot, scaled dot and content need equal sizes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taille de l’état du décodeur. L’encodeur suit tant que les annotations ont la même taille ; dot, scaled dot et content exigent des tailles égales.</translation>
</message>
<message>
<source>Encoder hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>État encodeur</translation>
</message>
<message>
<source>Size of the encoder's state in each direction. An annotation joins the states of all directions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taille de l’état de l’encodeur dans chaque sens. Une annotation réunit les états de tous les sens.</translation>
</message>
<message>
<source>Embedding</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Embedding</translation>
</message>
<message>
<source>Size of the vector of a source token. The target's size follows while both are equal.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taille du vecteur d’un token source. Celle de la cible suit tant qu’elles sont égales.</translation>
</message>
<message>
<source>Target embedding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Embedding cible</translation>
</message>
<message>
<source>Size of the vector of a target token.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taille du vecteur d’un token cible.</translation>
</message>
<message>
<source>Attention size</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taille attention</translation>
</message>
<message>
<source>Width of the hidden layer of additive and key · query scores and of local predictive spans. Other scores and spans do not use it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Largeur de la couche cachée des scores additive et key · query et des portées locales prédictives. Les autres scores et portées ne l’utilisent pas.</translation>
</message>
<message>
<source>Layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Couches</translation>
</message>
<message>
<source>Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Couches récurrentes de l’encodeur, l’une sur l’autre. Le décodeur suit tant qu’il en a autant.</translation>
</message>
<message>
<source>Decoder layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Couches décodeur</translation>
</message>
<message>
<source>Recurrent layers of the decoder, one above the other.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Couches récurrentes du décodeur, l’une sur l’autre.</translation>
</message>
<message>
<source>Bridge</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pont</translation>
</message>
<message>
<source>How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy (one direction of the same size).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Comment le premier état du décodeur vient de l’encodeur : tanh d’une application apprise, ou copie (un seul sens, même taille).</translation>
</message>
<message>
<source>Learning rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taux d’apprentissage</translation>
</message>
<message>
<source>Learning rate: how far one update moves. Too high and the loss jumps or diverges, too low and nothing happens for long.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taux d’apprentissage : amplitude d’une mise à jour. Trop haut, la perte saute ou diverge ; trop bas, rien ne se passe longtemps.</translation>
</message>
<message>
<source>Final rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taux final</translation>
</message>
<message>
<source>Learning rate of the last update. The rate falls to this value.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Taux d’apprentissage de la dernière mise à jour. Le taux décroît jusqu’à cette valeur.</translation>
</message>
<message>
<source>Fall</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Baisse</translation>
</message>
<message>
<source>How the rate falls: along half a cosine, along a line, not at all, or with one over the root of the update, whatever the final rate.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Comment le taux décroît : selon un demi-cosinus, selon une droite, pas du tout, ou comme l’inverse de la racine de la mise à jour, quel que soit le taux final.</translation>
</message>
<message>
<source>Warm-up</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Warm-up</translation>
</message>
<message>
<source>Number of updates in which the rate rises from 0.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Nombre de mises à jour pendant lesquelles le taux monte depuis 0.</translation>
</message>
<message>
<source>Clip norm</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Norme max.</translation>
</message>
<message>
<source>A longer gradient is shortened to this length, so that no single batch spoils the weights; 0 does not clip.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un gradient plus long est ramené à cette longueur, pour qu’aucun lot ne gâche les poids ; 0 n’écrête pas.</translation>
</message>
<message>
<source>Adam, β₁</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, β₁</translation>
</message>
<message>
<source>How much of the mean gradient is kept from update to update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part du gradient moyen gardée d’une mise à jour à l’autre.</translation>
</message>
<message>
<source>Adam, β₂</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, β₂</translation>
</message>
<message>
<source>How much of the mean squared gradient is kept.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part du gradient carré moyen qui est gardée.</translation>
</message>
<message>
<source>Adam, ε</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, ε</translation>
</message>
<message>
<source>Keeps steps bounded where gradients vanish.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Borne les pas là où les gradients s’annulent.</translation>
</message>
<message>
<source>Batch</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Lot</translation>
</message>
<message>
<source>Pairs in one update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Paires par mise à jour.</translation>
</message>
<message>
<source>Dropout</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dropout</translation>
</message>
<message>
<source>Share of the activations that each update leaves out, from 0 to below 1. It helps when there are few pairs.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part des activations que chaque mise à jour ignore, de 0 à moins de 1. Utile quand il y a peu de paires.</translation>
</message>
<message>
<source>Label smoothing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Lissage étiquettes</translation>
</message>
<message>
<source>Share of the right token's probability that updates ask to spread over all tokens, from 0 to below 1. Measured losses are without it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part de la probabilité du bon token que les mises à jour répartissent sur tous les tokens, de 0 à moins de 1. Les pertes mesurées n’en tiennent pas compte.</translation>
</message>
<message>
<source>Own sizes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tailles propres</translation>
</message>
<message>
<source>Whether this lane has sizes and layers of its own, instead of those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Si cette piste a ses propres tailles et couches, au lieu de celles de l’entraînement.</translation>
</message>
<message>
<source>Own training</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Réglages propres</translation>
</message>
<message>
<source>Whether this lane has an optimiser, a schedule, a batch and a number of updates of its own, instead of those of the run. Its pairs and the seed are those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Si cette piste a ses propres optimiseur, programme, lot et nombre de mises à jour, au lieu de ceux de l’entraînement. Ses paires et la graine restent celles de l’entraînement.</translation>
</message>
<message>
<source>Teacher forcing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Teacher forcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right last token rather than its own, from 0 to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part des pas où le décodeur lit le bon dernier token plutôt que le sien, de 0 à 1.</translation>
</message>
<message>
<source>Hard: entropy</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dure : entropie</translation>
</message>
<message>
<source>For lanes with a hard span: how much they are rewarded for trying other positions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pour les pistes à portée dure : récompense pour l’essai d’autres positions.</translation>
</message>
<message>
<source>Hard: baseline</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dure : baseline</translation>
</message>
<message>
<source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pour les pistes à portée dure : chaque tirage est comparé à une perte moyenne, dont cette part est gardée à chaque mise à jour.</translation>
</message>
<message>
<source>Updates</source>
<extracomment>core/compare/figures.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Mises à jour</translation>
</message>
<message>
<source>The run ends after so many updates.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>L’entraînement se termine après ce nombre de mises à jour.</translation>
</message>
<message>
<source>Stop at exact</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Arrêt : exactes</translation>
</message>
<message>
<source>A lane ends as soon as this share of the held-out outputs is completely right, from 0 (never) to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Une piste se termine dès que cette part des sorties de validation est entièrement juste, de 0 (jamais) à 1.</translation>
</message>
<message>
<source>Stop at loss</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Arrêt : perte</translation>
</message>
<message>
<source>A lane ends as soon as its held-out loss is not above this; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Une piste se termine dès que sa perte de validation ne dépasse pas cette valeur ; 0 : jamais.</translation>
</message>
<message>
<source>Stop after s</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Arrêt après s</translation>
</message>
<message>
<source>A lane ends after so many seconds of its own updates; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Une piste se termine après ce nombre de secondes de ses propres mises à jour ; 0 : jamais.</translation>
</message>
<message>
<source>Patience</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Patience</translation>
</message>
<message>
<source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Une piste se termine après ce nombre de mesures de suite sans perte de validation plus basse, et garde ses meilleurs poids ; 0 : jamais.</translation>
</message>
<message>
<source>Measure every</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Mesurer tous les</translation>
</message>
<message>
<source>Updates between measurements; 0: twenty in the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Mises à jour entre deux mesures ; 0 : vingt mesures en tout.</translation>
</message>
<message>
<source>Seed</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Graine</translation>
</message>
<message>
<source>Start of all random numbers: initial weights, pairs and batches. The same seed gives the same run, another seed gives another run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Origine de tous les nombres aléatoires : poids initiaux, paires et lots. La même graine donne le même entraînement, une autre en donne un autre.</translation>
</message>
<message>
<source>Threads per lane</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Threads par piste</translation>
</message>
<message>
<source>Processors that one lane uses. With as many lanes as processors, 1 is best.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Processeurs utilisés par une piste. Avec autant de pistes que de processeurs, 1 est le mieux.</translation>
</message>
<message>
<source>Files</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Fichiers</translation>
</message>
<message>
<source>One file with a tab between source and target in each line, or two files that match line by line.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un fichier avec une tabulation entre source et cible sur chaque ligne, ou deux fichiers qui se correspondent ligne à ligne.</translation>
</message>
<message>
<source>Swap sides</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Inverser les côtés</translation>
</message>
<message>
<source>Translates the other way: the first column, or the source file, becomes the target.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Traduit dans l’autre sens : la première colonne, ou le fichier source, devient la cible.</translation>
</message>
<message>
<source>Targets are classes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cibles = classes</translation>
</message>
<message>
<source>Each target is a label of one word. In a file with tabs it stands first, before the text. Lanes then give one class.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Chaque cible est une étiquette d’un mot. Dans un fichier à tabulations, elle vient en premier, avant le texte. Les pistes donnent alors une classe.</translation>
</message>
<message>
<source>Held-out part</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Part de validation</translation>
</message>
<message>
<source>Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Quelles paires sont gardées pour mesurer : tirées selon la graine, les dernières, ou des fichiers à part.</translation>
</message>
<message>
<source>Tokens per side</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tokens par côté</translation>
</message>
<message>
<source>Shortest and longest side of a pair. Other pairs are left out.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Côté le plus court et le plus long d’une paire. Les autres paires sont laissées de côté.</translation>
</message>
<message>
<source>Vocabulary</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Vocabulaire</translation>
</message>
<message>
<source>How many of the most frequent tokens of each side are known. The others become &lt;unk&gt;; 0 knows all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Combien de tokens les plus fréquents sont connus de chaque côté. Les autres deviennent &lt;unk&gt; ; 0 les connaît tous.</translation>
</message>
<message>
<source>At least</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Au moins</translation>
</message>
<message>
<source>How often a token must occur in the training pairs to be known.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Nombre d’occurrences dans les paires d’entraînement pour qu’un token soit connu.</translation>
</message>
<message>
<source>Same for both</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Commun aux deux</translation>
</message>
<message>
<source>The target is cut like the source. Each side still learns its own pieces.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>La cible est découpée comme la source. Chaque côté apprend quand même ses propres sous-mots.</translation>
</message>
<message>
<source>Tokeniser</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tokeniseur</translation>
</message>
<message>
<source>What a text is cut into: characters, words, learnt pieces of words, or what stands between blanks.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>En quoi un texte est découpé : caractères, mots, sous-mots appris, ou ce qui est entre deux espaces.</translation>
</message>
<message>
<source>Small letters</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Minuscules</translation>
</message>
<message>
<source>Capitals are read as small letters: fewer tokens, but outputs are without capitals.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Les majuscules sont lues comme des minuscules : moins de tokens, mais des sorties sans majuscules.</translation>
</message>
<message>
<source>Pieces</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Sous-mots</translation>
</message>
<message>
<source>How many pieces of words are learnt.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Combien de sous-mots sont appris.</translation>
</message>
<message>
<source>Learnt by</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Appris par</translation>
</message>
<message>
<source>unigram: the most likely pieces; bpe: the most frequent pairs are joined.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>unigram : les sous-mots les plus probables ; bpe : les paires les plus fréquentes sont fusionnées.</translation>
</message>
<message>
<source>Score</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Score</translation>
</message>
<message>
<source>How well a position fits the state: the lane's score function.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>À quel point une position convient à l’état : la fonction de score de la piste.</translation>
</message>
<message>
<source>Where the lane may look: everywhere (global), near a position (local), or at one drawn position (hard).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Où la piste peut regarder : partout (globale), près d’une position (locale), ou à une seule position tirée (dure).</translation>
</message>
<message>
<source>Window</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Fenêtre</translation>
</message>
<message>
<source>How far to each side of its centre a local span looks, in tokens.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Jusqu’où, de chaque côté de son centre, regarde une portée locale, en tokens.</translation>
</message>
<message>
<source>How many positions the location score has weights for. It sees nothing beyond them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Nombre de positions pour lesquelles le score location a des poids. Il ne voit rien au-delà.</translation>
</message>
<message>
<source>Activation</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Activation</translation>
</message>
<message>
<source>Function g of the additive score.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Fonction g du score additive.</translation>
</message>
<message>
<source>Bias</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Biais</translation>
</message>
<message>
<source>The additive score adds a learnt bias before g.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Le score additive ajoute un biais appris avant g.</translation>
</message>
<message>
<source>Learned β</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>β appris</translation>
</message>
<message>
<source>The strength β of the content score is learnt; without it weights stay flat.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>La force β du score content est apprise ; sans elle, les poids restent plats.</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step, Luong with the state after it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau regarde avec l’état avant le pas, Luong avec l’état après le pas.</translation>
</message>
<message>
<source>Input feeding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Input feeding</translation>
</message>
<message>
<source>Luong's decoder reads its last attentional vector with the next token, so that it knows where it has looked.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Le décodeur de Luong lit son dernier vecteur attentionnel avec le token suivant, pour savoir où il a regardé.</translation>
</message>
<message>
<source>Recurrent cell of this lane's encoder and decoder.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cellule récurrente de l’encodeur et du décodeur de cette piste.</translation>
</message>
<message>
<source>update %1 of the run</source>
<extracomment>ui/step/session/start/startup.cpp</extracomment>
<translation>mise à jour %1 de l’entraînement</translation>
</message>
<message>
<source>Reset the run to choose another task</source>
<extracomment>ui/train/train_wiring.cpp</extracomment>
<translation>Réinitialisez l’entraînement pour choisir une autre tâche</translation>
</message>
<message>
<source>Every step computes one weight for each source token in every lane with attention: m·T weights for the whole output. Click to see the counts and times of each lane.</source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>Chaque pas calcule un poids par token source dans chaque piste à attention : m·T poids pour toute la sortie. Cliquez pour voir les nombres et durées de chaque piste.</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2 · </source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>jusqu’ici : entropie moyenne %1, AER %2 · </translation>
</message>
<message>
<source>h: the annotation of a source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h : l’annotation d’un token source</translation>
</message>
<message>
<source>e: the score of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>e : le score de chaque token source</translation>
</message>
<message>
<source>α: the weight of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>α : le poids de chaque token source</translation>
</message>
<message>
<source>p: where the span looks</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>p : où regarde la portée</translation>
</message>
<message>
<source>s: the query, a state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s : la requête, un état du décodeur</translation>
</message>
<message>
<source>s: the new state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s : le nouvel état du décodeur</translation>
</message>
<message>
<source>s: the state of the decoder before this step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s : l’état du décodeur avant ce pas</translation>
</message>
<message>
<source>c: the context, the mean of the annotations by their weights</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>c : le contexte, moyenne des annotations selon leurs poids</translation>
</message>
<message>
<source>E y: the learned vector of the last token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E y : le vecteur appris du dernier token</translation>
</message>
<message>
<source>h̃: the attentional vector</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃ : le vecteur attentionnel</translation>
</message>
<message>
<source>h̃: the attentional vector of the step before, fed back</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃ : le vecteur attentionnel du pas précédent, réinjecté</translation>
</message>
<message>
<source>κ: learned, the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>κ : apprise, la force du cosinus</translation>
</message>
<message>
<source>W: learned, the cell's matrices</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W : appris, les matrices de la cellule</translation>
</message>
<message>
<source>Wₐ: learned, attention.W_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₐ : appris, attention.W_a</translation>
</message>
<message>
<source>vₐ: learned, attention.v_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>vₐ : appris, attention.v_a</translation>
</message>
<message>
<source>bₐ: learned, attention.b_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₐ : appris, attention.b_a</translation>
</message>
<message>
<source>W_K: learned, attention.W_K</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_K : appris, attention.W_K</translation>
</message>
<message>
<source>W_Q: learned, attention.W_Q</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_Q : appris, attention.W_Q</translation>
</message>
<message>
<source>W_p: learned, attention.W_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_p : appris, attention.W_p</translation>
</message>
<message>
<source>v_p: learned, attention.v_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>v_p : appris, attention.v_p</translation>
</message>
<message>
<source>W_c: learned, attentional.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_c : appris, attentional.weight</translation>
</message>
<message>
<source>Wₒ: learned, output.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₒ : appris, output.weight</translation>
</message>
<message>
<source>bₒ: learned, output.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₒ : appris, output.bias</translation>
</message>
<message>
<source>W_b: learned, bridge.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_b : appris, bridge.weight</translation>
</message>
<message>
<source>b_b: learned, bridge.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b_b : appris, bridge.bias</translation>
</message>
<message>
<source>W: learned, the cell's weight_ih, for what it reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W : appris, weight_ih de la cellule, pour ce qu’elle lit</translation>
</message>
<message>
<source>b: learned, the cell's bias_ih</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b : appris, bias_ih de la cellule</translation>
</message>
<message>
<source>W: learned, the cell's weight_hh, for its state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W : appris, weight_hh de la cellule, pour son état précédent</translation>
</message>
<message>
<source>b: learned, the cell's bias_hh</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b : appris, bias_hh de la cellule</translation>
</message>
<message>
<source>x: what the cell reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>x : ce que lit la cellule</translation>
</message>
<message>
<source>E w: the learned vector of the source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E w : le vecteur appris du token source</translation>
</message>
<message>
<source>the state of the layer below</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>l’état de la couche inférieure</translation>
</message>
<message>
<source>h: the state at the position that was read before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h : l’état à la position lue juste avant</translation>
</message>
<message>
<source>r: the reset gate, how much of the state before the candidate sees</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>r : la porte de réinitialisation, ce que le candidat voit de l’état précédent</translation>
</message>
<message>
<source>z: the update gate, how much of the state before is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>z : la porte de mise à jour, ce qui est gardé de l’état précédent</translation>
</message>
<message>
<source>n: the candidate for the new state</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>n : le candidat pour le nouvel état</translation>
</message>
<message>
<source>1 − z: how much of the candidate is taken</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>1 − z : ce qui est pris du candidat</translation>
</message>
<message>
<source>a: the candidate's part from the state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>a : la part du candidat issue de l’état précédent</translation>
</message>
<message>
<source>i: the input gate, how much of the candidate is remembered</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>i : la porte d’entrée, ce qui est retenu du candidat</translation>
</message>
<message>
<source>f: the forget gate, how much of the memory is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>f : la porte d’oubli, ce qui est gardé de la mémoire</translation>
</message>
<message>
<source>g: the candidate for the memory</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>g : le candidat pour la mémoire</translation>
</message>
<message>
<source>o: the output gate, how much of the memory is shown</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>o : la porte de sortie, ce qui est montré de la mémoire</translation>
</message>
<message>
<source>m: the memory of the cell</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m : la mémoire de la cellule</translation>
</message>
<message>
<source>m: the memory of the cell before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m : la mémoire précédente de la cellule</translation>
</message>
<message>
<source>tanh(m): the memory, between −1 and 1</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>tanh(m) : la mémoire, entre −1 et 1</translation>
</message>
<message>
<source>the annotation times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>l’annotation multipliée par sa matrice</translation>
</message>
<message>
<source>the length of the query</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la longueur de la requête</translation>
</message>
<message>
<source>the length of the annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la longueur de l’annotation</translation>
</message>
<message>
<source>the product of both lengths, never 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le produit des deux longueurs, jamais 0</translation>
</message>
<message>
<source>the cosine between query and annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le cosinus entre requête et annotation</translation>
</message>
<message>
<source>β: the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>β : la force du cosinus</translation>
</message>
<message>
<source>the distance from the window's centre, both counted from 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la distance au centre de la fenêtre, tous deux comptés à partir de 0</translation>
</message>
<message>
<source>the window's factor: less, the farther from its centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le facteur de la fenêtre : plus faible loin de son centre</translation>
</message>
<message>
<source>the largest score of the step, divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le plus grand score du pas, divisé par la température</translation>
</message>
<message>
<source>the exponential of the score, less the largest one, both divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>l’exponentielle du score, moins le plus grand, tous deux divisés par la température</translation>
</message>
<message>
<source>the sum of all exponentials of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la somme de toutes les exponentielles du pas</translation>
</message>
<message>
<source>the share of this exponential in the sum of all</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la part de cette exponentielle dans la somme</translation>
</message>
<message>
<source>the logit of a token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le logit d’un token</translation>
</message>
<message>
<source>the largest logit of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le plus grand logit du pas</translation>
</message>
<message>
<source>the exponential of a token's logit, less the largest one</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>l’exponentielle du logit d’un token, moins le plus grand</translation>
</message>
<message>
<source>the sum of these exponentials over all tokens</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la somme de ces exponentielles sur tous les tokens</translation>
</message>
<message>
<source>the logarithm of that sum</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>le logarithme de cette somme</translation>
</message>
<message>
<source>Heatmap and lines</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Carte de chaleur et traits</translation>
</message>
<message>
<source>Cell or bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Case ou barre</translation>
</message>
<message>
<source>Point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pointer</translation>
</message>
<message>
<source>Its weight, and its token in every lane and stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Son poids, et son token dans chaque piste et chaque étape</translation>
</message>
<message>
<source>Row or line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ligne ou trait</translation>
</message>
<message>
<source>Click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic</translation>
</message>
<message>
<source>Select the lane and go to this step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Sélectionner la piste et aller à ce pas</translation>
</message>
<message>
<source>Double-click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Double-clic</translation>
</message>
<message>
<source>Why this weight? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pourquoi ce poids ? Ouvre son calcul</translation>
</message>
<message>
<source>Bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Barre</translation>
</message>
<message>
<source>Drag up or down</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Glisser vers le haut ou le bas</translation>
</message>
<message>
<source>Set its weight by hand; what follows is decoded anew</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fixer son poids à la main ; la suite est décodée de nouveau</translation>
</message>
<message>
<source>Cell, bar or row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Case, barre ou ligne</translation>
</message>
<message>
<source>Right-click, Shift+F10</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic droit, Maj+F10</translation>
</message>
<message>
<source>Menu of what can be changed: row, token, source token, temperature</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menu de ce qui peut être changé : ligne, token, token source, température</translation>
</message>
<message>
<source>Cells</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Cases</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+molette</translation>
</message>
<message>
<source>Larger or smaller cells in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Cases plus grandes ou plus petites dans toutes les pistes</translation>
</message>
<message>
<source>Long sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Longue phrase</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Molette, Maj+molette</translation>
</message>
<message>
<source>Scroll up and down, sideways</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Défiler de haut en bas, de gauche à droite</translation>
</message>
<message>
<source>Drag, or drag by the middle button</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Glisser, aussi avec le bouton du milieu</translation>
</message>
<message>
<source>Scroll it by hand</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La faire défiler à la main</translation>
</message>
<message>
<source>With the focus</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Avec le focus</translation>
</message>
<message>
<source>← →,  ↑ ↓</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← →,  ↑ ↓</translation>
</message>
<message>
<source>Point at the next source token, go to the next step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pointer le token source suivant, aller au pas suivant</translation>
</message>
<message>
<source>+,  −</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>+,  −</translation>
</message>
<message>
<source>More or less weight for the source token that is pointed at: moves its bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Plus ou moins de poids pour le token source pointé : déplace sa barre</translation>
</message>
<message>
<source>While guessing (Ctrl+G)</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pendant une prédiction (Ctrl+G)</translation>
</message>
<message>
<source>Click on a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic sur une colonne</translation>
</message>
<message>
<source>The guess of what the next step looks at most</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La prédiction de ce que le pas suivant regarde le plus</translation>
</message>
<message>
<source>Table of maps</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Table des cartes</translation>
</message>
<message>
<source>Map</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Carte</translation>
</message>
<message>
<source>Look at it: the large picture shows it until the pointer leaves</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La voir : la grande image la montre jusqu’à ce que le pointeur s’en aille</translation>
</message>
<message>
<source>The lane shows it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La piste l’affiche</translation>
</message>
<message>
<source>← → ↑ ↓,  Enter,  Esc</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Entrée,  Échap</translation>
</message>
<message>
<source>Look at the next map, show it, go back to the one that is shown</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Voir la carte suivante, l’afficher, revenir à celle qui est affichée</translation>
</message>
<message>
<source>Documents</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Documents</translation>
</message>
<message>
<source>Word</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Mot</translation>
</message>
<message>
<source>Its exact weight, in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Son poids exact, dans chaque piste</translation>
</message>
<message>
<source>Menu of what can be changed</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menu de ce qui peut être changé</translation>
</message>
<message>
<source>Long text</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Long texte</translation>
</message>
<message>
<source>Wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Molette</translation>
</message>
<message>
<source>Scroll it in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Le faire défiler dans toutes les pistes</translation>
</message>
<message>
<source>Larger or smaller letters in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lettres plus grandes ou plus petites dans toutes les pistes</translation>
</message>
<message>
<source>Point at the next word, at the line above or below</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pointer le mot suivant, la ligne du dessus ou du dessous</translation>
</message>
<message>
<source>Source and output</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Source et sortie</translation>
</message>
<message>
<source>Its column or row in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Sa colonne ou sa ligne dans chaque piste</translation>
</message>
<message>
<source>Output token</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Token de sortie</translation>
</message>
<message>
<source>Go to its step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Aller à son pas</translation>
</message>
<message>
<source>Menu of what can be changed: zero or swap it, let the decoder say another one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menu de ce qui peut être changé : le mettre à zéro ou le remplacer, faire dire un autre token au décodeur</translation>
</message>
<message>
<source>Scroll it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Faire défiler</translation>
</message>
<message>
<source>Counts</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Nombres</translation>
</message>
<message>
<source>Number</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Nombre</translation>
</message>
<message>
<source>Why this number? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pourquoi ce nombre ? Ouvre son calcul</translation>
</message>
<message>
<source>Title of a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Titre d’une étape</translation>
</message>
<message>
<source>This stage stands out; a second click makes all alike</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Cette étape ressort ; un second clic les rend toutes égales</translation>
</message>
<message>
<source>Elsewhere in a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ailleurs dans une étape</translation>
</message>
<message>
<source>All numbers of the stage as a table</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Tous les nombres de l’étape en tableau</translation>
</message>
<message>
<source>Symbol of a formula</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Symbole d’une formule</translation>
</message>
<message>
<source>What it stands for lights up</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ce qu’il désigne s’illumine</translation>
</message>
<message>
<source>Why?</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pourquoi ?</translation>
</message>
<message>
<source>Number of the arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Nombre du calcul</translation>
</message>
<message>
<source>Click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, Entrée</translation>
</message>
<message>
<source>Its own arithmetic; Alt+← goes back</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Son propre calcul ; Alt+← revient en arrière</translation>
</message>
<message>
<source>Select it: its path, attention rows and coverage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Le sélectionner : son chemin, ses lignes d’attention et sa couverture</translation>
</message>
<message>
<source>Double-click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Double-clic, Entrée</translation>
</message>
<message>
<source>Make its path the decoded one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Faire de son chemin celui qui est décodé</translation>
</message>
<message>
<source>Ground</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fond</translation>
</message>
<message>
<source>Drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Glisser</translation>
</message>
<message>
<source>Move the tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Déplacer l’arbre</translation>
</message>
<message>
<source>Tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Arbre</translation>
</message>
<message>
<source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+molette, Ctrl++, Ctrl+−</translation>
</message>
<message>
<source>Draw it larger or smaller</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>L’agrandir ou le réduire</translation>
</message>
<message>
<source>Ctrl+9,  Ctrl+0</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+9,  Ctrl+0</translation>
</message>
<message>
<source>Draw all of it; draw it in its usual size</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Le dessiner en entier ; à sa taille habituelle</translation>
</message>
<message>
<source>← → ↑ ↓,  Home,  End</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Origine,  Fin</translation>
</message>
<message>
<source>The token before, after, of the same step; the ends of the path</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Le token précédent, suivant, du même pas ; les bouts du chemin</translation>
</message>
<message>
<source>Charts of training</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Graphiques d’entraînement</translation>
</message>
<message>
<source>Chart</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Graphique</translation>
</message>
<message>
<source>Read all lanes at this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lire toutes les pistes à cette mise à jour</translation>
</message>
<message>
<source>Take every lane back to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ramener toutes les pistes à cette mise à jour</translation>
</message>
<message>
<source>Zoom in and out at the pointer</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Zoom avant et arrière sur le pointeur</translation>
</message>
<message>
<source>Drag, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Glisser, Maj+molette</translation>
</message>
<message>
<source>Move along the updates</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Se déplacer le long des mises à jour</translation>
</message>
<message>
<source>All updates again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>De nouveau toutes les mises à jour</translation>
</message>
<message>
<source>Lane of the legend</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Piste de la légende</translation>
</message>
<message>
<source>Select the lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Sélectionner la piste</translation>
</message>
<message>
<source>Ctrl+click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+clic</translation>
</message>
<message>
<source>Hide its curves, or show them</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Masquer ses courbes, ou les afficher</translation>
</message>
<message>
<source>Time line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Chronologie</translation>
</message>
<message>
<source>Track</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Barre de temps</translation>
</message>
<message>
<source>Click, drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, glisser</translation>
</message>
<message>
<source>Take every lane to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Amener toutes les pistes à cette mise à jour</translation>
</message>
<message>
<source>The next snapshot</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>L’instantané suivant</translation>
</message>
<message>
<source>Table of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Tableau des phrases</translation>
</message>
<message>
<source>Head of a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>En-tête d’une colonne</translation>
</message>
<message>
<source>Sort by it; a second click turns the order</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Trier selon elle ; un second clic inverse l’ordre</translation>
</message>
<message>
<source>Row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ligne</translation>
</message>
<message>
<source>Show this sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Afficher cette phrase</translation>
</message>
<message>
<source>Open this sentence in Step mode, where a model is open</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ouvrir cette phrase en mode Pas à pas, si un modèle est ouvert</translation>
</message>
<message>
<source>Choose the columns, or one to sort by</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Choisir les colonnes, ou celle du tri</translation>
</message>
<message>
<source>Charts of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Graphiques des phrases</translation>
</message>
<message>
<source>Bar or point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Barre ou point</translation>
</message>
<message>
<source>Keep the sentences of this bar; show the sentence of this point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Garder les phrases de cette barre ; afficher la phrase de ce point</translation>
</message>
<message>
<source>Keep the sentences within; a click beside them keeps all again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Garder les phrases encadrées ; un clic à côté les reprend toutes</translation>
</message>
<message>
<source>Known links</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Liens connus</translation>
</message>
<message>
<source>Cell, while editing</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Case, en édition</translation>
</message>
<message>
<source>Click, Space</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, Espace</translation>
</message>
<message>
<source>No link, a sure one, a possible one, in turn</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pas de lien, un lien sûr, un lien possible, tour à tour</translation>
</message>
<message>
<source>Presenter view</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Vue de présentation</translation>
</message>
<message>
<source>Black screen</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Écran noir</translation>
</message>
<message>
<source>Any key or click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Touche quelconque ou clic</translation>
</message>
<message>
<source>Show the lanes again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Afficher de nouveau les pistes</translation>
</message>
<message>
<source>did you mean "%1"?</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>vouliez-vous dire « %1 » ?</translation>
</message>
<message>
<source>possible: %1.</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>possibles : %1.</translation>
</message>
<message>
<source>%1 should be %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp, core/train/recipes/recipe.cpp</extracomment>
<translation>%1 devrait être %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be from %2 to %3, found %4.</source>
<extracomment>core/base/value_checks.cpp, core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_pictures.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 devrait être entre %2 et %3 ; trouvé : %4.</translation>
</message>
<message>
<source>%1 should be one of %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_json.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 devrait être parmi %2 ; trouvé : %3.</translation>
</message>
<message>
<source>Exact match</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Sorties exactes</translation>
</message>
<message>
<source>Accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Exactitude</translation>
</message>
<message>
<source>Macro-F1</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>F1 macro</translation>
</message>
<message>
<source>Looks at evidence</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Regarde les indices</translation>
</message>
<message>
<source>Token accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Exactitude par token</translation>
</message>
<message>
<source>Alignment error</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Erreur d’alignement</translation>
</message>
<message>
<source>Target tokens/s</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Tokens cibles/s</translation>
</message>
<message>
<source>Training time</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Temps d’entraînement</translation>
</message>
<message>
<source>%1 is missing; a table of a comparison has it.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 manque ; une table de comparaison le contient.</translation>
</message>
<message>
<source>%1 should be a list in brackets, found %2.</source>
<extracomment>core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 devrait être une liste entre crochets ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be from 0 to %2, found %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 devrait être entre 0 et %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 is empty; every recipe has a name.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 est vide ; chaque recette a un nom.</translation>
</message>
<message>
<source>comparison.lanes has two named %1; every name may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>comparison.lanes a deux fois le nom %1 ; chaque nom ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>%1 should be a whole number from 0 that stands once, found %2.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 devrait être un nombre entier à partir de 0 qui ne figure qu’une fois ; trouvé : %2.</translation>
</message>
<message>
<source>%1 is empty; a comparison has at least one.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 est vide ; une comparaison en a au moins un.</translation>
</message>
<message>
<source>a comparison of %1 runs; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>une comparaison de %1 entraînements ; au plus %2 sont lus.</translation>
</message>
<message>
<source>a comparison of %1 runs × lengths; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>une comparaison de %1 entraînements × longueurs ; au plus %2 sont lus.</translation>
</message>
<message>
<source>%1 has more lengths than the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 a plus de longueurs que la comparaison.</translation>
</message>
<message>
<source>%1 %2 with seed %3 is no run of the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 : %2 avec la graine %3 n’est pas un entraînement de la comparaison.</translation>
</message>
<message>
<source>%1 is a second one of %2 with seed %3; each may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 répète %2 avec la graine %3 ; chacun ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>%1 is %2, but the recipe says %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 est %2, mais la recette dit %3.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found none; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>n’est pas une table de comparaison : format devrait être « %1 », et il manque ; écrivez-en une avec attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found %2; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>n’est pas une table de comparaison : format devrait être « %1 » ; trouvé : %2 ; écrivez-en une avec attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is of version %1, and this program reads version %2; take a newer program.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>est de version %1, et ce programme lit la version %2 ; prenez un programme plus récent.</translation>
</message>
<message>
<source>the temperature should be a number above 0, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la température devrait être un nombre supérieur à 0 ; trouvé : %1.</translation>
</message>
<message>
<source>weights of words and of sentences cannot be given; change the whole map %1 instead.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>les poids des mots et des phrases ne peuvent pas être imposés ; modifiez plutôt toute la carte %1.</translation>
</message>
<message>
<source>a row of the map %1 is a source position, and there are %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>une ligne de la carte %1 est une position de la source, et il y en a %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 steps so far, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>l’attention demande un poids pour chacun des %1 pas faits jusqu’ici ; trouvé : %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 source positions, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>l’attention demande un poids pour chacune des %1 positions sources ; trouvé : %2.</translation>
</message>
<message>
<source>the weight of position %1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>le poids de la position %1 devrait être un nombre de 0 à 1 ; trouvé : %2.</translation>
</message>
<message>
<source>the attention weights should add up to 1, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la somme des poids d’attention devrait être 1 ; trouvé : %1.</translation>
</message>
<message>
<source>the encoder of this model has no position encodings, so the places of its tokens cannot be changed; choose a model whose encoder.positions are not "none".</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>l’encodeur de ce modèle n’a pas d’encodage de position, les places de ses tokens ne peuvent donc pas être changées ; choisissez un modèle dont encoder.positions n’est pas « none ».</translation>
</message>
<message>
<source>places should be the numbers 1 to %1 in any order, one for each source token.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>les places devraient être les nombres de 1 à %1 dans un ordre quelconque, un par token source.</translation>
</message>
<message>
<source>a model without attention has no scores to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>un modèle sans attention n’a pas de scores à modifier ; choisissez un autre modèle.</translation>
</message>
<message>
<source>a model without attention has no weights to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>un modèle sans attention n’a pas de poids à modifier ; choisissez un autre modèle.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to zero.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la source a les positions 1 à %1 ; position à mettre à zéro trouvée : %2.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to swap.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la source a les positions 1 à %1 ; position à remplacer trouvée : %2.</translation>
</message>
<message>
<source>the source vocabulary has tokens 0 to %1, found %2 for position %3.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>le vocabulaire source a les tokens 0 à %1 ; trouvé : %2 pour la position %3.</translation>
</message>
<message>
<source>the model has no attention map %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>le modèle n’a pas de carte d’attention %1.</translation>
</message>
<message>
<source>only a map of the decoder to itself has later steps to read; it is named decoder.LAYER.HEAD.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>seule une carte du décodeur vers lui-même a des pas ultérieurs à lire ; elle se nomme decoder.LAYER.HEAD.</translation>
</message>
<message>
<source>steps are counted from 1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>les pas sont comptés à partir de 1.</translation>
</message>
<message>
<source>the target vocabulary has tokens 0 to %1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>le vocabulaire cible a les tokens 0 à %1 ; trouvé : %2.</translation>
</message>
<message>
<source>weights cannot be given in the map %1 while it reads later steps.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>les poids ne peuvent pas être imposés dans la carte %1 tant qu’elle lit les pas ultérieurs.</translation>
</message>
<message>
<source>the text has no tokens: one at least is needed to decode</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>le texte n’a aucun token : il en faut au moins un pour décoder</translation>
</message>
<message>
<source>the model has no attention map %1 in its steps.</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>le modèle n’a pas de carte d’attention %1 dans ses pas.</translation>
</message>
<message>
<source>a model with the wiring "%1" has no residual stream; open one with the wiring "transformer".</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>un modèle au câblage « %1 » n’a pas de flux résiduel ; ouvrez-en un au câblage « transformer ».</translation>
</message>
<message>
<source>self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>auto-attention, couche %1</translation>
</message>
<message>
<source>cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>attention croisée, couche %1</translation>
</message>
<message>
<source>feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>feed-forward, couche %1</translation>
</message>
<message>
<source>feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>feed-forward</translation>
</message>
<message>
<source>bias of the norm after self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après l’auto-attention, couche %1</translation>
</message>
<message>
<source>bias of the norm after cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après l’attention croisée, couche %1</translation>
</message>
<message>
<source>bias of the norm after feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après le feed-forward, couche %1</translation>
</message>
<message>
<source>bias of the norm after self-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après l’auto-attention</translation>
</message>
<message>
<source>bias of the norm after cross-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après l’attention croisée</translation>
</message>
<message>
<source>bias of the norm after feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la normalisation après le feed-forward</translation>
</message>
<message>
<source>the token that was read</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>le token lu</translation>
</message>
<message>
<source>its position</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sa position</translation>
</message>
<message>
<source>bias of the last norm</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la dernière normalisation</translation>
</message>
<message>
<source>bias of the output layer</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>biais de la couche de sortie</translation>
</message>
<message>
<source>has no attention, so there are no weights to judge</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>n’a pas d’attention, donc pas de poids à juger</translation>
</message>
<message>
<source>the model has no attention, so there are no weights to be judged.</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>le modèle n’a pas d’attention, donc pas de poids à juger.</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>effacés jusqu’au changement de classe (%, jamais = 100), par poids</translation>
</message>
<message>
<source>first position is linked (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>première position liée (%), par poids</translation>
</message>
<message>
<source>average precision of links (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>précision moyenne des liens (%), par poids</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>effacés jusqu’au changement de classe (%, jamais = 100), par gradient</translation>
</message>
<message>
<source>first position is linked (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>première position liée (%), par gradient</translation>
</message>
<message>
<source>average precision of links (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>précision moyenne des liens (%), par gradient</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>effacés jusqu’au changement de classe (%, jamais = 100), par poids × gradient</translation>
</message>
<message>
<source>first position is linked (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>première position liée (%), par poids × gradient</translation>
</message>
<message>
<source>average precision of links (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>précision moyenne des liens (%), par poids × gradient</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>effacés jusqu’au changement de classe (%, jamais = 100), au hasard</translation>
</message>
<message>
<source>first position is linked (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>première position liée (%), au hasard</translation>
</message>
<message>
<source>average precision of links (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>précision moyenne des liens (%), au hasard</translation>
</message>
<message>
<source>rows of weights</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>lignes de poids</translation>
</message>
<message>
<source>positions of a row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>positions d’une ligne</translation>
</message>
<message>
<source>τ with gradients</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ avec les gradients</translation>
</message>
<message>
<source>τ with leaving a token out</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ avec le retrait d’un token</translation>
</message>
<message>
<source>output changes, permuted row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>changement de la sortie, ligne permutée</translation>
</message>
<message>
<source>output changes, uniform row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>changement de la sortie, ligne uniforme</translation>
</message>
<message>
<source>adversarial row diverges (nats)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>divergence de la ligne adverse (nats)</translation>
</message>
<message>
<source>rows that can be fooled (%)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>lignes que l’on peut tromper (%)</translation>
</message>
<message>
<source>a source of %1 tokens is longer than the longest, %2.</source>
<extracomment>core/faithfulness/input_effects.cpp</extracomment>
<translation>une source de %1 tokens dépasse la longueur maximale, %2.</translation>
</message>
<message>
<source>cannot be written: %1.</source>
<extracomment>core/files/atomic_file.cpp, core/files/formats/record_file.cpp, core/files/staging_folder.cpp, core/files/temporary_file.cpp</extracomment>
<translation>écriture impossible : %1.</translation>
</message>
<message>
<source>it is a folder</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>c’est un dossier</translation>
</message>
<message>
<source>it is not a regular file</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>ce n’est pas un fichier ordinaire</translation>
</message>
<message>
<source>%1 is not base64, found %2; the file is damaged, take another copy.</source>
<extracomment>core/files/base64.cpp</extracomment>
<translation>%1 n’est pas du base64 ; trouvé : %2 ; le fichier est endommagé, prenez-en une autre copie.</translation>
</message>
<message>
<source>a file's name is expected, and an empty text is given; name a file.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>un nom de fichier est attendu, et le texte donné est vide ; nommez un fichier.</translation>
</message>
<message>
<source>cannot be opened: %1.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>ouverture impossible : %1.</translation>
</message>
<message>
<source>a PNG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image PNG</translation>
</message>
<message>
<source>a JPEG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image JPEG</translation>
</message>
<message>
<source>a GIF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image GIF</translation>
</message>
<message>
<source>a WebP picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image WebP</translation>
</message>
<message>
<source>a TIFF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image TIFF</translation>
</message>
<message>
<source>an SVG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une image SVG</translation>
</message>
<message>
<source>a PDF document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un document PDF</translation>
</message>
<message>
<source>a PostScript document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un document PostScript</translation>
</message>
<message>
<source>an Office document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un document Office</translation>
</message>
<message>
<source>a web page</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une page web</translation>
</message>
<message>
<source>an XML text</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un texte XML</translation>
</message>
<message>
<source>a zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive zip</translation>
</message>
<message>
<source>a gzip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive gzip</translation>
</message>
<message>
<source>a bzip2 archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive bzip2</translation>
</message>
<message>
<source>an xz archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive xz</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive 7-Zip</translation>
</message>
<message>
<source>a RAR archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive RAR</translation>
</message>
<message>
<source>a program</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un programme</translation>
</message>
<message>
<source>a NumPy array</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un tableau NumPy</translation>
</message>
<message>
<source>an HDF5 file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un fichier HDF5</translation>
</message>
<message>
<source>a GGUF model</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un modèle GGUF</translation>
</message>
<message>
<source>an SQLite database</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une base de données SQLite</translation>
</message>
<message>
<source>a sound file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un fichier son</translation>
</message>
<message>
<source>a film</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une vidéo</translation>
</message>
<message>
<source>a tar archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>une archive tar</translation>
</message>
<message>
<source>a text</source>
<extracomment>core/files/file_kind.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un texte</translation>
</message>
<message>
<source>is a folder; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>est un dossier ; un fichier était attendu.</translation>
</message>
<message>
<source>is not a regular file; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>n’est pas un fichier ordinaire ; un fichier était attendu.</translation>
</message>
<message>
<source>is too large: %1 bytes of it are to be read, at most %2 fit into the memory; choose a smaller file.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>est trop grand : il faut en lire %1 octets, et au plus %2 tiennent en mémoire ; choisissez un fichier plus petit.</translation>
</message>
<message>
<source>no memory for its %1 bytes.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>pas assez de mémoire pour ses %1 octets.</translation>
</message>
<message>
<source>cannot be read: %1.</source>
<extracomment>core/files/file_reader.cpp, core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp</extracomment>
<translation>lecture impossible : %1.</translation>
</message>
<message>
<source>became shorter while it was read.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>a raccourci pendant la lecture.</translation>
</message>
<message>
<source>has %1 bytes, at most %2 are read here.</source>
<extracomment>core/files/file_reader.cpp, core/files/formats/file_folder.cpp</extracomment>
<translation>a %1 octets, au plus %2 sont lus ici.</translation>
</message>
<message>
<source>is missing; take another copy of the file.</source>
<extracomment>core/files/formats/file_folder.cpp</extracomment>
<translation>manque ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>not set</source>
<extracomment>core/files/formats/json_difference.cpp</extracomment>
<translation>non défini</translation>
</message>
<message>
<source>JSON nested deeper than %1 levels, which nothing that is read here needs.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON imbriqué sur plus de %1 niveaux, ce dont rien de ce qui est lu ici n’a besoin.</translation>
</message>
<message>
<source>JSON key %1 stands twice in one object; each may stand once.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>la clé JSON %1 figure deux fois dans un objet ; chacune ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>more than %1 JSON values, which is the most that is read here.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>plus de %1 valeurs JSON, le maximum lu ici.</translation>
</message>
<message>
<source>not JSON at line %1, column %2, where the text ends too early.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>pas du JSON à la ligne %1, colonne %2, où le texte s’arrête trop tôt.</translation>
</message>
<message>
<source>not JSON at line %1, column %2.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>pas du JSON à la ligne %1, colonne %2.</translation>
</message>
<message>
<source>a JSON number that is too large for any computer number.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>un nombre JSON trop grand pour tout nombre informatique.</translation>
</message>
<message>
<source>the JSON should be an object in braces, found %1.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>le JSON devrait être un objet entre accolades ; trouvé : %1.</translation>
</message>
<message>
<source>%1 should be an object in braces, found %2.</source>
<extracomment>core/files/formats/json_reader.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 devrait être un objet entre accolades ; trouvé : %2.</translation>
</message>
<message>
<source>a text in quotation marks</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp</extracomment>
<translation>un texte entre guillemets</translation>
</message>
<message>
<source>true or false</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/expressions/fact_value.cpp</extracomment>
<translation>true ou false</translation>
</message>
<message>
<source>a whole number</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp, core/model_files/pytorch/pickle_calls.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un nombre entier</translation>
</message>
<message>
<source>a list of whole numbers</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>une liste de nombres entiers</translation>
</message>
<message>
<source>a list of texts</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>une liste de textes</translation>
</message>
<message>
<source>a whole number from 0 to 18446744073709551615</source>
<extracomment>core/files/formats/json_reader.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un nombre entier de 0 à 18446744073709551615</translation>
</message>
<message>
<source>a number</source>
<extracomment>core/files/formats/json_reader.cpp, core/inspect/dumps/escaped_json.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un nombre</translation>
</message>
<message>
<source>key %1 is not known; %2</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>la clé %1 est inconnue ; %2</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape, each once</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>les clés descr, fortran_order et shape, une fois chacune</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>les clés descr, fortran_order et shape</translation>
</message>
<message>
<source>is an array of records; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>est un tableau d’enregistrements ; seuls les flottants sont lus ; enregistrez weights.astype("float32") avec numpy.save.</translation>
</message>
<message>
<source>claims an impossible shape.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>annonce une forme impossible.</translation>
</message>
<message>
<source>its .npy header is broken: expected %1, found %2; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>son en-tête .npy est défectueux : %1 attendu ; trouvé : %2 ; enregistrez de nouveau le tableau avec numpy.save.</translation>
</message>
<message>
<source>does not start as an .npy file does; copy or download it again, or save one array with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ne commence pas comme un fichier .npy ; copiez ou téléchargez-le de nouveau, ou enregistrez un tableau avec numpy.save.</translation>
</message>
<message>
<source>is an .npy file of version %1; versions 1 to 3 are read: save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>est un fichier .npy de version %1 ; les versions 1 à 3 sont lues : enregistrez de nouveau le tableau avec numpy.save.</translation>
</message>
<message>
<source>ends inside its .npy header; copy or download it again.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>s’arrête dans son en-tête .npy ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>its .npy header should have %1 bytes, and at most %2 are read; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>son en-tête .npy devrait avoir %1 octets, et %2 au plus sont lus ; enregistrez de nouveau le tableau avec numpy.save.</translation>
</message>
<message>
<source>holds pickled objects of Python, which are never loaded.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>contient des objets Python sérialisés (pickle), qui ne sont jamais chargés.</translation>
</message>
<message>
<source>holds numbers of the type %1, expected floating-point numbers.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>contient des nombres du type %1, des nombres à virgule flottante étaient attendus.</translation>
</message>
<message>
<source>has %1 bytes of numbers, expected %2.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>a %1 octets de nombres ; attendu : %2.</translation>
</message>
<message>
<source>holds no whole record; take another copy of it.</source>
<extracomment>core/files/formats/record_file.cpp</extracomment>
<translation>ne contient aucun enregistrement complet ; prenez-en une autre copie.</translation>
</message>
<message>
<source>%1 is missing; %2 has it.</source>
<extracomment>core/files/formats/required_keys.cpp</extracomment>
<translation>%1 manque ; cette clé est requise dans %2.</translation>
</message>
<message>
<source>a checkpoint of Attention Lab</source>
<extracomment>core/files/formats/required_keys.h, core/train/checkpoint.cpp</extracomment>
<translation>un point de reprise d’Attention Lab</translation>
</message>
<message>
<source>has %1 bytes, which is too short for a safetensors file.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>a %1 octets, c’est trop court pour un fichier safetensors.</translation>
</message>
<message>
<source>not a whole safetensors file: it is %1.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>n’est pas un fichier safetensors complet : c’est %1.</translation>
</message>
<message>
<source>not a whole safetensors file: its header should have %1 bytes, but only %2 follow.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>n’est pas un fichier safetensors complet : son en-tête devrait avoir %1 octets, mais seuls %2 suivent.</translation>
</message>
<message>
<source>header too long: it has %1 bytes, at most %2 are allowed.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>en-tête trop long : il a %1 octets, au plus %2 sont permis.</translation>
</message>
<message>
<source>has become shorter since it was opened.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>a raccourci depuis son ouverture.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>le tenseur %1 a le dtype %2 ; attendu : F32, F16 ou BF16.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected I64.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>le tenseur %1 a le dtype %2 ; attendu : I64.</translation>
</message>
<message>
<source>metadata key "%1" should be "crc32:" and eight hexadecimal digits, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>la clé de métadonnées « %1 » devrait être « crc32: » et huit chiffres hexadécimaux ; trouvé : %2 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is damaged: its checksum should be %1, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>est endommagé : sa somme de contrôle devrait être %1 ; trouvé : %2 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>tensor %1 should be described by an object, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 devrait être décrit par un objet ; trouvé : %2.</translation>
</message>
<message>
<source>tensor %1 has the key %2, known are dtype, shape and data_offsets.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 a la clé %2 ; connues : dtype, shape et data_offsets.</translation>
</message>
<message>
<source>tensor %1 lacks its %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>au tenseur %1 manque %2.</translation>
</message>
<message>
<source>tensor %1 should have a text as dtype, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 devrait avoir un texte comme dtype ; trouvé : %2.</translation>
</message>
<message>
<source>tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 a le dtype inconnu %2 ; attendu : F32, F16 ou BF16.</translation>
</message>
<message>
<source>tensor %1 should have a list of whole numbers as %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 devrait avoir une liste de nombres entiers comme %2 ; trouvé : %3.</translation>
</message>
<message>
<source>tensor %1 should have whole numbers from 0 up in its %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 devrait avoir des nombres entiers à partir de 0 dans %2 ; trouvé : %3.</translation>
</message>
<message>
<source>tensor %1 should have two data_offsets, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 devrait avoir deux data_offsets ; trouvé : %2.</translation>
</message>
<message>
<source>tensor %1 ends before it begins: data_offsets %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 finit avant de commencer : data_offsets %2.</translation>
</message>
<message>
<source>tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data are there.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 dépasse la fin du fichier : data_offsets %2, mais il n’y a que %3 octets de données.</translation>
</message>
<message>
<source>tensor %1 has a shape whose product overflows: %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 a une forme dont le produit déborde : %2.</translation>
</message>
<message>
<source>tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>le tenseur %1 de forme %2 et de dtype %3 demande %4 octets, mais ses data_offsets en couvrent %5.</translation>
</message>
<message>
<source>__metadata__ should be an object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>__metadata__ devrait être un objet ; trouvé : %1.</translation>
</message>
<message>
<source>metadata key %1 should be a text, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>la clé de métadonnées %1 devrait être un texte ; trouvé : %2.</translation>
</message>
<message>
<source>tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>les tenseurs %1 et %2 se chevauchent : l’un finit à l’octet %3, l’autre commence à l’octet %4.</translation>
</message>
<message>
<source>gap of %1 bytes in front of tensor %2, tensors should follow each other.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>trou de %1 octets devant le tenseur %2 ; les tenseurs devraient se suivre.</translation>
</message>
<message>
<source>%1 bytes at the end belong to no tensor, the file should end with the last one.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>%1 octets à la fin n’appartiennent à aucun tenseur ; le fichier devrait finir avec le dernier.</translation>
</message>
<message>
<source>safetensors header</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>en-tête safetensors</translation>
</message>
<message>
<source>the safetensors header should be a JSON object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>l’en-tête safetensors devrait être un objet JSON ; trouvé : %1.</translation>
</message>
<message>
<source>refers to another place ("*"), which is not read here.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>renvoie à un autre endroit (« * »), ce qui n’est pas lu ici.</translation>
</message>
<message>
<source>should hold keys and values, found %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>devrait contenir des clés et des valeurs ; trouvé : %1.</translation>
</message>
<message>
<source>should hold keys and values, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>devrait contenir des clés et des valeurs ; trouvé : une liste.</translation>
</message>
<message>
<source>should have texts as keys, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>devrait avoir des textes comme clés ; trouvé : une liste.</translation>
</message>
<message>
<source>should have texts as keys, found a mapping.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>devrait avoir des textes comme clés ; trouvé : un tableau associatif.</translation>
</message>
<message>
<source>has values nested deeper than %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>a des valeurs imbriquées sur plus de %1 niveaux.</translation>
</message>
<message>
<source>is empty, expected keys and values.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>est vide ; des clés et des valeurs étaient attendues.</translation>
</message>
<message>
<source>holds several documents, expected one.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>contient plusieurs documents ; un seul était attendu.</translation>
</message>
<message>
<source>is no YAML that can be read (%1).</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>n’est pas du YAML lisible (%1).</translation>
</message>
<message>
<source>%1 is compressed in a way that is not read, expected stored or deflated; save it again with %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 est compressé d’une façon qui n’est pas lue ; attendu : stored ou deflated ; enregistrez-le de nouveau avec %2.</translation>
</message>
<message>
<source>%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 annonce %2 octets dans un fichier de %3, dont ses entrées laissent %4 ; le fichier est endommagé.</translation>
</message>
<message>
<source>%1 is stored in %2 bytes and claims %3; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 est stocké sur %2 octets et en annonce %3 ; le fichier est endommagé.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 annonce décompresser %2 octets en %3, ce que des poids ne font jamais ; enregistrez-le de nouveau avec %4.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, as others before it do, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 annonce décompresser %2 octets en %3, comme d’autres avant lui, ce que des poids ne font jamais ; enregistrez-le de nouveau avec %4.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it: it is %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>n’est pas un fichier zip complet, tel que l’écrit %1 : c’est %2.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it (%2); get it once more from where it came from, or save it again with %1.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>n’est pas un fichier zip complet, tel que l’écrit %1 (%2) ; reprenez-le là d’où il vient, ou enregistrez-le de nouveau avec %1.</translation>
</message>
<message>
<source>not a whole zip file: entry %1 of its directory is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>n’est pas un fichier zip complet : l’entrée %1 de son répertoire est endommagée.</translation>
</message>
<message>
<source>%1 in it has %2 bytes, at most %3 are read.</source>
<extracomment>core/files/formats/zip_archive.cpp, core/sessions/session_file_load.cpp</extracomment>
<translation>%1, à l’intérieur, a %2 octets, au plus %3 sont lus.</translation>
</message>
<message>
<source>%1 in it cannot be read from byte %2; copy or download it again.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est illisible à partir de l’octet %2 ; copiez ou téléchargez de nouveau le fichier.</translation>
</message>
<message>
<source>%1 in it is damaged at its start.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est endommagé au début.</translation>
</message>
<message>
<source>%1 in it cannot be read: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est illisible : %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est endommagé : %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2 bytes instead of %3.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est endommagé : %2 octets au lieu de %3.</translation>
</message>
<message>
<source>%1 in it is damaged: its checksum or its length is wrong.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, à l’intérieur, est endommagé : sa somme de contrôle ou sa longueur est fausse.</translation>
</message>
<message>
<source>cannot be written: it would have %1 bytes, and a zip file holds %2; leave models or weights out.</source>
<extracomment>core/files/formats/zip_writer.cpp</extracomment>
<translation>écriture impossible : le fichier aurait %1 octets, et un fichier zip en contient %2 ; laissez de côté des modèles ou des poids.</translation>
</message>
<message>
<source>the corpus has %1 files, but had %2</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>le corpus a %1 fichiers, mais il en avait %2</translation>
</message>
<message>
<source>has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>a %1 lignes et le CRC-32 %2, mais avait %3 lignes et le CRC-32 %4</translation>
</message>
<message>
<source>is a folder; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>est un dossier ; un fichier texte était attendu, brut ou gzip.</translation>
</message>
<message>
<source>is not a regular file; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>n’est pas un fichier ordinaire ; un fichier texte était attendu, brut ou gzip.</translation>
</message>
<message>
<source>no memory to read it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>pas assez de mémoire pour le lire.</translation>
</message>
<message>
<source>line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a tab between its sides.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la ligne %1 a plus de %2 octets ; une ligne devrait contenir une phrase, ou une paire aux côtés séparés par une tabulation.</translation>
</message>
<message>
<source>%1, line %2</source>
<extracomment>core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp, core/inspect/links/link_collection.cpp, core/inspect/texts/dump_start.cpp, core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1, ligne %2</translation>
</message>
<message>
<source>line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>à la ligne %1, ce fichier de %2 octets prend plus de %3 mégaoctets de mémoire ; il doit tenir tout entier en mémoire : prenez-en une partie.</translation>
</message>
<message>
<source>line %1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>à la ligne %1, ce texte en UTF-16 est tronqué ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>line %1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>à la ligne %1, ce fichier gzip est tronqué ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>line %1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>à la ligne %1, ce fichier gzip est endommagé ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la ligne %1 est en UTF-16 avec une demi-paire à l’octet %2 ; enregistrez de nouveau le fichier en UTF-8.</translation>
</message>
<message>
<source>line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la ligne %1 n’est pas en UTF-8 à l’octet %2 (0x%3) ; convertissez le fichier en UTF-8, par exemple avec iconv.</translation>
</message>
<message>
<source>%1 %2 (line %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 %2 (ligne %3)</translation>
</message>
<message numerus="yes">
<source>%1 %2 (lines %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 %2 (ligne %3)</numerusform>
<numerusform>%1 %2 (lignes %3)</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 sentence: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>phrases ignorées : %1 sur %2, soit %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 sentences: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>phrases ignorées : %1 sur %2, soit %3</numerusform>
<numerusform>phrases ignorées : %1 sur %2, soit %3</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 line: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>lignes ignorées : %1 sur %2, soit %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 lines: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>lignes ignorées : %1 sur %2, soit %3</numerusform>
<numerusform>lignes ignorées : %1 sur %2, soit %3</numerusform>
</translation>
</message>
<message>
<source>line %1 has a text but no class label; expected a label of one word for every text.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la ligne %1 a un texte mais pas d’étiquette de classe ; une étiquette d’un mot est attendue pour chaque texte.</translation>
</message>
<message>
<source>line %1 has the class label %2 with a blank in it; expected one word. In a file with tabs the label stands before the text, and with swap after it.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la ligne %1 a l’étiquette de classe %2, qui contient une espace ; un seul mot est attendu. Dans un fichier à tabulations, l’étiquette précède le texte ; avec swap, elle le suit.</translation>
</message>
<message>
<source>empty</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>vide(s)</translation>
</message>
<message>
<source>line %1 has no tab; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la ligne %1 n’a pas de tabulation ; attendu : une source, une tabulation et une cible, et au plus une troisième colonne.</translation>
</message>
<message>
<source>line %1 has %2 tabs; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la ligne %1 a %2 tabulations ; attendu : une source, une tabulation et une cible, et au plus une troisième colonne.</translation>
</message>
<message>
<source>is empty; expected one pair a line, a tab between its sides.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>est vide ; une paire par ligne était attendue, aux côtés séparés par une tabulation.</translation>
</message>
<message>
<source>has %1 lines, but %2 has %3; line k of one must be the translation of line k of the other.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>a %1 lignes, mais %2 en a %3 ; la ligne k de l’un doit être la traduction de la ligne k de l’autre.</translation>
</message>
<message>
<source>is empty; expected one sentence a line.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>est vide ; une phrase par ligne était attendue.</translation>
</message>
<message>
<source>%1 and %2</source>
<extracomment>core/files/lines/text_pairs.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/symmetrise.cpp, core/network/shown_maps.cpp</extracomment>
<translation>%1 et %2</translation>
</message>
<message>
<source>has shape %1; the layers should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>a la forme %1 ; les couches devraient être au plus %2.</translation>
</message>
<message>
<source>has shape %1; the heads should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>a la forme %1 ; les têtes devraient être au plus %2.</translation>
</message>
<message>
<source>The matrices along dimension %1 end at different places, as sentences do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Les matrices le long de la dimension %1 finissent à des endroits différents, comme des phrases.</translation>
</message>
<message>
<source>Arrays of such names are tuples over layers.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Les tableaux aux noms de ce genre sont des tuples sur les couches.</translation>
</message>
<message>
<source>the array has shape %1, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>le tableau a la forme %1, avec plus de dimensions que les phrases, couches, têtes, lignes et colonnes que son nom laisse ouvertes.</translation>
</message>
<message>
<source>%1 has shape %2, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>%1 a la forme %2, avec plus de dimensions que les phrases, couches, têtes, lignes et colonnes que son nom laisse ouvertes.</translation>
</message>
<message>
<source>Dimensions</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Dimensions</translation>
</message>
<message>
<source>All matrices end at the same place, as those of one sentence do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Toutes les matrices finissent au même endroit, comme celles d’une seule phrase.</translation>
</message>
<message>
<source>Sentences of one length would look the same.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Des phrases de même longueur auraient le même aspect.</translation>
</message>
<message>
<source>It is the usual meaning.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>C’est le sens habituel.</translation>
</message>
<message>
<source>Nothing in the numbers tells it.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Rien dans les nombres ne l’indique.</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of its array of shape %1 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>impossible de savoir ce que sont les premières dimensions de son tableau de forme %1</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of %1 of shape %2 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>impossible de savoir ce que sont les premières dimensions de %1 de forme %2</translation>
</message>
<message>
<source>The texts have 1 sentence.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Les textes ont 1 phrase.</translation>
</message>
<message numerus="yes">
<source>The texts have %1 sentences.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>
<numerusform>Les textes ont %1 phrase.</numerusform>
<numerusform>Les textes ont %1 phrases.</numerusform>
</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>n’a pas de tableau d’attention ; attendu : des tableaux de flottants de 2 à 5 dimensions, les deux dernières étant les positions cibles et sources.</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions; left out: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>n’a pas de tableau d’attention ; attendu : des tableaux de flottants de 2 à 5 dimensions, les deux dernières étant les positions cibles et sources ; laissés de côté : %1.</translation>
</message>
<message>
<source>its lists are nested deeper than sentences, tokens and layers, as in %1; save fewer levels.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ses listes sont imbriquées plus profondément que phrases, tokens et couches, comme dans %1 ; enregistrez moins de niveaux.</translation>
</message>
<message>
<source>Arrays</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Tableaux</translation>
</message>
<message>
<source>an array for each sentence</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>un tableau par phrase</translation>
</message>
<message>
<source>an array for each layer</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>un tableau par couche</translation>
</message>
<message>
<source>The %1 arrays have matrices of different sizes.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Les %1 tableaux ont des matrices de tailles différentes.</translation>
</message>
<message>
<source>The texts have one sentence.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Les textes ont une seule phrase.</translation>
</message>
<message>
<source>A tuple of arrays of one shape is what output_attentions gives.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Un tuple de tableaux de même forme est ce que donne output_attentions.</translation>
</message>
<message>
<source>it cannot be told whether its %1 arrays, which have one size, are those of sentences or of layers</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>impossible de savoir si ses %1 tableaux, de même taille, sont ceux de phrases ou de couches</translation>
</message>
<message>
<source>its arrays have different numbers of sentences: %1 and %2, as in %3.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ses tableaux ont des nombres de phrases différents : %1 et %2, comme dans %3.</translation>
</message>
<message>
<source>two of its arrays are of one layer and head, the second is %1; each may stand once.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>deux de ses tableaux sont de la même couche et de la même tête, le second est %1 ; chacun ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>Left out</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Laissés de côté</translation>
</message>
<message>
<source>Not read: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Non lus : %1.</translation>
</message>
<message>
<source>They are no attention by their names, shapes or kinds of numbers.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>D’après leurs noms, leurs formes ou leurs types de nombres, ce n’est pas de l’attention.</translation>
</message>
<message>
<source>%1 and 1 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>%1 et 1 autre</translation>
</message>
<message numerus="yes">
<source>%1 and %2 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp, core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>
<numerusform>%1 et %2 autre</numerusform>
<numerusform>%1 et %2 autres</numerusform>
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
<translation>attention du décodeur à la source</translation>
</message>
<message>
<source>Each step sees more positions than the one before.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Chaque pas voit plus de positions que le précédent.</translation>
</message>
<message>
<source>All steps see the same number of positions.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Tous les pas voient le même nombre de positions.</translation>
</message>
<message>
<source>In all %1 matrices looked at no position sees one after it.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Dans les %1 matrices examinées, aucune position n’en voit une qui la suit.</translation>
</message>
<message>
<source>In all %1 matrices looked at there are as many rows as columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Dans les %1 matrices examinées, il y a autant de lignes que de colonnes.</translation>
</message>
<message>
<source>There are other numbers of rows than of columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Il n’y a pas autant de lignes que de colonnes.</translation>
</message>
<message>
<source>It is the usual one.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>C’est la plus courante.</translation>
</message>
<message>
<source>The matrices are square, so they may be those of self-attention.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Les matrices sont carrées, ce peuvent donc être celles d’une auto-attention.</translation>
</message>
<message>
<source>beam_indices names row %1 of a beam that has %2 rows.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>beam_indices nomme la ligne %1 d’un faisceau qui a %2 lignes.</translation>
</message>
<message>
<source>Beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Faisceau</translation>
</message>
<message>
<source>The file has %1 sequences and %2 rows for each token.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Le fichier a %1 séquences et %2 lignes par token.</translation>
</message>
<message>
<source>The first place of a beam may change between tokens; save beam_indices as well, which name the rows of each sentence.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>La première place d’un faisceau peut changer d’un token à l’autre ; enregistrez aussi beam_indices, qui nomme les lignes de chaque phrase.</translation>
</message>
<message>
<source>it cannot be told whether the %1 rows of each token are sentences or places in a beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>impossible de savoir si les %1 lignes de chaque token sont des phrases ou des places dans un faisceau</translation>
</message>
<message>
<source>Each sentence is followed through its beam.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Chaque phrase est suivie à travers son faisceau.</translation>
</message>
<message>
<source>The file has beam_indices.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Le fichier a beam_indices.</translation>
</message>
<message>
<source>each row is a sentence of its own</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>chaque ligne est une phrase à part</translation>
</message>
<message numerus="yes">
<source>a sentence is every %1 rows, of which the first is read</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>
<numerusform>chaque ligne est une phrase, et elle est lue</numerusform>
<numerusform>une phrase correspond à %1 lignes, dont la première est lue</numerusform>
</translation>
</message>
<message>
<source>is packed with gzip, which is read of texts only; unpack it first, for example with gunzip.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>est compressé avec gzip, ce qui n’est lu que pour les textes ; décompressez-le d’abord, par exemple avec gunzip.</translation>
</message>
<message>
<source>has a text with a number that is no character; save it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>a un texte avec un nombre qui n’est pas un caractère ; enregistrez-le de nouveau.</translation>
</message>
<message>
<source>has a text that is not UTF-8; save it as an array of str.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>a un texte qui n’est pas en UTF-8 ; enregistrez-le comme tableau de str.</translation>
</message>
<message>
<source>is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or download it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>est tronqué : ses textes de forme %1 ne tiennent pas dans ses %2 octets ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>its texts take %1 bytes, the file has %2 for them, and %3 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>ses textes prennent %1 octets, le fichier en a %2 pour eux, et %3 est le maximum lu.</translation>
</message>
<message>
<source>holds pickled Python objects, which could run anything and are never loaded; save one plain array of floats with numpy.save, padded with zeros.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>contient des objets Python sérialisés (pickle), qui pourraient exécuter n’importe quoi et ne sont jamais chargés ; enregistrez un simple tableau de flottants avec numpy.save, complété par des zéros.</translation>
</message>
<message>
<source>is an array of type %1; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>est un tableau de type %1 ; seuls les flottants sont lus ; enregistrez weights.astype("float32") avec numpy.save.</translation>
</message>
<message>
<source>has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or [layer][sentence][head][a][b].</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>a la forme %1 ; [sentence][a][b] était attendu, [a][b] pour une seule phrase, ou avec couches et têtes : [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] ou [layer][sentence][head][a][b].</translation>
</message>
<message>
<source>has shape %1; there are no weights in it.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>a la forme %1 ; il ne contient aucun poids.</translation>
</message>
<message>
<source>is a model of Marian, not a dump of attention; open it as a model: File › Open in the window, or its name wherever a model stands on the command line.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>est un modèle de Marian, non un fichier d’attention ; ouvrez-le comme modèle : Fichier › Ouvrir dans la fenêtre, ou son nom partout où un modèle figure en ligne de commande.</translation>
</message>
<message>
<source>has %1 arrays; %2 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>a %1 tableaux ; %2 est le maximum lu.</translation>
</message>
<message>
<source>%1 stands twice in it; each array may stand once.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 y figure deux fois ; chaque tableau ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>%1 is encrypted or no file; save it again with numpy.savez.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 est chiffré ou n’est pas un fichier ; enregistrez-le de nouveau avec numpy.savez.</translation>
</message>
<message>
<source>%1 and the texts before it take more than %2 bytes, which is the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 et les textes qui le précèdent prennent plus de %2 octets, le maximum lu.</translation>
</message>
<message>
<source>%1 (pickled, never loaded)</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 (pickle, jamais chargé)</translation>
</message>
<message>
<source>the array of shape %1 needs more numbers than the %2 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>le tableau de forme %1 demande plus de nombres que les %2 que le fichier a pour lui ; il est tronqué ou endommagé : copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>%1 de forme %2 demande plus de nombres que les %3 que le fichier a pour lui ; il est tronqué ou endommagé : copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>holds more than %1 values in its lists, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>contient plus de %1 valeurs dans ses listes, le maximum lu.</translation>
</message>
<message>
<source>its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer levels.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>ses listes et dictionnaires sont imbriqués sur plus de %1 niveaux, comme dans %2 ; enregistrez moins de niveaux.</translation>
</message>
<message>
<source>a name of more than %1 bytes: %2.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp, core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>un nom de plus de %1 octets : %2.</translation>
</message>
<message>
<source>its texts take more than %1 megabytes of memory, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>ses textes prennent plus de %1 mégaoctets de mémoire, le maximum lu.</translation>
</message>
<message>
<source>lists, tuples and dictionaries of tensors, such as dict(output)</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>des listes, tuples et dictionnaires de tenseurs, comme dict(output)</translation>
</message>
<message>
<source>Attention Lab: JSON with weights</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab : JSON avec poids</translation>
</message>
<message>
<source>This format has a row of weights for each target token.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Ce format a une ligne de poids par token cible.</translation>
</message>
<message>
<source>Attention Lab: JSON with links</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab : JSON avec liens</translation>
</message>
<message>
<source>Links of this format name the source first and count from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Les liens de ce format nomment la source d’abord et comptent à partir de 0.</translation>
</message>
<message>
<source>Nematus: JSON lines of its plot script</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus : lignes JSON de son script de tracé</translation>
</message>
<message>
<source>Nematus writes a row for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus écrit une ligne par token cible et une pour la marque de fin.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment soft</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq : sortie avec --print-alignment soft</translation>
</message>
<message>
<source>fairseq prints a group of weights for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq écrit un groupe de poids par token cible et un pour la marque de fin.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq : sortie avec --print-alignment</translation>
</message>
<message>
<source>fairseq prints the source position first and counts from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq écrit la position source d’abord et compte à partir de 0.</translation>
</message>
<message>
<source>its arrays describe %1 numbers, but the file has %2; save tensors of their own, for example with .clone().</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>ses tableaux décrivent %1 nombres, mais le fichier en a %2 ; enregistrez des tenseurs indépendants, par exemple avec .clone().</translation>
</message>
<message>
<source>sentence %1 has %2 rows of up to %3 weights, which is more than is read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>la phrase %1 a %2 lignes comptant jusqu’à %3 poids, plus que ce qui est lu.</translation>
</message>
<message>
<source>is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes after the header; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>est tronqué : une phrase de %1 fois %2 nombres ne tient pas dans les %3 octets qui suivent l’en-tête ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>NumPy array (.npy), as Neural Monkey saves it, or with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Tableau NumPy (.npy), tel que l’enregistre Neural Monkey, ou avec couches et têtes</translation>
</message>
<message>
<source>A NumPy array has numbers and no texts; padding fills it up to the longest sentence.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Un tableau NumPy a des nombres et pas de textes ; du remplissage le complète jusqu’à la phrase la plus longue.</translation>
</message>
<message>
<source>NumPy arrays (.npz), with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Tableaux NumPy (.npz), avec couches et têtes</translation>
</message>
<message>
<source>Arrays of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Les tableaux d’attention ont une ligne par token cible.</translation>
</message>
<message>
<source>safetensors with tensors of attention</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>safetensors avec tenseurs d’attention</translation>
</message>
<message>
<source>Tensors of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Les tenseurs d’attention ont une ligne par token cible.</translation>
</message>
<message>
<source>PyTorch: torch.save of attentions, as output_attentions and generate() give them</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>PyTorch : torch.save d’attentions, telles que les donnent output_attentions et generate()</translation>
</message>
<message>
<source>is cut short: its header says 1 sentence, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>est tronqué : son en-tête annonce 1 phrase, il s’arrête dans la phrase %2 ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message numerus="yes">
<source>is cut short: its header says %1 sentences, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>est tronqué : son en-tête annonce %1 phrase, il s’arrête dans la phrase %2 ; copiez-le ou téléchargez-le de nouveau.</numerusform>
<numerusform>est tronqué : son en-tête annonce %1 phrases, il s’arrête dans la phrase %2 ; copiez-le ou téléchargez-le de nouveau.</numerusform>
</translation>
</message>
<message>
<source>has 1 byte more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>a 1 octet de plus que ne le dit son en-tête ; les phrases précédentes ont été lues.</translation>
</message>
<message numerus="yes">
<source>has %1 bytes more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>a %1 octet de plus que ne le dit son en-tête ; les phrases précédentes ont été lues.</numerusform>
<numerusform>a %1 octets de plus que ne le dit son en-tête ; les phrases précédentes ont été lues.</numerusform>
</translation>
</message>
<message>
<source>with rows of unequal length</source>
<extracomment>core/inspect/dumps/attn_debug_reader.cpp, core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des lignes de longueur inégale</translation>
</message>
<message>
<source>has no attention of BertViz ("attention" with "attn", "left_text" and "right_text"); save the page of head_view or model_view, for example with html_action="return".</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>n’a pas d’attention de BertViz (« attention » avec « attn », « left_text » et « right_text ») ; enregistrez la page de head_view ou de model_view, par exemple avec html_action="return".</translation>
</message>
<message>
<source>is BertViz's neuron_view, whose queries and keys are not read; save the page of head_view or model_view.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>est la neuron_view de BertViz, dont les requêtes et les clés ne sont pas lues ; enregistrez la page de head_view ou de model_view.</translation>
</message>
<message>
<source>lists of "attn" have %1 and %2 entries; [layer][head][row][column] of equal lengths was expected.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>des listes de « attn » ont %1 et %2 entrées ; [layer][head][row][column] de longueurs égales était attendu.</translation>
</message>
<message>
<source>with more than 256 layers or heads</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>avec plus de 256 couches ou têtes</translation>
</message>
<message>
<source>with a layer that stands twice</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>avec une couche qui figure deux fois</translation>
</message>
<message>
<source>with a weight that is not a number</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>avec un poids qui n’est pas un nombre</translation>
</message>
<message>
<source>without weights</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp, core/inspect/dumps/nematus_json_reader.cpp, core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>sans poids</translation>
</message>
<message>
<source>Unknown format of alignments %1; %2</source>
<extracomment>core/inspect/dumps/dump_format_registry.cpp</extracomment>
<translation>Format d’alignements inconnu : %1 ; %2</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or save it again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>%1 attendu ; fin du fichier trouvée ; copiez-le ou enregistrez-le de nouveau.</translation>
</message>
<message>
<source>expected %1, found %2; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>%1 attendu ; trouvé : %2 ; enregistrez de nouveau la page.</translation>
</message>
<message>
<source>a text has no end within %1 bytes; copy or save the file again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un texte n’a pas de fin dans la limite de %1 octets ; copiez ou enregistrez de nouveau le fichier.</translation>
</message>
<message>
<source>expected a text of JSON, found %1; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un texte JSON était attendu ; trouvé : %1 ; enregistrez de nouveau la page.</translation>
</message>
<message>
<source>a number instead of %1</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un nombre au lieu de %1</translation>
</message>
<message>
<source>lists are nested deeper than %1 levels; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>des listes sont imbriquées sur plus de %1 niveaux ; enregistrez de nouveau la page.</translation>
</message>
<message>
<source>a value</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>une valeur</translation>
</message>
<message>
<source>with links that are not two positions, as in 0-1</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>avec des liens qui ne sont pas deux positions, comme dans 0-1</translation>
</message>
<message>
<source>with weights that are not numbers</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des poids qui ne sont pas des nombres</translation>
</message>
<message>
<source>without a line of their alignment (A-), which --print-alignment adds</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>sans la ligne de leur alignement (A-), que --print-alignment ajoute</translation>
</message>
<message>
<source>without "({ … })" behind each token</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>sans « ({ … }) » derrière chaque token</translation>
</message>
<message>
<source>without "# Sentence pair" before it</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>sans « # Sentence pair » qui précède</translation>
</message>
<message>
<source>without a number</source>
<extracomment>core/inspect/dumps/giza.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>sans numéro</translation>
</message>
<message>
<source>cut short</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>tronquée(s)</translation>
</message>
<message>
<source>whose header has neither five nor six fields</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>dont l’en-tête n’a ni cinq ni six champs</translation>
</message>
<message>
<source>whose header has no number of the sentence</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>dont l’en-tête n’a pas le numéro de la phrase</translation>
</message>
<message>
<source>whose header has no score</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>dont l’en-tête n’a pas de score</translation>
</message>
<message>
<source>without a header</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>sans en-tête</translation>
</message>
<message>
<source>with numbers that are not finite (NaN or Infinity)</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des nombres non finis (NaN ou Infinity)</translation>
</message>
<message>
<source>with JSON that is too large, nested too deep or has a key twice</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec du JSON trop grand, trop imbriqué ou à clé répétée</translation>
</message>
<message>
<source>that are not JSON</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>sans JSON valide</translation>
</message>
<message>
<source>that are not JSON objects in braces</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>sans objet JSON entre accolades</translation>
</message>
<message>
<source>with weights that are not rows of numbers</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des poids qui ne sont pas des lignes de nombres</translation>
</message>
<message>
<source>with maps that are not named one by one</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des cartes qui ne sont pas nommées une à une</translation>
</message>
<message>
<source>with maps that are not called cross.LAYER.HEAD</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des cartes qui ne s’appellent pas cross.LAYER.HEAD</translation>
</message>
<message>
<source>with tokens that are not a list of texts</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des tokens qui ne sont pas une liste de textes</translation>
</message>
<message>
<source>with links whose positions are not whole numbers from 0</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des liens dont les positions ne sont pas des nombres entiers à partir de 0</translation>
</message>
<message>
<source>with links that are not [source, target, "sure"]</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec des liens qui ne sont pas [source, target, "sure"]</translation>
</message>
<message>
<source>with a value of %1 that is not a whole number</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec une valeur de %1 qui n’est pas un nombre entier</translation>
</message>
<message>
<source>with a value of %1 that is not true or false</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>avec une valeur de %1 qui n’est ni true ni false</translation>
</message>
<message>
<source>without a text</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>sans texte</translation>
</message>
<message>
<source>GIZA++ writes the target positions behind each source token, from 1.</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>GIZA++ écrit les positions cibles derrière chaque token source, à partir de 1.</translation>
</message>
<message>
<source>Marian, n-best with hard alignment: number ||| target ||| links ||| scores</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian, n-best avec alignement dur : numéro ||| cible ||| liens ||| scores</translation>
</message>
<message>
<source>fast_align, forced: source ||| target ||| links ||| score</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>fast_align, forcé : source ||| cible ||| liens ||| score</translation>
</message>
<message>
<source>Marian's scorer: log probability ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Scorer de Marian : log-probabilité ||| liens</translation>
</message>
<message>
<source>Marian (hard) and OpenNMT-py (report_align): target ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian (hard) et OpenNMT-py (report_align) : cible ||| liens</translation>
</message>
<message>
<source>source, target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>source, cible et liens, séparés par TAB</translation>
</message>
<message>
<source>target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>cible et liens, séparés par TAB</translation>
</message>
<message>
<source>links and target, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>liens et cible, séparés par TAB</translation>
</message>
<message>
<source>NAACL: the numbers of a sentence and of two positions, and S or P</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>NAACL : les numéros d’une phrase et de deux positions, et S ou P</translation>
</message>
<message>
<source>Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Pharaoh : liens séparés par des espaces (fast_align, awesome-align, simalign …)</translation>
</message>
<message>
<source>with a piece that is no link</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>avec un élément qui n’est pas un lien</translation>
</message>
<message>
<source>with other fields than the format has</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>avec d’autres champs que ceux du format</translation>
</message>
<message>
<source>with other than the numbers of a sentence and of two positions</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>avec autre chose que les numéros d’une phrase et de deux positions</translation>
</message>
<message>
<source>with other than three columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>avec un nombre de colonnes autre que trois</translation>
</message>
<message>
<source>with other than two columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>avec un nombre de colonnes autre que deux</translation>
</message>
<message>
<source>Sockeye 1: translation with alignment matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1 : traduction avec matrice d’alignement</translation>
</message>
<message>
<source>Sockeye 1 writes a line for each source token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1 écrit une ligne par token source.</translation>
</message>
<message>
<source>Nematus, OpenNMT-Lua and Amun: header and matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus, OpenNMT-Lua et Amun : en-tête et matrice</translation>
</message>
<message>
<source>Nematus writes a line for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus écrit une ligne par token cible.</translation>
</message>
<message>
<source>Marian (--alignment soft) and Amun: target and weights in a line</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian (--alignment soft) et Amun : cible et poids sur une ligne</translation>
</message>
<message>
<source>Marian writes a group of weights for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian écrit un groupe de poids par token cible.</translation>
</message>
<message>
<source>has no "sentences"; a list of them was expected.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>n’a pas de « sentences » ; une liste de phrases était attendue.</translation>
</message>
<message>
<source>a sentence in braces</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>une phrase entre accolades</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or download it again.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>%1 attendu ; fin du fichier trouvée ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>expected %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>%1 attendu ; trouvé : %2.</translation>
</message>
<message>
<source>a key in quotation marks</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>une clé entre guillemets</translation>
</message>
<message>
<source>"sentences" stands twice; it may stand once.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>« sentences » figure deux fois ; il ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>"format" should be %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>« format » devrait être %1 ; trouvé : %2.</translation>
</message>
<message>
<source>is of version %1; this program reads version %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>est de version %1 ; ce programme lit la version %2.</translation>
</message>
<message>
<source>one list of sentences</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>une seule liste de phrases</translation>
</message>
<message>
<source>the end of the file</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>la fin du fichier</translation>
</message>
<message>
<source>with a rank above %1</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>avec un rang supérieur à %1</translation>
</message>
<message>
<source>with a log_probability that is not a number</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>avec une log_probability qui n’est pas un nombre</translation>
</message>
<message>
<source>without links</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>sans liens</translation>
</message>
<message>
<source>BertViz: a saved page or notebook of head_view or model_view</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz : une page ou un notebook de head_view ou model_view</translation>
</message>
<message>
<source>BertViz has a row of weights for each token on the left.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz a une ligne de poids par token de gauche.</translation>
</message>
<message>
<source>OpenNMT-py: log with the tables of -attn_debug</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py : journal avec les tables de -attn_debug</translation>
</message>
<message>
<source>OpenNMT-py writes a line for each target token, the last for the end mark.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py écrit une ligne par token cible, la dernière pour la marque de fin.</translation>
</message>
<message>
<source>a sentence takes more than %1 bytes, which is the most that is read here.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>une phrase prend plus de %1 octets, le maximum lu ici.</translation>
</message>
<message>
<source>%1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1 : ce texte en UTF-16 y est tronqué ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>%1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1 : ce fichier gzip y est tronqué ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>%1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1 : ce fichier gzip y est endommagé ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>is where this file of %1 bytes takes more than %2 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>ici, ce fichier de %1 octets prend plus de %2 mégaoctets de mémoire ; il doit tenir tout entier en mémoire : prenez-en une partie.</translation>
</message>
<message>
<source>is not UTF-8; convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>n’est pas en UTF-8 ; convertissez le fichier en UTF-8, par exemple avec iconv.</translation>
</message>
<message>
<source>ends inside the value that begins in line %1; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>s’arrête dans la valeur qui commence à la ligne %1 ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and none is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 a %2, %3 en a %4, et aucune n’est dans les deux : s’agit-il des mêmes textes ?</translation>
</message>
<message>
<source>In most sentences %1 names one position more than %2: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Dans la plupart des phrases, %1 nomme une position de plus que %2 : ce fichier a peut-être des liens de marques de fin, ce que diraient les textes.</translation>
</message>
<message>
<source>In %1 of %2 %3 names one position more than %4: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Dans %1 des %2, %3 nomme une position de plus que %4 : ce fichier a peut-être des liens de marques de fin, ce que diraient les textes.</translation>
</message>
<message>
<source>One position further on, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Une position plus loin, les liens connus donneraient un AER de %1, et non de %2 : %3 ou %4 compte-t-il à partir d’une autre base ?</translation>
</message>
<message>
<source>One position further back, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Une position plus tôt, les liens connus donneraient un AER de %1, et non de %2 : %3 ou %4 compte-t-il à partir d’une autre base ?</translation>
</message>
<message>
<source>With source and target exchanged, the known links would give an AER of %1, not %2: does %3 or %4 name the target first?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Source et cible échangées, les liens connus donneraient un AER de %1, et non de %2 : %3 ou %4 nomme-t-il la cible d’abord ?</translation>
</message>
<message>
<source>Against the known links of the sentence before, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Face aux liens connus de la phrase précédente, le dernier tiers de %1 aurait un AER de %2, et non de %3 : manque-t-il une ligne à ce fichier ou à %4, ou y en a-t-il une de trop ?</translation>
</message>
<message>
<source>Against the known links of the sentence after, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Face aux liens connus de la phrase suivante, le dernier tiers de %1 aurait un AER de %2, et non de %3 : manque-t-il une ligne à ce fichier ou à %4, ou y en a-t-il une de trop ?</translation>
</message>
<message>
<source>%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 des %2 liens de %3 sont hors des phrases de %4 : s’agit-il des mêmes textes ?</translation>
</message>
<message>
<source>%1 has no link: is it the file of known links?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 ne contient aucun lien : est-ce bien le fichier des liens connus ?</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 a %2, %3 en a %4, et 1 seule phrase est dans les deux : s’agit-il des mêmes textes ?</translation>
</message>
<message numerus="yes">
<source>%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>
<numerusform>%1 a %2, %3 en a %4, et %5 seule phrase est dans les deux : s’agit-il des mêmes textes ?</numerusform>
<numerusform>%1 a %2, %3 en a %4, et %5 phrases seulement sont dans les deux : s’agit-il des mêmes textes ?</numerusform>
</translation>
</message>
<message>
<source>line %1: %2</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>ligne %1 : %2</translation>
</message>
<message>
<source>line %1: sentence %2: %3</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>ligne %1 : phrase %2 : %3</translation>
</message>
<message>
<source>%1.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/read_dump.cpp, core/inspect/sentences/conclusion_choice.cpp, core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1.</translation>
</message>
<message>
<source>Chosen by hand.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/read_dump.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Choisi à la main.</translation>
</message>
<message>
<source>A sentence %1; it is left out.</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Une phrase %1 ; elle est laissée de côté.</translation>
</message>
<message>
<source>Nothing more could be read: %1</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Rien de plus n’a pu être lu : %1</translation>
</message>
<message>
<source>is UTF-16, which is read and not written; save the links under another name, or convert the file with: iconv -f %1 -t UTF-8</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>est en UTF-16, qui est lu mais pas écrit ; enregistrez les liens sous un autre nom, ou convertissez le fichier avec : iconv -f %1 -t UTF-8</translation>
</message>
<message>
<source>has no line of sentence %1, which has been edited; save the links in another format.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>n’a pas de ligne pour la phrase %1, qui a été modifiée ; enregistrez les liens dans un autre format.</translation>
</message>
<message>
<source>what it says of sentence %1 is not what was read; it has been changed since. Save the links under another name.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>ce qu’il dit de la phrase %1 n’est pas ce qui a été lu ; il a changé depuis. Enregistrez les liens sous un autre nom.</translation>
</message>
<message>
<source>Link %1: position 0, but links count from 1.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Lien %1 : position 0, mais les liens comptent à partir de 1.</translation>
</message>
<message>
<source>Link %1: stands there twice.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Lien %1 : figure deux fois.</translation>
</message>
<message>
<source>Link %1: the source has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Lien %1 : la source a 1 token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the source has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Lien %1 : la source a %2 token.</numerusform>
<numerusform>Lien %1 : la source a %2 tokens.</numerusform>
</translation>
</message>
<message>
<source>Link %1: the target has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Lien %1 : la cible a 1 token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the target has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Lien %1 : la cible a %2 token.</numerusform>
<numerusform>Lien %1 : la cible a %2 tokens.</numerusform>
</translation>
</message>
<message>
<source>is no text: it has bytes that are zero; links were expected.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>n’est pas un texte : il a des octets nuls ; des liens étaient attendus.</translation>
</message>
<message>
<source>with a number, which the first has not</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>avec un numéro, que la première n’a pas</translation>
</message>
<message>
<source>without a number, which the first has</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>sans numéro, que la première a</translation>
</message>
<message>
<source>with the number and rank of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>avec le numéro et le rang d’une phrase précédente</translation>
</message>
<message>
<source>with the number of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>avec le numéro d’une phrase précédente</translation>
</message>
<message>
<source>is empty; links were expected: %1, such as %2.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>est vide ; des liens étaient attendus : %1, comme %2.</translation>
</message>
<message>
<source>Unknown format of links %1; %2</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>Format de liens inconnu : %1 ; %2</translation>
</message>
<message>
<source>is empty; links were expected, such as "0-0 1-2 2p1".</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>est vide ; des liens étaient attendus, comme « 0-0 1-2 2p1 ».</translation>
</message>
<message>
<source>its only sentence cannot be read; it is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>sa seule phrase est illisible ; c’est une phrase %1 ; attendu : %2, comme %3.</translation>
</message>
<message numerus="yes">
<source>not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>
<numerusform>sa %4 phrase est illisible ; la première est une phrase %1 ; attendu : %2, comme %3.</numerusform>
<numerusform>aucune de ses %4 phrases n’est lisible ; la première est une phrase %1 ; attendu : %2, comme %3.</numerusform>
</translation>
</message>
<message>
<source>Unknown choice %1 for %2 of links; possible: %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Choix inconnu %1 pour %2 des liens ; possibles : %3.</translation>
</message>
<message>
<source>%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1 ; comptés à partir de 1, %2 seraient hors de leurs phrases, comptés à partir de 0, %3.</translation>
</message>
<message>
<source>Counted from 0, %1 would be outside their sentences, counted from 1, %2.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Comptés à partir de 0, %1 seraient hors de leurs phrases, comptés à partir de 1, %2.</translation>
</message>
<message>
<source>Position 0 stands for no token: no link names it on both sides</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La position 0 désigne l’absence de token : aucun lien ne la nomme des deux côtés</translation>
</message>
<message>
<source>No link names position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Aucun lien ne nomme la position 0</translation>
</message>
<message>
<source>%1, but counted from 1, %2 would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, mais comptés à partir de 1, %2 seraient hors de leurs phrases.</translation>
</message>
<message>
<source>%1, but there are no links; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, mais il n’y a pas de liens ; les fichiers de %2 comptent d’ordinaire à partir de 0.</translation>
</message>
<message>
<source>%1, but there are few sentences; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, mais il y a peu de phrases ; les fichiers de %2 comptent d’ordinaire à partir de 0.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: the lengths of their sentences are not known, and the positions that occur leave it open.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens peuvent être comptés à partir de 0 ou de 1 : les longueurs de leurs phrases ne sont pas connues, et les positions présentes ne permettent pas de trancher.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted from %3, %4 counted from %5.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens peuvent être comptés à partir de 0 ou de 1 : sur %1, %2 seraient hors de leurs phrases comptés à partir de %3, %4 comptés à partir de %5.</translation>
</message>
<message>
<source>End mark of the source</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Marque de fin de la source</translation>
</message>
<message>
<source>End mark of the target</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Marque de fin de la cible</translation>
</message>
<message>
<source>The last source position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La dernière position source est la marque de fin.</translation>
</message>
<message>
<source>The last target position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La dernière position cible est la marque de fin.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last source token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Dans bien des phrases, un lien nomme la position qui suit le dernier token source.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last target token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Dans bien des phrases, un lien nomme la position qui suit le dernier token cible.</translation>
</message>
<message>
<source>the last position is the end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>la dernière position est la marque de fin</translation>
</message>
<message>
<source>no end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>pas de marque de fin</translation>
</message>
<message>
<source>Position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Position 0</translation>
</message>
<message>
<source>Links are counted from 1, and no link names 0 on both sides.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens sont comptés à partir de 1, et aucun ne nomme 0 des deux côtés.</translation>
</message>
<message>
<source>Links are counted from %1.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens sont comptés à partir de %1.</translation>
</message>
<message>
<source>There are no texts that could tell; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Aucun texte ne permet de trancher ; c’est le cas de la plupart des fichiers.</translation>
</message>
<message>
<source>Both orders fit the lengths; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les deux ordres conviennent aux longueurs ; c’est le cas de la plupart des fichiers.</translation>
</message>
<message>
<source>The source has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La source n’a pas de marque de fin.</translation>
</message>
<message>
<source>The target has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La cible n’a pas de marque de fin.</translation>
</message>
<message>
<source>First position</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Première position</translation>
</message>
<message>
<source>links are counted from 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>les liens sont comptés à partir de 0</translation>
</message>
<message>
<source>links are counted from 1</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>les liens sont comptés à partir de 1</translation>
</message>
<message>
<source>Order of links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Ordre des liens</translation>
</message>
<message>
<source>links name the source first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>les liens nomment la source d’abord</translation>
</message>
<message>
<source>links name the target first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>les liens nomment la cible d’abord</translation>
</message>
<message>
<source>Links name the target first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens nomment la cible d’abord.</translation>
</message>
<message>
<source>Links name the source first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Les liens nomment la source d’abord.</translation>
</message>
<message>
<source>Position 0 occurs in %1 of 1 sentence with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La position 0 figure dans %1 phrase sur 1 avec liens</translation>
</message>
<message numerus="yes">
<source>Position 0 occurs in %1 of %2 sentences with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>La position 0 figure dans %1 phrase sur %2 avec liens</numerusform>
<numerusform>La position 0 figure dans %1 des %2 phrases avec liens</numerusform>
</translation>
</message>
<message>
<source>%1, and 1 sentence has a link to the position of its length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, et 1 phrase a un lien vers la position de sa longueur.</translation>
</message>
<message numerus="yes">
<source>%1, and %2 sentences have a link to the position of their length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1, et %2 phrase a un lien vers la position de sa longueur.</numerusform>
<numerusform>%1, et %2 phrases ont un lien vers la position de leur longueur.</numerusform>
</translation>
</message>
<message>
<source>Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Compté à partir de %1, %2 sur %3 est hors de sa phrase ; compté à partir de %4, %5 le seraient.</translation>
</message>
<message numerus="yes">
<source>Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>Compté à partir de %1, %2 sur %3 est hors de sa phrase ; compté à partir de %4, %5 le seraient.</numerusform>
<numerusform>Comptés à partir de %1, %2 sur %3 sont hors de leurs phrases ; comptés à partir de %4, %5 le seraient.</numerusform>
</translation>
</message>
<message>
<source>1 link to position 0 says that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>1 lien vers la position 0 dit qu’un token n’a pas de lien.</translation>
</message>
<message numerus="yes">
<source>%1 links to position 0 say that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1 lien vers la position 0 dit qu’un token n’a pas de lien.</numerusform>
<numerusform>%1 liens vers la position 0 disent qu’un token n’a pas de lien.</numerusform>
</translation>
</message>
<message>
<source>In the other order 1 link would be outside its sentence.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Dans l’autre ordre, 1 lien serait hors de sa phrase.</translation>
</message>
<message numerus="yes">
<source>In the other order %1 links would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>Dans l’autre ordre, %1 lien serait hors de sa phrase.</numerusform>
<numerusform>Dans l’autre ordre, %1 liens seraient hors de leurs phrases.</numerusform>
</translation>
</message>
<message>
<source>Line %1: %2</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Ligne %1 : %2</translation>
</message>
<message>
<source>Links left out</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Liens laissés de côté</translation>
</message>
<message>
<source>with positions far past those of other sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>avec des positions bien au-delà de celles d’autres phrases</translation>
</message>
<message>
<source>with known links outside of it</source>
<extracomment>core/inspect/links/link_dump.cpp, core/inspect/weights/weight_dump.cpp</extracomment>
<translation>avec des liens connus hors de la phrase</translation>
</message>
<message>
<source>1 link outside its sentence</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 lien hors de sa phrase</translation>
</message>
<message numerus="yes">
<source>%1 links outside their sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 lien hors de sa phrase</numerusform>
<numerusform>%1 liens hors de leurs phrases</numerusform>
</translation>
</message>
<message>
<source>1 link that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 lien déjà présent</translation>
</message>
<message numerus="yes">
<source>%1 links that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 lien déjà présent</numerusform>
<numerusform>%1 liens déjà présents</numerusform>
</translation>
</message>
<message>
<source>1 link of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 lien de position 0, alors qu’ils sont comptés à partir de 1</translation>
</message>
<message numerus="yes">
<source>%1 links of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 lien de position 0, alors qu’ils sont comptés à partir de 1</numerusform>
<numerusform>%1 liens de position 0, alors qu’ils sont comptés à partir de 1</numerusform>
</translation>
</message>
<message>
<source>Numbers of the sentences</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Numéros des phrases</translation>
</message>
<message>
<source>The numbers start again: the file was read as %1 files, one behind the other.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Les numéros recommencent : le fichier a été lu comme %1 fichiers, l’un derrière l’autre.</translation>
</message>
<message>
<source>Sentences without links at the end of one would move those behind it.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Des phrases sans liens à la fin de l’un décaleraient celles qui suivent.</translation>
</message>
<message>
<source>with the number 0, where the first has the number 1</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>avec le numéro 0, alors que la première a le numéro 1</translation>
</message>
<message>
<source>no sentence has a number above 0; numbers from 1 were expected, as was chosen.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>aucune phrase n’a de numéro supérieur à 0 ; des numéros à partir de 1 étaient attendus, comme choisi.</translation>
</message>
<message>
<source>Sentences without links</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Phrases sans liens</translation>
</message>
<message>
<source>Its number is missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Son numéro manque entre le premier et le dernier.</translation>
</message>
<message>
<source>Their numbers are missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Leurs numéros manquent entre le premier et le dernier.</translation>
</message>
<message>
<source>1 sentence has no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>1 phrase n’a pas de lien.</translation>
</message>
<message numerus="yes">
<source>%1 sentences have no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>
<numerusform>%1 phrase n’a pas de lien.</numerusform>
<numerusform>%1 phrases n’ont pas de lien.</numerusform>
</translation>
</message>
<message>
<source>Target texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Textes cibles</translation>
</message>
<message>
<source>No file has the source texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Aucun fichier n’a les textes sources.</translation>
</message>
<message>
<source>No file has the target texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Aucun fichier n’a les textes cibles.</translation>
</message>
<message>
<source>Source and target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Les textes sources et cibles sont dans %1.</translation>
</message>
<message>
<source>The source texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Les textes sources sont dans %1.</translation>
</message>
<message>
<source>The target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Les textes cibles sont dans %1.</translation>
</message>
<message>
<source>the texts of %1</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>les textes de %1</translation>
</message>
<message>
<source>no texts, numbers of the positions</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>pas de textes, les numéros des positions</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Il est dans le même dossier, a autant de phrases, et tous les liens conviennent à ses longueurs.</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links but %1 fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Il est dans le même dossier, a autant de phrases, et tous les liens sauf %1 conviennent à ses longueurs.</translation>
</message>
<message>
<source>Others do, too, but its name says what it is.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>D’autres aussi, mais son nom dit ce que c’est.</translation>
</message>
<message>
<source>The target texts are not known.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Les textes cibles ne sont pas connus.</translation>
</message>
<message>
<source>%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 les contient peut-être : tous les liens conviennent à ses longueurs, mais cela seul ne prouve rien. Choisissez-le si c’est le cas.</translation>
</message>
<message>
<source>The source texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Les textes sources ne sont pas connus : plusieurs fichiers peuvent les contenir.</translation>
</message>
<message>
<source>The target texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Les textes cibles ne sont pas connus : plusieurs fichiers peuvent les contenir.</translation>
</message>
<message>
<source>%1 beside the links fit equally well.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 à côté des liens conviennent aussi bien.</translation>
</message>
<message>
<source>No files beside this one have as many sentences, of lengths that fit the links.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Aucun fichier à côté de celui-ci n’a autant de phrases, de longueurs qui conviennent aux liens.</translation>
</message>
<message>
<source>Numbers of sentences</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Numéros de phrases</translation>
</message>
<message>
<source>Lines have the numbers of their sentences in %1.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Les lignes ont les numéros de leurs phrases dans %1.</translation>
</message>
<message>
<source>It numbers its sentences, and the links have as many lines without numbers.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Il numérote ses phrases, et les liens ont autant de lignes sans numéros.</translation>
</message>
<message>
<source>has 1 sentence, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>a 1 phrase, mais %2 a des liens pour %3 ; un texte pour chacune était attendu.</translation>
</message>
<message numerus="yes">
<source>has %1 sentences, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>
<numerusform>a %1 phrase, mais %2 a des liens pour %3 ; un texte pour chacune était attendu.</numerusform>
<numerusform>a %1 phrases, mais %2 a des liens pour %3 ; un texte pour chacune était attendu.</numerusform>
</translation>
</message>
<message>
<source>Tokens of the source, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens de la source, sans sa marque de fin.</translation>
</message>
<message>
<source>Target length</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Longueur de la cible</translation>
</message>
<message>
<source>Tokens of the target, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens de la cible, sans sa marque de fin.</translation>
</message>
<message>
<source>Log-probability</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Log-probabilité</translation>
</message>
<message>
<source>ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>ln P(cible | source) telle que le système la donne : la somme des log-probabilités de ses tokens.</translation>
</message>
<message>
<source>Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with the system's links A, sure links S and possible ones P (Och &amp; Ney 2003). Of weights only target tokens that have a known link count.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Taux d’erreur d’alignement face aux liens connus : 1 − (|A∩S| + |A∩P|) / (|A| + |S|), avec les liens A du système, les liens sûrs S et les liens possibles P (Och &amp; Ney 2003). Pour les poids, seuls comptent les tokens cibles qui ont un lien connu.</translation>
</message>
<message>
<source>Precision</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Précision</translation>
</message>
<message>
<source>Share of the system's links that are known as possible: |A∩P| / |A| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Part des liens du système qui sont connus comme possibles : |A∩P| / |A| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>Share of the sure links that the system found: |A∩S| / |S| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Part des liens sûrs que le système a trouvés : |A∩S| / |S| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: each looks at one source token alone.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Étendue du regard des tokens cibles, en bits : la moyenne sur eux de −Σ_j α_ij log₂ α_ij. 0 : chacun ne regarde qu’un token source.</translation>
</message>
<message>
<source>Source entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Entropie source</translation>
</message>
<message>
<source>How widely source tokens are looked at, in bits: the mean over them of −Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Dispersion des regards reçus par les tokens sources, en bits : la moyenne sur eux de −Σ_i α̂_ij log₂ α̂_ij avec α̂_ij = α_ij / Σ_i α_ij.</translation>
</message>
<message>
<source>Coverage deviation</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Écart de couverture</translation>
</message>
<message>
<source>How far the attention that source tokens get is from 1 each: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Écart à 1 de l’attention que reçoit chaque token source : −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 sauf autre choix ; 0 est le mieux (Rikters &amp; Fishel 2017 ; SoftAlignments).</translation>
</message>
<message>
<source>Absentmindedness of target</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Distraction de la cible</translation>
</message>
<message>
<source>How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Dispersion du regard des tokens cibles : 1/T Σ_i Σ_j α_ij ln α_ij ; 0 est le mieux (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Absentmindedness of source</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Distraction de la source</translation>
</message>
<message>
<source>How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Dispersion de l’attention portée aux tokens sources : 1/S Σ_j Σ_i α̂_ij ln α̂_ij avec α̂_ij = α_ij / Σ_i α_ij ; 0 est le mieux (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Confidence</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Confiance</translation>
</message>
<message>
<source>exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>exp(−0.05 (CDP + AP_out + AP_in)²) de l’écart de couverture et des deux distractions ; 1 est le mieux (Rikters &amp; Fishel 2017 ; SoftAlignments).</translation>
</message>
<message>
<source>Disagreement</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Désaccord</translation>
</message>
<message>
<source>How differently the systems look at the sentence: the mean over target tokens and pairs of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>À quel point les systèmes regardent la phrase différemment : la moyenne, sur les tokens cibles et les paires de systèmes, de la variation totale ½ Σ_j |α_ij − β_ij| ; 0 : pareil, 1 : rien en commun.</translation>
</message>
<message>
<source>1 where the target is the reference, token by token, and 0 where it is not.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>1 si la cible est la référence, token par token, et 0 sinon.</translation>
</message>
<message>
<source>the %1 model (%2 of %3)</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>le modèle %1 (%2 sur %3)</translation>
</message>
<message>
<source>the %1 model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>le modèle %1</translation>
</message>
<message>
<source>A model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>Un modèle</translation>
</message>
<message>
<source>does not say which task it is for; choose a task, or files with texts.</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>ne dit pas pour quelle tâche il est fait ; choisissez une tâche, ou des fichiers de textes.</translation>
</message>
<message>
<source>%1, 1 fresh pair</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1, 1 paire inédite</translation>
</message>
<message numerus="yes">
<source>%1, %2 fresh pairs</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>
<numerusform>%1, %2 paire inédite</numerusform>
<numerusform>%1, %2 paires inédites</numerusform>
</translation>
</message>
<message>
<source>Unknown choice for a file of alignments %1; %2</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Choix inconnu pour un fichier d’alignements : %1 ; %2</translation>
</message>
<message>
<source>Unknown value %1 for %2; %3</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Valeur inconnue %1 pour %2 ; %3</translation>
</message>
<message>
<source>Chosen by hand. What the file shows: %1</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Choisi à la main. Ce que montre le fichier : %1</translation>
</message>
<message>
<source>In %1 of %2 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Dans %1 des %2 phrases examinées</translation>
</message>
<message>
<source>In the first sentence</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Dans la première phrase</translation>
</message>
<message numerus="yes">
<source>In all %1 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>
<numerusform>Dans la %1 phrase examinée</numerusform>
<numerusform>Dans les %1 phrases examinées</numerusform>
</translation>
</message>
<message>
<source>%1; say it with %2.</source>
<extracomment>core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1 ; dites-le avec %2.</translation>
</message>
<message>
<source>Unknown way to symmetrise %1; %2</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Méthode de symétrisation inconnue : %1 ; %2</translation>
</message>
<message>
<source>have no sentence in common; two directions of the same corpus were expected.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>n’ont aucune phrase en commun ; deux directions du même corpus étaient attendues.</translation>
</message>
<message>
<source>Links</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Liens</translation>
</message>
<message>
<source>Those of two systems, by %1.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Ceux de deux systèmes, par %1.</translation>
</message>
<message>
<source>One of the two systems has longer sentences: are these the same texts?</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>L’un des deux systèmes a des phrases plus longues : s’agit-il des mêmes textes ?</translation>
</message>
<message>
<source>Left out: 1 link outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Laissé de côté : 1 lien hors des textes.</translation>
</message>
<message numerus="yes">
<source>Left out: %1 links outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>
<numerusform>Laissé de côté : %1 lien hors des textes.</numerusform>
<numerusform>Laissés de côté : %1 liens hors des textes.</numerusform>
</translation>
</message>
<message>
<source>%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same texts?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 des %2 phrases que %3 et %4 ont en commun ont des sources différentes : s’agit-il des mêmes textes ?</translation>
</message>
<message>
<source>%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 a %2 phrases, %3 %4, et seuls leurs numéros les rapprochent : manque-t-il une ligne à l’un d’eux ?</translation>
</message>
<message>
<source>Filter: there is no metric %1; %2 Text that holds &lt;, &gt; or = goes into quotation marks.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtre : il n’y a pas de métrique %1 ; %2 Un texte qui contient &lt;, &gt; ou = se met entre guillemets.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is nothing; write for example %2.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtre : un nombre était attendu après %1, mais il n’y a rien ; écrivez par exemple %2.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtre : un nombre était attendu après %1, mais il y a %2 ; écrivez par exemple %3.</translation>
</message>
<message>
<source>Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtre : %1 est une part, de 0 à 1 ou à 100%, mais il y a %2 ; écrivez par exemple %3.</translation>
</message>
<message>
<source>Filter: a class was expected after %1=, but there is nothing; write for example %1=positive.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtre : une classe était attendue après %1=, mais il n’y a rien ; écrivez par exemple %1=positive.</translation>
</message>
<message>
<source>The Unicode library cannot fold the case of text (%1); install ICU with its data.</source>
<extracomment>core/inspect/table/folded_texts.cpp</extracomment>
<translation>La bibliothèque Unicode ne peut pas convertir la casse du texte (%1) ; installez ICU avec ses données.</translation>
</message>
<message>
<source>Right answer, wrong look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Bonne réponse, mauvais regard</translation>
</message>
<message>
<source>The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>La cible est la référence, mais au moins la moitié de l’alignement est fausse (AER de 50 % ou plus).</translation>
</message>
<message>
<source>Wrong answer, right look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Mauvaise réponse, bon regard</translation>
</message>
<message>
<source>The target is not the reference, though the alignment is right (AER 10 % or less).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>La cible n’est pas la référence, et pourtant l’alignement est juste (AER de 10 % ou moins).</translation>
</message>
<message>
<source>Low confidence</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Confiance faible</translation>
</message>
<message>
<source>Scattered attention or uneven coverage: a confidence of 50 % or less.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Attention dispersée ou couverture inégale : une confiance de 50 % ou moins.</translation>
</message>
<message>
<source>Systems disagree</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Désaccord des systèmes</translation>
</message>
<message>
<source>At least half of the attention lies elsewhere in another system (disagreement 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Au moins la moitié de l’attention est ailleurs dans un autre système (désaccord de 50 % ou plus).</translation>
</message>
<message>
<source>Long sentences</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Phrases longues</translation>
</message>
<message>
<source>Sources of 30 tokens and more.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Sources de 30 tokens et plus.</translation>
</message>
<message>
<source>is empty; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>est vide ; des alignements de phrases étaient attendus.</translation>
</message>
<message>
<source>cannot be unpacked; copy or download it again.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>décompression impossible ; copiez-le ou téléchargez-le de nouveau.</translation>
</message>
<message>
<source>is empty once it is unpacked; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>est vide une fois décompressé ; des alignements de phrases étaient attendus.</translation>
</message>
<message>
<source>The line is not UTF-8.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La ligne n’est pas en UTF-8.</translation>
</message>
<message>
<source>The line has %1, which looks like a blank and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La ligne contient %1, qui ressemble à une espace et n’en est pas une.</translation>
</message>
<message>
<source>The line has %1, which looks like a hyphen and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La ligne contient %1, qui ressemble à un trait d’union et n’en est pas un.</translation>
</message>
<message>
<source>The line has %1, which cannot be seen.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La ligne contient %1, qui est invisible.</translation>
</message>
<message>
<source>is of no known format of %1, found %2; known are %3: choose one if it is of that format all the same.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>n’est d’aucun format connu de %1 ; trouvé : %2 ; connus : %3. Choisissez-en un s’il est malgré tout de ce format.</translation>
</message>
<message>
<source>%1 is of no known format of %2. Line %3 is %4.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1 n’est d’aucun format connu de %2. La ligne %3 est %4.</translation>
</message>
<message>
<source>is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>est un texte en %1 ; UTF-8 ou UTF-16 était attendu. Convertissez-le, par exemple avec : %2</translation>
</message>
<message>
<source>Encoding</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Encodage</translation>
</message>
<message>
<source>The text is %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Le texte est en %1.</translation>
</message>
<message>
<source>It begins with the byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Il commence par l’indicateur d’ordre des octets (BOM).</translation>
</message>
<message>
<source>It has zeros between its letters and no byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Il a des zéros entre ses lettres et pas d’indicateur d’ordre des octets (BOM).</translation>
</message>
<message>
<source>is %1; %2 were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>est %1 ; attendu : %2.</translation>
</message>
<message>
<source>its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert it, for example with: %1</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ses lignes finissent par de simples retours chariot (CR) ; des sauts de ligne (LF) étaient attendus. Convertissez-le, par exemple avec : %1</translation>
</message>
<message>
<source>Its first bytes are those of such files.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Ses premiers octets sont ceux de tels fichiers.</translation>
</message>
<message>
<source>It begins with %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Il commence par %1.</translation>
</message>
<message>
<source>alignments</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>des alignements</translation>
</message>
<message>
<source>First sentence</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Première phrase</translation>
</message>
<message>
<source>sentences are numbered from 0</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>les phrases sont numérotées à partir de 0</translation>
</message>
<message>
<source>sentences are numbered from 1</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>les phrases sont numérotées à partir de 1</translation>
</message>
<message>
<source>Files of this format always are.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>C’est toujours le cas dans les fichiers de ce format.</translation>
</message>
<message>
<source>The number 0 occurs.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Le numéro 0 figure.</translation>
</message>
<message>
<source>The number 0 does not occur.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Le numéro 0 ne figure pas.</translation>
</message>
<message>
<source>expected %1 as in the lines before it, found %2.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1 attendu, comme dans les lignes précédentes ; trouvé : %2.</translation>
</message>
<message>
<source>has the number %1, which a line before it has; give each sentence its own.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>a le numéro %1, qu’une ligne précédente a déjà ; donnez à chaque phrase le sien.</translation>
</message>
<message>
<source>is empty; a sentence in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp, core/inspect/texts/texts_beside.cpp</extracomment>
<translation>est vide ; une phrase par ligne était attendue.</translation>
</message>
<message>
<source>has %1 sentences, but %2 has %3; the same number was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>a %1 phrases, mais %2 en a %3 ; le même nombre était attendu dans les deux.</translation>
</message>
<message>
<source>has the number %1, but line %2 of %3 has %4; the same order was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>a le numéro %1, mais la ligne %2 de %3 a %4 ; le même ordre était attendu dans les deux.</translation>
</message>
<message>
<source>expected source and target parted by a TAB or "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>source et cible séparées par une TAB ou « ||| » attendues ; trouvé : %1.</translation>
</message>
<message>
<source>expected source and target parted by "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>source et cible séparées par « ||| » attendues ; trouvé : %1.</translation>
</message>
<message>
<source>is empty; a sentence pair in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>est vide ; une paire de phrases par ligne était attendue.</translation>
</message>
<message>
<source>merge pieces that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>fusionner les sous-mots finissant par @@</translation>
</message>
<message>
<source>tokens that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>des tokens finissant par @@</translation>
</message>
<message>
<source>merge pieces of words that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>fusionner les sous-mots des mots commençant par ▁</translation>
</message>
<message>
<source>tokens that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>des tokens commençant par ▁</translation>
</message>
<message>
<source>merge pieces that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>fusionner les sous-mots commençant par ##</translation>
</message>
<message>
<source>tokens that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>des tokens commençant par ##</translation>
</message>
<message>
<source>Sub-words</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Sous-mots</translation>
</message>
<message>
<source>There are no sub-words of kind %1; %2</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Il n’y a pas de sous-mots du genre %1 ; %2</translation>
</message>
<message>
<source>Tokens are words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Les tokens sont des mots.</translation>
</message>
<message>
<source>No token ends in @@ or begins with ▁ or ##.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Aucun token ne finit par @@ ni ne commence par ▁ ou ##.</translation>
</message>
<message>
<source>keep the pieces</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>garder les sous-mots</translation>
</message>
<message>
<source>Tokens are pieces of words and stay so.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Les tokens sont des sous-mots et le restent.</translation>
</message>
<message>
<source>Pieces are merged into words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Les sous-mots sont fusionnés en mots.</translation>
</message>
<message>
<source>%1 of %2 has %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>%1 sur %2 a %3.</translation>
</message>
<message numerus="yes">
<source>%1 of %2 have %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>
<numerusform>%1 sur %2 a %3.</numerusform>
<numerusform>%1 sur %2 ont %3.</numerusform>
</translation>
</message>
<message>
<source>whose weights are all zero</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>dont les poids sont tous nuls</translation>
</message>
<message>
<source>without source tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>sans tokens sources</translation>
</message>
<message>
<source>without target tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>sans tokens cibles</translation>
</message>
<message>
<source>with more source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec plus de tokens sources que de poids pour eux</translation>
</message>
<message>
<source>with more target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec plus de tokens cibles que de poids pour eux</translation>
</message>
<message>
<source>with fewer source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec moins de tokens sources que de poids pour eux</translation>
</message>
<message>
<source>with fewer target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec moins de tokens cibles que de poids pour eux</translation>
</message>
<message>
<source>with weights that are not finite (NaN or infinite)</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec des poids non finis (NaN ou infinis)</translation>
</message>
<message>
<source>with negative weights</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec des poids négatifs</translation>
</message>
<message>
<source>with weights above 1</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>avec des poids supérieurs à 1</translation>
</message>
<message>
<source>Orientation</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Orientation</translation>
</message>
<message>
<source>rows are target steps, columns source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>les lignes sont les pas cibles, les colonnes les tokens sources</translation>
</message>
<message>
<source>columns are target steps, rows source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>les colonnes sont les pas cibles, les lignes les tokens sources</translation>
</message>
<message>
<source>%1 the rows sum to 1, the columns do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, la somme de chaque ligne est 1, pas celle des colonnes.</translation>
</message>
<message>
<source>%1 the columns sum to 1, the rows do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, la somme de chaque colonne est 1, pas celle des lignes.</translation>
</message>
<message>
<source>%1 the numbers of tokens fit the weights this way, the other way they do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, les nombres de tokens conviennent aux poids dans ce sens, et pas dans l’autre.</translation>
</message>
<message>
<source>The sums speak for the other way: columns sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Les sommes plaident pour l’autre sens : celle de chaque colonne est 1.</translation>
</message>
<message>
<source>The sums speak for the other way: rows sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Les sommes plaident pour l’autre sens : celle de chaque ligne est 1.</translation>
</message>
<message>
<source>Sums and numbers of tokens leave it open.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Les sommes et les nombres de tokens ne permettent pas de trancher.</translation>
</message>
<message>
<source>column</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>colonne</translation>
</message>
<message>
<source>row</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>ligne</translation>
</message>
<message>
<source>columns</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>colonnes</translation>
</message>
<message>
<source>rows</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>lignes</translation>
</message>
<message>
<source>the last source %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>la dernière %1 source est la marque de fin</translation>
</message>
<message>
<source>the last target %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>la dernière %1 cible est la marque de fin</translation>
</message>
<message>
<source>no source %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>aucune %1 source n’est une marque de fin</translation>
</message>
<message>
<source>no target %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>aucune %1 cible n’est une marque de fin</translation>
</message>
<message>
<source>source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>tokens sources</translation>
</message>
<message>
<source>target tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>tokens cibles</translation>
</message>
<message>
<source>The source texts are not known.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Les textes sources ne sont pas connus.</translation>
</message>
<message>
<source>%1 the source ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, la source finit par une marque de fin qui lui est propre.</translation>
</message>
<message>
<source>%1 the target ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, la cible finit par une marque de fin qui lui est propre.</translation>
</message>
<message>
<source>%1 there is one %2 more than %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, il y a une %2 de plus que de %3.</translation>
</message>
<message>
<source>%1 no more %2 than %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, pas plus de %2 que de %3 n’ont de poids, le reste est nul.</translation>
</message>
<message>
<source>%1 there are as many %2 as %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, il y a autant de %2 que de %3.</translation>
</message>
<message>
<source>%1 there are weights in more %2 than %3; they are left out.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, il y a des poids dans plus de %2 que de %3 ; ils sont laissés de côté.</translation>
</message>
<message>
<source>%1 one %2 more than %3 has weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, une %2 de plus que de %3 a des poids, le reste est nul.</translation>
</message>
<message>
<source>%1 as many %2 as %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, autant de %2 que de %3 ont des poids, le reste est nul.</translation>
</message>
<message>
<source>Padding</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Remplissage</translation>
</message>
<message>
<source>weights past the end of the texts are left out</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>les poids au-delà de la fin des textes sont laissés de côté</translation>
</message>
<message>
<source>all weights belong to the sentence</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>tous les poids appartiennent à la phrase</translation>
</message>
<message>
<source>%1 there are more rows or columns than tokens.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, il y a plus de lignes ou de colonnes que de tokens.</translation>
</message>
<message>
<source>%1 the last rows or columns are zero or past the text.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1, les dernières lignes ou colonnes sont nulles ou au-delà du texte.</translation>
</message>
<message>
<source>Attention map</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Carte d’attention</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read, its heads averaged.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Le fichier a des cartes de %1 et %2 pour chaque phrase ; la dernière couche est lue, ses têtes moyennées.</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Le fichier a des cartes de %1 et %2 pour chaque phrase ; la dernière couche est lue.</translation>
</message>
<message>
<source>with one attention map alone</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>avec une seule carte d’attention</translation>
</message>
<message>
<source>without the attention map %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>sans la carte d’attention %1</translation>
</message>
<message>
<source>with heads of different sizes</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>avec des têtes de tailles différentes</translation>
</message>
<message>
<source>without a line in %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>sans ligne dans %1</translation>
</message>
<message>
<source>not a single sentence could be read as of %1, such as %2; %3; check that the file is whole, or choose another format or orientation.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>aucune phrase n’a pu être lue au format %1, comme %2 ; %3 ; vérifiez que le fichier est complet, ou choisissez un autre format ou une autre orientation.</translation>
</message>
<message>
<source>it has none</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>il n’en a aucune</translation>
</message>
<message>
<source>sentences have the numbers that the file gives them</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>les phrases ont les numéros que le fichier leur donne</translation>
</message>
<message>
<source>sentences are numbered by their place in the file</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>les phrases sont numérotées par leur place dans le fichier</translation>
</message>
<message>
<source>The file gives several sentences the same number.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Le fichier donne le même numéro à plusieurs phrases.</translation>
</message>
<message>
<source>The file gives each source sentence a number of its own.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Le fichier donne à chaque phrase source un numéro propre.</translation>
</message>
<message>
<source>The file gives numbers to some sentences only.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Le fichier ne donne de numéros qu’à certaines phrases.</translation>
</message>
<message>
<source>The numbers start again: the file is several files, one behind the other.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Les numéros recommencent : le fichier se compose de plusieurs fichiers, l’un derrière l’autre.</translation>
</message>
<message>
<source>the texts of the dump</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>les textes de l’export</translation>
</message>
<message>
<source>The source texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Les textes sources ne sont pas connus : les numéros des positions les remplacent.</translation>
</message>
<message>
<source>The target texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Les textes cibles ne sont pas connus : les numéros des positions les remplacent.</translation>
</message>
<message>
<source>It is the only file beside the dump that has a line of no more tokens than weights for each sentence.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>C’est le seul fichier à côté de l’export qui a, pour chaque phrase, une ligne sans plus de tokens que de poids.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights, the end mark not counted.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1, il a autant de tokens qu’il y a de poids, sans compter la marque de fin.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1, il a autant de tokens qu’il y a de poids.</translation>
</message>
<message>
<source>%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1, à côté de l’export, les contient peut-être : il a une ligne par phrase, mais les longueurs seules ne prouvent rien. Choisissez-le si c’est le cas.</translation>
</message>
<message>
<source>%1 and %2 beside the dump fit equally well.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 et %2, à côté de l’export, conviennent aussi bien.</translation>
</message>
<message>
<source>No file beside the dump has a line for each sentence with as many tokens as weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Aucun fichier à côté de l’export n’a, pour chaque phrase, une ligne avec autant de tokens que de poids.</translation>
</message>
<message>
<source>It has %1, the dump %2.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Il a %1, l’export %2.</translation>
</message>
<message>
<source>1 sentence is longer than the array; its tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 phrase est plus longue que le tableau ; ses tokens au-delà sont laissés de côté.</translation>
</message>
<message numerus="yes">
<source>%1 sentences are longer than the array; their tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 phrase est plus longue que le tableau ; ses tokens au-delà sont laissés de côté.</numerusform>
<numerusform>%1 phrases sont plus longues que le tableau ; leurs tokens au-delà sont laissés de côté.</numerusform>
</translation>
</message>
<message>
<source>1 sentence that has no line in it, or none that fits, has numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 phrase qui n’y a pas de ligne, ou aucune qui convienne, a des numéros de positions.</translation>
</message>
<message numerus="yes">
<source>%1 sentences that have no line in it, or none that fits, have numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 phrase qui n’y a pas de ligne, ou aucune qui convienne, a des numéros de positions.</numerusform>
<numerusform>%1 phrases qui n’y ont pas de ligne, ou aucune qui convienne, ont des numéros de positions.</numerusform>
</translation>
</message>
<message>
<source>1 line</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 ligne</translation>
</message>
<message numerus="yes">
<source>%1 lines</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 ligne</numerusform>
<numerusform>%1 lignes</numerusform>
</translation>
</message>
<message>
<source>The system has no attention, so there are no weights to write; write its metrics instead.</source>
<extracomment>core/inspect/weights_file.cpp</extracomment>
<translation>Le système n’a pas d’attention, donc pas de poids à écrire ; écrivez plutôt ses métriques.</translation>
</message>
<message>
<source>W turns by 45°</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>W tourne de 45°</translation>
</message>
<message>
<source>landscape: a score that attends is needed, found %1.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape : il faut un score avec attention ; trouvé : %1.</translation>
</message>
<message>
<source>landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape : il faut de 1 à %1 clés de deux nombres ; trouvé : %2 de %3.</translation>
</message>
<message>
<source>the answer should be %1, found %2.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>la réponse devrait être %1 ; trouvé : %2.</translation>
</message>
<message>
<source>has no question.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>n’a pas de question.</translation>
</message>
<message>
<source>%1, step %2 %3</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, étape %2 %3</translation>
</message>
<message>
<source>the answer</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/checks/question_facts.cpp</extracomment>
<translation>la réponse</translation>
</message>
<message>
<source>a list of choices</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>une liste de choix</translation>
</message>
<message>
<source>a choice</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>un choix</translation>
</message>
<message>
<source>there is no choice %1.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>il n’y a pas de choix %1.</translation>
</message>
<message>
<source>a list of %1 answers</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>une liste de %1 réponses</translation>
</message>
<message>
<source>none of them is right.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>aucun n’est bon.</translation>
</message>
<message>
<source>several are right (%1), and one is asked for.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>plusieurs sont bons (%1), et un seul est demandé.</translation>
</message>
<message>
<source>without a task there are no texts to look through; give a solution.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>sans tâche, il n’y a pas de textes à parcourir ; donnez une solution.</translation>
</message>
<message>
<source>an object of what was changed</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>un objet de ce qui a été modifié</translation>
</message>
<message>
<source>the answer should be an object such as {"%1": …}, found %2.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>la réponse devrait être un objet tel que {"%1": …} ; trouvé : %2.</translation>
</message>
<message>
<source>the answer's %1 should be a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 dans la réponse devrait être un nombre entier à partir de 1.</translation>
</message>
<message>
<source>the answer's %1 should be a text.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 dans la réponse devrait être un texte.</translation>
</message>
<message>
<source>the answer's key %1 is not known.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>la clé %1 de la réponse est inconnue.</translation>
</message>
<message>
<source>the answer's %1 should be a text or a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 dans la réponse devrait être un texte ou un nombre entier à partir de 1.</translation>
</message>
<message>
<source>nothing is right: the list is empty.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>rien n’est bon : la liste est vide.</translation>
</message>
<message>
<source>the value is no place that can be pointed at: %1</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>la valeur n’est pas un endroit que l’on puisse montrer : %1</translation>
</message>
<message>
<source>%1 is no value that can be written.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 n’est pas une valeur que l’on puisse écrire.</translation>
</message>
<message>
<source>%1: the list is empty.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 : la liste est vide.</translation>
</message>
<message>
<source>%1: the lists have %2 and %3 values, expected equally many.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 : les listes ont %2 et %3 valeurs, il en faut autant.</translation>
</message>
<message>
<source>entropy: weights are 0 or more, found %1.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>entropy : les poids sont positifs ou nuls ; trouvé : %1.</translation>
</message>
<message>
<source>softmax: the temperature should be above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>softmax : la température devrait être supérieure à 0.</translation>
</message>
<message>
<source>%1 has no argument %2.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 n’a pas d’argument %2.</translation>
</message>
<message>
<source>split: a text is split at one character or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>split : un texte se coupe à un caractère ou plus.</translation>
</message>
<message>
<source>number: %1 is no number.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>number : %1 n’est pas un nombre.</translation>
</message>
<message>
<source>sort: the list should have numbers only or texts only.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sort : la liste ne devrait avoir que des nombres ou que des textes.</translation>
</message>
<message>
<source>range: the step should not be 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range : le pas ne devrait pas être 0.</translation>
</message>
<message>
<source>range: the list would have more than 100000 values.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range : la liste aurait plus de 100000 valeurs.</translation>
</message>
<message>
<source>%1: the list should have true and false only, and %2 is in it.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 : la liste ne devrait avoir que true et false, et elle contient %2.</translation>
</message>
<message>
<source>a logarithm is of a number above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>un logarithme se prend d’un nombre supérieur à 0.</translation>
</message>
<message>
<source>sqrt: the number should be 0 or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sqrt : le nombre devrait être positif ou nul.</translation>
</message>
<message>
<source>cosine: a list of zeros has no direction.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>cosine : une liste de zéros n’a pas de direction.</translation>
</message>
<message>
<source>this divides by 0.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>ceci divise par 0.</translation>
</message>
<message>
<source>"in" looks in a list, or for a text in a text; found %1 in %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>« in » cherche dans une liste, ou un texte dans un texte ; trouvé : %1 dans %2.</translation>
</message>
<message>
<source>%1 compares two numbers or two texts, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 compare deux nombres ou deux textes ; trouvé : %2 et %3.</translation>
</message>
<message>
<source>the result is not a finite number.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>le résultat n’est pas un nombre fini.</translation>
</message>
<message>
<source>the list has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la liste a plus de 100000 valeurs.</translation>
</message>
<message>
<source>the text has more than a million bytes.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>le texte a plus d’un million d’octets.</translation>
</message>
<message>
<source>the list has more than a million values, with those of the lists in it.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la liste a plus d’un million de valeurs, celles des listes qu’elle contient comprises.</translation>
</message>
<message>
<source>the expression needs more than two million operations.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>l’expression demande plus de deux millions d’opérations.</translation>
</message>
<message>
<source>there is no name %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>il n’y a pas de nom %1 ; %2</translation>
</message>
<message>
<source>there is no function %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>il n’y a pas de fonction %1 ; %2</translation>
</message>
<message>
<source>%1 has no %2; %3</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 n’a pas de %2 ; %3</translation>
</message>
<message>
<source>%1 has no %2; a lane, a row or a model has members.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 n’a pas de %2 ; une piste, une ligne ou un modèle a des membres.</translation>
</message>
<message>
<source>a list of %1 has no place %2; the first one is 1, the last one -1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>une liste de %1 n’a pas de place %2 ; la première est 1, la dernière -1.</translation>
</message>
<message>
<source>+ takes two numbers, two texts or two lists, found %1 and %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>+ prend deux nombres, deux textes ou deux listes ; trouvé : %1 et %2.</translation>
</message>
<message>
<source>%1 takes two numbers, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 prend deux nombres ; trouvé : %2 et %3.</translation>
</message>
<message>
<source>the result has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>le résultat a plus de 100000 valeurs.</translation>
</message>
<message>
<source>at character %1: %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>au caractère %1 : %2</translation>
</message>
<message>
<source>the expression should be true or false, found %1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>l’expression devrait être true ou false ; trouvé : %1.</translation>
</message>
<message>
<source>this is no number that can be computed with.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ce n’est pas un nombre avec lequel on puisse calculer.</translation>
</message>
<message>
<source>a letter follows a number; an operator is missing.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>une lettre suit un nombre ; il manque un opérateur.</translation>
</message>
<message>
<source>after \ a text may have \, ', " or n, and nothing else.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>après \ un texte peut avoir \, ', " ou n, et rien d’autre.</translation>
</message>
<message>
<source>the text that begins here has no end; close it with %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>le texte qui commence ici n’a pas de fin ; fermez-le par %1.</translation>
</message>
<message>
<source>an expression has no sign %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>une expression n’a pas de signe %1.</translation>
</message>
<message>
<source>the expression should end here, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’expression devrait finir ici ; trouvé : %1.</translation>
</message>
<message>
<source>the expression is nested too deeply.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’expression est trop imbriquée.</translation>
</message>
<message>
<source>its end</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>sa fin</translation>
</message>
<message>
<source>a number or text</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>un nombre ou un texte</translation>
</message>
<message>
<source>%1 was expected after %2, found %3.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>%1 attendu après %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 was expected, found %2.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>%1 attendu ; trouvé : %2.</translation>
</message>
<message>
<source>= gives an argument its value; write == to compare.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>= donne sa valeur à un argument ; écrivez == pour comparer.</translation>
</message>
<message>
<source>comparisons have no chain; write a &lt; b and b &lt; c.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>les comparaisons ne s’enchaînent pas ; écrivez a &lt; b and b &lt; c.</translation>
</message>
<message>
<source>the expression has more than 500 operators.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’expression a plus de 500 opérateurs.</translation>
</message>
<message>
<source>the name of a member</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>le nom d’un membre</translation>
</message>
<message>
<source>the place in a list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la place dans une liste</translation>
</message>
<message>
<source>the argument %1 is given twice.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’argument %1 est donné deux fois.</translation>
</message>
<message>
<source>arguments with a name come after those without.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>les arguments nommés viennent après les autres.</translation>
</message>
<message>
<source>, or ) was expected after an argument, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>, ou ) attendu après un argument ; trouvé : %1.</translation>
</message>
<message>
<source>the expression in brackets</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’expression entre parenthèses</translation>
</message>
<message>
<source>a value was expected, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>une valeur était attendue ; trouvé : %1.</translation>
</message>
<message>
<source>a value was expected, found "if"; if(condition, a, b) is one.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>une valeur était attendue ; trouvé : « if » ; if(condition, a, b) en est une.</translation>
</message>
<message>
<source>if takes three arguments: if(condition, a, b).</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>if prend trois arguments : if(condition, a, b).</translation>
</message>
<message>
<source>, or ] was expected in a list, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>, ou ] attendu dans une liste ; trouvé : %1.</translation>
</message>
<message>
<source>a name for the values of the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>un nom pour les valeurs de la liste</translation>
</message>
<message>
<source>the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la liste</translation>
</message>
<message>
<source>the expression has %1 bytes, at most 4000 are read.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>l’expression a %1 octets, au plus 4000 sont lus.</translation>
</message>
<message>
<source>should be %1, found %2.</source>
<extracomment>core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>devrait être %1 ; trouvé : %2.</translation>
</message>
<message>
<source>a list</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>une liste</translation>
</message>
<message>
<source>something that has members, such as a lane</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>quelque chose qui a des membres, comme une piste</translation>
</message>
<message>
<source>should be a list of numbers, and %1 is in it.</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>devrait être une liste de nombres, et elle contient %1.</translation>
</message>
<message>
<source>%1 has no argument %2; %3</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 n’a pas d’argument %2 ; %3</translation>
</message>
<message>
<source>%1 has the argument %2 twice.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 a deux fois l’argument %2.</translation>
</message>
<message>
<source>%1 needs the argument %2.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 demande l’argument %2.</translation>
</message>
<message>
<source>%1 should be a whole number from %2 to %3, found %4.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 devrait être un nombre entier de %2 à %3 ; trouvé : %4.</translation>
</message>
<message>
<source>%1 takes 1 argument at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 prend 1 argument au plus ; trouvé : %3.</translation>
</message>
<message numerus="yes">
<source>%1 takes %2 arguments at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>
<numerusform>%1 prend %2 argument au plus ; trouvé : %3.</numerusform>
<numerusform>%1 prend %2 arguments au plus ; trouvé : %3.</numerusform>
</translation>
</message>
<message>
<source>the brace before %1 has no partner; write {{ for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>l’accolade avant %1 n’a pas de pendant ; écrivez {{ pour une accolade.</translation>
</message>
<message>
<source>the brace after %1 has no partner; write }} for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>l’accolade après %1 n’a pas de pendant ; écrivez }} pour une accolade.</translation>
</message>
<message>
<source>%1 is no format of a number; write decimals such as 2, or % or 1% for a share.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 n’est pas un format de nombre ; écrivez un nombre de décimales comme 2, ou % ou 1% pour une part.</translation>
</message>
<message>
<source>%1 is no format of a number.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 n’est pas un format de nombre.</translation>
</message>
<message>
<source>the format %1 is for a number, found %2.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>le format %1 est pour un nombre ; trouvé : %2.</translation>
</message>
<message>
<source>there is no training %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas d’entraînement %1 dans cette étape.</translation>
</message>
<message>
<source>there is no training %1; %2</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas d’entraînement %1 ; %2</translation>
</message>
<message>
<source>there is no slider %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas de curseur %1 dans cette étape.</translation>
</message>
<message>
<source>the text has %1 tokens, and a lesson decodes %2 at most.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>le texte a %1 tokens, et une leçon en décode %2 au plus.</translation>
</message>
<message>
<source>the lane %1 has no attention, so it has no weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>la piste %1 n’a pas d’attention, donc pas de poids.</translation>
</message>
<message>
<source>there is no right output of this text that the lane could read; give the state a target.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>il n’y a pas de bonne sortie de ce texte que la piste puisse lire ; donnez une cible à l’état.</translation>
</message>
<message>
<source>terms: this map has no score that is a sum.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>terms : cette carte n’a pas de score qui soit une somme.</translation>
</message>
<message>
<source>a row</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>une ligne</translation>
</message>
<message>
<source>scores and spans are known of the lane's own map only.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>les scores et les portées ne sont connus que pour la propre carte de la piste.</translation>
</message>
<message>
<source>probability: the output has no token %1; %2</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>probability : la sortie n’a pas de token %1 ; %2</translation>
</message>
<message>
<source>the lane %1 has no scores of this map: it has no attention, or the map is a mean of several.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>la piste %1 n’a pas de scores de cette carte : elle n’a pas d’attention, ou la carte est une moyenne de plusieurs.</translation>
</message>
<message>
<source>looks_at: this map does not look at tokens of the source.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>looks_at : cette carte ne regarde pas les tokens de la source.</translation>
</message>
<message>
<source>the lane %1 has no row of weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>la piste %1 n’a pas de ligne de poids.</translation>
</message>
<message>
<source>the recipe's %1 is %2, and a lesson trains with %3 at most.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 de la recette est %2, et une leçon s’entraîne avec %3 au plus.</translation>
</message>
<message>
<source>a lesson trains on a task, and this recipe trains on a corpus.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>une leçon s’entraîne sur une tâche, et cette recette s’entraîne sur un corpus.</translation>
</message>
<message>
<source>hidden size</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>taille cachée</translation>
</message>
<message>
<source>%1 does not say which task it is for; give the argument task.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 ne dit pas pour quelle tâche il est fait ; donnez l’argument task.</translation>
</message>
<message>
<source>metric: there is no measure %1; %2</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : il n’y a pas de mesure %1 ; %2</translation>
</message>
<message>
<source>metric: give length or lengths, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : donnez length ou lengths, pas les deux.</translation>
</message>
<message>
<source>metric: lengths should be the shortest and the longest one, such as [4, 30].</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : lengths devrait être la plus courte et la plus longue, comme [4, 30].</translation>
</message>
<message>
<source>metric: with changed maps or temperature only exact_match and token_accuracy are measured.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : avec des cartes ou une température modifiées, seuls exact_match et token_accuracy sont mesurés.</translation>
</message>
<message>
<source>metric: give lane or model, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : donnez lane ou model, pas les deux.</translation>
</message>
<message>
<source>metric: %1 has no %2, which classes have.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : %1 n’a pas de %2, réservé aux classes.</translation>
</message>
<message>
<source>metric: %1 has no %2; it has no attention, or no link is known.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric : %1 n’a pas de %2 ; il n’a pas d’attention, ou aucun lien n’est connu.</translation>
</message>
<message>
<source>heads_needed: share should be above 0 and at most 1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed : share devrait être supérieur à 0 et d’au plus 1.</translation>
</message>
<message>
<source>heads_needed: %1 has %2 heads in this model, expected 1 to %3; a site is cross, encoder or decoder.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed : %1 a %2 têtes dans ce modèle ; attendu : 1 à %3 ; un site est cross, encoder ou decoder.</translation>
</message>
<message>
<source>the result of heads_needed</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>le résultat de heads_needed</translation>
</message>
<message>
<source>random_rows: score should be one of dot, scaled_dot, content, found %1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows : score devrait être dot, scaled_dot ou content ; trouvé : %1.</translation>
</message>
<message>
<source>random_rows: divide should be above 0.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows : divide devrait être supérieur à 0.</translation>
</message>
<message>
<source>the result of random_rows</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>le résultat de random_rows</translation>
</message>
<message>
<source>%1 has no key %2.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 n’a pas de clé %2.</translation>
</message>
<message>
<source>%1 has no key %2; %3</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 n’a pas de clé %2 ; %3</translation>
</message>
<message>
<source>%1 of %2 is a group of keys; name one of them.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 de %2 est un groupe de clés ; nommez-en une.</translation>
</message>
<message>
<source>a model</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>un modèle</translation>
</message>
<message>
<source>the configuration</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>la configuration</translation>
</message>
<message>
<source>the model has no tensor %1; %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>le modèle n’a pas de tenseur %1 ; %2</translation>
</message>
<message>
<source>the tensor %1 has more than 100000 numbers.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>le tenseur %1 a plus de 100000 nombres.</translation>
</message>
<message>
<source>the training %1</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>l’entraînement %1</translation>
</message>
<message>
<source>the training %1 is on a corpus; a lesson trains on a task.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>l’entraînement %1 porte sur un corpus ; une leçon s’entraîne sur une tâche.</translation>
</message>
<message>
<source>the recipe</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>la recette</translation>
</message>
<message>
<source>the training %1 by %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>l’entraînement %1 par %2</translation>
</message>
<message>
<source>there is no lane %1 in this step.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas de piste %1 dans cette étape.</translation>
</message>
<message>
<source>there is no lane %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas de piste %1 ; %2</translation>
</message>
<message>
<source>there is no slider %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>il n’y a pas de curseur %1 ; %2</translation>
</message>
<message>
<source>the slider %1 is a temperature, which is above 0.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>le curseur %1 est une température, qui est supérieure à 0.</translation>
</message>
<message>
<source>this step has no lane.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>cette étape n’a pas de piste.</translation>
</message>
<message>
<source>%1 should be a position from 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 devrait être une position à partir de 1 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should name an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait nommer une carte d’attention comme « cross.1.1 » ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/runs/run_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être un nombre de 0 à 1 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should have the sum 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 devrait avoir pour somme 1 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 is changed in nothing; give token, weights, temperature or maps.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 ne modifie rien ; donnez token, weights, temperature ou maps.</translation>
</message>
<message>
<source>%1 stands twice; a step is changed once.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 figure deux fois ; un pas n’est modifié qu’une fois.</translation>
</message>
<message>
<source>has no %1, so it is no lesson.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>n’a pas de %1, ce n’est donc pas une leçon.</translation>
</message>
<message>
<source>is not JSON: %1</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>n’est pas du JSON : %1</translation>
</message>
<message>
<source>should be an object.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>devrait être un objet.</translation>
</message>
<message>
<source>%1 should end in %2.</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait finir par %2.</translation>
</message>
<message>
<source>%1 is not in the lesson; %2</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 n’est pas dans la leçon ; %2</translation>
</message>
<message>
<source>trains on a corpus, whose files are outside of the lesson; give it a task.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>s’entraîne sur un corpus, dont les fichiers sont hors de la leçon ; donnez-lui une tâche.</translation>
</message>
<message>
<source>%1, step %2, the training %3</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1, étape %2, l’entraînement %3</translation>
</message>
<message>
<source>not written, because a text of the lesson is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>non écrit, car un texte de la leçon n’est pas en UTF-8.</translation>
</message>
<message>
<source>%1 does not come with the program.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1 n’est pas fourni avec le programme.</translation>
</message>
<message>
<source>the recipe has no key %1.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>la recette n’a pas de clé %1.</translation>
</message>
<message>
<source>the model of the lane %1 is neither in the session nor bundled; save the session with its models.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>le modèle de la piste %1 n’est ni dans la session ni fourni ; enregistrez la session avec ses modèles.</translation>
</message>
<message>
<source>%1 is more than %2 folders deep, which no lesson needs.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est à plus de %2 dossiers de profondeur, ce dont aucune leçon n’a besoin.</translation>
</message>
<message>
<source>has more than %1 files, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>a plus de %1 fichiers, le maximum d’une leçon.</translation>
</message>
<message>
<source>%1 cannot be read: %2.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est illisible : %2.</translation>
</message>
<message>
<source>the folder</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>le dossier</translation>
</message>
<message>
<source>%1 is a symbolic link, which may lead outside of the lesson; put the file itself there.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est un lien symbolique, qui peut mener hors de la leçon ; mettez-y le fichier lui-même.</translation>
</message>
<message>
<source>%1 is no regular file.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 n’est pas un fichier ordinaire.</translation>
</message>
<message>
<source>the entry %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>l’entrée %1</translation>
</message>
<message>
<source>%1 is a symbolic link or no file at all, which a lesson does not have.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est un lien symbolique ou n’est pas un fichier, ce qu’une leçon ne contient pas.</translation>
</message>
<message>
<source>%1 is encrypted, so it cannot be read; pack the lesson without a password.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est chiffré, donc illisible ; empaquetez la leçon sans mot de passe.</translation>
</message>
<message>
<source>%1 is not in it, which every lesson has; choose a lesson of Attention Lab.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 n’y est pas, alors que chaque leçon en a un ; choisissez une leçon d’Attention Lab.</translation>
</message>
<message>
<source>%1 has no name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 n’a pas de nom.</translation>
</message>
<message>
<source>%1 has a name of more than %2 bytes.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 a un nom de plus de %2 octets.</translation>
</message>
<message>
<source>%1 has a name that is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 a un nom qui n’est pas en UTF-8.</translation>
</message>
<message>
<source>%1 has a control character in its name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 a un caractère de contrôle dans son nom.</translation>
</message>
<message>
<source>%1 is an absolute path, which leads outside of the lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 est un chemin absolu, qui mène hors de la leçon.</translation>
</message>
<message>
<source>%1 has a backslash in its name; folders are parted by /.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 a une barre oblique inverse dans son nom ; les dossiers se séparent par /.</translation>
</message>
<message>
<source>%1 leads outside of the lesson, or back into it; name the file without . and ...</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 mène hors de la leçon, ou y revient ; nommez le fichier sans . ni ..</translation>
</message>
<message>
<source>%1 has a folder without a name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 a un dossier sans nom.</translation>
</message>
<message>
<source>has no file %1.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>n’a pas de fichier %1.</translation>
</message>
<message>
<source>the file %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>le fichier %1</translation>
</message>
<message>
<source>%1 cannot be in a lesson, because paths that begin with resources/ are files of the program; rename the folder.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ne peut pas être dans une leçon, car les chemins qui commencent par resources/ sont des fichiers du programme ; renommez le dossier.</translation>
</message>
<message>
<source>%1 is of no kind that a lesson has (%2); take it out.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 n’est d’aucun genre qu’une leçon contient (%2) ; retirez-le.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read.</source>
<extracomment>core/lessons/format/lesson_files.cpp, core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 a %2 octets, au plus %3 sont lus.</translation>
</message>
<message>
<source>%1 is in it twice.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 y est deux fois.</translation>
</message>
<message>
<source>its files have more than %1 bytes together, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>ses fichiers ont ensemble plus de %1 octets, le maximum d’une leçon.</translation>
</message>
<message>
<source>%1 should be the code of a language such as en, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait être un code de langue comme en ; trouvé : %2.</translation>
</message>
<message>
<source>%1 is empty; a lesson has a step.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 est vide ; une leçon a au moins une étape.</translation>
</message>
<message>
<source>its format is %1, expected "%2".</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/lessons/progress/lesson_progress.cpp, core/model_files/tensor_file.cpp, core/sessions/session_json.cpp</extracomment>
<translation>son format est %1 ; attendu : « %2 ».</translation>
</message>
<message>
<source>was written by a newer Attention Lab (version %1; this one reads %2); update the program.</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>a été écrit par un Attention Lab plus récent (version %1 ; celui-ci lit %2) ; mettez le programme à jour.</translation>
</message>
<message>
<source>%1 should be %2 names at most, found %3.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait avoir au plus %2 noms ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be a name of letters, digits and _, which no digit begins.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait être un nom formé de lettres, chiffres et _, qui ne commence pas par un chiffre.</translation>
</message>
<message>
<source>%1 means something else in expressions; take another name.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 a un autre sens dans les expressions ; prenez un autre nom.</translation>
</message>
<message>
<source>%1 uses itself, in a circle.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 s’utilise lui-même, en boucle.</translation>
</message>
<message>
<source>%1, step %2</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, étape %2</translation>
</message>
<message>
<source>%1 is %2 as that of a step before it.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 est %2, comme celui d’une étape précédente.</translation>
</message>
<message>
<source>%1 should be a file of the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait être un fichier de la leçon.</translation>
</message>
<message>
<source>%1 has no part of the window %2; see "Highlights" in the specification of lessons.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 n’a pas de partie de la fenêtre %2 ; voir « Highlights » dans la spécification des leçons.</translation>
</message>
<message>
<source>%1 should be a file of the lesson, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 devrait être un fichier de la leçon ; trouvé : %2.</translation>
</message>
<message>
<source>the text is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>le texte n’est pas en UTF-8.</translation>
</message>
<message>
<source>a link or a picture has a name that is computed; write the name itself.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>un lien ou une image a un nom calculé ; écrivez le nom lui-même.</translation>
</message>
<message>
<source>the link %1 leads to neither a page (https://…) nor a step of the lesson (#ID).</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>le lien %1 ne mène ni à une page (https://…) ni à une étape de la leçon (#ID).</translation>
</message>
<message>
<source>the picture %1 is no PNG or JPEG file of the lesson; put it into the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>l’image %1 n’est pas un fichier PNG ou JPEG de la leçon ; mettez-la dans la leçon.</translation>
</message>
<message>
<source>the text of a choice shows no pictures; put them into the question.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>le texte d’un choix ne montre pas d’images ; mettez-les dans la question.</translation>
</message>
<message>
<source>%1 names no lane %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 ne nomme aucune piste %2.</translation>
</message>
<message>
<source>a question to find needs lanes in the state, or a solution.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>une question de recherche demande des pistes dans l’état, ou une solution.</translation>
</message>
<message>
<source>%1 is no text of the lesson, so it is not used.</source>
<extracomment>core/lessons/format/lesson_languages.cpp</extracomment>
<translation>%1 n’est pas un texte de la leçon et n’est donc pas utilisé.</translation>
</message>
<message>
<source>%1 should be two numbers in brackets, such as [1, 0.5].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait être deux nombres entre crochets, comme [1, 0.5].</translation>
</message>
<message>
<source>%1 should be the shortest and the longest length, such as [4, 30].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait être la longueur minimale et la maximale, comme [4, 30].</translation>
</message>
<message>
<source>%1 should be above 0, because the slider is a temperature.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait être supérieur à 0, car le curseur est une température.</translation>
</message>
<message>
<source>%1 should be numbers, texts or truths, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait être des nombres, des textes ou des booléens ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 values, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait avoir de 2 à 12 valeurs ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 keys, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait avoir de 2 à 12 clés ; trouvé : %2.</translation>
</message>
<message>
<source>%1 has no score function %2 to choose.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 n’a pas de fonction de score %2 à choisir.</translation>
</message>
<message>
<source>%1 has the id %2 twice.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 a deux fois l’id %2.</translation>
</message>
<message>
<source>%1 names no lane %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 ne nomme aucune piste %2 ; %3</translation>
</message>
<message>
<source>%1 has no task %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 n’a pas de tâche %2 ; %3</translation>
</message>
<message>
<source>%1 should be some of %2, found %3.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 devrait être une partie de %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 has no model for the lane %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 n’a pas de modèle pour la piste %2.</translation>
</message>
<message>
<source>the text is no Markdown that can be read.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>le texte n’est pas du Markdown lisible.</translation>
</message>
<message>
<source>HTML is not read, found %1; put a token such as `&lt;/s&gt;` into code marks.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>le HTML n’est pas lu ; trouvé : %1 ; mettez un token comme `&lt;/s&gt;` entre marques de code.</translation>
</message>
<message>
<source>%1 is missing.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 manque.</translation>
</message>
<message>
<source>%1 should be a text, found an empty one.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 devrait être un texte ; trouvé : un texte vide.</translation>
</message>
<message>
<source>%1 should be an id of letters, digits, _ and -, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 devrait être un id formé de lettres, chiffres, _ et -, au plus %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be an id of small letters, digits and hyphens, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 devrait être un id formé de minuscules, chiffres et traits d’union, au plus %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be %2 at most, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 devrait en compter au plus %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 is %2 as that of a choice before it.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 est %2, comme celui d’un choix précédent.</translation>
</message>
<message>
<source>%1 should be 2 to 12, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 devrait en compter de 2 à 12 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 has no choice that is right.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 n’a aucun choix qui soit bon.</translation>
</message>
<message>
<source>%1 has several choices that are right; add "many": true if all must be chosen.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 a plusieurs choix qui sont bons ; ajoutez "many": true s’il faut tous les choisir.</translation>
</message>
<message>
<source>%1 should be above 0 on a logarithmic scale.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 devrait être supérieur à 0 sur une échelle logarithmique.</translation>
</message>
<message>
<source>%1 should be a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 devrait être un nombre ; trouvé : %2.</translation>
</message>
<message>
<source>%1 or "offers" says which numbers a bet may be; give one of the two.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 ou « offers » dit quels nombres peuvent être pariés ; donnez l’un des deux.</translation>
</message>
<message>
<source>%1 should be an expression, as a text, or a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 devrait être une expression, sous forme de texte, ou un nombre ; trouvé : %2.</translation>
</message>
<message>
<source>has version %1, this program reads %2; update the program.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>a la version %1, ce programme lit %2 ; mettez le programme à jour.</translation>
</message>
<message>
<source>has version %1, this program reads %2; the file is damaged.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>a la version %1, ce programme lit %2 ; le fichier est endommagé.</translation>
</message>
<message>
<source>%1 has more than %2 bytes.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>%1 a plus de %2 octets.</translation>
</message>
<message>
<source>a text of the answers is not UTF-8, so they cannot be written.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>un texte des réponses n’est pas en UTF-8, elles ne peuvent donc pas être écrites.</translation>
</message>
<message>
<source>Unknown tokeniser of BLEU %1; %2</source>
<extracomment>core/metrics/bleu_tokenizer.cpp</extracomment>
<translation>Tokeniseur de BLEU inconnu : %1 ; %2</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: it has %1 files, at most %2 are possible.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’est pas un paquet d’Argos Translate lisible sans risque : il a %1 fichiers, au plus %2 sont possibles.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 leaves the package.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’est pas un paquet d’Argos Translate lisible sans risque : %1 sort du paquet.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 stands twice in it.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’est pas un paquet d’Argos Translate lisible sans risque : %1 y figure deux fois.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is encrypted; unpack it and name its folder.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’est pas un paquet d’Argos Translate lisible sans risque : %1 est chiffré ; décompressez-le et nommez son dossier.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is not a regular file.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’est pas un paquet d’Argos Translate lisible sans risque : %1 n’est pas un fichier ordinaire.</translation>
</message>
<message>
<source>a package of Argos Translate has one model (model/model.bin in a folder), found %1.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>un paquet d’Argos Translate a un seul modèle (model/model.bin dans un dossier) ; trouvé : %1.</translation>
</message>
<message>
<source>has no metadata.json beside the folder "model", as packages of Argos Translate do.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>n’a pas de metadata.json à côté du dossier « model », comme en ont les paquets d’Argos Translate.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero byte; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, un nom ne finit pas par un octet nul ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should follow; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il s’arrête avant les %2 octets qui devraient suivre ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne à %2 %3 dimensions ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne à %2 la forme impossible %3 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne à %2 le type de nombres inconnu %3 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne aux nombres de %2 %3 octets ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne à %2 %3 octets pour la forme %4 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no model of CTranslate2 that this program reads: its binary version is %1, expected 1 to %2.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 que ce programme lit : sa version binaire est %1 ; attendu : 1 à %2.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il annonce %2 variables ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il a deux fois %2 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il annonce %2 alias ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which cannot be; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il donne à %2 l’alias %3, ce qui est impossible ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>n’est pas un modèle CTranslate2 complet : à l’octet %1, il devrait finir, et il reste %2 octets ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>the scale of %1 should be one number or one for each of %2 rows, found shape %3.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>l’échelle de %1 devrait être un nombre ou un pour chacune des %2 lignes ; forme trouvée : %3.</translation>
</message>
<message>
<source>%1 has whole numbers of 8 bits and no scale; convert the model again.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>%1 a des nombres entiers de 8 bits et pas d’échelle ; convertissez de nouveau le modèle.</translation>
</message>
<message>
<source>its attention knows positions relative to each other</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>son attention connaît les positions relatives des tokens</translation>
</message>
<message>
<source>its positions are turned into queries and keys in a way of its own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ses positions sont introduites dans les requêtes et les clés d’une façon particulière</translation>
</message>
<message>
<source>its attention falls with the distance of two tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>son attention décroît avec la distance entre deux tokens</translation>
</message>
<message>
<source>it has a layer norm after the embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il a une normalisation de couche après les embeddings</translation>
</message>
<message>
<source>a token has several embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>un token a plusieurs embeddings</translation>
</message>
<message>
<source>it reads sounds, not tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il lit des sons, non des tokens</translation>
</message>
<message>
<source>its feed-forward layers have gates</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ses couches feed-forward ont des portes</translation>
</message>
<message>
<source>its embeddings have another width than its layers</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ses embeddings n’ont pas la même largeur que ses couches</translation>
</message>
<message>
<source>its queries have a scale of their own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ses requêtes ont une échelle propre</translation>
</message>
<message>
<source>its sublayers share a layer norm</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ses sous-couches partagent une normalisation de couche</translation>
</message>
<message>
<source>it says one class of a text</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il donne la classe d’un texte</translation>
</message>
<message>
<source>is a model of CTranslate2 that this program cannot hold: %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>est un modèle CTranslate2 que ce programme ne peut pas représenter : %1.</translation>
</message>
<message>
<source>its option %1 should be from 0 to %2</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>son option %1 devrait être entre 0 et %2</translation>
</message>
<message>
<source>should be an object, found %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp, core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>devrait être un objet ; trouvé : %1.</translation>
</message>
<message>
<source>it has a decoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il n’a qu’un décodeur</translation>
</message>
<message>
<source>it has an encoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il n’a qu’un encodeur</translation>
</message>
<message>
<source>it does not say how many heads it has</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il ne dit pas combien de têtes il a</translation>
</message>
<message>
<source>the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 (swish) or 3 (gelu)</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>l’activation de ses couches feed-forward a le numéro %1 ; attendu : 0 (relu), 2 (swish) ou 3 (gelu)</translation>
</message>
<message>
<source>it has the option %1, which this program does not know</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>il a l’option %1, que ce programme ne connaît pas</translation>
</message>
<message>
<source>has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or shared_vocabulary.json; take the whole folder of the model.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>n’a pas de %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt ni shared_vocabulary.json ; prenez tout le dossier du modèle.</translation>
</message>
<message>
<source>its target vocabulary has no token that ends a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>son vocabulaire cible n’a pas de token qui termine une phrase</translation>
</message>
<message>
<source>its target vocabulary has no token that begins a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>son vocabulaire cible n’a pas de token qui commence une phrase</translation>
</message>
<message>
<source>MarianMT of Hugging Face</source>
<extracomment>core/model_files/foreign_models.cpp, resources/mappings/families/marian_hugging_face.json</extracomment>
<translation>MarianMT de Hugging Face</translation>
</message>
<message>
<source>%1 should be a text, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 devrait être un texte ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be true or false, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 devrait être true ou false ; trouvé : %2.</translation>
</message>
<message>
<source>has no %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>n’a pas de %1.</translation>
</message>
<message>
<source>%1 should be from 1 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être entre 1 et %2 ; trouvé : %3.</translation>
</message>
<message>
<source>"bad_words_ids" should hold lists of one id each, found %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>« bad_words_ids » devrait contenir des listes d’un seul id ; trouvé : %1.</translation>
</message>
<message>
<source>%1 should be a whole number, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/runs/run_pictures.cpp</extracomment>
<translation>%1 devrait être un nombre entier ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be an id from 0 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 devrait être un id de 0 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>is a model that this program cannot hold: %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>est un modèle que ce programme ne peut pas représenter : %1.</translation>
</message>
<message>
<source>its family is %1, expected "marian" (OPUS-MT)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>sa famille est %1 ; attendu : « marian » (OPUS-MT)</translation>
</message>
<message>
<source>its positions are learned ("static_position_embeddings" is false)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ses positions sont apprises (« static_position_embeddings » vaut false)</translation>
</message>
<message>
<source>it forces the first token ("forced_bos_token_id")</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>il impose le premier token (« forced_bos_token_id »)</translation>
</message>
<message>
<source>has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>n’a ni pytorch_model.bin ni model.safetensors ; prenez tout le dossier du modèle.</translation>
</message>
<message>
<source>%1 is %2, but the weights have %3 layers.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 est %2, mais les poids ont %3 couches.</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>l’activation de ses couches feed-forward est %1 ; attendu : swish, silu, relu ou gelu</translation>
</message>
<message>
<source>it does not say from which token its decoder starts</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>il ne dit pas de quel token part son décodeur</translation>
</message>
<message>
<source>no tensor stands under "%1".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>aucun tenseur ne figure sous « %1 ».</translation>
</message>
<message>
<source>%1; only what stands under %2 was taken, so leave --part out when the rest of the model stands beside it.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>%1 ; seul ce qui figure sous %2 a été pris, donc omettez --part si le reste du modèle est à côté.</translation>
</message>
<message>
<source>is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>est %1 ; --heads, --norm et --activation relèvent de nn.Transformer, omettez-les.</translation>
</message>
<message>
<source>is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "attnlab import --heads N".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>est %1, et aucun tenseur ne dit en combien de têtes %2 nombres sont découpés ; indiquez nhead avec « attnlab import --heads N ».</translation>
</message>
<message>
<source>no token begins or none ends a sentence; say which with "--special PAD,BEGIN,END,UNKNOWN".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>aucun token ne commence ou aucun ne termine une phrase ; dites lesquels avec « --special PAD,BEGIN,END,UNKNOWN ».</translation>
</message>
<message>
<source>the bias %1 is carried by one more hidden unit, which is always 1 in the annotations</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>le biais %1 est porté par une unité cachée de plus, qui vaut toujours 1 dans les annotations</translation>
</message>
<message>
<source>&lt;s&gt; and &lt;/s&gt; stand around every source, as this kind of model is trained; say --frame none for one that was not</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>&lt;s&gt; et &lt;/s&gt; entourent chaque source, comme à l’entraînement de ce genre de modèle ; indiquez --frame none pour un modèle entraîné sans</translation>
</message>
<message>
<source>Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the option --special of "attnlab import" says others.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>Là où aucun vocabulaire n’est donné, les ids 0 à 3 sont pris pour remplissage, début, fin et inconnu ; l’option --special de « attnlab import » en indique d’autres.</translation>
</message>
<message>
<source>the tensor %1 is missing; the configuration asks for it, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>le tenseur %1 manque ; la configuration le demande, ils ne vont donc pas ensemble.</translation>
</message>
<message>
<source>the first four tokens should be padding, begin, end and unknown, as the specification has them.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>les quatre premiers tokens devraient être remplissage, début, fin et inconnu, comme dans la spécification.</translation>
</message>
<message>
<source>a number in %1 is not finite.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>un nombre dans %1 n’est pas fini.</translation>
</message>
<message>
<source>the tensor %1 is %2, the configuration makes it %3.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>le tenseur %1 est %2, la configuration le veut %3.</translation>
</message>
<message>
<source>the configuration has no tensor %1, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>la configuration n’a pas de tenseur %1, ils ne vont donc pas ensemble.</translation>
</message>
<message>
<source>has no tensors %1, %2 and output.weight, which the specification names; leave --config out for other models.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>n’a pas les tenseurs %1, %2 et output.weight, que nomme la spécification ; omettez --config pour d’autres modèles.</translation>
</message>
<message>
<source>its tensors have the specification's names, which do not say what cells, wiring and score they belong to; "attnlab import" with --config takes a model file or a configuration.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>ses tenseurs ont les noms de la spécification, qui ne disent pas de quels cellules, câblage et score ils relèvent ; « attnlab import » avec --config prend un fichier de modèle ou une configuration.</translation>
</message>
<message>
<source>the specification's names</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>les noms de la spécification</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read here.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 a %2 octets, au plus %3 sont lus ici.</translation>
</message>
<message>
<source>%1 should be an array of bytes, found the type %2.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 devrait être un tableau d’octets ; type trouvé : %2.</translation>
</message>
<message>
<source>%1 has %2 bytes of numbers, expected %3.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 a %2 octets de nombres ; attendu : %3.</translation>
</message>
<message>
<source>holds %1 arrays, at most %2 are possible in a model of Marian.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>contient %1 tableaux, au plus %2 sont possibles dans un modèle Marian.</translation>
</message>
<message>
<source>%1 stands twice in it; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 y figure deux fois ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>%1 is encrypted, expected a model as Marian writes it.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 est chiffré ; un modèle tel que Marian l’écrit était attendu.</translation>
</message>
<message>
<source>has no %1, as models of Marian do.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>n’a pas de %1, comme en ont les modèles Marian.</translation>
</message>
<message>
<source>its weights are whole numbers of 8 bits (intgemm); take the model before that</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ses poids sont des nombres entiers de 8 bits (intgemm) ; prenez le modèle d’avant cette conversion</translation>
</message>
<message>
<source>its decoder looks back by a recurrent unit</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>son décodeur regarde en arrière par une unité récurrente</translation>
</message>
<message>
<source>its decoder looks back by average attention</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>son décodeur regarde en arrière par attention moyenne</translation>
</message>
<message>
<source>its tokens are made of factors</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ses tokens sont composés de facteurs</translation>
</message>
<message>
<source>its tokens have embeddings of types</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ses tokens ont des embeddings de types</translation>
</message>
<message>
<source>holds several models of Marian (%1); choose one of the files.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>contient plusieurs modèles Marian (%1) ; choisissez l’un des fichiers.</translation>
</message>
<message>
<source>no settings name its vocabulary; %1, the only one in its folder, is taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>aucun réglage ne nomme son vocabulaire ; %1, le seul de son dossier, est utilisé.</translation>
</message>
<message>
<source>no settings name its vocabularies; %1 and %2, the only ones in its folder, are taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>aucun réglage ne nomme ses vocabulaires ; %1 et %2, les seuls de son dossier, sont utilisés.</translation>
</message>
<message>
<source>%1 is %2, but the tensors have %3.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>%1 est %2, mais les tenseurs ont %3.</translation>
</message>
<message>
<source>has no token &lt;/s&gt;, which ends the sentences of every model of Marian.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>n’a pas de token &lt;/s&gt;, qui termine les phrases de tout modèle Marian.</translation>
</message>
<message>
<source>its architecture, expected "transformer", is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>son architecture (attendu : « transformer ») est %1</translation>
</message>
<message>
<source>its decoder looks back otherwise than by self-attention, by %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>son décodeur regarde en arrière autrement que par auto-attention, par %1</translation>
</message>
<message>
<source>its layers share weights: %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ses couches partagent des poids : %1</translation>
</message>
<message>
<source>its encoder pools its tokens: "transformer-pool" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>son encodeur agrège ses tokens : « transformer-pool » vaut %1</translation>
</message>
<message>
<source>its feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ses couches feed-forward devraient avoir une profondeur de 2, et leur profondeur est %1</translation>
</message>
<message>
<source>its decoder's feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>les couches feed-forward de son décodeur devraient avoir une profondeur de 2, et leur profondeur est %1</translation>
</message>
<message>
<source>it writes from the last token to the first one: "right-left" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>il écrit du dernier token au premier : « right-left » vaut %1</translation>
</message>
<message>
<source>its tokens are made of factors: "lemma-dim-emb" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ses tokens sont composés de facteurs : « lemma-dim-emb » vaut %1</translation>
</message>
<message>
<source>its source tokens share universal embeddings: "ulr" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ses tokens sources partagent des embeddings universels : « ulr » vaut %1</translation>
</message>
<message>
<source>%1 stands twice.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 figure deux fois.</translation>
</message>
<message>
<source>is a model of Marian that this program cannot hold: %1.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>est un modèle Marian que ce programme ne peut pas représenter : %1.</translation>
</message>
<message>
<source>it does not say its architecture ("type")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>il ne dit pas son architecture (« type »)</translation>
</message>
<message>
<source>a list of lists</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>une liste de listes</translation>
</message>
<message>
<source>it has a layer norm after the embeddings ("transformer-postprocess-emb")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>il a une normalisation de couche après les embeddings (« transformer-postprocess-emb »)</translation>
</message>
<message>
<source>%1 should be one value, found a list or a mapping.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 devrait être une seule valeur ; trouvé : une liste ou un tableau associatif.</translation>
</message>
<message>
<source>%1 should be a whole number from 1 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 devrait être un nombre entier de 1 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should have no operations but d (dropout), a (add) and n (norm), found %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 ne devrait avoir d’opérations que d (dropout), a (add) et n (norm) ; trouvé : %2</translation>
</message>
<message>
<source>its layers should have norms before ("n", "da") or after them ("", "dan"), found %1 and %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ses couches devraient avoir les normalisations avant (« n », « da ») ou après elles (« », « dan ») ; trouvé : %1 et %2</translation>
</message>
<message>
<source>it adds the embeddings after the last layer ("transformer-postprocess-top")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>il ajoute les embeddings après la dernière couche (« transformer-postprocess-top »)</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected relu or swish</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>l’activation de ses couches feed-forward est %1 ; attendu : relu ou swish</translation>
</message>
<message>
<source>tensor %1 should have two dimensions, found shape %2.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp, core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 devrait avoir deux dimensions ; forme trouvée : %2.</translation>
</message>
<message>
<source>has neither a table of embeddings %1 nor %2; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>n’a ni table d’embeddings %1 ni %2 ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>has no table of learned positions %1, which its settings ask for; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>n’a pas de table de positions apprises %1, que demandent ses réglages ; prenez une autre copie du fichier.</translation>
</message>
<message>
<source>its vocabularies are not beside it; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>ses vocabulaires ne sont pas à côté ; mettez-les-y et nommez-les dans decoder.yml, comme dans « vocabs: [source.spm, target.spm] ».</translation>
</message>
<message>
<source>its vocabularies are not beside it, for example %1; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>ses vocabulaires ne sont pas à côté, par exemple %1 ; mettez-les-y et nommez-les dans decoder.yml, comme dans « vocabs: [source.spm, target.spm] ».</translation>
</message>
<message>
<source>%1 should have an id of its own from 0 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp, core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 devrait avoir un id propre de 0 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>is a vocabulary of factors, and models whose tokens are made of factors cannot be held.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>est un vocabulaire de facteurs, et les modèles aux tokens composés de facteurs ne peuvent pas être représentés.</translation>
</message>
<message>
<source>a model file of Attention Lab</source>
<extracomment>core/model_files/model_file.cpp, core/model_files/tensor_file.h</extracomment>
<translation>un fichier de modèle d’Attention Lab</translation>
</message>
<message>
<source>%1 should be a JSON list of texts, found %2.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 devrait être une liste JSON de textes ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2 as entry %3.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 ne devrait contenir que des textes ; trouvé : %2 comme entrée %3.</translation>
</message>
<message>
<source>%1 has %2 tokens, but config.%3 is %4.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 a %2 tokens, mais config.%3 est %4.</translation>
</message>
<message>
<source>is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or Marian was expected, or a file.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>est un dossier sans modèle ; on attendait le dossier d’un modèle de Hugging Face, CTranslate2 ou Marian, ou un fichier.</translation>
</message>
<message>
<source>not written, because a token or a name of the model is not UTF-8.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>non écrit, car un token ou un nom du modèle n’est pas en UTF-8.</translation>
</message>
<message>
<source>its tensors would make a network of %1 numbers from a file of %2 bytes, in which so many cannot stand; save model.state_dict() again with torch.save.</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>ses tenseurs feraient un réseau de %1 nombres à partir d’un fichier de %2 octets, qui ne peut pas en contenir autant ; enregistrez de nouveau model.state_dict() avec torch.save.</translation>
</message>
<message>
<source>as %1: %2</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>comme %1 : %2</translation>
</message>
<message>
<source>the score %1 would change with it</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>le score %1 changerait avec lui</translation>
</message>
<message>
<source>the weights of the span local_p do not sum to 1</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>la somme des poids de la portée local_p n’est pas 1</translation>
</message>
<message>
<source>only GRU layers whose last state the decoder starts from can carry one</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>seules les couches GRU dont le dernier état sert de départ au décodeur peuvent en porter un</translation>
</message>
<message>
<source>%1 should be a list of texts, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 devrait être une liste de textes ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 ne devrait contenir que des textes ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be a text in quotation marks, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 devrait être un texte entre guillemets ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be the place, from 0, and the number of equal blocks of rows of one tensor, as in [0, 3], found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 devrait être la place, à partir de 0, et le nombre de blocs égaux de lignes d’un tenseur, comme dans [0, 3] ; trouvé : %2.</translation>
</message>
<message>
<source>tensors.%1 should say "from" which tensor it comes.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 devrait dire par « from » de quel tenseur il vient.</translation>
</message>
<message>
<source>tensors.%1 should have one "*" where the one name that it comes from has one, and else none.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 devrait avoir un « * » là où le nom dont il vient en a un, et aucun sinon.</translation>
</message>
<message>
<source>format should be "%1", found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>format devrait être « %1 » ; trouvé : %2.</translation>
</message>
<message>
<source>is of version %1, this program reads version %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>est de version %1, ce programme lit la version %2.</translation>
</message>
<message>
<source>aliases should be a list of objects, found %1.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>aliases devrait être une liste d’objets ; trouvé : %1.</translation>
</message>
<message>
<source>should have either "tensors" or "recognise" and "refuse".</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>devrait avoir soit « tensors », soit « recognise » et « refuse ».</translation>
</message>
<message>
<source>; nearest is %1</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation> ; la plus proche est %1</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation> ; la plus proche est %1, qui demande aussi %2</translation>
</message>
<message>
<source>; nearest is %1, which does not know %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation> ; la plus proche est %1, qui ne connaît pas %2</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2 and does not know %3</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation> ; la plus proche est %1, qui demande aussi %2 et ne connaît pas %3</translation>
</message>
<message>
<source>, for which %1 would be a second tensor of one name</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>, pour laquelle %1 serait un second tenseur du même nom</translation>
</message>
<message>
<source>no mapping knows its tensors (%1)%2; name its tensors in a mapping file for "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>aucune correspondance ne connaît ses tenseurs (%1)%2 ; nommez ses tenseurs dans un fichier de correspondance pour « attnlab import --mapping ».</translation>
</message>
<message>
<source>holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>contient %1 tenseurs, au plus %2 sont possibles dans un réseau d’encodeur, d’attention et de décodeur.</translation>
</message>
<message>
<source>is a state_dict, and the program's mappings, which name its tensors, are not installed; set ATTENTION_LAB_RESOURCES to the folder of resources.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>est un state_dict, et les correspondances du programme, qui nomment ses tenseurs, ne sont pas installées ; définissez ATTENTION_LAB_RESOURCES comme le dossier des ressources.</translation>
</message>
<message>
<source>holds several models, under %1 and %2; choose one with "attnlab import --part".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>contient plusieurs modèles, sous %1 et %2 ; choisissez-en un avec « attnlab import --part ».</translation>
</message>
<message>
<source>two mappings fit, %1 and %2; choose one with "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>deux correspondances conviennent, %1 et %2 ; choisissez-en une avec « attnlab import --mapping ».</translation>
</message>
<message>
<source>two files are called "%1", which is to stand before the names of their tensors; rename one of them.</source>
<extracomment>core/model_files/pytorch/named_tensors.cpp</extracomment>
<translation>deux fichiers s’appellent « %1 », ce qui doit figurer devant les noms de leurs tenseurs ; renommez l’un d’eux.</translation>
</message>
<message>
<source>%1 has no list of arguments.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 n’a pas de liste d’arguments.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a %2 arguments ; attendu : %3.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3 to %4.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a %2 arguments ; attendu : %3 à %4.</translation>
</message>
<message>
<source>%1 should have %2 as argument %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 devrait avoir %2 comme argument %3.</translation>
</message>
<message>
<source>a tuple of whole numbers</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un tuple de nombres entiers</translation>
</message>
<message>
<source>%1 should have whole numbers in argument %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 devrait avoir des nombres entiers dans l’argument %2.</translation>
</message>
<message>
<source>%1 has the negative size %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a la taille négative %2.</translation>
</message>
<message>
<source>a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un storage</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions and %3 strides.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a une forme de %2 dimensions et %3 strides.</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a une forme de %2 dimensions, au plus %3 sont lues.</translation>
</message>
<message>
<source>holds a whole module (%1), not a state_dict; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>contient un module entier (%1), non un state_dict ; enregistrez plutôt %2.</translation>
</message>
<message>
<source>asks for %1, which is no plain container and no tensor, so it was not run; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>demande %1, qui n’est ni un simple conteneur ni un tenseur, et n’a donc pas été exécuté ; n’enregistrez que %2.</translation>
</message>
<message>
<source>calls what is no function; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>appelle ce qui n’est pas une fonction ; enregistrez-le de nouveau avec torch.save.</translation>
</message>
<message>
<source>a tensor</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un tenseur</translation>
</message>
<message>
<source>%1 is called, which is no way to make a tensor; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 est appelé, ce qui n’est pas une façon de créer un tenseur ; n’enregistrez que %2.</translation>
</message>
<message>
<source>a persistent id</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un id persistant</translation>
</message>
<message>
<source>the text "storage"</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>le texte « storage »</translation>
</message>
<message>
<source>%1 should start with "storage", found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 devrait commencer par « storage » ; trouvé : %2.</translation>
</message>
<message>
<source>the type of a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>le type d’un storage</translation>
</message>
<message>
<source>%1 should name the type of a storage, found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 devrait nommer le type d’un storage ; trouvé : %2.</translation>
</message>
<message>
<source>None, because a view of another storage is not read,</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>None, car une vue d’un autre storage n’est pas lue,</translation>
</message>
<message>
<source>a text as key</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un texte comme clé</translation>
</message>
<message>
<source>%1 has a key of %2 bytes, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 a une clé de %2 octets, au plus %3 sont lus.</translation>
</message>
<message>
<source>INST, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>INST, un objet</translation>
</message>
<message>
<source>OBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>OBJ, un objet</translation>
</message>
<message>
<source>NEWOBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ, un objet</translation>
</message>
<message>
<source>NEWOBJ_EX, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ_EX, un objet</translation>
</message>
<message>
<source>EXT, an object of a registry</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EXT, un objet d’un registre</translation>
</message>
<message>
<source>PERSID, a reference by text</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>PERSID, une référence par texte</translation>
</message>
<message>
<source>EMPTY_SET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EMPTY_SET, un ensemble</translation>
</message>
<message>
<source>FROZENSET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>FROZENSET, un ensemble</translation>
</message>
<message>
<source>BYTEARRAY8, changeable bytes</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BYTEARRAY8, des octets modifiables</translation>
</message>
<message>
<source>BUFFER, numbers outside of the file</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BUFFER, des nombres hors du fichier</translation>
</message>
<message>
<source>damaged at byte %1: %2; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>endommagé à l’octet %1 : %2 ; enregistrez-le de nouveau avec torch.save.</translation>
</message>
<message>
<source>cut short: %1 bytes should follow byte %2, found %3.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>tronqué : %1 octets devraient suivre l’octet %2 ; trouvé : %3.</translation>
</message>
<message>
<source>a name has no end</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>un nom n’a pas de fin</translation>
</message>
<message>
<source>describes more than %1 values, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>décrit plus de %1 valeurs, le maximum lu ici ; n’enregistrez que %2.</translation>
</message>
<message>
<source>describes more than %1 tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>décrit plus de %1 tenseurs, le maximum lu ici ; n’enregistrez que %2.</translation>
</message>
<message>
<source>describes more than %1 storages of tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>décrit plus de %1 storages de tenseurs, le maximum lu ici ; n’enregistrez que %2.</translation>
</message>
<message>
<source>a value is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>il manque une valeur</translation>
</message>
<message>
<source>a mark is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>il manque une marque</translation>
</message>
<message>
<source>something is appended to what is no list</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>un élément est ajouté à ce qui n’est pas une liste</translation>
</message>
<message>
<source>pairs are added to what is no dictionary</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>des paires sont ajoutées à ce qui n’est pas un dictionnaire</translation>
</message>
<message>
<source>it refers to value %1, which was not kept</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>il renvoie à la valeur %1, qui n’a pas été gardée</translation>
</message>
<message>
<source>a global without a name</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>un global sans nom</translation>
</message>
<message>
<source>sets the state of an object that is no state_dict, at byte %1; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fixe l’état d’un objet qui n’est pas un state_dict, à l’octet %1 ; enregistrez plutôt %2.</translation>
</message>
<message>
<source>sets the attribute %1 of a dictionary, only "_metadata" is known; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fixe l’attribut %1 d’un dictionnaire, seul « _metadata » est connu ; enregistrez plutôt %2.</translation>
</message>
<message>
<source>sets the attribute without a name of a dictionary, only "_metadata" is known; save %1 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fixe l’attribut sans nom d’un dictionnaire, seul « _metadata » est connu ; enregistrez plutôt %1.</translation>
</message>
<message>
<source>is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>est un pickle de protocole %1 ; attendu : 2 à 5 ; enregistrez-le de nouveau avec torch.save.</translation>
</message>
<message>
<source>nothing is left to drop</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>il ne reste rien à retirer</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 (%2) at byte %3 is not read; save %4 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>contient ce qui n’est ni un simple conteneur ni un tenseur : le code pickle %1 (%2) à l’octet %3 n’est pas lu ; enregistrez plutôt %4.</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 at byte %2 is not read; save %3 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>contient ce qui n’est ni un simple conteneur ni un tenseur : le code pickle %1 à l’octet %2 n’est pas lu ; enregistrez plutôt %3.</translation>
</message>
<message>
<source>%1 should have its numbers in %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 devrait avoir ses nombres dans %2, qui n’est pas dans le fichier.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 demande %2 nombres de %3 octets, mais %4 a %5 octets.</translation>
</message>
<message>
<source>cut short: the numbers of storage %1 are missing.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>tronqué : les nombres du storage %1 manquent.</translation>
</message>
<message>
<source>cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>tronqué : le storage %1 devrait avoir %2 nombres de %3 octets, mais %4 octets suivent.</translation>
</message>
<message>
<source>%1 should have its numbers in storage %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 devrait avoir ses nombres dans le storage %2, qui n’est pas dans le fichier.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 demande %2 nombres de %3 octets, mais son storage a %4 octets.</translation>
</message>
<message>
<source>holds one tensor without a name; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contient un tenseur sans nom ; enregistrez plutôt model.state_dict().</translation>
</message>
<message>
<source>holds no dictionary of tensors; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ne contient pas de dictionnaire de tenseurs ; enregistrez plutôt model.state_dict().</translation>
</message>
<message>
<source>holds a dictionary without any tensor; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contient un dictionnaire sans aucun tenseur ; enregistrez plutôt model.state_dict().</translation>
</message>
<message>
<source>holds more than %1 entries, which is the most that is read here; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contient plus de %1 entrées, le maximum lu ici ; n’enregistrez que model.state_dict().</translation>
</message>
<message>
<source>its dictionaries are nested deeper than %1 levels, as in %2; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ses dictionnaires sont imbriqués sur plus de %1 niveaux, comme dans %2 ; n’enregistrez que model.state_dict().</translation>
</message>
<message>
<source>tensor %1 stands twice in it; each may stand once.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>le tenseur %1 y figure deux fois ; chacun ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>tensor %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>le tenseur %1</translation>
</message>
<message>
<source>%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 de forme %2 avec les strides %3 et l’offset %4 ne tient pas dans son storage de %5 nombres.</translation>
</message>
<message>
<source>%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 a des nombres du type torch.%2 ; attendu : des nombres à virgule flottante de 16, 32 ou 64 bits.</translation>
</message>
<message>
<source>is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>est une archive TorchScript (torch.jit.save), non un state_dict ; enregistrez plutôt %1 avec torch.save.</translation>
</message>
<message>
<source>its numbers have the byte order %1, expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ses nombres ont l’ordre des octets %1 ; attendu : « little » ; enregistrez-le de nouveau sur la machine qui doit le lire.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read; save only %4.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 a %2 octets, au plus %3 sont lus ; n’enregistrez que %4.</translation>
</message>
<message>
<source>is a zip file without data.pkl, so torch.save has not written it; give a state_dict.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>est un fichier zip sans data.pkl, torch.save ne l’a donc pas écrit ; donnez un state_dict.</translation>
</message>
<message>
<source>is a zip file with several data.pkl, %1 and %2; torch.save writes one.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>est un fichier zip à plusieurs data.pkl, %1 et %2 ; torch.save en écrit un seul.</translation>
</message>
<message>
<source>is a pickle, but torch.save has not written it; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>est un pickle, mais torch.save ne l’a pas écrit ; enregistrez %1 avec torch.save.</translation>
</message>
<message>
<source>the version</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>la version</translation>
</message>
<message>
<source>has a version of torch.save's old format that is not known, expected %1; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>a une version de l’ancien format de torch.save qui n’est pas connue ; attendu : %1 ; enregistrez-le de nouveau avec torch.save.</translation>
</message>
<message>
<source>the machine's sizes</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>les tailles de la machine</translation>
</message>
<message>
<source>the object</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>l’objet</translation>
</message>
<message>
<source>the keys of the storages</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>les clés des storages</translation>
</message>
<message>
<source>has no list of storages behind its object; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>n’a pas de liste de storages derrière son objet ; le fichier est endommagé.</translation>
</message>
<message>
<source>names a storage that no tensor has; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>nomme un storage qu’aucun tenseur n’a ; le fichier est endommagé.</translation>
</message>
<message>
<source>its numbers have the byte order "big", expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ses nombres ont l’ordre des octets « big » ; attendu : « little » ; enregistrez-le de nouveau sur la machine qui doit le lire.</translation>
</message>
<message>
<source>is no PyTorch file: it is %1.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>n’est pas un fichier PyTorch : c’est %1.</translation>
</message>
<message>
<source>is no PyTorch file, it is empty; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>n’est pas un fichier PyTorch, il est vide ; enregistrez %1 avec torch.save.</translation>
</message>
<message>
<source>is no PyTorch file, it does not begin as torch.save begins one; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>n’est pas un fichier PyTorch, il ne commence pas comme ceux de torch.save ; enregistrez %1 avec torch.save.</translation>
</message>
<message>
<source>storage %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>le storage %1</translation>
</message>
<message>
<source>padding</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>remplissage</translation>
</message>
<message>
<source>begin</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>début</translation>
</message>
<message>
<source>end</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>fin</translation>
</message>
<message>
<source>unknown</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>inconnu</translation>
</message>
<message>
<source>should be a list of tokens or an object token → id, found %1.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>devrait être une liste de tokens ou un objet token → id ; trouvé : %1.</translation>
</message>
<message>
<source>entry %1 should be a text, found %2.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>l’entrée %1 devrait être un texte ; trouvé : %2.</translation>
</message>
<message>
<source>is not UTF-8; save the list as UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>n’est pas en UTF-8 ; enregistrez la liste en UTF-8.</translation>
</message>
<message>
<source>is empty, expected one token in every line.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>est vide ; un token par ligne était attendu.</translation>
</message>
<message>
<source>the id of %1 is %2, but there are %3 tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>l’id de %1 est %2, mais il y a %3 tokens.</translation>
</message>
<message>
<source>the id %1 cannot be two of padding, begin, end and unknown.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>l’id %1 ne peut pas être deux à la fois parmi remplissage, début, fin et inconnu.</translation>
</message>
<message>
<source>is empty, expected tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>est vide ; des tokens étaient attendus.</translation>
</message>
<message>
<source>%1 tokens, but the embedding has %2 rows.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 tokens, mais l’embedding a %2 lignes.</translation>
</message>
<message>
<source>token %1 is not UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>le token %1 n’est pas en UTF-8.</translation>
</message>
<message>
<source>tensor %1 should hold %2 blocks of as many rows, found shape %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 devrait contenir %2 blocs d’autant de lignes ; forme trouvée : %3.</translation>
</message>
<message>
<source>tensor %1 of shape %2 does not go together with %3 of shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 de forme %2 ne va pas avec %3 de forme %4.</translation>
</message>
<message>
<source>tensor %1 (%2) should have at least %3 dimensions, found shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 (%2) devrait avoir au moins %3 dimensions ; forme trouvée : %4.</translation>
</message>
<message>
<source>tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found shape [%2, %3].</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 devrait avoir 1, 3 ou 4 fois autant de lignes que de colonnes (rnn, gru, lstm) ; forme trouvée : [%2, %3].</translation>
</message>
<message>
<source>%1 is not among the blocks of this tensor.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 ne fait pas partie des blocs de ce tenseur.</translation>
</message>
<message>
<source>%1 stands twice; each block may stand once.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 figure deux fois ; chaque bloc ne peut figurer qu’une fois.</translation>
</message>
<message>
<source>tensor %1 (%2) should have %3 columns for %4, found shape %5.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 (%2) devrait avoir %3 colonnes pour %4 ; forme trouvée : %5.</translation>
</message>
<message>
<source>the mapping %1 says of no tensor that it is %2, which a model of this configuration has.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>la correspondance %1 ne dit d’aucun tenseur que c’est %2, qu’a un modèle de cette configuration.</translation>
</message>
<message>
<source>tensor %1 (%2) should have shape %3, found %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 (%2) devrait avoir la forme %3 ; trouvé : %4.</translation>
</message>
<message>
<source>tensor %1 would be %2, which a model of this configuration does not have.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 serait %2, que n’a pas un modèle de cette configuration.</translation>
</message>
<message>
<source>tensor %1 holds NaN as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 contient NaN comme nombre %2 ; des nombres finis étaient attendus.</translation>
</message>
<message>
<source>tensor %1 holds infinity as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 contient l’infini comme nombre %2 ; des nombres finis étaient attendus.</translation>
</message>
<message>
<source>tensor %1 should have shape %2, found %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp, core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 devrait avoir la forme %2 ; trouvé : %3.</translation>
</message>
<message>
<source>tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no bias, and %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 n’est pas nul, mais la couche attentionnelle de la spécification tanh(W_c [c ; s]) n’a pas de biais, et %2.</translation>
</message>
<message>
<source>tensor %1 is not zero, but %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>le tenseur %1 n’est pas nul, mais %2.</translation>
</message>
<message>
<source>nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer a un seul %1 pour les deux moitiés ; trouvé : encoder.%1 %2 et decoder.%1 %3</translation>
</message>
<message>
<source>nn.Transformer is an encoder "self_attention" under the wiring "transformer", found %1 under %2</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer est un encodeur « self_attention » sous le câblage « transformer » ; trouvé : %1 sous %2</translation>
</message>
<message>
<source>heads of nn.Transformer score by "scaled_dot", found %1</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>les têtes de nn.Transformer ont le score « scaled_dot » ; trouvé : %1</translation>
</message>
<message>
<source>nn.Transformer has a norm after its last layer, and this model has none (last_norm)</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer a une normalisation après sa dernière couche, et ce modèle n’en a pas (last_norm)</translation>
</message>
<message>
<source>the tutorial multiplies embeddings by √d, and this model does not</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>le tutoriel multiplie les embeddings par √d, et ce modèle ne le fait pas</translation>
</message>
<message>
<source>nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has another one</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer a l’ε 1e-5 dans ses normalisations sauf indication contraire, et ce modèle en a un autre</translation>
</message>
<message>
<source>nn.Transformer does not turn queries and keys, as positions "rotary" do</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer ne fait pas tourner requêtes et clés, comme le font les positions « rotary »</translation>
</message>
<message>
<source>the tutorial has one table of positions, and this model has learned one for each half</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>le tutoriel a une seule table de positions, et ce modèle en a appris une pour chaque moitié</translation>
</message>
<message>
<source>%1; leave --names out to write the specification's names.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>%1 ; omettez --names pour écrire les noms de la spécification.</translation>
</message>
<message>
<source>says of no tensor that it is %1.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>ne dit d’aucun tenseur que c’est %1.</translation>
</message>
<message>
<source>tensor "%1" holds NaN at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>le tenseur « %1 » contient NaN en [%2]</translation>
</message>
<message>
<source>tensor "%1" holds infinity at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>le tenseur « %1 » contient l’infini en [%2]</translation>
</message>
<message>
<source>metadata key "%1" is missing; %2 has it.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>la clé de métadonnées « %1 » manque ; elle est requise dans %2.</translation>
</message>
<message>
<source>its version is %1, expected a whole number from 1 up.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>sa version est %1 ; attendu : un nombre entier à partir de 1.</translation>
</message>
<message>
<source>is of version %1, this program reads up to version %2; open it with a newer Attention Lab.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>est de version %1, ce programme lit jusqu’à la version %2 ; ouvrez-le avec un Attention Lab plus récent.</translation>
</message>
<message>
<source>tensor %1 is unknown in a model of this configuration; %2</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>le tenseur %1 est inconnu dans un modèle de cette configuration ; %2</translation>
</message>
<message>
<source>tensor "%1" is missing, expected with shape %2.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>le tenseur « %1 » manque ; attendu avec la forme %2.</translation>
</message>
<message>
<source>tensor "%1" should have shape %2, found %3.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>le tenseur « %1 » devrait avoir la forme %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1, expected finite numbers.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>%1 ; des nombres finis étaient attendus.</translation>
</message>
<message>
<source>not written, because %1; train with a lower rate.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>non écrit, car %1 ; entraînez avec un taux plus bas.</translation>
</message>
<message>
<source>%1 should be at least %2, found %3.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 devrait être au moins %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be from 0 to 1, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 devrait être entre 0 et 1 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be a list of files, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 devrait être une liste de fichiers ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be a CRC-32 of 32 bits, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 devrait être un CRC-32 de 32 bits ; trouvé : %2.</translation>
</message>
<message>
<source>recipe of the training</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>recette de l’entraînement</translation>
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
<translation>Luong et al. 2015, section 3.1</translation>
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
<translation>Vaswani et al. 2017, équation 1</translation>
</message>
<message>
<source>Key · query</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Key · query</translation>
</message>
<message>
<source>keys and queries of learned projections</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>clés et requêtes de projections apprises</translation>
</message>
<message>
<source>Content</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Content</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Graves et al. 2014, équation 6</translation>
</message>
<message>
<source>Location</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Location</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015, équation 8</translation>
</message>
<message>
<source>No attention</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Sans attention</translation>
</message>
<message>
<source>Cho et al. 2014</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Cho et al. 2014</translation>
</message>
<message>
<source>the score %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/models/config_json.cpp</extracomment>
<translation>le score %1</translation>
</message>
<message numerus="yes">
<source>the scores %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>
<numerusform>le score %1</numerusform>
<numerusform>les scores %1</numerusform>
</translation>
</message>
<message>
<source>Global</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Globale</translation>
</message>
<message>
<source>Local, monotonic</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Locale, monotone</translation>
</message>
<message>
<source>Local, predictive</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Locale, prédictive</translation>
</message>
<message>
<source>Hard</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Dure</translation>
</message>
<message>
<source>%1 should be odd, so that a window has a middle, found %2.</source>
<extracomment>core/network/convolution/convolution_encoder.cpp</extracomment>
<translation>%1 devrait être impair, pour qu’une fenêtre ait un milieu ; trouvé : %2.</translation>
</message>
<message>
<source>gate of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>porte d’une cellule</translation>
</message>
<message>
<source>1 − z of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z d’une cellule</translation>
</message>
<message>
<source>W h + b of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b d’une cellule</translation>
</message>
<message>
<source>memory of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>mémoire d’une cellule</translation>
</message>
<message>
<source>tanh of a memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh d’une mémoire</translation>
</message>
<message>
<source>state of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>état de l’encodeur</translation>
</message>
<message>
<source>annotation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>annotation</translation>
</message>
<message>
<source>summary of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>résumé de l’encodeur</translation>
</message>
<message>
<source>first state</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>premier état</translation>
</message>
<message>
<source>gate of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>porte du décodeur</translation>
</message>
<message>
<source>1 − z of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z du décodeur</translation>
</message>
<message>
<source>W h + b of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b du décodeur</translation>
</message>
<message>
<source>memory of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>mémoire du décodeur</translation>
</message>
<message>
<source>tanh of the decoder's memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh de la mémoire du décodeur</translation>
</message>
<message>
<source>state of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>état du décodeur</translation>
</message>
<message>
<source>query</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>requête</translation>
</message>
<message>
<source>query times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>requête multipliée par sa matrice</translation>
</message>
<message>
<source>annotation times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>annotation multipliée par sa matrice</translation>
</message>
<message>
<source>length of what the query is compared with</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>longueur de ce à quoi la requête est comparée</translation>
</message>
<message>
<source>product of both lengths</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>produit des deux longueurs</translation>
</message>
<message>
<source>cosine</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>cosinus</translation>
</message>
<message>
<source>key strength β</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>force de clé β</translation>
</message>
<message>
<source>unit of the score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>unité du score</translation>
</message>
<message>
<source>unit of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>unité du centre</translation>
</message>
<message>
<source>share of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>part du centre</translation>
</message>
<message>
<source>centre of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>centre de la fenêtre</translation>
</message>
<message>
<source>distance from the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>distance au centre</translation>
</message>
<message>
<source>factor of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>facteur de la fenêtre</translation>
</message>
<message>
<source>score divided by the temperature</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>score divisé par la température</translation>
</message>
<message>
<source>largest score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>plus grand score</translation>
</message>
<message>
<source>sum of the exponentials</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>somme des exponentielles</translation>
</message>
<message>
<source>softmax</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>softmax</translation>
</message>
<message>
<source>context</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>contexte</translation>
</message>
<message>
<source>attentional vector</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>vecteur attentionnel</translation>
</message>
<message>
<source>sum of the exponentials of the logits</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>somme des exponentielles des logits</translation>
</message>
<message>
<source>logarithm of that sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>logarithme de cette somme</translation>
</message>
<message>
<source>logarithm of the token's probability</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>logarithme de la probabilité du token</translation>
</message>
<message>
<source>rate of the position's angle</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>fréquence de l’angle de la position</translation>
</message>
<message>
<source>learned vector of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>vecteur appris du token</translation>
</message>
<message>
<source>code of the position</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>code de la position</translation>
</message>
<message>
<source>cosine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>cosinus de la rotation</translation>
</message>
<message>
<source>sine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>sinus de la rotation</translation>
</message>
<message>
<source>input of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>entrée du token</translation>
</message>
<message>
<source>distance from the mean</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>distance à la moyenne</translation>
</message>
<message>
<source>variance</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>variance</translation>
</message>
<message>
<source>deviation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>écart-type</translation>
</message>
<message>
<source>normalised number</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>nombre normalisé</translation>
</message>
<message>
<source>layer norm</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>normalisation de couche</translation>
</message>
<message>
<source>what the sublayer adds</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ce que la sous-couche ajoute</translation>
</message>
<message>
<source>sum of the stream and what is added</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>somme du flux et de l’ajout</translation>
</message>
<message>
<source>first layer's sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>somme de la première couche</translation>
</message>
<message>
<source>share that the activation lets through</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>part que laisse passer l’activation</translation>
</message>
<message>
<source>activation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>activation</translation>
</message>
<message>
<source>query before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>requête avant sa rotation</translation>
</message>
<message>
<source>key before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>clé avant sa rotation</translation>
</message>
<message>
<source>key</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>clé</translation>
</message>
<message>
<source>mean weight of the heads</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>poids moyen des têtes</translation>
</message>
<message>
<source>value of the summary</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>valeur du résumé</translation>
</message>
<message>
<source>weight in the whole text</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>poids dans tout le texte</translation>
</message>
<message>
<source>projected input</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>entrée projetée</translation>
</message>
<message>
<source>sum of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>somme de la fenêtre</translation>
</message>
<message>
<source>gate of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>porte de la fenêtre</translation>
</message>
<message>
<source>output of the convolution</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>sortie de la convolution</translation>
</message>
<message>
<source>what is added to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ce qui est ajouté au logit</translation>
</message>
<message>
<source>what a bias adds to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ce qu’un biais ajoute au logit</translation>
</message>
<message>
<source>%1 "none" is not possible: a sentence's vector is made of its words by their weights.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 « none » n’est pas possible : le vecteur d’une phrase est fait de ses mots selon leurs poids.</translation>
</message>
<message>
<source>%1 names no token; a sentence ends with one of them.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 ne nomme aucun token ; une phrase finit par l’un d’eux.</translation>
</message>
<message>
<source>%1 should be ids of tokens from 0 to %2, found %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 devrait être des ids de tokens de 0 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 in %2 direction makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 en %2 direction donne %3.</translation>
</message>
<message numerus="yes">
<source>%1 in %2 directions makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>
<numerusform>%1 en %2 direction donne %3.</numerusform>
<numerusform>%1 en %2 directions donne %3.</numerusform>
</translation>
</message>
<message>
<source>%1 "%2" needs states and annotations of one size, found %3 %4 while %5</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 « %2 » demande des états et des annotations de même taille ; trouvé : %3 %4 alors que %5</translation>
</message>
<message>
<source>%1 should be "global" with the score "%2", which has no weights to confine, found %3.</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 devrait être « global » avec le score « %2 », qui n’a pas de poids à restreindre ; trouvé : %3.</translation>
</message>
<message>
<source>the wiring %1</source>
<extracomment>core/network/models/config_json.cpp</extracomment>
<translation>le câblage %1</translation>
</message>
<message>
<source>%1 "hard" is not possible over sentences, whose draws are not judged; ask for "global".</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 « hard » n’est pas possible sur des phrases, dont les tirages ne sont pas évalués ; demandez « global ».</translation>
</message>
<message>
<source>Recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Récurrent</translation>
</message>
<message>
<source>%1 over recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sur récurrent</translation>
</message>
<message>
<source>%1 over self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sur auto-attention</translation>
</message>
<message>
<source>Convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Convolution</translation>
</message>
<message>
<source>%1 over convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sur convolution</translation>
</message>
<message>
<source>%1 over embedding</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sur embedding</translation>
</message>
<message>
<source>Hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Hiérarchique</translation>
</message>
<message>
<source>%1 over hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sur hiérarchique</translation>
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
<translation>%1 devrait être « global » avec le câblage « pool », dont l’unique pas n’a pas de place dans le texte ; trouvé : « %2 ».</translation>
</message>
<message>
<source>Plain RNN</source>
<extracomment>core/network/recurrent/cells/cell_registry.cpp</extracomment>
<translation>RNN simple</translation>
</message>
<message>
<source>%1 "copy" needs one direction and annotations of the decoder's size, found %2 %3 while %4</source>
<extracomment>core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 « copy » demande une seule direction et des annotations de la taille du décodeur ; trouvé : %2 %3 alors que %4</translation>
</message>
<message>
<source>%1 to %2 (and %3, the mean of a layer's heads)</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>%1 à %2 (et %3, la moyenne des têtes d’une couche)</translation>
</message>
<message>
<source>this model has no attention, so it has no map %1.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>ce modèle n’a pas d’attention, donc pas de carte %1.</translation>
</message>
<message>
<source>this model has no attention map %1; it has %2.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>ce modèle n’a pas de carte d’attention %1 ; il a %2.</translation>
</message>
<message>
<source>mean of the heads</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>moyenne des têtes</translation>
</message>
<message>
<source>self-attention of the encoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>auto-attention de l’encodeur, couche %1, %2</translation>
</message>
<message>
<source>self-attention of the decoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>auto-attention du décodeur, couche %1, %2</translation>
</message>
<message>
<source>attention of the decoder to the source, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>attention du décodeur à la source, couche %1, %2</translation>
</message>
<message>
<source>attention of a sentence to its words</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>attention d’une phrase à ses mots</translation>
</message>
<message>
<source>attention of the class</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>attention de la classe</translation>
</message>
<message>
<source>weight of a word in its sentence times the sentence's</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>poids d’un mot dans sa phrase fois celui de la phrase</translation>
</message>
<message>
<source>attention followed through all layers</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>attention suivie à travers toutes les couches</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Luong et al. 2015, équation 8, dans chaque tête</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Bahdanau et al. 2015, A.1.2, dans chaque tête</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Graves et al. 2014, équation 6, dans chaque tête</translation>
</message>
<message>
<source>%1 %2 is not offered in heads, because their projections of queries and keys already make "dot" the same; ask for "dot" or "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 n’est pas proposé dans les têtes, car leurs projections de requêtes et de clés font déjà la même chose avec « dot » ; demandez « dot » ou « scaled_dot ».</translation>
</message>
<message>
<source>%1 "location" is not offered in heads: it reads no keys, and a head compares queries with keys; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 « location » n’est pas proposé dans les têtes : il ne lit pas de clés, et une tête compare requêtes et clés ; demandez « scaled_dot ».</translation>
</message>
<message>
<source>%1 "none" is possible in cross-attention only: self-attention without weights reads nothing; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 « none » n’est possible que dans l’attention croisée : une auto-attention sans poids ne lit rien ; demandez « scaled_dot ».</translation>
</message>
<message>
<source>%1 should be from 1e-12 to 0.1.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 devrait être entre 1e-12 et 0.1.</translation>
</message>
<message>
<source>%1 should divide %2 %3, found %4.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 devrait diviser %2 %3 ; trouvé : %4.</translation>
</message>
<message>
<source>%1 "rotary" turns pairs of numbers, so a head needs an even number of them, found %2 (%3 %4 in %5 heads).</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 « rotary » fait tourner des paires de nombres, une tête en demande donc un nombre pair ; trouvé : %2 (%3 %4 en %5 têtes).</translation>
</message>
<message>
<source>%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 a autant de sinus que de cosinus, la largeur doit donc être paire et d’au moins 4 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 makes %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 donne %2.</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "transformer", whose heads read all positions, found %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 devrait être « global » avec le câblage « transformer », dont les têtes lisent toutes les positions ; trouvé : %2.</translation>
</message>
<message>
<source>%1 needs an encoder with self-attention of the same size as the decoder, and vocabularies of one size.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 demande un encodeur à auto-attention de la taille du décodeur, et des vocabulaires de même taille.</translation>
</message>
<message>
<source>lanes[%1].origin leads round in a circle; expected a lane that has no origin at its end.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes[%1].origin tourne en boucle ; une piste sans origine était attendue au bout.</translation>
</message>
<message>
<source>lanes should be 1 to %1, found %2.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes devrait en compter de 1 à %1 ; trouvé : %2.</translation>
</message>
<message>
<source>the weights of update %1 are %2 numbers, but a network of this recipe has %3; they belong to another model.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>les poids de la mise à jour %1 sont %2 nombres, mais un réseau de cette recette en a %3 ; ils appartiennent à un autre modèle.</translation>
</message>
<message>
<source>%1 should be an object of attention maps, found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 devrait être un objet de cartes d’attention ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should name attention maps such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 devrait nommer des cartes d’attention comme « cross.1.1 » ; trouvé : %2.</translation>
</message>
<message>
<source>%1 is of update %2, expected one after %3.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 est de la mise à jour %2 ; une mise à jour après %3 était attendue.</translation>
</message>
<message>
<source>%1 is %2, the lane itself; expected another one.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 est %2, la piste elle-même ; une autre était attendue.</translation>
</message>
<message>
<source>%1 should be an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 devrait être une carte d’attention comme « cross.1.1 » ; trouvé : %2.</translation>
</message>
<message>
<source>%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 contient NaN en [%2] ; des nombres finis étaient attendus d’une piste qui n’a pas divergé.</translation>
</message>
<message>
<source>%1 hold infinity at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 contient l’infini en [%2] ; des nombres finis étaient attendus d’une piste qui n’a pas divergé.</translation>
</message>
<message>
<source>%1 is %2, but its losses are of %3 updates.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 est %2, mais ses pertes sont celles de %3 mises à jour.</translation>
</message>
<message>
<source>a saved run of Attention Lab</source>
<extracomment>core/runs/run_json.h</extracomment>
<translation>un entraînement enregistré d’Attention Lab</translation>
</message>
<message>
<source>not written, because a name or a sentence of the run is not UTF-8.</source>
<extracomment>core/runs/run_packing.cpp</extracomment>
<translation>non écrit, car un nom ou une phrase de l’entraînement n’est pas en UTF-8.</translation>
</message>
<message>
<source>more source tokens are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>le décompte annonce plus de tokens sources qu’il n’y en a.</translation>
</message>
<message>
<source>more steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>le décompte annonce plus de pas qu’il n’y en a.</translation>
</message>
<message>
<source>fewer numbers are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>le décompte annonce moins de nombres qu’il n’y en a.</translation>
</message>
<message>
<source>more weights are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>le décompte annonce plus de poids qu’il n’y en a.</translation>
</message>
<message>
<source>a weight</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un poids</translation>
</message>
<message>
<source>more numbers of steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>le décompte annonce plus de nombres de pas qu’il n’y en a.</translation>
</message>
<message>
<source>a token</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un token</translation>
</message>
<message>
<source>a flag</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un drapeau</translation>
</message>
<message>
<source>a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>une probabilité</translation>
</message>
<message>
<source>a logarithm of a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un logarithme de probabilité</translation>
</message>
<message>
<source>a temperature</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>une température</translation>
</message>
<message>
<source>a centre</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un centre</translation>
</message>
<message>
<source>a position</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>une position</translation>
</message>
<message>
<source>a window</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>une fenêtre</translation>
</message>
<message>
<source>a count of distributions</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un nombre de distributions</translation>
</message>
<message>
<source>a position is taken where there are no weights.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>une position est choisie là où il n’y a pas de poids.</translation>
</message>
<message>
<source>entry %1 should be [update] or [update, source tokens, steps, stop] with counts below 2147483648, and may have the names of an attention map and of a self-attention behind them.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>l’entrée %1 devrait être [update] ou [update, source tokens, steps, stop] avec des nombres inférieurs à 2147483648, suivis au besoin des noms d’une carte d’attention et d’une carte d’auto-attention.</translation>
</message>
<message>
<source>entry %1 is of update %2, expected one from %3 to %4.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>l’entrée %1 est de la mise à jour %2 ; une mise à jour de %3 à %4 était attendue.</translation>
</message>
<message>
<source>a stop should be 0, 1 or 2, found %1.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un arrêt devrait être 0, 1 ou 2 ; trouvé : %1.</translation>
</message>
<message>
<source>%1 has no losses; %2 has them.</source>
<extracomment>core/runs/run_summary.cpp</extracomment>
<translation>%1 n’a pas de pertes ; elles sont requises dans %2.</translation>
</message>
<message>
<source>should be a list of names of tensors.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>devrait être une liste de noms de tenseurs.</translation>
</message>
<message>
<source>tensor %1 is missing, which its lane speaks of.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 manque, alors que sa piste en parle.</translation>
</message>
<message>
<source>tensor %1 should have %2 numbers as the others of its lane, found %3.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 devrait avoir %2 nombres comme les autres de sa piste ; trouvé : %3.</translation>
</message>
<message>
<source>tensor %1 should have some numbers as the others of its lane, found %2.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 devrait avoir des nombres comme les autres de sa piste ; trouvé : %2.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers from 0 up.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 contient %2 en [%3] ; des nombres finis à partir de 0 étaient attendus.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 contient %2 en [%3] ; des nombres finis étaient attendus.</translation>
</message>
<message>
<source>tensor %1 belongs to no lane of the run.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>le tenseur %1 n’appartient à aucune piste de l’entraînement.</translation>
</message>
<message>
<source>its source vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>son vocabulaire source n’a plus le token %1 ; choisissez-en un autre.</translation>
</message>
<message>
<source>its target vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>son vocabulaire cible n’a plus le token %1 ; choisissez-en un autre.</translation>
</message>
<message>
<source>%1 is not in it, which %2 has; choose a file that Attention Lab has saved.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>%1 n’y est pas, alors que %2 l’a toujours ; choisissez un fichier enregistré par Attention Lab.</translation>
</message>
<message>
<source>its bytes are not those that were saved; take another copy of the session.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>ses octets ne sont pas ceux qui ont été enregistrés ; prenez une autre copie de la session.</translation>
</message>
<message>
<source>its score is "%1", expected "%2", as session.json says.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>son score est « %1 » ; attendu : « %2 », comme le dit session.json.</translation>
</message>
<message>
<source>not written, because a path or a text of the session is not UTF-8.</source>
<extracomment>core/sessions/session_file_save.cpp</extracomment>
<translation>non écrit, car un chemin ou un texte de la session n’est pas en UTF-8.</translation>
</message>
<message>
<source>%1 should be two numbers from −1000 to 1000, found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être deux nombres de −1000 à 1000 ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be a position from 0 to %2, found %3.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être une position de 0 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be 64 small hexadecimal digits (SHA-256), found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être 64 chiffres hexadécimaux minuscules (SHA-256) ; trouvé : %2.</translation>
</message>
<message>
<source>%1 should be the id of a score function, found nothing.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait être l’id d’une fonction de score ; rien trouvé.</translation>
</message>
<message>
<source>%1 is missing; a model that is not kept in the session has the place of its file.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 manque ; un modèle qui n’est pas gardé dans la session a l’emplacement de son fichier.</translation>
</message>
<message>
<source>%1 is %2 as that of a model before it; each lane has its own.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 est %2, comme celui d’un modèle précédent ; chaque piste a le sien.</translation>
</message>
<message>
<source>%1 should be %2 at most, found more.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 devrait en compter au plus %2 ; trouvé : davantage.</translation>
</message>
<message>
<source>map of the lane %1 should name an attention map such as "cross.1.1", found %2</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>la carte de la piste %1 devrait nommer une carte d’attention comme « cross.1.1 » ; trouvé : %2</translation>
</message>
<message>
<source>a session of Attention Lab</source>
<extracomment>core/sessions/session_json.h</extracomment>
<translation>une session d’Attention Lab</translation>
</message>
<message>
<source>%1 is missing; a session of Attention Lab has it.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 manque ; une session d’Attention Lab l’a toujours.</translation>
</message>
<message>
<source>%1 should have %2 bytes at most, found %3.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 devrait avoir au plus %2 octets ; trouvé : %3.</translation>
</message>
<message>
<source>%1 should be %2 texts at most, found more.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 devrait avoir au plus %2 textes ; trouvé : davantage.</translation>
</message>
<message>
<source>%1 numbers from 0 to 9, two of them marked by brackets</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>%1 nombres de 0 à 9, dont deux marqués par des crochets</translation>
</message>
<message>
<source>The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text is something else.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>La tâche a des nombres de 0 à 9 dont deux sont marqués, comme 3 [7] 1 [2], et ce texte est autre chose.</translation>
</message>
<message>
<source>The task has texts of %1 numbers, and this one has %2.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>La tâche a des textes de %1 nombres, et celui-ci en a %2.</translation>
</message>
<message>
<source>dates of the years %1 in %2 forms; two digits of a year stand for %3</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>dates des années %1 sous %2 formes ; deux chiffres d’une année valent pour %3</translation>
</message>
<message>
<source>This text is a date in none of the %1 forms that the task has.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Ce texte n’est une date dans aucune des %1 formes de la tâche.</translation>
</message>
<message>
<source>The year %1 is outside the years of the task, %2.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>L’année %1 est hors des années de la tâche, %2.</translation>
</message>
<message>
<source>A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Un poids peut être à côté du lien connu : un encodeur bidirectionnel mêle les voisins à une annotation.</translation>
</message>
<message>
<source>%1 small letters from a to z</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>%1 lettres minuscules de a à z</translation>
</message>
<message>
<source>The task has small letters from a to z, and this text has other characters.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>La tâche a des lettres minuscules de a à z, et ce texte a d’autres caractères.</translation>
</message>
<message>
<source>The task has texts of %1 letters, and this one has %2.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>La tâche a des textes de %1 lettres, et celui-ci en a %2.</translation>
</message>
<message>
<source>The task has numbers of %1 digits, and this one has %2.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>La tâche a des nombres de %1 chiffres, et celui-ci en a %2.</translation>
</message>
<message>
<source>numbers of %1 digits in English words</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>nombres de %1 chiffres en mots anglais</translation>
</message>
<message>
<source>This text is no number in English words.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Ce texte n’est pas un nombre en mots anglais.</translation>
</message>
<message>
<source>numbers of %1 digits</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>nombres de %1 chiffres</translation>
</message>
<message>
<source>This text is no number in digits.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Ce texte n’est pas un nombre en chiffres.</translation>
</message>
<message>
<source>reviews of %1 sentences, one of which decides, made of %2 words</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>critiques de %1 phrases, dont une décide, faites de %2 mots</translation>
</message>
<message>
<source>This is no review of the task's small grammar with one sentence that decides, so its class is not known.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Ce n’est pas une critique de la petite grammaire de la tâche avec une phrase qui décide ; sa classe n’est donc pas connue.</translation>
</message>
<message>
<source>The task has reviews of %1 sentences, and this one has %2.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>La tâche a des critiques de %1 phrases, et celle-ci en a %2.</translation>
</message>
<message>
<source>A weight may stand beside the evidence: an annotation of any word can know of the whole text.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Un poids peut être à côté des indices : une annotation de n’importe quel mot peut connaître tout le texte.</translation>
</message>
<message>
<source>English sentences of %1 clauses, made of %2 words</source>
<extracomment>core/tasks/tags.cpp, core/tasks/translate.cpp</extracomment>
<translation>phrases anglaises de %1 propositions, faites de %2 mots</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its tags are not known.</source>
<extracomment>core/tasks/tags.cpp</extracomment>
<translation>Ce n’est pas une phrase de la petite grammaire de la tâche ; ses étiquettes ne sont donc pas connues.</translation>
</message>
<message>
<source>Dates to ISO</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Dates en ISO</translation>
</message>
<message>
<source>Copy letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Copier les lettres</translation>
</message>
<message>
<source>letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>lettres</translation>
</message>
<message>
<source>Reverse letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Inverser les lettres</translation>
</message>
<message>
<source>Sort letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Trier les lettres</translation>
</message>
<message>
<source>Number words to digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Nombres : mots en chiffres</translation>
</message>
<message>
<source>digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>chiffres</translation>
</message>
<message>
<source>Digits to number words</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Nombres : chiffres en mots</translation>
</message>
<message>
<source>English to French</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Anglais vers français</translation>
</message>
<message>
<source>clauses</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>propositions</translation>
</message>
<message>
<source>Parts of speech</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Parties du discours</translation>
</message>
<message>
<source>Sentiment of reviews</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentiment des critiques</translation>
</message>
<message>
<source>Sentiment, distracting</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentiment, avec distracteurs</translation>
</message>
<message>
<source>Sum of two marked numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Somme de deux nombres marqués</translation>
</message>
<message>
<source>numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>nombres</translation>
</message>
<message>
<source>found %1, but the task "%2" has no lengths to choose.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>trouvé : %1, mais la tâche « %2 » n’a pas de longueurs à choisir.</translation>
</message>
<message>
<source>should be a shortest and a longest one from %1 to %2, found %3.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>devrait être une longueur minimale et une maximale de %1 à %2 ; trouvé : %3.</translation>
</message>
<message>
<source>Lengths of the task "%1": %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Longueurs de la tâche « %1 » : %2</translation>
</message>
<message>
<source>Unknown task %1; %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Tâche inconnue %1 ; %2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its right output is not known.</source>
<extracomment>core/tasks/translate.cpp</extracomment>
<translation>Ce n’est pas une phrase de la petite grammaire de la tâche ; sa bonne sortie n’est donc pas connue.</translation>
</message>
<message>
<source>SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a piece, so take a larger size or more texts.</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>SentencePiece ne peut pas apprendre %1 sous-mots (%2) à partir de %3 textes : %4 ; chaque caractère demande un sous-mot, prenez donc une taille plus grande ou plus de textes.</translation>
</message>
<message>
<source>the texts are empty or too long</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>les textes sont vides ou trop longs</translation>
</message>
<message>
<source>is larger than two gigabytes</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>dépasse deux gigaoctets</translation>
</message>
<message>
<source>has a piece of %1 bytes, at most %2 are possible</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>a un sous-mot de %1 octets, au plus %2 sont possibles</translation>
</message>
<message>
<source>has tests of its own, which are not run here</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>a ses propres tests, qui ne sont pas exécutés ici</translation>
</message>
<message>
<source>is damaged</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>est endommagé</translation>
</message>
<message>
<source>has rules that change texts, and they are damaged</source>
<extracomment>core/text/piece_rules.cpp</extracomment>
<translation>a des règles qui modifient les textes, et elles sont endommagées</translation>
</message>
<message>
<source>%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 manque ; ce tokeniseur s’apprend d’un corpus et a besoin de ce qu’il a appris.</translation>
</message>
<message>
<source>SentencePiece's new model</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>le nouveau modèle de SentencePiece</translation>
</message>
<message>
<source>%1 is no model of SentencePiece (%2); the file is damaged, take another copy.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 n’est pas un modèle de SentencePiece (%2) ; le fichier est endommagé, prenez-en une autre copie.</translation>
</message>
<message>
<source>SentencePiece cannot cut %1 (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece ne peut pas découper %1 (%2).</translation>
</message>
<message>
<source>SentencePiece cannot join %1 pieces (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece ne peut pas assembler %1 sous-mots (%2).</translation>
</message>
<message>
<source>The Unicode library cannot cut text into words (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>La bibliothèque Unicode ne peut pas découper le texte en mots (%1) ; installez ICU avec ses données.</translation>
</message>
<message>
<source>The Unicode library cannot cut text into characters (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>La bibliothèque Unicode ne peut pas découper le texte en caractères (%1) ; installez ICU avec ses données.</translation>
</message>
<message>
<source>The Unicode library cannot normalise text (%1); install ICU with its data.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>La bibliothèque Unicode ne peut pas normaliser le texte (%1) ; installez ICU avec ses données.</translation>
</message>
<message>
<source>The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>La bibliothèque Unicode ne peut pas normaliser un texte de %1 octets (%2) ; essayez-en un plus court.</translation>
</message>
<message>
<source>%1 is %2, which is unknown; %3</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 est %2, qui est inconnu ; %3</translation>
</message>
<message>
<source>%1 may hold %2 and %3, found %4.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 peut contenir %2 et %3 ; trouvé : %4.</translation>
</message>
<message>
<source>Characters</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Caractères</translation>
</message>
<message>
<source>Words</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Mots</translation>
</message>
<message>
<source>What stands between blanks</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Ce qui est entre espaces</translation>
</message>
<message>
<source>unknown tokeniser %1; %2</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokeniseur inconnu %1 ; %2</translation>
</message>
<message>
<source>tokeniser %1</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokeniseur %1</translation>
</message>
<message>
<source>tokenizer has a source but no target; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer a une source mais pas de cible ; il devrait avoir les deux.</translation>
</message>
<message>
<source>tokenizer has a target but no source; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer a une cible mais pas de source ; il devrait avoir les deux.</translation>
</message>
<message>
<source>the end</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>la fin</translation>
</message>
<message>
<source>token %1 of the vocabulary must be %2, found %3; a vocabulary starts with &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>le token %1 du vocabulaire doit être %2 ; trouvé : %3 ; un vocabulaire commence par &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</translation>
</message>
<message>
<source>%1 stands twice in the vocabulary, as token %2 and as token %3; every token must stand once.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>%1 figure deux fois dans le vocabulaire, comme token %2 et comme token %3 ; chaque token ne doit figurer qu’une fois.</translation>
</message>
<message>
<source>is a checkpoint of another corpus: %1; resume it with the unchanged corpus.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>est un point de reprise d’un autre corpus : %1 ; reprenez-le avec le corpus inchangé.</translation>
</message>
<message>
<source>is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>est un point de reprise d’une autre recette : %1 ; reprenez-le avec la recette de sa création.</translation>
</message>
<message>
<source>a number below 0 in adam.square, expected mean squares of gradients.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>un nombre inférieur à 0 dans adam.square ; des moyennes de carrés de gradients étaient attendues.</translation>
</message>
<message>
<source>task "%1" has no %2 different pairs besides those in use, found %3; ask for fewer.</source>
<extracomment>core/train/corpora/corpus.cpp</extracomment>
<translation>la tâche « %1 » n’a pas %2 paires différentes en dehors de celles qui servent ; trouvé : %3 ; demandez-en moins.</translation>
</message>
<message>
<source>does not fit the task "%1": its source vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : à son vocabulaire source manque %2 ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>does not fit the task "%1": its target vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : à son vocabulaire cible manque %2 ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>does not fit the task "%1": its source tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : son tokeniseur source est %2 ; attendu : « %3 » ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>does not fit the task "%1": its target tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : son tokeniseur cible est %2 ; attendu : « %3 » ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>does not fit the task "%1": the task has classes, and the model writes outputs of several tokens; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : la tâche a des classes, et le modèle écrit des sorties de plusieurs tokens ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>does not fit the task "%1": the model gives classes, and the task has longer outputs; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>ne convient pas à la tâche « %1 » : le modèle donne des classes, et la tâche a des sorties plus longues ; prenez un modèle entraîné sur cette tâche.</translation>
</message>
<message>
<source>model.encoder.longest should be at least %1, the tokens of the longest source to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.longest devrait être au moins %1, les tokens de la plus longue source d’entraînement ; trouvé : %2 ; avec positions « learned », il y a un vecteur pour chacun d’eux.</translation>
</message>
<message>
<source>model.decoder.longest should be at least %1, the tokens of the longest target with its &lt;/s&gt; to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.decoder.longest devrait être au moins %1, les tokens de la plus longue cible d’entraînement avec son &lt;/s&gt; ; trouvé : %2 ; avec positions « learned », il y a un vecteur pour chacun d’eux.</translation>
</message>
<message>
<source>model.encoder.separators: %1 is no token of the source; name tokens with which a sentence ends.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.separators : %1 n’est pas un token de la source ; nommez des tokens par lesquels finit une phrase.</translation>
</message>
<message>
<source>line %1 has the class %2, which is the name of a special token; write it in another way.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la ligne %1 a la classe %2, qui est le nom d’un token spécial ; écrivez-la autrement.</translation>
</message>
<message>
<source>line %1 and every other line to train on has the class %2; expected two classes or more.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la ligne %1 et toutes les autres lignes d’entraînement ont la classe %2 ; il faut deux classes ou plus.</translation>
</message>
<message>
<source>the training part</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la partie d’entraînement</translation>
</message>
<message>
<source>pairs asks for %1, but only %2 are left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>pairs demande %1, mais il n’en reste que %2 pour l’entraînement.</translation>
</message>
<message>
<source>held_out asks for %1, but only %2 are left to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>held_out demande %1, mais il n’en reste que %2 pour la mesure.</translation>
</message>
<message>
<source>the source tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la taille du tokeniseur source demande %1 sous-mots, mais les textes n’en donnent que %2.</translation>
</message>
<message>
<source>the target tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la taille du tokeniseur cible demande %1 sous-mots, mais les textes n’en donnent que %2.</translation>
</message>
<message>
<source>line %1 has the class %2, which %3 does not have; its classes are %4.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la ligne %1 a la classe %2, que %3 n’a pas ; ses classes sont %4.</translation>
</message>
<message>
<source>no pair is left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>il ne reste aucune paire pour l’entraînement.</translation>
</message>
<message>
<source>no pair is left that could be held out.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>il ne reste aucune paire pour la validation.</translation>
</message>
<message>
<source>no token stands %1 times in the training part; lower corpus.vocabulary.frequency.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>aucun token ne figure %1 fois dans la partie d’entraînement ; baissez corpus.vocabulary.frequency.</translation>
</message>
<message>
<source>%1 when the model was trained, so that the pairs that were held out cannot be told from the others; take the unchanged corpus, or name other texts to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>%1 lors de l’entraînement du modèle, si bien que les paires de validation ne peuvent pas être distinguées des autres ; prenez le corpus inchangé, ou nommez d’autres textes pour la mesure.</translation>
</message>
<message>
<source>the model</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>le modèle</translation>
</message>
<message>
<source>repeated</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>répétée(s)</translation>
</message>
<message>
<source>with a source or target that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>dont la source ou la cible est en validation</translation>
</message>
<message>
<source>with a source that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>dont la source est en validation</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2 (the usual number); ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>%1 paires sont utilisables, mais held_out en demande %2 (le nombre usuel) ; demandez-en moins, pour qu’il en reste pour l’entraînement.</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2; ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>%1 paires sont utilisables, mais held_out en demande %2 ; demandez-en moins, pour qu’il en reste pour l’entraînement.</translation>
</message>
<message>
<source>try a change to the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>essayez un changement du taux en %1 ou écrêtez le gradient à 1.</translation>
</message>
<message>
<source>try the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>essayez le taux %1 ou écrêtez le gradient à 1.</translation>
</message>
<message>
<source>try a change to the rate %1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>essayez un changement du taux en %1.</translation>
</message>
<message>
<source>try the rate %1, clip the gradient below %2 or warm up for longer.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>essayez le taux %1, écrêtez le gradient sous %2 ou allongez le warm-up.</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high for a gradient that is not clipped; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>l’entraînement a divergé à la mise à jour %1 : %2, très probablement parce que le taux d’apprentissage de %3 est trop élevé pour un gradient non écrêté ; %4</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>l’entraînement a divergé à la mise à jour %1 : %2, très probablement parce que le taux d’apprentissage de %3 est trop élevé ; %4</translation>
</message>
<message>
<source>the loss is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la perte n’est plus un nombre</translation>
</message>
<message>
<source>the loss is %1 per token</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la perte est de %1 par token</translation>
</message>
<message>
<source>the gradient is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>le gradient n’est plus un nombre</translation>
</message>
<message>
<source>change at update %1</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>changement à la mise à jour %1</translation>
</message>
<message>
<source>the loss on held-out pairs is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la perte sur les paires de validation n’est plus un nombre</translation>
</message>
<message>
<source>%1, or go back on the time line and branch from there with a smaller rate.</source>
<extracomment>core/train/live/lane_recorder.cpp</extracomment>
<translation>%1, ou revenez en arrière dans la chronologie et créez-y une branche à taux plus bas.</translation>
</message>
<message>
<source>there is not enough memory for the model; train fewer lanes at once.</source>
<extracomment>core/train/live/live_models.cpp</extracomment>
<translation>la mémoire ne suffit pas pour le modèle ; entraînez moins de pistes à la fois.</translation>
</message>
<message>
<source>its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>son corpus a changé depuis : %1 ; continuez avec le corpus inchangé, ou recommencez.</translation>
</message>
<message>
<source>its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>ses poids enregistrés sont %1 nombres, mais un réseau de sa recette en a %2 ; recommencez.</translation>
</message>
<message>
<source>its watched map is %1, which its network does not have; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>sa carte suivie est %1, que son réseau n’a pas ; recommencez.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring est %1, mais le corpus a des classes, que donne le câblage « pool ».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring est %1, mais la tâche %2 a des classes, que donne le câblage « pool ».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has outputs of several tokens, and "pool" gives one class; take another wiring, or set corpus.classes.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring est %1, mais le corpus a des sorties de plusieurs tokens, et « pool » donne une seule classe ; prenez un autre câblage, ou définissez corpus.classes.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has outputs of several tokens, and "pool" gives one class; take another wiring.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring est %1, mais la tâche %2 a des sorties de plusieurs tokens, et « pool » donne une seule classe ; prenez un autre câblage.</translation>
</message>
<message>
<source>%1 should have either files (one file, a tab between the sides of a pair) or both source and target (two files, line by line).</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 devrait avoir soit files (un fichier, une tabulation entre les côtés d’une paire), soit source et target (deux fichiers, ligne à ligne).</translation>
</message>
<message>
<source>%1 has a source but no target; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 a une source mais pas de cible ; donnez les deux, ou un seul objet pour les deux.</translation>
</message>
<message>
<source>%1 has a target but no source; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 a une cible mais pas de source ; donnez les deux, ou un seul objet pour les deux.</translation>
</message>
<message>
<source>corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one word; leave it out.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>corpus.tokenizer.target est %1, mais les classes sont découpées par %2, puisqu’une étiquette est un seul mot ; omettez-le.</translation>
</message>
<message>
<source>%1 should be one of %2 or an object with files of its own, found %3.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 devrait être parmi %2 ou un objet avec ses propres fichiers ; trouvé : %3.</translation>
</message>
<message>
<source>Every source is padded to the longest one, and the model reads the padding as if it were text.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Chaque source est complétée par du remplissage jusqu’à la plus longue, et le modèle lit ce remplissage comme si c’était du texte.</translation>
</message>
<message>
<source>Long targets are cut at half of the longest one, and end there.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Les cibles longues sont coupées à la moitié de la plus longue, et finissent là.</translation>
</message>
<message>
<source>The labels stand one row off: the first token of every target is missing.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Les étiquettes sont décalées d’une ligne : le premier token de chaque cible manque.</translation>
</message>
<message>
<source>Every target stands beside the source of another pair.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Chaque cible figure à côté de la source d’une autre paire.</translation>
</message>
<message>
<source>This training makes a mistake on purpose, for a lesson. %1</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Cet entraînement fait exprès une erreur, pour une leçon. %1</translation>
</message>
<message>
<source>shorter than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>de moins de %1 tokens</translation>
</message>
<message>
<source>longer than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>de plus de %1 tokens</translation>
</message>
<message>
<source>a number above 0</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>un nombre supérieur à 0</translation>
</message>
<message>
<source>from 0 to the rate (%1)</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 et le taux (%1)</translation>
</message>
<message>
<source>at least 0 and below 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>d’au moins 0 et inférieur à 1</translation>
</message>
<message>
<source>from 1e-30 to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 1e-30 et 1</translation>
</message>
<message>
<source>from 0 (no clipping) to 1000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 (pas d’écrêtage) et 1000000</translation>
</message>
<message>
<source>from 0 (never) to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 (jamais) et 1</translation>
</message>
<message>
<source>from 0 (never) to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 (jamais) et 1000</translation>
</message>
<message>
<source>from 0 (never) to 1000000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 (jamais) et 1000000000</translation>
</message>
<message>
<source>from 0 to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>entre 0 et 1000</translation>
</message>
<message>
<source>%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1rate, %1dropout, %1teacher_forcing ou %1updates devrait être défini ; aucun trouvé.</translation>
</message>
<message>
<source>lengths %1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>longueurs %1</translation>
</message>
<message>
<source>changes should be a list of objects, found %1.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>changes devrait être une liste d’objets ; trouvé : %1.</translation>
</message>
<message>
<source>%1 is missing; it says after how many updates the change is made.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 manque ; cette clé dit après combien de mises à jour le changement est fait.</translation>
</message>
<message>
<source>model.%1.%2 is read by %3 only, found with %4; leave it out.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>model.%1.%2 n’est lu que par %3 ; trouvé avec %4 ; omettez-le.</translation>
</message>
<message>
<source>has both task and corpus; a recipe trains on one of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>a à la fois task et corpus ; une recette s’entraîne sur l’un des deux.</translation>
</message>
<message>
<source>lengths are of a task's sources; those of a corpus are corpus.shortest and corpus.longest.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>lengths vaut pour les sources d’une tâche ; pour celles d’un corpus, ce sont corpus.shortest et corpus.longest.</translation>
</message>
<message>
<source>%1 is %2, expected %3</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 est %2 ; attendu : %3</translation>
</message>
<message>
<source>has neither task nor corpus; name the task, such as "task": "dates", or the files to train on with corpus.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>n’a ni task ni corpus ; nommez la tâche, comme "task": "dates", ou les fichiers d’entraînement avec corpus.</translation>
</message>
<message>
<source>batch %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>lot %1</translation>
</message>
<message>
<source>updates %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>m. à j. %1</translation>
</message>
<message>
<source>smoothing %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>lissage %1</translation>
</message>
<message>
<source>clip %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>écrêtage %1</translation>
</message>
<message>
<source>warm-up %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>warm-up %1</translation>
</message>
<message>
<source>fall %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>baisse %1</translation>
</message>
<message>
<source>No recipe to make a run of; name at least one.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>Aucune recette pour préparer un entraînement ; nommez-en au moins une.</translation>
</message>
<message>
<source>%1 recipes are too many for one run, which has %2 lanes at most; open fewer.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>%1 recettes, c’est trop pour un seul entraînement, qui a au plus %2 pistes ; ouvrez-en moins.</translation>
</message>
<message>
<source>corpus starts at another folder</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>corpus commence dans un autre dossier</translation>
</message>
<message>
<source>cannot be trained in one run with %1: %2; all lanes of a run learn the same pairs, and may differ in everything else.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>ne peut pas être entraîné en même temps que %1 : %2 ; toutes les pistes d’un entraînement apprennent les mêmes paires, et peuvent différer en tout le reste.</translation>
</message>
<message>
<source>has no recipes of the task %1; the program's resources are not where they should be, or the task is not known.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>n’a pas de recettes de la tâche %1 ; les ressources du programme ne sont pas à leur place, ou la tâche n’est pas connue.</translation>
</message>
<message>
<source>lanes should have one that takes part, found none.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes devrait avoir une piste qui participe ; aucune trouvée.</translation>
</message>
<message>
<source>lanes should be %1 at most, found %2.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes devrait en compter au plus %1 ; trouvé : %2.</translation>
</message>
<message>
<source>window %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>fenêtre %1</translation>
</message>
<message>
<source>fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>feeding</translation>
</message>
<message>
<source>not fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>sans feeding</translation>
</message>
<message>
<source>learned β</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>β appris</translation>
</message>
<message>
<source>bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>biais</translation>
</message>
<message>
<source>no bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>sans biais</translation>
</message>
<message>
<source>up to %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>jusqu’à %1</translation>
</message>
<message>
<source>heads %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>têtes %1</translation>
</message>
<message>
<source>%1-norm</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1-norm</translation>
</message>
<message>
<source>positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>positions %1</translation>
</message>
<message>
<source>encoder positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>positions enc. %1</translation>
</message>
<message>
<source>encoder %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>encodeur %1</translation>
</message>
<message>
<source>layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>couches %1</translation>
</message>
<message>
<source>encoder layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>couches enc. %1</translation>
</message>
<message>
<source>embedding %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>embedding %1</translation>
</message>
<message>
<source>attention %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>attention %1</translation>
</message>
<message>
<source>%1 over %2</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 sur %2</translation>
</message>
<message>
<source>training cannot start from this model: its %1 is %2, the recipe's is %3; give the recipe the model's settings.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>l’entraînement ne peut pas partir de ce modèle : sa valeur de %1 est %2, celle de la recette est %3 ; donnez à la recette les réglages du modèle.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>l’entraînement ne peut pas partir de ce modèle : son vocabulaire source a d’autres tokens que celui de la recette ; entraînez-le sur la tâche ou les textes de sa création.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>l’entraînement ne peut pas partir de ce modèle : son vocabulaire source a %1 tokens, celui de la recette en a %2 ; entraînez-le sur la tâche ou les textes de sa création.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>l’entraînement ne peut pas partir de ce modèle : son vocabulaire cible a d’autres tokens que celui de la recette ; entraînez-le sur la tâche ou les textes de sa création.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>l’entraînement ne peut pas partir de ce modèle : son vocabulaire cible a %1 tokens, celui de la recette en a %2 ; entraînez-le sur la tâche ou les textes de sa création.</translation>
</message>
<message>
<source>the system gives no %1 threads; train with fewer.</source>
<extracomment>core/train/team.cpp</extracomment>
<translation>le système n’accorde pas %1 threads ; entraînez avec moins.</translation>
</message>
<message>
<source>the system gives only %1 threads; train with fewer.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>le système n’accorde que %1 threads ; entraînez avec moins.</translation>
</message>
<message>
<source>there is not enough memory; train fewer lanes at once.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>la mémoire ne suffit pas ; entraînez moins de pistes à la fois.</translation>
</message>
<message>
<source>the source has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>la source a %1 tokens du modèle, et un modèle en lit ici au plus %2 par phrase ; omettez-la ou divisez-la.</translation>
</message>
<message>
<source>the target has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>la cible a %1 tokens du modèle, et un modèle en lit ici au plus %2 par phrase ; omettez-la ou divisez-la.</translation>
</message>
<message>
<source>the model says one class for a text, so it aligns no words; give a model that translates.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>le modèle donne une classe pour un texte, il n’aligne donc aucun mot ; donnez un modèle qui traduit.</translation>
</message>
<message>
<source>Transformer of CTranslate2</source>
<extracomment>resources/mappings/families/ctranslate2.json</extracomment>
<translation>Transformer de CTranslate2</translation>
</message>
<message>
<source>Transformer of Marian</source>
<extracomment>resources/mappings/families/marian.json</extracomment>
<translation>Transformer de Marian</translation>
</message>
<message>
<source>Luong's decoder with score concat</source>
<extracomment>resources/mappings/luong_concat.json</extracomment>
<translation>Décodeur de Luong avec le score concat</translation>
</message>
<message>
<source>Luong's decoder with score dot</source>
<extracomment>resources/mappings/luong_dot.json</extracomment>
<translation>Décodeur de Luong avec le score dot</translation>
</message>
<message>
<source>Luong's decoder with score general</source>
<extracomment>resources/mappings/luong_general.json</extracomment>
<translation>Décodeur de Luong avec le score general</translation>
</message>
<message>
<source>Luong's decoder above summed directions</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>Décodeur de Luong sur des directions additionnées</translation>
</message>
<message>
<source>encoder.gru.weight_hh_l0_reverse is the second direction of an encoder whose directions are summed and whose raw last state starts the decoder (decoder.gru), while the specification joins the directions and starts from tanh(W_b [forward ; backward] + b_b), which cannot be the raw state; only a model whose encoder has one direction can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>encoder.gru.weight_hh_l0_reverse est la seconde direction d’un encodeur dont les directions sont additionnées et dont le dernier état initialise tel quel le décodeur (decoder.gru). La spécification met les directions bout à bout et part de tanh(W_b [avant ; arrière] + b_b), ce qui ne peut pas être l’état tel quel ; seul un modèle dont l’encodeur a une direction peut être ouvert.</translation>
</message>
<message>
<source>Luong's decoder with several layers</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>Décodeur de Luong à plusieurs couches</translation>
</message>
<message>
<source>decoder.gru.weight_hh_l1 is a second layer of a decoder whose layers each start from their own state of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>decoder.gru.weight_hh_l1 est la seconde couche d’un décodeur dont chaque couche part de son propre état de l’encodeur. La spécification fait partir toutes les couches d’un seul état ; seul le modèle à une couche peut être ouvert.</translation>
</message>
<message>
<source>An encoder alone</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>Un encodeur seul</translation>
</message>
<message>
<source>holds an embedding and a GRU and no more (embedding.weight, gru.weight_ih_l0 …), so it is an encoder without attention and decoder; give both files to "attnlab import encoder.pt decoder.pt".</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>contient un embedding et un GRU et rien de plus (embedding.weight, gru.weight_ih_l0 …) : c’est un encodeur sans attention ni décodeur ; donnez les deux fichiers à « attnlab import encoder.pt decoder.pt ».</translation>
</message>
<message>
<source>Translation tutorial with attention over fixed positions</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>Tutoriel de traduction avec attention sur des positions fixes</translation>
</message>
<message>
<source>attn.weight scores fixed positions from [embedding ; state], attn_combine.weight makes relu(W [embedding ; context] + b) of the context before gru.weight_ih_l0 reads it, and out.weight reads the state alone; the specification's "location" scores from the state alone, without a bias, and no wiring of it has a layer between context and cell, so it cannot hold this decoder.</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>attn.weight note des positions fixes à partir de [embedding ; état], attn_combine.weight fait du contexte relu(W [embedding ; contexte] + b) avant que gru.weight_ih_l0 le lise, et out.weight ne lit que l’état. Le score « location » de la spécification ne part que de l’état, sans biais, et aucun de ses câblages n’a de couche entre contexte et cellule ; ce décodeur ne peut donc pas être ouvert.</translation>
</message>
<message>
<source>Textbook RNNsearch with several layers</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>RNNsearch du manuel à plusieurs couches</translation>
</message>
<message>
<source>decoder.rnn.weight_hh_l1 is a second layer of a decoder whose layers each start from their own layer of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>decoder.rnn.weight_hh_l1 est la seconde couche d’un décodeur dont chaque couche part de sa propre couche de l’encodeur. La spécification fait partir toutes les couches d’un seul état ; seul le modèle à une couche peut être ouvert.</translation>
</message>
<message>
<source>RNNsearch with layers attn and v</source>
<extracomment>resources/mappings/rnnsearch_attn.json</extracomment>
<translation>RNNsearch avec les couches attn et v</translation>
</message>
<message>
<source>RNNsearch with layers attn_fc and v_fc</source>
<extracomment>resources/mappings/rnnsearch_attn_fc.json</extracomment>
<translation>RNNsearch avec les couches attn_fc et v_fc</translation>
</message>
<message>
<source>Textbook RNNsearch with layers W_q, W_k and w_v</source>
<extracomment>resources/mappings/textbook_additive.json</extracomment>
<translation>RNNsearch du manuel avec les couches W_q, W_k et w_v</translation>
</message>
<message>
<source>Translation tutorial with layers Wa, Ua and Va</source>
<extracomment>resources/mappings/tutorial_additive.json</extracomment>
<translation>Tutoriel de traduction avec les couches Wa, Ua et Va</translation>
</message>
<message>
<source>Translation tutorial with nn.Transformer</source>
<extracomment>resources/mappings/tutorial_transformer.json</extracomment>
<translation>Tutoriel de traduction avec nn.Transformer</translation>
</message>
</context>
</TS>
