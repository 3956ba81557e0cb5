"""Runs steps on two cores, keeps a log of each, and ends with a summary that names each failure.

`.ci/run` and `.ci/deep` are two tables of steps; this file runs the steps of either.
"""

import collections
import dataclasses
import os
import pathlib
import queue
import re
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/steps"
CORES = 2
# A summary has at most this many lines, so that the end of a log shows all of it.
SUMMARY_LINES = 20


@dataclasses.dataclass(frozen=True)
class Step:
    """One check, with the command that runs it."""

    name: str
    # What the step checks, in one line.
    checks: str
    # The text of a shell script, run by bash in the root of the repository.
    command: str
    # The steps that must pass first.
    needs: tuple = ()
    # The steps that this one waits for if they run too, whether they pass or not.
    after: tuple = ()
    # How many cores the step keeps busy. A build counts as one, because other steps fit into its gaps.
    cores: int = 1
    # The build folder that the step locks, if any: one step at a time uses a folder.
    folder: str = ""
    # After this many minutes the step hangs. The limit judges no speed: a step that hangs must be named before the whole run is ended.
    minutes: int = 30
    # The command that repeats the step alone.
    repeat: str = ""


@dataclasses.dataclass
class Result:
    """How a step ended."""

    step: Step
    # "passed", "failed" or "not run".
    outcome: str
    seconds: float = 0
    processor: float = 0
    # Why the step failed, in one line.
    reason: str = ""


class Running:
    """A step that runs, in a process group of its own."""

    def __init__(self, step, ended):
        self.step = step
        self.log = LOGS / f"{step.name}.log"
        self.start = time.monotonic()
        self.is_over_limit = False
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                ["bash", "-c", "source .ci/lib.sh\n" + step.command], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        threading.Thread(target=self.wait, args=(ended,), daemon=True).start()

    def wait(self, ended):
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        ended.put((self, self.process.returncode, usage.ru_utime + usage.ru_stime))

    def stop(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def run(steps):
    """Runs the steps, two at a time where they allow it, and returns the results in the order in which the steps ended."""
    LOGS.mkdir(parents=True, exist_ok=True)
    waiting, running, results, ended = list(steps), [], {}, queue.Queue()
    names = {step.name for step in steps}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        while waiting or running:
            for step in list(waiting):
                lacking = [name for name in step.needs if name in names and name in results and results[name].outcome != "passed"]
                if lacking:
                    waiting.remove(step)
                    results[step.name] = Result(step, "not run", reason=f"it needs {lacking[0]}, which did not pass")
                elif all(name in results for name in step.needs + step.after if name in names) and fits(step, running):
                    waiting.remove(step)
                    running.append(Running(step, ended))
                    print(f"== {step.name} starts: {step.checks}", flush=True)
            if not running:
                continue
            try:
                one, status, processor = ended.get(timeout=1)
            except queue.Empty:
                for one in running:
                    if time.monotonic() - one.start > one.step.minutes * 60 and not one.is_over_limit:
                        one.is_over_limit = True
                        one.stop()
                continue
            running.remove(one)
            results[one.step.name] = result(one, status, processor)
            report(one, results[one.step.name])
    finally:
        for one in running:
            one.stop()
    return list(results.values())


def fits(step, running):
    is_free = not step.folder or all(step.folder != other.step.folder for other in running)
    return is_free and sum(other.step.cores for other in running) + step.cores <= CORES


def result(one, status, processor):
    seconds = time.monotonic() - one.start
    if one.is_over_limit:
        return Result(one.step, "failed", seconds, processor, f"It hung, and was ended after {one.step.minutes} minutes.")
    if status == 0:
        return Result(one.step, "passed", seconds, processor)
    return Result(one.step, "failed", seconds, processor, first_error(one.log.read_text(encoding="utf-8", errors="replace")) or f"It ended with {status}.")


def report(one, result):
    """Prints what the step printed: all of it if it passed, because steps are brief then, and otherwise the lines that matter, and the end."""
    lines = one.log.read_text(encoding="utf-8", errors="replace").splitlines()
    if result.outcome == "failed":
        telling = [line for line in lines[:-60] if TELLING.search(line)][:40]
        lines = telling + lines[-60:]
    print("\n".join([f"-- {one.step.name}:"] + [line[:700] for line in lines[-120:]]))
    print(f"-- {one.step.name} {result.outcome} in {result.seconds:.0f} s, {result.processor:.0f} s of processor time", flush=True)


# A step's own script says "failure: " before the reason why it fails.
VERDICT = re.compile(r"^failure: ")
TELLING = re.compile(r"^failure: |error:|: warning: |✘|Fatal error|Program crashed|WARNING: ThreadSanitizer|ERROR: AddressSanitizer|validity error")
PLACE = re.compile(r"(?P<file>[^\s:“”'\"(]+\.[A-Za-z]+):(?P<line>\d+)")


def first_error(text):
    """The first error of a log with its file and line, or without them if no error has them; nothing if no line looks like an error."""
    lines = text.splitlines()
    verdict = next((line for line in lines if VERDICT.search(line)), None)
    if verdict:
        return in_repository(VERDICT.sub("", verdict))
    telling = [number for number, line in enumerate(lines) if TELLING.search(line)]
    for number in telling:
        if PLACE.search(lines[number]):
            return in_repository(lines[number])
        # What a sanitizer or a crash says has its place in one of the frames below.
        if re.search(r"Sanitizer|Fatal error|Program crashed", lines[number]):
            frame = next((match for line in lines[number + 1:number + 80] for match in [PLACE.search(line)] if match and is_ours(match["file"])), None)
            if frame:
                return in_repository(f"{frame['file']}:{frame['line']}: {lines[number].strip(' =')}")
    if telling:
        return lines[telling[0]].strip()
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


def is_ours(file):
    path = (ROOT / file).resolve()
    return path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / ".build") and path.exists()


