# SPDX-License-Identifier: GPL-3.0-or-later
"""Model files of Attention Lab in PyTorch, and PyTorch models as model files. Needs torch and nothing else.

    from attention_lab import load_model, save_model
    model = load_model("additive.safetensors")            # a torch.nn.Module
    logits, weights = model(source, lengths, reads)       # ids; weights are the alignment
    logits, maps = model.look(source, lengths, reads)     # every map by its name: maps["cross.2.1"]
    save_model(model, "copy.safetensors")

A state_dict of your own, its tensors by the names of the specification:

    save_model(state_dict, "mine.safetensors", config=config, source_vocabulary=words, target_vocabulary=words)

or on the command line:

    python3 attention_lab.py check MODEL
    python3 attention_lab.py convert STATE_DICT --config CONFIG.json --source-vocabulary A.txt
            --target-vocabulary B.txt --out MODEL [--names NAMES.json]

CONFIG.json is what `attnlab info MODEL --json` prints of a model with the same network, the object that it calls
config, or such a model file itself. NAMES.json says what your tensors are called: {"encoder.embedding.weight":
"src_embed.weight", …}. Nothing of a STATE_DICT is ever run. Exit code: 0 success, 2 wrong input, 1 any other failure.
"""
import argparse
import json
import math
import os
import pickle
import re
import struct
import sys
import zlib

import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

FORMAT, VERSION = "attention-lab-model", 2  # 1: recurrent encoder and decoder
NO_CHECKSUM = "crc32:00000000"  # stands in a file while its checksum is computed
PADDING, BEGIN, END, UNKNOWN = 0, 1, 2, 3
SPECIAL_TOKENS = ["<pad>", "<s>", "</s>", "<unk>"]
DTYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "F64": torch.float64, "I64": torch.int64}

READER = {"cell": "gru", "layers": 1, "bidirectional": True, "hidden": 32}
SCORE = {"score": "additive", "size": 64, "longest_source": 64, "activation": "tanh", "bias": False,
         "learned_key_strength": False}
BLOCKS = {"layers": 1, "hidden": 32, "heads": 4, "feed_forward": 128, "norm": "pre", "last_norm": None,
          "norm_epsilon": 1e-5, "scaled_embedding": True, "activation": "relu", "positions": "sinusoidal", "longest": 64, "score": "scaled_dot"}
# The keys of each kind of encoder and of each wiring, with their usual values; a last norm is usual where the
# norms are before.
ENCODERS = {
    "recurrent": {**READER, "embedding": 32, "bridge": "tanh"},
    "self_attention": BLOCKS,
    "convolution": {"layers": 1, "hidden": 32, "width": 3, "embedding": 32, "positions": "learned", "longest": 64},
    "embedding": {"hidden": 32, "positions": "sinusoidal", "longest": 64},
    "hierarchical": {"separators": [], "words": {**READER, "embedding": 32}, "sentences": READER,
                     "attention": {**SCORE, "query": 64}},
}
RECURRENT = {"wiring": "bahdanau", "cell": "gru", "layers": 1, "hidden": 64, "embedding": 32, "input_feeding": True}
DECODERS = {
    "bahdanau": RECURRENT,
    "luong": RECURRENT,
    "transformer": {"wiring": "transformer", **BLOCKS, "hidden": 64, "tied_output": False, "shared_embedding": False},
    "pool": {"wiring": "pool", "hidden": 64},
}
ATTENTION = {**SCORE, "span": "global", "window": 2}
GROUPS = ("encoder", "decoder", "attention")

CELLS = ["rnn", "gru", "lstm"]
SCORES = ["dot", "general", "additive", "scaled_dot", "content", "location", "key_query", "none"]
HEAD_SCORES = ["scaled_dot", "dot", "additive", "content"]
SQUASHES = {"tanh": torch.tanh, "sigmoid": torch.sigmoid, "relu": torch.relu}
FEED_FORWARDS = {"relu": functional.relu, "gelu": functional.gelu, "swish": functional.silu}
# Layouts of sinusoids: sines before all cosines, how many rates less than d/2 divide, number of the first position.
SINUSOIDS = {"sinusoidal": (False, 0, 0), "sinusoidal_halves": (True, 0, 0), "sinusoidal_halves_from_0": (True, 1, 0),
             "sinusoidal_halves_from_1": (True, 1, 1)}
CHOICES = {"cell": CELLS, "bridge": ["tanh", "copy"], "norm": ["pre", "post"],
           "positions": [*SINUSOIDS, "learned", "rotary", "none"], "span": ["global", "local_m", "local_p", "hard"]}
EQUAL_SIZES = ["dot", "scaled_dot", "content"]  # scores of states with annotations as they are
LARGEST = {"layers": 16}  # other sizes: 16,384
KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list of ids of tokens"}
TOKENIZERS = {"characters": set(), "blanks": set(), "words": {"lower_case", "spaced"},
              "sentencepiece": {"model", "lower_case", "as_given", "language_codes"}}


class WrongInput(ValueError):
    """What was given cannot be used; one sentence that says what, where, and what was expected."""


