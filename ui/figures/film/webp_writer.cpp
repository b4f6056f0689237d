// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/webp_writer.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <string>

#include "core/base/error.h"

namespace attn::ui {
namespace {

// From 0 to 9. With more effort flat pictures hardly become smaller, but take several times as long.
constexpr int effort = 3;

[[noreturn]] void fail(const std::string& reason) {
    throw Error("the animation could not be put together: " + reason + ".", Error::Kind::Failure);
}

}  // namespace

struct WebpWriter::Encoder {
    WebPAnimEncoder* encoder = nullptr;
    WebPConfig config = {};
    QSize size;
    int time = 0;  // begin of the next frame in ms

    ~Encoder() { WebPAnimEncoderDelete(encoder); }
};

WebpWriter::WebpWriter(QSize size) : m_encoder(std::make_unique<Encoder>()) {
    const std::string text = std::to_string(size.width()) + "x" + std::to_string(size.height());
    if (size.width() < 1 || size.height() < 1 || size.width() > WEBP_MAX_DIMENSION ||
        size.height() > WEBP_MAX_DIMENSION)
        fail("its frames have " + text + " pixels, and a WebP holds at most " +
             std::to_string(WEBP_MAX_DIMENSION) + " on a side");
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&m_encoder->config) ||
        !WebPConfigLosslessPreset(&m_encoder->config, effort))
        fail("the libwebp that is installed is of another version");
    m_encoder->size = size;
    m_encoder->encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
    if (!m_encoder->encoder)
        fail("there is no memory for frames of " + text);
}

WebpWriter::~WebpWriter() = default;

void WebpWriter::add(const QImage& image, int milliseconds) {
    const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    WebPPicture picture;
    if (!WebPPictureInit(&picture))
        fail("the libwebp that is installed is of another version");
    picture.use_argb = 1;
    picture.width = m_encoder->size.width();
    picture.height = m_encoder->size.height();
    // The pixels are 0xffRRGGBB in little-endian memory.
    const bool isTaken =
        pixels.size() == m_encoder->size &&
        WebPPictureImportBGRX(&picture, pixels.constBits(), static_cast<int>(pixels.bytesPerLine())) &&
        WebPAnimEncoderAdd(m_encoder->encoder, &picture, m_encoder->time, &m_encoder->config);
    WebPPictureFree(&picture);
    if (!isTaken)
        fail(WebPAnimEncoderGetError(m_encoder->encoder));
    m_encoder->time += milliseconds;
}

QByteArray WebpWriter::finish() {
    WebPData data;
    WebPDataInit(&data);
    // Without a picture, this sets the end of the last frame.
    const bool isDone = WebPAnimEncoderAdd(m_encoder->encoder, nullptr, m_encoder->time, nullptr) &&
                        WebPAnimEncoderAssemble(m_encoder->encoder, &data);
    QByteArray bytes(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    if (!isDone)
        fail(WebPAnimEncoderGetError(m_encoder->encoder));
    return bytes;
}

}  // namespace attn::ui
