"""The small parts that setting up and building share: digests, tools run quietly, locks.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path


class BuildFailed(Exception):
    """A build step failed; the text is what its tool said last."""


def fingerprint(root: Path, files: Sequence[Path], *salt: str) -> str:
    """A digest of the names (below `root`) and contents of `files`, and of `salt`."""
    h = hashlib.sha256()
    for text in salt:
        h.update(text.encode() + b"\0")
    for p in files:
        h.update(p.relative_to(root).as_posix().encode() + b"\0" + p.read_bytes() + b"\0")
    return h.hexdigest()


def run_quietly(cmd: Sequence[str], cwd: Path, env: dict[str, str] | None = None) -> None:
    """Run a tool; its output is shown only if it fails.

    Raises:
        BuildFailed: the tool is missing or ended with an error.
    """
    try:
        r = subprocess.run(
            [*cmd],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
        )
    except OSError as e:
        raise BuildFailed(f"{Path(cmd[0]).name} could not be started: {e}") from e
    if r.returncode:
        told = (r.stdout + r.stderr)[-6000:]
        raise BuildFailed(f"{Path(cmd[0]).name} ended with {r.returncode}:\n{told}")


@contextlib.contextmanager
def locked(path: Path, waiting: str = "") -> Iterator[None]:
    """Hold `path` as a lock, so that two starts at once do not build into one folder.

    Where another start holds it, `waiting` is told before this one waits.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as f:
        with contextlib.suppress(ImportError):  # no fcntl on Windows: no lock there
            import fcntl

            try:
                fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if waiting:
                    print(waiting, file=sys.stderr, flush=True)
                fcntl.flock(f, fcntl.LOCK_EX)
        yield
