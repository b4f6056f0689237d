#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a CTranslate2 model of OPUS-MT's size with random weights: 6 + 6 layers, d 512, F 2,048, V 58,101, one table
of embeddings for source, target and output. opus_benchmark reads it.

opus_model.py FOLDER [--int8]
"""
import argparse
import json
import pathlib
import struct

import numpy

LAYERS, D, F, WORDS, HEADS = 6, 512, 2048, 58101, 8
FLOAT32, INT8, INT32 = 0, 1, 3


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("<H", len(data)) + data


def variable(name, values, kind):
    data = numpy.ascontiguousarray(values).tobytes()
    head = text(name) + struct.pack("<B", values.ndim) + struct.pack(f"<{values.ndim}I", *values.shape)
    return head + struct.pack("<BI", kind, len(data)) + data


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--int8", action="store_true")
    options = parser.parse_args()
    random = numpy.random.default_rng(1)
    variables, aliases = [], []

    def weight(name, rows, cols, deviation):
        values = (random.standard_normal((rows, cols)) * deviation).astype("<f4")
        if not options.int8:
            variables.append(variable(name, values, FLOAT32))
            return
        scale = (127 / numpy.abs(values).max(1)).astype("<f4")
        variables.append(variable(name, numpy.rint(values * scale[:, None]).astype("i1"), INT8))
        variables.append(variable(name + "_scale", scale, FLOAT32))

    def vector(name, size, value=0.0):
        variables.append(variable(name, numpy.full(size, value, "<f4"), FLOAT32))

    def norm(name):
        vector(name + "/gamma", D, 1.0)
        vector(name + "/beta", D)

    def linear(name, out, inner):
        weight(name + "/weight", out, inner, inner ** -0.5)
        vector(name + "/bias", out)

    weight("decoder/embeddings/weight", WORDS, D, D ** -0.5)
    for half, attentions in (("encoder", ("self_attention",)), ("decoder", ("self_attention", "attention"))):
        variables.append(variable(half + "/num_heads", numpy.array(HEADS, "<i4"), INT32))
        variables.append(variable(half + "/pre_norm", numpy.array(0, "i1"), INT8))
        for layer in range(LAYERS):
            for attention in attentions:
                name = f"{half}/layer_{layer}/{attention}"
                norm(name + "/layer_norm")
                for i, out in enumerate([3 * D, D] if attention == "self_attention" else [D, 2 * D, D]):
                    linear(f"{name}/linear_{i}", out, D)
            name = f"{half}/layer_{layer}/ffn"
            norm(name + "/layer_norm")
            linear(name + "/linear_0", F, D)
            linear(name + "/linear_1", D, F)
    bias = numpy.zeros(WORDS, "<f4")
    bias[2] = -1000  # it never ends by itself: the end would cut the work short
    variables.append(variable("decoder/projection/bias", bias, FLOAT32))
    for name in ("encoder/embeddings/weight", "decoder/projection/weight"):
        aliases.append(text(name) + text("decoder/embeddings/weight"))

    options.folder.mkdir(parents=True, exist_ok=True)
    with open(options.folder / "model.bin", "wb") as file:
        file.write(struct.pack("<I", 6) + text("TransformerSpec") + struct.pack("<I", 7))
        file.write(struct.pack("<I", len(variables)))
        for data in variables:
            file.write(data)
        file.write(struct.pack("<I", len(aliases)) + b"".join(aliases))
    words = ["<blank>", "<s>", "</s>", "<unk>"] + [f"w{i}" for i in range(4, WORDS)]
    (options.folder / "shared_vocabulary.json").write_text(json.dumps(words))
    (options.folder / "config.json").write_text(json.dumps({"add_source_bos": False, "add_source_eos": False}))


main()
