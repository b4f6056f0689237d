// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/run_in_session_dialog.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "core/runs/run_file.h"
#include "ui/figures/film/film.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

RunSizes sizesOf(const SavedRun& run) {
    SaveRunOptions options;
    RunSizes sizes;
    sizes.withWeights = runFileBytes(run, options);
    options.weights = RunWeights::None;
    sizes.without = runFileBytes(run, options);
    return sizes;
}

QString sizeText(std::uint64_t bytes) {
    const double kilo = static_cast<double>(bytes) / 1e3;
    if (kilo < 999.5)
        return tr("%1 kB").arg(decimalText(kilo, 'f', 0));
    const auto text = [](double value) { return decimalText(value, 'f', value < 9.95 ? 1 : 0); };
    return kilo < 999'500 ? tr("%1 MB").arg(text(kilo / 1e3)) : tr("%1 GB").arg(text(kilo / 1e6));
}

RunInSession askForRunInSession(const SavedRun& run, QWidget* window) {
    const RunSizes sizes = sizesOf(run);
    Index update = 0;
    for (const SavedLane& lane : run.lanes)
        update = std::max(update, lane.history.update());
    QMessageBox box(QMessageBox::Question, tr("Attention Lab"),
                    tr("Shall the session take the training run along (%1, %2)?")
                        .arg(run.lanes.size() == 1
                                 ? tr("1 lane")
                                 : tr("%1 lanes", nullptr, pluralOf(run.lanes.size())).arg(run.lanes.size()),
                             updateText(update)),
                    QMessageBox::Cancel, window);
    box.setInformativeText(tr("With its weights it adds %1 to the file, and training goes on where it is. "
                              "Without them it adds %2: the charts and heatmaps are there, and to go on the "
                              "run is trained again from its first weights.")
                               .arg(sizeText(sizes.withWeights), sizeText(sizes.without)));
    box.setObjectName(QStringLiteral("runInSession"));
    const auto add = [&box](const QString& text, const char* name) {
        QPushButton* button = box.addButton(text, QMessageBox::AcceptRole);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    QPushButton* whole = add(tr("&With Weights"), "withWeights");
    QPushButton* bare = add(tr("With&out Weights"), "withoutWeights");
    QPushButton* nothing = add(tr("&Leave the Run Out"), "withoutRun");
    box.setDefaultButton(whole);
    box.exec();
    const QAbstractButton* pressed = box.clickedButton();
    return pressed == whole     ? RunInSession::WithWeights
           : pressed == bare    ? RunInSession::WithoutWeights
           : pressed == nothing ? RunInSession::Nothing
                                : RunInSession::Cancelled;
}

}  // namespace attn::ui
