#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks every mode, view and dialog of the window as a screen reader does, and uses no mouse. Started by run.sh.

    walk.py PROGRAM [--mode MODE…]

Every control that is shown and enabled must have a name, a role, and a way to it by the keyboard: Tab, arrow keys, a
key of its own, or a menu. The walk presses Tab and the arrows and hears what gets the focus, and opens context menus
by the Menu key. Views and dialogs are found through the menus: every command is given, and whatever it opens is walked
as well, with the buttons and menus in it that open more. Prints a table and each failure; ends with 1 if there is one.
"""
import argparse
import re
import sys

import pyatspi

from screen_reader import Node, Program, children, read

MODES = ["Step", "Train", "Inspect", "Learn"]

# What a person does something with, even where it has no focus.
OPERABLE = {"push button", "toggle button", "check box", "radio button", "combo box", "spin button", "slider",
            "text", "password text", "entry", "page tab", "link", "list item", "tree item", "table cell",
            "menu item", "check menu item", "radio menu item", "list", "tree", "tree table", "table"}
# Parts of a list, a table or the like: one goes to the whole by Tab, then from part to part by arrows.
ITEMS = {"list item", "tree item", "table cell", "page tab", "table row", "icon"}
WHOLES = {"list", "tree", "tree table", "table", "page tab list"}
# Of these one cannot know what they do.
NO_ROLES = {"filler", "unknown", "invalid", "redundant object", "layered pane", "viewport"}

# Menus whose commands change nothing that could be walked: colours, words, or more of the same cards.
PASSED_MENUS = {"Mode", "Language", "Appearance", "Open Recent", "Lanes Shown", "Select Lane", "Show System"}
# Commands that end the walk or take the window away from it, that fill in what was copied elsewhere, or that train on
# while the rest is walked.
PASSED = {"Quit", "Full Screen", "Blank Screen", "Paste as Source Text", "Start", "Go On",
          "Train Without End"}
# Commands that take away what others need come last.
LAST = ("Close", "Reset", "Undo", "Redo", "Clear", "Start Again")

KEY = re.compile(r"\(((Ctrl|Alt|Shift|Meta)\+)*(\w|F\d+|[+−.,-]|Enter|Return|Space|Del|Delete|Esc|Home|End|[←→↑↓]|"
                 r"PgUp|PgDown|Backspace)\)")
ARROWS = ("Down", "Right", "Up", "Left")


class Place:
    """What was found in a view or a dialog."""

    def __init__(self, name):
        self.name = name
        self.controls = 0
        self.faults = {"name": [], "role": [], "keyboard": []}

    def fails(self):
        return sum(len(faults) for faults in self.faults.values())


class Walk:
    def __init__(self, program):
        self.program = program
        self.places = []
        self.known = set()     # kinds of controls of the modes that were walked already
        self.opened = set()    # titles of dialogs
        self.pressed = set()   # names of buttons and of commands in their menus that open something
        self.asked = set()     # kinds of controls whose context menu was asked for
        self.trouble = []      # what is not about one control

    # --- one place -----------------------------------------------------------------------------------------

    def check(self, name, window):
        """Walks what the window shows now. Returns its tree."""
        place = Place(name)
        self.program.activate()
        tree = read(window.accessible)
        controls = [node for node in tree.all() if is_control(node)]
        reached = self.reached_by_tab(name, tree)
        # Tab may have scrolled, unfolded or filled something.
        for node in controls:
            place.controls += 1
            if not node.name and not names_itself(node):
                place.faults["name"].append(node)
            if node.role in NO_ROLES:
                place.faults["role"].append(node)
        self.reach_by_arrows(controls, reached)
        commands = self.commands()
        place.faults["keyboard"] = [node for node in controls
                                    if not has_keys(node, reached, commands) and node.is_still_seen()]
        self.places.append(place)
        print(f"{place.name}: {place.controls} controls, {place.fails()} failures", flush=True)
        for kind, faults in place.faults.items():
            for node in faults:
                print(f"    no {kind}: {node}", flush=True)
        return tree

    def reached_by_tab(self, name, tree):
        """Paths of all that Tab goes to, and ("parts", path) where arrows go to the parts of it. Notes what Tab does
        not leave. Opens the context menu of each."""
        order, parts, program = [], set(), self.program
        program.focused = None
        while len(order) < 400:
            before = program.focused
            for key in ("Tab", "Tab", "ctrl+Tab"):  # a window may be busy; a field may keep Tab for itself
                program.key(key, 0.4)
                if program.focused != before:
                    break
            if program.focused is None:  # there is nothing else to go to
                held = [node for node in read(tree.accessible).all() if node.has(pyatspi.STATE_FOCUSED)]
                if not held:
                    return parts
                program.focused = held[-1].accessible  # the innermost
            stop = whole_of(program.focused)
            if stop.path in order:
                others = [node for node in tree.all() if is_control(node) and node.is_focusable and
                          node.role not in ITEMS and node.path not in order]
                if stop.path == order[-1] and others:
                    self.trouble.append(f"Tab does not leave {stop.getRoleName()} “{stop.name}” in {tree.name}")
                return parts.union(order)
            order.append(stop.path)
            self.walk_context_menu(name, stop)
            if stop.getRoleName() in WHOLES:
                parts_of = [node.role for node in read(stop).all()]
                rows = sum(role in ITEMS for role in parts_of) // max(1, parts_of.count("table column header"))
                if rows < 2 or self.arrows_move(stop):
                    parts.add(("parts", stop.path))
        self.trouble.append(f"Tab does not come back to where it began in {tree.name}")
        return parts.union(order)

    def arrows_move(self, whole):
        if whole.getRoleName() == "page tab list":  # and back to the page that is walked
            there, back = ("Right", "Left") if self.program.key("Right", 1) else ("Left", "Right")
            return (there == "Right" or self.program.key("Left", 1)) and self.program.key(back, 1)
        return any(self.program.key(arrow, 1) for arrow in ARROWS)

    def reach_by_arrows(self, controls, reached):
        """Adds what arrow keys go to from what Tab goes to: the buttons of a group."""
        for node in controls:
            # Of a row of choices, Qt takes the focus from all but one, and gives it to the others by arrows.
            is_choice = node.role in ("check box", "radio button")
            if node.path in reached or not (node.is_focusable or is_choice) or node.role in ITEMS:
                continue
            for neighbour in [other for other in node.parent.children
                              if other.path in reached and other.role == node.role]:
                self.program.focus(neighbour)
                for arrow in ("Right", "Left", "Down", "Up"):
                    for _ in node.parent.children:
                        before = self.program.focused
                        self.program.key(arrow, 2)
                        if self.program.focused == before:
                            break
                        reached.add(self.program.focused.path)
                    if node.path in reached:
                        break

    # --- menus ---------------------------------------------------------------------------------------------

    def window(self):
        return next(window for window in self.program.windows() if window.name.endswith("Attention Lab"))

    def menu_bar(self):
        """The bar alone; None while it is hidden."""
        window = self.window().accessible
        bars = [window[i] for i in range(window.childCount) if window[i].getRoleName() == "menu bar"]
        return bars[0] if bars else None

    def menus(self):
        """The bar with all that its menus hold."""
        bar = self.menu_bar()
        return read(bar, hidden=True) if bar else None

    def commands(self):
        """{name: key} of all commands in menus that can be given now."""
        bar = self.menus()
        return {node.name: node.key() for node in bar.all()
                if node.role == "menu item" and node.is_enabled} if bar else {}

    def commands_to_give(self):
        """Paths of names through the menus, those that take something away last."""
        found = []

        def gather(node, path):
            for item in node.children:
                if item.role == "popup menu":
                    gather(item, path)
                elif item.role == "menu item" and item.is_enabled and item.name not in PASSED:
                    if item.children:
                        if item.name not in PASSED_MENUS:
                            gather(item, path + (item.name,))
                    elif path:
                        found.append(path + (item.name,))
        gather(self.menus(), ())
        return sorted(found, key=lambda path: path[-1].startswith(LAST))

    def find_command(self, path):
        """The command that stands there now; None without one."""
        found = self.menu_bar()
        for name in path:
            items = [item for item in children(found) if item.getRoleName() != "popup menu"]
            for menu in [item for item in children(found) if item.getRoleName() == "popup menu"]:
                items += children(menu)
            found = next((item for item in items if item.name == name), None)
        return Node(found) if found else None

    # --- the walk ------------------------------------------------------------------------------------------

    def walk_mode(self, mode):
        self.program.press(self.find_command(("View", "Mode", mode)))
        self.settle()
        self.walk_view(mode)
        given = set()
        for _ in range(3):  # commands may enable others
            new = [path for path in self.commands_to_give() if path not in given]
            for path in new:
                given.add(path)
                self.give(mode, path)
                self.return_to(mode)

    def settle(self):
        """Waits until the window shows the same for a second, at most a minute: a mode may read or compute first."""
        before = None
        for _ in range(60):
            self.program.listen(1)
            now = [(node.role, node.name) for node in read(self.window().accessible, inside=False).all()]
            if now == before:
                return
            before = now

    def return_to(self, mode):
        command = self.find_command(("View", "Mode", mode))
        if command and not command.has(pyatspi.STATE_CHECKED):
            self.program.press(command)
            self.program.listen(1)

    def give(self, mode, path):
        """Gives a command, and walks the view, the menu or the dialog that it opens."""
        command = self.find_command(path)
        if not command or not command.is_enabled:
            return
        name = f"{mode} > {' > '.join(path)}"
        before = [window.path for window in self.program.windows()]
        opens = path[-1].endswith("…")
        shown = self.shown() if opens else None
        self.program.press(command)
        dialog = self.program.new_window(before, 0.5 if opens else 0.1)
        if self.program.process.poll() is not None:
            raise SystemExit(f"The window is gone after {name}.")
        if self.program.popups():
            self.walk_popup(name)
        elif dialog or (opens and (dialog := self.program.new_window(before, 3))):
            self.walk_dialog(dialog, name)
        elif opens and self.shown() == shown:
            self.trouble.append(f"{name} opens nothing that AT-SPI shows")
        else:
            self.walk_view(name, mode)
            if command.has(pyatspi.STATE_CHECKABLE):
                self.program.press(command)  # one of several does not mind, an option goes back

    def shown(self):
        """Paths of what the window shows."""
        return {node.path for node in read(self.window().accessible, inside=False).all()}

    def walk_view(self, name, mode=None):
        """Walks the window, if it shows a kind of control that the mode has not shown yet."""
        window = self.window()
        kinds = {(mode or name, node.role, without_numbers(node.name))
                 for node in read(window.accessible, inside=False).all()
                 if is_control(node) and node.role not in ITEMS and node.role != "menu item"}
        if kinds <= self.known:
            return
        self.known |= kinds
        tree = self.check(name, window)
        if mode is None:
            self.walk_popups(name, tree)
        self.walk_buttons(name, tree)

    def walk_buttons(self, name, tree, depth=0):
        """Presses buttons that open what no menu does: they end with dots, or say that Enter does the same."""
        for button in [node for node in tree.all() if node.role == "push button" and node.is_enabled]:
            kind = "Enter" if "(Enter)" in button.description() else button.name
            if (kind == "Enter" or kind.endswith("…")) and kind not in self.pressed:
                before = [window.path for window in self.program.windows()]
                self.program.press(button)
                dialog = self.program.new_window(before, 1)
                if dialog or self.program.popups():
                    self.pressed.add(kind)
                if self.program.popups():
                    self.walk_popup(f"{name} > menu of {button.name}")
                elif dialog:
                    self.walk_dialog(dialog, f"{name} > {button.name}", depth)

    def walk_popups(self, name, tree):
        """Opens the menus of buttons."""
        self.program.activate()
        for node in tree.all():
            actions = [action for action, _ in node.actions()] if is_control(node) else []
            if "ShowMenu" not in actions or node.role in ("menu item", "combo box"):
                continue
            self.program.press(node, actions.index("ShowMenu"))
            if not self.program.popups():  # Qt 6.4 forgets the action of a button that shows its menu at once
                self.program.focused = None  # what had it before the last menu may not have it again
                for _ in range(100):
                    if self.program.focused and self.program.focused.path == node.path:
                        break
                    self.program.key("Tab", 0.4)
                self.program.key("space", 0.2)
                self.program.listen(2, self.program.popups)
            if self.program.popups():
                place = f"{name} > menu of {node.name}"
                self.give_in_popup(place, self.walk_popup(place))
            else:
                self.trouble.append(f"{name}: {node} has a menu that does not open")

    def give_in_popup(self, name, items):
        """Gives the commands of a button's menu that open a dialog, where the menu bar does not have them."""
        known = self.pressed | set(self.commands())
        for item in items:
            if not (item.name.endswith("…") and item.is_enabled) or item.name in known:
                continue
            self.pressed.add(item.name)
            before = [window.path for window in self.program.windows()]
            self.program.press(item)
            dialog = self.program.new_window(before, 3)
            if dialog:
                self.walk_dialog(dialog, f"{name} > {item.name}", 1)
            else:
                self.trouble.append(f"{name} > {item.name} opens nothing that AT-SPI shows")

    def walk_context_menu(self, name, stop):
        """Opens the context menu of what has the focus, where it has one."""
        focused, role = self.program.focused, stop.getRoleName()
        kind = (self.window().name, role, without_numbers(stop.name))
        if kind in self.asked:
            return
        self.asked.add(kind)
        self.program.key("Menu", 0.2)
        if self.program.popups():
            # Qt's menu of an empty field may have nothing that can be chosen.
            self.walk_popup(f"{name} > context menu of {role} {stop.name[:40]}", may_be_idle=role in ("text", "entry"))
            self.program.listen(0.1)
        self.program.focused = focused

    def walk_popup(self, name, may_be_idle=False):
        """Looks for names in the menu that is open, and closes it by Escape. Returns its commands."""
        place, items = Place(name), []
        self.program.focused = None
        self.program.key("Down", 1)
        self.program.listen(1, lambda: is_menu_item(self.program.focused))
        menu = self.program.focused.parent if self.program.focused else None
        if menu and menu.getRoleName() == "popup menu":
            items = [item for item in read(menu, hidden=True).children if item.role != "separator"]
            for node in items:
                place.controls += 1
                if not node.name and node.is_enabled:
                    place.faults["name"].append(node)
                    print(f"{name}: no name: {node}")
        elif not may_be_idle:
            self.trouble.append(f"{name}: no item of the menu says that it has the focus")
        self.places.append(place)
        for _ in range(5):
            if not self.program.popups():
                return items
            self.program.key("Escape")
        self.trouble.append(f"{name}: Escape does not close the menu")
        return []

    def walk_dialog(self, dialog, name, depth=0):
        title = (dialog.role, dialog.name)
        is_new = title not in self.opened
        self.opened.add(title)
        if is_new:
            if not dialog.name:
                self.trouble.append(f"{name}: the dialog has no title")
            tree = self.check(name, dialog)
            for page in [node for node in tree.all() if node.role == "page tab" and not node.has(pyatspi.STATE_SELECTED)]:
                self.program.press(page)
                self.check(f"{name} > {page.name}", dialog)
            if depth < 2 and dialog.role != "file chooser" and not is_file_dialog(tree):
                self.walk_popups(name, tree)
                self.walk_buttons(name, tree, depth + 1)
        self.close(dialog, name)

    def close(self, dialog, name):
        """Closes it by the keyboard, as a person would."""
        self.program.activate()
        for _ in range(3):
            self.program.key("Escape")
            if self.program.wait_for_end(dialog.path, 0.5):
                return
            newest = self.program.windows()[-1]
            if newest.path != dialog.path and newest.role in ("dialog", "alert"):
                self.walk_dialog(newest, f"{name} > {newest.name}", 2)
        self.trouble.append(f"{name}: Escape does not close the dialog")
        for node in read(dialog.accessible).all():
            if node.role == "push button" and node.name in ("Cancel", "Close", "OK", "No", "Discard"):
                self.program.press(node)
                if self.program.wait_for_end(dialog.path, 1):
                    return
        raise SystemExit(f"{name}: the dialog does not close.")

    # --- the report ----------------------------------------------------------------------------------------

    def report(self):
        width = max(len(place.name) for place in self.places)
        print(f"\n{'place':{width}}  controls  no name  no role  no keys")
        for place in self.places:
            faults = place.faults
            print(f"{place.name:{width}}  {place.controls:8}  {len(faults['name']):7}  {len(faults['role']):7}"
                  f"  {len(faults['keyboard']):7}")
        total = sum(place.controls for place in self.places)
        print(f"{len(self.places)} places, {total} controls\n")
        for text in self.trouble:
            print(text)
        return bool(self.trouble or any(place.fails() for place in self.places))


