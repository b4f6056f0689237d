<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
<name>attn::ui</name>
<message>
<source>&amp;Matrix</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>&amp;Matriz</translation>
</message>
<message>
<source>Matrix</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Matriz</translation>
</message>
<message>
<source>The weights as a matrix, a row for each target token</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Los pesos como matriz, una fila por token de destino</translation>
</message>
<message>
<source>Lin&amp;es</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Líneas</translation>
</message>
<message>
<source>Lines</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Líneas</translation>
</message>
<message>
<source>The weights as lines between the tokens</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Los pesos como líneas entre los tokens</translation>
</message>
<message>
<source>&amp;Difference</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Diferencia</translation>
</message>
<message>
<source>Difference</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Diferencia</translation>
</message>
<message>
<source>Diff.</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Dif.</translation>
</message>
<message>
<source>The weights of the shown system less those of the other one</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Los pesos del sistema mostrado menos los del otro</translation>
</message>
<message>
<source>&amp;Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>En &amp;paralelo</translation>
</message>
<message>
<source>Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>En paralelo</translation>
</message>
<message>
<source>Both</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Ambos</translation>
</message>
<message>
<source>Both systems' pictures of the sentence</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Las imágenes de la oración de ambos sistemas</translation>
</message>
<message>
<source>update</source>
<extracomment>ui/pictures/curves/curves_layout.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>actualización</translation>
</message>
<message>
<source>%1 × %2 pixels</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>%1 × %2 píxeles</translation>
</message>
<message>
<source>The lane %1 has no file. Save its model and open that file, so that the lesson can have it.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>El carril %1 no tiene archivo. Guarde su modelo y abra ese archivo para que la lección pueda incluirlo.</translation>
</message>
<message>
<source>After update %1: %2 branches off %3</source>
<extracomment>ui/train/time/time_line_data.cpp</extracomment>
<translation>Tras la actualización %1: %2 se ramifica de %3</translation>
</message>
<message>
<source>Preview</source>
<extracomment>ui/export/figure_preview.cpp, ui/export/print_figure.cpp</extracomment>
<translation>Vista previa</translation>
</message>
<message>
<source>Zoom</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>Zoom</translation>
</message>
<message>
<source>Print Figure</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>Imprimir figura</translation>
</message>
<message numerus="yes">
<source>Mean and standard deviation over %1 seeds</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>
<numerusform>Media y desviación estándar de %1 semilla</numerusform>
<numerusform>Media y desviación estándar de %1 semillas</numerusform>
</translation>
</message>
<message>
<source>Mean and standard deviation over seeds %1</source>
<comment>a list of numbers</comment>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>Media y desviación estándar de las semillas %1</translation>
</message>
<message>
<source>One run, seed %1</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>Una ejecución, semilla %1</translation>
</message>
<message>
<source>; measured on %1 fresh pairs</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>; medido en %1 pares nuevos</translation>
</message>
<message>
<source>; by length on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>; por longitud, en un máximo de %1 pares nuevos de cada longitud</translation>
</message>
<message>
<source>; measured on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>; medido en un máximo de %1 pares nuevos de cada longitud</translation>
</message>
<message>
<source> Diverged: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Divergieron: %1 de %2 ejecuciones.</translation>
</message>
<message>
<source> Missing: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Faltan: %1 de %2 ejecuciones.</translation>
</message>
<message>
<source> The recipes differ in more than their attention.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> Las recetas difieren en algo más que la atención.</translation>
</message>
<message>
<source>Source length</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Longitud del origen</translation>
</message>
<message>
<source>higher is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>más es mejor</translation>
</message>
<message>
<source>lower is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>menos es mejor</translation>
</message>
<message>
<source>update %1</source>
<extracomment>ui/figures/film/film.cpp, ui/figures/step/step_caption.cpp, ui/pictures/curves/reading_table.cpp, ui/train/time/time_line.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>actualización %1</translation>
</message>
<message>
<source>exact match %1 %</source>
<extracomment>ui/figures/film/film.cpp</extracomment>
<translation>coinc. exacta %1 %</translation>
</message>
<message>
<source>weight α 0</source>
<extracomment>ui/figures/film/film_legend.cpp</extracomment>
<translation>peso α 0</translation>
</message>
<message>
<source>link found</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/picture/picture_legend.cpp, ui/pictures/lane/own_links.cpp</extracomment>
<translation>enlace hallado</translation>
</message>
<message>
<source>known link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>enlace conocido</translation>
</message>
<message>
<source>possible link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>enlace posible</translation>
</message>
<message>
<source>window</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>ventana</translation>
</message>
<message>
<source>centre</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>centro</translation>
</message>
<message>
<source>taken</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>tomada</translation>
</message>
<message>
<source>Weight</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>Peso</translation>
</message>
<message>
<source>outlined: known link, dashed: a possible one</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>con contorno: enlace conocido; a trazos: enlace posible</translation>
</message>
<message>
<source>The pictures are drawn by a script in this file: allow it to run.</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>Las imágenes las dibuja un script de este archivo: permita que se ejecute.</translation>
</message>
<message>
<source>ln p / length</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>ln p / longitud</translation>
</message>
<message>
<source>, ended places refilled</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>, puestos terminados rellenados</translation>
</message>
<message>
<source>no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/figures/step/landscape_drawing.cpp</extracomment>
<translation>ningún carril tiene paisaje; se dibuja el de carriles recurrentes que miran a todas partes y han decodificado tres pasos.</translation>
</message>
<message>
<source>class </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>clase </translation>
</message>
<message>
<source>next </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>sig. </translation>
</message>
<message>
<source>Alignment of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Alineamiento de %1</translation>
</message>
<message>
<source>%1 attention</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Atención %1</translation>
</message>
<message>
<source>step %1 of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>paso %1 de %2</translation>
</message>
<message>
<source>step %1</source>
<extracomment>core/decode/interventions.cpp, ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>paso %1</translation>
</message>
<message>
<source>temperature %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_marks.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>temperatura %1</translation>
</message>
<message>
<source>source token %1 replaced by %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>token de origen %1 sustituido por %2</translation>
</message>
<message>
<source>no annotation of source token %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>sin anotación del token de origen %1</translation>
</message>
<message numerus="yes">
<source>no annotations of source tokens %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>sin anotación del token de origen %1</numerusform>
<numerusform>sin anotaciones de los tokens de origen %1</numerusform>
</translation>
</message>
<message>
<source> in %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> en %1</translation>
</message>
<message>
<source>weights of step %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>pesos del paso %1</translation>
</message>
<message>
<source>token of step %1 set to %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>token del paso %1 fijado en %2</translation>
</message>
<message>
<source>temperature %1 at step %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>temperatura %1 en el paso %2</translation>
</message>
<message numerus="yes">
<source>weights of steps %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>pesos del paso %1</numerusform>
<numerusform>pesos de los pasos %1</numerusform>
</translation>
</message>
<message>
<source>Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), temperature %5</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Pesos de atención de %1 funciones de puntuación sobre un plano de consultas, %2 claves, consulta (%3, %4), temperatura %5</translation>
</message>
<message>
<source>model %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>modelo %1</translation>
</message>
<message>
<source>beam search of width %1, score %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>búsqueda en haz de ancho %1, puntuación %2</translation>
</message>
<message>
<source>in %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>en %1 %2</translation>
</message>
<message>
<source>Attention of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Atención de %1</translation>
</message>
<message>
<source>Attention of %1 lanes (%2)</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Atención de %1 carriles (%2)</translation>
</message>
<message>
<source>Alignments of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>Alineamientos de %1</translation>
</message>
<message>
<source>%1 less that of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1, menos %2</translation>
</message>
<message>
<source>models %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>modelos %1</translation>
</message>
<message>
<source>sentence %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>oración %1 %2</translation>
</message>
<message>
<source>; changed by hand: %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>; cambiado a mano: %1</translation>
</message>
<message>
<source>lanes</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>carriles</translation>
</message>
<message>
<source>beam</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>haz</translation>
</message>
<message>
<source>less %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>menos %1</translation>
</message>
<message>
<source>systems</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>sistemas</translation>
</message>
<message>
<source>PNG picture</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Imagen PNG</translation>
</message>
<message>
<source>SVG drawing</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Dibujo SVG</translation>
</message>
<message>
<source>PDF page</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Página PDF</translation>
</message>
<message>
<source>Numbers as CSV</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Números en CSV</translation>
</message>
<message>
<source>Numbers as JSON</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Números en JSON</translation>
</message>
<message>
<source>LaTeX table</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>Tabla LaTeX</translation>
</message>
<message>
<source>%1 or %2</source>
<extracomment>core/files/formats/npy_array.cpp, core/inspect/sentences/undecided.cpp, core/network/models/config_json.cpp, ui/figures/step/step_export.cpp</extracomment>
<translation>%1 o %2</translation>
</message>
<message>
<source>%1: the ending of the name decides the format. Choose %2.</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>%1: la terminación del nombre decide el formato. Elija %2.</translation>
</message>
<message>
<source>Heatmap of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Mapa de calor de un carril</translation>
</message>
<message>
<source>All lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Todos los carriles</translation>
</message>
<message>
<source>Side by side</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>En paralelo</translation>
</message>
<message>
<source>Lines of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Líneas de un carril</translation>
</message>
<message>
<source>Differences from one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Diferencias respecto a un carril</translation>
</message>
<message>
<source>Beam tree of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Árbol del haz de un carril</translation>
</message>
<message>
<source>Text of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Texto de un carril</translation>
</message>
<message>
<source>Texts of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Textos de todos los carriles</translation>
</message>
<message>
<source>Score landscapes of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>Paisajes de puntuación de todos los carriles</translation>
</message>
<message>
<source>1 lane</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>1 carril</translation>
</message>
<message numerus="yes">
<source>%1 lanes</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>
<numerusform>%1 carril</numerusform>
<numerusform>%1 carriles</numerusform>
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
<translation>«%1»</translation>
</message>
<message>
<source>1 step</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>1 paso</translation>
</message>
<message numerus="yes">
<source>%1 steps</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>
<numerusform>%1 paso</numerusform>
<numerusform>%1 pasos</numerusform>
</translation>
</message>
<message>
<source>“%1”, %2</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>«%1», %2</translation>
</message>
<message>
<source>the run</source>
<extracomment>core/runs/run_file_save.cpp, ui/files/autosave_kinds.cpp</extracomment>
<translation>la ejecución</translation>
</message>
<message>
<source>The program ended before this run was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>El programa terminó antes de que se guardara esta ejecución:</translation>
</message>
<message>
<source>The run of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Se ha recuperado la ejecución del %1. Aún no está guardada en un archivo</translation>
</message>
<message>
<source>the session</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>la sesión</translation>
</message>
<message>
<source>The program ended before this session was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>El programa terminó antes de que se guardara esta sesión:</translation>
</message>
<message>
<source>The session of %1 was recovered. Its changes are not saved yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Se ha recuperado la sesión del %1. Sus cambios aún no están guardados</translation>
</message>
<message>
<source>the lesson</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>la lección</translation>
</message>
<message>
<source>The program ended before this lesson was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>El programa terminó antes de que se guardara esta lección:</translation>
</message>
<message>
<source>The lesson of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>Se ha recuperado la lección del %1. Aún no está guardada en un archivo</translation>
</message>
<message>
<source>Attention Lab</source>
<extracomment>ui/files/left_behind.cpp, ui/files/run_in_session_dialog.cpp, ui/inspect/inspect_mode_gold.cpp, ui/train/train_exports.cpp, ui/train/train_files.cpp, ui/train/train_mode.cpp, ui/window/main_window.cpp, ui/window/session_files.cpp</extracomment>
<translation>Attention Lab</translation>
</message>
<message>
<source>%1, kept %2.</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>%1, copia del %2.</translation>
</message>
<message>
<source>The copy of %1 cannot be opened: %2</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>No se puede abrir la copia del %1: %2</translation>
</message>
<message>
<source>Ask &amp;Later</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>Preguntar &amp;luego</translation>
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
<translation>¿Debe la sesión incluir la ejecución del entrenamiento (%1, %2)?</translation>
</message>
<message>
<source>With its weights it adds %1 to the file, and training goes on where it is. Without them it adds %2: the charts and heatmaps are there, and to go on the run is trained again from its first weights.</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>Con sus pesos añade %1 al archivo y el entrenamiento sigue donde está. Sin ellos añade %2: se conservan los gráficos y los mapas de calor, y para seguir se vuelve a entrenar desde los primeros pesos.</translation>
</message>
<message>
<source>&amp;With Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Con pesos</translation>
</message>
<message>
<source>With&amp;out Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Sin pesos</translation>
</message>
<message>
<source>&amp;Leave the Run Out</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;Omitir la ejecución</translation>
</message>
<message>
<source>%1: cannot be created, so the settings are not kept. Free some space, or allow writing there.</source>
<extracomment>ui/files/settings_file.cpp</extracomment>
<translation>%1: no se puede crear, así que no se conservan los ajustes. Libere espacio o permita escribir ahí.</translation>
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
<translation>Métricas en CSV (*.csv)</translation>
</message>
<message>
<source>Metrics as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Métricas en JSON (*.json)</translation>
</message>
<message>
<source>Links as Pharaoh (*.talp)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Enlaces en Pharaoh (*.talp)</translation>
</message>
<message>
<source>Weights as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Pesos en JSON (*.json)</translation>
</message>
<message>
<source>Weights as Nematus writes them (*.txt)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Pesos como los escribe Nematus (*.txt)</translation>
</message>
<message>
<source>Report as HTML (*.html)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Informe en HTML (*.html)</translation>
</message>
<message>
<source>Report as PDF (*.pdf)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Informe en PDF (*.pdf)</translation>
</message>
<message>
<source>target texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textos de destino</translation>
</message>
<message>
<source>source texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textos de origen</translation>
</message>
<message>
<source>texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>textos</translation>
</message>
<message>
<source>The %1 of %2 are not known: its tokens are compared by their places.</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>No se conocen los %1 de %2: sus tokens se comparan por su posición.</translation>
</message>
<message>
<source>AER</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER</translation>
</message>
<message>
<source>entropy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/picture/picture_figures.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>entropía</translation>
</message>
<message>
<source>confidence</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>confianza</translation>
</message>
<message>
<source>coverage dev.</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>desv. cobertura</translation>
</message>
<message>
<source>absentm. out</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>distr. salida</translation>
</message>
<message>
<source>absentm. in</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>distr. entrada</translation>
</message>
<message>
<source>log p</source>
<extracomment>ui/inspect/picture/picture_figures.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>log p</translation>
</message>
<message>
<source>no file</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>ningún archivo</translation>
</message>
<message>
<source>Choose…</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Elegir…</translation>
</message>
<message>
<source>Open Texts</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Abrir textos</translation>
</message>
<message>
<source>What was left out</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Qué se omitió</translation>
</message>
<message>
<source>Left out:</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Omitido:</translation>
</message>
<message>
<source>How the File Was Read</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Cómo se leyó el archivo</translation>
</message>
<message>
<source>Open Again As</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Volver a abrir como</translation>
</message>
<message>
<source>Read &amp;Again</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>Volver a &amp;leer</translation>
</message>
<message>
<source>&amp;Open</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>&amp;Abrir</translation>
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
<translation>Exhaust.</translation>
</message>
<message>
<source>Entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Entropía</translation>
</message>
<message>
<source>S. entropy</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Entr. O</translation>
</message>
<message>
<source>Coverage</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Cobertura</translation>
</message>
<message>
<source>Absent. T</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Distr. D</translation>
</message>
<message>
<source>Absent. S</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Distr. O</translation>
</message>
<message>
<source>Confid.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Confianza</translation>
</message>
<message>
<source>Disagr.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Desac.</translation>
</message>
<message>
<source>Right</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Correcta</translation>
</message>
<message>
<source>#</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>N.º</translation>
</message>
<message>
<source>Number</source>
<comment>of a sentence</comment>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Número</translation>
</message>
<message>
<source>The sentence's number in its file.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>El número de la oración en su archivo.</translation>
</message>
<message>
<source>Source</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Origen</translation>
</message>
<message>
<source>The source's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Los tokens de origen.</translation>
</message>
<message>
<source>Target</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Destino</translation>
</message>
<message>
<source>The target's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Los tokens de destino.</translation>
</message>
<message>
<source>&amp;Zoom</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>&amp;Zoom</translation>
</message>
<message>
<source>Zoom &amp;In</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>&amp;Acercar</translation>
</message>
<message>
<source>Zoom &amp;Out</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>A&amp;lejar</translation>
</message>
<message>
<source>&amp;Fit</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>A&amp;justar</translation>
</message>
<message>
<source>The whole sentence, as far as it fits</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>La oración entera, hasta donde quepa</translation>
</message>
<message>
<source>encoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>codificador</translation>
</message>
<message>
<source>decoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>decodificador</translation>
</message>
<message>
<source>words</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>palabras</translation>
</message>
<message>
<source>word × sent.</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>palabra × orac.</translation>
</message>
<message>
<source>rollout</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_choices.cpp</extracomment>
<translation>rollout</translation>
</message>
<message>
<source>sentences</source>
<extracomment>core/tasks/task_registry.cpp, ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>oraciones</translation>
</message>
<message>
<source>attention</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>atención</translation>
</message>
<message>
<source>cross</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>cruzada</translation>
</message>
<message>
<source>pool</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>pool</translation>
</message>
<message>
<source>self-attention of the encoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>autoatención del codificador</translation>
</message>
<message>
<source>self-attention of the decoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>autoatención del decodificador</translation>
</message>
<message>
<source>words in their sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>palabras en su oración</translation>
</message>
<message>
<source>word × sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>palabra × oración</translation>
</message>
<message>
<source>cross-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>atención cruzada</translation>
</message>
<message>
<source>rollout of attention through all layers</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>rollout de la atención por todas las capas</translation>
</message>
<message>
<source>words of the text</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>palabras del texto</translation>
</message>
<message>
<source>layer %1</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>capa %1</translation>
</message>
<message>
<source>mean of %1 heads</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>media de %1 cabezas</translation>
</message>
<message>
<source>head %1</source>
<extracomment>core/network/shown_maps.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>cabeza %1</translation>
</message>
<message>
<source>%1, %2</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1, %2</translation>
</message>
<message>
<source>%1 (alignment of its own program)</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 (alineamiento de su propio programa)</translation>
</message>
<message>
<source>%1 mean</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 media</translation>
</message>
<message>
<source>yes</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>sí</translation>
</message>
<message>
<source>no</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>no</translation>
</message>
<message>
<source>not known</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/kit/text/metric_text.cpp</extracomment>
<translation>desconocido</translation>
</message>
<message>
<source>%1
Exactly %2</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
Exactamente %2</translation>
</message>
<message>
<source>%1
Not known of this sentence</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
Se desconoce en esta oración</translation>
</message>
<message>
<source>1 layer</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 capa</translation>
</message>
<message numerus="yes">
<source>%1 layers</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 capa</numerusform>
<numerusform>%1 capas</numerusform>
</translation>
</message>
<message>
<source>1 head</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 cabeza</translation>
</message>
<message numerus="yes">
<source>%1 heads</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 cabeza</numerusform>
<numerusform>%1 cabezas</numerusform>
</translation>
</message>
<message>
<source>no positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>sin posiciones</translation>
</message>
<message>
<source>learned positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>posiciones aprendidas</translation>
</message>
<message>
<source>rotary positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>posiciones rotatorias</translation>
</message>
<message>
<source>sinusoidal positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>posiciones sinusoidales</translation>
</message>
<message>
<source>norm after each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>normalización tras cada subcapa</translation>
</message>
<message>
<source>norm before each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>normalización antes de cada subcapa</translation>
</message>
<message>
<source>both directions</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>ambas direcciones</translation>
</message>
<message>
<source>one direction</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>una dirección</translation>
</message>
<message>
<source>%1; words: %2; sentences: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1; palabras: %2; oraciones: %3</translation>
</message>
<message>
<source>windows of %1 tokens</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>ventanas de %1 tokens</translation>
</message>
<message>
<source>%1, a learned query, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1, una consulta aprendida, una clase</translation>
</message>
<message>
<source>%1, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1, una clase</translation>
</message>
<message>
<source> with input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> con input feeding</translation>
</message>
<message>
<source> without input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> sin input feeding</translation>
</message>
<message>
<source>%1 + %2 layers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 + %2 capas</translation>
</message>
<message>
<source>encoder: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>codificador: %1</translation>
</message>
<message>
<source>no input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>sin input feeding</translation>
</message>
<message>
<source>Span: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Alcance: %1</translation>
</message>
<message>
<source>no attention</source>
<extracomment>ui/figures/film/film_tiles.cpp, ui/inspect/sheet/contact_sheet.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>sin atención</translation>
</message>
<message>
<source>Attention to the source: %1, %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Atención al origen: %1, %2</translation>
</message>
<message>
<source>Attention to the source: none, one fixed vector for every step</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>Atención al origen: ninguna, un vector fijo para todos los pasos</translation>
</message>
<message>
<source>, window %1 to each side</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>, ventana %1 a cada lado</translation>
</message>
<message>
<source>%1
Decoder: %2
Encoder: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1
Decodificador: %2
Codificador: %3</translation>
</message>
<message>
<source>width %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>ancho %1</translation>
</message>
<message>
<source>%1 · hidden %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 · oculta %2</translation>
</message>
<message>
<source>annotations of %1 numbers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>anotaciones de %1 números</translation>
</message>
<message>
<source>1 sentence</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>1 oración</translation>
</message>
<message numerus="yes">
<source>%1 sentences</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 oración</numerusform>
<numerusform>%1 oraciones</numerusform>
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
<translation>espacio</translation>
</message>
<message>
<source>line feed</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>salto de línea</translation>
</message>
<message>
<source>carriage return</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>retorno de carro</translation>
</message>
<message>
<source>tab</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>tabulador</translation>
</message>
<message>
<source>no-break space</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>espacio de no separación</translation>
</message>
<message>
<source>an empty token</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>un token vacío</translation>
</message>
<message>
<source>Clear the text</source>
<extracomment>ui/kit/widgets/clear_button.cpp</extracomment>
<translation>Borrar el texto</translation>
</message>
<message>
<source>%1 at position %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp</extracomment>
<translation>%1 en la posición %2</translation>
</message>
<message>
<source>%1 at step %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp, ui/pictures/attention/attention_plot_events.cpp, ui/pictures/attention/difference_painter.cpp, ui/pictures/beam/beam_text.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 en el paso %2</translation>
</message>
<message>
<source>one fixed vector for every step</source>
<extracomment>ui/pictures/attention/attention_painter.cpp, ui/pictures/lines/lines_painter.cpp</extracomment>
<translation>un vector fijo para todos los pasos</translation>
</message>
<message>
<source>one fixed vector</source>
<extracomment>ui/pictures/attention/attention_painter.cpp</extracomment>
<translation>un vector fijo</translation>
</message>
<message>
<source>by itself the lane would say %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>por sí solo el carril diría %1</translation>
</message>
<message>
<source>not expected here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>no se espera aquí</translation>
</message>
<message>
<source>expected: %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>se espera: %1</translation>
</message>
<message>
<source>one expected token is missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>antes falta un token esperado</translation>
</message>
<message numerus="yes">
<source>%1 expected tokens are missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
<numerusform>antes falta %1 token esperado</numerusform>
<numerusform>antes faltan %1 tokens esperados</numerusform>
</translation>
</message>
<message>
<source>minus %1: %2</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>menos %1: %2</translation>
</message>
<message>
<source>not permitted</source>
<extracomment>ui/pictures/attention/attention_table.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>no permitido</translation>
</message>
<message>
<source>%1, from position %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1, desde la posición %2 %3: %4</translation>
</message>
<message>
<source>%1, step %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1, paso %2 %3: %4</translation>
</message>
<message>
<source>, most looked at</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>, lo más mirado</translation>
</message>
<message>
<source>, a known link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, enlace conocido</translation>
</message>
<message>
<source>, a possible link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, enlace posible</translation>
</message>
<message>
<source>step</source>
<extracomment>ui/pictures/beam/beam_painter.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>paso</translation>
</message>
<message>
<source>1 hypothesis was cut at %1 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 hipótesis se cortó en %1 tokens</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses were cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 hipótesis se cortó en %2 tokens</numerusform>
<numerusform>%1 hipótesis se cortaron en %2 tokens</numerusform>
</translation>
</message>
<message>
<source>1 hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 hipótesis terminó</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 hipótesis terminó</numerusform>
<numerusform>%1 hipótesis terminaron</numerusform>
</translation>
</message>
<message>
<source>%1 cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>%1 cortadas en %2 tokens</translation>
</message>
<message>
<source>Searched again: every hypothesis says %1, as you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Nueva búsqueda: todas las hipótesis dicen %1, como usted eligió</translation>
</message>
<message>
<source> and </source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation> y </translation>
</message>
<message>
<source>Searched again: every hypothesis says the %1 tokens that you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Nueva búsqueda: todas las hipótesis dicen los %1 tokens que usted eligió</translation>
</message>
<message>
<source>No hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>Ninguna hipótesis terminó</translation>
</message>
<message>
<source>The best, ln p %1 (score %2)</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>La mejor, ln p %1 (puntuación %2)</translation>
</message>
<message>
<source>, differs from the lane's output at step %1</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, difiere de la salida del carril en el paso %1</translation>
</message>
<message>
<source>, is the lane's output</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, es la salida del carril</translation>
</message>
<message>
<source>, begins like the lane's output so far</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>, empieza como la salida del carril hasta ahora</translation>
</message>
<message>
<source>ended, but %1 others ended with a better score</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>terminada, pero otras %1 terminaron con mejor puntuación</translation>
</message>
<message>
<source>ended, rank %1 of %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>terminada, rango %1 de %2</translation>
</message>
<message>
<source>cut at %1 tokens, rank %2 of %3</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>cortada en %1 tokens, rango %2 de %3</translation>
</message>
<message>
<source>pruned: other hypotheses were more probable</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>podada: otras hipótesis eran más probables</translation>
</message>
<message>
<source>continued</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>continuada</translation>
</message>
<message>
<source>continued, but never ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>continuada, pero nunca terminó</translation>
</message>
<message>
<source>p = %1 after the tokens before it, ln p %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>p = %1 tras los tokens anteriores, ln p %2</translation>
</message>
<message>
<source>all up to here: ln p %1, score %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>todo hasta aquí: ln p %1, puntuación %2</translation>
</message>
<message>
<source>learning rate %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>tasa de aprendizaje %1</translation>
</message>
<message>
<source>rate %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>tasa %1</translation>
</message>
<message>
<source>dropout %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
<translation>dropout %1</translation>
</message>
<message>
<source>teacher forcing ratio %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>proporción de teacher forcing %1</translation>
</message>
<message>
<source>forcing %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>forcing %1</translation>
</message>
<message>
<source>without end</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>sin fin</translation>
</message>
<message>
<source>to %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>hasta %1</translation>
</message>
<message>
<source>all lanes</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>todos los carriles</translation>
</message>
<message>
<source>After update %1: %2 (%3)</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>Tras la actualización %1: %2 (%3)</translation>
</message>
<message>
<source>Point at a word to see where it looks.</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>Señale una palabra para ver adónde mira.</translation>
</message>
<message>
<source>weight in its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>peso en su oración %1</translation>
</message>
<message>
<source>weight of its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>peso de su oración %1</translation>
</message>
<message>
<source>looked at with %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>mirada con %1</translation>
</message>
<message>
<source>weight %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>peso %1</translation>
</message>
<message>
<source>%1, position %2</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>%1, posición %2</translation>
</message>
<message>
<source>, not in the vocabulary</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp</extracomment>
<translation>, fuera del vocabulario</translation>
</message>
<message>
<source>%1 does not attend: the words have no weights</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 no atiende: las palabras no tienen pesos</translation>
</message>
<message>
<source>sentence %1 has %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>la oración %1 tiene %2</translation>
</message>
<message>
<source>evidence: the class is known from it</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>evidencia: la clase se conoce por ella</translation>
</message>
<message>
<source>evidence of %1, the true class</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>evidencia de %1, la clase verdadera</translation>
</message>
<message>
<source>%1 more: %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 más: %2</translation>
</message>
<message>
<source>, evidence</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>, evidencia</translation>
</message>
<message>
<source>, evidence of %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>, evidencia de %1</translation>
</message>
<message>
<source>sentence %1 of %2</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>oración %1 de %2</translation>
</message>
<message>
<source>%1, weight %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1, peso %2</translation>
</message>
<message>
<source>far out tanh saturates: equal weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>lejos, tanh se satura: pesos iguales</translation>
</message>
<message>
<source>the plane is turned by W before the product</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>W gira el plano antes del producto</translation>
</message>
<message>
<source>a longer query makes sharper weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>una consulta más larga agudiza los pesos</translation>
</message>
<message>
<source>like dot, but softer by √2</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>como dot, pero más suave por √2</translation>
</message>
<message>
<source>projections see mostly the horizontal</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>las proyecciones ven sobre todo la horizontal</translation>
</message>
<message>
<source>the angle alone counts, at any length</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>solo cuenta el ángulo, con cualquier longitud</translation>
</message>
<message>
<source>keys are not read, only their positions</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>no se leen las claves, solo sus posiciones</translation>
</message>
<message>
<source>%1 % of the variance of the queries lies in this plane</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>El %1 % de la varianza de las consultas está en este plano</translation>
</message>
<message>
<source>%1 has no weights to compare with: choose another.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 no tiene pesos con los que comparar: elija otro.</translation>
</message>
<message>
<source>%1 and %2 show maps with other axes, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 y %2 muestran mapas con ejes distintos, así que sus pesos no se pueden comparar.</translation>
</message>
<message>
<source>%1 and %2 read different source tokens, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 y %2 leen tokens de origen distintos, así que sus pesos no se pueden comparar.</translation>
</message>
<message>
<source>%1 has no step %2: nothing to compare with</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 no tiene paso %2: no hay con qué comparar</translation>
</message>
<message>
<source>The outputs differ from step %1 on, so these weights belong to different outputs</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>Las salidas difieren desde el paso %1, así que estos pesos pertenecen a salidas distintas</translation>
</message>
<message>
<source>%1 says %2 here, %3 says %4</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 dice aquí %2, %3 dice %4</translation>
</message>
<message>
<source>no link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>ningún enlace hallado</translation>
</message>
<message>
<source>possible link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>enlace posible hallado</translation>
</message>
<message>
<source>from %1, position %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>desde %1, posición %2</translation>
</message>
<message>
<source>step %1, %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>paso %1, %2</translation>
</message>
<message>
<source>α = %1, given   e = %2</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>α = %1, dado   e = %2</translation>
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
<translation>● tomada: α = %1</translation>
</message>
<message>
<source>not taken: α = %1</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>no tomada: α = %1</translation>
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
<translation>fuera de la ventana: α = %1   e = %2</translation>
</message>
<message>
<source>softmax %1 × factor %2
α = %3   e = %4</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>softmax %1 × factor %2
α = %3   e = %4</translation>
</message>
<message>
<source>window %1 to %2 around p = %3, counted from 0</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>ventana de %1 a %2 en torno a p = %3, contando desde 0</translation>
</message>
<message>
<source>Source token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Token de origen</translation>
</message>
<message>
<source>Word weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Pesos de palabras</translation>
</message>
<message>
<source>Sentence vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Vector de oración</translation>
</message>
<message>
<source>Self-attention of the encoder</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Autoatención del codificador</translation>
</message>
<message>
<source>Windows and gates</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Ventanas y puertas</translation>
</message>
<message>
<source>Annotations</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Anotaciones</translation>
</message>
<message>
<source>Read</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Leído</translation>
</message>
<message>
<source>Self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>Autoatención</translation>
</message>
<message>
<source>State</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Estado</translation>
</message>
<message>
<source>Scores</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Puntuaciones</translation>
</message>
<message>
<source>Weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Pesos</translation>
</message>
<message>
<source>Words × sentences</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Palabras × oraciones</translation>
</message>
<message>
<source>Context</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Contexto</translation>
</message>
<message>
<source>Values</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Valores</translation>
</message>
<message>
<source>Attentional vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Vector atencional</translation>
</message>
<message>
<source>Feed-forward</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Feed-forward</translation>
</message>
<message>
<source>Residual stream</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Flujo residual</translation>
</message>
<message>
<source>Next token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>Token siguiente</translation>
</message>
<message>
<source>token</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>token</translation>
</message>
<message>
<source>weights</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>pesos</translation>
</message>
<message>
<source>changed by hand: %1</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>cambiado a mano: %1</translation>
</message>
<message>
<source>the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>el original tiene aquí %1</translation>
</message>
<message>
<source>its annotation is set to 0</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>su anotación está puesta a 0</translation>
</message>
<message>
<source>swapped by hand</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>cambiado a mano por otro</translation>
</message>
<message>
<source>swapped by hand: the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>cambiado a mano por otro: el original tiene aquí %1</translation>
</message>
<message>
<source>%1 in the original</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>%1 en el original</translation>
</message>
<message>
<source>%1 at %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp, ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 en %2</translation>
</message>
<message>
<source>%1 zeroed</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 a cero</translation>
</message>
<message>
<source>%1 swapped in</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 insertado</translation>
</message>
<message>
<source>%1 swapped for %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 cambiado por %2</translation>
</message>
<message>
<source>all weight on step %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>todo el peso en el paso %1</translation>
</message>
<message>
<source>all weight on %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>todo el peso en %1</translation>
</message>
<message>
<source>uniform weights</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>pesos uniformes</translation>
</message>
<message>
<source>weights by hand</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>pesos a mano</translation>
</message>
<message>
<source>%1 uniform</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: uniforme</translation>
</message>
<message>
<source>%1 hard</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: duro</translation>
</message>
<message>
<source>%1 off</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: desactivado</translation>
</message>
<message>
<source>%1: %2</source>
<extracomment>ui/files/file_work.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
<translation>%1: %2</translation>
</message>
<message>
<source>mask of %1 lifted</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>máscara de %1 quitada</translation>
</message>
<message>
<source>mask of %1 lifted (no effect: no later step is known)</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>máscara de %1 quitada (sin efecto: no se conoce ningún paso posterior)</translation>
</message>
<message>
<source>the output is the same</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>la salida es la misma</translation>
</message>
<message>
<source>the output is the same so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>la salida es la misma hasta ahora</translation>
</message>
<message>
<source>nothing</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>nada</translation>
</message>
<message>
<source>step %1: %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>paso %1: %2 en lugar de %3</translation>
</message>
<message>
<source>first token that differs: step %1, %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>primer token que difiere: paso %1, %2 en lugar de %3</translation>
</message>
<message>
<source> of the output</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> de la salida</translation>
</message>
<message>
<source> so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> hasta ahora</translation>
</message>
<message>
<source>ln p%1%2 %3 → %4</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>ln p%1%2 %3 → %4</translation>
</message>
<message>
<source>positions shuffled</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>posiciones barajadas</translation>
</message>
<message>
<source>row %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>fila %1: %2</translation>
</message>
<message>
<source>step %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>paso %1: %2</translation>
</message>
<message>
<source>says %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>dice %1</translation>
</message>
<message>
<source>mean</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>media</translation>
</message>
<message>
<source>Decode Beam Pat&amp;h</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Decodificar &amp;camino del haz</translation>
</message>
<message>
<source>Make the selected path of the beam tree the output of the lane</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Convierte el camino seleccionado del árbol del haz en la salida del carril</translation>
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
<translation>capa l = %1</translation>
</message>
<message>
<source>number %1</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>número %1</translation>
</message>
<message>
<source>w: the row of y in the output layer, through the norms on its way</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>w: la fila de y en la capa de salida, a través de las normalizaciones que hay en el camino</translation>
</message>
<message>
<source>x is what the cell reads</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>x es lo que lee la celda</translation>
</message>
<message>
<source>at least 10⁻⁸: %1</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>al menos 10⁻⁸: %1</translation>
</message>
<message>
<source>(%1 terms)</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>(%1 términos)</translation>
</message>
<message>
<source>This position takes no part in the softmax: it is outside of the window or has no score.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>Esta posición no participa en el softmax: está fuera de la ventana o no tiene puntuación.</translation>
</message>
<message>
<source>Nothing is inside the window: the nearest position gets everything.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>No hay nada dentro de la ventana: la posición más cercana se lleva todo.</translation>
</message>
<message>
<source>It was set by hand.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>Se fijó a mano.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: not this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>La atención dura toma solo la posición con la mayor puntuación: no es esta.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>La atención dura toma solo la posición con la mayor puntuación: es esta.</translation>
</message>
<message>
<source>the query</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la consulta</translation>
</message>
<message>
<source>the query times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la consulta por su matriz</translation>
</message>
<message>
<source>the annotation of %1 times its matrix</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la anotación de %1 por su matriz</translation>
</message>
<message>
<source>length of the query</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>longitud de la consulta</translation>
</message>
<message>
<source>length of the annotation of %1</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>longitud de la anotación de %1</translation>
</message>
<message>
<source>product of the lengths of query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>producto de las longitudes de la consulta y de la anotación de %1, paso %2</translation>
</message>
<message>
<source>cosine between query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>coseno entre la consulta y la anotación de %1, paso %2</translation>
</message>
<message>
<source>strength of the cosine</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>fuerza del coseno</translation>
</message>
<message>
<source>the score's hidden layer</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la capa oculta de la puntuación</translation>
</message>
<message>
<source>score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>puntuación</translation>
</message>
<message>
<source>The model has learned positions 1 to %1 only: no score, so no weight.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>El modelo solo ha aprendido las posiciones 1 a %1: sin puntuación, no hay peso.</translation>
</message>
<message>
<source>the hidden layer of the window's centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>la capa oculta del centro de la ventana</translation>
</message>
<message>
<source>the window's centre as a share of the source</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>el centro de la ventana como proporción del origen</translation>
</message>
<message>
<source>the window's centre, counted from 0,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>el centro de la ventana, contado desde 0,</translation>
</message>
<message>
<source>The window moves on by one position with each step, as far as the last one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>La ventana avanza una posición en cada paso, hasta la última.</translation>
</message>
<message>
<source>distance from the window's centre</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>distancia al centro de la ventana</translation>
</message>
<message>
<source>the window's factor</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>el factor de la ventana</translation>
</message>
<message>
<source>score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>puntuación, dividida por la temperatura,</translation>
</message>
<message>
<source>largest score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>mayor puntuación, dividida por la temperatura,</translation>
</message>
<message>
<source>shifted exponential of the score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>exponencial desplazada de la puntuación</translation>
</message>
<message>
<source>sum of the scores' exponentials</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>suma de las exponenciales de las puntuaciones</translation>
</message>
<message>
<source>softmax of the scores: share</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>softmax de las puntuaciones: proporción</translation>
</message>
<message>
<source>weight</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>peso</translation>
</message>
<message>
<source>input gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>puerta de entrada</translation>
</message>
<message>
<source>forget gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>puerta de olvido</translation>
</message>
<message>
<source>candidate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>candidato</translation>
</message>
<message>
<source>output gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>puerta de salida</translation>
</message>
<message>
<source>reset gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>puerta de reinicio</translation>
</message>
<message>
<source>update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>puerta de actualización</translation>
</message>
<message>
<source>number %1 of the encoder's %2, %3, at %4</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>número %1 del codificador (%2), %3, en %4</translation>
</message>
<message>
<source>forwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>hacia delante</translation>
</message>
<message>
<source>backwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>hacia atrás</translation>
</message>
<message>
<source>number %1 of the decoder's %2 at step %3</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>número %1 del decodificador (%2) en el paso %3</translation>
</message>
<message>
<source>, layer %1</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>, capa %1</translation>
</message>
<message>
<source>1 − update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>1 − puerta de actualización</translation>
</message>
<message>
<source>candidate's part from the state before</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>parte del candidato que viene del estado anterior</translation>
</message>
<message>
<source>memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>memoria</translation>
</message>
<message>
<source>tanh of the memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>tanh de la memoria</translation>
</message>
<message>
<source>state</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>estado</translation>
</message>
<message>
<source>self-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>autoatención</translation>
</message>
<message>
<source>feed-forward layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>capa feed-forward</translation>
</message>
<message>
<source>input of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>entrada del codificador</translation>
</message>
<message>
<source>feed-forward layer of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>capa feed-forward del codificador</translation>
</message>
<message>
<source>convolution</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>convolución</translation>
</message>
<message>
<source>last norm of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>última normalización del codificador</translation>
</message>
<message>
<source>input of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>entrada del decodificador</translation>
</message>
<message>
<source>feed-forward layer of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>capa feed-forward del decodificador</translation>
</message>
<message>
<source>last norm of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>última normalización del decodificador</translation>
</message>
<message>
<source>if the decoder stopped before its first layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si el decodificador parara antes de su primera capa</translation>
</message>
<message>
<source>if the decoder stopped after its %1, layer %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si el decodificador parara tras su %1, capa %2</translation>
</message>
<message>
<source>if the decoder stopped after its %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>si el decodificador parara tras su %1</translation>
</message>
<message>
<source>words of sentence %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>palabras de la oración %1</translation>
</message>
<message>
<source>gate %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>puerta %1</translation>
</message>
<message>
<source>what the bias of the output layer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que el sesgo de la capa de salida añade al logit</translation>
</message>
<message>
<source>what the bias of the last norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que el sesgo de la última normalización añade al logit</translation>
</message>
<message>
<source>what the bias of the norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que el sesgo de la normalización añade al logit</translation>
</message>
<message>
<source>what the token that was read adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que el token leído añade al logit</translation>
</message>
<message>
<source>what its position adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que su posición añade al logit</translation>
</message>
<message>
<source>what the sublayer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>lo que la subcapa añade al logit</translation>
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
<translation>%1 (posición %2)</translation>
</message>
<message>
<source>%1 for %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1 para %2</translation>
</message>
<message>
<source>number %1 of %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>número %1 de: %2</translation>
</message>
<message>
<source>number %1 of the %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>número %1 de: %2</translation>
</message>
<message>
<source>%1 of %2 at step %3</source>
<extracomment>ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 de %2 en el paso %3</translation>
</message>
<message>
<source>the annotation of %1</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>la anotación de %1</translation>
</message>
<message>
<source>This annotation was set to 0 by hand.</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>Esta anotación se puso a 0 a mano.</translation>
</message>
<message>
<source>the summary: the encoder's last states</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>el resumen: los últimos estados del codificador</translation>
</message>
<message>
<source>the summary: the mean of the annotations</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>el resumen: la media de las anotaciones</translation>
</message>
<message>
<source>the first state s₀</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>el primer estado s₀</translation>
</message>
<message>
<source>the context</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>el contexto</translation>
</message>
<message>
<source>the attentional vector</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>el vector atencional</translation>
</message>
<message>
<source>logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>logit</translation>
</message>
<message>
<source>largest logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>mayor logit</translation>
</message>
<message>
<source>shifted exponential of the logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>exponencial desplazada del logit</translation>
</message>
<message>
<source>sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>suma de las exponenciales de los logits</translation>
</message>
<message>
<source>logarithm of the sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logaritmo de la suma de las exponenciales de los logits</translation>
</message>
<message>
<source>probability</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>probabilidad</translation>
</message>
<message>
<source>logarithm of the probability of the token written</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logaritmo de la probabilidad del token escrito</translation>
</message>
<message>
<source>No difference in %1 numbers, computed again in double precision</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>Ninguna diferencia en %1 números, recalculados en doble precisión</translation>
</message>
<message>
<source>Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, computed again %5)</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>Mayor diferencia %2 en %1 números, recalculados en doble precisión: %3 (mostrado %4, recalculado %5)</translation>
</message>
<message>
<source>constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>constante</translation>
</message>
<message>
<source>a constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>una constante</translation>
</message>
<message>
<source>learned: number %1 of %2</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>aprendido: número %1 de %2</translation>
</message>
<message>
<source>learned: row %1, column %2 of %3</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>aprendido: fila %1, columna %2 de %3</translation>
</message>
<message>
<source>, the row of %1</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>, la fila de %1</translation>
</message>
<message>
<source>This map gives the same weight to every position that is permitted.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>Este mapa da el mismo peso a todas las posiciones permitidas.</translation>
</message>
<message>
<source>This map is switched off.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>Este mapa está desactivado.</translation>
</message>
<message>
<source>1 parameter</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>1 parámetro</translation>
</message>
<message numerus="yes">
<source>%1 parameters</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/setup/recipe_dialog.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>
<numerusform>%1 parámetro</numerusform>
<numerusform>%1 parámetros</numerusform>
</translation>
</message>
<message>
<source>%1 k parameters</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>%1 k parámetros</translation>
</message>
<message>
<source>fresh pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>pares nuevos</translation>
</message>
<message>
<source>held-out pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>pares reservados</translation>
</message>
<message>
<source>model: %1 % of %2</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>modelo: %1 % de %2</translation>
</message>
<message>
<source>model: %1 % of %2, AER %3</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>modelo: %1 % de %2, AER %3</translation>
</message>
<message>
<source>1 weight computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>1 peso calculado</translation>
</message>
<message numerus="yes">
<source>%1 weights computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>
<numerusform>%1 peso calculado</numerusform>
<numerusform>%1 pesos calculados</numerusform>
</translation>
</message>
<message>
<source> of %1 (m·T a lane)</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> de %1 (m·T por carril)</translation>
</message>
<message>
<source> of %1</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> de %1</translation>
</message>
<message>
<source>seed %1</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>semilla %1</translation>
</message>
<message>
<source>No model is open</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>No hay ningún modelo abierto</translation>
</message>
<message>
<source>Open a model file with Ctrl+O, or drop one here</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Abra un archivo de modelo con Ctrl+O, o suéltelo aquí</translation>
</message>
<message>
<source>Type a text to decode</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/step/session/descriptions.cpp</extracomment>
<translation>Escriba un texto para decodificar</translation>
</message>
<message>
<source>Ctrl+L goes to the source text</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L va al texto de origen</translation>
</message>
<message>
<source>Ctrl+L goes to the source text; “%1” has examples</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L va al texto de origen; «%1» tiene ejemplos</translation>
</message>
<message>
<source>tokens read</source>
<extracomment>ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>tokens leídos</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens so far</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 tokens de origen, T = %3 tokens de salida hasta ahora</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens are expected</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 tokens de origen, se esperan T = %3 tokens de salida</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 tokens de origen, T = %3 tokens de salida</translation>
</message>
<message>
<source>. Its %1 attention maps have %2 weights.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. Sus %1 mapas de atención tienen %2 pesos.</translation>
</message>
<message>
<source>. Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. La atención pondera cada token de origen en cada paso: m · T = %1 · %2 = %3 pesos. Sin ella solo hay que leer y escribir: m + T = %1 + %2 = %4 pasos.</translation>
</message>
<message>
<source>One Review, Four Readers</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Una reseña, cuatro lectores</translation>
</message>
<message>
<source>by sentence, flat, without order, without attention</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>por oraciones, plano, sin orden, sin atención</translation>
</message>
<message>
<source>The Head That Aligns</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>La cabeza que alinea</translation>
</message>
<message>
<source>a Transformer's head beside the attention of a GRU</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>una cabeza de un Transformer junto a la atención de una GRU</translation>
</message>
<message>
<source>The Order-Blind Transformer</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>El Transformer ciego al orden</translation>
</message>
<message>
<source>without positions it cannot turn a word round</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>sin posiciones no puede dar la vuelta a una palabra</translation>
</message>
<message>
<source>the parts of a date change their places</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>las partes de una fecha cambian de sitio</translation>
</message>
<message>
<source>the attention walks along the letters</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>la atención recorre las letras</translation>
</message>
<message>
<source>the attention walks backwards</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>la atención camina hacia atrás</translation>
</message>
<message>
<source>the next letter may be anywhere</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>la letra siguiente puede estar en cualquier parte</translation>
</message>
<message>
<source>words become digits, and some digits have no word</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>las palabras se vuelven cifras, y algunas cifras no tienen palabra</translation>
</message>
<message>
<source>a digit becomes several words</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>una cifra se convierte en varias palabras</translation>
</message>
<message>
<source>words change their order between languages</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>las palabras cambian de orden entre lenguas</translation>
</message>
<message>
<source>each word has a part of speech, and its neighbours tell which</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>cada palabra tiene una categoría gramatical, y sus vecinas la revelan</translation>
</message>
<message>
<source>a few words of a text decide its class</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>unas pocas palabras de un texto deciden su clase</translation>
</message>
<message>
<source>one of several opinions decides</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>una de varias opiniones decide</translation>
</message>
<message>
<source>two of many numbers are added</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>se suman dos de muchos números</translation>
</message>
<message>
<source>Open Model</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Abrir modelo</translation>
</message>
<message>
<source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>%1 es un modelo de «%2», y los carriles abiertos son de «%3».</translation>
</message>
<message>
<source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Todos los carriles decodifican un mismo texto. Abierto solo, empieza con un texto de su propia tarea; junto a los demás decodifica el de estos, que no ha aprendido.</translation>
</message>
<message>
<source>Open &amp;Alone</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Abrir &amp;solo</translation>
</message>
<message>
<source>Open &amp;Beside the Others</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>Abrir &amp;junto a los demás</translation>
</message>
<message>
<source>Units, layer %1</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Unidades, capa %1</translation>
</message>
<message>
<source>W₁ x + b₁</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>W₁ x + b₁</translation>
</message>
<message>
<source>unit</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>unidad</translation>
</message>
<message>
<source>Added to the stream</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Añadido al flujo</translation>
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
<translation>posición %1</translation>
</message>
<message>
<source>norm bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>sesgo de norm.</translation>
</message>
<message>
<source>norm of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>norm. de %1</translation>
</message>
<message>
<source>output bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>sesgo de salida</translation>
</message>
<message>
<source>before the first layer</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>antes de la primera capa</translation>
</message>
<message>
<source>after %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>tras %1</translation>
</message>
<message>
<source>Parts of the logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Partes del logit de %1</translation>
</message>
<message>
<source>adds</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>añade</translation>
</message>
<message>
<source>If it stopped here</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Si parara aquí</translation>
</message>
<message>
<source>p of the most likely</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>p del más probable</translation>
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
<translation>Resumen: media de h</translation>
</message>
<message>
<source>Summary h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Resumen h→</translation>
</message>
<message>
<source>Summary [h→ ; h←]</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Resumen [h→ ; h←]</translation>
</message>
<message>
<source>Annotations h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Anotaciones h</translation>
</message>
<message>
<source>First state s₀</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Primer estado s₀</translation>
</message>
<message>
<source>context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>contexto c</translation>
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
<translation>Final del flujo x</translation>
</message>
<message>
<source>score e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>puntuación e</translation>
</message>
<message>
<source>Learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Consulta aprendida</translation>
</message>
<message>
<source>Query s</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Consulta s</translation>
</message>
<message>
<source>Before s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>s anterior</translation>
</message>
<message>
<source>Fed back h̃</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>h̃ realimentado</translation>
</message>
<message>
<source>sentence %1</source>
<extracomment>ui/pictures/lane/annotated_source.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>oración %1</translation>
</message>
<message>
<source>exp(e − max e)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp(e − max e)</translation>
</message>
<message>
<source>exp((e − max e) / temperature)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp((e − max e) / temperatura)</translation>
</message>
<message>
<source>in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>en la ventana</translation>
</message>
<message>
<source>softmax in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax en la ventana</translation>
</message>
<message>
<source>softmax p</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax p</translation>
</message>
<message>
<source>factor</source>
<extracomment>ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>factor</translation>
</message>
<message>
<source>weight α</source>
<extracomment>ui/figures/step/lines_drawing.cpp, ui/kit/widgets/colour_legend.cpp, ui/pictures/lines/lines_legend.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>peso α</translation>
</message>
<message>
<source>centre p, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>centro p, contado desde 0</translation>
</message>
<message>
<source>window starts</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>la ventana empieza</translation>
</message>
<message>
<source>window ends</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>la ventana termina</translation>
</message>
<message>
<source>σ = window / 2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>σ = ventana / 2</translation>
</message>
<message>
<source>position taken, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>posición tomada, contada desde 0</translation>
</message>
<message>
<source>sum of the weights</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>suma de los pesos</translation>
</message>
<message>
<source>Span</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Alcance</translation>
</message>
<message>
<source>value</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>valor</translation>
</message>
<message>
<source>Input x</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Entrada x</translation>
</message>
<message>
<source>W x + b</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>W x + b</translation>
</message>
<message>
<source>Heads, layer %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Cabezas, capa %1</translation>
</message>
<message>
<source>Values v of head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Valores v de la cabeza %1</translation>
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
<translation>salida x</translation>
</message>
<message>
<source>Window of %1, layer %2</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Ventana de %1, capa %2</translation>
</message>
<message>
<source>Words of sentence %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Palabras de la oración %1</translation>
</message>
<message>
<source>sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>vector de oración v</translation>
</message>
<message>
<source>h %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>h %1</translation>
</message>
<message>
<source>Sentence %1</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/table/sentence_model.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Oración %1</translation>
</message>
<message>
<source>&amp;Heatmaps</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Mapas de &amp;calor</translation>
</message>
<message>
<source>Show the weights of each lane as a heatmap</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Muestra los pesos de cada carril como mapa de calor</translation>
</message>
<message>
<source>Join source and output tokens by lines as thick as the weights</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Une los tokens de origen y de salida con líneas tan gruesas como los pesos</translation>
</message>
<message>
<source>Show each lane's weights less those of the selected lane</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Muestra los pesos de cada carril menos los del carril seleccionado</translation>
</message>
<message>
<source>&amp;Beam Tree</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Árbol del &amp;haz</translation>
</message>
<message>
<source>Show what a beam search of the selected lane finds, pruned ends included</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Muestra lo que halla una búsqueda en haz del carril seleccionado, incluidos los finales podados</translation>
</message>
<message>
<source>D&amp;ocuments</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>D&amp;ocumentos</translation>
</message>
<message>
<source>Show the text in lines by sentence, each word shaded by its weight</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Muestra el texto en líneas por oraciones, con cada palabra sombreada según su peso</translation>
</message>
<message>
<source>&amp;Score Landscape</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;Paisaje de puntuación</translation>
</message>
<message>
<source>Show the weights as a function of the query, under every score function</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>Muestra los pesos en función de la consulta, con todas las funciones de puntuación</translation>
</message>
<message>
<source>the %1 vocabulary of %2 (%3 tokens)</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>el vocabulario de %1 de %2 (%3 tokens)</translation>
</message>
<message>
<source>Say Another Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Decir otro token</translation>
</message>
<message>
<source>The class that %1 says. The most likely ones come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>La clase que dice %1. Las más probables van primero.</translation>
</message>
<message>
<source>The token that %1 writes at step %2 and reads at step %3. The most likely tokens come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>El token que %1 escribe en el paso %2 y lee en el paso %3. Los tokens más probables van primero.</translation>
</message>
<message>
<source>target</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>destino</translation>
</message>
<message>
<source>Say %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Decir %1</translation>
</message>
<message>
<source>Swap Source Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Sustituir token de origen</translation>
</message>
<message>
<source>The token that %1 reads in place of %2, source token %3.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>El token que %1 lee en lugar de %2, token de origen %3.</translation>
</message>
<message>
<source>source</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>origen</translation>
</message>
<message>
<source>Read %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Leer %1</translation>
</message>
<message>
<source>No model is open.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>No hay ningún modelo abierto.</translation>
</message>
<message>
<source>%1 has no attention: there are no scores to divide. Select another lane.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 no tiene atención: no hay puntuaciones que dividir. Seleccione otro carril.</translation>
</message>
<message>
<source>Lift Causal Mask</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Quitar máscara causal</translation>
</message>
<message>
<source>Let each step of %1 read the steps after it?</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>¿Dejar que cada paso de %1 lea los pasos posteriores?</translation>
</message>
<message>
<source>The mask hides from a step what comes after it. Without it, a step reads the very token that it is to say, so a right answer proves nothing. This model was trained with the mask: what it makes of later tokens was never learned.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>La máscara oculta a un paso lo que viene después. Sin ella, un paso lee el mismo token que debe decir, así que una respuesta correcta no demuestra nada. Este modelo se entrenó con la máscara: nunca aprendió qué hacer con los tokens posteriores.</translation>
</message>
<message>
<source>There are later steps only while the decoder reads the reference. While it reads its own output, nothing changes.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>Solo hay pasos posteriores mientras el decodificador lee la referencia. Mientras lee su propia salida, no cambia nada.</translation>
</message>
<message>
<source>&amp;Lift</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>&amp;Quitar</translation>
</message>
<message>
<source>Learning &amp;rate</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Tasa de &amp;aprendizaje</translation>
</message>
<message>
<source>above 0, of the branch's first update; its schedule goes on in proportion</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>mayor que 0, de la primera actualización de la rama; su plan sigue en proporción</translation>
</message>
<message>
<source>&amp;Dropout</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>&amp;Dropout</translation>
</message>
<message>
<source>&amp;Teacher forcing</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>&amp;Teacher forcing</translation>
</message>
<message>
<source>New Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Nueva rama</translation>
</message>
<message>
<source>A new lane that is %1 up to update %2, and goes on from there with:</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Un nuevo carril que es %1 hasta la actualización %2 y sigue desde ahí con:</translation>
</message>
<message>
<source>&amp;Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>&amp;Ramificar</translation>
</message>
<message>
<source>%1 should be a number %2, found “%3”.</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>%1 debe ser un número %2, y se encontró «%3».</translation>
</message>
<message>
<source>Change at least one of them.</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>Cambie al menos uno de ellos.</translation>
</message>
<message>
<source>above 0</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>mayor que 0</translation>
</message>
<message>
<source>from 0 to below 1</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>de 0 a menos de 1</translation>
</message>
<message>
<source>from 0 to 1</source>
<extracomment>core/train/recipes/recipe.cpp, ui/train/change_range.h</extracomment>
<translation>de 0 a 1</translation>
</message>
<message>
<source>%1 updates</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>%1 actualizaciones</translation>
</message>
<message>
<source>update %1 of %2</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>actualización %1 de %2</translation>
</message>
<message>
<source>update %1, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>actualización %1, sin fin</translation>
</message>
<message>
<source>updates %1 to %2 of %3</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>actualizaciones %1 a %2 de %3</translation>
</message>
<message>
<source>updates %1 to %2, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>actualizaciones %1 a %2, sin fin</translation>
</message>
<message>
<source>%1 tokens/s</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>%1 tokens/s</translation>
</message>
<message>
<source>about %1 left</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>quedan aprox. %1</translation>
</message>
<message>
<source>trained again to have its weights: update %1 …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>se vuelve a entrenar para tener sus pesos: actualización %1…</translation>
</message>
<message>
<source>without weights: to go on, it is trained again from its first ones</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>sin pesos: para continuar, se vuelve a entrenar desde los primeros</translation>
</message>
<message>
<source>fetching weights …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>obteniendo pesos…</translation>
</message>
<message>
<source>right output not known: every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>salida correcta desconocida: cada carril lee su propia salida</translation>
</message>
<message>
<source>every lane reads the right output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>todos los carriles leen la salida correcta</translation>
</message>
<message>
<source>every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>cada carril lee su propia salida</translation>
</message>
<message>
<source>hidden %1</source>
<extracomment>core/train/setup/told_apart.cpp, ui/train/train_texts.cpp</extracomment>
<translation>oculta %1</translation>
</message>
<message>
<source>lanes of different kinds</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>carriles de distintos tipos</translation>
</message>
<message>
<source>This run needs much memory</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Esta ejecución necesita mucha memoria</translation>
</message>
<message>
<source>About %1; this machine has %2. Nothing of it is made before you start it.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Aprox. %1; esta máquina tiene %2. No se crea nada antes de que usted la inicie.</translation>
</message>
<message>
<source>Nothing to train yet</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Aún no hay nada que entrenar</translation>
</message>
<message>
<source>Correct the marked settings, or choose a task above.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Corrija los ajustes marcados, o elija arriba una tarea.</translation>
</message>
<message>
<source>This cannot be trained</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Esto no se puede entrenar</translation>
</message>
<message>
<source>Making the pairs to train on …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Creando los pares para entrenar…</translation>
</message>
<message>
<source>The lanes are trained in different ways: these are the values of %1 alone.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>Los carriles se entrenan de distintas maneras: estos valores son solo los de %1.</translation>
</message>
<message>
<source>The run has ended: what you enter counts when you train it on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>La ejecución ha terminado: lo que introduzca contará cuando la siga entrenando.</translation>
</message>
<message>
<source>The run has ended and cannot be trained on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>La ejecución ha terminado y no se puede seguir entrenando.</translation>
</message>
<message>
<source>done</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>listo</translation>
</message>
<message>
<source>done: no more progress</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>listo: sin más progreso</translation>
</message>
<message>
<source>done: exact match reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>listo: coinc. exacta alcanzada</translation>
</message>
<message>
<source>done: loss reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>listo: pérdida alcanzada</translation>
</message>
<message>
<source>done: time is up</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>listo: tiempo agotado</translation>
</message>
<message>
<source>diverged</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>divergió</translation>
</message>
<message>
<source>%1 from %2</source>
<extracomment>ui/train/branch_name.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>%1 desde %2</translation>
</message>
<message>
<source>begins at update %1</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>empieza en la actualización %1</translation>
</message>
<message>
<source>About Attention Lab</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>Acerca de Attention Lab</translation>
</message>
<message>
<source>Shows how attention aligns source and target, one token at a time, in one lane for each score function.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>Muestra cómo la atención alinea origen y destino, token a token, en un carril por cada función de puntuación.</translation>
</message>
<message>
<source>Free software under the GNU General Public License, version 3 or later. Built with Qt, QCustomPlot and Eigen.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Hecho con Qt, QCustomPlot y Eigen.</translation>
</message>
<message>
<source>&amp;Blank Screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>&amp;Pantalla negra</translation>
</message>
<message>
<source>Make the window black until the next key</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Pone la ventana en negro hasta la próxima tecla</translation>
</message>
<message>
<source>The session was saved in the mode “%1”, which this program does not have. It is shown in Step mode.</source>
<extracomment>ui/window/session_parts.cpp</extracomment>
<translation>La sesión se guardó en el modo «%1», que este programa no tiene. Se muestra en el modo Paso.</translation>
</message>
<message>
<source>%1 (%2)</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp, ui/step/step_tool_bar.cpp, ui/window/session_state.cpp</extracomment>
<translation>%1 (%2)</translation>
</message>
<message>
<source>%1: the model %2 has changed since the session was saved. The window shows the present model.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: el modelo %2 ha cambiado desde que se guardó la sesión. La ventana muestra el modelo actual.</translation>
</message>
<message>
<source>%1: the models %2 have changed since the session was saved. The window shows the present models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: los modelos %2 han cambiado desde que se guardó la sesión. La ventana muestra los modelos actuales.</translation>
</message>
<message>
<source>and %1 more</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>y %1 más</translation>
</message>
<message>
<source>%1: some parts cannot be read and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: algunas partes no se pueden leer y se omiten: %2.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. Put it back, or open other models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: el modelo %2 falta o no se puede leer. Vuelva a ponerlo en su sitio, o abra otros modelos.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. Put them back, or open others.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: los modelos %2 faltan o no se pueden leer. Vuelva a ponerlos en su sitio, o abra otros.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. The others are open, and the choices made for it are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: el modelo %2 falta o no se puede leer. Los demás están abiertos, y se conserva lo que se eligió para él.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. The others are open, and the choices made for them are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: los modelos %2 faltan o no se pueden leer. Los demás están abiertos, y se conserva lo que se eligió para ellos.</translation>
</message>
<message>
<source>Annotations h₁…h%1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Anotaciones h₁…h%1</translation>
</message>
<message>
<source>Annotations hⱼ</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Anotaciones hⱼ</translation>
</message>
<message>
<source>‖h‖ = %1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>‖h‖ = %1</translation>
</message>
<message>
<source>no annotations</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>sin anotaciones</translation>
</message>
<message>
<source>h%1 of %2, %3 numbers, %4</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>h%1 de %2, %3 números, %4</translation>
</message>
<message>
<source>
number %1: %2</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>
número %1: %2</translation>
</message>
<message>
<source>, of the forward state h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>, del estado hacia delante h→</translation>
</message>
<message>
<source>, of the backward state h←</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>, del estado hacia atrás h←</translation>
</message>
<message>
<source>No annotations yet</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>Aún no hay anotaciones</translation>
</message>
<message>
<source>%1 annotations of %2 numbers each, one per source token</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>%1 anotaciones de %2 números cada una, una por token de origen</translation>
</message>
<message>
<source>Hands for %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Manos para %1</translation>
</message>
<message>
<source>How many hands are up for this answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Cuántas manos hay levantadas para esta respuesta</translation>
</message>
<message>
<source> hands</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation> manos</translation>
</message>
<message>
<source>There is not enough memory for this. Save your work, and close other programs.</source>
<extracomment>ui/window/application.cpp</extracomment>
<translation>No hay memoria suficiente para esto. Guarde su trabajo y cierre otros programas.</translation>
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
<translation>no permitido: un token atiende a los anteriores</translation>
</message>
<message>
<source>
%1, less %2: %3</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
%1, menos %2: %3</translation>
</message>
<message>
<source>
known link: this is where it comes from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
enlace conocido: de aquí procede</translation>
</message>
<message>
<source>
possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
enlace posible: uno de varios lugares de donde puede proceder</translation>
</message>
<message>
<source>
link found: the weights become one here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
enlace hallado: aquí los pesos se convierten en uno</translation>
</message>
<message>
<source>
Click: no link, sure, possible in turn</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
Clic: sin enlace, seguro, posible, por turno</translation>
</message>
<message>
<source>
Double-click: why this number?</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
Doble clic: ¿por qué este número?</translation>
</message>
<message>
<source>h̃%1</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1</translation>
</message>
<message>
<source>h̃%1 attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1 vector atencional</translation>
</message>
<message>
<source>h̃ attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃ vector atencional</translation>
</message>
<message>
<source>Attentional vector of %1 numbers, made of context and state</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>Vector atencional de %1 números, formado por el contexto y el estado</translation>
</message>
<message>
<source>No attentional vector yet</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>Aún no hay vector atencional</translation>
</message>
<message>
<source>%1: cannot be created, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1: no se puede crear, así que no hay copia de seguridad de %2. Libere espacio o permita escribir ahí.</translation>
</message>
<message>
<source>%1: cannot be written, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1: no se puede escribir, así que no hay copia de seguridad de %2. Libere espacio o permita escribir ahí.</translation>
</message>
<message>
<source>There is not enough memory for this.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>No hay memoria suficiente para esto.</translation>
</message>
<message>
<source>The system has no thread left for this. Close other programs.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>Al sistema no le quedan hilos para esto. Cierre otros programas.</translation>
</message>
<message>
<source>choice of a path</source>
<extracomment>ui/step/beam/beam_controller.cpp</extracomment>
<translation>elección de un camino</translation>
</message>
<message>
<source>Beam of width %1, score %2</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>Haz de ancho %1, puntuación %2</translation>
</message>
<message>
<source>best hypothesis</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>mejor hipótesis</translation>
</message>
<message>
<source>output of the lane</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>salida del carril</translation>
</message>
<message>
<source>pruned</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>podada</translation>
</message>
<message>
<source>p of the token</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>p del token</translation>
</message>
<message>
<source>after an end: rank and score</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>tras un final: rango y puntuación</translation>
</message>
<message>
<source>cut at %1 tokens</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>cortada en %1 tokens</translation>
</message>
<message>
<source>ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, </source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p es la log-probabilidad de todos los tokens hasta aquí. Las hipótesis se ordenan por su puntuación, </translation>
</message>
<message>
<source>ln p itself, because α is 0</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>el propio ln p, porque α es 0</translation>
</message>
<message>
<source>ln p / %1^%2, the length to the power of α</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p / %1^%2, la longitud elevada a α</translation>
</message>
<message>
<source>No attention: every step reads the same vector.</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Sin atención: todos los pasos leen el mismo vector.</translation>
</message>
<message>
<source>Decode This Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Decodificar este camino</translation>
</message>
<message>
<source>Attention weights of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Pesos de atención del camino</translation>
</message>
<message>
<source>Attention rows of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Filas de atención del camino</translation>
</message>
<message>
<source>Token</source>
<extracomment>ui/step/beam/beam_node_panel.cpp, ui/step/what_if/token_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>Token</translation>
</message>
<message>
<source>Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Camino</translation>
</message>
<message>
<source>No token is selected</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>No hay ningún token seleccionado</translation>
</message>
<message>
<source>The tokens up to here as text</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Los tokens hasta aquí como texto</translation>
</message>
<message>
<source>p %1 · ln p %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>p %1 · ln p %2</translation>
</message>
<message>
<source>Probability of this token after the tokens before it</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Probabilidad de este token tras los tokens anteriores</translation>
</message>
<message>
<source>ln p %1 · score %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p %1 · puntuación %2</translation>
</message>
<message>
<source>Make these tokens the output of the lane, which then continues by itself (Enter)</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>Convierte estos tokens en la salida del carril, que luego continúa por sí solo (Intro)</translation>
</message>
<message>
<source>S&amp;top</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/step/beam/beam_page.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Detener</translation>
</message>
<message>
<source>&amp;Search</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>&amp;Buscar</translation>
</message>
<message>
<source>Stop the search and keep the tree that is there</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Detiene la búsqueda y conserva el árbol que hay</translation>
</message>
<message>
<source>Search again</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Busca de nuevo</translation>
</message>
<message>
<source>Select a token of the tree first</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Seleccione primero un token del árbol</translation>
</message>
<message>
<source>This tree belongs to the text or the settings before. Wait for the new one</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Este árbol corresponde al texto o a los ajustes anteriores. Espere al nuevo</translation>
</message>
<message>
<source>This path is already the output of the lane</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>Este camino ya es la salida del carril</translation>
</message>
<message>
<source>number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · frame in the lane's colour: the lane's output · thick line: probable</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>número: probabilidad del token · ⊣ podada · tras un final: rango y puntuación · negrita: la mejor · marco del color del carril: la salida del carril · línea gruesa: probable</translation>
</message>
<message>
<source>Colour of the lane</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Color del carril</translation>
</message>
<message>
<source>The lane that is searched; 1 to 8 select another</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>El carril en el que se busca; 1 a 8 seleccionan otro</translation>
</message>
<message>
<source>How many hypotheses every step keeps, from 1 to %1</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Cuántas hipótesis conserva cada paso, de 1 a %1</translation>
</message>
<message>
<source>&amp;Width</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;Ancho</translation>
</message>
<message>
<source>Width</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Ancho</translation>
</message>
<message>
<source>Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes the mean of all tokens</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Las hipótesis se ordenan por ln p dividido por la longitud elevada a α. 0 favorece las cortas, 1 toma la media de todos los tokens</translation>
</message>
<message>
<source>Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Normalización por longitud α</translation>
</message>
<message>
<source>Ref&amp;ill</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Re&amp;llenar</translation>
</message>
<message>
<source>The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's generate. Otherwise the beam narrows</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>La siguiente mejor continuación ocupa el puesto de una hipótesis que ha terminado, como en generate de Hugging Face. Si no, el haz se estrecha</translation>
</message>
<message>
<source>Draw the tree smaller (Ctrl+−)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dibuja el árbol más pequeño (Ctrl+−)</translation>
</message>
<message>
<source>100 %</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>100 %</translation>
</message>
<message>
<source>Draw the tree in its usual size (Ctrl+0)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dibuja el árbol en su tamaño habitual (Ctrl+0)</translation>
</message>
<message>
<source>Draw the tree larger (Ctrl++)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dibuja el árbol más grande (Ctrl++)</translation>
</message>
<message>
<source>Fit</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Ajustar</translation>
</message>
<message>
<source>Draw all of the tree, as far as it stays readable, and the next ones too, until another size is chosen (Ctrl+9)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Dibuja todo el árbol, mientras siga siendo legible, y también los siguientes, hasta que se elija otro tamaño (Ctrl+9)</translation>
</message>
<message>
<source>%1 %</source>
<extracomment>ui/learn/runs_stage.cpp, ui/step/beam/beam_page_parts.cpp, ui/step/explain/terms_model.cpp</extracomment>
<translation>%1 %</translation>
</message>
<message>
<source>&amp;Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>Normalización por &amp;longitud α</translation>
</message>
<message>
<source>&amp;Length α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;Longitud α</translation>
</message>
<message>
<source>&amp;α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;α</translation>
</message>
<message>
<source>Searching: token %1 of at most %2</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Buscando: token %1 de %2 como máximo</translation>
</message>
<message>
<source>“%1” cannot read this text</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>«%1» no puede leer este texto</translation>
</message>
<message>
<source>Select another lane with 1 to 8, or change the text (Ctrl+L)</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Seleccione otro carril con 1 a 8, o cambie el texto (Ctrl+L)</translation>
</message>
<message>
<source>The search was stopped. This tree belongs to the text or the settings before</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Se detuvo la búsqueda. Este árbol corresponde al texto o a los ajustes anteriores</translation>
</message>
<message>
<source>Searching…</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>Buscando…</translation>
</message>
<message>
<source>Beam tree</source>
<extracomment>ui/step/beam/beam_view.cpp, ui/window/gestures.cpp</extracomment>
<translation>Árbol del haz</translation>
</message>
<message>
<source>Nothing was searched yet</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>Aún no se ha buscado nada</translation>
</message>
<message>
<source>%1, none selected</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>%1, ninguno seleccionado</translation>
</message>
<message>
<source>%1 to %2</source>
<extracomment>core/network/shown_maps.cpp, core/tasks/dates.cpp, core/tasks/task_registry.cpp, core/tasks/task_scope.cpp, core/train/setup/told_apart.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 a %2</translation>
</message>
<message>
<source>Blank screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Pantalla negra</translation>
</message>
<message>
<source>Any key brings the picture back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Cualquier tecla devuelve la imagen</translation>
</message>
<message>
<source>changed</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>cambiado</translation>
</message>
<message>
<source>Changed by hand: %1
In the heatmap a triangle marks a changed step, and a diamond marks a token that differs from the original. A folded corner shows the colour of the original weight.</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>Cambiado a mano: %1
En el mapa de calor, un triángulo marca un paso cambiado, y un rombo, un token que difiere del original. Una esquina doblada muestra el color del peso original.</translation>
</message>
<message>
<source>layer</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>capa</translation>
</message>
<message>
<source>head</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>cabeza</translation>
</message>
<message>
<source>Layer and head of the stages</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Capa y cabeza de las etapas</translation>
</message>
<message>
<source>Token whose logit is shown in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Token cuyo logit se muestra por partes</translation>
</message>
<message>
<source>Choose the token whose logit the residual stream shows in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Elige el token cuyo logit muestra por partes el flujo residual</translation>
</message>
<message>
<source>Show layer %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Muestra la capa %1</translation>
</message>
<message>
<source>Show the mean of all heads</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Muestra la media de todas las cabezas</translation>
</message>
<message>
<source>Show head %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>Muestra la cabeza %1</translation>
</message>
<message>
<source>layer %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>capa %1 ▾</translation>
</message>
<message>
<source>head %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>cabeza %1 ▾</translation>
</message>
<message>
<source>logit of %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>logit de %1 ▾</translation>
</message>
<message>
<source>The token that is said</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>El token que se dice</translation>
</message>
<message>
<source>Confusion matrix: true classes by given ones</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Matriz de confusión: clases verdaderas frente a las dadas</translation>
</message>
<message>
<source>accuracy %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>exactitud %1</translation>
</message>
<message>
<source>macro F1 %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>macro F1 %1</translation>
</message>
<message>
<source>evidence AER %1 (of the weights above the threshold)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER de evidencia %1 (de los pesos por encima del umbral)</translation>
</message>
<message>
<source>evidence AER %1 (of the largest weights, as many as words of evidence)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER de evidencia %1 (de los pesos mayores, tantos como palabras de evidencia)</translation>
</message>
<message>
<source>largest weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>mayor peso en la evidencia %1</translation>
</message>
<message>
<source>weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>peso en la evidencia %1</translation>
</message>
<message>
<source>is %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>es %1</translation>
</message>
<message>
<source>given %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>dada %1</translation>
</message>
<message>
<source>%1, %2: %3</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>%1, %2: %3</translation>
</message>
<message>
<source>Click to show all sentences again</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Haga clic para volver a mostrar todas las oraciones</translation>
</message>
<message>
<source>Click to show only these</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>Haga clic para mostrar solo estas</translation>
</message>
<message>
<source>Colour legend: %1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Leyenda de colores: %1</translation>
</message>
<message>
<source>From 0 to 1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>De 0 a 1</translation>
</message>
<message>
<source>Blue below zero, orange above, from %1 to %2</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Azul por debajo de cero, naranja por encima, de %1 a %2</translation>
</message>
<message>
<source>Blue, down to %1: %2; orange, up to %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Azul, hasta %1: %2; naranja, hasta %3: %4</translation>
</message>
<message>
<source>Blue, %1: %2
Orange, %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Azul, %1: %2
Naranja, %3: %4</translation>
</message>
<message>
<source>Attention weights, the same scale in every lane</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>Pesos de atención, con la misma escala en todos los carriles</translation>
</message>
<message>
<source>Blue is negative, orange is positive</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>El azul es negativo, el naranja es positivo</translation>
</message>
<message>
<source>Check the numbers</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Comprobar los números</translation>
</message>
<message>
<source>Beside ▾</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Al lado ▾</translation>
</message>
<message>
<source>Lanes unfolded beside</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Carriles desplegados al lado</translation>
</message>
<message>
<source>Show the stages of other lanes below these</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Muestra las etapas de otros carriles bajo estas</translation>
</message>
<message>
<source>Computation of %1</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Cálculo de %1</translation>
</message>
<message>
<source>Stop</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Detener</translation>
</message>
<message>
<source>Stop the check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Detiene la comprobación</translation>
</message>
<message>
<source>Checking … %1 %</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Comprobando… %1 %</translation>
</message>
<message>
<source>Checking …</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Comprobando…</translation>
</message>
<message>
<source>Check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Comprobar</translation>
</message>
<message>
<source>Compute every number shown again in double precision and compare (Ctrl+K)</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>Vuelve a calcular todos los números mostrados en doble precisión y los compara (Ctrl+K)</translation>
</message>
<message>
<source>%1
Click: the arithmetic of this number</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>%1
Clic: la aritmética de este número</translation>
</message>
<message>
<source>Sentence %1, %2</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>Oración %1, %2</translation>
</message>
<message>
<source>#%1 · %2 × %3</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>N.º %1 · %2 × %3</translation>
</message>
<message>
<source>#%1</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>N.º %1</translation>
</message>
<message>
<source>The worst alignments</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>Los peores alineamientos</translation>
</message>
<message>
<source>Context c%1</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Contexto c%1</translation>
</message>
<message>
<source>Context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>Contexto c</translation>
</message>
<message>
<source>+ %1 more</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>+ %1 más</translation>
</message>
<message>
<source>No context yet</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>Aún no hay contexto</translation>
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
<translation>Contexto de %1 números%2</translation>
</message>
<message>
<source>, the same at every step</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>, el mismo en todos los pasos</translation>
</message>
<message>
<source>%1 should be a whole number.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/corpus/tokenizer_box.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 debe ser un número entero.</translation>
</message>
<message>
<source>%1 should be two whole numbers.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/setup/setup_panel.cpp</extracomment>
<translation>%1 debe ser dos números enteros.</translation>
</message>
<message>
<source>Choose the files, or drop them here: one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Elija los archivos, o suéltelos aquí: un archivo con un tabulador entre origen y destino, o dos archivos que se correspondan línea a línea.</translation>
</message>
<message>
<source>A number cannot be read.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>No se puede leer un número.</translation>
</message>
<message>
<source>Reading %1 …</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Leyendo %1…</translation>
</message>
<message>
<source>%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A text has %5 tokens on average.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 textos para entrenar, %2 reservados. %3 clases; se conocen %4 tokens de origen. Un texto tiene %5 tokens de media.</translation>
</message>
<message>
<source>%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target tokens. A source has %5 tokens on average, a target %6.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 pares para entrenar, %2 reservados. Vocabularios: %3 tokens de origen y %4 de destino. Un origen tiene %5 tokens de media, un destino %6.</translation>
</message>
<message>
<source>No line was skipped.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>No se omitió ninguna línea.</translation>
</message>
<message>
<source>%1 files were dropped. Drop one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>Se soltaron %1 archivos. Suelte un archivo con un tabulador entre origen y destino, o dos archivos que se correspondan línea a línea.</translation>
</message>
<message>
<source>Own texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Textos propios</translation>
</message>
<message>
<source>Use these texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Usar estos textos</translation>
</message>
<message>
<source>Texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Textos</translation>
</message>
<message>
<source>one</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>uno</translation>
</message>
<message>
<source>two</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>dos</translation>
</message>
<message>
<source>UTF-8, plain or gzip.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>UTF-8, sin comprimir o gzip.</translation>
</message>
<message>
<source>File</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo</translation>
</message>
<message>
<source>One pair per line: source, tab, target. A third column is ignored.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Un par por línea: origen, tabulador, destino. Se ignora una tercera columna.</translation>
</message>
<message>
<source>Source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo de origen</translation>
</message>
<message>
<source>One sentence per line.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Una oración por línea.</translation>
</message>
<message>
<source>Target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo de destino</translation>
</message>
<message>
<source>Line k translates line k of the source file.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>La línea k traduce la línea k del archivo de origen.</translation>
</message>
<message>
<source>at random</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>al azar</translation>
</message>
<message>
<source>the last</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>los últimos</translation>
</message>
<message>
<source>own files</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>archivos aparte</translation>
</message>
<message>
<source>Pairs that are used only for measuring. The limits of length do not apply to them.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Pares que solo se usan para medir. Los límites de longitud no se les aplican.</translation>
</message>
<message>
<source>Held-out file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo reservado</translation>
</message>
<message>
<source>Held-out source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo de origen reservado</translation>
</message>
<message>
<source>Held-out target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Archivo de destino reservado</translation>
</message>
<message>
<source>Fewest tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Mínimo de tokens por lado</translation>
</message>
<message>
<source>Most tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Máximo de tokens por lado</translation>
</message>
<message>
<source>Cut into tokens</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Dividir en tokens</translation>
</message>
<message>
<source>Texts read</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Textos leídos</translation>
</message>
<message>
<source>Stop reading</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Detener la lectura</translation>
</message>
<message>
<source>Pairs as training reads them</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Pares tal como los lee el entrenamiento</translation>
</message>
<message>
<source>Reading was stopped. Change a setting to read again.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>Se detuvo la lectura. Cambie un ajuste para leer de nuevo.</translation>
</message>
<message>
<source>First pairs</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Primeros pares</translation>
</message>
<message>
<source>Line of the file</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Línea del archivo</translation>
</message>
<message>
<source>Source tokens</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/pictures/tokens/token_chips.cpp, ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Tokens de origen</translation>
</message>
<message>
<source>Target tokens</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>Tokens de destino</translation>
</message>
<message>
<source>There is not enough memory for these texts; take fewer pairs.</source>
<extracomment>ui/train/corpus/corpus_reader.cpp</extracomment>
<translation>No hay memoria suficiente para estos textos; tome menos pares.</translation>
</message>
<message>
<source>%1 of %2</source>
<extracomment>core/inspect/arrays/array_axes.cpp, ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
<translation>%1 de %2</translation>
</message>
<message>
<source>Counts and Times</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Recuentos y tiempos</translation>
</message>
<message>
<source>Counts and times of each lane</source>
<extracomment>ui/step/counts_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>Recuentos y tiempos de cada carril</translation>
</message>
<message>
<source>Lane</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>Carril</translation>
</message>
<message>
<source>Weights
of m · T</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Pesos
de m · T</translation>
</message>
<message>
<source>Parameters</source>
<extracomment>core/compare/figures.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>Parámetros</translation>
</message>
<message>
<source>Encoder</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Codificador</translation>
</message>
<message>
<source>One step</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Un paso</translation>
</message>
<message>
<source>To no
attention</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Frente a
sin atención</translation>
</message>
<message>
<source>Weights computed so far, of those of the whole output</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Pesos calculados hasta ahora, de los de toda la salida</translation>
</message>
<message>
<source>The median of many runs, and the interval that holds the true median 95 times in 100</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>La mediana de muchas ejecuciones, y el intervalo que contiene la mediana verdadera 95 veces de cada 100</translation>
</message>
<message>
<source>One step, in those of the lane without attention; ≈ 1 where no difference was found</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Un paso, medido en pasos del carril sin atención; ≈ 1 donde no se halló diferencia</translation>
</message>
<message>
<source>Times are medians of many runs on this machine, all lanes in turn; under them their 95 % interval.</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Los tiempos son medianas de muchas ejecuciones en esta máquina, con todos los carriles por turno; debajo, su intervalo del 95 %.</translation>
</message>
<message>
<source>&amp;Copy as Text</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>&amp;Copiar como texto</translation>
</message>
<message>
<source>Copy the table with its formula, tabs between columns (Ctrl+C)</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Copia la tabla con su fórmula, con tabuladores entre columnas (Ctrl+C)</translation>
</message>
<message>
<source>Weights
of all</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>Pesos
del total</translation>
</message>
<message>
<source>Coverage of the source</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp, ui/step/beam/coverage_bars.cpp</extracomment>
<translation>Cobertura del origen</translation>
</message>
<message>
<source>%1 %2</source>
<extracomment>ui/step/beam/coverage_bars.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 %2</translation>
</message>
<message>
<source>Coverage: the sum of a source token's weights over all rows</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>Cobertura: la suma de los pesos de un token de origen en todas las filas</translation>
</message>
<message>
<source>%1, position %2: %3
%4</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>%1, posición %2: %3
%4</translation>
</message>
<message>
<source>coverage %1</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>cobertura %1</translation>
</message>
<message>
<source>1 link</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>1 enlace</translation>
</message>
<message numerus="yes">
<source>%1 links</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>
<numerusform>%1 enlace</numerusform>
<numerusform>%1 enlaces</numerusform>
</translation>
</message>
<message>
<source>%1, position %2: %3</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>%1, posición %2: %3</translation>
</message>
<message>
<source>Choose a sentence to see how much attention each of its source tokens gets.</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>Elija una oración para ver cuánta atención recibe cada uno de sus tokens de origen.</translation>
</message>
<message>
<source>links per source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>enlaces por token de origen; la línea marca 1</translation>
</message>
<message>
<source>coverage Σα of each source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>cobertura Σα de cada token de origen; la línea marca 1</translation>
</message>
<message>
<source>Lanes of the curves</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>Carriles de las curvas</translation>
</message>
<message>
<source>, selected</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>, seleccionado</translation>
</message>
<message>
<source>, hidden</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>, oculto</translation>
</message>
<message>
<source>%1
A click selects the lane. Ctrl+click or Space hides or shows its curves.</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>%1
Un clic selecciona el carril. Ctrl+clic o Espacio oculta o muestra sus curvas.</translation>
</message>
<message>
<source>Measures of every lane while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>Medidas de cada carril durante el entrenamiento</translation>
</message>
<message>
<source>▲ first measurement of %1 % or more</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>▲ primera medición de %1 % o más</translation>
</message>
<message>
<source>◆ first alignment error below %1</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>◆ primer error de alineamiento por debajo de %1</translation>
</message>
<message>
<source>dotted: changed while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>punteado: cambiado durante el entrenamiento</translation>
</message>
<message>
<source>dashed: branches</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>a trazos: ramas</translation>
</message>
<message>
<source>Curves of training</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Curvas del entrenamiento</translation>
</message>
<message>
<source>All lanes are hidden</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Todos los carriles están ocultos</translation>
</message>
<message>
<source>The loss of every batch appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Aquí aparece la pérdida de cada lote</translation>
</message>
<message>
<source>The share of held-out pairs that are right appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Aquí aparece la proporción de pares reservados correctos</translation>
</message>
<message>
<source>The distance from the true alignment appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Aquí aparece la distancia al alineamiento verdadero</translation>
</message>
<message>
<source>No lane has a true alignment to be compared with</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Ningún carril tiene un alineamiento verdadero con el que compararse</translation>
</message>
<message>
<source>Self-attention is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Se observa la autoatención, que no tiene un alineamiento que medir</translation>
</message>
<message>
<source>%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1: pérdida %2, exactitud %3, macro F1 %4, evidencia %5 en la actualización %6</translation>
</message>
<message>
<source>%1: loss %2, exact match %3, alignment error %4 at update %5</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1: pérdida %2, coincidencia exacta %3, error de alineamiento %4 en la actualización %5</translation>
</message>
<message>
<source>Nothing is measured yet</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>Aún no se ha medido nada</translation>
</message>
<message>
<source>−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss itself</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>−ln p por token de destino de cada lote. Donde se dibuja una media, la curva pálida es la propia pérdida</translation>
</message>
<message>
<source>Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Pares reservados con toda la salida correcta; ▲ la primera medición de %1 % o más</translation>
</message>
<message>
<source>How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the first below %1</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Cuánto se alejan los mayores pesos del alineamiento verdadero, de 0 a 1; menos es mejor; ◆ el primero por debajo de %1</translation>
</message>
<message>
<source>−ln p per target token of held-out pairs; where it rises while the training loss falls the pairs are learnt by heart</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>−ln p por token de destino de los pares reservados; donde sube mientras baja la pérdida de entrenamiento, los pares se aprenden de memoria</translation>
</message>
<message>
<source>Target tokens of held-out pairs that the decoder, reading the right ones before, finds the most likely</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Tokens de destino de los pares reservados que el decodificador, leyendo los anteriores correctos, considera los más probables</translation>
</message>
<message>
<source>Words and groups of words that the outputs share with the right ones, 0 to 100</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>Palabras y grupos de palabras que las salidas comparten con las correctas, de 0 a 100</translation>
</message>
<message>
<source>%1, layer %2, alignment error of each head: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1, capa %2, error de alineamiento de cada cabeza: %3</translation>
</message>
<message>
<source>%1, %2, alignment error: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1, %2, error de alineamiento: %3</translation>
</message>
<message>
<source>loss</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>pérdida</translation>
</message>
<message>
<source>held-out loss</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>pérdida en reservados</translation>
</message>
<message>
<source>token accuracy</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>exactitud de tokens</translation>
</message>
<message>
<source>BLEU</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU</translation>
</message>
<message>
<source>accuracy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>exactitud</translation>
</message>
<message>
<source>exact match</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>coinc. exacta</translation>
</message>
<message>
<source>macro F1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>macro F1</translation>
</message>
<message>
<source>evidence</source>
<extracomment>ui/figures/step/document_drawing.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>evidencia</translation>
</message>
<message>
<source>alignment error</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>error de alineamiento</translation>
</message>
<message>
<source>measured at</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>medido en</translation>
</message>
<message>
<source>mean of %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>media de %1</translation>
</message>
<message>
<source>▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>▲ la primera medición de %1 % o más</translation>
</message>
<message>
<source>◆ the first alignment error below %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>◆ el primer error de alineamiento por debajo de %1</translation>
</message>
<message>
<source>%1: %2 is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1: se observa %2, que no tiene un alineamiento que medir</translation>
</message>
<message>
<source>log</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>log</translation>
</message>
<message>
<source>Training loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida de entrenamiento</translation>
</message>
<message>
<source>Training loss (%1)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida de entrenamiento (%1)</translation>
</message>
<message>
<source>Accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitud, reservados %</translation>
</message>
<message>
<source>Exact match, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Coincidencia exacta, reservados %</translation>
</message>
<message>
<source>Held-out loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida en reservados (log)</translation>
</message>
<message>
<source>Held-out loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida en reservados</translation>
</message>
<message>
<source>Token accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitud de tokens, reservados %</translation>
</message>
<message>
<source>BLEU, held-out</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU, reservados</translation>
</message>
<message>
<source>Macro F1, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Macro F1, reservados %</translation>
</message>
<message>
<source>Largest weight on evidence, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Mayor peso en la evidencia, reservados %</translation>
</message>
<message>
<source>AER (none of self-attention; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (sin autoatención; fino: cada cabeza)</translation>
</message>
<message>
<source>Alignment error (AER; none of self-attention)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Error de alineamiento (AER; sin autoatención)</translation>
</message>
<message>
<source>Alignment error (AER; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Error de alineamiento (AER; fino: cada cabeza)</translation>
</message>
<message>
<source>Alignment error (AER)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Error de alineamiento (AER)</translation>
</message>
<message>
<source>AER (no self-att.)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (sin autoat.)</translation>
</message>
<message>
<source>Loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida (log)</translation>
</message>
<message>
<source>Loss</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Pérdida</translation>
</message>
<message>
<source>Accuracy %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exactitud %</translation>
</message>
<message>
<source>Exact match %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Coinc. exacta %</translation>
</message>
<message>
<source>Token acc. %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Exact. tokens %</translation>
</message>
<message>
<source>Macro F1 %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Macro F1 %</translation>
</message>
<message>
<source>Evidence %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>Evidencia %</translation>
</message>
<message>
<source>Charts ▾</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Gráficos ▾</translation>
</message>
<message>
<source>Scale and smoothing of the loss, which lanes and updates are shown</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Escala y suavizado de la pérdida; qué carriles y actualizaciones se muestran</translation>
</message>
<message>
<source>Settings of the charts</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Ajustes de los gráficos</translation>
</message>
<message>
<source>Scale and S&amp;moothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Escala y s&amp;uavizado</translation>
</message>
<message>
<source>&amp;Logarithmic loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Pérdida &amp;logarítmica</translation>
</message>
<message>
<source>Draw the loss on a logarithmic axis, or on a linear one</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Dibuja la pérdida en un eje logarítmico o en uno lineal</translation>
</message>
<message>
<source>&amp;Smoothing of the loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;Suavizado de la pérdida</translation>
</message>
<message>
<source>None</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Ninguno</translation>
</message>
<message>
<source>Mean of the last %1 updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Media de las últimas %1 actualizaciones</translation>
</message>
<message>
<source>The loss itself stays behind its mean, pale</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>La propia pérdida queda detrás de su media, pálida</translation>
</message>
<message>
<source>&amp;Next smoothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Suavizado s&amp;iguiente</translation>
</message>
<message>
<source>None, 10, 50, 200 updates, and again none</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Ninguno, 10, 50, 200 actualizaciones y otra vez ninguno</translation>
</message>
<message>
<source>L&amp;anes</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;Carriles</translation>
</message>
<message>
<source>Show all &amp;updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Mostrar todas las &amp;actualizaciones</translation>
</message>
<message>
<source>From the first update to the newest (double click in a chart)</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>De la primera actualización a la más reciente (doble clic en un gráfico)</translation>
</message>
<message>
<source>Show this lane's curves</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>Muestra las curvas de este carril</translation>
</message>
<message>
<source>difference −1</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>diferencia −1</translation>
</message>
<message>
<source>α of %1, the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>α de %1, la base</translation>
</message>
<message>
<source>output differs from the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>la salida difiere de la base</translation>
</message>
<message>
<source>1  weight</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>1  peso</translation>
</message>
<message>
<source>evidence of several words</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>evidencia de varias palabras</translation>
</message>
<message>
<source>Scroll the text</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>Desplaza el texto</translation>
</message>
<message>
<source>
Click: why this number?</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>
Clic: ¿por qué este número?</translation>
</message>
<message>
<source>sentence %1: weight %2</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>oración %1: peso %2</translation>
</message>
<message>
<source>Its target texts are not known: Ctrl+I offers files that may have them.</source>
<extracomment>ui/inspect/document/dump_reader.cpp</extracomment>
<translation>No se conocen sus textos de destino: Ctrl+I ofrece archivos que podrían tenerlos.</translation>
</message>
<message>
<source>Reading %1</source>
<extracomment>ui/inspect/document/dump_reader.cpp, ui/inspect/document/gold_document.cpp</extracomment>
<translation>Leyendo %1</translation>
</message>
<message>
<source>Show or hide the stages of “%1” below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Muestra u oculta las etapas de «%1» bajo las del carril seleccionado</translation>
</message>
<message>
<source>&amp;Why This Number?</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>¿Por &amp;qué este número?</translation>
</message>
<message>
<source>Show how the highlighted weight or stage was computed</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Muestra cómo se calculó el peso o la etapa que está resaltada</translation>
</message>
<message>
<source>&amp;Check the Numbers</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;Comprobar los números</translation>
</message>
<message>
<source>Compute every number of the selected lane again in double precision and compare; or stop the check</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Vuelve a calcular todos los números del carril seleccionado en doble precisión y los compara; o detiene la comprobación</translation>
</message>
<message>
<source>&amp;Unfold Other Lanes</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;Desplegar otros carriles</translation>
</message>
<message>
<source>Show the stages of other lanes below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>Muestra las etapas de otros carriles bajo las del carril seleccionado</translation>
</message>
<message>
<source>by weight</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>por peso</translation>
</message>
<message>
<source>by gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>por gradiente</translation>
</message>
<message>
<source>by weight × gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>por peso × gradiente</translation>
</message>
<message>
<source>&amp;Save…</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Guardar…</translation>
</message>
<message>
<source>Is It Explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>¿Es explicación?</translation>
</message>
<message>
<source>Write all figures and every row of weights as JSON</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Escribe todas las medidas y cada fila de pesos en JSON</translation>
</message>
<message>
<source>Figures by model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Medidas por modelo</translation>
</message>
<message>
<source>Change under permuted rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Cambio con filas permutadas</translation>
</message>
<message>
<source>Erased until the class flips</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Borrados hasta que cambia la clase</translation>
</message>
<message>
<source>Rank correlation of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Correlación de rangos entre pesos y gradientes</translation>
</message>
<message>
<source>Model of the curves</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Modelo de las curvas</translation>
</message>
<message>
<source>Weights explain an output if it changes where they are changed, and if they rank the tokens as their effect does (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Los pesos explican una salida si esta cambia cuando se cambian ellos, y si ordenan los tokens como lo hace su efecto (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</translation>
</message>
<message>
<source>&amp;Fresh sentences</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Oraciones &amp;nuevas</translation>
</message>
<message>
<source>&amp;Permutations of a row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Permutaciones por fila</translation>
</message>
<message>
<source>Permuted Rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Filas permutadas</translation>
</message>
<message>
<source>Erasing</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Borrado</translation>
</message>
<message>
<source>Kendall's τ</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ de Kendall</translation>
</message>
<message>
<source>has no model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>no tiene modelo</translation>
</message>
<message>
<source>%1 has no task of the program; use attnlab explain-bench with a corpus</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 no tiene ninguna tarea del programa; use attnlab explain-bench con un corpus</translation>
</message>
<message>
<source>%1 has other vocabularies than %2</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 tiene vocabularios distintos de los de %2</translation>
</message>
<message>
<source>%1 (sentences)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 (oraciones)</translation>
</message>
<message>
<source>&amp;Measure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;Medir</translation>
</message>
<message>
<source>Open models in Inspect mode first.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Abra primero modelos en el modo Inspeccionar.</translation>
</message>
<message>
<source>None of the open systems can be measured.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>No se puede medir ninguno de los sistemas abiertos.</translation>
</message>
<message>
<source>Left out: %1.</source>
<extracomment>core/inspect/links/link_dump.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Se omite: %1.</translation>
</message>
<message>
<source>Are the weights an explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>¿Son los pesos una explicación?</translation>
</message>
<message>
<source>Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Medido en %1 oraciones nuevas de la tarea %2, con %3 permutaciones de cada fila.</translation>
</message>
<message>
<source>Figure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Medida</translation>
</message>
<message>
<source>Nothing is measured yet.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Aún no se ha medido nada.</translation>
</message>
<message>
<source>Largest weight of the row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Mayor peso de la fila</translation>
</message>
<message>
<source>Median change of the output</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Cambio mediano de la salida</translation>
</message>
<message>
<source>Other rows are measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Las demás filas se miden en modelos que dicen una clase.</translation>
</message>
<message>
<source>Kendall's τ of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ de Kendall entre pesos y gradientes</translation>
</message>
<message>
<source>Share of rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Proporción de filas</translation>
</message>
<message>
<source>In no row a rank correlation can be computed.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>En ninguna fila se puede calcular una correlación de rangos.</translation>
</message>
<message>
<source>Erasing is measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>El borrado se mide en modelos que dicen una clase.</translation>
</message>
<message>
<source>Share of the tokens that are erased</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Proporción de tokens borrados</translation>
</message>
<message>
<source>Share of the classes that have flipped</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Proporción de clases que han cambiado</translation>
</message>
<message>
<source>Save the Bench</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Guardar las medidas</translation>
</message>
<message>
<source>JSON (*.json)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>JSON (*.json)</translation>
</message>
<message>
<source>The figures are in %1.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Las medidas están en %1.</translation>
</message>
<message>
<source>Largest first</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Mayor primero</translation>
</message>
<message>
<source>Back</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Atrás</translation>
</message>
<message>
<source>Back to the number before (Alt+←, Backspace)</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Vuelve al número anterior (Alt+←, Retroceso)</translation>
</message>
<message>
<source>The terms with the largest size first, else in their own order</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Los términos de mayor magnitud primero; si no, en su propio orden</translation>
</message>
<message>
<source>Why this number?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>¿Por qué este número?</translation>
</message>
<message>
<source>Computing …</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Calculando…</translation>
</message>
<message>
<source>No longer there</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Ya no existe</translation>
</message>
<message>
<source>%1 has no such number now. Decode further, or go back to the earlier text.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 no tiene ahora ese número. Siga decodificando o vuelva al texto anterior.</translation>
</message>
<message>
<source>lane %1</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>carril %1</translation>
</message>
<message>
<source>Why %1?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>¿Por qué %1?</translation>
</message>
<message>
<source>largest of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>mayor de %1 términos: %2</translation>
</message>
<message>
<source>sum of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>suma de %1 términos: %2</translation>
</message>
<message>
<source>divided by %1 = %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>dividido por %1 = %2</translation>
</message>
<message>
<source>at least 10⁻⁸</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>al menos 10⁻⁸</translation>
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
<translation>resultado &lt;b&gt;%1&lt;/b&gt;</translation>
</message>
<message>
<source>Shown (single precision) %1 · computed again (double) %2 · difference %3</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>Mostrado (precisión simple) %1 · recalculado (doble) %2 · diferencia %3</translation>
</message>
<message>
<source>Decoding does not keep this number. It is computed here, in double precision.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>La decodificación no conserva este número. Se calcula aquí, en doble precisión.</translation>
</message>
<message>
<source>Ca&amp;ption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Pie</translation>
</message>
<message>
<source>Export Figure</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Exportar figura</translation>
</message>
<message>
<source>Cancel</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/inspect_mode.cpp, ui/learn/lesson_panel.cpp</extracomment>
<translation>Cancelar</translation>
</message>
<message>
<source>Close</source>
<extracomment>ui/export/export_dialog.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Cerrar</translation>
</message>
<message>
<source>&amp;Export…</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Exportar…</translation>
</message>
<message>
<source>&amp;Copy</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Copiar</translation>
</message>
<message>
<source>&amp;View</source>
<extracomment>ui/export/export_dialog.cpp, ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Vista</translation>
</message>
<message>
<source>What is exported</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Qué se exporta</translation>
</message>
<message>
<source>S&amp;ystem</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>S&amp;istema</translation>
</message>
<message>
<source>&amp;Lane</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Carri&amp;l</translation>
</message>
<message>
<source>The system that the figure shows, or that is subtracted from the other one</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>El sistema que muestra la figura, o el que se resta del otro</translation>
</message>
<message>
<source>The lane that the figure shows, or with which the others are compared</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>El carril que muestra la figura, o con el que se comparan los demás</translation>
</message>
<message>
<source>&amp;Format</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Formato</translation>
</message>
<message>
<source>SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the format.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>SVG y PDF conservan líneas y textos nítidos a cualquier tamaño. La terminación del nombre del archivo decide el formato.</translation>
</message>
<message>
<source>× </source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>× </translation>
</message>
<message>
<source>&amp;Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>E&amp;scala</translation>
</message>
<message>
<source>Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Escala</translation>
</message>
<message>
<source>Pixels in the file for each pixel of the picture, from %1 to %2</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Píxeles del archivo por cada píxel de la imagen, de %1 a %2</translation>
</message>
<message>
<source>&amp;Decimals</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Decimales</translation>
</message>
<message>
<source>Decimal places of the numbers in the table</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Cifras decimales de los números de la tabla</translation>
</message>
<message>
<source>Light</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Claro</translation>
</message>
<message>
<source>Dark</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Oscuro</translation>
</message>
<message>
<source>Projector</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Proyector</translation>
</message>
<message>
<source>&amp;Theme</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;Tema</translation>
</message>
<message>
<source>Colours and letters of the picture. The window has “%1”.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Colores y letras de la imagen. La ventana tiene «%1».</translation>
</message>
<message>
<source>as needed</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>según haga falta</translation>
</message>
<message>
<source> px</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation> px</translation>
</message>
<message>
<source>The cells become wider or narrower, and the letters keep their size. 96 px are one inch.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Las celdas se ensanchan o se estrechan, y las letras conservan su tamaño. 96 px son una pulgada.</translation>
</message>
<message>
<source>Text of the caption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Texto del pie</translation>
</message>
<message>
<source>%1 written</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/document/gold_document.cpp, ui/inspect/inspect_exports.cpp, ui/train/train_files.cpp, ui/window/session_files.cpp</extracomment>
<translation>%1: escrito</translation>
</message>
<message>
<source>Picture copied</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>Imagen copiada</translation>
</message>
<message>
<source>Numbers copied</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>Números copiados</translation>
</message>
<message>
<source>%1 of %2 units are on</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1 de %2 unidades están activas</translation>
</message>
<message>
<source>nothing decoded yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_bars_panel.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>aún no se ha decodificado nada</translation>
</message>
<message>
<source>unit %1: %2</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>unidad %1: %2</translation>
</message>
<message>
<source>No units yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>Aún no hay unidades</translation>
</message>
<message>
<source>&amp;Export Figure…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>Exportar &amp;figura…</translation>
</message>
<message>
<source>Write what is shown as a picture, or its numbers as a table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Escribe lo que se muestra como imagen, o sus números como tabla</translation>
</message>
<message>
<source>&amp;Print…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Im&amp;primir…</translation>
</message>
<message>
<source>Print the figure, after a look at the page</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Imprime la figura tras mostrar la página</translation>
</message>
<message>
<source>Copy P&amp;icture</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copiar &amp;imagen</translation>
</message>
<message>
<source>Copy the picture of the selected lane as pixels and as a drawing</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copia la imagen del carril seleccionado en píxeles y como dibujo</translation>
</message>
<message>
<source>Copy as La&amp;TeX Table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copiar como tabla La&amp;TeX</translation>
</message>
<message>
<source>Copy the selected lane's numbers as a LaTeX table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Copia los números del carril seleccionado como tabla LaTeX</translation>
</message>
<message>
<source>Export…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>Exportar…</translation>
</message>
<message>
<source>Preparing the figure…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Preparando la figura…</translation>
</message>
<message>
<source>&amp;Cancel</source>
<extracomment>ui/files/file_work.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>&amp;Cancelar</translation>
</message>
<message>
<source>Figure</source>
<comment>a picture</comment>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Figura</translation>
</message>
<message>
<source>LaTeX table copied</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>Tabla LaTeX copiada</translation>
</message>
<message>
<source>Beginning of the file</source>
<extracomment>ui/export/figure_preview.cpp</extracomment>
<translation>Comienzo del archivo</translation>
</message>
<message>
<source>%1: the work with this file is not finished yet; wait for it, or cancel it.</source>
<extracomment>ui/files/file_work.cpp</extracomment>
<translation>%1: el trabajo con este archivo aún no ha terminado; espere o cancélelo.</translation>
</message>
<message>
<source>+%1 more</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>+%1 más</translation>
</message>
<message>
<source>not yet</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>aún no</translation>
</message>
<message>
<source>Words that a sentence must have, "several of them" in quotes, and ranges of metrics: length&lt;20 aer&gt;=0.5.
Shares go from 0 to 1; 50% means 0.5.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Palabras que debe tener una oración, "varias juntas" entre comillas, e intervalos de métricas: length&lt;20 aer&gt;=0.5.
Las proporciones van de 0 a 1; 50% significa 0.5.</translation>
</message>
<message>
<source>There is no AER without known links: open them first.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>No hay AER sin enlaces conocidos: ábralos primero.</translation>
</message>
<message>
<source>There is no reference, so nobody knows which answers are right.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>No hay referencia, así que no se sabe qué respuestas son correctas.</translation>
</message>
<message>
<source>There is no other system to disagree with.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>No hay otro sistema con el que discrepar.</translation>
</message>
<message>
<source>%1 is not known of these sentences.</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/table/filter_bar.cpp</extracomment>
<translation>No se conoce %1 de estas oraciones.</translation>
</message>
<message>
<source>&amp;Ready Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Fi&amp;ltros predefinidos</translation>
</message>
<message>
<source>Filter of the sentences</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtro de las oraciones</translation>
</message>
<message>
<source>Filter: words, length&lt;20, aer&gt;=0.5 …</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtro: palabras, length&lt;20, aer&gt;=0.5…</translation>
</message>
<message>
<source>Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtros</translation>
</message>
<message>
<source>Ready filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtros predefinidos</translation>
</message>
<message>
<source>Common filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>Filtros habituales</translation>
</message>
<message>
<source>The text that you found</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>El texto que ha encontrado</translation>
</message>
<message>
<source>a text, also typed above the pictures</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>un texto; también se puede escribir sobre las imágenes</translation>
</message>
<message>
<source>Formula</source>
<extracomment>ui/pictures/lane/formula_label.cpp, ui/step/explain/formula_lines.cpp</extracomment>
<translation>Fórmula</translation>
</message>
<message>
<source>edit of a known link</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>edición de un enlace conocido</translation>
</message>
<message>
<source>%1: known links of %2, %3 sure and %4 possible</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>%1: enlaces conocidos de %2, %3 seguros y %4 posibles</translation>
</message>
<message>
<source>; 1 link or line left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>; 1 enlace o línea omitidos</translation>
</message>
<message numerus="yes">
<source>; %1 links or lines left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>
<numerusform>; %1 enlace o línea omitidos</numerusform>
<numerusform>; %1 enlaces o líneas omitidos</numerusform>
</translation>
</message>
<message>
<source>New here? Ctrl+4: lesson 1</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>¿Es su primera vez? Ctrl+4: lección 1</translation>
</message>
<message>
<source>Space steps</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>Espacio avanza un paso</translation>
</message>
<message>
<source>drag a bar</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>arrastre una barra</translation>
</message>
<message>
<source>click a number: why?</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>clic en un número: ¿por qué?</translation>
</message>
<message>
<source>filtered</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>filtradas</translation>
</message>
<message>
<source>all</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp, ui/step/session/lane_sets.cpp</extracomment>
<translation>todas</translation>
</message>
<message>
<source>%1: %2 of %3</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>%1: %2 de %3</translation>
</message>
<message>
<source>Histogram of %1</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>Histograma de %1</translation>
</message>
<message>
<source>a metric</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>una métrica</translation>
</message>
<message>
<source>Show or hide the lane “%1”</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Muestra u oculta el carril «%1»</translation>
</message>
<message>
<source>&amp;Undo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>&amp;Deshacer</translation>
</message>
<message>
<source>Undo the last change of text, lanes or decoder</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Deshace el último cambio del texto, los carriles o el decodificador</translation>
</message>
<message>
<source>&amp;Redo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>&amp;Rehacer</translation>
</message>
<message>
<source>Redo the change that was undone</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Rehace el cambio deshecho</translation>
</message>
<message>
<source>&amp;Own Output</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>&amp;Propia salida</translation>
</message>
<message>
<source>Each step reads the last token that the lane wrote</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Cada paso lee el último token que escribió el carril</translation>
</message>
<message>
<source>&amp;Reference</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>&amp;Referencia</translation>
</message>
<message>
<source>Each step reads the last token of the right output (Ctrl+R)</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>Cada paso lee el último token de la salida correcta (Ctrl+R)</translation>
</message>
<message>
<source>The right output of this text is not known</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>No se conoce la salida correcta de este texto</translation>
</message>
<message>
<source>Metric of the histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrica del histograma</translation>
</message>
<message>
<source>Metric from left to right</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrica de izquierda a derecha</translation>
</message>
<message>
<source>Metric from bottom to top</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métrica de abajo arriba</translation>
</message>
<message>
<source>Charts</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/train/train_exports.cpp</extracomment>
<translation>Gráficos</translation>
</message>
<message>
<source>against</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>frente a</translation>
</message>
<message>
<source>No sentence passes the filter.</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/inspect_wiring.cpp</extracomment>
<translation>Ninguna oración pasa el filtro.</translation>
</message>
<message>
<source>Metrics</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Métricas</translation>
</message>
<message>
<source>Systems</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Sistemas</translation>
</message>
<message>
<source>Maps and classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Mapas y clases</translation>
</message>
<message>
<source>Maps</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Mapas</translation>
</message>
<message>
<source>Classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Clases</translation>
</message>
<message>
<source>Histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Histograma</translation>
</message>
<message>
<source>Scatter</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Dispersión</translation>
</message>
<message>
<source>Length</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>Longitud</translation>
</message>
<message>
<source>Stopped. What was read is kept.</source>
<extracomment>ui/inspect/document/inspect_controller.cpp</extracomment>
<translation>Detenido. Lo leído se conserva.</translation>
</message>
<message>
<source>with rows of the tokens written: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>con filas de los tokens escritos: %1</translation>
</message>
<message>
<source>with rows of the tokens read: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>con filas de los tokens leídos: %1</translation>
</message>
<message>
<source>Layer %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Capa %1</translation>
</message>
<message>
<source>Rollout</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Rollout</translation>
</message>
<message>
<source>Head 1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Cabeza 1</translation>
</message>
<message>
<source>Mean</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/inspect/inspected_data.cpp</extracomment>
<translation>Media</translation>
</message>
<message>
<source>Head %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Cabeza %1</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Error de alineamiento (AER) de cada mapa en todas las oraciones, con filas de los tokens leídos. Cuanto más intenso el color, menor el error. Elija una celda para mostrar su mapa.</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Error de alineamiento (AER) de cada mapa en todas las oraciones. Cuanto más intenso el color, menor el error. Elija una celda para mostrar su mapa.</translation>
</message>
<message>
<source>Measuring was stopped.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Se detuvo la medición.</translation>
</message>
<message>
<source>Measuring the alignment error of every map …</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Midiendo el error de alineamiento de cada mapa…</translation>
</message>
<message>
<source>Open known links to see the alignment error of each map. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Abra enlaces conocidos para ver el error de alineamiento de cada mapa. Elija una celda para mostrar su mapa.</translation>
</message>
<message>
<source>Known links made by hand: %1 sure, %2 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Enlaces conocidos hechos a mano: %1 seguros, %2 posibles.</translation>
</message>
<message>
<source>Known links of %1: %2 sure, %3 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Enlaces conocidos de %1: %2 seguros, %3 posibles.</translation>
</message>
<message>
<source>Format: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Formato: %1</translation>
</message>
<message>
<source>1 link or line was left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Se omitió 1 enlace o línea.</translation>
</message>
<message numerus="yes">
<source>%1 links or lines were left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>Se omitió %1 enlace o línea.</numerusform>
<numerusform>Se omitieron %1 enlaces o líneas.</numerusform>
</translation>
</message>
<message>
<source>Export &amp;Metrics…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar &amp;métricas…</translation>
</message>
<message>
<source>Write the metrics of the sentences shown, of all systems, as CSV or JSON</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Escribe en CSV o JSON las métricas de las oraciones mostradas, de todos los sistemas</translation>
</message>
<message>
<source>Export Metrics</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar métricas</translation>
</message>
<message>
<source>Export &amp;Links…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar &amp;enlaces…</translation>
</message>
<message>
<source>Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Escribe en formato Pharaoh todos los enlaces del sistema mostrado, con este umbral: una línea por oración</translation>
</message>
<message>
<source>Export Links</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar enlaces</translation>
</message>
<message>
<source>Export &amp;Weights…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar &amp;pesos…</translation>
</message>
<message>
<source>Write the weights of the shown system as JSON or as Nematus writes them</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Escribe los pesos del sistema mostrado en JSON o como los escribe Nematus</translation>
</message>
<message>
<source>Export Weights</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar pesos</translation>
</message>
<message>
<source>Export &amp;Report…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar &amp;informe…</translation>
</message>
<message>
<source>Write the sentences that are selected, or shown, with their pictures</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Escribe las oraciones seleccionadas, o las mostradas, con sus imágenes</translation>
</message>
<message>
<source>Write the picture of the current sentence, or its numbers as a table</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Escribe la imagen de la oración actual, o sus números como tabla</translation>
</message>
<message>
<source>Export Report of the First %1 of %2 Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Exportar informe de las primeras %1 de %2 oraciones</translation>
</message>
<message numerus="yes">
<source>Export Report of the %n Selected Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>Exportar informe de la oración seleccionada (%n)</numerusform>
<numerusform>Exportar informe de las %n oraciones seleccionadas</numerusform>
</translation>
</message>
<message numerus="yes">
<source>Export Report of All %n Sentences Shown</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>Exportar informe de la única oración mostrada (%n)</numerusform>
<numerusform>Exportar informe de las %n oraciones mostradas</numerusform>
</translation>
</message>
<message>
<source>The first %1 of %2, out of %3.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Las primeras %1 de %2, de un total de %3.</translation>
</message>
<message>
<source>%1 of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1 de %2.</translation>
</message>
<message>
<source>Filter: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Filtro: %1</translation>
</message>
<message>
<source>Disagreement of all systems: %1, the mean of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Desacuerdo de todos los sistemas: %1, la media de %2.</translation>
</message>
<message>
<source>precision</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>precisión</translation>
</message>
<message>
<source>recall</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>exhaustividad</translation>
</message>
<message>
<source>Export</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Exportar</translation>
</message>
<message>
<source>%1: %2 written</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1: %2 escrito</translation>
</message>
<message>
<source>Measuring</source>
<extracomment>ui/inspect/document/inspect_measuring.cpp</extracomment>
<translation>Midiendo</translation>
</message>
<message>
<source>Step mode needs the model of %1, and only its weights are known.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>El modo Paso necesita el modelo de %1, y solo se conocen sus pesos.</translation>
</message>
<message>
<source>Inspect</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Inspeccionar</translation>
</message>
<message>
<source>Inspect a corpus of alignments from any system</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Inspecciona un corpus de alineamientos de cualquier sistema</translation>
</message>
<message>
<source>Stop and keep what was read</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Detiene y conserva lo leído</translation>
</message>
<message>
<source>E&amp;xport</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>E&amp;xportar</translation>
</message>
<message>
<source>Reading</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Leyendo</translation>
</message>
<message>
<source>Reading …</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Leyendo…</translation>
</message>
<message>
<source>No alignments are open.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>No hay alineamientos abiertos.</translation>
</message>
<message>
<source>Open the attention that a translation system wrote, or the links of an aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Abra la atención que escribió un sistema de traducción, o los enlaces de un alineador: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. También puede soltar archivos en la ventana.</translation>
</message>
<message>
<source>AER %1 (of all %2)</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1 (de todas: %2)</translation>
</message>
<message>
<source>AER %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1</translation>
</message>
<message>
<source>known links: %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>enlaces conocidos: %1</translation>
</message>
<message>
<source>, counted from %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>, contados desde %1</translation>
</message>
<message>
<source>%1: this folder has no file of alignments and no model.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>%1: esta carpeta no tiene ningún archivo de alineamientos ni ningún modelo.</translation>
</message>
<message>
<source>Open Alignments</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>Abrir alineamientos</translation>
</message>
<message>
<source>All files (*)</source>
<extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Todos los archivos (*)</translation>
</message>
<message>
<source>Format</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/read_dump.cpp, ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Formato</translation>
</message>
<message>
<source>It could not be read.</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>No se pudo leer.</translation>
</message>
<message>
<source>Worst Alignments of %1</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>Peores alineamientos de %1</translation>
</message>
<message>
<source>Open Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Abrir enlaces conocidos</translation>
</message>
<message>
<source>NAACL, numbers from 1 (*.naacl)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>NAACL, números desde 1 (*.naacl)</translation>
</message>
<message>
<source>Pharaoh, positions from 0 (*.pharaoh)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Pharaoh, posiciones desde 0 (*.pharaoh)</translation>
</message>
<message>
<source>The form of the file that was opened (*)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>El formato del archivo abierto (*)</translation>
</message>
<message>
<source>Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Guardar enlaces conocidos</translation>
</message>
<message>
<source>The known links have changed.</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Los enlaces conocidos han cambiado.</translation>
</message>
<message>
<source>Save them?</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>¿Desea guardarlos?</translation>
</message>
<message>
<source>&amp;Open Alignments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Abrir alineamientos…</translation>
</message>
<message>
<source>Open attention or links of any system, or models, beside those that are open</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Abre la atención o los enlaces de cualquier sistema, o modelos, junto a los ya abiertos</translation>
</message>
<message>
<source>Inspect the &amp;Models of Step Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Inspeccionar los mo&amp;delos del modo Paso</translation>
</message>
<message>
<source>Decode a thousand fresh sentences with the models that are open in Step mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Decodifica mil oraciones nuevas con los modelos abiertos en el modo Paso</translation>
</message>
<message>
<source>Inspect the Open Models</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Inspeccionar modelos abiertos</translation>
</message>
<message>
<source>Open &amp;Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Abrir &amp;enlaces conocidos…</translation>
</message>
<message>
<source>Open the known links that the systems are measured against</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Abre los enlaces conocidos con los que se miden los sistemas</translation>
</message>
<message>
<source>Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Enlaces conocidos…</translation>
</message>
<message>
<source>Models Read Their &amp;Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Leer su &amp;propia salida</translation>
</message>
<message>
<source>The models read their own output. Only right tokens have known links then</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Los modelos leen su propia salida. Entonces solo los tokens correctos tienen enlaces conocidos</translation>
</message>
<message>
<source>Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Propia salida</translation>
</message>
<message>
<source>Models Read the Re&amp;ference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Leer la &amp;referencia</translation>
</message>
<message>
<source>The models read the right output, token by token</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Los modelos leen la salida correcta, token a token</translation>
</message>
<message>
<source>Reference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Referencia</translation>
</message>
<message>
<source>&amp;Rows of the Tokens That Are Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>&amp;Filas de los tokens leídos</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown and measured for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Un paso del decodificador lee un token y escribe el siguiente. Sus pesos se muestran y se miden para el token que lee, no para el que escribe (Chen et al. 2020)</translation>
</message>
<message>
<source>&amp;Words Instead of Pieces</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>Pala&amp;bras en lugar de piezas</translation>
</message>
<message>
<source>Pieces of words are merged: weights of a word's pieces are added over the source and averaged over the output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>Las piezas de palabra se unen: los pesos de las piezas de una palabra se suman sobre el origen y se promedian sobre la salida</translation>
</message>
<message>
<source>&amp;Inspect</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;Inspeccionar</translation>
</message>
<message>
<source>&amp;Close System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Cerrar sistema</translation>
</message>
<message>
<source>Close the system that is shown</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Cierra el sistema mostrado</translation>
</message>
<message>
<source>&amp;Show System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Mos&amp;trar sistema</translation>
</message>
<message>
<source>Compare &amp;With</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Comparar c&amp;on</translation>
</message>
<message>
<source>Shown &amp;Map</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Mapa mostrado</translation>
</message>
<message>
<source>What Mo&amp;dels Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Qué &amp;leen los modelos</translation>
</message>
<message>
<source>Te&amp;xts of the Models…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Te&amp;xtos de los modelos…</translation>
</message>
<message>
<source>Choose what the models decode: fresh sentences of a task, or files</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Elige qué decodifican los modelos: oraciones nuevas de una tarea, o archivos</translation>
</message>
<message>
<source>How the File Was &amp;Read…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Cómo se le&amp;yó el archivo…</translation>
</message>
<message>
<source>How the file was understood, and why. Another reading can be chosen</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Cómo se entendió el archivo, y por qué. Se puede elegir otra lectura</translation>
</message>
<message>
<source>Open A&amp;gain As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Volver a abrir como…</translation>
</message>
<message>
<source>Choose the format of the file that could not be read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Elige el formato del archivo que no se pudo leer</translation>
</message>
<message>
<source>Worst Ali&amp;gnments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Peores alineamientos…</translation>
</message>
<message>
<source>The worst alignments of the sentences in the table, as small pictures</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Los peores alineamientos de las oraciones de la tabla, en imágenes pequeñas</translation>
</message>
<message>
<source>Open in S&amp;tep Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Abrir en modo Pa&amp;so</translation>
</message>
<message>
<source>Decode the sentence token by token; Enter in the table does the same</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Decodifica la oración token a token; Intro en la tabla hace lo mismo</translation>
</message>
<message>
<source>&amp;Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>E&amp;nlaces conocidos</translation>
</message>
<message>
<source>&amp;Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Guardar enlaces conocidos</translation>
</message>
<message>
<source>Save the known links with the edits</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Guarda los enlaces conocidos con las ediciones</translation>
</message>
<message>
<source>Save Known Links &amp;As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Guardar enlaces conocidos co&amp;mo…</translation>
</message>
<message>
<source>Save the known links in another file, in their own form, Pharaoh's or NAACL's</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Guarda los enlaces conocidos en otro archivo, en su propio formato, el de Pharaoh o el de NAACL</translation>
</message>
<message>
<source>&amp;Close Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Cerrar enlace&amp;s conocidos</translation>
</message>
<message>
<source>Measure without the file of known links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Mide sin el archivo de enlaces conocidos</translation>
</message>
<message>
<source>Undo the last edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Deshace la última edición de un enlace conocido</translation>
</message>
<message>
<source>Redo the edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Rehace la edición de un enlace conocido</translation>
</message>
<message>
<source>S&amp;entences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>O&amp;raciones</translation>
</message>
<message>
<source>&amp;Next Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Oración &amp;siguiente</translation>
</message>
<message>
<source>Look at the next sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Pasa a la siguiente oración de la tabla</translation>
</message>
<message>
<source>&amp;Previous Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Oración &amp;anterior</translation>
</message>
<message>
<source>Look at the previous sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Pasa a la oración anterior de la tabla</translation>
</message>
<message>
<source>&amp;Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Filtrar</translation>
</message>
<message>
<source>Type words or ranges of metrics that sentences must have</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Permite escribir palabras o intervalos de métricas que deben tener las oraciones</translation>
</message>
<message>
<source>&amp;Clear Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;Quitar filtro</translation>
</message>
<message>
<source>Show all sentences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Muestra todas las oraciones</translation>
</message>
<message>
<source>Is It E&amp;xplanation?…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>¿Es e&amp;xplicación?…</translation>
</message>
<message>
<source>Measure whether the weights of the open models explain what they say</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Mide si los pesos de los modelos abiertos explican lo que dicen</translation>
</message>
<message>
<source>Larger cells in the picture; wheel, Shift+wheel or dragging scroll it</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Agranda las celdas de la imagen; se desplaza con la rueda, Mayús+rueda o arrastrando</translation>
</message>
<message>
<source>Smaller cells in the picture</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Reduce las celdas de la imagen</translation>
</message>
<message>
<source>Nothing</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>Nada</translation>
</message>
<message>
<source>Inspect Models</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Inspeccionar modelos</translation>
</message>
<message>
<source>&amp;Fresh pairs of a task</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Pares &amp;nuevos de una tarea</translation>
</message>
<message>
<source>Pairs that the models were not trained on; their true alignment is known</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Pares con los que no se entrenaron los modelos; se conoce su alineamiento verdadero</translation>
</message>
<message>
<source>&amp;Texts</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;Textos</translation>
</message>
<message>
<source>Sentences and their translations, cut as the models were trained</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Oraciones y sus traducciones, divididas como al entrenar los modelos</translation>
</message>
<message>
<source>Source texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Textos de origen</translation>
</message>
<message>
<source>One sentence per line. Without a second file: source, tab and target in each line.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Una oración por línea. Sin segundo archivo: origen, tabulador y destino en cada línea.</translation>
</message>
<message>
<source>Their translations</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Sus traducciones</translation>
</message>
<message>
<source>As many lines as the first file. Leave it empty if the first file has pairs.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Tantas líneas como el primer archivo. Déjelo vacío si el primer archivo tiene pares.</translation>
</message>
<message>
<source>Their &amp;own output</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Su &amp;propia salida</translation>
</message>
<message>
<source>The &amp;reference</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>La &amp;referencia</translation>
</message>
<message>
<source>T&amp;ask</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>T&amp;area</translation>
</message>
<message>
<source>&amp;Pairs</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Par&amp;es</translation>
</message>
<message>
<source>What they decode</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Qué decodifican</translation>
</message>
<message>
<source>What they read</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Qué leen</translation>
</message>
<message>
<source>The source texts are missing: name a file.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>Faltan los textos de origen: indique un archivo.</translation>
</message>
<message>
<source>%1: there is no such file; choose another one.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>%1: no existe tal archivo; elija otro.</translation>
</message>
<message>
<source>C&amp;harts of the Metrics</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>&amp;Gráficos de las métricas</translation>
</message>
<message>
<source>Show or hide the charts below the table; in a small window they take its place</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>Muestra u oculta los gráficos bajo la tabla; en una ventana pequeña ocupan su lugar</translation>
</message>
<message>
<source>Picture of the sentence</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Imagen de la oración</translation>
</message>
<message>
<source>No sentence is selected.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>No hay ninguna oración seleccionada.</translation>
</message>
<message>
<source> less %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> menos %1</translation>
</message>
<message>
<source> and %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> y %1</translation>
</message>
<message>
<source>only %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>solo %1</translation>
</message>
<message>
<source>more by %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>más según %1</translation>
</message>
<message>
<source>Editing known links: click a cell, or press Space, for sure, possible, none in turn. End marks have no links.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Edición de enlaces conocidos: haga clic en una celda, o pulse Espacio, para alternar seguro, posible y ninguno. Las marcas de fin no tienen enlaces.</translation>
</message>
<message>
<source>Editing known links: click a source token, then a target token.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Edición de enlaces conocidos: haga clic en un token de origen y luego en uno de destino.</translation>
</message>
<message>
<source>Now click the target token that %1 is linked with, or %1 again to stop.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Ahora haga clic en el token de destino enlazado con %1, o de nuevo en %1 para dejarlo.</translation>
</message>
<message>
<source>%1 does not have this sentence: there is nothing to compare with.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>%1 no tiene esta oración: no hay con qué comparar.</translation>
</message>
<message>
<source>The outputs differ from target token %1 on, so the weights from there on belong to different outputs.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>Las salidas difieren desde el token de destino %1, así que a partir de ahí los pesos pertenecen a salidas distintas.</translation>
</message>
<message>
<source>&amp;Edit Known Links</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>&amp;Editar enlaces conocidos</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn (K)</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Los clics hacen enlaces conocidos: ninguno, seguro, posible, por turno (K)</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>Los clics hacen enlaces conocidos: ninguno, seguro, posible, por turno</translation>
</message>
<message>
<source>Inspecting</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Inspección</translation>
</message>
<message>
<source>System that is shown</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Sistema mostrado</translation>
</message>
<message>
<source>System that it is compared with</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Sistema con el que se compara</translation>
</message>
<message>
<source>Attention map that is shown and measured</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Mapa de atención que se muestra y se mide</translation>
</message>
<message>
<source>Write metrics, links, weights, a report or the picture into a file</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Escribe métricas, enlaces, pesos, un informe o la imagen en un archivo</translation>
</message>
<message>
<source>No comparison</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>Sin comparación</translation>
</message>
<message>
<source>with %1</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>con %1</translation>
</message>
<message>
<source>&amp;Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>&amp;Claves</translation>
</message>
<message>
<source>No lane has a landscape: one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Ningún carril tiene paisaje: se dibuja el de carriles recurrentes que miran a todas partes y han decodificado tres pasos.</translation>
</message>
<message>
<source>Chosen Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Claves elegidas</translation>
</message>
<message>
<source>Keys that you place yourself, under every score function</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Claves que usted mismo coloca, con todas las funciones de puntuación</translation>
</message>
<message>
<source>This Sentence</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Esta oración</translation>
</message>
<message>
<source>The lanes' own annotations and the plane that their queries move in</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Las anotaciones de los propios carriles y el plano en que se mueven sus consultas</translation>
</message>
<message>
<source>What the colours show</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Qué muestran los colores</translation>
</message>
<message>
<source>Colours and lines show the largest weight of each point, or the weight of one key</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Los colores y las líneas muestran el mayor peso de cada punto, o el peso de una clave</translation>
</message>
<message>
<source>largest weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp, ui/step/landscape/landscape_page.cpp</extracomment>
<translation>mayor peso</translation>
</message>
<message>
<source>Number of keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Número de claves</translation>
</message>
<message>
<source>Temperature</source>
<extracomment>ui/learn/step_stage.cpp, ui/step/landscape/landscape_page.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Temperatura</translation>
</message>
<message>
<source>Scores are divided by the temperature before the softmax</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Las puntuaciones se dividen por la temperatura antes del softmax</translation>
</message>
<message>
<source>&amp;Temperature</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>&amp;Temperatura</translation>
</message>
<message>
<source>Reset</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Restablecer</translation>
</message>
<message>
<source>Keys, query and temperature as at the start</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Claves, consulta y temperatura como al inicio</translation>
</message>
<message>
<source>weight of %1</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>peso de %1</translation>
</message>
<message>
<source>Queries of the decoder, step by step, in the plane of their two principal components; a region is named by the source token with the most weight; numbers are those of the projected query</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Consultas del decodificador, paso a paso, en el plano de sus dos componentes principales; cada región lleva el nombre del token de origen con más peso; los números son los de la consulta proyectada</translation>
</message>
<message>
<source>Drag the query or a key; arrows move it, Page Up and Page Down choose it · double click: one plane large · lines: the largest weight is 0.5 and 0.9</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>Arrastre la consulta o una clave; las flechas la mueven, Re Pág y Av Pág la eligen · doble clic: un plano en grande · líneas: el mayor peso es 0,5 y 0,9</translation>
</message>
<message>
<source>H %1 bit</source>
<extracomment>ui/pictures/landscape/landscape_scene.cpp</extracomment>
<translation>H %1 bit</translation>
</message>
<message>
<source>Score landscape</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>Paisaje de puntuación</translation>
</message>
<message>
<source>Query at %1, %2. %3</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>Consulta en %1, %2. %3</translation>
</message>
<message>
<source>Lanes</source>
<extracomment>ui/pictures/cards/lane_area.cpp, ui/pictures/cards/lane_grid.cpp, ui/pictures/cards/lane_thumbs.cpp, ui/step/step_tool_bar.cpp, ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Carriles</translation>
</message>
<message>
<source>next</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>sig.</translation>
</message>
<message>
<source>H</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>H</translation>
</message>
<message>
<source>exact</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>exacta</translation>
</message>
<message>
<source>The most likely token of the current step and its probability; then the one that was said in its place by hand, if any</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>El token más probable del paso actual y su probabilidad; después, el que se dijo a mano en su lugar, si lo hay</translation>
</message>
<message>
<source>How widely the softmax of the scores spreads, before a span changes it: the mean of the rows shown, 0 bit when each row looks at one token</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Cuánto se reparte el softmax de las puntuaciones antes de que un alcance lo cambie: la media de las filas mostradas, 0 bit cuando cada fila mira un solo token</translation>
</message>
<message>
<source>Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Media de −ln p de los tokens correctos de los pares reservados, según la última medición: 0 donde todos son seguros</translation>
</message>
<message>
<source>Alignment error rate of the rows shown, measured against the known links; a dash where no row has one</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Tasa de error de alineamiento de las filas mostradas, medida con los enlaces conocidos; un guion si ninguna fila los tiene</translation>
</message>
<message>
<source>Whole outputs that are right on held-out pairs, as last measured</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Salidas enteras correctas en los pares reservados, según la última medición</translation>
</message>
<message>
<source>Time of one step of this lane on this machine: the median of the steps so far</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Tiempo de un paso de este carril en esta máquina: la mediana de los pasos hasta ahora</translation>
</message>
<message>
<source>class</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>clase</translation>
</message>
<message>
<source>acc.</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>exactit.</translation>
</message>
<message>
<source>Lane %1</source>
<extracomment>ui/learn/step_stage.cpp, ui/pictures/cards/lane_card.cpp, ui/step/session/step_cursor.cpp, ui/train/train_actions.cpp</extracomment>
<translation>Carril %1</translation>
</message>
<message>
<source>Lane %1, %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Carril %1, %2</translation>
</message>
<message>
<source>Attention weights of %1</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Pesos de atención de %1</translation>
</message>
<message>
<source>Attention of %1 as lines</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>Atención de %1 en líneas</translation>
</message>
<message>
<source>Text as %1 weighs it</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_document.cpp</extracomment>
<translation>Texto según lo pondera %1</translation>
</message>
<message>
<source>: select this lane (%1)</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>: selecciona este carril (%1)</translation>
</message>
<message>
<source>Shown: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Mostrado: %1</translation>
</message>
<message>
<source>loss %1, AER %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>pérdida %1, AER %2, coincidencia exacta %3</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>hasta ahora: entropía media %1, AER %2</translation>
</message>
<message>
<source>model: %1 of held-out pairs are right</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>modelo: %1 de los pares reservados son correctos</translation>
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
<translation>, dicho: %1</translation>
</message>
<message>
<source>%1 attention, nothing decoded yet</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Atención %1, aún no se ha decodificado nada</translation>
</message>
<message>
<source>%1 attention, row %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Atención %1, fila %2 de %3</translation>
</message>
<message>
<source>%1 attention, step %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>Atención %1, paso %2 de %3</translation>
</message>
<message>
<source>, takes %1 with probability %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, toma %1 con probabilidad %2</translation>
</message>
<message>
<source>, does not take %1, whose probability is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, no toma %1, cuya probabilidad es %2</translation>
</message>
<message>
<source>, looks at %1 with %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, mira %1 con %2</translation>
</message>
<message>
<source>, weight of %1 is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, el peso de %1 es %2</translation>
</message>
<message>
<source>, one fixed vector for every step</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, un vector fijo para todos los pasos</translation>
</message>
<message>
<source>; class %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>; clase %1</translation>
</message>
<message>
<source>; next token %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>; token siguiente %1</translation>
</message>
<message>
<source>, as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, como se esperaba</translation>
</message>
<message>
<source>, not as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, no como se esperaba</translation>
</message>
<message>
<source>; entropy %1, alignment error rate %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>; entropía %1, tasa de error de alineamiento %2, coincidencia exacta %3</translation>
</message>
<message>
<source>, loss %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>, pérdida %1</translation>
</message>
<message>
<source>loss 0.00012 AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>pérdida 0,00012 AER 0,00 coinc. exacta 100,0 %</translation>
</message>
<message>
<source>entropy 0.00 bit AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>entropía 0,00 bit AER 0,00 coinc. exacta 100,0 %</translation>
</message>
<message>
<source>step 0.00 ms</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>paso 0,00 ms</translation>
</message>
<message>
<source>look at: %1</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp</extracomment>
<translation>vistazo: %1</translation>
</message>
<message>
<source>Attention maps</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>Mapas de atención</translation>
</message>
<message>
<source>base: its weights</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>base: sus pesos</translation>
</message>
<message>
<source>less %1, %2</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>menos %1, %2</translation>
</message>
<message>
<source>%1 a step, %2 for the encoder, on this machine</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>%1 por paso, %2 para el codificador, en esta máquina</translation>
</message>
<message>
<source>Whether this lane is trained</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Si se entrena este carril</translation>
</message>
<message>
<source>Remove lane</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Quitar carril</translation>
</message>
<message>
<source>Remove this lane from the run</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Quita este carril de la ejecución</translation>
</message>
<message>
<source>Remove the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Quita el carril %1</translation>
</message>
<message>
<source>This lane has a model of its own:
%1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Este carril tiene un modelo propio:
%1</translation>
</message>
<message>
<source>Train the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Entrena el carril %1</translation>
</message>
<message>
<source>Settings of the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Ajustes del carril %1</translation>
</message>
<message>
<source>Settings of %1 alone: score, span, wiring, cell, sizes, training</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>Ajustes solo de %1: puntuación, alcance, conexión, celda, tamaños, entrenamiento</translation>
</message>
<message>
<source>Only %1</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Solo %1</translation>
</message>
<message>
<source>Show the lane “%1” alone</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Muestra solo el carril «%1»</translation>
</message>
<message>
<source>&amp;All Lanes</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Todos los c&amp;arriles</translation>
</message>
<message>
<source>Show every open lane</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Muestra todos los carriles abiertos</translation>
</message>
<message>
<source>Show these two lanes alone, to compare them</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>Muestra solo estos dos carriles, para compararlos</translation>
</message>
<message>
<source>Train %1</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>Entrenar %1</translation>
</message>
<message>
<source>%1 is trained; click to leave it out</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 se entrena; haga clic para excluirlo</translation>
</message>
<message>
<source>%1 is not trained; click to train it</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 no se entrena; haga clic para entrenarlo</translation>
</message>
<message>
<source>Show the lane %1</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp</extracomment>
<translation>Muestra el carril %1</translation>
</message>
<message>
<source>&amp;System</source>
<extracomment>ui/window/language_actions.cpp, ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Sistema</translation>
</message>
<message>
<source>The language of the window</source>
<extracomment>ui/window/language_actions.cpp</extracomment>
<translation>El idioma de la ventana</translation>
</message>
<message>
<source>&amp;Grid of Lanes</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>&amp;Cuadrícula de carriles</translation>
</message>
<message>
<source>Show all lanes side by side</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Muestra todos los carriles en paralelo</translation>
</message>
<message>
<source>&amp;Focus on One Lane</source>
<extracomment>ui/step/views/layout_actions.cpp, ui/train/train_page.cpp</extracomment>
<translation>En&amp;focar un carril</translation>
</message>
<message>
<source>Show the selected lane large, the others as small pictures; again: the grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Muestra en grande el carril seleccionado y los demás en pequeño; otra vez: la cuadrícula</translation>
</message>
<message>
<source>Grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Cuadrícula</translation>
</message>
<message>
<source>Focus</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>Enfocar</translation>
</message>
<message>
<source>Learn</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Aprender</translation>
</message>
<message>
<source>Lessons that drive the window and check the answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Lecciones que manejan la ventana y comprueban las respuestas</translation>
</message>
<message>
<source>The lesson is in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>La lección está en %1.</translation>
</message>
<message>
<source>&amp;Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Lección</translation>
</message>
<message>
<source>&amp;Next Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Paso &amp;siguiente</translation>
</message>
<message>
<source>Go to the next step of the lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Va al siguiente paso de la lección</translation>
</message>
<message>
<source>&amp;Previous Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Paso &amp;anterior</translation>
</message>
<message>
<source>Go back to the step before</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Vuelve al paso anterior</translation>
</message>
<message>
<source>Go to the &amp;Question</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Ir a la &amp;pregunta</translation>
</message>
<message>
<source>Scroll to the question and answer it with the keyboard</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Se desplaza hasta la pregunta, que se responde con el teclado</translation>
</message>
<message>
<source>Start &amp;Again</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Empezar de nuevo</translation>
</message>
<message>
<source>Forget your answers to this lesson and begin with its first step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Olvida sus respuestas a esta lección y empieza por su primer paso</translation>
</message>
<message>
<source>&amp;Save Your Answers…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Guardar sus respuestas…</translation>
</message>
<message>
<source>Write your answers to this lesson as a file that a teacher can have checked</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Escribe sus respuestas a esta lección en un archivo que un docente puede corregir</translation>
</message>
<message>
<source>Ne&amp;w Lesson…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;Nueva lección…</translation>
</message>
<message>
<source>Write a lesson: set up the pictures, record them as steps, and type the texts</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Para escribir una lección: prepare las imágenes, grábelas como pasos y escriba los textos</translation>
</message>
<message>
<source>&amp;Edit This Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>E&amp;ditar esta lección</translation>
</message>
<message>
<source>Change a copy of the lesson that is open</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Modifica una copia de la lección abierta</translation>
</message>
<message>
<source>Back to Wr&amp;iting</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Vol&amp;ver a la escritura</translation>
</message>
<message>
<source>Go on writing the lesson that is tried</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Sigue escribiendo la lección que se está probando</translation>
</message>
<message>
<source>List of &amp;Lessons</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Lista de le&amp;cciones</translation>
</message>
<message>
<source>Show the list of lessons, or hide it</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Muestra u oculta la lista de lecciones</translation>
</message>
<message>
<source>Open Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Abrir lección</translation>
</message>
<message>
<source>Lessons (*.attnlesson lesson.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Lecciones (*.attnlesson lesson.json)</translation>
</message>
<message>
<source>The answer is not complete. Point at what is asked for in the picture.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>La respuesta no está completa. Señale en la imagen lo que se pide.</translation>
</message>
<message>
<source>Save Your Answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Guardar sus respuestas</translation>
</message>
<message>
<source>Answers (*.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Respuestas (*.json)</translation>
</message>
<message>
<source>Your answers are in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>Sus respuestas están en %1.</translation>
</message>
<message>
<source>%1 of %2 questions answered</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>%1 de %2 preguntas respondidas</translation>
</message>
<message>
<source>Alignment error by the length of the source</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>Error de alineamiento según la longitud del origen</translation>
</message>
<message>
<source>Open known links to see the alignment error by the length of the source.</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>Abra enlaces conocidos para ver el error de alineamiento según la longitud del origen.</translation>
</message>
<message>
<source>source length, tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>longitud del origen, tokens</translation>
</message>
<message>
<source>%1, exact match</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1, coinc. exacta</translation>
</message>
<message>
<source>%1 to %2 tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1 a %2 tokens</translation>
</message>
<message>
<source>%1, %2, %3: %4 %5</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1, %2, %3: %4 %5</translation>
</message>
<message>
<source>, exact match %1</source>
<extracomment>ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp</extracomment>
<translation>, coinc. exacta %1</translation>
</message>
<message>
<source>trained on %1–%2</source>
<extracomment>ui/figures/charts/length_painter.cpp</extracomment>
<translation>entrenado con %1–%2</translation>
</message>
<message>
<source>&amp;Open Lesson…</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>A&amp;brir lección…</translation>
</message>
<message>
<source>Lessons</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Lecciones</translation>
</message>
<message>
<source>Open a lesson from a file (.attnlesson)</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Abre una lección desde un archivo (.attnlesson)</translation>
</message>
<message>
<source>  %1 of %2</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>  %1 de %2</translation>
</message>
<message>
<source>%1, %2 of %3 steps done</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>%1, %2 de %3 pasos hechos</translation>
</message>
<message>
<source>About %1 minutes</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>Unos %1 minutos</translation>
</message>
<message>
<source>Back to &amp;Writing</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Volver a la escritura</translation>
</message>
<message>
<source>&amp;Check</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Comprobar</translation>
</message>
<message>
<source>H&amp;int</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Pista</translation>
</message>
<message>
<source>Show &amp;Me</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Mostrar</translation>
</message>
<message>
<source>As at the Start</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Como al inicio</translation>
</message>
<message>
<source>&amp;Back</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>At&amp;rás</translation>
</message>
<message>
<source>&amp;Next</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Siguie&amp;nte</translation>
</message>
<message>
<source>Hint</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Pista</translation>
</message>
<message>
<source>Let the engine check the answer (Ctrl+Return)</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>El motor comprueba la respuesta (Ctrl+Intro)</translation>
</message>
<message>
<source>Show the right answer in the window</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Muestra la respuesta correcta en la ventana</translation>
</message>
<message>
<source>Show the window as it was when the step began</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Muestra la ventana como estaba al empezar el paso</translation>
</message>
<message>
<source>The engine computes</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>El motor calcula</translation>
</message>
<message>
<source>Lesson</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Lección</translation>
</message>
<message>
<source>Lesson %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Lección %1</translation>
</message>
<message>
<source>Step %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Paso %1 de %2</translation>
</message>
<message>
<source>&amp;Compare</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>C&amp;omparar</translation>
</message>
<message>
<source>Compare with this answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Compare con esta respuesta</translation>
</message>
<message>
<source>✓ Right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✓ Correcto</translation>
</message>
<message>
<source>✗ Not yet</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✗ Aún no</translation>
</message>
<message>
<source>: %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>: %1 de %2</translation>
</message>
<message>
<source>. Measured: %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>. Medido: %1</translation>
</message>
<message>
<source>An answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Una respuesta</translation>
</message>
<message>
<source>No answer was found</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>No se encontró ninguna respuesta</translation>
</message>
<message>
<source>This is right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>Esto es correcto</translation>
</message>
<message>
<source>Do&amp;ne</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;Hecho</translation>
</message>
<message>
<source>There is no further hint.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>No hay más pistas.</translation>
</message>
<message>
<source>The step was stopped. Choose it again to go on.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>El paso se detuvo. Elíjalo de nuevo para continuar.</translation>
</message>
<message>
<source>There is not enough memory for this step. Close other programs, then try again.</source>
<extracomment>ui/learn/lesson_worker.cpp</extracomment>
<translation>No hay memoria suficiente para este paso. Cierre otros programas e inténtelo de nuevo.</translation>
</message>
<message>
<source>Title</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Título</translation>
</message>
<message>
<source>Where does it look?</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>¿Adónde mira?</translation>
</message>
<message>
<source>Summary</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Resumen</translation>
</message>
<message>
<source>one sentence for the list</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>una frase para la lista</translation>
</message>
<message>
<source>Title of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Título del paso</translation>
</message>
<message>
<source>One row</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Una fila</translation>
</message>
<message>
<source>To do</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Tarea</translation>
</message>
<message>
<source>what the person is to do; may be empty</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>qué debe hacer la persona; puede quedar vacío</translation>
</message>
<message>
<source>&amp;Record a Step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>&amp;Grabar un paso</translation>
</message>
<message>
<source>Add a step that shows the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Añade un paso que muestra la ventana tal como está</translation>
</message>
<message>
<source>Record A&amp;gain</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Grabar &amp;de nuevo</translation>
</message>
<message>
<source>Let the step show the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Hace que el paso muestre la ventana tal como está</translation>
</message>
<message>
<source>Up</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Subir</translation>
</message>
<message>
<source>Move the step before the one above</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Mueve el paso delante del anterior</translation>
</message>
<message>
<source>Down</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Bajar</translation>
</message>
<message>
<source>Move the step after the one below</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Mueve el paso detrás del siguiente</translation>
</message>
<message>
<source>Remove</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Quitar</translation>
</message>
<message>
<source>Remove the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Quita el paso</translation>
</message>
<message>
<source>&amp;Try It</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>&amp;Probar</translation>
</message>
<message>
<source>Do the lesson from this step on</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Hace la lección a partir de este paso</translation>
</message>
<message>
<source>Sa&amp;ve…</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>G&amp;uardar…</translation>
</message>
<message>
<source>Write the lesson into a file</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Escribe la lección en un archivo</translation>
</message>
<message>
<source>End writing</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Terminar de escribir</translation>
</message>
<message>
<source>Text of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Texto del paso</translation>
</message>
<message>
<source>Markdown; {lane('dot').step(1).entropy | 2} is computed</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Markdown; {lane('dot').step(1).entropy | 2} se calcula</translation>
</message>
<message>
<source>Steps</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Pasos</translation>
</message>
<message>
<source>Step</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Paso</translation>
</message>
<message>
<source>Text</source>
<extracomment>ui/learn/writing/lesson_writer.cpp, ui/pictures/tokens/source_panel.cpp, ui/window/gestures.cpp</extracomment>
<translation>Texto</translation>
</message>
<message>
<source>Set up the pictures, then record a step.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Prepare las imágenes y grabe un paso.</translation>
</message>
<message>
<source>The lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La lección</translation>
</message>
<message>
<source>The lesson is whole.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La lección está completa.</translation>
</message>
<message>
<source>Step %1</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Paso %1</translation>
</message>
<message>
<source>Save Lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Guardar lección</translation>
</message>
<message>
<source>Lessons (*.attnlesson)</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Lecciones (*.attnlesson)</translation>
</message>
<message>
<source>The lesson “%1” has changes that are not saved.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>La lección «%1» tiene cambios sin guardar.</translation>
</message>
<message>
<source>It cannot be saved yet: %1</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Aún no se puede guardar: %1</translation>
</message>
<message>
<source>Trainings are written in the lesson's file; only pictures of lanes are recorded.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>Los entrenamientos se escriben en el archivo de la lección; solo se graban imágenes de carriles.</translation>
</message>
<message>
<source>A lesson is written in one language: the texts in other languages are not saved with it.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>Una lección se escribe en un solo idioma: los textos en otros idiomas no se guardan con ella.</translation>
</message>
<message>
<source>of step %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>del paso %1</translation>
</message>
<message>
<source>no line: below %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>sin línea: menos de %1</translation>
</message>
<message>
<source>Legend of lines: the thicker, the larger the weight</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>Leyenda de líneas: cuanto más gruesas, mayor es el peso</translation>
</message>
<message>
<source>The thicker and darker a line, the larger the weight; those under 1 % have no line.
Coloured lines are of the current row, or of the token under the mouse.</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>Cuanto más gruesa y oscura es una línea, mayor es el peso; los de menos del 1 % no tienen línea.
Las líneas de color son de la fila actual, o del token bajo el ratón.</translation>
</message>
<message>
<source>known link: this is where it comes from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>enlace conocido: de aquí procede</translation>
</message>
<message>
<source>possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>enlace posible: uno de varios lugares de donde puede proceder</translation>
</message>
<message>
<source>Weights under 1 % have no line.</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>Los pesos de menos del 1 % no tienen línea.</translation>
</message>
<message>
<source>The thicker a line, the larger the weight. %1</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>Cuanto más gruesa es una línea, mayor es el peso. %1</translation>
</message>
<message>
<source>Legend of outlines: solid is a known link, dashed a possible link</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Leyenda de contornos: el continuo es un enlace conocido, el de trazos un enlace posible</translation>
</message>
<message>
<source>A solid outline is a known link: this source
token alone explains the output token.
Dashed outlines are possible links: these source
tokens explain it together, and looking at any
of them is right.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Un contorno continuo es un enlace conocido: este
token de origen explica por sí solo el token de salida.
Los contornos de trazos son enlaces posibles: estos tokens
de origen lo explican juntos, y mirar cualquiera
de ellos es correcto.</translation>
</message>
<message>
<source>An empty outline is a known link without a line:
its weight is under 1 %.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>Un contorno vacío es un enlace conocido sin línea:
su peso es menor del 1 %.</translation>
</message>
<message>
<source>The largest weight of a row has its number
where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>El mayor peso de una fila lleva su número
donde hay sitio.</translation>
</message>
<message>
<source>The largest weight of a row is outlined too,
or printed where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>El mayor peso de una fila lleva también contorno,
o su número donde hay sitio.</translation>
</message>
<message>
<source>&amp;Rate</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>&amp;Tasa</translation>
</message>
<message>
<source>Learning rate of the next update; the schedule goes on in proportion to it. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Tasa de aprendizaje de la próxima actualización; el plan sigue en proporción a ella. Intro la cambia.</translation>
</message>
<message>
<source>Share of the activations that an update leaves out, from 0 to below 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Proporción de las activaciones que omite una actualización, de 0 a menos de 1. Intro la cambia.</translation>
</message>
<message>
<source>Teacher f&amp;orcing</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Teacher f&amp;orcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>Proporción de los pasos en que el decodificador lee el token correcto y no el suyo, de 0 a 1. Intro la cambia.</translation>
</message>
<message>
<source>%1: a session is opened alone. Choose no other file with it.</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>%1: una sesión se abre sola. No elija ningún otro archivo con ella.</translation>
</message>
<message>
<source>Open</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Abrir</translation>
</message>
<message>
<source>Everything it opens (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Lessons (*.attnlesson);;Models (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Runs and recipes (*.attnrun *.json);;All files, alignments among them (*)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Todo lo que abre (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sesiones (*.attnlab);;Lecciones (*.attnlesson);;Modelos (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Ejecuciones y recetas (*.attnrun *.json);;Todos los archivos, incluidos alineamientos (*)</translation>
</message>
<message>
<source>Save Screenshot</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Guardar captura</translation>
</message>
<message>
<source>Pictures (*.png)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>Imágenes (*.png)</translation>
</message>
<message>
<source>&amp;File</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Archivo</translation>
</message>
<message>
<source>&amp;Open…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Abrir…</translation>
</message>
<message>
<source>Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is open already is read again</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Abre una sesión, modelos, una ejecución guardada o recetas. Un modelo se convierte en un carril; si su archivo ya está abierto, se lee de nuevo</translation>
</message>
<message>
<source>Open &amp;Recent</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Abrir &amp;reciente</translation>
</message>
<message>
<source>Save Screensho&amp;t…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Guardar cap&amp;tura…</translation>
</message>
<message>
<source>Write a picture of the window as a PNG</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Escribe una imagen de la ventana como PNG</translation>
</message>
<message>
<source>&amp;Quit</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Salir</translation>
</message>
<message>
<source>Close the window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Cierra la ventana</translation>
</message>
<message>
<source>M&amp;ode</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>M&amp;odo</translation>
</message>
<message>
<source>Lang&amp;uage</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>I&amp;dioma</translation>
</message>
<message>
<source>&amp;Appearance</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Apariencia</translation>
</message>
<message>
<source>&amp;Full Screen</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Pa&amp;ntalla completa</translation>
</message>
<message>
<source>Fill the whole screen, or go back to a window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Llena toda la pantalla, o vuelve a una ventana</translation>
</message>
<message>
<source>&amp;Help</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>A&amp;yuda</translation>
</message>
<message>
<source>&amp;Shortcuts and Gestures</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>A&amp;tajos y gestos</translation>
</message>
<message>
<source>Every key of this window, and what the mouse does in it</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Todas las teclas de esta ventana, y lo que hace en ella el ratón</translation>
</message>
<message>
<source>&amp;About Attention Lab</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;Acerca de Attention Lab</translation>
</message>
<message>
<source>Version and licence</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>Versión y licencia</translation>
</message>
<message>
<source>&amp;Next Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mapa &amp;siguiente</translation>
</message>
<message>
<source>Show the next attention map of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Muestra el siguiente mapa de atención del carril seleccionado</translation>
</message>
<message>
<source>&amp;Previous Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mapa &amp;anterior</translation>
</message>
<message>
<source>Show the attention map before, of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Muestra el mapa de atención anterior del carril seleccionado</translation>
</message>
<message>
<source>&amp;Best Head on Known Links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Me&amp;jor cabeza en enlaces conocidos</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Un paso del decodificador lee un token y escribe el siguiente. Sus pesos se muestran para el token que lee, no para el que escribe (Chen et al. 2020)</translation>
</message>
<message>
<source>Attentio&amp;n Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mapa de ate&amp;nción</translation>
</message>
<message>
<source>Measuring the heads on %1 other pairs …</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Midiendo las cabezas con otros %1 pares…</translation>
</message>
<message>
<source>Open a model first</source>
<extracomment>ui/step/views/map_actions.cpp, ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Abra primero un modelo</translation>
</message>
<message>
<source>%1 has no attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 no tiene ningún mapa de atención</translation>
</message>
<message>
<source>%1 has one attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 tiene un solo mapa de atención</translation>
</message>
<message>
<source>Choose which attention of %1 its lane shows</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Elige qué atención de %1 muestra su carril</translation>
</message>
<message>
<source>%1 of %2 aligns best: AER %3 on %4 other pairs</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 de %2 es la que mejor alinea: AER %3 en otros %4 pares</translation>
</message>
<message>
<source>Stop Looking for the &amp;Best Head</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>De&amp;jar de buscar la mejor cabeza</translation>
</message>
<message>
<source>Stop measuring the heads of %1</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Deja de medir las cabezas de %1</translation>
</message>
<message>
<source>Measure the heads of %1 on %2 other pairs, and show the one nearest to their links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Mide las cabezas de %1 en otros %2 pares y muestra la más próxima a sus enlaces</translation>
</message>
<message>
<source>Several heads must attend to a source whose links are known</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Debe haber varias cabezas que atiendan a un origen con enlaces conocidos</translation>
</message>
<message>
<source>Show this map of %1 (%2)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>Muestra este mapa de %1 (%2)</translation>
</message>
<message>
<source>Measure All Maps</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Medir todos los mapas</translation>
</message>
<message>
<source>Alignment error of each attention map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Error de alineamiento de cada mapa de atención</translation>
</message>
<message>
<source>Avg</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Media</translation>
</message>
<message>
<source>%1: %2 %3%4%5</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>%1: %2 %3%4%5</translation>
</message>
<message>
<source>, shown</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>, mostrado</translation>
</message>
<message>
<source>Click to show this map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>Haga clic para mostrar este mapa</translation>
</message>
<message>
<source>In percent.</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>En tanto por ciento.</translation>
</message>
<message>
<source>head 1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>cabeza 1</translation>
</message>
<message>
<source>Choice of the map</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Elección del mapa</translation>
</message>
<message>
<source>Show %1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Muestra %1</translation>
</message>
<message>
<source>measuring… (cancel)</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>midiendo… (cancelar)</translation>
</message>
<message>
<source>best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>mejor en enlaces conocidos</translation>
</message>
<message>
<source>Stop looking for the best head</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Deja de buscar la mejor cabeza</translation>
</message>
<message>
<source>Show the head of the cross-attention whose largest weights are nearest to the known links of other pairs of the task, which the model was not trained on</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Muestra la cabeza de la atención cruzada cuyos mayores pesos se acercan más a los enlaces conocidos de otros pares de la tarea, con los que no se entrenó el modelo</translation>
</message>
<message>
<source>Best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>Mejor en enlaces conocidos</translation>
</message>
<message>
<source>chosen on %1 other pairs: AER %2 there</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>elegida con otros %1 pares: AER %2 en ellos</translation>
</message>
<message>
<source>Measuring all maps</source>
<extracomment>ui/inspect/document/map_measuring.cpp</extracomment>
<translation>Midiendo todos los mapas</translation>
</message>
<message>
<source>Attention maps of %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>Mapas de atención de %1</translation>
</message>
<message>
<source>, alignment error rate %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>, tasa de error de alineamiento %1</translation>
</message>
<message>
<source>, later tokens are not permitted</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>, los tokens posteriores no están permitidos</translation>
</message>
<message>
<source>
Click to show it large.</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>
Haga clic para verlo en grande.</translation>
</message>
<message>
<source>Message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Mensaje</translation>
</message>
<message>
<source>Close this message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Cierra este mensaje</translation>
</message>
<message>
<source>Close message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Cerrar mensaje</translation>
</message>
<message>
<source>And %1 more like these.</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Y %1 más como estos.</translation>
</message>
<message>
<source>Problem</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Problema</translation>
</message>
<message>
<source>Done</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>Hecho</translation>
</message>
<message>
<source>Mode</source>
<extracomment>ui/window/mode_list.cpp</extracomment>
<translation>Modo</translation>
</message>
<message>
<source> · tokens read</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · tokens leídos</translation>
</message>
<message>
<source> · words</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · palabras</translation>
</message>
<message>
<source>Decoding with %1</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>Decodificando con %1</translation>
</message>
<message>
<source>Reading %1 again</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>Leyendo %1 de nuevo</translation>
</message>
<message>
<source>1 model decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>1 modelo decodificado</translation>
</message>
<message numerus="yes">
<source>%1 models decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>
<numerusform>%1 modelo decodificado</numerusform>
<numerusform>%1 modelos decodificados</numerusform>
</translation>
</message>
<message>
<source>&amp;Recurrent | Transformer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>&amp;Recurrente | Transformer</translation>
</message>
<message>
<source>Show a GRU with additive attention beside a Transformer of the same task, alone</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Muestra solo una GRU con atención aditiva junto a un Transformer de la misma tarea</translation>
</message>
<message>
<source>Show models with the score “%1” alone: a GRU and other architectures, so that only the architecture differs</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Muestra solo modelos con la puntuación «%1»: una GRU y otras arquitecturas, de modo que solo difiere la arquitectura</translation>
</message>
<message>
<source>All &amp;Heads of One Layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Todas las ca&amp;bezas de una capa</translation>
</message>
<message>
<source>Show each head of a Transformer's layer in a lane of its own</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Muestra cada cabeza de una capa del Transformer en su propio carril</translation>
</message>
<message>
<source>One &amp;Score in All Architectures</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Una &amp;puntuación en todas las arquitecturas</translation>
</message>
<message>
<source>Compare architectures that score alike</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Compara arquitecturas que puntúan igual</translation>
</message>
<message>
<source>all heads of one layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>todas las cabezas de una capa</translation>
</message>
<message>
<source>Show each of the %1 heads of %2 in a lane of its own: %3, layer %4</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>Muestra cada una de las %1 cabezas de %2 en su propio carril: %3, capa %4</translation>
</message>
<message>
<source>&amp;Reduce Motion</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>&amp;Reducir movimiento</translation>
</message>
<message>
<source>Nothing fades, slides or blinks</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>Nada se desvanece, se desliza ni parpadea</translation>
</message>
<message>
<source>Your bet</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Su apuesta</translation>
</message>
<message>
<source>Double click or Enter: why this number?</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>Doble clic o Intro: ¿por qué este número?</translation>
</message>
<message>
<source>Not trained:</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>Sin entrenar:</translation>
</message>
<message>
<source>Lanes that are not trained</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>Carriles que no se entrenan</translation>
</message>
<message>
<source>Class p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Clase p(y)</translation>
</message>
<message>
<source>Next token p(y%1)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Token siguiente p(y%1)</translation>
</message>
<message>
<source>Next token p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Token siguiente p(y)</translation>
</message>
<message>
<source>given</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>dado</translation>
</message>
<message>
<source>%1
probability %2
logit %3</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1
probabilidad %2
logit %3</translation>
</message>
<message>
<source>%1 with %2</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1 con %2</translation>
</message>
<message>
<source>No token yet</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Aún no hay token</translation>
</message>
<message>
<source>Most likely: %1</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>Más probables: %1</translation>
</message>
<message>
<source>Browse…</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Examinar…</translation>
</message>
<message>
<source>Browse: %1</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Examinar: %1</translation>
</message>
<message>
<source>Choose the file in a dialog</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Elige el archivo en un diálogo</translation>
</message>
<message>
<source>Texts (*.tsv *.txt *.csv *.gz);;All files (*)</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>Textos (*.tsv *.txt *.csv *.gz);;Todos los archivos (*)</translation>
</message>
<message>
<source>A text in lines by sentence is for models that say a class</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>El texto en líneas por oraciones es para modelos que dicen una clase</translation>
</message>
<message>
<source>The largest weight of each row, or every weight above the threshold, is a link.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>El mayor peso de cada fila, o cada peso por encima del umbral, es un enlace.</translation>
</message>
<message>
<source>The system gives links, not weights; lighter ones it calls possible.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>El sistema da enlaces, no pesos; a los más claros los llama posibles.</translation>
</message>
<message>
<source>Legend: links that the system gives are filled</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Leyenda: los enlaces que da el sistema están rellenos</translation>
</message>
<message>
<source>Legend: links that the weights become are marked</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>Leyenda: los enlaces en que se convierten los pesos están marcados</translation>
</message>
<message>
<source>%1 does not have this sentence.</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1 no tiene esta oración.</translation>
</message>
<message>
<source>%1, target token %2 of %3, %4: %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1, token de destino %2 de %3, %4: %5</translation>
</message>
<message>
<source>%1, target token %2 of %3, weight of %4 is %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1, token de destino %2 de %3, el peso de %4 es %5</translation>
</message>
<message>
<source>Threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Umbral</translation>
</message>
<message>
<source>Whether all weights above a threshold are links, or the largest of each row</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Si son enlaces todos los pesos por encima de un umbral, o el mayor de cada fila</translation>
</message>
<message>
<source>Weights above this are links, in hundredths</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Los pesos por encima de este valor son enlaces, en centésimas</translation>
</message>
<message>
<source>links</source>
<extracomment>core/inspect/links/link_collection.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>enlaces</translation>
</message>
<message>
<source>corpus AER</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>AER del corpus</translation>
</message>
<message>
<source>Links of this sentence that the weights become, marked with dots</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Enlaces de esta oración en que se convierten los pesos, marcados con puntos</translation>
</message>
<message>
<source>off</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>desactivado</translation>
</message>
<message>
<source>%1 has no weights of this sentence.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>%1 no tiene pesos de esta oración.</translation>
</message>
<message>
<source>On: every weight above the threshold is a link.
Off: the largest weight of each row is.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>Activado: cada peso por encima del umbral es un enlace.
Desactivado: lo es el mayor peso de cada fila.</translation>
</message>
<message>
<source>Of all sentences that have known links, with this threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>De todas las oraciones con enlaces conocidos, con este umbral</translation>
</message>
<message>
<source>term </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>término </translation>
</message>
<message>
<source>Term of the sum</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Término de la suma</translation>
</message>
<message>
<source>Chosen: token %1 %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: token %1 %2</translation>
</message>
<message>
<source>Click a token of the source, or go to it with ← and → and press Enter.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Haga clic en un token de origen, o vaya a él con ← y → y pulse Intro.</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3, %4</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: paso %1, token %2 %3, %4</translation>
</message>
<message>
<source>Go to the row, then click the column of the token.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Vaya a la fila y haga clic en la columna del token.</translation>
</message>
<message>
<source>Chosen: step %1, %2. Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: paso %1, %2. Vaya al paso que quiera señalar.</translation>
</message>
<message>
<source>Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Vaya al paso que quiera señalar.</translation>
</message>
<message>
<source>Click the lane.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Haga clic en el carril.</translation>
</message>
<message>
<source>Chosen: %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: %1</translation>
</message>
<message>
<source>Show the map that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Muestre el mapa que quiera señalar.</translation>
</message>
<message>
<source>Chosen: %1, %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: %1, %2</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Elegido: paso %1, token %2 %3</translation>
</message>
<message>
<source>Click the column of the token, then give the number of the term.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Haga clic en la columna del token e indique el número del término.</translation>
</message>
<message>
<source>Click the training.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Haga clic en el entrenamiento.</translation>
</message>
<message>
<source>%1 of %2. </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>%1 de %2. </translation>
</message>
<message>
<source>under %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>menos de %1</translation>
</message>
<message>
<source>Predict, Then Re&amp;veal</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Predecir y re&amp;velar</translation>
</message>
<message>
<source>Click the source token that you expect the next step to look at most. The step then shows it</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Haga clic en el token de origen que cree que más mirará el paso siguiente. Después, el paso lo muestra</translation>
</message>
<message>
<source>&amp;Guess the Marked Token</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Pr&amp;edecir el token marcado</translation>
</message>
<message>
<source>Guess that the next step looks most at the source token under the mouse or marked by the arrow keys</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Predice que el paso siguiente mirará sobre todo el token de origen que está bajo el ratón o marcado con las flechas</translation>
</message>
<message>
<source>%1 of %2 right</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 de %2 correctas</translation>
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
<translation>%1 de %2 correctas, peso medio %3</translation>
</message>
<message>
<source>%1 has one fixed vector for every step: choose another lane.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 tiene un vector fijo para todos los pasos: elija otro carril.</translation>
</message>
<message>
<source>%1 shows %2: choose a map from the output to the source.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 muestra %2: elija un mapa de la salida al origen.</translation>
</message>
<message>
<source>This is the end of the output.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Este es el final de la salida.</translation>
</message>
<message>
<source>Step %1: your guess is %2. Space reveals it.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Paso %1: su predicción es %2. Espacio la revela.</translation>
</message>
<message>
<source>Step %1: what will %2 look at? Click a source token, or Tab, →, G</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>Paso %1: ¿qué mirará %2? Haga clic en un token de origen, o use Tab, →, G</translation>
</message>
<message>
<source>next: step %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>siguiente: paso %1</translation>
</message>
<message>
<source>&amp;Presenter View</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Vista de p&amp;resentador</translation>
</message>
<message>
<source>Fill the screen with large type and nothing but the picture; Escape goes back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>Llena la pantalla con letra grande y solo la imagen; Esc vuelve</translation>
</message>
<message>
<source>Nothing is asked</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>No se pregunta nada</translation>
</message>
<message>
<source>Choose one of several</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Elegir una de varias</translation>
</message>
<message>
<source>Bet on a number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Apostar por un número</translation>
</message>
<message>
<source>Point at a part</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Señalar una parte</translation>
</message>
<message>
<source>Do something in the window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Hacer algo en la ventana</translation>
</message>
<message>
<source>Find a text</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Encontrar un texto</translation>
</message>
<message>
<source>Say it in own words</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Decirlo con sus palabras</translation>
</message>
<message>
<source>a source token</source>
<extracomment>core/runs/run_pictures.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>un token de origen</translation>
</message>
<message>
<source>a cell</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>una celda</translation>
</message>
<message>
<source>an output token</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>un token de salida</translation>
</message>
<message>
<source>a lane</source>
<extracomment>core/lessons/facts/lane_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>un carril</translation>
</message>
<message>
<source>an attention map</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>un mapa de atención</translation>
</message>
<message>
<source>a term of a score</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>un término de una puntuación</translation>
</message>
<message>
<source>a bar</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>una barra</translation>
</message>
<message>
<source>a training</source>
<extracomment>core/lessons/facts/model_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>un entrenamiento</translation>
</message>
<message>
<source>At</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Qué</translation>
</message>
<message>
<source>Take the Changes of the Window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Tomar los cambios de la ventana</translation>
</message>
<message>
<source>Question</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Pregunta</translation>
</message>
<message>
<source>Ask</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Enunciado</translation>
</message>
<message>
<source>What does it look at next?</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>¿Qué mira a continuación?</translation>
</message>
<message>
<source>Choices</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Opciones</translation>
</message>
<message>
<source>[x] a right one
[ ] a wrong one | its hint
[= lane('dot').exact] right if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>[x] una correcta
[ ] una incorrecta | su pista
[= lane('dot').exact] correcta si esto es cierto</translation>
</message>
<message>
<source>Right is</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Correcto es</translation>
</message>
<message>
<source>lane('dot').step(1).argmax</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').step(1).argmax</translation>
</message>
<message>
<source>Within</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Margen</translation>
</message>
<message>
<source>1</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>1</translation>
</message>
<message>
<source>From</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Desde</translation>
</message>
<message>
<source>0</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>0</translation>
</message>
<message>
<source>To</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Hasta</translation>
</message>
<message>
<source>100</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>100</translation>
</message>
<message>
<source>In steps of</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>En pasos de</translation>
</message>
<message>
<source>empty: any number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>vacío: cualquier número</translation>
</message>
<message>
<source>Unit</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Unidad</translation>
</message>
<message>
<source>its id; empty: any</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>su id; vacío: cualquiera</translation>
</message>
<message>
<source>Right if</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Correcto si</translation>
</message>
<message>
<source>lane('dot').output != lane('dot').original.output</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').output != lane('dot').original.output</translation>
</message>
<message>
<source>Solution</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Solución</translation>
</message>
<message>
<source>Model answer</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Respuesta modelo</translation>
</message>
<message>
<source>Hints</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Pistas</translation>
</message>
<message>
<source>one a line
[= answer &gt; value] shown if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>una por línea
[= answer &gt; value] se muestra si esto es cierto</translation>
</message>
<message>
<source>Said if right</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Si acierta</translation>
</message>
<message>
<source>Measured: {value}.</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Medido: {value}.</translation>
</message>
<message>
<source>Said if wrong</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>Si falla</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) asks for it.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>Inspeccionar › Volver a abrir como (Ctrl+Mayús+I) lo pregunta.</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) chooses the format.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>Inspeccionar › Volver a abrir como (Ctrl+Mayús+I) permite elegir el formato.</translation>
</message>
<message>
<source>Values of the lanes</source>
<extracomment>ui/pictures/curves/reading_table.cpp</extracomment>
<translation>Valores de los carriles</translation>
</message>
<message>
<source>&amp;Clear List</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>&amp;Vaciar lista</translation>
</message>
<message>
<source>Forget the recent files</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>Olvida los archivos recientes</translation>
</message>
<message>
<source>In &amp;place of the present lanes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>E&amp;n lugar de los carriles actuales</translation>
</message>
<message>
<source>Lanes of Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Carriles de recetas</translation>
</message>
<message>
<source>Each chosen recipe becomes a lane with its own model and training. All lanes learn the pairs of the run.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Cada receta elegida se convierte en un carril con su propio modelo y entrenamiento. Todos los carriles aprenden los pares de la ejecución.</translation>
</message>
<message>
<source>Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Recetas</translation>
</message>
<message>
<source>&amp;Take These</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>&amp;Tomar estas</translation>
</message>
<message>
<source>That makes %1 lanes; a run has %2 at most.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Serían %1 carriles; una ejecución tiene %2 como máximo.</translation>
</message>
<message>
<source>Choose at least one recipe.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>Elija al menos una receta.</translation>
</message>
<message>
<source>The run then has %1 of at most %2 lanes.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>La ejecución tendrá %1 de %2 carriles como máximo.</translation>
</message>
<message>
<source>%1 adds %2 to the logit of %3</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 añade %2 al logit de %3</translation>
</message>
<message>
<source>  head %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>  cabeza %1: %2</translation>
</message>
<message>
<source>If the network stopped here, it would say: %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Si la red parara aquí, diría: %1</translation>
</message>
<message>
<source>No parts yet</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Aún no hay partes</translation>
</message>
<message>
<source>What each part adds to the logit of %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>Lo que cada parte añade al logit de %1: %2</translation>
</message>
<message>
<source>none</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>ninguno</translation>
</message>
<message>
<source>&amp;Reset</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>&amp;Restablecer</translation>
</message>
<message>
<source>Take every training back to its first weights</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Devuelve cada entrenamiento a sus primeros pesos</translation>
</message>
<message>
<source>Pause (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Pausa (&amp;T)</translation>
</message>
<message>
<source>Go on (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Seguir (&amp;T)</translation>
</message>
<message>
<source>&amp;Train</source>
<extracomment>ui/learn/runs_stage.cpp, ui/train/train_mode.cpp</extracomment>
<translation>En&amp;trenar</translation>
</message>
<message>
<source>Trained. %1</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>Entrenado. %1</translation>
</message>
<message>
<source>%1 %2 %</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1 %2 %</translation>
</message>
<message>
<source>%1. Exact match: %2</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1. Coincidencia exacta: %2</translation>
</message>
<message>
<source>Your answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>Su respuesta</translation>
</message>
<message>
<source>No sentence has both %1 and %2.</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>Ninguna oración tiene a la vez %1 y %2.</translation>
</message>
<message>
<source>%1 against %2</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>%1 frente a %2</translation>
</message>
<message>
<source>Row %1
%2 %3
%4 %5</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>Fila %1
%2 %3
%4 %5</translation>
</message>
<message>
<source>Choose a lesson.</source>
<extracomment>ui/learn/scene_pictures.cpp</extracomment>
<translation>Elija una lección.</translation>
</message>
<message>
<source>learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>consulta aprendida</translation>
</message>
<message>
<source>query s%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>consulta s%1</translation>
</message>
<message>
<source>Step %1, scores of %2 heads, %3 each</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Paso %1, puntuaciones de %2 cabezas, %3 cada una</translation>
</message>
<message>
<source>Scores e%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Puntuaciones e%1</translation>
</message>
<message>
<source>Scores e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>Puntuaciones e</translation>
</message>
<message>
<source> · divided by %1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · divididas por %1</translation>
</message>
<message>
<source> · own axis</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · eje propio</translation>
</message>
<message>
<source>%1, head %2
score %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>%1, cabeza %2
puntuación %3</translation>
</message>
<message>
<source>%1
number %2: %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>%1
número %2: %3</translation>
</message>
<message>
<source>future: hatched, not permitted</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>futuro: rayado, no permitido</translation>
</message>
<message>
<source>%1 reads %2, position %3%4
weight %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 lee %2, posición %3%4
peso %5</translation>
</message>
<message>
<source>No weights yet</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>Aún no hay pesos</translation>
</message>
<message>
<source>%1 over %2 tokens, the largest weight is %3 at %4; %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 sobre %2 tokens, el mayor peso es %3 en %4; %5</translation>
</message>
<message>
<source>Reference: %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>Referencia: %1</translation>
</message>
<message>
<source>, line %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>, línea %1</translation>
</message>
<message>
<source>Sentences</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Oraciones</translation>
</message>
<message>
<source>Columns</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Columnas</translation>
</message>
<message>
<source>Clear Filter</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>Quitar filtro</translation>
</message>
<message>
<source>Sort By</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>Ordenar por</translation>
</message>
<message>
<source>Usual Columns</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>Columnas habituales</translation>
</message>
<message>
<source>Sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vector de oración v</translation>
</message>
<message>
<source>Sentence vector v%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vector de oración v%1</translation>
</message>
<message>
<source>No sentence yet</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Aún no hay oración</translation>
</message>
<message>
<source>Vectors: %1; %2</source>
<extracomment>ui/step/stages/panels/values_panel.cpp, ui/step/stages/panels/windows_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Vectores: %1; %2</translation>
</message>
<message>
<source>%1: the window shows at most %2 lanes, and they are all taken; close one first.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1: la ventana muestra %2 carriles como máximo y están todos ocupados; cierre uno primero.</translation>
</message>
<message>
<source>%1 is the only lane that is open. Open another one, then close it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 es el único carril abierto. Abra otro y después ciérrelo.</translation>
</message>
<message>
<source>change of text</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>cambio de texto</translation>
</message>
<message>
<source>change of what the decoder reads</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>cambio de lo que lee el decodificador</translation>
</message>
<message>
<source>%1 is the only lane that is shown. Show another one, then hide it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 es el único carril mostrado. Muestre otro y después ocúltelo.</translation>
</message>
<message>
<source>choice of lanes</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>elección de carriles</translation>
</message>
<message>
<source>choice of the map</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>elección del mapa</translation>
</message>
<message>
<source>choice of rows and words</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>elección de filas y palabras</translation>
</message>
<message>
<source>return to the original</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>vuelta al original</translation>
</message>
<message>
<source>%1 could not read the text: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 no pudo leer el texto: %2</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and were left out: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1: los cambios a mano ya no encajan y se han omitido: %2</translation>
</message>
<message>
<source>%1 could not decode: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 no pudo decodificar: %2</translation>
</message>
<message>
<source>Sa&amp;ve Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guardar sesió&amp;n</translation>
</message>
<message>
<source>Save models, text, changes by hand and window as a session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guarda modelos, texto, cambios a mano y ventana como sesión</translation>
</message>
<message>
<source>Save Sessio&amp;n As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guardar sesión co&amp;mo…</translation>
</message>
<message>
<source>Save the session in another file, with the models in it or without</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guarda la sesión en otro archivo, con los modelos dentro o sin ellos</translation>
</message>
<message>
<source>Recovered session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sesión recuperada</translation>
</message>
<message>
<source>%1[*] – Attention Lab</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1[*] – Attention Lab</translation>
</message>
<message>
<source>%1 written. It does not hold %2: to pass it on, send this along, or save it with the models in it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1 guardado. No contiene %2: para compartirlo, envíelo también o guarde la sesión con los modelos dentro.</translation>
</message>
<message>
<source>Sessions that know models by their files (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sesiones que conocen los modelos por sus archivos (*.attnlab)</translation>
</message>
<message>
<source>Sessions with the models in them (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sesiones con los modelos dentro (*.attnlab)</translation>
</message>
<message>
<source>Save Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guardar sesión</translation>
</message>
<message>
<source>Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Sesión</translation>
</message>
<message>
<source>The file %1 has changed since this window read it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>El archivo %1 ha cambiado desde que esta ventana lo leyó.</translation>
</message>
<message>
<source>Another window or program has written it. If you replace it, what was saved there is lost.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Lo ha escrito otra ventana u otro programa. Si lo reemplaza, se pierde lo que se guardó ahí.</translation>
</message>
<message>
<source>Save &amp;As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>Guardar &amp;como…</translation>
</message>
<message>
<source>&amp;Replace</source>
<extracomment>ui/train/train_exports.cpp, ui/window/session_files.cpp</extracomment>
<translation>&amp;Reemplazar</translation>
</message>
<message>
<source>%1 opened</source>
<extracomment>ui/train/train_mode.cpp, ui/window/session_files.cpp</extracomment>
<translation>%1: abierto</translation>
</message>
<message>
<source>The session is not saved.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>La sesión no está guardada.</translation>
</message>
<message>
<source>The session %1 has changed.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>La sesión %1 ha cambiado.</translation>
</message>
<message>
<source>Save it with its models, its text and the changes by hand?</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>¿Desea guardarla con sus modelos, su texto y los cambios a mano?</translation>
</message>
<message>
<source>%1: session.json: text has %2 characters, the window takes at most %3.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: session.json: el texto tiene %2 caracteres; la ventana admite %3 como máximo.</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: los cambios a mano ya no encajan y se omiten: %2.</translation>
</message>
<message>
<source>Source %1</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Origen %1</translation>
</message>
<message>
<source>A run has %1 lanes at most</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Una ejecución tiene %1 carriles como máximo</translation>
</message>
<message>
<source>One more lane, with the first score that no lane has yet</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>Un carril más, con la primera puntuación que aún no tiene ningún carril</translation>
</message>
<message>
<source>1 setting is wrong: show it</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>1 ajuste es erróneo: verlo</translation>
</message>
<message numerus="yes">
<source>%1 settings are wrong: show one</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>
<numerusform>%1 ajuste es erróneo: verlo</numerusform>
<numerusform>%1 ajustes son erróneos: ver uno</numerusform>
</translation>
</message>
<message>
<source>These are the settings of the run. Reset it to change them.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Estos son los ajustes de la ejecución. Restablézcala para cambiarlos.</translation>
</message>
<message>
<source>Optimiser</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Optimizador</translation>
</message>
<message>
<source>Each lane is trained as it says itself.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Cada carril se entrena como él mismo indica.</translation>
</message>
<message>
<source>Stops</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Paradas</translation>
</message>
<message>
<source>Own texts…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Textos propios…</translation>
</message>
<message>
<source>by lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>por carril</translation>
</message>
<message>
<source>New seed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Nueva semilla</translation>
</message>
<message>
<source>Other first weights and other batches: what chance does to a run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Otros primeros pesos y otros lotes: lo que el azar hace con una ejecución</translation>
</message>
<message>
<source>More</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Más</translation>
</message>
<message>
<source>Shows all other settings of the run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Muestra todos los demás ajustes de la ejecución</translation>
</message>
<message>
<source>Rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Menos usados</translation>
</message>
<message>
<source>Show the settings of this group that are rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Muestra los ajustes de este grupo que rara vez se cambian</translation>
</message>
<message>
<source>Rarely changed settings: %1</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Ajustes menos usados: %1</translation>
</message>
<message>
<source>Corpus</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Corpus</translation>
</message>
<message>
<source>Shortest source</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Origen más corto</translation>
</message>
<message>
<source>Longest source</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Origen más largo</translation>
</message>
<message>
<source>Model</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Modelo</translation>
</message>
<message>
<source>Each lane has the model of its recipe.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Cada carril tiene el modelo de su receta.</translation>
</message>
<message>
<source>Add lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Añadir carril</translation>
</message>
<message>
<source>Recipes…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Recetas…</translation>
</message>
<message>
<source>Choose lanes of any architecture among the recipes that come with the program</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Elige carriles de cualquier arquitectura entre las recetas que trae el programa</translation>
</message>
<message>
<source>Race: GRU and Transformer</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Carrera: GRU y Transformer</translation>
</message>
<message>
<source>Two lanes on dates, a GRU and a Transformer, each trained as its recipe says</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Dos carriles sobre fechas, una GRU y un Transformer, cada uno entrenado como indica su receta</translation>
</message>
<message>
<source>Open…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Abrir…</translation>
</message>
<message>
<source>Save…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Guardar…</translation>
</message>
<message>
<source>Read the settings from recipes, one for each lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Lee los ajustes de recetas, una por carril</translation>
</message>
<message>
<source>Save the settings as recipes, one for each lane; attnlab reads them, too</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Guarda los ajustes como recetas, una por carril; attnlab también las lee</translation>
</message>
<message>
<source>How long it takes is known once the texts are read.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>La duración se conocerá cuando se hayan leído los textos.</translation>
</message>
<message>
<source>No lane can be trained.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>No se puede entrenar ningún carril.</translation>
</message>
<message>
<source>%1 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>%1 parámetros por carril</translation>
</message>
<message>
<source>%1 to %2 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>de %1 a %2 parámetros por carril</translation>
</message>
<message>
<source>about %1 texts/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>aprox. %1 textos/s</translation>
</message>
<message>
<source>about %1 target tokens/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>aprox. %1 tokens de destino/s</translation>
</message>
<message>
<source>about %1 for all %2 updates</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>aprox. %1 para las %2 actualizaciones</translation>
</message>
<message>
<source>Parameters are counted; speed, time and memory are estimates for all lanes together on %1 processors, from the work of one update and this machine's speed.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>Los parámetros se cuentan; la velocidad, el tiempo y la memoria son estimaciones para todos los carriles juntos en %1 procesadores, a partir del trabajo de una actualización y de la velocidad de esta máquina.</translation>
</message>
<message>
<source>about %1 of memory, of %2: Start asks first</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>aprox. %1 de memoria, de %2: Iniciar pregunta antes</translation>
</message>
<message>
<source>about %1 of memory</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>aprox. %1 de memoria</translation>
</message>
<message>
<source>Legend: a dot is a known link, a ring a possible one</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>Leyenda: un punto es un enlace conocido, un anillo uno posible</translation>
</message>
<message>
<source>Links that people made. On dark cells their marks have a light edge</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>Enlaces hechos por personas. En las celdas oscuras sus marcas tienen un borde claro</translation>
</message>
<message>
<source>Shortcuts and Gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Atajos y gestos</translation>
</message>
<message>
<source>Search commands, keys and gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Buscar órdenes, teclas y gestos</translation>
</message>
<message>
<source>Command or place</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Orden o lugar</translation>
</message>
<message>
<source>Keys or mouse</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Teclas o ratón</translation>
</message>
<message>
<source>What it does</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Qué hace</translation>
</message>
<message>
<source>No command and no gesture has “%1”.</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>Ninguna orden ni gesto contiene «%1».</translation>
</message>
<message>
<source>no attention: one fixed vector for every step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>sin atención: un vector fijo para todos los pasos</translation>
</message>
<message>
<source>%1, position %2
%3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>%1, posición %2
%3</translation>
</message>
<message>
<source>No numbers at this step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>No hay números en este paso</translation>
</message>
<message>
<source>Step %1, %2 numbers, several are the largest, %3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>Paso %1, %2 números, varios son el mayor, %3</translation>
</message>
<message>
<source>Step %1, %2 numbers, the largest is %3 at %4</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>Paso %1, %2 números, el mayor es %3 en %4</translation>
</message>
<message>
<source>Known words</source>
<extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
<translation>Palabras conocidas</translation>
</message>
<message>
<source>Output</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Salida</translation>
</message>
<message>
<source>Source text</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Texto de origen</translation>
</message>
<message>
<source>Enter or Escape leaves the field</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Intro o Esc sale del campo</translation>
</message>
<message>
<source>Output tokens of the selected lane</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Tokens de salida del carril seleccionado</translation>
</message>
<message>
<source>The text that every lane decodes (Ctrl+L)</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>El texto que decodifican todos los carriles (Ctrl+L)</translation>
</message>
<message>
<source>Says</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Dice</translation>
</message>
<message>
<source>true: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>verdadera: %1</translation>
</message>
<message>
<source>The output that is right for this text: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>La salida correcta para este texto: %1</translation>
</message>
<message>
<source>outlined: the evidence of %1, which this lane does not say</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>con contorno: la evidencia de %1, que este carril no dice</translation>
</message>
<message>
<source>the true evidence is outlined: the words that decide</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>la evidencia verdadera lleva contorno: las palabras que deciden</translation>
</message>
<message>
<source>A solid outline is the word from which the class is known. Words with dashed outlines decide together.</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>Un contorno continuo es la palabra por la que se conoce la clase. Las palabras con contorno de trazos deciden juntas.</translation>
</message>
<message>
<source>Legend of spans: brackets are a window, a triangle its centre, a disc what was taken</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Leyenda de alcances: los corchetes son una ventana, un triángulo su centro, un disco lo que se tomó</translation>
</message>
<message>
<source>A local span looks only at the positions between the brackets;
the triangle is the centre p, which may lie between two positions.
A hard span takes the one position with the disc; the colours are the probabilities that it chose from.
Hollow bars are the softmax, filled bars are the weights that are used.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Un alcance local mira solo las posiciones entre los corchetes;
el triángulo es el centro p, que puede estar entre dos posiciones.
Un alcance duro toma solo la posición del disco; los colores son las probabilidades entre las que eligió.
Las barras huecas son el softmax; las llenas, los pesos que se usan.</translation>
</message>
<message>
<source>Hatched cells are not permitted</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Las celdas rayadas no están permitidas</translation>
</message>
<message>
<source>Hatched: a token of the output may not attend to later ones.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>Rayado: un token de la salida no puede atender a los posteriores.</translation>
</message>
<message>
<source>All numbers of this stage as a table (Enter)</source>
<extracomment>ui/step/stages/drawing/stage_button.cpp</extracomment>
<translation>Todos los números de esta etapa como tabla (Intro)</translation>
</message>
<message>
<source>%1 · %2 of step %3</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2 del paso %3</translation>
</message>
<message>
<source>%1 · %2</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2</translation>
</message>
<message>
<source>All numbers of %1</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>Todos los números de %1</translation>
</message>
<message>
<source>no sentence yet</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>aún no hay oración</translation>
</message>
<message>
<source>no model</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>sin modelo</translation>
</message>
<message>
<source>Click: why this number? Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic: ¿por qué este número? Intro: todos los números de esta etapa</translation>
</message>
<message>
<source>Click: highlight this stage. Enter: all its numbers</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic: resalta esta etapa. Intro: todos sus números</translation>
</message>
<message>
<source>Click or Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>Clic o Intro: todos los números de esta etapa</translation>
</message>
<message>
<source>Stages of the computation</source>
<extracomment>ui/step/stages/stages_view.cpp</extracomment>
<translation>Etapas del cálculo</translation>
</message>
<message>
<source>State s%1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Estado s%1</translation>
</message>
<message>
<source>State s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>Estado s</translation>
</message>
<message>
<source>reads %1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>lee %1</translation>
</message>
<message>
<source> · top of %1 layers</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation> · la superior de %1 capas</translation>
</message>
<message>
<source>New state of %1 numbers, %2</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Nuevo estado de %1 números, %2</translation>
</message>
<message>
<source>No state yet</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>Aún no hay estado</translation>
</message>
<message>
<source>&amp;Step</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Paso</translation>
</message>
<message>
<source>Decode the next token in every lane</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Decodifica el token siguiente en todos los carriles</translation>
</message>
<message>
<source>Go one token back</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Retrocede un token</translation>
</message>
<message>
<source>&amp;First</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Pri&amp;mero</translation>
</message>
<message>
<source>Go to the start, before the first token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Va al inicio, antes del primer token</translation>
</message>
<message>
<source>&amp;Last</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Úl&amp;timo</translation>
</message>
<message>
<source>Decode to the end</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Decodifica hasta el final</translation>
</message>
<message>
<source>&amp;Play</source>
<extracomment>ui/step/session/step_cursor.cpp, ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Reproducir</translation>
</message>
<message>
<source>Decode token after token, or pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Decodifica token tras token, o hace una pausa</translation>
</message>
<message>
<source>Stop playing or decoding, and keep the tokens so far</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Detiene la reproducción o la decodificación y conserva los tokens obtenidos</translation>
</message>
<message>
<source>&amp;Next Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Etapa &amp;siguiente</translation>
</message>
<message>
<source>Highlight the next stage of the computation; after the last comes the next token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Resalta la siguiente etapa del cálculo; tras la última viene el token siguiente</translation>
</message>
<message>
<source>P&amp;revious Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;Etapa anterior</translation>
</message>
<message>
<source>Highlight the previous stage of the computation</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Resalta la etapa anterior del cálculo</translation>
</message>
<message>
<source>Lane &amp;%1</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Carril &amp;%1</translation>
</message>
<message>
<source>Show the computation of this lane in the dock</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Muestra el cálculo de este carril en el panel</translation>
</message>
<message>
<source>&amp;Pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>Pa&amp;usa</translation>
</message>
<message>
<source>%1  %2</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>%1  %2</translation>
</message>
<message>
<source>difference of weights</source>
<extracomment>ui/step/views/step_legends.cpp</extracomment>
<translation>diferencia de pesos</translation>
</message>
<message>
<source>Step</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Paso</translation>
</message>
<message>
<source>Decode a text token by token</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Decodifica un texto token a token</translation>
</message>
<message>
<source>&amp;Lanes Shown</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>Carril&amp;es mostrados</translation>
</message>
<message>
<source>Computation</source>
<extracomment>ui/step/step_mode.cpp, ui/window/gestures.cpp</extracomment>
<translation>Cálculo</translation>
</message>
<message>
<source>&amp;Edit</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Editar</translation>
</message>
<message>
<source>Copy &amp;Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copiar &amp;salida</translation>
</message>
<message>
<source>Copy the selected lane's output as text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copia la salida del carril seleccionado como texto</translation>
</message>
<message>
<source>Copy &amp;Weights</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copiar pes&amp;os</translation>
</message>
<message>
<source>Copy the selected lane's weights as a table, tabs between columns</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Copia los pesos del carril seleccionado como tabla, con tabuladores entre columnas</translation>
</message>
<message>
<source>&amp;Paste as Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Pegar como texto de origen</translation>
</message>
<message>
<source>Decode the text of the clipboard</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Decodifica el texto del portapapeles</translation>
</message>
<message>
<source>Edit &amp;Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Editar texto de origen</translation>
</message>
<message>
<source>Go to the source text and select it</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Va al texto de origen y lo selecciona</translation>
</message>
<message>
<source>Choose an E&amp;xample…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Elegir un e&amp;jemplo…</translation>
</message>
<message>
<source>Open the list of examples: texts of every task that has trained models</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Abre la lista de ejemplos: textos de todas las tareas que tienen modelos entrenados</translation>
</message>
<message>
<source>&amp;Close Lane</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Cerrar carril</translation>
</message>
<message>
<source>Close the model of the selected lane; its file stays as it is</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Cierra el modelo del carril seleccionado; su archivo queda como está</translation>
</message>
<message>
<source>P&amp;icture</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Imagen</translation>
</message>
<message>
<source>&amp;Tokens of Text and Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Tokens de texto y salida</translation>
</message>
<message>
<source>Show or hide the lines of tokens above the lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Muestra u oculta las líneas de tokens sobre los carriles</translation>
</message>
<message>
<source>Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Agranda las celdas en todos los carriles; se desplazan con la rueda, Mayús+rueda, las flechas o arrastrando</translation>
</message>
<message>
<source>Smaller cells in all lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Reduce las celdas en todos los carriles</translation>
</message>
<message>
<source>&amp;Select Lane</source>
<extracomment>ui/step/step_mode_menus.cpp, ui/train/train_mode.cpp</extracomment>
<translation>&amp;Seleccionar carril</translation>
</message>
<message>
<source>&amp;Computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Cálc&amp;ulo</translation>
</message>
<message>
<source>Show or hide the stages of the selected lane's computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Muestra u oculta las etapas del cálculo del carril seleccionado</translation>
</message>
<message>
<source>&amp;Decode</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;Decodificar</translation>
</message>
<message>
<source>%1 tokens / s</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>%1 tokens / s</translation>
</message>
<message>
<source>Play %1 tokens per second</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Reproduce %1 tokens por segundo</translation>
</message>
<message>
<source>Decoder &amp;Reads</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>El decodificador &amp;lee</translation>
</message>
<message>
<source>Co&amp;mputation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Cálcul&amp;o</translation>
</message>
<message>
<source>&amp;Counts and Times…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Rec&amp;uentos y tiempos…</translation>
</message>
<message>
<source>How many weights each lane computed, and how long its steps took</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>Cuántos pesos calculó cada carril, y cuánto tardaron sus pasos</translation>
</message>
<message>
<source>The weights are hidden until you have answered.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>Los pesos están ocultos hasta que responda.</translation>
</message>
<message>
<source>%1: mean entropy %2, AER %3</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>%1: entropía media %2, AER %3</translation>
</message>
<message>
<source>There is nothing to record: open a model first.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>No hay nada que grabar: abra primero un modelo.</translation>
</message>
<message>
<source>Decoding</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Decodificación</translation>
</message>
<message>
<source>Examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Ejemplos</translation>
</message>
<message>
<source>Lanes shown</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Carriles mostrados</translation>
</message>
<message>
<source>Decoder reads</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>El decodificador lee</translation>
</message>
<message>
<source>Tokens per second when playing</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Tokens por segundo al reproducir</translation>
</message>
<message>
<source>Speed of playing, in tokens per second</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Velocidad de reproducción, en tokens por segundo</translation>
</message>
<message>
<source>%1 / s</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s</translation>
</message>
<message>
<source>Lanes: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Carriles: %1</translation>
</message>
<message>
<source>step %1 / %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>paso %1 / %2</translation>
</message>
<message>
<source>Pause</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Pausa</translation>
</message>
<message>
<source>Play</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Reproducir</translation>
</message>
<message>
<source>%1 / s ▾</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s ▾</translation>
</message>
<message>
<source>No examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Sin ejemplos</translation>
</message>
<message>
<source>texts of every task that has trained models</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>textos de todas las tareas que tienen modelos entrenados</translation>
</message>
<message>
<source>Open %1: %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Abrir %1: %2</translation>
</message>
<message>
<source>The Race</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>La carrera</translation>
</message>
<message>
<source>a GRU and a Transformer learn dates side by side</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>una GRU y un Transformer aprenden fechas a la par</translation>
</message>
<message>
<source>Set up a run of both in Train mode</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Prepara una ejecución de ambos en el modo Entrenar</translation>
</message>
<message>
<source>Decode “%1”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Decodifica «%1»</translation>
</message>
<message>
<source>Open the models of “%1” and decode “%2”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Abre los modelos de «%1» y decodifica «%2»</translation>
</message>
<message>
<source>Where a Fixed Vector Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Donde falla un vector fijo</translation>
</message>
<message>
<source>Decode “%1” without attention and with additive attention</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Decodifica «%1» sin atención y con atención aditiva</translation>
</message>
<message>
<source>Where Greedy Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Donde falla la búsqueda voraz</translation>
</message>
<message>
<source>%1 takes the likeliest token at each step and goes wrong; a beam finds the right output</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 toma en cada paso el token más probable y se equivoca; un haz encuentra la salida correcta</translation>
</message>
<message>
<source>Lanes that are shown: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>Carriles que se muestran: %1</translation>
</message>
<message>
<source>Alignment error by system</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>Error de alineamiento por sistema</translation>
</message>
<message>
<source>Open known links to see the alignment error of each system.</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>Abra enlaces conocidos para ver el error de alineamiento de cada sistema.</translation>
</message>
<message>
<source>%1: %2 %3</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1: %2 %3</translation>
</message>
<message>
<source>%1, all shown sentences together</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1, todas las oraciones mostradas juntas</translation>
</message>
<message>
<source>Attentional vector h̃</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>Vector atencional h̃</translation>
</message>
<message>
<source>%1, layer %2</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp, ui/train/watched_map_menu.cpp</extracomment>
<translation>%1, capa %2</translation>
</message>
<message>
<source>Back to &amp;1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Volver a &amp;1</translation>
</message>
<message>
<source>All steps</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Todos los pasos</translation>
</message>
<message>
<source>All steps, except those with a temperature of their own</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Todos los pasos, salvo los que tienen temperatura propia</translation>
</message>
<message>
<source>A number from 0.1 to 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Un número de 0,1 a 10</translation>
</message>
<message>
<source>Leave the scores as the model computes them</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Deja las puntuaciones como las calcula el modelo</translation>
</message>
<message>
<source>What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Lo que hace Scaled dot: con K números por anotación, sᵀh crece con √K</translation>
</message>
<message>
<source>0.1 · sharper</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>0,1 · más aguda</translation>
</message>
<message>
<source>flatter · 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>más plana · 10</translation>
</message>
<message>
<source>Step %1 has weights by hand: its temperature has no effect.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>El paso %1 tiene pesos a mano: su temperatura no tiene efecto.</translation>
</message>
<message>
<source>The scores of %1 are divided by the temperature before the softmax.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Las puntuaciones de %1 se dividen por la temperatura antes del softmax.</translation>
</message>
<message>
<source>Step %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Paso %1</translation>
</message>
<message>
<source>This step</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Este paso</translation>
</message>
<message>
<source>&amp;Divide by √K = %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>&amp;Dividir por √K = %1</translation>
</message>
<message>
<source>The temperature should be a number from 0.1 to 10, found %1: nothing was changed.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>La temperatura debe ser un número de 0,1 a 10, y se encontró %1: no se ha cambiado nada.</translation>
</message>
<message>
<source>%1
Click or Enter: its own arithmetic</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>%1
Clic o Intro: su propia aritmética</translation>
</message>
<message>
<source>The size of this term as a share of the sizes of all</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>La magnitud de este término como proporción de las magnitudes de todos</translation>
</message>
<message>
<source>share</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>proporción</translation>
</message>
<message>
<source>= product</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>= producto</translation>
</message>
<message>
<source>term</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>término</translation>
</message>
<message>
<source>× factor</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>× factor</translation>
</message>
<message>
<source>Terms</source>
<extracomment>ui/step/explain/terms_table.cpp</extracomment>
<translation>Términos</translation>
</message>
<message>
<source>The text has %1 characters. The window reads the first %2 and leaves out the rest.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>El texto tiene %1 caracteres. La ventana lee los primeros %2 y omite el resto.</translation>
</message>
<message>
<source>%1 The models have not learnt such texts.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 Los modelos no han aprendido textos así.</translation>
</message>
<message>
<source>%1 does not know the word %2 and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 no conoce la palabra %2 y lee &lt;unk&gt;.</translation>
</message>
<message numerus="yes">
<source>%1 does not know %2 words, the first is %3, and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>
<numerusform>%1 no conoce %2 palabra, la primera es %3, y lee &lt;unk&gt;.</numerusform>
<numerusform>%1 no conoce %2 palabras, la primera es %3, y lee &lt;unk&gt;.</numerusform>
</translation>
</message>
<message>
<source>Write %1</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>Escribir %1</translation>
</message>
<message>
<source>Light or dark, like the desktop when the program started</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Claro u oscuro, como el escritorio al iniciar el programa</translation>
</message>
<message>
<source>&amp;Light</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Claro</translation>
</message>
<message>
<source>Dark text on a light ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Texto oscuro sobre fondo claro</translation>
</message>
<message>
<source>&amp;Dark</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Oscuro</translation>
</message>
<message>
<source>Light text on a dark ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Texto claro sobre fondo oscuro</translation>
</message>
<message>
<source>&amp;Projector</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Proyector</translation>
</message>
<message>
<source>Large labels and thick lines for a lecture hall</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Rótulos grandes y líneas gruesas para un aula</translation>
</message>
<message>
<source>&amp;Blues</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Azules</translation>
</message>
<message>
<source>Weights from white to dark blue</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Pesos de blanco a azul oscuro</translation>
</message>
<message>
<source>&amp;Cividis</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Civi&amp;dis</translation>
</message>
<message>
<source>Weights from yellow to blue, even for colour-blind eyes</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Pesos de amarillo a azul, también para ojos daltónicos</translation>
</message>
<message>
<source>&amp;Grey</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Grises</translation>
</message>
<message>
<source>Weights in grey, as the papers print them</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Pesos en gris, como los imprimen los artículos</translation>
</message>
<message>
<source>History</source>
<extracomment>ui/train/time/time_line.cpp, ui/train/train_files.cpp</extracomment>
<translation>Historial</translation>
</message>
<message>
<source>Live</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>En vivo</translation>
</message>
<message>
<source>A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the line, or press ← and →, to look at earlier ones while training goes on.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Una instantánea guarda el mapa de calor de cada carril, para la oración observada, en una actualización. Arrastre por la línea, o pulse ← y →, para ver las anteriores mientras sigue el entrenamiento.</translation>
</message>
<message>
<source>Show the lanes as they are now (End on the time line)</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Muestra los carriles como están ahora (Fin en la línea de tiempo)</translation>
</message>
<message>
<source>heatmaps of update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>mapas de calor de la actualización %1</translation>
</message>
<message>
<source>no updates yet</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>aún sin actualizaciones</translation>
</message>
<message>
<source>live, update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en vivo, actualización %1</translation>
</message>
<message>
<source>ended at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>terminado en la actualización %1</translation>
</message>
<message>
<source>ended at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>terminado en %1</translation>
</message>
<message>
<source>paused at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en pausa en la actualización %1</translation>
</message>
<message>
<source>paused at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>en pausa en %1</translation>
</message>
<message>
<source>history %1 MB of %2 MB</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>historial %1 MB de %2 MB</translation>
</message>
<message>
<source>Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; for the others the lanes are trained again up to that update.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>Memoria de las instantáneas de todos los carriles. Las de marca larga tienen pesos y se abren al momento; para las demás, los carriles se vuelven a entrenar hasta esa actualización.</translation>
</message>
<message>
<source>History: update that the heatmaps show</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Historial: actualización que muestran los mapas de calor</translation>
</message>
<message>
<source>1 snapshot</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>1 instantánea</translation>
</message>
<message numerus="yes">
<source>%1 snapshots</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>
<numerusform>%1 instantánea</numerusform>
<numerusform>%1 instantáneas</numerusform>
</translation>
</message>
<message>
<source>Heatmaps of update %1; %2</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Mapas de calor de la actualización %1; %2</translation>
</message>
<message>
<source>Live; %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>En vivo; %1</translation>
</message>
<message>
<source>Snapshot of update %1, with weights</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Instantánea de la actualización %1, con pesos</translation>
</message>
<message>
<source>Snapshot of update %1, the picture alone. Before its lanes are opened, saved or branched, they are trained again up to this update</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Instantánea de la actualización %1, solo la imagen. Antes de abrir, guardar o ramificar sus carriles, se vuelven a entrenar hasta esta actualización</translation>
</message>
<message>
<source>Live, update %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>En vivo, actualización %1</translation>
</message>
<message>
<source>Snapshots appear here while lanes are trained</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>Aquí aparecen instantáneas mientras se entrenan los carriles</translation>
</message>
<message>
<source>Output tokens</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>Tokens de salida</translation>
</message>
<message>
<source>: not in the vocabulary, read as &lt;unk&gt;</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>: fuera del vocabulario, se lee como &lt;unk&gt;</translation>
</message>
<message>
<source> (%1)</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation> (%1)</translation>
</message>
<message>
<source>No tokens yet</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>Aún no hay tokens</translation>
</message>
<message>
<source>; current: %1</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>; actual: %1</translation>
</message>
<message>
<source>Type to find a token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>Escriba para buscar un token</translation>
</message>
<message>
<source>Up and Down go through the list, Enter takes the highlighted token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>Arriba y Abajo recorren la lista, Intro toma el token resaltado</translation>
</message>
<message>
<source>“%1” is not in %2. Choose one from the list.</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>«%1» no está en %2. Elija uno de la lista.</translation>
</message>
<message>
<source>a Token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>un token</translation>
</message>
<message>
<source>+ position %1</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>+ posición %1</translation>
</message>
<message>
<source>Nothing read yet</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>Aún no se ha leído nada</translation>
</message>
<message>
<source>%1 is read as %2 numbers, at position %3</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>%1 se lee como %2 números, en la posición %3</translation>
</message>
<message>
<source>%1: weight in its sentence × weight of sentence %2</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>%1: peso en su oración × peso de la oración %2</translation>
</message>
<message>
<source>&amp;Start</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Iniciar</translation>
</message>
<message>
<source>Train all lanes, or pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entrena todos los carriles, o los pausa</translation>
</message>
<message>
<source>Step 1 &amp;Batch</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Avanzar un lo&amp;te</translation>
</message>
<message>
<source>Train every lane on one batch, then pause</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entrena cada carril con un lote y hace una pausa</translation>
</message>
<message>
<source>Train &amp;Without End</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Entrenar si&amp;n fin</translation>
</message>
<message>
<source>Train all lanes on past their last update, until you pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Sigue entrenando todos los carriles más allá de su última actualización, hasta que usted los pause</translation>
</message>
<message>
<source>R&amp;eset</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Restablecer</translation>
</message>
<message>
<source>Take every lane back to its first weights; a run that is not saved is asked about first</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Devuelve cada carril a sus primeros pesos; antes pregunta por una ejecución sin guardar</translation>
</message>
<message>
<source>&amp;Previous Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Instantánea &amp;anterior</translation>
</message>
<message>
<source>Show the lanes one snapshot earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles una instantánea antes</translation>
</message>
<message>
<source>&amp;Next Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Instantánea &amp;siguiente</translation>
</message>
<message>
<source>Show the lanes one snapshot later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles una instantánea después</translation>
</message>
<message>
<source>Ten Snapshots Back</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Diez instantáneas atrás</translation>
</message>
<message>
<source>Show the lanes ten snapshots earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles diez instantáneas antes</translation>
</message>
<message>
<source>Ten Snapshots On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Diez instantáneas adelante</translation>
</message>
<message>
<source>Show the lanes ten snapshots later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles diez instantáneas después</translation>
</message>
<message>
<source>&amp;First Weights</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Primeros pesos</translation>
</message>
<message>
<source>Show the lanes before their first update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles antes de su primera actualización</translation>
</message>
<message>
<source>&amp;Live</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>En &amp;vivo</translation>
</message>
<message>
<source>Show the lanes as they are now</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Muestra los carriles como están ahora</translation>
</message>
<message>
<source>Decoder &amp;Reads the Right Output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>El decodificador &amp;lee la salida correcta</translation>
</message>
<message>
<source>The decoder reads the right output of the watched sentence; otherwise each lane reads its own output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>El decodificador lee la salida correcta de la oración observada; si no, cada carril lee su propia salida</translation>
</message>
<message>
<source>Select this lane</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Seleccionar este carril</translation>
</message>
<message>
<source>S&amp;hown Update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>Act&amp;ualización mostrada</translation>
</message>
<message>
<source>Pau&amp;se</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;Pausar</translation>
</message>
<message>
<source>+%1 &amp;Updates</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>+%1 a&amp;ctualizaciones</translation>
</message>
<message>
<source>&amp;Go On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>C&amp;ontinuar</translation>
</message>
<message>
<source>Reset the run to choose its lanes</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>Restablezca la ejecución para elegir sus carriles</translation>
</message>
<message>
<source>At least one lane is trained: switch on another first</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>Se entrena al menos un carril: active otro primero</translation>
</message>
<message>
<source>A file with this name exists already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Ya existe un archivo con este nombre.</translation>
</message>
<message numerus="yes">
<source>%1 files with these names exist already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>Ya existe %1 archivo con este nombre.</numerusform>
<numerusform>Ya existen %1 archivos con estos nombres.</numerusform>
</translation>
</message>
<message>
<source>Replace %1?</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>¿Reemplazar %1?</translation>
</message>
<message>
<source>Save Recipes</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Guardar recetas</translation>
</message>
<message>
<source>1 recipe saved in %1</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>1 receta guardada en %1</translation>
</message>
<message numerus="yes">
<source>%1 recipes saved in %2</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>%1 receta guardada en %2</numerusform>
<numerusform>%1 recetas guardadas en %2</numerusform>
</translation>
</message>
<message>
<source>Save Model</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Guardar modelo</translation>
</message>
<message>
<source>Models (*.safetensors)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Modelos (*.safetensors)</translation>
</message>
<message>
<source>Save All Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Guardar todos los modelos</translation>
</message>
<message>
<source>Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Modelos</translation>
</message>
<message>
<source>Export Film Strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exportar tira de imágenes</translation>
</message>
<message>
<source>Export Charts</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exportar gráficos</translation>
</message>
<message>
<source>Film strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Tira de imágenes</translation>
</message>
<message>
<source>Folder of the Pictures</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Carpeta de las imágenes</translation>
</message>
<message>
<source>Export Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Exportar animación</translation>
</message>
<message>
<source>Animation (*.webp)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Animación (*.webp)</translation>
</message>
<message>
<source>Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>Animación</translation>
</message>
<message>
<source>&amp;Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>&amp;Guardar ejecución</translation>
</message>
<message>
<source>Save the run with its history and its settings</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guarda la ejecución con su historial y sus ajustes</translation>
</message>
<message>
<source>Save Run &amp;As…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>G&amp;uardar ejecución como…</translation>
</message>
<message>
<source>Save the run with its history and its settings in another file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guarda la ejecución con su historial y sus ajustes en otro archivo</translation>
</message>
<message>
<source>Save &amp;Model…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guardar mo&amp;delo…</translation>
</message>
<message>
<source>Save the selected lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guarda el carril seleccionado, en la actualización mostrada, como archivo de modelo</translation>
</message>
<message>
<source>Save A&amp;ll Models…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guardar t&amp;odos los modelos…</translation>
</message>
<message>
<source>Save every lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guarda cada carril, en la actualización mostrada, como archivo de modelo</translation>
</message>
<message>
<source>Save R&amp;ecipes…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guardar r&amp;ecetas…</translation>
</message>
<message>
<source>Save the settings of every lane as a recipe, for another run or for attnlab</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guarda los ajustes de cada carril como receta, para otra ejecución o para attnlab</translation>
</message>
<message>
<source>Export &amp;Charts…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar &amp;gráficos…</translation>
</message>
<message>
<source>The charts as a picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Los gráficos como imagen: PNG, SVG o PDF</translation>
</message>
<message>
<source>Export &amp;Film Strip…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar &amp;tira de imágenes…</translation>
</message>
<message>
<source>Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Mapas de calor de todos los carriles en varias actualizaciones, como una sola imagen: PNG, SVG o PDF</translation>
</message>
<message>
<source>Export An&amp;imation…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar &amp;animación…</translation>
</message>
<message>
<source>Heatmaps of all lanes, update after update, as an animated WebP</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Mapas de calor de todos los carriles, actualización tras actualización, como WebP animado</translation>
</message>
<message>
<source>Export Animation as &amp;Pictures…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar animación como &amp;imágenes…</translation>
</message>
<message>
<source>The same animation as a folder of PNG pictures</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>La misma animación como carpeta de imágenes PNG</translation>
</message>
<message>
<source>Export &amp;History…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar &amp;historial…</translation>
</message>
<message>
<source>Losses and measurements of every lane as a table (CSV)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Pérdidas y mediciones de cada carril como tabla (CSV)</translation>
</message>
<message>
<source>Export History</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Exportar historial</translation>
</message>
<message>
<source>Table (*.csv)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Tabla (*.csv)</translation>
</message>
<message>
<source>Run with weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Ejecución con pesos, %1 (*.attnrun)</translation>
</message>
<message>
<source>Run without weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Ejecución sin pesos, %1 (*.attnrun)</translation>
</message>
<message>
<source>Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Guardar ejecución</translation>
</message>
<message>
<source>Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>Ejecución</translation>
</message>
<message>
<source>The run is not saved; it is at update %1.</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>La ejecución no está guardada; está en la actualización %1.</translation>
</message>
<message>
<source>Save it with its history and its settings?</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>¿Desea guardarla con su historial y sus ajustes?</translation>
</message>
<message>
<source>Train</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Entrenar</translation>
</message>
<message>
<source>Train lanes and watch attention appear</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Entrena carriles y observa cómo aparece la atención</translation>
</message>
<message>
<source>Set Up the R&amp;ace</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Preparar la carr&amp;era</translation>
</message>
<message>
<source>A GRU and a Transformer learn dates side by side, each trained as its recipe says</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Una GRU y un Transformer aprenden fechas a la par, cada uno entrenado como indica su receta</translation>
</message>
<message>
<source>New &amp;Branch…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Nueva ra&amp;ma…</translation>
</message>
<message>
<source>Train the selected lane again from the shown update, with other settings</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Vuelve a entrenar el carril seleccionado desde la actualización mostrada, con otros ajustes</translation>
</message>
<message>
<source>Open in Step &amp;Mode</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Abrir en mo&amp;do Paso</translation>
</message>
<message>
<source>Decode with the lanes of the shown update</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Decodifica con los carriles de la actualización mostrada</translation>
</message>
<message>
<source>Open R&amp;un or Recipes…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Abrir e&amp;jecución o recetas…</translation>
</message>
<message>
<source>Open a saved run, or the recipes of a new one</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Abre una ejecución guardada, o las recetas de una nueva</translation>
</message>
<message>
<source>E&amp;xport Run</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>E&amp;xportar ejecución</translation>
</message>
<message>
<source>Open Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Abrir recetas</translation>
</message>
<message>
<source>Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Recetas (*.json);;Todos los archivos (*)</translation>
</message>
<message>
<source>Open Run or Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Abrir ejecución o recetas</translation>
</message>
<message>
<source>Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Ejecuciones y recetas (*.attnrun *.json);;Ejecuciones (*.attnrun);;Recetas (*.json);;Todos los archivos (*)</translation>
</message>
<message>
<source>A run is opened alone. Choose one run, or recipes.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Una ejecución se abre sola. Elija una ejecución, o recetas.</translation>
</message>
<message>
<source>This run takes about %1 of memory; this machine has %2.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>Esta ejecución ocupa aprox. %1 de memoria; esta máquina tiene %2.</translation>
</message>
<message>
<source>The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer lanes take less.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>La máquina puede quedarse parada, o cerrar el programa. Menos pares, una capa oculta más pequeña o menos carriles ocupan menos.</translation>
</message>
<message>
<source>&amp;Start all the same</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>&amp;Iniciar de todos modos</translation>
</message>
<message>
<source>Se&amp;ttings of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Ajus&amp;tes de la ejecución</translation>
</message>
<message>
<source>Show or hide the settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Muestra u oculta los ajustes</translation>
</message>
<message>
<source>C&amp;harts of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>&amp;Gráficos de la ejecución</translation>
</message>
<message>
<source>Show or hide the charts; in a small window they take the place of the lanes</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Muestra u oculta los gráficos; en una ventana pequeña ocupan el lugar de los carriles</translation>
</message>
<message>
<source>Show the selected lane large, all as small pictures; again: the grid</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Muestra en grande el carril seleccionado y todos en pequeño; otra vez: la cuadrícula</translation>
</message>
<message>
<source>Settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>Ajustes</translation>
</message>
<message>
<source>00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>00 000 de 00 000</translation>
</message>
<message>
<source>Training</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Entrenamiento</translation>
</message>
<message>
<source>What is learnt</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Qué se aprende</translation>
</message>
<message>
<source>Set up a run that learns “%1”</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Prepara una ejecución que aprende «%1»</translation>
</message>
<message>
<source>&amp;Your Own Texts…</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>&amp;Sus propios textos…</translation>
</message>
<message>
<source>Set up a run that learns from pairs of texts in files</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>Prepara una ejecución que aprende de pares de textos en archivos</translation>
</message>
<message>
<source>update 00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>actualización 00 000 de 00 000</translation>
</message>
<message>
<source>Task</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/train_tool_bar.cpp</extracomment>
<translation>Tarea</translation>
</message>
<message>
<source>= head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>= cabeza %1</translation>
</message>
<message>
<source>%1 heads → W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>%1 cabezas → W_O</translation>
</message>
<message>
<source>→ W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>→ W_O</translation>
</message>
<message>
<source>No values yet</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>Aún no hay valores</translation>
</message>
<message>
<source>Watched &amp;Map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Mapa o&amp;bservado</translation>
</message>
<message>
<source>Choose which attention map of the lane its pictures and its curve show</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Elige qué mapa de atención del carril muestran sus imágenes y su curva</translation>
</message>
<message>
<source>This lane has no attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Este carril no tiene ningún mapa de atención</translation>
</message>
<message>
<source>This lane has one attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Este carril tiene un solo mapa de atención</translation>
</message>
<message>
<source>Watch this map of %1</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>Observa este mapa de %1</translation>
</message>
<message>
<source>change of weights</source>
<extracomment>ui/step/session/weight_drag.cpp</extracomment>
<translation>cambio de pesos</translation>
</message>
<message>
<source>Weights α%1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Pesos α%1</translation>
</message>
<message>
<source>Weights α</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>Pesos α</translation>
</message>
<message>
<source>of the sentences</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>de las oraciones</translation>
</message>
<message>
<source>takes %1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>toma %1</translation>
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
<translation>● %1 tomado, p = %2</translation>
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
<translation>¿Por &amp;qué este peso?</translation>
</message>
<message>
<source>&amp;Uniform Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Fila &amp;uniforme</translation>
</message>
<message>
<source>&amp;Hard Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Fila &amp;dura</translation>
</message>
<message>
<source>Shu&amp;ffle Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Barajar fila</translation>
</message>
<message>
<source>Say Another &amp;Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Decir otro &amp;token…</translation>
</message>
<message>
<source>&amp;Zero Source Token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Token de origen a &amp;cero</translation>
</message>
<message>
<source>S&amp;wap Source Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Sustituir token de origen…</translation>
</message>
<message>
<source>Te&amp;mperature…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Te&amp;mperatura…</translation>
</message>
<message>
<source>&amp;Divide Scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Di&amp;vidir puntuaciones por √K</translation>
</message>
<message>
<source>Reset &amp;Step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Restablecer &amp;paso</translation>
</message>
<message>
<source>Reset &amp;Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Restablecer c&amp;arril</translation>
</message>
<message>
<source>Reset &amp;Everything</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>R&amp;establecer todo</translation>
</message>
<message>
<source>&amp;Uniform Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mapa &amp;uniforme</translation>
</message>
<message>
<source>&amp;Hard Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mapa &amp;duro</translation>
</message>
<message>
<source>Map &amp;Off</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Desacti&amp;var mapa</translation>
</message>
<message>
<source>&amp;Lift Causal Mask…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Quitar máscara causal…</translation>
</message>
<message>
<source>Shuffle &amp;Positions</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Barajar &amp;posiciones</translation>
</message>
<message>
<source>&amp;Row of Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Fila del carril</translation>
</message>
<message>
<source>Whole &amp;Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Mapa e&amp;ntero</translation>
</message>
<message>
<source>What if</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>¿Y si…?</translation>
</message>
<message>
<source>&amp;What If</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>¿Y &amp;si…?</translation>
</message>
<message>
<source>Step once first: nothing is decoded yet</source>
<extracomment>ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Avance primero un paso: aún no se ha decodificado nada</translation>
</message>
<message>
<source>Open the arithmetic of this weight of step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Abre la aritmética de este peso del paso %1</translation>
</message>
<message>
<source>Give everything that %1 reads the same weight</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da el mismo peso a todo lo que lee %1</translation>
</message>
<message>
<source>Give every source token the same weight at %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da el mismo peso a cada token de origen en %1</translation>
</message>
<message>
<source>Give all the weight of %1 to %2</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da todo el peso de %1 a %2</translation>
</message>
<message>
<source>Put the weights of %1 into a new random order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Pone los pesos de %1 en un nuevo orden aleatorio</translation>
</message>
<message>
<source>All weights of %1 are equal: there is no other order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Todos los pesos de %1 son iguales: no hay otro orden</translation>
</message>
<message>
<source>Choose the class that is said instead</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Elige la clase que se dice en su lugar</translation>
</message>
<message>
<source>Choose the token that the decoder writes at step %1 and reads at the next step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Elige el token que el decodificador escribe en el paso %1 y lee en el paso siguiente</translation>
</message>
<message>
<source>Divide the scores by a temperature: below 1 sharper, above 1 flatter</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Divide las puntuaciones por una temperatura: por debajo de 1, más agudas; por encima, más planas</translation>
</message>
<message>
<source>Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter weights</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Divide las puntuaciones de cada paso por √K = %1, como hace Scaled dot: las mismas puntuaciones, pesos más planos</translation>
</message>
<message>
<source>Select the lane Dot: Scaled dot divides the same scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Seleccione el carril Dot: Scaled dot divide las mismas puntuaciones por √K</translation>
</message>
<message>
<source>This lane is not shown</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Este carril no se muestra</translation>
</message>
<message>
<source>Give step %1 the weights of this lane at the same step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da al paso %1 los pesos de este carril en el mismo paso</translation>
</message>
<message>
<source>Give step %1 the weights of another lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da al paso %1 los pesos de otro carril</translation>
</message>
<message>
<source>No other lane that is shown has such a row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Ningún otro carril mostrado tiene una fila así</translation>
</message>
<message>
<source>Point at a source token first, or go to it with the arrow keys</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Señale primero un token de origen, o vaya a él con las flechas</translation>
</message>
<message>
<source>&amp;Zero Source Token %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Token de origen %1 a &amp;cero</translation>
</message>
<message>
<source>Give %1 its annotation back</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Devuelve a %1 su anotación</translation>
</message>
<message>
<source>Set the annotation of %1 to 0, so that nothing can be read there</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Pone a 0 la anotación de %1, de modo que ahí no se pueda leer nada</translation>
</message>
<message>
<source>%1 has no attention: it reads one fixed vector, no single annotation</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 no tiene atención: lee un vector fijo, no anotaciones sueltas</translation>
</message>
<message>
<source>S&amp;wap Source Token %1…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;Sustituir token de origen %1…</translation>
</message>
<message>
<source>Replace %1 by another token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Sustituye %1 por otro token</translation>
</message>
<message>
<source>the attention</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>la atención</translation>
</message>
<message>
<source>Take back the change of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Deshace el cambio de %1</translation>
</message>
<message>
<source>Give everything that %1 may read the same weight, in every row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da el mismo peso a todo lo que %1 puede leer, en cada fila</translation>
</message>
<message>
<source>Give all weight to the largest score, in every row of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Da todo el peso a la mayor puntuación, en cada fila de %1</translation>
</message>
<message>
<source>Let %1 add nothing</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Hace que %1 no añada nada</translation>
</message>
<message>
<source>Let each step read the steps after it in %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Deja que cada paso lea los pasos posteriores en %1</translation>
</message>
<message>
<source>Only the decoder's attention to its own output has a causal mask: choose one of its maps first</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Solo la atención del decodificador a su propia salida tiene máscara causal: elija primero uno de sus mapas</translation>
</message>
<message>
<source>Change every row of %1, or the order of the source</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Cambia cada fila de %1, o el orden del origen</translation>
</message>
<message>
<source>Let the source tokens stand at their own places again</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Devuelve los tokens de origen a sus propios lugares</translation>
</message>
<message>
<source>Let the encoder take the source tokens to stand in a random order: what does it know from positions alone?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Hace que el codificador tome los tokens de origen en un orden aleatorio: ¿qué sabe solo por las posiciones?</translation>
</message>
<message>
<source>Remove all changes by hand at step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Quita todos los cambios a mano del paso %1</translation>
</message>
<message>
<source>Nothing was changed at this step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>No se ha cambiado nada en este paso</translation>
</message>
<message>
<source>Remove all changes by hand in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Quita todos los cambios a mano de este carril</translation>
</message>
<message>
<source>Nothing was changed in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>No se ha cambiado nada en este carril</translation>
</message>
<message>
<source>Remove all changes by hand in every lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>Quita todos los cambios a mano de todos los carriles</translation>
</message>
<message>
<source>Nothing was changed by hand</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>No se ha cambiado nada a mano</translation>
</message>
<message>
<source>uniform row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>fila uniforme</translation>
</message>
<message>
<source>hard row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>fila dura</translation>
</message>
<message>
<source>shuffled row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>fila barajada</translation>
</message>
<message>
<source>Choose the row of another lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Elija la fila de otro carril</translation>
</message>
<message>
<source>%1 has no attention: there is no row to take</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 no tiene atención: no hay fila que tomar</translation>
</message>
<message>
<source>%1 shows a map with other axes: no row of another lane fits</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 muestra un mapa con otros ejes: no encaja ninguna fila de otro carril</translation>
</message>
<message>
<source>%1 shows a map with other axes: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 muestra un mapa con otros ejes: la fila no encaja</translation>
</message>
<message>
<source>%1 cuts the text into %2 tokens, %3 into %4: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 divide el texto en %2 tokens, %3 en %4: la fila no encaja</translation>
</message>
<message>
<source>%1 has no step %2</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 no tiene paso %2</translation>
</message>
<message>
<source>row of %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>fila de %1</translation>
</message>
<message>
<source>reset of a source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>restablecimiento de un token de origen</translation>
</message>
<message>
<source>zeroed source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>token de origen a cero</translation>
</message>
<message>
<source>change of a map</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>cambio de un mapa</translation>
</message>
<message>
<source>The encoder of %1 has no position encodings</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>El codificador de %1 no tiene codificación de posiciones</translation>
</message>
<message>
<source>One token has no other order</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Un solo token no tiene otro orden</translation>
</message>
<message>
<source>shuffled positions</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>posiciones barajadas</translation>
</message>
<message>
<source>another token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>otro token</translation>
</message>
<message>
<source>swapped source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>token de origen sustituido</translation>
</message>
<message>
<source>scores divided by √K</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>puntuaciones divididas por √K</translation>
</message>
<message>
<source>temperature</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>temperatura</translation>
</message>
<message>
<source>removal of “%1”</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>eliminación de «%1»</translation>
</message>
<message>
<source>reset of a step</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>restablecimiento de un paso</translation>
</message>
<message>
<source>reset of a lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>restablecimiento de un carril</translation>
</message>
<message>
<source>Changes by hand</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Cambios a mano</translation>
</message>
<message>
<source>Before and after the changes: p is the probability that the lane gives to its own output</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Antes y después de los cambios: p es la probabilidad que el carril da a su propia salida</translation>
</message>
<message>
<source>Undo this change: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Deshace este cambio: %1</translation>
</message>
<message>
<source>1 change</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>1 cambio</translation>
</message>
<message numerus="yes">
<source>%1 changes</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>
<numerusform>%1 cambio</numerusform>
<numerusform>%1 cambios</numerusform>
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
<translation>Más cambios a mano: elija uno para deshacerlo</translation>
</message>
<message>
<source>More changes: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>Más cambios: %1</translation>
</message>
<message>
<source>row %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>fila %1</translation>
</message>
<message>
<source>%1 has no attention: there is no map to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 no tiene atención: no hay mapa que cambiar</translation>
</message>
<message>
<source>The weights that %1 shows are made of several maps. Choose one of these first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Los pesos que muestra %1 se componen de varios mapas. Elija primero uno de ellos</translation>
</message>
<message>
<source>%1 has no attention: there are no weights to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 no tiene atención: no hay pesos que cambiar</translation>
</message>
<message>
<source>Weights of words and of sentences cannot be given. Change the whole map instead</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>No se pueden fijar pesos de palabras y de oraciones. Cambie en su lugar el mapa entero</translation>
</message>
<message>
<source>The weights that %1 shows cannot be given</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>No se pueden fijar los pesos que muestra %1</translation>
</message>
<message>
<source>Point at a weight of the map first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>Señale primero un peso del mapa</translation>
</message>
<message>
<source>No windows yet</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>Aún no hay ventanas</translation>
</message>
<message>
<source>Word weights α%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>Pesos de palabras α%1</translation>
</message>
<message>
<source>teacher forcing %1</source>
<extracomment>ui/train/branch_name.cpp</extracomment>
<translation>teacher forcing %1</translation>
</message>
<message>
<source>PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)</source>
<extracomment>ui/figures/picture_file.cpp</extracomment>
<translation>Imagen PNG (*.png);;Dibujo SVG (*.svg);;Página PDF (*.pdf)</translation>
</message>
<message>
<source>What the lanes learn: a generated task, whose true alignment is known, or texts of your own. Another task brings its usual settings.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Lo que aprenden los carriles: una tarea generada, cuyo alineamiento verdadero se conoce, o textos propios. Otra tarea trae sus ajustes habituales.</translation>
</message>
<message>
<source>Files, lengths, vocabularies and tokenisers of your own texts, with a preview.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Archivos, longitudes, vocabularios y tokenizadores de sus propios textos, con vista previa.</translation>
</message>
<message>
<source>Pairs</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pares</translation>
</message>
<message>
<source>How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Con cuántos pares de oraciones entrenar. De los textos propios se toman los primeros; 0 los toma todos.</translation>
</message>
<message>
<source>Held out</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Reservados</translation>
</message>
<message>
<source>Pairs that are never trained on: loss, exact match and alignment error are measured on them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pares con los que nunca se entrena: en ellos se miden la pérdida, la coincidencia exacta y el error de alineamiento.</translation>
</message>
<message>
<source>Shortest and longest source of the task, in its own unit.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Origen más corto y más largo de la tarea, en su propia unidad.</translation>
</message>
<message>
<source>Cell</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/window/gestures.cpp</extracomment>
<translation>Celda</translation>
</message>
<message>
<source>Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than the plain RNN. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Celda recurrente del codificador y del decodificador: GRU y LSTM conservan lo que leen más tiempo que la RNN simple. Aquí se fija para todos los carriles.</translation>
</message>
<message>
<source>Wiring</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Conexión</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step and feeds the context into the cell; Luong looks with the state after it. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau mira con el estado anterior al paso y lleva el contexto a la celda; Luong mira con el estado posterior. Aquí se fija para todos los carriles.</translation>
</message>
<message>
<source>Bidirectional</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bidireccional</translation>
</message>
<message>
<source>The encoder reads the source forwards and backwards, so that an annotation knows what stands on both sides of it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>El codificador lee el origen hacia delante y hacia atrás, de modo que una anotación sabe qué hay a ambos lados.</translation>
</message>
<message>
<source>Hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Oculta</translation>
</message>
<message>
<source>Size of the decoder's state. The encoder follows while the annotations have the same size; dot, scaled dot and content need equal sizes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaño del estado del decodificador. El codificador lo sigue mientras las anotaciones tengan el mismo tamaño; dot, scaled dot y content necesitan tamaños iguales.</translation>
</message>
<message>
<source>Encoder hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Oculta del codif.</translation>
</message>
<message>
<source>Size of the encoder's state in each direction. An annotation joins the states of all directions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaño del estado del codificador en cada dirección. Una anotación une los estados de todas las direcciones.</translation>
</message>
<message>
<source>Embedding</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Embedding</translation>
</message>
<message>
<source>Size of the vector of a source token. The target's size follows while both are equal.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaño del vector de un token de origen. El de destino lo sigue mientras ambos sean iguales.</translation>
</message>
<message>
<source>Target embedding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Embedding destino</translation>
</message>
<message>
<source>Size of the vector of a target token.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaño del vector de un token de destino.</translation>
</message>
<message>
<source>Attention size</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaño atención</translation>
</message>
<message>
<source>Width of the hidden layer of additive and key · query scores and of local predictive spans. Other scores and spans do not use it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Ancho de la capa oculta de las puntuaciones additive y key · query y de los alcances locales predictivos. Las demás puntuaciones y alcances no lo usan.</translation>
</message>
<message>
<source>Layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Capas</translation>
</message>
<message>
<source>Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Capas recurrentes del codificador, una sobre otra. El decodificador lo sigue mientras tenga las mismas.</translation>
</message>
<message>
<source>Decoder layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Capas decodif.</translation>
</message>
<message>
<source>Recurrent layers of the decoder, one above the other.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Capas recurrentes del decodificador, una sobre otra.</translation>
</message>
<message>
<source>Bridge</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Puente</translation>
</message>
<message>
<source>How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy (one direction of the same size).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cómo se obtiene el primer estado del decodificador a partir del codificador: tanh de una aplicación aprendida, o una copia (una dirección del mismo tamaño).</translation>
</message>
<message>
<source>Learning rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tasa de aprend.</translation>
</message>
<message>
<source>Learning rate: how far one update moves. Too high and the loss jumps or diverges, too low and nothing happens for long.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tasa de aprendizaje: cuánto mueve una actualización. Demasiado alta, la pérdida salta o diverge; demasiado baja, no ocurre nada durante mucho tiempo.</translation>
</message>
<message>
<source>Final rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tasa final</translation>
</message>
<message>
<source>Learning rate of the last update. The rate falls to this value.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tasa de aprendizaje de la última actualización. La tasa baja hasta este valor.</translation>
</message>
<message>
<source>Fall</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Descenso</translation>
</message>
<message>
<source>How the rate falls: along half a cosine, along a line, not at all, or with one over the root of the update, whatever the final rate.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cómo baja la tasa: a lo largo de medio coseno, en línea recta, nada en absoluto, o con uno partido por la raíz de la actualización, sea cual sea la tasa final.</translation>
</message>
<message>
<source>Warm-up</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Calentamiento</translation>
</message>
<message>
<source>Number of updates in which the rate rises from 0.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Número de actualizaciones en que la tasa sube desde 0.</translation>
</message>
<message>
<source>Clip norm</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Recorte norma</translation>
</message>
<message>
<source>A longer gradient is shortened to this length, so that no single batch spoils the weights; 0 does not clip.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un gradiente más largo se acorta a esta longitud, para que ningún lote estropee los pesos; 0 no recorta.</translation>
</message>
<message>
<source>Adam, β₁</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, β₁</translation>
</message>
<message>
<source>How much of the mean gradient is kept from update to update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cuánto del gradiente medio se conserva de una actualización a otra.</translation>
</message>
<message>
<source>Adam, β₂</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, β₂</translation>
</message>
<message>
<source>How much of the mean squared gradient is kept.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cuánto del gradiente cuadrático medio se conserva.</translation>
</message>
<message>
<source>Adam, ε</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam, ε</translation>
</message>
<message>
<source>Keeps steps bounded where gradients vanish.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Mantiene acotados los pasos donde los gradientes se anulan.</translation>
</message>
<message>
<source>Batch</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Lote</translation>
</message>
<message>
<source>Pairs in one update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Pares en una actualización.</translation>
</message>
<message>
<source>Dropout</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dropout</translation>
</message>
<message>
<source>Share of the activations that each update leaves out, from 0 to below 1. It helps when there are few pairs.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Proporción de las activaciones que omite cada actualización, de 0 a menos de 1. Ayuda cuando hay pocos pares.</translation>
</message>
<message>
<source>Label smoothing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Suaviz. etiquetas</translation>
</message>
<message>
<source>Share of the right token's probability that updates ask to spread over all tokens, from 0 to below 1. Measured losses are without it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Proporción de la probabilidad del token correcto que las actualizaciones piden repartir entre todos los tokens, de 0 a menos de 1. Las pérdidas medidas no la incluyen.</translation>
</message>
<message>
<source>Own sizes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tamaños propios</translation>
</message>
<message>
<source>Whether this lane has sizes and layers of its own, instead of those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Si este carril tiene tamaños y capas propios, en lugar de los de la ejecución.</translation>
</message>
<message>
<source>Own training</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Entrenam. propio</translation>
</message>
<message>
<source>Whether this lane has an optimiser, a schedule, a batch and a number of updates of its own, instead of those of the run. Its pairs and the seed are those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Si este carril tiene optimizador, plan, lote y número de actualizaciones propios, en lugar de los de la ejecución. Sus pares y la semilla son los de la ejecución.</translation>
</message>
<message>
<source>Teacher forcing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Teacher forcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right last token rather than its own, from 0 to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Proporción de los pasos en que el decodificador lee el último token correcto en lugar del suyo, de 0 a 1.</translation>
</message>
<message>
<source>Hard: entropy</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Duro: entropía</translation>
</message>
<message>
<source>For lanes with a hard span: how much they are rewarded for trying other positions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Para carriles con alcance duro: cuánto se los premia por probar otras posiciones.</translation>
</message>
<message>
<source>Hard: baseline</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Duro: línea base</translation>
</message>
<message>
<source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Para carriles con alcance duro: cada sorteo se compara con una pérdida media, y en cada actualización se conserva esta proporción de la media.</translation>
</message>
<message>
<source>Updates</source>
<extracomment>core/compare/figures.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>Actualizaciones</translation>
</message>
<message>
<source>The run ends after so many updates.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>La ejecución termina tras este número de actualizaciones.</translation>
</message>
<message>
<source>Stop at exact</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Parar en exacta</translation>
</message>
<message>
<source>A lane ends as soon as this share of the held-out outputs is completely right, from 0 (never) to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un carril termina en cuanto esta proporción de las salidas reservadas es totalmente correcta, de 0 (nunca) a 1.</translation>
</message>
<message>
<source>Stop at loss</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Parar en pérdida</translation>
</message>
<message>
<source>A lane ends as soon as its held-out loss is not above this; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un carril termina en cuanto su pérdida en los pares reservados no supera este valor; 0: nunca.</translation>
</message>
<message>
<source>Stop after s</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Parar tras s</translation>
</message>
<message>
<source>A lane ends after so many seconds of its own updates; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un carril termina tras este número de segundos de sus propias actualizaciones; 0: nunca.</translation>
</message>
<message>
<source>Patience</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Paciencia</translation>
</message>
<message>
<source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un carril termina tras este número de mediciones seguidas sin una pérdida menor en los pares reservados, y conserva sus mejores pesos; 0: nunca.</translation>
</message>
<message>
<source>Measure every</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Medir cada</translation>
</message>
<message>
<source>Updates between measurements; 0: twenty in the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Actualizaciones entre mediciones; 0: veinte en la ejecución.</translation>
</message>
<message>
<source>Seed</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Semilla</translation>
</message>
<message>
<source>Start of all random numbers: initial weights, pairs and batches. The same seed gives the same run, another seed gives another run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Inicio de todos los números aleatorios: pesos iniciales, pares y lotes. La misma semilla da la misma ejecución, otra semilla da otra.</translation>
</message>
<message>
<source>Threads per lane</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Hilos por carril</translation>
</message>
<message>
<source>Processors that one lane uses. With as many lanes as processors, 1 is best.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Procesadores que usa un carril. Con tantos carriles como procesadores, lo mejor es 1.</translation>
</message>
<message>
<source>Files</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Archivos</translation>
</message>
<message>
<source>One file with a tab between source and target in each line, or two files that match line by line.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Un archivo con un tabulador entre origen y destino en cada línea, o dos archivos que se correspondan línea a línea.</translation>
</message>
<message>
<source>Swap sides</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Invertir lados</translation>
</message>
<message>
<source>Translates the other way: the first column, or the source file, becomes the target.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Traduce en el otro sentido: la primera columna, o el archivo de origen, pasa a ser el destino.</translation>
</message>
<message>
<source>Targets are classes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Destinos son clases</translation>
</message>
<message>
<source>Each target is a label of one word. In a file with tabs it stands first, before the text. Lanes then give one class.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cada destino es una etiqueta de una palabra. En un archivo con tabuladores va primero, antes del texto. Los carriles dan entonces una clase.</translation>
</message>
<message>
<source>Held-out part</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Parte reservada</translation>
</message>
<message>
<source>Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Qué pares se guardan para medir: sorteados por la semilla, los últimos, o archivos aparte.</translation>
</message>
<message>
<source>Tokens per side</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tokens por lado</translation>
</message>
<message>
<source>Shortest and longest side of a pair. Other pairs are left out.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Lado más corto y más largo de un par. Los demás pares se omiten.</translation>
</message>
<message>
<source>Vocabulary</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Vocabulario</translation>
</message>
<message>
<source>How many of the most frequent tokens of each side are known. The others become &lt;unk&gt;; 0 knows all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cuántos de los tokens más frecuentes de cada lado se conocen. Los demás pasan a ser &lt;unk&gt;; 0 los conoce todos.</translation>
</message>
<message>
<source>At least</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Al menos</translation>
</message>
<message>
<source>How often a token must occur in the training pairs to be known.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cuántas veces debe aparecer un token en los pares de entrenamiento para ser conocido.</translation>
</message>
<message>
<source>Same for both</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Igual para ambos</translation>
</message>
<message>
<source>The target is cut like the source. Each side still learns its own pieces.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>El destino se divide como el origen. Cada lado sigue aprendiendo sus propias piezas.</translation>
</message>
<message>
<source>Tokeniser</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Tokenizador</translation>
</message>
<message>
<source>What a text is cut into: characters, words, learnt pieces of words, or what stands between blanks.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>En qué se divide un texto: caracteres, palabras, piezas de palabra aprendidas, o lo que hay entre espacios.</translation>
</message>
<message>
<source>Small letters</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Minúsculas</translation>
</message>
<message>
<source>Capitals are read as small letters: fewer tokens, but outputs are without capitals.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Las mayúsculas se leen como minúsculas: menos tokens, pero las salidas no llevan mayúsculas.</translation>
</message>
<message>
<source>Pieces</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Piezas</translation>
</message>
<message>
<source>How many pieces of words are learnt.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cuántas piezas de palabra se aprenden.</translation>
</message>
<message>
<source>Learnt by</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Método</translation>
</message>
<message>
<source>unigram: the most likely pieces; bpe: the most frequent pairs are joined.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>unigram: las piezas más probables; bpe: se unen los pares más frecuentes.</translation>
</message>
<message>
<source>Score</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Puntuación</translation>
</message>
<message>
<source>How well a position fits the state: the lane's score function.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Cómo de bien encaja una posición con el estado: la función de puntuación del carril.</translation>
</message>
<message>
<source>Where the lane may look: everywhere (global), near a position (local), or at one drawn position (hard).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dónde puede mirar el carril: en todas partes (global), cerca de una posición (local), o en una sola posición sorteada (duro).</translation>
</message>
<message>
<source>Window</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Ventana</translation>
</message>
<message>
<source>How far to each side of its centre a local span looks, in tokens.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Hasta dónde mira un alcance local a cada lado de su centro, en tokens.</translation>
</message>
<message>
<source>How many positions the location score has weights for. It sees nothing beyond them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Para cuántas posiciones tiene pesos la puntuación location. No ve nada más allá.</translation>
</message>
<message>
<source>Activation</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Activación</translation>
</message>
<message>
<source>Function g of the additive score.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Función g de la puntuación additive.</translation>
</message>
<message>
<source>Bias</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Sesgo</translation>
</message>
<message>
<source>The additive score adds a learnt bias before g.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>La puntuación additive añade un sesgo aprendido antes de g.</translation>
</message>
<message>
<source>Learned β</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>β aprendida</translation>
</message>
<message>
<source>The strength β of the content score is learnt; without it weights stay flat.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>La fuerza β de la puntuación content se aprende; sin ella los pesos quedan planos.</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step, Luong with the state after it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau mira con el estado anterior al paso; Luong, con el estado posterior.</translation>
</message>
<message>
<source>Input feeding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Input feeding</translation>
</message>
<message>
<source>Luong's decoder reads its last attentional vector with the next token, so that it knows where it has looked.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>El decodificador de Luong lee su último vector atencional junto con el token siguiente, de modo que sabe adónde ha mirado.</translation>
</message>
<message>
<source>Recurrent cell of this lane's encoder and decoder.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Celda recurrente del codificador y del decodificador de este carril.</translation>
</message>
<message>
<source>update %1 of the run</source>
<extracomment>ui/step/session/start/startup.cpp</extracomment>
<translation>actualización %1 de la ejecución</translation>
</message>
<message>
<source>Reset the run to choose another task</source>
<extracomment>ui/train/train_wiring.cpp</extracomment>
<translation>Restablezca la ejecución para elegir otra tarea</translation>
</message>
<message>
<source>Every step computes one weight for each source token in every lane with attention: m·T weights for the whole output. Click to see the counts and times of each lane.</source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>Cada paso calcula un peso por token de origen en cada carril con atención: m·T pesos para toda la salida. Haga clic para ver los recuentos y tiempos de cada carril.</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2 · </source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>hasta ahora: entropía media %1, AER %2 · </translation>
</message>
<message>
<source>h: the annotation of a source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h: la anotación de un token de origen</translation>
</message>
<message>
<source>e: the score of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>e: la puntuación de cada token de origen</translation>
</message>
<message>
<source>α: the weight of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>α: el peso de cada token de origen</translation>
</message>
<message>
<source>p: where the span looks</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>p: donde mira el alcance</translation>
</message>
<message>
<source>s: the query, a state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: la consulta, un estado del decodificador</translation>
</message>
<message>
<source>s: the new state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: el nuevo estado del decodificador</translation>
</message>
<message>
<source>s: the state of the decoder before this step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: el estado del decodificador antes de este paso</translation>
</message>
<message>
<source>c: the context, the mean of the annotations by their weights</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>c: el contexto, la media de las anotaciones según sus pesos</translation>
</message>
<message>
<source>E y: the learned vector of the last token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E y: el vector aprendido del último token</translation>
</message>
<message>
<source>h̃: the attentional vector</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃: el vector atencional</translation>
</message>
<message>
<source>h̃: the attentional vector of the step before, fed back</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃: el vector atencional del paso anterior, realimentado</translation>
</message>
<message>
<source>κ: learned, the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>κ: aprendida, la fuerza del coseno</translation>
</message>
<message>
<source>W: learned, the cell's matrices</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: aprendidas, las matrices de la celda</translation>
</message>
<message>
<source>Wₐ: learned, attention.W_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₐ: aprendida, attention.W_a</translation>
</message>
<message>
<source>vₐ: learned, attention.v_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>vₐ: aprendido, attention.v_a</translation>
</message>
<message>
<source>bₐ: learned, attention.b_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₐ: aprendido, attention.b_a</translation>
</message>
<message>
<source>W_K: learned, attention.W_K</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_K: aprendida, attention.W_K</translation>
</message>
<message>
<source>W_Q: learned, attention.W_Q</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_Q: aprendida, attention.W_Q</translation>
</message>
<message>
<source>W_p: learned, attention.W_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_p: aprendida, attention.W_p</translation>
</message>
<message>
<source>v_p: learned, attention.v_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>v_p: aprendido, attention.v_p</translation>
</message>
<message>
<source>W_c: learned, attentional.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_c: aprendida, attentional.weight</translation>
</message>
<message>
<source>Wₒ: learned, output.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₒ: aprendida, output.weight</translation>
</message>
<message>
<source>bₒ: learned, output.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₒ: aprendido, output.bias</translation>
</message>
<message>
<source>W_b: learned, bridge.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_b: aprendida, bridge.weight</translation>
</message>
<message>
<source>b_b: learned, bridge.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b_b: aprendido, bridge.bias</translation>
</message>
<message>
<source>W: learned, the cell's weight_ih, for what it reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: aprendida, weight_ih de la celda, para lo que lee</translation>
</message>
<message>
<source>b: learned, the cell's bias_ih</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b: aprendido, bias_ih de la celda</translation>
</message>
<message>
<source>W: learned, the cell's weight_hh, for its state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: aprendida, weight_hh de la celda, para su estado anterior</translation>
</message>
<message>
<source>b: learned, the cell's bias_hh</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b: aprendido, bias_hh de la celda</translation>
</message>
<message>
<source>x: what the cell reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>x: lo que lee la celda</translation>
</message>
<message>
<source>E w: the learned vector of the source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E w: el vector aprendido del token de origen</translation>
</message>
<message>
<source>the state of the layer below</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el estado de la capa inferior</translation>
</message>
<message>
<source>h: the state at the position that was read before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h: el estado en la posición leída antes</translation>
</message>
<message>
<source>r: the reset gate, how much of the state before the candidate sees</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>r: la puerta de reinicio, cuánto del estado anterior ve el candidato</translation>
</message>
<message>
<source>z: the update gate, how much of the state before is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>z: la puerta de actualización, cuánto del estado anterior se conserva</translation>
</message>
<message>
<source>n: the candidate for the new state</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>n: el candidato al nuevo estado</translation>
</message>
<message>
<source>1 − z: how much of the candidate is taken</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>1 − z: cuánto se toma del candidato</translation>
</message>
<message>
<source>a: the candidate's part from the state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>a: la parte del candidato que viene del estado anterior</translation>
</message>
<message>
<source>i: the input gate, how much of the candidate is remembered</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>i: la puerta de entrada, cuánto del candidato se recuerda</translation>
</message>
<message>
<source>f: the forget gate, how much of the memory is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>f: la puerta de olvido, cuánto de la memoria se conserva</translation>
</message>
<message>
<source>g: the candidate for the memory</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>g: el candidato a la memoria</translation>
</message>
<message>
<source>o: the output gate, how much of the memory is shown</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>o: la puerta de salida, cuánto de la memoria se muestra</translation>
</message>
<message>
<source>m: the memory of the cell</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m: la memoria de la celda</translation>
</message>
<message>
<source>m: the memory of the cell before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m: la memoria anterior de la celda</translation>
</message>
<message>
<source>tanh(m): the memory, between −1 and 1</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>tanh(m): la memoria, entre −1 y 1</translation>
</message>
<message>
<source>the annotation times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la anotación por su matriz</translation>
</message>
<message>
<source>the length of the query</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la longitud de la consulta</translation>
</message>
<message>
<source>the length of the annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la longitud de la anotación</translation>
</message>
<message>
<source>the product of both lengths, never 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el producto de ambas longitudes, nunca 0</translation>
</message>
<message>
<source>the cosine between query and annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el coseno entre la consulta y la anotación</translation>
</message>
<message>
<source>β: the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>β: la fuerza del coseno</translation>
</message>
<message>
<source>the distance from the window's centre, both counted from 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la distancia al centro de la ventana, ambos contados desde 0</translation>
</message>
<message>
<source>the window's factor: less, the farther from its centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el factor de la ventana: menor cuanto más lejos de su centro</translation>
</message>
<message>
<source>the largest score of the step, divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la mayor puntuación del paso, dividida por la temperatura</translation>
</message>
<message>
<source>the exponential of the score, less the largest one, both divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la exponencial de la puntuación menos la mayor, ambas divididas por la temperatura</translation>
</message>
<message>
<source>the sum of all exponentials of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la suma de todas las exponenciales del paso</translation>
</message>
<message>
<source>the share of this exponential in the sum of all</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la proporción de esta exponencial en la suma de todas</translation>
</message>
<message>
<source>the logit of a token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el logit de un token</translation>
</message>
<message>
<source>the largest logit of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el mayor logit del paso</translation>
</message>
<message>
<source>the exponential of a token's logit, less the largest one</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la exponencial del logit de un token menos el mayor</translation>
</message>
<message>
<source>the sum of these exponentials over all tokens</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>la suma de estas exponenciales sobre todos los tokens</translation>
</message>
<message>
<source>the logarithm of that sum</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>el logaritmo de esa suma</translation>
</message>
<message>
<source>Heatmap and lines</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Mapa de calor y líneas</translation>
</message>
<message>
<source>Cell or bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Celda o barra</translation>
</message>
<message>
<source>Point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Señalar</translation>
</message>
<message>
<source>Its weight, and its token in every lane and stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Su peso, y su token en cada carril y etapa</translation>
</message>
<message>
<source>Row or line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fila o línea</translation>
</message>
<message>
<source>Click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic</translation>
</message>
<message>
<source>Select the lane and go to this step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Selecciona el carril y va a este paso</translation>
</message>
<message>
<source>Double-click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Doble clic</translation>
</message>
<message>
<source>Why this weight? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>¿Por qué este peso? Abre su aritmética</translation>
</message>
<message>
<source>Bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Barra</translation>
</message>
<message>
<source>Drag up or down</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Arrastrar arriba o abajo</translation>
</message>
<message>
<source>Set its weight by hand; what follows is decoded anew</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fija su peso a mano; lo que sigue se decodifica de nuevo</translation>
</message>
<message>
<source>Cell, bar or row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Celda, barra o fila</translation>
</message>
<message>
<source>Right-click, Shift+F10</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic derecho, Mayús+F10</translation>
</message>
<message>
<source>Menu of what can be changed: row, token, source token, temperature</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menú de lo que se puede cambiar: fila, token, token de origen, temperatura</translation>
</message>
<message>
<source>Cells</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Celdas</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+rueda</translation>
</message>
<message>
<source>Larger or smaller cells in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Agranda o reduce las celdas en todos los carriles</translation>
</message>
<message>
<source>Long sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Oración larga</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Rueda, Mayús+rueda</translation>
</message>
<message>
<source>Scroll up and down, sideways</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La desplaza arriba y abajo, a los lados</translation>
</message>
<message>
<source>Drag, or drag by the middle button</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Arrastrar, también con el botón central</translation>
</message>
<message>
<source>Scroll it by hand</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La desplaza con la mano</translation>
</message>
<message>
<source>With the focus</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Con el foco</translation>
</message>
<message>
<source>← →,  ↑ ↓</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← →,  ↑ ↓</translation>
</message>
<message>
<source>Point at the next source token, go to the next step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Señala el siguiente token de origen, va al paso siguiente</translation>
</message>
<message>
<source>+,  −</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>+,  −</translation>
</message>
<message>
<source>More or less weight for the source token that is pointed at: moves its bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Más o menos peso para el token de origen señalado: mueve su barra</translation>
</message>
<message>
<source>While guessing (Ctrl+G)</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Al predecir (Ctrl+G)</translation>
</message>
<message>
<source>Click on a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic en una columna</translation>
</message>
<message>
<source>The guess of what the next step looks at most</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La predicción de lo que más mirará el paso siguiente</translation>
</message>
<message>
<source>Table of maps</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Tabla de mapas</translation>
</message>
<message>
<source>Map</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Mapa</translation>
</message>
<message>
<source>Look at it: the large picture shows it until the pointer leaves</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Le echa un vistazo: la imagen grande lo muestra hasta que el puntero sale</translation>
</message>
<message>
<source>The lane shows it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>El carril lo muestra</translation>
</message>
<message>
<source>← → ↑ ↓,  Enter,  Esc</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Intro,  Esc</translation>
</message>
<message>
<source>Look at the next map, show it, go back to the one that is shown</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Echa un vistazo al mapa siguiente, lo muestra, vuelve al que se mostraba</translation>
</message>
<message>
<source>Documents</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Documentos</translation>
</message>
<message>
<source>Word</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Palabra</translation>
</message>
<message>
<source>Its exact weight, in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Su peso exacto, en cada carril</translation>
</message>
<message>
<source>Menu of what can be changed</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menú de lo que se puede cambiar</translation>
</message>
<message>
<source>Long text</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Texto largo</translation>
</message>
<message>
<source>Wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Rueda</translation>
</message>
<message>
<source>Scroll it in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lo desplaza en todos los carriles</translation>
</message>
<message>
<source>Larger or smaller letters in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Letras más grandes o más pequeñas en todos los carriles</translation>
</message>
<message>
<source>Point at the next word, at the line above or below</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Señala la palabra siguiente, en la línea de arriba o de abajo</translation>
</message>
<message>
<source>Source and output</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Origen y salida</translation>
</message>
<message>
<source>Its column or row in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Su columna o fila en cada carril</translation>
</message>
<message>
<source>Output token</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Token de salida</translation>
</message>
<message>
<source>Go to its step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Va a su paso</translation>
</message>
<message>
<source>Menu of what can be changed: zero or swap it, let the decoder say another one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Menú de lo que se puede cambiar: ponerlo a cero o sustituirlo, hacer que el decodificador diga otro</translation>
</message>
<message>
<source>Scroll it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lo desplaza</translation>
</message>
<message>
<source>Counts</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Recuentos</translation>
</message>
<message>
<source>Number</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Número</translation>
</message>
<message>
<source>Why this number? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>¿Por qué este número? Abre su aritmética</translation>
</message>
<message>
<source>Title of a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Título de una etapa</translation>
</message>
<message>
<source>This stage stands out; a second click makes all alike</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Esta etapa destaca; un segundo clic las iguala todas</translation>
</message>
<message>
<source>Elsewhere in a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Otra parte de una etapa</translation>
</message>
<message>
<source>All numbers of the stage as a table</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Todos los números de la etapa como tabla</translation>
</message>
<message>
<source>Symbol of a formula</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Símbolo de una fórmula</translation>
</message>
<message>
<source>What it stands for lights up</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Se ilumina aquello que representa</translation>
</message>
<message>
<source>Why?</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>¿Por qué?</translation>
</message>
<message>
<source>Number of the arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Número de la aritmética</translation>
</message>
<message>
<source>Click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, Intro</translation>
</message>
<message>
<source>Its own arithmetic; Alt+← goes back</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Su propia aritmética; Alt+← vuelve</translation>
</message>
<message>
<source>Select it: its path, attention rows and coverage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lo selecciona: su camino, filas de atención y cobertura</translation>
</message>
<message>
<source>Double-click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Doble clic, Intro</translation>
</message>
<message>
<source>Make its path the decoded one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Convierte su camino en el decodificado</translation>
</message>
<message>
<source>Ground</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fondo</translation>
</message>
<message>
<source>Drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Arrastrar</translation>
</message>
<message>
<source>Move the tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Mueve el árbol</translation>
</message>
<message>
<source>Tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Árbol</translation>
</message>
<message>
<source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+rueda, Ctrl++, Ctrl+−</translation>
</message>
<message>
<source>Draw it larger or smaller</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lo dibuja más grande o más pequeño</translation>
</message>
<message>
<source>Ctrl+9,  Ctrl+0</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+9,  Ctrl+0</translation>
</message>
<message>
<source>Draw all of it; draw it in its usual size</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lo dibuja entero; lo dibuja en su tamaño habitual</translation>
</message>
<message>
<source>← → ↑ ↓,  Home,  End</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Inicio,  Fin</translation>
</message>
<message>
<source>The token before, after, of the same step; the ends of the path</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>El token anterior, el siguiente, los del mismo paso; los extremos del camino</translation>
</message>
<message>
<source>Charts of training</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Gráficos del entrenamiento</translation>
</message>
<message>
<source>Chart</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Gráfico</translation>
</message>
<message>
<source>Read all lanes at this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lee todos los carriles en esta actualización</translation>
</message>
<message>
<source>Take every lane back to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lleva todos los carriles a esta actualización</translation>
</message>
<message>
<source>Zoom in and out at the pointer</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Acerca y aleja en el puntero</translation>
</message>
<message>
<source>Drag, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Arrastrar, Mayús+rueda</translation>
</message>
<message>
<source>Move along the updates</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Se mueve por las actualizaciones</translation>
</message>
<message>
<source>All updates again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Todas las actualizaciones de nuevo</translation>
</message>
<message>
<source>Lane of the legend</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Carril de la leyenda</translation>
</message>
<message>
<source>Select the lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Selecciona el carril</translation>
</message>
<message>
<source>Ctrl+click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+clic</translation>
</message>
<message>
<source>Hide its curves, or show them</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Oculta o muestra sus curvas</translation>
</message>
<message>
<source>Time line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Línea de tiempo</translation>
</message>
<message>
<source>Track</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pista</translation>
</message>
<message>
<source>Click, drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, arrastrar</translation>
</message>
<message>
<source>Take every lane to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Lleva todos los carriles a esta actualización</translation>
</message>
<message>
<source>The next snapshot</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>La instantánea siguiente</translation>
</message>
<message>
<source>Table of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Tabla de oraciones</translation>
</message>
<message>
<source>Head of a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Cabecera de una columna</translation>
</message>
<message>
<source>Sort by it; a second click turns the order</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ordena por ella; un segundo clic invierte el orden</translation>
</message>
<message>
<source>Row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Fila</translation>
</message>
<message>
<source>Show this sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Muestra esta oración</translation>
</message>
<message>
<source>Open this sentence in Step mode, where a model is open</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Abre esta oración en el modo Paso, si hay un modelo abierto</translation>
</message>
<message>
<source>Choose the columns, or one to sort by</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Elegir las columnas, o la del orden</translation>
</message>
<message>
<source>Charts of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Gráficos de oraciones</translation>
</message>
<message>
<source>Bar or point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Barra o punto</translation>
</message>
<message>
<source>Keep the sentences of this bar; show the sentence of this point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Conserva las oraciones de esta barra; muestra la oración de este punto</translation>
</message>
<message>
<source>Keep the sentences within; a click beside them keeps all again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Conserva las oraciones de dentro; un clic al lado las conserva todas otra vez</translation>
</message>
<message>
<source>Known links</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Enlaces conocidos</translation>
</message>
<message>
<source>Cell, while editing</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Celda, al editar</translation>
</message>
<message>
<source>Click, Space</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Clic, Espacio</translation>
</message>
<message>
<source>No link, a sure one, a possible one, in turn</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Sin enlace, uno seguro, uno posible, por turno</translation>
</message>
<message>
<source>Presenter view</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Vista de presentador</translation>
</message>
<message>
<source>Black screen</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Pantalla negra</translation>
</message>
<message>
<source>Any key or click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Cualquier tecla o clic</translation>
</message>
<message>
<source>Show the lanes again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Muestra de nuevo los carriles</translation>
</message>
<message>
<source>did you mean "%1"?</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>¿quería decir «%1»?</translation>
</message>
<message>
<source>possible: %1.</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>posibles: %1.</translation>
</message>
<message>
<source>%1 should be %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp, core/train/recipes/recipe.cpp</extracomment>
<translation>%1 debe ser %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should be from %2 to %3, found %4.</source>
<extracomment>core/base/value_checks.cpp, core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_pictures.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 debe estar entre %2 y %3; se encontró %4.</translation>
</message>
<message>
<source>%1 should be one of %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_json.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 debe ser uno de %2; se encontró %3.</translation>
</message>
<message>
<source>Exact match</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Coincidencia exacta</translation>
</message>
<message>
<source>Accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Exactitud</translation>
</message>
<message>
<source>Macro-F1</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Macro-F1</translation>
</message>
<message>
<source>Looks at evidence</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Mira la evidencia</translation>
</message>
<message>
<source>Token accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Exactitud de tokens</translation>
</message>
<message>
<source>Alignment error</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Error de alineamiento</translation>
</message>
<message>
<source>Target tokens/s</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Tokens destino/s</translation>
</message>
<message>
<source>Training time</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Tiempo de entrenamiento</translation>
</message>
<message>
<source>%1 is missing; a table of a comparison has it.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>falta %1; toda tabla de una comparación lo tiene.</translation>
</message>
<message>
<source>%1 should be a list in brackets, found %2.</source>
<extracomment>core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 debe ser una lista entre corchetes; se encontró %2.</translation>
</message>
<message>
<source>%1 should be from 0 to %2, found %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 debe estar entre 0 y %2; se encontró %3.</translation>
</message>
<message>
<source>%1 is empty; every recipe has a name.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 está vacío; toda receta tiene un nombre.</translation>
</message>
<message>
<source>comparison.lanes has two named %1; every name may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>comparison.lanes tiene dos con el nombre %1; cada nombre puede aparecer una sola vez.</translation>
</message>
<message>
<source>%1 should be a whole number from 0 that stands once, found %2.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 debe ser un número entero desde 0 que aparezca una sola vez; se encontró %2.</translation>
</message>
<message>
<source>%1 is empty; a comparison has at least one.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 está vacío; una comparación tiene al menos uno.</translation>
</message>
<message>
<source>a comparison of %1 runs; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>una comparación de %1 ejecuciones; se leen como máximo %2.</translation>
</message>
<message>
<source>a comparison of %1 runs × lengths; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>una comparación de %1 ejecuciones × longitudes; se leen como máximo %2.</translation>
</message>
<message>
<source>%1 has more lengths than the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 tiene más longitudes que la comparación.</translation>
</message>
<message>
<source>%1 %2 with seed %3 is no run of the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1: %2 con la semilla %3 no es una ejecución de la comparación.</translation>
</message>
<message>
<source>%1 is a second one of %2 with seed %3; each may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 es una segunda ejecución de %2 con la semilla %3; cada una puede aparecer una sola vez.</translation>
</message>
<message>
<source>%1 is %2, but the recipe says %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 es %2, pero la receta dice %3.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found none; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>no es una tabla de una comparación: format debe ser «%1» y no se encontró; escriba una con attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found %2; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>no es una tabla de una comparación: format debe ser «%1»; se encontró %2; escriba una con attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is of version %1, and this program reads version %2; take a newer program.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>es de la versión %1 y este programa lee la versión %2; use un programa más reciente.</translation>
</message>
<message>
<source>the temperature should be a number above 0, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la temperatura debe ser un número mayor que 0; se encontró %1.</translation>
</message>
<message>
<source>weights of words and of sentences cannot be given; change the whole map %1 instead.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>no se pueden dar pesos de palabras y de oraciones; cambie en su lugar el mapa entero %1.</translation>
</message>
<message>
<source>a row of the map %1 is a source position, and there are %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>una fila del mapa %1 es una posición de origen, y hay %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 steps so far, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la atención necesita un peso por cada uno de los %1 pasos hasta ahora; se encontraron %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 source positions, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>la atención necesita un peso por cada una de las %1 posiciones de origen; se encontraron %2.</translation>
</message>
<message>
<source>the weight of position %1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el peso de la posición %1 debe ser un número entre 0 y 1; se encontró %2.</translation>
</message>
<message>
<source>the attention weights should add up to 1, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>los pesos de atención deben sumar 1; se encontró %1.</translation>
</message>
<message>
<source>the encoder of this model has no position encodings, so the places of its tokens cannot be changed; choose a model whose encoder.positions are not "none".</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el codificador de este modelo no tiene codificaciones de posición, así que no se pueden cambiar los lugares de sus tokens; elija un modelo cuyo encoder.positions no sea «none».</translation>
</message>
<message>
<source>places should be the numbers 1 to %1 in any order, one for each source token.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>los lugares deben ser los números del 1 al %1 en cualquier orden, uno por cada token de origen.</translation>
</message>
<message>
<source>a model without attention has no scores to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>un modelo sin atención no tiene puntuaciones que cambiar; elija otro modelo.</translation>
</message>
<message>
<source>a model without attention has no weights to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>un modelo sin atención no tiene pesos que cambiar; elija otro modelo.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to zero.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el origen tiene las posiciones 1 a %1; se pidió poner a cero la posición %2.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to swap.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el origen tiene las posiciones 1 a %1; se pidió cambiar la posición %2.</translation>
</message>
<message>
<source>the source vocabulary has tokens 0 to %1, found %2 for position %3.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el vocabulario de origen tiene los tokens 0 a %1; se encontró %2 para la posición %3.</translation>
</message>
<message>
<source>the model has no attention map %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el modelo no tiene el mapa de atención %1.</translation>
</message>
<message>
<source>only a map of the decoder to itself has later steps to read; it is named decoder.LAYER.HEAD.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>solo un mapa del decodificador hacia sí mismo tiene pasos posteriores que leer; se llama decoder.LAYER.HEAD.</translation>
</message>
<message>
<source>steps are counted from 1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>los pasos se cuentan desde 1.</translation>
</message>
<message>
<source>the target vocabulary has tokens 0 to %1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>el vocabulario de destino tiene los tokens 0 a %1; se encontró %2.</translation>
</message>
<message>
<source>weights cannot be given in the map %1 while it reads later steps.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>no se pueden dar pesos en el mapa %1 mientras lee pasos posteriores.</translation>
</message>
<message>
<source>the text has no tokens: one at least is needed to decode</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>el texto no tiene tokens: se necesita al menos uno para decodificar</translation>
</message>
<message>
<source>the model has no attention map %1 in its steps.</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>el modelo no tiene el mapa de atención %1 en sus pasos.</translation>
</message>
<message>
<source>a model with the wiring "%1" has no residual stream; open one with the wiring "transformer".</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>un modelo con la conexión «%1» no tiene flujo residual; abra uno con la conexión «transformer».</translation>
</message>
<message>
<source>self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>autoatención, capa %1</translation>
</message>
<message>
<source>cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>atención cruzada, capa %1</translation>
</message>
<message>
<source>feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>feed-forward, capa %1</translation>
</message>
<message>
<source>feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>feed-forward</translation>
</message>
<message>
<source>bias of the norm after self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras la autoatención, capa %1</translation>
</message>
<message>
<source>bias of the norm after cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras la atención cruzada, capa %1</translation>
</message>
<message>
<source>bias of the norm after feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras feed-forward, capa %1</translation>
</message>
<message>
<source>bias of the norm after self-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras la autoatención</translation>
</message>
<message>
<source>bias of the norm after cross-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras la atención cruzada</translation>
</message>
<message>
<source>bias of the norm after feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la normalización tras feed-forward</translation>
</message>
<message>
<source>the token that was read</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>el token leído</translation>
</message>
<message>
<source>its position</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>su posición</translation>
</message>
<message>
<source>bias of the last norm</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la última normalización</translation>
</message>
<message>
<source>bias of the output layer</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>sesgo de la capa de salida</translation>
</message>
<message>
<source>has no attention, so there are no weights to judge</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>no tiene atención, así que no hay pesos que juzgar</translation>
</message>
<message>
<source>the model has no attention, so there are no weights to be judged.</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>el modelo no tiene atención, así que no hay pesos que juzgar.</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>borrados hasta que cambia la clase (%, nunca = 100), por peso</translation>
</message>
<message>
<source>first position is linked (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>primera posición enlazada (%), por peso</translation>
</message>
<message>
<source>average precision of links (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>precisión media de los enlaces (%), por peso</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>borrados hasta que cambia la clase (%, nunca = 100), por gradiente</translation>
</message>
<message>
<source>first position is linked (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>primera posición enlazada (%), por gradiente</translation>
</message>
<message>
<source>average precision of links (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>precisión media de los enlaces (%), por gradiente</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>borrados hasta que cambia la clase (%, nunca = 100), por peso × gradiente</translation>
</message>
<message>
<source>first position is linked (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>primera posición enlazada (%), por peso × gradiente</translation>
</message>
<message>
<source>average precision of links (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>precisión media de los enlaces (%), por peso × gradiente</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>borrados hasta que cambia la clase (%, nunca = 100), al azar</translation>
</message>
<message>
<source>first position is linked (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>primera posición enlazada (%), al azar</translation>
</message>
<message>
<source>average precision of links (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>precisión media de los enlaces (%), al azar</translation>
</message>
<message>
<source>rows of weights</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>filas de pesos</translation>
</message>
<message>
<source>positions of a row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>posiciones de una fila</translation>
</message>
<message>
<source>τ with gradients</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ con los gradientes</translation>
</message>
<message>
<source>τ with leaving a token out</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ con la omisión de un token</translation>
</message>
<message>
<source>output changes, permuted row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>cambio de la salida, fila permutada</translation>
</message>
<message>
<source>output changes, uniform row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>cambio de la salida, fila uniforme</translation>
</message>
<message>
<source>adversarial row diverges (nats)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>divergencia de la fila adversaria (nats)</translation>
</message>
<message>
<source>rows that can be fooled (%)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>filas que se pueden engañar (%)</translation>
</message>
<message>
<source>a source of %1 tokens is longer than the longest, %2.</source>
<extracomment>core/faithfulness/input_effects.cpp</extracomment>
<translation>un origen de %1 tokens es más largo que el máximo, %2.</translation>
</message>
<message>
<source>cannot be written: %1.</source>
<extracomment>core/files/atomic_file.cpp, core/files/formats/record_file.cpp, core/files/staging_folder.cpp, core/files/temporary_file.cpp</extracomment>
<translation>no se puede escribir: %1.</translation>
</message>
<message>
<source>it is a folder</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>es una carpeta</translation>
</message>
<message>
<source>it is not a regular file</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>no es un archivo normal</translation>
</message>
<message>
<source>%1 is not base64, found %2; the file is damaged, take another copy.</source>
<extracomment>core/files/base64.cpp</extracomment>
<translation>%1 no es base64; se encontró %2; el archivo está dañado, use otra copia.</translation>
</message>
<message>
<source>a file's name is expected, and an empty text is given; name a file.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>se esperaba el nombre de un archivo y se dio un texto vacío; indique un archivo.</translation>
</message>
<message>
<source>cannot be opened: %1.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>no se puede abrir: %1.</translation>
</message>
<message>
<source>a PNG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen PNG</translation>
</message>
<message>
<source>a JPEG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen JPEG</translation>
</message>
<message>
<source>a GIF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen GIF</translation>
</message>
<message>
<source>a WebP picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen WebP</translation>
</message>
<message>
<source>a TIFF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen TIFF</translation>
</message>
<message>
<source>an SVG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una imagen SVG</translation>
</message>
<message>
<source>a PDF document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un documento PDF</translation>
</message>
<message>
<source>a PostScript document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un documento PostScript</translation>
</message>
<message>
<source>an Office document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un documento de Office</translation>
</message>
<message>
<source>a web page</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una página web</translation>
</message>
<message>
<source>an XML text</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un texto XML</translation>
</message>
<message>
<source>a zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo zip</translation>
</message>
<message>
<source>a gzip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo gzip</translation>
</message>
<message>
<source>a bzip2 archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo bzip2</translation>
</message>
<message>
<source>an xz archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo xz</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo 7-Zip</translation>
</message>
<message>
<source>a RAR archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo RAR</translation>
</message>
<message>
<source>a program</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un programa</translation>
</message>
<message>
<source>a NumPy array</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un array de NumPy</translation>
</message>
<message>
<source>an HDF5 file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo HDF5</translation>
</message>
<message>
<source>a GGUF model</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un modelo GGUF</translation>
</message>
<message>
<source>an SQLite database</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>una base de datos SQLite</translation>
</message>
<message>
<source>a sound file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo de sonido</translation>
</message>
<message>
<source>a film</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un vídeo</translation>
</message>
<message>
<source>a tar archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>un archivo tar</translation>
</message>
<message>
<source>a text</source>
<extracomment>core/files/file_kind.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un texto</translation>
</message>
<message>
<source>is a folder; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>es una carpeta; se esperaba un archivo.</translation>
</message>
<message>
<source>is not a regular file; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>no es un archivo normal; se esperaba un archivo.</translation>
</message>
<message>
<source>is too large: %1 bytes of it are to be read, at most %2 fit into the memory; choose a smaller file.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>es demasiado grande: hay que leer %1 bytes y en la memoria caben como máximo %2; elija un archivo más pequeño.</translation>
</message>
<message>
<source>no memory for its %1 bytes.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>no hay memoria para sus %1 bytes.</translation>
</message>
<message>
<source>cannot be read: %1.</source>
<extracomment>core/files/file_reader.cpp, core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp</extracomment>
<translation>no se puede leer: %1.</translation>
</message>
<message>
<source>became shorter while it was read.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>se acortó mientras se leía.</translation>
</message>
<message>
<source>has %1 bytes, at most %2 are read here.</source>
<extracomment>core/files/file_reader.cpp, core/files/formats/file_folder.cpp</extracomment>
<translation>tiene %1 bytes; aquí se leen como máximo %2.</translation>
</message>
<message>
<source>is missing; take another copy of the file.</source>
<extracomment>core/files/formats/file_folder.cpp</extracomment>
<translation>falta; use otra copia del archivo.</translation>
</message>
<message>
<source>not set</source>
<extracomment>core/files/formats/json_difference.cpp</extracomment>
<translation>sin definir</translation>
</message>
<message>
<source>JSON nested deeper than %1 levels, which nothing that is read here needs.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON anidado a más de %1 niveles, que nada de lo que se lee aquí necesita.</translation>
</message>
<message>
<source>JSON key %1 stands twice in one object; each may stand once.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>la clave JSON %1 aparece dos veces en un objeto; cada una puede aparecer una sola vez.</translation>
</message>
<message>
<source>more than %1 JSON values, which is the most that is read here.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>más de %1 valores JSON, que es lo máximo que se lee aquí.</translation>
</message>
<message>
<source>not JSON at line %1, column %2, where the text ends too early.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>no es JSON en la línea %1, columna %2, donde el texto termina demasiado pronto.</translation>
</message>
<message>
<source>not JSON at line %1, column %2.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>no es JSON en la línea %1, columna %2.</translation>
</message>
<message>
<source>a JSON number that is too large for any computer number.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>un número JSON demasiado grande para representarlo.</translation>
</message>
<message>
<source>the JSON should be an object in braces, found %1.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>el JSON debe ser un objeto entre llaves; se encontró %1.</translation>
</message>
<message>
<source>%1 should be an object in braces, found %2.</source>
<extracomment>core/files/formats/json_reader.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 debe ser un objeto entre llaves; se encontró %2.</translation>
</message>
<message>
<source>a text in quotation marks</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp</extracomment>
<translation>un texto entre comillas</translation>
</message>
<message>
<source>true or false</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/expressions/fact_value.cpp</extracomment>
<translation>true o false</translation>
</message>
<message>
<source>a whole number</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp, core/model_files/pytorch/pickle_calls.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un número entero</translation>
</message>
<message>
<source>a list of whole numbers</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>una lista de números enteros</translation>
</message>
<message>
<source>a list of texts</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>una lista de textos</translation>
</message>
<message>
<source>a whole number from 0 to 18446744073709551615</source>
<extracomment>core/files/formats/json_reader.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un número entero entre 0 y 18446744073709551615</translation>
</message>
<message>
<source>a number</source>
<extracomment>core/files/formats/json_reader.cpp, core/inspect/dumps/escaped_json.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>un número</translation>
</message>
<message>
<source>key %1 is not known; %2</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>clave desconocida: %1; %2</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape, each once</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>las claves descr, fortran_order y shape, una vez cada una</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>las claves descr, fortran_order y shape</translation>
</message>
<message>
<source>is an array of records; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>es un array de registros; solo se leen números de coma flotante; guarde weights.astype("float32") con numpy.save.</translation>
</message>
<message>
<source>claims an impossible shape.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>declara una forma imposible.</translation>
</message>
<message>
<source>its .npy header is broken: expected %1, found %2; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>su cabecera .npy está rota: se esperaba %1 y se encontró %2; guarde el array de nuevo con numpy.save.</translation>
</message>
<message>
<source>does not start as an .npy file does; copy or download it again, or save one array with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>no empieza como un archivo .npy; cópielo o descárguelo de nuevo, o guarde un array con numpy.save.</translation>
</message>
<message>
<source>is an .npy file of version %1; versions 1 to 3 are read: save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>es un archivo .npy de la versión %1; se leen las versiones 1 a 3: guarde el array de nuevo con numpy.save.</translation>
</message>
<message>
<source>ends inside its .npy header; copy or download it again.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>termina dentro de su cabecera .npy; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>its .npy header should have %1 bytes, and at most %2 are read; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>su cabecera .npy debería tener %1 bytes, y se leen como máximo %2; guarde de nuevo el array con numpy.save.</translation>
</message>
<message>
<source>holds pickled objects of Python, which are never loaded.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>contiene objetos de Python serializados con pickle, que nunca se cargan.</translation>
</message>
<message>
<source>holds numbers of the type %1, expected floating-point numbers.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>contiene números del tipo %1; se esperaban números de coma flotante.</translation>
</message>
<message>
<source>has %1 bytes of numbers, expected %2.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>tiene %1 bytes de números; se esperaban %2.</translation>
</message>
<message>
<source>holds no whole record; take another copy of it.</source>
<extracomment>core/files/formats/record_file.cpp</extracomment>
<translation>no contiene ningún registro entero; use otra copia.</translation>
</message>
<message>
<source>%1 is missing; %2 has it.</source>
<extracomment>core/files/formats/required_keys.cpp</extracomment>
<translation>falta %1; %2 lo tiene.</translation>
</message>
<message>
<source>a checkpoint of Attention Lab</source>
<extracomment>core/files/formats/required_keys.h, core/train/checkpoint.cpp</extracomment>
<translation>un punto de control de Attention Lab</translation>
</message>
<message>
<source>has %1 bytes, which is too short for a safetensors file.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>tiene %1 bytes, demasiado poco para un archivo safetensors.</translation>
</message>
<message>
<source>not a whole safetensors file: it is %1.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>no es un archivo safetensors completo: es %1.</translation>
</message>
<message>
<source>not a whole safetensors file: its header should have %1 bytes, but only %2 follow.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>no es un archivo safetensors completo: su cabecera debe tener %1 bytes, pero solo siguen %2.</translation>
</message>
<message>
<source>header too long: it has %1 bytes, at most %2 are allowed.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>cabecera demasiado larga: tiene %1 bytes; se permiten como máximo %2.</translation>
</message>
<message>
<source>has become shorter since it was opened.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>se ha acortado desde que se abrió.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>el tensor %1 tiene dtype %2; se esperaba F32, F16 o BF16.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected I64.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>el tensor %1 tiene dtype %2; se esperaba I64.</translation>
</message>
<message>
<source>metadata key "%1" should be "crc32:" and eight hexadecimal digits, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>la clave de metadatos «%1» debe ser «crc32:» y ocho dígitos hexadecimales; se encontró %2; use otra copia del archivo.</translation>
</message>
<message>
<source>is damaged: its checksum should be %1, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>está dañado: su suma de comprobación debe ser %1; se encontró %2; use otra copia del archivo.</translation>
</message>
<message>
<source>tensor %1 should be described by an object, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 debe describirse con un objeto; se encontró %2.</translation>
</message>
<message>
<source>tensor %1 has the key %2, known are dtype, shape and data_offsets.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 tiene la clave %2; se conocen dtype, shape y data_offsets.</translation>
</message>
<message>
<source>tensor %1 lacks its %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>al tensor %1 le falta %2.</translation>
</message>
<message>
<source>tensor %1 should have a text as dtype, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 debe tener un texto como dtype; se encontró %2.</translation>
</message>
<message>
<source>tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 tiene el dtype desconocido %2; se esperaba F32, F16 o BF16.</translation>
</message>
<message>
<source>tensor %1 should have a list of whole numbers as %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 debe tener una lista de números enteros como %2; se encontró %3.</translation>
</message>
<message>
<source>tensor %1 should have whole numbers from 0 up in its %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 debe tener números enteros desde 0 en %2; se encontró %3.</translation>
</message>
<message>
<source>tensor %1 should have two data_offsets, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 debe tener dos data_offsets; se encontró %2.</translation>
</message>
<message>
<source>tensor %1 ends before it begins: data_offsets %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 termina antes de empezar: data_offsets %2.</translation>
</message>
<message>
<source>tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data are there.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 pasa del final del archivo: data_offsets %2, pero solo hay %3 bytes de datos.</translation>
</message>
<message>
<source>tensor %1 has a shape whose product overflows: %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 tiene una forma cuyo producto se desborda: %2.</translation>
</message>
<message>
<source>tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>el tensor %1 de forma %2 y dtype %3 necesita %4 bytes, pero sus data_offsets abarcan %5.</translation>
</message>
<message>
<source>__metadata__ should be an object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>__metadata__ debe ser un objeto; se encontró %1.</translation>
</message>
<message>
<source>metadata key %1 should be a text, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>la clave de metadatos %1 debe ser un texto; se encontró %2.</translation>
</message>
<message>
<source>tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>los tensores %1 y %2 se solapan: uno termina en el byte %3 y el siguiente empieza en el byte %4.</translation>
</message>
<message>
<source>gap of %1 bytes in front of tensor %2, tensors should follow each other.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>hueco de %1 bytes delante del tensor %2; los tensores deben ir uno tras otro.</translation>
</message>
<message>
<source>%1 bytes at the end belong to no tensor, the file should end with the last one.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>%1 bytes al final no pertenecen a ningún tensor; el archivo debe terminar con el último.</translation>
</message>
<message>
<source>safetensors header</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>cabecera safetensors</translation>
</message>
<message>
<source>the safetensors header should be a JSON object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>la cabecera safetensors debe ser un objeto JSON; se encontró %1.</translation>
</message>
<message>
<source>refers to another place ("*"), which is not read here.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>remite a otro lugar («*»), lo que aquí no se lee.</translation>
</message>
<message>
<source>should hold keys and values, found %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>debe contener claves y valores; se encontró %1.</translation>
</message>
<message>
<source>should hold keys and values, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>debe contener claves y valores; se encontró una lista.</translation>
</message>
<message>
<source>should have texts as keys, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>debe tener textos como claves; se encontró una lista.</translation>
</message>
<message>
<source>should have texts as keys, found a mapping.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>debe tener textos como claves; se encontró una correspondencia.</translation>
</message>
<message>
<source>has values nested deeper than %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>tiene valores anidados a más de %1 niveles.</translation>
</message>
<message>
<source>is empty, expected keys and values.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>está vacío; se esperaban claves y valores.</translation>
</message>
<message>
<source>holds several documents, expected one.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>contiene varios documentos; se esperaba uno.</translation>
</message>
<message>
<source>is no YAML that can be read (%1).</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>no es YAML legible (%1).</translation>
</message>
<message>
<source>%1 is compressed in a way that is not read, expected stored or deflated; save it again with %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 está comprimido de un modo que no se lee; se esperaba stored o deflated; guárdelo de nuevo con %2.</translation>
</message>
<message>
<source>%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 declara %2 bytes en un archivo de %3, de los que sus entradas dejan %4; el archivo está dañado.</translation>
</message>
<message>
<source>%1 is stored in %2 bytes and claims %3; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 está almacenado en %2 bytes y declara %3; el archivo está dañado.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 declara que se descomprime de %2 bytes a %3, cosa que los pesos nunca hacen; guárdelo de nuevo con %4.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, as others before it do, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 declara que se descomprime de %2 bytes a %3, como otros antes, cosa que los pesos nunca hacen; guárdelo de nuevo con %4.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it: it is %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>no es un archivo zip completo como los que escribe %1: es %2.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it (%2); get it once more from where it came from, or save it again with %1.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>no es un archivo zip completo como los que escribe %1 (%2); obténgalo otra vez de donde vino o guárdelo de nuevo con %1.</translation>
</message>
<message>
<source>not a whole zip file: entry %1 of its directory is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>no es un archivo zip completo: la entrada %1 de su directorio está dañada.</translation>
</message>
<message>
<source>%1 in it has %2 bytes, at most %3 are read.</source>
<extracomment>core/files/formats/zip_archive.cpp, core/sessions/session_file_load.cpp</extracomment>
<translation>%1, que está en él, tiene %2 bytes; se leen como máximo %3.</translation>
</message>
<message>
<source>%1 in it cannot be read from byte %2; copy or download it again.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, no se puede leer desde el byte %2; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>%1 in it is damaged at its start.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, está dañado al principio.</translation>
</message>
<message>
<source>%1 in it cannot be read: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, no se puede leer: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, está dañado: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2 bytes instead of %3.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, está dañado: %2 bytes en lugar de %3.</translation>
</message>
<message>
<source>%1 in it is damaged: its checksum or its length is wrong.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1, dentro de él, está dañado: su suma de comprobación o su longitud es errónea.</translation>
</message>
<message>
<source>cannot be written: it would have %1 bytes, and a zip file holds %2; leave models or weights out.</source>
<extracomment>core/files/formats/zip_writer.cpp</extracomment>
<translation>no se puede escribir: tendría %1 bytes y un archivo zip admite %2; omita modelos o pesos.</translation>
</message>
<message>
<source>the corpus has %1 files, but had %2</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>el corpus tiene %1 archivos, pero tenía %2</translation>
</message>
<message>
<source>has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>tiene %1 líneas y el CRC-32 %2, pero tenía %3 líneas y el CRC-32 %4</translation>
</message>
<message>
<source>is a folder; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>es una carpeta; se esperaba un archivo de texto, sin comprimir o gzip.</translation>
</message>
<message>
<source>is not a regular file; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>no es un archivo normal; se esperaba un archivo de texto, sin comprimir o gzip.</translation>
</message>
<message>
<source>no memory to read it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>no hay memoria para leerlo.</translation>
</message>
<message>
<source>line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a tab between its sides.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la línea %1 tiene más de %2 bytes; una línea debe contener una oración, o un par con un tabulador entre sus lados.</translation>
</message>
<message>
<source>%1, line %2</source>
<extracomment>core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp, core/inspect/links/link_collection.cpp, core/inspect/texts/dump_start.cpp, core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1, línea %2</translation>
</message>
<message>
<source>line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>en la línea %1 este archivo de %2 bytes pasa de %3 megabytes de memoria; debe caber entero en la memoria: use una parte.</translation>
</message>
<message>
<source>line %1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>en la línea %1 este texto en UTF-16 queda cortado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>line %1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>en la línea %1 este archivo gzip queda cortado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>line %1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>en la línea %1 este archivo gzip está dañado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la línea %1 es UTF-16 con medio par en el byte %2; guarde el archivo de nuevo como UTF-8.</translation>
</message>
<message>
<source>line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>la línea %1 no es UTF-8 en el byte %2 (0x%3); convierta el archivo a UTF-8, por ejemplo con iconv.</translation>
</message>
<message>
<source>%1 %2 (line %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 %2 (línea %3)</translation>
</message>
<message numerus="yes">
<source>%1 %2 (lines %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 %2 (línea %3)</numerusform>
<numerusform>%1 %2 (líneas %3)</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 sentence: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>se omitió %1 de %2 oración: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 sentences: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>se omitió %1 de %2 oración: %3</numerusform>
<numerusform>se omitieron %1 de %2 oraciones: %3</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 line: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>se omitió %1 de %2 línea: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 lines: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>se omitió %1 de %2 línea: %3</numerusform>
<numerusform>se omitieron %1 de %2 líneas: %3</numerusform>
</translation>
</message>
<message>
<source>line %1 has a text but no class label; expected a label of one word for every text.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la línea %1 tiene un texto pero no una etiqueta de clase; se esperaba una etiqueta de una palabra para cada texto.</translation>
</message>
<message>
<source>line %1 has the class label %2 with a blank in it; expected one word. In a file with tabs the label stands before the text, and with swap after it.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la línea %1 tiene la etiqueta de clase %2, que contiene un espacio; se esperaba una palabra. En un archivo con tabuladores la etiqueta va antes del texto, y con swap, después.</translation>
</message>
<message>
<source>empty</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>en blanco</translation>
</message>
<message>
<source>line %1 has no tab; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la línea %1 no tiene tabulador; se esperaba un origen, un tabulador y un destino, y como mucho una tercera columna.</translation>
</message>
<message>
<source>line %1 has %2 tabs; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>la línea %1 tiene %2 tabuladores; se esperaba un origen, un tabulador y un destino, y como mucho una tercera columna.</translation>
</message>
<message>
<source>is empty; expected one pair a line, a tab between its sides.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>está vacío; se esperaba un par por línea, con un tabulador entre sus lados.</translation>
</message>
<message>
<source>has %1 lines, but %2 has %3; line k of one must be the translation of line k of the other.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>tiene %1 líneas, pero %2 tiene %3; la línea k de uno debe ser la traducción de la línea k del otro.</translation>
</message>
<message>
<source>is empty; expected one sentence a line.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>está vacío; se esperaba una oración por línea.</translation>
</message>
<message>
<source>%1 and %2</source>
<extracomment>core/files/lines/text_pairs.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/symmetrise.cpp, core/network/shown_maps.cpp</extracomment>
<translation>%1 y %2</translation>
</message>
<message>
<source>has shape %1; the layers should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>tiene la forma %1; debe haber como máximo %2 capas.</translation>
</message>
<message>
<source>has shape %1; the heads should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>tiene la forma %1; debe haber como máximo %2 cabezas.</translation>
</message>
<message>
<source>The matrices along dimension %1 end at different places, as sentences do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Las matrices a lo largo de la dimensión %1 terminan en lugares distintos, como hacen las oraciones.</translation>
</message>
<message>
<source>Arrays of such names are tuples over layers.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Los arrays con esos nombres son tuplas sobre capas.</translation>
</message>
<message>
<source>the array has shape %1, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>el array tiene la forma %1, con más dimensiones que las oraciones, capas, cabezas, filas y columnas que su nombre deja abiertas.</translation>
</message>
<message>
<source>%1 has shape %2, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>%1 tiene la forma %2, con más dimensiones que las oraciones, capas, cabezas, filas y columnas que su nombre deja abiertas.</translation>
</message>
<message>
<source>Dimensions</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Dimensiones</translation>
</message>
<message>
<source>All matrices end at the same place, as those of one sentence do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Todas las matrices terminan en el mismo lugar, como las de una sola oración.</translation>
</message>
<message>
<source>Sentences of one length would look the same.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Las oraciones de igual longitud se verían igual.</translation>
</message>
<message>
<source>It is the usual meaning.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Es el significado habitual.</translation>
</message>
<message>
<source>Nothing in the numbers tells it.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>Nada en los números lo indica.</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of its array of shape %1 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>no se puede saber qué son las primeras dimensiones de su array de forma %1</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of %1 of shape %2 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>no se puede saber qué son las primeras dimensiones de %1, de forma %2</translation>
</message>
<message>
<source>The texts have 1 sentence.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Los textos tienen 1 oración.</translation>
</message>
<message numerus="yes">
<source>The texts have %1 sentences.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>
<numerusform>Los textos tienen %1 oración.</numerusform>
<numerusform>Los textos tienen %1 oraciones.</numerusform>
</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>no tiene ningún array de atención; se esperaban arrays de números de coma flotante con 2 a 5 dimensiones, las dos últimas posiciones de destino y de origen.</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions; left out: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>no tiene ningún array de atención; se esperaban arrays de números de coma flotante con 2 a 5 dimensiones, las dos últimas posiciones de destino y de origen; omitidos: %1.</translation>
</message>
<message>
<source>its lists are nested deeper than sentences, tokens and layers, as in %1; save fewer levels.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>sus listas están anidadas a más niveles que oraciones, tokens y capas, como en %1; guarde menos niveles.</translation>
</message>
<message>
<source>Arrays</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Arrays</translation>
</message>
<message>
<source>an array for each sentence</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>un array por oración</translation>
</message>
<message>
<source>an array for each layer</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>un array por capa</translation>
</message>
<message>
<source>The %1 arrays have matrices of different sizes.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Los %1 arrays tienen matrices de tamaños distintos.</translation>
</message>
<message>
<source>The texts have one sentence.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Los textos tienen una oración.</translation>
</message>
<message>
<source>A tuple of arrays of one shape is what output_attentions gives.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Una tupla de arrays de igual forma es lo que da output_attentions.</translation>
</message>
<message>
<source>it cannot be told whether its %1 arrays, which have one size, are those of sentences or of layers</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>no se puede saber si sus %1 arrays, que tienen el mismo tamaño, son de oraciones o de capas</translation>
</message>
<message>
<source>its arrays have different numbers of sentences: %1 and %2, as in %3.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>sus arrays tienen números distintos de oraciones: %1 y %2, como en %3.</translation>
</message>
<message>
<source>two of its arrays are of one layer and head, the second is %1; each may stand once.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>dos de sus arrays son de la misma capa y cabeza; el segundo es %1; cada uno puede aparecer una sola vez.</translation>
</message>
<message>
<source>Left out</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>Omitido</translation>
</message>
<message>
<source>Not read: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>No leídos: %1.</translation>
</message>
<message>
<source>They are no attention by their names, shapes or kinds of numbers.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>No son atención por sus nombres, formas o tipos de números.</translation>
</message>
<message>
<source>%1 and 1 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>%1 y 1 más</translation>
</message>
<message numerus="yes">
<source>%1 and %2 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp, core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>
<numerusform>%1 y %2 más</numerusform>
<numerusform>%1 y %2 más</numerusform>
</translation>
</message>
<message>
<source>Attention</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Atención</translation>
</message>
<message>
<source>attention of the decoder to the source</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>atención del decodificador al origen</translation>
</message>
<message>
<source>Each step sees more positions than the one before.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Cada paso ve más posiciones que el anterior.</translation>
</message>
<message>
<source>All steps see the same number of positions.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Todos los pasos ven el mismo número de posiciones.</translation>
</message>
<message>
<source>In all %1 matrices looked at no position sees one after it.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>En las %1 matrices examinadas ninguna posición ve una posterior.</translation>
</message>
<message>
<source>In all %1 matrices looked at there are as many rows as columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>En las %1 matrices examinadas hay tantas filas como columnas.</translation>
</message>
<message>
<source>There are other numbers of rows than of columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>El número de filas no coincide con el de columnas.</translation>
</message>
<message>
<source>It is the usual one.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Es la habitual.</translation>
</message>
<message>
<source>The matrices are square, so they may be those of self-attention.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>Las matrices son cuadradas, así que pueden ser de autoatención.</translation>
</message>
<message>
<source>beam_indices names row %1 of a beam that has %2 rows.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>beam_indices nombra la fila %1 de un haz que tiene %2 filas.</translation>
</message>
<message>
<source>Beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Haz</translation>
</message>
<message>
<source>The file has %1 sequences and %2 rows for each token.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>El archivo tiene %1 secuencias y %2 filas por token.</translation>
</message>
<message>
<source>The first place of a beam may change between tokens; save beam_indices as well, which name the rows of each sentence.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>El primer lugar de un haz puede cambiar de un token a otro; guarde también beam_indices, que nombra las filas de cada oración.</translation>
</message>
<message>
<source>it cannot be told whether the %1 rows of each token are sentences or places in a beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>no se puede saber si las %1 filas de cada token son oraciones o lugares de un haz</translation>
</message>
<message>
<source>Each sentence is followed through its beam.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>Cada oración se sigue a través de su haz.</translation>
</message>
<message>
<source>The file has beam_indices.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>El archivo tiene beam_indices.</translation>
</message>
<message>
<source>each row is a sentence of its own</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>cada fila es una oración propia</translation>
</message>
<message numerus="yes">
<source>a sentence is every %1 rows, of which the first is read</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>
<numerusform>una oración es cada %1 fila, de la que se lee la primera</numerusform>
<numerusform>una oración son cada %1 filas, de las que se lee la primera</numerusform>
</translation>
</message>
<message>
<source>is packed with gzip, which is read of texts only; unpack it first, for example with gunzip.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>está comprimido con gzip, que solo se lee en textos; descomprímalo antes, por ejemplo con gunzip.</translation>
</message>
<message>
<source>has a text with a number that is no character; save it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>tiene un texto con un número que no es un carácter; guárdelo de nuevo.</translation>
</message>
<message>
<source>has a text that is not UTF-8; save it as an array of str.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>tiene un texto que no es UTF-8; guárdelo como array de str.</translation>
</message>
<message>
<source>is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or download it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>está cortado: sus textos de forma %1 no caben en sus %2 bytes; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>its texts take %1 bytes, the file has %2 for them, and %3 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>sus textos ocupan %1 bytes, el archivo tiene %2 para ellos y se leen como máximo %3.</translation>
</message>
<message>
<source>holds pickled Python objects, which could run anything and are never loaded; save one plain array of floats with numpy.save, padded with zeros.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>contiene objetos de Python serializados con pickle, que podrían ejecutar cualquier cosa y nunca se cargan; guarde un solo array de números de coma flotante con numpy.save, rellenado con ceros.</translation>
</message>
<message>
<source>is an array of type %1; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>es un array de tipo %1; solo se leen números de coma flotante; guarde weights.astype("float32") con numpy.save.</translation>
</message>
<message>
<source>has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or [layer][sentence][head][a][b].</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>tiene la forma %1; se esperaba [sentence][a][b], [a][b] para una sola oración, o con capas y cabezas: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] o [layer][sentence][head][a][b].</translation>
</message>
<message>
<source>has shape %1; there are no weights in it.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>tiene la forma %1; no hay pesos en él.</translation>
</message>
<message>
<source>is a model of Marian, not a dump of attention; open it as a model: File › Open in the window, or its name wherever a model stands on the command line.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>es un modelo de Marian, no un volcado de atención; ábralo como modelo: Archivo › Abrir en la ventana, o su nombre allí donde la línea de órdenes pide un modelo.</translation>
</message>
<message>
<source>has %1 arrays; %2 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>tiene %1 arrays; se leen como máximo %2.</translation>
</message>
<message>
<source>%1 stands twice in it; each array may stand once.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 aparece dos veces; cada array puede aparecer una sola vez.</translation>
</message>
<message>
<source>%1 is encrypted or no file; save it again with numpy.savez.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 está cifrado o no es un archivo; guárdelo de nuevo con numpy.savez.</translation>
</message>
<message>
<source>%1 and the texts before it take more than %2 bytes, which is the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 y los textos anteriores ocupan más de %2 bytes, que es lo máximo que se lee.</translation>
</message>
<message>
<source>%1 (pickled, never loaded)</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 (serializado con pickle, nunca se carga)</translation>
</message>
<message>
<source>the array of shape %1 needs more numbers than the %2 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>el array de forma %1 necesita más números que los %2 que el archivo tiene para él; está cortado o dañado: cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>%1, de forma %2, necesita más números que los %3 que el archivo tiene para él; está cortado o dañado: cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>holds more than %1 values in its lists, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>contiene más de %1 valores en sus listas, que es lo máximo que se lee.</translation>
</message>
<message>
<source>its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer levels.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>sus listas y diccionarios están anidados a más de %1 niveles, como en %2; guarde menos niveles.</translation>
</message>
<message>
<source>a name of more than %1 bytes: %2.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp, core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>un nombre de más de %1 bytes: %2.</translation>
</message>
<message>
<source>its texts take more than %1 megabytes of memory, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>sus textos ocupan más de %1 megabytes de memoria, que es lo máximo que se lee.</translation>
</message>
<message>
<source>lists, tuples and dictionaries of tensors, such as dict(output)</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>listas, tuplas y diccionarios de tensores, como dict(output)</translation>
</message>
<message>
<source>Attention Lab: JSON with weights</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: JSON con pesos</translation>
</message>
<message>
<source>This format has a row of weights for each target token.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Este formato tiene una fila de pesos por cada token de destino.</translation>
</message>
<message>
<source>Attention Lab: JSON with links</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: JSON con enlaces</translation>
</message>
<message>
<source>Links of this format name the source first and count from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Los enlaces de este formato nombran primero el origen y cuentan desde 0.</translation>
</message>
<message>
<source>Nematus: JSON lines of its plot script</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus: líneas JSON de su script de gráficos</translation>
</message>
<message>
<source>Nematus writes a row for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus escribe una fila por cada token de destino y una para la marca de fin.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment soft</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: salida con --print-alignment soft</translation>
</message>
<message>
<source>fairseq prints a group of weights for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq escribe un grupo de pesos por cada token de destino y uno para la marca de fin.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: salida con --print-alignment</translation>
</message>
<message>
<source>fairseq prints the source position first and counts from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq escribe primero la posición de origen y cuenta desde 0.</translation>
</message>
<message>
<source>its arrays describe %1 numbers, but the file has %2; save tensors of their own, for example with .clone().</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>sus arrays describen %1 números, pero el archivo tiene %2; guarde tensores propios, por ejemplo con .clone().</translation>
</message>
<message>
<source>sentence %1 has %2 rows of up to %3 weights, which is more than is read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>la oración %1 tiene %2 filas de hasta %3 pesos, más de lo que se lee.</translation>
</message>
<message>
<source>is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes after the header; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>está cortado: una oración de %1 por %2 números no cabe en los %3 bytes tras la cabecera; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>NumPy array (.npy), as Neural Monkey saves it, or with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Array de NumPy (.npy), como lo guarda Neural Monkey, o con capas y cabezas</translation>
</message>
<message>
<source>A NumPy array has numbers and no texts; padding fills it up to the longest sentence.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Un array de NumPy tiene números y ningún texto; el relleno lo completa hasta la oración más larga.</translation>
</message>
<message>
<source>NumPy arrays (.npz), with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Arrays de NumPy (.npz), con capas y cabezas</translation>
</message>
<message>
<source>Arrays of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Los arrays de atención tienen una fila por cada token de destino.</translation>
</message>
<message>
<source>safetensors with tensors of attention</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>safetensors con tensores de atención</translation>
</message>
<message>
<source>Tensors of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>Los tensores de atención tienen una fila por cada token de destino.</translation>
</message>
<message>
<source>PyTorch: torch.save of attentions, as output_attentions and generate() give them</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>PyTorch: torch.save de atenciones, como las dan output_attentions y generate()</translation>
</message>
<message>
<source>is cut short: its header says 1 sentence, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>está cortado: su cabecera dice 1 oración y termina en la oración %2; cópielo o descárguelo de nuevo.</translation>
</message>
<message numerus="yes">
<source>is cut short: its header says %1 sentences, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>está cortado: su cabecera dice %1 oración y termina en la oración %2; cópielo o descárguelo de nuevo.</numerusform>
<numerusform>está cortado: su cabecera dice %1 oraciones y termina en la oración %2; cópielo o descárguelo de nuevo.</numerusform>
</translation>
</message>
<message>
<source>has 1 byte more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>tiene 1 byte más de lo que dice su cabecera; se leyeron las oraciones anteriores.</translation>
</message>
<message numerus="yes">
<source>has %1 bytes more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>tiene %1 byte más de lo que dice su cabecera; se leyeron las oraciones anteriores.</numerusform>
<numerusform>tiene %1 bytes más de lo que dice su cabecera; se leyeron las oraciones anteriores.</numerusform>
</translation>
</message>
<message>
<source>with rows of unequal length</source>
<extracomment>core/inspect/dumps/attn_debug_reader.cpp, core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con filas de longitud desigual</translation>
</message>
<message>
<source>has no attention of BertViz ("attention" with "attn", "left_text" and "right_text"); save the page of head_view or model_view, for example with html_action="return".</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>no tiene atención de BertViz («attention» con «attn», «left_text» y «right_text»); guarde la página de head_view o model_view, por ejemplo con html_action="return".</translation>
</message>
<message>
<source>is BertViz's neuron_view, whose queries and keys are not read; save the page of head_view or model_view.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>es la neuron_view de BertViz, cuyas consultas y claves no se leen; guarde la página de head_view o model_view.</translation>
</message>
<message>
<source>lists of "attn" have %1 and %2 entries; [layer][head][row][column] of equal lengths was expected.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>las listas de «attn» tienen %1 y %2 entradas; se esperaba [layer][head][row][column] de igual longitud.</translation>
</message>
<message>
<source>with more than 256 layers or heads</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>con más de 256 capas o cabezas</translation>
</message>
<message>
<source>with a layer that stands twice</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>con una capa que aparece dos veces</translation>
</message>
<message>
<source>with a weight that is not a number</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>con un peso que no es un número</translation>
</message>
<message>
<source>without weights</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp, core/inspect/dumps/nematus_json_reader.cpp, core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>sin pesos</translation>
</message>
<message>
<source>Unknown format of alignments %1; %2</source>
<extracomment>core/inspect/dumps/dump_format_registry.cpp</extracomment>
<translation>Formato de alineamientos desconocido: %1; %2</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or save it again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>se esperaba %1 y se encontró el final del archivo; cópielo o guárdelo de nuevo.</translation>
</message>
<message>
<source>expected %1, found %2; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>se esperaba %1 y se encontró %2; guarde la página de nuevo.</translation>
</message>
<message>
<source>a text has no end within %1 bytes; copy or save the file again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un texto no termina en %1 bytes; copie o guarde el archivo de nuevo.</translation>
</message>
<message>
<source>expected a text of JSON, found %1; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>se esperaba un texto de JSON y se encontró %1; guarde la página de nuevo.</translation>
</message>
<message>
<source>a number instead of %1</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un número en lugar de %1</translation>
</message>
<message>
<source>lists are nested deeper than %1 levels; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>las listas están anidadas a más de %1 niveles; guarde la página de nuevo.</translation>
</message>
<message>
<source>a value</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>un valor</translation>
</message>
<message>
<source>with links that are not two positions, as in 0-1</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>con enlaces que no son dos posiciones, como en 0-1</translation>
</message>
<message>
<source>with weights that are not numbers</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con pesos que no son números</translation>
</message>
<message>
<source>without a line of their alignment (A-), which --print-alignment adds</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>sin la línea de su alineamiento (A-), que añade --print-alignment</translation>
</message>
<message>
<source>without "({ … })" behind each token</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>sin «({ … })» detrás de cada token</translation>
</message>
<message>
<source>without "# Sentence pair" before it</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>sin «# Sentence pair» delante</translation>
</message>
<message>
<source>without a number</source>
<extracomment>core/inspect/dumps/giza.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>sin un número</translation>
</message>
<message>
<source>cut short</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>con el final cortado</translation>
</message>
<message>
<source>whose header has neither five nor six fields</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>cuya cabecera no tiene ni cinco ni seis campos</translation>
</message>
<message>
<source>whose header has no number of the sentence</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>cuya cabecera no tiene número de oración</translation>
</message>
<message>
<source>whose header has no score</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>cuya cabecera no tiene puntuación</translation>
</message>
<message>
<source>without a header</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>sin cabecera</translation>
</message>
<message>
<source>with numbers that are not finite (NaN or Infinity)</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con números que no son finitos (NaN o Infinity)</translation>
</message>
<message>
<source>with JSON that is too large, nested too deep or has a key twice</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con JSON demasiado grande, demasiado anidado o con una clave repetida</translation>
</message>
<message>
<source>that are not JSON</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>que no son JSON</translation>
</message>
<message>
<source>that are not JSON objects in braces</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>que no son objetos JSON entre llaves</translation>
</message>
<message>
<source>with weights that are not rows of numbers</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con pesos que no son filas de números</translation>
</message>
<message>
<source>with maps that are not named one by one</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con mapas que no se nombran uno por uno</translation>
</message>
<message>
<source>with maps that are not called cross.LAYER.HEAD</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con mapas que no se llaman cross.LAYER.HEAD</translation>
</message>
<message>
<source>with tokens that are not a list of texts</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con tokens que no son una lista de textos</translation>
</message>
<message>
<source>with links whose positions are not whole numbers from 0</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con enlaces cuyas posiciones no son números enteros desde 0</translation>
</message>
<message>
<source>with links that are not [source, target, "sure"]</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con enlaces que no son [source, target, "sure"]</translation>
</message>
<message>
<source>with a value of %1 that is not a whole number</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con un valor de %1 que no es un número entero</translation>
</message>
<message>
<source>with a value of %1 that is not true or false</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>con un valor de %1 que no es true ni false</translation>
</message>
<message>
<source>without a text</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>sin texto</translation>
</message>
<message>
<source>GIZA++ writes the target positions behind each source token, from 1.</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>GIZA++ escribe las posiciones de destino detrás de cada token de origen, desde 1.</translation>
</message>
<message>
<source>Marian, n-best with hard alignment: number ||| target ||| links ||| scores</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian, n-best con alineamiento duro: número ||| destino ||| enlaces ||| puntuaciones</translation>
</message>
<message>
<source>fast_align, forced: source ||| target ||| links ||| score</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>fast_align, forzado: origen ||| destino ||| enlaces ||| puntuación</translation>
</message>
<message>
<source>Marian's scorer: log probability ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Scorer de Marian: log-probabilidad ||| enlaces</translation>
</message>
<message>
<source>Marian (hard) and OpenNMT-py (report_align): target ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian (hard) y OpenNMT-py (report_align): destino ||| enlaces</translation>
</message>
<message>
<source>source, target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>origen, destino y enlaces, separados por TAB</translation>
</message>
<message>
<source>target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>destino y enlaces, separados por TAB</translation>
</message>
<message>
<source>links and target, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>enlaces y destino, separados por TAB</translation>
</message>
<message>
<source>NAACL: the numbers of a sentence and of two positions, and S or P</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>NAACL: los números de una oración y de dos posiciones, y S o P</translation>
</message>
<message>
<source>Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Pharaoh: enlaces separados por espacios (fast_align, awesome-align, simalign …)</translation>
</message>
<message>
<source>with a piece that is no link</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>con una parte que no es un enlace</translation>
</message>
<message>
<source>with other fields than the format has</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>con campos distintos de los del formato</translation>
</message>
<message>
<source>with other than the numbers of a sentence and of two positions</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>con algo distinto de los números de una oración y de dos posiciones</translation>
</message>
<message>
<source>with other than three columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>con un número de columnas distinto de tres</translation>
</message>
<message>
<source>with other than two columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>con un número de columnas distinto de dos</translation>
</message>
<message>
<source>Sockeye 1: translation with alignment matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1: traducción con matriz de alineamiento</translation>
</message>
<message>
<source>Sockeye 1 writes a line for each source token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1 escribe una línea por cada token de origen.</translation>
</message>
<message>
<source>Nematus, OpenNMT-Lua and Amun: header and matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus, OpenNMT-Lua y Amun: cabecera y matriz</translation>
</message>
<message>
<source>Nematus writes a line for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus escribe una línea por cada token de destino.</translation>
</message>
<message>
<source>Marian (--alignment soft) and Amun: target and weights in a line</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian (--alignment soft) y Amun: destino y pesos en una línea</translation>
</message>
<message>
<source>Marian writes a group of weights for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian escribe un grupo de pesos por cada token de destino.</translation>
</message>
<message>
<source>has no "sentences"; a list of them was expected.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>no tiene «sentences»; se esperaba una lista de ellas.</translation>
</message>
<message>
<source>a sentence in braces</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>una oración entre llaves</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or download it again.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>se esperaba %1 y se encontró el final del archivo; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>expected %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>se esperaba %1 y se encontró %2.</translation>
</message>
<message>
<source>a key in quotation marks</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>una clave entre comillas</translation>
</message>
<message>
<source>"sentences" stands twice; it may stand once.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>«sentences» aparece dos veces; puede aparecer una sola vez.</translation>
</message>
<message>
<source>"format" should be %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>«format» debe ser %1; se encontró %2.</translation>
</message>
<message>
<source>is of version %1; this program reads version %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>es de la versión %1; este programa lee la versión %2.</translation>
</message>
<message>
<source>one list of sentences</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>una lista de oraciones</translation>
</message>
<message>
<source>the end of the file</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>el final del archivo</translation>
</message>
<message>
<source>with a rank above %1</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>con un rango superior a %1</translation>
</message>
<message>
<source>with a log_probability that is not a number</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>con un log_probability que no es un número</translation>
</message>
<message>
<source>without links</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>sin enlaces</translation>
</message>
<message>
<source>BertViz: a saved page or notebook of head_view or model_view</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz: una página o un cuaderno guardados de head_view o model_view</translation>
</message>
<message>
<source>BertViz has a row of weights for each token on the left.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz tiene una fila de pesos por cada token de la izquierda.</translation>
</message>
<message>
<source>OpenNMT-py: log with the tables of -attn_debug</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py: registro con las tablas de -attn_debug</translation>
</message>
<message>
<source>OpenNMT-py writes a line for each target token, the last for the end mark.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py escribe una línea por cada token de destino, la última para la marca de fin.</translation>
</message>
<message>
<source>a sentence takes more than %1 bytes, which is the most that is read here.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>una oración ocupa más de %1 bytes, que es lo máximo que se lee aquí.</translation>
</message>
<message>
<source>%1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>en %1 este texto en UTF-16 queda cortado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>%1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>en %1 este archivo gzip queda cortado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>%1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>en %1 este archivo gzip está dañado; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>is where this file of %1 bytes takes more than %2 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>aquí este archivo de %1 bytes pasa de %2 megabytes de memoria; debe caber entero en la memoria: use una parte.</translation>
</message>
<message>
<source>is not UTF-8; convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>no es UTF-8; convierta el archivo a UTF-8, por ejemplo con iconv.</translation>
</message>
<message>
<source>ends inside the value that begins in line %1; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>termina dentro del valor que empieza en la línea %1; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and none is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 tiene %2 y %3 tiene %4, y ninguna está en ambos: ¿son los mismos textos?</translation>
</message>
<message>
<source>In most sentences %1 names one position more than %2: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>En la mayoría de las oraciones, %1 nombra una posición más que %2: puede tener enlaces de marcas de fin, cosa que los textos dirían.</translation>
</message>
<message>
<source>In %1 of %2 %3 names one position more than %4: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>En %1 de %2, %3 nombra una posición más que %4: puede tener enlaces de marcas de fin, cosa que los textos dirían.</translation>
</message>
<message>
<source>One position further on, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Una posición más adelante, los enlaces conocidos darían un AER de %1, no de %2: ¿cuenta %3 o %4 desde otra base?</translation>
</message>
<message>
<source>One position further back, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Una posición más atrás, los enlaces conocidos darían un AER de %1, no de %2: ¿cuenta %3 o %4 desde otra base?</translation>
</message>
<message>
<source>With source and target exchanged, the known links would give an AER of %1, not %2: does %3 or %4 name the target first?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Con origen y destino intercambiados, los enlaces conocidos darían un AER de %1, no de %2: ¿nombra %3 o %4 primero el destino?</translation>
</message>
<message>
<source>Against the known links of the sentence before, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Con los enlaces conocidos de la oración anterior, el último tercio de %1 tendría un AER de %2, no de %3: ¿le falta o le sobra una línea a este archivo o a %4?</translation>
</message>
<message>
<source>Against the known links of the sentence after, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>Con los enlaces conocidos de la oración siguiente, el último tercio de %1 tendría un AER de %2, no de %3: ¿le falta o le sobra una línea a este archivo o a %4?</translation>
</message>
<message>
<source>%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 de %2 enlaces de %3 quedan fuera de las oraciones de %4: ¿son los mismos textos?</translation>
</message>
<message>
<source>%1 has no link: is it the file of known links?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 no contiene ningún enlace: ¿es el archivo de los enlaces conocidos?</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 tiene %2 y %3 tiene %4, y solo 1 oración está en ambos: ¿son los mismos textos?</translation>
</message>
<message numerus="yes">
<source>%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>
<numerusform>%1 tiene %2 y %3 tiene %4, y solo %5 oración está en ambos: ¿son los mismos textos?</numerusform>
<numerusform>%1 tiene %2 y %3 tiene %4, y solo %5 oraciones están en ambos: ¿son los mismos textos?</numerusform>
</translation>
</message>
<message>
<source>line %1: %2</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>línea %1: %2</translation>
</message>
<message>
<source>line %1: sentence %2: %3</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>línea %1: oración %2: %3</translation>
</message>
<message>
<source>%1.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/read_dump.cpp, core/inspect/sentences/conclusion_choice.cpp, core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1.</translation>
</message>
<message>
<source>Chosen by hand.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/read_dump.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Elegido a mano.</translation>
</message>
<message>
<source>A sentence %1; it is left out.</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>Una oración %1; se omite.</translation>
</message>
<message>
<source>Nothing more could be read: %1</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>No se pudo leer nada más: %1</translation>
</message>
<message>
<source>is UTF-16, which is read and not written; save the links under another name, or convert the file with: iconv -f %1 -t UTF-8</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>es UTF-16, que se lee pero no se escribe; guarde los enlaces con otro nombre o convierta el archivo con: iconv -f %1 -t UTF-8</translation>
</message>
<message>
<source>has no line of sentence %1, which has been edited; save the links in another format.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>no tiene ninguna línea de la oración %1, que se ha editado; guarde los enlaces en otro formato.</translation>
</message>
<message>
<source>what it says of sentence %1 is not what was read; it has been changed since. Save the links under another name.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>lo que dice de la oración %1 no es lo que se leyó; ha cambiado desde entonces. Guarde los enlaces con otro nombre.</translation>
</message>
<message>
<source>Link %1: position 0, but links count from 1.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Enlace %1: posición 0, pero los enlaces cuentan desde 1.</translation>
</message>
<message>
<source>Link %1: stands there twice.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Enlace %1: aparece dos veces.</translation>
</message>
<message>
<source>Link %1: the source has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Enlace %1: el origen tiene 1 token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the source has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Enlace %1: el origen tiene %2 token.</numerusform>
<numerusform>Enlace %1: el origen tiene %2 tokens.</numerusform>
</translation>
</message>
<message>
<source>Link %1: the target has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>Enlace %1: el destino tiene 1 token.</translation>
</message>
<message numerus="yes">
<source>Link %1: the target has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>Enlace %1: el destino tiene %2 token.</numerusform>
<numerusform>Enlace %1: el destino tiene %2 tokens.</numerusform>
</translation>
</message>
<message>
<source>is no text: it has bytes that are zero; links were expected.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>no es un texto: tiene bytes que son cero; se esperaban enlaces.</translation>
</message>
<message>
<source>with a number, which the first has not</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>con un número, que la primera no tiene</translation>
</message>
<message>
<source>without a number, which the first has</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>sin un número, que la primera tiene</translation>
</message>
<message>
<source>with the number and rank of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>con el número y el rango de una oración anterior</translation>
</message>
<message>
<source>with the number of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>con el número de una oración anterior</translation>
</message>
<message>
<source>is empty; links were expected: %1, such as %2.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>está vacío; se esperaban enlaces: %1, como %2.</translation>
</message>
<message>
<source>Unknown format of links %1; %2</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>Formato de enlaces desconocido: %1; %2</translation>
</message>
<message>
<source>is empty; links were expected, such as "0-0 1-2 2p1".</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>está vacío; se esperaban enlaces, como «0-0 1-2 2p1».</translation>
</message>
<message>
<source>its only sentence cannot be read; it is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>no se puede leer su única oración; es una %1; se esperaba %2, como %3.</translation>
</message>
<message numerus="yes">
<source>not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>
<numerusform>no se puede leer ninguna de sus %4 oración; la primera es una %1; se esperaba %2, como %3.</numerusform>
<numerusform>no se puede leer ninguna de sus %4 oraciones; la primera es una %1; se esperaba %2, como %3.</numerusform>
</translation>
</message>
<message>
<source>Unknown choice %1 for %2 of links; possible: %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Opción desconocida %1 para %2 de enlaces; posibles: %3.</translation>
</message>
<message>
<source>%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1; contando desde 1, %2 quedarían fuera de sus oraciones; contando desde 0, %3.</translation>
</message>
<message>
<source>Counted from 0, %1 would be outside their sentences, counted from 1, %2.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Contando desde 0, %1 quedarían fuera de sus oraciones; contando desde 1, %2.</translation>
</message>
<message>
<source>Position 0 stands for no token: no link names it on both sides</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La posición 0 no representa ningún token: ningún enlace la nombra en ambos lados</translation>
</message>
<message>
<source>No link names position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Ningún enlace nombra la posición 0</translation>
</message>
<message>
<source>%1, but counted from 1, %2 would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, pero contando desde 1, %2 quedarían fuera de sus oraciones.</translation>
</message>
<message>
<source>%1, but there are no links; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, pero no hay enlaces; los archivos de %2 suelen contar desde 0.</translation>
</message>
<message>
<source>%1, but there are few sentences; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, pero hay pocas oraciones; los archivos de %2 suelen contar desde 0.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: the lengths of their sentences are not known, and the positions that occur leave it open.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces pueden contarse desde 0 o desde 1: no se conocen las longitudes de sus oraciones, y las posiciones que aparecen no lo deciden.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted from %3, %4 counted from %5.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces pueden contarse desde 0 o desde 1: de %1, %2 quedarían fuera de sus oraciones contando desde %3, y %4 contando desde %5.</translation>
</message>
<message>
<source>End mark of the source</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Marca de fin del origen</translation>
</message>
<message>
<source>End mark of the target</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Marca de fin del destino</translation>
</message>
<message>
<source>The last source position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La última posición de origen es la marca de fin.</translation>
</message>
<message>
<source>The last target position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La última posición de destino es la marca de fin.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last source token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>En muchas oraciones un enlace nombra la posición tras el último token de origen.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last target token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>En muchas oraciones un enlace nombra la posición tras el último token de destino.</translation>
</message>
<message>
<source>the last position is the end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>la última posición es la marca de fin</translation>
</message>
<message>
<source>no end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>sin marca de fin</translation>
</message>
<message>
<source>Position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Posición 0</translation>
</message>
<message>
<source>Links are counted from 1, and no link names 0 on both sides.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces se cuentan desde 1, y ningún enlace nombra 0 en ambos lados.</translation>
</message>
<message>
<source>Links are counted from %1.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces se cuentan desde %1.</translation>
</message>
<message>
<source>There are no texts that could tell; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>No hay textos que puedan decirlo; así es en la mayoría de los archivos.</translation>
</message>
<message>
<source>Both orders fit the lengths; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Ambos órdenes encajan con las longitudes; así es en la mayoría de los archivos.</translation>
</message>
<message>
<source>The source has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>El origen no tiene marca de fin.</translation>
</message>
<message>
<source>The target has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>El destino no tiene marca de fin.</translation>
</message>
<message>
<source>First position</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Primera posición</translation>
</message>
<message>
<source>links are counted from 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>los enlaces se cuentan desde 0</translation>
</message>
<message>
<source>links are counted from 1</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>los enlaces se cuentan desde 1</translation>
</message>
<message>
<source>Order of links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Orden de los enlaces</translation>
</message>
<message>
<source>links name the source first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>los enlaces nombran primero el origen</translation>
</message>
<message>
<source>links name the target first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>los enlaces nombran primero el destino</translation>
</message>
<message>
<source>Links name the target first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces nombran primero el destino.</translation>
</message>
<message>
<source>Links name the source first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Los enlaces nombran primero el origen.</translation>
</message>
<message>
<source>Position 0 occurs in %1 of 1 sentence with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>La posición 0 aparece en %1 de 1 oración con enlaces</translation>
</message>
<message numerus="yes">
<source>Position 0 occurs in %1 of %2 sentences with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>La posición 0 aparece en %1 de %2 oración con enlaces</numerusform>
<numerusform>La posición 0 aparece en %1 de %2 oraciones con enlaces</numerusform>
</translation>
</message>
<message>
<source>%1, and 1 sentence has a link to the position of its length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1, y 1 oración tiene un enlace a la posición de su longitud.</translation>
</message>
<message numerus="yes">
<source>%1, and %2 sentences have a link to the position of their length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1, y %2 oración tiene un enlace a la posición de su longitud.</numerusform>
<numerusform>%1, y %2 oraciones tienen un enlace a la posición de su longitud.</numerusform>
</translation>
</message>
<message>
<source>Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>Contando desde %1, %2 de %3 queda fuera de su oración; contando desde %4, quedaría %5.</translation>
</message>
<message numerus="yes">
<source>Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>Contando desde %1, %2 de %3 queda fuera de su oración; contando desde %4, quedaría %5.</numerusform>
<numerusform>Contando desde %1, %2 de %3 quedan fuera de sus oraciones; contando desde %4, quedarían %5.</numerusform>
</translation>
</message>
<message>
<source>1 link to position 0 says that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>1 enlace a la posición 0 dice que un token no tiene enlace.</translation>
</message>
<message numerus="yes">
<source>%1 links to position 0 say that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1 enlace a la posición 0 dice que un token no tiene enlace.</numerusform>
<numerusform>%1 enlaces a la posición 0 dicen que un token no tiene enlace.</numerusform>
</translation>
</message>
<message>
<source>In the other order 1 link would be outside its sentence.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>En el otro orden, 1 enlace quedaría fuera de su oración.</translation>
</message>
<message numerus="yes">
<source>In the other order %1 links would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>En el otro orden, %1 enlace quedaría fuera de su oración.</numerusform>
<numerusform>En el otro orden, %1 enlaces quedarían fuera de sus oraciones.</numerusform>
</translation>
</message>
<message>
<source>Line %1: %2</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Línea %1: %2</translation>
</message>
<message>
<source>Links left out</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>Enlaces omitidos</translation>
</message>
<message>
<source>with positions far past those of other sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>con posiciones muy por encima de las de otras oraciones</translation>
</message>
<message>
<source>with known links outside of it</source>
<extracomment>core/inspect/links/link_dump.cpp, core/inspect/weights/weight_dump.cpp</extracomment>
<translation>con enlaces conocidos fuera de ella</translation>
</message>
<message>
<source>1 link outside its sentence</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 enlace fuera de su oración</translation>
</message>
<message numerus="yes">
<source>%1 links outside their sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 enlace fuera de su oración</numerusform>
<numerusform>%1 enlaces fuera de sus oraciones</numerusform>
</translation>
</message>
<message>
<source>1 link that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 enlace que ya estaba antes</translation>
</message>
<message numerus="yes">
<source>%1 links that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 enlace que ya estaba antes</numerusform>
<numerusform>%1 enlaces que ya estaban antes</numerusform>
</translation>
</message>
<message>
<source>1 link of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 enlace de la posición 0, cuando se cuentan desde 1</translation>
</message>
<message numerus="yes">
<source>%1 links of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 enlace de la posición 0, cuando se cuentan desde 1</numerusform>
<numerusform>%1 enlaces de la posición 0, cuando se cuentan desde 1</numerusform>
</translation>
</message>
<message>
<source>Numbers of the sentences</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Números de las oraciones</translation>
</message>
<message>
<source>The numbers start again: the file was read as %1 files, one behind the other.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Los números vuelven a empezar: el archivo se leyó como %1 archivos, uno tras otro.</translation>
</message>
<message>
<source>Sentences without links at the end of one would move those behind it.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Las oraciones sin enlaces al final de uno desplazarían las siguientes.</translation>
</message>
<message>
<source>with the number 0, where the first has the number 1</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>con el número 0, cuando la primera tiene el número 1</translation>
</message>
<message>
<source>no sentence has a number above 0; numbers from 1 were expected, as was chosen.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>ninguna oración tiene un número mayor que 0; se esperaban números desde 1, como se eligió.</translation>
</message>
<message>
<source>Sentences without links</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Oraciones sin enlaces</translation>
</message>
<message>
<source>Its number is missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Falta su número entre el primero y el último.</translation>
</message>
<message>
<source>Their numbers are missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>Faltan sus números entre el primero y el último.</translation>
</message>
<message>
<source>1 sentence has no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>1 oración no tiene ningún enlace.</translation>
</message>
<message numerus="yes">
<source>%1 sentences have no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>
<numerusform>%1 oración no tiene ningún enlace.</numerusform>
<numerusform>%1 oraciones no tienen ningún enlace.</numerusform>
</translation>
</message>
<message>
<source>Target texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Textos de destino</translation>
</message>
<message>
<source>No file has the source texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Ningún archivo tiene los textos de origen.</translation>
</message>
<message>
<source>No file has the target texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Ningún archivo tiene los textos de destino.</translation>
</message>
<message>
<source>Source and target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Los textos de origen y de destino están en %1.</translation>
</message>
<message>
<source>The source texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Los textos de origen están en %1.</translation>
</message>
<message>
<source>The target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Los textos de destino están en %1.</translation>
</message>
<message>
<source>the texts of %1</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>los textos de %1</translation>
</message>
<message>
<source>no texts, numbers of the positions</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>sin textos, números de las posiciones</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Está en la misma carpeta, tiene el mismo número de oraciones y todos los enlaces encajan con sus longitudes.</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links but %1 fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Está en la misma carpeta, tiene el mismo número de oraciones y todos los enlaces menos %1 encajan con sus longitudes.</translation>
</message>
<message>
<source>Others do, too, but its name says what it is.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Otros también, pero su nombre dice lo que es.</translation>
</message>
<message>
<source>The target texts are not known.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>No se conocen los textos de destino.</translation>
</message>
<message>
<source>%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 puede tenerlos: todos los enlaces encajan con sus longitudes, pero eso solo no basta. Elíjalo si los tiene.</translation>
</message>
<message>
<source>The source texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>No se conocen los textos de origen: varios archivos pueden tenerlos.</translation>
</message>
<message>
<source>The target texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>No se conocen los textos de destino: varios archivos pueden tenerlos.</translation>
</message>
<message>
<source>%1 beside the links fit equally well.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1, junto a los enlaces, encajan igual de bien.</translation>
</message>
<message>
<source>No files beside this one have as many sentences, of lengths that fit the links.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>Ningún archivo junto a este tiene el mismo número de oraciones, con longitudes que encajen con los enlaces.</translation>
</message>
<message>
<source>Numbers of sentences</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Números de las oraciones</translation>
</message>
<message>
<source>Lines have the numbers of their sentences in %1.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Las líneas llevan los números de sus oraciones en %1.</translation>
</message>
<message>
<source>It numbers its sentences, and the links have as many lines without numbers.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>Numera sus oraciones, y los enlaces tienen el mismo número de líneas sin números.</translation>
</message>
<message>
<source>has 1 sentence, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>tiene 1 oración, pero %2 tiene enlaces de %3; se esperaba un texto para cada una.</translation>
</message>
<message numerus="yes">
<source>has %1 sentences, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>
<numerusform>tiene %1 oración, pero %2 tiene enlaces de %3; se esperaba un texto para cada una.</numerusform>
<numerusform>tiene %1 oraciones, pero %2 tiene enlaces de %3; se esperaba un texto para cada una.</numerusform>
</translation>
</message>
<message>
<source>Tokens of the source, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens del origen, sin su marca de fin.</translation>
</message>
<message>
<source>Target length</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Longitud del destino</translation>
</message>
<message>
<source>Tokens of the target, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tokens del destino, sin su marca de fin.</translation>
</message>
<message>
<source>Log-probability</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Log-probabilidad</translation>
</message>
<message>
<source>ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>ln P(destino | origen) tal como la da el sistema: la suma de las log-probabilidades de sus tokens.</translation>
</message>
<message>
<source>Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with the system's links A, sure links S and possible ones P (Och &amp; Ney 2003). Of weights only target tokens that have a known link count.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Tasa de error de alineamiento (AER) frente a los enlaces conocidos: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), con los enlaces del sistema A, los enlaces seguros S y los posibles P (Och &amp; Ney 2003). En los pesos solo cuentan los tokens de destino que tienen un enlace conocido.</translation>
</message>
<message>
<source>Precision</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Precisión</translation>
</message>
<message>
<source>Share of the system's links that are known as possible: |A∩P| / |A| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Proporción de los enlaces del sistema que se conocen como posibles: |A∩P| / |A| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>Share of the sure links that the system found: |A∩S| / |S| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Proporción de los enlaces seguros que encontró el sistema: |A∩S| / |S| (Och &amp; Ney 2003).</translation>
</message>
<message>
<source>How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: each looks at one source token alone.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Con qué amplitud miran los tokens de destino, en bits: la media sobre ellos de −Σ_j α_ij log₂ α_ij. 0: cada uno mira un solo token de origen.</translation>
</message>
<message>
<source>Source entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Entropía del origen</translation>
</message>
<message>
<source>How widely source tokens are looked at, in bits: the mean over them of −Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Con qué amplitud son mirados los tokens de origen, en bits: la media sobre ellos de −Σ_i α̂_ij log₂ α̂_ij con α̂_ij = α_ij / Σ_i α_ij.</translation>
</message>
<message>
<source>Coverage deviation</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Desviación de cobertura</translation>
</message>
<message>
<source>How far the attention that source tokens get is from 1 each: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Cuánto se aparta de 1 la atención que recibe cada token de origen: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 salvo que se elija otro valor; 0 es lo mejor (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Absentmindedness of target</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Distracción del destino</translation>
</message>
<message>
<source>How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Con qué dispersión miran los tokens de destino: 1/T Σ_i Σ_j α_ij ln α_ij; 0 es lo mejor (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Absentmindedness of source</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Distracción del origen</translation>
</message>
<message>
<source>How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Cuánto se dispersa la atención a los tokens de origen: 1/S Σ_j Σ_i α̂_ij ln α̂_ij con α̂_ij = α_ij / Σ_i α_ij; 0 es lo mejor (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Confidence</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Confianza</translation>
</message>
<message>
<source>exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>exp(−0.05 (CDP + AP_out + AP_in)²) de la desviación de cobertura y ambas distracciones; 1 es lo mejor (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Disagreement</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Desacuerdo</translation>
</message>
<message>
<source>How differently the systems look at the sentence: the mean over target tokens and pairs of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>Con qué diferencia miran los sistemas la oración: la media sobre tokens de destino y pares de sistemas de la variación total ½ Σ_j |α_ij − β_ij|; 0: igual; 1: nada en común.</translation>
</message>
<message>
<source>1 where the target is the reference, token by token, and 0 where it is not.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>1 cuando el destino es la referencia, token por token, y 0 cuando no lo es.</translation>
</message>
<message>
<source>the %1 model (%2 of %3)</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>el modelo %1 (%2 de %3)</translation>
</message>
<message>
<source>the %1 model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>el modelo %1</translation>
</message>
<message>
<source>A model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>Un modelo</translation>
</message>
<message>
<source>does not say which task it is for; choose a task, or files with texts.</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>no dice para qué tarea es; elija una tarea, o archivos con textos.</translation>
</message>
<message>
<source>%1, 1 fresh pair</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1, 1 par nuevo</translation>
</message>
<message numerus="yes">
<source>%1, %2 fresh pairs</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>
<numerusform>%1, %2 par nuevo</numerusform>
<numerusform>%1, %2 pares nuevos</numerusform>
</translation>
</message>
<message>
<source>Unknown choice for a file of alignments %1; %2</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Opción desconocida para un archivo de alineamientos: %1; %2</translation>
</message>
<message>
<source>Unknown value %1 for %2; %3</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Valor desconocido %1 para %2; %3</translation>
</message>
<message>
<source>Chosen by hand. What the file shows: %1</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>Elegido a mano. Lo que muestra el archivo: %1</translation>
</message>
<message>
<source>In %1 of %2 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>En %1 de %2 oraciones examinadas</translation>
</message>
<message>
<source>In the first sentence</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>En la primera oración</translation>
</message>
<message numerus="yes">
<source>In all %1 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>
<numerusform>En la %1 oración examinada</numerusform>
<numerusform>En las %1 oraciones examinadas</numerusform>
</translation>
</message>
<message>
<source>%1; say it with %2.</source>
<extracomment>core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1; indíquelo con %2.</translation>
</message>
<message>
<source>Unknown way to symmetrise %1; %2</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Modo de simetrizar desconocido: %1; %2</translation>
</message>
<message>
<source>have no sentence in common; two directions of the same corpus were expected.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>no tienen ninguna oración en común; se esperaban dos direcciones del mismo corpus.</translation>
</message>
<message>
<source>Links</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Enlaces</translation>
</message>
<message>
<source>Those of two systems, by %1.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Los de dos sistemas, por %1.</translation>
</message>
<message>
<source>One of the two systems has longer sentences: are these the same texts?</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Uno de los dos sistemas tiene oraciones más largas: ¿son los mismos textos?</translation>
</message>
<message>
<source>Left out: 1 link outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>Omitido: 1 enlace fuera de los textos.</translation>
</message>
<message numerus="yes">
<source>Left out: %1 links outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>
<numerusform>Omitido: %1 enlace fuera de los textos.</numerusform>
<numerusform>Omitidos: %1 enlaces fuera de los textos.</numerusform>
</translation>
</message>
<message>
<source>%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same texts?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 de %2 oraciones que %3 y %4 tienen en común tienen textos de origen distintos: ¿son los mismos textos?</translation>
</message>
<message>
<source>%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 tiene %2 oraciones y %3 tiene %4, y solo coinciden por su número: ¿le falta una línea a alguno?</translation>
</message>
<message>
<source>Filter: there is no metric %1; %2 Text that holds &lt;, &gt; or = goes into quotation marks.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtro: no hay ninguna métrica %1; %2 El texto que contiene &lt;, &gt; o = va entre comillas.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is nothing; write for example %2.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtro: se esperaba un número después de %1, pero no hay nada; escriba por ejemplo %2.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtro: se esperaba un número después de %1, pero hay %2; escriba por ejemplo %3.</translation>
</message>
<message>
<source>Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtro: %1 es una proporción, de 0 a 1 o a 100%, pero hay %2; escriba por ejemplo %3.</translation>
</message>
<message>
<source>Filter: a class was expected after %1=, but there is nothing; write for example %1=positive.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>Filtro: se esperaba una clase después de %1=, pero no hay nada; escriba por ejemplo %1=positive.</translation>
</message>
<message>
<source>The Unicode library cannot fold the case of text (%1); install ICU with its data.</source>
<extracomment>core/inspect/table/folded_texts.cpp</extracomment>
<translation>La biblioteca Unicode no puede igualar mayúsculas y minúsculas (%1); instale ICU con sus datos.</translation>
</message>
<message>
<source>Right answer, wrong look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Respuesta correcta, mirada errónea</translation>
</message>
<message>
<source>The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>El destino es la referencia, pero al menos la mitad del alineamiento es errónea (AER del 50 % o más).</translation>
</message>
<message>
<source>Wrong answer, right look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Respuesta errónea, mirada correcta</translation>
</message>
<message>
<source>The target is not the reference, though the alignment is right (AER 10 % or less).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>El destino no es la referencia, aunque el alineamiento es correcto (AER del 10 % o menos).</translation>
</message>
<message>
<source>Low confidence</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Confianza baja</translation>
</message>
<message>
<source>Scattered attention or uneven coverage: a confidence of 50 % or less.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Atención dispersa o cobertura desigual: una confianza del 50 % o menos.</translation>
</message>
<message>
<source>Systems disagree</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Los sistemas discrepan</translation>
</message>
<message>
<source>At least half of the attention lies elsewhere in another system (disagreement 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Al menos la mitad de la atención está en otra parte en otro sistema (desacuerdo del 50 % o más).</translation>
</message>
<message>
<source>Long sentences</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Oraciones largas</translation>
</message>
<message>
<source>Sources of 30 tokens and more.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>Orígenes de 30 tokens o más.</translation>
</message>
<message>
<source>is empty; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>está vacío; se esperaban alineamientos de oraciones.</translation>
</message>
<message>
<source>cannot be unpacked; copy or download it again.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>no se puede descomprimir; cópielo o descárguelo de nuevo.</translation>
</message>
<message>
<source>is empty once it is unpacked; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>está vacío una vez descomprimido; se esperaban alineamientos de oraciones.</translation>
</message>
<message>
<source>The line is not UTF-8.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La línea no está en UTF-8.</translation>
</message>
<message>
<source>The line has %1, which looks like a blank and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La línea tiene %1, que parece un espacio y no lo es.</translation>
</message>
<message>
<source>The line has %1, which looks like a hyphen and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La línea tiene %1, que parece un guion y no lo es.</translation>
</message>
<message>
<source>The line has %1, which cannot be seen.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>La línea tiene %1, que no se ve.</translation>
</message>
<message>
<source>is of no known format of %1, found %2; known are %3: choose one if it is of that format all the same.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>no es de ningún formato conocido de %1; se encontró %2; se conocen %3: elija uno si aun así es de ese formato.</translation>
</message>
<message>
<source>%1 is of no known format of %2. Line %3 is %4.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1 no es de ningún formato conocido de %2. La línea %3 es %4.</translation>
</message>
<message>
<source>is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>es texto en %1; se esperaba UTF-8 o UTF-16. Conviértalo, por ejemplo con: %2</translation>
</message>
<message>
<source>Encoding</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Codificación</translation>
</message>
<message>
<source>The text is %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>El texto es %1.</translation>
</message>
<message>
<source>It begins with the byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Empieza con la marca de orden de bytes.</translation>
</message>
<message>
<source>It has zeros between its letters and no byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Tiene ceros entre sus letras y no tiene marca de orden de bytes.</translation>
</message>
<message>
<source>is %1; %2 were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>es %1; se esperaban %2.</translation>
</message>
<message>
<source>its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert it, for example with: %1</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>sus líneas terminan solo en retornos de carro (CR); se esperaban saltos de línea (LF). Conviértalo, por ejemplo con: %1</translation>
</message>
<message>
<source>Its first bytes are those of such files.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Sus primeros bytes son los de esos archivos.</translation>
</message>
<message>
<source>It begins with %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>Empieza con %1.</translation>
</message>
<message>
<source>alignments</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>alineamientos</translation>
</message>
<message>
<source>First sentence</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Primera oración</translation>
</message>
<message>
<source>sentences are numbered from 0</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>las oraciones se numeran desde 0</translation>
</message>
<message>
<source>sentences are numbered from 1</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>las oraciones se numeran desde 1</translation>
</message>
<message>
<source>Files of this format always are.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Los archivos de este formato siempre son así.</translation>
</message>
<message>
<source>The number 0 occurs.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>Aparece el número 0.</translation>
</message>
<message>
<source>The number 0 does not occur.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>No aparece el número 0.</translation>
</message>
<message>
<source>expected %1 as in the lines before it, found %2.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>se esperaba %1 como en las líneas anteriores; se encontró %2.</translation>
</message>
<message>
<source>has the number %1, which a line before it has; give each sentence its own.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>tiene el número %1, que ya tiene una línea anterior; dé a cada oración el suyo.</translation>
</message>
<message>
<source>is empty; a sentence in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp, core/inspect/texts/texts_beside.cpp</extracomment>
<translation>está vacío; se esperaba una oración en cada línea.</translation>
</message>
<message>
<source>has %1 sentences, but %2 has %3; the same number was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>tiene %1 oraciones, pero %2 tiene %3; se esperaba el mismo número en ambos.</translation>
</message>
<message>
<source>has the number %1, but line %2 of %3 has %4; the same order was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>tiene el número %1, pero la línea %2 de %3 tiene %4; se esperaba el mismo orden en ambos.</translation>
</message>
<message>
<source>expected source and target parted by a TAB or "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>se esperaban origen y destino separados por un TAB o «|||»; se encontró %1.</translation>
</message>
<message>
<source>expected source and target parted by "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>se esperaban origen y destino separados por «|||»; se encontró %1.</translation>
</message>
<message>
<source>is empty; a sentence pair in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>está vacío; se esperaba un par de oraciones en cada línea.</translation>
</message>
<message>
<source>merge pieces that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>unir piezas que terminan en @@</translation>
</message>
<message>
<source>tokens that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>tokens que terminan en @@</translation>
</message>
<message>
<source>merge pieces of words that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>unir piezas de palabras que empiezan por ▁</translation>
</message>
<message>
<source>tokens that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>tokens que empiezan por ▁</translation>
</message>
<message>
<source>merge pieces that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>unir piezas que empiezan por ##</translation>
</message>
<message>
<source>tokens that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>tokens que empiezan por ##</translation>
</message>
<message>
<source>Sub-words</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Subpalabras</translation>
</message>
<message>
<source>There are no sub-words of kind %1; %2</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>No hay subpalabras de tipo %1; %2</translation>
</message>
<message>
<source>Tokens are words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Los tokens son palabras.</translation>
</message>
<message>
<source>No token ends in @@ or begins with ▁ or ##.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Ningún token termina en @@ ni empieza por ▁ o ##.</translation>
</message>
<message>
<source>keep the pieces</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>conservar las piezas</translation>
</message>
<message>
<source>Tokens are pieces of words and stay so.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Los tokens son piezas de palabras y así se quedan.</translation>
</message>
<message>
<source>Pieces are merged into words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>Las piezas se unen en palabras.</translation>
</message>
<message>
<source>%1 of %2 has %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>%1 de %2 tiene %3.</translation>
</message>
<message numerus="yes">
<source>%1 of %2 have %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>
<numerusform>%1 de %2 tiene %3.</numerusform>
<numerusform>%1 de %2 tienen %3.</numerusform>
</translation>
</message>
<message>
<source>whose weights are all zero</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>cuyos pesos son todos cero</translation>
</message>
<message>
<source>without source tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>sin tokens de origen</translation>
</message>
<message>
<source>without target tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>sin tokens de destino</translation>
</message>
<message>
<source>with more source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con más tokens de origen que pesos para ellos</translation>
</message>
<message>
<source>with more target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con más tokens de destino que pesos para ellos</translation>
</message>
<message>
<source>with fewer source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con menos tokens de origen que pesos para ellos</translation>
</message>
<message>
<source>with fewer target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con menos tokens de destino que pesos para ellos</translation>
</message>
<message>
<source>with weights that are not finite (NaN or infinite)</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con pesos que no son finitos (NaN o infinito)</translation>
</message>
<message>
<source>with negative weights</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con pesos negativos</translation>
</message>
<message>
<source>with weights above 1</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>con pesos mayores que 1</translation>
</message>
<message>
<source>Orientation</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Orientación</translation>
</message>
<message>
<source>rows are target steps, columns source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>las filas son pasos de destino; las columnas, tokens de origen</translation>
</message>
<message>
<source>columns are target steps, rows source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>las columnas son pasos de destino; las filas, tokens de origen</translation>
</message>
<message>
<source>%1 the rows sum to 1, the columns do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 las filas suman 1; las columnas no.</translation>
</message>
<message>
<source>%1 the columns sum to 1, the rows do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 las columnas suman 1; las filas no.</translation>
</message>
<message>
<source>%1 the numbers of tokens fit the weights this way, the other way they do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 los números de tokens encajan con los pesos de este modo; del otro, no.</translation>
</message>
<message>
<source>The sums speak for the other way: columns sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Las sumas apuntan al otro modo: las columnas suman 1.</translation>
</message>
<message>
<source>The sums speak for the other way: rows sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Las sumas apuntan al otro modo: las filas suman 1.</translation>
</message>
<message>
<source>Sums and numbers of tokens leave it open.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Las sumas y los números de tokens no lo deciden.</translation>
</message>
<message>
<source>column</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>columna</translation>
</message>
<message>
<source>row</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>fila</translation>
</message>
<message>
<source>columns</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>columnas</translation>
</message>
<message>
<source>rows</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>filas</translation>
</message>
<message>
<source>the last source %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>la última %1 de origen es la marca de fin</translation>
</message>
<message>
<source>the last target %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>la última %1 de destino es la marca de fin</translation>
</message>
<message>
<source>no source %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>ninguna %1 de origen es marca de fin</translation>
</message>
<message>
<source>no target %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>ninguna %1 de destino es marca de fin</translation>
</message>
<message>
<source>source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>tokens de origen</translation>
</message>
<message>
<source>target tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>tokens de destino</translation>
</message>
<message>
<source>The source texts are not known.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>No se conocen los textos de origen.</translation>
</message>
<message>
<source>%1 the source ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 el origen termina en una marca de fin propia.</translation>
</message>
<message>
<source>%1 the target ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 el destino termina en una marca de fin propia.</translation>
</message>
<message>
<source>%1 there is one %2 more than %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 hay una %2 más que %3.</translation>
</message>
<message>
<source>%1 no more %2 than %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 no tienen pesos más %2 que %3; el resto es cero.</translation>
</message>
<message>
<source>%1 there are as many %2 as %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 hay tantas %2 como %3.</translation>
</message>
<message>
<source>%1 there are weights in more %2 than %3; they are left out.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 hay pesos en más %2 que %3; se omiten.</translation>
</message>
<message>
<source>%1 one %2 more than %3 has weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 tiene pesos una %2 más que %3; el resto es cero.</translation>
</message>
<message>
<source>%1 as many %2 as %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 tienen pesos tantas %2 como %3; el resto es cero.</translation>
</message>
<message>
<source>Padding</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>Relleno</translation>
</message>
<message>
<source>weights past the end of the texts are left out</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>los pesos más allá del final de los textos se omiten</translation>
</message>
<message>
<source>all weights belong to the sentence</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>todos los pesos pertenecen a la oración</translation>
</message>
<message>
<source>%1 there are more rows or columns than tokens.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 hay más filas o columnas que tokens.</translation>
</message>
<message>
<source>%1 the last rows or columns are zero or past the text.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 las últimas filas o columnas son cero o quedan más allá del texto.</translation>
</message>
<message>
<source>Attention map</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>Mapa de atención</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read, its heads averaged.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>El archivo tiene mapas de %1 y %2 por oración; se lee la última capa, con la media de sus cabezas.</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>El archivo tiene mapas de %1 y %2 por oración; se lee la última capa.</translation>
</message>
<message>
<source>with one attention map alone</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>con un solo mapa de atención</translation>
</message>
<message>
<source>without the attention map %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>sin el mapa de atención %1</translation>
</message>
<message>
<source>with heads of different sizes</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>con cabezas de tamaños distintos</translation>
</message>
<message>
<source>without a line in %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>sin una línea en %1</translation>
</message>
<message>
<source>not a single sentence could be read as of %1, such as %2; %3; check that the file is whole, or choose another format or orientation.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>no se pudo leer ni una sola oración como de %1, como %2; %3; compruebe que el archivo está completo, o elija otro formato u otra orientación.</translation>
</message>
<message>
<source>it has none</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>no tiene ninguna</translation>
</message>
<message>
<source>sentences have the numbers that the file gives them</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>las oraciones llevan los números que les da el archivo</translation>
</message>
<message>
<source>sentences are numbered by their place in the file</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>las oraciones se numeran por su lugar en el archivo</translation>
</message>
<message>
<source>The file gives several sentences the same number.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>El archivo da el mismo número a varias oraciones.</translation>
</message>
<message>
<source>The file gives each source sentence a number of its own.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>El archivo da a cada oración de origen un número propio.</translation>
</message>
<message>
<source>The file gives numbers to some sentences only.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>El archivo da números solo a algunas oraciones.</translation>
</message>
<message>
<source>The numbers start again: the file is several files, one behind the other.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>Los números vuelven a empezar: el archivo son varios archivos, uno tras otro.</translation>
</message>
<message>
<source>the texts of the dump</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>los textos del volcado</translation>
</message>
<message>
<source>The source texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>No se conocen los textos de origen: los sustituyen los números de las posiciones.</translation>
</message>
<message>
<source>The target texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>No se conocen los textos de destino: los sustituyen los números de las posiciones.</translation>
</message>
<message>
<source>It is the only file beside the dump that has a line of no more tokens than weights for each sentence.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Es el único archivo junto al volcado que tiene por cada oración una línea con no más tokens que pesos.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights, the end mark not counted.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 tiene tantos tokens como pesos hay, sin contar la marca de fin.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 tiene tantos tokens como pesos hay.</translation>
</message>
<message>
<source>%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1, junto al volcado, puede tenerlos: tiene una línea por cada oración, pero las longitudes solas no bastan. Elíjalo si los tiene.</translation>
</message>
<message>
<source>%1 and %2 beside the dump fit equally well.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 y %2, junto al volcado, encajan igual de bien.</translation>
</message>
<message>
<source>No file beside the dump has a line for each sentence with as many tokens as weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Ningún archivo junto al volcado tiene por cada oración una línea con tantos tokens como pesos.</translation>
</message>
<message>
<source>It has %1, the dump %2.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>Tiene %1; el volcado, %2.</translation>
</message>
<message>
<source>1 sentence is longer than the array; its tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 oración es más larga que el array; se omiten sus tokens sobrantes.</translation>
</message>
<message numerus="yes">
<source>%1 sentences are longer than the array; their tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 oración es más larga que el array; se omiten sus tokens sobrantes.</numerusform>
<numerusform>%1 oraciones son más largas que el array; se omiten sus tokens sobrantes.</numerusform>
</translation>
</message>
<message>
<source>1 sentence that has no line in it, or none that fits, has numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 oración que no tiene línea en él, o ninguna que encaje, lleva números de posiciones.</translation>
</message>
<message numerus="yes">
<source>%1 sentences that have no line in it, or none that fits, have numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 oración que no tiene línea en él, o ninguna que encaje, lleva números de posiciones.</numerusform>
<numerusform>%1 oraciones que no tienen línea en él, o ninguna que encaje, llevan números de posiciones.</numerusform>
</translation>
</message>
<message>
<source>1 line</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 línea</translation>
</message>
<message numerus="yes">
<source>%1 lines</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 línea</numerusform>
<numerusform>%1 líneas</numerusform>
</translation>
</message>
<message>
<source>The system has no attention, so there are no weights to write; write its metrics instead.</source>
<extracomment>core/inspect/weights_file.cpp</extracomment>
<translation>El sistema no tiene atención, así que no hay pesos que escribir; escriba en su lugar sus métricas.</translation>
</message>
<message>
<source>W turns by 45°</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>W gira 45°</translation>
</message>
<message>
<source>landscape: a score that attends is needed, found %1.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: se necesita una puntuación que atienda; se encontró %1.</translation>
</message>
<message>
<source>landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: se necesitan de 1 a %1 claves de dos números; se encontraron %2 de %3.</translation>
</message>
<message>
<source>the answer should be %1, found %2.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>la respuesta debe ser %1; se encontró %2.</translation>
</message>
<message>
<source>has no question.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>no tiene pregunta.</translation>
</message>
<message>
<source>%1, step %2 %3</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, paso %2 %3</translation>
</message>
<message>
<source>the answer</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/checks/question_facts.cpp</extracomment>
<translation>la respuesta</translation>
</message>
<message>
<source>a list of choices</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>una lista de opciones</translation>
</message>
<message>
<source>a choice</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>una opción</translation>
</message>
<message>
<source>there is no choice %1.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>no hay ninguna opción %1.</translation>
</message>
<message>
<source>a list of %1 answers</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>una lista de %1 respuestas</translation>
</message>
<message>
<source>none of them is right.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>ninguna de ellas es correcta.</translation>
</message>
<message>
<source>several are right (%1), and one is asked for.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>varias son correctas (%1), y se pide una.</translation>
</message>
<message>
<source>without a task there are no texts to look through; give a solution.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>sin una tarea no hay textos que examinar; dé una solución.</translation>
</message>
<message>
<source>an object of what was changed</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>un objeto con lo que se cambió</translation>
</message>
<message>
<source>the answer should be an object such as {"%1": …}, found %2.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>la respuesta debe ser un objeto como {"%1": …}; se encontró %2.</translation>
</message>
<message>
<source>the answer's %1 should be a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 de la respuesta debe ser un número entero desde 1.</translation>
</message>
<message>
<source>the answer's %1 should be a text.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 de la respuesta debe ser un texto.</translation>
</message>
<message>
<source>the answer's key %1 is not known.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>la clave %1 de la respuesta es desconocida.</translation>
</message>
<message>
<source>the answer's %1 should be a text or a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 de la respuesta debe ser un texto o un número entero desde 1.</translation>
</message>
<message>
<source>nothing is right: the list is empty.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>nada es correcto: la lista está vacía.</translation>
</message>
<message>
<source>the value is no place that can be pointed at: %1</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>el valor no es un lugar que se pueda señalar: %1</translation>
</message>
<message>
<source>%1 is no value that can be written.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 no es un valor que se pueda escribir.</translation>
</message>
<message>
<source>%1: the list is empty.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: la lista está vacía.</translation>
</message>
<message>
<source>%1: the lists have %2 and %3 values, expected equally many.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: las listas tienen %2 y %3 valores; se esperaba el mismo número.</translation>
</message>
<message>
<source>entropy: weights are 0 or more, found %1.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>entropy: los pesos son 0 o más; se encontró %1.</translation>
</message>
<message>
<source>softmax: the temperature should be above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>softmax: la temperatura debe ser mayor que 0.</translation>
</message>
<message>
<source>%1 has no argument %2.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 no tiene el argumento %2.</translation>
</message>
<message>
<source>split: a text is split at one character or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>split: un texto se parte por un carácter o más.</translation>
</message>
<message>
<source>number: %1 is no number.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>number: %1 no es un número.</translation>
</message>
<message>
<source>sort: the list should have numbers only or texts only.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sort: la lista debe tener solo números o solo textos.</translation>
</message>
<message>
<source>range: the step should not be 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: el paso no debe ser 0.</translation>
</message>
<message>
<source>range: the list would have more than 100000 values.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: la lista tendría más de 100000 valores.</translation>
</message>
<message>
<source>%1: the list should have true and false only, and %2 is in it.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: la lista debe tener solo true y false, y contiene %2.</translation>
</message>
<message>
<source>a logarithm is of a number above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>un logaritmo es de un número mayor que 0.</translation>
</message>
<message>
<source>sqrt: the number should be 0 or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sqrt: el número debe ser 0 o más.</translation>
</message>
<message>
<source>cosine: a list of zeros has no direction.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>cosine: una lista de ceros no tiene dirección.</translation>
</message>
<message>
<source>this divides by 0.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>esto divide por 0.</translation>
</message>
<message>
<source>"in" looks in a list, or for a text in a text; found %1 in %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>«in» busca en una lista, o un texto en un texto; se encontró %1 en %2.</translation>
</message>
<message>
<source>%1 compares two numbers or two texts, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 compara dos números o dos textos; se encontraron %2 y %3.</translation>
</message>
<message>
<source>the result is not a finite number.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>el resultado no es un número finito.</translation>
</message>
<message>
<source>the list has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la lista tiene más de 100000 valores.</translation>
</message>
<message>
<source>the text has more than a million bytes.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>el texto tiene más de un millón de bytes.</translation>
</message>
<message>
<source>the list has more than a million values, with those of the lists in it.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la lista tiene más de un millón de valores, contando los de las listas que contiene.</translation>
</message>
<message>
<source>the expression needs more than two million operations.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la expresión necesita más de dos millones de operaciones.</translation>
</message>
<message>
<source>there is no name %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>no hay ningún nombre %1; %2</translation>
</message>
<message>
<source>there is no function %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>no hay ninguna función %1; %2</translation>
</message>
<message>
<source>%1 has no %2; %3</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 no tiene %2; %3</translation>
</message>
<message>
<source>%1 has no %2; a lane, a row or a model has members.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 no tiene %2; un carril, una fila o un modelo tienen miembros.</translation>
</message>
<message>
<source>a list of %1 has no place %2; the first one is 1, the last one -1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>una lista de %1 no tiene el lugar %2; el primero es 1 y el último, -1.</translation>
</message>
<message>
<source>+ takes two numbers, two texts or two lists, found %1 and %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>+ toma dos números, dos textos o dos listas; se encontraron %1 y %2.</translation>
</message>
<message>
<source>%1 takes two numbers, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 toma dos números; se encontraron %2 y %3.</translation>
</message>
<message>
<source>the result has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>el resultado tiene más de 100000 valores.</translation>
</message>
<message>
<source>at character %1: %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>en el carácter %1: %2</translation>
</message>
<message>
<source>the expression should be true or false, found %1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>la expresión debe ser true o false; se encontró %1.</translation>
</message>
<message>
<source>this is no number that can be computed with.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>esto no es un número con el que se pueda calcular.</translation>
</message>
<message>
<source>a letter follows a number; an operator is missing.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>una letra sigue a un número; falta un operador.</translation>
</message>
<message>
<source>after \ a text may have \, ', " or n, and nothing else.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>después de \ un texto puede tener \, ', " o n, y nada más.</translation>
</message>
<message>
<source>the text that begins here has no end; close it with %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>el texto que empieza aquí no termina; ciérrelo con %1.</translation>
</message>
<message>
<source>an expression has no sign %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>una expresión no tiene el signo %1.</translation>
</message>
<message>
<source>the expression should end here, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la expresión debe terminar aquí; se encontró %1.</translation>
</message>
<message>
<source>the expression is nested too deeply.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la expresión está demasiado anidada.</translation>
</message>
<message>
<source>its end</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>su final</translation>
</message>
<message>
<source>a number or text</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>un número o texto</translation>
</message>
<message>
<source>%1 was expected after %2, found %3.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba %1 después de %2; se encontró %3.</translation>
</message>
<message>
<source>%1 was expected, found %2.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba %1; se encontró %2.</translation>
</message>
<message>
<source>= gives an argument its value; write == to compare.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>= da a un argumento su valor; escriba == para comparar.</translation>
</message>
<message>
<source>comparisons have no chain; write a &lt; b and b &lt; c.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>las comparaciones no se encadenan; escriba a &lt; b and b &lt; c.</translation>
</message>
<message>
<source>the expression has more than 500 operators.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la expresión tiene más de 500 operadores.</translation>
</message>
<message>
<source>the name of a member</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>el nombre de un miembro</translation>
</message>
<message>
<source>the place in a list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>el lugar en una lista</translation>
</message>
<message>
<source>the argument %1 is given twice.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>el argumento %1 se da dos veces.</translation>
</message>
<message>
<source>arguments with a name come after those without.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>los argumentos con nombre van después de los que no lo tienen.</translation>
</message>
<message>
<source>, or ) was expected after an argument, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba , o ) después de un argumento; se encontró %1.</translation>
</message>
<message>
<source>the expression in brackets</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la expresión entre paréntesis</translation>
</message>
<message>
<source>a value was expected, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba un valor; se encontró %1.</translation>
</message>
<message>
<source>a value was expected, found "if"; if(condition, a, b) is one.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba un valor; se encontró «if»; if(condition, a, b) lo es.</translation>
</message>
<message>
<source>if takes three arguments: if(condition, a, b).</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>if toma tres argumentos: if(condition, a, b).</translation>
</message>
<message>
<source>, or ] was expected in a list, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>se esperaba , o ] en una lista; se encontró %1.</translation>
</message>
<message>
<source>a name for the values of the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>un nombre para los valores de la lista</translation>
</message>
<message>
<source>the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la lista</translation>
</message>
<message>
<source>the expression has %1 bytes, at most 4000 are read.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>la expresión tiene %1 bytes; se leen como máximo 4000.</translation>
</message>
<message>
<source>should be %1, found %2.</source>
<extracomment>core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>debe ser %1; se encontró %2.</translation>
</message>
<message>
<source>a list</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>una lista</translation>
</message>
<message>
<source>something that has members, such as a lane</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>algo que tenga miembros, como un carril</translation>
</message>
<message>
<source>should be a list of numbers, and %1 is in it.</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>debe ser una lista de números, y contiene %1.</translation>
</message>
<message>
<source>%1 has no argument %2; %3</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 no tiene el argumento %2; %3</translation>
</message>
<message>
<source>%1 has the argument %2 twice.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 tiene dos veces el argumento %2.</translation>
</message>
<message>
<source>%1 needs the argument %2.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 necesita el argumento %2.</translation>
</message>
<message>
<source>%1 should be a whole number from %2 to %3, found %4.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 debe ser un número entero entre %2 y %3; se encontró %4.</translation>
</message>
<message>
<source>%1 takes 1 argument at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 toma 1 argumento como máximo; se encontraron %3.</translation>
</message>
<message numerus="yes">
<source>%1 takes %2 arguments at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>
<numerusform>%1 toma %2 argumento como máximo; se encontraron %3.</numerusform>
<numerusform>%1 toma %2 argumentos como máximo; se encontraron %3.</numerusform>
</translation>
</message>
<message>
<source>the brace before %1 has no partner; write {{ for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>la llave antes de %1 no tiene pareja; escriba {{ para una llave.</translation>
</message>
<message>
<source>the brace after %1 has no partner; write }} for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>la llave después de %1 no tiene pareja; escriba }} para una llave.</translation>
</message>
<message>
<source>%1 is no format of a number; write decimals such as 2, or % or 1% for a share.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 no es un formato de número; escriba los decimales, como 2, o % o 1% para una proporción.</translation>
</message>
<message>
<source>%1 is no format of a number.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 no es un formato de número.</translation>
</message>
<message>
<source>the format %1 is for a number, found %2.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>el formato %1 es para un número; se encontró %2.</translation>
</message>
<message>
<source>there is no training %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún entrenamiento %1 en este paso.</translation>
</message>
<message>
<source>there is no training %1; %2</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún entrenamiento %1; %2</translation>
</message>
<message>
<source>there is no slider %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún control deslizante %1 en este paso.</translation>
</message>
<message>
<source>the text has %1 tokens, and a lesson decodes %2 at most.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>el texto tiene %1 tokens, y una lección decodifica %2 como máximo.</translation>
</message>
<message>
<source>the lane %1 has no attention, so it has no weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>el carril %1 no tiene atención, así que no tiene pesos.</translation>
</message>
<message>
<source>there is no right output of this text that the lane could read; give the state a target.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>no hay ninguna salida correcta de este texto que el carril pueda leer; dé un destino al estado.</translation>
</message>
<message>
<source>terms: this map has no score that is a sum.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>terms: este mapa no tiene una puntuación que sea una suma.</translation>
</message>
<message>
<source>a row</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>una fila</translation>
</message>
<message>
<source>scores and spans are known of the lane's own map only.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>las puntuaciones y los alcances solo se conocen del mapa propio del carril.</translation>
</message>
<message>
<source>probability: the output has no token %1; %2</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>probability: la salida no tiene el token %1; %2</translation>
</message>
<message>
<source>the lane %1 has no scores of this map: it has no attention, or the map is a mean of several.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>el carril %1 no tiene puntuaciones de este mapa: no tiene atención, o el mapa es una media de varios.</translation>
</message>
<message>
<source>looks_at: this map does not look at tokens of the source.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>looks_at: este mapa no mira tokens del origen.</translation>
</message>
<message>
<source>the lane %1 has no row of weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>el carril %1 no tiene ninguna fila de pesos.</translation>
</message>
<message>
<source>the recipe's %1 is %2, and a lesson trains with %3 at most.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 de la receta es %2, y una lección entrena con %3 como máximo.</translation>
</message>
<message>
<source>a lesson trains on a task, and this recipe trains on a corpus.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>una lección entrena con una tarea, y esta receta entrena con un corpus.</translation>
</message>
<message>
<source>hidden size</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>tamaño oculto</translation>
</message>
<message>
<source>%1 does not say which task it is for; give the argument task.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 no dice para qué tarea es; dé el argumento task.</translation>
</message>
<message>
<source>metric: there is no measure %1; %2</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: no hay ninguna medida %1; %2</translation>
</message>
<message>
<source>metric: give length or lengths, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: dé length o lengths, no ambos.</translation>
</message>
<message>
<source>metric: lengths should be the shortest and the longest one, such as [4, 30].</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: lengths debe ser la más corta y la más larga, como [4, 30].</translation>
</message>
<message>
<source>metric: with changed maps or temperature only exact_match and token_accuracy are measured.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: con mapas o temperatura cambiados solo se miden exact_match y token_accuracy.</translation>
</message>
<message>
<source>metric: give lane or model, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: dé lane o model, no ambos.</translation>
</message>
<message>
<source>metric: %1 has no %2, which classes have.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: %1 no tiene %2, que tienen las clases.</translation>
</message>
<message>
<source>metric: %1 has no %2; it has no attention, or no link is known.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: %1 no tiene %2; no tiene atención, o no se conoce ningún enlace.</translation>
</message>
<message>
<source>heads_needed: share should be above 0 and at most 1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: share debe ser mayor que 0 y como máximo 1.</translation>
</message>
<message>
<source>heads_needed: %1 has %2 heads in this model, expected 1 to %3; a site is cross, encoder or decoder.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: %1 tiene %2 cabezas en este modelo; se esperaba de 1 a %3; un sitio es cross, encoder o decoder.</translation>
</message>
<message>
<source>the result of heads_needed</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>el resultado de heads_needed</translation>
</message>
<message>
<source>random_rows: score should be one of dot, scaled_dot, content, found %1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: score debe ser uno de dot, scaled_dot, content; se encontró %1.</translation>
</message>
<message>
<source>random_rows: divide should be above 0.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: divide debe ser mayor que 0.</translation>
</message>
<message>
<source>the result of random_rows</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>el resultado de random_rows</translation>
</message>
<message>
<source>%1 has no key %2.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 no tiene la clave %2.</translation>
</message>
<message>
<source>%1 has no key %2; %3</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 no tiene la clave %2; %3</translation>
</message>
<message>
<source>%1 of %2 is a group of keys; name one of them.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 de %2 es un grupo de claves; nombre una de ellas.</translation>
</message>
<message>
<source>a model</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>un modelo</translation>
</message>
<message>
<source>the configuration</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>la configuración</translation>
</message>
<message>
<source>the model has no tensor %1; %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>el modelo no tiene el tensor %1; %2</translation>
</message>
<message>
<source>the tensor %1 has more than 100000 numbers.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>el tensor %1 tiene más de 100000 números.</translation>
</message>
<message>
<source>the training %1</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>el entrenamiento %1</translation>
</message>
<message>
<source>the training %1 is on a corpus; a lesson trains on a task.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>el entrenamiento %1 es con un corpus; una lección entrena con una tarea.</translation>
</message>
<message>
<source>the recipe</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>la receta</translation>
</message>
<message>
<source>the training %1 by %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>el entrenamiento %1 por %2</translation>
</message>
<message>
<source>there is no lane %1 in this step.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún carril %1 en este paso.</translation>
</message>
<message>
<source>there is no lane %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún carril %1; %2</translation>
</message>
<message>
<source>there is no slider %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>no hay ningún control deslizante %1; %2</translation>
</message>
<message>
<source>the slider %1 is a temperature, which is above 0.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>el control deslizante %1 es una temperatura, que es mayor que 0.</translation>
</message>
<message>
<source>this step has no lane.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>este paso no tiene ningún carril.</translation>
</message>
<message>
<source>%1 should be a position from 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 debe ser una posición desde 1; se encontró %2.</translation>
</message>
<message>
<source>%1 should name an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 debe nombrar un mapa de atención como «cross.1.1»; se encontró %2.</translation>
</message>
<message>
<source>%1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/runs/run_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser un número entre 0 y 1; se encontró %2.</translation>
</message>
<message>
<source>%1 should have the sum 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 debe sumar 1; se encontró %2.</translation>
</message>
<message>
<source>%1 is changed in nothing; give token, weights, temperature or maps.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 no cambia nada; dé token, weights, temperature o maps.</translation>
</message>
<message>
<source>%1 stands twice; a step is changed once.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 aparece dos veces; un paso se cambia una sola vez.</translation>
</message>
<message>
<source>has no %1, so it is no lesson.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>no tiene %1, así que no es una lección.</translation>
</message>
<message>
<source>is not JSON: %1</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>no es JSON: %1</translation>
</message>
<message>
<source>should be an object.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>debe ser un objeto.</translation>
</message>
<message>
<source>%1 should end in %2.</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe terminar en %2.</translation>
</message>
<message>
<source>%1 is not in the lesson; %2</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 no está en la lección; %2</translation>
</message>
<message>
<source>trains on a corpus, whose files are outside of the lesson; give it a task.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>entrena con un corpus, cuyos archivos están fuera de la lección; dele una tarea.</translation>
</message>
<message>
<source>%1, step %2, the training %3</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1, paso %2, el entrenamiento %3</translation>
</message>
<message>
<source>not written, because a text of the lesson is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>no escrito, porque un texto de la lección no es UTF-8.</translation>
</message>
<message>
<source>%1 does not come with the program.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1 no viene con el programa.</translation>
</message>
<message>
<source>the recipe has no key %1.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>la receta no tiene la clave %1.</translation>
</message>
<message>
<source>the model of the lane %1 is neither in the session nor bundled; save the session with its models.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>el modelo del carril %1 no está en la sesión ni viene incluido; guarde la sesión con sus modelos.</translation>
</message>
<message>
<source>%1 is more than %2 folders deep, which no lesson needs.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 está a más de %2 carpetas de profundidad, que ninguna lección necesita.</translation>
</message>
<message>
<source>has more than %1 files, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>tiene más de %1 archivos, que es lo máximo de una lección.</translation>
</message>
<message>
<source>%1 cannot be read: %2.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no se puede leer: %2.</translation>
</message>
<message>
<source>the folder</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>la carpeta</translation>
</message>
<message>
<source>%1 is a symbolic link, which may lead outside of the lesson; put the file itself there.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 es un enlace simbólico, que puede llevar fuera de la lección; ponga allí el propio archivo.</translation>
</message>
<message>
<source>%1 is no regular file.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no es un archivo normal.</translation>
</message>
<message>
<source>the entry %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>la entrada %1</translation>
</message>
<message>
<source>%1 is a symbolic link or no file at all, which a lesson does not have.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 es un enlace simbólico o no es un archivo, cosa que una lección no tiene.</translation>
</message>
<message>
<source>%1 is encrypted, so it cannot be read; pack the lesson without a password.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 está cifrado, así que no se puede leer; empaquete la lección sin contraseña.</translation>
</message>
<message>
<source>%1 is not in it, which every lesson has; choose a lesson of Attention Lab.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no está en él, y toda lección lo tiene; elija una lección de Attention Lab.</translation>
</message>
<message>
<source>%1 has no name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no tiene nombre.</translation>
</message>
<message>
<source>%1 has a name of more than %2 bytes.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 tiene un nombre de más de %2 bytes.</translation>
</message>
<message>
<source>%1 has a name that is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 tiene un nombre que no es UTF-8.</translation>
</message>
<message>
<source>%1 has a control character in its name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 tiene un carácter de control en su nombre.</translation>
</message>
<message>
<source>%1 is an absolute path, which leads outside of the lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 es una ruta absoluta, que lleva fuera de la lección.</translation>
</message>
<message>
<source>%1 has a backslash in its name; folders are parted by /.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 tiene una barra invertida en su nombre; las carpetas se separan con /.</translation>
</message>
<message>
<source>%1 leads outside of the lesson, or back into it; name the file without . and ...</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 lleva fuera de la lección, o de vuelta a ella; nombre el archivo sin . ni ...</translation>
</message>
<message>
<source>%1 has a folder without a name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 tiene una carpeta sin nombre.</translation>
</message>
<message>
<source>has no file %1.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>no tiene ningún archivo %1.</translation>
</message>
<message>
<source>the file %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>el archivo %1</translation>
</message>
<message>
<source>%1 cannot be in a lesson, because paths that begin with resources/ are files of the program; rename the folder.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no puede estar en una lección, porque las rutas que empiezan por resources/ son archivos del programa; cambie el nombre de la carpeta.</translation>
</message>
<message>
<source>%1 is of no kind that a lesson has (%2); take it out.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 no es de ningún tipo que tenga una lección (%2); quítelo.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read.</source>
<extracomment>core/lessons/format/lesson_files.cpp, core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 tiene %2 bytes; se leen como máximo %3.</translation>
</message>
<message>
<source>%1 is in it twice.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 está dos veces.</translation>
</message>
<message>
<source>its files have more than %1 bytes together, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>sus archivos tienen juntos más de %1 bytes, que es lo máximo de una lección.</translation>
</message>
<message>
<source>%1 should be the code of a language such as en, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe ser el código de un idioma, como en; se encontró %2.</translation>
</message>
<message>
<source>%1 is empty; a lesson has a step.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 está vacío; una lección tiene algún paso.</translation>
</message>
<message>
<source>its format is %1, expected "%2".</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/lessons/progress/lesson_progress.cpp, core/model_files/tensor_file.cpp, core/sessions/session_json.cpp</extracomment>
<translation>su formato es %1; se esperaba «%2».</translation>
</message>
<message>
<source>was written by a newer Attention Lab (version %1; this one reads %2); update the program.</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>fue escrito por un Attention Lab más reciente (versión %1; este lee %2); actualice el programa.</translation>
</message>
<message>
<source>%1 should be %2 names at most, found %3.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe tener %2 nombres como máximo; se encontraron %3.</translation>
</message>
<message>
<source>%1 should be a name of letters, digits and _, which no digit begins.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe ser un nombre de letras, dígitos y _, que no empiece por un dígito.</translation>
</message>
<message>
<source>%1 means something else in expressions; take another name.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 significa otra cosa en las expresiones; use otro nombre.</translation>
</message>
<message>
<source>%1 uses itself, in a circle.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 se usa a sí mismo, en círculo.</translation>
</message>
<message>
<source>%1, step %2</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1, paso %2</translation>
</message>
<message>
<source>%1 is %2 as that of a step before it.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 es %2, como el de un paso anterior.</translation>
</message>
<message>
<source>%1 should be a file of the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe ser un archivo de la lección.</translation>
</message>
<message>
<source>%1 has no part of the window %2; see "Highlights" in the specification of lessons.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 no tiene la parte de la ventana %2; véase «Highlights» en la especificación de las lecciones.</translation>
</message>
<message>
<source>%1 should be a file of the lesson, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 debe ser un archivo de la lección; se encontró %2.</translation>
</message>
<message>
<source>the text is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>el texto no es UTF-8.</translation>
</message>
<message>
<source>a link or a picture has a name that is computed; write the name itself.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>un enlace o una imagen tiene un nombre calculado; escriba el nombre mismo.</translation>
</message>
<message>
<source>the link %1 leads to neither a page (https://…) nor a step of the lesson (#ID).</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>el enlace %1 no lleva ni a una página (https://…) ni a un paso de la lección (#ID).</translation>
</message>
<message>
<source>the picture %1 is no PNG or JPEG file of the lesson; put it into the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>la imagen %1 no es un archivo PNG o JPEG de la lección; póngala en la lección.</translation>
</message>
<message>
<source>the text of a choice shows no pictures; put them into the question.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>el texto de una opción no muestra imágenes; póngalas en la pregunta.</translation>
</message>
<message>
<source>%1 names no lane %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 no nombra ningún carril %2.</translation>
</message>
<message>
<source>a question to find needs lanes in the state, or a solution.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>una pregunta de tipo find necesita carriles en el estado, o una solución.</translation>
</message>
<message>
<source>%1 is no text of the lesson, so it is not used.</source>
<extracomment>core/lessons/format/lesson_languages.cpp</extracomment>
<translation>%1 no es un texto de la lección, por lo que no se usa.</translation>
</message>
<message>
<source>%1 should be two numbers in brackets, such as [1, 0.5].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe ser dos números entre corchetes, como [1, 0.5].</translation>
</message>
<message>
<source>%1 should be the shortest and the longest length, such as [4, 30].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe ser la longitud más corta y la más larga, como [4, 30].</translation>
</message>
<message>
<source>%1 should be above 0, because the slider is a temperature.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe ser mayor que 0, porque el control deslizante es una temperatura.</translation>
</message>
<message>
<source>%1 should be numbers, texts or truths, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe ser números, textos o valores lógicos; se encontró %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 values, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe tener de 2 a 12 valores; se encontraron %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 keys, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 debe tener de 2 a 12 claves; se encontraron %2.</translation>
</message>
<message>
<source>%1 has no score function %2 to choose.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 no tiene ninguna función de puntuación %2 que elegir.</translation>
</message>
<message>
<source>%1 has the id %2 twice.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 tiene dos veces el id %2.</translation>
</message>
<message>
<source>%1 names no lane %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 no nombra ningún carril %2; %3</translation>
</message>
<message>
<source>%1 has no task %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 no tiene ninguna tarea %2; %3</translation>
</message>
<message>
<source>%1 should be some of %2, found %3.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 debe ser algunos de %2; se encontró %3.</translation>
</message>
<message>
<source>%1 has no model for the lane %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 no tiene modelo para el carril %2.</translation>
</message>
<message>
<source>the text is no Markdown that can be read.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>el texto no es Markdown legible.</translation>
</message>
<message>
<source>HTML is not read, found %1; put a token such as `&lt;/s&gt;` into code marks.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>el HTML no se lee; se encontró %1; ponga un token como `&lt;/s&gt;` entre marcas de código.</translation>
</message>
<message>
<source>%1 is missing.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>falta %1.</translation>
</message>
<message>
<source>%1 should be a text, found an empty one.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 debe ser un texto; se encontró uno vacío.</translation>
</message>
<message>
<source>%1 should be an id of letters, digits, _ and -, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 debe ser un id de letras, dígitos, _ y -, como máximo %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should be an id of small letters, digits and hyphens, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 debe ser un id de letras minúsculas, dígitos y guiones, como máximo %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should be %2 at most, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 debe ser %2 como máximo; se encontró %3.</translation>
</message>
<message>
<source>%1 is %2 as that of a choice before it.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 es %2, como el de una opción anterior.</translation>
</message>
<message>
<source>%1 should be 2 to 12, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 debe ser de 2 a 12; se encontraron %2.</translation>
</message>
<message>
<source>%1 has no choice that is right.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 no tiene ninguna opción correcta.</translation>
</message>
<message>
<source>%1 has several choices that are right; add "many": true if all must be chosen.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 tiene varias opciones correctas; añada "many": true si hay que elegirlas todas.</translation>
</message>
<message>
<source>%1 should be above 0 on a logarithmic scale.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 debe ser mayor que 0 en una escala logarítmica.</translation>
</message>
<message>
<source>%1 should be a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 debe ser un número; se encontró %2.</translation>
</message>
<message>
<source>%1 or "offers" says which numbers a bet may be; give one of the two.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 u «offers» dice qué números puede tener una apuesta; dé uno de los dos.</translation>
</message>
<message>
<source>%1 should be an expression, as a text, or a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 debe ser una expresión, como texto, o un número; se encontró %2.</translation>
</message>
<message>
<source>has version %1, this program reads %2; update the program.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>tiene la versión %1, este programa lee %2; actualice el programa.</translation>
</message>
<message>
<source>has version %1, this program reads %2; the file is damaged.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>tiene la versión %1, este programa lee %2; el archivo está dañado.</translation>
</message>
<message>
<source>%1 has more than %2 bytes.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>%1 tiene más de %2 bytes.</translation>
</message>
<message>
<source>a text of the answers is not UTF-8, so they cannot be written.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>un texto de las respuestas no es UTF-8, así que no se pueden escribir.</translation>
</message>
<message>
<source>Unknown tokeniser of BLEU %1; %2</source>
<extracomment>core/metrics/bleu_tokenizer.cpp</extracomment>
<translation>Tokenizador de BLEU desconocido: %1; %2</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: it has %1 files, at most %2 are possible.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no es un paquete de Argos Translate seguro de leer: tiene %1 archivos; son posibles como máximo %2.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 leaves the package.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no es un paquete de Argos Translate seguro de leer: %1 sale del paquete.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 stands twice in it.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no es un paquete de Argos Translate seguro de leer: %1 aparece dos veces.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is encrypted; unpack it and name its folder.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no es un paquete de Argos Translate seguro de leer: %1 está cifrado; desempaquételo e indique su carpeta.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is not a regular file.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no es un paquete de Argos Translate seguro de leer: %1 no es un archivo normal.</translation>
</message>
<message>
<source>a package of Argos Translate has one model (model/model.bin in a folder), found %1.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>un paquete de Argos Translate tiene un modelo (model/model.bin en una carpeta); se encontró %1.</translation>
</message>
<message>
<source>has no metadata.json beside the folder "model", as packages of Argos Translate do.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>no tiene metadata.json junto a la carpeta «model», como los paquetes de Argos Translate.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero byte; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 tiene un nombre que no termina en un byte cero; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should follow; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 termina antes de los %2 bytes que deben seguir; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a %2 %3 dimensiones; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a %2 la forma imposible %3; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a %2 el tipo de número desconocido %3; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a los números de %2 %3 bytes; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a %2 %3 bytes para la forma %4; use otra copia del archivo.</translation>
</message>
<message>
<source>is no model of CTranslate2 that this program reads: its binary version is %1, expected 1 to %2.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo de CTranslate2 que este programa lea: su versión binaria es %1; se esperaba de 1 a %2.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 declara %2 variables; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 tiene dos veces %2; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 declara %2 alias; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which cannot be; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: en el byte %1 da a %2 el alias %3, que no es posible; use otra copia del archivo.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>no es un modelo completo de CTranslate2: debe terminar en el byte %1, y quedan %2 bytes; use otra copia del archivo.</translation>
</message>
<message>
<source>the scale of %1 should be one number or one for each of %2 rows, found shape %3.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>la escala de %1 debe ser un número o uno por cada una de %2 filas; se encontró la forma %3.</translation>
</message>
<message>
<source>%1 has whole numbers of 8 bits and no scale; convert the model again.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>%1 tiene números enteros de 8 bits y ninguna escala; convierta el modelo de nuevo.</translation>
</message>
<message>
<source>its attention knows positions relative to each other</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>su atención conoce posiciones relativas entre sí</translation>
</message>
<message>
<source>its positions are turned into queries and keys in a way of its own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>sus posiciones se incorporan a consultas y claves de un modo propio</translation>
</message>
<message>
<source>its attention falls with the distance of two tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>su atención disminuye con la distancia entre dos tokens</translation>
</message>
<message>
<source>it has a layer norm after the embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>tiene una normalización de capa tras los embeddings</translation>
</message>
<message>
<source>a token has several embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>un token tiene varios embeddings</translation>
</message>
<message>
<source>it reads sounds, not tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>lee sonidos, no tokens</translation>
</message>
<message>
<source>its feed-forward layers have gates</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>sus capas feed-forward tienen puertas</translation>
</message>
<message>
<source>its embeddings have another width than its layers</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>sus embeddings tienen otro ancho que sus capas</translation>
</message>
<message>
<source>its queries have a scale of their own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>sus consultas tienen una escala propia</translation>
</message>
<message>
<source>its sublayers share a layer norm</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>sus subcapas comparten una normalización de capa</translation>
</message>
<message>
<source>it says one class of a text</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>dice una clase de un texto</translation>
</message>
<message>
<source>is a model of CTranslate2 that this program cannot hold: %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>es un modelo de CTranslate2 que este programa no puede alojar: %1.</translation>
</message>
<message>
<source>its option %1 should be from 0 to %2</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>su opción %1 debe estar entre 0 y %2</translation>
</message>
<message>
<source>should be an object, found %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp, core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>debe ser un objeto; se encontró %1.</translation>
</message>
<message>
<source>it has a decoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>solo tiene un decodificador</translation>
</message>
<message>
<source>it has an encoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>solo tiene un codificador</translation>
</message>
<message>
<source>it does not say how many heads it has</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>no dice cuántas cabezas tiene</translation>
</message>
<message>
<source>the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 (swish) or 3 (gelu)</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>la activación de sus capas feed-forward tiene el número %1; se esperaba 0 (relu), 2 (swish) o 3 (gelu)</translation>
</message>
<message>
<source>it has the option %1, which this program does not know</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>tiene la opción %1, que este programa no conoce</translation>
</message>
<message>
<source>has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or shared_vocabulary.json; take the whole folder of the model.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>no tiene %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt ni shared_vocabulary.json; use la carpeta entera del modelo.</translation>
</message>
<message>
<source>its target vocabulary has no token that ends a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>su vocabulario de destino no tiene ningún token que termine una oración</translation>
</message>
<message>
<source>its target vocabulary has no token that begins a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>su vocabulario de destino no tiene ningún token que empiece una oración</translation>
</message>
<message>
<source>MarianMT of Hugging Face</source>
<extracomment>core/model_files/foreign_models.cpp, resources/mappings/families/marian_hugging_face.json</extracomment>
<translation>MarianMT de Hugging Face</translation>
</message>
<message>
<source>%1 should be a text, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 debe ser un texto; se encontró %2.</translation>
</message>
<message>
<source>%1 should be true or false, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 debe ser true o false; se encontró %2.</translation>
</message>
<message>
<source>has no %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>no tiene %1.</translation>
</message>
<message>
<source>%1 should be from 1 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 debe estar entre 1 y %2; se encontró %3.</translation>
</message>
<message>
<source>"bad_words_ids" should hold lists of one id each, found %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>«bad_words_ids» debe contener listas de un id cada una; se encontró %1.</translation>
</message>
<message>
<source>%1 should be a whole number, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/runs/run_pictures.cpp</extracomment>
<translation>%1 debe ser un número entero; se encontró %2.</translation>
</message>
<message>
<source>%1 should be an id from 0 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 debe ser un id entre 0 y %2; se encontró %3.</translation>
</message>
<message>
<source>is a model that this program cannot hold: %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>es un modelo que este programa no puede alojar: %1.</translation>
</message>
<message>
<source>its family is %1, expected "marian" (OPUS-MT)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>su familia es %1; se esperaba «marian» (OPUS-MT)</translation>
</message>
<message>
<source>its positions are learned ("static_position_embeddings" is false)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>sus posiciones son aprendidas («static_position_embeddings» es false)</translation>
</message>
<message>
<source>it forces the first token ("forced_bos_token_id")</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>fuerza el primer token («forced_bos_token_id»)</translation>
</message>
<message>
<source>has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>no tiene pytorch_model.bin ni model.safetensors; use la carpeta entera del modelo.</translation>
</message>
<message>
<source>%1 is %2, but the weights have %3 layers.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 es %2, pero los pesos tienen %3 capas.</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>la activación de sus capas feed-forward es %1; se esperaba swish, silu, relu o gelu</translation>
</message>
<message>
<source>it does not say from which token its decoder starts</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>no dice con qué token empieza su decodificador</translation>
</message>
<message>
<source>no tensor stands under "%1".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>no hay ningún tensor bajo «%1».</translation>
</message>
<message>
<source>%1; only what stands under %2 was taken, so leave --part out when the rest of the model stands beside it.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>%1; solo se tomó lo que está bajo %2, así que omita --part si el resto del modelo está al lado.</translation>
</message>
<message>
<source>is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>es %1; --heads, --norm y --activation son de nn.Transformer; omítalos.</translation>
</message>
<message>
<source>is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "attnlab import --heads N".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>es %1, y ningún tensor dice en cuántas cabezas se dividen %2 números; indique nhead con «attnlab import --heads N».</translation>
</message>
<message>
<source>no token begins or none ends a sentence; say which with "--special PAD,BEGIN,END,UNKNOWN".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>ningún token empieza o ninguno termina una oración; indique cuáles con «--special PAD,BEGIN,END,UNKNOWN».</translation>
</message>
<message>
<source>the bias %1 is carried by one more hidden unit, which is always 1 in the annotations</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>el sesgo %1 lo lleva una unidad oculta más, que siempre es 1 en las anotaciones</translation>
</message>
<message>
<source>&lt;s&gt; and &lt;/s&gt; stand around every source, as this kind of model is trained; say --frame none for one that was not</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>&lt;s&gt; y &lt;/s&gt; rodean cada origen, como se entrena este tipo de modelo; indique --frame none para uno que no se entrenó así</translation>
</message>
<message>
<source>Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the option --special of "attnlab import" says others.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>Donde no se da ningún vocabulario, los ids 0 a 3 se toman por relleno, inicio, fin y desconocido; la opción --special de «attnlab import» indica otros.</translation>
</message>
<message>
<source>the tensor %1 is missing; the configuration asks for it, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>falta el tensor %1; la configuración lo pide, así que no son del mismo modelo.</translation>
</message>
<message>
<source>the first four tokens should be padding, begin, end and unknown, as the specification has them.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>los cuatro primeros tokens deben ser relleno, inicio, fin y desconocido, como en la especificación.</translation>
</message>
<message>
<source>a number in %1 is not finite.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>un número de %1 no es finito.</translation>
</message>
<message>
<source>the tensor %1 is %2, the configuration makes it %3.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>el tensor %1 es %2; según la configuración, %3.</translation>
</message>
<message>
<source>the configuration has no tensor %1, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>la configuración no tiene el tensor %1, así que no son del mismo modelo.</translation>
</message>
<message>
<source>has no tensors %1, %2 and output.weight, which the specification names; leave --config out for other models.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>no tiene los tensores %1, %2 y output.weight, que nombra la especificación; omita --config para otros modelos.</translation>
</message>
<message>
<source>its tensors have the specification's names, which do not say what cells, wiring and score they belong to; "attnlab import" with --config takes a model file or a configuration.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>sus tensores llevan los nombres de la especificación, que no dicen a qué celdas, conexión y puntuación pertenecen; «attnlab import» con --config toma un archivo de modelo o una configuración.</translation>
</message>
<message>
<source>the specification's names</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>los nombres de la especificación</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read here.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 tiene %2 bytes; aquí se leen como máximo %3.</translation>
</message>
<message>
<source>%1 should be an array of bytes, found the type %2.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 debería ser un array de bytes, pero el tipo encontrado es %2.</translation>
</message>
<message>
<source>%1 has %2 bytes of numbers, expected %3.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 tiene %2 bytes de números; se esperaban %3.</translation>
</message>
<message>
<source>holds %1 arrays, at most %2 are possible in a model of Marian.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>contiene %1 arrays; en un modelo de Marian son posibles como máximo %2.</translation>
</message>
<message>
<source>%1 stands twice in it; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 aparece dos veces; use otra copia del archivo.</translation>
</message>
<message>
<source>%1 is encrypted, expected a model as Marian writes it.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 está cifrado; se esperaba un modelo como los que escribe Marian.</translation>
</message>
<message>
<source>has no %1, as models of Marian do.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>no tiene %1, como los modelos de Marian.</translation>
</message>
<message>
<source>its weights are whole numbers of 8 bits (intgemm); take the model before that</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>sus pesos son números enteros de 8 bits (intgemm); use el modelo anterior a eso</translation>
</message>
<message>
<source>its decoder looks back by a recurrent unit</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>su decodificador mira atrás mediante una unidad recurrente</translation>
</message>
<message>
<source>its decoder looks back by average attention</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>su decodificador mira atrás mediante atención media</translation>
</message>
<message>
<source>its tokens are made of factors</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>sus tokens están hechos de factores</translation>
</message>
<message>
<source>its tokens have embeddings of types</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>sus tokens tienen embeddings de tipos</translation>
</message>
<message>
<source>holds several models of Marian (%1); choose one of the files.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>contiene varios modelos de Marian (%1); elija uno de los archivos.</translation>
</message>
<message>
<source>no settings name its vocabulary; %1, the only one in its folder, is taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ningún ajuste nombra su vocabulario; se usa %1, el único de su carpeta.</translation>
</message>
<message>
<source>no settings name its vocabularies; %1 and %2, the only ones in its folder, are taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ningún ajuste nombra sus vocabularios; se usan %1 y %2, los únicos de su carpeta.</translation>
</message>
<message>
<source>%1 is %2, but the tensors have %3.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>%1 es %2, pero los tensores tienen %3.</translation>
</message>
<message>
<source>has no token &lt;/s&gt;, which ends the sentences of every model of Marian.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>no tiene el token &lt;/s&gt;, que termina las oraciones de todo modelo de Marian.</translation>
</message>
<message>
<source>its architecture, expected "transformer", is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>su arquitectura, que debe ser «transformer», es %1</translation>
</message>
<message>
<source>its decoder looks back otherwise than by self-attention, by %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>su decodificador no mira atrás mediante autoatención, sino mediante %1</translation>
</message>
<message>
<source>its layers share weights: %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>sus capas comparten pesos: %1</translation>
</message>
<message>
<source>its encoder pools its tokens: "transformer-pool" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>su codificador agrupa sus tokens: «transformer-pool» es %1</translation>
</message>
<message>
<source>its feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>sus capas feed-forward deben tener profundidad 2, y su profundidad es %1</translation>
</message>
<message>
<source>its decoder's feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>las capas feed-forward de su decodificador deben tener profundidad 2, y su profundidad es %1</translation>
</message>
<message>
<source>it writes from the last token to the first one: "right-left" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>escribe del último token al primero: «right-left» es %1</translation>
</message>
<message>
<source>its tokens are made of factors: "lemma-dim-emb" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>sus tokens están hechos de factores: «lemma-dim-emb» es %1</translation>
</message>
<message>
<source>its source tokens share universal embeddings: "ulr" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>sus tokens de origen comparten embeddings universales: «ulr» es %1</translation>
</message>
<message>
<source>%1 stands twice.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 aparece dos veces.</translation>
</message>
<message>
<source>is a model of Marian that this program cannot hold: %1.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>es un modelo de Marian que este programa no puede alojar: %1.</translation>
</message>
<message>
<source>it does not say its architecture ("type")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>no dice su arquitectura («type»)</translation>
</message>
<message>
<source>a list of lists</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>una lista de listas</translation>
</message>
<message>
<source>it has a layer norm after the embeddings ("transformer-postprocess-emb")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>tiene una normalización de capa tras los embeddings («transformer-postprocess-emb»)</translation>
</message>
<message>
<source>%1 should be one value, found a list or a mapping.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 debe ser un solo valor; se encontró una lista o una correspondencia.</translation>
</message>
<message>
<source>%1 should be a whole number from 1 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 debe ser un número entero entre 1 y %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should have no operations but d (dropout), a (add) and n (norm), found %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 solo debe tener las operaciones d (dropout), a (suma) y n (normalización); se encontró %2</translation>
</message>
<message>
<source>its layers should have norms before ("n", "da") or after them ("", "dan"), found %1 and %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>sus capas deben tener la normalización antes («n», «da») o después («», «dan»); se encontraron %1 y %2</translation>
</message>
<message>
<source>it adds the embeddings after the last layer ("transformer-postprocess-top")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>añade los embeddings tras la última capa («transformer-postprocess-top»)</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected relu or swish</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>la activación de sus capas feed-forward es %1; se esperaba relu o swish</translation>
</message>
<message>
<source>tensor %1 should have two dimensions, found shape %2.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp, core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 debe tener dos dimensiones; se encontró la forma %2.</translation>
</message>
<message>
<source>has neither a table of embeddings %1 nor %2; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>no tiene ni la tabla de embeddings %1 ni %2; use otra copia del archivo.</translation>
</message>
<message>
<source>has no table of learned positions %1, which its settings ask for; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>no tiene la tabla de posiciones aprendidas %1, que piden sus ajustes; use otra copia del archivo.</translation>
</message>
<message>
<source>its vocabularies are not beside it; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>sus vocabularios no están al lado; póngalos ahí y nómbrelos en decoder.yml, como en «vocabs: [source.spm, target.spm]».</translation>
</message>
<message>
<source>its vocabularies are not beside it, for example %1; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>sus vocabularios no están al lado, por ejemplo %1; póngalos ahí y nómbrelos en decoder.yml, como en «vocabs: [source.spm, target.spm]».</translation>
</message>
<message>
<source>%1 should have an id of its own from 0 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp, core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 debe tener un id propio entre 0 y %2; se encontró %3.</translation>
</message>
<message>
<source>is a vocabulary of factors, and models whose tokens are made of factors cannot be held.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>es un vocabulario de factores, y los modelos cuyos tokens están hechos de factores no se pueden alojar.</translation>
</message>
<message>
<source>a model file of Attention Lab</source>
<extracomment>core/model_files/model_file.cpp, core/model_files/tensor_file.h</extracomment>
<translation>un archivo de modelo de Attention Lab</translation>
</message>
<message>
<source>%1 should be a JSON list of texts, found %2.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 debe ser una lista JSON de textos; se encontró %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2 as entry %3.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 debe contener solo textos; se encontró %2 como entrada %3.</translation>
</message>
<message>
<source>%1 has %2 tokens, but config.%3 is %4.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 tiene %2 tokens, pero config.%3 es %4.</translation>
</message>
<message>
<source>is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or Marian was expected, or a file.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>es una carpeta sin modelo; se esperaba la carpeta de un modelo de Hugging Face, CTranslate2 o Marian, o un archivo.</translation>
</message>
<message>
<source>not written, because a token or a name of the model is not UTF-8.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>no escrito, porque un token o un nombre del modelo no es UTF-8.</translation>
</message>
<message>
<source>its tensors would make a network of %1 numbers from a file of %2 bytes, in which so many cannot stand; save model.state_dict() again with torch.save.</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>sus tensores formarían una red de %1 números a partir de un archivo de %2 bytes, en el que no caben tantos; guarde model.state_dict() de nuevo con torch.save.</translation>
</message>
<message>
<source>as %1: %2</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>como %1: %2</translation>
</message>
<message>
<source>the score %1 would change with it</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>la puntuación %1 cambiaría con él</translation>
</message>
<message>
<source>the weights of the span local_p do not sum to 1</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>los pesos del alcance local_p no suman 1</translation>
</message>
<message>
<source>only GRU layers whose last state the decoder starts from can carry one</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>solo pueden llevar uno las capas GRU de cuyo último estado parte el decodificador</translation>
</message>
<message>
<source>%1 should be a list of texts, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 debe ser una lista de textos; se encontró %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 debe contener solo textos; se encontró %2.</translation>
</message>
<message>
<source>%1 should be a text in quotation marks, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 debe ser un texto entre comillas; se encontró %2.</translation>
</message>
<message>
<source>%1 should be the place, from 0, and the number of equal blocks of rows of one tensor, as in [0, 3], found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 debe ser el lugar, desde 0, y el número de bloques iguales de filas de un tensor, como en [0, 3]; se encontró %2.</translation>
</message>
<message>
<source>tensors.%1 should say "from" which tensor it comes.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 debe decir en «from» de qué tensor procede.</translation>
</message>
<message>
<source>tensors.%1 should have one "*" where the one name that it comes from has one, and else none.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 debe tener un «*» si el nombre único del que procede lo tiene, y si no, ninguno.</translation>
</message>
<message>
<source>format should be "%1", found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>format debe ser «%1»; se encontró %2.</translation>
</message>
<message>
<source>is of version %1, this program reads version %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>es de la versión %1; este programa lee la versión %2.</translation>
</message>
<message>
<source>aliases should be a list of objects, found %1.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>aliases debe ser una lista de objetos; se encontró %1.</translation>
</message>
<message>
<source>should have either "tensors" or "recognise" and "refuse".</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>debe tener o bien «tensors» o bien «recognise» y «refuse».</translation>
</message>
<message>
<source>; nearest is %1</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; la más cercana es %1</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; la más cercana es %1, que además necesita %2</translation>
</message>
<message>
<source>; nearest is %1, which does not know %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; la más cercana es %1, que no conoce %2</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2 and does not know %3</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>; la más cercana es %1, que además necesita %2 y no conoce %3</translation>
</message>
<message>
<source>, for which %1 would be a second tensor of one name</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>, para la que %1 sería un segundo tensor del mismo nombre</translation>
</message>
<message>
<source>no mapping knows its tensors (%1)%2; name its tensors in a mapping file for "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>ninguna correspondencia conoce sus tensores (%1)%2; nombre sus tensores en un archivo de correspondencia para «attnlab import --mapping».</translation>
</message>
<message>
<source>holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>contiene %1 tensores; en una red de codificador, atención y decodificador son posibles como máximo %2.</translation>
</message>
<message>
<source>is a state_dict, and the program's mappings, which name its tensors, are not installed; set ATTENTION_LAB_RESOURCES to the folder of resources.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>es un state_dict, y las correspondencias del programa, que nombran sus tensores, no están instaladas; asigne a ATTENTION_LAB_RESOURCES la carpeta de los recursos.</translation>
</message>
<message>
<source>holds several models, under %1 and %2; choose one with "attnlab import --part".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>contiene varios modelos, bajo %1 y %2; elija uno con «attnlab import --part».</translation>
</message>
<message>
<source>two mappings fit, %1 and %2; choose one with "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>encajan dos correspondencias, %1 y %2; elija una con «attnlab import --mapping».</translation>
</message>
<message>
<source>two files are called "%1", which is to stand before the names of their tensors; rename one of them.</source>
<extracomment>core/model_files/pytorch/named_tensors.cpp</extracomment>
<translation>dos archivos se llaman «%1», que debe preceder a los nombres de sus tensores; cambie el nombre de uno.</translation>
</message>
<message>
<source>%1 has no list of arguments.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 no tiene lista de argumentos.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene %2 argumentos; se esperaban %3.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3 to %4.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene %2 argumentos; se esperaban de %3 a %4.</translation>
</message>
<message>
<source>%1 should have %2 as argument %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 debe tener %2 como argumento %3.</translation>
</message>
<message>
<source>a tuple of whole numbers</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>una tupla de números enteros</translation>
</message>
<message>
<source>%1 should have whole numbers in argument %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 debe tener números enteros en el argumento %2.</translation>
</message>
<message>
<source>%1 has the negative size %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene el tamaño negativo %2.</translation>
</message>
<message>
<source>a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un almacenamiento</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions and %3 strides.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene una forma de %2 dimensiones y %3 strides.</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene una forma de %2 dimensiones; se leen como máximo %3.</translation>
</message>
<message>
<source>holds a whole module (%1), not a state_dict; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>contiene un módulo entero (%1), no un state_dict; guarde %2 en su lugar.</translation>
</message>
<message>
<source>asks for %1, which is no plain container and no tensor, so it was not run; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>pide %1, que no es un contenedor simple ni un tensor, así que no se ejecutó; guarde solo %2.</translation>
</message>
<message>
<source>calls what is no function; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>llama a algo que no es una función; guárdelo de nuevo con torch.save.</translation>
</message>
<message>
<source>a tensor</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un tensor</translation>
</message>
<message>
<source>%1 is called, which is no way to make a tensor; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>se llama a %1, que no es una forma de crear un tensor; guarde solo %2.</translation>
</message>
<message>
<source>a persistent id</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un id persistente</translation>
</message>
<message>
<source>the text "storage"</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>el texto «storage»</translation>
</message>
<message>
<source>%1 should start with "storage", found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 debe empezar por «storage»; se encontró %2.</translation>
</message>
<message>
<source>the type of a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>el tipo de un almacenamiento</translation>
</message>
<message>
<source>%1 should name the type of a storage, found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 debe nombrar el tipo de un almacenamiento; se encontró %2.</translation>
</message>
<message>
<source>None, because a view of another storage is not read,</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>None, porque no se lee una vista de otro almacenamiento,</translation>
</message>
<message>
<source>a text as key</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>un texto como clave</translation>
</message>
<message>
<source>%1 has a key of %2 bytes, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 tiene una clave de %2 bytes; se leen como máximo %3.</translation>
</message>
<message>
<source>INST, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>INST, un objeto</translation>
</message>
<message>
<source>OBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>OBJ, un objeto</translation>
</message>
<message>
<source>NEWOBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ, un objeto</translation>
</message>
<message>
<source>NEWOBJ_EX, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ_EX, un objeto</translation>
</message>
<message>
<source>EXT, an object of a registry</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EXT, un objeto de un registro</translation>
</message>
<message>
<source>PERSID, a reference by text</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>PERSID, una referencia por texto</translation>
</message>
<message>
<source>EMPTY_SET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EMPTY_SET, un conjunto</translation>
</message>
<message>
<source>FROZENSET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>FROZENSET, un conjunto</translation>
</message>
<message>
<source>BYTEARRAY8, changeable bytes</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BYTEARRAY8, bytes modificables</translation>
</message>
<message>
<source>BUFFER, numbers outside of the file</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BUFFER, números fuera del archivo</translation>
</message>
<message>
<source>damaged at byte %1: %2; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>dañado en el byte %1: %2; guárdelo de nuevo con torch.save.</translation>
</message>
<message>
<source>cut short: %1 bytes should follow byte %2, found %3.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>cortado: %1 bytes deben seguir al byte %2; se encontraron %3.</translation>
</message>
<message>
<source>a name has no end</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>un nombre no termina</translation>
</message>
<message>
<source>describes more than %1 values, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>describe más de %1 valores, que es lo máximo que se lee aquí; guarde solo %2.</translation>
</message>
<message>
<source>describes more than %1 tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>describe más de %1 tensores, que es lo máximo que se lee aquí; guarde solo %2.</translation>
</message>
<message>
<source>describes more than %1 storages of tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>describe más de %1 almacenamientos de tensores, que es lo máximo que se lee aquí; guarde solo %2.</translation>
</message>
<message>
<source>a value is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>falta un valor</translation>
</message>
<message>
<source>a mark is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>falta una marca</translation>
</message>
<message>
<source>something is appended to what is no list</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>se añade algo a lo que no es una lista</translation>
</message>
<message>
<source>pairs are added to what is no dictionary</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>se añaden pares a lo que no es un diccionario</translation>
</message>
<message>
<source>it refers to value %1, which was not kept</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>remite al valor %1, que no se conservó</translation>
</message>
<message>
<source>a global without a name</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>un global sin nombre</translation>
</message>
<message>
<source>sets the state of an object that is no state_dict, at byte %1; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fija el estado de un objeto que no es un state_dict, en el byte %1; guarde %2 en su lugar.</translation>
</message>
<message>
<source>sets the attribute %1 of a dictionary, only "_metadata" is known; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fija el atributo %1 de un diccionario; solo se conoce «_metadata»; guarde %2 en su lugar.</translation>
</message>
<message>
<source>sets the attribute without a name of a dictionary, only "_metadata" is known; save %1 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>fija el atributo sin nombre de un diccionario; solo se conoce «_metadata»; guarde %1 en su lugar.</translation>
</message>
<message>
<source>is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>es un pickle del protocolo %1; se esperaba de 2 a 5; guárdelo de nuevo con torch.save.</translation>
</message>
<message>
<source>nothing is left to drop</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>no queda nada que descartar</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 (%2) at byte %3 is not read; save %4 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>contiene algo que no es un contenedor simple ni un tensor: el código de pickle %1 (%2) en el byte %3 no se lee; guarde %4 en su lugar.</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 at byte %2 is not read; save %3 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>contiene algo que no es un contenedor simple ni un tensor: el código de pickle %1 en el byte %2 no se lee; guarde %3 en su lugar.</translation>
</message>
<message>
<source>%1 should have its numbers in %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 debe tener sus números en %2, que no está en el archivo.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 necesita %2 números de %3 bytes, pero %4 tiene %5 bytes.</translation>
</message>
<message>
<source>cut short: the numbers of storage %1 are missing.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>cortado: faltan los números del almacenamiento %1.</translation>
</message>
<message>
<source>cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>cortado: el almacenamiento %1 debe tener %2 números de %3 bytes, pero siguen %4 bytes.</translation>
</message>
<message>
<source>%1 should have its numbers in storage %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 debe tener sus números en el almacenamiento %2, que no está en el archivo.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 necesita %2 números de %3 bytes, pero su almacenamiento tiene %4 bytes.</translation>
</message>
<message>
<source>holds one tensor without a name; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contiene un tensor sin nombre; guarde model.state_dict() en su lugar.</translation>
</message>
<message>
<source>holds no dictionary of tensors; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>no contiene un diccionario de tensores; guarde model.state_dict() en su lugar.</translation>
</message>
<message>
<source>holds a dictionary without any tensor; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contiene un diccionario sin ningún tensor; guarde model.state_dict() en su lugar.</translation>
</message>
<message>
<source>holds more than %1 entries, which is the most that is read here; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>contiene más de %1 entradas, que es lo máximo que se lee aquí; guarde solo model.state_dict().</translation>
</message>
<message>
<source>its dictionaries are nested deeper than %1 levels, as in %2; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>sus diccionarios están anidados a más de %1 niveles, como en %2; guarde solo model.state_dict().</translation>
</message>
<message>
<source>tensor %1 stands twice in it; each may stand once.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>el tensor %1 aparece dos veces; cada uno puede aparecer una sola vez.</translation>
</message>
<message>
<source>tensor %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>tensor %1</translation>
</message>
<message>
<source>%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 de forma %2 con strides %3 y desplazamiento %4 no cabe en su almacenamiento de %5 números.</translation>
</message>
<message>
<source>%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 tiene números del tipo torch.%2; se esperaban números de coma flotante de 16, 32 o 64 bits.</translation>
</message>
<message>
<source>is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>es un archivo TorchScript (torch.jit.save), no un state_dict; guarde en su lugar %1 con torch.save.</translation>
</message>
<message>
<source>its numbers have the byte order %1, expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>sus números tienen el orden de bytes %1; se esperaba «little»; guárdelo de nuevo en la máquina que deba leerlo.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read; save only %4.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 tiene %2 bytes; se leen como máximo %3; guarde solo %4.</translation>
</message>
<message>
<source>is a zip file without data.pkl, so torch.save has not written it; give a state_dict.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>es un archivo zip sin data.pkl, así que no lo ha escrito torch.save; dé un state_dict.</translation>
</message>
<message>
<source>is a zip file with several data.pkl, %1 and %2; torch.save writes one.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>es un archivo zip con varios data.pkl, %1 y %2; torch.save escribe uno.</translation>
</message>
<message>
<source>is a pickle, but torch.save has not written it; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>es un pickle, pero no lo ha escrito torch.save; guarde %1 con torch.save.</translation>
</message>
<message>
<source>the version</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>la versión</translation>
</message>
<message>
<source>has a version of torch.save's old format that is not known, expected %1; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>tiene una versión desconocida del formato antiguo de torch.save; se esperaba %1; guárdelo de nuevo con torch.save.</translation>
</message>
<message>
<source>the machine's sizes</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>los tamaños de la máquina</translation>
</message>
<message>
<source>the object</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>el objeto</translation>
</message>
<message>
<source>the keys of the storages</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>las claves de los almacenamientos</translation>
</message>
<message>
<source>has no list of storages behind its object; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>no tiene una lista de almacenamientos detrás de su objeto; el archivo está dañado.</translation>
</message>
<message>
<source>names a storage that no tensor has; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>nombra un almacenamiento que ningún tensor tiene; el archivo está dañado.</translation>
</message>
<message>
<source>its numbers have the byte order "big", expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>sus números tienen el orden de bytes «big»; se esperaba «little»; guárdelo de nuevo en la máquina que deba leerlo.</translation>
</message>
<message>
<source>is no PyTorch file: it is %1.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>no es un archivo de PyTorch: es %1.</translation>
</message>
<message>
<source>is no PyTorch file, it is empty; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>no es un archivo de PyTorch: está vacío; guarde %1 con torch.save.</translation>
</message>
<message>
<source>is no PyTorch file, it does not begin as torch.save begins one; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>no es un archivo de PyTorch: no empieza como los de torch.save; guarde %1 con torch.save.</translation>
</message>
<message>
<source>storage %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>almacenamiento %1</translation>
</message>
<message>
<source>padding</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>relleno</translation>
</message>
<message>
<source>begin</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>inicio</translation>
</message>
<message>
<source>end</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>fin</translation>
</message>
<message>
<source>unknown</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>desconocido</translation>
</message>
<message>
<source>should be a list of tokens or an object token → id, found %1.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>debe ser una lista de tokens o un objeto token → id; se encontró %1.</translation>
</message>
<message>
<source>entry %1 should be a text, found %2.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>la entrada %1 debe ser un texto; se encontró %2.</translation>
</message>
<message>
<source>is not UTF-8; save the list as UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>no es UTF-8; guarde la lista como UTF-8.</translation>
</message>
<message>
<source>is empty, expected one token in every line.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>está vacío; se esperaba un token en cada línea.</translation>
</message>
<message>
<source>the id of %1 is %2, but there are %3 tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>el id de %1 es %2, pero hay %3 tokens.</translation>
</message>
<message>
<source>the id %1 cannot be two of padding, begin, end and unknown.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>el id %1 no puede ser dos de relleno, inicio, fin y desconocido.</translation>
</message>
<message>
<source>is empty, expected tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>está vacío; se esperaban tokens.</translation>
</message>
<message>
<source>%1 tokens, but the embedding has %2 rows.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 tokens, pero el embedding tiene %2 filas.</translation>
</message>
<message>
<source>token %1 is not UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>el token %1 no es UTF-8.</translation>
</message>
<message>
<source>tensor %1 should hold %2 blocks of as many rows, found shape %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 debe contener %2 bloques con igual número de filas; se encontró la forma %3.</translation>
</message>
<message>
<source>tensor %1 of shape %2 does not go together with %3 of shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 de forma %2 no casa con %3 de forma %4.</translation>
</message>
<message>
<source>tensor %1 (%2) should have at least %3 dimensions, found shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 (%2) debe tener al menos %3 dimensiones; se encontró la forma %4.</translation>
</message>
<message>
<source>tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found shape [%2, %3].</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 debe tener 1, 3 o 4 veces tantas filas como columnas (rnn, gru, lstm); se encontró la forma [%2, %3].</translation>
</message>
<message>
<source>%1 is not among the blocks of this tensor.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 no está entre los bloques de este tensor.</translation>
</message>
<message>
<source>%1 stands twice; each block may stand once.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 aparece dos veces; cada bloque puede aparecer una sola vez.</translation>
</message>
<message>
<source>tensor %1 (%2) should have %3 columns for %4, found shape %5.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 (%2) debe tener %3 columnas para %4; se encontró la forma %5.</translation>
</message>
<message>
<source>the mapping %1 says of no tensor that it is %2, which a model of this configuration has.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>la correspondencia %1 no dice de ningún tensor que sea %2, que un modelo de esta configuración tiene.</translation>
</message>
<message>
<source>tensor %1 (%2) should have shape %3, found %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 (%2) debe tener la forma %3; se encontró %4.</translation>
</message>
<message>
<source>tensor %1 would be %2, which a model of this configuration does not have.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 sería %2, que un modelo de esta configuración no tiene.</translation>
</message>
<message>
<source>tensor %1 holds NaN as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 contiene NaN como número %2; se esperaban números finitos.</translation>
</message>
<message>
<source>tensor %1 holds infinity as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 contiene infinito como número %2; se esperaban números finitos.</translation>
</message>
<message>
<source>tensor %1 should have shape %2, found %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp, core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 debe tener la forma %2; se encontró %3.</translation>
</message>
<message>
<source>tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no bias, and %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 no es cero, pero la capa atencional tanh(W_c [c ; s]) de la especificación no tiene sesgo, y %2.</translation>
</message>
<message>
<source>tensor %1 is not zero, but %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>el tensor %1 no es cero, pero %2.</translation>
</message>
<message>
<source>nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer tiene un solo %1 para ambas mitades; se encontró encoder.%1 %2 y decoder.%1 %3</translation>
</message>
<message>
<source>nn.Transformer is an encoder "self_attention" under the wiring "transformer", found %1 under %2</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer es un codificador «self_attention» con la conexión «transformer»; se encontró %1 con %2</translation>
</message>
<message>
<source>heads of nn.Transformer score by "scaled_dot", found %1</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>las cabezas de nn.Transformer puntúan con «scaled_dot»; se encontró %1</translation>
</message>
<message>
<source>nn.Transformer has a norm after its last layer, and this model has none (last_norm)</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer tiene una normalización tras su última capa, y este modelo no (last_norm)</translation>
</message>
<message>
<source>the tutorial multiplies embeddings by √d, and this model does not</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>el tutorial multiplica los embeddings por √d, y este modelo no</translation>
</message>
<message>
<source>nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has another one</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer tiene ε 1e-5 en sus normalizaciones si no se le indica otra cosa, y este modelo tiene otra</translation>
</message>
<message>
<source>nn.Transformer does not turn queries and keys, as positions "rotary" do</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer no gira consultas y claves, como hacen las posiciones «rotary»</translation>
</message>
<message>
<source>the tutorial has one table of positions, and this model has learned one for each half</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>el tutorial tiene una tabla de posiciones, y este modelo ha aprendido una para cada mitad</translation>
</message>
<message>
<source>%1; leave --names out to write the specification's names.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>%1; omita --names para escribir los nombres de la especificación.</translation>
</message>
<message>
<source>says of no tensor that it is %1.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>no dice de ningún tensor que sea %1.</translation>
</message>
<message>
<source>tensor "%1" holds NaN at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>el tensor «%1» contiene NaN en [%2]</translation>
</message>
<message>
<source>tensor "%1" holds infinity at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>el tensor «%1» contiene infinito en [%2]</translation>
</message>
<message>
<source>metadata key "%1" is missing; %2 has it.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>falta la clave de metadatos «%1»; %2 la tiene.</translation>
</message>
<message>
<source>its version is %1, expected a whole number from 1 up.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>su versión es %1; se esperaba un número entero desde 1.</translation>
</message>
<message>
<source>is of version %1, this program reads up to version %2; open it with a newer Attention Lab.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>es de la versión %1; este programa lee hasta la versión %2; ábralo con un Attention Lab más reciente.</translation>
</message>
<message>
<source>tensor %1 is unknown in a model of this configuration; %2</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>el tensor %1 es desconocido en un modelo de esta configuración; %2</translation>
</message>
<message>
<source>tensor "%1" is missing, expected with shape %2.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>falta el tensor «%1»; se esperaba con la forma %2.</translation>
</message>
<message>
<source>tensor "%1" should have shape %2, found %3.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>el tensor «%1» debe tener la forma %2; se encontró %3.</translation>
</message>
<message>
<source>%1, expected finite numbers.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>%1; se esperaban números finitos.</translation>
</message>
<message>
<source>not written, because %1; train with a lower rate.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>no escrito, porque %1; entrene con una tasa menor.</translation>
</message>
<message>
<source>%1 should be at least %2, found %3.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 debe ser al menos %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should be from 0 to 1, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 debe estar entre 0 y 1; se encontró %2.</translation>
</message>
<message>
<source>%1 should be a list of files, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 debe ser una lista de archivos; se encontró %2.</translation>
</message>
<message>
<source>%1 should be a CRC-32 of 32 bits, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 debe ser un CRC-32 de 32 bits; se encontró %2.</translation>
</message>
<message>
<source>recipe of the training</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>receta del entrenamiento</translation>
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
<translation>Luong et al. 2015, sección 3.1</translation>
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
<translation>Vaswani et al. 2017, ecuación 1</translation>
</message>
<message>
<source>Key · query</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Key · query</translation>
</message>
<message>
<source>keys and queries of learned projections</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>claves y consultas de proyecciones aprendidas</translation>
</message>
<message>
<source>Content</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Content</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Graves et al. 2014, ecuación 6</translation>
</message>
<message>
<source>Location</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Location</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015, ecuación 8</translation>
</message>
<message>
<source>No attention</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Sin atención</translation>
</message>
<message>
<source>Cho et al. 2014</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Cho et al. 2014</translation>
</message>
<message>
<source>the score %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/models/config_json.cpp</extracomment>
<translation>la puntuación %1</translation>
</message>
<message numerus="yes">
<source>the scores %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>
<numerusform>la puntuación %1</numerusform>
<numerusform>las puntuaciones %1</numerusform>
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
<translation>Local, monótono</translation>
</message>
<message>
<source>Local, predictive</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Local, predictivo</translation>
</message>
<message>
<source>Hard</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>Duro</translation>
</message>
<message>
<source>%1 should be odd, so that a window has a middle, found %2.</source>
<extracomment>core/network/convolution/convolution_encoder.cpp</extracomment>
<translation>%1 debe ser impar, para que una ventana tenga un centro; se encontró %2.</translation>
</message>
<message>
<source>gate of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>puerta de una celda</translation>
</message>
<message>
<source>1 − z of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z de una celda</translation>
</message>
<message>
<source>W h + b of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b de una celda</translation>
</message>
<message>
<source>memory of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>memoria de una celda</translation>
</message>
<message>
<source>tanh of a memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh de una memoria</translation>
</message>
<message>
<source>state of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>estado del codificador</translation>
</message>
<message>
<source>annotation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>anotación</translation>
</message>
<message>
<source>summary of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>resumen del codificador</translation>
</message>
<message>
<source>first state</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>primer estado</translation>
</message>
<message>
<source>gate of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>puerta del decodificador</translation>
</message>
<message>
<source>1 − z of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z del decodificador</translation>
</message>
<message>
<source>W h + b of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b del decodificador</translation>
</message>
<message>
<source>memory of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>memoria del decodificador</translation>
</message>
<message>
<source>tanh of the decoder's memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh de la memoria del decodificador</translation>
</message>
<message>
<source>state of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>estado del decodificador</translation>
</message>
<message>
<source>query</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>consulta</translation>
</message>
<message>
<source>query times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>consulta por su matriz</translation>
</message>
<message>
<source>annotation times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>anotación por su matriz</translation>
</message>
<message>
<source>length of what the query is compared with</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>longitud de aquello con lo que se compara la consulta</translation>
</message>
<message>
<source>product of both lengths</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>producto de ambas longitudes</translation>
</message>
<message>
<source>cosine</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>coseno</translation>
</message>
<message>
<source>key strength β</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>fuerza de la clave β</translation>
</message>
<message>
<source>unit of the score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>unidad de la puntuación</translation>
</message>
<message>
<source>unit of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>unidad del centro</translation>
</message>
<message>
<source>share of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>proporción del centro</translation>
</message>
<message>
<source>centre of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>centro de la ventana</translation>
</message>
<message>
<source>distance from the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>distancia al centro</translation>
</message>
<message>
<source>factor of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>factor de la ventana</translation>
</message>
<message>
<source>score divided by the temperature</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>puntuación dividida por la temperatura</translation>
</message>
<message>
<source>largest score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>puntuación máxima</translation>
</message>
<message>
<source>sum of the exponentials</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>suma de las exponenciales</translation>
</message>
<message>
<source>softmax</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>softmax</translation>
</message>
<message>
<source>context</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>contexto</translation>
</message>
<message>
<source>attentional vector</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>vector atencional</translation>
</message>
<message>
<source>sum of the exponentials of the logits</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>suma de las exponenciales de los logits</translation>
</message>
<message>
<source>logarithm of that sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>logaritmo de esa suma</translation>
</message>
<message>
<source>logarithm of the token's probability</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>logaritmo de la probabilidad del token</translation>
</message>
<message>
<source>rate of the position's angle</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tasa del ángulo de la posición</translation>
</message>
<message>
<source>learned vector of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>vector aprendido del token</translation>
</message>
<message>
<source>code of the position</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>código de la posición</translation>
</message>
<message>
<source>cosine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>coseno del giro</translation>
</message>
<message>
<source>sine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>seno del giro</translation>
</message>
<message>
<source>input of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>entrada del token</translation>
</message>
<message>
<source>distance from the mean</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>distancia a la media</translation>
</message>
<message>
<source>variance</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>varianza</translation>
</message>
<message>
<source>deviation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>desviación</translation>
</message>
<message>
<source>normalised number</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>número normalizado</translation>
</message>
<message>
<source>layer norm</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>normalización de capa</translation>
</message>
<message>
<source>what the sublayer adds</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>lo que añade la subcapa</translation>
</message>
<message>
<source>sum of the stream and what is added</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>suma del flujo y lo añadido</translation>
</message>
<message>
<source>first layer's sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>suma de la primera capa</translation>
</message>
<message>
<source>share that the activation lets through</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>proporción que la activación deja pasar</translation>
</message>
<message>
<source>activation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>activación</translation>
</message>
<message>
<source>query before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>consulta antes de su giro</translation>
</message>
<message>
<source>key before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>clave antes de su giro</translation>
</message>
<message>
<source>key</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>clave</translation>
</message>
<message>
<source>mean weight of the heads</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>peso medio de las cabezas</translation>
</message>
<message>
<source>value of the summary</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>valor del resumen</translation>
</message>
<message>
<source>weight in the whole text</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>peso en todo el texto</translation>
</message>
<message>
<source>projected input</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>entrada proyectada</translation>
</message>
<message>
<source>sum of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>suma de la ventana</translation>
</message>
<message>
<source>gate of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>puerta de la ventana</translation>
</message>
<message>
<source>output of the convolution</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>salida de la convolución</translation>
</message>
<message>
<source>what is added to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>lo que se añade al logit</translation>
</message>
<message>
<source>what a bias adds to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>lo que un sesgo añade al logit</translation>
</message>
<message>
<source>%1 "none" is not possible: a sentence's vector is made of its words by their weights.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 «none» no es posible: el vector de una oración se forma con sus palabras según sus pesos.</translation>
</message>
<message>
<source>%1 names no token; a sentence ends with one of them.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 no nombra ningún token; una oración termina con uno de ellos.</translation>
</message>
<message>
<source>%1 should be ids of tokens from 0 to %2, found %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 debe ser ids de tokens entre 0 y %2; se encontró %3.</translation>
</message>
<message>
<source>%1 in %2 direction makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 en %2 dirección da %3.</translation>
</message>
<message numerus="yes">
<source>%1 in %2 directions makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>
<numerusform>%1 en %2 dirección da %3.</numerusform>
<numerusform>%1 en %2 direcciones da %3.</numerusform>
</translation>
</message>
<message>
<source>%1 "%2" needs states and annotations of one size, found %3 %4 while %5</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 «%2» necesita estados y anotaciones del mismo tamaño; se encontró %3 %4, mientras %5</translation>
</message>
<message>
<source>%1 should be "global" with the score "%2", which has no weights to confine, found %3.</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 debe ser «global» con la puntuación «%2», que no tiene pesos que limitar; se encontró %3.</translation>
</message>
<message>
<source>the wiring %1</source>
<extracomment>core/network/models/config_json.cpp</extracomment>
<translation>la conexión %1</translation>
</message>
<message>
<source>%1 "hard" is not possible over sentences, whose draws are not judged; ask for "global".</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 «hard» no es posible sobre oraciones, cuyos sorteos no se juzgan; pida «global».</translation>
</message>
<message>
<source>Recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Recurrente</translation>
</message>
<message>
<source>%1 over recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sobre recurrente</translation>
</message>
<message>
<source>%1 over self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sobre autoatención</translation>
</message>
<message>
<source>Convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Convolución</translation>
</message>
<message>
<source>%1 over convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sobre convolución</translation>
</message>
<message>
<source>%1 over embedding</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sobre embedding</translation>
</message>
<message>
<source>Hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>Jerárquico</translation>
</message>
<message>
<source>%1 over hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 sobre jerárquico</translation>
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
<translation>%1 debe ser «global» con la conexión «pool», cuyo único paso no tiene lugar en el texto; se encontró «%2».</translation>
</message>
<message>
<source>Plain RNN</source>
<extracomment>core/network/recurrent/cells/cell_registry.cpp</extracomment>
<translation>RNN simple</translation>
</message>
<message>
<source>%1 "copy" needs one direction and annotations of the decoder's size, found %2 %3 while %4</source>
<extracomment>core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 «copy» necesita una dirección y anotaciones del tamaño del decodificador; se encontró %2 %3, mientras %4</translation>
</message>
<message>
<source>%1 to %2 (and %3, the mean of a layer's heads)</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>%1 a %2 (y %3, la media de las cabezas de una capa)</translation>
</message>
<message>
<source>this model has no attention, so it has no map %1.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>este modelo no tiene atención, así que no tiene el mapa %1.</translation>
</message>
<message>
<source>this model has no attention map %1; it has %2.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>este modelo no tiene el mapa de atención %1; tiene %2.</translation>
</message>
<message>
<source>mean of the heads</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>media de las cabezas</translation>
</message>
<message>
<source>self-attention of the encoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>autoatención del codificador, capa %1, %2</translation>
</message>
<message>
<source>self-attention of the decoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>autoatención del decodificador, capa %1, %2</translation>
</message>
<message>
<source>attention of the decoder to the source, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>atención del decodificador al origen, capa %1, %2</translation>
</message>
<message>
<source>attention of a sentence to its words</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>atención de una oración a sus palabras</translation>
</message>
<message>
<source>attention of the class</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>atención de la clase</translation>
</message>
<message>
<source>weight of a word in its sentence times the sentence's</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>peso de una palabra en su oración por el de la oración</translation>
</message>
<message>
<source>attention followed through all layers</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>atención seguida a través de todas las capas</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Luong et al. 2015, ecuación 8, en cada cabeza</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Bahdanau et al. 2015, A.1.2, en cada cabeza</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Graves et al. 2014, ecuación 6, en cada cabeza</translation>
</message>
<message>
<source>%1 %2 is not offered in heads, because their projections of queries and keys already make "dot" the same; ask for "dot" or "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 no se ofrece en cabezas, porque sus proyecciones de consultas y claves ya hacen que «dot» sea lo mismo; pida «dot» o «scaled_dot».</translation>
</message>
<message>
<source>%1 "location" is not offered in heads: it reads no keys, and a head compares queries with keys; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 «location» no se ofrece en cabezas: no lee claves, y una cabeza compara consultas con claves; pida «scaled_dot».</translation>
</message>
<message>
<source>%1 "none" is possible in cross-attention only: self-attention without weights reads nothing; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 «none» solo es posible en la atención cruzada: la autoatención sin pesos no lee nada; pida «scaled_dot».</translation>
</message>
<message>
<source>%1 should be from 1e-12 to 0.1.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 debe estar entre 1e-12 y 0.1.</translation>
</message>
<message>
<source>%1 should divide %2 %3, found %4.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 debe dividir %2 %3; se encontró %4.</translation>
</message>
<message>
<source>%1 "rotary" turns pairs of numbers, so a head needs an even number of them, found %2 (%3 %4 in %5 heads).</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 «rotary» gira pares de números, así que una cabeza necesita un número par de ellos; se encontró %2 (%3 %4 en %5 cabezas).</translation>
</message>
<message>
<source>%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 tiene tantos senos como cosenos, así que el ancho debe ser par y al menos 4; se encontró %3.</translation>
</message>
<message>
<source>%1 makes %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 da %2.</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "transformer", whose heads read all positions, found %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 debe ser «global» con la conexión «transformer», cuyas cabezas leen todas las posiciones; se encontró %2.</translation>
</message>
<message>
<source>%1 needs an encoder with self-attention of the same size as the decoder, and vocabularies of one size.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 necesita un codificador con autoatención del mismo tamaño que el decodificador, y vocabularios del mismo tamaño.</translation>
</message>
<message>
<source>lanes[%1].origin leads round in a circle; expected a lane that has no origin at its end.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes[%1].origin lleva en círculo; se esperaba al final un carril sin origen.</translation>
</message>
<message>
<source>lanes should be 1 to %1, found %2.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes debe ser de 1 a %1; se encontraron %2.</translation>
</message>
<message>
<source>the weights of update %1 are %2 numbers, but a network of this recipe has %3; they belong to another model.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>los pesos de la actualización %1 son %2 números, pero una red de esta receta tiene %3; pertenecen a otro modelo.</translation>
</message>
<message>
<source>%1 should be an object of attention maps, found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 debe ser un objeto de mapas de atención; se encontró %2.</translation>
</message>
<message>
<source>%1 should name attention maps such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 debe nombrar mapas de atención como «cross.1.1»; se encontró %2.</translation>
</message>
<message>
<source>%1 is of update %2, expected one after %3.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 es de la actualización %2; se esperaba una posterior a %3.</translation>
</message>
<message>
<source>%1 is %2, the lane itself; expected another one.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 es %2, el propio carril; se esperaba otro.</translation>
</message>
<message>
<source>%1 should be an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 debe ser un mapa de atención como «cross.1.1»; se encontró %2.</translation>
</message>
<message>
<source>%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 contiene NaN en [%2]; se esperaban números finitos de un carril que no divergió.</translation>
</message>
<message>
<source>%1 hold infinity at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 contiene infinito en [%2]; se esperaban números finitos de un carril que no divergió.</translation>
</message>
<message>
<source>%1 is %2, but its losses are of %3 updates.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 es %2, pero sus pérdidas son de %3 actualizaciones.</translation>
</message>
<message>
<source>a saved run of Attention Lab</source>
<extracomment>core/runs/run_json.h</extracomment>
<translation>una ejecución guardada de Attention Lab</translation>
</message>
<message>
<source>not written, because a name or a sentence of the run is not UTF-8.</source>
<extracomment>core/runs/run_packing.cpp</extracomment>
<translation>no escrito, porque un nombre o una oración de la ejecución no es UTF-8.</translation>
</message>
<message>
<source>more source tokens are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se cuentan más tokens de origen de los que hay.</translation>
</message>
<message>
<source>more steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se cuentan más pasos de los que hay.</translation>
</message>
<message>
<source>fewer numbers are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se cuentan menos números de los que hay.</translation>
</message>
<message>
<source>more weights are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se cuentan más pesos de los que hay.</translation>
</message>
<message>
<source>a weight</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un peso</translation>
</message>
<message>
<source>more numbers of steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se cuentan más números de pasos de los que hay.</translation>
</message>
<message>
<source>a token</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un token</translation>
</message>
<message>
<source>a flag</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un indicador</translation>
</message>
<message>
<source>a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>una probabilidad</translation>
</message>
<message>
<source>a logarithm of a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un logaritmo de una probabilidad</translation>
</message>
<message>
<source>a temperature</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>una temperatura</translation>
</message>
<message>
<source>a centre</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un centro</translation>
</message>
<message>
<source>a position</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>una posición</translation>
</message>
<message>
<source>a window</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>una ventana</translation>
</message>
<message>
<source>a count of distributions</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>un número de distribuciones</translation>
</message>
<message>
<source>a position is taken where there are no weights.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>se toma una posición donde no hay pesos.</translation>
</message>
<message>
<source>entry %1 should be [update] or [update, source tokens, steps, stop] with counts below 2147483648, and may have the names of an attention map and of a self-attention behind them.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>la entrada %1 debe ser [actualización] o [actualización, tokens de origen, pasos, parada], con cantidades menores que 2147483648, y puede llevar detrás los nombres de un mapa de atención y de una autoatención.</translation>
</message>
<message>
<source>entry %1 is of update %2, expected one from %3 to %4.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>la entrada %1 es de la actualización %2; se esperaba una de %3 a %4.</translation>
</message>
<message>
<source>a stop should be 0, 1 or 2, found %1.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>una parada debe ser 0, 1 o 2; se encontró %1.</translation>
</message>
<message>
<source>%1 has no losses; %2 has them.</source>
<extracomment>core/runs/run_summary.cpp</extracomment>
<translation>%1 no tiene pérdidas; %2 sí las tiene.</translation>
</message>
<message>
<source>should be a list of names of tensors.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>debe ser una lista de nombres de tensores.</translation>
</message>
<message>
<source>tensor %1 is missing, which its lane speaks of.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>falta el tensor %1, que su carril menciona.</translation>
</message>
<message>
<source>tensor %1 should have %2 numbers as the others of its lane, found %3.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 debe tener %2 números como los demás de su carril; se encontraron %3.</translation>
</message>
<message>
<source>tensor %1 should have some numbers as the others of its lane, found %2.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 debe tener algún número como los demás de su carril; se encontraron %2.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers from 0 up.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 contiene %2 en [%3]; se esperaban números finitos desde 0.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 contiene %2 en [%3]; se esperaban números finitos.</translation>
</message>
<message>
<source>tensor %1 belongs to no lane of the run.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>el tensor %1 no pertenece a ningún carril de la ejecución.</translation>
</message>
<message>
<source>its source vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>su vocabulario de origen ya no tiene el token %1; elija otro.</translation>
</message>
<message>
<source>its target vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>su vocabulario de destino ya no tiene el token %1; elija otro.</translation>
</message>
<message>
<source>%1 is not in it, which %2 has; choose a file that Attention Lab has saved.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>no contiene %1, que sí está en %2; elija un archivo guardado por Attention Lab.</translation>
</message>
<message>
<source>its bytes are not those that were saved; take another copy of the session.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>sus bytes no son los que se guardaron; tome otra copia de la sesión.</translation>
</message>
<message>
<source>its score is "%1", expected "%2", as session.json says.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>su puntuación es «%1»; se esperaba «%2», como dice session.json.</translation>
</message>
<message>
<source>not written, because a path or a text of the session is not UTF-8.</source>
<extracomment>core/sessions/session_file_save.cpp</extracomment>
<translation>no se escribió, porque una ruta o un texto de la sesión no es UTF-8.</translation>
</message>
<message>
<source>%1 should be two numbers from −1000 to 1000, found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser dos números de −1000 a 1000; se encontró %2.</translation>
</message>
<message>
<source>%1 should be a position from 0 to %2, found %3.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser una posición de 0 a %2; se encontró %3.</translation>
</message>
<message>
<source>%1 should be 64 small hexadecimal digits (SHA-256), found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser 64 dígitos hexadecimales en minúscula (SHA-256); se encontró %2.</translation>
</message>
<message>
<source>%1 should be the id of a score function, found nothing.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser el id de una función de puntuación; no se encontró nada.</translation>
</message>
<message>
<source>%1 is missing; a model that is not kept in the session has the place of its file.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>falta %1; un modelo que no se guarda en la sesión lleva la ubicación de su archivo.</translation>
</message>
<message>
<source>%1 is %2 as that of a model before it; each lane has its own.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 es %2, igual que el de un modelo anterior; cada carril tiene el suyo.</translation>
</message>
<message>
<source>%1 should be %2 at most, found more.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 debe ser %2 como máximo; se encontraron más.</translation>
</message>
<message>
<source>map of the lane %1 should name an attention map such as "cross.1.1", found %2</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>el mapa del carril %1 debe nombrar un mapa de atención como «cross.1.1»; se encontró %2</translation>
</message>
<message>
<source>a session of Attention Lab</source>
<extracomment>core/sessions/session_json.h</extracomment>
<translation>una sesión de Attention Lab</translation>
</message>
<message>
<source>%1 is missing; a session of Attention Lab has it.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>falta %1; una sesión de Attention Lab lo tiene.</translation>
</message>
<message>
<source>%1 should have %2 bytes at most, found %3.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 debe tener %2 bytes como máximo; se encontraron %3.</translation>
</message>
<message>
<source>%1 should be %2 texts at most, found more.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 debe ser %2 textos como máximo; se encontraron más.</translation>
</message>
<message>
<source>%1 numbers from 0 to 9, two of them marked by brackets</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>%1 números del 0 al 9, dos de ellos marcados entre corchetes</translation>
</message>
<message>
<source>The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text is something else.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>La tarea tiene números del 0 al 9, dos de ellos marcados, como 3 [7] 1 [2], y este texto es otra cosa.</translation>
</message>
<message>
<source>The task has texts of %1 numbers, and this one has %2.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>La tarea tiene textos de %1 números, y este tiene %2.</translation>
</message>
<message>
<source>dates of the years %1 in %2 forms; two digits of a year stand for %3</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>fechas de los años %1 en %2 formas; dos dígitos de un año representan %3</translation>
</message>
<message>
<source>This text is a date in none of the %1 forms that the task has.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Este texto no es una fecha en ninguna de las %1 formas de la tarea.</translation>
</message>
<message>
<source>The year %1 is outside the years of the task, %2.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>El año %1 está fuera de los años de la tarea, %2.</translation>
</message>
<message>
<source>A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>Un peso puede quedar junto al enlace conocido: un codificador bidireccional mezcla a los vecinos en una anotación.</translation>
</message>
<message>
<source>%1 small letters from a to z</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>%1 letras minúsculas de la a a la z</translation>
</message>
<message>
<source>The task has small letters from a to z, and this text has other characters.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>La tarea tiene letras minúsculas de la a a la z, y este texto tiene otros caracteres.</translation>
</message>
<message>
<source>The task has texts of %1 letters, and this one has %2.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>La tarea tiene textos de %1 letras, y este tiene %2.</translation>
</message>
<message>
<source>The task has numbers of %1 digits, and this one has %2.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>La tarea tiene números de %1 dígitos, y este tiene %2.</translation>
</message>
<message>
<source>numbers of %1 digits in English words</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>números de %1 dígitos escritos en palabras inglesas</translation>
</message>
<message>
<source>This text is no number in English words.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Este texto no es un número escrito en palabras inglesas.</translation>
</message>
<message>
<source>numbers of %1 digits</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>números de %1 dígitos</translation>
</message>
<message>
<source>This text is no number in digits.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>Este texto no es un número en dígitos.</translation>
</message>
<message>
<source>reviews of %1 sentences, one of which decides, made of %2 words</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>reseñas de %1 oraciones, una de las cuales decide, formadas con %2 palabras</translation>
</message>
<message>
<source>This is no review of the task's small grammar with one sentence that decides, so its class is not known.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>No es una reseña de la pequeña gramática de la tarea con una oración que decida, así que su clase es desconocida.</translation>
</message>
<message>
<source>The task has reviews of %1 sentences, and this one has %2.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>La tarea tiene reseñas de %1 oraciones, y esta tiene %2.</translation>
</message>
<message>
<source>A weight may stand beside the evidence: an annotation of any word can know of the whole text.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>Un peso puede quedar junto a la evidencia: la anotación de cualquier palabra puede saber de todo el texto.</translation>
</message>
<message>
<source>English sentences of %1 clauses, made of %2 words</source>
<extracomment>core/tasks/tags.cpp, core/tasks/translate.cpp</extracomment>
<translation>oraciones inglesas de %1 cláusulas, formadas con %2 palabras</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its tags are not known.</source>
<extracomment>core/tasks/tags.cpp</extracomment>
<translation>No es una oración de la pequeña gramática de la tarea, así que sus etiquetas son desconocidas.</translation>
</message>
<message>
<source>Dates to ISO</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Fechas a ISO</translation>
</message>
<message>
<source>Copy letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Copiar letras</translation>
</message>
<message>
<source>letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>letras</translation>
</message>
<message>
<source>Reverse letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Invertir letras</translation>
</message>
<message>
<source>Sort letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Ordenar letras</translation>
</message>
<message>
<source>Number words to digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Números de palabras a dígitos</translation>
</message>
<message>
<source>digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>dígitos</translation>
</message>
<message>
<source>Digits to number words</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Dígitos a números en palabras</translation>
</message>
<message>
<source>English to French</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Inglés a francés</translation>
</message>
<message>
<source>clauses</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>cláusulas</translation>
</message>
<message>
<source>Parts of speech</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Categorías gramaticales</translation>
</message>
<message>
<source>Sentiment of reviews</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentimiento de reseñas</translation>
</message>
<message>
<source>Sentiment, distracting</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Sentimiento con distractores</translation>
</message>
<message>
<source>Sum of two marked numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Suma de dos números marcados</translation>
</message>
<message>
<source>numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>números</translation>
</message>
<message>
<source>found %1, but the task "%2" has no lengths to choose.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>se encontró %1, pero la tarea «%2» no tiene longitudes que elegir.</translation>
</message>
<message>
<source>should be a shortest and a longest one from %1 to %2, found %3.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>debe ser una longitud mínima y una máxima de %1 a %2; se encontró %3.</translation>
</message>
<message>
<source>Lengths of the task "%1": %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Longitudes de la tarea «%1»: %2</translation>
</message>
<message>
<source>Unknown task %1; %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>Tarea desconocida %1; %2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its right output is not known.</source>
<extracomment>core/tasks/translate.cpp</extracomment>
<translation>No es una oración de la pequeña gramática de la tarea, así que su salida correcta es desconocida.</translation>
</message>
<message>
<source>SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a piece, so take a larger size or more texts.</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>SentencePiece no puede aprender %1 piezas (%2) de %3 textos: %4; cada carácter necesita una pieza, así que tome un tamaño mayor o más textos.</translation>
</message>
<message>
<source>the texts are empty or too long</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>los textos están vacíos o son demasiado largos</translation>
</message>
<message>
<source>is larger than two gigabytes</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>ocupa más de dos gigabytes</translation>
</message>
<message>
<source>has a piece of %1 bytes, at most %2 are possible</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>tiene una pieza de %1 bytes; son posibles como máximo %2</translation>
</message>
<message>
<source>has tests of its own, which are not run here</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>tiene pruebas propias, que aquí no se ejecutan</translation>
</message>
<message>
<source>is damaged</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>está dañado</translation>
</message>
<message>
<source>has rules that change texts, and they are damaged</source>
<extracomment>core/text/piece_rules.cpp</extracomment>
<translation>tiene reglas que cambian textos, y están dañadas</translation>
</message>
<message>
<source>%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>falta %1; este tokenizador se aprende de un corpus y necesita lo que aprendió.</translation>
</message>
<message>
<source>SentencePiece's new model</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>el nuevo modelo de SentencePiece</translation>
</message>
<message>
<source>%1 is no model of SentencePiece (%2); the file is damaged, take another copy.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 no es un modelo de SentencePiece (%2); el archivo está dañado, tome otra copia.</translation>
</message>
<message>
<source>SentencePiece cannot cut %1 (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece no puede dividir %1 (%2).</translation>
</message>
<message>
<source>SentencePiece cannot join %1 pieces (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece no puede unir %1 piezas (%2).</translation>
</message>
<message>
<source>The Unicode library cannot cut text into words (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>La biblioteca Unicode no puede dividir texto en palabras (%1); instale ICU con sus datos.</translation>
</message>
<message>
<source>The Unicode library cannot cut text into characters (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>La biblioteca Unicode no puede dividir texto en caracteres (%1); instale ICU con sus datos.</translation>
</message>
<message>
<source>The Unicode library cannot normalise text (%1); install ICU with its data.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>La biblioteca Unicode no puede normalizar texto (%1); instale ICU con sus datos.</translation>
</message>
<message>
<source>The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>La biblioteca Unicode no puede normalizar un texto de %1 bytes (%2); pruebe con uno más corto.</translation>
</message>
<message>
<source>%1 is %2, which is unknown; %3</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 es %2, que es desconocido; %3</translation>
</message>
<message>
<source>%1 may hold %2 and %3, found %4.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 puede contener %2 y %3; se encontró %4.</translation>
</message>
<message>
<source>Characters</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Caracteres</translation>
</message>
<message>
<source>Words</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Palabras</translation>
</message>
<message>
<source>What stands between blanks</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>Lo que está entre espacios</translation>
</message>
<message>
<source>unknown tokeniser %1; %2</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizador desconocido %1; %2</translation>
</message>
<message>
<source>tokeniser %1</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizador %1</translation>
</message>
<message>
<source>tokenizer has a source but no target; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer tiene source pero no target; debe tener ambos.</translation>
</message>
<message>
<source>tokenizer has a target but no source; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer tiene target pero no source; debe tener ambos.</translation>
</message>
<message>
<source>the end</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>el final</translation>
</message>
<message>
<source>token %1 of the vocabulary must be %2, found %3; a vocabulary starts with &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>el token %1 del vocabulario debe ser %2; se encontró %3; un vocabulario empieza con &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</translation>
</message>
<message>
<source>%1 stands twice in the vocabulary, as token %2 and as token %3; every token must stand once.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>%1 aparece dos veces en el vocabulario, como token %2 y como token %3; cada token debe aparecer una vez.</translation>
</message>
<message>
<source>is a checkpoint of another corpus: %1; resume it with the unchanged corpus.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>es un punto de control de otro corpus: %1; reanúdelo con el corpus sin cambios.</translation>
</message>
<message>
<source>is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>es un punto de control de otra receta: %1; reanúdelo con la receta con la que se hizo.</translation>
</message>
<message>
<source>a number below 0 in adam.square, expected mean squares of gradients.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>un número menor que 0 en adam.square; se esperaban medias cuadráticas de gradientes.</translation>
</message>
<message>
<source>task "%1" has no %2 different pairs besides those in use, found %3; ask for fewer.</source>
<extracomment>core/train/corpora/corpus.cpp</extracomment>
<translation>la tarea «%1» no tiene %2 pares distintos además de los que están en uso; se encontraron %3; pida menos.</translation>
</message>
<message>
<source>does not fit the task "%1": its source vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: a su vocabulario de origen le falta %2; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>does not fit the task "%1": its target vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: a su vocabulario de destino le falta %2; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>does not fit the task "%1": its source tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: su tokenizador de origen es %2; se esperaba «%3»; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>does not fit the task "%1": its target tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: su tokenizador de destino es %2; se esperaba «%3»; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>does not fit the task "%1": the task has classes, and the model writes outputs of several tokens; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: la tarea tiene clases y el modelo escribe salidas de varios tokens; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>does not fit the task "%1": the model gives classes, and the task has longer outputs; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>no encaja con la tarea «%1»: el modelo da clases y la tarea tiene salidas más largas; tome un modelo entrenado con esta tarea.</translation>
</message>
<message>
<source>model.encoder.longest should be at least %1, the tokens of the longest source to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.longest debe ser al menos %1, los tokens del origen más largo de entrenamiento; se encontró %2; con posiciones «learned» hay un vector para cada una.</translation>
</message>
<message>
<source>model.decoder.longest should be at least %1, the tokens of the longest target with its &lt;/s&gt; to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.decoder.longest debe ser al menos %1, los tokens del destino más largo de entrenamiento con su &lt;/s&gt;; se encontró %2; con posiciones «learned» hay un vector para cada una.</translation>
</message>
<message>
<source>model.encoder.separators: %1 is no token of the source; name tokens with which a sentence ends.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.separators: %1 no es un token del origen; indique tokens con los que termina una oración.</translation>
</message>
<message>
<source>line %1 has the class %2, which is the name of a special token; write it in another way.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la línea %1 tiene la clase %2, que es el nombre de un token especial; escríbala de otro modo.</translation>
</message>
<message>
<source>line %1 and every other line to train on has the class %2; expected two classes or more.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la línea %1 y todas las demás de entrenamiento tienen la clase %2; se esperaban dos clases o más.</translation>
</message>
<message>
<source>the training part</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la parte de entrenamiento</translation>
</message>
<message>
<source>pairs asks for %1, but only %2 are left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>pairs pide %1, pero solo quedan %2 para entrenar.</translation>
</message>
<message>
<source>held_out asks for %1, but only %2 are left to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>held_out pide %1, pero solo quedan %2 para medir.</translation>
</message>
<message>
<source>the source tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>el tamaño del tokenizador de origen pide %1 piezas, pero los textos solo dan %2.</translation>
</message>
<message>
<source>the target tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>el tamaño del tokenizador de destino pide %1 piezas, pero los textos solo dan %2.</translation>
</message>
<message>
<source>line %1 has the class %2, which %3 does not have; its classes are %4.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>la línea %1 tiene la clase %2, que no tiene %3; sus clases son %4.</translation>
</message>
<message>
<source>no pair is left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>no queda ningún par para entrenar.</translation>
</message>
<message>
<source>no pair is left that could be held out.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>no queda ningún par que se pueda reservar.</translation>
</message>
<message>
<source>no token stands %1 times in the training part; lower corpus.vocabulary.frequency.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>ningún token aparece %1 veces en la parte de entrenamiento; reduzca corpus.vocabulary.frequency.</translation>
</message>
<message>
<source>%1 when the model was trained, so that the pairs that were held out cannot be told from the others; take the unchanged corpus, or name other texts to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>%1 cuando se entrenó el modelo, por lo que los pares reservados no se distinguen de los demás; tome el corpus sin cambios o indique otros textos para medir.</translation>
</message>
<message>
<source>the model</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>el modelo</translation>
</message>
<message>
<source>repeated</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>repetidos</translation>
</message>
<message>
<source>with a source or target that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>con un origen o destino reservado</translation>
</message>
<message>
<source>with a source that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>con un origen reservado</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2 (the usual number); ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>sirven %1 pares, pero held_out pide %2 (el número habitual); pida menos, para que quede alguno para entrenar.</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2; ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>sirven %1 pares, pero held_out pide %2; pida menos, para que quede alguno para entrenar.</translation>
</message>
<message>
<source>try a change to the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>pruebe a cambiar a la tasa %1 o recorte el gradiente en 1.</translation>
</message>
<message>
<source>try the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>pruebe la tasa %1 o recorte el gradiente en 1.</translation>
</message>
<message>
<source>try a change to the rate %1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>pruebe a cambiar a la tasa %1.</translation>
</message>
<message>
<source>try the rate %1, clip the gradient below %2 or warm up for longer.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>pruebe la tasa %1, recorte el gradiente por debajo de %2 o alargue el calentamiento.</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high for a gradient that is not clipped; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>el entrenamiento divergió en la actualización %1: %2, muy probablemente porque la tasa de aprendizaje de %3 es demasiado alta para un gradiente sin recortar; %4</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>el entrenamiento divergió en la actualización %1: %2, muy probablemente porque la tasa de aprendizaje de %3 es demasiado alta; %4</translation>
</message>
<message>
<source>the loss is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la pérdida ya no es un número</translation>
</message>
<message>
<source>the loss is %1 per token</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la pérdida es de %1 por token</translation>
</message>
<message>
<source>the gradient is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>el gradiente ya no es un número</translation>
</message>
<message>
<source>change at update %1</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>cambio en la actualización %1</translation>
</message>
<message>
<source>the loss on held-out pairs is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>la pérdida en los pares reservados ya no es un número</translation>
</message>
<message>
<source>%1, or go back on the time line and branch from there with a smaller rate.</source>
<extracomment>core/train/live/lane_recorder.cpp</extracomment>
<translation>%1, o retroceda en la línea de tiempo y ramifique desde ahí con una tasa menor.</translation>
</message>
<message>
<source>there is not enough memory for the model; train fewer lanes at once.</source>
<extracomment>core/train/live/live_models.cpp</extracomment>
<translation>no hay memoria suficiente para el modelo; entrene menos carriles a la vez.</translation>
</message>
<message>
<source>its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>su corpus ha cambiado desde entonces: %1; continúe con el corpus sin cambios o empiece de nuevo.</translation>
</message>
<message>
<source>its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>sus pesos guardados son %1 números, pero una red de su receta tiene %2; empiece de nuevo.</translation>
</message>
<message>
<source>its watched map is %1, which its network does not have; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>su mapa observado es %1, que su red no tiene; empiece de nuevo.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring es %1, pero el corpus tiene clases, que da la conexión «pool».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring es %1, pero la tarea %2 tiene clases, que da la conexión «pool».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has outputs of several tokens, and "pool" gives one class; take another wiring, or set corpus.classes.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring es %1, pero el corpus tiene salidas de varios tokens y «pool» da una sola clase; tome otra conexión o indique corpus.classes.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has outputs of several tokens, and "pool" gives one class; take another wiring.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring es %1, pero la tarea %2 tiene salidas de varios tokens y «pool» da una sola clase; tome otra conexión.</translation>
</message>
<message>
<source>%1 should have either files (one file, a tab between the sides of a pair) or both source and target (two files, line by line).</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 debe tener files (un archivo, con un tabulador entre los lados de un par) o bien source y target (dos archivos, línea a línea).</translation>
</message>
<message>
<source>%1 has a source but no target; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 tiene source pero no target; indique ambos o un solo objeto para los dos.</translation>
</message>
<message>
<source>%1 has a target but no source; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 tiene target pero no source; indique ambos o un solo objeto para los dos.</translation>
</message>
<message>
<source>corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one word; leave it out.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>corpus.tokenizer.target es %1, pero las clases se dividen con %2, pues una etiqueta es una palabra; omítalo.</translation>
</message>
<message>
<source>%1 should be one of %2 or an object with files of its own, found %3.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 debe ser uno de %2 o un objeto con files propio; se encontró %3.</translation>
</message>
<message>
<source>Every source is padded to the longest one, and the model reads the padding as if it were text.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Cada origen se rellena hasta el más largo, y el modelo lee el relleno como si fuera texto.</translation>
</message>
<message>
<source>Long targets are cut at half of the longest one, and end there.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Los destinos largos se cortan a la mitad del más largo y terminan ahí.</translation>
</message>
<message>
<source>The labels stand one row off: the first token of every target is missing.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Las etiquetas están desplazadas una fila: falta el primer token de cada destino.</translation>
</message>
<message>
<source>Every target stands beside the source of another pair.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Cada destino está junto al origen de otro par.</translation>
</message>
<message>
<source>This training makes a mistake on purpose, for a lesson. %1</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>Este entrenamiento comete un error a propósito, para una lección. %1</translation>
</message>
<message>
<source>shorter than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>de menos de %1 tokens</translation>
</message>
<message>
<source>longer than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>de más de %1 tokens</translation>
</message>
<message>
<source>a number above 0</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>un número mayor que 0</translation>
</message>
<message>
<source>from 0 to the rate (%1)</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 a la tasa (%1)</translation>
</message>
<message>
<source>at least 0 and below 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>al menos 0 y menor que 1</translation>
</message>
<message>
<source>from 1e-30 to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 1e-30 a 1</translation>
</message>
<message>
<source>from 0 (no clipping) to 1000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 (sin recorte) a 1000000</translation>
</message>
<message>
<source>from 0 (never) to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 (nunca) a 1</translation>
</message>
<message>
<source>from 0 (never) to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 (nunca) a 1000</translation>
</message>
<message>
<source>from 0 (never) to 1000000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 (nunca) a 1000000000</translation>
</message>
<message>
<source>from 0 to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>de 0 a 1000</translation>
</message>
<message>
<source>%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>debe indicarse %1rate, %1dropout, %1teacher_forcing o %1updates; no se encontró ninguno.</translation>
</message>
<message>
<source>lengths %1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>longitudes %1</translation>
</message>
<message>
<source>changes should be a list of objects, found %1.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>changes debe ser una lista de objetos; se encontró %1.</translation>
</message>
<message>
<source>%1 is missing; it says after how many updates the change is made.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>falta %1; dice tras cuántas actualizaciones se hace el cambio.</translation>
</message>
<message>
<source>model.%1.%2 is read by %3 only, found with %4; leave it out.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>model.%1.%2 solo lo lee %3; se encontró con %4; omítalo.</translation>
</message>
<message>
<source>has both task and corpus; a recipe trains on one of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>tiene a la vez task y corpus; una receta entrena con uno de los dos.</translation>
</message>
<message>
<source>lengths are of a task's sources; those of a corpus are corpus.shortest and corpus.longest.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>lengths corresponde a los orígenes de una tarea; las de un corpus son corpus.shortest y corpus.longest.</translation>
</message>
<message>
<source>%1 is %2, expected %3</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 es %2; se esperaba %3</translation>
</message>
<message>
<source>has neither task nor corpus; name the task, such as "task": "dates", or the files to train on with corpus.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>no tiene ni task ni corpus; indique la tarea, por ejemplo "task": "dates", o los archivos de entrenamiento con corpus.</translation>
</message>
<message>
<source>batch %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>lote %1</translation>
</message>
<message>
<source>updates %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>actualizaciones %1</translation>
</message>
<message>
<source>smoothing %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>suavizado %1</translation>
</message>
<message>
<source>clip %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>recorte %1</translation>
</message>
<message>
<source>warm-up %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>calentamiento %1</translation>
</message>
<message>
<source>fall %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>descenso %1</translation>
</message>
<message>
<source>No recipe to make a run of; name at least one.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>No hay receta con la que hacer una ejecución; indique al menos una.</translation>
</message>
<message>
<source>%1 recipes are too many for one run, which has %2 lanes at most; open fewer.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>%1 recetas son demasiadas para una ejecución, que tiene %2 carriles como máximo; abra menos.</translation>
</message>
<message>
<source>corpus starts at another folder</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>corpus parte de otra carpeta</translation>
</message>
<message>
<source>cannot be trained in one run with %1: %2; all lanes of a run learn the same pairs, and may differ in everything else.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>no se puede entrenar en una misma ejecución con %1: %2; todos los carriles de una ejecución aprenden los mismos pares y pueden diferir en todo lo demás.</translation>
</message>
<message>
<source>has no recipes of the task %1; the program's resources are not where they should be, or the task is not known.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>no tiene recetas de la tarea %1; los recursos del programa no están donde deberían o la tarea es desconocida.</translation>
</message>
<message>
<source>lanes should have one that takes part, found none.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes debe tener uno que participe; no se encontró ninguno.</translation>
</message>
<message>
<source>lanes should be %1 at most, found %2.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes debe tener %1 como máximo; se encontraron %2.</translation>
</message>
<message>
<source>window %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>ventana %1</translation>
</message>
<message>
<source>fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>realimentado</translation>
</message>
<message>
<source>not fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>no realimentado</translation>
</message>
<message>
<source>learned β</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>β aprendida</translation>
</message>
<message>
<source>bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>sesgo</translation>
</message>
<message>
<source>no bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>sin sesgo</translation>
</message>
<message>
<source>up to %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>hasta %1</translation>
</message>
<message>
<source>heads %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>cabezas %1</translation>
</message>
<message>
<source>%1-norm</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1-norm</translation>
</message>
<message>
<source>positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>posiciones %1</translation>
</message>
<message>
<source>encoder positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>posiciones del codificador %1</translation>
</message>
<message>
<source>encoder %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>codificador %1</translation>
</message>
<message>
<source>layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>capas %1</translation>
</message>
<message>
<source>encoder layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>capas del codificador %1</translation>
</message>
<message>
<source>embedding %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>embedding %1</translation>
</message>
<message>
<source>attention %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>atención %1</translation>
</message>
<message>
<source>%1 over %2</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 sobre %2</translation>
</message>
<message>
<source>training cannot start from this model: its %1 is %2, the recipe's is %3; give the recipe the model's settings.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>el entrenamiento no puede partir de este modelo: su %1 es %2 y el de la receta es %3; dé a la receta los ajustes del modelo.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>el entrenamiento no puede partir de este modelo: su vocabulario de origen tiene otros tokens que el de la receta; entrénelo con la tarea o los textos con los que se hizo.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>el entrenamiento no puede partir de este modelo: su vocabulario de origen tiene %1 tokens y el de la receta, %2; entrénelo con la tarea o los textos con los que se hizo.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>el entrenamiento no puede partir de este modelo: su vocabulario de destino tiene otros tokens que el de la receta; entrénelo con la tarea o los textos con los que se hizo.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>el entrenamiento no puede partir de este modelo: su vocabulario de destino tiene %1 tokens y el de la receta, %2; entrénelo con la tarea o los textos con los que se hizo.</translation>
</message>
<message>
<source>the system gives no %1 threads; train with fewer.</source>
<extracomment>core/train/team.cpp</extracomment>
<translation>el sistema no da %1 hilos; entrene con menos.</translation>
</message>
<message>
<source>the system gives only %1 threads; train with fewer.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>el sistema solo da %1 hilos; entrene con menos.</translation>
</message>
<message>
<source>there is not enough memory; train fewer lanes at once.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>no hay memoria suficiente; entrene menos carriles a la vez.</translation>
</message>
<message>
<source>the source has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>el origen tiene %1 tokens del modelo, y aquí un modelo lee como máximo %2 de una oración; omítala o divídala.</translation>
</message>
<message>
<source>the target has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>el destino tiene %1 tokens del modelo, y aquí un modelo lee como máximo %2 de una oración; omítala o divídala.</translation>
</message>
<message>
<source>the model says one class for a text, so it aligns no words; give a model that translates.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>el modelo da una clase para cada texto, así que no alinea palabras; indique un modelo que traduzca.</translation>
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
<translation>Decodificador de Luong con la puntuación concat</translation>
</message>
<message>
<source>Luong's decoder with score dot</source>
<extracomment>resources/mappings/luong_dot.json</extracomment>
<translation>Decodificador de Luong con la puntuación dot</translation>
</message>
<message>
<source>Luong's decoder with score general</source>
<extracomment>resources/mappings/luong_general.json</extracomment>
<translation>Decodificador de Luong con la puntuación general</translation>
</message>
<message>
<source>Luong's decoder above summed directions</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>Decodificador de Luong sobre direcciones sumadas</translation>
</message>
<message>
<source>encoder.gru.weight_hh_l0_reverse is the second direction of an encoder whose directions are summed and whose raw last state starts the decoder (decoder.gru), while the specification joins the directions and starts from tanh(W_b [forward ; backward] + b_b), which cannot be the raw state; only a model whose encoder has one direction can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>encoder.gru.weight_hh_l0_reverse es la segunda dirección de un codificador cuyas direcciones se suman y cuyo último estado, tal cual, inicia el decodificador (decoder.gru). La especificación une las direcciones y parte de tanh(W_b [adelante ; atrás] + b_b), que no puede ser el estado tal cual; solo se puede abrir un modelo cuyo codificador tenga una dirección.</translation>
</message>
<message>
<source>Luong's decoder with several layers</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>Decodificador de Luong con varias capas</translation>
</message>
<message>
<source>decoder.gru.weight_hh_l1 is a second layer of a decoder whose layers each start from their own state of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>decoder.gru.weight_hh_l1 es la segunda capa de un decodificador cuyas capas parten cada una de su propio estado del codificador. En la especificación todas las capas parten de un solo estado; solo se puede abrir el modelo con una capa.</translation>
</message>
<message>
<source>An encoder alone</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>Un codificador solo</translation>
</message>
<message>
<source>holds an embedding and a GRU and no more (embedding.weight, gru.weight_ih_l0 …), so it is an encoder without attention and decoder; give both files to "attnlab import encoder.pt decoder.pt".</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>contiene un embedding y una GRU y nada más (embedding.weight, gru.weight_ih_l0 …), así que es un codificador sin atención ni decodificador; dé los dos archivos a «attnlab import encoder.pt decoder.pt».</translation>
</message>
<message>
<source>Translation tutorial with attention over fixed positions</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>Tutorial de traducción con atención sobre posiciones fijas</translation>
</message>
<message>
<source>attn.weight scores fixed positions from [embedding ; state], attn_combine.weight makes relu(W [embedding ; context] + b) of the context before gru.weight_ih_l0 reads it, and out.weight reads the state alone; the specification's "location" scores from the state alone, without a bias, and no wiring of it has a layer between context and cell, so it cannot hold this decoder.</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>attn.weight puntúa posiciones fijas a partir de [embedding ; estado], attn_combine.weight hace del contexto relu(W [embedding ; contexto] + b) antes de que gru.weight_ih_l0 lo lea, y out.weight solo lee el estado. La puntuación «location» de la especificación parte solo del estado, sin sesgo, y ninguna de sus conexiones tiene una capa entre contexto y celda; por eso no se puede abrir este decodificador.</translation>
</message>
<message>
<source>Textbook RNNsearch with several layers</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>RNNsearch de manual con varias capas</translation>
</message>
<message>
<source>decoder.rnn.weight_hh_l1 is a second layer of a decoder whose layers each start from their own layer of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>decoder.rnn.weight_hh_l1 es la segunda capa de un decodificador cuyas capas parten cada una de su propia capa del codificador. En la especificación todas las capas parten de un solo estado; solo se puede abrir el modelo con una capa.</translation>
</message>
<message>
<source>RNNsearch with layers attn and v</source>
<extracomment>resources/mappings/rnnsearch_attn.json</extracomment>
<translation>RNNsearch con las capas attn y v</translation>
</message>
<message>
<source>RNNsearch with layers attn_fc and v_fc</source>
<extracomment>resources/mappings/rnnsearch_attn_fc.json</extracomment>
<translation>RNNsearch con las capas attn_fc y v_fc</translation>
</message>
<message>
<source>Textbook RNNsearch with layers W_q, W_k and w_v</source>
<extracomment>resources/mappings/textbook_additive.json</extracomment>
<translation>RNNsearch de manual con las capas W_q, W_k y w_v</translation>
</message>
<message>
<source>Translation tutorial with layers Wa, Ua and Va</source>
<extracomment>resources/mappings/tutorial_additive.json</extracomment>
<translation>Tutorial de traducción con las capas Wa, Ua y Va</translation>
</message>
<message>
<source>Translation tutorial with nn.Transformer</source>
<extracomment>resources/mappings/tutorial_transformer.json</extracomment>
<translation>Tutorial de traducción con nn.Transformer</translation>
</message>
</context>
</TS>
