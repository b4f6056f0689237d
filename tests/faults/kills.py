#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the programs at random moments while they save, and looks at what is left.

usage: kills.py BIN [COUNT] [--only WORD] [--seed N]

Kills attnlab, the savers of the window (window_saves) and the window itself COUNT times in all (1000). After each kill
every file must be whole, the old one or the new one. The next save must leave no temporary file behind, and what the
window kept of an unsaved session must be offered at its next start. The window needs xvfb-run and xdotool; without
them it is left out. Prints a table of counts; exit code 1 if anything was lost.
"""
import argparse
import importlib.util
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("faults", os.path.join(HERE, "faults.py"))
faults = importlib.util.module_from_spec(spec)
spec.loader.exec_module(faults)


class Counts:
    def __init__(self):
        self.killed = self.ended = self.old = self.new = self.lost = self.left = 0
        self.complaints = []

    def row(self, name):
        return "%-16s %7d %7d %7d %7d %7d %7d" % (name, self.killed, self.ended, self.old, self.new, self.lost, self.left)

    def complain(self, what):
        self.lost += 1
        self.complaints.append(what)


def kill(process):
    """True: it was still running."""
    was_running = process.poll() is None
    if was_running:
        process.send_signal(signal.SIGKILL)
    process.wait()
    return was_running


def strays(folder):
    found = []
    for place, folders, files in os.walk(folder):
        found += [name for name in files + folders if name.startswith(".attention-lab-") or ".conf." in name]
    return found


def content(path):
    if not os.path.isdir(path):
        return open(path, "rb").read() if os.path.exists(path) else None
    return b"".join(name.encode() + open(os.path.join(path, name), "rb").read() for name in sorted(os.listdir(path)))


def is_session(path):
    """All files of the archive are there, with their checksums."""
    try:
        with zipfile.ZipFile(path) as archive:
            return bool(archive.namelist()) and archive.testzip() is None
    except (OSError, zipfile.BadZipFile):
        return False


class Killer:
    def __init__(self, bin_folder, dice):
        self.bin, self.dice = bin_folder, dice
        self.root = tempfile.mkdtemp(prefix="attn-kills-")
        self.quiet = dict(stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def program(self, kind, count):
        """A program that writes its files once. It is killed somewhere in the time that it needs."""
        counts = Counts()
        runner = faults.Runner(self.bin, "", 1)
        out = os.path.join(self.root, kind.name.replace(" ", "-"))
        env = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
        env.update({key: value.replace("OUT", out) for key, value in kind.env.items()})
        command = [os.path.join(self.bin, kind.program)] + [word.replace("OUT", out) for word in kind.command]

        def start():
            return subprocess.Popen(command, env=env, cwd=faults.PROJECT, **self.quiet)

        runner.fresh(kind, out, True)
        begun = time.monotonic()
        start().wait()
        needed = time.monotonic() - begun
        new = {file: content(os.path.join(out, file)) for file in kind.files}
        for _ in range(count):
            runner.fresh(kind, out, True)
            process = start()
            # Files are written at the end.
            time.sleep(needed * (self.dice.uniform(0, 1.1) if self.dice.random() < 0.3 else self.dice.uniform(0.7, 1.5)))
            if kill(process):
                counts.killed += 1
            else:
                counts.ended += 1
            states = [runner.state(kind, out, file, True, new) for file in kind.files]
            broken = [state for state in states if state.startswith("broken")]
            if broken:
                counts.complain("%s: %s" % (kind.name, broken[0]))
            elif all(state == "new" for state in states):
                counts.new += 1
            else:
                counts.old += 1
            start().wait()
            counts.left += len(strays(out))
        shutil.rmtree(runner.root, ignore_errors=True)
        return counts

    def saves(self, kind, count):
        """The window's saver of a kind of file, in a loop."""
        counts = Counts()
        out = os.path.join(self.root, kind.replace(" ", "-"))
        saves = os.path.join(self.bin, "window_saves")
        name = {"window settings": "config/attention-lab/attention-lab.conf"}.get(kind)
        versions = []
        for version in "01":
            shutil.rmtree(out, ignore_errors=True)
            os.makedirs(out)
            subprocess.run([saves, kind, out, "write", version], **self.quiet)
            name = name or [entry for entry in os.listdir(out) if entry not in ("config", "data")][0]
            versions.append(content(os.path.join(out, name)))
        if kind == "frames":
            versions[0] = b""
        for _ in range(count):
            process = subprocess.Popen([saves, kind, out, "loop"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL)
            for _ in range(3):
                process.stdout.readline()
            time.sleep(self.dice.uniform(0, 0.05))
            kill(process)
            process.stdout.close()
            counts.killed += 1
            found = content(os.path.join(out, name))
            if kind in ("run", "run copy"):
                said = subprocess.run([saves, kind, out, "check"], capture_output=True, text=True).stdout.strip()
                state = said if said in ("old", "new") else "old" if said.startswith("left behind") else said
            elif kind == "frames" and not found:
                state = "old"  # the folder is made anew for each save, so there may be none
            else:
                state = "old" if found == versions[0] else "new" if found == versions[1] else "broken"
            if state == "old":
                counts.old += 1
            elif state == "new":
                counts.new += 1
            else:
                counts.complain("%s: %s" % (kind, state))
            if kind == "frames":
                shutil.rmtree(os.path.join(out, name), ignore_errors=True)
            subprocess.run([saves, kind, out, "write", "1"], **self.quiet)
            counts.left += len(strays(out))
        return counts

    def window(self, count):
        """The real window under an X server: a key changes the session, Ctrl+S saves it, a copy is kept meanwhile."""
        counts = Counts()
        out = os.path.join(self.root, "window")
        os.makedirs(out)
        display = ":%d" % self.dice.randrange(200, 900)
        server = subprocess.Popen(["Xvfb", display, "-screen", "0", "1600x1200x24", "-noreset"], **self.quiet)
        env = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb", XDG_CONFIG_HOME=out + "/config",
                   XDG_DATA_HOME=out + "/data", LC_ALL="C.UTF-8")
        session = os.path.join(out, "a.attnlab")
        errors = os.path.join(self.root, "window.errors")
        kept = os.path.join(out, "data", "attention-lab", "attention-lab", "autosave")

        def key(*words):
            subprocess.run(["xdotool"] + list(words), env=env, **self.quiet)

        def titles():
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "."], env=env, capture_output=True,
                                   text=True).stdout.split()
            return [subprocess.run(["xdotool", "getwindowname", window], env=env, capture_output=True,
                                   text=True).stdout.strip() for window in found]

        def wait_for(condition, patience=60):
            end = time.monotonic() + patience
            while time.monotonic() < end:
                if condition():
                    return True
                time.sleep(0.1)
            return False

        def start(*more):
            with open(errors, "wb") as said:
                return subprocess.Popen([os.path.join(self.bin, "attention-lab"), *more], env=env, cwd=faults.PROJECT,
                                        **dict(self.quiet, stderr=said))

        def copies():
            return [os.path.join(kept, name) for name in (os.listdir(kept) if os.path.isdir(kept) else [])
                    if name.endswith(".attnlab")]

        subprocess.run([os.path.join(self.bin, "window_saves"), "session", out, "write", "0"], **self.quiet)
        try:
            time.sleep(1)
            for _ in range(count):
                shutil.rmtree(kept, ignore_errors=True)
                process = start(session)
                if not wait_for(lambda: any("a.attnlab" in title for title in titles())):
                    counts.complain("window: a session that was saved cannot be opened: %s, %s, %s" %
                                    (process.poll(), titles(), open(errors).read().strip()))
                    kill(process)
                    continue
                # No window manager gives it the keys.
                key("search", "--onlyvisible", "--name", "a.attnlab", "windowfocus", "--sync")
                is_saving = self.dice.random() < 0.5  # what is saved is not kept besides
                key("key", "ctrl+l")
                until = time.monotonic() + self.dice.uniform(0.5, 7)
                while time.monotonic() < until:
                    key("type", self.dice.choice("ab12"))
                    if is_saving and self.dice.random() < 0.2:
                        key("key", "ctrl+s")
                kill(process)
                counts.killed += 1
                broken = [file for file in copies() + [session] if not is_session(file)]
                if broken:
                    counts.complain("window: broken: %s" % broken)
                elif copies():
                    process = start()
                    # The question stands before a window or above it.
                    if wait_for(lambda: sum("Attention Lab" in title for title in titles()) >= 2):
                        counts.new += 1
                    else:
                        counts.complain("window: the copy is not offered: %s" % titles())
                    kill(process)
                else:
                    counts.old += 1
                counts.left += len(strays(out))
        finally:
            kill(server)
        return counts


