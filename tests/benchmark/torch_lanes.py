#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The PyTorch side of lanes_benchmark and translation_benchmark: torch_lanes.py WORK.json PROCESSES

Trains the lanes that WORK.json lists, one after the other in each process, from the same first weights on the
same batches with the same rates, until each reaches its goal or its last update; prints a JSON list with the time of
each, and its outputs for the held-out pairs where WORK.json asks for them. Written
as a careful user of PyTorch would: keys and the output layer are hoisted out of the decoder's loop.
"""
import json
import struct
import sys
import time

import numpy
import torch
import torch.multiprocessing as multiprocessing
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

PAD, BEGIN, END = 0, 1, 2
NEVER = -1e30


def load(path):
    """Tensors and configuration of a model file."""
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = file.read()
    config = json.loads(header.pop("__metadata__")["config"])
    tensors = {}
    for name, tensor in header.items():
        begin, end = tensor["data_offsets"]
        values = numpy.frombuffer(data[begin:end], dtype="<f4").reshape(tensor["shape"])
        tensors[name] = torch.from_numpy(values.copy())
    return tensors, config


class Model(nn.Module):
    def __init__(self, path):
        super().__init__()
        tensors, config = load(path)
        self.score = config["attention"]["score"]
        embedding, decoder = config["encoder"]["embedding"], config["decoder"]
        self.is_luong = decoder["wiring"] == "luong"
        self.is_fed = self.is_luong and decoder.get("input_feeding", True)
        self.dropout = 0.0
        self.source = nn.Embedding.from_pretrained(tensors["encoder.embedding.weight"], freeze=False)
        self.target = nn.Embedding.from_pretrained(tensors["decoder.embedding.weight"], freeze=False)
        self.encoder = nn.GRU(embedding, config["encoder"]["hidden"], batch_first=True, bidirectional=True)
        annotation = 2 * config["encoder"]["hidden"]
        self.bridge = nn.Linear(annotation, decoder["hidden"])
        beside = annotation if not self.is_luong else decoder["hidden"] if self.is_fed else 0
        self.cell = nn.GRUCell(decoder["embedding"] + beside, decoder["hidden"])
        if self.is_luong:
            self.attentional = nn.Parameter(tensors["attentional.weight"])
        self.output = nn.Linear(tensors["output.weight"].shape[1], tensors["output.weight"].shape[0])
        self.attention = nn.ParameterDict(
            {name.split(".")[1]: nn.Parameter(value) for name, value in tensors.items() if name.startswith("attention.")}
        )
        with torch.no_grad():
            for name, value in tensors.items():
                if name.startswith("encoder.rnn."):
                    getattr(self.encoder, name.removeprefix("encoder.rnn.")).copy_(value)
                elif name.startswith("decoder.rnn."):
                    getattr(self.cell, name.removeprefix("decoder.rnn.").removesuffix("_l0")).copy_(value)
                elif name.startswith(("bridge.", "output.")):
                    layer, part = name.split(".")
                    getattr(getattr(self, layer), part).copy_(value)

    def encode(self, source, lengths):
        packed = pack_padded_sequence(self.source(source), lengths, batch_first=True, enforce_sorted=False)
        annotations, last = self.encoder(packed)
        annotations = pad_packed_sequence(annotations, batch_first=True)[0]
        summary = torch.cat([last[0], last[1]], 1)
        return annotations, summary, torch.tanh(self.bridge(summary))

    def keys(self, annotations):
        """What of the scores does not depend on the decoder's step, [B, S, ...]."""
        p = self.attention
        if self.score == "additive":
            return annotations @ p["W_a"][:, -annotations.size(2):].T
        if self.score == "general":
            return annotations @ p["W_a"].T
        if self.score == "key_query":
            return annotations @ p["W_K"].T
        if self.score == "scaled_dot":
            return annotations / annotations.size(2) ** 0.5
        if self.score == "content":
            return F.normalize(annotations, dim=2) * F.softplus(p["key_strength"]) if "key_strength" in p \
                else F.normalize(annotations, dim=2)
        return annotations

    def context(self, state, keys, annotations, summary, mask):
        p = self.attention
        if self.score == "none":
            return summary
        if self.score == "additive":
            query = state @ p["W_a"][:, :state.size(1)].T
            scores = torch.tanh(query.unsqueeze(1) + keys) @ p["v_a"]
        elif self.score == "location":
            scores = (state @ p["W_a"].T)[:, :keys.size(1)]
        else:
            query = state
            if self.score == "key_query":
                query = state @ p["W_Q"].T
            elif self.score == "content":
                query = F.normalize(state, dim=1)
            scores = torch.bmm(keys, query.unsqueeze(2)).squeeze(2)
        weights = torch.softmax(scores.masked_fill(mask, NEVER), 1)
        return torch.bmm(weights.unsqueeze(1), annotations).squeeze(1)

    def step(self, embedded, state, feed, *encoded):
        """What the output layer reads, and the next state and feed."""
        if self.is_luong:
            state = self.cell(torch.cat([embedded, feed], 1) if self.is_fed else embedded, state)
            context = self.context(state, *encoded)
            feed = torch.tanh(torch.cat([context, state], 1) @ self.attentional.T)
            return feed, state, feed
        context = self.context(state, *encoded)
        state = self.cell(torch.cat([embedded, context], 1), state)
        return torch.cat([state, context, embedded], 1), state, feed

    def forward(self, source, lengths, previous):
        annotations, summary, state = self.encode(source, lengths)
        encoded = self.keys(annotations), annotations, summary, source.eq(PAD)
        embedded, feed = self.target(previous), torch.zeros_like(state)
        rows = []
        for t in range(previous.size(1)):
            row, state, feed = self.step(embedded[:, t], state, feed, *encoded)
            rows.append(row)
        return self.output(F.dropout(torch.stack(rows, 1), self.dropout, self.training))

    @torch.no_grad()
    def greedy(self, source, lengths, steps):
        annotations, summary, state = self.encode(source, lengths)
        encoded = self.keys(annotations), annotations, summary, source.eq(PAD)
        token, feed = torch.full((source.size(0),), BEGIN), torch.zeros_like(state)
        tokens = []
        for _ in range(steps):
            row, state, feed = self.step(self.target(token), state, feed, *encoded)
            token = self.output(row).argmax(1)
            tokens.append(token)
        return torch.stack(tokens, 1)


