# SPDX-License-Identifier: GPL-3.0-or-later
"""The PyTorch side of torch_transformer_test.cpp. Usage: torch_transformer.py SCRIPT_FOLDER FOLDER

FOLDER/out/*.safetensors are state_dicts that the program wrote: they are loaded into nn.Transformer as the translation
tutorial puts it together. FOLDER/in/*.pt are state_dicts of such models for the program. FOLDER/logits/ gets what all
of them compute.
"""
import glob
import json
import math
import os
import sys

import torch
from torch import nn

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from attention_lab import read_tensors, write_tensors  # noqa: E402

folder = sys.argv[2]


class Positions(nn.Module):
    def __init__(self, width, longest=5000):
        super().__init__()
        rates = torch.exp(-torch.arange(0, width, 2) * math.log(10000) / width)
        angles = torch.arange(longest).reshape(longest, 1) * rates
        table = torch.zeros(longest, width)
        table[:, 0::2], table[:, 1::2] = torch.sin(angles), torch.cos(angles)
        self.register_buffer("pos_embedding", table.unsqueeze(-2))

    def forward(self, x):
        return x + self.pos_embedding[:x.size(0)]


class Tokens(nn.Module):
    def __init__(self, count, width):
        super().__init__()
        self.embedding, self.width = nn.Embedding(count, width), width

    def forward(self, tokens):
        return self.embedding(tokens) * math.sqrt(self.width)


class Tutorial(nn.Module):
    def __init__(self, words_in, words_out, longest=5000, **arguments):
        super().__init__()
        width = arguments["d_model"]
        self.transformer = nn.Transformer(dropout=0, **arguments)
        self.generator = nn.Linear(width, words_out)
        self.src_tok_emb, self.tgt_tok_emb = Tokens(words_in, width), Tokens(words_out, width)
        self.positional_encoding = Positions(width, longest)

    def forward(self, source, reads):
        mask = torch.ones(len(reads), len(reads)).triu(1).bool()
        states = self.transformer(self.positional_encoding(self.src_tok_emb(source)),
                                  self.positional_encoding(self.tgt_tok_emb(reads)), tgt_mask=mask)
        return self.generator(states)


@torch.no_grad()
def write_logits(name, model, source, reads):
    model.eval()
    logits = model(torch.tensor(source).unsqueeze(1), torch.tensor(reads).unsqueeze(1)).squeeze(1)
    write_tensors(f"{folder}/logits/{name}.safetensors", {"logits": logits}, {})


for path in sorted(glob.glob(f"{folder}/out/*.safetensors")):
    tensors, metadata = read_tensors(path)
    with open(path[:-len("safetensors")] + "json", encoding="utf-8") as file:
        case = json.load(file)
    arguments = eval(f"dict({metadata['nn.Transformer']})")
    model = Tutorial(len(json.loads(metadata["source_tokens"])), len(json.loads(metadata["target_tokens"])),
                     len(tensors["positional_encoding.pos_embedding"]), **arguments)
    model.load_state_dict(tensors)
    write_logits(os.path.basename(path)[:-len(".safetensors")], model, case["source"], case["reads"])

torch.manual_seed(3)
with open(f"{folder}/in/case.json", encoding="utf-8") as file:
    case = json.load(file)
for name, arguments in (("post", {}), ("pre", {"norm_first": True, "activation": "gelu"}), ("positions", {})):
    model = Tutorial(11, 9, d_model=12, nhead=3, num_encoder_layers=2, num_decoder_layers=1, dim_feedforward=10,
                     **arguments)
    for tensor in model.parameters():  # norms and biases, too, shall say something
        nn.init.normal_(tensor, std=0.5)
    if name == "positions":
        nn.init.normal_(model.positional_encoding.pos_embedding)
    write_logits(name, model, case["source"], case["reads"])
    torch.save(model.state_dict(), f"{folder}/in/{name}.pt")
