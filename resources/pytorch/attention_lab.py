# SPDX-License-Identifier: GPL-3.0-or-later
"""Model files of Attention Lab in PyTorch, and PyTorch models as model files. Needs torch and nothing else.

    from attention_lab import load_model, save_model
    model = load_model("additive.safetensors")            # a torch.nn.Module
    logits, weights = model(source, lengths, reads)       # ids; weights are the alignment
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
import struct
import sys

import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

FORMAT, VERSION = "attention-lab-model", 1
PADDING, BEGIN, END, UNKNOWN = 0, 1, 2, 3
SPECIAL_TOKENS = ["<pad>", "<s>", "</s>", "<unk>"]
DTYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "F64": torch.float64, "I64": torch.int64}

DEFAULTS = {
    "encoder": {"cell": "gru", "layers": 1, "bidirectional": True, "hidden": 32, "embedding": 32, "bridge": "tanh"},
    "decoder": {"wiring": "bahdanau", "cell": "gru", "layers": 1, "hidden": 64, "embedding": 32,
                "input_feeding": True},
    "attention": {"score": "additive", "size": 64, "longest_source": 64, "activation": "tanh", "bias": False,
                  "learned_key_strength": False, "span": "global", "window": 2},
}


CELLS = ["rnn", "gru", "lstm"]
CHOICES = {
    "encoder.cell": CELLS, "encoder.bridge": ["tanh", "copy"], "decoder.wiring": ["bahdanau", "luong"],
    "decoder.cell": CELLS,
    "attention.score": ["dot", "general", "additive", "scaled_dot", "content", "location", "key_query", "none"],
    "attention.activation": ["tanh", "sigmoid", "relu"], "attention.span": ["global", "local_m", "local_p", "hard"],
}
EQUAL_SIZES = ["dot", "scaled_dot", "content"]  # scores of states with annotations as they are
LARGEST = {"layers": 16}  # other sizes: 16,384
KINDS = {bool: "true or false", int: "a whole number", str: "a text"}
TOKENIZERS = {"characters": set(), "blanks": set(), "words": {"lower_case", "spaced"},
              "sentencepiece": {"model", "lower_case"}}


class WrongInput(ValueError):
    """What was given cannot be used; one sentence that says what, where, and what was expected."""


def shown(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + "…"


def check_size(where, key, found, smallest, largest):
    if type(found) is not int or not smallest <= found <= largest:
        raise WrongInput(f"{where}: {key} should be a whole number from {smallest} to {largest}, found {shown(found)}")


def completed(config, where="the configuration"):
    """The configuration with what it leaves out."""
    if not isinstance(config, dict):
        raise WrongInput(f"{where}: should be a JSON object, found {shown(config)}")
    for group in set(DEFAULTS) & set(config):
        if not isinstance(config[group], dict):
            raise WrongInput(f"{where}: {group} should be a JSON object, found {shown(config[group])}")
    unknown = set(config) - set(DEFAULTS) - {"source_size", "target_size"}
    for group, values in DEFAULTS.items():
        unknown |= {f"{group}.{key}" for key in set(config.get(group, {})) - set(values)}
    if unknown:
        raise WrongInput(f"{where}: has unknown keys: " + ", ".join(sorted(unknown)))
    sizes = {}
    for key in ("source_size", "target_size"):
        if key not in config:
            raise WrongInput(f"{where}: lacks {key}, how many tokens the vocabulary has")
        check_size(where, key, config[key], 4, 1_000_000)
        sizes[key] = config[key]
    whole = {**sizes, **{group: {**values, **config.get(group, {})} for group, values in DEFAULTS.items()}}
    check_config(whole, where)
    return whole


def check_config(config, where):
    for group, values in DEFAULTS.items():
        for key, usual in values.items():
            name, found = f"{group}.{key}", config[group][key]
            if type(found) is not type(usual):
                raise WrongInput(f"{where}: {name} should be {KINDS[type(usual)]}, found {shown(found)}")
            if type(found) is int:
                check_size(where, name, found, 1, LARGEST.get(key, 16_384))
            if name in CHOICES and found not in CHOICES[name]:
                raise WrongInput(f"{where}: {name} should be one of {', '.join(CHOICES[name])}, found {shown(found)}")
    encoder, state, attention = config["encoder"], config["decoder"]["hidden"], config["attention"]
    annotation = encoder["hidden"] * (2 if encoder["bidirectional"] else 1)
    needs_equal = attention["score"] in EQUAL_SIZES or encoder["bridge"] == "copy"
    if needs_equal and state != annotation:
        raise WrongInput(f"{where}: states and annotations should have one size for the score {attention['score']} and "
                         f"the bridge {encoder['bridge']}, found {state} and {annotation}")
    if encoder["bridge"] == "copy" and encoder["bidirectional"]:
        raise WrongInput(f"{where}: encoder.bridge should be tanh with an encoder of two directions, found copy")
    if attention["score"] == "none" and attention["span"] != "global":
        raise WrongInput(f"{where}: attention.span should be global with the score none, found {attention['span']}")


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


def read_tensors(path):
    """Tensors by name and the metadata of a safetensors file."""
    data = read_bytes(path)
    if len(data) < 8 or (length := struct.unpack("<Q", data[:8])[0]) > len(data) - 8:
        raise WrongInput(f"{path}: is not a whole safetensors file")
    header = parsed(data[8:8 + length], f"{path}: its header")
    if not isinstance(header, dict) or not isinstance(header.get("__metadata__", {}), dict):
        raise WrongInput(f"{path}: is not a safetensors file, whose header is a JSON object")
    metadata = header.pop("__metadata__", {})
    data = memoryview(data)[8 + length:]
    return {name: tensor_of(entry, data, f"{path}: tensor {name!r}") for name, entry in header.items()}, metadata


def write_tensors(path, tensors, metadata):
    """A safetensors file of 32-bit numbers, written beside its place and then renamed."""
    header, blobs, offset = {"__metadata__": metadata}, [], 0
    for name, tensor in tensors.items():
        blob = bytearray(4 * tensor.numel())
        if blob:
            torch.frombuffer(blob, dtype=torch.float32).copy_(tensor.detach().reshape(-1))
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [offset, offset + len(blob)]}
        offset += len(blob)
        blobs.append(blob)
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
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

    def __init__(self, config):
        super().__init__()
        choice, state = config["attention"], config["decoder"]["hidden"]
        annotation = config["encoder"]["hidden"] * (2 if config["encoder"]["bidirectional"] else 1)
        size, self.score, self.span, self.window = choice["size"], choice["score"], choice["span"], choice["window"]
        self.squash = {"tanh": torch.tanh, "sigmoid": torch.sigmoid, "relu": torch.relu}[choice["activation"]]
        shapes = {
            "dot": {}, "scaled_dot": {}, "none": {},
            "general": {"W_a": (state, annotation)},
            "additive": {"W_a": (size, state + annotation), "v_a": (size,), **({"b_a": (size,)} if choice["bias"] else {})},
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


class Translator(nn.Module):
    """The specification's network; its state_dict has the names of the model file."""

    def __init__(self, config):
        super().__init__()
        self.config = config = completed(config)
        encoder, decoder = config["encoder"], config["decoder"]
        annotation = encoder["hidden"] * (2 if encoder["bidirectional"] else 1)
        state, embedding, self.is_luong = decoder["hidden"], decoder["embedding"], decoder["wiring"] == "luong"
        self.feeds = self.is_luong and decoder["input_feeding"]
        inputs = embedding + (annotation if not self.is_luong else state if self.feeds else 0)
        self.encoder = nn.ModuleDict({
            "embedding": nn.Embedding(config["source_size"], encoder["embedding"]),
            "rnn": recurrent(encoder["cell"], encoder["embedding"], encoder["hidden"], encoder["layers"],
                             encoder["bidirectional"])})
        if encoder["bridge"] == "tanh":
            self.bridge = nn.Linear(annotation, state)
        self.attention = Attention(config)
        self.decoder = nn.ModuleDict({
            "embedding": nn.Embedding(config["target_size"], embedding),
            "rnn": recurrent(decoder["cell"], inputs, state, decoder["layers"])})
        if self.is_luong:
            self.attentional = nn.Linear(annotation + state, state, bias=False)
        self.output = nn.Linear(state if self.is_luong else state + annotation + embedding, config["target_size"])

    def encode(self, source, lengths):
        """Annotations [B, S, K], the last states [B, K], and the decoder's first state [B, D]."""
        packed = pack_padded_sequence(self.encoder["embedding"](source), lengths.cpu(), batch_first=True,
                                      enforce_sorted=False)
        outputs, last = self.encoder["rnn"](packed)
        annotations, _ = pad_packed_sequence(outputs, batch_first=True, total_length=source.shape[1])
        directions = 2 if self.config["encoder"]["bidirectional"] else 1
        summary = torch.cat(tuple(visible(last)[-directions:]), dim=1)
        first = torch.tanh(self.bridge(summary)) if hasattr(self, "bridge") else summary
        return annotations, summary, first

    def start(self, first):
        """What the decoder keeps before its first step: the state of every layer and what is fed."""
        state = first.unsqueeze(0).repeat(self.config["decoder"]["layers"], 1, 1)
        is_lstm = self.config["decoder"]["cell"] == "lstm"
        return (state, torch.zeros_like(state)) if is_lstm else state, torch.zeros_like(first)

    def attend(self, query, encoded, inside, step):
        annotations, summary, _ = encoded
        if self.attention.score == "none":
            return torch.zeros_like(inside, dtype=summary.dtype), summary
        return self.attention(query, annotations, inside, step)

    def step(self, reads, state, fed, encoded, inside, step):
        """One token: logits [B, V], weights [B, S], and what the next step needs."""
        embedded = self.decoder["embedding"](reads)
        if self.is_luong:
            inputs = torch.cat([embedded, fed], 1) if self.feeds else embedded
            _, state = self.decoder["rnn"](inputs.unsqueeze(1), state)
            query = visible(state)[-1]
            weights, context = self.attend(query, encoded, inside, step)
            fed = torch.tanh(self.attentional(torch.cat([context, query], 1)))
            return self.output(fed), weights, state, fed
        weights, context = self.attend(visible(state)[-1], encoded, inside, step)
        _, state = self.decoder["rnn"](torch.cat([embedded, context], 1).unsqueeze(1), state)
        return self.output(torch.cat([visible(state)[-1], context, embedded], 1)), weights, state, fed

    def forward(self, source, lengths, reads):
        """source [B, S] and what the decoder reads [B, T], <s> first: logits [B, T, V] and weights [B, T, S]."""
        encoded = self.encode(source, lengths)
        inside = torch.arange(source.shape[1], device=source.device) < lengths.to(source.device).unsqueeze(1)
        state, fed = self.start(encoded[2])
        logits, weights = [], []
        for t in range(reads.shape[1]):
            out, alignment, state, fed = self.step(reads[:, t], state, fed, encoded, inside, t)
            logits.append(out)
            weights.append(alignment)
        return torch.stack(logits, 1), torch.stack(weights, 1)

    @torch.no_grad()
    def greedy(self, source, lengths, most_tokens):
        """[B, most_tokens] ids; what follows </s> means nothing."""
        encoded = self.encode(source, lengths)
        inside = torch.arange(source.shape[1], device=source.device) < lengths.to(source.device).unsqueeze(1)
        state, fed = self.start(encoded[2])
        tokens = [torch.full_like(source[:, 0], BEGIN)]
        for t in range(most_tokens):
            out, _, state, fed = self.step(tokens[-1], state, fed, encoded, inside, t)
            tokens.append(out.argmax(1))
        return torch.stack(tokens[1:], 1)


