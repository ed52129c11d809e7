"""The build hook: the web client with Node, the hot modules with mypyc; each only when it can."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any  # hatchling's own signatures

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_support as build


class TouchlineHook(BuildHookInterface[Any]):
    """Adds the built client, the rulebook and, in a real wheel, the compiled engine."""

    def dependencies(self) -> list[str]:
        """What the build fetches first: nothing that is not needed."""
        need = []
        if build.client_is_stale() and not build.system_npm():
            need.append(build.NODE_WHEEL)
        if self.target_name == "wheel" and build.want_engine():
            need += build.MYPYC
        return need

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what this target lacks. `version` is "editable" for `pip install -e`."""
        build.build_client(Path(sysconfig.get_paths()["purelib"]))
        if self.target_name != "wheel" or version == "editable":
            return  # editable means edit: a compiled module would shadow its source
        for rules in build.rulebooks():
            at = f"touchline/rulebook/{rules.parent.name}/{rules.name}"
            build_data["force_include"][str(rules)] = at
        if build.want_engine():
            try:
                self._engine(build_data)
            except build.BuildFailed as e:
                if build.compile_wish() == "1":
                    raise
                print(f"The engine was not compiled; a pure wheel is made. {e}", file=sys.stderr)

    def _engine(self, build_data: dict[str, Any]) -> None:
        keep = Path(self.directory, ".engine")
        shutil.rmtree(keep, ignore_errors=True)
        for made in build.compile_engine(sys.executable, keep):
            build_data["force_include"][str(made)] = made.relative_to(keep).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
