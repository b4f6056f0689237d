# SPDX-License-Identifier: GPL-3.0-or-later
"""The PyTorch side of torch_test.cpp, in one process. Usage: torch_cases.py SCRIPT_FOLDER FOLDER

FOLDER/models/*.safetensors with FOLDER/models/*.json (source, reads: lists of ids) are loaded into the script's
module; FOLDER/back/ gets each saved again, and FOLDER/logits/ its logits and weights. FOLDER/strangers/ gets models
as well-known tutorials write them, with what they compute.
"""
import contextlib
import glob
import io
import json
import os
import struct
import sys

import torch
from torch import nn

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import attention_lab  # noqa: E402
from attention_lab import load_model, save_model, write_tensors  # noqa: E402

folder = sys.argv[2]


def write_case(name, logits, weights, source=(), reads=(), maps=()):
    tensors = {"logits": logits, "weights": weights, **dict(maps)}
    tensors.update(source=torch.tensor(source, dtype=torch.float32), reads=torch.tensor(reads, dtype=torch.float32))
    write_tensors(f"{folder}/logits/{name}.safetensors", tensors, {})


def check_padding(model, case, logits):
    """A longer neighbour in a batch changes nothing."""
    source, reads = torch.tensor([case["source"]]), torch.tensor([case["reads"]])
    longer = torch.cat([source, source[:, :3]], 1)
    both = torch.cat([torch.nn.functional.pad(source, (0, 3)), longer])
    length = source.shape[1]
    found, _ = model(both, torch.tensor([length, length + 3]), reads.expand(2, -1))
    assert torch.allclose(found[:1], logits, atol=1e-5 * max(1, logits.abs().max().item()))


@torch.no_grad()
def run_models():
    for path in sorted(glob.glob(f"{folder}/models/*.safetensors")):
        name = os.path.basename(path)[:-len(".safetensors")]
        model = load_model(path)
        with open(path[:-len("safetensors")] + "json", encoding="utf-8") as file:
            case = json.load(file)
        logits, weights = model(torch.tensor([case["source"]]), torch.tensor([len(case["source"])]),
                                torch.tensor([case["reads"]]))
        same, maps = model.look(torch.tensor([case["source"]]), torch.tensor([len(case["source"])]),
                                torch.tensor([case["reads"]]))
        assert torch.equal(same, logits) and torch.equal(maps.pop("alignment"), weights)
        write_case(name, logits[0], weights[0], maps={f"map.{key}": rows[0] for key, rows in maps.items()})
        check_padding(model, case, logits)
        save_model(model, f"{folder}/back/{name}.safetensors")


class Stranger(nn.Module):
    """Encoder with one direction, whose last state starts the decoder."""

    def __init__(self, cell_name, hidden=6, words_in=11, words_out=9, embedding=4, context_first=False):
        super().__init__()
        self.cell_name, self.hidden, self.context_first = cell_name, hidden, context_first
        self.encoder, self.decoder = nn.Module(), nn.Module()
        self.encoder.embedding = nn.Embedding(words_in, embedding)
        self.decoder.embedding = nn.Embedding(words_out, embedding)
        setattr(self.encoder, cell_name, nn.GRU(embedding, hidden))

    def encode(self, source):
        outputs, last = getattr(self.encoder, self.cell_name)(self.encoder.embedding(source).unsqueeze(1))
        return outputs.squeeze(1), last

    @torch.no_grad()
    def run(self, source, reads):
        keys, state = self.encode(torch.tensor(source))
        logits, weights = [], []
        for token in reads:
            out, alpha, state = self.step(self.decoder.embedding(torch.tensor([token])), keys, state)
            logits.append(out.squeeze(0))
            weights.append(alpha)
        return torch.stack(logits), torch.stack(weights)


class Additive(Stranger):
    """x = [embedded ; context] or the other way round; logits from the state alone."""

    def add_decoder(self, attention, out):
        embedding, hidden = self.decoder.embedding.embedding_dim, self.hidden
        self.decoder.attention = attention
        setattr(self.decoder, self.cell_name, nn.GRU(embedding + hidden, hidden))
        setattr(self.decoder, out, nn.Linear(hidden, self.decoder.embedding.num_embeddings))
        self.out = [getattr(self.decoder, out)]  # in a list: not a second name of the tensor
        return self

    def step(self, embedded, keys, state):
        alpha = torch.softmax(self.score(state[0], keys), 0)
        context = (alpha.unsqueeze(1) * keys).sum(0, keepdim=True)
        pair = [context, embedded] if self.context_first else [embedded, context]
        output, state = getattr(self.decoder, self.cell_name)(torch.cat(pair, 1).unsqueeze(0), state)
        return self.out[0](output.squeeze(0)), alpha, state


