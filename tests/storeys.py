#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every include of the product and prints its storeys, lowest first, as the CMake files list them.

Fails, with the include that is to blame, where core includes anything but core, ui includes app, a storey includes
one above it, folders inside a storey include one another in a circle, or two files define types of one name in one
namespace (the linker does not see that, and takes the functions of either), or a file outside of core/system asks
something of Linux alone.
"""
import collections
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def sources(top):
    for folder, _, names in os.walk(os.path.join(ROOT, top)):
        for name in names:
            if name.endswith((".h", ".cpp")):
                yield os.path.relpath(os.path.join(folder, name), ROOT)


def includes_of(path):
    return re.findall(r'^\s*#\s*include "((?:core|ui|app)/[^"]+)"', read(path), re.MULTILINE)


# What other systems do not have.
LINUX_ONLY = re.compile(
    r"<sys/(?:eventfd|epoll|inotify|signalfd|timerfd|sendfile|prctl|sysinfo|syscall)\.h>|<linux/|<malloc\.h>|/proc/(?:self|[0-9])|"
    r"\"/sys/|\b(?:memfd_create|eventfd|epoll_\w+|O_TMPFILE|AT_EMPTY_PATH|renameat2|copy_file_range|malloc_trim|mallinfo2?|"
    r"setpriority|RUSAGE_THREAD|sched_\w+|prctl|gettid|pipe2|accept4|sync_file_range|fallocate|__linux__)\b")


def linux_calls():
    """Places outside of core/system that need Linux; comments do not count."""
    for top in ("core", "ui", "app"):
        for path in sources(top):
            if path.startswith("core/system/"):
                continue
            for number, line in enumerate(read(path).splitlines(), 1):
                found = LINUX_ONLY.search(re.sub(r"//.*", "", line) if "://" not in line else line)
                if found:
                    yield f"{path}:{number} has {found.group()}, which belongs in core/system."


def circles(edges):
    """Groups of folders that reach one another (Tarjan's algorithm)."""
    index, low, stack, groups = {}, {}, [], []

    def visit(folder):
        index[folder] = low[folder] = len(index)
        stack.append(folder)
        for other in sorted(edges[folder]):
            if other not in index:
                visit(other)
                low[folder] = min(low[folder], low[other])
            elif other in stack:
                low[folder] = min(low[folder], index[other])
        if low[folder] == index[folder]:
            group = stack[stack.index(folder):]
            del stack[stack.index(folder):]
            if len(group) > 1:
                groups.append(group)

    for folder in sorted(edges):
        if folder not in index:
            visit(folder)
    return groups


def types_of(path):
    """The types that a file defines outside of functions, other types and unnamed namespaces, with their namespaces."""
    ignored = r'//[^\n]*|/\*.*?\*/|R"\((.*?)\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''  # comments and literals
    text = re.sub(ignored, "", read(path), flags=re.DOTALL)
    text = re.sub(r"^\s*#(?:[^\n\\]|\\.)*", "", text, flags=re.MULTILINE | re.DOTALL)
    scopes, start = [], 0  # the namespace that a brace opens, None for another one
    for brace in re.finditer(r"[{};]", text):
        head = text[start:brace.start()]
        start = brace.end()
        if brace.group() == "}" and scopes:
            scopes.pop()
        if brace.group() != "{":
            continue
        space = re.search(r"\bnamespace\s+([\w:]+)\s*$", head)
        kind = re.search(r"(?:^|[;>}\s])(?:struct|class|enum(?:\s+class)?)\s+(\w+)(?:\s+final)?\s*(?::(?!:)[^()=]*)?$",
                         head)
        if kind and None not in scopes:
            yield "::".join(scopes + [kind.group(1)])
        scopes.append(space.group(1) if space else None)


def main():
    order = {
        "core": re.findall(r"^attn_core_storey\((\w+)", read("core", "CMakeLists.txt"), re.MULTILINE),
        "ui": re.search(r"foreach\(name IN ITEMS ([\w ]+)\)", read("ui", "CMakeLists.txt")).group(1).split(),
        "app": [],
    }
    below = {"core": ["core"], "ui": ["core", "ui"], "app": ["core", "ui", "app"]}
    problems = []
    edges = collections.defaultdict(dict)
    counts = collections.Counter()
    types = collections.defaultdict(set)
    for top in order:
        for path in sources(top):
            folder = os.path.dirname(path)
            counts[folder] += 1
            edges[folder]
            for name in types_of(path):
                types[name].add(path)
            for found in includes_of(path):
                target = os.path.dirname(found)
                if target != folder:
                    edges[folder].setdefault(target, f"{path} includes {found}")
                    edges[target]
                other = found.split("/")[0]
                if other not in below[top]:
                    problems.append(f"{path} includes {found}: {top} knows nothing of {other}.")
                elif other == top and order[top]:
                    here, there = path.split("/")[1], found.split("/")[1]
                    if order[top].index(there) > order[top].index(here):
                        problems.append(f"{path} includes {found}: {there} stands above {here}.")
        unlisted = {path.split("/")[1] for path in sources(top)} - set(order[top])
        if order[top] and unlisted:
            problems.append(f"{top}/CMakeLists.txt does not list {', '.join(sorted(unlisted))}.")
    problems += [f"{name} is defined in {' and in '.join(sorted(paths))}."
                 for name, paths in sorted(types.items()) if len(paths) > 1]
    problems += linux_calls()
    for group in circles(edges):
        problems.append("A circle of folders:")
        problems += ["  " + why for one in group for other, why in sorted(edges[one].items()) if other in group]

    for top in ("core", "ui"):
        print(f"{top}, lowest first:")
        for storey in order[top]:
            inside = {folder: n for folder, n in counts.items()
                      if folder == f"{top}/{storey}" or folder.startswith(f"{top}/{storey}/")}
            rooms = [f"{folder.split('/', 2)[2]} {n}" for folder, n in sorted(inside.items()) if folder.count("/") > 1]
            print(f"  {storey:12} {sum(inside.values()):4}" + (f"   ({', '.join(rooms)})" if rooms else ""))
    sizes = sorted(counts.values())
    largest = max(counts, key=counts.get)
    print(f"{sum(sizes)} files in {len(sizes)} folders; median {sizes[len(sizes) // 2]}, "
          f"largest {counts[largest]} ({largest}). {len(types)} types, each defined once.")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
