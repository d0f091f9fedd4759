"""Add to the C code that mypyc generates what mypyc 2.4 leaves out: docstrings, and which functions run rarely.

mypyc is compiled itself, so its functions cannot be replaced. Before it uses a C file again, it checks that nobody has
changed it. That is why we write a changed copy. It depends on the C file and the Python files, and on nothing else.
"""

import ast
import os
import re
from pathlib import Path
from typing import Final, NamedTuple

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import exported_name
from setuptools import Extension

FOLDER: Final = Path("build/completed")

# gcc optimises functions with this mark for size, which takes it less than half the time.
MACRO: Final = """#if defined(__GNUC__)
#define RUNS_RARELY __attribute__((cold))
#else
#define RUNS_RARELY
#endif"""
FUNCTION: Final = re.compile(r"[\w *]+\bCPy(?:Def|Py)_(\w+)\([^;]*\) {$")
ONCE: Final = "_____top_level__"  # the code of a module outside of functions: a quarter of all code

TABLE: Final = re.compile(r"static (?:struct )?Py(?:MethodDef|GetSetDef|TypeObject|ModuleDef) (\w+)(?:\[\])? = {")
ENTRY: Final = re.compile(r'{"(\w+)",')
SIGNATURE: Final = re.compile(r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)')  # of a function or a class
EMPTY: Final = re.compile(r"\bNULL(?=, NULL},|, /\* docstring \*/)")  # the docstring of a property or a module

# mypyc gives every named tuple the docstring "mypyc filler docstring". This code replaces it.
EXECUTED: Final = re.compile(r"char result = CPyDef_(\w+)_____top_level__\(\);")
DESCRIBE: Final = """if (result != 2) {{
    PyObject *type = PyDict_GetItemString(CPyStatic_{module}___globals, "{name}");
    PyObject *doc = PyUnicode_FromString({doc});
    if (type == NULL || doc == NULL || PyObject_SetAttrString(type, "__doc__", doc) < 0) result = 2;
    Py_XDECREF(doc);
}}"""


class Module(NamedTuple):
    """The syntax tree of a module to compile, and its package."""

    package: str
    tree: ast.Module


class Docstrings(NamedTuple):
    """The docstrings of some modules, by the place in the C code where they belong."""

    tables: dict[str, dict[str, str]]  # by table and entry; the entry is "" if the table describes one thing
    tuples: dict[str, dict[str, str]]  # by module and class: those of named tuples


def complete(extensions: list[Extension], paths: list[str], rare: list[str]) -> None:
    """Replace the C files of extensions by copies that contain what mypyc leaves out.

    `paths` are the Python files, below src. `rare` are those whose functions run too rarely to be optimised for speed.
    """
    docs = docstrings(paths)
    prefixes = tuple(f"{exported_name(read(Path(path))[0])}___" for path in rare)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for extension in extensions:
        if extension.name.endswith("__mypyc"):
            extension.sources = [str(completed(Path(source), docs, prefixes)) for source in extension.sources]


def completed(source: Path, docs: Docstrings, rare: tuple[str, ...]) -> Path:
    """Return the completed copy of a C file. Write it in one step, and only if it has changed."""
    target = FOLDER / source.name
    text = completed_text(source.read_text("utf-8"), docs, rare)
    if not target.exists() or target.read_text("utf-8") != text:
        new = target.with_suffix(".new")
        new.write_text(text, "utf-8")
        os.replace(new, target)
    return target


def completed_text(code: str, docs: Docstrings, rare: tuple[str, ...]) -> str:
    """Return C code with docstrings added, and with a mark on each function that runs rarely."""
    lines = [MACRO]
    entries: dict[str, str] = {}
    entry = ""
    for indented in code.splitlines():
        line = indented.lstrip()  # most of the file is indentation
        if line.endswith(") {") and (found := FUNCTION.match(line)):
            if found[1].endswith(ONCE) or found[1].startswith(rare):
                line = f"RUNS_RARELY {line}"
        elif found := TABLE.match(line):
            entries, entry = docs.tables.get(found[1], {}), ""
        elif found := ENTRY.match(line):
            entry = found[1]
        if doc := entries.get(entry):
            line = described(line, doc)
        lines.append(line)
        if found := EXECUTED.match(line):
            for name, doc in docs.tuples.get(found[1], {}).items():
                lines.append(DESCRIBE.format(module=found[1], name=name, doc=literal(doc)))
    return "\n".join([*lines, ""])


def described(line: str, doc: str) -> str:
    """Return a line of a C method table. If it is the line for this docstring, insert the docstring."""
    line = SIGNATURE.sub(lambda found: f'PyDoc_STR("{found[1] or ""}{literal(doc)[1:]})', line)
    return EMPTY.sub(lambda _: f"PyDoc_STR({literal(doc)})", line)


def literal(text: str) -> str:
    """Return a text as a C string literal."""
    return c_string_initializer(text.encode())


def docstrings(paths: list[str]) -> Docstrings:
    """Return the docstrings of modules. A method without one gets that of the method it overrides."""
    modules = dict(read(Path(path)) for path in paths)
    docs = Docstrings({}, {})
    for name, module in modules.items():
        c_name = exported_name(name)
        docs.tables[f"{c_name}module"] = {"": ast.get_docstring(module.tree) or ""}
        docs.tables[f"{c_name}module_methods"] = functions(module.tree)
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                methods = inherited(modules, name, node.name)
                docs.tables[f"CPyType_{c_name}___{node.name}_template_"] = {"": ast.get_docstring(node) or ""}
                docs.tables[f"{c_name}___{node.name}_methods"] = methods
                docs.tables[f"{c_name}___{node.name}_getseters"] = methods
                if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases):
                    docs.tuples.setdefault(c_name, {})[node.name] = ast.get_docstring(node) or ""
                    for method, doc in methods.items():  # each is an object of its own class
                        docs.tables[f"CPyType_{c_name}___{method}_{node.name}_obj_template_"] = {"": doc}
    return docs


def read(path: Path) -> tuple[str, Module]:
    """Return the name of a Python file's module, and its syntax tree."""
    parts = path.with_suffix("").parts[1:]
    package = ".".join(parts[:-1])
    name = package if path.name == "__init__.py" else ".".join(parts)
    return name, Module(package, ast.parse(path.read_text("utf-8")))


def functions(node: ast.Module | ast.ClassDef) -> dict[str, str]:
    """Return the docstrings of the functions of a module or the methods of a class."""
    return {one.name: ast.get_docstring(one) or "" for one in node.body if isinstance(one, ast.FunctionDef)}


def inherited(modules: dict[str, Module], name: str, class_name: str) -> dict[str, str]:
    """Return the docstrings of a class's methods, including inherited ones from classes that we compile."""
    module = modules.get(name)
    for node in module.tree.body if module else ():
        if module and isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if class_name == (alias.asname or alias.name):
                    above = module.package.split(".")[: -node.level + 1 or None] if node.level else []
                    return inherited(modules, ".".join([*above, *filter(None, [node.module])]), alias.name)
        if isinstance(node, ast.ClassDef) and node.name == class_name:
            found: dict[str, str] = {}
            for base in reversed(node.bases):
                expression = base.value if isinstance(base, ast.Subscript) else base
                if isinstance(expression, ast.Name):
                    found |= inherited(modules, name, expression.id)
            return found | {method: doc for method, doc in functions(node).items() if doc}
    return {}
