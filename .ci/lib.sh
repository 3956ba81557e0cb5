# Functions of the shell scripts here. A script that has called `fail` ends with 1, whatever it does after that.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p .build
failures=0

# fail TEXT: says that this step fails, and at which line of which script.
fail() {
  echo "failure: .ci/$(basename "${BASH_SOURCE[1]:-steps.py}"):${BASH_LINENO[0]}: $*"
  failures=$((failures + 1))
}

# wrong TEXT: the same for a text that begins with a place of its own.
wrong() {
  echo "failure: $*"
  failures=$((failures + 1))
}

# A script that leaves something behind has a function clean_up.
clean_up() { :; }
trap 'status=$?; clean_up; [ "$failures" -eq 0 ] || exit 1; exit "$status"' EXIT

# expect_exit CODE COMMAND...: fails if the command ends with another code.
expect_exit() {
  local wanted=$1 got
  shift
  "$@"
  got=$?
  [ "$got" -eq "$wanted" ] || fail "ended with $got, expected $wanted: $*"
}
