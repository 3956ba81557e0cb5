#!/usr/bin/env python3
"""The steps of `.ci/run` and the parts of `.ci/deep`.

steps.py run [--list] [--deep PART] [STEP...]   all steps and one part, or the named steps and what they need
steps.py deep [--list] [PART...]                all parts, or the named ones and what they need
"""
import dataclasses
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import runner
from runner import Step

# The build folders. A step that writes one has it to itself.
BUILD, RELEASE = ".build", ".build/release-build"

LOAD = """
for _ in 1 2; do
  (while :; do :; done) &
  busy+=($!)
done
rm -rf .build/journals/busy
SCREENTEST_OUTPUT="$PWD/.build/journals/busy" .ci/tests load
status=$?
kill "${busy[@]}"
[ "$status" -eq 0 ] && python3 .ci/check-journal --same-tests .build/journals/first .build/journals/busy
"""

SEEDS = """
rm -rf .build/journals/seeded-again
SCREENTEST_SEED=1 SCREENTEST_OUTPUT="$PWD/.build/journals/seeded-again" .ci/tests seeds &&
  python3 .ci/check-journal --same-tests .build/journals/seeded .build/journals/seeded-again &&
  .build/debug/screentest demo --seeds "${SCREENTEST_CI_SEEDS:-20}"
"""

# The test targets whose tests run in one part of the release tests; the others' run in the other part, because all of them take a quarter of an hour to optimize.
VIEW_TESTS = [
    "CombineTests", "HeadlessDeviceTests", "HeadlessUITests", "HeadlessXCUITests", "NotInstagramTests", "ScreenModelTests", "SwiftDataMacrosTests", "SwiftUIMacrosTests",
    "SwiftUISwift5Tests", "SwiftUITests",
]
OTHER_TESTS = sorted(set(re.findall(r'\.testTarget\(\s*name: "(\w+)"', (runner.ROOT / "Package.swift").read_text(encoding="utf-8"))) - set(VIEW_TESTS))


def release_tests(name, targets):
    """The commands that build test targets in release, and run their tests."""
    options = f"-c release --scratch-path .build/{name}"
    return f"""
export SCREENTESTKIT_TEST_TARGETS="{' '.join(targets)}"
built {name}-build swift build --build-tests {options} -Xswiftc -enable-testing && .ci/tests {name} {options}
"""


PREVIEWS = """
rm -rf .build/previews
package=(--package-path Tests/Packages/SharedSource --scratch-path "$(.ci/other-package)")
clean_up() { forget_plan; }
built previews-build swift build --build-tests "${package[@]}" && .build/debug/screentest previews "${package[@]}" --output .build/previews || exit 1
# The views have ten previews, of both kinds.
pictures=$(find .build/previews -name '*.svg' | wc -l)
[ "$pictures" -eq 10 ] || fail "There are $pictures pictures of previews, and not 10."
find .build/previews -name '*.svg' -print0 | xargs -0 xmllint --noout && echo "$pictures pictures of previews."
"""