def check_state(state, config, where="the state_dict"):
    """The names in a model's order, when the tensors are those of the configuration."""
    expected = Translator(config).state_dict()
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
    if unknown := set(value) - TOKENIZERS[known] - {"id"}:
        raise WrongInput(f"{where}: {known} has no {', '.join(sorted(unknown))}")
    if known == "sentencepiece" and not value.get("model"):
        raise WrongInput(f"{where}: sentencepiece needs its model; give the object that a model file's metadata call "
                         "tokenizer")


def load_model(path):
    """The Translator of a model file, in evaluation mode; `.metadata` keeps what else stands in the file."""
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
    model = Translator(config)
    model.load_state_dict(tensors)
    model.metadata = metadata
    for side in ("source", "target"):
        tokens = parsed(metadata[f"{side}_vocabulary"], f"{path}: {side}_vocabulary")
        check_tokens(tokens, config[f"{side}_size"], f"{path}: {side}_vocabulary")
        setattr(model, f"{side}_vocabulary", tokens)
    return model.eval()


def save_model(model, path, config=None, source_vocabulary=None, target_vocabulary=None, tokenizer=None,
               training=None):
    """Writes a model file from a Translator or a state_dict.

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
    metadata = {"format": FORMAT, "version": str(VERSION), "config": json.dumps(config)}
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
    if missing := [group for group in DEFAULTS if group not in config]:
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