def tutorial_additive():
    model, attention = Additive("gru"), nn.Module()
    attention.Wa, attention.Ua, attention.Va = nn.Linear(6, 6), nn.Linear(6, 6), nn.Linear(6, 1)
    model.score = lambda s, keys: attention.Va(torch.tanh(attention.Wa(s) + attention.Ua(keys))).squeeze(1)
    return model.add_decoder(attention, "out")


def textbook_additive():
    model, attention = Additive("rnn", context_first=True), nn.Module()
    attention.W_q, attention.W_k = nn.Linear(6, 6, bias=False), nn.Linear(6, 6, bias=False)
    attention.w_v = nn.Linear(6, 1, bias=False)
    model.score = lambda s, keys: attention.w_v(torch.tanh(attention.W_q(s) + attention.W_k(keys))).squeeze(1)
    return model.add_decoder(attention, "dense")


class Luong(Stranger):
    def __init__(self, method, concat_bias=False, bidirectional=False):
        super().__init__("gru")
        self.method, hidden, embedding = method, self.hidden, self.decoder.embedding.embedding_dim
        if bidirectional:
            self.encoder.gru = nn.GRU(embedding, hidden, bidirectional=True)
        self.decoder.gru = nn.GRU(embedding, hidden)
        self.decoder.concat = nn.Linear(2 * hidden, hidden)
        if not concat_bias:
            nn.init.zeros_(self.decoder.concat.bias)
        self.decoder.out = nn.Linear(hidden, self.decoder.embedding.num_embeddings)
        self.decoder.attn = nn.Module()
        if method == "general":
            self.decoder.attn.attn = nn.Linear(hidden, hidden)
        if method == "concat":
            self.decoder.attn.attn = nn.Linear(2 * hidden, hidden)
            self.decoder.attn.v = nn.Parameter(torch.randn(hidden))

    def step(self, embedded, keys, state):
        output, state = self.decoder.gru(embedded.unsqueeze(0), state)
        s = output.squeeze(0)
        if self.method == "dot":
            scores = keys @ s[0]
        elif self.method == "general":
            scores = self.decoder.attn.attn(keys) @ s[0]
        else:
            scores = torch.tanh(self.decoder.attn.attn(torch.cat([s.expand(len(keys), -1), keys], 1))) @ self.decoder.attn.v
        alpha = torch.softmax(scores, 0)
        context = (alpha.unsqueeze(1) * keys).sum(0, keepdim=True)
        return self.decoder.out(torch.tanh(self.decoder.concat(torch.cat([s, context], 1)))), alpha, state


