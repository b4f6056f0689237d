// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/corpus/corpus_reader.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>
#include <vector>

#include "core/base/error.h"

namespace attn::ui {
namespace {

constexpr std::size_t previewedRows = 10;

// Learning a tokeniser cannot be interrupted. The program waits for unfinished threads only when it ends.
void retire(std::jthread thread) {
    static std::vector<std::jthread> retired;
    retired.push_back(std::move(thread));
}

}  // namespace

// The state that the reader and its thread share.
struct CorpusReader::Desk {
    struct Request {
        int number = 0;
        Recipe recipe;
    };

    std::mutex mutex;
    std::condition_variable changed;
    CorpusReader* reader = nullptr;  // nullptr when the reader no longer exists
    std::optional<Request> next;
    int newest = 0;
    std::stop_source stop;  // of the running request
    std::jthread thread;

    // Calls the reader, unless there is a newer request by then.
    template <typename Call>
    void tell(int number, Call call) {
        const std::lock_guard lock(mutex);
        if (!reader || number != newest)
            return;
        const auto isNewest = [desk = reader->m_desk, number] {
            const std::lock_guard again(desk->mutex);
            return number == desk->newest;
        };
        QMetaObject::invokeMethod(
            reader,
            [to = reader, isNewest, call] {
                if (isNewest())
                    call(*to);
            },
            Qt::QueuedConnection);
    }
};

CorpusReader::CorpusReader(QObject* parent) : QObject(parent), m_desk(std::make_shared<Desk>()) {
    m_desk->reader = this;
    m_desk->thread = std::jthread([desk = m_desk] { work(desk); });
}

CorpusReader::~CorpusReader() {
    std::jthread thread;
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->reader = nullptr;
        m_desk->stop.request_stop();
        m_desk->changed.notify_all();
        thread = std::move(m_desk->thread);
    }
    retire(std::move(thread));
}

void CorpusReader::read(const Recipe& recipe) {
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->next = Desk::Request{++m_desk->newest, recipe};
        m_desk->stop.request_stop();
        m_desk->changed.notify_all();
    }
    m_isReading = true;
    emit progressed(-1);
}

void CorpusReader::cancel() {
    {
        const std::lock_guard lock(m_desk->mutex);
        ++m_desk->newest;
        m_desk->next.reset();
        m_desk->stop.request_stop();
    }
    m_isReading = false;
}

void CorpusReader::work(const std::shared_ptr<Desk>& desk) {
    for (;;) {
        Desk::Request request;
        std::stop_token stop;
        {
            std::unique_lock lock(desk->mutex);
            desk->changed.wait(lock, [&] { return !desk->reader || desk->next; });
            if (!desk->reader)
                return;
            request = std::move(*desk->next);
            desk->next.reset();
            desk->stop = std::stop_source();
            stop = desk->stop.get_token();
        }
        const auto fail = [&](const QString& sentence) {
            desk->tell(request.number, [sentence](CorpusReader& reader) {
                reader.m_isReading = false;
                emit reader.failed(sentence);
            });
        };
        try {
            int last = -1;
            auto preview = std::make_shared<const CorpusPreview>(
                previewCorpus(request.recipe, previewedRows, stop, [&](Index finished, Index all) {
                    const int percent = static_cast<int>(100 * finished / std::max<Index>(all, 1));
                    if (percent == last)
                        return;
                    last = percent;
                    desk->tell(request.number,
                               [percent](CorpusReader& reader) { emit reader.progressed(percent); });
                }));
            if (!stop.stop_requested())
                desk->tell(request.number, [preview](CorpusReader& reader) {
                    reader.m_isReading = false;
                    emit reader.done(preview);
                });
        } catch (const Error& error) {
            fail(QString::fromStdString(error.what()));
        } catch (const std::bad_alloc&) {
            fail(tr("There is not enough memory for these texts; take fewer pairs."));
        }
    }
}

}  // namespace attn::ui
