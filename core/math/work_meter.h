// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>

#include "core/base/types.h"

namespace attn {

// What a training update is made of.
enum class Work {
    Product,           // of matrices (core/math/product.h)
    Gates,             // activations of recurrent cells and what is between them, forward and back
    Scores,            // of attention, without products
    Softmax,           // of attention, forward and back
    PositionProducts,  // sums over positions: contexts, and the gradients of weights and annotations
    Activations,       // of feed-forward layers
    Norms,             // layer norms
    CrossEntropy,      // softmax of logits, loss and gradient
    ColumnSums,        // gradients of biases
    LookUps,           // embeddings, forward and back
    Copies,            // between layouts, zeros
    Transposes,        // of weights after an update
    Optimiser          // sum and norm of the gradient, Adam
};

// A piece of work.
struct WorkDone {
    Work work = Work::Copies;
    // Of a product [rows, depth] · [depth, columns]; 0 of other work.
    Index rows = 0, columns = 0, depth = 0;
    double operations = 0;  // additions and multiplications of numbers; that of a function: as it is written
    double numbers = 0;     // that are read or written, each counted once for each
};

// Is told of these pieces of work: for benchmarks, which show where time goes. Without one, the engine asks
// once for each piece whether there is one.
class WorkMeter {
public:
    virtual ~WorkMeter() = default;
    // Called by the thread that did the work, so possibly by several at once. `seconds` are without those of
    // pieces within it.
    virtual void add(const WorkDone& done, double seconds) = 0;

    // Tells `meter` from now on, or nobody (nullptr). Only while no work is going on.
    static void tell(WorkMeter* meter) { told.store(meter, std::memory_order_relaxed); }

private:
    friend class MeteredWork;
    static std::atomic<WorkMeter*> told;
};

// A piece of work from here to the end of the block.
class MeteredWork {
public:
    explicit MeteredWork(Work work, Index operations = 0, Index numbers = 0)
        : m_meter(WorkMeter::told.load(std::memory_order_relaxed)) {
        if (m_meter)
            begin({.work = work,
                   .operations = static_cast<double>(operations),
                   .numbers = static_cast<double>(numbers)});
    }
    // A product [rows, depth] · [depth, columns]
    MeteredWork(Index rows, Index columns, Index depth)
        : m_meter(WorkMeter::told.load(std::memory_order_relaxed)) {
        if (m_meter)
            begin({.work = Work::Product,
                   .rows = rows,
                   .columns = columns,
                   .depth = depth,
                   .operations = 2 * static_cast<double>(rows) * static_cast<double>(columns) *
                                 static_cast<double>(depth),
                   .numbers = static_cast<double>(rows * columns + rows * depth + depth * columns)});
    }
    ~MeteredWork() {
        if (m_meter)
            end();
    }
    MeteredWork(const MeteredWork&) = delete;
    MeteredWork& operator=(const MeteredWork&) = delete;

private:
    void begin(const WorkDone& done);
    void end();

    WorkMeter* m_meter;
    // Only with a meter.
    WorkDone m_done;
    MeteredWork* m_around = nullptr;  // the piece that this one is a part of
    std::chrono::steady_clock::time_point m_begin;
    double m_secondsWithin = 0;
};

}  // namespace attn