def main():
    parser = argparse.ArgumentParser(description="Kills the programs at random moments while they save.")
    parser.add_argument("bin")
    parser.add_argument("count", type=int, nargs="?", default=1000)
    parser.add_argument("--only", default="", help="only kinds whose name has this word")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    killer = Killer(os.path.abspath(options.bin), dice)
    lost = 0
    try:
        inputs = os.path.join(killer.root, "made")
        os.makedirs(inputs)
        jobs = [(kind.name, lambda count, kind=kind: killer.program(kind, count))
                for kind in faults.kinds(inputs, killer.bin)]
        saves = os.path.join(killer.bin, "window_saves")
        if os.path.exists(saves):
            for name in subprocess.run([saves, "kinds"], capture_output=True, text=True).stdout.splitlines():
                jobs.append((name, lambda count, name=name: killer.saves(name, count)))
            if shutil.which("Xvfb") and shutil.which("xdotool"):
                jobs.append(("window", killer.window))
        jobs = [job for job in jobs if options.only in job[0]]
        print("%-16s %7s %7s %7s %7s %7s %7s" % ("kind of file", "killed", "ended", "old", "new", "lost", "left"), flush=True)
        total = Counts()
        for place, (name, job) in enumerate(jobs):
            counts = job(options.count * (place + 1) // len(jobs) - options.count * place // len(jobs))
            print(counts.row(name), flush=True)
            print("\n".join(counts.complaints), end="\n" if counts.complaints else "", flush=True)
            for part in ("killed", "ended", "old", "new", "lost", "left"):
                setattr(total, part, getattr(total, part) + getattr(counts, part))
        print(total.row("all"))
        lost = total.lost + total.left
    finally:
        shutil.rmtree(killer.root, ignore_errors=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
