#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes every call by which the programs write a file fail, one after another, and looks at what is left.

usage: faults.py BIN LIB [--quick] [--only WORD] [--calls GROUP] [--jobs N]

BIN has the programs, LIB has libattn_faults.so. Each kind of file is written over an old one while the n-th call of a
group fails, for n = 1, 2, … until no call is left. Afterwards the old file or the new one must be there, whole, and
nothing else; the program must say one sentence and end with its documented exit code, or succeed. An interrupted call
and a short write must not be noticed at all. Prints a table of counts; exit code 1 if anything was lost.

"ended" counts programs that were aborted, crashed or hung while an allocation failed, with whole files: there are
libraries that do not survive this (ICU, glibc, Qt).
"""
import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zlib

GROUPS = {
    "write": ["ENOSPC", "ENOSPC+", "EIO", "EINTR", "SHORT"],
    "sync": ["EIO", "ENOSPC", "EINTR"],
    "rename": ["EACCES", "EIO"],
    "link": ["EACCES", "ENOSPC"],
    "open": ["EACCES", "ENOSPC+", "EINTR"],
    "mmap": ["ENOMEM"],
    "memory": ["ENOMEM", "ENOMEM+"],
}
MUST_SURVIVE = ("EINTR", "SHORT")
PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OLD = b"the old file\n"
LONGEST = 20   # seconds; a program that needs more hangs
HANGS = 1000
QUICK_SAVES = ("frames", "run copy", "session", "window settings")
QUICK_STRIDE = 997  # between the allocations that fail
MOST_ALLOCATIONS = 400  # that fail of those of a kind of file, evenly spread
MOST = 40      # complaints that are printed for a kind of file


class Counts:
    def __init__(self):
        self.tried = self.failed = self.survived = self.ended = self.lost = 0
        self.complaints = []

    def add(self, other):
        for part in ("tried", "failed", "survived", "ended", "lost"):
            setattr(self, part, getattr(self, part) + getattr(other, part))
        self.complaints += other.complaints

    def row(self, name):
        return "%-16s %8d %8d %8d %8d %8d" % (name, self.tried, self.failed, self.survived, self.ended, self.lost)

    def end(self, what):
        self.ended += 1
        self.complaints.append("(whole) " + what)

    def complain(self, what):
        self.lost += 1
        self.complaints.append(what)


def is_png(path):
    """All chunks of the picture are there, with their checksums."""
    data = open(path, "rb").read()
    at = 8
    if data[:at] != b"\x89PNG\r\n\x1a\n":
        return False
    while at + 12 <= len(data):
        size = int.from_bytes(data[at:at + 4], "big")
        part = data[at + 4:at + 8 + size]
        if zlib.crc32(part) != int.from_bytes(data[at + 8 + size:at + 12 + size], "big"):
            return False
        at += 12 + size
        if part[:4] == b"IEND":
            return at == len(data)
    return False


def is_json(path):
    try:
        json.load(open(path, encoding="utf-8"))
        return True
    except ValueError:
        return False


def is_pdf(path):
    data = open(path, "rb").read()
    return data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")


def is_settings(path):
    text = open(path, encoding="utf-8").read()
    return text.startswith("[") and "[window]" in text and text.endswith("\n")


class Kind:
    """A command that writes files. In its arguments OUT stands for the folder of what it writes."""

    def __init__(self, name, command, files, old=None, reader=None, program="attnlab", quiet=False, env=None,
                 extra=(), quick=False):
        self.name, self.command, self.files, self.program = name, command, files, program
        self.old = old or {}      # bytes of the old files; else OLD
        self.reader = reader      # says whether a file is whole whose bytes differ from run to run
        self.quiet = quiet        # it says nothing and succeeds when it cannot write
        self.env = env or {}
        self.extra = extra        # names that may also be there
        self.quick = quick


class Runner:
    def __init__(self, bin_folder, shim, jobs):
        self.bin, self.shim, self.jobs = bin_folder, shim, jobs
        self.root = tempfile.mkdtemp(prefix="attn-faults-")
        self.slots = []

    def start(self, kind, out, call=None, at=0, error="EIO"):
        report = out + ".report"
        if os.path.exists(report):
            os.unlink(report)
        env = dict(os.environ, LD_PRELOAD=self.shim, ATTN_FAULT_UNDER=out, ATTN_FAULT_REPORT=report,
                   QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
        env.update({key: value.replace("OUT", out) for key, value in kind.env.items()})
        if call:
            env.update(ATTN_FAULT_CALL=call, ATTN_FAULT_AT=str(at), ATTN_FAULT_ERROR=error.rstrip("+"),
                       ATTN_FAULT_STAYS="1" if error.endswith("+") else "0")
        words = [word.replace("OUT", out) for word in kind.command]
        try:
            done = subprocess.run([os.path.join(self.bin, kind.program)] + words, env=env, cwd=PROJECT, timeout=LONGEST,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        except subprocess.TimeoutExpired:
            return HANGS, "it does not end", True, -1
        lines = open(report).read().split() if os.path.exists(report) else []
        calls = int(lines[lines.index("calls") + 1]) if "calls" in lines else -1
        return done.returncode, done.stderr.decode("utf-8", "replace"), "hit" in lines, calls

    def fresh(self, kind, out, has_old):
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(out)
        if has_old:
            for file in kind.files:
                os.makedirs(os.path.dirname(os.path.join(out, file)), exist_ok=True)
                with open(os.path.join(out, file), "wb") as stream:
                    stream.write(kind.old.get(file, OLD))

    def state(self, kind, out, file, has_old, new):
        path = os.path.join(out, file)
        if not os.path.exists(path):
            return "broken: it has gone" if has_old else "old"
        data = open(path, "rb").read()
        if has_old and data == kind.old.get(file, OLD):
            return "old"
        if data == new.get(file) or (kind.reader and kind.reader(path)):
            return "new"
        return "broken: %d bytes that are neither the old file nor the new one" % len(data)

    def strays(self, kind, out):
        found = []
        for folder, _, files in os.walk(out):
            found += [os.path.relpath(os.path.join(folder, file), out) for file in files]
        return [file for file in found if file not in kind.files and not file.startswith(tuple(kind.extra) or ("\0",))]

    def trial(self, kind, out, call, at, error, has_old, new, counts):
        """False: no call failed, so the last one is behind."""
        self.fresh(kind, out, has_old)
        code, said, is_hit, _ = self.start(kind, out, call, at, error)
        if not is_hit:
            return False
        where = "%s, %s %d %s%s" % (kind.name, call, at, error, "" if has_old else ", no old file")
        counts.tried += 1
        states = [self.state(kind, out, file, has_old, new) for file in kind.files]
        broken = [state for state in states if state.startswith("broken")]
        strays = self.strays(kind, out)
        sentences = [line for line in said.splitlines() if line.strip()]
        if broken:
            counts.complain("%s: %s" % (where, broken[0]))
        elif strays:
            counts.complain("%s: left behind: %s" % (where, ", ".join(strays)))
        elif code == 0 and (kind.quiet or all(state == "new" for state in states)):
            counts.survived += 1
        elif code == 0:
            counts.complain("%s: success is said, but the old file is there" % where)
        elif code not in (1, 2) and call == "memory":
            counts.end("%s: it ended with %d: %s" % (where, code, " / ".join(sentences[-2:])))
        elif code not in (1, 2):
            counts.complain("%s: it ended with %d: %s" % (where, code, " / ".join(sentences[-2:])))
        elif not any(line.startswith(kind.program + ": ") for line in sentences):  # Qt may add a line of its own
            counts.complain("%s: no sentence, but: %s" % (where, said))
        elif error in MUST_SURVIVE and call != "rename":
            counts.complain("%s: it gave up: %s" % (where, sentences[-1]))
        else:
            counts.failed += 1
        return True

    def sweep(self, kind, slot, call, error, has_old, new, stride):
        counts = Counts()
        out = os.path.join(self.root, slot)
        at = 1
        while self.trial(kind, out, call, at, error, has_old, new, counts):
            at += stride
        shutil.rmtree(out, ignore_errors=True)
        return counts

    def window_sweep(self, kind, slot, call, error, stride):
        """Saves by window_saves, which goes on after a fault; after a crash another process goes on behind it."""
        counts = Counts()
        out = os.path.join(self.root, slot)
        at = 1
        env = dict(os.environ, LD_PRELOAD=self.shim, LC_ALL="C.UTF-8", XDG_RUNTIME_DIR=self.root)
        if call == "memory":
            os.makedirs(out)
            said = subprocess.run([os.path.join(self.bin, "window_saves"), kind, out, call, "ENOMEM", "0", str(10 ** 9), "1"],
                                  env=env, capture_output=True, text=True).stdout.split()
            stride = max(stride, int(said[-2]) // MOST_ALLOCATIONS if said[-1:] == ["calls"] else 1)
        while True:
            shutil.rmtree(out, ignore_errors=True)
            os.makedirs(out)
            command = [os.path.join(self.bin, "window_saves"), kind, out, call, error.rstrip("+"),
                       "1" if error.endswith("+") else "0", str(at), str(stride)]
            process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                       stdin=subprocess.DEVNULL, errors="replace")
            try:
                said, problem = process.communicate(timeout=600)
            except subprocess.TimeoutExpired:
                process.kill()
                said, problem = process.communicate()
            last = None
            for line in said.splitlines():
                parts = line.split("\t")
                if parts[1] == "calls":
                    shutil.rmtree(out, ignore_errors=True)
                    return counts
                if parts[1] == "begins":
                    last = int(parts[0])
                    continue
                counts.tried += 1
                if parts[1] == "lost":
                    counts.complain("%s, %s %s %s: %s" % (kind, call, parts[0], error, "\t".join(parts[2:])))
                else:
                    setattr(counts, parts[1], getattr(counts, parts[1]) + 1)
            if last is None:
                counts.complain("%s: cannot be saved at all: %s" % (kind, problem))
                return counts
            counts.tried += 1
            counts.end("%s, %s %d %s: the window ended with %d: %s" %
                       (kind, call, last, error, process.returncode, problem.strip().split("\n")[-1]))
            at = last + stride

    def run_window(self, kind, groups, quick):
        # Where all memory stays away the window only waits for some.
        tasks = [(call, error) for call, errors in groups.items() for error in errors if error != "ENOMEM+"]
        whole = Counts()
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            def work(task):
                slot = "%s-%04d" % (kind.replace(" ", "-"), tasks.index(task))
                return self.window_sweep(kind, slot, *task, QUICK_STRIDE if quick and task[0] == "memory" else 1)
            for counts in pool.map(work, tasks):
                whole.add(counts)
        return whole

    def run(self, kind, groups, quick):
        """Counts of all groups for a kind of file."""
        whole = Counts()
        new = {}
        # Paths stand in some files, so all trials of a kind use the same number of letters; what is new is made in
        # the same folder.
        tasks = [(call, error, has_old) for call, errors in groups.items() for error in errors
                 # Without any more memory fontconfig tries to read its files for ever.
                 if error != "ENOMEM+" or kind.program == "attnlab"
                 for has_old in ((True,) if quick or call == "memory" else (True, False))]
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            def work(task):
                slot = "%s-%04d" % (kind.name.replace(" ", "-"), tasks.index(task))
                out = os.path.join(self.root, slot)
                self.fresh(kind, out, True)
                code, said, _, calls = self.start(kind, out, task[0])
                mine = {}
                for file in kind.files:
                    path = os.path.join(out, file)
                    mine[file] = open(path, "rb").read() if os.path.exists(path) else None
                if code != 0 or None in mine.values():
                    counts = Counts()
                    counts.complain("%s: cannot be written at all: %d %s" % (kind.name, code, said))
                    return counts
                usual = MOST_ALLOCATIONS if kind.program == "attnlab" else MOST_ALLOCATIONS // 4
                most = (12 if quick else usual) if task[0] == "memory" else 10 ** 6
                return self.sweep(kind, slot, *task, mine, max(1, calls // most))
            for counts in pool.map(work, tasks):
                whole.add(counts)
        return whole


def kinds(root, bin_folder):
    """What the programs write; small inputs are made first."""
    inputs = os.path.join(root, "inputs")
    os.makedirs(inputs)

    def given(name, text):
        path = os.path.join(inputs, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)
        return path

    settings = {"task": "reverse", "pairs": 60, "held_out": 10, "batch": 4, "updates": 9,
                "model": {"encoder": {"hidden": 4, "embedding": 4}, "decoder": {"hidden": 8, "embedding": 4},
                          "attention": {"score": "dot"}}}
    recipe = given("tiny.json", json.dumps(settings))
    model = os.path.join(inputs, "m.safetensors")
    table = os.path.join(inputs, "t.json")
    lab = os.path.join(bin_folder, "attnlab")
    for words in (["train", recipe, "--out", model], ["compare", recipe, "--seeds", "2", "--out", table]):
        subprocess.run([lab] + words, check=True, cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    texts = given("texts.txt", "a b c\nb a\nc c a\n")
    pairs = given("pairs.txt", "abc\tcba\nba\tab\n")
    links = given("links.txt", "0-0 1-1\n0-0\n0-0 1-0\n")
    state = os.path.join(inputs, "state.safetensors")
    shutil.copy(model, state)
    lesson = os.path.join(inputs, "lesson")
    lessons = os.path.join(PROJECT, "resources", "lessons")
    first = sorted(entry for entry in os.listdir(lessons) if os.path.isdir(os.path.join(lessons, entry)))[0]
    shutil.copytree(os.path.join(lessons, first), lesson)

    with open(os.path.join(PROJECT, "resources", "models", "dates", "dot.safetensors"), "rb") as stream:
        old_model = {"a.safetensors": stream.read()}

    short = given("short.json", json.dumps(dict(settings, updates=2)))
    check = os.path.join(inputs, "old.check")
    subprocess.run([lab, "train", short, "--out", os.path.join(inputs, "o.safetensors"), "--checkpoint",
                    check], cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(check, "rb") as stream:
        old_check = dict(old_model, **{"a.check": stream.read()})

    def info(path):
        return subprocess.run([lab, "info", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              cwd=PROJECT).returncode == 0

    def resumes(path):
        """A model, or a checkpoint from which the training goes on."""
        return info(path) or subprocess.run([lab, "train", recipe, "--resume", path, "--out", path + ".resumed"],
                                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                            cwd=PROJECT).returncode == 0

    def render(file, more=()):
        return ["--render", model, "--text", "abc", "--steps", "2", "--out", "OUT/" + file] + list(more)

    def window(file, reader=None, quick=False):
        return Kind("figure " + file.split(".")[1], render(file), [file], program="attention-lab", reader=reader,
                    quick=quick)

    return [
        Kind("model", ["train", recipe, "--out", "OUT/a.safetensors"], ["a.safetensors"], old=old_model, reader=info,
             quick=True),
        Kind("checkpoint", ["train", recipe, "--out", "OUT/a.safetensors", "--checkpoint", "OUT/a.check",
                            "--checkpoint-every", "4"], ["a.safetensors", "a.check"], old=old_check, reader=resumes,
             extra=["a.check.resumed"]),
        Kind("export", ["export", model, "--to", "OUT/a.safetensors"], ["a.safetensors"], old=old_model,
             quick=True),
        Kind("import", ["import", state, "--config", model, "--out", "OUT/a.safetensors"], ["a.safetensors"],
             old=old_model, reader=info),
        Kind("table", ["compare", recipe, "--seeds", "2", "--work-dir", "OUT/work", "--out", "OUT/t.json", "--out",
                       "OUT/t.csv", "--out", "OUT/t.md"], ["t.json", "t.csv", "t.md"], extra=["work/"],
             reader=lambda path: is_json(path) if path.endswith("json") else open(path).read().endswith("\n")),
        Kind("outputs", ["decode", model, "--source", texts, "--out", "OUT/a.txt"], ["a.txt"]),
        Kind("maps json", ["decode", model, "--source", texts, "--out", "OUT/a.txt", "--maps", "OUT/m.json"],
             ["a.txt", "m.json"]),
        Kind("maps tensors", ["decode", model, "--source", texts, "--out", "OUT/a.txt", "--maps", "OUT/m.safetensors"],
             ["a.txt", "m.safetensors"]),
        Kind("measures", ["inspect", links, "--gold", links, "--source", texts, "--target", texts, "--csv", "OUT/m.csv",
                          "--metrics-json", "OUT/m.json", "--links", "OUT/m.links"],
             ["m.csv", "m.json", "m.links"], quick=True),
        Kind("weights", ["inspect", model, "--pairs", pairs, "--weights", "OUT/w.json"], ["w.json"]),
        Kind("faithfulness", ["explain-bench", model, "--pairs", "3", "--out", "OUT/b.json"], ["b.json"], reader=is_json),
        Kind("worksheet", ["lesson", "1", "--worksheet", "OUT/w.pdf"], ["w.pdf"], reader=is_pdf),
        Kind("lesson", ["lesson", lesson, "--pack", "--out", "OUT/l.attnlesson"], ["l.attnlesson"]),
        window("f.csv"), window("f.json"), window("f.tex"), window("f.svg", quick=True), window("f.png", is_png),
        window("f.pdf", is_pdf),
        Kind("table figure", ["--render", table, "--out", "OUT/t.svg"], ["t.svg"], program="attention-lab"),
        Kind("screenshot", ["--text", "abc", "--size", "1024x768", "--screenshot", "OUT/s.png", model], ["s.png"],
             program="attention-lab", reader=is_png),
        Kind("settings", ["--quit-after-first-frame", model], ["config/attention-lab/attention-lab.conf"],
             program="attention-lab", reader=is_settings, quiet=True, env={"XDG_CONFIG_HOME": "OUT/config",
                                                                          "XDG_DATA_HOME": "OUT/data"},
             old={"config/attention-lab/attention-lab.conf": b"[window]\nmode=step\n"}, extra=["data/"]),
    ]


def main():
    parser = argparse.ArgumentParser(description="Makes the calls fail by which files are written.")
    parser.add_argument("bin")
    parser.add_argument("shim")
    parser.add_argument("--quick", action="store_true", help="a few kinds of files and a few allocations")
    parser.add_argument("--only", default="", help="only kinds whose name has this word")
    parser.add_argument("--calls", default="", help="only this group of calls")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    runner = Runner(os.path.abspath(options.bin), os.path.abspath(options.shim), options.jobs)
    total = Counts()
    print("%-16s %8s %8s %8s %8s %8s" % ("kind of file", "tried", "failed", "survived", "ended", "lost"), flush=True)
    try:
        groups = {call: errors for call, errors in GROUPS.items() if options.calls in ("", call)}
        for kind in kinds(runner.root, runner.bin):
            if options.only not in kind.name or (options.quick and not kind.quick):
                continue
            counts = runner.run(kind, groups, options.quick)
            print(counts.row(kind.name), flush=True)
            counts.complaints.sort(key=lambda said: said.startswith("(whole)"))
            print("\n".join(counts.complaints[:MOST]), end="\n" if counts.complaints else "", flush=True)
            total.add(counts)
        saves = os.path.join(runner.bin, "window_saves")
        names = subprocess.run([saves, "kinds"], capture_output=True, text=True).stdout.splitlines() \
            if os.path.exists(saves) else []
        for name in names:
            if options.only not in name or (options.quick and name not in QUICK_SAVES):
                continue
            counts = runner.run_window(name, groups, options.quick)
            print(counts.row(name), flush=True)
            counts.complaints.sort(key=lambda said: said.startswith("(whole)"))
            print("\n".join(counts.complaints[:MOST]), end="\n" if counts.complaints else "", flush=True)
            total.add(counts)
    finally:
        shutil.rmtree(runner.root, ignore_errors=True)
    print(total.row("all"))
    return 1 if total.lost else 0


if __name__ == "__main__":
    sys.exit(main())