STEPS = [
    Step("build", "a clean debug build of everything", ".ci/build", folder=BUILD, minutes=30),
    Step("install", "the programs are there that other steps need", ".ci/install"),
    Step("format", "swift-format finds nothing in the sources and tests", "swift format lint --strict --recursive --parallel Package.swift Sources Tests"),
    Step("runner", "the runner of these steps names the first error of a log, and rejects unknown steps", ".ci/check-runner"),
    Step("commits", "commit subjects are short", ".ci/check-commits"),
    Step("c-sources", "the C sources have no warnings, also for arm64, and elsewhere than on Linux one error", ".ci/check-c-sources"),
    Step("links", "links, file names and commands in README and pages", ".ci/docs links"),
    Step("capabilities", "the tables of capabilities have every id that the project owes", ".ci/check-capabilities"),
    Step("warnings", "the build had no warnings about the sources and tests", ".ci/check-warnings", needs=("build",)),
    Step(
        "tests", "README's `swift test` in the plain order: every listed test runs and passes",
        'rm -rf .build/journals/first; SCREENTEST_OUTPUT="$PWD/.build/journals/first" .ci/tests tests', needs=("build",), reads=BUILD),
    Step(
        "tests-seeded", "the same tests in another order, at the same time",
        'rm -rf .build/journals/seeded; SCREENTEST_SEED=1 SCREENTEST_OUTPUT="$PWD/.build/journals/seeded" .ci/tests tests-seeded', needs=("build",), reads=BUILD),
    Step(
        "demo", "README's `swift run screentest demo`, and the demo that fails",
        "swift run screentest demo && expect_exit 1 swift run screentest demo --fail", needs=("build",), after=("tests", "tests-seeded"), folder=BUILD),
    Step("demo-output", "the demo's results don't depend on where it writes", ".ci/check-demo", needs=("build",), reads=BUILD),
    Step("journals", "every line of every journal is an event", "python3 .ci/check-journal .build/screentest/*.jsonl .build/journals/first/*.jsonl", needs=("tests", "demo")),
    Step(
        "same-journal", "the demo writes the same journal twice",
        """rm -rf .build/same-journal
        for run in first second; do .build/debug/screentest demo --output ".build/same-journal/$run" >/dev/null || exit 1; done
        python3 .ci/check-journal --same .build/same-journal/first/*.jsonl .build/same-journal/second/*.jsonl""", needs=("build",), reads=BUILD),
    Step(
        "pictures", "every picture is well-formed",
        """find .build/screentest .build/journals/first -name '*.svg' -print0 | xargs -0 xmllint --noout &&
        echo "$(find .build/screentest .build/journals/first -name '*.svg' | wc -l) pictures are well-formed." """, needs=("install", "tests", "demo")),
    Step("reports", "schemas, two readers of JUnit and a parser of Gherkin accept the reports", ".ci/check-reports", needs=("install", "build"), reads=BUILD),
    Step("examples", "README and pages show what the demo prints", ".ci/docs examples", needs=("build",), reads=BUILD),
    Step("compile-errors", "the compiler says what the page about compile errors says", ".ci/compile-errors", needs=("build",), reads=BUILD),
    Step("interfaces", "a newer compiler gets warnings about the toolchain's interfaces, and each interface can be left out", ".ci/interfaces", needs=("build",), reads=BUILD),
    Step("type-checking", "long bodies of views are type-checked quickly", ".ci/type-checking", needs=("build",), reads=BUILD),
    Step("shared-source", "an app and its tests as a team has them", ".ci/shared-source", needs=("build",), folder=BUILD),
    Step("iphone-sources", "sources that ask for their platform are compiled as for an iPhone", ".ci/iphone-sources", needs=("build",), folder=BUILD),
    Step("plain-suite", "a team's own UI tests, which import XCTest alone", ".ci/package-tests PlainSuite", needs=("build",), folder=BUILD),
    Step("model-suite", "a team's app with SwiftData, and its UI tests", ".ci/package-tests ModelSuite", needs=("build",), folder=BUILD),
    Step("old-suite", "a suite in the old manner, in the Swift 5 mode", ".ci/package-tests OldSuite", needs=("build",), folder=BUILD),
    Step("misbehaving-suite", "`screentest test` names tests that crash, hang, exit or fail once", ".ci/screentest-test", needs=("build",), folder=BUILD),
    Step("drive", "`screentest drive` with the example app and two packages, in both ways: the saved scenarios pass, and a killed session comes back", ".ci/drive", needs=("build",), folder=BUILD),
    Step("doctor", "`screentest doctor` finds that each category works, and names what doesn't", ".ci/doctor", needs=("build",), reads=BUILD),
    Step("readme-snippets", "every snippet of TABTestKit's README compiles and runs", ".ci/readme-snippets", needs=("build",), folder=BUILD),
    Step("templates", "every template and new packages, plain and with SwiftData, build and run", ".ci/templates", needs=("build", "install"), folder=BUILD),
    Step(
        "release-build", "a release build of the benchmarks",
        f"built release-build swift build -c release --scratch-path {RELEASE} --product screentest-benchmarks", folder=RELEASE, after=("tests", "tests-seeded"), minutes=30),
    Step("quick-benchmarks", "a short run of the benchmarks: how costs grow, and ratios within the run", ".ci/check-benchmarks --quick", needs=("build", "release-build"), cores=2, reads=BUILD),
]