def in_repository(line):
    """The line with the path of its file from the root of the repository on. A test library may give the file's name alone."""
    match = PLACE.search(line)
    if not match:
        return line.strip()
    file = match["file"]
    if "/" not in file and not (ROOT / file).exists():
        found = subprocess.run(["git", "ls-files", f"*/{file}"], cwd=ROOT, capture_output=True, text=True).stdout.split()
        if len(found) == 1:
            line = line[:match.start()] + found[0] + line[match.end("file"):]
    return line.replace(f"{ROOT}/", "").strip()


def summary(results, closing=()):
    """The last lines: the times, what the runners of tests said at their end, then each failure with its place and the command that repeats it."""
    print("\nTime for each step, and the processor's time:")
    for one in results:
        print(f"{one.seconds:6.0f} s {one.processor:6.0f} s  {one.step.name}" + ("" if one.outcome == "passed" else f" ({one.outcome})"))
    count = collections.Counter(one.outcome for one in results)
    print("\n".join(["", *closing]))
    failed = [one for one in results if one.outcome == "failed"]
    left = [one for one in results if one.outcome == "not run"]
    lines = []
    # With many failures each has one line, and with more than fit the last line says how many are left out.
    room = SUMMARY_LINES - 2 - bool(left)
    is_short = 2 * len(failed) > room
    for one in failed:
        lines.append(f"{one.step.name}: {one.reason}"[:400])
        if not is_short:
            lines.append(f"    repeat: {one.step.repeat}")
    if len(lines) > room - 1 and is_short:
        lines = lines[:room - 2] + [f"and {len(failed) - room + 2} more: {', '.join(one.step.name for one in failed[room - 2:])}"[:400]]
    if is_short:
        lines.append("repeat: " + "; ".join(dict.fromkeys(one.step.repeat for one in failed))[:2000])
    if left:
        lines.append("Not run: " + ", ".join(f"{one.step.name} ({one.reason})" for one in left)[:2000])
    lines.append(f"{count['passed']} steps passed, {count['failed']} failed, {count['not run']} did not run.")
    print("\n".join(lines), flush=True)
    return 0 if count["passed"] == len(results) else 1


def with_needs(names, table):
    """The named steps and what they need, in the order of the table."""
    wanted, new = set(), list(names)
    while new:
        name = new.pop()
        if name not in wanted:
            wanted.add(name)
            new += table[name].needs
    return [step for step in table.values() if step.name in wanted]


def listing(steps):
    width = max(len(step.name) for step in steps)
    return "\n".join(f"{step.name.ljust(width)}  {step.checks}" for step in steps)


def refuse(problem, steps):
    """Ends with 2, and the list of what there is."""
    print(f"{problem}\n{listing(steps)}", file=sys.stderr)
    sys.exit(2)