def run_strangers():
    torch.manual_seed(4)
    strangers = {"tutorial_additive": tutorial_additive(), "textbook_additive": textbook_additive()}
    for method in ("dot", "general", "concat"):
        strangers[f"luong_{method}"] = Luong(method)
        strangers[f"luong_{method}_bias"] = Luong(method, concat_bias=True)
    source, reads = [4, 9, 5, 5, 10, 7], [1, 5, 8, 4]
    for name, model in strangers.items():
        logits, weights = model.run(source, reads)
        write_case(name, logits, weights, source, reads)
        torch.save(model.state_dict(), f"{folder}/strangers/{name}.pt")
    # Trainers nest tensors so: a part of a checkpoint, DataParallel, two halves side by side, an optimiser.
    state = strangers["luong_general"].state_dict()
    part = lambda half: {key[8:]: value for key, value in state.items() if key.startswith(half)}
    optimizer = torch.optim.Adam(strangers["luong_general"].parameters())
    torch.save({"en": part("encoder"), "de": part("decoder"), "en_opt": optimizer.state_dict(), "iteration": 4000,
                "loss": 2.5, "voc_dict": {"word2index": {"a": 3}, "index2word": {3: "a"}, "name": "x"},
                "embedding": {"weight": state["encoder.embedding.weight"]}}, f"{folder}/strangers/nested_chatbot.pt")
    torch.save({"model": {f"module.{key}": value for key, value in state.items()}, "epoch": 3},
               f"{folder}/strangers/nested_parallel.pt")
    torch.save({"best": state, "last": state}, f"{folder}/strangers/refused_two.pt")
    torch.save({key: value.half() for key, value in state.items()}, f"{folder}/strangers/half.pt")
    torch.save({key: nn.Parameter(value.double().t().contiguous().t() if value.dim() == 2 else value.double())
                for key, value in state.items()}, f"{folder}/strangers/nested_columns.pt", pickle_protocol=4)
    torch.save(Luong("dot", bidirectional=True).state_dict(), f"{folder}/strangers/refused_directions.pt")
    torch.save(Luong("dot"), f"{folder}/strangers/refused_module.pt")
    torch.save(state, f"{folder}/strangers/old_form.pt", _use_new_zipfile_serialization=False)
    torch.jit.save(torch.jit.script(nn.Linear(2, 2)), f"{folder}/strangers/refused_script.pt")
    torch.save({**state, "decoder.out.bias": torch.full((9,), float("nan"))}, f"{folder}/strangers/refused_nan.pt")
    torch.save({**state, "decoder.out.weight": torch.zeros(9, 7)}, f"{folder}/strangers/refused_shape.pt")
    torch.save({**state, "decoder.out.weight": torch.zeros(9, 6, dtype=torch.int64)},
               f"{folder}/strangers/refused_integers.pt")
    torch.save({**state, "decoder.extra": torch.zeros(2)}, f"{folder}/strangers/refused_extra.pt")


def run_convert():
    """A state_dict with names of its own, through the script's command line."""
    model = load_model(f"{folder}/models/additive_bias-global-luong.safetensors")
    state = model.state_dict()
    torch.save({f"mine.{name}": value for name, value in state.items()}, f"{folder}/mine.pt")
    files = {"names.json": json.dumps({name: f"mine.{name}" for name in state}), "config.json": json.dumps(model.config),
             "source.json": json.dumps(model.source_vocabulary), "target.txt": "\n".join(model.target_vocabulary)}
    for name, text in files.items():
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(text)
    sys.argv = ["attention_lab.py", "convert", f"{folder}/mine.pt", "--config", f"{folder}/config.json",
                "--source-vocabulary", f"{folder}/source.json", "--target-vocabulary", f"{folder}/target.txt",
                "--names", f"{folder}/names.json", "--tokenizer", "blanks", "--out", f"{folder}/converted.safetensors"]
    attention_lab.main()
    for broken, sentence in (({**state, "more": torch.zeros(1)}, "'more' is unknown"),
                             ({**state, "output.bias": torch.zeros(2)}, "should have shape [7], found [2]"),
                             ({**state, "output.bias": torch.full((7,), float("inf"))}, "not finite")):
        try:
            save_model(broken, f"{folder}/broken.safetensors", model.config, model.source_vocabulary,
                       model.target_vocabulary)
            raise AssertionError(f"not refused: {sentence}")
        except ValueError as error:
            assert sentence in str(error), error
    assert not os.path.exists(f"{folder}/broken.safetensors")
    path = f"{folder}/tokenizer.safetensors"
    for given, expected in ((None, model.metadata["tokenizer"]), ("words", '{"id": "words"}')):
        save_model(model, path, tokenizer=given)
        assert json.loads(attention_lab.read_tensors(path)[1]["tokenizer"]) == json.loads(expected)
    save_model(state, path, model.config, model.source_vocabulary, model.target_vocabulary)
    assert attention_lab.read_tensors(path)[1]["tokenizer"] == '{"id": "characters"}'


class Evil:
    def __reduce__(self):
        return os.mkdir, (f"{folder}/pwned",)


def refused(out="refused.safetensors", **changed):
    """What the command line says of one wrong input; exit code 2 and nothing written."""
    given = {"state_dict": "mine.pt", "config": "config.json", "source_vocabulary": "source.json",
             "target_vocabulary": "target.txt", "names": "names.json", **changed}
    sentence = io.StringIO()
    tokenizer = given.pop("tokenizer", "blanks")
    sys.argv = ["attention_lab.py", "convert", f"{folder}/{given.pop('state_dict')}", "--out", f"{folder}/{out}",
                "--tokenizer", tokenizer]
    for name, path in given.items():
        sys.argv += ["--" + name.replace("_", "-"), f"{folder}/{path}"]
    with contextlib.redirect_stderr(sentence):
        try:
            attention_lab.main()
            raise AssertionError(f"not refused: {changed}")
        except SystemExit as end:
            assert end.code == 2, (changed, end.code)
    assert sentence.getvalue().count("\n") == 1, sentence.getvalue()
    assert not os.path.exists(f"{folder}/refused.safetensors")
    return sentence.getvalue()


