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
            <extracomment>ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
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
            <extracomment>ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
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
            <extracomment>ui/figures/step/step_export.cpp</extracomment>
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
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
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
            <extracomment>ui/files/autosave_kinds.cpp</extracomment>
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
            <extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
            <translation>Exhaust.</translation>
        </message>
        <message>
            <source>Entropy</source>
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
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
            <extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
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
            <extracomment>ui/kit/text/map_text.cpp, ui/step/session/formed_picture.cpp</extracomment>
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
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>autoatención del codificador</translation>
        </message>
        <message>
            <source>self-attention of the decoder</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
            <extracomment>ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
            <translation>cabeza %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
            <translation>%1, %2</translation>
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
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>1 capa</translation>
        </message>
        <message numerus="yes">
            <source>%1 layers</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>
                <numerusform>%1 capa</numerusform>
                <numerusform>%1 capas</numerusform>
            </translation>
        </message>
        <message>
            <source>1 head</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>1 cabeza</translation>
        </message>
        <message numerus="yes">
            <source>%1 heads</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
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
            <translation>norma tras cada subcapa</translation>
        </message>
        <message>
            <source>norm before each sublayer</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>norma antes de cada subcapa</translation>
        </message>
        <message>
            <source>both directions</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
            <translation>ambas direcciones</translation>
        </message>
        <message>
            <source>one direction</source>
            <extracomment>ui/kit/text/model_text.cpp</extracomment>
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
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
            <translation>1 oración</translation>
        </message>
        <message numerus="yes">
            <source>%1 sentences</source>
            <extracomment>ui/kit/text/number_text.cpp</extracomment>
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
            <extracomment>ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>tasa %1</translation>
        </message>
        <message>
            <source>dropout %1</source>
            <extracomment>ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
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
            <extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips_events.cpp</extracomment>
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
            <extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
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
            <extracomment>ui/files/file_work.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
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
            <extracomment>ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
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
            <translation>w: la fila de y en la capa de salida, a través de las normas que hay en el camino</translation>
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
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
            <source>exponential of the score</source>
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
            <translation>exponencial de la puntuación</translation>
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
            <extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
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
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
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
            <translation>última norma del codificador</translation>
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
            <translation>última norma del decodificador</translation>
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
            <translation>lo que el sesgo de la última norma añade al logit</translation>
        </message>
        <message>
            <source>what the bias of the norm adds to the logit</source>
            <extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
            <translation>lo que el sesgo de la norma añade al logit</translation>
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
            <extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
            <translation>logit</translation>
        </message>
        <message>
            <source>largest logit</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>mayor logit</translation>
        </message>
        <message>
            <source>exponential of the logit</source>
            <extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
            <translation>exponencial del logit</translation>
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
            <extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
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
            <source>One Review, Four Readers</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>Una reseña, cuatro lectores</translation>
        </message>
        <message>
            <source>by sentence, flat, without order, without attention</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>por oraciones, plano, sin orden, sin atención</translation>
        </message>
        <message>
            <source>The Head That Aligns</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>La cabeza que alinea</translation>
        </message>
        <message>
            <source>a Transformer's head beside the attention of a GRU</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>una cabeza de un Transformer junto a la atención de una GRU</translation>
        </message>
        <message>
            <source>The Order-Blind Transformer</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>El Transformer ciego al orden</translation>
        </message>
        <message>
            <source>without positions it cannot turn a word round</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>sin posiciones no puede dar la vuelta a una palabra</translation>
        </message>
        <message>
            <source>the parts of a date change their places</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>las partes de una fecha cambian de sitio</translation>
        </message>
        <message>
            <source>the attention walks along the letters</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>la atención recorre las letras</translation>
        </message>
        <message>
            <source>the attention walks backwards</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>la atención camina hacia atrás</translation>
        </message>
        <message>
            <source>the next letter may be anywhere</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>la letra siguiente puede estar en cualquier parte</translation>
        </message>
        <message>
            <source>words become digits, and some digits have no word</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>las palabras se vuelven cifras, y algunas cifras no tienen palabra</translation>
        </message>
        <message>
            <source>a digit becomes several words</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>una cifra se convierte en varias palabras</translation>
        </message>
        <message>
            <source>words change their order between languages</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>las palabras cambian de orden entre lenguas</translation>
        </message>
        <message>
            <source>each word has a part of speech, and its neighbours tell which</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>cada palabra tiene una categoría gramatical, y sus vecinas la revelan</translation>
        </message>
        <message>
            <source>a few words of a text decide its class</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>unas pocas palabras de un texto deciden su clase</translation>
        </message>
        <message>
            <source>one of several opinions decides</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>una de varias opiniones decide</translation>
        </message>
        <message>
            <source>two of many numbers are added</source>
            <extracomment>ui/step/session/first_looks.cpp</extracomment>
            <translation>se suman dos de muchos números</translation>
        </message>
        <message>
            <source>tokens read</source>
            <extracomment>ui/step/session/formed_picture.cpp</extracomment>
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
            <source>Open Model</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>Abrir modelo</translation>
        </message>
        <message>
            <source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>%1 es un modelo de «%2», y los carriles abiertos son de «%3».</translation>
        </message>
        <message>
            <source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>Todos los carriles decodifican un mismo texto. Abierto solo, empieza con un texto de su propia tarea; junto a los demás decodifica el de estos, que no ha aprendido.</translation>
        </message>
        <message>
            <source>Open &amp;Alone</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
            <translation>Abrir &amp;solo</translation>
        </message>
        <message>
            <source>Open &amp;Beside the Others</source>
            <extracomment>ui/step/session/model_opening.cpp</extracomment>
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
            <translation>sesgo de norma</translation>
        </message>
        <message>
            <source>norm of %1</source>
            <extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
            <translation>norma de %1</translation>
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
            <extracomment>ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
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
            <extracomment>ui/train/change_range.h</extracomment>
            <translation>de 0 a 1</translation>
        </message>
        <message>
            <source>%1 updates</source>
            <extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
            <translation>%1 actualizaciones</translation>
        </message>
        <message>
            <source>update %1, without end</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>actualización %1, sin fin</translation>
        </message>
        <message>
            <source>update %1 of %2</source>
            <extracomment>ui/train/train_texts.cpp</extracomment>
            <translation>actualización %1 de %2</translation>
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
            <extracomment>ui/train/train_texts.cpp</extracomment>
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
            <source>evidence AER %1</source>
            <extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
            <translation>AER de evidencia %1</translation>
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
            <translation>archivos propios</translation>
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
            <extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
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
            <extracomment>ui/step/counts_dialog.cpp</extracomment>
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
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
            <translation>1 enlace</translation>
        </message>
        <message numerus="yes">
            <source>%1 links</source>
            <extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
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
click selects the lane, Ctrl+click hides or shows its curves</source>
            <extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
            <translation>%1
