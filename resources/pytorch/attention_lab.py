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

CONFIG.json is what `attnlab info MODEL --json` and the model file's metadata call config; NAMES.json says what your
tensors are called: {"encoder.embedding.weight": "src_embed.weight", …}.
"""
import argparse
import json
import math
import os
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


def completed(config):
    """The configuration with what it leaves out."""
    unknown = set(config) - set(DEFAULTS) - {"source_size", "target_size"}
    for group, values in DEFAULTS.items():
        unknown |= {f"{group}.{key}" for key in set(config.get(group, {})) - set(values)}
    if unknown:
        raise ValueError("the configuration has unknown keys: " + ", ".join(sorted(unknown)))
    sizes = {key: config[key] for key in ("source_size", "target_size")}
    return {**sizes, **{group: {**values, **config.get(group, {})} for group, values in DEFAULTS.items()}}


def read_tensors(path):
    """Tensors by name and the metadata of a safetensors file."""
    with open(path, "rb") as file:
        data = bytearray(file.read())
    if len(data) < 8 or (length := struct.unpack("<Q", data[:8])[0]) > len(data) - 8:
        raise ValueError(f"{path}: not a whole safetensors file")
    header = json.loads(data[8:8 + length].decode())
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        begin, end = entry["data_offsets"]
        dtype = DTYPES[entry["dtype"]]
        # A tensor of its own, at an address of its own.
        blob = data[8 + length + begin:8 + length + end]
        values = torch.frombuffer(blob, dtype=dtype) if blob else torch.empty(0, dtype=dtype)
        tensors[name] = values.reshape(entry["shape"])
    return tensors, metadata


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


def load_model(path):
    """The Translator of a model file, in evaluation mode; `.metadata` keeps what else stands in the file."""
    tensors, metadata = read_tensors(path)
    if metadata.get("format") != FORMAT:
        raise ValueError(f"{path}: not a model file of Attention Lab")
    if int(metadata["version"]) > VERSION:
        raise ValueError(f"{path}: is of version {metadata['version']}, this script reads up to {VERSION}")
    model = Translator(json.loads(metadata["config"]))
    model.load_state_dict(tensors)  # names and shapes are checked there
    model.metadata = metadata
    model.source_vocabulary = json.loads(metadata["source_vocabulary"])
    model.target_vocabulary = json.loads(metadata["target_vocabulary"])
    return model.eval()


def save_model(model, path, config=None, source_vocabulary=None, target_vocabulary=None, tokenizer=None,
               training=None):
    """Writes a model file from a Translator or a state_dict.

    What is not given is that of a model of load_model. Vocabularies list every token in the order of the ids and
    start with <pad>, <s>, </s>, <unk>; `tokenizer` is the id of one of the program's, or its JSON object; of a state_dict without one it is "characters".
    """
    old = getattr(model, "metadata", {})
    state = model.state_dict() if isinstance(model, nn.Module) else model
    config = completed(config or getattr(model, "config", None) or json.loads(old["config"]))
    expected = Translator(config).state_dict()
    for name in sorted(set(expected) | set(state)):
        if name not in state or name not in expected:
            raise ValueError(f"tensor {name!r} is " + ("missing" if name in expected else
                                                       "unknown in a model of this configuration"))
        if state[name].shape != expected[name].shape:
            raise ValueError(f"tensor {name!r} should have shape {list(expected[name].shape)}, "
                             f"found {list(state[name].shape)}")
        if not torch.isfinite(state[name]).all():
            raise ValueError(f"tensor {name!r} holds numbers that are not finite")
    metadata = {"format": FORMAT, "version": str(VERSION), "config": json.dumps(config)}
    for side, given in (("source", source_vocabulary), ("target", target_vocabulary)):
        tokens = list(given) if given is not None else json.loads(old[f"{side}_vocabulary"])
        if tokens[:4] != SPECIAL_TOKENS or len(set(tokens)) != len(tokens) or len(tokens) != config[f"{side}_size"]:
            raise ValueError(f"the {side} vocabulary should be {config[f'{side}_size']} different tokens that start "
                             f"with {', '.join(SPECIAL_TOKENS)}")
        metadata[f"{side}_vocabulary"] = json.dumps(tokens, ensure_ascii=False)
    chosen = {"id": tokenizer} if isinstance(tokenizer, str) else tokenizer
    metadata["tokenizer"] = json.dumps(chosen) if chosen else old.get("tokenizer", '{"id": "characters"}')
    metadata["training"] = json.dumps(training) if training is not None else old.get("training", "{}")
    write_tensors(path, {name: state[name] for name in expected}, metadata)


def read_tokens(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file) if path.endswith(".json") else file.read().splitlines()


def convert(options):
    state = (read_tensors(options.state_dict)[0] if options.state_dict.endswith(".safetensors")
             else torch.load(options.state_dict, map_location="cpu"))
    if options.names:
        with open(options.names, encoding="utf-8") as file:
            state = {ours: state[theirs] for ours, theirs in json.load(file).items()}
    with open(options.config, encoding="utf-8") as file:
        config = json.load(file)
    source, target = read_tokens(options.source_vocabulary), read_tokens(options.target_vocabulary)
    save_model(state, options.out, {"source_size": len(source), "target_size": len(target), **config}, source, target,
               options.tokenizer)


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
    command = commands.add_parser("convert", help="make a model file of a state_dict of your own; PyTorch unpickles "
                                  "it, so give none from a stranger (attnlab import reads those without running them)")
    command.add_argument("state_dict")
    for name in ("config", "source-vocabulary", "target-vocabulary", "out"):
        command.add_argument("--" + name, required=True)
    command.add_argument("--names")
    command.add_argument("--tokenizer", default="characters")
    command.set_defaults(run=convert)
    options = parser.parse_args()
    try:
        options.run(options)
    except (ValueError, KeyError, OSError, RuntimeError) as error:
        sys.exit(f"attention_lab.py: {error}")


if __name__ == "__main__":
    main()
