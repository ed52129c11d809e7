"""How a script of this folder, run plainly, gets into the environment in `.venv` as it stands.

Nothing is installed, removed or made anew: another start may be compiling there, or playing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

import environment


def engine() -> Path | None:
    """The compiled engine of exactly these sources, where it stands already."""
    import dev

    at = environment.VENV / dev.engine_name()
    return at if at.exists() else None


def entered(name: str) -> str:
    """The folder of the sources, to be appended to `sys.path`; `name` is the script's `__name__`.

    A script that is run by another Python than the environment's is begun again by that one, with
    the compiled engine where there is one.
    """
    inside = Path(sys.prefix).resolve() == environment.VENV.resolve()
    if name != "__main__" or inside:
        return str(environment.ROOT / "src")
    python = environment.interpreter()
    if environment.ask(python) is None:
        sys.exit("There is no environment in .venv yet: `python3 dev.py bench` sets it up.")
    env, compiled = dict(os.environ), engine()
    if compiled:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(compiled), env.get("PYTHONPATH")]))
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(python, [str(python), *sys.argv], env)
    sys.exit(subprocess.run([str(python), *sys.argv], env=env).returncode)
