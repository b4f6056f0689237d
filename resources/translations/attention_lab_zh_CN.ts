<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
<name>attn::ui</name>
<message>
<source>&amp;Matrix</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>矩阵(&amp;M)</translation>
</message>
<message>
<source>Matrix</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>矩阵</translation>
</message>
<message>
<source>The weights as a matrix, a row for each target token</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>以矩阵显示权重，每个目标词元一行</translation>
</message>
<message>
<source>Lin&amp;es</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>连线(&amp;C)</translation>
</message>
<message>
<source>Lines</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>连线</translation>
</message>
<message>
<source>The weights as lines between the tokens</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>以词元间的连线显示权重</translation>
</message>
<message>
<source>&amp;Difference</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp, ui/step/views/picture_actions.cpp</extracomment>
<translation>差值(&amp;D)</translation>
</message>
<message>
<source>Difference</source>
<extracomment>ui/figures/step/step_figure.cpp, ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>差值</translation>
</message>
<message>
<source>Diff.</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>差值</translation>
</message>
<message>
<source>The weights of the shown system less those of the other one</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>所显示系统的权重减去另一系统的权重</translation>
</message>
<message>
<source>&amp;Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>并排(&amp;S)</translation>
</message>
<message>
<source>Side by Side</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>并排</translation>
</message>
<message>
<source>Both</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>两者</translation>
</message>
<message>
<source>Both systems' pictures of the sentence</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>该句在两个系统中的图片</translation>
</message>
<message>
<source>update</source>
<extracomment>ui/pictures/curves/curves_layout.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>更新</translation>
</message>
<message>
<source>%1 × %2 pixels</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>%1 × %2 像素</translation>
</message>
<message>
<source>The lane %1 has no file. Save its model and open that file, so that the lesson can have it.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>通道 %1 没有文件。请保存其模型并打开该文件，以便课程使用它。</translation>
</message>
<message>
<source>After update %1: %2 branches off %3</source>
<extracomment>ui/train/time/time_line_data.cpp</extracomment>
<translation>更新 %1 之后：%2 从 %3 分支</translation>
</message>
<message>
<source>Preview</source>
<extracomment>ui/export/figure_preview.cpp, ui/export/print_figure.cpp</extracomment>
<translation>预览</translation>
</message>
<message>
<source>Zoom</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>缩放</translation>
</message>
<message>
<source>Print Figure</source>
<extracomment>ui/export/print_figure.cpp</extracomment>
<translation>打印图</translation>
</message>
<message numerus="yes">
<source>Mean and standard deviation over %1 seeds</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>
<numerusform>%1 个种子的均值和标准差</numerusform>
</translation>
</message>
<message>
<source>Mean and standard deviation over seeds %1</source>
<comment>a list of numbers</comment>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>种子 %1 的均值和标准差</translation>
</message>
<message>
<source>One run, seed %1</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>单次运行，种子 %1</translation>
</message>
<message>
<source>; measured on %1 fresh pairs</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>；在 %1 个新句对上测量</translation>
</message>
<message>
<source>; by length on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>；按长度，每种长度最多 %1 个新句对</translation>
</message>
<message>
<source>; measured on at most %1 fresh pairs of each length</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation>；每种长度最多在 %1 个新句对上测量</translation>
</message>
<message>
<source> Diverged: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> 发散：%1/%2 次运行。</translation>
</message>
<message>
<source> Missing: %1 of %2 runs.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> 缺失：%1/%2 次运行。</translation>
</message>
<message>
<source> The recipes differ in more than their attention.</source>
<extracomment>ui/figures/charts/figure_lanes.cpp</extracomment>
<translation> 这些配方的差别不止在注意力。</translation>
</message>
<message>
<source>Source length</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/charts/length_figure.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>源长度</translation>
</message>
<message>
<source>higher is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>越高越好</translation>
</message>
<message>
<source>lower is better</source>
<extracomment>ui/figures/charts/summary_figure.cpp</extracomment>
<translation>越低越好</translation>
</message>
<message>
<source>update %1</source>
<extracomment>ui/figures/film/film.cpp, ui/figures/step/step_caption.cpp, ui/pictures/curves/reading_table.cpp, ui/train/time/time_line.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>更新 %1</translation>
</message>
<message>
<source>exact match %1 %</source>
<extracomment>ui/figures/film/film.cpp</extracomment>
<translation>完全匹配 %1%</translation>
</message>
<message>
<source>weight α 0</source>
<extracomment>ui/figures/film/film_legend.cpp</extracomment>
<translation>权重 α 0</translation>
</message>
<message>
<source>link found</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/picture/picture_legend.cpp, ui/pictures/lane/own_links.cpp</extracomment>
<translation>得到的链接</translation>
</message>
<message>
<source>known link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>已知链接</translation>
</message>
<message>
<source>possible link</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/figures/step/lines_drawing.cpp, ui/inspect/sheet/sheet_legend.cpp, ui/pictures/lines/link_legend.cpp</extracomment>
<translation>可能链接</translation>
</message>
<message>
<source>window</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>窗口</translation>
</message>
<message>
<source>centre</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>中心</translation>
</message>
<message>
<source>taken</source>
<extracomment>ui/figures/film/film_legend.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>选中</translation>
</message>
<message>
<source>Weight</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>权重</translation>
</message>
<message>
<source>outlined: known link, dashed: a possible one</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>带框：已知链接，虚线框：可能链接</translation>
</message>
<message>
<source>The pictures are drawn by a script in this file: allow it to run.</source>
<extracomment>ui/figures/report/inspect_report.cpp</extracomment>
<translation>图片由此文件中的脚本绘制：请允许脚本运行。</translation>
</message>
<message>
<source>ln p / length</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>ln p / 长度</translation>
</message>
<message>
<source>, ended places refilled</source>
<extracomment>ui/figures/step/beam_finder.cpp</extracomment>
<translation>，结束的位置重新填补</translation>
</message>
<message>
<source>no lane has a landscape; one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/figures/step/landscape_drawing.cpp</extracomment>
<translation>没有通道有得分地形；只有可关注全部位置且已解码三步的循环通道才能绘制。</translation>
</message>
<message>
<source>class </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>类别 </translation>
</message>
<message>
<source>next </source>
<extracomment>ui/figures/step/lane_tiles.cpp</extracomment>
<translation>下一个 </translation>
</message>
<message>
<source>Alignment of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 的对齐</translation>
</message>
<message>
<source>%1 attention</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 注意力</translation>
</message>
<message>
<source>step %1 of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>第 %1/%2 步</translation>
</message>
<message>
<source>step %1</source>
<extracomment>core/decode/interventions.cpp, ui/figures/step/step_caption.cpp, ui/step/step_tool_bar.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>第 %1 步</translation>
</message>
<message>
<source>temperature %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_marks.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>温度 %1</translation>
</message>
<message>
<source>source token %1 replaced by %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>源词元 %1 替换为 %2</translation>
</message>
<message>
<source>no annotation of source token %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>源词元 %1 无注释向量</translation>
</message>
<message numerus="yes">
<source>no annotations of source tokens %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>源词元 %1 无注释向量</numerusform>
</translation>
</message>
<message>
<source> in %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>（%1）</translation>
</message>
<message>
<source>weights of step %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>第 %1 步的权重</translation>
</message>
<message>
<source>token of step %1 set to %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>第 %1 步的词元设为 %2</translation>
</message>
<message>
<source>temperature %1 at step %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>第 %2 步的温度 %1</translation>
</message>
<message numerus="yes">
<source>weights of steps %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>
<numerusform>第 %1 步的权重</numerusform>
</translation>
</message>
<message>
<source>Attention weights of %1 score functions over a plane of queries, %2 keys, query (%3, %4), temperature %5</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 个打分函数在查询平面上的注意力权重，%2 个键，查询 (%3, %4)，温度 %5</translation>
</message>
<message>
<source>model %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>模型 %1</translation>
</message>
<message>
<source>beam search of width %1, score %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>束搜索，束宽 %1，得分 %2</translation>
</message>
<message>
<source>in %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 中：%2</translation>
</message>
<message>
<source>Attention of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 的注意力</translation>
</message>
<message>
<source>Attention of %1 lanes (%2)</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 个通道的注意力（%2）</translation>
</message>
<message>
<source>Alignments of %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1 的对齐</translation>
</message>
<message>
<source>%1 less that of %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>%1（减去 %2）</translation>
</message>
<message>
<source>models %1</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>模型 %1</translation>
</message>
<message>
<source>sentence %1 %2</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>句子 %1 %2</translation>
</message>
<message>
<source>; changed by hand: %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>；手动修改：%1</translation>
</message>
<message>
<source>lanes</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>通道</translation>
</message>
<message>
<source>beam</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>束搜索</translation>
</message>
<message>
<source>less %1</source>
<extracomment>ui/figures/step/step_caption.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>减 %1</translation>
</message>
<message>
<source>systems</source>
<extracomment>ui/figures/step/step_caption.cpp</extracomment>
<translation>系统</translation>
</message>
<message>
<source>PNG picture</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>PNG 图片</translation>
</message>
<message>
<source>SVG drawing</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>SVG 图形</translation>
</message>
<message>
<source>PDF page</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>PDF 页面</translation>
</message>
<message>
<source>Numbers as CSV</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>CSV 格式的数字</translation>
</message>
<message>
<source>Numbers as JSON</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>JSON 格式的数字</translation>
</message>
<message>
<source>LaTeX table</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>LaTeX 表格</translation>
</message>
<message>
<source>%1 or %2</source>
<extracomment>core/files/formats/npy_array.cpp, core/inspect/sentences/undecided.cpp, core/network/models/config_json.cpp, ui/figures/step/step_export.cpp</extracomment>
<translation>%1 或 %2</translation>
</message>
<message>
<source>%1: the ending of the name decides the format. Choose %2.</source>
<extracomment>ui/figures/step/step_export.cpp</extracomment>
<translation>%1：文件名的后缀决定格式。请选择 %2。</translation>
</message>
<message>
<source>Heatmap of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>单个通道的热图</translation>
</message>
<message>
<source>All lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>所有通道</translation>
</message>
<message>
<source>Side by side</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>并排</translation>
</message>
<message>
<source>Lines of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>单个通道的连线</translation>
</message>
<message>
<source>Differences from one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>与一个通道的差值</translation>
</message>
<message>
<source>Beam tree of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>单个通道的束搜索树</translation>
</message>
<message>
<source>Text of one lane</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>单个通道的文本</translation>
</message>
<message>
<source>Texts of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>所有通道的文本</translation>
</message>
<message>
<source>Score landscapes of all lanes</source>
<extracomment>ui/figures/step/step_figure.cpp</extracomment>
<translation>所有通道的得分地形</translation>
</message>
<message>
<source>1 lane</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>1 个通道</translation>
</message>
<message numerus="yes">
<source>%1 lanes</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/files/run_in_session_dialog.cpp, ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>
<numerusform>%1 个通道</numerusform>
</translation>
</message>
<message>
<source>%1, %2, %3</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>%1，%2，%3</translation>
</message>
<message>
<source>“%1”</source>
<extracomment>ui/files/autosave_kinds.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>“%1”</translation>
</message>
<message>
<source>1 step</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>1 步</translation>
</message>
<message numerus="yes">
<source>%1 steps</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>
<numerusform>%1 步</numerusform>
</translation>
</message>
<message>
<source>“%1”, %2</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>“%1”，%2</translation>
</message>
<message>
<source>the run</source>
<extracomment>core/runs/run_file_save.cpp, ui/files/autosave_kinds.cpp</extracomment>
<translation>运行</translation>
</message>
<message>
<source>The program ended before this run was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>程序在保存此运行之前结束了：</translation>
</message>
<message>
<source>The run of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>已恢复 %1 的运行。它尚未保存到文件中</translation>
</message>
<message>
<source>the session</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>会话</translation>
</message>
<message>
<source>The program ended before this session was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>程序在保存此会话之前结束了：</translation>
</message>
<message>
<source>The session of %1 was recovered. Its changes are not saved yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>已恢复 %1 的会话。其更改尚未保存</translation>
</message>
<message>
<source>the lesson</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>课程</translation>
</message>
<message>
<source>The program ended before this lesson was saved:</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>程序在保存此课程之前结束了：</translation>
</message>
<message>
<source>The lesson of %1 was recovered. It is not saved in a file yet</source>
<extracomment>ui/files/autosave_kinds.cpp</extracomment>
<translation>已恢复 %1 的课程。它尚未保存到文件中</translation>
</message>
<message>
<source>Attention Lab</source>
<extracomment>ui/files/left_behind.cpp, ui/files/run_in_session_dialog.cpp, ui/inspect/inspect_mode_gold.cpp, ui/train/train_exports.cpp, ui/train/train_files.cpp, ui/train/train_mode.cpp, ui/window/main_window.cpp, ui/window/session_files.cpp</extracomment>
<translation>Attention Lab</translation>
</message>
<message>
<source>%1, kept %2.</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>%1，保存于 %2。</translation>
</message>
<message>
<source>The copy of %1 cannot be opened: %2</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>无法打开 %1 的副本：%2</translation>
</message>
<message>
<source>Ask &amp;Later</source>
<extracomment>ui/files/left_behind.cpp</extracomment>
<translation>稍后询问(&amp;L)</translation>
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
<translation>会话是否包含训练运行（%1，%2）？</translation>
</message>
<message>
<source>With its weights it adds %1 to the file, and training goes on where it is. Without them it adds %2: the charts and heatmaps are there, and to go on the run is trained again from its first weights.</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>包含权重时，文件增加 %1，训练可从当前位置继续。不含权重时，文件增加 %2：图表和热图仍在，但要继续，需从初始权重重新训练。</translation>
</message>
<message>
<source>&amp;With Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>含权重(&amp;W)</translation>
</message>
<message>
<source>With&amp;out Weights</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>不含权重(&amp;O)</translation>
</message>
<message>
<source>&amp;Leave the Run Out</source>
<extracomment>ui/files/run_in_session_dialog.cpp</extracomment>
<translation>不包含运行(&amp;L)</translation>
</message>
<message>
<source>%1: cannot be created, so the settings are not kept. Free some space, or allow writing there.</source>
<extracomment>ui/files/settings_file.cpp</extracomment>
<translation>%1：无法创建，因此不会保留设置。请腾出空间，或允许在该处写入。</translation>
</message>
<message>
<source>tokens</source>
<extracomment>ui/inspect/charts/chart_text.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>bits</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>bit</translation>
</message>
<message>
<source>nats</source>
<extracomment>ui/inspect/charts/chart_text.cpp</extracomment>
<translation>nat</translation>
</message>
<message>
<source>Metrics as CSV (*.csv)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>CSV 格式的指标 (*.csv)</translation>
</message>
<message>
<source>Metrics as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>JSON 格式的指标 (*.json)</translation>
</message>
<message>
<source>Links as Pharaoh (*.talp)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Pharaoh 格式的链接 (*.talp)</translation>
</message>
<message>
<source>Weights as JSON (*.json)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>JSON 格式的权重 (*.json)</translation>
</message>
<message>
<source>Weights as Nematus writes them (*.txt)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>Nematus 格式的权重 (*.txt)</translation>
</message>
<message>
<source>Report as HTML (*.html)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>HTML 报告 (*.html)</translation>
</message>
<message>
<source>Report as PDF (*.pdf)</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>PDF 报告 (*.pdf)</translation>
</message>
<message>
<source>target texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>目标文本</translation>
</message>
<message>
<source>source texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>源文本</translation>
</message>
<message>
<source>texts</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>文本</translation>
</message>
<message>
<source>The %1 of %2 are not known: its tokens are compared by their places.</source>
<extracomment>ui/inspect/picture/compared_picture.cpp</extracomment>
<translation>%2 的%1未知：其词元按位置比较。</translation>
</message>
<message>
<source>AER</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/figures/step/lane_tiles.cpp, ui/inspect/inspect_exports.cpp, ui/inspect/inspected_data.cpp, ui/inspect/picture/picture_figures.cpp, ui/inspect/picture/picture_threshold.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER</translation>
</message>
<message>
<source>entropy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/picture/picture_figures.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>熵</translation>
</message>
<message>
<source>confidence</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>置信度</translation>
</message>
<message>
<source>coverage dev.</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>覆盖偏差</translation>
</message>
<message>
<source>absentm. out</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>涣散度（出）</translation>
</message>
<message>
<source>absentm. in</source>
<extracomment>ui/inspect/picture/picture_figures.cpp</extracomment>
<translation>涣散度（入）</translation>
</message>
<message>
<source>log p</source>
<extracomment>ui/inspect/picture/picture_figures.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>log p</translation>
</message>
<message>
<source>no file</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>无文件</translation>
</message>
<message>
<source>Choose…</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>选择…</translation>
</message>
<message>
<source>Open Texts</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>打开文本</translation>
</message>
<message>
<source>What was left out</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>略去的内容</translation>
</message>
<message>
<source>Left out:</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>略去：</translation>
</message>
<message>
<source>How the File Was Read</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>文件的读取方式</translation>
</message>
<message>
<source>Open Again As</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>重新打开为</translation>
</message>
<message>
<source>Read &amp;Again</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>重新读取(&amp;A)</translation>
</message>
<message>
<source>&amp;Open</source>
<extracomment>ui/inspect/reading_dialog.cpp</extracomment>
<translation>打开(&amp;O)</translation>
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
<translation>精确率</translation>
</message>
<message>
<source>Recall</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>召回率</translation>
</message>
<message>
<source>Entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>熵</translation>
</message>
<message>
<source>S. entropy</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>源熵</translation>
</message>
<message>
<source>Coverage</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>覆盖度</translation>
</message>
<message>
<source>Absent. T</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>涣散·目标</translation>
</message>
<message>
<source>Absent. S</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>涣散·源</translation>
</message>
<message>
<source>Confid.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>置信度</translation>
</message>
<message>
<source>Disagr.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>分歧度</translation>
</message>
<message>
<source>Right</source>
<extracomment>core/inspect/measures/metric_infos.cpp, ui/inspect/table/sentence_model.cpp</extracomment>
<translation>正确</translation>
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
<translation>编号</translation>
</message>
<message>
<source>The sentence's number in its file.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>句子在其文件中的编号。</translation>
</message>
<message>
<source>Source</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>源</translation>
</message>
<message>
<source>The source's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>源词元。</translation>
</message>
<message>
<source>Target</source>
<extracomment>ui/inspect/table/sentence_model.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>目标</translation>
</message>
<message>
<source>The target's tokens.</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>目标词元。</translation>
</message>
<message>
<source>&amp;Zoom</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>缩放(&amp;Z)</translation>
</message>
<message>
<source>Zoom &amp;In</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>放大(&amp;I)</translation>
</message>
<message>
<source>Zoom &amp;Out</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>缩小(&amp;O)</translation>
</message>
<message>
<source>&amp;Fit</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>适合(&amp;F)</translation>
</message>
<message>
<source>The whole sentence, as far as it fits</source>
<extracomment>ui/kit/commands/zoom_commands.cpp</extracomment>
<translation>尽可能显示整个句子</translation>
</message>
<message>
<source>encoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>编码器</translation>
</message>
<message>
<source>decoder</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>解码器</translation>
</message>
<message>
<source>words</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>词</translation>
</message>
<message>
<source>word × sent.</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>词 × 句</translation>
</message>
<message>
<source>rollout</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_choices.cpp</extracomment>
<translation>rollout</translation>
</message>
<message>
<source>sentences</source>
<extracomment>core/tasks/task_registry.cpp, ui/inspect/charts/histogram_chart.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>句子</translation>
</message>
<message>
<source>attention</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>注意力</translation>
</message>
<message>
<source>cross</source>
<extracomment>ui/kit/text/map_text.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>交叉</translation>
</message>
<message>
<source>pool</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>池化</translation>
</message>
<message>
<source>self-attention of the encoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>编码器自注意力</translation>
</message>
<message>
<source>self-attention of the decoder</source>
<extracomment>core/inspect/arrays/array_sites.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>解码器自注意力</translation>
</message>
<message>
<source>words in their sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>句内的词</translation>
</message>
<message>
<source>word × sentence</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>词 × 句子</translation>
</message>
<message>
<source>cross-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>交叉注意力</translation>
</message>
<message>
<source>rollout of attention through all layers</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>贯穿所有层的注意力 rollout</translation>
</message>
<message>
<source>words of the text</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>文本的词</translation>
</message>
<message>
<source>layer %1</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>第 %1 层</translation>
</message>
<message>
<source>mean of %1 heads</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 个头的平均</translation>
</message>
<message>
<source>head %1</source>
<extracomment>core/network/shown_maps.cpp, ui/kit/text/map_text.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_tables.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>头 %1</translation>
</message>
<message>
<source>%1, %2</source>
<extracomment>ui/kit/text/map_text.cpp, ui/pictures/cards/lane_card.cpp, ui/step/explain/numbers/layered_numbers.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1，%2</translation>
</message>
<message>
<source>%1 (alignment of its own program)</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1（其自身程序的对齐）</translation>
</message>
<message>
<source>%1 mean</source>
<extracomment>ui/kit/text/map_text.cpp</extracomment>
<translation>%1 平均</translation>
</message>
<message>
<source>yes</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>是</translation>
</message>
<message>
<source>no</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>否</translation>
</message>
<message>
<source>not known</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/kit/text/metric_text.cpp</extracomment>
<translation>未知</translation>
</message>
<message>
<source>%1
Exactly %2</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
精确值 %2</translation>
</message>
<message>
<source>%1
Not known of this sentence</source>
<extracomment>ui/kit/text/metric_text.cpp</extracomment>
<translation>%1
此句未知</translation>
</message>
<message>
<source>1 layer</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 层</translation>
</message>
<message numerus="yes">
<source>%1 layers</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 层</numerusform>
</translation>
</message>
<message>
<source>1 head</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>1 个头</translation>
</message>
<message numerus="yes">
<source>%1 heads</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/weights/weight_dump.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>
<numerusform>%1 个头</numerusform>
</translation>
</message>
<message>
<source>no positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>无位置编码</translation>
</message>
<message>
<source>learned positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>学习式位置编码</translation>
</message>
<message>
<source>rotary positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>旋转位置编码</translation>
</message>
<message>
<source>sinusoidal positions</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>正弦位置编码</translation>
</message>
<message>
<source>norm after each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>各子层之后归一化</translation>
</message>
<message>
<source>norm before each sublayer</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>各子层之前归一化</translation>
</message>
<message>
<source>both directions</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>双向</translation>
</message>
<message>
<source>one direction</source>
<extracomment>core/train/setup/told_apart.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>单向</translation>
</message>
<message>
<source>%1; words: %2; sentences: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1；词：%2；句子：%3</translation>
</message>
<message>
<source>windows of %1 tokens</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 个词元的窗口</translation>
</message>
<message>
<source>%1, a learned query, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1，学习得到的查询，一个类别</translation>
</message>
<message>
<source>%1, one class</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1，一个类别</translation>
</message>
<message>
<source> with input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>，有输入馈送</translation>
</message>
<message>
<source> without input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>，无输入馈送</translation>
</message>
<message>
<source>%1 + %2 layers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 + %2 层</translation>
</message>
<message>
<source>encoder: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>编码器：%1</translation>
</message>
<message>
<source>no input feeding</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>无输入馈送</translation>
</message>
<message>
<source>Span: %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>范围：%1</translation>
</message>
<message>
<source>no attention</source>
<extracomment>ui/figures/film/film_tiles.cpp, ui/inspect/sheet/contact_sheet.cpp, ui/kit/text/model_text.cpp</extracomment>
<translation>无注意力</translation>
</message>
<message>
<source>Attention to the source: %1, %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>对源的注意力：%1，%2</translation>
</message>
<message>
<source>Attention to the source: none, one fixed vector for every step</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>对源的注意力：无，每一步使用同一个固定向量</translation>
</message>
<message>
<source>, window %1 to each side</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>，窗口每侧 %1</translation>
</message>
<message>
<source>%1
Decoder: %2
Encoder: %3</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1
解码器：%2
编码器：%3</translation>
</message>
<message>
<source>width %1</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>宽度 %1</translation>
</message>
<message>
<source>%1 · hidden %2</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 · 隐藏 %2</translation>
</message>
<message>
<source>annotations of %1 numbers</source>
<extracomment>ui/kit/text/model_text.cpp</extracomment>
<translation>%1 维注释向量</translation>
</message>
<message>
<source>1 sentence</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>1 个句子</translation>
</message>
<message numerus="yes">
<source>%1 sentences</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/gold_fit.cpp, core/inspect/texts/subwords.cpp, core/inspect/weights/weight_texts.cpp, ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 个句子</numerusform>
</translation>
</message>
<message>
<source>1 token</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>1 个词元</translation>
</message>
<message numerus="yes">
<source>%1 tokens</source>
<extracomment>ui/kit/text/number_text.cpp</extracomment>
<translation>
<numerusform>%1 个词元</numerusform>
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
<translation>空格</translation>
</message>
<message>
<source>line feed</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>换行</translation>
</message>
<message>
<source>carriage return</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>回车</translation>
</message>
<message>
<source>tab</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>制表符</translation>
</message>
<message>
<source>no-break space</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>不换行空格</translation>
</message>
<message>
<source>an empty token</source>
<extracomment>ui/kit/text/token_text.cpp</extracomment>
<translation>空词元</translation>
</message>
<message>
<source>Clear the text</source>
<extracomment>ui/kit/widgets/clear_button.cpp</extracomment>
<translation>清除文本</translation>
</message>
<message>
<source>%1 at position %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp</extracomment>
<translation>位置 %2 的%1</translation>
</message>
<message>
<source>%1 at step %2</source>
<extracomment>ui/pictures/attention/attention_bars.cpp, ui/pictures/attention/attention_plot_events.cpp, ui/pictures/attention/difference_painter.cpp, ui/pictures/beam/beam_text.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>第 %2 步的%1</translation>
</message>
<message>
<source>one fixed vector for every step</source>
<extracomment>ui/pictures/attention/attention_painter.cpp, ui/pictures/lines/lines_painter.cpp</extracomment>
<translation>每一步使用同一个固定向量</translation>
</message>
<message>
<source>one fixed vector</source>
<extracomment>ui/pictures/attention/attention_painter.cpp</extracomment>
<translation>单个固定向量</translation>
</message>
<message>
<source>by itself the lane would say %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>通道自身会输出 %1</translation>
</message>
<message>
<source>not expected here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>此处不应有</translation>
</message>
<message>
<source>expected: %1</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>应为：%1</translation>
</message>
<message>
<source>one expected token is missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>其前缺少 1 个应有的词元</translation>
</message>
<message numerus="yes">
<source>%1 expected tokens are missing before it</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
<numerusform>其前缺少 %1 个应有的词元</numerusform>
</translation>
</message>
<message>
<source>minus %1: %2</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>减 %1：%2</translation>
</message>
<message>
<source>not permitted</source>
<extracomment>ui/pictures/attention/attention_table.cpp, ui/pictures/attention/span_legend.cpp</extracomment>
<translation>不允许</translation>
</message>
<message>
<source>%1, from position %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1，来自位置 %2 %3：%4</translation>
</message>
<message>
<source>%1, step %2 %3: %4</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>%1，第 %2 步 %3：%4</translation>
</message>
<message>
<source>, most looked at</source>
<extracomment>ui/pictures/attention/attention_table.cpp</extracomment>
<translation>，最受关注</translation>
</message>
<message>
<source>, a known link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，已知链接</translation>
</message>
<message>
<source>, a possible link</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/attention/attention_table.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，可能链接</translation>
</message>
<message>
<source>step</source>
<extracomment>ui/pictures/beam/beam_painter.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>步</translation>
</message>
<message>
<source>1 hypothesis was cut at %1 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 个假设在 %1 个词元处截断</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses were cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 个假设在 %2 个词元处截断</numerusform>
</translation>
</message>
<message>
<source>1 hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>1 个假设已结束</translation>
</message>
<message numerus="yes">
<source>%1 hypotheses ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>
<numerusform>%1 个假设已结束</numerusform>
</translation>
</message>
<message>
<source>%1 cut at %2 tokens</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>%1 个在 %2 个词元处截断</translation>
</message>
<message>
<source>Searched again: every hypothesis says %1, as you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已重新搜索：按您的选择，每个假设都输出%1</translation>
</message>
<message>
<source> and </source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>和</translation>
</message>
<message>
<source>Searched again: every hypothesis says the %1 tokens that you chose</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已重新搜索：每个假设都输出您选择的 %1 个词元</translation>
</message>
<message>
<source>No hypothesis ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>没有假设结束</translation>
</message>
<message>
<source>The best, ln p %1 (score %2)</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>最佳，ln p %1（得分 %2）</translation>
</message>
<message>
<source>, differs from the lane's output at step %1</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>，在第 %1 步与通道的输出不同</translation>
</message>
<message>
<source>, is the lane's output</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>，即通道的输出</translation>
</message>
<message>
<source>, begins like the lane's output so far</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>，开头与通道目前的输出相同</translation>
</message>
<message>
<source>ended, but %1 others ended with a better score</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已结束，但另有 %1 个以更好的得分结束</translation>
</message>
<message>
<source>ended, rank %1 of %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已结束，排名 %1/%2</translation>
</message>
<message>
<source>cut at %1 tokens, rank %2 of %3</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>在 %1 个词元处截断，排名 %2/%3</translation>
</message>
<message>
<source>pruned: other hypotheses were more probable</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已剪枝：其他假设概率更高</translation>
</message>
<message>
<source>continued</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已延续</translation>
</message>
<message>
<source>continued, but never ended</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>已延续，但从未结束</translation>
</message>
<message>
<source>p = %1 after the tokens before it, ln p %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>在前面的词元之后 p = %1，ln p %2</translation>
</message>
<message>
<source>all up to here: ln p %1, score %2</source>
<extracomment>ui/pictures/beam/beam_text.cpp</extracomment>
<translation>到此为止：ln p %1，得分 %2</translation>
</message>
<message>
<source>learning rate %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>学习率 %1</translation>
</message>
<message>
<source>rate %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp, ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>学习率 %1</translation>
</message>
<message>
<source>dropout %1</source>
<extracomment>core/train/setup/lane_names.cpp, ui/pictures/curves/change_marks.cpp, ui/train/branch_name.cpp</extracomment>
<translation>Dropout %1</translation>
</message>
<message>
<source>teacher forcing ratio %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>教师强制比例 %1</translation>
</message>
<message>
<source>forcing %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>强制 %1</translation>
</message>
<message>
<source>without end</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>不限次数</translation>
</message>
<message>
<source>to %1</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>至 %1</translation>
</message>
<message>
<source>all lanes</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>所有通道</translation>
</message>
<message>
<source>After update %1: %2 (%3)</source>
<extracomment>ui/pictures/curves/change_marks.cpp</extracomment>
<translation>更新 %1 之后：%2（%3）</translation>
</message>
<message>
<source>Point at a word to see where it looks.</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>指向一个词，查看它关注哪里。</translation>
</message>
<message>
<source>weight in its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>在其句子中的权重 %1</translation>
</message>
<message>
<source>weight of its sentence %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>其句子的权重 %1</translation>
</message>
<message>
<source>looked at with %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>受关注 %1</translation>
</message>
<message>
<source>weight %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>权重 %1</translation>
</message>
<message>
<source>%1, position %2</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp, ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>%1，位置 %2</translation>
</message>
<message>
<source>, not in the vocabulary</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp, ui/pictures/document/document.cpp, ui/pictures/lines/lines_view.cpp</extracomment>
<translation>，不在词表中</translation>
</message>
<message>
<source>%1 does not attend: the words have no weights</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1 没有注意力：词没有权重</translation>
</message>
<message>
<source>sentence %1 has %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>句子 %1 为 %2</translation>
</message>
<message>
<source>evidence: the class is known from it</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>证据：由此可知类别</translation>
</message>
<message>
<source>evidence of %1, the true class</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>真实类别 %1 的证据</translation>
</message>
<message>
<source>%1 more: %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>另有 %1 个：%2</translation>
</message>
<message>
<source>, evidence</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>，证据</translation>
</message>
<message>
<source>, evidence of %1</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>，%1 的证据</translation>
</message>
<message>
<source>sentence %1 of %2</source>
<extracomment>ui/pictures/document/document.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子 %1/%2</translation>
</message>
<message>
<source>%1, weight %2</source>
<extracomment>ui/pictures/document/document.cpp</extracomment>
<translation>%1，权重 %2</translation>
</message>
<message>
<source>far out tanh saturates: equal weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>远处 tanh 饱和：权重相等</translation>
</message>
<message>
<source>the plane is turned by W before the product</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>求积之前，平面经 W 旋转</translation>
</message>
<message>
<source>a longer query makes sharper weights</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>查询越长，权重越尖锐</translation>
</message>
<message>
<source>like dot, but softer by √2</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>类似 dot，但平缓 √2 倍</translation>
</message>
<message>
<source>projections see mostly the horizontal</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>投影主要感知水平方向</translation>
</message>
<message>
<source>the angle alone counts, at any length</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>只看夹角，与长度无关</translation>
</message>
<message>
<source>keys are not read, only their positions</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>不读取键，只看其位置</translation>
</message>
<message>
<source>%1 % of the variance of the queries lies in this plane</source>
<extracomment>ui/pictures/landscape/landscape_plane.cpp</extracomment>
<translation>查询方差的 %1% 位于此平面内</translation>
</message>
<message>
<source>%1 has no weights to compare with: choose another.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 没有可供比较的权重：请另选一个。</translation>
</message>
<message>
<source>%1 and %2 show maps with other axes, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 和 %2 显示的注意力图坐标轴不同，因此其权重无法比较。</translation>
</message>
<message>
<source>%1 and %2 read different source tokens, so their weights cannot be compared.</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 和 %2 读入的源词元不同，因此其权重无法比较。</translation>
</message>
<message>
<source>%1 has no step %2: nothing to compare with</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 没有第 %2 步：无可比较</translation>
</message>
<message>
<source>The outputs differ from step %1 on, so these weights belong to different outputs</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>从第 %1 步起输出不同，因此这些权重属于不同的输出</translation>
</message>
<message>
<source>%1 says %2 here, %3 says %4</source>
<extracomment>ui/pictures/lane/difference.cpp</extracomment>
<translation>%1 在此输出 %2，%3 输出 %4</translation>
</message>
<message>
<source>no link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>没有得到链接</translation>
</message>
<message>
<source>possible link found</source>
<extracomment>ui/pictures/lane/own_links.cpp</extracomment>
<translation>得到可能链接</translation>
</message>
<message>
<source>from %1, position %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>来自 %1，位置 %2</translation>
</message>
<message>
<source>step %1, %2</source>
<extracomment>ui/pictures/lane/row_text.h</extracomment>
<translation>第 %1 步，%2</translation>
</message>
<message>
<source>α = %1, given   e = %2</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>α = %1，给定   e = %2</translation>
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
<translation>● 选取：α = %1</translation>
</message>
<message>
<source>not taken: α = %1</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>未选取：α = %1</translation>
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
<translation>窗口之外：α = %1   e = %2</translation>
</message>
<message>
<source>softmax %1 × factor %2
α = %3   e = %4</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>softmax %1 × 因子 %2
α = %3   e = %4</translation>
</message>
<message>
<source>window %1 to %2 around p = %3, counted from 0</source>
<extracomment>ui/pictures/lane/span_view.cpp</extracomment>
<translation>窗口 %1 至 %2，中心 p = %3，从 0 计</translation>
</message>
<message>
<source>Source token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>源词元</translation>
</message>
<message>
<source>Word weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>词权重</translation>
</message>
<message>
<source>Sentence vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>句子向量</translation>
</message>
<message>
<source>Self-attention of the encoder</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>编码器自注意力</translation>
</message>
<message>
<source>Windows and gates</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>窗口和门</translation>
</message>
<message>
<source>Annotations</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>注释向量</translation>
</message>
<message>
<source>Read</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>读入</translation>
</message>
<message>
<source>Self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>自注意力</translation>
</message>
<message>
<source>State</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>状态</translation>
</message>
<message>
<source>Scores</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>得分</translation>
</message>
<message>
<source>Weights</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>权重</translation>
</message>
<message>
<source>Words × sentences</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>词 × 句子</translation>
</message>
<message>
<source>Context</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>上下文</translation>
</message>
<message>
<source>Values</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>值</translation>
</message>
<message>
<source>Attentional vector</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>注意力向量</translation>
</message>
<message>
<source>Feed-forward</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>前馈</translation>
</message>
<message>
<source>Residual stream</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>残差流</translation>
</message>
<message>
<source>Next token</source>
<extracomment>ui/pictures/lane/stage_formulas.cpp</extracomment>
<translation>下一个词元</translation>
</message>
<message>
<source>token</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>weights</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>权重</translation>
</message>
<message>
<source>changed by hand: %1</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>手动修改：%1</translation>
</message>
<message>
<source>the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>原结果在此为 %1</translation>
</message>
<message>
<source>its annotation is set to 0</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>其注释向量设为 0</translation>
</message>
<message>
<source>swapped by hand</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>手动替换</translation>
</message>
<message>
<source>swapped by hand: the original has %1 here</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>手动替换：原结果在此为 %1</translation>
</message>
<message>
<source>%1 in the original</source>
<extracomment>ui/pictures/lane/what_if_marks.cpp</extracomment>
<translation>原为 %1</translation>
</message>
<message>
<source>%1 at %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp, ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1（位置 %2）</translation>
</message>
<message>
<source>%1 zeroed</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 置零</translation>
</message>
<message>
<source>%1 swapped in</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>换入 %1</translation>
</message>
<message>
<source>%1 swapped for %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 换成 %2</translation>
</message>
<message>
<source>all weight on step %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>全部权重在第 %1 步</translation>
</message>
<message>
<source>all weight on %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>全部权重在 %1</translation>
</message>
<message>
<source>uniform weights</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>均匀权重</translation>
</message>
<message>
<source>weights by hand</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>手动权重</translation>
</message>
<message>
<source>%1 uniform</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 均匀化</translation>
</message>
<message>
<source>%1 hard</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 硬化</translation>
</message>
<message>
<source>%1 off</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 关闭</translation>
</message>
<message>
<source>%1: %2</source>
<extracomment>ui/files/file_work.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/map_chart.cpp, ui/inspect/table/sentence_model.cpp, ui/pictures/lane/what_if_summary.cpp, ui/step/session/session.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/views/text_notes.cpp, ui/train/train_films.cpp</extracomment>
<translation>%1：%2</translation>
</message>
<message>
<source>mask of %1 lifted</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 的掩码已解除</translation>
</message>
<message>
<source>mask of %1 lifted (no effect: no later step is known)</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%1 的掩码已解除（无作用：没有已知的后续步）</translation>
</message>
<message>
<source>the output is the same</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>输出相同</translation>
</message>
<message>
<source>the output is the same so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>目前输出相同</translation>
</message>
<message>
<source>nothing</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>无</translation>
</message>
<message>
<source>step %1: %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>第 %1 步：%2，原为 %3</translation>
</message>
<message>
<source>first token that differs: step %1, %2 instead of %3</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>第一个不同的词元：第 %1 步，%2，原为 %3</translation>
</message>
<message>
<source> of the output</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>输出 </translation>
</message>
<message>
<source> so far</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>目前 </translation>
</message>
<message>
<source>ln p%1%2 %3 → %4</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>%2%1ln p %3 → %4</translation>
</message>
<message>
<source>positions shuffled</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>位置已打乱</translation>
</message>
<message>
<source>row %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>第 %1 行：%2</translation>
</message>
<message>
<source>step %1: %2</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>第 %1 步：%2</translation>
</message>
<message>
<source>says %1</source>
<extracomment>ui/pictures/lane/what_if_summary.cpp</extracomment>
<translation>输出 %1</translation>
</message>
<message>
<source>mean</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/pictures/maps/map_choices.cpp, ui/pictures/maps/map_table_layout.cpp, ui/step/stages/choice_bar.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>平均</translation>
</message>
<message>
<source>Decode Beam Pat&amp;h</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>解码束路径(&amp;H)</translation>
</message>
<message>
<source>Make the selected path of the beam tree the output of the lane</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>将束搜索树中所选的路径作为通道的输出</translation>
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
<translation>层 l = %1</translation>
</message>
<message>
<source>number %1</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>第 %1 个数</translation>
</message>
<message>
<source>w: the row of y in the output layer, through the norms on its way</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>w：y 在输出层中的行，经过沿途的各归一化</translation>
</message>
<message>
<source>x is what the cell reads</source>
<extracomment>ui/step/explain/explanation_formula.cpp</extracomment>
<translation>x 是单元读入的内容</translation>
</message>
<message>
<source>at least 10⁻⁸: %1</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>至少 10⁻⁸：%1</translation>
</message>
<message>
<source>(%1 terms)</source>
<extracomment>ui/step/explain/explanation_text.cpp</extracomment>
<translation>（%1 项）</translation>
</message>
<message>
<source>This position takes no part in the softmax: it is outside of the window or has no score.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>此位置不参与 softmax：它在窗口之外，或没有得分。</translation>
</message>
<message>
<source>Nothing is inside the window: the nearest position gets everything.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口内没有任何位置：最近的位置得到全部权重。</translation>
</message>
<message>
<source>It was set by hand.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>由手动设置。</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: not this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>硬注意力只选取得分最大的位置：不是此处。</translation>
</message>
<message>
<source>Hard attention takes the position with the largest score alone: this one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>硬注意力只选取得分最大的位置：即此处。</translation>
</message>
<message>
<source>the query</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>查询</translation>
</message>
<message>
<source>the query times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>查询乘以其矩阵</translation>
</message>
<message>
<source>the annotation of %1 times its matrix</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>%1 的注释向量乘以其矩阵</translation>
</message>
<message>
<source>length of the query</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>查询的长度</translation>
</message>
<message>
<source>length of the annotation of %1</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>%1 的注释向量的长度</translation>
</message>
<message>
<source>product of the lengths of query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>查询与 %1 的注释向量的长度之积，第 %2 步</translation>
</message>
<message>
<source>cosine between query and annotation of %1, step %2</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>查询与 %1 的注释向量之间的余弦，第 %2 步</translation>
</message>
<message>
<source>strength of the cosine</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>余弦的强度</translation>
</message>
<message>
<source>the score's hidden layer</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>打分函数的隐藏层</translation>
</message>
<message>
<source>score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>得分</translation>
</message>
<message>
<source>The model has learned positions 1 to %1 only: no score, so no weight.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>模型只学习了位置 1 到 %1：没有得分，因此没有权重。</translation>
</message>
<message>
<source>the hidden layer of the window's centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口中心的隐藏层</translation>
</message>
<message>
<source>the window's centre as a share of the source</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口中心在源中所占的比例位置</translation>
</message>
<message>
<source>the window's centre, counted from 0,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口中心（从 0 计）</translation>
</message>
<message>
<source>The window moves on by one position with each step, as far as the last one.</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口每一步前移一个位置，直到最后一个位置。</translation>
</message>
<message>
<source>distance from the window's centre</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>与窗口中心的距离</translation>
</message>
<message>
<source>the window's factor</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>窗口因子</translation>
</message>
<message>
<source>score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>得分（除以温度）</translation>
</message>
<message>
<source>largest score, divided by the temperature,</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>最大得分（除以温度）</translation>
</message>
<message>
<source>shifted exponential of the score</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>得分的平移指数</translation>
</message>
<message>
<source>sum of the scores' exponentials</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>得分指数之和</translation>
</message>
<message>
<source>softmax of the scores: share</source>
<extracomment>ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>得分的 softmax 占比</translation>
</message>
<message>
<source>weight</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/attention_numbers.cpp</extracomment>
<translation>权重</translation>
</message>
<message>
<source>input gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>输入门</translation>
</message>
<message>
<source>forget gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>遗忘门</translation>
</message>
<message>
<source>candidate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>候选</translation>
</message>
<message>
<source>output gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>输出门</translation>
</message>
<message>
<source>reset gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>重置门</translation>
</message>
<message>
<source>update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>更新门</translation>
</message>
<message>
<source>number %1 of the encoder's %2, %3, at %4</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>编码器的%2（%3）在 %4 处的第 %1 个数</translation>
</message>
<message>
<source>forwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>前向</translation>
</message>
<message>
<source>backwards</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>反向</translation>
</message>
<message>
<source>number %1 of the decoder's %2 at step %3</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>解码器的%2在第 %3 步的第 %1 个数</translation>
</message>
<message>
<source>, layer %1</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>，第 %1 层</translation>
</message>
<message>
<source>1 − update gate</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>1 − 更新门</translation>
</message>
<message>
<source>candidate's part from the state before</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>候选中来自之前状态的部分</translation>
</message>
<message>
<source>memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>记忆</translation>
</message>
<message>
<source>tanh of the memory</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>记忆的 tanh</translation>
</message>
<message>
<source>state</source>
<extracomment>ui/step/explain/numbers/cell_numbers.cpp</extracomment>
<translation>状态</translation>
</message>
<message>
<source>self-attention</source>
<extracomment>core/explain/residual_stream.cpp, ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>自注意力</translation>
</message>
<message>
<source>feed-forward layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>前馈层</translation>
</message>
<message>
<source>input of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>编码器的输入</translation>
</message>
<message>
<source>feed-forward layer of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>编码器的前馈层</translation>
</message>
<message>
<source>convolution</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>卷积</translation>
</message>
<message>
<source>last norm of the encoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>编码器的最后归一化</translation>
</message>
<message>
<source>input of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>解码器的输入</translation>
</message>
<message>
<source>feed-forward layer of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>解码器的前馈层</translation>
</message>
<message>
<source>last norm of the decoder</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>解码器的最后归一化</translation>
</message>
<message>
<source>if the decoder stopped before its first layer</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>若解码器在第一层之前停止</translation>
</message>
<message>
<source>if the decoder stopped after its %1, layer %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>若解码器在其%1（第 %2 层）之后停止</translation>
</message>
<message>
<source>if the decoder stopped after its %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>若解码器在其%1之后停止</translation>
</message>
<message>
<source>words of sentence %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>句子 %1 的词</translation>
</message>
<message>
<source>gate %1</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>门 %1</translation>
</message>
<message>
<source>what the bias of the output layer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>输出层偏置对 logit 的贡献</translation>
</message>
<message>
<source>what the bias of the last norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>最后归一化的偏置对 logit 的贡献</translation>
</message>
<message>
<source>what the bias of the norm adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>归一化的偏置对 logit 的贡献</translation>
</message>
<message>
<source>what the token that was read adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>读入的词元对 logit 的贡献</translation>
</message>
<message>
<source>what its position adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>其位置对 logit 的贡献</translation>
</message>
<message>
<source>what the sublayer adds to the logit</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>子层对 logit 的贡献</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a quantity of a token</comment>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%2 的%1</translation>
</message>
<message>
<source>%1 (position %2)</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%1（位置 %2）</translation>
</message>
<message>
<source>%1 for %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%1，对应 %2</translation>
</message>
<message>
<source>number %1 of %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp, ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>%2的第 %1 个数</translation>
</message>
<message>
<source>number %1 of the %2</source>
<extracomment>ui/step/explain/numbers/layered_numbers.cpp</extracomment>
<translation>%2的第 %1 个数</translation>
</message>
<message>
<source>%1 of %2 at step %3</source>
<extracomment>ui/step/explain/numbers/number_row.cpp</extracomment>
<translation>第 %3 步 %2 的%1</translation>
</message>
<message>
<source>the annotation of %1</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>%1 的注释向量</translation>
</message>
<message>
<source>This annotation was set to 0 by hand.</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp, ui/step/explain/quantity_text.cpp</extracomment>
<translation>此注释向量已手动设为 0。</translation>
</message>
<message>
<source>the summary: the encoder's last states</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>摘要：编码器的最后状态</translation>
</message>
<message>
<source>the summary: the mean of the annotations</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>摘要：注释向量的平均</translation>
</message>
<message>
<source>the first state s₀</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>初始状态 s₀</translation>
</message>
<message>
<source>the context</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>上下文</translation>
</message>
<message>
<source>the attentional vector</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>注意力向量</translation>
</message>
<message>
<source>logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>logit</translation>
</message>
<message>
<source>largest logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>最大 logit</translation>
</message>
<message>
<source>shifted exponential of the logit</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logit 的平移指数</translation>
</message>
<message>
<source>sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logit 指数之和</translation>
</message>
<message>
<source>logarithm of the sum of the logits' exponentials</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>logit 指数之和的对数</translation>
</message>
<message>
<source>probability</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/step/explain/numbers/output_numbers.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>概率</translation>
</message>
<message>
<source>logarithm of the probability of the token written</source>
<extracomment>ui/step/explain/numbers/output_numbers.cpp</extracomment>
<translation>写出的词元的概率的对数</translation>
</message>
<message>
<source>No difference in %1 numbers, computed again in double precision</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>以双精度重新计算 %1 个数，没有差异</translation>
</message>
<message>
<source>Largest difference %2 in %1 numbers, computed again in double precision: the %3 (shown %4, computed again %5)</source>
<extracomment>ui/step/explain/path_check.cpp</extracomment>
<translation>以双精度重新计算 %1 个数，最大差异 %2：%3（显示 %4，重新计算 %5）</translation>
</message>
<message>
<source>constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>常数</translation>
</message>
<message>
<source>a constant</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>一个常数</translation>
</message>
<message>
<source>learned: number %1 of %2</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>学习得到：%2 的第 %1 个数</translation>
</message>
<message>
<source>learned: row %1, column %2 of %3</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>学习得到：%3 的第 %1 行、第 %2 列</translation>
</message>
<message>
<source>, the row of %1</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>，即 %1 的行</translation>
</message>
<message>
<source>This map gives the same weight to every position that is permitted.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>此注意力图给每个允许的位置相同的权重。</translation>
</message>
<message>
<source>This map is switched off.</source>
<extracomment>ui/step/explain/quantity_text.cpp</extracomment>
<translation>此注意力图已关闭。</translation>
</message>
<message>
<source>1 parameter</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>1 个参数</translation>
</message>
<message numerus="yes">
<source>%1 parameters</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/setup/recipe_dialog.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>
<numerusform>%1 个参数</numerusform>
</translation>
</message>
<message>
<source>%1 k parameters</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>%1 k 个参数</translation>
</message>
<message>
<source>fresh pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>新句对</translation>
</message>
<message>
<source>held-out pairs</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>留出句对</translation>
</message>
<message>
<source>model: %1 % of %2</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>模型：%2上 %1%</translation>
</message>
<message>
<source>model: %1 % of %2, AER %3</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>模型：%2上 %1%，AER %3</translation>
</message>
<message>
<source>1 weight computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>已计算 1 个权重</translation>
</message>
<message numerus="yes">
<source>%1 weights computed</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>
<numerusform>已计算 %1 个权重</numerusform>
</translation>
</message>
<message>
<source> of %1 (m·T a lane)</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>，共 %1（每通道 m·T）</translation>
</message>
<message>
<source> of %1</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>，共 %1</translation>
</message>
<message>
<source>seed %1</source>
<extracomment>ui/step/session/descriptions.cpp, ui/train/train_texts.cpp</extracomment>
<translation>种子 %1</translation>
</message>
<message>
<source>No model is open</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>未打开模型</translation>
</message>
<message>
<source>Open a model file with Ctrl+O, or drop one here</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>用 Ctrl+O 打开模型文件，或将其拖放到此处</translation>
</message>
<message>
<source>Type a text to decode</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/step/session/descriptions.cpp</extracomment>
<translation>输入要解码的文本</translation>
</message>
<message>
<source>Ctrl+L goes to the source text</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L 转到源文本</translation>
</message>
<message>
<source>Ctrl+L goes to the source text; “%1” has examples</source>
<extracomment>ui/step/session/descriptions.cpp</extracomment>
<translation>Ctrl+L 转到源文本；“%1”中有示例</translation>
</message>
<message>
<source>tokens read</source>
<extracomment>ui/step/session/lane/formed_picture.cpp</extracomment>
<translation>读入词元</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens so far</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1：m = %2 个源词元，目前 T = %3 个输出词元</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens are expected</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1：m = %2 个源词元，预计 T = %3 个输出词元</translation>
</message>
<message>
<source>%1: m = %2 source tokens, T = %3 output tokens</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>%1：m = %2 个源词元，T = %3 个输出词元</translation>
</message>
<message>
<source>. Its %1 attention maps have %2 weights.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>。其 %1 个注意力图共有 %2 个权重。</translation>
</message>
<message>
<source>. Attention weighs every source token at every step: m · T = %1 · %2 = %3 weights. Without it, reading and writing are all there is: m + T = %1 + %2 = %4 steps.</source>
<extracomment>ui/step/session/lane_counts.cpp</extracomment>
<translation>。注意力在每一步给每个源词元加权：m · T = %1 · %2 = %3 个权重。没有注意力时，只有读入和写出：m + T = %1 + %2 = %4 步。</translation>
</message>
<message>
<source>One Review, Four Readers</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>一篇评论，四种读法</translation>
</message>
<message>
<source>by sentence, flat, without order, without attention</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>按句、扁平、无顺序、无注意力</translation>
</message>
<message>
<source>The Head That Aligns</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>会对齐的头</translation>
</message>
<message>
<source>a Transformer's head beside the attention of a GRU</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>Transformer 的一个头与 GRU 的注意力并列</translation>
</message>
<message>
<source>The Order-Blind Transformer</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>不识顺序的 Transformer</translation>
</message>
<message>
<source>without positions it cannot turn a word round</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>没有位置编码，它无法把词倒过来</translation>
</message>
<message>
<source>the parts of a date change their places</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>日期的各部分交换位置</translation>
</message>
<message>
<source>the attention walks along the letters</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>注意力沿字母依次前移</translation>
</message>
<message>
<source>the attention walks backwards</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>注意力从后往前移</translation>
</message>
<message>
<source>the next letter may be anywhere</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>下一个字母可能在任何位置</translation>
</message>
<message>
<source>words become digits, and some digits have no word</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>词变为数字，有些数字没有对应的词</translation>
</message>
<message>
<source>a digit becomes several words</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>一个数字变为多个词</translation>
</message>
<message>
<source>words change their order between languages</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>词序在语言之间发生变化</translation>
</message>
<message>
<source>each word has a part of speech, and its neighbours tell which</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>每个词有一个词性，由相邻的词判断</translation>
</message>
<message>
<source>a few words of a text decide its class</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>文本中少数几个词决定类别</translation>
</message>
<message>
<source>one of several opinions decides</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>多个观点之一起决定作用</translation>
</message>
<message>
<source>two of many numbers are added</source>
<extracomment>ui/step/session/start/first_looks.cpp</extracomment>
<translation>从许多数中取两个相加</translation>
</message>
<message>
<source>Open Model</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>打开模型</translation>
</message>
<message>
<source>%1 is a model of “%2”, and the open lanes are of “%3”.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>%1 是“%2”的模型，而打开的通道属于“%3”。</translation>
</message>
<message>
<source>All lanes decode one text. Alone it starts with a text of its own task; beside the others it decodes theirs, which it has not learnt.</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>所有通道解码同一文本。单独打开时，它以自己任务的文本开始；与其他通道并列时，它解码它们的文本，而它并未学过。</translation>
</message>
<message>
<source>Open &amp;Alone</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>单独打开(&amp;A)</translation>
</message>
<message>
<source>Open &amp;Beside the Others</source>
<extracomment>ui/step/session/start/model_opening.cpp</extracomment>
<translation>与其他通道并列打开(&amp;B)</translation>
</message>
<message>
<source>Units, layer %1</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>单元，第 %1 层</translation>
</message>
<message>
<source>W₁ x + b₁</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>W₁ x + b₁</translation>
</message>
<message>
<source>unit</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>单元</translation>
</message>
<message>
<source>Added to the stream</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>加到残差流</translation>
</message>
<message>
<source>self</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>自注意</translation>
</message>
<message>
<source>ff</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>前馈</translation>
</message>
<message>
<source>token %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>词元 %1</translation>
</message>
<message>
<source>position %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>位置 %1</translation>
</message>
<message>
<source>norm bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>归一化偏置</translation>
</message>
<message>
<source>norm of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 的归一化</translation>
</message>
<message>
<source>output bias</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>输出偏置</translation>
</message>
<message>
<source>before the first layer</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>第一层之前</translation>
</message>
<message>
<source>after %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 之后</translation>
</message>
<message>
<source>Parts of the logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 的 logit 的组成</translation>
</message>
<message>
<source>adds</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>贡献</translation>
</message>
<message>
<source>If it stopped here</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>若在此停止</translation>
</message>
<message>
<source>p of the most likely</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>最可能词元的 p</translation>
</message>
<message>
<source>p of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 的 p</translation>
</message>
<message>
<source>logit of %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 的 logit</translation>
</message>
<message>
<source>Summary: mean of h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>摘要：h 的平均</translation>
</message>
<message>
<source>Summary h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>摘要 h→</translation>
</message>
<message>
<source>Summary [h→ ; h←]</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>摘要 [h→ ; h←]</translation>
</message>
<message>
<source>Annotations h</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>注释向量 h</translation>
</message>
<message>
<source>First state s₀</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>初始状态 s₀</translation>
</message>
<message>
<source>context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>上下文 c</translation>
</message>
<message>
<source>Tokens</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp, ui/step/what_if/token_dialog.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>ln p</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>ln p</translation>
</message>
<message>
<source>End of the stream x</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>残差流末端 x</translation>
</message>
<message>
<source>score e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>得分 e</translation>
</message>
<message>
<source>Learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>学习得到的查询</translation>
</message>
<message>
<source>Query s</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>查询 s</translation>
</message>
<message>
<source>Before s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>之前的 s</translation>
</message>
<message>
<source>Fed back h̃</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>反馈的 h̃</translation>
</message>
<message>
<source>sentence %1</source>
<extracomment>ui/pictures/lane/annotated_source.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>句子 %1</translation>
</message>
<message>
<source>exp(e − max e)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp(e − max e)</translation>
</message>
<message>
<source>exp((e − max e) / temperature)</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>exp((e − max e) / 温度)</translation>
</message>
<message>
<source>in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>窗口内</translation>
</message>
<message>
<source>softmax in the window</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>窗口内的 softmax</translation>
</message>
<message>
<source>softmax p</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>softmax p</translation>
</message>
<message>
<source>factor</source>
<extracomment>ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>因子</translation>
</message>
<message>
<source>weight α</source>
<extracomment>ui/figures/step/lines_drawing.cpp, ui/kit/widgets/colour_legend.cpp, ui/pictures/lines/lines_legend.cpp, ui/step/stages/panels/stage_weights_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>权重 α</translation>
</message>
<message>
<source>centre p, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>中心 p（从 0 计）</translation>
</message>
<message>
<source>window starts</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>窗口起点</translation>
</message>
<message>
<source>window ends</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>窗口终点</translation>
</message>
<message>
<source>σ = window / 2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>σ = 窗口 / 2</translation>
</message>
<message>
<source>position taken, counted from 0</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>选取的位置（从 0 计）</translation>
</message>
<message>
<source>sum of the weights</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>权重之和</translation>
</message>
<message>
<source>Span</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>范围</translation>
</message>
<message>
<source>value</source>
<extracomment>core/network/explained/quantity_name.cpp, ui/kit/widgets/colour_legend.cpp, ui/step/explain/terms_model.cpp, ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>值</translation>
</message>
<message>
<source>Input x</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>输入 x</translation>
</message>
<message>
<source>W x + b</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>W x + b</translation>
</message>
<message>
<source>Heads, layer %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>头，第 %1 层</translation>
</message>
<message>
<source>Values v of head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>头 %1 的值 v</translation>
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
<translation>输出 x</translation>
</message>
<message>
<source>Window of %1, layer %2</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>%1 的窗口，第 %2 层</translation>
</message>
<message>
<source>Words of sentence %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子 %1 的词</translation>
</message>
<message>
<source>sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子向量 v</translation>
</message>
<message>
<source>h %1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>h %1</translation>
</message>
<message>
<source>Sentence %1</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/table/sentence_model.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子 %1</translation>
</message>
<message>
<source>&amp;Heatmaps</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>热图(&amp;H)</translation>
</message>
<message>
<source>Show the weights of each lane as a heatmap</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>以热图显示各通道的权重</translation>
</message>
<message>
<source>Join source and output tokens by lines as thick as the weights</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>用粗细与权重对应的线连接源词元和输出词元</translation>
</message>
<message>
<source>Show each lane's weights less those of the selected lane</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>显示各通道的权重减去所选通道的权重</translation>
</message>
<message>
<source>&amp;Beam Tree</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>束搜索树(&amp;B)</translation>
</message>
<message>
<source>Show what a beam search of the selected lane finds, pruned ends included</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>显示所选通道的束搜索结果，包括被剪枝的末端</translation>
</message>
<message>
<source>D&amp;ocuments</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>文档(&amp;O)</translation>
</message>
<message>
<source>Show the text in lines by sentence, each word shaded by its weight</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>按句分行显示文本，每个词以其权重着色</translation>
</message>
<message>
<source>&amp;Score Landscape</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>得分地形(&amp;S)</translation>
</message>
<message>
<source>Show the weights as a function of the query, under every score function</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>在每个打分函数下，将权重显示为查询的函数</translation>
</message>
<message>
<source>the %1 vocabulary of %2 (%3 tokens)</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%2 的%1词表（%3 个词元）</translation>
</message>
<message>
<source>Say Another Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>改为输出其他词元</translation>
</message>
<message>
<source>The class that %1 says. The most likely ones come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 给出的类别。最可能的排在最前。</translation>
</message>
<message>
<source>The token that %1 writes at step %2 and reads at step %3. The most likely tokens come first.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 在第 %2 步写出并在第 %3 步读入的词元。最可能的词元排在最前。</translation>
</message>
<message>
<source>target</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>目标</translation>
</message>
<message>
<source>Say %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>输出 %1</translation>
</message>
<message>
<source>Swap Source Token</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>替换源词元</translation>
</message>
<message>
<source>The token that %1 reads in place of %2, source token %3.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 用以代替 %2（源词元 %3）读入的词元。</translation>
</message>
<message>
<source>source</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>源</translation>
</message>
<message>
<source>Read %1</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>读入 %1</translation>
</message>
<message>
<source>No model is open.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>未打开模型。</translation>
</message>
<message>
<source>%1 has no attention: there are no scores to divide. Select another lane.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>%1 没有注意力：没有可除的得分。请选择其他通道。</translation>
</message>
<message>
<source>Lift Causal Mask</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>解除因果掩码</translation>
</message>
<message>
<source>Let each step of %1 read the steps after it?</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>允许 %1 的每一步读入其后的步吗？</translation>
</message>
<message>
<source>The mask hides from a step what comes after it. Without it, a step reads the very token that it is to say, so a right answer proves nothing. This model was trained with the mask: what it makes of later tokens was never learned.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>掩码对每一步隐藏其后的内容。没有掩码时，一步会读到它本应输出的词元，因此正确答案说明不了什么。此模型是带掩码训练的：它如何处理后面的词元从未学习过。</translation>
</message>
<message>
<source>There are later steps only while the decoder reads the reference. While it reads its own output, nothing changes.</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>只有在解码器读入参考输出时才有后续的步。读入自身输出时，什么也不会改变。</translation>
</message>
<message>
<source>&amp;Lift</source>
<extracomment>ui/step/what_if/what_if_wiring.cpp</extracomment>
<translation>解除(&amp;L)</translation>
</message>
<message>
<source>Learning &amp;rate</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>学习率(&amp;R)</translation>
</message>
<message>
<source>above 0, of the branch's first update; its schedule goes on in proportion</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>大于 0，用于分支的首次更新；其后的调度按比例延续</translation>
</message>
<message>
<source>&amp;Dropout</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>Dropout(&amp;D)</translation>
</message>
<message>
<source>&amp;Teacher forcing</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>教师强制(&amp;T)</translation>
</message>
<message>
<source>New Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>新建分支</translation>
</message>
<message>
<source>A new lane that is %1 up to update %2, and goes on from there with:</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>新通道在更新 %2 之前与 %1 相同，此后改用：</translation>
</message>
<message>
<source>&amp;Branch</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>分支(&amp;B)</translation>
</message>
<message>
<source>%1 should be a number %2, found “%3”.</source>
<extracomment>ui/train/branch_dialog.cpp, ui/train/live_settings.cpp</extracomment>
<translation>%1 应为 %2 的数，现为“%3”。</translation>
</message>
<message>
<source>Change at least one of them.</source>
<extracomment>ui/train/branch_dialog.cpp</extracomment>
<translation>请至少更改其中一项。</translation>
</message>
<message>
<source>above 0</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>大于 0</translation>
</message>
<message>
<source>from 0 to below 1</source>
<extracomment>ui/train/change_range.h</extracomment>
<translation>0 到 1（不含 1）</translation>
</message>
<message>
<source>from 0 to 1</source>
<extracomment>core/train/recipes/recipe.cpp, ui/train/change_range.h</extracomment>
<translation>0 到 1</translation>
</message>
<message>
<source>%1 updates</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>%1 次更新</translation>
</message>
<message>
<source>update %1 of %2</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>更新 %1/%2</translation>
</message>
<message>
<source>update %1, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>更新 %1，不限次数</translation>
</message>
<message>
<source>updates %1 to %2 of %3</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>更新 %1 至 %2，共 %3</translation>
</message>
<message>
<source>updates %1 to %2, without end</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>更新 %1 至 %2，不限次数</translation>
</message>
<message>
<source>%1 tokens/s</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>%1 词元/s</translation>
</message>
<message>
<source>about %1 left</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>约剩 %1</translation>
</message>
<message>
<source>trained again to have its weights: update %1 …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>正在重新训练以取得权重：更新 %1…</translation>
</message>
<message>
<source>without weights: to go on, it is trained again from its first ones</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>不含权重：要继续，需从初始权重重新训练</translation>
</message>
<message>
<source>fetching weights …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>正在获取权重…</translation>
</message>
<message>
<source>right output not known: every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>正确输出未知：各通道读入自身输出</translation>
</message>
<message>
<source>every lane reads the right output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>各通道读入正确输出</translation>
</message>
<message>
<source>every lane reads its own output</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>各通道读入自身输出</translation>
</message>
<message>
<source>hidden %1</source>
<extracomment>core/train/setup/told_apart.cpp, ui/train/train_texts.cpp</extracomment>
<translation>隐藏 %1</translation>
</message>
<message>
<source>lanes of different kinds</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>通道种类不同</translation>
</message>
<message>
<source>This run needs much memory</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>此运行需要大量内存</translation>
</message>
<message>
<source>About %1; this machine has %2. Nothing of it is made before you start it.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>约 %1；本机有 %2。在您开始之前不会占用。</translation>
</message>
<message>
<source>Nothing to train yet</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>尚无可训练的内容</translation>
</message>
<message>
<source>Correct the marked settings, or choose a task above.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>请更正标出的设置，或在上方选择任务。</translation>
</message>
<message>
<source>This cannot be trained</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>无法训练</translation>
</message>
<message>
<source>Making the pairs to train on …</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>正在生成用于训练的句对…</translation>
</message>
<message>
<source>The lanes are trained in different ways: these are the values of %1 alone.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>各通道的训练方式不同：这些值只属于 %1。</translation>
</message>
<message>
<source>The run has ended: what you enter counts when you train it on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>运行已结束：您输入的内容在继续训练时生效。</translation>
</message>
<message>
<source>The run has ended and cannot be trained on.</source>
<extracomment>ui/train/train_texts.cpp</extracomment>
<translation>运行已结束，无法继续训练。</translation>
</message>
<message>
<source>done</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>完成</translation>
</message>
<message>
<source>done: no more progress</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>完成：不再有进展</translation>
</message>
<message>
<source>done: exact match reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>完成：已达到完全匹配目标</translation>
</message>
<message>
<source>done: loss reached</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>完成：已达到损失目标</translation>
</message>
<message>
<source>done: time is up</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>完成：时间已到</translation>
</message>
<message>
<source>diverged</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>已发散</translation>
</message>
<message>
<source>%1 from %2</source>
<extracomment>ui/train/branch_name.cpp, ui/train/watched_sentence.cpp</extracomment>
<translation>%1 自 %2</translation>
</message>
<message>
<source>begins at update %1</source>
<extracomment>ui/train/watched_sentence.cpp</extracomment>
<translation>始于更新 %1</translation>
</message>
<message>
<source>About Attention Lab</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>关于 Attention Lab</translation>
</message>
<message>
<source>Shows how attention aligns source and target, one token at a time, in one lane for each score function.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>展示注意力如何对齐源与目标，逐个词元显示，每个打分函数一个通道。</translation>
</message>
<message>
<source>Free software under the GNU General Public License, version 3 or later. Built with Qt, QCustomPlot and Eigen.</source>
<extracomment>ui/window/about_dialog.cpp</extracomment>
<translation>自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。使用 Qt、QCustomPlot 和 Eigen 构建。</translation>
</message>
<message>
<source>&amp;Blank Screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>黑屏(&amp;B)</translation>
</message>
<message>
<source>Make the window black until the next key</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>使窗口变黑，直到按下任意键</translation>
</message>
<message>
<source>The session was saved in the mode “%1”, which this program does not have. It is shown in Step mode.</source>
<extracomment>ui/window/session_parts.cpp</extracomment>
<translation>会话保存时处于模式“%1”，此程序没有该模式。改以步进模式显示。</translation>
</message>
<message>
<source>%1 (%2)</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp, ui/step/step_tool_bar.cpp, ui/window/session_state.cpp</extracomment>
<translation>%1（%2）</translation>
</message>
<message>
<source>%1: the model %2 has changed since the session was saved. The window shows the present model.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：自会话保存以来，模型 %2 已更改。窗口显示的是现在的模型。</translation>
</message>
<message>
<source>%1: the models %2 have changed since the session was saved. The window shows the present models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：自会话保存以来，模型 %2 已更改。窗口显示的是现在的模型。</translation>
</message>
<message>
<source>and %1 more</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>另有 %1 项</translation>
</message>
<message>
<source>%1: some parts cannot be read and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：有些部分无法读取，已略去：%2。</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. Put it back, or open other models.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：模型 %2 缺失或无法读取。请将其放回，或打开其他模型。</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. Put them back, or open others.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：模型 %2 缺失或无法读取。请将其放回，或打开其他模型。</translation>
</message>
<message>
<source>%1: the model %2 is missing or cannot be read. The others are open, and the choices made for it are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：模型 %2 缺失或无法读取。其他模型已打开，并保留了为其所作的选择。</translation>
</message>
<message>
<source>%1: the models %2 are missing or cannot be read. The others are open, and the choices made for them are kept.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：模型 %2 缺失或无法读取。其他模型已打开，并保留了为其所作的选择。</translation>
</message>
<message>
<source>Annotations h₁…h%1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>注释向量 h₁…h%1</translation>
</message>
<message>
<source>Annotations hⱼ</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>注释向量 hⱼ</translation>
</message>
<message>
<source>‖h‖ = %1</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>‖h‖ = %1</translation>
</message>
<message>
<source>no annotations</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>无注释向量</translation>
</message>
<message>
<source>h%1 of %2, %3 numbers, %4</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>%2 的 h%1，%3 个数，%4</translation>
</message>
<message>
<source>
number %1: %2</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>
第 %1 个数：%2</translation>
</message>
<message>
<source>, of the forward state h→</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>，属于前向状态 h→</translation>
</message>
<message>
<source>, of the backward state h←</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>，属于反向状态 h←</translation>
</message>
<message>
<source>No annotations yet</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>尚无注释向量</translation>
</message>
<message>
<source>%1 annotations of %2 numbers each, one per source token</source>
<extracomment>ui/step/stages/panels/stage_annotations_panel.cpp</extracomment>
<translation>%1 个注释向量，每个 %2 维，每个源词元一个</translation>
</message>
<message>
<source>Hands for %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>选“%1”的举手数</translation>
</message>
<message>
<source>How many hands are up for this answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>有多少人举手选此答案</translation>
</message>
<message>
<source> hands</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation> 人举手</translation>
</message>
<message>
<source>There is not enough memory for this. Save your work, and close other programs.</source>
<extracomment>ui/window/application.cpp</extracomment>
<translation>内存不足，无法完成此操作。请保存您的工作，并关闭其他程序。</translation>
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
<translation>不允许：词元只能关注其前的词元</translation>
</message>
<message>
<source>
%1, less %2: %3</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
%1，减 %2：%3</translation>
</message>
<message>
<source>
known link: this is where it comes from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
已知链接：它来自这里</translation>
</message>
<message>
<source>
possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
可能链接：它可能来自的几处之一</translation>
</message>
<message>
<source>
link found: the weights become one here</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
得到的链接：此处的权重成为链接</translation>
</message>
<message>
<source>
Click: no link, sure, possible in turn</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
点击：依次为无链接、确定、可能</translation>
</message>
<message>
<source>
Double-click: why this number?</source>
<extracomment>ui/pictures/attention/attention_plot_events.cpp</extracomment>
<translation>
双击：为什么是这个数？</translation>
</message>
<message>
<source>h̃%1</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1</translation>
</message>
<message>
<source>h̃%1 attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃%1 注意力向量</translation>
</message>
<message>
<source>h̃ attentional vector</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>h̃ 注意力向量</translation>
</message>
<message>
<source>Attentional vector of %1 numbers, made of context and state</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>%1 维注意力向量，由上下文和状态构成</translation>
</message>
<message>
<source>No attentional vector yet</source>
<extracomment>ui/step/stages/panels/stage_attentional_panel.cpp</extracomment>
<translation>尚无注意力向量</translation>
</message>
<message>
<source>%1: cannot be created, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1：无法创建，因此没有%2的安全副本。请腾出空间，或允许在该处写入。</translation>
</message>
<message>
<source>%1: cannot be written, so there is no safety copy of %2. Free some space, or allow writing there.</source>
<extracomment>ui/files/autosave.cpp</extracomment>
<translation>%1：无法写入，因此没有%2的安全副本。请腾出空间，或允许在该处写入。</translation>
</message>
<message>
<source>There is not enough memory for this.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>内存不足，无法完成此操作。</translation>
</message>
<message>
<source>The system has no thread left for this. Close other programs.</source>
<extracomment>ui/kit/jobs/background_job.cpp</extracomment>
<translation>系统没有可用的线程。请关闭其他程序。</translation>
</message>
<message>
<source>choice of a path</source>
<extracomment>ui/step/beam/beam_controller.cpp</extracomment>
<translation>选择路径</translation>
</message>
<message>
<source>Beam of width %1, score %2</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>束宽 %1，得分 %2</translation>
</message>
<message>
<source>best hypothesis</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>最佳假设</translation>
</message>
<message>
<source>output of the lane</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>通道的输出</translation>
</message>
<message>
<source>pruned</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>已剪枝</translation>
</message>
<message>
<source>p of the token</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>词元的 p</translation>
</message>
<message>
<source>after an end: rank and score</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>结尾之后：排名和得分</translation>
</message>
<message>
<source>cut at %1 tokens</source>
<extracomment>ui/figures/step/beam_drawing.cpp</extracomment>
<translation>在 %1 个词元处截断</translation>
</message>
<message>
<source>ln p is the log-probability of all tokens up to here. Hypotheses are ranked by their score, </source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p 是到此为止所有词元的对数概率。假设按得分排名，得分为</translation>
</message>
<message>
<source>ln p itself, because α is 0</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation> ln p 本身，因为 α 为 0</translation>
</message>
<message>
<source>ln p / %1^%2, the length to the power of α</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation> ln p / %1^%2，即长度的 α 次方</translation>
</message>
<message>
<source>No attention: every step reads the same vector.</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>无注意力：每一步读入同一个向量。</translation>
</message>
<message>
<source>Decode This Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>解码此路径</translation>
</message>
<message>
<source>Attention weights of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>路径的注意力权重</translation>
</message>
<message>
<source>Attention rows of the path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>路径的注意力行</translation>
</message>
<message>
<source>Token</source>
<extracomment>ui/step/beam/beam_node_panel.cpp, ui/step/what_if/token_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>Path</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>路径</translation>
</message>
<message>
<source>No token is selected</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>未选择词元</translation>
</message>
<message>
<source>The tokens up to here as text</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>到此为止的词元（文本）</translation>
</message>
<message>
<source>p %1 · ln p %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>p %1 · ln p %2</translation>
</message>
<message>
<source>Probability of this token after the tokens before it</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>此词元在前面的词元之后的概率</translation>
</message>
<message>
<source>ln p %1 · score %2</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>ln p %1 · 得分 %2</translation>
</message>
<message>
<source>Make these tokens the output of the lane, which then continues by itself (Enter)</source>
<extracomment>ui/step/beam/beam_node_panel.cpp</extracomment>
<translation>将这些词元作为通道的输出，随后由通道自行继续（Enter）</translation>
</message>
<message>
<source>S&amp;top</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/step/beam/beam_page.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>停止(&amp;T)</translation>
</message>
<message>
<source>&amp;Search</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>搜索(&amp;S)</translation>
</message>
<message>
<source>Stop the search and keep the tree that is there</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>停止搜索，保留已有的树</translation>
</message>
<message>
<source>Search again</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>重新搜索</translation>
</message>
<message>
<source>Select a token of the tree first</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>请先选择树中的一个词元</translation>
</message>
<message>
<source>This tree belongs to the text or the settings before. Wait for the new one</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>此树属于之前的文本或设置。请等待新的树</translation>
</message>
<message>
<source>This path is already the output of the lane</source>
<extracomment>ui/step/beam/beam_page.cpp</extracomment>
<translation>此路径已是通道的输出</translation>
</message>
<message>
<source>number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · frame in the lane's colour: the lane's output · thick line: probable</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>数字：词元的概率 · ⊣ 已剪枝 · 结尾之后：排名和得分 · 粗体：最佳 · 通道颜色的框：通道的输出 · 粗线：概率高</translation>
</message>
<message>
<source>Colour of the lane</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>通道的颜色</translation>
</message>
<message>
<source>The lane that is searched; 1 to 8 select another</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>进行搜索的通道；1 到 8 选择其他通道</translation>
</message>
<message>
<source>How many hypotheses every step keeps, from 1 to %1</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>每一步保留多少个假设，1 到 %1</translation>
</message>
<message>
<source>&amp;Width</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>宽度(&amp;W)</translation>
</message>
<message>
<source>Width</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>束宽</translation>
</message>
<message>
<source>Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes the mean of all tokens</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>假设按 ln p 除以长度的 α 次方排名。0 偏向短的假设，1 取所有词元的平均</translation>
</message>
<message>
<source>Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>长度归一化 α</translation>
</message>
<message>
<source>Ref&amp;ill</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>填补(&amp;I)</translation>
</message>
<message>
<source>The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's generate. Otherwise the beam narrows</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>结束的假设的位置由下一个最好的延续填补，与 Hugging Face 的 generate 相同。否则束会变窄</translation>
</message>
<message>
<source>Draw the tree smaller (Ctrl+−)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>缩小树（Ctrl+−）</translation>
</message>
<message>
<source>100 %</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>100%</translation>
</message>
<message>
<source>Draw the tree in its usual size (Ctrl+0)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>以常规大小绘制树（Ctrl+0）</translation>
</message>
<message>
<source>Draw the tree larger (Ctrl++)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>放大树（Ctrl++）</translation>
</message>
<message>
<source>Fit</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>适合</translation>
</message>
<message>
<source>Draw all of the tree, as far as it stays readable, and the next ones too, until another size is chosen (Ctrl+9)</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>在保持可读的前提下绘制整棵树，此后的树亦然，直到选择其他大小（Ctrl+9）</translation>
</message>
<message>
<source>%1 %</source>
<extracomment>ui/learn/runs_stage.cpp, ui/step/beam/beam_page_parts.cpp, ui/step/explain/terms_model.cpp</extracomment>
<translation>%1%</translation>
</message>
<message>
<source>&amp;Length normalisation α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>长度归一化 α(&amp;L)</translation>
</message>
<message>
<source>&amp;Length α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>长度 α(&amp;L)</translation>
</message>
<message>
<source>&amp;α</source>
<extracomment>ui/step/beam/beam_page_parts.cpp</extracomment>
<translation>α(&amp;A)</translation>
</message>
<message>
<source>Searching: token %1 of at most %2</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>正在搜索：词元 %1，最多 %2</translation>
</message>
<message>
<source>“%1” cannot read this text</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>“%1”无法读取此文本</translation>
</message>
<message>
<source>Select another lane with 1 to 8, or change the text (Ctrl+L)</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>用 1 到 8 选择其他通道，或更改文本（Ctrl+L）</translation>
</message>
<message>
<source>The search was stopped. This tree belongs to the text or the settings before</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>搜索已停止。此树属于之前的文本或设置</translation>
</message>
<message>
<source>Searching…</source>
<extracomment>ui/step/beam/beam_wiring.cpp</extracomment>
<translation>正在搜索…</translation>
</message>
<message>
<source>Beam tree</source>
<extracomment>ui/step/beam/beam_view.cpp, ui/window/gestures.cpp</extracomment>
<translation>束搜索树</translation>
</message>
<message>
<source>Nothing was searched yet</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>尚未搜索</translation>
</message>
<message>
<source>%1, none selected</source>
<extracomment>ui/step/beam/beam_view.cpp</extracomment>
<translation>%1，未选择</translation>
</message>
<message>
<source>%1 to %2</source>
<extracomment>core/network/shown_maps.cpp, core/tasks/dates.cpp, core/tasks/task_registry.cpp, core/tasks/task_scope.cpp, core/train/setup/told_apart.cpp, ui/inspect/charts/bench_charts.cpp, ui/inspect/charts/histogram_chart.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 至 %2</translation>
</message>
<message>
<source>Blank screen</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>黑屏</translation>
</message>
<message>
<source>Any key brings the picture back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>按任意键恢复图片</translation>
</message>
<message>
<source>changed</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>已修改</translation>
</message>
<message>
<source>Changed by hand: %1
In the heatmap a triangle marks a changed step, and a diamond marks a token that differs from the original. A folded corner shows the colour of the original weight.</source>
<extracomment>ui/pictures/cards/changed_badge.cpp</extracomment>
<translation>手动修改：%1
热图中，三角标记修改过的步，菱形标记与原结果不同的词元。折角显示原权重的颜色。</translation>
</message>
<message>
<source>layer</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>层</translation>
</message>
<message>
<source>head</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>头</translation>
</message>
<message>
<source>Layer and head of the stages</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>各阶段的层和头</translation>
</message>
<message>
<source>Token whose logit is shown in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>分解其 logit 的词元</translation>
</message>
<message>
<source>Choose the token whose logit the residual stream shows in parts</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>选择由残差流分解显示其 logit 的词元</translation>
</message>
<message>
<source>Show layer %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>显示第 %1 层</translation>
</message>
<message>
<source>Show the mean of all heads</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>显示所有头的平均</translation>
</message>
<message>
<source>Show head %1</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>显示头 %1</translation>
</message>
<message>
<source>layer %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>第 %1 层 ▾</translation>
</message>
<message>
<source>head %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>头：%1 ▾</translation>
</message>
<message>
<source>logit of %1 ▾</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>%1 的 logit ▾</translation>
</message>
<message>
<source>The token that is said</source>
<extracomment>ui/step/stages/choice_bar.cpp</extracomment>
<translation>输出的词元</translation>
</message>
<message>
<source>Confusion matrix: true classes by given ones</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>混淆矩阵：真实类别 × 给出类别</translation>
</message>
<message>
<source>accuracy %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>准确率 %1</translation>
</message>
<message>
<source>macro F1 %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>宏 F1 %1</translation>
</message>
<message>
<source>evidence AER %1 (of the weights above the threshold)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>证据 AER %1（超过阈值的权重）</translation>
</message>
<message>
<source>evidence AER %1 (of the largest weights, as many as words of evidence)</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>证据 AER %1（最大的权重，个数与证据词相同）</translation>
</message>
<message>
<source>largest weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>最大权重落在证据上 %1</translation>
</message>
<message>
<source>weight on evidence %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>证据上的权重 %1</translation>
</message>
<message>
<source>is %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>真实：%1</translation>
</message>
<message>
<source>given %1</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>给出：%1</translation>
</message>
<message>
<source>%1, %2: %3</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>%1，%2：%3</translation>
</message>
<message>
<source>Click to show all sentences again</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>点击以重新显示所有句子</translation>
</message>
<message>
<source>Click to show only these</source>
<extracomment>ui/inspect/charts/class_chart.cpp</extracomment>
<translation>点击以仅显示这些</translation>
</message>
<message>
<source>Colour legend: %1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>颜色图例：%1</translation>
</message>
<message>
<source>From 0 to 1</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>从 0 到 1</translation>
</message>
<message>
<source>Blue below zero, orange above, from %1 to %2</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>零以下为蓝色，以上为橙色，从 %1 到 %2</translation>
</message>
<message>
<source>Blue, down to %1: %2; orange, up to %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>蓝色，低至 %1：%2；橙色，高至 %3：%4</translation>
</message>
<message>
<source>Blue, %1: %2
Orange, %3: %4</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>蓝色，%1：%2
橙色，%3：%4</translation>
</message>
<message>
<source>Attention weights, the same scale in every lane</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>注意力权重，所有通道使用同一尺度</translation>
</message>
<message>
<source>Blue is negative, orange is positive</source>
<extracomment>ui/kit/widgets/colour_legend.cpp</extracomment>
<translation>蓝色为负，橙色为正</translation>
</message>
<message>
<source>Check the numbers</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>核对数字</translation>
</message>
<message>
<source>Beside ▾</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>并列 ▾</translation>
</message>
<message>
<source>Lanes unfolded beside</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>并列展开的通道</translation>
</message>
<message>
<source>Show the stages of other lanes below these</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>在这些阶段下方显示其他通道的阶段</translation>
</message>
<message>
<source>Computation of %1</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>%1 的计算</translation>
</message>
<message>
<source>Stop</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>停止</translation>
</message>
<message>
<source>Stop the check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>停止核对</translation>
</message>
<message>
<source>Checking … %1 %</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>正在核对… %1%</translation>
</message>
<message>
<source>Checking …</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>正在核对…</translation>
</message>
<message>
<source>Check</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>核对</translation>
</message>
<message>
<source>Compute every number shown again in double precision and compare (Ctrl+K)</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>以双精度重新计算显示的每个数字并比较（Ctrl+K）</translation>
</message>
<message>
<source>%1
Click: the arithmetic of this number</source>
<extracomment>ui/step/stages/computation_bar.cpp</extracomment>
<translation>%1
点击：这个数的算式</translation>
</message>
<message>
<source>Sentence %1, %2</source>
<extracomment>ui/inspect/sheet/contact_sheet.cpp</extracomment>
<translation>句子 %1，%2</translation>
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
<translation>最差的对齐</translation>
</message>
<message>
<source>Context c%1</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>上下文 c%1</translation>
</message>
<message>
<source>Context c</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>上下文 c</translation>
</message>
<message>
<source>+ %1 more</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>+ 另有 %1 个</translation>
</message>
<message>
<source>No context yet</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>尚无上下文</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a weight of an annotation</comment>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>%2 的权重 %1</translation>
</message>
<message>
<source>Context of %1 numbers%2</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>%1 维上下文%2</translation>
</message>
<message>
<source>, the same at every step</source>
<extracomment>ui/step/stages/panels/stage_context_panel.cpp</extracomment>
<translation>，每一步相同</translation>
</message>
<message>
<source>%1 should be a whole number.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/corpus/tokenizer_box.cpp, ui/train/setup/lane_row.cpp</extracomment>
<translation>%1 应为整数。</translation>
</message>
<message>
<source>%1 should be two whole numbers.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp, ui/train/setup/setup_panel.cpp</extracomment>
<translation>%1 应为两个整数。</translation>
</message>
<message>
<source>Choose the files, or drop them here: one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>选择文件，或将文件拖放到此处：一个以制表符分隔源和目标的文件，或两个逐行对应的文件。</translation>
</message>
<message>
<source>A number cannot be read.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>有一个数无法读取。</translation>
</message>
<message>
<source>Reading %1 …</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>正在读取 %1…</translation>
</message>
<message>
<source>%1 texts to train on, %2 held out. %3 classes; %4 source tokens are known. A text has %5 tokens on average.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 段文本用于训练，%2 段留出。%3 个类别；已知 %4 个源词元。每段文本平均 %5 个词元。</translation>
</message>
<message>
<source>%1 pairs to train on, %2 held out. Vocabularies: %3 source and %4 target tokens. A source has %5 tokens on average, a target %6.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>%1 个句对用于训练，%2 个留出。词表：源 %3 个词元，目标 %4 个词元。源平均 %5 个词元，目标平均 %6 个。</translation>
</message>
<message>
<source>No line was skipped.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>没有跳过任何行。</translation>
</message>
<message>
<source>%1 files were dropped. Drop one file with a tab between source and target, or two files that match line by line.</source>
<extracomment>ui/train/corpus/corpus_dialog.cpp</extracomment>
<translation>拖放了 %1 个文件。请拖放一个以制表符分隔源和目标的文件，或两个逐行对应的文件。</translation>
</message>
<message>
<source>Own texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>自己的文本</translation>
</message>
<message>
<source>Use these texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>使用这些文本</translation>
</message>
<message>
<source>Texts</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>文本</translation>
</message>
<message>
<source>one</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>一个</translation>
</message>
<message>
<source>two</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>两个</translation>
</message>
<message>
<source>UTF-8, plain or gzip.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>UTF-8，纯文本或 gzip。</translation>
</message>
<message>
<source>File</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>文件</translation>
</message>
<message>
<source>One pair per line: source, tab, target. A third column is ignored.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>每行一个句对：源、制表符、目标。第三列会被忽略。</translation>
</message>
<message>
<source>Source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>源文件</translation>
</message>
<message>
<source>One sentence per line.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>每行一个句子。</translation>
</message>
<message>
<source>Target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>目标文件</translation>
</message>
<message>
<source>Line k translates line k of the source file.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>第 k 行是源文件第 k 行的译文。</translation>
</message>
<message>
<source>at random</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp, ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>随机</translation>
</message>
<message>
<source>the last</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>最后部分</translation>
</message>
<message>
<source>own files</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>单独的文件</translation>
</message>
<message>
<source>Pairs that are used only for measuring. The limits of length do not apply to them.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>仅用于测量的句对。长度限制对其不适用。</translation>
</message>
<message>
<source>Held-out file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>留出文件</translation>
</message>
<message>
<source>Held-out source file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>留出源文件</translation>
</message>
<message>
<source>Held-out target file</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>留出目标文件</translation>
</message>
<message>
<source>Fewest tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>每端最少词元数</translation>
</message>
<message>
<source>Most tokens per side</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>每端最多词元数</translation>
</message>
<message>
<source>Cut into tokens</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>切分为词元</translation>
</message>
<message>
<source>Texts read</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>已读取的文本</translation>
</message>
<message>
<source>Stop reading</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>停止读取</translation>
</message>
<message>
<source>Pairs as training reads them</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>训练所读入的句对</translation>
</message>
<message>
<source>Reading was stopped. Change a setting to read again.</source>
<extracomment>ui/train/corpus/corpus_dialog_parts.cpp</extracomment>
<translation>读取已停止。更改任一设置即可重新读取。</translation>
</message>
<message>
<source>First pairs</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>前几个句对</translation>
</message>
<message>
<source>Line of the file</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>文件的行</translation>
</message>
<message>
<source>Source tokens</source>
<extracomment>ui/pictures/tokens/source_panel.cpp, ui/pictures/tokens/token_chips.cpp, ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>源词元</translation>
</message>
<message>
<source>Target tokens</source>
<extracomment>ui/train/corpus/corpus_preview_view.cpp</extracomment>
<translation>目标词元</translation>
</message>
<message>
<source>There is not enough memory for these texts; take fewer pairs.</source>
<extracomment>ui/train/corpus/corpus_reader.cpp</extracomment>
<translation>内存不足以容纳这些文本；请减少句对。</translation>
</message>
<message>
<source>%1 of %2</source>
<extracomment>core/inspect/arrays/array_axes.cpp, ui/inspect/inspect_mode.cpp, ui/inspect/table/filter_bar.cpp, ui/step/counts_dialog.cpp, ui/step/session/lane_sets.cpp, ui/train/time/time_line.cpp</extracomment>
<translation>%1 / %2</translation>
</message>
<message>
<source>Counts and Times</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>计数和时间</translation>
</message>
<message>
<source>Counts and times of each lane</source>
<extracomment>ui/step/counts_dialog.cpp, ui/window/gestures.cpp</extracomment>
<translation>各通道的计数和时间</translation>
</message>
<message>
<source>Lane</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>通道</translation>
</message>
<message>
<source>Weights
of m · T</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>权重
共 m · T</translation>
</message>
<message>
<source>Parameters</source>
<extracomment>core/compare/figures.cpp, ui/step/counts_dialog.cpp</extracomment>
<translation>参数</translation>
</message>
<message>
<source>Encoder</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>编码器</translation>
</message>
<message>
<source>One step</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>一步</translation>
</message>
<message>
<source>To no
attention</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>相对
无注意力</translation>
</message>
<message>
<source>Weights computed so far, of those of the whole output</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>目前已计算的权重，占整个输出所需权重的多少</translation>
</message>
<message>
<source>The median of many runs, and the interval that holds the true median 95 times in 100</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>多次运行的中位数，以及 100 次中有 95 次包含真实中位数的区间</translation>
</message>
<message>
<source>One step, in those of the lane without attention; ≈ 1 where no difference was found</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>一步的时间，以无注意力通道的一步为单位；未发现差异时为 ≈ 1</translation>
</message>
<message>
<source>Times are medians of many runs on this machine, all lanes in turn; under them their 95 % interval.</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>时间为本机上多次运行的中位数，各通道轮流运行；其下为 95% 区间。</translation>
</message>
<message>
<source>&amp;Copy as Text</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>复制为文本(&amp;C)</translation>
</message>
<message>
<source>Copy the table with its formula, tabs between columns (Ctrl+C)</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>复制表格及其公式，列间为制表符（Ctrl+C）</translation>
</message>
<message>
<source>Weights
of all</source>
<extracomment>ui/step/counts_dialog.cpp</extracomment>
<translation>权重
占全部</translation>
</message>
<message>
<source>Coverage of the source</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp, ui/step/beam/coverage_bars.cpp</extracomment>
<translation>源覆盖度</translation>
</message>
<message>
<source>%1 %2</source>
<extracomment>ui/step/beam/coverage_bars.cpp, ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 %2</translation>
</message>
<message>
<source>Coverage: the sum of a source token's weights over all rows</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>覆盖度：源词元在所有行上的权重之和</translation>
</message>
<message>
<source>%1, position %2: %3
%4</source>
<extracomment>ui/step/beam/coverage_bars.cpp</extracomment>
<translation>%1，位置 %2：%3
%4</translation>
</message>
<message>
<source>coverage %1</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>覆盖度 %1</translation>
</message>
<message>
<source>1 link</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>1 个链接</translation>
</message>
<message numerus="yes">
<source>%1 links</source>
<extracomment>core/inspect/links/link_conclusions.cpp, ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>
<numerusform>%1 个链接</numerusform>
</translation>
</message>
<message>
<source>%1, position %2: %3</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>%1，位置 %2：%3</translation>
</message>
<message>
<source>Choose a sentence to see how much attention each of its source tokens gets.</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>选择一个句子，查看其各源词元得到多少注意力。</translation>
</message>
<message>
<source>links per source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>每个源词元的链接数，横线处为 1</translation>
</message>
<message>
<source>coverage Σα of each source token, 1 at the line</source>
<extracomment>ui/inspect/charts/coverage_chart.cpp</extracomment>
<translation>每个源词元的覆盖度 Σα，横线处为 1</translation>
</message>
<message>
<source>Lanes of the curves</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>曲线的通道</translation>
</message>
<message>
<source>, selected</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>，已选中</translation>
</message>
<message>
<source>, hidden</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>，已隐藏</translation>
</message>
<message>
<source>%1
A click selects the lane. Ctrl+click or Space hides or shows its curves.</source>
<extracomment>ui/pictures/curves/curves_legend.cpp</extracomment>
<translation>%1
点击选择通道。Ctrl+点击或空格键隐藏或显示其曲线。</translation>
</message>
<message>
<source>Measures of every lane while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>训练过程中各通道的指标</translation>
</message>
<message>
<source>▲ first measurement of %1 % or more</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>▲ 首次测得 %1% 或以上</translation>
</message>
<message>
<source>◆ first alignment error below %1</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>◆ 对齐错误率首次低于 %1</translation>
</message>
<message>
<source>dotted: changed while training</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>点线：训练中有更改</translation>
</message>
<message>
<source>dashed: branches</source>
<extracomment>ui/figures/charts/curves_figure.cpp</extracomment>
<translation>虚线：分支</translation>
</message>
<message>
<source>Curves of training</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>训练曲线</translation>
</message>
<message>
<source>All lanes are hidden</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>所有通道均已隐藏</translation>
</message>
<message>
<source>The loss of every batch appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>每个批次的损失将显示在此</translation>
</message>
<message>
<source>The share of held-out pairs that are right appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>留出句对的正确比例将显示在此</translation>
</message>
<message>
<source>The distance from the true alignment appears here</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>与真实对齐的距离将显示在此</translation>
</message>
<message>
<source>No lane has a true alignment to be compared with</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>没有通道具有可供比较的真实对齐</translation>
</message>
<message>
<source>Self-attention is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>观察的是自注意力，没有可测量的对齐</translation>
</message>
<message>
<source>%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1：更新 %6 时，损失 %2，准确率 %3，宏 F1 %4，证据 %5</translation>
</message>
<message>
<source>%1: loss %2, exact match %3, alignment error %4 at update %5</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>%1：更新 %5 时，损失 %2，完全匹配 %3，对齐错误率 %4</translation>
</message>
<message>
<source>Nothing is measured yet</source>
<extracomment>ui/pictures/curves/curves_plot.cpp</extracomment>
<translation>尚未测量</translation>
</message>
<message>
<source>−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss itself</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>每个批次中每个目标词元的 −ln p。绘有平均值之处，浅色曲线为损失本身</translation>
</message>
<message>
<source>Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>整个输出正确的留出句对；▲ 首次测得 %1% 或以上</translation>
</message>
<message>
<source>How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the first below %1</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>最大权重与真实对齐的差距，0 到 1，越小越好；◆ 首次低于 %1</translation>
</message>
<message>
<source>−ln p per target token of held-out pairs; where it rises while the training loss falls the pairs are learnt by heart</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>留出句对中每个目标词元的 −ln p；若它上升而训练损失下降，说明句对被死记硬背</translation>
</message>
<message>
<source>Target tokens of held-out pairs that the decoder, reading the right ones before, finds the most likely</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>解码器读入前面的正确词元时，认为最可能的词元恰为留出句对目标词元的比例</translation>
</message>
<message>
<source>Words and groups of words that the outputs share with the right ones, 0 to 100</source>
<extracomment>ui/pictures/curves/curves_plot_events.cpp</extracomment>
<translation>输出与正确结果共有的词和词组，0 到 100</translation>
</message>
<message>
<source>%1, layer %2, alignment error of each head: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1，第 %2 层，各头的对齐错误率：%3</translation>
</message>
<message>
<source>%1, %2, alignment error: %3</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1，%2，对齐错误率：%3</translation>
</message>
<message>
<source>loss</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>损失</translation>
</message>
<message>
<source>held-out loss</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>留出损失</translation>
</message>
<message>
<source>token accuracy</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>词元准确率</translation>
</message>
<message>
<source>BLEU</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU</translation>
</message>
<message>
<source>accuracy</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>准确率</translation>
</message>
<message>
<source>exact match</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>完全匹配</translation>
</message>
<message>
<source>macro F1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>宏 F1</translation>
</message>
<message>
<source>evidence</source>
<extracomment>ui/figures/step/document_drawing.cpp, ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>证据</translation>
</message>
<message>
<source>alignment error</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>对齐错误率</translation>
</message>
<message>
<source>measured at</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>测量于</translation>
</message>
<message>
<source>mean of %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>%1 次平均</translation>
</message>
<message>
<source>▲ the first measurement of %1 % or more</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>▲ 首次测得 %1% 或以上</translation>
</message>
<message>
<source>◆ the first alignment error below %1</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>◆ 对齐错误率首次低于 %1</translation>
</message>
<message>
<source>%1: %2 is watched, which has no alignment to be measured</source>
<extracomment>ui/pictures/curves/curves_plot_reading.cpp</extracomment>
<translation>%1：观察的是%2，没有可测量的对齐</translation>
</message>
<message>
<source>log</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>对数</translation>
</message>
<message>
<source>Training loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>训练损失</translation>
</message>
<message>
<source>Training loss (%1)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>训练损失（%1）</translation>
</message>
<message>
<source>Accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>准确率，留出 %</translation>
</message>
<message>
<source>Exact match, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>完全匹配，留出 %</translation>
</message>
<message>
<source>Held-out loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>留出损失（对数）</translation>
</message>
<message>
<source>Held-out loss</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>留出损失</translation>
</message>
<message>
<source>Token accuracy, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>词元准确率，留出 %</translation>
</message>
<message>
<source>BLEU, held-out</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>BLEU，留出</translation>
</message>
<message>
<source>Macro F1, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>宏 F1，留出 %</translation>
</message>
<message>
<source>Largest weight on evidence, held-out %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>最大权重落在证据上，留出 %</translation>
</message>
<message>
<source>AER (none of self-attention; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER（自注意力无；细线：各头）</translation>
</message>
<message>
<source>Alignment error (AER; none of self-attention)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>对齐错误率（AER；自注意力无）</translation>
</message>
<message>
<source>Alignment error (AER; thin: each head)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>对齐错误率（AER；细线：各头）</translation>
</message>
<message>
<source>Alignment error (AER)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>对齐错误率（AER）</translation>
</message>
<message>
<source>AER (no self-att.)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>AER（无自注意力）</translation>
</message>
<message>
<source>Loss (log)</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>损失（对数）</translation>
</message>
<message>
<source>Loss</source>
<extracomment>core/compare/figures.cpp, ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>损失</translation>
</message>
<message>
<source>Accuracy %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>准确率 %</translation>
</message>
<message>
<source>Exact match %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>完全匹配 %</translation>
</message>
<message>
<source>Token acc. %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>词元准确率 %</translation>
</message>
<message>
<source>Macro F1 %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>宏 F1 %</translation>
</message>
<message>
<source>Evidence %</source>
<extracomment>ui/pictures/curves/curves_scene_paint.cpp</extracomment>
<translation>证据 %</translation>
</message>
<message>
<source>Charts ▾</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>图表 ▾</translation>
</message>
<message>
<source>Scale and smoothing of the loss, which lanes and updates are shown</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>损失的刻度和平滑，以及显示哪些通道和更新</translation>
</message>
<message>
<source>Settings of the charts</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>图表设置</translation>
</message>
<message>
<source>Scale and S&amp;moothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>刻度和平滑(&amp;M)</translation>
</message>
<message>
<source>&amp;Logarithmic loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>对数损失(&amp;L)</translation>
</message>
<message>
<source>Draw the loss on a logarithmic axis, or on a linear one</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>用对数轴或线性轴绘制损失</translation>
</message>
<message>
<source>&amp;Smoothing of the loss</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>损失平滑(&amp;S)</translation>
</message>
<message>
<source>None</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>无</translation>
</message>
<message>
<source>Mean of the last %1 updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>最近 %1 次更新的平均</translation>
</message>
<message>
<source>The loss itself stays behind its mean, pale</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>损失本身以浅色留在平均曲线之后</translation>
</message>
<message>
<source>&amp;Next smoothing</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>下一种平滑(&amp;N)</translation>
</message>
<message>
<source>None, 10, 50, 200 updates, and again none</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>无、10、50、200 次更新，再回到无</translation>
</message>
<message>
<source>L&amp;anes</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>通道(&amp;A)</translation>
</message>
<message>
<source>Show all &amp;updates</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>显示所有更新(&amp;U)</translation>
</message>
<message>
<source>From the first update to the newest (double click in a chart)</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>从第一次更新到最新（在图表中双击）</translation>
</message>
<message>
<source>Show this lane's curves</source>
<extracomment>ui/pictures/curves/curves_view.cpp</extracomment>
<translation>显示此通道的曲线</translation>
</message>
<message>
<source>difference −1</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>差值 −1</translation>
</message>
<message>
<source>α of %1, the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>%1 的 α（基准）</translation>
</message>
<message>
<source>output differs from the base</source>
<extracomment>ui/figures/step/difference_drawing.cpp</extracomment>
<translation>输出与基准不同</translation>
</message>
<message>
<source>1  weight</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>1  权重</translation>
</message>
<message>
<source>evidence of several words</source>
<extracomment>ui/figures/step/document_drawing.cpp</extracomment>
<translation>由多个词构成的证据</translation>
</message>
<message>
<source>Scroll the text</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>滚动文本</translation>
</message>
<message>
<source>
Click: why this number?</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>
点击：为什么是这个数？</translation>
</message>
<message>
<source>sentence %1: weight %2</source>
<extracomment>ui/pictures/document/document_view.cpp</extracomment>
<translation>句子 %1：权重 %2</translation>
</message>
<message>
<source>Its target texts are not known: Ctrl+I offers files that may have them.</source>
<extracomment>ui/inspect/document/dump_reader.cpp</extracomment>
<translation>其目标文本未知：Ctrl+I 会列出可能包含它们的文件。</translation>
</message>
<message>
<source>Reading %1</source>
<extracomment>ui/inspect/document/dump_reader.cpp, ui/inspect/document/gold_document.cpp</extracomment>
<translation>正在读取 %1</translation>
</message>
<message>
<source>Show or hide the stages of “%1” below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>在所选通道的阶段下方显示或隐藏“%1”的阶段</translation>
</message>
<message>
<source>&amp;Why This Number?</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>为什么是这个数？(&amp;W)</translation>
</message>
<message>
<source>Show how the highlighted weight or stage was computed</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>显示突出的权重或阶段是如何计算的</translation>
</message>
<message>
<source>&amp;Check the Numbers</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>核对数字(&amp;C)</translation>
</message>
<message>
<source>Compute every number of the selected lane again in double precision and compare; or stop the check</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>以双精度重新计算所选通道的每个数字并比较；或停止核对</translation>
</message>
<message>
<source>&amp;Unfold Other Lanes</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>展开其他通道(&amp;U)</translation>
</message>
<message>
<source>Show the stages of other lanes below those of the selected lane</source>
<extracomment>ui/step/explain/explain_actions.cpp</extracomment>
<translation>在所选通道的阶段下方显示其他通道的阶段</translation>
</message>
<message>
<source>by weight</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>按权重</translation>
</message>
<message>
<source>by gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>按梯度</translation>
</message>
<message>
<source>by weight × gradient</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>按权重 × 梯度</translation>
</message>
<message>
<source>&amp;Save…</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>保存(&amp;S)…</translation>
</message>
<message>
<source>Is It Explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>是否为解释？</translation>
</message>
<message>
<source>Write all figures and every row of weights as JSON</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>将所有数值和每一行权重写成 JSON</translation>
</message>
<message>
<source>Figures by model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>各模型的数值</translation>
</message>
<message>
<source>Change under permuted rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>置换行后的变化</translation>
</message>
<message>
<source>Erased until the class flips</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>擦除至类别翻转</translation>
</message>
<message>
<source>Rank correlation of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>权重与梯度的秩相关</translation>
</message>
<message>
<source>Model of the curves</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>曲线所属的模型</translation>
</message>
<message>
<source>Weights explain an output if it changes where they are changed, and if they rank the tokens as their effect does (Jain &amp; Wallace 2019, Wiegreffe &amp; Pinter 2019, Serrano &amp; Smith 2019).</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>如果改变权重会使输出改变，且权重对词元的排序与词元的作用一致，则权重可以解释输出（Jain &amp; Wallace 2019，Wiegreffe &amp; Pinter 2019，Serrano &amp; Smith 2019）。</translation>
</message>
<message>
<source>&amp;Fresh sentences</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>新句子(&amp;F)</translation>
</message>
<message>
<source>&amp;Permutations of a row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>每行的置换数(&amp;P)</translation>
</message>
<message>
<source>Permuted Rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>行置换</translation>
</message>
<message>
<source>Erasing</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>擦除</translation>
</message>
<message>
<source>Kendall's τ</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>Kendall τ</translation>
</message>
<message>
<source>has no model</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>没有模型</translation>
</message>
<message>
<source>%1 has no task of the program; use attnlab explain-bench with a corpus</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 没有程序内置的任务；请用 attnlab explain-bench 并指定语料</translation>
</message>
<message>
<source>%1 has other vocabularies than %2</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1 与 %2 的词表不同</translation>
</message>
<message>
<source>%1 (sentences)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>%1（句子）</translation>
</message>
<message>
<source>&amp;Measure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>测量(&amp;M)</translation>
</message>
<message>
<source>Open models in Inspect mode first.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>请先在检视模式中打开模型。</translation>
</message>
<message>
<source>None of the open systems can be measured.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>打开的系统均无法测量。</translation>
</message>
<message>
<source>Left out: %1.</source>
<extracomment>core/inspect/links/link_dump.cpp, ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>未包括：%1。</translation>
</message>
<message>
<source>Are the weights an explanation?</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>权重是解释吗？</translation>
</message>
<message>
<source>Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>在任务 %2 的 %1 个新句子上测量，每行 %3 次置换。</translation>
</message>
<message>
<source>Figure</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>指标</translation>
</message>
<message>
<source>Nothing is measured yet.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>尚未测量。</translation>
</message>
<message>
<source>Largest weight of the row</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>该行的最大权重</translation>
</message>
<message>
<source>Median change of the output</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>输出变化的中位数</translation>
</message>
<message>
<source>Other rows are measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>置换行只对给出类别的模型测量。</translation>
</message>
<message>
<source>Kendall's τ of weights and gradients</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>权重与梯度的 Kendall τ</translation>
</message>
<message>
<source>Share of rows</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>行的占比</translation>
</message>
<message>
<source>In no row a rank correlation can be computed.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>没有一行可以计算秩相关。</translation>
</message>
<message>
<source>Erasing is measured of models that say a class.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>擦除只对给出类别的模型测量。</translation>
</message>
<message>
<source>Share of the tokens that are erased</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>被擦除词元的占比</translation>
</message>
<message>
<source>Share of the classes that have flipped</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>已翻转类别的占比</translation>
</message>
<message>
<source>Save the Bench</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>保存评测</translation>
</message>
<message>
<source>JSON (*.json)</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>JSON (*.json)</translation>
</message>
<message>
<source>The figures are in %1.</source>
<extracomment>ui/inspect/bench/explanation_bench.cpp</extracomment>
<translation>数值已存入 %1。</translation>
</message>
<message>
<source>Largest first</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>最大的在前</translation>
</message>
<message>
<source>Back</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>返回</translation>
</message>
<message>
<source>Back to the number before (Alt+←, Backspace)</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>返回上一个数（Alt+←，Backspace）</translation>
</message>
<message>
<source>The terms with the largest size first, else in their own order</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>绝对值最大的项在前，否则按原有顺序</translation>
</message>
<message>
<source>Why this number?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>为什么是这个数？</translation>
</message>
<message>
<source>Computing …</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>正在计算…</translation>
</message>
<message>
<source>No longer there</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>已不存在</translation>
</message>
<message>
<source>%1 has no such number now. Decode further, or go back to the earlier text.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 现在没有这个数。请继续解码，或返回先前的文本。</translation>
</message>
<message>
<source>lane %1</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>通道 %1</translation>
</message>
<message>
<source>Why %1?</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>为什么是 %1？</translation>
</message>
<message>
<source>largest of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 项中最大：%2</translation>
</message>
<message>
<source>sum of %1 terms: %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1 项之和：%2</translation>
</message>
<message>
<source>divided by %1 = %2</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>除以 %1 = %2</translation>
</message>
<message>
<source>at least 10⁻⁸</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>至少 10⁻⁸</translation>
</message>
<message>
<source>%1 of %2</source>
<comment>a function of a number</comment>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>%1(%2)</translation>
</message>
<message>
<source>result &lt;b&gt;%1&lt;/b&gt;</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>结果 &lt;b&gt;%1&lt;/b&gt;</translation>
</message>
<message>
<source>Shown (single precision) %1 · computed again (double) %2 · difference %3</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>显示值（单精度）%1 · 重新计算（双精度）%2 · 差异 %3</translation>
</message>
<message>
<source>Decoding does not keep this number. It is computed here, in double precision.</source>
<extracomment>ui/step/explain/explanation_window.cpp</extracomment>
<translation>解码过程不保留这个数。此处以双精度计算。</translation>
</message>
<message>
<source>Ca&amp;ption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图题(&amp;P)</translation>
</message>
<message>
<source>Export Figure</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>导出图</translation>
</message>
<message>
<source>Cancel</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/inspect_mode.cpp, ui/learn/lesson_panel.cpp</extracomment>
<translation>取消</translation>
</message>
<message>
<source>Close</source>
<extracomment>ui/export/export_dialog.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>关闭</translation>
</message>
<message>
<source>&amp;Export…</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>导出(&amp;E)…</translation>
</message>
<message>
<source>&amp;Copy</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>复制(&amp;C)</translation>
</message>
<message>
<source>&amp;View</source>
<extracomment>ui/export/export_dialog.cpp, ui/window/main_window_menus.cpp</extracomment>
<translation>视图(&amp;V)</translation>
</message>
<message>
<source>What is exported</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>导出的内容</translation>
</message>
<message>
<source>S&amp;ystem</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>系统(&amp;Y)</translation>
</message>
<message>
<source>&amp;Lane</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>通道(&amp;L)</translation>
</message>
<message>
<source>The system that the figure shows, or that is subtracted from the other one</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图中显示的系统，或从另一个系统中减去的系统</translation>
</message>
<message>
<source>The lane that the figure shows, or with which the others are compared</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图中显示的通道，或与其他通道比较的通道</translation>
</message>
<message>
<source>&amp;Format</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>格式(&amp;F)</translation>
</message>
<message>
<source>SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the format.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>SVG 和 PDF 中的线条与文字在任何大小下都清晰。文件名的后缀决定格式。</translation>
</message>
<message>
<source>× </source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>× </translation>
</message>
<message>
<source>&amp;Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>缩放(&amp;S)</translation>
</message>
<message>
<source>Scale</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>缩放</translation>
</message>
<message>
<source>Pixels in the file for each pixel of the picture, from %1 to %2</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图片的每个像素对应文件中的像素数，%1 到 %2</translation>
</message>
<message>
<source>&amp;Decimals</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>小数位(&amp;D)</translation>
</message>
<message>
<source>Decimal places of the numbers in the table</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>表格中数字的小数位数</translation>
</message>
<message>
<source>Light</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>浅色</translation>
</message>
<message>
<source>Dark</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>深色</translation>
</message>
<message>
<source>Projector</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>投影</translation>
</message>
<message>
<source>&amp;Theme</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>主题(&amp;T)</translation>
</message>
<message>
<source>Colours and letters of the picture. The window has “%1”.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图片的颜色和字体。窗口使用“%1”。</translation>
</message>
<message>
<source>as needed</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>自动</translation>
</message>
<message>
<source> px</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation> px</translation>
</message>
<message>
<source>The cells become wider or narrower, and the letters keep their size. 96 px are one inch.</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>单元格变宽或变窄，文字大小不变。96 px 等于一英寸。</translation>
</message>
<message>
<source>Text of the caption</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>图题文字</translation>
</message>
<message>
<source>%1 written</source>
<extracomment>ui/export/export_dialog.cpp, ui/inspect/document/gold_document.cpp, ui/inspect/inspect_exports.cpp, ui/train/train_files.cpp, ui/window/session_files.cpp</extracomment>
<translation>已写入 %1</translation>
</message>
<message>
<source>Picture copied</source>
<extracomment>ui/export/export_dialog.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>已复制图片</translation>
</message>
<message>
<source>Numbers copied</source>
<extracomment>ui/export/export_dialog.cpp</extracomment>
<translation>已复制数字</translation>
</message>
<message>
<source>%1 of %2 units are on</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>%1/%2 个单元激活</translation>
</message>
<message>
<source>nothing decoded yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp, ui/step/stages/panels/residual_panel.cpp, ui/step/stages/panels/self_attention_panel.cpp, ui/step/stages/panels/stage_bars_panel.cpp, ui/step/stages/panels/stage_output_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>尚未解码</translation>
</message>
<message>
<source>unit %1: %2</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>单元 %1：%2</translation>
</message>
<message>
<source>No units yet</source>
<extracomment>ui/step/stages/panels/feed_forward_panel.cpp</extracomment>
<translation>尚无单元</translation>
</message>
<message>
<source>&amp;Export Figure…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>导出图(&amp;E)…</translation>
</message>
<message>
<source>Write what is shown as a picture, or its numbers as a table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>将显示的内容写成图片，或将其数字写成表格</translation>
</message>
<message>
<source>&amp;Print…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>打印(&amp;P)…</translation>
</message>
<message>
<source>Print the figure, after a look at the page</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>预览页面后打印图</translation>
</message>
<message>
<source>Copy P&amp;icture</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>复制图片(&amp;I)</translation>
</message>
<message>
<source>Copy the picture of the selected lane as pixels and as a drawing</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>将所选通道的图片复制为像素图和矢量图</translation>
</message>
<message>
<source>Copy as La&amp;TeX Table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>复制为 LaTeX 表格(&amp;T)</translation>
</message>
<message>
<source>Copy the selected lane's numbers as a LaTeX table</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>将所选通道的数字复制为 LaTeX 表格</translation>
</message>
<message>
<source>Export…</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>导出…</translation>
</message>
<message>
<source>Preparing the figure…</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>正在准备图…</translation>
</message>
<message>
<source>&amp;Cancel</source>
<extracomment>ui/files/file_work.cpp, ui/step/figure_actions.cpp</extracomment>
<translation>取消(&amp;C)</translation>
</message>
<message>
<source>Figure</source>
<comment>a picture</comment>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>图</translation>
</message>
<message>
<source>LaTeX table copied</source>
<extracomment>ui/step/figure_actions.cpp</extracomment>
<translation>已复制 LaTeX 表格</translation>
</message>
<message>
<source>Beginning of the file</source>
<extracomment>ui/export/figure_preview.cpp</extracomment>
<translation>文件开头</translation>
</message>
<message>
<source>%1: the work with this file is not finished yet; wait for it, or cancel it.</source>
<extracomment>ui/files/file_work.cpp</extracomment>
<translation>%1：对此文件的处理尚未完成；请等待，或将其取消。</translation>
</message>
<message>
<source>+%1 more</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>另有 %1 个</translation>
</message>
<message>
<source>not yet</source>
<extracomment>ui/figures/film/film_tiles.cpp</extracomment>
<translation>尚无</translation>
</message>
<message>
<source>Words that a sentence must have, "several of them" in quotes, and ranges of metrics: length&lt;20 aer&gt;=0.5.
Shares go from 0 to 1; 50% means 0.5.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>句子须包含的词，用英文引号括起的 "多个词"，以及指标的范围：length&lt;20 aer&gt;=0.5。
比例从 0 到 1；50% 表示 0.5。</translation>
</message>
<message>
<source>There is no AER without known links: open them first.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>没有已知链接就没有 AER：请先打开已知链接。</translation>
</message>
<message>
<source>There is no reference, so nobody knows which answers are right.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>没有参考输出，无从知道哪些答案正确。</translation>
</message>
<message>
<source>There is no other system to disagree with.</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>没有可与之产生分歧的其他系统。</translation>
</message>
<message>
<source>%1 is not known of these sentences.</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/table/filter_bar.cpp</extracomment>
<translation>这些句子的%1未知。</translation>
</message>
<message>
<source>&amp;Ready Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>预设筛选(&amp;R)</translation>
</message>
<message>
<source>Filter of the sentences</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>句子筛选</translation>
</message>
<message>
<source>Filter: words, length&lt;20, aer&gt;=0.5 …</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>筛选：词、length&lt;20、aer&gt;=0.5 …</translation>
</message>
<message>
<source>Filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>筛选</translation>
</message>
<message>
<source>Ready filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>预设筛选</translation>
</message>
<message>
<source>Common filters</source>
<extracomment>ui/inspect/table/filter_bar.cpp</extracomment>
<translation>常用筛选</translation>
</message>
<message>
<source>The text that you found</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>您找到的文本</translation>
</message>
<message>
<source>a text, also typed above the pictures</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>一段文本，也会输入到图片上方</translation>
</message>
<message>
<source>Formula</source>
<extracomment>ui/pictures/lane/formula_label.cpp, ui/step/explain/formula_lines.cpp</extracomment>
<translation>公式</translation>
</message>
<message>
<source>edit of a known link</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>编辑已知链接</translation>
</message>
<message>
<source>%1: known links of %2, %3 sure and %4 possible</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>%1：%2 的已知链接，%3 个确定，%4 个可能</translation>
</message>
<message>
<source>; 1 link or line left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>；略去 1 个链接或 1 行</translation>
</message>
<message numerus="yes">
<source>; %1 links or lines left out</source>
<extracomment>ui/inspect/document/gold_document.cpp</extracomment>
<translation>
<numerusform>；略去 %1 个链接或行</numerusform>
</translation>
</message>
<message>
<source>New here? Ctrl+4: lesson 1</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>初次使用？Ctrl+4：第 1 课</translation>
</message>
<message>
<source>Space steps</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>空格键步进</translation>
</message>
<message>
<source>drag a bar</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>拖动柱条</translation>
</message>
<message>
<source>click a number: why?</source>
<extracomment>ui/kit/hints.cpp</extracomment>
<translation>点击数字：为什么？</translation>
</message>
<message>
<source>filtered</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>已筛选</translation>
</message>
<message>
<source>all</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp, ui/inspect/charts/scatter_chart.cpp, ui/step/session/lane_sets.cpp</extracomment>
<translation>全部</translation>
</message>
<message>
<source>%1: %2 of %3</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>%1：%3中的 %2 个</translation>
</message>
<message>
<source>Histogram of %1</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>%1的直方图</translation>
</message>
<message>
<source>a metric</source>
<extracomment>ui/inspect/charts/histogram_chart.cpp</extracomment>
<translation>指标</translation>
</message>
<message>
<source>Show or hide the lane “%1”</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>显示或隐藏通道“%1”</translation>
</message>
<message>
<source>&amp;Undo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>撤销(&amp;U)</translation>
</message>
<message>
<source>Undo the last change of text, lanes or decoder</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>撤销对文本、通道或解码器的上一次更改</translation>
</message>
<message>
<source>&amp;Redo</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/input_actions.cpp</extracomment>
<translation>重做(&amp;R)</translation>
</message>
<message>
<source>Redo the change that was undone</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>重做已撤销的更改</translation>
</message>
<message>
<source>&amp;Own Output</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>自身输出(&amp;O)</translation>
</message>
<message>
<source>Each step reads the last token that the lane wrote</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>每一步读入通道写出的上一个词元</translation>
</message>
<message>
<source>&amp;Reference</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>参考输出(&amp;R)</translation>
</message>
<message>
<source>Each step reads the last token of the right output (Ctrl+R)</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>每一步读入正确输出的上一个词元（Ctrl+R）</translation>
</message>
<message>
<source>The right output of this text is not known</source>
<extracomment>ui/step/input_actions.cpp</extracomment>
<translation>此文本的正确输出未知</translation>
</message>
<message>
<source>Metric of the histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>直方图的指标</translation>
</message>
<message>
<source>Metric from left to right</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>从左到右的指标</translation>
</message>
<message>
<source>Metric from bottom to top</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>从下到上的指标</translation>
</message>
<message>
<source>Charts</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/train/train_exports.cpp</extracomment>
<translation>图表</translation>
</message>
<message>
<source>against</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>对</translation>
</message>
<message>
<source>No sentence passes the filter.</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp, ui/inspect/inspect_wiring.cpp</extracomment>
<translation>没有句子通过筛选。</translation>
</message>
<message>
<source>Metrics</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>指标</translation>
</message>
<message>
<source>Systems</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>系统</translation>
</message>
<message>
<source>Maps and classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>注意力图和类别</translation>
</message>
<message>
<source>Maps</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>注意力图</translation>
</message>
<message>
<source>Classes</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>类别</translation>
</message>
<message>
<source>Histogram</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>直方图</translation>
</message>
<message>
<source>Scatter</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>散点图</translation>
</message>
<message>
<source>Length</source>
<extracomment>ui/inspect/charts/inspect_charts.cpp</extracomment>
<translation>长度</translation>
</message>
<message>
<source>Stopped. What was read is kept.</source>
<extracomment>ui/inspect/document/inspect_controller.cpp</extracomment>
<translation>已停止。已读取的内容会保留。</translation>
</message>
<message>
<source>with rows of the tokens written: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>以写出的词元为行：%1</translation>
</message>
<message>
<source>with rows of the tokens read: %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>以读入的词元为行：%1</translation>
</message>
<message>
<source>Layer %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>第 %1 层</translation>
</message>
<message>
<source>Rollout</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>Rollout</translation>
</message>
<message>
<source>Head 1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>头 1</translation>
</message>
<message>
<source>Mean</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/inspect/inspected_data.cpp</extracomment>
<translation>平均</translation>
</message>
<message>
<source>Head %1</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>头 %1</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences, with rows of the tokens that are read. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>各注意力图在所有句子上的对齐错误率（AER），以读入的词元为行。颜色越深重，错误率越低。选择单元格以显示其注意力图。</translation>
</message>
<message>
<source>Alignment error (AER) of every map over all sentences. The stronger the colour, the lower the error. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>各注意力图在所有句子上的对齐错误率（AER）。颜色越深重，错误率越低。选择单元格以显示其注意力图。</translation>
</message>
<message>
<source>Measuring was stopped.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>测量已停止。</translation>
</message>
<message>
<source>Measuring the alignment error of every map …</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>正在测量各注意力图的对齐错误率…</translation>
</message>
<message>
<source>Open known links to see the alignment error of each map. Choose a cell to show its map.</source>
<extracomment>ui/inspect/inspected_data.cpp</extracomment>
<translation>打开已知链接，以查看各注意力图的对齐错误率。选择单元格以显示其注意力图。</translation>
</message>
<message>
<source>Known links made by hand: %1 sure, %2 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>手动标注的已知链接：%1 个确定，%2 个可能。</translation>
</message>
<message>
<source>Known links of %1: %2 sure, %3 possible.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1 的已知链接：%2 个确定，%3 个可能。</translation>
</message>
<message>
<source>Format: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>格式：%1</translation>
</message>
<message>
<source>1 link or line was left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>略去 1 个链接或 1 行。</translation>
</message>
<message numerus="yes">
<source>%1 links or lines were left out.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>略去 %1 个链接或行。</numerusform>
</translation>
</message>
<message>
<source>Export &amp;Metrics…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出指标(&amp;M)…</translation>
</message>
<message>
<source>Write the metrics of the sentences shown, of all systems, as CSV or JSON</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>将显示的句子在所有系统中的指标写成 CSV 或 JSON</translation>
</message>
<message>
<source>Export Metrics</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出指标</translation>
</message>
<message>
<source>Export &amp;Links…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出链接(&amp;L)…</translation>
</message>
<message>
<source>Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>将当前系统在此阈值下的所有链接写成 Pharaoh 格式：每句一行</translation>
</message>
<message>
<source>Export Links</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出链接</translation>
</message>
<message>
<source>Export &amp;Weights…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出权重(&amp;W)…</translation>
</message>
<message>
<source>Write the weights of the shown system as JSON or as Nematus writes them</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>将当前系统的权重写成 JSON 或 Nematus 格式</translation>
</message>
<message>
<source>Export Weights</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出权重</translation>
</message>
<message>
<source>Export &amp;Report…</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出报告(&amp;R)…</translation>
</message>
<message>
<source>Write the sentences that are selected, or shown, with their pictures</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>写出选中或显示的句子及其图片</translation>
</message>
<message>
<source>Write the picture of the current sentence, or its numbers as a table</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>写出当前句子的图片，或以表格写出其数字</translation>
</message>
<message>
<source>Export Report of the First %1 of %2 Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>导出前 %1 个句子的报告（共 %2 个）</translation>
</message>
<message numerus="yes">
<source>Export Report of the %n Selected Sentences</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>导出所选 %n 个句子的报告</numerusform>
</translation>
</message>
<message numerus="yes">
<source>Export Report of All %n Sentences Shown</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>
<numerusform>导出显示的全部 %n 个句子的报告</numerusform>
</translation>
</message>
<message>
<source>The first %1 of %2, out of %3.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%2中的前 %1 个，总数 %3。</translation>
</message>
<message>
<source>%1 of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%2中的 %1 个。</translation>
</message>
<message>
<source>Filter: %1</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>筛选：%1</translation>
</message>
<message>
<source>Disagreement of all systems: %1, the mean of %2.</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>所有系统的分歧度：%1，%2的平均值。</translation>
</message>
<message>
<source>precision</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>精确率</translation>
</message>
<message>
<source>recall</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>召回率</translation>
</message>
<message>
<source>Export</source>
<extracomment>ui/inspect/inspect_exports.cpp, ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>导出</translation>
</message>
<message>
<source>%1: %2 written</source>
<extracomment>ui/inspect/inspect_exports.cpp</extracomment>
<translation>%1：已写入 %2</translation>
</message>
<message>
<source>Measuring</source>
<extracomment>ui/inspect/document/inspect_measuring.cpp</extracomment>
<translation>正在测量</translation>
</message>
<message>
<source>Step mode needs the model of %1, and only its weights are known.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>步进模式需要 %1 的模型，而目前只知道其权重。</translation>
</message>
<message>
<source>Inspect</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>检视</translation>
</message>
<message>
<source>Inspect a corpus of alignments from any system</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>检视任意系统的对齐语料</translation>
</message>
<message>
<source>Stop and keep what was read</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>停止，保留已读取的内容</translation>
</message>
<message>
<source>E&amp;xport</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>导出(&amp;X)</translation>
</message>
<message>
<source>Reading</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>读取</translation>
</message>
<message>
<source>Reading …</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>正在读取…</translation>
</message>
<message>
<source>No alignments are open.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>未打开任何对齐。</translation>
</message>
<message>
<source>Open the attention that a translation system wrote, or the links of an aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>打开翻译系统写出的注意力，或对齐工具写出的链接：Nematus、Sockeye、Marian、OpenNMT、fairseq、Neural Monkey、Pharaoh、NAACL、GIZA++。也可以将文件拖放到窗口上。</translation>
</message>
<message>
<source>AER %1 (of all %2)</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1（全部 %2）</translation>
</message>
<message>
<source>AER %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>AER %1</translation>
</message>
<message>
<source>known links: %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>已知链接：%1</translation>
</message>
<message>
<source>, counted from %1</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>，从 %1 起计</translation>
</message>
<message>
<source>%1: this folder has no file of alignments and no model.</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>%1：此文件夹中没有对齐文件，也没有模型。</translation>
</message>
<message>
<source>Open Alignments</source>
<extracomment>ui/inspect/inspect_mode.cpp</extracomment>
<translation>打开对齐</translation>
</message>
<message>
<source>All files (*)</source>
<extracomment>ui/inspect/inspect_mode.cpp, ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>所有文件 (*)</translation>
</message>
<message>
<source>Format</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/read_dump.cpp, ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>格式</translation>
</message>
<message>
<source>It could not be read.</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>无法读取。</translation>
</message>
<message>
<source>Worst Alignments of %1</source>
<extracomment>ui/inspect/inspect_mode_dialogs.cpp</extracomment>
<translation>%1 的最差对齐</translation>
</message>
<message>
<source>Open Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>打开已知链接</translation>
</message>
<message>
<source>NAACL, numbers from 1 (*.naacl)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>NAACL，编号从 1 起 (*.naacl)</translation>
</message>
<message>
<source>Pharaoh, positions from 0 (*.pharaoh)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>Pharaoh，位置从 0 起 (*.pharaoh)</translation>
</message>
<message>
<source>The form of the file that was opened (*)</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>所打开文件的格式 (*)</translation>
</message>
<message>
<source>Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>保存已知链接</translation>
</message>
<message>
<source>The known links have changed.</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>已知链接已更改。</translation>
</message>
<message>
<source>Save them?</source>
<extracomment>ui/inspect/inspect_mode_gold.cpp</extracomment>
<translation>是否保存？</translation>
</message>
<message>
<source>&amp;Open Alignments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>打开对齐(&amp;O)…</translation>
</message>
<message>
<source>Open attention or links of any system, or models, beside those that are open</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>打开任意系统的注意力或链接，或打开模型，与已打开的并列</translation>
</message>
<message>
<source>Inspect the &amp;Models of Step Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>检视步进模式的模型(&amp;M)</translation>
</message>
<message>
<source>Decode a thousand fresh sentences with the models that are open in Step mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>用步进模式中打开的模型解码一千个新句子</translation>
</message>
<message>
<source>Inspect the Open Models</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>检视打开的模型</translation>
</message>
<message>
<source>Open &amp;Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>打开已知链接(&amp;K)…</translation>
</message>
<message>
<source>Open the known links that the systems are measured against</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>打开用于评测各系统的已知链接</translation>
</message>
<message>
<source>Known Links…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>已知链接…</translation>
</message>
<message>
<source>Models Read Their &amp;Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>模型读入自身输出(&amp;O)</translation>
</message>
<message>
<source>The models read their own output. Only right tokens have known links then</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>模型读入自身的输出。此时只有正确的词元有已知链接</translation>
</message>
<message>
<source>Own Output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>自身输出</translation>
</message>
<message>
<source>Models Read the Re&amp;ference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>模型读入参考输出(&amp;F)</translation>
</message>
<message>
<source>The models read the right output, token by token</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>模型逐个词元读入正确的输出</translation>
</message>
<message>
<source>Reference</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>参考输出</translation>
</message>
<message>
<source>&amp;Rows of the Tokens That Are Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>以读入的词元为行(&amp;R)</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown and measured for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>解码器的每一步读入一个词元并写出下一个。权重按读入的词元（而非写出的词元）显示和测量（Chen et al. 2020）</translation>
</message>
<message>
<source>&amp;Words Instead of Pieces</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>以词代替子词(&amp;W)</translation>
</message>
<message>
<source>Pieces of words are merged: weights of a word's pieces are added over the source and averaged over the output</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/step/views/map_actions.cpp</extracomment>
<translation>合并子词：一个词的各子词权重在源端相加，在输出端取平均</translation>
</message>
<message>
<source>&amp;Inspect</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>检视(&amp;I)</translation>
</message>
<message>
<source>&amp;Close System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>关闭系统(&amp;C)</translation>
</message>
<message>
<source>Close the system that is shown</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>关闭当前显示的系统</translation>
</message>
<message>
<source>&amp;Show System</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>显示系统(&amp;S)</translation>
</message>
<message>
<source>Compare &amp;With</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>比较对象(&amp;W)</translation>
</message>
<message>
<source>Shown &amp;Map</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>显示的注意力图(&amp;M)</translation>
</message>
<message>
<source>What Mo&amp;dels Read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>模型读入(&amp;D)</translation>
</message>
<message>
<source>Te&amp;xts of the Models…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>模型的文本(&amp;X)…</translation>
</message>
<message>
<source>Choose what the models decode: fresh sentences of a task, or files</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>选择模型解码的内容：某项任务的新句子，或文件</translation>
</message>
<message>
<source>How the File Was &amp;Read…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>文件的读取方式(&amp;R)…</translation>
</message>
<message>
<source>How the file was understood, and why. Another reading can be chosen</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>文件如何被理解及其原因。可以选择其他读取方式</translation>
</message>
<message>
<source>Open A&amp;gain As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>重新打开为(&amp;G)…</translation>
</message>
<message>
<source>Choose the format of the file that could not be read</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>为无法读取的文件选择格式</translation>
</message>
<message>
<source>Worst Ali&amp;gnments…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>最差对齐(&amp;V)…</translation>
</message>
<message>
<source>The worst alignments of the sentences in the table, as small pictures</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>以小图显示表格中对齐最差的句子</translation>
</message>
<message>
<source>Open in S&amp;tep Mode</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>在步进模式中打开(&amp;T)</translation>
</message>
<message>
<source>Decode the sentence token by token; Enter in the table does the same</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>逐个词元解码该句子；在表格中按 Enter 效果相同</translation>
</message>
<message>
<source>&amp;Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>已知链接(&amp;K)</translation>
</message>
<message>
<source>&amp;Save Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>保存已知链接(&amp;S)</translation>
</message>
<message>
<source>Save the known links with the edits</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>保存已知链接及其编辑</translation>
</message>
<message>
<source>Save Known Links &amp;As…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>已知链接另存为(&amp;A)…</translation>
</message>
<message>
<source>Save the known links in another file, in their own form, Pharaoh's or NAACL's</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>将已知链接保存到另一个文件，格式为原格式、Pharaoh 或 NAACL</translation>
</message>
<message>
<source>&amp;Close Known Links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>关闭已知链接(&amp;C)</translation>
</message>
<message>
<source>Measure without the file of known links</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>不使用已知链接文件进行测量</translation>
</message>
<message>
<source>Undo the last edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>撤销对已知链接的上一次编辑</translation>
</message>
<message>
<source>Redo the edit of a known link</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>重做对已知链接的编辑</translation>
</message>
<message>
<source>S&amp;entences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>句子(&amp;E)</translation>
</message>
<message>
<source>&amp;Next Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>下一句(&amp;N)</translation>
</message>
<message>
<source>Look at the next sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>查看表格中的下一个句子</translation>
</message>
<message>
<source>&amp;Previous Sentence</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>上一句(&amp;P)</translation>
</message>
<message>
<source>Look at the previous sentence of the table</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>查看表格中的上一个句子</translation>
</message>
<message>
<source>&amp;Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>筛选(&amp;F)</translation>
</message>
<message>
<source>Type words or ranges of metrics that sentences must have</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>输入句子须包含的词，或指标须满足的范围</translation>
</message>
<message>
<source>&amp;Clear Filter</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>清除筛选(&amp;C)</translation>
</message>
<message>
<source>Show all sentences</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>显示所有句子</translation>
</message>
<message>
<source>Is It E&amp;xplanation?…</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>是否为解释？(&amp;X)…</translation>
</message>
<message>
<source>Measure whether the weights of the open models explain what they say</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>测量打开的模型的权重能否解释其输出</translation>
</message>
<message>
<source>Larger cells in the picture; wheel, Shift+wheel or dragging scroll it</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>放大图中的单元格；滚轮、Shift+滚轮或拖动可滚动</translation>
</message>
<message>
<source>Smaller cells in the picture</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>缩小图中的单元格</translation>
</message>
<message>
<source>Nothing</source>
<extracomment>ui/inspect/inspect_mode_menu.cpp</extracomment>
<translation>无</translation>
</message>
<message>
<source>Inspect Models</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>检视模型</translation>
</message>
<message>
<source>&amp;Fresh pairs of a task</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>任务的新句对(&amp;F)</translation>
</message>
<message>
<source>Pairs that the models were not trained on; their true alignment is known</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>模型未训练过的句对；其真实对齐已知</translation>
</message>
<message>
<source>&amp;Texts</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>文本(&amp;T)</translation>
</message>
<message>
<source>Sentences and their translations, cut as the models were trained</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>句子及其译文，切分方式与模型训练时相同</translation>
</message>
<message>
<source>Source texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp, ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>源文本</translation>
</message>
<message>
<source>One sentence per line. Without a second file: source, tab and target in each line.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>每行一个句子。没有第二个文件时：每行为源、制表符、目标。</translation>
</message>
<message>
<source>Their translations</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>其译文</translation>
</message>
<message>
<source>As many lines as the first file. Leave it empty if the first file has pairs.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>行数与第一个文件相同。若第一个文件含有句对，请留空。</translation>
</message>
<message>
<source>Their &amp;own output</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>自身输出(&amp;O)</translation>
</message>
<message>
<source>The &amp;reference</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>参考输出(&amp;R)</translation>
</message>
<message>
<source>T&amp;ask</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>任务(&amp;A)</translation>
</message>
<message>
<source>&amp;Pairs</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>句对(&amp;P)</translation>
</message>
<message>
<source>What they decode</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>解码内容</translation>
</message>
<message>
<source>What they read</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>读入内容</translation>
</message>
<message>
<source>The source texts are missing: name a file.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>缺少源文本：请指定一个文件。</translation>
</message>
<message>
<source>%1: there is no such file; choose another one.</source>
<extracomment>ui/inspect/inspect_models_dialog.cpp</extracomment>
<translation>%1：没有此文件；请另选一个。</translation>
</message>
<message>
<source>C&amp;harts of the Metrics</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>指标图表(&amp;H)</translation>
</message>
<message>
<source>Show or hide the charts below the table; in a small window they take its place</source>
<extracomment>ui/inspect/inspect_page.cpp</extracomment>
<translation>显示或隐藏表格下方的图表；在小窗口中图表会取代表格</translation>
</message>
<message>
<source>Picture of the sentence</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>句子的图片</translation>
</message>
<message>
<source>No sentence is selected.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>未选择句子。</translation>
</message>
<message>
<source> less %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> 减 %1</translation>
</message>
<message>
<source> and %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation> 和 %1</translation>
</message>
<message>
<source>only %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>仅 %1</translation>
</message>
<message>
<source>more by %1</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>%1 更大</translation>
</message>
<message>
<source>Editing known links: click a cell, or press Space, for sure, possible, none in turn. End marks have no links.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>正在编辑已知链接：点击单元格或按空格键，依次为确定、可能、无。结束符没有链接。</translation>
</message>
<message>
<source>Editing known links: click a source token, then a target token.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>正在编辑已知链接：先点击源词元，再点击目标词元。</translation>
</message>
<message>
<source>Now click the target token that %1 is linked with, or %1 again to stop.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>现在点击与 %1 链接的目标词元，或再次点击 %1 以停止。</translation>
</message>
<message>
<source>%1 does not have this sentence: there is nothing to compare with.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>%1 没有这个句子：无可比较。</translation>
</message>
<message>
<source>The outputs differ from target token %1 on, so the weights from there on belong to different outputs.</source>
<extracomment>ui/inspect/picture/picture_view.cpp</extracomment>
<translation>从目标词元 %1 起输出不同，因此此后的权重属于不同的输出。</translation>
</message>
<message>
<source>&amp;Edit Known Links</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>编辑已知链接(&amp;E)</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn (K)</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>点击可建立已知链接：依次为无、确定、可能（K）</translation>
</message>
<message>
<source>Clicks make known links: none, sure, possible in turn</source>
<extracomment>ui/inspect/picture/picture_view_parts.cpp</extracomment>
<translation>点击可建立已知链接：依次为无、确定、可能</translation>
</message>
<message>
<source>Inspecting</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>检视</translation>
</message>
<message>
<source>System that is shown</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>显示的系统</translation>
</message>
<message>
<source>System that it is compared with</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>用于比较的系统</translation>
</message>
<message>
<source>Attention map that is shown and measured</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>显示和测量的注意力图</translation>
</message>
<message>
<source>Write metrics, links, weights, a report or the picture into a file</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>将指标、链接、权重、报告或图片写入文件</translation>
</message>
<message>
<source>No comparison</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>不比较</translation>
</message>
<message>
<source>with %1</source>
<extracomment>ui/inspect/inspect_tool_bar.cpp</extracomment>
<translation>与 %1 比较</translation>
</message>
<message>
<source>&amp;Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>键(&amp;K)</translation>
</message>
<message>
<source>No lane has a landscape: one is drawn of recurrent lanes that look everywhere and have decoded three steps.</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>没有通道有得分地形：只有可关注全部位置且已解码三步的循环通道才能绘制。</translation>
</message>
<message>
<source>Chosen Keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>自选键</translation>
</message>
<message>
<source>Keys that you place yourself, under every score function</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>您自行放置的键，用于每个打分函数</translation>
</message>
<message>
<source>This Sentence</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>此句</translation>
</message>
<message>
<source>The lanes' own annotations and the plane that their queries move in</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>各通道自身的注释向量，以及其查询所在的平面</translation>
</message>
<message>
<source>What the colours show</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>颜色的含义</translation>
</message>
<message>
<source>Colours and lines show the largest weight of each point, or the weight of one key</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>颜色和线条显示每个点的最大权重，或某个键的权重</translation>
</message>
<message>
<source>largest weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp, ui/step/landscape/landscape_page.cpp</extracomment>
<translation>最大权重</translation>
</message>
<message>
<source>Number of keys</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>键的数量</translation>
</message>
<message>
<source>Temperature</source>
<extracomment>ui/learn/step_stage.cpp, ui/step/landscape/landscape_page.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>温度</translation>
</message>
<message>
<source>Scores are divided by the temperature before the softmax</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>得分在 softmax 之前除以温度</translation>
</message>
<message>
<source>&amp;Temperature</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>温度(&amp;T)</translation>
</message>
<message>
<source>Reset</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>重置</translation>
</message>
<message>
<source>Keys, query and temperature as at the start</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>键、查询和温度恢复到初始状态</translation>
</message>
<message>
<source>weight of %1</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>%1 的权重</translation>
</message>
<message>
<source>Queries of the decoder, step by step, in the plane of their two principal components; a region is named by the source token with the most weight; numbers are those of the projected query</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>解码器各步的查询，位于其两个主成分的平面内；区域以权重最大的源词元命名；数字属于投影后的查询</translation>
</message>
<message>
<source>Drag the query or a key; arrows move it, Page Up and Page Down choose it · double click: one plane large · lines: the largest weight is 0.5 and 0.9</source>
<extracomment>ui/step/landscape/landscape_page.cpp</extracomment>
<translation>拖动查询或键；方向键移动，Page Up 和 Page Down 选择 · 双击：放大一个平面 · 线：最大权重为 0.5 和 0.9</translation>
</message>
<message>
<source>H %1 bit</source>
<extracomment>ui/pictures/landscape/landscape_scene.cpp</extracomment>
<translation>H %1 bit</translation>
</message>
<message>
<source>Score landscape</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>得分地形</translation>
</message>
<message>
<source>Query at %1, %2. %3</source>
<extracomment>ui/pictures/landscape/landscape_view.cpp</extracomment>
<translation>查询位于 %1, %2。%3</translation>
</message>
<message>
<source>Lanes</source>
<extracomment>ui/pictures/cards/lane_area.cpp, ui/pictures/cards/lane_grid.cpp, ui/pictures/cards/lane_thumbs.cpp, ui/step/step_tool_bar.cpp, ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>通道</translation>
</message>
<message>
<source>next</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>下一个</translation>
</message>
<message>
<source>H</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>H</translation>
</message>
<message>
<source>exact</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>匹配</translation>
</message>
<message>
<source>The most likely token of the current step and its probability; then the one that was said in its place by hand, if any</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>当前步最可能的词元及其概率；若已手动改为输出其他词元，则随后显示该词元</translation>
</message>
<message>
<source>How widely the softmax of the scores spreads, before a span changes it: the mean of the rows shown, 0 bit when each row looks at one token</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>得分的 softmax 在范围对其作用之前的分散程度：所示各行的平均值，若每行只关注一个词元则为 0 bit</translation>
</message>
<message>
<source>Mean −ln p of the right tokens of held-out pairs, as last measured: 0 where all are certain</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>最近一次测量时，留出句对正确词元的平均 −ln p：全部确定时为 0</translation>
</message>
<message>
<source>Alignment error rate of the rows shown, measured against the known links; a dash where no row has one</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>所示各行相对于已知链接的对齐错误率；没有任何行具有已知链接时显示短横</translation>
</message>
<message>
<source>Whole outputs that are right on held-out pairs, as last measured</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>最近一次测量时，留出句对中整个输出正确的比例</translation>
</message>
<message>
<source>Time of one step of this lane on this machine: the median of the steps so far</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>此通道在本机上一步的时间：目前各步的中位数</translation>
</message>
<message>
<source>class</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>类别</translation>
</message>
<message>
<source>acc.</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>准确</translation>
</message>
<message>
<source>Lane %1</source>
<extracomment>ui/learn/step_stage.cpp, ui/pictures/cards/lane_card.cpp, ui/step/session/step_cursor.cpp, ui/train/train_actions.cpp</extracomment>
<translation>通道 %1</translation>
</message>
<message>
<source>Lane %1, %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>通道 %1，%2</translation>
</message>
<message>
<source>Attention weights of %1</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>%1 的注意力权重</translation>
</message>
<message>
<source>Attention of %1 as lines</source>
<extracomment>ui/inspect/picture/picture_pane.cpp, ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>%1 的注意力连线</translation>
</message>
<message>
<source>Text as %1 weighs it</source>
<extracomment>ui/pictures/cards/lane_card.cpp, ui/pictures/cards/lane_card_document.cpp</extracomment>
<translation>%1 加权的文本</translation>
</message>
<message>
<source>: select this lane (%1)</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>：选择此通道（%1）</translation>
</message>
<message>
<source>Shown: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>显示：%1</translation>
</message>
<message>
<source>loss %1, AER %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>损失 %1，AER %2，完全匹配 %3</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>目前：平均熵 %1，AER %2</translation>
</message>
<message>
<source>model: %1 of held-out pairs are right</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>模型：留出句对正确 %1</translation>
</message>
<message>
<source> bit</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation> bit</translation>
</message>
<message>
<source> %</source>
<extracomment>ui/figures/step/lane_tiles.cpp, ui/pictures/cards/lane_card.cpp</extracomment>
<translation>%</translation>
</message>
<message>
<source>, said: %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，已输出：%1</translation>
</message>
<message>
<source>%1 attention, nothing decoded yet</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>%1 注意力，尚未解码</translation>
</message>
<message>
<source>%1 attention, row %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>%1 注意力，第 %2/%3 行</translation>
</message>
<message>
<source>%1 attention, step %2 of %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>%1 注意力，第 %2/%3 步</translation>
</message>
<message>
<source>, takes %1 with probability %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，以概率 %2 选取 %1</translation>
</message>
<message>
<source>, does not take %1, whose probability is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，未选取 %1，其概率为 %2</translation>
</message>
<message>
<source>, looks at %1 with %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，以 %2 关注 %1</translation>
</message>
<message>
<source>, weight of %1 is %2</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，%1 的权重为 %2</translation>
</message>
<message>
<source>, one fixed vector for every step</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，每一步使用同一个固定向量</translation>
</message>
<message>
<source>; class %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>；类别 %1</translation>
</message>
<message>
<source>; next token %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>；下一个词元 %1</translation>
</message>
<message>
<source>, as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，符合预期</translation>
</message>
<message>
<source>, not as expected</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，不符合预期</translation>
</message>
<message>
<source>; entropy %1, alignment error rate %2, exact match %3</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>；熵 %1，对齐错误率 %2，完全匹配 %3</translation>
</message>
<message>
<source>, loss %1</source>
<extracomment>ui/pictures/cards/lane_card.cpp</extracomment>
<translation>，损失 %1</translation>
</message>
<message>
<source>loss 0.00012 AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>损失 0.00012 AER 0.00 完全匹配 100.0%</translation>
</message>
<message>
<source>entropy 0.00 bit AER 0.00 exact match 100.0 %</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>熵 0.00 bit AER 0.00 完全匹配 100.0%</translation>
</message>
<message>
<source>step 0.00 ms</source>
<extracomment>ui/pictures/cards/lane_card_layout.cpp</extracomment>
<translation>步 0.00 ms</translation>
</message>
<message>
<source>look at: %1</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp</extracomment>
<translation>查看：%1</translation>
</message>
<message>
<source>Attention maps</source>
<extracomment>ui/pictures/cards/lane_card_maps.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>注意力图</translation>
</message>
<message>
<source>base: its weights</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>基准：其权重</translation>
</message>
<message>
<source>less %1, %2</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>减 %1，%2</translation>
</message>
<message>
<source>%1 a step, %2 for the encoder, on this machine</source>
<extracomment>ui/pictures/cards/lane_card_pictures.cpp</extracomment>
<translation>在本机上，每步 %1，编码器 %2</translation>
</message>
<message>
<source>Whether this lane is trained</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>是否训练此通道</translation>
</message>
<message>
<source>Remove lane</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>移除通道</translation>
</message>
<message>
<source>Remove this lane from the run</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>从运行中移除此通道</translation>
</message>
<message>
<source>Remove the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>移除通道 %1</translation>
</message>
<message>
<source>This lane has a model of its own:
%1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>此通道有自己的模型：
%1</translation>
</message>
<message>
<source>Train the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>训练通道 %1</translation>
</message>
<message>
<source>Settings of the lane %1</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>通道 %1 的设置</translation>
</message>
<message>
<source>Settings of %1 alone: score, span, wiring, cell, sizes, training</source>
<extracomment>ui/train/setup/lane_row.cpp</extracomment>
<translation>仅 %1 的设置：打分函数、范围、连接方式、单元、大小、训练</translation>
</message>
<message>
<source>Only %1</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>仅 %1</translation>
</message>
<message>
<source>Show the lane “%1” alone</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>只显示通道“%1”</translation>
</message>
<message>
<source>&amp;All Lanes</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>所有通道(&amp;A)</translation>
</message>
<message>
<source>Show every open lane</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>显示所有打开的通道</translation>
</message>
<message>
<source>Show these two lanes alone, to compare them</source>
<extracomment>ui/step/session/lane_sets.cpp</extracomment>
<translation>只显示这两个通道，以便比较</translation>
</message>
<message>
<source>Train %1</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>训练 %1</translation>
</message>
<message>
<source>%1 is trained; click to leave it out</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 参与训练；点击可将其排除</translation>
</message>
<message>
<source>%1 is not trained; click to train it</source>
<extracomment>ui/kit/widgets/lane_switch.cpp</extracomment>
<translation>%1 不参与训练；点击可训练它</translation>
</message>
<message>
<source>Show the lane %1</source>
<extracomment>ui/pictures/cards/lane_thumb.cpp</extracomment>
<translation>显示通道 %1</translation>
</message>
<message>
<source>&amp;System</source>
<extracomment>ui/window/language_actions.cpp, ui/window/theme_actions.cpp</extracomment>
<translation>跟随系统(&amp;S)</translation>
</message>
<message>
<source>The language of the window</source>
<extracomment>ui/window/language_actions.cpp</extracomment>
<translation>窗口的语言</translation>
</message>
<message>
<source>&amp;Grid of Lanes</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>通道网格(&amp;G)</translation>
</message>
<message>
<source>Show all lanes side by side</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>并排显示所有通道</translation>
</message>
<message>
<source>&amp;Focus on One Lane</source>
<extracomment>ui/step/views/layout_actions.cpp, ui/train/train_page.cpp</extracomment>
<translation>聚焦一个通道(&amp;F)</translation>
</message>
<message>
<source>Show the selected lane large, the others as small pictures; again: the grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>放大显示所选通道，其他通道为小图；再次执行：网格</translation>
</message>
<message>
<source>Grid</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>网格</translation>
</message>
<message>
<source>Focus</source>
<extracomment>ui/step/views/layout_actions.cpp</extracomment>
<translation>聚焦</translation>
</message>
<message>
<source>Learn</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>学习</translation>
</message>
<message>
<source>Lessons that drive the window and check the answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>驱动窗口并检查答案的课程</translation>
</message>
<message>
<source>The lesson is in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>课程已存入 %1。</translation>
</message>
<message>
<source>&amp;Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>课程(&amp;L)</translation>
</message>
<message>
<source>&amp;Next Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>下一步(&amp;N)</translation>
</message>
<message>
<source>Go to the next step of the lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>转到课程的下一个步骤</translation>
</message>
<message>
<source>&amp;Previous Step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>上一步(&amp;P)</translation>
</message>
<message>
<source>Go back to the step before</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>回到前一个步骤</translation>
</message>
<message>
<source>Go to the &amp;Question</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>转到问题(&amp;Q)</translation>
</message>
<message>
<source>Scroll to the question and answer it with the keyboard</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>滚动到问题，并用键盘回答</translation>
</message>
<message>
<source>Start &amp;Again</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>重新开始(&amp;A)</translation>
</message>
<message>
<source>Forget your answers to this lesson and begin with its first step</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>清除您对此课程的回答，从第一个步骤开始</translation>
</message>
<message>
<source>&amp;Save Your Answers…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>保存您的答案(&amp;S)…</translation>
</message>
<message>
<source>Write your answers to this lesson as a file that a teacher can have checked</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>将您对此课程的回答写成文件，供教师检查</translation>
</message>
<message>
<source>Ne&amp;w Lesson…</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>新建课程(&amp;W)…</translation>
</message>
<message>
<source>Write a lesson: set up the pictures, record them as steps, and type the texts</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>编写课程：设置图片，将其录制为步骤，并输入文字</translation>
</message>
<message>
<source>&amp;Edit This Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>编辑此课程(&amp;E)</translation>
</message>
<message>
<source>Change a copy of the lesson that is open</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>更改所打开课程的副本</translation>
</message>
<message>
<source>Back to Wr&amp;iting</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>返回编写(&amp;I)</translation>
</message>
<message>
<source>Go on writing the lesson that is tried</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>继续编写正在试用的课程</translation>
</message>
<message>
<source>List of &amp;Lessons</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>课程列表(&amp;L)</translation>
</message>
<message>
<source>Show the list of lessons, or hide it</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>显示或隐藏课程列表</translation>
</message>
<message>
<source>Open Lesson</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>打开课程</translation>
</message>
<message>
<source>Lessons (*.attnlesson lesson.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>课程 (*.attnlesson lesson.json)</translation>
</message>
<message>
<source>The answer is not complete. Point at what is asked for in the picture.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>答案不完整。请在图片中指出所问的内容。</translation>
</message>
<message>
<source>Save Your Answers</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>保存您的答案</translation>
</message>
<message>
<source>Answers (*.json)</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>答案 (*.json)</translation>
</message>
<message>
<source>Your answers are in %1.</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>您的答案已存入 %1。</translation>
</message>
<message>
<source>%1 of %2 questions answered</source>
<extracomment>ui/learn/learn_mode.cpp</extracomment>
<translation>已回答 %1/%2 个问题</translation>
</message>
<message>
<source>Alignment error by the length of the source</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>按源长度的对齐错误率</translation>
</message>
<message>
<source>Open known links to see the alignment error by the length of the source.</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>打开已知链接，以查看按源长度的对齐错误率。</translation>
</message>
<message>
<source>source length, tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>源长度（词元）</translation>
</message>
<message>
<source>%1, exact match</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1，完全匹配</translation>
</message>
<message>
<source>%1 to %2 tokens</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1 至 %2 个词元</translation>
</message>
<message>
<source>%1, %2, %3: %4 %5</source>
<extracomment>ui/inspect/charts/length_chart.cpp</extracomment>
<translation>%1，%2，%3：%4 %5</translation>
</message>
<message>
<source>, exact match %1</source>
<extracomment>ui/inspect/charts/length_chart.cpp, ui/inspect/charts/system_bars.cpp</extracomment>
<translation>，完全匹配 %1</translation>
</message>
<message>
<source>trained on %1–%2</source>
<extracomment>ui/figures/charts/length_painter.cpp</extracomment>
<translation>训练长度 %1–%2</translation>
</message>
<message>
<source>&amp;Open Lesson…</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>打开课程(&amp;O)…</translation>
</message>
<message>
<source>Lessons</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>课程</translation>
</message>
<message>
<source>Open a lesson from a file (.attnlesson)</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>从文件打开课程 (.attnlesson)</translation>
</message>
<message>
<source>  %1 of %2</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>  %1/%2</translation>
</message>
<message>
<source>%1, %2 of %3 steps done</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>%1，已完成 %2/%3 个步骤</translation>
</message>
<message>
<source>About %1 minutes</source>
<extracomment>ui/learn/lesson_list.cpp</extracomment>
<translation>约 %1 分钟</translation>
</message>
<message>
<source>Back to &amp;Writing</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>返回编写(&amp;W)</translation>
</message>
<message>
<source>&amp;Check</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>检查(&amp;C)</translation>
</message>
<message>
<source>H&amp;int</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>提示(&amp;I)</translation>
</message>
<message>
<source>Show &amp;Me</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>演示(&amp;M)</translation>
</message>
<message>
<source>As at the Start</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>恢复初始</translation>
</message>
<message>
<source>&amp;Back</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/step/session/step_cursor.cpp</extracomment>
<translation>上一步(&amp;B)</translation>
</message>
<message>
<source>&amp;Next</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>下一步(&amp;N)</translation>
</message>
<message>
<source>Hint</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>提示</translation>
</message>
<message>
<source>Let the engine check the answer (Ctrl+Return)</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>让引擎检查答案（Ctrl+Return）</translation>
</message>
<message>
<source>Show the right answer in the window</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>在窗口中显示正确答案</translation>
</message>
<message>
<source>Show the window as it was when the step began</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>将窗口恢复到此步骤开始时的样子</translation>
</message>
<message>
<source>The engine computes</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>引擎正在计算</translation>
</message>
<message>
<source>Lesson</source>
<extracomment>ui/learn/lesson_panel.cpp, ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>课程</translation>
</message>
<message>
<source>Lesson %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>第 %1 课</translation>
</message>
<message>
<source>Step %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>步骤 %1/%2</translation>
</message>
<message>
<source>&amp;Compare</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>比较(&amp;C)</translation>
</message>
<message>
<source>Compare with this answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>请与此答案比较</translation>
</message>
<message>
<source>✓ Right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✓ 正确</translation>
</message>
<message>
<source>✗ Not yet</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>✗ 还不对</translation>
</message>
<message>
<source>: %1 of %2</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>：%1/%2</translation>
</message>
<message>
<source>. Measured: %1</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>。测得：%1</translation>
</message>
<message>
<source>An answer</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>一个答案</translation>
</message>
<message>
<source>No answer was found</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>没有找到答案</translation>
</message>
<message>
<source>This is right</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>这是正确的</translation>
</message>
<message>
<source>Do&amp;ne</source>
<extracomment>ui/learn/lesson_panel.cpp</extracomment>
<translation>完成(&amp;N)</translation>
</message>
<message>
<source>There is no further hint.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>没有更多提示。</translation>
</message>
<message>
<source>The step was stopped. Choose it again to go on.</source>
<extracomment>ui/learn/lesson_player.cpp</extracomment>
<translation>此步骤已停止。再次选择它即可继续。</translation>
</message>
<message>
<source>There is not enough memory for this step. Close other programs, then try again.</source>
<extracomment>ui/learn/lesson_worker.cpp</extracomment>
<translation>内存不足，无法执行此步骤。请关闭其他程序后重试。</translation>
</message>
<message>
<source>Title</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>标题</translation>
</message>
<message>
<source>Where does it look?</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>它在关注哪里？</translation>
</message>
<message>
<source>Summary</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>摘要</translation>
</message>
<message>
<source>one sentence for the list</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>用于列表的一句话</translation>
</message>
<message>
<source>Title of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>步骤标题</translation>
</message>
<message>
<source>One row</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>一行</translation>
</message>
<message>
<source>To do</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>任务</translation>
</message>
<message>
<source>what the person is to do; may be empty</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>学习者要做的事；可以为空</translation>
</message>
<message>
<source>&amp;Record a Step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>录制步骤(&amp;R)</translation>
</message>
<message>
<source>Add a step that shows the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>添加一个显示窗口当前状态的步骤</translation>
</message>
<message>
<source>Record A&amp;gain</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>重新录制(&amp;G)</translation>
</message>
<message>
<source>Let the step show the window as it is now</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>让此步骤显示窗口当前的状态</translation>
</message>
<message>
<source>Up</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>上移</translation>
</message>
<message>
<source>Move the step before the one above</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>将此步骤移到上一个步骤之前</translation>
</message>
<message>
<source>Down</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>下移</translation>
</message>
<message>
<source>Move the step after the one below</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>将此步骤移到下一个步骤之后</translation>
</message>
<message>
<source>Remove</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>移除</translation>
</message>
<message>
<source>Remove the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>移除此步骤</translation>
</message>
<message>
<source>&amp;Try It</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>试用(&amp;T)</translation>
</message>
<message>
<source>Do the lesson from this step on</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>从此步骤起试做课程</translation>
</message>
<message>
<source>Sa&amp;ve…</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>保存(&amp;V)…</translation>
</message>
<message>
<source>Write the lesson into a file</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>将课程写入文件</translation>
</message>
<message>
<source>End writing</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>结束编写</translation>
</message>
<message>
<source>Text of the step</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>步骤文字</translation>
</message>
<message>
<source>Markdown; {lane('dot').step(1).entropy | 2} is computed</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>Markdown；{lane('dot').step(1).entropy | 2} 会被计算</translation>
</message>
<message>
<source>Steps</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>步骤</translation>
</message>
<message>
<source>Step</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>步骤</translation>
</message>
<message>
<source>Text</source>
<extracomment>ui/learn/writing/lesson_writer.cpp, ui/pictures/tokens/source_panel.cpp, ui/window/gestures.cpp</extracomment>
<translation>文本</translation>
</message>
<message>
<source>Set up the pictures, then record a step.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>请设置图片，然后录制一个步骤。</translation>
</message>
<message>
<source>The lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>课程</translation>
</message>
<message>
<source>The lesson is whole.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>课程已完整。</translation>
</message>
<message>
<source>Step %1</source>
<comment>of a lesson</comment>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>步骤 %1</translation>
</message>
<message>
<source>Save Lesson</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>保存课程</translation>
</message>
<message>
<source>Lessons (*.attnlesson)</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>课程 (*.attnlesson)</translation>
</message>
<message>
<source>The lesson “%1” has changes that are not saved.</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>课程“%1”有未保存的更改。</translation>
</message>
<message>
<source>It cannot be saved yet: %1</source>
<extracomment>ui/learn/writing/lesson_writer.cpp</extracomment>
<translation>暂时无法保存：%1</translation>
</message>
<message>
<source>Trainings are written in the lesson's file; only pictures of lanes are recorded.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>训练写在课程的文件中；只录制通道的图片。</translation>
</message>
<message>
<source>A lesson is written in one language: the texts in other languages are not saved with it.</source>
<extracomment>ui/learn/lesson_writing.cpp</extracomment>
<translation>课程以一种语言编写：其他语言的文本不会随之保存。</translation>
</message>
<message>
<source>of step %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>第 %1 步的</translation>
</message>
<message>
<source>no line: below %1</source>
<extracomment>ui/figures/step/lines_drawing.cpp</extracomment>
<translation>无线：低于 %1</translation>
</message>
<message>
<source>Legend of lines: the thicker, the larger the weight</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>连线图例：线越粗，权重越大</translation>
</message>
<message>
<source>The thicker and darker a line, the larger the weight; those under 1 % have no line.
Coloured lines are of the current row, or of the token under the mouse.</source>
<extracomment>ui/pictures/lines/lines_legend.cpp</extracomment>
<translation>线越粗越深，权重越大；小于 1% 的权重没有线。
彩色线属于当前行，或鼠标所指的词元。</translation>
</message>
<message>
<source>known link: this is where it comes from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>已知链接：它来自这里</translation>
</message>
<message>
<source>possible link: one of several places where it may come from</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>可能链接：它可能来自的几处之一</translation>
</message>
<message>
<source>Weights under 1 % have no line.</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>小于 1% 的权重没有线。</translation>
</message>
<message>
<source>The thicker a line, the larger the weight. %1</source>
<extracomment>ui/pictures/lines/lines_view.cpp</extracomment>
<translation>线越粗，权重越大。%1</translation>
</message>
<message>
<source>Legend of outlines: solid is a known link, dashed a possible link</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>边框图例：实线为已知链接，虚线为可能链接</translation>
</message>
<message>
<source>A solid outline is a known link: this source
token alone explains the output token.
Dashed outlines are possible links: these source
tokens explain it together, and looking at any
of them is right.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>实线框为已知链接：仅此源词元
就能解释该输出词元。
虚线框为可能链接：这些源词元
共同解释它，关注其中任何一个
都是正确的。</translation>
</message>
<message>
<source>An empty outline is a known link without a line:
its weight is under 1 %.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>空框为没有连线的已知链接：
其权重小于 1%。</translation>
</message>
<message>
<source>The largest weight of a row has its number
where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>空间足够时，每行的最大权重
带有数值。</translation>
</message>
<message>
<source>The largest weight of a row is outlined too,
or printed where there is room.</source>
<extracomment>ui/pictures/lines/link_legend.cpp</extracomment>
<translation>每行的最大权重也带有边框，
空间足够时显示数值。</translation>
</message>
<message>
<source>&amp;Rate</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>学习率(&amp;R)</translation>
</message>
<message>
<source>Learning rate of the next update; the schedule goes on in proportion to it. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>下一次更新的学习率；调度按其比例延续。按回车键更改。</translation>
</message>
<message>
<source>Share of the activations that an update leaves out, from 0 to below 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>每次更新略去的激活比例，从 0 到小于 1。按回车键更改。</translation>
</message>
<message>
<source>Teacher f&amp;orcing</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>教师强制(&amp;O)</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right token and not its own, from 0 to 1. Return changes it.</source>
<extracomment>ui/train/live_settings.cpp</extracomment>
<translation>解码器读入正确词元而非自身词元的步的比例，从 0 到 1。按回车键更改。</translation>
</message>
<message>
<source>%1: a session is opened alone. Choose no other file with it.</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>%1：会话只能单独打开。请勿同时选择其他文件。</translation>
</message>
<message>
<source>Open</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>打开</translation>
</message>
<message>
<source>Everything it opens (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;Sessions (*.attnlab);;Lessons (*.attnlesson);;Models (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;Runs and recipes (*.attnrun *.json);;All files, alignments among them (*)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>所有可打开的文件 (*.attnlab *.attnlesson *.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel *.attnrun *.json);;会话 (*.attnlab);;课程 (*.attnlesson);;模型 (*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel config.json);;运行和配方 (*.attnrun *.json);;所有文件，包括对齐 (*)</translation>
</message>
<message>
<source>Save Screenshot</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>保存截图</translation>
</message>
<message>
<source>Pictures (*.png)</source>
<extracomment>ui/window/main_window.cpp</extracomment>
<translation>图片 (*.png)</translation>
</message>
<message>
<source>&amp;File</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>文件(&amp;F)</translation>
</message>
<message>
<source>&amp;Open…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>打开(&amp;O)…</translation>
</message>
<message>
<source>Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is open already is read again</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>打开会话、模型、已保存的运行或配方。模型成为通道；文件已打开的模型会重新读取</translation>
</message>
<message>
<source>Open &amp;Recent</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>最近打开(&amp;R)</translation>
</message>
<message>
<source>Save Screensho&amp;t…</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>保存截图(&amp;T)…</translation>
</message>
<message>
<source>Write a picture of the window as a PNG</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>将窗口的图片写成 PNG</translation>
</message>
<message>
<source>&amp;Quit</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>退出(&amp;Q)</translation>
</message>
<message>
<source>Close the window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>关闭窗口</translation>
</message>
<message>
<source>M&amp;ode</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>模式(&amp;O)</translation>
</message>
<message>
<source>Lang&amp;uage</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>语言(&amp;D)</translation>
</message>
<message>
<source>&amp;Appearance</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>外观(&amp;A)</translation>
</message>
<message>
<source>&amp;Full Screen</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>全屏(&amp;F)</translation>
</message>
<message>
<source>Fill the whole screen, or go back to a window</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>占满整个屏幕，或恢复为窗口</translation>
</message>
<message>
<source>&amp;Help</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>帮助(&amp;H)</translation>
</message>
<message>
<source>&amp;Shortcuts and Gestures</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>快捷键和手势(&amp;S)</translation>
</message>
<message>
<source>Every key of this window, and what the mouse does in it</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>此窗口的所有按键，以及鼠标在其中的作用</translation>
</message>
<message>
<source>&amp;About Attention Lab</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>关于 Attention Lab(&amp;A)</translation>
</message>
<message>
<source>Version and licence</source>
<extracomment>ui/window/main_window_menus.cpp</extracomment>
<translation>版本和许可证</translation>
</message>
<message>
<source>&amp;Next Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>下一个注意力图(&amp;N)</translation>
</message>
<message>
<source>Show the next attention map of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>显示所选通道的下一个注意力图</translation>
</message>
<message>
<source>&amp;Previous Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>上一个注意力图(&amp;P)</translation>
</message>
<message>
<source>Show the attention map before, of the selected lane</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>显示所选通道的上一个注意力图</translation>
</message>
<message>
<source>&amp;Best Head on Known Links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>已知链接上的最佳头(&amp;B)</translation>
</message>
<message>
<source>A decoder's step reads a token and writes the next one. Its weights are shown for the token that it reads, not for the one that it writes (Chen et al. 2020)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>解码器的每一步读入一个词元并写出下一个。权重按读入的词元（而非写出的词元）显示（Chen et al. 2020）</translation>
</message>
<message>
<source>Attentio&amp;n Map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>注意力图(&amp;N)</translation>
</message>
<message>
<source>Measuring the heads on %1 other pairs …</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>正在另外 %1 个句对上测量各个头…</translation>
</message>
<message>
<source>Open a model first</source>
<extracomment>ui/step/views/map_actions.cpp, ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>请先打开模型</translation>
</message>
<message>
<source>%1 has no attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 没有注意力图</translation>
</message>
<message>
<source>%1 has one attention map</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%1 只有一个注意力图</translation>
</message>
<message>
<source>Choose which attention of %1 its lane shows</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>选择 %1 的通道显示哪个注意力</translation>
</message>
<message>
<source>%1 of %2 aligns best: AER %3 on %4 other pairs</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>%2 的“%1”对齐最好：在 %4 个其他句对上 AER %3</translation>
</message>
<message>
<source>Stop Looking for the &amp;Best Head</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>停止寻找最佳头(&amp;B)</translation>
</message>
<message>
<source>Stop measuring the heads of %1</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>停止测量 %1 的各头</translation>
</message>
<message>
<source>Measure the heads of %1 on %2 other pairs, and show the one nearest to their links</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>在 %2 个其他句对上测量 %1 的各头，并显示最接近其链接的头</translation>
</message>
<message>
<source>Several heads must attend to a source whose links are known</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>须有多个头关注链接已知的源</translation>
</message>
<message>
<source>Show this map of %1 (%2)</source>
<extracomment>ui/step/views/map_actions.cpp</extracomment>
<translation>显示 %1 的此注意力图（%2）</translation>
</message>
<message>
<source>Measure All Maps</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>测量所有注意力图</translation>
</message>
<message>
<source>Alignment error of each attention map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>各注意力图的对齐错误率</translation>
</message>
<message>
<source>Avg</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>平均</translation>
</message>
<message>
<source>%1: %2 %3%4%5</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>%1：%2 %3%4%5</translation>
</message>
<message>
<source>, shown</source>
<extracomment>ui/inspect/charts/map_chart.cpp, ui/pictures/maps/map_table.cpp</extracomment>
<translation>，当前显示</translation>
</message>
<message>
<source>Click to show this map</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>点击以显示此注意力图</translation>
</message>
<message>
<source>In percent.</source>
<extracomment>ui/inspect/charts/map_chart.cpp</extracomment>
<translation>单位为百分比。</translation>
</message>
<message>
<source>head 1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>头 1</translation>
</message>
<message>
<source>Choice of the map</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>选择注意力图</translation>
</message>
<message>
<source>Show %1</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>显示 %1</translation>
</message>
<message>
<source>measuring… (cancel)</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>测量中…（取消）</translation>
</message>
<message>
<source>best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>已知链接上最佳</translation>
</message>
<message>
<source>Stop looking for the best head</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>停止寻找最佳头</translation>
</message>
<message>
<source>Show the head of the cross-attention whose largest weights are nearest to the known links of other pairs of the task, which the model was not trained on</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>显示交叉注意力中最大权重最接近已知链接的头，以该任务中模型未训练过的其他句对衡量</translation>
</message>
<message>
<source>Best on known links</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>已知链接上最佳</translation>
</message>
<message>
<source>chosen on %1 other pairs: AER %2 there</source>
<extracomment>ui/pictures/maps/map_choices.cpp</extracomment>
<translation>在 %1 个其他句对上选出：AER %2</translation>
</message>
<message>
<source>Measuring all maps</source>
<extracomment>ui/inspect/document/map_measuring.cpp</extracomment>
<translation>正在测量所有注意力图</translation>
</message>
<message>
<source>Attention maps of %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>%1 的注意力图</translation>
</message>
<message>
<source>, alignment error rate %1</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>，对齐错误率 %1</translation>
</message>
<message>
<source>, later tokens are not permitted</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>，不允许关注后面的词元</translation>
</message>
<message>
<source>
Click to show it large.</source>
<extracomment>ui/pictures/maps/map_table.cpp</extracomment>
<translation>
点击以放大显示。</translation>
</message>
<message>
<source>Message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>消息</translation>
</message>
<message>
<source>Close this message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>关闭此消息</translation>
</message>
<message>
<source>Close message</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>关闭消息</translation>
</message>
<message>
<source>And %1 more like these.</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>另有 %1 条类似消息。</translation>
</message>
<message>
<source>Problem</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>问题</translation>
</message>
<message>
<source>Done</source>
<extracomment>ui/kit/widgets/message_bar.cpp</extracomment>
<translation>完成</translation>
</message>
<message>
<source>Mode</source>
<extracomment>ui/window/mode_list.cpp</extracomment>
<translation>模式</translation>
</message>
<message>
<source> · tokens read</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · 读入词元</translation>
</message>
<message>
<source> · words</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation> · 词</translation>
</message>
<message>
<source>Decoding with %1</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>正在用 %1 解码</translation>
</message>
<message>
<source>Reading %1 again</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>正在重新读取 %1</translation>
</message>
<message>
<source>1 model decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>已解码 1 个模型</translation>
</message>
<message numerus="yes">
<source>%1 models decoded</source>
<extracomment>ui/inspect/document/model_reader.cpp</extracomment>
<translation>
<numerusform>已解码 %1 个模型</numerusform>
</translation>
</message>
<message>
<source>&amp;Recurrent | Transformer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>循环网络 | Transformer(&amp;R)</translation>
</message>
<message>
<source>Show a GRU with additive attention beside a Transformer of the same task, alone</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>只显示使用 Additive 注意力的 GRU 与同一任务的 Transformer，二者并列</translation>
</message>
<message>
<source>Show models with the score “%1” alone: a GRU and other architectures, so that only the architecture differs</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>只显示打分函数为“%1”的模型：一个 GRU 和其他架构，从而只有架构不同</translation>
</message>
<message>
<source>All &amp;Heads of One Layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>一层的所有头(&amp;H)</translation>
</message>
<message>
<source>Show each head of a Transformer's layer in a lane of its own</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>将 Transformer 一层的每个头显示为单独的通道</translation>
</message>
<message>
<source>One &amp;Score in All Architectures</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>所有架构用同一打分函数(&amp;S)</translation>
</message>
<message>
<source>Compare architectures that score alike</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>比较打分方式相同的架构</translation>
</message>
<message>
<source>all heads of one layer</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>一层的所有头</translation>
</message>
<message>
<source>Show each of the %1 heads of %2 in a lane of its own: %3, layer %4</source>
<extracomment>ui/step/session/model_sets.cpp</extracomment>
<translation>将 %2 的 %1 个头各显示为一个通道：%3，第 %4 层</translation>
</message>
<message>
<source>&amp;Reduce Motion</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>减少动画(&amp;R)</translation>
</message>
<message>
<source>Nothing fades, slides or blinks</source>
<extracomment>ui/step/motion_actions.cpp</extracomment>
<translation>没有淡入淡出、滑动或闪烁</translation>
</message>
<message>
<source>Your bet</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>您的猜测</translation>
</message>
<message>
<source>Double click or Enter: why this number?</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>双击或 Enter：为什么是这个数？</translation>
</message>
<message>
<source>Not trained:</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>不训练：</translation>
</message>
<message>
<source>Lanes that are not trained</source>
<extracomment>ui/pictures/cards/off_lanes.cpp</extracomment>
<translation>不训练的通道</translation>
</message>
<message>
<source>Class p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>类别 p(y)</translation>
</message>
<message>
<source>Next token p(y%1)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>下一个词元 p(y%1)</translation>
</message>
<message>
<source>Next token p(y)</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>下一个词元 p(y)</translation>
</message>
<message>
<source>given</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>给定</translation>
</message>
<message>
<source>%1
probability %2
logit %3</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1
概率 %2
logit %3</translation>
</message>
<message>
<source>%1 with %2</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>%1 %2</translation>
</message>
<message>
<source>No token yet</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>尚无词元</translation>
</message>
<message>
<source>Most likely: %1</source>
<extracomment>ui/step/stages/panels/stage_output_panel.cpp</extracomment>
<translation>最可能：%1</translation>
</message>
<message>
<source>Browse…</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>浏览…</translation>
</message>
<message>
<source>Browse: %1</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>浏览：%1</translation>
</message>
<message>
<source>Choose the file in a dialog</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>在对话框中选择文件</translation>
</message>
<message>
<source>Texts (*.tsv *.txt *.csv *.gz);;All files (*)</source>
<extracomment>ui/kit/widgets/path_row.cpp</extracomment>
<translation>文本 (*.tsv *.txt *.csv *.gz);;所有文件 (*)</translation>
</message>
<message>
<source>A text in lines by sentence is for models that say a class</source>
<extracomment>ui/step/views/picture_actions.cpp</extracomment>
<translation>按句分行显示文本仅用于给出类别的模型</translation>
</message>
<message>
<source>The largest weight of each row, or every weight above the threshold, is a link.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>每行的最大权重，或高于阈值的每个权重，为一个链接。</translation>
</message>
<message>
<source>The system gives links, not weights; lighter ones it calls possible.</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>该系统给出的是链接而非权重；较浅的是它认为可能的链接。</translation>
</message>
<message>
<source>Legend: links that the system gives are filled</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>图例：系统给出的链接以实心表示</translation>
</message>
<message>
<source>Legend: links that the weights become are marked</source>
<extracomment>ui/inspect/picture/picture_legend.cpp</extracomment>
<translation>图例：由权重得到的链接带有标记</translation>
</message>
<message>
<source>%1 does not have this sentence.</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1 没有这个句子。</translation>
</message>
<message>
<source>%1, target token %2 of %3, %4: %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1，目标词元 %2/%3，%4：%5</translation>
</message>
<message>
<source>%1, target token %2 of %3, weight of %4 is %5</source>
<extracomment>ui/inspect/picture/picture_pane.cpp</extracomment>
<translation>%1，目标词元 %2/%3，%4 的权重为 %5</translation>
</message>
<message>
<source>Threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>阈值</translation>
</message>
<message>
<source>Whether all weights above a threshold are links, or the largest of each row</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>链接是高于阈值的所有权重，还是每行的最大权重</translation>
</message>
<message>
<source>Weights above this are links, in hundredths</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>高于此值的权重为链接，以百分之一为单位</translation>
</message>
<message>
<source>links</source>
<extracomment>core/inspect/links/link_collection.cpp, ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>链接</translation>
</message>
<message>
<source>corpus AER</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>语料 AER</translation>
</message>
<message>
<source>Links of this sentence that the weights become, marked with dots</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>此句由权重得到的链接，以圆点标记</translation>
</message>
<message>
<source>off</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>关</translation>
</message>
<message>
<source>%1 has no weights of this sentence.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>%1 没有此句的权重。</translation>
</message>
<message>
<source>On: every weight above the threshold is a link.
Off: the largest weight of each row is.</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>开：高于阈值的每个权重为一个链接。
关：每行的最大权重为一个链接。</translation>
</message>
<message>
<source>Of all sentences that have known links, with this threshold</source>
<extracomment>ui/inspect/picture/picture_threshold.cpp</extracomment>
<translation>在此阈值下，所有具有已知链接的句子</translation>
</message>
<message>
<source>term </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>项 </translation>
</message>
<message>
<source>Term of the sum</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>和式中的项</translation>
</message>
<message>
<source>Chosen: token %1 %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：词元 %1 %2</translation>
</message>
<message>
<source>Click a token of the source, or go to it with ← and → and press Enter.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>点击一个源词元，或用 ← 和 → 移到该词元后按 Enter。</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3, %4</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：第 %1 步，词元 %2 %3，%4</translation>
</message>
<message>
<source>Go to the row, then click the column of the token.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>移到该行，再点击该词元的列。</translation>
</message>
<message>
<source>Chosen: step %1, %2. Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：第 %1 步，%2。请移到您所指的步。</translation>
</message>
<message>
<source>Go to the step that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>请移到您所指的步。</translation>
</message>
<message>
<source>Click the lane.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>点击通道。</translation>
</message>
<message>
<source>Chosen: %1</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：%1</translation>
</message>
<message>
<source>Show the map that you mean.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>显示您所指的注意力图。</translation>
</message>
<message>
<source>Chosen: %1, %2</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：%1，%2</translation>
</message>
<message>
<source>Chosen: step %1, token %2 %3</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>已选：第 %1 步，词元 %2 %3</translation>
</message>
<message>
<source>Click the column of the token, then give the number of the term.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>点击该词元的列，再给出项的序号。</translation>
</message>
<message>
<source>Click the training.</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>点击训练。</translation>
</message>
<message>
<source>%1 of %2. </source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>第 %1/%2 个。</translation>
</message>
<message>
<source>under %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>低于 %1</translation>
</message>
<message>
<source>Predict, Then Re&amp;veal</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>先预测，后揭晓(&amp;V)</translation>
</message>
<message>
<source>Click the source token that you expect the next step to look at most. The step then shows it</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>点击您认为下一步最关注的源词元。随后该步会揭晓答案</translation>
</message>
<message>
<source>&amp;Guess the Marked Token</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>猜测标记的词元(&amp;G)</translation>
</message>
<message>
<source>Guess that the next step looks most at the source token under the mouse or marked by the arrow keys</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>猜测下一步最关注鼠标所指或方向键标记的源词元</translation>
</message>
<message>
<source>%1 of %2 right</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>猜对 %1/%2</translation>
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
<translation>猜对 %1/%2，平均权重 %3</translation>
</message>
<message>
<source>%1 has one fixed vector for every step: choose another lane.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 每一步使用同一个固定向量：请选择其他通道。</translation>
</message>
<message>
<source>%1 shows %2: choose a map from the output to the source.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>%1 显示的是%2：请选择从输出到源的注意力图。</translation>
</message>
<message>
<source>This is the end of the output.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>输出到此结束。</translation>
</message>
<message>
<source>Step %1: your guess is %2. Space reveals it.</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>第 %1 步：您猜的是 %2。按空格键揭晓。</translation>
</message>
<message>
<source>Step %1: what will %2 look at? Click a source token, or Tab, →, G</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>第 %1 步：%2 将关注什么？点击源词元，或按 Tab、→、G</translation>
</message>
<message>
<source>next: step %1</source>
<extracomment>ui/step/views/prediction.cpp</extracomment>
<translation>下一步：第 %1 步</translation>
</message>
<message>
<source>&amp;Presenter View</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>演示视图(&amp;P)</translation>
</message>
<message>
<source>Fill the screen with large type and nothing but the picture; Escape goes back</source>
<extracomment>ui/window/presenter_view.cpp</extracomment>
<translation>以大字号占满屏幕，只显示图片；Esc 返回</translation>
</message>
<message>
<source>Nothing is asked</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>不提问</translation>
</message>
<message>
<source>Choose one of several</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>选择题</translation>
</message>
<message>
<source>Bet on a number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>猜一个数</translation>
</message>
<message>
<source>Point at a part</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>指出一处</translation>
</message>
<message>
<source>Do something in the window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>在窗口中操作</translation>
</message>
<message>
<source>Find a text</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>找一段文本</translation>
</message>
<message>
<source>Say it in own words</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>用自己的话说</translation>
</message>
<message>
<source>a source token</source>
<extracomment>core/runs/run_pictures.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>源词元</translation>
</message>
<message>
<source>a cell</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>单元格</translation>
</message>
<message>
<source>an output token</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>输出词元</translation>
</message>
<message>
<source>a lane</source>
<extracomment>core/lessons/facts/lane_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>通道</translation>
</message>
<message>
<source>an attention map</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>注意力图</translation>
</message>
<message>
<source>a term of a score</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>得分的一项</translation>
</message>
<message>
<source>a bar</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>柱条</translation>
</message>
<message>
<source>a training</source>
<extracomment>core/lessons/facts/model_facts.cpp, ui/learn/writing/question_editor.cpp</extracomment>
<translation>训练</translation>
</message>
<message>
<source>At</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>对象</translation>
</message>
<message>
<source>Take the Changes of the Window</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>采用窗口的更改</translation>
</message>
<message>
<source>Question</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>问题</translation>
</message>
<message>
<source>Ask</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>提问</translation>
</message>
<message>
<source>What does it look at next?</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>它接下来关注什么？</translation>
</message>
<message>
<source>Choices</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>选项</translation>
</message>
<message>
<source>[x] a right one
[ ] a wrong one | its hint
[= lane('dot').exact] right if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>[x] 正确的选项
[ ] 错误的选项 | 其提示
[= lane('dot').exact] 此式为真时正确</translation>
</message>
<message>
<source>Right is</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>正确值</translation>
</message>
<message>
<source>lane('dot').step(1).argmax</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').step(1).argmax</translation>
</message>
<message>
<source>Within</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>允许误差</translation>
</message>
<message>
<source>1</source>
<extracomment>ui/learn/writing/question_editor.cpp, ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>1</translation>
</message>
<message>
<source>From</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>从</translation>
</message>
<message>
<source>0</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>0</translation>
</message>
<message>
<source>To</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>到</translation>
</message>
<message>
<source>100</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>100</translation>
</message>
<message>
<source>In steps of</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>步长</translation>
</message>
<message>
<source>empty: any number</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>留空：任意数</translation>
</message>
<message>
<source>Unit</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>单位</translation>
</message>
<message>
<source>its id; empty: any</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>其 id；留空：任意</translation>
</message>
<message>
<source>Right if</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>判对条件</translation>
</message>
<message>
<source>lane('dot').output != lane('dot').original.output</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>lane('dot').output != lane('dot').original.output</translation>
</message>
<message>
<source>Solution</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>解答</translation>
</message>
<message>
<source>Model answer</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>参考答案</translation>
</message>
<message>
<source>Hints</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>提示</translation>
</message>
<message>
<source>one a line
[= answer &gt; value] shown if this is true</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>每行一条
[= answer &gt; value] 此式为真时显示</translation>
</message>
<message>
<source>Said if right</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>答对时显示</translation>
</message>
<message>
<source>Measured: {value}.</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>测得：{value}。</translation>
</message>
<message>
<source>Said if wrong</source>
<extracomment>ui/learn/writing/question_editor.cpp</extracomment>
<translation>答错时显示</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) asks for it.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>用“检视 › 重新打开为”（Ctrl+Shift+I）指定。</translation>
</message>
<message>
<source>Inspect › Open Again As (Ctrl+Shift+I) chooses the format.</source>
<extracomment>ui/inspect/document/reading_queue.cpp</extracomment>
<translation>用“检视 › 重新打开为”（Ctrl+Shift+I）选择格式。</translation>
</message>
<message>
<source>Values of the lanes</source>
<extracomment>ui/pictures/curves/reading_table.cpp</extracomment>
<translation>各通道的值</translation>
</message>
<message>
<source>&amp;Clear List</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>清空列表(&amp;C)</translation>
</message>
<message>
<source>Forget the recent files</source>
<extracomment>ui/files/recent_files.cpp</extracomment>
<translation>忘记最近打开的文件</translation>
</message>
<message>
<source>In &amp;place of the present lanes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>替换现有通道(&amp;P)</translation>
</message>
<message>
<source>Lanes of Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>由配方生成通道</translation>
</message>
<message>
<source>Each chosen recipe becomes a lane with its own model and training. All lanes learn the pairs of the run.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>所选的每个配方成为一个通道，具有自己的模型和训练。所有通道学习运行的句对。</translation>
</message>
<message>
<source>Recipes</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>配方</translation>
</message>
<message>
<source>&amp;Take These</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>采用(&amp;T)</translation>
</message>
<message>
<source>That makes %1 lanes; a run has %2 at most.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>这样共有 %1 个通道；一次运行最多 %2 个。</translation>
</message>
<message>
<source>Choose at least one recipe.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>请至少选择一个配方。</translation>
</message>
<message>
<source>The run then has %1 of at most %2 lanes.</source>
<extracomment>ui/train/setup/recipe_dialog.cpp</extracomment>
<translation>运行将有 %1 个通道，最多 %2 个。</translation>
</message>
<message>
<source>%1 adds %2 to the logit of %3</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>%1 对 %3 的 logit 贡献 %2</translation>
</message>
<message>
<source>  head %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>  头 %1：%2</translation>
</message>
<message>
<source>If the network stopped here, it would say: %1</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>若网络在此停止，将输出：%1</translation>
</message>
<message>
<source>No parts yet</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>尚无组成部分</translation>
</message>
<message>
<source>What each part adds to the logit of %1: %2</source>
<extracomment>ui/step/stages/panels/residual_panel.cpp</extracomment>
<translation>各部分对 %1 的 logit 的贡献：%2</translation>
</message>
<message>
<source>none</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>无</translation>
</message>
<message>
<source>&amp;Reset</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>重置(&amp;R)</translation>
</message>
<message>
<source>Take every training back to its first weights</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>将每个训练恢复到初始权重</translation>
</message>
<message>
<source>Pause (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>暂停(&amp;T)</translation>
</message>
<message>
<source>Go on (&amp;T)</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>继续(&amp;T)</translation>
</message>
<message>
<source>&amp;Train</source>
<extracomment>ui/learn/runs_stage.cpp, ui/train/train_mode.cpp</extracomment>
<translation>训练(&amp;T)</translation>
</message>
<message>
<source>Trained. %1</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>已训练。%1</translation>
</message>
<message>
<source>%1 %2 %</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1 %2%</translation>
</message>
<message>
<source>%1. Exact match: %2</source>
<extracomment>ui/learn/runs_stage.cpp</extracomment>
<translation>%1。完全匹配：%2</translation>
</message>
<message>
<source>Your answer</source>
<extracomment>ui/learn/answer_field.cpp</extracomment>
<translation>您的答案</translation>
</message>
<message>
<source>No sentence has both %1 and %2.</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>没有句子同时具有 %1 和 %2。</translation>
</message>
<message>
<source>%1 against %2</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>%1 对 %2</translation>
</message>
<message>
<source>Row %1
%2 %3
%4 %5</source>
<extracomment>ui/inspect/charts/scatter_chart.cpp</extracomment>
<translation>第 %1 行
%2 %3
%4 %5</translation>
</message>
<message>
<source>Choose a lesson.</source>
<extracomment>ui/learn/scene_pictures.cpp</extracomment>
<translation>选择一个课程。</translation>
</message>
<message>
<source>learned query</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>学习得到的查询</translation>
</message>
<message>
<source>query s%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>查询 s%1</translation>
</message>
<message>
<source>Step %1, scores of %2 heads, %3 each</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>第 %1 步，%2 个头的得分，每个头 %3 个</translation>
</message>
<message>
<source>Scores e%1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>得分 e%1</translation>
</message>
<message>
<source>Scores e</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>得分 e</translation>
</message>
<message>
<source> · divided by %1</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · 除以 %1</translation>
</message>
<message>
<source> · own axis</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation> · 独立坐标轴</translation>
</message>
<message>
<source>%1, head %2
score %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp</extracomment>
<translation>%1，头 %2
得分 %3</translation>
</message>
<message>
<source>%1
number %2: %3</source>
<extracomment>ui/step/stages/panels/stage_scores_panel.cpp, ui/step/stages/panels/stage_strips_panel.cpp</extracomment>
<translation>%1
第 %2 个数：%3</translation>
</message>
<message>
<source>future: hatched, not permitted</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>未来：斜线，不允许</translation>
</message>
<message>
<source>%1 reads %2, position %3%4
weight %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 读取 %2，位置 %3%4
权重 %5</translation>
</message>
<message>
<source>No weights yet</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>尚无权重</translation>
</message>
<message>
<source>%1 over %2 tokens, the largest weight is %3 at %4; %5</source>
<extracomment>ui/step/stages/panels/self_attention_panel.cpp</extracomment>
<translation>%1 关注 %2 个词元，最大权重为 %3，位于 %4；%5</translation>
</message>
<message>
<source>Reference: %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>参考输出：%1</translation>
</message>
<message>
<source>, line %1</source>
<extracomment>ui/inspect/table/sentence_model.cpp</extracomment>
<translation>，第 %1 行</translation>
</message>
<message>
<source>Sentences</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>句子</translation>
</message>
<message>
<source>Columns</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>列</translation>
</message>
<message>
<source>Clear Filter</source>
<extracomment>ui/inspect/table/sentence_table.cpp</extracomment>
<translation>清除筛选</translation>
</message>
<message>
<source>Sort By</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>排序依据</translation>
</message>
<message>
<source>Usual Columns</source>
<extracomment>ui/inspect/table/sentence_table_columns.cpp</extracomment>
<translation>常用列</translation>
</message>
<message>
<source>Sentence vector v</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子向量 v</translation>
</message>
<message>
<source>Sentence vector v%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>句子向量 v%1</translation>
</message>
<message>
<source>No sentence yet</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>尚无句子</translation>
</message>
<message>
<source>Vectors: %1; %2</source>
<extracomment>ui/step/stages/panels/values_panel.cpp, ui/step/stages/panels/windows_panel.cpp, ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>向量：%1；%2</translation>
</message>
<message>
<source>%1: the window shows at most %2 lanes, and they are all taken; close one first.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1：窗口最多显示 %2 个通道，且已用完；请先关闭一个。</translation>
</message>
<message>
<source>%1 is the only lane that is open. Open another one, then close it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 是唯一打开的通道。请先打开另一个，再关闭它。</translation>
</message>
<message>
<source>change of text</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>更改文本</translation>
</message>
<message>
<source>change of what the decoder reads</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>更改解码器读入内容</translation>
</message>
<message>
<source>%1 is the only lane that is shown. Show another one, then hide it.</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 是唯一显示的通道。请先显示另一个，再隐藏它。</translation>
</message>
<message>
<source>choice of lanes</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>选择通道</translation>
</message>
<message>
<source>choice of the map</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>选择注意力图</translation>
</message>
<message>
<source>choice of rows and words</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>选择行和词</translation>
</message>
<message>
<source>return to the original</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>恢复原结果</translation>
</message>
<message>
<source>%1 could not read the text: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 无法读取此文本：%2</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and were left out: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1：手动修改已不再适用，未予采用：%2</translation>
</message>
<message>
<source>%1 could not decode: %2</source>
<extracomment>ui/step/session/session.cpp</extracomment>
<translation>%1 无法解码：%2</translation>
</message>
<message>
<source>Sa&amp;ve Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>保存会话(&amp;V)</translation>
</message>
<message>
<source>Save models, text, changes by hand and window as a session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>将模型、文本、手动修改和窗口保存为会话</translation>
</message>
<message>
<source>Save Sessio&amp;n As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>会话另存为(&amp;N)…</translation>
</message>
<message>
<source>Save the session in another file, with the models in it or without</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>将会话保存到另一个文件，包含或不包含模型</translation>
</message>
<message>
<source>Recovered session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>已恢复的会话</translation>
</message>
<message>
<source>%1[*] – Attention Lab</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>%1[*] – Attention Lab</translation>
</message>
<message>
<source>%1 written. It does not hold %2: to pass it on, send this along, or save it with the models in it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>已写入 %1。其中不含 %2：要转给他人，请一并发送，或保存时包含模型。</translation>
</message>
<message>
<source>Sessions that know models by their files (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>按文件引用模型的会话 (*.attnlab)</translation>
</message>
<message>
<source>Sessions with the models in them (*.attnlab)</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>内含模型的会话 (*.attnlab)</translation>
</message>
<message>
<source>Save Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>保存会话</translation>
</message>
<message>
<source>Session</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>会话</translation>
</message>
<message>
<source>The file %1 has changed since this window read it.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>文件 %1 在此窗口读取之后已发生更改。</translation>
</message>
<message>
<source>Another window or program has written it. If you replace it, what was saved there is lost.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>另一个窗口或程序写入了它。如果替换，其中保存的内容将丢失。</translation>
</message>
<message>
<source>Save &amp;As…</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>另存为(&amp;A)…</translation>
</message>
<message>
<source>&amp;Replace</source>
<extracomment>ui/train/train_exports.cpp, ui/window/session_files.cpp</extracomment>
<translation>替换(&amp;R)</translation>
</message>
<message>
<source>%1 opened</source>
<extracomment>ui/train/train_mode.cpp, ui/window/session_files.cpp</extracomment>
<translation>已打开 %1</translation>
</message>
<message>
<source>The session is not saved.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>会话尚未保存。</translation>
</message>
<message>
<source>The session %1 has changed.</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>会话 %1 已更改。</translation>
</message>
<message>
<source>Save it with its models, its text and the changes by hand?</source>
<extracomment>ui/window/session_files.cpp</extracomment>
<translation>是否保存会话及其模型、文本和手动修改？</translation>
</message>
<message>
<source>%1: session.json: text has %2 characters, the window takes at most %3.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：session.json：文本有 %2 个字符，窗口最多接受 %3 个。</translation>
</message>
<message>
<source>%1: the changes by hand do not fit any more and are left out: %2.</source>
<extracomment>ui/window/session_state.cpp</extracomment>
<translation>%1：手动修改已不再适用，已略去：%2。</translation>
</message>
<message>
<source>Source %1</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>源 %1</translation>
</message>
<message>
<source>A run has %1 lanes at most</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>一次运行最多 %1 个通道</translation>
</message>
<message>
<source>One more lane, with the first score that no lane has yet</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>增加一个通道，采用第一个尚无通道使用的打分函数</translation>
</message>
<message>
<source>1 setting is wrong: show it</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>1 项设置有误：显示它</translation>
</message>
<message numerus="yes">
<source>%1 settings are wrong: show one</source>
<extracomment>ui/train/setup/setup_panel.cpp</extracomment>
<translation>
<numerusform>%1 项设置有误：显示其一</numerusform>
</translation>
</message>
<message>
<source>These are the settings of the run. Reset it to change them.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>这些是运行的设置。要更改，请先重置运行。</translation>
</message>
<message>
<source>Optimiser</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>优化器</translation>
</message>
<message>
<source>Each lane is trained as it says itself.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>各通道按自身的设置训练。</translation>
</message>
<message>
<source>Stops</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>停止条件</translation>
</message>
<message>
<source>Own texts…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>自己的文本…</translation>
</message>
<message>
<source>by lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>因通道而异</translation>
</message>
<message>
<source>New seed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>新种子</translation>
</message>
<message>
<source>Other first weights and other batches: what chance does to a run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>换用其他初始权重和批次：看随机性对运行的影响</translation>
</message>
<message>
<source>More</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>更多</translation>
</message>
<message>
<source>Shows all other settings of the run</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>显示运行的所有其他设置</translation>
</message>
<message>
<source>Rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>很少更改</translation>
</message>
<message>
<source>Show the settings of this group that are rarely changed</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>显示该组中很少更改的设置</translation>
</message>
<message>
<source>Rarely changed settings: %1</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>很少更改的设置：%1</translation>
</message>
<message>
<source>Corpus</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>语料</translation>
</message>
<message>
<source>Shortest source</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>最短源</translation>
</message>
<message>
<source>Longest source</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>最长源</translation>
</message>
<message>
<source>Model</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>模型</translation>
</message>
<message>
<source>Each lane has the model of its recipe.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>各通道使用其配方的模型。</translation>
</message>
<message>
<source>Add lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>添加通道</translation>
</message>
<message>
<source>Recipes…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>配方…</translation>
</message>
<message>
<source>Choose lanes of any architecture among the recipes that come with the program</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>从程序附带的配方中选择任意架构的通道</translation>
</message>
<message>
<source>Race: GRU and Transformer</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>竞赛：GRU 与 Transformer</translation>
</message>
<message>
<source>Two lanes on dates, a GRU and a Transformer, each trained as its recipe says</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>日期任务上的两个通道，GRU 和 Transformer，各按其配方训练</translation>
</message>
<message>
<source>Open…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>打开…</translation>
</message>
<message>
<source>Save…</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>保存…</translation>
</message>
<message>
<source>Read the settings from recipes, one for each lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>从配方读取设置，每个通道一个</translation>
</message>
<message>
<source>Save the settings as recipes, one for each lane; attnlab reads them, too</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>将设置保存为配方，每个通道一个；attnlab 也能读取</translation>
</message>
<message>
<source>How long it takes is known once the texts are read.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>读取文本之后才能知道所需时间。</translation>
</message>
<message>
<source>No lane can be trained.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>没有可训练的通道。</translation>
</message>
<message>
<source>%1 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>每通道 %1 个参数</translation>
</message>
<message>
<source>%1 to %2 parameters per lane</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>每通道 %1 到 %2 个参数</translation>
</message>
<message>
<source>about %1 texts/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>约 %1 段文本/s</translation>
</message>
<message>
<source>about %1 target tokens/s</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>约 %1 目标词元/s</translation>
</message>
<message>
<source>about %1 for all %2 updates</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>全部 %2 次更新约 %1</translation>
</message>
<message>
<source>Parameters are counted; speed, time and memory are estimates for all lanes together on %1 processors, from the work of one update and this machine's speed.</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>参数为计数；速度、时间和内存是所有通道在 %1 个处理器上的估计值，由一次更新的工作量和本机的速度得出。</translation>
</message>
<message>
<source>about %1 of memory, of %2: Start asks first</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>约需内存 %1，共 %2：开始前会询问</translation>
</message>
<message>
<source>about %1 of memory</source>
<extracomment>ui/train/setup/setup_panel_parts.cpp</extracomment>
<translation>约需内存 %1</translation>
</message>
<message>
<source>Legend: a dot is a known link, a ring a possible one</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>图例：圆点为已知链接，圆环为可能链接</translation>
</message>
<message>
<source>Links that people made. On dark cells their marks have a light edge</source>
<extracomment>ui/inspect/sheet/sheet_legend.cpp</extracomment>
<translation>人工标注的链接。在深色单元格上，标记带有浅色边</translation>
</message>
<message>
<source>Shortcuts and Gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>快捷键和手势</translation>
</message>
<message>
<source>Search commands, keys and gestures</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>搜索命令、按键和手势</translation>
</message>
<message>
<source>Command or place</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>命令或位置</translation>
</message>
<message>
<source>Keys or mouse</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>按键或鼠标</translation>
</message>
<message>
<source>What it does</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>作用</translation>
</message>
<message>
<source>No command and no gesture has “%1”.</source>
<extracomment>ui/window/shortcuts_dialog.cpp</extracomment>
<translation>没有包含“%1”的命令或手势。</translation>
</message>
<message>
<source>no attention: one fixed vector for every step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>无注意力：每一步使用同一个固定向量</translation>
</message>
<message>
<source>%1, position %2
%3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>%1，位置 %2
%3</translation>
</message>
<message>
<source>No numbers at this step</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>此步没有数字</translation>
</message>
<message>
<source>Step %1, %2 numbers, several are the largest, %3</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>第 %1 步，%2 个数，有多个并列最大，%3</translation>
</message>
<message>
<source>Step %1, %2 numbers, the largest is %3 at %4</source>
<extracomment>ui/step/stages/panels/stage_bars_panel.cpp</extracomment>
<translation>第 %1 步，%2 个数，最大为 %3，位于 %4</translation>
</message>
<message>
<source>Known words</source>
<extracomment>ui/pictures/tokens/source_edit.cpp</extracomment>
<translation>已知的词</translation>
</message>
<message>
<source>Output</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>输出</translation>
</message>
<message>
<source>Source text</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>源文本</translation>
</message>
<message>
<source>Enter or Escape leaves the field</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>按 Enter 或 Esc 离开此字段</translation>
</message>
<message>
<source>Output tokens of the selected lane</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>所选通道的输出词元</translation>
</message>
<message>
<source>The text that every lane decodes (Ctrl+L)</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>所有通道解码的文本（Ctrl+L）</translation>
</message>
<message>
<source>Says</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>给出</translation>
</message>
<message>
<source>true: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>正确：%1</translation>
</message>
<message>
<source>The output that is right for this text: %1</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>此文本的正确输出：%1</translation>
</message>
<message>
<source>outlined: the evidence of %1, which this lane does not say</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>带框：%1 的证据，但此通道未给出该类别</translation>
</message>
<message>
<source>the true evidence is outlined: the words that decide</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>真实证据带框：起决定作用的词</translation>
</message>
<message>
<source>A solid outline is the word from which the class is known. Words with dashed outlines decide together.</source>
<extracomment>ui/pictures/tokens/source_panel.cpp</extracomment>
<translation>实线框为可据以得知类别的词。虚线框的词共同决定类别。</translation>
</message>
<message>
<source>Legend of spans: brackets are a window, a triangle its centre, a disc what was taken</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>范围图例：括号为窗口，三角为其中心，圆点为选中的位置</translation>
</message>
<message>
<source>A local span looks only at the positions between the brackets;
the triangle is the centre p, which may lie between two positions.
A hard span takes the one position with the disc; the colours are the probabilities that it chose from.
Hollow bars are the softmax, filled bars are the weights that are used.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>局部范围只关注括号之间的位置；
三角是中心 p，可以位于两个位置之间。
硬范围选取带圆点的一个位置；颜色表示供其选择的概率。
空心柱条是 softmax，实心柱条是实际使用的权重。</translation>
</message>
<message>
<source>Hatched cells are not permitted</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>带斜线的单元格不允许关注</translation>
</message>
<message>
<source>Hatched: a token of the output may not attend to later ones.</source>
<extracomment>ui/pictures/attention/span_legend.cpp</extracomment>
<translation>斜线：输出词元不可关注其后的词元。</translation>
</message>
<message>
<source>All numbers of this stage as a table (Enter)</source>
<extracomment>ui/step/stages/drawing/stage_button.cpp</extracomment>
<translation>以表格显示此阶段的所有数字（Enter）</translation>
</message>
<message>
<source>%1 · %2 of step %3</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · 第 %3 步的%2</translation>
</message>
<message>
<source>%1 · %2</source>
<extracomment>ui/step/stages/stage_numbers.cpp</extracomment>
<translation>%1 · %2</translation>
</message>
<message>
<source>All numbers of %1</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>%1 的所有数字</translation>
</message>
<message>
<source>no sentence yet</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>尚无句子</translation>
</message>
<message>
<source>no model</source>
<extracomment>ui/step/stages/panels/stage_panel.cpp</extracomment>
<translation>无模型</translation>
</message>
<message>
<source>Click: why this number? Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>点击：为什么是这个数？Enter：此阶段的所有数字</translation>
</message>
<message>
<source>Click: highlight this stage. Enter: all its numbers</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>点击：突出显示此阶段。Enter：其所有数字</translation>
</message>
<message>
<source>Click or Enter: all numbers of this stage</source>
<extracomment>ui/step/stages/panels/stage_panel_events.cpp</extracomment>
<translation>点击或 Enter：此阶段的所有数字</translation>
</message>
<message>
<source>Stages of the computation</source>
<extracomment>ui/step/stages/stages_view.cpp</extracomment>
<translation>计算的各阶段</translation>
</message>
<message>
<source>State s%1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>状态 s%1</translation>
</message>
<message>
<source>State s</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp, ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>状态 s</translation>
</message>
<message>
<source>reads %1</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>读入 %1</translation>
</message>
<message>
<source> · top of %1 layers</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation> · %1 层中的顶层</translation>
</message>
<message>
<source>New state of %1 numbers, %2</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>%1 维新状态，%2</translation>
</message>
<message>
<source>No state yet</source>
<extracomment>ui/step/stages/panels/stage_state_panel.cpp</extracomment>
<translation>尚无状态</translation>
</message>
<message>
<source>&amp;Step</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>下一步(&amp;S)</translation>
</message>
<message>
<source>Decode the next token in every lane</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>在每个通道中解码下一个词元</translation>
</message>
<message>
<source>Go one token back</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>后退一个词元</translation>
</message>
<message>
<source>&amp;First</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>开头(&amp;F)</translation>
</message>
<message>
<source>Go to the start, before the first token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>转到开头，第一个词元之前</translation>
</message>
<message>
<source>&amp;Last</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>末尾(&amp;L)</translation>
</message>
<message>
<source>Decode to the end</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>解码到末尾</translation>
</message>
<message>
<source>&amp;Play</source>
<extracomment>ui/step/session/step_cursor.cpp, ui/step/step_mode_menus.cpp</extracomment>
<translation>播放(&amp;P)</translation>
</message>
<message>
<source>Decode token after token, or pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>逐个解码词元，或暂停</translation>
</message>
<message>
<source>Stop playing or decoding, and keep the tokens so far</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>停止播放或解码，保留目前的词元</translation>
</message>
<message>
<source>&amp;Next Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>下一阶段(&amp;N)</translation>
</message>
<message>
<source>Highlight the next stage of the computation; after the last comes the next token</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>突出显示计算的下一阶段；最后一个阶段之后为下一个词元</translation>
</message>
<message>
<source>P&amp;revious Stage</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>上一阶段(&amp;R)</translation>
</message>
<message>
<source>Highlight the previous stage of the computation</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>突出显示计算的上一阶段</translation>
</message>
<message>
<source>Lane &amp;%1</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>通道 &amp;%1</translation>
</message>
<message>
<source>Show the computation of this lane in the dock</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>在停靠栏中显示此通道的计算</translation>
</message>
<message>
<source>&amp;Pause</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>暂停(&amp;P)</translation>
</message>
<message>
<source>%1  %2</source>
<extracomment>ui/step/session/step_cursor.cpp</extracomment>
<translation>%1  %2</translation>
</message>
<message>
<source>difference of weights</source>
<extracomment>ui/step/views/step_legends.cpp</extracomment>
<translation>权重差值</translation>
</message>
<message>
<source>Step</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>步进</translation>
</message>
<message>
<source>Decode a text token by token</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>逐个词元解码文本</translation>
</message>
<message>
<source>&amp;Lanes Shown</source>
<extracomment>ui/step/step_mode.cpp</extracomment>
<translation>显示的通道(&amp;L)</translation>
</message>
<message>
<source>Computation</source>
<extracomment>ui/step/step_mode.cpp, ui/window/gestures.cpp</extracomment>
<translation>计算</translation>
</message>
<message>
<source>&amp;Edit</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>编辑(&amp;E)</translation>
</message>
<message>
<source>Copy &amp;Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>复制输出(&amp;O)</translation>
</message>
<message>
<source>Copy the selected lane's output as text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>将所选通道的输出复制为文本</translation>
</message>
<message>
<source>Copy &amp;Weights</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>复制权重(&amp;W)</translation>
</message>
<message>
<source>Copy the selected lane's weights as a table, tabs between columns</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>将所选通道的权重复制为表格，列间为制表符</translation>
</message>
<message>
<source>&amp;Paste as Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>粘贴为源文本(&amp;P)</translation>
</message>
<message>
<source>Decode the text of the clipboard</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>解码剪贴板中的文本</translation>
</message>
<message>
<source>Edit &amp;Source Text</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>编辑源文本(&amp;S)</translation>
</message>
<message>
<source>Go to the source text and select it</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>转到源文本并将其选中</translation>
</message>
<message>
<source>Choose an E&amp;xample…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>选择示例(&amp;X)…</translation>
</message>
<message>
<source>Open the list of examples: texts of every task that has trained models</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>打开示例列表：具有已训练模型的每个任务的文本</translation>
</message>
<message>
<source>&amp;Close Lane</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>关闭通道(&amp;C)</translation>
</message>
<message>
<source>Close the model of the selected lane; its file stays as it is</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>关闭所选通道的模型；其文件保持不变</translation>
</message>
<message>
<source>P&amp;icture</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>图片(&amp;I)</translation>
</message>
<message>
<source>&amp;Tokens of Text and Output</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>文本和输出的词元(&amp;T)</translation>
</message>
<message>
<source>Show or hide the lines of tokens above the lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>显示或隐藏通道上方的词元行</translation>
</message>
<message>
<source>Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>放大所有通道的单元格；滚轮、Shift+滚轮、方向键或拖动可滚动</translation>
</message>
<message>
<source>Smaller cells in all lanes</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>缩小所有通道的单元格</translation>
</message>
<message>
<source>&amp;Select Lane</source>
<extracomment>ui/step/step_mode_menus.cpp, ui/train/train_mode.cpp</extracomment>
<translation>选择通道(&amp;S)</translation>
</message>
<message>
<source>&amp;Computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>计算(&amp;E)</translation>
</message>
<message>
<source>Show or hide the stages of the selected lane's computation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>显示或隐藏所选通道的计算阶段</translation>
</message>
<message>
<source>&amp;Decode</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>解码(&amp;D)</translation>
</message>
<message>
<source>%1 tokens / s</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>%1 词元 / s</translation>
</message>
<message>
<source>Play %1 tokens per second</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>每秒播放 %1 个词元</translation>
</message>
<message>
<source>Decoder &amp;Reads</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>解码器读入(&amp;R)</translation>
</message>
<message>
<source>Co&amp;mputation</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>计算(&amp;M)</translation>
</message>
<message>
<source>&amp;Counts and Times…</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>计数和时间(&amp;C)…</translation>
</message>
<message>
<source>How many weights each lane computed, and how long its steps took</source>
<extracomment>ui/step/step_mode_menus.cpp</extracomment>
<translation>各通道计算了多少权重，各步耗时多久</translation>
</message>
<message>
<source>The weights are hidden until you have answered.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>在您回答之前，权重是隐藏的。</translation>
</message>
<message>
<source>%1: mean entropy %2, AER %3</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>%1：平均熵 %2，AER %3</translation>
</message>
<message>
<source>There is nothing to record: open a model first.</source>
<extracomment>ui/learn/step_stage.cpp</extracomment>
<translation>没有可录制的内容：请先打开模型。</translation>
</message>
<message>
<source>Decoding</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>解码</translation>
</message>
<message>
<source>Examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>示例</translation>
</message>
<message>
<source>Lanes shown</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>显示的通道</translation>
</message>
<message>
<source>Decoder reads</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>解码器读入</translation>
</message>
<message>
<source>Tokens per second when playing</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>播放时每秒的词元数</translation>
</message>
<message>
<source>Speed of playing, in tokens per second</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>播放速度，以每秒词元数计</translation>
</message>
<message>
<source>%1 / s</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s</translation>
</message>
<message>
<source>Lanes: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>通道：%1</translation>
</message>
<message>
<source>step %1 / %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>第 %1 / %2 步</translation>
</message>
<message>
<source>Pause</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>暂停</translation>
</message>
<message>
<source>Play</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>播放</translation>
</message>
<message>
<source>%1 / s ▾</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 / s ▾</translation>
</message>
<message>
<source>No examples</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>没有示例</translation>
</message>
<message>
<source>texts of every task that has trained models</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>具有已训练模型的每个任务的文本</translation>
</message>
<message>
<source>Open %1: %2</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>打开 %1：%2</translation>
</message>
<message>
<source>The Race</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>竞赛</translation>
</message>
<message>
<source>a GRU and a Transformer learn dates side by side</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>GRU 和 Transformer 并列学习日期</translation>
</message>
<message>
<source>Set up a run of both in Train mode</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>在训练模式中设置两者的运行</translation>
</message>
<message>
<source>Decode “%1”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>解码“%1”</translation>
</message>
<message>
<source>Open the models of “%1” and decode “%2”</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>打开“%1”的模型并解码“%2”</translation>
</message>
<message>
<source>Where a Fixed Vector Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>固定向量失败之处</translation>
</message>
<message>
<source>Decode “%1” without attention and with additive attention</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>用无注意力和 Additive 注意力解码“%1”</translation>
</message>
<message>
<source>Where Greedy Fails</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>贪心解码失败之处</translation>
</message>
<message>
<source>%1 takes the likeliest token at each step and goes wrong; a beam finds the right output</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>%1 每一步取最可能的词元而出错；束搜索能找到正确的输出</translation>
</message>
<message>
<source>Lanes that are shown: %1</source>
<extracomment>ui/step/step_tool_bar.cpp</extracomment>
<translation>显示的通道：%1</translation>
</message>
<message>
<source>Alignment error by system</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>各系统的对齐错误率</translation>
</message>
<message>
<source>Open known links to see the alignment error of each system.</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>打开已知链接，以查看各系统的对齐错误率。</translation>
</message>
<message>
<source>%1: %2 %3</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1：%2 %3</translation>
</message>
<message>
<source>%1, all shown sentences together</source>
<extracomment>ui/inspect/charts/system_bars.cpp</extracomment>
<translation>%1，显示的所有句子合计</translation>
</message>
<message>
<source>Attentional vector h̃</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp</extracomment>
<translation>注意力向量 h̃</translation>
</message>
<message>
<source>%1, layer %2</source>
<extracomment>ui/step/stages/panels/stage_tables.cpp, ui/train/watched_map_menu.cpp</extracomment>
<translation>%1，第 %2 层</translation>
</message>
<message>
<source>Back to &amp;1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>恢复为 &amp;1</translation>
</message>
<message>
<source>All steps</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>所有步</translation>
</message>
<message>
<source>All steps, except those with a temperature of their own</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>所有步，单独设有温度的步除外</translation>
</message>
<message>
<source>A number from 0.1 to 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>0.1 到 10 之间的数</translation>
</message>
<message>
<source>Leave the scores as the model computes them</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>得分保持模型计算的值</translation>
</message>
<message>
<source>What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>Scaled dot 的做法：注释向量为 K 维时，sᵀh 随 √K 增大</translation>
</message>
<message>
<source>0.1 · sharper</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>0.1 · 更尖锐</translation>
</message>
<message>
<source>flatter · 10</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>更平缓 · 10</translation>
</message>
<message>
<source>Step %1 has weights by hand: its temperature has no effect.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>第 %1 步的权重由手动设置：其温度不起作用。</translation>
</message>
<message>
<source>The scores of %1 are divided by the temperature before the softmax.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>%1 的得分在 softmax 之前除以温度。</translation>
</message>
<message>
<source>Step %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>第 %1 步</translation>
</message>
<message>
<source>This step</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>此步</translation>
</message>
<message>
<source>&amp;Divide by √K = %1</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>除以 √K = %1(&amp;D)</translation>
</message>
<message>
<source>The temperature should be a number from 0.1 to 10, found %1: nothing was changed.</source>
<extracomment>ui/step/what_if/temperature_dialog.cpp</extracomment>
<translation>温度应为 0.1 到 10 之间的数，现为 %1：未作任何更改。</translation>
</message>
<message>
<source>%1
Click or Enter: its own arithmetic</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>%1
点击或 Enter：其自身的算式</translation>
</message>
<message>
<source>The size of this term as a share of the sizes of all</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>此项的大小在所有项大小中的占比</translation>
</message>
<message>
<source>share</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>占比</translation>
</message>
<message>
<source>= product</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>= 乘积</translation>
</message>
<message>
<source>term</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>项</translation>
</message>
<message>
<source>× factor</source>
<extracomment>ui/step/explain/terms_model.cpp</extracomment>
<translation>× 因子</translation>
</message>
<message>
<source>Terms</source>
<extracomment>ui/step/explain/terms_table.cpp</extracomment>
<translation>各项</translation>
</message>
<message>
<source>The text has %1 characters. The window reads the first %2 and leaves out the rest.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>文本有 %1 个字符。窗口只读取前 %2 个，略去其余部分。</translation>
</message>
<message>
<source>%1 The models have not learnt such texts.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 模型没有学过这样的文本。</translation>
</message>
<message>
<source>%1 does not know the word %2 and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>%1 不认识词 %2，读作 &lt;unk&gt;。</translation>
</message>
<message numerus="yes">
<source>%1 does not know %2 words, the first is %3, and reads &lt;unk&gt;.</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>
<numerusform>%1 不认识 %2 个词，第一个是 %3，均读作 &lt;unk&gt;。</numerusform>
</translation>
</message>
<message>
<source>Write %1</source>
<extracomment>ui/step/views/text_notes.cpp</extracomment>
<translation>改为 %1</translation>
</message>
<message>
<source>Light or dark, like the desktop when the program started</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>浅色或深色，与程序启动时的桌面一致</translation>
</message>
<message>
<source>&amp;Light</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>浅色(&amp;L)</translation>
</message>
<message>
<source>Dark text on a light ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>浅色背景上的深色文字</translation>
</message>
<message>
<source>&amp;Dark</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>深色(&amp;D)</translation>
</message>
<message>
<source>Light text on a dark ground</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>深色背景上的浅色文字</translation>
</message>
<message>
<source>&amp;Projector</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>投影(&amp;P)</translation>
</message>
<message>
<source>Large labels and thick lines for a lecture hall</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>大号标签和粗线条，适合讲堂</translation>
</message>
<message>
<source>&amp;Blues</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>蓝色(&amp;B)</translation>
</message>
<message>
<source>Weights from white to dark blue</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>权重从白色到深蓝色</translation>
</message>
<message>
<source>&amp;Cividis</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>Cividis(&amp;C)</translation>
</message>
<message>
<source>Weights from yellow to blue, even for colour-blind eyes</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>权重从黄色到蓝色，色觉异常者也能分辨</translation>
</message>
<message>
<source>&amp;Grey</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>灰度(&amp;G)</translation>
</message>
<message>
<source>Weights in grey, as the papers print them</source>
<extracomment>ui/window/theme_actions.cpp</extracomment>
<translation>权重以灰度显示，如同论文中的印刷</translation>
</message>
<message>
<source>History</source>
<extracomment>ui/train/time/time_line.cpp, ui/train/train_files.cpp</extracomment>
<translation>历史</translation>
</message>
<message>
<source>Live</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>实时</translation>
</message>
<message>
<source>A snapshot keeps every lane's heatmap of the watched sentence at one update. Drag along the line, or press ← and →, to look at earlier ones while training goes on.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>快照保存所有通道在某次更新时对所观察句子的热图。沿时间轴拖动，或按 ← 和 →，可在训练继续的同时查看较早的快照。</translation>
</message>
<message>
<source>Show the lanes as they are now (End on the time line)</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>显示各通道现在的状态（时间轴上按 End）</translation>
</message>
<message>
<source>heatmaps of update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>更新 %1 的热图</translation>
</message>
<message>
<source>no updates yet</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>尚无更新</translation>
</message>
<message>
<source>live, update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>实时，更新 %1</translation>
</message>
<message>
<source>ended at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>结束于更新 %1</translation>
</message>
<message>
<source>ended at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>结束于 %1</translation>
</message>
<message>
<source>paused at update %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>暂停于更新 %1</translation>
</message>
<message>
<source>paused at %1</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>暂停于 %1</translation>
</message>
<message>
<source>history %1 MB of %2 MB</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>历史 %1 MB，共 %2 MB</translation>
</message>
<message>
<source>Memory of the snapshots of all lanes. Those with long ticks have weights and open at once; for the others the lanes are trained again up to that update.</source>
<extracomment>ui/train/time/time_line.cpp</extracomment>
<translation>所有通道的快照所占的内存。长刻度的快照含有权重，可立即打开；其他快照则需将通道重新训练到该次更新。</translation>
</message>
<message>
<source>History: update that the heatmaps show</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>历史：热图所显示的更新</translation>
</message>
<message>
<source>1 snapshot</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>1 个快照</translation>
</message>
<message numerus="yes">
<source>%1 snapshots</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>
<numerusform>%1 个快照</numerusform>
</translation>
</message>
<message>
<source>Heatmaps of update %1; %2</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>更新 %1 的热图；%2</translation>
</message>
<message>
<source>Live; %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>实时；%1</translation>
</message>
<message>
<source>Snapshot of update %1, with weights</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>更新 %1 的快照，含权重</translation>
</message>
<message>
<source>Snapshot of update %1, the picture alone. Before its lanes are opened, saved or branched, they are trained again up to this update</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>更新 %1 的快照，仅图片。在打开、保存或分支其通道之前，会先将其重新训练到此次更新</translation>
</message>
<message>
<source>Live, update %1</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>实时，更新 %1</translation>
</message>
<message>
<source>Snapshots appear here while lanes are trained</source>
<extracomment>ui/train/time/time_track.cpp</extracomment>
<translation>训练通道时，快照会显示在此</translation>
</message>
<message>
<source>Output tokens</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>输出词元</translation>
</message>
<message>
<source>: not in the vocabulary, read as &lt;unk&gt;</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>：不在词表中，读作 &lt;unk&gt;</translation>
</message>
<message>
<source> (%1)</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>（%1）</translation>
</message>
<message>
<source>No tokens yet</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>尚无词元</translation>
</message>
<message>
<source>; current: %1</source>
<extracomment>ui/pictures/tokens/token_chips.cpp</extracomment>
<translation>；当前：%1</translation>
</message>
<message>
<source>Type to find a token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>输入以查找词元</translation>
</message>
<message>
<source>Up and Down go through the list, Enter takes the highlighted token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>用上、下方向键浏览列表，Enter 采用突出显示的词元</translation>
</message>
<message>
<source>“%1” is not in %2. Choose one from the list.</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>“%1”不在 %2中。请从列表中选择。</translation>
</message>
<message>
<source>a Token</source>
<extracomment>ui/step/what_if/token_dialog.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>+ position %1</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>+ 位置 %1</translation>
</message>
<message>
<source>Nothing read yet</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>尚未读入</translation>
</message>
<message>
<source>%1 is read as %2 numbers, at position %3</source>
<extracomment>ui/step/stages/panels/token_input_panel.cpp</extracomment>
<translation>%1 读入为 %2 个数，位于位置 %3</translation>
</message>
<message>
<source>%1: weight in its sentence × weight of sentence %2</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>%1：在其句子中的权重 × 句子 %2 的权重</translation>
</message>
<message>
<source>&amp;Start</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>开始(&amp;S)</translation>
</message>
<message>
<source>Train all lanes, or pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>训练所有通道，或将其暂停</translation>
</message>
<message>
<source>Step 1 &amp;Batch</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>训练 1 个批次(&amp;B)</translation>
</message>
<message>
<source>Train every lane on one batch, then pause</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>用一个批次训练每个通道，然后暂停</translation>
</message>
<message>
<source>Train &amp;Without End</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>不限次数训练(&amp;W)</translation>
</message>
<message>
<source>Train all lanes on past their last update, until you pause them</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>让所有通道在最后一次更新之后继续训练，直到您将其暂停</translation>
</message>
<message>
<source>R&amp;eset</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>重置(&amp;E)</translation>
</message>
<message>
<source>Take every lane back to its first weights; a run that is not saved is asked about first</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>将每个通道恢复到初始权重；若运行未保存，会先询问</translation>
</message>
<message>
<source>&amp;Previous Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>上一个快照(&amp;P)</translation>
</message>
<message>
<source>Show the lanes one snapshot earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道前一个快照</translation>
</message>
<message>
<source>&amp;Next Snapshot</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>下一个快照(&amp;N)</translation>
</message>
<message>
<source>Show the lanes one snapshot later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道后一个快照</translation>
</message>
<message>
<source>Ten Snapshots Back</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>后退十个快照</translation>
</message>
<message>
<source>Show the lanes ten snapshots earlier</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道十个快照之前的状态</translation>
</message>
<message>
<source>Ten Snapshots On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>前进十个快照</translation>
</message>
<message>
<source>Show the lanes ten snapshots later</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道十个快照之后的状态</translation>
</message>
<message>
<source>&amp;First Weights</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>初始权重(&amp;F)</translation>
</message>
<message>
<source>Show the lanes before their first update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道首次更新之前的状态</translation>
</message>
<message>
<source>&amp;Live</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>实时(&amp;L)</translation>
</message>
<message>
<source>Show the lanes as they are now</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示各通道现在的状态</translation>
</message>
<message>
<source>Decoder &amp;Reads the Right Output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>解码器读入正确输出(&amp;R)</translation>
</message>
<message>
<source>The decoder reads the right output of the watched sentence; otherwise each lane reads its own output</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>解码器读入所观察句子的正确输出；否则各通道读入自身输出</translation>
</message>
<message>
<source>Select this lane</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>选择此通道</translation>
</message>
<message>
<source>S&amp;hown Update</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>显示的更新(&amp;H)</translation>
</message>
<message>
<source>Pau&amp;se</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>暂停(&amp;S)</translation>
</message>
<message>
<source>+%1 &amp;Updates</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>+%1 次更新(&amp;U)</translation>
</message>
<message>
<source>&amp;Go On</source>
<extracomment>ui/train/train_actions.cpp</extracomment>
<translation>继续(&amp;G)</translation>
</message>
<message>
<source>Reset the run to choose its lanes</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>要选择通道，请先重置运行</translation>
</message>
<message>
<source>At least one lane is trained: switch on another first</source>
<extracomment>ui/train/train_parts.cpp</extracomment>
<translation>至少须训练一个通道：请先打开另一个</translation>
</message>
<message>
<source>A file with this name exists already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>已存在同名文件。</translation>
</message>
<message numerus="yes">
<source>%1 files with these names exist already.</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>已存在 %1 个同名文件。</numerusform>
</translation>
</message>
<message>
<source>Replace %1?</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>是否替换 %1？</translation>
</message>
<message>
<source>Save Recipes</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>保存配方</translation>
</message>
<message>
<source>1 recipe saved in %1</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>已将 1 个配方存入 %1</translation>
</message>
<message numerus="yes">
<source>%1 recipes saved in %2</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>
<numerusform>已将 %1 个配方存入 %2</numerusform>
</translation>
</message>
<message>
<source>Save Model</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>保存模型</translation>
</message>
<message>
<source>Models (*.safetensors)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>模型 (*.safetensors)</translation>
</message>
<message>
<source>Save All Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>保存所有模型</translation>
</message>
<message>
<source>Models</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>模型</translation>
</message>
<message>
<source>Export Film Strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>导出胶片图</translation>
</message>
<message>
<source>Export Charts</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>导出图表</translation>
</message>
<message>
<source>Film strip</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>胶片图</translation>
</message>
<message>
<source>Folder of the Pictures</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>图片文件夹</translation>
</message>
<message>
<source>Export Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>导出动画</translation>
</message>
<message>
<source>Animation (*.webp)</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>动画 (*.webp)</translation>
</message>
<message>
<source>Animation</source>
<extracomment>ui/train/train_exports.cpp</extracomment>
<translation>动画</translation>
</message>
<message>
<source>&amp;Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存运行(&amp;S)</translation>
</message>
<message>
<source>Save the run with its history and its settings</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存运行及其历史和设置</translation>
</message>
<message>
<source>Save Run &amp;As…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>运行另存为(&amp;A)…</translation>
</message>
<message>
<source>Save the run with its history and its settings in another file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将运行及其历史和设置保存到另一个文件</translation>
</message>
<message>
<source>Save &amp;Model…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存模型(&amp;M)…</translation>
</message>
<message>
<source>Save the selected lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将所选通道在所显示更新时的状态保存为模型文件</translation>
</message>
<message>
<source>Save A&amp;ll Models…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存所有模型(&amp;L)…</translation>
</message>
<message>
<source>Save every lane at the shown update as a model file</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将每个通道在所显示更新时的状态保存为模型文件</translation>
</message>
<message>
<source>Save R&amp;ecipes…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存配方(&amp;E)…</translation>
</message>
<message>
<source>Save the settings of every lane as a recipe, for another run or for attnlab</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将每个通道的设置保存为配方，供其他运行或 attnlab 使用</translation>
</message>
<message>
<source>Export &amp;Charts…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>导出图表(&amp;C)…</translation>
</message>
<message>
<source>The charts as a picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将图表存为图片：PNG、SVG 或 PDF</translation>
</message>
<message>
<source>Export &amp;Film Strip…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>导出胶片图(&amp;F)…</translation>
</message>
<message>
<source>Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将所有通道在若干次更新时的热图存为一张图片：PNG、SVG 或 PDF</translation>
</message>
<message>
<source>Export An&amp;imation…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>导出动画(&amp;I)…</translation>
</message>
<message>
<source>Heatmaps of all lanes, update after update, as an animated WebP</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将所有通道逐次更新的热图存为 WebP 动画</translation>
</message>
<message>
<source>Export Animation as &amp;Pictures…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将动画导出为图片(&amp;P)…</translation>
</message>
<message>
<source>The same animation as a folder of PNG pictures</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>同一动画，存为一个 PNG 图片文件夹</translation>
</message>
<message>
<source>Export &amp;History…</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>导出历史(&amp;H)…</translation>
</message>
<message>
<source>Losses and measurements of every lane as a table (CSV)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>将每个通道的损失和测量结果存为表格（CSV）</translation>
</message>
<message>
<source>Export History</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>导出历史</translation>
</message>
<message>
<source>Table (*.csv)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>表格 (*.csv)</translation>
</message>
<message>
<source>Run with weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>含权重的运行，%1 (*.attnrun)</translation>
</message>
<message>
<source>Run without weights, %1 (*.attnrun)</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>不含权重的运行，%1 (*.attnrun)</translation>
</message>
<message>
<source>Save Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>保存运行</translation>
</message>
<message>
<source>Run</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>运行</translation>
</message>
<message>
<source>The run is not saved; it is at update %1.</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>运行尚未保存；已到更新 %1。</translation>
</message>
<message>
<source>Save it with its history and its settings?</source>
<extracomment>ui/train/train_files.cpp</extracomment>
<translation>是否保存运行及其历史和设置？</translation>
</message>
<message>
<source>Train</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>训练</translation>
</message>
<message>
<source>Train lanes and watch attention appear</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>训练各通道，观察注意力如何出现</translation>
</message>
<message>
<source>Set Up the R&amp;ace</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>设置竞赛(&amp;A)</translation>
</message>
<message>
<source>A GRU and a Transformer learn dates side by side, each trained as its recipe says</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>GRU 和 Transformer 并列学习日期，各按其配方训练</translation>
</message>
<message>
<source>New &amp;Branch…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>新建分支(&amp;B)…</translation>
</message>
<message>
<source>Train the selected lane again from the shown update, with other settings</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>从所显示的更新起，以其他设置重新训练所选通道</translation>
</message>
<message>
<source>Open in Step &amp;Mode</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>在步进模式中打开(&amp;M)</translation>
</message>
<message>
<source>Decode with the lanes of the shown update</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>用所显示更新的通道解码</translation>
</message>
<message>
<source>Open R&amp;un or Recipes…</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>打开运行或配方(&amp;U)…</translation>
</message>
<message>
<source>Open a saved run, or the recipes of a new one</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>打开已保存的运行，或新运行的配方</translation>
</message>
<message>
<source>E&amp;xport Run</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>导出运行(&amp;X)</translation>
</message>
<message>
<source>Open Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>打开配方</translation>
</message>
<message>
<source>Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>配方 (*.json);;所有文件 (*)</translation>
</message>
<message>
<source>Open Run or Recipes</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>打开运行或配方</translation>
</message>
<message>
<source>Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>运行和配方 (*.attnrun *.json);;运行 (*.attnrun);;配方 (*.json);;所有文件 (*)</translation>
</message>
<message>
<source>A run is opened alone. Choose one run, or recipes.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>运行只能单独打开。请选择一个运行，或若干配方。</translation>
</message>
<message>
<source>This run takes about %1 of memory; this machine has %2.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>此运行约需内存 %1；本机有 %2。</translation>
</message>
<message>
<source>The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer lanes take less.</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>机器可能停止响应，或结束程序。减少句对、缩小隐藏大小或减少通道可以降低需求。</translation>
</message>
<message>
<source>&amp;Start all the same</source>
<extracomment>ui/train/train_mode.cpp</extracomment>
<translation>仍然开始(&amp;S)</translation>
</message>
<message>
<source>Se&amp;ttings of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>运行设置(&amp;T)</translation>
</message>
<message>
<source>Show or hide the settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>显示或隐藏设置</translation>
</message>
<message>
<source>C&amp;harts of the Run</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>运行图表(&amp;H)</translation>
</message>
<message>
<source>Show or hide the charts; in a small window they take the place of the lanes</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>显示或隐藏图表；在小窗口中图表会取代通道</translation>
</message>
<message>
<source>Show the selected lane large, all as small pictures; again: the grid</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>放大显示所选通道，所有通道为小图；再次执行：网格</translation>
</message>
<message>
<source>Settings</source>
<extracomment>ui/train/train_page.cpp</extracomment>
<translation>设置</translation>
</message>
<message>
<source>00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>00 000/00 000</translation>
</message>
<message>
<source>Training</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>训练</translation>
</message>
<message>
<source>What is learnt</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>学习的内容</translation>
</message>
<message>
<source>Set up a run that learns “%1”</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>设置学习“%1”的运行</translation>
</message>
<message>
<source>&amp;Your Own Texts…</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>自己的文本(&amp;Y)…</translation>
</message>
<message>
<source>Set up a run that learns from pairs of texts in files</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>设置从文件中的文本对学习的运行</translation>
</message>
<message>
<source>update 00 000 of 00 000</source>
<extracomment>ui/train/train_tool_bar.cpp</extracomment>
<translation>更新 00 000/00 000</translation>
</message>
<message>
<source>Task</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/train/train_tool_bar.cpp</extracomment>
<translation>任务</translation>
</message>
<message>
<source>= head %1</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>= 头 %1</translation>
</message>
<message>
<source>%1 heads → W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>%1 个头 → W_O</translation>
</message>
<message>
<source>→ W_O</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>→ W_O</translation>
</message>
<message>
<source>No values yet</source>
<extracomment>ui/step/stages/panels/values_panel.cpp</extracomment>
<translation>尚无值</translation>
</message>
<message>
<source>Watched &amp;Map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>观察的注意力图(&amp;M)</translation>
</message>
<message>
<source>Choose which attention map of the lane its pictures and its curve show</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>选择通道的图片和曲线显示哪个注意力图</translation>
</message>
<message>
<source>This lane has no attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>此通道没有注意力图</translation>
</message>
<message>
<source>This lane has one attention map</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>此通道只有一个注意力图</translation>
</message>
<message>
<source>Watch this map of %1</source>
<extracomment>ui/train/watched_map_menu.cpp</extracomment>
<translation>观察 %1 的此注意力图</translation>
</message>
<message>
<source>change of weights</source>
<extracomment>ui/step/session/weight_drag.cpp</extracomment>
<translation>更改权重</translation>
</message>
<message>
<source>Weights α%1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>权重 α%1</translation>
</message>
<message>
<source>Weights α</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>权重 α</translation>
</message>
<message>
<source>of the sentences</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>句子的</translation>
</message>
<message>
<source>takes %1</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>选取 %1</translation>
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
<translation>● 选取 %1，p = %2</translation>
</message>
<message>
<source>= %1 · w = %2</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>= %1 · w = %2</translation>
</message>
<message>
<source>= %1 · w = %2, σ = %3</source>
<extracomment>ui/step/stages/panels/stage_weights_panel.cpp</extracomment>
<translation>= %1 · w = %2，σ = %3</translation>
</message>
<message>
<source>Wh&amp;y This Weight?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>为什么是此权重？(&amp;Y)</translation>
</message>
<message>
<source>&amp;Uniform Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>均匀化行(&amp;U)</translation>
</message>
<message>
<source>&amp;Hard Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>硬化行(&amp;H)</translation>
</message>
<message>
<source>Shu&amp;ffle Row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>打乱行(&amp;F)</translation>
</message>
<message>
<source>Say Another &amp;Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>改为输出其他词元(&amp;T)…</translation>
</message>
<message>
<source>&amp;Zero Source Token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>源词元置零(&amp;Z)</translation>
</message>
<message>
<source>S&amp;wap Source Token…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>替换源词元(&amp;W)…</translation>
</message>
<message>
<source>Te&amp;mperature…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>温度(&amp;M)…</translation>
</message>
<message>
<source>&amp;Divide Scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>得分除以 √K(&amp;D)</translation>
</message>
<message>
<source>Reset &amp;Step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>重置步(&amp;S)</translation>
</message>
<message>
<source>Reset &amp;Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>重置通道(&amp;L)</translation>
</message>
<message>
<source>Reset &amp;Everything</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>全部重置(&amp;E)</translation>
</message>
<message>
<source>&amp;Uniform Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>均匀化注意力图(&amp;U)</translation>
</message>
<message>
<source>&amp;Hard Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>硬化注意力图(&amp;H)</translation>
</message>
<message>
<source>Map &amp;Off</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>关闭注意力图(&amp;O)</translation>
</message>
<message>
<source>&amp;Lift Causal Mask…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>解除因果掩码(&amp;L)…</translation>
</message>
<message>
<source>Shuffle &amp;Positions</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>打乱位置(&amp;P)</translation>
</message>
<message>
<source>&amp;Row of Lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>其他通道的行(&amp;R)</translation>
</message>
<message>
<source>Whole &amp;Map</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>整个注意力图(&amp;M)</translation>
</message>
<message>
<source>What if</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>假如</translation>
</message>
<message>
<source>&amp;What If</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>假如(&amp;W)</translation>
</message>
<message>
<source>Step once first: nothing is decoded yet</source>
<extracomment>ui/step/what_if/what_if_actions.cpp, ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>请先步进一次：尚未解码</translation>
</message>
<message>
<source>Open the arithmetic of this weight of step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>打开第 %1 步此权重的算式</translation>
</message>
<message>
<source>Give everything that %1 reads the same weight</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>使%1读入的所有内容权重相同</translation>
</message>
<message>
<source>Give every source token the same weight at %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>使所有源词元在%1的权重相同</translation>
</message>
<message>
<source>Give all the weight of %1 to %2</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将%1的全部权重给 %2</translation>
</message>
<message>
<source>Put the weights of %1 into a new random order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将%1的权重重新随机排列</translation>
</message>
<message>
<source>All weights of %1 are equal: there is no other order</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1的权重全部相等：没有其他排列</translation>
</message>
<message>
<source>Choose the class that is said instead</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>选择改为给出的类别</translation>
</message>
<message>
<source>Choose the token that the decoder writes at step %1 and reads at the next step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>选择解码器在第 %1 步写出并在下一步读入的词元</translation>
</message>
<message>
<source>Divide the scores by a temperature: below 1 sharper, above 1 flatter</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将得分除以温度：低于 1 更尖锐，高于 1 更平缓</translation>
</message>
<message>
<source>Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter weights</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将每一步的得分除以 √K = %1，如同 Scaled dot：得分相同，权重更平缓</translation>
</message>
<message>
<source>Select the lane Dot: Scaled dot divides the same scores by √K</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>请选择通道 Dot：Scaled dot 将相同的得分除以 √K</translation>
</message>
<message>
<source>This lane is not shown</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>此通道未显示</translation>
</message>
<message>
<source>Give step %1 the weights of this lane at the same step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将此通道同一步的权重用于第 %1 步</translation>
</message>
<message>
<source>Give step %1 the weights of another lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将另一通道的权重用于第 %1 步</translation>
</message>
<message>
<source>No other lane that is shown has such a row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>显示的其他通道都没有这样的行</translation>
</message>
<message>
<source>Point at a source token first, or go to it with the arrow keys</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>请先指向一个源词元，或用方向键移到该词元</translation>
</message>
<message>
<source>&amp;Zero Source Token %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>源词元 %1 置零(&amp;Z)</translation>
</message>
<message>
<source>Give %1 its annotation back</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>恢复 %1 的注释向量</translation>
</message>
<message>
<source>Set the annotation of %1 to 0, so that nothing can be read there</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将 %1 的注释向量设为 0，使该处读不到任何内容</translation>
</message>
<message>
<source>%1 has no attention: it reads one fixed vector, no single annotation</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>%1 没有注意力：它读入一个固定向量，而非单个注释向量</translation>
</message>
<message>
<source>S&amp;wap Source Token %1…</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>替换源词元 %1(&amp;W)…</translation>
</message>
<message>
<source>Replace %1 by another token</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>将 %1 替换为其他词元</translation>
</message>
<message>
<source>the attention</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>注意力</translation>
</message>
<message>
<source>Take back the change of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>撤回对 %1 的更改</translation>
</message>
<message>
<source>Give everything that %1 may read the same weight, in every row</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>在每一行中，使 %1 可读入的所有内容权重相同</translation>
</message>
<message>
<source>Give all weight to the largest score, in every row of %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>在 %1 的每一行中，将全部权重给得分最大者</translation>
</message>
<message>
<source>Let %1 add nothing</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>使 %1 的贡献为零</translation>
</message>
<message>
<source>Let each step read the steps after it in %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>允许 %1 的每一步读入其后的步</translation>
</message>
<message>
<source>Only the decoder's attention to its own output has a causal mask: choose one of its maps first</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>只有解码器对自身输出的注意力有因果掩码：请先选择其中一个注意力图</translation>
</message>
<message>
<source>Change every row of %1, or the order of the source</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>更改 %1 的每一行，或源的顺序</translation>
</message>
<message>
<source>Let the source tokens stand at their own places again</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>使源词元回到各自原来的位置</translation>
</message>
<message>
<source>Let the encoder take the source tokens to stand in a random order: what does it know from positions alone?</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>使编码器认为源词元处于随机顺序：仅凭位置它知道什么？</translation>
</message>
<message>
<source>Remove all changes by hand at step %1</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>移除第 %1 步的所有手动修改</translation>
</message>
<message>
<source>Nothing was changed at this step</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>此步没有任何修改</translation>
</message>
<message>
<source>Remove all changes by hand in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>移除此通道的所有手动修改</translation>
</message>
<message>
<source>Nothing was changed in this lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>此通道没有任何修改</translation>
</message>
<message>
<source>Remove all changes by hand in every lane</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>移除所有通道的所有手动修改</translation>
</message>
<message>
<source>Nothing was changed by hand</source>
<extracomment>ui/step/what_if/what_if_actions.cpp</extracomment>
<translation>没有任何手动修改</translation>
</message>
<message>
<source>uniform row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>均匀化行</translation>
</message>
<message>
<source>hard row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>硬化行</translation>
</message>
<message>
<source>shuffled row</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>打乱行</translation>
</message>
<message>
<source>Choose the row of another lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>选择另一通道的行</translation>
</message>
<message>
<source>%1 has no attention: there is no row to take</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 没有注意力：没有可取的行</translation>
</message>
<message>
<source>%1 shows a map with other axes: no row of another lane fits</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 显示的注意力图坐标轴不同：其他通道的行都不适用</translation>
</message>
<message>
<source>%1 shows a map with other axes: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 显示的注意力图坐标轴不同：此行不适用</translation>
</message>
<message>
<source>%1 cuts the text into %2 tokens, %3 into %4: the row does not fit</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 将文本切分为 %2 个词元，%3 切分为 %4 个：此行不适用</translation>
</message>
<message>
<source>%1 has no step %2</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 没有第 %2 步</translation>
</message>
<message>
<source>row of %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 的行</translation>
</message>
<message>
<source>reset of a source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>恢复源词元</translation>
</message>
<message>
<source>zeroed source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>源词元置零</translation>
</message>
<message>
<source>change of a map</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>更改注意力图</translation>
</message>
<message>
<source>The encoder of %1 has no position encodings</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 的编码器没有位置编码</translation>
</message>
<message>
<source>One token has no other order</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>只有一个词元，没有其他排列</translation>
</message>
<message>
<source>shuffled positions</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>打乱位置</translation>
</message>
<message>
<source>another token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>改为其他词元</translation>
</message>
<message>
<source>swapped source token</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>替换源词元</translation>
</message>
<message>
<source>scores divided by √K</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>得分除以 √K</translation>
</message>
<message>
<source>temperature</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>温度</translation>
</message>
<message>
<source>removal of “%1”</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>移除“%1”</translation>
</message>
<message>
<source>reset of a step</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>重置步</translation>
</message>
<message>
<source>reset of a lane</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>重置通道</translation>
</message>
<message>
<source>Changes by hand</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>手动修改</translation>
</message>
<message>
<source>Before and after the changes: p is the probability that the lane gives to its own output</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>修改之前与之后：p 为通道赋予其自身输出的概率</translation>
</message>
<message>
<source>Undo this change: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>撤销此修改：%1</translation>
</message>
<message>
<source>1 change</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>1 处修改</translation>
</message>
<message numerus="yes">
<source>%1 changes</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>
<numerusform>%1 处修改</numerusform>
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
<translation>更多手动修改：选择一项以撤销</translation>
</message>
<message>
<source>More changes: %1</source>
<extracomment>ui/step/what_if/what_if_strip.cpp</extracomment>
<translation>更多修改：%1</translation>
</message>
<message>
<source>row %1</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>第 %1 行</translation>
</message>
<message>
<source>%1 has no attention: there is no map to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 没有注意力：没有可更改的注意力图</translation>
</message>
<message>
<source>The weights that %1 shows are made of several maps. Choose one of these first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 显示的权重由多个注意力图构成。请先选择其中一个</translation>
</message>
<message>
<source>%1 has no attention: there are no weights to change</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 没有注意力：没有可更改的权重</translation>
</message>
<message>
<source>Weights of words and of sentences cannot be given. Change the whole map instead</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>词和句子的权重无法指定。请改为更改整个注意力图</translation>
</message>
<message>
<source>The weights that %1 shows cannot be given</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>%1 显示的权重无法指定</translation>
</message>
<message>
<source>Point at a weight of the map first</source>
<extracomment>ui/step/what_if/what_if_editor.cpp</extracomment>
<translation>请先指向注意力图的一个权重</translation>
</message>
<message>
<source>No windows yet</source>
<extracomment>ui/step/stages/panels/windows_panel.cpp</extracomment>
<translation>尚无窗口</translation>
</message>
<message>
<source>Word weights α%1</source>
<extracomment>ui/step/stages/panels/word_panels.cpp</extracomment>
<translation>词权重 α%1</translation>
</message>
<message>
<source>teacher forcing %1</source>
<extracomment>ui/train/branch_name.cpp</extracomment>
<translation>教师强制 %1</translation>
</message>
<message>
<source>PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)</source>
<extracomment>ui/figures/picture_file.cpp</extracomment>
<translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 页面 (*.pdf)</translation>
</message>
<message>
<source>What the lanes learn: a generated task, whose true alignment is known, or texts of your own. Another task brings its usual settings.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>各通道学习的内容：真实对齐已知的生成任务，或您自己的文本。更换任务会采用其常用设置。</translation>
</message>
<message>
<source>Files, lengths, vocabularies and tokenisers of your own texts, with a preview.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>您自己文本的文件、长度、词表和分词器，附预览。</translation>
</message>
<message>
<source>Pairs</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>句对</translation>
</message>
<message>
<source>How many sentence pairs to train on. Of your own texts the first ones are taken; 0 takes all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>用多少个句对训练。使用自己的文本时取最前面的句对；0 表示全部。</translation>
</message>
<message>
<source>Held out</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>留出</translation>
</message>
<message>
<source>Pairs that are never trained on: loss, exact match and alignment error are measured on them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>从不用于训练的句对：在其上测量损失、完全匹配和对齐错误率。</translation>
</message>
<message>
<source>Shortest and longest source of the task, in its own unit.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>任务最短和最长的源，以任务自身的单位计。</translation>
</message>
<message>
<source>Cell</source>
<extracomment>ui/train/setup/setting_texts.cpp, ui/window/gestures.cpp</extracomment>
<translation>单元</translation>
</message>
<message>
<source>Recurrent cell of encoder and decoder: GRU and LSTM keep what they read longer than the plain RNN. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>编码器和解码器的循环单元：GRU 和 LSTM 比普通 RNN 更久地保留读入的内容。此处为所有通道设置。</translation>
</message>
<message>
<source>Wiring</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>连接方式</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step and feeds the context into the cell; Luong looks with the state after it. Here it is set for all lanes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau 用该步之前的状态进行关注，并将上下文输入单元；Luong 用该步之后的状态进行关注。此处为所有通道设置。</translation>
</message>
<message>
<source>Bidirectional</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>双向</translation>
</message>
<message>
<source>The encoder reads the source forwards and backwards, so that an annotation knows what stands on both sides of it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>编码器前向和反向读入源，使注释向量了解其两侧的内容。</translation>
</message>
<message>
<source>Hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>隐藏大小</translation>
</message>
<message>
<source>Size of the decoder's state. The encoder follows while the annotations have the same size; dot, scaled dot and content need equal sizes.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>解码器状态的大小。只要注释向量大小与其相同，编码器会随之改变；dot、scaled dot 和 content 要求大小相等。</translation>
</message>
<message>
<source>Encoder hidden</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>编码器隐藏大小</translation>
</message>
<message>
<source>Size of the encoder's state in each direction. An annotation joins the states of all directions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>编码器每个方向的状态大小。注释向量由所有方向的状态拼接而成。</translation>
</message>
<message>
<source>Embedding</source>
<extracomment>core/network/models/encoder_registry.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>词嵌入</translation>
</message>
<message>
<source>Size of the vector of a source token. The target's size follows while both are equal.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>源词元向量的大小。只要两者相等，目标端的大小会随之改变。</translation>
</message>
<message>
<source>Target embedding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>目标词嵌入</translation>
</message>
<message>
<source>Size of the vector of a target token.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>目标词元向量的大小。</translation>
</message>
<message>
<source>Attention size</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>注意力大小</translation>
</message>
<message>
<source>Width of the hidden layer of additive and key · query scores and of local predictive spans. Other scores and spans do not use it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>additive 和 key · query 打分函数以及局部预测范围的隐藏层宽度。其他打分函数和范围不使用它。</translation>
</message>
<message>
<source>Layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>层数</translation>
</message>
<message>
<source>Recurrent layers of the encoder, one above the other. The decoder follows while it has as many.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>编码器叠放的循环层数。只要层数相同，解码器会随之改变。</translation>
</message>
<message>
<source>Decoder layers</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>解码器层数</translation>
</message>
<message>
<source>Recurrent layers of the decoder, one above the other.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>解码器叠放的循环层数。</translation>
</message>
<message>
<source>Bridge</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>桥接</translation>
</message>
<message>
<source>How the decoder's first state comes from the encoder: tanh of a learnt map, or a copy (one direction of the same size).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>解码器的初始状态如何由编码器得到：学习的映射经 tanh，或直接复制（大小相同的一个方向）。</translation>
</message>
<message>
<source>Learning rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习率</translation>
</message>
<message>
<source>Learning rate: how far one update moves. Too high and the loss jumps or diverges, too low and nothing happens for long.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习率：一次更新移动多远。过高则损失跳动或发散，过低则长时间没有变化。</translation>
</message>
<message>
<source>Final rate</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>最终学习率</translation>
</message>
<message>
<source>Learning rate of the last update. The rate falls to this value.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>最后一次更新的学习率。学习率会降到此值。</translation>
</message>
<message>
<source>Fall</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>衰减</translation>
</message>
<message>
<source>How the rate falls: along half a cosine, along a line, not at all, or with one over the root of the update, whatever the final rate.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习率如何下降：沿半个余弦、沿直线、不下降，或按更新次数平方根的倒数（与最终学习率无关）。</translation>
</message>
<message>
<source>Warm-up</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>预热</translation>
</message>
<message>
<source>Number of updates in which the rate rises from 0.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习率从 0 上升所用的更新次数。</translation>
</message>
<message>
<source>Clip norm</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>裁剪范数</translation>
</message>
<message>
<source>A longer gradient is shortened to this length, so that no single batch spoils the weights; 0 does not clip.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>更长的梯度会缩短到此长度，以免单个批次破坏权重；0 表示不裁剪。</translation>
</message>
<message>
<source>Adam, β₁</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam，β₁</translation>
</message>
<message>
<source>How much of the mean gradient is kept from update to update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>梯度的平均值在相邻更新之间保留多少。</translation>
</message>
<message>
<source>Adam, β₂</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam，β₂</translation>
</message>
<message>
<source>How much of the mean squared gradient is kept.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>梯度平方的平均值保留多少。</translation>
</message>
<message>
<source>Adam, ε</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Adam，ε</translation>
</message>
<message>
<source>Keeps steps bounded where gradients vanish.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>在梯度消失之处限制步幅。</translation>
</message>
<message>
<source>Batch</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>批次</translation>
</message>
<message>
<source>Pairs in one update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一次更新中的句对数。</translation>
</message>
<message>
<source>Dropout</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Dropout</translation>
</message>
<message>
<source>Share of the activations that each update leaves out, from 0 to below 1. It helps when there are few pairs.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>每次更新略去的激活比例，从 0 到小于 1。句对较少时有帮助。</translation>
</message>
<message>
<source>Label smoothing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>标签平滑</translation>
</message>
<message>
<source>Share of the right token's probability that updates ask to spread over all tokens, from 0 to below 1. Measured losses are without it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>更新时要求将正确词元的概率中多大比例分散到所有词元，从 0 到小于 1。测得的损失不含此项。</translation>
</message>
<message>
<source>Own sizes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>单独大小</translation>
</message>
<message>
<source>Whether this lane has sizes and layers of its own, instead of those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>此通道是否有自己的大小和层数，而不用运行的设置。</translation>
</message>
<message>
<source>Own training</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>单独训练</translation>
</message>
<message>
<source>Whether this lane has an optimiser, a schedule, a batch and a number of updates of its own, instead of those of the run. Its pairs and the seed are those of the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>此通道是否有自己的优化器、调度、批次和更新次数，而不用运行的设置。其句对和种子与运行相同。</translation>
</message>
<message>
<source>Teacher forcing</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>教师强制</translation>
</message>
<message>
<source>Share of the steps at which the decoder reads the right last token rather than its own, from 0 to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>解码器读入正确的上一个词元而非自身词元的步的比例，从 0 到 1。</translation>
</message>
<message>
<source>Hard: entropy</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>硬：熵</translation>
</message>
<message>
<source>For lanes with a hard span: how much they are rewarded for trying other positions.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>用于硬范围的通道：尝试其他位置得到多少奖励。</translation>
</message>
<message>
<source>Hard: baseline</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>硬：基线</translation>
</message>
<message>
<source>For lanes with a hard span: each draw is compared with an average loss, and this share of the average is kept at every update.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>用于硬范围的通道：每次抽样与平均损失比较，每次更新保留该平均值的此比例。</translation>
</message>
<message>
<source>Updates</source>
<extracomment>core/compare/figures.cpp, ui/train/setup/setting_texts.cpp</extracomment>
<translation>更新次数</translation>
</message>
<message>
<source>The run ends after so many updates.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>运行在此更新次数后结束。</translation>
</message>
<message>
<source>Stop at exact</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>匹配达标即停</translation>
</message>
<message>
<source>A lane ends as soon as this share of the held-out outputs is completely right, from 0 (never) to 1.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一旦留出输出中完全正确的比例达到此值，通道即结束，从 0（从不）到 1。</translation>
</message>
<message>
<source>Stop at loss</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>损失达标即停</translation>
</message>
<message>
<source>A lane ends as soon as its held-out loss is not above this; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一旦留出损失不高于此值，通道即结束；0：从不。</translation>
</message>
<message>
<source>Stop after s</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>限时（秒）</translation>
</message>
<message>
<source>A lane ends after so many seconds of its own updates; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>通道在自身更新用去此秒数后结束；0：从不。</translation>
</message>
<message>
<source>Patience</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>耐心</translation>
</message>
<message>
<source>A lane ends after so many measurements in a row without a lower held-out loss, and keeps its best weights; 0: never.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>连续此次数的测量中留出损失都没有降低时，通道结束并保留其最佳权重；0：从不。</translation>
</message>
<message>
<source>Measure every</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>测量间隔</translation>
</message>
<message>
<source>Updates between measurements; 0: twenty in the run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>两次测量之间的更新次数；0：整个运行二十次。</translation>
</message>
<message>
<source>Seed</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>种子</translation>
</message>
<message>
<source>Start of all random numbers: initial weights, pairs and batches. The same seed gives the same run, another seed gives another run.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>所有随机数的起点：初始权重、句对和批次。种子相同则运行相同，种子不同则运行不同。</translation>
</message>
<message>
<source>Threads per lane</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>每通道线程</translation>
</message>
<message>
<source>Processors that one lane uses. With as many lanes as processors, 1 is best.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一个通道使用的处理器数。通道数与处理器数相等时，1 最好。</translation>
</message>
<message>
<source>Files</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>文件</translation>
</message>
<message>
<source>One file with a tab between source and target in each line, or two files that match line by line.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一个每行以制表符分隔源和目标的文件，或两个逐行对应的文件。</translation>
</message>
<message>
<source>Swap sides</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>互换两端</translation>
</message>
<message>
<source>Translates the other way: the first column, or the source file, becomes the target.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>反方向翻译：第一列或源文件成为目标。</translation>
</message>
<message>
<source>Targets are classes</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>目标为类别</translation>
</message>
<message>
<source>Each target is a label of one word. In a file with tabs it stands first, before the text. Lanes then give one class.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>每个目标是一个词的标签。在带制表符的文件中，它位于文本之前。此时各通道给出一个类别。</translation>
</message>
<message>
<source>Held-out part</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>留出部分</translation>
</message>
<message>
<source>Which pairs are kept for measuring: drawn by the seed, the last ones, or files of their own.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>保留哪些句对用于测量：由种子抽取、最后部分，或单独的文件。</translation>
</message>
<message>
<source>Tokens per side</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>每端词元数</translation>
</message>
<message>
<source>Shortest and longest side of a pair. Other pairs are left out.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>句对每端的最短和最长长度。其他句对会被略去。</translation>
</message>
<message>
<source>Vocabulary</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>词表</translation>
</message>
<message>
<source>How many of the most frequent tokens of each side are known. The others become &lt;unk&gt;; 0 knows all.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>每端已知多少个最常见的词元。其余成为 &lt;unk&gt;；0 表示全部已知。</translation>
</message>
<message>
<source>At least</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>最低频次</translation>
</message>
<message>
<source>How often a token must occur in the training pairs to be known.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>词元须在训练句对中出现多少次才算已知。</translation>
</message>
<message>
<source>Same for both</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>两端相同</translation>
</message>
<message>
<source>The target is cut like the source. Each side still learns its own pieces.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>目标的切分方式与源相同。每端仍各自学习子词。</translation>
</message>
<message>
<source>Tokeniser</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>分词器</translation>
</message>
<message>
<source>What a text is cut into: characters, words, learnt pieces of words, or what stands between blanks.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>文本切分成什么：字符、词、学习的子词，或空格之间的内容。</translation>
</message>
<message>
<source>Small letters</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>转为小写</translation>
</message>
<message>
<source>Capitals are read as small letters: fewer tokens, but outputs are without capitals.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>大写字母读作小写：词元较少，但输出没有大写。</translation>
</message>
<message>
<source>Pieces</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>子词数</translation>
</message>
<message>
<source>How many pieces of words are learnt.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习多少个子词。</translation>
</message>
<message>
<source>Learnt by</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习方法</translation>
</message>
<message>
<source>unigram: the most likely pieces; bpe: the most frequent pairs are joined.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>unigram：最可能的子词；bpe：合并最常见的对。</translation>
</message>
<message>
<source>Score</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>打分函数</translation>
</message>
<message>
<source>How well a position fits the state: the lane's score function.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>一个位置与状态的契合程度：通道的打分函数。</translation>
</message>
<message>
<source>Where the lane may look: everywhere (global), near a position (local), or at one drawn position (hard).</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>通道可以关注哪里：所有位置（全局）、某位置附近（局部），或抽取的一个位置（硬）。</translation>
</message>
<message>
<source>Window</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>窗口</translation>
</message>
<message>
<source>How far to each side of its centre a local span looks, in tokens.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>局部范围在其中心每侧关注多远，以词元计。</translation>
</message>
<message>
<source>How many positions the location score has weights for. It sees nothing beyond them.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>location 打分函数为多少个位置设有权重。它看不到更远的位置。</translation>
</message>
<message>
<source>Activation</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>激活函数</translation>
</message>
<message>
<source>Function g of the additive score.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>additive 打分函数中的函数 g。</translation>
</message>
<message>
<source>Bias</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>偏置</translation>
</message>
<message>
<source>The additive score adds a learnt bias before g.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>additive 打分函数在 g 之前加上学习的偏置。</translation>
</message>
<message>
<source>Learned β</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习 β</translation>
</message>
<message>
<source>The strength β of the content score is learnt; without it weights stay flat.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>学习 content 打分函数的强度 β；不学习时权重保持平缓。</translation>
</message>
<message>
<source>Bahdanau looks with the state before the step, Luong with the state after it.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Bahdanau 用该步之前的状态进行关注，Luong 用该步之后的状态。</translation>
</message>
<message>
<source>Input feeding</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>输入馈送</translation>
</message>
<message>
<source>Luong's decoder reads its last attentional vector with the next token, so that it knows where it has looked.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>Luong 的解码器将上一个注意力向量与下一个词元一并读入，从而知道自己关注过哪里。</translation>
</message>
<message>
<source>Recurrent cell of this lane's encoder and decoder.</source>
<extracomment>ui/train/setup/setting_texts.cpp</extracomment>
<translation>此通道编码器和解码器的循环单元。</translation>
</message>
<message>
<source>update %1 of the run</source>
<extracomment>ui/step/session/start/startup.cpp</extracomment>
<translation>运行的更新 %1</translation>
</message>
<message>
<source>Reset the run to choose another task</source>
<extracomment>ui/train/train_wiring.cpp</extracomment>
<translation>要选择其他任务，请先重置运行</translation>
</message>
<message>
<source>Every step computes one weight for each source token in every lane with attention: m·T weights for the whole output. Click to see the counts and times of each lane.</source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>在每个有注意力的通道中，每一步为每个源词元计算一个权重：整个输出共 m·T 个权重。点击查看各通道的计数和时间。</translation>
</message>
<message>
<source>so far: mean entropy %1, AER %2 · </source>
<extracomment>ui/step/wiring.cpp</extracomment>
<translation>目前：平均熵 %1，AER %2 · </translation>
</message>
<message>
<source>h: the annotation of a source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h：源词元的注释向量</translation>
</message>
<message>
<source>e: the score of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>e：各源词元的得分</translation>
</message>
<message>
<source>α: the weight of each source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>α：各源词元的权重</translation>
</message>
<message>
<source>p: where the span looks</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>p：范围关注的位置</translation>
</message>
<message>
<source>s: the query, a state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s：查询，即解码器的一个状态</translation>
</message>
<message>
<source>s: the new state of the decoder</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s：解码器的新状态</translation>
</message>
<message>
<source>s: the state of the decoder before this step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>s：此步之前解码器的状态</translation>
</message>
<message>
<source>c: the context, the mean of the annotations by their weights</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>c：上下文，即注释向量按其权重的平均</translation>
</message>
<message>
<source>E y: the learned vector of the last token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E y：为上一个词元学习得到的向量</translation>
</message>
<message>
<source>h̃: the attentional vector</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃：注意力向量</translation>
</message>
<message>
<source>h̃: the attentional vector of the step before, fed back</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h̃：上一步反馈的注意力向量</translation>
</message>
<message>
<source>κ: learned, the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>κ：学习得到，余弦的强度</translation>
</message>
<message>
<source>W: learned, the cell's matrices</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W：学习得到，单元的矩阵</translation>
</message>
<message>
<source>Wₐ: learned, attention.W_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₐ：学习得到，attention.W_a</translation>
</message>
<message>
<source>vₐ: learned, attention.v_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>vₐ：学习得到，attention.v_a</translation>
</message>
<message>
<source>bₐ: learned, attention.b_a</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₐ：学习得到，attention.b_a</translation>
</message>
<message>
<source>W_K: learned, attention.W_K</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_K：学习得到，attention.W_K</translation>
</message>
<message>
<source>W_Q: learned, attention.W_Q</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_Q：学习得到，attention.W_Q</translation>
</message>
<message>
<source>W_p: learned, attention.W_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_p：学习得到，attention.W_p</translation>
</message>
<message>
<source>v_p: learned, attention.v_p</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>v_p：学习得到，attention.v_p</translation>
</message>
<message>
<source>W_c: learned, attentional.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_c：学习得到，attentional.weight</translation>
</message>
<message>
<source>Wₒ: learned, output.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>Wₒ：学习得到，output.weight</translation>
</message>
<message>
<source>bₒ: learned, output.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>bₒ：学习得到，output.bias</translation>
</message>
<message>
<source>W_b: learned, bridge.weight</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W_b：学习得到，bridge.weight</translation>
</message>
<message>
<source>b_b: learned, bridge.bias</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b_b：学习得到，bridge.bias</translation>
</message>
<message>
<source>W: learned, the cell's weight_ih, for what it reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W：学习得到，单元的 weight_ih，用于它读入的内容</translation>
</message>
<message>
<source>b: learned, the cell's bias_ih</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b：学习得到，单元的 bias_ih</translation>
</message>
<message>
<source>W: learned, the cell's weight_hh, for its state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>W：学习得到，单元的 weight_hh，用于它之前的状态</translation>
</message>
<message>
<source>b: learned, the cell's bias_hh</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>b：学习得到，单元的 bias_hh</translation>
</message>
<message>
<source>x: what the cell reads</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>x：单元读入的内容</translation>
</message>
<message>
<source>E w: the learned vector of the source token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>E w：为源词元学习得到的向量</translation>
</message>
<message>
<source>the state of the layer below</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>下一层的状态</translation>
</message>
<message>
<source>h: the state at the position that was read before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>h：先前读入的位置处的状态</translation>
</message>
<message>
<source>r: the reset gate, how much of the state before the candidate sees</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>r：重置门，候选状态看到多少之前的状态</translation>
</message>
<message>
<source>z: the update gate, how much of the state before is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>z：更新门，保留多少之前的状态</translation>
</message>
<message>
<source>n: the candidate for the new state</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>n：新状态的候选</translation>
</message>
<message>
<source>1 − z: how much of the candidate is taken</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>1 − z：采用多少候选</translation>
</message>
<message>
<source>a: the candidate's part from the state before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>a：候选中来自之前状态的部分</translation>
</message>
<message>
<source>i: the input gate, how much of the candidate is remembered</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>i：输入门，记住多少候选</translation>
</message>
<message>
<source>f: the forget gate, how much of the memory is kept</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>f：遗忘门，保留多少记忆</translation>
</message>
<message>
<source>g: the candidate for the memory</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>g：记忆的候选</translation>
</message>
<message>
<source>o: the output gate, how much of the memory is shown</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>o：输出门，显露多少记忆</translation>
</message>
<message>
<source>m: the memory of the cell</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m：单元的记忆</translation>
</message>
<message>
<source>m: the memory of the cell before</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>m：单元之前的记忆</translation>
</message>
<message>
<source>tanh(m): the memory, between −1 and 1</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>tanh(m)：记忆，介于 −1 和 1 之间</translation>
</message>
<message>
<source>the annotation times its matrix</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>注释向量乘以其矩阵</translation>
</message>
<message>
<source>the length of the query</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>查询的长度</translation>
</message>
<message>
<source>the length of the annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>注释向量的长度</translation>
</message>
<message>
<source>the product of both lengths, never 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>两个长度的乘积，绝不为 0</translation>
</message>
<message>
<source>the cosine between query and annotation</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>查询与注释向量之间的余弦</translation>
</message>
<message>
<source>β: the strength of the cosine</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>β：余弦的强度</translation>
</message>
<message>
<source>the distance from the window's centre, both counted from 0</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>与窗口中心的距离，两者均从 0 计</translation>
</message>
<message>
<source>the window's factor: less, the farther from its centre</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>窗口因子：离中心越远越小</translation>
</message>
<message>
<source>the largest score of the step, divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>此步的最大得分，除以温度</translation>
</message>
<message>
<source>the exponential of the score, less the largest one, both divided by the temperature</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>得分减去最大得分后的指数，两者均除以温度</translation>
</message>
<message>
<source>the sum of all exponentials of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>此步所有指数之和</translation>
</message>
<message>
<source>the share of this exponential in the sum of all</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>此指数在总和中的占比</translation>
</message>
<message>
<source>the logit of a token</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>词元的 logit</translation>
</message>
<message>
<source>the largest logit of the step</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>此步的最大 logit</translation>
</message>
<message>
<source>the exponential of a token's logit, less the largest one</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>词元的 logit 减去最大值后的指数</translation>
</message>
<message>
<source>the sum of these exponentials over all tokens</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>这些指数在所有词元上的和</translation>
</message>
<message>
<source>the logarithm of that sum</source>
<extracomment>ui/pictures/lane/formula_symbols.cpp</extracomment>
<translation>该和的对数</translation>
</message>
<message>
<source>Heatmap and lines</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>热图和连线</translation>
</message>
<message>
<source>Cell or bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>单元格或柱条</translation>
</message>
<message>
<source>Point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>指向</translation>
</message>
<message>
<source>Its weight, and its token in every lane and stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>显示其权重，以及所有通道和阶段中对应的词元</translation>
</message>
<message>
<source>Row or line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>行或线</translation>
</message>
<message>
<source>Click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>点击</translation>
</message>
<message>
<source>Select the lane and go to this step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>选择通道并转到此步</translation>
</message>
<message>
<source>Double-click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>双击</translation>
</message>
<message>
<source>Why this weight? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>为什么是此权重？打开其算式</translation>
</message>
<message>
<source>Bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>柱条</translation>
</message>
<message>
<source>Drag up or down</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>上下拖动</translation>
</message>
<message>
<source>Set its weight by hand; what follows is decoded anew</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>手动设置其权重；其后的内容重新解码</translation>
</message>
<message>
<source>Cell, bar or row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>单元格、柱条或行</translation>
</message>
<message>
<source>Right-click, Shift+F10</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>右键点击，Shift+F10</translation>
</message>
<message>
<source>Menu of what can be changed: row, token, source token, temperature</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>可更改内容的菜单：行、词元、源词元、温度</translation>
</message>
<message>
<source>Cells</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>单元格</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+滚轮</translation>
</message>
<message>
<source>Larger or smaller cells in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>放大或缩小所有通道的单元格</translation>
</message>
<message>
<source>Long sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>长句</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>滚轮、Shift+滚轮</translation>
</message>
<message>
<source>Scroll up and down, sideways</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>上下滚动、左右滚动</translation>
</message>
<message>
<source>Drag, or drag by the middle button</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>拖动，或用中键拖动</translation>
</message>
<message>
<source>Scroll it by hand</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>手动滚动</translation>
</message>
<message>
<source>With the focus</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>获得焦点时</translation>
</message>
<message>
<source>← →,  ↑ ↓</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← →,  ↑ ↓</translation>
</message>
<message>
<source>Point at the next source token, go to the next step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>指向下一个源词元，转到下一步</translation>
</message>
<message>
<source>+,  −</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>+,  −</translation>
</message>
<message>
<source>More or less weight for the source token that is pointed at: moves its bar</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>增减所指源词元的权重：移动其柱条</translation>
</message>
<message>
<source>While guessing (Ctrl+G)</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>猜测时（Ctrl+G）</translation>
</message>
<message>
<source>Click on a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>点击某列</translation>
</message>
<message>
<source>The guess of what the next step looks at most</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>猜测下一步最关注什么</translation>
</message>
<message>
<source>Table of maps</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>注意力图表格</translation>
</message>
<message>
<source>Map</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>注意力图</translation>
</message>
<message>
<source>Look at it: the large picture shows it until the pointer leaves</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>查看它：大图显示它，直到指针离开</translation>
</message>
<message>
<source>The lane shows it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>通道显示它</translation>
</message>
<message>
<source>← → ↑ ↓,  Enter,  Esc</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Enter,  Esc</translation>
</message>
<message>
<source>Look at the next map, show it, go back to the one that is shown</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>查看下一个注意力图，显示它，返回所显示的注意力图</translation>
</message>
<message>
<source>Documents</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>文档</translation>
</message>
<message>
<source>Word</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>词</translation>
</message>
<message>
<source>Its exact weight, in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>所有通道中其精确权重</translation>
</message>
<message>
<source>Menu of what can be changed</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>可更改内容的菜单</translation>
</message>
<message>
<source>Long text</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>长文本</translation>
</message>
<message>
<source>Wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>滚轮</translation>
</message>
<message>
<source>Scroll it in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>在所有通道中滚动</translation>
</message>
<message>
<source>Larger or smaller letters in all lanes</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>放大或缩小所有通道的文字</translation>
</message>
<message>
<source>Point at the next word, at the line above or below</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>指向下一个词，指向上一行或下一行</translation>
</message>
<message>
<source>Source and output</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>源和输出</translation>
</message>
<message>
<source>Its column or row in every lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>所有通道中其列或行</translation>
</message>
<message>
<source>Output token</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>输出词元</translation>
</message>
<message>
<source>Go to its step</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>转到其所在的步</translation>
</message>
<message>
<source>Menu of what can be changed: zero or swap it, let the decoder say another one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>可更改内容的菜单：置零或替换它，让解码器输出其他词元</translation>
</message>
<message>
<source>Scroll it</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>滚动</translation>
</message>
<message>
<source>Counts</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>计数</translation>
</message>
<message>
<source>Number</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>数字</translation>
</message>
<message>
<source>Why this number? Opens its arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>为什么是这个数？打开其算式</translation>
</message>
<message>
<source>Title of a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>阶段的标题</translation>
</message>
<message>
<source>This stage stands out; a second click makes all alike</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>突出此阶段；再次点击恢复一致</translation>
</message>
<message>
<source>Elsewhere in a stage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>阶段的其他位置</translation>
</message>
<message>
<source>All numbers of the stage as a table</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>以表格显示此阶段的所有数字</translation>
</message>
<message>
<source>Symbol of a formula</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>公式的符号</translation>
</message>
<message>
<source>What it stands for lights up</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>突出显示其所代表的内容</translation>
</message>
<message>
<source>Why?</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>为什么？</translation>
</message>
<message>
<source>Number of the arithmetic</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>算式中的数</translation>
</message>
<message>
<source>Click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>点击、Enter</translation>
</message>
<message>
<source>Its own arithmetic; Alt+← goes back</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>其自身的算式；Alt+← 返回</translation>
</message>
<message>
<source>Select it: its path, attention rows and coverage</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>选择它：显示其路径、注意力行和覆盖度</translation>
</message>
<message>
<source>Double-click, Enter</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>双击、Enter</translation>
</message>
<message>
<source>Make its path the decoded one</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>将其路径作为解码结果</translation>
</message>
<message>
<source>Ground</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>背景</translation>
</message>
<message>
<source>Drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>拖动</translation>
</message>
<message>
<source>Move the tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>移动树</translation>
</message>
<message>
<source>Tree</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>树</translation>
</message>
<message>
<source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+滚轮、Ctrl++、Ctrl+−</translation>
</message>
<message>
<source>Draw it larger or smaller</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>放大或缩小</translation>
</message>
<message>
<source>Ctrl+9,  Ctrl+0</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+9,  Ctrl+0</translation>
</message>
<message>
<source>Draw all of it; draw it in its usual size</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>绘制整棵树；以常规大小绘制</translation>
</message>
<message>
<source>← → ↑ ↓,  Home,  End</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>← → ↑ ↓,  Home,  End</translation>
</message>
<message>
<source>The token before, after, of the same step; the ends of the path</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>前一个、后一个、同一步的词元；路径的两端</translation>
</message>
<message>
<source>Charts of training</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>训练图表</translation>
</message>
<message>
<source>Chart</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>图表</translation>
</message>
<message>
<source>Read all lanes at this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>读取所有通道在此次更新的值</translation>
</message>
<message>
<source>Take every lane back to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>将每个通道转回此次更新</translation>
</message>
<message>
<source>Zoom in and out at the pointer</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>以指针为中心放大和缩小</translation>
</message>
<message>
<source>Drag, Shift+wheel</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>拖动、Shift+滚轮</translation>
</message>
<message>
<source>Move along the updates</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>沿更新移动</translation>
</message>
<message>
<source>All updates again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>重新显示所有更新</translation>
</message>
<message>
<source>Lane of the legend</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>图例中的通道</translation>
</message>
<message>
<source>Select the lane</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>选择通道</translation>
</message>
<message>
<source>Ctrl+click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>Ctrl+点击</translation>
</message>
<message>
<source>Hide its curves, or show them</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>隐藏或显示其曲线</translation>
</message>
<message>
<source>Time line</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>时间轴</translation>
</message>
<message>
<source>Track</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>轨道</translation>
</message>
<message>
<source>Click, drag</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>点击、拖动</translation>
</message>
<message>
<source>Take every lane to this update</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>将每个通道转到此次更新</translation>
</message>
<message>
<source>The next snapshot</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>下一个快照</translation>
</message>
<message>
<source>Table of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>句子表格</translation>
</message>
<message>
<source>Head of a column</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>列标题</translation>
</message>
<message>
<source>Sort by it; a second click turns the order</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>按其排序；再次点击反转顺序</translation>
</message>
<message>
<source>Row</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>行</translation>
</message>
<message>
<source>Show this sentence</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>显示此句</translation>
</message>
<message>
<source>Open this sentence in Step mode, where a model is open</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>在步进模式中打开此句（须已打开模型）</translation>
</message>
<message>
<source>Choose the columns, or one to sort by</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>选择各列，或选择排序依据的列</translation>
</message>
<message>
<source>Charts of sentences</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>句子图表</translation>
</message>
<message>
<source>Bar or point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>柱条或点</translation>
</message>
<message>
<source>Keep the sentences of this bar; show the sentence of this point</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>保留此柱条的句子；显示此点的句子</translation>
</message>
<message>
<source>Keep the sentences within; a click beside them keeps all again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>保留其内的句子；点击其外重新保留全部</translation>
</message>
<message>
<source>Known links</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>已知链接</translation>
</message>
<message>
<source>Cell, while editing</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>编辑时的单元格</translation>
</message>
<message>
<source>Click, Space</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>点击、空格键</translation>
</message>
<message>
<source>No link, a sure one, a possible one, in turn</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>依次为无链接、确定、可能</translation>
</message>
<message>
<source>Presenter view</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>演示视图</translation>
</message>
<message>
<source>Black screen</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>黑屏</translation>
</message>
<message>
<source>Any key or click</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>任意键或点击</translation>
</message>
<message>
<source>Show the lanes again</source>
<extracomment>ui/window/gestures.cpp</extracomment>
<translation>重新显示通道</translation>
</message>
<message>
<source>did you mean "%1"?</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>是否指“%1”？</translation>
</message>
<message>
<source>possible: %1.</source>
<extracomment>core/base/nearest_name.cpp</extracomment>
<translation>可用：%1。</translation>
</message>
<message>
<source>%1 should be %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp, core/train/recipes/recipe.cpp</extracomment>
<translation>%1 应为%2，实为 %3。</translation>
</message>
<message>
<source>%1 should be from %2 to %3, found %4.</source>
<extracomment>core/base/value_checks.cpp, core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_pictures.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 应在 %2 到 %3 之间，实为 %4。</translation>
</message>
<message>
<source>%1 should be one of %2, found %3.</source>
<extracomment>core/base/value_checks.cpp, core/lessons/format/lesson_values.cpp, core/runs/run_json.cpp, core/sessions/session_values.cpp, core/text/sentence_pieces.cpp</extracomment>
<translation>%1 应为 %2 之一，实为 %3。</translation>
</message>
<message>
<source>Exact match</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>完全匹配</translation>
</message>
<message>
<source>Accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>准确率</translation>
</message>
<message>
<source>Macro-F1</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>宏 F1</translation>
</message>
<message>
<source>Looks at evidence</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>关注证据</translation>
</message>
<message>
<source>Token accuracy</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>词元准确率</translation>
</message>
<message>
<source>Alignment error</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>对齐错误率</translation>
</message>
<message>
<source>Target tokens/s</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>目标词元/s</translation>
</message>
<message>
<source>Training time</source>
<extracomment>core/compare/figures.cpp</extracomment>
<translation>训练时间</translation>
</message>
<message>
<source>%1 is missing; a table of a comparison has it.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>缺少 %1；比较表应含此项。</translation>
</message>
<message>
<source>%1 should be a list in brackets, found %2.</source>
<extracomment>core/compare/table_json.cpp, core/files/formats/required_keys.cpp, core/lessons/format/lesson_values.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 应为方括号中的列表，实为 %2。</translation>
</message>
<message>
<source>%1 should be from 0 to %2, found %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 应在 0 到 %2 之间，实为 %3。</translation>
</message>
<message>
<source>%1 is empty; every recipe has a name.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 为空；每个配方都须有名称。</translation>
</message>
<message>
<source>comparison.lanes has two named %1; every name may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>comparison.lanes 中有两个名为 %1 的项；每个名称只能出现一次。</translation>
</message>
<message>
<source>%1 should be a whole number from 0 that stands once, found %2.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 应为从 0 起且不重复的整数，实为 %2。</translation>
</message>
<message>
<source>%1 is empty; a comparison has at least one.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 为空；比较至少须有一项。</translation>
</message>
<message>
<source>a comparison of %1 runs; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>比较含 %1 次运行；最多读取 %2 次。</translation>
</message>
<message>
<source>a comparison of %1 runs × lengths; at most %2 are read.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>比较含 %1 个“运行 × 长度”；最多读取 %2 个。</translation>
</message>
<message>
<source>%1 has more lengths than the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 的长度多于比较中的长度。</translation>
</message>
<message>
<source>%1 %2 with seed %3 is no run of the comparison.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 %2（种子 %3）不是该比较中的运行。</translation>
</message>
<message>
<source>%1 is a second one of %2 with seed %3; each may stand once.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 与前面的 %2（种子 %3）重复；每项只能出现一次。</translation>
</message>
<message>
<source>%1 is %2, but the recipe says %3.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>%1 为 %2，但配方中为 %3。</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found none; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>不是比较表：format 应为“%1”，但缺少该项；请用 attnlab compare --out TABLE.json 写出一个。</translation>
</message>
<message>
<source>is no table of a comparison: format should be "%1", found %2; write one with attnlab compare --out TABLE.json.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>不是比较表：format 应为“%1”，实为 %2；请用 attnlab compare --out TABLE.json 写出一个。</translation>
</message>
<message>
<source>is of version %1, and this program reads version %2; take a newer program.</source>
<extracomment>core/compare/table_json.cpp</extracomment>
<translation>为版本 %1，而本程序读取版本 %2；请使用更新的程序。</translation>
</message>
<message>
<source>the temperature should be a number above 0, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>温度应为大于 0 的数，实为 %1。</translation>
</message>
<message>
<source>weights of words and of sentences cannot be given; change the whole map %1 instead.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>不能指定词权重和句子权重；请改为修改整个注意力图 %1。</translation>
</message>
<message>
<source>a row of the map %1 is a source position, and there are %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>注意力图 %1 的一行是一个源位置，而源位置有 %2 个。</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 steps so far, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>注意力须为目前的 %1 步各给一个权重，实为 %2 个。</translation>
</message>
<message>
<source>attention needs one weight for each of the %1 source positions, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>注意力须为 %1 个源位置各给一个权重，实为 %2 个。</translation>
</message>
<message>
<source>the weight of position %1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>位置 %1 的权重应为 0 到 1 的数，实为 %2。</translation>
</message>
<message>
<source>the attention weights should add up to 1, found %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>注意力权重之和应为 1，实为 %1。</translation>
</message>
<message>
<source>the encoder of this model has no position encodings, so the places of its tokens cannot be changed; choose a model whose encoder.positions are not "none".</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>此模型的编码器没有位置编码，因此不能更改其词元的位置；请选择 encoder.positions 不为 "none" 的模型。</translation>
</message>
<message>
<source>places should be the numbers 1 to %1 in any order, one for each source token.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>位置应为 1 到 %1 的数，顺序任意，每个源词元一个。</translation>
</message>
<message>
<source>a model without attention has no scores to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>无注意力的模型没有可更改的得分；请选择其他模型。</translation>
</message>
<message>
<source>a model without attention has no weights to change; choose another model.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>无注意力的模型没有可更改的权重；请选择其他模型。</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to zero.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>源的位置为 1 到 %1，要置零的却是位置 %2。</translation>
</message>
<message>
<source>the source has positions 1 to %1, found position %2 to swap.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>源的位置为 1 到 %1，要替换的却是位置 %2。</translation>
</message>
<message>
<source>the source vocabulary has tokens 0 to %1, found %2 for position %3.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>源词表的词元为 0 到 %1，位置 %3 处却为 %2。</translation>
</message>
<message>
<source>the model has no attention map %1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>模型没有注意力图 %1。</translation>
</message>
<message>
<source>only a map of the decoder to itself has later steps to read; it is named decoder.LAYER.HEAD.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>只有解码器自注意力的图才有后面的步可读；其名称为 decoder.LAYER.HEAD。</translation>
</message>
<message>
<source>steps are counted from 1.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>步从 1 计。</translation>
</message>
<message>
<source>the target vocabulary has tokens 0 to %1, found %2.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>目标词表的词元为 0 到 %1，实为 %2。</translation>
</message>
<message>
<source>weights cannot be given in the map %1 while it reads later steps.</source>
<extracomment>core/decode/interventions.cpp</extracomment>
<translation>注意力图 %1 读取后面的步时，不能指定其权重。</translation>
</message>
<message>
<source>the text has no tokens: one at least is needed to decode</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>文本中没有词元：解码至少需要一个</translation>
</message>
<message>
<source>the model has no attention map %1 in its steps.</source>
<extracomment>core/decode/sentence.cpp</extracomment>
<translation>模型的各步中没有注意力图 %1。</translation>
</message>
<message>
<source>a model with the wiring "%1" has no residual stream; open one with the wiring "transformer".</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>连接方式为“%1”的模型没有残差流；请打开连接方式为“transformer”的模型。</translation>
</message>
<message>
<source>self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>自注意力，第 %1 层</translation>
</message>
<message>
<source>cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>交叉注意力，第 %1 层</translation>
</message>
<message>
<source>feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>前馈，第 %1 层</translation>
</message>
<message>
<source>feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>前馈</translation>
</message>
<message>
<source>bias of the norm after self-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>自注意力后归一化的偏置，第 %1 层</translation>
</message>
<message>
<source>bias of the norm after cross-attention, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>交叉注意力后归一化的偏置，第 %1 层</translation>
</message>
<message>
<source>bias of the norm after feed-forward, layer %1</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>前馈后归一化的偏置，第 %1 层</translation>
</message>
<message>
<source>bias of the norm after self-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>自注意力后归一化的偏置</translation>
</message>
<message>
<source>bias of the norm after cross-attention</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>交叉注意力后归一化的偏置</translation>
</message>
<message>
<source>bias of the norm after feed-forward</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>前馈后归一化的偏置</translation>
</message>
<message>
<source>the token that was read</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>读入的词元</translation>
</message>
<message>
<source>its position</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>其位置</translation>
</message>
<message>
<source>bias of the last norm</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>最后归一化的偏置</translation>
</message>
<message>
<source>bias of the output layer</source>
<extracomment>core/explain/residual_stream.cpp</extracomment>
<translation>输出层的偏置</translation>
</message>
<message>
<source>has no attention, so there are no weights to judge</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>没有注意力，因此没有可评判的权重</translation>
</message>
<message>
<source>the model has no attention, so there are no weights to be judged.</source>
<extracomment>core/faithfulness/faithfulness.cpp</extracomment>
<translation>模型没有注意力，因此没有可评判的权重。</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>擦除至类别翻转（%，从不 = 100），按权重</translation>
</message>
<message>
<source>first position is linked (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>首位有链接（%），按权重</translation>
</message>
<message>
<source>average precision of links (%), by weight</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>链接的平均精确率（%），按权重</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>擦除至类别翻转（%，从不 = 100），按梯度</translation>
</message>
<message>
<source>first position is linked (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>首位有链接（%），按梯度</translation>
</message>
<message>
<source>average precision of links (%), by gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>链接的平均精确率（%），按梯度</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>擦除至类别翻转（%，从不 = 100），按权重 × 梯度</translation>
</message>
<message>
<source>first position is linked (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>首位有链接（%），按权重 × 梯度</translation>
</message>
<message>
<source>average precision of links (%), by weight × gradient</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>链接的平均精确率（%），按权重 × 梯度</translation>
</message>
<message>
<source>erased until the class flips (%, never = 100), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>擦除至类别翻转（%，从不 = 100），随机</translation>
</message>
<message>
<source>first position is linked (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>首位有链接（%），随机</translation>
</message>
<message>
<source>average precision of links (%), at random</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>链接的平均精确率（%），随机</translation>
</message>
<message>
<source>rows of weights</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>权重的行数</translation>
</message>
<message>
<source>positions of a row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>每行的位置数</translation>
</message>
<message>
<source>τ with gradients</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>与梯度的 τ</translation>
</message>
<message>
<source>τ with leaving a token out</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>与去除词元的 τ</translation>
</message>
<message>
<source>output changes, permuted row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>输出变化，置换行</translation>
</message>
<message>
<source>output changes, uniform row</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>输出变化，均匀行</translation>
</message>
<message>
<source>adversarial row diverges (nats)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>对抗行的散度（nat）</translation>
</message>
<message>
<source>rows that can be fooled (%)</source>
<extracomment>core/faithfulness/faithfulness_figures.cpp</extracomment>
<translation>可被欺骗的行（%）</translation>
</message>
<message>
<source>a source of %1 tokens is longer than the longest, %2.</source>
<extracomment>core/faithfulness/input_effects.cpp</extracomment>
<translation>源有 %1 个词元，超过最大长度 %2。</translation>
</message>
<message>
<source>cannot be written: %1.</source>
<extracomment>core/files/atomic_file.cpp, core/files/formats/record_file.cpp, core/files/staging_folder.cpp, core/files/temporary_file.cpp</extracomment>
<translation>无法写入：%1。</translation>
</message>
<message>
<source>it is a folder</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>它是文件夹</translation>
</message>
<message>
<source>it is not a regular file</source>
<extracomment>core/files/atomic_file.cpp</extracomment>
<translation>它不是普通文件</translation>
</message>
<message>
<source>%1 is not base64, found %2; the file is damaged, take another copy.</source>
<extracomment>core/files/base64.cpp</extracomment>
<translation>%1 不是 base64，含有 %2；文件已损坏，请改用其他副本。</translation>
</message>
<message>
<source>a file's name is expected, and an empty text is given; name a file.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>需要文件名，给出的却是空文本；请指定文件。</translation>
</message>
<message>
<source>cannot be opened: %1.</source>
<extracomment>core/files/cannot_open.cpp</extracomment>
<translation>无法打开：%1。</translation>
</message>
<message>
<source>a PNG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>PNG 图片</translation>
</message>
<message>
<source>a JPEG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>JPEG 图片</translation>
</message>
<message>
<source>a GIF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>GIF 图片</translation>
</message>
<message>
<source>a WebP picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>WebP 图片</translation>
</message>
<message>
<source>a TIFF picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>TIFF 图片</translation>
</message>
<message>
<source>an SVG picture</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>SVG 图片</translation>
</message>
<message>
<source>a PDF document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>PDF 文档</translation>
</message>
<message>
<source>a PostScript document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>PostScript 文档</translation>
</message>
<message>
<source>an Office document</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>Office 文档</translation>
</message>
<message>
<source>a web page</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>网页</translation>
</message>
<message>
<source>an XML text</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>XML 文本</translation>
</message>
<message>
<source>a zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>zip 压缩包</translation>
</message>
<message>
<source>a gzip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>gzip 压缩包</translation>
</message>
<message>
<source>a bzip2 archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>bzip2 压缩包</translation>
</message>
<message>
<source>an xz archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>xz 压缩包</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>7-Zip 压缩包</translation>
</message>
<message>
<source>a RAR archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>RAR 压缩包</translation>
</message>
<message>
<source>a program</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>程序</translation>
</message>
<message>
<source>a NumPy array</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>NumPy 数组</translation>
</message>
<message>
<source>an HDF5 file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>HDF5 文件</translation>
</message>
<message>
<source>a GGUF model</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>GGUF 模型</translation>
</message>
<message>
<source>an SQLite database</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>SQLite 数据库</translation>
</message>
<message>
<source>a sound file</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>音频文件</translation>
</message>
<message>
<source>a film</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>视频</translation>
</message>
<message>
<source>a tar archive</source>
<extracomment>core/files/file_kind.cpp</extracomment>
<translation>tar 归档</translation>
</message>
<message>
<source>a text</source>
<extracomment>core/files/file_kind.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>文本</translation>
</message>
<message>
<source>is a folder; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>是文件夹；应为文件。</translation>
</message>
<message>
<source>is not a regular file; a file was expected.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>不是普通文件；应为文件。</translation>
</message>
<message>
<source>is too large: %1 bytes of it are to be read, at most %2 fit into the memory; choose a smaller file.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>过大：需读取 %1 字节，内存最多容纳 %2 字节；请选择较小的文件。</translation>
</message>
<message>
<source>no memory for its %1 bytes.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>内存不足，无法容纳其 %1 字节。</translation>
</message>
<message>
<source>cannot be read: %1.</source>
<extracomment>core/files/file_reader.cpp, core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp</extracomment>
<translation>无法读取：%1。</translation>
</message>
<message>
<source>became shorter while it was read.</source>
<extracomment>core/files/file_reader.cpp</extracomment>
<translation>在读取过程中变短。</translation>
</message>
<message>
<source>has %1 bytes, at most %2 are read here.</source>
<extracomment>core/files/file_reader.cpp, core/files/formats/file_folder.cpp</extracomment>
<translation>有 %1 字节，此处最多读取 %2 字节。</translation>
</message>
<message>
<source>is missing; take another copy of the file.</source>
<extracomment>core/files/formats/file_folder.cpp</extracomment>
<translation>缺失；请改用该文件的其他副本。</translation>
</message>
<message>
<source>not set</source>
<extracomment>core/files/formats/json_difference.cpp</extracomment>
<translation>未设置</translation>
</message>
<message>
<source>JSON nested deeper than %1 levels, which nothing that is read here needs.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON 嵌套超过 %1 层，此处读取的内容都不需要这么深。</translation>
</message>
<message>
<source>JSON key %1 stands twice in one object; each may stand once.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON 键 %1 在同一对象中出现两次；每个键只能出现一次。</translation>
</message>
<message>
<source>more than %1 JSON values, which is the most that is read here.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON 值多于 %1 个，超出此处的读取上限。</translation>
</message>
<message>
<source>not JSON at line %1, column %2, where the text ends too early.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>第 %1 行第 %2 列不是 JSON，文本在此过早结束。</translation>
</message>
<message>
<source>not JSON at line %1, column %2.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>第 %1 行第 %2 列不是 JSON。</translation>
</message>
<message>
<source>a JSON number that is too large for any computer number.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON 数过大，计算机无法表示。</translation>
</message>
<message>
<source>the JSON should be an object in braces, found %1.</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>JSON 应为花括号中的对象，实为 %1。</translation>
</message>
<message>
<source>%1 should be an object in braces, found %2.</source>
<extracomment>core/files/formats/json_reader.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 应为花括号中的对象，实为 %2。</translation>
</message>
<message>
<source>a text in quotation marks</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp</extracomment>
<translation>引号中的文本</translation>
</message>
<message>
<source>true or false</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/expressions/fact_value.cpp</extracomment>
<translation>true 或 false</translation>
</message>
<message>
<source>a whole number</source>
<extracomment>core/files/formats/json_reader.cpp, core/files/formats/npy_array.cpp, core/model_files/pytorch/pickle_calls.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>整数</translation>
</message>
<message>
<source>a list of whole numbers</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>整数列表</translation>
</message>
<message>
<source>a list of texts</source>
<extracomment>core/files/formats/json_reader.cpp</extracomment>
<translation>文本列表</translation>
</message>
<message>
<source>a whole number from 0 to 18446744073709551615</source>
<extracomment>core/files/formats/json_reader.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>0 到 18446744073709551615 的整数</translation>
</message>
<message>
<source>a number</source>
<extracomment>core/files/formats/json_reader.cpp, core/inspect/dumps/escaped_json.cpp, core/lessons/checks/lesson_checks.cpp, core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>数</translation>
</message>
<message>
<source>key %1 is not known; %2</source>
<extracomment>core/files/formats/json_reader.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>键 %1 未知；%2</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape, each once</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>键 descr、fortran_order 和 shape，各一次</translation>
</message>
<message>
<source>the keys descr, fortran_order and shape</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>键 descr、fortran_order 和 shape</translation>
</message>
<message>
<source>is an array of records; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>是记录数组；只读取浮点数；请用 numpy.save 保存 weights.astype("float32")。</translation>
</message>
<message>
<source>claims an impossible shape.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>声明的形状不可能存在。</translation>
</message>
<message>
<source>its .npy header is broken: expected %1, found %2; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>其 .npy 头部已损坏：应为%1，实为 %2；请用 numpy.save 重新保存数组。</translation>
</message>
<message>
<source>does not start as an .npy file does; copy or download it again, or save one array with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>其开头不是 .npy 文件的开头；请重新复制或下载，或用 numpy.save 保存一个数组。</translation>
</message>
<message>
<source>is an .npy file of version %1; versions 1 to 3 are read: save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>是版本 %1 的 .npy 文件；支持版本 1 到 3：请用 numpy.save 重新保存数组。</translation>
</message>
<message>
<source>ends inside its .npy header; copy or download it again.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>在 .npy 头部之内结束；请重新复制或下载。</translation>
</message>
<message>
<source>its .npy header should have %1 bytes, and at most %2 are read; save the array again with numpy.save.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>其 .npy 文件头应有 %1 字节，最多读取 %2 字节；请用 numpy.save 重新保存该数组。</translation>
</message>
<message>
<source>holds pickled objects of Python, which are never loaded.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>含 Python 的 pickle 对象，这类对象从不加载。</translation>
</message>
<message>
<source>holds numbers of the type %1, expected floating-point numbers.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>包含类型为 %1 的数字，应为浮点数。</translation>
</message>
<message>
<source>has %1 bytes of numbers, expected %2.</source>
<extracomment>core/files/formats/npy_array.cpp</extracomment>
<translation>数值共 %1 字节，应为 %2。</translation>
</message>
<message>
<source>holds no whole record; take another copy of it.</source>
<extracomment>core/files/formats/record_file.cpp</extracomment>
<translation>不含完整的记录；请改用其他副本。</translation>
</message>
<message>
<source>%1 is missing; %2 has it.</source>
<extracomment>core/files/formats/required_keys.cpp</extracomment>
<translation>缺少 %1；%2应含此项。</translation>
</message>
<message>
<source>a checkpoint of Attention Lab</source>
<extracomment>core/files/formats/required_keys.h, core/train/checkpoint.cpp</extracomment>
<translation>Attention Lab 的检查点</translation>
</message>
<message>
<source>has %1 bytes, which is too short for a safetensors file.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>有 %1 字节，作为 safetensors 文件过短。</translation>
</message>
<message>
<source>not a whole safetensors file: it is %1.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>不是完整的 safetensors 文件：它是%1。</translation>
</message>
<message>
<source>not a whole safetensors file: its header should have %1 bytes, but only %2 follow.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>不是完整的 safetensors 文件：头部应有 %1 字节，但其后只有 %2 字节。</translation>
</message>
<message>
<source>header too long: it has %1 bytes, at most %2 are allowed.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>头部过长：有 %1 字节，最多允许 %2 字节。</translation>
</message>
<message>
<source>has become shorter since it was opened.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>打开后变短了。</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>张量 %1 的 dtype 为 %2，应为 F32、F16 或 BF16。</translation>
</message>
<message>
<source>tensor %1 has dtype %2, expected I64.</source>
<extracomment>core/files/formats/safetensors.cpp</extracomment>
<translation>张量 %1 的 dtype 为 %2，应为 I64。</translation>
</message>
<message>
<source>metadata key "%1" should be "crc32:" and eight hexadecimal digits, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>元数据键“%1”应为“crc32:”加八位十六进制数字，实为 %2；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is damaged: its checksum should be %1, found %2; take another copy of the file.</source>
<extracomment>core/files/formats/safetensors_checksum.cpp</extracomment>
<translation>已损坏：校验和应为 %1，实为 %2；请改用该文件的其他副本。</translation>
</message>
<message>
<source>tensor %1 should be described by an object, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 应由对象描述，实为 %2。</translation>
</message>
<message>
<source>tensor %1 has the key %2, known are dtype, shape and data_offsets.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 含键 %2，已知的键为 dtype、shape 和 data_offsets。</translation>
</message>
<message>
<source>tensor %1 lacks its %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 缺少 %2。</translation>
</message>
<message>
<source>tensor %1 should have a text as dtype, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的 dtype 应为文本，实为 %2。</translation>
</message>
<message>
<source>tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的 dtype %2 未知，应为 F32、F16 或 BF16。</translation>
</message>
<message>
<source>tensor %1 should have a list of whole numbers as %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的 %2 应为整数列表，实为 %3。</translation>
</message>
<message>
<source>tensor %1 should have whole numbers from 0 up in its %2, found %3.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的 %2 应为从 0 起的整数，实为 %3。</translation>
</message>
<message>
<source>tensor %1 should have two data_offsets, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 应有两个 data_offsets，实为 %2。</translation>
</message>
<message>
<source>tensor %1 ends before it begins: data_offsets %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的结束先于开始：data_offsets %2。</translation>
</message>
<message>
<source>tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data are there.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 超出文件末尾：data_offsets %2，但只有 %3 字节数据。</translation>
</message>
<message>
<source>tensor %1 has a shape whose product overflows: %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 的形状之积溢出：%2。</translation>
</message>
<message>
<source>tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>形状 %2、dtype %3 的张量 %1 需要 %4 字节，但其 data_offsets 跨越 %5 字节。</translation>
</message>
<message>
<source>__metadata__ should be an object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>__metadata__ 应为对象，实为 %1。</translation>
</message>
<message>
<source>metadata key %1 should be a text, found %2.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>元数据键 %1 应为文本，实为 %2。</translation>
</message>
<message>
<source>tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %1 和 %2 重叠：前者结束于字节 %3，后者始于字节 %4。</translation>
</message>
<message>
<source>gap of %1 bytes in front of tensor %2, tensors should follow each other.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>张量 %2 之前有 %1 字节的空隙，张量应首尾相接。</translation>
</message>
<message>
<source>%1 bytes at the end belong to no tensor, the file should end with the last one.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>末尾的 %1 字节不属于任何张量，文件应随最后一个张量结束。</translation>
</message>
<message>
<source>safetensors header</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>safetensors 头部</translation>
</message>
<message>
<source>the safetensors header should be a JSON object, found %1.</source>
<extracomment>core/files/formats/safetensors_header.cpp</extracomment>
<translation>safetensors 头部应为 JSON 对象，实为 %1。</translation>
</message>
<message>
<source>refers to another place ("*"), which is not read here.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>引用了其他位置（“*”），此处不支持读取。</translation>
</message>
<message>
<source>should hold keys and values, found %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>应含键和值，实为 %1。</translation>
</message>
<message>
<source>should hold keys and values, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>应含键和值，实为列表。</translation>
</message>
<message>
<source>should have texts as keys, found a list.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>键应为文本，实为列表。</translation>
</message>
<message>
<source>should have texts as keys, found a mapping.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>键应为文本，实为映射。</translation>
</message>
<message>
<source>has values nested deeper than %1.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>值的嵌套超过 %1 层。</translation>
</message>
<message>
<source>is empty, expected keys and values.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>为空，应有键和值。</translation>
</message>
<message>
<source>holds several documents, expected one.</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>含多个文档，应为一个。</translation>
</message>
<message>
<source>is no YAML that can be read (%1).</source>
<extracomment>core/files/formats/yaml_entries.cpp</extracomment>
<translation>不是可读取的 YAML（%1）。</translation>
</message>
<message>
<source>%1 is compressed in a way that is not read, expected stored or deflated; save it again with %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 的压缩方式不支持读取，应为 stored 或 deflated；请用 %2 重新保存。</translation>
</message>
<message>
<source>%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 在 %3 字节的文件中声称占 %2 字节，而各条目只余 %4 字节；文件已损坏。</translation>
</message>
<message>
<source>%1 is stored in %2 bytes and claims %3; the file is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 以 %2 字节存储，却声称有 %3 字节；文件已损坏。</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 声称将 %2 字节解压为 %3 字节，权重绝不会如此；请用 %4 重新保存。</translation>
</message>
<message>
<source>%1 claims to unpack %2 bytes into %3, as others before it do, which weights never do; save it again with %4.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>%1 与前面的条目一样，声称将 %2 字节解压为 %3 字节，权重绝不会如此；请用 %4 重新保存。</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it: it is %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>不是 %1 所写的完整 zip 文件：它是%2。</translation>
</message>
<message>
<source>not a whole zip file, as %1 writes it (%2); get it once more from where it came from, or save it again with %1.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>不是 %1 所写的完整 zip 文件（%2）；请从来源重新获取，或用 %1 重新保存。</translation>
</message>
<message>
<source>not a whole zip file: entry %1 of its directory is damaged.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>不是完整的 zip 文件：目录中的条目 %1 已损坏。</translation>
</message>
<message>
<source>%1 in it has %2 bytes, at most %3 are read.</source>
<extracomment>core/files/formats/zip_archive.cpp, core/sessions/session_file_load.cpp</extracomment>
<translation>其中的 %1 有 %2 字节，最多读取 %3 字节。</translation>
</message>
<message>
<source>%1 in it cannot be read from byte %2; copy or download it again.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 从字节 %2 起无法读取；请重新复制或下载。</translation>
</message>
<message>
<source>%1 in it is damaged at its start.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 开头已损坏。</translation>
</message>
<message>
<source>%1 in it cannot be read: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 无法读取：%2。</translation>
</message>
<message>
<source>%1 in it is damaged: %2.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 已损坏：%2。</translation>
</message>
<message>
<source>%1 in it is damaged: %2 bytes instead of %3.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 已损坏：为 %2 字节，应为 %3 字节。</translation>
</message>
<message>
<source>%1 in it is damaged: its checksum or its length is wrong.</source>
<extracomment>core/files/formats/zip_archive.cpp</extracomment>
<translation>其中的 %1 已损坏：校验和或长度有误。</translation>
</message>
<message>
<source>cannot be written: it would have %1 bytes, and a zip file holds %2; leave models or weights out.</source>
<extracomment>core/files/formats/zip_writer.cpp</extracomment>
<translation>无法写入：将有 %1 字节，而 zip 文件最多容纳 %2 字节；请略去模型或权重。</translation>
</message>
<message>
<source>the corpus has %1 files, but had %2</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>语料有 %1 个文件，原为 %2 个</translation>
</message>
<message>
<source>has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4</source>
<extracomment>core/files/lines/file_mark.cpp</extracomment>
<translation>有 %1 行，CRC-32 为 %2，原为 %3 行，CRC-32 为 %4</translation>
</message>
<message>
<source>is a folder; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>是文件夹；应为文本文件，纯文本或 gzip 均可。</translation>
</message>
<message>
<source>is not a regular file; a text file was expected, plain or gzip.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>不是普通文件；应为文本文件，纯文本或 gzip 均可。</translation>
</message>
<message>
<source>no memory to read it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>内存不足，无法读取。</translation>
</message>
<message>
<source>line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a tab between its sides.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>第 %1 行超过 %2 字节；一行应为一个句子，或以制表符分隔两端的一个句对。</translation>
</message>
<message>
<source>%1, line %2</source>
<extracomment>core/files/lines/line_reader.cpp, core/inspect/dumps/text_stream.cpp, core/inspect/links/link_collection.cpp, core/inspect/texts/dump_start.cpp, core/inspect/texts/sentence_file.cpp</extracomment>
<translation>%1，第 %2 行</translation>
</message>
<message>
<source>line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>读到第 %1 行时，这个 %2 字节的文件已占用超过 %3 MB 内存；文件须全部装入内存：请只取一部分。</translation>
</message>
<message>
<source>line %1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>此 UTF-16 文本在第 %1 行处被截断；请重新复制或下载。</translation>
</message>
<message>
<source>line %1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>此 gzip 文件在第 %1 行处被截断；请重新复制或下载。</translation>
</message>
<message>
<source>line %1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>此 gzip 文件在第 %1 行处已损坏；请重新复制或下载。</translation>
</message>
<message>
<source>line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>第 %1 行为 UTF-16，字节 %2 处只有半个代理对；请将文件另存为 UTF-8。</translation>
</message>
<message>
<source>line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/files/lines/line_reader.cpp</extracomment>
<translation>第 %1 行字节 %2 处（0x%3）不是 UTF-8；请将文件转换为 UTF-8，例如用 iconv。</translation>
</message>
<message>
<source>%1 %2 (line %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>%1 个%2（第 %3 行）</translation>
</message>
<message numerus="yes">
<source>%1 %2 (lines %3)</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>%1 个%2（第 %3 行）</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 sentence: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>在 %2 个句子中跳过 %1 个：%3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 sentences: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>在 %2 个句子中跳过 %1 个：%3</numerusform>
</translation>
</message>
<message>
<source>skipped %1 of %2 line: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>在 %2 行中跳过 %1 行：%3</translation>
</message>
<message numerus="yes">
<source>skipped %1 of %2 lines: %3</source>
<extracomment>core/files/lines/skipped_lines.cpp</extracomment>
<translation>
<numerusform>在 %2 行中跳过 %1 行：%3</numerusform>
</translation>
</message>
<message>
<source>line %1 has a text but no class label; expected a label of one word for every text.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>第 %1 行有文本但没有类别标签；每个文本都应有一个单词的标签。</translation>
</message>
<message>
<source>line %1 has the class label %2 with a blank in it; expected one word. In a file with tabs the label stands before the text, and with swap after it.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>第 %1 行的类别标签 %2 含有空格；应为一个单词。在带制表符的文件中，标签位于文本之前，用 swap 时位于文本之后。</translation>
</message>
<message>
<source>empty</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>为空</translation>
</message>
<message>
<source>line %1 has no tab; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>第 %1 行没有制表符；应为源、制表符、目标，最多再加第三列。</translation>
</message>
<message>
<source>line %1 has %2 tabs; expected a source, a tab and a target, and a third column at most.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>第 %1 行有 %2 个制表符；应为源、制表符、目标，最多再加第三列。</translation>
</message>
<message>
<source>is empty; expected one pair a line, a tab between its sides.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>为空；应每行一个句对，两端以制表符分隔。</translation>
</message>
<message>
<source>has %1 lines, but %2 has %3; line k of one must be the translation of line k of the other.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>有 %1 行，而 %2 有 %3 行；一个文件的第 k 行须是另一个文件第 k 行的译文。</translation>
</message>
<message>
<source>is empty; expected one sentence a line.</source>
<extracomment>core/files/lines/text_pairs.cpp</extracomment>
<translation>为空；应每行一个句子。</translation>
</message>
<message>
<source>%1 and %2</source>
<extracomment>core/files/lines/text_pairs.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/symmetrise.cpp, core/network/shown_maps.cpp</extracomment>
<translation>%1 和 %2</translation>
</message>
<message>
<source>has shape %1; the layers should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>形状为 %1；层数最多应为 %2。</translation>
</message>
<message>
<source>has shape %1; the heads should be %2 at most.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>形状为 %1；头数最多应为 %2。</translation>
</message>
<message>
<source>The matrices along dimension %1 end at different places, as sentences do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>沿维度 %1 的各矩阵在不同位置结束，正如句子那样。</translation>
</message>
<message>
<source>Arrays of such names are tuples over layers.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>此类名称的数组是各层的元组。</translation>
</message>
<message>
<source>the array has shape %1, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>数组的形状为 %1，其维数多于名称未定的句子、层、头、行和列。</translation>
</message>
<message>
<source>%1 has shape %2, which has more dimensions than sentences, layers, heads, rows and columns that its name leaves open.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>%1 的形状为 %2，其维数多于名称未定的句子、层、头、行和列。</translation>
</message>
<message>
<source>Dimensions</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>维度</translation>
</message>
<message>
<source>All matrices end at the same place, as those of one sentence do.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>所有矩阵在同一位置结束，正如同一句子的矩阵那样。</translation>
</message>
<message>
<source>Sentences of one length would look the same.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>长度相同的句子看起来也会一样。</translation>
</message>
<message>
<source>It is the usual meaning.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>这是通常的含义。</translation>
</message>
<message>
<source>Nothing in the numbers tells it.</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>数值中没有可据以判断的信息。</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of its array of shape %1 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>无法判断形状为 %1 的数组的前几个维度是什么</translation>
</message>
<message>
<source>it cannot be told what the first dimensions of %1 of shape %2 are</source>
<extracomment>core/inspect/arrays/array_axes.cpp</extracomment>
<translation>无法判断形状为 %2 的 %1 的前几个维度是什么</translation>
</message>
<message>
<source>The texts have 1 sentence.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>文本有 1 个句子。</translation>
</message>
<message numerus="yes">
<source>The texts have %1 sentences.</source>
<extracomment>core/inspect/arrays/array_axes.cpp, core/inspect/arrays/array_layout.cpp</extracomment>
<translation>
<numerusform>文本有 %1 个句子。</numerusform>
</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>没有注意力数组；应为 2 到 5 维的浮点数组，最后两维为目标位置和源位置。</translation>
</message>
<message>
<source>has no array of attention; arrays of floats with 2 to 5 dimensions were expected, the last two target and source positions; left out: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>没有注意力数组；应为 2 到 5 维的浮点数组，最后两维为目标位置和源位置；略去：%1。</translation>
</message>
<message>
<source>its lists are nested deeper than sentences, tokens and layers, as in %1; save fewer levels.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>其列表的嵌套超过句子、词元和层，如 %1；请保存较少的层次。</translation>
</message>
<message>
<source>Arrays</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>数组</translation>
</message>
<message>
<source>an array for each sentence</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>每个句子一个数组</translation>
</message>
<message>
<source>an array for each layer</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>每层一个数组</translation>
</message>
<message>
<source>The %1 arrays have matrices of different sizes.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>这 %1 个数组的矩阵大小不同。</translation>
</message>
<message>
<source>The texts have one sentence.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>文本只有一个句子。</translation>
</message>
<message>
<source>A tuple of arrays of one shape is what output_attentions gives.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>output_attentions 给出的是形状相同的数组的元组。</translation>
</message>
<message>
<source>it cannot be told whether its %1 arrays, which have one size, are those of sentences or of layers</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>无法判断这 %1 个大小相同的数组是按句子还是按层划分</translation>
</message>
<message>
<source>its arrays have different numbers of sentences: %1 and %2, as in %3.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>其数组的句子数不同：%1 和 %2，如 %3。</translation>
</message>
<message>
<source>two of its arrays are of one layer and head, the second is %1; each may stand once.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>其中两个数组属于同一层和头，第二个是 %1；每个只能出现一次。</translation>
</message>
<message>
<source>Left out</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>略去</translation>
</message>
<message>
<source>Not read: %1.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>未读取：%1。</translation>
</message>
<message>
<source>They are no attention by their names, shapes or kinds of numbers.</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>从名称、形状或数的种类看，它们不是注意力。</translation>
</message>
<message>
<source>%1 and 1 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp</extracomment>
<translation>%1 和另外 1 项</translation>
</message>
<message numerus="yes">
<source>%1 and %2 more</source>
<extracomment>core/inspect/arrays/array_layout.cpp, core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>
<numerusform>%1 和另外 %2 项</numerusform>
</translation>
</message>
<message>
<source>Attention</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>注意力</translation>
</message>
<message>
<source>attention of the decoder to the source</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>解码器对源的注意力</translation>
</message>
<message>
<source>Each step sees more positions than the one before.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>每一步看到的位置都比前一步多。</translation>
</message>
<message>
<source>All steps see the same number of positions.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>所有步看到的位置数相同。</translation>
</message>
<message>
<source>In all %1 matrices looked at no position sees one after it.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>在查看的全部 %1 个矩阵中，没有位置能看到其后的位置。</translation>
</message>
<message>
<source>In all %1 matrices looked at there are as many rows as columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>在查看的全部 %1 个矩阵中，行数与列数相同。</translation>
</message>
<message>
<source>There are other numbers of rows than of columns.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>行数与列数不同。</translation>
</message>
<message>
<source>It is the usual one.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>这是通常的情况。</translation>
</message>
<message>
<source>The matrices are square, so they may be those of self-attention.</source>
<extracomment>core/inspect/arrays/array_sites.cpp</extracomment>
<translation>矩阵为方阵，因此可能是自注意力的矩阵。</translation>
</message>
<message>
<source>beam_indices names row %1 of a beam that has %2 rows.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>beam_indices 指定了第 %1 行，而束只有 %2 行。</translation>
</message>
<message>
<source>Beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>束</translation>
</message>
<message>
<source>The file has %1 sequences and %2 rows for each token.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>文件有 %1 个序列，每个词元有 %2 行。</translation>
</message>
<message>
<source>The first place of a beam may change between tokens; save beam_indices as well, which name the rows of each sentence.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>束的首位可能随词元变化；请同时保存 beam_indices，它指明每个句子的行。</translation>
</message>
<message>
<source>it cannot be told whether the %1 rows of each token are sentences or places in a beam</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>无法判断每个词元的 %1 行是句子还是束中的位置</translation>
</message>
<message>
<source>Each sentence is followed through its beam.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>每个句子沿其束追踪。</translation>
</message>
<message>
<source>The file has beam_indices.</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>文件含 beam_indices。</translation>
</message>
<message>
<source>each row is a sentence of its own</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>每一行是一个单独的句子</translation>
</message>
<message numerus="yes">
<source>a sentence is every %1 rows, of which the first is read</source>
<extracomment>core/inspect/arrays/beam_path.cpp</extracomment>
<translation>
<numerusform>每 %1 行为一个句子，读取其中第一行</numerusform>
</translation>
</message>
<message>
<source>is packed with gzip, which is read of texts only; unpack it first, for example with gunzip.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>以 gzip 压缩，gzip 只支持文本；请先解压，例如用 gunzip。</translation>
</message>
<message>
<source>has a text with a number that is no character; save it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>文本中有一个不对应任何字符的数；请重新保存。</translation>
</message>
<message>
<source>has a text that is not UTF-8; save it as an array of str.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>含非 UTF-8 的文本；请保存为 str 数组。</translation>
</message>
<message>
<source>is cut short: its texts of shape %1 do not fit into its %2 bytes; copy or download it again.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>被截断：形状为 %1 的文本超出其 %2 字节；请重新复制或下载。</translation>
</message>
<message>
<source>its texts take %1 bytes, the file has %2 for them, and %3 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>其文本占 %1 字节，文件中只有 %2 字节，最多读取 %3 字节。</translation>
</message>
<message>
<source>holds pickled Python objects, which could run anything and are never loaded; save one plain array of floats with numpy.save, padded with zeros.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>含 pickle 的 Python 对象，这类对象可执行任意代码，因此从不加载；请用 numpy.save 保存一个以零填充的普通浮点数组。</translation>
</message>
<message>
<source>is an array of type %1; only floats are read; save weights.astype("float32") with numpy.save.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>是类型为 %1 的数组；只读取浮点数；请用 numpy.save 保存 weights.astype("float32")。</translation>
</message>
<message>
<source>has shape %1; [sentence][a][b] was expected, [a][b] for a single sentence, or with layers and heads: [sentence][head][a][b], [layer][head][a][b], [sentence][layer][head][a][b] or [layer][sentence][head][a][b].</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>形状为 %1；应为 [sentence][a][b]，单个句子为 [a][b]，带层和头时为：[sentence][head][a][b]、[layer][head][a][b]、[sentence][layer][head][a][b] 或 [layer][sentence][head][a][b]。</translation>
</message>
<message>
<source>has shape %1; there are no weights in it.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>形状为 %1；其中没有权重。</translation>
</message>
<message>
<source>is a model of Marian, not a dump of attention; open it as a model: File › Open in the window, or its name wherever a model stands on the command line.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>是 Marian 的模型，而非注意力转储；请作为模型打开：在窗口中用“文件 › 打开”，或在命令行中将其名称写在模型的位置。</translation>
</message>
<message>
<source>has %1 arrays; %2 are the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>有 %1 个数组；最多读取 %2 个。</translation>
</message>
<message>
<source>%1 stands twice in it; each array may stand once.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 在其中出现两次；每个数组只能出现一次。</translation>
</message>
<message>
<source>%1 is encrypted or no file; save it again with numpy.savez.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 已加密或不是文件；请用 numpy.savez 重新保存。</translation>
</message>
<message>
<source>%1 and the texts before it take more than %2 bytes, which is the most that is read.</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1 及其之前的文本超过 %2 字节，超出读取上限。</translation>
</message>
<message>
<source>%1 (pickled, never loaded)</source>
<extracomment>core/inspect/arrays/numpy_arrays.cpp</extracomment>
<translation>%1（pickle，从不加载）</translation>
</message>
<message>
<source>the array of shape %1 needs more numbers than the %2 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>形状为 %1 的数组所需的数多于文件中的 %2 个；文件被截断或已损坏：请重新复制或下载。</translation>
</message>
<message>
<source>%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut short or damaged: copy or download it again.</source>
<extracomment>core/inspect/arrays/stored_array.cpp</extracomment>
<translation>形状为 %2 的 %1 所需的数多于文件中的 %3 个；文件被截断或已损坏：请重新复制或下载。</translation>
</message>
<message>
<source>holds more than %1 values in its lists, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>其列表中的值多于 %1 个，超出读取上限。</translation>
</message>
<message>
<source>its lists and dictionaries are nested deeper than %1 levels, as in %2; save fewer levels.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>其列表和字典的嵌套超过 %1 层，如 %2；请保存较少的层次。</translation>
</message>
<message>
<source>a name of more than %1 bytes: %2.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp, core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>名称超过 %1 字节：%2。</translation>
</message>
<message>
<source>its texts take more than %1 megabytes of memory, which is the most that is read.</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>其文本占用超过 %1 MB 内存，超出读取上限。</translation>
</message>
<message>
<source>lists, tuples and dictionaries of tensors, such as dict(output)</source>
<extracomment>core/inspect/arrays/torch_arrays.cpp</extracomment>
<translation>张量的列表、元组和字典，例如 dict(output)</translation>
</message>
<message>
<source>Attention Lab: JSON with weights</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab：含权重的 JSON</translation>
</message>
<message>
<source>This format has a row of weights for each target token.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>此格式中每个目标词元有一行权重。</translation>
</message>
<message>
<source>Attention Lab: JSON with links</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Attention Lab：含链接的 JSON</translation>
</message>
<message>
<source>Links of this format name the source first and count from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>此格式的链接先写源位置，从 0 计。</translation>
</message>
<message>
<source>Nematus: JSON lines of its plot script</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus：其绘图脚本的 JSON 行</translation>
</message>
<message>
<source>Nematus writes a row for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>Nematus 为每个目标词元写一行，并为结束符写一行。</translation>
</message>
<message>
<source>fairseq: output with --print-alignment soft</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq：--print-alignment soft 的输出</translation>
</message>
<message>
<source>fairseq prints a group of weights for each target token and one for the end mark.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq 为每个目标词元输出一组权重，并为结束符输出一组。</translation>
</message>
<message>
<source>fairseq: output with --print-alignment</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq：--print-alignment 的输出</translation>
</message>
<message>
<source>fairseq prints the source position first and counts from 0.</source>
<extracomment>core/inspect/dumps/array_formats.cpp</extracomment>
<translation>fairseq 先输出源位置，从 0 计。</translation>
</message>
<message>
<source>its arrays describe %1 numbers, but the file has %2; save tensors of their own, for example with .clone().</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>其数组描述了 %1 个数，但文件中有 %2 个；请保存独立的张量，例如用 .clone()。</translation>
</message>
<message>
<source>sentence %1 has %2 rows of up to %3 weights, which is more than is read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>句子 %1 有 %2 行，每行多达 %3 个权重，超出读取上限。</translation>
</message>
<message>
<source>is cut short: a sentence of %1 times %2 numbers does not fit into the %3 bytes after the header; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>被截断：%1 乘 %2 个数的句子超出头部之后的 %3 字节；请重新复制或下载。</translation>
</message>
<message>
<source>NumPy array (.npy), as Neural Monkey saves it, or with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>NumPy 数组（.npy），由 Neural Monkey 保存，或带层和头</translation>
</message>
<message>
<source>A NumPy array has numbers and no texts; padding fills it up to the longest sentence.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>NumPy 数组只有数，没有文本；以填充补齐到最长的句子。</translation>
</message>
<message>
<source>NumPy arrays (.npz), with layers and heads</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>NumPy 数组（.npz），带层和头</translation>
</message>
<message>
<source>Arrays of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>注意力数组中每个目标词元有一行。</translation>
</message>
<message>
<source>safetensors with tensors of attention</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>含注意力张量的 safetensors</translation>
</message>
<message>
<source>Tensors of attention have a row for each target token.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>注意力张量中每个目标词元有一行。</translation>
</message>
<message>
<source>PyTorch: torch.save of attentions, as output_attentions and generate() give them</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>PyTorch：用 torch.save 保存的注意力，由 output_attentions 和 generate() 给出</translation>
</message>
<message>
<source>is cut short: its header says 1 sentence, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>被截断：头部写明有 1 个句子，却在句子 %2 中结束；请重新复制或下载。</translation>
</message>
<message numerus="yes">
<source>is cut short: its header says %1 sentences, it ends in sentence %2; copy or download it again.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>被截断：头部写明有 %1 个句子，却在句子 %2 中结束；请重新复制或下载。</numerusform>
</translation>
</message>
<message>
<source>has 1 byte more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>比头部写明的多 1 字节；此前的句子已读取。</translation>
</message>
<message numerus="yes">
<source>has %1 bytes more than its header says; the sentences before were read.</source>
<extracomment>core/inspect/dumps/array_reader.cpp</extracomment>
<translation>
<numerusform>比头部写明的多 %1 字节；此前的句子已读取。</numerusform>
</translation>
</message>
<message>
<source>with rows of unequal length</source>
<extracomment>core/inspect/dumps/attn_debug_reader.cpp, core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>各行长度不等</translation>
</message>
<message>
<source>has no attention of BertViz ("attention" with "attn", "left_text" and "right_text"); save the page of head_view or model_view, for example with html_action="return".</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>没有 BertViz 的注意力（"attention"，含 "attn"、"left_text" 和 "right_text"）；请保存 head_view 或 model_view 的页面，例如用 html_action="return"。</translation>
</message>
<message>
<source>is BertViz's neuron_view, whose queries and keys are not read; save the page of head_view or model_view.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>是 BertViz 的 neuron_view，其查询和键不支持读取；请保存 head_view 或 model_view 的页面。</translation>
</message>
<message>
<source>lists of "attn" have %1 and %2 entries; [layer][head][row][column] of equal lengths was expected.</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>"attn" 的列表有 %1 和 %2 个条目；应为长度相等的 [layer][head][row][column]。</translation>
</message>
<message>
<source>with more than 256 layers or heads</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>层或头多于 256 个</translation>
</message>
<message>
<source>with a layer that stands twice</source>
<extracomment>core/inspect/dumps/bertviz_reader.cpp</extracomment>
<translation>有一层出现两次</translation>
</message>
<message>
<source>with a weight that is not a number</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>有一个权重不是数</translation>
</message>
<message>
<source>without weights</source>
<extracomment>core/inspect/dumps/comma_matrix_reader.cpp, core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/header_matrix_reader.cpp, core/inspect/dumps/json_sentence.cpp, core/inspect/dumps/nematus_json_reader.cpp, core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>没有权重</translation>
</message>
<message>
<source>Unknown format of alignments %1; %2</source>
<extracomment>core/inspect/dumps/dump_format_registry.cpp</extracomment>
<translation>未知的对齐格式 %1；%2</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or save it again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>应为%1，却遇到文件末尾；请重新复制或保存。</translation>
</message>
<message>
<source>expected %1, found %2; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>应为%1，实为 %2；请重新保存页面。</translation>
</message>
<message>
<source>a text has no end within %1 bytes; copy or save the file again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>有一个文本在 %1 字节内没有结束；请重新复制或保存文件。</translation>
</message>
<message>
<source>expected a text of JSON, found %1; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>应为 JSON 文本，实为 %1；请重新保存页面。</translation>
</message>
<message>
<source>a number instead of %1</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>数，而不是%1</translation>
</message>
<message>
<source>lists are nested deeper than %1 levels; save the page again.</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>列表的嵌套超过 %1 层；请重新保存页面。</translation>
</message>
<message>
<source>a value</source>
<extracomment>core/inspect/dumps/escaped_json.cpp</extracomment>
<translation>值</translation>
</message>
<message>
<source>with links that are not two positions, as in 0-1</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>有的链接不是两个位置（如 0-1）</translation>
</message>
<message>
<source>with weights that are not numbers</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp, core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>有的权重不是数</translation>
</message>
<message>
<source>without a line of their alignment (A-), which --print-alignment adds</source>
<extracomment>core/inspect/dumps/fairseq_reader.cpp</extracomment>
<translation>没有对齐行（A-），该行由 --print-alignment 添加</translation>
</message>
<message>
<source>without "({ … })" behind each token</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>词元之后没有“({ … })”</translation>
</message>
<message>
<source>without "# Sentence pair" before it</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>之前没有“# Sentence pair”</translation>
</message>
<message>
<source>without a number</source>
<extracomment>core/inspect/dumps/giza.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>没有编号</translation>
</message>
<message>
<source>cut short</source>
<extracomment>core/inspect/dumps/giza.cpp</extracomment>
<translation>被截断</translation>
</message>
<message>
<source>whose header has neither five nor six fields</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>头部既非五个字段也非六个字段</translation>
</message>
<message>
<source>whose header has no number of the sentence</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>头部没有句子编号</translation>
</message>
<message>
<source>whose header has no score</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>头部没有得分</translation>
</message>
<message>
<source>without a header</source>
<extracomment>core/inspect/dumps/header_matrix_reader.cpp</extracomment>
<translation>没有头部</translation>
</message>
<message>
<source>with numbers that are not finite (NaN or Infinity)</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>有非有限的数（NaN 或 Infinity）</translation>
</message>
<message>
<source>with JSON that is too large, nested too deep or has a key twice</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>其 JSON 过大、嵌套过深或有重复的键</translation>
</message>
<message>
<source>that are not JSON</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>不是 JSON</translation>
</message>
<message>
<source>that are not JSON objects in braces</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>不是花括号中的 JSON 对象</translation>
</message>
<message>
<source>with weights that are not rows of numbers</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>其权重不是由数组成的行</translation>
</message>
<message>
<source>with maps that are not named one by one</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>其注意力图没有逐一命名</translation>
</message>
<message>
<source>with maps that are not called cross.LAYER.HEAD</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>其注意力图的名称不是 cross.LAYER.HEAD</translation>
</message>
<message>
<source>with tokens that are not a list of texts</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>其词元不是文本列表</translation>
</message>
<message>
<source>with links whose positions are not whole numbers from 0</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>有的链接位置不是从 0 起的整数</translation>
</message>
<message>
<source>with links that are not [source, target, "sure"]</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>有的链接不是 [source, target, "sure"]</translation>
</message>
<message>
<source>with a value of %1 that is not a whole number</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>%1 的值不是整数</translation>
</message>
<message>
<source>with a value of %1 that is not true or false</source>
<extracomment>core/inspect/dumps/json_sentence.cpp</extracomment>
<translation>%1 的值不是 true 或 false</translation>
</message>
<message>
<source>without a text</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>没有文本</translation>
</message>
<message>
<source>GIZA++ writes the target positions behind each source token, from 1.</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>GIZA++ 在每个源词元之后写目标位置，从 1 计。</translation>
</message>
<message>
<source>Marian, n-best with hard alignment: number ||| target ||| links ||| scores</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian，n-best 加硬对齐：编号 ||| 目标 ||| 链接 ||| 得分</translation>
</message>
<message>
<source>fast_align, forced: source ||| target ||| links ||| score</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>fast_align，强制对齐：源 ||| 目标 ||| 链接 ||| 得分</translation>
</message>
<message>
<source>Marian's scorer: log probability ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian 的评分器：对数概率 ||| 链接</translation>
</message>
<message>
<source>Marian (hard) and OpenNMT-py (report_align): target ||| links</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Marian（硬对齐）和 OpenNMT-py（report_align）：目标 ||| 链接</translation>
</message>
<message>
<source>source, target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>源、目标和链接，以 TAB 分隔</translation>
</message>
<message>
<source>target and links, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>目标和链接，以 TAB 分隔</translation>
</message>
<message>
<source>links and target, parted by TAB</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>链接和目标，以 TAB 分隔</translation>
</message>
<message>
<source>NAACL: the numbers of a sentence and of two positions, and S or P</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>NAACL：句子编号和两个位置的编号，以及 S 或 P</translation>
</message>
<message>
<source>Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)</source>
<extracomment>core/inspect/dumps/link_formats.cpp</extracomment>
<translation>Pharaoh：以空格分隔的链接（fast_align、awesome-align、simalign…）</translation>
</message>
<message>
<source>with a piece that is no link</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>有一部分不是链接</translation>
</message>
<message>
<source>with other fields than the format has</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>字段与格式不符</translation>
</message>
<message>
<source>with other than the numbers of a sentence and of two positions</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>不是句子编号加两个位置的编号</translation>
</message>
<message>
<source>with other than three columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>不是三列</translation>
</message>
<message>
<source>with other than two columns</source>
<extracomment>core/inspect/dumps/link_line.cpp</extracomment>
<translation>不是两列</translation>
</message>
<message>
<source>Sockeye 1: translation with alignment matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1：译文加对齐矩阵</translation>
</message>
<message>
<source>Sockeye 1 writes a line for each source token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Sockeye 1 为每个源词元写一行。</translation>
</message>
<message>
<source>Nematus, OpenNMT-Lua and Amun: header and matrix</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus、OpenNMT-Lua 和 Amun：头部加矩阵</translation>
</message>
<message>
<source>Nematus writes a line for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Nematus 为每个目标词元写一行。</translation>
</message>
<message>
<source>Marian (--alignment soft) and Amun: target and weights in a line</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian（--alignment soft）和 Amun：目标和权重在一行中</translation>
</message>
<message>
<source>Marian writes a group of weights for each target token.</source>
<extracomment>core/inspect/dumps/matrix_formats.cpp</extracomment>
<translation>Marian 为每个目标词元写一组权重。</translation>
</message>
<message>
<source>has no "sentences"; a list of them was expected.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>没有 "sentences"；应有由句子组成的列表。</translation>
</message>
<message>
<source>a sentence in braces</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>花括号中的句子</translation>
</message>
<message>
<source>expected %1, found the end of the file; copy or download it again.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>应为%1，却遇到文件末尾；请重新复制或下载。</translation>
</message>
<message>
<source>expected %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>应为%1，实为 %2。</translation>
</message>
<message>
<source>a key in quotation marks</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>引号中的键</translation>
</message>
<message>
<source>"sentences" stands twice; it may stand once.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>"sentences" 出现两次；只能出现一次。</translation>
</message>
<message>
<source>"format" should be %1, found %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>"format" 应为 %1，实为 %2。</translation>
</message>
<message>
<source>is of version %1; this program reads version %2.</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>为版本 %1；本程序读取版本 %2。</translation>
</message>
<message>
<source>one list of sentences</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>一个句子列表</translation>
</message>
<message>
<source>the end of the file</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>文件末尾</translation>
</message>
<message>
<source>with a rank above %1</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>排名大于 %1</translation>
</message>
<message>
<source>with a log_probability that is not a number</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>log_probability 不是数</translation>
</message>
<message>
<source>without links</source>
<extracomment>core/inspect/dumps/own_json_reader.cpp</extracomment>
<translation>没有链接</translation>
</message>
<message>
<source>BertViz: a saved page or notebook of head_view or model_view</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz：保存的 head_view 或 model_view 页面或笔记本</translation>
</message>
<message>
<source>BertViz has a row of weights for each token on the left.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>BertViz 中，左侧每个词元有一行权重。</translation>
</message>
<message>
<source>OpenNMT-py: log with the tables of -attn_debug</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py：含 -attn_debug 表格的日志</translation>
</message>
<message>
<source>OpenNMT-py writes a line for each target token, the last for the end mark.</source>
<extracomment>core/inspect/dumps/page_formats.cpp</extracomment>
<translation>OpenNMT-py 为每个目标词元写一行，最后一行为结束符。</translation>
</message>
<message>
<source>a sentence takes more than %1 bytes, which is the most that is read here.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>有一个句子超过 %1 字节，超出此处的读取上限。</translation>
</message>
<message>
<source>%1 is where this text in UTF-16 is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1：此 UTF-16 文本在此处被截断；请重新复制或下载。</translation>
</message>
<message>
<source>%1 is where this gzip file is cut short; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1：此 gzip 文件在此处被截断；请重新复制或下载。</translation>
</message>
<message>
<source>%1 is where this gzip file is damaged; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>%1：此 gzip 文件在此处已损坏；请重新复制或下载。</translation>
</message>
<message>
<source>is where this file of %1 bytes takes more than %2 megabytes of memory; all of it must fit into memory: take a part of it.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>读到此处时，这个 %1 字节的文件已占用超过 %2 MB 内存；文件须全部装入内存：请只取一部分。</translation>
</message>
<message>
<source>is not UTF-8; convert the file to UTF-8, for example with iconv.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>不是 UTF-8；请将文件转换为 UTF-8，例如用 iconv。</translation>
</message>
<message>
<source>ends inside the value that begins in line %1; copy or download it again.</source>
<extracomment>core/inspect/dumps/text_stream.cpp</extracomment>
<translation>在始于第 %1 行的值之内结束；请重新复制或下载。</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and none is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 有 %2，%3 有 %4 个，但没有一个句子同时在两者中：这些是同一批文本吗？</translation>
</message>
<message>
<source>In most sentences %1 names one position more than %2: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>在大多数句子中，%1 比 %2 多指到一个位置：其中可能有结束符的链接，有文本即可判断。</translation>
</message>
<message>
<source>In %1 of %2 %3 names one position more than %4: it may have links of end marks, which the texts would tell.</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>在 %2中的 %1 个里，%3 比 %4 多指到一个位置：其中可能有结束符的链接，有文本即可判断。</translation>
</message>
<message>
<source>One position further on, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>若后移一个位置，已知链接的 AER 将为 %1，而非 %2：%3 或 %4 是否从另一起点计数？</translation>
</message>
<message>
<source>One position further back, the known links would give an AER of %1, not %2: is %3 or %4 counted from another base?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>若前移一个位置，已知链接的 AER 将为 %1，而非 %2：%3 或 %4 是否从另一起点计数？</translation>
</message>
<message>
<source>With source and target exchanged, the known links would give an AER of %1, not %2: does %3 or %4 name the target first?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>若源与目标互换，已知链接的 AER 将为 %1，而非 %2：%3 或 %4 是否先写目标？</translation>
</message>
<message>
<source>Against the known links of the sentence before, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>若对照前一句的已知链接，%1 最后三分之一的 AER 将为 %2，而非 %3：它或 %4 是否少了或多了一行？</translation>
</message>
<message>
<source>Against the known links of the sentence after, the last third of %1 would have an AER of %2, not %3: does it or %4 lack a line, or have one too many?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>若对照后一句的已知链接，%1 最后三分之一的 AER 将为 %2，而非 %3：它或 %4 是否少了或多了一行？</translation>
</message>
<message>
<source>%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%3 的 %2 个链接中有 %1 个超出 %4 的句子：这些是同一批文本吗？</translation>
</message>
<message>
<source>%1 has no link: is it the file of known links?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 中没有任何链接：这是已知链接的文件吗？</translation>
</message>
<message>
<source>%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>%1 有 %2，%3 有 %4 个，但只有 1 个句子同时在两者中：这些是同一批文本吗？</translation>
</message>
<message numerus="yes">
<source>%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?</source>
<extracomment>core/inspect/gold_fit.cpp</extracomment>
<translation>
<numerusform>%1 有 %2，%3 有 %4 个，但只有 %5 个句子同时在两者中：这些是同一批文本吗？</numerusform>
</translation>
</message>
<message>
<source>line %1: %2</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>第 %1 行：%2</translation>
</message>
<message>
<source>line %1: sentence %2: %3</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>第 %1 行：句子 %2：%3</translation>
</message>
<message>
<source>%1.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/read_dump.cpp, core/inspect/sentences/conclusion_choice.cpp, core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1。</translation>
</message>
<message>
<source>Chosen by hand.</source>
<extracomment>core/inspect/links/gold.cpp, core/inspect/links/link_conclusions.cpp, core/inspect/links/link_text_choice.cpp, core/inspect/read_dump.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>手动选择。</translation>
</message>
<message>
<source>A sentence %1; it is left out.</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>有一个句子%1；已略去。</translation>
</message>
<message>
<source>Nothing more could be read: %1</source>
<extracomment>core/inspect/links/gold.cpp</extracomment>
<translation>其后的内容无法读取：%1</translation>
</message>
<message>
<source>is UTF-16, which is read and not written; save the links under another name, or convert the file with: iconv -f %1 -t UTF-8</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>是 UTF-16，只能读取，不能写入；请将链接另存为其他名称，或用以下命令转换文件：iconv -f %1 -t UTF-8</translation>
</message>
<message>
<source>has no line of sentence %1, which has been edited; save the links in another format.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>没有已编辑的句子 %1 的行；请将链接保存为其他格式。</translation>
</message>
<message>
<source>what it says of sentence %1 is not what was read; it has been changed since. Save the links under another name.</source>
<extracomment>core/inspect/links/gold_edit.cpp</extracomment>
<translation>其中句子 %1 的内容与读取时不同；文件此后已被更改。请将链接另存为其他名称。</translation>
</message>
<message>
<source>Link %1: position 0, but links count from 1.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>链接 %1：位置为 0，但链接从 1 计。</translation>
</message>
<message>
<source>Link %1: stands there twice.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>链接 %1：出现两次。</translation>
</message>
<message>
<source>Link %1: the source has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>链接 %1：源有 1 个词元。</translation>
</message>
<message numerus="yes">
<source>Link %1: the source has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>链接 %1：源有 %2 个词元。</numerusform>
</translation>
</message>
<message>
<source>Link %1: the target has 1 token.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>链接 %1：目标有 1 个词元。</translation>
</message>
<message numerus="yes">
<source>Link %1: the target has %2 tokens.</source>
<extracomment>core/inspect/links/link_check.cpp</extracomment>
<translation>
<numerusform>链接 %1：目标有 %2 个词元。</numerusform>
</translation>
</message>
<message>
<source>is no text: it has bytes that are zero; links were expected.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>不是文本：含有零字节；应为链接。</translation>
</message>
<message>
<source>with a number, which the first has not</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>有编号，而第一个没有</translation>
</message>
<message>
<source>without a number, which the first has</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>没有编号，而第一个有</translation>
</message>
<message>
<source>with the number and rank of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>编号和排名与之前的句子相同</translation>
</message>
<message>
<source>with the number of a sentence before it</source>
<extracomment>core/inspect/links/link_collection.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>编号与之前的句子相同</translation>
</message>
<message>
<source>is empty; links were expected: %1, such as %2.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>为空；应为链接：%1，例如 %2。</translation>
</message>
<message>
<source>Unknown format of links %1; %2</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>未知的链接格式 %1；%2</translation>
</message>
<message>
<source>is empty; links were expected, such as "0-0 1-2 2p1".</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>为空；应为链接，例如 "0-0 1-2 2p1"。</translation>
</message>
<message>
<source>its only sentence cannot be read; it is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>其唯一的句子无法读取，该句%1；应为%2，例如 %3。</translation>
</message>
<message numerus="yes">
<source>not one of its %4 sentences can be read; the first is one %1; expected %2, such as %3.</source>
<extracomment>core/inspect/links/link_collection.cpp</extracomment>
<translation>
<numerusform>其 %4 个句子均无法读取，第一句%1；应为%2，例如 %3。</numerusform>
</translation>
</message>
<message>
<source>Unknown choice %1 for %2 of links; possible: %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接的 %2 的选项 %1 未知；可用：%3。</translation>
</message>
<message>
<source>%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1；从 1 计则 %2超出其句子，从 0 计则为 %3 个。</translation>
</message>
<message>
<source>Counted from 0, %1 would be outside their sentences, counted from 1, %2.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>从 0 计则 %1超出其句子，从 1 计则为 %2 个。</translation>
</message>
<message>
<source>Position 0 stands for no token: no link names it on both sides</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>位置 0 不代表词元：没有链接的两端均为 0</translation>
</message>
<message>
<source>No link names position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>没有链接指到位置 0</translation>
</message>
<message>
<source>%1, but counted from 1, %2 would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1，但从 1 计则 %2超出其句子。</translation>
</message>
<message>
<source>%1, but there are no links; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1，但没有链接；%2 的文件通常从 0 计。</translation>
</message>
<message>
<source>%1, but there are few sentences; files of %2 usually count from 0.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1，但句子很少；%2 的文件通常从 0 计。</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: the lengths of their sentences are not known, and the positions that occur leave it open.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接可能从 0 或从 1 计：句子长度未知，所出现的位置也无法定论。</translation>
</message>
<message>
<source>Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted from %3, %4 counted from %5.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接可能从 0 或从 1 计：在 %1中，从 %3 计则 %2 个超出其句子，从 %5 计则为 %4 个。</translation>
</message>
<message>
<source>End mark of the source</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>源的结束符</translation>
</message>
<message>
<source>End mark of the target</source>
<extracomment>core/inspect/links/link_conclusions.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>目标的结束符</translation>
</message>
<message>
<source>The last source position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>最后的源位置是结束符。</translation>
</message>
<message>
<source>The last target position is the end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>最后的目标位置是结束符。</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last source token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>在许多句子中，有链接指到最后一个源词元之后的位置。</translation>
</message>
<message>
<source>In many sentences a link names the position behind the last target token.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>在许多句子中，有链接指到最后一个目标词元之后的位置。</translation>
</message>
<message>
<source>the last position is the end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>最后的位置是结束符</translation>
</message>
<message>
<source>no end mark</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>无结束符</translation>
</message>
<message>
<source>Position 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>位置 0</translation>
</message>
<message>
<source>Links are counted from 1, and no link names 0 on both sides.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接从 1 计，且没有链接的两端均为 0。</translation>
</message>
<message>
<source>Links are counted from %1.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接从 %1 计。</translation>
</message>
<message>
<source>There are no texts that could tell; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>没有可据以判断的文本；大多数文件如此。</translation>
</message>
<message>
<source>Both orders fit the lengths; most files do.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>两种顺序都符合长度；大多数文件如此。</translation>
</message>
<message>
<source>The source has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>源没有结束符。</translation>
</message>
<message>
<source>The target has no end mark.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>目标没有结束符。</translation>
</message>
<message>
<source>First position</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>起始位置</translation>
</message>
<message>
<source>links are counted from 0</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接从 0 计</translation>
</message>
<message>
<source>links are counted from 1</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接从 1 计</translation>
</message>
<message>
<source>Order of links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接的顺序</translation>
</message>
<message>
<source>links name the source first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接先写源</translation>
</message>
<message>
<source>links name the target first</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接先写目标</translation>
</message>
<message>
<source>Links name the target first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接先写目标。</translation>
</message>
<message>
<source>Links name the source first.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>链接先写源。</translation>
</message>
<message>
<source>Position 0 occurs in %1 of 1 sentence with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>位置 0 出现在 1 个有链接的句子中的 %1 个</translation>
</message>
<message numerus="yes">
<source>Position 0 occurs in %1 of %2 sentences with links</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>位置 0 出现在 %2 个有链接的句子中的 %1 个</numerusform>
</translation>
</message>
<message>
<source>%1, and 1 sentence has a link to the position of its length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>%1，且有 1 个句子的链接指到等于其长度的位置。</translation>
</message>
<message numerus="yes">
<source>%1, and %2 sentences have a link to the position of their length.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1，且有 %2 个句子的链接指到等于其长度的位置。</numerusform>
</translation>
</message>
<message>
<source>Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>从 %1 计，%3中有 %2 个超出其句子；从 %4 计则为 %5 个。</translation>
</message>
<message numerus="yes">
<source>Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>从 %1 计，%3中有 %2 个超出其句子；从 %4 计则为 %5 个。</numerusform>
</translation>
</message>
<message>
<source>1 link to position 0 says that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>1 个指到位置 0 的链接表示该词元没有链接。</translation>
</message>
<message numerus="yes">
<source>%1 links to position 0 say that a token has no link.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>%1 个指到位置 0 的链接表示该词元没有链接。</numerusform>
</translation>
</message>
<message>
<source>In the other order 1 link would be outside its sentence.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>若用另一顺序，1 个链接会超出其句子。</translation>
</message>
<message numerus="yes">
<source>In the other order %1 links would be outside their sentences.</source>
<extracomment>core/inspect/links/link_conclusions.cpp</extracomment>
<translation>
<numerusform>若用另一顺序，%1 个链接会超出其句子。</numerusform>
</translation>
</message>
<message>
<source>Line %1: %2</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>第 %1 行：%2</translation>
</message>
<message>
<source>Links left out</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>略去的链接</translation>
</message>
<message>
<source>with positions far past those of other sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>位置远超其他句子</translation>
</message>
<message>
<source>with known links outside of it</source>
<extracomment>core/inspect/links/link_dump.cpp, core/inspect/weights/weight_dump.cpp</extracomment>
<translation>有已知链接超出该句</translation>
</message>
<message>
<source>1 link outside its sentence</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 个链接超出其句子</translation>
</message>
<message numerus="yes">
<source>%1 links outside their sentences</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 个链接超出其句子</numerusform>
</translation>
</message>
<message>
<source>1 link that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 个链接此前已出现</translation>
</message>
<message numerus="yes">
<source>%1 links that stood there before</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 个链接此前已出现</numerusform>
</translation>
</message>
<message>
<source>1 link of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>1 个链接的位置为 0，而此处从 1 计</translation>
</message>
<message numerus="yes">
<source>%1 links of position 0, where they are counted from 1</source>
<extracomment>core/inspect/links/link_dump.cpp</extracomment>
<translation>
<numerusform>%1 个链接的位置为 0，而此处从 1 计</numerusform>
</translation>
</message>
<message>
<source>Numbers of the sentences</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>句子的编号</translation>
</message>
<message>
<source>The numbers start again: the file was read as %1 files, one behind the other.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>编号重新开始：文件按前后相接的 %1 个文件读取。</translation>
</message>
<message>
<source>Sentences without links at the end of one would move those behind it.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>若其中一个文件末尾有无链接的句子，其后的句子会错位。</translation>
</message>
<message>
<source>with the number 0, where the first has the number 1</source>
<extracomment>core/inspect/links/link_numbers.cpp, core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>编号为 0，而第一个的编号为 1</translation>
</message>
<message>
<source>no sentence has a number above 0; numbers from 1 were expected, as was chosen.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>没有编号大于 0 的句子；按所作选择，编号应从 1 起。</translation>
</message>
<message>
<source>Sentences without links</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>无链接的句子</translation>
</message>
<message>
<source>Its number is missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>其编号在首尾编号之间缺失。</translation>
</message>
<message>
<source>Their numbers are missing between the first and the last.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>它们的编号在首尾编号之间缺失。</translation>
</message>
<message>
<source>1 sentence has no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>1 个句子没有链接。</translation>
</message>
<message numerus="yes">
<source>%1 sentences have no link.</source>
<extracomment>core/inspect/links/link_numbers.cpp</extracomment>
<translation>
<numerusform>%1 个句子没有链接。</numerusform>
</translation>
</message>
<message>
<source>Target texts</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>目标文本</translation>
</message>
<message>
<source>No file has the source texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>没有文件含源文本。</translation>
</message>
<message>
<source>No file has the target texts.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>没有文件含目标文本。</translation>
</message>
<message>
<source>Source and target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>源文本和目标文本在 %1 中。</translation>
</message>
<message>
<source>The source texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>源文本在 %1 中。</translation>
</message>
<message>
<source>The target texts are in %1.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>目标文本在 %1 中。</translation>
</message>
<message>
<source>the texts of %1</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1 的文本</translation>
</message>
<message>
<source>no texts, numbers of the positions</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_texts.cpp</extracomment>
<translation>无文本，使用位置编号</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>它在同一文件夹中，句子数相同，且所有链接都符合其长度。</translation>
</message>
<message>
<source>It is in the same folder, has as many sentences, and all links but %1 fit its lengths.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>它在同一文件夹中，句子数相同，除 %1 外的所有链接都符合其长度。</translation>
</message>
<message>
<source>Others do, too, but its name says what it is.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>其他文件也符合，但它的名称表明了其内容。</translation>
</message>
<message>
<source>The target texts are not known.</source>
<extracomment>core/inspect/links/link_text_choice.cpp, core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>目标文本未知。</translation>
</message>
<message>
<source>%1 may have them: all links fit its lengths, but those alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>%1 可能含有它们：所有链接都符合其长度，但仅凭长度无法判断。若确实含有，请选择它。</translation>
</message>
<message>
<source>The source texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>源文本未知：可能有多个文件含有它们。</translation>
</message>
<message>
<source>The target texts are not known: several files may have them.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>目标文本未知：可能有多个文件含有它们。</translation>
</message>
<message>
<source>%1 beside the links fit equally well.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>链接旁的 %1 同样符合。</translation>
</message>
<message>
<source>No files beside this one have as many sentences, of lengths that fit the links.</source>
<extracomment>core/inspect/links/link_text_choice.cpp</extracomment>
<translation>此文件旁没有句子数相同且长度符合链接的文件。</translation>
</message>
<message>
<source>Numbers of sentences</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>句子编号</translation>
</message>
<message>
<source>Lines have the numbers of their sentences in %1.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>各行带有其句子在 %1 中的编号。</translation>
</message>
<message>
<source>It numbers its sentences, and the links have as many lines without numbers.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>它给句子编了号，而链接有同样多的行但无编号。</translation>
</message>
<message>
<source>has 1 sentence, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>有 1 个句子，但 %2 有 %3 句的链接；每个句子都应有文本。</translation>
</message>
<message numerus="yes">
<source>has %1 sentences, but %2 has links of %3; a text for each was expected.</source>
<extracomment>core/inspect/links/link_texts.cpp</extracomment>
<translation>
<numerusform>有 %1 个句子，但 %2 有 %3 句的链接；每个句子都应有文本。</numerusform>
</translation>
</message>
<message>
<source>Tokens of the source, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>源的词元数，不含结束符。</translation>
</message>
<message>
<source>Target length</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标长度</translation>
</message>
<message>
<source>Tokens of the target, without its end mark.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标的词元数，不含结束符。</translation>
</message>
<message>
<source>Log-probability</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>对数概率</translation>
</message>
<message>
<source>ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>系统给出的 ln P(目标 | 源)：其各词元对数概率之和。</translation>
</message>
<message>
<source>Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with the system's links A, sure links S and possible ones P (Och &amp; Ney 2003). Of weights only target tokens that have a known link count.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>相对于已知链接的对齐错误率：1 − (|A∩S| + |A∩P|) / (|A| + |S|)，其中 A 为系统的链接，S 为确定链接，P 为可能链接（Och &amp; Ney 2003）。对于权重，只计有已知链接的目标词元。</translation>
</message>
<message>
<source>Precision</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>精确率</translation>
</message>
<message>
<source>Share of the system's links that are known as possible: |A∩P| / |A| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>系统的链接中属于已知可能链接的占比：|A∩P| / |A|（Och &amp; Ney 2003）。</translation>
</message>
<message>
<source>Share of the sure links that the system found: |A∩S| / |S| (Och &amp; Ney 2003).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>确定链接中被系统找到的占比：|A∩S| / |S|（Och &amp; Ney 2003）。</translation>
</message>
<message>
<source>How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: each looks at one source token alone.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标词元关注的分散程度，单位 bit：对目标词元求 −Σ_j α_ij log₂ α_ij 的平均。0：每个只关注一个源词元。</translation>
</message>
<message>
<source>Source entropy</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>源熵</translation>
</message>
<message>
<source>How widely source tokens are looked at, in bits: the mean over them of −Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>源词元受关注的分散程度，单位 bit：对源词元求 −Σ_i α̂_ij log₂ α̂_ij 的平均，其中 α̂_ij = α_ij / Σ_i α_ij。</translation>
</message>
<message>
<source>Coverage deviation</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>覆盖偏差</translation>
</message>
<message>
<source>How far the attention that source tokens get is from 1 each: −1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>各源词元所得注意力与 1 的偏离程度：−1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w)，未另选时 w = 6；0 为最佳（Rikters &amp; Fishel 2017；SoftAlignments）。</translation>
</message>
<message>
<source>Absentmindedness of target</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标涣散度</translation>
</message>
<message>
<source>How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标词元关注的涣散程度：1/T Σ_i Σ_j α_ij ln α_ij；0 为最佳（Rikters &amp; Fishel 2017）。</translation>
</message>
<message>
<source>Absentmindedness of source</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>源涣散度</translation>
</message>
<message>
<source>How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters &amp; Fishel 2017).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>对源词元的注意力的涣散程度：1/S Σ_j Σ_i α̂_ij ln α̂_ij，其中 α̂_ij = α_ij / Σ_i α_ij；0 为最佳（Rikters &amp; Fishel 2017）。</translation>
</message>
<message>
<source>Confidence</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>置信度</translation>
</message>
<message>
<source>exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 is best (Rikters &amp; Fishel 2017; SoftAlignments).</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>由覆盖偏差和两个涣散度得到的 exp(−0.05 (CDP + AP_out + AP_in)²)；1 为最佳（Rikters &amp; Fishel 2017；SoftAlignments）。</translation>
</message>
<message>
<source>Disagreement</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>分歧度</translation>
</message>
<message>
<source>How differently the systems look at the sentence: the mean over target tokens and pairs of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>各系统关注该句的差异：对目标词元和系统对求总变差 ½ Σ_j |α_ij − β_ij| 的平均；0：相同，1：毫无共同之处。</translation>
</message>
<message>
<source>1 where the target is the reference, token by token, and 0 where it is not.</source>
<extracomment>core/inspect/measures/metric_infos.cpp</extracomment>
<translation>目标与参考逐词元一致时为 1，否则为 0。</translation>
</message>
<message>
<source>the %1 model (%2 of %3)</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1 模型（%3 中的第 %2 个）</translation>
</message>
<message>
<source>the %1 model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1 模型</translation>
</message>
<message>
<source>A model</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>一个模型</translation>
</message>
<message>
<source>does not say which task it is for; choose a task, or files with texts.</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>未说明其对应的任务；请选择任务，或含文本的文件。</translation>
</message>
<message>
<source>%1, 1 fresh pair</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>%1，1 个新句对</translation>
</message>
<message numerus="yes">
<source>%1, %2 fresh pairs</source>
<extracomment>core/inspect/model_texts.cpp</extracomment>
<translation>
<numerusform>%1，%2 个新句对</numerusform>
</translation>
</message>
<message>
<source>Unknown choice for a file of alignments %1; %2</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>对齐文件的选项 %1 未知；%2</translation>
</message>
<message>
<source>Unknown value %1 for %2; %3</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>%2 的值 %1 未知；%3</translation>
</message>
<message>
<source>Chosen by hand. What the file shows: %1</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>手动选择。文件所示：%1</translation>
</message>
<message>
<source>In %1 of %2 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>在查看的 %2 个句子中的 %1 个里</translation>
</message>
<message>
<source>In the first sentence</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>在第一个句子中</translation>
</message>
<message numerus="yes">
<source>In all %1 sentences looked at</source>
<extracomment>core/inspect/sentences/conclusion_choice.cpp</extracomment>
<translation>
<numerusform>在查看的全部 %1 个句子中</numerusform>
</translation>
</message>
<message>
<source>%1; say it with %2.</source>
<extracomment>core/inspect/sentences/undecided.cpp</extracomment>
<translation>%1；请用 %2 指明。</translation>
</message>
<message>
<source>Unknown way to symmetrise %1; %2</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>未知的对称化方法 %1；%2</translation>
</message>
<message>
<source>have no sentence in common; two directions of the same corpus were expected.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>没有共同的句子；应为同一语料的两个方向。</translation>
</message>
<message>
<source>Links</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>链接</translation>
</message>
<message>
<source>Those of two systems, by %1.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>由两个系统的链接经 %1 得到。</translation>
</message>
<message>
<source>One of the two systems has longer sentences: are these the same texts?</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>两个系统之一的句子更长：它们是相同的文本吗？</translation>
</message>
<message>
<source>Left out: 1 link outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>已略去：文本之外的 1 个链接。</translation>
</message>
<message numerus="yes">
<source>Left out: %1 links outside the texts.</source>
<extracomment>core/inspect/symmetrise.cpp</extracomment>
<translation>
<numerusform>已略去：文本之外的 %1 个链接。</numerusform>
</translation>
</message>
<message>
<source>%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same texts?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%3 和 %4 共有的 %2 个句子中，有 %1 个的源文本不相似：它们是相同的文本吗？</translation>
</message>
<message>
<source>%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?</source>
<extracomment>core/inspect/system_fit.cpp</extracomment>
<translation>%1 有 %2 个句子，%3 有 %4 个，它们只按编号对应：是否有一方缺了一行？</translation>
</message>
<message>
<source>Filter: there is no metric %1; %2 Text that holds &lt;, &gt; or = goes into quotation marks.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>筛选：没有指标 %1；%2 含 &lt;、&gt; 或 = 的文本须放在引号中。</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is nothing; write for example %2.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>筛选：%1 之后应为数，却没有内容；例如写 %2。</translation>
</message>
<message>
<source>Filter: a number was expected after %1, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>筛选：%1 之后应为数，实为 %2；例如写 %3。</translation>
</message>
<message>
<source>Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>筛选：%1 是比例，从 0 到 1 或到 100%，但这里是 %2；例如写 %3。</translation>
</message>
<message>
<source>Filter: a class was expected after %1=, but there is nothing; write for example %1=positive.</source>
<extracomment>core/inspect/table/filter_parsing.cpp</extracomment>
<translation>筛选：%1= 之后应为类别，却没有内容；例如写 %1=positive。</translation>
</message>
<message>
<source>The Unicode library cannot fold the case of text (%1); install ICU with its data.</source>
<extracomment>core/inspect/table/folded_texts.cpp</extracomment>
<translation>Unicode 库无法统一文本的大小写（%1）；请安装 ICU 及其数据。</translation>
</message>
<message>
<source>Right answer, wrong look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>答对，看错</translation>
</message>
<message>
<source>The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>目标与参考一致，但至少一半对齐是错的（AER 50% 或以上）。</translation>
</message>
<message>
<source>Wrong answer, right look</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>答错，看对</translation>
</message>
<message>
<source>The target is not the reference, though the alignment is right (AER 10 % or less).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>目标与参考不一致，但对齐正确（AER 10% 或以下）。</translation>
</message>
<message>
<source>Low confidence</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>低置信度</translation>
</message>
<message>
<source>Scattered attention or uneven coverage: a confidence of 50 % or less.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>注意力涣散或覆盖不均：置信度 50% 或以下。</translation>
</message>
<message>
<source>Systems disagree</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>系统有分歧</translation>
</message>
<message>
<source>At least half of the attention lies elsewhere in another system (disagreement 50 % or more).</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>另一系统中至少一半注意力落在别处（分歧度 50% 或以上）。</translation>
</message>
<message>
<source>Long sentences</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>长句</translation>
</message>
<message>
<source>Sources of 30 tokens and more.</source>
<extracomment>core/inspect/table/sentence_filter.cpp</extracomment>
<translation>源有 30 个或更多词元。</translation>
</message>
<message>
<source>is empty; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>为空；应为句子的对齐。</translation>
</message>
<message>
<source>cannot be unpacked; copy or download it again.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>无法解压；请重新复制或下载。</translation>
</message>
<message>
<source>is empty once it is unpacked; alignments of sentences were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>解压后为空；应为句子的对齐。</translation>
</message>
<message>
<source>The line is not UTF-8.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>该行不是 UTF-8。</translation>
</message>
<message>
<source>The line has %1, which looks like a blank and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>该行含有 %1，它看起来像空格，其实不是。</translation>
</message>
<message>
<source>The line has %1, which looks like a hyphen and is none.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>该行含有 %1，它看起来像连字符，其实不是。</translation>
</message>
<message>
<source>The line has %1, which cannot be seen.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>该行含有 %1，它是看不见的。</translation>
</message>
<message>
<source>is of no known format of %1, found %2; known are %3: choose one if it is of that format all the same.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>不属于已知的%1格式，实为 %2；已知格式为 %3：若确属其中一种，请选择该格式。</translation>
</message>
<message>
<source>%1 is of no known format of %2. Line %3 is %4.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>%1 不属于已知的%2格式。第 %3 行为 %4。</translation>
</message>
<message>
<source>is text in %1; UTF-8 or UTF-16 was expected. Convert it, for example with: %2</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>是 %1 文本；应为 UTF-8 或 UTF-16。请转换，例如用：%2</translation>
</message>
<message>
<source>Encoding</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>编码</translation>
</message>
<message>
<source>The text is %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>文本为 %1。</translation>
</message>
<message>
<source>It begins with the byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>以字节顺序标记（BOM）开头。</translation>
</message>
<message>
<source>It has zeros between its letters and no byte order mark.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>字母之间有零字节，且没有字节顺序标记（BOM）。</translation>
</message>
<message>
<source>is %1; %2 were expected.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>是%1；应为%2。</translation>
</message>
<message>
<source>its lines end in carriage returns alone (CR); line feeds (LF) were expected. Convert it, for example with: %1</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>其各行只以回车（CR）结尾；应为换行（LF）。请转换，例如用：%1</translation>
</message>
<message>
<source>Its first bytes are those of such files.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>其开头的字节与此类文件相同。</translation>
</message>
<message>
<source>It begins with %1.</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>以 %1 开头。</translation>
</message>
<message>
<source>alignments</source>
<extracomment>core/inspect/texts/dump_start.cpp</extracomment>
<translation>对齐</translation>
</message>
<message>
<source>First sentence</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>首句编号</translation>
</message>
<message>
<source>sentences are numbered from 0</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>句子从 0 编号</translation>
</message>
<message>
<source>sentences are numbered from 1</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>句子从 1 编号</translation>
</message>
<message>
<source>Files of this format always are.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>此格式的文件总是如此。</translation>
</message>
<message>
<source>The number 0 occurs.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>出现编号 0。</translation>
</message>
<message>
<source>The number 0 does not occur.</source>
<extracomment>core/inspect/texts/first_number.cpp</extracomment>
<translation>未出现编号 0。</translation>
</message>
<message>
<source>expected %1 as in the lines before it, found %2.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>应与前面各行一样为 %1，实为 %2。</translation>
</message>
<message>
<source>has the number %1, which a line before it has; give each sentence its own.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>编号为 %1，与前面某行相同；请为每个句子使用各自的编号。</translation>
</message>
<message>
<source>is empty; a sentence in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp, core/inspect/texts/texts_beside.cpp</extracomment>
<translation>为空；应每行一个句子。</translation>
</message>
<message>
<source>has %1 sentences, but %2 has %3; the same number was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>有 %1 个句子，但 %2 有 %3 个；两者的数目应相同。</translation>
</message>
<message>
<source>has the number %1, but line %2 of %3 has %4; the same order was expected in both.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>编号为 %1，但 %3 的第 %2 行为 %4；两者的顺序应相同。</translation>
</message>
<message>
<source>expected source and target parted by a TAB or "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>源和目标应以 TAB 或“|||”分隔，实为 %1。</translation>
</message>
<message>
<source>expected source and target parted by "|||", found %1.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>源和目标应以“|||”分隔，实为 %1。</translation>
</message>
<message>
<source>is empty; a sentence pair in each line was expected.</source>
<extracomment>core/inspect/texts/sentence_file.cpp</extracomment>
<translation>为空；应每行一个句对。</translation>
</message>
<message>
<source>merge pieces that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>合并以 @@ 结尾的子词</translation>
</message>
<message>
<source>tokens that end in @@</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>以 @@ 结尾的词元</translation>
</message>
<message>
<source>merge pieces of words that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>合并以 ▁ 标记词首的子词</translation>
</message>
<message>
<source>tokens that begin with ▁</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>以 ▁ 开头的词元</translation>
</message>
<message>
<source>merge pieces that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>合并以 ## 开头的子词</translation>
</message>
<message>
<source>tokens that begin with ##</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>以 ## 开头的词元</translation>
</message>
<message>
<source>Sub-words</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>子词</translation>
</message>
<message>
<source>There are no sub-words of kind %1; %2</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>没有 %1 类子词；%2</translation>
</message>
<message>
<source>Tokens are words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>词元即为词。</translation>
</message>
<message>
<source>No token ends in @@ or begins with ▁ or ##.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>没有词元以 @@ 结尾，或以 ▁ 或 ## 开头。</translation>
</message>
<message>
<source>keep the pieces</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>保留子词</translation>
</message>
<message>
<source>Tokens are pieces of words and stay so.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>词元为子词，并保持不变。</translation>
</message>
<message>
<source>Pieces are merged into words.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>子词已合并为词。</translation>
</message>
<message>
<source>%1 of %2 has %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>%2中有 %1 个含有%3。</translation>
</message>
<message numerus="yes">
<source>%1 of %2 have %3.</source>
<extracomment>core/inspect/texts/subwords.cpp</extracomment>
<translation>
<numerusform>%2中有 %1 个含有%3。</numerusform>
</translation>
</message>
<message>
<source>whose weights are all zero</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>权重全为零</translation>
</message>
<message>
<source>without source tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>没有源词元</translation>
</message>
<message>
<source>without target tokens</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>没有目标词元</translation>
</message>
<message>
<source>with more source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>源词元多于其权重</translation>
</message>
<message>
<source>with more target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>目标词元多于其权重</translation>
</message>
<message>
<source>with fewer source tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>源词元少于其权重</translation>
</message>
<message>
<source>with fewer target tokens than weights for them</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>目标词元少于其权重</translation>
</message>
<message>
<source>with weights that are not finite (NaN or infinite)</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>有非有限的权重（NaN 或无穷）</translation>
</message>
<message>
<source>with negative weights</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>有负的权重</translation>
</message>
<message>
<source>with weights above 1</source>
<extracomment>core/inspect/texts/weight_form.cpp</extracomment>
<translation>有大于 1 的权重</translation>
</message>
<message>
<source>Orientation</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>方向</translation>
</message>
<message>
<source>rows are target steps, columns source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>行为目标步，列为源词元</translation>
</message>
<message>
<source>columns are target steps, rows source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>列为目标步，行为源词元</translation>
</message>
<message>
<source>%1 the rows sum to 1, the columns do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，行之和为 1，列则不然。</translation>
</message>
<message>
<source>%1 the columns sum to 1, the rows do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，列之和为 1，行则不然。</translation>
</message>
<message>
<source>%1 the numbers of tokens fit the weights this way, the other way they do not.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，按此方向词元数与权重相符，按另一方向则不符。</translation>
</message>
<message>
<source>The sums speak for the other way: columns sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>各和更支持另一方向：列之和为 1。</translation>
</message>
<message>
<source>The sums speak for the other way: rows sum to 1.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>各和更支持另一方向：行之和为 1。</translation>
</message>
<message>
<source>Sums and numbers of tokens leave it open.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>由各和与词元数无法定论。</translation>
</message>
<message>
<source>column</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>列</translation>
</message>
<message>
<source>row</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>行</translation>
</message>
<message>
<source>columns</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>列</translation>
</message>
<message>
<source>rows</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>行</translation>
</message>
<message>
<source>the last source %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>最后的源%1是结束符</translation>
</message>
<message>
<source>the last target %1 is the end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>最后的目标%1是结束符</translation>
</message>
<message>
<source>no source %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>没有源%1是结束符</translation>
</message>
<message>
<source>no target %1 is an end mark</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>没有目标%1是结束符</translation>
</message>
<message>
<source>source tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>源词元</translation>
</message>
<message>
<source>target tokens</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>目标词元</translation>
</message>
<message>
<source>The source texts are not known.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>源文本未知。</translation>
</message>
<message>
<source>%1 the source ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，源以自带的结束符结尾。</translation>
</message>
<message>
<source>%1 the target ends in an end mark of its own.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，目标以自带的结束符结尾。</translation>
</message>
<message>
<source>%1 there is one %2 more than %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，%2比%3多一个。</translation>
</message>
<message>
<source>%1 no more %2 than %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，有权重的%2不多于%3，其余为零。</translation>
</message>
<message>
<source>%1 there are as many %2 as %3.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，%2与%3一样多。</translation>
</message>
<message>
<source>%1 there are weights in more %2 than %3; they are left out.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，有权重的%2多于%3；多出的已略去。</translation>
</message>
<message>
<source>%1 one %2 more than %3 has weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，有权重的%2比%3多一个，其余为零。</translation>
</message>
<message>
<source>%1 as many %2 as %3 have weights, the rest is zero.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，有权重的%2与%3一样多，其余为零。</translation>
</message>
<message>
<source>Padding</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>填充</translation>
</message>
<message>
<source>weights past the end of the texts are left out</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>略去超出文本末尾的权重</translation>
</message>
<message>
<source>all weights belong to the sentence</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>所有权重都属于该句</translation>
</message>
<message>
<source>%1 there are more rows or columns than tokens.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，行或列多于词元。</translation>
</message>
<message>
<source>%1 the last rows or columns are zero or past the text.</source>
<extracomment>core/inspect/weights/weight_conclusions.cpp</extracomment>
<translation>%1，最后的行或列为零或超出文本。</translation>
</message>
<message>
<source>Attention map</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>注意力图</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read, its heads averaged.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>文件中每个句子有 %1 和 %2 的注意力图；读取最后一层，对各头取平均。</translation>
</message>
<message>
<source>The file has maps of %1 and %2 for each sentence; the last layer is read.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>文件中每个句子有 %1 和 %2 的注意力图；读取最后一层。</translation>
</message>
<message>
<source>with one attention map alone</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>只有一个注意力图</translation>
</message>
<message>
<source>without the attention map %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>没有注意力图 %1</translation>
</message>
<message>
<source>with heads of different sizes</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>各头大小不同</translation>
</message>
<message>
<source>without a line in %1</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>在 %1 中没有对应的行</translation>
</message>
<message>
<source>not a single sentence could be read as of %1, such as %2; %3; check that the file is whole, or choose another format or orientation.</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>没有一个句子能按 %1（例如 %2）读取；%3；请检查文件是否完整，或选择其他格式或方向。</translation>
</message>
<message>
<source>it has none</source>
<extracomment>core/inspect/weights/weight_dump.cpp</extracomment>
<translation>其中没有句子</translation>
</message>
<message>
<source>sentences have the numbers that the file gives them</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>句子使用文件给出的编号</translation>
</message>
<message>
<source>sentences are numbered by their place in the file</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>句子按其在文件中的位置编号</translation>
</message>
<message>
<source>The file gives several sentences the same number.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>文件给多个句子相同的编号。</translation>
</message>
<message>
<source>The file gives each source sentence a number of its own.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>文件给每个源句各自的编号。</translation>
</message>
<message>
<source>The file gives numbers to some sentences only.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>文件只给部分句子编号。</translation>
</message>
<message>
<source>The numbers start again: the file is several files, one behind the other.</source>
<extracomment>core/inspect/weights/weight_numbering.cpp</extracomment>
<translation>编号重新开始：文件由多个文件前后相接而成。</translation>
</message>
<message>
<source>the texts of the dump</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>转储中的文本</translation>
</message>
<message>
<source>The source texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>源文本未知：以位置编号代替。</translation>
</message>
<message>
<source>The target texts are not known: numbers of the positions stand for them.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>目标文本未知：以位置编号代替。</translation>
</message>
<message>
<source>It is the only file beside the dump that has a line of no more tokens than weights for each sentence.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>它是转储旁唯一一个为每个句子都提供一行且词元数不超过权重数的文件。</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights, the end mark not counted.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1，其词元数与权重数相同，不计结束符。</translation>
</message>
<message>
<source>%1 it has as many tokens as there are weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>%1，其词元数与权重数相同。</translation>
</message>
<message>
<source>%1 beside the dump may have them: it has a line for each sentence, but the lengths alone do not tell. Choose it where it has.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>转储旁的 %1 可能含有它们：它为每个句子提供一行，但仅凭长度无法判断。若确实含有，请选择它。</translation>
</message>
<message>
<source>%1 and %2 beside the dump fit equally well.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>转储旁的 %1 和 %2 同样符合。</translation>
</message>
<message>
<source>No file beside the dump has a line for each sentence with as many tokens as weights.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>转储旁没有文件为每个句子提供词元数与权重数相同的一行。</translation>
</message>
<message>
<source>It has %1, the dump %2.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>它有 %1，转储有 %2。</translation>
</message>
<message>
<source>1 sentence is longer than the array; its tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 个句子比数组长；其超出的词元已略去。</translation>
</message>
<message numerus="yes">
<source>%1 sentences are longer than the array; their tokens past it are left out.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 个句子比数组长；其超出的词元已略去。</numerusform>
</translation>
</message>
<message>
<source>1 sentence that has no line in it, or none that fits, has numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 个句子在其中没有对应的行，或没有相符的行，以位置编号代替。</translation>
</message>
<message numerus="yes">
<source>%1 sentences that have no line in it, or none that fits, have numbers of positions.</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 个句子在其中没有对应的行，或没有相符的行，以位置编号代替。</numerusform>
</translation>
</message>
<message>
<source>1 line</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>1 行</translation>
</message>
<message numerus="yes">
<source>%1 lines</source>
<extracomment>core/inspect/weights/weight_texts.cpp</extracomment>
<translation>
<numerusform>%1 行</numerusform>
</translation>
</message>
<message>
<source>The system has no attention, so there are no weights to write; write its metrics instead.</source>
<extracomment>core/inspect/weights_file.cpp</extracomment>
<translation>该系统没有注意力，因此没有可写出的权重；请改为写出其指标。</translation>
</message>
<message>
<source>W turns by 45°</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>W 旋转 45°</translation>
</message>
<message>
<source>landscape: a score that attends is needed, found %1.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape：需要具有注意力的打分函数，实为 %1。</translation>
</message>
<message>
<source>landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.</source>
<extracomment>core/landscape/score_plane.cpp</extracomment>
<translation>landscape：需要 1 到 %1 个由两个数组成的键，实为 %2 个，每个 %3 个数。</translation>
</message>
<message>
<source>the answer should be %1, found %2.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>答案应为%1，实为 %2。</translation>
</message>
<message>
<source>has no question.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>没有问题。</translation>
</message>
<message>
<source>%1, step %2 %3</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1，步骤 %2 %3</translation>
</message>
<message>
<source>the answer</source>
<extracomment>core/lessons/checks/lesson_checks.cpp, core/lessons/checks/question_facts.cpp</extracomment>
<translation>答案</translation>
</message>
<message>
<source>a list of choices</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>选项列表</translation>
</message>
<message>
<source>a choice</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>选项</translation>
</message>
<message>
<source>there is no choice %1.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>没有选项 %1。</translation>
</message>
<message>
<source>a list of %1 answers</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>%1 个答案的列表</translation>
</message>
<message>
<source>none of them is right.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>没有一个是正确的。</translation>
</message>
<message>
<source>several are right (%1), and one is asked for.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>有多个正确（%1），而只要求一个。</translation>
</message>
<message>
<source>without a task there are no texts to look through; give a solution.</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>没有任务就没有可查找的文本；请给出解答。</translation>
</message>
<message>
<source>an object of what was changed</source>
<extracomment>core/lessons/checks/lesson_checks.cpp</extracomment>
<translation>说明更改内容的对象</translation>
</message>
<message>
<source>the answer should be an object such as {"%1": …}, found %2.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>答案应为对象，例如 {"%1": …}，实为 %2。</translation>
</message>
<message>
<source>the answer's %1 should be a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>答案的 %1 应为从 1 起的整数。</translation>
</message>
<message>
<source>the answer's %1 should be a text.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>答案的 %1 应为文本。</translation>
</message>
<message>
<source>the answer's key %1 is not known.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>答案的键 %1 未知。</translation>
</message>
<message>
<source>the answer's %1 should be a text or a whole number from 1.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>答案的 %1 应为文本或从 1 起的整数。</translation>
</message>
<message>
<source>nothing is right: the list is empty.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>没有正确答案：列表为空。</translation>
</message>
<message>
<source>the value is no place that can be pointed at: %1</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>该值不是可以指出的位置：%1</translation>
</message>
<message>
<source>%1 is no value that can be written.</source>
<extracomment>core/lessons/checks/point_answers.cpp</extracomment>
<translation>%1 不是可以写出的值。</translation>
</message>
<message>
<source>%1: the list is empty.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1：列表为空。</translation>
</message>
<message>
<source>%1: the lists have %2 and %3 values, expected equally many.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1：两个列表各有 %2 和 %3 个值，个数应相同。</translation>
</message>
<message>
<source>entropy: weights are 0 or more, found %1.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>entropy：权重应大于或等于 0，实为 %1。</translation>
</message>
<message>
<source>softmax: the temperature should be above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>softmax：温度应大于 0。</translation>
</message>
<message>
<source>%1 has no argument %2.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1 没有参数 %2。</translation>
</message>
<message>
<source>split: a text is split at one character or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>split：分隔文本至少须有一个字符。</translation>
</message>
<message>
<source>number: %1 is no number.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>number：%1 不是数。</translation>
</message>
<message>
<source>sort: the list should have numbers only or texts only.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sort：列表应只含数或只含文本。</translation>
</message>
<message>
<source>range: the step should not be 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range：步长不应为 0。</translation>
</message>
<message>
<source>range: the list would have more than 100000 values.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>range：列表将超过 100000 个值。</translation>
</message>
<message>
<source>%1: the list should have true and false only, and %2 is in it.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>%1：列表应只含 true 和 false，其中却有 %2。</translation>
</message>
<message>
<source>a logarithm is of a number above 0.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>只能对大于 0 的数取对数。</translation>
</message>
<message>
<source>sqrt: the number should be 0 or more.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>sqrt：数应大于或等于 0。</translation>
</message>
<message>
<source>cosine: a list of zeros has no direction.</source>
<extracomment>core/lessons/expressions/built_in.cpp</extracomment>
<translation>cosine：全零的列表没有方向。</translation>
</message>
<message>
<source>this divides by 0.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>此处除以 0。</translation>
</message>
<message>
<source>"in" looks in a list, or for a text in a text; found %1 in %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>“in”在列表中查找，或在文本中查找文本；实为在 %2 中查找 %1。</translation>
</message>
<message>
<source>%1 compares two numbers or two texts, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 比较两个数或两个文本，实为 %2 和 %3。</translation>
</message>
<message>
<source>the result is not a finite number.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>结果不是有限的数。</translation>
</message>
<message>
<source>the list has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>列表的值超过 100000 个。</translation>
</message>
<message>
<source>the text has more than a million bytes.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>文本超过一百万字节。</translation>
</message>
<message>
<source>the list has more than a million values, with those of the lists in it.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>列表（连同其中的列表）超过一百万个值。</translation>
</message>
<message>
<source>the expression needs more than two million operations.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>表达式所需的运算超过两百万次。</translation>
</message>
<message>
<source>there is no name %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>没有名称 %1；%2</translation>
</message>
<message>
<source>there is no function %1; %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>没有函数 %1；%2</translation>
</message>
<message>
<source>%1 has no %2; %3</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 没有 %2；%3</translation>
</message>
<message>
<source>%1 has no %2; a lane, a row or a model has members.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 没有 %2；只有通道、行或模型才有成员。</translation>
</message>
<message>
<source>a list of %1 has no place %2; the first one is 1, the last one -1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>含 %1 个值的列表没有位置 %2；第一个为 1，最后一个为 -1。</translation>
</message>
<message>
<source>+ takes two numbers, two texts or two lists, found %1 and %2.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>+ 的两侧应为两个数、两个文本或两个列表，实为 %1 和 %2。</translation>
</message>
<message>
<source>%1 takes two numbers, found %2 and %3.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>%1 的两侧应为两个数，实为 %2 和 %3。</translation>
</message>
<message>
<source>the result has more than 100000 values.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>结果的值超过 100000 个。</translation>
</message>
<message>
<source>at character %1: %2</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>第 %1 个字符处：%2</translation>
</message>
<message>
<source>the expression should be true or false, found %1.</source>
<extracomment>core/lessons/expressions/expression.cpp</extracomment>
<translation>表达式应为 true 或 false，实为 %1。</translation>
</message>
<message>
<source>this is no number that can be computed with.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>这不是可以计算的数。</translation>
</message>
<message>
<source>a letter follows a number; an operator is missing.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>数后面紧跟字母；缺少运算符。</translation>
</message>
<message>
<source>after \ a text may have \, ', " or n, and nothing else.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>文本中 \ 之后只能是 \、'、" 或 n。</translation>
</message>
<message>
<source>the text that begins here has no end; close it with %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>从此处开始的文本没有结束；请用 %1 结束。</translation>
</message>
<message>
<source>an expression has no sign %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>表达式中没有符号 %1。</translation>
</message>
<message>
<source>the expression should end here, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>表达式应在此结束，实为 %1。</translation>
</message>
<message>
<source>the expression is nested too deeply.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>表达式嵌套过深。</translation>
</message>
<message>
<source>its end</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>结尾</translation>
</message>
<message>
<source>a number or text</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>数或文本</translation>
</message>
<message>
<source>%1 was expected after %2, found %3.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>%2 之后应为%1，实为 %3。</translation>
</message>
<message>
<source>%1 was expected, found %2.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>应为%1，实为 %2。</translation>
</message>
<message>
<source>= gives an argument its value; write == to compare.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>= 用于给参数赋值；比较请写 ==。</translation>
</message>
<message>
<source>comparisons have no chain; write a &lt; b and b &lt; c.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>比较不能连写；请写 a &lt; b and b &lt; c。</translation>
</message>
<message>
<source>the expression has more than 500 operators.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>表达式的运算符超过 500 个。</translation>
</message>
<message>
<source>the name of a member</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>成员的名称</translation>
</message>
<message>
<source>the place in a list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>列表中的位置</translation>
</message>
<message>
<source>the argument %1 is given twice.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>参数 %1 给出了两次。</translation>
</message>
<message>
<source>arguments with a name come after those without.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>带名称的参数应位于不带名称的参数之后。</translation>
</message>
<message>
<source>, or ) was expected after an argument, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>参数之后应为 , 或 )，实为 %1。</translation>
</message>
<message>
<source>the expression in brackets</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>括号中的表达式</translation>
</message>
<message>
<source>a value was expected, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>应为值，实为 %1。</translation>
</message>
<message>
<source>a value was expected, found "if"; if(condition, a, b) is one.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>应为值，实为“if”；if(condition, a, b) 才是值。</translation>
</message>
<message>
<source>if takes three arguments: if(condition, a, b).</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>if 须有三个参数：if(condition, a, b)。</translation>
</message>
<message>
<source>, or ] was expected in a list, found %1.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>列表中应为 , 或 ]，实为 %1。</translation>
</message>
<message>
<source>a name for the values of the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>列表中的值的名称</translation>
</message>
<message>
<source>the list</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>列表</translation>
</message>
<message>
<source>the expression has %1 bytes, at most 4000 are read.</source>
<extracomment>core/lessons/expressions/expression_parsing.cpp</extracomment>
<translation>表达式有 %1 字节，最多读取 4000 字节。</translation>
</message>
<message>
<source>should be %1, found %2.</source>
<extracomment>core/lessons/expressions/fact_value.cpp, core/train/setup/setup_fields.cpp</extracomment>
<translation>应为%1，实为%2。</translation>
</message>
<message>
<source>a list</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>列表</translation>
</message>
<message>
<source>something that has members, such as a lane</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>有成员的对象，例如通道</translation>
</message>
<message>
<source>should be a list of numbers, and %1 is in it.</source>
<extracomment>core/lessons/expressions/fact_value.cpp</extracomment>
<translation>应为数的列表，其中却有 %1。</translation>
</message>
<message>
<source>%1 has no argument %2; %3</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 没有参数 %2；%3</translation>
</message>
<message>
<source>%1 has the argument %2 twice.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 的参数 %2 出现两次。</translation>
</message>
<message>
<source>%1 needs the argument %2.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 需要参数 %2。</translation>
</message>
<message>
<source>%1 should be a whole number from %2 to %3, found %4.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 应为 %2 到 %3 的整数，实为 %4。</translation>
</message>
<message>
<source>%1 takes 1 argument at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>%1 最多有 1 个参数，实为 %3 个。</translation>
</message>
<message numerus="yes">
<source>%1 takes %2 arguments at most, found %3.</source>
<extracomment>core/lessons/expressions/facts.cpp</extracomment>
<translation>
<numerusform>%1 最多有 %2 个参数，实为 %3 个。</numerusform>
</translation>
</message>
<message>
<source>the brace before %1 has no partner; write {{ for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 之前的花括号没有配对；要写花括号请用 {{。</translation>
</message>
<message>
<source>the brace after %1 has no partner; write }} for a brace.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 之后的花括号没有配对；要写花括号请用 }}。</translation>
</message>
<message>
<source>%1 is no format of a number; write decimals such as 2, or % or 1% for a share.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 不是数的格式；请写小数位数（如 2），或以 % 或 1% 表示占比。</translation>
</message>
<message>
<source>%1 is no format of a number.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>%1 不是数的格式。</translation>
</message>
<message>
<source>the format %1 is for a number, found %2.</source>
<extracomment>core/lessons/expressions/text_template.cpp</extracomment>
<translation>格式 %1 用于数，实为%2。</translation>
</message>
<message>
<source>there is no training %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>此步骤中没有训练 %1。</translation>
</message>
<message>
<source>there is no training %1; %2</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>没有训练 %1；%2</translation>
</message>
<message>
<source>there is no slider %1 in this step.</source>
<extracomment>core/lessons/facts/engine_facts.cpp, core/lessons/facts/step_context.cpp</extracomment>
<translation>此步骤中没有滑块 %1。</translation>
</message>
<message>
<source>the text has %1 tokens, and a lesson decodes %2 at most.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>文本有 %1 个词元，而课程最多解码 %2 个。</translation>
</message>
<message>
<source>the lane %1 has no attention, so it has no weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>通道 %1 没有注意力，因此没有权重。</translation>
</message>
<message>
<source>there is no right output of this text that the lane could read; give the state a target.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>此文本没有可供通道读入的正确输出；请为状态指定目标。</translation>
</message>
<message>
<source>terms: this map has no score that is a sum.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>terms：此注意力图没有可分解为和的得分。</translation>
</message>
<message>
<source>a row</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>行</translation>
</message>
<message>
<source>scores and spans are known of the lane's own map only.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>只有通道自身的注意力图才有得分和范围。</translation>
</message>
<message>
<source>probability: the output has no token %1; %2</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>probability：输出没有词元 %1；%2</translation>
</message>
<message>
<source>the lane %1 has no scores of this map: it has no attention, or the map is a mean of several.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>通道 %1 没有此注意力图的得分：它没有注意力，或该图是多个图的平均。</translation>
</message>
<message>
<source>looks_at: this map does not look at tokens of the source.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>looks_at：此注意力图不关注源的词元。</translation>
</message>
<message>
<source>the lane %1 has no row of weights.</source>
<extracomment>core/lessons/facts/lane_facts.cpp</extracomment>
<translation>通道 %1 没有权重行。</translation>
</message>
<message>
<source>the recipe's %1 is %2, and a lesson trains with %3 at most.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>配方的 %1 为 %2，而课程训练时最多为 %3。</translation>
</message>
<message>
<source>a lesson trains on a task, and this recipe trains on a corpus.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>课程在任务上训练，而此配方在语料上训练。</translation>
</message>
<message>
<source>hidden size</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>隐藏大小</translation>
</message>
<message>
<source>%1 does not say which task it is for; give the argument task.</source>
<extracomment>core/lessons/facts/lesson_engine.cpp</extracomment>
<translation>%1 未说明其对应的任务；请给出参数 task。</translation>
</message>
<message>
<source>metric: there is no measure %1; %2</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：没有指标 %1；%2</translation>
</message>
<message>
<source>metric: give length or lengths, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：请给出 length 或 lengths，不能同时给出。</translation>
</message>
<message>
<source>metric: lengths should be the shortest and the longest one, such as [4, 30].</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：lengths 应为最短和最长的长度，例如 [4, 30]。</translation>
</message>
<message>
<source>metric: with changed maps or temperature only exact_match and token_accuracy are measured.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：更改了注意力图或温度时，只测量 exact_match 和 token_accuracy。</translation>
</message>
<message>
<source>metric: give lane or model, not both.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：请给出 lane 或 model，不能同时给出。</translation>
</message>
<message>
<source>metric: %1 has no %2, which classes have.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：%1 没有 %2，只有类别才有该项。</translation>
</message>
<message>
<source>metric: %1 has no %2; it has no attention, or no link is known.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>metric：%1 没有 %2；它没有注意力，或没有已知链接。</translation>
</message>
<message>
<source>heads_needed: share should be above 0 and at most 1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed：share 应大于 0 且不超过 1。</translation>
</message>
<message>
<source>heads_needed: %1 has %2 heads in this model, expected 1 to %3; a site is cross, encoder or decoder.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed：此模型中 %1 有 %2 个头，应为 1 到 %3；位置为 cross、encoder 或 decoder。</translation>
</message>
<message>
<source>the result of heads_needed</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>heads_needed 的结果</translation>
</message>
<message>
<source>random_rows: score should be one of dot, scaled_dot, content, found %1.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows：score 应为 dot、scaled_dot、content 之一，实为 %1。</translation>
</message>
<message>
<source>random_rows: divide should be above 0.</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows：divide 应大于 0。</translation>
</message>
<message>
<source>the result of random_rows</source>
<extracomment>core/lessons/facts/measure_facts.cpp</extracomment>
<translation>random_rows 的结果</translation>
</message>
<message>
<source>%1 has no key %2.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 没有键 %2。</translation>
</message>
<message>
<source>%1 has no key %2; %3</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%1 没有键 %2；%3</translation>
</message>
<message>
<source>%1 of %2 is a group of keys; name one of them.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>%2 的 %1 是一组键；请指定其中一个。</translation>
</message>
<message>
<source>a model</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>模型</translation>
</message>
<message>
<source>the configuration</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>配置</translation>
</message>
<message>
<source>the model has no tensor %1; %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>模型没有张量 %1；%2</translation>
</message>
<message>
<source>the tensor %1 has more than 100000 numbers.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>张量 %1 的数超过 100000 个。</translation>
</message>
<message>
<source>the training %1</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>训练 %1</translation>
</message>
<message>
<source>the training %1 is on a corpus; a lesson trains on a task.</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>训练 %1 使用语料；课程须在任务上训练。</translation>
</message>
<message>
<source>the recipe</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>配方</translation>
</message>
<message>
<source>the training %1 by %2</source>
<extracomment>core/lessons/facts/model_facts.cpp</extracomment>
<translation>训练 %1（配方 %2）</translation>
</message>
<message>
<source>there is no lane %1 in this step.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>此步骤中没有通道 %1。</translation>
</message>
<message>
<source>there is no lane %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>没有通道 %1；%2</translation>
</message>
<message>
<source>there is no slider %1; %2</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>没有滑块 %1；%2</translation>
</message>
<message>
<source>the slider %1 is a temperature, which is above 0.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>滑块 %1 是温度，须大于 0。</translation>
</message>
<message>
<source>this step has no lane.</source>
<extracomment>core/lessons/facts/step_context.cpp</extracomment>
<translation>此步骤没有通道。</translation>
</message>
<message>
<source>%1 should be a position from 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 应为从 1 起的位置，实为 %2。</translation>
</message>
<message>
<source>%1 should name an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 应指定注意力图，例如 "cross.1.1"，实为 %2。</translation>
</message>
<message>
<source>%1 should be a number from 0 to 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp, core/runs/run_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 应为 0 到 1 的数，实为 %2。</translation>
</message>
<message>
<source>%1 should have the sum 1, found %2.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 之和应为 1，实为 %2。</translation>
</message>
<message>
<source>%1 is changed in nothing; give token, weights, temperature or maps.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 没有任何更改；请给出 token、weights、temperature 或 maps。</translation>
</message>
<message>
<source>%1 stands twice; a step is changed once.</source>
<extracomment>core/lessons/format/changes_json.cpp</extracomment>
<translation>%1 出现两次；每一步只能更改一次。</translation>
</message>
<message>
<source>has no %1, so it is no lesson.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>没有 %1，因此不是课程。</translation>
</message>
<message>
<source>is not JSON: %1</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>不是 JSON：%1</translation>
</message>
<message>
<source>should be an object.</source>
<extracomment>core/lessons/format/lesson_draft.cpp</extracomment>
<translation>应为对象。</translation>
</message>
<message>
<source>%1 should end in %2.</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 应以 %2 结尾。</translation>
</message>
<message>
<source>%1 is not in the lesson; %2</source>
<extracomment>core/lessons/format/lesson_file.cpp, core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 不在课程中；%2</translation>
</message>
<message>
<source>trains on a corpus, whose files are outside of the lesson; give it a task.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>在语料上训练，而语料文件在课程之外；请指定任务。</translation>
</message>
<message>
<source>%1, step %2, the training %3</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1，步骤 %2，训练 %3</translation>
</message>
<message>
<source>not written, because a text of the lesson is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>未写入，因为课程中有文本不是 UTF-8。</translation>
</message>
<message>
<source>%1 does not come with the program.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>%1 不随程序提供。</translation>
</message>
<message>
<source>the recipe has no key %1.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>配方没有键 %1。</translation>
</message>
<message>
<source>the model of the lane %1 is neither in the session nor bundled; save the session with its models.</source>
<extracomment>core/lessons/format/lesson_file.cpp</extracomment>
<translation>通道 %1 的模型既不在会话中，也未内置；请将会话连同其模型一起保存。</translation>
</message>
<message>
<source>%1 is more than %2 folders deep, which no lesson needs.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 的文件夹深度超过 %2 层，课程都不需要这么深。</translation>
</message>
<message>
<source>has more than %1 files, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>文件多于 %1 个，超出课程的上限。</translation>
</message>
<message>
<source>%1 cannot be read: %2.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 无法读取：%2。</translation>
</message>
<message>
<source>the folder</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>文件夹</translation>
</message>
<message>
<source>%1 is a symbolic link, which may lead outside of the lesson; put the file itself there.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 是符号链接，可能指向课程之外；请将文件本身放在该处。</translation>
</message>
<message>
<source>%1 is no regular file.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 不是普通文件。</translation>
</message>
<message>
<source>the entry %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>条目 %1</translation>
</message>
<message>
<source>%1 is a symbolic link or no file at all, which a lesson does not have.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 是符号链接或根本不是文件，课程中不能有这类条目。</translation>
</message>
<message>
<source>%1 is encrypted, so it cannot be read; pack the lesson without a password.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 已加密，因此无法读取；请打包课程而不设密码。</translation>
</message>
<message>
<source>%1 is not in it, which every lesson has; choose a lesson of Attention Lab.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>其中没有每个课程都含有的 %1；请选择 Attention Lab 的课程。</translation>
</message>
<message>
<source>%1 has no name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 没有名称。</translation>
</message>
<message>
<source>%1 has a name of more than %2 bytes.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 的名称超过 %2 字节。</translation>
</message>
<message>
<source>%1 has a name that is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 的名称不是 UTF-8。</translation>
</message>
<message>
<source>%1 has a control character in its name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 的名称含有控制字符。</translation>
</message>
<message>
<source>%1 is an absolute path, which leads outside of the lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 是绝对路径，会指向课程之外。</translation>
</message>
<message>
<source>%1 has a backslash in its name; folders are parted by /.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 的名称含有反斜杠；文件夹以 / 分隔。</translation>
</message>
<message>
<source>%1 leads outside of the lesson, or back into it; name the file without . and ...</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 会指向课程之外或绕回课程之内；文件名中请勿使用 . 和 ..。</translation>
</message>
<message>
<source>%1 has a folder without a name.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 含有没有名称的文件夹。</translation>
</message>
<message>
<source>has no file %1.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>没有文件 %1。</translation>
</message>
<message>
<source>the file %1</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>文件 %1</translation>
</message>
<message>
<source>%1 cannot be in a lesson, because paths that begin with resources/ are files of the program; rename the folder.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 不能放在课程中，因为以 resources/ 开头的路径是程序的文件；请重命名文件夹。</translation>
</message>
<message>
<source>%1 is of no kind that a lesson has (%2); take it out.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 不属于课程可含的类型（%2）；请将其移除。</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read.</source>
<extracomment>core/lessons/format/lesson_files.cpp, core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 有 %2 字节，最多读取 %3 字节。</translation>
</message>
<message>
<source>%1 is in it twice.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>%1 在其中出现两次。</translation>
</message>
<message>
<source>its files have more than %1 bytes together, which is the most of a lesson.</source>
<extracomment>core/lessons/format/lesson_files.cpp</extracomment>
<translation>其文件总计超过 %1 字节，超出课程的上限。</translation>
</message>
<message>
<source>%1 should be the code of a language such as en, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 应为语言代码，例如 en，实为 %2。</translation>
</message>
<message>
<source>%1 is empty; a lesson has a step.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 为空；课程至少有一个步骤。</translation>
</message>
<message>
<source>its format is %1, expected "%2".</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/lessons/progress/lesson_progress.cpp, core/model_files/tensor_file.cpp, core/sessions/session_json.cpp</extracomment>
<translation>其 format 为 %1，应为“%2”。</translation>
</message>
<message>
<source>was written by a newer Attention Lab (version %1; this one reads %2); update the program.</source>
<extracomment>core/lessons/format/lesson_json.cpp, core/sessions/session_json.cpp</extracomment>
<translation>由较新的 Attention Lab 写出（版本 %1；本程序读取版本 %2）；请更新程序。</translation>
</message>
<message>
<source>%1 should be %2 names at most, found %3.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 最多应有 %2 个名称，实为 %3 个。</translation>
</message>
<message>
<source>%1 should be a name of letters, digits and _, which no digit begins.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 应为由字母、数字和 _ 组成且不以数字开头的名称。</translation>
</message>
<message>
<source>%1 means something else in expressions; take another name.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 在表达式中另有含义；请使用其他名称。</translation>
</message>
<message>
<source>%1 uses itself, in a circle.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 循环引用了自身。</translation>
</message>
<message>
<source>%1, step %2</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1，步骤 %2</translation>
</message>
<message>
<source>%1 is %2 as that of a step before it.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 为 %2，与前面某个步骤相同。</translation>
</message>
<message>
<source>%1 should be a file of the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 应为课程中的文件。</translation>
</message>
<message>
<source>%1 has no part of the window %2; see "Highlights" in the specification of lessons.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 指定的 %2 不是窗口的组成部分；见课程规范中的“Highlights”。</translation>
</message>
<message>
<source>%1 should be a file of the lesson, found %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 应为课程中的文件，实为 %2。</translation>
</message>
<message>
<source>the text is not UTF-8.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>文本不是 UTF-8。</translation>
</message>
<message>
<source>a link or a picture has a name that is computed; write the name itself.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>链接或图片的名称是计算得出的；请直接写出名称。</translation>
</message>
<message>
<source>the link %1 leads to neither a page (https://…) nor a step of the lesson (#ID).</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>链接 %1 既不指向网页（https://…），也不指向课程的步骤（#ID）。</translation>
</message>
<message>
<source>the picture %1 is no PNG or JPEG file of the lesson; put it into the lesson.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>图片 %1 不是课程中的 PNG 或 JPEG 文件；请将其放入课程。</translation>
</message>
<message>
<source>the text of a choice shows no pictures; put them into the question.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>选项的文字不显示图片；请把图片放进问题。</translation>
</message>
<message>
<source>%1 names no lane %2.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>%1 指定的通道 %2 不存在。</translation>
</message>
<message>
<source>a question to find needs lanes in the state, or a solution.</source>
<extracomment>core/lessons/format/lesson_json.cpp</extracomment>
<translation>查找类问题需要状态中有通道，或给出解答。</translation>
</message>
<message>
<source>%1 is no text of the lesson, so it is not used.</source>
<extracomment>core/lessons/format/lesson_languages.cpp</extracomment>
<translation>%1 不是该课程的文本，因此不使用。</translation>
</message>
<message>
<source>%1 should be two numbers in brackets, such as [1, 0.5].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应为方括号中的两个数，例如 [1, 0.5]。</translation>
</message>
<message>
<source>%1 should be the shortest and the longest length, such as [4, 30].</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应为最短和最长的长度，例如 [4, 30]。</translation>
</message>
<message>
<source>%1 should be above 0, because the slider is a temperature.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应大于 0，因为该滑块是温度。</translation>
</message>
<message>
<source>%1 should be numbers, texts or truths, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应为数、文本或真假值，实为 %2。</translation>
</message>
<message>
<source>%1 should be 2 to 12 values, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应为 2 到 12 个值，实为 %2 个。</translation>
</message>
<message>
<source>%1 should be 2 to 12 keys, found %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 应为 2 到 12 个键，实为 %2 个。</translation>
</message>
<message>
<source>%1 has no score function %2 to choose.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 没有可选的打分函数 %2。</translation>
</message>
<message>
<source>%1 has the id %2 twice.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 中 id %2 出现两次。</translation>
</message>
<message>
<source>%1 names no lane %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 指定的通道 %2 不存在；%3</translation>
</message>
<message>
<source>%1 has no task %2; %3</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 没有任务 %2；%3</translation>
</message>
<message>
<source>%1 should be some of %2, found %3.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 应为 %2 中的若干项，实为 %3。</translation>
</message>
<message>
<source>%1 has no model for the lane %2.</source>
<extracomment>core/lessons/format/lesson_state.cpp</extracomment>
<translation>%1 没有通道 %2 的模型。</translation>
</message>
<message>
<source>the text is no Markdown that can be read.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>文本不是可读取的 Markdown。</translation>
</message>
<message>
<source>HTML is not read, found %1; put a token such as `&lt;/s&gt;` into code marks.</source>
<extracomment>core/lessons/format/lesson_text.cpp</extracomment>
<translation>不读取 HTML，实为 %1；请将 `&lt;/s&gt;` 这样的词元放入代码标记中。</translation>
</message>
<message>
<source>%1 is missing.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>缺少 %1。</translation>
</message>
<message>
<source>%1 should be a text, found an empty one.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 应为文本，实为空文本。</translation>
</message>
<message>
<source>%1 should be an id of letters, digits, _ and -, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 应为由字母、数字、_ 和 - 组成的 id，最多 %2 个字符，实为 %3。</translation>
</message>
<message>
<source>%1 should be an id of small letters, digits and hyphens, at most %2, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 应为由小写字母、数字和连字符组成的 id，最多 %2 个字符，实为 %3。</translation>
</message>
<message>
<source>%1 should be %2 at most, found %3.</source>
<extracomment>core/lessons/format/lesson_values.cpp</extracomment>
<translation>%1 最多应为 %2，实为 %3。</translation>
</message>
<message>
<source>%1 is %2 as that of a choice before it.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 为 %2，与前面某个选项相同。</translation>
</message>
<message>
<source>%1 should be 2 to 12, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 应为 2 到 12 个，实为 %2 个。</translation>
</message>
<message>
<source>%1 has no choice that is right.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 没有正确的选项。</translation>
</message>
<message>
<source>%1 has several choices that are right; add "many": true if all must be chosen.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 有多个正确的选项；若须全部选中，请添加 "many": true。</translation>
</message>
<message>
<source>%1 should be above 0 on a logarithmic scale.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>使用对数刻度时，%1 应大于 0。</translation>
</message>
<message>
<source>%1 should be a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 应为数，实为 %2。</translation>
</message>
<message>
<source>%1 or "offers" says which numbers a bet may be; give one of the two.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 或 "offers" 指明可以猜哪些数；请只给出其中之一。</translation>
</message>
<message>
<source>%1 should be an expression, as a text, or a number, found %2.</source>
<extracomment>core/lessons/format/question_json.cpp</extracomment>
<translation>%1 应为文本形式的表达式或数，实为 %2。</translation>
</message>
<message>
<source>has version %1, this program reads %2; update the program.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>为版本 %1，本程序读取版本 %2；请更新程序。</translation>
</message>
<message>
<source>has version %1, this program reads %2; the file is damaged.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>为版本 %1，本程序读取版本 %2；文件已损坏。</translation>
</message>
<message>
<source>%1 has more than %2 bytes.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>%1 超过 %2 字节。</translation>
</message>
<message>
<source>a text of the answers is not UTF-8, so they cannot be written.</source>
<extracomment>core/lessons/progress/lesson_progress.cpp</extracomment>
<translation>答案中有文本不是 UTF-8，因此无法写入。</translation>
</message>
<message>
<source>Unknown tokeniser of BLEU %1; %2</source>
<extracomment>core/metrics/bleu_tokenizer.cpp</extracomment>
<translation>未知的 BLEU 分词器 %1；%2</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: it has %1 files, at most %2 are possible.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>不是可安全读取的 Argos Translate 包：有 %1 个文件，最多可有 %2 个。</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 leaves the package.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>不是可安全读取的 Argos Translate 包：%1 指向包外。</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 stands twice in it.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>不是可安全读取的 Argos Translate 包：%1 在其中出现两次。</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is encrypted; unpack it and name its folder.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>不是可安全读取的 Argos Translate 包：%1 已加密；请解压并指定其文件夹。</translation>
</message>
<message>
<source>is no package of Argos Translate that is safe to read: %1 is not a regular file.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>不是可安全读取的 Argos Translate 包：%1 不是普通文件。</translation>
</message>
<message>
<source>a package of Argos Translate has one model (model/model.bin in a folder), found %1.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>Argos Translate 包应有一个模型（某文件夹中的 model/model.bin），实为 %1 个。</translation>
</message>
<message>
<source>has no metadata.json beside the folder "model", as packages of Argos Translate do.</source>
<extracomment>core/model_files/ctranslate2/argos_package.cpp</extracomment>
<translation>文件夹“model”旁没有 metadata.json，而 Argos Translate 包应有该文件。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has a name that does not end in a zero byte; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处的名称未以零字节结尾；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it ends before the %2 bytes that should follow; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：在字节 %1 处结束，其后应有的 %2 字节缺失；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 dimensions; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处 %2 的维数为 %3；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the impossible shape %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处 %2 的形状 %3 不可能存在；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the unknown number type %3; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处 %2 的数值类型 %3 未知；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives the numbers of %2 %3 bytes; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处 %2 的每个数为 %3 字节；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 %3 bytes for the shape %4; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处形状为 %4 的 %2 只有 %3 字节；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no model of CTranslate2 that this program reads: its binary version is %1, expected 1 to %2.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是本程序可读取的 CTranslate2 模型：其二进制版本为 %1，应为 1 到 %2。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 variables; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处声称有 %2 个变量；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it has %2 twice; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处 %2 重复出现；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it claims %2 aliases; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处声称有 %2 个别名；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it gives %2 the alias %3, which cannot be; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：字节 %1 处给 %2 的别名 %3 不可能存在；请改用该文件的其他副本。</translation>
</message>
<message>
<source>is no whole model of CTranslate2: at byte %1 it should end, and %2 bytes are left; take another copy of the file.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>不是完整的 CTranslate2 模型：应在字节 %1 处结束，却还余 %2 字节；请改用该文件的其他副本。</translation>
</message>
<message>
<source>the scale of %1 should be one number or one for each of %2 rows, found shape %3.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>%1 的缩放因子应为一个数，或为 %2 行各一个，实际形状为 %3。</translation>
</message>
<message>
<source>%1 has whole numbers of 8 bits and no scale; convert the model again.</source>
<extracomment>core/model_files/ctranslate2/ct2_file.cpp</extracomment>
<translation>%1 为 8 位整数且没有缩放因子；请重新转换模型。</translation>
</message>
<message>
<source>its attention knows positions relative to each other</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其注意力使用相对位置</translation>
</message>
<message>
<source>its positions are turned into queries and keys in a way of its own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其位置以特有的方式旋转到查询和键中</translation>
</message>
<message>
<source>its attention falls with the distance of two tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其注意力随两个词元的距离衰减</translation>
</message>
<message>
<source>it has a layer norm after the embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其嵌入之后有层归一化</translation>
</message>
<message>
<source>a token has several embeddings</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>每个词元有多个嵌入</translation>
</message>
<message>
<source>it reads sounds, not tokens</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它读入声音，而非词元</translation>
</message>
<message>
<source>its feed-forward layers have gates</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其前馈层有门</translation>
</message>
<message>
<source>its embeddings have another width than its layers</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其嵌入的宽度与层不同</translation>
</message>
<message>
<source>its queries have a scale of their own</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其查询有单独的缩放因子</translation>
</message>
<message>
<source>its sublayers share a layer norm</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其子层共用一个层归一化</translation>
</message>
<message>
<source>it says one class of a text</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它为文本给出一个类别</translation>
</message>
<message>
<source>is a model of CTranslate2 that this program cannot hold: %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>是本程序无法容纳的 CTranslate2 模型：%1。</translation>
</message>
<message>
<source>its option %1 should be from 0 to %2</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其选项 %1 应在 0 到 %2 之间</translation>
</message>
<message>
<source>should be an object, found %1.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp, core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>应为对象，实为 %1。</translation>
</message>
<message>
<source>it has a decoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它只有解码器</translation>
</message>
<message>
<source>it has an encoder alone</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它只有编码器</translation>
</message>
<message>
<source>it does not say how many heads it has</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它未说明头数</translation>
</message>
<message>
<source>the activation of its feed-forward layers has the number %1, expected 0 (relu), 2 (swish) or 3 (gelu)</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其前馈层的激活函数编号为 %1，应为 0（relu）、2（swish）或 3（gelu）</translation>
</message>
<message>
<source>it has the option %1, which this program does not know</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>它有本程序未知的选项 %1</translation>
</message>
<message>
<source>has no %1_vocabulary.txt, %1_vocabulary.json, shared_vocabulary.txt or shared_vocabulary.json; take the whole folder of the model.</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>没有 %1_vocabulary.txt、%1_vocabulary.json、shared_vocabulary.txt 或 shared_vocabulary.json；请使用模型的整个文件夹。</translation>
</message>
<message>
<source>its target vocabulary has no token that ends a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其目标词表没有结束句子的词元</translation>
</message>
<message>
<source>its target vocabulary has no token that begins a sentence</source>
<extracomment>core/model_files/ctranslate2/ct2_model.cpp</extracomment>
<translation>其目标词表没有开始句子的词元</translation>
</message>
<message>
<source>MarianMT of Hugging Face</source>
<extracomment>core/model_files/foreign_models.cpp, resources/mappings/families/marian_hugging_face.json</extracomment>
<translation>Hugging Face 的 MarianMT</translation>
</message>
<message>
<source>%1 should be a text, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 应为文本，实为 %2。</translation>
</message>
<message>
<source>%1 should be true or false, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 应为 true 或 false，实为 %2。</translation>
</message>
<message>
<source>has no %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>没有 %1。</translation>
</message>
<message>
<source>%1 should be from 1 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/sessions/session_json.cpp</extracomment>
<translation>%1 应在 1 到 %2 之间，实为 %3。</translation>
</message>
<message>
<source>"bad_words_ids" should hold lists of one id each, found %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>"bad_words_ids" 应含各有一个 id 的列表，实为 %1。</translation>
</message>
<message>
<source>%1 should be a whole number, found %2.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp, core/runs/run_pictures.cpp</extracomment>
<translation>%1 应为整数，实为 %2。</translation>
</message>
<message>
<source>%1 should be an id from 0 to %2, found %3.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 应为 0 到 %2 的 id，实为 %3。</translation>
</message>
<message>
<source>is a model that this program cannot hold: %1.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>是本程序无法容纳的模型：%1。</translation>
</message>
<message>
<source>its family is %1, expected "marian" (OPUS-MT)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>其系列为 %1，应为 "marian"（OPUS-MT）</translation>
</message>
<message>
<source>its positions are learned ("static_position_embeddings" is false)</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>其位置编码是学习得到的（"static_position_embeddings" 为 false）</translation>
</message>
<message>
<source>it forces the first token ("forced_bos_token_id")</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>它强制指定首个词元（"forced_bos_token_id"）</translation>
</message>
<message>
<source>has neither pytorch_model.bin nor model.safetensors; take the whole folder of the model.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>既没有 pytorch_model.bin，也没有 model.safetensors；请使用模型的整个文件夹。</translation>
</message>
<message>
<source>%1 is %2, but the weights have %3 layers.</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>%1 为 %2，但权重有 %3 层。</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected swish, silu, relu or gelu</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>其前馈层的激活函数为 %1，应为 swish、silu、relu 或 gelu</translation>
</message>
<message>
<source>it does not say from which token its decoder starts</source>
<extracomment>core/model_files/hugging_face/marian_folder.cpp</extracomment>
<translation>它未说明解码器从哪个词元开始</translation>
</message>
<message>
<source>no tensor stands under "%1".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>“%1”下没有张量。</translation>
</message>
<message>
<source>%1; only what stands under %2 was taken, so leave --part out when the rest of the model stands beside it.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>%1；只取了 %2 下的内容，若模型的其余部分在其旁边，请省略 --part。</translation>
</message>
<message>
<source>is %1; --heads, --norm and --activation are of nn.Transformer, leave them out.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>是%1；--heads、--norm 和 --activation 属于 nn.Transformer，请省略。</translation>
</message>
<message>
<source>is %1, and no tensor says into how many heads %2 numbers are cut; say nhead with "attnlab import --heads N".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>是%1，且没有张量说明 %2 个数分为多少个头；请用“attnlab import --heads N”指明 nhead。</translation>
</message>
<message>
<source>no token begins or none ends a sentence; say which with "--special PAD,BEGIN,END,UNKNOWN".</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>没有开始或结束句子的词元；请用“--special PAD,BEGIN,END,UNKNOWN”指明。</translation>
</message>
<message>
<source>the bias %1 is carried by one more hidden unit, which is always 1 in the annotations</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>偏置 %1 由增加的一个隐藏单元承载，该单元在注释向量中恒为 1</translation>
</message>
<message>
<source>&lt;s&gt; and &lt;/s&gt; stand around every source, as this kind of model is trained; say --frame none for one that was not</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>每个源的首尾加 &lt;s&gt; 和 &lt;/s&gt;，与此类模型的训练方式一致；若训练时不加，请指定 --frame none</translation>
</message>
<message>
<source>Where no vocabulary is given, the ids 0 to 3 are taken for padding, begin, end and unknown; the option --special of "attnlab import" says others.</source>
<extracomment>core/model_files/import_model.cpp</extracomment>
<translation>没有给出词表时，id 0 到 3 被当作填充、开始、结束和未知；“attnlab import”的选项 --special 可指定其他 id。</translation>
</message>
<message>
<source>the tensor %1 is missing; the configuration asks for it, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>缺少张量 %1；配置需要它，因此两者不匹配。</translation>
</message>
<message>
<source>the first four tokens should be padding, begin, end and unknown, as the specification has them.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>前四个词元应为填充、开始、结束和未知，如规范所定。</translation>
</message>
<message>
<source>a number in %1 is not finite.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>%1 中有一个数不是有限的。</translation>
</message>
<message>
<source>the tensor %1 is %2, the configuration makes it %3.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>张量 %1 为 %2，按配置应为 %3。</translation>
</message>
<message>
<source>the configuration has no tensor %1, so they do not belong together.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>配置没有张量 %1，因此两者不匹配。</translation>
</message>
<message>
<source>has no tensors %1, %2 and output.weight, which the specification names; leave --config out for other models.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>没有规范所定的张量 %1、%2 和 output.weight；对其他模型请省略 --config。</translation>
</message>
<message>
<source>its tensors have the specification's names, which do not say what cells, wiring and score they belong to; "attnlab import" with --config takes a model file or a configuration.</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>其张量使用规范的名称，而这些名称不说明所属的单元、连接方式和打分函数；“attnlab import”加 --config 可接受模型文件或配置。</translation>
</message>
<message>
<source>the specification's names</source>
<extracomment>core/model_files/import_named.cpp</extracomment>
<translation>规范的名称</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read here.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 有 %2 字节，此处最多读取 %3 字节。</translation>
</message>
<message>
<source>%1 should be an array of bytes, found the type %2.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 应为字节数组，实际类型为 %2。</translation>
</message>
<message>
<source>%1 has %2 bytes of numbers, expected %3.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 的数值共 %2 字节，应为 %3。</translation>
</message>
<message>
<source>holds %1 arrays, at most %2 are possible in a model of Marian.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>含 %1 个数组，Marian 模型最多可有 %2 个。</translation>
</message>
<message>
<source>%1 stands twice in it; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 在其中出现两次；请改用该文件的其他副本。</translation>
</message>
<message>
<source>%1 is encrypted, expected a model as Marian writes it.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>%1 已加密，应为 Marian 所写的模型。</translation>
</message>
<message>
<source>has no %1, as models of Marian do.</source>
<extracomment>core/model_files/marian/marian_file.cpp</extracomment>
<translation>没有 Marian 模型应有的 %1。</translation>
</message>
<message>
<source>its weights are whole numbers of 8 bits (intgemm); take the model before that</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>其权重为 8 位整数（intgemm）；请使用转换之前的模型</translation>
</message>
<message>
<source>its decoder looks back by a recurrent unit</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>其解码器通过循环单元回看</translation>
</message>
<message>
<source>its decoder looks back by average attention</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>其解码器通过平均注意力回看</translation>
</message>
<message>
<source>its tokens are made of factors</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>其词元由因子组成</translation>
</message>
<message>
<source>its tokens have embeddings of types</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>其词元有类型嵌入</translation>
</message>
<message>
<source>holds several models of Marian (%1); choose one of the files.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>含多个 Marian 模型（%1）；请选择其中一个文件。</translation>
</message>
<message>
<source>no settings name its vocabulary; %1, the only one in its folder, is taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>没有设置指明其词表；使用其文件夹中唯一的 %1。</translation>
</message>
<message>
<source>no settings name its vocabularies; %1 and %2, the only ones in its folder, are taken.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>没有设置指明其词表；使用其文件夹中仅有的 %1 和 %2。</translation>
</message>
<message>
<source>%1 is %2, but the tensors have %3.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>%1 为 %2，但张量中为 %3。</translation>
</message>
<message>
<source>has no token &lt;/s&gt;, which ends the sentences of every model of Marian.</source>
<extracomment>core/model_files/marian/marian_model.cpp</extracomment>
<translation>没有词元 &lt;/s&gt;，而所有 Marian 模型都以它结束句子。</translation>
</message>
<message>
<source>its architecture, expected "transformer", is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其架构应为 "transformer"，实为 %1</translation>
</message>
<message>
<source>its decoder looks back otherwise than by self-attention, by %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其解码器不通过自注意力，而通过 %1 回看</translation>
</message>
<message>
<source>its layers share weights: %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其各层共享权重：%1</translation>
</message>
<message>
<source>its encoder pools its tokens: "transformer-pool" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其编码器对词元池化："transformer-pool" 为 %1</translation>
</message>
<message>
<source>its feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其前馈层的深度应为 2，实为 %1</translation>
</message>
<message>
<source>its decoder's feed-forward layers should be 2 deep, and their depth is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其解码器前馈层的深度应为 2，实为 %1</translation>
</message>
<message>
<source>it writes from the last token to the first one: "right-left" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>它从最后一个词元写到第一个："right-left" 为 %1</translation>
</message>
<message>
<source>its tokens are made of factors: "lemma-dim-emb" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其词元由因子组成："lemma-dim-emb" 为 %1</translation>
</message>
<message>
<source>its source tokens share universal embeddings: "ulr" is %1</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其源词元共享通用嵌入："ulr" 为 %1</translation>
</message>
<message>
<source>%1 stands twice.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 出现两次。</translation>
</message>
<message>
<source>is a model of Marian that this program cannot hold: %1.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>是本程序无法容纳的 Marian 模型：%1。</translation>
</message>
<message>
<source>it does not say its architecture ("type")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>它未说明架构（"type"）</translation>
</message>
<message>
<source>a list of lists</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>列表的列表</translation>
</message>
<message>
<source>it has a layer norm after the embeddings ("transformer-postprocess-emb")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其嵌入之后有层归一化（"transformer-postprocess-emb"）</translation>
</message>
<message>
<source>%1 should be one value, found a list or a mapping.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 应为单个值，实为列表或映射。</translation>
</message>
<message>
<source>%1 should be a whole number from 1 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 应为 1 到 %2 的整数，实为 %3。</translation>
</message>
<message>
<source>%1 should have no operations but d (dropout), a (add) and n (norm), found %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>%1 只应含操作 d（dropout）、a（相加）和 n（归一化），实为 %2</translation>
</message>
<message>
<source>its layers should have norms before ("n", "da") or after them ("", "dan"), found %1 and %2</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其各层的归一化应在层之前（"n"、"da"）或之后（""、"dan"），实为 %1 和 %2</translation>
</message>
<message>
<source>it adds the embeddings after the last layer ("transformer-postprocess-top")</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>它在最后一层之后加上嵌入（"transformer-postprocess-top"）</translation>
</message>
<message>
<source>the activation of its feed-forward layers is %1, expected relu or swish</source>
<extracomment>core/model_files/marian/marian_settings.cpp</extracomment>
<translation>其前馈层的激活函数为 %1，应为 relu 或 swish</translation>
</message>
<message>
<source>tensor %1 should have two dimensions, found shape %2.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp, core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 应为二维，实际形状为 %2。</translation>
</message>
<message>
<source>has neither a table of embeddings %1 nor %2; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>嵌入表 %1 和 %2 均不存在；请改用该文件的其他副本。</translation>
</message>
<message>
<source>has no table of learned positions %1, which its settings ask for; take another copy of the file.</source>
<extracomment>core/model_files/marian/marian_tensors.cpp</extracomment>
<translation>没有其设置所需的学习位置表 %1；请改用该文件的其他副本。</translation>
</message>
<message>
<source>its vocabularies are not beside it; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>其词表不在旁边；请将词表放在该处，并在 decoder.yml 中指定，例如 "vocabs: [source.spm, target.spm]"。</translation>
</message>
<message>
<source>its vocabularies are not beside it, for example %1; put them there and name them in decoder.yml, as in "vocabs: [source.spm, target.spm]".</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>其词表不在旁边，例如 %1；请将词表放在该处，并在 decoder.yml 中指定，例如 "vocabs: [source.spm, target.spm]"。</translation>
</message>
<message>
<source>%1 should have an id of its own from 0 to %2, found %3.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp, core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 应有 0 到 %2 之间的独有 id，实为 %3。</translation>
</message>
<message>
<source>is a vocabulary of factors, and models whose tokens are made of factors cannot be held.</source>
<extracomment>core/model_files/marian/marian_vocabularies.cpp</extracomment>
<translation>是因子词表，而词元由因子组成的模型无法容纳。</translation>
</message>
<message>
<source>a model file of Attention Lab</source>
<extracomment>core/model_files/model_file.cpp, core/model_files/tensor_file.h</extracomment>
<translation>Attention Lab 的模型文件</translation>
</message>
<message>
<source>%1 should be a JSON list of texts, found %2.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 应为文本的 JSON 列表，实为 %2。</translation>
</message>
<message>
<source>%1 should hold texts only, found %2 as entry %3.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 应只含文本，条目 %3 却为 %2。</translation>
</message>
<message>
<source>%1 has %2 tokens, but config.%3 is %4.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>%1 有 %2 个词元，但 config.%3 为 %4。</translation>
</message>
<message>
<source>is a folder without a model; the folder of a model of Hugging Face, CTranslate2 or Marian was expected, or a file.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>是一个没有模型的文件夹；应为 Hugging Face、CTranslate2 或 Marian 模型的文件夹，或一个文件。</translation>
</message>
<message>
<source>not written, because a token or a name of the model is not UTF-8.</source>
<extracomment>core/model_files/model_file.cpp</extracomment>
<translation>未写入，因为模型中有词元或名称不是 UTF-8。</translation>
</message>
<message>
<source>its tensors would make a network of %1 numbers from a file of %2 bytes, in which so many cannot stand; save model.state_dict() again with torch.save.</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>其张量将构成含 %1 个数的网络，而文件只有 %2 字节，容不下这么多；请用 torch.save 重新保存 model.state_dict()。</translation>
</message>
<message>
<source>as %1: %2</source>
<extracomment>core/model_files/pytorch/assembled_network.cpp</extracomment>
<translation>按 %1：%2</translation>
</message>
<message>
<source>the score %1 would change with it</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>打分函数 %1 会因此改变</translation>
</message>
<message>
<source>the weights of the span local_p do not sum to 1</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>范围 local_p 的权重之和不为 1</translation>
</message>
<message>
<source>only GRU layers whose last state the decoder starts from can carry one</source>
<extracomment>core/model_files/pytorch/attentional_bias.cpp</extracomment>
<translation>只有解码器从其最后状态开始的 GRU 层才能承载</translation>
</message>
<message>
<source>%1 should be a list of texts, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 应为文本列表，实为 %2。</translation>
</message>
<message>
<source>%1 should hold texts only, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 应只含文本，实为 %2。</translation>
</message>
<message>
<source>%1 should be a text in quotation marks, found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp, core/sessions/session_values.cpp</extracomment>
<translation>%1 应为引号中的文本，实为 %2。</translation>
</message>
<message>
<source>%1 should be the place, from 0, and the number of equal blocks of rows of one tensor, as in [0, 3], found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>%1 应为某个张量中等大行块的序号（从 0 起）和块数，例如 [0, 3]，实为 %2。</translation>
</message>
<message>
<source>tensors.%1 should say "from" which tensor it comes.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>tensors.%1 应以 "from" 说明来自哪个张量。</translation>
</message>
<message>
<source>tensors.%1 should have one "*" where the one name that it comes from has one, and else none.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>若 tensors.%1 的来源名称有一个“*”，它也应有一个，否则不应有。</translation>
</message>
<message>
<source>format should be "%1", found %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>format 应为“%1”，实为 %2。</translation>
</message>
<message>
<source>is of version %1, this program reads version %2.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>为版本 %1，本程序读取版本 %2。</translation>
</message>
<message>
<source>aliases should be a list of objects, found %1.</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>aliases 应为对象列表，实为 %1。</translation>
</message>
<message>
<source>should have either "tensors" or "recognise" and "refuse".</source>
<extracomment>core/model_files/pytorch/mapping.cpp</extracomment>
<translation>应有 "tensors"，或有 "recognise" 和 "refuse"。</translation>
</message>
<message>
<source>; nearest is %1</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>；最接近的是 %1</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>；最接近的是 %1，它还需要 %2</translation>
</message>
<message>
<source>; nearest is %1, which does not know %2</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>；最接近的是 %1，它不识别 %2</translation>
</message>
<message>
<source>; nearest is %1, which needs also %2 and does not know %3</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>；最接近的是 %1，它还需要 %2，且不识别 %3</translation>
</message>
<message>
<source>, for which %1 would be a second tensor of one name</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>，其中 %1 会成为同名的第二个张量</translation>
</message>
<message>
<source>no mapping knows its tensors (%1)%2; name its tensors in a mapping file for "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>没有映射识别其张量（%1）%2；请在映射文件中指定其张量的名称，供“attnlab import --mapping”使用。</translation>
</message>
<message>
<source>holds %1 tensors, at most %2 are possible in a network of encoder, attention and decoder.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>含 %1 个张量，由编码器、注意力和解码器组成的网络最多可有 %2 个。</translation>
</message>
<message>
<source>is a state_dict, and the program's mappings, which name its tensors, are not installed; set ATTENTION_LAB_RESOURCES to the folder of resources.</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>是 state_dict，而用于指定其张量名称的程序映射未安装；请将 ATTENTION_LAB_RESOURCES 设为资源文件夹。</translation>
</message>
<message>
<source>holds several models, under %1 and %2; choose one with "attnlab import --part".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>含多个模型，位于 %1 和 %2 下；请用“attnlab import --part”选择一个。</translation>
</message>
<message>
<source>two mappings fit, %1 and %2; choose one with "attnlab import --mapping".</source>
<extracomment>core/model_files/pytorch/mapping_fit.cpp</extracomment>
<translation>有两个映射相符，%1 和 %2；请用“attnlab import --mapping”选择一个。</translation>
</message>
<message>
<source>two files are called "%1", which is to stand before the names of their tensors; rename one of them.</source>
<extracomment>core/model_files/pytorch/named_tensors.cpp</extracomment>
<translation>有两个文件名为“%1”，而该名称要放在其张量名称之前；请重命名其中一个。</translation>
</message>
<message>
<source>%1 has no list of arguments.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 没有参数列表。</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 有 %2 个参数，应为 %3 个。</translation>
</message>
<message>
<source>%1 has %2 arguments, expected %3 to %4.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 有 %2 个参数，应为 %3 到 %4 个。</translation>
</message>
<message>
<source>%1 should have %2 as argument %3.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的参数 %3 应为%2。</translation>
</message>
<message>
<source>a tuple of whole numbers</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>整数元组</translation>
</message>
<message>
<source>%1 should have whole numbers in argument %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的参数 %2 应为整数。</translation>
</message>
<message>
<source>%1 has the negative size %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的大小为负数 %2。</translation>
</message>
<message>
<source>a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>存储</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions and %3 strides.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的形状有 %2 个维度，却有 %3 个步幅。</translation>
</message>
<message>
<source>%1 has a shape of %2 dimensions, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的形状有 %2 个维度，最多读取 %3 个。</translation>
</message>
<message>
<source>holds a whole module (%1), not a state_dict; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>含整个模块（%1），而非 state_dict；请改为保存 %2。</translation>
</message>
<message>
<source>asks for %1, which is no plain container and no tensor, so it was not run; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>要求 %1，它既非普通容器也非张量，因此未执行；请只保存 %2。</translation>
</message>
<message>
<source>calls what is no function; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>调用了不是函数的内容；请用 torch.save 重新保存。</translation>
</message>
<message>
<source>a tensor</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>张量</translation>
</message>
<message>
<source>%1 is called, which is no way to make a tensor; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>调用了 %1，这不是生成张量的方式；请只保存 %2。</translation>
</message>
<message>
<source>a persistent id</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>持久 id</translation>
</message>
<message>
<source>the text "storage"</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>文本“storage”</translation>
</message>
<message>
<source>%1 should start with "storage", found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 应以“storage”开头，实为 %2。</translation>
</message>
<message>
<source>the type of a storage</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>存储的类型</translation>
</message>
<message>
<source>%1 should name the type of a storage, found %2.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 应指定存储的类型，实为 %2。</translation>
</message>
<message>
<source>None, because a view of another storage is not read,</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>None（其他存储的视图不支持读取）</translation>
</message>
<message>
<source>a text as key</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>作为键的文本</translation>
</message>
<message>
<source>%1 has a key of %2 bytes, at most %3 are read.</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>%1 的键有 %2 字节，最多读取 %3 字节。</translation>
</message>
<message>
<source>INST, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>INST，对象</translation>
</message>
<message>
<source>OBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>OBJ，对象</translation>
</message>
<message>
<source>NEWOBJ, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ，对象</translation>
</message>
<message>
<source>NEWOBJ_EX, an object</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>NEWOBJ_EX，对象</translation>
</message>
<message>
<source>EXT, an object of a registry</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EXT，注册表中的对象</translation>
</message>
<message>
<source>PERSID, a reference by text</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>PERSID，文本引用</translation>
</message>
<message>
<source>EMPTY_SET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>EMPTY_SET，集合</translation>
</message>
<message>
<source>FROZENSET, a set</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>FROZENSET，集合</translation>
</message>
<message>
<source>BYTEARRAY8, changeable bytes</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BYTEARRAY8，可变字节</translation>
</message>
<message>
<source>BUFFER, numbers outside of the file</source>
<extracomment>core/model_files/pytorch/pickle_calls.cpp</extracomment>
<translation>BUFFER，文件外的数</translation>
</message>
<message>
<source>damaged at byte %1: %2; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>在字节 %1 处损坏：%2；请用 torch.save 重新保存。</translation>
</message>
<message>
<source>cut short: %1 bytes should follow byte %2, found %3.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>被截断：字节 %2 之后应有 %1 字节，实为 %3 字节。</translation>
</message>
<message>
<source>a name has no end</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>名称没有结束</translation>
</message>
<message>
<source>describes more than %1 values, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>描述的值多于 %1 个，超出此处的读取上限；请只保存 %2。</translation>
</message>
<message>
<source>describes more than %1 tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>描述的张量多于 %1 个，超出此处的读取上限；请只保存 %2。</translation>
</message>
<message>
<source>describes more than %1 storages of tensors, which is the most that is read here; save only %2.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>描述的张量存储多于 %1 个，超出此处的读取上限；请只保存 %2。</translation>
</message>
<message>
<source>a value is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>缺少值</translation>
</message>
<message>
<source>a mark is missing</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>缺少标记</translation>
</message>
<message>
<source>something is appended to what is no list</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>向不是列表的内容追加</translation>
</message>
<message>
<source>pairs are added to what is no dictionary</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>向不是字典的内容添加键值对</translation>
</message>
<message>
<source>it refers to value %1, which was not kept</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>引用了未保留的值 %1</translation>
</message>
<message>
<source>a global without a name</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>没有名称的全局对象</translation>
</message>
<message>
<source>sets the state of an object that is no state_dict, at byte %1; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>在字节 %1 处设置非 state_dict 对象的状态；请改为保存 %2。</translation>
</message>
<message>
<source>sets the attribute %1 of a dictionary, only "_metadata" is known; save %2 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>设置了字典的属性 %1，而只有 "_metadata" 是已知的；请改为保存 %2。</translation>
</message>
<message>
<source>sets the attribute without a name of a dictionary, only "_metadata" is known; save %1 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>设置了字典的无名属性，而只有 "_metadata" 是已知的；请改为保存 %1。</translation>
</message>
<message>
<source>is a pickle of protocol %1, expected 2 to 5; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>是协议 %1 的 pickle，应为 2 到 5；请用 torch.save 重新保存。</translation>
</message>
<message>
<source>nothing is left to drop</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>没有可丢弃的内容</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 (%2) at byte %3 is not read; save %4 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>含既非普通容器也非张量的内容：字节 %3 处的 pickle 代码 %1（%2）不支持读取；请改为保存 %4。</translation>
</message>
<message>
<source>holds what is no plain container and no tensor: the pickle's code %1 at byte %2 is not read; save %3 instead.</source>
<extracomment>core/model_files/pytorch/pickle_reader.cpp</extracomment>
<translation>含既非普通容器也非张量的内容：字节 %2 处的 pickle 代码 %1 不支持读取；请改为保存 %3。</translation>
</message>
<message>
<source>%1 should have its numbers in %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 的数应在 %2 中，但文件中没有它。</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but %4 has %5 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 需要 %2 个 %3 字节的数，但 %4 只有 %5 字节。</translation>
</message>
<message>
<source>cut short: the numbers of storage %1 are missing.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>被截断：缺少存储 %1 的数。</translation>
</message>
<message>
<source>cut short: storage %1 should have %2 numbers of %3 bytes, but %4 bytes follow.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>被截断：存储 %1 应有 %2 个 %3 字节的数，其后却为 %4 字节。</translation>
</message>
<message>
<source>%1 should have its numbers in storage %2, which is not in the file.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 的数应在存储 %2 中，但文件中没有它。</translation>
</message>
<message>
<source>%1 needs %2 numbers of %3 bytes, but its storage has %4 bytes.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 需要 %2 个 %3 字节的数，但其存储只有 %4 字节。</translation>
</message>
<message>
<source>holds one tensor without a name; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>只含一个没有名称的张量；请改为保存 model.state_dict()。</translation>
</message>
<message>
<source>holds no dictionary of tensors; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>不含张量的字典；请改为保存 model.state_dict()。</translation>
</message>
<message>
<source>holds a dictionary without any tensor; save model.state_dict() instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>含一个没有任何张量的字典；请改为保存 model.state_dict()。</translation>
</message>
<message>
<source>holds more than %1 entries, which is the most that is read here; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>条目多于 %1 个，超出此处的读取上限；请只保存 model.state_dict()。</translation>
</message>
<message>
<source>its dictionaries are nested deeper than %1 levels, as in %2; save only model.state_dict().</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>其字典的嵌套超过 %1 层，如 %2；请只保存 model.state_dict()。</translation>
</message>
<message>
<source>tensor %1 stands twice in it; each may stand once.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>张量 %1 在其中出现两次；每个张量只能出现一次。</translation>
</message>
<message>
<source>tensor %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>张量 %1</translation>
</message>
<message>
<source>%1 of shape %2 with strides %3 and offset %4 does not fit its storage of %5 numbers.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>形状 %2、步幅 %3、偏移 %4 的 %1 与其含 %5 个数的存储不符。</translation>
</message>
<message>
<source>%1 has numbers of the type torch.%2, expected floating-point numbers of 16, 32 or 64 bits.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 的数的类型为 torch.%2，应为 16、32 或 64 位浮点数。</translation>
</message>
<message>
<source>is a TorchScript archive (torch.jit.save), not a state_dict; save %1 with torch.save instead.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>是 TorchScript 归档（torch.jit.save），而非 state_dict；请改用 torch.save 保存 %1。</translation>
</message>
<message>
<source>its numbers have the byte order %1, expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>其数的字节序为 %1，应为 "little"；请在要读取它的机器上重新保存。</translation>
</message>
<message>
<source>%1 has %2 bytes, at most %3 are read; save only %4.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>%1 有 %2 字节，最多读取 %3 字节；请只保存 %4。</translation>
</message>
<message>
<source>is a zip file without data.pkl, so torch.save has not written it; give a state_dict.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>是没有 data.pkl 的 zip 文件，因此不是由 torch.save 写出；请提供 state_dict。</translation>
</message>
<message>
<source>is a zip file with several data.pkl, %1 and %2; torch.save writes one.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>是含多个 data.pkl（%1 和 %2）的 zip 文件；torch.save 只写一个。</translation>
</message>
<message>
<source>is a pickle, but torch.save has not written it; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>是 pickle，但不是由 torch.save 写出；请用 torch.save 保存 %1。</translation>
</message>
<message>
<source>the version</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>版本</translation>
</message>
<message>
<source>has a version of torch.save's old format that is not known, expected %1; save it again with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>其 torch.save 旧格式的版本未知，应为 %1；请用 torch.save 重新保存。</translation>
</message>
<message>
<source>the machine's sizes</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>机器的类型大小</translation>
</message>
<message>
<source>the object</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>对象</translation>
</message>
<message>
<source>the keys of the storages</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>存储的键</translation>
</message>
<message>
<source>has no list of storages behind its object; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>对象之后没有存储列表；文件已损坏。</translation>
</message>
<message>
<source>names a storage that no tensor has; the file is damaged.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>指定了不属于任何张量的存储；文件已损坏。</translation>
</message>
<message>
<source>its numbers have the byte order "big", expected "little"; save it again on the machine that wants to read it.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>其数的字节序为 "big"，应为 "little"；请在要读取它的机器上重新保存。</translation>
</message>
<message>
<source>is no PyTorch file: it is %1.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>不是 PyTorch 文件：它是%1。</translation>
</message>
<message>
<source>is no PyTorch file, it is empty; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>不是 PyTorch 文件，内容为空；请用 torch.save 保存 %1。</translation>
</message>
<message>
<source>is no PyTorch file, it does not begin as torch.save begins one; save %1 with torch.save.</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>不是 PyTorch 文件，开头与 torch.save 所写的不符；请用 torch.save 保存 %1。</translation>
</message>
<message>
<source>storage %1</source>
<extracomment>core/model_files/pytorch/pytorch_file.cpp</extracomment>
<translation>存储 %1</translation>
</message>
<message>
<source>padding</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>填充</translation>
</message>
<message>
<source>begin</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>开始</translation>
</message>
<message>
<source>end</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>结束</translation>
</message>
<message>
<source>unknown</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>未知</translation>
</message>
<message>
<source>should be a list of tokens or an object token → id, found %1.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>应为词元列表或“词元 → id”对象，实为 %1。</translation>
</message>
<message>
<source>entry %1 should be a text, found %2.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>条目 %1 应为文本，实为 %2。</translation>
</message>
<message>
<source>is not UTF-8; save the list as UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>不是 UTF-8；请将列表保存为 UTF-8。</translation>
</message>
<message>
<source>is empty, expected one token in every line.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>为空，应每行一个词元。</translation>
</message>
<message>
<source>the id of %1 is %2, but there are %3 tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>%1 的 id 为 %2，但只有 %3 个词元。</translation>
</message>
<message>
<source>the id %1 cannot be two of padding, begin, end and unknown.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>id %1 不能同时用于填充、开始、结束和未知中的两项。</translation>
</message>
<message>
<source>is empty, expected tokens.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>为空，应有词元。</translation>
</message>
<message>
<source>%1 tokens, but the embedding has %2 rows.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>有 %1 个词元，但嵌入有 %2 行。</translation>
</message>
<message>
<source>token %1 is not UTF-8.</source>
<extracomment>core/model_files/pytorch/side_vocabulary.cpp</extracomment>
<translation>词元 %1 不是 UTF-8。</translation>
</message>
<message>
<source>tensor %1 should hold %2 blocks of as many rows, found shape %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 应含 %2 个行数相同的块，实际形状为 %3。</translation>
</message>
<message>
<source>tensor %1 of shape %2 does not go together with %3 of shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>形状为 %2 的张量 %1 与形状为 %4 的 %3 不匹配。</translation>
</message>
<message>
<source>tensor %1 (%2) should have at least %3 dimensions, found shape %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1（%2）应至少有 %3 个维度，实际形状为 %4。</translation>
</message>
<message>
<source>tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found shape [%2, %3].</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 的行数应为列数的 1、3 或 4 倍（rnn、gru、lstm），实际形状为 [%2, %3]。</translation>
</message>
<message>
<source>%1 is not among the blocks of this tensor.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 不在此张量的块之中。</translation>
</message>
<message>
<source>%1 stands twice; each block may stand once.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>%1 出现两次；每个块只能出现一次。</translation>
</message>
<message>
<source>tensor %1 (%2) should have %3 columns for %4, found shape %5.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1（%2）应有 %3 列，对应 %4，实际形状为 %5。</translation>
</message>
<message>
<source>the mapping %1 says of no tensor that it is %2, which a model of this configuration has.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>映射 %1 未指明哪个张量是 %2，而此配置的模型有该张量。</translation>
</message>
<message>
<source>tensor %1 (%2) should have shape %3, found %4.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1（%2）的形状应为 %3，实为 %4。</translation>
</message>
<message>
<source>tensor %1 would be %2, which a model of this configuration does not have.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 将为 %2，而此配置的模型没有该张量。</translation>
</message>
<message>
<source>tensor %1 holds NaN as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 的第 %2 个数为 NaN，应为有限的数。</translation>
</message>
<message>
<source>tensor %1 holds infinity as number %2, expected finite numbers.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 的第 %2 个数为无穷，应为有限的数。</translation>
</message>
<message>
<source>tensor %1 should have shape %2, found %3.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp, core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 的形状应为 %2，实为 %3。</translation>
</message>
<message>
<source>tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no bias, and %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 不为零，但规范的注意力层 tanh(W_c [c ; s]) 没有偏置，且%2。</translation>
</message>
<message>
<source>tensor %1 is not zero, but %2.</source>
<extracomment>core/model_files/pytorch/tensor_assembly.cpp</extracomment>
<translation>张量 %1 不为零，但%2。</translation>
</message>
<message>
<source>nn.Transformer has one %1 for both halves, found encoder.%1 %2 and decoder.%1 %3</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 的两半共用一个 %1，实为 encoder.%1 %2 和 decoder.%1 %3</translation>
</message>
<message>
<source>nn.Transformer is an encoder "self_attention" under the wiring "transformer", found %1 under %2</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 应为连接方式 "transformer" 下的编码器 "self_attention"，实为 %2 下的 %1</translation>
</message>
<message>
<source>heads of nn.Transformer score by "scaled_dot", found %1</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 的头以 "scaled_dot" 打分，实为 %1</translation>
</message>
<message>
<source>nn.Transformer has a norm after its last layer, and this model has none (last_norm)</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 在最后一层之后有归一化，而此模型没有（last_norm）</translation>
</message>
<message>
<source>the tutorial multiplies embeddings by √d, and this model does not</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>该教程将嵌入乘以 √d，而此模型没有</translation>
</message>
<message>
<source>nn.Transformer has the ε 1e-5 in its norms unless it is told otherwise, and this model has another one</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 归一化的 ε 默认为 1e-5，而此模型的不同</translation>
</message>
<message>
<source>nn.Transformer does not turn queries and keys, as positions "rotary" do</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>nn.Transformer 不像位置编码 "rotary" 那样旋转查询和键</translation>
</message>
<message>
<source>the tutorial has one table of positions, and this model has learned one for each half</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>该教程只有一个位置表，而此模型为两半各学习了一个</translation>
</message>
<message>
<source>%1; leave --names out to write the specification's names.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>%1；省略 --names 可按规范的名称写出。</translation>
</message>
<message>
<source>says of no tensor that it is %1.</source>
<extracomment>core/model_files/pytorch/transformer_state_dict.cpp</extracomment>
<translation>未指明哪个张量是 %1。</translation>
</message>
<message>
<source>tensor "%1" holds NaN at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>张量“%1”在 [%2] 处为 NaN</translation>
</message>
<message>
<source>tensor "%1" holds infinity at [%2]</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>张量“%1”在 [%2] 处为无穷</translation>
</message>
<message>
<source>metadata key "%1" is missing; %2 has it.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>缺少元数据键“%1”；%2应含此项。</translation>
</message>
<message>
<source>its version is %1, expected a whole number from 1 up.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>其版本为 %1，应为从 1 起的整数。</translation>
</message>
<message>
<source>is of version %1, this program reads up to version %2; open it with a newer Attention Lab.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>为版本 %1，本程序最高读取版本 %2；请用较新的 Attention Lab 打开。</translation>
</message>
<message>
<source>tensor %1 is unknown in a model of this configuration; %2</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>张量 %1 在此配置的模型中未知；%2</translation>
</message>
<message>
<source>tensor "%1" is missing, expected with shape %2.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>缺少张量“%1”，其形状应为 %2。</translation>
</message>
<message>
<source>tensor "%1" should have shape %2, found %3.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>张量“%1”的形状应为 %2，实为 %3。</translation>
</message>
<message>
<source>%1, expected finite numbers.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>%1，应为有限的数。</translation>
</message>
<message>
<source>not written, because %1; train with a lower rate.</source>
<extracomment>core/model_files/tensor_file.cpp</extracomment>
<translation>未写入，因为%1；请用较低的学习率训练。</translation>
</message>
<message>
<source>%1 should be at least %2, found %3.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 应至少为 %2，实为 %3。</translation>
</message>
<message>
<source>%1 should be from 0 to 1, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 应在 0 到 1 之间，实为 %2。</translation>
</message>
<message>
<source>%1 should be a list of files, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 应为文件列表，实为 %2。</translation>
</message>
<message>
<source>%1 should be a CRC-32 of 32 bits, found %2.</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>%1 应为 32 位的 CRC-32，实为 %2。</translation>
</message>
<message>
<source>recipe of the training</source>
<extracomment>core/model_files/training_json.cpp</extracomment>
<translation>训练的配方</translation>
</message>
<message>
<source>Additive</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Additive</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Bahdanau et al. 2015，A.1.2</translation>
</message>
<message>
<source>General</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>General</translation>
</message>
<message>
<source>Luong et al. 2015, section 3.1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015，第 3.1 节</translation>
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
<translation>Vaswani et al. 2017，式 1</translation>
</message>
<message>
<source>Key · query</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>键 · 查询</translation>
</message>
<message>
<source>keys and queries of learned projections</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>由学习的投影得到的键和查询</translation>
</message>
<message>
<source>Content</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Content</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Graves et al. 2014，式 6</translation>
</message>
<message>
<source>Location</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Location</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Luong et al. 2015，式 8</translation>
</message>
<message>
<source>No attention</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>无注意力</translation>
</message>
<message>
<source>Cho et al. 2014</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>Cho et al. 2014</translation>
</message>
<message>
<source>the score %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp, core/network/models/config_json.cpp</extracomment>
<translation>打分函数 %1</translation>
</message>
<message numerus="yes">
<source>the scores %1</source>
<extracomment>core/network/attention/scores/score_registry.cpp</extracomment>
<translation>
<numerusform>打分函数 %1</numerusform>
</translation>
</message>
<message>
<source>Global</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>全局</translation>
</message>
<message>
<source>Local, monotonic</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>局部，单调</translation>
</message>
<message>
<source>Local, predictive</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>局部，预测</translation>
</message>
<message>
<source>Hard</source>
<extracomment>core/network/attention/spans/span_registry.cpp</extracomment>
<translation>硬</translation>
</message>
<message>
<source>%1 should be odd, so that a window has a middle, found %2.</source>
<extracomment>core/network/convolution/convolution_encoder.cpp</extracomment>
<translation>%1 应为奇数，使窗口有中点，实为 %2。</translation>
</message>
<message>
<source>gate of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>单元的门</translation>
</message>
<message>
<source>1 − z of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>单元的 1 − z</translation>
</message>
<message>
<source>W h + b of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>单元的 W h + b</translation>
</message>
<message>
<source>memory of a cell</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>单元的记忆</translation>
</message>
<message>
<source>tanh of a memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>记忆的 tanh</translation>
</message>
<message>
<source>state of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>编码器的状态</translation>
</message>
<message>
<source>annotation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>注释向量</translation>
</message>
<message>
<source>summary of the encoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>编码器的摘要</translation>
</message>
<message>
<source>first state</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>初始状态</translation>
</message>
<message>
<source>gate of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器的门</translation>
</message>
<message>
<source>1 − z of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器的 1 − z</translation>
</message>
<message>
<source>W h + b of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器的 W h + b</translation>
</message>
<message>
<source>memory of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器的记忆</translation>
</message>
<message>
<source>tanh of the decoder's memory</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器记忆的 tanh</translation>
</message>
<message>
<source>state of the decoder</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>解码器的状态</translation>
</message>
<message>
<source>query</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>查询</translation>
</message>
<message>
<source>query times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>查询乘以其矩阵</translation>
</message>
<message>
<source>annotation times its matrix</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>注释向量乘以其矩阵</translation>
</message>
<message>
<source>length of what the query is compared with</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>与查询相比较者的长度</translation>
</message>
<message>
<source>product of both lengths</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>两个长度之积</translation>
</message>
<message>
<source>cosine</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>余弦</translation>
</message>
<message>
<source>key strength β</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>键强度 β</translation>
</message>
<message>
<source>unit of the score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>得分的单元</translation>
</message>
<message>
<source>unit of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>中心的单元</translation>
</message>
<message>
<source>share of the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>中心所占的比例位置</translation>
</message>
<message>
<source>centre of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>窗口的中心</translation>
</message>
<message>
<source>distance from the centre</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>与中心的距离</translation>
</message>
<message>
<source>factor of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>窗口的因子</translation>
</message>
<message>
<source>score divided by the temperature</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>得分除以温度</translation>
</message>
<message>
<source>largest score</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>最大得分</translation>
</message>
<message>
<source>sum of the exponentials</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>指数之和</translation>
</message>
<message>
<source>softmax</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>softmax</translation>
</message>
<message>
<source>context</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>上下文</translation>
</message>
<message>
<source>attentional vector</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>注意力向量</translation>
</message>
<message>
<source>sum of the exponentials of the logits</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>logit 指数之和</translation>
</message>
<message>
<source>logarithm of that sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>该和的对数</translation>
</message>
<message>
<source>logarithm of the token's probability</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>词元概率的对数</translation>
</message>
<message>
<source>rate of the position's angle</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>位置角度的速率</translation>
</message>
<message>
<source>learned vector of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>为词元学习得到的向量</translation>
</message>
<message>
<source>code of the position</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>位置的编码</translation>
</message>
<message>
<source>cosine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>旋转的余弦</translation>
</message>
<message>
<source>sine of the turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>旋转的正弦</translation>
</message>
<message>
<source>input of the token</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>词元的输入</translation>
</message>
<message>
<source>distance from the mean</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>与平均值之差</translation>
</message>
<message>
<source>variance</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>方差</translation>
</message>
<message>
<source>deviation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>标准差</translation>
</message>
<message>
<source>normalised number</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>归一化后的数</translation>
</message>
<message>
<source>layer norm</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>层归一化</translation>
</message>
<message>
<source>what the sublayer adds</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>子层所加的部分</translation>
</message>
<message>
<source>sum of the stream and what is added</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>残差流与所加部分之和</translation>
</message>
<message>
<source>first layer's sum</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>第一层之和</translation>
</message>
<message>
<source>share that the activation lets through</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>激活函数通过的比例</translation>
</message>
<message>
<source>activation</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>激活</translation>
</message>
<message>
<source>query before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>旋转前的查询</translation>
</message>
<message>
<source>key before its turn</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>旋转前的键</translation>
</message>
<message>
<source>key</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>键</translation>
</message>
<message>
<source>mean weight of the heads</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>各头的平均权重</translation>
</message>
<message>
<source>value of the summary</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>摘要的值</translation>
</message>
<message>
<source>weight in the whole text</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>在整个文本中的权重</translation>
</message>
<message>
<source>projected input</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>投影后的输入</translation>
</message>
<message>
<source>sum of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>窗口的和</translation>
</message>
<message>
<source>gate of the window</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>窗口的门</translation>
</message>
<message>
<source>output of the convolution</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>卷积的输出</translation>
</message>
<message>
<source>what is added to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>加到 logit 的部分</translation>
</message>
<message>
<source>what a bias adds to the logit</source>
<extracomment>core/network/explained/quantity_name.cpp</extracomment>
<translation>偏置对 logit 的贡献</translation>
</message>
<message>
<source>%1 "none" is not possible: a sentence's vector is made of its words by their weights.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 不能为 "none"：句子的向量由其各词按权重构成。</translation>
</message>
<message>
<source>%1 names no token; a sentence ends with one of them.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 未指定词元；句子以其中之一结束。</translation>
</message>
<message>
<source>%1 should be ids of tokens from 0 to %2, found %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp</extracomment>
<translation>%1 应为 0 到 %2 的词元 id，实为 %3。</translation>
</message>
<message>
<source>%1 in %2 direction makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1（%2 个方向）构成 %3。</translation>
</message>
<message numerus="yes">
<source>%1 in %2 directions makes %3.</source>
<extracomment>core/network/hierarchical/hierarchical_encoder.cpp, core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>
<numerusform>%1（%2 个方向）构成 %3。</numerusform>
</translation>
</message>
<message>
<source>%1 "%2" needs states and annotations of one size, found %3 %4 while %5</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>%1 "%2" 要求状态和注释向量大小相同，实际 %3 为 %4，而 %5</translation>
</message>
<message>
<source>%1 should be "global" with the score "%2", which has no weights to confine, found %3.</source>
<extracomment>core/network/models/config_checks.cpp</extracomment>
<translation>打分函数为“%2”时没有可限定的权重，%1 应为“global”，实为 %3。</translation>
</message>
<message>
<source>the wiring %1</source>
<extracomment>core/network/models/config_json.cpp</extracomment>
<translation>连接方式 %1</translation>
</message>
<message>
<source>%1 "hard" is not possible over sentences, whose draws are not judged; ask for "global".</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>对句子不能使用 %1 "hard"，因为其抽样不作评判；请使用 "global"。</translation>
</message>
<message>
<source>Recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>循环</translation>
</message>
<message>
<source>%1 over recurrent</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1，循环编码器</translation>
</message>
<message>
<source>%1 over self-attention</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1，自注意力编码器</translation>
</message>
<message>
<source>Convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>卷积</translation>
</message>
<message>
<source>%1 over convolution</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1，卷积编码器</translation>
</message>
<message>
<source>%1 over embedding</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1，嵌入编码器</translation>
</message>
<message>
<source>Hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>层次</translation>
</message>
<message>
<source>%1 over hierarchical</source>
<extracomment>core/network/models/encoder_registry.cpp</extracomment>
<translation>%1，层次编码器</translation>
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
<translation>池化</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "pool", whose one step has no place in the text, found "%2".</source>
<extracomment>core/network/pool/pool_decoder.cpp</extracomment>
<translation>连接方式为“pool”时，其唯一的一步在文本中没有位置，%1 应为“global”，实为“%2”。</translation>
</message>
<message>
<source>Plain RNN</source>
<extracomment>core/network/recurrent/cells/cell_registry.cpp</extracomment>
<translation>普通 RNN</translation>
</message>
<message>
<source>%1 "copy" needs one direction and annotations of the decoder's size, found %2 %3 while %4</source>
<extracomment>core/network/recurrent/recurrent_config.cpp</extracomment>
<translation>%1 "copy" 要求单方向且注释向量与解码器大小相同，实际 %2 为 %3，而 %4</translation>
</message>
<message>
<source>%1 to %2 (and %3, the mean of a layer's heads)</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>%1 到 %2（以及 %3，即一层各头的平均）</translation>
</message>
<message>
<source>this model has no attention, so it has no map %1.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>此模型没有注意力，因此没有注意力图 %1。</translation>
</message>
<message>
<source>this model has no attention map %1; it has %2.</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>此模型没有注意力图 %1；它有 %2。</translation>
</message>
<message>
<source>mean of the heads</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>各头平均</translation>
</message>
<message>
<source>self-attention of the encoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>编码器自注意力，第 %1 层，%2</translation>
</message>
<message>
<source>self-attention of the decoder, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>解码器自注意力，第 %1 层，%2</translation>
</message>
<message>
<source>attention of the decoder to the source, layer %1, %2</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>解码器对源的注意力，第 %1 层，%2</translation>
</message>
<message>
<source>attention of a sentence to its words</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>句子对其各词的注意力</translation>
</message>
<message>
<source>attention of the class</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>类别的注意力</translation>
</message>
<message>
<source>weight of a word in its sentence times the sentence's</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>词在句中的权重乘以该句的权重</translation>
</message>
<message>
<source>attention followed through all layers</source>
<extracomment>core/network/shown_maps.cpp</extracomment>
<translation>贯穿所有层的注意力</translation>
</message>
<message>
<source>Luong et al. 2015, equation 8, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Luong et al. 2015，式 8，用于每个头</translation>
</message>
<message>
<source>Bahdanau et al. 2015, A.1.2, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Bahdanau et al. 2015，A.1.2，用于每个头</translation>
</message>
<message>
<source>Graves et al. 2014, equation 6, in each head</source>
<extracomment>core/network/transformer/head_score.cpp</extracomment>
<translation>Graves et al. 2014，式 6，用于每个头</translation>
</message>
<message>
<source>%1 %2 is not offered in heads, because their projections of queries and keys already make "dot" the same; ask for "dot" or "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 不能用于头，因为头对查询和键的投影已使 "dot" 与之等效；请使用 "dot" 或 "scaled_dot"。</translation>
</message>
<message>
<source>%1 "location" is not offered in heads: it reads no keys, and a head compares queries with keys; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 "location" 不能用于头：它不读取键，而头要比较查询和键；请使用 "scaled_dot"。</translation>
</message>
<message>
<source>%1 "none" is possible in cross-attention only: self-attention without weights reads nothing; ask for "scaled_dot".</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 "none" 只能用于交叉注意力：没有权重的自注意力不读取任何内容；请使用 "scaled_dot"。</translation>
</message>
<message>
<source>%1 should be from 1e-12 to 0.1.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 应在 1e-12 到 0.1 之间。</translation>
</message>
<message>
<source>%1 should divide %2 %3, found %4.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 应能整除 %2 %3，实为 %4。</translation>
</message>
<message>
<source>%1 "rotary" turns pairs of numbers, so a head needs an even number of them, found %2 (%3 %4 in %5 heads).</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 "rotary" 成对旋转数，因此每个头须有偶数个数，实为 %2 个（%3 %4，共 %5 个头）。</translation>
</message>
<message>
<source>%1 %2 has as many sines as cosines, so the width needs to be even and at least 4, found %3.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 %2 的正弦与余弦一样多，因此宽度须为偶数且至少为 4，实为 %3。</translation>
</message>
<message>
<source>%1 makes %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 构成 %2。</translation>
</message>
<message>
<source>%1 should be "global" with the wiring "transformer", whose heads read all positions, found %2.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>连接方式为“transformer”时，其头读取所有位置，%1 应为“global”，实为 %2。</translation>
</message>
<message>
<source>%1 needs an encoder with self-attention of the same size as the decoder, and vocabularies of one size.</source>
<extracomment>core/network/transformer/transformer_config.cpp</extracomment>
<translation>%1 需要与解码器大小相同的自注意力编码器，以及大小相同的词表。</translation>
</message>
<message>
<source>lanes[%1].origin leads round in a circle; expected a lane that has no origin at its end.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes[%1].origin 循环指回自身；末端应为没有来源的通道。</translation>
</message>
<message>
<source>lanes should be 1 to %1, found %2.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>lanes 应为 1 到 %1 个，实为 %2 个。</translation>
</message>
<message>
<source>the weights of update %1 are %2 numbers, but a network of this recipe has %3; they belong to another model.</source>
<extracomment>core/runs/run_file_load.cpp</extracomment>
<translation>更新 %1 的权重有 %2 个数，但此配方的网络有 %3 个；它们属于另一个模型。</translation>
</message>
<message>
<source>%1 should be an object of attention maps, found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 应为注意力图的对象，实为 %2。</translation>
</message>
<message>
<source>%1 should name attention maps such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 应指定注意力图，例如 "cross.1.1"，实为 %2。</translation>
</message>
<message>
<source>%1 is of update %2, expected one after %3.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 属于更新 %2，应在更新 %3 之后。</translation>
</message>
<message>
<source>%1 is %2, the lane itself; expected another one.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 为 %2，即该通道自身；应为其他通道。</translation>
</message>
<message>
<source>%1 should be an attention map such as "cross.1.1", found %2.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 应为注意力图，例如 "cross.1.1"，实为 %2。</translation>
</message>
<message>
<source>%1 hold NaN at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 在 [%2] 处为 NaN，未发散的通道应为有限的数。</translation>
</message>
<message>
<source>%1 hold infinity at [%2], expected finite numbers of a lane that did not diverge.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 在 [%2] 处为无穷，未发散的通道应为有限的数。</translation>
</message>
<message>
<source>%1 is %2, but its losses are of %3 updates.</source>
<extracomment>core/runs/run_json.cpp</extracomment>
<translation>%1 为 %2，但其损失有 %3 次更新。</translation>
</message>
<message>
<source>a saved run of Attention Lab</source>
<extracomment>core/runs/run_json.h</extracomment>
<translation>Attention Lab 保存的运行</translation>
</message>
<message>
<source>not written, because a name or a sentence of the run is not UTF-8.</source>
<extracomment>core/runs/run_packing.cpp</extracomment>
<translation>未写入，因为运行中有名称或句子不是 UTF-8。</translation>
</message>
<message>
<source>more source tokens are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>计入的源词元多于实际存在的。</translation>
</message>
<message>
<source>more steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>计入的步多于实际存在的。</translation>
</message>
<message>
<source>fewer numbers are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>计入的数少于实际存在的。</translation>
</message>
<message>
<source>more weights are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>计入的权重多于实际存在的。</translation>
</message>
<message>
<source>a weight</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>权重</translation>
</message>
<message>
<source>more numbers of steps are counted than are there.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>计入的步内数值多于实际存在的。</translation>
</message>
<message>
<source>a token</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>词元</translation>
</message>
<message>
<source>a flag</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>标志</translation>
</message>
<message>
<source>a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>概率</translation>
</message>
<message>
<source>a logarithm of a probability</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>概率的对数</translation>
</message>
<message>
<source>a temperature</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>温度</translation>
</message>
<message>
<source>a centre</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>中心</translation>
</message>
<message>
<source>a position</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>位置</translation>
</message>
<message>
<source>a window</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>窗口</translation>
</message>
<message>
<source>a count of distributions</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>分布的个数</translation>
</message>
<message>
<source>a position is taken where there are no weights.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>在没有权重之处选取了位置。</translation>
</message>
<message>
<source>entry %1 should be [update] or [update, source tokens, steps, stop] with counts below 2147483648, and may have the names of an attention map and of a self-attention behind them.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>条目 %1 应为 [update] 或 [update, source tokens, steps, stop]，计数小于 2147483648，其后可有一个注意力图和一个自注意力图的名称。</translation>
</message>
<message>
<source>entry %1 is of update %2, expected one from %3 to %4.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>条目 %1 属于更新 %2，应为 %3 到 %4 之间的更新。</translation>
</message>
<message>
<source>a stop should be 0, 1 or 2, found %1.</source>
<extracomment>core/runs/run_pictures.cpp</extracomment>
<translation>stop 应为 0、1 或 2，实为 %1。</translation>
</message>
<message>
<source>%1 has no losses; %2 has them.</source>
<extracomment>core/runs/run_summary.cpp</extracomment>
<translation>%1 没有损失；%2应含此项。</translation>
</message>
<message>
<source>should be a list of names of tensors.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>应为张量名称的列表。</translation>
</message>
<message>
<source>tensor %1 is missing, which its lane speaks of.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>缺少其通道提到的张量 %1。</translation>
</message>
<message>
<source>tensor %1 should have %2 numbers as the others of its lane, found %3.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 应与其通道的其他张量一样有 %2 个数，实为 %3 个。</translation>
</message>
<message>
<source>tensor %1 should have some numbers as the others of its lane, found %2.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 应与其通道的其他张量一样含若干个数，实为 %2。</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers from 0 up.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 在 [%3] 处为 %2，应为从 0 起的有限的数。</translation>
</message>
<message>
<source>tensor %1 holds %2 at [%3], expected finite numbers.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 在 [%3] 处为 %2，应为有限的数。</translation>
</message>
<message>
<source>tensor %1 belongs to no lane of the run.</source>
<extracomment>core/runs/run_tensors.cpp</extracomment>
<translation>张量 %1 不属于运行中的任何通道。</translation>
</message>
<message>
<source>its source vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>其源词表已没有词元 %1；请另选一个。</translation>
</message>
<message>
<source>its target vocabulary has no token %1 any more; choose another one.</source>
<extracomment>core/sessions/saved_what_ifs.cpp</extracomment>
<translation>其目标词表已没有词元 %1；请另选一个。</translation>
</message>
<message>
<source>%1 is not in it, which %2 has; choose a file that Attention Lab has saved.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>其中没有%2应有的 %1；请选择由 Attention Lab 保存的文件。</translation>
</message>
<message>
<source>its bytes are not those that were saved; take another copy of the session.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>其字节与保存时不同；请改用该会话的其他副本。</translation>
</message>
<message>
<source>its score is "%1", expected "%2", as session.json says.</source>
<extracomment>core/sessions/session_file_load.cpp</extracomment>
<translation>其打分函数为“%1”，按 session.json 应为“%2”。</translation>
</message>
<message>
<source>not written, because a path or a text of the session is not UTF-8.</source>
<extracomment>core/sessions/session_file_save.cpp</extracomment>
<translation>未写入，因为会话中有路径或文本不是 UTF-8。</translation>
</message>
<message>
<source>%1 should be two numbers from −1000 to 1000, found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 应为 −1000 到 1000 的两个数，实为 %2。</translation>
</message>
<message>
<source>%1 should be a position from 0 to %2, found %3.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 应为 0 到 %2 的位置，实为 %3。</translation>
</message>
<message>
<source>%1 should be 64 small hexadecimal digits (SHA-256), found %2.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 应为 64 位小写十六进制数字（SHA-256），实为 %2。</translation>
</message>
<message>
<source>%1 should be the id of a score function, found nothing.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 应为打分函数的 id，却为空。</translation>
</message>
<message>
<source>%1 is missing; a model that is not kept in the session has the place of its file.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>缺少 %1；未存入会话的模型须有其文件的位置。</translation>
</message>
<message>
<source>%1 is %2 as that of a model before it; each lane has its own.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 为 %2，与前面某个模型相同；每个通道须有各自的值。</translation>
</message>
<message>
<source>%1 should be %2 at most, found more.</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>%1 最多应为 %2，实际更多。</translation>
</message>
<message>
<source>map of the lane %1 should name an attention map such as "cross.1.1", found %2</source>
<extracomment>core/sessions/session_json.cpp</extracomment>
<translation>通道 %1 的 map 应指定注意力图，例如 "cross.1.1"，实为 %2</translation>
</message>
<message>
<source>a session of Attention Lab</source>
<extracomment>core/sessions/session_json.h</extracomment>
<translation>Attention Lab 的会话</translation>
</message>
<message>
<source>%1 is missing; a session of Attention Lab has it.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>缺少 %1；Attention Lab 的会话应含此项。</translation>
</message>
<message>
<source>%1 should have %2 bytes at most, found %3.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 最多应有 %2 字节，实为 %3 字节。</translation>
</message>
<message>
<source>%1 should be %2 texts at most, found more.</source>
<extracomment>core/sessions/session_values.cpp</extracomment>
<translation>%1 最多应为 %2 个文本，实际更多。</translation>
</message>
<message>
<source>%1 numbers from 0 to 9, two of them marked by brackets</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>%1 个 0 到 9 的数，其中两个以方括号标记</translation>
</message>
<message>
<source>The task has numbers from 0 to 9 of which two are marked, such as 3 [7] 1 [2], and this text is something else.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>此任务的文本为 0 到 9 的数，其中两个带标记，例如 3 [7] 1 [2]，而此文本不是。</translation>
</message>
<message>
<source>The task has texts of %1 numbers, and this one has %2.</source>
<extracomment>core/tasks/addition.cpp</extracomment>
<translation>此任务的文本有 %1 个数，而此文本有 %2 个。</translation>
</message>
<message>
<source>dates of the years %1 in %2 forms; two digits of a year stand for %3</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>%1 年的日期，共 %2 种形式；两位数的年份表示 %3</translation>
</message>
<message>
<source>This text is a date in none of the %1 forms that the task has.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>此文本不属于该任务的 %1 种日期形式中的任何一种。</translation>
</message>
<message>
<source>The year %1 is outside the years of the task, %2.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>年份 %1 超出此任务的年份范围 %2。</translation>
</message>
<message>
<source>A weight may stand beside the known link: a two-way encoder puts neighbours into an annotation.</source>
<extracomment>core/tasks/dates.cpp</extracomment>
<translation>权重可能落在已知链接旁边：双向编码器会将相邻内容编入注释向量。</translation>
</message>
<message>
<source>%1 small letters from a to z</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>%1 个小写字母，a 到 z</translation>
</message>
<message>
<source>The task has small letters from a to z, and this text has other characters.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>此任务的文本为小写字母 a 到 z，而此文本含其他字符。</translation>
</message>
<message>
<source>The task has texts of %1 letters, and this one has %2.</source>
<extracomment>core/tasks/letter_task.cpp</extracomment>
<translation>此任务的文本有 %1 个字母，而此文本有 %2 个。</translation>
</message>
<message>
<source>The task has numbers of %1 digits, and this one has %2.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>此任务的数有 %1 位，而此文本有 %2 位。</translation>
</message>
<message>
<source>numbers of %1 digits in English words</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>以英文单词写出的 %1 位数</translation>
</message>
<message>
<source>This text is no number in English words.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>此文本不是以英文单词写出的数。</translation>
</message>
<message>
<source>numbers of %1 digits</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>%1 位数</translation>
</message>
<message>
<source>This text is no number in digits.</source>
<extracomment>core/tasks/numbers.cpp</extracomment>
<translation>此文本不是以数字写出的数。</translation>
</message>
<message>
<source>reviews of %1 sentences, one of which decides, made of %2 words</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>%1 句的评论，其中一句起决定作用，由 %2 个词构成</translation>
</message>
<message>
<source>This is no review of the task's small grammar with one sentence that decides, so its class is not known.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>这不是该任务小型语法中仅有一句起决定作用的评论，因此其类别未知。</translation>
</message>
<message>
<source>The task has reviews of %1 sentences, and this one has %2.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>此任务的评论有 %1 句，而此文本有 %2 句。</translation>
</message>
<message>
<source>A weight may stand beside the evidence: an annotation of any word can know of the whole text.</source>
<extracomment>core/tasks/sentiment.cpp</extracomment>
<translation>权重可能落在证据旁边：任何一个词的注释向量都可能含有整个文本的信息。</translation>
</message>
<message>
<source>English sentences of %1 clauses, made of %2 words</source>
<extracomment>core/tasks/tags.cpp, core/tasks/translate.cpp</extracomment>
<translation>%1 个分句的英语句子，由 %2 个词构成</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its tags are not known.</source>
<extracomment>core/tasks/tags.cpp</extracomment>
<translation>这不是该任务小型语法中的句子，因此其词性标注未知。</translation>
</message>
<message>
<source>Dates to ISO</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>日期转 ISO</translation>
</message>
<message>
<source>Copy letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>复制字母</translation>
</message>
<message>
<source>letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>字母</translation>
</message>
<message>
<source>Reverse letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>反转字母</translation>
</message>
<message>
<source>Sort letters</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>字母排序</translation>
</message>
<message>
<source>Number words to digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>英文数词转数字</translation>
</message>
<message>
<source>digits</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>数字</translation>
</message>
<message>
<source>Digits to number words</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>数字转英文数词</translation>
</message>
<message>
<source>English to French</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>英译法</translation>
</message>
<message>
<source>clauses</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>分句</translation>
</message>
<message>
<source>Parts of speech</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>词性标注</translation>
</message>
<message>
<source>Sentiment of reviews</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>评论情感</translation>
</message>
<message>
<source>Sentiment, distracting</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>评论情感，有干扰</translation>
</message>
<message>
<source>Sum of two marked numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>两个标记数之和</translation>
</message>
<message>
<source>numbers</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>数</translation>
</message>
<message>
<source>found %1, but the task "%2" has no lengths to choose.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>实为 %1，但任务“%2”没有可选的长度。</translation>
</message>
<message>
<source>should be a shortest and a longest one from %1 to %2, found %3.</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>应为 %1 到 %2 之间的最短和最长长度，实为 %3。</translation>
</message>
<message>
<source>Lengths of the task "%1": %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>任务“%1”的长度：%2</translation>
</message>
<message>
<source>Unknown task %1; %2</source>
<extracomment>core/tasks/task_registry.cpp</extracomment>
<translation>未知的任务 %1；%2</translation>
</message>
<message>
<source>This is no sentence of the task's small grammar, so its right output is not known.</source>
<extracomment>core/tasks/translate.cpp</extracomment>
<translation>这不是该任务小型语法中的句子，因此其正确输出未知。</translation>
</message>
<message>
<source>SentencePiece cannot learn %1 pieces (%2) from %3 texts: %4; every character needs a piece, so take a larger size or more texts.</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>SentencePiece 无法从 %3 个文本中学习 %1 个子词（%2）：%4；每个字符都须有一个子词，请增大数目或使用更多文本。</translation>
</message>
<message>
<source>the texts are empty or too long</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>文本为空或过长</translation>
</message>
<message>
<source>is larger than two gigabytes</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>大于 2 GB</translation>
</message>
<message>
<source>has a piece of %1 bytes, at most %2 are possible</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>有一个 %1 字节的子词，最多可有 %2 字节</translation>
</message>
<message>
<source>has tests of its own, which are not run here</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>带有自测，此处不运行</translation>
</message>
<message>
<source>is damaged</source>
<extracomment>core/text/piece_model.cpp</extracomment>
<translation>已损坏</translation>
</message>
<message>
<source>has rules that change texts, and they are damaged</source>
<extracomment>core/text/piece_rules.cpp</extracomment>
<translation>带有更改文本的规则，且规则已损坏</translation>
</message>
<message>
<source>%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>缺少 %1；此分词器从语料学习得到，需要学习的结果。</translation>
</message>
<message>
<source>SentencePiece's new model</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece 的新模型</translation>
</message>
<message>
<source>%1 is no model of SentencePiece (%2); the file is damaged, take another copy.</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>%1 不是 SentencePiece 模型（%2）；文件已损坏，请改用其他副本。</translation>
</message>
<message>
<source>SentencePiece cannot cut %1 (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece 无法切分 %1（%2）。</translation>
</message>
<message>
<source>SentencePiece cannot join %1 pieces (%2).</source>
<extracomment>core/text/sentence_pieces.cpp</extracomment>
<translation>SentencePiece 无法合并 %1 个子词（%2）。</translation>
</message>
<message>
<source>The Unicode library cannot cut text into words (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>Unicode 库无法将文本切分为词（%1）；请安装 ICU 及其数据。</translation>
</message>
<message>
<source>The Unicode library cannot cut text into characters (%1); install ICU with its data.</source>
<extracomment>core/text/text_breaks.cpp</extracomment>
<translation>Unicode 库无法将文本切分为字符（%1）；请安装 ICU 及其数据。</translation>
</message>
<message>
<source>The Unicode library cannot normalise text (%1); install ICU with its data.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>Unicode 库无法规范化文本（%1）；请安装 ICU 及其数据。</translation>
</message>
<message>
<source>The Unicode library cannot normalise a text of %1 bytes (%2); try a shorter one.</source>
<extracomment>core/text/text_key.cpp</extracomment>
<translation>Unicode 库无法规范化 %1 字节的文本（%2）；请尝试较短的文本。</translation>
</message>
<message>
<source>%1 is %2, which is unknown; %3</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 为 %2，该值未知；%3</translation>
</message>
<message>
<source>%1 may hold %2 and %3, found %4.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>%1 可含 %2 和 %3，实为 %4。</translation>
</message>
<message>
<source>Characters</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>字符</translation>
</message>
<message>
<source>Words</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>词</translation>
</message>
<message>
<source>What stands between blanks</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>按空格切分</translation>
</message>
<message>
<source>unknown tokeniser %1; %2</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>未知的分词器 %1；%2</translation>
</message>
<message>
<source>tokeniser %1</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>分词器 %1</translation>
</message>
<message>
<source>tokenizer has a source but no target; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer 有 source 但没有 target；两者应同时具备。</translation>
</message>
<message>
<source>tokenizer has a target but no source; it should have both.</source>
<extracomment>core/text/tokenizer_registry.cpp</extracomment>
<translation>tokenizer 有 target 但没有 source；两者应同时具备。</translation>
</message>
<message>
<source>the end</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>末尾</translation>
</message>
<message>
<source>token %1 of the vocabulary must be %2, found %3; a vocabulary starts with &lt;pad&gt;, &lt;s&gt;, &lt;/s&gt;, &lt;unk&gt;.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>词表的词元 %1 须为 %2，实为 %3；词表以 &lt;pad&gt;、&lt;s&gt;、&lt;/s&gt;、&lt;unk&gt; 开头。</translation>
</message>
<message>
<source>%1 stands twice in the vocabulary, as token %2 and as token %3; every token must stand once.</source>
<extracomment>core/text/vocabulary.cpp</extracomment>
<translation>%1 在词表中出现两次，即词元 %2 和词元 %3；每个词元只能出现一次。</translation>
</message>
<message>
<source>is a checkpoint of another corpus: %1; resume it with the unchanged corpus.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>是另一语料的检查点：%1；请用未更改的语料继续训练。</translation>
</message>
<message>
<source>is a checkpoint of another recipe: %1; resume it with the recipe that it was made with.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>是另一配方的检查点：%1；请用生成它的配方继续训练。</translation>
</message>
<message>
<source>a number below 0 in adam.square, expected mean squares of gradients.</source>
<extracomment>core/train/checkpoint.cpp</extracomment>
<translation>adam.square 中有小于 0 的数，应为梯度的均方值。</translation>
</message>
<message>
<source>task "%1" has no %2 different pairs besides those in use, found %3; ask for fewer.</source>
<extracomment>core/train/corpora/corpus.cpp</extracomment>
<translation>任务“%1”除已用句对外没有 %2 个不同的句对，实为 %3 个；请减少数目。</translation>
</message>
<message>
<source>does not fit the task "%1": its source vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：其源词表缺少 %2；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>does not fit the task "%1": its target vocabulary lacks %2; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：其目标词表缺少 %2；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>does not fit the task "%1": its source tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：其源分词器为 %2，应为“%3”；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>does not fit the task "%1": its target tokeniser is %2, expected "%3"; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：其目标分词器为 %2，应为“%3”；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>does not fit the task "%1": the task has classes, and the model writes outputs of several tokens; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：此任务给出类别，而模型写出多个词元的输出；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>does not fit the task "%1": the model gives classes, and the task has longer outputs; take a model that was trained on this task.</source>
<extracomment>core/train/corpora/fresh_pairs.cpp</extracomment>
<translation>不适合任务“%1”：模型给出类别，而此任务的输出更长；请使用在此任务上训练的模型。</translation>
</message>
<message>
<source>model.encoder.longest should be at least %1, the tokens of the longest source to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.longest 应至少为 %1，即最长训练源的词元数，实为 %2；位置编码为 "learned" 时，每个位置各有一个向量。</translation>
</message>
<message>
<source>model.decoder.longest should be at least %1, the tokens of the longest target with its &lt;/s&gt; to train on, found %2; with positions "learned" there is a vector for each of so many.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.decoder.longest 应至少为 %1，即最长训练目标（含 &lt;/s&gt;）的词元数，实为 %2；位置编码为 "learned" 时，每个位置各有一个向量。</translation>
</message>
<message>
<source>model.encoder.separators: %1 is no token of the source; name tokens with which a sentence ends.</source>
<extracomment>core/train/corpora/recipe_model.cpp</extracomment>
<translation>model.encoder.separators：%1 不是源的词元；请指定句末的词元。</translation>
</message>
<message>
<source>line %1 has the class %2, which is the name of a special token; write it in another way.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>第 %1 行的类别 %2 与特殊词元同名；请换一种写法。</translation>
</message>
<message>
<source>line %1 and every other line to train on has the class %2; expected two classes or more.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>第 %1 行及其他所有训练行的类别均为 %2；应有两个或更多类别。</translation>
</message>
<message>
<source>the training part</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>训练部分</translation>
</message>
<message>
<source>pairs asks for %1, but only %2 are left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>pairs 要求 %1 个，但可用于训练的只剩 %2 个。</translation>
</message>
<message>
<source>held_out asks for %1, but only %2 are left to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>held_out 要求 %1 个，但可用于测量的只剩 %2 个。</translation>
</message>
<message>
<source>the source tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>源分词器的 size 要求 %1 个子词，但文本只能给出 %2 个。</translation>
</message>
<message>
<source>the target tokeniser's size asks for %1 pieces, but the texts give only %2.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>目标分词器的 size 要求 %1 个子词，但文本只能给出 %2 个。</translation>
</message>
<message>
<source>line %1 has the class %2, which %3 does not have; its classes are %4.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>第 %1 行的类别为 %2，而 %3 没有此类别；其类别为 %4。</translation>
</message>
<message>
<source>no pair is left to train on.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>没有剩余的句对可供训练。</translation>
</message>
<message>
<source>no pair is left that could be held out.</source>
<extracomment>core/train/corpora/text_corpus.cpp, core/train/corpora/text_split.cpp</extracomment>
<translation>没有剩余的句对可供留出。</translation>
</message>
<message>
<source>no token stands %1 times in the training part; lower corpus.vocabulary.frequency.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>训练部分中没有词元出现 %1 次；请降低 corpus.vocabulary.frequency。</translation>
</message>
<message>
<source>%1 when the model was trained, so that the pairs that were held out cannot be told from the others; take the unchanged corpus, or name other texts to measure on.</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>与模型训练时不同：%1；因此无法区分留出的句对与其他句对；请使用未更改的语料，或指定其他文本用于测量。</translation>
</message>
<message>
<source>the model</source>
<extracomment>core/train/corpora/text_corpus.cpp</extracomment>
<translation>模型</translation>
</message>
<message>
<source>repeated</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>重复</translation>
</message>
<message>
<source>with a source or target that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>源或目标属于留出部分</translation>
</message>
<message>
<source>with a source that is held out</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>源属于留出部分</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2 (the usual number); ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>可用句对有 %1 个，但 held_out 要求 %2 个（通常数目）；请减少数目，为训练留下一些。</translation>
</message>
<message>
<source>%1 pairs are of use, but held_out asks for %2; ask for fewer, so that some are left to train on.</source>
<extracomment>core/train/corpora/text_split.cpp</extracomment>
<translation>可用句对有 %1 个，但 held_out 要求 %2 个；请减少数目，为训练留下一些。</translation>
</message>
<message>
<source>try a change to the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>请尝试改用学习率 %1，或将梯度裁剪为 1。</translation>
</message>
<message>
<source>try the rate %1 or clip the gradient at 1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>请尝试学习率 %1，或将梯度裁剪为 1。</translation>
</message>
<message>
<source>try a change to the rate %1.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>请尝试改用学习率 %1。</translation>
</message>
<message>
<source>try the rate %1, clip the gradient below %2 or warm up for longer.</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>请尝试学习率 %1，将梯度裁剪到 %2 以下，或延长预热。</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high for a gradient that is not clipped; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>训练在更新 %1 时发散：%2，很可能是因为学习率 %3 对未裁剪的梯度过高；%4</translation>
</message>
<message>
<source>training diverged at update %1: %2, most likely because the learning rate of %3 is too high; %4</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>训练在更新 %1 时发散：%2，很可能是因为学习率 %3 过高；%4</translation>
</message>
<message>
<source>the loss is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>损失不再是数</translation>
</message>
<message>
<source>the loss is %1 per token</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>每词元损失为 %1</translation>
</message>
<message>
<source>the gradient is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>梯度不再是数</translation>
</message>
<message>
<source>change at update %1</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>更新 %1 处的更改</translation>
</message>
<message>
<source>the loss on held-out pairs is not a number any more</source>
<extracomment>core/train/lane_training.cpp</extracomment>
<translation>留出句对上的损失不再是数</translation>
</message>
<message>
<source>%1, or go back on the time line and branch from there with a smaller rate.</source>
<extracomment>core/train/live/lane_recorder.cpp</extracomment>
<translation>%1，或在时间轴上后退，从该处以较小的学习率新建分支。</translation>
</message>
<message>
<source>there is not enough memory for the model; train fewer lanes at once.</source>
<extracomment>core/train/live/live_models.cpp</extracomment>
<translation>内存不足以容纳模型；请减少同时训练的通道。</translation>
</message>
<message>
<source>its corpus has changed since: %1; go on with the unchanged corpus, or begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>其语料此后已更改：%1；请用未更改的语料继续，或重新开始。</translation>
</message>
<message>
<source>its saved weights are %1 numbers, but a network of its recipe has %2; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>其保存的权重有 %1 个数，但其配方的网络有 %2 个；请重新开始。</translation>
</message>
<message>
<source>its watched map is %1, which its network does not have; begin anew.</source>
<extracomment>core/train/live/live_run.cpp</extracomment>
<translation>其观察的注意力图为 %1，而其网络没有该图；请重新开始。</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring 为 %1，但语料有类别，类别由连接方式“pool”给出。</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has classes, which the wiring "pool" gives.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring 为 %1，但任务 %2 有类别，类别由连接方式“pool”给出。</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the corpus has outputs of several tokens, and "pool" gives one class; take another wiring, or set corpus.classes.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring 为 %1，但语料的输出有多个词元，而“pool”只给出一个类别；请使用其他连接方式，或设置 corpus.classes。</translation>
</message>
<message>
<source>model.decoder.wiring is %1, but the task %2 has outputs of several tokens, and "pool" gives one class; take another wiring.</source>
<extracomment>core/train/recipes/class_recipes.cpp</extracomment>
<translation>model.decoder.wiring 为 %1，但任务 %2 的输出有多个词元，而“pool”只给出一个类别；请使用其他连接方式。</translation>
</message>
<message>
<source>%1 should have either files (one file, a tab between the sides of a pair) or both source and target (two files, line by line).</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 应有 files（一个文件，句对两端以制表符分隔），或同时有 source 和 target（两个文件，逐行对应）。</translation>
</message>
<message>
<source>%1 has a source but no target; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 有 source 但没有 target；请同时给出两者，或用一个对象兼作两者。</translation>
</message>
<message>
<source>%1 has a target but no source; give both, or one object for both.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 有 target 但没有 source；请同时给出两者，或用一个对象兼作两者。</translation>
</message>
<message>
<source>corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one word; leave it out.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>corpus.tokenizer.target 为 %1，但类别由 %2 切分，因为标签是一个单词；请省略。</translation>
</message>
<message>
<source>%1 should be one of %2 or an object with files of its own, found %3.</source>
<extracomment>core/train/recipes/corpus_recipe.cpp</extracomment>
<translation>%1 应为 %2 之一，或带有自己的文件的对象，实为 %3。</translation>
</message>
<message>
<source>Every source is padded to the longest one, and the model reads the padding as if it were text.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>每个源都填充到最长源的长度，模型把填充当作文本读入。</translation>
</message>
<message>
<source>Long targets are cut at half of the longest one, and end there.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>长目标在最长目标的一半处被截断，并在该处结束。</translation>
</message>
<message>
<source>The labels stand one row off: the first token of every target is missing.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>标签错开一行：每个目标都缺少首个词元。</translation>
</message>
<message>
<source>Every target stands beside the source of another pair.</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>每个目标都配上了另一句对的源。</translation>
</message>
<message>
<source>This training makes a mistake on purpose, for a lesson. %1</source>
<extracomment>core/train/recipes/illness.cpp</extracomment>
<translation>此训练为课程而故意出错。%1</translation>
</message>
<message>
<source>shorter than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>短于 %1 个词元</translation>
</message>
<message>
<source>longer than %1 tokens</source>
<extracomment>core/train/recipes/pair_limits.cpp</extracomment>
<translation>长于 %1 个词元</translation>
</message>
<message>
<source>a number above 0</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>大于 0 的数</translation>
</message>
<message>
<source>from 0 to the rate (%1)</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0 到学习率（%1）</translation>
</message>
<message>
<source>at least 0 and below 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>至少为 0 且小于 1</translation>
</message>
<message>
<source>from 1e-30 to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>1e-30 到 1</translation>
</message>
<message>
<source>from 0 (no clipping) to 1000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0（不裁剪）到 1000000</translation>
</message>
<message>
<source>from 0 (never) to 1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0（从不）到 1</translation>
</message>
<message>
<source>from 0 (never) to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0（从不）到 1000</translation>
</message>
<message>
<source>from 0 (never) to 1000000000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0（从不）到 1000000000</translation>
</message>
<message>
<source>from 0 to 1000</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>0 到 1000</translation>
</message>
<message>
<source>%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>应设置 %1rate、%1dropout、%1teacher_forcing 或 %1updates，却一个也没有。</translation>
</message>
<message>
<source>lengths %1</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>长度 %1</translation>
</message>
<message>
<source>changes should be a list of objects, found %1.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>changes 应为对象列表，实为 %1。</translation>
</message>
<message>
<source>%1 is missing; it says after how many updates the change is made.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>缺少 %1；它说明在多少次更新之后进行更改。</translation>
</message>
<message>
<source>model.%1.%2 is read by %3 only, found with %4; leave it out.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>model.%1.%2 只由 %3 读取，却与 %4 一起出现；请省略。</translation>
</message>
<message>
<source>has both task and corpus; a recipe trains on one of them.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>同时有 task 和 corpus；配方只在其中之一上训练。</translation>
</message>
<message>
<source>lengths are of a task's sources; those of a corpus are corpus.shortest and corpus.longest.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>lengths 用于任务的源；语料的长度由 corpus.shortest 和 corpus.longest 指定。</translation>
</message>
<message>
<source>%1 is %2, expected %3</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>%1 为 %2，应为 %3</translation>
</message>
<message>
<source>has neither task nor corpus; name the task, such as "task": "dates", or the files to train on with corpus.</source>
<extracomment>core/train/recipes/recipe.cpp</extracomment>
<translation>既没有 task 也没有 corpus；请指定任务，例如 "task": "dates"，或用 corpus 指定训练所用的文件。</translation>
</message>
<message>
<source>batch %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>批次 %1</translation>
</message>
<message>
<source>updates %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>更新次数 %1</translation>
</message>
<message>
<source>smoothing %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>平滑 %1</translation>
</message>
<message>
<source>clip %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>裁剪 %1</translation>
</message>
<message>
<source>warm-up %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>预热 %1</translation>
</message>
<message>
<source>fall %1</source>
<extracomment>core/train/setup/lane_names.cpp</extracomment>
<translation>衰减 %1</translation>
</message>
<message>
<source>No recipe to make a run of; name at least one.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>没有可用于生成运行的配方；请至少指定一个。</translation>
</message>
<message>
<source>%1 recipes are too many for one run, which has %2 lanes at most; open fewer.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>%1 个配方超出一次运行的上限，运行最多有 %2 个通道；请少打开一些。</translation>
</message>
<message>
<source>corpus starts at another folder</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>corpus 始于另一个文件夹</translation>
</message>
<message>
<source>cannot be trained in one run with %1: %2; all lanes of a run learn the same pairs, and may differ in everything else.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>无法与 %1 在同一次运行中训练：%2；一次运行的所有通道学习相同的句对，其他方面均可不同。</translation>
</message>
<message>
<source>has no recipes of the task %1; the program's resources are not where they should be, or the task is not known.</source>
<extracomment>core/train/setup/run_setup.cpp</extracomment>
<translation>没有任务 %1 的配方；程序的资源不在应在的位置，或任务未知。</translation>
</message>
<message>
<source>lanes should have one that takes part, found none.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes 应至少有一个参与训练的通道，却一个也没有。</translation>
</message>
<message>
<source>lanes should be %1 at most, found %2.</source>
<extracomment>core/train/setup/setup_fields.cpp</extracomment>
<translation>lanes 最多应为 %1 个，实为 %2 个。</translation>
</message>
<message>
<source>window %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>窗口 %1</translation>
</message>
<message>
<source>fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>馈送</translation>
</message>
<message>
<source>not fed</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>无馈送</translation>
</message>
<message>
<source>learned β</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>学习 β</translation>
</message>
<message>
<source>bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>偏置</translation>
</message>
<message>
<source>no bias</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>无偏置</translation>
</message>
<message>
<source>up to %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>最长 %1</translation>
</message>
<message>
<source>heads %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 个头</translation>
</message>
<message>
<source>%1-norm</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1-norm</translation>
</message>
<message>
<source>positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>位置编码 %1</translation>
</message>
<message>
<source>encoder positions %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>编码器位置编码 %1</translation>
</message>
<message>
<source>encoder %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>编码器 %1</translation>
</message>
<message>
<source>layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1 层</translation>
</message>
<message>
<source>encoder layers %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>编码器 %1 层</translation>
</message>
<message>
<source>embedding %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>嵌入 %1</translation>
</message>
<message>
<source>attention %1</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>注意力 %1</translation>
</message>
<message>
<source>%1 over %2</source>
<extracomment>core/train/setup/told_apart.cpp</extracomment>
<translation>%1，%2 编码器</translation>
</message>
<message>
<source>training cannot start from this model: its %1 is %2, the recipe's is %3; give the recipe the model's settings.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>无法从此模型开始训练：其 %1 为 %2，配方中为 %3；请将配方改为模型的设置。</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>无法从此模型开始训练：其源词表的词元与配方不同；请在生成该模型所用的任务或文本上训练。</translation>
</message>
<message>
<source>training cannot start from this model: its source vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>无法从此模型开始训练：其源词表有 %1 个词元，配方有 %2 个；请在生成该模型所用的任务或文本上训练。</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has other tokens than the recipe's; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>无法从此模型开始训练：其目标词表的词元与配方不同；请在生成该模型所用的任务或文本上训练。</translation>
</message>
<message>
<source>training cannot start from this model: its target vocabulary has %1 tokens, the recipe's has %2; train it on the task or the texts that it was made with.</source>
<extracomment>core/train/start_from.cpp</extracomment>
<translation>无法从此模型开始训练：其目标词表有 %1 个词元，配方有 %2 个；请在生成该模型所用的任务或文本上训练。</translation>
</message>
<message>
<source>the system gives no %1 threads; train with fewer.</source>
<extracomment>core/train/team.cpp</extracomment>
<translation>系统无法提供 %1 个线程；请减少训练线程。</translation>
</message>
<message>
<source>the system gives only %1 threads; train with fewer.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>系统只能提供 %1 个线程；请减少训练线程。</translation>
</message>
<message>
<source>there is not enough memory; train fewer lanes at once.</source>
<extracomment>core/train/training_job.cpp</extracomment>
<translation>内存不足；请减少同时训练的通道。</translation>
</message>
<message>
<source>the source has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>源有 %1 个模型词元，而此处模型对每个句子最多读取 %2 个；请略去该句或将其拆分。</translation>
</message>
<message>
<source>the target has %1 tokens of the model, and a model reads at most %2 of a sentence here; leave it out or part it.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>目标有 %1 个模型词元，而此处模型对每个句子最多读取 %2 个；请略去该句或将其拆分。</translation>
</message>
<message>
<source>the model says one class for a text, so it aligns no words; give a model that translates.</source>
<extracomment>core/train/word_alignment.cpp</extracomment>
<translation>该模型为文本给出一个类别，因此不做词对齐；请提供用于翻译的模型。</translation>
</message>
<message>
<source>Transformer of CTranslate2</source>
<extracomment>resources/mappings/families/ctranslate2.json</extracomment>
<translation>CTranslate2 的 Transformer</translation>
</message>
<message>
<source>Transformer of Marian</source>
<extracomment>resources/mappings/families/marian.json</extracomment>
<translation>Marian 的 Transformer</translation>
</message>
<message>
<source>Luong's decoder with score concat</source>
<extracomment>resources/mappings/luong_concat.json</extracomment>
<translation>得分为 concat 的 Luong 解码器</translation>
</message>
<message>
<source>Luong's decoder with score dot</source>
<extracomment>resources/mappings/luong_dot.json</extracomment>
<translation>得分为 dot 的 Luong 解码器</translation>
</message>
<message>
<source>Luong's decoder with score general</source>
<extracomment>resources/mappings/luong_general.json</extracomment>
<translation>得分为 general 的 Luong 解码器</translation>
</message>
<message>
<source>Luong's decoder above summed directions</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>两个方向相加的 Luong 解码器</translation>
</message>
<message>
<source>encoder.gru.weight_hh_l0_reverse is the second direction of an encoder whose directions are summed and whose raw last state starts the decoder (decoder.gru), while the specification joins the directions and starts from tanh(W_b [forward ; backward] + b_b), which cannot be the raw state; only a model whose encoder has one direction can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_directions.json</extracomment>
<translation>encoder.gru.weight_hh_l0_reverse 是编码器的第二个方向。这个编码器把两个方向相加，并用最后的状态直接启动解码器（decoder.gru）；而规范把两个方向拼接起来，从 tanh(W_b [前向 ; 反向] + b_b) 开始，它不可能是原来的状态。只能打开编码器为单方向的模型。</translation>
</message>
<message>
<source>Luong's decoder with several layers</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>多层的 Luong 解码器</translation>
</message>
<message>
<source>decoder.gru.weight_hh_l1 is a second layer of a decoder whose layers each start from their own state of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_chatbot_layers.json</extracomment>
<translation>decoder.gru.weight_hh_l1 是解码器的第二层。这个解码器的每一层都从编码器各自的状态开始，而规范中所有层都从同一个状态开始。只能打开单层的模型。</translation>
</message>
<message>
<source>An encoder alone</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>单独的编码器</translation>
</message>
<message>
<source>holds an embedding and a GRU and no more (embedding.weight, gru.weight_ih_l0 …), so it is an encoder without attention and decoder; give both files to "attnlab import encoder.pt decoder.pt".</source>
<extracomment>resources/mappings/refuse_encoder_alone.json</extracomment>
<translation>只含有一个嵌入和一个 GRU（embedding.weight、gru.weight_ih_l0 …），所以它是没有注意力和解码器的编码器。请把两个文件都给出：“attnlab import encoder.pt decoder.pt”。</translation>
</message>
<message>
<source>Translation tutorial with attention over fixed positions</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>注意力在固定位置上的翻译教程</translation>
</message>
<message>
<source>attn.weight scores fixed positions from [embedding ; state], attn_combine.weight makes relu(W [embedding ; context] + b) of the context before gru.weight_ih_l0 reads it, and out.weight reads the state alone; the specification's "location" scores from the state alone, without a bias, and no wiring of it has a layer between context and cell, so it cannot hold this decoder.</source>
<extracomment>resources/mappings/refuse_fixed_positions.json</extracomment>
<translation>attn.weight 由 [嵌入 ; 状态] 给固定位置打分，attn_combine.weight 在 gru.weight_ih_l0 读入之前把上下文变成 relu(W [嵌入 ; 上下文] + b)，而 out.weight 只读状态。规范中的“location”只由状态打分，没有偏置，并且没有任何连接方式在上下文与单元之间有一层，所以不能打开这个解码器。</translation>
</message>
<message>
<source>Textbook RNNsearch with several layers</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>多层的教科书 RNNsearch</translation>
</message>
<message>
<source>decoder.rnn.weight_hh_l1 is a second layer of a decoder whose layers each start from their own layer of the encoder, while the specification starts every layer from one state; only the model with one layer can be held.</source>
<extracomment>resources/mappings/refuse_textbook_layers.json</extracomment>
<translation>decoder.rnn.weight_hh_l1 是解码器的第二层。这个解码器的每一层都从编码器各自的层开始，而规范中所有层都从同一个状态开始。只能打开单层的模型。</translation>
</message>
<message>
<source>RNNsearch with layers attn and v</source>
<extracomment>resources/mappings/rnnsearch_attn.json</extracomment>
<translation>含有层 attn 和 v 的 RNNsearch</translation>
</message>
<message>
<source>RNNsearch with layers attn_fc and v_fc</source>
<extracomment>resources/mappings/rnnsearch_attn_fc.json</extracomment>
<translation>含有层 attn_fc 和 v_fc 的 RNNsearch</translation>
</message>
<message>
<source>Textbook RNNsearch with layers W_q, W_k and w_v</source>
<extracomment>resources/mappings/textbook_additive.json</extracomment>
<translation>含有层 W_q、W_k 和 w_v 的教科书 RNNsearch</translation>
</message>
<message>
<source>Translation tutorial with layers Wa, Ua and Va</source>
<extracomment>resources/mappings/tutorial_additive.json</extracomment>
<translation>含有层 Wa、Ua 和 Va 的翻译教程</translation>
</message>
<message>
<source>Translation tutorial with nn.Transformer</source>
<extracomment>resources/mappings/tutorial_transformer.json</extracomment>
<translation>使用 nn.Transformer 的翻译教程</translation>
</message>
</context>
</TS>
