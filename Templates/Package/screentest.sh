# shellcheck shell=sh
# The shell function `screentest` runs commands in this package's container. In bash or zsh: source screentest.sh
#
#   screentest                       runs: swift test
#   screentest swift test --filter A runs the swift command
#   screentest test --retries 1      runs any other arguments as: swift run screentest test --retries 1

screentest() (
  here=$(pwd -P)
  package=$here
  until [ -f "$package/compose.yaml" ] && [ -f "$package/screentest.sh" ]; do
    if [ -z "$package" ]; then
      echo "screentest: $here isn't in a package with the files compose.yaml and screentest.sh." >&2
      exit 2
    fi
    package=${package%/*}
  done

  engine=
  for candidate in docker podman container; do
    if "$candidate" compose version >/dev/null 2>&1 </dev/null; then
      engine=$candidate
      break
    fi
  done
  if [ -z "$engine" ]; then
    echo "screentest: Install a container engine that has compose, such as Docker Desktop, OrbStack or Podman." >&2
    exit 127
  fi

  if [ $# -eq 0 ]; then set -- swift test; fi
  if [ "$1" != swift ]; then set -- swift run screentest "$@"; fi
  set -- tests "$@"
  # Input or output that isn't a terminal stays as it is.
  if ! [ -t 0 ] || ! [ -t 1 ]; then set -- -T "$@"; fi

  # The name of the project has the path, because a build folder can't be used at another path.
  project=screentest-$(printf %s "$package" | cksum | tr ' ' -)
  # Otherwise the engine creates the folder, and on Linux it belongs to root.
  mkdir -p "$package/.build/screentest" || exit
  # Engines take the variable PWD from the environment or from the current folder.
  cd "$package" >/dev/null || exit
  exec env "PWD=$package" "COMPOSE_PROJECT_NAME=$project" "$engine" compose --file "$package/compose.yaml" run --rm --workdir "$here" "$@"
)
