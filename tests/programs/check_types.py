"""Imports modules with types, and checks JSON values against types of the first one.

Usage: check_types.py VALUES MODULE...; VALUES has objects with the keys "name" and "value".
"""

import importlib.util
import json
import sys
import typing
from typing import Any, Literal, NotRequired, Required, Union


def load(number, path):
    spec = importlib.util.spec_from_file_location(f"types_{number}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def errors(value, hint, module, place):
    """Yields where a JSON value does not have a type, as a type checker would see it."""
    if isinstance(hint, str):
        hint = typing.ForwardRef(hint)
    if isinstance(hint, typing.ForwardRef):
        hint = eval(hint.__forward_arg__, vars(module))
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (NotRequired, Required):
        yield from errors(value, arguments[0], module, place)
    elif typing.is_typeddict(hint):
        if not isinstance(value, dict):
            yield f"{place} is not an object"
            return
        hints = typing.get_type_hints(hint, vars(module), include_extras=True)
        for key in hint.__required_keys__ - value.keys():
            yield f"{place}.{key} is missing"
        for key, inner in value.items():
            if key in hints:
                yield from errors(inner, hints[key], module, f"{place}.{key}")
            else:
                yield f"{place}.{key} is unknown"
    elif origin is Union:
        options = [list(errors(value, one, module, place)) for one in arguments]
        if all(options):
            yield from options[0]
    elif origin is Literal:
        if value not in arguments:
            yield f"{place} is {value!r}, not one of {arguments}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{place} is not a list"
            return
        for index, item in enumerate(value):
            yield from errors(item, arguments[0], module, f"{place}[{index}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{place} is not an object"
            return
        for key, item in value.items():
            yield from errors(item, arguments[1], module, f"{place}.{key}")
    elif hint is not Any:
        # A type checker accepts an int as a float, and a bool only as a bool.
        accepted = (int, float) if hint is float else hint
        is_bool = isinstance(value, bool)
        if not isinstance(value, accepted) or is_bool != (hint is bool):
            yield f"{place} is {value!r}, not {hint}"


def main(values_file, *module_files):
    first, *_ = [load(*numbered) for numbered in enumerate(module_files)]
    with open(values_file, encoding="utf-8") as file:
        values = json.load(file)
    for entry in values:
        name = entry["name"]
        for error in errors(entry["value"], getattr(first, name), first, name):
            print(error)


main(*sys.argv[1:])
