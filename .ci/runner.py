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
# A summary has at most this many lines, so the end of a log shows all of it.
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
    # The build folder that the step writes, if any: no other step uses the folder at the same time.
    folder: str = ""
    # The build folder that the step only reads, as others may at the same time.
    reads: str = ""
    # The minutes after which the step is ended as hung. They judge no speed: a step that hangs must be named before the whole run is ended.
    minutes: float = 20
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
        """Ends every process of the step's session: first politely, because scripts put back what they changed."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            for process in processes_of_session(self.process.pid):
                try:
                    os.kill(process, number)
                except ProcessLookupError:
                    pass
            for _ in range(50):
                if not processes_of_session(self.process.pid):
                    return
                time.sleep(0.1)

    def last_words(self):
        """The last line that the step wrote: with a run of tests, the test that hangs."""
        for log in (LOGS / f"{self.step.name}.output", self.log):
            lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines() if log.exists() else []
            started = [line for line in lines if " started" in line] or lines
            if started:
                return f" Its last words: {started[-1].strip()}"
        return ""


def processes_of_session(session):
    found = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name, in parentheses, may have spaces; after it come the state, the parent, the group and the session.
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def run(steps):
    """Runs the steps, two at a time where they allow it, and returns the results in the order in which the steps ended."""
    LOGS.mkdir(parents=True, exist_ok=True)
    waiting, running, results, ended = list(steps), [], {}, queue.Queue()
    names = {step.name for step in steps}
    unknown = {name for step in steps for name in step.needs if name not in names}
    if unknown:
        raise ValueError(f"steps need what doesn't run: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        while waiting or running:
            before = list(waiting)
            for step in list(waiting):
                failed_needs = [name for name in step.needs if name in results and results[name].outcome != "passed"]
                if failed_needs:
                    waiting.remove(step)
                    results[step.name] = Result(step, "not run", reason=f"it needs {failed_needs[0]}, which did not pass")
                elif all(name in results for name in step.needs + step.after if name in names) and fits(step, running):
                    waiting.remove(step)
                    running.append(Running(step, ended))
                    print(f"== {step.name} starts: {step.checks}", flush=True)
            if not running:
                if waiting and waiting == before:
                    raise ValueError(f"no step can start: {', '.join(step.name for step in waiting)}")
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
    except (KeyboardInterrupt, SystemExit):
        for one in running:
            results[one.step.name] = Result(one.step, "failed", time.monotonic() - one.start, reason=f"The run was ended while it ran.{one.last_words()}")
        results.update({step.name: Result(step, "not run", reason="the run was ended") for step in waiting})
    finally:
        for one in running:
            one.stop()
    return list(results.values())


def fits(step, running):
    used = {other.step.folder for other in running} | ({other.step.reads for other in running} if step.folder else set())
    return (step.folder or step.reads or None) not in used and sum(other.step.cores for other in running) + step.cores <= CORES


def result(one, status, processor):
    seconds = time.monotonic() - one.start
    if one.is_over_limit:
        return Result(one.step, "failed", seconds, processor, f"It hung, and was ended after {one.step.minutes} minutes.{one.last_words()}")
    if status == 0:
        return Result(one.step, "passed", seconds, processor)
    return Result(one.step, "failed", seconds, processor, first_error(one.log.read_text(encoding="utf-8", errors="replace")) or f"It ended with {status}.")


def report(one, result):
    """Prints what the step printed: all of it if it passed, because steps are brief then, and otherwise the lines that matter, and the end."""
    lines = one.log.read_text(encoding="utf-8", errors="replace").splitlines()
    if result.outcome == "failed":
        lines = [line for line in lines[:-60] if NOTABLE.search(line)][:40] + lines[-60:]
    print("\n".join([f"-- {one.step.name}:"] + [line[:700] for line in lines[-120:]]))
    print(f"-- {one.step.name} {result.outcome} in {result.seconds:.0f} s, {result.processor:.0f} s of processor time", flush=True)


# What a log's line of an error looks like. A step's own script says "failure: " before the reason why it fails.
NOTABLE = re.compile(r"^failure: |error:|Error: |✘|✗|Fatal error|Program crashed|WARNING: ThreadSanitizer|ERROR: AddressSanitizer|validity error")
PLACE = re.compile(r"(?P<file>[^\s:“”'\"(]+\.[A-Za-z]+):(?P<line>\d+)")


def first_error(text):
    """The first error of a log that has a file and a line, or the first error, or the last line."""
    lines = text.splitlines()
    notable = [number for number, line in enumerate(lines) if NOTABLE.search(line)]
    for number in notable:
        line = lines[number]
        if line.startswith("failure: "):
            return in_repository(line.removeprefix("failure: "))
        if PLACE.search(line):
            return in_repository(line)
        # The place of what a sanitizer or a crash says is in one of the frames below.
        if re.search(r"Sanitizer|Fatal error|Program crashed", line):
            frame = next((match for line in lines[number + 1:number + 80] for match in [PLACE.search(line)] if match and is_ours(match["file"])), None)
            if frame:
                return in_repository(f"{frame['file']}:{frame['line']}: {line.strip(' =')}")
    if notable:
        return lines[notable[0]].strip()
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


def is_ours(file):
    path = (ROOT / file).resolve()
    return path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / ".build") and path.exists()


def in_repository(line):
    """The line with the path of its file from the root of the repository on. A test library may give the file's name alone, or the name with the module's."""
    match = PLACE.search(line)
    if not match:
        return line.strip()
    file = match["file"]
    if not (ROOT / file).exists():
        found = subprocess.run(["git", "ls-files", f"*/{pathlib.Path(file).name}"], cwd=ROOT, capture_output=True, text=True).stdout.split()
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
    logs = [LOGS / f"{one.step.name}.log" for one in results if one.outcome == "passed"]
    unchecked = [line for log in logs for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.startswith("not checked: ")]
    failed = [one for one in results if one.outcome == "failed"]
    left = [one for one in results if one.outcome == "not run"]
    lines = []
    # With many failures each has one line, and with more than fit the last line says how many are left out.
    room = SUMMARY_LINES - 2 - bool(left) - bool(unchecked)
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
    if unchecked:
        lines.append("Not checked: " + "; ".join(line.removeprefix("not checked: ") for line in unchecked)[:2000])
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