def run_refusals():
    with open(f"{folder}/mine.pt", "rb") as file:
        whole = file.read()
    with open(f"{folder}/models/additive_bias-global-luong.safetensors", "rb") as file:
        model = file.read()
    torch.save([1, 2], f"{folder}/list.pt")
    torch.save({"output.bias": Evil()}, f"{folder}/evil.pt")
    files = {"cut.pt": whole[:-200], "empty.pt": b"", "cut.safetensors": model[:-3], "header.safetensors": model[:50],
             "flipped.safetensors": model[:-3] + bytes([model[-3] ^ 4]) + model[-2:],
             "broken.json": b'{"encoder":', "nothing.json": b"{}", "wrong.json": b'{"output.bias": "nowhere"}',
             "typed.json": b'{"encoder": {"hidden": "x"}, "decoder": {}, "attention": {}}', "bytes.txt": b"a\n\xff\n"}
    for name, content in files.items():
        with open(f"{folder}/{name}", "wb") as file:
            file.write(content)
    for sentence, changed in (
            ("list.pt: holds a list", {"state_dict": "list.pt"}),
            ("evil.pt: holds more than tensors", {"state_dict": "evil.pt"}),
            ("cut.pt: is not a whole file", {"state_dict": "cut.pt"}),
            ("empty.pt: is not a whole file", {"state_dict": "empty.pt"}),
            ("none.pt: cannot be read", {"state_dict": "none.pt"}),
            ("cut short or damaged", {"state_dict": "cut.safetensors"}),
            ("flipped.safetensors: is damaged: its checksum should be crc32:", {"state_dict": "flipped.safetensors"}),
            ("header.safetensors: is not a whole safetensors file", {"state_dict": "header.safetensors"}),
            ("wrong.json: names the tensor 'nowhere', which is not in", {"names": "wrong.json"}),
            ("broken.json: is not JSON", {"config": "broken.json"}),
            ("lacks encoder, decoder, attention", {"config": "nothing.json"}),
            ("encoder.hidden should be a whole number, found \"x\"", {"config": "typed.json"}),
            ("bytes.txt: is not UTF-8 at byte 3", {"target_vocabulary": "bytes.txt"}),
            ("none does not exist", {"out": "none/x.safetensors"}),
            ("--tokenizer: should be one of", {"tokenizer": "wrds"}),
            ("sentencepiece needs its model", {"tokenizer": "sentencepiece"})):
        found = refused(**changed)
        assert sentence in found, found
    assert not os.path.exists(f"{folder}/pwned")


def run_configs():
    """A model file and what `attnlab info --json` prints give the configuration, too."""
    path = f"{folder}/models/additive_bias-global-luong.safetensors"
    config = load_model(path).config
    assert attention_lab.read_config(path) == config
    with open(f"{folder}/info.json", "w", encoding="utf-8") as file:
        json.dump({"model": "x", "config": config}, file)
    assert attention_lab.read_config(f"{folder}/info.json") == config
    save_model(load_model(path), f"{folder}/words.safetensors", tokenizer="words")
    words = load_model(f"{folder}/words.safetensors").metadata
    assert words["tokenizer"] == '{"id": "words"}' and words["checksum"].startswith("crc32:"), words
    tensors, metadata = attention_lab.read_tensors(path)
    del metadata["checksum"]
    with open(f"{folder}/plain.safetensors", "wb") as file:  # as programs before the checksum wrote it
        with open(path, "rb") as model:
            length = struct.unpack("<Q", model.read(8))[0]
            header = json.loads(model.read(length))
            del header["__metadata__"]["checksum"]
            text = json.dumps(header).encode()
            file.write(struct.pack("<Q", len(text)) + text + model.read())
    assert attention_lab.read_tensors(f"{folder}/plain.safetensors")[1] == metadata
    assert attention_lab.read_tensors(f"{folder}/plain.safetensors")[0].keys() == tensors.keys()


run_models()
run_convert()
run_refusals()
run_configs()
run_strangers()
