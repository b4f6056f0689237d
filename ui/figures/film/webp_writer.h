// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <memory>

namespace attn::ui {

// A lossless animated WebP, built frame by frame; it repeats for ever. One thread at a time may use it.
class WebpWriter {
public:
    // `size` is in pixels. Throws Error (Failure) when libwebp refuses it: more than 16383 on a side.
    explicit WebpWriter(QSize size);
    ~WebpWriter();

    // `image` has the writer's size. Throws Error (Failure) when there is no memory.
    void add(const QImage& image, int milliseconds);
    // The whole file; must be the last call.
    QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder;
};

}  // namespace attn::ui
