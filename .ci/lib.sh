# Functions of the shell scripts here. A script that has called `fail` or `wrong` ends with 1, whatever it does after that.
set -uo pipefail
cd -P "$(dirname "${BASH_SOURCE[0]}")/.."
repository=$PWD
mkdir -p .build/steps
export LC_ALL=C.UTF-8
failures=0
# Where SwiftPM puts what it builds for this machine. `.build/debug` is a link to it that each build makes again.
debug_folder() { echo "$repository"/.build/*-linux-gnu/debug; }

# wrong TEXT: says that this step fails. The text begins with a place, or there is none.
wrong() {
  echo "failure: $*"
  failures=$((failures + 1))
}

# fail TEXT: the same at the line of the script that is under way.
fail() {
  local top=$((${#FUNCNAME[@]} - 1))
  if [ "${FUNCNAME[top]}" = main ]; then wrong ".ci/$(basename "${BASH_SOURCE[top]}"):${BASH_LINENO[top - 1]}: $*"; else wrong "$*"; fi
}

# A script that leaves something behind has a function clean_up.
clean_up() { :; }
trap 'status=$?; clean_up; [ "$failures" -eq 0 ] || exit 1; exit "$status"' EXIT
trap 'exit 143' TERM

# expect_exit CODE COMMAND...: fails if the command ends with another code.
expect_exit() {
  local wanted=$1 got
  shift
  "$@"
  got=$?
  [ "$got" -eq "$wanted" ] || fail "ended with $got, expected $wanted: $*"
}

# built NAME COMMAND...: runs a build whose output goes to .build/steps/NAME.output, and prints its errors or its last line.
built() {
  local log=.build/steps/$1.output
  shift
  if "$@" >"$log" 2>&1; then
    tail -1 "$log"
  else
    grep 'error:' "$log" | sort -u | head -40
    tail -5 "$log"
    return 1
  fi
}

# forget_plan: removes the build plan and the resources of a package, wherever the script is by then. Packages share the folder .build: SwiftPM would take a plan
# that was kept for the next package's, and the apps of the next package's tests would find the images of this one.
forget_plan() {
  rm -f "$repository"/.build/*.yaml "$(debug_folder)/description.json"
  rm -rf "$(debug_folder)"/*.resources
}
