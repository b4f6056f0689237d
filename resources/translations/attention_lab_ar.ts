<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
<name>attn::ui</name>
<message>
<source>&amp;Matrix</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>الم&amp;صفوفة</translation>
</message>
<message>
<source>Matrix</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>مصفوفة</translation>
</message>
<message>
<source>The weights as a matrix, a row for each target token</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>الأوزان كمصفوفة، صف لكل رمز هدف</translation>
</message>
<message>
<source>Lin&amp;es</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;الخطوط</translation>
</message>
<message>
<source>Lines</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>خطوط</translation>
</message>
<message>
<source>The weights as lines between the tokens</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>الأوزان كخطوط بين الرموز</translation>
</message>
<message>
<source>&amp;Difference</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>ال&amp;فرق</translation>
</message>
<message>
<source>Difference</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>الفرق</translation>
</message>
<message>
<source>Diff.</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>فرق</translation>
</message>
<message>
<source>The weights of the shown system less those of the other one</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>أوزان النظام المعروض ناقص أوزان النظام الآخر</translation>
</message>
<message>
<source>&amp;Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>ج&amp;نبًا إلى جنب</translation>
</message>
<message>
<source>Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>جنبًا إلى جنب</translation>
</message>
<message>
<source>Both</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>كلاهما</translation>
</message>
<message>
<source>Both systems' pictures of the sentence</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>صورتا النظامين للجملة</translation>
</message>
<message>
<source>update</source>
<extracomment>ui/pictures/curves/curves_layout.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>التحديث</translation>
</message>
<message>
<source>%1 × %2 pixels</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>%1 × %2 بكسل</translation>
</message>
<message>
<source>The lane %1 has no file. Save its model and open that file, so that the lesson can have it.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>ليس للمسار %1 ملف. احفظ نموذجه وافتح ذلك الملف كي يستطيع الدرس أن يضمه.</translation>
</message>
<message>
<source>After update %1: %2 branches off %3</source>
<extracomment>ui/train/time/time_line_data.cpp</extracomment>
<translation>بعد التحديث %1: يتفرّع %2 من %3</translation>
</message>
<message>
<source>Preview</source>
<extracomment>ui/export/figure_preview.cpp, ui/export/print_figure.cpp</extracomment>
<translation>معاينة</translation>
</message>
<message>
<source>Zoom</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>الحجم</translation>
</message>
<message>
<source>Print Figure</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>طباعة الشكل</translation>
</message>
<message numerus="yes">
<source>Mean and standard deviation over %1 seeds</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>
<numerusform>المتوسط والانحراف المعياري على %1 بذرة</numerusform>
<numerusform>المتوسط والانحراف المعياري على بذرة واحدة (%1)</numerusform>
<numerusform>المتوسط والانحراف المعياري على بذرتين (%1)</numerusform>
<numerusform>المتوسط والانحراف المعياري على %1 بذور</numerusform>
<numerusform>المتوسط والانحراف المعياري على %1 بذرة</numerusform>
<numerusform>المتوسط والانحراف المعياري على %1 بذرة</numerusform>
</translation>
</message>
<message>
<source>Mean and standard deviation over seeds %1</source>
<comment>a list of numbers</comment>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>المتوسط والانحراف المعياري على البذور %1</translation>
</message>
<message>
<source>One run, seed %1</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>تشغيل واحد، البذرة %1</translation>
</message>
<message>
<source>; measured on %1 fresh pairs</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>؛ قيست على %1 من الأزواج الجديدة</translation>
</message>
<message>
<source>; by length on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>؛ وبحسب الطول على %1 من الأزواج الجديدة على الأكثر لكل طول</translation>
</message>
<message>
<source>; measured on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>؛ قيست على %1 من الأزواج الجديدة على الأكثر لكل طول</translation>
</message>
<message>
<source> Diverged: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> تباعدت: %1 من أصل %2 من عمليات التشغيل.</translation>
</message>
<message>
<source> Missing: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> ناقصة: %1 من أصل %2 من عمليات التشغيل.</translation>
</message>
<message>
<source> The recipes differ in more than their attention.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> تختلف الوصفات في غير انتباهها أيضًا.</translation>
</message>
<message>
<source>Source length</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>طول المصدر</translation>
</message>
<message>
<source>higher is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>الأعلى أفضل</translation>
</message>
<message>
<source>lower is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>الأدنى أفضل</translation>
</message>
<message>
<source>update %1</source>
<extracomment>ui/figures/film/film.cpp, ui/figures/step/step_caption.cpp, ui/pictures/curves/reading_table.cpp, ui/train/time/time_line.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>التحديث %1</translation>
</message>
<message>
<source>exact match %1 %</source>
<extracomment>ui/figures/film/film.cpp</extracomment>
<translation>تطابق تام %1 %</translation>
</message>
<message>
<source>weight α 0</source>
<extracomment>ui/figures/film/film_legend.cpp</extracomment>
<translation>الوزن α 0</translation>
</message>
<message>
<source>link found</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/picture/picture_legend.cpp, ui/pictures/lane/own_links.cpp</extracomment>
<translation>رابط مكتشف</translation>
</message>
<message>
<source>known link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>رابط معروف</translation>
</message>
<message>
<source>possible link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>رابط محتمل</translation>
</message>
<message>
<source>window</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>نافذة</translation>
</message>
<message>
<source>centre</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>مركز</translation>
</message>
<message>
<source>taken</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>مأخوذ</translation>
</message>
<message>
<source>Weight</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>الوزن</translation>
</message>
<message>
<source>outlined: known link, dashed: a possible one</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>محاط بإطار: رابط معروف، متقطّع: رابط محتمل</translation>
</message>
<message>
<source>The pictures are drawn by a script in this file: allow it to run.</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>الصور يرسمها نص برمجي في هذا الملف: اسمح بتشغيله.</translation>
</message>
<message>
<source>ln p / length</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>ln p / الطول</translation>
</message>
<message>
<source>, ended places refilled</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>، مع ملء الأماكن المنتهية</translation>
</message>
<message>
<source>no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/figures/step/landscape_drawing.cpp</extracomment>
<translation>لا مسار له تضاريس؛ تُرسم التضاريس للمسارات التكرارية التي تنظر في كل مكان وفكّت ترميز ثلاث خطوات.</translation>
</message>
<message>
<source>class </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>الصنف </translation>
</message>
<message>
<source>next </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>التالي </translation>
</message>
<message>
<source>Alignment of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>محاذاة %1</translation>
</message>
<message>
<source>%1 attention</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>انتباه %1</translation>
</message>
<message>
<source>step %1 of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>الخطوة %1 من %2</translation>
</message>
<message>
<source>step %1</source>
<extracomment>core/decode/interventions.cpp, ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>الخطوة %1</translation>
</message>
<message>
<source>temperature %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_marks.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الحرارة %1</translation>
</message>
<message>
<source>source token %1 replaced by %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%2 بدل رمز المصدر %1</translation>
</message>
<message>
<source>no annotation of source token %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>بلا تمثيل رمز المصدر %1</translation>
</message>
<message numerus="yes">
<source>no annotations of source tokens %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>بلا تمثيلات رموز المصدر %1</numerusform>
<numerusform>بلا تمثيل رمز المصدر %1</numerusform>
<numerusform>بلا تمثيلَي رمزَي المصدر %1</numerusform>
<numerusform>بلا تمثيلات رموز المصدر %1</numerusform>
<numerusform>بلا تمثيلات رموز المصدر %1</numerusform>
<numerusform>بلا تمثيلات رموز المصدر %1</numerusform>
</translation>
</message>
<message>
<source> in %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> في %1</translation>
</message>
<message>
<source>weights of step %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>أوزان الخطوة %1</translation>
</message>
<message>
<source>token of step %1 set to %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>رمز الخطوة %1 عُيّن إلى %2</translation>
</message>
<message>
<source>temperature %1 at step %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>الحرارة %1 عند الخطوة %2</translation>
</message>
<message numerus="yes">
<source>weights of steps %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>أوزان الخطوات %1</numerusform>
<numerusform>أوزان الخطوة %1</numerusform>
<numerusform>أوزان الخطوتين %1</numerusform>
<numerusform>أوزان الخطوات %1</numerusform>
<numerusform>أوزان الخطوات %1</numerusform>
<numerusform>أوزان الخطوات %1</numerusform>
</translation>
</message>
<message>
<source>Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), temperature %5</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>أوزان الانتباه لـ %1 من دوال الدرجات على مستوى من الاستعلامات، المفاتيح: %2، الاستعلام (%3, %4)، الحرارة %5</translation>
</message>
<message>
<source>model %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>النموذج %1</translation>
</message>
<message>
<source>beam search of width %1, score %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>بحث حزمي بعرض %1، الدرجة %2</translation>
</message>
<message>
<source>in %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>في %1: %2</translation>
</message>
<message>
<source>Attention of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>انتباه %1</translation>
</message>
<message>
<source>Attention of %1 lanes (%2)</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>انتباه %1 من المسارات (%2)</translation>
</message>
<message>
<source>Alignments of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>محاذيات %1</translation>
</message>
<message>
<source>%1 less that of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 ناقص نظيره في %2</translation>
</message>
<message>
<source>models %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>النماذج %1</translation>
</message>
<message>
<source>sentence %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>الجملة %1 %2</translation>
</message>
<message>
<source>; changed by hand: %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>؛ غُيّر يدويًا: %1</translation>
</message>
<message>
<source>lanes</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>مسارات</translation>
</message>
<message>
<source>beam</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>حزمة</translation>
</message>
<message>
<source>less %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>ناقص %1</translation>
</message>
<message>
<source>systems</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>أنظمة</translation>
</message>
<message>
<source>PNG picture</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>صورة PNG</translation>
</message>
<message>
<source>SVG drawing</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>رسم SVG</translation>
</message>
<message>
<source>PDF page</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>صفحة PDF</translation>
</message>
<message>
<source>Numbers as CSV</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>أعداد CSV</translation>
</message>
<message>
<source>Numbers as JSON</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>أعداد JSON</translation>
</message>
<message>
<source>LaTeX table</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>جدول LaTeX</translation>
</message>
<message>
<source>%1 or %2</source>
<extracomment>core/files/formats/npy_array.cpp, core/inspect/sentences/undecided.cpp, core/network/models/config_json.cpp, ui/figures/step/step_export.cpp</extracomment>
<translation>%1 أو %2</translation>
</message>
<message>
<source>%1: the ending of the name decides the format. Choose %2.</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>%1: امتداد الاسم يحدد التنسيق. اختر %2.</translation>
</message>
<message>
<source>Heatmap of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>خريطة حرارية لمسار واحد</translation>
</message>
<message>
<source>All lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>كل المسارات</translation>
</message>
<message>
<source>Side by side</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>جنبًا إلى جنب</translation>
</message>
<message>
<source>Lines of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>خطوط مسار واحد</translation>
</message>
<message>
<source>Differences from one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>الفروق عن مسار واحد</translation>
</message>
<message>
<source>Beam tree of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>شجرة الحزمة لمسار واحد</translation>
</message>
<message>
<source>Text of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>نص مسار واحد</translation>
</message>
<message>
<source>Texts of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>نصوص كل المسارات</translation>
</message>
<message>
<source>Score landscapes of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>تضاريس الدرجات لكل المسارات</translation>
</message>
<message>
<source>1 lane</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>مسار واحد</translation>
</message>
<message numerus="yes">
<source>%1 lanes</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>
<numerusform>%1 مسار</numerusform>
<numerusform>مسار واحد (%1)</numerusform>
<numerusform>مساران (%1)</numerusform>
<numerusform>%1 مسارات</numerusform>
<numerusform>%1 مسارًا</numerusform>
<numerusform>%1 مسار</numerusform>
</translation>
</message>
<message>
<source>%1, %2, %3</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>%1، %2، %3</translation>
</message>
<message>
<source>“%1”</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>«%1»</translation>
</message>
<message>
<source>1 step</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>خطوة واحدة</translation>
</message>
<message numerus="yes">
<source>%1 steps</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>
<numerusform>%1 خطوة</numerusform>
<numerusform>خطوة واحدة (%1)</numerusform>
<numerusform>خطوتان (%1)</numerusform>
<numerusform>%1 خطوات</numerusform>
<numerusform>%1 خطوة</numerusform>
<numerusform>%1 خطوة</numerusform>
</translation>
</message>
<message>
<source>“%1”, %2</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>«%1»، %2</translation>
</message>
<message>
<source>the run</source>
<extracomment>core/runs/run_file_save.cpp, ui/files/autosave_kinds.cpp</extracomment>
<translation>التشغيل</translation>
</message>
<message>
<source>The program ended before this run was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>انتهى البرنامج قبل حفظ هذا التشغيل:</translation>
</message>
<message>
<source>The run of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>استُعيد التشغيل المؤرخ %1. لم يُحفظ في ملف بعد</translation>
</message>
<message>
<source>the session</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>الجلسة</translation>
</message>
<message>
<source>The program ended before this session was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>انتهى البرنامج قبل حفظ هذه الجلسة:</translation>
</message>
<message>
<source>The session of %1 was recovered. Its changes are not saved yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>استُعيدت الجلسة المؤرخة %1. لم تُحفظ تغييراتها بعد</translation>
</message>
<message>
<source>the lesson</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>الدرس</translation>
</message>
<message>
<source>The program ended before this lesson was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>انتهى البرنامج قبل حفظ هذا الدرس:</translation>
</message>
<message>
<source>The lesson of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>استُعيد الدرس المؤرخ %1. لم يُحفظ في ملف بعد</translation>
</message>
<message>
<source>Attention Lab</source>
<extracomment>ui/files/left_behind.cpp, ui/files/run_in_session_dialog.cpp, ui/inspect/inspect_mode_gold.cpp, ui/train/train_exports.cpp, ui/train/train_files.cpp, ui/train/train_mode.cpp, ui/window/main_window.cpp, ui/window/session_files.cpp</extracomment>
<translation>Attention Lab</translation>
</message>
<message>
<source>%1, kept %2.</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>%1، تاريخ النسخة %2.</translation>
</message>
<message>
<source>The copy of %1 cannot be opened: %2</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>تعذّر فتح نسخة %1: %2</translation>
</message>
<message>
<source>Ask &amp;Later</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>ا&amp;سأل لاحقًا</translation>
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
<translation>هل تأخذ الجلسة معها تشغيل التدريب (%1، %2)؟</translation>
</message>
<message>
<source>With its weights it adds %1 to the file, and training goes on where it is. Without them it adds %2: the charts and heatmaps are there, and to go on the run is trained again from its first weights.</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>مع أوزانه يضيف %1 إلى الملف، ويستمر التدريب من حيث هو. وبدونها يضيف %2: تبقى المخططات والخرائط الحرارية، وللمتابعة يُدرَّب من جديد بدءًا من أوزانه الأولى.</translation>
</message>
<message>
<source>&amp;With Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;مع الأوزان</translation>
</message>
<message>
<source>With&amp;out Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;بدون الأوزان</translation>
</message>
<message>
<source>&amp;Leave the Run Out</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>&amp;ترك التشغيل</translation>
</message>
<message>
<source>%1: cannot be created, so the settings are not kept. Free some space, or allow writing there.</source>
<extracomment>ui/files/settings_file.cpp</extracomment>
<translation>%1: تعذّر إنشاؤه، فلا تُحفظ الإعدادات. أفرغ بعض المساحة أو اسمح بالكتابة هناك.</translation>
</message>
<message>
<source>tokens</source>
<extracomment>ui/inspect/charts/chart_text.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>رموز</translation>
</message>
<message>
<source>bits</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>بت</translation>
</message>
<message>
<source>nats</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>نات</translation>
</message>
<message>
<source>Metrics as CSV (*.csv)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>مقاييس CSV (*.csv)</translation>
</message>
<message>
<source>Metrics as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>مقاييس JSON (*.json)</translation>
</message>
<message>
<source>Links as Pharaoh (*.talp)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>روابط Pharaoh (*.talp)</translation>
</message>
<message>
<source>Weights as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>أوزان JSON (*.json)</translation>
</message>
<message>
<source>Weights as Nematus writes them (*.txt)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>أوزان كما يكتبها Nematus (*.txt)</translation>
</message>
<message>
<source>Report as HTML (*.html)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تقرير HTML (*.html)</translation>
</message>
<message>
<source>Report as PDF (*.pdf)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تقرير PDF (*.pdf)</translation>
</message>
<message>
<source>target texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>نصوص الهدف</translation>
</message>
<message>
<source>source texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>نصوص المصدر</translation>
</message>
<message>
<source>texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>النصوص</translation>
</message>
<message>
<source>The %1 of %2 are not known: its tokens are compared by their places.</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>%1 في %2 غير معروفة: تُقارن رموزه بحسب مواضعها.</translation>
</message>
<message>
<source>AER</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER</translation>
</message>
<message>
<source>entropy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/picture/picture_figures.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>الإنتروبيا</translation>
</message>
<message>
<source>confidence</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>الثقة</translation>
</message>
<message>
<source>coverage dev.</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>انحراف التغطية</translation>
</message>
<message>
<source>absentm. out</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>شرود الهدف</translation>
</message>
<message>
<source>absentm. in</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>شرود المصدر</translation>
</message>
<message>
<source>log p</source>
<extracomment>ui/inspect/picture/picture_figures.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>log p</translation>
</message>
<message>
<source>no file</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>لا ملف</translation>
</message>
<message>
<source>Choose…</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>اختيار…</translation>
</message>
<message>
<source>Open Texts</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>فتح نصوص</translation>
</message>
<message>
<source>What was left out</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>ما تُرك</translation>
</message>
<message>
<source>Left out:</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>تُرك:</translation>
</message>
<message>
<source>How the File Was Read</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>كيف قُرئ الملف</translation>
</message>
<message>
<source>Open Again As</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>إعادة الفتح بتنسيق</translation>
</message>
<message>
<source>Read &amp;Again</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>إعادة ال&amp;قراءة</translation>
</message>
<message>
<source>&amp;Open</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>&amp;فتح</translation>
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
<translation>الضبط</translation>
</message>
<message>
<source>Recall</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>الاستدعاء</translation>
</message>
<message>
<source>Entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>الإنتروبيا</translation>
</message>
<message>
<source>S. entropy</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>إنتر. المصدر</translation>
</message>
<message>
<source>Coverage</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>التغطية</translation>
</message>
<message>
<source>Absent. T</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>شرود الهدف</translation>
</message>
<message>
<source>Absent. S</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>شرود المصدر</translation>
</message>
<message>
<source>Confid.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>الثقة</translation>
</message>
<message>
<source>Disagr.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>الاختلاف</translation>
</message>
<message>
<source>Right</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>صحيح</translation>
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
<translation>الرقم</translation>
</message>
<message>
<source>The sentence's number in its file.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>رقم الجملة في ملفها.</translation>
</message>
<message>
<source>Source</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>المصدر</translation>
</message>
<message>
<source>The source's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>رموز المصدر.</translation>
</message>
<message>
<source>Target</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>الهدف</translation>
</message>
<message>
<source>The target's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>رموز الهدف.</translation>
</message>
<message>
<source>&amp;Zoom</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>ال&amp;حجم</translation>
</message>
<message>
<source>Zoom &amp;In</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>ت&amp;كبير</translation>
</message>
<message>
<source>Zoom &amp;Out</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>ت&amp;صغير</translation>
</message>
<message>
<source>&amp;Fit</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>&amp;ملاءمة</translation>
</message>
<message>
<source>The whole sentence, as far as it fits</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>الجملة كاملة، ما اتسع المكان</translation>
</message>
<message>
<source>encoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>المُرمِّز</translation>
</message>
<message>
<source>decoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>المُفكِّك</translation>
</message>
<message>
<source>words</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>كلمات</translation>
</message>
<message>
<source>word × sent.</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>كلمة × جملة</translation>
</message>
<message>
<source>rollout</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_choices.cpp</extracomment>
<translation>rollout</translation>
</message>
<message>
<source>sentences</source>
<extracomment>core/tasks/task_registry.cpp, ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>جمل</translation>
</message>
<message>
<source>attention</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>انتباه</translation>
</message>
<message>
<source>cross</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>متقاطع</translation>
</message>
<message>
<source>pool</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>تجميع</translation>
</message>
<message>
<source>self-attention of the encoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>الانتباه الذاتي للمُرمِّز</translation>
</message>
<message>
<source>self-attention of the decoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>الانتباه الذاتي للمُفكِّك</translation>
</message>
<message>
<source>words in their sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>الكلمات في جملتها</translation>
</message>
<message>
<source>word × sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>كلمة × جملة</translation>
</message>
<message>
<source>cross-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>الانتباه المتقاطع</translation>
</message>
<message>
<source>rollout of attention through all layers</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>rollout للانتباه عبر كل الطبقات</translation>
</message>
<message>
<source>words of the text</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>كلمات النص</translation>
</message>
<message>
<source>layer %1</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>الطبقة %1</translation>
</message>
<message>
<source>mean of %1 heads</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>متوسط %1 من الرؤوس</translation>
</message>
<message>
<source>head %1</source>
<extracomment>core/network/shown_maps.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>الرأس %1</translation>
</message>
<message>
<source>%1, %2</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1، %2</translation>
</message>
<message>
<source>%1 (alignment of its own program)</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 (محاذاة برنامجه نفسه)</translation>
</message>
<message>
<source>%1 mean</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>متوسط %1</translation>
</message>
<message>
<source>yes</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>نعم</translation>
</message>
<message>
<source>no</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>لا</translation>
</message>
<message>
<source>not known</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/kit/text/metric_text.cpp</extracomment>
<translation>غير معروف</translation>
</message>
<message>
<source>%1
Exactly %2</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
بالضبط %2</translation>
</message>
<message>
<source>%1
Not known of this sentence</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
غير معروف لهذه الجملة</translation>
</message>
<message>
<source>1 layer</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>طبقة واحدة</translation>
</message>
<message numerus="yes">
<source>%1 layers</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 طبقة</numerusform>
<numerusform>طبقة واحدة (%1)</numerusform>
<numerusform>طبقتان (%1)</numerusform>
<numerusform>%1 طبقات</numerusform>
<numerusform>%1 طبقة</numerusform>
<numerusform>%1 طبقة</numerusform>
</translation>
</message>
<message>
<source>1 head</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>رأس واحد</translation>
</message>
<message numerus="yes">
<source>%1 heads</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 رأس</numerusform>
<numerusform>رأس واحد (%1)</numerusform>
<numerusform>رأسان (%1)</numerusform>
<numerusform>%1 رؤوس</numerusform>
<numerusform>%1 رأسًا</numerusform>
<numerusform>%1 رأس</numerusform>
</translation>
</message>
<message>
<source>no positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>بلا مواضع</translation>
</message>
<message>
<source>learned positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>مواضع متعلَّمة</translation>
</message>
<message>
<source>rotary positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>مواضع دورانية</translation>
</message>
<message>
<source>sinusoidal positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>مواضع جيبية</translation>
</message>
<message>
<source>norm after each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>تطبيع بعد كل طبقة فرعية</translation>
</message>
<message>
<source>norm before each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>تطبيع قبل كل طبقة فرعية</translation>
</message>
<message>
<source>both directions</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>الاتجاهان</translation>
</message>
<message>
<source>one direction</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>اتجاه واحد</translation>
</message>
<message>
<source>%1; words: %2; sentences: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1؛ الكلمات: %2؛ الجمل: %3</translation>
</message>
<message>
<source>windows of %1 tokens</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>نوافذ في كل منها %1 من الرموز</translation>
</message>
<message>
<source>%1, a learned query, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1، استعلام متعلَّم، صنف واحد</translation>
</message>
<message>
<source>%1, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1، صنف واحد</translation>
</message>
<message>
<source> with input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> مع تغذية المدخل</translation>
</message>
<message>
<source> without input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation> بدون تغذية المدخل</translation>
</message>
<message>
<source>%1 + %2 layers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>الطبقات: %1 + %2</translation>
</message>
<message>
<source>encoder: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>المُرمِّز: %1</translation>
</message>
<message>
<source>no input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>بلا تغذية مدخل</translation>
</message>
<message>
<source>Span: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>النطاق: %1</translation>
</message>
<message>
<source>no attention</source>
<extracomment>ui/figures/film/film_tiles.cpp, ui/inspect/sheet/contact_sheet.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>بلا انتباه</translation>
</message>
<message>
<source>Attention to the source: %1, %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>الانتباه إلى المصدر: %1، %2</translation>
</message>
<message>
<source>Attention to the source: none, one fixed vector for every step</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>الانتباه إلى المصدر: لا يوجد، متجه ثابت واحد لكل الخطوات</translation>
</message>
<message>
<source>, window %1 to each side</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>، نافذة %1 إلى كل جانب</translation>
</message>
<message>
<source>%1
Decoder: %2
Encoder: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1
المُفكِّك: %2
المُرمِّز: %3</translation>
</message>
<message>
<source>width %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>العرض %1</translation>
</message>
<message>
<source>%1 · hidden %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 · مخفي %2</translation>
</message>
<message>
<source>annotations of %1 numbers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>تمثيلات مصدر في كل منها %1 من الأعداد</translation>
</message>
<message>
<source>1 sentence</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>جملة واحدة</translation>
</message>
<message numerus="yes">
<source>%1 sentences</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 جملة</numerusform>
<numerusform>جملة واحدة (%1)</numerusform>
<numerusform>جملتان (%1)</numerusform>
<numerusform>%1 جمل</numerusform>
<numerusform>%1 جملة</numerusform>
<numerusform>%1 جملة</numerusform>
</translation>
</message>
<message>
<source>1 token</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>رمز واحد</translation>
</message>
<message numerus="yes">
<source>%1 tokens</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 رمز</numerusform>
<numerusform>رمز واحد (%1)</numerusform>
<numerusform>رمزان (%1)</numerusform>
<numerusform>%1 رموز</numerusform>
<numerusform>%1 رمزًا</numerusform>
<numerusform>%1 رمز</numerusform>
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
<translation>مسافة</translation>
</message>
<message>
<source>line feed</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>تغذية سطر</translation>
</message>
<message>
<source>carriage return</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>رجوع إلى أول السطر</translation>
</message>
<message>
<source>tab</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>علامة جدولة</translation>
</message>
<message>
<source>no-break space</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>مسافة غير منقسمة</translation>
</message>
<message>
<source>an empty token</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>رمز فارغ</translation>
</message>
<message>
<source>Clear the text</source>
<extracomment>ui/kit/widgets/clear_button.cpp</extracomment>
<translation>مسح النص</translation>
</message>
<message>
<source>%1 at position %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp</extracomment>
<translation>%1 عند الموضع %2</translation>
</message>
<message>
<source>%1 at step %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp, ui/pictures/attention/attention_plot_events.cpp, ui/pictures/attention/difference_painter.cpp, ui/pictures/beam/beam_text.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 عند الخطوة %2</translation>
</message>
<message>
<source>one fixed vector for every step</source>
<extracomment>ui/pictures/attention/attention_painter.cpp, ui/pictures/lines/lines_painter.cpp</extracomment>
<translation>متجه ثابت واحد لكل الخطوات</translation>
</message>
<message>
<source>one fixed vector</source>
<extracomment>ui/pictures/attention/attention_painter.cpp</extracomment>
<translation>متجه ثابت واحد</translation>
</message>
<message>
<source>by itself the lane would say %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>من تلقاء نفسه كان المسار سيقول %1</translation>
</message>
<message>
<source>not expected here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>غير متوقع هنا</translation>
</message>
<message>
<source>expected: %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>المتوقع: %1</translation>
</message>
<message>
<source>one expected token is missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>ينقص قبله رمز متوقع واحد</translation>
</message>
<message numerus="yes">
<source>%1 expected tokens are missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
<numerusform>ينقص قبله %1 رمز متوقع</numerusform>
<numerusform>ينقص قبله رمز متوقع واحد (%1)</numerusform>
<numerusform>ينقص قبله رمزان متوقعان (%1)</numerusform>
<numerusform>تنقص قبله %1 رموز متوقعة</numerusform>
<numerusform>ينقص قبله %1 رمزًا متوقعًا</numerusform>
<numerusform>ينقص قبله %1 رمز متوقع</numerusform>
</translation>
</message>
<message>
<source>minus %1: %2</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>ناقص %1: %2</translation>
</message>
<message>
<source>not permitted</source>
<extracomment>ui/pictures/attention/attention_table.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>غير مسموح</translation>
</message>
<message>
<source>%1, from position %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1، من الموضع %2 %3: %4</translation>
</message>
<message>
<source>%1, step %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1، الخطوة %2 %3: %4</translation>
</message>
<message>
<source>, most looked at</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>، أكثر ما يُنظر إليه</translation>
</message>
<message>
<source>, a known link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، رابط معروف</translation>
</message>
<message>
<source>, a possible link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، رابط محتمل</translation>
</message>
<message>
<source>step</source>
<extracomment>ui/pictures/beam/beam_painter.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>الخطوة</translation>
</message>
<message>
<source>1 hypothesis was cut at %1 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>قُطعت فرضية واحدة عند %1 من الرموز</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses were cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>قُطعت %1 فرضية عند %2 من الرموز</numerusform>
<numerusform>قُطعت فرضية (%1) عند %2 من الرموز</numerusform>
<numerusform>قُطعت فرضيتان (%1) عند %2 من الرموز</numerusform>
<numerusform>قُطعت %1 فرضيات عند %2 من الرموز</numerusform>
<numerusform>قُطعت %1 فرضية عند %2 من الرموز</numerusform>
<numerusform>قُطعت %1 فرضية عند %2 من الرموز</numerusform>
</translation>
</message>
<message>
<source>1 hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>انتهت فرضية واحدة</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>انتهت %1 فرضية</numerusform>
<numerusform>انتهت فرضية واحدة (%1)</numerusform>
<numerusform>انتهت فرضيتان (%1)</numerusform>
<numerusform>انتهت %1 فرضيات</numerusform>
<numerusform>انتهت %1 فرضية</numerusform>
<numerusform>انتهت %1 فرضية</numerusform>
</translation>
</message>
<message>
<source>%1 cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>قُطعت %1 عند %2 من الرموز</translation>
</message>
<message>
<source>Searched again: every hypothesis says %1, as you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>أُعيد البحث: كل فرضية تقول %1، كما اخترت</translation>
</message>
<message>
<source> and </source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation> و</translation>
</message>
<message>
<source>Searched again: every hypothesis says the %1 tokens that you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>أُعيد البحث: كل فرضية تقول %1 من الرموز التي اخترتها</translation>
</message>
<message>
<source>No hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>لم تنته أي فرضية</translation>
</message>
<message>
<source>The best, ln p %1 (score %2)</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>الفضلى، ln p %1 (الدرجة %2)</translation>
</message>
<message>
<source>, differs from the lane's output at step %1</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>، تختلف عن ناتج المسار عند الخطوة %1</translation>
</message>
<message>
<source>, is the lane's output</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>، هي ناتج المسار</translation>
</message>
<message>
<source>, begins like the lane's output so far</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>، تبدأ مثل ناتج المسار حتى الآن</translation>
</message>
<message>
<source>ended, but %1 others ended with a better score</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>انتهت، لكن %1 غيرها انتهت بدرجة أفضل</translation>
</message>
<message>
<source>ended, rank %1 of %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>انتهت، المرتبة %1 من %2</translation>
</message>
<message>
<source>cut at %1 tokens, rank %2 of %3</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>قُطعت عند %1 من الرموز، المرتبة %2 من %3</translation>
</message>
<message>
<source>pruned: other hypotheses were more probable</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>مقلَّمة: كانت فرضيات أخرى أرجح احتمالًا</translation>
</message>
<message>
<source>continued</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>استمرت</translation>
</message>
<message>
<source>continued, but never ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>استمرت لكنها لم تنته</translation>
</message>
<message>
<source>p = %1 after the tokens before it, ln p %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>p = %1 بعد الرموز التي قبله، ln p %2</translation>
</message>
<message>
<source>all up to here: ln p %1, score %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>الكل حتى هنا: ln p %1، الدرجة %2</translation>
</message>
<message>
<source>learning rate %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>معدل التعلم %1</translation>
</message>
<message>
<source>rate %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>المعدل %1</translation>
</message>
<message>
<source>dropout %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
<translation>dropout %1</translation>
</message>
<message>
<source>teacher forcing ratio %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>نسبة teacher forcing %1</translation>
</message>
<message>
<source>forcing %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>forcing %1</translation>
</message>
<message>
<source>without end</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>بلا نهاية</translation>
</message>
<message>
<source>to %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>حتى %1</translation>
</message>
<message>
<source>all lanes</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>كل المسارات</translation>
</message>
<message>
<source>After update %1: %2 (%3)</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>بعد التحديث %1: %2 (%3)</translation>
</message>
<message>
<source>Point at a word to see where it looks.</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>أشر إلى كلمة لترى إلى أين تنظر.</translation>
</message>
<message>
<source>weight in its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الوزن في جملتها %1</translation>
</message>
<message>
<source>weight of its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>وزن جملتها %1</translation>
</message>
<message>
<source>looked at with %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>يُنظر إليها بوزن %1</translation>
</message>
<message>
<source>weight %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>الوزن %1</translation>
</message>
<message>
<source>%1, position %2</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>%1، الموضع %2</translation>
</message>
<message>
<source>, not in the vocabulary</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp</extracomment>
<translation>، ليس في المفردات</translation>
</message>
<message>
<source>%1 does not attend: the words have no weights</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 لا ينتبه: ليست للكلمات أوزان</translation>
</message>
<message>
<source>sentence %1 has %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>للجملة %1 وزن %2</translation>
</message>
<message>
<source>evidence: the class is known from it</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>دليل: منه يُعرف الصنف</translation>
</message>
<message>
<source>evidence of %1, the true class</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>دليل على %1، الصنف الحقيقي</translation>
</message>
<message>
<source>%1 more: %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 أخرى: %2</translation>
</message>
<message>
<source>, evidence</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>، دليل</translation>
</message>
<message>
<source>, evidence of %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>، دليل على %1</translation>
</message>
<message>
<source>sentence %1 of %2</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الجملة %1 من %2</translation>
</message>
<message>
<source>%1, weight %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1، الوزن %2</translation>
</message>
<message>
<source>far out tanh saturates: equal weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>بعيدًا تتشبّع tanh: أوزان متساوية</translation>
</message>
<message>
<source>the plane is turned by W before the product</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>يُدار المستوى بـ W قبل الجداء</translation>
</message>
<message>
<source>a longer query makes sharper weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>الاستعلام الأطول يعطي أوزانًا أحدّ</translation>
</message>
<message>
<source>like dot, but softer by √2</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>مثل dot، لكن ألطف بمقدار √2</translation>
</message>
<message>
<source>projections see mostly the horizontal</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>المساقط ترى الأفقي في الأغلب</translation>
</message>
<message>
<source>the angle alone counts, at any length</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>الزاوية وحدها مهمة، أيًّا كان الطول</translation>
</message>
<message>
<source>keys are not read, only their positions</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>لا تُقرأ المفاتيح، بل مواضعها فقط</translation>
</message>
<message>
<source>%1 % of the variance of the queries lies in this plane</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>يقع %1 % من تباين الاستعلامات في هذا المستوى</translation>
</message>
<message>
<source>%1 has no weights to compare with: choose another.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>ليست لدى %1 أوزان للمقارنة بها: اختر غيره.</translation>
</message>
<message>
<source>%1 and %2 show maps with other axes, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>يعرض %1 و%2 خريطتين بمحاور مختلفة، فلا تُقارن أوزانهما.</translation>
</message>
<message>
<source>%1 and %2 read different source tokens, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>يقرأ %1 و%2 رموز مصدر مختلفة، فلا تُقارن أوزانهما.</translation>
</message>
<message>
<source>%1 has no step %2: nothing to compare with</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>ليست لدى %1 الخطوة %2: لا شيء للمقارنة به</translation>
</message>
<message>
<source>The outputs differ from step %1 on, so these weights belong to different outputs</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>يختلف الناتجان بدءًا من الخطوة %1، فهذه الأوزان تخص ناتجين مختلفين</translation>
</message>
<message>
<source>%1 says %2 here, %3 says %4</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>هنا يقول %1 %2، ويقول %3 %4</translation>
</message>
<message>
<source>no link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>لم يُعثر على رابط</translation>
</message>
<message>
<source>possible link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>عُثر على رابط محتمل</translation>
</message>
<message>
<source>from %1, position %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>من %1، الموضع %2</translation>
</message>
<message>
<source>step %1, %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>الخطوة %1، %2</translation>
</message>
<message>
<source>α = %1, given   e = %2</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>α = %1، معطى   e = %2</translation>
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
<translation>● مأخوذ: α = %1</translation>
</message>
<message>
<source>not taken: α = %1</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>غير مأخوذ: α = %1</translation>
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
<translation>خارج النافذة: α = %1   e = %2</translation>
</message>
<message>
<source>softmax %1 × factor %2
α = %3   e = %4</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>softmax %1 × العامل %2
α = %3   e = %4</translation>
</message>
<message>
<source>window %1 to %2 around p = %3, counted from 0</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>النافذة من %1 إلى %2 حول p = %3، العدّ من 0</translation>
</message>
<message>
<source>Source token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>رمز المصدر</translation>
</message>
<message>
<source>Word weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>أوزان الكلمات</translation>
</message>
<message>
<source>Sentence vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>متجه الجملة</translation>
</message>
<message>
<source>Self-attention of the encoder</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>الانتباه الذاتي للمُرمِّز</translation>
</message>
<message>
<source>Windows and gates</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>النوافذ والبوابات</translation>
</message>
<message>
<source>Annotations</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>تمثيلات المصدر</translation>
</message>
<message>
<source>Read</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>القراءة</translation>
</message>
<message>
<source>Self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>الانتباه الذاتي</translation>
</message>
<message>
<source>State</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>الحالة</translation>
</message>
<message>
<source>Scores</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الدرجات</translation>
</message>
<message>
<source>Weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>الأوزان</translation>
</message>
<message>
<source>Words × sentences</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الكلمات × الجمل</translation>
</message>
<message>
<source>Context</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>السياق</translation>
</message>
<message>
<source>Values</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>القيم</translation>
</message>
<message>
<source>Attentional vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>متجه الانتباه</translation>
</message>
<message>
<source>Feed-forward</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>التغذية الأمامية</translation>
</message>
<message>
<source>Residual stream</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>التيار المتبقي</translation>
</message>
<message>
<source>Next token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>الرمز التالي</translation>
</message>
<message>
<source>token</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>الرمز</translation>
</message>
<message>
<source>weights</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>الأوزان</translation>
</message>
<message>
<source>changed by hand: %1</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>غُيّر يدويًا: %1</translation>
</message>
<message>
<source>the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>في الأصل هنا %1</translation>
</message>
<message>
<source>its annotation is set to 0</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>ضُبط تمثيله على 0</translation>
</message>
<message>
<source>swapped by hand</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>استُبدل يدويًا</translation>
</message>
<message>
<source>swapped by hand: the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>استُبدل يدويًا: في الأصل هنا %1</translation>
</message>
<message>
<source>%1 in the original</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>في الأصل %1</translation>
</message>
<message>
<source>%1 at %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp, ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 عند %2</translation>
</message>
<message>
<source>%1 zeroed</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>تصفير %1</translation>
</message>
<message>
<source>%1 swapped in</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>أُدخل %1 بديلًا</translation>
</message>
<message>
<source>%1 swapped for %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 صار %2</translation>
</message>
<message>
<source>all weight on step %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>كل الوزن على الخطوة %1</translation>
</message>
<message>
<source>all weight on %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>كل الوزن على %1</translation>
</message>
<message>
<source>uniform weights</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>أوزان منتظمة</translation>
</message>
<message>
<source>weights by hand</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>أوزان يدوية</translation>
</message>
<message>
<source>%1 uniform</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: منتظم</translation>
</message>
<message>
<source>%1 hard</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: صلب</translation>
</message>
<message>
<source>%1 off</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1: معطّل</translation>
</message>
<message>
<source>%1: %2</source>
<extracomment>ui/files/file_work.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
<translation>%1: %2</translation>
</message>
<message>
<source>mask of %1 lifted</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>رُفع قناع %1</translation>
</message>
<message>
<source>mask of %1 lifted (no effect: no later step is known)</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>رُفع قناع %1 (بلا أثر: لا تُعرف خطوة لاحقة)</translation>
</message>
<message>
<source>the output is the same</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الناتج هو نفسه</translation>
</message>
<message>
<source>the output is the same so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الناتج هو نفسه حتى الآن</translation>
</message>
<message>
<source>nothing</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>لا شيء</translation>
</message>
<message>
<source>step %1: %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الخطوة %1: %2 بدل %3</translation>
</message>
<message>
<source>first token that differs: step %1, %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>أول رمز مختلف: الخطوة %1، %2 بدل %3</translation>
</message>
<message>
<source> of the output</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> للناتج</translation>
</message>
<message>
<source> so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation> حتى الآن</translation>
</message>
<message>
<source>ln p%1%2 %3 → %4</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>ln p%1%2: من %3 إلى %4</translation>
</message>
<message>
<source>positions shuffled</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>خُلطت المواضع</translation>
</message>
<message>
<source>row %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الصف %1: %2</translation>
</message>
<message>
<source>step %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>الخطوة %1: %2</translation>
</message>
<message>
<source>says %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>يقول %1</translation>
</message>
<message>
<source>mean</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>المتوسط</translation>
</message>
<message>
<source>Decode Beam Pat&amp;h</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>فك ترميز تسلسل ال&amp;حزمة</translation>
</message>
<message>
<source>Make the selected path of the beam tree the output of the lane</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>جعل التسلسل المحدد في شجرة الحزمة ناتج المسار</translation>
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
<translation>الطبقة l = %1</translation>
</message>
<message>
<source>number %1</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>العنصر %1</translation>
</message>
<message>
<source>w: the row of y in the output layer, through the norms on its way</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>w: صف y في طبقة الإخراج، عبر عمليات التطبيع في طريقه</translation>
</message>
<message>
<source>x is what the cell reads</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>x هو ما تقرؤه الخلية</translation>
</message>
<message>
<source>at least 10⁻⁸: %1</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>10⁻⁸ على الأقل: %1</translation>
</message>
<message>
<source>(%1 terms)</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>(الحدود: %1)</translation>
</message>
<message>
<source>This position takes no part in the softmax: it is outside of the window or has no score.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>لا يدخل هذا الموضع في softmax: فهو خارج النافذة أو بلا درجة.</translation>
</message>
<message>
<source>Nothing is inside the window: the nearest position gets everything.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>لا شيء داخل النافذة: الموضع الأقرب ينال كل شيء.</translation>
</message>
<message>
<source>It was set by hand.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>عُيّن يدويًا.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: not this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الانتباه الصلب يأخذ الموضع ذا أكبر درجة وحده: ليس هذا.</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الانتباه الصلب يأخذ الموضع ذا أكبر درجة وحده: هذا.</translation>
</message>
<message>
<source>the query</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الاستعلام</translation>
</message>
<message>
<source>the query times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الاستعلام مضروبًا في مصفوفته</translation>
</message>
<message>
<source>the annotation of %1 times its matrix</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>تمثيل %1 مضروبًا في مصفوفته</translation>
</message>
<message>
<source>length of the query</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>طول الاستعلام</translation>
</message>
<message>
<source>length of the annotation of %1</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>طول تمثيل %1</translation>
</message>
<message>
<source>product of the lengths of query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>جداء طولي الاستعلام وتمثيل %1، الخطوة %2</translation>
</message>
<message>
<source>cosine between query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>جيب التمام بين الاستعلام وتمثيل %1، الخطوة %2</translation>
</message>
<message>
<source>strength of the cosine</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>قوة جيب التمام</translation>
</message>
<message>
<source>the score's hidden layer</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الطبقة المخفية للدرجة</translation>
</message>
<message>
<source>score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الدرجة</translation>
</message>
<message>
<source>The model has learned positions 1 to %1 only: no score, so no weight.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>تعلّم النموذج المواضع من 1 إلى %1 فقط: لا درجة، فلا وزن.</translation>
</message>
<message>
<source>the hidden layer of the window's centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الطبقة المخفية لمركز النافذة</translation>
</message>
<message>
<source>the window's centre as a share of the source</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>مركز النافذة كنسبة من المصدر</translation>
</message>
<message>
<source>the window's centre, counted from 0,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>مركز النافذة، العدّ من 0،</translation>
</message>
<message>
<source>The window moves on by one position with each step, as far as the last one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>تتقدم النافذة موضعًا واحدًا مع كل خطوة، حتى آخر موضع.</translation>
</message>
<message>
<source>distance from the window's centre</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>البعد عن مركز النافذة</translation>
</message>
<message>
<source>the window's factor</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>عامل النافذة</translation>
</message>
<message>
<source>score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الدرجة مقسومة على الحرارة،</translation>
</message>
<message>
<source>largest score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>أكبر درجة مقسومة على الحرارة،</translation>
</message>
<message>
<source>shifted exponential of the score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>أُسّية الدرجة المُزاحة</translation>
</message>
<message>
<source>sum of the scores' exponentials</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>مجموع أُسّيات الدرجات</translation>
</message>
<message>
<source>softmax of the scores: share</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>softmax للدرجات: النصيب</translation>
</message>
<message>
<source>weight</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>الوزن</translation>
</message>
<message>
<source>input gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>بوابة الإدخال</translation>
</message>
<message>
<source>forget gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>بوابة النسيان</translation>
</message>
<message>
<source>candidate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>المرشَّح</translation>
</message>
<message>
<source>output gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>بوابة الإخراج</translation>
</message>
<message>
<source>reset gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>بوابة إعادة الضبط</translation>
</message>
<message>
<source>update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>بوابة التحديث</translation>
</message>
<message>
<source>number %1 of the encoder's %2, %3, at %4</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>العنصر %1 من %2 في المُرمِّز، %3، عند %4</translation>
</message>
<message>
<source>forwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>إلى الأمام</translation>
</message>
<message>
<source>backwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>إلى الخلف</translation>
</message>
<message>
<source>number %1 of the decoder's %2 at step %3</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>العنصر %1 من %2 في المُفكِّك عند الخطوة %3</translation>
</message>
<message>
<source>, layer %1</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>، الطبقة %1</translation>
</message>
<message>
<source>1 − update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>1 − بوابة التحديث</translation>
</message>
<message>
<source>candidate's part from the state before</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>جزء المرشَّح من الحالة السابقة</translation>
</message>
<message>
<source>memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>الذاكرة</translation>
</message>
<message>
<source>tanh of the memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>tanh للذاكرة</translation>
</message>
<message>
<source>state</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>الحالة</translation>
</message>
<message>
<source>self-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>الانتباه الذاتي</translation>
</message>
<message>
<source>feed-forward layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>طبقة التغذية الأمامية</translation>
</message>
<message>
<source>input of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>مدخل المُرمِّز</translation>
</message>
<message>
<source>feed-forward layer of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>طبقة التغذية الأمامية للمُرمِّز</translation>
</message>
<message>
<source>convolution</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>التفاف</translation>
</message>
<message>
<source>last norm of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>آخر تطبيع في المُرمِّز</translation>
</message>
<message>
<source>input of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>مدخل المُفكِّك</translation>
</message>
<message>
<source>feed-forward layer of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>طبقة التغذية الأمامية للمُفكِّك</translation>
</message>
<message>
<source>last norm of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>آخر تطبيع في المُفكِّك</translation>
</message>
<message>
<source>if the decoder stopped before its first layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>لو توقف المُفكِّك قبل طبقته الأولى</translation>
</message>
<message>
<source>if the decoder stopped after its %1, layer %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>لو توقف المُفكِّك بعد %1، الطبقة %2</translation>
</message>
<message>
<source>if the decoder stopped after its %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>لو توقف المُفكِّك بعد %1</translation>
</message>
<message>
<source>words of sentence %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>كلمات الجملة %1</translation>
</message>
<message>
<source>gate %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>البوابة %1</translation>
</message>
<message>
<source>what the bias of the output layer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما يضيفه انحياز طبقة الإخراج إلى logit</translation>
</message>
<message>
<source>what the bias of the last norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما يضيفه انحياز آخر تطبيع إلى logit</translation>
</message>
<message>
<source>what the bias of the norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما يضيفه انحياز التطبيع إلى logit</translation>
</message>
<message>
<source>what the token that was read adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما يضيفه الرمز المقروء إلى logit</translation>
</message>
<message>
<source>what its position adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما يضيفه موضعه إلى logit</translation>
</message>
<message>
<source>what the sublayer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>ما تضيفه الطبقة الفرعية إلى logit</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a quantity of a token</comment>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1 لـ %2</translation>
</message>
<message>
<source>%1 (position %2)</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 (الموضع %2)</translation>
</message>
<message>
<source>%1 for %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1 لأجل %2</translation>
</message>
<message>
<source>number %1 of %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>العنصر %1 من %2</translation>
</message>
<message>
<source>number %1 of the %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>العنصر %1 من %2</translation>
</message>
<message>
<source>%1 of %2 at step %3</source>
<extracomment>ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1 لـ %2 عند الخطوة %3</translation>
</message>
<message>
<source>the annotation of %1</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>تمثيل %1</translation>
</message>
<message>
<source>This annotation was set to 0 by hand.</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>ضُبط هذا التمثيل على 0 يدويًا.</translation>
</message>
<message>
<source>the summary: the encoder's last states</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>الملخص: آخر حالات المُرمِّز</translation>
</message>
<message>
<source>the summary: the mean of the annotations</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>الملخص: متوسط تمثيلات المصدر</translation>
</message>
<message>
<source>the first state s₀</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>الحالة الأولى s₀</translation>
</message>
<message>
<source>the context</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>السياق</translation>
</message>
<message>
<source>the attentional vector</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>متجه الانتباه</translation>
</message>
<message>
<source>logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>logit</translation>
</message>
<message>
<source>largest logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>أكبر logit</translation>
</message>
<message>
<source>shifted exponential of the logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>أُسّية logit المُزاحة</translation>
</message>
<message>
<source>sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>مجموع أُسّيات logit</translation>
</message>
<message>
<source>logarithm of the sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>لوغاريتم مجموع أُسّيات logit</translation>
</message>
<message>
<source>probability</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>الاحتمال</translation>
</message>
<message>
<source>logarithm of the probability of the token written</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>لوغاريتم احتمال الرمز المكتوب</translation>
</message>
<message>
<source>No difference in %1 numbers, computed again in double precision</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>لا فرق في %1 من الأعداد أُعيد حسابها بدقة مضاعفة</translation>
</message>
<message>
<source>Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, computed again %5)</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>أكبر فرق %2 بين %1 من الأعداد أُعيد حسابها بدقة مضاعفة: %3 (المعروض %4، المعاد حسابه %5)</translation>
</message>
<message>
<source>constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>ثابت</translation>
</message>
<message>
<source>a constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>ثابت</translation>
</message>
<message>
<source>learned: number %1 of %2</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>متعلَّم: العنصر %1 من %2</translation>
</message>
<message>
<source>learned: row %1, column %2 of %3</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>متعلَّم: الصف %1، العمود %2 من %3</translation>
</message>
<message>
<source>, the row of %1</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>، صف %1</translation>
</message>
<message>
<source>This map gives the same weight to every position that is permitted.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>تعطي هذه الخريطة الوزن نفسه لكل موضع مسموح.</translation>
</message>
<message>
<source>This map is switched off.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>هذه الخريطة معطّلة.</translation>
</message>
<message>
<source>1 parameter</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>معامل واحد</translation>
</message>
<message numerus="yes">
<source>%1 parameters</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/setup/recipe_dialog.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>
<numerusform>%1 معامل</numerusform>
<numerusform>معامل واحد (%1)</numerusform>
<numerusform>معاملان (%1)</numerusform>
<numerusform>%1 معاملات</numerusform>
<numerusform>%1 معاملًا</numerusform>
<numerusform>%1 معامل</numerusform>
</translation>
</message>
<message>
<source>%1 k parameters</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>%1 k معامل</translation>
</message>
<message>
<source>fresh pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>أزواج جديدة</translation>
</message>
<message>
<source>held-out pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>أزواج محجوزة</translation>
</message>
<message>
<source>model: %1 % of %2</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>النموذج: %1 % من %2</translation>
</message>
<message>
<source>model: %1 % of %2, AER %3</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>النموذج: %1 % من %2، AER %3</translation>
</message>
<message>
<source>1 weight computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>حُسب وزن واحد</translation>
</message>
<message numerus="yes">
<source>%1 weights computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>
<numerusform>حُسب %1 وزن</numerusform>
<numerusform>حُسب وزن واحد (%1)</numerusform>
<numerusform>حُسب وزنان (%1)</numerusform>
<numerusform>حُسبت %1 أوزان</numerusform>
<numerusform>حُسب %1 وزنًا</numerusform>
<numerusform>حُسب %1 وزن</numerusform>
</translation>
</message>
<message>
<source> of %1 (m·T a lane)</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> من %1 (m·T لكل مسار)</translation>
</message>
<message>
<source> of %1</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation> من %1</translation>
</message>
<message>
<source>seed %1</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>البذرة %1</translation>
</message>
<message>
<source>No model is open</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>لا يوجد نموذج مفتوح</translation>
</message>
<message>
<source>Open a model file with Ctrl+O, or drop one here</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>افتح ملف نموذج بـ Ctrl+O، أو أفلته هنا</translation>
</message>
<message>
<source>Type a text to decode</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/step/session/descriptions.cpp</extracomment>
<translation>اكتب نصًا لفك ترميزه</translation>
</message>
<message>
<source>Ctrl+L goes to the source text</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L للانتقال إلى نص المصدر</translation>
</message>
<message>
<source>Ctrl+L goes to the source text; “%1” has examples</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L للانتقال إلى نص المصدر؛ وفي «%1» أمثلة</translation>
</message>
<message>
<source>tokens read</source>
<extracomment>ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>الرموز المقروءة</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens so far</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 من رموز المصدر، T = %3 من رموز الناتج حتى الآن</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens are expected</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 من رموز المصدر، ويُتوقع T = %3 من رموز الناتج</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1: m = %2 من رموز المصدر، T = %3 من رموز الناتج</translation>
</message>
<message>
<source>. Its %1 attention maps have %2 weights.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. لخرائط انتباهه (%1) من الأوزان %2.</translation>
</message>
<message>
<source>. Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>. يزن الانتباه كل رمز مصدر في كل خطوة: m · T = %1 · %2 = %3 من الأوزان. وبدونه لا يوجد سوى القراءة والكتابة: m + T = %1 + %2 = %4 من الخطوات.</translation>
</message>
<message>
<source>One Review, Four Readers</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>مراجعة واحدة وأربعة قرّاء</translation>
</message>
<message>
<source>by sentence, flat, without order, without attention</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>بالجمل، مسطّحًا، بلا ترتيب، بلا انتباه</translation>
</message>
<message>
<source>The Head That Aligns</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الرأس الذي يحاذي</translation>
</message>
<message>
<source>a Transformer's head beside the attention of a GRU</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>رأس Transformer بجانب انتباه GRU</translation>
</message>
<message>
<source>The Order-Blind Transformer</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Transformer لا يرى الترتيب</translation>
</message>
<message>
<source>without positions it cannot turn a word round</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>بلا مواضع لا يستطيع قلب كلمة</translation>
</message>
<message>
<source>the parts of a date change their places</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>أجزاء التاريخ تبدّل أماكنها</translation>
</message>
<message>
<source>the attention walks along the letters</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الانتباه يمشي على الحروف</translation>
</message>
<message>
<source>the attention walks backwards</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الانتباه يمشي إلى الوراء</translation>
</message>
<message>
<source>the next letter may be anywhere</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>قد يكون الحرف التالي في أي مكان</translation>
</message>
<message>
<source>words become digits, and some digits have no word</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الكلمات تصير أرقامًا، وبعض الأرقام بلا كلمة</translation>
</message>
<message>
<source>a digit becomes several words</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الرقم يصير عدة كلمات</translation>
</message>
<message>
<source>words change their order between languages</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>الكلمات تغيّر ترتيبها بين اللغات</translation>
</message>
<message>
<source>each word has a part of speech, and its neighbours tell which</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>لكل كلمة قسم من أقسام الكلام، وجاراتها تدل عليه</translation>
</message>
<message>
<source>a few words of a text decide its class</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>كلمات قليلة من النص تحسم صنفه</translation>
</message>
<message>
<source>one of several opinions decides</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>رأي واحد من عدة آراء يحسم</translation>
</message>
<message>
<source>two of many numbers are added</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>يُجمع اثنان من أعداد كثيرة</translation>
</message>
<message>
<source>Open Model</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>فتح نموذج</translation>
</message>
<message>
<source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>%1 نموذج لـ «%2»، والمسارات المفتوحة لـ «%3».</translation>
</message>
<message>
<source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>كل المسارات تفك ترميز نص واحد. وحده يبدأ بنص من مهمته؛ وبجانب الأخرى يفك ترميز نصها الذي لم يتعلمه.</translation>
</message>
<message>
<source>Open &amp;Alone</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>فتحه &amp;وحده</translation>
</message>
<message>
<source>Open &amp;Beside the Others</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>فتحه &amp;بجانب الأخرى</translation>
</message>
<message>
<source>Units, layer %1</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>الوحدات، الطبقة %1</translation>
</message>
<message>
<source>W₁ x + b₁</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>W₁ x + b₁</translation>
</message>
<message>
<source>unit</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>الوحدة</translation>
</message>
<message>
<source>Added to the stream</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>المضاف إلى التيار</translation>
</message>
<message>
<source>self</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>ذاتي</translation>
</message>
<message>
<source>ff</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>أمامي</translation>
</message>
<message>
<source>token %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>الرمز %1</translation>
</message>
<message>
<source>position %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>الموضع %1</translation>
</message>
<message>
<source>norm bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>انحياز التطبيع</translation>
</message>
<message>
<source>norm of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>تطبيع %1</translation>
</message>
<message>
<source>output bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>انحياز الإخراج</translation>
</message>
<message>
<source>before the first layer</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>قبل الطبقة الأولى</translation>
</message>
<message>
<source>after %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>بعد %1</translation>
</message>
<message>
<source>Parts of the logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>أجزاء logit لـ %1</translation>
</message>
<message>
<source>adds</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>يضيف</translation>
</message>
<message>
<source>If it stopped here</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>لو توقف هنا</translation>
</message>
<message>
<source>p of the most likely</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>p للأرجح</translation>
</message>
<message>
<source>p of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>p لـ %1</translation>
</message>
<message>
<source>logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>‏logit لـ %1</translation>
</message>
<message>
<source>Summary: mean of h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>الملخص: متوسط h</translation>
</message>
<message>
<source>Summary h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>الملخص h→‎</translation>
</message>
<message>
<source>Summary [h→ ; h←]</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>الملخص ‎[h→ ; h←]‎</translation>
</message>
<message>
<source>Annotations h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>تمثيلات المصدر h</translation>
</message>
<message>
<source>First state s₀</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>الحالة الأولى s₀</translation>
</message>
<message>
<source>context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>السياق c</translation>
</message>
<message>
<source>Tokens</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>الرموز</translation>
</message>
<message>
<source>ln p</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>ln p</translation>
</message>
<message>
<source>End of the stream x</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>نهاية التيار x</translation>
</message>
<message>
<source>score e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الدرجة e</translation>
</message>
<message>
<source>Learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>استعلام متعلَّم</translation>
</message>
<message>
<source>Query s</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الاستعلام s</translation>
</message>
<message>
<source>Before s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>السابقة s</translation>
</message>
<message>
<source>Fed back h̃</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>المعاد h̃</translation>
</message>
<message>
<source>sentence %1</source>
<extracomment>ui/pictures/lane/annotated_source.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>الجملة %1</translation>
</message>
<message>
<source>exp(e − max e)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp(e − max e)</translation>
</message>
<message>
<source>exp((e − max e) / temperature)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp((e − max e) / الحرارة)</translation>
</message>
<message>
<source>in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>في النافذة</translation>
</message>
<message>
<source>softmax in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax في النافذة</translation>
</message>
<message>
<source>softmax p</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax p</translation>
</message>
<message>
<source>factor</source>
<extracomment>ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>العامل</translation>
</message>
<message>
<source>weight α</source>
<extracomment>ui/figures/step/lines_drawing.cpp, ui/kit/widgets/colour_legend.cpp, ui/pictures/lines/lines_legend.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الوزن α</translation>
</message>
<message>
<source>centre p, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>المركز p، العدّ من 0</translation>
</message>
<message>
<source>window starts</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>بداية النافذة</translation>
</message>
<message>
<source>window ends</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>نهاية النافذة</translation>
</message>
<message>
<source>σ = window / 2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>σ = النافذة / 2</translation>
</message>
<message>
<source>position taken, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>الموضع المأخوذ، العدّ من 0</translation>
</message>
<message>
<source>sum of the weights</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>مجموع الأوزان</translation>
</message>
<message>
<source>Span</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>النطاق</translation>
</message>
<message>
<source>value</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>القيمة</translation>
</message>
<message>
<source>Input x</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>المُدخل x</translation>
</message>
<message>
<source>W x + b</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>W x + b</translation>
</message>
<message>
<source>Heads, layer %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>الرؤوس، الطبقة %1</translation>
</message>
<message>
<source>Values v of head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>القيم v للرأس %1</translation>
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
<translation>الناتج x</translation>
</message>
<message>
<source>Window of %1, layer %2</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>نافذة %1، الطبقة %2</translation>
</message>
<message>
<source>Words of sentence %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>كلمات الجملة %1</translation>
</message>
<message>
<source>sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>متجه الجملة v</translation>
</message>
<message>
<source>h %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>h %1</translation>
</message>
<message>
<source>Sentence %1</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/table/sentence_model.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>الجملة %1</translation>
</message>
<message>
<source>&amp;Heatmaps</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>ال&amp;خرائط الحرارية</translation>
</message>
<message>
<source>Show the weights of each lane as a heatmap</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>عرض أوزان كل مسار كخريطة حرارية</translation>
</message>
<message>
<source>Join source and output tokens by lines as thick as the weights</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>وصل رموز المصدر برموز الناتج بخطوط سُمكها بقدر الأوزان</translation>
</message>
<message>
<source>Show each lane's weights less those of the selected lane</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>عرض أوزان كل مسار ناقص أوزان المسار المحدد</translation>
</message>
<message>
<source>&amp;Beam Tree</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>شجرة ال&amp;حزمة</translation>
</message>
<message>
<source>Show what a beam search of the selected lane finds, pruned ends included</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>عرض ما يجده البحث الحزمي في المسار المحدد، مع النهايات المقلَّمة</translation>
</message>
<message>
<source>D&amp;ocuments</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>الم&amp;ستندات</translation>
</message>
<message>
<source>Show the text in lines by sentence, each word shaded by its weight</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>عرض النص سطورًا حسب الجمل، وكل كلمة مظللة بقدر وزنها</translation>
</message>
<message>
<source>&amp;Score Landscape</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>&amp;تضاريس الدرجات</translation>
</message>
<message>
<source>Show the weights as a function of the query, under every score function</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>عرض الأوزان كدالة في الاستعلام، تحت كل دالة درجات</translation>
</message>
<message>
<source>the %1 vocabulary of %2 (%3 tokens)</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>مفردات %2 (%1، عدد الرموز %3)</translation>
</message>
<message>
<source>Say Another Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>قول رمز آخر</translation>
</message>
<message>
<source>The class that %1 says. The most likely ones come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>الصنف الذي يعطيه %1. الأكثر احتمالًا أولًا.</translation>
</message>
<message>
<source>The token that %1 writes at step %2 and reads at step %3. The most likely tokens come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>الرمز الذي يكتبه %1 في الخطوة %2 ويقرؤه في الخطوة %3. الرموز الأكثر احتمالًا أولًا.</translation>
</message>
<message>
<source>target</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>الهدف</translation>
</message>
<message>
<source>Say %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>قول %1</translation>
</message>
<message>
<source>Swap Source Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>استبدال رمز مصدر</translation>
</message>
<message>
<source>The token that %1 reads in place of %2, source token %3.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>الرمز الذي يقرؤه %1 بدل %2، وهو رمز المصدر %3.</translation>
</message>
<message>
<source>source</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>المصدر</translation>
</message>
<message>
<source>Read %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>قراءة %1</translation>
</message>
<message>
<source>No model is open.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>لا نموذج مفتوح.</translation>
</message>
<message>
<source>%1 has no attention: there are no scores to divide. Select another lane.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>ليس في %1 انتباه: لا درجات لقسمتها. اختر مسارًا آخر.</translation>
</message>
<message>
<source>Lift Causal Mask</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>رفع القناع السببي</translation>
</message>
<message>
<source>Let each step of %1 read the steps after it?</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>أتسمح لكل خطوة في %1 بقراءة الخطوات التي بعدها؟</translation>
</message>
<message>
<source>The mask hides from a step what comes after it. Without it, a step reads the very token that it is to say, so a right answer proves nothing. This model was trained with the mask: what it makes of later tokens was never learned.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>يُخفي القناع عن الخطوة ما يأتي بعدها. ومن دونه تقرأ الخطوة الرمز نفسه الذي عليها أن تقوله، فلا تُثبت الإجابة الصحيحة شيئًا. دُرّب هذا النموذج بالقناع: ولم يتعلّم قط كيف يتعامل مع الرموز اللاحقة.</translation>
</message>
<message>
<source>There are later steps only while the decoder reads the reference. While it reads its own output, nothing changes.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>لا توجد خطوات لاحقة إلا حين يقرأ المُفكِّك المرجع. أما حين يقرأ ناتجه الذاتي فلا يتغيّر شيء.</translation>
</message>
<message>
<source>&amp;Lift</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>&amp;رفع</translation>
</message>
<message>
<source>Learning &amp;rate</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>معدل الت&amp;علّم</translation>
</message>
<message>
<source>above 0, of the branch's first update; its schedule goes on in proportion</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>أكبر من 0، لأول تحديث في الفرع؛ ويستمر جدوله بالتناسب معه</translation>
</message>
<message>
<source>&amp;Dropout</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>&amp;dropout</translation>
</message>
<message>
<source>&amp;Teacher forcing</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>&amp;teacher forcing</translation>
</message>
<message>
<source>New Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>فرع جديد</translation>
</message>
<message>
<source>A new lane that is %1 up to update %2, and goes on from there with:</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>مسار جديد هو %1 نفسه حتى التحديث %2، ثم يواصل من هناك بما يلي:</translation>
</message>
<message>
<source>&amp;Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>ت&amp;فريع</translation>
</message>
<message>
<source>%1 should be a number %2, found “%3”.</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا %2، لكن الموجود «%3».</translation>
</message>
<message>
<source>Change at least one of them.</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>غيّر واحدًا منها على الأقل.</translation>
</message>
<message>
<source>above 0</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>أكبر من 0</translation>
</message>
<message>
<source>from 0 to below 1</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>من 0 إلى ما دون 1</translation>
</message>
<message>
<source>from 0 to 1</source>
<extracomment>core/train/recipes/recipe.cpp, ui/train/change_range.h</extracomment>
<translation>من 0 إلى 1</translation>
</message>
<message>
<source>%1 updates</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>التحديثات: %1</translation>
</message>
<message>
<source>update %1 of %2</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>التحديث %1 من %2</translation>
</message>
<message>
<source>update %1, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>التحديث %1، بلا نهاية</translation>
</message>
<message>
<source>updates %1 to %2 of %3</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>التحديثات %1 إلى %2 من %3</translation>
</message>
<message>
<source>updates %1 to %2, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>التحديثات %1 إلى %2، بلا نهاية</translation>
</message>
<message>
<source>%1 tokens/s</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>%1 رمز/ث</translation>
</message>
<message>
<source>about %1 left</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>بقي نحو %1</translation>
</message>
<message>
<source>trained again to have its weights: update %1 …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>يعاد التدريب للحصول على الأوزان: التحديث %1 …</translation>
</message>
<message>
<source>without weights: to go on, it is trained again from its first ones</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>بلا أوزان: للمتابعة يعاد تدريبه من أوزانه الأولى</translation>
</message>
<message>
<source>fetching weights …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>تُجلب الأوزان …</translation>
</message>
<message>
<source>right output not known: every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>الناتج الصحيح غير معروف: يقرأ كل مسار ناتجه الذاتي</translation>
</message>
<message>
<source>every lane reads the right output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>يقرأ كل مسار الناتج الصحيح</translation>
</message>
<message>
<source>every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>يقرأ كل مسار ناتجه الذاتي</translation>
</message>
<message>
<source>hidden %1</source>
<extracomment>core/train/setup/told_apart.cpp, ui/train/train_texts.cpp</extracomment>
<translation>مخفي %1</translation>
</message>
<message>
<source>lanes of different kinds</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>مسارات من أنواع مختلفة</translation>
</message>
<message>
<source>This run needs much memory</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>يحتاج هذا التشغيل إلى ذاكرة كبيرة</translation>
</message>
<message>
<source>About %1; this machine has %2. Nothing of it is made before you start it.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>نحو %1؛ وفي هذا الجهاز %2. لا يُنشأ منه شيء قبل أن تبدأه.</translation>
</message>
<message>
<source>Nothing to train yet</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>لا شيء للتدريب بعد</translation>
</message>
<message>
<source>Correct the marked settings, or choose a task above.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>صحّح الإعدادات المعلَّمة، أو اختر مهمة في الأعلى.</translation>
</message>
<message>
<source>This cannot be trained</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>لا يمكن تدريب هذا</translation>
</message>
<message>
<source>Making the pairs to train on …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>تُنشأ أزواج التدريب …</translation>
</message>
<message>
<source>The lanes are trained in different ways: these are the values of %1 alone.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>تُدرَّب المسارات بطرق مختلفة: هذه قيم %1 وحده.</translation>
</message>
<message>
<source>The run has ended: what you enter counts when you train it on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>انتهى التشغيل: ما تدخله يسري حين تتابع تدريبه.</translation>
</message>
<message>
<source>The run has ended and cannot be trained on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>انتهى التشغيل ولا يمكن متابعة تدريبه.</translation>
</message>
<message>
<source>done</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>انتهى</translation>
</message>
<message>
<source>done: no more progress</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>انتهى: لا تقدّم بعد</translation>
</message>
<message>
<source>done: exact match reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>انتهى: بُلغ التطابق التام</translation>
</message>
<message>
<source>done: loss reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>انتهى: بُلغت الخسارة</translation>
</message>
<message>
<source>done: time is up</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>انتهى: نفد الوقت</translation>
</message>
<message>
<source>diverged</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>تباعد</translation>
</message>
<message>
<source>%1 from %2</source>
<extracomment>ui/train/branch_name.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>%1 من %2</translation>
</message>
<message>
<source>begins at update %1</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>يبدأ عند التحديث %1</translation>
</message>
<message>
<source>About Attention Lab</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>حول Attention Lab</translation>
</message>
<message>
<source>Shows how attention aligns source and target, one token at a time, in one lane for each score function.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>يُظهر كيف يحاذي الانتباه بين المصدر والهدف، رمزًا رمزًا، في مسار لكل دالة درجات.</translation>
</message>
<message>
<source>Free software under the GNU General Public License, version 3 or later. Built with Qt, QCustomPlot and Eigen.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>برنامج حر برخصة GNU العمومية العامة، الإصدار 3 أو ما بعده. بُني باستخدام Qt وQCustomPlot وEigen.</translation>
</message>
<message>
<source>&amp;Blank Screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>شاشة &amp;سوداء</translation>
</message>
<message>
<source>Make the window black until the next key</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>تسويد النافذة حتى الضغط على مفتاح</translation>
</message>
<message>
<source>The session was saved in the mode “%1”, which this program does not have. It is shown in Step mode.</source>
<extracomment>ui/window/session_parts.cpp</extracomment>
<translation>حُفظت الجلسة في الوضع «%1» الذي ليس في هذا البرنامج. وهي تُعرض في وضع الخطوات.</translation>
</message>
<message>
<source>%1 (%2)</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp, ui/step/step_tool_bar.cpp, ui/window/session_state.cpp</extracomment>
<translation>%1 (%2)</translation>
</message>
<message>
<source>%1: the model %2 has changed since the session was saved. The window shows the present model.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: تغيّر النموذج %2 منذ حفظ الجلسة. تعرض النافذة النموذج الحالي.</translation>
</message>
<message>
<source>%1: the models %2 have changed since the session was saved. The window shows the present models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: تغيّرت النماذج %2 منذ حفظ الجلسة. تعرض النافذة النماذج الحالية.</translation>
</message>
<message>
<source>and %1 more</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>و%1 أخرى</translation>
</message>
<message>
<source>%1: some parts cannot be read and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: تتعذّر قراءة بعض الأجزاء فتُركت: %2.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. Put it back, or open other models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: النموذج %2 مفقود أو تتعذّر قراءته. أعده إلى مكانه، أو افتح نماذج أخرى.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. Put them back, or open others.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: النماذج %2 مفقودة أو تتعذّر قراءتها. أعدها إلى مكانها، أو افتح نماذج أخرى.</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. The others are open, and the choices made for it are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: النموذج %2 مفقود أو تتعذّر قراءته. النماذج الأخرى مفتوحة، وتبقى الاختيارات الخاصة به محفوظة.</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. The others are open, and the choices made for them are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: النماذج %2 مفقودة أو تتعذّر قراءتها. النماذج الأخرى مفتوحة، وتبقى الاختيارات الخاصة بها محفوظة.</translation>
</message>
<message>
<source>Annotations h₁…h%1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>تمثيلات المصدر h₁…h%1</translation>
</message>
<message>
<source>Annotations hⱼ</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>تمثيلات المصدر hⱼ</translation>
</message>
<message>
<source>‖h‖ = %1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>‎‖h‖ = %1</translation>
</message>
<message>
<source>no annotations</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>لا تمثيلات للمصدر</translation>
</message>
<message>
<source>h%1 of %2, %3 numbers, %4</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>h%1 لـ %2، أعداده %3، %4</translation>
</message>
<message>
<source>
number %1: %2</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>
العنصر %1: %2</translation>
</message>
<message>
<source>, of the forward state h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>، من الحالة الأمامية h→‎</translation>
</message>
<message>
<source>, of the backward state h←</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>، من الحالة الخلفية h←‎</translation>
</message>
<message>
<source>No annotations yet</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>لا تمثيلات للمصدر بعد</translation>
</message>
<message>
<source>%1 annotations of %2 numbers each, one per source token</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>%1 من تمثيلات المصدر، في كل منها %2 من الأعداد، واحد لكل رمز مصدر</translation>
</message>
<message>
<source>Hands for %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>الأيدي المرفوعة لـ %1</translation>
</message>
<message>
<source>How many hands are up for this answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>عدد الأيدي المرفوعة لهذه الإجابة</translation>
</message>
<message>
<source> hands</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation> يد</translation>
</message>
<message>
<source>There is not enough memory for this. Save your work, and close other programs.</source>
<extracomment>ui/window/application.cpp</extracomment>
<translation>الذاكرة لا تكفي لهذا. احفظ عملك وأغلق البرامج الأخرى.</translation>
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
<translation>غير مسموح: الرمز ينتبه إلى ما قبله</translation>
</message>
<message>
<source>
%1, less %2: %3</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
%1 ناقص %2: %3</translation>
</message>
<message>
<source>
known link: this is where it comes from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
رابط معروف: من هنا يأتي</translation>
</message>
<message>
<source>
possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
رابط محتمل: واحد من عدة مواضع قد يأتي منها</translation>
</message>
<message>
<source>
link found: the weights become one here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
رابط مكتشف: هنا تؤول الأوزان إلى رابط</translation>
</message>
<message>
<source>
Click: no link, sure, possible in turn</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
النقر: لا رابط، مؤكد، محتمل بالتناوب</translation>
</message>
<message>
<source>
Double-click: why this number?</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
النقر المزدوج: لماذا هذا العدد؟</translation>
</message>
<message>
<source>h̃%1</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1</translation>
</message>
<message>
<source>h̃%1 attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>متجه الانتباه h̃%1</translation>
</message>
<message>
<source>h̃ attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>متجه الانتباه h̃</translation>
</message>
<message>
<source>Attentional vector of %1 numbers, made of context and state</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>متجه انتباه فيه %1 من الأعداد، مصنوع من السياق والحالة</translation>
</message>
<message>
<source>No attentional vector yet</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>لا متجه انتباه بعد</translation>
</message>
<message>
<source>%1: cannot be created, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1: تعذّر إنشاؤه، فلا توجد نسخة احتياطية من %2. أفرغ بعض المساحة أو اسمح بالكتابة هناك.</translation>
</message>
<message>
<source>%1: cannot be written, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1: تعذّرت الكتابة فيه، فلا توجد نسخة احتياطية من %2. أفرغ بعض المساحة أو اسمح بالكتابة هناك.</translation>
</message>
<message>
<source>There is not enough memory for this.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>لا توجد ذاكرة كافية لهذا.</translation>
</message>
<message>
<source>The system has no thread left for this. Close other programs.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>لم يبق في النظام خيط تنفيذ لهذا. أغلق برامج أخرى.</translation>
</message>
<message>
<source>choice of a path</source>
<extracomment>ui/step/beam/beam_controller.cpp</extracomment>
<translation>اختيار تسلسل</translation>
</message>
<message>
<source>Beam of width %1, score %2</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>حزمة بعرض %1، الدرجة %2</translation>
</message>
<message>
<source>best hypothesis</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>أفضل فرضية</translation>
</message>
<message>
<source>output of the lane</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>ناتج المسار</translation>
</message>
<message>
<source>pruned</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>مقلَّمة</translation>
</message>
<message>
<source>p of the token</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>p للرمز</translation>
</message>
<message>
<source>after an end: rank and score</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>بعد النهاية: المرتبة والدرجة</translation>
</message>
<message>
<source>cut at %1 tokens</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>قُطعت عند %1 من الرموز</translation>
</message>
<message>
<source>ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, </source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>‏ln p هو لوغاريتم احتمال كل الرموز حتى هنا. تُرتَّب الفرضيات بحسب درجتها، وهي </translation>
</message>
<message>
<source>ln p itself, because α is 0</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p نفسه، لأن α تساوي 0</translation>
</message>
<message>
<source>ln p / %1^%2, the length to the power of α</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p / %1^%2، أي الطول مرفوعًا إلى القوة α</translation>
</message>
<message>
<source>No attention: every step reads the same vector.</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>بلا انتباه: كل خطوة تقرأ المتجه نفسه.</translation>
</message>
<message>
<source>Decode This Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>فك ترميز هذا التسلسل</translation>
</message>
<message>
<source>Attention weights of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>أوزان الانتباه للتسلسل</translation>
</message>
<message>
<source>Attention rows of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>صفوف الانتباه للتسلسل</translation>
</message>
<message>
<source>Token</source>
<extracomment>ui/step/beam/beam_node_panel.cpp, ui/step/what_if/token_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>الرمز</translation>
</message>
<message>
<source>Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>التسلسل</translation>
</message>
<message>
<source>No token is selected</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>لم يُحدَّد أي رمز</translation>
</message>
<message>
<source>The tokens up to here as text</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>الرموز حتى هنا كنص</translation>
</message>
<message>
<source>p %1 · ln p %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>p %1 · ln p %2</translation>
</message>
<message>
<source>Probability of this token after the tokens before it</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>احتمال هذا الرمز بعد الرموز التي قبله</translation>
</message>
<message>
<source>ln p %1 · score %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p %1 · الدرجة %2</translation>
</message>
<message>
<source>Make these tokens the output of the lane, which then continues by itself (Enter)</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>جعل هذه الرموز ناتج المسار، ثم يتابع من تلقاء نفسه (Enter)</translation>
</message>
<message>
<source>S&amp;top</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/step/beam/beam_page.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>إ&amp;يقاف</translation>
</message>
<message>
<source>&amp;Search</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>&amp;بحث</translation>
</message>
<message>
<source>Stop the search and keep the tree that is there</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>إيقاف البحث والإبقاء على الشجرة الموجودة</translation>
</message>
<message>
<source>Search again</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>إعادة البحث</translation>
</message>
<message>
<source>Select a token of the tree first</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>حدّد أولًا رمزًا في الشجرة</translation>
</message>
<message>
<source>This tree belongs to the text or the settings before. Wait for the new one</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>هذه الشجرة تخص النص السابق أو الإعدادات السابقة. انتظر الجديدة</translation>
</message>
<message>
<source>This path is already the output of the lane</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>هذا التسلسل هو ناتج المسار بالفعل</translation>
</message>
<message>
<source>number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · frame in the lane's colour: the lane's output · thick line: probable</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>العدد: احتمال الرمز · ⊣ مقلَّمة · بعد النهاية: المرتبة والدرجة · الغامق: الأفضل · إطار بلون المسار: ناتج المسار · خط سميك: مرجَّح</translation>
</message>
<message>
<source>Colour of the lane</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>لون المسار</translation>
</message>
<message>
<source>The lane that is searched; 1 to 8 select another</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>المسار الذي يُبحث فيه؛ المفاتيح من 1 إلى 8 تحدد غيره</translation>
</message>
<message>
<source>How many hypotheses every step keeps, from 1 to %1</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>عدد الفرضيات التي تبقيها كل خطوة، من 1 إلى %1</translation>
</message>
<message>
<source>&amp;Width</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>ال&amp;عرض</translation>
</message>
<message>
<source>Width</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>العرض</translation>
</message>
<message>
<source>Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes the mean of all tokens</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>تُرتَّب الفرضيات بحسب ln p مقسومًا على الطول مرفوعًا إلى القوة α. القيمة 0 تفضّل القصيرة، والقيمة 1 تأخذ المتوسط على كل الرموز</translation>
</message>
<message>
<source>Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>تسوية الطول α</translation>
</message>
<message>
<source>Ref&amp;ill</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>إعادة الم&amp;لء</translation>
</message>
<message>
<source>The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's generate. Otherwise the beam narrows</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>يأخذ التتابع الأفضل التالي مكان الفرضية التي انتهت، كما في generate من Hugging Face. وإلا تضيق الحزمة</translation>
</message>
<message>
<source>Draw the tree smaller (Ctrl+−)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>رسم الشجرة أصغر (Ctrl+−‎)</translation>
</message>
<message>
<source>100 %</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>100 %</translation>
</message>
<message>
<source>Draw the tree in its usual size (Ctrl+0)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>رسم الشجرة بحجمها المعتاد (Ctrl+0)</translation>
</message>
<message>
<source>Draw the tree larger (Ctrl++)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>رسم الشجرة أكبر (Ctrl++‎)</translation>
</message>
<message>
<source>Fit</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>ملاءمة</translation>
</message>
<message>
<source>Draw all of the tree, as far as it stays readable, and the next ones too, until another size is chosen (Ctrl+9)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>رسم الشجرة كلها ما دامت مقروءة، وكذلك الأشجار التالية، إلى أن يُختار حجم آخر (Ctrl+9)</translation>
</message>
<message>
<source>%1 %</source>
<extracomment>ui/learn/runs_stage.cpp, ui/step/beam/beam_page_parts.cpp, ui/step/explain/terms_model.cpp</extracomment>
<translation>%1 %</translation>
</message>
<message>
<source>&amp;Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;تسوية الطول α</translation>
</message>
<message>
<source>&amp;Length α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>ال&amp;طول α</translation>
</message>
<message>
<source>&amp;α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>&amp;α</translation>
</message>
<message>
<source>Searching: token %1 of at most %2</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>جارٍ البحث: الرمز %1 من %2 على الأكثر</translation>
</message>
<message>
<source>“%1” cannot read this text</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>لا يستطيع «%1» قراءة هذا النص</translation>
</message>
<message>
<source>Select another lane with 1 to 8, or change the text (Ctrl+L)</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>حدّد مسارًا آخر بالمفاتيح من 1 إلى 8، أو غيّر النص (Ctrl+L)</translation>
</message>
<message>
<source>The search was stopped. This tree belongs to the text or the settings before</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>أُوقف البحث. هذه الشجرة تخص النص السابق أو الإعدادات السابقة</translation>
</message>
<message>
<source>Searching…</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>جارٍ البحث…</translation>
</message>
<message>
<source>Beam tree</source>
<extracomment>ui/step/beam/beam_view.cpp, ui/window/gestures.cpp</extracomment>
<translation>شجرة الحزمة</translation>
</message>
<message>
<source>Nothing was searched yet</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>لم يُبحث عن شيء بعد</translation>
</message>
<message>
<source>%1, none selected</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>%1، لا شيء محدد</translation>
</message>
<message>
<source>%1 to %2</source>
<extracomment>core/network/shown_maps.cpp, core/tasks/dates.cpp, core/tasks/task_registry.cpp, core/tasks/task_scope.cpp, core/train/setup/told_apart.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 إلى %2</translation>
</message>
<message>
<source>Blank screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>شاشة سوداء</translation>
</message>
<message>
<source>Any key brings the picture back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>أي مفتاح يعيد الصورة</translation>
</message>
<message>
<source>changed</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>مغيَّر</translation>
</message>
<message>
<source>Changed by hand: %1
In the heatmap a triangle marks a changed step, and a diamond marks a token that differs from the original. A folded corner shows the colour of the original weight.</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>غُيّر يدويًا: %1
في الخريطة الحرارية يشير المثلث إلى خطوة مغيَّرة، والمعيَّن إلى رمز يختلف عن الأصل. وتُظهر الزاوية المطوية لون الوزن الأصلي.</translation>
</message>
<message>
<source>layer</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الطبقة</translation>
</message>
<message>
<source>head</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الرأس</translation>
</message>
<message>
<source>Layer and head of the stages</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>طبقة المراحل ورأسها</translation>
</message>
<message>
<source>Token whose logit is shown in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الرمز الذي يُعرض logit له مجزّأً</translation>
</message>
<message>
<source>Choose the token whose logit the residual stream shows in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>اختيار الرمز الذي يعرض التيار المتبقي logit له مجزّأً</translation>
</message>
<message>
<source>Show layer %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>عرض الطبقة %1</translation>
</message>
<message>
<source>Show the mean of all heads</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>عرض متوسط كل الرؤوس</translation>
</message>
<message>
<source>Show head %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>عرض الرأس %1</translation>
</message>
<message>
<source>layer %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الطبقة %1 ▾</translation>
</message>
<message>
<source>head %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الرأس %1 ▾</translation>
</message>
<message>
<source>logit of %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>‏logit لـ %1 ▾</translation>
</message>
<message>
<source>The token that is said</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>الرمز الذي يقال</translation>
</message>
<message>
<source>Confusion matrix: true classes by given ones</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>مصفوفة الالتباس: الأصناف الحقيقية مقابل المعطاة</translation>
</message>
<message>
<source>accuracy %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>الدقة %1</translation>
</message>
<message>
<source>macro F1 %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>macro F1 %1</translation>
</message>
<message>
<source>evidence AER %1 (of the weights above the threshold)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER للدليل %1 (للأوزان فوق العتبة)</translation>
</message>
<message>
<source>evidence AER %1 (of the largest weights, as many as words of evidence)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>AER للدليل %1 (لأكبر الأوزان، بعدد كلمات الدليل)</translation>
</message>
<message>
<source>largest weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>أكبر وزن على الدليل %1</translation>
</message>
<message>
<source>weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>الوزن على الدليل %1</translation>
</message>
<message>
<source>is %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>الحقيقي %1</translation>
</message>
<message>
<source>given %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>المعطى %1</translation>
</message>
<message>
<source>%1, %2: %3</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>%1، %2: %3</translation>
</message>
<message>
<source>Click to show all sentences again</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>انقر لعرض كل الجمل من جديد</translation>
</message>
<message>
<source>Click to show only these</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>انقر لعرض هذه فقط</translation>
</message>
<message>
<source>Colour legend: %1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>وسيلة إيضاح الألوان: %1</translation>
</message>
<message>
<source>From 0 to 1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>من 0 إلى 1</translation>
</message>
<message>
<source>Blue below zero, orange above, from %1 to %2</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>أزرق تحت الصفر، وبرتقالي فوقه، من %1 إلى %2</translation>
</message>
<message>
<source>Blue, down to %1: %2; orange, up to %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>أزرق، نزولًا إلى %1: %2؛ برتقالي، صعودًا إلى %3: %4</translation>
</message>
<message>
<source>Blue, %1: %2
Orange, %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>أزرق، %1: %2
برتقالي، %3: %4</translation>
</message>
<message>
<source>Attention weights, the same scale in every lane</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>أوزان الانتباه، بالمقياس نفسه في كل مسار</translation>
</message>
<message>
<source>Blue is negative, orange is positive</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>الأزرق سالب والبرتقالي موجب</translation>
</message>
<message>
<source>Check the numbers</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>التحقق من الأعداد</translation>
</message>
<message>
<source>Beside ▾</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>بجانبه ▾</translation>
</message>
<message>
<source>Lanes unfolded beside</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>المسارات المبسوطة بجانبه</translation>
</message>
<message>
<source>Show the stages of other lanes below these</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>عرض مراحل مسارات أخرى تحت هذه</translation>
</message>
<message>
<source>Computation of %1</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>حساب %1</translation>
</message>
<message>
<source>Stop</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>إيقاف</translation>
</message>
<message>
<source>Stop the check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>إيقاف التحقق</translation>
</message>
<message>
<source>Checking … %1 %</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>جارٍ التحقق … %1 %</translation>
</message>
<message>
<source>Checking …</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>جارٍ التحقق …</translation>
</message>
<message>
<source>Check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>تحقق</translation>
</message>
<message>
<source>Compute every number shown again in double precision and compare (Ctrl+K)</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>إعادة حساب كل عدد معروض بدقة مضاعفة ومقارنته (Ctrl+K)</translation>
</message>
<message>
<source>%1
Click: the arithmetic of this number</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>%1
النقر: حساب هذا العدد</translation>
</message>
<message>
<source>Sentence %1, %2</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>الجملة %1، %2</translation>
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
<translation>أسوأ المحاذيات</translation>
</message>
<message>
<source>Context c%1</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>السياق c%1</translation>
</message>
<message>
<source>Context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>السياق c</translation>
</message>
<message>
<source>+ %1 more</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>‎+ %1 أخرى</translation>
</message>
<message>
<source>No context yet</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>لا سياق بعد</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a weight of an annotation</comment>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>%1 لـ %2</translation>
</message>
<message>
<source>Context of %1 numbers%2</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>سياق فيه %1 من الأعداد%2</translation>
</message>
<message>
<source>, the same at every step</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>، هو نفسه في كل خطوة</translation>
</message>
<message>
<source>%1 should be a whole number.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/corpus/tokenizer_box.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا صحيحًا.</translation>
</message>
<message>
<source>%1 should be two whole numbers.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/setup/setup_panel.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددين صحيحين.</translation>
</message>
<message>
<source>Choose the files, or drop them here: one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>اختر الملفات أو أفلتها هنا: ملف واحد يفصل فيه حرف جدولة بين المصدر والهدف، أو ملفان متطابقان سطرًا بسطر.</translation>
</message>
<message>
<source>A number cannot be read.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>تتعذّر قراءة أحد الأعداد.</translation>
</message>
<message>
<source>Reading %1 …</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>تجري قراءة %1 …</translation>
</message>
<message>
<source>%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A text has %5 tokens on average.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>نصوص التدريب: %1، والمحجوزة: %2. الأصناف: %3؛ رموز المصدر المعروفة: %4. متوسط طول النص %5 من الرموز.</translation>
</message>
<message>
<source>%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target tokens. A source has %5 tokens on average, a target %6.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>أزواج التدريب: %1، والمحجوزة: %2. المفردات: %3 من رموز المصدر و%4 من رموز الهدف. متوسط طول المصدر %5 من الرموز، والهدف %6.</translation>
</message>
<message>
<source>No line was skipped.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>لم يُتخطَّ أي سطر.</translation>
</message>
<message>
<source>%1 files were dropped. Drop one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>عدد الملفات المفلتة %1. أفلت ملفًا واحدًا يفصل فيه حرف جدولة بين المصدر والهدف، أو ملفين متطابقين سطرًا بسطر.</translation>
</message>
<message>
<source>Own texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>نصوص خاصة</translation>
</message>
<message>
<source>Use these texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>استخدام هذه النصوص</translation>
</message>
<message>
<source>Texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>النصوص</translation>
</message>
<message>
<source>one</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>واحد</translation>
</message>
<message>
<source>two</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>اثنان</translation>
</message>
<message>
<source>UTF-8, plain or gzip.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>UTF-8، عادي أو مضغوط بـ gzip.</translation>
</message>
<message>
<source>File</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>الملف</translation>
</message>
<message>
<source>One pair per line: source, tab, target. A third column is ignored.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>زوج في كل سطر: المصدر، حرف جدولة، الهدف. ويُتجاهل العمود الثالث.</translation>
</message>
<message>
<source>Source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>ملف المصدر</translation>
</message>
<message>
<source>One sentence per line.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>جملة في كل سطر.</translation>
</message>
<message>
<source>Target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>ملف الهدف</translation>
</message>
<message>
<source>Line k translates line k of the source file.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>السطر k ترجمة السطر k من ملف المصدر.</translation>
</message>
<message>
<source>at random</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>عشوائيًا</translation>
</message>
<message>
<source>the last</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>الأخيرة</translation>
</message>
<message>
<source>own files</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>ملفات منفصلة</translation>
</message>
<message>
<source>Pairs that are used only for measuring. The limits of length do not apply to them.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>أزواج تُستخدم للقياس فقط. ولا تنطبق عليها حدود الطول.</translation>
</message>
<message>
<source>Held-out file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>الملف المحجوز</translation>
</message>
<message>
<source>Held-out source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>ملف المصدر المحجوز</translation>
</message>
<message>
<source>Held-out target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>ملف الهدف المحجوز</translation>
</message>
<message>
<source>Fewest tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>أقل عدد رموز لكل طرف</translation>
</message>
<message>
<source>Most tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>أكبر عدد رموز لكل طرف</translation>
</message>
<message>
<source>Cut into tokens</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>التقسيم إلى رموز</translation>
</message>
<message>
<source>Texts read</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>النصوص المقروءة</translation>
</message>
<message>
<source>Stop reading</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>إيقاف القراءة</translation>
</message>
<message>
<source>Pairs as training reads them</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>الأزواج كما يقرؤها التدريب</translation>
</message>
<message>
<source>Reading was stopped. Change a setting to read again.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>أُوقفت القراءة. غيّر أحد الإعدادات للقراءة من جديد.</translation>
</message>
<message>
<source>First pairs</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>الأزواج الأولى</translation>
</message>
<message>
<source>Line of the file</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>سطر الملف</translation>
</message>
<message>
<source>Source tokens</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/pictures/tokens/token_chips.cpp, ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>رموز المصدر</translation>
</message>
<message>
<source>Target tokens</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>رموز الهدف</translation>
</message>
<message>
<source>There is not enough memory for these texts; take fewer pairs.</source>
<extracomment>ui/train/corpus/corpus_reader.cpp</extracomment>
<translation>الذاكرة لا تكفي لهذه النصوص؛ خذ أزواجًا أقل.</translation>
</message>
<message>
<source>%1 of %2</source>
<extracomment>core/inspect/arrays/array_axes.cpp, ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
<translation>%1 من %2</translation>
</message>
<message>
<source>Counts and Times</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>الأعداد والأزمنة</translation>
</message>
<message>
<source>Counts and times of each lane</source>
<extracomment>ui/step/counts_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>أعداد وأزمنة كل مسار</translation>
</message>
<message>
<source>Lane</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>المسار</translation>
</message>
<message>
<source>Weights
of m · T</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>الأوزان
من m · T</translation>
</message>
<message>
<source>Parameters</source>
<extracomment>core/compare/figures.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>المعاملات</translation>
</message>
<message>
<source>Encoder</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>المُرمِّز</translation>
</message>
<message>
<source>One step</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>خطوة واحدة</translation>
</message>
<message>
<source>To no
attention</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>مقابل
بلا انتباه</translation>
</message>
<message>
<source>Weights computed so far, of those of the whole output</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>الأوزان المحسوبة حتى الآن، من أوزان الناتج كله</translation>
</message>
<message>
<source>The median of many runs, and the interval that holds the true median 95 times in 100</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>وسيط مرات تشغيل كثيرة، والفترة التي تضم الوسيط الحقيقي 95 مرة من كل 100</translation>
</message>
<message>
<source>One step, in those of the lane without attention; ≈ 1 where no difference was found</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>خطوة واحدة، مقيسة بخطوات المسار بلا انتباه؛ ≈ 1 حيث لم يُعثر على فرق</translation>
</message>
<message>
<source>Times are medians of many runs on this machine, all lanes in turn; under them their 95 % interval.</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>الأزمنة وسيط مرات تشغيل كثيرة على هذا الجهاز، لكل المسارات بالتناوب؛ وتحتها فترة ثقتها 95 %.</translation>
</message>
<message>
<source>&amp;Copy as Text</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>&amp;نسخ كنص</translation>
</message>
<message>
<source>Copy the table with its formula, tabs between columns (Ctrl+C)</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>نسخ الجدول مع صيغته، بعلامات جدولة بين الأعمدة (Ctrl+C)</translation>
</message>
<message>
<source>Weights
of all</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>الأوزان
من الكل</translation>
</message>
<message>
<source>Coverage of the source</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp, ui/step/beam/coverage_bars.cpp</extracomment>
<translation>تغطية المصدر</translation>
</message>
<message>
<source>%1 %2</source>
<extracomment>ui/step/beam/coverage_bars.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 %2</translation>
</message>
<message>
<source>Coverage: the sum of a source token's weights over all rows</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>التغطية: مجموع أوزان رمز المصدر على كل الصفوف</translation>
</message>
<message>
<source>%1, position %2: %3
%4</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>%1، الموضع %2: %3
%4</translation>
</message>
<message>
<source>coverage %1</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>التغطية %1</translation>
</message>
<message>
<source>1 link</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>رابط واحد</translation>
</message>
<message numerus="yes">
<source>%1 links</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>
<numerusform>%1 رابط</numerusform>
<numerusform>رابط واحد (%1)</numerusform>
<numerusform>رابطان (%1)</numerusform>
<numerusform>%1 روابط</numerusform>
<numerusform>%1 رابطًا</numerusform>
<numerusform>%1 رابط</numerusform>
</translation>
</message>
<message>
<source>%1, position %2: %3</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>%1، الموضع %2: %3</translation>
</message>
<message>
<source>Choose a sentence to see how much attention each of its source tokens gets.</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>اختر جملة لترى مقدار الانتباه الذي يناله كل رمز من رموز مصدرها.</translation>
</message>
<message>
<source>links per source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>روابط كل رمز مصدر، 1 عند الخط</translation>
</message>
<message>
<source>coverage Σα of each source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>التغطية Σα لكل رمز مصدر، 1 عند الخط</translation>
</message>
<message>
<source>Lanes of the curves</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>مسارات المنحنيات</translation>
</message>
<message>
<source>, selected</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>، محدد</translation>
</message>
<message>
<source>, hidden</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>، مخفي</translation>
</message>
<message>
<source>%1
A click selects the lane. Ctrl+click or Space hides or shows its curves.</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>%1
النقر يحدد المسار. وCtrl+النقر أو مفتاح المسافة يخفي منحنياته أو يظهرها.</translation>
</message>
<message>
<source>Measures of every lane while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>مقاييس كل مسار أثناء التدريب</translation>
</message>
<message>
<source>▲ first measurement of %1 % or more</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>▲ أول قياس يبلغ %1 % أو أكثر</translation>
</message>
<message>
<source>◆ first alignment error below %1</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>◆ أول خطأ محاذاة دون %1</translation>
</message>
<message>
<source>dotted: changed while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>منقّط: تغيّر أثناء التدريب</translation>
</message>
<message>
<source>dashed: branches</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>متقطّع: فروع</translation>
</message>
<message>
<source>Curves of training</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>منحنيات التدريب</translation>
</message>
<message>
<source>All lanes are hidden</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>كل المسارات مخفية</translation>
</message>
<message>
<source>The loss of every batch appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>تظهر هنا خسارة كل دفعة</translation>
</message>
<message>
<source>The share of held-out pairs that are right appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>تظهر هنا نسبة الأزواج المحجوزة الصحيحة</translation>
</message>
<message>
<source>The distance from the true alignment appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>تظهر هنا المسافة عن المحاذاة الحقيقية</translation>
</message>
<message>
<source>No lane has a true alignment to be compared with</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>لا مسار له محاذاة حقيقية يُقارن بها</translation>
</message>
<message>
<source>Self-attention is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>المُراقَب انتباه ذاتي، وليست له محاذاة تُقاس</translation>
</message>
<message>
<source>%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1: الخسارة %2، الدقة %3، macro F1 %4، الدليل %5 عند التحديث %6</translation>
</message>
<message>
<source>%1: loss %2, exact match %3, alignment error %4 at update %5</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1: الخسارة %2، تطابق تام %3، خطأ المحاذاة %4 عند التحديث %5</translation>
</message>
<message>
<source>Nothing is measured yet</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>لم يُقَس شيء بعد</translation>
</message>
<message>
<source>−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss itself</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>‎−ln p لكل رمز هدف في كل دفعة. حيث يُرسم متوسط يكون المنحنى الباهت هو الخسارة نفسها</translation>
</message>
<message>
<source>Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>الأزواج المحجوزة التي ناتجها صحيح كله؛ ▲ أول قياس يبلغ %1 % أو أكثر</translation>
</message>
<message>
<source>How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the first below %1</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>مدى بُعد أكبر الأوزان عن المحاذاة الحقيقية، من 0 إلى 1، والأقل أفضل؛ ◆ أول قيمة دون %1</translation>
</message>
<message>
<source>−ln p per target token of held-out pairs; where it rises while the training loss falls the pairs are learnt by heart</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>‎−ln p لكل رمز هدف في الأزواج المحجوزة؛ حيث ترتفع بينما تنخفض خسارة التدريب تُحفظ الأزواج عن ظهر قلب</translation>
</message>
<message>
<source>Target tokens of held-out pairs that the decoder, reading the right ones before, finds the most likely</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>رموز هدف الأزواج المحجوزة التي يجدها المُفكِّك الأرجح، وهو يقرأ الرموز الصحيحة قبلها</translation>
</message>
<message>
<source>Words and groups of words that the outputs share with the right ones, 0 to 100</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>الكلمات ومجموعات الكلمات المشتركة بين النواتج والنواتج الصحيحة، من 0 إلى 100</translation>
</message>
<message>
<source>%1, layer %2, alignment error of each head: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1، الطبقة %2، خطأ المحاذاة لكل رأس: %3</translation>
</message>
<message>
<source>%1, %2, alignment error: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1، %2، خطأ المحاذاة: %3</translation>
</message>
<message>
<source>loss</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>الخسارة</translation>
</message>
<message>
<source>held-out loss</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>خسارة الأزواج المحجوزة</translation>
</message>
<message>
<source>token accuracy</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>دقة الرموز</translation>
</message>
<message>
<source>BLEU</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU</translation>
</message>
<message>
<source>accuracy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>الدقة</translation>
</message>
<message>
<source>exact match</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>تطابق تام</translation>
</message>
<message>
<source>macro F1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>macro F1</translation>
</message>
<message>
<source>evidence</source>
<extracomment>ui/figures/step/document_drawing.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>دليل</translation>
</message>
<message>
<source>alignment error</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>خطأ المحاذاة</translation>
</message>
<message>
<source>measured at</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>قيس عند</translation>
</message>
<message>
<source>mean of %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>متوسط %1</translation>
</message>
<message>
<source>▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>▲ أول قياس يبلغ %1 % أو أكثر</translation>
</message>
<message>
<source>◆ the first alignment error below %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>◆ أول خطأ محاذاة دون %1</translation>
</message>
<message>
<source>%1: %2 is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1: المُراقَب %2، وليست له محاذاة تُقاس</translation>
</message>
<message>
<source>log</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>لوغ.</translation>
</message>
<message>
<source>Training loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خسارة التدريب</translation>
</message>
<message>
<source>Training loss (%1)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خسارة التدريب (%1)</translation>
</message>
<message>
<source>Accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>الدقة، المحجوزة %</translation>
</message>
<message>
<source>Exact match, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>تطابق تام، المحجوزة %</translation>
</message>
<message>
<source>Held-out loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خسارة المحجوزة (لوغ.)</translation>
</message>
<message>
<source>Held-out loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خسارة المحجوزة</translation>
</message>
<message>
<source>Token accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>دقة الرموز، المحجوزة %</translation>
</message>
<message>
<source>BLEU, held-out</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU، المحجوزة</translation>
</message>
<message>
<source>Macro F1, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>macro F1، المحجوزة %</translation>
</message>
<message>
<source>Largest weight on evidence, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>أكبر وزن على الدليل، المحجوزة %</translation>
</message>
<message>
<source>AER (none of self-attention; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (بلا الانتباه الذاتي؛ الرفيع: كل رأس)</translation>
</message>
<message>
<source>Alignment error (AER; none of self-attention)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خطأ المحاذاة (AER؛ بلا الانتباه الذاتي)</translation>
</message>
<message>
<source>Alignment error (AER; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خطأ المحاذاة (AER؛ الرفيع: كل رأس)</translation>
</message>
<message>
<source>Alignment error (AER)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>خطأ المحاذاة (AER)</translation>
</message>
<message>
<source>AER (no self-att.)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER (بلا انتباه ذاتي)</translation>
</message>
<message>
<source>Loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>الخسارة (لوغ.)</translation>
</message>
<message>
<source>Loss</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>الخسارة</translation>
</message>
<message>
<source>Accuracy %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>الدقة %</translation>
</message>
<message>
<source>Exact match %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>تطابق تام %</translation>
</message>
<message>
<source>Token acc. %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>دقة الرموز %</translation>
</message>
<message>
<source>Macro F1 %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>macro F1 %</translation>
</message>
<message>
<source>Evidence %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>الدليل %</translation>
</message>
<message>
<source>Charts ▾</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>المخططات ▾</translation>
</message>
<message>
<source>Scale and smoothing of the loss, which lanes and updates are shown</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>مقياس الخسارة وتنعيمها، وأي المسارات والتحديثات تُعرض</translation>
</message>
<message>
<source>Settings of the charts</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>إعدادات المخططات</translation>
</message>
<message>
<source>Scale and S&amp;moothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;المقياس والتنعيم</translation>
</message>
<message>
<source>&amp;Logarithmic loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>خسارة &amp;لوغاريتمية</translation>
</message>
<message>
<source>Draw the loss on a logarithmic axis, or on a linear one</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>رسم الخسارة على محور لوغاريتمي أو على محور خطي</translation>
</message>
<message>
<source>&amp;Smoothing of the loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>&amp;تنعيم الخسارة</translation>
</message>
<message>
<source>None</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>بلا</translation>
</message>
<message>
<source>Mean of the last %1 updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>متوسط آخر التحديثات (%1)</translation>
</message>
<message>
<source>The loss itself stays behind its mean, pale</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>تبقى الخسارة نفسها باهتة خلف متوسطها</translation>
</message>
<message>
<source>&amp;Next smoothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>التنعيم التال&amp;ي</translation>
</message>
<message>
<source>None, 10, 50, 200 updates, and again none</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>بلا، ثم 10 و50 و200 تحديث، ثم بلا من جديد</translation>
</message>
<message>
<source>L&amp;anes</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>الم&amp;سارات</translation>
</message>
<message>
<source>Show all &amp;updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>عرض &amp;كل التحديثات</translation>
</message>
<message>
<source>From the first update to the newest (double click in a chart)</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>من أول تحديث إلى أحدثها (نقر مزدوج في مخطط)</translation>
</message>
<message>
<source>Show this lane's curves</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>عرض منحنيات هذا المسار</translation>
</message>
<message>
<source>difference −1</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>الفرق ‎−1</translation>
</message>
<message>
<source>α of %1, the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>α لـ %1، الأساس</translation>
</message>
<message>
<source>output differs from the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>الناتج يختلف عن الأساس</translation>
</message>
<message>
<source>1  weight</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>1  الوزن</translation>
</message>
<message>
<source>evidence of several words</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>دليل من عدة كلمات</translation>
</message>
<message>
<source>Scroll the text</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>تمرير النص</translation>
</message>
<message>
<source>
Click: why this number?</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>
النقر: لماذا هذا العدد؟</translation>
</message>
<message>
<source>sentence %1: weight %2</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>الجملة %1: الوزن %2</translation>
</message>
<message>
<source>Its target texts are not known: Ctrl+I offers files that may have them.</source>
<extracomment>ui/inspect/document/dump_reader.cpp</extracomment>
<translation>نصوص هدفه غير معروفة: يعرض Ctrl+I ملفات قد تحتويها.</translation>
</message>
<message>
<source>Reading %1</source>
<extracomment>ui/inspect/document/dump_reader.cpp, ui/inspect/document/gold_document.cpp</extracomment>
<translation>قراءة %1</translation>
</message>
<message>
<source>Show or hide the stages of “%1” below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>إظهار مراحل «%1» تحت مراحل المسار المحدد أو إخفاؤها</translation>
</message>
<message>
<source>&amp;Why This Number?</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;لماذا هذا العدد؟</translation>
</message>
<message>
<source>Show how the highlighted weight or stage was computed</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>إظهار كيفية حساب الوزن المميَّز أو المرحلة المميَّزة</translation>
</message>
<message>
<source>&amp;Check the Numbers</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;تحقق من الأعداد</translation>
</message>
<message>
<source>Compute every number of the selected lane again in double precision and compare; or stop the check</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>إعادة حساب كل أعداد المسار المحدد بدقة مضاعفة ومقارنتها؛ أو إيقاف التحقق</translation>
</message>
<message>
<source>&amp;Unfold Other Lanes</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>&amp;بسط مسارات أخرى</translation>
</message>
<message>
<source>Show the stages of other lanes below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>إظهار مراحل مسارات أخرى تحت مراحل المسار المحدد</translation>
</message>
<message>
<source>by weight</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>بحسب الوزن</translation>
</message>
<message>
<source>by gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>بحسب التدرج</translation>
</message>
<message>
<source>by weight × gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>بحسب الوزن × التدرج</translation>
</message>
<message>
<source>&amp;Save…</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;حفظ…</translation>
</message>
<message>
<source>Is It Explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>هل هي تفسير؟</translation>
</message>
<message>
<source>Write all figures and every row of weights as JSON</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>كتابة كل الأرقام وكل صف من الأوزان بصيغة JSON</translation>
</message>
<message>
<source>Figures by model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>الأرقام بحسب النموذج</translation>
</message>
<message>
<source>Change under permuted rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>التغيّر عند تبديل الصفوف</translation>
</message>
<message>
<source>Erased until the class flips</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>المحذوف حتى ينقلب الصنف</translation>
</message>
<message>
<source>Rank correlation of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>ارتباط رتب الأوزان والتدرجات</translation>
</message>
<message>
<source>Model of the curves</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>نموذج المنحنيات</translation>
</message>
<message>
<source>Weights explain an output if it changes where they are changed, and if they rank the tokens as their effect does (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>تفسّر الأوزان الناتج إذا تغيّر حين تُغيَّر، وإذا رتّبت الرموز كما يرتّبها أثرها (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</translation>
</message>
<message>
<source>&amp;Fresh sentences</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;جمل جديدة</translation>
</message>
<message>
<source>&amp;Permutations of a row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;تبديلات الصف</translation>
</message>
<message>
<source>Permuted Rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>الصفوف المبدّلة</translation>
</message>
<message>
<source>Erasing</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>الحذف</translation>
</message>
<message>
<source>Kendall's τ</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ لكيندال</translation>
</message>
<message>
<source>has no model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>ليس له نموذج</translation>
</message>
<message>
<source>%1 has no task of the program; use attnlab explain-bench with a corpus</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 ليست له مهمة من مهام البرنامج؛ استخدم attnlab explain-bench مع مدوّنة نصوص</translation>
</message>
<message>
<source>%1 has other vocabularies than %2</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>مفردات %1 غير مفردات %2</translation>
</message>
<message>
<source>%1 (sentences)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 (جمل)</translation>
</message>
<message>
<source>&amp;Measure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>&amp;قياس</translation>
</message>
<message>
<source>Open models in Inspect mode first.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>افتح نماذج في وضع الفحص أولًا.</translation>
</message>
<message>
<source>None of the open systems can be measured.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>لا يمكن قياس أي من الأنظمة المفتوحة.</translation>
</message>
<message>
<source>Left out: %1.</source>
<extracomment>core/inspect/links/link_dump.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>تُركت: %1.</translation>
</message>
<message>
<source>Are the weights an explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>هل الأوزان تفسير؟</translation>
</message>
<message>
<source>Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>قيس على %1 من الجمل الجديدة للمهمة %2، مع %3 من التبديلات لكل صف.</translation>
</message>
<message>
<source>Figure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>المقدار</translation>
</message>
<message>
<source>Nothing is measured yet.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>لم يُقَس شيء بعد.</translation>
</message>
<message>
<source>Largest weight of the row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>أكبر وزن في الصف</translation>
</message>
<message>
<source>Median change of the output</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>وسيط تغيّر الناتج</translation>
</message>
<message>
<source>Other rows are measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>تُقاس صفوف أخرى للنماذج التي تعطي صنفًا.</translation>
</message>
<message>
<source>Kendall's τ of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>τ لكيندال بين الأوزان والتدرجات</translation>
</message>
<message>
<source>Share of rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>نسبة الصفوف</translation>
</message>
<message>
<source>In no row a rank correlation can be computed.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>لا يمكن حساب ارتباط الرتب في أي صف.</translation>
</message>
<message>
<source>Erasing is measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>يُقاس الحذف للنماذج التي تعطي صنفًا.</translation>
</message>
<message>
<source>Share of the tokens that are erased</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>نسبة الرموز المحذوفة</translation>
</message>
<message>
<source>Share of the classes that have flipped</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>نسبة الأصناف التي انقلبت</translation>
</message>
<message>
<source>Save the Bench</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>حفظ القياس</translation>
</message>
<message>
<source>JSON (*.json)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>JSON (*.json)</translation>
</message>
<message>
<source>The figures are in %1.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>الأرقام في %1.</translation>
</message>
<message>
<source>Largest first</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>الأكبر أولًا</translation>
</message>
<message>
<source>Back</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>رجوع</translation>
</message>
<message>
<source>Back to the number before (Alt+←, Backspace)</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>الرجوع إلى العدد السابق (Alt+←, Backspace)</translation>
</message>
<message>
<source>The terms with the largest size first, else in their own order</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>الحدود ذات أكبر مقدار أولًا، وإلا فبترتيبها الأصلي</translation>
</message>
<message>
<source>Why this number?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>لماذا هذا العدد؟</translation>
</message>
<message>
<source>Computing …</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>جارٍ الحساب …</translation>
</message>
<message>
<source>No longer there</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>لم يعد موجودًا</translation>
</message>
<message>
<source>%1 has no such number now. Decode further, or go back to the earlier text.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>ليس في %1 الآن عدد كهذا. تابع فك الترميز، أو عُد إلى النص السابق.</translation>
</message>
<message>
<source>lane %1</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>المسار %1</translation>
</message>
<message>
<source>Why %1?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>لماذا %1؟</translation>
</message>
<message>
<source>largest of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>الأكبر من بين الحدود (%1): %2</translation>
</message>
<message>
<source>sum of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>مجموع الحدود (%1): %2</translation>
</message>
<message>
<source>divided by %1 = %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>مقسومًا على %1 = %2</translation>
</message>
<message>
<source>at least 10⁻⁸</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>10⁻⁸ على الأقل</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a function of a number</comment>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 لـ %2</translation>
</message>
<message>
<source>result &lt;b&gt;%1&lt;/b&gt;</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>النتيجة &lt;b&gt;%1&lt;/b&gt;</translation>
</message>
<message>
<source>Shown (single precision) %1 · computed again (double) %2 · difference %3</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>المعروض (دقة مفردة) %1 · المعاد حسابه (مضاعفة) %2 · الفرق %3</translation>
</message>
<message>
<source>Decoding does not keep this number. It is computed here, in double precision.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>لا يحتفظ فك الترميز بهذا العدد. يُحسب هنا بدقة مضاعفة.</translation>
</message>
<message>
<source>Ca&amp;ption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;شرح الشكل</translation>
</message>
<message>
<source>Export Figure</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>تصدير الشكل</translation>
</message>
<message>
<source>Cancel</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/inspect_mode.cpp, ui/learn/lesson_panel.cpp</extracomment>
<translation>إلغاء</translation>
</message>
<message>
<source>Close</source>
<extracomment>ui/export/export_dialog.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إغلاق</translation>
</message>
<message>
<source>&amp;Export…</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>ت&amp;صدير…</translation>
</message>
<message>
<source>&amp;Copy</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>&amp;نسخ</translation>
</message>
<message>
<source>&amp;View</source>
<extracomment>ui/export/export_dialog.cpp, ui/window/main_window_menus.cpp</extracomment>
<translation>ع&amp;رض</translation>
</message>
<message>
<source>What is exported</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>ما يُصدَّر</translation>
</message>
<message>
<source>S&amp;ystem</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>الن&amp;ظام</translation>
</message>
<message>
<source>&amp;Lane</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>الم&amp;سار</translation>
</message>
<message>
<source>The system that the figure shows, or that is subtracted from the other one</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>النظام الذي يعرضه الشكل، أو الذي يُطرح من الآخر</translation>
</message>
<message>
<source>The lane that the figure shows, or with which the others are compared</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>المسار الذي يعرضه الشكل، أو الذي تُقارن به المسارات الأخرى</translation>
</message>
<message>
<source>&amp;Format</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>ال&amp;تنسيق</translation>
</message>
<message>
<source>SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the format.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>يُبقي SVG وPDF الخطوط والنصوص واضحة بأي حجم. امتداد اسم الملف يحدد التنسيق.</translation>
</message>
<message>
<source>× </source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>× </translation>
</message>
<message>
<source>&amp;Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>الم&amp;قياس</translation>
</message>
<message>
<source>Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>المقياس</translation>
</message>
<message>
<source>Pixels in the file for each pixel of the picture, from %1 to %2</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>عدد بكسلات الملف لكل بكسل من الصورة، من %1 إلى %2</translation>
</message>
<message>
<source>&amp;Decimals</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>ال&amp;خانات العشرية</translation>
</message>
<message>
<source>Decimal places of the numbers in the table</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>عدد الخانات العشرية للأعداد في الجدول</translation>
</message>
<message>
<source>Light</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>فاتح</translation>
</message>
<message>
<source>Dark</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>داكن</translation>
</message>
<message>
<source>Projector</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>جهاز عرض</translation>
</message>
<message>
<source>&amp;Theme</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>المظ&amp;هر</translation>
</message>
<message>
<source>Colours and letters of the picture. The window has “%1”.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>ألوان الصورة وحروفها. مظهر النافذة «%1».</translation>
</message>
<message>
<source>as needed</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>عند الحاجة</translation>
</message>
<message>
<source> px</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation> px</translation>
</message>
<message>
<source>The cells become wider or narrower, and the letters keep their size. 96 px are one inch.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>تصبح الخلايا أعرض أو أضيق، ويبقى حجم الحروف كما هو. كل 96 px بوصة واحدة.</translation>
</message>
<message>
<source>Text of the caption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>نص شرح الشكل</translation>
</message>
<message>
<source>%1 written</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/document/gold_document.cpp, ui/inspect/inspect_exports.cpp, ui/train/train_files.cpp, ui/window/session_files.cpp</extracomment>
<translation>كُتب %1</translation>
</message>
<message>
<source>Picture copied</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>نُسخت الصورة</translation>
</message>
<message>
<source>Numbers copied</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>نُسخت الأعداد</translation>
</message>
<message>
<source>%1 of %2 units are on</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>الوحدات النشطة: %1 من %2</translation>
</message>
<message>
<source>nothing decoded yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_bars_panel.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>لم يُفك ترميز شيء بعد</translation>
</message>
<message>
<source>unit %1: %2</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>الوحدة %1: %2</translation>
</message>
<message>
<source>No units yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>لا وحدات بعد</translation>
</message>
<message>
<source>&amp;Export Figure…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>ت&amp;صدير الشكل…</translation>
</message>
<message>
<source>Write what is shown as a picture, or its numbers as a table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>كتابة المعروض كصورة، أو أعداده كجدول</translation>
</message>
<message>
<source>&amp;Print…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>&amp;طباعة…</translation>
</message>
<message>
<source>Print the figure, after a look at the page</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>طباعة الشكل بعد معاينة الصفحة</translation>
</message>
<message>
<source>Copy P&amp;icture</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>نسخ ال&amp;صورة</translation>
</message>
<message>
<source>Copy the picture of the selected lane as pixels and as a drawing</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>نسخ صورة المسار المحدد كبكسلات وكرسم</translation>
</message>
<message>
<source>Copy as La&amp;TeX Table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>نسخ ك&amp;جدول LaTeX</translation>
</message>
<message>
<source>Copy the selected lane's numbers as a LaTeX table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>نسخ أعداد المسار المحدد كجدول LaTeX</translation>
</message>
<message>
<source>Export…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>تصدير…</translation>
</message>
<message>
<source>Preparing the figure…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>جارٍ تحضير الشكل…</translation>
</message>
<message>
<source>&amp;Cancel</source>
<extracomment>ui/files/file_work.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>إ&amp;لغاء</translation>
</message>
<message>
<source>Figure</source>
<comment>a picture</comment>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>الشكل</translation>
</message>
<message>
<source>LaTeX table copied</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>نُسخ جدول LaTeX</translation>
</message>
<message>
<source>Beginning of the file</source>
<extracomment>ui/export/figure_preview.cpp</extracomment>
<translation>بداية الملف</translation>
</message>
<message>
<source>%1: the work with this file is not finished yet; wait for it, or cancel it.</source>
<extracomment>ui/files/file_work.cpp</extracomment>
<translation>%1: لم ينته العمل على هذا الملف بعد؛ انتظره أو ألغه.</translation>
</message>
<message>
<source>+%1 more</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>‎+%1 أخرى</translation>
</message>
<message>
<source>not yet</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>ليس بعد</translation>
</message>
<message>
<source>Words that a sentence must have, "several of them" in quotes, and ranges of metrics: length&lt;20 aer&gt;=0.5.
Shares go from 0 to 1; 50% means 0.5.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>كلمات يجب أن تحويها الجملة، و"عدة كلمات منها" بين علامتي اقتباس، وحدود المقاييس: length&lt;20 aer&gt;=0.5.
النسب من 0 إلى 1؛ و50% تعني 0.5.</translation>
</message>
<message>
<source>There is no AER without known links: open them first.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>لا AER بدون روابط معروفة: افتحها أولًا.</translation>
</message>
<message>
<source>There is no reference, so nobody knows which answers are right.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>لا يوجد مرجع، فلا يُعرف أي الإجابات صحيحة.</translation>
</message>
<message>
<source>There is no other system to disagree with.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>لا يوجد نظام آخر للاختلاف معه.</translation>
</message>
<message>
<source>%1 is not known of these sentences.</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/table/filter_bar.cpp</extracomment>
<translation>%1 غير معروف لهذه الجمل.</translation>
</message>
<message>
<source>&amp;Ready Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>تصفيات &amp;جاهزة</translation>
</message>
<message>
<source>Filter of the sentences</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>تصفية الجمل</translation>
</message>
<message>
<source>Filter: words, length&lt;20, aer&gt;=0.5 …</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>تصفية: كلمات، length&lt;20، aer&gt;=0.5 …</translation>
</message>
<message>
<source>Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>التصفيات</translation>
</message>
<message>
<source>Ready filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>تصفيات جاهزة</translation>
</message>
<message>
<source>Common filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>تصفيات شائعة</translation>
</message>
<message>
<source>The text that you found</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>النص الذي وجدته</translation>
</message>
<message>
<source>a text, also typed above the pictures</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>نص، يمكن كتابته أيضًا فوق الصور</translation>
</message>
<message>
<source>Formula</source>
<extracomment>ui/pictures/lane/formula_label.cpp, ui/step/explain/formula_lines.cpp</extracomment>
<translation>الصيغة</translation>
</message>
<message>
<source>edit of a known link</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>تعديل رابط معروف</translation>
</message>
<message>
<source>%1: known links of %2, %3 sure and %4 possible</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>%1: روابط معروفة لـ %2، المؤكد %3 والمحتمل %4</translation>
</message>
<message>
<source>; 1 link or line left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>؛ تُرك رابط أو سطر واحد</translation>
</message>
<message numerus="yes">
<source>; %1 links or lines left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>
<numerusform>؛ تُرك %1 من الروابط أو الأسطر</numerusform>
<numerusform>؛ تُرك رابط أو سطر واحد (%1)</numerusform>
<numerusform>؛ تُرك رابطان أو سطران (%1)</numerusform>
<numerusform>؛ تُركت %1 روابط أو أسطر</numerusform>
<numerusform>؛ تُرك %1 رابطًا أو سطرًا</numerusform>
<numerusform>؛ تُرك %1 رابط أو سطر</numerusform>
</translation>
</message>
<message>
<source>New here? Ctrl+4: lesson 1</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>جديد هنا؟ Ctrl+4: الدرس 1</translation>
</message>
<message>
<source>Space steps</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>المسافة: خطوة</translation>
</message>
<message>
<source>drag a bar</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>اسحب شريطًا</translation>
</message>
<message>
<source>click a number: why?</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>انقر عددًا: لماذا؟</translation>
</message>
<message>
<source>filtered</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>مصفّاة</translation>
</message>
<message>
<source>all</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp, ui/step/session/lane_sets.cpp</extracomment>
<translation>الكل</translation>
</message>
<message>
<source>%1: %2 of %3</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>%1: %2 من %3</translation>
</message>
<message>
<source>Histogram of %1</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>مدرج تكراري لـ %1</translation>
</message>
<message>
<source>a metric</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>مقياس</translation>
</message>
<message>
<source>Show or hide the lane “%1”</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>إظهار المسار «%1» أو إخفاؤه</translation>
</message>
<message>
<source>&amp;Undo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>&amp;تراجع</translation>
</message>
<message>
<source>Undo the last change of text, lanes or decoder</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>التراجع عن آخر تغيير للنص أو المسارات أو المُفكِّك</translation>
</message>
<message>
<source>&amp;Redo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>إعا&amp;دة</translation>
</message>
<message>
<source>Redo the change that was undone</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>إعادة التغيير الذي جرى التراجع عنه</translation>
</message>
<message>
<source>&amp;Own Output</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>الناتج ال&amp;ذاتي</translation>
</message>
<message>
<source>Each step reads the last token that the lane wrote</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>كل خطوة تقرأ آخر رمز كتبه المسار</translation>
</message>
<message>
<source>&amp;Reference</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>الم&amp;رجع</translation>
</message>
<message>
<source>Each step reads the last token of the right output (Ctrl+R)</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>كل خطوة تقرأ آخر رمز من الناتج الصحيح (Ctrl+R)</translation>
</message>
<message>
<source>The right output of this text is not known</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>الناتج الصحيح لهذا النص غير معروف</translation>
</message>
<message>
<source>Metric of the histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>مقياس المدرج التكراري</translation>
</message>
<message>
<source>Metric from left to right</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>مقياس المحور الأفقي</translation>
</message>
<message>
<source>Metric from bottom to top</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>مقياس المحور الرأسي</translation>
</message>
<message>
<source>Charts</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/train/train_exports.cpp</extracomment>
<translation>المخططات</translation>
</message>
<message>
<source>against</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>مقابل</translation>
</message>
<message>
<source>No sentence passes the filter.</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/inspect_wiring.cpp</extracomment>
<translation>لا جملة تجتاز التصفية.</translation>
</message>
<message>
<source>Metrics</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>المقاييس</translation>
</message>
<message>
<source>Systems</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>الأنظمة</translation>
</message>
<message>
<source>Maps and classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>الخرائط والأصناف</translation>
</message>
<message>
<source>Maps</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>الخرائط</translation>
</message>
<message>
<source>Classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>الأصناف</translation>
</message>
<message>
<source>Histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>مدرج تكراري</translation>
</message>
<message>
<source>Scatter</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>تشتّت</translation>
</message>
<message>
<source>Length</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>الطول</translation>
</message>
<message>
<source>Stopped. What was read is kept.</source>
<extracomment>ui/inspect/document/inspect_controller.cpp</extracomment>
<translation>أُوقف. ما قُرئ محفوظ.</translation>
</message>
<message>
<source>with rows of the tokens written: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>بصفوف الرموز المكتوبة: %1</translation>
</message>
<message>
<source>with rows of the tokens read: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>بصفوف الرموز المقروءة: %1</translation>
</message>
<message>
<source>Layer %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>الطبقة %1</translation>
</message>
<message>
<source>Rollout</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Rollout</translation>
</message>
<message>
<source>Head 1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>الرأس 1</translation>
</message>
<message>
<source>Mean</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/inspect/inspected_data.cpp</extracomment>
<translation>المتوسط</translation>
</message>
<message>
<source>Head %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>الرأس %1</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>خطأ المحاذاة (AER) لكل خريطة على كل الجمل، بصفوف الرموز المقروءة. كلما قوي اللون قلّ الخطأ. اختر خلية لعرض خريطتها.</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>خطأ المحاذاة (AER) لكل خريطة على كل الجمل. كلما قوي اللون قلّ الخطأ. اختر خلية لعرض خريطتها.</translation>
</message>
<message>
<source>Measuring was stopped.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>أُوقف القياس.</translation>
</message>
<message>
<source>Measuring the alignment error of every map …</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>قياس خطأ المحاذاة لكل خريطة …</translation>
</message>
<message>
<source>Open known links to see the alignment error of each map. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>افتح روابط معروفة لترى خطأ المحاذاة لكل خريطة. اختر خلية لعرض خريطتها.</translation>
</message>
<message>
<source>Known links made by hand: %1 sure, %2 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>روابط معروفة وُضعت يدويًا: المؤكد %1، المحتمل %2.</translation>
</message>
<message>
<source>Known links of %1: %2 sure, %3 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>روابط معروفة لـ %1: المؤكد %2، المحتمل %3.</translation>
</message>
<message>
<source>Format: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>التنسيق: %1</translation>
</message>
<message>
<source>1 link or line was left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تُرك رابط أو سطر واحد.</translation>
</message>
<message numerus="yes">
<source>%1 links or lines were left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>تُرك %1 من الروابط أو الأسطر.</numerusform>
<numerusform>تُرك رابط أو سطر واحد (%1).</numerusform>
<numerusform>تُرك رابطان أو سطران (%1).</numerusform>
<numerusform>تُركت %1 روابط أو أسطر.</numerusform>
<numerusform>تُرك %1 رابطًا أو سطرًا.</numerusform>
<numerusform>تُرك %1 رابط أو سطر.</numerusform>
</translation>
</message>
<message>
<source>Export &amp;Metrics…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير الم&amp;قاييس…</translation>
</message>
<message>
<source>Write the metrics of the sentences shown, of all systems, as CSV or JSON</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>كتابة مقاييس الجمل المعروضة، لكل الأنظمة، بصيغة CSV أو JSON</translation>
</message>
<message>
<source>Export Metrics</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير المقاييس</translation>
</message>
<message>
<source>Export &amp;Links…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير ال&amp;روابط…</translation>
</message>
<message>
<source>Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>كتابة كل روابط النظام المعروض، بهذه العتبة، بصيغة Pharaoh: سطر لكل جملة</translation>
</message>
<message>
<source>Export Links</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير الروابط</translation>
</message>
<message>
<source>Export &amp;Weights…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير الأ&amp;وزان…</translation>
</message>
<message>
<source>Write the weights of the shown system as JSON or as Nematus writes them</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>كتابة أوزان النظام المعروض بصيغة JSON أو كما يكتبها Nematus</translation>
</message>
<message>
<source>Export Weights</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير الأوزان</translation>
</message>
<message>
<source>Export &amp;Report…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير ال&amp;تقرير…</translation>
</message>
<message>
<source>Write the sentences that are selected, or shown, with their pictures</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>كتابة الجمل المحددة، أو المعروضة، مع صورها</translation>
</message>
<message>
<source>Write the picture of the current sentence, or its numbers as a table</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>كتابة صورة الجملة الحالية، أو أعدادها في جدول</translation>
</message>
<message>
<source>Export Report of the First %1 of %2 Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>تصدير تقرير أول %1 من الجمل (مجموعها %2)</translation>
</message>
<message numerus="yes">
<source>Export Report of the %n Selected Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>تصدير تقرير الجمل المحددة (%n)</numerusform>
<numerusform>تصدير تقرير الجملة المحددة</numerusform>
<numerusform>تصدير تقرير الجملتين المحددتين</numerusform>
<numerusform>تصدير تقرير الجمل المحددة (%n)</numerusform>
<numerusform>تصدير تقرير الجمل المحددة (%n)</numerusform>
<numerusform>تصدير تقرير الجمل المحددة (%n)</numerusform>
</translation>
</message>
<message numerus="yes">
<source>Export Report of All %n Sentences Shown</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>تصدير تقرير كل الجمل المعروضة (%n)</numerusform>
<numerusform>تصدير تقرير الجملة المعروضة</numerusform>
<numerusform>تصدير تقرير الجملتين المعروضتين</numerusform>
<numerusform>تصدير تقرير كل الجمل المعروضة (%n)</numerusform>
<numerusform>تصدير تقرير كل الجمل المعروضة (%n)</numerusform>
<numerusform>تصدير تقرير كل الجمل المعروضة (%n)</numerusform>
</translation>
</message>
<message>
<source>The first %1 of %2, out of %3.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>أول %1 من %2، من أصل %3.</translation>
</message>
<message>
<source>%1 of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1 من %2.</translation>
</message>
<message>
<source>Filter: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>التصفية: %1</translation>
</message>
<message>
<source>Disagreement of all systems: %1, the mean of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>اختلاف كل الأنظمة: %1، متوسط %2.</translation>
</message>
<message>
<source>precision</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>الضبط</translation>
</message>
<message>
<source>recall</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>الاستدعاء</translation>
</message>
<message>
<source>Export</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>تصدير</translation>
</message>
<message>
<source>%1: %2 written</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1: كُتب %2</translation>
</message>
<message>
<source>Measuring</source>
<extracomment>ui/inspect/document/inspect_measuring.cpp</extracomment>
<translation>قياس</translation>
</message>
<message>
<source>Step mode needs the model of %1, and only its weights are known.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>يحتاج وضع الخطوات إلى نموذج %1، ولا يُعرف منه سوى أوزانه.</translation>
</message>
<message>
<source>Inspect</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>الفحص</translation>
</message>
<message>
<source>Inspect a corpus of alignments from any system</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>فحص مدوّنة من المحاذيات من أي نظام</translation>
</message>
<message>
<source>Stop and keep what was read</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>الإيقاف والإبقاء على ما قُرئ</translation>
</message>
<message>
<source>E&amp;xport</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>ت&amp;صدير</translation>
</message>
<message>
<source>Reading</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>قراءة</translation>
</message>
<message>
<source>Reading …</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>قراءة …</translation>
</message>
<message>
<source>No alignments are open.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>لا توجد محاذيات مفتوحة.</translation>
</message>
<message>
<source>Open the attention that a translation system wrote, or the links of an aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>افتح الانتباه الذي كتبه نظام ترجمة، أو روابط برنامج محاذاة: Nematus، Sockeye، Marian، OpenNMT، fairseq، Neural Monkey، Pharaoh، NAACL، GIZA++. يمكن أيضًا إفلات الملفات على النافذة.</translation>
</message>
<message>
<source>AER %1 (of all %2)</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1 (للكل %2)</translation>
</message>
<message>
<source>AER %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1</translation>
</message>
<message>
<source>known links: %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>روابط معروفة: %1</translation>
</message>
<message>
<source>, counted from %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>، العدّ من %1</translation>
</message>
<message>
<source>%1: this folder has no file of alignments and no model.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>%1: لا يوجد في هذا المجلد ملف محاذيات ولا نموذج.</translation>
</message>
<message>
<source>Open Alignments</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>فتح محاذيات</translation>
</message>
<message>
<source>All files (*)</source>
<extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>كل الملفات (*)</translation>
</message>
<message>
<source>Format</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/read_dump.cpp, ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>التنسيق</translation>
</message>
<message>
<source>It could not be read.</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>تعذّرت القراءة.</translation>
</message>
<message>
<source>Worst Alignments of %1</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>أسوأ محاذيات %1</translation>
</message>
<message>
<source>Open Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>فتح روابط معروفة</translation>
</message>
<message>
<source>NAACL, numbers from 1 (*.naacl)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>NAACL، الأرقام من 1 (*.naacl)</translation>
</message>
<message>
<source>Pharaoh, positions from 0 (*.pharaoh)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Pharaoh، المواضع من 0 (*.pharaoh)</translation>
</message>
<message>
<source>The form of the file that was opened (*)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>صيغة الملف الذي فُتح (*)</translation>
</message>
<message>
<source>Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>حفظ الروابط المعروفة</translation>
</message>
<message>
<source>The known links have changed.</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>تغيّرت الروابط المعروفة.</translation>
</message>
<message>
<source>Save them?</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>هل تريد حفظها؟</translation>
</message>
<message>
<source>&amp;Open Alignments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;فتح محاذيات…</translation>
</message>
<message>
<source>Open attention or links of any system, or models, beside those that are open</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فتح انتباه أو روابط من أي نظام، أو نماذج، بجانب المفتوح منها</translation>
</message>
<message>
<source>Inspect the &amp;Models of Step Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فحص نماذج وضع ال&amp;خطوات</translation>
</message>
<message>
<source>Decode a thousand fresh sentences with the models that are open in Step mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فك ترميز ألف جملة جديدة بالنماذج المفتوحة في وضع الخطوات</translation>
</message>
<message>
<source>Inspect the Open Models</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فحص النماذج المفتوحة</translation>
</message>
<message>
<source>Open &amp;Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فتح روابط &amp;معروفة…</translation>
</message>
<message>
<source>Open the known links that the systems are measured against</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فتح الروابط المعروفة التي تُقاس الأنظمة بها</translation>
</message>
<message>
<source>Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>روابط معروفة…</translation>
</message>
<message>
<source>Models Read Their &amp;Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>النماذج تقرأ نات&amp;جها الذاتي</translation>
</message>
<message>
<source>The models read their own output. Only right tokens have known links then</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>تقرأ النماذج ناتجها الذاتي. عندئذٍ تكون للرموز الصحيحة وحدها روابط معروفة</translation>
</message>
<message>
<source>Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الناتج الذاتي</translation>
</message>
<message>
<source>Models Read the Re&amp;ference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>النماذج تقرأ المرج&amp;ع</translation>
</message>
<message>
<source>The models read the right output, token by token</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>تقرأ النماذج الناتج الصحيح رمزًا رمزًا</translation>
</message>
<message>
<source>Reference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>المرجع</translation>
</message>
<message>
<source>&amp;Rows of the Tokens That Are Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>&amp;صفوف الرموز المقروءة</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown and measured for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>خطوة المُفكِّك تقرأ رمزًا وتكتب الرمز التالي. تُعرض أوزانها وتُقاس للرمز الذي تقرؤه، لا للرمز الذي تكتبه (Chen et al. 2020)</translation>
</message>
<message>
<source>&amp;Words Instead of Pieces</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>&amp;كلمات بدل الأجزاء</translation>
</message>
<message>
<source>Pieces of words are merged: weights of a word's pieces are added over the source and averaged over the output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>تُدمج أجزاء الكلمات: تُجمع أوزان أجزاء الكلمة على المصدر ويؤخذ متوسطها على الناتج</translation>
</message>
<message>
<source>&amp;Inspect</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;فحص</translation>
</message>
<message>
<source>&amp;Close System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>إغلا&amp;ق النظام</translation>
</message>
<message>
<source>Close the system that is shown</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>إغلاق النظام المعروض</translation>
</message>
<message>
<source>&amp;Show System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>ع&amp;رض النظام</translation>
</message>
<message>
<source>Compare &amp;With</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>المقار&amp;نة مع</translation>
</message>
<message>
<source>Shown &amp;Map</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الخريطة المعرو&amp;ضة</translation>
</message>
<message>
<source>What Mo&amp;dels Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>ما تقرؤه النما&amp;ذج</translation>
</message>
<message>
<source>Te&amp;xts of the Models…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>نص&amp;وص النماذج…</translation>
</message>
<message>
<source>Choose what the models decode: fresh sentences of a task, or files</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>اختيار ما تفك النماذج ترميزه: جمل جديدة من مهمة، أو ملفات</translation>
</message>
<message>
<source>How the File Was &amp;Read…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>كيف قُرئ الم&amp;لف…</translation>
</message>
<message>
<source>How the file was understood, and why. Another reading can be chosen</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>كيف فُهم الملف ولماذا. يمكن اختيار قراءة أخرى</translation>
</message>
<message>
<source>Open A&amp;gain As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>إعادة الفتح &amp;بتنسيق…</translation>
</message>
<message>
<source>Choose the format of the file that could not be read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>اختيار تنسيق الملف الذي تعذّرت قراءته</translation>
</message>
<message>
<source>Worst Ali&amp;gnments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>أ&amp;سوأ المحاذيات…</translation>
</message>
<message>
<source>The worst alignments of the sentences in the table, as small pictures</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>أسوأ محاذيات جمل الجدول، في صور صغيرة</translation>
</message>
<message>
<source>Open in S&amp;tep Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فتح في وضع الخ&amp;طوات</translation>
</message>
<message>
<source>Decode the sentence token by token; Enter in the table does the same</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>فك ترميز الجملة رمزًا رمزًا؛ يفعل Enter في الجدول الشيء نفسه</translation>
</message>
<message>
<source>&amp;Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الرو&amp;ابط المعروفة</translation>
</message>
<message>
<source>&amp;Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;حفظ الروابط المعروفة</translation>
</message>
<message>
<source>Save the known links with the edits</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>حفظ الروابط المعروفة مع التعديلات</translation>
</message>
<message>
<source>Save Known Links &amp;As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>حفظ الروابط المعروفة &amp;باسم…</translation>
</message>
<message>
<source>Save the known links in another file, in their own form, Pharaoh's or NAACL's</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>حفظ الروابط المعروفة في ملف آخر، بصيغتها أو بصيغة Pharaoh أو NAACL</translation>
</message>
<message>
<source>&amp;Close Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>إ&amp;غلاق الروابط المعروفة</translation>
</message>
<message>
<source>Measure without the file of known links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>القياس بدون ملف الروابط المعروفة</translation>
</message>
<message>
<source>Undo the last edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>التراجع عن آخر تعديل لرابط معروف</translation>
</message>
<message>
<source>Redo the edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>إعادة تعديل رابط معروف</translation>
</message>
<message>
<source>S&amp;entences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>ال&amp;جمل</translation>
</message>
<message>
<source>&amp;Next Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الجملة التا&amp;لية</translation>
</message>
<message>
<source>Look at the next sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الانتقال إلى الجملة التالية في الجدول</translation>
</message>
<message>
<source>&amp;Previous Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الجملة ال&amp;سابقة</translation>
</message>
<message>
<source>Look at the previous sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>الانتقال إلى الجملة السابقة في الجدول</translation>
</message>
<message>
<source>&amp;Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>ت&amp;صفية</translation>
</message>
<message>
<source>Type words or ranges of metrics that sentences must have</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>كتابة كلمات أو حدود مقاييس يجب أن تستوفيها الجمل</translation>
</message>
<message>
<source>&amp;Clear Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;مسح التصفية</translation>
</message>
<message>
<source>Show all sentences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>عرض كل الجمل</translation>
</message>
<message>
<source>Is It E&amp;xplanation?…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>&amp;هل هي تفسير؟…</translation>
</message>
<message>
<source>Measure whether the weights of the open models explain what they say</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>قياس ما إذا كانت أوزان النماذج المفتوحة تفسّر ما تقوله</translation>
</message>
<message>
<source>Larger cells in the picture; wheel, Shift+wheel or dragging scroll it</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>خلايا أكبر في الصورة؛ العجلة أو Shift+العجلة أو السحب لتمريرها</translation>
</message>
<message>
<source>Smaller cells in the picture</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>خلايا أصغر في الصورة</translation>
</message>
<message>
<source>Nothing</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>لا شيء</translation>
</message>
<message>
<source>Inspect Models</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>فحص نماذج</translation>
</message>
<message>
<source>&amp;Fresh pairs of a task</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>أزواج &amp;جديدة من مهمة</translation>
</message>
<message>
<source>Pairs that the models were not trained on; their true alignment is known</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>أزواج لم تُدرَّب عليها النماذج؛ محاذاتها الحقيقية معروفة</translation>
</message>
<message>
<source>&amp;Texts</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>&amp;نصوص</translation>
</message>
<message>
<source>Sentences and their translations, cut as the models were trained</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>جمل وترجماتها، مجزّأة كما دُرّبت النماذج</translation>
</message>
<message>
<source>Source texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>نصوص المصدر</translation>
</message>
<message>
<source>One sentence per line. Without a second file: source, tab and target in each line.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>جملة في كل سطر. بدون ملف ثانٍ: المصدر ثم علامة جدولة ثم الهدف في كل سطر.</translation>
</message>
<message>
<source>Their translations</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>ترجماتها</translation>
</message>
<message>
<source>As many lines as the first file. Leave it empty if the first file has pairs.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>عدد أسطره كعدد أسطر الملف الأول. اتركه فارغًا إذا كان الملف الأول يضم أزواجًا.</translation>
</message>
<message>
<source>Their &amp;own output</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>ناتجها ال&amp;ذاتي</translation>
</message>
<message>
<source>The &amp;reference</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>الم&amp;رجع</translation>
</message>
<message>
<source>T&amp;ask</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>ال&amp;مهمة</translation>
</message>
<message>
<source>&amp;Pairs</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>الأ&amp;زواج</translation>
</message>
<message>
<source>What they decode</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>ما تفك ترميزه</translation>
</message>
<message>
<source>What they read</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>ما تقرؤه</translation>
</message>
<message>
<source>The source texts are missing: name a file.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>نصوص المصدر ناقصة: حدّد ملفًا.</translation>
</message>
<message>
<source>%1: there is no such file; choose another one.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>%1: لا يوجد ملف كهذا؛ اختر غيره.</translation>
</message>
<message>
<source>C&amp;harts of the Metrics</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>مخط&amp;طات المقاييس</translation>
</message>
<message>
<source>Show or hide the charts below the table; in a small window they take its place</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>إظهار المخططات تحت الجدول أو إخفاؤها؛ في النافذة الصغيرة تحل محله</translation>
</message>
<message>
<source>Picture of the sentence</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>صورة الجملة</translation>
</message>
<message>
<source>No sentence is selected.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>لم تُحدَّد أي جملة.</translation>
</message>
<message>
<source> less %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> ناقص %1</translation>
</message>
<message>
<source> and %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> و%1</translation>
</message>
<message>
<source>only %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>%1 فقط</translation>
</message>
<message>
<source>more by %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>أكثر في %1</translation>
</message>
<message>
<source>Editing known links: click a cell, or press Space, for sure, possible, none in turn. End marks have no links.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>تعديل الروابط المعروفة: انقر خلية أو اضغط المسافة للتنقل بالتناوب بين مؤكد ومحتمل ولا شيء. ليست لعلامات النهاية روابط.</translation>
</message>
<message>
<source>Editing known links: click a source token, then a target token.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>تعديل الروابط المعروفة: انقر رمز مصدر ثم رمز هدف.</translation>
</message>
<message>
<source>Now click the target token that %1 is linked with, or %1 again to stop.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>انقر الآن رمز الهدف المرتبط بـ %1، أو انقر %1 مرة أخرى للتوقف.</translation>
</message>
<message>
<source>%1 does not have this sentence: there is nothing to compare with.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>ليست لدى %1 هذه الجملة: لا شيء للمقارنة به.</translation>
</message>
<message>
<source>The outputs differ from target token %1 on, so the weights from there on belong to different outputs.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>يختلف الناتجان بدءًا من رمز الهدف %1، فالأوزان من هناك تخص ناتجين مختلفين.</translation>
</message>
<message>
<source>&amp;Edit Known Links</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>&amp;تعديل الروابط المعروفة</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn (K)</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>النقرات تضع روابط معروفة: لا شيء، مؤكد، محتمل بالتناوب (K)</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>النقرات تضع روابط معروفة: لا شيء، مؤكد، محتمل بالتناوب</translation>
</message>
<message>
<source>Inspecting</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>الفحص</translation>
</message>
<message>
<source>System that is shown</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>النظام المعروض</translation>
</message>
<message>
<source>System that it is compared with</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>النظام الذي يُقارن به</translation>
</message>
<message>
<source>Attention map that is shown and measured</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>خريطة الانتباه التي تُعرض وتُقاس</translation>
</message>
<message>
<source>Write metrics, links, weights, a report or the picture into a file</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>كتابة المقاييس أو الروابط أو الأوزان أو تقرير أو الصورة في ملف</translation>
</message>
<message>
<source>No comparison</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>بلا مقارنة</translation>
</message>
<message>
<source>with %1</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>مع %1</translation>
</message>
<message>
<source>&amp;Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>الم&amp;فاتيح</translation>
</message>
<message>
<source>No lane has a landscape: one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>لا مسار له تضاريس: تُرسم التضاريس للمسارات التكرارية التي تنظر في كل مكان وفكّت ترميز ثلاث خطوات.</translation>
</message>
<message>
<source>Chosen Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>مفاتيح مختارة</translation>
</message>
<message>
<source>Keys that you place yourself, under every score function</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>مفاتيح تضعها بنفسك، تحت كل دالة درجات</translation>
</message>
<message>
<source>This Sentence</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>هذه الجملة</translation>
</message>
<message>
<source>The lanes' own annotations and the plane that their queries move in</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>تمثيلات المصدر الخاصة بالمسارات والمستوى الذي تتحرك فيه استعلاماتها</translation>
</message>
<message>
<source>What the colours show</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>ما تبيّنه الألوان</translation>
</message>
<message>
<source>Colours and lines show the largest weight of each point, or the weight of one key</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>تبيّن الألوان والخطوط أكبر وزن عند كل نقطة، أو وزن مفتاح واحد</translation>
</message>
<message>
<source>largest weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp, ui/step/landscape/landscape_page.cpp</extracomment>
<translation>أكبر وزن</translation>
</message>
<message>
<source>Number of keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>عدد المفاتيح</translation>
</message>
<message>
<source>Temperature</source>
<extracomment>ui/learn/step_stage.cpp, ui/step/landscape/landscape_page.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>الحرارة</translation>
</message>
<message>
<source>Scores are divided by the temperature before the softmax</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>تُقسم الدرجات على الحرارة قبل softmax</translation>
</message>
<message>
<source>&amp;Temperature</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>ال&amp;حرارة</translation>
</message>
<message>
<source>Reset</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>إعادة الضبط</translation>
</message>
<message>
<source>Keys, query and temperature as at the start</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>المفاتيح والاستعلام والحرارة كما في البداية</translation>
</message>
<message>
<source>weight of %1</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>وزن %1</translation>
</message>
<message>
<source>Queries of the decoder, step by step, in the plane of their two principal components; a region is named by the source token with the most weight; numbers are those of the projected query</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>استعلامات المُفكِّك، خطوة بخطوة، في مستوى مركّبتيها الرئيسيتين؛ تُسمّى المنطقة برمز المصدر الأكبر وزنًا؛ والأعداد أعداد الاستعلام المُسقَط</translation>
</message>
<message>
<source>Drag the query or a key; arrows move it, Page Up and Page Down choose it · double click: one plane large · lines: the largest weight is 0.5 and 0.9</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>اسحب الاستعلام أو مفتاحًا؛ الأسهم تحركه، وPage Up وPage Down تختاره · النقر المزدوج: مستوى واحد كبير · الخطوط: أكبر وزن 0.5 و0.9</translation>
</message>
<message>
<source>H %1 bit</source>
<extracomment>ui/pictures/landscape/landscape_scene.cpp</extracomment>
<translation>H %1 بت</translation>
</message>
<message>
<source>Score landscape</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>تضاريس الدرجات</translation>
</message>
<message>
<source>Query at %1, %2. %3</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>الاستعلام عند %1، %2. %3</translation>
</message>
<message>
<source>Lanes</source>
<extracomment>ui/pictures/cards/lane_area.cpp, ui/pictures/cards/lane_grid.cpp, ui/pictures/cards/lane_thumbs.cpp, ui/step/step_tool_bar.cpp, ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المسارات</translation>
</message>
<message>
<source>next</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>التالي</translation>
</message>
<message>
<source>H</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>H</translation>
</message>
<message>
<source>exact</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>تام</translation>
</message>
<message>
<source>The most likely token of the current step and its probability; then the one that was said in its place by hand, if any</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>أرجح رمز للخطوة الحالية واحتماله؛ ثم الرمز الذي قيل مكانه يدويًا، إن وُجد</translation>
</message>
<message>
<source>How widely the softmax of the scores spreads, before a span changes it: the mean of the rows shown, 0 bit when each row looks at one token</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>مدى انتشار softmax للدرجات، قبل أن يغيّره النطاق: متوسط الصفوف المعروضة، 0 بت حين ينظر كل صف إلى رمز واحد</translation>
</message>
<message>
<source>Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>متوسط ‎−ln p للرموز الصحيحة في الأزواج المحجوزة، بحسب آخر قياس: 0 حين تكون كلها يقينية</translation>
</message>
<message>
<source>Alignment error rate of the rows shown, measured against the known links; a dash where no row has one</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>معدل خطأ المحاذاة للصفوف المعروضة، مقيسًا بالروابط المعروفة؛ وشرطة حين لا رابط لأي صف</translation>
</message>
<message>
<source>Whole outputs that are right on held-out pairs, as last measured</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>النواتج الصحيحة كاملة في الأزواج المحجوزة، بحسب آخر قياس</translation>
</message>
<message>
<source>Time of one step of this lane on this machine: the median of the steps so far</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>زمن خطوة واحدة لهذا المسار على هذا الجهاز: وسيط الخطوات حتى الآن</translation>
</message>
<message>
<source>class</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>الصنف</translation>
</message>
<message>
<source>acc.</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>الدقة</translation>
</message>
<message>
<source>Lane %1</source>
<extracomment>ui/learn/step_stage.cpp, ui/pictures/cards/lane_card.cpp, ui/step/session/step_cursor.cpp, ui/train/train_actions.cpp</extracomment>
<translation>المسار %1</translation>
</message>
<message>
<source>Lane %1, %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>المسار %1، %2</translation>
</message>
<message>
<source>Attention weights of %1</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>أوزان انتباه %1</translation>
</message>
<message>
<source>Attention of %1 as lines</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>انتباه %1 كخطوط</translation>
</message>
<message>
<source>Text as %1 weighs it</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_document.cpp</extracomment>
<translation>النص كما يزنه %1</translation>
</message>
<message>
<source>: select this lane (%1)</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>: تحديد هذا المسار (%1)</translation>
</message>
<message>
<source>Shown: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>المعروض: %1</translation>
</message>
<message>
<source>loss %1, AER %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>الخسارة %1، AER %2، تطابق تام %3</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>حتى الآن: متوسط الإنتروبيا %1، AER %2</translation>
</message>
<message>
<source>model: %1 of held-out pairs are right</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>النموذج: %1 من الأزواج المحجوزة صحيحة</translation>
</message>
<message>
<source> bit</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> بت</translation>
</message>
<message>
<source> %</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> %</translation>
</message>
<message>
<source>, said: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، قيل: %1</translation>
</message>
<message>
<source>%1 attention, nothing decoded yet</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>انتباه %1، لم يُفك ترميز شيء بعد</translation>
</message>
<message>
<source>%1 attention, row %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>انتباه %1، الصف %2 من %3</translation>
</message>
<message>
<source>%1 attention, step %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>انتباه %1، الخطوة %2 من %3</translation>
</message>
<message>
<source>, takes %1 with probability %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، يأخذ %1 باحتمال %2</translation>
</message>
<message>
<source>, does not take %1, whose probability is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، لا يأخذ %1 الذي احتماله %2</translation>
</message>
<message>
<source>, looks at %1 with %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، ينظر إلى %1 بوزن %2</translation>
</message>
<message>
<source>, weight of %1 is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، وزن %1 هو %2</translation>
</message>
<message>
<source>, one fixed vector for every step</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، متجه ثابت واحد لكل الخطوات</translation>
</message>
<message>
<source>; class %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>؛ الصنف %1</translation>
</message>
<message>
<source>; next token %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>؛ الرمز التالي %1</translation>
</message>
<message>
<source>, as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، كما هو متوقع</translation>
</message>
<message>
<source>, not as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، على غير المتوقع</translation>
</message>
<message>
<source>; entropy %1, alignment error rate %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>؛ الإنتروبيا %1، معدل خطأ المحاذاة %2، تطابق تام %3</translation>
</message>
<message>
<source>, loss %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>، الخسارة %1</translation>
</message>
<message>
<source>loss 0.00012 AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>الخسارة 0.00012 AER 0.00 تطابق تام 100.0 %</translation>
</message>
<message>
<source>entropy 0.00 bit AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>الإنتروبيا 0.00 بت AER 0.00 تطابق تام 100.0 %</translation>
</message>
<message>
<source>step 0.00 ms</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>الخطوة 0.00 ms</translation>
</message>
<message>
<source>look at: %1</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp</extracomment>
<translation>نظرة: %1</translation>
</message>
<message>
<source>Attention maps</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>خرائط الانتباه</translation>
</message>
<message>
<source>base: its weights</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>الأساس: أوزانه</translation>
</message>
<message>
<source>less %1, %2</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>ناقص %1، %2</translation>
</message>
<message>
<source>%1 a step, %2 for the encoder, on this machine</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>%1 للخطوة، %2 للمُرمِّز، على هذا الجهاز</translation>
</message>
<message>
<source>Whether this lane is trained</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>هل يُدرَّب هذا المسار</translation>
</message>
<message>
<source>Remove lane</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>إزالة المسار</translation>
</message>
<message>
<source>Remove this lane from the run</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>إزالة هذا المسار من التشغيل</translation>
</message>
<message>
<source>Remove the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>إزالة المسار %1</translation>
</message>
<message>
<source>This lane has a model of its own:
%1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>لهذا المسار نموذج خاص به:
%1</translation>
</message>
<message>
<source>Train the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>تدريب المسار %1</translation>
</message>
<message>
<source>Settings of the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>إعدادات المسار %1</translation>
</message>
<message>
<source>Settings of %1 alone: score, span, wiring, cell, sizes, training</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>إعدادات %1 وحده: الدرجة والنطاق والتوصيل والخلية والأحجام والتدريب</translation>
</message>
<message>
<source>Only %1</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>%1 فقط</translation>
</message>
<message>
<source>Show the lane “%1” alone</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>عرض المسار «%1» وحده</translation>
</message>
<message>
<source>&amp;All Lanes</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>&amp;كل المسارات</translation>
</message>
<message>
<source>Show every open lane</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>عرض كل مسار مفتوح</translation>
</message>
<message>
<source>Show these two lanes alone, to compare them</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>عرض هذين المسارين وحدهما للمقارنة بينهما</translation>
</message>
<message>
<source>Train %1</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>تدريب %1</translation>
</message>
<message>
<source>%1 is trained; click to leave it out</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 يُدرَّب؛ انقر لاستبعاده</translation>
</message>
<message>
<source>%1 is not trained; click to train it</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 لا يُدرَّب؛ انقر لتدريبه</translation>
</message>
<message>
<source>Show the lane %1</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp</extracomment>
<translation>عرض المسار %1</translation>
</message>
<message>
<source>&amp;System</source>
<extracomment>ui/window/language_actions.cpp, ui/window/theme_actions.cpp</extracomment>
<translation>ال&amp;نظام</translation>
</message>
<message>
<source>The language of the window</source>
<extracomment>ui/window/language_actions.cpp</extracomment>
<translation>لغة النافذة</translation>
</message>
<message>
<source>&amp;Grid of Lanes</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>&amp;شبكة المسارات</translation>
</message>
<message>
<source>Show all lanes side by side</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>عرض كل المسارات جنبًا إلى جنب</translation>
</message>
<message>
<source>&amp;Focus on One Lane</source>
<extracomment>ui/step/views/layout_actions.cpp, ui/train/train_page.cpp</extracomment>
<translation>ال&amp;تركيز على مسار واحد</translation>
</message>
<message>
<source>Show the selected lane large, the others as small pictures; again: the grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>عرض المسار المحدد كبيرًا والأخرى كصور صغيرة؛ ومرة أخرى: الشبكة</translation>
</message>
<message>
<source>Grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>شبكة</translation>
</message>
<message>
<source>Focus</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>تركيز</translation>
</message>
<message>
<source>Learn</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>التعلّم</translation>
</message>
<message>
<source>Lessons that drive the window and check the answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>دروس تتحكم في النافذة وتتحقق من الإجابات</translation>
</message>
<message>
<source>The lesson is in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الدرس في %1.</translation>
</message>
<message>
<source>&amp;Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>ال&amp;درس</translation>
</message>
<message>
<source>&amp;Next Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الخطوة ال&amp;تالية</translation>
</message>
<message>
<source>Go to the next step of the lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الانتقال إلى الخطوة التالية من الدرس</translation>
</message>
<message>
<source>&amp;Previous Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الخطوة ال&amp;سابقة</translation>
</message>
<message>
<source>Go back to the step before</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>العودة إلى الخطوة السابقة</translation>
</message>
<message>
<source>Go to the &amp;Question</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الانتقال إلى السؤا&amp;ل</translation>
</message>
<message>
<source>Scroll to the question and answer it with the keyboard</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>التمرير إلى السؤال والإجابة عنه بلوحة المفاتيح</translation>
</message>
<message>
<source>Start &amp;Again</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>ال&amp;بدء من جديد</translation>
</message>
<message>
<source>Forget your answers to this lesson and begin with its first step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>نسيان إجاباتك عن هذا الدرس والبدء بخطوته الأولى</translation>
</message>
<message>
<source>&amp;Save Your Answers…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;حفظ إجاباتك…</translation>
</message>
<message>
<source>Write your answers to this lesson as a file that a teacher can have checked</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>كتابة إجاباتك عن هذا الدرس في ملف يستطيع المعلّم تصحيحه</translation>
</message>
<message>
<source>Ne&amp;w Lesson…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>درس &amp;جديد…</translation>
</message>
<message>
<source>Write a lesson: set up the pictures, record them as steps, and type the texts</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>كتابة درس: جهّز الصور وسجّلها كخطوات واكتب النصوص</translation>
</message>
<message>
<source>&amp;Edit This Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>ت&amp;عديل هذا الدرس</translation>
</message>
<message>
<source>Change a copy of the lesson that is open</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>تغيير نسخة من الدرس المفتوح</translation>
</message>
<message>
<source>Back to Wr&amp;iting</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>العودة إلى ال&amp;كتابة</translation>
</message>
<message>
<source>Go on writing the lesson that is tried</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>متابعة كتابة الدرس الذي يُجرَّب</translation>
</message>
<message>
<source>List of &amp;Lessons</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>&amp;قائمة الدروس</translation>
</message>
<message>
<source>Show the list of lessons, or hide it</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>إظهار قائمة الدروس أو إخفاؤها</translation>
</message>
<message>
<source>Open Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>فتح درس</translation>
</message>
<message>
<source>Lessons (*.attnlesson lesson.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>دروس (*.attnlesson lesson.json)</translation>
</message>
<message>
<source>The answer is not complete. Point at what is asked for in the picture.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الإجابة غير مكتملة. أشر في الصورة إلى المطلوب.</translation>
</message>
<message>
<source>Save Your Answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>حفظ إجاباتك</translation>
</message>
<message>
<source>Answers (*.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>إجابات (*.json)</translation>
</message>
<message>
<source>Your answers are in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>إجاباتك في %1.</translation>
</message>
<message>
<source>%1 of %2 questions answered</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>الأسئلة المجاب عنها: %1 من %2</translation>
</message>
<message>
<source>Alignment error by the length of the source</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>خطأ المحاذاة بحسب طول المصدر</translation>
</message>
<message>
<source>Open known links to see the alignment error by the length of the source.</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>افتح روابط معروفة لترى خطأ المحاذاة بحسب طول المصدر.</translation>
</message>
<message>
<source>source length, tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>طول المصدر، رموز</translation>
</message>
<message>
<source>%1, exact match</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1، تطابق تام</translation>
</message>
<message>
<source>%1 to %2 tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>من %1 إلى %2 من الرموز</translation>
</message>
<message>
<source>%1, %2, %3: %4 %5</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1، %2، %3: %4 %5</translation>
</message>
<message>
<source>, exact match %1</source>
<extracomment>ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp</extracomment>
<translation>، تطابق تام %1</translation>
</message>
<message>
<source>trained on %1–%2</source>
<extracomment>ui/figures/charts/length_painter.cpp</extracomment>
<translation>دُرّب على %1–%2</translation>
</message>
<message>
<source>&amp;Open Lesson…</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>ف&amp;تح درس…</translation>
</message>
<message>
<source>Lessons</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>الدروس</translation>
</message>
<message>
<source>Open a lesson from a file (.attnlesson)</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>فتح درس من ملف (.attnlesson)</translation>
</message>
<message>
<source>  %1 of %2</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>  %1 من %2</translation>
</message>
<message>
<source>%1, %2 of %3 steps done</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>%1، الخطوات المنجزة: %2 من %3</translation>
</message>
<message>
<source>About %1 minutes</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>المدة بالدقائق: نحو %1</translation>
</message>
<message>
<source>Back to &amp;Writing</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>العودة إلى ال&amp;كتابة</translation>
</message>
<message>
<source>&amp;Check</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>تح&amp;قق</translation>
</message>
<message>
<source>H&amp;int</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>تلم&amp;يح</translation>
</message>
<message>
<source>Show &amp;Me</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>&amp;أرني</translation>
</message>
<message>
<source>As at the Start</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>كما في البداية</translation>
</message>
<message>
<source>&amp;Back</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>السا&amp;بق</translation>
</message>
<message>
<source>&amp;Next</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>التا&amp;لي</translation>
</message>
<message>
<source>Hint</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>تلميح</translation>
</message>
<message>
<source>Let the engine check the answer (Ctrl+Return)</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>دع المحرك يتحقق من الإجابة (Ctrl+Return)</translation>
</message>
<message>
<source>Show the right answer in the window</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>إظهار الإجابة الصحيحة في النافذة</translation>
</message>
<message>
<source>Show the window as it was when the step began</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>إظهار النافذة كما كانت في بداية الخطوة</translation>
</message>
<message>
<source>The engine computes</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>المحرك يحسب</translation>
</message>
<message>
<source>Lesson</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الدرس</translation>
</message>
<message>
<source>Lesson %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>الدرس %1</translation>
</message>
<message>
<source>Step %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>الخطوة %1 من %2</translation>
</message>
<message>
<source>&amp;Compare</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>مقار&amp;نة</translation>
</message>
<message>
<source>Compare with this answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>قارن بهذه الإجابة</translation>
</message>
<message>
<source>✓ Right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✓ صحيح</translation>
</message>
<message>
<source>✗ Not yet</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✗ ليس بعد</translation>
</message>
<message>
<source>: %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>: %1 من %2</translation>
</message>
<message>
<source>. Measured: %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>. القياس: %1</translation>
</message>
<message>
<source>An answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>إجابة</translation>
</message>
<message>
<source>No answer was found</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>لم يُعثر على إجابة</translation>
</message>
<message>
<source>This is right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>هذا صحيح</translation>
</message>
<message>
<source>Do&amp;ne</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>إنه&amp;اء</translation>
</message>
<message>
<source>There is no further hint.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>لا يوجد تلميح آخر.</translation>
</message>
<message>
<source>The step was stopped. Choose it again to go on.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>أُوقفت الخطوة. اخترها من جديد للمتابعة.</translation>
</message>
<message>
<source>There is not enough memory for this step. Close other programs, then try again.</source>
<extracomment>ui/learn/lesson_worker.cpp</extracomment>
<translation>لا توجد ذاكرة كافية لهذه الخطوة. أغلق برامج أخرى ثم حاول مجددًا.</translation>
</message>
<message>
<source>Title</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>العنوان</translation>
</message>
<message>
<source>Where does it look?</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إلى أين ينظر؟</translation>
</message>
<message>
<source>Summary</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الملخص</translation>
</message>
<message>
<source>one sentence for the list</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>جملة واحدة للقائمة</translation>
</message>
<message>
<source>Title of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>عنوان الخطوة</translation>
</message>
<message>
<source>One row</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>صف واحد</translation>
</message>
<message>
<source>To do</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>المطلوب</translation>
</message>
<message>
<source>what the person is to do; may be empty</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>ما على الشخص أن يفعله؛ يجوز تركه فارغًا</translation>
</message>
<message>
<source>&amp;Record a Step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>ت&amp;سجيل خطوة</translation>
</message>
<message>
<source>Add a step that shows the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إضافة خطوة تعرض النافذة كما هي الآن</translation>
</message>
<message>
<source>Record A&amp;gain</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>تسجيل من ج&amp;ديد</translation>
</message>
<message>
<source>Let the step show the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>جعل الخطوة تعرض النافذة كما هي الآن</translation>
</message>
<message>
<source>Up</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>أعلى</translation>
</message>
<message>
<source>Move the step before the one above</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>نقل الخطوة قبل التي فوقها</translation>
</message>
<message>
<source>Down</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>أسفل</translation>
</message>
<message>
<source>Move the step after the one below</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>نقل الخطوة بعد التي تحتها</translation>
</message>
<message>
<source>Remove</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إزالة</translation>
</message>
<message>
<source>Remove the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إزالة الخطوة</translation>
</message>
<message>
<source>&amp;Try It</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>ت&amp;جربة</translation>
</message>
<message>
<source>Do the lesson from this step on</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>أداء الدرس بدءًا من هذه الخطوة</translation>
</message>
<message>
<source>Sa&amp;ve…</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>&amp;حفظ…</translation>
</message>
<message>
<source>Write the lesson into a file</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>كتابة الدرس في ملف</translation>
</message>
<message>
<source>End writing</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>إنهاء الكتابة</translation>
</message>
<message>
<source>Text of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>نص الخطوة</translation>
</message>
<message>
<source>Markdown; {lane('dot').step(1).entropy | 2} is computed</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Markdown؛ تُحسب {lane('dot').step(1).entropy | 2}</translation>
</message>
<message>
<source>Steps</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الخطوات</translation>
</message>
<message>
<source>Step</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الخطوة</translation>
</message>
<message>
<source>Text</source>
<extracomment>ui/learn/writing/lesson_writer.cpp, ui/pictures/tokens/source_panel.cpp, ui/window/gestures.cpp</extracomment>
<translation>النص</translation>
</message>
<message>
<source>Set up the pictures, then record a step.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>جهّز الصور ثم سجّل خطوة.</translation>
</message>
<message>
<source>The lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الدرس</translation>
</message>
<message>
<source>The lesson is whole.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الدرس مكتمل.</translation>
</message>
<message>
<source>Step %1</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>الخطوة %1</translation>
</message>
<message>
<source>Save Lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>حفظ الدرس</translation>
</message>
<message>
<source>Lessons (*.attnlesson)</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>دروس (*.attnlesson)</translation>
</message>
<message>
<source>The lesson “%1” has changes that are not saved.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>في الدرس «%1» تغييرات غير محفوظة.</translation>
</message>
<message>
<source>It cannot be saved yet: %1</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>لا يمكن حفظه بعد: %1</translation>
</message>
<message>
<source>Trainings are written in the lesson's file; only pictures of lanes are recorded.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>التدريبات تُكتب في ملف الدرس؛ لا تُسجَّل إلا صور المسارات.</translation>
</message>
<message>
<source>A lesson is written in one language: the texts in other languages are not saved with it.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>يُكتب الدرس بلغة واحدة: لا تُحفظ معه النصوص باللغات الأخرى.</translation>
</message>
<message>
<source>of step %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>للخطوة %1</translation>
</message>
<message>
<source>no line: below %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>بلا خط: دون %1</translation>
</message>
<message>
<source>Legend of lines: the thicker, the larger the weight</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>وسيلة إيضاح الخطوط: كلما زاد السُّمك زاد الوزن</translation>
</message>
<message>
<source>The thicker and darker a line, the larger the weight; those under 1 % have no line.
Coloured lines are of the current row, or of the token under the mouse.</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>كلما زاد الخط سُمكًا وقتامة زاد الوزن؛ وما دون 1 % لا خط له.
الخطوط الملونة للصف الحالي، أو للرمز الذي تحت مؤشر الفأرة.</translation>
</message>
<message>
<source>known link: this is where it comes from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>رابط معروف: من هنا يأتي</translation>
</message>
<message>
<source>possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>رابط محتمل: واحد من عدة مواضع قد يأتي منها</translation>
</message>
<message>
<source>Weights under 1 % have no line.</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>الأوزان دون 1 % لا خط لها.</translation>
</message>
<message>
<source>The thicker a line, the larger the weight. %1</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>كلما زاد سُمك الخط زاد الوزن. %1</translation>
</message>
<message>
<source>Legend of outlines: solid is a known link, dashed a possible link</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>وسيلة إيضاح الإطارات: المتصل رابط معروف، والمتقطّع رابط محتمل</translation>
</message>
<message>
<source>A solid outline is a known link: this source
token alone explains the output token.
Dashed outlines are possible links: these source
tokens explain it together, and looking at any
of them is right.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>الإطار المتصل رابط معروف: رمز المصدر هذا
وحده يفسّر رمز الناتج.
والإطارات المتقطّعة روابط محتملة: رموز المصدر هذه
تفسّره معًا، والنظر إلى أي منها
صحيح.</translation>
</message>
<message>
<source>An empty outline is a known link without a line:
its weight is under 1 %.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>الإطار الفارغ رابط معروف بلا خط:
وزنه دون 1 %.</translation>
</message>
<message>
<source>The largest weight of a row has its number
where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>لأكبر وزن في الصف عدده المكتوب
حيث يتسع المكان.</translation>
</message>
<message>
<source>The largest weight of a row is outlined too,
or printed where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>أكبر وزن في الصف محاط بإطار أيضًا،
أو مكتوب حيث يتسع المكان.</translation>
</message>
<message>
<source>&amp;Rate</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>الم&amp;عدل</translation>
</message>
<message>
<source>Learning rate of the next update; the schedule goes on in proportion to it. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>معدل التعلّم للتحديث التالي؛ ويستمر الجدول بالتناسب معه. يتغيّر بالضغط على Enter.</translation>
</message>
<message>
<source>Share of the activations that an update leaves out, from 0 to below 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>نسبة التنشيطات التي يُسقطها التحديث، من 0 إلى ما دون 1. تتغيّر بالضغط على Enter.</translation>
</message>
<message>
<source>Teacher f&amp;orcing</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>teacher f&amp;orcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>نسبة الخطوات التي يقرأ فيها المُفكِّك الرمز الصحيح لا رمزه هو، من 0 إلى 1. تتغيّر بالضغط على Enter.</translation>
</message>
<message>
<source>%1: a session is opened alone. Choose no other file with it.</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>%1: تُفتح الجلسة وحدها. لا تختر معها ملفًا آخر.</translation>
</message>
<message>
<source>Open</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>فتح</translation>
</message>
<message>
<source>Everything it opens (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Lessons (*.attnlesson);;Models (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Runs and recipes (*.attnrun *.json);;All files, alignments among them (*)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>كل ما يمكن فتحه (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;الجلسات (*.attnlab);;الدروس (*.attnlesson);;النماذج (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;التشغيلات والوصفات (*.attnrun *.json);;كل الملفات، ومنها المحاذاة (*)</translation>
</message>
<message>
<source>Save Screenshot</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>حفظ لقطة الشاشة</translation>
</message>
<message>
<source>Pictures (*.png)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>الصور (*.png)</translation>
</message>
<message>
<source>&amp;File</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;ملف</translation>
</message>
<message>
<source>&amp;Open…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;فتح…</translation>
</message>
<message>
<source>Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is open already is read again</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>فتح جلسة أو نماذج أو تشغيل محفوظ أو وصفات. يصبح النموذج مسارًا؛ وإن كان ملفه مفتوحًا أعيدت قراءته</translation>
</message>
<message>
<source>Open &amp;Recent</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>فتح الأ&amp;خيرة</translation>
</message>
<message>
<source>Save Screensho&amp;t…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>حفظ لقطة ال&amp;شاشة…</translation>
</message>
<message>
<source>Write a picture of the window as a PNG</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>كتابة صورة للنافذة بصيغة PNG</translation>
</message>
<message>
<source>&amp;Quit</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>إنها&amp;ء</translation>
</message>
<message>
<source>Close the window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>إغلاق النافذة</translation>
</message>
<message>
<source>M&amp;ode</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>ال&amp;وضع</translation>
</message>
<message>
<source>Lang&amp;uage</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>الل&amp;غة</translation>
</message>
<message>
<source>&amp;Appearance</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>الم&amp;ظهر</translation>
</message>
<message>
<source>&amp;Full Screen</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>ملء الشاش&amp;ة</translation>
</message>
<message>
<source>Fill the whole screen, or go back to a window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>ملء الشاشة كلها، أو العودة إلى نافذة</translation>
</message>
<message>
<source>&amp;Help</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>م&amp;ساعدة</translation>
</message>
<message>
<source>&amp;Shortcuts and Gestures</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>الا&amp;ختصارات والإيماءات</translation>
</message>
<message>
<source>Every key of this window, and what the mouse does in it</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>كل مفاتيح هذه النافذة، وما تفعله الفأرة فيها</translation>
</message>
<message>
<source>&amp;About Attention Lab</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>&amp;حول Attention Lab</translation>
</message>
<message>
<source>Version and licence</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>الإصدار والرخصة</translation>
</message>
<message>
<source>&amp;Next Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>الخريطة التا&amp;لية</translation>
</message>
<message>
<source>Show the next attention map of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>عرض خريطة الانتباه التالية للمسار المحدد</translation>
</message>
<message>
<source>&amp;Previous Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>الخريطة ال&amp;سابقة</translation>
</message>
<message>
<source>Show the attention map before, of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>عرض خريطة الانتباه السابقة للمسار المحدد</translation>
</message>
<message>
<source>&amp;Best Head on Known Links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>أ&amp;فضل رأس على الروابط المعروفة</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>خطوة المُفكِّك تقرأ رمزًا وتكتب الرمز التالي. تُعرض أوزانها للرمز الذي تقرؤه، لا للرمز الذي تكتبه (Chen et al. 2020)</translation>
</message>
<message>
<source>Attentio&amp;n Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>&amp;خريطة الانتباه</translation>
</message>
<message>
<source>Measuring the heads on %1 other pairs …</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>قياس الرؤوس على %1 زوجًا آخر…</translation>
</message>
<message>
<source>Open a model first</source>
<extracomment>ui/step/views/map_actions.cpp, ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>افتح نموذجًا أولًا</translation>
</message>
<message>
<source>%1 has no attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>ليست لدى %1 خريطة انتباه</translation>
</message>
<message>
<source>%1 has one attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>لدى %1 خريطة انتباه واحدة</translation>
</message>
<message>
<source>Choose which attention of %1 its lane shows</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>اختيار أي انتباه من %1 يعرضه مساره</translation>
</message>
<message>
<source>%1 of %2 aligns best: AER %3 on %4 other pairs</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 في %2 أفضلها محاذاةً: AER %3 على %4 من الأزواج الأخرى</translation>
</message>
<message>
<source>Stop Looking for the &amp;Best Head</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>إ&amp;يقاف البحث عن أفضل رأس</translation>
</message>
<message>
<source>Stop measuring the heads of %1</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>إيقاف قياس رؤوس %1</translation>
</message>
<message>
<source>Measure the heads of %1 on %2 other pairs, and show the one nearest to their links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>قياس رؤوس %1 على %2 من الأزواج الأخرى، وعرض أقربها إلى روابطها</translation>
</message>
<message>
<source>Several heads must attend to a source whose links are known</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>يجب أن تنتبه عدة رؤوس إلى مصدر روابطه معروفة</translation>
</message>
<message>
<source>Show this map of %1 (%2)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>عرض هذه الخريطة من %1 (%2)</translation>
</message>
<message>
<source>Measure All Maps</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>قياس كل الخرائط</translation>
</message>
<message>
<source>Alignment error of each attention map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>خطأ المحاذاة لكل خريطة انتباه</translation>
</message>
<message>
<source>Avg</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>متوسط</translation>
</message>
<message>
<source>%1: %2 %3%4%5</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>%1: %2 %3%4%5</translation>
</message>
<message>
<source>, shown</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>، معروضة</translation>
</message>
<message>
<source>Click to show this map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>انقر لعرض هذه الخريطة</translation>
</message>
<message>
<source>In percent.</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>بالنسبة المئوية.</translation>
</message>
<message>
<source>head 1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>الرأس 1</translation>
</message>
<message>
<source>Choice of the map</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>اختيار الخريطة</translation>
</message>
<message>
<source>Show %1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>عرض %1</translation>
</message>
<message>
<source>measuring… (cancel)</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>جارٍ القياس… (إلغاء)</translation>
</message>
<message>
<source>best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>الأفضل على الروابط المعروفة</translation>
</message>
<message>
<source>Stop looking for the best head</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>إيقاف البحث عن أفضل رأس</translation>
</message>
<message>
<source>Show the head of the cross-attention whose largest weights are nearest to the known links of other pairs of the task, which the model was not trained on</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>عرض رأس الانتباه المتقاطع الذي أكبر أوزانه هي الأقرب إلى الروابط المعروفة لأزواج أخرى من المهمة لم يُدرَّب عليها النموذج</translation>
</message>
<message>
<source>Best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>الأفضل على الروابط المعروفة</translation>
</message>
<message>
<source>chosen on %1 other pairs: AER %2 there</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>اختير على %1 من الأزواج الأخرى: AER فيها %2</translation>
</message>
<message>
<source>Measuring all maps</source>
<extracomment>ui/inspect/document/map_measuring.cpp</extracomment>
<translation>قياس كل الخرائط</translation>
</message>
<message>
<source>Attention maps of %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>خرائط الانتباه لـ %1</translation>
</message>
<message>
<source>, alignment error rate %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>، معدل خطأ المحاذاة %1</translation>
</message>
<message>
<source>, later tokens are not permitted</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>، الرموز اللاحقة غير مسموحة</translation>
</message>
<message>
<source>
Click to show it large.</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>
انقر لعرضها كبيرة.</translation>
</message>
<message>
<source>Message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>رسالة</translation>
</message>
<message>
<source>Close this message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>إغلاق هذه الرسالة</translation>
</message>
<message>
<source>Close message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>إغلاق الرسالة</translation>
</message>
<message>
<source>And %1 more like these.</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>و%1 أخرى مثل هذه.</translation>
</message>
<message>
<source>Problem</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>مشكلة</translation>
</message>
<message>
<source>Done</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>تم</translation>
</message>
<message>
<source>Mode</source>
<extracomment>ui/window/mode_list.cpp</extracomment>
<translation>الوضع</translation>
</message>
<message>
<source> · tokens read</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · الرموز المقروءة</translation>
</message>
<message>
<source> · words</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · كلمات</translation>
</message>
<message>
<source>Decoding with %1</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>فك الترميز بـ %1</translation>
</message>
<message>
<source>Reading %1 again</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>إعادة قراءة %1</translation>
</message>
<message>
<source>1 model decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>أنهى نموذج واحد فك الترميز</translation>
</message>
<message numerus="yes">
<source>%1 models decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>
<numerusform>أنهى %1 نموذج فك الترميز</numerusform>
<numerusform>أنهى نموذج واحد فك الترميز (%1)</numerusform>
<numerusform>أنهى نموذجان فك الترميز (%1)</numerusform>
<numerusform>أنهت %1 نماذج فك الترميز</numerusform>
<numerusform>أنهى %1 نموذجًا فك الترميز</numerusform>
<numerusform>أنهى %1 نموذج فك الترميز</numerusform>
</translation>
</message>
<message>
<source>&amp;Recurrent | Transformer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>&amp;تكراري | Transformer</translation>
</message>
<message>
<source>Show a GRU with additive attention beside a Transformer of the same task, alone</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>عرض GRU بانتباه additive بجانب Transformer للمهمة نفسها، وحدهما</translation>
</message>
<message>
<source>Show models with the score “%1” alone: a GRU and other architectures, so that only the architecture differs</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>عرض نماذج الدرجة «%1» وحدها: GRU ومعماريات أخرى، فلا يختلف سوى المعمارية</translation>
</message>
<message>
<source>All &amp;Heads of One Layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>كل &amp;رؤوس طبقة واحدة</translation>
</message>
<message>
<source>Show each head of a Transformer's layer in a lane of its own</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>عرض كل رأس من طبقة Transformer في مسار خاص به</translation>
</message>
<message>
<source>One &amp;Score in All Architectures</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>&amp;درجة واحدة في كل المعماريات</translation>
</message>
<message>
<source>Compare architectures that score alike</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>مقارنة معماريات تحسب الدرجة نفسها</translation>
</message>
<message>
<source>all heads of one layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>كل رؤوس طبقة واحدة</translation>
</message>
<message>
<source>Show each of the %1 heads of %2 in a lane of its own: %3, layer %4</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>عرض كل رأس من رؤوس %2 (%1) في مسار خاص به: %3، الطبقة %4</translation>
</message>
<message>
<source>&amp;Reduce Motion</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>ت&amp;قليل الحركة</translation>
</message>
<message>
<source>Nothing fades, slides or blinks</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>لا شيء يتلاشى أو ينزلق أو يومض</translation>
</message>
<message>
<source>Your bet</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>رهانك</translation>
</message>
<message>
<source>Double click or Enter: why this number?</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>النقر المزدوج أو Enter: لماذا هذا العدد؟</translation>
</message>
<message>
<source>Not trained:</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>لا تُدرَّب:</translation>
</message>
<message>
<source>Lanes that are not trained</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>مسارات لا تُدرَّب</translation>
</message>
<message>
<source>Class p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>الصنف p(y)</translation>
</message>
<message>
<source>Next token p(y%1)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>الرمز التالي p(y%1)</translation>
</message>
<message>
<source>Next token p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>الرمز التالي p(y)</translation>
</message>
<message>
<source>given</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>معطى</translation>
</message>
<message>
<source>%1
probability %2
logit %3</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1
الاحتمال %2
logit %3</translation>
</message>
<message>
<source>%1 with %2</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1 باحتمال %2</translation>
</message>
<message>
<source>No token yet</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>لا رمز بعد</translation>
</message>
<message>
<source>Most likely: %1</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>الأرجح: %1</translation>
</message>
<message>
<source>Browse…</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>استعراض…</translation>
</message>
<message>
<source>Browse: %1</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>استعراض: %1</translation>
</message>
<message>
<source>Choose the file in a dialog</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>اختيار الملف في مربع حوار</translation>
</message>
<message>
<source>Texts (*.tsv *.txt *.csv *.gz);;All files (*)</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>نصوص (*.tsv *.txt *.csv *.gz);;كل الملفات (*)</translation>
</message>
<message>
<source>A text in lines by sentence is for models that say a class</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>النص في سطور حسب الجمل مخصص للنماذج التي تعطي صنفًا</translation>
</message>
<message>
<source>The largest weight of each row, or every weight above the threshold, is a link.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>أكبر وزن في كل صف، أو كل وزن فوق العتبة، رابط.</translation>
</message>
<message>
<source>The system gives links, not weights; lighter ones it calls possible.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>النظام يعطي روابط لا أوزانًا؛ ويسمّي الأفتح لونًا محتملة.</translation>
</message>
<message>
<source>Legend: links that the system gives are filled</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>وسيلة الإيضاح: الروابط التي يعطيها النظام مملوءة</translation>
</message>
<message>
<source>Legend: links that the weights become are marked</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>وسيلة الإيضاح: الروابط التي تؤول إليها الأوزان معلَّمة</translation>
</message>
<message>
<source>%1 does not have this sentence.</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>ليست لدى %1 هذه الجملة.</translation>
</message>
<message>
<source>%1, target token %2 of %3, %4: %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1، رمز الهدف %2 من %3، %4: %5</translation>
</message>
<message>
<source>%1, target token %2 of %3, weight of %4 is %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1، رمز الهدف %2 من %3، وزن %4 هو %5</translation>
</message>
<message>
<source>Threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>العتبة</translation>
</message>
<message>
<source>Whether all weights above a threshold are links, or the largest of each row</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>هل تُعدّ كل الأوزان فوق عتبة روابط، أم أكبر وزن في كل صف</translation>
</message>
<message>
<source>Weights above this are links, in hundredths</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>الأوزان فوق هذا الحد روابط، بأجزاء المئة</translation>
</message>
<message>
<source>links</source>
<extracomment>core/inspect/links/link_collection.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>روابط</translation>
</message>
<message>
<source>corpus AER</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>AER للمدوّنة</translation>
</message>
<message>
<source>Links of this sentence that the weights become, marked with dots</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>روابط هذه الجملة التي تؤول إليها الأوزان، معلَّمة بنقاط</translation>
</message>
<message>
<source>off</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>معطّلة</translation>
</message>
<message>
<source>%1 has no weights of this sentence.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>ليست لدى %1 أوزان لهذه الجملة.</translation>
</message>
<message>
<source>On: every weight above the threshold is a link.
Off: the largest weight of each row is.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>مفعّلة: كل وزن فوق العتبة رابط.
معطّلة: أكبر وزن في كل صف رابط.</translation>
</message>
<message>
<source>Of all sentences that have known links, with this threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>لكل الجمل التي لها روابط معروفة، بهذه العتبة</translation>
</message>
<message>
<source>term </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>الحد </translation>
</message>
<message>
<source>Term of the sum</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>حد المجموع</translation>
</message>
<message>
<source>Chosen: token %1 %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: الرمز %1 %2</translation>
</message>
<message>
<source>Click a token of the source, or go to it with ← and → and press Enter.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انقر رمزًا من المصدر، أو انتقل إليه بـ ← و→ واضغط Enter.</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3, %4</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: الخطوة %1، الرمز %2 %3، %4</translation>
</message>
<message>
<source>Go to the row, then click the column of the token.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انتقل إلى الصف، ثم انقر عمود الرمز.</translation>
</message>
<message>
<source>Chosen: step %1, %2. Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: الخطوة %1، %2. انتقل إلى الخطوة التي تقصدها.</translation>
</message>
<message>
<source>Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انتقل إلى الخطوة التي تقصدها.</translation>
</message>
<message>
<source>Click the lane.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انقر المسار.</translation>
</message>
<message>
<source>Chosen: %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: %1</translation>
</message>
<message>
<source>Show the map that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>اعرض الخريطة التي تقصدها.</translation>
</message>
<message>
<source>Chosen: %1, %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: %1، %2</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>المختار: الخطوة %1، الرمز %2 %3</translation>
</message>
<message>
<source>Click the column of the token, then give the number of the term.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انقر عمود الرمز، ثم أعطِ رقم الحد.</translation>
</message>
<message>
<source>Click the training.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>انقر التدريب.</translation>
</message>
<message>
<source>%1 of %2. </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>%1 من %2. </translation>
</message>
<message>
<source>under %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>دون %1</translation>
</message>
<message>
<source>Predict, Then Re&amp;veal</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>ال&amp;توقع ثم الكشف</translation>
</message>
<message>
<source>Click the source token that you expect the next step to look at most. The step then shows it</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>انقر رمز المصدر الذي تتوقع أن تنظر إليه الخطوة التالية أكثر من غيره. ثم تبيّنه الخطوة</translation>
</message>
<message>
<source>&amp;Guess the Marked Token</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>ت&amp;خمين الرمز المميَّز</translation>
</message>
<message>
<source>Guess that the next step looks most at the source token under the mouse or marked by the arrow keys</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>تخمين أن الخطوة التالية تنظر أكثر ما تنظر إلى رمز المصدر الذي تحت الفأرة أو المميَّز بمفاتيح الأسهم</translation>
</message>
<message>
<source>%1 of %2 right</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>صح %1 من %2</translation>
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
<translation>صح %1 من %2، متوسط الوزن %3</translation>
</message>
<message>
<source>%1 has one fixed vector for every step: choose another lane.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>لدى %1 متجه ثابت واحد لكل الخطوات: اختر مسارًا آخر.</translation>
</message>
<message>
<source>%1 shows %2: choose a map from the output to the source.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>يعرض %1 %2: اختر خريطة من الناتج إلى المصدر.</translation>
</message>
<message>
<source>This is the end of the output.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>هذه نهاية الناتج.</translation>
</message>
<message>
<source>Step %1: your guess is %2. Space reveals it.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>الخطوة %1: تخمينك هو %2. مفتاح المسافة يكشفه.</translation>
</message>
<message>
<source>Step %1: what will %2 look at? Click a source token, or Tab, →, G</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>الخطوة %1: إلى ماذا سينظر %2؟ انقر رمز مصدر، أو استخدم Tab أو → أو G</translation>
</message>
<message>
<source>next: step %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>التالي: الخطوة %1</translation>
</message>
<message>
<source>&amp;Presenter View</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>عرض المُ&amp;قدِّم</translation>
</message>
<message>
<source>Fill the screen with large type and nothing but the picture; Escape goes back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>ملء الشاشة بخط كبير وبالصورة وحدها؛ وEsc للعودة</translation>
</message>
<message>
<source>Nothing is asked</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>بلا سؤال</translation>
</message>
<message>
<source>Choose one of several</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>اختيار واحد من عدة</translation>
</message>
<message>
<source>Bet on a number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>المراهنة على عدد</translation>
</message>
<message>
<source>Point at a part</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>الإشارة إلى جزء</translation>
</message>
<message>
<source>Do something in the window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>فعل شيء في النافذة</translation>
</message>
<message>
<source>Find a text</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>العثور على نص</translation>
</message>
<message>
<source>Say it in own words</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>التعبير بكلماتك</translation>
</message>
<message>
<source>a source token</source>
<extracomment>core/runs/run_pictures.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>رمز مصدر</translation>
</message>
<message>
<source>a cell</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>خلية</translation>
</message>
<message>
<source>an output token</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>رمز ناتج</translation>
</message>
<message>
<source>a lane</source>
<extracomment>core/lessons/facts/lane_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>مسار</translation>
</message>
<message>
<source>an attention map</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>خريطة انتباه</translation>
</message>
<message>
<source>a term of a score</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>حد من درجة</translation>
</message>
<message>
<source>a bar</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>شريط</translation>
</message>
<message>
<source>a training</source>
<extracomment>core/lessons/facts/model_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>تدريب</translation>
</message>
<message>
<source>At</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>المشار إليه</translation>
</message>
<message>
<source>Take the Changes of the Window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>أخذ تغييرات النافذة</translation>
</message>
<message>
<source>Question</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>السؤال</translation>
</message>
<message>
<source>Ask</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>نص السؤال</translation>
</message>
<message>
<source>What does it look at next?</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>إلى ماذا ينظر بعد ذلك؟</translation>
</message>
<message>
<source>Choices</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>الخيارات</translation>
</message>
<message>
<source>[x] a right one
[ ] a wrong one | its hint
[= lane('dot').exact] right if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>[x] إجابة صحيحة
[ ] إجابة خاطئة | تلميحها
[= lane('dot').exact] صحيحة إذا تحقق هذا</translation>
</message>
<message>
<source>Right is</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>الصحيح</translation>
</message>
<message>
<source>lane('dot').step(1).argmax</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').step(1).argmax</translation>
</message>
<message>
<source>Within</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>التفاوت</translation>
</message>
<message>
<source>1</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>1</translation>
</message>
<message>
<source>From</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>من</translation>
</message>
<message>
<source>0</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>0</translation>
</message>
<message>
<source>To</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>إلى</translation>
</message>
<message>
<source>100</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>100</translation>
</message>
<message>
<source>In steps of</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>بخطوة</translation>
</message>
<message>
<source>empty: any number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>فارغ: أي عدد</translation>
</message>
<message>
<source>Unit</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>الوحدة</translation>
</message>
<message>
<source>its id; empty: any</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>معرّفه؛ فارغ: أي مسار</translation>
</message>
<message>
<source>Right if</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>صحيح إذا</translation>
</message>
<message>
<source>lane('dot').output != lane('dot').original.output</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').output != lane('dot').original.output</translation>
</message>
<message>
<source>Solution</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>الحل</translation>
</message>
<message>
<source>Model answer</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>إجابة نموذجية</translation>
</message>
<message>
<source>Hints</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>التلميحات</translation>
</message>
<message>
<source>one a line
[= answer &gt; value] shown if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>واحد في كل سطر
[= answer &gt; value] يظهر إذا تحقق هذا</translation>
</message>
<message>
<source>Said if right</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>يقال إذا صحّت</translation>
</message>
<message>
<source>Measured: {value}.</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>القياس: {value}.</translation>
</message>
<message>
<source>Said if wrong</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>يقال إذا أخطأت</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) asks for it.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>الفحص › إعادة الفتح بتنسيق (Ctrl+Shift+I) يسأل عنها.</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) chooses the format.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>الفحص › إعادة الفتح بتنسيق (Ctrl+Shift+I) يختار التنسيق.</translation>
</message>
<message>
<source>Values of the lanes</source>
<extracomment>ui/pictures/curves/reading_table.cpp</extracomment>
<translation>قيم المسارات</translation>
</message>
<message>
<source>&amp;Clear List</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>&amp;مسح القائمة</translation>
</message>
<message>
<source>Forget the recent files</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>نسيان الملفات الأخيرة</translation>
</message>
<message>
<source>In &amp;place of the present lanes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>ب&amp;دل المسارات الحالية</translation>
</message>
<message>
<source>Lanes of Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>مسارات من وصفات</translation>
</message>
<message>
<source>Each chosen recipe becomes a lane with its own model and training. All lanes learn the pairs of the run.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>تصبح كل وصفة مختارة مسارًا بنموذجه وتدريبه. وتتعلّم كل المسارات أزواج التشغيل.</translation>
</message>
<message>
<source>Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>الوصفات</translation>
</message>
<message>
<source>&amp;Take These</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>أ&amp;خذ هذه</translation>
</message>
<message>
<source>That makes %1 lanes; a run has %2 at most.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>يصبح عدد المسارات %1؛ والحد الأقصى في التشغيل %2.</translation>
</message>
<message>
<source>Choose at least one recipe.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>اختر وصفة واحدة على الأقل.</translation>
</message>
<message>
<source>The run then has %1 of at most %2 lanes.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>يصبح في التشغيل عندئذ %1 من المسارات، والحد الأقصى %2.</translation>
</message>
<message>
<source>%1 adds %2 to the logit of %3</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 يضيف %2 إلى logit لـ %3</translation>
</message>
<message>
<source>  head %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>  الرأس %1: %2</translation>
</message>
<message>
<source>If the network stopped here, it would say: %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>لو توقفت الشبكة هنا لقالت: %1</translation>
</message>
<message>
<source>No parts yet</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>لا أجزاء بعد</translation>
</message>
<message>
<source>What each part adds to the logit of %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>ما يضيفه كل جزء إلى logit لـ %1: %2</translation>
</message>
<message>
<source>none</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>لا شيء</translation>
</message>
<message>
<source>&amp;Reset</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>إ&amp;عادة الضبط</translation>
</message>
<message>
<source>Take every training back to its first weights</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>إعادة كل تدريب إلى أوزانه الأولى</translation>
</message>
<message>
<source>Pause (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>إيقاف مؤق&amp;ت</translation>
</message>
<message>
<source>Go on (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>م&amp;تابعة</translation>
</message>
<message>
<source>&amp;Train</source>
<extracomment>ui/learn/runs_stage.cpp, ui/train/train_mode.cpp</extracomment>
<translation>&amp;تدريب</translation>
</message>
<message>
<source>Trained. %1</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>اكتمل التدريب. %1</translation>
</message>
<message>
<source>%1 %2 %</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1 %2 %</translation>
</message>
<message>
<source>%1. Exact match: %2</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1. تطابق تام: %2</translation>
</message>
<message>
<source>Your answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>إجابتك</translation>
</message>
<message>
<source>No sentence has both %1 and %2.</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>لا جملة لها %1 و%2 معًا.</translation>
</message>
<message>
<source>%1 against %2</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>%1 مقابل %2</translation>
</message>
<message>
<source>Row %1
%2 %3
%4 %5</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>الصف %1
%2 %3
%4 %5</translation>
</message>
<message>
<source>Choose a lesson.</source>
<extracomment>ui/learn/scene_pictures.cpp</extracomment>
<translation>اختر درسًا.</translation>
</message>
<message>
<source>learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>استعلام متعلَّم</translation>
</message>
<message>
<source>query s%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الاستعلام s%1</translation>
</message>
<message>
<source>Step %1, scores of %2 heads, %3 each</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الخطوة %1، درجات %2 من الرؤوس، %3 لكل منها</translation>
</message>
<message>
<source>Scores e%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الدرجات e%1</translation>
</message>
<message>
<source>Scores e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>الدرجات e</translation>
</message>
<message>
<source> · divided by %1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · مقسومة على %1</translation>
</message>
<message>
<source> · own axis</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · محور خاص</translation>
</message>
<message>
<source>%1, head %2
score %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>%1، الرأس %2
الدرجة %3</translation>
</message>
<message>
<source>%1
number %2: %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>%1
العنصر %2: %3</translation>
</message>
<message>
<source>future: hatched, not permitted</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>المستقبل: مظلل بخطوط، غير مسموح</translation>
</message>
<message>
<source>%1 reads %2, position %3%4
weight %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 يقرأ %2، الموضع %3%4
الوزن %5</translation>
</message>
<message>
<source>No weights yet</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>لا أوزان بعد</translation>
</message>
<message>
<source>%1 over %2 tokens, the largest weight is %3 at %4; %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 على %2 من الرموز، أكبر وزن هو %3 عند %4؛ %5</translation>
</message>
<message>
<source>Reference: %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>المرجع: %1</translation>
</message>
<message>
<source>, line %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>، السطر %1</translation>
</message>
<message>
<source>Sentences</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>الجمل</translation>
</message>
<message>
<source>Columns</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>الأعمدة</translation>
</message>
<message>
<source>Clear Filter</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>مسح التصفية</translation>
</message>
<message>
<source>Sort By</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>الترتيب حسب</translation>
</message>
<message>
<source>Usual Columns</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>الأعمدة المعتادة</translation>
</message>
<message>
<source>Sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>متجه الجملة v</translation>
</message>
<message>
<source>Sentence vector v%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>متجه الجملة v%1</translation>
</message>
<message>
<source>No sentence yet</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>لا جملة بعد</translation>
</message>
<message>
<source>Vectors: %1; %2</source>
<extracomment>ui/step/stages/panels/values_panel.cpp, ui/step/stages/panels/windows_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>المتجهات: %1؛ %2</translation>
</message>
<message>
<source>%1: the window shows at most %2 lanes, and they are all taken; close one first.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1: تعرض النافذة %2 من المسارات كحد أقصى، وكلها مشغولة؛ أغلق واحدًا أولًا.</translation>
</message>
<message>
<source>%1 is the only lane that is open. Open another one, then close it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 هو المسار الوحيد المفتوح. افتح غيره ثم أغلقه.</translation>
</message>
<message>
<source>change of text</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>تغيير النص</translation>
</message>
<message>
<source>change of what the decoder reads</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>تغيير ما يقرؤه المُفكِّك</translation>
</message>
<message>
<source>%1 is the only lane that is shown. Show another one, then hide it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 هو المسار الوحيد المعروض. اعرض غيره ثم أخفه.</translation>
</message>
<message>
<source>choice of lanes</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>اختيار المسارات</translation>
</message>
<message>
<source>choice of the map</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>اختيار الخريطة</translation>
</message>
<message>
<source>choice of rows and words</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>اختيار الصفوف والكلمات</translation>
</message>
<message>
<source>return to the original</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>العودة إلى الأصل</translation>
</message>
<message>
<source>%1 could not read the text: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>تعذّرت على %1 قراءة النص: %2</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and were left out: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1: التغييرات اليدوية لم تعد ملائمة فتُركت: %2</translation>
</message>
<message>
<source>%1 could not decode: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>تعذّر على %1 فك الترميز: %2</translation>
</message>
<message>
<source>Sa&amp;ve Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حف&amp;ظ الجلسة</translation>
</message>
<message>
<source>Save models, text, changes by hand and window as a session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حفظ النماذج والنص والتغييرات اليدوية والنافذة في جلسة</translation>
</message>
<message>
<source>Save Sessio&amp;n As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حفظ ال&amp;جلسة باسم…</translation>
</message>
<message>
<source>Save the session in another file, with the models in it or without</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حفظ الجلسة في ملف آخر، مع النماذج فيها أو من دونها</translation>
</message>
<message>
<source>Recovered session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>جلسة مستعادة</translation>
</message>
<message>
<source>%1[*] – Attention Lab</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1[*] – Attention Lab</translation>
</message>
<message>
<source>%1 written. It does not hold %2: to pass it on, send this along, or save it with the models in it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>كُتب %1. ولا يتضمن %2: لإرساله إلى غيرك أرفق ذلك معه، أو احفظه متضمنًا النماذج.</translation>
</message>
<message>
<source>Sessions that know models by their files (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>جلسات تعرف النماذج بملفاتها (*.attnlab)</translation>
</message>
<message>
<source>Sessions with the models in them (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>جلسات فيها النماذج (*.attnlab)</translation>
</message>
<message>
<source>Save Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حفظ الجلسة</translation>
</message>
<message>
<source>Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>الجلسة</translation>
</message>
<message>
<source>The file %1 has changed since this window read it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>تغيّر الملف %1 منذ أن قرأته هذه النافذة.</translation>
</message>
<message>
<source>Another window or program has written it. If you replace it, what was saved there is lost.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>كتبته نافذة أخرى أو برنامج آخر. إن استبدلته ضاع ما حُفظ فيه.</translation>
</message>
<message>
<source>Save &amp;As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>حفظ &amp;باسم…</translation>
</message>
<message>
<source>&amp;Replace</source>
<extracomment>ui/train/train_exports.cpp, ui/window/session_files.cpp</extracomment>
<translation>ا&amp;ستبدال</translation>
</message>
<message>
<source>%1 opened</source>
<extracomment>ui/train/train_mode.cpp, ui/window/session_files.cpp</extracomment>
<translation>فُتح %1</translation>
</message>
<message>
<source>The session is not saved.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>الجلسة غير محفوظة.</translation>
</message>
<message>
<source>The session %1 has changed.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>تغيّرت الجلسة %1.</translation>
</message>
<message>
<source>Save it with its models, its text and the changes by hand?</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>أتريد حفظها بنماذجها ونصها والتغييرات اليدوية؟</translation>
</message>
<message>
<source>%1: session.json: text has %2 characters, the window takes at most %3.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: session.json: عدد محارف text هو %2، والحد الأقصى في النافذة %3.</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1: لم تعد التغييرات اليدوية مناسبة فتُركت: %2.</translation>
</message>
<message>
<source>Source %1</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>المصدر %1</translation>
</message>
<message>
<source>A run has %1 lanes at most</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>الحد الأقصى للمسارات في التشغيل: %1</translation>
</message>
<message>
<source>One more lane, with the first score that no lane has yet</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>مسار إضافي، بأول درجة لا يستخدمها مسار بعد</translation>
</message>
<message>
<source>1 setting is wrong: show it</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>إعداد واحد خاطئ: اعرضه</translation>
</message>
<message numerus="yes">
<source>%1 settings are wrong: show one</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>
<numerusform>لا إعدادات خاطئة (%1)</numerusform>
<numerusform>إعداد واحد خاطئ (%1): اعرضه</numerusform>
<numerusform>إعدادان خاطئان (%1): اعرض أحدهما</numerusform>
<numerusform>%1 إعدادات خاطئة: اعرض أحدها</numerusform>
<numerusform>%1 إعدادًا خاطئًا: اعرض أحدها</numerusform>
<numerusform>%1 إعداد خاطئ: اعرض أحدها</numerusform>
</translation>
</message>
<message>
<source>These are the settings of the run. Reset it to change them.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>هذه إعدادات التشغيل. أعد ضبطه لتغييرها.</translation>
</message>
<message>
<source>Optimiser</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المُحسِّن</translation>
</message>
<message>
<source>Each lane is trained as it says itself.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>يُدرَّب كل مسار كما يحدّد هو.</translation>
</message>
<message>
<source>Stops</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>التوقف</translation>
</message>
<message>
<source>Own texts…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نصوص خاصة…</translation>
</message>
<message>
<source>by lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>حسب المسار</translation>
</message>
<message>
<source>New seed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>بذرة جديدة</translation>
</message>
<message>
<source>Other first weights and other batches: what chance does to a run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>أوزان أولى أخرى ودفعات أخرى: ما تفعله المصادفة بالتشغيل</translation>
</message>
<message>
<source>More</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المزيد</translation>
</message>
<message>
<source>Shows all other settings of the run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>يعرض كل إعدادات التشغيل الأخرى</translation>
</message>
<message>
<source>Rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نادرة التغيير</translation>
</message>
<message>
<source>Show the settings of this group that are rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>عرض إعدادات هذه المجموعة التي نادرًا ما تُغيَّر</translation>
</message>
<message>
<source>Rarely changed settings: %1</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>إعدادات نادرة التغيير: %1</translation>
</message>
<message>
<source>Corpus</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المدوّنة</translation>
</message>
<message>
<source>Shortest source</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>أقصر مصدر</translation>
</message>
<message>
<source>Longest source</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>أطول مصدر</translation>
</message>
<message>
<source>Model</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>النموذج</translation>
</message>
<message>
<source>Each lane has the model of its recipe.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>لكل مسار نموذج وصفته.</translation>
</message>
<message>
<source>Add lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>إضافة مسار</translation>
</message>
<message>
<source>Recipes…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>الوصفات…</translation>
</message>
<message>
<source>Choose lanes of any architecture among the recipes that come with the program</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>اختيار مسارات من أي معمارية من الوصفات المرفقة بالبرنامج</translation>
</message>
<message>
<source>Race: GRU and Transformer</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>سباق: GRU وTransformer</translation>
</message>
<message>
<source>Two lanes on dates, a GRU and a Transformer, each trained as its recipe says</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>مساران على التواريخ، GRU وTransformer، يُدرَّب كل منهما بحسب وصفته</translation>
</message>
<message>
<source>Open…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>فتح…</translation>
</message>
<message>
<source>Save…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>حفظ…</translation>
</message>
<message>
<source>Read the settings from recipes, one for each lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>قراءة الإعدادات من وصفات، وصفة لكل مسار</translation>
</message>
<message>
<source>Save the settings as recipes, one for each lane; attnlab reads them, too</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>حفظ الإعدادات وصفات، وصفة لكل مسار؛ ويقرؤها attnlab أيضًا</translation>
</message>
<message>
<source>How long it takes is known once the texts are read.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>تُعرف المدة بعد قراءة النصوص.</translation>
</message>
<message>
<source>No lane can be trained.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>لا مسار يمكن تدريبه.</translation>
</message>
<message>
<source>%1 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المعاملات لكل مسار: %1</translation>
</message>
<message>
<source>%1 to %2 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المعاملات لكل مسار: من %1 إلى %2</translation>
</message>
<message>
<source>about %1 texts/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نحو %1 نص/ث</translation>
</message>
<message>
<source>about %1 target tokens/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نحو %1 رمز هدف/ث</translation>
</message>
<message>
<source>about %1 for all %2 updates</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نحو %1 لكل التحديثات (%2)</translation>
</message>
<message>
<source>Parameters are counted; speed, time and memory are estimates for all lanes together on %1 processors, from the work of one update and this machine's speed.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>المعاملات معدودة؛ أما السرعة والزمن والذاكرة فتقديرات لكل المسارات معًا على %1 من المعالجات، من عمل تحديث واحد وسرعة هذا الجهاز.</translation>
</message>
<message>
<source>about %1 of memory, of %2: Start asks first</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نحو %1 من الذاكرة، من %2: يسأل البدء أولًا</translation>
</message>
<message>
<source>about %1 of memory</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>نحو %1 من الذاكرة</translation>
</message>
<message>
<source>Legend: a dot is a known link, a ring a possible one</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>وسيلة الإيضاح: النقطة رابط معروف، والحلقة رابط محتمل</translation>
</message>
<message>
<source>Links that people made. On dark cells their marks have a light edge</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>روابط وضعها بشر. لعلاماتها على الخلايا الداكنة حافة فاتحة</translation>
</message>
<message>
<source>Shortcuts and Gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>الاختصارات والإيماءات</translation>
</message>
<message>
<source>Search commands, keys and gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>البحث في الأوامر والمفاتيح والإيماءات</translation>
</message>
<message>
<source>Command or place</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>الأمر أو المكان</translation>
</message>
<message>
<source>Keys or mouse</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>المفاتيح أو الفأرة</translation>
</message>
<message>
<source>What it does</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>ما يفعله</translation>
</message>
<message>
<source>No command and no gesture has “%1”.</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>لا أمر ولا إيماءة فيها «%1».</translation>
</message>
<message>
<source>no attention: one fixed vector for every step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>بلا انتباه: متجه ثابت واحد لكل الخطوات</translation>
</message>
<message>
<source>%1, position %2
%3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>%1، الموضع %2
%3</translation>
</message>
<message>
<source>No numbers at this step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>لا أعداد في هذه الخطوة</translation>
</message>
<message>
<source>Step %1, %2 numbers, several are the largest, %3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>الخطوة %1، %2 من الأعداد، عدة أعداد هي الأكبر، %3</translation>
</message>
<message>
<source>Step %1, %2 numbers, the largest is %3 at %4</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>الخطوة %1، %2 من الأعداد، أكبرها %3 عند %4</translation>
</message>
<message>
<source>Known words</source>
<extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
<translation>الكلمات المعروفة</translation>
</message>
<message>
<source>Output</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>الناتج</translation>
</message>
<message>
<source>Source text</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>نص المصدر</translation>
</message>
<message>
<source>Enter or Escape leaves the field</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>يغادر Enter أو Esc الحقل</translation>
</message>
<message>
<source>Output tokens of the selected lane</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>رموز ناتج المسار المحدد</translation>
</message>
<message>
<source>The text that every lane decodes (Ctrl+L)</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>النص الذي يفك كل مسار ترميزه (Ctrl+L)</translation>
</message>
<message>
<source>Says</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>يقول</translation>
</message>
<message>
<source>true: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>الصحيح: %1</translation>
</message>
<message>
<source>The output that is right for this text: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>الناتج الصحيح لهذا النص: %1</translation>
</message>
<message>
<source>outlined: the evidence of %1, which this lane does not say</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>محاط بإطار: دليل %1 الذي لا يقوله هذا المسار</translation>
</message>
<message>
<source>the true evidence is outlined: the words that decide</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>الدليل الصحيح محاط بإطار: الكلمات التي تحسم</translation>
</message>
<message>
<source>A solid outline is the word from which the class is known. Words with dashed outlines decide together.</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>الإطار المتصل هو الكلمة التي يُعرف منها الصنف. والكلمات ذات الإطارات المتقطّعة تحسم معًا.</translation>
</message>
<message>
<source>Legend of spans: brackets are a window, a triangle its centre, a disc what was taken</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>وسيلة إيضاح النطاقات: الأقواس نافذة، والمثلث مركزها، والقرص ما أُخذ</translation>
</message>
<message>
<source>A local span looks only at the positions between the brackets;
the triangle is the centre p, which may lie between two positions.
A hard span takes the one position with the disc; the colours are the probabilities that it chose from.
Hollow bars are the softmax, filled bars are the weights that are used.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>النطاق المحلي ينظر فقط إلى المواضع بين القوسين؛
والمثلث هو المركز p، وقد يقع بين موضعين.
النطاق الصلب يأخذ الموضع الواحد ذا القرص؛ والألوان هي الاحتمالات التي اختار منها.
الأشرطة المفرغة هي softmax، والمملوءة هي الأوزان المستخدمة.</translation>
</message>
<message>
<source>Hatched cells are not permitted</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>الخلايا المظللة بخطوط غير مسموحة</translation>
</message>
<message>
<source>Hatched: a token of the output may not attend to later ones.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>مظلل بخطوط: لا يجوز لرمز من الناتج أن ينتبه إلى ما بعده.</translation>
</message>
<message>
<source>All numbers of this stage as a table (Enter)</source>
<extracomment>ui/step/stages/drawing/stage_button.cpp</extracomment>
<translation>كل أعداد هذه المرحلة في جدول (Enter)</translation>
</message>
<message>
<source>%1 · %2 of step %3</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2 للخطوة %3</translation>
</message>
<message>
<source>%1 · %2</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2</translation>
</message>
<message>
<source>All numbers of %1</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>كل أعداد %1</translation>
</message>
<message>
<source>no sentence yet</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>لا جملة بعد</translation>
</message>
<message>
<source>no model</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>لا نموذج</translation>
</message>
<message>
<source>Click: why this number? Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>النقر: لماذا هذا العدد؟ Enter: كل أعداد هذه المرحلة</translation>
</message>
<message>
<source>Click: highlight this stage. Enter: all its numbers</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>النقر: تمييز هذه المرحلة. Enter: كل أعدادها</translation>
</message>
<message>
<source>Click or Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>النقر أو Enter: كل أعداد هذه المرحلة</translation>
</message>
<message>
<source>Stages of the computation</source>
<extracomment>ui/step/stages/stages_view.cpp</extracomment>
<translation>مراحل الحساب</translation>
</message>
<message>
<source>State s%1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>الحالة s%1</translation>
</message>
<message>
<source>State s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>الحالة s</translation>
</message>
<message>
<source>reads %1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>يقرأ %1</translation>
</message>
<message>
<source> · top of %1 layers</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation> · الطبقة العليا من %1</translation>
</message>
<message>
<source>New state of %1 numbers, %2</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>حالة جديدة فيها %1 من الأعداد، %2</translation>
</message>
<message>
<source>No state yet</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>لا حالة بعد</translation>
</message>
<message>
<source>&amp;Step</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>&amp;خطوة</translation>
</message>
<message>
<source>Decode the next token in every lane</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>فك ترميز الرمز التالي في كل مسار</translation>
</message>
<message>
<source>Go one token back</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>الرجوع رمزًا واحدًا</translation>
</message>
<message>
<source>&amp;First</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>ال&amp;بداية</translation>
</message>
<message>
<source>Go to the start, before the first token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>الانتقال إلى البداية، قبل أول رمز</translation>
</message>
<message>
<source>&amp;Last</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>ال&amp;نهاية</translation>
</message>
<message>
<source>Decode to the end</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>فك الترميز حتى النهاية</translation>
</message>
<message>
<source>&amp;Play</source>
<extracomment>ui/step/session/step_cursor.cpp, ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;تشغيل</translation>
</message>
<message>
<source>Decode token after token, or pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>فك ترميز رمز بعد رمز، أو إيقاف مؤقت</translation>
</message>
<message>
<source>Stop playing or decoding, and keep the tokens so far</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>إيقاف التشغيل أو فك الترميز، والإبقاء على الرموز حتى الآن</translation>
</message>
<message>
<source>&amp;Next Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>المرحلة التا&amp;لية</translation>
</message>
<message>
<source>Highlight the next stage of the computation; after the last comes the next token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>تمييز المرحلة التالية من الحساب؛ وبعد الأخيرة يأتي الرمز التالي</translation>
</message>
<message>
<source>P&amp;revious Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>المرحلة الساب&amp;قة</translation>
</message>
<message>
<source>Highlight the previous stage of the computation</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>تمييز المرحلة السابقة من الحساب</translation>
</message>
<message>
<source>Lane &amp;%1</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>المسار &amp;%1</translation>
</message>
<message>
<source>Show the computation of this lane in the dock</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>عرض حساب هذا المسار في لوحة الحساب</translation>
</message>
<message>
<source>&amp;Pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>إيقاف مؤق&amp;ت</translation>
</message>
<message>
<source>%1  %2</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>%1  %2</translation>
</message>
<message>
<source>difference of weights</source>
<extracomment>ui/step/views/step_legends.cpp</extracomment>
<translation>فرق الأوزان</translation>
</message>
<message>
<source>Step</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>الخطوة</translation>
</message>
<message>
<source>Decode a text token by token</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>فك ترميز نص رمزًا رمزًا</translation>
</message>
<message>
<source>&amp;Lanes Shown</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>ال&amp;مسارات المعروضة</translation>
</message>
<message>
<source>Computation</source>
<extracomment>ui/step/step_mode.cpp, ui/window/gestures.cpp</extracomment>
<translation>الحساب</translation>
</message>
<message>
<source>&amp;Edit</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>ت&amp;حرير</translation>
</message>
<message>
<source>Copy &amp;Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>نسخ ال&amp;ناتج</translation>
</message>
<message>
<source>Copy the selected lane's output as text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>نسخ ناتج المسار المحدد كنص</translation>
</message>
<message>
<source>Copy &amp;Weights</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>نسخ الأ&amp;وزان</translation>
</message>
<message>
<source>Copy the selected lane's weights as a table, tabs between columns</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>نسخ أوزان المسار المحدد كجدول، بعلامات جدولة بين الأعمدة</translation>
</message>
<message>
<source>&amp;Paste as Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;لصق كنص مصدر</translation>
</message>
<message>
<source>Decode the text of the clipboard</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>فك ترميز نص الحافظة</translation>
</message>
<message>
<source>Edit &amp;Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>تحرير نص ال&amp;مصدر</translation>
</message>
<message>
<source>Go to the source text and select it</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>الانتقال إلى نص المصدر وتحديده</translation>
</message>
<message>
<source>Choose an E&amp;xample…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>اختيار م&amp;ثال…</translation>
</message>
<message>
<source>Open the list of examples: texts of every task that has trained models</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>فتح قائمة الأمثلة: نصوص من كل مهمة لها نماذج مدرَّبة</translation>
</message>
<message>
<source>&amp;Close Lane</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>إ&amp;غلاق المسار</translation>
</message>
<message>
<source>Close the model of the selected lane; its file stays as it is</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>إغلاق نموذج المسار المحدد؛ يبقى ملفه كما هو</translation>
</message>
<message>
<source>P&amp;icture</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>ا&amp;لصورة</translation>
</message>
<message>
<source>&amp;Tokens of Text and Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;رموز النص والناتج</translation>
</message>
<message>
<source>Show or hide the lines of tokens above the lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>إظهار سطور الرموز فوق المسارات أو إخفاؤها</translation>
</message>
<message>
<source>Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>خلايا أكبر في كل المسارات؛ العجلة أو Shift+العجلة أو الأسهم أو السحب لتمريرها</translation>
</message>
<message>
<source>Smaller cells in all lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>خلايا أصغر في كل المسارات</translation>
</message>
<message>
<source>&amp;Select Lane</source>
<extracomment>ui/step/step_mode_menus.cpp, ui/train/train_mode.cpp</extracomment>
<translation>تح&amp;ديد مسار</translation>
</message>
<message>
<source>&amp;Computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>الحسا&amp;ب</translation>
</message>
<message>
<source>Show or hide the stages of the selected lane's computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>إظهار مراحل حساب المسار المحدد أو إخفاؤها</translation>
</message>
<message>
<source>&amp;Decode</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>&amp;فك الترميز</translation>
</message>
<message>
<source>%1 tokens / s</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>%1 رمز / ث</translation>
</message>
<message>
<source>Play %1 tokens per second</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>التشغيل بسرعة %1 من الرموز في الثانية</translation>
</message>
<message>
<source>Decoder &amp;Reads</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>ما ي&amp;قرؤه المُفكِّك</translation>
</message>
<message>
<source>Co&amp;mputation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>الح&amp;ساب</translation>
</message>
<message>
<source>&amp;Counts and Times…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>الأ&amp;عداد والأزمنة…</translation>
</message>
<message>
<source>How many weights each lane computed, and how long its steps took</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>عدد الأوزان التي حسبها كل مسار، والوقت الذي استغرقته خطواته</translation>
</message>
<message>
<source>The weights are hidden until you have answered.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>الأوزان مخفية حتى تجيب.</translation>
</message>
<message>
<source>%1: mean entropy %2, AER %3</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>%1: متوسط الإنتروبيا %2، AER %3</translation>
</message>
<message>
<source>There is nothing to record: open a model first.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>لا شيء لتسجيله: افتح نموذجًا أولًا.</translation>
</message>
<message>
<source>Decoding</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>فك الترميز</translation>
</message>
<message>
<source>Examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>الأمثلة</translation>
</message>
<message>
<source>Lanes shown</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>المسارات المعروضة</translation>
</message>
<message>
<source>Decoder reads</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>ما يقرؤه المُفكِّك</translation>
</message>
<message>
<source>Tokens per second when playing</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>الرموز في الثانية عند التشغيل</translation>
</message>
<message>
<source>Speed of playing, in tokens per second</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>سرعة التشغيل، بالرموز في الثانية</translation>
</message>
<message>
<source>%1 / s</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / ث</translation>
</message>
<message>
<source>Lanes: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>المسارات: %1</translation>
</message>
<message>
<source>step %1 / %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>الخطوة %1 / %2</translation>
</message>
<message>
<source>Pause</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>إيقاف مؤقت</translation>
</message>
<message>
<source>Play</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>تشغيل</translation>
</message>
<message>
<source>%1 / s ▾</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / ث ▾</translation>
</message>
<message>
<source>No examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>لا أمثلة</translation>
</message>
<message>
<source>texts of every task that has trained models</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>نصوص من كل مهمة لها نماذج مدرَّبة</translation>
</message>
<message>
<source>Open %1: %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>فتح %1: %2</translation>
</message>
<message>
<source>The Race</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>السباق</translation>
</message>
<message>
<source>a GRU and a Transformer learn dates side by side</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>GRU وTransformer يتعلمان التواريخ جنبًا إلى جنب</translation>
</message>
<message>
<source>Set up a run of both in Train mode</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>إعداد تشغيل لهما في وضع التدريب</translation>
</message>
<message>
<source>Decode “%1”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>فك ترميز «%1»</translation>
</message>
<message>
<source>Open the models of “%1” and decode “%2”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>فتح نماذج «%1» وفك ترميز «%2»</translation>
</message>
<message>
<source>Where a Fixed Vector Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>حيث يفشل المتجه الثابت</translation>
</message>
<message>
<source>Decode “%1” without attention and with additive attention</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>فك ترميز «%1» بلا انتباه وبانتباه additive</translation>
</message>
<message>
<source>Where Greedy Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>حيث تفشل الطريقة الجشعة</translation>
</message>
<message>
<source>%1 takes the likeliest token at each step and goes wrong; a beam finds the right output</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>يأخذ %1 أرجح رمز في كل خطوة فيخطئ؛ وتجد الحزمة الناتج الصحيح</translation>
</message>
<message>
<source>Lanes that are shown: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>المسارات المعروضة: %1</translation>
</message>
<message>
<source>Alignment error by system</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>خطأ المحاذاة بحسب النظام</translation>
</message>
<message>
<source>Open known links to see the alignment error of each system.</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>افتح روابط معروفة لترى خطأ المحاذاة لكل نظام.</translation>
</message>
<message>
<source>%1: %2 %3</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1: %2 %3</translation>
</message>
<message>
<source>%1, all shown sentences together</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1، كل الجمل المعروضة معًا</translation>
</message>
<message>
<source>Attentional vector h̃</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>متجه الانتباه h̃</translation>
</message>
<message>
<source>%1, layer %2</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp, ui/train/watched_map_menu.cpp</extracomment>
<translation>%1، الطبقة %2</translation>
</message>
<message>
<source>Back to &amp;1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>العودة إلى &amp;1</translation>
</message>
<message>
<source>All steps</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>كل الخطوات</translation>
</message>
<message>
<source>All steps, except those with a temperature of their own</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>كل الخطوات، عدا التي لها حرارة خاصة بها</translation>
</message>
<message>
<source>A number from 0.1 to 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>عدد من 0.1 إلى 10</translation>
</message>
<message>
<source>Leave the scores as the model computes them</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>ترك الدرجات كما يحسبها النموذج</translation>
</message>
<message>
<source>What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>ما يفعله Scaled dot: بعدد K من الأعداد في تمثيل المصدر ينمو sᵀh مع √K</translation>
</message>
<message>
<source>0.1 · sharper</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>0.1 · أحدّ</translation>
</message>
<message>
<source>flatter · 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>أكثر تسطحًا · 10</translation>
</message>
<message>
<source>Step %1 has weights by hand: its temperature has no effect.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>للخطوة %1 أوزان يدوية: لا أثر لحرارتها.</translation>
</message>
<message>
<source>The scores of %1 are divided by the temperature before the softmax.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>تُقسم درجات %1 على الحرارة قبل softmax.</translation>
</message>
<message>
<source>Step %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>الخطوة %1</translation>
</message>
<message>
<source>This step</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>هذه الخطوة</translation>
</message>
<message>
<source>&amp;Divide by √K = %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>ال&amp;قسمة على √K = %1</translation>
</message>
<message>
<source>The temperature should be a number from 0.1 to 10, found %1: nothing was changed.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>يجب أن تكون الحرارة عددًا من 0.1 إلى 10، والمُدخل %1: لم يتغير شيء.</translation>
</message>
<message>
<source>%1
Click or Enter: its own arithmetic</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>%1
انقر أو اضغط Enter: حسابه الخاص</translation>
</message>
<message>
<source>The size of this term as a share of the sizes of all</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>مقدار هذا الحد كنسبة من مقادير الكل</translation>
</message>
<message>
<source>share</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>النصيب</translation>
</message>
<message>
<source>= product</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>= الجداء</translation>
</message>
<message>
<source>term</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>الحد</translation>
</message>
<message>
<source>× factor</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>× العامل</translation>
</message>
<message>
<source>Terms</source>
<extracomment>ui/step/explain/terms_table.cpp</extracomment>
<translation>الحدود</translation>
</message>
<message>
<source>The text has %1 characters. The window reads the first %2 and leaves out the rest.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>في النص %1 من الحروف. تقرأ النافذة أول %2 منها وتترك الباقي.</translation>
</message>
<message>
<source>%1 The models have not learnt such texts.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 لم تتعلم النماذج مثل هذه النصوص.</translation>
</message>
<message>
<source>%1 does not know the word %2 and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>لا يعرف %1 الكلمة %2 فيقرأ &lt;unk&gt;.</translation>
</message>
<message numerus="yes">
<source>%1 does not know %2 words, the first is %3, and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>
<numerusform>لا يعرف %1 %2 كلمة، أولاها %3، فيقرأ &lt;unk&gt;.</numerusform>
<numerusform>لا يعرف %1 كلمة واحدة (%2)، هي %3، فيقرأ &lt;unk&gt;.</numerusform>
<numerusform>لا يعرف %1 كلمتين (%2)، أولاهما %3، فيقرأ &lt;unk&gt;.</numerusform>
<numerusform>لا يعرف %1 %2 كلمات، أولاها %3، فيقرأ &lt;unk&gt;.</numerusform>
<numerusform>لا يعرف %1 %2 كلمة، أولاها %3، فيقرأ &lt;unk&gt;.</numerusform>
<numerusform>لا يعرف %1 %2 كلمة، أولاها %3، فيقرأ &lt;unk&gt;.</numerusform>
</translation>
</message>
<message>
<source>Write %1</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>كتابة %1</translation>
</message>
<message>
<source>Light or dark, like the desktop when the program started</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>فاتح أو داكن، كسطح المكتب عند بدء البرنامج</translation>
</message>
<message>
<source>&amp;Light</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;فاتح</translation>
</message>
<message>
<source>Dark text on a light ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>نص داكن على خلفية فاتحة</translation>
</message>
<message>
<source>&amp;Dark</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;داكن</translation>
</message>
<message>
<source>Light text on a dark ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>نص فاتح على خلفية داكنة</translation>
</message>
<message>
<source>&amp;Projector</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;جهاز العرض</translation>
</message>
<message>
<source>Large labels and thick lines for a lecture hall</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>تسميات كبيرة وخطوط سميكة لقاعة المحاضرات</translation>
</message>
<message>
<source>&amp;Blues</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>الأ&amp;زرق</translation>
</message>
<message>
<source>Weights from white to dark blue</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>الأوزان من الأبيض إلى الأزرق الداكن</translation>
</message>
<message>
<source>&amp;Cividis</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;Cividis</translation>
</message>
<message>
<source>Weights from yellow to blue, even for colour-blind eyes</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>الأوزان من الأصفر إلى الأزرق، حتى لمن لديهم عمى ألوان</translation>
</message>
<message>
<source>&amp;Grey</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>&amp;رمادي</translation>
</message>
<message>
<source>Weights in grey, as the papers print them</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>الأوزان بالرمادي، كما تطبعها الأوراق البحثية</translation>
</message>
<message>
<source>History</source>
<extracomment>ui/train/time/time_line.cpp, ui/train/train_files.cpp</extracomment>
<translation>السجلّ</translation>
</message>
<message>
<source>Live</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>مباشر</translation>
</message>
<message>
<source>A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the line, or press ← and →, to look at earlier ones while training goes on.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>تحفظ اللقطة خريطة كل مسار الحرارية للجملة المراقَبة عند تحديث واحد. اسحب على الخط، أو اضغط ← و→، لترى اللقطات السابقة والتدريب مستمر.</translation>
</message>
<message>
<source>Show the lanes as they are now (End on the time line)</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>عرض المسارات كما هي الآن (End على خط الزمن)</translation>
</message>
<message>
<source>heatmaps of update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>الخرائط الحرارية للتحديث %1</translation>
</message>
<message>
<source>no updates yet</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>لا تحديثات بعد</translation>
</message>
<message>
<source>live, update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>مباشر، التحديث %1</translation>
</message>
<message>
<source>ended at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>انتهى عند التحديث %1</translation>
</message>
<message>
<source>ended at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>انتهى عند %1</translation>
</message>
<message>
<source>paused at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>متوقف مؤقتًا عند التحديث %1</translation>
</message>
<message>
<source>paused at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>متوقف مؤقتًا عند %1</translation>
</message>
<message>
<source>history %1 MB of %2 MB</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>السجلّ %1 MB من %2 MB</translation>
</message>
<message>
<source>Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; for the others the lanes are trained again up to that update.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>ذاكرة لقطات كل المسارات. اللقطات ذات العلامات الطويلة لها أوزان وتُفتح فورًا؛ وللأخرى يعاد تدريب المسارات حتى ذلك التحديث.</translation>
</message>
<message>
<source>History: update that the heatmaps show</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>السجلّ: التحديث الذي تعرضه الخرائط الحرارية</translation>
</message>
<message>
<source>1 snapshot</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>لقطة واحدة</translation>
</message>
<message numerus="yes">
<source>%1 snapshots</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>
<numerusform>لا لقطات (%1)</numerusform>
<numerusform>لقطة واحدة (%1)</numerusform>
<numerusform>لقطتان (%1)</numerusform>
<numerusform>%1 لقطات</numerusform>
<numerusform>%1 لقطةً</numerusform>
<numerusform>%1 لقطة</numerusform>
</translation>
</message>
<message>
<source>Heatmaps of update %1; %2</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>الخرائط الحرارية للتحديث %1؛ %2</translation>
</message>
<message>
<source>Live; %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>مباشر؛ %1</translation>
</message>
<message>
<source>Snapshot of update %1, with weights</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>لقطة التحديث %1، بأوزان</translation>
</message>
<message>
<source>Snapshot of update %1, the picture alone. Before its lanes are opened, saved or branched, they are trained again up to this update</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>لقطة التحديث %1، الصورة وحدها. قبل فتح مساراتها أو حفظها أو تفريعها يعاد تدريبها حتى هذا التحديث</translation>
</message>
<message>
<source>Live, update %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>مباشر، التحديث %1</translation>
</message>
<message>
<source>Snapshots appear here while lanes are trained</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>تظهر اللقطات هنا أثناء تدريب المسارات</translation>
</message>
<message>
<source>Output tokens</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>رموز الناتج</translation>
</message>
<message>
<source>: not in the vocabulary, read as &lt;unk&gt;</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>: ليس في المفردات، يُقرأ &lt;unk&gt;</translation>
</message>
<message>
<source> (%1)</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation> (%1)</translation>
</message>
<message>
<source>No tokens yet</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>لا رموز بعد</translation>
</message>
<message>
<source>; current: %1</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>؛ الحالي: %1</translation>
</message>
<message>
<source>Type to find a token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>اكتب للعثور على رمز</translation>
</message>
<message>
<source>Up and Down go through the list, Enter takes the highlighted token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>السهمان إلى أعلى وأسفل يتنقلان في القائمة، وEnter يأخذ الرمز المميَّز</translation>
</message>
<message>
<source>“%1” is not in %2. Choose one from the list.</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>«%1» ليس في %2. اختر واحدًا من القائمة.</translation>
</message>
<message>
<source>a Token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>رمز</translation>
</message>
<message>
<source>+ position %1</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>+ الموضع %1</translation>
</message>
<message>
<source>Nothing read yet</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>لم يُقرأ شيء بعد</translation>
</message>
<message>
<source>%1 is read as %2 numbers, at position %3</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>يُقرأ %1 كـ %2 من الأعداد، عند الموضع %3</translation>
</message>
<message>
<source>%1: weight in its sentence × weight of sentence %2</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>%1: الوزن في جملتها × وزن الجملة %2</translation>
</message>
<message>
<source>&amp;Start</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;بدء</translation>
</message>
<message>
<source>Train all lanes, or pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>تدريب كل المسارات، أو إيقافها مؤقتًا</translation>
</message>
<message>
<source>Step 1 &amp;Batch</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;دفعة واحدة</translation>
</message>
<message>
<source>Train every lane on one batch, then pause</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>تدريب كل مسار على دفعة واحدة، ثم الإيقاف مؤقتًا</translation>
</message>
<message>
<source>Train &amp;Without End</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;تدريب بلا نهاية</translation>
</message>
<message>
<source>Train all lanes on past their last update, until you pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>متابعة تدريب كل المسارات بعد آخر تحديث لها، إلى أن توقفها مؤقتًا</translation>
</message>
<message>
<source>R&amp;eset</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>إعادة &amp;ضبط</translation>
</message>
<message>
<source>Take every lane back to its first weights; a run that is not saved is asked about first</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>إعادة كل مسار إلى أوزانه الأولى؛ ويُسأل أولًا عن التشغيل غير المحفوظ</translation>
</message>
<message>
<source>&amp;Previous Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>اللقطة ال&amp;سابقة</translation>
</message>
<message>
<source>Show the lanes one snapshot earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات قبل لقطة واحدة</translation>
</message>
<message>
<source>&amp;Next Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>اللق&amp;طة التالية</translation>
</message>
<message>
<source>Show the lanes one snapshot later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات بعد لقطة واحدة</translation>
</message>
<message>
<source>Ten Snapshots Back</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عشر لقطات إلى الوراء</translation>
</message>
<message>
<source>Show the lanes ten snapshots earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات قبل عشر لقطات</translation>
</message>
<message>
<source>Ten Snapshots On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عشر لقطات إلى الأمام</translation>
</message>
<message>
<source>Show the lanes ten snapshots later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات بعد عشر لقطات</translation>
</message>
<message>
<source>&amp;First Weights</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>الأ&amp;وزان الأولى</translation>
</message>
<message>
<source>Show the lanes before their first update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات قبل أول تحديث لها</translation>
</message>
<message>
<source>&amp;Live</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>مبا&amp;شر</translation>
</message>
<message>
<source>Show the lanes as they are now</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>عرض المسارات كما هي الآن</translation>
</message>
<message>
<source>Decoder &amp;Reads the Right Output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>المُف&amp;كِّك يقرأ الناتج الصحيح</translation>
</message>
<message>
<source>The decoder reads the right output of the watched sentence; otherwise each lane reads its own output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>يقرأ المُفكِّك الناتج الصحيح للجملة المراقَبة؛ وإلا قرأ كل مسار ناتجه الذاتي</translation>
</message>
<message>
<source>Select this lane</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>تحديد هذا المسار</translation>
</message>
<message>
<source>S&amp;hown Update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>التحديث الم&amp;عروض</translation>
</message>
<message>
<source>Pau&amp;se</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>إي&amp;قاف مؤقت</translation>
</message>
<message>
<source>+%1 &amp;Updates</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>+%1 ت&amp;حديثات</translation>
</message>
<message>
<source>&amp;Go On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>&amp;متابعة</translation>
</message>
<message>
<source>Reset the run to choose its lanes</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>أعد ضبط التشغيل لاختيار مساراته</translation>
</message>
<message>
<source>At least one lane is trained: switch on another first</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>يُدرَّب مسار واحد على الأقل: شغّل مسارًا آخر أولًا</translation>
</message>
<message>
<source>A file with this name exists already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>يوجد ملف بهذا الاسم.</translation>
</message>
<message numerus="yes">
<source>%1 files with these names exist already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>لا توجد ملفات بهذه الأسماء (%1).</numerusform>
<numerusform>يوجد ملف بهذا الاسم (%1).</numerusform>
<numerusform>يوجد ملفان بهذين الاسمين (%1).</numerusform>
<numerusform>توجد %1 ملفات بهذه الأسماء.</numerusform>
<numerusform>يوجد %1 ملفًا بهذه الأسماء.</numerusform>
<numerusform>يوجد %1 ملف بهذه الأسماء.</numerusform>
</translation>
</message>
<message>
<source>Replace %1?</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>أتريد استبدال %1؟</translation>
</message>
<message>
<source>Save Recipes</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>حفظ الوصفات</translation>
</message>
<message>
<source>1 recipe saved in %1</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>حُفظت وصفة واحدة في %1</translation>
</message>
<message numerus="yes">
<source>%1 recipes saved in %2</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>لم تُحفظ وصفات (%1) في %2</numerusform>
<numerusform>حُفظت وصفة واحدة (%1) في %2</numerusform>
<numerusform>حُفظت وصفتان (%1) في %2</numerusform>
<numerusform>حُفظت %1 وصفات في %2</numerusform>
<numerusform>حُفظت %1 وصفةً في %2</numerusform>
<numerusform>حُفظت %1 وصفة في %2</numerusform>
</translation>
</message>
<message>
<source>Save Model</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>حفظ النموذج</translation>
</message>
<message>
<source>Models (*.safetensors)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>النماذج (*.safetensors)</translation>
</message>
<message>
<source>Save All Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>حفظ كل النماذج</translation>
</message>
<message>
<source>Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>النماذج</translation>
</message>
<message>
<source>Export Film Strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>تصدير شريط الصور</translation>
</message>
<message>
<source>Export Charts</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>تصدير المخططات</translation>
</message>
<message>
<source>Film strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>شريط الصور</translation>
</message>
<message>
<source>Folder of the Pictures</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>مجلد الصور</translation>
</message>
<message>
<source>Export Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>تصدير الرسوم المتحركة</translation>
</message>
<message>
<source>Animation (*.webp)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>رسوم متحركة (*.webp)</translation>
</message>
<message>
<source>Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>رسوم متحركة</translation>
</message>
<message>
<source>&amp;Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>&amp;حفظ التشغيل</translation>
</message>
<message>
<source>Save the run with its history and its settings</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ التشغيل مع سجلّه وإعداداته</translation>
</message>
<message>
<source>Save Run &amp;As…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ التشغيل &amp;باسم…</translation>
</message>
<message>
<source>Save the run with its history and its settings in another file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ التشغيل مع سجلّه وإعداداته في ملف آخر</translation>
</message>
<message>
<source>Save &amp;Model…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ ال&amp;نموذج…</translation>
</message>
<message>
<source>Save the selected lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ المسار المحدد عند التحديث المعروض ملفَّ نموذج</translation>
</message>
<message>
<source>Save A&amp;ll Models…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ &amp;كل النماذج…</translation>
</message>
<message>
<source>Save every lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ كل مسار عند التحديث المعروض ملفَّ نموذج</translation>
</message>
<message>
<source>Save R&amp;ecipes…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ &amp;الوصفات…</translation>
</message>
<message>
<source>Save the settings of every lane as a recipe, for another run or for attnlab</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ إعدادات كل مسار وصفةً، لتشغيل آخر أو لـ attnlab</translation>
</message>
<message>
<source>Export &amp;Charts…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير المخ&amp;ططات…</translation>
</message>
<message>
<source>The charts as a picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>المخططات صورةً: PNG أو SVG أو PDF</translation>
</message>
<message>
<source>Export &amp;Film Strip…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير &amp;شريط الصور…</translation>
</message>
<message>
<source>Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>الخرائط الحرارية لكل المسارات عند عدة تحديثات في صورة واحدة: PNG أو SVG أو PDF</translation>
</message>
<message>
<source>Export An&amp;imation…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير رسوم &amp;متحركة…</translation>
</message>
<message>
<source>Heatmaps of all lanes, update after update, as an animated WebP</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>الخرائط الحرارية لكل المسارات، تحديثًا بعد تحديث، بصيغة WebP متحركة</translation>
</message>
<message>
<source>Export Animation as &amp;Pictures…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير الرسوم المتحركة &amp;صورًا…</translation>
</message>
<message>
<source>The same animation as a folder of PNG pictures</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>الرسوم المتحركة نفسها مجلدًا من صور PNG</translation>
</message>
<message>
<source>Export &amp;History…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير ال&amp;سجلّ…</translation>
</message>
<message>
<source>Losses and measurements of every lane as a table (CSV)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>خسائر كل مسار وقياساته في جدول (CSV)</translation>
</message>
<message>
<source>Export History</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تصدير السجلّ</translation>
</message>
<message>
<source>Table (*.csv)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>جدول (*.csv)</translation>
</message>
<message>
<source>Run with weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تشغيل بأوزان، %1 (*.attnrun)</translation>
</message>
<message>
<source>Run without weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>تشغيل بلا أوزان، %1 (*.attnrun)</translation>
</message>
<message>
<source>Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>حفظ التشغيل</translation>
</message>
<message>
<source>Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>التشغيل</translation>
</message>
<message>
<source>The run is not saved; it is at update %1.</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>التشغيل غير محفوظ؛ وهو عند التحديث %1.</translation>
</message>
<message>
<source>Save it with its history and its settings?</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>أتريد حفظه مع سجلّه وإعداداته؟</translation>
</message>
<message>
<source>Train</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>التدريب</translation>
</message>
<message>
<source>Train lanes and watch attention appear</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>تدريب المسارات ومشاهدة ظهور الانتباه</translation>
</message>
<message>
<source>Set Up the R&amp;ace</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>إعداد ال&amp;سباق</translation>
</message>
<message>
<source>A GRU and a Transformer learn dates side by side, each trained as its recipe says</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>يتعلّم GRU وTransformer التواريخ جنبًا إلى جنب، ويُدرَّب كل منهما بحسب وصفته</translation>
</message>
<message>
<source>New &amp;Branch…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>&amp;فرع جديد…</translation>
</message>
<message>
<source>Train the selected lane again from the shown update, with other settings</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>تدريب المسار المحدد من جديد ابتداءً من التحديث المعروض، بإعدادات أخرى</translation>
</message>
<message>
<source>Open in Step &amp;Mode</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فتح في وضع ال&amp;خطوات</translation>
</message>
<message>
<source>Decode with the lanes of the shown update</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فك الترميز بمسارات التحديث المعروض</translation>
</message>
<message>
<source>Open R&amp;un or Recipes…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فتح تشغيل أو &amp;وصفات…</translation>
</message>
<message>
<source>Open a saved run, or the recipes of a new one</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فتح تشغيل محفوظ، أو وصفات لتشغيل جديد</translation>
</message>
<message>
<source>E&amp;xport Run</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>&amp;تصدير التشغيل</translation>
</message>
<message>
<source>Open Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فتح وصفات</translation>
</message>
<message>
<source>Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>الوصفات (*.json);;كل الملفات (*)</translation>
</message>
<message>
<source>Open Run or Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>فتح تشغيل أو وصفات</translation>
</message>
<message>
<source>Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>التشغيلات والوصفات (*.attnrun *.json);;التشغيلات (*.attnrun);;الوصفات (*.json);;كل الملفات (*)</translation>
</message>
<message>
<source>A run is opened alone. Choose one run, or recipes.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>يُفتح التشغيل وحده. اختر تشغيلًا واحدًا، أو وصفات.</translation>
</message>
<message>
<source>This run takes about %1 of memory; this machine has %2.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>يحتاج هذا التشغيل إلى نحو %1 من الذاكرة؛ وفي هذا الجهاز %2.</translation>
</message>
<message>
<source>The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer lanes take less.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>قد يتجمّد الجهاز أو يُنهي البرنامج. يقلّ الاحتياج بأزواج أقل أو بحجم مخفي أصغر أو بمسارات أقل.</translation>
</message>
<message>
<source>&amp;Start all the same</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>ال&amp;بدء رغم ذلك</translation>
</message>
<message>
<source>Se&amp;ttings of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>إ&amp;عدادات التشغيل</translation>
</message>
<message>
<source>Show or hide the settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>إظهار الإعدادات أو إخفاؤها</translation>
</message>
<message>
<source>C&amp;harts of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>&amp;مخططات التشغيل</translation>
</message>
<message>
<source>Show or hide the charts; in a small window they take the place of the lanes</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>إظهار المخططات أو إخفاؤها؛ وفي النافذة الصغيرة تحل محل المسارات</translation>
</message>
<message>
<source>Show the selected lane large, all as small pictures; again: the grid</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>عرض المسار المحدد كبيرًا والكل صورًا صغيرة؛ ومرة أخرى: الشبكة</translation>
</message>
<message>
<source>Settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>الإعدادات</translation>
</message>
<message>
<source>00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>00 000 من 00 000</translation>
</message>
<message>
<source>Training</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>التدريب</translation>
</message>
<message>
<source>What is learnt</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>ما يُتعلَّم</translation>
</message>
<message>
<source>Set up a run that learns “%1”</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>إعداد تشغيل يتعلّم «%1»</translation>
</message>
<message>
<source>&amp;Your Own Texts…</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>ن&amp;صوصك الخاصة…</translation>
</message>
<message>
<source>Set up a run that learns from pairs of texts in files</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>إعداد تشغيل يتعلّم من أزواج نصوص في ملفات</translation>
</message>
<message>
<source>update 00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>التحديث 00 000 من 00 000</translation>
</message>
<message>
<source>Task</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/train_tool_bar.cpp</extracomment>
<translation>المهمة</translation>
</message>
<message>
<source>= head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>= الرأس %1</translation>
</message>
<message>
<source>%1 heads → W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>الرؤوس %1 ← W_O</translation>
</message>
<message>
<source>→ W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>‎→ W_O</translation>
</message>
<message>
<source>No values yet</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>لا قيم بعد</translation>
</message>
<message>
<source>Watched &amp;Map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>الخريطة المرا&amp;قَبة</translation>
</message>
<message>
<source>Choose which attention map of the lane its pictures and its curve show</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>اختيار خريطة الانتباه التي تعرضها صور المسار ومنحناه</translation>
</message>
<message>
<source>This lane has no attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>ليس لهذا المسار خريطة انتباه</translation>
</message>
<message>
<source>This lane has one attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>لهذا المسار خريطة انتباه واحدة</translation>
</message>
<message>
<source>Watch this map of %1</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>مراقبة هذه الخريطة من %1</translation>
</message>
<message>
<source>change of weights</source>
<extracomment>ui/step/session/weight_drag.cpp</extracomment>
<translation>تغيير الأوزان</translation>
</message>
<message>
<source>Weights α%1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>الأوزان α%1</translation>
</message>
<message>
<source>Weights α</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>الأوزان α</translation>
</message>
<message>
<source>of the sentences</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>للجمل</translation>
</message>
<message>
<source>takes %1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>يأخذ %1</translation>
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
<translation>● أُخذ %1، p = %2</translation>
</message>
<message>
<source>= %1 · w = %2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>‎= %1 · w = %2</translation>
</message>
<message>
<source>= %1 · w = %2, σ = %3</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>‎= %1 · w = %2, σ = %3</translation>
</message>
<message>
<source>Wh&amp;y This Weight?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;لماذا هذا الوزن؟</translation>
</message>
<message>
<source>&amp;Uniform Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>صف &amp;منتظم</translation>
</message>
<message>
<source>&amp;Hard Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>صف &amp;صلب</translation>
</message>
<message>
<source>Shu&amp;ffle Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;خلط الصف</translation>
</message>
<message>
<source>Say Another &amp;Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>&amp;قول رمز آخر…</translation>
</message>
<message>
<source>&amp;Zero Source Token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>تصفي&amp;ر رمز المصدر</translation>
</message>
<message>
<source>S&amp;wap Source Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ا&amp;ستبدال رمز المصدر…</translation>
</message>
<message>
<source>Te&amp;mperature…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ال&amp;حرارة…</translation>
</message>
<message>
<source>&amp;Divide Scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>قسمة ال&amp;درجات على √K</translation>
</message>
<message>
<source>Reset &amp;Step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعادة ضبط الخ&amp;طوة</translation>
</message>
<message>
<source>Reset &amp;Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعادة &amp;ضبط المسار</translation>
</message>
<message>
<source>Reset &amp;Everything</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعادة ضبط ال&amp;كل</translation>
</message>
<message>
<source>&amp;Uniform Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>خريطة م&amp;نتظمة</translation>
</message>
<message>
<source>&amp;Hard Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>خريطة صل&amp;بة</translation>
</message>
<message>
<source>Map &amp;Off</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ت&amp;عطيل الخريطة</translation>
</message>
<message>
<source>&amp;Lift Causal Mask…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ر&amp;فع القناع السببي…</translation>
</message>
<message>
<source>Shuffle &amp;Positions</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>خلط الم&amp;واضع</translation>
</message>
<message>
<source>&amp;Row of Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>صف من مس&amp;ار</translation>
</message>
<message>
<source>Whole &amp;Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>الخر&amp;يطة كاملة</translation>
</message>
<message>
<source>What if</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ماذا لو</translation>
</message>
<message>
<source>&amp;What If</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ما&amp;ذا لو</translation>
</message>
<message>
<source>Step once first: nothing is decoded yet</source>
<extracomment>ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>اخطُ خطوة أولًا: لم يُفك ترميز شيء بعد</translation>
</message>
<message>
<source>Open the arithmetic of this weight of step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>فتح حساب هذا الوزن من الخطوة %1</translation>
</message>
<message>
<source>Give everything that %1 reads the same weight</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء كل ما يقرؤه %1 الوزن نفسه</translation>
</message>
<message>
<source>Give every source token the same weight at %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء كل رمز مصدر الوزن نفسه عند %1</translation>
</message>
<message>
<source>Give all the weight of %1 to %2</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء كل وزن %1 إلى %2</translation>
</message>
<message>
<source>Put the weights of %1 into a new random order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>وضع أوزان %1 في ترتيب عشوائي جديد</translation>
</message>
<message>
<source>All weights of %1 are equal: there is no other order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>كل أوزان %1 متساوية: لا يوجد ترتيب آخر</translation>
</message>
<message>
<source>Choose the class that is said instead</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>اختيار الصنف الذي يقال بدلًا منه</translation>
</message>
<message>
<source>Choose the token that the decoder writes at step %1 and reads at the next step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>اختيار الرمز الذي يكتبه المُفكِّك عند الخطوة %1 ويقرؤه في الخطوة التالية</translation>
</message>
<message>
<source>Divide the scores by a temperature: below 1 sharper, above 1 flatter</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>قسمة الدرجات على حرارة: أقل من 1 أحدّ، وأكثر من 1 أكثر تسطحًا</translation>
</message>
<message>
<source>Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter weights</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>قسمة درجات كل خطوة على √K = %1، كما يفعل Scaled dot: الدرجات نفسها، وأوزان أكثر تسطحًا</translation>
</message>
<message>
<source>Select the lane Dot: Scaled dot divides the same scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>حدّد المسار Dot: يقسم Scaled dot الدرجات نفسها على √K</translation>
</message>
<message>
<source>This lane is not shown</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>هذا المسار غير معروض</translation>
</message>
<message>
<source>Give step %1 the weights of this lane at the same step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء الخطوة %1 أوزان هذا المسار عند الخطوة نفسها</translation>
</message>
<message>
<source>Give step %1 the weights of another lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء الخطوة %1 أوزان مسار آخر</translation>
</message>
<message>
<source>No other lane that is shown has such a row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>لا مسار آخر معروضًا له صف كهذا</translation>
</message>
<message>
<source>Point at a source token first, or go to it with the arrow keys</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>أشر إلى رمز مصدر أولًا، أو انتقل إليه بمفاتيح الأسهم</translation>
</message>
<message>
<source>&amp;Zero Source Token %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>تصفي&amp;ر رمز المصدر %1</translation>
</message>
<message>
<source>Give %1 its annotation back</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعادة تمثيل %1 إليه</translation>
</message>
<message>
<source>Set the annotation of %1 to 0, so that nothing can be read there</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ضبط تمثيل %1 على 0، فلا يُقرأ منه شيء</translation>
</message>
<message>
<source>%1 has no attention: it reads one fixed vector, no single annotation</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 بلا انتباه: يقرأ متجهًا ثابتًا واحدًا، لا تمثيل مصدر بعينه</translation>
</message>
<message>
<source>S&amp;wap Source Token %1…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>ا&amp;ستبدال رمز المصدر %1…</translation>
</message>
<message>
<source>Replace %1 by another token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>وضع رمز آخر مكان %1</translation>
</message>
<message>
<source>the attention</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>الانتباه</translation>
</message>
<message>
<source>Take back the change of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>التراجع عن تغيير %1</translation>
</message>
<message>
<source>Give everything that %1 may read the same weight, in every row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء كل ما يجوز لـ %1 أن يقرأه الوزن نفسه، في كل صف</translation>
</message>
<message>
<source>Give all weight to the largest score, in every row of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعطاء كل الوزن لأكبر درجة، في كل صف من %1</translation>
</message>
<message>
<source>Let %1 add nothing</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>جعل %1 لا يضيف شيئًا</translation>
</message>
<message>
<source>Let each step read the steps after it in %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>السماح لكل خطوة بأن تقرأ الخطوات التي بعدها في %1</translation>
</message>
<message>
<source>Only the decoder's attention to its own output has a causal mask: choose one of its maps first</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>انتباه المُفكِّك إلى ناتجه الذاتي وحده له قناع سببي: اختر إحدى خرائطه أولًا</translation>
</message>
<message>
<source>Change every row of %1, or the order of the source</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>تغيير كل صفوف %1، أو ترتيب المصدر</translation>
</message>
<message>
<source>Let the source tokens stand at their own places again</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إعادة رموز المصدر إلى أماكنها</translation>
</message>
<message>
<source>Let the encoder take the source tokens to stand in a random order: what does it know from positions alone?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>جعل المُرمِّز يرى رموز المصدر في ترتيب عشوائي: ماذا يعرف من المواضع وحدها؟</translation>
</message>
<message>
<source>Remove all changes by hand at step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إزالة كل التغييرات اليدوية عند الخطوة %1</translation>
</message>
<message>
<source>Nothing was changed at this step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>لم يتغير شيء عند هذه الخطوة</translation>
</message>
<message>
<source>Remove all changes by hand in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إزالة كل التغييرات اليدوية في هذا المسار</translation>
</message>
<message>
<source>Nothing was changed in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>لم يتغير شيء في هذا المسار</translation>
</message>
<message>
<source>Remove all changes by hand in every lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>إزالة كل التغييرات اليدوية في كل المسارات</translation>
</message>
<message>
<source>Nothing was changed by hand</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>لم يُغيَّر شيء يدويًا</translation>
</message>
<message>
<source>uniform row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>صف منتظم</translation>
</message>
<message>
<source>hard row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>صف صلب</translation>
</message>
<message>
<source>shuffled row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>صف مخلوط</translation>
</message>
<message>
<source>Choose the row of another lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>اختيار صف مسار آخر</translation>
</message>
<message>
<source>%1 has no attention: there is no row to take</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 بلا انتباه: لا صف يؤخذ</translation>
</message>
<message>
<source>%1 shows a map with other axes: no row of another lane fits</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>يعرض %1 خريطة بمحاور أخرى: لا يلائمها صف من مسار آخر</translation>
</message>
<message>
<source>%1 shows a map with other axes: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>يعرض %1 خريطة بمحاور أخرى: الصف لا يلائم</translation>
</message>
<message>
<source>%1 cuts the text into %2 tokens, %3 into %4: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>يقسم %1 النص إلى %2 من الرموز، ويقسمه %3 إلى %4: الصف لا يناسبه</translation>
</message>
<message>
<source>%1 has no step %2</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ليست في %1 خطوة %2</translation>
</message>
<message>
<source>row of %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>صف من %1</translation>
</message>
<message>
<source>reset of a source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>إعادة ضبط رمز مصدر</translation>
</message>
<message>
<source>zeroed source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>تصفير رمز مصدر</translation>
</message>
<message>
<source>change of a map</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>تغيير خريطة</translation>
</message>
<message>
<source>The encoder of %1 has no position encodings</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>مُرمِّز %1 بلا ترميز للمواضع</translation>
</message>
<message>
<source>One token has no other order</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ليس لرمز واحد ترتيب آخر</translation>
</message>
<message>
<source>shuffled positions</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>خلط المواضع</translation>
</message>
<message>
<source>another token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>رمز آخر</translation>
</message>
<message>
<source>swapped source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>استبدال رمز مصدر</translation>
</message>
<message>
<source>scores divided by √K</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>قسمة الدرجات على √K</translation>
</message>
<message>
<source>temperature</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>الحرارة</translation>
</message>
<message>
<source>removal of “%1”</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>إزالة «%1»</translation>
</message>
<message>
<source>reset of a step</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>إعادة ضبط خطوة</translation>
</message>
<message>
<source>reset of a lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>إعادة ضبط مسار</translation>
</message>
<message>
<source>Changes by hand</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>التغييرات اليدوية</translation>
</message>
<message>
<source>Before and after the changes: p is the probability that the lane gives to its own output</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>قبل التغييرات وبعدها: p هو الاحتمال الذي يعطيه المسار لناتجه الذاتي</translation>
</message>
<message>
<source>Undo this change: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>التراجع عن هذا التغيير: %1</translation>
</message>
<message>
<source>1 change</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>تغيير واحد</translation>
</message>
<message numerus="yes">
<source>%1 changes</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>
<numerusform>لا تغييرات (%1)</numerusform>
<numerusform>تغيير واحد (%1)</numerusform>
<numerusform>تغييران (%1)</numerusform>
<numerusform>%1 تغييرات</numerusform>
<numerusform>%1 تغييرًا</numerusform>
<numerusform>%1 تغيير</numerusform>
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
<translation>تغييرات يدوية أخرى: اختر واحدًا للتراجع عنه</translation>
</message>
<message>
<source>More changes: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>تغييرات أخرى: %1</translation>
</message>
<message>
<source>row %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>الصف %1</translation>
</message>
<message>
<source>%1 has no attention: there is no map to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ليس في %1 انتباه: لا خريطة لتغييرها</translation>
</message>
<message>
<source>The weights that %1 shows are made of several maps. Choose one of these first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>الأوزان التي يعرضها %1 مركّبة من عدة خرائط. اختر إحداها أولًا</translation>
</message>
<message>
<source>%1 has no attention: there are no weights to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>ليس في %1 انتباه: لا أوزان لتغييرها</translation>
</message>
<message>
<source>Weights of words and of sentences cannot be given. Change the whole map instead</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>لا يمكن تحديد أوزان الكلمات والجمل. غيّر الخريطة كلها بدلًا من ذلك</translation>
</message>
<message>
<source>The weights that %1 shows cannot be given</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>لا يمكن تحديد الأوزان التي يعرضها %1</translation>
</message>
<message>
<source>Point at a weight of the map first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>أشر أولًا إلى وزن في الخريطة</translation>
</message>
<message>
<source>No windows yet</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>لا نوافذ بعد</translation>
</message>
<message>
<source>Word weights α%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>أوزان الكلمات α%1</translation>
</message>
<message>
<source>teacher forcing %1</source>
<extracomment>ui/train/branch_name.cpp</extracomment>
<translation>teacher forcing %1</translation>
</message>
<message>
<source>PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)</source>
<extracomment>ui/figures/picture_file.cpp</extracomment>
<translation>صورة PNG (*.png);;رسم SVG (*.svg);;صفحة PDF (*.pdf)</translation>
</message>
<message>
<source>What the lanes learn: a generated task, whose true alignment is known, or texts of your own. Another task brings its usual settings.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ما تتعلّمه المسارات: مهمة مولَّدة محاذاتها الحقيقية معروفة، أو نصوصك الخاصة. ولكل مهمة إعداداتها المعتادة التي تأتي معها.</translation>
</message>
<message>
<source>Files, lengths, vocabularies and tokenisers of your own texts, with a preview.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ملفات نصوصك الخاصة وأطوالها ومفرداتها ومُجزِّئاتها، مع معاينة.</translation>
</message>
<message>
<source>Pairs</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الأزواج</translation>
</message>
<message>
<source>How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد أزواج الجمل للتدريب. من نصوصك الخاصة تؤخذ الأولى؛ و0 يأخذ الكل.</translation>
</message>
<message>
<source>Held out</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>المحجوزة</translation>
</message>
<message>
<source>Pairs that are never trained on: loss, exact match and alignment error are measured on them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أزواج لا يُدرَّب عليها أبدًا: تُقاس عليها الخسارة والتطابق التام وخطأ المحاذاة.</translation>
</message>
<message>
<source>Shortest and longest source of the task, in its own unit.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أقصر مصدر وأطول مصدر في المهمة، بوحدتها.</translation>
</message>
<message>
<source>Cell</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/window/gestures.cpp</extracomment>
<translation>الخلية</translation>
</message>
<message>
<source>Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than the plain RNN. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الخلية التكرارية في المُرمِّز والمُفكِّك: تحتفظ GRU وLSTM بما تقرآنه مدة أطول من RNN البسيطة. تُضبط هنا لكل المسارات.</translation>
</message>
<message>
<source>Wiring</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>التوصيل</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step and feeds the context into the cell; Luong looks with the state after it. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينظر Bahdanau بالحالة التي قبل الخطوة ويُدخل السياق إلى الخلية؛ وينظر Luong بالحالة التي بعدها. يُضبط هنا لكل المسارات.</translation>
</message>
<message>
<source>Bidirectional</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ثنائي الاتجاه</translation>
</message>
<message>
<source>The encoder reads the source forwards and backwards, so that an annotation knows what stands on both sides of it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>يقرأ المُرمِّز المصدر من أوله ومن آخره، فيعرف تمثيل المصدر ما على جانبيه.</translation>
</message>
<message>
<source>Hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>المخفي</translation>
</message>
<message>
<source>Size of the decoder's state. The encoder follows while the annotations have the same size; dot, scaled dot and content need equal sizes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حجم حالة المُفكِّك. يتبعه المُرمِّز ما دام لتمثيلات المصدر الحجم نفسه؛ وتتطلّب dot وscaled dot وcontent حجمين متساويين.</translation>
</message>
<message>
<source>Encoder hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>مخفي المُرمِّز</translation>
</message>
<message>
<source>Size of the encoder's state in each direction. An annotation joins the states of all directions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حجم حالة المُرمِّز في كل اتجاه. ويضمّ تمثيل المصدر حالات كل الاتجاهات.</translation>
</message>
<message>
<source>Embedding</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>التضمين</translation>
</message>
<message>
<source>Size of the vector of a source token. The target's size follows while both are equal.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حجم متجه رمز المصدر. ويتبعه حجم الهدف ما داما متساويين.</translation>
</message>
<message>
<source>Target embedding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تضمين الهدف</translation>
</message>
<message>
<source>Size of the vector of a target token.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حجم متجه رمز الهدف.</translation>
</message>
<message>
<source>Attention size</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حجم الانتباه</translation>
</message>
<message>
<source>Width of the hidden layer of additive and key · query scores and of local predictive spans. Other scores and spans do not use it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عرض الطبقة المخفية في درجات additive وkey · query وفي النطاقات المحلية التنبؤية. ولا تستخدمه الدرجات والنطاقات الأخرى.</translation>
</message>
<message>
<source>Layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الطبقات</translation>
</message>
<message>
<source>Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>طبقات المُرمِّز التكرارية، بعضها فوق بعض. ويتبعه المُفكِّك ما دام له العدد نفسه.</translation>
</message>
<message>
<source>Decoder layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>طبقات المُفكِّك</translation>
</message>
<message>
<source>Recurrent layers of the decoder, one above the other.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>طبقات المُفكِّك التكرارية، بعضها فوق بعض.</translation>
</message>
<message>
<source>Bridge</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الجسر</translation>
</message>
<message>
<source>How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy (one direction of the same size).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>كيف تنشأ حالة المُفكِّك الأولى من المُرمِّز: tanh لتحويل متعلَّم، أو نسخ (اتجاه واحد بالحجم نفسه).</translation>
</message>
<message>
<source>Learning rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>معدل التعلّم</translation>
</message>
<message>
<source>Learning rate: how far one update moves. Too high and the loss jumps or diverges, too low and nothing happens for long.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>معدل التعلّم: مقدار ما يتحرّكه التحديث الواحد. إن كان كبيرًا جدًا قفزت الخسارة أو تباعدت، وإن كان صغيرًا جدًا لم يحدث شيء مدة طويلة.</translation>
</message>
<message>
<source>Final rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>المعدل النهائي</translation>
</message>
<message>
<source>Learning rate of the last update. The rate falls to this value.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>معدل التعلّم لآخر تحديث. ينخفض المعدل إلى هذه القيمة.</translation>
</message>
<message>
<source>Fall</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الانخفاض</translation>
</message>
<message>
<source>How the rate falls: along half a cosine, along a line, not at all, or with one over the root of the update, whatever the final rate.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>كيف ينخفض المعدل: على نصف موجة جيب تمام، أو على خط مستقيم، أو لا ينخفض، أو بمقلوب جذر رقم التحديث أيًا كان المعدل النهائي.</translation>
</message>
<message>
<source>Warm-up</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الإحماء</translation>
</message>
<message>
<source>Number of updates in which the rate rises from 0.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد التحديثات التي يرتفع فيها المعدل من 0.</translation>
</message>
<message>
<source>Clip norm</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>معيار القصّ</translation>
</message>
<message>
<source>A longer gradient is shortened to this length, so that no single batch spoils the weights; 0 does not clip.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>يُقصَّر التدرّج الأطول إلى هذا الطول، كي لا تُفسد دفعة واحدة الأوزان؛ و0 لا يقصّ.</translation>
</message>
<message>
<source>Adam, β₁</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam، β₁</translation>
</message>
<message>
<source>How much of the mean gradient is kept from update to update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ما يُحتفظ به من متوسط التدرّج من تحديث إلى تحديث.</translation>
</message>
<message>
<source>Adam, β₂</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam، β₂</translation>
</message>
<message>
<source>How much of the mean squared gradient is kept.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ما يُحتفظ به من متوسط مربع التدرّج.</translation>
</message>
<message>
<source>Adam, ε</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam، ε</translation>
</message>
<message>
<source>Keeps steps bounded where gradients vanish.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>يُبقي الخطوات محدودة حيث تتلاشى التدرّجات.</translation>
</message>
<message>
<source>Batch</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الدفعة</translation>
</message>
<message>
<source>Pairs in one update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الأزواج في تحديث واحد.</translation>
</message>
<message>
<source>Dropout</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>dropout</translation>
</message>
<message>
<source>Share of the activations that each update leaves out, from 0 to below 1. It helps when there are few pairs.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>نسبة التنشيطات التي يُسقطها كل تحديث، من 0 إلى ما دون 1. يفيد حين تكون الأزواج قليلة.</translation>
</message>
<message>
<source>Label smoothing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تنعيم الوسوم</translation>
</message>
<message>
<source>Share of the right token's probability that updates ask to spread over all tokens, from 0 to below 1. Measured losses are without it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>نسبة احتمال الرمز الصحيح التي تطلب التحديثات توزيعها على كل الرموز، من 0 إلى ما دون 1. والخسائر المقيسة من دونها.</translation>
</message>
<message>
<source>Own sizes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أحجام خاصة</translation>
</message>
<message>
<source>Whether this lane has sizes and layers of its own, instead of those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>هل لهذا المسار أحجام وطبقات خاصة به، بدل ما في التشغيل.</translation>
</message>
<message>
<source>Own training</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تدريب خاص</translation>
</message>
<message>
<source>Whether this lane has an optimiser, a schedule, a batch and a number of updates of its own, instead of those of the run. Its pairs and the seed are those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>هل لهذا المسار مُحسِّن وجدول ودفعة وعدد تحديثات خاصة به، بدل ما في التشغيل. أما أزواجه وبذرته فهي أزواج التشغيل وبذرته.</translation>
</message>
<message>
<source>Teacher forcing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>teacher forcing</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right last token rather than its own, from 0 to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>نسبة الخطوات التي يقرأ فيها المُفكِّك الرمز السابق الصحيح بدل رمزه هو، من 0 إلى 1.</translation>
</message>
<message>
<source>Hard: entropy</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>صلب: الإنتروبيا</translation>
</message>
<message>
<source>For lanes with a hard span: how much they are rewarded for trying other positions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>للمسارات ذات النطاق الصلب: مقدار مكافأتها على تجريب مواضع أخرى.</translation>
</message>
<message>
<source>Hard: baseline</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>صلب: خط الأساس</translation>
</message>
<message>
<source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>للمسارات ذات النطاق الصلب: يُقارن كل سحب بمتوسط الخسارة، وعند كل تحديث تُستبقى هذه النسبة من المتوسط.</translation>
</message>
<message>
<source>Updates</source>
<extracomment>core/compare/figures.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>التحديثات</translation>
</message>
<message>
<source>The run ends after so many updates.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينتهي التشغيل بعد هذا العدد من التحديثات.</translation>
</message>
<message>
<source>Stop at exact</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>التوقف عند التطابق</translation>
</message>
<message>
<source>A lane ends as soon as this share of the held-out outputs is completely right, from 0 (never) to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينتهي المسار حالما تصبح هذه النسبة من النواتج المحجوزة صحيحة تمامًا، من 0 (أبدًا) إلى 1.</translation>
</message>
<message>
<source>Stop at loss</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>التوقف عند خسارة</translation>
</message>
<message>
<source>A lane ends as soon as its held-out loss is not above this; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينتهي المسار حالما لا تزيد خسارته على الأزواج المحجوزة عن هذه القيمة؛ 0: أبدًا.</translation>
</message>
<message>
<source>Stop after s</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>التوقف بعد (ث)</translation>
</message>
<message>
<source>A lane ends after so many seconds of its own updates; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينتهي المسار بعد هذا العدد من الثواني في تحديثاته هو؛ 0: أبدًا.</translation>
</message>
<message>
<source>Patience</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الصبر</translation>
</message>
<message>
<source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينتهي المسار بعد هذا العدد من القياسات المتتالية بلا خسارة أقل على الأزواج المحجوزة، ويحتفظ بأفضل أوزانه؛ 0: أبدًا.</translation>
</message>
<message>
<source>Measure every</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>القياس كل</translation>
</message>
<message>
<source>Updates between measurements; 0: twenty in the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد التحديثات بين القياسات؛ 0: عشرون قياسًا في التشغيل.</translation>
</message>
<message>
<source>Seed</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>البذرة</translation>
</message>
<message>
<source>Start of all random numbers: initial weights, pairs and batches. The same seed gives the same run, another seed gives another run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>بداية كل الأعداد العشوائية: الأوزان الأولى والأزواج والدفعات. البذرة نفسها تعطي التشغيل نفسه، وبذرة أخرى تعطي تشغيلًا آخر.</translation>
</message>
<message>
<source>Threads per lane</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الخيوط لكل مسار</translation>
</message>
<message>
<source>Processors that one lane uses. With as many lanes as processors, 1 is best.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد المعالجات التي يستخدمها المسار الواحد. إن تساوى عدد المسارات والمعالجات فالأفضل 1.</translation>
</message>
<message>
<source>Files</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الملفات</translation>
</message>
<message>
<source>One file with a tab between source and target in each line, or two files that match line by line.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ملف واحد يفصل فيه حرف جدولة بين المصدر والهدف في كل سطر، أو ملفان متطابقان سطرًا بسطر.</translation>
</message>
<message>
<source>Swap sides</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تبديل الطرفين</translation>
</message>
<message>
<source>Translates the other way: the first column, or the source file, becomes the target.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الترجمة في الاتجاه الآخر: يصبح العمود الأول، أو ملف المصدر، هدفًا.</translation>
</message>
<message>
<source>Targets are classes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الأهداف أصناف</translation>
</message>
<message>
<source>Each target is a label of one word. In a file with tabs it stands first, before the text. Lanes then give one class.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>كل هدف وسم من كلمة واحدة. في ملف بحروف جدولة يأتي أولًا، قبل النص. وتعطي المسارات عندئذ صنفًا واحدًا.</translation>
</message>
<message>
<source>Held-out part</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الجزء المحجوز</translation>
</message>
<message>
<source>Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أي الأزواج تُحجز للقياس: مسحوبة بالبذرة، أو الأخيرة، أو من ملفات خاصة بها.</translation>
</message>
<message>
<source>Tokens per side</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الرموز لكل طرف</translation>
</message>
<message>
<source>Shortest and longest side of a pair. Other pairs are left out.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أقصر طرف وأطول طرف في الزوج. وتُستبعد الأزواج الأخرى.</translation>
</message>
<message>
<source>Vocabulary</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>المفردات</translation>
</message>
<message>
<source>How many of the most frequent tokens of each side are known. The others become &lt;unk&gt;; 0 knows all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد الرموز الأكثر تكرارًا المعروفة من كل طرف. وتصبح البقية &lt;unk&gt;؛ و0 يعرف الكل.</translation>
</message>
<message>
<source>At least</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>على الأقل</translation>
</message>
<message>
<source>How often a token must occur in the training pairs to be known.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>كم مرة يجب أن يرد الرمز في أزواج التدريب ليكون معروفًا.</translation>
</message>
<message>
<source>Same for both</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>نفسه للطرفين</translation>
</message>
<message>
<source>The target is cut like the source. Each side still learns its own pieces.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>يُقسَم الهدف كالمصدر. ويظل كل طرف يتعلّم أجزاءه الخاصة.</translation>
</message>
<message>
<source>Tokeniser</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>المُجزِّئ</translation>
</message>
<message>
<source>What a text is cut into: characters, words, learnt pieces of words, or what stands between blanks.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ما يُقسَم إليه النص: حروف، أو كلمات، أو أجزاء كلمات متعلَّمة، أو ما بين الفراغات.</translation>
</message>
<message>
<source>Small letters</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>حروف صغيرة</translation>
</message>
<message>
<source>Capitals are read as small letters: fewer tokens, but outputs are without capitals.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تُقرأ الحروف الكبيرة صغيرة: رموز أقل، لكن النواتج تخلو من الحروف الكبيرة.</translation>
</message>
<message>
<source>Pieces</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الأجزاء</translation>
</message>
<message>
<source>How many pieces of words are learnt.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد أجزاء الكلمات التي تُتعلَّم.</translation>
</message>
<message>
<source>Learnt by</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>طريقة التعلّم</translation>
</message>
<message>
<source>unigram: the most likely pieces; bpe: the most frequent pairs are joined.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>unigram: الأجزاء الأكثر احتمالًا؛ bpe: تُدمج الأزواج الأكثر تكرارًا.</translation>
</message>
<message>
<source>Score</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الدرجة</translation>
</message>
<message>
<source>How well a position fits the state: the lane's score function.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>مدى ملاءمة الموضع للحالة: دالة الدرجات في المسار.</translation>
</message>
<message>
<source>Where the lane may look: everywhere (global), near a position (local), or at one drawn position (hard).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>أين يمكن للمسار أن ينظر: في كل مكان (شامل)، أو قرب موضع (محلي)، أو في موضع واحد مسحوب (صلب).</translation>
</message>
<message>
<source>Window</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>النافذة</translation>
</message>
<message>
<source>How far to each side of its centre a local span looks, in tokens.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>إلى أي بُعد من مركزه ينظر النطاق المحلي على كل جانب، بالرموز.</translation>
</message>
<message>
<source>How many positions the location score has weights for. It sees nothing beyond them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>عدد المواضع التي لدرجة location أوزان لها. ولا ترى شيئًا وراءها.</translation>
</message>
<message>
<source>Activation</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>التنشيط</translation>
</message>
<message>
<source>Function g of the additive score.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الدالة g في درجة additive.</translation>
</message>
<message>
<source>Bias</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الانحياز</translation>
</message>
<message>
<source>The additive score adds a learnt bias before g.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تضيف درجة additive انحيازًا متعلَّمًا قبل g.</translation>
</message>
<message>
<source>Learned β</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>β متعلَّمة</translation>
</message>
<message>
<source>The strength β of the content score is learnt; without it weights stay flat.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تُتعلَّم الشدة β لدرجة content؛ ومن دونها تبقى الأوزان مستوية.</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step, Luong with the state after it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>ينظر Bahdanau بالحالة التي قبل الخطوة، وLuong بالحالة التي بعدها.</translation>
</message>
<message>
<source>Input feeding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>تغذية المدخل</translation>
</message>
<message>
<source>Luong's decoder reads its last attentional vector with the next token, so that it knows where it has looked.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>يقرأ مُفكِّك Luong آخر متجه انتباه له مع الرمز التالي، فيعرف أين نظر.</translation>
</message>
<message>
<source>Recurrent cell of this lane's encoder and decoder.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>الخلية التكرارية في مُرمِّز هذا المسار ومُفكِّكه.</translation>
</message>
<message>
<source>update %1 of the run</source>
<extracomment>ui/step/session/start/startup.cpp</extracomment>
<translation>التحديث %1 من التشغيل</translation>
</message>
<message>
<source>Reset the run to choose another task</source>
<extracomment>ui/train/train_wiring.cpp</extracomment>
<translation>أعد ضبط التشغيل لاختيار مهمة أخرى</translation>
</message>
<message>
<source>Every step computes one weight for each source token in every lane with attention: m·T weights for the whole output. Click to see the counts and times of each lane.</source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>تحسب كل خطوة وزنًا واحدًا لكل رمز مصدر في كل مسار ذي انتباه: m·T من الأوزان للناتج كله. انقر لعرض أعداد كل مسار وأزمنته.</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2 · </source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>حتى الآن: متوسط الإنتروبيا %1، AER %2 · </translation>
</message>
<message>
<source>h: the annotation of a source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h: تمثيل رمز مصدر</translation>
</message>
<message>
<source>e: the score of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>e: درجة كل رمز مصدر</translation>
</message>
<message>
<source>α: the weight of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>α: وزن كل رمز مصدر</translation>
</message>
<message>
<source>p: where the span looks</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>p: إلى أين ينظر النطاق</translation>
</message>
<message>
<source>s: the query, a state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: الاستعلام، حالة من حالات المُفكِّك</translation>
</message>
<message>
<source>s: the new state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: الحالة الجديدة للمُفكِّك</translation>
</message>
<message>
<source>s: the state of the decoder before this step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s: حالة المُفكِّك قبل هذه الخطوة</translation>
</message>
<message>
<source>c: the context, the mean of the annotations by their weights</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>c: السياق، متوسط تمثيلات المصدر بحسب أوزانها</translation>
</message>
<message>
<source>E y: the learned vector of the last token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E y: المتجه المتعلَّم للرمز الأخير</translation>
</message>
<message>
<source>h̃: the attentional vector</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃: متجه الانتباه</translation>
</message>
<message>
<source>h̃: the attentional vector of the step before, fed back</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃: متجه الانتباه للخطوة السابقة، معادًا إلى المدخل</translation>
</message>
<message>
<source>κ: learned, the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>κ: متعلَّمة، قوة جيب التمام</translation>
</message>
<message>
<source>W: learned, the cell's matrices</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: متعلَّمة، مصفوفات الخلية</translation>
</message>
<message>
<source>Wₐ: learned, attention.W_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₐ: متعلَّمة، attention.W_a</translation>
</message>
<message>
<source>vₐ: learned, attention.v_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>vₐ: متعلَّم، attention.v_a</translation>
</message>
<message>
<source>bₐ: learned, attention.b_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₐ: متعلَّم، attention.b_a</translation>
</message>
<message>
<source>W_K: learned, attention.W_K</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_K: متعلَّمة، attention.W_K</translation>
</message>
<message>
<source>W_Q: learned, attention.W_Q</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_Q: متعلَّمة، attention.W_Q</translation>
</message>
<message>
<source>W_p: learned, attention.W_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_p: متعلَّمة، attention.W_p</translation>
</message>
<message>
<source>v_p: learned, attention.v_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>v_p: متعلَّم، attention.v_p</translation>
</message>
<message>
<source>W_c: learned, attentional.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_c: متعلَّمة، attentional.weight</translation>
</message>
<message>
<source>Wₒ: learned, output.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₒ: متعلَّمة، output.weight</translation>
</message>
<message>
<source>bₒ: learned, output.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₒ: متعلَّم، output.bias</translation>
</message>
<message>
<source>W_b: learned, bridge.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_b: متعلَّمة، bridge.weight</translation>
</message>
<message>
<source>b_b: learned, bridge.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b_b: متعلَّم، bridge.bias</translation>
</message>
<message>
<source>W: learned, the cell's weight_ih, for what it reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: متعلَّمة، weight_ih للخلية، لما تقرؤه</translation>
</message>
<message>
<source>b: learned, the cell's bias_ih</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b: متعلَّم، bias_ih للخلية</translation>
</message>
<message>
<source>W: learned, the cell's weight_hh, for its state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W: متعلَّمة، weight_hh للخلية، لحالتها السابقة</translation>
</message>
<message>
<source>b: learned, the cell's bias_hh</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b: متعلَّم، bias_hh للخلية</translation>
</message>
<message>
<source>x: what the cell reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>x: ما تقرؤه الخلية</translation>
</message>
<message>
<source>E w: the learned vector of the source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E w: المتجه المتعلَّم لرمز المصدر</translation>
</message>
<message>
<source>the state of the layer below</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>حالة الطبقة التي تحتها</translation>
</message>
<message>
<source>h: the state at the position that was read before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h: الحالة عند الموضع الذي قُرئ قبل هذا</translation>
</message>
<message>
<source>r: the reset gate, how much of the state before the candidate sees</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>r: بوابة إعادة الضبط، كم يرى المرشَّح من الحالة السابقة</translation>
</message>
<message>
<source>z: the update gate, how much of the state before is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>z: بوابة التحديث، كم يُبقى من الحالة السابقة</translation>
</message>
<message>
<source>n: the candidate for the new state</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>n: المرشَّح للحالة الجديدة</translation>
</message>
<message>
<source>1 − z: how much of the candidate is taken</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>‎1 − z: كم يؤخذ من المرشَّح</translation>
</message>
<message>
<source>a: the candidate's part from the state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>a: جزء المرشَّح الآتي من الحالة السابقة</translation>
</message>
<message>
<source>i: the input gate, how much of the candidate is remembered</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>i: بوابة الإدخال، كم يُتذكَّر من المرشَّح</translation>
</message>
<message>
<source>f: the forget gate, how much of the memory is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>f: بوابة النسيان، كم يُبقى من الذاكرة</translation>
</message>
<message>
<source>g: the candidate for the memory</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>g: المرشَّح للذاكرة</translation>
</message>
<message>
<source>o: the output gate, how much of the memory is shown</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>o: بوابة الإخراج، كم يُظهَر من الذاكرة</translation>
</message>
<message>
<source>m: the memory of the cell</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m: ذاكرة الخلية</translation>
</message>
<message>
<source>m: the memory of the cell before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m: ذاكرة الخلية السابقة</translation>
</message>
<message>
<source>tanh(m): the memory, between −1 and 1</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>tanh(m): الذاكرة، بين ‎−1 و1</translation>
</message>
<message>
<source>the annotation times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>تمثيل المصدر مضروبًا في مصفوفته</translation>
</message>
<message>
<source>the length of the query</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>طول الاستعلام</translation>
</message>
<message>
<source>the length of the annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>طول تمثيل المصدر</translation>
</message>
<message>
<source>the product of both lengths, never 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>جداء الطولين، ولا يكون 0 أبدًا</translation>
</message>
<message>
<source>the cosine between query and annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>جيب التمام بين الاستعلام وتمثيل المصدر</translation>
</message>
<message>
<source>β: the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>β: قوة جيب التمام</translation>
</message>
<message>
<source>the distance from the window's centre, both counted from 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>المسافة عن مركز النافذة، وكلاهما معدود من 0</translation>
</message>
<message>
<source>the window's factor: less, the farther from its centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>عامل النافذة: يقل كلما ابتعد عن مركزها</translation>
</message>
<message>
<source>the largest score of the step, divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>أكبر درجة في الخطوة، مقسومة على الحرارة</translation>
</message>
<message>
<source>the exponential of the score, less the largest one, both divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>أُسّية الدرجة ناقص أكبر درجة، وكلتاهما مقسومة على الحرارة</translation>
</message>
<message>
<source>the sum of all exponentials of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>مجموع كل الأُسّيات في الخطوة</translation>
</message>
<message>
<source>the share of this exponential in the sum of all</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>نسبة هذه الأُسّية من مجموعها كلها</translation>
</message>
<message>
<source>the logit of a token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>‏logit لرمز</translation>
</message>
<message>
<source>the largest logit of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>أكبر logit في الخطوة</translation>
</message>
<message>
<source>the exponential of a token's logit, less the largest one</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>أُسّية logit الرمز ناقص الأكبر</translation>
</message>
<message>
<source>the sum of these exponentials over all tokens</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>مجموع هذه الأُسّيات على كل الرموز</translation>
</message>
<message>
<source>the logarithm of that sum</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>لوغاريتم ذلك المجموع</translation>
</message>
<message>
<source>Heatmap and lines</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الخريطة الحرارية والخطوط</translation>
</message>
<message>
<source>Cell or bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خلية أو شريط</translation>
</message>
<message>
<source>Point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الإشارة</translation>
</message>
<message>
<source>Its weight, and its token in every lane and stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>وزنه، ورمزه في كل مسار ومرحلة</translation>
</message>
<message>
<source>Row or line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>صف أو خط</translation>
</message>
<message>
<source>Click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر</translation>
</message>
<message>
<source>Select the lane and go to this step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تحديد المسار والانتقال إلى هذه الخطوة</translation>
</message>
<message>
<source>Double-click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر مزدوج</translation>
</message>
<message>
<source>Why this weight? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>لماذا هذا الوزن؟ يفتح حسابه</translation>
</message>
<message>
<source>Bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>شريط</translation>
</message>
<message>
<source>Drag up or down</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>سحب إلى أعلى أو أسفل</translation>
</message>
<message>
<source>Set its weight by hand; what follows is decoded anew</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>ضبط وزنه يدويًا؛ ويُفك ترميز ما يليه من جديد</translation>
</message>
<message>
<source>Cell, bar or row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خلية أو شريط أو صف</translation>
</message>
<message>
<source>Right-click, Shift+F10</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر باليمين، Shift+F10</translation>
</message>
<message>
<source>Menu of what can be changed: row, token, source token, temperature</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>قائمة بما يمكن تغييره: الصف، الرمز، رمز المصدر، الحرارة</translation>
</message>
<message>
<source>Cells</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الخلايا</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+العجلة</translation>
</message>
<message>
<source>Larger or smaller cells in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خلايا أكبر أو أصغر في كل المسارات</translation>
</message>
<message>
<source>Long sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>جملة طويلة</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>العجلة، Shift+العجلة</translation>
</message>
<message>
<source>Scroll up and down, sideways</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>التمرير إلى أعلى وأسفل، وجانبًا</translation>
</message>
<message>
<source>Drag, or drag by the middle button</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>سحب، أو سحب بالزر الأوسط</translation>
</message>
<message>
<source>Scroll it by hand</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تمريرها باليد</translation>
</message>
<message>
<source>With the focus</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>مع التركيز</translation>
</message>
<message>
<source>← →,  ↑ ↓</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← →,  ↑ ↓</translation>
</message>
<message>
<source>Point at the next source token, go to the next step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الإشارة إلى رمز المصدر التالي، الانتقال إلى الخطوة التالية</translation>
</message>
<message>
<source>+,  −</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>+,  −</translation>
</message>
<message>
<source>More or less weight for the source token that is pointed at: moves its bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>زيادة وزن رمز المصدر المشار إليه أو إنقاصه: يحرّك شريطه</translation>
</message>
<message>
<source>While guessing (Ctrl+G)</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>أثناء التخمين (Ctrl+G)</translation>
</message>
<message>
<source>Click on a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر على عمود</translation>
</message>
<message>
<source>The guess of what the next step looks at most</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تخمين أكثر ما تنظر إليه الخطوة التالية</translation>
</message>
<message>
<source>Table of maps</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>جدول الخرائط</translation>
</message>
<message>
<source>Map</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خريطة</translation>
</message>
<message>
<source>Look at it: the large picture shows it until the pointer leaves</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>النظر إليها: تعرضها الصورة الكبيرة إلى أن يغادرها المؤشر</translation>
</message>
<message>
<source>The lane shows it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>يعرضها المسار</translation>
</message>
<message>
<source>← → ↑ ↓,  Enter,  Esc</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Enter,  Esc</translation>
</message>
<message>
<source>Look at the next map, show it, go back to the one that is shown</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>النظر إلى الخريطة التالية، عرضها، العودة إلى الخريطة المعروضة</translation>
</message>
<message>
<source>Documents</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>المستندات</translation>
</message>
<message>
<source>Word</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>كلمة</translation>
</message>
<message>
<source>Its exact weight, in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>وزنها الدقيق، في كل مسار</translation>
</message>
<message>
<source>Menu of what can be changed</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>قائمة بما يمكن تغييره</translation>
</message>
<message>
<source>Long text</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نص طويل</translation>
</message>
<message>
<source>Wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>العجلة</translation>
</message>
<message>
<source>Scroll it in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تمريره في كل المسارات</translation>
</message>
<message>
<source>Larger or smaller letters in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>حروف أكبر أو أصغر في كل المسارات</translation>
</message>
<message>
<source>Point at the next word, at the line above or below</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الإشارة إلى الكلمة التالية، أو إلى السطر الأعلى أو الأسفل</translation>
</message>
<message>
<source>Source and output</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>المصدر والناتج</translation>
</message>
<message>
<source>Its column or row in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عموده أو صفه في كل مسار</translation>
</message>
<message>
<source>Output token</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>رمز الناتج</translation>
</message>
<message>
<source>Go to its step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الانتقال إلى خطوته</translation>
</message>
<message>
<source>Menu of what can be changed: zero or swap it, let the decoder say another one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>قائمة بما يمكن تغييره: تصفيره أو استبداله، أو جعل المُفكِّك يقول رمزًا آخر</translation>
</message>
<message>
<source>Scroll it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تمريره</translation>
</message>
<message>
<source>Counts</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الأعداد</translation>
</message>
<message>
<source>Number</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عدد</translation>
</message>
<message>
<source>Why this number? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>لماذا هذا العدد؟ يفتح حسابه</translation>
</message>
<message>
<source>Title of a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عنوان مرحلة</translation>
</message>
<message>
<source>This stage stands out; a second click makes all alike</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تبرز هذه المرحلة؛ ونقرة ثانية تسوّي بين الكل</translation>
</message>
<message>
<source>Elsewhere in a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>موضع آخر في مرحلة</translation>
</message>
<message>
<source>All numbers of the stage as a table</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>كل أعداد المرحلة في جدول</translation>
</message>
<message>
<source>Symbol of a formula</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>رمز في صيغة</translation>
</message>
<message>
<source>What it stands for lights up</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>يضيء ما يدل عليه</translation>
</message>
<message>
<source>Why?</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>لماذا؟</translation>
</message>
<message>
<source>Number of the arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عدد في الحساب</translation>
</message>
<message>
<source>Click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر، Enter</translation>
</message>
<message>
<source>Its own arithmetic; Alt+← goes back</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>حسابه هو؛ وAlt+← للعودة</translation>
</message>
<message>
<source>Select it: its path, attention rows and coverage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تحديده: تسلسله وصفوف انتباهه وتغطيته</translation>
</message>
<message>
<source>Double-click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر مزدوج، Enter</translation>
</message>
<message>
<source>Make its path the decoded one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>جعل تسلسله هو ناتج فك الترميز</translation>
</message>
<message>
<source>Ground</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الخلفية</translation>
</message>
<message>
<source>Drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>سحب</translation>
</message>
<message>
<source>Move the tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تحريك الشجرة</translation>
</message>
<message>
<source>Tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الشجرة</translation>
</message>
<message>
<source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+العجلة، Ctrl++، Ctrl+−</translation>
</message>
<message>
<source>Draw it larger or smaller</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>رسمها أكبر أو أصغر</translation>
</message>
<message>
<source>Ctrl+9,  Ctrl+0</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+9,  Ctrl+0</translation>
</message>
<message>
<source>Draw all of it; draw it in its usual size</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>رسمها كلها؛ رسمها بحجمها المعتاد</translation>
</message>
<message>
<source>← → ↑ ↓,  Home,  End</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Home,  End</translation>
</message>
<message>
<source>The token before, after, of the same step; the ends of the path</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الرمز السابق، التالي، من الخطوة نفسها؛ طرفا التسلسل</translation>
</message>
<message>
<source>Charts of training</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>مخططات التدريب</translation>
</message>
<message>
<source>Chart</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>مخطط</translation>
</message>
<message>
<source>Read all lanes at this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>قراءة كل المسارات عند هذا التحديث</translation>
</message>
<message>
<source>Take every lane back to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>إعادة كل مسار إلى هذا التحديث</translation>
</message>
<message>
<source>Zoom in and out at the pointer</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>التكبير والتصغير عند المؤشر</translation>
</message>
<message>
<source>Drag, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>سحب، Shift+العجلة</translation>
</message>
<message>
<source>Move along the updates</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>التحرك على التحديثات</translation>
</message>
<message>
<source>All updates again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>كل التحديثات من جديد</translation>
</message>
<message>
<source>Lane of the legend</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>مسار في وسيلة الإيضاح</translation>
</message>
<message>
<source>Select the lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>تحديد المسار</translation>
</message>
<message>
<source>Ctrl+click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+نقر</translation>
</message>
<message>
<source>Hide its curves, or show them</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>إخفاء منحنياته أو إظهارها</translation>
</message>
<message>
<source>Time line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خط الزمن</translation>
</message>
<message>
<source>Track</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الشريط الزمني</translation>
</message>
<message>
<source>Click, drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر، سحب</translation>
</message>
<message>
<source>Take every lane to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقل كل مسار إلى هذا التحديث</translation>
</message>
<message>
<source>The next snapshot</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>اللقطة التالية</translation>
</message>
<message>
<source>Table of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>جدول الجمل</translation>
</message>
<message>
<source>Head of a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>رأس عمود</translation>
</message>
<message>
<source>Sort by it; a second click turns the order</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الفرز بحسبه؛ ونقرة ثانية تعكس الترتيب</translation>
</message>
<message>
<source>Row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>صف</translation>
</message>
<message>
<source>Show this sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عرض هذه الجملة</translation>
</message>
<message>
<source>Open this sentence in Step mode, where a model is open</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>فتح هذه الجملة في وضع الخطوات، إن كان نموذج مفتوحًا</translation>
</message>
<message>
<source>Choose the columns, or one to sort by</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>اختيار الأعمدة، أو العمود الذي يُرتَّب حسبه</translation>
</message>
<message>
<source>Charts of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>مخططات الجمل</translation>
</message>
<message>
<source>Bar or point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>شريط أو نقطة</translation>
</message>
<message>
<source>Keep the sentences of this bar; show the sentence of this point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>إبقاء جمل هذا الشريط؛ عرض جملة هذه النقطة</translation>
</message>
<message>
<source>Keep the sentences within; a click beside them keeps all again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>إبقاء الجمل التي في الداخل؛ ونقرة بجانبها تُبقي الكل من جديد</translation>
</message>
<message>
<source>Known links</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>الروابط المعروفة</translation>
</message>
<message>
<source>Cell, while editing</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>خلية، أثناء التحرير</translation>
</message>
<message>
<source>Click, Space</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>نقر، مسافة</translation>
</message>
<message>
<source>No link, a sure one, a possible one, in turn</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>لا رابط، رابط مؤكد، رابط محتمل، بالتناوب</translation>
</message>
<message>
<source>Presenter view</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عرض المُقدِّم</translation>
</message>
<message>
<source>Black screen</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>شاشة سوداء</translation>
</message>
<message>
<source>Any key or click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>أي مفتاح أو نقرة</translation>
</message>
<message>
<source>Show the lanes again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>عرض المسارات من جديد</translation>
</message>
<message>
<source>did you mean "%1"?</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>هل تقصد «%1»؟</translation>
</message>
<message>
<source>possible: %1.</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>الممكن: %1.</translation>
</message>
<message>
<source>%1 should be %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp, core/train/recipes/recipe.cpp</extracomment>
<translation>ينبغي أن يكون %1 %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be from %2 to %3, found %4.</source>
<extracomment>core/base/value_checks.cpp, core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_pictures.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>ينبغي أن يكون %1 من %2 إلى %3، لكن الموجود %4.</translation>
</message>
<message>
<source>%1 should be one of %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_json.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>ينبغي أن يكون %1 أحد هذه: %2، لكن الموجود %3.</translation>
</message>
<message>
<source>Exact match</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>تطابق تام</translation>
</message>
<message>
<source>Accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>الدقة</translation>
</message>
<message>
<source>Macro-F1</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>Macro-F1</translation>
</message>
<message>
<source>Looks at evidence</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>ينظر إلى الدليل</translation>
</message>
<message>
<source>Token accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>دقة الرموز</translation>
</message>
<message>
<source>Alignment error</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>خطأ المحاذاة</translation>
</message>
<message>
<source>Target tokens/s</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>رموز الهدف/ث</translation>
</message>
<message>
<source>Training time</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>زمن التدريب</translation>
</message>
<message>
<source>%1 is missing; a table of a comparison has it.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ينقص %1؛ وهو موجود في كل جدول مقارنة.</translation>
</message>
<message>
<source>%1 should be a list in brackets, found %2.</source>
<extracomment>core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/sessions/session_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 قائمة بين قوسين معقوفين، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be from 0 to %2, found %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 0 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 is empty; every recipe has a name.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 فارغ؛ لكل وصفة اسم.</translation>
</message>
<message>
<source>comparison.lanes has two named %1; every name may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>في comparison.lanes اثنان باسم %1؛ لا يجوز أن يرد الاسم إلا مرة واحدة.</translation>
</message>
<message>
<source>%1 should be a whole number from 0 that stands once, found %2.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا صحيحًا من 0 فأكثر لا يتكرر، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 is empty; a comparison has at least one.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 فارغ؛ في المقارنة واحد على الأقل.</translation>
</message>
<message>
<source>a comparison of %1 runs; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>مقارنة فيها %1 من عمليات التشغيل؛ لا يُقرأ أكثر من %2.</translation>
</message>
<message>
<source>a comparison of %1 runs × lengths; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>مقارنة من %1 (عمليات التشغيل × الأطوال)؛ لا يُقرأ أكثر من %2.</translation>
</message>
<message>
<source>%1 has more lengths than the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>في %1 أطوال أكثر مما في المقارنة.</translation>
</message>
<message>
<source>%1 %2 with seed %3 is no run of the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 %2 بالبذرة %3 ليس من عمليات تشغيل المقارنة.</translation>
</message>
<message>
<source>%1 is a second one of %2 with seed %3; each may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 تكرار لـ %2 بالبذرة %3؛ لا يجوز أن يرد كل منها إلا مرة واحدة.</translation>
</message>
<message>
<source>%1 is %2, but the recipe says %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>قيمة %1 هي %2، لكن في الوصفة %3.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found none; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ليس جدول مقارنة: ينبغي أن يكون format «%1»، لكنه غير موجود؛ اكتب جدولًا بالأمر attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found %2; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>ليس جدول مقارنة: ينبغي أن يكون format «%1»، لكن الموجود %2؛ اكتب جدولًا بالأمر attnlab compare --out TABLE.json.</translation>
</message>
<message>
<source>is of version %1, and this program reads version %2; take a newer program.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>من الإصدار %1، وهذا البرنامج يقرأ الإصدار %2؛ استخدم برنامجًا أحدث.</translation>
</message>
<message>
<source>the temperature should be a number above 0, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ينبغي أن تكون الحرارة عددًا أكبر من 0، لكن الموجود %1.</translation>
</message>
<message>
<source>weights of words and of sentences cannot be given; change the whole map %1 instead.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>لا يمكن تحديد أوزان الكلمات والجمل؛ غيّر الخريطة %1 كلها بدلًا من ذلك.</translation>
</message>
<message>
<source>a row of the map %1 is a source position, and there are %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>صف الخريطة %1 هو موضع في المصدر، وعدد المواضع %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 steps so far, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>يحتاج الانتباه إلى وزن واحد لكل خطوة من الخطوات حتى الآن (عددها %1)، لكن الموجود %2.</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 source positions, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>يحتاج الانتباه إلى وزن واحد لكل موضع من مواضع المصدر (عددها %1)، لكن الموجود %2.</translation>
</message>
<message>
<source>the weight of position %1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ينبغي أن يكون وزن الموضع %1 عددًا من 0 إلى 1، لكن الموجود %2.</translation>
</message>
<message>
<source>the attention weights should add up to 1, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ينبغي أن يكون مجموع أوزان الانتباه 1، لكن الموجود %1.</translation>
</message>
<message>
<source>the encoder of this model has no position encodings, so the places of its tokens cannot be changed; choose a model whose encoder.positions are not "none".</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ليس لمُرمِّز هذا النموذج ترميز للمواضع، فلا يمكن تغيير أماكن رموزه؛ اختر نموذجًا قيمة encoder.positions فيه غير «none».</translation>
</message>
<message>
<source>places should be the numbers 1 to %1 in any order, one for each source token.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ينبغي أن تكون الأماكن الأعداد من 1 إلى %1 بأي ترتيب، عددًا لكل رمز مصدر.</translation>
</message>
<message>
<source>a model without attention has no scores to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ليس في نموذج بلا انتباه درجات تُغيَّر؛ اختر نموذجًا آخر.</translation>
</message>
<message>
<source>a model without attention has no weights to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ليس في نموذج بلا انتباه أوزان تُغيَّر؛ اختر نموذجًا آخر.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to zero.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>مواضع المصدر من 1 إلى %1، لكن الموضع المطلوب تصفيره %2.</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to swap.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>مواضع المصدر من 1 إلى %1، لكن الموضع المطلوب استبداله %2.</translation>
</message>
<message>
<source>the source vocabulary has tokens 0 to %1, found %2 for position %3.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>رموز مفردات المصدر من 0 إلى %1، لكن الموجود %2 للموضع %3.</translation>
</message>
<message>
<source>the model has no attention map %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>ليست في النموذج خريطة انتباه %1.</translation>
</message>
<message>
<source>only a map of the decoder to itself has later steps to read; it is named decoder.LAYER.HEAD.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>لا خطوات لاحقة تُقرأ إلا في خريطة انتباه المُفكِّك إلى نفسه؛ اسمها decoder.LAYER.HEAD.</translation>
</message>
<message>
<source>steps are counted from 1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>تُعدّ الخطوات من 1.</translation>
</message>
<message>
<source>the target vocabulary has tokens 0 to %1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>رموز مفردات الهدف من 0 إلى %1، لكن الموجود %2.</translation>
</message>
<message>
<source>weights cannot be given in the map %1 while it reads later steps.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>لا يمكن تحديد أوزان في الخريطة %1 وهي تقرأ خطوات لاحقة.</translation>
</message>
<message>
<source>the text has no tokens: one at least is needed to decode</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>ليس في النص رموز: يلزم رمز واحد على الأقل لفك الترميز</translation>
</message>
<message>
<source>the model has no attention map %1 in its steps.</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>ليست في خطوات النموذج خريطة انتباه %1.</translation>
</message>
<message>
<source>a model with the wiring "%1" has no residual stream; open one with the wiring "transformer".</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>ليس في نموذج بتوصيل «%1» تيار متبقٍّ؛ افتح نموذجًا بتوصيل «transformer».</translation>
</message>
<message>
<source>self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>الانتباه الذاتي، الطبقة %1</translation>
</message>
<message>
<source>cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>الانتباه المتقاطع، الطبقة %1</translation>
</message>
<message>
<source>feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>التغذية الأمامية، الطبقة %1</translation>
</message>
<message>
<source>feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>التغذية الأمامية</translation>
</message>
<message>
<source>bias of the norm after self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد الانتباه الذاتي، الطبقة %1</translation>
</message>
<message>
<source>bias of the norm after cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد الانتباه المتقاطع، الطبقة %1</translation>
</message>
<message>
<source>bias of the norm after feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد التغذية الأمامية، الطبقة %1</translation>
</message>
<message>
<source>bias of the norm after self-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد الانتباه الذاتي</translation>
</message>
<message>
<source>bias of the norm after cross-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد الانتباه المتقاطع</translation>
</message>
<message>
<source>bias of the norm after feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز التطبيع بعد التغذية الأمامية</translation>
</message>
<message>
<source>the token that was read</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>الرمز المقروء</translation>
</message>
<message>
<source>its position</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>موضعه</translation>
</message>
<message>
<source>bias of the last norm</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز آخر تطبيع</translation>
</message>
<message>
<source>bias of the output layer</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>انحياز طبقة الإخراج</translation>
</message>
<message>
<source>has no attention, so there are no weights to judge</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>بلا انتباه، فلا أوزان يُحكم عليها</translation>
</message>
<message>
<source>the model has no attention, so there are no weights to be judged.</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>ليس في النموذج انتباه، فلا أوزان يُحكم عليها.</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>المحذوف حتى ينقلب الصنف (%، لم ينقلب = 100)، بحسب الوزن</translation>
</message>
<message>
<source>first position is linked (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>الموضع الأول مرتبط (%)، بحسب الوزن</translation>
</message>
<message>
<source>average precision of links (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>متوسط ضبط الروابط (%)، بحسب الوزن</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>المحذوف حتى ينقلب الصنف (%، لم ينقلب = 100)، بحسب التدرّج</translation>
</message>
<message>
<source>first position is linked (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>الموضع الأول مرتبط (%)، بحسب التدرّج</translation>
</message>
<message>
<source>average precision of links (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>متوسط ضبط الروابط (%)، بحسب التدرّج</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>المحذوف حتى ينقلب الصنف (%، لم ينقلب = 100)، بحسب الوزن × التدرج</translation>
</message>
<message>
<source>first position is linked (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>الموضع الأول مرتبط (%)، بحسب الوزن × التدرج</translation>
</message>
<message>
<source>average precision of links (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>متوسط ضبط الروابط (%)، بحسب الوزن × التدرج</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>المحذوف حتى ينقلب الصنف (%، لم ينقلب = 100)، عشوائيًا</translation>
</message>
<message>
<source>first position is linked (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>الموضع الأول مرتبط (%)، عشوائيًا</translation>
</message>
<message>
<source>average precision of links (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>متوسط ضبط الروابط (%)، عشوائيًا</translation>
</message>
<message>
<source>rows of weights</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>صفوف الأوزان</translation>
</message>
<message>
<source>positions of a row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>مواضع الصف</translation>
</message>
<message>
<source>τ with gradients</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ مع التدرّجات</translation>
</message>
<message>
<source>τ with leaving a token out</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>τ مع إسقاط رمز</translation>
</message>
<message>
<source>output changes, permuted row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>تغيّر الناتج، صف مبدَّل</translation>
</message>
<message>
<source>output changes, uniform row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>تغيّر الناتج، صف منتظم</translation>
</message>
<message>
<source>adversarial row diverges (nats)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>تباعد الصف الخصومي (نات)</translation>
</message>
<message>
<source>rows that can be fooled (%)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>صفوف يمكن خداعها (%)</translation>
</message>
<message>
<source>a source of %1 tokens is longer than the longest, %2.</source>
<extracomment>core/faithfulness/input_effects.cpp</extracomment>
<translation>مصدر فيه %1 من الرموز أطول من الحد الأقصى، %2.</translation>
</message>
<message>
<source>cannot be written: %1.</source>
<extracomment>core/files/atomic_file.cpp, core/files/formats/record_file.cpp, core/files/staging_folder.cpp, core/files/temporary_file.cpp</extracomment>
<translation>تتعذّر الكتابة: %1.</translation>
</message>
<message>
<source>it is a folder</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>هو مجلد</translation>
</message>
<message>
<source>it is not a regular file</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>ليس ملفًا عاديًا</translation>
</message>
<message>
<source>%1 is not base64, found %2; the file is damaged, take another copy.</source>
<extracomment>core/files/base64.cpp</extracomment>
<translation>%1 ليس base64، والموجود %2؛ الملف تالف، خذ نسخة أخرى.</translation>
</message>
<message>
<source>a file's name is expected, and an empty text is given; name a file.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>المتوقع اسم ملف، والمعطى نص فارغ؛ حدّد ملفًا.</translation>
</message>
<message>
<source>cannot be opened: %1.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>يتعذّر الفتح: %1.</translation>
</message>
<message>
<source>a PNG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة PNG</translation>
</message>
<message>
<source>a JPEG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة JPEG</translation>
</message>
<message>
<source>a GIF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة GIF</translation>
</message>
<message>
<source>a WebP picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة WebP</translation>
</message>
<message>
<source>a TIFF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة TIFF</translation>
</message>
<message>
<source>an SVG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صورة SVG</translation>
</message>
<message>
<source>a PDF document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>مستند PDF</translation>
</message>
<message>
<source>a PostScript document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>مستند PostScript</translation>
</message>
<message>
<source>an Office document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>مستند Office</translation>
</message>
<message>
<source>a web page</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>صفحة ويب</translation>
</message>
<message>
<source>an XML text</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>نص XML</translation>
</message>
<message>
<source>a zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف zip</translation>
</message>
<message>
<source>a gzip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف gzip</translation>
</message>
<message>
<source>a bzip2 archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف bzip2</translation>
</message>
<message>
<source>an xz archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف xz</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف ‎7-Zip</translation>
</message>
<message>
<source>a RAR archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف RAR</translation>
</message>
<message>
<source>a program</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>برنامج</translation>
</message>
<message>
<source>a NumPy array</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>مصفوفة NumPy</translation>
</message>
<message>
<source>an HDF5 file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ملف HDF5</translation>
</message>
<message>
<source>a GGUF model</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>نموذج GGUF</translation>
</message>
<message>
<source>an SQLite database</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>قاعدة بيانات SQLite</translation>
</message>
<message>
<source>a sound file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>ملف صوتي</translation>
</message>
<message>
<source>a film</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>فيلم</translation>
</message>
<message>
<source>a tar archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>أرشيف tar</translation>
</message>
<message>
<source>a text</source>
<extracomment>core/files/file_kind.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>نص</translation>
</message>
<message>
<source>is a folder; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>مجلد؛ المتوقع ملف.</translation>
</message>
<message>
<source>is not a regular file; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>ليس ملفًا عاديًا؛ المتوقع ملف.</translation>
</message>
<message>
<source>is too large: %1 bytes of it are to be read, at most %2 fit into the memory; choose a smaller file.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>كبير جدًا: المطلوب قراءته منه %1 بايت، ولا تتسع الذاكرة لأكثر من %2؛ اختر ملفًا أصغر.</translation>
</message>
<message>
<source>no memory for its %1 bytes.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>لا ذاكرة تتسع لحجمه، %1 بايت.</translation>
</message>
<message>
<source>cannot be read: %1.</source>
<extracomment>core/files/file_reader.cpp, core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp</extracomment>
<translation>تتعذّر القراءة: %1.</translation>
</message>
<message>
<source>became shorter while it was read.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>قصُر أثناء قراءته.</translation>
</message>
<message>
<source>has %1 bytes, at most %2 are read here.</source>
<extracomment>core/files/file_reader.cpp, core/files/formats/file_folder.cpp</extracomment>
<translation>حجمه %1 بايت، ولا يُقرأ هنا أكثر من %2.</translation>
</message>
<message>
<source>is missing; take another copy of the file.</source>
<extracomment>core/files/formats/file_folder.cpp</extracomment>
<translation>مفقود؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>not set</source>
<extracomment>core/files/formats/json_difference.cpp</extracomment>
<translation>غير معيَّن</translation>
</message>
<message>
<source>JSON nested deeper than %1 levels, which nothing that is read here needs.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON متداخل أعمق من %1 مستوى، ولا شيء مما يُقرأ هنا يحتاج إلى ذلك.</translation>
</message>
<message>
<source>JSON key %1 stands twice in one object; each may stand once.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>يتكرر مفتاح JSON ‏%1 في كائن واحد؛ لا يجوز أن يرد كل مفتاح إلا مرة واحدة.</translation>
</message>
<message>
<source>more than %1 JSON values, which is the most that is read here.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>أكثر من %1 قيمة JSON، وهو أقصى ما يُقرأ هنا.</translation>
</message>
<message>
<source>not JSON at line %1, column %2, where the text ends too early.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>ليس JSON في السطر %1، العمود %2، حيث ينتهي النص قبل أوانه.</translation>
</message>
<message>
<source>not JSON at line %1, column %2.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>ليس JSON في السطر %1، العمود %2.</translation>
</message>
<message>
<source>a JSON number that is too large for any computer number.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>عدد JSON أكبر من أي عدد في الحاسوب.</translation>
</message>
<message>
<source>the JSON should be an object in braces, found %1.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>ينبغي أن يكون JSON كائنًا بين حاصرتين، لكن الموجود %1.</translation>
</message>
<message>
<source>%1 should be an object in braces, found %2.</source>
<extracomment>core/files/formats/json_reader.cpp, core/sessions/session_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 كائنًا بين حاصرتين، لكن الموجود %2.</translation>
</message>
<message>
<source>a text in quotation marks</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp</extracomment>
<translation>نص بين علامتي اقتباس</translation>
</message>
<message>
<source>true or false</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/expressions/fact_value.cpp</extracomment>
<translation>true أو false</translation>
</message>
<message>
<source>a whole number</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp, core/model_files/pytorch/pickle_calls.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>عدد صحيح</translation>
</message>
<message>
<source>a list of whole numbers</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>قائمة أعداد صحيحة</translation>
</message>
<message>
<source>a list of texts</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>قائمة نصوص</translation>
</message>
<message>
<source>a whole number from 0 to 18446744073709551615</source>
<extracomment>core/files/formats/json_reader.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>عدد صحيح من 0 إلى 18446744073709551615</translation>
</message>
<message>
<source>a number</source>
<extracomment>core/files/formats/json_reader.cpp, core/inspect/dumps/escaped_json.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>عدد</translation>
</message>
<message>
<source>key %1 is not known; %2</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>المفتاح %1 غير معروف؛ %2</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape, each once</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>المفاتيح descr وfortran_order وshape، كل منها مرة واحدة</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>المفاتيح descr وfortran_order وshape</translation>
</message>
<message>
<source>is an array of records; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>مصفوفة سجلات؛ لا تُقرأ إلا الأعداد العائمة؛ احفظ weights.astype("float32") بـ numpy.save.</translation>
</message>
<message>
<source>claims an impossible shape.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>يصرّح بشكل مستحيل.</translation>
</message>
<message>
<source>its .npy header is broken: expected %1, found %2; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ترويسة ‎.npy فيه معطوبة: المتوقع %1، لكن الموجود %2؛ احفظ المصفوفة مرة أخرى بـ numpy.save.</translation>
</message>
<message>
<source>does not start as an .npy file does; copy or download it again, or save one array with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>لا يبدأ كما تبدأ ملفات ‎.npy‎؛ انسخه أو نزّله من جديد، أو احفظ مصفوفة واحدة بـ numpy.save.</translation>
</message>
<message>
<source>is an .npy file of version %1; versions 1 to 3 are read: save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ملف ‎.npy من الإصدار %1؛ تُقرأ الإصدارات من 1 إلى 3: احفظ المصفوفة مرة أخرى بـ numpy.save.</translation>
</message>
<message>
<source>ends inside its .npy header; copy or download it again.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>ينتهي داخل ترويسة ‎.npy؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>its .npy header should have %1 bytes, and at most %2 are read; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>يجب أن يكون في ترويسة ‎.npy‎ ‏%1 بايت، ويُقرأ منها %2 على الأكثر؛ احفظ المصفوفة من جديد بـ numpy.save.</translation>
</message>
<message>
<source>holds pickled objects of Python, which are never loaded.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>يحوي كائنات Python بصيغة pickle، وهذه لا تُحمَّل أبدًا.</translation>
</message>
<message>
<source>holds numbers of the type %1, expected floating-point numbers.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>فيه أعداد من النوع %1، والمتوقع أعداد بفاصلة عائمة.</translation>
</message>
<message>
<source>has %1 bytes of numbers, expected %2.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>فيه %1 بايت من الأعداد، والمتوقع %2.</translation>
</message>
<message>
<source>holds no whole record; take another copy of it.</source>
<extracomment>core/files/formats/record_file.cpp</extracomment>
<translation>لا يحوي أي سجل كامل؛ خذ نسخة أخرى منه.</translation>
</message>
<message>
<source>%1 is missing; %2 has it.</source>
<extracomment>core/files/formats/required_keys.cpp</extracomment>
<translation>ينقص %1؛ وهو موجود في %2.</translation>
</message>
<message>
<source>a checkpoint of Attention Lab</source>
<extracomment>core/files/formats/required_keys.h, core/train/checkpoint.cpp</extracomment>
<translation>نقطة حفظ من Attention Lab</translation>
</message>
<message>
<source>has %1 bytes, which is too short for a safetensors file.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>حجمه %1 بايت، وهذا أقصر من أن يكون ملف safetensors.</translation>
</message>
<message>
<source>not a whole safetensors file: it is %1.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>ليس ملف safetensors كاملًا: هو %1.</translation>
</message>
<message>
<source>not a whole safetensors file: its header should have %1 bytes, but only %2 follow.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>ليس ملف safetensors كاملًا: ينبغي أن تكون ترويسته %1 بايت، لكن لا يتبعها إلا %2.</translation>
</message>
<message>
<source>header too long: it has %1 bytes, at most %2 are allowed.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>الترويسة طويلة جدًا: طولها %1 بايت، ولا يُسمح بأكثر من %2.</translation>
</message>
<message>
<source>has become shorter since it was opened.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>قصُر منذ فتحه.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>نوع dtype للموتّر %1 هو %2، والمتوقع F32 أو F16 أو BF16.</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected I64.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>نوع dtype للموتّر %1 هو %2، والمتوقع I64.</translation>
</message>
<message>
<source>metadata key "%1" should be "crc32:" and eight hexadecimal digits, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>ينبغي أن يكون مفتاح البيانات الوصفية «%1» على صورة «crc32:» وثمانية أرقام ست عشرية، لكن الموجود %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is damaged: its checksum should be %1, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>تالف: ينبغي أن يكون مجموعه الاختباري %1، لكن الموجود %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>tensor %1 should be described by an object, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن يصف الموتّرَ %1 كائن، لكن الموجود %2.</translation>
</message>
<message>
<source>tensor %1 has the key %2, known are dtype, shape and data_offsets.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>للموتّر %1 المفتاح %2، والمعروف dtype وshape وdata_offsets.</translation>
</message>
<message>
<source>tensor %1 lacks its %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينقص الموتّر %1 المفتاح %2.</translation>
</message>
<message>
<source>tensor %1 should have a text as dtype, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن يكون dtype للموتّر %1 نصًا، لكن الموجود %2.</translation>
</message>
<message>
<source>tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>للموتّر %1 نوع dtype غير معروف %2، والمتوقع F32 أو F16 أو BF16.</translation>
</message>
<message>
<source>tensor %1 should have a list of whole numbers as %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن تكون للموتّر %1 قائمة أعداد صحيحة في %2، لكن الموجود %3.</translation>
</message>
<message>
<source>tensor %1 should have whole numbers from 0 up in its %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن تكون للموتّر %1 أعداد صحيحة من 0 فأكثر في %2، لكن الموجود %3.</translation>
</message>
<message>
<source>tensor %1 should have two data_offsets, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن يكون للموتّر %1 عددان في data_offsets، لكن الموجود %2.</translation>
</message>
<message>
<source>tensor %1 ends before it begins: data_offsets %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينتهي الموتّر %1 قبل أن يبدأ: data_offsets %2.</translation>
</message>
<message>
<source>tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data are there.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>يتجاوز الموتّر %1 نهاية الملف: data_offsets %2، ولا توجد إلا %3 بايت من البيانات.</translation>
</message>
<message>
<source>tensor %1 has a shape whose product overflows: %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>جداء أبعاد shape للموتّر %1 يفوق الحد: %2.</translation>
</message>
<message>
<source>tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>يحتاج الموتّر %1 بالشكل %2 ونوع dtype ‏%3 إلى %4 بايت، لكن data_offsets تمتد على %5.</translation>
</message>
<message>
<source>__metadata__ should be an object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن يكون __metadata__ كائنًا، لكن الموجود %1.</translation>
</message>
<message>
<source>metadata key %1 should be a text, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن يكون مفتاح البيانات الوصفية %1 نصًا، لكن الموجود %2.</translation>
</message>
<message>
<source>tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>يتداخل الموتّران %1 و%2: ينتهي أحدهما عند البايت %3، ويبدأ التالي عند البايت %4.</translation>
</message>
<message>
<source>gap of %1 bytes in front of tensor %2, tensors should follow each other.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>فجوة من %1 بايت قبل الموتّر %2، وينبغي أن تتوالى الموتّرات.</translation>
</message>
<message>
<source>%1 bytes at the end belong to no tensor, the file should end with the last one.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>%1 بايت في النهاية لا تخص أي موتّر، وينبغي أن ينتهي الملف بآخر موتّر.</translation>
</message>
<message>
<source>safetensors header</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ترويسة safetensors</translation>
</message>
<message>
<source>the safetensors header should be a JSON object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>ينبغي أن تكون ترويسة safetensors كائن JSON، لكن الموجود %1.</translation>
</message>
<message>
<source>refers to another place ("*"), which is not read here.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>يحيل إلى مكان آخر («*»)، وهذا لا يُقرأ هنا.</translation>
</message>
<message>
<source>should hold keys and values, found %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ينبغي أن يحوي مفاتيح وقيمًا، لكن الموجود %1.</translation>
</message>
<message>
<source>should hold keys and values, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ينبغي أن يحوي مفاتيح وقيمًا، لكن الموجود قائمة.</translation>
</message>
<message>
<source>should have texts as keys, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ينبغي أن تكون مفاتيحه نصوصًا، لكن الموجود قائمة.</translation>
</message>
<message>
<source>should have texts as keys, found a mapping.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ينبغي أن تكون مفاتيحه نصوصًا، لكن الموجود جدول مفاتيح وقيم.</translation>
</message>
<message>
<source>has values nested deeper than %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>فيه قيم متداخلة أعمق من %1.</translation>
</message>
<message>
<source>is empty, expected keys and values.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>فارغ، والمتوقع مفاتيح وقيم.</translation>
</message>
<message>
<source>holds several documents, expected one.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>يحوي عدة مستندات، والمتوقع واحد.</translation>
</message>
<message>
<source>is no YAML that can be read (%1).</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>ليس YAML مقروءًا (%1).</translation>
</message>
<message>
<source>%1 is compressed in a way that is not read, expected stored or deflated; save it again with %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 مضغوط بطريقة لا تُقرأ، والمتوقع stored أو deflated؛ احفظه مرة أخرى باستخدام %2.</translation>
</message>
<message>
<source>%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>يصرّح %1 بحجم %2 بايت في ملف من %3، لا تترك له مدخلاته منها إلا %4؛ الملف تالف.</translation>
</message>
<message>
<source>%1 is stored in %2 bytes and claims %3; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 مخزَّن في %2 بايت ويصرّح بحجم %3؛ الملف تالف.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>يصرّح %1 بأن %2 بايت تُفكّ إلى %3، وهذا لا يحدث مع الأوزان أبدًا؛ احفظه مرة أخرى باستخدام %4.</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, as others before it do, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>يصرّح %1 بأن %2 بايت تُفكّ إلى %3، مثل أخرى قبله، وهذا لا يحدث مع الأوزان أبدًا؛ احفظه مرة أخرى باستخدام %4.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it: it is %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>ليس ملف zip كاملًا كما يكتبه %1: هو %2.</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it (%2); get it once more from where it came from, or save it again with %1.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>ليس ملف zip كاملًا كما يكتبه %1 (%2)؛ أحضره مرة أخرى من مصدره، أو احفظه مرة أخرى باستخدام %1.</translation>
</message>
<message>
<source>not a whole zip file: entry %1 of its directory is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>ليس ملف zip كاملًا: المدخلة %1 في فهرسه تالفة.</translation>
</message>
<message>
<source>%1 in it has %2 bytes, at most %3 are read.</source>
<extracomment>core/files/formats/zip_archive.cpp, core/sessions/session_file_load.cpp</extracomment>
<translation>حجم %1 فيه %2 بايت، ولا يُقرأ أكثر من %3.</translation>
</message>
<message>
<source>%1 in it cannot be read from byte %2; copy or download it again.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>تتعذّر قراءة %1 فيه بدءًا من البايت %2؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>%1 in it is damaged at its start.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 فيه تالف في بدايته.</translation>
</message>
<message>
<source>%1 in it cannot be read: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>تتعذّر قراءة %1 فيه: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 فيه تالف: %2.</translation>
</message>
<message>
<source>%1 in it is damaged: %2 bytes instead of %3.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 فيه تالف: %2 بايت بدل %3.</translation>
</message>
<message>
<source>%1 in it is damaged: its checksum or its length is wrong.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 فيه تالف: مجموعه الاختباري أو طوله خاطئ.</translation>
</message>
<message>
<source>cannot be written: it would have %1 bytes, and a zip file holds %2; leave models or weights out.</source>
<extracomment>core/files/formats/zip_writer.cpp</extracomment>
<translation>تتعذّر الكتابة: سيكون حجمه %1 بايت، وملف zip يتسع لـ %2؛ اترك بعض النماذج أو الأوزان.</translation>
</message>
<message>
<source>the corpus has %1 files, but had %2</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>في المدوّنة %1 من الملفات، وكان فيها %2</translation>
</message>
<message>
<source>has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>فيه %1 من الأسطر وCRC-32 قيمته %2، وكان فيه %3 من الأسطر وCRC-32 قيمته %4</translation>
</message>
<message>
<source>is a folder; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>مجلد؛ المتوقع ملف نصي، عادي أو gzip.</translation>
</message>
<message>
<source>is not a regular file; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>ليس ملفًا عاديًا؛ المتوقع ملف نصي، عادي أو gzip.</translation>
</message>
<message>
<source>no memory to read it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>لا ذاكرة تكفي لقراءته.</translation>
</message>
<message>
<source>line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a tab between its sides.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>في السطر %1 أكثر من %2 بايت؛ ينبغي أن يحوي السطر جملة واحدة، أو زوجًا واحدًا بين طرفيه علامة جدولة.</translation>
</message>
<message>
<source>%1, line %2</source>
<extracomment>core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp, core/inspect/links/link_collection.cpp, core/inspect/texts/dump_start.cpp, core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1، السطر %2</translation>
</message>
<message>
<source>line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>عند السطر %1 يتجاوز هذا الملف (حجمه %2 بايت) %3 ميغابايت من الذاكرة؛ ينبغي أن يتسع كله في الذاكرة: خذ جزءًا منه.</translation>
</message>
<message>
<source>line %1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>عند السطر %1 ينقطع هذا النص المرمَّز بـ UTF-16؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>line %1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>عند السطر %1 ينقطع ملف gzip هذا؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>line %1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>عند السطر %1 ملف gzip هذا تالف؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>السطر %1 نص UTF-16 بنصف زوج عند البايت %2؛ احفظ الملف مرة أخرى بترميز UTF-8.</translation>
</message>
<message>
<source>line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>السطر %1 ليس UTF-8 عند البايت %2 (‎0x%3)؛ حوّل الملف إلى UTF-8، مثلًا باستخدام iconv.</translation>
</message>
<message>
<source>%1 %2 (line %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 %2 (السطر %3)</translation>
</message>
<message numerus="yes">
<source>%1 %2 (lines %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 %2 (الأسطر %3)</numerusform>
<numerusform>%1 %2 (السطر %3)</numerusform>
<numerusform>%1 %2 (السطران %3)</numerusform>
<numerusform>%1 %2 (الأسطر %3)</numerusform>
<numerusform>%1 %2 (الأسطر %3)</numerusform>
<numerusform>%1 %2 (الأسطر %3)</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 sentence: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>تُرك %1 من %2 جملة: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 sentences: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>تُرك %1 من %2 جملة: %3</numerusform>
<numerusform>تُرك %1 من جملة واحدة (%2): %3</numerusform>
<numerusform>تُرك %1 من جملتين (%2): %3</numerusform>
<numerusform>تُرك %1 من %2 جمل: %3</numerusform>
<numerusform>تُرك %1 من %2 جملة: %3</numerusform>
<numerusform>تُرك %1 من %2 جملة: %3</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 line: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>تُرك %1 من %2 سطر: %3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 lines: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>تُرك %1 من %2 سطر: %3</numerusform>
<numerusform>تُرك %1 من سطر واحد (%2): %3</numerusform>
<numerusform>تُرك %1 من سطرين (%2): %3</numerusform>
<numerusform>تُرك %1 من %2 أسطر: %3</numerusform>
<numerusform>تُرك %1 من %2 سطرًا: %3</numerusform>
<numerusform>تُرك %1 من %2 سطر: %3</numerusform>
</translation>
</message>
<message>
<source>line %1 has a text but no class label; expected a label of one word for every text.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>في السطر %1 نص بلا وسم صنف؛ المتوقع لكل نص وسم من كلمة واحدة.</translation>
</message>
<message>
<source>line %1 has the class label %2 with a blank in it; expected one word. In a file with tabs the label stands before the text, and with swap after it.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>في السطر %1 وسم الصنف %2 وفيه مسافة؛ المتوقع كلمة واحدة. في ملف بعلامات جدولة يقع الوسم قبل النص، ومع swap بعده.</translation>
</message>
<message>
<source>empty</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>فارغ</translation>
</message>
<message>
<source>line %1 has no tab; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>ليس في السطر %1 علامة جدولة؛ المتوقع مصدر وعلامة جدولة وهدف، وعمود ثالث على الأكثر.</translation>
</message>
<message>
<source>line %1 has %2 tabs; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>في السطر %1 علامات جدولة عددها %2؛ المتوقع مصدر وعلامة جدولة وهدف، وعمود ثالث على الأكثر.</translation>
</message>
<message>
<source>is empty; expected one pair a line, a tab between its sides.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>فارغ؛ المتوقع زوج واحد في كل سطر بين طرفيه علامة جدولة.</translation>
</message>
<message>
<source>has %1 lines, but %2 has %3; line k of one must be the translation of line k of the other.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>فيه %1 من الأسطر، لكن في %2 عددها %3؛ ينبغي أن يكون السطر k في أحدهما ترجمة السطر k في الآخر.</translation>
</message>
<message>
<source>is empty; expected one sentence a line.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>فارغ؛ المتوقع جملة واحدة في كل سطر.</translation>
</message>
<message>
<source>%1 and %2</source>
<extracomment>core/files/lines/text_pairs.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/symmetrise.cpp, core/network/shown_maps.cpp</extracomment>
<translation>%1 و%2</translation>
</message>
<message>
<source>has shape %1; the layers should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>شكله %1؛ ينبغي ألا تزيد الطبقات على %2.</translation>
</message>
<message>
<source>has shape %1; the heads should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>شكله %1؛ ينبغي ألا تزيد الرؤوس على %2.</translation>
</message>
<message>
<source>The matrices along dimension %1 end at different places, as sentences do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>تنتهي المصفوفات على البعد %1 في مواضع مختلفة، كما تنتهي الجمل.</translation>
</message>
<message>
<source>Arrays of such names are tuples over layers.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>المصفوفات بمثل هذه الأسماء صفوف tuple على الطبقات.</translation>
</message>
<message>
<source>the array has shape %1, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>شكل المصفوفة %1، وأبعادها أكثر مما يتركه اسمها من جمل وطبقات ورؤوس وصفوف وأعمدة.</translation>
</message>
<message>
<source>%1 has shape %2, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>شكل %1 هو %2، وأبعاده أكثر مما يتركه اسمه من جمل وطبقات ورؤوس وصفوف وأعمدة.</translation>
</message>
<message>
<source>Dimensions</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>الأبعاد</translation>
</message>
<message>
<source>All matrices end at the same place, as those of one sentence do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>تنتهي كل المصفوفات في الموضع نفسه، كمصفوفات جملة واحدة.</translation>
</message>
<message>
<source>Sentences of one length would look the same.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>جمل من طول واحد تبدو كذلك أيضًا.</translation>
</message>
<message>
<source>It is the usual meaning.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>هذا هو المعنى المعتاد.</translation>
</message>
<message>
<source>Nothing in the numbers tells it.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>لا شيء في الأعداد يدل على ذلك.</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of its array of shape %1 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>لا يمكن معرفة ما تعنيه الأبعاد الأولى لمصفوفته ذات الشكل %1</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of %1 of shape %2 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>لا يمكن معرفة ما تعنيه الأبعاد الأولى لـ %1 بالشكل %2</translation>
</message>
<message>
<source>The texts have 1 sentence.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>في النصوص جملة واحدة.</translation>
</message>
<message numerus="yes">
<source>The texts have %1 sentences.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>
<numerusform>في النصوص %1 جملة.</numerusform>
<numerusform>في النصوص جملة واحدة (%1).</numerusform>
<numerusform>في النصوص جملتان (%1).</numerusform>
<numerusform>في النصوص %1 جمل.</numerusform>
<numerusform>في النصوص %1 جملة.</numerusform>
<numerusform>في النصوص %1 جملة.</numerusform>
</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ليس فيه مصفوفة انتباه؛ المتوقع مصفوفات أعداد عائمة من 2 إلى 5 أبعاد، آخرها مواضع الهدف والمصدر.</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions; left out: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ليس فيه مصفوفة انتباه؛ المتوقع مصفوفات أعداد عائمة من 2 إلى 5 أبعاد، آخرها مواضع الهدف والمصدر؛ تُرك: %1.</translation>
</message>
<message>
<source>its lists are nested deeper than sentences, tokens and layers, as in %1; save fewer levels.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>قوائمه متداخلة أعمق من الجمل والرموز والطبقات، كما في %1؛ احفظ مستويات أقل.</translation>
</message>
<message>
<source>Arrays</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>المصفوفات</translation>
</message>
<message>
<source>an array for each sentence</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>مصفوفة لكل جملة</translation>
</message>
<message>
<source>an array for each layer</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>مصفوفة لكل طبقة</translation>
</message>
<message>
<source>The %1 arrays have matrices of different sizes.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>في المصفوفات (عددها %1) مصفوفات أوزان بأحجام مختلفة.</translation>
</message>
<message>
<source>The texts have one sentence.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>في النصوص جملة واحدة.</translation>
</message>
<message>
<source>A tuple of arrays of one shape is what output_attentions gives.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>tuple من مصفوفات بشكل واحد هو ما يعطيه output_attentions.</translation>
</message>
<message>
<source>it cannot be told whether its %1 arrays, which have one size, are those of sentences or of layers</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>لا يمكن معرفة هل مصفوفاته (عددها %1)، وحجمها واحد، مصفوفات جمل أم طبقات</translation>
</message>
<message>
<source>its arrays have different numbers of sentences: %1 and %2, as in %3.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>في مصفوفاته أعداد مختلفة من الجمل: %1 و%2، كما في %3.</translation>
</message>
<message>
<source>two of its arrays are of one layer and head, the second is %1; each may stand once.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>اثنتان من مصفوفاته لطبقة ورأس واحد، والثانية %1؛ لا يجوز أن ترد كل منها إلا مرة واحدة.</translation>
</message>
<message>
<source>Left out</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>المتروك</translation>
</message>
<message>
<source>Not read: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>لم يُقرأ: %1.</translation>
</message>
<message>
<source>They are no attention by their names, shapes or kinds of numbers.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>ليست انتباهًا بحسب أسمائها أو أشكالها أو أنواع أعدادها.</translation>
</message>
<message>
<source>%1 and 1 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>%1 وواحدة أخرى</translation>
</message>
<message numerus="yes">
<source>%1 and %2 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp, core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>
<numerusform>%1 و%2 أخرى</numerusform>
<numerusform>%1 وواحدة أخرى (%2)</numerusform>
<numerusform>%1 واثنتان أخريان (%2)</numerusform>
<numerusform>%1 و%2 أخرى</numerusform>
<numerusform>%1 و%2 أخرى</numerusform>
<numerusform>%1 و%2 أخرى</numerusform>
</translation>
</message>
<message>
<source>Attention</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>الانتباه</translation>
</message>
<message>
<source>attention of the decoder to the source</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>انتباه المُفكِّك إلى المصدر</translation>
</message>
<message>
<source>Each step sees more positions than the one before.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>ترى كل خطوة مواضع أكثر من التي قبلها.</translation>
</message>
<message>
<source>All steps see the same number of positions.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>ترى كل الخطوات العدد نفسه من المواضع.</translation>
</message>
<message>
<source>In all %1 matrices looked at no position sees one after it.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>في كل المصفوفات المفحوصة (%1) لا يرى أي موضع موضعًا بعده.</translation>
</message>
<message>
<source>In all %1 matrices looked at there are as many rows as columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>في كل المصفوفات المفحوصة (%1) عدد الصفوف كعدد الأعمدة.</translation>
</message>
<message>
<source>There are other numbers of rows than of columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>عدد الصفوف غير عدد الأعمدة.</translation>
</message>
<message>
<source>It is the usual one.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>هو المعتاد.</translation>
</message>
<message>
<source>The matrices are square, so they may be those of self-attention.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>المصفوفات مربعة، فقد تكون مصفوفات الانتباه الذاتي.</translation>
</message>
<message>
<source>beam_indices names row %1 of a beam that has %2 rows.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>يسمّي beam_indices الصف %1 في حزمة صفوفها %2.</translation>
</message>
<message>
<source>Beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>الحزمة</translation>
</message>
<message>
<source>The file has %1 sequences and %2 rows for each token.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>في الملف %1 من التسلسلات و%2 من الصفوف لكل رمز.</translation>
</message>
<message>
<source>The first place of a beam may change between tokens; save beam_indices as well, which name the rows of each sentence.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>قد يتغيّر المكان الأول في الحزمة بين الرموز؛ احفظ beam_indices أيضًا، فهو يسمّي صفوف كل جملة.</translation>
</message>
<message>
<source>it cannot be told whether the %1 rows of each token are sentences or places in a beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>لا يمكن معرفة هل صفوف كل رمز (عددها %1) جمل أم أماكن في حزمة</translation>
</message>
<message>
<source>Each sentence is followed through its beam.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>تُتبَّع كل جملة عبر حزمتها.</translation>
</message>
<message>
<source>The file has beam_indices.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>في الملف beam_indices.</translation>
</message>
<message>
<source>each row is a sentence of its own</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>كل صف جملة مستقلة</translation>
</message>
<message numerus="yes">
<source>a sentence is every %1 rows, of which the first is read</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>
<numerusform>كل %1 صف جملة، يُقرأ أولها</numerusform>
<numerusform>كل صف (%1) جملة</numerusform>
<numerusform>كل صفين (%1) جملة، يُقرأ أولهما</numerusform>
<numerusform>كل %1 صفوف جملة، يُقرأ أولها</numerusform>
<numerusform>كل %1 صفًا جملة، يُقرأ أولها</numerusform>
<numerusform>كل %1 صف جملة، يُقرأ أولها</numerusform>
</translation>
</message>
<message>
<source>is packed with gzip, which is read of texts only; unpack it first, for example with gunzip.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>مضغوط بـ gzip، وهذا لا يُقرأ إلا للنصوص؛ فك ضغطه أولًا، مثلًا بـ gunzip.</translation>
</message>
<message>
<source>has a text with a number that is no character; save it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>فيه نص بعدد ليس محرفًا؛ احفظه مرة أخرى.</translation>
</message>
<message>
<source>has a text that is not UTF-8; save it as an array of str.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>فيه نص ليس UTF-8؛ احفظه مصفوفة من str.</translation>
</message>
<message>
<source>is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or download it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>مقطوع: نصوصه بالشكل %1 لا تتسع لها بايتاته (%2)؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>its texts take %1 bytes, the file has %2 for them, and %3 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>تحتاج نصوصه إلى %1 بايت، وفي الملف لها %2، وأقصى ما يُقرأ %3.</translation>
</message>
<message>
<source>holds pickled Python objects, which could run anything and are never loaded; save one plain array of floats with numpy.save, padded with zeros.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>يحوي كائنات Python بصيغة pickle، وقد تشغّل أي شيء ولا تُحمَّل أبدًا؛ احفظ مصفوفة عادية واحدة من أعداد عائمة بـ numpy.save، محشوة بأصفار.</translation>
</message>
<message>
<source>is an array of type %1; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>مصفوفة من النوع %1؛ لا تُقرأ إلا الأعداد العائمة؛ احفظ weights.astype("float32") بـ numpy.save.</translation>
</message>
<message>
<source>has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or [layer][sentence][head][a][b].</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>شكله %1؛ المتوقع ‎[sentence][a][b]‎، أو ‎[a][b]‎ لجملة واحدة، أو بطبقات ورؤوس: ‎[sentence][head][a][b]‎ أو ‎[layer][head][a][b]‎ أو ‎[sentence][layer][head][a][b]‎ أو ‎[layer][sentence][head][a][b]‎.</translation>
</message>
<message>
<source>has shape %1; there are no weights in it.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>شكله %1؛ لا أوزان فيه.</translation>
</message>
<message>
<source>is a model of Marian, not a dump of attention; open it as a model: File › Open in the window, or its name wherever a model stands on the command line.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>نموذج Marian، لا ملف انتباه؛ افتحه نموذجًا: ملف › فتح في النافذة، أو اسمه حيث يقع اسم نموذج في سطر الأوامر.</translation>
</message>
<message>
<source>has %1 arrays; %2 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>فيه %1 من المصفوفات؛ أقصى ما يُقرأ %2.</translation>
</message>
<message>
<source>%1 stands twice in it; each array may stand once.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>يتكرر %1 فيه؛ لا يجوز أن ترد كل مصفوفة إلا مرة واحدة.</translation>
</message>
<message>
<source>%1 is encrypted or no file; save it again with numpy.savez.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 مُعمّى أو ليس ملفًا؛ احفظه مرة أخرى بـ numpy.savez.</translation>
</message>
<message>
<source>%1 and the texts before it take more than %2 bytes, which is the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>يحتاج %1 والنصوص قبله إلى أكثر من %2 بايت، وهو أقصى ما يُقرأ.</translation>
</message>
<message>
<source>%1 (pickled, never loaded)</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 (pickle، لا يُحمَّل أبدًا)</translation>
</message>
<message>
<source>the array of shape %1 needs more numbers than the %2 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>تحتاج المصفوفة بالشكل %1 إلى أعداد أكثر مما لها في الملف، %2؛ هو مقطوع أو تالف: انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>يحتاج %1 بالشكل %2 إلى أعداد أكثر مما له في الملف، %3؛ هو مقطوع أو تالف: انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>holds more than %1 values in its lists, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>في قوائمه أكثر من %1 قيمة، وهو أقصى ما يُقرأ.</translation>
</message>
<message>
<source>its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer levels.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>قوائمه وقواميسه متداخلة أعمق من %1 مستوى، كما في %2؛ احفظ مستويات أقل.</translation>
</message>
<message>
<source>a name of more than %1 bytes: %2.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp, core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>اسم يتجاوز %1 بايت: %2.</translation>
</message>
<message>
<source>its texts take more than %1 megabytes of memory, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>تحتاج نصوصه إلى أكثر من %1 ميغابايت من الذاكرة، وهو أقصى ما يُقرأ.</translation>
</message>
<message>
<source>lists, tuples and dictionaries of tensors, such as dict(output)</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>قوائم وtuple وقواميس من الموتّرات، مثل dict(output)</translation>
</message>
<message>
<source>Attention Lab: JSON with weights</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: ‏JSON بأوزان</translation>
</message>
<message>
<source>This format has a row of weights for each target token.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>في هذا التنسيق صف أوزان لكل رمز هدف.</translation>
</message>
<message>
<source>Attention Lab: JSON with links</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab: ‏JSON بروابط</translation>
</message>
<message>
<source>Links of this format name the source first and count from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>روابط هذا التنسيق تذكر المصدر أولًا وتُعدّ من 0.</translation>
</message>
<message>
<source>Nematus: JSON lines of its plot script</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus: أسطر JSON لنص الرسم البرمجي</translation>
</message>
<message>
<source>Nematus writes a row for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>يكتب Nematus صفًا لكل رمز هدف وصفًا لعلامة النهاية.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment soft</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: ناتج بـ ‎--print-alignment soft</translation>
</message>
<message>
<source>fairseq prints a group of weights for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>يطبع fairseq مجموعة أوزان لكل رمز هدف ومجموعة لعلامة النهاية.</translation>
</message>
<message>
<source>fairseq: output with --print-alignment</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq: ناتج بـ ‎--print-alignment</translation>
</message>
<message>
<source>fairseq prints the source position first and counts from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>يطبع fairseq موضع المصدر أولًا ويَعدّ من 0.</translation>
</message>
<message>
<source>its arrays describe %1 numbers, but the file has %2; save tensors of their own, for example with .clone().</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>تصف مصفوفاته %1 من الأعداد، لكن في الملف %2؛ احفظ موتّرات مستقلة، مثلًا بـ ‎.clone()‎.</translation>
</message>
<message>
<source>sentence %1 has %2 rows of up to %3 weights, which is more than is read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>في الجملة %1 عدد الصفوف %2، في كل منها حتى %3 من الأوزان، وهذا أكثر مما يُقرأ.</translation>
</message>
<message>
<source>is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes after the header; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>مقطوع: جملة حجمها %1 × %2 من الأعداد لا تتسع لها البايتات بعد الترويسة (%3)؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>NumPy array (.npy), as Neural Monkey saves it, or with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>مصفوفة NumPy ‏(‎.npy)، كما يحفظها Neural Monkey، أو بطبقات ورؤوس</translation>
</message>
<message>
<source>A NumPy array has numbers and no texts; padding fills it up to the longest sentence.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>في مصفوفة NumPy أعداد بلا نصوص؛ ويملؤها الحشو حتى أطول جملة.</translation>
</message>
<message>
<source>NumPy arrays (.npz), with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>مصفوفات NumPy ‏(‎.npz)، بطبقات ورؤوس</translation>
</message>
<message>
<source>Arrays of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>في مصفوفات الانتباه صف لكل رمز هدف.</translation>
</message>
<message>
<source>safetensors with tensors of attention</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>safetensors بموتّرات انتباه</translation>
</message>
<message>
<source>Tensors of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>في موتّرات الانتباه صف لكل رمز هدف.</translation>
</message>
<message>
<source>PyTorch: torch.save of attentions, as output_attentions and generate() give them</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>PyTorch: ‏torch.save للانتباه كما يعطيه output_attentions وgenerate()‎</translation>
</message>
<message>
<source>is cut short: its header says 1 sentence, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>مقطوع: ترويسته تذكر جملة واحدة، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message numerus="yes">
<source>is cut short: its header says %1 sentences, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>مقطوع: ترويسته تذكر %1 جملة، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
<numerusform>مقطوع: ترويسته تذكر جملة واحدة (%1)، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
<numerusform>مقطوع: ترويسته تذكر جملتين (%1)، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
<numerusform>مقطوع: ترويسته تذكر %1 جمل، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
<numerusform>مقطوع: ترويسته تذكر %1 جملة، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
<numerusform>مقطوع: ترويسته تذكر %1 جملة، وينتهي في الجملة %2؛ انسخه أو نزّله مرة أخرى.</numerusform>
</translation>
</message>
<message>
<source>has 1 byte more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>فيه بايت واحد أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</translation>
</message>
<message numerus="yes">
<source>has %1 bytes more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>فيه %1 بايت أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
<numerusform>فيه بايت واحد (%1) أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
<numerusform>فيه بايتان (%1) أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
<numerusform>فيه %1 بايتات أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
<numerusform>فيه %1 بايتًا أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
<numerusform>فيه %1 بايت أكثر مما تذكره ترويسته؛ قُرئت الجمل السابقة.</numerusform>
</translation>
</message>
<message>
<source>with rows of unequal length</source>
<extracomment>core/inspect/dumps/attn_debug_reader.cpp, core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بصفوف مختلفة الطول</translation>
</message>
<message>
<source>has no attention of BertViz ("attention" with "attn", "left_text" and "right_text"); save the page of head_view or model_view, for example with html_action="return".</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>ليس فيه انتباه BertViz (‏«attention» مع «attn» و«left_text» و«right_text»)؛ احفظ صفحة head_view أو model_view، مثلًا بـ html_action="return".</translation>
</message>
<message>
<source>is BertViz's neuron_view, whose queries and keys are not read; save the page of head_view or model_view.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>عرض neuron_view من BertViz، ولا تُقرأ استعلاماته ومفاتيحه؛ احفظ صفحة head_view أو model_view.</translation>
</message>
<message>
<source>lists of "attn" have %1 and %2 entries; [layer][head][row][column] of equal lengths was expected.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>في قوائم «attn» عدد المدخلات %1 و%2؛ المتوقع ‎[layer][head][row][column]‎ بأطوال متساوية.</translation>
</message>
<message>
<source>with more than 256 layers or heads</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>بأكثر من 256 طبقة أو رأسًا</translation>
</message>
<message>
<source>with a layer that stands twice</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>بطبقة مكررة</translation>
</message>
<message>
<source>with a weight that is not a number</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>بوزن ليس عددًا</translation>
</message>
<message>
<source>without weights</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp, core/inspect/dumps/nematus_json_reader.cpp, core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>بلا أوزان</translation>
</message>
<message>
<source>Unknown format of alignments %1; %2</source>
<extracomment>core/inspect/dumps/dump_format_registry.cpp</extracomment>
<translation>تنسيق محاذيات غير معروف %1؛ %2</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or save it again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>المتوقع %1، لكن الموجود نهاية الملف؛ انسخه أو احفظه مرة أخرى.</translation>
</message>
<message>
<source>expected %1, found %2; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>المتوقع %1، لكن الموجود %2؛ احفظ الصفحة مرة أخرى.</translation>
</message>
<message>
<source>a text has no end within %1 bytes; copy or save the file again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>نص بلا نهاية خلال %1 بايت؛ انسخ الملف أو احفظه مرة أخرى.</translation>
</message>
<message>
<source>expected a text of JSON, found %1; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>المتوقع نص JSON، لكن الموجود %1؛ احفظ الصفحة مرة أخرى.</translation>
</message>
<message>
<source>a number instead of %1</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>عدد بدل %1</translation>
</message>
<message>
<source>lists are nested deeper than %1 levels; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>القوائم متداخلة أعمق من %1 مستوى؛ احفظ الصفحة مرة أخرى.</translation>
</message>
<message>
<source>a value</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>قيمة</translation>
</message>
<message>
<source>with links that are not two positions, as in 0-1</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>بروابط ليست موضعين كما في ‎0-1</translation>
</message>
<message>
<source>with weights that are not numbers</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بأوزان ليست أعدادًا</translation>
</message>
<message>
<source>without a line of their alignment (A-), which --print-alignment adds</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>بلا سطر محاذاة (A-‎)، وهو ما يضيفه ‎--print-alignment</translation>
</message>
<message>
<source>without "({ … })" behind each token</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>بلا «({ … })» بعد كل رمز</translation>
</message>
<message>
<source>without "# Sentence pair" before it</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>بلا «# Sentence pair» قبلها</translation>
</message>
<message>
<source>without a number</source>
<extracomment>core/inspect/dumps/giza.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>بلا رقم</translation>
</message>
<message>
<source>cut short</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>مقطوعة</translation>
</message>
<message>
<source>whose header has neither five nor six fields</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>بترويسة ليست خمسة حقول ولا ستة</translation>
</message>
<message>
<source>whose header has no number of the sentence</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>بترويسة بلا رقم الجملة</translation>
</message>
<message>
<source>whose header has no score</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>بترويسة بلا درجة</translation>
</message>
<message>
<source>without a header</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>بلا ترويسة</translation>
</message>
<message>
<source>with numbers that are not finite (NaN or Infinity)</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بأعداد غير منتهية (NaN أو Infinity)</translation>
</message>
<message>
<source>with JSON that is too large, nested too deep or has a key twice</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بنص JSON كبير جدًا، أو عميق التداخل، أو بمفتاح مكرر</translation>
</message>
<message>
<source>that are not JSON</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>ليست JSON</translation>
</message>
<message>
<source>that are not JSON objects in braces</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>ليست كائنات JSON بين حاصرتين</translation>
</message>
<message>
<source>with weights that are not rows of numbers</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بأوزان ليست صفوف أعداد</translation>
</message>
<message>
<source>with maps that are not named one by one</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بخرائط لم تُسمَّ واحدة واحدة</translation>
</message>
<message>
<source>with maps that are not called cross.LAYER.HEAD</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بخرائط ليست أسماؤها cross.LAYER.HEAD</translation>
</message>
<message>
<source>with tokens that are not a list of texts</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>برموز ليست قائمة نصوص</translation>
</message>
<message>
<source>with links whose positions are not whole numbers from 0</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بروابط مواضعها ليست أعدادًا صحيحة من 0</translation>
</message>
<message>
<source>with links that are not [source, target, "sure"]</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بروابط ليست ‎[source, target, "sure"]‎</translation>
</message>
<message>
<source>with a value of %1 that is not a whole number</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بقيمة لـ %1 ليست عددًا صحيحًا</translation>
</message>
<message>
<source>with a value of %1 that is not true or false</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>بقيمة لـ %1 ليست true ولا false</translation>
</message>
<message>
<source>without a text</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>بلا نص</translation>
</message>
<message>
<source>GIZA++ writes the target positions behind each source token, from 1.</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>يكتب GIZA++ مواضع الهدف بعد كل رمز مصدر، من 1.</translation>
</message>
<message>
<source>Marian, n-best with hard alignment: number ||| target ||| links ||| scores</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian، n-best بمحاذاة صلبة: الرقم ||| الهدف ||| الروابط ||| الدرجات</translation>
</message>
<message>
<source>fast_align, forced: source ||| target ||| links ||| score</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>fast_align، قسري: المصدر ||| الهدف ||| الروابط ||| الدرجة</translation>
</message>
<message>
<source>Marian's scorer: log probability ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>مُقيِّم Marian: لوغاريتم الاحتمال ||| الروابط</translation>
</message>
<message>
<source>Marian (hard) and OpenNMT-py (report_align): target ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian (صلب) وOpenNMT-py ‏(report_align): الهدف ||| الروابط</translation>
</message>
<message>
<source>source, target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>المصدر والهدف والروابط، تفصلها TAB</translation>
</message>
<message>
<source>target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>الهدف والروابط، تفصلهما TAB</translation>
</message>
<message>
<source>links and target, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>الروابط والهدف، تفصلهما TAB</translation>
</message>
<message>
<source>NAACL: the numbers of a sentence and of two positions, and S or P</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>NAACL: رقم الجملة ورقما الموضعين، وS أو P</translation>
</message>
<message>
<source>Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Pharaoh: روابط تفصلها مسافات (fast_align وawesome-align وsimalign …)</translation>
</message>
<message>
<source>with a piece that is no link</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>بجزء ليس رابطًا</translation>
</message>
<message>
<source>with other fields than the format has</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>بحقول غير حقول التنسيق</translation>
</message>
<message>
<source>with other than the numbers of a sentence and of two positions</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>بغير رقم الجملة ورقمي الموضعين</translation>
</message>
<message>
<source>with other than three columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>بغير ثلاثة أعمدة</translation>
</message>
<message>
<source>with other than two columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>بغير عمودين</translation>
</message>
<message>
<source>Sockeye 1: translation with alignment matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1: ترجمة مع مصفوفة محاذاة</translation>
</message>
<message>
<source>Sockeye 1 writes a line for each source token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>يكتب Sockeye 1 سطرًا لكل رمز مصدر.</translation>
</message>
<message>
<source>Nematus, OpenNMT-Lua and Amun: header and matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus وOpenNMT-Lua وAmun: ترويسة ومصفوفة</translation>
</message>
<message>
<source>Nematus writes a line for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>يكتب Nematus سطرًا لكل رمز هدف.</translation>
</message>
<message>
<source>Marian (--alignment soft) and Amun: target and weights in a line</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian ‏(‎--alignment soft) وAmun: الهدف والأوزان في سطر</translation>
</message>
<message>
<source>Marian writes a group of weights for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>يكتب Marian مجموعة أوزان لكل رمز هدف.</translation>
</message>
<message>
<source>has no "sentences"; a list of them was expected.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>بلا «sentences»؛ المتوقع قائمة منها.</translation>
</message>
<message>
<source>a sentence in braces</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>جملة بين حاصرتين</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or download it again.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>المتوقع %1، لكن الموجود نهاية الملف؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>expected %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>المتوقع %1، لكن الموجود %2.</translation>
</message>
<message>
<source>a key in quotation marks</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>مفتاح بين علامتي اقتباس</translation>
</message>
<message>
<source>"sentences" stands twice; it may stand once.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>يتكرر «sentences»؛ لا يجوز أن يرد إلا مرة واحدة.</translation>
</message>
<message>
<source>"format" should be %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>ينبغي أن يكون «format» ‏%1، لكن الموجود %2.</translation>
</message>
<message>
<source>is of version %1; this program reads version %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>من الإصدار %1؛ هذا البرنامج يقرأ الإصدار %2.</translation>
</message>
<message>
<source>one list of sentences</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>قائمة جمل واحدة</translation>
</message>
<message>
<source>the end of the file</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>نهاية الملف</translation>
</message>
<message>
<source>with a rank above %1</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>بمرتبة أعلى من %1</translation>
</message>
<message>
<source>with a log_probability that is not a number</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>بقيمة log_probability ليست عددًا</translation>
</message>
<message>
<source>without links</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>بلا روابط</translation>
</message>
<message>
<source>BertViz: a saved page or notebook of head_view or model_view</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz: صفحة محفوظة أو دفتر من head_view أو model_view</translation>
</message>
<message>
<source>BertViz has a row of weights for each token on the left.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>في BertViz صف أوزان لكل رمز في اليسار.</translation>
</message>
<message>
<source>OpenNMT-py: log with the tables of -attn_debug</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py: سجل بجداول ‎-attn_debug</translation>
</message>
<message>
<source>OpenNMT-py writes a line for each target token, the last for the end mark.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>يكتب OpenNMT-py سطرًا لكل رمز هدف، والأخير لعلامة النهاية.</translation>
</message>
<message>
<source>a sentence takes more than %1 bytes, which is the most that is read here.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>تحتاج إحدى الجمل إلى أكثر من %1 بايت، وهو أقصى ما يُقرأ هنا.</translation>
</message>
<message>
<source>%1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>عند %1 ينقطع هذا النص المرمَّز بـ UTF-16؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>%1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>عند %1 ينقطع ملف gzip هذا؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>%1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>عند %1 ملف gzip هذا تالف؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>is where this file of %1 bytes takes more than %2 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>هنا يتجاوز هذا الملف (حجمه %1 بايت) %2 ميغابايت من الذاكرة؛ ينبغي أن يتسع كله في الذاكرة: خذ جزءًا منه.</translation>
</message>
<message>
<source>is not UTF-8; convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>ليس UTF-8؛ حوّل الملف إلى UTF-8، مثلًا باستخدام iconv.</translation>
</message>
<message>
<source>ends inside the value that begins in line %1; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>ينتهي داخل القيمة التي تبدأ في السطر %1؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and none is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>في %1 ‏%2، وفي %3 ‏%4، ولا جملة مشتركة بينهما: هل هي النصوص نفسها؟</translation>
</message>
<message>
<source>In most sentences %1 names one position more than %2: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>في معظم الجمل يذكر %1 موضعًا واحدًا أكثر من %2: قد تكون فيه روابط لعلامات النهاية، والنصوص تبيّن ذلك.</translation>
</message>
<message>
<source>In %1 of %2 %3 names one position more than %4: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>في %1 من %2 يذكر %3 موضعًا واحدًا أكثر من %4: قد تكون فيه روابط لعلامات النهاية، والنصوص تبيّن ذلك.</translation>
</message>
<message>
<source>One position further on, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>بإزاحة موضع واحد إلى الأمام تعطي الروابط المعروفة AER ‏%1 لا %2: هل يُعدّ %3 أو %4 من أساس آخر؟</translation>
</message>
<message>
<source>One position further back, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>بإزاحة موضع واحد إلى الخلف تعطي الروابط المعروفة AER ‏%1 لا %2: هل يُعدّ %3 أو %4 من أساس آخر؟</translation>
</message>
<message>
<source>With source and target exchanged, the known links would give an AER of %1, not %2: does %3 or %4 name the target first?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>بتبديل المصدر والهدف تعطي الروابط المعروفة AER ‏%1 لا %2: هل يذكر %3 أو %4 الهدف أولًا؟</translation>
</message>
<message>
<source>Against the known links of the sentence before, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>مع الروابط المعروفة للجملة السابقة يكون AER للثلث الأخير من %1 ‏%2 لا %3: هل ينقص سطر منه أو من %4، أم فيه سطر زائد؟</translation>
</message>
<message>
<source>Against the known links of the sentence after, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>مع الروابط المعروفة للجملة التالية يكون AER للثلث الأخير من %1 ‏%2 لا %3: هل ينقص سطر منه أو من %4، أم فيه سطر زائد؟</translation>
</message>
<message>
<source>%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 من روابط %3 (مجموعها %2) خارج جمل %4: هل هي النصوص نفسها؟</translation>
</message>
<message>
<source>%1 has no link: is it the file of known links?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>لا يحتوي %1 على أي رابط: هل هو ملف الروابط المعروفة؟</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا جملة واحدة: هل هي النصوص نفسها؟</translation>
</message>
<message numerus="yes">
<source>%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا %5 جملة: هل هي النصوص نفسها؟</numerusform>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا جملة واحدة (%5): هل هي النصوص نفسها؟</numerusform>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا جملتان (%5): هل هي النصوص نفسها؟</numerusform>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا %5 جمل: هل هي النصوص نفسها؟</numerusform>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا %5 جملة: هل هي النصوص نفسها؟</numerusform>
<numerusform>في %1 ‏%2، وفي %3 ‏%4، ولا تشترك بينهما إلا %5 جملة: هل هي النصوص نفسها؟</numerusform>
</translation>
</message>
<message>
<source>line %1: %2</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>السطر %1: %2</translation>
</message>
<message>
<source>line %1: sentence %2: %3</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>السطر %1: الجملة %2: %3</translation>
</message>
<message>
<source>%1.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/read_dump.cpp, core/inspect/sentences/conclusion_choice.cpp, core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1.</translation>
</message>
<message>
<source>Chosen by hand.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/read_dump.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>اختير يدويًا.</translation>
</message>
<message>
<source>A sentence %1; it is left out.</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>جملة %1؛ تُركت.</translation>
</message>
<message>
<source>Nothing more could be read: %1</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>لم يُقرأ أكثر من ذلك: %1</translation>
</message>
<message>
<source>is UTF-16, which is read and not written; save the links under another name, or convert the file with: iconv -f %1 -t UTF-8</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>مرمَّز بـ UTF-16، وهو يُقرأ ولا يُكتب؛ احفظ الروابط باسم آخر، أو حوّل الملف بالأمر: iconv -f %1 -t UTF-8</translation>
</message>
<message>
<source>has no line of sentence %1, which has been edited; save the links in another format.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>ليس فيه سطر للجملة %1 التي حُرّرت؛ احفظ الروابط بتنسيق آخر.</translation>
</message>
<message>
<source>what it says of sentence %1 is not what was read; it has been changed since. Save the links under another name.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>ما يذكره عن الجملة %1 غير ما قُرئ؛ فقد تغيّر منذ ذلك. احفظ الروابط باسم آخر.</translation>
</message>
<message>
<source>Link %1: position 0, but links count from 1.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>الرابط %1: الموضع 0، لكن الروابط تُعدّ من 1.</translation>
</message>
<message>
<source>Link %1: stands there twice.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>الرابط %1: مكرر.</translation>
</message>
<message>
<source>Link %1: the source has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>الرابط %1: في المصدر رمز واحد.</translation>
</message>
<message numerus="yes">
<source>Link %1: the source has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>الرابط %1: في المصدر %2 رمز.</numerusform>
<numerusform>الرابط %1: في المصدر رمز واحد (%2).</numerusform>
<numerusform>الرابط %1: في المصدر رمزان (%2).</numerusform>
<numerusform>الرابط %1: في المصدر %2 رموز.</numerusform>
<numerusform>الرابط %1: في المصدر %2 رمزًا.</numerusform>
<numerusform>الرابط %1: في المصدر %2 رمز.</numerusform>
</translation>
</message>
<message>
<source>Link %1: the target has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>الرابط %1: في الهدف رمز واحد.</translation>
</message>
<message numerus="yes">
<source>Link %1: the target has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>الرابط %1: في الهدف %2 رمز.</numerusform>
<numerusform>الرابط %1: في الهدف رمز واحد (%2).</numerusform>
<numerusform>الرابط %1: في الهدف رمزان (%2).</numerusform>
<numerusform>الرابط %1: في الهدف %2 رموز.</numerusform>
<numerusform>الرابط %1: في الهدف %2 رمزًا.</numerusform>
<numerusform>الرابط %1: في الهدف %2 رمز.</numerusform>
</translation>
</message>
<message>
<source>is no text: it has bytes that are zero; links were expected.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>ليس نصًا: فيه بايتات صفرية؛ المتوقع روابط.</translation>
</message>
<message>
<source>with a number, which the first has not</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>برقم، وليس للأولى رقم</translation>
</message>
<message>
<source>without a number, which the first has</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>بلا رقم، وللأولى رقم</translation>
</message>
<message>
<source>with the number and rank of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>برقم جملة سابقة ومرتبتها</translation>
</message>
<message>
<source>with the number of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>برقم جملة سابقة</translation>
</message>
<message>
<source>is empty; links were expected: %1, such as %2.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>فارغ؛ المتوقع روابط: %1، مثل %2.</translation>
</message>
<message>
<source>Unknown format of links %1; %2</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>تنسيق روابط غير معروف %1؛ %2</translation>
</message>
<message>
<source>is empty; links were expected, such as "0-0 1-2 2p1".</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>فارغ؛ المتوقع روابط، مثل «‎0-0 1-2 2p1».</translation>
</message>
<message>
<source>its only sentence cannot be read; it is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>تتعذّر قراءة جملته الوحيدة؛ هي جملة %1؛ المتوقع %2، مثل %3.</translation>
</message>
<message numerus="yes">
<source>not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>
<numerusform>تتعذّر قراءة أي من جمله (%4)؛ الأولى جملة %1؛ المتوقع %2، مثل %3.</numerusform>
<numerusform>تتعذّر قراءة جملته الوحيدة (%4)؛ هي جملة %1؛ المتوقع %2، مثل %3.</numerusform>
<numerusform>تتعذّر قراءة أي من جملتيه (%4)؛ الأولى جملة %1؛ المتوقع %2، مثل %3.</numerusform>
<numerusform>تتعذّر قراءة أي من جمله (%4)؛ الأولى جملة %1؛ المتوقع %2، مثل %3.</numerusform>
<numerusform>تتعذّر قراءة أي من جمله (%4)؛ الأولى جملة %1؛ المتوقع %2، مثل %3.</numerusform>
<numerusform>تتعذّر قراءة أي من جمله (%4)؛ الأولى جملة %1؛ المتوقع %2، مثل %3.</numerusform>
</translation>
</message>
<message>
<source>Unknown choice %1 for %2 of links; possible: %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>اختيار غير معروف %1 لـ %2 في الروابط؛ الممكن: %3.</translation>
</message>
<message>
<source>%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1؛ بالعدّ من 1 يقع %2 خارج جملها، وبالعدّ من 0 يقع %3.</translation>
</message>
<message>
<source>Counted from 0, %1 would be outside their sentences, counted from 1, %2.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>بالعدّ من 0 يقع %1 خارج جملها، وبالعدّ من 1 يقع %2.</translation>
</message>
<message>
<source>Position 0 stands for no token: no link names it on both sides</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>الموضع 0 يعني «لا رمز»: لا رابط يذكره في الطرفين</translation>
</message>
<message>
<source>No link names position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>لا رابط يذكر الموضع 0</translation>
</message>
<message>
<source>%1, but counted from 1, %2 would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1، لكن بالعدّ من 1 يقع %2 خارج جملها.</translation>
</message>
<message>
<source>%1, but there are no links; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1، لكن لا توجد روابط؛ وملفات %2 تَعدّ عادة من 0.</translation>
</message>
<message>
<source>%1, but there are few sentences; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1، لكن الجمل قليلة؛ وملفات %2 تَعدّ عادة من 0.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: the lengths of their sentences are not known, and the positions that occur leave it open.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>قد تُعدّ الروابط من 0 أو من 1: أطوال جملها غير معروفة، والمواضع الواردة لا تحسم ذلك.</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted from %3, %4 counted from %5.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>قد تُعدّ الروابط من 0 أو من 1: من %1 يقع %2 خارج جملها بالعدّ من %3، و%4 بالعدّ من %5.</translation>
</message>
<message>
<source>End mark of the source</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>علامة نهاية المصدر</translation>
</message>
<message>
<source>End mark of the target</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>علامة نهاية الهدف</translation>
</message>
<message>
<source>The last source position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>آخر موضع في المصدر هو علامة النهاية.</translation>
</message>
<message>
<source>The last target position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>آخر موضع في الهدف هو علامة النهاية.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last source token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>في جمل كثيرة يذكر رابط الموضع الذي يلي آخر رمز مصدر.</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last target token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>في جمل كثيرة يذكر رابط الموضع الذي يلي آخر رمز هدف.</translation>
</message>
<message>
<source>the last position is the end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>آخر موضع هو علامة النهاية</translation>
</message>
<message>
<source>no end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>بلا علامة نهاية</translation>
</message>
<message>
<source>Position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>الموضع 0</translation>
</message>
<message>
<source>Links are counted from 1, and no link names 0 on both sides.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تُعدّ الروابط من 1، ولا رابط يذكر 0 في الطرفين.</translation>
</message>
<message>
<source>Links are counted from %1.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تُعدّ الروابط من %1.</translation>
</message>
<message>
<source>There are no texts that could tell; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>لا نصوص تحسم ذلك؛ وهذا حال معظم الملفات.</translation>
</message>
<message>
<source>Both orders fit the lengths; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>الترتيبان يوافقان الأطوال؛ وهذا حال معظم الملفات.</translation>
</message>
<message>
<source>The source has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>ليس للمصدر علامة نهاية.</translation>
</message>
<message>
<source>The target has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>ليس للهدف علامة نهاية.</translation>
</message>
<message>
<source>First position</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>الموضع الأول</translation>
</message>
<message>
<source>links are counted from 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تُعدّ الروابط من 0</translation>
</message>
<message>
<source>links are counted from 1</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تُعدّ الروابط من 1</translation>
</message>
<message>
<source>Order of links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>ترتيب الروابط</translation>
</message>
<message>
<source>links name the source first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تذكر الروابط المصدر أولًا</translation>
</message>
<message>
<source>links name the target first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تذكر الروابط الهدف أولًا</translation>
</message>
<message>
<source>Links name the target first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تذكر الروابط الهدف أولًا.</translation>
</message>
<message>
<source>Links name the source first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>تذكر الروابط المصدر أولًا.</translation>
</message>
<message>
<source>Position 0 occurs in %1 of 1 sentence with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>يرد الموضع 0 في %1 من جملة واحدة بروابط</translation>
</message>
<message numerus="yes">
<source>Position 0 occurs in %1 of %2 sentences with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>يرد الموضع 0 في %1 من %2 جملة بروابط</numerusform>
<numerusform>يرد الموضع 0 في %1 من جملة واحدة (%2) بروابط</numerusform>
<numerusform>يرد الموضع 0 في %1 من جملتين (%2) بروابط</numerusform>
<numerusform>يرد الموضع 0 في %1 من %2 جمل بروابط</numerusform>
<numerusform>يرد الموضع 0 في %1 من %2 جملة بروابط</numerusform>
<numerusform>يرد الموضع 0 في %1 من %2 جملة بروابط</numerusform>
</translation>
</message>
<message>
<source>%1, and 1 sentence has a link to the position of its length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1، وفي جملة واحدة رابط إلى الموضع المساوي لطولها.</translation>
</message>
<message numerus="yes">
<source>%1, and %2 sentences have a link to the position of their length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1، وفي %2 جملة رابط إلى الموضع المساوي لطولها.</numerusform>
<numerusform>%1، وفي جملة واحدة (%2) رابط إلى الموضع المساوي لطولها.</numerusform>
<numerusform>%1، وفي جملتين (%2) رابط إلى الموضع المساوي لطولهما.</numerusform>
<numerusform>%1، وفي %2 جمل رابط إلى الموضع المساوي لطولها.</numerusform>
<numerusform>%1، وفي %2 جملة رابط إلى الموضع المساوي لطولها.</numerusform>
<numerusform>%1، وفي %2 جملة رابط إلى الموضع المساوي لطولها.</numerusform>
</translation>
</message>
<message>
<source>Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>بالعدّ من %1 يقع %2 من %3 خارج جملته؛ وبالعدّ من %4 يقع %5.</translation>
</message>
<message numerus="yes">
<source>Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملها؛ وبالعدّ من %4 يقع %5.</numerusform>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملته؛ وبالعدّ من %4 يقع %5.</numerusform>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملتيهما؛ وبالعدّ من %4 يقع %5.</numerusform>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملها؛ وبالعدّ من %4 يقع %5.</numerusform>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملها؛ وبالعدّ من %4 يقع %5.</numerusform>
<numerusform>بالعدّ من %1 يقع %2 من %3 خارج جملها؛ وبالعدّ من %4 يقع %5.</numerusform>
</translation>
</message>
<message>
<source>1 link to position 0 says that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>رابط واحد إلى الموضع 0 يعني أن الرمز بلا رابط.</translation>
</message>
<message numerus="yes">
<source>%1 links to position 0 say that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1 رابط إلى الموضع 0 يعني أن الرمز بلا رابط.</numerusform>
<numerusform>رابط واحد (%1) إلى الموضع 0 يعني أن الرمز بلا رابط.</numerusform>
<numerusform>رابطان (%1) إلى الموضع 0 يعنيان أن الرمز بلا رابط.</numerusform>
<numerusform>%1 روابط إلى الموضع 0 تعني أن الرمز بلا رابط.</numerusform>
<numerusform>%1 رابطًا إلى الموضع 0 تعني أن الرمز بلا رابط.</numerusform>
<numerusform>%1 رابط إلى الموضع 0 تعني أن الرمز بلا رابط.</numerusform>
</translation>
</message>
<message>
<source>In the other order 1 link would be outside its sentence.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>بالترتيب الآخر يقع رابط واحد خارج جملته.</translation>
</message>
<message numerus="yes">
<source>In the other order %1 links would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>بالترتيب الآخر يقع %1 رابط خارج جملها.</numerusform>
<numerusform>بالترتيب الآخر يقع رابط واحد (%1) خارج جملته.</numerusform>
<numerusform>بالترتيب الآخر يقع رابطان (%1) خارج جملتيهما.</numerusform>
<numerusform>بالترتيب الآخر تقع %1 روابط خارج جملها.</numerusform>
<numerusform>بالترتيب الآخر يقع %1 رابطًا خارج جملها.</numerusform>
<numerusform>بالترتيب الآخر يقع %1 رابط خارج جملها.</numerusform>
</translation>
</message>
<message>
<source>Line %1: %2</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>السطر %1: %2</translation>
</message>
<message>
<source>Links left out</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>روابط متروكة</translation>
</message>
<message>
<source>with positions far past those of other sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>بمواضع أبعد كثيرًا من مواضع الجمل الأخرى</translation>
</message>
<message>
<source>with known links outside of it</source>
<extracomment>core/inspect/links/link_dump.cpp, core/inspect/weights/weight_dump.cpp</extracomment>
<translation>بروابط معروفة خارجها</translation>
</message>
<message>
<source>1 link outside its sentence</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>رابط واحد خارج جملته</translation>
</message>
<message numerus="yes">
<source>%1 links outside their sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 رابط خارج جملها</numerusform>
<numerusform>رابط واحد (%1) خارج جملته</numerusform>
<numerusform>رابطان (%1) خارج جملتيهما</numerusform>
<numerusform>%1 روابط خارج جملها</numerusform>
<numerusform>%1 رابطًا خارج جملها</numerusform>
<numerusform>%1 رابط خارج جملها</numerusform>
</translation>
</message>
<message>
<source>1 link that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>رابط واحد ورد من قبل</translation>
</message>
<message numerus="yes">
<source>%1 links that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 رابط ورد من قبل</numerusform>
<numerusform>رابط واحد (%1) ورد من قبل</numerusform>
<numerusform>رابطان (%1) وردا من قبل</numerusform>
<numerusform>%1 روابط وردت من قبل</numerusform>
<numerusform>%1 رابطًا ورد من قبل</numerusform>
<numerusform>%1 رابط ورد من قبل</numerusform>
</translation>
</message>
<message>
<source>1 link of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>رابط واحد للموضع 0 والعدّ من 1</translation>
</message>
<message numerus="yes">
<source>%1 links of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 رابط للموضع 0 والعدّ من 1</numerusform>
<numerusform>رابط واحد (%1) للموضع 0 والعدّ من 1</numerusform>
<numerusform>رابطان (%1) للموضع 0 والعدّ من 1</numerusform>
<numerusform>%1 روابط للموضع 0 والعدّ من 1</numerusform>
<numerusform>%1 رابطًا للموضع 0 والعدّ من 1</numerusform>
<numerusform>%1 رابط للموضع 0 والعدّ من 1</numerusform>
</translation>
</message>
<message>
<source>Numbers of the sentences</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>أرقام الجمل</translation>
</message>
<message>
<source>The numbers start again: the file was read as %1 files, one behind the other.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>تبدأ الأرقام من جديد: قُرئ الملف كأنه %1 ملفات متتالية.</translation>
</message>
<message>
<source>Sentences without links at the end of one would move those behind it.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>لو كانت في نهاية أحدها جمل بلا روابط لأزاحت ما بعدها.</translation>
</message>
<message>
<source>with the number 0, where the first has the number 1</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>بالرقم 0، وللأولى الرقم 1</translation>
</message>
<message>
<source>no sentence has a number above 0; numbers from 1 were expected, as was chosen.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>ليس لأي جملة رقم أكبر من 0؛ المتوقع أرقام من 1، كما اختير.</translation>
</message>
<message>
<source>Sentences without links</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>جمل بلا روابط</translation>
</message>
<message>
<source>Its number is missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>رقمها ناقص بين الأول والأخير.</translation>
</message>
<message>
<source>Their numbers are missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>أرقامها ناقصة بين الأول والأخير.</translation>
</message>
<message>
<source>1 sentence has no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>جملة واحدة بلا رابط.</translation>
</message>
<message numerus="yes">
<source>%1 sentences have no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>
<numerusform>%1 جملة بلا رابط.</numerusform>
<numerusform>جملة واحدة (%1) بلا رابط.</numerusform>
<numerusform>جملتان (%1) بلا رابط.</numerusform>
<numerusform>%1 جمل بلا رابط.</numerusform>
<numerusform>%1 جملة بلا رابط.</numerusform>
<numerusform>%1 جملة بلا رابط.</numerusform>
</translation>
</message>
<message>
<source>Target texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص الهدف</translation>
</message>
<message>
<source>No file has the source texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>لا ملف فيه نصوص المصدر.</translation>
</message>
<message>
<source>No file has the target texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>لا ملف فيه نصوص الهدف.</translation>
</message>
<message>
<source>Source and target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>نصوص المصدر والهدف في %1.</translation>
</message>
<message>
<source>The source texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص المصدر في %1.</translation>
</message>
<message>
<source>The target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص الهدف في %1.</translation>
</message>
<message>
<source>the texts of %1</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص %1</translation>
</message>
<message>
<source>no texts, numbers of the positions</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>بلا نصوص، أرقام المواضع</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>هو في المجلد نفسه، وعدد جمله نفسه، وكل الروابط توافق أطواله.</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links but %1 fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>هو في المجلد نفسه، وعدد جمله نفسه، وكل الروابط عدا %1 توافق أطواله.</translation>
</message>
<message>
<source>Others do, too, but its name says what it is.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>غيره يوافق أيضًا، لكن اسمه يدل على ما هو.</translation>
</message>
<message>
<source>The target texts are not known.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>نصوص الهدف غير معروفة.</translation>
</message>
<message>
<source>%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>قد تكون في %1: كل الروابط توافق أطواله، لكن هذا وحده لا يكفي. اختره إن كانت فيه.</translation>
</message>
<message>
<source>The source texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>نصوص المصدر غير معروفة: قد تكون في عدة ملفات.</translation>
</message>
<message>
<source>The target texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>نصوص الهدف غير معروفة: قد تكون في عدة ملفات.</translation>
</message>
<message>
<source>%1 beside the links fit equally well.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 بجانب الروابط توافق بالقدر نفسه.</translation>
</message>
<message>
<source>No files beside this one have as many sentences, of lengths that fit the links.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>لا ملفات بجانب هذا الملف فيها العدد نفسه من الجمل بأطوال توافق الروابط.</translation>
</message>
<message>
<source>Numbers of sentences</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>أرقام الجمل</translation>
</message>
<message>
<source>Lines have the numbers of their sentences in %1.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>للأسطر أرقام جملها في %1.</translation>
</message>
<message>
<source>It numbers its sentences, and the links have as many lines without numbers.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>هو يرقّم جمله، وفي الروابط العدد نفسه من الأسطر بلا أرقام.</translation>
</message>
<message>
<source>has 1 sentence, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>فيه جملة واحدة، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</translation>
</message>
<message numerus="yes">
<source>has %1 sentences, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>
<numerusform>فيه %1 جملة، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
<numerusform>فيه جملة واحدة (%1)، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
<numerusform>فيه جملتان (%1)، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
<numerusform>فيه %1 جمل، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
<numerusform>فيه %1 جملة، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
<numerusform>فيه %1 جملة، لكن في %2 روابط %3؛ المتوقع نص لكل منها.</numerusform>
</translation>
</message>
<message>
<source>Tokens of the source, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>رموز المصدر، بلا علامة نهايته.</translation>
</message>
<message>
<source>Target length</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>طول الهدف</translation>
</message>
<message>
<source>Tokens of the target, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>رموز الهدف، بلا علامة نهايته.</translation>
</message>
<message>
<source>Log-probability</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>لوغاريتم الاحتمال</translation>
</message>
<message>
<source>ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>‏ln P(الهدف | المصدر) كما يعطيه النظام: مجموع لوغاريتمات احتمال رموزه.</translation>
</message>
<message>
<source>Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with the system's links A, sure links S and possible ones P (Och &amp; Ney 2003). Of weights only target tokens that have a known link count.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>معدل خطأ المحاذاة مقابل الروابط المعروفة: ‎1 − (|A∩S| + |A∩P|) / (|A| + |S|)‎، حيث A روابط النظام وS الروابط المؤكدة وP المحتملة (Och &amp; Ney 2003). في الأوزان لا تُحسب إلا رموز الهدف التي لها رابط معروف.</translation>
</message>
<message>
<source>Precision</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>الضبط</translation>
</message>
<message>
<source>Share of the system's links that are known as possible: |A∩P| / |A| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>نصيب روابط النظام المعروفة كمحتملة: ‎|A∩P| / |A|‎ ‏(Och &amp; Ney 2003).</translation>
</message>
<message>
<source>Share of the sure links that the system found: |A∩S| / |S| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>نصيب الروابط المؤكدة التي وجدها النظام: ‎|A∩S| / |S|‎ ‏(Och &amp; Ney 2003).</translation>
</message>
<message>
<source>How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: each looks at one source token alone.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى اتساع نظر رموز الهدف، بالبت: متوسط ‎−Σ_j α_ij log₂ α_ij‎ عليها. 0: ينظر كل منها إلى رمز مصدر واحد فقط.</translation>
</message>
<message>
<source>Source entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>إنتروبيا المصدر</translation>
</message>
<message>
<source>How widely source tokens are looked at, in bits: the mean over them of −Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى اتساع النظر إلى رموز المصدر، بالبت: متوسط ‎−Σ_i α̂_ij log₂ α̂_ij‎ عليها حيث ‎α̂_ij = α_ij / Σ_i α_ij‎.</translation>
</message>
<message>
<source>Coverage deviation</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>انحراف التغطية</translation>
</message>
<message>
<source>How far the attention that source tokens get is from 1 each: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى بُعد الانتباه الذي يناله كل رمز مصدر عن 1: ‎−1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w)‎، و‎w = 6‎ ما لم يُختر غيره؛ 0 هو الأفضل (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Absentmindedness of target</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>شرود الهدف</translation>
</message>
<message>
<source>How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى تشتت نظر رموز الهدف: ‎1/T Σ_i Σ_j α_ij ln α_ij‎؛ 0 هو الأفضل (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Absentmindedness of source</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>شرود المصدر</translation>
</message>
<message>
<source>How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى تشتت الانتباه إلى رموز المصدر: ‎1/S Σ_j Σ_i α̂_ij ln α̂_ij‎ حيث ‎α̂_ij = α_ij / Σ_i α_ij‎؛ 0 هو الأفضل (Rikters &amp; Fishel 2017).</translation>
</message>
<message>
<source>Confidence</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>الثقة</translation>
</message>
<message>
<source>exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>‎exp(−0.05 (CDP + AP_out + AP_in)²)‎ لانحراف التغطية وكلا الشرودين؛ 1 هو الأفضل (Rikters &amp; Fishel 2017; SoftAlignments).</translation>
</message>
<message>
<source>Disagreement</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>الاختلاف</translation>
</message>
<message>
<source>How differently the systems look at the sentence: the mean over target tokens and pairs of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>مدى اختلاف نظر الأنظمة إلى الجملة: متوسط التباين الكلي ‎½ Σ_j |α_ij − β_ij|‎ على رموز الهدف وأزواج الأنظمة؛ 0: متماثلة، 1: لا شيء مشترك.</translation>
</message>
<message>
<source>1 where the target is the reference, token by token, and 0 where it is not.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>1 حيث يطابق الهدف المرجع رمزًا رمزًا، و0 حيث لا يطابقه.</translation>
</message>
<message>
<source>the %1 model (%2 of %3)</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>نموذج %1 (%2 من %3)</translation>
</message>
<message>
<source>the %1 model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>نموذج %1</translation>
</message>
<message>
<source>A model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>نموذج</translation>
</message>
<message>
<source>does not say which task it is for; choose a task, or files with texts.</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>لا يذكر لأي مهمة هو؛ اختر مهمة، أو ملفات بنصوص.</translation>
</message>
<message>
<source>%1, 1 fresh pair</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1، زوج جديد واحد</translation>
</message>
<message numerus="yes">
<source>%1, %2 fresh pairs</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>
<numerusform>%1، %2 زوج جديد</numerusform>
<numerusform>%1، زوج جديد واحد (%2)</numerusform>
<numerusform>%1، زوجان جديدان (%2)</numerusform>
<numerusform>%1، %2 أزواج جديدة</numerusform>
<numerusform>%1، %2 زوجًا جديدًا</numerusform>
<numerusform>%1، %2 زوج جديد</numerusform>
</translation>
</message>
<message>
<source>Unknown choice for a file of alignments %1; %2</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>اختيار غير معروف لملف محاذيات %1؛ %2</translation>
</message>
<message>
<source>Unknown value %1 for %2; %3</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>قيمة غير معروفة %1 لـ %2؛ %3</translation>
</message>
<message>
<source>Chosen by hand. What the file shows: %1</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>اختير يدويًا. ما يبيّنه الملف: %1</translation>
</message>
<message>
<source>In %1 of %2 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>في %1 من الجمل المفحوصة (%2)</translation>
</message>
<message>
<source>In the first sentence</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>في الجملة الأولى</translation>
</message>
<message numerus="yes">
<source>In all %1 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>
<numerusform>في كل الجمل المفحوصة (%1)</numerusform>
<numerusform>في الجملة المفحوصة (%1)</numerusform>
<numerusform>في الجملتين المفحوصتين (%1)</numerusform>
<numerusform>في كل الجمل المفحوصة (%1)</numerusform>
<numerusform>في كل الجمل المفحوصة (%1)</numerusform>
<numerusform>في كل الجمل المفحوصة (%1)</numerusform>
</translation>
</message>
<message>
<source>%1; say it with %2.</source>
<extracomment>core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1؛ حدّده بـ %2.</translation>
</message>
<message>
<source>Unknown way to symmetrise %1; %2</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>طريقة مناظرة غير معروفة %1؛ %2</translation>
</message>
<message>
<source>have no sentence in common; two directions of the same corpus were expected.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>لا جملة مشتركة بينها؛ المتوقع اتجاهان للمدوّنة نفسها.</translation>
</message>
<message>
<source>Links</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>الروابط</translation>
</message>
<message>
<source>Those of two systems, by %1.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>روابط نظامين، بطريقة %1.</translation>
</message>
<message>
<source>One of the two systems has longer sentences: are these the same texts?</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>في أحد النظامين جمل أطول: هل هي النصوص نفسها؟</translation>
</message>
<message>
<source>Left out: 1 link outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>تُرك رابط واحد خارج النصوص.</translation>
</message>
<message numerus="yes">
<source>Left out: %1 links outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>
<numerusform>لم يُترك أي رابط خارج النصوص (%1).</numerusform>
<numerusform>تُرك رابط واحد خارج النصوص (%1).</numerusform>
<numerusform>تُرك رابطان خارج النصوص (%1).</numerusform>
<numerusform>تُركت %1 روابط خارج النصوص.</numerusform>
<numerusform>تُرك %1 رابطًا خارج النصوص.</numerusform>
<numerusform>تُرك %1 رابط خارج النصوص.</numerusform>
</translation>
</message>
<message>
<source>%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same texts?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 من الجمل (%2) المشتركة بين %3 و%4 لها نصوص مصدر مختلفة: هل هي النصوص نفسها؟</translation>
</message>
<message>
<source>%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>في %1 جمل عددها %2، وفي %3 عددها %4، ولا يجمعها إلا الرقم: هل ينقص أحدهما سطر؟</translation>
</message>
<message>
<source>Filter: there is no metric %1; %2 Text that holds &lt;, &gt; or = goes into quotation marks.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>التصفية: لا يوجد مقياس %1؛ %2 النص الذي فيه &lt; أو &gt; أو = يوضع بين علامتي اقتباس.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is nothing; write for example %2.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>التصفية: المتوقع عدد بعد %1، ولا شيء هناك؛ اكتب مثلًا %2.</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>التصفية: المتوقع عدد بعد %1، لكن الموجود %2؛ اكتب مثلًا %3.</translation>
</message>
<message>
<source>Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>التصفية: %1 نسبة من 0 إلى 1 أو إلى 100%، لكن الموجود %2؛ اكتب مثلًا %3.</translation>
</message>
<message>
<source>Filter: a class was expected after %1=, but there is nothing; write for example %1=positive.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>التصفية: المتوقع صنف بعد %1=، ولا شيء هناك؛ اكتب مثلًا %1=positive.</translation>
</message>
<message>
<source>The Unicode library cannot fold the case of text (%1); install ICU with its data.</source>
<extracomment>core/inspect/table/folded_texts.cpp</extracomment>
<translation>لا تستطيع مكتبة Unicode توحيد حالة الأحرف (%1)؛ ثبّت ICU مع بياناتها.</translation>
</message>
<message>
<source>Right answer, wrong look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>إجابة صحيحة ونظر خاطئ</translation>
</message>
<message>
<source>The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>الهدف هو المرجع، لكن نصف المحاذاة على الأقل خاطئ (AER ‏50 % أو أكثر).</translation>
</message>
<message>
<source>Wrong answer, right look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>إجابة خاطئة ونظر صحيح</translation>
</message>
<message>
<source>The target is not the reference, though the alignment is right (AER 10 % or less).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>الهدف ليس المرجع، مع أن المحاذاة صحيحة (AER ‏10 % أو أقل).</translation>
</message>
<message>
<source>Low confidence</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>ثقة منخفضة</translation>
</message>
<message>
<source>Scattered attention or uneven coverage: a confidence of 50 % or less.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>انتباه مشتت أو تغطية غير متساوية: ثقة 50 % أو أقل.</translation>
</message>
<message>
<source>Systems disagree</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>الأنظمة تختلف</translation>
</message>
<message>
<source>At least half of the attention lies elsewhere in another system (disagreement 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>نصف الانتباه على الأقل يقع في غير موضعه في نظام آخر (الاختلاف 50 % أو أكثر).</translation>
</message>
<message>
<source>Long sentences</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>جمل طويلة</translation>
</message>
<message>
<source>Sources of 30 tokens and more.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>مصادر من 30 رمزًا فأكثر.</translation>
</message>
<message>
<source>is empty; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>فارغ؛ المتوقع محاذيات جمل.</translation>
</message>
<message>
<source>cannot be unpacked; copy or download it again.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يتعذّر فك ضغطه؛ انسخه أو نزّله مرة أخرى.</translation>
</message>
<message>
<source>is empty once it is unpacked; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>فارغ بعد فك ضغطه؛ المتوقع محاذيات جمل.</translation>
</message>
<message>
<source>The line is not UTF-8.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>السطر ليس بترميز UTF-8.</translation>
</message>
<message>
<source>The line has %1, which looks like a blank and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يحتوي السطر على %1، وهو يشبه المسافة وليس مسافة.</translation>
</message>
<message>
<source>The line has %1, which looks like a hyphen and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يحتوي السطر على %1، وهو يشبه الشرطة وليس شرطة.</translation>
</message>
<message>
<source>The line has %1, which cannot be seen.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يحتوي السطر على %1، وهو حرف لا يُرى.</translation>
</message>
<message>
<source>is of no known format of %1, found %2; known are %3: choose one if it is of that format all the same.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ليس من تنسيقات %1 المعروفة، والموجود %2؛ المعروف %3: اختر أحدها إن كان بهذا التنسيق رغم ذلك.</translation>
</message>
<message>
<source>%1 is of no known format of %2. Line %3 is %4.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1 ليس من تنسيقات %2 المعروفة. السطر %3 هو %4.</translation>
</message>
<message>
<source>is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>نص بترميز %1؛ المتوقع UTF-8 أو UTF-16. حوّله، مثلًا بالأمر: %2</translation>
</message>
<message>
<source>Encoding</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>الترميز</translation>
</message>
<message>
<source>The text is %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>ترميز النص %1.</translation>
</message>
<message>
<source>It begins with the byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يبدأ بعلامة ترتيب البايتات.</translation>
</message>
<message>
<source>It has zeros between its letters and no byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>بين حروفه أصفار، وبلا علامة ترتيب البايتات.</translation>
</message>
<message>
<source>is %1; %2 were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1؛ المتوقع %2.</translation>
</message>
<message>
<source>its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert it, for example with: %1</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>تنتهي أسطره برجوع السطر وحده (CR)؛ المتوقع تغذية السطر (LF). حوّله، مثلًا بالأمر: %1</translation>
</message>
<message>
<source>Its first bytes are those of such files.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>بايتاته الأولى هي بايتات مثل هذه الملفات.</translation>
</message>
<message>
<source>It begins with %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>يبدأ بـ %1.</translation>
</message>
<message>
<source>alignments</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>محاذيات</translation>
</message>
<message>
<source>First sentence</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>الجملة الأولى</translation>
</message>
<message>
<source>sentences are numbered from 0</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>تُرقّم الجمل من 0</translation>
</message>
<message>
<source>sentences are numbered from 1</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>تُرقّم الجمل من 1</translation>
</message>
<message>
<source>Files of this format always are.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>ملفات هذا التنسيق كذلك دائمًا.</translation>
</message>
<message>
<source>The number 0 occurs.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>الرقم 0 وارد.</translation>
</message>
<message>
<source>The number 0 does not occur.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>الرقم 0 غير وارد.</translation>
</message>
<message>
<source>expected %1 as in the lines before it, found %2.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>المتوقع %1 كما في الأسطر السابقة، لكن الموجود %2.</translation>
</message>
<message>
<source>has the number %1, which a line before it has; give each sentence its own.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>رقمه %1، وهو رقم سطر سابق؛ أعط كل جملة رقمها.</translation>
</message>
<message>
<source>is empty; a sentence in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp, core/inspect/texts/texts_beside.cpp</extracomment>
<translation>فارغ؛ المتوقع جملة في كل سطر.</translation>
</message>
<message>
<source>has %1 sentences, but %2 has %3; the same number was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>فيه %1 من الجمل، لكن في %2 عددها %3؛ المتوقع العدد نفسه في كليهما.</translation>
</message>
<message>
<source>has the number %1, but line %2 of %3 has %4; the same order was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>رقمه %1، لكن رقم السطر %2 في %3 هو %4؛ المتوقع الترتيب نفسه في كليهما.</translation>
</message>
<message>
<source>expected source and target parted by a TAB or "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>المتوقع مصدر وهدف تفصلهما TAB أو «|||»، لكن الموجود %1.</translation>
</message>
<message>
<source>expected source and target parted by "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>المتوقع مصدر وهدف تفصلهما «|||»، لكن الموجود %1.</translation>
</message>
<message>
<source>is empty; a sentence pair in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>فارغ؛ المتوقع زوج جمل في كل سطر.</translation>
</message>
<message>
<source>merge pieces that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>دمج الأجزاء المنتهية بـ @@</translation>
</message>
<message>
<source>tokens that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>رموز تنتهي بـ @@</translation>
</message>
<message>
<source>merge pieces of words that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>دمج أجزاء الكلمات البادئة بـ ▁</translation>
</message>
<message>
<source>tokens that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>رموز تبدأ بـ ▁</translation>
</message>
<message>
<source>merge pieces that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>دمج الأجزاء البادئة بـ ##</translation>
</message>
<message>
<source>tokens that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>رموز تبدأ بـ ##</translation>
</message>
<message>
<source>Sub-words</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>أجزاء الكلمات</translation>
</message>
<message>
<source>There are no sub-words of kind %1; %2</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>لا توجد أجزاء كلمات من النوع %1؛ %2</translation>
</message>
<message>
<source>Tokens are words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>الرموز كلمات.</translation>
</message>
<message>
<source>No token ends in @@ or begins with ▁ or ##.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>لا رمز ينتهي بـ @@ أو يبدأ بـ ▁ أو ##.</translation>
</message>
<message>
<source>keep the pieces</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>إبقاء الأجزاء</translation>
</message>
<message>
<source>Tokens are pieces of words and stay so.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>الرموز أجزاء كلمات وتبقى كذلك.</translation>
</message>
<message>
<source>Pieces are merged into words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>تُدمج الأجزاء في كلمات.</translation>
</message>
<message>
<source>%1 of %2 has %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>في %1 من %2 ‏%3.</translation>
</message>
<message numerus="yes">
<source>%1 of %2 have %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>
<numerusform>في %1 من %2 ‏%3.</numerusform>
<numerusform>في %1 من %2 ‏%3.</numerusform>
<numerusform>في %1 من %2 ‏%3.</numerusform>
<numerusform>في %1 من %2 ‏%3.</numerusform>
<numerusform>في %1 من %2 ‏%3.</numerusform>
<numerusform>في %1 من %2 ‏%3.</numerusform>
</translation>
</message>
<message>
<source>whose weights are all zero</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بأوزان كلها صفر</translation>
</message>
<message>
<source>without source tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بلا رموز مصدر</translation>
</message>
<message>
<source>without target tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بلا رموز هدف</translation>
</message>
<message>
<source>with more source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>برموز مصدر أكثر من أوزانها</translation>
</message>
<message>
<source>with more target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>برموز هدف أكثر من أوزانها</translation>
</message>
<message>
<source>with fewer source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>برموز مصدر أقل من أوزانها</translation>
</message>
<message>
<source>with fewer target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>برموز هدف أقل من أوزانها</translation>
</message>
<message>
<source>with weights that are not finite (NaN or infinite)</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بأوزان غير منتهية (NaN أو لانهاية)</translation>
</message>
<message>
<source>with negative weights</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بأوزان سالبة</translation>
</message>
<message>
<source>with weights above 1</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>بأوزان أكبر من 1</translation>
</message>
<message>
<source>Orientation</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>الاتجاه</translation>
</message>
<message>
<source>rows are target steps, columns source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>الصفوف خطوات الهدف، والأعمدة رموز المصدر</translation>
</message>
<message>
<source>columns are target steps, rows source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>الأعمدة خطوات الهدف، والصفوف رموز المصدر</translation>
</message>
<message>
<source>%1 the rows sum to 1, the columns do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 مجموع كل صف 1، ومجموع كل عمود ليس 1.</translation>
</message>
<message>
<source>%1 the columns sum to 1, the rows do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 مجموع كل عمود 1، ومجموع كل صف ليس 1.</translation>
</message>
<message>
<source>%1 the numbers of tokens fit the weights this way, the other way they do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 أعداد الرموز توافق الأوزان بهذا الاتجاه، ولا توافقها بالآخر.</translation>
</message>
<message>
<source>The sums speak for the other way: columns sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>المجاميع ترجّح الاتجاه الآخر: مجموع كل عمود 1.</translation>
</message>
<message>
<source>The sums speak for the other way: rows sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>المجاميع ترجّح الاتجاه الآخر: مجموع كل صف 1.</translation>
</message>
<message>
<source>Sums and numbers of tokens leave it open.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>المجاميع وأعداد الرموز لا تحسم ذلك.</translation>
</message>
<message>
<source>column</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>عمود</translation>
</message>
<message>
<source>row</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>صف</translation>
</message>
<message>
<source>columns</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>أعمدة</translation>
</message>
<message>
<source>rows</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>صفوف</translation>
</message>
<message>
<source>the last source %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>آخر %1 للمصدر هو علامة النهاية</translation>
</message>
<message>
<source>the last target %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>آخر %1 للهدف هو علامة النهاية</translation>
</message>
<message>
<source>no source %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>ما من %1 للمصدر هو علامة نهاية</translation>
</message>
<message>
<source>no target %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>ما من %1 للهدف هو علامة نهاية</translation>
</message>
<message>
<source>source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>رموز المصدر</translation>
</message>
<message>
<source>target tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>رموز الهدف</translation>
</message>
<message>
<source>The source texts are not known.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>نصوص المصدر غير معروفة.</translation>
</message>
<message>
<source>%1 the source ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 ينتهي المصدر بعلامة نهاية خاصة به.</translation>
</message>
<message>
<source>%1 the target ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 ينتهي الهدف بعلامة نهاية خاصة به.</translation>
</message>
<message>
<source>%1 there is one %2 more than %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 يزيد %2 واحد على عدد %3.</translation>
</message>
<message>
<source>%1 no more %2 than %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 لا أوزان في %2 أكثر من عدد %3، والباقي صفر.</translation>
</message>
<message>
<source>%1 there are as many %2 as %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 عدد %2 مساوٍ لعدد %3.</translation>
</message>
<message>
<source>%1 there are weights in more %2 than %3; they are left out.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 الأوزان في %2 أكثر من عدد %3؛ يُترك الزائد.</translation>
</message>
<message>
<source>%1 one %2 more than %3 has weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 تزيد الأوزان على عدد %3 في %2 واحد، والباقي صفر.</translation>
</message>
<message>
<source>%1 as many %2 as %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 الأوزان في %2 بعدد %3، والباقي صفر.</translation>
</message>
<message>
<source>Padding</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>الحشو</translation>
</message>
<message>
<source>weights past the end of the texts are left out</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>تُترك الأوزان بعد نهاية النصوص</translation>
</message>
<message>
<source>all weights belong to the sentence</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>كل الأوزان تخص الجملة</translation>
</message>
<message>
<source>%1 there are more rows or columns than tokens.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 الصفوف أو الأعمدة أكثر من الرموز.</translation>
</message>
<message>
<source>%1 the last rows or columns are zero or past the text.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1 الصفوف أو الأعمدة الأخيرة صفر أو بعد نهاية النص.</translation>
</message>
<message>
<source>Attention map</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>خريطة الانتباه</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read, its heads averaged.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>في الملف خرائط من %1 و%2 لكل جملة؛ تُقرأ آخر طبقة بمتوسط رؤوسها.</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>في الملف خرائط من %1 و%2 لكل جملة؛ تُقرأ آخر طبقة.</translation>
</message>
<message>
<source>with one attention map alone</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>بخريطة انتباه واحدة فقط</translation>
</message>
<message>
<source>without the attention map %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>بلا خريطة الانتباه %1</translation>
</message>
<message>
<source>with heads of different sizes</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>برؤوس مختلفة الأحجام</translation>
</message>
<message>
<source>without a line in %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>بلا سطر في %1</translation>
</message>
<message>
<source>not a single sentence could be read as of %1, such as %2; %3; check that the file is whole, or choose another format or orientation.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>لم تُقرأ أي جملة على أنها %1، مثل %2؛ %3؛ تحقق من اكتمال الملف، أو اختر تنسيقًا أو اتجاهًا آخر.</translation>
</message>
<message>
<source>it has none</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>ليس فيه أي منها</translation>
</message>
<message>
<source>sentences have the numbers that the file gives them</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>للجمل الأرقام التي يعطيها الملف</translation>
</message>
<message>
<source>sentences are numbered by their place in the file</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>تُرقّم الجمل بمكانها في الملف</translation>
</message>
<message>
<source>The file gives several sentences the same number.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>يعطي الملف عدة جمل الرقم نفسه.</translation>
</message>
<message>
<source>The file gives each source sentence a number of its own.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>يعطي الملف كل جملة مصدر رقمًا خاصًا بها.</translation>
</message>
<message>
<source>The file gives numbers to some sentences only.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>يعطي الملف أرقامًا لبعض الجمل فقط.</translation>
</message>
<message>
<source>The numbers start again: the file is several files, one behind the other.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>تبدأ الأرقام من جديد: الملف عدة ملفات متتالية.</translation>
</message>
<message>
<source>the texts of the dump</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص الملف نفسه</translation>
</message>
<message>
<source>The source texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص المصدر غير معروفة: تحل محلها أرقام المواضع.</translation>
</message>
<message>
<source>The target texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>نصوص الهدف غير معروفة: تحل محلها أرقام المواضع.</translation>
</message>
<message>
<source>It is the only file beside the dump that has a line of no more tokens than weights for each sentence.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>هو الملف الوحيد بجانب ملف الانتباه الذي فيه لكل جملة سطر لا تزيد رموزه على الأوزان.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights, the end mark not counted.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 عدد رموزه كعدد الأوزان، دون احتساب علامة النهاية.</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 عدد رموزه كعدد الأوزان.</translation>
</message>
<message>
<source>%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>قد تكون في %1 بجانب ملف الانتباه: فيه سطر لكل جملة، لكن الأطوال وحدها لا تكفي. اختره إن كانت فيه.</translation>
</message>
<message>
<source>%1 and %2 beside the dump fit equally well.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 و%2 بجانب ملف الانتباه يوافقان بالقدر نفسه.</translation>
</message>
<message>
<source>No file beside the dump has a line for each sentence with as many tokens as weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>لا ملف بجانب ملف الانتباه فيه لكل جملة سطر رموزه بعدد الأوزان.</translation>
</message>
<message>
<source>It has %1, the dump %2.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>فيه %1، وفي ملف الانتباه %2.</translation>
</message>
<message>
<source>1 sentence is longer than the array; its tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>جملة واحدة أطول من المصفوفة؛ تُترك رموزها الزائدة.</translation>
</message>
<message numerus="yes">
<source>%1 sentences are longer than the array; their tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 جملة أطول من المصفوفة؛ تُترك رموزها الزائدة.</numerusform>
<numerusform>جملة واحدة (%1) أطول من المصفوفة؛ تُترك رموزها الزائدة.</numerusform>
<numerusform>جملتان (%1) أطول من المصفوفة؛ تُترك رموزهما الزائدة.</numerusform>
<numerusform>%1 جمل أطول من المصفوفة؛ تُترك رموزها الزائدة.</numerusform>
<numerusform>%1 جملة أطول من المصفوفة؛ تُترك رموزها الزائدة.</numerusform>
<numerusform>%1 جملة أطول من المصفوفة؛ تُترك رموزها الزائدة.</numerusform>
</translation>
</message>
<message>
<source>1 sentence that has no line in it, or none that fits, has numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>جملة واحدة ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</translation>
</message>
<message numerus="yes">
<source>%1 sentences that have no line in it, or none that fits, have numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 جملة ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</numerusform>
<numerusform>جملة واحدة (%1) ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</numerusform>
<numerusform>جملتان (%1) ليس لهما فيه سطر، أو لا يوافقهما سطراهما، تُعرضان بأرقام المواضع.</numerusform>
<numerusform>%1 جمل ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</numerusform>
<numerusform>%1 جملة ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</numerusform>
<numerusform>%1 جملة ليس لها فيه سطر، أو لا يوافقها سطرها، تُعرض بأرقام المواضع.</numerusform>
</translation>
</message>
<message>
<source>1 line</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>سطر واحد</translation>
</message>
<message numerus="yes">
<source>%1 lines</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 سطر</numerusform>
<numerusform>سطر واحد (%1)</numerusform>
<numerusform>سطران (%1)</numerusform>
<numerusform>%1 أسطر</numerusform>
<numerusform>%1 سطرًا</numerusform>
<numerusform>%1 سطر</numerusform>
</translation>
</message>
<message>
<source>The system has no attention, so there are no weights to write; write its metrics instead.</source>
<extracomment>core/inspect/weights_file.cpp</extracomment>
<translation>ليس للنظام انتباه، فلا أوزان تُكتب؛ اكتب مقاييسه بدلًا منها.</translation>
</message>
<message>
<source>W turns by 45°</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>تدوّر W بمقدار ‎45°‎</translation>
</message>
<message>
<source>landscape: a score that attends is needed, found %1.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: تلزم دالة درجات ذات انتباه، لكن الموجود %1.</translation>
</message>
<message>
<source>landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape: تلزم مفاتيح من 1 إلى %1، كل منها عددان، لكن الموجود %2 من %3.</translation>
</message>
<message>
<source>the answer should be %1, found %2.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>ينبغي أن تكون الإجابة %1، لكن الموجود %2.</translation>
</message>
<message>
<source>has no question.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>بلا سؤال.</translation>
</message>
<message>
<source>%1, step %2 %3</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1، الخطوة %2 %3</translation>
</message>
<message>
<source>the answer</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/checks/question_facts.cpp</extracomment>
<translation>الإجابة</translation>
</message>
<message>
<source>a list of choices</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>قائمة خيارات</translation>
</message>
<message>
<source>a choice</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>خيار</translation>
</message>
<message>
<source>there is no choice %1.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>لا يوجد خيار %1.</translation>
</message>
<message>
<source>a list of %1 answers</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>قائمة فيها %1 من الإجابات</translation>
</message>
<message>
<source>none of them is right.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>لا شيء منها صحيح.</translation>
</message>
<message>
<source>several are right (%1), and one is asked for.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>عدة منها صحيحة (%1)، والمطلوب واحدة.</translation>
</message>
<message>
<source>without a task there are no texts to look through; give a solution.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>بلا مهمة لا توجد نصوص يُبحث فيها؛ أعط حلًا.</translation>
</message>
<message>
<source>an object of what was changed</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>كائن بما غُيّر</translation>
</message>
<message>
<source>the answer should be an object such as {"%1": …}, found %2.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>ينبغي أن تكون الإجابة كائنًا مثل ‎{"%1": …}‎، لكن الموجود %2.</translation>
</message>
<message>
<source>the answer's %1 should be a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>ينبغي أن يكون %1 في الإجابة عددًا صحيحًا من 1.</translation>
</message>
<message>
<source>the answer's %1 should be a text.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>ينبغي أن يكون %1 في الإجابة نصًا.</translation>
</message>
<message>
<source>the answer's key %1 is not known.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>المفتاح %1 في الإجابة غير معروف.</translation>
</message>
<message>
<source>the answer's %1 should be a text or a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>ينبغي أن يكون %1 في الإجابة نصًا أو عددًا صحيحًا من 1.</translation>
</message>
<message>
<source>nothing is right: the list is empty.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>لا شيء صحيح: القائمة فارغة.</translation>
</message>
<message>
<source>the value is no place that can be pointed at: %1</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>القيمة ليست مكانًا يمكن الإشارة إليه: %1</translation>
</message>
<message>
<source>%1 is no value that can be written.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 ليست قيمة يمكن كتابتها.</translation>
</message>
<message>
<source>%1: the list is empty.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: القائمة فارغة.</translation>
</message>
<message>
<source>%1: the lists have %2 and %3 values, expected equally many.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: في القائمتين %2 و%3 من القيم، والمتوقع عددان متساويان.</translation>
</message>
<message>
<source>entropy: weights are 0 or more, found %1.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>entropy: الأوزان 0 أو أكثر، لكن الموجود %1.</translation>
</message>
<message>
<source>softmax: the temperature should be above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>softmax: ينبغي أن تكون الحرارة أكبر من 0.</translation>
</message>
<message>
<source>%1 has no argument %2.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>ليس لـ %1 وسيط %2.</translation>
</message>
<message>
<source>split: a text is split at one character or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>split: يُقسم النص عند محرف واحد أو أكثر.</translation>
</message>
<message>
<source>number: %1 is no number.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>number: %1 ليس عددًا.</translation>
</message>
<message>
<source>sort: the list should have numbers only or texts only.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sort: ينبغي أن تكون القائمة أعدادًا فقط أو نصوصًا فقط.</translation>
</message>
<message>
<source>range: the step should not be 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: ينبغي ألا تكون الخطوة 0.</translation>
</message>
<message>
<source>range: the list would have more than 100000 values.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range: ستزيد قيم القائمة على 100000.</translation>
</message>
<message>
<source>%1: the list should have true and false only, and %2 is in it.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1: ينبغي ألا تحوي القائمة إلا true وfalse، وفيها %2.</translation>
</message>
<message>
<source>a logarithm is of a number above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>اللوغاريتم لعدد أكبر من 0.</translation>
</message>
<message>
<source>sqrt: the number should be 0 or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sqrt: ينبغي أن يكون العدد 0 أو أكثر.</translation>
</message>
<message>
<source>cosine: a list of zeros has no direction.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>cosine: قائمة الأصفار بلا اتجاه.</translation>
</message>
<message>
<source>this divides by 0.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>هذه قسمة على 0.</translation>
</message>
<message>
<source>"in" looks in a list, or for a text in a text; found %1 in %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>يبحث «in» في قائمة، أو عن نص في نص؛ لكن الموجود %1 في %2.</translation>
</message>
<message>
<source>%1 compares two numbers or two texts, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>يقارن %1 عددين أو نصين، لكن الموجود %2 و%3.</translation>
</message>
<message>
<source>the result is not a finite number.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>الناتج ليس عددًا منتهيًا.</translation>
</message>
<message>
<source>the list has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>في القائمة أكثر من 100000 قيمة.</translation>
</message>
<message>
<source>the text has more than a million bytes.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>النص يزيد على مليون بايت.</translation>
</message>
<message>
<source>the list has more than a million values, with those of the lists in it.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>القائمة تزيد على مليون قيمة، مع قيم القوائم التي فيها.</translation>
</message>
<message>
<source>the expression needs more than two million operations.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>يحتاج التعبير إلى أكثر من مليوني عملية.</translation>
</message>
<message>
<source>there is no name %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>لا يوجد اسم %1؛ %2</translation>
</message>
<message>
<source>there is no function %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>لا توجد دالة %1؛ %2</translation>
</message>
<message>
<source>%1 has no %2; %3</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>ليس لـ %1 عضو %2؛ %3</translation>
</message>
<message>
<source>%1 has no %2; a lane, a row or a model has members.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>ليس لـ %1 عضو %2؛ الأعضاء للمسار أو الصف أو النموذج.</translation>
</message>
<message>
<source>a list of %1 has no place %2; the first one is 1, the last one -1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>ليس في قائمة من %1 مكان %2؛ الأول 1 والأخير ‎-1.</translation>
</message>
<message>
<source>+ takes two numbers, two texts or two lists, found %1 and %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>تأخذ + عددين أو نصين أو قائمتين، لكن الموجود %1 و%2.</translation>
</message>
<message>
<source>%1 takes two numbers, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>يأخذ %1 عددين، لكن الموجود %2 و%3.</translation>
</message>
<message>
<source>the result has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>في الناتج أكثر من 100000 قيمة.</translation>
</message>
<message>
<source>at character %1: %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>عند المحرف %1: %2</translation>
</message>
<message>
<source>the expression should be true or false, found %1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>ينبغي أن يكون التعبير true أو false، لكن الموجود %1.</translation>
</message>
<message>
<source>this is no number that can be computed with.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ليس هذا عددًا يمكن الحساب به.</translation>
</message>
<message>
<source>a letter follows a number; an operator is missing.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>بعد العدد حرف؛ ينقص عامل.</translation>
</message>
<message>
<source>after \ a text may have \, ', " or n, and nothing else.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>بعد \ في النص يجوز \ و' و" وn، ولا شيء غيرها.</translation>
</message>
<message>
<source>the text that begins here has no end; close it with %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>النص الذي يبدأ هنا بلا نهاية؛ أغلقه بـ %1.</translation>
</message>
<message>
<source>an expression has no sign %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ليس في التعابير علامة %1.</translation>
</message>
<message>
<source>the expression should end here, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>ينبغي أن ينتهي التعبير هنا، لكن الموجود %1.</translation>
</message>
<message>
<source>the expression is nested too deeply.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>التعبير عميق التداخل جدًا.</translation>
</message>
<message>
<source>its end</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>نهايته</translation>
</message>
<message>
<source>a number or text</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>عدد أو نص</translation>
</message>
<message>
<source>%1 was expected after %2, found %3.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع %1 بعد %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 was expected, found %2.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع %1، لكن الموجود %2.</translation>
</message>
<message>
<source>= gives an argument its value; write == to compare.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>العلامة = تعطي الوسيط قيمته؛ اكتب == للمقارنة.</translation>
</message>
<message>
<source>comparisons have no chain; write a &lt; b and b &lt; c.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>لا تتسلسل المقارنات؛ اكتب a &lt; b and b &lt; c.</translation>
</message>
<message>
<source>the expression has more than 500 operators.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>في التعبير أكثر من 500 عامل.</translation>
</message>
<message>
<source>the name of a member</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>اسم عضو</translation>
</message>
<message>
<source>the place in a list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المكان في قائمة</translation>
</message>
<message>
<source>the argument %1 is given twice.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>الوسيط %1 مُعطى مرتين.</translation>
</message>
<message>
<source>arguments with a name come after those without.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>الوسائط المسمّاة تأتي بعد غير المسمّاة.</translation>
</message>
<message>
<source>, or ) was expected after an argument, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع , أو ) بعد الوسيط، لكن الموجود %1.</translation>
</message>
<message>
<source>the expression in brackets</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>التعبير بين القوسين</translation>
</message>
<message>
<source>a value was expected, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع قيمة، لكن الموجود %1.</translation>
</message>
<message>
<source>a value was expected, found "if"; if(condition, a, b) is one.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع قيمة، لكن الموجود «if»؛ القيمة هي if(condition, a, b).</translation>
</message>
<message>
<source>if takes three arguments: if(condition, a, b).</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>تأخذ if ثلاثة وسائط: if(condition, a, b).</translation>
</message>
<message>
<source>, or ] was expected in a list, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>المتوقع , أو ] في القائمة، لكن الموجود %1.</translation>
</message>
<message>
<source>a name for the values of the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>اسم لقيم القائمة</translation>
</message>
<message>
<source>the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>القائمة</translation>
</message>
<message>
<source>the expression has %1 bytes, at most 4000 are read.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>طول التعبير %1 بايت، ولا يُقرأ أكثر من 4000.</translation>
</message>
<message>
<source>should be %1, found %2.</source>
<extracomment>core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>ينبغي أن يكون %1، لكن الموجود %2.</translation>
</message>
<message>
<source>a list</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>قائمة</translation>
</message>
<message>
<source>something that has members, such as a lane</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>شيء له أعضاء، مثل مسار</translation>
</message>
<message>
<source>should be a list of numbers, and %1 is in it.</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>ينبغي أن يكون قائمة أعداد، وفيها %1.</translation>
</message>
<message>
<source>%1 has no argument %2; %3</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>ليس لـ %1 وسيط %2؛ %3</translation>
</message>
<message>
<source>%1 has the argument %2 twice.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>لـ %1 الوسيط %2 مرتين.</translation>
</message>
<message>
<source>%1 needs the argument %2.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>يحتاج %1 إلى الوسيط %2.</translation>
</message>
<message>
<source>%1 should be a whole number from %2 to %3, found %4.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا صحيحًا من %2 إلى %3، لكن الموجود %4.</translation>
</message>
<message>
<source>%1 takes 1 argument at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>يأخذ %1 وسيطًا واحدًا على الأكثر، لكن الموجود %3.</translation>
</message>
<message numerus="yes">
<source>%1 takes %2 arguments at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>
<numerusform>يأخذ %1 على الأكثر %2 وسيط، لكن الموجود %3.</numerusform>
<numerusform>يأخذ %1 وسيطًا واحدًا (%2) على الأكثر، لكن الموجود %3.</numerusform>
<numerusform>يأخذ %1 وسيطين (%2) على الأكثر، لكن الموجود %3.</numerusform>
<numerusform>يأخذ %1 على الأكثر %2 وسائط، لكن الموجود %3.</numerusform>
<numerusform>يأخذ %1 على الأكثر %2 وسيطًا، لكن الموجود %3.</numerusform>
<numerusform>يأخذ %1 على الأكثر %2 وسيط، لكن الموجود %3.</numerusform>
</translation>
</message>
<message>
<source>the brace before %1 has no partner; write {{ for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>الحاصرة قبل %1 بلا قرين؛ اكتب {{ لكتابة حاصرة.</translation>
</message>
<message>
<source>the brace after %1 has no partner; write }} for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>الحاصرة بعد %1 بلا قرين؛ اكتب }} لكتابة حاصرة.</translation>
</message>
<message>
<source>%1 is no format of a number; write decimals such as 2, or % or 1% for a share.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 ليس تنسيق عدد؛ اكتب عدد المنازل العشرية مثل 2، أو % أو ‎1%‎ للنسبة.</translation>
</message>
<message>
<source>%1 is no format of a number.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 ليس تنسيق عدد.</translation>
</message>
<message>
<source>the format %1 is for a number, found %2.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>التنسيق %1 للأعداد، لكن الموجود %2.</translation>
</message>
<message>
<source>there is no training %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد تدريب %1 في هذه الخطوة.</translation>
</message>
<message>
<source>there is no training %1; %2</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد تدريب %1؛ %2</translation>
</message>
<message>
<source>there is no slider %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد منزلق %1 في هذه الخطوة.</translation>
</message>
<message>
<source>the text has %1 tokens, and a lesson decodes %2 at most.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>في النص %1 من الرموز، ويفك الدرس ترميز %2 على الأكثر.</translation>
</message>
<message>
<source>the lane %1 has no attention, so it has no weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>ليس للمسار %1 انتباه، فلا أوزان له.</translation>
</message>
<message>
<source>there is no right output of this text that the lane could read; give the state a target.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>ليس لهذا النص ناتج صحيح يستطيع المسار قراءته؛ أعط الحالة هدفًا.</translation>
</message>
<message>
<source>terms: this map has no score that is a sum.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>terms: ليس لهذه الخريطة درجة هي مجموع.</translation>
</message>
<message>
<source>a row</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>صف</translation>
</message>
<message>
<source>scores and spans are known of the lane's own map only.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>الدرجات والنطاقات معروفة لخريطة المسار نفسه فقط.</translation>
</message>
<message>
<source>probability: the output has no token %1; %2</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>probability: ليس في الناتج رمز %1؛ %2</translation>
</message>
<message>
<source>the lane %1 has no scores of this map: it has no attention, or the map is a mean of several.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>ليس للمسار %1 درجات لهذه الخريطة: فهو بلا انتباه، أو الخريطة متوسط عدة خرائط.</translation>
</message>
<message>
<source>looks_at: this map does not look at tokens of the source.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>looks_at: هذه الخريطة لا تنظر إلى رموز المصدر.</translation>
</message>
<message>
<source>the lane %1 has no row of weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>ليس للمسار %1 صف أوزان.</translation>
</message>
<message>
<source>the recipe's %1 is %2, and a lesson trains with %3 at most.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>قيمة %1 في الوصفة %2، ويدرّب الدرس بـ %3 على الأكثر.</translation>
</message>
<message>
<source>a lesson trains on a task, and this recipe trains on a corpus.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>يتدرّب الدرس على مهمة، وهذه الوصفة تتدرّب على مدوّنة.</translation>
</message>
<message>
<source>hidden size</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>الحجم المخفي</translation>
</message>
<message>
<source>%1 does not say which task it is for; give the argument task.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>لا يذكر %1 لأي مهمة هو؛ أعط الوسيط task.</translation>
</message>
<message>
<source>metric: there is no measure %1; %2</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: لا يوجد مقياس %1؛ %2</translation>
</message>
<message>
<source>metric: give length or lengths, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: أعط length أو lengths، لا كليهما.</translation>
</message>
<message>
<source>metric: lengths should be the shortest and the longest one, such as [4, 30].</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: ينبغي أن يكون lengths أقصر طول وأطوله، مثل ‎[4, 30]‎.</translation>
</message>
<message>
<source>metric: with changed maps or temperature only exact_match and token_accuracy are measured.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: مع خرائط أو حرارة مغيَّرة لا يُقاس إلا exact_match وtoken_accuracy.</translation>
</message>
<message>
<source>metric: give lane or model, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: أعط lane أو model، لا كليهما.</translation>
</message>
<message>
<source>metric: %1 has no %2, which classes have.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: ليس لـ %1 المقياس %2، فهو للأصناف.</translation>
</message>
<message>
<source>metric: %1 has no %2; it has no attention, or no link is known.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric: ليس لـ %1 المقياس %2؛ هو بلا انتباه، أو لا رابط معروف.</translation>
</message>
<message>
<source>heads_needed: share should be above 0 and at most 1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: ينبغي أن يكون share أكبر من 0 و1 على الأكثر.</translation>
</message>
<message>
<source>heads_needed: %1 has %2 heads in this model, expected 1 to %3; a site is cross, encoder or decoder.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed: لـ %1 في هذا النموذج %2 من الرؤوس، والمتوقع من 1 إلى %3؛ والموقع هو cross أو encoder أو decoder.</translation>
</message>
<message>
<source>the result of heads_needed</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>ناتج heads_needed</translation>
</message>
<message>
<source>random_rows: score should be one of dot, scaled_dot, content, found %1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: ينبغي أن يكون score أحد dot وscaled_dot وcontent، لكن الموجود %1.</translation>
</message>
<message>
<source>random_rows: divide should be above 0.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows: ينبغي أن يكون divide أكبر من 0.</translation>
</message>
<message>
<source>the result of random_rows</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>ناتج random_rows</translation>
</message>
<message>
<source>%1 has no key %2.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>ليس في %1 مفتاح %2.</translation>
</message>
<message>
<source>%1 has no key %2; %3</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>ليس في %1 مفتاح %2؛ %3</translation>
</message>
<message>
<source>%1 of %2 is a group of keys; name one of them.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>‏%1 في %2 مجموعة مفاتيح؛ سمِّ واحدًا منها.</translation>
</message>
<message>
<source>a model</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>نموذج</translation>
</message>
<message>
<source>the configuration</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>التهيئة</translation>
</message>
<message>
<source>the model has no tensor %1; %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>ليس في النموذج موتّر %1؛ %2</translation>
</message>
<message>
<source>the tensor %1 has more than 100000 numbers.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>في الموتّر %1 أكثر من 100000 عدد.</translation>
</message>
<message>
<source>the training %1</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>التدريب %1</translation>
</message>
<message>
<source>the training %1 is on a corpus; a lesson trains on a task.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>التدريب %1 على مدوّنة؛ يتدرّب الدرس على مهمة.</translation>
</message>
<message>
<source>the recipe</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>الوصفة</translation>
</message>
<message>
<source>the training %1 by %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>التدريب %1 بحسب %2</translation>
</message>
<message>
<source>there is no lane %1 in this step.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد مسار %1 في هذه الخطوة.</translation>
</message>
<message>
<source>there is no lane %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد مسار %1؛ %2</translation>
</message>
<message>
<source>there is no slider %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>لا يوجد منزلق %1؛ %2</translation>
</message>
<message>
<source>the slider %1 is a temperature, which is above 0.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>المنزلق %1 حرارة، وهي أكبر من 0.</translation>
</message>
<message>
<source>this step has no lane.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>ليس في هذه الخطوة مسار.</translation>
</message>
<message>
<source>%1 should be a position from 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 موضعًا من 1، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should name an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يسمّي %1 خريطة انتباه مثل «cross.1.1»، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/runs/run_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا من 0 إلى 1، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should have the sum 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>ينبغي أن يكون مجموع %1 ‏1، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 is changed in nothing; give token, weights, temperature or maps.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>لا تغيير في %1؛ أعط token أو weights أو temperature أو maps.</translation>
</message>
<message>
<source>%1 stands twice; a step is changed once.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>يتكرر %1؛ تُغيَّر الخطوة مرة واحدة.</translation>
</message>
<message>
<source>has no %1, so it is no lesson.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>ليس فيه %1، فليس درسًا.</translation>
</message>
<message>
<source>is not JSON: %1</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>ليس JSON: %1</translation>
</message>
<message>
<source>should be an object.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>ينبغي أن يكون كائنًا.</translation>
</message>
<message>
<source>%1 should end in %2.</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي أن ينتهي %1 بـ %2.</translation>
</message>
<message>
<source>%1 is not in the lesson; %2</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 ليس في الدرس؛ %2</translation>
</message>
<message>
<source>trains on a corpus, whose files are outside of the lesson; give it a task.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>يتدرّب على مدوّنة ملفاتها خارج الدرس؛ أعطه مهمة.</translation>
</message>
<message>
<source>%1, step %2, the training %3</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1، الخطوة %2، التدريب %3</translation>
</message>
<message>
<source>not written, because a text of the lesson is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>لم يُكتب، لأن أحد نصوص الدرس ليس UTF-8.</translation>
</message>
<message>
<source>%1 does not come with the program.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1 ليس مرفقًا بالبرنامج.</translation>
</message>
<message>
<source>the recipe has no key %1.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>ليس في الوصفة مفتاح %1.</translation>
</message>
<message>
<source>the model of the lane %1 is neither in the session nor bundled; save the session with its models.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>نموذج المسار %1 ليس في الجلسة ولا مرفقًا؛ احفظ الجلسة مع نماذجها.</translation>
</message>
<message>
<source>%1 is more than %2 folders deep, which no lesson needs.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 على عمق أكثر من %2 من المجلدات، ولا درس يحتاج إلى ذلك.</translation>
</message>
<message>
<source>has more than %1 files, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>فيه أكثر من %1 من الملفات، وهو أقصى ما في الدرس.</translation>
</message>
<message>
<source>%1 cannot be read: %2.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>تتعذّر قراءة %1: %2.</translation>
</message>
<message>
<source>the folder</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>المجلد</translation>
</message>
<message>
<source>%1 is a symbolic link, which may lead outside of the lesson; put the file itself there.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 رابط رمزي قد يقود خارج الدرس؛ ضع الملف نفسه هناك.</translation>
</message>
<message>
<source>%1 is no regular file.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ليس ملفًا عاديًا.</translation>
</message>
<message>
<source>the entry %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>المدخلة %1</translation>
</message>
<message>
<source>%1 is a symbolic link or no file at all, which a lesson does not have.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 رابط رمزي أو ليس ملفًا أصلًا، ولا مكان لذلك في الدرس.</translation>
</message>
<message>
<source>%1 is encrypted, so it cannot be read; pack the lesson without a password.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 مُعمّى فتتعذّر قراءته؛ احزم الدرس بلا كلمة مرور.</translation>
</message>
<message>
<source>%1 is not in it, which every lesson has; choose a lesson of Attention Lab.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 ليس فيه، وهو في كل درس؛ اختر درسًا من Attention Lab.</translation>
</message>
<message>
<source>%1 has no name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 بلا اسم.</translation>
</message>
<message>
<source>%1 has a name of more than %2 bytes.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>اسم %1 أطول من %2 بايت.</translation>
</message>
<message>
<source>%1 has a name that is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>اسم %1 ليس UTF-8.</translation>
</message>
<message>
<source>%1 has a control character in its name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>في اسم %1 محرف تحكم.</translation>
</message>
<message>
<source>%1 is an absolute path, which leads outside of the lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 مسار ملف مطلق يقود خارج الدرس.</translation>
</message>
<message>
<source>%1 has a backslash in its name; folders are parted by /.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>في اسم %1 شرطة مائلة عكسية؛ تُفصل المجلدات بـ /.</translation>
</message>
<message>
<source>%1 leads outside of the lesson, or back into it; name the file without . and ...</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 يقود خارج الدرس، أو يعود إليه؛ سمِّ الملف بلا . و ...</translation>
</message>
<message>
<source>%1 has a folder without a name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>في %1 مجلد بلا اسم.</translation>
</message>
<message>
<source>has no file %1.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>لا يحتوي على الملف %1.</translation>
</message>
<message>
<source>the file %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>الملف %1</translation>
</message>
<message>
<source>%1 cannot be in a lesson, because paths that begin with resources/ are files of the program; rename the folder.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>لا يجوز أن يكون %1 في درس، لأن مسارات الملفات البادئة بـ resources/ ملفات للبرنامج؛ غيّر اسم المجلد.</translation>
</message>
<message>
<source>%1 is of no kind that a lesson has (%2); take it out.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 من نوع ليس من أنواع ملفات الدرس (%2)؛ أخرجه.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read.</source>
<extracomment>core/lessons/format/lesson_files.cpp, core/lessons/format/lesson_values.cpp</extracomment>
<translation>حجم %1 ‏%2 بايت، ولا يُقرأ أكثر من %3.</translation>
</message>
<message>
<source>%1 is in it twice.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 فيه مرتين.</translation>
</message>
<message>
<source>its files have more than %1 bytes together, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>حجم ملفاته معًا أكثر من %1 بايت، وهو أقصى ما للدرس.</translation>
</message>
<message>
<source>%1 should be the code of a language such as en, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 رمز لغة مثل en، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 is empty; a lesson has a step.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 فارغ؛ في الدرس خطوة.</translation>
</message>
<message>
<source>its format is %1, expected "%2".</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/lessons/progress/lesson_progress.cpp, core/model_files/tensor_file.cpp, core/sessions/session_json.cpp</extracomment>
<translation>تنسيقه %1، والمتوقع «%2».</translation>
</message>
<message>
<source>was written by a newer Attention Lab (version %1; this one reads %2); update the program.</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>كتبه Attention Lab أحدث (الإصدار %1؛ وهذا يقرأ %2)؛ حدّث البرنامج.</translation>
</message>
<message>
<source>%1 should be %2 names at most, found %3.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي ألا تزيد أسماء %1 على %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be a name of letters, digits and _, which no digit begins.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 اسمًا من حروف وأرقام و_ لا يبدأ برقم.</translation>
</message>
<message>
<source>%1 means something else in expressions; take another name.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>لـ %1 معنى آخر في التعابير؛ اختر اسمًا آخر.</translation>
</message>
<message>
<source>%1 uses itself, in a circle.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>يستخدم %1 نفسه في حلقة.</translation>
</message>
<message>
<source>%1, step %2</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1، الخطوة %2</translation>
</message>
<message>
<source>%1 is %2 as that of a step before it.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>‏%1 هو %2 كما في خطوة سابقة.</translation>
</message>
<message>
<source>%1 should be a file of the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 ملفًا من الدرس.</translation>
</message>
<message>
<source>%1 has no part of the window %2; see "Highlights" in the specification of lessons.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ليس في %1 جزء النافذة %2؛ انظر «Highlights» في مواصفة الدروس.</translation>
</message>
<message>
<source>%1 should be a file of the lesson, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 ملفًا من الدرس، لكن الموجود %2.</translation>
</message>
<message>
<source>the text is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>النص ليس UTF-8.</translation>
</message>
<message>
<source>a link or a picture has a name that is computed; write the name itself.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>لرابط أو صورة اسم محسوب؛ اكتب الاسم نفسه.</translation>
</message>
<message>
<source>the link %1 leads to neither a page (https://…) nor a step of the lesson (#ID).</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>الرابط %1 لا يقود إلى صفحة (https://…) ولا إلى خطوة من الدرس (#ID).</translation>
</message>
<message>
<source>the picture %1 is no PNG or JPEG file of the lesson; put it into the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>الصورة %1 ليست ملف PNG أو JPEG من الدرس؛ ضعها في الدرس.</translation>
</message>
<message>
<source>the text of a choice shows no pictures; put them into the question.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>نص الخيار لا يعرض صورًا؛ ضعها في السؤال.</translation>
</message>
<message>
<source>%1 names no lane %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>لا يسمّي %1 مسارًا %2.</translation>
</message>
<message>
<source>a question to find needs lanes in the state, or a solution.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>يحتاج سؤال البحث إلى مسارات في الحالة، أو إلى حل.</translation>
</message>
<message>
<source>%1 is no text of the lesson, so it is not used.</source>
<extracomment>core/lessons/format/lesson_languages.cpp</extracomment>
<translation>%1 ليس نصًا من نصوص الدرس، ولذلك لا يُستخدم.</translation>
</message>
<message>
<source>%1 should be two numbers in brackets, such as [1, 0.5].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددين بين قوسين معقوفين، مثل ‎[1, 0.5]‎.</translation>
</message>
<message>
<source>%1 should be the shortest and the longest length, such as [4, 30].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 أقصر طول وأطوله، مثل ‎[4, 30]‎.</translation>
</message>
<message>
<source>%1 should be above 0, because the slider is a temperature.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 أكبر من 0، لأن المنزلق حرارة.</translation>
</message>
<message>
<source>%1 should be numbers, texts or truths, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 أعدادًا أو نصوصًا أو قيم صدق، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 values, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 2 إلى 12 قيمة، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be 2 to 12 keys, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 2 إلى 12 مفتاحًا، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 has no score function %2 to choose.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ليس في %1 دالة درجات %2 تُختار.</translation>
</message>
<message>
<source>%1 has the id %2 twice.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>في %1 المعرّف %2 مرتين.</translation>
</message>
<message>
<source>%1 names no lane %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>لا يسمّي %1 مسارًا %2؛ %3</translation>
</message>
<message>
<source>%1 has no task %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ليس في %1 مهمة %2؛ %3</translation>
</message>
<message>
<source>%1 should be some of %2, found %3.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ينبغي أن يكون %1 بعضًا من %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 has no model for the lane %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>ليس في %1 نموذج للمسار %2.</translation>
</message>
<message>
<source>the text is no Markdown that can be read.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>النص ليس Markdown مقروءًا.</translation>
</message>
<message>
<source>HTML is not read, found %1; put a token such as `&lt;/s&gt;` into code marks.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>لا يُقرأ HTML، والموجود %1؛ ضع الرمز مثل `‎&lt;/s&gt;‎` بين علامتي شيفرة.</translation>
</message>
<message>
<source>%1 is missing.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>ينقص %1.</translation>
</message>
<message>
<source>%1 should be a text, found an empty one.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 نصًا، لكن الموجود نص فارغ.</translation>
</message>
<message>
<source>%1 should be an id of letters, digits, _ and -, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 معرّفًا من حروف وأرقام و_ و-، لا يزيد على %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be an id of small letters, digits and hyphens, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 معرّفًا من حروف صغيرة وأرقام وواصلات، لا يزيد على %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be %2 at most, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>ينبغي ألا يزيد %1 على %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 is %2 as that of a choice before it.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>‏%1 هو %2 كما في خيار سابق.</translation>
</message>
<message>
<source>%1 should be 2 to 12, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 2 إلى 12، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 has no choice that is right.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>ليس في %1 خيار صحيح.</translation>
</message>
<message>
<source>%1 has several choices that are right; add "many": true if all must be chosen.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>في %1 عدة خيارات صحيحة؛ أضف "many": true إن وجب اختيارها كلها.</translation>
</message>
<message>
<source>%1 should be above 0 on a logarithmic scale.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 أكبر من 0 على مقياس لوغاريتمي.</translation>
</message>
<message>
<source>%1 should be a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 or "offers" says which numbers a bet may be; give one of the two.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>يحدد %1 أو «offers» أعداد الرهان الممكنة؛ أعط أحدهما.</translation>
</message>
<message>
<source>%1 should be an expression, as a text, or a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 تعبيرًا مكتوبًا نصًا، أو عددًا، لكن الموجود %2.</translation>
</message>
<message>
<source>has version %1, this program reads %2; update the program.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>إصداره %1، وهذا البرنامج يقرأ %2؛ حدّث البرنامج.</translation>
</message>
<message>
<source>has version %1, this program reads %2; the file is damaged.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>إصداره %1، وهذا البرنامج يقرأ %2؛ الملف تالف.</translation>
</message>
<message>
<source>%1 has more than %2 bytes.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>حجم %1 أكثر من %2 بايت.</translation>
</message>
<message>
<source>a text of the answers is not UTF-8, so they cannot be written.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>أحد نصوص الإجابات ليس UTF-8، فلا يمكن كتابتها.</translation>
</message>
<message>
<source>Unknown tokeniser of BLEU %1; %2</source>
<extracomment>core/metrics/bleu_tokenizer.cpp</extracomment>
<translation>مُجزِّئ BLEU غير معروف %1؛ %2</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: it has %1 files, at most %2 are possible.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس حزمة Argos Translate آمنة القراءة: فيه %1 من الملفات، ولا يمكن أكثر من %2.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 leaves the package.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس حزمة Argos Translate آمنة القراءة: %1 يقود خارج الحزمة.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 stands twice in it.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس حزمة Argos Translate آمنة القراءة: يتكرر %1 فيه.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is encrypted; unpack it and name its folder.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس حزمة Argos Translate آمنة القراءة: %1 مُعمّى؛ فك حزمه وسمِّ مجلده.</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is not a regular file.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس حزمة Argos Translate آمنة القراءة: %1 ليس ملفًا عاديًا.</translation>
</message>
<message>
<source>a package of Argos Translate has one model (model/model.bin in a folder), found %1.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>في حزمة Argos Translate نموذج واحد (model/model.bin في مجلد)، لكن الموجود %1.</translation>
</message>
<message>
<source>has no metadata.json beside the folder "model", as packages of Argos Translate do.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>ليس فيه metadata.json بجانب المجلد «model» كما في حزم Argos Translate.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero byte; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 اسم لا ينتهي ببايت صفري؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should follow; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: ينتهي عند البايت %1 قبل %2 بايت ينبغي أن تتبعه؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي %2 أبعادًا عددها %3؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي %2 الشكل المستحيل %3؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي %2 نوع أعداد غير معروف %3؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي أعداد %2 ‏%3 بايت؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي %2 ‏%3 بايت للشكل %4؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no model of CTranslate2 that this program reads: its binary version is %1, expected 1 to %2.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 يقرؤه هذا البرنامج: إصداره الثنائي %1، والمتوقع من 1 إلى %2.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يصرّح بعدد متغيرات %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يتكرر %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يصرّح بعدد أسماء بديلة %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which cannot be; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: عند البايت %1 يعطي %2 الاسم البديل %3، وهذا لا يصح؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ليس نموذج CTranslate2 كاملًا: ينبغي أن ينتهي عند البايت %1، وبقي %2 بايت؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>the scale of %1 should be one number or one for each of %2 rows, found shape %3.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>ينبغي أن يكون مقياس %1 عددًا واحدًا أو عددًا لكل صف (الصفوف %2)، لكن الشكل الموجود %3.</translation>
</message>
<message>
<source>%1 has whole numbers of 8 bits and no scale; convert the model again.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>في %1 أعداد صحيحة من 8 بت بلا مقياس؛ حوّل النموذج مرة أخرى.</translation>
</message>
<message>
<source>its attention knows positions relative to each other</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>انتباهه يعرف المواضع بالنسبة إلى بعضها</translation>
</message>
<message>
<source>its positions are turned into queries and keys in a way of its own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>مواضعه تُحوَّل إلى استعلامات ومفاتيح بطريقة خاصة</translation>
</message>
<message>
<source>its attention falls with the distance of two tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>انتباهه يقلّ مع المسافة بين الرمزين</translation>
</message>
<message>
<source>it has a layer norm after the embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>فيه تطبيع طبقة بعد التضمينات</translation>
</message>
<message>
<source>a token has several embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>للرمز الواحد عدة تضمينات</translation>
</message>
<message>
<source>it reads sounds, not tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>يقرأ أصواتًا لا رموزًا</translation>
</message>
<message>
<source>its feed-forward layers have gates</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>لطبقات التغذية الأمامية فيه بوابات</translation>
</message>
<message>
<source>its embeddings have another width than its layers</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>عرض تضميناته غير عرض طبقاته</translation>
</message>
<message>
<source>its queries have a scale of their own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>لاستعلاماته مقياس خاص</translation>
</message>
<message>
<source>its sublayers share a layer norm</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>طبقاته الفرعية تشترك في تطبيع طبقة</translation>
</message>
<message>
<source>it says one class of a text</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>يقول صنفًا واحدًا للنص</translation>
</message>
<message>
<source>is a model of CTranslate2 that this program cannot hold: %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>نموذج CTranslate2 لا يستطيع هذا البرنامج استيعابه: %1.</translation>
</message>
<message>
<source>its option %1 should be from 0 to %2</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ينبغي أن يكون خياره %1 من 0 إلى %2</translation>
</message>
<message>
<source>should be an object, found %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp, core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ينبغي أن يكون كائنًا، لكن الموجود %1.</translation>
</message>
<message>
<source>it has a decoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>فيه مُفكِّك فقط</translation>
</message>
<message>
<source>it has an encoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>فيه مُرمِّز فقط</translation>
</message>
<message>
<source>it does not say how many heads it has</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>لا يذكر عدد رؤوسه</translation>
</message>
<message>
<source>the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 (swish) or 3 (gelu)</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>رقم دالة تنشيط طبقات التغذية الأمامية فيه %1، والمتوقع 0 (relu) أو 2 (swish) أو 3 (gelu)</translation>
</message>
<message>
<source>it has the option %1, which this program does not know</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>فيه الخيار %1 الذي لا يعرفه هذا البرنامج</translation>
</message>
<message>
<source>has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or shared_vocabulary.json; take the whole folder of the model.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ليس فيه %1_vocabulary.txt ولا %1_vocabulary.json ولا shared_vocabulary.txt ولا shared_vocabulary.json؛ خذ مجلد النموذج كله.</translation>
</message>
<message>
<source>its target vocabulary has no token that ends a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ليس في مفردات الهدف رمز ينهي الجملة</translation>
</message>
<message>
<source>its target vocabulary has no token that begins a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>ليس في مفردات الهدف رمز يبدأ الجملة</translation>
</message>
<message>
<source>MarianMT of Hugging Face</source>
<extracomment>core/model_files/foreign_models.cpp, resources/mappings/families/marian_hugging_face.json</extracomment>
<translation>MarianMT من Hugging Face</translation>
</message>
<message>
<source>%1 should be a text, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ينبغي أن يكون %1 نصًا، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be true or false, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون %1 إما true أو false، لكن الموجود %2.</translation>
</message>
<message>
<source>has no %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ليس فيه %1.</translation>
</message>
<message>
<source>%1 should be from 1 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 1 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>"bad_words_ids" should hold lists of one id each, found %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ينبغي أن يحوي «bad_words_ids» قوائم في كل منها معرّف واحد، لكن الموجود %1.</translation>
</message>
<message>
<source>%1 should be a whole number, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/runs/run_pictures.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا صحيحًا، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be an id from 0 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ينبغي أن يكون %1 معرّفًا من 0 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>is a model that this program cannot hold: %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>نموذج لا يستطيع هذا البرنامج استيعابه: %1.</translation>
</message>
<message>
<source>its family is %1, expected "marian" (OPUS-MT)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>عائلته %1، والمتوقع «marian» ‏(OPUS-MT)</translation>
</message>
<message>
<source>its positions are learned ("static_position_embeddings" is false)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>مواضعه متعلَّمة («static_position_embeddings» هو false)</translation>
</message>
<message>
<source>it forces the first token ("forced_bos_token_id")</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>يفرض الرمز الأول («forced_bos_token_id»)</translation>
</message>
<message>
<source>has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>ليس فيه pytorch_model.bin ولا model.safetensors؛ خذ مجلد النموذج كله.</translation>
</message>
<message>
<source>%1 is %2, but the weights have %3 layers.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>‏%1 هو %2، لكن طبقات الأوزان عددها %3.</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>دالة تنشيط طبقات التغذية الأمامية فيه %1، والمتوقع swish أو silu أو relu أو gelu</translation>
</message>
<message>
<source>it does not say from which token its decoder starts</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>لا يذكر من أي رمز يبدأ مُفكِّكه</translation>
</message>
<message>
<source>no tensor stands under "%1".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>لا موتّر تحت «%1».</translation>
</message>
<message>
<source>%1; only what stands under %2 was taken, so leave --part out when the rest of the model stands beside it.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>%1؛ لم يؤخذ إلا ما تحت %2، فاترك ‎--part إن كانت بقية النموذج بجانبه.</translation>
</message>
<message>
<source>is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>هو %1؛ الخيارات ‎--heads و‎--norm و‎--activation تخص nn.Transformer، فاتركها.</translation>
</message>
<message>
<source>is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "attnlab import --heads N".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>هو %1، ولا موتّر يذكر على كم رأس تُقسم الأعداد (%2)؛ حدّد nhead بالأمر «attnlab import --heads N».</translation>
</message>
<message>
<source>no token begins or none ends a sentence; say which with "--special PAD,BEGIN,END,UNKNOWN".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>لا رمز يبدأ الجملة أو لا رمز ينهيها؛ حدّدهما بـ «‎--special PAD,BEGIN,END,UNKNOWN».</translation>
</message>
<message>
<source>the bias %1 is carried by one more hidden unit, which is always 1 in the annotations</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>تحمل الانحيازَ %1 وحدة مخفية إضافية قيمتها 1 دائمًا في تمثيلات المصدر</translation>
</message>
<message>
<source>&lt;s&gt; and &lt;/s&gt; stand around every source, as this kind of model is trained; say --frame none for one that was not</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>يحيط ‎&lt;s&gt;‎ و‎&lt;/s&gt;‎ بكل مصدر، كما يُدرَّب هذا النوع من النماذج؛ اكتب ‎--frame none لنموذج لم يُدرَّب كذلك</translation>
</message>
<message>
<source>Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the option --special of "attnlab import" says others.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>حيث لا تُعطى مفردات، تُعدّ المعرّفات من 0 إلى 3 للحشو والبداية والنهاية والمجهول؛ والخيار ‎--special في «attnlab import» يحدد غيرها.</translation>
</message>
<message>
<source>the tensor %1 is missing; the configuration asks for it, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>الموتّر %1 مفقود؛ تتطلبه التهيئة، فهما لا يتوافقان.</translation>
</message>
<message>
<source>the first four tokens should be padding, begin, end and unknown, as the specification has them.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>ينبغي أن تكون الرموز الأربعة الأولى الحشو والبداية والنهاية والمجهول، كما في المواصفة.</translation>
</message>
<message>
<source>a number in %1 is not finite.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>في %1 عدد غير منتهٍ.</translation>
</message>
<message>
<source>the tensor %1 is %2, the configuration makes it %3.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>الموتّر %1 هو %2، والتهيئة تجعله %3.</translation>
</message>
<message>
<source>the configuration has no tensor %1, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>ليس في التهيئة موتّر %1، فهما لا يتوافقان.</translation>
</message>
<message>
<source>has no tensors %1, %2 and output.weight, which the specification names; leave --config out for other models.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>ليست فيه الموتّرات %1 و%2 وoutput.weight التي تسمّيها المواصفة؛ اترك ‎--config للنماذج الأخرى.</translation>
</message>
<message>
<source>its tensors have the specification's names, which do not say what cells, wiring and score they belong to; "attnlab import" with --config takes a model file or a configuration.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>لموتّراته أسماء المواصفة، وهي لا تبيّن خلاياها وتوصيلها ودرجاتها؛ يأخذ «attnlab import» مع ‎--config ملف نموذج أو تهيئة.</translation>
</message>
<message>
<source>the specification's names</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>أسماء المواصفة</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read here.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>حجم %1 ‏%2 بايت، ولا يُقرأ هنا أكثر من %3.</translation>
</message>
<message>
<source>%1 should be an array of bytes, found the type %2.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>يجب أن يكون %1 مصفوفة بايتات، والنوع الموجود %2.</translation>
</message>
<message>
<source>%1 has %2 bytes of numbers, expected %3.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>في %1 أعداد حجمها %2 بايت، والمتوقع %3.</translation>
</message>
<message>
<source>holds %1 arrays, at most %2 are possible in a model of Marian.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>يحوي %1 من المصفوفات، ولا يمكن أكثر من %2 في نموذج Marian.</translation>
</message>
<message>
<source>%1 stands twice in it; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>يتكرر %1 فيه؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>%1 is encrypted, expected a model as Marian writes it.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 مُعمّى، والمتوقع نموذج كما يكتبه Marian.</translation>
</message>
<message>
<source>has no %1, as models of Marian do.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>ليس فيه %1 كما في نماذج Marian.</translation>
</message>
<message>
<source>its weights are whole numbers of 8 bits (intgemm); take the model before that</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>أوزانه أعداد صحيحة من 8 بت (intgemm)؛ خذ النموذج السابق لذلك</translation>
</message>
<message>
<source>its decoder looks back by a recurrent unit</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>مُفكِّكه ينظر إلى الوراء بوحدة تكرارية</translation>
</message>
<message>
<source>its decoder looks back by average attention</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>مُفكِّكه ينظر إلى الوراء بانتباه متوسطي</translation>
</message>
<message>
<source>its tokens are made of factors</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>رموزه مؤلفة من عوامل</translation>
</message>
<message>
<source>its tokens have embeddings of types</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>لرموزه تضمينات أنواع</translation>
</message>
<message>
<source>holds several models of Marian (%1); choose one of the files.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>يحوي عدة نماذج Marian ‏(%1)؛ اختر أحد الملفات.</translation>
</message>
<message>
<source>no settings name its vocabulary; %1, the only one in its folder, is taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>لا تسمّي أي إعدادات مفرداته؛ تُستخدم %1، وهي الوحيدة في مجلده.</translation>
</message>
<message>
<source>no settings name its vocabularies; %1 and %2, the only ones in its folder, are taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>لا تسمّي أي إعدادات مفرداته؛ تُستخدم %1 و%2، وهما الوحيدتان في مجلده.</translation>
</message>
<message>
<source>%1 is %2, but the tensors have %3.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>‏%1 هو %2، لكن في الموتّرات %3.</translation>
</message>
<message>
<source>has no token &lt;/s&gt;, which ends the sentences of every model of Marian.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>ليس فيه الرمز ‎&lt;/s&gt;‎ الذي ينهي جمل كل نموذج Marian.</translation>
</message>
<message>
<source>its architecture, expected "transformer", is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>معماريته، والمتوقع «transformer»، هي %1</translation>
</message>
<message>
<source>its decoder looks back otherwise than by self-attention, by %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>مُفكِّكه ينظر إلى الوراء بغير الانتباه الذاتي، بـ %1</translation>
</message>
<message>
<source>its layers share weights: %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>طبقاته تشترك في الأوزان: %1</translation>
</message>
<message>
<source>its encoder pools its tokens: "transformer-pool" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>مُرمِّزه يجمّع رموزه: «transformer-pool» هو %1</translation>
</message>
<message>
<source>its feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون عمق طبقات التغذية الأمامية فيه 2، وعمقها %1</translation>
</message>
<message>
<source>its decoder's feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون عمق طبقات التغذية الأمامية في مُفكِّكه 2، وعمقها %1</translation>
</message>
<message>
<source>it writes from the last token to the first one: "right-left" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>يكتب من آخر رمز إلى أوله: «right-left» هو %1</translation>
</message>
<message>
<source>its tokens are made of factors: "lemma-dim-emb" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>رموزه مؤلفة من عوامل: «lemma-dim-emb» هو %1</translation>
</message>
<message>
<source>its source tokens share universal embeddings: "ulr" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>رموز المصدر فيه تشترك في تضمينات عامة: «ulr» هو %1</translation>
</message>
<message>
<source>%1 stands twice.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>يتكرر %1.</translation>
</message>
<message>
<source>is a model of Marian that this program cannot hold: %1.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>نموذج Marian لا يستطيع هذا البرنامج استيعابه: %1.</translation>
</message>
<message>
<source>it does not say its architecture ("type")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>لا يذكر معماريته («type»)</translation>
</message>
<message>
<source>a list of lists</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>قائمة قوائم</translation>
</message>
<message>
<source>it has a layer norm after the embeddings ("transformer-postprocess-emb")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>فيه تطبيع طبقة بعد التضمينات («transformer-postprocess-emb»)</translation>
</message>
<message>
<source>%1 should be one value, found a list or a mapping.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون %1 قيمة واحدة، لكن الموجود قائمة أو جدول مفاتيح وقيم.</translation>
</message>
<message>
<source>%1 should be a whole number from 1 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددًا صحيحًا من 1 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should have no operations but d (dropout), a (add) and n (norm), found %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي ألا تكون في %1 عمليات غير d ‏(dropout) وa (جمع) وn (تطبيع)، لكن الموجود %2</translation>
</message>
<message>
<source>its layers should have norms before ("n", "da") or after them ("", "dan"), found %1 and %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>ينبغي أن يكون التطبيع في طبقاته قبلها («n» و«da») أو بعدها («» و«dan»)، لكن الموجود %1 و%2</translation>
</message>
<message>
<source>it adds the embeddings after the last layer ("transformer-postprocess-top")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>يضيف التضمينات بعد آخر طبقة («transformer-postprocess-top»)</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected relu or swish</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>دالة تنشيط طبقات التغذية الأمامية فيه %1، والمتوقع relu أو swish</translation>
</message>
<message>
<source>tensor %1 should have two dimensions, found shape %2.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp, core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن يكون للموتّر %1 بعدان، لكن الشكل الموجود %2.</translation>
</message>
<message>
<source>has neither a table of embeddings %1 nor %2; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>ليس فيه جدول تضمينات %1 ولا %2؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>has no table of learned positions %1, which its settings ask for; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>ليس فيه جدول مواضع متعلَّمة %1، وإعداداته تتطلبه؛ خذ نسخة أخرى من الملف.</translation>
</message>
<message>
<source>its vocabularies are not beside it; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>مفرداته ليست بجانبه؛ ضعها هناك وسمِّها في decoder.yml، كما في «vocabs: ‎[source.spm, target.spm]‎».</translation>
</message>
<message>
<source>its vocabularies are not beside it, for example %1; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>مفرداته ليست بجانبه، مثلًا %1؛ ضعها هناك وسمِّها في decoder.yml، كما في «vocabs: ‎[source.spm, target.spm]‎».</translation>
</message>
<message>
<source>%1 should have an id of its own from 0 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp, core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ينبغي أن يكون لـ %1 معرّف خاص من 0 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>is a vocabulary of factors, and models whose tokens are made of factors cannot be held.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>مفردات من عوامل، ولا يمكن استيعاب النماذج التي رموزها مؤلفة من عوامل.</translation>
</message>
<message>
<source>a model file of Attention Lab</source>
<extracomment>core/model_files/model_file.cpp, core/model_files/tensor_file.h</extracomment>
<translation>ملف نموذج من Attention Lab</translation>
</message>
<message>
<source>%1 should be a JSON list of texts, found %2.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>ينبغي أن يكون %1 قائمة نصوص JSON، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2 as entry %3.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>ينبغي أن يحوي %1 نصوصًا فقط، لكن الموجود %2 في المدخلة %3.</translation>
</message>
<message>
<source>%1 has %2 tokens, but config.%3 is %4.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>في %1 عدد الرموز %2، لكن config.%3 هو %4.</translation>
</message>
<message>
<source>is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or Marian was expected, or a file.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>مجلد بلا نموذج؛ كان المتوقع مجلد نموذج من Hugging Face أو CTranslate2 أو Marian، أو ملفًا.</translation>
</message>
<message>
<source>not written, because a token or a name of the model is not UTF-8.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>لم يُكتب، لأن رمزًا أو اسمًا في النموذج ليس UTF-8.</translation>
</message>
<message>
<source>its tensors would make a network of %1 numbers from a file of %2 bytes, in which so many cannot stand; save model.state_dict() again with torch.save.</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>تجعل موتّراته شبكة فيها %1 من الأعداد من ملف حجمه %2 بايت، وهو لا يتسع لها؛ احفظ model.state_dict()‎ مرة أخرى بـ torch.save.</translation>
</message>
<message>
<source>as %1: %2</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>على أنه %1: %2</translation>
</message>
<message>
<source>the score %1 would change with it</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>ستتغيّر به الدرجة %1</translation>
</message>
<message>
<source>the weights of the span local_p do not sum to 1</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>مجموع أوزان النطاق local_p ليس 1</translation>
</message>
<message>
<source>only GRU layers whose last state the decoder starts from can carry one</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>لا تستطيع حمله إلا طبقات GRU التي يبدأ المُفكِّك من آخر حالاتها</translation>
</message>
<message>
<source>%1 should be a list of texts, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون %1 قائمة نصوص، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should hold texts only, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يحوي %1 نصوصًا فقط، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be a text in quotation marks, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp, core/sessions/session_values.cpp</extracomment>
<translation>ينبغي أن يكون %1 نصًا بين علامتي اقتباس، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be the place, from 0, and the number of equal blocks of rows of one tensor, as in [0, 3], found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون %1 المكان، من 0، وعدد كتل الصفوف المتساوية في موتّر واحد، كما في ‎[0, 3]‎، لكن الموجود %2.</translation>
</message>
<message>
<source>tensors.%1 should say "from" which tensor it comes.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يذكر tensors.%1 في «from» الموتّر الذي يأتي منه.</translation>
</message>
<message>
<source>tensors.%1 should have one "*" where the one name that it comes from has one, and else none.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون في tensors.%1 ‏«*» واحدة حيث توجد واحدة في الاسم الذي يأتي منه، وإلا فلا.</translation>
</message>
<message>
<source>format should be "%1", found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون format «%1»، لكن الموجود %2.</translation>
</message>
<message>
<source>is of version %1, this program reads version %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>من الإصدار %1، وهذا البرنامج يقرأ الإصدار %2.</translation>
</message>
<message>
<source>aliases should be a list of objects, found %1.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون aliases قائمة كائنات، لكن الموجود %1.</translation>
</message>
<message>
<source>should have either "tensors" or "recognise" and "refuse".</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>ينبغي أن يكون فيه إما «tensors» أو «recognise» و«refuse».</translation>
</message>
<message>
<source>; nearest is %1</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>؛ الأقرب %1</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>؛ الأقرب %1، ويحتاج أيضًا إلى %2</translation>
</message>
<message>
<source>; nearest is %1, which does not know %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>؛ الأقرب %1، ولا يعرف %2</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2 and does not know %3</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>؛ الأقرب %1، ويحتاج أيضًا إلى %2 ولا يعرف %3</translation>
</message>
<message>
<source>, for which %1 would be a second tensor of one name</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>، ويكون %1 عنده موتّرًا ثانيًا بالاسم نفسه</translation>
</message>
<message>
<source>no mapping knows its tensors (%1)%2; name its tensors in a mapping file for "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>لا ملف ربط يعرف موتّراته (%1)%2؛ سمِّ موتّراته في ملف ربط للأمر «attnlab import --mapping».</translation>
</message>
<message>
<source>holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>يحوي %1 من الموتّرات، ولا يمكن أكثر من %2 في شبكة من مُرمِّز وانتباه ومُفكِّك.</translation>
</message>
<message>
<source>is a state_dict, and the program's mappings, which name its tensors, are not installed; set ATTENTION_LAB_RESOURCES to the folder of resources.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>هو state_dict، وملفات الربط التي تسمّي موتّراته غير مثبّتة مع البرنامج؛ عيّن ATTENTION_LAB_RESOURCES على مجلد الموارد.</translation>
</message>
<message>
<source>holds several models, under %1 and %2; choose one with "attnlab import --part".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>يحوي عدة نماذج، تحت %1 و%2؛ اختر أحدها بالأمر «attnlab import --part».</translation>
</message>
<message>
<source>two mappings fit, %1 and %2; choose one with "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>يوافق ملفا ربط، %1 و%2؛ اختر أحدهما بالأمر «attnlab import --mapping».</translation>
</message>
<message>
<source>two files are called "%1", which is to stand before the names of their tensors; rename one of them.</source>
<extracomment>core/model_files/pytorch/named_tensors.cpp</extracomment>
<translation>ملفان باسم «%1»، وهو يوضع قبل أسماء موتّراتهما؛ غيّر اسم أحدهما.</translation>
</message>
<message>
<source>%1 has no list of arguments.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ليس في %1 قائمة وسائط.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>لـ %1 وسائط عددها %2، والمتوقع %3.</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3 to %4.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>لـ %1 وسائط عددها %2، والمتوقع من %3 إلى %4.</translation>
</message>
<message>
<source>%1 should have %2 as argument %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ينبغي أن يكون لـ %1 ‏%2 وسيطًا رقمه %3.</translation>
</message>
<message>
<source>a tuple of whole numbers</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>tuple من أعداد صحيحة</translation>
</message>
<message>
<source>%1 should have whole numbers in argument %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ينبغي أن تكون لـ %1 أعداد صحيحة في الوسيط %2.</translation>
</message>
<message>
<source>%1 has the negative size %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>لـ %1 حجم سالب %2.</translation>
</message>
<message>
<source>a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>مخزن storage</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions and %3 strides.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>لـ %1 شكل من %2 أبعاد و%3 خطى.</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>لـ %1 شكل من %2 أبعاد، ولا يُقرأ أكثر من %3.</translation>
</message>
<message>
<source>holds a whole module (%1), not a state_dict; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>يحوي وحدة module كاملة (%1)، لا state_dict؛ احفظ %2 بدلًا منها.</translation>
</message>
<message>
<source>asks for %1, which is no plain container and no tensor, so it was not run; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>يطلب %1، وهو ليس حاوية عادية ولا موتّرًا، فلم يُشغَّل؛ احفظ %2 فقط.</translation>
</message>
<message>
<source>calls what is no function; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>يستدعي ما ليس دالة؛ احفظه مرة أخرى بـ torch.save.</translation>
</message>
<message>
<source>a tensor</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>موتّر</translation>
</message>
<message>
<source>%1 is called, which is no way to make a tensor; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>يُستدعى %1، وهذه ليست طريقة لإنشاء موتّر؛ احفظ %2 فقط.</translation>
</message>
<message>
<source>a persistent id</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>معرّف دائم persistent id</translation>
</message>
<message>
<source>the text "storage"</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>النص «storage»</translation>
</message>
<message>
<source>%1 should start with "storage", found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ينبغي أن يبدأ %1 بـ «storage»، لكن الموجود %2.</translation>
</message>
<message>
<source>the type of a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>نوع مخزن</translation>
</message>
<message>
<source>%1 should name the type of a storage, found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>ينبغي أن يسمّي %1 نوع مخزن، لكن الموجود %2.</translation>
</message>
<message>
<source>None, because a view of another storage is not read,</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>None، لأن عرض مخزن آخر لا يُقرأ،</translation>
</message>
<message>
<source>a text as key</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>نص مفتاحًا</translation>
</message>
<message>
<source>%1 has a key of %2 bytes, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>في %1 مفتاح من %2 بايت، ولا يُقرأ أكثر من %3.</translation>
</message>
<message>
<source>INST, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>INST، كائن</translation>
</message>
<message>
<source>OBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>OBJ، كائن</translation>
</message>
<message>
<source>NEWOBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ، كائن</translation>
</message>
<message>
<source>NEWOBJ_EX, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ_EX، كائن</translation>
</message>
<message>
<source>EXT, an object of a registry</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EXT، كائن من سجل</translation>
</message>
<message>
<source>PERSID, a reference by text</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>PERSID، إحالة بنص</translation>
</message>
<message>
<source>EMPTY_SET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EMPTY_SET، مجموعة</translation>
</message>
<message>
<source>FROZENSET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>FROZENSET، مجموعة</translation>
</message>
<message>
<source>BYTEARRAY8, changeable bytes</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BYTEARRAY8، بايتات قابلة للتغيير</translation>
</message>
<message>
<source>BUFFER, numbers outside of the file</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BUFFER، أعداد خارج الملف</translation>
</message>
<message>
<source>damaged at byte %1: %2; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>تالف عند البايت %1: %2؛ احفظه مرة أخرى بـ torch.save.</translation>
</message>
<message>
<source>cut short: %1 bytes should follow byte %2, found %3.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>مقطوع: ينبغي أن تتبع %1 بايت البايت %2، لكن الموجود %3.</translation>
</message>
<message>
<source>a name has no end</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>اسم بلا نهاية</translation>
</message>
<message>
<source>describes more than %1 values, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يصف أكثر من %1 قيمة، وهو أقصى ما يُقرأ هنا؛ احفظ %2 فقط.</translation>
</message>
<message>
<source>describes more than %1 tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يصف أكثر من %1 موتّر، وهو أقصى ما يُقرأ هنا؛ احفظ %2 فقط.</translation>
</message>
<message>
<source>describes more than %1 storages of tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يصف أكثر من %1 مخزن موتّرات، وهو أقصى ما يُقرأ هنا؛ احفظ %2 فقط.</translation>
</message>
<message>
<source>a value is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>تنقص قيمة</translation>
</message>
<message>
<source>a mark is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>تنقص علامة</translation>
</message>
<message>
<source>something is appended to what is no list</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>إلحاق بما ليس قائمة</translation>
</message>
<message>
<source>pairs are added to what is no dictionary</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>إضافة أزواج إلى ما ليس قاموسًا</translation>
</message>
<message>
<source>it refers to value %1, which was not kept</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>إحالة إلى القيمة %1 التي لم تُحفظ</translation>
</message>
<message>
<source>a global without a name</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>اسم عام global بلا اسم</translation>
</message>
<message>
<source>sets the state of an object that is no state_dict, at byte %1; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يعيّن حالة كائن ليس state_dict، عند البايت %1؛ احفظ %2 بدلًا منه.</translation>
</message>
<message>
<source>sets the attribute %1 of a dictionary, only "_metadata" is known; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يعيّن السمة %1 لقاموس، ولا يُعرف إلا «_metadata»؛ احفظ %2 بدلًا منه.</translation>
</message>
<message>
<source>sets the attribute without a name of a dictionary, only "_metadata" is known; save %1 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يعيّن لقاموس سمة بلا اسم، ولا يُعرف إلا «_metadata»؛ احفظ %1 بدلًا منه.</translation>
</message>
<message>
<source>is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>ملف pickle بالبروتوكول %1، والمتوقع من 2 إلى 5؛ احفظه مرة أخرى بـ torch.save.</translation>
</message>
<message>
<source>nothing is left to drop</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>لم يبق ما يُحذف</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 (%2) at byte %3 is not read; save %4 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يحوي ما ليس حاوية عادية ولا موتّرًا: رمز pickle ‏%1 (%2) عند البايت %3 لا يُقرأ؛ احفظ %4 بدلًا منه.</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 at byte %2 is not read; save %3 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>يحوي ما ليس حاوية عادية ولا موتّرًا: رمز pickle ‏%1 عند البايت %2 لا يُقرأ؛ احفظ %3 بدلًا منه.</translation>
</message>
<message>
<source>%1 should have its numbers in %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ينبغي أن تكون أعداد %1 في %2، وهو ليس في الملف.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يحتاج %1 إلى %2 من الأعداد حجم كل منها %3 بايت، لكن حجم %4 ‏%5 بايت.</translation>
</message>
<message>
<source>cut short: the numbers of storage %1 are missing.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>مقطوع: أعداد المخزن %1 ناقصة.</translation>
</message>
<message>
<source>cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>مقطوع: ينبغي أن يكون في المخزن %1 ‏%2 من الأعداد حجم كل منها %3 بايت، لكن لا يتبعه إلا %4 بايت.</translation>
</message>
<message>
<source>%1 should have its numbers in storage %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ينبغي أن تكون أعداد %1 في المخزن %2، وهو ليس في الملف.</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يحتاج %1 إلى %2 من الأعداد حجم كل منها %3 بايت، لكن حجم مخزنه %4 بايت.</translation>
</message>
<message>
<source>holds one tensor without a name; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يحوي موتّرًا واحدًا بلا اسم؛ احفظ model.state_dict()‎ بدلًا منه.</translation>
</message>
<message>
<source>holds no dictionary of tensors; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>لا يحوي قاموس موتّرات؛ احفظ model.state_dict()‎ بدلًا منه.</translation>
</message>
<message>
<source>holds a dictionary without any tensor; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يحوي قاموسًا بلا أي موتّر؛ احفظ model.state_dict()‎ بدلًا منه.</translation>
</message>
<message>
<source>holds more than %1 entries, which is the most that is read here; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يحوي أكثر من %1 مدخلة، وهو أقصى ما يُقرأ هنا؛ احفظ model.state_dict()‎ فقط.</translation>
</message>
<message>
<source>its dictionaries are nested deeper than %1 levels, as in %2; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>قواميسه متداخلة أعمق من %1 مستوى، كما في %2؛ احفظ model.state_dict()‎ فقط.</translation>
</message>
<message>
<source>tensor %1 stands twice in it; each may stand once.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يتكرر الموتّر %1 فيه؛ لا يجوز أن يرد كل موتّر إلا مرة واحدة.</translation>
</message>
<message>
<source>tensor %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>الموتّر %1</translation>
</message>
<message>
<source>%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>‏%1 بالشكل %2 والخطى %3 والإزاحة %4 لا يتسع له مخزنه ذو الأعداد %5.</translation>
</message>
<message>
<source>%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>في %1 أعداد من النوع torch.%2، والمتوقع أعداد فاصلة عائمة من 16 أو 32 أو 64 بت.</translation>
</message>
<message>
<source>is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>أرشيف TorchScript ‏(torch.jit.save)، لا state_dict؛ احفظ %1 بـ torch.save بدلًا منه.</translation>
</message>
<message>
<source>its numbers have the byte order %1, expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ترتيب بايتات أعداده %1، والمتوقع «little»؛ احفظه مرة أخرى على الجهاز الذي سيقرؤه.</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read; save only %4.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>حجم %1 ‏%2 بايت، ولا يُقرأ أكثر من %3؛ احفظ %4 فقط.</translation>
</message>
<message>
<source>is a zip file without data.pkl, so torch.save has not written it; give a state_dict.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ملف zip بلا data.pkl، فلم يكتبه torch.save؛ أعط state_dict.</translation>
</message>
<message>
<source>is a zip file with several data.pkl, %1 and %2; torch.save writes one.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ملف zip فيه عدة data.pkl، ‏%1 و%2؛ يكتب torch.save واحدًا.</translation>
</message>
<message>
<source>is a pickle, but torch.save has not written it; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ملف pickle لم يكتبه torch.save؛ احفظ %1 بـ torch.save.</translation>
</message>
<message>
<source>the version</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>الإصدار</translation>
</message>
<message>
<source>has a version of torch.save's old format that is not known, expected %1; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>إصدار غير معروف من تنسيق torch.save القديم، والمتوقع %1؛ احفظه مرة أخرى بـ torch.save.</translation>
</message>
<message>
<source>the machine's sizes</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>أحجام الجهاز</translation>
</message>
<message>
<source>the object</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>الكائن</translation>
</message>
<message>
<source>the keys of the storages</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>مفاتيح المخازن</translation>
</message>
<message>
<source>has no list of storages behind its object; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ليست فيه قائمة مخازن بعد كائنه؛ الملف تالف.</translation>
</message>
<message>
<source>names a storage that no tensor has; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>يسمّي مخزنًا ليس لأي موتّر؛ الملف تالف.</translation>
</message>
<message>
<source>its numbers have the byte order "big", expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ترتيب بايتات أعداده «big»، والمتوقع «little»؛ احفظه مرة أخرى على الجهاز الذي سيقرؤه.</translation>
</message>
<message>
<source>is no PyTorch file: it is %1.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ليس ملف PyTorch: هو %1.</translation>
</message>
<message>
<source>is no PyTorch file, it is empty; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ليس ملف PyTorch، بل فارغ؛ احفظ %1 بـ torch.save.</translation>
</message>
<message>
<source>is no PyTorch file, it does not begin as torch.save begins one; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>ليس ملف PyTorch، فلا يبدأ كما يبدأ ملف torch.save؛ احفظ %1 بـ torch.save.</translation>
</message>
<message>
<source>storage %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>المخزن %1</translation>
</message>
<message>
<source>padding</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>الحشو</translation>
</message>
<message>
<source>begin</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>البداية</translation>
</message>
<message>
<source>end</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>النهاية</translation>
</message>
<message>
<source>unknown</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>المجهول</translation>
</message>
<message>
<source>should be a list of tokens or an object token → id, found %1.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ينبغي أن يكون قائمة رموز أو كائنًا من رمز → معرّف، لكن الموجود %1.</translation>
</message>
<message>
<source>entry %1 should be a text, found %2.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ينبغي أن تكون المدخلة %1 نصًا، لكن الموجود %2.</translation>
</message>
<message>
<source>is not UTF-8; save the list as UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>ليس UTF-8؛ احفظ القائمة بترميز UTF-8.</translation>
</message>
<message>
<source>is empty, expected one token in every line.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>فارغ، والمتوقع رمز واحد في كل سطر.</translation>
</message>
<message>
<source>the id of %1 is %2, but there are %3 tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>معرّف %1 هو %2، لكن عدد الرموز %3.</translation>
</message>
<message>
<source>the id %1 cannot be two of padding, begin, end and unknown.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>لا يصح أن يكون المعرّف %1 لاثنين من الحشو والبداية والنهاية والمجهول.</translation>
</message>
<message>
<source>is empty, expected tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>فارغ، والمتوقع رموز.</translation>
</message>
<message>
<source>%1 tokens, but the embedding has %2 rows.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>عدد الرموز %1، لكن صفوف التضمين %2.</translation>
</message>
<message>
<source>token %1 is not UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>الرمز %1 ليس UTF-8.</translation>
</message>
<message>
<source>tensor %1 should hold %2 blocks of as many rows, found shape %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن يحوي الموتّر %1 كتلًا عددها %2 متساوية الصفوف، لكن الشكل الموجود %3.</translation>
</message>
<message>
<source>tensor %1 of shape %2 does not go together with %3 of shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>الموتّر %1 بالشكل %2 لا يوافق %3 بالشكل %4.</translation>
</message>
<message>
<source>tensor %1 (%2) should have at least %3 dimensions, found shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن يكون للموتّر %1 (%2) ‏%3 من الأبعاد على الأقل، لكن الشكل الموجود %4.</translation>
</message>
<message>
<source>tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found shape [%2, %3].</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن تكون صفوف الموتّر %1 مثل أعمدته أو 3 أو 4 أمثالها (rnn، gru، lstm)، لكن الشكل الموجود ‎[%2, %3]‎.</translation>
</message>
<message>
<source>%1 is not among the blocks of this tensor.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>‏%1 ليس من كتل هذا الموتّر.</translation>
</message>
<message>
<source>%1 stands twice; each block may stand once.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>يتكرر %1؛ لا يجوز أن ترد كل كتلة إلا مرة واحدة.</translation>
</message>
<message>
<source>tensor %1 (%2) should have %3 columns for %4, found shape %5.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن يكون للموتّر %1 (%2) ‏%3 من الأعمدة لـ %4، لكن الشكل الموجود %5.</translation>
</message>
<message>
<source>the mapping %1 says of no tensor that it is %2, which a model of this configuration has.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>لا يذكر ملف الربط %1 أي موتّر على أنه %2، وهو في كل نموذج بهذه التهيئة.</translation>
</message>
<message>
<source>tensor %1 (%2) should have shape %3, found %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>ينبغي أن يكون شكل الموتّر %1 (%2) ‏%3، لكن الموجود %4.</translation>
</message>
<message>
<source>tensor %1 would be %2, which a model of this configuration does not have.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>سيكون الموتّر %1 ‏%2، وليس ذلك في نموذج بهذه التهيئة.</translation>
</message>
<message>
<source>tensor %1 holds NaN as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>يحوي الموتّر %1 ‏NaN في العدد رقم %2، والمتوقع أعداد منتهية.</translation>
</message>
<message>
<source>tensor %1 holds infinity as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>يحوي الموتّر %1 لانهاية في العدد رقم %2، والمتوقع أعداد منتهية.</translation>
</message>
<message>
<source>tensor %1 should have shape %2, found %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp, core/runs/run_tensors.cpp</extracomment>
<translation>ينبغي أن يكون شكل الموتّر %1 ‏%2، لكن الموجود %3.</translation>
</message>
<message>
<source>tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no bias, and %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>الموتّر %1 ليس صفرًا، لكن طبقة متجه الانتباه tanh(W_c ‎[c ; s]‎) في المواصفة بلا انحياز، و%2.</translation>
</message>
<message>
<source>tensor %1 is not zero, but %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>الموتّر %1 ليس صفرًا، لكن %2.</translation>
</message>
<message>
<source>nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>في nn.Transformer ‏%1 واحد للنصفين، لكن الموجود encoder.%1 ‏%2 وdecoder.%1 ‏%3</translation>
</message>
<message>
<source>nn.Transformer is an encoder "self_attention" under the wiring "transformer", found %1 under %2</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>‏nn.Transformer مُرمِّز «self_attention» بتوصيل «transformer»، لكن الموجود %1 بتوصيل %2</translation>
</message>
<message>
<source>heads of nn.Transformer score by "scaled_dot", found %1</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>رؤوس nn.Transformer تحسب درجاتها بـ «scaled_dot»، لكن الموجود %1</translation>
</message>
<message>
<source>nn.Transformer has a norm after its last layer, and this model has none (last_norm)</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>في nn.Transformer تطبيع بعد آخر طبقة، وليس في هذا النموذج (last_norm)</translation>
</message>
<message>
<source>the tutorial multiplies embeddings by √d, and this model does not</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>الدليل التعليمي يضرب التضمينات في √d، وهذا النموذج لا يفعل</translation>
</message>
<message>
<source>nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has another one</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>قيمة ε في تطبيع nn.Transformer هي ‎1e-5 ما لم تُحدَّد غيرها، وفي هذا النموذج قيمة أخرى</translation>
</message>
<message>
<source>nn.Transformer does not turn queries and keys, as positions "rotary" do</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>لا يدوّر nn.Transformer الاستعلامات والمفاتيح كما تفعل مواضع «rotary»</translation>
</message>
<message>
<source>the tutorial has one table of positions, and this model has learned one for each half</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>في الدليل التعليمي جدول مواضع واحد، وتعلّم هذا النموذج جدولًا لكل نصف</translation>
</message>
<message>
<source>%1; leave --names out to write the specification's names.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>%1؛ اترك ‎--names لكتابة أسماء المواصفة.</translation>
</message>
<message>
<source>says of no tensor that it is %1.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>لا يذكر أي موتّر على أنه %1.</translation>
</message>
<message>
<source>tensor "%1" holds NaN at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>يحوي الموتّر «%1» ‏NaN عند ‎[%2]‎</translation>
</message>
<message>
<source>tensor "%1" holds infinity at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>يحوي الموتّر «%1» لانهاية عند ‎[%2]‎</translation>
</message>
<message>
<source>metadata key "%1" is missing; %2 has it.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>ينقص مفتاح البيانات الوصفية «%1»؛ وهو موجود في %2.</translation>
</message>
<message>
<source>its version is %1, expected a whole number from 1 up.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>إصداره %1، والمتوقع عدد صحيح من 1 فأكثر.</translation>
</message>
<message>
<source>is of version %1, this program reads up to version %2; open it with a newer Attention Lab.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>من الإصدار %1، وهذا البرنامج يقرأ حتى الإصدار %2؛ افتحه بإصدار أحدث من Attention Lab.</translation>
</message>
<message>
<source>tensor %1 is unknown in a model of this configuration; %2</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>الموتّر %1 غير معروف في نموذج بهذه التهيئة؛ %2</translation>
</message>
<message>
<source>tensor "%1" is missing, expected with shape %2.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>الموتّر «%1» مفقود، والمتوقع بالشكل %2.</translation>
</message>
<message>
<source>tensor "%1" should have shape %2, found %3.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>ينبغي أن يكون شكل الموتّر «%1» ‏%2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1, expected finite numbers.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>%1، والمتوقع أعداد منتهية.</translation>
</message>
<message>
<source>not written, because %1; train with a lower rate.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>لم يُكتب، لأن %1؛ درّب بمعدل أقل.</translation>
</message>
<message>
<source>%1 should be at least %2, found %3.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 على الأقل %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be from 0 to 1, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 من 0 إلى 1، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be a list of files, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 قائمة ملفات، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be a CRC-32 of 32 bits, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 ‏CRC-32 من 32 بت، لكن الموجود %2.</translation>
</message>
<message>
<source>recipe of the training</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>وصفة التدريب</translation>
</message>
<message>
<source>Additive</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Additive</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Bahdanau et al. 2015، A.1.2</translation>
</message>
<message>
<source>General</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>General</translation>
</message>
<message>
<source>Luong et al. 2015, section 3.1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015، القسم 3.1</translation>
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
<translation>Vaswani et al. 2017، المعادلة 1</translation>
</message>
<message>
<source>Key · query</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Key · query</translation>
</message>
<message>
<source>keys and queries of learned projections</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>مفاتيح واستعلامات من مساقط متعلَّمة</translation>
</message>
<message>
<source>Content</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Content</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Graves et al. 2014، المعادلة 6</translation>
</message>
<message>
<source>Location</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Location</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015، المعادلة 8</translation>
</message>
<message>
<source>No attention</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>بلا انتباه</translation>
</message>
<message>
<source>Cho et al. 2014</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Cho et al. 2014</translation>
</message>
<message>
<source>the score %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/models/config_json.cpp</extracomment>
<translation>الدرجة %1</translation>
</message>
<message numerus="yes">
<source>the scores %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>
<numerusform>الدرجات %1</numerusform>
<numerusform>الدرجة %1</numerusform>
<numerusform>الدرجتان %1</numerusform>
<numerusform>الدرجات %1</numerusform>
<numerusform>الدرجات %1</numerusform>
<numerusform>الدرجات %1</numerusform>
</translation>
</message>
<message>
<source>Global</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>شامل</translation>
</message>
<message>
<source>Local, monotonic</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>محلي، رتيب</translation>
</message>
<message>
<source>Local, predictive</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>محلي، تنبؤي</translation>
</message>
<message>
<source>Hard</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>صلب</translation>
</message>
<message>
<source>%1 should be odd, so that a window has a middle, found %2.</source>
<extracomment>core/network/convolution/convolution_encoder.cpp</extracomment>
<translation>ينبغي أن يكون %1 فرديًا كي يكون للنافذة وسط، لكن الموجود %2.</translation>
</message>
<message>
<source>gate of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>بوابة خلية</translation>
</message>
<message>
<source>1 − z of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z لخلية</translation>
</message>
<message>
<source>W h + b of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b لخلية</translation>
</message>
<message>
<source>memory of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ذاكرة خلية</translation>
</message>
<message>
<source>tanh of a memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh لذاكرة</translation>
</message>
<message>
<source>state of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>حالة المُرمِّز</translation>
</message>
<message>
<source>annotation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>تمثيل المصدر</translation>
</message>
<message>
<source>summary of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ملخص المُرمِّز</translation>
</message>
<message>
<source>first state</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الحالة الأولى</translation>
</message>
<message>
<source>gate of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>بوابة المُفكِّك</translation>
</message>
<message>
<source>1 − z of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>1 − z للمُفكِّك</translation>
</message>
<message>
<source>W h + b of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>W h + b للمُفكِّك</translation>
</message>
<message>
<source>memory of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ذاكرة المُفكِّك</translation>
</message>
<message>
<source>tanh of the decoder's memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>tanh لذاكرة المُفكِّك</translation>
</message>
<message>
<source>state of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>حالة المُفكِّك</translation>
</message>
<message>
<source>query</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الاستعلام</translation>
</message>
<message>
<source>query times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الاستعلام مضروبًا في مصفوفته</translation>
</message>
<message>
<source>annotation times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>تمثيل المصدر مضروبًا في مصفوفته</translation>
</message>
<message>
<source>length of what the query is compared with</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>طول ما يُقارن به الاستعلام</translation>
</message>
<message>
<source>product of both lengths</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>جداء الطولين</translation>
</message>
<message>
<source>cosine</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>جيب التمام</translation>
</message>
<message>
<source>key strength β</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>قوة المفتاح β</translation>
</message>
<message>
<source>unit of the score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>وحدة الدرجة</translation>
</message>
<message>
<source>unit of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>وحدة المركز</translation>
</message>
<message>
<source>share of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>نسبة المركز</translation>
</message>
<message>
<source>centre of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مركز النافذة</translation>
</message>
<message>
<source>distance from the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>البعد عن المركز</translation>
</message>
<message>
<source>factor of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>عامل النافذة</translation>
</message>
<message>
<source>score divided by the temperature</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الدرجة مقسومة على الحرارة</translation>
</message>
<message>
<source>largest score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>أكبر درجة</translation>
</message>
<message>
<source>sum of the exponentials</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مجموع الأُسّيات</translation>
</message>
<message>
<source>softmax</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>softmax</translation>
</message>
<message>
<source>context</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>السياق</translation>
</message>
<message>
<source>attentional vector</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>متجه الانتباه</translation>
</message>
<message>
<source>sum of the exponentials of the logits</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مجموع أُسّيات logit</translation>
</message>
<message>
<source>logarithm of that sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>لوغاريتم ذلك المجموع</translation>
</message>
<message>
<source>logarithm of the token's probability</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>لوغاريتم احتمال الرمز</translation>
</message>
<message>
<source>rate of the position's angle</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>معدل زاوية الموضع</translation>
</message>
<message>
<source>learned vector of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>المتجه المتعلَّم للرمز</translation>
</message>
<message>
<source>code of the position</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ترميز الموضع</translation>
</message>
<message>
<source>cosine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>جيب تمام الدوران</translation>
</message>
<message>
<source>sine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>جيب الدوران</translation>
</message>
<message>
<source>input of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مدخل الرمز</translation>
</message>
<message>
<source>distance from the mean</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>البعد عن المتوسط</translation>
</message>
<message>
<source>variance</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>التباين</translation>
</message>
<message>
<source>deviation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الانحراف</translation>
</message>
<message>
<source>normalised number</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>العدد المطبَّع</translation>
</message>
<message>
<source>layer norm</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>تطبيع الطبقة</translation>
</message>
<message>
<source>what the sublayer adds</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ما تضيفه الطبقة الفرعية</translation>
</message>
<message>
<source>sum of the stream and what is added</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مجموع التيار والمضاف إليه</translation>
</message>
<message>
<source>first layer's sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مجموع الطبقة الأولى</translation>
</message>
<message>
<source>share that the activation lets through</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>النسبة التي تمررها دالة التنشيط</translation>
</message>
<message>
<source>activation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>التنشيط</translation>
</message>
<message>
<source>query before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الاستعلام قبل دورانه</translation>
</message>
<message>
<source>key before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>المفتاح قبل دورانه</translation>
</message>
<message>
<source>key</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>المفتاح</translation>
</message>
<message>
<source>mean weight of the heads</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>متوسط أوزان الرؤوس</translation>
</message>
<message>
<source>value of the summary</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>قيمة الملخص</translation>
</message>
<message>
<source>weight in the whole text</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>الوزن في النص كله</translation>
</message>
<message>
<source>projected input</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مسقط المدخل</translation>
</message>
<message>
<source>sum of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>مجموع النافذة</translation>
</message>
<message>
<source>gate of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>بوابة النافذة</translation>
</message>
<message>
<source>output of the convolution</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ناتج الالتفاف</translation>
</message>
<message>
<source>what is added to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ما يُضاف إلى logit</translation>
</message>
<message>
<source>what a bias adds to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>ما يضيفه انحياز إلى logit</translation>
</message>
<message>
<source>%1 "none" is not possible: a sentence's vector is made of its words by their weights.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>‏%1 «none» غير ممكن: متجه الجملة يتكوّن من كلماتها بأوزانها.</translation>
</message>
<message>
<source>%1 names no token; a sentence ends with one of them.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>لا يسمّي %1 أي رمز؛ تنتهي الجملة بأحدها.</translation>
</message>
<message>
<source>%1 should be ids of tokens from 0 to %2, found %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>ينبغي أن يكون %1 معرّفات رموز من 0 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 in %2 direction makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>‏%1 في %2 اتجاه يعطي %3.</translation>
</message>
<message numerus="yes">
<source>%1 in %2 directions makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>
<numerusform>‏%1 في %2 اتجاه يعطي %3.</numerusform>
<numerusform>‏%1 في اتجاه واحد (%2) يعطي %3.</numerusform>
<numerusform>‏%1 في اتجاهين (%2) يعطي %3.</numerusform>
<numerusform>‏%1 في %2 اتجاهات يعطي %3.</numerusform>
<numerusform>‏%1 في %2 اتجاهًا يعطي %3.</numerusform>
<numerusform>‏%1 في %2 اتجاه يعطي %3.</numerusform>
</translation>
</message>
<message>
<source>%1 "%2" needs states and annotations of one size, found %3 %4 while %5</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>يحتاج %1 «%2» إلى حالات وتمثيلات مصدر من حجم واحد، لكن الموجود %3 ‏%4 في حين أن %5</translation>
</message>
<message>
<source>%1 should be "global" with the score "%2", which has no weights to confine, found %3.</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>ينبغي أن يكون %1 «global» مع الدرجة «%2» التي لا أوزان لها تُقيَّد، لكن الموجود %3.</translation>
</message>
<message>
<source>the wiring %1</source>
<extracomment>core/network/models/config_json.cpp</extracomment>
<translation>التوصيل %1</translation>
</message>
<message>
<source>%1 "hard" is not possible over sentences, whose draws are not judged; ask for "global".</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>‏%1 «hard» غير ممكن على الجمل، لأن سحوباتها لا يُحكم عليها؛ اطلب «global».</translation>
</message>
<message>
<source>Recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>تكراري</translation>
</message>
<message>
<source>%1 over recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 فوق تكراري</translation>
</message>
<message>
<source>%1 over self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 فوق انتباه ذاتي</translation>
</message>
<message>
<source>Convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>التفافي</translation>
</message>
<message>
<source>%1 over convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 فوق التفافي</translation>
</message>
<message>
<source>%1 over embedding</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 فوق تضمين</translation>
</message>
<message>
<source>Hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>هرمي</translation>
</message>
<message>
<source>%1 over hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1 فوق هرمي</translation>
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
<translation>تجميع</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "pool", whose one step has no place in the text, found "%2".</source>
<extracomment>core/network/pool/pool_decoder.cpp</extracomment>
<translation>ينبغي أن يكون %1 «global» مع التوصيل «pool» الذي ليس لخطوته الوحيدة مكان في النص، لكن الموجود «%2».</translation>
</message>
<message>
<source>Plain RNN</source>
<extracomment>core/network/recurrent/cells/cell_registry.cpp</extracomment>
<translation>RNN بسيطة</translation>
</message>
<message>
<source>%1 "copy" needs one direction and annotations of the decoder's size, found %2 %3 while %4</source>
<extracomment>core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>يحتاج %1 «copy» إلى اتجاه واحد وتمثيلات مصدر بحجم المُفكِّك، لكن الموجود %2 ‏%3 في حين أن %4</translation>
</message>
<message>
<source>%1 to %2 (and %3, the mean of a layer's heads)</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>من %1 إلى %2 (و%3، متوسط رؤوس طبقة)</translation>
</message>
<message>
<source>this model has no attention, so it has no map %1.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>هذا النموذج بلا انتباه، فليست فيه خريطة %1.</translation>
</message>
<message>
<source>this model has no attention map %1; it has %2.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>ليست في هذا النموذج خريطة انتباه %1؛ فيه %2.</translation>
</message>
<message>
<source>mean of the heads</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>متوسط الرؤوس</translation>
</message>
<message>
<source>self-attention of the encoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>الانتباه الذاتي للمُرمِّز، الطبقة %1، %2</translation>
</message>
<message>
<source>self-attention of the decoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>الانتباه الذاتي للمُفكِّك، الطبقة %1، %2</translation>
</message>
<message>
<source>attention of the decoder to the source, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>انتباه المُفكِّك إلى المصدر، الطبقة %1، %2</translation>
</message>
<message>
<source>attention of a sentence to its words</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>انتباه الجملة إلى كلماتها</translation>
</message>
<message>
<source>attention of the class</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>انتباه الصنف</translation>
</message>
<message>
<source>weight of a word in its sentence times the sentence's</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>وزن الكلمة في جملتها مضروبًا في وزن الجملة</translation>
</message>
<message>
<source>attention followed through all layers</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>الانتباه متتبَّعًا عبر كل الطبقات</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Luong et al. 2015، المعادلة 8، في كل رأس</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Bahdanau et al. 2015، A.1.2، في كل رأس</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Graves et al. 2014، المعادلة 6، في كل رأس</translation>
</message>
<message>
<source>%1 %2 is not offered in heads, because their projections of queries and keys already make "dot" the same; ask for "dot" or "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>‏%1 ‏%2 غير متاح في الرؤوس، لأن مساقطها للاستعلامات والمفاتيح تجعل «dot» مثله أصلًا؛ اطلب «dot» أو «scaled_dot».</translation>
</message>
<message>
<source>%1 "location" is not offered in heads: it reads no keys, and a head compares queries with keys; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>‏%1 «location» غير متاح في الرؤوس: لا يقرأ مفاتيح، والرأس يقارن الاستعلامات بالمفاتيح؛ اطلب «scaled_dot».</translation>
</message>
<message>
<source>%1 "none" is possible in cross-attention only: self-attention without weights reads nothing; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>‏%1 «none» ممكن في الانتباه المتقاطع فقط: فالانتباه الذاتي بلا أوزان لا يقرأ شيئًا؛ اطلب «scaled_dot».</translation>
</message>
<message>
<source>%1 should be from 1e-12 to 0.1.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>ينبغي أن يكون %1 من ‎1e-12 إلى 0.1.</translation>
</message>
<message>
<source>%1 should divide %2 %3, found %4.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>ينبغي أن يقبل %2 ‏(%3) القسمة على %1، لكن الموجود %4.</translation>
</message>
<message>
<source>%1 "rotary" turns pairs of numbers, so a head needs an even number of them, found %2 (%3 %4 in %5 heads).</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>‏%1 «rotary» يدوّر أزواج أعداد، فيحتاج الرأس إلى عدد زوجي منها، لكن الموجود %2 ‏(%3 ‏%4 في %5 من الرؤوس).</translation>
</message>
<message>
<source>%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>في %1 ‏%2 عدد الجيوب كعدد جيوب التمام، فينبغي أن يكون العرض زوجيًا و4 على الأقل، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 makes %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 يعطي %2.</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "transformer", whose heads read all positions, found %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>ينبغي أن يكون %1 «global» مع التوصيل «transformer» الذي تقرأ رؤوسه كل المواضع، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 needs an encoder with self-attention of the same size as the decoder, and vocabularies of one size.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>يحتاج %1 إلى مُرمِّز بانتباه ذاتي بحجم المُفكِّك نفسه، ومفردات من حجم واحد.</translation>
</message>
<message>
<source>lanes[%1].origin leads round in a circle; expected a lane that has no origin at its end.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>‏lanes[%1].origin يدور في حلقة؛ المتوقع أن ينتهي إلى مسار بلا أصل.</translation>
</message>
<message>
<source>lanes should be 1 to %1, found %2.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>ينبغي أن يكون lanes من 1 إلى %1، لكن الموجود %2.</translation>
</message>
<message>
<source>the weights of update %1 are %2 numbers, but a network of this recipe has %3; they belong to another model.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>أوزان التحديث %1 عددها %2، لكن في شبكة بهذه الوصفة %3؛ فهي لنموذج آخر.</translation>
</message>
<message>
<source>%1 should be an object of attention maps, found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 كائن خرائط انتباه، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should name attention maps such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>ينبغي أن يسمّي %1 خرائط انتباه مثل «cross.1.1»، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 is of update %2, expected one after %3.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>‏%1 من التحديث %2، والمتوقع تحديث بعد %3.</translation>
</message>
<message>
<source>%1 is %2, the lane itself; expected another one.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>‏%1 هو %2، وهو المسار نفسه؛ المتوقع مسار آخر.</translation>
</message>
<message>
<source>%1 should be an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 خريطة انتباه مثل «cross.1.1»، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>تحوي %1 ‏NaN عند ‎[%2]‎، والمتوقع أعداد منتهية لمسار لم يتباعد.</translation>
</message>
<message>
<source>%1 hold infinity at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>تحوي %1 لانهاية عند ‎[%2]‎، والمتوقع أعداد منتهية لمسار لم يتباعد.</translation>
</message>
<message>
<source>%1 is %2, but its losses are of %3 updates.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>‏%1 هو %2، لكن قيم الخسارة فيه لتحديثات عددها %3.</translation>
</message>
<message>
<source>a saved run of Attention Lab</source>
<extracomment>core/runs/run_json.h</extracomment>
<translation>تشغيل محفوظ من Attention Lab</translation>
</message>
<message>
<source>not written, because a name or a sentence of the run is not UTF-8.</source>
<extracomment>core/runs/run_packing.cpp</extracomment>
<translation>لم يُكتب، لأن اسمًا أو جملة في التشغيل ليست UTF-8.</translation>
</message>
<message>
<source>more source tokens are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>رموز المصدر المعدودة أكثر من الموجودة.</translation>
</message>
<message>
<source>more steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>الخطوات المعدودة أكثر من الموجودة.</translation>
</message>
<message>
<source>fewer numbers are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>الأعداد المعدودة أقل من الموجودة.</translation>
</message>
<message>
<source>more weights are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>الأوزان المعدودة أكثر من الموجودة.</translation>
</message>
<message>
<source>a weight</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>وزن</translation>
</message>
<message>
<source>more numbers of steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>أعداد الخطوات المعدودة أكثر من الموجودة.</translation>
</message>
<message>
<source>a token</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>رمز</translation>
</message>
<message>
<source>a flag</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>راية</translation>
</message>
<message>
<source>a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>احتمال</translation>
</message>
<message>
<source>a logarithm of a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>لوغاريتم احتمال</translation>
</message>
<message>
<source>a temperature</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>حرارة</translation>
</message>
<message>
<source>a centre</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>مركز</translation>
</message>
<message>
<source>a position</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>موضع</translation>
</message>
<message>
<source>a window</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>نافذة</translation>
</message>
<message>
<source>a count of distributions</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>عدد توزيعات</translation>
</message>
<message>
<source>a position is taken where there are no weights.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>يؤخذ موضع حيث لا أوزان.</translation>
</message>
<message>
<source>entry %1 should be [update] or [update, source tokens, steps, stop] with counts below 2147483648, and may have the names of an attention map and of a self-attention behind them.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ينبغي أن تكون المدخلة %1 ‏‎[update]‎ أو ‎[update, source tokens, steps, stop]‎ بأعداد دون 2147483648، وقد يليها اسم خريطة انتباه واسم خريطة انتباه ذاتي.</translation>
</message>
<message>
<source>entry %1 is of update %2, expected one from %3 to %4.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>المدخلة %1 من التحديث %2، والمتوقع واحد من %3 إلى %4.</translation>
</message>
<message>
<source>a stop should be 0, 1 or 2, found %1.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>ينبغي أن يكون stop ‏0 أو 1 أو 2، لكن الموجود %1.</translation>
</message>
<message>
<source>%1 has no losses; %2 has them.</source>
<extracomment>core/runs/run_summary.cpp</extracomment>
<translation>ليست في %1 قيم خسارة؛ وهي موجودة في %2.</translation>
</message>
<message>
<source>should be a list of names of tensors.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>ينبغي أن يكون قائمة أسماء موتّرات.</translation>
</message>
<message>
<source>tensor %1 is missing, which its lane speaks of.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>الموتّر %1 مفقود، ومساره يذكره.</translation>
</message>
<message>
<source>tensor %1 should have %2 numbers as the others of its lane, found %3.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>ينبغي أن يكون في الموتّر %1 ‏%2 من الأعداد كغيره في مساره، لكن الموجود %3.</translation>
</message>
<message>
<source>tensor %1 should have some numbers as the others of its lane, found %2.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>ينبغي أن تكون في الموتّر %1 أعداد كغيره في مساره، لكن الموجود %2.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers from 0 up.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>يحوي الموتّر %1 ‏%2 عند ‎[%3]‎، والمتوقع أعداد منتهية من 0 فأكثر.</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>يحوي الموتّر %1 ‏%2 عند ‎[%3]‎، والمتوقع أعداد منتهية.</translation>
</message>
<message>
<source>tensor %1 belongs to no lane of the run.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>الموتّر %1 لا يخص أي مسار في التشغيل.</translation>
</message>
<message>
<source>its source vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>لم يعد في مفردات المصدر رمز %1؛ اختر رمزًا آخر.</translation>
</message>
<message>
<source>its target vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>لم يعد في مفردات الهدف رمز %1؛ اختر رمزًا آخر.</translation>
</message>
<message>
<source>%1 is not in it, which %2 has; choose a file that Attention Lab has saved.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>%1 ليس فيه، وهو موجود في %2؛ اختر ملفًا حفظه Attention Lab.</translation>
</message>
<message>
<source>its bytes are not those that were saved; take another copy of the session.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>بايتاته ليست التي حُفظت؛ خذ نسخة أخرى من الجلسة.</translation>
</message>
<message>
<source>its score is "%1", expected "%2", as session.json says.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>درجته «%1»، والمتوقع «%2» كما في session.json.</translation>
</message>
<message>
<source>not written, because a path or a text of the session is not UTF-8.</source>
<extracomment>core/sessions/session_file_save.cpp</extracomment>
<translation>لم يُكتب، لأن مسار ملف أو نصًا في الجلسة ليس UTF-8.</translation>
</message>
<message>
<source>%1 should be two numbers from −1000 to 1000, found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 عددين من ‎−1000 إلى 1000، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be a position from 0 to %2, found %3.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 موضعًا من 0 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be 64 small hexadecimal digits (SHA-256), found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 ‏64 رقمًا ست عشريًا بحروف صغيرة (SHA-256)، لكن الموجود %2.</translation>
</message>
<message>
<source>%1 should be the id of a score function, found nothing.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن يكون %1 معرّف دالة درجات، ولا شيء هناك.</translation>
</message>
<message>
<source>%1 is missing; a model that is not kept in the session has the place of its file.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينقص %1؛ النموذج غير المحفوظ في الجلسة يُذكر مكان ملفه.</translation>
</message>
<message>
<source>%1 is %2 as that of a model before it; each lane has its own.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>‏%1 هو %2 كما في نموذج سابق؛ لكل مسار معرّفه.</translation>
</message>
<message>
<source>%1 should be %2 at most, found more.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي ألا يزيد %1 على %2، لكن الموجود أكثر.</translation>
</message>
<message>
<source>map of the lane %1 should name an attention map such as "cross.1.1", found %2</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>ينبغي أن تسمّي خريطة المسار %1 خريطة انتباه مثل «cross.1.1»، لكن الموجود %2</translation>
</message>
<message>
<source>a session of Attention Lab</source>
<extracomment>core/sessions/session_json.h</extracomment>
<translation>جلسة من Attention Lab</translation>
</message>
<message>
<source>%1 is missing; a session of Attention Lab has it.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>ينقص %1؛ وهو موجود في كل جلسة من Attention Lab.</translation>
</message>
<message>
<source>%1 should have %2 bytes at most, found %3.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>ينبغي ألا يزيد حجم %1 على %2 بايت، لكن الموجود %3.</translation>
</message>
<message>
<source>%1 should be %2 texts at most, found more.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>ينبغي ألا تزيد نصوص %1 على %2، لكن الموجود أكثر.</translation>
</message>
<message>
<source>%1 numbers from 0 to 9, two of them marked by brackets</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>أعداد من 0 إلى 9 عددها %1، اثنان منها بين قوسين معقوفين</translation>
</message>
<message>
<source>The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text is something else.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>في المهمة أعداد من 0 إلى 9 اثنان منها معلَّمان، مثل ‎3 [7] 1 [2]‎، وهذا النص شيء آخر.</translation>
</message>
<message>
<source>The task has texts of %1 numbers, and this one has %2.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>في المهمة نصوص من %1 أعداد، وفي هذا النص %2.</translation>
</message>
<message>
<source>dates of the years %1 in %2 forms; two digits of a year stand for %3</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>تواريخ من السنوات %1 بصيغ عددها %2؛ رقما السنة يعنيان %3</translation>
</message>
<message>
<source>This text is a date in none of the %1 forms that the task has.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>هذا النص ليس تاريخًا بأي من صيغ المهمة (عددها %1).</translation>
</message>
<message>
<source>The year %1 is outside the years of the task, %2.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>السنة %1 خارج سنوات المهمة، %2.</translation>
</message>
<message>
<source>A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>قد يقع الوزن بجانب الرابط المعروف: المُرمِّز الثنائي الاتجاه يضع الجيران في تمثيل المصدر.</translation>
</message>
<message>
<source>%1 small letters from a to z</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>حروف صغيرة من a إلى z عددها %1</translation>
</message>
<message>
<source>The task has small letters from a to z, and this text has other characters.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>في المهمة حروف صغيرة من a إلى z، وفي هذا النص محارف أخرى.</translation>
</message>
<message>
<source>The task has texts of %1 letters, and this one has %2.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>في المهمة نصوص من %1 حروف، وفي هذا النص %2.</translation>
</message>
<message>
<source>The task has numbers of %1 digits, and this one has %2.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>في المهمة أعداد من %1 أرقام، وفي هذا العدد %2.</translation>
</message>
<message>
<source>numbers of %1 digits in English words</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>أعداد من %1 أرقام بكلمات إنجليزية</translation>
</message>
<message>
<source>This text is no number in English words.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>هذا النص ليس عددًا بكلمات إنجليزية.</translation>
</message>
<message>
<source>numbers of %1 digits</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>أعداد من %1 أرقام</translation>
</message>
<message>
<source>This text is no number in digits.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>هذا النص ليس عددًا بالأرقام.</translation>
</message>
<message>
<source>reviews of %1 sentences, one of which decides, made of %2 words</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>مراجعات من %1 جمل، تحسم واحدة منها، بكلمات عددها %2</translation>
</message>
<message>
<source>This is no review of the task's small grammar with one sentence that decides, so its class is not known.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>ليست هذه مراجعة بقواعد المهمة الصغيرة فيها جملة واحدة تحسم، فصنفها غير معروف.</translation>
</message>
<message>
<source>The task has reviews of %1 sentences, and this one has %2.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>في المهمة مراجعات من %1 جمل، وفي هذه %2.</translation>
</message>
<message>
<source>A weight may stand beside the evidence: an annotation of any word can know of the whole text.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>قد يقع الوزن بجانب الدليل: تمثيل أي كلمة قد يعرف النص كله.</translation>
</message>
<message>
<source>English sentences of %1 clauses, made of %2 words</source>
<extracomment>core/tasks/tags.cpp, core/tasks/translate.cpp</extracomment>
<translation>جمل إنجليزية من %1 عبارات، بكلمات عددها %2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its tags are not known.</source>
<extracomment>core/tasks/tags.cpp</extracomment>
<translation>ليست هذه جملة بقواعد المهمة الصغيرة، فوسومها غير معروفة.</translation>
</message>
<message>
<source>Dates to ISO</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>تواريخ إلى ISO</translation>
</message>
<message>
<source>Copy letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>نسخ الحروف</translation>
</message>
<message>
<source>letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>حروف</translation>
</message>
<message>
<source>Reverse letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>عكس الحروف</translation>
</message>
<message>
<source>Sort letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>ترتيب الحروف</translation>
</message>
<message>
<source>Number words to digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>كلمات الأعداد إلى أرقام</translation>
</message>
<message>
<source>digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>أرقام</translation>
</message>
<message>
<source>Digits to number words</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>الأرقام إلى كلمات الأعداد</translation>
</message>
<message>
<source>English to French</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>الإنجليزية إلى الفرنسية</translation>
</message>
<message>
<source>clauses</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>عبارات</translation>
</message>
<message>
<source>Parts of speech</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>أقسام الكلام</translation>
</message>
<message>
<source>Sentiment of reviews</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>مشاعر المراجعات</translation>
</message>
<message>
<source>Sentiment, distracting</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>مشاعر مع مشتتات</translation>
</message>
<message>
<source>Sum of two marked numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>مجموع عددين معلَّمين</translation>
</message>
<message>
<source>numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>أعداد</translation>
</message>
<message>
<source>found %1, but the task "%2" has no lengths to choose.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>الموجود %1، لكن ليس للمهمة «%2» أطوال تُختار.</translation>
</message>
<message>
<source>should be a shortest and a longest one from %1 to %2, found %3.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>ينبغي أن يكون أقصر طول وأطوله من %1 إلى %2، لكن الموجود %3.</translation>
</message>
<message>
<source>Lengths of the task "%1": %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>أطوال المهمة «%1»: %2</translation>
</message>
<message>
<source>Unknown task %1; %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>مهمة غير معروفة %1؛ %2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its right output is not known.</source>
<extracomment>core/tasks/translate.cpp</extracomment>
<translation>ليست هذه جملة بقواعد المهمة الصغيرة، فناتجها الصحيح غير معروف.</translation>
</message>
<message>
<source>SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a piece, so take a larger size or more texts.</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>لا يستطيع SentencePiece تعلّم %1 من الأجزاء (%2) من %3 من النصوص: %4؛ يحتاج كل محرف إلى جزء، فاختر حجمًا أكبر أو نصوصًا أكثر.</translation>
</message>
<message>
<source>the texts are empty or too long</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>النصوص فارغة أو طويلة جدًا</translation>
</message>
<message>
<source>is larger than two gigabytes</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>أكبر من 2 غيغابايت</translation>
</message>
<message>
<source>has a piece of %1 bytes, at most %2 are possible</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>فيه جزء من %1 بايت، ولا يمكن أكثر من %2</translation>
</message>
<message>
<source>has tests of its own, which are not run here</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>فيه اختبارات خاصة لا تُشغَّل هنا</translation>
</message>
<message>
<source>is damaged</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>تالف</translation>
</message>
<message>
<source>has rules that change texts, and they are damaged</source>
<extracomment>core/text/piece_rules.cpp</extracomment>
<translation>فيه قواعد تغيّر النصوص، وهي تالفة</translation>
</message>
<message>
<source>%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>ينقص %1؛ هذا المُجزِّئ متعلَّم من مدوّنة ويحتاج إلى ما تعلّمه.</translation>
</message>
<message>
<source>SentencePiece's new model</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>نموذج SentencePiece الجديد</translation>
</message>
<message>
<source>%1 is no model of SentencePiece (%2); the file is damaged, take another copy.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>‏%1 ليس نموذج SentencePiece ‏(%2)؛ الملف تالف، خذ نسخة أخرى.</translation>
</message>
<message>
<source>SentencePiece cannot cut %1 (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>لا يستطيع SentencePiece تقطيع %1 ‏(%2).</translation>
</message>
<message>
<source>SentencePiece cannot join %1 pieces (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>لا يستطيع SentencePiece وصل %1 من الأجزاء (%2).</translation>
</message>
<message>
<source>The Unicode library cannot cut text into words (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>لا تستطيع مكتبة Unicode تقطيع النص إلى كلمات (%1)؛ ثبّت ICU مع بياناتها.</translation>
</message>
<message>
<source>The Unicode library cannot cut text into characters (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>لا تستطيع مكتبة Unicode تقطيع النص إلى محارف (%1)؛ ثبّت ICU مع بياناتها.</translation>
</message>
<message>
<source>The Unicode library cannot normalise text (%1); install ICU with its data.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>لا تستطيع مكتبة Unicode توحيد النص (%1)؛ ثبّت ICU مع بياناتها.</translation>
</message>
<message>
<source>The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>لا تستطيع مكتبة Unicode توحيد نص من %1 بايت (%2)؛ جرّب نصًا أقصر.</translation>
</message>
<message>
<source>%1 is %2, which is unknown; %3</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>‏%1 هو %2، وهو غير معروف؛ %3</translation>
</message>
<message>
<source>%1 may hold %2 and %3, found %4.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>قد يحوي %1 ‏%2 و%3، لكن الموجود %4.</translation>
</message>
<message>
<source>Characters</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>حروف</translation>
</message>
<message>
<source>Words</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>كلمات</translation>
</message>
<message>
<source>What stands between blanks</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>ما بين الفراغات</translation>
</message>
<message>
<source>unknown tokeniser %1; %2</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>مُجزِّئ غير معروف %1؛ %2</translation>
</message>
<message>
<source>tokeniser %1</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>المُجزِّئ %1</translation>
</message>
<message>
<source>tokenizer has a source but no target; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>في tokenizer مصدر بلا هدف؛ ينبغي أن يكونا معًا.</translation>
</message>
<message>
<source>tokenizer has a target but no source; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>في tokenizer هدف بلا مصدر؛ ينبغي أن يكونا معًا.</translation>
</message>
<message>
<source>the end</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>النهاية</translation>
</message>
<message>
<source>token %1 of the vocabulary must be %2, found %3; a vocabulary starts with &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>يجب أن يكون الرمز %1 في المفردات %2، لكن الموجود %3؛ تبدأ المفردات بـ ‎&lt;pad&gt;‎ و‎&lt;s&gt;‎ و‎&lt;/s&gt;‎ و‎&lt;unk&gt;‎.</translation>
</message>
<message>
<source>%1 stands twice in the vocabulary, as token %2 and as token %3; every token must stand once.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>يتكرر %1 في المفردات، رمزًا رقمه %2 ورمزًا رقمه %3؛ يجب ألا يرد كل رمز إلا مرة واحدة.</translation>
</message>
<message>
<source>is a checkpoint of another corpus: %1; resume it with the unchanged corpus.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>نقطة حفظ لمدوّنة أخرى: %1؛ استأنفها بالمدوّنة دون تغيير.</translation>
</message>
<message>
<source>is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>نقطة حفظ لوصفة أخرى: %1؛ استأنفها بالوصفة التي أُنشئت بها.</translation>
</message>
<message>
<source>a number below 0 in adam.square, expected mean squares of gradients.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>عدد دون 0 في adam.square، والمتوقع متوسطات مربعات التدرّجات.</translation>
</message>
<message>
<source>task "%1" has no %2 different pairs besides those in use, found %3; ask for fewer.</source>
<extracomment>core/train/corpora/corpus.cpp</extracomment>
<translation>ليس للمهمة «%1» ‏%2 من الأزواج المختلفة غير المستخدمة، والموجود %3؛ اطلب أقل.</translation>
</message>
<message>
<source>does not fit the task "%1": its source vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: ينقص مفردات المصدر %2؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>does not fit the task "%1": its target vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: ينقص مفردات الهدف %2؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>does not fit the task "%1": its source tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: مُجزِّئ المصدر فيه %2، والمتوقع «%3»؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>does not fit the task "%1": its target tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: مُجزِّئ الهدف فيه %2، والمتوقع «%3»؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>does not fit the task "%1": the task has classes, and the model writes outputs of several tokens; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: للمهمة أصناف، والنموذج يكتب نواتج من عدة رموز؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>does not fit the task "%1": the model gives classes, and the task has longer outputs; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>لا يوافق المهمة «%1»: النموذج يعطي أصنافًا، وللمهمة نواتج أطول؛ استخدم نموذجًا دُرّب على هذه المهمة.</translation>
</message>
<message>
<source>model.encoder.longest should be at least %1, the tokens of the longest source to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>ينبغي أن يكون model.encoder.longest على الأقل %1، وهو عدد رموز أطول مصدر للتدريب، لكن الموجود %2؛ مع مواضع «learned» يوجد متجه لكل منها.</translation>
</message>
<message>
<source>model.decoder.longest should be at least %1, the tokens of the longest target with its &lt;/s&gt; to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>ينبغي أن يكون model.decoder.longest على الأقل %1، وهو عدد رموز أطول هدف للتدريب مع ‎&lt;/s&gt;‎، لكن الموجود %2؛ مع مواضع «learned» يوجد متجه لكل منها.</translation>
</message>
<message>
<source>model.encoder.separators: %1 is no token of the source; name tokens with which a sentence ends.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>‏model.encoder.separators: ‏%1 ليس رمز مصدر؛ سمِّ رموزًا تنتهي بها الجملة.</translation>
</message>
<message>
<source>line %1 has the class %2, which is the name of a special token; write it in another way.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>في السطر %1 الصنف %2، وهو اسم رمز خاص؛ اكتبه بطريقة أخرى.</translation>
</message>
<message>
<source>line %1 and every other line to train on has the class %2; expected two classes or more.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>في السطر %1 وكل سطر آخر للتدريب الصنف %2؛ المتوقع صنفان أو أكثر.</translation>
</message>
<message>
<source>the training part</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>جزء التدريب</translation>
</message>
<message>
<source>pairs asks for %1, but only %2 are left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>يطلب pairs ‏%1، لكن لا يبقى للتدريب إلا %2.</translation>
</message>
<message>
<source>held_out asks for %1, but only %2 are left to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>يطلب held_out ‏%1، لكن لا يبقى للقياس إلا %2.</translation>
</message>
<message>
<source>the source tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>يطلب حجم مُجزِّئ المصدر %1 من الأجزاء، لكن النصوص لا تعطي إلا %2.</translation>
</message>
<message>
<source>the target tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>يطلب حجم مُجزِّئ الهدف %1 من الأجزاء، لكن النصوص لا تعطي إلا %2.</translation>
</message>
<message>
<source>line %1 has the class %2, which %3 does not have; its classes are %4.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>في السطر %1 الصنف %2، وليس في %3؛ أصنافه %4.</translation>
</message>
<message>
<source>no pair is left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>لم يبق زوج للتدريب.</translation>
</message>
<message>
<source>no pair is left that could be held out.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>لم يبق زوج يمكن حجزه.</translation>
</message>
<message>
<source>no token stands %1 times in the training part; lower corpus.vocabulary.frequency.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>لا رمز يرد %1 مرات في جزء التدريب؛ اخفض corpus.vocabulary.frequency.</translation>
</message>
<message>
<source>%1 when the model was trained, so that the pairs that were held out cannot be told from the others; take the unchanged corpus, or name other texts to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>‏%1 حين دُرّب النموذج، فلا يمكن تمييز الأزواج المحجوزة من غيرها؛ استخدم المدوّنة دون تغيير، أو سمِّ نصوصًا أخرى للقياس.</translation>
</message>
<message>
<source>the model</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>النموذج</translation>
</message>
<message>
<source>repeated</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>مكرر</translation>
</message>
<message>
<source>with a source or target that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>بمصدر أو هدف محجوز</translation>
</message>
<message>
<source>with a source that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>بمصدر محجوز</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2 (the usual number); ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>يصلح %1 من الأزواج، لكن held_out يطلب %2 (العدد المعتاد)؛ اطلب أقل كي يبقى بعضها للتدريب.</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2; ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>يصلح %1 من الأزواج، لكن held_out يطلب %2؛ اطلب أقل كي يبقى بعضها للتدريب.</translation>
</message>
<message>
<source>try a change to the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>جرّب تغيير المعدل إلى %1 أو قصّ التدرّج عند 1.</translation>
</message>
<message>
<source>try the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>جرّب المعدل %1 أو قصّ التدرّج عند 1.</translation>
</message>
<message>
<source>try a change to the rate %1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>جرّب تغيير المعدل إلى %1.</translation>
</message>
<message>
<source>try the rate %1, clip the gradient below %2 or warm up for longer.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>جرّب المعدل %1 أو قصّ التدرّج دون %2 أو إحماءً أطول.</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high for a gradient that is not clipped; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>تباعد التدريب عند التحديث %1: %2، والأرجح أن معدل التعلّم %3 كبير جدًا على تدرّج غير مقصوص؛ %4</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>تباعد التدريب عند التحديث %1: %2، والأرجح أن معدل التعلّم %3 كبير جدًا؛ %4</translation>
</message>
<message>
<source>the loss is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>لم تعد الخسارة عددًا</translation>
</message>
<message>
<source>the loss is %1 per token</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>الخسارة %1 لكل رمز</translation>
</message>
<message>
<source>the gradient is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>لم يعد التدرّج عددًا</translation>
</message>
<message>
<source>change at update %1</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>تغيير عند التحديث %1</translation>
</message>
<message>
<source>the loss on held-out pairs is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>لم تعد الخسارة على الأزواج المحجوزة عددًا</translation>
</message>
<message>
<source>%1, or go back on the time line and branch from there with a smaller rate.</source>
<extracomment>core/train/live/lane_recorder.cpp</extracomment>
<translation>%1، أو ارجع على خط الزمن وفرّع من هناك بمعدل أقل.</translation>
</message>
<message>
<source>there is not enough memory for the model; train fewer lanes at once.</source>
<extracomment>core/train/live/live_models.cpp</extracomment>
<translation>لا تكفي الذاكرة للنموذج؛ درّب مسارات أقل معًا.</translation>
</message>
<message>
<source>its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>تغيّرت مدوّنته منذ ذلك: %1؛ تابع بالمدوّنة دون تغيير، أو ابدأ من جديد.</translation>
</message>
<message>
<source>its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>أوزانه المحفوظة عددها %1، لكن في شبكة بوصفته %2؛ ابدأ من جديد.</translation>
</message>
<message>
<source>its watched map is %1, which its network does not have; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>خريطته المراقَبة %1، وليست في شبكته؛ ابدأ من جديد.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>‏model.decoder.wiring هو %1، لكن للمدوّنة أصنافًا يعطيها التوصيل «pool».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>‏model.decoder.wiring هو %1، لكن للمهمة %2 أصنافًا يعطيها التوصيل «pool».</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has outputs of several tokens, and "pool" gives one class; take another wiring, or set corpus.classes.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>‏model.decoder.wiring هو %1، لكن للمدوّنة نواتج من عدة رموز، و«pool» يعطي صنفًا واحدًا؛ اختر توصيلًا آخر، أو عيّن corpus.classes.</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has outputs of several tokens, and "pool" gives one class; take another wiring.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>‏model.decoder.wiring هو %1، لكن للمهمة %2 نواتج من عدة رموز، و«pool» يعطي صنفًا واحدًا؛ اختر توصيلًا آخر.</translation>
</message>
<message>
<source>%1 should have either files (one file, a tab between the sides of a pair) or both source and target (two files, line by line).</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>ينبغي أن يكون في %1 إما files (ملف واحد بين طرفي كل زوج فيه علامة جدولة) أو source وtarget معًا (ملفان، سطرًا بسطر).</translation>
</message>
<message>
<source>%1 has a source but no target; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>في %1 مصدر بلا هدف؛ أعطهما معًا، أو كائنًا واحدًا لكليهما.</translation>
</message>
<message>
<source>%1 has a target but no source; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>في %1 هدف بلا مصدر؛ أعطهما معًا، أو كائنًا واحدًا لكليهما.</translation>
</message>
<message>
<source>corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one word; leave it out.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>‏corpus.tokenizer.target هو %1، لكن الأصناف يقطّعها %2، لأن الوسم كلمة واحدة؛ احذفه.</translation>
</message>
<message>
<source>%1 should be one of %2 or an object with files of its own, found %3.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>ينبغي أن يكون %1 أحد هذه: %2، أو كائنًا له ملفاته، لكن الموجود %3.</translation>
</message>
<message>
<source>Every source is padded to the longest one, and the model reads the padding as if it were text.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>يُحشى كل مصدر حتى أطول مصدر، ويقرأ النموذج الحشو كأنه نص.</translation>
</message>
<message>
<source>Long targets are cut at half of the longest one, and end there.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>تُقطع الأهداف الطويلة عند نصف أطولها، وتنتهي هناك.</translation>
</message>
<message>
<source>The labels stand one row off: the first token of every target is missing.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>الوسوم مزاحة صفًا واحدًا: أول رمز في كل هدف ناقص.</translation>
</message>
<message>
<source>Every target stands beside the source of another pair.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>كل هدف بجانب مصدر زوج آخر.</translation>
</message>
<message>
<source>This training makes a mistake on purpose, for a lesson. %1</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>في هذا التدريب خطأ متعمَّد من أجل درس. %1</translation>
</message>
<message>
<source>shorter than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>أقصر من %1 من الرموز</translation>
</message>
<message>
<source>longer than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>أطول من %1 من الرموز</translation>
</message>
<message>
<source>a number above 0</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>عدد أكبر من 0</translation>
</message>
<message>
<source>from 0 to the rate (%1)</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 إلى المعدل (%1)</translation>
</message>
<message>
<source>at least 0 and below 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0 على الأقل ودون 1</translation>
</message>
<message>
<source>from 1e-30 to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من ‎1e-30 إلى 1</translation>
</message>
<message>
<source>from 0 (no clipping) to 1000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 (بلا قصّ) إلى 1000000</translation>
</message>
<message>
<source>from 0 (never) to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 (أبدًا) إلى 1</translation>
</message>
<message>
<source>from 0 (never) to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 (أبدًا) إلى 1000</translation>
</message>
<message>
<source>from 0 (never) to 1000000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 (أبدًا) إلى 1000000000</translation>
</message>
<message>
<source>from 0 to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>من 0 إلى 1000</translation>
</message>
<message>
<source>%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>ينبغي تعيين %1rate أو %1dropout أو %1teacher_forcing أو %1updates، ولا شيء منها موجود.</translation>
</message>
<message>
<source>lengths %1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>الأطوال %1</translation>
</message>
<message>
<source>changes should be a list of objects, found %1.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>ينبغي أن يكون changes قائمة كائنات، لكن الموجود %1.</translation>
</message>
<message>
<source>%1 is missing; it says after how many updates the change is made.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>ينقص %1؛ وهو يحدد بعد كم تحديث يجري التغيير.</translation>
</message>
<message>
<source>model.%1.%2 is read by %3 only, found with %4; leave it out.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>‏model.%1.%2 لا يقرؤه إلا %3، لكنه موجود مع %4؛ احذفه.</translation>
</message>
<message>
<source>has both task and corpus; a recipe trains on one of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>فيها task وcorpus معًا؛ تتدرّب الوصفة على أحدهما.</translation>
</message>
<message>
<source>lengths are of a task's sources; those of a corpus are corpus.shortest and corpus.longest.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>‏lengths لمصادر المهمة؛ أما أطوال المدوّنة فهي corpus.shortest وcorpus.longest.</translation>
</message>
<message>
<source>%1 is %2, expected %3</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>‏%1 هو %2، والمتوقع %3</translation>
</message>
<message>
<source>has neither task nor corpus; name the task, such as "task": "dates", or the files to train on with corpus.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>ليس فيها task ولا corpus؛ سمِّ المهمة، مثل "task": "dates"، أو ملفات التدريب في corpus.</translation>
</message>
<message>
<source>batch %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>الدفعة %1</translation>
</message>
<message>
<source>updates %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>التحديثات %1</translation>
</message>
<message>
<source>smoothing %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>التنعيم %1</translation>
</message>
<message>
<source>clip %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>القصّ %1</translation>
</message>
<message>
<source>warm-up %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>الإحماء %1</translation>
</message>
<message>
<source>fall %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>الانخفاض %1</translation>
</message>
<message>
<source>No recipe to make a run of; name at least one.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>لا وصفة لتشغيلها؛ سمِّ واحدة على الأقل.</translation>
</message>
<message>
<source>%1 recipes are too many for one run, which has %2 lanes at most; open fewer.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>عدد الوصفات %1 كبير على تشغيل واحد لا تزيد مساراته على %2؛ افتح أقل.</translation>
</message>
<message>
<source>corpus starts at another folder</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>تبدأ corpus من مجلد آخر</translation>
</message>
<message>
<source>cannot be trained in one run with %1: %2; all lanes of a run learn the same pairs, and may differ in everything else.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>لا يمكن تدريبها في تشغيل واحد مع %1: %2؛ تتعلّم كل مسارات التشغيل الأزواج نفسها، وقد تختلف في كل ما سواها.</translation>
</message>
<message>
<source>has no recipes of the task %1; the program's resources are not where they should be, or the task is not known.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>ليست فيه وصفات للمهمة %1؛ موارد البرنامج ليست في مكانها، أو المهمة غير معروفة.</translation>
</message>
<message>
<source>lanes should have one that takes part, found none.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>ينبغي أن يكون في lanes مسار مشارك، ولا يوجد أي منها.</translation>
</message>
<message>
<source>lanes should be %1 at most, found %2.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>ينبغي ألا يزيد lanes على %1، لكن الموجود %2.</translation>
</message>
<message>
<source>window %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>النافذة %1</translation>
</message>
<message>
<source>fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>بتغذية</translation>
</message>
<message>
<source>not fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>بلا تغذية</translation>
</message>
<message>
<source>learned β</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>β متعلَّمة</translation>
</message>
<message>
<source>bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>بانحياز</translation>
</message>
<message>
<source>no bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>بلا انحياز</translation>
</message>
<message>
<source>up to %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>حتى %1</translation>
</message>
<message>
<source>heads %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>الرؤوس %1</translation>
</message>
<message>
<source>%1-norm</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>تطبيع %1</translation>
</message>
<message>
<source>positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>المواضع %1</translation>
</message>
<message>
<source>encoder positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>مواضع المُرمِّز %1</translation>
</message>
<message>
<source>encoder %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>المُرمِّز %1</translation>
</message>
<message>
<source>layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>الطبقات %1</translation>
</message>
<message>
<source>encoder layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>طبقات المُرمِّز %1</translation>
</message>
<message>
<source>embedding %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>التضمين %1</translation>
</message>
<message>
<source>attention %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>الانتباه %1</translation>
</message>
<message>
<source>%1 over %2</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 فوق %2</translation>
</message>
<message>
<source>training cannot start from this model: its %1 is %2, the recipe's is %3; give the recipe the model's settings.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>لا يمكن بدء التدريب من هذا النموذج: قيمة %1 فيه %2، وفي الوصفة %3؛ أعط الوصفة إعدادات النموذج.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>لا يمكن بدء التدريب من هذا النموذج: رموز مفردات المصدر فيه غير رموز الوصفة؛ درّبه على المهمة أو النصوص التي أُنشئ بها.</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>لا يمكن بدء التدريب من هذا النموذج: في مفردات المصدر فيه %1 من الرموز، وفي الوصفة %2؛ درّبه على المهمة أو النصوص التي أُنشئ بها.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>لا يمكن بدء التدريب من هذا النموذج: رموز مفردات الهدف فيه غير رموز الوصفة؛ درّبه على المهمة أو النصوص التي أُنشئ بها.</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>لا يمكن بدء التدريب من هذا النموذج: في مفردات الهدف فيه %1 من الرموز، وفي الوصفة %2؛ درّبه على المهمة أو النصوص التي أُنشئ بها.</translation>
</message>
<message>
<source>the system gives no %1 threads; train with fewer.</source>
<extracomment>core/train/team.cpp</extracomment>
<translation>لا يعطي النظام خيوطًا عددها %1؛ درّب بأقل.</translation>
</message>
<message>
<source>the system gives only %1 threads; train with fewer.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>لا يعطي النظام إلا %1 من الخيوط؛ درّب بأقل.</translation>
</message>
<message>
<source>there is not enough memory; train fewer lanes at once.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>لا تكفي الذاكرة؛ درّب مسارات أقل معًا.</translation>
</message>
<message>
<source>the source has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>في المصدر %1 من رموز النموذج، ولا يقرأ النموذج هنا من الجملة أكثر من %2؛ اتركها أو قسّمها.</translation>
</message>
<message>
<source>the target has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>في الهدف %1 من رموز النموذج، ولا يقرأ النموذج هنا من الجملة أكثر من %2؛ اتركها أو قسّمها.</translation>
</message>
<message>
<source>the model says one class for a text, so it aligns no words; give a model that translates.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>يقول النموذج صنفًا واحدًا للنص، فلا يحاذي كلمات؛ أعط نموذجًا يترجم.</translation>
</message>
<message>
<source>Transformer of CTranslate2</source>
<extracomment>resources/mappings/families/ctranslate2.json</extracomment>
<translation>Transformer من CTranslate2</translation>
</message>
<message>
<source>Transformer of Marian</source>
<extracomment>resources/mappings/families/marian.json</extracomment>
<translation>Transformer من Marian</translation>
</message>
<message>
<source>Luong's decoder with score concat</source>
<extracomment>resources/mappings/luong_concat.json</extracomment>
<translation>مُفكِّك Luong بالدرجة concat</translation>
</message>
<message>
<source>Luong's decoder with score dot</source>
<extracomment>resources/mappings/luong_dot.json</extracomment>
<translation>مُفكِّك Luong بالدرجة dot</translation>
</message>
<message>
<source>Luong's decoder with score general</source>
<extracomment>resources/mappings/luong_general.json</extracomment>
<translation>مُفكِّك Luong بالدرجة general</translation>
</message>
<message>
<source>Luong's decoder above summed directions</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>مُفكِّك Luong فوق اتجاهين مجموعين</translation>
</message>
<message>
<source>encoder.gru.weight_hh_l0_reverse is the second direction of an encoder whose directions are summed and whose raw last state starts the decoder (decoder.gru), while the specification joins the directions and starts from tanh(W_b [forward ; backward] + b_b), which cannot be the raw state; only a model whose encoder has one direction can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>encoder.gru.weight_hh_l0_reverse هو الاتجاه الثاني لمُرمِّز يُجمَع اتجاهاه وتبدأ حالته الأخيرة كما هي المُفكِّكَ (decoder.gru)، أما المواصفة فتصل الاتجاهين وتبدأ من tanh(W_b [أمامي ; خلفي] + b_b)، ولا يمكن أن يكون ذلك الحالةَ كما هي؛ لا يمكن فتح إلا نموذج لمُرمِّزه اتجاه واحد.</translation>
</message>
<message>
<source>Luong's decoder with several layers</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>مُفكِّك Luong بعدة طبقات</translation>
</message>
<message>
<source>decoder.gru.weight_hh_l1 is a second layer of a decoder whose layers each start from their own state of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>decoder.gru.weight_hh_l1 طبقة ثانية لمُفكِّك تبدأ كل طبقة فيه من حالتها الخاصة من المُرمِّز، أما في المواصفة فتبدأ كل الطبقات من حالة واحدة؛ لا يمكن فتح إلا النموذج ذي الطبقة الواحدة.</translation>
</message>
<message>
<source>An encoder alone</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>مُرمِّز وحده</translation>
</message>
<message>
<source>holds an embedding and a GRU and no more (embedding.weight, gru.weight_ih_l0 …), so it is an encoder without attention and decoder; give both files to "attnlab import encoder.pt decoder.pt".</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>يحوي تضمينًا وGRU ولا شيء غيرهما (embedding.weight، gru.weight_ih_l0 …)، فهو مُرمِّز بلا انتباه ولا مُفكِّك؛ أعطِ الملفين معًا: «attnlab import encoder.pt decoder.pt».</translation>
</message>
<message>
<source>Translation tutorial with attention over fixed positions</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>الدليل التعليمي للترجمة بانتباه على مواضع ثابتة</translation>
</message>
<message>
<source>attn.weight scores fixed positions from [embedding ; state], attn_combine.weight makes relu(W [embedding ; context] + b) of the context before gru.weight_ih_l0 reads it, and out.weight reads the state alone; the specification's "location" scores from the state alone, without a bias, and no wiring of it has a layer between context and cell, so it cannot hold this decoder.</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>attn.weight يحسب درجات مواضع ثابتة من [التضمين ; الحالة]، وattn_combine.weight يجعل السياق relu(W [التضمين ; السياق] + b) قبل أن يقرأه gru.weight_ih_l0، وout.weight يقرأ الحالة وحدها؛ أما «location» في المواصفة فتُحسب من الحالة وحدها بلا انحياز، ولا توصيل فيها له طبقة بين السياق والخلية، فلا يمكن فتح هذا المُفكِّك.</translation>
</message>
<message>
<source>Textbook RNNsearch with several layers</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>RNNsearch من الكتاب الدراسي بعدة طبقات</translation>
</message>
<message>
<source>decoder.rnn.weight_hh_l1 is a second layer of a decoder whose layers each start from their own layer of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>decoder.rnn.weight_hh_l1 طبقة ثانية لمُفكِّك تبدأ كل طبقة فيه من طبقتها الخاصة من المُرمِّز، أما في المواصفة فتبدأ كل الطبقات من حالة واحدة؛ لا يمكن فتح إلا النموذج ذي الطبقة الواحدة.</translation>
</message>
<message>
<source>RNNsearch with layers attn and v</source>
<extracomment>resources/mappings/rnnsearch_attn.json</extracomment>
<translation>RNNsearch بالطبقتين attn وv</translation>
</message>
<message>
<source>RNNsearch with layers attn_fc and v_fc</source>
<extracomment>resources/mappings/rnnsearch_attn_fc.json</extracomment>
<translation>RNNsearch بالطبقتين attn_fc وv_fc</translation>
</message>
<message>
<source>Textbook RNNsearch with layers W_q, W_k and w_v</source>
<extracomment>resources/mappings/textbook_additive.json</extracomment>
<translation>RNNsearch من الكتاب الدراسي بالطبقات W_q وW_k وw_v</translation>
</message>
<message>
<source>Translation tutorial with layers Wa, Ua and Va</source>
<extracomment>resources/mappings/tutorial_additive.json</extracomment>
<translation>الدليل التعليمي للترجمة بالطبقات Wa وUa وVa</translation>
</message>
<message>
<source>Translation tutorial with nn.Transformer</source>
<extracomment>resources/mappings/tutorial_transformer.json</extracomment>
<translation>الدليل التعليمي للترجمة بـ nn.Transformer</translation>
</message>
</context>
</TS>