PARTS = [
    Step("load", "the suite writes the same journals while the machine is busy", LOAD, needs=("build", "tests"), cores=2, reads=BUILD),
    Step("seeds", "the suite and the demo write the same journals twice under a seed", SEEDS, needs=("build", "tests-seeded"), reads=BUILD),
    Step("thread-sanitizer", "VirtualTime, ScenarioKit, HeadlessNetwork, Combine and the parallel suites have no data race", ".ci/sanitizer thread", minutes=30),
    Step("address-sanitizer", "the C targets, VirtualTime, ScreenModel, ScenarioKit and HeadlessUI stay within their memory", ".ci/sanitizer address", minutes=30),
    Step("parallel", "README's `swift test --parallel`", ".ci/tests parallel --parallel", needs=("build",), reads=BUILD),
    Step("release-tests", "the tests of the test side pass in a release build", release_tests("release-tests", OTHER_TESTS), minutes=30),
    Step("release-tests-views", "the tests of the app side pass in a release build", release_tests("release-tests-views", VIEW_TESTS), minutes=30),
    Step("browser", "the HTML report works in a browser, in both themes, wide, medium and narrow", ".ci/check-html", needs=("install", "build"), reads=BUILD),
    Step("documentation", "docc builds every catalog without warnings, and the pages that a test writes are up to date", ".ci/docs catalogs", needs=("build",), reads=BUILD),
    Step("dynamic-product", "a product that is linked dynamically refuses its tests, and says why", ".ci/dynamic-product", needs=("build",), reads=BUILD),
    Step(
        "static-executable", "a program with a static standard library runs, and refuses its tests with the reason", ".ci/static-executable", needs=("build",), reads=BUILD),
    Step("benchmarks", "the whole run of the benchmarks", ".ci/check-benchmarks", needs=("release-build",), cores=2),
    # It leaves no build plan, and two parts that read one at the same time would make it twice.
    Step("previews", "every preview of an app gets a picture", PREVIEWS, needs=("install", "build"), folder=BUILD),
]


def table():
    """Every step by its name, with the command that repeats it."""
    repeated = [dataclasses.replace(step, repeat=f".ci/run {step.name}") for step in STEPS] + [dataclasses.replace(step, repeat=f".ci/deep {step.name}") for step in PARTS]
    return {step.name: step for step in repeated}


def part_of_commit():
    """The part of .ci/deep that goes with this commit: each commit's hash chooses one."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=runner.ROOT, capture_output=True, text=True).stdout.strip()
    if not commit:
        sys.exit("There is no commit here, which chooses the part of .ci/deep: name it with --deep PART.")
    part = PARTS[int(commit, 16) % len(PARTS)]
    print(f"Commit {commit[:8]} chooses the part “{part.name}” of .ci/deep.", flush=True)
    return part.name


def closing_lines(results):
    """What the runners of tests said at their end, because the end of the log is often all that is read."""
    ran = [one.step.name for one in results if one.step.name.startswith("tests") and one.outcome != "not run"]
    logs = {name: (runner.LOGS / f"{name}.log").read_text(encoding="utf-8", errors="replace") for name in ran}
    return list(dict.fromkeys(f"{name}: {line.strip()}" for name, log in logs.items() for line in log.splitlines() if "Executed " in line or "Test run with" in line))


def main():
    kind, *words = sys.argv[1:]
    own, steps = (STEPS, table()) if kind == "run" else (PARTS, table())
    if words == ["--list"]:
        print(runner.listing(own))
        return 0
    part = None
    if kind == "run" and words[:1] == ["--deep"]:
        if words[1:2] == [] or words[1] not in [one.name for one in PARTS]:
            runner.refuse(f"--deep wants a part of .ci/deep{', not “' + words[1] + '”' if words[1:] else ''}. The parts are:", PARTS)
        part, words = words[1], words[2:]
    for word in words:
        if word not in [one.name for one in own]:
            runner.refuse(f"There is no {'step' if kind == 'run' else 'part'} “{word}”. There are:", own)
    if not words:
        words = [one.name for one in own]
        if kind == "run":
            part = part or part_of_commit()
    chosen = runner.with_needs(words + ([part] if part else []), steps)
    # The part comes last: what everybody waits for is known by then.
    chosen = [dataclasses.replace(one, after=tuple(words)) if one.name == part else one for one in chosen]
    results = runner.run(chosen)
    return runner.summary(results, closing_lines(results))


if __name__ == "__main__":
    sys.exit(main())
