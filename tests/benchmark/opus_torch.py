#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The work of opus_benchmark in PyTorch on one thread, with the yardstick of the other benchmarks.

opus_torch.py [YARDSTICKS]
"""
import contextlib
import io
import pathlib
import sys

import torch

here = pathlib.Path(__file__).resolve()
sys.path.insert(0, sys.argv[1] if len(sys.argv) > 1 else str(here.parents[3] / "shared" / "reference"))
sys.argv[1:] = ["decode", "--seconds", "0.01"]  # it is a program that runs as soon as it is imported
with contextlib.redirect_stdout(io.StringIO()):
    import torch_transformer  # noqa: E402

torch.set_num_threads(1)
torch_transformer.SIZES["OPUS"] = (512, 2048, 6, 8, 58101, 1, 30, 30)
torch_transformer.decode("OPUS", 5)
