# SPDX-License-Identifier: GPL-3.0-or-later
"""A program as a screen reader has it: its tree over AT-SPI, what has the focus, and real keys.

A `Node` is what AT-SPI told of one object when it was read. The tree is read anew each time, because the window
changes. Keys go through xdotool to the X server, as from a keyboard.
"""
import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

ANSWER = 5000  # ms that a call over AT-SPI may take
PRESS = 300    # ms for a press: one that opens a dialog does not return before the dialog closes
ITEMS = 40     # of one list or table are read


class Node:
    """One object: what it is, what it says, and what it holds."""

    def __init__(self, accessible, parent=None):
        self.accessible = accessible
        self.parent = parent
        self.path = path_of(accessible)
        self.role = accessible.getRoleName()
        self.name = (accessible.name or "").strip()
        self.states = set(accessible.getState().getStates())
        self.children = []

    def has(self, *states):
        return all(state in self.states for state in states)

    @property
    def is_seen(self):
        return self.has(pyatspi.STATE_SHOWING)

    def is_still_seen(self):
        try:
            return self.accessible.getState().contains(pyatspi.STATE_SHOWING)
        except GLib.Error:
            return False  # it is gone

    @property
    def is_enabled(self):
        return self.has(pyatspi.STATE_ENABLED)

    @property
    def is_focusable(self):
        return self.has(pyatspi.STATE_FOCUSABLE)

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def description(self):
        return self.accessible.description or ""

    def actions(self):
        """[(name, key)]"""
        try:
            action = self.accessible.queryAction()
            return [(action.getName(i), action.getKeyBinding(i)) for i in range(action.nActions)]
        except (NotImplementedError, GLib.Error):
            return []

    def key(self):
        return next((key for _, key in self.actions() if key), "")

    def place(self):
        """The names above it, for a person who looks for it."""
        names, node = [], self.parent
        while node and len(names) < 3:
            if node.name:
                names.append(node.name[:40])
            node = node.parent
        return " < ".join(names)

    def __str__(self):
        return f"{self.role} “{self.name}” ({self.place()})"


def path_of(accessible):
    return accessible.path if accessible else None


def children(accessible):
    found = [accessible.getChildAtIndex(i) for i in range(accessible.childCount)] if accessible else []
    return [child for child in found if child]


def read(accessible, parent=None, hidden=False, inside=True):
    """The tree below. Without `hidden`, what is not shown is left out with all that it holds; without `inside`, the
    parts of lists and tables are."""
    node = Node(accessible, parent)
    if not hidden and parent is not None and not node.is_seen:
        return node
    count = accessible.childCount
    if node.role in ("table", "list", "tree", "tree table"):
        count = min(count, ITEMS) if inside else 0
    for i in range(count):
        child = accessible.getChildAtIndex(i)
        if child:
            below = read(child, node, hidden, inside)
            if hidden or below.is_seen:
                node.children.append(below)
    return node


class Program:
    """A program that runs on this display and that AT-SPI knows."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.focused = None    # what said last that it has the focus
        self.has_moved = False  # whether something was focused, selected or made current since `forget_moves`
        Atspi.set_timeout(ANSWER, ANSWER)
        for event in ("object:state-changed:focused", "object:active-descendant-changed",
                      "object:selection-changed", "object:state-changed:selected",
                      "object:property-change:accessible-value", "object:text-caret-moved"):
            pyatspi.Registry.registerEventListener(self._hear, event)
        self.application = self._wait_until(self._find, 30)
        if not self.application:
            raise SystemExit("The program did not appear on the accessibility bus within 30 seconds.")
        self.application.setCacheMask(pyatspi.cache.NONE)

    def _find(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid and application.childCount:
                return application
        return None

    def _hear(self, event):
        if event.type.startswith("object:state-changed:focused"):
            if not event.detail1:
                return
            self.focused = event.source
        self.has_moved = True

    def listen(self, seconds, until=lambda: False):
        """Takes events until a condition holds, at most so long. Returns whether it holds."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while not until():
            if time.monotonic() > end:
                return False
            if not context.iteration(False):
                time.sleep(0.002)
        return True

    def _wait_until(self, find, seconds):
        end, found = time.monotonic() + seconds, None
        while not found and time.monotonic() < end:
            self.listen(0.05)
            found = find()
        return found

    def windows(self):
        """Shown top-level windows, the oldest first."""
        windows = [Node(self.application[i]) for i in range(self.application.childCount) if self.application[i]]
        return [window for window in windows if window.is_seen]

    def new_window(self, before, seconds):
        """A window that is not among the paths `before`; None when none comes in time."""
        return self._wait_until(
            lambda: next((window for window in reversed(self.windows()) if window.path not in before), None), seconds)

    def wait_for_end(self, path, seconds):
        """Whether the window is gone in time."""
        return bool(self._wait_until(lambda: path not in [window.path for window in self.windows()], seconds))

    def press(self, node, action=0):
        """Presses it. Does not wait for a dialog that it opens."""
        Atspi.set_timeout(PRESS, PRESS)
        try:
            node.accessible.queryAction().doAction(action)
        except (GLib.Error, RuntimeError):
            pass  # the dialog keeps the answer until it closes
        finally:
            Atspi.set_timeout(ANSWER, ANSWER)
        self.listen(0.1)

    def focus(self, node):
        try:
            node.accessible.queryComponent().grabFocus()
        except (NotImplementedError, GLib.Error):
            pass
        self.listen(0.2, lambda: path_of(self.focused) == node.path)

    def key(self, name, seconds=0.15):
        """Presses a key and waits until something moved; so long where nothing does."""
        self.has_moved = False
        subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True)
        if self.listen(seconds, lambda: self.has_moved):
            self.listen(1, self.focus_rests)
        return self.has_moved

    def focus_rests(self):
        """Whether what said last that it has the focus still has it: on its way, the focus may pass through others."""
        self.listen(0.02)
        try:
            return bool(self.focused) and self.focused.getState().contains(pyatspi.STATE_FOCUSED)
        except GLib.Error:
            return False  # it is gone

    def x_windows(self):
        """X windows of the program that are shown, menus and all, the oldest first."""
        return self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()

    def popups(self):
        """Menus and lists that are open. They have no title, so Qt gives them the program's name."""
        return [window for window in self.x_windows()
                if self._xdotool("getwindowname", window).strip() == os.path.basename(self.process.args[0])]

    @staticmethod
    def _xdotool(*command):
        return subprocess.run(["xdotool", *command], capture_output=True, text=True, check=False).stdout

    def activate(self):
        """Gives the keyboard to the newest window of the program. There is no window manager that would."""
        found = self.x_windows()
        if found:
            subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=False, stderr=subprocess.DEVNULL)
        self.listen(0.1)

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.kill(self.process.pid, 9)