def batch(pairs):
    lengths = torch.tensor([len(source) for source, _ in pairs])
    source = torch.zeros(len(pairs), int(lengths.max()), dtype=torch.long)
    target = torch.zeros(len(pairs), max(len(target) for _, target in pairs), dtype=torch.long)
    for b, pair in enumerate(pairs):
        source[b, :len(pair[0])] = torch.tensor(pair[0])
        target[b, :len(pair[1])] = torch.tensor(pair[1])
    previous = torch.cat([torch.full((len(pairs), 1), BEGIN), target[:, :-1]], 1)
    return source, lengths, previous, target


def exact_match(model, pairs):
    source, lengths, _, target = batch(pairs)
    found = model.greedy(source, lengths, target.size(1))
    # What stands after the end of a target does not count.
    return ((found == target) | target.eq(PAD)).all(1).float().mean().item()


def outputs(model, pairs, chunk=64):
    """Greedy outputs without </s>, at most 2 S + 20 tokens each."""
    found = []
    for begin in range(0, len(pairs), chunk):
        source, lengths, _, _ = batch(pairs[begin:begin + chunk])
        for length, tokens in zip(lengths.tolist(), model.greedy(source, lengths, 2 * source.size(1) + 20).tolist()):
            tokens = tokens[:2 * length + 20]
            found.append(tokens[:tokens.index(END)] if END in tokens else tokens)
    return found


def train(lane, work, begin):
    model = Model(lane["model"])
    model.dropout = work.get("dropout", 0.0)
    optimizer = torch.optim.Adam(model.parameters(), lr=1)
    updating, update = 0, 0
    for update, (chosen, rate) in enumerate(zip(work["batches"], work["rates"]), 1):
        start = time.perf_counter()
        source, lengths, previous, target = batch([work["training"][i] for i in chosen])
        optimizer.param_groups[0]["lr"] = rate
        optimizer.zero_grad()
        logits = model(source, lengths, previous)
        F.cross_entropy(logits.flatten(0, 1), target.flatten(), ignore_index=PAD).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), work["clip_norm"])
        optimizer.step()
        updating += time.perf_counter() - start
        # Some pairs first, all of them when those have reached the goal.
        if lane["goal"] and update % work["measure_every"] == 0 and \
                exact_match(model, work["held_out"][:work["measured_pairs"]]) >= lane["goal"] and \
                exact_match(model, work["held_out"]) >= lane["goal"]:
            break
    model.eval()
    result = {"name": lane["name"], "updates": update, "updating": updating,
              "exact_match": exact_match(model, work["held_out"]), "end": time.perf_counter() - begin}
    if work.get("outputs"):
        result["outputs"] = outputs(model, work["held_out"])
    return result


def run(queue, results, work, begin):
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    while (lane := queue.get()) is not None:
        results.put(train(work["lanes"][lane], work, begin))


def main():
    torch.set_num_threads(1)
    with open(sys.argv[1]) as file:
        work = json.load(file)
    processes = int(sys.argv[2])
    context = multiprocessing.get_context("fork")
    queue, results = context.SimpleQueue(), context.SimpleQueue()
    for lane in list(range(len(work["lanes"]))) + [None] * processes:
        queue.put(lane)
    begin = time.perf_counter()
    workers = [context.Process(target=run, args=(queue, results, work, begin)) for _ in range(processes)]
    for worker in workers:
        worker.start()
    found = {}
    for _ in work["lanes"]:
        lane = results.get()
        found[lane["name"]] = lane
    for worker in workers:
        worker.join()
    print(json.dumps([found[lane["name"]] for lane in work["lanes"]]))


if __name__ == "__main__":
    main()
