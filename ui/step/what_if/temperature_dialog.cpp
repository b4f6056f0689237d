// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/temperature_dialog.h"

#include <algorithm>
#include <cmath>

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/decimal_spin_box.h"

namespace attn::ui {
namespace {

constexpr int sliderScale = 100;
constexpr qint64 pauseOfKeys = 1000;  // ms after which a key begins a new change

// Steps by a factor. It also takes values out of range, and the dialog says what is wrong with them.
class RatioSpinBox : public DecimalSpinBox {
public:
    using DecimalSpinBox::DecimalSpinBox;
    QString textFromValue(double value) const override { return decimalText(value, 'g', 6); }
    void stepBy(int steps) override {
        const double next = value() * std::pow(10.0, steps / 20.0);
        setValue(std::clamp(next, TemperatureDialog::least, TemperatureDialog::most));
    }
};

int sliderPlace(double temperature) {
    return static_cast<int>(std::lround(sliderScale * std::log10(std::max(temperature, 1e-3))));
}

// Three digits: 0.126, 1.26, 10.
double sliderValue(int place) {
    const double value = std::pow(10.0, place / static_cast<double>(sliderScale));
    const double unit = value < 1 ? 1000 : 100;
    return std::round(value * unit) / unit;
}

}  // namespace

TemperatureDialog::TemperatureDialog(QWidget* parent)
    : QDialog(parent),
      m_title(new QLabel(this)),
      m_step(new QToolButton(this)),
      m_all(new QToolButton(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_value(new RatioSpinBox(this)),
      m_problem(new QLabel(this)),
      m_reset(new QPushButton(tr("Back to &1"), this)),
      m_root(new QPushButton(this)) {
    setObjectName(QStringLiteral("temperatureDialog"));
    setWindowTitle(tr("Temperature"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
}

void TemperatureDialog::build() {
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_step->setObjectName(QStringLiteral("temperatureStep"));
    m_all->setText(tr("All steps"));
    auto* group = new QButtonGroup(this);
    for (QToolButton* scope : {m_step, m_all}) {
        scope->setProperty("role", "segment");
        scope->setProperty("place", scope == m_step ? "first" : "last");
        scope->setCheckable(true);
        scope->setFocusPolicy(Qt::StrongFocus);
        group->addButton(scope);
    }
    m_step->setChecked(true);
    m_all->setObjectName(QStringLiteral("temperatureAll"));
    m_all->setToolTip(tr("All steps, except those with a temperature of their own"));
    m_slider->setObjectName(QStringLiteral("temperatureSlider"));
    m_slider->setAccessibleName(tr("Temperature"));
    m_slider->setRange(sliderPlace(least), sliderPlace(most));
    m_slider->setSingleStep(2);
    m_slider->setPageStep(10);
    m_value->setObjectName(QStringLiteral("temperatureValue"));
    m_value->setAccessibleName(tr("Temperature"));
    m_value->setAccessibleDescription(tr("A number from 0.1 to 10"));
    m_value->setRange(-1000, 1000);
    m_value->setDecimals(3);
    m_value->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_value->setKeyboardTracking(false);
    m_value->setCorrectionMode(QAbstractSpinBox::CorrectToPreviousValue);
    m_problem->setObjectName(QStringLiteral("temperatureProblem"));
    m_problem->setProperty("tone", "wrong");
    m_problem->setWordWrap(true);
    m_reset->setObjectName(QStringLiteral("temperatureReset"));
    m_reset->setAutoDefault(false);
    m_reset->setToolTip(tr("Leave the scores as the model computes them"));

    m_root->setObjectName(QStringLiteral("temperatureRoot"));
    m_root->setToolTip(tr("What Scaled dot does: with K numbers in an annotation, sᵀh grows with √K"));

    auto* scopes = new QHBoxLayout;
    scopes->setSpacing(0);
    scopes->addWidget(m_step);
    scopes->addWidget(m_all);
    scopes->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_slider, 1);
    row->addWidget(m_value);
    auto* ends = new QHBoxLayout;
    for (const QString& text : {tr("0.1 · sharper"), tr("1"), tr("flatter · 10")}) {
        auto* label = new QLabel(text, this);
        label->setProperty("tone", "muted");
        // The middle label stands under the middle of the slider.
        const bool isMiddle = ends->count() == 1;
        label->setAlignment(ends->count() == 0 ? Qt::AlignLeft
                            : isMiddle         ? Qt::AlignHCenter
                                               : Qt::AlignRight);
        ends->addWidget(label, isMiddle ? 0 : 1);
    }
    ends->addSpacing(m_value->sizeHint().width() + 8);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_root, QDialogButtonBox::ActionRole);
    buttons->addButton(m_reset, QDialogButtonBox::ResetRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addLayout(scopes);
    column->addLayout(row);
    column->addLayout(ends);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    m_problem->hide();
    setMinimumWidth(24 * QFontMetrics(theme().label).height());

    connect(m_slider, &QSlider::sliderPressed, this, [this] { m_sinceLast.invalidate(); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) { choose(sliderValue(place)); });
    connect(m_value, &QDoubleSpinBox::valueChanged, this, &TemperatureDialog::chooseTyped);
    const auto connectValue = [this](QPushButton* button, auto value) {
        connect(button, &QPushButton::clicked, this, [this, value] {
            m_sinceLast.invalidate();
            choose(value());
            showTemperature(value());
        });
    };
    connectValue(m_reset, [] { return 1.0; });
    connectValue(m_root, [this] { return m_state.root; });
    connect(m_step, &QToolButton::toggled, this, [this] {
        m_sinceLast.invalidate();
        showTemperature(shown());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

double TemperatureDialog::shown() const {
    return m_step->isChecked() ? m_state.ofStep : m_state.ofAll;
}

QString TemperatureDialog::effect() const {
    if (!m_state.reason.isEmpty())
        return m_state.reason;
    return m_state.isByHand
               ? tr("Step %1 has weights by hand: its temperature has no effect.").arg(m_state.step)
               : tr("The scores of %1 are divided by the temperature before the softmax.").arg(m_state.lane);
}

void TemperatureDialog::makeRoom() {
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void TemperatureDialog::setState(const TemperatureState& state) {
    if (state.step != m_state.step || state.lane != m_state.lane)
        m_sinceLast.invalidate();
    m_state = state;
    m_title->setText(effect());
    m_step->setText(state.step > 0 ? tr("Step %1").arg(state.step) : tr("This step"));
    m_step->setEnabled(state.reason.isEmpty() && state.step > 0 && !state.isByHand);
    if (state.step == 0 || state.isByHand)
        m_all->setChecked(true);
    m_root->setText(tr("&Divide by √K = %1").arg(decimalText(state.root, 'g', 4)));
    m_root->setVisible(state.root > 0);
    for (QWidget* part :
         {static_cast<QWidget*>(m_all), static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_value),
          static_cast<QWidget*>(m_reset), static_cast<QWidget*>(m_root)})
        part->setEnabled(state.reason.isEmpty());
    showTemperature(shown());
    makeRoom();
}

void TemperatureDialog::showTemperature(double temperature) {
    const QScopedValueRollback guard(m_isShowing, true);
    if (!m_slider->isSliderDown())
        m_slider->setValue(sliderPlace(temperature));
    m_value->setValue(temperature);
    m_problem->hide();
}

void TemperatureDialog::choose(double temperature) {
    if (m_isShowing)
        return;
    // A drag is one change, however long it rests. Keys and wheel are one change until they pause.
    const bool goesOn =
        m_sinceLast.isValid() && (m_slider->isSliderDown() || m_sinceLast.elapsed() < pauseOfKeys);
    m_sinceLast.start();
    emit temperatureChosen(m_all->isChecked(), temperature, !goesOn);
}

void TemperatureDialog::chooseTyped(double temperature) {
    if (m_isShowing)
        return;
    const bool isIn = temperature >= least && temperature <= most;
    if (isIn)
        choose(temperature);
    m_problem->setText(isIn ? QString()
                            : tr("The temperature should be a number from 0.1 to 10, found %1: nothing was "
                                 "changed.")
                                  .arg(m_value->cleanText()));
    m_problem->setVisible(!isIn);
    makeRoom();
}

}  // namespace attn::ui
