// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <memory>

namespace attn::ui {

// An animated WebP without loss, put together frame by frame; plays for ever. One thread at a time.
class WebpWriter {
public:
    // `size` in pixels. Throws Error (Failure) when libwebp refuses it: more than 16383 on a side.
    explicit WebpWriter(QSize size);
    ~WebpWriter();

    // `image` of the writer's size, shown for so long. Throws Error (Failure) when there is no memory.
    void add(const QImage& image, int milliseconds);
    // The whole file; the last call.
    QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder;
};

}  // namespace attn::ui
