#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the monkey with one seed after another, on every processor, until it has done all events.

    tests/monkey/monkey.py PROGRAM [--events N] [--seed FIRST] [--each EVENTS] [--hang SECONDS] [--memory MIB]

Each seed has its own home, its own temporary folder, and a folder of good and bad files to open. Where a seed fails,
events are left out as long as it still fails. The command that shows the failure again is printed.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
FAILURES = PROJECT / "build" / "monkey"
# How long a seed is shrunk, in seconds.
PATIENCE = 900


def good_and_bad_files(folder):
    """What the project's own programs and tests read, and the same broken in many ways."""
    rng = random.Random(1)
    good = []
    for kind in ("tests/data", "tests/fuzz/seeds", "resources/models", "resources/lessons", "resources/recipes"):
        good += [path for path in sorted((PROJECT / kind).rglob("*")) if path.is_file()]
    for at, path in enumerate(good):
        if path.stat().st_size > 2_000_000:
            continue
        content = path.read_bytes()
        name = f"{at}-{path.name}"
        (folder / name).write_bytes(content)
        if content:
            (folder / f"cut-{name}").write_bytes(content[:rng.randrange(len(content))])
            flipped = bytearray(content)
            for _ in range(1 + len(flipped) // 1000):
                flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
            (folder / f"flipped-{name}").write_bytes(flipped)
    (folder / "empty.json").touch()
    (folder / "noise.safetensors").write_bytes(rng.randbytes(5000))
    (folder / "one-line.txt").write_text("w " * 200_000)
    (folder / "<b>name & %1.txt").write_text("a b ||| c d\n")
    (folder / "loop.json").symlink_to(folder / "loop.json")
    (folder / "gone.attnlab").symlink_to(folder / "nothing")
    (folder / "device.txt").symlink_to("/dev/zero")
    os.mkfifo(folder / "pipe.json")
    with open(folder / "huge.txt", "wb") as huge:
        huge.truncate(40_000_000_000)


class Run:
    def __init__(self, arguments):
        self.arguments = arguments

    def once(self, seed, events, skipped=()):
        """(exit code, what was said)"""
        place = pathlib.Path(tempfile.mkdtemp(prefix="attn-monkey-"))
        try:
            for name in ("home", "tmp", "files"):
                (place / name).mkdir(mode=0o700)
            good_and_bad_files(place / "files")
            screen = place / "screen.json"
            screen.write_text('{"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1600, "height": 980, '
                              '"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}')
            environment = os.environ | {
                "HOME": str(place / "home"), "TMPDIR": str(place / "tmp"), "XDG_RUNTIME_DIR": str(place / "tmp"),
                "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
                "ATTENTION_LAB_RESOURCES": str(PROJECT / "resources"),
                # Who allocated a block is kept for five calls, not thirty: that saves a sixth of the time.
                "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "malloc_context_size=5"),
                "LSAN_OPTIONS": f"suppressions={PROJECT}/tests/support/leaks.supp:print_suppressions=0",
                "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1"}
            for name in list(environment):
                if name.startswith("XDG_") and name != "XDG_RUNTIME_DIR":
                    del environment[name]
            command = self.command(seed, events, skipped) + ["--files", str(place / "files")]
            done = subprocess.run(command, env=environment, cwd=place / "home", stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, check=False)
            return done.returncode, (done.stdout + done.stderr).decode(errors="replace")
        finally:
            shutil.rmtree(place, ignore_errors=True)

    def command(self, seed, events, skipped=()):
        options = ["--seed", str(seed), "--events", str(events), "--hang", str(self.arguments.hang),
                   "--memory", str(self.arguments.memory)]
        if skipped:
            options += ["--skip", ",".join(f"{first}-{last}" for first, last in skipped)]
        return [self.arguments.program] + options

    def shrunk(self, seed, events, said):
        """(events, skipped) with which the seed still fails: leaves out halves, then quarters, and so on."""
        where = re.search(r"at event (\d+)", said)
        if where:
            events = min(events, int(where[1]) + 1)
            code, _ = self.once(seed, events)
            if code == 0:
                return events, []  # it depends on time
        kept = [(0, events - 1)]
        until = time.monotonic() + PATIENCE
        size = max(1, events // 2)
        while size >= 1 and time.monotonic() < until:
            for first in range(0, events, size):
                left = without(kept, first, first + size - 1)
                if left == kept or time.monotonic() > until:
                    continue
                if self.once(seed, events, complement(left, events))[0] != 0:
                    kept = left
            size //= 2
        return events, complement(kept, events)


def without(ranges, first, last):
    left = []
    for a, b in ranges:
        if b < first or a > last:
            left.append((a, b))
            continue
        if a < first:
            left.append((a, first - 1))
        if b > last:
            left.append((last + 1, b))
    return left


def complement(ranges, events):
    gaps, at = [], 0
    for a, b in ranges:
        if a > at:
            gaps.append((at, a - 1))
        at = b + 1
    return gaps + ([(at, events - 1)] if at < events else [])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=10_000)
    parser.add_argument("--hang", type=float, default=2)
    parser.add_argument("--memory", type=float, default=3000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    run = Run(arguments)
    seeds = range(arguments.seed, arguments.seed + max(1, arguments.events // arguments.each))
    each = min(arguments.each, arguments.events)
    tried, failed, slowest, largest = 0, [], 0.0, 0.0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        runs = {pool.submit(run.once, seed, each): seed for seed in seeds}
        for done in concurrent.futures.as_completed(runs):
            seed, (code, said) = runs[done], done.result()
            if code == 0:
                figures = re.search(r"events (\d+), windows \d+, slowest ([\d.e+-]+) ms .*peak memory ([\d.e+]+)", said)
                tried += int(figures[1])
                slowest, largest = max(slowest, float(figures[2])), max(largest, float(figures[3]))
                # A run of hours may be stopped: what it has done stands here.
                print(f"seed {seed}: {figures[1]} events, slowest {float(figures[2]):.0f} ms, "
                      f"peak memory {float(figures[3]):.0f} MiB", flush=True)
                continue
            failed.append((seed, said))
            FAILURES.mkdir(parents=True, exist_ok=True)
            (FAILURES / f"seed-{seed}.log").write_text(said)
            print(f"seed {seed} failed with {code}: {FAILURES / f'seed-{seed}.log'}", flush=True)
    print(f"{tried} events without a failure, {len(failed)} seeds failed, slowest {slowest:.0f} ms, "
          f"peak memory {largest:.0f} MiB")
    for seed, said in failed:
        events, skipped = run.shrunk(seed, each, said)
        left = events - sum(last - first + 1 for first, last in skipped)
        print(f"seed {seed}: {left} of {each} events are enough:\n  " + " ".join(run.command(seed, events, skipped)))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