def shown(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + "…"


def check_size(where, key, found, smallest, largest):
    if type(found) is not int or not smallest <= found <= largest:
        raise WrongInput(f"{where}: {key} should be a whole number from {smallest} to {largest}, found {shown(found)}")


def chosen(where, name, found, possible):
    if not isinstance(found, str) or found not in possible:
        raise WrongInput(f"{where}: {name} should be one of {', '.join(possible)}, found {shown(found)}")
    return found


def filled(values, usual, where, name):
    """The values of one group with the usual ones where it leaves them out."""
    if not isinstance(values, dict):
        raise WrongInput(f"{where}: {name} should be a JSON object, found {shown(values)}")
    if unknown := set(values) - set(usual):
        raise WrongInput(f"{where}: has unknown keys: " + ", ".join(sorted(f"{name}.{key}" for key in unknown)))
    whole = {}
    for key, value in usual.items():
        path, found = f"{name}.{key}", values.get(key, {} if isinstance(value, dict) else value)
        if isinstance(value, dict):
            whole[key] = filled(found, value, where, path)
            continue
        if key == "last_norm" and found is None:
            found = values.get("norm", usual["norm"]) == "pre"
        if type(value) is float and type(found) is int:
            found = float(found)
        kind = bool if value is None else type(value)
        if type(found) is not kind:
            raise WrongInput(f"{where}: {path} should be {KINDS[kind]}, found {shown(found)}")
        if type(found) is int:
            check_size(where, path, found, 1, LARGEST.get(key, 16_384))
        if type(found) is float and not 1e-12 <= found <= 0.1:
            raise WrongInput(f"{where}: {path} should be from 1e-12 to 0.1, found {shown(found)}")
        if key in CHOICES:
            chosen(where, path, found, CHOICES[key])
        if key == "activation":
            chosen(where, path, found, FEED_FORWARDS if "heads" in usual else SQUASHES)
        if key == "score":
            chosen(where, path, found, HEAD_SCORES if "heads" in usual else SCORES)
        whole[key] = found
    return whole


def kind_of(config):
    return config["encoder"].get("kind", "recurrent")


def completed(config, where="the configuration"):
    """The configuration with what it leaves out."""
    if not isinstance(config, dict):
        raise WrongInput(f"{where}: should be a JSON object, found {shown(config)}")
    if unknown := set(config) - {"source_size", "target_size", *GROUPS}:
        raise WrongInput(f"{where}: has unknown keys: " + ", ".join(sorted(unknown)))
    whole = {}
    for key in ("source_size", "target_size"):
        if key not in config:
            raise WrongInput(f"{where}: lacks {key}, how many tokens the vocabulary has")
        check_size(where, key, config[key], 4, 1_000_000)
        whole[key] = config[key]
    groups = {group: config.get(group, {}) for group in GROUPS}
    for group, values in groups.items():
        if not isinstance(values, dict):
            raise WrongInput(f"{where}: {group} should be a JSON object, found {shown(values)}")
    encoder = dict(groups["encoder"])
    kind = chosen(where, "encoder.kind", encoder.pop("kind", "recurrent"), ENCODERS)
    wiring = chosen(where, "decoder.wiring", groups["decoder"].get("wiring", "bahdanau"), DECODERS)
    whole["encoder"] = filled(encoder, ENCODERS[kind], where, "encoder")
    if kind != "recurrent":
        whole["encoder"] = {"kind": kind, **whole["encoder"]}
    whole["decoder"] = filled(groups["decoder"], DECODERS[wiring], where, "decoder")
    whole["attention"] = filled(groups["attention"], ATTENTION, where, "attention")
    check_config(whole, where)
    return whole


def check_config(config, where):
    """What the parts ask of one another."""
    encoder, decoder, attention = config["encoder"], config["decoder"], config["attention"]
    for name, half in (("encoder", encoder), ("decoder", decoder)):
        if half.get("positions") == "rotary" and "heads" not in half:
            raise WrongInput(f"{where}: {name}.positions rotary turns heads, which {kind_of(config)} does not have")
        if "heads" not in half:
            continue
        if half["hidden"] % half["heads"]:
            raise WrongInput(f"{where}: {name}.heads should divide {name}.hidden {half['hidden']}, "
                             f"found {half['heads']}")
        if half["positions"] == "rotary" and half["hidden"] // half["heads"] % 2:
            raise WrongInput(f"{where}: {name}.positions rotary turns pairs, and a head has "
                             f"{half['hidden'] // half['heads']} numbers")
    if encoder.get("width", 1) % 2 == 0:
        raise WrongInput(f"{where}: encoder.width should be odd, found {encoder['width']}")
    if kind_of(config) == "hierarchical":
        ids = encoder["separators"]
        if not ids or any(type(each) is not int or not 0 <= each < config["source_size"] for each in ids):
            raise WrongInput(f"{where}: encoder.separators should be ids of tokens, found {shown(ids)}")
        if encoder["attention"]["score"] == "none":
            raise WrongInput(f"{where}: encoder.attention.score none makes no vector of a sentence")
    if decoder["wiring"] == "transformer":
        chosen(where, "attention.score", attention["score"], HEAD_SCORES + ["none"])
        if attention["span"] != "global":
            raise WrongInput(f"{where}: attention.span should be global with heads, found {attention['span']}")
        if decoder["shared_embedding"] and not (
                kind_of(config) == "self_attention" and encoder["hidden"] == decoder["hidden"]
                and config["source_size"] == config["target_size"]):
            raise WrongInput(f"{where}: decoder.shared_embedding needs an encoder with self-attention of the same "
                             "size, and vocabularies of one size")
        return
    annotation, state, bridge = annotation_size(config), decoder["hidden"], encoder.get("bridge", "tanh")
    copies = bridge == "copy" and decoder["wiring"] != "pool"
    if (attention["score"] in EQUAL_SIZES or copies) and state != annotation:
        raise WrongInput(f"{where}: states and annotations should have one size for the score {attention['score']} and "
                         f"the bridge {bridge}, found {state} and {annotation}")
    if copies and encoder["bidirectional"]:
        raise WrongInput(f"{where}: encoder.bridge should be tanh with an encoder of two directions, found copy")
    if attention["score"] == "none" and attention["span"] != "global":
        raise WrongInput(f"{where}: attention.span should be global with the score none, found {attention['span']}")


def output_size(reader):
    return reader["hidden"] * (2 if reader["bidirectional"] else 1)


def annotation_size(config):
    """K, the size of what a decoder reads of each position of the source."""
    encoder, kind = config["encoder"], kind_of(config)
    if kind == "hierarchical":
        return output_size(encoder["sentences"])
    return output_size(encoder) if kind == "recurrent" else encoder["hidden"]


def read_bytes(path):
    try:
        with open(path, "rb") as file:
            return bytearray(file.read())
    except OSError as error:
        raise WrongInput(f"{path}: cannot be read: {error.strerror}") from None


def parsed(text, where):
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WrongInput(f"{where}: is not JSON: {error}") from None


def read_json(path):
    return parsed(read_bytes(path), path)


def tensor_of(entry, data, where):
    """One tensor of a safetensors file, of its own memory."""
    keys = ("dtype", "shape", "data_offsets")
    if not isinstance(entry, dict) or any(key not in entry for key in keys):
        raise WrongInput(f"{where}: should be described by {', '.join(keys)}")
    shape, places = entry["shape"], entry["data_offsets"]
    for numbers in (shape, places):
        if not isinstance(numbers, list) or any(type(number) is not int or number < 0 for number in numbers):
            raise WrongInput(f"{where}: shape and data_offsets should be lists of numbers, found {shown(numbers)}")
    if entry["dtype"] not in list(DTYPES):
        raise WrongInput(f"{where}: has the dtype {shown(entry['dtype'])}, read are {', '.join(DTYPES)}")
    dtype = DTYPES[entry["dtype"]]
    size = math.prod(shape) * (torch.finfo(dtype) if dtype.is_floating_point else torch.iinfo(dtype)).bits // 8
    if len(places) != 2 or places[1] - places[0] != size or places[1] > len(data):
        raise WrongInput(f"{where}: should have {size} bytes of the {len(data)} in the file, but stands at "
                         f"{shown(places)}; the file is cut short or damaged")
    blob = bytearray(data[places[0]:places[1]])
    return (torch.frombuffer(blob, dtype=dtype) if blob else torch.empty(0, dtype=dtype)).reshape(shape)


def checksum_of(header, blobs):
    """The checksum of a file: CRC-32 of its header, with zeros for the checksum in it, and of its numbers."""
    checksum = zlib.crc32(header, zlib.crc32(struct.pack("<Q", len(header))))
    for blob in blobs:
        checksum = zlib.crc32(blob, checksum)
    return f"crc32:{checksum:08x}"


def check_checksum(header, metadata, data, path):
    """Files of the program carry a checksum; files without one pass."""
    expected = metadata.get("checksum")
    if isinstance(expected, str) and re.fullmatch("crc32:[0-9a-f]{8}", expected):
        found = checksum_of(header.replace(expected.encode(), NO_CHECKSUM.encode(), 1), [data])
        if found != expected:
            raise WrongInput(f"{path}: is damaged: its checksum should be {expected}, found {found}; take another copy "
                             "of the file")


def read_tensors(path):
    """Tensors by name and the metadata of a safetensors file."""
    data = read_bytes(path)
    if len(data) < 8 or (length := struct.unpack("<Q", data[:8])[0]) > len(data) - 8:
        raise WrongInput(f"{path}: is not a whole safetensors file")
    header = parsed(data[8:8 + length], f"{path}: its header")
    if not isinstance(header, dict) or not isinstance(header.get("__metadata__", {}), dict):
        raise WrongInput(f"{path}: is not a safetensors file, whose header is a JSON object")
    metadata = header.pop("__metadata__", {})
    text, data = data[8:8 + length], memoryview(data)[8 + length:]
    tensors = {name: tensor_of(entry, data, f"{path}: tensor {name!r}") for name, entry in header.items()}
    check_checksum(text, metadata, data, path)
    return tensors, metadata


def write_tensors(path, tensors, metadata):
    """A safetensors file of 32-bit numbers, written beside its place and then renamed."""
    header, blobs, offset = {"__metadata__": {"checksum": NO_CHECKSUM, **metadata}}, [], 0
    for name, tensor in tensors.items():
        blob = bytearray(4 * tensor.numel())
        if blob:
            torch.frombuffer(blob, dtype=torch.float32).copy_(tensor.detach().reshape(-1))
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [offset, offset + len(blob)]}
        offset += len(blob)
        blobs.append(blob)
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    text = text.replace(NO_CHECKSUM.encode(), checksum_of(text, blobs).encode(), 1)
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        with open(temporary, "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text)
            file.writelines(blobs)
        os.replace(temporary, path)
    finally:
        if os.path.exists(temporary):
            os.remove(temporary)


class Attention(nn.Module):
    """Scores, span and context; query [B, D], annotations [B, S, K], inside [B, S] is true in the sentence."""

    def __init__(self, choice, state, annotation):
        super().__init__()
        size, self.score = choice["size"], choice["score"]
        self.span, self.window = choice.get("span", "global"), choice.get("window", 0)
        self.squash = SQUASHES[choice["activation"]]
        shapes = {
            "dot": {}, "scaled_dot": {}, "none": {},
            "general": {"W_a": (state, annotation)},
            "additive": {"W_a": (size, state + annotation), "v_a": (size,),
                         **({"b_a": (size,)} if choice["bias"] else {})},
            "content": {"key_strength": (1,)} if choice["learned_key_strength"] else {},
            "location": {"W_a": (choice["longest_source"], state)},
            "key_query": {"W_K": (size, annotation), "W_Q": (size, state)},
        }[self.score]
        if self.span == "local_p":
            shapes.update(W_p=(size, state), v_p=(size,))
        for name, shape in shapes.items():
            bound = 1 / math.sqrt(shape[-1])
            self.register_parameter(name, nn.Parameter(torch.empty(shape).uniform_(-bound, bound)))

    def scores(self, query, annotations):
        """[B, S]; minus infinity where a position has no score."""
        if self.score == "general":
            query = query @ self.W_a
        if self.score == "key_query":
            query, annotations = query @ self.W_Q.T, annotations @ self.W_K.T
        if self.score == "additive":
            query_part, annotation_part = self.W_a.split([query.shape[1], annotations.shape[2]], dim=1)
            inner = (query @ query_part.T).unsqueeze(1) + annotations @ annotation_part.T
            if hasattr(self, "b_a"):
                inner = inner + self.b_a
            return self.squash(inner) @ self.v_a
        if self.score == "location":
            rows, length = query @ self.W_a.T, annotations.shape[1]
            return functional.pad(rows, (0, max(0, length - rows.shape[1])), value=-math.inf)[:, :length]
        products = (annotations @ query.unsqueeze(2)).squeeze(2)
        if self.score == "scaled_dot":
            return products / math.sqrt(annotations.shape[2])
        if self.score == "content":
            sizes = query.norm(dim=1, keepdim=True) * annotations.norm(dim=2)
            strength = functional.softplus(self.key_strength) if hasattr(self, "key_strength") else 1
            return products / sizes.clamp_min(1e-8) * strength
        return products

    def weights(self, query, scores, inside, step):
        allowed = inside & (scores > -math.inf)
        lengths = inside.sum(1)
        places = torch.arange(scores.shape[1], device=scores.device)
        centre = None
        if self.span == "local_m":
            centre = torch.clamp(lengths - 1, max=step).to(scores.dtype)
        elif self.span == "local_p":
            centre = lengths * torch.sigmoid(torch.tanh(query @ self.W_p.T) @ self.v_p)
        if centre is not None:
            away = (places - centre.unsqueeze(1)).abs()
            near = allowed & (away.detach() <= self.window)
            nearest = functional.one_hot(away.detach().masked_fill(~allowed, math.inf).argmin(1), len(places)).bool()
            is_empty = ~near.any(1, keepdim=True)
            scores = torch.where(is_empty, torch.zeros_like(scores), scores)
            allowed = torch.where(is_empty, nearest, near)
        weights = torch.softmax(scores.masked_fill(~allowed, -math.inf), dim=1)
        if self.span == "local_p":
            weights = weights * torch.exp(-2 * (away / self.window) ** 2)  # σ = window / 2
        if self.span == "hard":
            # In training a sample; its gradient (REINFORCE) is the caller's.
            taken = torch.multinomial(weights, 1).squeeze(1) if self.training else weights.argmax(1)
            weights = functional.one_hot(taken, weights.shape[1]).to(weights.dtype)
        return weights

    def forward(self, query, annotations, inside, step):
        weights = self.weights(query, self.scores(query, annotations), inside, step)
        return weights, (weights.unsqueeze(1) @ annotations).squeeze(1)


def recurrent(kind, inputs, hidden, layers, bidirectional=False):
    return {"rnn": nn.RNN, "gru": nn.GRU, "lstm": nn.LSTM}[kind](inputs, hidden, layers, batch_first=True,
                                                                bidirectional=bidirectional)


def visible(state):
    """h of what a cell keeps: of an LSTM's (h, c), or h itself."""
    return state[0] if isinstance(state, tuple) else state


def read(rnn, vectors, lengths):
    """Recurrent layers over vectors [B, S, E]: outputs [B, S, K] and the last state of each direction [B, K]."""
    packed = pack_padded_sequence(vectors, lengths.cpu(), batch_first=True, enforce_sorted=False)
    outputs, last = rnn(packed)
    outputs, _ = pad_packed_sequence(outputs, batch_first=True, total_length=vectors.shape[1])
    return outputs, torch.cat(tuple(visible(last)[-2 if rnn.bidirectional else -1:]), dim=1)


def inside_of(lengths, longest):
    """[B, longest], true at the positions of a sentence."""
    return torch.arange(longest, device=lengths.device) < lengths.unsqueeze(1)


# Positions: how a network without recurrence knows where a token stands.

def angles(positions, width):
    """[T, width / 2]: position · 10000^(−2i / width) (Vaswani et al. 2017, 3.5; Su et al. 2021, equation 34)."""
    pairs = torch.arange(0, width, 2, dtype=torch.float64, device=positions.device)
    return positions.double().unsqueeze(1) * torch.exp(pairs * (-math.log(10000.0) / width))


def sinusoids(length, width, device=None, layout="sinusoidal"):
    """[length, width]: sines in the even columns and cosines in the odd ones, or as SINUSOIDS says."""
    in_halves, rate_gaps, first = SINUSOIDS[layout]
    places = torch.arange(first, first + length, device=device)
    if in_halves:
        rates = torch.arange(width // 2, dtype=torch.float64, device=device)
        turned = places.double().unsqueeze(1) * torch.exp(rates * (-2 * math.log(10000.0) / (width - 2 * rate_gaps)))
        return torch.cat([turned.sin(), turned.cos()], 1).float()
    turned = angles(places, width)
    return torch.stack([turned.sin(), turned.cos()], 2).flatten(1)[:, :width].float()


def rotated(heads):
    """[B, H, T, w]: the pairs (2i, 2i + 1) of each column turned by the angles of its position."""
    turned = angles(torch.arange(heads.shape[2], device=heads.device), heads.shape[3])
    sine, cosine = turned.sin().float(), turned.cos().float()
    even, odd = heads[..., 0::2], heads[..., 1::2]
    return torch.stack([even * cosine - odd * sine, even * sine + odd * cosine], -1).flatten(-2)


class Embedded(nn.Module):
    """√E · embedding + position of tokens [B, T], its own part in what derives from it."""

    def __init__(self, words, width, choice):
        super().__init__()
        self.embedding, self.positions = nn.Embedding(words, width), choice["positions"]
        self.scale = math.sqrt(width) if choice.get("scaled_embedding", True) else 1.0
        if self.positions == "learned":
            self.position = nn.Parameter(0.02 * torch.randn(choice["longest"], width))

    def embed(self, tokens):
        length, width = tokens.shape[1], self.embedding.embedding_dim
        x = self.scale * self.embedding(tokens)
        if self.positions in SINUSOIDS:
            x = x + sinusoids(length, width, tokens.device, self.positions)
        if self.positions == "learned":  # positions past the last row take it
            x = x + self.position[torch.arange(length, device=tokens.device).clamp_max(len(self.position) - 1)]
        return x


# The Transformer's parts (Vaswani et al. 2017, 3).

class MultiHead(nn.Module):
    """Heads side by side: each compares its part of the queries with its part of the keys."""

    def __init__(self, size, source, heads, score, is_rotary=False):
        super().__init__()
        self.heads, self.score, self.is_rotary = heads, score, is_rotary
        self.q_proj, self.k_proj = nn.Linear(size, size), nn.Linear(source, size)
        self.v_proj, self.out_proj = nn.Linear(source, size), nn.Linear(size, size)
        width = size // heads
        if score == "additive":
            self.v_a = nn.Parameter((2 * torch.rand(heads, width) - 1) / math.sqrt(width))
        if score == "content":
            self.key_strength = nn.Parameter(torch.full((heads,), math.log(math.expm1(math.sqrt(width)))))

    def scores(self, q, k):
        """[B, H, T, S] of queries [B, H, T, w] and keys [B, H, S, w]."""
        if self.score == "additive":
            hidden = torch.tanh(q.unsqueeze(3) + k.unsqueeze(2))
            return (hidden * self.v_a[:, None, None, :]).sum(-1)
        products = q @ k.transpose(2, 3)
        if self.score == "scaled_dot":
            return products / math.sqrt(q.shape[3])
        if self.score == "content":
            sizes = q.norm(dim=3).unsqueeze(3) * k.norm(dim=3).unsqueeze(2)
            return products / sizes.clamp_min(1e-8) * functional.softplus(self.key_strength)[:, None, None]
        return products

    def forward(self, x, source, allowed):
        """x [B, T, d] reads source [B, S, K] where `allowed` [B, T, S]: what it reads, and weights [B, H, T, S]."""
        q, k, v = (part.unflatten(2, (self.heads, -1)).transpose(1, 2)
                   for part in (self.q_proj(x), self.k_proj(source), self.v_proj(source)))
        if self.is_rotary:
            q, k = rotated(q), rotated(k)
        weights = torch.softmax(self.scores(q, k).masked_fill(~allowed.unsqueeze(1), -math.inf), dim=3)
        return self.out_proj((weights @ v).transpose(1, 2).flatten(2)), weights


class FixedContext(nn.Module):
    """Cross-attention without attention: every step reads the summary."""

    def __init__(self, size, source):
        super().__init__()
        self.v_proj, self.out_proj = nn.Linear(source, size), nn.Linear(size, size)

    def forward(self, summary):
        return self.out_proj(self.v_proj(summary)).unsqueeze(1)


class Block(nn.Module):
    """Self-attention, in a decoder cross-attention, feed-forward; each with its residual and norm."""

    def __init__(self, choice, cross=None, source=None):
        super().__init__()
        size, heads = choice["hidden"], choice["heads"]
        self.is_norm_first, self.activation = choice["norm"] == "pre", FEED_FORWARDS[choice["activation"]]
        self.self_attention = MultiHead(size, size, heads, choice["score"], choice["positions"] == "rotary")
        if cross is not None:
            self.cross_attention = (FixedContext(size, source) if cross == "none"
                                    else MultiHead(size, source, heads, cross))
            self.norm3 = layer_norm(choice)
        self.linear1, self.linear2 = nn.Linear(size, choice["feed_forward"]), nn.Linear(choice["feed_forward"], size)
        self.norm1, self.norm2 = layer_norm(choice), layer_norm(choice)

    def add(self, x, norm, sublayer):
        return x + sublayer(norm(x)) if self.is_norm_first else norm(x + sublayer(x))

    def forward(self, x, allowed, encoded=None):
        """x [B, T, d], and the weights of self-attention and of cross-attention (None without)."""
        weights = [None, None]

        def attend_self(y):
            out, weights[0] = self.self_attention(y, y, allowed)
            return out

        def attend_cross(y):
            if isinstance(self.cross_attention, FixedContext):
                return self.cross_attention(encoded.summary)
            seen = encoded.inside.unsqueeze(1).expand(-1, y.shape[1], -1)
            out, weights[1] = self.cross_attention(y, encoded.annotations, seen)
            return out

        x = self.add(x, self.norm1, attend_self)
        if encoded is not None:
            x = self.add(x, self.norm2, attend_cross)
        last = self.norm2 if encoded is None else self.norm3
        return self.add(x, last, lambda y: self.linear2(self.activation(self.linear1(y)))), *weights


def layer_norm(choice):
    return nn.LayerNorm(choice["hidden"], eps=choice["norm_epsilon"])


def last_norm(choice):
    return layer_norm(choice) if choice["last_norm"] else None


def named_heads(site, layers):
    """{"encoder.1.1": [B, T, S], …} of the weights [B, H, T, S] of each layer."""
    return {f"{site}.{layer + 1}.{head + 1}": weights[:, head]
            for layer, weights in enumerate(layers) for head in range(weights.shape[1])}


# Encoders. Each gives what a decoder reads.

class Encoded:
    """Annotations [B, N, K], which of them are there (`inside` [B, N]), a summary [B, K], the encoder's maps, and what
    the words of each annotation weigh (`spread` [B, N, S]; None where an annotation is a token)."""

    def __init__(self, annotations, inside, summary, maps=None, spread=None):
        self.annotations, self.inside, self.summary = annotations, inside, summary
        self.maps, self.spread = maps or {}, spread

    def tokens(self, weights):
        """Weights [B, T, N] of annotations as weights of tokens [B, T, S]."""
        return weights if self.spread is None else weights @ self.spread


def encoded_by_mean(annotations, lengths, maps=None):
    """Without recurrence, the summary is the mean of the annotations."""
    inside = inside_of(lengths.to(annotations.device), annotations.shape[1])
    mean = (annotations * inside.unsqueeze(2)).sum(1) / inside.sum(1, keepdim=True)
    return Encoded(annotations, inside, mean, maps)


class RecurrentEncoder(nn.Module):
    def __init__(self, words, choice):
        super().__init__()
        self.embedding = nn.Embedding(words, choice["embedding"])
        self.rnn = recurrent(choice["cell"], choice["embedding"], choice["hidden"], choice["layers"],
                             choice["bidirectional"])

    def forward(self, source, lengths):
        annotations, summary = read(self.rnn, self.embedding(source), lengths)
        return Encoded(annotations, inside_of(lengths.to(source.device), source.shape[1]), summary)


class SelfAttentionEncoder(Embedded):
    def __init__(self, words, choice):
        super().__init__(words, choice["hidden"], choice)
        self.layers = nn.ModuleList(Block(choice) for _ in range(choice["layers"]))
        self.norm = last_norm(choice)

    def forward(self, source, lengths):
        inside = inside_of(lengths.to(source.device), source.shape[1])
        x, layers = self.embed(source), []
        for block in self.layers:
            x, weights, _ = block(x, inside.unsqueeze(1).expand(-1, source.shape[1], -1))
            layers.append(weights)
        return encoded_by_mean(self.norm(x) if self.norm else x, lengths, named_heads("encoder", layers))


class ConvolutionEncoder(Embedded):
    """Gehring et al. 2017, 3: a window sees `width` tokens, a gate says how much of it counts."""

    def __init__(self, words, choice):
        super().__init__(words, choice["embedding"], choice)
        size, width = choice["hidden"], choice["width"]
        self.input = nn.Linear(choice["embedding"], size)
        self.layers = nn.ModuleList(nn.Conv1d(size, 2 * size, width, padding=width // 2)
                                    for _ in range(choice["layers"]))

    def forward(self, source, lengths):
        inside = inside_of(lengths.to(source.device), source.shape[1]).unsqueeze(2)
        x = self.input(self.embed(source)) * inside
        for layer in self.layers:
            x = (x + functional.glu(layer(x.transpose(1, 2)), dim=1).transpose(1, 2)) * math.sqrt(0.5) * inside
        return encoded_by_mean(x, lengths)


class EmbeddingEncoder(Embedded):
    """Raffel & Ellis 2015: what a token is and where it stands, nothing else."""

    def __init__(self, words, choice):
        super().__init__(words, choice["hidden"], choice)

    def forward(self, source, lengths):
        return encoded_by_mean(self.embed(source), lengths)


class HierarchicalEncoder(nn.Module):
    """Yang et al. 2016: words make the vector of a sentence by attention, sentences make the annotations."""

    def __init__(self, words, choice):
        super().__init__()
        self.separators, reader, upper = choice["separators"], choice["words"], choice["sentences"]
        size, score = output_size(reader), choice["attention"]
        query = size if score["score"] in EQUAL_SIZES else score["query"]
        self.words, self.sentences = nn.Module(), nn.Module()
        self.words.embedding = nn.Embedding(words, reader["embedding"])
        self.words.rnn = recurrent(reader["cell"], reader["embedding"], reader["hidden"], reader["layers"],
                                   reader["bidirectional"])
        self.words.query = nn.Parameter((2 * torch.rand(query) - 1) / math.sqrt(query))
        self.words.attention = Attention(score, query, size)
        self.sentences.rnn = recurrent(upper["cell"], size, upper["hidden"], upper["layers"], upper["bidirectional"])

    def sentences_of(self, tokens):
        """Lists of tokens; each ends with a separator or with the text."""
        found = [[]]
        for token in tokens:
            found[-1].append(token)
            if token in self.separators:
                found.append([])
        return found if found[-1] else found[:-1]

    def read_text(self, tokens):
        """Annotations [N, K] of the sentences of one text, its summary [K], the words' weights [N, S], and the sentence
        of each word [S]."""
        sentences, device = self.sentences_of(tokens), self.words.query.device
        lengths = torch.tensor([len(sentence) for sentence in sentences])
        ids = nn.utils.rnn.pad_sequence([torch.tensor(sentence) for sentence in sentences], batch_first=True)
        words, _ = read(self.words.rnn, self.words.embedding(ids.to(device)), lengths)
        query = self.words.query.expand(len(sentences), -1)
        weights, vectors = self.words.attention(query, words, inside_of(lengths.to(device), words.shape[1]), 0)
        annotations, summary = read(self.sentences.rnn, vectors.unsqueeze(0), torch.tensor([len(sentences)]))
        spread, start = torch.zeros(len(sentences), len(tokens), device=device), 0
        for i, length in enumerate(lengths.tolist()):
            spread[i, start:start + length] = weights[i, :length]
            start += length
        return annotations[0], summary[0], spread, torch.arange(len(sentences)).repeat_interleave(lengths)

    def forward(self, source, lengths):
        texts = [self.read_text(tokens[:length].tolist()) for tokens, length in zip(source, lengths)]
        annotations = nn.utils.rnn.pad_sequence([text[0] for text in texts], batch_first=True)
        counts = torch.tensor([len(text[0]) for text in texts], device=source.device)
        spread = annotations.new_zeros(len(texts), annotations.shape[1], source.shape[1])
        rows = annotations.new_zeros(len(texts), source.shape[1], source.shape[1])
        for b, (_, _, weights, sentence_of) in enumerate(texts):
            spread[b, :weights.shape[0], :weights.shape[1]] = weights
            rows[b, :weights.shape[1], :weights.shape[1]] = weights[sentence_of]  # the row of a word is its sentence's
        return Encoded(annotations, inside_of(counts, annotations.shape[1]), torch.stack([text[1] for text in texts]),
                       {"words.1.1": rows}, spread)


ENCODER_MODULES = {"recurrent": RecurrentEncoder, "self_attention": SelfAttentionEncoder,
                   "convolution": ConvolutionEncoder, "embedding": EmbeddingEncoder,
                   "hierarchical": HierarchicalEncoder}


# Networks: an encoder and a wiring that reads its annotations. A state_dict has the names of the model file.

class Network(nn.Module):
    """What all have. `look` gives logits [B, T, V] and the maps by name; "alignment" is [B, T, S]."""

    def __init__(self, config):
        super().__init__()
        self.config = config = completed(config)
        self.encoder = ENCODER_MODULES[kind_of(config)](config["source_size"], config["encoder"])

    def forward(self, source, lengths, reads):
        """source [B, S] and what the decoder reads [B, T], <s> first: logits [B, T, V] and weights [B, T, S]."""
        logits, maps = self.look(source, lengths, reads)
        return logits, maps["alignment"]

    @torch.no_grad()
    def greedy(self, source, lengths, most_tokens):
        """[B, most_tokens] ids; what follows </s> means nothing."""
        reads = torch.full_like(source[:, :1], BEGIN)
        for _ in range(most_tokens):
            logits, _ = self.look(source, lengths, reads)
            reads = torch.cat([reads, logits[:, -1:].argmax(2)], 1)
        return reads[:, 1:]


class Translator(Network):
    """Bahdanau's and Luong's wirings: one attention, and a recurrent decoder around it."""

    def __init__(self, config):
        super().__init__(config)
        config, decoder, annotation = self.config, self.config["decoder"], annotation_size(self.config)
        state, embedding, self.is_luong = decoder["hidden"], decoder["embedding"], decoder["wiring"] == "luong"
        self.feeds = self.is_luong and decoder["input_feeding"]
        inputs = embedding + (annotation if not self.is_luong else state if self.feeds else 0)
        if config["encoder"].get("bridge", "tanh") == "tanh":
            self.bridge = nn.Linear(annotation, state)
        self.attention = Attention(config["attention"], state, annotation)
        self.decoder = nn.ModuleDict({
            "embedding": nn.Embedding(config["target_size"], embedding),
            "rnn": recurrent(decoder["cell"], inputs, state, decoder["layers"])})
        if self.is_luong:
            self.attentional = nn.Linear(annotation + state, state, bias=False)
        self.output = nn.Linear(state if self.is_luong else state + annotation + embedding, config["target_size"])

    def start(self, encoded):
        """What the decoder keeps before its first step: the state of every layer and what is fed."""
        first = torch.tanh(self.bridge(encoded.summary)) if hasattr(self, "bridge") else encoded.summary
        state = first.unsqueeze(0).repeat(self.config["decoder"]["layers"], 1, 1)
        is_lstm = self.config["decoder"]["cell"] == "lstm"
        return (state, torch.zeros_like(state)) if is_lstm else state, torch.zeros_like(first)

    def attend(self, query, encoded, step):
        if self.attention.score == "none":
            return torch.zeros_like(encoded.inside, dtype=query.dtype), encoded.summary
        return self.attention(query, encoded.annotations, encoded.inside, step)

    def step(self, reads, state, fed, encoded, step):
        """One token: logits [B, V], weights [B, N], and what the next step needs."""
        embedded = self.decoder["embedding"](reads)
        if self.is_luong:
            inputs = torch.cat([embedded, fed], 1) if self.feeds else embedded
            _, state = self.decoder["rnn"](inputs.unsqueeze(1), state)
            query = visible(state)[-1]
            weights, context = self.attend(query, encoded, step)
            fed = torch.tanh(self.attentional(torch.cat([context, query], 1)))
            return self.output(fed), weights, state, fed
        weights, context = self.attend(visible(state)[-1], encoded, step)
        _, state = self.decoder["rnn"](torch.cat([embedded, context], 1).unsqueeze(1), state)
        return self.output(torch.cat([visible(state)[-1], context, embedded], 1)), weights, state, fed

    def look(self, source, lengths, reads):
        encoded = self.encoder(source, lengths)
        state, fed = self.start(encoded)
        logits, weights = [], []
        for t in range(reads.shape[1]):
            out, alignment, state, fed = self.step(reads[:, t], state, fed, encoded, t)
            logits.append(out)
            weights.append(alignment)
        weights = torch.stack(weights, 1)
        return torch.stack(logits, 1), {**encoded.maps, "cross.1.1": weights, "alignment": encoded.tokens(weights)}

    @torch.no_grad()
    def greedy(self, source, lengths, most_tokens):
        encoded = self.encoder(source, lengths)
        state, fed = self.start(encoded)
        tokens = [torch.full_like(source[:, 0], BEGIN)]
        for t in range(most_tokens):
            out, _, state, fed = self.step(tokens[-1], state, fed, encoded, t)
            tokens.append(out.argmax(1))
        return torch.stack(tokens[1:], 1)


class DecoderBlocks(Embedded):
    """Layers of masked self-attention and of attention to the source."""

    def __init__(self, words, choice, score, source):
        super().__init__(words, choice["hidden"], choice)
        self.layers = nn.ModuleList(Block(choice, score, source) for _ in range(choice["layers"]))
        self.norm = last_norm(choice)

    def forward(self, reads, encoded):
        length = reads.shape[1]
        earlier = torch.ones(length, length, dtype=torch.bool, device=reads.device).tril().expand(len(reads), -1, -1)
        x, own, cross = self.embed(reads), [], []
        for block in self.layers:
            x, own_weights, cross_weights = block(x, earlier, encoded)
            own.append(own_weights)
            cross.append(cross_weights)
        return self.norm(x) if self.norm else x, own, [weights for weights in cross if weights is not None]


class Transformer(Network):
    """The wiring `transformer` over any encoder; its alignment is the mean of the last cross-attention's heads."""

    def __init__(self, config):
        super().__init__(config)
        decoder, words = self.config["decoder"], self.config["target_size"]
        self.decoder = DecoderBlocks(words, decoder, self.config["attention"]["score"], annotation_size(self.config))
        if decoder["shared_embedding"]:  # not registered a second time, so that it has one name
            del self.decoder.embedding
            object.__setattr__(self.decoder, "embedding", self.encoder.embedding)
        if decoder["tied_output"]:
            self.output = nn.ParameterDict({"bias": nn.Parameter(torch.zeros(words))})
        else:
            self.output = nn.Linear(decoder["hidden"], words)

    def look(self, source, lengths, reads):
        encoded = self.encoder(source, lengths)
        x, own, cross = self.decoder(reads, encoded)
        if self.config["decoder"]["tied_output"]:
            logits = functional.linear(x, self.decoder.embedding.weight, self.output["bias"])
        else:
            logits = self.output(x)
        alignment = cross[-1].mean(1) if cross else torch.zeros(*reads.shape, encoded.inside.shape[1], device=x.device)
        return logits, {**encoded.maps, **named_heads("decoder", own), **named_heads("cross", cross),
                        "alignment": encoded.tokens(alignment)}


class Classifier(Network):
    """The wiring `pool`: a learned query reads the text once, and the one step says its class."""

    def __init__(self, config):
        super().__init__(config)
        choice, state = self.config["attention"], self.config["decoder"]["hidden"]
        annotation = annotation_size(self.config)
        if choice["score"] != "none":
            self.decoder = nn.ParameterDict({"query": nn.Parameter((2 * torch.rand(state) - 1) / math.sqrt(state))})
            self.attention = Attention(choice, state, annotation)
        self.output = nn.Linear(annotation, self.config["target_size"])

    def look(self, source, lengths, reads=None):
        encoded = self.encoder(source, lengths)
        if self.config["attention"]["score"] == "none":
            weights, context = torch.zeros_like(encoded.inside, dtype=encoded.summary.dtype), encoded.summary
            own = {}
        else:
            query = self.decoder["query"].expand(len(source), -1)
            weights, context = self.attention(query, encoded.annotations, encoded.inside, 0)
            own = {"pool.1.1": weights.unsqueeze(1)}
        return self.output(context).unsqueeze(1), {**encoded.maps, **own,
                                                   "alignment": encoded.tokens(weights.unsqueeze(1))}

    def greedy(self, source, lengths, most_tokens=1):
        return super().greedy(source, lengths, 1)


def network_of(config):
    """The module of a configuration."""
    wirings = {"transformer": Transformer, "pool": Classifier}
    return wirings.get(completed(config)["decoder"]["wiring"], Translator)(config)


def check_state(state, config, where="the state_dict"):
    """The names in a model's order, when the tensors are those of the configuration."""
    expected = network_of(config).state_dict()
    for name in sorted(set(expected) | set(state), key=str):
        tensor, start = state.get(name), f"{where}: tensor {name!r}"
        if name not in state or name not in expected:
            raise WrongInput(f"{start} is " + ("missing" if name in expected else
                                               "unknown in a model of this configuration"))
        if not isinstance(tensor, torch.Tensor) or tensor.layout != torch.strided or not tensor.is_floating_point():
            raise WrongInput(f"{start} should be a dense tensor of floating-point numbers")
        if tensor.shape != expected[name].shape:
            raise WrongInput(f"{start} should have shape {list(expected[name].shape)}, found {list(tensor.shape)}")
        if not torch.isfinite(tensor.float()).all():
            raise WrongInput(f"{start} holds numbers that are not finite")
    return list(expected)


def check_tokens(tokens, size, where):
    is_list = isinstance(tokens, list) and all(isinstance(token, str) for token in tokens)
    if not is_list or tokens[:4] != SPECIAL_TOKENS or len(set(tokens)) != len(tokens) or len(tokens) != size:
        raise WrongInput(f"{where}: should be {size} different tokens that start with {', '.join(SPECIAL_TOKENS)}"
                         + (f", found {len(tokens)}" if is_list else ""))


def check_tokenizer(value, where="the tokeniser"):
    """An id's object, or {"source": …, "target": …} of two."""
    if isinstance(value, dict) and set(value) == {"source", "target"}:
        for side, one in value.items():
            check_tokenizer(one, f"{where}: {side}")
        return
    known = value.get("id") if isinstance(value, dict) else None
    if not isinstance(known, str) or known not in TOKENIZERS:
        raise WrongInput(f"{where}: should be one of {', '.join(TOKENIZERS)}, found {shown(known or value)}")
    if unknown := set(value) - TOKENIZERS[known] - {"id", "frame"}:
        raise WrongInput(f"{where}: {known} has no {', '.join(sorted(unknown))}")
    if known == "sentencepiece" and not value.get("model"):
        raise WrongInput(f"{where}: sentencepiece needs its model; give the object that a model file's metadata call "
                         "tokenizer")


def load_model(path):
    """The network of a model file, in evaluation mode; `.metadata` keeps what else stands in the file."""
    tensors, metadata = read_tensors(path)
    if metadata.get("format") != FORMAT:
        raise WrongInput(f"{path}: is not a model file of Attention Lab")
    for key in ("version", "config", "source_vocabulary", "target_vocabulary"):
        if not isinstance(metadata.get(key), str):
            raise WrongInput(f"{path}: its metadata lack {key}")
    if not metadata["version"].isdecimal() or int(metadata["version"]) > VERSION:
        raise WrongInput(f"{path}: is of version {metadata['version']}, this script reads up to {VERSION}")
    config = completed(parsed(metadata["config"], f"{path}: config"), f"{path}: config")
    check_state(tensors, config, path)
    model = network_of(config)
    model.load_state_dict(tensors)
    model.metadata = metadata
    for side in ("source", "target"):
        tokens = parsed(metadata[f"{side}_vocabulary"], f"{path}: {side}_vocabulary")
        check_tokens(tokens, config[f"{side}_size"], f"{path}: {side}_vocabulary")
        setattr(model, f"{side}_vocabulary", tokens)
    return model.eval()


def version_of(config):
    """Programs before version 2 know recurrent models only, so files of these stay as they were."""
    is_recurrent = kind_of(config) == "recurrent" and config["decoder"]["wiring"] in ("bahdanau", "luong")
    return 1 if is_recurrent else VERSION


def save_model(model, path, config=None, source_vocabulary=None, target_vocabulary=None, tokenizer=None,
               training=None):
    """Writes a model file from a network or a state_dict.

    What is not given is that of a model of load_model. Vocabularies list every token in the order of the ids and
    start with <pad>, <s>, </s>, <unk>; `tokenizer` is the id of one of the program's, or its JSON object, and
    "characters" where nothing says otherwise.
    """
    old = getattr(model, "metadata", {})
    state = model.state_dict() if isinstance(model, nn.Module) else model
    if config is None and not hasattr(model, "config"):
        raise WrongInput("a state_dict needs its configuration; give config")
    config = completed(model.config if config is None else config)
    names = check_state(state, config)
    metadata = {"format": FORMAT, "version": str(version_of(config)), "config": json.dumps(config)}
    for side, given in (("source", source_vocabulary), ("target", target_vocabulary)):
        tokens = list(getattr(model, f"{side}_vocabulary", []) if given is None else given)
        check_tokens(tokens, config[f"{side}_size"], f"the {side} vocabulary")
        metadata[f"{side}_vocabulary"] = json.dumps(tokens, ensure_ascii=False)
    if tokenizer is None:
        tokenizer = parsed(old.get("tokenizer", '"characters"'), "the model's tokeniser")
    chosen = {"id": tokenizer} if isinstance(tokenizer, str) else tokenizer
    check_tokenizer(chosen)
    metadata["tokenizer"] = json.dumps(chosen, ensure_ascii=False)
    metadata["training"] = json.dumps(training) if training is not None else old.get("training", "{}")
    write_tensors(path, {name: state[name] for name in names}, metadata)


def read_tokens(path):
    """A JSON list, or one token a line."""
    data = read_bytes(path)
    if path.endswith(".json"):
        return parsed(data, path)
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError as error:
        raise WrongInput(f"{path}: is not UTF-8 at byte {error.start + 1}") from None
    return [line[:-1] if line.endswith("\r") else line for line in (lines if lines[-1] else lines[:-1])]


def read_config(path):
    """A model file's, what `attnlab info --json` prints, or the configuration alone."""
    if path.endswith(".safetensors"):
        metadata = read_tensors(path)[1]
        if metadata.get("format") != FORMAT or not isinstance(metadata.get("config"), str):
            raise WrongInput(f"{path}: is not a model file of Attention Lab")
        config = parsed(metadata["config"], f"{path}: config")
    else:
        config = read_json(path)
        config = config.get("config", config) if isinstance(config, dict) else config
    if not isinstance(config, dict):
        raise WrongInput(f"{path}: should be a configuration, a JSON object, found {shown(config)}")
    if missing := [group for group in GROUPS if group not in config]:
        raise WrongInput(f"{path}: the configuration lacks {', '.join(missing)}; `attnlab info MODEL --json` shows one")
    return config


def read_state(path):
    """The state_dict of a file, without running anything of it."""
    if path.endswith(".safetensors"):
        return read_tensors(path)[0]
    read_bytes(path)  # its own sentence for a file that is not there
    try:
        state = torch.load(path, map_location="cpu", weights_only=True)
    except MemoryError:
        raise
    except Exception as error:  # whatever PyTorch finds in a broken or hostile file
        what = ("holds more than tensors in dictionaries, which could run code when it is loaded, or is damaged"
                if isinstance(error, pickle.UnpicklingError) else "is not a whole file of torch.save")
        raise WrongInput(f"{path}: {what}; save model.state_dict() with torch.save") from None
    if not isinstance(state, dict):
        raise WrongInput(f"{path}: holds a {type(state).__name__}, expected a state_dict, a dictionary of tensors; "
                         "save model.state_dict() with torch.save")
    return state


def renamed(state, options):
    names = read_json(options.names)
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise WrongInput(f"{options.names}: should be a JSON object of names, {{\"output.bias\": \"yours\"}}")
    for theirs in names.values():
        if theirs not in state:
            raise WrongInput(f"{options.names}: names the tensor {theirs!r}, which is not in {options.state_dict}")
    return {ours: state[theirs] for ours, theirs in names.items()}


def check_place(path):
    folder = os.path.dirname(path) or "."
    if os.path.isdir(path):
        raise WrongInput(f"{path}: is a folder; give --out the name of a file in it")
    if not os.path.isdir(folder):
        raise WrongInput(f"{path}: the folder {folder} does not exist; make it first")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise WrongInput(f"{path}: the folder {folder} cannot be written to; choose another one with --out")


def convert(options):
    check_place(options.out)
    is_file = options.tokenizer.endswith(".json")
    tokenizer = read_json(options.tokenizer) if is_file else {"id": options.tokenizer}
    check_tokenizer(tokenizer, options.tokenizer if is_file else "--tokenizer")
    source, target = read_tokens(options.source_vocabulary), read_tokens(options.target_vocabulary)
    config = {"source_size": len(source), "target_size": len(target), **read_config(options.config)}
    config = completed(config, options.config)
    check_tokens(source, config["source_size"], options.source_vocabulary)
    check_tokens(target, config["target_size"], options.target_vocabulary)
    state = read_state(options.state_dict)
    if options.names:
        state = renamed(state, options)
    check_state(state, config, options.state_dict)
    save_model(state, options.out, config, source, target, tokenizer)


def check(options):
    model = load_model(options.model)
    print(f"{sum(tensor.numel() for tensor in model.state_dict().values())} parameters, "
          f"{model.config['attention']['score']}, {model.config['decoder']['wiring']}")


def main():
    parser = argparse.ArgumentParser(description="Model files of Attention Lab in PyTorch.")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("check", help="load a model file into a torch.nn.Module")
    command.add_argument("model")
    command.set_defaults(run=check)
    command = commands.add_parser("convert", help="make a model file of a state_dict of your own")
    command.add_argument("state_dict")
    for name in ("config", "source-vocabulary", "target-vocabulary", "out"):
        command.add_argument("--" + name, required=True)
    command.add_argument("--names")
    command.add_argument("--tokenizer", default="characters",
                         help=f"{', '.join(TOKENIZERS)}, or a JSON file with its object")
    command.set_defaults(run=convert)
    options = parser.parse_args()
    try:
        options.run(options)
    except WrongInput as error:
        print(f"attention_lab.py: {error}", file=sys.stderr)
        sys.exit(2)
    except (OSError, MemoryError, RuntimeError) as error:
        sys.exit(f"attention_lab.py: {error}")


if __name__ == "__main__":
    main()