clic selecciona el carril; Ctrl+clic oculta o muestra sus curvas</translation>
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
            <translation>pérdida en reserva</translation>
        </message>
        <message>
            <source>token accuracy</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
            <translation>exactitud de tokens</translation>
        </message>
        <message>
            <source>BLEU</source>
            <extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
            <translation>Exactitud, reserva %</translation>
        </message>
        <message>
            <source>Exact match, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Coincidencia exacta, reserva %</translation>
        </message>
        <message>
            <source>Held-out loss (log)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Pérdida en reserva (log)</translation>
        </message>
        <message>
            <source>Held-out loss</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Pérdida en reserva</translation>
        </message>
        <message>
            <source>Token accuracy, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Exactitud de tokens, reserva %</translation>
        </message>
        <message>
            <source>BLEU, held-out</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>BLEU, reserva</translation>
        </message>
        <message>
            <source>Macro F1, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Macro F1, reserva %</translation>
        </message>
        <message>
            <source>Largest weight on evidence, held-out %</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Mayor peso en la evidencia, reserva %</translation>
        </message>
        <message>
            <source>AER (none of self-attention; thin: each head)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>AER (no de autoatención; fino: cada cabeza)</translation>
        </message>
        <message>
            <source>Alignment error (AER; none of self-attention)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Error de alineamiento (AER; no de autoatención)</translation>
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
            <translation>AER (no autoat.)</translation>
        </message>
        <message>
            <source>Loss (log)</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
            <translation>Pérdida (log)</translation>
        </message>
        <message>
            <source>Loss</source>
            <extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
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
            <extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
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
            <source>Preview</source>
            <extracomment>ui/export/figure_preview.cpp</extracomment>
            <translation>Vista previa</translation>
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
            <translation>Filtros &amp;listos</translation>
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
            <translation>Filtros listos</translation>
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
            <source>%1 to %2</source>
            <extracomment>ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
            <translation>%1 a %2</translation>
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
            <source>Own Output</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>Propia salida</translation>
        </message>
        <message>
            <source>Each step reads the last token that the lane wrote</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>Cada paso lee el último token que escribió el carril</translation>
        </message>
        <message>
            <source> (Ctrl+U)</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation> (Ctrl+U)</translation>
        </message>
        <message>
            <source>&amp;Reference</source>
            <extracomment>ui/step/input_actions.cpp</extracomment>
            <translation>&amp;Referencia</translation>
        </message>
        <message>
            <source>Reference</source>
            <extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
            <translation>Referencia</translation>
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
            <source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. Choose a cell to show its map.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Error de alineamiento (AER) de cada mapa en todas las oraciones, con filas de los tokens leídos. Elija una celda para mostrar su mapa.</translation>
        </message>
        <message>
            <source>Alignment error (AER) of every map over all sentences. Choose a cell to show its map.</source>
            <extracomment>ui/inspect/inspected_data.cpp</extracomment>
            <translation>Error de alineamiento (AER) de cada mapa en todas las oraciones. Elija una celda para mostrar su mapa.</translation>
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
            <translation>AER %1 (de todas %2)</translation>
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
            <extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
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
            <source>Edit Known Links</source>
            <extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
            <translation>Editar enlaces conocidos</translation>
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
            <extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
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
            <translation>mirar: %1</translation>
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
            <source>Choose a lesson.</source>
            <extracomment>ui/learn/learn_mode.cpp</extracomment>
            <translation>Elija una lección.</translation>
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
            <source>&amp;Open…</source>
            <extracomment>ui/learn/lesson_list.cpp, ui/window/main_window_menus.cpp</extracomment>
            <translation>&amp;Abrir…</translation>
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
            <source>&amp;Hint</source>
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
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <extracomment>ui/learn/lesson_panel.cpp</extracomment>
            <translation>&amp;Siguiente</translation>
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
            <source>&amp;Done</source>
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
            <source>Lesson</source>
            <extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
            <translation>Lección</translation>
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
            <source>%1 (Ctrl+%2)</source>
            <extracomment>ui/window/mode_list.cpp</extracomment>
            <translation>%1 (Ctrl+%2)</translation>
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
            <extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
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
            <translation>no</translation>
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
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
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
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
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
            <extracomment>ui/learn/writing/question_editor.cpp</extracomment>
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
            <translation>¿Adónde mira ahora?</translation>
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
            <translation> · dividido por %1</translation>
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
            <source>Clear the text</source>
            <extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
            <translation>Borrar el texto</translation>
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
            <source>: not in the vocabulary, read as &lt;unk&gt;</source>
            <extracomment>ui/pictures/tokens/token_chips_events.cpp</extracomment>
            <translation>: fuera del vocabulario, se lee como &lt;unk&gt;</translation>
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
            <source>Point at a row of the map first</source>
            <extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
            <translation>Señale primero una fila del mapa</translation>
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
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
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
            <translation>Duro: referencia</translation>
        </message>
        <message>
            <source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Para carriles con alcance duro: cada sorteo se compara con una pérdida media, y en cada actualización se conserva esta proporción de la media.</translation>
        </message>
        <message>
            <source>Updates</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Actualizaciones</translation>
        </message>
        <message>
            <source>The run ends after so many updates.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>La ejecución termina tras estas actualizaciones.</translation>
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
            <translation>Un carril termina en cuanto su pérdida en reserva no supera este valor; 0: nunca.</translation>
        </message>
        <message>
            <source>Stop after s</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Parar tras s</translation>
        </message>
        <message>
            <source>A lane ends after so many seconds of its own updates; 0: never.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Un carril termina tras estos segundos de sus propias actualizaciones; 0: nunca.</translation>
        </message>
        <message>
            <source>Patience</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Paciencia</translation>
        </message>
        <message>
            <source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
            <extracomment>ui/train/setup/setting_texts.cpp</extracomment>
            <translation>Un carril termina tras estas mediciones seguidas sin una pérdida en reserva menor, y conserva sus mejores pesos; 0: nunca.</translation>
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
            <translation>Qué pares se guardan para medir: sorteados por la semilla, los últimos, o archivos propios.</translation>
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
            <extracomment>ui/step/session/startup.cpp</extracomment>
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
            <source>Right-click</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Clic derecho</translation>
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
            <source>Choose the columns</source>
            <extracomment>ui/window/gestures.cpp</extracomment>
            <translation>Elige las columnas</translation>
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