def without_numbers(name):
    return re.sub(r"[\d₀-₉]+|“[^”]*”", "#", name)


def is_menu_item(accessible):
    return bool(accessible) and accessible.getRoleName().endswith("menu item")


def whole_of(accessible):
    """The list or table of a part of it, or itself."""
    above = accessible
    while above.getRoleName() in ITEMS or above.getRoleName() == "filler":
        if not above.parent or above.parent.getRoleName() in ("frame", "dialog"):
            return accessible
        above = above.parent
    return above if above.getRoleName() in WHOLES else accessible


def is_control(node):
    """Whether a person does something with it, now."""
    if not node.is_seen or not node.is_enabled:
        return False
    if node.role == "label":
        return False  # one may be able to select its text, for which the mouse is needed
    if node.role in ITEMS:
        return node.is_focusable or node.has(pyatspi.STATE_SELECTABLE)
    return node.is_focusable or node.role in OPERABLE


def names_itself(node):
    """An empty cell of a table says nothing, and its table is named."""
    return node.role == "table cell"


def has_keys(node, reached, commands):
    if node.path in reached or node.role in ("menu item", "check menu item", "radio menu item"):
        return True
    if node.name in commands or node.key() or KEY.search(node.description()):
        return True
    # A button within a field is for what keys do in the field, and a list within a box opens with it.
    above = node.parent
    while above:
        if node.role in ITEMS and ("parts", above.path) in reached:
            return True
        if above.role in ("text", "entry", "spin button", "combo box") and above.path in reached:
            return True
        above = above.parent
    return False


def is_file_dialog(tree):
    return any(node.name == "Parent Directory" for node in tree.all())


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("program")
    options.add_argument("--mode", action="append", choices=MODES)
    options = options.parse_args()
    # Few tokens are decoded at the start, so that there is a next step.
    program = Program([options.program, "--size", "1500x950", "--theme", "light", "--steps", "4"])
    walk = Walk(program)
    try:
        program.listen(2)
        for mode in options.mode or MODES:
            walk.walk_mode(mode)
    finally:
        failed = walk.report()
        program.end()
    if len({place.name.split(" > ")[0] for place in walk.places}) < len(options.mode or MODES):
        sys.exit("Not every mode was walked.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
